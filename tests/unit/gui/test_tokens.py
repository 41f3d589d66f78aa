"""The colours can be read: contrast by WCAG 2.2 of every text on the grounds it stands on."""

from __future__ import annotations

import pytest

from shogi_desktop.gui.style import style_sheet
from shogi_desktop.gui.tokens import DARK_TOKENS, LIGHT_TOKENS, Tokens

PAIRS = [(text, ground) for text in ("text", "dim") for ground in ("window", "surface", "raised")] + [
    ("text", "hover"),
    ("text", "tint"),
    ("on_accent", "accent"),
    ("on_warning", "warning"),
    ("danger", "surface"),
]


def luminance(color: str) -> float:
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("tokens", [LIGHT_TOKENS, DARK_TOKENS], ids=lambda tokens: tokens.name)
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_can_be_read_on_its_ground(tokens: Tokens, text: str, ground: str) -> None:
    assert contrast(getattr(tokens, text), getattr(tokens, ground)) >= 4.5


@pytest.mark.parametrize("tokens", [LIGHT_TOKENS, DARK_TOKENS], ids=lambda tokens: tokens.name)
def test_what_marks_a_choice_stands_out_from_its_ground(tokens: Tokens) -> None:
    for mark in ("accent", "focus"):
        assert contrast(getattr(tokens, mark), tokens.surface) >= 3


@pytest.mark.parametrize("tokens", [LIGHT_TOKENS, DARK_TOKENS], ids=lambda tokens: tokens.name)
def test_the_style_sheet_has_no_colour_of_its_own(tokens: Tokens) -> None:
    sheet = style_sheet(tokens)
    assert "$" not in sheet
    known = {getattr(tokens, name) for name in Tokens.__slots__}
    assert {word.strip(";") for word in sheet.split() if word.startswith("#")} <= known
