"""A move and what an engine said of it, for tests of what is told of that."""

from __future__ import annotations

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import STRICT, Thresholds, judge
from shogi_desktop.game import Evaluation, Node
from shogi_desktop.rules import Position, Variant, parse_usi_move


def judged_move(
    variant: Variant,
    sfen: str,
    move: str,
    before: Evaluation,
    after: Evaluation,
    thresholds: Thresholds = STRICT,
) -> JudgedMove:
    """`move` (USI text) in the position of `sfen`, judged by what is known of the positions beside it."""
    position = Position.from_sfen(sfen, variant)
    node = Node().add(parse_usi_move(move, variant))
    assert node.move is not None
    judgement, loss = judge(before, node.move, after.score, position.turn, variant, thresholds)
    return JudgedMove(1, node, position, before, after.score, after.line, judgement, loss)
