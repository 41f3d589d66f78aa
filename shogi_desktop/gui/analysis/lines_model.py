"""The rows of the analysis panel: a head for each engine, below it its lines. Each row is a value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shogi_desktop.gui.widgets.face_list import FacesModel

BETWEEN_FIGURES: Final = "  ·  "


@dataclass(frozen=True, slots=True)
class HeadFace:
    """An engine and how far it has come.

    :ivar figures: depth, nodes, speed, with `BETWEEN_FIGURES`; without room the last go first.
    """

    seat: int
    name: str
    figures: str = ""

    @property
    def spoken(self) -> str:
        """The row for a screen reader."""
        return ", ".join(filter(None, (self.name, self.figures.replace(BETWEEN_FIGURES, ", "))))


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


class LinesModel(FacesModel[Face]):
    """The rows. They are changed in their places; only another number of them is another list."""

    def show_frame(self, faces: Sequence[Face]) -> None:
        """Have rows for these engines and numbers of lines; what is known of a row that stays remains."""
        if [_place(face) for face in faces] != [_place(face) for face in self._faces]:
            self.show_faces(faces)

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
