"""What an engine says, as values."""

from __future__ import annotations

from shogi_desktop.app.analysis.findings import evaluation_of, playable, seen_from_black
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import STANDARD, Color, Position, parse_usi_move
from shogi_desktop.usi.messages import Centipawns, Info, Mate


def after(*moves: str) -> Position:
    position = Position.start(STANDARD)
    for move in moves:
        position.play(parse_usi_move(move, STANDARD))
    return position


def test_scores_are_turned_to_blacks_side() -> None:
    assert seen_from_black(Centipawns(80), Color.BLACK) == 80
    assert seen_from_black(Centipawns(80), Color.WHITE) == -80
    assert seen_from_black(Mate(winning=True, plies=5), Color.WHITE) == ForcedMate(Color.WHITE, 5)
    assert seen_from_black(Mate(winning=False, plies=None), Color.WHITE) == ForcedMate(Color.BLACK)


def test_a_line_of_an_engine_becomes_an_evaluation() -> None:
    info = Info(depth=9, nodes=1234, score=Centipawns(-31), pv=("3c3d", "2g2f"))
    moves = tuple(parse_usi_move(text, STANDARD) for text in ("3c3d", "2g2f"))
    assert evaluation_of(info, after("7g7f"), "E") == Evaluation(31, 9, 1234, "E", moves)


def test_a_line_without_a_score_is_none() -> None:
    assert evaluation_of(Info(depth=3, pv=("7g7f",)), after()) is None


def test_a_line_is_kept_up_to_its_first_impossible_move() -> None:
    assert [move.usi for move in playable(("7g7f", "7f7e", "3c3d"), after())] == ["7g7f"]
    assert playable(("nonsense",), after()) == ()


def test_an_engine_without_a_name_has_none() -> None:
    found = evaluation_of(Info(3, score=Centipawns(5)), Position.start(STANDARD))
    assert found == Evaluation(5, 3, None, "")
