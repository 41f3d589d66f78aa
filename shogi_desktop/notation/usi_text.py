"""USI text: ``position sfen … moves …`` and the forms people paste: bare SFEN, ``startpos``, moves alone.

Source: the USI protocol page. Ten-file boards write ten empty squares as ``10``. KIFU.md 35 and 36.
"""

from __future__ import annotations

import re

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation.encoding import UTF_8, encode_lines, load_with
from shogi_desktop.notation.errors import CannotHoldError, NotKifuError, PositionTextError
from shogi_desktop.notation.result import FormatId, Problem, ProblemKind, ReadResult, start_problems
from shogi_desktop.rules import (
    MoveTextError,
    SfenError,
    Variant,
    parse_usi_move,
    quoted,
    unnamed_variant,
    variant_of_sfen,
)

_BOARD = re.compile(r"[+A-Za-z0-9]+(?:/[+A-Za-z0-9]+){4,}")
_MOVE = re.compile(r"(?:10|[1-9])[a-j](?:10|[1-9])[a-j]\+?|[A-Z]\*(?:10|[1-9])[a-j]")
_ENDS = {"resign": Reason.RESIGNATION, "win": Reason.DECLARATION}
_WORD = re.compile(r"\S+")


def looks_like_usi(text: str) -> bool:
    """Whether `text` begins as one of the forms read here."""
    words = text.split(maxsplit=1)
    return begins_with_position(text) or (
        bool(words) and (words[0] == "moves" or bool(_MOVE.fullmatch(words[0])))
    )


def begins_with_position(text: str) -> bool:
    """Whether `text` begins with a position, and not with moves alone."""
    words = text.split(maxsplit=1)
    return bool(words) and (words[0] in {"position", "startpos", "sfen"} or bool(_BOARD.fullmatch(words[0])))


def loads(text: str, variant: Variant | None = None) -> ReadResult:
    """Read a position with its moves; `variant` says which game's ``startpos`` is meant (standard if not).

    Reading stops at the first move that is illegal or no move; what is left is kept as a comment there.

    :raises NotKifuError: if it is none of the forms.
    :raises PositionTextError: if the SFEN cannot be set up.
    """
    text = text.removeprefix("\ufeff")
    if not looks_like_usi(text):
        raise NotKifuError(text, "a position in USI form")
    words = [match for match in _WORD.finditer(text) if match[0] != "position"]
    record, used = _start(words, text, variant)
    problems: list[Problem] = []
    if words:
        problems += start_problems(record.start_position(), text, *_place(text, words[0].start()))
    words = words[used:]
    if words and words[0][0] == "moves":
        words = words[1:]
    _read_moves(record, words, text, problems)
    return ReadResult(record, tuple(problems), FormatId.USI)


def load(data: bytes) -> ReadResult:
    """Read from bytes: see `loads`."""
    return load_with(loads, data)


def _start(words: list[re.Match[str]], text: str, variant: Variant | None) -> tuple[Record, int]:
    """The record at its start, and how many words said so."""
    texts = [match[0] for match in words]
    if texts and texts[0] == "startpos":
        return Record(variant or unnamed_variant()), 1
    skip = 1 if texts and texts[0] == "sfen" else 0
    if not skip and not (texts and _BOARD.fullmatch(texts[0])):
        return Record(variant or unnamed_variant()), 0
    fields = _sfen_fields(texts[skip:])
    sfen = " ".join(fields)
    try:
        variant = variant_of_sfen(sfen)
        record = Record(variant, sfen)
    except SfenError as error:
        raise PositionTextError(text, error.place, error.why, error) from None
    named = (h.id for h in variant.handicaps if h.sfen == record.start_sfen)
    record.handicap_id = next(named, None)
    return record, skip + len(fields)


def _sfen_fields(words: list[str]) -> list[str]:
    """The words that belong to the SFEN: board, side, hands and number, the last two if they are there."""
    fields = words[:2]
    if len(words) > 2 and (words[2] == "-" or re.fullmatch(r"(?:\d*[A-Za-z])+", words[2])):
        if words[2] in {"moves", *_ENDS} or _MOVE.fullmatch(words[2]):
            return fields
        fields.append(words[2])
        if len(words) > 3 and words[3].isdecimal():
            fields.append(words[3])
    return fields


def _read_moves(record: Record, words: list[re.Match[str]], text: str, problems: list[Problem]) -> None:
    position = record.start_position()
    node = record.root
    for match in words:
        word = match[0]
        if word in _ENDS and match is words[-1]:
            winner = position.turn.opponent if word == "resign" else position.turn
            node.outcome = Outcome(_ENDS[word], winner)
            return
        try:
            move = parse_usi_move(word, record.variant)
            why = position.illegality(move)
        except MoveTextError:
            move, why = None, None
        if move is None or why is not None:
            reason = "is no move" if why is None else f"is illegal: {why.text}"
            what = ProblemKind.UNREADABLE_MOVE if why is None else ProblemKind.ILLEGAL_MOVE
            line, column = _place(text, match.start())
            problems.append(
                Problem(line, column, what, f"{quoted(word)} {reason}; the rest is kept as a comment")
            )
            node.comment = " ".join(text[match.start() :].split())
            return
        position.perform_trusted(move)
        node = node.add(move)


def _place(text: str, offset: int) -> tuple[int, int]:
    """Line and column, from 1."""
    before = text[:offset].replace("\r\n", "\n")
    line_start = before.rfind("\n") + 1
    return before.count("\n") + 1, len(before) - line_start + 1


def dumps(record: Record, *, plies: int | None = None) -> str:
    """The main line as ``position … moves …``, its first `plies` moves if given; one line, no line end.

    The even game of standard shogi is ``startpos``; every other start is written out. Comments, times and
    variations have no place in USI. An illegal move ends the line before it.

    :raises CannotHoldError: if the size of the board does not tell the game.
    """
    _require_told_by_board(record)
    is_startpos = record.variant.names.is_startpos and record.start_sfen == record.variant.start_sfen
    text = "position " + ("startpos" if is_startpos else f"sfen {record.start_sfen}")
    moves = []
    for node in record.main_line()[:plies]:
        if node.illegal or node.move is None:
            break
        moves.append(node.move.usi)
    return f"{text} moves {' '.join(moves)}" if moves else text


def _require_told_by_board(record: Record) -> None:
    try:
        told = variant_of_sfen(record.start_sfen)
    except SfenError:
        told = None
    if told is not record.variant:
        raise CannotHoldError("USI", f"its board does not tell that the game is {record.variant.id}")


def dump(record: Record, encoding: str = UTF_8) -> bytes:
    """The same as bytes, with a line end."""
    return encode_lines(dumps(record) + "\n", encoding)


def sfen_dumps(record: Record) -> str:
    """The position at the end of the main line as SFEN; one line, no line end.

    :raises CannotHoldError: as `dumps`.
    """
    _require_told_by_board(record)
    return record.position(record.end_path()).sfen()


def sfen_dump(record: Record, encoding: str = UTF_8) -> bytes:
    """The same as bytes, with a line end."""
    return encode_lines(sfen_dumps(record) + "\n", encoding)
