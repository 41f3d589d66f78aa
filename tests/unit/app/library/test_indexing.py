"""The bits and hashes of the index say what holds in the positions of a game, neither more nor less."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from shogi_desktop.app.library.features import WHITE_TO_MOVE, features, position_hash
from shogi_desktop.app.library.indexing import first_nodes, index_game, pack, unpack_row
from shogi_desktop.app.library.postings import NO_MOVE, bucket_of, move_code, standing
from shogi_desktop.game import Record
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, Variant
from tests.support.games import random_record

CASES = [(STANDARD, "even"), (STANDARD, "two"), (OKISAKI, "even"), (OKISAKI, "rook")]


def positions(record: Record) -> list[Position]:
    """The position at every node, in the order of `Record.walk`."""
    return [record.position(node.path) for node in record.walk()]


@pytest.mark.parametrize(("variant", "handicap"), CASES)
def test_the_bits_are_the_features_of_every_node_variations_too(variant: Variant, handicap: str) -> None:
    record = random_record(3, variant, handicap, plies=50, branches=5)
    index = index_game(record)
    everywhere = positions(record)
    assert index.nodes == len(everywhere)
    for number, position in enumerate(everywhere):
        held = {feature for feature, mask in index.masks.items() if mask >> number & 1}
        assert held == set(features(position))
        assert index.hashes[number] == position_hash(position)


def test_a_record_without_moves_is_one_position() -> None:
    index = index_game(Record(OKISAKI))
    assert index.nodes == 1
    assert set(index.masks) == set(features(Position.start(OKISAKI)))


def test_a_move_that_cannot_be_made_leaves_the_position_as_it_is() -> None:
    record = random_record(1, plies=4)
    foul = record.node(record.append((0,) * 4, record.node((0,)).move))  # type: ignore[arg-type]
    foul.illegal = True
    index = index_game(record)
    assert index.hashes[5] == index.hashes[4]


def test_hashes_are_the_same_in_every_version() -> None:
    """They stand in files: these figures may never change without another version of the index."""
    assert position_hash(Position.start(STANDARD)) == 0xFEBBB87C15880B66
    assert position_hash(Position.start(OKISAKI)) == 0xD49C23887874B364


def test_hashes_tell_apart_turn_hands_and_games() -> None:
    start = Position.start(STANDARD)
    turned = start.copy()
    turned.turn = Color.WHITE
    given = start.copy()
    given.set_hand(Color.BLACK, STANDARD.kind("pawn"), 1)
    more = start.copy()
    more.set_hand(Color.BLACK, STANDARD.kind("pawn"), 2)
    hashes = {
        position_hash(one) for one in (start, turned, given, more, Position(STANDARD), Position(OKISAKI))
    }
    assert len(hashes) == 6


def test_a_hand_of_hundreds_is_no_trouble() -> None:
    record = Record(STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b 200P 1")
    assert index_game(record).nodes == 1


def test_games_on_one_axis_are_found_each_by_itself() -> None:
    indexes = [index_game(random_record(seed, plies=7 + seed)) for seed in range(5)]
    chunk = pack(indexes)
    firsts, nodes = zip(*chunk.places, strict=True)
    white = unpack_row(chunk.rows[WHITE_TO_MOVE])
    assert first_nodes(white, firsts, nodes) == dict.fromkeys(range(5), 1)
    only = white & ~(1 << firsts[1] + 1)
    assert first_nodes(only, firsts, nodes) == {0: 1, 1: 3, 2: 1, 3: 1, 4: 1}
    last = indexes[3].hashes[-1]
    found, _ = standing(chunk.postings[bucket_of(last)], last, chunk.length)
    assert found == [chunk.places[3][0] + node for node, one in enumerate(indexes[3].hashes) if one == last]


def test_games_are_found_alike_whether_few_places_hold_or_many() -> None:
    indexes = [index_game(random_record(seed % 9, plies=20 + seed)) for seed in range(40)]
    firsts, nodes = zip(*pack(indexes).places, strict=True)
    rng = Random(3)
    for share in (0.001, 0.01, 0.5):
        held = [[node for node in range(count) if rng.random() < share] for count in nodes]
        row = sum(1 << first + node for first, places in zip(firsts, held, strict=True) for node in places)
        expected = {game: places[0] for game, places in enumerate(held) if places}
        assert first_nodes(row, firsts, nodes) == expected


def test_no_place_lies_between_two_games() -> None:
    chunk = pack([index_game(random_record(seed, plies=5)) for seed in range(2)])
    inside = sum(((1 << nodes) - 1) << first for first, nodes in chunk.places)
    assert all(unpack_row(row) & ~inside == 0 for row in chunk.rows.values())


def test_a_worker_process_loads_no_qt() -> None:
    code = "import sys, shogi_desktop.app.library.importing; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_game_takes_as_many_places_as_it_needs_in_eights() -> None:
    lengths = (7, 8, 9, 16)
    chunk = pack([index_game(random_record(seed, plies=plies - 1)) for seed, plies in enumerate(lengths)])
    assert chunk.places == ((0, 7), (8, 8), (16, 9), (32, 16))
    assert chunk.length == 48


def test_the_moves_are_those_of_the_main_line() -> None:
    record = random_record(3, plies=20, branches=4)
    index = index_game(record)
    line = [node.move for node in record.main_line()]
    codes = [move_code(move, STANDARD) for move in line if move is not None]
    assert index.moves[: len(line)] == codes
    assert set(index.moves[len(line) :]) == {NO_MOVE}
    assert len(index.moves) == index.nodes > len(line) + 1


def test_of_many_places_the_last_of_a_game_is_its_own_and_a_game_without_one_is_not_found() -> None:
    counts = [3 + game % 17 for game in range(150)]
    firsts = [24 * game for game in range(150)]
    held = {game: count - 1 for game, count in enumerate(counts) if game != 70}
    row = sum(1 << firsts[game] + node for game, node in held.items())
    assert first_nodes(row, firsts, counts) == held
