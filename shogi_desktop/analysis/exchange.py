"""Exchanges: what a capture wins when both sides go on taking on that square, as long as it pays.

Only legal moves are made, so pins and checks are respected. The least valuable piece takes first; the
side to move may stop at any time. Gains are in hundredths of a pawn, for the side that moves.
"""

from __future__ import annotations

from shogi_desktop.analysis.values import promotion_gain, worth
from shogi_desktop.rules import BoardMove, Move, Position, Square

Capture = tuple[int, BoardMove]
"""What a capture gains, and the capture."""


def captures(position: Position, square: Square | None = None) -> list[BoardMove]:
    """The captures that the side to move can make, on `square` alone if it is given."""
    them = position.turn.opponent
    return [
        move
        for move in position.legal_moves(drops=False)
        if isinstance(move, BoardMove)
        and (square is None or move.target == square)
        and (taken := position.piece_at(move.target)) is not None
        and taken.color is them
    ]


def gain_of(position: Position, capture: Move) -> int:
    """What `capture` wins, the other side answering on the same square as long as that pays."""
    taken = position.piece_at(capture.target)
    if taken is None or not isinstance(capture, BoardMove):
        return 0
    piece = position.piece_at(capture.origin)
    assert piece is not None
    variant = position.variant
    gain = worth(taken.kind, variant) + (promotion_gain(piece.kind, variant) if capture.promote else 0)
    transition = position.perform_trusted(capture)
    answer = _best_on(position, capture.target)
    position.undo(transition)
    return gain - answer


def best_capture(position: Position) -> Capture | None:
    """The capture that wins most; None where none wins anything."""
    best: Capture | None = None
    for move in captures(position):
        gain = gain_of(position, move)
        if gain > 0 and (best is None or gain > best[0]):
            best = (gain, move)
    return best


def _best_on(position: Position, square: Square) -> int:
    """What the side to move wins by taking on `square` with its least piece; 0 if it had better not."""
    moves = captures(position, square)
    if not moves:
        return 0
    least = min(_price(position, move) for move in moves)
    return max(0, *(gain_of(position, move) for move in moves if _price(position, move) == least))


def _price(position: Position, move: BoardMove) -> int:
    """What is put at risk by taking with this piece."""
    piece = position.piece_at(move.origin)
    assert piece is not None
    return worth(piece.kind, position.variant)
