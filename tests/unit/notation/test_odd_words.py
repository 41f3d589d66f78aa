"""Words that stand where a format has a meaning and have none: kept or told, and never an error."""

from __future__ import annotations

import json

import pytest

from shogi_desktop.game import Evaluation, ForcedMate, Outcome, Reason, Record
from shogi_desktop.notation import ReadResult, csa, ki2, kif, psn, read
from shogi_desktop.notation.errors import MoveReadError
from shogi_desktop.notation.japanese import move_text
from shogi_desktop.notation.kif_results import outcome_of_closing, parse_exact_line
from shogi_desktop.notation.movetext_words import outcome_of_sentence
from shogi_desktop.notation.movetext_writer import read_evaluation
from shogi_desktop.notation.result import ProblemKind
from shogi_desktop.notation.style import parse_typed_move
from shogi_desktop.notation.western import full_text, parse_foul
from shogi_desktop.rules import STANDARD, BoardMove, Color, Position, parse_square, parse_usi_move

FIRST = {"move": {"from": {"x": 7, "y": 7}, "to": {"x": 7, "y": 6}, "piece": "FU", "color": 0}}


def usi(result: ReadResult) -> list[str]:
    return [node.move.usi for node in result.record.main_line() if node.move]


def kinds(result: ReadResult) -> list[ProblemKind]:
    return [problem.what for problem in result.problems]


def after(*moves: str) -> Position:
    position = Position.start(STANDARD)
    for text in moves:
        position.play(parse_usi_move(text, STANDARD))
    return position


# --- western ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "text"), [("8h2b+", "B88x22+"), ("8h2b", "B88x22="), ("8h3c+", "B88-33+"), ("2g2f", "P27-26")]
)
def test_the_whole_text_of_a_move_tells_what_takes_and_what_is_not_turned(move: str, text: str) -> None:
    position = after("7g7f", "3c3d")
    assert full_text(position, parse_usi_move(move, STANDARD), digits=True) == text


@pytest.mark.parametrize("text", ["", "P", "P7g", "K5i-5", "P*10a", "P7g-10a", "Z*5e", "P-7f"])
def test_what_names_no_move_whole_is_no_foul(text: str) -> None:
    assert parse_foul(text, STANDARD) is None


def test_a_foul_is_read_as_it_is_written() -> None:
    assert parse_foul("K59-55", STANDARD) == parse_usi_move("5i5e", STANDARD)
    for drop in ("P*5e", "P'5e", "P*55"):
        assert parse_foul(drop, STANDARD) == parse_usi_move("P*5e", STANDARD)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("sennichite", Reason.REPETITION),
        ("Repetition", Reason.REPETITION),
        ("jishogi", Reason.IMPASSE),
        ("impasse", Reason.IMPASSE),
        ("Draw", Reason.AGREEMENT),
        ("adjourned", Reason.INTERRUPTED),
        ("interrupted", Reason.INTERRUPTED),
    ],
)
def test_a_word_for_an_end_without_a_winner_is_that_end(word: str, reason: Reason) -> None:
    assert read(f"1.P7g-7f 2.P3c-3d {word}").record.outcome == Outcome(reason)


@pytest.mark.parametrize("text", ["", "good", "-", ",5", ".", "1.", "0.35;12", "0.35,", "--1.00", "#x"])
def test_what_is_no_evaluation_is_none(text: str) -> None:
    assert read_evaluation(text) is None


@pytest.mark.parametrize("command", ["eval ", "eval -", "eval ,5"])
def test_an_evaluation_without_a_number_is_not_an_even_one(command: str) -> None:
    node = psn.loads(f"1.P7g-7f {{[%{command}]}} 2.P3c-3d *").record.main_line()[0]
    assert (node.evaluation, node.comment) == (None, f"[%{command}]")


def test_an_evaluation_is_read_with_its_depth_and_its_mate() -> None:
    assert read_evaluation("-0.35,12") == Evaluation(-35, depth=12)
    assert read_evaluation("#-7") == Evaluation(ForcedMate(Color.WHITE, 7))
    assert read_evaluation("#+") == Evaluation(ForcedMate(Color.BLACK, None))


@pytest.mark.parametrize("command", ["nodes 12", "engine Name", "line 7g7f"])
def test_what_belongs_to_an_evaluation_that_is_not_there_stays_a_comment(command: str) -> None:
    record = psn.loads(f"1.P7g-7f {{[%{command}]}} 2.P3c-3d *").record
    node = record.main_line()[0]
    assert node.evaluation is None
    assert node.comment == f"[%{command}]"


@pytest.mark.parametrize("command", ["clk one", "clk 1:2:3:4", "line 7g7f x", "nodes x"])
def test_a_command_that_says_nonsense_stays_a_comment(command: str) -> None:
    node = psn.loads(f"1.P7g-7f {{[%eval 0.10]}} {{[%{command}]}} 2.P3c-3d *").record.main_line()[0]
    assert node.evaluation == Evaluation(10)
    assert node.comment == f"[%{command}]"


# --- Japanese -----------------------------------------------------------------------------------------------


