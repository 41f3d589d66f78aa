"""KIFU.md, case by case: each test is named after the number of the case that breaks readers."""

from time import process_time

import pytest

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import NotKifuError, PositionTextError, ReadResult, csa, jkf, ki2, kif, psn, read
from shogi_desktop.notation.result import ProblemKind
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Handicap, Position, Variant, parse_usi_move

BLACK, WHITE = Color.BLACK, Color.WHITE
HEAD = "手数----指手---------消費時間--\n"
TWO_MOVES = "   1 ７六歩(77)\n   2 ３四歩(33)\n"


def moves(result: ReadResult) -> list[str]:
    return [n.move.usi for n in result.record.main_line() if n.move]


def loads(text: str) -> ReadResult:
    """Read `text`, which is to give no trouble."""
    result = kif.loads(text)
    assert result.problems == ()
    return result


def board_text(rows: str, after: str = "") -> str:
    lines = "\n".join(f"|{row}|" for row in rows.split("/"))
    return f"手合割：その他\n{lines}\n{after}"


EMPTY = " ・" * 9


# 1


@pytest.mark.parametrize(
    "text", [TWO_MOVES, HEAD + TWO_MOVES, "先手：A\n" + TWO_MOVES, "手合割：平手\n" + TWO_MOVES]
)
def test_01_head_lines_may_be_missing(text: str) -> None:
    result = loads(text)
    assert moves(result) == ["7g7f", "3c3d"]
    assert result.record.handicap_id == "even"


def test_01_a_header_without_moves_is_valid() -> None:
    record = loads("手合割：平手\n先手：羽生\n後手：谷川\n").record
    assert record.headers == {"black": "羽生", "white": "谷川"}
    assert record.main_line() == []


# 2


@pytest.mark.parametrize(
    "word", ["二枚落ち", " 二枚落ち　　", "二枚落ち  ", "2枚落ち", "２枚落ち", "二枚落", "飛角落ち"]
)
def test_02_handicap_names_are_trimmed_and_known_by_their_variants(word: str) -> None:
    record = loads(f"手合割：{word}\n{HEAD}   1 ６二銀(71)\n").record
    assert record.handicap_id == "two"
    assert record.turn_at(()) is WHITE


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda v: v.id)
def test_02_every_named_handicap_gives_its_exact_position_white_first(variant: Variant) -> None:
    extra = "変則：御妃将棋\n" if variant is OKISAKI else ""
    for handicap in variant.handicaps:
        record = loads(f"手合割：{handicap.kanji}\n{extra}").record
        assert record.start_sfen == handicap.sfen
        assert record.turn_at(()) is (BLACK if handicap.is_even else WHITE)


def test_02_an_unknown_word_with_a_board_takes_the_board_and_keeps_the_word() -> None:
    rows = "/".join([" ・" * 4 + "v玉" + " ・" * 4] + [EMPTY] * 7 + [" ・" * 4 + " 玉" + " ・" * 4])
    result = loads("手合割：詰将棋\n" + board_text(rows).removeprefix("手合割：その他\n"))
    assert result.record.start_sfen == "4k4/9/9/9/9/9/9/9/4K4 b - 1"
    assert "手合割：詰将棋" in kif.dumps(result.record)
    assert kif.loads(kif.dumps(result.record)).record == result.record


def test_02_an_unknown_word_without_a_board_is_reported() -> None:
    result = kif.loads(f"手合割：半分落ち\n{HEAD}{TWO_MOVES}")
    assert moves(result) == ["7g7f", "3c3d"]
    assert [p.line for p in result.problems] == [1]


def test_02_a_handicap_and_a_board_together_are_legal() -> None:
    text = kif.dumps(Record(STANDARD, Position.start(STANDARD, "two").sfen()))
    record = loads(text.replace("その他", "二枚落ち")).record
    assert (record.handicap_id, record.start_sfen) == ("two", STANDARD.handicap("two").sfen)
    middle = "lnsgkgsnl/9/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 1"
    record = loads(kif.dumps(Record(STANDARD, middle, "two"))).record
    assert (record.handicap_id, record.start_sfen) == ("two", middle)


# 3


@pytest.mark.parametrize(
    ("turn", "expected"),
    [("後手番", WHITE), ("上手番", WHITE), ("先手番", BLACK), ("下手番", BLACK), ("", BLACK)],
)
def test_03_side_names_are_interchangeable(turn: str, expected: Color) -> None:
    rows = "/".join([" ・" * 4 + "v玉" + " ・" * 4] + [EMPTY] * 7 + [" ・" * 4 + " 玉" + " ・" * 4])
    text = board_text(rows, f"下手の持駒：歩\n上手の持駒：金　歩二\n下手：A\n上手：B\n{turn}\n")
    record = loads(text).record
    assert record.turn_at(()) is expected
    assert record.start_sfen.split()[2] == "Pg2p"
    assert record.headers == {"black": "A", "white": "B"}


def test_03_white_may_begin_an_even_game_without_a_board() -> None:
    result = loads("手合割：平手\n後手番\n   1 ３四歩(33)\n   2 ７六歩(77)\n")
    assert moves(result) == ["3c3d", "7g7f"]
    assert kif.loads(kif.dumps(result.record)).record == result.record


def test_03_a_handicap_game_is_written_with_its_own_names() -> None:
    record = Record(STANDARD, handicap_id="rook")
    record.headers.update(black="A", white="B")
    text = kif.dumps(record)
    assert "下手：A\n上手：B\n" in text
    assert "先手" not in text


# 4


