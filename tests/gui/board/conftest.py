"""Boards in windows, made for each test."""

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.rules import STANDARD, Position, Variant
from tests.gui.board.boards import Board, MakeBoard


@pytest.fixture(scope="session")
def piece_set() -> PieceSet:
    return PieceSet.load("two_kanji")


@pytest.fixture
def board(qtbot: QtBot, piece_set: PieceSet) -> Iterator[MakeBoard]:
    """Make a board: `board(sfen, variant, flipped=…, size=…)`; without an SFEN the start position."""
    made = []

    def make(sfen: str | None = None, variant: Variant = STANDARD, **options: Any) -> Board:
        position = Position.start(variant) if sfen is None else Position.from_sfen(sfen, variant)
        made.append(Board(qtbot, piece_set, position, **options))
        return made[-1]

    yield make
    for each in made:
        each.scene.finish_animation()
