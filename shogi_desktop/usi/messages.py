"""The USI protocol as typed values: what an engine says, parsed; what a client says, formatted.

One line in, one value out. Nothing here raises on what an engine wrote: a line that is no USI becomes
``Unparsed``. Moves and positions stay USI *text* on this level (``7g7f``, ``P*5e``, ``10j10i+``); the caller
who knows the variant turns them into moves with ``rules.parse_usi_move``.

Protocol: "The Universal Shogi Interface" (Tord Romstad, 2007, http://hgm.nubati.net/usi.html), and the
extensions in general use written down in the conventions of this project (``score mate +``, per-side
increments, ``USI_Variant`` as Fairy-Stockfish has it).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from shogi_desktop.usi.errors import OptionValueError

EMPTY = "<empty>"
"""How USI writes an empty string as the value of an option."""
MAX_LISTED = 600
"""Most ``multipv`` numbers, options and choices of one of them that are kept of an engine: more than any
position has moves (593).
"""
MAX_OPTION_CHARS = 256 * 1024
"""Most characters of names, values and choices that are kept of all options of an engine together."""


# --- scores and search information -------------------------------------------------------------------------


class Centipawns(Struct, frozen=True):
    """An evaluation, a pawn being about 100, seen from the side to move of the searched position."""

    value: int


class Mate(Struct, frozen=True):
    """A forced mate seen from the side to move; ``plies`` is None for a bare ``mate +`` or ``mate -``."""

    winning: bool
    plies: int | None


Score = Centipawns | Mate


class Bound(Enum):
    """Whether a score is exact or what an aspiration window proved about it."""

    EXACT = "exact"
    LOWER = "lowerbound"
    UPPER = "upperbound"


class Info(Struct, frozen=True):
    """One ``info`` line. A field the line lacks, or whose value made no sense, is None (``pv``: empty).

    ``time_ms`` in milliseconds, ``nps`` in nodes per second, ``hashfull`` per mille, ``multipv`` counts from
    1 (1 also where the engine does not say), ``string`` is free text of the engine.
    """

    depth: int | None = None
    seldepth: int | None = None
    time_ms: int | None = None
    nodes: int | None = None
    nps: int | None = None
    hashfull: int | None = None
    multipv: int = 1
    score: Score | None = None
    bound: Bound = Bound.EXACT
    currmove: str | None = None
    pv: tuple[str, ...] = ()
    string: str | None = None


# --- answers ------------------------------------------------------------------------------------------------


class Verdict(Enum):
    """What a ``bestmove`` line means: a move, or one of the two words that stand for none."""

    MOVE = "move"
    RESIGN = "resign"
    WIN = "win"


class BestMove(Struct, frozen=True):
    """``bestmove``: ``move`` is USI text when the verdict is MOVE (unchecked, perhaps empty), else None."""

    verdict: Verdict
    move: str | None = None
    ponder: str | None = None


class CheckmateResult(Enum):
    """How a mate search (``go mate``) ended."""

    MATE = "mate"
    NO_MATE = "nomate"
    TIMEOUT = "timeout"
    NOT_IMPLEMENTED = "notimplemented"


class Checkmate(Struct, frozen=True):
    """``checkmate``: the mating line in USI text when the result is MATE."""

    result: CheckmateResult
    moves: tuple[str, ...] = ()


class IdName(Struct, frozen=True):
    """``id name``."""

    name: str


class IdAuthor(Struct, frozen=True):
    """``id author``."""

    author: str


class UsiOk(Struct, frozen=True):
    """``usiok``: the engine has listed its options."""


class ReadyOk(Struct, frozen=True):
    """``readyok``: the engine has done its preparations."""


class Unparsed(Struct, frozen=True):
    """A line that is no USI message we know, kept whole."""

    text: str


# --- options ------------------------------------------------------------------------------------------------


class CheckOption(Struct, frozen=True):
    """A yes/no option."""

    name: str
    default: bool

    def wire(self, value: object) -> str:
        """The text for ``setoption``. :raises OptionValueError: when neither a bool nor "true"/"false"."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if value in ("true", "false"):
            return str(value)
        raise OptionValueError(self.name, value, "true or false")


