"""The printed kifu, read back from the PDF: names, every move, numbers, times, pages, fonts."""

import io
import itertools
import random
import re
from collections.abc import Iterator

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import MoveStyle, move_text
from shogi_desktop.paint import sheet
from shogi_desktop.paint.diagram import Diagram, diagram_size
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.fonts import BUNDLED_FAMILIES
from shogi_desktop.paint.page import (
    FOOT,
    GAP,
    Block,
    Flow,
    Page,
    PageSetup,
    Paper,
    lay_out,
    sheet_pdf_bytes,
)
from shogi_desktop.paint.sheet import WHERE_ROOM, KifuOptions, KifuSheet, kifu_pdf_bytes
from shogi_desktop.paint.theme import Theme
from shogi_desktop.paint.upright import HandWords
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    VARIANTS,
    Color,
    Drop,
    Position,
    Variant,
    parse_square,
    parse_usi_move,
)
from tests.support.extent import extent
from tests.support.pdf import texts_of


def random_game(variant: Variant, plies: int, seed: int = 1, handicap_id: str | None = None) -> Record:
    record = Record(variant, handicap_id=handicap_id)
    record.headers.update(black="髙橋 道雄", white="Šárka Ďurišová", event="Kupé č. 7", site="São João")
    position, rng = record.start_position(), random.Random(seed)
    path: tuple[int, ...] = ()
    for _ in range(plies):
        moves = position.legal_moves()
        if not moves:
            break
        move = rng.choice(moves)
        path = record.append(path, move, time_ms=rng.randrange(1000, 200_000))
        position.play(move)
    return record


def words(pdf: bytes) -> str:
    """All text of the PDF with spaces of every kind taken out."""
    return "".join(texts_of(pdf))


def expected_moves(record: Record, style: MoveStyle) -> Iterator[str]:
    position, previous = record.start_position(), None
    for move in (node.move for node in record.main_line() if node.move is not None):
        yield re.sub(r"\s+", "", move_text(position, move, style, previous))
        previous = move.target
        position.play(move)


@pytest.mark.parametrize(
    ("variant", "style"),
    extent(
        list(zip(itertools.cycle(VARIANTS), MoveStyle)),
        list(itertools.product(VARIANTS, MoveStyle)),
    ),
)
def test_every_move_is_in_the_pdf_in_order(variant: Variant, style: MoveStyle) -> None:
    record = random_game(variant, 70)
    options = KifuOptions(style=style, times=False, final_diagram=False)
    text = words(kifu_pdf_bytes(record, options))
    at = text.index("São")
    for number, move in enumerate(expected_moves(record, style), 1):
        found = text.find(move, at)
        assert found >= 0, (number, move)
        at = found + len(move)


def test_names_headers_and_result_are_in_the_pdf() -> None:
    record = random_game(STANDARD, 9)
    record.main_line()[-1].outcome = Outcome(Reason.RESIGNATION, Color.BLACK)
    text = words(kifu_pdf_bytes(record))
    for part in ("髙橋道雄", "ŠárkaĎurišová", "Kupéč.7", "SãoJoão", "平手", "まで9手で先手の勝ち"):
        assert part in text


def test_words_of_the_readers_language_replace_those_of_kif() -> None:
    record = random_game(STANDARD, 9)
    record.main_line()[-1].outcome = Outcome(Reason.RESIGNATION, Color.BLACK)
    options = KifuOptions(title="Partie", facts=(("Místo", "Praha"),), result="Černý vyhrál.")
    text = words(kifu_pdf_bytes(record, options))
    assert "Partie" in text and "MístoPraha" in text and "Černývyhrál." in text
    assert "まで" not in text and "SãoJoão" not in text


def test_times_are_printed_unless_unwanted() -> None:
    record = Record(STANDARD)
    record.append((), parse_usi_move("7g7f", STANDARD), time_ms=83_400)
    assert "1:23" in words(kifu_pdf_bytes(record))
    assert "1:23" not in words(kifu_pdf_bytes(record, KifuOptions(times=False, facts=())))


def test_comments_are_printed_whole_unless_unwanted() -> None:
    record = random_game(STANDARD, 20)
    comment = "初手から数えて五手目、ここが分かれ目である。" * 12
    record.node((0,) * 5).comment = comment
    assert comment in words(kifu_pdf_bytes(record))
    assert comment[:8] not in words(kifu_pdf_bytes(record, KifuOptions(comments=False)))


def test_moves_are_numbered_in_pairs_in_western_style() -> None:
    record = random_game(STANDARD, 7)
    text = words(
        kifu_pdf_bytes(
            record, KifuOptions(style=MoveStyle.HODGES, times=False, facts=(), final_diagram=False)
        )
    )
    one, two, three = list(expected_moves(record, MoveStyle.HODGES))[:3]
    assert f"1{one}{two}2{three}" in text


