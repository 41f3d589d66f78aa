"""The rows of the analysis panel: a head for each engine, below it its lines. Each row is a value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """What the delegate asks a row for."""

    FACE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class HeadFace:
    """An engine and how far it has come. :ivar figures: depth, nodes, speed."""

    seat: int
    name: str
    figures: str = ""

    @property
    def spoken(self) -> str:
        """The row for a screen reader."""
        return ", ".join(filter(None, (self.name, self.figures.replace("  ·  ", ", "))))


@dataclass(frozen=True, slots=True)
class LineFace:
    """A line of an engine. Before it is known all of it is empty.

    :ivar number: counts from 1. :ivar moves: as they are written, as many as have room.
    :ivar line: all of it, in USI: what a click on the row plays, whatever the engine says since.
    """

    seat: int
    number: int
    score: str = ""
    depth: str = ""
    moves: tuple[str, ...] = ()
    line: tuple[str, ...] = ()

    @property
    def spoken(self) -> str:
        """The row for a screen reader."""
        return " ".join(filter(None, (self.score, *self.moves)))


Face = HeadFace | LineFace


class LinesModel(QAbstractListModel):
    """The rows. They are changed in their places; only another number of them is another list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._faces: list[Face] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt has it
        return 0 if parent.isValid() else len(self._faces)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The face of a row, or its text."""
        if not index.isValid() or index.row() >= len(self._faces):
            return None
        face = self._faces[index.row()]
        if role == Role.FACE:
            return face
        texts = {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}
        return face.spoken if role in texts else None

    @property
    def faces(self) -> Sequence[Face]:
        """All rows."""
        return self._faces

    def show_frame(self, faces: Sequence[Face]) -> None:
        """Have rows for these engines and numbers of lines; what is known of a row that stays remains."""
        if [_place(face) for face in faces] == [_place(face) for face in self._faces]:
            return
        self.beginResetModel()
        self._faces = list(faces)
        self.endResetModel()

    def forget(self) -> None:
        """Let all lines be unknown: another position is looked at."""
        self._faces = [
            LineFace(face.seat, face.number) if isinstance(face, LineFace) else face for face in self._faces
        ]
        if self._faces:
            self.dataChanged.emit(self.index(0), self.index(len(self._faces) - 1))

    def show_face(self, row: int, face: Face) -> None:
        """Let a row say something else."""
        if self._faces[row] != face:
            self._faces[row] = face
            index = self.index(row)
            self.dataChanged.emit(index, index)


def _place(face: Face) -> tuple[int, int]:
    return face.seat, face.number if isinstance(face, LineFace) else 0
