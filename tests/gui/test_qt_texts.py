"""What Qt's own menus and dialogs say is said in the language of the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, QTranslator
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QListView,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QSpinBox,
    QTextBrowser,
    QTreeView,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shogi_desktop.app.system.i18n import LANGUAGES
from shogi_desktop.app.system.qt_texts import QT_TEXTS
from shogi_desktop.gui.window.main_window import MainWindow
from tests.support.screens import settle

OTHERS = [language.code for language in LANGUAGES if language.code != "en"]
NAMES_OF_KEYS = "QShortcut"
"""Qt looks all keys up, also those of keyboards for television."""
KINDS_OF_FILES = "QMimeType"
"""The system's list of them comes in its own languages; which are asked for depends on the files about."""


class Hearing(QTranslator):
    """Hears what is asked for, and translates nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[str, str, str | None]] = set()

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        self.asked.add((context, source, disambiguation))
        return None


@pytest.fixture
def hearing(window: MainWindow) -> Iterator[Hearing]:
    hearing = Hearing()
    yield hearing
    QCoreApplication.removeTranslator(hearing)


def right_click(widget: QWidget) -> None:
    """Open the menu of the right button, and close it."""
    target = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    place = target.rect().center()
    kind, nothing = QContextMenuEvent.Reason.Mouse, Qt.KeyboardModifier.NoModifier
    # Some of Qt's own menus come back only when they are closed.
    QTimer.singleShot(0, target, close_menu)
    QApplication.sendEvent(target, QContextMenuEvent(kind, place, target.mapToGlobal(place), nothing))
    settle()


def close_menu() -> None:
    menu = QApplication.activePopupWidget()
    if isinstance(menu, QMenu):  # a list of places has none where no place is
        menu.close()


def look_at_all(qtbot: QtBot, folder: Path) -> None:
    """Open what Qt brings: menus of fields, the dialogs for files and printing, a message."""
    fields = QWidget()
    qtbot.addWidget(fields)
    column = QVBoxLayout(fields)
    browser = QTextBrowser()
    browser.setHtml('<a href="https://example.org">a link</a>')
    shown = (QLineEdit("text"), QSpinBox(), QPlainTextEdit("text"), browser)
    for field in shown:
        column.addWidget(field)
    fields.show()
    for clicked in (*shown, browser.verticalScrollBar()):
        right_click(clicked)
    for mode in (QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave):
        files = QFileDialog(fields, "", str(folder))
        files.setOption(QFileDialog.Option.DontUseNativeDialog)
        files.setAcceptMode(mode)
        files.setViewMode(QFileDialog.ViewMode.Detail)
        files.show()
        settle()
        for view in (*files.findChildren(QTreeView), *files.findChildren(QListView)):
            if view.isVisible() and not isinstance(view, QHeaderView):
                right_click(view)
        files.close()
    printer = QPrinter()
    printing = QPrintDialog(printer, fields)
    printing.show()
    settle()
    printing.close()
    message = QMessageBox(fields)
    message.setStandardButtons(QMessageBox.StandardButton.Cancel | QMessageBox.StandardButton.Yes)
    message.setDetailedText("more")
    message.show()
    settle()
    message.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_that_qt_brings_stays_english(
    window: MainWindow, qtbot: QtBot, hearing: Hearing, tmp_path: Path, language: str
) -> None:
    window.settings.update(language=language)
    QCoreApplication.installTranslator(hearing)
    look_at_all(qtbot, tmp_path)
    QCoreApplication.removeTranslator(hearing)
    installed = window.shell.translations._installed
    english = [
        asked
        for asked in sorted(hearing.asked, key=str)
        if asked[0].startswith("Q") and asked[0] not in {NAMES_OF_KEYS, KINDS_OF_FILES} and asked[1].strip()
        if not any(one.translate(asked[0], asked[1], asked[2] or "") for one in installed)
    ]
    heard = {context for context, _, _ in hearing.asked}
    assert heard > {"QLineEdit", "QWidgetTextControl", "QAbstractSpinBox", "QScrollBar", "QFileDialog"}
    assert heard > {"QPrintDialog", "QPrintSettingsOutput", "QPlatformTheme"}
    assert not english


@pytest.mark.parametrize("language", OTHERS)
def test_what_qt_s_translations_lack_is_in_ours(window: MainWindow, language: str) -> None:
    window.settings.update(language=language)
    for context, texts in QT_TEXTS.items():
        for text in texts:
            assert QCoreApplication.translate(context, text) != text
