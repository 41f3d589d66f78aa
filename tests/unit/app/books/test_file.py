"""A book's file: nothing in it is lost, whatever else has written to it, and choosing from it."""

from __future__ import annotations

import os
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

import pytest

from shogi_desktop.app.books import file as file_module
from shogi_desktop.app.books.choosing import Choose, PlayedBook, choice
from shogi_desktop.app.books.file import BookFile, write_book
from shogi_desktop.app.books.trouble import BookTrouble, BookTroubleKind, unreadable
from shogi_desktop.books import BookMove, BookPosition, Splice, board_of, spliced
from shogi_desktop.regular_file import Unfit, UnfitFileError
from shogi_desktop.rules import OKISAKI, STANDARD, Position, parse_usi_move
from tests.support.at_once import at_once

Opens = Callable[[Path], BookFile]
START = Position.start(STANDARD)
AFTER = Position.start(STANDARD)
AFTER.play(parse_usi_move("7g7f", STANDARD))


def entry(position: Position, *moves: str) -> BookPosition:
    return BookPosition(board_of(position), tuple(BookMove(move, count=1) for move in moves))


@pytest.fixture(params=[".db", ".bin"])
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    made = tmp_path / f"book{request.param}"
    write_book(made, [entry(START, "7g7f"), entry(AFTER, "3c3d")])
    return made


def moves(path: Path, position: Position) -> list[str]:
    with BookFile(path) as file:
        found = file.lookup(position)
    return [] if found is None else [move.move for move in found.moves]


@pytest.fixture
def opened() -> Iterator[Opens]:
    """Opens books, and closes them at the end."""
    files: list[BookFile] = []

    def open_one(path: Path) -> BookFile:
        files.append(BookFile(path))
        return files[-1]

    yield open_one
    for file in files:
        file.close()


def test_a_change_is_there_at_once_for_everybody(path: Path, opened: Opens) -> None:
    file, other = opened(path), opened(path)
    before = file.lookup(START)
    other.lookup(START)
    file.save(START, before, entry(START, "2g2f", "7g7f"))
    for each in (file, other):
        found = each.lookup(START)
        assert found is not None and [move.move for move in found.moves] == ["2g2f", "7g7f"]
        each.close()
    assert moves(path, AFTER) == ["3c3d"]


def test_what_others_wrote_elsewhere_stays(path: Path, opened: Opens) -> None:
    mine, theirs = opened(path), opened(path)
    before = mine.lookup(START)
    theirs.save(AFTER, theirs.lookup(AFTER), entry(AFTER, "8c8d"))
    mine.save(START, before, None)
    assert (moves(path, START), moves(path, AFTER)) == ([], ["8c8d"])


def test_the_same_position_changed_by_others_is_not_written_over(path: Path, opened: Opens) -> None:
    mine, theirs = opened(path), opened(path)
    before = mine.lookup(START)
    theirs.save(START, theirs.lookup(START), entry(START, "5g5f"))
    data = path.read_bytes()
    with pytest.raises(BookTrouble) as trouble:
        mine.save(START, before, entry(START, "2g2f"))
    assert trouble.value.kind is BookTroubleKind.CHANGED
    assert path.read_bytes() == data


@pytest.mark.skipif(sys.platform == "win32", reason="platform: processes that are forks")
def test_many_windows_that_save_at_once_lose_nothing(path: Path) -> None:
    positions = [START, AFTER]
    for move in ("3c3d", "8c8d", "5c5d"):
        positions.append(AFTER.copy())
        positions[-1].play(parse_usi_move(move, STANDARD))

    def save(window: int) -> None:
        position, move = positions[window], ("2g2f", "8c8d", "6g6f", "6g6f", "6g6f")[window]
        with BookFile(path) as file:
            file.save(position, file.lookup(position), entry(position, move))

    at_once(save, len(positions))
    assert [len(moves(path, position)) for position in positions] == [1] * len(positions)
    assert moves(path, START) == ["2g2f"]


