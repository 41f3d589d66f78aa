"""Names and formats of files to open and to save, and what is said about them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from shogi_desktop.app import files
from shogi_desktop.gui.main_window import MainWindow
from tests.gui.hands import OPENING, choose, notice, play


@pytest.mark.parametrize(
    ("chosen", "kind", "written"),
    [
        ("game", "", "game.kif"),
        ("game 2.0 final", "", "game 2.0 final.kif"),
        ("game", "USI text (*.usi *.sfen)", "game.usi"),
        ("game.kifu", "", "game.kifu"),
        ("game.SFEN", "", "game.SFEN"),
    ],
)
def test_a_name_without_a_suffix_gets_one(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: str, kind: str, written: str
) -> None:
    choose(monkeypatch, tmp_path / chosen, kind)
    game.do("save")
    record = files.open_file(tmp_path / written).record
    assert [node.move.usi for node in record.main_line() if node.move] == list(OPENING)


def test_a_saved_game_belongs_to_its_file(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, tmp_path / "game.kif")
    game.do("save")
    assert game.files.file == tmp_path / "game.kif"
    assert not game.isWindowModified()


def test_what_usi_text_cannot_hold_is_told_and_still_counts_as_unsaved(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, tmp_path / "game.usi")
    game.do("save")
    assert (tmp_path / "game.usi").exists()
    assert "holds the moves only" in notice(game)
    assert game.files.file is None
    assert game.isWindowModified()


def test_usi_text_holds_all_of_bare_moves(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "moves.usi"
    source.write_text("position startpos moves 7g7f 3c3d\n")
    window.open_path(source)
    choose(monkeypatch, tmp_path / "copy.usi")
    window.do("save_as")
    assert window.files.file == tmp_path / "copy.usi"
    assert window.notices is not None
    assert not window.notices.isVisible()


def test_a_suffix_that_was_added_never_replaces_a_file_unasked(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = tmp_path / "game.kif"
    there.write_text("another game")
    choose(monkeypatch, tmp_path / "game")
    game.do("save")
    assert there.read_text() == "another game"
    assert "game.kif is there already" in notice(game)


@pytest.mark.parametrize("suffix", [".ki2", ".csa", ".jkf", ".pdf", ".txt"])
def test_a_format_that_is_not_written_is_refused_naming_those_that_are(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str
) -> None:
    choose(monkeypatch, tmp_path / f"game{suffix}")
    game.do("save")
    assert list(tmp_path.glob("game*")) == []
    assert suffix in notice(game)
    assert ".kif or .kifu" in notice(game)
    assert game.isWindowModified()


def test_a_folder_that_is_not_there_is_not_made(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, tmp_path / "typo" / "game.kif")
    game.do("save")
    assert not (tmp_path / "typo").exists()
    assert f"there is no folder {tmp_path / 'typo'}" in notice(game)


@pytest.mark.parametrize("name", ["odd.kif", "game.txt"])
def test_a_file_that_would_lose_by_it_is_not_overwritten_unasked(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    path = tmp_path / name
    text = "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n"
    path.write_text(text + ("   2 ９九玉(11)\n" if name == "odd.kif" else ""), encoding="utf-8")
    before = path.read_bytes()
    window.open_path(path)
    assert (window.notices is not None and window.notices.isVisible()) is (name == "odd.kif")
    window.do("first")
    play(window, "2g2f")
    offered: list[Path] = []

    def ask(_window: object, _title: str, name: str, *_: object) -> tuple[str, str]:
        offered.append(Path(name))
        return str(tmp_path / "new.kif"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    window.do("save")
    assert path.read_bytes() == before
    assert not offered[0].exists()
    assert (tmp_path / "new.kif").exists()
    window.do("save")
    assert len(offered) == 1


def test_only_formats_that_are_read_are_offered(game: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    offered: list[str] = []

    def ask(_window: object, _title: str, _folder: str, patterns: str) -> tuple[str, str]:
        offered.append(patterns)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    game.do("open")
    assert offered == ["Game records (*.kif *.kifu *.usi *.sfen *.txt);;All files (*)"]


def test_what_was_said_of_a_file_is_withdrawn_when_another_is_saved(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, tmp_path / "game.csa")
    game.do("save")
    assert notice(game)
    choose(monkeypatch, tmp_path / "game.kif")
    game.do("save")
    assert game.notices is not None
    assert not game.notices.isVisible()


def test_what_was_said_of_a_typed_move_is_withdrawn_by_a_move(game: MainWindow) -> None:
    game.play_page.typed_nonsense.emit("There is no such move.")
    assert notice(game)
    play(game, "2f2e")
    assert game.notices is not None
    assert not game.notices.isVisible()
