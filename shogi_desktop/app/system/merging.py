"""What two programs have made of the same data, put together: plain data, as in a file of JSON.

What only one of them has changed is as that one has it. Dictionaries are put together by their keys, lists
by their elements, of which those with an ``id`` are the same as long as that is. Where both have changed a
value, one's own stands.
"""

from __future__ import annotations

from typing import Final

import msgspec

_NONE: Final = object()
"""In the place of what is not there."""


def merged(base: object, mine: object, theirs: object) -> object:
    """What `mine` and `theirs`, which both were made from `base`, come to together."""
    if theirs == base:
        return mine  # whose order counts, where all else is the same
    if mine in (base, theirs):
        return theirs
    if isinstance(mine, dict) and isinstance(theirs, dict):
        return _dict(base if isinstance(base, dict) else {}, mine, theirs)
    if isinstance(mine, list) and isinstance(theirs, list):
        return _list(base if isinstance(base, list) else [], mine, theirs)
    return mine


def _dict(
    base: dict[object, object], mine: dict[object, object], theirs: dict[object, object]
) -> dict[object, object]:
    found = {
        key: merged(base.get(key, _NONE), mine.get(key, _NONE), theirs.get(key, _NONE))
        for key in {**mine, **theirs}
    }
    return {key: value for key, value in found.items() if value is not _NONE}


def _list(base: list[object], mine: list[object], theirs: list[object]) -> list[object]:
    """In the order of `mine`; what the others have added comes behind."""
    by_name = [{_name(element): element for element in elements} for elements in (base, mine, theirs)]
    return list(_dict(*by_name).values())  # type: ignore[arg-type]  # their keys are texts


def _name(element: object) -> str:
    """The same for the same element."""
    name = element.get("id", element) if isinstance(element, dict) else element
    return msgspec.json.encode(name).decode()
