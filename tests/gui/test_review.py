"""The review of a game: searched, shown, learned from; by mouse and keys, with the real engine."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, Qt
from pytestqt.qtbot import QtBot

from shogi_desktop.analysis.judgement import Judgement
from shogi_desktop.app.analysis.game_analysis import Effort
from shogi_desktop.app.settings.print_choices import PrintChoices
from shogi_desktop.game import Arrow, Evaluation, MarkColor, Record
from shogi_desktop.gui.review.page import ReviewPage
from shogi_desktop.gui.review.part import ReviewPart
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.notation import read
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.rules import STANDARD, Color, parse_square, parse_usi_move
from shogi_desktop.usi.command import EngineCommand
from tests.gui.conftest import MakeWindow
from tests.gui.hands import TWO_PLAYERS, choose, finish_work, notice, play, resign
from tests.support.extent import in_the_whole
from tests.support.screens import settle

FAKE = Path(__file__).parents[1] / "fakes" / "fake_engine.py"
MOVES = "7g7f 3c3d 2g2f 8c8d 2f2e 9c9d 2e2d 9d9e 2d2c+ 2b3c 2h2d 3c2d".split()  # noqa: SIM905 - as it is read
"""Black's eleventh move gives the rook away."""


def record_of(*moves: str) -> Record:
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    for text in moves:
        path = record.append(path, parse_usi_move(text, STANDARD))
    return record


def known_record() -> Record:
    """A record that says itself what each move is worth: White's second move is a blunder."""
    record = record_of("7g7f", "3c3d", "2g2f", "8b9b")
    said = [(0, "7g7f"), (0, "3c3d"), (0, "2g2f"), (0, "8c8d"), (1500, "8h2b+")]
    for node, (score, best) in zip((record.root, *record.main_line()), said, strict=True):
        node.evaluation = Evaluation(score, 5, 100, "E", (parse_usi_move(best, STANDARD),))
    return record


def put(window: MainWindow, record: Record) -> None:
    window.parts.play.study_position(record)


def part_of(window: MainWindow) -> ReviewPart:
    part: ReviewPart = window.parts.reviews
    part.effort = Effort(nodes=2000)
    return part


def page_of(window: MainWindow) -> ReviewPage:
    page = window.parts.reviews.page
    assert page is not None
    return page


def reviewed(window: MainWindow, qtbot: QtBot) -> ReviewPage:
    part = part_of(window)
    window.do("review")
    qtbot.waitUntil(lambda: not part.is_busy, timeout=30_000)
    return page_of(window)


def test_a_game_is_searched_shown_and_kept_in_the_record(window: MainWindow, qtbot: QtBot) -> None:
    put(window, record_of(*MOVES))
    page = reviewed(window, qtbot)
    assert page.review is not None
    assert any(move.judgement is Judgement.BLUNDER for move in page.review.moves)
    said = page.summary.words()
    assert "Accuracy" in said
    assert "Blunders" in said
    points = len(page.review.turning_points)
    assert re.search(
        rf"Accuracy: Black [\d–].*, White [\d–].*\. {points} turning points?\.$", page.summary.spoken()
    )
    record = window.board.record
    assert record is not None
    assert all(node.evaluation is not None for node in record.main_line())
    qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
    window.do("undo_edit")
    assert all(node.evaluation is None for node in record.main_line())


