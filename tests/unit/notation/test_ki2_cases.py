"""KI2: the cases that break readers, numbered as in the list of formats' facts."""

from __future__ import annotations

import pytest

from shogi_desktop.game import Outcome, Path, Reason, Record
from shogi_desktop.notation import ReadResult, ki2, read
from shogi_desktop.notation.encoding import BROKEN
from shogi_desktop.notation.ki2_moves import is_damaged_ki2_line, ki2_legal_move, ki2_move
from shogi_desktop.notation.result import FormatId, ProblemKind
from shogi_desktop.rules import STANDARD, BoardMove, Color, Drop, Position, parse_usi_move, square

HEAD = "手合割：平手\n先手：甲\n後手：乙\n\n"


def game(*lines: str, head: str = HEAD) -> ReadResult:
    result = read(head + "\n".join(lines) + "\n")
    assert result.format is FormatId.KI2
    return result


def usi(result: ReadResult) -> list[str]:
    return [node.move.usi for node in result.record.main_line() if node.move]


@pytest.mark.parametrize(
    "text",
    [
        "▲７六歩    △３四歩    ▲２二角成  △同　銀",
        "▲７六歩△３四歩▲２二角成△同　銀",
        "▲７六歩\n△３四歩\n▲２二角成\n△同銀",
        "☗76歩 ☖34歩\n☗22角成 ☖同 銀",
        "▼７六歩 ▽３四歩 ▼２二角成 ▽同　銀(31)",
        "　▲７六歩　△３四歩　▲２二角成　△同銀上",
        "▲７六歩 △３四歩 ▲２二角成 △同銀行",
    ],
)
def test_19_marks_blanks_and_digits_of_any_kind(text: str) -> None:
    result = game(text)
    assert usi(result) == ["7g7f", "3c3d", "8h2b+", "3a2b"]
    assert result.problems == ()


def test_19_a_file_without_a_head_is_read() -> None:
    assert usi(game("▲７六歩 △３四歩", head="")) == ["7g7f", "3c3d"]


def test_19_the_wrong_mark_is_told_and_the_move_made() -> None:
    result = game("▲７六歩 ▲３四歩")
    assert usi(result) == ["7g7f", "3c3d"]
    assert [(p.line, p.column, p.what) for p in result.problems] == [(5, 6, ProblemKind.REPAIRED_MOVE)]


def test_a_damaged_move_is_made_out_and_told_where_it_stands() -> None:
    result = game(f"▲７六歩 △３四{BROKEN} ▲２二角成")
    assert usi(result) == ["7g7f", "3c3d", "8h2b+"]
    assert [(p.line, p.column, p.what) for p in result.problems] == [(5, 6, ProblemKind.REPAIRED_MOVE)]


def test_20_a_drop_needs_no_word_where_no_piece_could_go() -> None:
    result = game("▲７六歩 △３四歩 ▲２二角成 △同銀 ▲４五角 △６五角打")
    assert usi(result)[4:] == ["B*4e", "B*6e"]


def test_20_dragons_and_horses_are_told_apart_by_left_and_right() -> None:
    sfen = "4k4/9/9/9/9/9/9/1+B5+B1/4K4 b - 1"
    record = Record(STANDARD, sfen)
    record.append((), parse_usi_move("8h5e", STANDARD))
    record.append((), parse_usi_move("2h5e", STANDARD))
    text = ki2.dumps(record)
    assert "▲５五馬左" in text
    assert "▲５五馬右" in text
    assert ki2.loads(text).record == record


def test_21_a_move_is_unambiguous_where_the_other_piece_is_pinned() -> None:
    head = (
        "手合割：その他\n後手の持駒：なし\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n"
        "| ・ ・ ・ ・v飛v玉 ・ ・ ・|一\n"
        + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n"
        * 6
        + "| ・ ・ ・ ・ 金 ・ 金 ・ ・|八\n"
        "| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：なし\n"
    )
    result = game("▲４八金", head=head)
    assert usi(result) == ["3h4h"]
    assert result.problems == ()


def test_21_resignation_as_a_token_ends_the_line() -> None:
    result = game("▲７六歩 △投了")
    assert result.record.outcome == Outcome(Reason.RESIGNATION, Color.BLACK)
    assert result.problems == ()


