"""Asks which games of the library are to be analysed, how thoroughly, and where what is found goes."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final, Literal

from PySide6.QtWidgets import QPushButton, QSpinBox, QWidget

from shogi_desktop.app.library.analysing import MOST_JOBS, Wish, WishedGame
from shogi_desktop.app.system.machine import processors
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.app.words.locale import number_text
from shogi_desktop.gui.widgets.check import Check
from shogi_desktop.gui.widgets.effort_field import EffortField
from shogi_desktop.gui.widgets.engine_checks import EngineChecks
from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.question import add_field, form_grid, lay_out_question
from shogi_desktop.gui.widgets.scrolled import scrolled
from shogi_desktop.gui.widgets.segmented import Segmented

Which = Literal["chosen", "listed"]
_SEVERAL: Final = 2
_SHARE: Final = 1.05
"""What a game takes besides its searches: reading, starting the engine, counting."""


class AnalyseDialog(FittedDialog):
    """`wish` tells what was chosen."""

    def __init__(
        self,
        chosen: Sequence[WishedGame],
        listed: Sequence[WishedGame],
        known: Set[WishedGame],
        engines: Sequence[tuple[str, str]],
        cluster: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """:param chosen: the games selected. :param listed: all that the list shows.
        :param known: those that are analysed already.
        :param engines: id and name of those that can analyse, the usual one first.
        :param cluster: that could do it; empty where none is named in the settings.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Analyse games"))
        self._known = known
        self._cluster = cluster
        self._games: dict[Which, Sequence[WishedGame]] = {"chosen": chosen, "listed": listed}
        heading = Label(self.windowTitle(), self)
        heading.setProperty("role", "heading")
        self._make_fields(engines, len(chosen), len(listed))
        form = QWidget(self)
        grid = form_grid(form)
        fields: Sequence[tuple[str, QWidget]] = (
            (self.tr("Games"), self.which),
            (self.tr("Engines"), self.engines),
            (self.tr("For each move"), self.effort),
            (self.tr("Run on"), self.who),
            (self.tr("Games at once"), self.jobs),
            (self.tr("Save the results"), self.where),
            ("", self.again),
        )
        for row, (name, field) in enumerate(fields):
            label = add_field(grid, row, name, field)
            if (field is self.who and not cluster) or (field is self.engines and len(engines) < _SEVERAL):
                label.hide()
                field.hide()
        self.told = Label(self)
        self.told.setProperty("role", "small")
        self.told.setWordWrap(True)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.clicked.connect(self.reject)
        self.begin = QPushButton(self.tr("Analyse"), self)
        self.begin.setProperty("kind", "primary")
        self.begin.setDefault(True)
        self.begin.clicked.connect(self.accept)
        rows = [heading, scrolled(form, self, whole=True), self.told]
        lay_out_question(self, rows, [self.cancel, self.begin])
        self._tell()

    def _make_fields(self, engines: Sequence[tuple[str, str]], chosen: int, listed: int) -> None:
        texts: list[tuple[Which, str]] = [
            ("chosen", self.tr("Selected: {number}").format(number=number_text(chosen))),
            ("listed", self.tr("All listed: {number}").format(number=number_text(listed))),
        ]
        self.which: Segmented[Which] = Segmented(self.tr("Games"), texts, self)
        self.which.set_value("chosen" if chosen > 1 else "listed")
        self.engines = EngineChecks(engines, (), self)
        self.engines.changed.connect(self._tell)
        self.effort = EffortField(self)
        others = [(self._cluster, self.tr("The cluster"))] if self._cluster else []
        self.who: Segmented[str] = Segmented(
            self.tr("Run on"), [("", self.tr("This computer")), *others], self
        )
        self.who.set_value("")
        self.jobs: QSpinBox = number_field("", 1, min(MOST_JOBS, max(1, processors())), self)
        self.jobs.setAccessibleName(self.tr("Games at once"))
        self.jobs.setValue(max(1, processors() // 2))
        self.where: Segmented[bool] = Segmented(
            self.tr("Save the results"),
            [(False, self.tr("Separately")), (True, self.tr("In the files"))],
            self,
        )
        self.where.set_value(False)
        self.again = Check(self.tr("Include games already analysed"), self)
        self.which.chosen.connect(self._tell)
        self.effort.changed.connect(self._tell)
        self.where.chosen.connect(self._tell)
        self.who.chosen.connect(self._tell)
        self.jobs.valueChanged.connect(self._tell)
        self.again.toggled.connect(self._tell)

    def _wished(self) -> tuple[WishedGame, ...]:
        """The games that are to be searched."""
        games = self._games[self.which.value]
        return tuple(game for game in games if self.again.isChecked() or game not in self._known)

    def wish(self) -> Wish:
        """What was chosen."""
        first, *others = self.engines.chosen or ("",)
        return Wish(
            self._wished(),
            nodes=self.effort.node_count,
            movetime_ms=self.effort.movetime_ms,
            jobs=self.jobs.value(),
            engine=first,
            others=tuple(others),
            into_files=self.where.value,
            again=self.again.isChecked(),
            cluster=self.who.value,
        )

    def _tell(self) -> None:
        games = self._wished()
        self.jobs.setEnabled(not self.who.value)
        words = []
        if not self.engines.chosen:
            words.append(self.tr("Choose an engine."))
        elif not games:
            words.append(self.tr("All these games have been analysed already."))
        elif self.who.value:
            words.append(
                self.tr("To analyse: {number}, by the workers at {cluster}.").format(
                    number=number_text(len(games)), cluster=in_one_line(self._cluster)
                )
            )
        elif self.effort.movetime_ms is not None:
            moves = sum(game.plies for game in games)
            searches = moves * max(1, len(self.engines.chosen))
            seconds = searches * self.effort.movetime_ms / 1000 * _SHARE / self.jobs.value()
            words.append(
                self.tr("To analyse: {number}, about {minutes} min.").format(
                    number=number_text(len(games)), minutes=number_text(max(1, round(seconds / 60)))
                )
            )
        words += filter(None, [self.engines.told])
        if self.where.value:
            words.append(
                self.tr(
                    "A file is written only if it contains one game, was read without problems and would "
                    "lose nothing. Results for the others are kept separately."
                )
            )
        else:
            words.append(self.tr("No file is changed. The evaluations appear when you open a game."))
        self.told.setText(sentences(*words))
        self.begin.setEnabled(bool(games and self.engines.chosen))
