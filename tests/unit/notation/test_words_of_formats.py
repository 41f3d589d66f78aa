"""The words that files have for the same things: each spelling that other programs use is read."""

from __future__ import annotations

import json

import pytest

from shogi_desktop.game import Evaluation, Outcome, Reason, Record
from shogi_desktop.notation import csa, jkf, kif, psn, read, usi_text
from shogi_desktop.notation.csa_reader import looks_like_csa
from shogi_desktop.notation.csa_words import mark_of, outcome_of_mark
from shogi_desktop.notation.japanese import _origin_text, parse_move_text
from shogi_desktop.notation.kanji import FILE_NAMES, RANK_NAMES, WIDE_DIGITS, kind_names
from shogi_desktop.notation.kif_header import find_handicap
from shogi_desktop.notation.kif_moves import origin_of, reader_for
from shogi_desktop.notation.kif_results import closing_line, only_closing_line, outcome_of_closing
from shogi_desktop.notation.movetext_words import handicap_named
from shogi_desktop.notation.result import FormatId, ProblemKind
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    Color,
    Handicap,
    Position,
    Variant,
    parse_square,
    parse_usi_move,
    square,
    square_name,
)

BLACK, WHITE = Color.BLACK, Color.WHITE


# --- handicaps ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "handicap"),
    [
        ("平手", "even"),
        ("香落ち", "lance"),
        ("香車落ち", "lance"),
        ("左香落ち", "lance"),
        ("右香落ち", "right_lance"),
        ("角落ち", "bishop"),
        ("角行落ち", "bishop"),
        ("飛車落ち", "rook"),
        ("飛落ち", "rook"),
        ("飛香落ち", "rook_lance"),
        ("二枚落ち", "two"),
        ("飛角落ち", "two"),
        ("2枚落ち", "two"),
        ("２枚落ち", "two"),
        ("三枚落ち", "three"),
        ("四枚落ち", "four"),
        ("五枚落ち", "five"),
        ("右五枚落ち", "five"),
        ("左五枚落ち", "five_left"),
        ("六枚落ち", "six"),
        ("七枚落ち", "seven_left"),
        ("左七枚落ち", "seven_left"),
        ("右七枚落ち", "seven_right"),
        ("八枚落ち", "eight"),
        ("8枚落ち", "eight"),
        ("十枚落ち", "ten"),
        ("とんぼ", "dragonfly"),
        ("トンボ", "dragonfly"),
    ],
)
def test_a_handicap_has_several_names_in_japanese(word: str, handicap: str) -> None:
    found = find_handicap(word, STANDARD)
    assert found is not None and found.id == handicap
    assert (
        kif.loads(
            f"手合割：{word}\n   1 ５二玉(51)\n" if handicap != "even" else f"手合割：{word}\n"
        ).record.handicap_id
        == handicap
    )


@pytest.mark.parametrize(
    ("name", "handicap"),
    [
        ("Even", "even"),
        ("none", "even"),
        ("Rook and lance", "rook_lance"),
        ("Rook-lance", "rook_lance"),
        ("rook lance handicap", "rook_lance"),
        ("2 piece", "two"),
        ("Two-piece", "two"),
        ("2 pieces", "two"),
        ("Nine pieces", "nine"),
        ("ten piece", "ten"),
        ("7 piece", "seven_left"),
        ("Left 7 piece", "seven_left"),
        ("Right seven pieces", "seven_right"),
        ("Naked King", "naked_king"),
        ("THREE PAWNS", "three_pawns"),
        ("queen", None),
        ("11 piece", None),
    ],
)
def test_a_handicap_has_several_names_in_english(name: str, handicap: str | None) -> None:
    assert handicap_named(name) == handicap


@pytest.mark.parametrize(
    ("preset", "handicap"),
    [
        *(("HIRATE", "even"), ("KY", "lance"), ("KY_R", "right_lance"), ("KA", "bishop"), ("HI", "rook")),
        *(("HIKY", "rook_lance"), ("2", "two"), ("3", "three"), ("4", "four"), ("5", "five")),
        *(("5_L", "five_left"), ("6", "six"), ("7_L", "seven_left"), ("7_R", "seven_right")),
        *(("8", "eight"), ("10", "ten")),
    ],
)
def test_every_preset_of_jkf_is_read_and_the_old_ones_are_written(preset: str, handicap: str) -> None:
    read_so = jkf.loads(json.dumps({"header": {}, "initial": {"preset": preset}, "moves": [{}]})).record
    assert read_so.handicap_id == handicap
    written = json.loads(jkf.dumps(Record(STANDARD, handicap_id=handicap)))
    late = {"3", "5", "5_L", "7_L", "7_R"}
    assert written.get("initial", {}).get("preset", "HIRATE") == ("OTHER" if preset in late else preset)


