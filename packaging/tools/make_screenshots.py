"""Make the pictures of the documents from the real window and the real sheets, without a screen.

    python packaging/tools/make_screenshots.py [FOLDER] [--only NAME ...] [--language CODE ...]

FOLDER is that of the documents, by default ``docs``: the pictures go to ``images/`` there, those of the
guide's first pages, in each language, to ``guide/<language>/images/``. The games are fixed ones that the
engine has played, and time, date and chance are fixed too: a new picture differs from the old one only where
the program does.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path as FilePath
from random import Random
from time import monotonic
from unittest.mock import patch

ROOT = FilePath(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import msgspec  # noqa: E402 - the path and the platform come first
from PySide6.QtCore import QEventLoop, QPoint, QRect, Qt, QTimer  # noqa: E402
from PySide6.QtGui import QImage  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QVBoxLayout, QWidget  # noqa: E402

from shogi_desktop.analysis.coaching import warning_for  # noqa: E402
from shogi_desktop.analysis.judged import judged_moves  # noqa: E402
from shogi_desktop.app.analysis.engines import AnalysisEngine  # noqa: E402
from shogi_desktop.app.analysis.game_analysis import Effort  # noqa: E402
from shogi_desktop.app.board.changes import Change  # noqa: E402
from shogi_desktop.app.engines.declared import declared, first_profiles  # noqa: E402
from shogi_desktop.app.engines.registry import RegisteredEngine  # noqa: E402
from shogi_desktop.app.match.contestants import Contestant  # noqa: E402
from shogi_desktop.app.match.game import Live  # noqa: E402
from shogi_desktop.app.match.results import GameLine, Used  # noqa: E402
from shogi_desktop.app.match.runner import Running  # noqa: E402
from shogi_desktop.app.match.settings import MatchSettings  # noqa: E402
from shogi_desktop.app.match.standings import Standings  # noqa: E402
from shogi_desktop.app.match.tournament import Tournament  # noqa: E402
from shogi_desktop.app.players.player import Clocks, Course, Person, Player  # noqa: E402
from shogi_desktop.app.printing.sheets import diagrams_sheet, kifu_options, score_sheet  # noqa: E402
from shogi_desktop.app.records.position_editor import Draft  # noqa: E402
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, PersonSetup, PlayerSetup, TimeSetup  # noqa: E402
from shogi_desktop.app.settings.piece_sets import offered_sets  # noqa: E402
from shogi_desktop.app.settings.print_choices import PrintChoices  # noqa: E402
from shogi_desktop.app.system.game_time import GameTime  # noqa: E402
from shogi_desktop.app.system.i18n import LANGUAGES  # noqa: E402
from shogi_desktop.app.system.paths import AppPaths  # noqa: E402
from shogi_desktop.app.words.games import computer_name  # noqa: E402
from shogi_desktop.books import BookMove, BookPosition, board_of  # noqa: E402
from shogi_desktop.csa.moves import MoveLine, spelt  # noqa: E402
from shogi_desktop.csa.summary import GameSummary  # noqa: E402
from shogi_desktop.csa.times import TimeRule  # noqa: E402
from shogi_desktop.game import (  # noqa: E402
    Annotations,
    Arrow,
    Circle,
    Evaluation,
    Glyph,
    MarkColor,
    Outcome,
    Path,
    Reason,
    Record,
    Session,
    join_comment,
)
from shogi_desktop.gui.analysis.game_dialog import GameAnalysisDialog  # noqa: E402
from shogi_desktop.gui.board import OnBoard, Spot  # noqa: E402
from shogi_desktop.gui.explorer.book_dialog import BookDialog  # noqa: E402
from shogi_desktop.gui.explorer.faces import HeadFace  # noqa: E402
from shogi_desktop.gui.records import saving as file_saving  # noqa: E402
from shogi_desktop.gui.records.ask_save import AskSaveDialog  # noqa: E402
from shogi_desktop.gui.results import notes as result_notes  # noqa: E402
from shogi_desktop.gui.settings.dialog import Page  # noqa: E402
from shogi_desktop.gui.shell.shell import Outside  # noqa: E402
from shogi_desktop.gui.widgets.face_list import Role  # noqa: E402
from shogi_desktop.gui.widgets.piece_set_choice import PieceStrip  # noqa: E402
from shogi_desktop.gui.window.application import make_application  # noqa: E402
from shogi_desktop.gui.window.main_window import MainWindow  # noqa: E402
from shogi_desktop.notation import MoveStyle, kif  # noqa: E402
from shogi_desktop.paint.faces import PIECE_SETS, PieceSet  # noqa: E402
from shogi_desktop.paint.page import PageSetup, Paper, Sheet, lay_out, page_image, page_number  # noqa: E402
from shogi_desktop.paint.sheet import KifuOptions, KifuSheet  # noqa: E402
from shogi_desktop.paint.theme import LIGHT  # noqa: E402
from shogi_desktop.rules import (  # noqa: E402
    OKISAKI,
    STANDARD,
    Color,
    Position,
    parse_square,
    parse_usi_move,
    variant_by_id,
)
from shogi_desktop.usi.command import EngineCommand  # noqa: E402
from shogi_desktop.usi.messages import (  # noqa: E402
    ButtonOption,
    CheckOption,
    ComboOption,
    FilenameOption,
    SpinOption,
)
from tests.support.work import at_work  # noqa: E402

SIZE = (1280, 800)
GUIDE_SIZE = (1120, 720)
EXPLORED_GAMES = 160
EXPLORED_LINES = (
    "7g7f 3c3d 2g2f",
    "7g7f 8c8d 2g2f",
    "2g2f 3c3d 7g7f",
    "2g2f 8c8d 2f2e",
    "7g7f 4a3b 2g2f",
    "7g7f 5c5d 2g2f",
    "5g5f 3c3d 2h5h",
)
EXPLORED_WEIGHTS = (60, 34, 22, 20, 5, 4, 3)
GUIDE_QUALITY = 66
GUIDE_NAMES = {"en": ("Aiko", "Ben"), "ja": ("愛子", "勉"), "cs": ("Jana", "Petr"), "pt": ("Ana", "Rui")}
GUIDE_STUDY = {
    "en": ("Club evening", "*The side pawn.* The rook is driven away:", "the bishop comes out, compare #12"),
    "ja": ("例会", "*横歩取り*　飛車が追われます。", "角が出る手があります（12手目と比べる）。"),
    "cs": ("Klubový večer", "*Boční pěšec.* Věž musí pryč:", "vychází střelec, srovnej #12"),
    "pt": ("Noite do clube", "*O peão lateral.* A torre é expulsa:", "o bispo sai, compare #12"),
}
"""The event and the comment of the record that is studied."""
HOME_GAMES = "~/Documents/Shogi Desktop"
LONGEST_S = 60.0
BETWEEN_LOOKS_MS = 20
INK = 90
INK_SHARE = 0.003
"""How light ink is at most, of 255, and how much of a preview it is at least."""
EVALUATED_GAMES = 36
"""Games of which the statistics tell."""
TODAY = datetime(2026, 11, 21, 18, 30)  # noqa: DTZ001 - local time, as a player reads it
STANDARD_GAME = (
    "5i6h 9c9d 7g7f 3c3d 3i4h 8c8d 6h7h 2b8h+ 7i8h 6c6d B*5e 3a2b 8i7g 2a3c 5e6d 7a6b 5g5f 4a3b 4h5g 5a4b "
    "7g6e B*1b 4i5h 9a9b 5h5i 3c4e 5g4f 4c4d 4f4e 6a5b 4e4d 5b6c N*7d 2c2d 6d5c+ 4b4a 7d8b+ 6b5c 6e5c 4a4b "
    "R*4a 4b5b 4a6a+ 5b4b 5c4a+"
)
OKISAKI_GAME = (
    "8h8g 9b5b 6j9g 5a6b 9g9c 6b8b 9c9f 8b9b 9f6c 6a5a 6c7c 9b6b 7c9a 1c1d 9a10a 6b6h 7j6i P*6a 6i6h 5b9b "
    "N*6c 5a5b 6c7a 5b4b 7a9b+ 3c3d 10a8a 8c8d Q*7b 6a6b 7b6b 4a5b R*4a 4b3b 6b5b 3a4b 4a2a+"
)
HANDICAP_GAME = (
    "7a6b 7g7f 6a5b 3i4h 5a4b 5i6h 3c3d 6h7h 1c1d 4i5h 4a3b 6i6h 9c9d 1g1f 9d9e 2g2f 2b8h+ 7i8h "
    "5c5d B*6a 8a9c 6a8c+ B*5e 8c8d 3a2b 8d9e"
)
REVIEW_NODES = 100_000
STANDARD_SCORES = (
    *(-32, 120, 41, 123, -33, -16, 71, 221, 210, 266, 159, 205, -36, 183, 91, 119, 39, 131, 187, 286),
    *(127, 604, 351, 579, 456),
    *(602, 595, 1288, 1256, 1760, 1468, 1484, 1145, 3452, 3423, 4885, 4950, 5093, 4952),
)
"""What the program's engine says of its positions, and, below, of the one after twenty moves."""
ENGINE_LINES = (
    (140, "3g3f B*4e 2h3h 8d8e 2g2f 6b6c"),
    (134, "2g2f 6b6c 6d4f 6c5d 2f2e 8d8e"),
    (79, "5g6f B*4e 6f5g 4e5d 7f7e 8d8e"),
)
SCRIPTED_ENGINE = f"""
import sys
LINES = {ENGINE_LINES!r}
for line in sys.stdin:
    word = line.split()[0]
    if word == "usi":
        print("id name Shogi Desktop Engine")
        print("option name MultiPV type spin default 1 min 1 max 9")
        print("usiok")
    elif word == "isready":
        print("readyok")
    elif word == "go":
        for number, (score, pv) in enumerate(LINES, 1):
            head = f"info depth 15 multipv {{number}} nodes 601344 nps 412000"
            print(f"{{head}} score cp {{score}} pv {{pv}}")
    elif word == "stop":
        print("bestmove 3g3f")
    elif word == "quit":
        break
    sys.stdout.flush()
"""
PROBLEMS = (
    ("4n2k1/9/4p3P/8+B/9/9/9/9/9 b GL2rb3g4s3n3l16p 1", "G*3b 2a1a L*1b"),
    ("5k3/4p4/9/9/3+B5/9/9/9/9 b RGLrb3g4s4n3l17p 1", "R*6a 4a4b G*4c"),
    ("6sk1/4s2R1/7l1/7G1/9/9/9/9/9 b SNr2b3gs3n3l18p 1", "S*1b 2a2b 2d2c"),
    ("9/4s2k1/4p2R1/9/9/9/9/9/9 b 2GSr2b2g2s4n4l17p 1", "G*3c 2b1a 2c2b+"),
    ("6sk1/9/5+B2p/8N/9/9/9/9/9 b 2S2rb4gs3n4l17p 1", "S*2c 2a1a S*1b"),
    ("4p4/5klG1/3R4p/9/9/9/9/9/9 b Gr2b2g4s4n3l16p 1", "G*4c 4b4a 2b3b"),
)
"""Mates in three moves, found by chance and each with its only solution."""
COACHED_GAME = "7g7f 8c8d 2g2f 8d8e 8h3c+"
COACHED_REPLY = "2b3c 2f2e 8e8f"
PAGE_WIDTH = 820
SIDE_LINE = ("5e4f", "7a6b", "3g3f", "6b6c", "2i3g")
PROBLEM = "6snl/4+R1gk1/5pppp/9/7P1/7P1/9/9/9 b GS2b2g2s3n3l12p 1"
FOURTH_FILE_GAME = (
    "7g7f 8c8d 6g6f 3c3d 2h6h 7a6b 5i4h 5a4b 4h3h 4b3b 3h2h 5c5d 3i3h 6a5b 9g9f 9c9d 1g1f 1c1d 6i5h 6b5c"
)
ANAGUMA_GAME = (
    "7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 3i4h 8b4b 5i6h 5a6b 6h7h 6b7b 5g5f 7b8b 8h7g 9a9b 7h8h 8b9a "
    "9i9h 7a8b 8h9i 4a5a 7i8h 5a6b"
)
SIDE_PAWN_GAME = (
    "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c 3d3f 5a5b 5i5h 3a2b"
)
YAGURA_GAME = (
    "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 4i5h 4a3b 6i7h 6a5b 5i6i 5a4a 5g5f 5c5d 6g6f 7c7d "
    "8h7i 4b3c 5h6g 4c4d 7i6h 5b4c 6i7i 1c1d 7i8h 9c9d"
)
# Black, White, event, moves: people and tournaments that there are not.
LIBRARY_GAMES = (
    ("Aiko", "Ben", "Club evening", STANDARD_GAME),
    ("Chiyo", "Dan", "Club evening", FOURTH_FILE_GAME),
    ("青木", "石川", "第3期初夏杯", SIDE_PAWN_GAME),
    ("上田", "青木", "第3期初夏杯", YAGURA_GAME),
    ("Emi", "Aiko", "Teaching game", HANDICAP_GAME),
    ("石川", "江口", "第3期初夏杯", ANAGUMA_GAME),
    ("Dan", "Ben", "Okisaki day", OKISAKI_GAME),
    ("江口", "上田", "第2期初夏杯", FOURTH_FILE_GAME),
    ("Ben", "Chiyo", "Club evening", SIDE_PAWN_GAME),
    ("青木", "江口", "第2期初夏杯", STANDARD_GAME),
    ("Aiko", "Emi", "Okisaki day", OKISAKI_GAME),
    ("上田", "石川", "第2期初夏杯", YAGURA_GAME),
    ("Chiyo", "Aiko", "Teaching game", HANDICAP_GAME),
    ("Dan", "Emi", "Club evening", ANAGUMA_GAME),
)
SHOWN = 3
TIMES_S = (3, 7, 4, 12, 5, 9, 21, 6, 14, 8, 33, 11)


