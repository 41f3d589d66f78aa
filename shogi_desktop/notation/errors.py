"""What can go wrong in `notation`: one base class, each error naming the value and the place."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from shogi_desktop.rules import (
    Color,
    HandError,
    OffBoardError,
    PositionProblem,
    SecondKingError,
    SfenError,
    UnplayableError,
    quoted,
)

_BEGINNING = 80
_READABLE = 0.8
"""The share of printable characters below which a beginning is not shown."""


class NotationError(ValueError):
    """Base of every error that this package raises."""


class NoKifu(Enum):
    """Why a text is no kifu where its beginning does not show it."""

    CHESS = "it is a chess game"
    TOO_MANY_LINES = "it has too many lines"
    TOO_BROKEN = "too much of it is unreadable"


class NotKifuError(NotationError):
    """The text is no kifu, or no kifu of the format asked for.

    `text` is its beginning; `is_empty` tells that it has none, `is_text` that it is something to be read.
    `why` says why it is none where that is not plain from the beginning.
    """

    def __init__(self, text: str, expected: str = "a kifu", *, why: NoKifu | None = None) -> None:
        beginning = text[:_BEGINNING].strip("\ufeff \t\r\n　")
        readable = sum(character.isprintable() for character in beginning)
        self.is_empty = not beginning and why is None
        self.is_text = readable >= len(beginning) * _READABLE
        what = quoted(beginning) if self.is_text else "it is not text"
        if self.is_empty or why is not None:
            what = "it is empty" if why is None else why.value
        super().__init__(f"this is not {expected}: {what}")
        self.why = why
        self.text = beginning
        self.expected = expected


class PositionFault(Enum):
    """What is wrong with a position, for those who say it in another language."""

    RANKS = auto()
    """The board has `count` ranks instead of `wanted`."""
    SQUARES = auto()
    """The rank `rank` has `count` squares instead of `wanted`."""
    UNKNOWN_PIECE = auto()
    """`part` is no piece of the game."""
    OFF_BOARD = auto()
    """A piece stands on no square of the board."""
    SECOND_KING = auto()
    """`color` has two kings."""
    HANDS = auto()
    """`part`, or pieces of the kind `kind_id`, cannot be in hand."""
    UNPLAYABLE = auto()
    """Nobody could play from there, because of `problems`."""
    NOT_UNDERSTOOD = auto()


@dataclass(frozen=True, slots=True)
class PositionDetail:
    """A fault and what it is about, as far as that has a meaning; `rank` is counted from the top."""

    fault: PositionFault = PositionFault.NOT_UNDERSTOOD
    rank: int = 0
    count: int = 0
    wanted: int = 0
    part: str = ""
    kind_id: str = ""
    color: Color | None = None
    problems: tuple[PositionProblem, ...] = ()

    @classmethod
    def of(cls, error: Exception) -> PositionDetail:
        """What an error of `rules` means here."""
        match error:
            case OffBoardError():
                return cls(PositionFault.OFF_BOARD)
            case SecondKingError():
                return cls(PositionFault.SECOND_KING, color=error.color)
            case HandError():
                return cls(PositionFault.HANDS, kind_id=error.kind_id)
            case UnplayableError():
                return cls(PositionFault.UNPLAYABLE, problems=tuple(error.problems))
            case KeyError():
                return cls(PositionFault.UNKNOWN_PIECE, part=str(error.args[0]) if error.args else "")
        return cls()


_UNKNOWN = PositionDetail()


class PositionTextError(NotationError):
    """A position that cannot be set up; `place` says where in `text`, `why` what the trouble is, in English.

    `detail` is the same for those who say it otherwise; `sfen` what was found where the position was an SFEN.
    """

    def __init__(
        self,
        text: str,
        place: str,
        why: str,
        sfen: SfenError | None = None,
        detail: PositionDetail = _UNKNOWN,
    ) -> None:
        super().__init__(f"the position cannot be set up ({place}: {why})")
        self.detail = detail
        self.text = text
        self.place = place
        self.why = why
        self.sfen = sfen


class MoveReadError(NotationError):
    """`text` names no move that can be played in the position; `choices` lists the moves it could mean."""

    def __init__(self, text: str, choices: tuple[str, ...] = ()) -> None:
        if choices:
            super().__init__(f"{quoted(text)} may mean {' or '.join(choices)}")
        else:
            super().__init__(f"{quoted(text)} is no move that can be played here")
        self.text = text
        self.choices = choices


class CannotHoldError(NotationError):
    """The format called `format_name` has no place for the record at all; `why` says what it lacks."""

    def __init__(self, format_name: str, why: str) -> None:
        super().__init__(f"{format_name} cannot hold this game: {why}")
        self.format_name = format_name
        self.why = why


class UnencodableError(NotationError):
    """The record holds `characters` that `encoding` lacks (☗, emoji in a Shift_JIS file)."""

    def __init__(self, characters: str, encoding: str) -> None:
        super().__init__(f"{encoding} cannot hold {characters}")
        self.characters = characters
        self.encoding = encoding
