"""The impasse, counted while it comes near: what each side has of what the rule asks, and the word to say."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.words.games import side_name
from shogi_desktop.app.words.rules import impasse_name, impasse_text
from shogi_desktop.game import AGREED, DECLARED, ImpasseJudge, SideCount
from shogi_desktop.game.impasse import PIECES_TO_DECLARE
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.rules import Color, ImpasseRule, Position

_SYMBOLS = {Color.BLACK: "☗", Color.WHITE: "☖"}


@dataclass(frozen=True, slots=True)
class _Line:
    """One condition: its name, and for each side what it has and whether that is enough."""

    name: str
    shown: dict[Color, str]
    met: dict[Color, bool]


class ImpasseCard(QFrame):
    """A small table of the conditions for both sides, with *Declare* or *Propose* below it."""

    declare_wanted = Signal()
    propose_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "hint")
        self._title = Label(self)
        self._title.setProperty("role", "strong")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(2 * GRID)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        self._cells: list[Label] = []
        self.declare = QPushButton(self)
        self.declare.clicked.connect(self.declare_wanted)
        self.propose = QPushButton(self)
        self.propose.clicked.connect(self.propose_wanted)
        for button in (self.declare, self.propose):
            button.setProperty("tight", "yes")
        buttons = button_row(self.declare, self.propose)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, GRID, 12, GRID)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addLayout(self._grid)
        column.addLayout(buttons)
        self.hide()

    def show_count(
        self,
        judge: ImpasseJudge,
        position: Position,
        *,
        handicap: bool,
        may_declare: bool,
        may_propose: bool,
    ) -> None:
        """Count `position`; the card shows itself once a king is in the far camp, and goes when none is.

        `may_declare` and `may_propose` say whether a person could do so now.
        """
        counts = {color: judge.count(position, color) for color in Color}
        self.setVisible(_matters(judge, counts))
        if self.isHidden():
            return
        self._title.setText(self.tr("Impasse: {rule}").format(rule=impasse_name(judge.rule)))
        self.setToolTip(tip(impasse_text(judge.rule)))
        self._fill(self._lines(judge, position, counts), handicap)
        self.declare.setText(self.tr("Declare"))
        self.declare.setVisible(judge.rule in DECLARED)
        self.declare.setEnabled(may_declare)
        self.propose.setText(self.tr("Propose to end"))
        self.propose.setVisible(judge.rule in AGREED)
        self.propose.setEnabled(may_propose)

    def _lines(self, judge: ImpasseJudge, position: Position, counts: dict[Color, SideCount]) -> list[_Line]:
        """The conditions that the rule of `judge` asks for."""
        lines = [
            self._line(self.tr("King in the opposing camp"), {c: n.king_in_zone for c, n in counts.items()})
        ]
        if judge.rule in DECLARED:
            lines.append(
                _Line(
                    self.tr("%n more pieces in the camp", "", PIECES_TO_DECLARE),
                    {color: str(count.pieces_in_zone) for color, count in counts.items()},
                    {color: count.pieces_in_zone >= PIECES_TO_DECLARE for color, count in counts.items()},
                )
            )
            lines.append(self._line(self.tr("Not in check"), {c: not n.in_check for c, n in counts.items()}))
        if judge.rule is ImpasseRule.TRY_RULE:
            arrived = {color: judge.king_arrived(position, color) for color in Color}
            lines.append(self._line(self.tr("King on the other king's starting square"), arrived))
        if judge.rule is ImpasseRule.ALL_PIECES_HOME:
            outside = {color: judge.pieces_outside(position, color) for color in Color}
            shown = {color: str(number) for color, number in outside.items()}
            met = {color: not number for color, number in outside.items()}
            lines.append(_Line(self.tr("Pieces still outside the camp"), shown, met))
        points = self._points(judge, counts)
        return lines if points is None else [*lines, points]

    def _line(self, name: str, met: dict[Color, bool]) -> _Line:
        words = {True: self.tr("yes"), False: self.tr("no")}
        return _Line(name, {color: words[yes] for color, yes in met.items()}, met)

    def _points(self, judge: ImpasseJudge, counts: dict[Color, SideCount]) -> _Line | None:
        """The points that count, and how many are needed, where the rule counts any."""
        declared = judge.rule in DECLARED
        needed = {c: judge.points_to_win(c) or judge.points_not_to_lose() for c in Color}
        points = {c: n.zone_points if declared else n.all_points for c, n in counts.items()}
        shown, met = {}, {}
        for color, points_needed in needed.items():
            if points_needed is None:
                return None
            shown[color] = f"{points[color]} / {points_needed}"
            met[color] = points[color] >= points_needed
        return _Line(self.tr("Points"), shown, met)

    def _fill(self, lines: list[_Line], handicap: bool) -> None:
        for cell in self._cells:
            self._grid.removeWidget(cell)
            cell.deleteLater()
        self._cells = []
        for column, color in enumerate(Color, start=1):
            head = self._cell(0, column, _SYMBOLS[color])
            head.setAccessibleName(side_name(color, handicap=handicap))
        for row, line in enumerate(lines, start=1):
            self._cell(row, 0, line.name, left=True)
            for column, color in enumerate(Color, start=1):
                cell = self._cell(row, column, line.shown[color])
                cell.setProperty("met", "yes" if line.met[color] else "no")
                state = self.tr("met") if line.met[color] else self.tr("not met")
                side = side_name(color, handicap=handicap)
                cell.setAccessibleName(f"{side}: {line.name}: {line.shown[color]}, {state}")

    def _cell(self, row: int, column: int, text: str, *, left: bool = False) -> Label:
        cell = Label(text, self)
        cell.setAlignment(Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignHCenter)
        self._grid.addWidget(cell, row, column)
        self._cells.append(cell)
        return cell


def _matters(judge: ImpasseJudge, counts: dict[Color, SideCount]) -> bool:
    """Whether a side is near enough for the count to be of use."""
    if judge.rule in AGREED:
        return all(count.king_in_zone for count in counts.values())
    return judge.rule is not ImpasseRule.NONE and any(count.king_in_zone for count in counts.values())
