"""What a player likes: attack, defence, taking, exchanges, quiet moves. A taste, not a strength.

Among moves that look nearly as good as the best one, the one that is most to the player's liking is made.
What a move gives up for it never exceeds a tolerance, so that a taste costs little; it is wider for who
judges roughly anyway. What that changes in the moves, and what it costs, is in docs/levels.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta, Struct

from shogi_desktop.analysis.values import worth
from shogi_desktop.app.players.sight import MATE_VALUE, gain_of
from shogi_desktop.rules import (
    BoardMove,
    Color,
    Drop,
    Move,
    Position,
    Square,
    file_of,
    parse_usi_move,
    rank_of,
)

Degree = Annotated[int, Meta(ge=-2, le=2)]
"""How much something is liked; below 0 it is kept away from."""
LINES: Final = 4
"""So many lines at least are needed to choose among them by taste."""
_TOLERANCE: Final = 60.0
_OF_NOISE: Final = 0.25
"""Centipawns that a move may look worse than the best, and what is added of the noise in the judgement."""
_GREAT_GAIN: Final = 400
_EQUAL: Final = 150
"""Pieces whose worth differs by less are exchanged, not won."""
_NEAR: Final = 2
_RARE: Final = 2.0
"""What there is seldom a choice of weighs more where there is one."""


class Temper(Struct, frozen=True, forbid_unknown_fields=True):
    """How much a player likes each kind of move."""

    attack: Degree = 0
    """Checks, and moves to the enemy's king."""
    defence: Degree = 0
    """Men around the own king, and the king itself brought away."""
    greed: Degree = 0
    """To take, and to promote."""
    exchanges: Degree = 0
    """To take what is taken back."""
    patience: Degree = 0
    """Quiet moves on the own side of the board."""

    @property
    def is_even(self) -> bool:
        """Whether nothing is preferred."""
        return not (self.attack or self.defence or self.greed or self.exchanges or self.patience)


EVEN: Final = Temper()


def most_liked(looks: Mapping[str, float], position: Position, temper: Temper, noise: float = 0.0) -> str:
    """The move (USI text) that such a player makes where moves look worth that much, in centipawns.

    A mate that is seen is played. :param noise: that of the judgement, which widens the tolerance.

    :raises ValueError: there are no moves.
    """
    best = max(looks, key=lambda text: looks[text])
    top = looks[best]
    if temper.is_even or abs(top) > MATE_VALUE:
        return best
    tolerance = _TOLERANCE + _OF_NOISE * noise
    close = {text: look for text, look in looks.items() if look >= top - tolerance}
    if len(close) == 1:
        return best

    def wish(text: str) -> float:
        move = parse_usi_move(text, position.variant)
        return close[text] + tolerance * max(-1.0, min(1.0, liking(move, position, temper)))

    return max(close, key=wish)


def liking(move: Move, position: Position, temper: Temper) -> float:
    """How much such a player likes a legal move, about -3 to 3; 0 for what leaves it cold."""
    mover = position.turn
    gives_check = _gives_check(move, position)
    gain = gain_of(move, position)
    to_enemy = 1.0 if gives_check else _closeness(move.target, position.king(mover.opponent))
    total = temper.attack * to_enemy
    if temper.defence:
        total += temper.defence * _shelter(move, position, mover)
    total += _RARE * temper.greed * min(1.0, gain / _GREAT_GAIN)
    if temper.exchanges:
        total += _RARE * temper.exchanges * _exchange(move, position)
    if temper.patience and not gain and not gives_check and _is_at_home(move.target, position, mover):
        total += temper.patience
    return total / 2


def _gives_check(move: Move, position: Position) -> bool:
    after = position.copy()
    after.play(move)
    return after.is_check()


def _closeness(square: Square, king: Square | None) -> float:
    """1 beside the king or one square off, a half one further."""
    if king is None:
        return 0.0
    away = max(abs(file_of(king) - file_of(square)), abs(rank_of(king) - rank_of(square)))
    return 1.0 if away <= _NEAR else 0.5 if away == _NEAR + 1 else 0.0


def _shelter(move: Move, position: Position, mover: Color) -> float:
    king = position.king(mover)
    if isinstance(move, BoardMove) and move.origin == king:
        return 0.0 if position.is_check() or abs(file_of(move.target) - file_of(king)) == 0 else 0.7
    near = _closeness(move.target, king)
    was = _closeness(move.origin, king) if isinstance(move, BoardMove) else 0.0
    return near if near > was else 0.5 * (near - was)


def _exchange(move: Move, position: Position) -> float:
    """1 where a move takes what is worth about as much and can be taken back."""
    taken = position.piece_at(move.target)
    if taken is None or isinstance(move, Drop):
        return 0.0
    piece = position.piece_at(move.origin)
    if piece is None or not position.attackers(move.target, position.turn.opponent):
        return 0.0
    given, got = (worth(one.kind, position.variant) for one in (piece, taken))
    return 1.0 if abs(given - got) <= _EQUAL else 0.0


def _is_at_home(square: Square, position: Position, mover: Color) -> bool:
    """Whether a square is on the mover's half of the board."""
    rank, ranks = rank_of(square), position.variant.ranks
    return 2 * rank > ranks + 1 if mover is Color.BLACK else 2 * rank < ranks + 1
