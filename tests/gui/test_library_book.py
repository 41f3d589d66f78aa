"""A book made in the library's page: asked by its dialog, written, told of, and shown by the explorer."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from shogi_desktop.app.books.file import BookFile
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.library.book_dialog import MakeBookDialog
from shogi_desktop.gui.library.page import LibraryPage
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.notation import usi_text
from shogi_desktop.rules import STANDARD, Position
from tests.gui.hands import LEFT, notice
from tests.support.games import write_kifu


@pytest.fixture
def page(paths: AppPaths, window: MainWindow, qtbot: QtBot) -> LibraryPage:
    for number, moves in enumerate(("7g7f 3c3d", "7g7f 8c8d", "2g2f 8c8d")):
        record = usi_text.loads(f"startpos moves {moves}").record
        record.headers.update(black="Aiko" if number else "Chiyo", white="Ben", date=f"202{number}/01/01")
        write_kifu(paths.games_dir, record, f"{number}.kif")
    window.do("library")
    made: LibraryPage | None = window.parts.library.page
    assert made is not None
    qtbot.waitUntil(lambda: made.games.rowCount() == 3)
    return made


def asked(page: LibraryPage, qtbot: QtBot) -> MakeBookDialog:
    menu = page.menu()
    (action,) = (one for one in menu.actions() if one.text() == "Make an opening book…")
    action.trigger()
    menu.deleteLater()
    qtbot.waitUntil(lambda: page.books.dialog is not None)
    assert page.books.dialog is not None
    return page.books.dialog


def name_it(monkeypatch: pytest.MonkeyPatch, path: Path, kind: str = "") -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), kind))


def test_the_moves_of_a_player_become_a_book_that_the_explorer_shows(
    page: LibraryPage, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    name_it(monkeypatch, tmp_path / "mine")
    dialog = asked(page, qtbot)
    assert len(dialog.games) == 3
    qtbot.keyClicks(dialog.player, "aiko")
    with qtbot.waitSignal(page.books.made):
        qtbot.mouseClick(dialog.begin, LEFT)
        assert page.book_row.isVisible()
    assert not page.book_row.isVisible()
    assert "mine.db is written; the explorer shows it now. Games: 2, positions: 1, moves: 2." in notice(
        window
    )
    assert window.settings.current.books == (str(tmp_path / "mine.db"),)
    with BookFile(tmp_path / "mine.db") as book:
        found = book.lookup(Position.start(STANDARD))
    assert found is not None
    assert {move.move for move in found.moves} == {"7g7f", "2g2f"}


def test_the_kind_chosen_gives_the_ending_and_no_move_gives_no_book(
    page: LibraryPage, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    name_it(monkeypatch, tmp_path / "mine", "Apery book, standard shogi only (*.bin)")
    dialog = asked(page, qtbot)
    dialog.least.setValue(3)
    with qtbot.waitSignal(page.books.run.ended):
        qtbot.mouseClick(dialog.begin, LEFT)
    assert "No suitable move was found in 3 games; mine.bin was not written" in notice(window)
    assert not window.settings.current.books


def test_a_book_is_stopped_by_its_button_and_another_waits_for_it(
    page: LibraryPage, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    nothing = [(str(tmp_path / f"{number}.kif"), 0) for number in range(50_000)]
    page.books.run.start(nothing, asked(page, qtbot).wanted, tmp_path / "a.db")
    qtbot.keyClick(page.books.dialog, Qt.Key.Key_Escape)
    page.books.ask([], [])
    assert page.books.dialog is None
    assert "already being made" in notice(window)
    with qtbot.waitSignal(page.books.run.ended):
        qtbot.mouseClick(page.book_row.stop, LEFT)
    assert not page.book_row.isVisible()
    assert "already being made" in notice(window)
