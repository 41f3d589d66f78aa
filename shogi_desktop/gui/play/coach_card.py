"""What the coach says, beside the board: a warning that waits for an answer, or a word of praise."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.play.telling_card import TellingCard
from shogi_desktop.gui.widgets.wrap_row import WrapRow


class CoachCard(TellingCard):
    """The coach's word. `take_back_wanted` and `play_wanted` answer a warning; `close_wanted` ends praise."""

    take_back_wanted = Signal()
    play_wanted = Signal()
    close_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.take_back, self.play, self.close_button = (QPushButton(self) for _ in range(3))
        self.take_back.setProperty("kind", "primary")
        self._answers = QWidget(self)
        answers = WrapRow(self._answers)
        answers.setSpacing(GRID)
        for button, signal, row in (
            (self.take_back, self.take_back_wanted, answers),
            (self.play, self.play_wanted, answers),
            (self.close_button, self.close_wanted, self.beside_head),
        ):
            button.setProperty("tight", "yes")
            button.clicked.connect(signal)
            row.addWidget(button)
        self.column.addWidget(self._answers)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        super().retranslate()
        self.take_back.setText(self.tr("Take it back"))
        self.play.setText(self.tr("Play it anyway"))
        self.close_button.setText(self.tr("Close"))

    @property
    def has_focus(self) -> bool:
        """Whether the keys go to one of its buttons."""
        return any(button.hasFocus() for button in self.findChildren(QPushButton))

    def warn(self, head: str, reason: str, line: str) -> None:
        """Say what is wrong with the move, and ask."""
        self._offer(warning=True)
        self.tell(head, reason, line)

    def praise(self, head: str, reason: str) -> None:
        """Say something kind."""
        self._offer(warning=False)
        self.tell(head, reason)

    def _offer(self, *, warning: bool) -> None:
        self._answers.setVisible(warning)
        self.close_button.setVisible(not warning)
