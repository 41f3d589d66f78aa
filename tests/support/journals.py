"""What the tests ask of journals."""

from __future__ import annotations

from shogi_desktop.app.records.game_journal import GameJournal
from shogi_desktop.app.records.journal import Journal
from shogi_desktop.app.records.journal_lines import UnfinishedGame


def unfinished(journal: Journal | GameJournal) -> UnfinishedGame | None:
    """The latest game that waits to be resumed."""
    return next((reading.game for reading in journal.waiting() if reading.game is not None), None)


def waiting(journal: Journal | GameJournal) -> UnfinishedGame:
    """The same, where there must be one."""
    game = unfinished(journal)
    assert game is not None
    return game
