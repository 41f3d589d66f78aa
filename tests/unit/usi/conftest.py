"""Fake engines as commands."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from shogi_desktop.usi.command import EngineCommand

FAKE = Path(__file__).parents[2] / "fakes" / "fake_engine.py"


@pytest.fixture
def fake() -> Callable[..., EngineCommand]:
    """``fake(mode, *arguments)``: the command of an engine that behaves like that."""
    return lambda mode, *arguments: EngineCommand(
        sys.executable, ("-S", str(FAKE), mode, *map(str, arguments))
    )
