"""Which losses of material are spoken of, and which are too small: for each way to lose something."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import Judgement
from shogi_desktop.analysis.reasons import Reason, ReasonId, reasons_for
from shogi_desktop.analysis.reasons.evidence import LOSS
from shogi_desktop.analysis.values import worth
from shogi_desktop.game import Evaluation, Node
from shogi_desktop.rules import STANDARD, Position, parse_usi_moves
from tests.support.sides import judged_of_other


def reasons(sfen: str, played: str, best: str, loss: float = 0.2) -> tuple[Reason, ...]:
    """The reasons for the first move of `played`, in place of that of `best`, whichever side plays it."""
    fault, *reply = parse_usi_moves(played.split(), STANDARD)
    before = Evaluation(0, line=parse_usi_moves(best.split(), STANDARD))
    judged = JudgedMove(
        1,
        Node().add(fault),
        Position.from_sfen(f"{sfen} 1", STANDARD),
        before,
        -1_000,
        tuple(reply),
        Judgement.BLUNDER,
        loss,
    )
    found = reasons_for(judged)
    other = reasons_for(judged_of_other(judged))
    assert [reason.id for reason in other] == [reason.id for reason in found]
    return found


def told(sfen: str, played: str, best: str) -> list[ReasonId]:
    return [reason.id for reason in reasons(sfen, played, best)]


WAYS = {
    ReasonId.HANGS_PIECE: (
        "4k4/9/9/5n3/9/9/4XS3/9/4K4 b -",
        "5g5f 4d5f 4g5f 5a4a 5i4i",
        "5i4h 5a4a 4h5i",
    ),
    ReasonId.BAD_EXCHANGE: (
        "4k4/9/9/9/4p4/4n4/4X4/9/4K4 b -",
        "5g5f 5e5f 5i4h 5a4a",
        "5i4i 5a4a 4i3i",
    ),
    ReasonId.MISSES_CAPTURE: (
        "4k4/9/5s3/4x4/9/5N3/9/9/4K4 b -",
        "5i4h 5d6e 4h5i 5a4a",
        "4f5d 4c5d 5i4i 5a4a",
    ),
    ReasonId.ALLOWS_FORK: (
        "5k3/4n4/9/9/9/4X1X2/5S3/9/4K4 b -",
        "5i6h 5b4d 3f2e 4d5f 4g5f 4a3a",
        "3f3g 4a3a 5i4i",
    ),
    ReasonId.MISSES_WIN: (
        "5k3/9/5s3/4x1x2/9/9/9/4N4/3K5 b -",
        "6i7h 5d6e 7h6h 4a3a",
        "5h4f 5d6e 4f3d 4c3d 6i5h 4a3a",
    ),
    ReasonId.LOSES_LATER: (
        "4k4/6n2/9/9/9/4X4/P4S3/9/4K4 b -",
        "9g9f 3b4d 9f9e 4d5f 4g5f 5a4a",
        "5f6f 5a4a 9g9f 4a5a",
    ),
}
"""An exchange of X for a knight: the position, the line that was played and the one that was better."""


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.value)
def test_a_gold_for_a_knight_is_a_loss_and_a_silver_for_a_knight_is_none(way: ReasonId) -> None:
    """The first comes to just so much as is spoken of, two pawns; the second to less."""
    gold, silver, knight = (worth(STANDARD.kind(kind), STANDARD) for kind in ("gold", "silver", "knight"))
    assert (gold - knight, silver - knight < LOSS) == (LOSS, True)
    board, played, best = WAYS[way]
    (reason,) = reasons(board.replace("X", "G").replace("x", "g"), played, best)
    assert (reason.id, reason.kind) == (way, STANDARD.kind("gold"))
    taker = {ReasonId.BAD_EXCHANGE: None, ReasonId.MISSES_WIN: None, ReasonId.LOSES_LATER: None}
    assert reason.by is taker.get(way, STANDARD.kind("knight"))
    assert told(board.replace("X", "S").replace("x", "s"), played, best) == []


HANDS = ("-", "R", "r")
"""Beside what is told of, the sides have the same, Black has a rook more, or White."""
SPARED = [ReasonId.HANGS_PIECE, ReasonId.BAD_EXCHANGE, ReasonId.ALLOWS_FORK, ReasonId.LOSES_LATER]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.value)
@pytest.mark.parametrize("hand", HANDS)
def test_a_loss_is_told_whoever_has_more_beside_it(way: ReasonId, hand: str) -> None:
    board, played, best = WAYS[way]
    gold = board.replace("X", "G").replace("x", "g").removesuffix("-")
    assert told(f"{gold}{hand}", played, best) == [way]
    if way is not ReasonId.MISSES_WIN:
        assert told(f"{gold}{hand}", played, best.split()[0]) == [way], "no more of the line is known"


@pytest.mark.parametrize("hand", HANDS)
def test_what_hangs_after_the_engines_move_too_was_not_spared_by_it(hand: str) -> None:
    """The knight takes the gold in either case, and nothing more is known of the engine's line."""
    board, played, _ = WAYS[ReasonId.LOSES_LATER]
    gold = board.replace("X", "G").replace("6n2/9/9", "9/9/5n3").removesuffix("-")
    taken_at_once = played.replace("3b4d 9f9e ", "")
    assert told(f"{gold}{hand}", taken_at_once, "5i4h") == []
    assert told(f"{gold}{hand}", taken_at_once, "5f6f") == [ReasonId.HANGS_PIECE]


