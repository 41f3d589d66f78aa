"""The window on a small screen: nothing is cut off, and it is never larger than the screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, PersonSetup, TimeSetup
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import Color
from tests.gui.hands import OPENING, play, resign
from tests.support.extent import extent

SMALL = (860, 480)
TIMED = GameSetup(
    black=PersonSetup("Aiko Yamamoto"),
    white=LevelSetup(10),
    time=TimeSetup(600_000, 30_000),
)


def inside(widget: QWidget, window: QWidget) -> bool:
    return window.rect().contains(QRect(widget.mapTo(window, QPoint()), widget.size()))


def whole(label: QLabel) -> bool:
    """Whether all of its text is seen."""
    widths = map(label.fontMetrics().horizontalAdvance, label.text().splitlines())
    return max(widths) <= label.width() and label.height() >= label.sizeHint().height()


def test_the_window_fits_a_small_screen(
    make_window: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(960, 540))
    window = make_window()
    assert window.minimumWidth() <= 960
    assert window.minimumHeight() <= 500
    window.resize(1, 1)
    assert window.height() <= 500


def test_on_a_large_screen_the_window_is_never_too_small_to_read(
    make_window: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(1920, 1080))
    assert make_window().minimumSize() == QSize(880, 600)


def small(window: MainWindow, size: tuple[int, int], qtbot: QtBot) -> None:
    window.setMinimumSize(1, 1)
    window.resize(*size)
    qtbot.waitUntil(lambda: window.play_page.height() < size[1])


def test_the_end_of_a_game_is_not_squeezed_in_a_low_window(game: MainWindow, qtbot: QtBot) -> None:
    small(game, SMALL, qtbot)
    resign(game)
    card = game.play_page.panel.end_card
    for button in (card.rematch, card.new_game, card.save, card.study):
        qtbot.waitUntil(partial(lambda button: button.height() >= button.minimumSizeHint().height(), button))
        assert inside(button, game)
        assert button.width() >= button.sizeHint().width()
    qtbot.waitUntil(lambda: not card.rematch.geometry().intersects(card.save.geometry()))
    assert game.play_page.panel.comment_box.isHidden()
    said = "Something that takes three lines of the panel, so that little of it is left for all the rest."
    game.shell.say(lambda: said, topic="test")
    qtbot.waitUntil(lambda: card.height() >= card.minimumSizeHint().height())
    qtbot.waitUntil(lambda: not card.rematch.geometry().intersects(card.save.geometry()))
    assert inside(card, game)
    game.shell.withdraw("test")
    game.do("take_back")
    qtbot.waitUntil(lambda: not game.play_page.panel.comment_box.isHidden())


@pytest.mark.parametrize("size", [SMALL, (880, 600)])
def test_the_players_cards_are_not_cut_off(
    make_window: Callable[..., MainWindow], qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = make_window()
    window.parts.play.games.new_game(msgspec.structs.replace(TIMED, white=PersonSetup("Featherstonehaugh")))
    play(window, *OPENING)
    small(window, size, qtbot)
    page = window.play_page
    for color in Color:
        card = page.cards[color]
        label = card.name_label
        # The label gets its place some events after the window has its size.
        qtbot.waitUntil(partial(whole, label))
        assert inside(card, window)


@pytest.mark.parametrize(
    ("language", "percent"),
    extent(sample=[("pt", 200)], whole=[("cs", 150), ("pt", 200), ("ja", 200), ("en", 150)]),
)
def test_the_buttons_below_the_moves_say_all_with_large_text(
    game: MainWindow, qtbot: QtBot, language: str, percent: int
) -> None:
    game.settings.update(language=language, text_percent=percent)
    small(game, (880, 600), qtbot)
    panel = game.play_page.panel
    buttons = [panel.button(name) for name in ("take_back", "hint", "resign")]

    def apart() -> bool:
        places = [QRect(button.mapTo(panel, QPoint()), button.size()) for button in buttons]
        if not panel.comment_box.isHidden():
            places.append(panel.comment_box.geometry())
        return not any(one.intersects(other) for one in places for other in places if one is not other)

    qtbot.waitUntil(apart)
    for button in buttons:
        qtbot.waitUntil(partial(lambda button: button.width() >= button.sizeHint().width(), button))
        assert inside(button, game)
    game.settings.update(language="en", text_percent=100)
