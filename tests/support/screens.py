"""Every page and dialog of the program by name, opened on a real window: for contact sheets and for tests."""

from __future__ import annotations

import gc
import math
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from shogi_desktop.analysis.coaching import warning_for
from shogi_desktop.analysis.reasons import reasons_for
from shogi_desktop.analysis.waiting import judged_waiting
from shogi_desktop.app.analysis.engines import AnalysisEngine
from shogi_desktop.app.analysis.game_analysis import Progress
from shogi_desktop.app.engines.declared import declared, first_profiles
from shogi_desktop.app.engines.mates import Verdict
from shogi_desktop.app.engines.probe import Findings
from shogi_desktop.app.engines.probe import Trouble as EngineTrouble
from shogi_desktop.app.engines.registry import BUILT_IN, RegisteredEngine
from shogi_desktop.app.engines.trouble_words import trouble_text
from shogi_desktop.app.learn.course import CHAPTERS
from shogi_desktop.app.learn.steps import Way
from shogi_desktop.app.library.analysing import WishedGame
from shogi_desktop.app.library.reading import Trouble, TroubleKind
from shogi_desktop.app.match.contestants import Contestant
from shogi_desktop.app.match.results import GameLine, Used
from shogi_desktop.app.match.settings import MatchSettings
from shogi_desktop.app.match.standings import Standings
from shogi_desktop.app.match.tournament import Tournament
from shogi_desktop.app.play.adviser import Advice
from shogi_desktop.app.play.hints import Hint, HintStage
from shogi_desktop.app.play.manners import Proposal
from shogi_desktop.app.problems.examination import Examination, OtherKind, OtherSolution, Superfluous
from shogi_desktop.app.records.position_editor import Draft
from shogi_desktop.app.results.history import History, PlayedGame, Result
from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup, TimeSetup
from shogi_desktop.app.settings.settings import OnlinePlace
from shogi_desktop.app.words.formats import losses_text
from shogi_desktop.app.words.games import computer_name
from shogi_desktop.app.words.online import score_sentence, talk_sentence
from shogi_desktop.books import BookMove, BookPosition, board_of
from shogi_desktop.csa.errors import FailureKind, TalkFailure
from shogi_desktop.csa.moves import MoveLine
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.csa.times import TimeRule
from shogi_desktop.game import Annotations, Arrow, Evaluation, Glyph, Record, join_comment, throw_furigoma
from shogi_desktop.gui.analysis.game_dialog import GameAnalysisDialog
from shogi_desktop.gui.editor.dialogs import AskLeaveDialog
from shogi_desktop.gui.engines.dialog import EnginesDialog
from shogi_desktop.gui.engines.remote_dialog import RemoteDialog
from shogi_desktop.gui.explorer.book_dialog import BookDialog
from shogi_desktop.gui.learn.page import LearnPage
from shogi_desktop.gui.library.analyse_dialog import AnalyseDialog
from shogi_desktop.gui.library.book_dialog import MakeBookDialog
from shogi_desktop.gui.library.pattern_dialog import PatternDialog
from shogi_desktop.gui.library.troubles_dialog import TroublesDialog
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.match.ask_stop import AskStopDialog
from shogi_desktop.gui.match.new_dialog import NewMatchDialog
from shogi_desktop.gui.online.engine_dialog import EngineGamesDialog
from shogi_desktop.gui.online.invite_dialog import InviteDialog
from shogi_desktop.gui.online.leave_dialog import LeaveDialog
from shogi_desktop.gui.online.login_page import OTHER
from shogi_desktop.gui.online.play_dialog import PlayOnlineDialog
from shogi_desktop.gui.play.furigoma import FurigomaDialog, Tossers
from shogi_desktop.gui.play.manners_actions import ProposalDialog
from shogi_desktop.gui.play.new_game.dialog import NewGameDialog
from shogi_desktop.gui.play.placing import PlacingDialog
from shogi_desktop.gui.problems.check_dialog import CheckDialog
from shogi_desktop.gui.records.ask_losses import AskLossesDialog
from shogi_desktop.gui.records.ask_save import AskSaveDialog
from shogi_desktop.gui.records.problems_dialog import ProblemsDialog
from shogi_desktop.gui.results.dialog import HistoryDialog
from shogi_desktop.gui.settings.about import AboutDialog
from shogi_desktop.gui.settings.dialog import Page
from shogi_desktop.gui.widgets.name_dialog import NameDialog
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.notation.losses import Loss, LossKind
from shogi_desktop.notation.result import Problem, ProblemKind
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    Color,
    Position,
    parse_square,
    parse_usi_move,
    parse_usi_moves,
)
from shogi_desktop.usi.messages import (
    ButtonOption,
    Centipawns,
    CheckOption,
    ComboOption,
    EngineOption,
    FilenameOption,
    SpinOption,
)
from tests.support.analysing import LINE, record_of_line, scripted
from tests.support.games import random_record, write_kifu
from tests.support.judged import judged_move
from tests.support.work import at_work

