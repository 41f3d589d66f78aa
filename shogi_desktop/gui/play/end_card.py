"""How the game ended, in words, with what one may want next. It lies beside the board and hides nothing."""

from __future__ import annotations

import itertools

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.words.games import OutcomeWords
from shogi_desktop.app.words.joined import headed
from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label, tip


class EndCard(QFrame):
    """Headline, reason, and the buttons Rematch · Review · New game · Study · Save.

    Where the game calls for another one (a void game, a match) a button for that comes first: `offer`.
    `filled` says that the card may need another room than before.
    """

    filled = Signal()
    onward_wanted = Signal()
    rematch_wanted = Signal()
    new_game_wanted = Signal()
    save_wanted = Signal()
    study_wanted = Signal()
    review_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "end")
        self._headline = Label(self)
        self._headline.setProperty("role", "heading")
        self._reason = Label(self)
        self._reason.setWordWrap(True)
        self._standing = Label(self)
        self._standing.setProperty("role", "strong")
        self._standing.setWordWrap(True)
        self._standing.hide()
        self._explanation = Label(self)
        self._explanation.setWordWrap(True)
        self._explanation.hide()
        self._saved = Label(self)
        self._saved.setProperty("role", "small")
        self._saved.setWordWrap(True)
        self._saved.hide()
        self._file_name = ""
        self._playing = True
        self.onward = QPushButton(self)
        self.onward.setProperty("kind", "primary")
        self.rematch = QPushButton(self)
        self._offered, self._rematch_offered = False, True
        self._offer: tuple[str, str, str, bool] | None = None
        self.new_game = QPushButton(self)
        self.save = QPushButton(self)
        self.study = QPushButton(self)
        self.review = QPushButton(self)
        for button, signal in (
            (self.onward, self.onward_wanted),
            (self.rematch, self.rematch_wanted),
            (self.new_game, self.new_game_wanted),
            (self.save, self.save_wanted),
            (self.study, self.study_wanted),
            (self.review, self.review_wanted),
        ):
            button.setProperty("tight", "yes")
            button.clicked.connect(signal)
        buttons = self._buttons = QGridLayout()
        buttons.setSpacing(GRID)
        self._place_buttons()
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        column.addWidget(self._headline)
        column.addWidget(self._reason)
        column.addWidget(self._standing)
        column.addWidget(self._explanation)
        column.addWidget(self._saved)
        column.addSpacing(GRID)
        column.addLayout(buttons)
        self.offer("")
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.rematch.setText(self.tr("Rematch"))
        self.new_game.setText(self.tr("New game…"))
        self.save.setText(self.tr("Save"))
        self.study.setText(self.tr("Study"))
        self.review.setText(self.tr("Review"))
        self.tell_file(self._file_name)

    def tell(self, words: OutcomeWords) -> None:
        """Say how the game ended."""
        self._headline.setText(words.headline)
        self._reason.setText(words.reason)
        self.setAccessibleName(headed(words.headline, words.reason))

    def offer(self, onward: str, explanation: str = "", *, standing: str = "", rematch: bool = True) -> None:
        """Say how the match stands, and offer the game that follows from this one by a button `onward`.

        Either may be empty. The button is then the one to press; without it that is the rematch.

        :param explanation: a sentence to the button. :param rematch: whether that is offered too.
        """
        wanted = (onward, explanation, standing, rematch)
        if wanted == self._offer:
            return
        self._offer = wanted
        self._offered, self._rematch_offered = bool(onward), rematch
        self.onward.setText(onward)
        self.onward.setToolTip(tip(explanation))
        self.onward.setAccessibleDescription(explanation)
        self._explanation.setText(explanation)
        self._standing.setText(standing)
        mark(self.rematch, kind="" if onward else "primary")
        self._place_buttons()
        self.set_playing(self._playing)

    def _place_buttons(self) -> None:
        """The one to press over the whole width, the others below it in twos, what is learned from first."""
        first = self.onward if self._offered else self.rematch
        others = [self.review, self.new_game, self.study, self.save]
        if self._offered and self._rematch_offered:
            others.insert(0, self.rematch)
        self._buttons.addWidget(first, 0, 0, 1, 2)
        for number, button in enumerate(others):
            alone = number == len(others) - 1 and number % 2 == 0
            self._buttons.addWidget(button, 1 + number // 2, number % 2, 1, 2 if alone else 1)
        for before, after in itertools.pairwise((first, *others)):
            QWidget.setTabOrder(before, after)

    @property
    def standing(self) -> str:
        """What the card says about the match."""
        return self._standing.text()

    def set_playing(self, playing: bool) -> None:
        """After a game played here offer what comes next; of a record only say how it ended."""
        for button in (self.rematch, self.new_game, self.save, self.study, self.review):
            button.setVisible(playing)
        self.onward.setVisible(playing and self._offered)
        self.rematch.setVisible(playing and self._rematch_offered)
        self._standing.setVisible(playing and bool(self._standing.text()))
        self._playing = playing
        self.tell_file(self._file_name)

    def tell_file(self, name: str) -> None:
        """Say that the game was saved in the file `name`; an empty name says nothing."""
        self._file_name = name
        # A zero-width space lets a long name break where it has no blank.
        shown = name.replace("_", "_\u200b")
        self._saved.setText(self.tr("Saved as {file}").format(file=shown))
        self._saved.setToolTip(tip(name))
        self.setAccessibleDescription(self.tr("Saved as {file}").format(file=name) if name else "")
        self.set_brief(brief=False)
        self.filled.emit()

    def set_brief(self, *, brief: bool) -> None:
        """Leave out what can be missed, where there is little room; a screen reader has it all the same."""
        self._saved.setVisible(bool(self._file_name) and self._playing and not brief)
        self._explanation.setVisible(bool(self._explanation.text()) and self._playing and not brief)

    @property
    def file_name(self) -> str:
        """The file that the card says the game was saved in."""
        return self._file_name

    @property
    def words(self) -> OutcomeWords:
        """What the card says."""
        return OutcomeWords(self._headline.text(), self._reason.text())
