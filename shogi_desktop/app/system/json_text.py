"""JSON from outside, as the types want it: whatever is wrong with it is one error."""

from __future__ import annotations

from typing import TypeVar

import msgspec

_Wanted = TypeVar("_Wanted")


def from_json(data: bytes | str, wanted: type[_Wanted]) -> _Wanted:
    """What `data` says.

    :raises msgspec.DecodeError: it is no JSON or says something else, also where it is no text, or nested
        without end.
    """
    try:
        return msgspec.json.decode(data, type=wanted)
    except (UnicodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from error
