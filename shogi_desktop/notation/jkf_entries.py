"""What stands in a JKF file as values: its game and the entries of its moves.

A file in which everything is what it should be is decoded into them at once (`decoded`), in half the time. Of
any other (`made_out`) each entry is made out by itself, and what is no such value in it is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from shogi_desktop.notation.errors import NotKifuError

Json = Any
"""What a JSON text decodes to."""

_LONGEST = 10_000_000
_Part = Annotated[int, Meta(ge=0, lt=_LONGEST)]
_Coordinate = Annotated[int, Meta(ge=1, le=10)]
_COORDINATES = range(1, 11)
_HOUR, _MINUTE = 3_600_000, 60_000
_MILLISECONDS = {"h": _HOUR, "m": _MINUTE, "s": 1000, "ms": 1}


class Span(Struct, frozen=True):
    """A time: ``{"h": 1, "m": 2, "s": 3}``."""

    h: _Part = 0
    m: _Part = 0
    s: _Part = 0
    ms: _Part = 0


class Times(Struct, frozen=True):
    """The time of a move or an end, and that of all moves of its side."""

    now: Span | None = None
    total: Span | None = None

    def milliseconds(self) -> tuple[int | None, int | None]:
        """Both of them; None where nothing is said."""
        now, total = self.now, self.total
        return (
            None if now is None else now.h * _HOUR + now.m * _MINUTE + now.s * 1000 + now.ms,
            None if total is None else total.h * _HOUR + total.m * _MINUTE + total.s * 1000 + total.ms,
        )


class Place(Struct, frozen=True):
    """A square: ``{"x": 7, "y": 6}``."""

    x: _Coordinate
    y: _Coordinate


class MoveWords(Struct, frozen=True, forbid_unknown_fields=True, rename={"origin": "from"}):
    """What is said of a move; the position tells the rest."""

    to: Place | None = None
    origin: Place | None = None
    piece: str | None = None
    promote: bool | None = None
    same: bool | None = None
    relative: str | None = None
    color: Json = None
    capture: Json = None


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A move or an end, with what is noted of it and the lines of play that begin in its place."""

    move: MoveWords | UnsetType | None = UNSET
    special: str | None = None
    outcome: Json = None
    time: Times | None = None
    comments: list[str] | None = None
    remarks: list[str] | None = None
    bookmark: str | None = None
    forks: list[list[Entry]] | None = None


class OddEntry(Entry, frozen=True):
    """An entry made out by itself; its `forks` are still as they stand in the file.

    `raw` is all of it as it stands there, `odd` a key that is not known where there should be a move, and
    `odd_in_move` one within the move.
    """

    raw: Json = None
    odd: str | None = None
    odd_in_move: str | None = None


class Game(Struct, frozen=True):
    """A whole file."""

    moves: Sequence[Entry]
    header: Json = None
    initial: Json = None
    variant: Json = None
    handicap: Json = None


class OddGame(Game, frozen=True):
    """A file that was made out entry by entry.

    `has_moves` tells whether there are ``moves`` at all; `odd` is the key of a list that may be meant by it.
    """

    has_moves: bool = True
    odd: str | None = None


def decoded(text: str) -> Game | None:
    """The game in `text`, where everything in it is what it should be; None otherwise."""
    try:
        return msgspec.json.decode(text, type=Game)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None


def made_out(text: str) -> OddGame:
    """The game in `text`, as far as there is one.

    :raises NotKifuError: it is no JSON, or not that of a game.
    """
    try:
        game = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise NotKifuError(text, f"a JKF file ({error})") from None
    if not isinstance(game, dict) or not ({"moves", "header", "initial"} & game.keys()):
        raise NotKifuError(text, "a JKF file")
    return OddGame(
        entries_of(game.get("moves")),
        game.get("header"),
        game.get("initial"),
        game.get("variant"),
        game.get("handicap"),
        "moves" in game,
        next((key for key, value in game.items() if isinstance(value, list)), None),
    )


def entries_of(line: Json) -> list[OddEntry]:
    """The entries of a line of play, each made out by itself."""
    return [_entry(entry) for entry in line if isinstance(entry, dict)] if isinstance(line, list) else []


def _entry(said: dict[str, Json]) -> OddEntry:
    move, special, bookmark = said.get("move", UNSET), said.get("special"), said.get("bookmark")
    known = Entry.__struct_fields__
    inner = move if isinstance(move, dict) else {}
    return OddEntry(
        UNSET if move is UNSET else _move(move) if isinstance(move, dict) else None,
        special if isinstance(special, str) else None,
        said.get("outcome"),
        _times(said.get("time")),
        _texts(said.get("comments")),
        _texts(said.get("remarks")),
        bookmark if isinstance(bookmark, str) else None,
        [fork for fork in forks if isinstance(fork, list)]
        if isinstance(forks := said.get("forks"), list)
        else None,
        said,
        next((key for key, value in said.items() if key not in known and isinstance(value, dict)), None),
        next((key for key in inner if key not in MoveWords.__struct_encode_fields__), None),
    )


def _move(said: dict[str, Json]) -> MoveWords:
    relative = said.get("relative")
    return MoveWords(
        _place(said.get("to")),
        _place(said.get("from")),
        str(said.get("piece")),
        bool(said.get("promote")),
        bool(said.get("same")),
        relative if relative is None or isinstance(relative, str) else str(relative),
    )


def _place(said: Json) -> Place | None:
    if not isinstance(said, dict):
        return None
    x, y = said.get("x"), said.get("y")
    if not (isinstance(x, (int, float)) and isinstance(y, (int, float))):
        return None
    return Place(int(x), int(y)) if x in _COORDINATES and y in _COORDINATES else None


def _times(said: Json) -> Times | None:
    return Times(_span(said.get("now")), _span(said.get("total"))) if isinstance(said, dict) else None


def _span(said: Json) -> Span | None:
    """What can be added up of a time; None if nothing is said."""
    if not isinstance(said, dict):
        return None
    total = 0
    for key, value in said.items():
        if isinstance(value, (int, float)) and 0 <= value < _LONGEST:
            total += round(value * _MILLISECONDS.get(key, 0))
    return Span(ms=total)


def _texts(said: Json) -> list[str] | None:
    return [text for text in said if isinstance(text, str)] if isinstance(said, list) else None
