"""Analysis beside the board, by real mouse and keys, with scripted engines behind it."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Callable
from itertools import repeat
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.analysis.judgement import STRICT, Thresholds
from shogi_desktop.app.analysis.analyst import Standing
from shogi_desktop.app.analysis.engines import AnalysisEngine
from shogi_desktop.app.engines.mates import Finding, Verdict
from shogi_desktop.app.engines.registry import RegisteredEngine, Role
from shogi_desktop.app.records.files import write_bytes
from shogi_desktop.game import Arrow, Evaluation, ForcedMate, MarkColor, Record
from shogi_desktop.gui.analysis import course as course_module
from shogi_desktop.gui.analysis.lines_model import HeadFace, LineFace
from shogi_desktop.gui.analysis.lines_view import move_places
from shogi_desktop.gui.analysis.part import AnalysisPart
from shogi_desktop.gui.board.ideas_item import Idea
from shogi_desktop.gui.records import export as export_module
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.paint.graph import graph_image
from shogi_desktop.rules import STANDARD, BoardMove, Color, parse_usi_move
from shogi_desktop.usi.messages import Centipawns, Info
from tests.gui.hands import LEFT, TWO_PLAYERS, choose, notice, play, resign
from tests.support.analysing import LINE, PATIENCE_MS, looker, record_of_line, scripted, told

MakeWindow = Callable[..., MainWindow]
FAKE = Path(__file__).parents[1] / "fakes" / "fake_engine.py"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def studying(make_window: MakeWindow, log: Path) -> MainWindow:
    window = make_window(engine=looker(log))
    window.settings.update(move_text="usi")
    window.desk.open_record(record_of_line())
    return window


def evaluated() -> Record:
    """A record whose fourth move is a blunder of White's, with times."""
    record = record_of_line(("7g7f", "3c3d", "2g2f", "9c9d", "2f2e", "8c8d"))
    for node, score in zip(record.main_line(), (20, 30, 25, 1900, 1880, 1910), strict=True):
        node.evaluation = Evaluation(score, depth=10, engine="Old engine")
        node.time_ms = 3_000
    return record


def part(window: MainWindow) -> AnalysisPart:
    return window.parts.analysis


def lines_of(window: MainWindow) -> list[LineFace]:
    faces = part(window).live.panel.lines.faces
    return [face for face in faces if isinstance(face, LineFace) and face.line]


def moves_made(window: MainWindow) -> list[str]:
    cursor = window.board.cursor
    assert cursor is not None
    return [node.move.usi for node in cursor.node.line() if node.move is not None]


def press(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    """Press a key at the board, once the window has the keys."""
    qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE_MS)
    qtbot.keyClick(window.play_page.board, key)


def switch_on(window: MainWindow, qtbot: QtBot, lines: int = 3) -> None:
    press(window, qtbot, Qt.Key.Key_A)
    qtbot.waitUntil(lambda: len(lines_of(window)) == lines, timeout=PATIENCE_MS)


def point_at(window: MainWindow, row: int, move: int) -> QPoint:
    """The middle of a move in a row of the panel."""
    view = part(window).live.panel.view
    index = view.model().index(row, 0)
    face = part(window).live.panel.lines.faces[row]
    assert isinstance(face, LineFace)
    return move_places(view.visualRect(index), face, view.fontMetrics())[move].center()


def test_the_parts_of_analysis_are_not_there_before_they_are_asked_for(game: MainWindow) -> None:
    assert not game.parts.has("analysis")


def test_one_key_switches_it_on_and_off(studying: MainWindow, qtbot: QtBot) -> None:
    switch_on(studying, qtbot)
    panel, action = part(studying).live.panel, studying.actions_by_id["analyse"]

    assert panel.isVisible() and part(studying).live.bar.isVisible()
    assert action.isChecked() and studying.play_page.panel.analyse.isChecked()
    assert [(face.score, face.moves[0]) for face in lines_of(studying)] == [
        ("+10", "☗7g7f"),
        ("+20", "☗7g7f"),
        ("+30", "☗7g7f"),
    ]
    qtbot.keyClick(studying.play_page.board, Qt.Key.Key_A)
    assert not panel.isVisible() and not part(studying).live.bar.isVisible()
    assert not action.isChecked() and not studying.play_page.scene.ideas


