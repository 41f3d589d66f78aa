"""How good a move was."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.judged import judged_moves, of_side
from shogi_desktop.analysis.judgement import (
    STRICT,
    Judgement,
    accuracy,
    accuracy_of,
    judge,
    loss_of,
    thresholds_for,
)
from shogi_desktop.analysis.win_chance import score_of
from shogi_desktop.game import Evaluation, ForcedMate, Outcome, Reason, Record
from shogi_desktop.rules import STANDARD, Color, Move, Position, parse_usi_move


def move(text: str) -> Move:
    return parse_usi_move(text, STANDARD)


def worth(points: float) -> int:
    return score_of(points, STANDARD)


def game(*plies: tuple[str, int | ForcedMate, str], first: tuple[int, str] = (0, "7g7f")) -> Record:
    """A record of moves, each with the score after it and what the engine would play next."""
    record = Record(STANDARD)
    record.root.evaluation = Evaluation(first[0], line=(move(first[1]),))
    path: tuple[int, ...] = ()
    for text, score, best in plies:
        path = record.append(path, move(text))
        record.node(path).evaluation = Evaluation(score, line=(move(best),) if best else ())
    return record


@pytest.mark.parametrize(
    ("loss", "judgement"),
    [
        (0.0, Judgement.GOOD),
        (0.049, Judgement.GOOD),
        (0.051, Judgement.INACCURACY),
        (0.101, Judgement.MISTAKE),
        (0.201, Judgement.BLUNDER),
    ],
)
@pytest.mark.parametrize("color", Color)
def test_a_move_is_judged_by_the_win_chance_it_costs(loss: float, judgement: Judgement, color: Color) -> None:
    after = 0.6 - loss
    scores = [worth(0.6), worth(after)] if color is Color.BLACK else [worth(0.4), worth(1 - after)]
    before = Evaluation(scores[0], line=(move("7g7f"),))
    found, lost = judge(before, move("2g2f"), scores[1], color, STANDARD)
    assert found is judgement
    assert lost == pytest.approx(loss, abs=0.001)


def test_a_threshold_is_the_least_that_is_called_so() -> None:
    for thresholds in (STRICT, STRICT.widened(1.5)):
        for loss, judgement in (
            (thresholds.inaccuracy, Judgement.INACCURACY),
            (thresholds.mistake, Judgement.MISTAKE),
            (thresholds.blunder, Judgement.BLUNDER),
        ):
            assert thresholds.judge(loss) is judgement
            assert thresholds.judge(loss - 1e-9) is not judgement


def test_the_same_centipawns_weigh_less_where_the_game_is_decided() -> None:
    best = (move("7g7f"),)
    even, _ = judge(Evaluation(0, line=best), move("2g2f"), -600, Color.BLACK, STANDARD)
    won, _ = judge(Evaluation(4000, line=best), move("2g2f"), 3400, Color.BLACK, STANDARD)
    assert even is Judgement.MISTAKE
    assert won is Judgement.GOOD


def test_the_engines_own_best_move_is_never_called_a_mistake() -> None:
    """SH 113: whatever the score is after it."""
    before = Evaluation(500, line=(move("7g7f"),))
    for after in (-3000, ForcedMate(Color.WHITE, 3)):
        assert judge(before, move("7g7f"), after, Color.BLACK, STANDARD) == (Judgement.BEST, 0.0)


def test_a_move_that_turns_out_better_than_the_best_loses_nothing() -> None:
    assert loss_of(100, 300, Color.BLACK, STANDARD) == 0.0
    assert loss_of(100, -300, Color.WHITE, STANDARD) == 0.0


def test_another_way_to_mate_is_as_good() -> None:
    before = Evaluation(ForcedMate(Color.BLACK, 5), line=(move("7g7f"),))
    after = ForcedMate(Color.BLACK, 9)
    assert judge(before, move("2g2f"), after, Color.BLACK, STANDARD) == (Judgement.GOOD, 0.0)


def test_beginners_are_forgiven_more() -> None:
    assert thresholds_for(None) == thresholds_for(2000) == thresholds_for(3500) == STRICT
    mild, between = thresholds_for(300), thresholds_for(1250)
    assert mild == thresholds_for(500)
    assert between.mistake == pytest.approx((mild.mistake + STRICT.mistake) / 2), "it grows evenly"
    assert mild.blunder == pytest.approx(0.32)
    assert STRICT.mistake < between.mistake < mild.mistake


def test_accuracy_falls_with_the_loss_and_is_the_mean_of_the_moves() -> None:
    assert accuracy_of(0) == 100
    assert accuracy_of(0.05) == pytest.approx(80, abs=1)
    assert accuracy_of(0.20) == pytest.approx(42, abs=1)
    assert accuracy([0, 0.05]) == pytest.approx((100 + accuracy_of(0.05)) / 2)
    assert accuracy([]) is None


def test_the_moves_of_a_record_are_judged_by_its_evaluations() -> None:
    record = game(("7g7f", 20, "3c3d"), ("5a6b", worth(0.63), "2g2f"), ("2g2f", worth(0.63), ""))
    first, second, third = judged_moves(record)
    assert [one.judgement for one in (first, second, third)] == [
        Judgement.BEST,
        Judgement.MISTAKE,
        Judgement.BEST,
    ]
    assert second.mover is Color.WHITE
    assert second.best == move("3c3d")
    assert second.reply == (move("2g2f"),)
    assert of_side([first, second, third], Color.WHITE) == [second]


def test_a_move_without_an_evaluation_on_either_side_is_not_judged() -> None:
    record = game(("7g7f", 20, "3c3d"), ("3c3d", 25, "2g2f"), ("2g2f", 30, ""))
    record.main_line()[1].evaluation = None
    assert [one.ply for one in judged_moves(record)] == [1]


def test_moves_can_be_judged_by_what_another_engine_says() -> None:
    record = game(("2g2f", 0, ""), ("3c3d", 0, ""))
    others = [Evaluation(worth(points)) for points in (0.5, 0.2, 0.2)]
    known = dict(zip(map(id, (record.root, *record.main_line())), others, strict=True))
    moves = judged_moves(record, evaluation_of=lambda node: known[id(node)])
    assert [one.judgement for one in moves] == [Judgement.BLUNDER, Judgement.GOOD]
    assert [one.after for one in moves] == [worth(0.2)] * 2
    assert [one.before for one in moves] == others[:2]


def test_a_variation_is_judged_as_a_line_of_its_own() -> None:
    record = game(("7g7f", 20, "3c3d"), ("3c3d", 25, "2g2f"))
    aside = record.node((0,)).add(move("5a6b"))
    aside.evaluation = Evaluation(worth(0.7))
    first, second = judged_moves(record, [record.node((0,)), aside])
    assert (first.ply, second.ply, second.move) == (1, 2, move("5a6b"))
    assert second.judgement is Judgement.MISTAKE


def test_the_best_move_of_the_engine_is_best_in_the_book_too() -> None:
    record = game(("7g7f", 0, "3c3d"))
    (judged,) = judged_moves(record, in_book=lambda _position, _move: True)
    assert (judged.in_book, judged.judgement) == (True, Judgement.BEST)


def test_a_move_of_the_book_is_no_fault() -> None:
    record = game(("9g9f", worth(0.4), "3c3d"))
    known = (Position.start(STANDARD), move("9g9f"))
    (judged,) = judged_moves(record, in_book=lambda position, played: (position, played) == known)
    assert judged.in_book
    assert (judged.judgement, judged.loss) == (Judgement.GOOD, 0.0)


@pytest.mark.parametrize(
    ("end", "judgement"),
    [
        (Outcome(Reason.REPETITION), Judgement.BLUNDER),
        (Outcome(Reason.PERPETUAL_CHECK, Color.WHITE), Judgement.BLUNDER),
        (Outcome(Reason.RESIGNATION, Color.WHITE), Judgement.GOOD),
    ],
)
def test_where_the_board_ends_the_game_the_end_counts(end: Outcome, judgement: Judgement) -> None:
    record = game(("2g2f", worth(0.9), ""), first=(worth(0.9), "7g7f"))
    record.main_line()[-1].end(end)
    (judged,) = judged_moves(record)
    assert judged.judgement is judgement


@pytest.mark.parametrize(
    ("played", "is_marked"),
    [("8b8f", True), ("8b8f", False), ("3c3d", True)],
    ids=["marked", "not marked", "for a reason beside the board"],
)
def test_a_foul_ends_what_can_be_judged(played: str, is_marked: bool) -> None:
    record = game(("7g7f", 20, "3c3d"), (played, 30, "2g2f"), ("2g2f", 30, ""))
    record.main_line()[1].illegal = is_marked
    assert [one.ply for one in judged_moves(record)] == [1]


def test_judgements_are_called_in_files_what_they_are() -> None:
    assert [one.value for one in Judgement] == ["best", "good", "inaccuracy", "mistake", "blunder"]