def test_04_ascii_colons_and_further_colons() -> None:
    record = loads("先手:A\n棋戦：王座戦：決勝\n備考: 12:30\n手合割:平手\n").record
    assert record.headers == {"black": "A", "event": "王座戦：決勝", "備考": "12:30"}


def test_04_unknown_keys_are_written_back_repeats_too() -> None:
    record = loads("手合割：平手\n表題：竜王戦\n備考：一\n備考：二\n").record
    assert record.headers == {"表題": "竜王戦", "備考": "一\n二"}
    assert "表題：竜王戦\n備考：一\n備考：二\n" in kif.dumps(record)


# 5


def test_05_board_rows_in_all_their_spellings() -> None:
    rows = "/".join(
        [
            "v香v桂v銀v金v王v金v銀v桂v香",
            " ・v竜 ・ ・ ・ ・ ・v馬 ・",
            "v杏v圭v全vと ・ ・ ・ ・ ・",
            *[EMPTY] * 3,
            " 杏 圭 全 と ・ ・ ・ ・ ・",
            " ・ 馬 ・ ・ ・ ・ ・ 龍 ・",
            " 香 桂 銀 金 玉 金 銀 桂 香",
        ]
    )
    record = kif.loads(board_text(rows, "盤面回転\n")).record
    assert record.start_sfen == ("lnsgkgsnl/1+r5+b1/+l+n+s+p5/9/9/9/+L+N+S+P5/1+B5+R1/LNSGKGSNL b - 1")


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("飛　角　歩十七", "RB17P"),
        ("飛角歩十七", "RB17P"),
        ("歩十七 角 飛", "RB17P"),
        ("歩17　角　飛　", "RB17P"),
        ("歩１７角飛", "RB17P"),
        ("なし", "-"),
        ("", "-"),
        ("金四　歩十八　", "4G18P"),
    ],
)
def test_05_hands_in_any_order_and_parting(hand: str, expected: str) -> None:
    rows = "/".join([" ・" * 4 + "v玉" + " ・" * 4] + [EMPTY] * 8)
    record = loads(board_text(rows, f"先手の持駒：{hand}\n")).record
    assert record.start_sfen.split()[2] == expected


def test_05_a_board_of_the_wrong_shape_is_an_error_with_a_place() -> None:
    with pytest.raises(PositionTextError) as caught:
        kif.loads(board_text("/".join([EMPTY] * 8)))
    assert caught.value.place == "board"
    with pytest.raises(PositionTextError) as caught:
        kif.loads(board_text("/".join([EMPTY] * 4 + [" ・" * 8] + [EMPTY] * 4)))
    assert caught.value.place == "rank 5"


def test_05_a_broken_board_beside_a_handicap_falls_back_on_it() -> None:
    result = kif.loads(board_text("/".join([EMPTY] * 8)).replace("その他", "香落ち"))
    assert result.record.handicap_id == "lance"
    assert len(result.problems) == 1


# 6


@pytest.mark.parametrize("same", ["同　銀(31)", "同銀(31)", "同 銀(31)", "同　　銀(31)", "△同　銀(31)"])
def test_06_same_square_with_any_blank(same: str) -> None:
    assert moves(loads(f"1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 {same}\n"))[-1] == "3a2b"


def test_06_same_square_at_a_variations_first_move_is_the_parent_lines() -> None:
    text = "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同　銀(31)\n5 ４五角打\n\n変化：4手\n4 同　飛(82)\n"
    record = loads(text).record
    variation = record.node((0, 0, 0, 1)).move
    assert variation is not None
    assert variation.usi == "8b2b"


# 7


@pytest.mark.parametrize(
    "text",
    [
        "▲７六歩(77)",
        "☗７六歩(77)",
        "76歩(77)",
        "７六歩（77）",
        "７六歩(７７)",
        "７六歩　(77)",
        "７六歩　　　　(77)   ( 0:01/00:00:01)",
        "７六歩(77)　",
        "７六歩",
        "７六歩直(77)",
    ],
)
def test_07_spellings_of_a_plain_move(text: str) -> None:
    assert moves(loads(f"   1 {text}\n")) == ["7g7f"]


PROMOTED = "4k4/9/9/9/9/1+R+N+L1+S3/9/9/4K4 b G 1"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("８五龍(86)", "8f8e"),
        ("８五竜(86)", "8f8e"),
        ("４五成銀(46)", "4f4e"),
        ("４五全(46)", "4f4e"),
        ("７五成桂(76)", "7f7e"),
        ("７五圭(76)", "7f7e"),
        ("６五成香(66)", "6f6e"),
        ("６五杏(66)", "6f6e"),
        ("５八王(59)", "5i5h"),
        ("５八玉(59)", "5i5h"),
        ("１一金打", "G*1a"),
        ("１一金打(00)", "G*1a"),
        ("１一金(00)", "G*1a"),
        ("１一金", "G*1a"),
    ],
)
def test_07_spellings_of_pieces_and_drops(text: str, expected: str) -> None:
    head = kif.dumps(Record(STANDARD, PROMOTED))
    assert moves(loads(f"{head}   1 {text}\n")) == [expected]


@pytest.mark.parametrize(("text", "expected"), [("２二角成(88)", "8h2b+"), ("２二角不成(88)", "8h2b")])
def test_07_promotion_and_its_refusal(text: str, expected: str) -> None:
    assert moves(loads(f"{TWO_MOVES}   3 {text}\n"))[-1] == expected


# 8


