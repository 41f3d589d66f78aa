r"""JSON of the program's own files: any file name can be written, and whatever is wrong is one error.

A file name need not be text: where its bytes are none, Python has lone surrogates in their place. UTF-8 holds
none, so JSON has them as escapes (`\udcff`), which only this module reads; all other text is plain UTF-8.
"""

from __future__ import annotations

import json
from typing import Final, TypeVar

import msgspec

_Wanted = TypeVar("_Wanted")
_LONE: Final = "surrogate"
"""What msgspec says of an escape that stands for no character."""


def to_json(value: object, *, indent: int | None = None) -> bytes:
    """`value` as JSON, `from_json` gives it back; on one line, or with so much indent for each level."""
    try:
        data = msgspec.json.encode(value)
        return data if indent is None else msgspec.json.format(data, indent=indent)
    except UnicodeEncodeError:
        plain = msgspec.to_builtins(value, str_keys=True)
        separators = (",", ":") if indent is None else None
        return json.dumps(plain, indent=indent, separators=separators).encode("ascii")


def from_json(data: bytes | str, wanted: type[_Wanted]) -> _Wanted:
    """What `data` says.

    :raises msgspec.DecodeError: it is no JSON or says something else, also where it is no text, or nested
        without end.
    """
    try:
        try:
            return msgspec.json.decode(data, type=wanted)
        except msgspec.ValidationError:
            raise
        except msgspec.DecodeError as error:
            if _LONE not in str(error):
                raise
            return _with_names(data, wanted)
    except (UnicodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from error


def name_as_text(name: str) -> str:
    r"""A file's name for other programs, as text in any case: what is none becomes `\udcff` and the like."""
    return name.encode(errors="backslashreplace").decode()


def _with_names(data: bytes | str, wanted: type[_Wanted]) -> _Wanted:
    """The same where there are names that are no text. :raises UnicodeError: there is what no name has."""
    try:
        value = json.loads(data)
    except UnicodeError:
        raise
    except ValueError as error:
        raise msgspec.DecodeError(str(error)) from error
    json.dumps(value, ensure_ascii=False).encode(errors="surrogateescape")
    return msgspec.convert(value, wanted, str_keys=True)
