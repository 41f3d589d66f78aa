"""How a computer player opens one game: which plan of its repertoire holds, and what that wishes of a move.

The preferences are drawn once for a game. Which of them holds is asked at every move, from the board alone:
so a plan is left when the other side does what it is not for, and taken up again after a move taken back.
"""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Sequence
from typing import Final

from msgspec.structs import replace

from shogi_desktop.analysis.values import worth
from shogi_desktop.analysis.win_chance import scale
from shogi_desktop.app.players.plans import CastlePlan, Goal, Need, Plan, plans_of
from shogi_desktop.app.players.wishes import Allowance, Wishes, as_black, wishes_for
from shogi_desktop.rules import (
    BoardMove,
    Color,
    Move,
    Position,
    Square,
    Variant,
    file_of,
    parse_usi_move,
    rank_of,
)

_EARLY_TOLERANCE: Final = 0.1
_LATE_TOLERANCE: Final = 0.07
"""In chance to win, at the first ply and at the last one of the plans."""
_BUDGET: Final = 0.035
_THRIFT: Final = 12
"""What a plan may cost in all, in chance to win; from there on a move may cost that part of the tolerance."""
_CASTLE_THRIFT: Final = 6
"""The same part for the men of a castle that was asked for by its name, beyond its own budget."""
_GIVER_PLIES: Final = 90
"""So long who gives a handicap keeps pieces on the board."""
_GIVER_TOLERANCE: Final = 0.02
_GIVER_THRIFT: Final = 2
_EVEN_TRADE: Final = 150
"""Men whose worth differs by no more are exchanged for each other, in centipawns."""


class OpeningPlay:
    """The opening of one player in one game."""

    def __init__(self, variant: Variant, style: str, rng: random.Random) -> None:
        """:param style: the id of a repertoire, of `FREE`, or empty. ``rng`` draws the preferences."""
        self._variant = variant
        self._plans = plans_of(variant)
        self._repertoire = self._plans.repertoire(style)
        self._style = style
        self._seed = rng.getrandbits(32)
        self._games = {handicap.sfen: handicap.id for handicap in variant.handicaps}

    def wishes(
        self, start_sfen: str, moves: Sequence[str], position: Position, legal: Collection[Move]
    ) -> Wishes | None:
        """What it wishes of the move to make after `moves` (USI text); None when it has no wish."""
        game = self._games.get(start_sfen)
        if self._repertoire is None or game is None or position.is_check():
            return None
        gives = game != "even" and position.turn is Color.WHITE
        found = self._planned(game, moves, position, legal)
        if gives and len(moves) < _GIVER_PLIES:
            found = _keeping(found, position, legal)
        return found if found is not None and (found.places or found.against) else None

    def plan(self, game: str, position: Position) -> tuple[Plan, CastlePlan] | None:
        """The plan that the side to move follows in this position, and its castle.

        :param game: the id of the handicap that the game began with, `even` for none.
        """
        if self._repertoire is None:
            return None
        known = {plan.id: plan for plan in self._plans.plans}
        own = [known[plan_id] for plan_id in self._repertoire.plans]
        fitting = [plan for plan in own if self._fits(plan, game, position)]
        fitting = fitting or [plan for plan in known.values() if self._fits(plan, game, position)]
        liked = [plan for plan in fitting if self._castles(plan, position, liked=True)]
        plan = max(liked or fitting, key=self._preference, default=None)
        if plan is None:
            return None
        castles = self._castles(plan, position, liked=True) or self._castles(plan, position, liked=False)
        if not castles:
            return plan, CastlePlan("", (), (), ())
        return plan, max(castles, key=lambda castle: self._drawn(castle.id, plan.castles[castle.id]))

    def _planned(
        self, game: str, moves: Sequence[str], position: Position, legal: Collection[Move]
    ) -> Wishes | None:
        chosen = self.plan(game, position) if len(moves) < self._plans.plies else None
        if chosen is None:
            return None
        color = position.turn
        mine = moves[len(moves) % 2 :: 2]
        made = {as_black(parse_usi_move(text, self._variant), color, self._variant) for text in mine}
        plan, castle = chosen
        goals = list(plan.first) if _is_still_to_range(plan, position) else merged_goals(plan, castle)
        allowance = self._allowance(game, color, len(moves), _BUDGET, _THRIFT)
        is_asked_for = castle.id != "" and castle.id == self._style
        wished = wishes_for(goals, position, legal, made, allowance, castle.body if is_asked_for else ())
        dearer = self._allowance(game, color, len(moves), castle.budget, _CASTLE_THRIFT)
        return replace(wished, lines=self._plans.lines, castle=dearer if is_asked_for else None)

    def _allowance(self, game: str, color: Color, plies: int, budget: float, thrift: int) -> Allowance:
        """What `color` may give up, counted from what a handicap is worth to it, for or against."""
        chances = _EARLY_TOLERANCE + (_LATE_TOLERANCE - _EARLY_TOLERANCE) * plies / self._plans.plies
        tolerance, advantage = _centipawns(chances, self._variant), self._plans.advantages.get(game, 0.0)
        start = advantage if color is Color.BLACK else -advantage
        return Allowance(tolerance, _centipawns(budget, self._variant) - start, tolerance / thrift)

    def _preference(self, plan: Plan) -> float:
        weights = self._repertoire.plans if self._repertoire is not None else {}
        return self._drawn(plan.id, weights.get(plan.id, 1.0))

    def _drawn(self, name: str, weight: float) -> float:
        """A number that is the greatest among others as often as its weight says; the same all game long."""
        return math.log(1 - random.Random(f"{self._seed} {name}").random()) / weight

    def _castles(self, plan: Plan, position: Position, *, liked: bool) -> list[CastlePlan]:
        """The castles that go with the plan now; with `liked`, those of the repertoire."""
        assert self._repertoire is not None
        wanted = self._repertoire.castles if liked else ()
        castles = [self._plans.castle(castle_id, plan) for castle_id in plan.castles]
        return [
            castle
            for castle in castles
            if (not wanted or castle.id in wanted) and _has_needs(castle.needs, position)
        ]

    def _fits(self, plan: Plan, game: str, position: Position) -> bool:
        color = position.turn
        if game not in plan.games or plan.side not in {"", color.name.lower()}:
            return False
        return _has_needs(plan.needs, position) and _rook_fits(plan, position)


