"""How far a random or exhaustive test goes: a sample as a rule, the whole where `SHOGI_TESTS` is `whole`.

`.ci/run` sets it. A sample is as large as the faults need that the test was written for.
"""

from __future__ import annotations

import os
from typing import TypeVar

import pytest

WHOLE = os.environ.get("SHOGI_TESTS") == "whole"

# For a test that takes more than a second of processor time, beside quicker ones of the same thing.
in_the_whole = pytest.mark.skipif(not WHOLE, reason="sample: takes long; SHOGI_TESTS=whole runs it")

T = TypeVar("T")


def extent(sample: T, whole: T) -> T:
    """The one or the other of two numbers, ranges or lists of cases."""
    return whole if WHOLE else sample