@pytest.mark.parametrize("way", SPARED, ids=lambda way: way.value)
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("best", ["", "5i5f 5a4a"])
def test_where_the_engines_move_is_not_known_nothing_shows_that_it_would_have_lost_less(
    way: ReasonId, hand: str, best: str
) -> None:
    """The second is no move that can be made."""
    board, played, _ = WAYS[way]
    assert told(f"{board.replace('X', 'G').removesuffix('-')}{hand}", played, best) == []


@pytest.mark.parametrize("way", [ReasonId.MISSES_CAPTURE, ReasonId.MISSES_WIN], ids=lambda way: way.value)
@pytest.mark.parametrize("hand", HANDS)
def test_where_no_answer_is_known_nothing_shows_that_the_fault_has_won_less(way: ReasonId, hand: str) -> None:
    board, played, best = WAYS[way]
    gold = board.replace("x", "g").removesuffix("-")
    assert told(f"{gold}{hand}", played.split()[0], best) == []


def test_a_promotion_that_was_missed_is_no_piece_lost_later() -> None:
    """A tokin is worth as much more than a pawn, and nobody takes anything."""
    played = "5i4i 5a4a 4i5i 4a5a 5i4i 5a4a 4i5i 4a5a"
    assert told("4k4/9/9/P8/9/9/9/9/4K4 b -", played, "9d9c+ 5a4a 9c9b 4a5a") == []


def test_who_takes_another_piece_as_large_has_missed_none_whatever_else_falls() -> None:
    board = "4k4/9/5s2l/4g1g2/8R/5N3/9/9/4K4 b -"
    best = "4f5d 4c5d 5i4i 5a4a"
    assert told(board, "4f3d 1c1e 5i4h 5a4a", best) == [ReasonId.HANGS_PIECE]
    assert told(board, "5i4h 1c1e 4h5i 5d6d", best) == [ReasonId.HANGS_PIECE, ReasonId.MISSES_CAPTURE]


def test_a_pawn_that_is_taken_with_promotion_is_no_piece_lost_to_a_discovered_attack() -> None:
    """It comes to more than two pawns; but a pawn is not worth a word."""
    board = "4k4/9/9/7r1/7X1/9/P6P1/9/4K4 b -"
    played = "9g9f 2e1d 9f9e 2d2g+ 9e9d 5a4a"
    assert told(board.replace("X", "s"), played, "2g2f 5a4a 9g9f") == []
    silver = board.replace("X", "s").replace("P6P1", "P6S1")
    assert told(silver, played, "2g3f 5a4a 9g9f") == [ReasonId.ALLOWS_DISCOVERED_ATTACK]


@pytest.mark.parametrize(("loss", "is_told"), [(0.108, False), (0.109, True)])
def test_a_fault_is_laid_to_what_comes_later_from_a_clear_loss_on(loss: float, is_told: bool) -> None:
    board, played, best = WAYS[ReasonId.LOSES_LATER]
    assert bool(reasons(board.replace("X", "G"), played, best, loss)) is is_told
