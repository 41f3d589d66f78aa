"""Impasse: when both kings are safe in the far camps (RULES.md 2.4, 4.10).

A judge is made for one game: the rule chosen and what White gave before it. It counts, says who may declare
or propose, and what follows. The rules that end a game of themselves (try, all pieces home) are asked by
`endings`; that somebody declared or agreed is for `Session` to be told.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shogi_desktop.game.outcome import Outcome, Reason
from shogi_desktop.rules import Color, ImpasseRule, PieceKind, Position, Transition, Variant

PIECES_TO_DECLARE: Final = 10
"""Own pieces beside the king in the zone that a declaration needs."""

DECLARED: Final = frozenset({ImpasseRule.DECLARATION_27, ImpasseRule.DECLARATION_24})
"""Rules under which the player to move may end the game alone."""

AGREED: Final = frozenset({ImpasseRule.POINTS_24, ImpasseRule.POINTS_27, ImpasseRule.AGREEMENT})
"""Rules under which one player proposes and the other agrees."""

AUTOMATIC: Final = frozenset({ImpasseRule.TRY_RULE, ImpasseRule.ALL_PIECES_HOME})
"""Rules that end a game of themselves."""

_LARGE_POINTS = 5


class SideCount(Struct, frozen=True):
    """How one side stands with regard to impasse.

    `pieces_in_zone` counts its pieces in its promotion zone beside the king; `zone_points` are the points of
    those and of its hand, `all_points` of everything it has; both hold what the side gave before the game.
    """

    king_in_zone: bool
    in_check: bool
    pieces_in_zone: int
    zone_points: int
    all_points: int


class ImpasseJudge(Struct, frozen=True):
    """The impasse rule of one game. `given` are the points of the pieces that White gave before it."""

    rule: ImpasseRule
    given: int = 0

    @classmethod
    def of(cls, rule: ImpasseRule, start: Position) -> ImpasseJudge:
        """The judge for a game from `start`: what is in nobody's hand and on no square, White has given."""
        return cls(rule, points_given(start))

    def count(self, position: Position, color: Color) -> SideCount:
        """How `color` stands in `position`."""
        variant, king = position.variant, position.king(color)
        own = [(sq, piece.kind) for sq, piece in position.pieces() if piece.color is color]
        inside = [kind for sq, kind in own if not kind.royal and variant.in_zone(color, sq)]
        in_hand = sum(_points(kind) * count for kind, count in position.hand(color).items())
        extra = in_hand + (self.given if color is Color.WHITE else 0)
        return SideCount(
            king_in_zone=king is not None and variant.in_zone(color, king),
            in_check=king is not None and position.is_check(color),
            pieces_in_zone=len(inside),
            zone_points=sum(map(_points, inside)) + extra,
            all_points=sum(_points(kind) for _, kind in own if not kind.royal) + extra,
        )

    def king_arrived(self, position: Position, color: Color) -> bool:
        """Whether the king of `color` stands on the other king's start square, the goal of the try rule."""
        return position.king(color) == _kings_start(position.variant, color.opponent)

    def pieces_outside(self, position: Position, color: Color) -> int:
        """How many pieces of `color` on the board, the king too, are not yet in its zone."""
        own = (sq for sq, piece in position.pieces() if piece.color is color)
        return sum(not position.variant.in_zone(color, sq) for sq in own)

    def points_to_win(self, color: Color) -> int | None:
        """The points with which `color` wins, or None where the rule has no such number."""
        return {
            ImpasseRule.POINTS_27: 28 if color is Color.BLACK else 27,
            ImpasseRule.DECLARATION_27: 28 if color is Color.BLACK else 27,
            ImpasseRule.DECLARATION_24: 31,
        }.get(self.rule)

    def points_not_to_lose(self) -> int | None:
        """The points that at least draw, or None where the rule has no such number."""
        drawing = {ImpasseRule.POINTS_24, ImpasseRule.DECLARATION_24, ImpasseRule.ALL_PIECES_HOME}
        return 24 if self.rule in drawing else None

    def may_declare(self, position: Position) -> bool:
        """Whether the side to move may declare without losing by it. Time left is not asked here."""
        return self.rule in DECLARED and self.declare(position).reason is not Reason.FALSE_DECLARATION

    def declare(self, position: Position) -> Outcome:
        """How the game ends when the side to move declares: a win, a draw by 24 points, or a loss."""
        color = position.turn
        count = self.count(position, color)
        stands = count.king_in_zone and not count.in_check and count.pieces_in_zone >= PIECES_TO_DECLARE
        if self.rule in DECLARED and stands:
            to_win, to_draw = self.points_to_win(color), self.points_not_to_lose()
            if to_win is not None and count.zone_points >= to_win:
                return Outcome(Reason.DECLARATION, color)
            if to_draw is not None and count.zone_points >= to_draw:
                return Outcome(Reason.IMPASSE)
        return Outcome(Reason.FALSE_DECLARATION, color.opponent)

    def may_propose(self, position: Position) -> bool:
        """Whether a player may propose to end the game: an agreement is asked for, and both kings are in."""
        return self.rule in AGREED and both_kings_in(position)

    def agreed(self, position: Position) -> Outcome:
        """How the game ends when both players agree that it is an impasse (24 or 27 points, 4.10)."""
        if self.rule is ImpasseRule.POINTS_27:
            return self._by_27_points(position)
        return Outcome(Reason.IMPASSE) if self.rule is ImpasseRule.AGREEMENT else self._by_24_points(position)

    def _by_27_points(self, position: Position) -> Outcome:
        for color in Color:
            needed = self.points_to_win(color)
            if needed is not None and self.count(position, color).all_points >= needed:
                return Outcome(Reason.IMPASSE, color)
        return Outcome(Reason.IMPASSE)

    def _by_24_points(self, position: Position) -> Outcome:
        """Under 24 loses; where a set-up position has too few pieces for both, nobody does."""
        short = [color for color in Color if self.count(position, color).all_points < 24]
        return Outcome(Reason.IMPASSE, short[0].opponent if len(short) == 1 else None)

    def ending_after(self, position: Position, last: Transition) -> Outcome | None:
        """How the game ended of itself by `last`, which led to `position`: try rule, or all pieces home."""
        if self.rule not in AUTOMATIC or not both_kings_in(position):
            return None
        mover = last.color
        if self.rule is ImpasseRule.TRY_RULE:
            reached = last.piece.kind.royal and self.king_arrived(position, mover)
            return Outcome(Reason.TRY_RULE, mover) if reached else None
        return None if self.pieces_outside(position, mover) else self._by_24_points(position)


def points_given(start: Position) -> int:
    """The points of what is nowhere in `start`, the first position of a game: White has given it."""
    full = Position.start(start.variant)
    return max(0, _points_there(full) - _points_there(start))


def both_kings_in(position: Position) -> bool:
    """Whether either king has entered its promotion zone."""
    kings = {color: position.king(color) for color in Color}
    return all(king is not None and position.variant.in_zone(color, king) for color, king in kings.items())


def _kings_start(variant: Variant, color: Color) -> int | None:
    return Position.start(variant).king(color)


def _points_there(position: Position) -> int:
    """The points of all pieces of both sides, those in hand included."""
    on_board = sum(_points(piece.kind) for _, piece in position.pieces() if not piece.kind.royal)
    hands = (position.hand(color).items() for color in Color)
    return on_board + sum(_points(kind) * count for hand in hands for kind, count in hand)


def _points(kind: PieceKind) -> int:
    return _LARGE_POINTS if kind.large else 1
