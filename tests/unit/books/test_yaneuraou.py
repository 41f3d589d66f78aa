"""YaneuraOu's books: what writers emit is read, sought where it lies, and changed without losing the rest."""

from __future__ import annotations

import time
from io import BytesIO
from random import Random

import pytest

from shogi_desktop.books import (
    BookFormatError,
    BookMove,
    BookPosition,
    DbBook,
    UnfitForBookError,
    board_of,
    db_bytes,
    spliced,
)
from shogi_desktop.books.book import StoppedError
from shogi_desktop.books.yaneuraou import LONGEST_LINE
from shogi_desktop.rules import OKISAKI, STANDARD, Position, Variant, parse_usi_move
from tests.support.books import positions_of
from tests.support.extent import extent

START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -"
HEAD = "#YANEURAOU-DB2016 1.00\n"


def book(text: str | bytes) -> DbBook:
    return DbBook(BytesIO(text.encode() if isinstance(text, str) else text))


def start(variant: Variant = STANDARD) -> Position:
    return Position.start(variant)


def known(text: str | bytes, position: Position | None = None) -> BookPosition:
    found = book(text).lookup(position or start())
    assert found is not None
    return found


def changed(data: bytes, position: Position, wanted: BookPosition | None) -> bytes:
    stream = BytesIO(data)
    return b"".join(spliced(stream, DbBook(stream).splices(position, wanted)))


@pytest.mark.parametrize(
    ("line", "move"),
    [
        # YaneuraOu, its older versions, ShogiHome (with and without what it leaves out), BookConv.
        ("7g7f 3c3d 32 20 5", BookMove("7g7f", "3c3d", 32, 20, 5)),
        ("7g7f none -32 0", BookMove("7g7f", "", -32, 0)),
        ("7g7f none none none ", BookMove("7g7f")),
        ("7g7f none    12", BookMove("7g7f", "", 12)),
        ("7g7f None", BookMove("7g7f")),
        ("7g7f", BookMove("7g7f")),
        ("7g7f 3c3d 0 0 1 # first # of all", BookMove("7g7f", "3c3d", 0, 0, 1, "first # of all")),
        ("7g7f 3c3d 0 0 1 // the second way", BookMove("7g7f", "3c3d", 0, 0, 1, "the second way")),
        ("7g7f 3c3d 0 0 1\n#one\n//two", BookMove("7g7f", "3c3d", 0, 0, 1, "one\ntwo")),
    ],
)
def test_a_move_line_as_the_writers_emit_it(line: str, move: BookMove) -> None:
    assert known(f"{HEAD}sfen {START} 1\n{line}\n").moves == (move,)


@pytest.mark.parametrize(
    "text",
    [
        f"{HEAD}sfen {START} 1\n7g7f none 1 2 3\n",
        f"\ufeff{HEAD}sfen {START} 1\n7g7f none 1 2 3\n",
        f"\ufeffsfen {START} 1\n7g7f none 1 2 3",
        f"{HEAD}# NOE:1\nsfen {START}\n7g7f none 1 2 3\n",
        f"{HEAD}sfen {START} 5\r\n7g7f none 1 2 3\r\n".replace(HEAD, HEAD.replace("\n", "\r\n")),
        f"sfen {START} 1\n7g7f none 1 2 3",
    ],
    ids=["plain", "bom", "bom, no header", "no ply", "crlf", "no header"],
)
def test_the_frame_of_the_file_may_differ(text: str) -> None:
    assert known(text).moves == (BookMove("7g7f", "", 1, 2, 3),)


def test_lines_of_one_position_with_other_plies_are_put_together() -> None:
    text = (
        f"{HEAD}sfen {START} 1\n#a\n7g7f none 1 2 3\nsfen {START} 9\n#b\n7g7f none 9 9 9\n2g2f none 4 5 6\n"
    )
    found = known(text)
    assert [(move.move, move.score) for move in found.moves] == [("7g7f", 1), ("2g2f", 4)]
    assert found.comment == "a\nb"


