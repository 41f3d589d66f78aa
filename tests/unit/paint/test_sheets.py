"""Sheets of diagrams and empty score sheets, and what a kifu sheet says beside its main line."""

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage

from shogi_desktop.game import Annotations, Arrow, Circle, Glyph, MarkColor, Record, join_comment
from shogi_desktop.notation import MoveStyle
from shogi_desktop.paint import sheet_diagrams
from shogi_desktop.paint.diagram import Diagram
from shogi_desktop.paint.page import (
    Page,
    PageSetup,
    Paper,
    Sheet,
    lay_out,
    page_image,
    page_number,
    paragraph,
    sheet_pdf_bytes,
)
from shogi_desktop.paint.sheet import KifuOptions, KifuSheet
from shogi_desktop.paint.sheet_diagrams import DiagramsOptions, DiagramsSheet, Item
from shogi_desktop.paint.sheet_score import ScoreOptions, ScoreSheet
from shogi_desktop.paint.text import sized_font
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, Variant, parse_square, parse_usi_move
from tests.support.extent import extent
from tests.support.pdf import texts_of

SETUPS = [PageSetup(paper, landscape) for paper in Paper for landscape in (False, True)]


def setup_name(setup: PageSetup) -> str:
    return f"{setup.paper.value}{'-landscape' if setup.landscape else ''}"


def words(sheet: Sheet, setup: PageSetup | None = None) -> list[str]:
    return texts_of(sheet_pdf_bytes(sheet, setup))


def items(count: int, variant: Variant = STANDARD) -> tuple[Item, ...]:
    # Few pieces: the reader of PDF takes its time for every line of a drawing.
    sfen = "4k4/9/9/9/9/9/9/9/4K4 b G 1" if variant is STANDARD else variant.start_sfen
    diagram = Diagram(Position.from_sfen(sfen, variant), hands=(Color.BLACK,))
    return tuple(Item(diagram, f"title {n}", f"answer{n} " * 12) for n in range(1, count + 1))


def require_in_place(pages: Iterable[Page]) -> None:
    """Nothing overlaps, and nothing leaves the page."""
    for page in pages:
        area = QRectF(-0.1, -0.1, page.width + 0.2, page.height + 0.2)
        rects = [rect for rect, _ in page.placed]
        assert all(area.contains(rect) for rect in rects)
        for i, rect in enumerate(rects):
            inner = rect.adjusted(0.1, 0.1, -0.1, -0.1)
            assert not any(inner.intersects(other) for other in rects[i + 1 :])


