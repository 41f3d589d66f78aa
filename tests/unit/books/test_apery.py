"""Apery's books: keys, moves and entries as the programs that share the format have them."""

from __future__ import annotations

from io import BytesIO
from random import Random
from typing import Any

import pytest

from shogi_desktop.books import (
    AperyBook,
    BookFormatError,
    BookMove,
    BookPosition,
    UnfitForBookError,
    apery_bytes,
    board_of,
    book_key,
    spliced,
)
from shogi_desktop.books.apery import MOST, entry_bytes, move_bits, move_text
from shogi_desktop.books.zobrist import mersenne_twister
from shogi_desktop.rules import OKISAKI, STANDARD, BoardMove, Position, parse_usi_move
from tests.support.books import positions_of
from tests.support.extent import extent


def changed(data: bytes, position: Position, wanted: BookPosition | None) -> bytes:
    stream = BytesIO(data)
    return b"".join(spliced(stream, AperyBook(stream).splices(position, wanted)))


def whole(boards: list[tuple[int, Position]]) -> bytes:
    return b"".join(
        apery_bytes(
            BookPosition(
                board_of(each), tuple(BookMove(m.usi, count=n, score=-n) for m in each.legal_moves()[:2])
            )
            for n, each in boards
        )
    )


def test_the_random_numbers_are_those_of_the_standard() -> None:
    # [rand.predef] of the C++ standard: the 10000th number of a default-constructed mt19937_64.
    numbers = mersenne_twister()
    assert [next(numbers) for _ in range(10_000)][-1] == 9981545732273789042


@pytest.mark.oracle
def test_keys_are_those_of_cshogi() -> None:
    cshogi: Any = pytest.importorskip("cshogi")
    # The start position's key, as every reader of the format has it.
    assert book_key(Position.start(STANDARD)) == 0xEEBE8EE7E1AD7E15
    board, seen = cshogi.Board(), 0
    for _, position in positions_of(STANDARD, games=extent(4, 40), plies=150):
        board.set_sfen(position.sfen())
        assert book_key(position) == board.book_key(), position.sfen()
        seen += 1
    assert seen > extent(400, 4_000)


@pytest.mark.oracle
def test_moves_are_those_of_cshogi() -> None:
    cshogi: Any = pytest.importorskip("cshogi")
    board = cshogi.Board()
    for _, position in positions_of(STANDARD, games=extent(2, 10), plies=150):
        board.set_sfen(position.sfen())
        for move in position.legal_moves():
            theirs = cshogi.move16(board.move_from_usi(move.usi)) & 0x7FFF
            assert move_bits(move) == theirs, move.usi


def test_every_move_is_read_as_it_was_written() -> None:
    for _, position in positions_of(STANDARD, games=extent(2, 6), plies=120):
        for move in position.legal_moves():
            assert move_text(move_bits(move)) == move.usi


def test_bits_that_mean_no_move_are_none() -> None:
    assert [move_text(bits) for bits in (0x7F, 81, 100 << 7, 88 << 7, 87 << 7 | 3)] == [
        "",
        "",
        "",
        "",
        "G*1d",
    ]


@pytest.mark.parametrize("shuffled", [False, True], ids=["sorted", "in no order"])
def test_every_position_is_found_where_it_lies(shuffled: bool) -> None:
    boards = positions_of(STANDARD, games=extent(4, 10), plies=60)
    data = whole(boards)
    if shuffled:
        entries = [data[at : at + 16] for at in range(0, len(data), 16)]
        Random(2).shuffle(entries)
        data = b"".join(entries)
    book = AperyBook(BytesIO(data))
    assert book.is_sorted is not shuffled
    assert book.moves == len(data) // 16
    for number, position in boards:
        found = book.lookup(position)
        assert found is not None
        assert {(move.count, move.score) for move in found.moves} == {(number, -number)}
        assert {move.move for move in found.moves} == {move.usi for move in position.legal_moves()[:2]}


def test_a_change_leaves_every_other_byte() -> None:
    boards = positions_of(STANDARD, games=3, plies=20)
    data = whole(boards)
    position = boards[4][1]
    wanted = BookPosition(board_of(position), (BookMove(position.legal_moves()[3].usi, score=9, count=77),))
    there = AperyBook(BytesIO(changed(data, position, wanted))).lookup(position)
    assert there is not None and there.moves == wanted.moves
    rest = whole([each for each in boards if each[1] is not position])
    assert changed(data, position, None) == rest
    assert changed(rest, position, AperyBook(BytesIO(data)).lookup(position)) == data
    assert changed(rest, position, None) == rest


