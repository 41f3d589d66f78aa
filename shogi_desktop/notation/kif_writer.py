"""Writing KIF: strictly, so that every program reads the main line and this one reads back all of it.

What KIF has no words for goes into lines that begin with ``#``, which readers skip: ends of games
(`kif_results.exact_line`) where they are, and times below a second all together at the end (`exact_times`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from shogi_desktop.game import HEADER_KEYS, Node, Outcome, Reason, Record
from shogi_desktop.notation.bod import diagram_lines, name_in_kif
from shogi_desktop.notation.encoding import split_lines
from shogi_desktop.notation.evaluations import Place, comment_with
from shogi_desktop.notation.exact_times import exact_time_lines, total_at_end
from shogi_desktop.notation.kif_header import (
    HANDICAP_KEY,
    OTHER,
    VARIANT_KEY,
    names_of_keys,
)
from shogi_desktop.notation.kif_moves import kif_text
from shogi_desktop.notation.kif_results import (
    closing_line,
    exact_line,
    mark_of,
    outcome_of_closing,
    outcome_of_mark,
)
from shogi_desktop.notation.walker import Walker
from shogi_desktop.rules import (
    Drop,
    PieceKind,
)

_TABLE_HEAD = "手数----指手---------消費時間--"
_KNOWN_EVERYWHERE = frozenset(
    {
        *("even", "lance", "right_lance", "bishop", "rook", "rook_lance"),
        *("two", "four", "six", "eight", "ten"),
    }
)
"""Handicaps that every program knows by name; another name alone is read as an even game by some."""
_Branch = tuple[Node, Node | None]
"""A move and the variation that begins after it; None: an end."""
_BEFORE_BOARD = ("date", "end_date", "event", "site", "time_limit")
_BELOW_BOARD = ("black", "white", "opening")


def dumps(record: Record, *, encoding_name: str = "UTF-8", exact_times: bool = True) -> str:
    """`record` as KIF text with LF line ends; `encoding_name` is what its first line says.

    Without `exact_times` all times are whole seconds: for text that is pasted into other programs.
    """
    lines = [f"#KIF version=2.0 encoding={encoding_name}"]
    lines += header_lines(record)
    lines.append(_TABLE_HEAD)
    writer = TreeWriter(record)
    lines += writer.lines()
    if exact_times:
        lines += exact_time_lines([record.root, *writer.written])
    return "\n".join(lines) + "\n"


def header_lines(record: Record) -> Iterator[str]:
    """The head: what the game is called, who played, and from which position."""
    headers = record.headers
    names = names_of_keys(headers, handicap=record.is_handicap)
    for key in _BEFORE_BOARD:
        if key in headers:
            yield from _field(names[key], headers[key])
    yield from _start_lines(record)
    for key in _BELOW_BOARD:
        if key in headers:
            yield from _field(names[key], headers[key])
    for key, value in headers.items():
        if key not in HEADER_KEYS and key != HANDICAP_KEY:
            yield from _field(key, value)


def _field(name: str, value: str) -> Iterator[str]:
    """One line for each line of `value`; a name that would not read back becomes a remark."""
    is_plain = name == name.strip() and name and name[0] not in "*&#" and not set(name) & set(":：\n\r")
    for line in split_lines(value):
        yield f"{name}：{line}" if is_plain else f"#{' '.join(name.split())}：{line}"


def _start_lines(record: Record) -> Iterator[str]:
    """手合割, the house's 変則 for a game of another name, and a board where the name does not say it all."""
    variant, handicap_id = record.variant, record.handicap_id
    name = variant.handicap(handicap_id).kanji if handicap_id is not None else OTHER
    game = name_in_kif(variant)
    name = game if game and handicap_id == "even" else name
    yield f"{HANDICAP_KEY}：{record.headers.get(HANDICAP_KEY, name)}"
    if game:
        yield f"{VARIANT_KEY}：{game}"
    is_rare = not game and handicap_id not in _KNOWN_EVERYWHERE
    if handicap_id is None or is_rare or variant.handicap(handicap_id).sfen != record.start_sfen:
        yield from diagram_lines(record.start_position(), handicap=record.is_handicap)


class EndLines(NamedTuple):
    """The lines that say how a line of play ends, and what a reader will make of them.

    What they do not say stands between them: behind the closing line other programs expect a variation only.
    """

    mark: str | None
    closing: str | None
    understood: Outcome | None


