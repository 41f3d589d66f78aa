"""Positions that cannot arise in play: which of them are read, which are refused, and in what words."""

from __future__ import annotations

import pytest

from shogi_desktop.notation import PositionTextError, read
from shogi_desktop.notation.bod import diagram_lines
from shogi_desktop.rules import STANDARD, Position

TSUME = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"
HOW = ["sfen", "bod", "kif"]


def written(sfen: str, how: str) -> str:
    if how == "sfen":
        return sfen
    board = "\n".join(diagram_lines(Position.from_sfen(sfen, STANDARD)))
    return board if how == "bod" else f"手合割：その他\n{board}\n手数----指手---------消費時間--\n"


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize(
    ("sfen", "words"),
    [
        ("9/9/9/9/9/9/9/9/9 b - 1", "Black has no king; White has no king"),
        ("4k4/9/9/9/9/9/9/9/4R3K b - 1", "the king of White on 5a could be captured at once"),
        ("4k4/9/9/9/9/9/9/9/4R4 b - 1", "the king of White on 5a could be captured at once"),
        ("4k4/9/9/9/9/9/9/9/r7K w - 1", "the king of Black on 1i could be captured at once"),
    ],
)
def test_a_position_that_nobody_could_play_from_is_refused(sfen: str, words: str, how: str) -> None:
    with pytest.raises(PositionTextError, match=words):
        read(written(sfen, how))


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("sfen", [TSUME, TSUME.replace(" b ", " w ").replace("4P4", "9")])
def test_a_mating_problem_without_the_attackers_king_is_read_as_it_stands(sfen: str, how: str) -> None:
    result = read(written(sfen, how))
    assert result.problems == ()
    assert result.record.start_position().sfen() == Position.from_sfen(sfen, STANDARD).sfen()
    assert result.record.start_position().has_legal_move()


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize(
    ("sfen", "words"),
    [
        ("4k4/9/9/9/4P4/4P4/9/9/4K4 b - 1", "a second pawn of Black is on the file of 5f (nifu)"),
        ("P3k4/9/9/9/9/9/9/9/4K4 b - 1", "the pawn of Black on 9a could never move"),
        ("4k4/9/9/9/9/9/9/9/4K4 b 3R 1", "there are more pieces of the kind rook than the set has"),
        ("9/9/9/9/9/9/9/9/4K4 b R 1", "White has no king"),
    ],
)
def test_what_is_merely_odd_is_read_and_told(sfen: str, words: str, how: str) -> None:
    result = read(written(sfen, how))
    assert [problem.text for problem in result.problems] == [f"in the position {words}"]
    assert result.record.start_position().sfen() == sfen


def test_what_is_odd_is_told_at_the_last_line_of_the_diagram() -> None:
    text = f"先手：A\n{written('P3k4/9/9/9/9/9/9/9/4K4 w - 1', 'bod')}"
    assert text.splitlines()[-1] == "後手番"
    assert [problem.line for problem in read(f"{text}\n備考：b\n").problems] == [len(text.splitlines())]


def test_a_second_king_is_refused_with_its_place() -> None:
    bod = written(TSUME, "bod").replace(" ・v玉", "v玉v玉")
    for text in ("4k4/9/9/9/9/9/9/9/K7K b - 1", bod):
        with pytest.raises(PositionTextError, match=r"rank \d: a second"):
            read(text)


def test_a_named_handicap_stands_in_for_a_board_that_is_refused() -> None:
    text = written("9/9/9/9/9/9/9/9/9 b - 1", "kif").replace("その他", "角落ち")
    result = read(text)
    assert result.record.handicap_id == "bishop"
    assert "Black has no king" in result.problems[0].text
