"""The games of a shard of self-play, read move by move."""

from __future__ import annotations

import struct
import zlib

import pytest

from shogi_desktop.app.match.self_play import GamesIn, PlayedPly, SelfPlayError
from shogi_desktop.rules import OKISAKI, STANDARD, Variant, parse_usi_move

UNSCORED = -32768


def shard(variant: Variant, *games: list[tuple[int, int]]) -> bytes:
    data = b"SDGAMES1" + variant.id.encode().ljust(16, b"\0") + bytes(8)
    for game in games:
        body = struct.pack("<HbB", len(game), 0, 0) + b"".join(struct.pack("<Hh", *ply) for ply in game)
        data += body + struct.pack("<I", zlib.crc32(body))
    return data


def board(origin: int, target: int, promote: bool = False) -> int:
    return target | origin << 7 | promote << 14


def dropped(number: int, target: int) -> int:
    return target | number << 7 | 1 << 15


@pytest.mark.parametrize(
    ("variant", "raw", "text"),
    [
        (STANDARD, board(6 * 9 + 6, 6 * 9 + 5), "7g7f"),
        # Files from the eighth on stand in the board's second word.
        (STANDARD, board(64 + 7, 9 + 1, promote=True), "8h2b+"),
        (STANDARD, dropped(5, 64 + 9 + 4), "B*9e"),
        (OKISAKI, board(5 * 10 + 9, 64 + 9), "6j7j"),
        (OKISAKI, board(64 + 3 * 10 + 9, 0), "10j1a"),
        (OKISAKI, dropped(15, 64 + 3 * 10), "Q*10a"),
    ],
)
def test_a_move_is_the_one_that_the_engine_wrote(variant: Variant, raw: int, text: str) -> None:
    (game,) = GamesIn(shard(variant, [(raw, 12)]), variant)
    assert game == [PlayedPly(parse_usi_move(text, variant), 12)]


def test_games_come_in_order_up_to_the_first_damaged_one() -> None:
    first = [(board(6 * 9 + 6, 6 * 9 + 5), UNSCORED), (board(2 * 9 + 2, 2 * 9 + 3), -30)]
    data = shard(STANDARD, first, first[:1], first)
    whole = list(GamesIn(data, STANDARD))
    assert [[ply.score for ply in game] for game in whole] == [[None, -30], [None], [None, -30]]
    assert [len(game) for game in GamesIn(data[:-1], STANDARD)] == [2, 1]
    torn = bytearray(data)
    torn[40] ^= 1
    assert list(GamesIn(bytes(torn), STANDARD)) == []


def test_what_is_no_shard_of_that_game_is_refused() -> None:
    with pytest.raises(SelfPlayError, match="no shard"):
        GamesIn(b"Dear Sir", STANDARD)
    with pytest.raises(SelfPlayError, match="shogi"):
        GamesIn(shard(OKISAKI), STANDARD)
