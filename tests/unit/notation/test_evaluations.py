"""Evaluations in the customs of other programs, and in each format (KIFU.md 39)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.game import MOST_OPINIONS, Evaluation, ForcedMate, Record
from shogi_desktop.notation import csa, kif, psn, read
from shogi_desktop.notation.formats import FORMATS, Format, format_by_id
from shogi_desktop.notation.losses import LossKind
from shogi_desktop.notation.result import FormatId
from shogi_desktop.rules import STANDARD, Color, Move, parse_usi_move
from tests.support.extent import extent

HOLDING = [f for f in FORMATS if f.id not in {FormatId.USI, FormatId.SFEN, FormatId.BOD}]
formats = pytest.mark.parametrize("entry", HOLDING, ids=lambda f: f.id)


def line(*moves: str) -> tuple[Move, ...]:
    return tuple(parse_usi_move(move, STANDARD) for move in moves)


def commented(*lines: str) -> tuple[str, Evaluation | None]:
    """What is left of a comment on 1 ７六歩 in KIF, and its evaluation."""
    body = "".join(f"*{text}\n" for text in lines)
    result = kif.loads(f"手合割：平手\n   1 ７六歩(77)\n{body}   2 ３四歩(33)\n")
    assert result.problems == ()
    node = result.record.node((0,))
    return node.comment, node.evaluation


@pytest.mark.parametrize(
    ("lines", "left", "evaluation"),
    [
        (["#評価値=58"], "", Evaluation(58)),
        (
            [
                "互角",
                "#評価値=-158",
                "#読み筋=△３四歩▲６六歩",
                "#深さ=8",
                "#ノード数=123456",
                "#エンジン=E 1",
            ],
            "互角",
            Evaluation(-158, 8, 123456, "E 1", line("3c3d", "6g6f")),
        ),
        (["#詰み=後手勝ち:15手"], "", Evaluation(ForcedMate(Color.WHITE, 15))),
        (["#詰み=先手勝ち", "#エンジン=E"], "", Evaluation(ForcedMate(Color.BLACK), engine="E")),
        (["* 123 -3334FU +6766FU"], "", Evaluation(123, line=line("3c3d", "6g6f"))),
        (["* -7"], "", Evaluation(-7)),
        ([" 30 -3334FU"], "", Evaluation(30, line=line("3c3d"))),
        (["#評価値=1", "#深さ=3", "text", "#評価値=2"], "#評価値=1\n#深さ=3\ntext", Evaluation(2)),
        (["#評価値=5", "#読み筋=▲９九玉"], "#読み筋=▲９九玉", Evaluation(5)),
    ],
)
def test_what_is_understood_becomes_the_value_and_leaves_the_comment(
    lines: list[str], left: str, evaluation: Evaluation
) -> None:
    assert commented(*lines) == (left, evaluation)


@pytest.mark.parametrize(
    ("text", "evaluation"),
    [
        ("*評価値=210", Evaluation(210)),
        (
            "*解析 0 候補1 時間 00:06 深さ 27/43 ノード数 449 評価値 -7 読み筋 △８四歩(83) ▲２六歩(27)",
            Evaluation(-7, 27, 449, "", line("8c8d", "2g2f")),
        ),
        ("*解析 0  時間 00:00.3 深さ 11/15 ノード数 131458 評価値 +30↑", Evaluation(30, 11, 131458)),
        (
            "*対局 時間 00:02.0 深さ 9/12 ノード数 1 評価値 -詰 6",
            Evaluation(ForcedMate(Color.WHITE, 6), 9, 1),
        ),
    ],
)
def test_what_says_more_than_the_value_stays_in_the_comment_too(text: str, evaluation: Evaluation) -> None:
    assert commented(text) == (text, evaluation)
    record = kif.loads(f"手合割：平手\n   1 ７六歩(77)\n*{text}\n").record
    assert kif.dumps(record).count("評価値") == 1
    assert kif.loads(kif.dumps(record)).record == record


@pytest.mark.parametrize(
    ("text", "score"), [("* 58 +9999FU", 58), ("* -41 +3334FU", -41), ("*7 -3334FU -3334FU", 7)]
)
def test_a_score_counts_whose_line_cannot_be_played(text: str, score: int) -> None:
    assert commented(text) == (text, Evaluation(score))
    record = kif.loads(f"手合割：平手\n   1 ７六歩(77)\n*{text}\n").record
    for entry in HOLDING:
        again = entry.loads(entry.dumps(record)).record.node((0,))
        assert (again.comment, again.evaluation) == (text, Evaluation(score))


@pytest.mark.parametrize(
    "text",
    ["12", "評価値は58", "58 +9999FU", "* 0.5", "#深さ=3", "*解析 0  候補2 深さ 11 評価値 23", "* good"],
)
def test_what_is_no_evaluation_is_a_comment(text: str) -> None:
    assert commented(text) == (text, None)
    record = kif.loads(f"手合割：平手\n   1 ７六歩(77)\n*{text}\n").record
    for entry in HOLDING:
        assert entry.loads(entry.dumps(record)).record.node((0,)).comment == text


def test_a_field_without_a_score_before_it_is_a_comment() -> None:
    assert commented("text", "#深さ=3", "#評価値=2") == ("text\n#深さ=3", Evaluation(2))


def test_what_more_engines_say_than_are_kept_stays_in_the_comment() -> None:
    groups = [[f"#評価値={number}", f"#エンジン={number}"] for number in range(MOST_OPINIONS + 2)]
    text = "".join(f"*{line}\n" for group in groups for line in group)
    node = kif.loads(f"手合割：平手\n   1 ７六歩(77)\n{text}").record.node((0,))
    kept = [MOST_OPINIONS + 1, *range(MOST_OPINIONS - 1)]
    assert node.opinions == tuple(Evaluation(number, engine=str(number)) for number in kept)
    assert node.comment == "\n".join(line for group in groups[MOST_OPINIONS - 1 : -1] for line in group)


def test_of_a_game_that_csa_does_not_know_a_server_says_the_score_alone() -> None:
    for said, left in (("* 58", ""), ("* 58 -3334FU", "* 58 -3334FU")):
        result = kif.loads(f"手合割：御妃将棋\n   1 ９七歩(98)\n*{said}\n")
        node = result.record.node((0,))
        assert (node.comment, node.evaluation) == (left, Evaluation(58))


def test_movetext_may_say_it_as_kif_does() -> None:
    node = psn.loads("1.P7g-7f {#評価値=50} *").record.node((0,))
    assert (node.evaluation, node.comment) == (Evaluation(50), "")


def test_the_lines_around_what_a_server_says_stay() -> None:
    assert commented("before", "* 120 -3334FU", "after", "and more") == (
        "before\nafter\nand more",
        Evaluation(120, line=line("3c3d")),
    )


def test_an_evaluation_told_twice_is_what_the_format_itself_says() -> None:
    node = psn.loads("1.P7g-7f {[%eval 0.10]} {*#評価値=50} *").record.main_line()[0]
    assert (node.evaluation, node.comment) == (Evaluation(10), "*#評価値=50")


def test_each_format_has_its_own_custom() -> None:
    record = read("V2.2\nPI\n+\n+7776FU\n'** 123 -3334FU +6766FU\n%TORYO\n").record
    assert record.node((0,)).evaluation == Evaluation(123, line=line("3c3d", "6g6f"))
    assert not record.node((0,)).comment
    assert "+7776FU\n'** 123 -3334FU +6766FU\n%TORYO\n" in csa.dumps(record)
    assert "*#評価値=123\n*#読み筋=△３四歩▲６六歩\n" in kif.dumps(record)
    assert "{[%eval 1.23]} {[%line 3c3d 6g6f]}" in format_by_id(FormatId.PSN).dumps(record)
    assert '"comments":["#評価値=123","#読み筋=△３四歩▲６六歩"]' in format_by_id(FormatId.JKF).dumps(record)
    assert {loss.kind for loss in format_by_id(FormatId.USI).losses(record)} == {
        LossKind.EVALUATIONS,
        LossKind.OUTCOMES,
    }


@pytest.mark.parametrize(
    ("text", "evaluation"),
    [
        ("[%eval 0.35]", Evaluation(35)),
        ("[%eval -1.5,20]", Evaluation(-150, 20)),
        ("[%eval #-3]", Evaluation(ForcedMate(Color.WHITE, 3))),
        ("[%eval 2]", Evaluation(200)),
        ("[%eval .5]", Evaluation(50)),
    ],
)
def test_the_command_of_chess_programs(text: str, evaluation: Evaluation) -> None:
    node = read(f'[Sente "A"]\n\n1.P-7f {{ {text} }} 2.P-3d *\n').record.node((0,))
    assert (node.comment, node.evaluation) == ("", evaluation)


def test_each_signed_group_before_the_last_is_another_engines() -> None:
    """As ShogiHome leaves a game of two engines; what is unsigned or was told again is a comment."""
    body = [
        "#評価値=9",
        "text",
        "#評価値=10",
        "#エンジン=A",
        "#詰み=先手勝ち:5手",
        "#エンジン=B",
        "#評価値=30",
        "#エンジン=A",
    ]
    text = "".join(f"*{each}\n" for each in body)
    node = kif.loads(f"手合割：平手\n   1 ７六歩(77)\n{text}   2 ３四歩(33)\n").record.node((0,))
    assert node.opinions == (
        Evaluation(30, engine="A"),
        Evaluation(ForcedMate(Color.BLACK, 5), engine="B"),
    )
    assert node.comment == "#評価値=9\ntext\n#評価値=10\n#エンジン=A"


@formats
@pytest.mark.parametrize("comment", ["", "text", "#評価値=9"])
def test_what_other_engines_say_survives_in_its_order(entry: Format, comment: str) -> None:
    record = Record(STANDARD)
    node = record.node(record.append((), parse_usi_move("7g7f", STANDARD)))
    node.comment = comment
    others = (
        Evaluation(58, engine="B"),
        Evaluation(-7, 9, 800, "C", line("3c3d")),
        Evaluation(1, engine="D"),
    )
    for first in (Evaluation(12, 8, 99, "A", line("3c3d", "8h2b+")), Evaluation(3)):
        node.take_opinions((first, *others))
        assert entry.loads(entry.dumps(record)).record == record, entry.dumps(record)
        assert not entry.losses(record)


def test_what_other_engines_say_is_lost_where_evaluations_are() -> None:
    record = Record(STANDARD)
    record.root.further = (Evaluation(5, engine="B"),)
    record.root.evaluation = Evaluation(4)
    assert {loss.kind for loss in format_by_id(FormatId.USI).losses(record)} == {LossKind.EVALUATIONS}


evaluations = st.builds(
    Evaluation,
    st.integers(-40_000, 40_000)
    | st.builds(ForcedMate, st.sampled_from(Color), st.none() | st.integers(1, 999)),
    st.none() | st.integers(0, 99),
    st.none() | st.integers(0, 10**12),
    st.sampled_from(["", "Engine 1.0", "エンジン"]),
    st.sampled_from([(), line("3c3d"), line("3c3d", "8h2b+", "3a2b", "B*4e"), line("9a9i", "5e5d")]),
)


@formats
@settings(max_examples=extent(10, 40), deadline=None)
@given(evaluations, st.sampled_from(["", "text", "a\nb\n", "\n", "#深さ=3", "* good", "a\n[marks: !?]"]))
def test_every_evaluation_survives_beside_every_comment(
    entry: Format, evaluation: Evaluation, comment: str
) -> None:
    record = Record(STANDARD)
    node = record.node(record.append((), parse_usi_move("7g7f", STANDARD)))
    node.evaluation, node.comment = evaluation, comment
    again = entry.loads(entry.dumps(record)).record
    assert (again.node((0,)).evaluation, again.node((0,)).comment) == (evaluation, comment), entry.dumps(
        record
    )


def test_a_comment_of_csa_keeps_its_backslashes_and_stands_before_the_end() -> None:
    record = Record(STANDARD)
    node = record.node(record.append((), parse_usi_move("7g7f", STANDARD)))
    node.comment = "\\n is no line end\n*star\n\\*both\n\\\\*two"
    node.remarks = ["**", "\\&x", "CSA encoding=x", "\\plain"]
    assert csa.loads(csa.dumps(record)).record == record
    assert "'*\\n is no line end\n'**star\n" in csa.dumps(record)
    assert "'\\plain" in csa.dumps(record)


@pytest.mark.parametrize("form", ["kif", "jkf", "csa"])
def test_the_first_move_of_a_line_may_take_what_has_just_come(form: str) -> None:
    """It is told as 同, in words that need the move before."""
    record = Record(STANDARD)
    for usi in ("7g7f", "3c3d", "8h2b+"):
        record.append(record.end_path(), parse_usi_move(usi, STANDARD))
    entry = format_by_id(FormatId(form))
    record.node(record.end_path()).evaluation = Evaluation(-20, 3, 9, "E", line("3a2b", "2g2f"))
    written = entry.dumps(record)
    assert read(written).record == record
    if form != "csa":
        assert "△同　銀" in written
