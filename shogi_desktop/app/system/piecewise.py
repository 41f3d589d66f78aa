"""Reading a struct piece by piece: what this version does not understand falls back, and is not forgotten.

Another version of the program, or a hand with an editor, may have kept a value that is none of ours. It costs
itself only: a field falls back to its usual value, an element of a list, or an entry of a dictionary, is left
out. When the content is written again, what was not understood stands there as it was, unless the player has
chosen something else in its place.

A struct that is a plain field is read field by field. One that may be absent (``X | None``) or is an element
of a list is one thing: understood whole or not at all, since a game with one rule replaced is another game.
Only an `Item` of a list is read field by field as well: its id tells which one it is when it is written back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

Content = TypeVar("Content", bound=msgspec.Struct)


class Item(msgspec.Struct, frozen=True):
    """An element of a list that stays the same one when something in it is changed. All else has defaults."""

    id: Annotated[str, Meta(min_length=1, max_length=100)]


class Pieces(Struct, Generic[Content], frozen=True):
    """The content as far as it was understood, and the names of what was not, such as ``new_game.level``."""

    content: Content
    strange: tuple[str, ...]
    _given_back: Callable[[object], object]

    def written(self, content: Content) -> dict[str, object]:
        """What to write for `content`, which was made from that here; plain data."""
        back = self._given_back(content)
        return back if isinstance(back, dict) else {}


def understand(raw: Mapping[str, object], usual: Content) -> Pieces[Content]:
    """What `raw`, plain data, says of a struct like `usual`, whose values stand in for what is strange."""
    piece = _struct(raw, usual)
    assert isinstance(piece.value, type(usual))
    return Pieces(piece.value, tuple(piece.strange), piece.give_back)


def _plain(value: object) -> Any:
    """`value` as it stands in a file, as plain data."""
    return msgspec.to_builtins(list(value) if isinstance(value, tuple) else value)


class _Piece(Struct, frozen=True):
    """A value, the names of what was not understood in it, and what to write for the value it has become."""

    value: object
    strange: tuple[str, ...] = ()
    give_back: Callable[[object], object] = _plain


def _piece(raw: object, kind: object, usual: object) -> _Piece:
    """`raw` as a field of the type `kind`."""
    bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    origin, arguments = get_origin(bare), get_args(bare)
    if isinstance(usual, msgspec.Struct) and bare is type(usual) and isinstance(raw, dict):
        return _struct(raw, usual)
    if origin is tuple and arguments[1:] == (...,) and isinstance(raw, list):
        element = arguments[0]
        if isinstance(element, type) and issubclass(element, Item):
            return _items(raw, element)
        return _list(raw, element)
    if origin is dict and isinstance(raw, dict):
        return _dict(raw, arguments[1])
    try:
        value = msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        return _Piece(usual, ("",), _unless_changed(raw, usual))
    return _Piece(value, (), _unless_changed(raw, value))


def _unless_changed(raw: object, value: object) -> Callable[[object], object]:
    """Give `raw` back for `value`, whatever is written for another one."""
    return lambda now: raw if now == value else _plain(now)


@cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """The fields by name; to read their types takes milliseconds."""
    return {field.name: field for field in msgspec.structs.fields(kind)}


def _struct(raw: Mapping[str, object], usual: msgspec.Struct) -> _Piece:
    fields = _fields(type(usual))
    unknown = {key: value for key, value in raw.items() if key not in fields}
    pieces = {
        name: _piece(raw[name], field.type, getattr(usual, name))
        for name, field in fields.items()
        if name in raw
    }
    try:
        value = msgspec.structs.replace(usual, **{name: piece.value for name, piece in pieces.items()})
    except ValueError:
        return _Piece(usual, ("",), _unless_changed(raw, usual))

    def give_back(now: object) -> object:
        written = {**_plain(now), **unknown}
        for name, piece in pieces.items():
            field = getattr(now, name)
            part = piece.give_back(field)
            # A usual value is left out; what was not understood in its place is not.
            if name in written or part != _plain(field):
                written[name] = part
        return written

    return _Piece(value, _named(pieces.items()), give_back)


def _list(raw: list[object], kind: object) -> _Piece:
    understood: list[tuple[object, object]] = []
    strange: list[tuple[int, object]] = []
    for index, element in enumerate(raw):
        try:
            understood.append((msgspec.convert(element, kind), element))
        except msgspec.ValidationError:
            strange.append((index, element))

    def give_back(now: object) -> object:
        elements = now if isinstance(now, tuple) else ()
        written = [next((was for value, was in understood if value == one), _plain(one)) for one in elements]
        return written + [element for _, element in strange]

    names = tuple(f"[{index}]" for index, _ in strange)
    return _Piece(tuple(value for value, _ in understood), names, give_back)


def _items(raw: list[object], kind: type[Item]) -> _Piece:
    understood: dict[str, _Piece] = {}
    strange: list[object] = []
    names: list[tuple[str, _Piece]] = []
    for index, element in enumerate(raw):
        name = _id_of(element)
        if name is None or name in understood or not isinstance(element, dict):
            strange.append(element)
            names.append((f"[{index}]", _Piece(None, ("",))))
        else:
            understood[name] = piece = _struct(element, kind(name))
            names.append((f"[{index}]", piece))

    def give_back(now: object) -> object:
        items: tuple[Item, ...] = now if isinstance(now, tuple) else ()
        written = [
            understood[one.id].give_back(one) if one.id in understood else _plain(one) for one in items
        ]
        return written + strange

    return _Piece(tuple(piece.value for piece in understood.values()), _named(names), give_back)


def _id_of(raw: object) -> str | None:
    """What `raw` says that its id is; None where it says none."""
    try:
        return msgspec.convert(raw, Item).id
    except msgspec.ValidationError:
        return None


def _dict(raw: dict[str, object], kind: object) -> _Piece:
    understood: dict[str, object] = {}
    strange: dict[str, object] = {}
    for key, entry in raw.items():
        try:
            understood[key] = msgspec.convert(entry, kind)
        except msgspec.ValidationError:
            strange[key] = entry

    def give_back(now: object) -> object:
        return {**strange, **_plain(now)}

    return _Piece(understood, tuple(f"[{key}]" for key in strange), give_back)


def _named(pieces: Iterable[tuple[str, _Piece]]) -> tuple[str, ...]:
    """The names of what is strange in the fields of a struct."""
    names = ((name, inner) for name, piece in pieces for inner in piece.strange)
    return tuple(name + ("" if inner[:1] in {"", "["} else ".") + inner for name, inner in names)
