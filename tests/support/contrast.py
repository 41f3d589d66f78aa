"""Contrast of colours after WCAG 2.2: for the tests of looks, and for the table in docs/design.md."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtGui import QColor

SHARES: Final = (0.2126, 0.7152, 0.0722)
"""What red, green and blue light give to brightness."""


def linear(color: QColor | str) -> list[float]:
    """Red, green and blue as amounts of light, 0 to 1."""
    seen = QColor(color)
    channels = (seen.redF(), seen.greenF(), seen.blueF())
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in channels]


def brightness(light: Iterable[float]) -> float:
    """Relative luminance of amounts of light, 0 to 1."""
    return sum(share * value for share, value in zip(SHARES, light, strict=True))


def luminance(color: QColor | str) -> float:
    """Relative luminance of a colour, or of ``#rrggbb``, 0 to 1."""
    return brightness(linear(color))


def ratio(one: float, other: float) -> float:
    """Contrast of two luminances, 1 to 21."""
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)


def contrast(one: QColor | str, other: QColor | str) -> float:
    """Contrast of two colours, 1 to 21."""
    return ratio(luminance(one), luminance(other))
