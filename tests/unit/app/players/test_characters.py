"""Who there is to play against: the data, and what becomes of it in a game."""

import itertools
import random

import msgspec
import pytest

from shogi_desktop.app.players.characters import FILE, Character, character_of, characters
from shogi_desktop.app.players.levels import level_at
from shogi_desktop.app.players.temper import Temper
from shogi_desktop.app.settings.strengths import RUNGS
from shogi_desktop.app.system.i18n import LANGUAGES
from shogi_desktop.app.words.styles import STYLES
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import STANDARD, VARIANTS

ALL = characters()
each = pytest.mark.parametrize("one", ALL, ids=[one.id for one in ALL])


def test_there_are_some_twenty_over_the_whole_range() -> None:
    assert 16 <= len(ALL) <= 24
    assert ALL[0].strength == 1 and ALL[-1].strength == RUNGS
    steps = [above.strength - below.strength for below, above in itertools.pairwise(ALL)]
    assert all(1 <= step <= 3 for step in steps)


def test_no_two_are_called_alike_or_play_alike() -> None:
    assert len({one.id for one in ALL}) == len({one.name for one in ALL}) == len(ALL)
    assert len({one.line["en"] for one in ALL}) == len(ALL)
    ways = [(one.temper, one.repertoire["shogi"], one.resigns, one.draws, one.pace) for one in ALL]
    assert all(ways.count(way) == 1 for way in ways)


@each
def test_it_says_what_it_is_like_in_every_language(one: Character) -> None:
    assert set(one.line) == {language.code for language in LANGUAGES}
    for text in one.line.values():
        assert 12 <= len(text) <= 80 and text == text.strip() and text[-1] in ".。”"


@each
def test_its_name_can_be_written_into_every_kifu(one: Character) -> None:
    assert one.name.isascii() and one.name.isalpha()


@each
def test_it_opens_in_styles_that_there_are_in_both_games(one: Character) -> None:
    assert set(one.repertoire) == {variant.id for variant in VARIANTS}
    for styles in one.repertoire.values():
        assert styles and set(styles) <= set(STYLES)


@each
def test_it_sits_down_at_its_strength_and_under_its_name(one: Character) -> None:
    seated = one.seated("shogi", random.Random(1))
    assert (seated.level, seated.name, seated.character) == (one.strength, one.name, one.id)
    assert seated.style in one.repertoire["shogi"] and not seated.adaptive


def test_each_temper_and_each_manner_is_somebodys() -> None:
    for trait in msgspec.structs.fields(Temper):
        degrees = [getattr(one.temper, trait.name) for one in ALL]
        assert max(degrees) == 2, trait.name
    assert {one.resigns for one in ALL} == {"early", "lost", "never"}
    assert {one.draws for one in ALL} == {"offers", "accepts", "refuses"}


def test_somebody_of_another_version_is_nobody_here() -> None:
    assert character_of("") is None and character_of("of a later version") is None
    assert character_of(ALL[0].id) is ALL[0]


def test_a_taste_asks_for_lines_to_choose_from() -> None:
    strong = level_at(34, STANDARD.id)
    assert strong.multipv_at(60) < 4 == strong.multipv_at(60, Temper(attack=1))


def test_what_the_data_does_not_know_is_refused() -> None:
    (first, *_) = msgspec.json.decode(resource_path(FILE).read_bytes())
    for wrong in (
        {"strength": RUNGS + 1},
        {"temper": {"attack": 3}},
        {"temper": {"rage": 1}},
        {"resigns": "sulks"},
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**first, **wrong}, Character)


def test_who_is_said_nothing_else_of_is_as_most_are() -> None:
    plain = Character("x", "X", 3.0, {}, {"en": "A line of words."}, ALL[0].face)
    assert (plain.temper, plain.pace, plain.resigns, plain.draws) == (Temper(), 1.0, "lost", "accepts")
    assert plain.line_in("ja") == "A line of words."
    seat = plain.seated("shogi", random.Random(1))
    assert (seat.style, seat.name, seat.character) == ("", "X", "x")