@pytest.mark.parametrize("is_new", [True, False])
def test_what_another_program_writes_while_a_book_is_copied_is_not_written_over(
    path: Path, opened: Opens, monkeypatch: pytest.MonkeyPatch, is_new: bool
) -> None:
    file = opened(path)
    before = file.lookup(START)
    other = path.with_name(f"other{path.suffix}")
    write_book(other, [entry(START, "5g5f"), entry(AFTER, "3c3d")])

    def slowly(stream: BinaryIO, splices: Sequence[Splice]) -> Iterator[bytes]:
        yield from spliced(stream, splices)
        if is_new:
            other.replace(path)
        else:
            os.truncate(path, 3)

    monkeypatch.setattr(file_module, "spliced", slowly)
    with pytest.raises(BookTrouble) as told:
        file.save(START, before, entry(START, "2g2f"))
    assert told.value.kind is BookTroubleKind.CHANGED
    assert path.stat().st_size == 3 if not is_new else moves(path, START) == ["5g5f"]
    assert [one.name for one in path.parent.glob(".*")] == []


def test_a_book_that_cannot_be_written_stays_as_it_was(path: Path, opened: Opens) -> None:
    path.chmod(0o444)
    if os.access(path, os.W_OK):
        pytest.skip("platform: nothing is write-protected for this user")
    file, data = opened(path), path.read_bytes()
    with pytest.raises(BookTrouble, match="cannot be written"):
        file.save(START, file.lookup(START), None)
    assert path.read_bytes() == data


def test_what_a_bin_has_no_room_for_changes_nothing(tmp_path: Path, opened: Opens) -> None:
    path = tmp_path / "book.bin"
    write_book(path, [entry(START, "7g7f")])
    data, position = path.read_bytes(), Position.start(OKISAKI)
    with pytest.raises(BookTrouble, match="standard shogi only"):
        opened(path).save(position, None, entry(position, "7h7g"))
    assert path.read_bytes() == data
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_a_link(path: Path, tmp_path: Path, opened: Opens) -> None:
    link = tmp_path / f"link{path.suffix}"
    link.symlink_to(path)
    file = opened(link)
    file.save(START, file.lookup(START), entry(START, "5g5f"))
    assert link.is_symlink() and moves(path, START) == ["5g5f"]


def test_a_book_that_is_gone_or_none_is_a_sentence(path: Path, tmp_path: Path, opened: Opens) -> None:
    file = opened(path)
    file.lookup(START)
    path.unlink()
    with pytest.raises(BookTrouble, match="cannot be opened"):
        file.lookup(START)
    for name in ("folder.db", "text.db", "x\0.db"):
        place = tmp_path / name
        if name == "folder.db":
            place.mkdir()
        elif name == "text.db":
            place.write_text("hello")
        with pytest.raises(BookTrouble):
            opened(place).lookup(START)


def test_by_weight_each_move_comes_as_often_as_it_was_counted() -> None:
    known = (
        BookMove("7g7f", count=30),
        BookMove("2g2f", count=10),
        BookMove("5g5f", count=0),
        BookMove("6g6f"),
    )
    rng = random.Random(1)
    drawn = Counter(choice(known, Choose.WEIGHT, rng) for _ in range(4100))
    assert set(drawn) == {"7g7f", "2g2f", "6g6f"}
    assert 2800 < drawn["7g7f"] < 3200 and 850 < drawn["2g2f"] < 1150 and 50 < drawn["6g6f"] < 160


def test_the_best_has_the_best_score_or_was_counted_most() -> None:
    rng = random.Random(1)
    known = (
        BookMove("7g7f", score=-5, count=90),
        BookMove("2g2f", score=12, count=1),
        BookMove("5g5f", count=99),
    )
    assert choice(known, Choose.BEST, rng) == "2g2f"
    assert choice((BookMove("7g7f", count=2), BookMove("2g2f", count=3)), Choose.BEST, rng) == "2g2f"
    assert choice((BookMove("7g7f", score=50, count=0),), Choose.BEST, rng) == ""
    assert choice((), Choose.WEIGHT, rng) == ""