@pytest.mark.parametrize(
    ("time", "spent", "total"),
    [
        ("( 0:01/00:00:01)", 1_000, 1_000),
        ("(75:03/01:15:03)", 4_503_000, 4_503_000),
        ("(1:00:05/1:00:05)", 3_605_000, 3_605_000),
        ("( 0:01.25/00:00:01.250)", 1_250, 1_250),
        ("(0:07)", 7_000, None),
        ("(0:07/)", 7_000, None),
        ("", None, None),
        ("( 0:00/00:00:00)", 0, 0),
    ],
)
def test_08_times_are_kept_in_milliseconds_and_unknown_is_not_zero(
    time: str, spent: int | None, total: int | None
) -> None:
    node = loads(f"   1 ７六歩(77)   {time}\n").record.node((0,))
    assert (node.time_ms, node.total_ms) == (spent, total)


def test_08_milliseconds_survive_a_round_trip_and_do_not_disturb_others() -> None:
    record = loads(TWO_MOVES).record
    record.node((0,)).time_ms, record.node((0,)).total_ms = 61_234, 61_234
    text = kif.dumps(record)
    assert "   1 ７六歩(77)   ( 1:01/00:01:01)\n   2 " in text
    assert text.endswith("\n#times-ms 1:61234\n")
    assert kif.loads(text).record == record
    assert kif.dumps(record, exact_times=False) == text.replace("#times-ms 1:61234\n", "")


# 9


def test_09_trailing_plus_remarks_blank_lines_and_blanks() -> None:
    text = "# made by hand\n\n   1 ７六歩(77)   ( 0:01/00:00:01)+　\n#remark\n\n"
    text += "　\n   2 ３四歩(33)+\n3 ２二角成(88) +  \n"
    record = loads(text).record
    assert [n.move.usi for n in record.main_line() if n.move] == ["7g7f", "3c3d", "8h2b+"]
    assert record.root.remarks == [" made by hand"]
    assert record.node((0,)).remarks == ["remark"]
    assert "# made by hand\n" in kif.dumps(record)


# 10


def test_10_comment_before_the_first_move_is_about_the_start() -> None:
    assert loads(f"手合割：平手\n{HEAD}*開始\n{TWO_MOVES}").record.root.comment == "開始"
    assert loads(f"手合割：平手\n*開始\n{HEAD}{TWO_MOVES}").record.root.comment == "開始"


def test_10_comment_text_is_verbatim() -> None:
    lines = [
        "first",
        "",
        "  leading",
        "*second star",
        "変化：3手",
        "まで2手で先手の勝ち",
        "   2 ３四歩(33)",
        " ",
    ]
    text = "   1 ７六歩(77)\n" + "".join(f"*{line}\n" for line in lines) + "   2 ３四歩(33)\n"
    record = loads(text).record
    assert record.node((0,)).comment == "\n".join(lines)
    assert record.node((0, 0)).comment == ""
    assert kif.loads(kif.dumps(record)).record == record


# 11


def test_11_blanks_around_a_bookmark_are_no_part_of_it() -> None:
    assert loads(f"{TWO_MOVES}& 仕掛け　 \t\n").record.node((0, 0)).bookmark == " 仕掛け"


@pytest.mark.parametrize("line", ["先手：A", "棋戦：B", "手合割：平手", "変則：御妃将棋", "先手の持駒：なし"])
def test_a_header_that_only_kifu_have_makes_a_kifu(line: str) -> None:
    assert kif.loads(f"{line}\n").record.main_line() == []
    with pytest.raises(NotKifuError):
        kif.loads("Dear：Aiko\nYours：Ben\n")


def test_11_bookmarks_without_a_name_add_nothing_to_the_others() -> None:
    for marks, name in (("&\n&\n", ""), ("&\n&a\n&\n&b\n", "a b")):
        record = loads(f"{TWO_MOVES}{marks}").record
        assert record.node((0, 0)).bookmark == name
        assert loads(kif.dumps(record)).record == record


def test_11_bookmark_is_no_comment() -> None:
    node = loads("   1 ７六歩(77)\n&仕掛け\n*comment\n").record.node((0,))
    assert (node.bookmark, node.comment) == ("仕掛け", "comment")


# 12


BRANCHES = """
   1 ７六歩(77)
   2 ３四歩(33)
   3 ２六歩(27)
   4 投了
まで3手で先手の勝ち

変化：3手
   3 ６六歩(67)
   4 ８四歩(83)

変化：4手
   4 ４四歩(43)

変化：3手
   3 １六歩(17)
   4 ９四歩(93)

変化：4手
   4 １四歩(13)

変化：2手
   2 ８四歩(83)
"""


def tree(record: Record) -> dict[str, list[str]]:
    return {
        " ".join(m.move.usi for m in node.line() if m.move): [c.move.usi for c in node.children if c.move]
        for node in record.walk()
        if node.children
    }


@pytest.mark.parametrize(
    "text",
    [
        BRANCHES,
        BRANCHES.replace("変化：", "変化:"),
        BRANCHES.replace("変化：", "　変化： ").replace("手\n ", "手　\n "),
        BRANCHES.replace("変化：3手", "変化：３手").replace("変化：4手", "変化：４手"),
    ],
)
def test_12_variations_attach_to_the_latest_line_that_holds_the_ply(text: str) -> None:
    assert tree(loads(text).record) == {
        "": ["7g7f"],
        "7g7f": ["3c3d", "8c8d"],
        "7g7f 3c3d": ["2g2f", "6g6f", "1g1f"],
        "7g7f 3c3d 6g6f": ["8c8d", "4c4d"],
        "7g7f 3c3d 1g1f": ["9c9d", "1c1d"],
    }


