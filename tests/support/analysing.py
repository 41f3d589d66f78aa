"""Engines that are scripted to analyse, and a board for them to look at."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from shogi_desktop.app.analysis.engines import AnalysisEngine, ChooseEngines
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.study.study import Study
from shogi_desktop.game import Record
from shogi_desktop.rules import STANDARD, parse_usi_move
from shogi_desktop.usi.command import EngineCommand

PATIENCE_MS: Final = 20_000
"""An engine is a process of lower priority: on a busy machine it takes its time."""
FAKE: Final = Path(__file__).parents[1] / "fakes" / "fake_engine.py"
LINE: Final = ("7g7f", "3c3d", "2g2f", "8c8d", "2f2e", "8d8e")


def scripted(mode: str, *arguments: object) -> EngineCommand:
    """The engine of tests in one of its modes."""
    return EngineCommand(sys.executable, ("-S", str(FAKE), mode, *map(str, arguments)))


def looker(log: Path, late_ms: int = 0) -> EngineCommand:
    """An engine that looks at the positions of `LINE` and writes down what it is told."""
    return scripted("looks", late_ms, log, *LINE)


def engines(*commands: EngineCommand) -> ChooseEngines:
    """These engines, whatever the game."""
    chosen = tuple(AnalysisEngine(f"engine {number}", each) for number, each in enumerate(commands))
    return lambda _: chosen


def told(log: Path) -> list[str]:
    """What a looker was told so far."""
    return log.read_text("utf-8").splitlines() if log.exists() else []


def record_of_line(line: Sequence[str] = LINE) -> Record:
    """A record of `LINE`, or another of its length."""
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    for usi in line:
        path = record.append(path, parse_usi_move(usi, STANDARD))
    return record


def studied(record: Record) -> BoardModel:
    """A board on which `record` is studied, at its start."""
    board = BoardModel(lambda: 0)
    board.show(Study(board), record)
    return board
