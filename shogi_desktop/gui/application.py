"""The graphical program from its arguments to its exit status.

`bootstrap` calls :func:`run_gui`; the tests, the self-test of a bundle and the screenshot script call
:func:`build_main_window` with folders of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from shogi_desktop.app.crash_reports import CrashReports
from shogi_desktop.app.garbage import GarbageCollection
from shogi_desktop.app.paths import APPLICATION, AppPaths, name_application
from shogi_desktop.gui.arrivals import Application, Arrivals
from shogi_desktop.gui.crash_dialog import CrashWatch, open_folder
from shogi_desktop.gui.main_window import MainWindow
from shogi_desktop.paint.fonts import load_fonts, ui_font
from shogi_desktop.resources_path import resource_path

if TYPE_CHECKING:
    from shogi_desktop.app.engines import EngineCommand
    from shogi_desktop.app.single_instance import Meeting


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
    window = build_main_window(paths, engine)
    if earlier is not None:
        _tell_of_fault(window, earlier)
    arrivals = Arrivals(window, window.open_path, window.library.add)
    window.show()
    listener = None if meeting is None else meeting.listen()
    if listener is not None:
        listener.asked.connect(arrivals.take)
    arrivals.open([Path(file) for file in open_files])
    garbage = GarbageCollection(application)
    garbage.start()
    try:
        return application.exec()
    finally:
        garbage.stop()
        if listener is not None:
            listener.close()
        watch.remove()
        reports.end()


def _tell_of_fault(window: MainWindow, report: Path) -> None:
    sentence = QCoreApplication.translate(
        "CrashWatch", "The program was ended by an error the last time. What happened is in {file}."
    )
    label = QCoreApplication.translate("CrashWatch", "Open the folder")
    window.say(sentence.format(file=report.name), action=label, handler=lambda: open_folder(report.parent))


def make_application(argv: Sequence[str]) -> QApplication:
    """The application object under the program's name, its fonts loaded."""
    name_application()
    application = Application(list(argv))
    application.setApplicationDisplayName(APPLICATION)
    application.setDesktopFileName("shogi-desktop")
    icon = resource_path("icons/shogi-desktop.svg")
    if icon.is_file():
        application.setWindowIcon(QIcon(str(icon)))
    prepare_fonts(application)
    return application


def prepare_fonts(application: QApplication) -> None:
    """Make the bundled font known and use it where the system lacks characters."""
    load_fonts()
    application.setFont(ui_font())


def build_main_window(paths: AppPaths, engine: EngineCommand | None = None) -> MainWindow:
    """The main window with everything behind it, not shown yet. An application object must exist."""
    return MainWindow(paths, engine)
