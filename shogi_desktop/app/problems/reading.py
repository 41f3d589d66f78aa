"""Which of the games and positions in a file are mating problems. Lenient: what is none is told and left out.

A problem is a position that somebody set up, no start of a game, in which the side to move has a check. What
is played from there in the file is its solution, as far as it is legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Final

from msgspec import Struct

from shogi_desktop.app.printing.sheets import lines_of_list
from shogi_desktop.app.records.folders import files_below
from shogi_desktop.game import Record
from shogi_desktop.game.mating import checks
from shogi_desktop.notation import NotationError, read, read_all
from shogi_desktop.regular_file import is_folder, read_file
from shogi_desktop.rules import Move, Position, RulesError

MOST_FILES: Final = 5_000
MOST_PROBLEMS: Final = 20_000
"""Of a folder or a file: more nobody solves, and a wrong one must not fill the memory."""


class Refusal(Enum):
    """Why something is no mating problem; the value says it in English."""

    UNREADABLE = "it cannot be read as a kifu or a list of positions"
    ORDINARY_START = "it is the start of a game, not a mating problem"
    NO_CHECK = "the side to move cannot give check"
    NO_KING = "the side to be mated has no king"
    EMPTY = "it is empty"
    TOO_MANY = "there are too many files or problems: the rest was not read"


class MatingProblem(Struct, frozen=True):
    """A problem of a file: the `number` of the game or line in it, from 1, with its own solution, if any."""

    name: str
    number: int
    start: Position
    stated: tuple[Move, ...] = ()
    title: str = ""


class LeftOut(Struct, frozen=True):
    """What is no problem, with the number of the game or line in the file, from 1; 0 is the whole file."""

    name: str
    number: int
    why: Refusal
    detail: str = ""

    @property
    def text(self) -> str:
        """One sentence in English."""
        place = f"{self.name}, no. {self.number}" if self.number else self.name
        return f"{place}: left out, {self.why.value}{f' ({self.detail})' if self.detail else ''}"


def read_problems(path: Path) -> tuple[list[MatingProblem], list[LeftOut]]:
    """The first `MOST_PROBLEMS` problems in the file at `path`, and what of it is none.

    Never raises for what is in the file.

    :raises OSError: it cannot be read.
    """
    return problems_in(read_file(path), str(path), MOST_PROBLEMS)


def read_collection(path: Path) -> tuple[list[MatingProblem], list[LeftOut]]:
    """The problems in the file or folder at `path`, with all that is below it, and what of it is none.

    Of a folder files that cannot be read are told and left out; so is what goes beyond `MOST_FILES` or
    `MOST_PROBLEMS`.

    :raises OSError: a file that was named itself, or the folder, cannot be read.
    """
    if not is_folder(path):
        return read_problems(path)
    path.stat()
    found: list[MatingProblem] = []
    left_out: list[LeftOut] = []
    for number, file in enumerate(files_below(str(path), lambda: False)):
        if number == MOST_FILES or len(found) >= MOST_PROBLEMS:
            left_out.append(LeftOut(str(path), 0, Refusal.TOO_MANY))
            break
        try:
            problems, others = read_problems(Path(file.path))
        except OSError as error:
            left_out.append(LeftOut(file.path, 0, Refusal.UNREADABLE, error.strerror or str(error)))
            continue
        found += problems
        left_out += [] if file.unsure and not problems else others
    return found[:MOST_PROBLEMS], left_out


def problems_in(data: bytes, name: str, most: int | None = None) -> tuple[list[MatingProblem], list[LeftOut]]:
    """The problems in a kifu or a list of positions called `name`, and what of it is none.

    :param most: so many of them; what comes then is told as one more that is left out. None: all.
    """
    if not data.strip():
        return [], [LeftOut(name, 0, Refusal.EMPTY)]
    found: list[MatingProblem] = []
    left_out: list[LeftOut] = []
    for number, record in _records(data, name, left_out):
        if len(found) == most:
            left_out.append(LeftOut(name, number, Refusal.TOO_MANY))
            break
        start = record.start_position()
        why = refusal(record, start)
        if why is None:
            title = record.headers.get("作品名", "") or record.headers.get("event", "")
            found.append(MatingProblem(name, number, start, _stated(record), title))
        else:
            left_out.append(LeftOut(name, number, why))
    return found, left_out


def refusal(record: Record, start: Position) -> Refusal | None:
    """Why `record`, which begins at `start`, is no mating problem; None if it is one."""
    if any(record.start_sfen == handicap.sfen for handicap in record.variant.handicaps):
        return Refusal.ORDINARY_START
    if start.king(start.turn.opponent) is None:
        return Refusal.NO_KING
    return None if checks(start) else Refusal.NO_CHECK


def _records(data: bytes, name: str, left_out: list[LeftOut]) -> Iterator[tuple[int, Record]]:
    try:
        listed = lines_of_list(data)
        if not listed:
            yield from ((number, result.record) for number, result in enumerate(read_all(data), 1))
    except (NotationError, RulesError) as error:
        left_out.append(LeftOut(name, 0, Refusal.UNREADABLE, str(error)))
        return
    for number, line in enumerate(listed, 1):
        try:
            yield number, read(line).record
        except (NotationError, RulesError) as error:
            left_out.append(LeftOut(name, number, Refusal.UNREADABLE, str(error)))


def _stated(record: Record) -> tuple[Move, ...]:
    """The moves of the main line, up to the first that is no legal one."""
    moves: list[Move] = []
    for node in record.main_line():
        if node.illegal or node.move is None:
            break
        moves.append(node.move)
    return tuple(moves)
