"""JKF: the cases that break readers, numbered as in the list of formats' facts."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import NotKifuError, PositionTextError, ReadResult, jkf, read
from shogi_desktop.notation.errors import NotationError, PositionFault
from shogi_desktop.notation.result import FormatId, ProblemKind
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, parse_usi_move

FIRST = {"move": {"from": {"x": 7, "y": 7}, "to": {"x": 7, "y": 6}, "piece": "FU", "color": 0}}
SECOND = {"move": {"from": {"x": 3, "y": 3}, "to": {"x": 3, "y": 4}, "piece": "FU", "color": 1}}
TAKES = {"move": {"from": {"x": 8, "y": 8}, "to": {"x": 2, "y": 2}, "piece": "KA", "promote": True}}


def game(*moves: object, **more: object) -> ReadResult:
    result = read(json.dumps({"header": {}, **more, "moves": [{}, *moves]}, indent=1))
    assert result.format is FormatId.JKF
    return result


def usi(result: ReadResult) -> list[str]:
    return [node.move.usi for node in result.record.main_line() if node.move]


def test_32_without_initial_it_is_an_even_game() -> None:
    result = game(FIRST, SECOND)
    assert usi(result) == ["7g7f", "3c3d"]
    assert result.record.handicap_id == "even"
    assert result.problems == ()


@pytest.mark.parametrize(
    ("preset", "handicap"),
    [
        ("HIRATE", "even"),
        ("KY", "lance"),
        ("KY_R", "right_lance"),
        ("KA", "bishop"),
        ("HI", "rook"),
        ("HIKY", "rook_lance"),
        ("2", "two"),
        ("3", "three"),
        ("4", "four"),
        ("5", "five"),
        ("5_L", "five_left"),
        ("6", "six"),
        ("7_L", "seven_left"),
        ("7_R", "seven_right"),
        ("8", "eight"),
        ("10", "ten"),
    ],
)
def test_32_every_preset(preset: str, handicap: str) -> None:
    record = game(initial={"preset": preset}).record
    assert record == Record(STANDARD, handicap_id=handicap)
    written = jkf.dumps(record)
    # tsshogi refuses the presets that came late: they are written as a board with our own name beside it.
    is_late = preset in {"3", "5", "5_L", "7_L", "7_R"}
    assert json.loads(written)["initial"]["preset"] == ("OTHER" if is_late else preset)
    assert ("data" in json.loads(written)["initial"]) is is_late
    assert jkf.loads(written).record == record


def test_32_the_board_is_by_file_and_then_rank() -> None:
    board: list[list[dict[str, object]]] = [[{} for _ in range(9)] for _ in range(9)]
    board[0][0] = {"color": 1, "kind": "OU"}
    board[4][8] = {"color": 0, "kind": "OU"}
    board[1][2] = {"color": 0, "kind": "RY"}
    data = {"color": 0, "board": board, "hands": [{"KI": 2}, {"FU": 18}]}
    result = game(initial={"preset": "OTHER", "data": data})
    wanted = Position.from_sfen("8k/9/7+R1/9/9/9/9/9/4K4 b 2G18p 1", STANDARD)
    assert result.record.start_position() == wanted
    assert result.record.handicap_id is None


@pytest.mark.parametrize("cell", [None, {}, {"color": 1}, {"kind": None}, {"kind": ""}])
def test_32_a_cell_that_names_no_piece_is_empty(cell: object) -> None:
    board: list[list[object]] = [[cell for _ in range(9)] for _ in range(9)]
    board[0][0], board[4][8] = {"color": 1, "kind": "OU"}, {"color": 0, "kind": "OU"}
    result = game(initial={"preset": "OTHER", "data": {"color": 0, "board": board}})
    assert result.record.start_sfen == "8k/9/9/9/9/9/9/9/4K4 b - 1"


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({"color": 0, "board": [[{"color": 0, "kind": "XX"}]]}, PositionFault.UNKNOWN_PIECE),
        ({"color": 7, "board": []}, PositionFault.NOT_UNDERSTOOD),
        ({"color": 0, "board": 5}, PositionFault.NOT_UNDERSTOOD),
        ({"color": 0, "board": [], "hands": [{"OU": 1}, {}]}, PositionFault.HANDS),
        ({"color": 0, "board": []}, PositionFault.UNPLAYABLE),
        ({"color": 0, "board": [*[[]] * 9, [{"color": 0, "kind": "FU"}]]}, PositionFault.OFF_BOARD),
    ],
)
def test_32_a_board_that_cannot_be_set_up_is_refused_and_says_why(data: object, fault: PositionFault) -> None:
    with pytest.raises(PositionTextError) as refused:
        game(initial={"preset": "OTHER", "data": data})
    assert refused.value.detail.fault is fault


def test_32_an_unknown_preset_is_told_and_an_even_game_taken() -> None:
    result = game(FIRST, initial={"preset": "ODD"})
    assert [(p.what, p.line, p.column) for p in result.problems] == [(ProblemKind.HEADER, 1, 1)]
    assert "'ODD' is not known" in result.problems[0].text
    assert (usi(result), result.record.handicap_id) == (["7g7f"], "even")


def test_32_a_board_that_is_promised_and_missing_is_told() -> None:
    result = game(FIRST, initial={"preset": "OTHER"})
    assert [p.what for p in result.problems] == [ProblemKind.HEADER]
    assert "without a board" in result.problems[0].text
    assert result.record.handicap_id == "even"


def test_32_a_game_that_is_not_known_is_told_at_the_head() -> None:
    result = read('{"variant": "chu", "header": {}, "moves": [{}]}')
    assert [(p.what, p.line, p.column) for p in result.problems] == [(ProblemKind.HEADER, 1, 1)]


@pytest.mark.parametrize("word", ['""', "null", "7"])
def test_32_a_game_that_has_no_name_is_the_usual_one(word: str) -> None:
    result = read(f'{{"variant": {word}, "header": {{}}, "moves": [{{}}]}}')
    assert (result.record, result.problems) == (Record(STANDARD), ())


def test_33_same_without_to_and_whatever_is_missing_or_null() -> None:
    result = game(
        {"move": {"from": {"x": 7, "y": 7}, "to": {"x": 7, "y": 6}}, "comments": None, "time": None},
        {**SECOND, "forks": None, "special": None},
        TAKES,
        {"move": {"from": {"x": 3, "y": 1}, "same": True, "to": None, "capture": None, "relative": None}},
        {"move": {"to": {"x": 4, "y": 5}, "piece": "KA", "from": None}},
    )
    assert usi(result) == ["7g7f", "3c3d", "8h2b+", "3a2b", "B*4e"]
    assert result.problems == ()


def test_34_a_fork_that_repeats_its_move_does_not_become_the_game() -> None:
    third = {"move": {"from": {"x": 2, "y": 7}, "to": {"x": 2, "y": 6}, "piece": "FU", "color": 0}}
    result = game(FIRST, {**SECOND, "forks": [[SECOND, TAKES]]}, third)
    assert usi(result) == ["7g7f", "3c3d", "2g2f"]
    assert [node.move.usi for node in result.record.node((0, 0)).children if node.move] == ["2g2f", "8h2b+"]


def test_34_forks_replace_the_move_that_carries_them() -> None:
    fork = [
        {"move": {"from": {"x": 8, "y": 3}, "to": {"x": 8, "y": 4}, "piece": "FU"}},
        {"special": "CHUDAN"},
    ]
    record = game(FIRST, {**SECOND, "forks": [fork]}, TAKES).record
    assert [str(child.move) for child in record.node((0,)).children] == ["3c3d", "8c8d"]
    assert record.node((0, 1)).outcome == Outcome(Reason.INTERRUPTED)
    assert len(record.main_line()) == 3
    assert jkf.loads(jkf.dumps(record)).record == record


def test_34_comments_are_arrays() -> None:
    result = read(json.dumps({"moves": [{"comments": ["a", "b"]}, {**FIRST, "comments": ["c", "", "d"]}]}))
    assert result.record.root.comment == "a\nb"
    assert result.record.node((0,)).comment == "c\n\nd"


@pytest.mark.parametrize(
    "text",
    [
        '{"moves":[',
        '{"moves": [{}],}',
        '{"a": 1}',
        "[1, 2]",
        '{"moves"}',
        '{"moves":' * 3000,
        '{"x":"\\ud800"}',
    ],
)
def test_34_broken_json_is_a_clean_error(text: str) -> None:
    with pytest.raises(NotKifuError):
        jkf.loads(text)


@pytest.mark.parametrize("moves", [None, 5, "x", [1, None, "a"], [[]], {"a": 1}])
def test_34_moves_that_are_none_leave_the_start_position(moves: object) -> None:
    assert read(json.dumps({"header": None, "moves": moves})).record == Record(STANDARD)


@pytest.mark.parametrize("key", ["comments", "remarks", "bookmark", "special", "outcome", "time", "forks"])
def test_a_known_key_with_nonsense_in_it_does_not_end_the_reading(key: str) -> None:
    result = game(FIRST, {key: {"from": {}}}, {"move": {"from": {"x": 3, "y": 3}, "to": {"x": 3, "y": 4}}})
    assert not any("is not known" in problem.text for problem in result.problems)
    assert usi(result) == ["7g7f", "3c3d"]


def test_a_square_off_every_board_is_as_if_none_were_said() -> None:
    far = game({"move": {"from": {"x": 11, "y": 7}, "to": {"x": 5, "y": 8}, "piece": "OU", "relative": "U"}})
    assert usi(far) == ["5i5h"]


def test_times_and_ends() -> None:
    time = {"now": {"m": 1, "s": 5}, "total": {"h": 1, "m": 2, "s": 3}}
    result = game({**FIRST, "time": time}, {"special": "TORYO", "time": {"now": {"m": 0, "s": 9}}})
    node = result.record.node((0,))
    assert (node.time_ms, node.total_ms) == (65_000, 3_723_000)
    assert node.outcome == Outcome(Reason.RESIGNATION, Color.BLACK)
    assert node.outcome_time_ms == 9000


@pytest.mark.parametrize(
    ("time", "read_as"),
    [
        ({"m": 1, "s": 5.5}, 65_500),
        ({"h": 1.5}, 5_400_000),
        ({"h": 1, "m": 1, "s": 1, "ms": 1}, 3_661_001),
        ({"s": 9_999_999, "ms": 10_000_000}, 9_999_999_000),
        ({"s": -1, "ms": 1e9, "m": "2", "d": 3}, 0),
        ({"m": 1, "s": -1}, 60_000),
        ({}, 0),
    ],
)
def test_a_time_is_the_sum_of_its_parts(time: object, read_as: int) -> None:
    assert game({**FIRST, "time": {"now": time}}).record.node((0,)).time_ms == read_as


def test_an_illegal_move_is_kept_and_told_with_its_line() -> None:
    foul = {"move": {"from": {"x": 5, "y": 9}, "to": {"x": 5, "y": 5}, "piece": "OU"}}
    result = game(FIRST, SECOND, foul, {"special": "ILLEGAL_MOVE"})
    text = json.dumps({"header": {}, "moves": [{}, FIRST, SECOND, foul]}, indent=1)
    line = [i for i, row in enumerate(text.split("\n"), start=1) if '"move":' in row][2]
    assert [(p.line, p.what) for p in result.problems] == [(line, ProblemKind.ILLEGAL_MOVE)]
    assert result.record.main_line()[-1].illegal


def test_a_move_that_means_nothing_ends_the_reading_and_keeps_the_rest() -> None:
    result = game(FIRST, {"move": {"piece": "FU"}}, SECOND)
    assert usi(result) == ["7g7f"]
    assert [p.what for p in result.problems] == [ProblemKind.UNREADABLE_MOVE]
    assert '"x":3' in result.record.node((0,)).comment.replace(" ", "")


def test_okisaki_shogi_says_its_variant() -> None:
    record = Record(OKISAKI, handicap_id="two")
    record.append((), parse_usi_move("6a7b", OKISAKI))
    written = json.loads(jkf.dumps(record))
    assert written["variant"] == "okisaki"
    assert [len(column) for column in written["initial"]["data"]["board"]] == [10] * 10
    assert jkf.loads(jkf.dumps(record)).record == record


def test_an_end_that_is_not_known_or_is_one_too_many_is_kept_as_a_remark() -> None:
    unknown = game(FIRST, {"special": "NONSENSE"})
    assert unknown.record.node((0,)).remarks == ["NONSENSE"]
    second = game(FIRST, {"special": "TORYO"}, {"special": "CHUDAN"})
    assert second.record.outcome == Outcome(Reason.RESIGNATION, Color.BLACK)
    assert second.record.node((0,)).remarks == ["CHUDAN"]
    assert [p.what for p in second.problems] == [ProblemKind.RESULT]


def test_trouble_before_the_first_move_is_in_the_first_line() -> None:
    problems = jkf.loads('{"moves":[{},{"special":"NONSENSE"}]}').problems
    assert [(problem.line, problem.column) for problem in problems] == [(1, 1)]


@pytest.mark.parametrize(
    ("ply", "read_as"), [(1, 1), (99_999, 99_999), (100_000, 1), (0, 1), (-3, 1), ("7", 1), (None, 1)]
)
def test_a_move_number_beyond_any_game_counts_from_one(ply: object, read_as: int) -> None:
    board = [
        [{"color": 0, "kind": "OU"} if (file, rank) == (5, 9) else {} for rank in range(1, 10)]
        for file in range(1, 10)
    ]
    board[4][0] = {"color": 1, "kind": "OU"}
    data = {"board": board, "hands": [{}, {}], "color": 0, "ply": ply}
    result = read(json.dumps({"initial": {"preset": "OTHER", "data": data}, "moves": [{}]}))

    assert result.record.start_position().ply == read_as


def test_a_move_without_an_origin_is_found_by_its_words_if_only_one_is_meant() -> None:
    """Gold from 6i or 4i to 5h: two; the pawn to 7f: one."""
    pawn = {"move": {"to": {"x": 7, "y": 6}, "piece": "FU", "relative": "C"}}
    gold = {"move": {"to": {"x": 5, "y": 8}, "piece": "KI", "relative": "C"}}
    turned = {"move": {"to": {"x": 7, "y": 6}, "piece": "FU", "relative": "C", "promote": True}}

    assert usi(game(pawn)) == ["7g7f"]
    for unclear in (gold, turned):
        result = game(unclear)
        assert usi(result) == []
        assert len(result.problems) == 1


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('{"moves":[{},{"move":{"piece":"FU"}}]}', (1, 15)),
        ('{"moves":[{},\n {"move":{"piece":"FU"}}]}', (2, 3)),
        ('{\n"moves":[\n{},\n{"move":{"piece":"FU"}}]}', (4, 2)),
    ],
)
def test_a_problem_is_told_at_the_key_of_its_move(text: str, place: tuple[int, int]) -> None:
    (problem,) = jkf.loads(text).problems
    assert (problem.line, problem.column) == place


def test_a_perpetual_check_is_told_from_other_fouls() -> None:
    cycle = ["9b9a", "1a1b", "9a9b", "1b1a"] * 3
    record = Record(STANDARD, "8k/R8/9/9/9/9/9/4K4/9 b - 1")
    for text in cycle:
        record.append(record.end_path(), parse_usi_move(text, STANDARD))
    record.node(record.end_path()).outcome = Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)
    data = json.loads(jkf.dumps(record))
    del data["moves"][-1]["outcome"]
    assert read(json.dumps(data)).record.outcome == Outcome(Reason.PERPETUAL_CHECK, Color.WHITE)


def test_a_handicap_in_the_header_names_a_board_that_has_no_name_and_no_other() -> None:
    word = {"手合割": "角落ち"}
    named = read(json.dumps({"header": word, "initial": {"preset": "2"}, "moves": [{}]})).record
    assert (named.handicap_id, named.headers) == ("two", {})
    board: list[list[dict[str, object]]] = [[{} for _ in range(9)] for _ in range(9)]
    board[4][0] = {"color": 1, "kind": "OU"}
    board[4][8] = {"color": 0, "kind": "OU"}
    initial = {"preset": "OTHER", "data": {"color": 1, "board": board, "hands": [{}, {}]}}
    unnamed = read(json.dumps({"header": word, "initial": initial, "moves": [{}]})).record
    assert (unnamed.handicap_id, unnamed.headers) == ("bishop", {})


def test_a_board_is_called_as_the_text_calls_it_and_else_by_the_handicap_it_is() -> None:
    data = json.loads(jkf.dumps(Record(STANDARD, handicap_id="three")))
    assert data.pop("handicap") == "three"
    assert read(json.dumps(data)).record == Record(STANDARD, handicap_id="three")
    assert read(json.dumps({**data, "handicap": "two"})).record.handicap_id == "two"


def test_the_moves_may_begin_without_an_entry_for_the_start() -> None:
    result = read(json.dumps({"header": {}, "moves": [FIRST, SECOND]}))
    assert (usi(result), result.problems) == (["7g7f", "3c3d"], ())


def test_an_end_before_any_move_is_the_end_and_no_note_on_the_start() -> None:
    for first in ([], [{"comments": ["said"]}]):
        result = read(json.dumps({"header": {}, "moves": [*first, {"special": "TORYO"}]}))
        assert result.record.outcome == Outcome(Reason.RESIGNATION, Color.WHITE)
        assert result.record.root.comment == ("said" if first else "")


def test_what_is_noted_at_the_end_is_kept_with_the_last_move() -> None:
    result = game(FIRST, {"special": "TORYO", "comments": ["no hope", "left"]})
    assert result.record.node((0,)).comment == "no hope\nleft"


@pytest.mark.parametrize("initial", [None, {"preset": "HIRATE"}, {"preset": "nonsense"}])
def test_a_start_that_is_not_known_is_an_even_game(initial: object) -> None:
    more = {} if initial is None else {"initial": initial}
    record = game(FIRST, **more).record
    assert (record.handicap_id, record.start_sfen) == ("even", STANDARD.start_sfen)


def places_of(value: object) -> Iterator[tuple[object, ...]]:
    """The way to each value within `value`."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield (key,)
        yield from ((key, *rest) for rest in places_of(one))


