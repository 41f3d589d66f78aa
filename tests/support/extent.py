"""How far a random or exhaustive test goes: a sample as a rule, the whole where `SHOGI_TESTS` is `whole`.

`.ci/run` sets it. A sample is as large as the faults need that the test was written for.
"""

from __future__ import annotations

import os
from typing import TypeVar

WHOLE = os.environ.get("SHOGI_TESTS") == "whole"

T = TypeVar("T")


def extent(sample: T, whole: T) -> T:
    """The one or the other of two numbers, ranges or lists of cases."""
    return whole if WHOLE else sample
