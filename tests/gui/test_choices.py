"""A field of a list whose text is too long for it ends with dots, not within a letter."""

from __future__ import annotations

from PySide6.QtGui import QImage

from shogi_desktop.gui.widgets.choice import Choice
from shogi_desktop.gui.window.main_window import MainWindow

LONG = "Find the move: Okisaki shogi · 12/89"


def picture(window: MainWindow, text: str, width: int) -> QImage:
    """The field as it looks in the window, with its style sheet."""
    choice = Choice(window)
    choice.addItem(text)
    choice.resize(width, choice.sizeHint().height())
    image = choice.grab().toImage()
    choice.deleteLater()
    return image


def test_a_text_that_is_too_long_is_shown_as_its_beginning_and_dots(window: MainWindow) -> None:
    narrow = picture(window, LONG, 160)
    # Of so few letters the dots fit too, so that nothing of these is cut off.
    beginnings = [f"{LONG[:length].rstrip()}…" for length in range(8, 16)]
    assert [one for one in beginnings if picture(window, one, 160) == narrow]


def test_a_text_that_fits_is_shown_whole(window: MainWindow) -> None:
    assert picture(window, "All of them", 300) != picture(window, "All of t…", 300)