class FixedDate(datetime):
    """The date of every game and file."""

    @classmethod
    def now(cls, tz: object = None) -> FixedDate:
        """Always the same moment."""
        del tz
        return cls(*TODAY.timetuple()[:6])


class FixedTime:
    """The time by which games are played: it passes only where it is told to."""

    def __init__(self) -> None:
        self.ms = 0

    def awake(self) -> GameTime:
        """The same for a window."""
        return GameTime(lambda: self.ms, lambda: self.ms)


class Thinker(Player):
    """The computer as a picture needs it: it is there and thinks for ever."""

    def think(self, _course: Course, _clocks: Clocks | None) -> None:
        """Begin, and never answer."""
        self.is_thinking = True


def player(setup: PlayerSetup, _session: Session) -> Player:
    """A person, or a computer that thinks for ever."""
    return Person(setup.name) if isinstance(setup, PersonSetup) else Thinker()


@dataclass(frozen=True)
class Photographer:
    """The window, the time it goes by, and the folder its pictures go to."""

    application: QApplication
    window: MainWindow
    folder: FilePath
    games: FilePath
    time: FixedTime
    language: str = "en"
    webp: bool = False

    def take(self, name: str, widget: QWidget | None = None) -> None:
        """Save what the window, or a dialog of it, shows."""
        self.settle()
        picture = (widget or self.window).grab()
        if self.webp:
            picture.save(str(self.folder / f"{name}.webp"), quality=GUIDE_QUALITY)
        else:
            picture.save(str(self.folder / f"{name}.png"))

    def take_part(self, name: str, widget: QWidget) -> None:
        """Save a part of the window, with what is below it."""
        self.settle()
        picture = self.window.grab(QRect(widget.mapTo(self.window, QPoint()), widget.size()))
        picture.save(str(self.folder / f"{name}.webp"), quality=GUIDE_QUALITY)

    def keep(self, name: str, widget: QWidget | None) -> None:
        """Save one widget as a component."""
        assert widget is not None
        self.settle()
        (self.folder / "components").mkdir(exist_ok=True)
        top = widget.window()
        picture = top.grab(QRect(widget.mapTo(top, QPoint()), widget.size()))
        picture.save(str(self.folder / "components" / f"{name}.webp"), quality=GUIDE_QUALITY)

    def settle(self) -> None:
        """Let the window draw everything, motions finished."""
        self.window.play_page.scene.finish_animation()
        for _ in range(5):
            self.application.processEvents()
        # Twice: what has been done in a thread comes with an event, and may ask for more.
        for _ in range(2):
            self.wait(lambda: not at_work(self.windows()))
            self.application.processEvents()

    def windows(self) -> list[QWidget]:
        """The windows that are open."""
        return [widget for widget in self.application.topLevelWidgets() if widget.isVisible()]

    def wait(self, until: Callable[[], bool]) -> None:
        """Let the window's helpers work until something holds. :raises TimeoutError: it never does."""
        deadline = monotonic() + LONGEST_S
        while not until():
            if monotonic() > deadline:
                raise TimeoutError(f"{self.language}: a picture is not ready after {LONGEST_S:.0f} s")
            loop = QEventLoop()
            QTimer.singleShot(BETWEEN_LOOKS_MS, loop.quit)
            loop.exec()  # lets go of Python's lock, which threads need

    def wait_painted(self, dialog: QWidget) -> None:
        """Let the thread of a dialog paint its preview, which is at the left: there is ink on the paper."""
        self.settle()
        self.wait(lambda: has_ink(dialog.grab().toImage()))

    def play(self, setup: GameSetup, game: str, plies: int) -> None:
        """Begin a game and play its first moves, with times as people take them."""
        self.window.parts.play.games.new_game(setup)
        record = self.window.board.record
        assert record is not None
        for number, usi in enumerate(game.split()[:plies]):
            self.time.ms += 1000 * TIMES_S[number % len(TIMES_S)]
            if not self.window.board.play(parse_usi_move(usi, record.variant)):
                raise ValueError(f"{usi} is no move of this game")

    def resign(self) -> None:
        """Give the game up."""
        if self.window.desk.game is None:
            raise ValueError("no game is played")
        self.window.desk.game.resign()

    def click(self, spot: Spot) -> None:
        """Click a square."""
        board, scene = self.window.play_page.board, self.window.play_page.scene
        point: QPoint = board.mapFromScene(scene.place(spot).center())
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)