class SpinOption(Struct, frozen=True):
    """A whole number; ``minimum`` and ``maximum`` are None where the engine gave no limit."""

    name: str
    default: int
    minimum: int | None = None
    maximum: int | None = None

    def wire(self, value: object) -> str:
        """The text for ``setoption``. :raises OptionValueError: when not a whole number within the limits."""
        low = "any" if self.minimum is None else str(self.minimum)
        high = "any" if self.maximum is None else str(self.maximum)
        expected = f"a whole number ({low} to {high})"
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise OptionValueError(self.name, value, expected)
        try:
            number = int(value)
        except ValueError:
            raise OptionValueError(self.name, value, expected) from None
        too_small = self.minimum is not None and number < self.minimum
        too_large = self.maximum is not None and number > self.maximum
        if too_small or too_large:
            raise OptionValueError(self.name, value, expected)
        return str(number)


class ComboOption(Struct, frozen=True):
    """One of several texts."""

    name: str
    default: str
    choices: tuple[str, ...]

    def wire(self, value: object) -> str:
        """The text for ``setoption``. :raises OptionValueError: when not one of the choices."""
        if value not in self.choices:
            raise OptionValueError(self.name, value, "one of " + ", ".join(self.choices))
        return str(value)


class StringOption(Struct, frozen=True):
    """A free text."""

    name: str
    default: str

    def wire(self, value: object) -> str:
        """The text for ``setoption``. :raises OptionValueError: when not a text of a single line."""
        return _single_line(self.name, value)


class FilenameOption(Struct, frozen=True):
    """The path of a file."""

    name: str
    default: str

    def wire(self, value: object) -> str:
        """The text for ``setoption``. :raises OptionValueError: when not a text of a single line."""
        return _single_line(self.name, value)


class ButtonOption(Struct, frozen=True):
    """An action of the engine; it takes no value."""

    name: str

    def wire(self, value: object) -> None:
        """No text. :raises OptionValueError: when a value other than None is given."""
        if value is not None:
            raise OptionValueError(self.name, value, "no value: it is a button")


EngineOption = CheckOption | SpinOption | ComboOption | StringOption | FilenameOption | ButtonOption

EngineMessage = IdName | IdAuthor | EngineOption | UsiOk | ReadyOk | Info | BestMove | Checkmate | Unparsed


def _single_line(name: str, value: object) -> str:
    """A text that stays one line on the wire: a line break in it would smuggle in a command."""
    if not isinstance(value, str) or len(value.splitlines()) > 1 or value.endswith(("\n", "\r")):
        raise OptionValueError(name, value, "a text of one line")
    return value if value else EMPTY


# --- parsing ------------------------------------------------------------------------------------------------


def parse_message(text: str) -> EngineMessage:
    """What one line of an engine means. Never raises: what is not understood is ``Unparsed``."""
    tokens = text.split()
    if not tokens:
        return Unparsed(text)
    parser = _PARSERS.get(tokens[0])
    parsed = parser(tokens[1:]) if parser is not None else None
    return Unparsed(text) if parsed is None else parsed


def _parse_id(tokens: Sequence[str]) -> EngineMessage | None:
    match tokens:
        case ["name", *rest]:
            return IdName(" ".join(rest))
        case ["author", *rest]:
            return IdAuthor(" ".join(rest))
    return None


def _parse_bestmove(tokens: Sequence[str]) -> EngineMessage:
    """A ``bestmove`` with nothing after it is an answer too: an illegal one, for the client to report."""
    move = tokens[0] if tokens else ""
    if move in ("resign", "win"):
        return BestMove(Verdict(move))
    ponder = tokens[2] if len(tokens) >= 3 and tokens[1] == "ponder" else None
    return BestMove(Verdict.MOVE, move, ponder)


