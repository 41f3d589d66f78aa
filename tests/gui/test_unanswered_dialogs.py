"""What the tests of the window stand on: a dialog that nobody answers ends its test instead of the run."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from tests.support.dialogs import closed_after


def test_a_dialog_that_nobody_answers_is_closed_and_named(qtbot: QtBot) -> None:
    box, dialog = QMessageBox(), QDialog()
    qtbot.addWidget(box)
    qtbot.addWidget(dialog)
    box.setWindowTitle("Overwrite?")
    with closed_after(1) as left:
        box.exec()
        assert dialog.exec() == 0
    assert left == ["Overwrite?", "QDialog"]


def test_one_that_is_answered_in_time_is_not(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    with closed_after(60_000) as left:
        QTimer.singleShot(0, dialog.accept)
        assert dialog.exec() == QDialog.DialogCode.Accepted
    assert left == []
