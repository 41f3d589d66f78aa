"""What lives in Qt's tree ends with what it is made for, and its timers go off as often as is said here."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QTimer

from shogi_desktop import app
from tests.support.heard import unheard

TIMERS = {
    "Analyst._asking": (0, True, False),
    "Analyst._idle": (30_000, True, False),
    "EnginePlayer._limit_timer": (0, True, False),
    "EnginePlayer._reply_timer": (0, True, False),
    "GameClock._timer": (100, False, False),
    "GarbageCollection._timer": (500, False, False),
    "OnlineTable._again": (0, True, False),
    "OnlineTable._patience": (8_000, True, False),
    "SystemVoice._patience": (15_000, True, False),
    "UnsavedKeeper._timer": (0, True, False),
    "WatchTable._patience": (5_000, True, False),
}
"""Milliseconds, 0 where they come with the start; whether it goes off once; whether it runs."""

BEGUN = {
    "Absent.has_failed": True,
    "Analyst._lines": 3,
    "Analyst._watched": True,
    "Person.is_hand": True,
    "Person.is_ready": True,
    "Player.is_ready": True,
}
"""What is otherwise."""


def test_every_object_belongs_to_the_one_that_it_is_made_for(
    made: dict[str, QObject], parent: QObject
) -> None:
    assert len(made) > 30
    assert [name for name, one in made.items() if one.parent() is not parent] == []


def test_every_timer_waits_to_be_started_for_its_time(made: dict[str, QObject]) -> None:
    timers = {
        f"{name}.{attribute}": (timer.interval(), timer.isSingleShot(), timer.isActive())
        for name, one in made.items()
        for attribute, timer in vars(one).items()
        if isinstance(timer, QTimer)
    }
    assert timers == TIMERS
    assert [
        f"{name}.{attribute}"
        for name, one in made.items()
        for attribute, timer in vars(one).items()
        if isinstance(timer, QTimer) and "timeout" in unheard(timer)
    ] == []


def test_what_an_object_tells_itself_is_heard(made: dict[str, QObject]) -> None:
    lost = [
        f"{name}.{signal}" for name, one in made.items() for signal in unheard(one) if signal.startswith("_")
    ]
    # The library's threads listen when they begin (library/test_service.py).
    assert [signal for signal in lost if not signal.startswith("Library.")] == []


@pytest.fixture
def parent() -> Iterator[QObject]:
    parent = QObject()
    yield parent
    shiboken6.delete(parent)


@pytest.fixture
def made(qapp: QCoreApplication, parent: QObject, tmp_path: Path) -> dict[str, QObject]:
    """One of each kind, by its name."""
    return {kind.__name__: kind(parent=parent, **_needed(kind, tmp_path)) for kind in _kinds()}


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
