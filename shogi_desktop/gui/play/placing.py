"""One question that finds the right opponent: how well somebody plays. It can be skipped and asked again."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.results.handicap_advice import GRADES
from shogi_desktop.app.settings.strengths import FIRST_RUNG, rung_of_grade
from shogi_desktop.app.words.games import level_name
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.choice import Choice
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.widgets.switch import Switch

_USUAL_GRADE = -10
_NEW = 1
_WIDTH = 640


class Knows(Enum):
    """What a player knows."""

    NOTHING = "nothing"
    CHESS = "chess"
    GRADE = "a grade"
    UNSURE = "unsure"


class PlacingDialog(QDialog):
    """Asks how well the player plays. After it was accepted, `rung` and `wants_coach` tell the answer."""

    def __init__(self, *, coach: bool, parent: QWidget | None = None) -> None:
        """:param coach: whether there is a coach already."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("How strong am I?"))
        self._question = Label(self.tr("How well do you play shogi?"), self)
        self._question.setProperty("role", "heading")
        choices = [
            (Knows.NOTHING, self.tr("I'm new to it")),
            (Knows.CHESS, self.tr("I know chess")),
            (Knows.GRADE, self.tr("I have a grade")),
            (Knows.UNSURE, self.tr("Not sure")),
        ]
        self.knows: Segmented[Knows] = Segmented(self._question.text(), choices, self, wraps=True)
        self.knows.set_value(Knows.NOTHING)
        self.knows.chosen.connect(self._refresh)
        self.grade = Choice(self)
        for grade in GRADES:
            text = self.tr("{number} kyū") if grade < 0 else self.tr("{number} dan")
            self.grade.addItem(text.format(number=abs(grade)), grade)
        self.grade.setCurrentIndex(self.grade.findData(_USUAL_GRADE))
        self.grade.setAccessibleName(self.tr("About which grade"))
        self.grade.currentIndexChanged.connect(self._refresh)
        self.coach = Switch(self.tr("A coach warns me of bad moves before they count"), self)
        self.coach.setChecked(coach)
        self._answer = Label(self)
        self._answer.setWordWrap(True)
        self.later = QPushButton(self.tr("Not now"), self)
        self.later.setAutoDefault(False)
        self.later.clicked.connect(self.reject)
        self.play = QPushButton(self.tr("Play"), self)
        self.play.setProperty("kind", "primary")
        self.play.setDefault(True)
        self.play.clicked.connect(self.accept)
        self._lay_out()
        self.setMinimumWidth(px(_WIDTH))
        self.resize(px(_WIDTH), 0)  # at Qt's own width the answers would take more lines than they do
        self._refresh()
        self.setWindowModality(Qt.WindowModality.WindowModal)

    @property
    def rung(self) -> int | None:
        """The level that the player plays like; None: the first games are to find out."""
        match self.knows.value:
            case Knows.NOTHING:
                return _NEW
            case Knows.CHESS:
                return FIRST_RUNG
            case Knows.GRADE:
                return rung_of_grade(self.grade.currentData())
            case _:
                return None

    @property
    def wants_coach(self) -> bool:
        """Whether a coach is to help."""
        return self.coach.isChecked()

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(2 * GRID)
        grid.setColumnStretch(0, 1)
        for row, widget in enumerate((self.grade, self.coach)):
            label = Label(widget.accessibleName(), self)
            label.setBuddy(widget)
            label.setWordWrap(True)
            grid.addWidget(label, row, 0)
            if widget is self.grade:
                self._grade_label = label
            grid.addWidget(widget, row, 1, Qt.AlignmentFlag.AlignRight)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(2 * GRID)
        column.addWidget(self._question)
        column.addWidget(self.knows)
        column.addLayout(grid)
        column.addWidget(self._answer)
        column.addStretch(1)
        column.addLayout(button_row(self.later, self.play))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Have room for all words, however long they are in the language in use."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
            self.setMinimumHeight(max(0, layout.totalHeightForWidth(self.width())))
            if self.isHidden():
                self.resize(self.width(), self.minimumHeight())

    def _refresh(self) -> None:
        self._tell()
        self._fit()
        self.resize(self.width(), self.minimumHeight())

    def _tell(self) -> None:
        for part in (self._grade_label, self.grade):
            part.setVisible(self.knows.value is Knows.GRADE)
        rung = self.rung
        if rung is None:
            self._answer.setText(
                self.tr(
                    "Your first two games will show; the computer's strength changes a lot "
                    "after each of them."
                )
            )
            return
        sentence = self.tr("The computer starts at level {number}: {name}. From then on it adapts to you.")
        self._answer.setText(sentence.format(number=rung, name=level_name(rung)))
