"""The graphical program from its arguments to its exit status.

`bootstrap` calls :func:`run_gui`; the tests, the self-test of a bundle and the screenshot script call
:func:`build_main_window` with folders of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from shogi_desktop.app.paths import AppPaths
from shogi_desktop.gui.main_window import MainWindow
from shogi_desktop.paint.fonts import load_fonts, ui_font
from shogi_desktop.resources_path import resource_path

if TYPE_CHECKING:
    from shogi_desktop.app.engines import EngineCommand

APPLICATION = "Shogi Desktop"


def run_gui(
    argv: Sequence[str],
    paths: AppPaths | None = None,
    engine: EngineCommand | None = None,
    open_file: str | None = None,
) -> int:
    """Start the program and stay until its window is closed; the exit status.

    :param argv: program name and Qt's own options, as ``sys.argv``.
    :param paths: the user's folders, or None for the system's places.
    :param engine: the opponent's program, or None for the one that comes with the package.
    :param open_file: a kifu to open at once.
    """
    application = make_application(argv)
    window = build_main_window(paths or AppPaths.of_user(), engine)
    window.show()
    if open_file is not None:
        window.open_path(open_file)
    return application.exec()


def make_application(argv: Sequence[str]) -> QApplication:
    """The application object under the program's name, its fonts loaded."""
    application = QApplication(list(argv))
    application.setApplicationName(APPLICATION)
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
