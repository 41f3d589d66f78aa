"""What was played from a position: by another order of moves, with the colours exchanged, each game once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from shogi_desktop.app.library.database import Database
from shogi_desktop.app.library.errors import StaleError
from shogi_desktop.app.library.exploring import Explored, Played, turned
from shogi_desktop.app.library.importing import bring_up_to_date
from shogi_desktop.app.library.ratings import ratings_of
from shogi_desktop.app.library.sources import Sources
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import detect, usi_text
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, Variant, parse_usi_move
from tests.support.extent import extent
from tests.support.games import random_record, write_kifu

Line = tuple[str, Color | None, dict[str, str]]


def database_of(folder: Path, *records: Record) -> Database:
    for number, record in enumerate(records):
        write_kifu(folder / "games", record, f"{number}.kif")
    database = Database(folder / "index.sqlite")
    bring_up_to_date(database, Sources(folders=(str(folder / "games"),)))
    return database


def game(moves: str, winner: Color | None = None, **headers: str) -> Record:
    record = usi_text.loads(f"startpos moves {moves}".removesuffix(" moves ")).record
    record.headers.update(headers)
    if winner is not None:
        record.node(record.end_path()).outcome = Outcome(Reason.RESIGNATION, winner)
    return record


def after(moves: str, variant: Variant = STANDARD) -> Position:
    position = Position.start(variant)
    for text in moves.split():
        position.play(parse_usi_move(text, variant))
    return position


def by_move(explored: Explored) -> dict[str, Played]:
    return {played.move.usi: played for played in explored.moves}


def test_each_move_has_its_games_results_ratings_and_last_date(tmp_path: Path) -> None:
    database = database_of(
        tmp_path,
        game("7g7f 3c3d", Color.BLACK, date="2024/01/05", black="Aiko(1500)", white="Ben(1000)"),
        game("7g7f 8c8d", Color.WHITE, date="2025/03/01", black="Chiyo(1700)"),
        game("7g7f 8c8d", None, date="1999/03/01"),
        game("2g2f", Color.BLACK),
    )
    explored = database.explore(Position.start(STANDARD), exchanged=False)
    assert [played.move.usi for played in explored.moves] == ["7g7f", "2g2f"]
    first = explored.moves[0]
    assert (first.games, first.black, first.white, first.draws) == (3, 1, 1, 0)
    assert (first.rating, first.rated, first.last) == (1600, 2, "2025/03/01")
    assert (explored.moves[1].rating, explored.moves[1].last) == (None, "")
    assert (explored.games, explored.total) == (4, 4)
    # The rating is that of whoever makes the move.
    assert by_move(database.explore(after("7g7f"), exchanged=False))["3c3d"].rating == 1000


def test_another_order_of_moves_leads_to_the_same_position(tmp_path: Path) -> None:
    database = database_of(tmp_path, game("7g7f 3c3d 2g2f 4c4d"), game("2g2f 3c3d 7g7f 8c8d"))
    found = by_move(database.explore(after("7g7f 3c3d 2g2f"), exchanged=False))
    assert {move: played.games for move, played in found.items()} == {"4c4d": 1, "8c8d": 1}


def test_with_the_colours_exchanged_moves_and_results_are_turned_round(tmp_path: Path) -> None:
    # In the second game Black has lost a move on the way: White's first move is made, and Black is to move.
    database = database_of(
        tmp_path,
        game("7g7f 3c3d", Color.BLACK, white="Ben(1000)"),
        game("2h3h 3c3d 3h4h 8b7b 4h2h 7b8b 7g7f", Color.WHITE, black="Aiko(2000)", white="Chiyo(1200)"),
    )
    wanted = by_move(database.explore(after("7g7f")))
    assert set(wanted) == {"3c3d"}
    played = wanted["3c3d"]
    # White won the second game: turned round that is Black.
    assert (played.games, played.black, played.white) == (2, 2, 0)
    assert played.rating == 1500
    assert by_move(database.explore(after("7g7f"), exchanged=False))["3c3d"].games == 1


def test_a_game_that_comes_back_counts_once_for_a_move(tmp_path: Path) -> None:
    there_and_back = "2h3h 8b7b 3h2h 7b8b"
    database = database_of(tmp_path, game(f"{there_and_back} {there_and_back} 7g7f"))
    explored = database.explore(Position.start(STANDARD), exchanged=False)
    assert {move: played.games for move, played in by_move(explored).items()} == {"2h3h": 1, "7g7f": 1}
    assert explored.games == 1


def test_variations_are_not_played(tmp_path: Path) -> None:
    record = game("7g7f 3c3d")
    record.append((), parse_usi_move("2g2f", STANDARD))
    database = database_of(tmp_path, record)
    assert set(by_move(database.explore(Position.start(STANDARD)))) == {"7g7f"}
    assert database.explore(after("2g2f")).games == 0


def test_the_end_of_a_game_is_a_position_without_a_move(tmp_path: Path) -> None:
    # The next game on the axis begins where this one's next move would lead: it is not that move.
    database = database_of(tmp_path, game("7g7f"), game("7g7f 3c3d"))
    explored = database.explore(after("7g7f 3c3d"))
    assert (explored.moves, explored.games) == ((), 1)


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)
def test_it_finds_what_replaying_the_games_finds(variant: Variant, tmp_path: Path) -> None:
    records = [random_record(seed, variant, plies=24, branches=seed % 3) for seed in range(extent(6, 12))]
    records += [random_record(seed, STANDARD if variant is OKISAKI else OKISAKI, plies=6) for seed in (1, 2)]
    database = database_of(tmp_path, *records)
    expected: dict[str, Counter[str]] = {}
    for record in records:
        if record.variant is not variant:
            continue
        position, seen = record.start_position(), set[tuple[str, str]]()
        for node in record.main_line():
            assert node.move is not None
            sfen = position.sfen().rsplit(" ", 1)[0]
            if (sfen, node.move.usi) not in seen:
                expected.setdefault(sfen, Counter())[node.move.usi] += 1
            seen.add((sfen, node.move.usi))
            position.play(node.move)
    for sfen, moves in expected.items():
        position = Position.from_sfen(f"{sfen} 1", variant)
        found = by_move(database.explore(position, exchanged=False))
        assert {move: played.games for move, played in found.items()} == moves, sfen


def test_a_game_that_has_gone_counts_no_more_and_the_others_of_its_batch_do(tmp_path: Path) -> None:
    lines = ("7g7f 3c3d", "7g7f 8c8d", "2g2f 3c3d")
    database = database_of(tmp_path, *(game(line, Color.BLACK) for line in lines))
    database.remove_files([str(tmp_path / "games" / "1.kif")])
    explored = database.explore(Position.start(STANDARD), exchanged=False)
    assert {move: played.games for move, played in by_move(explored).items()} == {"7g7f": 1, "2g2f": 1}
    assert (explored.games, explored.total) == (2, 2)
    assert set(by_move(database.explore(after("7g7f"), exchanged=False))) == {"3c3d"}
    # What comes later does not take the place of what has gone.
    write_kifu(tmp_path / "games", game("5g5f", Color.WHITE), "3.kif")
    bring_up_to_date(
        database, Sources(folders=(str(tmp_path / "games"),), removed=(str(tmp_path / "games" / "1.kif"),))
    )
    explored = database.explore(Position.start(STANDARD), exchanged=False)
    assert {move: played.games for move, played in by_move(explored).items()} == {
        "7g7f": 1,
        "2g2f": 1,
        "5g5f": 1,
    }


def test_a_move_turned_twice_is_the_same() -> None:
    for variant in (STANDARD, OKISAKI):
        for move in random_record(3, variant, plies=60).main_line():
            assert move.move is not None
            assert turned(turned(move.move, variant), variant) == move.move
    assert turned(parse_usi_move("7g7f", STANDARD), STANDARD).usi == "3c3d"


def test_a_search_that_nobody_waits_for_is_given_up(tmp_path: Path) -> None:
    database = database_of(tmp_path, game("7g7f"))
    with pytest.raises(StaleError):
        database.explore(Position.start(STANDARD), stale=lambda: True)


def test_ratings_are_read_where_files_have_them() -> None:
    rates = "'black_rate:Aiko+abc:2345.6\n'white_rate:Ben+abc:1999.0\n"
    floodgate = f"V2.2\nN+Aiko\nN-Ben\n{rates}PI\n+\n+7776FU\n%TORYO\n"
    assert ratings_of(detect.read(floodgate.encode()).record) == (2346, 1999)
    assert ratings_of(game("7g7f", black="Aiko (1534)", white="弁 R987")) == (1534, 987)
    assert ratings_of(game("7g7f", 先手レート="１８００", 後手レート="?")) == (1800, None)
    assert ratings_of(game("7g7f", black="Aiko (12)", white="Model 9000000")) == (None, None)


@pytest.mark.parametrize(
    ("told", "rating"), [("99", None), ("100", 100), ("5000", 5000), ("5001", None), ("1234.5", 1234)]
)
def test_a_number_that_no_rating_can_be_is_none(told: str, rating: int | None) -> None:
    remark = f"V2.2\n'black_rate:a:{told}\nPI\n+\n+7776FU\n"
    assert ratings_of(detect.read(remark.encode()).record) == (rating, None)


def test_draws_are_counted_apart_from_games_that_were_not_ended(tmp_path: Path) -> None:
    drawn = game("7g7f 3c3d")
    drawn.node(drawn.end_path()).outcome = Outcome(Reason.AGREEMENT)
    database = database_of(tmp_path, drawn, game("7g7f 8c8d"), game("7g7f", Color.WHITE))
    (first,) = database.explore(Position.start(STANDARD), exchanged=False).moves
    assert (first.games, first.black, first.white, first.draws) == (3, 0, 1, 1)


def test_a_game_with_a_move_both_ways_counts_once_for_it(tmp_path: Path) -> None:
    """Black has lost a move: White stands as Black stood at first, and makes the same move."""
    database = database_of(tmp_path, game("2h3h 8b7b 3h4h 7b8b 4h2h 8b7b", Color.BLACK), game("2h3h"))
    (played,) = database.explore(Position.start(STANDARD)).moves
    assert (played.move.usi, played.games, played.black, played.white) == ("2h3h", 2, 1, 0)


def test_a_search_that_is_given_up_among_the_chunks_ends_there(tmp_path: Path) -> None:
    database = database_of(tmp_path, game("7g7f"))
    answers = iter([False, True])
    with pytest.raises(StaleError):
        database.explore(Position.start(STANDARD), stale=lambda: next(answers))


@pytest.mark.parametrize(
    ("key", "side"),
    [
        *(
            (key, 0)
            for key in ("BlackElo", "black_rating", "BlackRating", "先手レート", "先手R", "下手レート")
        ),
        *(
            (key, 1)
            for key in ("WhiteElo", "white_rating", "WhiteRating", "後手レート", "後手R", "上手レート")
        ),
    ],
)
def test_ratings_stand_in_headers_of_many_names(key: str, side: int) -> None:
    record = game("7g7f")
    record.headers[key] = "1534 (7 games)"
    assert ratings_of(record) == ((1534, None) if side == 0 else (None, 1534))
