"""What the parts need is imported one module a step, what it needs itself before it."""

from __future__ import annotations

import importlib.util
import sys
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.window import preloading
from shogi_desktop.gui.window.parts import TABLE
from shogi_desktop.gui.window.preloading import UNASKED, Preloader, imports


@pytest.fixture
def imported(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names that are imported; nothing of the parts is there before, and nothing comes."""
    names: list[str] = []
    there = {name: module for name, module in sys.modules.items() if not name.startswith("shogi_desktop.gui")}
    monkeypatch.setattr(preloading, "sys", SimpleNamespace(modules=there))
    monkeypatch.setattr(
        preloading, "importlib", SimpleNamespace(import_module=names.append, util=importlib.util)
    )
    return names


def test_every_part_is_imported_and_each_module_once(imported: list[str]) -> None:
    steps = sum(1 for _ in imports())
    assert {entry.module for entry in TABLE} - UNASKED <= set(imported)
    assert not UNASKED & set(imported)
    assert len(imported) == len(set(imported)) == steps


def test_what_a_module_needs_comes_before_it(imported: list[str]) -> None:
    for _ in imports():
        pass
    page, part = "shogi_desktop.gui.play.page", "shogi_desktop.gui.play.part"
    assert imported.index("shogi_desktop.gui.board.scene") < imported.index(page) < imported.index(part)


def test_nothing_is_imported_after_the_end(imported: list[str], qtbot: QtBot) -> None:
    owner = QObject()
    preloader = Preloader(owner)
    preloader.begin()
    assert not imported
    qtbot.waitUntil(lambda: bool(imported))
    preloader.stop()
    done = len(imported)
    qtbot.wait(5)
    assert len(imported) == done
