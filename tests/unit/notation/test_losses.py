"""What a format loses is counted by its kind, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shogi_desktop.game import Evaluation, Node, Outcome, Reason, Record
from shogi_desktop.notation import losses
from shogi_desktop.notation.errors import NotKifuError
from shogi_desktop.notation.losses import Loss, LossKind, difference
from shogi_desktop.notation.result import ReadResult
from shogi_desktop.rules import STANDARD, Color, parse_usi_move

SFEN = "4k4/9/9/9/9/9/4P4/9/4K4 b - 7"


def rich() -> Record:
    """A record with something of every kind in it."""
    record = Record(STANDARD, SFEN)
    record.headers = {"black": "Aiko", "event": "Club"}
    first = record.append((), parse_usi_move("5g5f", STANDARD), time_ms=61_500)
    second = record.append(first, parse_usi_move("5a5b", STANDARD), time_ms=2_000)
    record.append(first, parse_usi_move("5a4b", STANDARD))
    node = record.node(first)
    node.comment, node.bookmark, node.remarks = "hm", "here", ["#x"]
    node.evaluation = Evaluation(120)
    record.node(second).outcome = Outcome(Reason.RESIGNATION, Color.BLACK)
    record.node(second).outcome_time_ms = 4_000
    return record


def first(record: Record) -> Node:
    return record.node((0,))


def last(record: Record) -> Node:
    return record.node((0, 0))


def set_to(of: Callable[[Record], Node], **fields: object) -> Callable[[Record], None]:
    def change(record: Record) -> None:
        for name, value in fields.items():
            setattr(of(record), name, value)

    return change


def other_start(sfen: str) -> Callable[[Record], None]:
    return lambda record: setattr(record, "start_sfen", sfen)


@pytest.mark.parametrize(
    ("change", "lost"),
    [
        (lambda _: None, {}),
        (other_start("4k4/9/9/9/9/9/4P4/9/3K5 b - 7"), {LossKind.POSITION: 1}),
        (other_start("4k4/9/9/9/9/9/4P4/9/4K4 w - 7"), {LossKind.POSITION: 1}),
        (other_start("4k4/9/9/9/9/9/4P4/9/4K4 b - 1"), {LossKind.MOVE_NUMBER: 1}),
        (other_start("4k4/9/9/9/9/9/4P4/9/3K5 b - 1"), {LossKind.POSITION: 1}),
        (lambda record: record.headers.pop("event"), {LossKind.HEADERS: 1}),
        (lambda record: record.headers.clear(), {LossKind.HEADERS: 2}),
        (lambda record: record.headers.update(site="Brno"), {}),
        (lambda record: first(record).children.pop(), {LossKind.VARIATIONS: 1}),
        (
            lambda record: first(record).children.clear(),
            {LossKind.MOVES: 1, LossKind.VARIATIONS: 1, LossKind.OUTCOMES: 1, LossKind.TIMES: 1},
        ),
        (set_to(last, outcome=None), {LossKind.OUTCOMES: 1}),
        (set_to(last, outcome=Outcome(Reason.UNKNOWN, Color.BLACK)), {LossKind.OUTCOMES: 1}),
        (set_to(first, comment=""), {LossKind.COMMENTS: 1}),
        (set_to(last, comment="x", bookmark="x", remarks=["x"], evaluation=Evaluation(1)), {}),
        (set_to(first, bookmark=None), {LossKind.BOOKMARKS: 1}),
        (set_to(first, remarks=[]), {LossKind.REMARKS: 1}),
        (set_to(first, evaluation=None), {LossKind.EVALUATIONS: 1}),
        (set_to(first, illegal=True), {LossKind.ILLEGAL_MOVES: 1}),
        (set_to(first, time_ms=None), {LossKind.TIMES: 1}),
        (set_to(first, time_ms=60_500), {LossKind.TIMES: 1}),
        (set_to(first, time_ms=61_000), {LossKind.MILLISECONDS: 1}),
        (set_to(first, time_ms=62_499), {LossKind.MILLISECONDS: 1}),
        (set_to(last, outcome_time_ms=None), {LossKind.TIMES: 1}),
        (set_to(first, total_ms=None), {LossKind.TOTALS: 1}),
        (set_to(first, total_ms=61_000), {}),
        (set_to(first, total_ms=None, time_ms=61_000), {LossKind.MILLISECONDS: 1}),
    ],
)
def test_each_kind_of_loss_is_counted(change: Callable[[Record], None], lost: dict[LossKind, int]) -> None:
    record, again = rich(), rich()
    change(again)

    found = {kind: count for kind, count in difference(record, again).items() if count}

    assert found == lost


def test_the_name_of_a_handicap_is_lost_where_another_is_read() -> None:
    named = Record(STANDARD, handicap_id="two")
    nameless = Record(STANDARD, named.start_sfen)

    assert difference(named, nameless)[LossKind.HANDICAP] == 1
    assert difference(nameless, named)[LossKind.HANDICAP] == 0


def test_losses_are_told_from_the_worst_to_the_least() -> None:
    def loads(_: str) -> ReadResult:
        raise NotKifuError("")

    told = losses.losses(rich(), lambda _: "", loads)

    assert [loss.kind for loss in told] == [kind for kind in LossKind if kind in {loss.kind for loss in told}]
    assert told[0] == Loss(LossKind.MOVES, 2)
    assert str(told[0]) == "moves: 2"


def test_each_kind_is_told_by_its_own_word() -> None:
    """What the command line prints."""
    for kind in LossKind:
        assert str(Loss(kind, 2)) == f"{kind.name.lower().replace('_', ' ')}: 2"