def test_a_long_game_takes_several_numbered_pages() -> None:
    pages = texts_of(kifu_pdf_bytes(random_game(STANDARD, 240)))
    assert len(pages) > 1
    for number, text in enumerate(pages, 1):
        assert f"{number}/{len(pages)}" in text


@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize(
    ("paper", "wanted"),
    [(Paper.A4, (595, 842)), (Paper.A5, (420, 595)), (Paper.B5, (516, 729)), (Paper.LETTER, (612, 792))],
)
def test_the_paper_is_the_one_asked_for(paper: Paper, wanted: tuple[int, int], landscape: bool) -> None:
    setup = PageSetup(paper, landscape)
    page = PdfReader(io.BytesIO(kifu_pdf_bytes(random_game(STANDARD, 3), setup=setup))).pages[0]
    size = (round(page.mediabox.width), round(page.mediabox.height))
    assert size == (wanted[::-1] if landscape else wanted)


def test_fonts_are_embedded_as_subsets() -> None:
    pdf = kifu_pdf_bytes(random_game(STANDARD, 60))
    fonts = [
        descendant.get_object()
        for page in PdfReader(io.BytesIO(pdf)).pages
        for font in page["/Resources"]["/Font"].values()  # type: ignore[index]
        for descendant in font.get_object()["/DescendantFonts"]
    ]
    assert fonts
    for font in fonts:
        assert any(family.replace(" ", "") in font["/BaseFont"] for family in BUNDLED_FAMILIES)
        assert "/FontFile2" in font["/FontDescriptor"]
    assert len(pdf) < 400_000


@pytest.mark.parametrize("plies", [30, 45, 60, 80])
def test_the_last_page_of_a_small_sheet_is_filled(plies: int) -> None:
    """A5 has one column: diagrams on the way and their size fill what moves leave."""
    options = KifuOptions(style=MoveStyle.HODGES, diagram_every=WHERE_ROOM)
    size = PageSetup(Paper.A5).layout().paintRectPoints().size() * 10
    last = KifuSheet(random_game(STANDARD, plies), options).pages(size.width(), size.height())[-1]

    assert max(rect.bottom() for rect, _ in last.placed) > 0.65 * size.height()


def diagrams(record: Record, options: KifuOptions) -> int:
    """How many diagrams the sheet of `record` has: blocks as high as a board."""
    pages = KifuSheet(record, options).pages(5100, 7400)
    heads = 1
    return sum(rect.height() > 1500 for page in pages for rect, _ in page.placed[heads:])


def test_the_last_position_and_bookmarks_get_diagrams() -> None:
    record = random_game(STANDARD, 30)
    assert diagrams(record, KifuOptions()) == 1
    assert diagrams(record, KifuOptions(final_diagram=False)) == 0
    assert diagrams(record, KifuOptions(diagram_every=10)) == 3
    record.node((0,) * 12).bookmark = "Here"
    assert diagrams(record, KifuOptions()) == 2
    assert diagrams(record, KifuOptions(bookmarks=False)) == 1


