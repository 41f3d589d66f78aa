"""Which moves of which games go into a book, and how they are counted."""

from __future__ import annotations

import pytest

from shogi_desktop.app.library.book_making import BookFilter, BookMaker, Wanted
from shogi_desktop.books import BookMove, BookPosition
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Variant, parse_usi_move

BLACK_WON = Outcome(Reason.RESIGNATION, Color.BLACK)
DRAWN = Outcome(Reason.AGREEMENT)


def game(
    *moves: str, outcome: Outcome | None = BLACK_WON, variant: Variant = STANDARD, **headers: str
) -> Record:
    record = Record(variant)
    path: tuple[int, ...] = ()
    for text in moves:
        path = record.append(path, parse_usi_move(text, variant))
    record.node(path).outcome = outcome
    record.headers.update({"black": "Aiko R1800", "white": "Ben R1200", "date": "2020/05/06"} | headers)
    return record


LINE = ("7g7f", "3c3d", "2g2f")


def moves_of(wanted: BookFilter, *games: Record) -> dict[int, tuple[BookMove, ...]]:
    """The book's moves by the number of the move."""
    maker = BookMaker(wanted)
    for one in games:
        maker.add(one)
    return {position.ply: position.moves for position in maker.finish()}


def taken(wanted: BookFilter, *games: Record) -> list[int]:
    """The numbers of the moves that the book has."""
    return sorted(moves_of(wanted, *games))


def test_moves_are_counted_the_most_frequent_first_with_their_usual_reply() -> None:
    games = [game("7g7f", "8c8d"), game("7g7f", "3c3d"), game("7g7f", "3c3d"), game("2g2f"), game("5g5f")]
    assert moves_of(BookFilter(plies=1), *games)[1] == (
        BookMove("7g7f", "3c3d", count=3),
        BookMove("2g2f", "", count=1),
        BookMove("5g5f", "", count=1),
    )
    maker = BookMaker(BookFilter())
    assert [maker.add(one) for one in games] == [True] * 5
    assert maker.games == 5
    found = {position.board: position for position in maker.finish()}
    assert all(isinstance(position, BookPosition) for position in found.values())
    assert len(found) == 2


def test_of_replies_that_are_as_frequent_the_first_by_name_is_taken() -> None:
    ((move,),) = moves_of(BookFilter(plies=1), game("7g7f", "8c8d"), game("7g7f", "3c3d")).values()
    assert move == BookMove("7g7f", "3c3d", count=2)


def test_only_so_many_moves_of_a_game_count_and_only_what_was_played_often_enough() -> None:
    assert taken(BookFilter(plies=2), game(*LINE)) == [1, 2]
    assert taken(BookFilter(plies=3, first=2), game(*LINE)) == [2, 3]
    assert taken(BookFilter(least=2), game(*LINE), game("7g7f", "3c3d")) == [1, 2]


def test_moves_from_a_foul_on_do_not_count() -> None:
    fouled = game("7g7f")
    fouled.node(fouled.append((0,), parse_usi_move("3c3e", STANDARD))).illegal = True
    assert taken(BookFilter(), fouled) == [1]


@pytest.mark.parametrize(
    ("years", "date", "wanted"),
    [
        ((None, None), "", True),
        ((2019, None), "2020/05/06", True),
        ((2020, 2020), "2020/05/06", True),
        ((2021, None), "2020/05/06", False),
        ((None, 2020), "2020/05/06", True),
        ((None, 2019), "2020/05/06", False),
        ((2018, 2019), "2020/05/06", False),
        ((2019, None), "", False),
        ((None, 2021), "", False),
    ],
)
def test_only_games_of_some_years_count(
    years: tuple[int | None, int | None], date: str, wanted: bool
) -> None:
    maker = BookMaker(BookFilter(years=years))
    assert maker.add(game(*LINE, date=date)) is wanted
    assert maker.games == int(wanted)
    assert bool(list(maker.finish())) is wanted


