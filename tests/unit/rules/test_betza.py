"""Betza strings: the moves they mean, and the errors they give."""

import pytest

from shogi_desktop.rules import OKISAKI, STANDARD, BetzaError
from shogi_desktop.rules.betza import parse_betza


@pytest.mark.parametrize(
    ("text", "steps", "slides"),
    [
        ("WfF", {(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1)}, set()),
        ("FfW", {(1, 1), (-1, 1), (1, -1), (-1, -1), (0, 1)}, set()),
        ("ffN", {(1, 2), (-1, 2)}, set()),
        ("fsN", {(2, 1), (-2, 1)}, set()),
        ("fN", {(1, 2), (-1, 2), (2, 1), (-2, 1)}, set()),
        ("frN", {(1, 2), (-1, 2), (2, 1), (-2, 1), (1, -2), (2, -1)}, set()),
        ("lsN", {(1, 2), (-1, 2), (2, 1), (-2, 1), (1, -2), (-1, -2), (2, -1), (-2, -1)}, set()),
        ("bbN", {(1, -2), (-1, -2)}, set()),
        ("bsN", {(2, -1), (-2, -1)}, set()),
        ("lvN", {(-1, 2), (-1, -2)}, set()),
        ("rvN", {(1, 2), (1, -2)}, set()),
        ("llN", {(-2, 1), (-2, -1)}, set()),
        ("fR", set(), {(0, 1)}),
        ("fbR", set(), {(0, 1), (0, -1)}),
        ("sW", {(1, 0), (-1, 0)}, set()),
        ("vW", {(0, 1), (0, -1)}, set()),
        ("rW", {(1, 0)}, set()),
        ("lF", {(-1, 1), (-1, -1)}, set()),
        ("lW", {(-1, 0)}, set()),
        ("bW", {(0, -1)}, set()),
        ("RF", {(1, 1), (-1, 1), (1, -1), (-1, -1)}, {(1, 0), (-1, 0), (0, 1), (0, -1)}),
        ("", set(), set()),
    ],
)
def test_betza_moves(text: str, steps: set[tuple[int, int]], slides: set[tuple[int, int]]) -> None:
    movement = parse_betza(text)
    assert movement.steps == steps
    assert movement.slides == slides


@pytest.mark.parametrize(("text", "offset"), [("Z", 0), ("WfX", 2), ("Wf", 1), ("R4", 1)])
def test_what_is_not_betza_is_refused_with_its_place(text: str, offset: int) -> None:
    with pytest.raises(BetzaError) as caught:
        parse_betza(text)
    assert caught.value.offset == offset
    assert repr(text) in str(caught.value)


def test_every_kind_of_both_games_moves_and_promotes_within_its_game() -> None:
    for variant in (STANDARD, OKISAKI):
        for kind in variant.kinds:
            movement = kind.movement
            assert movement.steps or movement.slides
            assert kind.promoted is None or kind.promoted in variant.kinds
            assert variant.unpromoted(kind).letter == kind.letter


@pytest.mark.parametrize(("text", "plain"), [("fbvB", "B"), ("lrsF", "F"), ("ffF", "fF")])
def test_any_number_of_letters_along_one_way_names_diagonals(text: str, plain: str) -> None:
    assert parse_betza(text) == parse_betza(plain)
