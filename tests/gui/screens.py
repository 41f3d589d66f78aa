"""Every page and dialog of the program, opened one after the other in a real window, for tests of all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from shogi_desktop.app.learn.course import CHAPTERS
from shogi_desktop.app.learn.steps import Way
from shogi_desktop.app.library.reading import Trouble, TroubleKind
from shogi_desktop.app.manners import Proposal
from shogi_desktop.app.settings import NewGameChoices
from shogi_desktop.app.setup import GameSetup, PlayerSetup, RulesSetup, TimeSetup
from shogi_desktop.game import Record, throw_furigoma
from shogi_desktop.gui.browser.pattern_dialog import PatternDialog
from shogi_desktop.gui.browser.troubles_dialog import TroublesDialog
from shogi_desktop.gui.dialogs.about import AboutDialog
from shogi_desktop.gui.dialogs.ask_losses import AskLossesDialog
from shogi_desktop.gui.dialogs.ask_save import AskSaveDialog
from shogi_desktop.gui.dialogs.bookmarks import BookmarksDialog
from shogi_desktop.gui.dialogs.furigoma import FurigomaDialog, Tossers
from shogi_desktop.gui.dialogs.game_rules import GameRulesDialog, RuleChoices
from shogi_desktop.gui.dialogs.history_dialog import HistoryDialog
from shogi_desktop.gui.dialogs.new_game import NewGameDialog
from shogi_desktop.gui.dialogs.problems_dialog import ProblemsDialog
from shogi_desktop.gui.dialogs.recommend_handicap import RecommendDialog
from shogi_desktop.gui.dialogs.settings_dialog import Page, SettingsDialog
from shogi_desktop.gui.editor.dialogs import AskLeaveDialog, NameDialog
from shogi_desktop.gui.main_window import MainWindow
from shogi_desktop.gui.manners_actions import ProposalDialog
from shogi_desktop.gui.printing.animation_dialog import AnimationDialog
from shogi_desktop.gui.printing.picture_dialog import PictureDialog, PictureSource
from shogi_desktop.gui.printing.print_dialog import PrintDialog, PrintSource
from shogi_desktop.notation.result import Problem, ProblemKind
from shogi_desktop.notation.style import MoveStyle
from shogi_desktop.rules import STANDARD, Position
from tests.gui.hands import OPENING, TWO_PLAYERS, play

TIMED = GameSetup(black=PlayerSetup("Aiko"), white=PlayerSetup("Ben"), time=TimeSetup(600_000, 30_000))


def pages(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """The pages of the window, each with its menus as they are then."""
    yield "start", window
    window.new_game(TIMED)
    play(window, *OPENING)
    yield "play", window
    window.do("resign")
    yield "end of game", window
    window.controller.study()
    window.controller.step(-2)
    play(window, "8h7g")
    yield "study", window
    window.do("edit_position")
    yield "editor", window
    assert window.editing.page is not None
    window.editing.page.left.emit()
    window.do("library")
    yield "library", window
    window.do("learn")
    yield "course", window
    course = window.learning.page
    assert course is not None
    course.open(Way.NOTHING, CHAPTERS[1].steps[0])
    yield "lesson", window
    window.do("reference")
    assert window.learning.reference is not None
    yield "rules reference", window.learning.reference


def dialogs(window: MainWindow, folder: Path) -> Iterator[tuple[str, QDialog]]:
    """Every dialog over that window, shown."""
    for name, make in _makers(window, folder).items():
        dialog = make()
        dialog.setModal(False)
        dialog.show()
        yield name, dialog
        dialog.reject()
        dialog.close()
        dialog.deleteLater()


def _makers(window: MainWindow, folder: Path) -> dict[str, Callable[[], QDialog]]:
    if window.controller.record is None or not window.on_board:
        window.new_game(TWO_PLAYERS)
        play(window, *OPENING)
    window.do("bookmark")
    cursor, look, settings = window.controller.cursor, window._appearance, window.settings
    assert cursor is not None
    position = Position.start(STANDARD)
    record = Record(STANDARD)
    pieces, theme = look.piece_set, look.theme
    source = PictureSource(
        cursor.record, cursor.path, False, MoveStyle.HODGES, lambda suffix: folder / f"game{suffix}", folder
    )
    problem = Problem(2, 3, ProblemKind.HEADER, "What stands here is no header.")
    current = settings.current
    return {
        "new game": lambda: NewGameDialog(
            NewGameChoices(time_kind="byoyomi"),
            "Aiko",
            pieces,
            theme,
            own=window.own_handicaps,
            parent=window,
        ),
        "two players": lambda: NewGameDialog(
            NewGameChoices(time_kind="fischer", two_players=True), "Aiko", pieces, theme, parent=window
        ),
        "game rules": lambda: GameRulesDialog(
            STANDARD,
            RuleChoices(RulesSetup(), white_time=TimeSetup(60_000, 10_000)),
            TimeSetup(600_000, 30_000),
            two_players=True,
            white_name="Ben",
            parent=window,
        ),
        "furigoma": lambda: FurigomaDialog(
            throw_furigoma(window.chance),
            Tossers("Aiko", "Ben"),
            pieces,
            theme,
            reduced_motion=True,
            parent=window,
        ),
        **{
            f"settings, {page.name.lower()}": partial(_settings_dialog, window, folder, page) for page in Page
        },
        "ask save": lambda: AskSaveDialog(window),
        "ask losses": lambda: AskLossesDialog("CSA", ["Arrows", "Times"], window),
        "ask leave": lambda: AskLeaveDialog(window),
        "name": lambda: NameDialog("Name", "Own", lambda _: False, window),
        "problems": lambda: ProblemsDialog("game.kif", "one\ntwo\nthree", [problem], look.tokens, window),
        "bookmarks": lambda: BookmarksDialog(cursor, window.play_page.panel.moves.texts, window),
        "recommend": lambda: RecommendDialog(
            STANDARD, ("Aiko", "Ben"), level=None, own_level=None, parent=window
        ),
        "about": lambda: AboutDialog(window),
        "results": lambda: HistoryDialog(window.results.history, look.tokens, None, window),
        "picture": lambda: PictureDialog(source, current.pictures, window),
        "animation": lambda: AnimationDialog(source, current.animations, current.pictures, window),
        "print": lambda: PrintDialog(
            PrintSource(record, False, MoveStyle.HODGES, source.offered, folder), current.printing, window
        ),
        "proposal": lambda: ProposalDialog(Proposal.DRAW, "Aiko", "Ben", window),
        "pattern": lambda: PatternDialog(position, look, None, window),
        "troubles": lambda: TroublesDialog([Trouble("game.kif", TroubleKind.NO_KIFU, "no kifu")], window),
    }


def _settings_dialog(window: MainWindow, folder: Path, page: Page) -> SettingsDialog:
    dialog = SettingsDialog(window.settings, folder, folder, window)
    dialog.show_page(page)
    return dialog
