"""Rows of an engine's lines or of the explorer: the keys choose one, and a screen reader is told which."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.widgets.face_list import FaceListView, FacesModel


@dataclass(frozen=True)
class Row:
    spoken: str


class Rows(FaceListView[Row]):
    def _may_choose(self, face: Row) -> bool:
        return face.spoken != "head"

    def _meant_at(self, point: QPoint | None) -> object:
        return point


def test_the_row_that_the_keys_chose_is_the_one_selected(qtbot: QtBot) -> None:
    model: FacesModel[Row] = FacesModel()
    model.show_faces([Row("head"), Row("first"), Row("head"), Row("second")])
    view = Rows(model)
    qtbot.addWidget(view)
    chosen = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        qtbot.keyClick(view, key)
        rows = QAccessible.queryAccessibleInterface(view)
        states = [rows.child(row).state().selected for row in range(rows.childCount())]
        chosen.append([row for row, selected in enumerate(states) if selected])
    assert chosen == [[1], [3], [3], [1]]
