"""What a person does to the record: branches, bookmarks, signs on moves, undo. The window's part in it.

The changes themselves are values of `game`; whether one is allowed now, the model of the board says.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.app.words.edits import redo_text, undo_text
from shogi_desktop.game import (
    Delete,
    Edit,
    EditKind,
    Glyph,
    Path,
    Record,
    Reorder,
    SetHeaders,
    make_main_line,
    promote_branch,
)
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.study.bookmarks import BookmarksDialog
from shogi_desktop.gui.study.game_information import GameInformationDialog
from shogi_desktop.gui.study.move_list import MoveListView, RowsView
from shogi_desktop.gui.widgets.front import bring_to_front

_GLYPHS = {f"glyph_{glyph.name.lower()}": glyph for glyph in Glyph}
_BOARD_KEYS = ("previous_branch", "next_branch")
"""Their keys, up and down, mean other things in lists and fields: they are the board's."""
_MENU = (
    ("promote_branch", "main_line", "branch_up", "branch_down", "delete_line"),
    ("bookmark", "name_bookmark"),
    tuple(_GLYPHS),
    ("unfold_all", "fold_all"),
)
"""The commands offered for a move in the list, in groups."""


class RecordActions:
    """The commands of the record menu, and the same for any move in the list.

    :ivar bookmarks: the open list of bookmarks, or None.
    """

    def __init__(
        self, shell: Shell, model: BoardModel, board: QWidget, moves: MoveListView, alternatives: RowsView
    ) -> None:
        """Act on `model`.

        :param board: has the keys that mean other things in lists. :param moves: the moves of the record.
        :param alternatives: those that were tried instead of the one shown.
        """
        self._window, self._actions = shell.window, shell.actions
        self._model, self._moves = model, moves
        self.bookmarks: BookmarksDialog | None = None
        for name in _BOARD_KEYS:
            action = self._actions[name]
            self._window.removeAction(action)
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            board.addAction(action)
        for listed in (moves, alternatives):
            listed.menu_wanted.connect(self._open_menu)
        model.changed.connect(self._on_changed)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What each command of this part does, by its id."""
        result: dict[str, Callable[[], object]] = {
            "undo_edit": self._model.undo_edit,
            "redo_edit": self._model.redo_edit,
            "previous_branch": lambda: self._with_cursor(lambda cursor: cursor.to_sibling(-1)),
            "next_branch": lambda: self._with_cursor(lambda cursor: cursor.to_sibling(1)),
            "bookmark": lambda: self._with_cursor(Cursor.toggle_bookmark),
            "name_bookmark": self._name_bookmark,
            "bookmarks": self.show_bookmarks,
            "information": self.show_information,
            "clear_marks": lambda: self._with_cursor(_clear_marks),
            "unfold_all": self._moves.unfold_all,
            "fold_all": self._moves.fold_all,
        }
        for name in ("promote_branch", "main_line", "branch_up", "branch_down", "delete_line"):
            result[name] = partial(self._reshape_here, name)
        for name, glyph in _GLYPHS.items():
            result[name] = partial(self._with_cursor, partial(_toggle_glyph, glyph))
        return result

    def _on_changed(self, changes: Changes) -> None:
        if Change.RECORD in changes:
            self._close_bookmarks()
        if Change.STATE in changes:
            self.refresh()

    def refresh(self) -> None:
        """Name what can be undone, and tick the sign and the bookmark of the move shown."""
        cursor = self._model.cursor
        history = None if cursor is None else cursor.history
        self._actions["undo_edit"].setText(undo_text(None if history is None else history.undo_kind))
        self._actions["redo_edit"].setText(redo_text(None if history is None else history.redo_kind))
        shown = None if cursor is None else cursor.annotations.glyph
        for name, glyph in _GLYPHS.items():
            self._actions[name].setChecked(glyph is shown)
        self._actions["bookmark"].setChecked(cursor is not None and cursor.node.bookmark is not None)

    # --- any move of the list -----------------------------------------------------------------------------

    def menu_for(self, path: Path, parent: QWidget) -> QMenu:
        """The menu of the move at `path`: what was tried there, and what can be done with it.

        Branches are changed where they are; what is noted on the move is noted by looking at it.
        """
        menu = QMenu(parent)
        cursor = self._model.cursor
        if cursor is None:
            return menu
        node = cursor.record.node(path)
        if node.parent is not None and len(node.parent.children) > 1:
            self._moves.add_branches(menu, node)
        for group in _MENU:
            menu.addSeparator()
            for name in group:
                menu.addAction(self._menu_action(name, path, menu))
        return menu

    def _menu_action(self, name: str, path: Path, menu: QMenu) -> QAction:
        origin = self._actions[name]
        action = QAction(origin.icon(), origin.text(), menu)
        if name in _RESHAPING:
            action.setEnabled(self._model.can_reshape and self._reshaping(name, path) is not None)
            action.triggered.connect(lambda: self._reshape(name, path))
            return action
        cursor = self._model.cursor
        glyph = _GLYPHS.get(name)
        if cursor is not None and name == "bookmark":
            action.setCheckable(True)
            action.setChecked(cursor.record.node(path).bookmark is not None)
        if cursor is not None and glyph is not None:
            action.setCheckable(True)
            action.setChecked(glyph is cursor.annotations_at(path).glyph)
            action.setEnabled(bool(path))
        action.triggered.connect(lambda: self._do_at(name, path))
        return action

    def _open_menu(self, path: Path, place: QPoint) -> None:
        menu = self.menu_for(path, self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def _do_at(self, name: str, path: Path) -> None:
        if name in {"unfold_all", "fold_all"}:
            self.handlers()[name]()
            return
        self._model.go_to(path)
        self.handlers()[name]()

    # --- the tree -----------------------------------------------------------------------------------------

    def _reshape_here(self, name: str) -> None:
        if self._model.cursor is not None:
            self._reshape(name, self._model.cursor.path)

    def _reshape(self, name: str, path: Path) -> None:
        change = self._reshaping(name, path)
        if change is not None:
            self._model.edit(*change)

    def _reshaping(self, name: str, path: Path) -> tuple[EditKind, Edit] | None:
        """The change that a command means for the move at `path`; None where it means none there."""
        cursor = self._model.cursor
        if cursor is None or not path:
            return None
        kind, make = _RESHAPING[name]
        edit = make(cursor.record, path)
        return None if edit is None else (kind, edit)

    def _with_cursor(self, act: Callable[[Cursor], object]) -> None:
        if self._model.cursor is not None:
            act(self._model.cursor)

    # --- bookmarks ----------------------------------------------------------------------------------------

    def show_bookmarks(self) -> None:
        """Open the list of bookmarks beside the window, or bring it to the front."""
        cursor = self._model.cursor
        if cursor is None:
            return
        if self.bookmarks is None:
            dialog = BookmarksDialog(cursor, self._moves.texts, self._window)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.chosen.connect(self._model.go_to)
            dialog.finished.connect(self._forget_bookmarks)
            self.bookmarks = dialog
        self.bookmarks.show()
        bring_to_front(self.bookmarks)

    def show_information(self) -> None:
        """Show what the game is called; a game being played is only looked at."""
        record = self._model.record
        if record is None:
            return
        dialog = GameInformationDialog(record, self._window, read_only=not self._model.can_reshape)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._inform(record, dialog.information))
        dialog.open()

    def _inform(self, record: Record, headers: dict[str, str]) -> None:
        if record is self._model.record and list(headers.items()) != list(record.headers.items()):
            self._model.edit(EditKind.INFORMATION, SetHeaders(tuple(headers.items())))

    def _name_bookmark(self) -> None:
        cursor = self._model.cursor
        if cursor is None:
            return
        if cursor.node.bookmark is None:
            cursor.toggle_bookmark()
        self.show_bookmarks()
        if self.bookmarks is not None:
            self.bookmarks.ask_name(cursor.node)

    def _close_bookmarks(self) -> None:
        if self.bookmarks is not None:
            self.bookmarks.let_go()

    def _forget_bookmarks(self) -> None:
        self.bookmarks = None


def _up(_record: Record, path: Path) -> Edit | None:
    return Reorder(path, path[-1] - 1) if path[-1] else None


def _down(record: Record, path: Path) -> Edit | None:
    siblings = len(record.node(path[:-1]).children)
    return Reorder(path, path[-1] + 1) if path[-1] < siblings - 1 else None


_RESHAPING: dict[str, tuple[EditKind, Callable[[Record, Path], Edit | None]]] = {
    "promote_branch": (EditKind.PROMOTE, promote_branch),
    "main_line": (EditKind.PROMOTE, make_main_line),
    "branch_up": (EditKind.REORDER, _up),
    "branch_down": (EditKind.REORDER, _down),
    "delete_line": (EditKind.DELETE, lambda _, path: Delete(path)),
}


def _toggle_glyph(glyph: Glyph, cursor: Cursor) -> None:
    shown = cursor.annotations
    cursor.annotate(EditKind.GLYPH, shown.with_glyph(None if shown.glyph is glyph else glyph))


def _clear_marks(cursor: Cursor) -> None:
    cursor.annotate(EditKind.DRAWING, cursor.annotations.without_marks())
