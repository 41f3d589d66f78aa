"""Recommends a handicap: asks how strong both players are, and says who should give what."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.results.handicap_advice import GRADES, grade_points, level_points, recommended
from shogi_desktop.app.settings.strengths import RUNGS
from shogi_desktop.app.words.games import handicap_name, level_name
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.choice import Choice
from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.rules import Variant

_FIELD_WIDTH = 260
_USUAL_GRADE = -5


class RecommendDialog(FittedDialog):
    """Asks for two strengths. After `exec`, `handicap_id` and `second_gives` tell.

    The first player is the one at the screen, or who has Black of two; the second is the computer or White.
    """

    def __init__(
        self,
        variant: Variant,
        names: tuple[str, str],
        *,
        level: int | None,
        own_level: int | None,
        parent: QWidget | None = None,
    ) -> None:
        """:param names: what the two are called.

        :param level: the computer's level; None for two people, who have grades.
        :param own_level: the level that the player at the screen plays like, as far as that is known.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Recommended handicap"))
        self._variant = variant
        self._names = names
        self._with_levels = level is not None
        self.fields = (Choice(self), Choice(self))
        for field in self.fields:
            self._fill(field)
        first, second = (own_level or level, level) if level is not None else (_USUAL_GRADE, _USUAL_GRADE)
        for field, value in zip(self.fields, (first, second), strict=True):
            field.setCurrentIndex(field.findData(value))
            field.currentIndexChanged.connect(self._refresh)
        self._advice = Label(self)
        self._advice.setProperty("role", "strong")
        self._advice.setWordWrap(True)
        self.use = QPushButton(self.tr("Use this handicap"), self)
        self.use.setProperty("kind", "primary")
        self.use.setDefault(True)
        self.use.clicked.connect(self.accept)
        self._lay_out()
        # How strong the computer is has been chosen already.
        self.fields[1].setEnabled(not self._with_levels)
        self._refresh()

    @property
    def handicap_id(self) -> str:
        """The handicap recommended."""
        return recommended(abs(self._difference))

    @property
    def second_gives(self) -> bool:
        """Whether the second player is the one to give it."""
        return self._difference >= 0

    @property
    def advice(self) -> str:
        """What the dialog says."""
        return self._advice.text()

    @property
    def _difference(self) -> int:
        """By how much the second player is stronger."""
        first, second = (self._points(field.currentData()) for field in self.fields)
        return second - first

    def _points(self, value: int) -> int:
        return level_points(self._variant.id, value) if self._with_levels else grade_points(value)

    def _fill(self, field: Choice) -> None:
        if self._with_levels:
            for level in range(1, RUNGS + 1):
                text = self.tr("Level {number}: {name}").format(number=level, name=level_name(level))
                field.addItem(text, level)
            return
        for grade in GRADES:
            text = self.tr("{number} kyū") if grade < 0 else self.tr("{number} dan")
            field.addItem(text.format(number=abs(grade)), grade)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * GRID)
        grid.setVerticalSpacing(GRID)
        grid.setColumnMinimumWidth(1, px(_FIELD_WIDTH))
        for row, (name, field) in enumerate(zip(self._names, self.fields, strict=True)):
            sentence = self.tr("{player} plays like") if self._with_levels else self.tr("Grade of {player}")
            label = Label(sentence.format(player=name), self)
            label.setBuddy(field)
            field.setAccessibleName(label.text())
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        note = Label(self.tr("One grade is worth about one lance."), self)
        note.setProperty("role", "small")
        note.setVisible(not self._with_levels)
        grid.addWidget(note, 2, 1)
        cancel = QPushButton(self.tr("Cancel"), self)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        buttons = button_row(cancel, self.use)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(2 * GRID)
        column.addLayout(grid)
        column.addWidget(self._advice)
        column.addLayout(buttons)
        self.setWindowModality(Qt.WindowModality.WindowModal)

    def _refresh(self) -> None:
        handicap = self._variant.handicap(self.handicap_id)
        if handicap.is_even:
            self._advice.setText(self.tr("An even game"))
            return
        giver = self._names[1] if self.second_gives else self._names[0]
        text = self.tr("{player} gives: {handicap} ({kanji})")
        self._advice.setText(
            text.format(player=giver, handicap=handicap_name(handicap), kanji=handicap.kanji)
        )
