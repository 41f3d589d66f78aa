"""Damage to files, as disks, mails and editors do it: for tests of readers."""

from __future__ import annotations

import random
from collections.abc import Sequence


def mangle(data: bytearray, rng: random.Random, others: Sequence[bytes]) -> None:
    """Change a byte, cut something out, put in a piece of one of `others`, or repeat a line."""
    place = rng.randrange(len(data) + 1)
    choice = rng.randrange(4)
    if choice == 0 and place < len(data):
        data[place] = rng.randrange(256)
    elif choice == 1:
        del data[place : place + rng.randint(1, 40)]
    elif choice == 2:
        other = rng.choice(others)
        start = rng.randrange(len(other))
        data[place:place] = other[start : start + rng.randint(1, 80)]
    else:
        lines = data.split(b"\n")
        lines.insert(rng.randrange(len(lines) + 1), rng.choice(lines))
        data[:] = b"\n".join(lines)
