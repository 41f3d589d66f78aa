"""Texts with their places, so that a dialog that stays open can say them again in another language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Words: TypeAlias = str | Callable[[], str]
"""A text, or what writes it in the language in use, so that it can be written again in another one."""


def in_words(words: Words) -> str:
    """The text, in the language in use."""
    return words if isinstance(words, str) else words()


class Texts:
    """What the widgets of a dialog say."""

    def __init__(self) -> None:
        self._said: list[tuple[Callable[[str], object], Callable[[], str]]] = []

    def give(self, place: Callable[[str], object], text: Callable[[], str]) -> None:
        """Give `place` the text, now and in every language that is chosen later."""
        self._said.append((place, text))
        place(text())

    def retranslate(self) -> None:
        """Write all in the language in use."""
        for place, text in self._said:
            place(text())
