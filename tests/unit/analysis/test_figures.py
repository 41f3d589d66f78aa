"""What a game comes to in numbers: its phases, told from the board, and what each side did in them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from shogi_desktop.analysis.figures import GameFigures, PhaseFigures, SideFigures, figures_of, phases_of
from shogi_desktop.analysis.judged import JudgedMove, judged_moves
from shogi_desktop.analysis.judgement import Judgement, accuracy_of
from shogi_desktop.analysis.waiting import turned
from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.game import Evaluation, ForcedMate, Node, Record
from shogi_desktop.notation import usi_text
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, Variant, parse_usi_move
from tests.support.chances import game_with_chances

QUIET = "k8/9/9/9/9/9/9/9/4K3R b - 1"


def move(ply: int, sfen: str = QUIET, usi: str = "1i1h", variant: Variant = STANDARD) -> JudgedMove:
    """Move number `ply` of a game, played in that position; it was good."""
    position = Position.from_sfen(sfen, variant)
    node = Node(Node(), parse_usi_move(usi, variant))
    return JudgedMove(ply, node, position, Evaluation(0), 0, (), Judgement.GOOD, 0.0)


def takes(ply: int, taken: str = "s") -> JudgedMove:
    """Move number `ply` takes that piece, far from both kings."""
    return move(ply, f"k8/9/9/9/8{taken}/9/9/9/4K3R b - 1", "1i1e")


def attacked(ply: int) -> JudgedMove:
    """A silver stands beside a king when move number `ply` is played."""
    return move(ply, "k8/9/9/9/9/9/4s4/9/4K3R b - 1")


def quiet(*plies: int) -> list[JudgedMove]:
    return [move(ply) for ply in plies]


@pytest.mark.parametrize(
    ("moves", "middle"),
    [
        ([takes(16)], 16),
        ([takes(16, "l")], 16),
        ([takes(17), takes(18)], 17),
        ([takes(15)], 45),
        ([takes(16, "p")], 45),
        (quiet(39), 45),
        (quiet(40), 40),
        (quiet(39, 41), 41),
        ([move(16, "k8/9/9/9/9/9/9/9/4K3R b S 1", "S*5e")], 45),
    ],
    ids=["piece", "lance", "first", "early", "pawn", "39", "40", "40 not judged", "drop"],
)
def test_the_opening_ends_with_the_first_piece_taken_after_move_15_or_with_move_40(
    moves: list[JudgedMove], middle: int
) -> None:
    assert phases_of([*quiet(1), *moves, *quiet(45)])[0] == middle


def ends(board: str, variant: Variant = STANDARD) -> bool:
    """Whether the end begins with this on the board after the opening, whoever is to move."""
    found = {
        phases_of([takes(16), *quiet(17), move(18, f"{board} {turn} - 1", variant=variant), *quiet(19)])
        for turn in "bw"
    }
    assert found in ({(16, 17)}, {(16, 19)})
    return found == {(16, 17)}


@pytest.mark.parametrize(
    ("board", "is_end"),
    [
        ("k8/9/9/9/9/9/4s4/9/4K4", True),
        ("k8/9/9/9/9/9/2g6/9/4K4", True),
        ("k8/9/9/9/9/9/6r2/9/4K4", True),
        ("4k4/9/4S4/9/9/9/9/9/4K4", True),
        ("k8/9/9/9/9/4s4/9/9/4K4", False),
        ("k8/9/9/9/9/9/9/7s1/4K4", False),
        ("k8/9/9/9/9/9/9/1s7/4K4", False),
        ("k8/9/9/9/9/9/9/4n4/4K4", False),
        ("k8/9/9/9/9/9/9/4S4/4K4", False),
        ("9/9/9/9/9/9/4k4/9/4K4", False),
        ("9/9/9/9/9/9/9/4s4/9", False),
    ],
    ids=[
        *("2 ranks", "2 files", "rook", "Black attacks"),
        *("3 ranks", "3 files", "left", "knight", "own", "king", "no kings"),
    ],
)
def test_the_end_begins_where_a_silver_or_more_is_within_two_squares_of_a_king(
    board: str, is_end: bool
) -> None:
    assert ends(board) is is_end


def test_a_silver_is_large_in_okisaki_shogi_too_and_a_knight_is_not() -> None:
    assert ends("k9/10/10/10/10/10/10/5s4/10/5K4", OKISAKI)
    assert not ends("k9/10/10/10/10/10/10/5n4/10/5K4", OKISAKI)


def test_an_attack_in_the_opening_does_not_end_the_middle_game() -> None:
    assert phases_of([attacked(10), takes(16), *quiet(17, 18)]) == (16, 18)


def test_what_is_taken_with_the_last_move_of_the_opening_attacks_no_more() -> None:
    ends = move(16, "k8/9/9/9/9/9/9/4s3R/4K4 b - 1", "1h5h")
    assert phases_of([ends, *quiet(17, 18, 19)]) == (16, 19)


def test_an_attack_right_after_the_opening_leaves_no_middle_game() -> None:
    assert phases_of([takes(16), attacked(17), *quiet(18)]) == (16, 16)


def test_a_game_that_stays_in_the_opening_ends_in_it() -> None:
    assert phases_of(quiet(1, 2, 3)) == (3, 3)
    assert phases_of([]) == (0, 0)


# Figures


def phases(*moves: JudgedMove, of: Color = Color.BLACK) -> tuple[PhaseFigures, ...]:
    return figures_of(Record(STANDARD), moves).side(of).phases


def test_a_move_that_ends_a_phase_belongs_to_it() -> None:
    told = phases(*quiet(15), takes(16), *quiet(17, 18, 19), attacked(20), *quiet(21))
    assert [phase.moves for phase in told] == [2, 3, 2]


def test_each_side_has_the_moves_that_it_played() -> None:
    white = replace(move(17), position=turned(move(17).position))
    moves = [takes(16), white, *quiet(18)]
    assert [phase.moves for phase in phases(*moves)] == [1, 1, 0]
    assert [phase.moves for phase in phases(*moves, of=Color.WHITE)] == [0, 1, 0]


def test_a_phase_adds_up_judgements_and_accuracy_and_leaves_the_book_out_of_it() -> None:
    kinds = [Judgement.BEST, Judgement.INACCURACY, Judgement.MISTAKE, Judgement.MISTAKE, Judgement.BLUNDER]
    moves = [replace(move(ply), judgement=kind, loss=ply / 100) for ply, kind in enumerate(kinds, start=1)]
    (opening, *rest) = phases(*moves, replace(move(6), in_book=True))
    assert opening == PhaseFigures(
        6, 5, round(sum(accuracy_of(ply / 100) for ply in range(1, 6)), 2), 1, 2, 1
    )
    assert rest == [PhaseFigures(), PhaseFigures()]


def timed(ply: int, time_ms: int | None, judgement: Judgement = Judgement.GOOD) -> JudgedMove:
    judged = replace(move(ply), judgement=judgement)
    judged.node.time_ms = time_ms
    return judged


def test_time_is_added_up_where_it_is_known() -> None:
    (opening, _, _) = phases(timed(1, 2_000), timed(2, None), timed(3, 0), timed(4, 500))
    assert (opening.timed, opening.time_ms) == (3, 2_500)


def test_the_time_for_faults_is_added_up_by_itself() -> None:
    moves = [
        timed(1, 9_000),
        timed(2, 2_000, Judgement.BLUNDER),
        timed(3, 500, Judgement.INACCURACY),
        timed(4, None, Judgement.MISTAKE),
    ]
    black = figures_of(Record(STANDARD), moves).side(Color.BLACK)
    assert (black.faults_timed, black.faults_ms) == (2, 2_500)


def test_faults_are_counted_by_their_first_reason_and_those_without_one_too() -> None:
    hanging = replace(
        move(1, "8k/4r4/9/9/9/5S3/9/9/K8 b - 1", "4f5e"),
        before=Evaluation(0, line=line("4f4e 5b4b")),
        after=-1_500,
        reply=line("5b5e 9i8h"),
        judgement=Judgement.BLUNDER,
        loss=0.3,
    )
    unproven = replace(move(2), judgement=Judgement.MISTAKE, loss=0.15)
    black = figures_of(Record(STANDARD), [hanging, unproven, replace(unproven, ply=3), move(4)])
    assert black.side(Color.BLACK).reasons == {"hangs_piece": 1, "": 2}
    assert black.side(Color.WHITE).reasons == {}


def line(text: str) -> tuple[Any, ...]:
    return tuple(parse_usi_move(usi, STANDARD) for usi in text.split())


def test_missed_mates_are_counted_for_who_missed_them() -> None:
    mated = replace(move(1), before=Evaluation(ForcedMate(Color.BLACK, 3)))
    figures = figures_of(Record(STANDARD), [mated, replace(mated, ply=3), move(5)])
    assert [figures.side(color).missed_mates for color in Color] == [2, 0]


def test_opening_castles_and_engine_are_named_by_what_they_are_kept_as() -> None:
    record = usi_text.loads(
        "startpos moves 7g7f 8c8d 6g6f 3c3d 2h6h 7a6b 5i4h 5a4b 4h3h 4b3b 3h2h 5c5d 3i3h 6a5b 9g9f 9c9d "
        "1g1f 1c1d 6i5h 6b5c"
    ).record
    figures = figures_of(record, [move(1), replace(move(2), before=Evaluation(0, engine="E"))])
    assert (figures.opening, figures.engine) == ("fourth_file", "E")
    assert [figures.side(color).castle for color in Color] == ["mino", "boat"]


def test_what_has_no_name_is_kept_as_nothing() -> None:
    figures = figures_of(Record(STANDARD), [])
    side = SideFigures((PhaseFigures(),) * 3, {}, 0, "", 0, 0)
    assert figures == GameFigures((side, side), "", 0, 0, None, "")


def test_the_chance_after_the_opening_is_that_after_its_last_move() -> None:
    moves = [replace(takes(16), after=300), replace(move(17), after=-300)]
    assert figures_of(Record(STANDARD), moves).chance == round(chance(300, STANDARD), 4)
    okisaki = figures_of(Record(OKISAKI), moves).chance
    assert okisaki == round(chance(300, OKISAKI), 4) != round(chance(300, STANDARD), 4)


def test_a_game_that_was_over_in_the_opening_has_no_chance_after_it() -> None:
    """A game resigned on move 20 would count as an opening that was lost."""
    record = game_with_chances(*[0.5] * 19, 0.1)
    figures = figures_of(record, judged_moves(record))
    assert (figures.middle, figures.end) == (19, 19)
    assert figures.chance is None


def test_phases_add_up() -> None:
    phase = PhaseFigures(10, 8, 640.0, 1, 2, 3, 10, 5_000)
    side = SideFigures((phase, phase, PhaseFigures()), {"hangs_piece": 2, "": 1}, 1, "mino", 3, 900)
    assert side.whole == PhaseFigures(20, 16, 1280.0, 2, 4, 6, 20, 10_000)
    assert side.accuracy == 80.0
    assert SideFigures((PhaseFigures(),) * 3, {}, 0, "", 0, 0).accuracy is None
