"""The graphical program from its arguments to its exit status.

`bootstrap` calls :func:`run_gui`; the tests, the self-test of a bundle and the screenshot script call
:func:`build_main_window` with folders of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from shogi_desktop.app.paths import AppPaths

if TYPE_CHECKING:
    from shogi_desktop.app.engines import EngineCommand
    from shogi_desktop.gui.main_window import MainWindow

ORGANIZATION = "Shogi Desktop"
APPLICATION = "Shogi Desktop"


def run_gui(
    argv: Sequence[str], paths: AppPaths | None = None, engine: EngineCommand | None = None, open_file: str | None = None
) -> int:
    """Start the program and stay until its window is closed; the exit status.

    :param argv: program name and Qt's own options, as ``sys.argv``.
    :param paths: the user's folders, or None for the system's places.
    :param engine: the opponent's program, or None for the one that comes with the package.
    :param open_file: a kifu to open at once.
    """
    application = QApplication(list(argv))
    application.setOrganizationName(ORGANIZATION)
    application.setApplicationName(APPLICATION)
    window = build_main_window(paths or AppPaths.of_user(), engine)
    window.show()
    if open_file is not None:
        window.open_path(open_file)
    return application.exec()


def build_main_window(paths: AppPaths, engine: EngineCommand | None = None) -> MainWindow:
    """The main window with everything behind it, not shown yet. An application object must exist."""
    from shogi_desktop.gui.main_window import MainWindow

    return MainWindow(paths, engine)
