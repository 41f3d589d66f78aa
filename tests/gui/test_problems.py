"""Mating problems in the window: solved, refuted, shown; by mouse and keys, from files, in both games."""

from __future__ import annotations

import os
import threading
from itertools import product
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from shogi_desktop.analysis.reasons import ReasonId
from shogi_desktop.app.problems.collection import Fault, Puzzle, own_moves, own_problems, puzzle_of
from shogi_desktop.app.problems.reading import MatingProblem
from shogi_desktop.app.problems.solving import Weighed, Worth
from shogi_desktop.app.records.position_editor import Draft
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.printing.print_dialog import PrintDialog
from shogi_desktop.gui.problems import own_files
from shogi_desktop.gui.problems.findings_dialog import FindingsDialog
from shogi_desktop.gui.problems.page import ProblemsPage
from shogi_desktop.gui.problems.part import ProblemsPart
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, Variant, parse_usi_move, parse_usi_moves
from tests.gui.conftest import MakeWindow
from tests.gui.hands import LEFT, choose, finish_work, notice
from tests.support.problems import checks_all_the_way
from tests.support.screens import SCREENS, put_away, settle

THREE = "8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1"
THREE_LINE = ("2d2c+", "1b2a", "3c3b")
OKI = "k1g7/B4R4/10/10/10/10/10/10/10/10 b G2qrb2g4s4n4l20p 1"
OKI_LINE = ("G*9a", "8a9a", "10b9a+", "10a9a", "G*9b")
PUNISHED = "4k4/6g1l/9/8R/9/9/9/9/4K4 b 2r2b3g4s4n3l18p 40"
TWO_WAYS = "9/9/9/6B2/8k/9/9/7L1/9 b GP2rb3g4s4n3l17p 1"
_INSIDE = QPoint(8, 8)


def puzzle(sfen: str, line: tuple[str, ...] = (), variant: Variant = STANDARD) -> Puzzle:
    start = Position.from_sfen(sfen, variant)
    return replace(Puzzle.of(start, (parse_usi_move(text, variant) for text in line)), difficulty=2)


def opened(window: MainWindow, *puzzles: Puzzle) -> ProblemsPage:
    window.do("problems")
    page: ProblemsPage | None = window.parts.problems.page
    assert page is not None
    page.scene.reduced_motion = True
    page.breath.ms = 0
    if puzzles:
        page.set_problems(puzzles)
    return page


def enter(page: ProblemsPage, qtbot: QtBot, text: str) -> None:
    qtbot.keyClicks(page.board, text)
    qtbot.keyClick(page.board, Qt.Key.Key_Return)


def test_a_problem_is_solved_by_typed_moves_and_the_next_one_opens(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, puzzle(THREE, THREE_LINE), puzzle(OKI, OKI_LINE, OKISAKI))
    assert page.panel.task.text() == "Black mates in 3."
    assert page.panel.count.text() == "1 of 2"
    enter(page, qtbot, "2d2c+")
    assert page.attempt is not None
    assert [move.usi for move in page.attempt.played] == ["2d2c+", "1b2a"]  # it answers by itself
    enter(page, qtbot, "3c3b")
    assert "Mate. Solved in 0:" in page.panel.feedback.text()
    assert "Solved: 1 of 2 · in a row: 1 (best: 1)" in page.panel.score.text()
    assert page.panel.next.hasFocus()
    qtbot.keyClick(page.panel.next, Qt.Key.Key_Space)
    assert page.panel.task.text() == "Black mates in 5."
    for text in OKI_LINE[::2]:
        enter(page, qtbot, text)
    assert "in a row: 2 (best: 2)" in page.panel.score.text()


def test_what_was_solved_is_remembered(make_window: MakeWindow, qtbot: QtBot) -> None:
    page = opened(make_window(), puzzle(THREE, THREE_LINE))
    for text in THREE_LINE[::2]:
        enter(page, qtbot, text)
    again = opened(make_window(), puzzle(THREE, THREE_LINE))
    assert "Solved: 1 of 1" in again.panel.score.text()
    assert "solved in 0:" in again.panel.about.text()


