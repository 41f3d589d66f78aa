"""Patterns and their images, against a look at every position; exact searches against python-shogi."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest

from shogi_desktop.app.library.database import Database, Query
from shogi_desktop.app.library.importing import bring_up_to_date
from shogi_desktop.app.library.patterns import Pattern, PositionSearch
from shogi_desktop.app.library.placed import _Axis
from shogi_desktop.app.library.sources import Sources
from shogi_desktop.game import Record
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    Color,
    Position,
    Variant,
    parse_square,
    parse_usi_move,
    square,
)
from tests.support.extent import extent
from tests.support.games import random_record, write_kifu
from tests.support.sides import position_of_other

GAMES = 10


@pytest.fixture(scope="module", params=[STANDARD, OKISAKI], ids=lambda variant: variant.id)
def variant(request: pytest.FixtureRequest) -> Variant:
    found: Variant = request.param
    return found


@pytest.fixture(scope="module")
def records(variant: Variant) -> list[Record]:
    return [random_record(seed % 9, variant, plies=30 + seed) for seed in range(GAMES)]


@pytest.fixture(scope="module")
def search(
    records: list[Record], tmp_path_factory: pytest.TempPathFactory
) -> Callable[[PositionSearch], dict[int, int]]:
    """What the index finds: the number of each game with its first node."""
    tmp_path = tmp_path_factory.mktemp("library")
    for number, record in enumerate(records):
        write_kifu(tmp_path / "games", record, f"{number:03}.kif")
    database = Database(tmp_path / "index")
    bring_up_to_date(database, Sources((str(tmp_path / "games"),)), workers=0)

    def find(wanted: PositionSearch) -> dict[int, int]:
        found = database.find(Query(position=wanted))
        rows = database.rows(found.games)
        nodes = [-1 if node is None else node for node in found.nodes]
        return {int(Path(row.path).stem): node for row, node in zip(rows, nodes, strict=True)}

    return find


def line_of(record: Record) -> list[Position]:
    """The positions of the main line."""
    line = [record.start_position()]
    for node in record.main_line():
        assert node.move is not None
        line.append(line[-1].copy())
        line[-1].play(node.move)
    return line


def expected(lines: list[list[Position]], fits: Callable[[Position], bool]) -> dict[int, int]:
    """For each game that has one, the first ply where `fits` holds."""
    found = {}
    for number, line in enumerate(lines):
        ply = next((ply for ply, position in enumerate(line) if fits(position)), None)
        if ply is not None:
            found[number] = ply
    return found


def mirrored(position: Position) -> Position:
    variant = position.variant
    result = Position(variant)
    for sq, piece in position.pieces():
        result.put(piece, square(variant.files + 1 - (sq >> 4), sq & 15))
    for color in Color:
        for kind, count in position.hand(color).items():
            result.set_hand(color, kind, count)
    result.turn = position.turn
    return result


def test_a_pattern_is_found_where_its_squares_and_hands_are(
    variant: Variant, records: list[Record], search: Callable[[PositionSearch], dict[int, int]]
) -> None:
    rng = Random(5)
    lines = [line_of(record) for record in records]
    for number in range(extent(2, 6)):
        source = lines[number][rng.randint(0, 30)]
        squares = frozenset((sq, source.piece_at(sq)) for sq in rng.sample(variant.squares, 4))
        in_hand = [(color, kind, n) for color in Color for kind, n in source.hand(color).items()]
        hands = frozenset(rng.sample(in_hand, min(1, len(in_hand))))
        turn = rng.choice((None, Color.BLACK, Color.WHITE))
        pattern = Pattern(variant, squares, hands, turn)

        def fits(position: Position, pattern: Pattern = pattern) -> bool:
            return (
                all(position.piece_at(sq) is piece for sq, piece in pattern.squares)
                and all(position.hand(color).count(kind) >= n for color, kind, n in pattern.hands)
                and pattern.turn in {None, position.turn}
            )

        assert search(PositionSearch(pattern, exact=False)) == expected(lines, fits)
        assert search(PositionSearch(pattern, exact=False, mirrored=True)) == expected(
            lines,
            lambda position, fits=fits: fits(position) or fits(mirrored(position)),  # type: ignore[misc]
        )
        assert search(PositionSearch(pattern, exact=False, mirrored=True, exchanged=True)) == expected(
            lines,
            lambda position, fits=fits: any(  # type: ignore[misc]
                fits(one)
                for one in (
                    position,
                    mirrored(position),
                    position_of_other(position),
                    position_of_other(mirrored(position)),
                )
            ),
        )


def test_all_pieces_of_a_position_are_found_with_either_side_to_move_and_in_games_with_more_pieces(
    variant: Variant, tmp_path: Path
) -> None:
    """All pieces are a whole position, but where a game began with more of them."""
    even = Record(variant)
    path: tuple[int, ...] = ()
    first, third = ("5g5f", "7g7f") if variant is STANDARD else ("5h5g", "7h7g")
    for text in (first, "5c5d", third):
        path = even.append(path, parse_usi_move(text, variant))
    wanted = even.position(path)
    board, turn, hand, ply = Position.start(variant).sfen().split()
    assert hand == "-"
    more = Record(variant, f"{board} {turn} P {ply}")
    path = ()
    for node in even.main_line():
        assert node.move is not None
        path = more.append(path, node.move)
    other_turn = Record(variant, f"{wanted.sfen().split()[0]} b - 1")
    aside = Record(variant)
    aside.append((), parse_usi_move(first, variant))
    for name, record in (("even", even), ("more", more), ("other", other_turn), ("aside", aside)):
        write_kifu(tmp_path / "games", record, f"{name}.kif")
    database = Database(tmp_path / "index")
    bring_up_to_date(database, Sources((str(tmp_path / "games"),)), workers=0)

    def find(pattern: Pattern, *images: bool) -> dict[str, int | None]:
        found = database.find(Query(position=PositionSearch(pattern, False, *images)))
        rows = database.rows(found.games)
        return {Path(row.path).stem: node for row, node in zip(rows, found.nodes, strict=True)}

    pieces = Pattern(variant, frozenset(wanted.pieces()))
    assert pieces.is_complete
    assert find(pieces) == {"even": 3, "more": 3, "other": 0}
    assert find(pieces.with_colours_exchanged()) == {}
    assert find(pieces.with_colours_exchanged(), False, True) == {"even": 3, "more": 3, "other": 0}
    assert find(replace(pieces, turn=Color.WHITE)) == {"even": 3, "more": 3}
    one_open = replace(pieces, squares=frozenset(list(wanted.pieces())[1:]))
    assert not one_open.is_complete
    assert {"even", "more", "other"} <= set(find(one_open))


def test_what_is_written_after_a_search_is_found_by_the_next(tmp_path: Path) -> None:
    database, writer = Database(tmp_path / "index"), Database(tmp_path / "index")
    sources = Sources((str(tmp_path / "games"),))
    pattern = Pattern(STANDARD, frozenset({(parse_square("5e"), None)}))
    query = Query(position=PositionSearch(pattern, exact=False))
    for number in range(3):
        write_kifu(tmp_path / "games", random_record(number), f"{number}.kif")
        bring_up_to_date(writer if number % 2 else database, sources, workers=0)
        assert len(database.find(query).games) == len(database.find(Query()).games) == number + 1
    writer.remove_files([str(tmp_path / "games" / "1.kif")])
    assert len(database.find(query).games) == len(database.find(Query()).games) == 2


def test_an_exact_search_finds_the_whole_position_only(
    records: list[Record], search: Callable[[PositionSearch], dict[int, int]]
) -> None:
    lines = [line_of(record) for record in records]
    for ply in (0, 3, 25):
        wanted = records[2].position((0,) * ply)
        exact = PositionSearch(Pattern.of_position(wanted), exact=True)
        assert search(exact) == expected(lines, lambda position, wanted=wanted: position == wanted)  # type: ignore[misc]
        other = PositionSearch(Pattern.of_position(position_of_other(mirrored(wanted))), True, True, True)
        found = search(other)
        assert found[2] == ply
        assert set(search(exact)) <= set(found)


@pytest.mark.oracle
def test_python_shogi_finds_the_same_games(
    records: list[Record], variant: Variant, search: Callable[[PositionSearch], dict[int, int]]
) -> None:
    shogi = pytest.importorskip("shogi")
    if variant is not STANDARD:
        return
    boards: dict[str, dict[int, int]] = {}
    for number, record in enumerate(records):
        board = shogi.Board()
        for ply, node in enumerate([None, *record.main_line()]):
            if node is not None and node.move is not None:
                board.push_usi(node.move.usi)
            boards.setdefault(board.sfen().rsplit(" ", 1)[0], {}).setdefault(number, ply)
    for sfen, games in list(boards.items())[::7]:
        position = Position.from_sfen(sfen, STANDARD)
        assert search(PositionSearch(Pattern.of_position(position), exact=True)) == games


def test_images_of_a_symmetrical_pattern_are_searched_once() -> None:
    centre = Pattern(STANDARD, frozenset({(parse_square("5e"), None)}))
    assert len(PositionSearch(centre, False, True, True).patterns()) == 1
    start = PositionSearch(Pattern.of_position(Position.start(STANDARD)), True, True, True)
    assert len(start.hashes()) == 4


def test_a_pattern_is_empty_if_neither_squares_nor_hands_are_asked_for() -> None:
    pawn = STANDARD.kind("pawn")
    square_alone = frozenset({(parse_square("5e"), None)})
    hand_alone = frozenset({(Color.BLACK, pawn, 1)})
    assert Pattern(STANDARD).is_empty
    assert Pattern(STANDARD, turn=Color.WHITE).is_empty
    assert not Pattern(STANDARD, square_alone).is_empty
    assert not Pattern(STANDARD, hands=hand_alone).is_empty


def test_pieces_in_hand_are_named_too() -> None:
    start = Position.start(STANDARD)
    board = frozenset((sq, piece) for sq, piece in start.pieces() if piece.kind.id != "lance")
    lance = STANDARD.kind("lance")
    assert Pattern(STANDARD, board, frozenset({(Color.BLACK, lance, 4)})).is_complete
    both = frozenset({(Color.BLACK, lance, 1), (Color.WHITE, lance, 3)})
    assert Pattern(STANDARD, board, both).is_complete
    assert not Pattern(STANDARD, board, frozenset({(Color.BLACK, lance, 3)})).is_complete


@pytest.mark.parametrize(("variants", "kept"), [("abaa", 4), ("aaab", 4), ("aaaa", 1), ("bbbb", 1)])
def test_of_games_side_by_side_those_of_the_game_looked_for_are_looked_at(variants: str, kept: int) -> None:
    lengths = Mock(variants=list(variants), firsts=[0, 2, 4, 6], nodes=[2, 2, 2, 1], set_up=(1, 3))
    axis = _Axis.of(7, lengths, {0, 1, 2})
    assert len(axis.variants) == kept
    for variant in "abc":
        of_it = {number for number in axis.left if variants[number] == variant}
        assert set(axis.of_variant(variant, axis.left)) == of_it
    assert (set(axis.named), set(axis.set_up)) == ({0, 2}, {1})
