"""The summary of a game that a server proposes: read line by line, and written.

``Format:Shogi 1.0`` is the protocol's; ``Format:Okisaki 1.0`` ours (docs/online.md): who does not know it
rejects the game. The position's block may hold moves already made, as of a game that is taken up again.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct, field

from shogi_desktop.csa.errors import SummaryError
from shogi_desktop.csa.moves import MoveLine, is_move, move_line, read_move_line
from shogi_desktop.csa.times import TimeRule, read_rule
from shogi_desktop.notation import NotationError
from shogi_desktop.notation.csa_start import CsaStart, start_lines
from shogi_desktop.notation.csa_words import COLORS, SIGNS
from shogi_desktop.rules import (
    VARIANTS,
    Color,
    Position,
    RulesError,
    Variant,
    quoted,
    require_playable,
    unnamed_variant,
)

MOST_LINES: Final = 4_000
"""More lines than the longest game taken up again has."""
FORMATS: Final = {variant.names.server: variant for variant in VARIANTS if variant.names.server}
DECLARATION: Final = "Jishogi 1.1"
_VERSION = re.compile(r"1(\.\d{1,3}){0,3}")
_NAME = re.compile(r"\S{1,200}")
_MOST_MOVES: Final = 100_000


class VersionError(SummaryError):
    """A version of the protocol that is not known here."""


class FormatError(SummaryError):
    """A game that is not known here."""


class GameSummary(Struct, frozen=True):
    """A game that is proposed.

    :ivar your_turn: the side of whoever gets the summary; None for one who only watches.
    :ivar moves: those made already, from `start_sfen` on. :ivar max_moves: None: no limit.
    :ivar declares: whether a win by 27 points may be declared.
    """

    game_id: str
    black: str
    white: str
    your_turn: Color | None
    variant: Variant = field(default_factory=unnamed_variant)
    start_sfen: str = ""
    moves: tuple[MoveLine, ...] = ()
    black_time: TimeRule = field(default_factory=TimeRule)
    white_time: TimeRule = field(default_factory=TimeRule)
    max_moves: int | None = None
    declares: bool = True
    rematch_on_draw: bool = False

    def name(self, color: Color) -> str:
        """Who plays `color`."""
        return self.black if color is Color.BLACK else self.white

    def time(self, color: Color) -> TimeRule:
        """What `color` gets."""
        return self.black_time if color is Color.BLACK else self.white_time

    def start_position(self) -> Position:
        """A new position at its start."""
        return Position.from_sfen(self.start_sfen or self.variant.start_sfen, self.variant)


class SummaryReader:
    """Reads the lines after ``BEGIN Game_Summary``, up to its END."""

    def __init__(self) -> None:
        self._count = 0
        self._blocks: list[str] = []
        self._head: dict[str, str] = {}
        self._times: dict[str, dict[str, str]] = {}
        self._position: list[str] = []

    def feed(self, line: str) -> GameSummary | None:
        """Take a line; the summary, with its last. :raises SummaryError: it makes no sense."""
        self._count += 1
        if self._count > MOST_LINES:
            raise SummaryError(line, f"a summary of more than {MOST_LINES} lines")
        if line == "END Game_Summary" and not self._blocks:
            return self._finished()
        if line.startswith("BEGIN "):
            self._begin(line)
        elif line.startswith("END "):
            if not self._blocks or self._blocks.pop() != line[4:]:
                raise SummaryError(line, "nothing of that name has begun")
        elif self._blocks == ["Position"]:
            self._position.append(line)
        elif line:
            word, colon, value = line.partition(":")
            if not colon:
                raise SummaryError(line, "it says nothing of a game")
            block = self._times[self._blocks[0]] if self._blocks else self._head
            if word in block:
                raise SummaryError(line, "it has been said before")
            block[word] = value.strip()
        return None

    def _begin(self, line: str) -> None:
        name = line[6:]
        if self._blocks or name not in {"Time", "Time+", "Time-", "Position"}:
            raise SummaryError(line, "it does not begin here")
        self._blocks.append(name)
        if name != "Position":
            self._times[name] = {}

    def _finished(self) -> GameSummary:
        head = self._head
        version = head.get("Protocol_Version", "1.2")
        if not _VERSION.fullmatch(version):
            raise VersionError(f"Protocol_Version:{version}", "versions 1.0 to 1.2.1 are known")
        variant = FORMATS.get(head.get("Format", "Shogi 1.0"))
        if variant is None:
            raise FormatError(f"Format:{head['Format']}", f"{' and '.join(FORMATS)} are known")
        position, moves = self._read_position(variant)
        both = self._times.get("Time", {})
        turn = head.get("Your_Turn", "")
        if turn and turn not in COLORS:
            raise SummaryError(f"Your_Turn:{turn}", "+ or - is expected")
        return GameSummary(
            game_id=_name(head, "Game_ID", ""),
            black=_name(head, "Name+", "?"),
            white=_name(head, "Name-", "?"),
            your_turn=COLORS.get(turn),
            variant=variant,
            start_sfen=position.sfen(),
            moves=moves,
            black_time=read_rule(both | self._times.get("Time+", {})),
            white_time=read_rule(both | self._times.get("Time-", {})),
            max_moves=_number(head, "Max_Moves") or None,
            declares=head.get("Declaration", "").startswith("Jishogi"),
            rematch_on_draw=head.get("Rematch_On_Draw", "NO") == "YES",
        )

    def _read_position(self, variant: Variant) -> tuple[Position, tuple[MoveLine, ...]]:
        start = CsaStart(variant)
        moves: list[MoveLine] = []
        for line in self._position:
            text = line.rstrip()
            if is_move(text):
                moves.append(read_move_line(text, variant))
                continue
            try:
                if text and (moves or not start.take(text)):
                    raise SummaryError(line, "it is no part of a position")
            except (NotationError, RulesError) as error:
                raise SummaryError(line, str(error)) from None
        said = self._head.get("To_Move", "")
        if said and said not in COLORS:
            raise SummaryError(f"To_Move:{said}", "+ or - is expected")
        position = start.finished(moves[0].color if moves else COLORS.get(said))
        try:
            require_playable(position)
        except RulesError as error:
            raise SummaryError("BEGIN Position", str(error)) from None
        return position, tuple(moves)


def _name(head: dict[str, str], word: str, default: str) -> str:
    value = head.get(word, default)
    if value and not _NAME.fullmatch(value):
        raise SummaryError(f"{word}:{value}", "a name without blanks is expected")
    return value


def _number(head: dict[str, str], word: str) -> int:
    value = head.get(word, "0")
    if not (value.isascii() and value.isdecimal()) or len(value) > 9 or int(value) > _MOST_MOVES:
        raise SummaryError(f"{word}:{value}", "a number of moves is expected")
    return int(value)


def summary_lines(summary: GameSummary) -> list[str]:
    """What a server sends to propose the game, its first and last line included."""
    start = summary.start_position()
    lines = [
        "BEGIN Game_Summary",
        "Protocol_Version:1.2",
        "Protocol_Mode:Server",
        f"Format:{summary.variant.names.server}",
        *([f"Declaration:{DECLARATION}"] if summary.declares else []),
        f"Game_ID:{summary.game_id}",
        f"Name+:{summary.black}",
        f"Name-:{summary.white}",
        *([f"Your_Turn:{SIGNS[summary.your_turn]}"] if summary.your_turn is not None else []),
        f"Rematch_On_Draw:{'YES' if summary.rematch_on_draw else 'NO'}",
        f"To_Move:{SIGNS[start.turn]}",
        f"Max_Moves:{summary.max_moves or 0}",
    ]
    if summary.black_time == summary.white_time:
        lines += _block("Time", summary.black_time.lines())
    else:
        lines += _block("Time+", summary.black_time.lines())
        lines += _block("Time-", summary.white_time.lines())
    moves = [move_line(move.text, move.units or 0) for move in summary.moves]
    return [*lines, *_block("Position", [*start_lines(start), *moves]), "END Game_Summary"]


def _block(name: str, lines: list[str]) -> list[str]:
    return [f"BEGIN {name}", *lines, f"END {name}"]


def sentence_of(error: SummaryError) -> str:
    """What is wrong, on one line and not too long."""
    return f"{quoted(error.text)}: {error.why}"
