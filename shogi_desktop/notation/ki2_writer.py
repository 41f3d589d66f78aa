"""Writing KI2: as KIF, but for the moves, which stand several to a line as books print them, without times.

A line of play ends with its まで line, a variation's too; where that says less than the truth, the house's
own line stands before it as in KIF (docs/decisions/0006-kif-house-lines.md).
"""

from __future__ import annotations

from shogi_desktop.game import Node, Outcome, Record
from shogi_desktop.notation.japanese import move_text
from shogi_desktop.notation.kif_moves import kif_text
from shogi_desktop.notation.kif_results import only_closing_line, outcome_of_closing, resigned
from shogi_desktop.notation.kif_writer import EndLines, TreeWriter, header_lines
from shogi_desktop.notation.outcome_reading import reason_found
from shogi_desktop.rules import Color

_MOVES_A_LINE = 6
_COLUMN = 12
_MARKS = {Color.BLACK: "▲", Color.WHITE: "△"}


def dumps(record: Record) -> str:
    """`record` as KI2 text with LF line ends."""
    lines = [*header_lines(record), "", *_Ki2Writer(record).lines()]
    return "\n".join(lines) + "\n"


class _Ki2Writer(TreeWriter):
    """Gathers moves until something else is to be said."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._row: list[str] = []

    def _write(self, *lines: str) -> None:
        self._flush()
        super()._write(*lines)

    def _flush(self) -> None:
        if self._row:
            texts = [text + " " * max(1, _COLUMN - 2 * len(text)) for text in self._row]
            self._row = []
            super()._write("".join(texts).rstrip())

    def lines(self) -> list[str]:
        """The lines after the head."""
        super().lines()
        self._flush()
        return self._out

    def _write_move(self, node: Node) -> None:
        assert node.move is not None  # only the root has none
        walker = self._walker
        if node.illegal:
            kind = self._kind_of(node)
            text = kif_text(kind, node.move, walker.previous, self._record.variant)
        else:
            text = move_text(walker.position, node.move, walker.previous, mark=False)
        self._row.append(_MARKS[walker.turn] + text)
        if len(self._row) == _MOVES_A_LINE:
            self._flush()

    def _end_lines(self, outcome: Outcome, node: Node, *, is_main: bool) -> EndLines:
        del is_main  # every line of play has its own
        turn = self._walker.turn_after(node)
        closing = only_closing_line(outcome, node.ply, turn, handicap=self._record.is_handicap)
        said = None if closing is None else outcome_of_closing(closing, turn)
        if said is None or node is self._record.root:  # without a move nobody knows it for KI2
            return EndLines(None, closing, None)
        return EndLines(None, closing, resigned(reason_found(self._walker, said), turn))
