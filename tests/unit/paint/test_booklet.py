"""Pages in the order for folding, two to a side."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfReader

from shogi_desktop.app.printing.sheets import bound, diagrams_sheet, page_setup
from shogi_desktop.app.settings.print_choices import PrintChoices
from shogi_desktop.game import Record
from shogi_desktop.notation.style import MoveStyle
from shogi_desktop.paint.booklet import folding_order
from shogi_desktop.paint.page import sheet_pdf_bytes
from shogi_desktop.rules import STANDARD

TSUME = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"


def test_pages_follow_one_another_when_the_paper_is_folded() -> None:
    assert folding_order(8) == [(7, 0), (1, 6), (5, 2), (3, 4)]
    assert folding_order(6) == [(None, 0), (1, None), (5, 2), (3, 4)]
    assert folding_order(1) == [(None, 0), (None, None)]


@pytest.mark.parametrize("count", range(1, 30))
def test_every_page_stands_once_and_leaves_fold_into_a_book(count: int) -> None:
    sides = folding_order(count)
    assert len(sides) % 2 == 0
    assert sorted(page for side in sides for page in side if page is not None) == list(range(count))
    for front, back in zip(sides[::2], sides[1::2], strict=True):  # what lies back to back follows
        for before, after in ((front[1], back[0]), (back[1], front[0])):
            assert before is None or after in {before + 1, None}


@pytest.mark.usefixtures("qapp")
def test_a_booklet_of_problems_has_its_pages_side_by_side() -> None:
    choices = PrintChoices(sheet="diagrams", diagram_columns=2, diagram_rows=2, booklet=True)
    records = [Record(STANDARD, TSUME) for _ in range(20)]  # five pages of four, without answers
    sheet = bound(diagrams_sheet(records, choices, MoveStyle.HODGES), choices)
    pdf = PdfReader(io.BytesIO(sheet_pdf_bytes(sheet, page_setup(choices))))
    assert len(pdf.pages) == 4
    texts = [" ".join(page.extract_text().split()) for page in pdf.pages]
    assert "1 / 5" in texts[0] and "No. 1 " in texts[0]
    assert "2 / 5" in texts[1] and "No. 5 " in texts[1]
    assert "3 / 5" in texts[2] and "4 / 5" in texts[3] and "5 / 5" in texts[3]
    assert all(page.mediabox.width > page.mediabox.height for page in pdf.pages)
