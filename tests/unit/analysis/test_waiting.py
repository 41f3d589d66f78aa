"""What a good move is good for: the reasons of the review, against doing nothing."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.reasons import Reason, ReasonId, reasons_for
from shogi_desktop.analysis.waiting import is_waiting, judged_waiting, turned
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, Variant, parse_square, parse_usi_move

SILVER_TO_TAKE = "k8/9/9/9/4s4/9/9/4R4/4K4 b - 1"
SILVER_IN_DANGER = "8k/4r4/9/9/4S4/9/9/9/K8 b - 1"
MATE_THREATENED = "4k4/9/9/9/9/9/8p/9/8K b g 1"


def evaluation(variant: Variant, score: int | ForcedMate, line: str) -> Evaluation:
    return Evaluation(score, line=tuple(parse_usi_move(usi, variant) for usi in line.split()))


def merits(
    sfen: str, best: tuple[int | ForcedMate, str], reply: tuple[int | ForcedMate, str], variant: Variant
) -> tuple[Reason, ...]:
    position = Position.from_sfen(sfen, variant)
    judged = judged_waiting(position, evaluation(variant, *best), evaluation(variant, *reply))
    assert judged is not None
    return reasons_for(judged)


def test_a_piece_that_can_be_taken_now_and_not_a_move_later() -> None:
    (reason,) = merits(SILVER_TO_TAKE, (900, "5h5e 9a8a"), (300, "5e4d 5i5h"), STANDARD)
    assert (reason.id, reason.square) == (ReasonId.MISSES_CAPTURE, parse_square("5e"))
    assert [move.usi for move in reason.line] == ["5h5e", "9a8a"]


def test_a_piece_that_would_be_taken() -> None:
    (reason,) = merits(SILVER_IN_DANGER, (-300, "5e4f 5b4b"), (-1200, "5b5e 9i8h"), STANDARD)
    assert (reason.id, reason.square) == (ReasonId.HANGS_PIECE, parse_square("5e"))
    assert is_waiting(reason.line[0])
    assert reason.line[1].usi == "5b5e"


def test_a_mate_that_threatens() -> None:
    (reason,) = merits(MATE_THREATENED, (-200, "1i2h"), (ForcedMate(Color.WHITE, 1), "G*1h"), STANDARD)
    assert (reason.id, reason.plies) == (ReasonId.WALKS_INTO_MATE, 1)


def test_the_same_in_okisaki_shogi() -> None:
    (reason,) = merits(
        "k9/10/10/10/4s5/10/10/4R5/10/4K5 b - 1", (900, "6h6e 10a9a"), (300, "6e5d 6j6i"), OKISAKI
    )
    assert (reason.id, reason.kind) == (ReasonId.MISSES_CAPTURE, OKISAKI.kind("silver"))


def test_nothing_is_claimed_where_waiting_costs_nothing() -> None:
    assert merits(SILVER_IN_DANGER, (-300, "5e4f 5b4b"), (-310, "5b4b 9i8h"), STANDARD) == ()


def test_nobody_can_wait_in_check() -> None:
    position = Position.from_sfen("4k4/9/9/9/9/9/9/4r4/4K4 b - 1", STANDARD)
    nothing = Evaluation(0)
    assert judged_waiting(position, nothing, nothing) is None


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)
def test_a_position_turned_twice_is_the_same(variant: Variant) -> None:
    start = Position.start(variant)
    assert turned(start).turn is Color.WHITE
    assert turned(turned(start)) == start