def test_12_a_line_too_short_to_hold_the_ply_is_passed_over() -> None:
    text = "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n変化：2手\n2 ８四歩(83)\n変化：3手\n3 ６六歩(67)\n"
    assert tree(loads(text).record)["7g7f 3c3d"] == ["2g2f", "6g6f"]


def test_12_a_variation_may_replace_the_end_mark() -> None:
    text = f"{TWO_MOVES}   3 投了\n\n変化：3手\n   3 ２六歩(27)\n"
    record = loads(text).record
    assert tree(record)["7g7f 3c3d"] == ["2g2f"]
    assert record.node((0, 0)).outcome == Outcome(Reason.RESIGNATION, WHITE)
    assert kif.loads(kif.dumps(record)).record == record


def test_12_a_variation_of_a_move_that_is_not_there_is_kept_as_a_comment() -> None:
    result = kif.loads(f"{TWO_MOVES}変化：9手\n   9 ２六歩(27)\n")
    assert moves(result) == ["7g7f", "3c3d"]
    assert "２六歩" in result.record.node((0, 0)).comment
    assert [p.line for p in result.problems] == [3]


# 13


@pytest.mark.parametrize(
    ("mark", "outcome"),
    [
        ("中断", Outcome(Reason.INTERRUPTED)),
        ("投了", Outcome(Reason.RESIGNATION, WHITE)),
        ("持将棋", Outcome(Reason.IMPASSE)),
        ("千日手", Outcome(Reason.REPETITION)),
        ("詰み", Outcome(Reason.CHECKMATE, WHITE)),
        ("詰", Outcome(Reason.CHECKMATE, WHITE)),
        ("切れ負け", Outcome(Reason.TIMEOUT, WHITE)),
        ("反則勝ち", Outcome(Reason.ILLEGAL_MOVE, BLACK)),
        ("反則負け", Outcome(Reason.ILLEGAL_MOVE, WHITE)),
        ("入玉勝ち", Outcome(Reason.DECLARATION, BLACK)),
        ("入玉宣言", Outcome(Reason.DECLARATION, BLACK)),
        ("不詰", Outcome(Reason.NO_MATE)),
        ("不戦勝", Outcome(Reason.DEFAULT, BLACK)),
        ("不戦敗", Outcome(Reason.DEFAULT, WHITE)),
        ("引き分け", Outcome(Reason.AGREEMENT)),
        ("引分け", Outcome(Reason.AGREEMENT)),
        ("時間切れ", Outcome(Reason.TIMEOUT, WHITE)),
    ],
)
@pytest.mark.parametrize("form", ["   3 {}   ( 0:05/00:00:05)\n", "   3 {}\n", "{}\n"])
def test_13_end_marks(form: str, mark: str, outcome: Outcome) -> None:
    record = loads(TWO_MOVES + form.format(mark)).record
    assert record.outcome == outcome
    assert record.node((0, 0)).outcome_time_ms == (5_000 if "/" in form else None)
    assert kif.loads(kif.dumps(record)).record == record


def test_13_a_sealed_move_is_no_end() -> None:
    result = loads(f"{TWO_MOVES}   3 封じ手\n")
    assert result.record.outcome is None
    assert result.record.node((0, 0)).remarks == ["封じ手"]


@pytest.mark.parametrize(
    "outcome",
    [
        Outcome(Reason.BARE_KING, BLACK),
        Outcome(Reason.MUTUAL_BARING),
        Outcome(Reason.AGREEMENT),
        Outcome(Reason.MOVE_LIMIT),
        Outcome(Reason.NO_MOVE, WHITE),
        Outcome(Reason.FALSE_DECLARATION, WHITE),
        Outcome(Reason.IMPASSE, BLACK),
        Outcome(Reason.IMPASSE, WHITE),
        Outcome(Reason.PERPETUAL_CHECK, BLACK),
        Outcome(Reason.RESIGNATION, BLACK),
        Outcome(Reason.UNKNOWN, BLACK),
        Outcome(Reason.UNKNOWN),
    ],
)
def test_13_ends_that_kif_has_no_word_for_come_back_with_the_right_winner_for_others(
    outcome: Outcome,
) -> None:
    record = loads(TWO_MOVES).record
    record.node((0, 0)).outcome = outcome
    text = kif.dumps(record)
    assert kif.loads(text).record == record
    plain = kif.loads("\n".join(line for line in text.split("\n") if not line.startswith("#")))
    assert plain.record.outcome is None or plain.record.outcome.winner is outcome.winner


def test_13_a_failed_declaration_is_no_draw() -> None:
    record = loads(TWO_MOVES).record
    record.node((0, 0)).outcome = Outcome(Reason.FALSE_DECLARATION, WHITE)
    assert "反則負け" in kif.dumps(record)
    assert "持将棋" not in kif.dumps(record)


# 14


def test_14_who_lost_by_a_foul() -> None:
    assert loads(f"{TWO_MOVES}   3 反則負け\n").record.outcome == Outcome(Reason.ILLEGAL_MOVE, WHITE)
    assert loads(f"{TWO_MOVES}   3 反則勝ち\n").record.outcome == Outcome(Reason.ILLEGAL_MOVE, BLACK)


def test_14_a_perpetual_check_is_told_from_other_fouls() -> None:
    record = Record(STANDARD, "8k/R8/9/9/9/9/9/4K4/9 b - 1")
    lines = [kif.dumps(record)]
    for n, move in enumerate(["９一飛(92)", "１二玉(11)", "９二飛(91)", "１一玉(12)"] * 3, start=1):
        lines.append(f"{n} {move}\n")
    result = loads("".join(lines) + "13 反則負け\n")
    assert result.record.outcome == Outcome(Reason.PERPETUAL_CHECK, WHITE)


