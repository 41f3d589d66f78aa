"""What the user sees when something in the program breaks: a sentence, and the folder of the report.

Catches what nobody caught, in any thread, and Qt's own messages for the log. The program goes on: the game is
in its journal. Reports are written by `app.system.crash_reports`.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, QUrl, Signal, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.system.crash_reports import LOG, CrashReports, without_personal
from shogi_desktop.gui.widgets.plain import MessageBox

_SERIOUS = frozenset({QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg})


def open_folder(folder: Path) -> None:
    """Show `folder` in the system's file manager."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


class CrashWatch(QObject):
    """Stands between the program and its errors from `install` to `remove`.

    :ivar dialog: the dialog that tells of a report, or None. There is one at a time: an error that comes
        again with every repaint must not bury the window.
    """

    _caught = Signal(object)

    def __init__(
        self,
        reports: CrashReports,
        window: Callable[[], QWidget | None],
        show_folder: Callable[[Path], None] = open_folder,
    ) -> None:
        super().__init__()
        self._reports = reports
        self._window = window
        self._show_folder = show_folder
        self._inside = threading.local()
        self.dialog: MessageBox | None = None
        self._caught.connect(self._tell)  # queued, where the error was in another thread

    def install(self) -> None:
        """Begin to catch."""
        sys.excepthook = self._on_error
        threading.excepthook = self._on_thread_error
        qInstallMessageHandler(self._on_qt_message)

    def remove(self) -> None:
        """Let errors go their usual ways again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)

    def _on_error(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None, thread: str = ""
    ) -> None:
        sys.__excepthook__(kind, error, trace)
        if issubclass(kind, KeyboardInterrupt | SystemExit):
            return
        self._caught.emit(self._reports.write_error(kind, error, trace, thread))

    def _on_thread_error(self, what: threading.ExceptHookArgs) -> None:
        if what.exc_value is not None:
            name = what.thread.name if what.thread is not None else ""
            self._on_error(what.exc_type, what.exc_value, what.exc_traceback, name)

    def _on_qt_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if getattr(self._inside, "message", False):
            return
        self._inside.message = True
        try:
            where = f" ({context.category})" if context.category not in {None, "default"} else ""
            log = LOG.error if kind in _SERIOUS else LOG.warning
            log("Qt%s: %s", where, without_personal(text))
            if sys.stderr is not None:
                sys.stderr.write(f"{text}\n")
            if kind is QtMsgType.QtFatalMsg:
                self._reports.write(f"Qt gave up: {text}")
        finally:
            self._inside.message = False

    def _tell(self, report: Path | None) -> None:
        if self.dialog is not None:
            return
        box = MessageBox(
            MessageBox.Icon.Warning,
            self.tr("Something went wrong"),
            self.tr("Something went wrong in the program. Your game is safe."),
            self._window(),
        )
        if report is None:
            box.setInformativeText(self.tr("You can carry on. The error report could not be written."))
        else:
            sentence = self.tr(
                "You can carry on. If it happens again, please send the report {file} to the "
                "developers. It contains the version, the system and the place of the error, and "
                "nothing personal."
            )
            box.setInformativeText(sentence.format(file=report.name))
            folder = box.addButton(self.tr("Open the folder"), MessageBox.ButtonRole.ActionRole)
            folder.clicked.connect(lambda: self._show_folder(report.parent))
        close = box.addButton(self.tr("Continue"), MessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(close)
        box.setEscapeButton(close)
        box.setModal(False)
        box.finished.connect(self._forget)
        self.dialog = box
        box.show()

    def _forget(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.dialog = None
