"""Fairy-Stockfish's writing on ten files."""

import pytest

from shogi_desktop.rules import OKISAKI, Position
from shogi_desktop.usi.client import UsiClient
from shogi_desktop.usi.dialect import FAIRY_TEN_FILES, USI, dialect_of
from shogi_desktop.usi.events import SearchDone
from shogi_desktop.usi.messages import BestMove, Verdict
from shogi_desktop.usi.search import SearchRequest


@pytest.mark.parametrize(
    ("usi", "fairy"),
    [
        ("10h10g", ":h:g"),
        ("8b9a", "8b09a"),
        ("Q*6a", "Q*06a"),
        ("10a10b+", "10a:b+"),
        ("1a10a", "01a10a"),
        ("P*10e", "P*:e"),
        ("7g7f", "7g7f"),
        ("resign", "resign"),
    ],
)
def test_moves_are_put_from_one_writing_into_the_other(usi: str, fairy: str) -> None:
    assert FAIRY_TEN_FILES.to_engine(usi) == fairy
    assert FAIRY_TEN_FILES.from_engine(fairy) == usi


def test_every_move_between_any_two_squares_comes_back_as_it_was() -> None:
    squares = [f"{file}{rank}" for file in range(1, 11) for rank in "abcdefghij"]
    moves = [origin + target + sign for origin in squares for target in squares for sign in ("", "+")]

    written = [FAIRY_TEN_FILES.to_engine(move) for move in moves]

    assert len(set(written)) == len(moves)
    assert [FAIRY_TEN_FILES.from_engine(text) for text in written] == moves


def test_only_fairy_stockfish_and_only_ten_files_are_written_so() -> None:
    assert dialect_of("Fairy-Stockfish 14", "okisakishogi") is FAIRY_TEN_FILES
    assert dialect_of("Fairy-Stockfish 14", "shogi") is USI
    assert dialect_of("Shogi Desktop Engine 0.1.0", "okisakishogi") is USI


def test_the_client_talks_to_it_in_its_own_writing() -> None:
    client = UsiClient("fairy-stockfish")
    client.start(0)
    for line in ("id name Fairy-Stockfish 14", "option name USI_Variant type string default shogi", "usiok"):
        client.receive_line(line.encode(), 0)
    client.prepare("okisakishogi", {}, 0)
    client.receive_line(b"readyok", 0)
    position = Position.start(OKISAKI)
    legal = frozenset(move.usi for move in position.legal_moves())

    sent = client.search(SearchRequest(1, OKISAKI.start_sfen, ("10h10g", "10c10d"), legal=legal), 0).send
    client.receive_line(b"info depth 1 score cp 5 pv :h:g 10a:b", 0)
    events = client.receive_line(b"bestmove :h:g ponder 01a1b", 0).events

    assert sent[1].endswith("moves :h:g :c:d")
    assert isinstance(events[-1], SearchDone)
    assert events[-1].best == BestMove(Verdict.MOVE, "10h10g", "1a1b")
    assert events[-1].lines[0].pv == ("10h10g", "10a10b")