def test_a_book_of_counts_alone_has_no_scores() -> None:
    """They were shown as 0, and the explorer has nothing for a score that nobody gave."""
    start = Position.start(STANDARD)
    counted = BookPosition(board_of(start), (BookMove("7g7f", count=3), BookMove("2g2f", count=1)))
    data = b"".join(apery_bytes([counted]))
    book = AperyBook(BytesIO(data))
    assert book.lookup(start) == counted
    assert next(book.entries()).moves == counted.moves
    assert changed(data, start, book.lookup(start)) == data
    moves = (BookMove("7g7f", score=0, count=3), BookMove("2g2f", score=-9, count=1))
    judged = BookPosition(board_of(start), moves)
    assert AperyBook(BytesIO(b"".join(apery_bytes([judged])))).lookup(start) == judged


def test_what_the_format_has_no_room_for_is_told() -> None:
    with pytest.raises(UnfitForBookError, match="standard shogi only"):
        AperyBook(BytesIO(b"")).splices(Position.start(OKISAKI), None)
    with pytest.raises(UnfitForBookError, match="is not a position of standard shogi"):
        list(apery_bytes([BookPosition(board_of(Position.start(OKISAKI)), ())]))
    with pytest.raises(UnfitForBookError, match="'9z9z' is not a move"):
        entry_bytes(1, BookMove("9z9z"))
    assert AperyBook(BytesIO(b"")).lookup(Position.start(OKISAKI)) is None


def test_counts_and_scores_stay_in_their_room() -> None:
    data = entry_bytes(5, BookMove("7g7f", count=1 << 20, score=-(1 << 40)))
    assert data == bytes([5, 0, 0, 0, 0, 0, 0, 0]) + move_bits(parse_usi_move("7g7f", STANDARD)).to_bytes(
        2, "little"
    ) + (MOST.to_bytes(2, "little") + (-(1 << 31)).to_bytes(4, "little", signed=True))


@pytest.mark.parametrize("data", [b"x", bytes(17), b"\xff" * 160])
def test_what_is_no_book_is_refused(data: bytes) -> None:
    with pytest.raises(BookFormatError):
        AperyBook(BytesIO(data))


def test_an_empty_file_is_an_empty_book() -> None:
    book = AperyBook(BytesIO(b""))
    assert (book.positions, book.lookup(Position.start(STANDARD))) == (0, None)
    first = BookPosition("", (BookMove("7g7f"),))
    found = AperyBook(BytesIO(changed(b"", Position.start(STANDARD), first))).lookup(Position.start(STANDARD))
    assert found is not None and [each.move for each in found.moves] == ["7g7f"]


def test_a_move_of_another_position_with_the_same_key_is_left_out() -> None:
    start = Position.start(STANDARD)
    data = entry_bytes(book_key(start), BookMove("7g7f")) + entry_bytes(book_key(start), BookMove("5e5d"))
    found = AperyBook(BytesIO(data)).lookup(start)
    assert found is not None and [move.move for move in found.moves] == ["7g7f"]
    assert isinstance(parse_usi_move("7g7f", STANDARD), BoardMove)


def test_what_its_own_moves_lead_to_can_be_told_and_what_one_side_answers() -> None:
    lines = ("7g7f 3c3d 2g2f", "7g7f 8c8d 2g2f", "2g2f")
    kept: dict[str, BookPosition] = {}
    for line in lines:
        position = Position.start(STANDARD)
        for number, text in enumerate(line.split()):
            # Black's moves only: White's are not in the book.
            if number % 2 == 0:
                known = kept.get(board_of(position), BookPosition(""))
                moves = dict.fromkeys([*(each.move for each in known.moves), text])
                kept[board_of(position)] = BookPosition(board_of(position), tuple(BookMove(m) for m in moves))
            position.play(parse_usi_move(text, STANDARD))
    lost = Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 b - 1", STANDARD)
    written = [*kept.values(), BookPosition(board_of(lost), (BookMove("5i5h"),))]
    book = AperyBook(BytesIO(b"".join(apery_bytes(written))))
    found = {
        each.board: {move.move for move in each.moves} for each in book.followed(Position.start(STANDARD))
    }
    assert found == {board: {move.move for move in each.moves} for board, each in kept.items()}
    assert book.positions == len(kept) + 1
