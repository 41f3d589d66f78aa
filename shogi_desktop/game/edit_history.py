"""What was changed in a record, step by step, to be undone and done again.

A history belongs to the one who edits: changes made past it that cut nodes off (a take-back) end it, and
`clear` says so. Adding moves behind the others disturbs nothing.
"""

from __future__ import annotations

from msgspec import Struct

from shogi_desktop.game.edits import Edit, EditKind
from shogi_desktop.game.record import Record

MERGE_MS = 1_500
"""Text that follows so soon after the last key belongs to the same step."""


class _Step(Struct, frozen=True):
    kind: EditKind
    change: Edit
    """What takes the step back, or, where it was taken back, does it again."""
    time_ms: int | None = None
    """When it was made, where the next one may join it."""


class EditHistory:
    """The steps done on `record`, and those undone since the last one done."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._done: list[_Step] = []
        self._undone: list[_Step] = []

    @property
    def undo_kind(self) -> EditKind | None:
        """What `undo` would take back; None: nothing."""
        return self._done[-1].kind if self._done else None

    @property
    def redo_kind(self) -> EditKind | None:
        """What `redo` would do again; None: nothing."""
        return self._undone[-1].kind if self._undone else None

    def do(self, kind: EditKind, edit: Edit, typed_ms: int | None = None) -> None:
        """Make a change. With `typed_ms`, the time of a key, it joins what was typed there just before.

        :raises PathError: there is no such node; nothing has changed then.
        """
        inverse = edit.apply(self._record)
        self._undone.clear()
        last = self._done[-1] if self._done else None
        joins = (
            last is not None
            and typed_ms is not None
            and last.time_ms is not None
            and last.kind is kind
            and last.change.place == edit.place
            and typed_ms - last.time_ms < MERGE_MS
        )
        if last is not None and joins:
            self._done[-1] = _Step(kind, last.change, typed_ms)
        else:
            self._done.append(_Step(kind, inverse, typed_ms))

    def undo(self) -> Edit | None:
        """Take the last step back; the change that did it, or None if there was no step."""
        return self._turn(self._done, self._undone)

    def redo(self) -> Edit | None:
        """Do again what was undone last; the change that did it, or None."""
        return self._turn(self._undone, self._done)

    def clear(self) -> None:
        """Forget every step: the record was changed otherwise."""
        self._done.clear()
        self._undone.clear()

    def _turn(self, source: list[_Step], target: list[_Step]) -> Edit | None:
        if not source:
            return None
        step = source.pop()
        target.append(_Step(step.kind, step.change.apply(self._record)))
        return step.change
