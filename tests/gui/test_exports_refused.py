"""What the window writes where the disk refuses: a sentence names the file, and nothing is left behind."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.printing.animation_dialog import AnimationDialog
from shogi_desktop.gui.printing.picture_dialog import PictureDialog
from shogi_desktop.gui.printing.print_dialog import PrintDialog
from shogi_desktop.gui.widgets.plain import MessageBox
from shogi_desktop.gui.window.main_window import MainWindow
from tests.gui.hands import choose
from tests.support.extent import extent
from tests.support.sentences import into

if os.name != "posix":
    pytest.skip("platform: the limit is that of POSIX", allow_module_level=True)

from tests.support.full_disk import full_disk

Said = Callable[[], str]
Write = Callable[[MainWindow, Path], Said]
D = TypeVar("D", PrintDialog, PictureDialog, AnimationDialog)


def names(said: Said, file: str) -> bool:
    return file in said()


def noticed(window: MainWindow) -> Said:
    """What the window says below the menu from now on."""
    window.notices.withdraw("file")

    def said() -> str:
        return window.notices.current.text if window.notices.current else ""

    return said


def kifu(window: MainWindow, path: Path) -> Said:
    said = noticed(window)
    window.do("save_as")
    return said


def kifu_pdf(window: MainWindow, path: Path) -> Said:
    said = noticed(window)
    window.do("export_pdf")
    return said


def graph(window: MainWindow, path: Path) -> Said:
    said = noticed(window)
    window.parts.analysis.course.save(path)
    return said


def empty_book(window: MainWindow, path: Path) -> Said:
    said = noticed(window)
    window.parts.explorer.books.ask_new()
    return said


def in_dialog(command: str, kind: type[D], write: Callable[[D, Path], None]) -> Write:
    """What the dialog of a command writes, and says below its preview."""

    def written(window: MainWindow, path: Path) -> Said:
        window.do(command)
        dialog = window.parts.printing.dialog
        assert isinstance(dialog, kind)
        write(dialog, path)
        return dialog.status.text

    return written


def results(window: MainWindow, path: Path) -> Said:
    """Told in a box of its own, over the dialog."""
    window.do("results")
    dialog = window.parts.results.dialog
    assert dialog is not None
    boxes: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dialog, "_tell_trouble", into(boxes))
        dialog._export()

    def said() -> str:
        if boxes:
            dialog.reject()
        return " ".join(boxes)

    return said


WRITES: dict[str, Write] = {
    "a.kifu": kifu,
    "b.pdf": kifu_pdf,
    "c.svg": graph,
    "d.db": empty_book,
    "e.pdf": in_dialog("print", PrintDialog, PrintDialog.write_pdf),
    "f.png": in_dialog("export_picture", PictureDialog, PictureDialog.write),
    "g.gif": in_dialog("export_animation", AnimationDialog, AnimationDialog.write),
    "h.csv": results,
}


@pytest.fixture(params=extent(sample=["full disk"], whole=["full disk", "folder that is none"]))
def refusing(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, AbstractContextManager[None]]:
    """Where to write, and within what the system refuses that."""
    if request.param == "full disk":
        return tmp_path, full_disk()
    (tmp_path / "folder").write_bytes(b"")
    return tmp_path / "folder", nullcontext()


def test_what_cannot_be_written_is_told_and_leaves_nothing(
    game: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    refusing: tuple[Path, AbstractContextManager[None]],
    subtests: pytest.Subtests,
) -> None:
    folder, refuses = refusing
    asked: list[str] = []
    monkeypatch.setattr(MessageBox, "exec", lambda box: asked.append(box.text()))
    before = set(tmp_path.iterdir())
    with refuses:
        for name, write in WRITES.items():
            with subtests.test(name):
                choose(monkeypatch, folder / name)
                said = write(game, folder / name)
                qtbot.waitUntil(partial(names, said, name))
                assert "Saved" not in said()
            if (dialog := game.parts.printing.dialog) is not None:
                dialog.reject()
    assert not asked
    assert set(tmp_path.iterdir()) == before