def test_the_button_beside_the_steps_is_the_same_switch(studying: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(studying.play_page.panel.analyse, LEFT)
    qtbot.waitUntil(lambda: len(lines_of(studying)) == 3, timeout=PATIENCE_MS)


def test_the_head_names_the_engine_and_how_far_it_is(studying: MainWindow, qtbot: QtBot) -> None:
    switch_on(studying, qtbot)
    head = part(studying).live.panel.lines.faces[0]
    assert isinstance(head, HeadFace)
    qtbot.waitUntil(lambda: "depth 6" in part(studying).live.panel.lines.faces[0].spoken, timeout=PATIENCE_MS)
    assert part(studying).live.panel.lines.faces[0].spoken == "Fake, depth 6, 6.0 k, 500 k/s"


def test_it_follows_the_steps(studying: MainWindow, qtbot: QtBot) -> None:
    switch_on(studying, qtbot)
    qtbot.keyClick(studying.play_page.board, Qt.Key.Key_Right)
    qtbot.waitUntil(
        lambda: bool(lines_of(studying)) and lines_of(studying)[0].moves[0] == "☖3c3d", timeout=PATIENCE_MS
    )
    # White's advantage is Black's disadvantage.
    assert lines_of(studying)[0].score == "−10"


def test_a_move_under_the_mouse_is_shown_and_clicked_it_is_played(studying: MainWindow, qtbot: QtBot) -> None:
    switch_on(studying, qtbot)
    view, preview = part(studying).live.panel.view, part(studying).live.preview
    place = point_at(studying, 1, 1)
    # Twice: a mouse that was not there before only comes in.
    QTest.mouseMove(view.viewport(), place - QPoint(1, 0))
    QTest.mouseMove(view.viewport(), place)
    qtbot.waitUntil(preview.isVisible, timeout=PATIENCE_MS)
    assert preview.text.text() == "☗7g7f  ☖3c3d"
    assert preview.board.position is not None
    assert preview.board.position.turn is Color.BLACK

    qtbot.mouseClick(view.viewport(), LEFT, pos=place)

    assert moves_made(studying) == ["7g7f", "3c3d"]
    assert not studying.board.modified, "moves that the record has are followed"


def test_a_new_move_of_a_line_becomes_a_variation(studying: MainWindow, qtbot: QtBot) -> None:
    studying.board.record.main_line()[0].children.clear()  # type: ignore[union-attr]
    studying.board.go_to((0,))
    switch_on(studying, qtbot)
    qtbot.mouseClick(part(studying).live.panel.view.viewport(), LEFT, pos=point_at(studying, 1, 0))
    assert moves_made(studying) == ["7g7f", "3c3d"]
    assert studying.board.modified


def test_the_keys_choose_a_line_show_its_end_and_play_it(studying: MainWindow, qtbot: QtBot) -> None:
    switch_on(studying, qtbot)
    view, preview = part(studying).live.panel.view, part(studying).live.preview
    view.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex().row() == 2
    assert preview.isVisible() and preview.text.text().startswith("☗7g7f  ☖3c3d  ☗2g2f")
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not preview.isVisible()
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert moves_made(studying) == ["7g7f"]


def test_a_line_is_kept_as_a_variation_and_what_is_shown_stays(studying: MainWindow, qtbot: QtBot) -> None:
    record = studying.board.record
    assert record is not None
    record.root.children.clear()
    studying.board.go_to(())
    switch_on(studying, qtbot)

    qtbot.keyClick(studying.play_page.board, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)

    assert [node.move.usi for node in record.main_line() if node.move] == list(LINE)
    assert moves_made(studying) == []
    assert studying.actions_by_id["undo_edit"].text() == "&Undo variation"
    studying.do("undo_edit")
    assert record.main_line() == []


def drag(window: MainWindow, start: QPoint, target: QWidget, at: QPoint) -> None:
    """Press on the lines, go to `at` of `target` with the button held, and let go there."""
    viewport = part(window).live.panel.view.viewport()
    end = viewport.mapFromGlobal(target.mapToGlobal(at))
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in range(1, 5):
        held = QPointF(start + (end - start) * step / 4)
        moved = QMouseEvent(
            QEvent.Type.MouseMove,
            held,
            QPointF(viewport.mapToGlobal(held.toPoint())),
            Qt.MouseButton.NoButton,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, moved)
    QTest.mouseRelease(viewport, LEFT, pos=end)


def test_a_line_dragged_onto_the_moves_becomes_a_variation(studying: MainWindow, qtbot: QtBot) -> None:
    record = studying.board.record
    assert record is not None
    record.root.children.clear()
    studying.board.go_to(())
    switch_on(studying, qtbot)
    moves = studying.play_page.panel.moves

    drag(studying, point_at(studying, 1, 1), moves, moves.rect().center())

    assert [node.move.usi for node in record.main_line() if node.move] == list(LINE)
    assert moves_made(studying) == [], "nothing is played"
    assert studying.actions_by_id["undo_edit"].text() == "&Undo variation"


def test_a_line_dropped_elsewhere_is_not_kept_and_not_played(studying: MainWindow, qtbot: QtBot) -> None:
    record = studying.board.record
    assert record is not None
    record.root.children.clear()
    studying.board.go_to(())
    switch_on(studying, qtbot)
    board = studying.play_page.board

    drag(studying, point_at(studying, 1, 1), board, board.rect().center())

    assert record.main_line() == []
    assert moves_made(studying) == []


def test_the_menu_of_a_line_keeps_it_as_far_as_a_move(studying: MainWindow, qtbot: QtBot) -> None:
    record = studying.board.record
    assert record is not None
    record.root.children.clear()
    studying.board.go_to(())
    switch_on(studying, qtbot)
    spots: list[object] = []
    view = part(studying).live.panel.view
    view.menu_wanted.connect(lambda spot, _: spots.append(spot))
    spot = view._spot_at(point_at(studying, 1, 1))
    assert spot is not None
    menu = part(studying).menu_of(spot)
    texts = [action.text() for action in menu.actions()]
    assert texts == ["Play to ☖3c3d", "Keep as variation", "Keep up to ☖3c3d"]
    menu.actions()[2].trigger()
    assert len(record.main_line()) == 2


def test_an_evaluation_goes_into_the_record_on_request(studying: MainWindow, qtbot: QtBot) -> None:
    switch_on(studying, qtbot)
    studying.do("keep_evaluation")
    assert studying.board.record is not None
    found = studying.board.record.root.evaluation
    assert found is not None and found.engine == "Fake"
    assert studying.board.modified


def test_with_the_setting_it_goes_there_when_the_position_is_left(studying: MainWindow, qtbot: QtBot) -> None:
    studying.settings.update(analysis_keeps=True)
    switch_on(studying, qtbot)
    qtbot.waitUntil(lambda: part(studying).analyst.found() is not None, timeout=PATIENCE_MS)
    record = studying.board.record
    assert record is not None
    qtbot.waitUntil(lambda: (part(studying).analyst.found() or Evaluation(0)).depth == 6, timeout=PATIENCE_MS)
    assert record.root.evaluation is None
    studying.board.step(1)
    assert record.root.evaluation is not None and record.root.evaluation.depth == 6
    assert studying.board.modified


def test_arrows_show_the_best_moves_until_they_are_switched_off(studying: MainWindow, qtbot: QtBot) -> None:
    switch_on(studying, qtbot)
    move = parse_usi_move("7g7f", record_of_line().variant)
    scene = studying.play_page.scene
    qtbot.waitUntil(lambda: bool(scene.ideas), timeout=PATIENCE_MS)
    idea = scene.ideas[0]
    assert isinstance(move, BoardMove)
    assert idea.arrow == Arrow(move.origin, move.target, MarkColor.BLUE)
    assert idea.strength == 1.0
    studying.settings.update(analysis_arrows=False)
    qtbot.waitUntil(lambda: not scene.ideas, timeout=PATIENCE_MS)


def test_a_move_with_and_without_promotion_has_one_arrow(studying: MainWindow, qtbot: QtBot) -> None:
    studying.board.go_to((0, 0))
    switch_on(studying, qtbot)
    live = part(studying).live
    (seat,), reader = part(studying).analyst.seats, live._reader
    assert seat.finding is not None and reader is not None
    for number, usi in enumerate(("8h2b", "8h2b+"), 1):
        seat.finding.take(Info(depth=9, multipv=number, score=Centipawns(30 - number), pv=(usi,)))

    live._show_ideas((seat,), reader)

    move = parse_usi_move("8h2b", STANDARD)
    assert isinstance(move, BoardMove)
    bishops = [idea for idea in live._scene.ideas if idea.arrow.origin == move.origin]
    assert bishops == [Idea(Arrow(move.origin, move.target, MarkColor.BLUE), 1.0)]


def test_the_threat_is_a_red_arrow_for_the_other_side(
    make_window: MakeWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window = make_window(engine=scripted("looks", 0, tmp_path / "log", "3c3d", "7g7f"))
    window.desk.open_record(Record(record_of_line().variant))
    press(window, qtbot, Qt.Key.Key_A)
    qtbot.waitUntil(lambda: part(window).analyst.standing is Standing.LOOKING, timeout=PATIENCE_MS)
    qtbot.keyClick(window.play_page.board, Qt.Key.Key_X)
    scene = window.play_page.scene
    qtbot.waitUntil(lambda: bool(scene.ideas), timeout=PATIENCE_MS)
    assert scene.ideas[0].arrow.color is MarkColor.RED
    assert part(window).live.panel.note.isVisible()
    qtbot.keyClick(window.play_page.board, Qt.Key.Key_X)
    assert not part(window).live.panel.note.isVisible()


def test_there_is_no_threat_in_check_and_one_after_it(
    make_window: MakeWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window = make_window(engine=scripted("looks", 0, tmp_path / "log", "5i6i", "5a4a"))
    variant = record_of_line().variant
    record = Record(variant, "4k4/9/9/9/9/9/9/4r4/4K4 b - 1")
    record.append((), parse_usi_move("5i6i", variant))
    window.desk.open_record(record)
    press(window, qtbot, Qt.Key.Key_A)
    action = window.actions_by_id["threat"]
    assert not action.isEnabled()
    window.board.step(1)
    assert action.isEnabled()
    window.board.step(-1)
    assert not action.isEnabled()


def test_the_bar_says_whose_game_it_is_and_turns_with_the_board(studying: MainWindow, qtbot: QtBot) -> None:
    switch_on(studying, qtbot)
    bar = part(studying).live.bar
    qtbot.waitUntil(lambda: bar.chance is not None, timeout=PATIENCE_MS)
    assert bar.accessibleName() == "Black's winning chances: 50%"
    below = bar.black_part()
    qtbot.keyClick(studying.play_page.board, Qt.Key.Key_F)
    assert bar.flipped
    assert bar.black_part().top() < below.top()


@pytest.mark.parametrize(
    ("view", "score"), [("black", "−10"), ("mover", "+10"), ("chance", "50%"), ("mover_chance", "50%")]
)
def test_scores_are_shown_as_the_setting_says_and_the_panel_names_it(
    studying: MainWindow, qtbot: QtBot, view: str, score: str
) -> None:
    studying.settings.update(score_view=view)
    studying.board.step(1)
    switch_on(studying, qtbot)
    assert lines_of(studying)[0].score == score
    panel = part(studying).live.panel
    assert ("Points" in panel.scores.text()) is (view in {"black", "mover"})
    assert ("side to move" in panel.scores.text()) is ("mover" in view)


def test_the_menus_of_the_panel_choose_scores_and_lines(studying: MainWindow, qtbot: QtBot) -> None:
    switch_on(studying, qtbot)
    panel = part(studying).live.panel
    panel.scores.menu().aboutToShow.emit()
    panel.scores.menu().actions()[2].trigger()
    assert studying.settings.current.score_view == "chance"
    panel.more.menu().aboutToShow.emit()
    lines = panel.more.menu().actions()[0].menu()
    assert lines is not None
    lines.actions()[4].trigger()  # type: ignore[attr-defined]
    assert studying.settings.current.analysis_lines == 5
    qtbot.waitUntil(lambda: len(lines_of(studying)) == 5, timeout=PATIENCE_MS)


def test_folded_it_shows_the_best_line_only(studying: MainWindow, qtbot: QtBot) -> None:
    switch_on(studying, qtbot)
    panel = part(studying).live.panel
    qtbot.mouseClick(panel.fold, LEFT)
    assert studying.settings.current.analysis_folded
    assert panel.lines.rowCount() == 2
    qtbot.waitUntil(lambda: len(lines_of(studying)) == 1, timeout=PATIENCE_MS)


def test_it_rests_behind_another_page_and_in_a_minimised_window(studying: MainWindow, qtbot: QtBot) -> None:
    switch_on(studying, qtbot)
    analyst = part(studying).analyst
    studying.hide()
    assert analyst.standing is Standing.AWAY
    studying.show()
    assert analyst.standing is Standing.LOOKING
    studying.pages.setCurrentWidget(studying.start_page)
    assert analyst.standing is Standing.AWAY


def test_it_rests_while_a_game_is_played_and_looks_beside_it_when_it_is_over(
    studying: MainWindow, qtbot: QtBot
) -> None:
    switch_on(studying, qtbot)
    studying.parts.play.games.new_game(TWO_PLAYERS)
    analyst = part(studying).analyst
    assert analyst.standing is Standing.GAME
    assert not part(studying).live.panel.isVisible()
    assert not studying.actions_by_id["analyse"].isEnabled()
    resign(studying)
    assert analyst.standing is Standing.LOOKING
    qtbot.waitUntil(lambda: bool(lines_of(studying)), timeout=PATIENCE_MS)
    qtbot.mouseClick(part(studying).live.panel.view.viewport(), LEFT, pos=point_at(studying, 1, 0))
    assert moves_made(studying) == ["7g7f"]
    assert studying.desk.study is not None


def test_where_the_game_is_over_on_the_board_a_sentence_says_so(
    make_window: MakeWindow, log: Path, qtbot: QtBot
) -> None:
    window = make_window(engine=looker(log))
    variant = record_of_line().variant
    window.desk.open_record(Record(variant, "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"))
    press(window, qtbot, Qt.Key.Key_A)
    assert "over" in part(window).live.panel.note.text()
    assert told(log) == []


def test_an_engine_that_fails_is_told_of_and_started_again_by_a_button(
    make_window: MakeWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window = make_window(engine=scripted("dies_once", tmp_path / "marker", "7g7f"))
    window.desk.open_record(record_of_line())
    press(window, qtbot, Qt.Key.Key_A)
    panel = part(window).live.panel
    qtbot.waitUntil(panel.again.isVisible, timeout=PATIENCE_MS)
    assert panel.trouble.text().endswith(".")
    qtbot.mouseClick(panel.again, LEFT)
    qtbot.waitUntil(lambda: part(window).analyst.seats[0].done, timeout=PATIENCE_MS)
    assert not panel.again.isVisible()


def test_the_first_line_does_not_wait_for_rows_that_are_being_written(
    studying: MainWindow, qtbot: QtBot
) -> None:
    switch_on(studying, qtbot)
    live = part(studying).live
    live.panel.lines.forget()
    live._slices.begin(repeat(None))
    part(studying).analyst.changed.emit()
    assert lines_of(studying)[0].number == 1


def test_an_engine_that_takes_long_to_get_ready_is_said_to(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.settings.update(language="en")
    window.desk.open_record(record_of_line())
    studious = AnalysisEngine("studious", scripted("studious", "1.5"), "Studious")
    part(window).analyst.use_engines(lambda _: (studious,))
    press(window, qtbot, Qt.Key.Key_A)

    def figures() -> str:
        head = part(window).live.panel.lines.faces[0]
        return head.figures if isinstance(head, HeadFace) else ""

    qtbot.waitUntil(lambda: figures() == "getting ready…", timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: figures() != "getting ready…", timeout=PATIENCE_MS)
    assert part(window).analyst.seats[0].is_ready


def test_lines_that_cannot_be_played_are_not_shown(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(engine=scripted("impossible_lines"))
    window.settings.update(move_text="usi")
    window.desk.open_record(record_of_line())
    press(window, qtbot, Qt.Key.Key_A)
    qtbot.waitUntil(lambda: len(lines_of(window)) == 2, timeout=PATIENCE_MS)
    assert lines_of(window)[0].score == "☖ mate 4"
    assert lines_of(window)[1].moves == ("☗2g2f",)


# --- the graph ----------------------------------------------------------------------------------------------


@pytest.fixture
def graphed(make_window: MakeWindow, log: Path) -> MainWindow:
    window = make_window(engine=looker(log))
    window.settings.update(move_text="usi")
    window.desk.open_record(evaluated())
    return window


def test_a_record_with_evaluations_shows_its_graph_without_an_engine(graphed: MainWindow, log: Path) -> None:
    view = part(graphed).course.view
    assert view.isVisible()
    assert view.graph.plies == 6
    assert list(view.graph.faults) == [4]
    assert told(log) == []


def test_what_the_record_says_of_a_move_follows_language_and_notation(graphed: MainWindow) -> None:
    graphed.settings.update(language="en")
    cursor = graphed.board.cursor
    assert cursor is not None
    for node in cursor.line:
        if node.evaluation is not None:
            node.evaluation = structs.replace(node.evaluation, line=(parse_usi_move("3c3d", STANDARD),))
    graphed.board.go_to_index(1)
    said = graphed.play_page.panel.evaluation
    assert "depth 10" in said.text()
    assert said.text().endswith("3c3d")
    graphed.settings.update(move_text="japanese")
    assert said.text().endswith("３四歩")
    graphed.settings.update(language="cs")
    assert "depth" not in said.text()


FLOODGATE = """V2.2
N+Alpha
N-Beta
PI
+
+7776FU
T2
'** 61 -3334FU +2726FU
-3334FU
T3
'** 55 +2726FU
+2726FU
T1
'** -12
%TORYO
"""
SHOGIHOME = """手合割：平手
手数----指手---------消費時間--
1 ７六歩(77) (0:02/00:00:02)
*互角
*#評価値=61
*#読み筋=△３四歩(33)▲２六歩(27)
2 ３四歩(33) (0:03/00:00:03)
*#評価値=55
3 投了
"""


@pytest.mark.parametrize(("name", "text"), [("game.csa", FLOODGATE), ("game.kif", SHOGIHOME)])
def test_files_of_servers_and_other_programs_show_their_graph(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, name: str, text: str
) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    window.open_path(file)
    qtbot.waitUntil(lambda: window.parts.has("analysis"), timeout=PATIENCE_MS)
    graph = part(window).course.view.graph
    assert part(window).course.view.isVisible()
    assert graph.series[0].heights[1:3] == (61 / 2000, 55 / 2000)
    assert graph.times[:2] == (2_000, 3_000)


def test_a_record_without_evaluations_has_none(window: MainWindow) -> None:
    window.desk.open_record(record_of_line())
    assert not window.parts.has("analysis")
    window.do("graph")
    assert not part(window).course.view.isVisible()


def test_without_an_engine_the_bar_shows_what_the_record_says(graphed: MainWindow) -> None:
    bar = part(graphed).live.bar
    graphed.board.go_to_index(4)
    assert bar.isVisible() and bar.accessibleName() == "Black's winning chances: 88%"
    graphed.board.go_to_index(0)
    assert bar.accessibleName() == "No score yet"
    graphed.do("graph")
    assert not bar.isVisible()


def test_a_game_that_ends_does_not_show_the_graph_of_the_record_before_it(graphed: MainWindow) -> None:
    shown = part(graphed).course.view
    assert not shown.isHidden()
    graphed.parts.play.games.new_game(TWO_PLAYERS)
    play(graphed, "7g7f")
    resign(graphed)
    assert shown.isHidden()
    assert part(graphed).live.bar.isHidden()
    graphed.desk.open_record(evaluated())
    assert not shown.isHidden()


def test_click_and_drag_on_the_graph_step(graphed: MainWindow, qtbot: QtBot) -> None:
    view = part(graphed).course.view
    layout = view.graph_layout()
    middle = view.height() // 2
    qtbot.mousePress(view, LEFT, pos=QPoint(round(layout.x(3)), middle))
    assert len(moves_made(graphed)) == 3
    QTest.mouseMove(view, QPoint(round(layout.x(5)), middle))
    qtbot.mouseRelease(view, LEFT, pos=QPoint(round(layout.x(5)), middle))
    assert len(moves_made(graphed)) == 5
    assert view.ply == 5


def test_the_graph_tells_move_score_and_mistake(graphed: MainWindow) -> None:
    course = part(graphed).course
    assert course._describe(4) == "Move 4: 9c9d  ·  +1900  ·  blunder"
    assert course._describe(0) == "Start position"
    graphed.board.go_to_index(4)
    assert course.view.accessibleDescription() == course._describe(4)


def test_up_and_down_on_the_graph_go_to_the_mistakes(graphed: MainWindow, qtbot: QtBot) -> None:
    view = part(graphed).course.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert len(moves_made(graphed)) == 4
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert len(moves_made(graphed)) == 3
    graphed.board.go_to_index(6)
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert len(moves_made(graphed)) == 4


def test_the_command_hides_the_graph_and_it_stays_hidden(graphed: MainWindow, qtbot: QtBot) -> None:
    view = part(graphed).course.view
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(graphed.play_page.board, Qt.Key.Key_G, control)
    assert not view.isVisible()
    graphed.desk.open_record(evaluated())
    assert not view.isVisible()
    qtbot.keyClick(graphed.play_page.board, Qt.Key.Key_G, control)
    assert view.isVisible()


def test_what_is_found_live_is_drawn_too(studying: MainWindow, qtbot: QtBot) -> None:
    switch_on(studying, qtbot)
    studying.board.step(1)
    view = part(studying).course.view

    def both() -> bool:
        series = view.graph.series
        return bool(series) and None not in series[0].heights[:2]

    qtbot.waitUntil(both, timeout=PATIENCE_MS)
    assert view.isVisible()


def test_no_graph_stands_beside_a_game_that_is_played(graphed: MainWindow) -> None:
    graphed.board.modified = False
    graphed.parts.play.games.new_game(TWO_PLAYERS)
    assert not part(graphed).course.view.isVisible()


def test_the_graph_is_copied_and_saved_as_a_picture_in_a_thread(
    graphed: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    writers: list[threading.Thread] = []

    def write(path: Path, data: bytes) -> None:
        writers.append(threading.current_thread())
        write_bytes(path, data)

    def paint(*what: object) -> QImage:
        writers.append(threading.current_thread())
        return graph_image(*what)  # type: ignore[arg-type]

    monkeypatch.setattr(export_module, "write_bytes", write)
    course = part(graphed).course
    copy, save = course.menu().actions()
    QGuiApplication.clipboard().clear()
    monkeypatch.setattr(course_module, "graph_image", paint)
    copy.trigger()
    qtbot.waitUntil(lambda: QGuiApplication.clipboard().image().width() == 1600)
    choose(monkeypatch, tmp_path / "graph.svg", "SVG (*.svg)")
    save.trigger()
    course.save(tmp_path / "graph.png")
    qtbot.waitUntil(lambda: (tmp_path / "graph.svg").exists() and (tmp_path / "graph.png").exists())
    assert (tmp_path / "graph.svg").read_text("utf-8").startswith("<?xml")
    assert (tmp_path / "graph.png").read_bytes().startswith(b"\x89PNG")
    course.save(tmp_path / "graph.svg" / "x.png")
    qtbot.waitUntil(lambda: "cannot be written" in notice(graphed))
    assert "x.png" in notice(graphed)
    assert len(writers) == 4 and threading.main_thread() not in writers


def test_the_graph_forgives_a_player_as_much_as_a_review_does(
    graphed: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def thresholds(variant_id: str) -> Thresholds:
        asked.append(variant_id)
        return STRICT.widened(100)

    assert part(graphed).course.view.graph.faults
    monkeypatch.setattr(graphed.parts.results, "thresholds", thresholds)
    graphed.desk.open_record(evaluated())
    assert not part(graphed).course.view.graph.faults
    graphed.board.step(1)
    assert asked == ["shogi"]


def test_mates_reach_the_edges(make_window: MakeWindow) -> None:
    record = evaluated()
    record.main_line()[5].evaluation = Evaluation(ForcedMate(Color.WHITE, 3))
    window = make_window()
    window.desk.open_record(record)
    assert part(window).course.view.graph.series[0].heights[6] == -1.0


def test_every_language_and_look_takes_them(studying: MainWindow, qtbot: QtBot) -> None:
    switch_on(studying, qtbot)
    for language in ("ja", "cs", "pt"):
        studying.settings.update(language=language)
        QApplication.processEvents()
    for look in ("dark", "contrast"):
        studying.settings.update(appearance=look, text_percent=150)
        QApplication.processEvents()
    assert lines_of(studying)
    studying.settings.update(language="en", appearance="light", text_percent=100)


# --- the player's engines -----------------------------------------------------------------------------------


def test_engines_of_the_list_are_chosen_in_the_menu_of_the_panel(
    make_window: MakeWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window = make_window()
    registry = window.parts.engines.registry
    for name in ("One", "Two"):
        command = looker(tmp_path / name)
        registry.add(
            RegisteredEngine(
                "", said_name=name, command=(command.program, *command.arguments), games=("shogi",)
            )
        )
    registry.choose(Role.ANALYST, "one")
    window.desk.open_record(record_of_line())
    switch_on(window, qtbot)
    assert [seat.name for seat in part(window).analyst.seats] == ["One"]

    menu = part(window).live.panel.more.menu()
    menu.aboutToShow.emit()
    engines = menu.actions()[1].menu()
    entries = {action.text(): action for action in engines.actions()}  # type: ignore[attr-defined]
    assert [name for name, action in entries.items() if action.isChecked()] == ["One"]
    entries["Two"].trigger()

    assert window.settings.current.analysis_engines == ("one", "two")
    qtbot.waitUntil(lambda: len(lines_of(window)) == 6, timeout=PATIENCE_MS)
    registry.remove("one")
    qtbot.waitUntil(lambda: len(lines_of(window)) == 3, timeout=PATIENCE_MS)
    assert [seat.name for seat in part(window).analyst.seats] == ["Two"]


# --- mates ------------------------------------------------------------------------------------------------


MATE_IN_THREE = "3sks3/9/4+P4/9/9/9/9/9/4K4 b 2G 1"


def study(window: MainWindow, sfen: str) -> Record:
    record = Record(STANDARD, sfen)
    window.parts.play.study_position(record)
    return record


def test_a_mate_is_found_and_stands_in_the_record(window: MainWindow, qtbot: QtBot) -> None:
    record = study(window, MATE_IN_THREE)
    QTest.keyClick(window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    mates = part(window).mates
    assert "Looking for a mate" in notice(window)
    qtbot.waitUntil(lambda: not mates.search.is_running, timeout=PATIENCE_MS)
    assert "Added to the record as a variation." in notice(window)
    line = [node.move for node in record.main_line()]
    assert line
    position = record.start_position()
    for move in line:
        assert move is not None
        position.play(move)
    assert position.is_checkmate()
    assert window.board.cursor is not None
    assert window.board.cursor.path == ()
    window.do("undo_edit")
    assert record.main_line() == []


def test_all_defences_of_a_mate_stand_in_the_record_if_asked_for(window: MainWindow, qtbot: QtBot) -> None:
    record = study(window, "9/7+B1/9/5G2l/7k1/9/7P1/6G2/9 b SN2rb2g3s3n3l17p 1")
    window.do("find_mate")
    mates = part(window).mates
    qtbot.waitUntil(lambda: not mates.search.is_running, timeout=PATIENCE_MS)
    (first,) = record.root.children
    assert len(first.children) == 1
    assert window.notices.action_button.text() == "All defences"
    qtbot.mouseClick(window.notices.action_button, Qt.MouseButton.LeftButton)
    mates.solver.drain()
    assert notice(window) == "All defences are in the record as variations: 7 moves."
    assert len(first.children) > 1
    for reply in first.children:  # after every reply a move of the attacker's follows
        assert len(reply.children) == 1
    window.do("undo_edit")
    assert len(first.children) == 1


def test_what_is_said_of_a_mate_is_gone_with_the_board_and_with_its_record(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its button would work on a record that is not seen, and later notices would wait behind it."""
    mates = part(window).mates
    monkeypatch.setattr(mates.search, "start", lambda *_: None)  # no engine is needed

    def find() -> None:
        study(window, MATE_IN_THREE)
        window.do("find_mate")
        mates._found(Finding(Verdict.NO_MATE))
        assert notice(window) == "There is no mate by continuous checks in this position."

    find()
    window.do("problems")
    assert not window.notices.isVisible()
    window.do("problems")
    find()
    study(window, "4k4/9/9/9/9/9/9/9/4K4 b P 1")
    assert not window.notices.isVisible()


def test_where_there_is_no_mate_it_is_said(window: MainWindow, qtbot: QtBot) -> None:
    study(window, "4k4/9/9/9/9/9/9/9/4K4 b P 1")
    window.do("find_mate")
    qtbot.waitUntil(lambda: not part(window).mates.search.is_running, timeout=PATIENCE_MS)
    assert notice(window) == "There is no mate by continuous checks in this position."


def test_the_engine_of_the_role_looks_and_can_be_stopped(window: MainWindow, qtbot: QtBot) -> None:
    registry = window.parts.engines.registry
    solver = registry.add(
        RegisteredEngine(
            "solver",
            command=(sys.executable, "-S", str(FAKE), "waits_for_stop"),
            games=("shogi",),
            mates=True,
        )
    )
    registry.choose(Role.MATE, solver.id)
    study(window, MATE_IN_THREE)
    window.do("find_mate")
    mates = part(window).mates
    assert mates.search.is_running
    assert window.notices._action.text() == "Stop"
    qtbot.mouseClick(window.notices._action, LEFT)
    assert not mates.search.is_running
    assert not window.notices.isVisible()


def test_how_far_a_search_for_a_mate_has_come_is_told_and_stop_keeps_the_keyboard(
    window: MainWindow, qtbot: QtBot
) -> None:
    registry = window.parts.engines.registry
    command = (sys.executable, "-S", str(FAKE), "looks_for_mate")
    solver = registry.add(RegisteredEngine("solver", command=command, games=("shogi",), mates=True))
    registry.choose(Role.MATE, solver.id)
    study(window, MATE_IN_THREE)
    mates = part(window).mates
    with qtbot.waitSignal(mates.search.progressed, timeout=PATIENCE_MS):
        window.do("find_mate")
    stop = window.notices.action_button
    window.activateWindow()
    stop.setFocus()
    mates.renew()
    assert "12,345 positions" in notice(window)
    assert "9 moves deep" in notice(window)
    assert stop.hasFocus()
    qtbot.keyClick(stop, Qt.Key.Key_Space)
    assert not mates.search.is_running
    assert not window.notices.isVisible()


def test_a_closed_notice_stays_closed_while_a_mate_is_looked_for(window: MainWindow, qtbot: QtBot) -> None:
    registry = window.parts.engines.registry
    command = (sys.executable, "-S", str(FAKE), "looks_for_mate")
    solver = registry.add(RegisteredEngine("solver", command=command, games=("shogi",), mates=True))
    registry.choose(Role.MATE, solver.id)
    study(window, MATE_IN_THREE)
    window.do("find_mate")
    qtbot.mouseClick(window.notices.close_button, LEFT)
    part(window).mates.renew()
    assert not window.notices.isVisible()
    window.do("find_mate")
    assert not part(window).mates.search.is_running


def test_not_found_in_the_time_is_said(window: MainWindow, qtbot: QtBot) -> None:
    registry = window.parts.engines.registry
    command = (sys.executable, "-S", str(FAKE), "mates", "timeout")
    solver = registry.add(RegisteredEngine("solver", command=command, games=("shogi",), mates=True))
    registry.choose(Role.MATE, solver.id)
    study(window, MATE_IN_THREE)
    window.do("find_mate")
    qtbot.waitUntil(lambda: not part(window).mates.search.is_running, timeout=PATIENCE_MS)
    assert re.fullmatch(r"No mate found in [1-9] s\.", notice(window))


def test_a_mate_of_a_record_that_has_gone_is_looked_for_no_longer(window: MainWindow, qtbot: QtBot) -> None:
    record = study(window, MATE_IN_THREE)
    window.do("find_mate")
    study(window, "4k4/9/9/9/9/9/9/9/4K4 b P 1")
    qtbot.waitUntil(lambda: not part(window).mates.search.is_running, timeout=PATIENCE_MS)
    assert not window.notices.isVisible()
    assert record.main_line() == []


# --- a screen reader ----------------------------------------------------------------------------------------


def test_a_screen_reader_hears_that_analysis_is_on_and_each_position_once(
    studying: MainWindow, qtbot: QtBot, heard: list[str]
) -> None:
    live, said = part(studying).live, heard
    live.speech._timer.setInterval(1)
    switch_on(studying, qtbot)
    qtbot.waitUntil(lambda: len(said) == 2, timeout=PATIENCE_MS)
    assert said[0] == "Analysis is on."
    assert re.fullmatch(r"(Even|Black \+\d+|White \+\d+)\. (Black|White): \w+ to [a-z ]+(; .+)*", said[1])
    live.refresh()
    live._on_changed()
    press(studying, qtbot, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: len(said) == 3, timeout=PATIENCE_MS)
    press(studying, qtbot, Qt.Key.Key_A)
    assert said[3:] == ["Analysis is off."]
