"""The notation of moves follows the language until one is chosen; the coordinates follow the notation."""

from __future__ import annotations

import pytest

from shogi_desktop.app.settings.coordinates import board_coordinates
from shogi_desktop.app.settings.move_style import move_style
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.notation.style import MoveStyle
from shogi_desktop.paint.sheet import coordinates_of
from shogi_desktop.paint.theme import Coordinates


@pytest.mark.parametrize(
    ("language", "system", "expected"),
    [
        ("ja", ["en-US"], MoveStyle.JAPANESE),
        ("en", ["ja-JP"], MoveStyle.HODGES),
        ("cs", ["ja-JP"], MoveStyle.HODGES),
        ("", ["ja-JP", "en"], MoveStyle.JAPANESE),
        ("", ["de-DE", "ja"], MoveStyle.JAPANESE),
        ("", ["pt-BR"], MoveStyle.HODGES),
        ("", ["de-DE"], MoveStyle.HODGES),
    ],
)
def test_the_notation_goes_with_the_language(language: str, system: list[str], expected: MoveStyle) -> None:
    assert move_style(Settings(language=language), system) is expected


@pytest.mark.parametrize("style", MoveStyle)
def test_an_explicit_choice_wins(style: MoveStyle) -> None:
    for language in ("ja", "en"):
        assert move_style(Settings(language=language, move_text=style.value), ["ja"]) is style


@pytest.mark.parametrize("style", MoveStyle)
def test_what_is_written_along_the_board_names_the_squares_of_the_moves(style: MoveStyle) -> None:
    assert board_coordinates(Settings(move_text=style.value), ["ja"]) is coordinates_of(style)


def test_with_no_notation_chosen_the_coordinates_go_with_the_language() -> None:
    assert board_coordinates(Settings(language="ja"), ["en"]) is Coordinates.JAPANESE
    assert board_coordinates(Settings(language="pt"), ["ja"]) is Coordinates.LETTERS


@pytest.mark.parametrize("chosen", Coordinates)
def test_coordinates_can_be_chosen_apart_from_the_notation(chosen: Coordinates) -> None:
    settings = Settings(coordinates=chosen.value, move_text="digits")
    assert board_coordinates(settings, ["ja"]) is chosen
