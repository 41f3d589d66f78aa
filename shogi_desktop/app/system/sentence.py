"""A sentence that is told and stays in sight: what writes it, so that it follows the language of the window.

Who tells of something that went wrong (an engine, a match, a file) hands on one of these, not a text: the
notice with it asks again when another language is chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Sentence: TypeAlias = Callable[[], str]
"""Writes the sentence in the language in use."""
