"""What each file of the player's comes to where the disk refuses: it stays as it was, and that is told."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from shogi_desktop.app.books.file import BookFile, write_book
from shogi_desktop.app.books.trouble import BookTrouble
from shogi_desktop.app.engines.registry import RegisteredEngine, Registry
from shogi_desktop.app.learn.course import steps_of
from shogi_desktop.app.learn.progress import Progress
from shogi_desktop.app.learn.steps import Way
from shogi_desktop.app.library.analyses import Analyses
from shogi_desktop.app.library.errors import IndexUnusableError
from shogi_desktop.app.library.sources import Sources, SourcesFile
from shogi_desktop.app.match.game import GameResult
from shogi_desktop.app.match.results import MatchFile, MatchFileError, MatchStore
from shogi_desktop.app.match.settings import MatchSettings
from shogi_desktop.app.practice.deck import Card, Decks
from shogi_desktop.app.practice.schedule import Grade
from shogi_desktop.app.problems.collection import own_problems
from shogi_desktop.app.problems.progress import SolvingProgress
from shogi_desktop.app.records.automatic_saves import keep_game
from shogi_desktop.app.records.files import FileTrouble
from shogi_desktop.app.results.history import History, PlayedGame
from shogi_desktop.app.settings.settings import SettingsStore
from shogi_desktop.books import BookMove, BookPosition, board_of
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import STANDARD, Position

if os.name != "posix":
    pytest.skip("platform: the limit is that of POSIX", allow_module_level=True)

from tests.support.full_disk import full_disk
from tests.support.games import random_record
from tests.support.rights import own_folder

pytestmark = pytest.mark.usefixtures("qapp")
Told = list[object]
Change = Callable[[], object]


def settings(path: Path, told: Told) -> Change:
    store = SettingsStore(path, told.append)
    store.update(analysis_lines=4)
    return lambda: store.update(analysis_lines=5)


def engines(path: Path, told: Told) -> Change:
    registry = Registry(path, told.append)
    registry.add(RegisteredEngine("", said_name="One", command=("one",), games=("shogi",)))
    return lambda: registry.remove("one")


def engine_options(path: Path, told: Told) -> Change:
    registry = Registry(path, told.append)
    registry.add(RegisteredEngine("", said_name="One", command=("one",), games=("shogi",)))
    profile = registry.new_profile("one", "Fast")
    return lambda: registry.change_profile("one", replace(profile, options={"Threads": "2"}))


def solved(path: Path, told: Told) -> Change:
    progress = SolvingProgress(path, told.append)
    first, second = own_problems(STANDARD)[:2]
    progress.solved(first, 1_000)
    return lambda: progress.solved(second, 1_000)


def deck(path: Path, told: Told) -> Change:
    decks = Decks(path, lambda what, _: told.append(what))
    decks.load()
    decks.add([Card("a")])
    return lambda: decks.seen("a", Grade.GOOD, date(2026, 1, 1))


def sources(path: Path, told: Told) -> Change:
    file = SourcesFile(path, Sources())
    file.change(Sources(folders=("/a",)))

    def change() -> None:
        try:
            file.change(Sources(folders=("/b",)))
        except OSError as error:
            told.append(error)

    return change


def book(path: Path, told: Told) -> Change:
    path = path.with_name("book.db")
    start = Position.start(STANDARD)
    entry = BookPosition(board_of(start), (BookMove("7g7f"),))
    write_book(path, [entry])

    def change() -> None:
        with BookFile(path) as file:
            before = file.lookup(start)
            try:
                file.save(start, before, None)
            except BookTrouble as error:
                told.append(error)

    return change


def analyses(path: Path, told: Told) -> Change:
    Analyses(path).close()

    def change() -> None:
        try:
            Analyses(path).note("key", [(b"d", 0)])
        except (sqlite3.Error, IndexUnusableError) as error:
            told.append(error)

    return change


def course(path: Path, told: Told) -> Change:
    progress = Progress(path, told.append)
    first, second = steps_of(Way.NOTHING)[:2]
    progress.finish(first)
    return lambda: progress.finish(second)


def results(path: Path, told: Told) -> Change:
    history = History(path, lambda what, _: told.append(what))
    game = PlayedGame("2026-01-01", "shogi", "hirate", "black", "won", "resignation", 50, strength=3.0)
    history.add(game)
    return lambda: history.add(game)


def withdrawn(path: Path, told: Told) -> Change:
    for _ in range(2):
        results(path, told)
    history = History(path, lambda what, _: told.append(what))
    return lambda: history.withdraw(history.games()[0])


def refused(work: Callable[[], object], told: Told, errors: type[Exception]) -> Change:
    """What ends in one of the `errors`, which is what is told."""

    def change() -> None:
        try:
            work()
        except errors as error:
            told.append(error)

    return change


def match(path: Path, told: Told) -> Change:
    kept = MatchFile(settings=MatchSettings(), games_dir=str(path.parent), csv=f"{path}.csv")
    store = MatchStore(kept, path)
    store.begin()
    return refused(store.begin, told, MatchFileError)


def match_game(path: Path, told: Told) -> Change:
    kept = MatchFile(settings=MatchSettings(), games_dir=str(path.parent), csv=f"{path}.csv")
    store = MatchStore(kept, path)
    store.begin()
    game = GameResult(random_record(1, plies=8), Outcome(Reason.MOVE_LIMIT), True)
    return refused(lambda: store.add(game, 0, datetime(2026, 1, 1), 2.0), told, MatchFileError)


def finished_game(path: Path, told: Told) -> Change:
    path.write_bytes(b"")
    return refused(
        lambda: keep_game(random_record(1, plies=8), path.parent, datetime(2026, 1, 1)), told, FileTrouble
    )


KINDS = [
    *(settings, engines, engine_options, solved, deck, sources, book),
    *(analyses, course, results, withdrawn, match, match_game, finished_game),
]


def before_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("kind", KINDS)
def test_a_full_disk_costs_the_change_alone_and_is_told(
    tmp_path: Path, kind: Callable[[Path, Told], Change]
) -> None:
    told: Told = []
    change = kind(tmp_path / "file", told)
    assert not told
    before = before_of(tmp_path)
    with full_disk():
        change()
    after = before_of(tmp_path)
    assert {name: after[name] for name in before} == before
    assert not list(tmp_path.glob(".*"))
    assert len(told) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_folder_that_may_not_be_written_costs_the_change_alone_and_is_told(
    kind: Callable[[Path, Told], Change],
) -> None:
    told: Told = []
    with own_folder() as folder:
        change = kind(folder / "file", told)
        assert not told
        before = before_of(folder)
        for path in folder.iterdir():
            path.chmod(0o400)
        folder.chmod(0o500)
        change()
        assert before_of(folder) == before
    assert len(told) == 1