def test_moves_that_are_not_legal_and_signs_for_none_are_left_out() -> None:
    text = f"{HEAD}sfen {START} 1\nresign none 0 0 1\n7g7e none 0 0 1\nP*5e none 0 0\n2g2f none 0 0 1\n"
    assert [move.move for move in known(text).moves] == ["2g2f"]


@pytest.mark.parametrize("text", ["", "hello\n", "\x00" * 100, "#YANEURAOU-DB2017 1.00\n", "V2.2\n"])
def test_what_is_no_book_is_refused_with_its_first_line(text: str) -> None:
    with pytest.raises(BookFormatError, match=r"line 1: expected #YANEURAOU-DB2016 1\.00"):
        book(text)


def test_bad_lines_are_told_by_their_numbers_and_cost_only_themselves() -> None:
    text = (
        f"{HEAD}7g7f none 0 0\nsfen {START} 1\nhello there\n7g7f none x 0 1\n2g2f none 1 2 3\nsfen nonsense\n"
        + "#" * (LONGEST_LINE + 50)
        + "\n"
    )
    found = book(text)
    positions = list(found.entries())
    assert [str(problem) for problem in found.problems] == [
        "line 2: the move 7g7f comes before any position",
        "line 4: 'hello there' is neither a position nor a move",
        "line 5: 'x' is not a number",
        "line 7: 'sfen nonsense' is not a position",
        "line 8: it is too long; only its beginning was read",
    ]
    assert positions[0].moves == (BookMove("7g7f", "", None, 0, 1), BookMove("2g2f", "", 1, 2, 3))


def test_numbers_are_bounded_and_bytes_of_any_kind_are_text() -> None:
    text = f"{HEAD}sfen {START} 1\n7g7f none 99999999999999999999 -99999999999 3\n".encode()
    move = known(text + b"#\x92\xe8\x90\xd5\n").moves[0]
    assert (move.score, move.depth, move.comment) == (1 << 31, -(1 << 31), "定跡")


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)
@pytest.mark.parametrize("shuffled", [False, True], ids=["sorted", "in no order"])
def test_every_position_is_found_where_it_lies_and_no_other(variant: Variant, shuffled: bool) -> None:
    boards = positions_of(variant, games=extent(4, 12), plies=40)
    wanted = [
        BookPosition(board_of(each), (BookMove(each.legal_moves()[0].usi, count=n),)) for n, each in boards
    ]
    pieces = list(db_bytes(wanted))
    if shuffled:
        head, *rest = pieces
        Random(1).shuffle(rest)
        pieces = [head, *rest]
    found = book(b"".join(pieces))
    assert (found.is_sorted, found.positions) == (not shuffled, len(boards))
    for number, position in boards:
        there = found.lookup(position)
        assert there is not None and there.moves[0].count == number
        board = position.copy()
        board.play(board.legal_moves()[-1])
        other = found.lookup(board)
        assert other is None or other.board == board_of(board)


def test_positions_of_both_games_live_in_one_file() -> None:
    wanted = [
        BookPosition(board_of(start(each)), (BookMove(move),))
        for each, move in ((STANDARD, "7g7f"), (OKISAKI, "7h7g"))
    ]
    found = book(b"".join(db_bytes(wanted)))
    assert [found.lookup(start(variant)) is not None for variant in (STANDARD, OKISAKI)] == [True, True]


def test_a_change_leaves_every_other_byte() -> None:
    boards = [each for _, each in positions_of(STANDARD, games=4, plies=20)]
    old = b"".join(
        db_bytes(BookPosition(board_of(each), (BookMove(each.legal_moves()[0].usi),)) for each in boards)
    )
    new = BookPosition(
        board_of(boards[5]), (BookMove(boards[5].legal_moves()[1].usi, score=7, comment="a\nb"),), "c"
    )
    data = changed(old, boards[5], new)
    found = book(data)
    there = found.lookup(boards[5])
    assert there is not None and (there.moves, there.comment) == (new.moves, "c")
    assert found.is_sorted and found.positions == len(boards)
    # Put back as it was, it is the same file.
    assert (
        changed(data, boards[5], BookPosition(new.board, (BookMove(boards[5].legal_moves()[0].usi),))) == old
    )


