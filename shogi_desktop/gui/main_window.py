"""The one window of the program."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow

from shogi_desktop.app.paths import AppPaths

if TYPE_CHECKING:
    from shogi_desktop.app.engines import EngineCommand


class MainWindow(QMainWindow):
    """Start page and play page, the menus, and the controllers behind them."""

    def __init__(self, paths: AppPaths, engine: EngineCommand | None) -> None:
        super().__init__()
        self._paths = paths
        self._engine = engine

    def open_path(self, path: str | Path) -> None:
        """Open the kifu at `path` for study."""
