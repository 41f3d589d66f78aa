"""How a game looked back on is told: its course, its openings, its faults and why they were."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shogi_desktop.analysis.castles import Castle
from shogi_desktop.analysis.judged import JudgedMove, judged_moves
from shogi_desktop.analysis.judgement import Judgement
from shogi_desktop.analysis.openings import Opening, Strategy
from shogi_desktop.analysis.reasons import Reason, ReasonId
from shogi_desktop.analysis.review import Lead, Phase, Review, SideReview, TimeUse, review_of
from shogi_desktop.app.words import review as words
from shogi_desktop.app.words.locale import percent_text
from shogi_desktop.app.words.reasons import judgement_name, reason_text
from shogi_desktop.app.words.review import (
    accuracy_text,
    better_text,
    course_text,
    fault_text,
    numbered_move,
    opening_text,
    proof_text,
    time_rows,
    why_text,
)
from shogi_desktop.game import Evaluation, Outcome, Record
from shogi_desktop.game import Reason as EndReason
from shogi_desktop.rules import STANDARD, Color, Move, Position, Square, parse_square, parse_usi_move
from tests.support.analysing import record_of_line

pytestmark = pytest.mark.usefixtures("qapp")

EVEN, BLACK, WHITE = Lead.EVEN, Lead.BLACK, Lead.WHITE


def review(*leads: Lead, end: Outcome | None = None, opening: Opening | None = None) -> Review:
    """A game whose lead was each of these for ten moves."""
    phases = tuple(Phase(10 * number, 10 * number + 10, lead) for number, lead in enumerate(leads))
    none = review_of(Record(STANDARD), ())
    return Review((), none.sides, (), phases, opening or Opening(), end, 10 * len(leads))


def write(position: Position, move: Move, previous: Square | None) -> str:
    """A notation of tests: who moves, what, and whether it goes where the move before went."""
    return f"{position.turn.name[0]}:{move.usi}{'=' if previous == move.target else ''}"


def usi(text: str) -> Move:
    return parse_usi_move(text, STANDARD)


@pytest.mark.parametrize(
    ("leads", "text"),
    [
        ((EVEN,), "The game was even until move 10."),
        ((BLACK,), "Black was ahead from the beginning."),
        ((EVEN, WHITE), "The game was even until move 10. From move 10 on White was ahead."),
        (
            (WHITE, EVEN, BLACK),
            (
                "White was ahead from the beginning. From move 10 on it was even again. "
                "From move 20 on Black was ahead."
            ),
        ),
        (
            (EVEN, BLACK, EVEN, WHITE),
            (
                "The game was even until move 10. From move 10 on Black was ahead. "
                "From move 20 on it was even again. From move 30 on White was ahead."
            ),
        ),
        (
            (EVEN, BLACK, WHITE, BLACK, WHITE),
            (
                "The game was even until move 10. Then the lead changed 3 times. "
                "From move 40 on White was ahead."
            ),
        ),
    ],
)
def test_the_course_is_told_by_who_was_ahead_and_in_short_where_that_changed_often(
    leads: tuple[Lead, ...], text: str
) -> None:
    told = course_text(review(*leads), Record(STANDARD))
    assert told.replace("%n", "3") == text


def test_the_course_ends_with_the_end_and_handicap_games_have_other_sides() -> None:
    end = Outcome(EndReason.RESIGNATION, Color.BLACK)
    assert course_text(review(BLACK, end=end), Record(STANDARD, handicap_id="rook")) == (
        "Shitate was ahead from the beginning. Uwate resigned."
    )


def test_opening_and_castles_are_named_where_they_have_names() -> None:
    assert opening_text(review()) == ""
    castles = Opening(Strategy.YAGURA, (Castle.MINO, None))
    assert opening_text(review(opening=castles)) == "Yagura  ·  ☗ Mino"
    assert opening_text(review(opening=Opening(None, (None, Castle.BOAT)))) == "☖ Boat castle"


def test_shares_are_told_in_whole_numbers() -> None:
    assert [accuracy_text(accuracy) for accuracy in (None, 83.6)] == ["–", "84%"]
    assert percent_text(12.4) == "12%"


def judged(*scores: int) -> list[JudgedMove]:
    """The moves of a game with these evaluations, from its start on."""
    record = record_of_line()
    for node, score in zip((record.root, *record.main_line()), scores, strict=False):
        best = usi("2g2f") if node is record.root else None
        node.evaluation = Evaluation(score, engine="E", line=() if best is None else (best,))
    return list(judged_moves(record, in_book=lambda *_: False))


def test_a_fault_is_told_with_number_name_and_cost() -> None:
    first, second = judged(0, -3_000, 3_000)[:2]
    assert numbered_move(first, write) == "1. ☗B:7g7f"
    assert numbered_move(second, lambda *_: "☖３四歩") == "2. ☖３四歩"
    assert (
        fault_text(first, write) == f"1. ☗B:7g7f: Blunder, winning chances −{percent_text(100 * first.loss)}"
    )
    assert better_text(first, write) == "B:2g2f was best."
    assert better_text(second, write) == ""


def test_every_judgement_has_its_name() -> None:
    assert [judgement_name(judgement) for judgement in Judgement] == [
        "Best move", "Good move", "Inaccuracy", "Mistake", "Blunder",
    ]  # fmt: skip


PAWN = STANDARD.kind("pawn")


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (
            Reason(ReasonId.MISSES_MATE, (usi("2g2f"),), plies=3),
            "There was a mate in 3, starting with B:2g2f.",
        ),
        (
            Reason(ReasonId.WALKS_INTO_MATE, (usi("7g7f"), usi("3c3d")), plies=2),
            "This allows a mate in 2, starting with W:3c3d.",
        ),
        (
            Reason(ReasonId.HANGS_PIECE, (usi("7g7f"), usi("3c3d")), PAWN, parse_square("7f")),
            "The pawn on 7f can be taken by W:3c3d.",
        ),
        (
            Reason(ReasonId.MISSES_CAPTURE, (usi("2g2f"),), PAWN, parse_square("3c")),
            "The pawn on 3c could have been taken by B:2g2f.",
        ),
        (
            Reason(ReasonId.ALLOWS_FORK, (usi("7g7f"), usi("3c3d")), PAWN, parse_square("7f")),
            "W:3c3d attacks two pieces at once, and the pawn on 7f is lost.",
        ),
        (
            Reason(ReasonId.ALLOWS_PIN, (usi("7g7f"), usi("3c3d")), PAWN, parse_square("7f")),
            "After W:3c3d the pawn on 7f is pinned to the king and lost.",
        ),
        (
            Reason(ReasonId.ALLOWS_DISCOVERED_ATTACK, (usi("7g7f"), usi("3c3d")), PAWN, parse_square("7f")),
            "W:3c3d opens a line of attack, and the pawn on 7f is lost.",
        ),
        (
            Reason(ReasonId.BAD_EXCHANGE, (usi("7g7f"), usi("3c3d"))),
            "This exchange loses material: W:3c3d recaptures.",
        ),
        (
            Reason(ReasonId.LETS_CASTLE_BE_BROKEN, (usi("7g7f"), usi("3c3d")), PAWN, parse_square("7f")),
            "This allows the castle to be broken, starting with W:3c3d: the pawn on 7f falls.",
        ),
        (
            Reason(ReasonId.DROPS_INITIATIVE, (usi("7g7f"), usi("3c3d"))),
            "This gives up the initiative: B:2g2f would have forced a reply. Now W:3c3d forces one.",
        ),
    ],
)
def test_a_reason_names_the_move_that_shows_it(reason: Reason, text: str) -> None:
    first = judged(0, -3_000)[0]
    assert reason_text(reason, first, write) == text


def test_the_move_that_shows_it_is_written_as_one_that_takes_back() -> None:
    first = judged(0, -3_000)[0]
    line = (usi("7g7f"), usi("3c3d"))
    said: list[Square | None] = []

    def note(position: Position, move: Move, previous: Square | None) -> str:
        said.append(previous)
        return move.usi

    reason_text(Reason(ReasonId.HANGS_PIECE, line, PAWN, parse_square("7f")), first, note)
    reason_text(Reason(ReasonId.MISSES_CAPTURE, (usi("2g2f"),), PAWN, parse_square("7f")), first, note)
    assert said == [parse_square("7f"), None]


def test_times_are_told_in_whole_seconds() -> None:
    times = TimeUse(60_000, 6_400, 31_600, 5), TimeUse(4_500_000, 899_600, 999_400, 5)
    sides = [SideReview(5, None, {}, time=time) for time in times]
    told = time_rows(replace(review(EVEN), sides=(sides[0], sides[1])))
    assert told == [("Time per move", "6 s", "900 s"), ("Longest move", "32 s", "999 s")]


def test_a_move_is_written_with_where_the_move_before_went() -> None:
    first, second = judged(0, -3_000, 3_000)[:2]
    seen: list[Square | None] = []

    def note(_position: Position, move: Move, previous: Square | None) -> str:
        seen.append(previous)
        return move.usi

    for one in (first, second):
        numbered_move(one, note)
        fault_text(one, note)
    better_text(first, note)
    assert seen == [None, None, first.move.target, first.move.target, None]
    assert better_text(replace(second, before=Evaluation(0, line=(usi("3c3d"),))), note) == "3c3d was best."
    assert seen[-1] == first.move.target


def test_the_cost_of_a_fault_is_told_in_percent_of_the_game() -> None:
    (first,) = judged(0, -3_000)[:1]
    assert fault_text(replace(first, loss=0.5), write).endswith("−50%")


def test_of_several_reasons_the_first_is_told_and_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    first = judged(0, -3_000, 3_000)[0]
    missed = Reason(ReasonId.MISSES_MATE, (usi("2g2f"), usi("3c3d")))
    other = Reason(ReasonId.HANGS_PIECE, (usi("7g7f"),))
    found: list[Reason] = []
    monkeypatch.setattr(words, "reasons_for", lambda _: tuple(found))
    monkeypatch.setattr(words, "reason_text", lambda reason, *_: reason.id.name)
    better = better_text(first, write)
    for reasons, why, line in (
        ([missed, other], "MISSES_MATE", "☗B:2g2f  ☖W:3c3d"),
        ([other, missed], f"HANGS_PIECE {better}", "☗B:7g7f"),
        ([], better, "☗B:2g2f"),
    ):
        found[:] = reasons
        assert why_text(first, write) == why_text(first, write, tuple(reasons)) == why
        assert proof_text(first, write) == line
