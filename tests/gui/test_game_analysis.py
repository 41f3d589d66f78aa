"""The game on the board analysed from end to end, by mouse and keys, with scripted engines of one's own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.engines.registry import RegisteredEngine
from shogi_desktop.game import Record
from shogi_desktop.gui.analysis.game_dialog import GameAnalysisDialog
from shogi_desktop.gui.analysis.whole_game import WholeGame
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.notation import kif, read
from shogi_desktop.rules import Color
from tests.gui.hands import LEFT, notice
from tests.support.analysing import PATIENCE_MS, record_of_line

MakeWindow = Callable[..., MainWindow]
FAKE = Path(__file__).parents[1] / "fakes" / "fake_engine.py"


def add_engine(window: MainWindow, name: str, score: int, *mode: str) -> None:
    """An engine of the player's that says so many points for the side to move, whatever it is asked."""
    words = mode or ("named", name, "1", str(score))
    window.parts.engines.registry.add(
        RegisteredEngine(
            name.lower(), name=name, command=(sys.executable, "-S", str(FAKE), *words), games=("shogi",)
        )
    )


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    window = make_window()
    window.settings.update(move_text="usi")
    add_engine(window, "One", 4)
    add_engine(window, "Two", -9)
    window.desk.open_record(record_of_line())
    return window


def whole(window: MainWindow) -> WholeGame:
    found: WholeGame = window.parts.analysis.whole
    return found


