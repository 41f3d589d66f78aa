"""What is told as sentences (`app.system.sentence`), as tests look at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import pytest

from shogi_desktop.app.system.sentence import Sentence


def into(texts: list[str]) -> Callable[[Sentence], None]:
    """Writes each sentence that is told into `texts`."""
    return lambda sentence: texts.append(sentence())


def none_expected(sentence: Sentence) -> NoReturn:
    """Fails the test: nothing should be told."""
    pytest.fail(sentence())
