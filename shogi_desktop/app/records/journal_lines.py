"""What stands in a journal: its lines, their checksums, and what a whole file of them says.

Each line ends in a checksum over itself and the checksum of the line before it (CRC-32), so that a changed
line, and one that went missing between two others, is found. What follows such a place cannot be replayed,
for a game has no holes: it is counted and told of. Journals from before there were checksums have none in any
line. See docs/decisions/0039-journals-with-checksums.md.

A line that is whole and says what this version does not know (a later one wrote it) makes the whole game
that version's: it is neither offered nor touched.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from enum import Enum, auto
from pathlib import Path
from typing import Annotated
from zlib import crc32

import msgspec
from msgspec import Meta, Struct

from shogi_desktop.app.records.seals import SEAL, has_seal_within, holds, seal_of, sealed
from shogi_desktop.app.settings.game_setup import GameSetup, PlayerSetup, with_kinds
from shogi_desktop.app.system.json_text import from_json, to_json
from shogi_desktop.game import ClockState
from shogi_desktop.regular_file import read_whole
from shogi_desktop.rules import Color

_Count = Annotated[int, Meta(ge=0)]


def _require_possible(clock: ClockState | None) -> None:
    """:raises ValueError: a time or a number of periods is negative."""
    for side in () if clock is None else map(clock.side, Color):
        if min(side.main_ms, side.periods, side.used_ms) < 0:
            raise ValueError(f"a clock cannot stand below nothing: {side}")


class GameLine(msgspec.Struct, frozen=True, tag="game", tag_field="kind"):
    """The first line: the set-up and when the game began (ISO 8601, local time)."""

    setup: GameSetup
    started: str

    def __post_init__(self) -> None:
        datetime.fromisoformat(self.started)


class MoveLine(msgspec.Struct, frozen=True, tag="move", tag_field="kind"):
    """An accepted move in USI text, the milliseconds it took, and both clocks as settled by it."""

    usi: str
    spent_ms: _Count | None = None
    clock: ClockState | None = None

    def __post_init__(self) -> None:
        _require_possible(self.clock)


class TakeBackLine(msgspec.Struct, frozen=True, tag="take_back", tag_field="kind"):
    """The last `plies` moves were taken back; both clocks as they stood then: time used may stay used."""

    plies: _Count
    clock: ClockState | None = None

    def __post_init__(self) -> None:
        _require_possible(self.clock)


class NoteLine(msgspec.Struct, frozen=True, tag="note", tag_field="kind"):
    """What was noted on the position after `ply` moves of the record: the latest line on a ply holds."""

    ply: _Count
    comment: str = ""
    bookmark: str | None = None


class PlayersLine(msgspec.Struct, frozen=True, tag="players", tag_field="kind"):
    """Who plays on from here: the sides were switched, or, with the same players, the computer took over."""

    black: PlayerSetup
    white: PlayerSetup


class EndLine(msgspec.Struct, frozen=True, tag="end", tag_field="kind"):
    """The game is over, or was put away by the player. `reason` is the name of a `Reason`."""

    reason: str


Line = GameLine | MoveLine | TakeBackLine | NoteLine | PlayersLine | EndLine


def written(line: Line, before: int) -> tuple[bytes, int]:
    """The text of `line` with its checksum and its end, and that checksum.

    :param before: the checksum of the line before it, 0 where it is the first.
    """
    text, checksum = sealed(to_json(line), before)
    return text + b"\n", checksum


class State(Enum):
    """What a journal is to the player."""

    WAITING = auto()
    """Its game was cut off and can be played on."""
    OVER = auto()
    """Its game has ended, or never began: nobody needs it any more."""
    OF_ANOTHER_VERSION = auto()
    """It says what this version does not know, and may be played on by the one that does."""
    BROKEN = auto()
    """It is damaged where it begins, so that nothing can be played on."""


class UnfinishedGame(Struct, frozen=True):
    """A game that was cut off: its set-up and the moves that stand, with how the clocks stood after each.

    `clock` is how the clocks stood last, which after a take-back is not as they stood after the last move.
    `notes` are the comments and bookmarks that stand, one a ply. `assisted`: the players changed, or the
    computer moved for a person; `setup` has them as they were last. `damaged`: something in the journal
    cannot be read, and what followed it is lost; `lost` is how many moves more there had been. `stamp` is the
    checksum of the whole file: with another one somebody else has played on.
    """

    path: Path
    setup: GameSetup
    started: datetime
    moves: tuple[MoveLine, ...]
    notes: tuple[NoteLine, ...] = ()
    clock: ClockState | None = None
    assisted: bool = False
    damaged: bool = False
    lost: int = 0
    stamp: int = 0

    def lines(self) -> Iterator[Line]:
        """What a journal of this game alone would say."""
        yield GameLine(self.setup, self.started.isoformat(timespec="seconds"))
        yield from self.moves
        if self.clock != (self.moves[-1].clock if self.moves else None):
            yield TakeBackLine(0, self.clock)
        yield from self.notes
        if self.assisted:
            yield PlayersLine(self.setup.black, self.setup.white)


class Reading(Struct, frozen=True):
    """What the journal at `path` says. `game` is given where it waits; `moves` were in it, read or not.

    `clean`: new lines can be joined on as it stands, after the checksum `last`.
    """

    path: Path
    state: State
    game: UnfinishedGame | None = None
    moves: int = 0
    clean: bool = False
    last: int = 0


class _Game(Struct):
    """A game as its lines are read one after another."""

    setup: GameSetup
    moves: list[MoveLine]
    notes: dict[int, NoteLine]
    clock: ClockState | None = None
    assisted: bool = False

    def take(self, line: Line) -> None:
        if isinstance(line, MoveLine):
            self.moves.append(line)
            self.clock = line.clock
        elif isinstance(line, TakeBackLine):
            del self.moves[max(0, len(self.moves) - line.plies) :]
            self.clock = line.clock or (self.moves[-1].clock if self.moves else None)
            plies = len(self.setup.moves) + len(self.moves)
            self.notes = {ply: note for ply, note in self.notes.items() if ply <= plies}
        elif isinstance(line, NoteLine):
            self.notes[line.ply] = line
        elif isinstance(line, PlayersLine):
            self.setup = msgspec.structs.replace(self.setup, black=line.black, white=line.white)
            self.assisted = True


class _Found(Struct, frozen=True):
    """A line of a file: what it says, if it can be read; whether its checksum vouches for that."""

    line: Line | None
    vouched: bool
    kind: str
    last: int

    @property
    def is_of_another_version(self) -> bool:
        """Whether it is whole, and not understood."""
        return self.vouched and self.line is None


def read_journal(path: Path) -> Reading:
    """What the journal at `path` says. :raises OSError: it cannot be read."""
    return read_lines(read_whole(path), path)


def read_lines(data: bytes, path: Path) -> Reading:
    """What a journal with that content says.

    A last line without its end, as a power cut leaves it, was never acknowledged: to leave it out is no loss.
    """
    *texts, tail = data.split(b"\n")
    has_seals = SEAL in data
    if has_seal_within(tail):
        texts.append(tail)
    found = list(_found(texts, has_seals=has_seals))
    if found and found[-1].vouched and isinstance(found[-1].line, EndLine):
        return Reading(path, State.OVER)
    if any(one.is_of_another_version for one in found):
        return Reading(path, State.OF_ANOTHER_VERSION)
    bad = next((index for index, one in enumerate(found) if not one.vouched), len(found))
    good, rest = found[:bad], found[bad:]
    first = good[0].line if good else None
    if not isinstance(first, GameLine):
        moves = sum(one.kind == MoveLine.__struct_config__.tag for one in found)
        return Reading(path, State.BROKEN if found else State.OVER, moves=moves)
    game = _Game(first.setup, [], {})
    for one in good[1:]:
        if one.line is not None:
            game.take(one.line)
    standing = len(game.moves)
    unfinished = UnfinishedGame(
        path,
        game.setup,
        datetime.fromisoformat(first.started),
        tuple(game.moves),
        tuple(game.notes.values()),
        game.clock,
        game.assisted,
        damaged=bool(rest),
        lost=max(0, _plies_after(standing, rest) - standing),
        stamp=crc32(data),
    )
    worth = unfinished.moves or unfinished.notes or unfinished.damaged
    return Reading(
        path,
        State.WAITING if worth else State.OVER,
        unfinished if worth else None,
        standing + unfinished.lost,
        clean=has_seals and not rest and not tail,
        last=good[-1].last,
    )


def _found(texts: Iterable[bytes], *, has_seals: bool) -> Iterator[_Found]:
    """Each of the lines; a journal either has checksums in all of them or in none."""
    before: int | None = 0
    for text in texts:
        checksum = seal_of(text)
        vouched = not has_seals
        if checksum is not None and before is not None:
            vouched = holds(text, before)
        line: Line | None = None
        with suppress(msgspec.DecodeError, RecursionError):
            line = msgspec.convert(with_kinds(from_json(text, object)), Line)
        kind = _kind_of(text) if line is None else str(line.__struct_config__.tag)
        if checksum is None and line is None:
            # Nothing vouches for it but that it looks like a line of some version, which gave it no checksum.
            vouched = SEAL not in text and _is_of_some_version(text)
        yield _Found(line, vouched, kind, checksum or 0)
        before = checksum


class _Kind(msgspec.Struct, frozen=True):
    """What a line of any version says of itself."""

    kind: str


def _is_of_some_version(text: bytes) -> bool:
    try:
        text.decode()  # in a key or string that it has no use for, msgspec takes any byte
        from_json(text, _Kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return True


def _kind_of(text: bytes) -> str:
    """The kind a line seems to be of, however little of it can be read."""
    match = re.match(rb'\{"kind":"(\w+)"', text)
    return "" if match is None else match[1].decode()


def _plies_after(plies: int, rest: Iterable[_Found]) -> int:
    """How many moves there seem to have been at the end; a line of which nothing is known counts as one."""
    for one in rest:
        if isinstance(one.line, TakeBackLine):
            plies = max(0, plies - one.line.plies)
        elif one.kind in {"", "move"}:
            plies += 1
    return plies