@pytest.mark.parametrize(
    ("closing", "outcome"),
    [
        ("まで2手で後手の勝ち", Outcome(Reason.RESIGNATION, Color.WHITE)),
        ("まで2手で後手の反則勝ち", Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)),
        ("まで2手で先手の反則負け", Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)),
        ("まで2手で時間切れにより後手の勝ち", Outcome(Reason.TIMEOUT, Color.WHITE)),
        ("まで2手で持将棋", Outcome(Reason.IMPASSE)),
        ("まで2手で千日手", Outcome(Reason.REPETITION)),
        ("まで2手で中断", Outcome(Reason.INTERRUPTED)),
        ("まで2手で詰み", Outcome(Reason.CHECKMATE, Color.WHITE)),
        ("まで2手で不詰", Outcome(Reason.NO_MATE)),
        ("まで2手で先手の入玉勝ち", Outcome(Reason.DECLARATION, Color.BLACK)),
        ("まで2手で不戦敗により後手の勝ち", Outcome(Reason.DEFAULT, Color.WHITE)),
    ],
)
def test_22_every_closing_line_is_an_end_and_is_written_back(closing: str, outcome: Outcome) -> None:
    result = game("▲７六歩 △３四歩", closing)
    assert result.record.outcome == outcome
    assert result.problems == ()
    written = closing.replace("後手の反則勝ち", "先手の反則負け")  # one of the two ways to say it
    assert written in ki2.dumps(result.record).splitlines()
    assert read(ki2.dumps(result.record)).record == result.record


def test_22_each_branch_has_its_own_end() -> None:
    result = game(
        "▲７六歩 △３四歩 ▲２六歩",
        "まで3手で先手の勝ち",
        "",
        "変化：2手",
        "△８四歩 ▲２六歩",
        "まで3手で千日手",
        "",
        "変化：3手",
        "▲７八金",
    )
    record = result.record
    assert record.outcome == Outcome(Reason.RESIGNATION, Color.BLACK)
    assert record.node((0, 1, 0)).outcome == Outcome(Reason.REPETITION)
    assert [str(child.move) for child in record.node((0, 1)).children] == ["2g2f", "6i7h"]


def test_comments_bookmarks_and_unknown_headers_stay() -> None:
    result = game(
        "備考：x", "*before", "▲７六歩", "*良い手", "&しおり", "△３四歩", head=HEAD.rstrip("\n") + "\n"
    )
    assert result.record.headers["備考"] == "x"
    assert result.record.root.comment == "before"
    assert (result.record.node((0,)).comment, result.record.node((0,)).bookmark) == ("良い手", "しおり")


def test_an_illegal_move_is_kept_and_marked() -> None:
    nifu = game("▲２六歩 △９四歩 ▲２五歩 △９五歩 ▲２四歩 △同歩 ▲同飛 △９六歩 ▲７四歩", "まで9手で後手の勝ち")
    last = nifu.record.main_line()[-1]
    assert (last.move, last.illegal) == (Drop(STANDARD.kind("pawn"), square(7, 4)), True)
    assert last.outcome == Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)
    assert read(ki2.dumps(nifu.record)).record == nifu.record
    moved = game("▲５五飛(28)", "まで1手で後手の反則勝ち")
    node = moved.record.node((0,))
    assert (node.move, node.illegal) == (BoardMove(square(2, 8), square(5, 5)), True)
    assert moved.record.outcome == Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)
    assert read(ki2.dumps(moved.record)).record == moved.record


def test_a_move_that_cannot_be_read_keeps_the_rest_as_a_comment() -> None:
    result = game("▲７六歩 △３四歩 ▲５一玉 △８四歩", "▲２六歩", "まで5手で先手の勝ち")
    assert usi(result) == ["7g7f", "3c3d"]
    assert [(p.line, p.column, p.what) for p in result.problems] == [(5, 11, ProblemKind.UNREADABLE_MOVE)]
    assert "５一玉 △８四歩\n▲２六歩" in result.record.main_line()[-1].comment


def test_files_are_shift_jis_with_crlf_or_utf_8_with_lf() -> None:
    record = game("▲７六歩 △３四歩").record
    assert "▲７六歩".encode("cp932") in ki2.dump(record, "cp932")
    assert b"\r\n" in ki2.dump(record, "cp932")
    assert b"\r" not in ki2.dump(record)
    assert ki2.load(ki2.dump(record, "cp932")).record == record


