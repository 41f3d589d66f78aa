"""Icons are drawn when they are shown, sharp on every screen and pale where nothing can be done."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.look.icons import IconSet, _Drawing, sign
from shogi_desktop.gui.look.style import palette
from shogi_desktop.gui.look.tokens import DARK_TOKENS, LIGHT_TOKENS

INK, PALE = "#102030", "#909090"


def inks(image: QImage) -> set[str]:
    """The colours of the pixels that are wholly covered."""
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    colors = (image.pixelColor(*place) for place in places)
    return {color.name() for color in colors if color.alpha() == 255}


def test_an_icon_has_the_colour_of_its_set_and_a_paler_one_where_it_can_do_nothing(qtbot: QtBot) -> None:
    icon = IconSet(INK, PALE).icon("play")
    assert inks(icon.pixmap(48, 48).toImage()) == {INK}
    assert inks(icon.pixmap(QSize(48, 48), QIcon.Mode.Disabled).toImage()) == {PALE}


def test_an_icon_is_as_fine_as_the_screen(qtbot: QtBot) -> None:
    icon = IconSet(INK, PALE).icon("play")
    for ratio in (1.0, 1.5, 2.0):
        assert icon.pixmap(QSize(20, 20), ratio).size() == QSize(20, 20) * ratio
    assert icon.pixmap(QSize(16, 16), 2.0).size() == QSize(32, 32)


def test_an_icon_fills_its_box_and_stands_in_the_middle_of_a_wide_one(qtbot: QtBot) -> None:
    icon = IconSet(INK, PALE).icon("play")
    assert icon.actualSize(QSize(64, 64)) == QSize(64, 64)
    image = QImage(60, 20, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    icon.paint(painter, QRect(0, 0, 60, 20))
    painter.end()
    columns = [x for x in range(60) for y in range(20) if image.pixelColor(x, y).alpha()]
    assert 20 <= min(columns) < 25
    assert 35 < max(columns) < 40


def test_an_icon_in_a_label_is_as_large_as_the_text_in_force_asks(qapp: QApplication) -> None:
    icons = IconSet(INK, PALE)
    assert icons.pixmap("play", 20, 2.0).size() == QSize(40, 40)
    before = qapp.property("text_pixels")
    qapp.setProperty("text_pixels", 21)
    try:
        assert icons.pixmap("play", 20, 1.0).size() == QSize(30, 30)
    finally:
        qapp.setProperty("text_pixels", before)


def test_an_icon_without_any_room_shows_nothing(qtbot: QtBot) -> None:
    assert IconSet(INK, PALE).icon("play").pixmap(QSize(0, 20)).isNull()


def test_an_icon_outlives_its_set_and_can_be_copied_and_changed(qtbot: QtBot) -> None:
    icon = IconSet(INK, PALE).icon("play")
    other = QIcon(icon)
    gc.collect()
    other.addPixmap(icon.pixmap(16, 16))
    del icon
    gc.collect()
    assert inks(other.pixmap(48, 48).toImage()) == {QColor(INK).name()}


def test_an_icon_outlives_a_set_that_is_garbage(qtbot: QtBot) -> None:
    button = QPushButton()
    qtbot.addWidget(button)
    icons = IconSet(INK, PALE)
    icon = icons.icon("play")
    button.setIcon(icon)
    ring: list[object] = [icons, icon]
    ring.append(ring)
    del icons, icon, ring
    gc.collect()
    assert inks(button.icon().pixmap(48, 48).toImage()) == {INK}


def test_nothing_is_kept_of_copies_that_are_gone(qtbot: QtBot) -> None:
    icon = IconSet(INK, PALE).icon("play")

    def copy_and_change() -> None:
        QIcon(icon).addPixmap(icon.pixmap(16, 16))

    def drawings() -> int:
        gc.collect()
        return sum(isinstance(one, _Drawing) for one in gc.get_objects())

    copy_and_change()
    once = drawings()
    for _ in range(5):
        copy_and_change()
    assert drawings() == once


def test_a_sign_takes_the_colours_in_force_when_it_is_drawn(qapp: QApplication) -> None:
    icon = sign("close")
    before = qapp.palette()
    try:
        for tokens in (LIGHT_TOKENS, DARK_TOKENS):
            qapp.setPalette(palette(tokens))
            assert inks(icon.pixmap(48, 48).toImage()) == {tokens.text}
            off = icon.pixmap(QSize(48, 48), QIcon.Mode.Disabled)
            assert inks(off.toImage()) == {tokens.faint}
    finally:
        qapp.setPalette(before)


def test_a_sign_must_have_a_drawing() -> None:
    with pytest.raises(FileNotFoundError):
        sign("no such drawing")


def test_a_name_without_a_drawing_gives_an_empty_icon(qtbot: QtBot) -> None:
    assert IconSet(INK, PALE).icon("no such drawing").isNull()
    assert IconSet(INK, PALE).pixmap("no such drawing", 20, 1.0).isNull()
