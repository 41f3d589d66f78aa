"""What a coach says of a move: by what it costs, and by how far one sees at the strength of the game."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from shogi_desktop.analysis import coaching
from shogi_desktop.analysis.coaching import distance, is_praised, warning_for
from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import Judgement, thresholds_for
from shogi_desktop.analysis.reasons import Reason, ReasonId
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import STANDARD, Color, Position, parse_usi_move, parse_usi_moves
from tests.support.judged import judged_move

BEGINNER, STRONG = 600.0, 2600.0
SILVER_TO_LOSE = "8k/4r4/9/9/9/5S3/9/9/K8 b - 1"
QUIET = "4k4/9/9/9/9/9/4P4/9/4K4 b - 1"


Found = tuple[int | ForcedMate, str]
"""A score for Black, and the line."""


def fault(sfen: str, move: str, best: Found, reply: Found, rating: float | None = BEGINNER) -> JudgedMove:
    before, after = (
        Evaluation(score, line=parse_usi_moves(line.split(), STANDARD)) for score, line in (best, reply)
    )
    return judged_move(STANDARD, sfen, move, before, after, thresholds_for(rating))


def hanging(after: int, rating: float = BEGINNER) -> JudgedMove:
    """A silver that walks into a rook, at that score for Black after it."""
    return fault(SILVER_TO_LOSE, "4f5e", (0, "4f4e 5b4b"), (after, "5b5e 9i8h"), rating)


def test_a_piece_given_away_is_warned_of_with_its_reason_and_its_proof() -> None:
    warned = warning_for(hanging(-1500), BEGINNER)
    assert warned is not None
    assert warned.reason is not None
    assert warned.reason.id is ReasonId.HANGS_PIECE
    start, line = warned.proof
    assert start.turn is Color.WHITE
    assert [move.usi for move in line] == ["5b5e"]


def test_what_costs_little_at_that_strength_is_passed_over() -> None:
    assert warning_for(hanging(-600, STRONG), STRONG) is not None
    assert warning_for(hanging(-600), BEGINNER) is None


def test_a_mate_is_warned_of_as_far_ahead_as_one_sees() -> None:
    mate = (ForcedMate(Color.WHITE, 1), "G*1h")
    warned = warning_for(fault("4k4/9/9/9/9/9/8p/9/8K b Pg 1", "P*5d", (-200, "1i2h"), mate), BEGINNER)
    assert warned is not None
    assert warned.reason is not None
    assert (warned.reason.id, warned.reason.plies) == (ReasonId.WALKS_INTO_MATE, 1)


def test_how_far_ahead_a_reason_lies_is_counted_from_the_move_after_the_fault_or_in_its_place() -> None:
    judged = hanging(-1500)
    fault_, other = judged.move, judged.reply[0]
    assert distance(Reason(ReasonId.ALLOWS_FORK, (fault_, *(other,) * 4)), judged) == 4
    assert distance(Reason(ReasonId.MISSES_WIN, (other, fault_, other)), judged) == 3
    assert distance(Reason(ReasonId.MISSES_CAPTURE, (other,) * 3), judged) == 1
    assert distance(Reason(ReasonId.MISSES_MATE, (other,) * 7, plies=7), judged) == 7
    assert distance(Reason(ReasonId.WALKS_INTO_MATE, (fault_, *(other,) * 6), plies=6), judged) == 6


@pytest.mark.parametrize(("rating", "sees"), [(600, 3), (1400, 5), (2000, 7), (2600, 99), (None, 99)])
def test_what_is_farther_ahead_than_one_sees_is_no_mistake_there(
    rating: float | None, sees: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged = replace(hanging(-1500), judgement=Judgement.MISTAKE)
    for plies in (2, 3, 4, 5, 6, 7, 8, 98):
        mate = Reason(ReasonId.WALKS_INTO_MATE, (judged.move,), plies=plies)
        monkeypatch.setattr(coaching, "reasons_for", lambda _, mate=mate: (mate,))
        assert (warning_for(judged, rating) is not None) is (plies <= sees), plies


def test_of_several_reasons_the_first_is_told_that_is_near_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = hanging(-1500)
    far, near, nearer = (Reason(ReasonId.WALKS_INTO_MATE, (judged.move,), plies=plies) for plies in (9, 3, 1))
    monkeypatch.setattr(coaching, "reasons_for", lambda _: (far, near, nearer))
    for rating, told in ((BEGINNER, near), (STRONG, far)):
        warned = warning_for(judged, rating)
        assert warned is not None
        assert warned.reason is told


@pytest.mark.parametrize("judgement", Judgement)
def test_only_a_mistake_that_is_proven_and_a_blunder_deserve_a_warning(judgement: Judgement) -> None:
    proven = replace(hanging(-1500), judgement=judgement)
    unproven = replace(fault(QUIET, "5i4h", (0, "5g5f 5a5b"), (-1500, "5a4b")), judgement=judgement)
    is_warned = warning_for(proven, STRONG) is not None, warning_for(unproven, STRONG) is not None
    assert is_warned == (
        judgement in {Judgement.MISTAKE, Judgement.BLUNDER},
        judgement is Judgement.BLUNDER,
    )


def test_where_nothing_is_proven_only_the_strong_are_warned() -> None:
    def judged(rating: float) -> JudgedMove:
        return fault(QUIET, "5i4h", (0, "5g5f 5a5b"), (-1500, "5a4b"), rating)

    assert warning_for(judged(BEGINNER), BEGINNER) is None
    warned = warning_for(judged(STRONG), STRONG)
    assert warned is not None
    assert warned.reason is None
    assert [move.usi for move in warned.proof[1]] == ["5a4b"]


def test_what_was_missed_is_shown_from_before_the_move() -> None:
    judged = fault("k8/9/9/9/4s4/9/9/4R4/4K4 b - 1", "5i4h", (1800, "5h5e 9a8a"), (-100, "5e4d 4h4g"))
    warned = warning_for(judged, BEGINNER)
    assert warned is not None
    assert warned.proof[0] == judged.position
    assert warned.proof[1][0].usi == "5h5e"


@dataclass
class Find:
    """A move of the start position that deserves praise, but for what a test changes."""

    played: str = "7g7f"
    obvious: str = "2g2f"
    score: int | ForcedMate = 500
    second: int | ForcedMate = -300
    previous: str = "3c3d"

    @property
    def is_praised(self) -> bool:
        played, obvious, previous, best = (
            parse_usi_move(usi, STANDARD) for usi in (self.played, self.obvious, self.previous, "7g7f")
        )
        position = Position.start(STANDARD)
        return is_praised(position, played, best, obvious, self.score, self.second, previous)


@pytest.mark.parametrize(
    ("find", "praised"),
    [
        (Find(), True),
        (Find(played="2g2f"), False),
        (Find(obvious="7g7f"), False),
        (Find(second=400), False),
        (Find(score=-3000, second=-9000), False),
        (Find(previous="8f7f"), False),
        (Find(score=ForcedMate(Color.BLACK, 5), second=300), True),
    ],
    ids=["hard", "not the best", "seen at once", "one of two", "lost anyway", "takes back", "a mate"],
)
def test_praise_is_for_what_is_hard_to_find_and_found_alone(find: Find, praised: bool) -> None:
    assert find.is_praised is praised


@pytest.mark.parametrize(
    ("score", "second", "praised"),
    [(-500, 300, True), (-500, -400, False), (3_000, 9_000, False), (300, -500, False)],
)
def test_white_is_praised_by_its_own_chances(score: int, second: int, praised: bool) -> None:
    position = Position.start(STANDARD)
    position.play(parse_usi_move("7g7f", STANDARD))
    best, other = (parse_usi_move(usi, STANDARD) for usi in ("3c3d", "8c8d"))
    assert is_praised(position, best, best, other, score, second, None) is praised


@pytest.mark.parametrize(("pawns", "choices", "praised"), [("7PP", 7, False), ("6PPP", 8, True)])
def test_where_there_is_little_choice_there_is_no_praise(pawns: str, choices: int, praised: bool) -> None:
    position = Position.from_sfen(f"4k4/9/9/9/9/9/{pawns}/9/4K4 b - 1", STANDARD)
    assert len(position.legal_moves()) == choices
    best, other = (parse_usi_move(usi, STANDARD) for usi in ("5i4h", "5i6h"))
    assert is_praised(position, best, best, other, 500, -300, None) is praised