# 15


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("まで2手で先手の勝ち", Outcome(Reason.UNKNOWN, BLACK)),
        ("まで2手で後手の勝ち", Outcome(Reason.UNKNOWN, WHITE)),
        ("まで、2手で上手の勝ち", Outcome(Reason.UNKNOWN, WHITE)),
        ("まで2手で時間切れにより後手の勝ち", Outcome(Reason.TIMEOUT, WHITE)),
        ("まで2手で先手の反則負け", Outcome(Reason.ILLEGAL_MOVE, WHITE)),
        ("まで2手で後手の反則勝ち", Outcome(Reason.ILLEGAL_MOVE, WHITE)),
        ("まで2手で先手の入玉勝ち", Outcome(Reason.DECLARATION, BLACK)),
        ("まで2手で先手の不戦敗", Outcome(Reason.DEFAULT, WHITE)),
        ("まで2手で先手の負けです", Outcome(Reason.UNKNOWN, WHITE)),
        ("まで2手で引き分け", Outcome(Reason.AGREEMENT)),
        ("まで2手で引分", Outcome(Reason.AGREEMENT)),
        ("まで2手で千日手", Outcome(Reason.REPETITION)),
        ("まで2手で持将棋", Outcome(Reason.IMPASSE)),
        ("まで2手で中断", Outcome(Reason.INTERRUPTED)),
        ("　まで2手で中断", Outcome(Reason.INTERRUPTED)),
    ],
)
def test_15_closing_line_is_the_end_where_no_mark_stands(line: str, outcome: Outcome) -> None:
    assert loads(f"{TWO_MOVES}{line}\n").record.outcome == outcome


def test_15_closing_line_confirms_the_mark() -> None:
    result = loads(f"{TWO_MOVES}   3 投了\nまで2手で後手の勝ち\n")
    assert result.record.outcome == Outcome(Reason.RESIGNATION, WHITE)


def test_15_a_closing_line_that_contradicts_the_mark_is_reported() -> None:
    result = kif.loads(f"{TWO_MOVES}   3 投了\nまで2手で先手の勝ち\n")
    assert result.record.outcome == Outcome(Reason.RESIGNATION, WHITE)
    assert [p.line for p in result.problems] == [4]


def test_15_a_closing_line_that_says_nothing_is_kept_where_the_end_is_not_known() -> None:
    unknown = kif.loads(f"{TWO_MOVES}まで2手で雨\n")
    assert unknown.record.outcome is None
    assert [(p.line, p.what) for p in unknown.problems] == [(3, ProblemKind.RESULT)]
    assert unknown.record.main_line()[-1].remarks == ["まで2手で雨"]

    known = loads(f"{TWO_MOVES}   3 投了\nまで2手で雨\n")
    assert known.record.outcome == Outcome(Reason.RESIGNATION, WHITE)
    assert known.record.main_line()[-1].remarks == []


