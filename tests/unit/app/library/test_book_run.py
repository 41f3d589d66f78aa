"""A book of the library's games is read, counted and written in a thread, or given up."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from shogi_desktop.app.books.file import BookFile
from shogi_desktop.app.books.trouble import BookTroubleKind
from shogi_desktop.app.library import book_run
from shogi_desktop.app.library.book_making import BookFilter
from shogi_desktop.app.library.book_run import BookReport, BookRun, GamePlace, make_book
from shogi_desktop.notation import usi_text
from shogi_desktop.rules import OKISAKI, STANDARD, Position
from tests.support.games import random_record, write_kifu


@pytest.fixture
def games(tmp_path: Path) -> list[GamePlace]:
    places = []
    for number, moves in enumerate(("7g7f 3c3d", "7g7f 8c8d", "2g2f 8c8d")):
        record = usi_text.loads(f"startpos moves {moves}").record
        places.append((str(write_kifu(tmp_path, record, f"{number}.kif")), 0))
    return places


def made(games: list[GamePlace], target: Path, wanted: BookFilter = BookFilter()) -> BookReport:  # noqa: B008
    return make_book(games, wanted, target, lambda *_: None, lambda: False)


def counts(target: Path) -> dict[str, int | None]:
    with BookFile(target) as file:
        found = file.lookup(Position.start(STANDARD))
    assert found is not None
    return {move.move: move.count for move in found.moves}


@pytest.mark.parametrize("name", ["book.db", "book.bin"])
def test_the_moves_of_the_games_are_in_the_book(games: list[GamePlace], tmp_path: Path, name: str) -> None:
    report = made(games, tmp_path / name)
    assert (report.games, report.of, report.positions, report.moves) == (3, 3, 3, 5)
    assert counts(tmp_path / name) == {"7g7f": 2, "2g2f": 1}


def test_of_a_file_of_several_games_those_asked_for_count(tmp_path: Path) -> None:
    text = "V2.2\nN+A\nPI\n+\n+7776FU\n%TORYO\n/\nV2.2\nN+B\nPI\n+\n+2726FU\n%TORYO\n"
    (tmp_path / "both.csa").write_text(text)
    path = str(tmp_path / "both.csa")
    assert made([(path, 1), (path, 2), (path, 7)], tmp_path / "one.db").games == 1, "the file was longer once"
    assert counts(tmp_path / "one.db") == {"2g2f": 1}


def test_files_that_cannot_be_read_are_named_and_the_others_count(
    games: list[GamePlace], tmp_path: Path
) -> None:
    (tmp_path / "bad.kif").write_bytes(b"\x00\x01")
    bad = [(str(tmp_path / name), 0) for name in ("bad.kif", "gone.kif")]
    report = made([*games, *bad], tmp_path / "book.db")
    assert report.failed == tuple(path for path, _ in bad)
    assert report.games == 3


def test_a_book_without_moves_is_not_written(games: list[GamePlace], tmp_path: Path) -> None:
    report = made(games, tmp_path / "book.db", BookFilter(player="nobody"))
    assert report == BookReport(tmp_path / "book.db", 0, 3)
    assert not (tmp_path / "book.db").exists()


def test_what_the_format_cannot_hold_is_a_trouble(tmp_path: Path) -> None:
    other = (str(write_kifu(tmp_path, random_record(1, OKISAKI, plies=4), "queen.kif")), 0)
    report = made([other], tmp_path / "book.bin")
    assert report.trouble is not None
    assert report.trouble.kind is BookTroubleKind.UNFIT
    assert not (tmp_path / "book.bin").exists()


@pytest.fixture
def run(qtbot: QtBot) -> Iterator[BookRun]:
    made = BookRun()
    yield made
    made.close()


def test_it_is_made_in_another_thread_and_tells_how_far_it_is(
    run: BookRun, games: list[GamePlace], tmp_path: Path, qtbot: QtBot
) -> None:
    told: list[tuple[int, int]] = []
    run.progressed.connect(lambda done, total: told.append((done, total)))
    threads: list[bool] = []
    run.ended.connect(lambda _: threads.append(run.thread() is QThread.currentThread()))
    with qtbot.waitSignal(run.ended) as answer:
        run.start(games, BookFilter(), tmp_path / "book.db")
        assert run.running
    assert answer.args[0].positions == 3
    assert told[0] == (0, 3)
    assert told[-1][0] > 0
    assert threads == [True]


def test_a_run_that_is_stopped_writes_nothing(games: list[GamePlace], tmp_path: Path) -> None:
    left = iter([False, True])
    report = make_book(games, BookFilter(), tmp_path / "book.db", lambda *_: None, lambda: next(left))
    assert report.stopped
    assert report.games == 1
    assert not (tmp_path / "book.db").exists()


def test_stop_reaches_the_thread(run: BookRun, games: list[GamePlace], tmp_path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(run.ended) as answer:
        run.start(games * 500, BookFilter(), tmp_path / "book.db")
        run.stop()
        run.start(games, BookFilter(), tmp_path / "other.db")
    assert answer.args[0].stopped
    assert not (tmp_path / "other.db").exists()


def test_how_far_it_is_is_told_no_more_often_than_ten_times_a_second(
    games: list[GamePlace], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter([50.0, 50.0, 50.0625, 50.125, 50.125])
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(book_run, "write_book", lambda *_: None)
    make_book(games, BookFilter(), tmp_path / "b.db", lambda *far: told.append(far), lambda: False)
    assert told == [(1, 3), (3, 3)]


def test_a_report_counts_what_was_read_until_it_was_stopped_or_not_written(
    games: list[GamePlace], tmp_path: Path
) -> None:
    target = tmp_path / "none" / "book.db"
    target.parent.write_text("in the way")
    bad = (str(tmp_path / "gone.kif"), 0)
    refused = made([*games, bad], target)
    assert refused.failed == (bad[0],)
    assert refused.trouble is not None and refused.trouble.kind is BookTroubleKind.UNWRITABLE
    assert (refused.games, refused.of, refused.positions, refused.moves) == (3, 4, 0, 0)
    empty = made([*games, bad], tmp_path / "book.db", BookFilter(player="nobody"))
    assert (empty.games, empty.of, empty.failed, empty.stopped) == (0, 4, (bad[0],), False)