@pytest.mark.parametrize("handicap", STANDARD.handicaps, ids=lambda handicap: handicap.id)
def test_a_handicap_that_some_programs_do_not_know_is_written_with_its_board(handicap: Handicap) -> None:
    everywhere = {
        *("even", "lance", "right_lance", "bishop", "rook", "rook_lance"),
        *("two", "four", "six", "eight", "ten"),
    }
    written = kif.dumps(Record(STANDARD, handicap_id=handicap.id))
    assert ("+---------------------------+" in written) is (handicap.id not in everywhere)
    assert kif.loads(written).record.handicap_id == handicap.id


# --- pieces and squares -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("king", "玉 王"),
        ("dragon", "龍 竜 成飛"),
        ("horse", "馬 成角"),
        ("promoted_silver", "成銀 全"),
        ("promoted_knight", "成桂 圭 今 成跳"),
        ("promoted_lance", "成香 杏 仝"),
        ("tokin", "と 个 成歩"),
        ("knight", "桂 跳"),
    ],
)
def test_a_piece_is_read_under_each_of_its_names(kind: str, names: str) -> None:
    for variant in (STANDARD, OKISAKI):
        for name in names.split():
            assert kind_names(variant)[name].id == kind


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)
def test_every_square_is_read_in_every_spelling(variant: Variant) -> None:
    size = variant.files
    empty = "/".join([str(size)] * size)
    position = Position.from_sfen(f"{empty} b G 1", variant)
    for file in range(1, size + 1):
        files = {str(file), "".join(WIDE_DIGITS[int(digit)] for digit in str(file)), FILE_NAMES[file]}
        files |= {"十"} if file == 10 else set()
        for rank in range(1, size + 1):
            ranks = {str(rank), "".join(WIDE_DIGITS[int(digit)] for digit in str(rank)), RANK_NAMES[rank]}
            for text in (f"▲{f}{r}金打" for f in files for r in ranks):
                move = parse_move_text(text, position)
                assert move.usi == f"G*{square_name(square(file, rank))}", text


def test_an_origin_in_parentheses_has_two_numbers_up_to_ten() -> None:
    assert [origin_of(text) for text in ("77", "７７", "10.10", "1010", "10.1", "110", "107")] == [
        square(7, 7),
        square(7, 7),
        square(10, 10),
        square(10, 10),
        square(10, 1),
        square(1, 10),
        square(10, 7),
    ]
    for text in ("00", "70", "07", "7", "", "777", "11.1", "1.11", "a7", "7."):
        assert not origin_of(text), text


# --- ends ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mark", "outcome"),
    [
        ("TORYO", Outcome(Reason.RESIGNATION, WHITE)),
        ("CHUDAN", Outcome(Reason.INTERRUPTED)),
        ("MATTA", Outcome(Reason.INTERRUPTED)),
        ("ERROR", Outcome(Reason.INTERRUPTED)),
        ("SENNICHITE", Outcome(Reason.REPETITION)),
        ("TIME_UP", Outcome(Reason.TIMEOUT, WHITE)),
        ("ILLEGAL_MOVE", Outcome(Reason.ILLEGAL_MOVE, WHITE)),
        ("+ILLEGAL_ACTION", Outcome(Reason.ILLEGAL_MOVE, WHITE)),
        ("-ILLEGAL_ACTION", Outcome(Reason.ILLEGAL_MOVE, BLACK)),
        ("JISHOGI", Outcome(Reason.IMPASSE)),
        ("KACHI", Outcome(Reason.DECLARATION, BLACK)),
        ("HIKIWAKE", Outcome(Reason.AGREEMENT)),
        ("MAX_MOVES", Outcome(Reason.MOVE_LIMIT)),
        ("TSUMI", Outcome(Reason.CHECKMATE, WHITE)),
        ("FUZUMI", Outcome(Reason.NO_MATE)),
        ("ANOTHER", None),
    ],
)
def test_every_end_mark_of_csa_says_its_outcome_and_comes_back(mark: str, outcome: Outcome | None) -> None:
    assert outcome_of_mark(mark, BLACK) == outcome
    result = csa.loads(f"PI\n%{mark}\n")
    assert result.record.outcome == outcome
    vague = mark in {"MATTA", "ERROR"}
    assert (f"%{mark}" in result.record.root.remarks) is (vague or outcome is None)
    if outcome is not None:
        assert csa.loads(csa.dumps(result.record)).record == result.record


