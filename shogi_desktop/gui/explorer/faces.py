"""The rows of the explorer: a head for each source, below it its moves. Each row is a value."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from PySide6.QtCore import Qt

from shogi_desktop.gui.widgets.face_list import FacesModel, Index, Role
from shogi_desktop.gui.widgets.plain import tip
from shogi_desktop.rules import Move


class HeadFace(Struct, frozen=True):
    """A source and what it has. :ivar lists: a click lists its games. :ivar book: the file of the book."""

    title: str
    figures: str = ""
    lists: bool = False
    book: str = ""

    @property
    def spoken(self) -> str:
        """The row for a screen reader."""
        return ", ".join(filter(None, (self.title, self.figures.removesuffix(" ›"))))


class MoveFace(Struct, frozen=True):
    """A move that a source knows.

    :ivar text: as it is written. :ivar count: how often, as text.
    :ivar results: games that Black won, that were drawn, that White won; None where the source has none.
    :ivar rating: of those who played it, on average. :ivar last: when it was played last.
    :ivar note: what the source says where it has no results. :ivar about: all of it in a sentence.
    :ivar lists: whether there are games of it to be listed. :ivar book: the file of the book, empty for none.
    """

    move: Move
    text: str
    count: str = ""
    results: tuple[int, int, int] | None = None
    rating: str = ""
    last: str = ""
    note: str = ""
    about: str = ""
    lists: bool = False
    book: str = ""

    @property
    def spoken(self) -> str:
        """The row for a screen reader."""
        return f"{self.text}: {self.about}" if self.about else self.text


class NoteFace(Struct, frozen=True):
    """Why a source has no moves here."""

    text: str

    @property
    def spoken(self) -> str:
        """The row for a screen reader."""
        return self.text


Face = HeadFace | MoveFace | NoteFace


class ExplorerModel(FacesModel[Face]):
    """The rows."""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The face of a row, its text, or what more is to be said of it."""
        if role == Qt.ItemDataRole.ToolTipRole:
            face = super().data(index, Role.FACE)
            return tip(face.about) if isinstance(face, MoveFace) and face.about else None
        return super().data(index, role)