@pytest.mark.parametrize(
    "initial",
    [
        {"preset": "HIRATE"},
        {"preset": "OTHER", "data": {"color": 0, "board": [[{}]], "hands": [{"FU": 1}, {}]}},
    ],
)
def test_any_value_in_the_place_of_any_other_of_a_jkf_is_read_or_refused(initial: object) -> None:
    move = {"from": {"x": 7, "y": 7}, "to": {"x": 7, "y": 6}, "piece": "FU", "color": 0, "promote": False}
    drop = {"to": {"x": 5, "y": 5}, "piece": "FU", "relative": "H"}
    times = {"now": {"m": 0, "s": 1}, "total": {"h": 0, "m": 0, "s": 1}}
    game = {
        "header": {"先手": "A"},
        "initial": initial,
        "moves": [
            {"comments": ["a"]},
            {"move": move, "time": times},
            {"move": drop, "forks": [[{"move": move}]]},
        ],
    }
    odd: tuple[object, ...] = (None, True, -1, 1e308, "", "x", [], [[]], {}, {"x": []})
    for way in places_of(game):
        for value in odd:
            changed = copy.deepcopy(game)
            at: Any = changed
            for key in way[:-1]:
                at = at[key]
            at[way[-1]] = value
            with suppress(NotationError):
                jkf.loads(json.dumps(changed))


def test_a_drop_where_a_piece_could_go_too_says_that_it_is_one() -> None:
    record = Record(STANDARD, "4k4/9/9/9/9/9/9/9/3GK4 b GP 1")
    for text in ("G*5h", "G*1a", "P*5h"):
        record.append((), parse_usi_move(text, STANDARD))
    first = json.loads(jkf.dumps(record))["moves"][1]
    moves = [first["move"], *(fork[0]["move"] for fork in first["forks"])]
    assert [move.get("relative") for move in moves] == ["H", None, None]
    assert jkf.loads(jkf.dumps(record)).record == record