def test_a_start_that_is_not_even_gets_a_diagram() -> None:
    record = random_game(STANDARD, 10, handicap_id="six")
    assert diagrams(record, KifuOptions()) == 2
    assert "六枚落ち" in words(kifu_pdf_bytes(record, KifuOptions(facts=())))
    english = words(kifu_pdf_bytes(record, KifuOptions(facts=(), start_caption="Six pieces")))
    assert "Sixpieces" in english and "六枚落ち" not in english
    odd = Record(STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b G 1")
    assert diagrams(odd, KifuOptions()) == 1


@pytest.mark.parametrize("size", [(5100, 7400), (3300, 5000), (7400, 5100)])
def test_nothing_overlaps_or_leaves_the_page(size: tuple[int, int]) -> None:
    record = random_game(OKISAKI, 180, handicap_id="four")
    record.node((0,) * 30).comment = "A longer remark that goes over several lines. " * 20
    record.node((0,) * 33).bookmark = "Mark"
    pages = KifuSheet(record, KifuOptions(diagram_every=25)).pages(*size)
    for page in pages:
        area = QRectF(0, 0, *size)
        rects = [rect for rect, _ in page.placed]
        assert all(area.contains(rect) for rect in rects)
        for i, rect in enumerate(rects):
            inner = rect.adjusted(0.1, 0.1, -0.1, -0.1)
            assert not any(inner.intersects(other) for other in rects[i + 1 :])


def test_an_illegal_last_move_is_printed_in_usi() -> None:
    record = Record(STANDARD)
    path = record.append((), Drop(STANDARD.kind("rook"), parse_square("5e")))
    record.node(path).illegal = True
    assert "R*5e" in words(kifu_pdf_bytes(record))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_record_without_moves_is_one_page(variant: Variant) -> None:
    assert len(texts_of(kifu_pdf_bytes(Record(variant)))) == 1


def test_a_bare_position_prints() -> None:
    sfen = Position.start(OKISAKI, "naked_king").sfen()
    assert len(texts_of(kifu_pdf_bytes(Record(OKISAKI, sfen)))) == 1


@pytest.mark.parametrize(("handicap_id", "order"), [("even", "☗☖"), ("lance", "☖☗")])
def test_paired_columns_are_headed_by_their_players_first_mover_first(handicap_id: str, order: str) -> None:
    record = random_game(STANDARD, 6, handicap_id=handicap_id)
    options = KifuOptions(style=MoveStyle.HODGES, times=False, facts=(), final_diagram=False)
    first = next(expected_moves(record, MoveStyle.HODGES))
    assert f"{order}1{first}" in words(kifu_pdf_bytes(record, options))


def test_a_comment_in_one_word_is_printed_up_to_a_length_that_somebody_may_read() -> None:
    record = random_game(STANDARD, 20)
    record.node((0,) * 5).comment = "a" * 60_000

    printed = words(kifu_pdf_bytes(record)).count("a")
    assert 50_000 <= printed < 51_000


def test_empty_lines_in_a_comment_cost_no_more_than_others() -> None:
    record = random_game(STANDARD, 20)
    record.node((0,) * 5).comment = "\n" * 40_000 + "  - an item"

    assert "•anitem" in words(kifu_pdf_bytes(record))


# --- a page that is well filled -----------------------------------------------------------------------------

A4 = PageSetup().layout()
WORDS = HandWords("In hand: {pieces}", "nothing", {"pawn": "pawn", "gold": "gold", "rook": "rook"})


def bottoms(page: Page) -> list[float]:
    """How far down each column goes, from the left."""
    columns: dict[float, float] = {}
    for rect, _ in page.placed[1:]:
        columns[rect.left()] = max(columns.get(rect.left(), 0.0), rect.bottom())
    return [columns[left] for left in sorted(columns)]


@pytest.mark.parametrize("style", [MoveStyle.JAPANESE, MoveStyle.HODGES])
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_short_game_fills_most_of_its_page(variant: Variant, style: MoveStyle) -> None:
    words = None if style is MoveStyle.JAPANESE else WORDS
    options = KifuOptions(style=style, diagram_every=WHERE_ROOM, hand_words=words)
    (page,) = lay_out(KifuSheet(random_game(variant, 45), options), A4)
    left, right = bottoms(page)
    assert min(left, right) > 0.6 * page.height


@pytest.mark.parametrize("words", [None, WORDS], ids=["japanese", "western"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_end_of_a_very_short_game_is_shown_large_below_its_moves(
    variant: Variant, words: HandWords | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[QRectF] = []

    def measured(_: QPainter, rect: QRectF, diagram: Diagram, theme: Theme, __: PieceSet) -> None:
        size = diagram_size(diagram, theme)
        size.scale(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
        places.append(QRectF(rect.topLeft(), size))

    monkeypatch.setattr(sheet, "paint_diagram", measured)
    style = MoveStyle.JAPANESE if words is None else MoveStyle.HODGES
    options = KifuOptions(style=style, diagram_every=WHERE_ROOM, hand_words=words)
    record = random_game(variant, 20)
    sheet_pdf_bytes(KifuSheet(record, options), PageSetup())
    (place,) = places
    (page,) = lay_out(KifuSheet(record, options), A4)
    assert place.width() / 10 / 72 * 25.4 > 110
    assert place.bottom() > 0.75 * page.height
    moves = [rect for rect, _ in page.placed[1:-1]]
    assert max(rect.bottom() for rect in moves) <= place.top()
    assert {rect.left() for rect in moves} == {0.0, (page.width + GAP) / 2}


def test_the_end_of_a_game_with_much_to_say_stays_in_a_column() -> None:
    record = random_game(STANDARD, 20)
    record.node((0,) * 20).comment = "A remark that is as long as half of a page. " * 70
    (page,) = lay_out(KifuSheet(record, KifuOptions()), A4)
    assert all(rect.width() < page.width / 2 for rect, _ in page.placed[1:])
    assert [block.floats for _, block in page.placed].count(True) == 1


def test_a_smaller_diagram_spares_a_page() -> None:
    a5 = PageSetup(Paper.A5).layout()
    (page,) = lay_out(KifuSheet(random_game(STANDARD, 20), KifuOptions()), a5)
    assert [block.floats for _, block in page.placed].count(True) == 1


def test_columns_of_the_last_page_end_at_the_same_height() -> None:
    options = KifuOptions(final_diagram=False, times=False)
    *_, page = lay_out(KifuSheet(random_game(STANDARD, 90), options), A4)
    left, right = bottoms(page)
    assert abs(left - right) < 350


@pytest.mark.parametrize("words", [None, WORDS], ids=["japanese", "western"])
@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("variant", extent([OKISAKI], VARIANTS))
def test_diagrams_are_70_mm_wide_or_more(
    variant: Variant, paper: Paper, words: HandWords | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    widths: list[float] = []

    def measured(_: QPainter, rect: QRectF, diagram: Diagram, theme: Theme, __: PieceSet) -> None:
        size = diagram_size(diagram, theme)
        size.scale(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
        widths.append(size.width() / 10 / 72 * 25.4)

    monkeypatch.setattr(sheet, "paint_diagram", measured)
    sheet_pdf_bytes(KifuSheet(random_game(variant, 30), KifuOptions(hand_words=words)), PageSetup(paper))
    assert widths and min(widths) >= 70.0


def test_diagrams_where_there_is_room_take_no_page_more() -> None:
    for plies, several in extent([(45, 2)], [(45, 2), (100, 2), (200, 4)]):
        record = random_game(STANDARD, plies)
        without = KifuSheet(record, KifuOptions()).pages(5100, 7400)
        filled = KifuSheet(record, KifuOptions(diagram_every=WHERE_ROOM)).pages(5100, 7400)
        assert len(filled) == len(without)
        assert diagrams(record, KifuOptions(diagram_every=WHERE_ROOM)) >= several


def test_a_bookmark_has_no_second_diagram_beside_it() -> None:
    record = random_game(STANDARD, 30)
    record.node((0,) * 17).bookmark = "Here"
    assert diagrams(record, KifuOptions(diagram_every=WHERE_ROOM)) == 2


def test_a_short_game_is_set_in_larger_letters() -> None:
    def row(plies: int) -> float:
        pages = KifuSheet(random_game(STANDARD, plies), KifuOptions()).pages(5100, 7400)
        return pages[0].placed[1][0].height()

    assert row(12) > 1.1 * row(140)


def test_hands_are_in_words_and_names_upright_on_a_western_sheet() -> None:
    record = Record(STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b R2G18P 1")
    record.headers.update(black="Šárka", white="Ďurišová")
    text = words(kifu_pdf_bytes(record, KifuOptions(hand_words=WORDS)))
    assert "Inhand:rook,gold×2,pawn×18" in text and "Inhand:nothing" in text
    assert text.count("Ďurišová") == 2
    assert "持駒" not in text


def test_the_place_of_a_piece_in_a_hand_is_found_in_the_words() -> None:
    hand = Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 b R2G18P 1", STANDARD).hand(Color.BLACK)
    assert WORDS.before(hand, STANDARD.kind("gold")) == ("In hand: rook, ", "gold\xa0×\xa02")
    assert WORDS.before(hand, STANDARD.kind("lance")) == (WORDS.text(hand), "")


def _flow(*blocks: Block) -> list[Page]:
    flow = Flow(QSizeF(2000 + GAP, 1000 + FOOT), 2)
    for block in blocks:
        flow.add(block)
    return flow.finish()


def _block(height: float, *, floats: bool = False) -> Block:
    return Block(height, lambda _painter, _rect: None, floats=floats)


def test_moves_go_on_below_a_diagram_that_waits_for_the_next_column() -> None:
    rows = [_block(100) for _ in range(12)]
    diagram = _block(600, floats=True)
    (page,) = _flow(*rows[:6], diagram, *rows[6:])
    places = {block: rect for rect, block in page.placed}
    assert places[diagram].topLeft() == QPointF(1000 + GAP, 0)
    assert [places[row].left() for row in rows] == [0.0] * 9 + [1000 + GAP] * 3
    assert places[rows[6]].top() == 600.0


def test_no_moves_go_before_two_diagrams() -> None:
    rows = [_block(100) for _ in range(9)]
    first, second = _block(600, floats=True), _block(600, floats=True)
    one, two = _flow(*rows[:5], first, *rows[5:7], second, *rows[7:])
    left = [block for rect, block in one.placed if rect.left() == 0]
    assert left == rows[:7], "there would be room for all nine"
    assert [block for _, block in one.placed] == [*rows[:7], first, *rows[7:]]
    assert [block for _, block in two.placed] == [second]


def test_every_block_is_placed_once_and_no_diagram_before_another() -> None:
    rng = random.Random(18)
    for _ in range(200):
        blocks = [
            _block(rng.uniform(300, 1100), floats=True) if rng.random() < 0.2 else _block(80)
            for _ in range(40)
        ]
        placed = [block for page in _flow(*blocks) for _, block in page.placed]
        assert sorted(map(id, placed)) == sorted(map(id, blocks))
        for kind in (True, False):
            order = [block for block in placed if block.floats is kind]
            assert order == [block for block in blocks if block.floats is kind]