@pytest.mark.parametrize("reason", [Reason.ILLEGAL_MOVE, Reason.PERPETUAL_CHECK, Reason.FALSE_DECLARATION])
def test_whoever_loses_by_a_foul_has_its_mark_in_csa(reason: Reason) -> None:
    assert mark_of(Outcome(reason, WHITE), BLACK) == "ILLEGAL_MOVE"
    assert mark_of(Outcome(reason, BLACK), BLACK) == "-ILLEGAL_ACTION"


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("まで3手で先手の勝ち", Outcome(Reason.UNKNOWN, BLACK)),
        ("まで3手で先手の勝利", Outcome(Reason.UNKNOWN, BLACK)),
        ("まで3手で後手の勝ち", Outcome(Reason.UNKNOWN, WHITE)),
        ("まで3手で先手の負け", Outcome(Reason.UNKNOWN, WHITE)),
        ("まで3手で先手の時間切れ負け", Outcome(Reason.TIMEOUT, WHITE)),
        ("まで3手で後手の反則負け", Outcome(Reason.ILLEGAL_MOVE, BLACK)),
        ("まで3手で先手の反則負けにより後手の勝ち", Outcome(Reason.ILLEGAL_MOVE, WHITE)),
        ("まで3手で後手の反則負けにより先手の勝ち", Outcome(Reason.ILLEGAL_MOVE, BLACK)),
        ("まで3手で先手の反則負けです", Outcome(Reason.ILLEGAL_MOVE, WHITE)),
        ("まで3手で先手の切れ負け", Outcome(Reason.TIMEOUT, WHITE)),
        ("まで3手で上手の入玉勝ち", Outcome(Reason.DECLARATION, WHITE)),
        ("まで3手で下手の宣言勝ち", Outcome(Reason.DECLARATION, BLACK)),
        ("まで3手で先手の不戦敗", Outcome(Reason.DEFAULT, WHITE)),
        ("まで3手で先手の不戦勝", Outcome(Reason.DEFAULT, BLACK)),
        ("まで3手で後手の投了により先手の勝ち", Outcome(Reason.RESIGNATION, BLACK)),
        ("まで3手で詰みにより先手の勝ち", Outcome(Reason.CHECKMATE, BLACK)),
        ("まで3手で不詰", Outcome(Reason.NO_MATE)),
        ("まで3手で千日手", Outcome(Reason.REPETITION)),
        ("まで3手で持将棋", Outcome(Reason.IMPASSE)),
        ("まで3手で中断", Outcome(Reason.INTERRUPTED)),
        ("まで3手で引き分け", Outcome(Reason.AGREEMENT)),
        ("まで3手で引分", Outcome(Reason.AGREEMENT)),
        ("まで3手で詰み", Outcome(Reason.CHECKMATE, WHITE)),
        ("何でもない", None),
    ],
)
def test_a_closing_line_says_who_won_and_why(line: str, outcome: Outcome | None) -> None:
    assert outcome_of_closing(line, BLACK) == outcome


# --- headers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("EVENT", "event"),
        ("SITE", "site"),
        ("START_TIME", "date"),
        ("END_TIME", "end_date"),
        ("TIME_LIMIT", "time_limit"),
        ("OPENING", "opening"),
    ],
)
def test_every_header_of_csa_has_its_meaning_both_ways(word: str, key: str) -> None:
    record = csa.loads(f"V2.2\n${word}:what it says\nPI\n").record
    assert record.headers == {key: "what it says"}
    assert f"${word}:what it says" in csa.dumps(record)


@pytest.mark.parametrize(
    ("tag", "key"),
    [
        *(("Event", "event"), ("Site", "site"), ("Date", "date"), ("EndDate", "end_date")),
        *(("TimeControl", "time_limit"), ("Opening", "opening"), ("Sente", "black"), ("Gote", "white")),
        *(("Black", "black"), ("White", "white"), ("Shitate", "black"), ("Uwate", "white")),
    ],
)
def test_every_tag_of_psn_has_its_meaning(tag: str, key: str) -> None:
    assert psn.loads(f'[{tag} "what it says"]\n\n1. P7g-7f\n').record.headers == {key: "what it says"}


# --- the layout of kif --------------------------------------------------------------------------------------


