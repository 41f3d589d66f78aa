"""A file made to do harm is read or refused at once; nothing but a `NotationError` comes out of it."""

from __future__ import annotations

import time
import tracemalloc
from contextlib import suppress

import pytest

from shogi_desktop.game import Record
from shogi_desktop.notation import detect
from shogi_desktop.notation.encoding import MOST_LINES
from shogi_desktop.notation.errors import CannotHoldError, NoKifu, NotationError, NotKifuError
from shogi_desktop.notation.formats import FORMATS
from shogi_desktop.notation.result import (
    _MOST_COUNTED,
    MOST_PROBLEMS,
    FormatId,
    Problem,
    ProblemKind,
    Problems,
)
from shogi_desktop.rules import STANDARD
from tests.support.extent import extent

# A text that takes longer than its length allows is found with a fifth of it as well.
SIZE = extent(sample=1, whole=5)
LONGEST_S = 1.0 * SIZE
HOSTILE = {
    "nested forks": '{"header":{},"moves":' + '[{"forks":[' * 5_000 + "]}]" * 5_000 + "}",
    "nested brackets": '{"moves":' + "[" * 100_000 + "]" * 100_000 + "}",
    "variations never closed": '[Sente "a"]\n\n1. P7g-7f ' + "(" * 20_000,
    "ranks without end": "position sfen " + "9/" * 100_000 + " b - 1",
    "one line of megabytes": "手合割：平手\n" + "x" * 1_000_000 * SIZE,
    "comments without end": "手合割：平手\n" + "*c\n" * 40_000 * SIZE,
    "a variation of nothing, again and again": "手合割：平手\n1 ７六歩(77)\n" + "変化：1手\n" * 4_000 * SIZE,
    "numbers without end": "手合割：平手\n" + "9" * 100_000 + " ７六歩(77)\n",
    "one header without end": "[" * 100_000,
    "one header again and again": "手合割：平手\n" + "棋戦：あ\n" * 40_000 * SIZE,
    "one CSA header again and again": "V2.2\n" + "$EVENT:a\n" * 40_000 * SIZE,
    "one tag again and again": '[Event "a"]\n' * 40_000 * SIZE,
    "bookmarks without end": "手合割：平手\n" + "&a\n" * 100_000 * SIZE,
    "games of nothing": "V2.2\nPI\n+\n+7776FU\n" + "/\n" * 100_000 * SIZE,
    "games that are none": "V2.2\nPI\n+\n+7776FU\n" + "/\nx\n" * 6_000 * SIZE,
    "tags of games without end": '[Event "a"]\n\n1. P7g-7f 1-0\n\n' * 1_000 * SIZE,
    "csa of one comma": "V2.2\nPI\n+\n" + "," * 200_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_it_is_read_or_refused_in_short_time(text: str) -> None:
    begun = time.process_time()
    with suppress(NotationError):
        detect.read_all(text.encode())
    assert time.process_time() - begun < LONGEST_S


@pytest.mark.parametrize(
    "data",
    [
        b"\xff" * 400_000,
        b"\xff \n" * extent(6_000, 30_000),
        "手合割：平手\n".encode("cp932") + b"\xff\n" * extent(22_000, 30_000),
    ],
    ids=["one line", "lines", "below a header"],
)
def test_broken_bytes_take_little_time_and_memory(data: bytes) -> None:
    tracemalloc.start()
    try:
        begun = time.process_time()
        with pytest.raises(NotKifuError):
            detect.read_all(data)
        assert time.process_time() - begun < 5.0
        assert tracemalloc.get_traced_memory()[1] < 250 * len(data)
    finally:
        tracemalloc.stop()


def test_problems_are_named_up_to_a_number_and_counted_beyond() -> None:
    result = detect.read("手合割：平手\n1 ７六歩(77)\n" + "x\n" * 5_000)
    assert len(result.problems) == MOST_PROBLEMS + 1
    assert result.problems[-1].what is ProblemKind.MORE_PROBLEMS
    assert "4,000 more" in result.problems[-1].text
    assert result.record.node((0,)).remarks == ["x"] * 5_000


def test_a_text_is_too_broken_with_the_first_problem_beyond_those_counted() -> None:
    each = Problem(1, 1, ProblemKind.NOT_UNDERSTOOD, "")
    problems = Problems([each] * (MOST_PROBLEMS + _MOST_COUNTED))
    with pytest.raises(NotKifuError):
        problems.append(each)


def test_a_text_of_too_much_that_cannot_be_read_is_no_kifu() -> None:
    with pytest.raises(NotKifuError) as caught:
        detect.read("手合割：平手\n1 ７六歩(77)\n" + "x\n" * 30_000)
    assert caught.value.why is NoKifu.TOO_BROKEN


def test_a_text_of_too_many_lines_is_no_kifu() -> None:
    with pytest.raises(NotKifuError) as caught:
        detect.read("V2.2\n" + "\n" * MOST_LINES)
    assert caught.value.why is NoKifu.TOO_MANY_LINES


def nested(depth: int) -> Record:
    """A variation within a variation within a variation."""
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    for _ in range(depth + 1):
        position = record.position(path)
        first, second = sorted(position.legal_moves(), key=str)[:2]
        record.append(path, first)
        path = record.append(path, second)
    return record


def test_variations_nested_too_deep_are_refused_by_jkf_and_kept_by_kif() -> None:
    record = nested(350)
    for entry in FORMATS:
        if entry.id is FormatId.JKF:
            with pytest.raises(CannotHoldError, match="nested"):
                entry.losses(record)
        elif entry.id in {FormatId.KIF, FormatId.KI2, FormatId.PSN}:
            assert entry.losses(record) == ()


def test_variations_nested_as_deep_as_jkf_holds_are_read_back() -> None:
    entry = next(entry for entry in FORMATS if entry.id is FormatId.JKF)

    assert entry.losses(nested(149)) == ()
    with pytest.raises(CannotHoldError, match="more than 150 deep"):
        entry.losses(nested(150))


@pytest.mark.parametrize(
    ("text", "is_empty", "is_text", "said"),
    [
        ("", True, True, "it is empty"),
        ("\ufeff 　\n\t\r", True, True, "it is empty"),
        ("hello", False, True, "'hello'"),
        ("\x00\x01\x02\x03PNG", False, False, "it is not text"),
    ],
)
def test_what_is_no_kifu_is_told_by_what_it_is_instead(
    text: str, is_empty: bool, is_text: bool, said: str
) -> None:
    error = NotKifuError(text)

    assert (error.is_empty, error.is_text) == (is_empty, is_text)
    assert str(error).replace("“", "'").replace("”", "'") == f"this is not a kifu: {said}"


def test_a_text_that_is_refused_for_another_reason_is_not_called_empty() -> None:
    error = NotKifuError("", "a game of shogi", why=NoKifu.CHESS)

    assert (error.is_empty, error.why) == (False, NoKifu.CHESS)


CHESS = """[Event "Casual"]
[White "A"]
[Black "B"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0
"""


@pytest.mark.parametrize("first", ["1. e4", "1. Nf3", "{x} 1.e4!?"])
def test_a_game_of_chess_is_refused_by_its_name(first: str) -> None:
    text = CHESS.replace("1. e4", first)
    for reader in (detect.read, detect.read_all):
        with pytest.raises(NotKifuError) as caught:
            reader(text)
        assert caught.value.why is NoKifu.CHESS
        assert str(caught.value) == "this is not a game of shogi: it is a chess game"


def test_a_game_of_chess_among_games_of_shogi_is_left_out() -> None:
    shogi = '[Sente "A"]\n\n1. P7g-7f 1-0\n\n'
    results = detect.read_all(shogi + CHESS + "\n" + shogi)
    assert [len(result.record.main_line()) for result in results] == [1, 1]
    assert [problem.line for problem in results[0].problems] == [5]


@pytest.mark.parametrize(
    "text",
    [
        "position startpos moves {}g7f",
        "手合割：平手\n   1 ７六歩({})\n",
        "手合割：平手\n*#評価値=1\n*#読み筋=▲７六歩({})\n   1 ７六歩(77)\n",
        "V2.2\nPI\n+\n+7776FU\nT{}\n'** {} -3334FU\n",
        '[Sente "A"]\n[Gote "B"]\n\n{}.P7g-7f\n2.B*{}e\n',
    ],
)
@pytest.mark.parametrize("digits", [30, 5_000, 100_000])
def test_a_number_beyond_all_numbers_is_nonsense_like_any_other(text: str, digits: int) -> None:
    """Python itself refuses to read more than 4,300 digits, with an error that is none of ours."""
    with suppress(NotationError):
        for result in detect.read_all(text.replace("{}", "9" * digits)):
            assert all(node.move is None or node.move.usi == "7g7f" for node in result.record.main_line())
