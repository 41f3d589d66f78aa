"""The headers of a game, read and edited in a dialog, and undone like any other change of the record."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from shogi_desktop.app.records.files import open_file
from shogi_desktop.gui.study.game_information import NOTES, GameInformationDialog, information_of
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import Color
from tests.gui.hands import LEFT, TWO_PLAYERS, finish_work, play, playing

KIF = """# a remark
棋戦：名人戦
開始日時：2026/11/22 10:00
先手：愛子
後手：Ben
場所：東京
備考：一行目
備考：二行目
記録係：Chiyo
記録係：Dora
表題：第一局
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:01/00:00:01)
   2 ３四歩(33)   ( 0:02/00:00:02)
   3 投了         ( 1:05/00:01:06)
"""


@pytest.fixture
def kifu(window: MainWindow, tmp_path: Path) -> Path:
    path = tmp_path / "game.kif"
    path.write_text(KIF, encoding="utf-8")
    window.open_path(path)
    finish_work(window)
    return path


def dialog_of(window: MainWindow) -> GameInformationDialog:
    return next(one for one in window.findChildren(GameInformationDialog) if one.isVisible())


def opened(window: MainWindow) -> GameInformationDialog:
    window.do("information")
    return dialog_of(window)


def headers(window: MainWindow) -> dict[str, str]:
    assert window.board.record is not None
    return window.board.record.headers


def type_into(qtbot: QtBot, field: QLineEdit, text: str) -> None:
    field.selectAll()
    qtbot.keyClicks(field, text)


def listed(dialog: GameInformationDialog) -> list[tuple[str, str]]:
    return dialog._listed()


def test_every_header_of_the_file_is_there(window: MainWindow, kifu: Path) -> None:
    dialog = opened(window)

    assert dialog.fields["black"].text() == "愛子"
    assert dialog.fields["event"].text() == "名人戦"
    assert dialog.fields["date"].text() == "2026/11/22 10:00"
    assert dialog.notes.toPlainText() == "一行目\n二行目"
    assert listed(dialog) == [("記録係", "Chiyo\nDora"), ("表題", "第一局")]


def test_looking_changes_nothing(window: MainWindow, kifu: Path, qtbot: QtBot) -> None:
    before = list(headers(window).items())
    qtbot.mouseClick(opened(window).accept_button, LEFT)

    assert list(headers(window).items()) == before
    assert not window.isWindowModified()


def test_what_is_edited_is_shown_at_once_undone_and_saved(
    window: MainWindow, kifu: Path, qtbot: QtBot
) -> None:
    window.do("forward")
    dialog = opened(window)
    type_into(qtbot, dialog.fields["black"], "Aiko")
    type_into(qtbot, dialog.fields["opening"], "Yagura")
    dialog.notes.setPlainText("Well played\nby both")
    dialog.notes.document().setModified(True)
    qtbot.mouseClick(dialog.accept_button, LEFT)

    assert headers(window)["black"] == "Aiko"
    assert "Aiko" in window.play_page.cards[Color.BLACK].name_label.text()
    assert window.isWindowModified()
    assert window.board.cursor is not None
    window.do("undo_edit")
    assert headers(window)["black"] == "愛子"
    assert "opening" not in headers(window)
    assert window.board.cursor.path == (0,), "the place is kept"
    window.do("redo_edit")
    window.do("save")
    finish_work(window)
    read = open_file(kifu).record.headers
    assert (read["black"], read["opening"], read[NOTES]) == ("Aiko", "Yagura", "Well played\nby both")
    assert read["記録係"] == "Chiyo\nDora"


def test_other_headers_are_added_edited_and_removed(window: MainWindow, kifu: Path, qtbot: QtBot) -> None:
    dialog = opened(window)
    dialog.others.setCurrentCell(1, 0)
    qtbot.mouseClick(dialog.remove, LEFT)
    qtbot.mouseClick(dialog.add, LEFT)
    row = dialog.others.rowCount() - 1
    for column, text in enumerate(("振り駒", "歩が3枚")):
        cell = dialog.others.item(row, column)
        assert cell is not None
        cell.setText(text)
    qtbot.mouseClick(dialog.accept_button, LEFT)

    assert "表題" not in headers(window)
    assert headers(window)["振り駒"] == "歩が3枚"
    window.do("save")
    finish_work(window)
    assert open_file(kifu).record.headers["振り駒"] == "歩が3枚"


@pytest.mark.parametrize(
    ("name", "told"),
    [("a:b", "colon"), ("*a", "colon"), ("", "colon"), ("棋戦", "above"), ("表題", "two headers")],
)
def test_a_header_that_could_not_be_written_is_refused_in_a_sentence(
    window: MainWindow, kifu: Path, qtbot: QtBot, name: str, told: str
) -> None:
    dialog = opened(window)
    dialog._append(dialog.others, name, "text")
    qtbot.mouseClick(dialog.accept_button, LEFT)

    assert dialog.isVisible()
    assert told in dialog._fault.text()
    assert not window.isWindowModified()


def test_a_double_click_on_the_heading_or_on_a_player_opens_it(
    window: MainWindow, kifu: Path, qtbot: QtBot
) -> None:
    QTest.mouseDClick(window.play_page.panel._title, LEFT)
    dialog_of(window).reject()
    card = window.play_page.cards[Color.WHITE]
    QTest.mouseDClick(window.play_page.board.viewport(), LEFT, pos=card.geometry().center())
    dialog_of(window).reject()


def test_a_game_being_played_is_only_looked_at(window: MainWindow) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    dialog = opened(window)

    assert dialog.fields["black"].text() == "Aiko"
    assert dialog.fields["black"].isReadOnly()
    assert not dialog.accept_button.isVisible()
    assert not dialog.add.isVisible()
    dialog.reject()


def test_a_value_of_megabytes_stays_as_it_is(window: MainWindow, kifu: Path, qtbot: QtBot) -> None:
    headers(window).update(event="e" * 300_000, 掲載="x" * 300_000)
    dialog = opened(window)
    dialog.others.selectRow(dialog.others.rowCount() - 1)
    type_into(qtbot, dialog.fields["site"], "Osaka")
    qtbot.mouseClick(dialog.accept_button, LEFT)

    assert headers(window)["event"] == "e" * 300_000
    assert headers(window)["掲載"] == "x" * 300_000
    assert headers(window)["site"] == "Osaka"


def test_headers_keep_their_order_and_empty_ones_go() -> None:
    before = {"x": "1", "black": "A", "y": "2"}

    assert list(information_of(before, {"black": "A"}, [("x", "1"), ("y", "2")]).items()) == list(
        before.items()
    )
    changed = information_of(before, {"black": "", "event": "E"}, [("y", "2"), ("z", "3")])
    assert changed == {"y": "2", "event": "E", "z": "3"}


def rows(window: MainWindow) -> list[str]:
    moves = window.play_page.panel.moves.moves
    return [moves.text(row) for row in range(moves.rowCount())]


def test_the_ending_is_a_row_with_its_time(window: MainWindow, kifu: Path, qtbot: QtBot) -> None:
    moves = window.play_page.panel.moves
    face = moves.moves.face(3)

    assert rows(window)[-1] == "resigns"
    assert (face.number, face.time, face.total) == ("3", "1:05", "1:06")
    assert moves.moves.data(moves.moves.index(3), Qt.ItemDataRole.AccessibleTextRole) == "3. resigns"
    window.do("first")
    qtbot.mouseClick(moves.viewport(), LEFT, pos=moves.visualRect(moves.moves.index(3)).center())
    assert window.board.cursor is not None
    assert window.board.cursor.index == 2, "the position in which the game ended"


def test_a_game_that_ends_or_is_taken_back_has_the_row_or_not(window: MainWindow) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, "7g7f", "3c3d")
    assert len(rows(window)) == 3
    playing(window).resign()
    assert rows(window)[-1] == "resigns"
    assert len(rows(window)) == 4
    window.do("take_back")
    assert "resigns" not in rows(window)