def _parse_checkmate(tokens: Sequence[str]) -> EngineMessage | None:
    match tokens:
        case []:
            return None
        case ["nomate" | "timeout" | "notimplemented" as word, *_]:
            return Checkmate(CheckmateResult(word))
    return Checkmate(CheckmateResult.MATE, tuple(tokens))


def _parse_option(tokens: Sequence[str]) -> EngineMessage | None:
    """``name <words> type <t> [default <words>] [min n] [max n] [var <words>]*``: names may have spaces."""
    if not tokens or tokens[0] != "name":
        return None
    for index in range(2, len(tokens) - 1):
        if tokens[index] == "type" and tokens[index + 1] in _OPTION_PARSERS:
            name = " ".join(tokens[1:index])
            return _OPTION_PARSERS[tokens[index + 1]](name, tokens[index + 2 :])
    return None


def _fields(tokens: Iterable[str], keywords: frozenset[str]) -> list[tuple[str, str]]:
    """``keyword words… keyword words…`` as pairs; words before the first keyword are dropped."""
    pairs: list[tuple[str, list[str]]] = []
    for token in tokens:
        if token in keywords:
            pairs.append((token, []))
        elif pairs:
            pairs[-1][1].append(token)
    return [(keyword, " ".join(words)) for keyword, words in pairs]


def _check_option(name: str, tokens: Sequence[str]) -> CheckOption:
    return CheckOption(name, dict(_fields(tokens, frozenset({"default"}))).get("default") == "true")


def _spin_option(name: str, tokens: Sequence[str]) -> SpinOption | None:
    fields = dict(_fields(tokens, frozenset({"default", "min", "max"})))
    minimum, maximum = _integer(fields.get("min", "")), _integer(fields.get("max", ""))
    default = _integer(fields.get("default", ""))
    if default is None:
        default = minimum if minimum is not None else 0
    return SpinOption(name, default, minimum, maximum)


def _combo_option(name: str, tokens: Sequence[str]) -> ComboOption:
    fields = _fields(tokens, frozenset({"default", "var"}))
    choices = tuple(value for keyword, value in fields if keyword == "var")[:MAX_LISTED]
    default = dict(fields).get("default", choices[0] if choices else "")
    return ComboOption(name, default, choices)


def _text_default(tokens: Sequence[str]) -> str:
    """All that follows ``default``: a text or a path may hold any word, ``min`` and ``var`` too."""
    if not tokens or tokens[0] != "default":
        return ""
    text = " ".join(tokens[1:])
    return "" if text == EMPTY else text


_OPTION_PARSERS: dict[str, Callable[[str, Sequence[str]], EngineOption | None]] = {
    "check": _check_option,
    "spin": _spin_option,
    "combo": _combo_option,
    "button": lambda name, _tokens: ButtonOption(name),
    "string": lambda name, tokens: StringOption(name, _text_default(tokens)),
    "filename": lambda name, tokens: FilenameOption(name, _text_default(tokens)),
}

_NUMBER_FIELDS = {
    "depth": "depth",
    "seldepth": "seldepth",
    "time": "time_ms",
    "nodes": "nodes",
    "nps": "nps",
    "hashfull": "hashfull",
    "multipv": "multipv",
}
_INFO_KEYWORDS = frozenset({*_NUMBER_FIELDS, "score", "currmove", "cpuload", "pv"})


def _parse_info(tokens: Sequence[str]) -> EngineMessage:
    values: dict[str, object] = {}
    if "string" in tokens:
        at = tokens.index("string")
        values["string"] = " ".join(tokens[at + 1 :])
        tokens = tokens[:at]
    for keyword, text in _fields(tokens, _INFO_KEYWORDS):
        if keyword in _NUMBER_FIELDS:
            number = _integer(text)
            if number is not None:
                values[_NUMBER_FIELDS[keyword]] = number
        elif keyword == "score":
            values["score"], values["bound"] = _parse_score(text.split())
        elif keyword == "currmove":
            values["currmove"] = text or None
        elif keyword == "pv":
            values["pv"] = tuple(text.split())
    return Info(**values)  # type: ignore[arg-type]  # keys are Info's fields by construction


