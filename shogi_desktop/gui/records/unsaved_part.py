"""The unsaved work of the window as data, and what another window has left of its own.

Most starts end without any, and to read or write it takes all formats and the position editor: whoever has
some asks this part for it. When it is written is `app.records.unsaved_keeper`'s business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path

from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.records.position_editor import Draft
from shogi_desktop.app.records.unsaved import (
    BoardData,
    Offer,
    RecordData,
    StudyData,
    Unsaved,
    first_offer,
)
from shogi_desktop.gui.shell.part import Part


class UnsavedPart(Part):
    """Reads and makes what is kept of unsaved work."""

    def work(self, record: BoardModel | None, position: Draft | None) -> Unsaved:
        """The record on the board and the position being set up; None for what is not at risk."""
        study = None
        if record is not None and (cursor := record.cursor) is not None:
            study = StudyData(RecordData.of(cursor.record), cursor.path, record.document.origin)
        board = None if position is None else BoardData.of(position)
        # Local time, as the reader is told it.
        return Unsaved(datetime.now().isoformat(timespec="seconds"), study, board)  # noqa: DTZ005

    def offer(self, left: Iterable[Path], told: Callable[[Path], None]) -> Offer | None:
        """The first work of the files `left` that can be gone on with.

        :param told: is told of a damaged file, where it was set aside.
        """
        return first_offer(left, told)
