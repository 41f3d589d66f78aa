"""What a printed record says in the language of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from shogi_desktop.app.printing import kifu_options
from shogi_desktop.game import Record
from shogi_desktop.notation.style import MoveStyle
from shogi_desktop.rules import STANDARD

TSUME = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"


@pytest.mark.parametrize(
    ("record", "caption"),
    [
        (Record(STANDARD, handicap_id="six"), "Six pieces"),
        (Record(STANDARD, TSUME), "Start position"),
    ],
)
def test_the_diagram_of_the_start_is_called_by_its_name(record: Record, caption: str) -> None:
    assert kifu_options(record, MoveStyle.HODGES).start_caption == caption


class Shouting(QTranslator):
    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1, /
    ) -> str:  # the shape of Qt's
        return source.upper()

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.fixture
def shouting(qapp: QCoreApplication) -> Iterator[None]:
    translator = Shouting()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.mark.usefixtures("shouting")
def test_that_name_is_translated() -> None:
    assert kifu_options(Record(STANDARD, handicap_id="six"), MoveStyle.HODGES).start_caption == "SIX PIECES"
