"""The first page as it is seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.widgets.card_button import ICON_PX, CardButton
from shogi_desktop.gui.window.main_window import MainWindow
from tests.gui.hands import TWO_PLAYERS, play
from tests.support.contrast import luminance, ratio

READABLE = 3.0
"""The least contrast of a graphical object to what is beside it (WCAG 2.1, 1.4.11)."""
WORDS_READABLE = 4.5
"""The same of text (1.4.3)."""


def contrast_within(picture: QImage) -> float:
    """The greatest contrast of any pixel to the one in the corner."""
    ground = luminance(picture.pixelColor(0, 0))
    found = 1.0
    for x in range(picture.width()):
        for y in range(picture.height()):
            pixel = luminance(picture.pixelColor(x, y))
            found = max(found, ratio(pixel, ground))
    return found


def icon_of(card: CardButton) -> QImage:
    label = next(label for label in card.findChildren(QLabel) if label.width() == label.height() == ICON_PX)
    return card.grab(label.geometry()).toImage()


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_every_icon_stands_out_on_its_button(window: MainWindow, appearance: str) -> None:
    window.settings.update(appearance=appearance)
    page = window.start_page
    hero_alone = contrast_within(icon_of(page.play))
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, "7g7f")
    window.show_start_page()
    for card in (page.resume, page.play, page.opponents, page.two_players, page.open):
        assert contrast_within(icon_of(card)) >= READABLE
    assert hero_alone >= READABLE


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_the_words_of_every_card_are_read_when_a_game_waits(window: MainWindow, appearance: str) -> None:
    window.settings.update(appearance=appearance)
    page = window.start_page
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, "7g7f")
    window.show_start_page()
    assert page.resume.isVisible()
    for card in (page.resume, page.play, page.opponents):
        for label in card.findChildren(QLabel):
            if label.text():
                assert contrast_within(card.grab(label.geometry()).toImage()) >= WORDS_READABLE, label.text()


def test_learning_stays_on_the_page_while_a_game_waits(window: MainWindow, qtbot: QtBot) -> None:
    page = window.start_page
    assert page.learn.isVisible() and not page.learn_too.isVisible()
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, "7g7f")
    window.show_start_page()
    assert page.resume.isVisible() and not page.learn.isVisible()
    qtbot.mouseClick(page.learn_too, Qt.MouseButton.LeftButton)
    assert window.parts.learning.shown
    window.parts.learning.leave()