class TreeWriter:
    """Walks the tree in the order of the file, one position going along; writes it line by line as KIF."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._walker = Walker(record)
        self._out: list[str] = []
        self.written: list[Node] = []

    def lines(self) -> list[str]:
        """The lines after the head."""
        root = self._record.root
        self._notes(root)
        branches = self._run(root, is_main=True)
        while branches:
            parent, node = branches.pop()
            self._write("", f"変化：{parent.ply + 1}手")
            self._walker.go_to(parent)
            if node is None:
                self._end(parent, is_main=False)
            else:
                self._move(node)
                branches += self._run(node, is_main=False)
        return self._out

    def _write(self, *lines: str) -> None:
        self._out += lines

    def _run(self, node: Node, *, is_main: bool) -> list[_Branch]:
        """Write on from `node` to the end of its line; returns the branches passed, to pop in turn."""
        branches: list[_Branch] = []
        while True:
            here: list[_Branch] = [(node, variation) for variation in node.variations]
            if node.next is not None and node.outcome is not None:
                here.append((node, None))
            branches += reversed(here)
            if node.next is None:
                break
            node = node.next
            self._move(node)
        self._end(node, is_main=is_main)
        return branches

    def _move(self, node: Node) -> None:
        self._write_move(node)
        self.written.append(node)
        self._walker.step(node)
        self._notes(node)

    def _write_move(self, node: Node) -> None:
        """Write the move of `node`, which is about to be made."""
        assert node.move is not None and node.parent is not None  # noqa: PT018 - only the root has none
        text = kif_text(self._kind_of(node), node.move, self._walker.previous, self._record.variant)
        line = f"{node.ply:4} {text}{_padding(text)}{_time(node.time_ms, node.total_ms)}".rstrip()
        follows_end = node.parent.next is not None and node.parent.outcome is not None
        if follows_end or node is not node.parent.children[-1]:
            line += "+" if line.endswith(")") and node.time_ms is not None else " +"
        self._write(line)

    def _kind_of(self, node: Node) -> PieceKind:
        if isinstance(node.move, Drop):
            return node.move.kind
        piece = None if node.move is None else self._walker.position.piece_at(node.move.origin)
        # A foul may start from an empty square; the pawn then stands for the piece that was not there.
        return self._record.variant.least_kind if piece is None else piece.kind

    def _notes(self, node: Node) -> None:
        comment = comment_with(node, Place(self._walker.position, self._walker.previous))
        if comment:
            self._write(*(f"*{line}" for line in split_lines(comment)))
        if node.bookmark is not None:
            self._write(f"&{' '.join(split_lines(node.bookmark))}")
        for remark in node.remarks:
            self._write(*(f"#{line}" for line in split_lines(remark)))

    def _end(self, node: Node, *, is_main: bool) -> None:
        outcome = node.outcome
        if outcome is None:
            return
        said = self._end_lines(outcome, node, is_main=is_main)
        # A reader asks the position what lies behind a foul, or behind a winner without a reason.
        is_asked = outcome.reason is Reason.UNKNOWN or (
            outcome.reason is Reason.ILLEGAL_MOVE and not node.illegal
        )
        if said.mark is not None:
            self._write(said.mark)
        if said.understood != outcome or is_asked:
            self._write(exact_line(outcome))
        if said.closing is not None:
            self._write(said.closing)

    def _end_lines(self, outcome: Outcome, node: Node, *, is_main: bool) -> EndLines:
        """How the line ends at `node`."""
        turn = self._walker.turn_after(node)
        word = mark_of(outcome, turn)
        mark = understood = None
        if word is not None:
            time = _time(node.outcome_time_ms, total_at_end(node))
            mark = f"{node.ply + 1:4} {word}{_padding(word)}{time}".rstrip()
            understood = outcome_of_mark(word, turn)
        closing = (
            closing_line(outcome, node.ply, turn, handicap=self._record.is_handicap) if is_main else None
        )
        if closing is not None:
            understood = understood or outcome_of_closing(closing)
        return EndLines(mark, closing, understood)


def _padding(text: str) -> str:
    """Blanks that line the times up, a full-width character counting two."""
    width = sum(1 if character.isascii() else 2 for character in text)
    return " " * max(1, 13 - width)


def _time(spent_ms: int | None, total_ms: int | None) -> str:
    """( 0:05/00:01:10), whole seconds rounded down as a clock shows them; nothing for an unknown time."""
    if spent_ms is None:
        return ""
    minutes, seconds = divmod(spent_ms // 1000, 60)
    hours, rest = divmod((total_ms or 0) // 1000, 3600)
    return f"({minutes:2}:{seconds:02}/{hours:02}:{rest // 60:02}:{rest % 60:02})"