def test_a_wrong_move_is_refuted_on_the_board(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, puzzle(THREE, THREE_LINE))
    enter(page, qtbot, "3c2b")
    part: ProblemsPart = window.parts.problems
    part.solver.drain()
    qtbot.waitUntil(lambda: bool(page.scene.annotations), timeout=20_000)
    assert page.panel.feedback.text().startswith("No mate: ")
    qtbot.waitUntil(lambda: not page.breath.waits, timeout=20_000)
    assert page.attempt is not None
    assert page.scene.position == page.attempt.position == Position.from_sfen(THREE, STANDARD)
    for text in THREE_LINE[::2]:
        enter(page, qtbot, text)
    assert "comes back tomorrow" in page.panel.feedback.text()
    assert "in a row: 0" in page.panel.score.text()


def test_a_move_that_gives_no_check_is_refused(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, puzzle(THREE, THREE_LINE))
    enter(page, qtbot, "3c4c")
    assert "That is not check" in page.panel.feedback.text()
    assert page.scene.position == Position.from_sfen(THREE, STANDARD)


def test_another_solution_of_the_same_length_counts(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, puzzle("4k4/9/3GP4/9/9/9/9/9/9 b G2r2b2g4s4n4l17p 1", ("G*5b",)))
    enter(page, qtbot, "6c5b")
    assert "Mate. Solved" in page.panel.feedback.text()


def test_a_hint_points_at_the_piece_and_the_solution_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, puzzle(THREE, THREE_LINE))
    qtbot.keyClick(page.board, Qt.Key.Key_H)
    assert page.panel.feedback.text() == "The marked piece gives check."
    (circle,) = page.scene.annotations.marks
    assert parse_usi_move("2d2c+", STANDARD).origin == circle.square  # type: ignore[union-attr]
    qtbot.mouseClick(page.panel.show_me, LEFT)
    assert page.panel.feedback.text().startswith("The solution: ")
    last = parse_usi_move(THREE_LINE[-1], STANDARD)
    qtbot.waitUntil(lambda: page.scene.last_move == last, timeout=20_000)
    assert not page.panel.hint.isEnabled() and not page.panel.hint.isVisibleTo(page)


def test_the_moves_of_a_problem_that_is_over_are_gone_through(
    window: MainWindow, qtbot: QtBot, heard: list[str]
) -> None:
    page = opened(window, puzzle(THREE, THREE_LINE))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
        qtbot.keyClick(page.board, key)
    assert page.scene.cursor is not None  # as long as there is something to solve they call the cursor
    assert not page.panel.study.isVisibleTo(page)
    for text in THREE_LINE[::2]:
        enter(page, qtbot, text)

    def shown() -> str:
        return "" if page.scene.last_move is None else page.scene.last_move.usi

    heard.clear()
    seen = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right):
        qtbot.keyClick(page.panel.next, key)
        seen.append(shown())
    assert seen == ["1b2a", "2d2c+", "", "", "2d2c+"]
    assert any("king to two one" in text for text in heard)
    page.board.wheel_stepped.emit(1)
    assert shown() == "1b2a"
    qtbot.mouseClick(page.panel.step_on, LEFT)
    assert shown() == "3c3b" and not page.panel.step_on.isEnabled()
    qtbot.mouseClick(page.panel.again, LEFT)
    assert page.panel.hint.isVisibleTo(page) and not page.panel.step_back.isVisibleTo(page)


def test_steps_end_a_solution_that_is_shown_by_itself(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, puzzle(THREE, THREE_LINE))
    page.breath.ms = 10_000
    qtbot.mouseClick(page.panel.show_me, LEFT)
    assert page.breath.waits
    qtbot.mouseClick(page.panel.step_on, LEFT)
    assert page.scene.last_move == parse_usi_move(THREE_LINE[0], STANDARD) and not page.breath.waits


def test_a_problem_that_is_over_is_studied_on_the_board(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, puzzle(THREE, THREE_LINE))
    for text in THREE_LINE[::2]:
        enter(page, qtbot, text)
    qtbot.mouseClick(page.panel.study, LEFT)
    record = window.board.record
    assert record is not None and window.parts.play.shown
    assert record.start_sfen == THREE
    assert [str(node.move) for node in record.main_line()] == list(THREE_LINE)
    window.do("problems")  # and back to it
    assert page.attempt is not None and page.attempt.is_done


