"""Texts one behind the other, as the language puts them: sentences, and what is listed.

Japanese has no space behind a full stop, and a comma of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from PySide6.QtCore import QCoreApplication


def sentences(*texts: str) -> str:
    """The texts that say something, in their order, as one paragraph."""
    return reduce(_behind, filter(None, texts), "")


def headed(headline: str, sentence: str) -> str:
    """A headline, which has no full stop, and what follows, as one paragraph."""
    template = QCoreApplication.translate("Words", "{headline}. {sentence}")
    return template.format(headline=headline, sentence=sentence)


def comma() -> str:
    """What is between the things of a list."""
    return QCoreApplication.translate("Words", ", ")


def listed(things: Iterable[str]) -> str:
    """The things in a row, without a word before the last."""
    return comma().join(things)


def _behind(before: str, after: str) -> str:
    if not before:
        return after
    template = QCoreApplication.translate("Words", "{before} {after}")
    return template.format(before=before, after=after)
