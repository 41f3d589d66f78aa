"""Names and headers cut to a length that can be shown: a file may hold one of megabytes."""

from __future__ import annotations

import re
from typing import Final

MOST: Final = 2_000
"""Characters that a label or a message shows; texts to be read belong into a view that scrolls."""
MOST_OF_NAME: Final = 120
"""Characters that are shown of a player's name, an event, a place, a bookmark."""
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def shortened(text: str, most: int = MOST) -> str:
    """`text`, cut to `most` characters with an ellipsis as the last of them."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def middle_left_out(text: str, most: int) -> str:
    """`text` in `most` characters: of a longer one the beginning and the end, as of a file's name."""
    if len(text) <= most:
        return text
    end = most // 3
    return f"{text[: most - end - 1].rstrip()}…{text[-end:].lstrip()}"


def begun_large(text: str) -> str:
    """`text` with a capital at its beginning: for an entry of a list that is part of a sentence elsewhere."""
    return text[:1].upper() + text[1:]


def without_control(text: str) -> str:
    """`text` without control characters, line breaks apart, and without marks of another direction."""
    return _CONTROL.sub("", text)


def in_one_line(text: str, most: int = MOST_OF_NAME) -> str:
    """`text` without line breaks and control characters, cut to `most`."""
    head = text[: 4 * most]
    line = without_control(" ".join(head.split()))
    return line[: most - 1].rstrip() + "…" if len(line) > most or len(head) < len(text) else line