def test_15_a_mate_is_found_behind_a_bare_closing_line() -> None:
    head = kif.dumps(Record(STANDARD, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"))
    assert loads(f"{head}1 ５二金打\nまで1手で先手の勝ち\n").record.outcome == Outcome(
        Reason.CHECKMATE, BLACK
    )


def test_a_game_that_is_not_known_is_told_at_its_line() -> None:
    result = kif.loads(f"先手：A\n変則：はさみ将棋\n{TWO_MOVES}")
    assert [(p.line, p.column, p.what) for p in result.problems] == [(2, 1, ProblemKind.HEADER)]
    assert result.record.variant is STANDARD


# 16


def test_16_an_illegal_last_move_is_kept_and_marked() -> None:
    head = kif.dumps(Record(STANDARD, "4k4/9/9/9/9/9/4P4/9/4K4 b P 1"))
    result = kif.loads(f"{head}   1 ５五歩打\n   2 反則勝ち\nまで1手で先手の反則負け\n")
    node = result.record.node((0,))
    assert node.illegal
    assert result.record.outcome == Outcome(Reason.ILLEGAL_MOVE, WHITE)
    assert len(result.problems) == 1
    assert "already (nifu)" in result.problems[0].text
    assert kif.loads(kif.dumps(result.record)).record == result.record


def test_16_a_foul_that_pieces_cannot_make_is_kept_too() -> None:
    result = kif.loads(f"{TWO_MOVES}   3 ５五金(56)\n   4 反則勝ち\n")
    assert moves(result) == ["7g7f", "3c3d", "5f5e"]
    assert result.record.node((0, 0, 0)).illegal
    assert result.record.outcome == Outcome(Reason.ILLEGAL_MOVE, WHITE)


def test_16_an_unreadable_move_keeps_what_is_before_and_the_rest_as_a_note() -> None:
    result = kif.loads(f"{TWO_MOVES}   3 ？？？\n   4 ８四歩(83)\n*see\n   5 投了\n")
    assert moves(result) == ["7g7f", "3c3d"]
    assert result.record.node((0, 0)).comment == "   3 ？？？\n   4 ８四歩(83)\n*see\n   5 投了"
    assert [(p.line, p.column) for p in result.problems] == [(3, 6)]
    assert kif.loads(kif.dumps(result.record)).record == result.record


def test_16_variations_after_an_unreadable_move_are_still_read() -> None:
    result = kif.loads(f"{TWO_MOVES}   3 ？？？\n\n変化：2手\n   2 ８四歩(83)\n")
    assert tree(result.record)["7g7f"] == ["3c3d", "8c8d"]


# 18


def test_18_a_diagram_is_read_as_a_position() -> None:
    record = loads(DIAGRAM).record
    assert record.main_line() == []
    assert record.start_sfen == "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 16"
    assert "手数＝15" in kif.dumps(record)


def test_the_game_is_named_by_its_even_start_or_beside_a_handicap() -> None:
    assert kif.loads("手合割：御妃将棋\n   1 ９七歩(98)\n").record.variant is OKISAKI
    for head in ("変則：御妃将棋\n手合割：角落ち\n", "手合割：角落ち\n変則：御妃将棋\n"):
        assert kif.loads(head).record == Record(OKISAKI, handicap_id="bishop")


def test_18_a_board_that_cannot_be_is_told_at_its_last_line() -> None:
    result = kif.loads("手合割：平手\n" + DIAGRAM.replace("v玉", " ・"))
    assert [(p.line, p.column, p.what) for p in result.problems] == [(17, 1, ProblemKind.POSITION)]


DIAGRAM = """後手の持駒：なし
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
|v香v桂v銀v金v玉v金v銀v桂v香|一
| ・v飛 ・ ・ ・ ・ ・v角 ・|二
|v歩v歩v歩v歩v歩v歩 ・v歩v歩|三
| ・ ・ ・ ・ ・ ・v歩 ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ 歩 ・ ・ ・ ・ ・ ・|六
| 歩 歩 ・ 歩 歩 歩 歩 歩 歩|七
| ・ 角 ・ ・ ・ ・ ・ 飛 ・|八
| 香 桂 銀 金 玉 金 銀 桂 香|九
+---------------------------+
先手の持駒：なし
手数＝15  ▲７六歩  まで
後手番
"""


# What is no kifu


@pytest.mark.parametrize(
    "text",
    ["", "\n\n", "hello", "まで、何か\n", "name: value\n", "3 blind mice\n", "{}", "<html>", "1. e4 e5"],
)
def test_what_is_no_kifu_raises(text: str) -> None:
    with pytest.raises(NotKifuError):
        kif.loads(text)
    with pytest.raises(NotKifuError):
        read(text)


def test_a_second_game_in_the_file_is_reported() -> None:
    game = f"手合割：平手\n{HEAD}{TWO_MOVES}   3 投了\n"
    result = kif.loads(game + game)
    assert moves(result) == ["7g7f", "3c3d"]
    assert [p.line for p in result.problems] == [6]


def test_a_line_that_is_not_understood_is_kept_as_a_remark() -> None:
    result = kif.loads(f"手合割：平手\nwhat is this\n{HEAD}{TWO_MOVES}and this\n")
    assert result.record.root.remarks == ["what is this"]
    assert result.record.node((0, 0)).remarks == ["and this"]
    assert [p.line for p in result.problems] == [2, 6]


def test_move_numbers_that_jump_are_reported_and_read() -> None:
    result = kif.loads("   1 ７六歩(77)\n   3 ３四歩(33)\n")
    assert moves(result) == ["7g7f", "3c3d"]
    assert [p.line for p in result.problems] == [2]


def test_numbers_may_start_anywhere_and_variations_follow_them() -> None:
    text = "  11 ７六歩(77)\n  12 ３四歩(33)\n変化：12手\n  12 ８四歩(83)\n"
    assert tree(loads(text).record) == {"": ["7g7f"], "7g7f": ["3c3d", "8c8d"]}


def test_a_wrong_piece_name_is_reported_and_the_squares_believed() -> None:
    result = kif.loads("   1 ７六銀(77)\n")
    assert moves(result) == ["7g7f"]
    assert len(result.problems) == 1


@pytest.mark.parametrize(
    "time",
    ["(0:1.2.3/0:00)", "(:/:)", "(1:2:3:4:5/.)", "(.:./.)", "( 0:01/…)", f"({'9' * 300}:1/0:0)", "(?)"],
)
def test_a_time_that_is_none_is_reported_and_kept_and_the_move_read(time: str) -> None:
    result = kif.loads(f"   1 ７六歩(77) {time}\n   2 ３四歩(33)\n")
    assert moves(result) == ["7g7f", "3c3d"]
    node = result.record.node((0,))
    assert (node.time_ms, node.remarks) == (None, [time])
    assert len(result.problems) == 1


@pytest.mark.parametrize("line", [f"手数＝{'9' * 9}", f"変化：{'9' * 6000}手", f"{'9' * 6000} ７六歩(77)"])
def test_numbers_beyond_measure_crash_nothing(line: str) -> None:
    result = kif.loads(board_text("/".join([" ・" * 4 + "v玉" + " ・" * 4] + [EMPTY] * 8)) + line + "\n")
    assert kif.loads(kif.dumps(result.record)).record == result.record


@pytest.mark.parametrize(
    "junk", [" ", "　", "9", "9 ", "変化", "手数＝1 ", "1 ７六歩 ", "+", "|", "(", "：", "*", "歩", "1 同"]
)
def test_a_line_without_end_takes_no_time(junk: str) -> None:
    text = f"手合割：平手\n{junk * 30_000}x\n{HEAD}   1 ７六歩(77)\n{junk * 30_000}x\n"
    began = process_time()
    result = kif.loads(text)
    assert process_time() - began < 2
    assert kif.loads(kif.dumps(result.record)).record == result.record


@pytest.mark.parametrize("line_end", ["\r\n", "\r"])
def test_line_ends_of_other_systems_inside_texts_are_written_as_ours(line_end: str) -> None:
    record = Record(STANDARD)
    record.root.comment = f"one{line_end}two"
    record.root.bookmark = f"a{line_end}b"
    record.root.remarks = [f"x{line_end}y"]
    record.headers["備考"] = f"1{line_end}2"
    again = loads(kif.dumps(record)).record
    assert (again.root.comment, again.root.bookmark) == ("one\ntwo", "a b")
    assert (again.root.remarks, again.headers) == (["x", "y"], {"備考": "1\n2"})


def test_a_name_of_two_lines_survives() -> None:
    record = Record(STANDARD)
    record.headers.update(black="甲\n乙", event="一\n二")
    assert kif.loads(kif.dumps(record)).record == record


@pytest.mark.parametrize(
    ("lines", "headers"),
    [
        ("手合割：平手\n下手：A\n先手：B\n", {"black": "B", "下手": "A"}),
        ("手合割：二枚落ち\n先手：A\n下手：B\n", {"black": "B", "先手": "A"}),
        ("手合割：平手\n下手：A\n", {"black": "A"}),
        ("site：A\n場所：B\n", {"site": "A", "場所": "B"}),
        ("場所：B\nsite：A\n", {"site": "A", "場所": "B"}),
        ("white：A\n後手：B\n上手：C\n", {"white": "A", "後手": "B", "上手": "C"}),
        ("上手：A\n後手：B\n手合割：香落ち\n", {"white": "A", "後手": "B"}),
    ],
)
def test_of_headers_that_mean_the_same_one_has_the_key_and_none_is_lost(
    lines: str, headers: dict[str, str]
) -> None:
    record = kif.loads(f"{lines}   1 投了\n").record
    assert record.headers == headers
    for entry in (kif, jkf, csa, psn):
        assert entry.loads(entry.dumps(record)).record.headers == headers


@pytest.mark.parametrize("handicap", STANDARD.handicaps, ids=lambda h: h.id)
def test_a_handicap_that_others_do_not_know_by_name_has_its_board_too(handicap: Handicap) -> None:
    record = Record(STANDARD, handicap_id=handicap.id)
    for entry in (kif, ki2):
        text = entry.dumps(record)
        known = "平手 香落ち 右香落ち 角落ち 飛車落ち 飛香落ち 二枚落ち 四枚落ち 六枚落ち 八枚落ち 十枚落ち"
        assert f"手合割：{handicap.kanji}\n" in text
        assert ("\n|" in text) is (handicap.kanji not in known.split())
        assert entry.loads(text).record == record


@pytest.mark.parametrize("ply", [0, 7])
def test_a_variation_of_a_move_that_is_not_there_is_kept_as_a_comment(ply: int) -> None:
    result = kif.loads(f"{TWO_MOVES}\n変化：{ply}手\n   {ply} ２六歩(27)\n")

    assert moves(result) == ["7g7f", "3c3d"]
    assert all(len(node.children) <= 1 for node in result.record.walk())
    assert result.problems[0].what is ProblemKind.VARIATION
    assert f"変化：{ply}手" in result.record.main_line()[-1].comment


def test_a_number_of_a_move_is_read_up_to_its_ninth_digit() -> None:
    result = kif.loads("手合割：平手\n1 ７六歩(77)\n12345678901 ３四歩(33)\n")
    assert moves(result) == ["7g7f", "3c3d"]
    assert [problem.text for problem in result.problems] == ["move number 123456789; expected 2"]
    result = kif.loads("手合割：平手\n1 ７六歩(77)\n変化：12345678901手\n")
    assert [problem.text for problem in result.problems] == [
        "there is no move 123456789 to vary; the variation is kept as a comment"
    ]


def test_an_unknown_handicap_is_told_where_its_name_begins() -> None:
    result = kif.loads("先手：A\n手合割：剣落ち\n   1 ７六歩(77)\n")
    assert [(p.line, p.column, p.what) for p in result.problems] == [(2, 5, ProblemKind.HEADER)]


def test_a_line_of_blanks_of_any_kind_is_none() -> None:
    result = loads("先手：A\n\u00a0\u3000\n" + TWO_MOVES + "\u00a0\n   3 ２六歩(27)\n")
    assert moves(result) == ["7g7f", "3c3d", "2g2f"]
    assert result.record.root.remarks == []


# times below a second, as the first version wrote them


def test_exact_times_below_a_move_or_its_end_are_times_and_no_remarks() -> None:
    result = loads(
        "手合割：平手\n   1 ７六歩(77)\n#ms 1234/5678\n   2 ３四歩(33)\n#ms /900\n   3 投了\n#ms 450\n"
    )
    first, second = (node for node in result.record.main_line() if node.move)
    assert (first.time_ms, first.total_ms, first.remarks) == (1_234, 5_678, [])
    assert (second.time_ms, second.total_ms, second.remarks) == (None, 900, [])
    assert second.outcome_time_ms == 450


@pytest.mark.parametrize("line", ["#ms 12.5", "#ms 1/2/3", "#times 1:2"])
def test_what_is_no_exact_time_is_a_remark(line: str) -> None:
    result = loads(f"手合割：平手\n   1 ７六歩(77)\n{line}\n")
    node = result.record.node((0,))
    assert (node.time_ms, node.remarks) == (None, [line[1:]])


# moves that cannot be, and damaged lines


@pytest.mark.parametrize("text", ["７六歩(76)", "７六歩(75)", "７六歩(55)"])
def test_a_move_from_an_empty_square_is_what_the_moves_after_it_say(text: str) -> None:
    result = kif.loads(f"手合割：平手\n   1 {text}\n   2 ３四歩(33)\n   3 ２二角成(88)\n")
    assert moves(result) == ["7g7f", "3c3d", "8h2b+"]
    (problem,) = result.problems
    assert (problem.line, problem.what) == (2, ProblemKind.REPAIRED_MOVE)
    assert problem.text == f"'{text}' is read as 7g7f"


def test_a_move_from_an_empty_square_that_nothing_follows_stays_as_it_is() -> None:
    result = kif.loads("手合割：平手\n   1 ７六歩(76)\n")
    assert result.record.node((0,)).illegal
    assert [problem.what for problem in result.problems] == [ProblemKind.ILLEGAL_MOVE]


@pytest.mark.parametrize("text", ["７六歩(87)", "７五歩(77)"])
def test_a_foul_that_pieces_can_make_is_no_damage(text: str) -> None:
    result = kif.loads(f"手合割：平手\n   1 {text}\n   2 ３四歩(33)\n   3 ２六歩(27)\n")
    assert result.record.node((0,)).illegal
    assert result.problems[0].what is ProblemKind.ILLEGAL_MOVE


def test_the_next_move_may_stand_behind_a_damaged_one() -> None:
    result = kif.loads(
        "手合割：平手\n   1 ７六歩(77)\ufffd 2 ３四歩(33)   ( 0:02/00:00:02)\n   3 ２六歩(27)\n"
    )
    assert moves(result) == ["7g7f", "3c3d", "2g2f"]
    assert [(problem.line, problem.column, problem.what) for problem in result.problems] == [
        (2, 6, ProblemKind.REPAIRED_MOVE)
    ]


@pytest.mark.parametrize("behind", ["+", "＋", " 　+", "   ( 0:01/00:00:01)+"])
def test_a_plus_behind_a_move_says_that_it_is_varied_and_is_no_part_of_it(behind: str) -> None:
    result = kif.loads(f"手合割：平手\n   1 あいう{behind}\n")
    assert ["'あいう' cannot be read" in problem.text for problem in result.problems] == [True]
    ended = kif.loads(f"手合割：平手\n   1 投了{behind}\n").record
    assert ended.outcome == Outcome(Reason.RESIGNATION, Color.WHITE)


# how an end is written: its mark, what others cannot read out of that, and the closing line


def two_moves() -> Record:
    return loads(f"手合割：平手\n{TWO_MOVES}").record


@pytest.mark.parametrize(
    ("outcome", "lines"),
    [
        (None, []),
        (Outcome(Reason.RESIGNATION, WHITE), ["   3 投了", "まで2手で後手の勝ち"]),
        (
            Outcome(Reason.RESIGNATION, BLACK),
            ["   3 反則勝ち", "#outcome resignation black", "まで2手で先手の勝ち"],
        ),
        (Outcome(Reason.CHECKMATE, WHITE), ["   3 詰み", "まで2手で後手の勝ち"]),
        (Outcome(Reason.NO_MOVE, WHITE), ["   3 詰み", "#outcome no_move white", "まで2手で後手の勝ち"]),
        (Outcome(Reason.REPETITION), ["   3 千日手", "まで2手で千日手"]),
        (Outcome(Reason.INTERRUPTED), ["   3 中断", "まで2手で中断"]),
        (Outcome(Reason.MOVE_LIMIT), ["   3 持将棋", "#outcome move_limit", "まで2手で持将棋"]),
        (
            Outcome(Reason.ILLEGAL_MOVE, WHITE),
            ["   3 反則負け", "#outcome illegal_move white", "まで2手で先手の反則負け"],
        ),
        (Outcome(Reason.TIMEOUT, WHITE), ["   3 切れ負け", "まで2手で時間切れにより後手の勝ち"]),
        (Outcome(Reason.UNKNOWN), ["#outcome unknown"]),
        (Outcome(Reason.UNKNOWN, BLACK), ["#outcome unknown black", "まで2手で先手の勝ち"]),
    ],
)
def test_an_end_is_written_as_readers_know_it_and_exactly_where_they_cannot(
    outcome: Outcome | None, lines: list[str]
) -> None:
    record = two_moves()
    record.node((0, 0)).outcome = outcome
    written = kif.dumps(record).splitlines()
    assert written[written.index("   2 ３四歩(33)") + 1 :] == lines
    assert kif.loads(kif.dumps(record)).record.node((0, 0)).outcome == outcome


def test_the_end_of_a_variation_has_no_closing_line() -> None:
    record = two_moves()
    other = record.node((0,)).add(parse_usi_move("8c8d", STANDARD))
    other.outcome = Outcome(Reason.RESIGNATION, WHITE)
    assert kif.dumps(record).splitlines()[-3:] == ["変化：2手", "   2 ８四歩(83)", "   3 投了"]


def test_a_move_that_is_varied_has_a_plus_behind_its_time_or_where_that_would_stand() -> None:
    record = two_moves()
    first, second = record.node((0,)), record.node((0, 0))
    record.root.add(parse_usi_move("2g2f", STANDARD))
    first.add(parse_usi_move("8c8d", STANDARD))
    assert kif.dumps(record).splitlines()[3:5] == ["   1 ７六歩(77) +", "   2 ３四歩(33) +"]
    first.time_ms = first.total_ms = second.time_ms = second.total_ms = 1_000
    assert kif.dumps(record).splitlines()[3:5] == [
        "   1 ７六歩(77)   ( 0:01/00:00:01)+",
        "   2 ３四歩(33)   ( 0:01/00:00:01)+",
    ]