def test_a_problem_is_gone_to_by_its_number(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, *(puzzle(THREE, THREE_LINE) for _ in range(40)))
    page.panel.count.setFocus()
    page.panel.count.selectAll()
    qtbot.keyClicks(page.panel.count, "37")
    assert page.selection.index == 0  # not at the 3 of 37
    qtbot.keyClick(page.panel.count, Qt.Key.Key_Return)
    assert page.selection.index == 36 and page.panel.count.text() == "37 of 40"
    qtbot.mouseClick(page.panel.previous, LEFT)
    assert page.panel.count.text() == "36 of 40"


def test_a_hint_off_the_solution_is_the_solvers(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, puzzle(TWO_WAYS, ("P*1f", "1e1d", "3d2c+")))
    enter(page, qtbot, "G*1f")
    part: ProblemsPart = window.parts.problems
    part.solver.drain()
    assert "another solution" in page.panel.feedback.text()
    qtbot.keyClick(page.board, Qt.Key.Key_H)
    part.solver.drain()
    assert page.panel.feedback.text() == "The marked piece gives check."
    (circle,) = page.scene.annotations.marks
    assert parse_usi_move("3d2c+", STANDARD).origin == circle.square  # type: ignore[union-attr]


def test_a_miss_counts_at_once_and_doubt_and_a_second_try_do_not(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, puzzle(THREE, THREE_LINE), puzzle(OKI, OKI_LINE, OKISAKI))

    def in_a_row() -> str:
        return page.panel.score.text().split("in a row: ")[1]

    for text in THREE_LINE[::2]:
        enter(page, qtbot, text)
    assert in_a_row() == "1 (best: 1)"
    qtbot.mouseClick(page.panel.again, LEFT)
    enter(page, qtbot, "3c4c")  # gives no check, but the problem was solved before
    for text in THREE_LINE[::2]:
        enter(page, qtbot, text)
    assert in_a_row() == "1 (best: 1)" and "Mate. Solved in" in page.panel.feedback.text()
    qtbot.mouseClick(page.panel.next, LEFT)
    assert page.attempt is not None
    move = parse_usi_move(OKI_LINE[0], OKISAKI)
    page.take_weighed(page.attempt, Weighed(move, Worth.UNDECIDED))
    page.say_failed("The solver is not available.")
    assert in_a_row() == "1 (best: 1)"
    enter(page, qtbot, "5b4b")  # gives no check
    qtbot.mouseClick(page.panel.previous, LEFT)
    assert in_a_row() == "0 (best: 1)"


def test_time_away_from_the_page_does_not_count(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, puzzle(THREE, THREE_LINE))
    calls: list[str] = []
    page.tally.pause, page.tally.go_on = (  # type: ignore[method-assign]
        lambda: calls.append("pause"),
        lambda: calls.append("go on"),
    )
    qtbot.keyClick(page.board, Qt.Key.Key_Escape)
    window.do("problems")
    assert calls == ["pause", "go on"]


def test_the_side_to_solve_sits_at_the_bottom_and_the_length_can_be_hidden(
    window: MainWindow, qtbot: QtBot
) -> None:
    white = "9/9/9/9/9/9/2p6/2g6/K1B6 w 2rb3g4s4n4l17p 1"
    page = opened(window, puzzle(white, ("3g3h",)))
    assert page.puzzle is not None and page.puzzle.attacker is Color.WHITE
    assert page.scene.flipped
    qtbot.mouseClick(page.panel.told, LEFT, pos=page.panel.told.rect().topLeft() + _INSIDE)
    assert page.panel.task.text() == "White mates."