@pytest.mark.parametrize("grid", [(1, 1), (2, 2), (2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_diagrams_fill_the_grid_and_go_on_on_the_next_page(grid: tuple[int, int], setup: PageSetup) -> None:
    columns, rows = grid
    count = columns * rows + 1
    options = DiagramsOptions(columns=columns, rows=rows, title="Collection", answers=False)
    pages = lay_out(DiagramsSheet(items(count, OKISAKI), options), setup.layout())
    require_in_place(pages)
    assert [len(page.placed) for page in pages] == [count - 1 + 1, 1]


def test_diagrams_are_numbered_and_answered_on_the_last_page() -> None:
    text = words(DiagramsSheet(items(7), DiagramsOptions(title="詰将棋")))
    assert len(text) == 3
    assert all(f"第{n}問title{n}" in text[0] for n in range(1, 7)) and "第7問" in text[1]
    assert "answer" not in text[0] + text[1]
    assert [n for n in range(1, 8) if f"第{n}問title{n}" in text[2]] == list(range(1, 8))
    assert all(f"answer{n}" in text[2] for n in range(1, 8))
    assert "解答" in text[2]


@pytest.mark.parametrize("count", [2, 5, 9, 17])
def test_no_column_of_answers_begins_with_the_line_below_the_one_before(count: int) -> None:
    page = lay_out(DiagramsSheet(items(count), DiagramsOptions(title="詰将棋")), SETUPS[0].layout())[-1]
    columns: dict[float, list[tuple[QRectF, bool]]] = {}
    for rect, block in page.placed[1:]:
        columns.setdefault(rect.left(), []).append((rect, block.keeps_next))
    assert len(columns) == 2
    for placed in columns.values():
        first, last = min(placed, key=lambda one: one[0].top()), max(placed, key=lambda one: one[0].top())
        assert first[1] and not last[1]  # a number stays with its answer, an answer with its line


@pytest.mark.parametrize(("answer", "columns"), [("G*5b", 6), ("R-2a+ Kx2a P-3b+", 5), ("K-4b " * 30, 2)])
def test_short_answers_stand_in_more_columns(answer: str, columns: int) -> None:
    many = tuple(Item(item.diagram, "", answer) for item in items(60))
    page = lay_out(DiagramsSheet(many), SETUPS[0].layout())[-2 if columns == 2 else -1]
    assert len({rect.left() for rect, _ in page.placed[1:]}) == columns


def test_answers_are_left_out_where_they_are_not_wanted_or_there_are_none() -> None:
    assert len(words(DiagramsSheet(items(2), DiagramsOptions(answers=False)))) == 1
    unanswered = tuple(Item(item.diagram) for item in items(2))
    assert len(words(DiagramsSheet(unanswered))) == 1


@pytest.mark.parametrize(
    ("longer", "sizes"),
    [("short", [100, 100]), ("a name of thirty letters or so", [89, 89]), ("a name " * 20, [80, 66])],
)
def test_captions_of_a_sheet_are_of_one_size(
    monkeypatch: pytest.MonkeyPatch, longer: str, sizes: list[int]
) -> None:
    """A long one was smaller than its neighbours; only what is longer by far is that now."""
    drawn: list[int] = []
    monkeypatch.setattr(sheet_diagrams, "draw_text", lambda *said: drawn.append(said[-1].pixelSize()))
    both = tuple(Item(items(1)[0].diagram, caption) for caption in ("short", longer))
    options = DiagramsOptions(columns=3, rows=3, answers=False)
    layout = SETUPS[0].layout()
    page_image(lay_out(DiagramsSheet(both, options), layout)[0], layout, "", 400)
    assert drawn == sizes


def test_a_sheet_of_no_diagrams_is_an_empty_page() -> None:
    assert len(words(DiagramsSheet(()))) == 1


SCORES = [(setup, times, paired) for setup in SETUPS for times in (False, True) for paired in (False, True)]


@pytest.mark.parametrize(("setup", "times", "paired"), extent(SCORES[::5], SCORES))  # each way on two papers
def test_a_score_sheet_has_a_numbered_line_for_every_move(
    setup: PageSetup, times: bool, paired: bool
) -> None:
    sheet = ScoreSheet(ScoreOptions(plies=150, times=times, paired=paired))
    require_in_place(lay_out(sheet, setup.layout()))
    text = "".join(words(sheet, setup))
    lines = 75 if paired else 150
    assert str(lines) in text and str(lines // 2) in text
    assert ("消費時間" in text) is times


def test_a_score_sheet_of_120_moves_is_one_page_of_a4() -> None:
    assert len(lay_out(ScoreSheet(), PageSetup().layout())) == 1


def test_a_score_sheet_says_what_is_known() -> None:
    options = ScoreOptions(
        title="Score sheet", fields=(("Black", "髙橋"), ("White", "Šárka")), end=("Result",)
    )
    (text,) = words(ScoreSheet(options))
    for part in ("Scoresheet", "Black", "髙橋", "White", "Šárka", "Result"):
        assert part in text


def branched() -> Record:
    """7g7f 3c3d 2g2f; for 3c3d also 8c8d 2g2f, and there for 2g2f also 6g6f; comments on both."""
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    for usi in ("7g7f", "3c3d", "2g2f"):
        path = record.append(path, parse_usi_move(usi, STANDARD))
    other = record.append((0,), parse_usi_move("8c8d", STANDARD))
    record.append(other, parse_usi_move("2g2f", STANDARD))
    deeper = record.append(other, parse_usi_move("6g6f", STANDARD))
    record.node(other).comment = "居飛車"
    record.node(deeper).comment = "振り飛車"
    return record


def test_variations_stand_after_the_move_they_replace_each_by_itself() -> None:
    (text,) = words(KifuSheet(branched(), KifuOptions(final_diagram=False)))
    assert "☖3四歩変化2:☖8四歩(居飛車)☗2六歩変化3:☗6六歩(振り飛車)3☗2六歩" in text.translate(
        str.maketrans("１２３４５６７８９", "123456789")
    )


def test_variations_in_pairs_are_numbered_as_the_moves_are() -> None:
    options = KifuOptions(style=MoveStyle.HODGES, final_diagram=False, variation="Variation")
    (text,) = words(KifuSheet(branched(), options))
    assert "Variation:1…P-8d(居飛車)2.P-2f" in text
    assert "Variation:2.P-6f(振り飛車)" in text


def test_variations_and_their_comments_are_left_out_where_they_are_not_wanted() -> None:
    (plain,) = words(KifuSheet(branched(), KifuOptions(variations=False, final_diagram=False)))
    assert "変化" not in plain
    (silent,) = words(KifuSheet(branched(), KifuOptions(comments=False, final_diagram=False)))
    assert "変化" in silent and "居飛車" not in silent


def test_very_deep_variations_do_not_leave_the_column() -> None:
    record = Record(STANDARD)
    path = record.append((), parse_usi_move("7g7f", STANDARD))
    for _ in range(40):
        position = record.position(path)
        first, second, *_ = position.legal_moves()
        record.append(path, first)
        path = record.append(path, second)
    require_in_place(lay_out(KifuSheet(record), PageSetup(Paper.A5).layout()))


@pytest.mark.parametrize("columns", [1, 2, 4])
def test_columns_are_as_many_as_asked_for(columns: int) -> None:
    record, position = Record(STANDARD), Position.start(STANDARD)
    path: tuple[int, ...] = ()
    for _ in range(180):
        move = position.legal_moves()[-1]
        path = record.append(path, move)
        position.play(move)
    options = KifuOptions(columns=columns, final_diagram=False)
    pages = lay_out(KifuSheet(record, options), PageSetup().layout())
    lefts = {round(rect.left()) for page in pages for rect, _ in page.placed}
    assert len(lefts) == columns
    require_in_place(pages)


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_a_diagram_is_never_higher_than_the_page(setup: PageSetup) -> None:
    pages = lay_out(KifuSheet(branched(), KifuOptions(columns=1, diagram_every=1)), setup.layout())
    require_in_place(pages)


def test_no_move_of_a_variation_is_broken_and_no_character_lost() -> None:
    font = sized_font(88)
    text = "☗７六歩 ☖３四歩 " * 30 + "長い注釈" * 60
    blocks = list(paragraph(text, 900, font, space=10, whole_words=True))
    assert len(blocks) > 20
    astral = "𠮷野家𠮷" * 50
    assert isinstance(font, QFont)
    drawn = list(paragraph(astral, 900, font, space=10))
    assert len(drawn) > 5


def test_a_page_is_painted_as_large_as_asked_with_its_margins() -> None:
    setup = PageSetup(Paper.A5)
    layout = setup.layout()
    pages = lay_out(KifuSheet(branched()), layout)
    image = page_image(pages[0], layout, page_number(1, 1), 400)
    assert (image.width(), image.height()) == (400, 567)
    assert image.format() == QImage.Format.Format_RGB32
    margin = [image.pixelColor(x, y).lightness() for x in range(0, 400, 7) for y in range(20)]
    assert min(margin) == 255


def test_printing_can_be_broken_off_at_any_page() -> None:
    assert sheet_pdf_bytes(DiagramsSheet(items(30)), progress=lambda done, total: done < 2) == b""
    assert sheet_pdf_bytes(DiagramsSheet(items(30)), progress=lambda done, total: True).startswith(b"%PDF")


def test_signs_stand_on_moves_and_lines_of_marks_are_not_printed() -> None:
    record = branched()
    record.node((0, 0)).comment = join_comment("*Bold* words\n- a point", Annotations(Glyph.DUBIOUS))
    record.node((0, 1)).comment = join_comment("", Annotations(Glyph.GOOD, (Circle(parse_square("5e")),)))
    (text,) = words(KifuSheet(record, KifuOptions(final_diagram=False)))
    assert "☖３四歩?!" in text and "☖８四歩!" in text
    assert "Boldwords•apoint" in text
    assert "marks" not in text
    (silent,) = words(KifuSheet(record, KifuOptions(final_diagram=False, comments=False)))
    assert "?!" not in silent


def test_arrows_and_circles_are_drawn_in_the_diagrams_of_a_sheet() -> None:
    record = branched()
    path = record.end_path()
    marks = (Arrow(parse_square("2f"), parse_square("2e")), Circle(parse_square("5e"), MarkColor.RED))
    layout = PageSetup(Paper.A5).layout()

    def colours() -> bool:
        image = page_image(lay_out(KifuSheet(record), layout)[0], layout, "1", 500)
        return any(
            image.pixelColor(x, y).saturation() > 60
            for x in range(0, 500, 2)
            for y in range(0, image.height(), 2)
        )

    assert not colours()
    record.node(path).comment = join_comment("", Annotations(None, marks))
    assert colours()