def _centipawns(chances: float, variant: Variant) -> float:
    """How many centipawns make that difference of chances where the game is even."""
    return 4 * scale(variant) * chances


def merged_goals(plan: Plan, castle: CastlePlan) -> list[Goal]:
    """All goals in order: the plan's first ones, then those of the castle and its later ones by turns."""
    found = list(plan.first)
    for index in range(max(len(castle.goals), len(plan.later))):
        found += [*castle.goals[index : index + 1], *plan.later[index : index + 1]]
    return list(dict.fromkeys(found))


def _has_needs(needs: Sequence[Need], position: Position) -> bool:
    for need in needs:
        match need:
            case "ranging" | "static":
                if ranges(position, position.turn.opponent) is not (need == "ranging"):
                    return False
            case "bishops":
                if any(_is_bishop_gone(position, color) for color in Color):
                    return False
            case "exchanged":
                if not all(_is_bishop_gone(position, color) for color in Color):
                    return False
    return True


def ranges(position: Position, color: Color) -> bool:
    """Whether the rook of `color` has gone to the middle or to the far side of its camp."""
    rook = _rook_in_camp(position, color)
    return rook is not None and _is_far(file_of(rook), position)


def _is_far(file: int, position: Position) -> bool:
    """Whether a rook on that file ranges."""
    return file > position.variant.files // 2


def _rook_fits(plan: Plan, position: Position) -> bool:
    """Whether the rook, where it has settled, is where the plan wants it."""
    rook = _rook_in_camp(position, position.turn)
    return rook is None or not _is_far(file_of(rook), position) or file_of(rook) in plan.rook_files


def _is_still_to_range(plan: Plan, position: Position) -> bool:
    """Whether a rook that the plan wants to range is at home: what else it wants would stand in its way."""
    rook = _rook_in_camp(position, position.turn)
    if rook is None or _is_far(file_of(rook), position):
        return False
    return any(_is_far(file, position) for file in plan.rook_files)


def _rook_in_camp(position: Position, color: Color) -> Square | None:
    """Where the rook of `color` stands on its last two ranks, as it sees the board; None where it has none
    there, or several anywhere.
    """
    rooks = [sq for sq, piece in position.pieces() if piece.color is color and piece.kind.id == "rook"]
    if len(rooks) != 1:
        return None
    rook = position.variant.seen_by(color, rooks[0])
    return rook if rank_of(rook) >= position.variant.ranks - 1 else None


def _is_bishop_gone(position: Position, color: Color) -> bool:
    return not any(p.color is color and p.kind.id in {"bishop", "horse"} for _, p in position.pieces())


def _keeping(wishes: Wishes | None, position: Position, legal: Collection[Move]) -> Wishes:
    """The wishes of who has fewer pieces: without those exchanges that lead to a plainer game."""
    tolerance = _centipawns(_GIVER_TOLERANCE, position.variant)
    found = wishes or Wishes(Allowance(tolerance, tolerance, tolerance / _GIVER_THRIFT), {})
    trades = {move.usi for move in legal if _is_even_trade(move, position)}
    places = {text: place for text, place in found.places.items() if text not in trades}
    return replace(found, places=places, against=found.against | trades)


def _is_even_trade(move: Move, position: Position) -> bool:
    """Whether a move takes a man for one of about its worth, which is then taken."""
    if not isinstance(move, BoardMove):
        return False
    taken, piece = position.piece_at(move.target), position.piece_at(move.origin)
    if taken is None or piece is None:
        return False
    gain = worth(taken.kind, position.variant) - worth(piece.kind, position.variant)
    if abs(gain) > _EVEN_TRADE or piece.kind.id == "pawn":
        return False
    return bool(position.attackers(move.target, position.turn.opponent))