def test_who_plays_from_a_book_that_breaks_goes_on_without(path: Path) -> None:
    book = PlayedBook(path)
    rng = random.Random(1)
    assert book.move(START, rng) == "7g7f" and book.move(Position.start(OKISAKI), rng) == ""
    path.write_bytes(b"hello, this is no book")
    assert book.move(START, rng) == "" and book.trouble is not None
    book.close()


def test_a_book_that_breaks_while_it_is_read_is_a_sentence(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with BookFile(path) as file:
        opened = file._open(lambda: False)

        def refuse(_: Position) -> BookPosition:
            raise OSError(5, "the disk is broken")

        monkeypatch.setattr(type(opened), "lookup", lambda _self, position: refuse(position))
        with pytest.raises(BookTrouble, match="the disk is broken"):
            file.lookup(START)
        monkeypatch.undo()
        assert file.lookup(START) is not None, "it is opened again"


@pytest.mark.parametrize(
    ("error", "said"),
    [(OSError(28, "No space left on device"), "No space left on device"), (OSError("odd"), "odd")],
)
def test_why_a_book_cannot_be_written_or_opened_is_told_in_the_system_s_words(
    error: OSError, said: str, path: Path, opened: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = opened(path)
    before = file.lookup(START)

    def refuse(*_: object) -> None:
        raise error

    monkeypatch.setattr(file_module, "write_pieces_atomically", refuse)
    writes: list[Callable[[], None]] = [
        lambda: file.save(START, before, None),
        lambda: write_book(path, [entry(START, "2g2f")]),
    ]
    for write in writes:
        with pytest.raises(BookTrouble) as trouble:
            write()
        assert (trouble.value.kind, trouble.value.reason) == (BookTroubleKind.UNWRITABLE, said)
    assert unreadable(path, error).reason == said
    assert unreadable(path, UnfitFileError(path, Unfit.FOLDER)).reason == "it is a folder"


@pytest.mark.parametrize("name", ["BOOK.BIN", "book.Bin"])
def test_the_ending_of_a_book_s_name_may_be_of_large_letters(name: str, tmp_path: Path) -> None:
    write_book(tmp_path / name, [entry(START, "7g7f")])
    assert (tmp_path / name).stat().st_size == 16
    assert moves(tmp_path / name, START) == ["7g7f"]


def test_a_book_is_read_anew_only_when_it_has_changed(path: Path, opened: Opens) -> None:
    file = opened(path)
    first = file.survey()
    assert file.survey() is first
    write_book(path, [entry(START, "2g2f")])
    assert file.survey() is not first
    assert moves(path, START) == ["2g2f"]
    file.close()
    again = file.survey()
    assert again is not first


def test_a_position_without_moves_is_as_one_that_is_not_there(path: Path, opened: Opens) -> None:
    file = opened(path)
    file.save(START, file.lookup(START), None)
    file.save(START, BookPosition(board_of(START), ()), entry(START, "2g2f"))
    assert moves(path, START) == ["2g2f"]


def test_the_first_trouble_of_a_book_that_is_played_from_is_the_one_that_is_told(tmp_path: Path) -> None:
    book = PlayedBook(tmp_path / "none.db")
    with pytest.raises(BookTrouble):
        book.open()
    assert book.trouble is None
    rng = random.Random(1)
    assert book.move(START, rng) == ""
    first = book.trouble
    (tmp_path / "none.db").write_text("hello")
    assert (book.move(START, rng), book.trouble) == ("", first)
    assert first is not None and first.kind is BookTroubleKind.UNREADABLE


def test_of_equal_scores_the_one_counted_more_is_the_best() -> None:
    known = (BookMove("7g7f", score=12, count=3), BookMove("2g2f", score=12, count=5))
    assert choice(known, Choose.BEST, random.Random(1)) == "2g2f"
    nought = (BookMove("7g7f", score=0, count=3), BookMove("2g2f", score=-1, count=5))
    assert choice(nought, Choose.BEST, random.Random(1)) == "7g7f"
