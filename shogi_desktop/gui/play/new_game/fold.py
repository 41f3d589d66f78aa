"""What is seldom asked of a new game, folded away; what is not as usual is told all the same."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.play.new_game.computer import ComputerPart
from shogi_desktop.gui.play.new_game.form import small_label
from shogi_desktop.gui.play.new_game.rules_part import RulesPart
from shogi_desktop.gui.play.new_game.series import SINGLE_GAME, MatchPart
from shogi_desktop.gui.widgets.menu_button import MenuButton
from shogi_desktop.gui.widgets.overhang import hung_out_left, widen
from shogi_desktop.gui.widgets.wrap_row import WrapRow

translate = QCoreApplication.translate


class FoldPart(QWidget):
    """Opening and name, match, rules and the buttons beside them, behind a button; goes `beyond` its column.

    `toggled`: another room is needed. :ivar button: folds and unfolds. :ivar words: what is not as usual.
    """

    toggled = Signal()

    def __init__(
        self,
        computer: ComputerPart,
        match: MatchPart,
        rules: RulesPart,
        buttons: tuple[QPushButton, ...],
        parent: QWidget | None = None,
    ) -> None:
        """:param buttons: those that stand below, that of the rules among them."""
        super().__init__(parent)
        self._computer, self._match, self._rules = computer, match, rules
        self.button = MenuButton(self)
        mark(self.button, kind="link", tight="yes")
        self.button.setAutoDefault(False)
        self.button.setCheckable(True)
        self.words = small_label(self)
        self._folded = QWidget(self)
        inside = QVBoxLayout(self._folded)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(2 * GRID)
        for widget in (computer.opening, computer.name, match, rules.words):
            inside.addWidget(widget)
        row_of_buttons = QWidget(self._folded)
        row = WrapRow(row_of_buttons)
        for button in buttons:
            row.addWidget(button)
        inside.addWidget(row_of_buttons)
        column = QVBoxLayout(self)
        widen(column)
        column.setSpacing(GRID)
        column.addLayout(hung_out_left(self.button))
        column.addWidget(self.words)
        column.addWidget(self._folded)
        self._folded.hide()
        self._show()
        self.button.toggled.connect(self._unfold)

    def _unfold(self, unfolded: bool) -> None:
        self._folded.setVisible(unfolded)
        self._show()
        self.toggled.emit()

    def _show(self) -> None:
        folded = self._folded.isHidden()
        more, fewer = (
            translate("NewGameDialog", "More cho&ices"),
            translate("NewGameDialog", "Fewer cho&ices"),
        )
        self.button.setText(more if folded else fewer)
        self.button.setAccessibleName((more if folded else fewer).replace("&", ""))
        self.words.setVisible(folded and bool(self.words.text()))

    @property
    def told(self) -> str:
        """What is said of the choices that are folded away; empty where they are seen."""
        return self.words.text() if self._folded.isHidden() else ""

    def follow(self, *, two_players: bool) -> None:
        """Take what is chosen now."""
        at_level = not two_players and self._computer.at_level
        self._computer.opening.setVisible(at_level)
        self._computer.name.setVisible(not two_players)
        told = [self._rules.words.text()]
        if at_level and (self._computer.style_id or self._computer.book_value):
            told.append(self._computer.style_choice.currentText())
        if self._match.games != SINGLE_GAME:
            told.append(self._match.choice.currentText())
        self.words.setText(" · ".join(text for text in told if text))
        self._show()
