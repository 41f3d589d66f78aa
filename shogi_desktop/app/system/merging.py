"""What two programs have made of the same data, put together: plain data, as in a file of JSON.

What only one of them has changed is as that one has it. Where both have changed a value, one's own stands.
Of what holds many things each counts for itself: the keys of the file and of the dictionaries in it, the
elements of its lists, and of those that have an ``id``, which tells which are the same, each field. A value
that is one thing, such as the setup of a game or the words of a command, is taken whole from one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final

from shogi_desktop.app.system.json_text import to_json

_NONE: Final = object()
"""In the place of what is not there."""
_ID: Final = "id"
_Merge = Callable[[object, object, object], object]


def merged(base: object, mine: object, theirs: object, wholes: Container[str] = ()) -> object:
    """What `mine` and `theirs`, which both were made from `base`, come to together.

    :param wholes: the keys of the file whose dictionaries are one thing each.
    """
    if not isinstance(mine, dict) or not isinstance(theirs, dict):
        return _of_file(base, mine, theirs)
    return _dict(base, mine, theirs, lambda key: _either if key in wholes else _of_file)


def _either(base: object, mine: object, theirs: object) -> object:
    """One of the two, whole."""
    # Else mine, whose order counts, where all else is the same.
    return theirs if mine == base != theirs else mine


def _of_file(base: object, mine: object, theirs: object) -> object:
    """A value of the file itself."""
    if isinstance(mine, list) and isinstance(theirs, list) and theirs != base:
        return _list(base, mine, theirs)
    return _of_element(base, mine, theirs)


def _of_element(base: object, mine: object, theirs: object) -> object:
    """A value of an element, or one of the file that is no list."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        return _dict(base, mine, theirs, lambda _: _either)
    if isinstance(mine, list) and isinstance(theirs, list) and theirs != base and _have_ids([*mine, *theirs]):
        return _list(base, mine, theirs)
    return _either(base, mine, theirs)


def _dict(
    base: object, mine: dict[str, object], theirs: dict[str, object], merge_of: Callable[[str], _Merge]
) -> dict[str, object]:
    before = base if isinstance(base, dict) else {}
    found = {
        key: merge_of(key)(before.get(key, _NONE), mine.get(key, _NONE), theirs.get(key, _NONE))
        for key in {**mine, **theirs}
    }
    return {key: value for key, value in found.items() if value is not _NONE}


def _list(base: object, mine: list[object], theirs: list[object]) -> list[object]:
    """In the order of `mine`; what the others have added comes behind."""
    found = _dict(
        _by_name(base) if isinstance(base, list) else {}, _by_name(mine), _by_name(theirs), lambda _: _element
    )
    return list(found.values())


def _element(base: object, mine: object, theirs: object) -> object:
    if isinstance(mine, dict) and isinstance(theirs, dict) and _ID in mine:
        return _dict(base, mine, theirs, lambda _: _of_element)
    return _either(base, mine, theirs)


def _have_ids(elements: list[object]) -> bool:
    return all(isinstance(one, dict) and _ID in one for one in elements)


def _by_name(elements: list[object]) -> dict[str, object]:
    return {_name(element): element for element in elements}


def _name(element: object) -> str:
    """The same for the same element."""
    name = element.get(_ID, element) if isinstance(element, dict) else element
    return to_json(name).decode()
