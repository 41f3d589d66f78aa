"""The notation of the moves follows the language until one is chosen."""

from __future__ import annotations

import pytest

from shogi_desktop.app.settings.move_style import move_style
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.notation.style import MoveStyle


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
