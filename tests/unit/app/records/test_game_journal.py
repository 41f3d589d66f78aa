"""The journal of the game on the board: what is written in the thread, and told of when it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from shogi_desktop.app.records.game_journal import GameJournal
from shogi_desktop.app.records.journal_lines import NoteLine
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.game import ClockState, SideState
from tests.support.desks import AtOnce
from tests.support.journals import waiting


def test_a_folder_that_cannot_be_written_is_told_once_and_holds_nobody_up(tmp_path: Path) -> None:
    folder = tmp_path / "in the way"
    folder.write_text("a file")
    errors: list[tuple[OSError, Path]] = []
    told: list[str] = []
    journal = GameJournal(folder, lambda error, path: errors.append((error, path)), AtOnce())
    journal.begin(GameSetup(), lambda: told.append("begun"))
    journal.moved("7g7f", None, None, lambda: told.append("moved"))
    ((error, path),) = errors
    assert isinstance(error, FileExistsError | NotADirectoryError)
    assert path == folder
    assert told == ["begun", "moved"]
    assert not journal.writing


def test_what_is_written_is_told_of_when_it_is_on_the_disk_and_comes_back_whole(tmp_path: Path) -> None:
    journal = GameJournal(tmp_path, lambda *_: None, AtOnce())
    clock, later = (ClockState(SideState(ms, 1, 0), SideState(9, 1, 0)) for ms in (7_000, 8_000))
    told: list[str] = []

    journal.begin(GameSetup(), lambda: told.append("begun"))
    assert journal.writing
    journal.moved("7g7f", 3_000, clock, lambda: told.append("moved"))
    journal.moved("3c3d", None, None, lambda: told.append("moved"))
    journal.took_back(1, later, lambda: told.append("taken back"))
    journal.noted(1, "here", "mark")
    journal.close()

    assert not journal.writing
    assert told == ["begun", "moved", "moved", "taken back"]
    game = waiting(journal)
    assert [(line.usi, line.spent_ms, line.clock) for line in game.moves] == [("7g7f", 3_000, clock)]
    assert (game.clock, game.notes) == (later, (NoteLine(1, "here", "mark"),))

    assert journal.resume(game) is None
    assert journal.writing
    journal.ended("RESIGNATION", lambda: told.append("ended"))
    assert (told[-1], journal.writing, list(journal.waiting())) == ("ended", False, [])
    journal.took_back(1, None, lambda: told.append("goes on"))
    assert (told[-1], journal.writing) == ("goes on", True)
    journal.close()


class Later(AtOnce):
    """Does work when it is waited for."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def run(
        self, work: Callable[[], Any], then: Callable[[Any], object] | None = None, failed: Any = None
    ) -> None:
        self.waiting.append(lambda: AtOnce.run(self, work, then, failed))

    def drain(self) -> None:
        waiting, self.waiting = self.waiting, []
        for work in waiting:
            work()


def test_a_game_is_resumed_once_all_that_came_before_is_on_the_disk(tmp_path: Path) -> None:
    background = Later()
    journal = GameJournal(tmp_path, lambda *_: None, background)
    journal.begin(GameSetup(), lambda: None)
    journal.moved("7g7f", None, None, lambda: None)
    journal.close()
    background.drain()
    game = waiting(journal)
    told: list[str] = []
    journal.begin(GameSetup(), lambda: told.append("another"))
    journal.resume(game)
    assert told == ["another"]
    journal.moved("3c3d", None, None, lambda: None)
    background.drain()
    journal.close()
    background.drain()
    assert "3c3d" in game.path.read_text()