def asked(window: MainWindow, *engines: str) -> GameAnalysisDialog:
    """The dialog, with these engines chosen by mouse."""
    QTest.keyClick(
        window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    dialog = whole(window).dialog
    assert dialog is not None
    for one, check in dialog.engines.boxes.items():
        if check.isChecked() is not (one in engines):
            check.click()
    dialog.effort.by.button("nodes").click()
    dialog.effort.nodes.setValue(100)
    return dialog


def scores(record: Record) -> list[list[tuple[str, object]]]:
    return [[(each.engine, each.score) for each in node.opinions] for node in record.walk()]


def wait_for_end(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not whole(window).is_busy, timeout=PATIENCE_MS)


def test_two_engines_say_their_mind_beside_each_other_and_a_review_is_offered(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = asked(window, "one", "two")
    assert "One" in dialog.told.text()
    qtbot.mouseClick(dialog.begin, LEFT)
    assert not whole(window).row.isHidden()
    wait_for_end(window, qtbot)

    record = window.desk.board.record
    assert record is not None
    black = [1 if node.ply % 2 == 0 else -1 for node in record.walk()]
    assert scores(record) == [[("One", 4 * sign), ("Two", -9 * sign)] for sign in black]
    assert whole(window).row.isHidden()
    view = window.parts.analysis.course.view
    qtbot.waitUntil(lambda: [each.name for each in view.graph.series] == ["One", "Two"])
    assert notice(window) == "The game has been analysed."
    panel = window.parts.play.page.panel
    assert panel.evaluation.text().count("\n") == 1
    assert read(kif.dumps(record).encode()).record == record
    window.do("review")
    reviews = window.parts.reviews
    qtbot.waitUntil(lambda: not reviews.is_busy, timeout=PATIENCE_MS)
    assert reviews.page is not None
    assert reviews.page.review is not None
    assert window.notices.current is None
    reviews.leave()
    window.do("undo_edit")
    assert scores(record) == [[] for _ in black]


def test_only_what_was_chosen_is_searched(window: MainWindow, qtbot: QtBot) -> None:
    window.desk.board.go_to_index(1)
    dialog = asked(window, "one")
    qtbot.mouseClick(dialog.which.button("here"), LEFT)
    assert dialog.wish().plan.first == 2
    qtbot.mouseClick(dialog.which.button("part"), LEFT)
    assert not dialog.first.isHidden()
    dialog.first.setValue(2)
    dialog.last.setValue(3)
    qtbot.mouseClick(dialog.whose.button("white"), LEFT)
    plan = dialog.wish().plan
    assert (plan.first, plan.last, plan.sides) == (2, 3, frozenset({Color.WHITE}))
    assert dialog.told.text().startswith("Positions: 2")
    qtbot.mouseClick(dialog.begin, LEFT)
    wait_for_end(window, qtbot)
    record = window.desk.board.record
    assert record is not None
    assert [bool(said) for said in scores(record)] == [False, True, True, False, False, False, False]
    assert notice(window) == "The moves have been analysed."


def test_nothing_can_be_begun_without_an_engine_or_a_move(window: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(window)
    assert not dialog.begin.isEnabled()
    dialog.engines.boxes["one"].click()
    assert dialog.begin.isEnabled()
    qtbot.mouseClick(dialog.which.button("part"), LEFT)
    dialog.first.setValue(3)
    dialog.last.setValue(2)
    assert not dialog.begin.isEnabled()
    dialog.reject()
    assert whole(window).dialog is None


def test_stopped_it_keeps_what_it_has_and_goes_on(window: MainWindow, qtbot: QtBot, heard: list[str]) -> None:
    add_engine(window, "Slow", 0, "waits_for_stop")
    dialog = asked(window, "one", "slow")
    qtbot.mouseClick(dialog.begin, LEFT)
    row = whole(window).row
    qtbot.waitUntil(lambda: row.bar.value() >= 7, timeout=PATIENCE_MS)
    course = window.parts.analysis.course
    qtbot.waitUntil(lambda: [each.name for each in course.view.graph.series] == ["One"])
    qtbot.waitUntil(lambda: None not in course.view.graph.series[0].heights)
    assert not course.view.isHidden(), "it grows while the record says nothing yet"
    record = window.desk.board.record
    assert record is not None
    assert scores(record) == [[]] * 7
    heard.clear()
    qtbot.mouseClick(row.stop, LEFT)
    assert heard == ["Analysis stopped: 7 of 14. The results are in the record."]
    assert scores(record) == [[("One", 4 if ply % 2 == 0 else -4)] for ply in range(7)]
    assert row.go_on.isVisible()
    assert not row.bar.isVisible()
    qtbot.mouseClick(row.go_on, LEFT)
    assert heard[-1] == "The game is being analysed."
    assert row.bar.isVisible()
    assert row.bar.value() == 7
    window.desk.open_record(record_of_line())
    assert row.isHidden()
    assert not whole(window).analysis.is_running


def test_stopped_by_the_end_of_the_program_it_goes_on_after_the_next_start(
    window: MainWindow, make_window: MakeWindow, qtbot: QtBot, heard: list[str]
) -> None:
    add_engine(window, "Slow", 0, "waits_for_stop")
    dialog = asked(window, "one", "slow")
    qtbot.mouseClick(dialog.begin, LEFT)
    qtbot.waitUntil(lambda: whole(window).row.bar.value() >= 7, timeout=PATIENCE_MS)
    window.desk.board.modified = False
    window.close()

    again = make_window()
    again.desk.open_record(record_of_line(("7g7f",)))
    again.desk.open_record(record_of_line())
    row = whole(again).row
    qtbot.waitUntil(row.go_on.isVisible, timeout=PATIENCE_MS)
    assert row.text.text() == "Analysis stopped: 7 of 14."
    record = again.desk.board.record
    assert record is not None
    assert scores(record) == [[]] * 7
    qtbot.mouseClick(row.go_on, LEFT)
    assert row.bar.value() == 7
    qtbot.mouseClick(row.stop, LEFT)
    assert scores(record) == [[("One", 4 if ply % 2 == 0 else -4)] for ply in range(7)]
    qtbot.mouseClick(row.discard, LEFT)
    again.desk.open_record(record_of_line(("7g7f",)))
    again.desk.open_record(record_of_line())
    whole(again).finish()
    assert row.isHidden()
