"""Where a line of play ends and a variation begins in the same place: the game stays ended (KIFU.md 37)."""

from __future__ import annotations

import pytest

from shogi_desktop.game import Node, Outcome, Reason, Record
from shogi_desktop.notation import csa, kif, read, usi_text
from shogi_desktop.notation.formats import FORMATS, Format, format_by_id
from shogi_desktop.notation.result import FormatId, ProblemKind
from shogi_desktop.rules import STANDARD, Color, parse_usi_move

RESIGNED = Outcome(Reason.RESIGNATION, Color.WHITE)
BROKEN_OFF = Outcome(Reason.INTERRUPTED)
MAIN = ["7g7f", "3c3d", "2g2f", "8c8d"]
HOLDING_VARIATIONS = [
    format_by_id(i)
    for i in (FormatId.KIF, FormatId.KI2, FormatId.JKF, FormatId.PSN, FormatId.HODGES, FormatId.DIGITS)
]
COMMENTED = """手合割：平手
   1 ７六歩(77)   ( 0:01/00:00:01)
   2 ３四歩(33)   ( 0:01/00:00:01)
   3 ２六歩(27)   ( 0:01/00:00:02)
   4 ８四歩(83)   ( 0:01/00:00:02)
   5 投了         ( 0:09/00:00:11)
まで4手で後手の勝ち

変化：5手
   5 ２五歩(26)
   6 ８五歩(84)

変化：5手
   5 ７八金(69)

変化：3手
   3 ６六歩(67)
"""


def usi(nodes: list[Node]) -> list[str]:
    return [node.move.usi for node in nodes if node.move]


def line(record: Record, *moves: str) -> Node:
    path: tuple[int, ...] = ()
    for text in moves:
        path = record.append(path, parse_usi_move(text, STANDARD))
    return record.node(path)


def commented() -> Record:
    record = Record(STANDARD)
    line(record, *MAIN).end(RESIGNED)
    line(record, *MAIN, "2f2e", "8d8e")
    line(record, *MAIN, "6i7h")
    line(record, *MAIN[:2], "6g6f")
    return record


def test_a_variation_of_the_end_leaves_the_game_ended() -> None:
    result = read(COMMENTED)
    record = result.record
    assert result.problems == ()
    assert (usi(record.main_line()), record.outcome) == (MAIN, RESIGNED)
    end = record.main_line()[-1]
    assert usi(end.variations) == ["2f2e", "6i7h"]
    assert end.outcome_time_ms == 9000


@pytest.mark.parametrize("entry", HOLDING_VARIATIONS, ids=lambda f: f.id)
def test_variations_of_the_end_are_written_and_read_in_every_format_that_has_any(entry: Format) -> None:
    record = commented()
    assert entry.losses(record) == ()
    again = read(entry.dumps(record))
    assert again.problems == ()
    assert again.record == record


@pytest.mark.parametrize("entry", [f for f in FORMATS if not f.id.startswith("csa")], ids=lambda f: f.id)
def test_a_game_without_a_move_may_have_variations_of_its_end(entry: Format) -> None:
    record = Record(STANDARD)
    record.root.end(RESIGNED)
    line(record, "7g7f", "3c3d")
    line(record, "2g2f")
    again = entry.loads(entry.dumps(record)).record
    assert again.main_line() == []
    if entry in HOLDING_VARIATIONS:
        assert again == record


def test_formats_of_one_line_hold_the_game_as_it_ended() -> None:
    record = commented()
    assert usi_text.dumps(record) == f"position startpos moves {' '.join(MAIN)}"
    for version in (csa.dumps(record), csa.dumps_2(record)):
        assert version.endswith("-8384FU\n%TORYO\n")


@pytest.mark.parametrize("entry", HOLDING_VARIATIONS, ids=lambda f: f.id)
def test_an_end_may_be_a_variation_itself(entry: Format) -> None:
    record = commented()
    record.node((0,)).end(BROKEN_OFF)
    assert usi(record.main_line()) == MAIN
    assert entry.loads(entry.dumps(record)).record == record


def test_an_end_that_is_a_variation_stands_behind_the_others_in_kif() -> None:
    """変化 goes back to the latest line that has the move: a short one may not stand before longer ones."""
    record = commented()
    record.node((0,)).end(BROKEN_OFF)
    line(record, "7g7f", "8c8d")
    heads = [text for text in kif.dumps(record).splitlines() if text.startswith("変化")]
    assert heads == ["変化：5手", "変化：5手", "変化：3手", "変化：2手", "変化：2手"]
    assert kif.dumps(record).endswith("変化：2手\n   2 中断\n")


def test_a_bare_end_word_ends_its_line_only() -> None:
    record = kif.loads("手合割：平手\n   1 ７六歩(77)\n中断\n\n変化：1手\n   1 ２六歩(27)\n").record
    assert usi(record.root.children) == ["7g7f", "2g2f"]
    assert record.outcome == BROKEN_OFF


def test_of_two_ends_in_one_place_the_first_stands_and_the_other_is_told() -> None:
    text = COMMENTED + "\n変化：5手\n   5 中断\n"
    result = kif.loads(text)
    assert result.record.outcome == RESIGNED
    assert [(p.line, p.what) for p in result.problems] == [(20, ProblemKind.RESULT)]
    assert result.record.main_line()[-1].remarks == ["中断"]
    same = kif.loads(COMMENTED + "\n変化：5手\n   5 投了         ( 0:01/00:00:01)\n")
    assert (same.problems, same.record.main_line()[-1].outcome_time_ms) == ((), 9000)
    forks = '[[{"special":"CHUDAN"}]]'
    jkf = f'{{"moves":[{{}},{{"special":"TORYO","forks":{forks}}}]}}'
    found = read(jkf)
    assert found.record.outcome == RESIGNED
    assert [p.what for p in found.problems] == [ProblemKind.RESULT]


@pytest.mark.parametrize(
    "text",
    [
        "手合割：平手\n   1 ７六歩(77)\n   2 中断\n   2 ３四歩(33)\n   3 ２六歩(27)\n",
        "1.P-7f {Interrupted} * 2.P-3d 3.P-2f",
    ],
)
def test_where_moves_follow_an_end_in_the_same_line_the_game_went_on(text: str) -> None:
    record = read(text).record
    assert usi(record.main_line()) == MAIN[:3]
    assert record.node((0,)).outcome == BROKEN_OFF


def test_western_text_has_variations_of_the_end_behind_the_result() -> None:
    text = format_by_id(FormatId.HODGES).dumps(commented())
    assert "{Black resigns} 0-1 (5.P-2e 6.P-8e) (5.G-7h)" in text


def test_in_kif_a_plus_stands_at_the_move_that_an_end_is_a_variation_of() -> None:
    record = commented()
    plain = next(text for text in kif.dumps(record).splitlines() if text.startswith("   2 "))
    record.node((0,)).end(BROKEN_OFF)
    marked = next(text for text in kif.dumps(record).splitlines() if text.startswith("   2 "))
    assert not plain.endswith("+")
    assert marked.rstrip("+").rstrip() == plain
    assert marked.endswith("+")
