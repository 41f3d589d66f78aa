"""What a printed record says in the language of the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from shogi_desktop.app.printing.sheets import (
    answer_text,
    bound,
    chosen_positions,
    diagrams_sheet,
    kifu_options,
    kifu_sheet,
    page_setup,
    records_in,
    score_sheet,
    write_pdf,
)
from shogi_desktop.app.records.files import FileTrouble
from shogi_desktop.app.settings.print_choices import PrintChoices
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation.style import MoveStyle
from shogi_desktop.paint.booklet import Booklet
from shogi_desktop.paint.fonts import load_fonts
from shogi_desktop.paint.page import PageSetup, Paper
from shogi_desktop.paint.theme import BOARDS, PRINT, Theme
from shogi_desktop.rules import STANDARD, VARIANTS, Color, Variant, parse_usi_move

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


def game() -> Record:
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    for usi in ("7g7f", "3c3d", "8h2b+", "3a2b", "2g2f"):
        path = record.append(path, parse_usi_move(usi, STANDARD), time_ms=1500)
    record.headers.update(black="Aiko", event="Cup")
    record.node((0,)).comment = "usual"
    record.node(path).outcome = Outcome(Reason.RESIGNATION, Color.BLACK)
    record.append((0,), parse_usi_move("8c8d", STANDARD))
    return record


def test_a_problem_is_shown_at_its_start_a_game_at_its_bookmarks_or_its_end() -> None:
    record = game()
    assert chosen_positions(Record(STANDARD, TSUME)) == [()]
    assert chosen_positions(record) == [(0,) * 5]
    record.node((0, 0)).bookmark = "here"
    record.node((0, 1)).bookmark = "there"
    assert chosen_positions(record) == [(0, 0), (0, 1)]


def test_an_answer_is_what_was_played_from_there() -> None:
    assert answer_text(game(), (0, 0), 3, MoveStyle.JAPANESE) == "☗２二角成 ☖同銀 ☗２六歩"
    assert answer_text(game(), (0, 0), 2, MoveStyle.HODGES) == "Bx2b+ Sx2b"


def test_a_problem_shows_the_attackers_hand_only() -> None:
    sheet = diagrams_sheet([Record(STANDARD, TSUME), game()], PrintChoices(), MoveStyle.JAPANESE)
    problem, last = (item.diagram for item in sheet._items)
    assert problem.hands == (Color.BLACK,)
    assert last.hands == (Color.BLACK, Color.WHITE)


def test_collections_of_positions_are_read_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "problems.sfen"
    path.write_text(f"# two problems\n{TSUME}\n\nsfen {TSUME}\n", encoding="utf-8")
    assert [record.start_position().sfen() for record in records_in(path)] == [TSUME, TSUME]
    one = tmp_path / "game.usi"
    one.write_text("position startpos moves 7g7f\n", encoding="utf-8")
    assert len(records_in(one)) == 1
    with pytest.raises(FileTrouble, match=r"missing\.kif"):
        records_in(tmp_path / "missing.kif")


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_score_sheet_asks_for_everything_and_fills_in_what_is_known(variant: Variant) -> None:
    empty = score_sheet(variant, PrintChoices())
    assert empty.title == f"{variant_name(variant)}: score sheet"
    assert all(value == "" for _, value in empty._options.fields)
    known = score_sheet(STANDARD, PrintChoices(), game())
    assert ("☗ Black", "Aiko") in known._options.fields
    assert ("Event", "Cup") in known._options.fields


def test_a_handicap_game_is_headed_by_who_moves_first() -> None:
    sheet = score_sheet(STANDARD, PrintChoices(), Record(STANDARD, handicap_id="rook"))
    assert (sheet._options.black, sheet._options.white) == ("☖ Uwate", "☗ Shitate")
    assert ("Handicap", "Rook") in sheet._options.fields


def test_what_was_chosen_reaches_the_sheet() -> None:
    choices = PrintChoices(
        times=False,
        comments=False,
        variations=False,
        diagram_every=20,
        columns=2,
        theme="print",
        pieces="letters",
    )
    options = kifu_options(game(), MoveStyle.HODGES, choices=choices)
    assert (options.times, options.comments, options.variations) == (False, False, False)
    assert (options.diagram_every, options.columns, options.pieces) == (20, 2, "letters")
    assert options.theme is PRINT
    assert ("Time used", "☗ 0:00:04  ☖ 0:00:03") in (options.facts or ())


@pytest.mark.parametrize("board", BOARDS, ids=lambda theme: theme.id)
def test_a_board_on_paper_has_black_words_on_white_around_it(board: Theme) -> None:
    options = kifu_options(
        game(), MoveStyle.HODGES, choices=msgspec.convert({"theme": board.id}, PrintChoices)
    )
    assert (options.theme.id, options.theme.board) == (board.id, board.board)
    assert (options.theme.window.name(), options.theme.window_text.name()) == ("#ffffff", "#000000")


def test_choices_of_a_version_without_boards_are_still_read() -> None:
    outlined = msgspec.json.decode(b'{"book": false, "times": false}', type=PrintChoices)
    assert (outlined.theme, outlined.times) == ("print", False)
    assert msgspec.json.decode(b"{}", type=PrintChoices).theme == "book"
    assert b"book" not in msgspec.json.encode(outlined)
    assert msgspec.structs.replace(outlined, theme="book").theme == "book"


@pytest.mark.parametrize(
    ("choices", "paper"), [(PrintChoices(paper="a5"), Paper.A5), (PrintChoices(paper="letter"), Paper.LETTER)]
)
def test_the_paper_that_was_chosen(choices: PrintChoices, paper: Paper) -> None:
    assert page_setup(choices).paper is paper
    assert page_setup().paper in {Paper.A4, Paper.LETTER}


def test_an_unwritable_pdf_is_a_sentence(tmp_path: Path, qapp: object) -> None:
    load_fonts()
    target = tmp_path / "taken.pdf"
    target.mkdir()
    with pytest.raises(FileTrouble, match=r"taken\.pdf"):
        write_pdf(game(), target, kifu_options(game(), MoveStyle.HODGES))


@pytest.mark.oracle
@pytest.mark.parametrize(
    ("setup", "wide", "high"), [(PageSetup(Paper.A5, landscape=True), 595, 420), (PageSetup(), 595, 842)]
)
def test_a_kifu_is_written_on_the_paper_that_was_asked_for(
    setup: PageSetup, wide: int, high: int, tmp_path: Path, qapp: object
) -> None:
    pypdf = pytest.importorskip("pypdf")
    load_fonts()
    path = tmp_path / "kifu.pdf"
    write_pdf(game(), path, kifu_options(game(), MoveStyle.HODGES), setup)
    box = pypdf.PdfReader(path).pages[0].mediabox
    assert (round(box.width), round(box.height)) == (wide, high)


def test_a_sheet_of_diagrams_is_a_booklet_where_that_is_chosen() -> None:
    sheet = diagrams_sheet([Record(STANDARD)], PrintChoices(), MoveStyle.HODGES)
    assert bound(sheet, PrintChoices(booklet=False)) is sheet
    assert isinstance(bound(sheet, PrintChoices(booklet=True)), Booklet)


def test_boards_are_printed_from_blacks_side_unless_they_are_turned() -> None:
    record, choices, style = Record(STANDARD), PrintChoices(), MoveStyle.HODGES
    assert not kifu_options(record, style).flipped
    assert not kifu_sheet(record, choices, style)._options.flipped
    (item,) = diagrams_sheet([record], choices, style)._items
    assert not item.diagram.flipped
    assert kifu_options(record, style, flipped=True).flipped
    assert kifu_sheet(record, choices, style, flipped=True)._options.flipped
    (item,) = diagrams_sheet([record], choices, style, flipped=True)._items
    assert item.diagram.flipped
