"""Rows of the panels in a narrow window: what is cut, and what is left out instead."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetrics

from shogi_desktop.gui.analysis.lines_model import HeadFace
from shogi_desktop.gui.analysis.lines_view import figures_beside
from shogi_desktop.gui.explorer.view import whole_items
from shogi_desktop.gui.look.tokens import GRID

pytestmark = pytest.mark.usefixtures("qapp")
FIGURES = ("depth 6", "6.0 k", "500 k/s")


def test_the_speed_then_the_nodes_make_way_for_the_name_of_the_engine() -> None:
    metrics = QFontMetrics(QFont())
    face = HeadFace(0, "Engine of the club", "  ·  ".join(FIGURES))
    beside = metrics.horizontalAdvance(face.name) + GRID
    for count in (3, 2, 1):
        shown = "  ·  ".join(FIGURES[:count])
        room = beside + metrics.horizontalAdvance(shown)
        assert figures_beside(face, metrics, metrics, room) == shown
    assert figures_beside(face, metrics, metrics, 10) == FIGURES[0], "one is always there"


def test_a_list_of_styles_ends_behind_a_whole_one() -> None:
    metrics = QFontMetrics(QFont())
    note = "Attacking, Ranging rook, Solid"
    assert whole_items(note, metrics, metrics.horizontalAdvance(note)) == note
    assert whole_items(note, metrics, metrics.horizontalAdvance(note) - 1) == "Attacking, Ranging rook, …"
    assert whole_items(note, metrics, metrics.horizontalAdvance("Attacking, Ran")) == "Attacking, …"
    assert whole_items(note, metrics, metrics.horizontalAdvance("Attac…")).startswith("Att")