def test_problems_of_a_file_are_solved_by_the_engine_and_what_is_none_is_told(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.sfen"
    file.write_text(f"{THREE}\n9/9/9/9/9/9/9/9/4K4 b G 1\n")
    choose(monkeypatch, file)
    page = opened(window)
    page.panel.add_file.trigger()
    finish_work(window)
    assert notice(window) == "Mating problems added: 1. Left out: 1."
    assert page.panel.collection.currentText() == "mine.sfen · 0/1"
    part: ProblemsPart = window.parts.problems
    part.solver.drain()
    assert page.panel.task.text() == "Black mates in 3."
    qtbot.mouseClick(page.panel.check, LEFT)
    part.solver.drain()
    assert part.checks.dialog is not None
    assert part.checks.dialog.headline.text() == "A correct problem: mate in 3, one solution."
    part.checks.dialog.close_button.click()
    assert part.checks.dialog is None


def test_ours_can_be_chosen_by_length_and_theme(window: MainWindow) -> None:
    page = opened(window)
    assert len(page.selection.chosen) == len(own_problems(STANDARD))
    page.panel.length.choose("5")
    assert page.selection.chosen and {one.plies for one in page.selection.chosen} == {5}
    page.panel.theme.choose("sacrifice")
    assert page.selection.chosen and all("sacrifice" in one.themes for one in page.selection.chosen)
    page.panel.which.choose("again")
    assert not page.selection.chosen and page.scene.last_move is None
    assert "No problem in this collection matches" in page.panel.feedback.text()
    page.panel.length.choose("all")
    page.panel.theme.choose("all")
    assert page.panel.feedback.text() == "No problem in this collection is due today."
    assert not page.panel.count.isVisibleTo(page) and not page.panel.task.isVisibleTo(page)
    page.panel.which.choose("all")
    page.panel.length.choose("all")
    page.panel.theme.choose("all")
    page.panel.collection.choose(OKISAKI.id)
    assert {one.start.variant for one in page.selection.chosen} == {OKISAKI}


def test_what_is_chosen_is_there_again_the_next_time(make_window: MakeWindow) -> None:
    page = opened(make_window())
    page.panel.collection.choose(OKISAKI.id)
    page.panel.length.choose("7")
    page.panel.theme.choose("sacrifice")
    page.panel.told.setChecked(False)
    again = opened(make_window()).panel
    assert (again.collection.value, again.length.value, again.theme.value) == (OKISAKI.id, "7", "sacrifice")
    assert not again.told.isChecked()


def test_a_length_and_a_theme_that_the_next_collection_has_not_are_dropped(window: MainWindow) -> None:
    page = opened(window)
    page.panel.length.choose("15")
    page.set_problems([puzzle(THREE, THREE_LINE)])
    assert page.panel.length.value == "all" and len(page.selection.chosen) == 1


def test_mates_of_a_file_are_chosen_by_length(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.sfen"
    one = "4k4/9/3GP4/9/9/9/9/9/9 b G2r2b2g4s4n4l17p 1"
    file.write_text(f"{one}\n{THREE}\n{TWO_WAYS}\n4k4/9/9/9/9/9/9/9/9 b P2r2b4g4s4n4l17p 1\n")
    choose(monkeypatch, file)
    page = opened(window)
    page.panel.length.choose("3")
    page.panel.add_file.trigger()
    finish_work(window)
    assert (page.panel.length.value, len(page.selection.chosen)) == ("all", 4)  # what was added is seen whole
    page.panel.length.choose("3")
    part: ProblemsPart = window.parts.problems
    assert page.puzzle is None
    part.lengths.solver.drain()
    assert [one.plies for one in page.selection.chosen] == [3, 3]
    assert page.attempt is not None and page.panel.count.text() == "1 of 2"
    page.panel.length.choose("7")
    part.lengths.solver.drain()  # that without a mate is tried again
    assert page.panel.feedback.text() == "No problem in this collection matches the choices above."


def test_a_collection_without_problems_says_how_it_comes_to_some(window: MainWindow) -> None:
    page = opened(window)
    page.panel.collection.choose("games")
    assert page.panel.feedback.text().startswith("Nothing is kept for practice yet. Review a game")
    assert page.puzzle is None and not page.panel.sheet.isEnabled()


def test_the_problems_shown_are_printed_nine_to_a_page(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, *[puzzle(THREE, THREE_LINE)] * 12)
    qtbot.mouseClick(page.panel.next, LEFT)  # from the one that is shown on
    qtbot.mouseClick(page.panel.sheet, LEFT)
    dialog = window.parts.printing.dialog
    assert isinstance(dialog, PrintDialog)
    assert dialog.choices.sheet == "diagrams"
    control = dialog.form.controls["grid"]
    assert isinstance(control, Segmented)
    control.button((3, 3)).click()
    qtbot.waitUntil(lambda: len(dialog._pages) == 2, timeout=30_000)  # nine problems, and the answers
    pages = dialog.form.controls["pages_wanted"]
    assert isinstance(pages, QSpinBox) and pages.isVisibleTo(dialog)
    pages.setValue(0)
    assert pages.text() == "All"
    qtbot.waitUntil(lambda: len(dialog._pages) == 3, timeout=30_000)  # 11 problems
    dialog.reject()
    assert window.settings.current.printing.sheet == "kifu"


def test_the_page_is_left_by_escape(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window)
    qtbot.keyClick(page.panel.hint, Qt.Key.Key_Escape)
    assert not window.parts.problems.shown


def test_a_folder_is_a_collection_and_can_be_taken_off_the_list(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "book"
    (folder / "deep").mkdir(parents=True)
    (folder / "one.sfen").write_text(f"{THREE}\n")
    (folder / "deep" / "two.sfen").write_text(
        "4k4/9/3GP4/9/9/9/9/9/9 b G2r2b2g4s4n4l17p 1\n4k4/9/9/9/9/9/9/9/4K4 b - 1\n"
    )
    (folder / "notes.txt").write_text("no kifu at all")
    (folder / "broken.kif").write_text("no kifu at all")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    page = opened(window)
    page.panel.add_folder.trigger()
    finish_work(window)
    assert len(page.selection.chosen) == 2 and page.panel.collection.currentText() == "book · 0/2"
    assert notice(window) == "Mating problems added: 2. Left out: 2."
    qtbot.mouseClick(window.notices.action_button, LEFT)
    dialog = window.findChild(FindingsDialog)
    assert dialog is not None
    told = [dialog.lines.item(row).text() for row in range(dialog.lines.count())]
    assert told == [
        "broken.kif: It cannot be read as a kifu or a list of positions.",
        "two.sfen · 2: The side to move cannot give check, so this is not a mating problem.",
    ]
    QApplication.processEvents()
    assert dialog.lines.verticalScrollBar().maximum() == 0
    below = dialog.lines.height() - dialog.lines.visualItemRect(dialog.lines.item(1)).bottom()
    assert below <= 120, "no empty page below two lines"
    dialog.close_button.click()
    assert page.panel.forget.isEnabled()
    page.panel.forget.trigger()
    assert not page.panel.forget.isEnabled(), "the program's own are not to be taken off the list"
    assert "book" not in [page.panel.collection.itemText(n) for n in range(page.panel.collection.count())]
    assert page.selection.chosen == own_problems(STANDARD)


@pytest.mark.skipif(os.name != "posix", reason="platform: pipes with a name")
def test_a_collection_that_changes_under_the_page_costs_nothing_of_what_is_shown(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mates.sfen"
    path.write_text(f"{THREE}\n")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    window = make_window()
    page = opened(window)
    page.panel.add_file.trigger()
    finish_work(window)
    shown = page.puzzle
    assert shown is not None and page.panel.collection.currentText() == "mates.sfen · 0/1"

    def again() -> str:
        page.panel.add_file.trigger()
        finish_work(window)
        return notice(window)

    path.write_bytes(b"")
    assert "Left out: 1" in again()
    path.unlink()
    assert "cannot be read (No such file or directory)" in again()
    os.mkfifo(path)
    assert "cannot be read (it is a device or a pipe)" in again()
    assert page.puzzle is shown and list(page.selection.chosen) == [shown]
    path.unlink()
    path.write_text("4k4/9/3GP4/9/9/9/9/9/9 b G2r2b2g4s4n4l17p 1\n")
    assert again() == "Mating problems added: 1."
    assert [one.id for one in page.selection.chosen] != [shown.id]

    path.write_bytes(b"")
    other = make_window()
    page = opened(other)
    finish_work(other)
    assert notice(other).startswith(f"{path} has no mating problems any more.")
    path.unlink()
    last = make_window()
    page = opened(last)
    finish_work(last)
    assert "cannot be read (No such file or directory)" in notice(last)
    page.panel.collection.choose(str(path))
    page.panel.forget.trigger()
    assert opened(make_window()).panel.collection.findData(str(path)) == -1


def test_problems_of_a_file_are_made_away_from_the_windows_thread(
    make_window: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, where = tmp_path / "mates.sfen", []
    path.write_text(f"{THREE}\n")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))

    def made(problem: MatingProblem) -> Puzzle:
        where.append(threading.current_thread())
        return puzzle_of(problem)

    monkeypatch.setattr(own_files, "puzzle_of", made)
    window = make_window()
    page = opened(window)
    page.panel.add_file.trigger()
    finish_work(window)
    assert page.panel.collection.currentText() == "mates.sfen · 0/1"
    assert where and threading.main_thread() not in where, "20,000 take seconds"


def check_of(window: MainWindow, sfen: str) -> tuple[str, list[str]]:
    """What a check of that position, asked for from the editor, says."""
    window.do("edit_position")
    editor = window.parts.editing.page
    assert editor is not None
    editor.begin(Draft.of(Position.from_sfen(sfen, STANDARD)))
    editor.actions_by_id["check"].trigger()
    part: ProblemsPart = window.parts.problems
    part.solver.drain()
    assert part.checks.dialog is not None
    lines = [part.checks.dialog.lines.item(row).text() for row in range(part.checks.dialog.lines.count())]
    headline = part.checks.dialog.headline.text()
    part.checks.dialog.close_button.click()
    return headline, lines


def test_a_position_that_was_set_up_is_checked(window: MainWindow) -> None:
    headline, lines = check_of(window, THREE)
    assert headline == "A correct problem: mate in 3, one solution."
    assert lines[0].startswith("The solution: ") and lines[-1] == "A plain search of every move agrees."


def test_other_solutions_and_what_is_not_needed_are_told(window: MainWindow) -> None:
    headline, lines = check_of(window, "4k4/9/3GP4/9/9/9/9/9/9 b G2r2b2g4s4n4l17p 1")
    assert headline == "Mate in 1, with other solutions."
    assert any(line.startswith("Move 1: another solution, as short: ") for line in lines)
    headline, lines = check_of(window, "8b/8k/6G2/7P1/9/9/9/9/P8 b 2rb3g4s4n4l16p 1")
    assert headline == "Mate in 3, one solution, but not all pieces are needed."
    assert "Not needed: the pawn on 9i." in lines


def test_what_is_no_mate_and_no_problem_is_said(window: MainWindow) -> None:
    assert check_of(window, "4k4/9/9/9/9/9/9/9/9 b G2r2b3g4s4n4l18p 1") == ("There is no mate here.", [])
    start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
    assert check_of(window, start)[0] == "This is the start of a game, not a mating problem."
    alone = check_of(window, "4k4/9/9/9/9/9/9/9/4K4 b - 1")
    assert alone[0] == "The side to move cannot give check, so this is not a mating problem."


# --- the best move -----------------------------------------------------------------------------------------


def best_moves() -> list[Puzzle]:
    """Of ours: one of standard shogi whose fault is answered by a capture."""
    return [one for one in own_moves(STANDARD) if one.reasons == (ReasonId.HANGS_PIECE,) and not one.shown][
        :2
    ]


def test_the_best_move_is_found_and_it_is_said_why_the_other_fails(window: MainWindow, qtbot: QtBot) -> None:
    one, two = best_moves()
    page = opened(window, one, two)
    side = "Black" if one.attacker is Color.BLACK else "White"
    assert page.panel.task.text() == f"{side} to move: find the best move."
    assert not page.panel.length.isVisibleTo(page) and not page.panel.check.isVisibleTo(page)
    enter(page, qtbot, one.line[0].usi)
    assert page.panel.feedback.text().startswith("Right. Solved in 0:")
    assert "can be taken" in page.panel.feedback.text()
    assert "a piece left hanging" in page.panel.about.text()
    assert "in a row: 1" in page.panel.score.text()


def test_what_the_solution_shows_is_told(window: MainWindow, qtbot: QtBot) -> None:
    one = next(one for one in own_moves(STANDARD) if one.shown and one.shown[0] == "allows_fork")
    page = opened(window, one)
    enter(page, qtbot, one.line[0].usi)
    told = page.panel.feedback.text().splitlines()
    assert "attacks two pieces at once, and the " in told[1]
    assert "two pieces attacked at once" in page.panel.about.text()


def test_a_mistake_of_the_other_side_is_shown_and_told_once_it_is_punished(
    window: MainWindow, qtbot: QtBot
) -> None:
    """A lance is taken that the gold has left."""
    start = Position.from_sfen(PUNISHED, STANDARD)
    line = parse_usi_moves(("1d1b+", "5a4a", "1b1a"), STANDARD)
    fault = Fault(parse_usi_moves(("5i6i", "1b1c"), STANDARD), 1500, 300)
    one = replace(Puzzle.of(start, line, fault=fault), shown=("hangs_piece", "0", "2b3b", "-", "5a4a"))
    page = opened(window, one)
    assert page.panel.task.text() == "White has made a mistake: find Black's best move."
    assert page.scene.last_move == one.last_move
    enter(page, qtbot, "1d1b+")
    assert "The last move, " in page.panel.feedback.text()
    assert "can be taken by" in page.panel.feedback.text()
    assert "a piece left hanging" in page.panel.about.text()


def test_each_fault_that_tempts_is_known_and_told(window: MainWindow, qtbot: QtBot) -> None:
    one = next(one for one in own_moves(STANDARD) if len(one.also) == 1 and one.reason is not None)
    page = opened(window, one)
    page.breath.ms = 20
    enter(page, qtbot, one.faults[1].line[0].usi)
    assert "winning chances by " in page.panel.feedback.text()
    qtbot.waitUntil(lambda: bool(page.scene.annotations), timeout=20_000)
    qtbot.waitUntil(lambda: not page.breath.waits, timeout=20_000)
    enter(page, qtbot, one.line[0].usi)
    assert page.panel.feedback.text().count("Not ") == 2


def test_the_move_that_tempts_is_answered_on_the_board(window: MainWindow, qtbot: QtBot) -> None:
    one, _ = best_moves()
    page = opened(window, one)
    assert one.fault is not None
    page.breath.ms = 20
    enter(page, qtbot, one.fault.line[0].usi)
    assert "winning chances by " in page.panel.feedback.text()
    qtbot.waitUntil(lambda: bool(page.scene.annotations), timeout=20_000)
    assert page.scene.last_move == one.fault.line[1]
    qtbot.waitUntil(lambda: not page.breath.waits, timeout=20_000)
    assert page.scene.position == one.start
    enter(page, qtbot, one.line[0].usi)
    assert "comes back tomorrow" in page.panel.feedback.text()


def test_any_other_move_is_weighed_by_the_engine(window: MainWindow, qtbot: QtBot) -> None:
    one, _ = best_moves()
    page = opened(window, one)
    assert one.fault is not None
    known = {one.line[0], one.fault.line[0]}
    other = next(move for move in one.start.legal_moves() if move not in known)
    enter(page, qtbot, other.usi)
    assert page.panel.feedback.text() == "Looking at the move…"
    qtbot.waitUntil(lambda: "winning chances by " in page.panel.feedback.text(), timeout=60_000)


def test_best_moves_can_be_chosen_by_what_they_are_about(window: MainWindow) -> None:
    page = opened(window)
    page.panel.collection.choose("moves/shogi")
    assert len(page.selection.chosen) == len(own_moves(STANDARD))
    page.panel.theme.choose("misses_mate")
    assert all(ReasonId.MISSES_MATE in one.reasons for one in page.selection.chosen)
    of_any = len(page.selection.chosen)
    page.panel.difficulty.choose("3")
    assert {one.difficulty for one in page.selection.chosen} == {3}
    assert 0 < len(page.selection.chosen) < of_any
    page.panel.collection.choose(STANDARD.id)
    assert page.panel.difficulty.isHidden() and not page.panel.length.isHidden()
    assert len(page.selection.chosen) == len(own_problems(STANDARD))
    assert all(one.is_mate for one in page.selection.chosen) and page.selection.chosen


def test_sheets_of_best_moves_say_what_is_asked(window: MainWindow, qtbot: QtBot) -> None:
    titles = []
    for collection in ("moves/okisakishogi", STANDARD.id):
        page = opened(window)
        page.panel.collection.choose(collection)
        qtbot.mouseClick(page.panel.sheet, LEFT)
        dialog = window.parts.printing.dialog
        assert isinstance(dialog, PrintDialog)
        control = dialog.form.controls["title"]
        assert isinstance(control, QLineEdit)
        titles.append(control.text())
        dialog.reject()
    assert titles == ["Find the best move", "Mating problems"]


def test_mistakes_of_ones_own_games_are_problems(window: MainWindow, qtbot: QtBot) -> None:
    one, _ = best_moves()
    judged, record = one.judged()
    practice = window.parts.practice
    practice.keep([judged], record)
    page = opened(window)
    page.panel.collection.choose("games")
    (mine,) = page.selection.chosen
    assert (mine.start, mine.line[0], mine.reason) == (one.start, one.line[0], one.reason)
    enter(page, qtbot, one.line[0].usi)
    assert practice.decks[mine.card].memory.passed == 1


def test_a_missed_mate_of_ones_own_games_is_a_mate_to_find(window: MainWindow, qtbot: QtBot) -> None:
    """From the mistake that is kept for practice to the mate on the board, which counts there."""
    missed = [one for one in own_moves(STANDARD) if one.reason is ReasonId.MISSES_MATE]
    judged, record = next(one for one in missed if checks_all_the_way(one) and len(one.line) == 3).judged()
    practice = window.parts.practice
    practice.keep([judged], record)
    page = opened(window)
    page.panel.collection.choose("games")
    (mine,) = page.selection.chosen
    assert mine.is_mate and (mine.start, mine.line) == (judged.position, judged.before.line)
    side = "Black" if mine.attacker is Color.BLACK else "White"
    assert page.panel.task.text() == f"{side} mates in 3."
    for move in mine.line[::2]:
        enter(page, qtbot, move.usi)
    assert page.attempt is not None and page.attempt.is_done
    assert page.attempt.position.is_checkmate()
    assert practice.decks[mine.card].memory.passed == 1


def test_the_list_of_collections_tells_how_many_are_solved(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window)
    finish_work(window)

    def told(collection: str) -> str:
        choice = page.panel.collection
        return choice.itemText(choice.findData(collection))

    count, moves = len(own_problems(STANDARD)), len(own_moves(STANDARD))
    assert told(STANDARD.id) == f"Mates: Shogi · 0/{count}"
    assert told("moves/shogi").endswith(f" · 0/{moves}")
    one = own_problems(STANDARD)[0]
    assert len(one.line) == 1
    enter(page, qtbot, one.line[0].usi)
    assert told(STANDARD.id) == f"Mates: Shogi · 1/{count}"
    assert page.panel.collection.value == STANDARD.id
    assert told("games") == "From your own games"


def test_what_is_chosen_can_be_read_in_a_small_window_with_large_letters(
    window: MainWindow, subtests: pytest.Subtests
) -> None:
    window.resize(1024, 640)
    for language, kind in product(("en", "ja", "cs", "pt"), ("mating", "best_move")):
        with subtests.test(f"{language} {kind}"):
            window.settings.update(language=language, text_percent=150)
            screen = SCREENS[kind](window)
            settle()
            page = window.parts.problems.page
            assert page is not None
            choices = [one for one in page.panel._choices if one.isVisible()]
            assert len(choices) == 4
            assert [one.currentText() for one in choices if one.width() < one.needed] == []
            assert len({one.y() for one in choices}) <= 3
            theme, last = page.panel.theme, choices[-1]
            room = page.panel._scroll.width() - 4 * GRID
            assert theme.y() == last.y() or theme.needed + last.needed > room
            put_away(window, screen)
