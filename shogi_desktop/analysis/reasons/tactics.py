"""Forks, pins and discovered attacks that a fault allows: the answer makes it, the move after that takes.

Each wants three things: the picture on the board after the answer, the capture by which the engine's line
cashes it in two plies later, and a loss of material that stays (`Evidence.settled_loss`).
"""

from __future__ import annotations

from shogi_desktop.analysis.exchange import gain_of
from shogi_desktop.analysis.reasons.evidence import LOSS, Evidence
from shogi_desktop.analysis.reasons.reason import Reason, ReasonId
from shogi_desktop.analysis.waiting import turned
from shogi_desktop.rules import BoardMove, Move, Piece, Position, Square

_CASHED = 4
"""Plies of the line, the fault among them, after which the piece is taken."""


def allows_tactic(evidence: Evidence) -> Reason | None:
    """The fork, discovered attack or pin that the fault allows, if one is proven."""
    if len(evidence.played) < _CASHED:
        return None
    answer, capture = evidence.played[1], evidence.played[3]
    if not isinstance(capture, BoardMove):
        return None
    taken = evidence.after(3).piece_at(capture.target)
    stood = evidence.after(2).piece_at(capture.target)
    # What is taken stood there when the answer was played, and could not get away.
    if taken is None or taken is not stood or not evidence.is_piece(taken):
        return None
    if gain_of(evidence.after(1).copy(), answer) >= LOSS:
        return None
    if evidence.settled_loss(_CASHED) < LOSS or not evidence.is_spared_by_best(_CASHED):
        return None
    line = evidence.played[:_CASHED]
    by = evidence.after(2).piece_at(answer.target)
    assert by is not None
    for id_, holds in (
        (ReasonId.ALLOWS_FORK, _is_fork),
        (ReasonId.ALLOWS_DISCOVERED_ATTACK, _is_discovered),
        (ReasonId.ALLOWS_PIN, _is_pin),
    ):
        if holds(evidence, answer, capture):
            return Reason(id_, line, taken.kind, capture.target, by.kind)
    return None


def _is_fork(evidence: Evidence, answer: Move, capture: BoardMove) -> bool:
    """The piece that answered attacks two things that it did not attack before, and takes one of them."""
    if capture.origin != answer.target:
        return False
    before, after = evidence.after(1), evidence.after(2)
    origin = answer.origin if isinstance(answer, BoardMove) else None
    targets = [
        square
        for square in _targets(evidence, after)
        if answer.target in after.attackers(square, evidence.mover.opponent)
        and _is_threatened(after, square, answer.target)
    ]
    new = [
        square
        for square in targets
        if origin is None or origin not in before.attackers(square, evidence.mover.opponent)
    ]
    return len(targets) >= 2 and capture.target in targets and bool(new)


def _is_discovered(evidence: Evidence, answer: Move, capture: BoardMove) -> bool:
    """Another piece takes, along a line that the answer opened."""
    if not isinstance(answer, BoardMove) or capture.origin == answer.target:
        return False
    enemy = evidence.mover.opponent
    before, after = evidence.after(1), evidence.after(2)
    if before.piece_at(capture.origin) is not after.piece_at(capture.origin):
        return False
    return (
        capture.origin not in before.attackers(capture.target, enemy)
        and capture.origin in after.attackers(capture.target, enemy)
        and answer.origin in _between(capture.origin, capture.target, evidence)
    )


def _is_pin(evidence: Evidence, answer: Move, capture: BoardMove) -> bool:
    """The piece that is taken stood between its king and the piece that answered, and could not move away."""
    after = evidence.after(2)
    king = after.king(evidence.mover)
    enemy = evidence.mover.opponent
    if king is None or answer.target not in after.attackers(capture.target, enemy):
        return False
    if answer.target in after.attackers(king, enemy):
        return False
    without = after.copy()
    without.put(None, capture.target)
    return answer.target in without.attackers(king, enemy)


def _targets(evidence: Evidence, position: Position) -> list[Square]:
    """The mover's king and pieces."""
    return [
        square
        for square, piece in position.pieces()
        if evidence.is_piece(piece) or (piece.color is evidence.mover and piece.kind.royal)
    ]


def _is_threatened(position: Position, square: Square, origin: Square) -> bool:
    """Whether the piece on `origin` would win something on `square`, were it to move; a king in any case."""
    piece: Piece | None = position.piece_at(square)
    assert piece is not None
    if piece.kind.royal:
        return True
    theirs = turned(position)
    moves = [move for move in theirs.legal_moves_from(origin) if move.target == square]
    return any(gain_of(theirs, move) >= LOSS for move in moves)


def _between(origin: Square, target: Square, evidence: Evidence) -> set[Square]:
    """The squares between two on one straight line; none where there is no such line."""
    files = (target >> 4) - (origin >> 4)
    ranks = (target & 15) - (origin & 15)
    steps = max(abs(files), abs(ranks))
    if not steps or files % steps or ranks % steps:
        return set()
    squares = {Square(origin + n * (files // steps * 16 + ranks // steps)) for n in range(1, steps)}
    return {square for square in squares if evidence.variant.contains(square)}
