"""Mating problems by plain search: every check, every reply, deeper and deeper, and nothing clever.

Slow, and simple enough to be believed: what engines say of short problems is held against it. The customs
that count here (docs/tsume.md): every move of the attacker gives check, the attacker mates as soon as
possible, the defender holds out as long as possible, and a piece dropped between the king and a sliding piece
does not count where it is futile (muda-ai): the checking piece takes it and mate comes no later than without
the drop. Repetition needs no rule of its own: a shortest mate repeats nothing.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from msgspec import Struct

from shogi_desktop.game.errors import GameError
from shogi_desktop.rules import BoardMove, Color, Drop, Move, PieceKind, Position

_NEVER: Final = 1 << 20


class SearchLimitError(GameError):
    """A plain search has looked at as many positions as it may."""

    def __init__(self, nodes: int) -> None:
        super().__init__(f"no answer within {nodes} positions")


class _Known(Struct):
    """What is known of a position: its length where it is, and the plies within which there is no mate."""

    length: int | None = None
    above: int = -1


def checks(position: Position) -> list[Move]:
    """The legal moves of the side to move that give check."""
    found = []
    for move in position.legal_moves():
        transition = position.perform_trusted(move)
        if position.is_check():
            found.append(move)
        position.undo(transition)
    return found


def replies(position: Position) -> list[Move]:
    """The legal moves, those of the board before the drops."""
    return sorted(position.legal_moves(), key=lambda move: isinstance(move, Drop))


def give(position: Position, kind: PieceKind, giver: Color, taker: Color) -> None:
    """Put a piece from one hand of `position` into the other."""
    for color, more in ((giver, -1), (taker, 1)):
        position.set_hand(color, kind, position.hand(color).count(kind) + more)


class PlainMate:
    """The search of one position and all below it; lengths are in plies.

    Works on `position`, which it leaves as it found it. What it has found is kept for the next question.

    :ivar nodes: the positions looked at so far.
    """

    def __init__(self, position: Position, most_nodes: int = 50_000) -> None:
        """:param most_nodes: the positions it may look at; then a question raises `SearchLimitError`."""
        self._position = position
        self._most_nodes = most_nodes
        self._known: dict[Hashable, _Known] = {}
        self.nodes = 0

    def attack(self, limit: int) -> int | None:
        """Plies in which the side to move mates by checks alone; None: not within `limit`.

        :raises SearchLimitError: there were too many positions to look at.
        """
        known = self._look_up()
        if known.length is not None:
            return known.length if known.length <= limit else None
        if known.above >= limit:
            return None
        moves = checks(self._position)
        if not moves:
            known.above = _NEVER
            return None
        for length in range(known.above + 2, limit + 1, 2):
            if any(self._after(move, length - 1, attacking=True) is not None for move in moves):
                known.length = length
                return length
            known.above = length
        return None

    def defend(self, limit: int) -> int | None:
        """Plies in which the side to move, in check, is mated; None: not within `limit`.

        :raises SearchLimitError: there were too many positions to look at.
        """
        known = self._look_up()
        if known.length is not None:
            return known.length if known.length <= limit else None
        if known.above >= limit:
            return None
        longest = without_drops = 0
        for move in replies(self._position):
            if isinstance(move, Drop) and self._is_futile(move, without_drops):
                continue
            length = self._after(move, limit - 1, attacking=False)
            if length is None:
                known.above = limit
                return None
            longest = max(longest, length + 1)
            if isinstance(move, BoardMove):
                without_drops = longest
        known.length = longest
        return longest

    def _look_up(self) -> _Known:
        self.nodes += 1
        if self.nodes > self._most_nodes:
            raise SearchLimitError(self._most_nodes)
        return self._known.setdefault(self._position.key(), _Known())

    def _after(self, move: Move, limit: int, *, attacking: bool) -> int | None:
        if limit < 1 and not attacking:
            return None
        transition = self._position.perform_trusted(move)
        try:
            return self.defend(limit) if attacking else self.attack(limit)
        finally:
            self._position.undo(transition)

    def _is_futile(self, drop: Drop, without_drops: int) -> bool:
        """Whether the checking piece takes it, and mate comes no later than without any drop."""
        (checker,) = self._position.checkers()
        dropped = self._position.perform_trusted(drop)
        try:
            return any(
                self._mates_within(move, drop.kind, without_drops)
                for move in self._position.legal_moves()
                if isinstance(move, BoardMove) and (move.origin, move.target) == (checker, drop.target)
            )
        finally:
            self._position.undo(dropped)

    def _mates_within(self, move: Move, taken: PieceKind, limit: int) -> bool:
        transition = self._position.perform_trusted(move)
        try:
            if not self._position.is_check():
                return False
            return (limit == 0 and self._mates_though_given_back(taken)) or self.defend(limit) is not None
        finally:
            self._position.undo(transition)

    def _mates_though_given_back(self, taken: PieceKind) -> bool:
        """Whether it is mate even if the defender has the piece just taken in hand again.

        Then it is mate without it too. Asked first, it makes the ways to put pieces between as many as the
        squares there are, where it would be every order of every kind in hand.
        """
        position = self._position
        give(position, taken, position.turn.opponent, position.turn)
        try:
            return self.defend(0) is not None
        finally:
            give(position, taken, position.turn, position.turn.opponent)


def is_mated(position: Position, most_nodes: int = 5_000) -> bool:
    """Whether the side to move is in check and has nothing left but futile drops; not where that takes too
    long to see: pieces put between far from the king make many positions.
    """
    if not position.is_check():
        return False
    try:
        return PlainMate(position.copy(), most_nodes).defend(0) == 0
    except SearchLimitError:
        return False


def is_only_solution(start: Position, line: tuple[Move, ...], most_nodes: int = 50_000) -> bool:
    """Whether `line` is a shortest mate, and each move of the attacker on it the only one so short.

    Other mates instead of the last of several moves are tolerated.

    :raises SearchLimitError: there were too many positions to look at.
    """
    position = start.copy()
    search = PlainMate(position, most_nodes)
    for ply, move in enumerate(line):
        left = len(line) - ply
        if ply % 2 == 0:
            if search.attack(left) != left or move not in checks(position):
                return False
            others = [other for other in checks(position) if other != move] if left > 1 or not ply else []
            for other in others:
                transition = position.perform_trusted(other)
                mates = search.defend(left - 1) is not None
                position.undo(transition)
                if mates:
                    return False
        elif not position.is_legal(move):
            return False
        position.perform_trusted(move)
    return position.is_check() and search.defend(0) == 0
