"""A character's card: face, name, strength, and how the player has done against it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from shogi_desktop.app.players.character_words import line_of, strength_text
from shogi_desktop.app.players.characters import Character
from shogi_desktop.app.words.joined import listed, sentences
from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.portrait import Portrait

FACE = 96
WIDTH = 152


class OpponentCard(QPushButton):
    """A button that chooses somebody. `taken`: a second click, or Return, wants a game at once."""

    taken = Signal()

    def __init__(self, character: Character, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.character = character
        self.setCheckable(True)
        self.setProperty("kind", "person")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.face = Portrait(self)
        self._name, self._strength, self._result = Label(character.name, self), Label(self), Label(self)
        self._name.setProperty("role", "strong")
        self._strength.setProperty("role", "small")
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID, GRID + 4, GRID, GRID + 4)
        column.setSpacing(2)
        column.addWidget(self.face, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(4)
        for label in (self._name, self._strength, self._result):
            column.addWidget(label, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self.face, self._name, self._strength, self._result):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._column = column

    def tell(self, score: str, result: str, *, is_next: bool, beaten: bool) -> None:
        """Say how the player stands with it.

        :param score: the games so far in figures. :param result: the same in words.
        :param is_next: it is the one to beat next.
        """
        level = self.tr("Level {number}").format(number=self.character.rung)
        self._strength.setText(level)
        badge = self.tr("Next to beat") if is_next else self.tr("Beaten") if beaten else ""
        mark(self._result, role="next" if is_next else "beaten" if beaten else "small")
        shown = "  ".join(part for part in (badge, score) if part) or " "
        self._result.setText(f"\u2002{shown}\u2002" if is_next else shown)
        self.setAccessibleName(listed((self.character.name, level)))
        about = (badge, result, line_of(self.character), strength_text(self.character))
        self.setAccessibleDescription(
            sentences(*(part if part.endswith((".", "。")) else f"{part}." for part in about if part))
        )

    def use_size(self) -> None:
        """Take the size of text in force, and the face for it."""
        self.face.show_face(self.character.face, FACE)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """No smaller than its words and its face."""
        wanted = self._column.sizeHint()
        return QSize(max(px(WIDTH), wanted.width()), wanted.height())

    def sizeHint(self) -> QSize:
        """As large as its words ask."""
        return self.minimumSizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
            self.taken.emit()
            return
        super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self.taken.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.use_size()