def test_a_move_from_an_empty_square_has_a_text_that_says_so() -> None:
    nowhere = BoardMove(parse_square("5e"), parse_square("5d"))
    assert move_text(Position.start(STANDARD), nowhere) == "☗５四？"


def test_what_is_typed_and_understood_by_nobody_is_named_as_it_was_typed() -> None:
    with pytest.raises(MoveReadError) as refused:
        parse_typed_move("７六猫", Position.start(STANDARD))
    assert "７六猫" in str(refused.value) and refused.value.choices == ()
    with pytest.raises(MoveReadError) as several:
        parse_typed_move("５八金", Position.start(STANDARD))
    assert len(several.value.choices) == 2


@pytest.mark.parametrize("line", ["投了", "まだ", "まで", ""])
def test_what_closes_nothing_is_no_end(line: str) -> None:
    assert outcome_of_closing(line) is None


@pytest.mark.parametrize(
    "line",
    [
        "#outcome",
        "#outcome no_end",
        "#outcome checkmate",
        "#outcome repetition black",
        "outcome impasse",
    ],
)
def test_an_exact_end_that_cannot_be_is_none(line: str) -> None:
    assert parse_exact_line(line) is None


def test_an_other_handicap_without_a_board_is_told() -> None:
    result = kif.loads("手合割：その他\n   1 ７六歩(77)\n")
    assert usi(result) == ["7g7f"]
    assert kinds(result) == [ProblemKind.HEADER]
    assert result.problems[0].line == 1


def test_after_a_move_that_cannot_be_made_the_rest_of_ki2_is_kept() -> None:
    result = ki2.loads("▲７六歩 △３四歩 ▲５五猫 △８四歩\n")
    assert usi(result) == ["7g7f", "3c3d"]
    assert ProblemKind.UNREADABLE_MOVE in kinds(result)
    assert "△８四歩" in result.record.main_line()[-1].comment


# --- CSA and JKF --------------------------------------------------------------------------------------------


def test_csa_writes_the_time_before_the_end_behind_it() -> None:
    record = Record(STANDARD)
    path = record.append((), parse_usi_move("7g7f", STANDARD), time_ms=2_000)
    record.node(path).end(Outcome(Reason.RESIGNATION, Color.BLACK))
    record.node(path).outcome_time_ms = 7_500
    lines = csa.dumps(record).splitlines()
    at = lines.index("%TORYO")
    assert lines[at + 1] == "T7.500"
    assert csa.loads(csa.dumps(record)).record.main_line()[0].outcome_time_ms == 7_500


def jkf(*moves: object, **header: object) -> ReadResult:
    return read(json.dumps({"header": header, "moves": [{}, *moves]}, indent=1))


def test_a_header_of_jkf_that_is_no_text_is_passed_over() -> None:
    result = jkf(FIRST, 先手=["A"], 後手="B")
    assert result.record.headers == {"white": "B"}


def test_an_entry_of_jkf_without_a_move_gives_its_comment_to_the_move_before() -> None:
    result = jkf(FIRST, {"comments": ["well"]})
    assert (usi(result), result.record.main_line()[0].comment) == (["7g7f"], "well")


@pytest.mark.parametrize(
    "move",
    [
        {"to": {"x": 0, "y": 6}, "piece": "FU"},
        {"to": {"x": 10, "y": 6}, "piece": "FU"},
        {"to": {"x": [7], "y": 6}, "piece": "FU"},
        {"to": {"x": {}, "y": 6}, "piece": "FU"},
        {"to": "76", "piece": "FU"},
        {"same": True, "piece": "FU"},
        {"to": {"x": 5, "y": 5}, "piece": "NEKO"},
    ],
)
def test_a_move_of_jkf_that_goes_nowhere_is_told_and_kept(move: object) -> None:
    result = jkf({"move": move})
    assert (usi(result), kinds(result)) == ([], [ProblemKind.UNREADABLE_MOVE])


def test_an_end_of_jkf_that_nobody_knows_is_kept_as_a_remark() -> None:
    result = jkf(FIRST, {"special": "NEKO"})
    node = result.record.main_line()[0]
    assert (node.outcome, node.remarks, kinds(result)) == (None, ["NEKO"], [ProblemKind.RESULT])


def test_numbers_may_begin_anywhere_and_are_then_expected_to_go_on_from_there() -> None:
    result = kif.loads("   5 ７六歩(77)\n   6 ３四歩(33)\n   9 ２六歩(27)\n  10 ８四歩(83)\n")
    assert usi(result) == ["7g7f", "3c3d", "2g2f", "8c8d"]
    assert [(one.what, one.line, one.text) for one in result.problems] == [
        (ProblemKind.NUMBER, 3, "move number 9; expected 7")
    ]


def test_a_side_has_several_names_in_the_sentence_of_an_end() -> None:
    for names, winner in (
        (("Black", "Sente", "Shitate"), Color.WHITE),
        (("White", "Gote", "Uwate"), Color.BLACK),
    ):
        for name in names:
            assert outcome_of_sentence(f"{name} resigns.") == Outcome(Reason.RESIGNATION, winner)
            assert outcome_of_sentence(f" {name.lower()}  loses on TIME!") == Outcome(Reason.TIMEOUT, winner)
    assert outcome_of_sentence("Gray resigns") is None
