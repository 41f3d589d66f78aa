"""Forks, pins and discovered attacks that a fault allows: the answer makes it, a move soon after that takes.

Each wants three things: the picture on the board after the answer, the capture by which the engine's line
cashes it in two or four plies later, and a loss of material that stays (`Evidence.settled_loss`).
"""

from __future__ import annotations

from typing import Final

from shogi_desktop.analysis.exchange import gain_of
from shogi_desktop.analysis.reasons.evidence import LOSS, Evidence
from shogi_desktop.analysis.reasons.reason import Reason, ReasonId
from shogi_desktop.analysis.waiting import turned
from shogi_desktop.rules import BoardMove, Move, Piece, Position, Square

_CASHED: Final = (4, 6)
"""After so many plies of the line, the fault among them, the piece is taken."""


def allows_tactic(evidence: Evidence) -> Reason | None:
    """The fork, discovered attack or pin that the fault allows, if one is proven."""
    if len(evidence.played) < _CASHED[0] or gain_of(evidence.after(1).copy(), evidence.played[1]) >= LOSS:
        return None
    found = (_tactic(evidence, plies) for plies in _CASHED if len(evidence.played) >= plies)
    return next((reason for reason in found if reason is not None), None)


def _tactic(evidence: Evidence, plies: int) -> Reason | None:
    """The one by which a piece is taken after so many plies."""
    answer, capture = evidence.played[1], evidence.played[plies - 1]
    if not isinstance(capture, BoardMove):
        return None
    taken = evidence.after(plies - 1).piece_at(capture.target)
    # What is taken stood there when the answer was played, and could not get away.
    if taken is None or not evidence.is_piece(taken) or _stirs(evidence, capture.target, plies):
        return None
    if evidence.settled_loss(plies) < LOSS or not evidence.is_spared_by_best(plies):
        return None
    by = evidence.after(2).piece_at(answer.target)
    assert by is not None
    for id_, holds in (
        (ReasonId.ALLOWS_FORK, _is_fork),
        (ReasonId.ALLOWS_DISCOVERED_ATTACK, _is_discovered),
        (ReasonId.ALLOWS_PIN, _is_pin),
    ):
        if not holds(evidence, answer, capture):
            continue
        # A king that has stepped away has ended the pin.
        if id_ is not ReasonId.ALLOWS_PIN or _king_stays(evidence, plies):
            return Reason(id_, evidence.played[:plies], taken.kind, capture.target, by.kind)
    return None


def _stirs(evidence: Evidence, square: Square, plies: int) -> bool:
    """Whether between the answer and the capture something moves to `square` or away from it."""
    return any(
        move.target == square or (isinstance(move, BoardMove) and move.origin == square)
        for move in evidence.played[2 : plies - 1]
    )


def _king_stays(evidence: Evidence, plies: int) -> bool:
    """Whether between the answer and the capture the king does not move."""
    mover = evidence.mover
    return evidence.after(2).king(mover) == evidence.after(plies - 1).king(mover)


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
    """The answer opens a line: what stands behind takes along it, or checks while what moved takes."""
    if not isinstance(answer, BoardMove):
        return False
    enemy = evidence.mover.opponent
    before, after = evidence.after(1), evidence.after(2)
    if capture.origin == answer.target:
        king = after.king(evidence.mover)
        behind = set() if king is None else set(after.attackers(king, enemy)) - {answer.target}
        return bool(behind) and answer.target in after.attackers(capture.target, enemy)
    if before.piece_at(capture.origin) is not after.piece_at(capture.origin):
        return False
    return (
        capture.origin not in before.attackers(capture.target, enemy)
        and capture.origin in after.attackers(capture.target, enemy)
        and answer.origin in _between(capture.origin, capture.target, evidence)
    )


def _is_pin(evidence: Evidence, _answer: Move, capture: BoardMove) -> bool:
    """The piece that is taken stands between its king and a piece that attacks along that line, and the one
    or the other came with the fault or the answer; or the answer attacks what was pinned already.
    """
    enemy, square = evidence.mover.opponent, capture.target
    before, after = evidence.before, evidence.after(2)
    pinners = _pinners(after, square, evidence)
    if not pinners:
        return False
    attackers = set(after.attackers(square, enemy))
    piece = after.piece_at(square)
    is_new = before.piece_at(square) is not piece or not pinners <= _pinners(before, square, evidence)
    return is_new or not attackers <= set(before.attackers(square, enemy))


def _pinners(position: Position, square: Square, evidence: Evidence) -> set[Square]:
    """From where the mover's piece on `square` is pinned to its king."""
    king, enemy = position.king(evidence.mover), evidence.mover.opponent
    if king is None or position.piece_at(square) is None:
        return set()
    without = position.copy()
    without.put(None, square)
    return set(without.attackers(king, enemy)) - set(position.attackers(king, enemy))


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
