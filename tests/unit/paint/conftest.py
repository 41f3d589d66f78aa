"""A GUI application with the bundled font, for everything that paints."""

import pytest

from shogi_desktop.paint.fonts import load_fonts


@pytest.fixture(autouse=True)
def fonts(qapp):
    load_fonts()
