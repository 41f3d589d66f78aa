"""What can change on the board, and how views hear of it: once, however many things changed together."""

from __future__ import annotations

from enum import Flag, auto

from msgspec import Struct

from shogi_desktop.app.records.cursor import Shown


class Change(Flag):
    """Something that a view may show."""

    RECORD = auto()
    """Another record is there, or something else is done with the same one. Nothing shown before holds."""
    POSITION = auto()
    """Another position of the record is shown."""
    LINE = auto()
    """The line looked at has other moves."""
    TREE = auto()
    """A reader gave the tree other nodes or another order."""
    NOTES = auto()
    """A comment, a mark, a bookmark, an evaluation or a header was changed."""
    STATE = auto()
    """Turn, outcome, who thinks, or what can be done and undone."""
    CLOCK = auto()
    """What a clock shows."""


class Changes(Struct, frozen=True):
    """All that changed since the views were told last.

    :ivar what: which things. :ivar shown: the position shown now, where it is another one: with the move that
        led there, if one did.
    """

    what: Change
    shown: Shown | None = None

    def __contains__(self, change: Change) -> bool:
        return bool(change & self.what)