@pytest.mark.parametrize(
    ("wanted", "outcome", "plies"),
    [
        (BookFilter(player="aiko"), BLACK_WON, [1, 3]),
        (BookFilter(player="ben"), BLACK_WON, [2]),
        (BookFilter(player="chiyo"), BLACK_WON, []),
        (BookFilter(rating=1800), BLACK_WON, [1, 3]),
        (BookFilter(rating=1200), BLACK_WON, [1, 2, 3]),
        (BookFilter(rating=1801), BLACK_WON, []),
        (BookFilter(result=Wanted.WON), BLACK_WON, [1, 3]),
        (BookFilter(result=Wanted.WON), DRAWN, []),
        (BookFilter(result=Wanted.WON), None, []),
        (BookFilter(result=Wanted.NOT_LOST), BLACK_WON, [1, 3]),
        (BookFilter(result=Wanted.NOT_LOST), DRAWN, [1, 2, 3]),
        (BookFilter(result=Wanted.NOT_LOST), None, []),
        (BookFilter(result=Wanted.ANY), None, [1, 2, 3]),
        (BookFilter(player="ben", result=Wanted.WON), BLACK_WON, []),
    ],
)
def test_only_moves_of_some_players_count(
    wanted: BookFilter, outcome: Outcome | None, plies: list[int]
) -> None:
    assert taken(wanted, game(*LINE, outcome=outcome)) == plies


def test_who_has_no_rating_is_not_rated_high_enough() -> None:
    assert taken(BookFilter(rating=1), game(*LINE, black="Aiko", white="Ben")) == []


@pytest.mark.parametrize(
    ("wanted", "plies"),
    [
        (BookFilter(), [1, 2, 3]),
        (BookFilter(player="aiko"), [1, 3]),
        (BookFilter(rating=1500), [1, 3]),
        (BookFilter(result=Wanted.WON), [1, 3]),
        (BookFilter(years=(2021, None)), []),
        (BookFilter(least=2), [1]),
        (BookFilter(plies=2), [1, 2]),
    ],
)
def test_every_filter_holds_for_games_of_okisaki_shogi(wanted: BookFilter, plies: list[int]) -> None:
    lines = (("2h2g", "9c9d", "2g2f"), ("2h2g", "8c8d", "2g2f"))
    games = [game(*line, variant=OKISAKI) for line in lines]
    assert taken(wanted, *games) == plies


def test_a_game_whose_wanted_moves_come_later_than_it_lasts_is_not_counted() -> None:
    maker = BookMaker(BookFilter(first=3, plies=10))
    assert [maker.add(game(*LINE[:2])), maker.add(game(*LINE))] == [False, True]
    assert maker.games == 1
    assert taken(BookFilter(first=3, plies=10), game(*LINE)) == [3]
    assert taken(BookFilter(first=2, plies=2), game(*LINE)) == [2]


def test_a_move_that_nobody_has_marked_and_that_cannot_be_made_ends_the_count() -> None:
    record = game("7g7f")
    record.append((0,), parse_usi_move("7g7f", STANDARD))
    record.append((0, 0), parse_usi_move("2g2f", STANDARD))
    assert taken(BookFilter(plies=9), record) == [1]


def test_each_move_has_the_reply_that_was_made_to_it() -> None:
    found = moves_of(BookFilter(), game(*LINE))
    assert {ply: [(move.move, move.reply) for move in moves] for ply, moves in found.items()} == {
        1: [("7g7f", "3c3d")],
        2: [("3c3d", "2g2f")],
        3: [("2g2f", "")],
    }


def test_a_foul_is_no_reply_and_neither_is_what_comes_after_it() -> None:
    fouled = game("7g7f", "3c3d", "2g2f")
    fouled.node((0, 0)).illegal = True
    assert moves_of(BookFilter(), fouled) == {1: (BookMove("7g7f", "", count=1),)}


def test_forty_moves_of_every_game_count_where_nothing_else_is_said() -> None:
    usual = BookFilter()
    assert (usual.plies, usual.first, usual.least, usual.player, usual.rating) == (40, 1, 1, "", None)
    assert (usual.result, usual.years) == (Wanted.ANY, (None, None))
