"""BOD: a diagram as books and other programs print it, and what is wrong with one that cannot be set up."""

from __future__ import annotations

import pytest

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import PositionTextError, bod, kif, read
from shogi_desktop.notation.bod import parse_hand
from shogi_desktop.notation.errors import CannotHoldError, PositionDetail, PositionFault
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, Variant, parse_usi_move

EMPTY = " ・" * 9
MATE = [
    "| ・ ・ ・ ・v玉 ・ ・ ・ ・|一",
    f"|{EMPTY}|二",
    "| ・ ・ ・ ・ 歩 ・ ・ ・ ・|三",
    *(f"|{EMPTY}|" for _ in range(5)),
    "| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九",
]
MATE_SFEN = "4k4/9/4P4/9/9/9/9/9/4K4"


def position(*lines: str) -> Position:
    return kif.loads("\n".join(lines) + "\n").record.start_position()


def test_a_diagram_is_written_as_books_print_it() -> None:
    record = Record(STANDARD)
    record.append((), parse_usi_move("7g7f", STANDARD))

    assert bod.dumps(record).splitlines() == [
        "後手の持駒：なし",
        "  ９ ８ ７ ６ ５ ４ ３ ２ １",
        "+---------------------------+",
        "|v香v桂v銀v金v玉v金v銀v桂v香|一",
        "| ・v飛 ・ ・ ・ ・ ・v角 ・|二",
        "|v歩v歩v歩v歩v歩v歩v歩v歩v歩|三",
        "| ・ ・ ・ ・ ・ ・ ・ ・ ・|四",
        "| ・ ・ ・ ・ ・ ・ ・ ・ ・|五",
        "| ・ ・ 歩 ・ ・ ・ ・ ・ ・|六",
        "| 歩 歩 ・ 歩 歩 歩 歩 歩 歩|七",
        "| ・ 角 ・ ・ ・ ・ ・ 飛 ・|八",
        "| 香 桂 銀 金 玉 金 銀 桂 香|九",
        "+---------------------------+",
        "先手の持駒：なし",
        "手数＝1　☗７六歩　まで",
        "後手番",
    ]
    assert bod.dumps(record, ()).splitlines()[-1] == "先手の持駒：なし"
    assert "手数＝1　▲７六歩　まで".encode("cp932") in bod.dump(record, "cp932")


def test_a_handicap_has_its_own_names_of_the_sides() -> None:
    lines = bod.dumps(Record(STANDARD, handicap_id="two")).splitlines()

    assert lines[0] == "上手の持駒：なし"
    assert lines[-2:] == ["下手の持駒：なし", "後手番"]


def test_a_move_that_was_illegal_is_not_named_as_the_last_one() -> None:
    record = Record(STANDARD, f"{MATE_SFEN} b P 1")
    node = record.node(record.append((), parse_usi_move("P*5e", STANDARD)))
    node.illegal, node.outcome = True, Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)

    assert bod.dumps(record).splitlines()[-2:] == ["手数＝1", "後手番"]


@pytest.mark.parametrize(
    ("row", "cells"),
    [
        ("| ・ ・ ・ ・^玉 ・ ・ ・ ・|九", "^ before Black's"),
        ("| ・ ・ ・ ・＾玉 ・ ・ ・ ・|九", "wide"),
        ("｜ ・ ・ ・ ・ 王 ・ ・ ・ ・｜九", "wide bars, the other king"),
        ("|・・・・玉・・・・|九", "no blanks"),
        ("　| ・ ・ ・ ・ 玉 ・ ・ ・ ・|", "set in, without the rank"),
        ("| . . . . 玉 . . . .|九", "dots of ASCII"),
        ("| ・ ＿ □ ． 玉 ･ ・ ・ ・|九", "other signs of nothing"),
    ],
)
def test_rows_are_read_however_they_are_set(row: str, cells: str) -> None:
    assert position(*MATE[:-1], row).sfen() == f"{MATE_SFEN} b - 1", cells


@pytest.mark.parametrize("turned", ["v玉", "V玉", "ｖ玉", "Ｖ玉"])
def test_a_piece_of_white_is_turned_in_many_ways(turned: str) -> None:
    assert position(f"| ・ ・ ・ ・{turned} ・ ・ ・ ・|", *MATE[1:]).king(Color.WHITE) is not None


@pytest.mark.parametrize(
    ("line", "sfen"),
    [
        ("後手番", f"{MATE_SFEN} w - 1"),
        ("上手番", f"{MATE_SFEN} w - 1"),
        ("　先手番 ", f"{MATE_SFEN} b - 1"),
        ("手数＝15  ▲７六歩  まで", f"{MATE_SFEN} b - 16"),
        ("手数：十五　まで", f"{MATE_SFEN} b - 16"),
        ("手数=１５", f"{MATE_SFEN} b - 16"),
        ("手数＝99999", f"{MATE_SFEN} b - 100000"),
        ("手数＝100000", f"{MATE_SFEN} b - 1"),
        ("先手の持駒：金二　歩十二", f"{MATE_SFEN} b 2G12P 1"),
        ("先手の持ち駒：金 2 歩 12", f"{MATE_SFEN} b 2G12P 1"),
        ("後手の持駒：飛角", f"{MATE_SFEN} b rb 1"),
        ("上手持駒：歩　歩", f"{MATE_SFEN} b 2p 1"),
        ("後手の持駒：なし", f"{MATE_SFEN} b - 1"),
        ("後手の持駒：", f"{MATE_SFEN} b - 1"),
    ],
)
def test_what_stands_around_the_board_is_read(line: str, sfen: str) -> None:
    assert position(*MATE, line).sfen() == sfen


