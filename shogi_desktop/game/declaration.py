"""The winner's declaration with the king in the far camp, by 27 points (RULES.md 2.4; CSA, 81Dojo).

Only standard shogi has the points for it: Okisaki shogi has no such rule (4.10), so there nobody can win so.
"""

from __future__ import annotations

from shogi_desktop.game.outcome import Outcome, Reason
from shogi_desktop.rules import STANDARD, Color, Position

_LARGE = frozenset({"rook", "bishop", "dragon", "horse"})
_LARGE_POINTS = 5
_PIECES_IN_ZONE = 10
_POINTS = {Color.BLACK: 28, Color.WHITE: 27}


def declaration_outcome(position: Position, start: Position) -> Outcome:
    """How the game ends when the side to move declares: it wins, or has declared falsely and loses.

    `start` is the game's first position: the pieces that White gave there count for White.
    """
    declarer = position.turn
    if declaration_holds(position, points_given(start) if declarer is Color.WHITE else 0):
        return Outcome(Reason.DECLARATION, declarer)
    return Outcome(Reason.FALSE_DECLARATION, declarer.opponent)


def declaration_holds(position: Position, given: int = 0) -> bool:
    """Whether the side to move may declare: king and ten more in the zone, no check, and the points.

    `given` points are added to those of its pieces in the zone and in hand. Time left is not asked here.
    """
    color, variant = position.turn, position.variant
    king = position.king(color)
    if variant is not STANDARD or king is None or not variant.in_zone(color, king) or position.is_check():
        return False
    inside = [
        piece.kind.id
        for square, piece in position.pieces()
        if piece.color is color and not piece.kind.royal and variant.in_zone(color, square)
    ]
    in_hand = sum(_points(kind.id) * count for kind, count in position.hand(color).items())
    points = sum(map(_points, inside)) + in_hand + given
    return len(inside) >= _PIECES_IN_ZONE and points >= _POINTS[color]


def points_given(start: Position) -> int:
    """The points of the pieces that White gave before the game."""
    return max(0, _all_points(Position.start(start.variant)) - _all_points(start))


def _all_points(position: Position) -> int:
    """White's points at the beginning of a game, its hand included."""
    white = Color.WHITE
    on_board = (piece.kind for _, piece in position.pieces() if piece.color is white)
    in_hand = (_points(kind.id) * count for kind, count in position.hand(white).items())
    return sum(_points(kind.id) for kind in on_board if not kind.royal) + sum(in_hand)


def _points(kind_id: str) -> int:
    return _LARGE_POINTS if kind_id in _LARGE else 1