def test_a_foul_written_with_its_origin_is_not_taken_for_a_drop() -> None:
    record = Record(STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b P 1")
    path = record.append((), parse_usi_move("6e3b", STANDARD))
    record.node(path).illegal = True
    assert "３二歩(65)" in ki2.dumps(record)
    assert ki2.loads(ki2.dumps(record)).record == record


def test_six_moves_stand_in_a_row_as_in_books() -> None:
    record = Record(STANDARD)
    for usi_move in ["7g7f", "3c3d", "2g2f", "8c8d", "2f2e", "8d8e", "6i7h"]:
        record.append(record.end_path(), parse_usi_move(usi_move, STANDARD))

    rows = [line for line in ki2.dumps(record).splitlines() if line.startswith("▲")]

    assert rows == [
        "▲７六歩    △３四歩    ▲２六歩    △８四歩    ▲２五歩    △８五歩",
        "▲７八金",
    ]


def test_a_legal_move_is_read_whichever_mark_it_has_and_no_other() -> None:
    start = Position.start(STANDARD)

    assert ki2_legal_move("▲７六歩", start, None) == parse_usi_move("7g7f", STANDARD)
    assert ki2_legal_move("△７六歩 ", start, None) == parse_usi_move("7g7f", STANDARD)
    for text in ("▲５五歩打", "▲５八金", "▲雨"):
        assert ki2_legal_move(text, start, None) is None


def test_a_foul_is_read_where_only_one_can_be_meant() -> None:
    pinned = Position.from_sfen("4k4/9/9/9/4r4/9/4G4/9/4K1P2 b P 1", STANDARD)

    assert ki2_move("▲６七金", pinned, None) == parse_usi_move("5g6g", STANDARD)
    assert ki2_move("▲３五歩", pinned, None) == parse_usi_move("P*3e", STANDARD)
    assert ki2_move("▲３五歩打", pinned, None) == parse_usi_move("P*3e", STANDARD)
    for text in ("▲６八金", "▲５五金", "▲３五香", "▲雨"):
        assert ki2_move(text, pinned, None) is None


def test_a_mark_with_a_broken_byte_is_left_out_of_the_move() -> None:
    for mark in ("▲", "\ufffd", "\ufffd\ufffd"):
        move = ki2_legal_move(f"{mark}７六歩", Position.start(STANDARD), None)
        assert move is not None and move.usi == "7g7f"


def test_a_mate_is_said_by_its_closing_line_alone() -> None:
    record = Record(STANDARD, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1")
    record.node(record.append((), parse_usi_move("G*5b", STANDARD))).end(
        Outcome(Reason.CHECKMATE, Color.BLACK)
    )
    text = ki2.dumps(record)
    assert text.endswith("▲５二金\nまで1手で詰み\n") and "#outcome" not in text
    assert read(text).record == record


@pytest.mark.parametrize(
    ("line", "damaged"),
    [
        ("\ufffd７六歩", True),
        ("\ufffd同　銀", True),
        ("▲７六歩", False),
        ("\ufffd nothing", False),
        ("７六歩\ufffd", False),
        ("", False),
    ],
)
def test_a_line_that_begins_with_a_move_behind_a_broken_mark_is_damaged(line: str, damaged: bool) -> None:
    assert is_damaged_ki2_line(line) is damaged


def test_a_text_as_wide_as_its_column_has_one_blank_behind_it() -> None:
    record = Record(STANDARD, "4k4/9/9/8P/9/9/9/9/4K4 b - 1")
    path: Path = ()
    for text in ("1d1c", "5a5b", "5i5h"):
        path = record.append(path, parse_usi_move(text, STANDARD))
    row = ki2.dumps(record).splitlines()[-1]
    assert row == "▲１三歩不成 △５二玉    ▲５八玉"


def test_a_move_to_the_square_of_the_one_before_is_written_as_same() -> None:
    record = ki2.loads("▲７六歩 △３四歩 ▲２二角成 △２二銀").record
    assert "▲２二角成" in ki2.dumps(record)
    assert "△同　銀" in ki2.dumps(record)


@pytest.mark.parametrize("text", ["▲ ７五歩(77) ", "▲７五歩(77)　", "７五歩(77)\t", f"{BROKEN}７五歩(77) "])
def test_the_blanks_around_a_foul_are_no_part_of_it(text: str) -> None:
    assert ki2_move(text, Position.start(STANDARD), None) == parse_usi_move("7g7e", STANDARD)


def test_a_game_broken_off_and_resumed_goes_on_after_its_end() -> None:
    result = game("▲７六歩    △３四歩", "まで2手で中断", "▲２六歩    △８四歩")
    assert usi(result) == ["7g7f", "3c3d", "2g2f", "8c8d"]
    node = result.record.node((0, 0))
    assert (node.outcome, node.ends_aside) == (Outcome(Reason.INTERRUPTED), True)
