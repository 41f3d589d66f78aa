"""The players' ratings, where a file names them.

No format has a place for them. Floodgate writes them into remarks of CSA files (``'black_rate:NAME:2345.6``),
some programs into headers of their own, and many players into the name: ``Aiko(1534)``, ``Aiko R1534``.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from shogi_desktop.game import Record

_LEAST: Final = 100
_MOST: Final = 5_000
"""Ratings are taken to lie here: a number in a name may be anything else."""
_REMARK: Final = re.compile(r"^(black|white)_rate:.*:(\d+(?:\.\d+)?)\s*$")
_MOST_REMARKS: Final = 100
_MOST_OF_REMARK: Final = 400
_MOST_READ: Final = 40
"""Characters in which a number is looked for: the first of a rating, the last of a name."""
_IN_NAME: Final = re.compile(r"(?:\(\s*R?\s*|\bR\s*|レート\s*[::]?\s*)(\d{3,4})\s*\)?\s*$", re.IGNORECASE)
_NUMBER: Final = re.compile(r"\d{3,4}")
_KEYS: Final = {
    "black": ("blackelo", "black_rating", "blackrating", "先手レート", "先手r", "下手レート"),
    "white": ("whiteelo", "white_rating", "whiterating", "後手レート", "後手r", "上手レート"),
}


def ratings_of(record: Record) -> tuple[int | None, int | None]:
    """Black's rating and White's; None for one that is not known."""
    found = (_REMARK.match(remark[:_MOST_OF_REMARK]) for remark in record.root.remarks[:_MOST_REMARKS])
    told = {match[1]: float(match[2]) for match in found if match}
    headers = {key.casefold(): value for key, value in record.headers.items()}

    def rating(side: str) -> int | None:
        found = told.get(side)
        if found is None:
            texts = (headers[key] for key in _KEYS[side] if key in headers)
            numbers = (_NUMBER.search(unicodedata.normalize("NFKC", text[:_MOST_READ])) for text in texts)
            found = next((float(number[0]) for number in numbers if number), None)
        if found is None:
            name = _IN_NAME.search(unicodedata.normalize("NFKC", headers.get(side, "")[-_MOST_READ:]))
            found = None if name is None else float(name[1])
        return round(found) if found is not None and _LEAST <= found <= _MOST else None

    return rating("black"), rating("white")
