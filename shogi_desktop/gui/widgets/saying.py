"""Have a screen reader say something at once, in the way that the one of this system hears.

NVDA, Narrator and VoiceOver take an announcement. So does Orca from version 45 on; that of Debian 12 does not
hear it, but any Orca reads the description of the focused widget when it changes. With both, a new Orca would
speak twice, so over AT-SPI there is only the description.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

_OVER_AT_SPI: Final = frozenset({"xcb", "wayland", "wayland-egl"})
"""The platforms of Qt whose screen reader is Orca."""
_OWN: Final = "ownDescription"
"""The property of a widget with its description before it was used to speak."""


def say(widget: QWidget, words: str, *, urgent: bool = False) -> None:
    """Have `words` spoken. :param widget: what they are about. :param urgent: before anything that waits."""
    focused = QApplication.focusWidget()
    if focused is not None and QAccessible.isActive() and QGuiApplication.platformName() in _OVER_AT_SPI:
        _Described.one().by(focused, words)
        return
    event = QAccessibleAnnouncementEvent(widget, words)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


class _Described(QObject):
    """Describes the focused widget by what is to be said, until it loses the focus."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        application.focusChanged.connect(self._restore)

    @classmethod
    def one(cls) -> _Described:
        """The one of the application."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        found = application.findChild(cls, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return found if isinstance(found, cls) else cls(application)

    def by(self, widget: QWidget, words: str) -> None:
        """Describe `widget` so; said again if it was described so before."""
        if widget.property(_OWN) is None:
            widget.setProperty(_OWN, widget.accessibleDescription())
        if widget.accessibleDescription() == words:
            widget.setAccessibleDescription("")
        widget.setAccessibleDescription(words)

    def _restore(self, before: QWidget | None, _now: QWidget | None) -> None:
        own = None if before is None else before.property(_OWN)
        if before is not None and own is not None:
            before.setProperty(_OWN, None)
            before.setAccessibleDescription(own)
