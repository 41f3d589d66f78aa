"""Rows of moves as a model: which there are, its owner says; what they tell is read from the record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from shogi_desktop.app.words.edits import glyph_name
from shogi_desktop.app.words.endings import ending_name
from shogi_desktop.app.words.games import spent_text
from shogi_desktop.app.words.joined import listed
from shogi_desktop.game import Glyph, Node, Record, split_comment
from shogi_desktop.gui.study.tree_rows import Row, line_length
from shogi_desktop.gui.widgets.move_texts import MoveTexts

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """What a row tells beside its text."""

    FACE = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class Face:
    """All that a row shows.

    :ivar number: the ply; empty at the start position.
    :ivar time: the time for the move, as ``0:07``; empty where it is not known.
    :ivar total: the mover's time so far.
    :ivar depth: how many branches deep.
    :ivar is_head: whether a branch begins here.
    :ivar hidden: how many moves of a folded branch follow; 0 where it is open.
    :ivar foldable: whether there is anything to fold away.
    :ivar alternatives: how many other moves were tried instead.
    :ivar in_line: whether the move belongs to the line looked at.
    """

    number: str
    text: str
    glyph: Glyph | None
    time: str
    total: str
    depth: int
    is_head: bool
    hidden: int
    foldable: bool
    alternatives: int
    has_comment: bool
    bookmarked: bool
    in_line: bool


class MoveRows(QAbstractListModel):
    """Rows of moves; texts are written for rows that are shown, and only then.

    :param is_open: whether the branch that begins with a move is unfolded.
    :param in_line: whether a move belongs to the line looked at.
    :param marks_choices: whether to tell where other moves were tried.
    """

    def __init__(
        self,
        texts: MoveTexts,
        is_open: Callable[[Node], bool],
        in_line: Callable[[Node], bool],
        parent: QObject | None = None,
        *,
        marks_choices: bool = True,
    ) -> None:
        super().__init__(parent)
        self._texts = texts
        self._marks_choices = marks_choices
        self._is_open = is_open
        self._in_line = in_line
        self._rows: list[Row] = []
        self._row_of: dict[Node, int] = {}

    def set_record(self, record: Record | None, rows: Sequence[Row]) -> None:
        """Show rows of another record. The texts must know it already."""
        self.beginResetModel()
        self._take([] if record is None else list(rows))
        self.endResetModel()

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows of the same record; those that stay at the beginning and at the end are kept."""
        old, new = self._rows, list(rows)
        head = 0
        while head < min(len(old), len(new)) and old[head] == new[head]:
            head += 1
        tail = 0
        while tail < min(len(old), len(new)) - head and old[-1 - tail] == new[-1 - tail]:
            tail += 1
        if len(old) - tail > head:
            self.beginRemoveRows(QModelIndex(), head, len(old) - tail - 1)
            self._take(old[:head] + old[len(old) - tail :])
            self.endRemoveRows()
        if len(new) - tail > head:
            self.beginInsertRows(QModelIndex(), head, len(new) - tail - 1)
            self._take(new)
            self.endInsertRows()
        self.touch()

    def touch(self) -> None:
        """Marks, comments or the line looked at have changed: what is seen is read anew."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def row_of(self, node: Node) -> int | None:
        """The row of a move; None if it is folded away."""
        return self._row_of.get(node)

    def node_at(self, row: int) -> Node:
        """The move of a row; of an end, the last move before it."""
        return self._rows[row].node

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text, or the :class:`Face`."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(self.face(row))
        if role == Role.FACE:
            return self.face(row)
        return None

    def text(self, row: int) -> str:
        """The move of a row in words of the chosen notation, or how the game ended."""
        node = self._rows[row].node
        if self._rows[row].is_end and node.outcome is not None:
            return ending_name(node.outcome.reason)
        return self.tr("Start position") if node.parent is None else self._texts.text(node)

    def face(self, row: int) -> Face:
        """All that a row shows."""
        entry = self._rows[row]
        node = entry.node
        if entry.is_end:
            return self._end_face(entry, self.text(row))
        words, annotations = split_comment(node.comment)
        folded = entry.is_head and not self._is_open(node)
        return Face(
            number=str(node.ply) if node.ply else "",
            text=self.text(row),
            glyph=annotations.glyph,
            time="" if node.time_ms is None else spent_text(node.time_ms),
            total="" if node.total_ms is None else spent_text(node.total_ms),
            depth=entry.depth,
            is_head=entry.is_head,
            hidden=line_length(node) if folded else 0,
            foldable=entry.is_head and bool(node.children),
            alternatives=self._alternatives(node),
            has_comment=bool(words or annotations.marks),
            bookmarked=node.bookmark is not None,
            in_line=self._in_line(node),
        )

    def _end_face(self, entry: Row, text: str) -> Face:
        """The end after a move: the time is that of the side to move, who thought before it."""
        node = entry.node
        spent, before = node.outcome_time_ms, None if node.parent is None else node.parent.total_ms
        return Face(
            number=str(node.ply + 1),
            text=text,
            glyph=None,
            time="" if spent is None else spent_text(spent),
            total="" if spent is None else spent_text(spent + (before or 0)),
            depth=entry.depth,
            is_head=False,
            hidden=0,
            foldable=False,
            alternatives=0,
            has_comment=False,
            bookmarked=False,
            in_line=self._in_line(node),
        )

    def _alternatives(self, node: Node) -> int:
        return 0 if node.parent is None or not self._marks_choices else len(node.parent.children) - 1

    def _spoken(self, face: Face) -> str:
        """The row for a screen reader."""
        parts = [f"{face.number}. {face.text}" if face.number else face.text]
        if face.glyph is not None:
            parts.append(glyph_name(face.glyph))
        if face.is_head:
            parts.append(self.tr("branch"))
        if face.hidden:
            parts.append(self.tr("folded: {number}").format(number=face.hidden))
        if face.alternatives and not face.is_head:
            parts.append(self.tr("alternatives: {number}").format(number=face.alternatives))
        if face.bookmarked:
            parts.append(self.tr("bookmark"))
        if face.has_comment:
            parts.append(self.tr("comment"))
        return listed(parts)

    def _take(self, rows: list[Row]) -> None:
        self._rows = rows
        self._row_of = {row.node: i for i, row in enumerate(rows) if not row.is_end}
