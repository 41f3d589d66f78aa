"""Writing CSA, 3.0 or 2.2: the main line with comments and times.

What CSA has no words for stands in plain ``'`` lines, which programs skip: bookmarks ``'&``, headers of other
formats ``'$``, the exact end ``'#outcome``. A backslash keeps a remark from being taken for one of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from shogi_desktop.game import Node, Record
from shogi_desktop.notation.csa_start import start_lines
from shogi_desktop.notation.csa_words import (
    ESCAPED_REMARK,
    ESCAPED_STAR,
    SIGNS,
    WORDS_OF_KEYS,
    CsaVersion,
    code_of,
    mark_of,
    needs_exact_word,
)
from shogi_desktop.notation.encoding import split_lines
from shogi_desktop.notation.errors import CannotHoldError
from shogi_desktop.notation.evaluations import Place, comment_with, server_line
from shogi_desktop.notation.kif_results import exact_line
from shogi_desktop.notation.walker import Walker
from shogi_desktop.rules import Drop, PieceKind, Square, file_of, rank_of

_WORD = re.compile(r"[A-Z0-9_+-]+")


def dumps(record: Record, version: CsaVersion = CsaVersion.V3, *, encoding_name: str = "UTF-8") -> str:
    """`record` as CSA text with LF line ends; `encoding_name` is what the first line of 3.0 says.

    :raises CannotHoldError: for any game but standard shogi.
    """
    if not record.variant.names.csa:
        raise CannotHoldError("CSA", "it knows standard shogi only")
    lines = [f"'CSA encoding={encoding_name}"] if version is CsaVersion.V3 else []
    lines.append(version.value)
    lines += _header_lines(record.headers)
    lines += start_lines(record.start_position())
    lines += _Writer(record, version).lines()
    return "\n".join(lines) + "\n"


def _header_lines(headers: dict[str, str]) -> Iterator[str]:
    for key, sign in (("black", "+"), ("white", "-")):
        if key in headers:
            yield f"N{sign}{' '.join(split_lines(headers[key]))}"
    for key, value in headers.items():
        if key in {"black", "white"}:
            continue
        word = WORDS_OF_KEYS.get(key, key)
        is_plain = _WORD.fullmatch(word) and (word == "NOTE" or "\n" not in value)
        if is_plain:
            yield f"${word}:{_escaped(value) if word == 'NOTE' else value}"
        else:
            yield f"'${' '.join(split_lines(key))}:{_escaped(value)}"


class _Writer:
    def __init__(self, record: Record, version: CsaVersion) -> None:
        self._record = record
        self._version = version
        self._walker = Walker(record)

    def lines(self) -> Iterator[str]:
        yield from self._notes(self._record.root)
        for node in self._record.main_line():
            yield self._move(node)
            if node.time_ms is not None:
                yield self._time(node.time_ms)
            self._walker.step(node)
            yield from self._notes(node)

    def _move(self, node: Node) -> str:
        move = node.move
        assert move is not None  # only the root has none
        sign = SIGNS[self._walker.turn]
        target = f"{file_of(move.target)}{rank_of(move.target)}"
        if isinstance(move, Drop):
            return f"{sign}00{target}{code_of(move.kind)}"
        kind = self._kind_at(move.origin)
        placed = kind.promoted if move.promote and kind.promoted is not None else kind
        return f"{sign}{file_of(move.origin)}{rank_of(move.origin)}{target}{code_of(placed)}"

    def _kind_at(self, origin: Square) -> PieceKind:
        piece = self._walker.position.piece_at(origin)
        # A foul may start from an empty square; the pawn then stands for the piece that was not there.
        return self._record.variant.least_kind if piece is None else piece.kind

    def _time(self, ms: int) -> str:
        seconds, rest = divmod(ms, 1000)
        has_fraction = rest and self._version is CsaVersion.V3
        return f"T{seconds}.{rest:03}" if has_fraction else f"T{seconds}"

    def _notes(self, node: Node) -> Iterator[str]:
        """What is said of the move, then the end of the game with its time."""
        yield from self._comment_lines(node)
        if node.bookmark is not None:
            yield f"'&{' '.join(split_lines(node.bookmark))}"
        for remark in node.remarks:
            yield from (_remark(line) for line in split_lines(remark))
        if node.outcome is None:
            return
        if node.next is None:
            yield f"%{mark_of(node.outcome, self._walker.turn)}"
            if node.outcome_time_ms is not None:
                yield self._time(node.outcome_time_ms)
        if node.next is not None or needs_exact_word(node.outcome, self._walker.turn, is_foul=node.illegal):
            yield f"'{exact_line(node.outcome)}"

    def _comment_lines(self, node: Node) -> Iterator[str]:
        place = Place(self._walker.position, self._walker.previous)
        server = server_line(node, place)
        comment = comment_with(node, place) if server is None else node.comment
        if comment:
            yield from (f"'*{_comment(line)}" for line in split_lines(comment))
        if server is not None:
            yield f"'*{server}"


def _comment(line: str) -> str:
    return f"\\{line}" if ESCAPED_STAR.match(line) else line


def _remark(text: str) -> str:
    return f"'\\{text}" if ESCAPED_REMARK.match(f"\\{text}") else f"'{text}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("\n", "\\n")