GAME: Final = (
    "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c 3d3f 3a2b 5i5h 5a5b"
)
LOST: Final = (Loss(LossKind.VARIATIONS, 2), Loss(LossKind.COMMENTS, 3))
_BETWEEN_LOOKS_MS = 120
_MOST_LOOKS = 20
"""A cursor that blinks is never the same twice."""
_LONGEST_S = 20.0
"""Seconds for which work is waited for: some, such as a search, goes on for ever."""


@dataclass(frozen=True)
class Cast:
    """What stands on the screens that other people have written."""

    black: str = "Aiko Yamamoto"
    white: str = "Ben"
    event: str = "Club evening"
    comment: str = "*The side pawn.* The rook is driven away."
    file: str = "a game with a long name of its file.kif"
    found_in: str = "/games/1998/league game 12.kif"
    handicap: str = "Four generals"
    engine: str = "Engine of the club"
    other_engine: str = "Another engine 2.1"
    trouble: str = "Line 3: no such square."


CAST = Cast()
LOGIN, FAR_HOST = "Aiko_Yamamoto-Nakanishi", "club.shogi-verein-oberbayern.example.org"
"""A name and an address of a server, as long as they get."""
PROBLEM: Final = "6snl/4+R1gk1/5pppp/9/7P1/7P1/9/9/9 b GS2b2g2s3n3l12p 1"


def _play(window: MainWindow, moves: int, *, timed: bool = True) -> QWidget:
    time = TimeSetup(main_ms=600_000, byoyomi_ms=30_000) if timed else TimeSetup()
    setup = GameSetup(black=PersonSetup(CAST.black), white=PersonSetup(CAST.white), time=time)
    window.parts.play.games.new_game(setup)
    for usi in GAME.split()[:moves]:
        assert window.board.play(parse_usi_move(usi, STANDARD))
    window.play_page.scene.finish_animation()
    return window


def _ended(window: MainWindow) -> QWidget:
    _play(window, 12)
    assert window.desk.game is not None
    window.desk.game.resign()
    return window


IN_DANGER: Final = "lnsgkgsnl/1r5b1/pppp1p1pp/4p1p2/4S4/2P6/PP1PPPPPP/1B5R1/LNSGKG1NL b - 1"
"""The silver on 5e is attacked by a pawn and a bishop."""
SAFE: Final = IN_DANGER.replace("/4S4/2P6/", "/9/2PS5/")


def _hint(window: MainWindow) -> QWidget:
    """The third press of a hint: the move, what it is good for, and the line that shows it."""
    position = _from(window, IN_DANGER)
    best, reply = _evaluated(50, "5e6f 8c8d 2g2f 8d8e 2f2e"), _evaluated(-1100, "5d5e 2g2f 8c8d")
    waiting = judged_waiting(position, best, reply)
    assert waiting is not None
    hints = window.parts.play.computer.hints
    advice = Advice(best.line, Centipawns(50))
    hints.hint = Hint(advice, position, None, Color.BLACK, waiting, next(iter(reasons_for(waiting)), None))
    hints.stage = HintStage.EXPLAINED
    hints.changed.emit()
    return window


def _coach(window: MainWindow) -> QWidget:
    """The coach warns before a move is final: why, and what would follow."""
    _from(window, SAFE)
    found = _evaluated(50, "2g2f 8c8d"), _evaluated(-1500, "5d5e 2g2f 8c8d")
    coach = window.parts.play.coach.coach
    coach.word = warning_for(judged_move(STANDARD, SAFE, "6f5e", *found), 600.0)
    assert coach.word is not None
    coach.changed.emit()
    return window


def _from(window: MainWindow, sfen: str) -> Position:
    """A game from a position."""
    people = PersonSetup(CAST.black), PersonSetup(CAST.white)
    window.parts.play.games.new_game(GameSetup("shogi", "", *people, start_sfen=sfen))
    return Position.from_sfen(sfen, STANDARD)


def _evaluated(score: int, line: str) -> Evaluation:
    return Evaluation(score, line=parse_usi_moves(line.split(), STANDARD))


