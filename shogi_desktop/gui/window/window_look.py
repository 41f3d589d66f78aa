"""The look of the window: follows the settings and the system's colours, and says when it is another."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from shogi_desktop.app.settings.coordinates import board_coordinates
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.style import apply_style
from shogi_desktop.gui.widgets.notice_bar import Notice, NoticeBar


def _asked_of(settings: Settings) -> tuple[object, ...]:
    """What the settings say about the look."""
    return (
        settings.appearance,
        settings.board,
        settings.text_percent,
        settings.piece_set,
        settings.dark_sides,
        settings.strong_marks,
        board_coordinates(settings),
    )


class WindowLook(QObject):
    """Makes the appearance that the settings ask for, styles the application, tells of pieces amiss.

    :ivar appearance: the one in force.
    """

    changed = Signal(Appearance)

    def __init__(self, settings: Settings, notices: NoticeBar, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._notices = notices
        self.appearance = Appearance.of(settings)
        self._style()
        self._tell_pieces()
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.follow_system)
        hints.accessibility().contrastPreferenceChanged.connect(self.follow_system)

    def use_settings(self, settings: Settings) -> None:
        """Take up what has changed, and only that: a new style sheet costs a tenth of a second."""
        before, self._settings = self._settings, settings
        if _asked_of(before) != _asked_of(settings):
            self._renew()
            self._tell_pieces()

    def follow_system(self) -> None:
        """Take up the system's colours, where the settings leave them to it."""
        if self._settings.appearance in {"system", "contrast"}:
            self._renew()

    def _renew(self) -> None:
        before = self.appearance
        self.appearance = appearance = Appearance.of(self._settings, before)
        if (appearance.tokens, appearance.text_percent) != (before.tokens, before.text_percent):
            self._style()
        self.changed.emit(appearance)

    def _style(self) -> None:
        application = QApplication.instance()
        if isinstance(application, QApplication):
            apply_style(application, self.appearance.tokens, self.appearance.text_percent)

    def _tell_pieces(self) -> None:
        problem = self.appearance.piece_problem
        if problem is not None:
            self._notices.say(Notice(problem, topic="pieces"))
        else:
            self._notices.withdraw("pieces")

    def close(self) -> None:
        """Hear nothing of the system any more."""
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.disconnect(self.follow_system)
        hints.accessibility().contrastPreferenceChanged.disconnect(self.follow_system)
