"""A GUI application with the bundled font, for everything that paints."""

import pytest
from PySide6.QtWidgets import QApplication

from shogi_desktop.paint.fonts import load_fonts


@pytest.fixture(scope="module", autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts()