def _analysis(window: MainWindow) -> QWidget:
    """Two engines look at a record that has evaluations: panel, bar, arrows, graph."""
    record = record_of_line()
    for number, node in enumerate(record.main_line()):
        node.evaluation = Evaluation(400 * number * (-1) ** number, depth=9, engine=CAST.engine)
        node.time_ms = 4_000
    window.desk.open_record(record, (0, 0))
    analyst = window.parts.analysis.analyst
    command = scripted("looks", 0, os.devnull, *LINE)
    analyst.use_engines(lambda _: [AnalysisEngine(str(each), command, CAST.engine) for each in range(2)])
    analyst.switch(on=True)
    for _ in range(_MOST_LOOKS):
        if all(seat.finding is not None and seat.finding.lines for seat in analyst.seats):
            break
        _wait(_BETWEEN_LOOKS_MS)
    return window


def _two_engines(window: MainWindow) -> QWidget:
    """A game that two engines have looked at, and are looking at once more."""
    record = random_record(5, STANDARD, plies=60)
    for number, node in enumerate((record.root, *record.main_line())):
        score = round(900 * math.sin(number / 9))
        line = () if node.next is None or node.next.move is None else (node.next.move,)
        said = Evaluation(score, 21, 250_000, CAST.engine, line)
        node.take_opinions((said, Evaluation(score // 2 + 90, 17, 80_000, CAST.other_engine)))
    window.desk.open_record(record, (0,) * 31)
    window.parts.analysis.whole.row.show_progress(Progress(48, 122, 74.0))
    return window


def _analyse_game(window: MainWindow) -> QDialog:
    """Which moves of a game three engines are to look at."""
    offered = [("own", CAST.engine), ("other", CAST.other_engine), ("third", CAST.black)]
    dialog = GameAnalysisDialog(offered, 120, 41, Color.BLACK, None, window)
    dialog.engines.boxes["other"].setChecked(True)
    dialog.which.button("part").click()
    return dialog


def _study(window: MainWindow) -> QWidget:
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    for number, usi in enumerate(GAME.split()):
        path = record.append(path, parse_usi_move(usi, STANDARD), time_ms=3000 + 700 * number)
    record.append((0,) * 11, parse_usi_move("P*2c", STANDARD))
    seen = Annotations(Glyph.INTERESTING, (Arrow(parse_square("2b"), parse_square("3c")),))
    record.node((0,) * 15).comment = join_comment(CAST.comment, seen)
    record.headers.update(black=CAST.black, white=CAST.white, event=CAST.event, date="2026/11/21")
    window.desk.open_record(record, path[:15])
    window.play_page.scene.finish_animation()
    return window


def _explorer(window: MainWindow) -> QWidget:
    """What is known of the first move: an empty library, the built-in book, an evaluation of the record."""
    record = record_of_line()
    record.main_line()[0].evaluation = Evaluation(40, depth=9, engine=CAST.engine)
    window.settings.update(explorer_shown=True)
    window.desk.open_record(record)
    pane = window.parts.explorer.pane
    for _ in range(_MOST_LOOKS):
        if pane.model.rowCount() and not pane.view.stale and not window.parts.library.service.importing:
            break
        _wait(_BETWEEN_LOOKS_MS)
    return window


def _book(window: MainWindow) -> BookDialog:
    position = Position.start(STANDARD)
    known = (BookMove("7g7f", score=32, count=41, comment=CAST.comment), BookMove("2g2f", count=9_999_999))
    found = BookPosition(board_of(position), known, CAST.comment)
    words = QCoreApplication.translate("PlayersBooks", "{book}: moves from this position")
    title = words.format(book=f"{CAST.event}.db")
    return BookDialog(
        title, position, found, lambda move: window.play_page.write_move(position, move, None), window
    )


def _start(window: MainWindow) -> QWidget:
    window.show_start_page()
    return window


def _library(window: MainWindow) -> QWidget:
    """Games of both kinds, an uneven and an analysed one; the first of them in the preview."""
    window.show_start_page()
    folder = Path(window.parts.library.service.sources.folders[0])
    name = CAST.file.replace("/", "-").removesuffix(".kif") + ".kif"
    if not (folder / name).exists():
        games = (
            record_of_line(),
            random_record(1, OKISAKI, plies=30),
            random_record(2, handicap="two", plies=30),
        )
        for number, record in enumerate(games):
            record.headers.update(black=CAST.black, white=CAST.white, event=CAST.event)
            record.headers["date"] = f"202{number}/11/21"
            write_kifu(folder, record, name if not number else f"{number}.kif")
        for node in (games[0].root, *games[0].main_line()):
            node.evaluation = Evaluation(40, depth=9, engine=CAST.engine)
        write_kifu(folder, games[0], name)
    window.do("library")
    page = window.parts.library.page
    assert page is not None
    for _ in range(_MOST_LOOKS):
        if page.preview.place is not None and page.games.rowCount() >= 3:
            break
        _wait(_BETWEEN_LOOKS_MS)
    return window


def _make_book(window: MainWindow) -> QDialog:
    return MakeBookDialog([("", 0)] * 2, [("", 0)] * 1200, window)


def _editor(window: MainWindow) -> QWidget:
    window.show_start_page()
    window.do("edit_position")
    page = window.parts.editing.page
    assert page is not None
    page.change(Draft.of(Position.from_sfen(PROBLEM, STANDARD)))
    page.editor.settle()
    return window


def _settings(page: Page) -> Callable[[MainWindow], QWidget]:
    def show(window: MainWindow) -> QWidget:
        window.do("settings")
        assert window.parts.settings.dialog is not None
        window.parts.settings.dialog.show_page(page)
        return window.parts.settings.dialog

    return show


def _new_game(window: MainWindow) -> NewGameDialog:
    window.show_start_page()
    window.start_page.handicap.click()
    assert window.parts.new_games.dialog is not None
    return window.parts.new_games.dialog


def _two_players(window: MainWindow) -> QWidget:
    dialog = _new_game(window)
    dialog.opponent.button(True).click()
    dialog.time_kind.button("fischer").click()
    return dialog


def _mating(window: MainWindow) -> QWidget:
    """A mating problem, with much to say beside it."""
    window.do("problems")
    page = window.parts.problems.page
    assert page is not None
    page.panel.collection.choose(STANDARD.id)
    page.panel.length.choose("15")
    page.panel.feedback.say(
        QCoreApplication.translate(
            "Problems", "That mates too, but only in {plies}. There is a shorter way."
        ).format(plies=17)
    )
    return window


def _opponents(window: MainWindow) -> QWidget:
    """The characters, some of them met already."""
    results = window.parts.results.history
    met: tuple[tuple[str, Result], ...] = (
        ("leo", "won"),
        ("otto", "lost"),
        ("otto", "won"),
        ("strix", "drawn"),
    )
    for name, result in met:
        results.add(
            PlayedGame(
                "2026-11-21T18:05:07",
                "shogi",
                "even",
                "black",
                result,
                "checkmate",
                87,
                strength=6,
                character=name,
            )
        )
    window.do("opponents")
    page = window.parts.opponents.page
    assert page is not None
    page.choose("kenji")
    return window


def _course(window: MainWindow) -> LearnPage:
    window.show_start_page()
    window.do("learn")
    assert window.parts.learning.page is not None
    return window.parts.learning.page


def _lesson(window: MainWindow) -> QWidget:
    _course(window).open(Way.NOTHING, CHAPTERS[1].steps[0])
    return window


def _reference(window: MainWindow) -> QWidget:
    window.do("reference")
    assert window.parts.learning.reference is not None
    return window.parts.learning.reference


def _guide(window: MainWindow) -> QWidget:
    window.do("guide")
    assert window.parts.guide.guide is not None
    return window.parts.guide.guide


def _rules(window: MainWindow) -> QWidget:
    dialog = _new_game(window)
    dialog.more.setChecked(True)
    dialog.rules.click()
    assert dialog.rules_part.dialog is not None
    return dialog.rules_part.dialog


def _advice(window: MainWindow) -> QWidget:
    dialog = _new_game(window)
    dialog._recommend()
    assert dialog.recommend_dialog is not None
    return dialog.recommend_dialog


def _printing(command: str) -> Callable[[MainWindow], QWidget]:
    def show(window: MainWindow) -> QWidget:
        _play(window, 20)
        window.do(command)
        assert window.parts.printing.dialog is not None
        return window.parts.printing.dialog

    return show


def _shown(make: Callable[[MainWindow], QDialog]) -> Callable[[MainWindow], QWidget]:
    def show(window: MainWindow) -> QWidget:
        dialog = make(window)
        dialog.open()
        return dialog

    return show


def _furigoma(window: MainWindow) -> QDialog:
    look = Appearance.of(window.settings.current)
    return FurigomaDialog(
        throw_furigoma(Random(7)),
        Tossers(CAST.black, CAST.white),
        look.piece_set,
        look.theme,
        reduced_motion=True,
        parent=window,
    )


def _problems(window: MainWindow) -> QDialog:
    text = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ５五飛(28)\n"
    found = [
        Problem(4, 3, ProblemKind.ILLEGAL_MOVE, "The rook on 28 cannot go to 55."),
        Problem(1, 1, ProblemKind.HEADER, "A header that does not say what it should."),
    ]
    tokens = Appearance.of(window.settings.current).tokens
    return ProblemsDialog(CAST.file, text, found, tokens, window)


def _bookmarks(window: MainWindow) -> QWidget:
    _study(window)
    window.do("bookmark")
    window.do("bookmarks")
    return next(one for one in window.findChildren(QDialog) if one.isVisible())


def _information(window: MainWindow) -> QWidget:
    _study(window)
    assert window.board.record is not None
    window.board.record.headers["記録係"] = CAST.black
    window.do("information")
    return next(one for one in window.findChildren(QDialog) if one.isVisible())


def _pattern(window: MainWindow) -> QDialog:
    return PatternDialog(Position.start(STANDARD), Appearance.of(window.settings.current), None, window)


def _history(window: MainWindow) -> QDialog:
    """A rating with its curve: two dozen games against two levels."""
    history: History = window.parts.results.history
    if len(history.games()) < 24:
        results: tuple[Result, ...] = ("won", "won", "lost", "won", "drawn", "lost", "won", "won")
        for day, result in enumerate(3 * results, 1):
            ended = f"2026-11-{day:02}T18:05:07"
            level = 6 + day // 12
            history.add(PlayedGame(ended, "shogi", "even", "black", result, "checkmate", 87, strength=level))
    return HistoryDialog(history, Path(), Appearance.of(window.settings.current).tokens, None, window)


def _engines(window: MainWindow) -> QWidget:
    registry = window.parts.engines.registry
    if not registry.engines()[1:]:
        options: tuple[EngineOption, ...] = (
            CheckOption(CAST.black, default=True),
            SpinOption("Threads", 4, 1, 64),
            ComboOption("Style", CAST.white, (CAST.white, "calm")),
            FilenameOption("EvalDir", CAST.found_in),
            ButtonOption("Clear"),
        )
        made = RegisteredEngine(
            "own",
            said_name=CAST.black,
            author=CAST.white,
            command=(CAST.found_in, "--quiet"),
            games=("shogi",),
            options=declared(options),
            profiles=first_profiles(options, cores=4),
        )
        registry.add(made)
    window.do("engines")
    dialog = window.parts.engines_dialog.dialog
    assert dialog is not None
    dialog.show_engine(registry.engines()[1].id)
    dialog.page.options.finish()
    return dialog


def _own_handicap() -> str:
    return QCoreApplication.translate("EditorActions", "Save as your own handicap")


def _adding_engine(window: MainWindow) -> QWidget:
    dialog = _engines(window)
    assert isinstance(dialog, EnginesDialog)
    dialog.show_adding()
    found = Findings(
        "/opt/engines/YaneuraOu", "/opt/engines", trouble=EngineTrouble.NEEDS_FILE, detail="nn.bin"
    )
    dialog.adding.card.tell_trouble(trouble_text(found))
    return dialog


def _engine_match(window: MainWindow) -> QWidget:
    """A match of before with an engine that broke, its name as long as names get."""
    part = window.parts.engine_matches
    if not part.shown:
        part.open()
    page = part.page
    assert page is not None
    folder = Path(tempfile.mkdtemp())
    settings = MatchSettings(go="nodes=1", games=4, alternate=True, sprt="elo0=0,elo1=10")
    players = Contestant(player="level:1", name=CAST.engine), Contestant(player="level:2", name=CAST.white)
    made = Tournament.create(folder / "Match", players, settings)
    used = Used(40, 4_000, 400_000, 400, 40)
    lines = [
        GameLine(
            game=number, pair=(number + 1) // 2, opening=number, black="first" if number % 2 else "second",
            result=float(number % 2), winner="first" if number % 2 else "second", reason="resignation",
            adjudicated=number == 2, fault="crash" if number == 3 else None, plies=80, first=used,
            faulty="second" if number == 3 else None, detail="", date=f"2026-11-2{number}", second=used,
        )
        for number in (1, 2, 3)
    ]  # fmt: skip
    store = made.pairings[0].store
    store.match = msgspec.structs.replace(store.match, games=tuple(lines), seconds=100.0)
    part.tournament = made
    page.show_tournament(made, Standings.of(made))
    shutil.rmtree(folder)
    return window


def _new_match(window: MainWindow) -> QDialog:
    """Two players, an engine with a time of its own among them."""
    dialog = NewMatchDialog(window.parts.engines.registry, Position.start(STANDARD), window)
    row = dialog.players.rows[0]
    row.player.choose(f"engine:{BUILT_IN}")
    row.time.click()
    row.pace.kind.choose("byoyomi")
    return dialog


def _play_online(window: MainWindow) -> QWidget:
    """Servers played at before, and the one chosen does not answer."""
    window.settings.update(
        online_places=(
            OnlinePlace(FAR_HOST, 4081, LOGIN, "", is_house=True),
            OnlinePlace("wdoor.c.u-tokyo.ac.jp", 4081, LOGIN, "floodgate-300-10F"),
        )
    )
    window.do("play_online")
    dialog = window.parts.online.dialog
    assert dialog is not None
    dialog.ask(talk_sentence(TalkFailure(FailureKind.REFUSED), FAR_HOST, 4081))
    return dialog


def _engine_at_server(window: MainWindow) -> QWidget:
    """Who plays is an engine: with the most that the page can ask."""
    window.do("play_online")
    dialog = window.parts.online.dialog
    assert dialog is not None
    dialog.login.server.choose(OTHER)
    dialog.login.who.choose("level:7")
    dialog.ask(dialog.login.tr("Enter the address of the server."))
    return dialog


def _engine_games(window: MainWindow) -> QWidget:
    dialog = EngineGamesDialog(window)
    others = window.parts.online.others
    head = others.tr("{player} is playing {name}").format(player=computer_name(7), name="Ben")
    rows = [
        (others.tr("Server"), "wdoor.c.u-tokyo.ac.jp:4081"),
        (others.tr("Player"), f"{computer_name(7)} (Aiko)"),
        (others.tr("Games"), others.tr("{played} of {wanted}").format(played=12, wanted=100)),
        (others.tr("Result"), score_sentence(7, 1, 3, 1)),
    ]
    dialog.tell(head, rows, plays=True, runs=True)
    dialog.show()
    return dialog


def _chat(window: MainWindow) -> QWidget:
    """A game at a server of ours, with chat below the moves."""
    summary = GameSummary(
        "club+desktop-600-30+Aiko+Ben+1",
        LOGIN,
        "Wanderley_de_Oliveira_Guimaraes",
        Color.BLACK,
        black_time=TimeRule(total=600, byoyomi=30),
        white_time=TimeRule(total=600, byoyomi=30),
        moves=tuple(MoveLine(text, 7) for text in ("+7776FU", "-3334FU", "+2726FU", "-8384FU")),
    )
    play, company = window.parts.play, window.parts.online.table.company
    others = window.parts.online.others.people
    others.propose(summary, "192.168.178.104")
    others.start()
    others.show()
    window.pages.setCurrentWidget(play.page)
    company.take("PARTNER", "desktop")
    for line in (f"{LOGIN}: よろしくお願いします。", "Ben: Have a good game!", "Ben: <b>Nice opening</b>"):
        company.take("CHAT", line)
    return window


def _invited(window: MainWindow) -> QWidget:
    dialog = InviteDialog(CAST.black, window)
    dialog.show_told(["192.168.178.104", "10.0.0.12"], 4081, "k7mrwx")
    dialog.show()
    return dialog


def _proposal(window: MainWindow) -> QWidget:
    """A handicap game with another time for each side: what a summary can have."""
    dialog = PlayOnlineDialog((), "", (), window)
    summary = GameSummary(
        "g",
        "Aiko_Yamamoto",
        "Ben",
        Color.WHITE,
        start_sfen=STANDARD.handicap("two").sfen,
        black_time=TimeRule(total=600, byoyomi=10),
        white_time=TimeRule(total=90, increment=5),
        max_moves=256,
    )
    dialog.propose(summary)
    dialog.show()
    return dialog


def _best_move(window: MainWindow) -> QWidget:
    window.do("problems")
    page = window.parts.problems.page
    assert page is not None
    page.panel.collection.choose("moves/shogi")
    return window


def _review(window: MainWindow) -> QWidget:
    """A game that says itself what each move is worth: faults of three kinds, one of them with a reason."""
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    for text in ["7g7f", "3c3d", "2g2f", "8b9b", "2f2e", "9b8b", "8h2b+", "3a2b"]:
        path = record.append(path, parse_usi_move(text, STANDARD), time_ms=4_000)
    scores = (30, 40, 30, 40, 1500, 1450, 1200, 1900, 400)
    best = ("7g7f", "3c3d", "2g2f", "8c8d", "8h2b+", "4a3b", "2e2d", "3a2b", "B*5f")
    for node, score, move in zip((record.root, *record.main_line()), scores, best, strict=True):
        node.evaluation = Evaluation(score, 9, 1000, CAST.engine, (parse_usi_move(move, STANDARD),))
    record.headers.update(black=CAST.black, white=CAST.white, event=CAST.event)
    window.parts.play.study_position(record)
    window.do("review")
    window.parts.reviews.finish()
    page = window.parts.reviews.page
    assert page is not None and page.review is not None
    return window


def _deck(window: MainWindow) -> QWidget:
    """The deck of mistakes: the one of that review is kept, and asked for."""
    _review(window)
    page = window.parts.reviews.page
    assert page is not None
    page.keep.click()
    window.do("practice")
    assert window.parts.practice.page is not None
    return window


def _remote_engine(window: MainWindow) -> QDialog:
    return RemoteDialog(window)


def _analyse_games(window: MainWindow) -> QDialog:
    wished = [WishedGame(str(number), number, 80) for number in range(1200)]
    return AnalyseDialog(
        wished[:2],
        wished,
        set(),
        [("own", CAST.engine), ("other", CAST.other_engine)],
        "tcp://192.168.178.104:8786",
        window,
    )


MATE, OTHER_MATE = "2d2c+ 1b2a G*3b", "G*2c 1b2a 3c3b"


def _checked(window: MainWindow) -> QDialog:
    """What the examination of a problem found: another solution, and a pawn that is not needed."""
    start = Position.from_sfen("8b/8k/6G2/7P1/9/9/9/9/P8 b G2rb2g4s4n4l16p 1", STANDARD)
    own, other = (parse_usi_moves(moves.split(), STANDARD) for moves in (MATE, OTHER_MATE))
    needless = Superfluous(STANDARD.kind("pawn"), parse_square("9i"))
    others = (OtherSolution(1, other, OtherKind.SAME), OtherSolution(3, other[2:], OtherKind.LAST))
    dialog = CheckDialog(window.shell.appearance, window.play_page.write_move, window)
    dialog.tell_found(start, Examination(Verdict.MATE, own, others, (needless,)))
    return dialog


def _exercise(window: MainWindow) -> QWidget:
    """The first mistake of that review, to be corrected."""
    _review(window)
    page = window.parts.reviews.page
    assert page is not None
    page.begin_practice(Color.WHITE)
    return window


def _statistics(window: MainWindow) -> QWidget:
    """A dozen games of the player's; all but the first are analysed."""
    folder = Path(window.parts.library.service.sources.folders[0])
    for number in range(12):
        record = random_record(number + 11, OKISAKI if number == 5 else STANDARD, plies=40)
        black, white = (CAST.black, CAST.white) if number % 2 else (CAST.white, CAST.black)
        record.headers.update(black=black, white=white, date=f"2026/{number % 11 + 1:02}/10")
        for at, node in enumerate((record.root, *record.main_line())):
            if number:
                score = (at * (number + 2) % 7) * 130 * (1 if number % 2 else -1)
                node.evaluation = Evaluation(score, 5, 10, CAST.engine)
        write_kifu(folder, record, f"statistics-{number}.kif")
    window.do("library")  # which reads what is new in its folders
    for _ in range(_MOST_LOOKS):
        _wait(_BETWEEN_LOOKS_MS)
        if not window.parts.library.service.importing:
            break
    window.do("statistics")
    page = window.parts.statistics.page
    assert page is not None
    for _ in range(_MOST_LOOKS):
        if page.phases.rowCount():
            break
        if page.player.value != CAST.black and page.player.findData(CAST.black) >= 0:
            page.player.choose(CAST.black)
        _wait(_BETWEEN_LOOKS_MS)
    return window


def _watching(window: MainWindow) -> QWidget:
    """A game of others, with the chat of those who watch it."""
    _chat(window)
    others = window.parts.online.others
    others._tell_watching(lambda: others.tr("You are watching at {host}.").format(host="192.168.178.104"))
    return window


def _atlas(window: MainWindow) -> QWidget:
    window.do("atlas")
    page = window.parts.atlas.page
    assert page is not None
    page.show_entry("yagura", castle=False)
    _wait(_BETWEEN_LOOKS_MS)
    return window


def _waiting(window: MainWindow) -> QWidget:
    """The first page with a game that can be gone on with."""
    _play(window, 9)
    window.show_start_page()
    return window


SCREENS: Final[dict[str, Callable[[MainWindow], QWidget]]] = {
    "start": _start,
    "start-waiting": _waiting,
    "play": lambda window: _play(window, 20),
    "end": _ended,
    "hint": _hint,
    "coach": _coach,
    "study": _study,
    "analysis": _analysis,
    "two-engines": _two_engines,
    "analyse-game": _shown(_analyse_game),
    "explorer": _explorer,
    "library": _library,
    "editor": _editor,
    "course": lambda window: _course(window).window(),
    "lesson": _lesson,
    "mating": _mating,
    "opponents": _opponents,
    "best_move": _best_move,
    "atlas": _atlas,
    "review": _review,
    "exercise": _exercise,
    "deck": _deck,
    "remote-engine": _shown(_remote_engine),
    "analyse-games": _shown(_analyse_games),
    "checked": _shown(_checked),
    "placing": _shown(lambda window: PlacingDialog(coach=False, parent=window)),
    "statistics": _statistics,
    "reference": _reference,
    "guide": _guide,
    **{f"settings-{page.name.lower()}": _settings(page) for page in Page},
    "engines": _engines,
    "adding-engine": _adding_engine,
    "engine-match": _engine_match,
    "make-book": _shown(_make_book),
    "new-match": _shown(_new_match),
    "stop-match": _shown(AskStopDialog),
    "new-game": _new_game,
    "two-players": _two_players,
    "rules": _rules,
    "advice": _advice,
    "print": _printing("print"),
    "picture": _printing("export_picture"),
    "animation": _printing("export_animation"),
    "play-online": _play_online,
    "proposed-game": _proposal,
    "invite": _shown(lambda window: InviteDialog(CAST.black, window)),
    "invited": _invited,
    "engine-at-server": _engine_at_server,
    "engine-games": _engine_games,
    "chat": _chat,
    "watching": _watching,
    "leave-online": _shown(lambda window: LeaveDialog(CAST.black, window)),
    "results": _shown(_history),
    "bookmarks": _bookmarks,
    "information": _information,
    "pattern": _shown(_pattern),
    "book": _shown(_book),
    "troubles": _shown(
        lambda window: TroublesDialog(
            [Trouble(CAST.found_in, TroubleKind.RESERVATIONS, CAST.trouble)],
            window,
        )
    ),
    "problems": _shown(_problems),
    "furigoma": _shown(_furigoma),
    "proposal": _shown(lambda window: ProposalDialog(Proposal.DRAW, CAST.black, CAST.white, window)),
    "losses": _shown(lambda window: AskLossesDialog("CSA", losses_text(LOST), window)),
    "save": _shown(AskSaveDialog),
    "leave": _shown(AskLeaveDialog),
    "name": _shown(lambda window: NameDialog(_own_handicap(), CAST.handicap, lambda _: True, window)),
    "about": _shown(AboutDialog),
}


def settle() -> None:
    """Let everything be laid out and drawn."""
    for _ in range(4):
        QApplication.processEvents()


def put_away(window: MainWindow, screen: QWidget) -> None:
    """Close what is open over the window, and collect what it leaves behind, as the program would."""
    for dialog in reversed(window.findChildren(QDialog)):
        with suppress(RuntimeError):
            if dialog.isVisible():
                dialog.reject()
    if isinstance(screen, QDialog):
        with suppress(RuntimeError):
            screen.deleteLater()
    if window.parts.learning.reference is not None:
        window.parts.learning.reference.close()
    if window.parts.guide.guide is not None:
        window.parts.guide.guide.close()
    if window.parts.learning.shown and window.parts.learning.page is not None:
        window.parts.learning.page.show_contents()
        window.parts.learning.leave()
    if window.parts.problems.shown:
        window.parts.problems.leave()
    for part in (window.parts.reviews, window.parts.statistics, window.parts.practice):
        if part.shown:
            part.leave()
    if window.parts.atlas.shown:
        window.parts.atlas.leave()
    if window.parts.opponents.shown:
        window.parts.opponents.leave()
    if window.parts.editing.shown and window.parts.editing.page is not None:
        window.parts.editing.page.panel.cancel.click()
    if window.parts.has("online"):
        window.parts.online.table.company.clear()
    if window.parts.has("analysis"):
        window.parts.analysis.analyst.switch(on=False)
    window.settings.update(explorer_shown=False)
    window.shell.withdraw("spectating")
    window.board.modified = False
    window.desk.leave()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()
    gc.collect(1)


def picture(screen: QWidget) -> QPixmap:
    """The screen as it looks when what is made in slices and threads has come, and its boards are sharp."""
    settle()
    until = time.monotonic() + _LONGEST_S
    while at_work([screen.window()]) and time.monotonic() < until:
        _wait(_BETWEEN_LOOKS_MS)
    before, now = QImage(), screen.grab().toImage()
    for _ in range(_MOST_LOOKS):
        if now == before:
            break
        _wait(_BETWEEN_LOOKS_MS)
        before, now = now, screen.grab().toImage()
    return QPixmap.fromImage(now)


def _wait(ms: int) -> None:
    """Let threads work too: unlike `QTest.qWait` a loop of its own lets go of Python's lock."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()
