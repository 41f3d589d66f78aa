"""The positions that the games of a match begin from: a list of our own for each game, or a file.

A file has one opening a line in USI text: ``startpos moves …``, ``sfen … moves …``, a bare SFEN or moves
alone; empty lines and those that begin with ``#`` are passed over.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path

from shogi_desktop.game import Record
from shogi_desktop.notation import NotationError, usi_text
from shogi_desktop.notation.result import Problem
from shogi_desktop.regular_file import read_file
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import Move, RulesError, Variant


class OpeningsFault(Enum):
    """What is wrong with a file of openings; the value is the English reason."""

    UNREADABLE = "it cannot be read: {detail}"
    NOT_TEXT = "it is not UTF-8 text"
    EMPTY = "it has no openings"
    NOT_UNDERSTOOD = "{detail}"
    OTHER_GAME = "it is for another game ({detail})"


class OpeningsError(ValueError):
    """A file of openings cannot be used: `path` and `line` (None: the whole of it) say where.

    `detail` is what the system says, the other game's id, or what the reader of the line found.
    """

    def __init__(
        self,
        path: Path,
        line: int | None,
        fault: OpeningsFault,
        detail: str | NotationError | RulesError | Problem = "",
    ) -> None:
        place = str(path) if line is None else f"{path}, line {line}"
        said = detail.text if isinstance(detail, Problem) else detail
        super().__init__(f"{place}: {fault.value.format(detail=said)}")
        self.path, self.line, self.fault, self.detail = path, line, fault, detail


@dataclass(frozen=True, slots=True)
class Opening:
    """A start position and the moves from there."""

    start_sfen: str
    moves: tuple[Move, ...] = ()


def bundled_openings(variant: Variant) -> Path:
    """Our own list for a game."""
    return resource_path(f"openings/{variant.id}.sfens")


def read_openings(path: Path, variant: Variant) -> tuple[Opening, ...]:
    """The openings in a file, in its order.

    :raises OpeningsError: if it cannot be read, has none, or has a line that is none of this game.
    """
    try:
        text = read_file(path).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        if isinstance(error, OSError):
            raise OpeningsError(path, None, OpeningsFault.UNREADABLE, error.strerror or "") from error
        raise OpeningsError(path, None, OpeningsFault.NOT_TEXT) from error
    return _openings(path, text, variant)


@lru_cache(maxsize=4)
def _openings(path: Path, text: str, variant: Variant) -> tuple[Opening, ...]:
    """The openings in the text of a file, read once: who sets up a match asks for them several times."""
    openings = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            openings.append(_opening(path, number, line, variant))
    if not openings:
        raise OpeningsError(path, None, OpeningsFault.EMPTY)
    return tuple(openings)


def _opening(path: Path, number: int, line: str, variant: Variant) -> Opening:
    try:
        result = usi_text.loads(line, variant)
    except (NotationError, RulesError) as error:
        raise OpeningsError(path, number, OpeningsFault.NOT_UNDERSTOOD, error) from error
    if result.problems:
        raise OpeningsError(path, number, OpeningsFault.NOT_UNDERSTOOD, result.problems[0])
    record: Record = result.record
    if record.variant is not variant:
        raise OpeningsError(path, number, OpeningsFault.OTHER_GAME, record.variant.id)
    moves = tuple(node.move for node in record.main_line() if node.move is not None)
    return Opening(record.start_sfen, moves)