def test_a_move_with_other_moves_beside_it_has_a_plus_behind_its_time() -> None:
    record = Record(STANDARD)
    record.append((), parse_usi_move("7g7f", STANDARD), time_ms=1_000)
    record.append((), parse_usi_move("2g2f", STANDARD))
    lines = [line for line in kif.dumps(record).splitlines() if "(77)" in line or "(27)" in line]
    assert lines[0].endswith(")+") and not lines[1].endswith("+")
    untimed = Record(STANDARD)
    for usi in ("7g7f", "2g2f"):
        untimed.append((), parse_usi_move(usi, STANDARD))
    (first, _) = [line for line in kif.dumps(untimed).splitlines() if "(77)" in line or "(27)" in line]
    assert first.endswith("(77) +")


def test_a_board_alone_is_a_diagram_and_with_moves_a_game() -> None:
    record = Record(STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b G 1")
    written = kif.dumps(record)
    board = "\n".join(line for line in written.splitlines() if "|" in line or "+--" in line or "持駒" in line)
    assert read(f"{board}\n").format is FormatId.BOD
    assert read(f"{board}\n   1 ５二金打\n").format is FormatId.KIF


def test_a_variation_before_any_move_goes_on_from_the_start_and_is_told() -> None:
    result = psn.loads("(1. P7g-7f) 1. P2g-2f")
    assert ProblemKind.VARIATION in {problem.what for problem in result.problems}
    assert {node.move.usi for node in result.record.root.children if node.move} >= {"7g7f"}


def test_a_move_behind_one_that_cannot_be_made_is_told_in_ki2() -> None:
    result = read("手合割：平手\n▲７六歩 △３四歩 ▲９九玉 △８四歩\n")
    assert [node.move.usi for node in result.record.main_line() if node.move][:2] == ["7g7f", "3c3d"]
    assert result.problems


# --- small things -------------------------------------------------------------------------------------------


def test_one_line_of_a_head_may_stand_in_any_text() -> None:
    assert not looks_like_csa("N+Aiko\nDear Aiko\n")
    for text in ("N+Aiko\nN-Ben\n", "V2.2\n", "V3.0\n", "+7776FU\n"):
        assert looks_like_csa(text), text


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        *(
            (None, None),
            ("77", (7, 7)),
            ("７７", (7, 7)),
            ("110", (1, 10)),
            ("１１０", (1, 10)),
            ("1010", (10, 10)),
        ),
        *(
            ("10.10", (10, 10)),
            ("10.1", (10, 1)),
            ("９．１０", (9, 10)),
            ("107", (10, 7)),
            ("10", None),
            ("70", None),
            ("11.0", None),
            ("１１．０", None),
        ),
        *(("07", None), ("777", None), ("x", None), ("", None)),
    ],
)
def test_an_origin_of_kif_is_a_square_or_nonsense(text: str | None, origin: tuple[int, int] | None) -> None:
    assert origin_of(text) == (None if origin is None else square(*origin))
    assert origin_of("00") == origin_of("０．０") == 0


def test_an_origin_is_written_with_a_point_from_the_tenth_file_or_rank_on() -> None:
    names = ("9i", "10i", "9j", "1j", "10j", "1a")
    written = [_origin_text(parse_square(name)) for name in names]
    assert written == ["(99)", "(10.9)", "(9.10)", "(1.10)", "(10.10)", "(11)"]