def test_what_a_record_knows_itself_is_shown_without_a_search(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(engine=EngineCommand("/no/such/engine"))
    put(window, known_record())
    page = reviewed(window, qtbot)
    assert page.review is not None
    assert [point.ply for point in page.review.turning_points] == [4]
    assert not part_of(window).analysis.is_running


def test_a_game_known_already_takes_the_place_of_one_being_searched(window: MainWindow, qtbot: QtBot) -> None:
    """What was found for the other one would have been shown, and written down, as this one's."""
    put(window, record_of(*MOVES))
    part = part_of(window)
    window.do("review")
    qtbot.waitUntil(lambda: page_of(window).bar.value() > 1, timeout=30_000)
    put(window, known_record())
    page = reviewed(window, qtbot)
    assert not part.analysis.is_running
    assert page.review is not None
    assert [point.ply for point in page.review.turning_points] == [4]


def test_a_turning_point_shows_its_position_with_both_moves(window: MainWindow, qtbot: QtBot) -> None:
    put(window, known_record())
    page = reviewed(window, qtbot)
    qtbot.mouseClick(page.summary.points[0], Qt.MouseButton.LeftButton)
    marks = page.scene.annotations.marks
    colors = {mark.color: mark.target for mark in marks if isinstance(mark, Arrow)}
    assert colors == {MarkColor.RED: parse_square("9b"), MarkColor.GREEN: parse_square("8d")}
    qtbot.mouseClick(page.place, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.parts.play.page
    assert window.board.cursor is not None
    assert window.board.cursor.index == 3


def test_the_graph_is_in_line_with_the_board_and_as_high_as_its_text_asks(
    window: MainWindow, qtbot: QtBot
) -> None:
    put(window, known_record())
    page = reviewed(window, qtbot)
    settle()
    around = page.rect().marginsRemoved(QMargins(16, 0, 0, 16))
    assert page.graph.geometry().bottomLeft() == around.bottomLeft()
    high = page.graph.height()
    window.settings.update(text_percent=150)
    settle()
    assert page.graph.height() > high


def test_the_graph_leads_to_positions_and_faults(window: MainWindow, qtbot: QtBot) -> None:
    put(window, known_record())
    page = reviewed(window, qtbot)
    assert page.graph.isVisible()
    page.graph.ply_chosen.emit(2)
    assert page.scene.position is not None
    assert page.scene.position.key() == window.board.record.position((0, 0)).key()  # type: ignore[union-attr]
    assert not page.scene.annotations
    page.graph.ply_chosen.emit(4)
    assert len(page.scene.annotations.marks) == 2
    page.begin_practice(Color.WHITE)
    assert not page.graph.isVisible()


def test_a_mistake_is_done_better(window: MainWindow, qtbot: QtBot) -> None:
    put(window, known_record())
    page = reviewed(window, qtbot)
    qtbot.mouseClick(page.learn[Color.WHITE], Qt.MouseButton.LeftButton)
    panel, practice = page.practice_panel, page.practice
    assert practice is not None
    assert not page.scene.annotations  # nothing gives the answer away
    qtbot.keyClicks(page.board, "8b9b")
    qtbot.keyClick(page.board, Qt.Key.Key_Return)
    assert "move played in the game" in panel.feedback.text()
    qtbot.mouseClick(panel.hint, Qt.MouseButton.LeftButton)
    assert "marked piece" in panel.feedback.text()
    page.scene.move_requested.emit(parse_usi_move("8c8d", STANDARD))
    assert "is right" in panel.feedback.text()
    assert practice.is_done
    assert practice.solved == 0  # not at once
    qtbot.mouseClick(panel.next, Qt.MouseButton.LeftButton)
    assert page.practice is None


def test_another_good_move_is_right_and_a_bad_one_is_answered(window: MainWindow, qtbot: QtBot) -> None:
    record = known_record()
    put(window, record)
    page = reviewed(window, qtbot)
    page.begin_practice(Color.WHITE)
    panel = page.practice_panel
    page.scene.move_requested.emit(parse_usi_move("4a3b", STANDARD))
    qtbot.waitUntil(lambda: "Looking" not in panel.feedback.text(), timeout=30_000)
    assert "is right" in panel.feedback.text(), panel.feedback.text()
    page.begin_practice(Color.WHITE)
    page.scene.move_requested.emit(parse_usi_move("2b7g+", STANDARD))
    qtbot.waitUntil(lambda: "lowers" in panel.feedback.text(), timeout=30_000)
    assert "Try another move" in panel.feedback.text()
    page.begin_practice(Color.WHITE)
    qtbot.mouseClick(panel.show_me, Qt.MouseButton.LeftButton)
    assert "was best" in panel.feedback.text()


def test_a_cancelled_search_goes_on_where_it_was(window: MainWindow, qtbot: QtBot) -> None:
    put(window, record_of(*MOVES))
    part = part_of(window)
    window.do("review")
    page = page_of(window)
    qtbot.waitUntil(lambda: page.bar.value() > 1, timeout=30_000)
    qtbot.mouseClick(page.cancel, Qt.MouseButton.LeftButton)
    assert not part.analysis.is_running
    assert not part.shown
    window.do("review")
    assert page.bar.value() > 1
    qtbot.waitUntil(lambda: page.review is not None, timeout=30_000)


@in_the_whole
def test_a_search_cancelled_at_once_can_be_begun_again_at_once(window: MainWindow, qtbot: QtBot) -> None:
    put(window, record_of(*MOVES))
    window.do("review")
    page = page_of(window)
    qtbot.mouseClick(page.cancel, Qt.MouseButton.LeftButton)
    window.do("review")
    assert part_of(window).is_busy
    qtbot.waitUntil(lambda: page.review is not None, timeout=30_000)


def test_the_window_is_free_meanwhile_and_the_end_is_told(window: MainWindow, qtbot: QtBot) -> None:
    put(window, record_of(*MOVES))
    part = part_of(window)
    window.do("review")
    qtbot.mouseClick(page_of(window).back, Qt.MouseButton.LeftButton)
    assert part.is_busy
    # What was found is shown in turns of the event loop after the analysis.
    qtbot.waitUntil(window.notices.isVisible, timeout=30_000)
    assert not part.analysis.is_running
    assert "The review is ready." in notice(window)


def test_a_broken_engine_is_told_in_a_sentence(make_window: MakeWindow, qtbot: QtBot) -> None:
    command = EngineCommand(sys.executable, ("-S", str(FAKE), "dies_in_search"))
    window = make_window(engine=command)
    put(window, record_of(*MOVES[:2]))
    part = part_of(window)
    window.do("review")
    qtbot.waitUntil(lambda: not part.is_busy, timeout=30_000)
    assert "stopped unexpectedly" in notice(window)
    assert not part.shown


def test_a_game_that_is_played_is_not_reviewed(window: MainWindow) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, "7g7f")
    assert not window.actions_by_id["review"].isEnabled()


def test_a_record_without_moves_says_so(window: MainWindow) -> None:
    put(window, Record(STANDARD))
    window.do("review")
    assert "no moves" in notice(window)


def test_the_review_is_saved_as_pdf(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(window, known_record())
    page = reviewed(window, qtbot)
    target = tmp_path / "review.pdf"
    choose(monkeypatch, target)
    qtbot.mouseClick(page.report, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Saved as" in notice(window))
    assert target.read_bytes().startswith(b"%PDF")
    folder = tmp_path / "folder.pdf"
    folder.mkdir()
    choose(monkeypatch, folder)
    qtbot.mouseClick(page.report, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "cannot be written" in notice(window))


@pytest.mark.parametrize("chosen", ["in-use", "two_kanji", "gone"])
def test_the_review_on_paper_has_the_pieces_chosen_for_print(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: str
) -> None:
    """They were kanji whatever was chosen, also for who plays with symbols as he reads none."""
    drawn: list[tuple[str, bool]] = []
    load = PieceSet.load

    def heard(name: str, *, dark_sides: bool = False) -> PieceSet:
        drawn.append((name, dark_sides))
        return load(name, dark_sides=dark_sides)

    monkeypatch.setattr(PieceSet, "load", heard)
    put(window, known_record())
    page = reviewed(window, qtbot)
    window.settings.update(piece_set="international", dark_sides=True, printing=PrintChoices(pieces=chosen))
    choose(monkeypatch, tmp_path / "review.pdf")
    drawn.clear()
    qtbot.mouseClick(page.report, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Saved as" in notice(window))
    expected = {"in-use": ("international", True), "two_kanji": ("two_kanji", False)}
    assert drawn[-1:] == [expected.get(chosen, ("one_kanji", False))]


def test_a_finished_game_has_its_evaluations_in_its_file(window: MainWindow, qtbot: QtBot) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, *MOVES[:4])
    resign(window)
    path = window.board.document.path
    assert path is not None
    assert all(node.evaluation is None for node in read(path.read_bytes()).record.main_line())
    reviewed(window, qtbot)
    finish_work(window)
    qtbot.waitUntil(lambda: not window.board.modified)
    assert all(node.evaluation is not None for node in read(path.read_bytes()).record.main_line())


def test_the_first_search_shows_the_end_of_the_game(window: MainWindow, qtbot: QtBot) -> None:
    put(window, record_of(*MOVES))
    part_of(window)
    window.do("review")
    page = page_of(window)
    assert page.review is None
    shown = page.scene.position
    assert shown is not None
    record = window.board.record
    assert record is not None
    assert shown.sfen() == record.position(record.end_path()).sfen()


def test_nothing_of_the_game_before_is_left_in_the_next_review(window: MainWindow, qtbot: QtBot) -> None:
    put(window, known_record())
    page = reviewed(window, qtbot)
    assert page.keep.isVisible()
    plain = record_of("7g7f", "3c3d")
    for node, best in zip((plain.root, *plain.main_line()), ("7g7f", "3c3d", "2g2f"), strict=True):
        node.evaluation = Evaluation(0, 5, 100, "E", (parse_usi_move(best, STANDARD),))
    put(window, plain)
    reviewed(window, qtbot)
    assert not page.keep.isVisible()  # there is no fault, and none of the other game is kept as of this one
    assert page.scene.position is not None
    assert page.scene.position.sfen() == plain.position(plain.end_path()).sfen()


def test_learning_from_ones_own_mistakes_comes_first_and_needs_no_scrolling(
    window: MainWindow, qtbot: QtBot
) -> None:
    """It was at the end of what scrolls, out of sight in a window of 1280 × 800."""
    put(window, known_record())
    page = reviewed(window, qtbot)
    assert not page.learn_own.isVisible()  # White's is the one mistake, and Black sits at the bottom
    assert page.learn_other.isVisible() and not page.summary.isAncestorOf(page.learn_other)
    put(window, known_record())
    window.do("flip")
    page = reviewed(window, qtbot)
    assert page.learn_own.isVisible() and not page.learn_other.isVisible()
    assert page.learn[Color.WHITE] is page.learn_own


def test_after_practice_the_board_is_turned_back_and_the_offer_ends_with_the_page(
    window: MainWindow, qtbot: QtBot
) -> None:
    put(window, known_record())
    page = reviewed(window, qtbot)
    assert page.learn[Color.WHITE].text() == "Learn from a mistake by White"
    qtbot.mouseClick(page.learn[Color.WHITE], Qt.MouseButton.LeftButton)
    assert page.flipped
    qtbot.mouseClick(page.practice_panel.show_me, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.practice_panel.next, Qt.MouseButton.LeftButton)
    assert not page.flipped
    assert "Mistakes not solved at once: 1" in notice(window)
    qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
    assert not window.notices.isVisible()


def test_the_page_is_made_while_nothing_happens_beside_a_board(window: MainWindow, qtbot: QtBot) -> None:
    window.show()
    window.parts.play.study_position(Record(STANDARD))
    qtbot.waitUntil(lambda: window.parts.has("reviews") and window.parts.reviews.page is not None)
    made = window.parts.reviews.page
    assert made is not None and not made.isVisible() and window.on_board
    for usi in ("7g7f", "3c3d"):
        window.board.play(parse_usi_move(usi, STANDARD))
    window.do("review")
    assert made.isVisible() and window.parts.reviews.page is made
