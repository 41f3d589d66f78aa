"""A name is asked for: it ends as its kind does, and what stands there is replaced only when told so."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.widgets.file_name import FileKind, ask_file_name
from shogi_desktop.gui.widgets.plain import MessageBox

SVG, PNG = FileKind("SVG", (".svg",)), FileKind("PNG", (".png", ".apng"))


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Message boxes want one."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of the questions asked; each is answered with *Cancel*."""
    texts: list[str] = []
    monkeypatch.setattr(MessageBox, "exec", lambda box: texts.append(box.text()))
    return texts


def ask(monkeypatch: pytest.MonkeyPatch, typed: Path | str, chosen: str = "") -> Path | None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(typed), chosen))
    return ask_file_name(None, "Save picture", "", (SVG, PNG))


@pytest.mark.parametrize(
    ("typed", "chosen", "written"),
    [
        ("board.svg", "", "board.svg"),
        ("board.PNG", SVG.filter, "board.PNG"),
        ("board.apng", "", "board.apng"),
        ("board", "", "board.svg"),
        ("board", PNG.filter, "board.png"),
        ("evening 27.11", PNG.filter, "evening 27.11.png"),
        ("board.gif", PNG.filter, "board.gif.png"),
    ],
)
def test_a_name_ends_as_one_of_the_kinds_or_as_the_one_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, chosen: str, written: str
) -> None:
    assert ask(monkeypatch, tmp_path / typed, chosen) == tmp_path / written


def test_no_name_is_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask(monkeypatch, "") is None


def test_a_file_that_was_not_typed_so_stays_unless_it_may_be_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: list[str]
) -> None:
    there = tmp_path / "board.svg"
    there.touch()
    assert ask(monkeypatch, tmp_path / "board") is None
    assert asked == [f"{there} already exists. Replace it?"]
    monkeypatch.setattr(MessageBox, "exec", press_replace)
    assert ask(monkeypatch, tmp_path / "board") == there


def press_replace(box: MessageBox) -> None:
    next(button for button in box.findChildren(QPushButton) if button.text() == "Replace").click()


def test_of_a_whole_name_the_dialog_has_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: list[str]
) -> None:
    (tmp_path / "board.svg").touch()
    assert ask(monkeypatch, tmp_path / "board.svg") == tmp_path / "board.svg"
    assert asked == []
