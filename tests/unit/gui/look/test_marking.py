"""A widget's part in the look, given before and after it is shown; and what Qt is told of the style."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QPushButton, QStyle, QStyleFactory
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.look.keys import HouseStyle
from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.style import apply_style
from shogi_desktop.gui.look.tokens import LIGHT_TOKENS
from shogi_desktop.gui.widgets.plain import Label


def is_bold(label: Label) -> bool:
    return QFontInfo(label.font()).bold()


@pytest.fixture(autouse=True)
def styled(qapp: QApplication) -> None:
    apply_style(qapp, LIGHT_TOKENS)


def test_a_label_takes_its_part_before_it_is_shown_and_after(qtbot: QtBot) -> None:
    label = Label("a")
    qtbot.addWidget(label)
    mark(label, role="strong")
    label.show()
    assert is_bold(label)
    mark(label, role="dim")
    assert not is_bold(label)
    mark(label, role="strong")
    assert is_bold(label)


def test_a_part_that_it_has_costs_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    label = Label("a")
    qtbot.addWidget(label)
    label.show()
    mark(label, role="strong", met="yes")
    asked: list[str] = []
    monkeypatch.setattr(label, "style", lambda: asked.append("style"))
    mark(label, role="strong")
    mark(label, met="yes", panel="")
    assert asked == []


def test_the_style_answers_as_fusion_but_for_underlines(qtbot: QtBot) -> None:
    house, fusion, button = HouseStyle(), QStyleFactory.create("fusion"), QPushButton()
    qtbot.addWidget(button)
    for hint in QStyle.StyleHint:
        if hint not in {QStyle.StyleHint.SH_UnderlineShortcut, QStyle.StyleHint.SH_CustomBase}:
            for asked in (None, button):
                assert house.styleHint(hint, None, asked) == fusion.styleHint(hint, None, asked), hint
    assert house.styleHint(QStyle.StyleHint.SH_UnderlineShortcut) == 0
    house.alt_held = True
    assert house.styleHint(QStyle.StyleHint.SH_UnderlineShortcut) == 1
