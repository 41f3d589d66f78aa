"""Who was beaten, and who comes next."""

import pytest
from msgspec.structs import replace

from shogi_desktop.app.players.characters import characters
from shogi_desktop.app.results.against import has_beaten, next_to_beat, standing_against
from shogi_desktop.app.results.history import PlayedGame, Result

ALL = characters()


def game(who: str, result: Result = "won", **changes: object) -> PlayedGame:
    usual = PlayedGame("2026-11-21T18:05:07", "shogi", "even", "black", result, "checkmate", 80, strength=6.0)
    return replace(usual, character=who, **changes)


def suggested(*games: PlayedGame, strength: float = 6.0) -> str:
    found = next_to_beat(ALL, games, "shogi", strength)
    return "" if found is None else found.id


def test_the_games_against_each_are_counted_apart_and_by_variant() -> None:
    games = [game("otto"), game("otto", "lost"), game("leo", "drawn"), game("otto", variant="okisakishogi")]
    otto = standing_against(games, "otto", "shogi")
    assert (otto.won, otto.lost, otto.drawn) == (1, 1, 0)
    assert standing_against(games, "mochi", "shogi").games == 0


@pytest.mark.parametrize(
    "changes",
    [{"handicap": "rook"}, {"taken_back": 1}, {"hints": 2}, {"from_position": True}, {"result": "lost"}],
)
def test_with_help_or_a_handicap_nobody_is_beaten(changes: dict[str, object]) -> None:
    assert has_beaten([game("otto")], "otto", "shogi")
    assert not has_beaten([replace(game("otto"), **changes)], "otto", "shogi")


def test_who_has_beaten_nobody_meets_the_nearest_in_strength() -> None:
    assert suggested() == "otto"
    assert suggested(strength=1.2) == "mochi"
    assert suggested(game("otto", "lost"), strength=15.4) == "ingrid"


def test_then_the_next_above_the_strongest_beaten_comes() -> None:
    assert suggested(game("otto")) == "amina"
    assert suggested(game("kofi"), game("otto")) == "ingrid"


def test_who_has_beaten_the_strongest_goes_back_to_who_is_left() -> None:
    assert suggested(game("strix")) == "mochi"
    assert suggested(*(game(one.id) for one in ALL)) == ""


def test_who_is_as_strong_as_the_strongest_beaten_is_not_above() -> None:
    first, second = replace(ALL[0], id="a", strength=5.0), replace(ALL[0], id="b", strength=5.0)
    third = replace(ALL[0], id="c", strength=7.0)
    found = next_to_beat((first, second, third), [game("a")], "shogi", 5.0)
    assert found is third


def test_nobody_is_to_be_beaten_where_there_is_nobody() -> None:
    assert next_to_beat((), [], "shogi", 5.0) is None
