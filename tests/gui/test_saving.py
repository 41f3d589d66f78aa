"""Names and formats of files to open and to save, and what is said about them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from shogi_desktop.app.records import files
from shogi_desktop.app.words.formats import losses_text
from shogi_desktop.game import Record
from shogi_desktop.gui.records.ask_losses import AskLossesDialog
from shogi_desktop.gui.records.problems_dialog import ProblemsDialog
from shogi_desktop.gui.widgets.plain import MessageBox
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.notation.losses import Loss, LossKind
from shogi_desktop.notation.result import FormatId
from shogi_desktop.rules import STANDARD, parse_usi_move
from tests.gui.hands import OPENING, answer, choose, finish_work, notice, play


@pytest.mark.parametrize(
    ("chosen", "kind", "written"),
    [
        ("game", "", "game.kifu"),
        ("game 2.0 final", "", "game 2.0 final.kifu"),
        ("game", "JKF (*.jkf *.json)", "game.jkf"),
        ("game", "PSN (*.psn *.pgn)", "game.psn"),
        ("game", "Western text, P-76 (*.txt)", "game.txt"),
        ("game.kifu", "", "game.kifu"),
        ("game.JKF", "", "game.JKF"),
        ("game.psn", "KIF, Shift_JIS (*.kif)", "game.psn"),
    ],
)
def test_a_name_without_a_suffix_gets_one(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: str, kind: str, written: str
) -> None:
    choose(monkeypatch, tmp_path / chosen, kind)
    game.do("save")
    finish_work(game)
    record = files.open_file(tmp_path / written).record
    assert [node.move.usi for node in record.main_line() if node.move] == list(OPENING)


def test_a_saved_game_belongs_to_its_file(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, tmp_path / "game.kif")
    game.do("save")
    finish_work(game)
    assert game.board.document.path == tmp_path / "game.kif"
    assert not game.isWindowModified()


def test_before_a_format_loses_something_the_player_is_asked(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, tmp_path / "game.usi")
    answer(game, "cancel")
    game.do("save")
    finish_work(game)
    assert not (tmp_path / "game.usi").exists()
    assert game.board.document.path is None
    assert game.isWindowModified()


def test_what_the_format_lost_still_counts_as_unsaved(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, tmp_path / "game.usi")
    answer(game, "save")
    game.do("save")
    finish_work(game)
    assert (tmp_path / "game.usi").read_text().startswith("position startpos moves 7g7f")
    assert game.board.document.path is None
    assert game.isWindowModified()


def test_another_format_is_offered_at_once(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = iter([tmp_path / "game.usi", tmp_path / "game.kif"])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(next(names)), ""))
    answer(game, "other")
    game.do("save")
    finish_work(game)
    assert not (tmp_path / "game.usi").exists()
    assert (tmp_path / "game.kif").exists()
    assert not game.isWindowModified()


def test_the_question_names_what_would_be_lost(qtbot: QtBot) -> None:
    lost = (Loss(LossKind.VARIATIONS, 3), Loss(LossKind.OUTCOMES, 1))
    dialog = AskLossesDialog("CSA 3.0", losses_text(lost))
    qtbot.addWidget(dialog)
    assert dialog.lost.text() == "•  variations (3)\n•  how the game ended"


def test_usi_text_holds_all_of_bare_moves(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "moves.usi"
    source.write_text("position startpos moves 7g7f 3c3d\n")
    window.open_path(source)
    finish_work(window)
    choose(monkeypatch, tmp_path / "copy.usi")
    window.do("save_as")
    finish_work(window)
    assert window.board.document.path == tmp_path / "copy.usi"
    assert not window.notices.isVisible()


def test_a_suffix_that_was_added_never_replaces_a_file_unasked(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = tmp_path / "game.kifu"
    there.write_text("another game")
    asked: list[str] = []
    monkeypatch.setattr(MessageBox, "exec", lambda box: asked.append(box.text()))
    choose(monkeypatch, tmp_path / "game")
    game.do("save")
    finish_work(game)
    assert there.read_text() == "another game"
    assert asked == [f"{there} already exists. Replace it?"]
    assert game.isWindowModified()


NOT_WRITTEN = [".doc", ".kix", ".pdf", ".txt"]


def test_a_format_that_is_not_written_is_refused_naming_those_that_are(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, subtests: pytest.Subtests
) -> None:
    for suffix in NOT_WRITTEN:
        with subtests.test(suffix=suffix):
            choose(monkeypatch, tmp_path / f"game{suffix}")
            game.do("save")
            finish_work(game)
            assert list(tmp_path.glob("game*")) == []
            assert suffix in notice(game)
            assert ".kif or .kifu" in notice(game)
            assert game.isWindowModified()


def test_a_folder_that_is_not_there_is_not_made(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, tmp_path / "typo" / "game.kif")
    game.do("save")
    finish_work(game)
    assert not (tmp_path / "typo").exists()
    assert f"the folder {tmp_path / 'typo'}" in notice(game)


HEAD = "手合割：平手\n手数----指手---------消費時間--\n"


def test_a_file_with_problems_is_kept_as_a_backup_before_it_is_saved_over(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "odd.kif"
    path.write_text(f"{HEAD}   1 ７六歩(77)\n   2 ９九玉(11)\n", encoding="utf-8")
    before = path.read_bytes()
    window.open_path(path)
    finish_work(window)
    assert "odd.kif was read with problems" in notice(window)
    window.do("first")
    play(window, "2g2f")
    window.do("save")
    finish_work(window)
    assert path.read_bytes() != before
    assert (tmp_path / "odd.kif.bak").read_bytes() == before
    assert "odd.kif.bak" in notice(window)
    assert not window.isWindowModified()
    play(window, "3c3d")
    window.do("save")
    finish_work(window)
    assert sorted(entry.name for entry in tmp_path.glob("odd*")) == ["odd.kif", "odd.kif.bak"]


def test_an_earlier_backup_is_never_lost(tmp_path: Path) -> None:
    path = tmp_path / "game.kif"
    path.write_text("new")
    (tmp_path / "game.kif.bak").write_text("old")
    assert files.back_up(path).name == "game.kif.bak-2"
    assert files.back_up(path).name == "game.kif.bak-2"
    assert (tmp_path / "game.kif.bak").read_text() == "old"


def test_the_problems_are_shown_beside_the_text(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "odd.kif"
    path.write_text(f"{HEAD}   1 ７六歩(77)\n   2 ９九玉(11)\n   3 ２六歩(27)\n", encoding="utf-8")
    window.open_path(path)
    finish_work(window)
    window.notices.action_button.click()
    dialog = window.findChild(ProblemsDialog)
    assert dialog is not None
    assert dialog.list.count() == len(files.open_file(path).problems) > 0
    assert dialog.lines.currentIndex().row() == 3
    assert "９九玉" in dialog.lines.currentIndex().data()
    assert dialog.lines.currentIndex().data(Qt.ItemDataRole.BackgroundRole) is not None
    assert dialog.lines.model().index(0, 0).data(Qt.ItemDataRole.BackgroundRole) is None
    dialog.close()


COPIED = [
    ("ki2", FormatId.KI2, "手合割：平手"),
    ("csa", FormatId.CSA, "V2.2"),
    ("jkf", FormatId.JKF, '{"header"'),
    ("usi", FormatId.USI, "position startpos moves"),
    ("psn", FormatId.PSN, "[Sente "),
    ("hodges", FormatId.HODGES, "Game: Shogi"),
]


def test_the_game_is_copied_in_many_formats_and_pasted_again(
    game: MainWindow, subtests: pytest.Subtests
) -> None:
    for name, format_id, start in COPIED:
        with subtests.test(name=name):
            game.do(f"copy_{name}")
            text = QGuiApplication.clipboard().text()
            assert start in text
            opened = files.read_text(text)
            assert opened.format is format_id
            assert [node.move.usi for node in opened.record.main_line() if node.move] == list(OPENING)


def test_the_position_is_copied_as_a_diagram(game: MainWindow) -> None:
    game.do("copy_diagram")
    text = QGuiApplication.clipboard().text()
    assert "手数＝4　☖８四歩　まで" in text
    assert files.read_text(text).format is FormatId.BOD


@pytest.mark.parametrize("suffix", [".ki2", ".csa", ".psn"])
def test_a_file_is_saved_in_the_format_it_was_read_in(
    window: MainWindow, tmp_path: Path, suffix: str
) -> None:
    path = tmp_path / f"game{suffix}"
    record = Record(STANDARD)
    record.append((), parse_usi_move("7g7f", STANDARD))
    files.save_file(record, path, files.UTF_8)
    window.open_path(path)
    finish_work(window)
    window.do("last")
    play(window, "3c3d")
    window.do("save")
    finish_work(window)
    opened = files.open_file(path)
    assert len(opened.record.main_line()) == 2
    assert opened.format.value == suffix[1:]


def test_a_file_that_would_lose_by_it_is_not_overwritten_unasked(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(f"{HEAD}   1 ７六歩(77)\n", encoding="utf-8")
    before = path.read_bytes()
    window.open_path(path)
    finish_work(window)
    assert not window.notices.isVisible()
    window.do("first")
    play(window, "2g2f")
    offered: list[Path] = []

    def ask(_window: object, _title: str, name: str, *_: object) -> tuple[str, str]:
        offered.append(Path(name))
        return str(tmp_path / "new.kif"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    window.do("save")
    finish_work(window)
    assert path.read_bytes() == before
    assert not offered[0].exists()
    assert (tmp_path / "new.kif").exists()
    window.do("save")
    finish_work(window)
    assert len(offered) == 1


def test_only_formats_that_are_read_are_offered(game: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    offered: list[str] = []

    def ask(_window: object, _title: str, _folder: str, patterns: str) -> tuple[str, str]:
        offered.append(patterns)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    game.do("open")
    finish_work(game)
    patterns = "*.kif *.kifu *.ki2 *.ki2u *.csa *.jkf *.json *.usi *.sfen *.psn *.pgn *.txt *.bod"
    assert offered == [f"Game records ({patterns});;All files (*)"]


def test_what_was_said_of_a_file_is_withdrawn_when_another_is_saved(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, tmp_path / "game.doc")
    game.do("save")
    finish_work(game)
    assert notice(game)
    choose(monkeypatch, tmp_path / "game.kif")
    game.do("save")
    finish_work(game)
    assert not game.notices.isVisible()


def test_what_was_said_of_a_typed_move_is_withdrawn_by_a_move(game: MainWindow) -> None:
    game.play_page.typed_nonsense.emit(lambda: "There is no such move.")
    assert notice(game)
    play(game, "2f2e")
    assert not game.notices.isVisible()


# --- a file that somebody else has changed ------------------------------------------------------------------


def opened(window: MainWindow, path: Path) -> Path:
    """The window with a game of `path` on its board, a move of it made since."""
    record = Record(STANDARD)
    record.append((), parse_usi_move("7g7f", STANDARD))
    files.save_file(record, path, files.UTF_8)
    window.open_path(path)
    finish_work(window)
    window.do("last")
    play(window, "3c3d")
    return path


def test_a_file_changed_on_the_disk_since_it_was_opened_is_not_replaced_unasked(
    window: MainWindow, tmp_path: Path
) -> None:
    path = opened(window, tmp_path / "game.kifu")
    others = path.read_bytes() + "*言葉\n".encode()
    path.write_bytes(others)
    answer(window, "cancel")
    window.do("save")
    finish_work(window)
    assert path.read_bytes() == others
    assert window.isWindowModified()
    answer(window, "replace")
    window.do("save")
    finish_work(window)
    assert len(files.open_file(path).record.main_line()) == 2
    assert not window.isWindowModified()


def test_a_changed_file_can_be_left_alone_by_saving_elsewhere(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = opened(window, tmp_path / "game.kifu")
    path.write_bytes(b"other")
    choose(monkeypatch, tmp_path / "mine.kifu")
    answer(window, "elsewhere")
    window.do("save")
    finish_work(window)
    assert path.read_bytes() == b"other"
    assert window.board.document.path == tmp_path / "mine.kifu"
    assert not window.isWindowModified()


def test_what_this_window_has_written_itself_is_no_change_of_others(
    window: MainWindow, tmp_path: Path
) -> None:
    path = opened(window, tmp_path / "game.kifu")
    for move in ("2g2f", "8c8d"):
        window.do("save")
        finish_work(window)
        play(window, move)
    window.do("save")
    finish_work(window)
    assert len(files.open_file(path).record.main_line()) == 4
    path.unlink()
    play(window, "2f2e")
    window.do("save")
    finish_work(window)
    assert path.exists()


def test_two_windows_on_one_file_do_not_write_over_each_other(
    window: MainWindow, make_window: Callable[..., MainWindow], tmp_path: Path
) -> None:
    path = opened(window, tmp_path / "game.kifu")
    other = make_window()
    other.open_path(path)
    finish_work(other)
    window.do("save")
    finish_work(window)
    other.do("last")
    play(other, "8c8d")
    answer(other, "cancel")
    other.do("save")
    finish_work(other)
    assert len(files.open_file(path).record.main_line()) == 2
    other.board.modified = False
