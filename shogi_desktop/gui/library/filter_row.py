"""The row of filters above the list: what to search for, and which games at all."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QSizePolicy, QWidget

from shogi_desktop.app.library.accuracies import GOOD, POOR, AccuracyWish
from shogi_desktop.app.library.database import Query
from shogi_desktop.app.library.reading import Result
from shogi_desktop.app.words.games import handicap_name, variant_name
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.choice import Choice
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.wrap_row import WrapRow
from shogi_desktop.rules import VARIANTS

_YEAR_WIDTH = 64
_LAST_YEAR = 2199
_LEAST_TEXT = 200
_AROUND_TEXT = 4 * GRID


class _Filter(Choice):
    """As wide as what is chosen, not as the longest of many names that could be."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.currentIndexChanged.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """For the text in force."""
        widths = [self.fontMetrics().horizontalAdvance(self.itemText(at)) for at in range(self.count())]
        spare = max(widths, default=0) - self.fontMetrics().horizontalAdvance(self.currentText())
        hint = super().sizeHint()
        return QSize(hint.width() - spare, hint.height())

    def minimumSizeHint(self) -> QSize:
        """No narrower."""
        return self.sizeHint()


class FilterRow(QWidget):
    """Says what to filter by. `changed` comes with every change; `query` tells all of it."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = QLineEdit(self)
        self.text.setClearButtonEnabled(True)
        self.game = _Filter(self)
        self.result = _Filter(self)
        self.handicap = _Filter(self)
        self.accuracy = _Filter(self)
        self.years = (QLineEdit(self), QLineEdit(self))
        self._only: frozenset[int] | None = None
        self.only = Label(self)
        """What the games have in common that alone are listed."""
        self.only.hide()
        self.clear_button = QPushButton(self)
        self.clear_button.setProperty("kind", "quiet")
        self._dash = Label("–", self)
        self._choices = (self.game, self.result, self.handicap, self.accuracy)
        rest = QWidget(self)
        row = QHBoxLayout(rest)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        for member in (self.years[0], self._dash, self.years[1], self.only):
            row.addWidget(member)
        row.addStretch(1)
        row.addWidget(self.clear_button)
        rest.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        line = WrapRow(self)
        line.addWidget(self.text)
        for choice in self._choices:
            choice.currentIndexChanged.connect(self._tell)
            line.addWidget(choice)
        line.addWidget(rest)
        for year in self.years:
            year.setValidator(QIntValidator(0, _LAST_YEAR, year))
            year.setAlignment(Qt.AlignmentFlag.AlignCenter)
            year.textChanged.connect(self._tell)
        self.text.textChanged.connect(self._tell)
        self.clear_button.clicked.connect(self.clear)
        self.use_text_size()
        self.retranslate()
        self._tell()

    def use_text_size(self) -> None:
        """Take the size of text in force."""
        for year in self.years:
            year.setFixedWidth(px(_YEAR_WIDTH))
        self._fit_hint()

    def _fit_hint(self) -> None:
        """Let the field be as wide as what it hints at: rather the row goes on in another line."""
        hint = self.text.fontMetrics().horizontalAdvance(self.text.placeholderText())
        self.text.setMinimumWidth(max(px(_LEAST_TEXT), hint + px(_AROUND_TEXT)))

    def retranslate(self) -> None:
        """Take the texts of the language in use; what is chosen stays."""
        self.text.setPlaceholderText(self.tr("Search players, events, openings, files"))
        self.text.setAccessibleName(self.tr("Search for words"))
        self._fit_hint()
        self._fill(
            self.game,
            self.tr("Game"),
            [(self.tr("Any game"), None), *((variant_name(variant), variant.id) for variant in VARIANTS)],
        )
        self._fill(
            self.result,
            self.tr("Result"),
            [
                (self.tr("Any result"), None),
                (self.tr("☗ Black won"), Result.BLACK),
                (self.tr("☖ White won"), Result.WHITE),
                (self.tr("Draw"), Result.DRAW),
                (self.tr("No result"), Result.VOID),
                (self.tr("Unknown"), Result.UNKNOWN),
            ],
        )
        named = {handicap.id: handicap for variant in reversed(VARIANTS) for handicap in variant.handicaps}
        handicaps = [(handicap_name(handicap), handicap.id) for handicap in named.values()]
        self._fill(
            self.handicap,
            self.tr("Handicap"),
            [(self.tr("Any start"), None), *handicaps, (self.tr("Other position"), "")],
        )
        self.only.setText(self.tr("Only these games"))
        self._fill(
            self.accuracy,
            self.tr("Accuracy"),
            [
                (self.tr("Any accuracy"), None),
                (self.tr("Analysed"), AccuracyWish.KNOWN),
                (self.tr("Not analysed"), AccuracyWish.UNKNOWN),
                (self.tr("Both sides {accuracy} or more").format(accuracy=GOOD), AccuracyWish.GOOD),
                (self.tr("A side below {accuracy}").format(accuracy=POOR), AccuracyWish.POOR),
            ],
        )
        names = self.tr("From the year"), self.tr("To the year")
        for year, name in zip(self.years, names, strict=True):
            year.setPlaceholderText(self.tr("Year"))
            year.setAccessibleName(name)
        self.clear_button.setText(self.tr("Clear"))
        self.clear_button.setToolTip(self.tr("Show all games"))

    @staticmethod
    def _fill(choice: Choice, name: str, entries: list[tuple[str, object]]) -> None:
        with QSignalBlocker(choice):
            chosen = max(0, choice.currentIndex())
            choice.clear()
            for text, value in entries:
                choice.addItem(text, value)
            choice.setCurrentIndex(chosen)
        choice.setAccessibleName(name)
        choice.updateGeometry()

    def query(self) -> Query:
        """What is filtered by, but for a position and the order."""
        first, last = (self._year(field) for field in self.years)
        return Query(
            text=self.text.text(),
            variant=self.game.currentData(),
            result=self.result.currentData(),
            handicap=self.handicap.currentData(),
            years=(first, last),
            games=self._only,
            accuracy=self.accuracy.currentData(),
        )

    @staticmethod
    def _year(field: QLineEdit) -> int | None:
        """A year with all its figures; while it is being typed there is none."""
        text = field.text()
        return int(text) if len(text) == 4 and text.isdecimal() else None

    def show_only(self, games: frozenset[int], title: str) -> None:
        """Filter by nothing but these games, which have `title` in common."""
        with QSignalBlocker(self):
            self.clear()
        self._only = games
        self.only.setText(title)
        self.only.show()
        self._tell()

    def clear(self) -> None:
        """Filter by nothing."""
        self._only = None
        self.only.hide()
        fields = (self.text, *self.years)
        with QSignalBlocker(self):
            for field in fields:
                field.clear()
            for choice in self._choices:
                choice.setCurrentIndex(0)
        self._tell()

    def _tell(self) -> None:
        self.clear_button.setEnabled(not self.query().is_everything)
        self.changed.emit()