def test_a_new_position_comes_to_its_place_and_goes_without_trace() -> None:
    boards = [each for _, each in positions_of(STANDARD, games=4, plies=20)]
    for left_out in (0, 7, len(boards) - 1):
        rest = [each for number, each in enumerate(boards) if number != left_out]
        old = b"".join(
            db_bytes(BookPosition(board_of(each), (BookMove(each.legal_moves()[0].usi),)) for each in rest)
        )
        added = BookPosition(board_of(boards[left_out]), (BookMove(boards[left_out].legal_moves()[0].usi),))
        data = changed(old, boards[left_out], added)
        assert book(data).is_sorted and book(data).lookup(boards[left_out]) is not None
        assert changed(data, boards[left_out], None) == old
        assert changed(old, boards[left_out], None) == old


def test_a_last_line_without_an_end_gets_one() -> None:
    position = start()
    after = start()
    after.play(parse_usi_move("7g7f", STANDARD))
    for text in (f"{HEAD}sfen {START} 1\n7g7f none 1 2 3", f"{HEAD}# nothing yet"):
        data = changed(text.encode(), after, BookPosition(board_of(after), (BookMove("3c3d"),)))
        assert book(data).lookup(after) is not None
        assert (book(data).lookup(position) is None) == ("nothing" in text)


def test_line_ends_stay_those_of_the_file() -> None:
    text = f"{HEAD}sfen {START} 1\n7g7f none 1 2 3\n".replace("\n", "\r\n").encode()
    data = changed(text, start(), BookPosition(START, (BookMove("2g2f"),)))
    assert data.count(b"\n") == data.count(b"\r\n") == 3


def test_a_position_without_a_board_has_no_room_here() -> None:
    with pytest.raises(UnfitForBookError, match=r"a \.db book needs the position"):
        list(db_bytes([BookPosition("", (BookMove("7g7f"),))]))


def test_looking_through_can_be_given_up() -> None:
    with pytest.raises(StoppedError):
        DbBook(BytesIO(f"{HEAD}sfen {START} 1\n7g7f\n".encode()), lambda: True)


def test_a_damaged_file_is_read_as_far_as_it_goes() -> None:
    rng = Random(4)
    whole = b"".join(
        db_bytes(
            BookPosition(board_of(each), (BookMove(each.legal_moves()[0].usi),))
            for _, each in positions_of(STANDARD, games=3, plies=30)
        )
    )
    for _ in range(extent(40, 200)):
        data = bytearray(whole)
        for _ in range(rng.randint(1, 20)):
            data[rng.randrange(len(HEAD), len(data))] = rng.randrange(256)
        found = book(bytes(data[: rng.randint(len(HEAD), len(data))]))
        list(found.entries())
        found.lookup(start())
        assert (
            book(changed(bytes(data), start(), BookPosition(START, (BookMove("7g7f"),)))).lookup(start())
            is not None
        )


def test_a_long_comment_costs_no_more_than_its_lines() -> None:
    """Joined line by line a comment of 3 MB took minutes."""
    count = extent(50_000, 200_000)
    text = f"{HEAD}sfen {START} 1\n7g7f none 1 2 3 # first\n" + "#xxxxxxxx\n" * count + "2g2f\n"
    began = time.process_time()
    (found,) = book(text).entries()
    assert time.process_time() - began < 10
    first, second = found.moves
    assert first.comment.splitlines() == ["first", *["xxxxxxxx"] * count]
    assert second == BookMove("2g2f")
