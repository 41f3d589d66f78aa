"""Studying a record by mouse and keys: the tree, branches, comments, bookmarks, drawings, undo."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QDesktopServices
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.game import (
    Annotations,
    Arrow,
    Circle,
    Evaluation,
    Glyph,
    InHand,
    MarkColor,
    Outcome,
    Path,
    Reason,
    Record,
    join_comment,
)
from shogi_desktop.gui.board import OnBoard, OnStand, Spot
from shogi_desktop.gui.study.move_delegate import branch_rect, fold_rect, row_height
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import STANDARD, Color, parse_square, parse_usi_move
from tests.gui.hands import LEFT, Hands, play, playing
from tests.support.cramped import cramped
from tests.support.screens import settle

RIGHT = Qt.MouseButton.RightButton
SHIFT, CTRL, NO = (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.NoModifier,
)
MAIN: Path = (0, 0, 0, 0)


def add(record: Record, *moves: str) -> Path:
    path: Path = ()
    for usi in moves:
        path = record.append(path, parse_usi_move(usi, STANDARD), time_ms=5_000)
    return path


@pytest.fixture
def record() -> Record:
    """Four moves, two other second moves, one of which goes on and branches again."""
    record = Record(STANDARD)
    add(record, "7g7f", "3c3d", "8h2b+", "3a2b")
    add(record, "7g7f", "8c8d", "2g2f", "8d8e")
    add(record, "7g7f", "8c8d", "7f7e")
    add(record, "7g7f", "1c1d")
    return record


@pytest.fixture
def study(window: MainWindow, record: Record) -> MainWindow:
    window.settings.update(move_text="usi")
    window.desk.open_record(record)
    window.activateWindow()
    window.play_page.board.setFocus()
    return window


def listed(window: MainWindow) -> list[str]:
    moves = window.play_page.panel.moves.moves
    faces = [moves.face(row) for row in range(1, moves.rowCount())]
    return ["  " * face.depth + face.text + (f" … {face.hidden}" if face.hidden else "") for face in faces]


def path(window: MainWindow) -> Path:
    assert window.board.cursor is not None
    return window.board.cursor.path


def row_rect(window: MainWindow, where: Path) -> QRect:
    moves = window.play_page.panel.moves
    assert window.board.record is not None
    row = moves.moves.row_of(window.board.record.node(where))
    assert row is not None
    moves.scrollTo(moves.moves.index(row))
    return moves.visualRect(moves.moves.index(row))


# --- the tree ---------------------------------------------------------------------------------------------


def test_branches_stand_folded_below_the_move_they_replace(study: MainWindow) -> None:
    assert listed(study) == ["7g7f", "3c3d", "  8c8d … 2", "  1c1d", "8h2b+", "3a2b"]
    study.do("unfold_all")
    assert listed(study) == [
        "7g7f", "3c3d", "  8c8d", "  2g2f", "    7f7e", "  8d8e", "  1c1d", "8h2b+", "3a2b",
    ]  # fmt: skip
    study.do("fold_all")
    assert listed(study) == ["7g7f", "3c3d", "  8c8d … 2", "  1c1d", "8h2b+", "3a2b"]


def test_times_of_the_move_and_in_all_stand_beside_it(study: MainWindow) -> None:
    face = study.play_page.panel.moves.moves.face(5)
    assert (face.text, face.time, face.total) == ("8h2b+", "0:05", "0:10")


def test_a_click_on_the_triangle_unfolds_and_folds(study: MainWindow, qtbot: QtBot) -> None:
    moves = study.play_page.panel.moves

    def click() -> None:
        rect = row_rect(study, (0, 1))
        face = moves.moves.face(3)
        qtbot.mouseClick(moves.viewport(), LEFT, pos=fold_rect(rect, face).center())

    click()
    assert "  2g2f" in listed(study)
    assert path(study) == ()
    study.board.go_to((0, 1, 0, 0))
    click()
    assert path(study) == (0, 1), "what is looked at is not hidden"
    assert "  2g2f" not in listed(study)


def test_what_is_looked_at_is_unfolded_and_marked(study: MainWindow) -> None:
    study.board.go_to((0, 1, 1))
    moves = study.play_page.panel.moves
    assert moves.moves.text(moves.currentIndex().row()) == "7f7e"
    in_line = [moves.moves.text(r) for r in range(1, moves.moves.rowCount()) if moves.moves.face(r).in_line]
    assert in_line == ["7g7f", "8c8d", "7f7e"]


def test_a_click_on_the_plus_offers_what_was_tried(study: MainWindow, qtbot: QtBot) -> None:
    moves = study.play_page.panel.moves
    qtbot.mouseClick(moves.viewport(), LEFT, pos=branch_rect(row_rect(study, (0, 0))).center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()] == ["3c3d", "8c8d", "1c1d"]
    menu.actions()[2].trigger()
    menu.close()
    assert path(study) == (0, 2)


def test_up_and_down_change_between_alternatives_and_right_follows(study: MainWindow, qtbot: QtBot) -> None:
    board = study.play_page.board
    keys = Qt.Key
    for key, expected in (
        (keys.Key_Right, (0,)), (keys.Key_Up, (0,)), (keys.Key_Right, (0, 0)), (keys.Key_Down, (0, 1)),
        (keys.Key_Right, (0, 1, 0)), (keys.Key_Up, (0, 1, 1)), (keys.Key_Left, (0, 1)),
        (keys.Key_Down, (0, 2)), (keys.Key_Down, (0, 0)), (keys.Key_Down, (0, 1)), (keys.Key_Home, ()),
        (keys.Key_End, (0, 1, 0, 0)),
    ):  # fmt: skip
        qtbot.keyClick(board, key)
        assert path(study) == expected, key


def test_the_list_itself_is_walked_with_up_and_down(study: MainWindow, qtbot: QtBot) -> None:
    moves = study.play_page.panel.moves
    moves.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(3):
        qtbot.keyClick(moves, Qt.Key.Key_Down)
    assert path(study) == (0, 1)
    qtbot.keyClick(moves, Qt.Key.Key_Plus)
    assert "  2g2f" in listed(study)
    qtbot.keyClick(moves, Qt.Key.Key_Minus)
    assert "  2g2f" not in listed(study)
    qtbot.keyClick(moves, Qt.Key.Key_Right)
    assert path(study) == (0, 1, 0)


def test_the_choice_at_a_move_is_listed_below(study: MainWindow, qtbot: QtBot) -> None:
    choice = study.play_page.panel.alternatives
    assert not choice.isVisible()
    study.board.go_to((0, 1))
    assert choice.isVisible()
    assert [choice.moves.text(row) for row in range(choice.moves.rowCount())] == ["3c3d", "8c8d", "1c1d"]
    assert choice.currentIndex().row() == 1
    qtbot.mouseClick(choice.viewport(), LEFT, pos=choice.visualRect(choice.moves.index(2)).center())
    assert path(study) == (0, 2)


def test_where_there_is_little_room_fewer_of_the_choices_are_seen_and_nothing_lies_over_them(
    study: MainWindow, qtbot: QtBot
) -> None:
    """With analysis and explorer open the buttons to step lay over the last of three moves."""
    panel = study.play_page.panel
    large = QWidget()
    large.setFixedHeight(study.height() - 400)
    panel.add_below_moves(large, lambda _: None)
    study.board.go_to((0, 2))
    choice, moves, step = panel.alternatives, panel.moves, panel._steps["forward"]
    qtbot.waitUntil(lambda: choice.height() < 3 * row_height())
    assert choice.height() >= row_height()
    assert moves.geometry().bottom() < choice.geometry().top()
    assert choice.geometry().bottom() < step.y()
    assert choice.visualRect(choice.currentIndex()).bottom() <= choice.viewport().height()
    large.hide()
    qtbot.waitUntil(lambda: choice.height() > 3 * row_height())


def test_a_screen_reader_hears_what_a_row_shows(study: MainWindow, record: Record) -> None:
    record.node((0, 1)).comment = join_comment("text", Annotations(Glyph.BLUNDER))
    record.node((0, 1)).bookmark = "b"
    model = study.play_page.panel.moves.moves
    spoken = model.data(model.index(3), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "2. 8c8d, blunder, branch, folded: 2, bookmark, comment"


def test_the_menu_key_opens_the_menu_of_the_move_marked(study: MainWindow) -> None:
    study.board.go_to((0, 1))
    moves = study.play_page.panel.moves
    moves.setFocus(Qt.FocusReason.TabFocusReason)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), QPoint(1, 1))
    QApplication.sendEvent(moves, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    checked = [action.text() for action in menu.actions() if action.isChecked()]
    assert checked == ["8c8d"]
    menu.close()


# --- changing branches ------------------------------------------------------------------------------------


def open_menu(window: MainWindow, where: Path) -> QMenu:
    moves = window.play_page.panel.moves
    point = row_rect(window, where).center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, moves.viewport().mapToGlobal(point))
    QApplication.sendEvent(moves.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def pick(menu: QMenu, text: str) -> None:
    action = next(action for action in menu.actions() if action.text().replace("&", "") == text)
    assert action.isEnabled()
    action.trigger()
    menu.close()


def test_the_menu_of_a_move_changes_its_branch_and_leaves_the_place(study: MainWindow) -> None:
    study.board.go_to((0, 0, 0))
    pick(open_menu(study, (0, 1)), "Promote the branch")
    assert listed(study)[:4] == ["7g7f", "8c8d", "  3c3d", "  8h2b+"]
    assert path(study) == (0, 1, 0), "the same move in its new place"
    assert study.isWindowModified()
    pick(open_menu(study, (0, 0)), "Move the branch down")
    pick(open_menu(study, (0, 2)), "Delete from here")
    assert [text for text in listed(study) if text.startswith("  ")][:1] == ["  8c8d … 2"]
    study.do("undo_edit")
    study.do("undo_edit")
    study.do("undo_edit")
    assert listed(study)[:2] == ["7g7f", "3c3d"]
    assert not study.actions_by_id["undo_edit"].isEnabled()


def test_a_deleted_branch_comes_back_by_key_and_goes_again(study: MainWindow, qtbot: QtBot) -> None:
    board = study.play_page.board
    study.board.go_to((0, 1, 0))
    study.do("delete_line")
    assert path(study) == (0, 1)
    assert study.actions_by_id["undo_edit"].text() == "&Undo delete line"
    qtbot.keyClick(board, Qt.Key.Key_Z, CTRL)
    assert path(study) == (0, 1, 0)
    assert study.actions_by_id["redo_edit"].text() == "&Redo delete line"
    qtbot.keyClick(board, Qt.Key.Key_Y, CTRL)
    assert path(study) == (0, 1)
    qtbot.keyClick(board, Qt.Key.Key_Z, CTRL)
    qtbot.keyClick(board, Qt.Key.Key_Z, CTRL | SHIFT)
    assert path(study) == (0, 1)


def test_a_new_move_is_undone_and_its_branch_made_the_main_line(study: MainWindow) -> None:
    study.board.go_to((0, 1))
    play(study, "9g9f")
    assert path(study) == (0, 1, 2)
    study.do("undo_edit")
    assert path(study) == (0, 1)
    study.do("redo_edit")
    study.do("main_line")
    assert path(study) == (0, 0, 0)
    assert [text for text in listed(study) if not text.startswith(" ")] == ["7g7f", "8c8d", "9g9f"]


def test_commands_of_branches_know_where_they_mean_something(study: MainWindow) -> None:
    def enabled() -> set[str]:
        names = {"promote_branch", "main_line", "branch_up", "branch_down", "next_branch", "delete_line"}
        return {name for name in names if study.actions_by_id[name].isEnabled()}

    assert enabled() == {"next_branch"}, "its keys are not the cursor's, whether there is a choice or not"
    study.board.go_to((0,))
    assert enabled() == {"delete_line", "next_branch"}
    study.board.go_to((0, 0))
    assert enabled() == {"delete_line", "branch_down", "next_branch"}
    study.board.go_to((0, 2))
    assert enabled() == {"delete_line", "branch_up", "next_branch", "promote_branch", "main_line"}


def test_a_sign_is_put_on_a_move_by_menu_and_key_and_taken_away(study: MainWindow, qtbot: QtBot) -> None:
    pick(open_menu(study, (0, 1)), "?? Blunder")
    assert path(study) == (0, 1)
    record = study.board.record
    assert record is not None
    assert record.node((0, 1)).comment == "[marks: ??]"
    assert study.play_page.panel.comment.toPlainText() == ""
    qtbot.keyClick(study.play_page.board, Qt.Key.Key_5, CTRL)
    assert study.play_page.panel.moves.moves.face(3).glyph is Glyph.INTERESTING
    assert study.actions_by_id["glyph_interesting"].isChecked()
    qtbot.keyClick(study.play_page.board, Qt.Key.Key_5, CTRL)
    assert record.node((0, 1)).comment == ""
    study.do("undo_edit")
    study.do("undo_edit")
    assert record.node((0, 1)).comment == "[marks: ??]"


# --- comments and bookmarks -------------------------------------------------------------------------------


def test_a_comment_is_read_with_its_links_and_edited_as_text(
    study: MainWindow, record: Record, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    record.node(MAIN).comment = "*Good*: see #2 and https://example.org/x."
    study.board.go_to(MAIN)
    box = study.play_page.panel.comment_box
    assert box.currentWidget() is box.view
    assert box.view.toPlainText() == "Good: see #2 and https://example.org/x."
    for start in range(len(box.view.toPlainText())):
        cursor = box.view.textCursor()
        cursor.setPosition(start + 1)
        rect = box.view.cursorRect(cursor)
        if box.view.anchorAt(rect.center() - QPoint(3, 0)):
            qtbot.mouseClick(box.view.viewport(), LEFT, pos=rect.center() - QPoint(3, 0))
            break
    assert path(study) == (0, 0)
    box.view.anchorClicked.emit(QUrl("https://example.org/x"))
    assert opened == ["https://example.org/x"]
    study.board.go_to(MAIN)
    qtbot.mouseClick(box.view.viewport(), LEFT, pos=QPoint(5, box.view.viewport().height() - 3))
    assert box.currentWidget() is box.editor
    assert box.editor.toPlainText() == record.node(MAIN).comment
    qtbot.keyClicks(box.editor, " Yes")
    assert record.node(MAIN).comment.endswith(" Yes")
    qtbot.keyClick(box.editor, Qt.Key.Key_Escape)
    assert study.play_page.board.hasFocus()
    assert box.currentWidget() is box.view


def test_undo_in_the_comment_takes_the_typing_back_and_keeps_the_drawings(
    study: MainWindow, record: Record, qtbot: QtBot
) -> None:
    record.root.comment = "[marks: 5e]"
    study.board.go_to(())
    comment = study.play_page.panel.comment
    comment.setFocus()
    qtbot.keyClicks(comment, "Hello")
    assert record.root.comment == "Hello\n[marks: 5e]"
    qtbot.keyClick(comment, Qt.Key.Key_Z, CTRL)
    assert (comment.toPlainText(), record.root.comment) == ("", "[marks: 5e]")
    qtbot.keyClick(comment, Qt.Key.Key_Z, CTRL | SHIFT)
    assert comment.toPlainText() == "Hello"


def test_looking_at_a_comment_never_changes_it(study: MainWindow, record: Record) -> None:
    strange = "one\rtwo\u2028three\u00a0four\r\nfive"
    record.node((0,)).comment = strange
    study.do("forward")
    study.do("forward")
    assert record.node((0,)).comment == strange
    assert not study.isWindowModified()


def test_bookmarks_are_listed_named_visited_and_removed(
    study: MainWindow, record: Record, qtbot: QtBot
) -> None:
    study.board.go_to((0, 1))
    study.do("bookmark")
    study.board.go_to(MAIN)
    study.do("bookmark")
    study.do("bookmarks")
    dialog = study.parts.play.records.bookmarks
    assert dialog is not None
    assert [dialog.list.item(row).text() for row in range(dialog.list.count())] == ["4", "2"]
    dialog.list.setCurrentRow(1)
    qtbot.mouseClick(dialog.go, LEFT)
    assert path(study) == (0, 1)
    dialog.list.item(1).setText("  Quiet   move ")
    assert record.node((0, 1)).bookmark == "Quiet move"
    dialog.list.setFocus()
    dialog.list.setCurrentRow(0)
    qtbot.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert record.node(MAIN).bookmark is None
    assert dialog.list.count() == 1
    study.do("undo_edit")
    assert dialog.list.count() == 2
    study.do("bookmarks")
    assert study.parts.play.records.bookmarks is dialog
    study.desk.open_record(Record(STANDARD))
    assert study.parts.play.records.bookmarks is None


def test_a_move_taken_back_takes_its_bookmark_off_the_list(game: MainWindow) -> None:
    game.do("bookmark")
    game.do("bookmarks")
    dialog = game.parts.play.records.bookmarks
    assert dialog is not None
    assert dialog.list.count() == 1
    game.do("take_back")
    assert dialog.list.count() == 0
    dialog.list.delete_pressed.emit()


def test_a_bookmark_is_set_and_named_in_one_go(study: MainWindow, record: Record, qtbot: QtBot) -> None:
    study.board.go_to((0, 1))
    qtbot.keyClick(study.play_page.board, Qt.Key.Key_F2)
    dialog = study.parts.play.records.bookmarks
    assert dialog is not None
    field = dialog.list.findChild(QLineEdit)
    assert field is not None
    assert field.text() == "2"
    field.setText("Ranging rook")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: record.node((0, 1)).bookmark == "Ranging rook")
    dialog.reject()


def test_a_name_being_typed_is_given_up_when_another_record_comes(
    study: MainWindow, record: Record, qtbot: QtBot
) -> None:
    study.board.go_to((0, 1))
    study.do("name_bookmark")
    dialog = study.parts.play.records.bookmarks
    assert dialog is not None
    dialog.ask_name(record.node((0, 1)))  # a second time: nothing more to do
    field = dialog.list.findChild(QLineEdit)
    assert field is not None
    field.setText("Too late")
    study.desk.open_record(Record(STANDARD))
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert record.node((0, 1)).bookmark == "2"
    assert path(study) == ()


# --- drawing on the board ---------------------------------------------------------------------------------


@dataclass
class Pen:
    """The right button on the board of a window."""

    hands: Hands

    def draw(
        self, start: Spot, end: Spot, modifiers: Qt.KeyboardModifier = NO, *, on_the_way: object = None
    ) -> None:
        viewport, qtbot = self.hands.window.play_page.board.viewport(), self.hands.qtbot
        qtbot.mousePress(viewport, RIGHT, modifiers, self.hands.point(start))
        if start != end:
            self._move(self.hands.point(end), modifiers)
        qtbot.mouseRelease(viewport, RIGHT, modifiers, self.hands.point(end))

    def _move(self, point: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        from PySide6.QtCore import QEvent
        from PySide6.QtGui import QMouseEvent

        viewport = self.hands.window.play_page.board.viewport()
        place = QPointF(viewport.mapToGlobal(point))
        event = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(point), place, Qt.MouseButton.NoButton, RIGHT, modifiers
        )
        QApplication.sendEvent(viewport, event)


@pytest.fixture
def pen(hands: Hands) -> Pen:
    return Pen(hands)


def on(name: str) -> OnBoard:
    return OnBoard(parse_square(name))


ARROW = Arrow(parse_square("7g"), parse_square("7f"))


def test_a_right_drag_draws_an_arrow_and_a_right_click_a_circle(study: MainWindow, pen: Pen) -> None:
    record = study.board.record
    assert record is not None
    pen.draw(on("7g"), on("7f"))
    pen.draw(on("5e"), on("5e"), SHIFT)
    pen.draw(on("2h"), on("2b"), CTRL)
    pen.draw(on("1a"), on("1a"), CTRL | SHIFT)
    assert record.root.comment == "[marks: 7g-7f, 5e red, 2h-2b blue, 1a yellow]"
    assert study.play_page.scene.annotations.marks[0] == ARROW
    assert path(study) == ()
    pen.draw(on("7g"), on("7f"))
    assert record.root.comment == "[marks: 5e red, 2h-2b blue, 1a yellow]"
    study.do("undo_edit")
    assert study.play_page.scene.annotations.marks[0] == ARROW
    study.do("clear_marks")
    assert record.root.comment == ""
    assert study.play_page.scene.annotations.marks == ()
    assert study.actions_by_id["undo_edit"].text() == "&Undo drawing"


def test_an_arrow_may_begin_at_a_piece_in_hand(study: MainWindow, pen: Pen) -> None:
    study.board.go_to((0, 0, 0))
    pen.draw(OnStand(Color.BLACK, STANDARD.kind("bishop")), on("5e"))
    expected = Arrow(InHand(Color.BLACK, "B"), parse_square("5e"))
    assert study.play_page.scene.annotations.arrows == (expected,)
    pen.draw(OnStand(Color.WHITE, STANDARD.kind("gold")), on("5e"))
    assert study.play_page.scene.annotations.arrows == (expected,), "nothing lies there"


def test_drawings_belong_to_their_position(study: MainWindow, pen: Pen) -> None:
    pen.draw(on("5e"), on("5e"))
    study.do("forward")
    assert study.play_page.scene.annotations.marks == ()
    study.do("back")
    assert study.play_page.scene.annotations.circles == (Circle(parse_square("5e")),)


def test_the_right_button_lets_go_of_a_piece_and_draws_nothing_then(
    study: MainWindow, hands: Hands, pen: Pen
) -> None:
    hands.click(on("7g"))
    assert study.play_page.scene.held == on("7g")
    pen.draw(on("5e"), on("5e"))
    assert study.play_page.scene.held is None
    assert study.play_page.scene.annotations.marks == ()


def test_a_drawing_in_a_running_game_is_a_note_and_no_move(game: MainWindow, hands: Hands, pen: Pen) -> None:
    record = game.board.record
    assert record is not None
    tip = path(game)
    pen.draw(on("2f"), on("2e"))
    assert path(game) == tip
    assert record.node(tip).comment == "[marks: 2f-2e]"
    hands.move(parse_usi_move("2f2e", STANDARD))
    assert len(path(game)) == len(tip) + 1
    assert record.node(tip).comment == "[marks: 2f-2e]"


def test_the_left_button_ends_a_drawing_and_plays(study: MainWindow, hands: Hands, qtbot: QtBot) -> None:
    viewport = study.play_page.board.viewport()
    qtbot.mousePress(viewport, RIGHT, NO, hands.point(on("5e")))
    hands.click(on("7g"))
    assert study.play_page.scene.held == on("7g")
    qtbot.mouseRelease(viewport, RIGHT, NO, hands.point(on("5e")))
    assert study.play_page.scene.annotations.marks == ()
    hands.click(on("7f"))
    assert path(study) == (0,)


def test_arrows_and_circles_are_drawn_from_the_keyboard(study: MainWindow, qtbot: QtBot) -> None:
    board, scene = study.play_page.board, study.play_page.scene
    board.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(board, Qt.Key.Key_Return, CTRL)
    qtbot.keyClick(board, Qt.Key.Key_Up)
    assert scene.annotations.marks, "it is seen while it is drawn"
    qtbot.keyClick(board, Qt.Key.Key_Return, CTRL | SHIFT)
    king, above = parse_square("5i"), parse_square("5h")
    assert scene.annotations.marks == (Arrow(king, above, MarkColor.RED),)
    for _ in range(2):
        qtbot.keyClick(board, Qt.Key.Key_Return, CTRL)
    assert scene.annotations.circles == (Circle(above),)
    qtbot.keyClick(board, Qt.Key.Key_Return, CTRL)
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    qtbot.keyClick(board, Qt.Key.Key_Return, CTRL)
    assert scene.annotations.circles == (Circle(above),), "the one given up does not count"


# --- what nobody may change while a game runs -------------------------------------------------------------


def test_the_tree_of_a_running_game_cannot_be_reshaped(game: MainWindow, qtbot: QtBot) -> None:
    reshaping = ("promote_branch", "main_line", "branch_up", "branch_down", "delete_line")
    assert not any(game.actions_by_id[name].isEnabled() for name in reshaping)
    menu = open_menu(game, (0, 0))
    texts = {game.actions_by_id[name].text() for name in reshaping}
    assert not any(action.isEnabled() for action in menu.actions() if action.text() in texts)
    menu.close()


def test_in_a_game_the_undo_key_takes_back_and_forgets_notes_on_what_is_gone(
    game: MainWindow, qtbot: QtBot
) -> None:
    plies = len(path(game))
    game.do("glyph_good")
    assert game.actions_by_id["undo_edit"].isEnabled()
    game.activateWindow()
    game.play_page.board.setFocus()
    qtbot.keyClick(game.play_page.board, Qt.Key.Key_Z, CTRL)
    assert len(path(game)) == plies - 1
    assert not game.actions_by_id["undo_edit"].isEnabled()


def test_after_the_game_the_undo_key_undoes_notes_first(game: MainWindow, qtbot: QtBot) -> None:
    playing(game).resign()
    game.activateWindow()
    game.play_page.board.setFocus()
    game.do("glyph_mistake")
    qtbot.keyClick(game.play_page.board, Qt.Key.Key_Z, CTRL)
    assert not game.board.running
    assert game.board.cursor is not None
    assert game.board.cursor.annotations.glyph is None
    qtbot.keyClick(game.play_page.board, Qt.Key.Key_Z, CTRL)
    assert game.board.running


# --- the end and what follows it ---------------------------------------------------------------------------


def test_a_move_on_the_board_after_the_end_is_a_variation_and_can_be_made_the_main_line(
    study: MainWindow, record: Record
) -> None:
    resigned = Outcome(Reason.RESIGNATION, Color.BLACK)
    record.node(MAIN).end(resigned)
    study.desk.open_record(record)
    study.board.go_to(MAIN)
    before = listed(study)
    play(study, "5g5f")
    assert path(study) == (*MAIN, 0)
    assert (record.outcome, record.end_path()) == (resigned, MAIN)
    assert [row for row in listed(study) if row not in before] == ["  5g5f"]
    study.do("main_line")
    assert (record.outcome, record.end_path()) == (None, (*MAIN, 0))
    study.do("undo_edit")
    study.do("undo_edit")
    assert (record.outcome, listed(study)) == (resigned, before)


def test_an_evaluation_stands_above_the_comment_of_its_move(study: MainWindow, record: Record) -> None:
    shown = study.play_page.panel.evaluation
    assert shown.isHidden()
    expected = tuple(parse_usi_move(usi, STANDARD) for usi in ("8c8d", "2g2f"))
    record.node((0,)).evaluation = Evaluation(-45, depth=9, line=expected)
    study.board.go_to((0,))
    assert (shown.text(), shown.isHidden()) == ("☖ +45  ·  depth 9  ·  ☖8c8d  ☗2g2f", False)
    study.board.go_to((0, 0))
    assert shown.isHidden()


@pytest.mark.parametrize("height", [100, 117, 131])
def test_the_list_shows_whole_rows_at_any_height(study: MainWindow, qtbot: QtBot, height: int) -> None:
    moves = study.play_page.panel.moves
    moves.setFixedHeight(height)
    study.do("unfold_all")
    qtbot.waitUntil(lambda: moves.height() == height)
    study.do("last")
    assert moves.verticalScrollBar().value() > 0
    assert moves.viewport().height() % row_height() == 0
    assert moves.visualRect(moves.indexAt(QPoint(5, 1))).top() == 0


def test_the_moves_end_where_what_is_below_them_begins(study: MainWindow) -> None:
    """It gets lower while the column is laid out: the comment has room again and is shown in between."""
    study.resize(1280, 720)
    panel, below = study.play_page.panel, QWidget()
    inside = QLabel(below)
    QVBoxLayout(below).addWidget(inside)
    panel.add_below_moves(below, lambda _: None)
    for height, comment in ((280, False), (200, True)):
        inside.setFixedHeight(height)
        settle()
        assert panel.comment_box.isVisible() is comment
        assert not cramped(panel)