def test_jkf_says_where_a_move_takes_what_has_just_come_and_which_handicap_a_board_is() -> None:
    record = Record(STANDARD)
    for usi in ("7g7f", "3c3d", "8h2b+", "3a2b"):
        record.append(record.end_path(), parse_usi_move(usi, STANDARD))
    same = [entry["move"].get("same") for entry in json.loads(jkf.dumps(record))["moves"][1:]]
    assert same == [None, None, None, True]
    named = {
        id_: json.loads(jkf.dumps(Record(STANDARD, handicap_id=id_))).get("handicap")
        for id_ in ("even", "two", "five_left", "dragonfly")
    }
    assert named == {"even": None, "two": None, "five_left": "five_left", "dragonfly": "dragonfly"}
    own = json.loads(jkf.dumps(Record(STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b G 1")))
    assert "handicap" not in own and own["initial"]["preset"] == "OTHER"


def test_headers_of_western_text_lose_the_blanks_around_them() -> None:
    record = psn.loads("Event:   Spring \t\nSite :Kyoto\t\n\n1. P7g-7f\n").record
    assert record.headers == {"event": "Spring", "site": "Kyoto"}


@pytest.mark.parametrize(
    ("outcome", "line"),
    [
        (Outcome(Reason.DEFAULT, WHITE), "まで7手で不戦敗により後手の勝ち"),
        (Outcome(Reason.CHECKMATE, WHITE), "まで7手で詰み"),
        (Outcome(Reason.RESIGNATION, WHITE), "まで7手で後手の勝ち"),
        (Outcome(Reason.REPETITION), "まで7手で千日手"),
    ],
)
def test_ki2_tells_the_reason_in_its_closing_line(outcome: Outcome, line: str) -> None:
    assert only_closing_line(outcome, 7, BLACK, handicap=False) == line
    if outcome.winner is not None:
        told = only_closing_line(Outcome(outcome.reason, BLACK), 7, BLACK, handicap=False)
        assert told is None or (told.endswith("先手の勝ち") and "詰み" not in told)


def test_what_stands_behind_a_move_that_cannot_be_read_is_kept_as_a_comment() -> None:
    record = psn.loads("1. P7g-7f and\nthen nothing\nmore of it\n").record
    assert record.node((0,)).comment.split() == ["and", "then", "nothing", "more", "of", "it"]


# --- where a problem is, and what is kept of it -------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "what", "line", "column"),
    [
        ("%BOGUS\n", ProblemKind.NOT_UNDERSTOOD, 1, 1),
        ("PI\n+\n%BOGUS\n", ProblemKind.NOT_UNDERSTOOD, 3, 1),
        ("PI\nnonsense\n", ProblemKind.NOT_UNDERSTOOD, 2, 1),
    ],
)
def test_csa_tells_the_place_of_what_it_does_not_understand(
    text: str, what: ProblemKind, line: int, column: int
) -> None:
    (problem,) = csa.loads(text).problems
    assert (problem.what, problem.line, problem.column) == (what, line, column)


def test_western_text_tells_line_and_column_of_what_it_cannot_read() -> None:
    (problem,) = psn.loads("1. P7g-7f\nP3c-3d\n  xyz P2g-2f").problems
    assert (problem.line, problem.column) == (3, 3)
    (problem,) = psn.loads("1. P7g-7f xyz\n").problems
    assert (problem.line, problem.column) == (1, 11)


@pytest.mark.parametrize(
    ("special", "outcome", "kept", "told"),
    [
        ("BOGUS", None, ["BOGUS"], True),
        ("MATTA", Outcome(Reason.INTERRUPTED), ["MATTA"], False),
        ("%TORYO", Outcome(Reason.RESIGNATION, BLACK), [], False),
        (5, None, [], False),
        ("", None, [], False),
    ],
)
def test_an_end_of_jkf_is_read_or_kept_as_a_remark(
    special: object, outcome: Outcome | None, kept: list[str], told: bool
) -> None:
    move = {"move": {"from": {"x": 7, "y": 7}, "to": {"x": 7, "y": 6}, "piece": "FU"}}
    result = jkf.loads(json.dumps({"header": {}, "moves": [{}, move, {"special": special}]}))
    node = result.record.node((0,))
    assert (node.outcome, node.remarks, bool(result.problems)) == (outcome, kept, told)


def test_jkf_keeps_the_time_of_an_end_with_all_that_its_side_has_used() -> None:
    record = Record(STANDARD)
    record.append((), parse_usi_move("7g7f", STANDARD), time_ms=5_000)
    record.append((0,), parse_usi_move("3c3d", STANDARD), time_ms=3_000)
    node = record.node((0, 0))
    node.end(Outcome(Reason.RESIGNATION, WHITE))
    node.outcome_time_ms = 62_000
    record.node((0,)).total_ms, node.total_ms = 5_000, 3_000
    end = json.loads(jkf.dumps(record))["moves"][-1]
    assert end["special"] == "TORYO"
    assert end["time"] == {"now": {"m": 1, "s": 2}, "total": {"h": 0, "m": 1, "s": 7}}
    assert jkf.loads(jkf.dumps(record)).record == record


@pytest.mark.parametrize(
    ("lines", "left", "score"),
    [
        (["#評価値=abc"], "#評価値=abc", None),
        (["#詰み=5"], "#詰み=5", None),
        (["#評価値=先手勝ち"], "#評価値=先手勝ち", None),
        (["#評価値=5", "#深さ=x", "#ノード数=12"], "#深さ=x", Evaluation(5, None, 12)),
        (["5 +7776FU"], "5 +7776FU", None),
    ],
)
def test_what_is_no_evaluation_stays_in_the_comment(
    lines: list[str], left: str, score: Evaluation | None
) -> None:
    body = "".join(f"*{line}\n" for line in lines)
    node = kif.loads(f"手合割：平手\n   1 ７六歩(77)\n{body}").record.node((0,))
    assert (node.comment, node.evaluation) == (left, score)


def test_the_rest_of_a_set_goes_to_a_hand_down_to_the_last_piece() -> None:
    text = "V2.2\nP1 *  *  *  * -OU *  *  *  * \nP9 *  *  *  * +OU *  *  *  * \nP+00KI\nP-00AL\n+\n"
    position = csa.loads(text).record.start_position()
    black, white = (dict(position.hand(color).items()) for color in Color)
    assert {kind.id: count for kind, count in black.items()} == {"gold": 1}
    assert {kind.id: count for kind, count in white.items()} == {
        "rook": 2,
        "bishop": 2,
        "gold": 3,
        "silver": 4,
        "knight": 4,
        "lance": 4,
        "pawn": 18,
    }
    even = "V2.2\nPI28HI\nP-00AL\n+\n"
    hand = csa.loads(even).record.start_position().hand(WHITE)
    assert {kind.id: count for kind, count in hand.items()} == {"rook": 1}


def test_psn_says_the_sum_of_times_only_where_it_is_not_what_the_moves_took() -> None:
    record = Record(STANDARD)
    for usi, total in (("7g7f", 5_000), ("3c3d", 3_000), ("2g2f", 9_000)):
        path = record.append(record.end_path(), parse_usi_move(usi, STANDARD), time_ms=total)
        record.node(path).total_ms = total
    written = psn.dumps(record)
    assert written.count("%total") == 1
    assert psn.loads(written).record == record
    record.node((0, 0, 0)).total_ms = 14_000
    assert "%total" not in psn.dumps(record)


def test_a_position_is_saved_as_one_line() -> None:
    record = Record(STANDARD)
    record.append((), parse_usi_move("7g7f", STANDARD))
    assert usi_text.sfen_dump(record) == (record.position((0,)).sfen() + "\n").encode()


def test_a_move_behind_the_end_of_a_csa_game_is_kept_as_a_comment_and_told() -> None:
    for moves, kept in (("+7776FU\n%TORYO\n", "-3334FU"), ("%CHUDAN\n", "+7776FU")):
        result = csa.loads(f"PI\n+\n{moves}{kept}\n")
        end = result.record.node(result.record.end_path())
        assert (len(result.record.main_line()), end.comment) == (moves.count("FU"), kept)
        (problem,) = result.problems
        assert "a move after the end" in problem.text


@pytest.mark.parametrize(
    ("word", "key"),
    [
        *(("先手", "black"), ("後手", "white"), ("下手", "black"), ("上手", "white"), ("棋戦", "event")),
        *(("場所", "site"), ("開始日時", "date"), ("終了日時", "end_date"), ("持ち時間", "time_limit")),
        ("戦型", "opening"),
    ],
)
def test_every_header_of_kif_has_its_meaning(word: str, key: str) -> None:
    assert kif.loads(f"手合割：平手\n{word}：何か\n   1 ７六歩(77)\n").record.headers == {key: "何か"}


@pytest.mark.parametrize("handicap", ["two", "five", "dragonfly"])
def test_a_board_that_is_a_handicap_s_is_that_handicap_unless_it_is_called_another_thing(
    handicap: str,
) -> None:
    record = Record(STANDARD, STANDARD.handicap(handicap).sfen)
    lines = [line for line in kif.dumps(record).splitlines() if "手合割" not in line]
    board = "\n".join(lines) + "\n   1 ５二玉(51)\n"
    assert kif.loads(board).record.handicap_id == handicap
    assert kif.loads(f"手合割：その他\n{board}").record.handicap_id is None


@pytest.mark.parametrize("text", ["同　銀(31)", "１０一歩打", "５十歩打", "十十歩(11)"])
def test_a_move_to_no_square_of_the_board_is_none(text: str) -> None:
    assert reader_for(STANDARD).read(text, None) is None


@pytest.mark.parametrize(
    ("winner", "words"), [(Color.BLACK, "先手の反則勝ち"), (Color.WHITE, "先手の反則負け")]
)
def test_a_foul_is_won_by_who_is_to_move_and_else_lost_by_them(winner: Color, words: str) -> None:
    foul = Outcome(Reason.ILLEGAL_MOVE, winner)
    assert closing_line(foul, 4, Color.BLACK, handicap=False) == f"まで4手で{words}"
