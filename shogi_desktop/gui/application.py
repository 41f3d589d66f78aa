"""The graphical program from its arguments to its exit status.

`bootstrap` calls :func:`run_gui`; the tests, the self-test of a bundle and the screenshot script call
:func:`build_main_window` with folders of their own. Until the window shows its first sight nothing is
imported that it does not need.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from shogi_desktop.app.paths import APPLICATION, AppPaths, name_application
from shogi_desktop.gui.main_window import MainWindow
from shogi_desktop.resources_path import resource_path

if TYPE_CHECKING:
    from shogi_desktop.app.single_instance import Meeting
    from shogi_desktop.usi.command import EngineCommand


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
    application = _bare_application(argv)
    paths = paths or AppPaths.of_start()
    window = MainWindow(paths, engine)
    if not open_files:
        window.show_first_sight()
    from shogi_desktop.app.crash_reports import CrashReports  # noqa: PLC0415 - only now, see above
    from shogi_desktop.app.garbage import GarbageCollection  # noqa: PLC0415
    from shogi_desktop.gui.ahead import import_ahead  # noqa: PLC0415
    from shogi_desktop.gui.arrivals import Arrivals  # noqa: PLC0415
    from shogi_desktop.gui.crash_dialog import CrashWatch  # noqa: PLC0415
    from shogi_desktop.gui.end_signals import EndSignals  # noqa: PLC0415

    reports = CrashReports(paths.log_dir)
    earlier = reports.begin()
    watch = CrashWatch(reports, application.activeWindow)
    watch.install()
    prepare_application(application)
    window.furnish()
    if earlier is not None:
        _tell_of_fault(window, earlier)
    arrivals = Arrivals(window, window.open_path, window.library.add)
    application.file_wanted.connect(lambda file: arrivals.open([Path(file)]))
    window.show()
    listener = None if meeting is None else meeting.listen()
    if listener is not None:
        listener.asked.connect(arrivals.take)
    arrivals.open([Path(file) for file in open_files])
    signals = EndSignals(application)
    signals.asked.connect(window.end)
    application.commitDataRequest.connect(lambda _: window.keep_for_end())
    garbage = GarbageCollection(application)
    garbage.start()
    import_ahead(window)
    try:
        return application.exec()
    finally:
        signals.close()
        garbage.stop()
        if listener is not None:
            listener.close()
        watch.remove()
        reports.end()


def _tell_of_fault(window: MainWindow, report: Path) -> None:
    from shogi_desktop.gui.crash_dialog import open_folder  # noqa: PLC0415 - see run_gui

    sentence = QCoreApplication.translate(
        "CrashWatch", "The program was ended by an error the last time. What happened is in {file}."
    )
    label = QCoreApplication.translate("CrashWatch", "Open the folder")
    window.say(sentence.format(file=report.name), action=label, handler=lambda: open_folder(report.parent))


def make_application(argv: Sequence[str]) -> Application:
    """The application object under the program's name, its fonts loaded."""
    application = _bare_application(argv)
    prepare_application(application)
    return application


def _bare_application(argv: Sequence[str]) -> Application:
    name_application()
    application = Application(list(argv))
    application.setApplicationDisplayName(APPLICATION)
    application.setDesktopFileName("shogi-desktop")
    return application


def prepare_application(application: QApplication) -> None:
    """Give the program its icon, and the bundled font where the system lacks characters."""
    from shogi_desktop.paint.fonts import load_fonts, ui_font  # noqa: PLC0415 - see run_gui

    icon = resource_path("icons/shogi-desktop.svg")
    if icon.is_file():
        application.setWindowIcon(QIcon(str(icon)))
    load_fonts()
    application.setFont(ui_font())


def build_main_window(paths: AppPaths, engine: EngineCommand | None = None) -> MainWindow:
    """The main window with everything behind it, not shown yet. An application object must exist."""
    window = MainWindow(paths, engine)
    window.furnish()
    return window
