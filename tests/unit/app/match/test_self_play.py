"""The games of a shard of self-play, read move by move."""

from __future__ import annotations

import struct
import sys
import zlib
from pathlib import Path

import pytest

from shogi_desktop.app.jobs.worker import Shared
from shogi_desktop.app.match.self_play import (
    GamesIn,
    PlayedPly,
    SelfPlayError,
    Shard,
    ShardJob,
    play_shard,
)
from shogi_desktop.rules import OKISAKI, STANDARD, Variant, parse_usi_move

UNSCORED = -32768


def shard(variant: Variant, *games: list[tuple[int, int]]) -> bytes:
    data = b"SDGAMES1" + variant.id.encode().ljust(16, b"\0") + bytes(8)
    for game in games:
        body = struct.pack("<HbB", len(game), 1, 3) + b"".join(struct.pack("<Hh", *ply) for ply in game)
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


def test_each_man_in_hand_has_the_engine_s_number() -> None:
    numbers = {1: "P", 2: "L", 3: "N", 4: "S", 5: "B", 6: "R", 7: "G", 15: "Q"}
    (game,) = GamesIn(shard(OKISAKI, [(dropped(number, 4), 0) for number in numbers]), OKISAKI)
    assert [ply.move.usi for ply in game] == [f"{letter}*1e" for letter in numbers.values()]


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
    with pytest.raises(SelfPlayError, match="not a shard"):
        GamesIn(b"Dear Sir", STANDARD)
    with pytest.raises(SelfPlayError, match="shogi"):
        GamesIn(shard(OKISAKI), STANDARD)


GAMES = [[(board(6 * 9 + 6, 6 * 9 + 5), 30)], [(board(6 * 9 + 6, 6 * 9 + 5), UNSCORED)] * 2]


@pytest.fixture
def two() -> bytes:
    return shard(STANDARD, *GAMES)


def test_a_game_that_a_crash_has_cut_or_damaged_ends_the_shard(two: bytes) -> None:
    whole = GamesIn(two, STANDARD)
    assert [len(game) for game in whole] == [1, 2] == [len(game) for game in whole[:]]
    first = len(shard(STANDARD, GAMES[0]))
    for cut in range(1, len(two) - first):
        assert len(GamesIn(two[:-cut], STANDARD)) == 1, cut
    damaged = bytearray(two)
    damaged[-6] ^= 1
    assert len(GamesIn(bytes(damaged), STANDARD)) == 1
    assert len(GamesIn(two[:first], STANDARD)) == 1
    with pytest.raises(SelfPlayError, match="not a shard"):
        GamesIn(two[:20], STANDARD)


def test_a_shard_grows_by_the_whole_games_of_each_job(tmp_path: Path, two: bytes) -> None:
    path = tmp_path / "games"
    with Shard(path) as grown:
        assert grown.games == 0
        grown.add(two)
        grown.add(two[:-1])
        assert grown.games == 3
    assert [len(game) for game in GamesIn(path.read_bytes(), STANDARD)] == [1, 2, 1]
    path.write_bytes(path.read_bytes() + b"torn")
    with Shard(path) as again:
        assert again.games == 3
        again.add(two)
    assert len(GamesIn(path.read_bytes(), STANDARD)) == 5


def test_games_played_otherwise_are_refused_and_change_nothing(tmp_path: Path, two: bytes) -> None:
    path = tmp_path / "games"
    with Shard(path) as grown:
        grown.add(two)
        with pytest.raises(SelfPlayError, match="another network"):
            grown.add(shard(OKISAKI))
        with pytest.raises(SelfPlayError, match="not a shard"):
            grown.add(b"Dear Sir")
        assert grown.games == 2
    assert path.read_bytes() == two
    path.write_bytes(b"Dear Sir")
    with pytest.raises(SelfPlayError, match="not a shard"):
        Shard(path)


def program(folder: Path, body: str) -> str:
    path = folder / "selfplay"
    path.write_text(f"#!{sys.executable}\nimport sys\n{body}\n")
    path.chmod(0o755)
    return str(path)


def job(name: str, folder: Path) -> ShardJob:
    network = folder / "a.network"
    network.write_bytes(b"network")
    return ShardJob(name, STANDARD.id, Shared("key", str(network)), games=3, nodes=800, seed=7)


@pytest.mark.skipif(sys.platform == "win32", reason="a script is no program there")
def test_the_program_is_given_the_game_the_network_and_the_numbers(tmp_path: Path) -> None:
    name = program(tmp_path, "open(sys.argv[3], 'wb').write(' '.join(sys.argv[1:3] + sys.argv[4:]).encode())")
    assert play_shard(job(name, tmp_path)) == f"shogi {tmp_path / 'a.network'} 3 800 7".encode()


@pytest.mark.skipif(sys.platform == "win32", reason="a script is no program there")
@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("sys.exit('no such network')", "no such network"),
        ("sys.exit('x' * 5000 + 'the end')", "x" * 193 + "the end"),
        ("sys.exit(3)", "ended with 3"),
        ("sys.stderr.buffer.write(b'n\\xe9t\\n'); sys.exit(3)", "^n\ufffdt$"),
    ],
)
def test_a_program_that_fails_is_told_by_its_last_words(tmp_path: Path, body: str, said: str) -> None:
    with pytest.raises(SelfPlayError, match=said) as caught:
        play_shard(job(program(tmp_path, body), tmp_path))
    assert len(str(caught.value)) <= 200


def test_a_program_that_is_nowhere_is_told_so(tmp_path: Path) -> None:
    for name in ("no-such-program", str(tmp_path / "nowhere")):
        with pytest.raises(SelfPlayError, match="no program"):
            play_shard(job(name, tmp_path))


def test_a_game_whose_checksum_ends_with_a_nought_is_not_whole_without_it() -> None:
    """Cut off by a byte its checksum would still be that number."""
    ply = board(6 * 9 + 6, 6 * 9 + 5)
    data = next(data for data in (shard(STANDARD, [(ply, score)]) for score in range(5_000)) if not data[-1])
    assert len(GamesIn(data, STANDARD)) == 1
    assert len(GamesIn(data[:-1], STANDARD)) == 0


def test_a_shard_without_a_game_has_none() -> None:
    assert list(GamesIn(shard(STANDARD), STANDARD)) == []
    assert list(GamesIn(shard(STANDARD) + b"\1", STANDARD)) == []


def test_a_game_may_be_longer_than_a_byte_counts() -> None:
    ply = (board(6 * 9 + 6, 6 * 9 + 5), 30)
    assert [len(game) for game in GamesIn(shard(STANDARD, [ply] * 600, [ply]), STANDARD)] == [600, 1]


def test_a_game_without_a_ply_is_one() -> None:
    assert [len(game) for game in GamesIn(shard(STANDARD, [], *GAMES), STANDARD)] == [0, 1, 2]
