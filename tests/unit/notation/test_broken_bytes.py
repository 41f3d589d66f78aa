"""One broken byte does not lose a game: the move it hit is worked out from the moves that follow."""

from __future__ import annotations

import random
from typing import Any

import pytest

from shogi_desktop.notation import csa, ki2, movetext_reader, psn, read
from shogi_desktop.notation.kif_repair import count_playable
from shogi_desktop.notation.result import ProblemKind
from shogi_desktop.rules import Move, Position
from tests.support.extent import extent
from tests.support.random_games import random_record, usi


@pytest.mark.parametrize(
    ("text", "broken", "move"),
    [
        ("V2.2\nPI\n+\n+7776FU\n-3334FU\n+8822UM\n-3122GI\n", "+8822UM", "8h2b+"),
        ("手合割：平手\n\n▲７六歩 △３四歩 ▲２二角成 △同　銀\n", "▲２二角成", "8h2b+"),
        ("手合割：平手\n\n▲７六歩 △３四歩\n▲２二角成 △同　銀\n", "▲２二角成", "8h2b+"),
        ("1.P7g-7f 2.P3c-3d 3.B8hx2b+ 4.S3ax2b\n", "B8hx2b", "8h2b+"),
        ("1. P-7f P-3d 2. Bx2b+ Sx2b\n", "Bx2b", "8h2b+"),
    ],
)
def test_a_move_with_any_of_its_bytes_broken_is_made_out(text: str, broken: str, move: str) -> None:
    data = text.encode()
    start = data.index(broken.encode())
    told = 0
    for place in range(start, start + len(broken.encode())):
        damaged = bytearray(data)
        damaged[place] = 0xFF
        result = read(bytes(damaged))
        assert usi(result.record) == ["7g7f", "3c3d", move, "3a2b"], bytes(damaged).decode("utf-8", "replace")
        told += any(problem.what is ProblemKind.REPAIRED_MOVE for problem in result.problems)
    assert told > len(broken.encode()) / 2


@pytest.mark.parametrize("module", [csa, ki2, psn], ids=["csa", "ki2", "psn"])
def test_nearly_every_game_survives_a_broken_byte_and_none_loses_text(module: object) -> None:
    rng = random.Random(11)
    whole = 0
    games = extent(7, 20)
    for seed in range(games):
        record = random_record(seed, times=False)
        data = bytearray(module.dump(record))  # type: ignore[attr-defined]
        place = rng.randrange(120, len(data) - 60)
        data[place] = 0xFF
        result = read(bytes(data))
        assert ProblemKind.ENCODING in {problem.what for problem in result.problems}
        if usi(result.record) == usi(record):
            whole += 1
            continue
        found = usi(result.record)
        assert found == usi(record)[: len(found)]
        assert any(node.comment or node.remarks for node in result.record.walk())
    assert whole >= games * 17 // 20


def test_of_what_follows_a_damaged_move_in_western_text_four_hundred_words_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: set[int] = set()

    def count(position: Position, move: Move, texts: list[str], meant: Any) -> int:
        seen.add(len(texts))
        return count_playable(position, move, texts[:8], meant)

    monkeypatch.setattr(movetext_reader, "count_playable", count)
    for words, looked_at in ((8, 8), (400, 400), (500, 400)):
        seen.clear()
        shuffle = ["K5a-5b", "K5i-5h", "K5b-5a", "K5h-5i"] * (words // 4)
        result = psn.loads(f'[Event "A"]\n\n1. P7g-7\ufffd {" ".join(shuffle)}\n')
        assert usi(result.record)[:2] == ["7g7f", "5a5b"]
        assert seen == {looked_at}


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("V2.2\nPI\n+\n+7776FU\n-3334FU\n+8822UM\n-3122GI\n", "+7776FU"),
        ("手合割：平手\n\n▲７六歩 △３四歩 ▲２二角成 △同　銀\n", "７六歩"),
        ('[Event "A"]\n\n1.P7g-7f 2.P3c-3d 3.B8hx2b+ 4.S3ax2b\n', "P7g-7f"),
    ],
)
def test_the_first_move_is_made_out_too(text: str, broken: str) -> None:
    data = text.encode()
    start = data.index(broken.encode())
    for place in range(start, start + len(broken.encode())):
        damaged = bytearray(data)
        damaged[place] = 0xFF
        result = read(bytes(damaged))
        shown = bytes(damaged).decode("utf-8", "replace")
        assert usi(result.record) == ["7g7f", "3c3d", "8h2b+", "3a2b"], shown


B = "\ufffd"


@pytest.mark.parametrize(
    ("head", "move", "reply", "more"),
    [
        ("手合割：平手\n\n", f"▲{B}六歩", " △３四歩", "\n▲２二角成 △同　銀"),
        ("V2.2\nPI\n+\n", f"+{B}{B}{B}6FU", "\n-3334FU", "\n+8822UM\n-3122GI"),
        ('[Event "A"]\n\n', f"1.P{B}g-{B}f", " 2.P3c-3d", " 3.B8hx2b+ 4.S3ax2b"),
        ('[Event "A"]\n\n', f"1. P-{B}f", " P-3d", " 2. Bx2b+ Sx2b"),
    ],
    ids=["ki2", "csa", "psn", "western"],
)
def test_of_several_moves_as_like_the_one_is_read_that_the_others_follow(
    head: str, move: str, reply: str, more: str
) -> None:
    result = read(f"{head}{move}{reply}{more}\n")
    assert usi(result.record) == ["7g7f", "3c3d", "8h2b+", "3a2b"]
    (problem,) = result.problems
    assert problem.what is ProblemKind.REPAIRED_MOVE and "is read as 7g7f" in problem.text
    for undecided in (f"{head}{move}{reply}\n", f"{head}{move}\n"):
        result = read(undecided)
        assert usi(result.record) == []
        assert ProblemKind.UNREADABLE_MOVE in {problem.what for problem in result.problems}


@pytest.mark.parametrize(
    "text",
    [
        f"V2.2\nPI\n+\n+7776FU\n-{B}{B}{B}4FU\n+8822UM\n-3122GI\n",
        f"手合割：平手\n\n▲７六歩\n△{B}四歩\n▲２二角成 △同　銀\n",
        f'[Event "A"]\n\n1.P7g-7f 2.P{B}c-{B}d 3.B8hx2b+ 4.S3ax2b\n',
    ],
    ids=["csa", "ki2", "psn"],
)
def test_what_stands_before_a_damaged_move_says_nothing_of_it(text: str) -> None:
    assert usi(read(text).record) == ["7g7f", "3c3d", "8h2b+", "3a2b"]


@pytest.mark.parametrize("first", [1, 11])
def test_a_move_without_its_number_stands_where_the_numbers_around_it_leave_one_out(first: int) -> None:
    moves = [f"{first} ７六歩(77)", f"{B}{B} ３四歩(33)", f"{first + 2} ２六歩(27)"]
    result = read("手合割：平手\n手数----指手---------消費時間--\n" + "\n".join(moves) + "\n")
    assert usi(result.record) == ["7g7f", "3c3d", "2g2f"]
    assert ProblemKind.NUMBER not in {problem.what for problem in result.problems}
    moves[2] = f"{first + 1} ２六歩(27)"
    result = read("手合割：平手\n手数----指手---------消費時間--\n" + "\n".join(moves) + "\n")
    assert result.record.node((0,)).remarks == [moves[1]]
