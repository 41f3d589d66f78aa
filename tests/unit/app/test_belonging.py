"""What lives in Qt's tree belongs to whom it is made for: it ends with it."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from shogi_desktop import app


def test_every_object_belongs_to_the_one_that_it_is_made_for(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QObject()
    made = {kind.__name__: kind(parent=parent, **_needed(kind, tmp_path)) for kind in _kinds()}
    assert len(made) > 30
    assert [name for name, one in made.items() if one.parent() is not parent] == []


def _kinds() -> Iterator[type[QObject]]:
    """Each kind of object of the package that is made for another one."""
    for found in pkgutil.walk_packages(app.__path__, f"{app.__name__}."):
        module = importlib.import_module(found.name)
        for kind in vars(module).values():
            is_own = inspect.isclass(kind) and kind.__module__ == found.name
            if is_own and issubclass(kind, QObject) and "parent" in _arguments(kind):
                yield kind


def _arguments(kind: type[QObject]) -> Mapping[str, inspect.Parameter]:
    made_by = vars(kind).get("__init__")
    return {} if made_by is None else inspect.signature(made_by).parameters


def _needed(kind: type[QObject], folder: Path) -> dict[str, Any]:
    """What it cannot be made without: it is not used before something is asked of it."""
    return {
        name: folder if one.annotation == "Path" else MagicMock()
        for name, one in _arguments(kind).items()
        if one.default is one.empty and name not in {"self", "parent"}
    }
