"""The same with Black and White exchanged: what holds for one side holds for the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from msgspec import structs

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.game import Evaluation, ForcedMate, Node
from shogi_desktop.rules import BoardMove, Color, Drop, Move, Position, Variant


def move_of_other(move: Move, variant: Variant) -> Move:
    """The move on the board turned round."""
    target = variant.opposite(move.target)
    if isinstance(move, Drop):
        return Drop(move.kind, target)
    return BoardMove(variant.opposite(move.origin), target, move.promote)


def line_of_other(line: Iterable[Move], variant: Variant) -> tuple[Move, ...]:
    return tuple(move_of_other(move, variant) for move in line)


def position_of_other(position: Position) -> Position:
    """The board turned round, each piece and what is in hand the other side's, who is to move too."""
    variant = position.variant
    other = Position(variant)
    for sq, piece in position.pieces():
        other.put(variant.piece(piece.kind, piece.color.opponent), variant.opposite(sq))
    for color in Color:
        for kind, count in position.hand(color).items():
            other.set_hand(color.opponent, kind, count)
    other.turn = position.turn.opponent
    return other


def score_of_other(score: int | ForcedMate) -> int | ForcedMate:
    return -score if isinstance(score, int) else ForcedMate(score.winner.opponent, score.plies)


def evaluation_of_other(evaluation: Evaluation, variant: Variant) -> Evaluation:
    return structs.replace(
        evaluation, score=score_of_other(evaluation.score), line=line_of_other(evaluation.line, variant)
    )


def judged_of_other(judged: JudgedMove) -> JudgedMove:
    """The same move of the other side; what is known of it likewise."""
    variant = judged.position.variant
    node = Node().add(move_of_other(judged.move, variant))
    if judged.node.evaluation is not None:
        node.evaluation = evaluation_of_other(judged.node.evaluation, variant)
    return replace(
        judged,
        node=node,
        position=position_of_other(judged.position),
        before=evaluation_of_other(judged.before, variant),
        after=score_of_other(judged.after),
        reply=line_of_other(judged.reply, variant),
    )
