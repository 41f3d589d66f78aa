"""The player's books on their shelf: opened once, asked in their order, let go when no longer wanted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from shogi_desktop.app.books.file import write_book
from shogi_desktop.app.books.shelf import Shelf
from shogi_desktop.app.books.trouble import BookTrouble, BookTroubleKind
from shogi_desktop.books import BookMove, BookPosition, board_of
from shogi_desktop.rules import STANDARD, Position

START = Position.start(STANDARD)


def entry(*moves: str) -> BookPosition:
    return BookPosition(board_of(START), tuple(BookMove(move, count=1) for move in moves))


@pytest.fixture
def shelf() -> Iterator[Shelf]:
    made = Shelf()
    yield made
    made.close()


@pytest.fixture
def paths(tmp_path: Path) -> list[str]:
    """Two books, and one that is not there."""
    for name, move in (("b.db", "7g7f"), ("a.db", "2g2f")):
        write_book(tmp_path / name, [entry(move)])
    return [str(tmp_path / name) for name in ("b.db", "a.db", "none.db")]


def moves(shelf: Shelf, paths: list[str]) -> list[list[str] | None]:
    answers = shelf.look_up(START, paths)
    assert [answer.path for answer in answers] == paths
    return [
        None if answer.found is None else [move.move for move in answer.found.moves] for answer in answers
    ]


def test_every_book_says_what_it_knows_in_the_order_asked_for(shelf: Shelf, paths: list[str]) -> None:
    assert moves(shelf, paths) == [["7g7f"], ["2g2f"], None]
    troubles = [answer.trouble for answer in shelf.look_up(START, paths)]
    assert troubles[:2] == [None, None]
    assert isinstance(troubles[2], BookTrouble) and troubles[2].kind is BookTroubleKind.UNREADABLE
    assert moves(shelf, paths[1:2]) == [["2g2f"]]
    assert moves(shelf, paths) == [["7g7f"], ["2g2f"], None]


def test_a_change_is_in_the_book_that_it_was_made_in(shelf: Shelf, paths: list[str]) -> None:
    before = shelf.look_up(START, paths)[0].found
    shelf.save(paths[0], START, before, entry("5g5f"))
    assert moves(shelf, paths[:2]) == [["5g5f"], ["2g2f"]]
    with pytest.raises(BookTrouble):
        shelf.save(paths[0], START, before, entry("9g9f"))


def test_a_book_is_opened_once_and_let_go_when_it_is_no_longer_asked(
    shelf: Shelf, paths: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    closed: list[str] = []

    class Counted:
        def __init__(self, path: Path) -> None:
            self.name = path.name
            made.append(self.name)

        def lookup(self, position: Position, stopped: object) -> None:
            assert closed.count(self.name) < made.count(self.name)

        def close(self) -> None:
            closed.append(self.name)

    monkeypatch.setattr("shogi_desktop.app.books.shelf.BookFile", Counted)
    opens = set[str]()
    for _ in range(2):
        shelf.look_up(START, paths[:2])
        opens.add(",".join(closed))
    assert opens == {""}
    shelf.look_up(START, paths[1:2])
    assert closed == ["b.db"]
    shelf.close()
    assert closed == ["b.db", "a.db"]
    shelf.close()
    assert closed == ["b.db", "a.db"]


def test_a_shelf_that_was_stopped_gives_up_at_once_and_says_nothing(shelf: Shelf, paths: list[str]) -> None:
    shelf.stop()
    (answer,) = shelf.look_up(START, paths[:1])
    assert (answer.found, answer.trouble) == (None, None)
