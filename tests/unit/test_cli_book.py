"""``shogi-desktop book``: what a book holds, other formats, books of games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shogi_desktop.app.books.file import BookFile
from shogi_desktop.cli.runner import run
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import usi_text
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, parse_usi_move
from tests.support.games import random_record, write_kifu


def game(moves: str, winner: Color | None = None, **headers: str) -> Record:
    record = usi_text.loads(f"startpos moves {moves}").record
    record.headers.update(headers)
    if winner is not None:
        record.node(record.end_path()).outcome = Outcome(Reason.RESIGNATION, winner)
    return record


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    black, white = Color.BLACK, Color.WHITE
    for number, record in enumerate(
        (
            game("7g7f 3c3d 2g2f", black, black="Aiko", white="Ben", date="2001/01/01"),
            game("7g7f 3c3d 6g6f", white, black="Aiko", white="Chiyo (2100)", date="2011/01/01"),
            game("2g2f 8c8d 2f2e", black, black="Dora (1900)", white="Aiko", date="2021/01/01"),
        )
    ):
        write_kifu(folder, record, f"{number}.kif")
    return folder


def moves_of(book: Path, line: str = "") -> dict[str, int | None]:
    position = Position.start(STANDARD)
    for text in line.split():
        position.play(parse_usi_move(text, STANDARD))
    with BookFile(book) as file:
        found = file.lookup(position)
    return {} if found is None else {move.move: move.count for move in found.moves}


@pytest.mark.parametrize(
    ("options", "first", "second"),
    [
        ((), {"7g7f": 2, "2g2f": 1}, {"3c3d": 2}),
        (("--least", "2"), {"7g7f": 2}, {"3c3d": 2}),
        (("--plies", "1"), {"7g7f": 2, "2g2f": 1}, {}),
        (("--player", "aiko"), {"7g7f": 2}, {}),
        (("--result", "won"), {"7g7f": 1, "2g2f": 1}, {"3c3d": 1}),
        (("--result", "not-lost"), {"7g7f": 1, "2g2f": 1}, {"3c3d": 1}),
        (("--since", "2005"), {"7g7f": 1, "2g2f": 1}, {"3c3d": 1}),
        (("--until", "2011"), {"7g7f": 2}, {"3c3d": 2}),
        (("--rating", "2000"), {}, {"3c3d": 1}),
    ],
)
def test_a_book_of_games_holds_what_is_asked_for(
    games: Path, tmp_path: Path, options: tuple[str, ...], first: object, second: object
) -> None:
    for name in ("out.db", "out.bin"):
        assert run(["book", "make", str(games), str(tmp_path / name), *options]) == 0
        assert (moves_of(tmp_path / name), moves_of(tmp_path / name, "7g7f")) == (first, second)


def test_both_games_go_into_one_db_and_only_one_into_a_bin(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_kifu(games, random_record(1, OKISAKI, plies=6), "queen.kif")
    assert run(["book", "make", str(games), str(tmp_path / "both.db")]) == 0
    assert run(["book", "make", str(games), str(tmp_path / "both.bin")]) == 1
    assert "only" in capsys.readouterr().err or not (tmp_path / "both.bin").exists()
    file = BookFile(tmp_path / "both.db")
    assert file.lookup(Position.start(OKISAKI)) is not None
    file.close()


def test_info_as_words_and_as_json(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = tmp_path / "out.db"
    run(["book", "make", str(games), str(book)])
    capsys.readouterr()
    assert run(["book", "info", str(book), "--position", "start"]) == 0
    said = capsys.readouterr().out
    assert "5 positions, 7 moves, in order" in said and "7g7f  reply 3c3d, count 2" in said
    assert run(["book", "info", str(book), "--json", "--position", Position.start(STANDARD).sfen()]) == 0
    (told,) = json.loads(capsys.readouterr().out)["books"]
    assert (told["format"], told["positions"], told["moves"], told["sorted"]) == ("yaneuraou", 5, 7, True)
    assert told["book_moves"][0] == {"move": "7g7f", "reply": "3c3d", "count": 2}


def test_there_and_back_between_the_formats(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, third = (tmp_path / name for name in ("a.db", "b.bin", "c.db"))
    run(["book", "make", str(games), str(first)])
    assert run(["book", "convert", str(first), str(second)]) == 0
    assert "no room for replies" in capsys.readouterr().err
    assert run(["book", "convert", str(second), str(third)]) == 0
    for line in ("", "7g7f", "7g7f 3c3d", "2g2f", "2g2f 8c8d"):
        assert moves_of(third, line) == moves_of(first, line) == moves_of(second, line)


def test_a_book_in_no_order_is_put_in_order(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book, other = tmp_path / "a.db", tmp_path / "b.db"
    run(["book", "make", str(games), str(book)])
    head, *blocks = book.read_text().split("sfen ")
    book.write_text(head + "".join(f"sfen {block}" for block in reversed(blocks)))
    run(["book", "info", str(book)])
    assert "in no order" in capsys.readouterr().out
    assert run(["book", "convert", str(book), str(other)]) == 0
    assert other.read_text() == head + "".join(f"sfen {block}" for block in blocks)


def test_bad_lines_are_told_with_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = tmp_path / "bad.db"
    book.write_text(f"#YANEURAOU-DB2016 1.00\nsfen {Position.start(STANDARD).sfen()}\n7g7f x\n\x1b[31mred\n")
    assert run(["book", "info", str(book)]) == 0
    error = capsys.readouterr().err
    assert f"{book}:4: " in error and "neither a position nor a move" in error
    assert "\x1b" not in error


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("info", "missing.db"), "missing.db cannot be opened"),
        (("info", "."), "cannot be opened (it is a folder)"),
        (("info", "text.db"), "text.db cannot be read as an opening book (line 1: expected"),
        (("info", "text.bin"), "text.bin cannot be read as an opening book (its length"),
        (("convert", "text.db", "out.txt"), "out.txt tells no format: end the name in .db or .bin"),
        (("make", "nothing.kif", "out.db"), "nothing.kif cannot be read"),
        (("info", "text.db", "--position", "nonsense"), "ranks"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("text.db", "text.bin"):
        Path(name).write_text("hello")
    assert run(["book", *arguments]) != 0
    assert sentence in capsys.readouterr().err
    assert not Path("out.db").exists() and not Path("out.txt").exists()
