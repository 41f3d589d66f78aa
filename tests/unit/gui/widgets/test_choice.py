"""A choice asks for the room that its texts need."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.widgets.choice import ValueChoice

VALUES = [("a", "Any"), ("b", "No limit to the number of moves at all")]


def test_what_is_chosen_is_not_cut_beside_others(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    first, second = ValueChoice("", VALUES, "a", holder), ValueChoice("", VALUES, "b", holder)
    row = QHBoxLayout(holder)
    row.addWidget(first, 3)
    row.addWidget(second, 1)
    holder.resize(row.minimumSize())
    holder.show()
    assert second.width() >= second.needed > first.needed
    first.set_value("b")
    assert row.minimumSize().width() >= 2 * first.needed


def test_one_that_may_be_narrow_stays_so(qtbot: QtBot) -> None:
    choice = ValueChoice("", VALUES, "b")
    qtbot.addWidget(choice)
    choice.setMinimumContentsLength(5)
    assert choice.minimumSizeHint().width() < choice.needed


def test_the_list_of_a_narrow_field_shows_whole_texts(qtbot: QtBot) -> None:
    choice = ValueChoice("", VALUES, "a")
    qtbot.addWidget(choice)
    choice.resize(60, 30)
    choice.show()
    choice.showPopup()
    assert choice.view().viewport().width() >= choice.view().sizeHintForColumn(0) > 100
    choice.hidePopup()
