"""A game on its way to the disk: what has to be there first, and what is written when."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.play.recorder import Recorder
from shogi_desktop.app.players.player import Person
from shogi_desktop.app.records.game_journal import GameJournal
from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup
from shogi_desktop.rules import STANDARD, parse_usi_move
from tests.support.desks import OnDemand, Told
from tests.support.journals import waiting


class Slow:
    """A game of two people on a disk that takes its time.

    :ivar landed: one for each time that all was on the disk.
    """

    def __init__(self, folder: Path) -> None:
        self.disk = OnDemand()
        self.journal = GameJournal(folder, lambda *_: None, self.disk)
        self.told = Told(self.journal, lambda *_: Person(""), lambda: 0)
        self.told.desk.new_game(GameSetup(black=PersonSetup("Aiko"), white=PersonSetup("Ben")))
        self.landed: list[int] = []
        self.recorder.landed.connect(lambda: self.landed.append(1))

    @property
    def recorder(self) -> Recorder:
        return self.told.current.recorder

    def by_hand(self, *moves: str) -> None:
        for usi in moves:
            assert self.told.board.play(parse_usi_move(usi, STANDARD))

    def note(self, comment: str) -> None:
        cursor = self.told.board.cursor
        assert cursor is not None
        cursor.set_comment(comment)


@pytest.fixture
def slow(qapp: QCoreApplication, tmp_path: Path) -> Iterator[Slow]:
    slow = Slow(tmp_path)
    yield slow
    slow.told.desk.leave()


def test_it_has_landed_when_the_last_line_is_there_and_not_before(slow: Slow) -> None:
    slow.by_hand("7g7f", "3c3d")
    assert not slow.recorder.on_disk
    assert slow.landed == []
    slow.disk.drain()
    assert slow.recorder.on_disk
    assert slow.landed == [1]


def test_nothing_is_told_of_a_game_put_away(slow: Slow) -> None:
    recorder = slow.recorder
    slow.by_hand("7g7f")
    slow.told.desk.leave()
    slow.disk.drain()
    assert slow.landed == []
    assert not recorder.on_disk


def test_a_note_is_written_at_the_latest_when_another_position_gets_one(slow: Slow) -> None:
    slow.by_hand("7g7f", "3c3d")
    slow.note("on the second")
    slow.told.board.step(-1)
    slow.note("on the first")
    slow.told.desk.leave()
    assert [note.comment for note in waiting(slow.journal).notes] == ["on the second", "on the first"]


def test_a_note_after_the_end_is_written_only_when_the_game_goes_on(slow: Slow) -> None:
    slow.by_hand("7g7f", "3c3d", "2g2f")
    slow.told.current.resign()
    slow.told.board.step(-2)
    slow.note("after the end")
    slow.recorder.write_note()
    slow.told.current.take_back()
    slow.told.desk.leave()
    left = waiting(slow.journal)
    assert [move.usi for move in left.moves] == ["7g7f", "3c3d"]
    assert [(note.ply, note.comment) for note in left.notes] == [(1, "after the end")]
