"""The graphical program from its arguments to its exit status.

`bootstrap` calls :func:`run_gui`; the tests, the self-test of a bundle and the screenshot script make a
`MainWindow` with folders of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from shogi_desktop.app.system.crash_reports import CrashReports
from shogi_desktop.app.system.garbage import GarbageCollection
from shogi_desktop.app.system.paths import APPLICATION, AppPaths, name_application
from shogi_desktop.gui.shell.shell import Outside
from shogi_desktop.gui.window.arrivals import Arrivals
from shogi_desktop.gui.window.crash_dialog import CrashWatch, open_folder
from shogi_desktop.gui.window.end_signals import EndSignals
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.paint.fonts import load_fonts, ui_font
from shogi_desktop.resources_path import resource_path

if TYPE_CHECKING:
    from shogi_desktop.app.system.listener import Listener
    from shogi_desktop.app.system.single_instance import Meeting
    from shogi_desktop.usi.command import EngineCommand

_LISTENS_AFTER_MS: Final = 100
"""Qt's network library is not loaded before the window has been painted."""


class Application(QApplication):
    """The application object. `file_wanted` carries a file that the desktop sends (macOS, a click)."""

    file_wanted = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Hear what is said to the program itself; a filter would be asked about every event of all."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_wanted.emit(event.file())
            return True
        return super().event(event)


def run_gui(
    argv: Sequence[str],
    paths: AppPaths | None = None,
    engine: EngineCommand | None = None,
    open_files: Sequence[str] = (),
    meeting: Meeting | None = None,
) -> int:
    """Start the program and stay until its window is closed; the exit status.

    :param argv: program name and Qt's own options, as ``sys.argv``.
    :param paths: the user's folders, or None for the system's places.
    :param engine: the opponent's program, or None for the one that comes with the package.
    :param open_files: kifu to open at once, by absolute path.
    :param meeting: where to hear of files that later starts are to open.
    """
    application = make_application(argv)
    paths = paths or AppPaths.of_start()
    reports = CrashReports(paths.log_dir)
    earlier = reports.begin()
    watch = CrashWatch(reports, application.activeWindow)
    watch.install()
    window = MainWindow(paths, Outside(engine=engine))
    window.choose_first_pieces()
    if earlier is not None:
        _tell_of_fault(window, earlier)
    arrivals = Arrivals(window, window.open_path, window.add_to_library)
    application.file_wanted.connect(lambda file: arrivals.open([Path(file)]))
    window.show()
    heard = None if meeting is None else _Heard(meeting, arrivals)
    arrivals.open([Path(file) for file in open_files])
    if not open_files:
        window.greet()
    signals = EndSignals(application)
    signals.asked.connect(window.end)
    application.commitDataRequest.connect(lambda _: window.keep_for_end())
    garbage = GarbageCollection(application)
    garbage.start()
    try:
        return application.exec()
    finally:
        signals.close()
        garbage.stop()
        if heard is not None:
            heard.close()
        watch.remove()
        reports.end()


class _Heard(QObject):
    """Hears later starts as soon as the window is on the screen; until then they wait."""

    def __init__(self, meeting: Meeting, arrivals: Arrivals) -> None:
        super().__init__()
        self._meeting = meeting
        self._arrivals = arrivals
        self._listener: Listener | None = None
        QTimer.singleShot(_LISTENS_AFTER_MS, self, self._listen)

    def _listen(self) -> None:
        self._listener = self._meeting.listen()
        self._listener.asked.connect(self._arrivals.take)

    def close(self) -> None:
        if self._listener is not None:
            self._listener.close()


def _tell_of_fault(window: MainWindow, report: Path) -> None:
    translate = QCoreApplication.translate
    window.say(
        lambda: translate(
            "CrashWatch", "An error ended the program last time. Details are in {file}."
        ).format(file=report.name),
        action=lambda: translate("CrashWatch", "Open the folder"),
        handler=lambda: open_folder(report.parent),
    )


def make_application(argv: Sequence[str]) -> Application:
    """The application object under the program's name, with its icon and fonts."""
    name_application()
    application = Application(list(argv))
    application.setApplicationDisplayName(APPLICATION)
    application.setDesktopFileName("shogi-desktop")
    prepare(application)
    return application


def prepare(application: QApplication) -> None:
    """Give the program its icon, and the bundled font where the system lacks characters."""
    icon = resource_path("icons/shogi-desktop.svg")
    if icon.is_file():
        application.setWindowIcon(QIcon(str(icon)))
    load_fonts()
    application.setFont(ui_font())
