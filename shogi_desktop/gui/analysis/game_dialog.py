"""Asks which engines are to look at which moves of the game on the board, and how thoroughly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from shogi_desktop.app.analysis.game_analysis import Effort, Plan
from shogi_desktop.app.words.locale import number_text
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.effort_field import EffortField
from shogi_desktop.gui.widgets.engine_checks import EngineChecks
from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.question import add_field, form_grid, lay_out_question
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.rules import Color

Which = Literal["all", "here", "part"]
Whose = Literal["both", "black", "white"]
_SIDES: Final[dict[Whose, frozenset[Color]]] = {
    "both": frozenset(Color),
    "black": frozenset({Color.BLACK}),
    "white": frozenset({Color.WHITE}),
}
_MINUTE_S: Final = 60


class GameWish(Struct, frozen=True):
    """What was chosen: ids of engines, the one that judges first, and the moves with the effort."""

    engines: tuple[str, ...]
    plan: Plan


class GameAnalysisDialog(FittedDialog):
    """`wish` tells what was chosen."""

    def __init__(
        self,
        engines: Sequence[tuple[str, str]],
        moves: int,
        here: int,
        first: Color,
        before: GameWish | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """:param engines: id and name of those that can analyse. :param moves: of the line.
        :param here: the number of the move that led to the position on the board.
        :param first: who makes the first move. :param before: what was chosen the last time.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Analyse the game"))
        self._moves, self._here, self._first_mover = moves, here, first
        heading = Label(self.windowTitle(), self)
        heading.setProperty("role", "heading")
        self._make_fields(engines, before)
        form = QWidget(self)
        grid = form_grid(form)
        fields: list[tuple[str, QWidget]] = [
            (self.tr("Moves"), self.which),
            ("", self._part),
            (self.tr("Whose moves"), self.whose),
            (self.tr("For each move"), self.effort),
        ]
        if len(engines) > 1:
            fields.insert(0, (self.tr("Engines"), self.engines))
        for row, (name, field) in enumerate(fields):
            add_field(grid, row, name, field)
        self.told = Label(self)
        self.told.setProperty("role", "small")
        self.told.setWordWrap(True)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.clicked.connect(self.reject)
        self.begin = QPushButton(self.tr("Analyse"), self)
        self.begin.setProperty("kind", "primary")
        self.begin.setDefault(True)
        self.begin.clicked.connect(self.accept)
        lay_out_question(self, [heading, form, self.told], [self.cancel, self.begin])
        self._tell()

    def _make_fields(self, engines: Sequence[tuple[str, str]], before: GameWish | None) -> None:
        self.engines = EngineChecks(engines, () if before is None else before.engines, self)
        self.engines.changed.connect(self._tell)
        self.which: Segmented[Which] = Segmented(
            self.tr("Moves"),
            [("all", self.tr("All")), ("here", self.tr("From here on")), ("part", self.tr("From … to …"))],
            self,
        )
        self.which.button("here").setEnabled(self._here < self._moves)
        self._part = QWidget(self)
        row = QHBoxLayout(self._part)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        self.first = number_field("", 1, self._moves, self._part)
        self.first.setAccessibleName(self.tr("First move"))
        self.first.setValue(min(self._here + 1, self._moves))
        self.last = number_field("", 1, self._moves, self._part)
        self.last.setAccessibleName(self.tr("Last move"))
        self.last.setValue(self._moves)
        row.addWidget(self.first, 1)
        row.addWidget(Label("–", self._part))
        row.addWidget(self.last, 1)
        self.whose: Segmented[Whose] = Segmented(
            self.tr("Whose moves"),
            [("both", self.tr("Both sides")), ("black", self.tr("Black")), ("white", self.tr("White"))],
            self,
        )
        self.effort = EffortField(self)
        if before is not None:
            self.effort.set_value(before.plan.effort.movetime_ms, before.plan.effort.nodes)
        self.which.chosen.connect(self._tell)
        self.whose.chosen.connect(self._tell)
        self.effort.changed.connect(self._tell)
        for field in (self.first, self.last):
            field.valueChanged.connect(self._tell)

    def wish(self) -> GameWish:
        """What was chosen."""
        return GameWish(self.engines.chosen, self._plan())

    def _plan(self) -> Plan:
        first, last = 1, None
        if self.which.value == "here":
            first = self._here + 1
        elif self.which.value == "part":
            first, last = self.first.value(), self.last.value()
        effort = Effort(self.effort.node_count, self.effort.movetime_ms)
        return Plan(effort, first, last, _SIDES[self.whose.value])

    def _positions(self) -> int:
        """How many are to be searched by each engine: those before and after each move."""
        plan, wanted = self._plan(), set[int]()
        for ply in range(1, self._moves + 1):
            if plan.includes(ply, self._first_mover if ply % 2 else self._first_mover.opponent):
                wanted |= {ply - 1, ply}
        return len(wanted)

    def _tell(self) -> None:
        self._part.setVisible(self.which.value == "part")
        chosen, positions = self.engines.chosen, self._positions()
        self.begin.setEnabled(bool(chosen and positions))
        if not chosen:
            self.told.setText(self.tr("Choose an engine."))
            return
        if not positions:
            self.told.setText(self.tr("There are no such moves in this game."))
            return
        text = self.tr("Positions: {number}").format(number=number_text(positions))
        if self.effort.movetime_ms is not None:
            seconds = positions * self.effort.movetime_ms / 1000
            text += " · " + self._time(seconds)
        self.told.setText("\n".join(filter(None, (text, self.engines.told))))

    def _time(self, seconds: float) -> str:
        if seconds < _MINUTE_S:
            return self.tr("about %n seconds", "", max(1, round(seconds)))
        return self.tr("about %n minutes", "", round(seconds / _MINUTE_S))
