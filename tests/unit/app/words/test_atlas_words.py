"""The atlas: every opening and castle that a plan plays has a name and two ideas of its own."""

from __future__ import annotations

import pytest

from shogi_desktop.app.learn.atlas import entries
from shogi_desktop.app.words.atlas import castle_ideas, castle_name, opening_ideas, opening_name
from shogi_desktop.app.words.openings import castle_name_of, strategy_name
from shogi_desktop.app.words.spoken import place_in_words
from shogi_desktop.rules import OKISAKI, STANDARD, Variant


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)
def test_every_entry_has_a_name_and_the_ideas_of_both_sides(variant: Variant) -> None:
    said = []
    for entry in entries(variant):
        ideas = castle_ideas(entry.id) if entry.is_castle else opening_ideas(entry.plan)
        name = castle_name(entry.id) if entry.is_castle else opening_name(entry.plan, entry.opening)
        assert name and name == name.strip()
        assert all(idea.endswith(".") for idea in ideas)
        said += [*ideas, (entry.is_castle, name)]
    assert len(set(said)) == len(said)


def test_an_opening_that_no_game_is_named_by_has_a_name_here() -> None:
    assert opening_name("hold", "") == "Static rook against a ranging rook"
    assert opening_name("climb_ranging", "") == "Climbing silver against a ranging rook"
    assert opening_name("fourth_file", "fourth_file") == strategy_name("fourth_file")
    assert castle_name("mino") == castle_name_of("mino")
    assert opening_ideas("hold")[0] != opening_ideas("hold")[1]


def test_a_place_in_a_game_is_spoken_as_a_move_or_the_start() -> None:
    assert [place_in_words(plies) for plies in (0, 1, 12)] == ["Start position", "Move 1", "Move 12"]