def test_rulers_and_files_belong_to_the_diagram_and_give_no_trouble() -> None:
    for extra in (
        "+---------------------------+",
        "  ９ ８ ７ ６ ５ ４ ３ ２ １",
        "  9 8 7 6 5 4 3 2 1",
        "盤面回転",
    ):
        result = kif.loads("\n".join([extra, *MATE, extra]) + "\n")
        assert result.problems == (), extra
        assert result.record.start_sfen == f"{MATE_SFEN} b - 1"


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)
def test_the_width_of_the_board_tells_the_game(variant: Variant) -> None:
    start = Position.start(variant)
    lines = [line for line in bod.diagram_lines(start) if line.startswith("|")]

    read = kif.loads("\n".join(lines) + "\n").record

    assert read.variant is variant
    assert read.start_position() == start


@pytest.mark.parametrize(
    ("lines", "place", "why", "detail"),
    [
        (
            MATE[:-1],
            "board",
            "8 ranks; expected 9",
            PositionDetail(PositionFault.RANKS, count=8, wanted=9),
        ),
        (
            [*MATE[:-1], "| ・ ・ ・ ・ 玉 ・ ・ ・|九"],
            "rank 9",
            "8 squares; expected 9",
            PositionDetail(PositionFault.SQUARES, 9, 8, 9),
        ),
        (
            [MATE[0], "| ・ ・ 犬 ・ ・ ・ ・ ・ ・|二", *MATE[2:]],
            "rank 2",
            "'犬' is not a piece of shogi",
            PositionDetail(PositionFault.UNKNOWN_PIECE, 2, part="犬"),
        ),
        (
            [MATE[0], "| ・ ・v玉 ・ ・ ・ ・ ・ ・|二", *MATE[2:]],
            "rank 2",
            "a second white king",
            PositionDetail(PositionFault.SECOND_KING, color=Color.WHITE),
        ),
        (
            [*MATE, "先手の持駒：玉"],
            "hands",
            "'玉' cannot be in hand",
            PositionDetail(PositionFault.HANDS, part="玉"),
        ),
        (
            [*MATE, "先手の持駒：犬三"],
            "hands",
            "'犬三' cannot be in hand",
            PositionDetail(PositionFault.HANDS, part="犬三"),
        ),
    ],
)
def test_a_diagram_that_cannot_be_set_up_is_refused_by_its_place(
    lines: list[str], place: str, why: str, detail: PositionDetail
) -> None:
    with pytest.raises(PositionTextError) as caught:
        kif.loads("\n".join(lines) + "\n")

    assert (caught.value.place, caught.value.detail) == (place, detail)
    assert why in str(caught.value).replace("“", "'").replace("”", "'")


def test_a_board_that_lacks_ranks_is_quoted_whole() -> None:
    with pytest.raises(PositionTextError) as caught:
        kif.loads("\n".join(MATE[:2]) + "\n")

    assert caught.value.text == "\n".join(line.split("|")[1] for line in MATE[:2])


@pytest.mark.parametrize(("text", "count"), [("歩九十九", 99), ("歩0", 0), ("歩十八", 18), ("歩　歩3", 4)])
def test_hands_count_up_to_ninety_nine(text: str, count: int) -> None:
    assert parse_hand(text, STANDARD) == [(STANDARD.kind("pawn"), count)]


def test_a_hundred_in_hand_are_too_many() -> None:
    with pytest.raises(PositionTextError):
        parse_hand("歩100", STANDARD)


def test_a_game_without_a_name_in_kif_is_refused() -> None:
    from msgspec.structs import replace

    nameless = replace(STANDARD, id="nameless", names=replace(STANDARD.names, kif=None))
    with pytest.raises(CannotHoldError, match="nameless"):
        bod.name_in_kif(nameless)


def test_a_fault_that_names_a_piece_is_told_with_it() -> None:
    assert PositionDetail.of(KeyError("Z")).part == "Z"
    assert PositionDetail.of(KeyError()) == PositionDetail(PositionFault.UNKNOWN_PIECE)


def test_the_move_that_led_to_a_diagram_is_kept_as_it_is_written() -> None:
    for said in ("手数＝1　☗７六歩　まで", "手数＝1 ☗７六歩まで", "手数：一　☗７六歩"):
        root = read("\n".join((*MATE, said)) + "\n").record.root
        assert root.remarks == ["手数＝1　☗７六歩　まで"]


def test_one_piece_in_hand_has_no_number_and_more_have_a_kanji() -> None:
    record = Record(STANDARD, f"{MATE_SFEN} b G2S11Pb 1")
    lines = bod.dumps(record).splitlines()
    assert (lines[0], lines[-1]) == ("後手の持駒：角", "先手の持駒：金　銀二　歩十一")


@pytest.mark.parametrize("header", ["備考：a|bcdefgh|i", "備考：｜・ ・ ・ ・｜"])
def test_a_header_with_bars_in_it_is_no_row_of_a_board(header: str) -> None:
    record = read(f"手合割：平手\n{header}\n   1 ７六歩(77)\n").record
    assert record.headers["備考"] == header.removeprefix("備考：")
    assert len(record.main_line()) == 1
