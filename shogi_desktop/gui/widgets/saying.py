"""Have a screen reader say something at once, in the way that the one of this system hears.

NVDA, Narrator and VoiceOver take an announcement. So does Orca from version 45 on; that of Debian 12 does not
hear it, but any Orca reads the description of the focused widget when it changes. With both, a new Orca would
speak twice, so over AT-SPI there is only the description.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPersistentModelIndex, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

_OVER_AT_SPI: Final = frozenset({"xcb", "wayland", "wayland-egl"})
"""The platforms of Qt whose screen reader is Orca."""
_HEARD_MS: Final = 2_000
"""By then a row has been read, or something else."""
_OWN: Final = "ownDescription"
"""The property of a widget with its description before it was used to speak."""


def say(widget: QWidget, words: str, *, urgent: bool = False) -> None:
    """Have `words` spoken. :param widget: what they are about. :param urgent: before anything that waits."""
    focused = QApplication.focusWidget()
    if focused is not None and QAccessible.isActive() and QGuiApplication.platformName() in _OVER_AT_SPI:
        if not _by_row(focused, words):
            _Described.one().by(focused, words)
        return
    event = QAccessibleAnnouncementEvent(widget, words)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


def _by_row(widget: QWidget, words: str) -> bool:
    """Describe the row that the keys are at by what is to be said; False: `widget` is no list, or has none.

    In a list the row has the focus, not the list: what is described otherwise nobody reads.
    """
    if not isinstance(widget, QAbstractItemView) or not widget.currentIndex().isValid():
        return False
    index, role = QPersistentModelIndex(widget.currentIndex()), Qt.ItemDataRole.AccessibleDescriptionRole
    model, own = index.model(), index.data(role)
    # The event carries the words, and is the only one: views tell of what a model says it has changed.
    blocker = QSignalBlocker(model)
    taken = model.setData(index, words, role)
    if taken:
        event = QAccessibleEvent(widget, QAccessible.Event.DescriptionChanged)
        event.setChild(index.row())
        QAccessible.updateAccessibility(event)
        model.setData(index, own, role)
    blocker.unblock()
    if taken:
        _Again.of(widget).wait(words)
    return taken


class _Again(QObject):
    """Says once more what was said of a row, should the rows become others before it can have been heard.

    Orca asks for a row a little later, and is silent where it is gone: a move played from the explorer's list
    brings the rows of the next position.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._words = ""
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.setInterval(_HEARD_MS)
        self._over.timeout.connect(self._forget)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._say)
        view.model().modelReset.connect(self._on_reset)

    @classmethod
    def of(cls, view: QAbstractItemView) -> _Again:
        """The one of `view`."""
        found = view.findChild(cls, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return found if isinstance(found, cls) else cls(view)

    def wait(self, words: str) -> None:
        """`words` were said of a row of the view."""
        self._words = words
        self._over.start()

    def _on_reset(self) -> None:
        if self._words:
            self._soon.start()  # behind whoever chooses a row of the new ones

    def _say(self) -> None:
        words = self._words
        if words and QApplication.focusWidget() is self._view:
            say(self._view, words)
        self._forget()

    def _forget(self) -> None:
        self._words = ""
        self._over.stop()


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