def has_ink(picture: QImage) -> bool:
    """Whether a preview at the left of a dialog shows more than paper."""
    across, down = range(0, picture.width() * 6 // 10, 3), range(0, picture.height() * 8 // 10, 3)
    dark = sum(picture.pixelColor(x, y).lightness() < INK for x in across for y in down)
    return dark > len(across) * len(down) * INK_SHARE


def players(time: TimeSetup = TimeSetup(), **rest: str) -> GameSetup:  # noqa: B008 - a frozen value
    """Two people at the screen."""
    return GameSetup(black=PersonSetup("Aiko"), white=PersonSetup("Ben"), time=time, **rest)  # type: ignore[arg-type]


def take_start(at: Photographer) -> None:
    """The first page."""
    at.window.show_start_page()
    at.take("start")


def take_new_game(at: Photographer) -> None:
    """The new-game dialog with a handicap on its small board."""
    at.window.start_page.handicap.click()
    at.settle()
    at.take("new-game", at.window.parts.new_games.dialog)
    if at.window.parts.new_games.dialog is not None:
        at.window.parts.new_games.dialog.reject()


def take_standard(at: Photographer) -> None:
    """A standard game under way, with clocks."""
    at.play(players(TimeSetup(main_ms=600_000, byoyomi_ms=30_000)), STANDARD_GAME, 34)
    at.take("standard")


def take_dark(at: Photographer) -> None:
    """The same in dark colours."""
    at.window.settings.update(appearance="dark")
    at.take("standard-dark")
    at.window.settings.update(appearance="light")


def take_pieces(at: Photographer) -> None:
    """Every piece of both games in every set, the last one with the sides of different wood."""
    shown = QWidget()
    column = QVBoxLayout(shown)
    for one in offered_sets(FilePath()):
        column.addWidget(QLabel(one.name, shown))
        pieces = PieceSet.load(one.id, dark_sides=one.id == PIECE_SETS[-1])
        column.addWidget(PieceStrip(one.name, pieces, LIGHT, shown))
    shown.show()
    at.settle()
    at.take("pieces", shown)
    shown.close()


def take_okisaki(at: Photographer) -> None:
    """Okisaki shogi under way."""
    at.play(players(variant="okisakishogi"), OKISAKI_GAME, 24)
    at.take("okisaki")


def take_handicap(at: Photographer) -> None:
    """A rook handicap under way: the picture of the README."""
    at.play(players(handicap="rook"), HANDICAP_GAME, 26)
    at.take("midgame")


def take_promotion(at: Photographer) -> None:
    """The promotion chooser on the board."""
    at.play(players(), "7g7f 3c3d", 2)
    at.settle()
    at.click(OnBoard(parse_square("8h")))
    at.click(OnBoard(parse_square("2b")))
    at.take("promotion")
    at.window.play_page.scene.cancel_selection()


def take_editor(at: Photographer) -> None:
    """The position editor with something wrong."""
    at.window.show_start_page()
    at.window.do("edit_position")
    page = at.window.parts.editing.page
    if page is not None:
        page.change(Draft.of(Position.from_sfen(PROBLEM, STANDARD)))
        page.editor.settle()
        at.take("position-editor")
        page.panel.cancel.click()


def take_end(at: Photographer) -> None:
    """The end of a game, told in words."""
    at.play(players(), STANDARD_GAME, 999)
    at.take("end")


def sheet_game(game: str) -> Record:
    """A game with times, a bookmark, a comment and a variation, to be printed."""
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    for number, usi in enumerate(game.split()):
        path = record.append(
            path, parse_usi_move(usi, record.variant), time_ms=1000 * TIMES_S[number % len(TIMES_S)]
        )
    record.headers.update(black="Aiko", white="Ben", date="2026/11/21", site="Praha")
    record.node((0,) * 21).bookmark = "Black attacks"
    record.node((0,) * 12).comment = "Both sides have traded bishops; from here on every tempo counts."
    side = record.append((0,) * 14, parse_usi_move(SIDE_LINE[0], record.variant))
    for usi in SIDE_LINE[1:]:
        side = record.append(side, parse_usi_move(usi, record.variant))
    record.main_line()[-1].outcome = Outcome(Reason.CHECKMATE, Color.BLACK)
    return record


def save_pages(at: Photographer, name: str, sheet: Sheet, setup: PageSetup) -> None:
    """Save the pages of a sheet: `name`, then `name`-2 and so on."""
    layout = setup.layout()
    pages = lay_out(sheet, layout)
    for number, page in enumerate(pages, 1):
        image = page_image(page, layout, page_number(number, len(pages)), PAGE_WIDTH)
        image.save(str(at.folder / f"{name}{f'-{number}' if number > 1 else ''}.png"))


def take_online(at: Photographer) -> None:
    """A game over the network, with chat below the moves; the dialog that asks where to play."""
    at.window.do("play_online")
    part = at.window.parts.online
    assert part.dialog is not None
    at.take("online", part.dialog)
    part.dialog.reject()
    rule = TimeRule(total=600, byoyomi=30)
    position, lines = Position.start(STANDARD), []
    for number, text in enumerate(STANDARD_GAME.split()[:24]):
        move = parse_usi_move(text, STANDARD)
        lines.append(MoveLine(spelt(move, position), TIMES_S[number % len(TIMES_S)]))
        position.play(move)
    moves = tuple(lines)
    summary = GameSummary(
        "club+desktop-600-30+Aiko+Ben+1", "Aiko", "Ben", None, black_time=rule, white_time=rule, moves=moves
    )
    part.others.people.propose(summary, "tanuki.local")
    part.others.people.start()
    part.others.people.show()
    company = part.table.company
    company.take("PARTNER", "desktop")
    for line in (
        "Aiko: Have a good game!",
        "Ben: Thank you, you too.",
        "Aiko: That lance came as a surprise.",
    ):
        company.take("CHAT", line)
    at.take("online-game")
    company.clear()


def take_sheets(at: Photographer) -> None:
    """Every kind of printed page."""
    japanese = sheet_game(STANDARD_GAME)
    japanese.headers.update(black="相川 愛子", white="小林 勉", event="町内将棋大会", site="公民館")
    japanese.node((0,) * 21).bookmark = "仕掛け"
    japanese.node((0,) * 12).comment = "角交換の将棋。ここからは一手の遅れも許されない。"
    save_pages(at, "sheet-kifu", KifuSheet(japanese, KifuOptions()), PageSetup())
    save_pages(at, "sheet-kifu-a5", KifuSheet(japanese, KifuOptions()), PageSetup(Paper.A5, margin_mm=10))
    western = sheet_game(STANDARD_GAME)
    choices = PrintChoices(pieces="letters", diagram_every=14)
    options = kifu_options(western, MoveStyle.HODGES, choices=choices)
    save_pages(at, "sheet-western", KifuSheet(western, options), PageSetup(Paper.LETTER, landscape=True))
    problems = [Record(STANDARD, sfen) for sfen, _ in PROBLEMS]
    for record, (_, moves) in zip(problems, PROBLEMS, strict=True):
        path: tuple[int, ...] = ()
        for usi in moves.split():
            path = record.append(path, parse_usi_move(usi, STANDARD))
    sheet = diagrams_sheet(problems, PrintChoices(), MoveStyle.JAPANESE, title="Mate in three")
    save_pages(at, "sheet-diagrams", sheet, PageSetup())
    save_pages(at, "sheet-score", score_sheet(STANDARD, PrintChoices()), PageSetup())
    paired = PrintChoices(score_paired=True)
    save_pages(at, "sheet-score-paired", score_sheet(OKISAKI, paired), PageSetup(Paper.LETTER))


def take_print(at: Photographer) -> None:
    """The print dialog, and the one that makes pictures."""
    at.play(players(), STANDARD_GAME, 999)
    for name, command in (("print", "print"), ("picture", "export_picture")):
        at.window.do(command)
        dialog = at.window.parts.printing.dialog
        assert dialog is not None
        dialog.resize(1120, 780)
        at.wait_painted(dialog)
        at.take(name, dialog)
        dialog.reject()


def take_library(at: Photographer) -> None:
    """The kifu library, one of its games shown."""
    shutil.rmtree(at.games, ignore_errors=True)  # the games of the pictures before
    at.games.mkdir(parents=True)
    for number, (black, white, event, moves) in enumerate(LIBRARY_GAMES):
        variant = OKISAKI if moves is OKISAKI_GAME else STANDARD
        record = Record(variant, handicap_id="rook" if moves is HANDICAP_GAME else "even")
        path: tuple[int, ...] = ()
        for usi in moves.split():
            path = record.append(path, parse_usi_move(usi, variant))
        winner = Color.BLACK if number % 3 else Color.WHITE
        record.node(path).outcome = Outcome(Reason.RESIGNATION, winner)
        date = f"2026/{11 - number // 2:02}/{27 - 2 * number:02}"
        record.headers.update(black=black, white=white, event=event, date=date)
        (at.games / f"{date.replace('/', '')}_{black}_{white}.kif").write_bytes(kif.dump(record, "utf-8"))
    at.window.do("library")
    page = at.window.parts.library.page
    assert page is not None
    at.wait(lambda: len(page.games.found.games) >= len(LIBRARY_GAMES))
    page.table.choose(SHOWN)
    shown = len(LIBRARY_GAMES[SHOWN][3].split())
    at.wait(lambda: page.preview.place is not None and len(page.preview.place.line) == shown)
    page.preview.step(shown)
    at.take("library")
    page.head.back.click()


def take_study(at: Photographer) -> None:
    """A record with branches, signs, a comment, an arrow and a circle."""
    record = Record(variant_by_id("shogi"))

    def add(start: Path, moves: str) -> Path:
        for number, usi in enumerate(moves.split()):
            spent = 1000 * TIMES_S[(len(start) + number) % len(TIMES_S)]
            start = record.append(start, parse_usi_move(usi, record.variant), time_ms=spent)
        return start

    main = add((), "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c 3d3f")
    add(main[:3], "4c4d 3i4h 8b4b 5i6h")
    add(main[:11], "P*2c 2d2h 8e8f")
    other = add(main[:14], "P*8g 8f8b 2d2h P*2c")
    add(other[:15], "8f7f")
    rook = Arrow(parse_square("2b"), parse_square("3c"))
    seen = Annotations(Glyph.INTERESTING, (rook, Circle(parse_square("3d"), MarkColor.RED)))
    event, head, reason = GUIDE_STUDY[at.language]
    record.node(main[:15]).comment = join_comment(f"{head}\n- {reason}", seen)
    record.node(main[:15]).bookmark = event
    record.node(other[:15]).comment = join_comment("", Annotations(Glyph.GOOD))
    black, white = GUIDE_NAMES[at.language]
    record.headers.update(black=black, white=white, event=event, date="2026/11/21")
    at.window.desk.open_record(record, main[:15])
    at.take("study")


def take_components(at: Photographer) -> None:
    """The parts that pages and dialogs are made of, one picture each, for the page on design."""
    at.play(players(TimeSetup(main_ms=600_000, byoyomi_ms=30_000)), STANDARD_GAME, 34)
    page = at.window.play_page
    sentence = "game.kif was read with problems: line 4 is not understood."
    at.window.say(lambda: sentence, action="Show…", topic="picture")
    at.keep("notice", at.window.notices)
    at.window.shell.withdraw("picture")
    at.keep("moves", page.panel.moves)
    at.keep("player-card", page.cards[Color.BLACK])
    menu = at.window.menuBar().actions()[4].menu()
    assert isinstance(menu, QMenu)
    menu.popup(at.window.mapToGlobal(QPoint(GUIDE_SIZE[0] // 2, 40)))
    menu.setActiveAction(menu.actions()[1])
    at.keep("menu", menu)
    menu.close()
    at.resign()
    at.keep("result", page.panel.end_card)
    at.window.do("opponents")
    opponents = at.window.parts.opponents.page
    assert opponents is not None
    at.keep("opponent", opponents.cards[3])
    at.window.do("opponents")
    at.window.do("settings")
    settings = at.window.parts.settings.dialog
    assert settings is not None
    at.keep("choices", settings.appearance)
    settings.show_page(Page.PLAYING)
    at.keep("switches", settings.pages.currentWidget())
    settings.reject()
    question = AskSaveDialog(at.window)
    question.show()
    at.keep("question", question)
    question.reject()
    at.window.show_start_page()
    at.window.do("edit_position")
    editor = at.window.parts.editing.page
    assert editor is not None
    at.keep("menu-button", editor.panel.beginnings)
    editor.panel.cancel.click()


# --- the first pages of the guide, in each language ---------------------------------------------------------


def guide_players(at: Photographer, **rest: object) -> GameSetup:
    """Two people with names of the language."""
    black, white = GUIDE_NAMES[at.language]
    return GameSetup(black=PersonSetup(black), white=PersonSetup(white), **rest)  # type: ignore[arg-type]


def against_computer(at: Photographer, game: str, **rest: object) -> GameSetup:
    """A person against the third level, some moves made."""
    person, computer = PersonSetup(GUIDE_NAMES[at.language][0]), LevelSetup(3)
    moves = tuple(game.split())
    return GameSetup(black=person, white=computer, moves=moves, **rest)  # type: ignore[arg-type]


def guide_first_start(at: Photographer) -> None:
    """Page 1: the first page and the settings."""
    at.window.show_start_page()
    at.take("start")
    at.window.do("settings")
    dialog = at.window.parts.settings.dialog
    assert dialog is not None
    for label in dialog.findChildren(QLabel):
        label.setText(label.text().replace(str(at.games), HOME_GAMES))
    at.take("settings", dialog)
    dialog.reject()


def guide_first_game(at: Photographer) -> None:
    """Page 2: the dialog, the board with a piece picked up, the promotion chooser, the end."""
    at.window.start_page.play.click()
    dialog = at.window.parts.new_games.dialog
    assert dialog is not None
    at.take("new-game", dialog)
    dialog.reject()
    at.window.parts.play.games.new_game(against_computer(at, " ".join(STANDARD_GAME.split()[:6])))
    at.settle()
    at.click(OnBoard(parse_square("2h")))
    at.take("playing")
    at.window.play_page.scene.cancel_selection()
    at.play(guide_players(at), "7g7f 3c3d", 2)
    at.settle()
    at.click(OnBoard(parse_square("8h")))
    at.click(OnBoard(parse_square("2b")))
    at.take("promotion", at.window.play_page.board)
    at.window.play_page.scene.cancel_selection()
    moves = STANDARD_GAME.split()
    at.window.parts.play.games.new_game(against_computer(at, " ".join(moves[:-1])))
    at.window.board.play(parse_usi_move(moves[-1], STANDARD))
    at.take("end")


def guide_company(at: Photographer) -> None:
    """Page 2: the characters, and the coach's word on a move that loses the bishop."""
    at.window.do("opponents")
    at.take("opponents")
    at.window.do("opponents")
    at.window.parts.play.games.new_game(against_computer(at, COACHED_GAME))
    record = at.window.board.record
    assert record is not None
    last = record.main_line()[-1]
    assert last.parent is not None
    reply = tuple(parse_usi_move(usi, STANDARD) for usi in COACHED_REPLY.split())
    last.parent.evaluation = Evaluation(60, depth=15)
    last.evaluation = Evaluation(-900, depth=15, line=reply)
    word = warning_for(judged_moves(record)[-1], None)
    last.parent.evaluation = last.evaluation = None
    coach = at.window.parts.play.coach.coach
    coach.word = word
    coach.changed.emit()
    at.take_part("coach", at.window.play_page.panel)
    coach.word = None
    coach.changed.emit()


def guide_rules(at: Photographer) -> None:
    """Page 3: a handicap, the rules, furigoma."""
    at.window.show_start_page()
    at.window.start_page.handicap.click()
    dialog = at.window.parts.new_games.dialog
    assert dialog is not None
    at.take("handicap", dialog)
    dialog.time_kind.set_value("byoyomi")
    dialog.more.setChecked(True)
    dialog.rules.click()
    assert dialog.rules_part.dialog is not None
    at.take("rules", dialog.rules_part.dialog)
    dialog.rules_part.dialog.reject()
    dialog.reject()
    at.window.parts.new_games.ask(handicap="even", two_players=False)
    dialog = at.window.parts.new_games.dialog
    assert dialog is not None
    dialog.colour.set_value("random")
    dialog.accept()
    thrown = at.window.parts.new_games.furigoma_dialog
    assert thrown is not None
    at.take("furigoma", thrown)
    thrown.accept()


def guide_time(at: Photographer) -> None:
    """Page 4: clocks in byōyomi, and how the computer plays."""
    time = TimeSetup(main_ms=90_000, byoyomi_ms=30_000, periods=3)
    at.play(guide_players(at, time=time, handicap="rook"), HANDICAP_GAME, 22)
    at.time.ms += 9_000
    at.window.board.news.note(Change.CLOCK)
    at.take("clocks")
    at.window.do("settings")
    settings = at.window.parts.settings.dialog
    assert settings is not None
    settings.show_page(Page.PLAYING)
    at.take("computer", settings)
    settings.reject()
    at.resign()


def guide_kifu(at: Photographer) -> None:
    """Page 5: a record with branches, the print dialog, a position as a picture."""
    take_study(at)
    at.play(guide_players(at), STANDARD_GAME, 999)
    for name, command in (("print", "print"), ("picture", "export_picture")):
        at.window.do(command)
        dialog = at.window.parts.printing.dialog
        assert dialog is not None
        dialog.resize(1040, 700)
        at.wait_painted(dialog)
        at.take(name, dialog)
        dialog.reject()


def guide_analysis(at: Photographer) -> None:
    """Page 6: engines look at a position, the course of the game below the moves."""
    record = Record(variant_by_id("shogi"))
    path: Path = ()
    black, white = GUIDE_NAMES[at.language]
    record.headers.update(black=black, white=white)
    for number, (usi, score) in enumerate(zip(STANDARD_GAME.split(), STANDARD_SCORES, strict=False)):
        spent = 1000 * TIMES_S[number % len(TIMES_S)]
        path = record.append(path, parse_usi_move(usi, record.variant), time_ms=spent)
        record.node(path).evaluation = Evaluation(score)
    at.window.desk.open_record(record, path[:20])
    analysis = at.window.parts.analysis
    engine = AnalysisEngine("picture", EngineCommand(sys.executable, ("-c", SCRIPTED_ENGINE)))
    analysis.analyst.use_engines(lambda _: [engine])
    analysis.analyst.switch(on=True)

    def all_there() -> bool:
        found = [seat.finding for seat in analysis.analyst.seats if seat.finding is not None]
        return bool(found) and len(found[0].lines) == len(ENGINE_LINES)

    at.wait(all_there)
    analysis.live.refresh()
    at.take("analysis")
    analysis.analyst.switch(on=False)
    own, *_ = at.window.parts.engines.registry.engines()
    offered = [(own.id, own.label), ("other", "YaneuraOu")]
    dialog = GameAnalysisDialog(offered, len(record.main_line()), 20, Color.BLACK, None, at.window)
    dialog.engines.boxes["other"].setChecked(True)
    dialog.open()
    at.take("whole-game", dialog)
    dialog.reject()


def guide_review(at: Photographer) -> None:
    """Page 6: a game looked back on, by the program's own engine with so many nodes a move."""
    record = Record(variant_by_id("shogi"))
    path: Path = ()
    for number, usi in enumerate(STANDARD_GAME.split()):
        spent = 1000 * TIMES_S[number % len(TIMES_S)]
        path = record.append(path, parse_usi_move(usi, record.variant), time_ms=spent)
    record.node(path).outcome = Outcome(Reason.RESIGNATION, Color.BLACK)
    black, white = GUIDE_NAMES[at.language]
    record.headers.update(black=black, white=white)
    at.window.desk.open_record(record)
    part = at.window.parts.reviews
    part.effort = Effort(nodes=REVIEW_NODES)
    at.window.do("review")
    page = part.page
    assert page is not None
    at.wait(lambda: not part.is_busy and page.review is not None)
    assert page.review is not None
    page.show_fault(page.review.turning_points[-1])
    at.wait(lambda: page.board.is_sharp)
    at.take("review")
    part.leave()


def guide_explorer(at: Photographer) -> None:
    """Page 6: what is known of the moves from a position."""
    shutil.rmtree(at.games, ignore_errors=True)
    at.games.mkdir(parents=True)
    chance = Random(5)
    for number in range(EXPLORED_GAMES):
        moves = chance.choices(EXPLORED_LINES, EXPLORED_WEIGHTS)[0].split()
        record = Record(variant_by_id("shogi"))
        path: Path = ()
        for usi in moves:
            path = record.append(path, parse_usi_move(usi, record.variant))
        winner = chance.choice((Color.BLACK, Color.WHITE))
        record.node(path).outcome = Outcome(Reason.RESIGNATION, winner)
        ratings = [chance.randint(1400, 2300) for _ in range(2)]
        date = f"{2026 - int(chance.expovariate(0.4))}/{chance.randint(1, 10):02}/12"
        record.headers.update(black=f"A ({ratings[0]})", white=f"B ({ratings[1]})", date=date)
        (at.games / f"{number}.kif").write_bytes(kif.dump(record, "utf-8"))
    record = Record(variant_by_id("shogi"))
    path = ()
    for usi, score in zip(EXPLORED_LINES[0].split(), (35, 28, 40), strict=True):
        path = record.append(path, parse_usi_move(usi, record.variant))
        record.node(path).evaluation = Evaluation(score, depth=18)
    black, white = GUIDE_NAMES[at.language]
    record.headers.update(black=black, white=white)
    at.window.settings.update(graph_shown=False, explorer_shown=True)
    at.window.desk.open_record(record, path[:1])
    explorer = at.window.parts.explorer
    library = at.window.parts.library.service
    at.wait(lambda: not library.importing)
    model = explorer.pane.model
    at.wait(
        lambda: any(
            isinstance(face, HeadFace) and face.lists
            for row in range(model.rowCount())
            if (face := model.index(row).data(Role.FACE))
        )
    )
    at.take("explorer", explorer.pane)
    cursor = at.window.board.cursor
    assert cursor is not None
    position = cursor.position()
    known = (
        BookMove("3c3d", "2g2f", -28, 20, 41),
        BookMove("8c8d", "2g2f", -22, 20, 35),
        BookMove("5c5d", "", None, None, 3),
    )
    dialog = BookDialog(
        at.window.parts.explorer.books.tr("{book}: moves from this position").format(book="user_book1.db"),
        position,
        BookPosition(board_of(position), known),
        lambda move: at.window.play_page.write_move(position, move, None),
        at.window,
    )
    dialog.show()
    at.take("book", dialog)
    dialog.reject()
    at.window.settings.update(graph_shown=True, explorer_shown=False)


def guide_problems(at: Photographer) -> None:
    """Page 6: a mating problem of ours."""
    at.window.do("problems")
    page = at.window.parts.problems.page
    assert page is not None
    page.panel.length.choose("7")
    at.take("problems")
    at.window.do("problems")


def evaluated_game(at: Photographer, number: int, chance: Random) -> Record:
    """A game that says what each of its moves is worth, one like the others but for its length and its
    slips.
    """
    record = Record(variant_by_id("shogi"))
    path: Path = ()
    score = 0
    moves = STANDARD_GAME.split()[: chance.randint(34, 62)]
    scores = []
    for _ in moves:
        # The later a game, the fewer slips.
        slips = chance.random() < 0.3 - number * 0.004
        scores.append(
            score := score + chance.randint(-60, 60) + (chance.choice((-800, -400, 400, 800)) if slips else 0)
        )
    record.root.evaluation = Evaluation(0)
    for ply, (usi, said) in enumerate(zip(moves, scores, strict=True)):
        spent = 1000 * TIMES_S[ply % len(TIMES_S)]
        path = record.append(path, parse_usi_move(usi, record.variant), time_ms=spent)
        record.node(path).evaluation = Evaluation(said)
    winner = Color.BLACK if scores[-1] > 0 else Color.WHITE
    record.node(path).outcome = Outcome(Reason.RESIGNATION, winner)
    names = GUIDE_NAMES[at.language][:: 1 if number % 2 else -1]
    day = f"2026/{1 + number // 4:02}/{1 + 6 * (number % 4):02}"
    record.headers.update(black=names[0], white=names[1], date=day)
    return record


def guide_people(at: Photographer) -> None:
    """Page 6: a player's statistics, and a mistake that was kept for practice."""
    shutil.rmtree(at.games, ignore_errors=True)
    at.games.mkdir(parents=True)
    chance = Random(11)
    for number in range(EVALUATED_GAMES):
        record = evaluated_game(at, number, chance)
        (at.games / f"{number}.kif").write_bytes(kif.dump(record, "utf-8"))
    at.window.settings.update(player_name=GUIDE_NAMES[at.language][0])
    library = at.window.parts.library.service
    library.refresh()
    at.wait(lambda: not library.importing)
    at.window.do("statistics")
    part = at.window.parts.statistics
    part.today = TODAY.date
    at.wait(lambda: part.page is not None and part.page.curve.isVisible() and part.page.phases.rowCount() > 0)
    at.take("statistics")
    at.window.do("statistics")
    practice = at.window.parts.practice
    practice.today = TODAY.date
    at.window.shell.journal_thread.drain()
    record = evaluated_game(at, 1, Random(5))
    faults = [judged for judged in judged_moves(record) if judged.judgement.is_fault]
    practice.keep([fault for fault in faults if fault.mover is Color.BLACK], record)
    at.window.notices.hide()
    at.window.do("practice")
    assert practice.page is not None
    practice.page.overview.list.setCurrentRow(practice.page.overview.list.count() - 1)
    at.take("practice")
    at.window.do("practice")


def guide_engines(at: Photographer) -> None:
    """Page 7: an engine of the player's own, set up."""
    registry = at.window.parts.engines.registry
    options = (
        SpinOption("Threads", 4, 1, 512),
        SpinOption("USI_Hash", 1024, 1, 33_554_432),
        SpinOption("NetworkDelay", 120, 0, 10_000),
        CheckOption("USI_OwnBook", default=True),
        ComboOption("BookFile", "no_book", ("no_book", "standard_book.db", "yaneura_book1.db")),
        FilenameOption("EvalDir", "eval"),
        ButtonOption("Clear Hash"),
    )
    for name, author, games, declared_options in (
        ("YaneuraOu NNUE 7.6", "yaneurao", ("shogi",), options),
        ("Fairy-Stockfish LB", "Fabian Fichter", ("shogi", "okisakishogi"), ()),
    ):
        file = f"/opt/engines/{name.split()[0]}"
        made = RegisteredEngine(
            "new",
            said_name=name,
            author=author,
            command=(file,),
            games=games,
            options=declared(declared_options),
            profiles=first_profiles(declared_options, cores=8),
        )
        registry.add(made)
    at.window.do("engines")
    dialog = at.window.parts.engines_dialog.dialog
    assert dialog is not None
    dialog.show_engine(registry.engines()[1].id)
    dialog.page.profiles.choose("analysis")
    dialog.page.options.finish()
    at.take("engines", dialog)
    dialog.reject()


def guide_match(at: Photographer) -> None:
    """Page 7: three players in a match that has been stopped, with a game on the board."""
    part = at.window.parts.engine_matches
    part.open()
    page = part.page
    assert page is not None
    players = (
        Contestant(player="level:8", name="YaneuraOu NNUE 7.6"),
        Contestant(player="level:7", name="Fairy-Stockfish LB"),
        Contestant(player="level:9", name=computer_name(9)),
    )
    settings = MatchSettings(go="byoyomi=1000", games=20, alternate=True)
    made = Tournament.create(at.games / "Engine matches" / "Match", players, settings)
    chance = Random(7)
    for pairing, edge in zip(made.pairings, (0.6, 0.7, 0.65), strict=True):
        lines = [
            _match_line(number, 1.0 if chance.random() < edge else 0.0, chance) for number in range(1, 13)
        ]
        pairing.store.match = msgspec.structs.replace(pairing.match, games=tuple(lines), seconds=600.0)
    part.tournament = made
    page.show_tournament(made, Standings.of(made))
    moves = tuple(parse_usi_move(usi, variant_by_id("shogi")) for usi in STANDARD_GAME.split())
    names = (players[0].name, players[2].name)
    live = Live("shogi", variant_by_id("shogi").start_sfen, moves[:34], names, (1_000, 1_000), 132.0)
    page.set_running(running=True)
    page.show_running([Running(13, 34, 1, live)])
    at.take("match")
    page.set_running(running=False)
    page.show_nothing()
    part.tournament = None
    part.leave()


def _match_line(number: int, result: float, chance: Random) -> GameLine:
    used = Used(45, 44_000 + chance.randrange(2_000), 9_000_000, 700, 45)
    reason = chance.choice(("resignation", "resignation", "checkmate"))
    return GameLine(
        game=number,
        pair=(number + 1) // 2,
        opening=number,
        black="first" if number % 2 else "second",
        result=result,
        winner="first" if result else "second",
        reason=reason,
        adjudicated=False,
        fault=None,
        faulty=None,
        detail="",
        plies=chance.randint(70, 140),
        first=used,
        second=used,
        date=f"2026-03-01T10:{number:02}:{chance.randrange(60):02}",
    )


GUIDE_SHOTS: tuple[Callable[[Photographer], None], ...] = (
    guide_first_start,
    guide_first_game,
    guide_company,
    guide_rules,
    guide_time,
    guide_kifu,
    guide_analysis,
    guide_review,
    guide_explorer,
    guide_problems,
    guide_people,
    guide_engines,
    guide_match,
)


SHOTS: tuple[Callable[[Photographer], None], ...] = (
    take_start,
    take_new_game,
    take_standard,
    take_dark,
    take_pieces,
    take_okisaki,
    take_handicap,
    take_promotion,
    take_editor,
    take_end,
    take_online,
    take_sheets,
    take_print,
    take_library,
    take_study,
    take_components,
)


def open_window(application: QApplication, folder: FilePath, *, guide: bool, language: str) -> Photographer:
    """A fresh window in that language with nothing in its folders, and who takes its pictures."""
    places = FilePath(tempfile.gettempdir()) / "shogi-desktop-pictures"  # seen in the settings
    shutil.rmtree(places, ignore_errors=True)
    paths = AppPaths.below(places)
    time = FixedTime()
    window = MainWindow(paths, Outside(players=player, time=time.awake()))
    window.parts.new_games.chance = Random(3)
    # Given by nobody in the program, where a game is of the day on which it is played.
    window.desk._today = lambda: TODAY
    name = GUIDE_NAMES[language][0] if guide else ""
    window.settings.update(appearance="light", language=language, animate_moves=False, player_name=name)
    window.resize(*(GUIDE_SIZE if guide else SIZE))
    window.show()
    folder.mkdir(parents=True, exist_ok=True)
    return Photographer(application, window, folder, paths.games_dir, time, language, webp=guide)


def close_window(at: Photographer) -> None:
    """Close it; nobody is there to be asked about saving."""
    at.window.desk.leave()
    at.window.board.modified = False
    at.window.close()
    at.window.deleteLater()
    at.application.processEvents()


def main() -> int:
    """Take every picture into the folder of the documents."""
    parser = argparse.ArgumentParser(description="Make the pictures of the documents from the real window.")
    parser.add_argument("folder", nargs="?", type=FilePath, default=ROOT / "docs")
    names = [take.__name__.removeprefix("take_") for take in SHOTS]
    parser.add_argument("--only", nargs="+", choices=[*names, "guide"], default=[*names, "guide"])
    codes = [language.code for language in LANGUAGES]
    parser.add_argument("--language", nargs="+", choices=codes, default=codes, help="those of the guide")
    options = parser.parse_args()
    folder: FilePath = options.folder
    application = make_application(sys.argv[:1])
    with (
        patch.object(file_saving, "datetime", FixedDate),
        patch.object(result_notes, "datetime", FixedDate),
    ):
        if set(options.only) & set(names):
            photographer = open_window(application, folder / "images", guide=False, language="en")
            for name, take in zip(names, SHOTS, strict=True):
                if name in options.only:
                    take(photographer)
            close_window(photographer)
        for language in options.language if "guide" in options.only else ():
            photographer = open_window(
                application, folder / "guide" / language / "images", guide=True, language=language
            )
            for take in GUIDE_SHOTS:
                take(photographer)
            close_window(photographer)
    return 0


if __name__ == "__main__":
    sys.exit(main())