def _parse_score(tokens: Sequence[str]) -> tuple[Score | None, Bound]:
    bound = Bound.EXACT
    for word in tokens[2:]:
        if word in ("lowerbound", "upperbound"):
            bound = Bound(word)
    match tokens:
        case ["cp", text, *_] if (value := _integer(text)) is not None:
            return Centipawns(value), bound
        case ["mate", "+" | "-" as sign, *_]:
            return Mate(sign == "+", None), bound
        case ["mate", text, *_] if (plies := _integer(text)) is not None:
            # "mate 0" is the side to move being mated; "-0" is written by some for the same.
            return Mate(plies > 0, abs(plies)), bound
    return None, Bound.EXACT


def _integer(text: str) -> int | None:
    """A number of at most 18 digits (what fits a 64-bit counter), or None."""
    try:
        return int(text) if len(text) <= 19 else None
    except ValueError:
        return None


_PARSERS: dict[str, Callable[[Sequence[str]], EngineMessage | None]] = {
    "id": _parse_id,
    "option": _parse_option,
    "usiok": lambda _tokens: UsiOk(),
    "readyok": lambda _tokens: ReadyOk(),
    "info": _parse_info,
    "bestmove": _parse_bestmove,
    "checkmate": _parse_checkmate,
}


# --- formatting ---------------------------------------------------------------------------------------------


class GoLimits(Struct, frozen=True):
    """When a search ends; all times in milliseconds. With no field set the search is ``infinite``.

    ``byoyomi_ms`` is the byōyomi of the side to move: USI has one field for both sides.
    """

    black_ms: int | None = None
    white_ms: int | None = None
    byoyomi_ms: int | None = None
    black_increment_ms: int | None = None
    white_increment_ms: int | None = None
    movetime_ms: int | None = None
    nodes: int | None = None
    depth: int | None = None
    mate_ms: int | None = None
    ponder: bool = False

    def less(self, delay_ms: int) -> GoLimits:
        """With so much less of a clock: of the byōyomi where that suffices, else of the main times."""
        byoyomi = self.byoyomi_ms or 0
        if delay_ms <= 0:
            return self
        if byoyomi > delay_ms:
            return replace(self, byoyomi_ms=byoyomi - delay_ms)
        return replace(self, black_ms=_less(self.black_ms, delay_ms), white_ms=_less(self.white_ms, delay_ms))


def _less(time_ms: int | None, delay_ms: int) -> int | None:
    """What is left of a time; something, where there was anything."""
    return time_ms if not time_ms else max(1, time_ms - delay_ms)


def format_setoption(option: EngineOption, value: object) -> str:
    """``setoption``. :raises OptionValueError: when the option does not take ``value``."""
    text = option.wire(value)
    return f"setoption name {option.name}" if text is None else f"setoption name {option.name} value {text}"


def format_position(start_sfen: str, moves: Sequence[str]) -> str:
    """``position sfen … moves …``; ``start_sfen`` has its four fields, ``moves`` are USI text."""
    line = f"position sfen {start_sfen}"
    return f"{line} moves {' '.join(moves)}" if moves else line


def format_go(limits: GoLimits) -> str:
    """``go`` with the fields that are set: ``go infinite`` for none, ``go mate`` when ``mate_ms`` is."""
    if limits.mate_ms is not None:
        return f"go mate {limits.mate_ms}"
    fields = (
        ("btime", limits.black_ms),
        ("wtime", limits.white_ms),
        ("byoyomi", limits.byoyomi_ms),
        ("binc", limits.black_increment_ms),
        ("winc", limits.white_increment_ms),
        ("movetime", limits.movetime_ms),
        ("nodes", limits.nodes),
        ("depth", limits.depth),
    )
    words = [f"{name} {value}" for name, value in fields if value is not None]
    return " ".join(["go", *(["ponder"] if limits.ponder else []), *(words or ["infinite"])])
