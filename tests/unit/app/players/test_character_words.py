"""What is said of a character: from its data, in plain sentences."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from PySide6.QtCore import QLocale

from shogi_desktop.app.players.character_words import (
    line_of,
    manners_text,
    opening_text,
    strength_text,
    taste_text,
    thanks_text,
)
from shogi_desktop.app.players.characters import Character, character_of, characters
from shogi_desktop.app.players.temper import EVEN, Temper
from shogi_desktop.app.words.games import grade_text
from shogi_desktop.app.words.styles import style_name

pytestmark = pytest.mark.usefixtures("qapp")

ANYBODY = characters()[0]


@pytest.fixture(autouse=True)
def lists_of_english() -> Iterator[None]:
    """Whatever country the machine is in, and whatever language the test before has left."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)


def like(**fields: object) -> Character:
    return msgspec.structs.replace(ANYBODY, **fields)


@pytest.mark.parametrize(
    ("temper", "said"),
    [
        (EVEN, ""),
        (Temper(attack=2), "Likes: attacking."),
        (Temper(defence=-1), "Dislikes: a safe king."),
        (Temper(greed=1, exchanges=3, patience=2), "Likes: exchanges, quiet moves, and capturing pieces."),
        (
            Temper(attack=1, patience=-3, greed=-2),
            "Likes: attacking. Dislikes: quiet moves and capturing pieces.",
        ),
    ],
)
def test_a_taste_names_the_strongest_first(temper: Temper, said: str) -> None:
    assert taste_text(temper) == said


@pytest.mark.parametrize(
    ("resigns", "draws", "said"),
    [
        ("early", "accepts", "Resigns early."),
        ("lost", "offers", "Resigns when the game is lost. May offer a draw."),
        ("never", "refuses", "Never resigns. Declines draws."),
    ],
)
def test_how_its_games_end_is_told(resigns: str, draws: str, said: str) -> None:
    assert manners_text(like(resigns=resigns, draws=draws)) == said


def test_its_openings_are_named_and_any_opening_is_told_so() -> None:
    one = like(repertoire={"shogi": ("central", "anaguma"), "okisakishogi": ("", "central")})
    assert opening_text(one, "shogi") == (f"Opens with: {style_name('central')} and {style_name('anaguma')}.")
    assert opening_text(one, "okisakishogi") == "Plays any opening."
    assert opening_text(like(repertoire={"shogi": ("free", "central")}), "shogi") == "Plays any opening."
    assert opening_text(one, "another game") == "Plays any opening."


def test_its_strength_is_that_of_the_nearest_level() -> None:
    assert like(strength=4.6).rung == 5
    assert strength_text(like(strength=4.6)) == f"Level 5. {grade_text(5)}"
    assert strength_text(like(strength=4.4)) == f"Level 4. {grade_text(4)}"


def test_it_thanks_for_each_sort_of_end() -> None:
    one = like(name="Aiko")
    assert thanks_text(one, won=True) == "Aiko: “Thank you for the game. Shall we play again?”"
    assert thanks_text(one, won=False) == "Aiko: “Well played! Thank you for the game.”"
    assert thanks_text(one, won=None) == "Aiko: “A draw! Thank you for the game.”"


def test_what_it_is_like_is_told_in_the_window_s_language_else_in_english() -> None:
    one = like(line={"en": "Calm.", "cs": "Klidná."})
    assert [one.line_in(language) for language in ("en", "cs", "ja")] == ["Calm.", "Klidná.", "Calm."]
    before = QLocale()
    try:
        for name, said in (("cs_CZ", "Klidná."), ("pt_BR", "Calm.")):
            QLocale.setDefault(QLocale(name))
            assert line_of(one) == said
    finally:
        QLocale.setDefault(before)


def test_they_are_offered_from_the_weakest_and_found_by_their_id() -> None:
    strengths = [one.strength for one in characters()]
    assert strengths == sorted(strengths) and len({one.id for one in characters()}) == len(strengths)
    assert all(character_of(one.id) is one for one in characters())
    assert character_of("") is character_of("nobody") is None


def test_seated_it_has_its_name_its_strength_and_an_opening_of_its_own() -> None:
    one = like(name="Aiko", strength=4.5, repertoire={"shogi": ("central", "anaguma")})
    seats = [one.seated("shogi", Random(seed)) for seed in range(12)]
    assert {seat.style for seat in seats} == {"central", "anaguma"}
    assert {(seat.level, seat.name, seat.character) for seat in seats} == {(4.5, "Aiko", one.id)}
    assert one.seated("okisakishogi", Random(0)).style == ""
