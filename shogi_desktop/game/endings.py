"""The one place for every ending that comes of itself: what the board and its history decide.

`ending_after` asks the checks in `_CHECKS` in turn; the first that answers ends the game. An ending that
needs no player's word is one more function there, with its choice in `EndingRules`. Endings that somebody
declares (resignation, time, agreement, points) are `Session`'s to announce; what they are worth in an impasse
says `impasse`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import cached_property

from msgspec import Struct

from shogi_desktop.game.impasse import AUTOMATIC, ImpasseJudge, points_given
from shogi_desktop.game.outcome import Outcome, Reason
from shogi_desktop.game.record import Path, Record
from shogi_desktop.rules import Color, ImpasseRule, Position, RulesError, Transition, Variant

REPETITIONS = 4
"""The occurrence of a position that ends the game (RULES.md 2.1)."""


class EndingRules(Struct, frozen=True):
    """Which endings are in force; mate, no move, repetition and a variant's baring always are.

    `impasse` is the rule for kings in the far camps (2.4); `move_limit` the ply at which the game is drawn
    unless the side to move is in check (2.5), None: none; `draw_by_agreement` lets the players agree on a
    draw (2.7).
    """

    impasse: ImpasseRule = ImpasseRule.NONE
    move_limit: int | None = None
    draw_by_agreement: bool = False

    @classmethod
    def usual(cls, variant: Variant) -> EndingRules:
        """What players of that game expect."""
        return cls(variant.usual_impasse)


class Moment(Struct, frozen=True):
    """The state after one move (or before any): `mover` made it and `checked` the opponent by it."""

    key: Hashable
    mover: Color | None
    checked: bool
    transition: Transition | None


class History:
    """The course of a game up to now: the live position and one `Moment` for it and each before it.

    `start` is the position it began with. The live position is the caller's: it is moved on by whoever
    plays, who then tells the history with `push`, or takes a move back and tells it with `pop`.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.start = position.copy()
        self.moments: list[Moment] = [Moment(position.key(), None, checked=False, transition=None)]

    @classmethod
    def of(cls, record: Record, path: Path) -> History:
        """The history at `path` of `record`; illegal moves are made as far as they can be."""
        history = cls(record.start_position())
        for node in record.node(path).line():
            assert node.move is not None  # the root is left out
            try:
                history.push(history.position.play_unchecked(node.move))
            except RulesError:
                if not node.illegal:
                    raise
        return history

    @cached_property
    def _given(self) -> int:
        return points_given(self.start)

    def judge(self, rule: ImpasseRule) -> ImpasseJudge:
        """Who judges an impasse of this game by `rule`: what White gave is counted once."""
        return ImpasseJudge(rule, self._given)

    @property
    def plies(self) -> int:
        """Moves made so far."""
        return len(self.moments) - 1

    @property
    def last(self) -> Moment:
        """The state as it is now."""
        return self.moments[-1]

    def push(self, transition: Transition) -> None:
        """`transition` has been made on the position."""
        checked = self.position.is_check()
        self.moments.append(Moment(self.position.key(), transition.color, checked, transition))

    def pop(self) -> Transition:
        """Undo the last move on the position too, and return it.

        :raises IndexError: if there is none.
        """
        transition = self.last.transition
        if transition is None:
            raise IndexError("no move to take back")
        self.moments.pop()
        self.position.undo(transition)
        return transition

    def occurrences(self) -> list[int]:
        """Indices into `moments` at which the present position stood, the present one last."""
        key = self.last.key
        return [i for i, moment in enumerate(self.moments) if moment.key == key]

    def since(self, index: int) -> Iterator[Moment]:
        """The moments after `index`."""
        return iter(self.moments[index + 1 :])


def ending_after(history: History, rules: EndingRules | None = None) -> Outcome | None:
    """How the game has ended by the last move (or at the start position), or None when it goes on.

    Mate comes first: a move that mates wins even where the position has stood before.
    """
    rules = rules or EndingRules()
    for check in _CHECKS:
        outcome = check(history, rules)
        if outcome is not None:
            return outcome
    return None


def _no_legal_move(history: History, _rules: EndingRules) -> Outcome | None:
    """1.9: mate, or no move without check; both lose."""
    position = history.position
    if position.has_legal_move():
        return None
    reason = Reason.CHECKMATE if position.is_check() else Reason.NO_MOVE
    return Outcome(reason, position.turn.opponent)


def _baring(history: History, _rules: EndingRules) -> Outcome | None:
    """4.8: whoever is stripped to the king loses, unless the very next move strips the other side too.

    Only a capture bares: a side that starts bare (the bare-king handicap) has not lost yet. As hands count,
    and what was captured is in hand, a side that has just bared the other cannot be bared itself: the draw
    is here for the rule's sake and for variants without drops.
    """
    position = history.position
    if not position.variant.bare_king_loses:
        return None
    turn = position.turn
    if len(history.moments) > 2 and _was_bared_before_last(history):
        return Outcome(Reason.MUTUAL_BARING) if is_bare(position, turn) else Outcome(Reason.BARE_KING, turn)
    if _bared_by_last(history, len(history.moments) - 1) and is_bare(position, turn):
        return None if _can_bare(position) else Outcome(Reason.BARE_KING, turn.opponent)
    return None


def is_bare(position: Position, color: Color) -> bool:
    """Whether `color` has its king on the board and nothing else, nor anything in hand (4.8)."""
    if position.hand(color) or position.king(color) is None:
        return False
    return sum(piece.color is color for _, piece in position.pieces()) == 1


def _bared_by_last(history: History, index: int) -> bool:
    transition = history.moments[index].transition
    return transition is not None and transition.captured is not None


def _can_bare(position: Position) -> bool:
    """Whether the side to move can strip its opponent to the king now."""
    trial = position.copy()
    for move in trial.legal_moves():
        transition = trial.play(move)
        bare = transition.captured is not None and is_bare(trial, trial.turn)
        trial.undo(transition)
        if bare:
            return True
    return False


def _was_bared_before_last(history: History) -> bool:
    """Whether the last move was made by a side that the move before it had bared."""
    if not _bared_by_last(history, len(history.moments) - 2):
        return False
    last = history.last.transition
    assert last is not None  # there was a move before it
    before = history.position.copy()
    before.undo(last)
    return is_bare(before, before.turn)


def _repetition(history: History, _rules: EndingRules) -> Outcome | None:
    """2.1 and 2.2: the fourth occurrence, whoever completes it, and whether one side checked throughout.

    Both sides cannot have checked throughout: a move that answers check and checks would have to be answered
    the same way for ever; were it so, the game would be void.
    """
    stood = history.occurrences()
    return _worth(history, stood[0]) if len(stood) >= REPETITIONS else None


def repetition_ahead(history: History) -> Outcome | None:
    """What one more occurrence of the present position would mean, as the players move now.

    None unless the position stands for the last time but one: that is the moment to say it.
    """
    stood = history.occurrences()
    return _worth(history, stood[0]) if len(stood) == REPETITIONS - 1 else None


def _worth(history: History, first: int) -> Outcome:
    """Whether one side checked with each of its moves since the moment `first`, or the game is void."""
    cycle = list(history.since(first))
    checkers = [c for c in Color if all(m.checked for m in cycle if m.mover is c)]
    if len(checkers) == 1:
        return Outcome(Reason.PERPETUAL_CHECK, checkers[0].opponent)
    return Outcome(Reason.REPETITION)


def _move_limit(history: History, rules: EndingRules) -> Outcome | None:
    """2.5: a draw at the limit, unless the side to move is in check."""
    if rules.move_limit is None or history.plies < rules.move_limit or history.position.is_check():
        return None
    return Outcome(Reason.MOVE_LIMIT)


def _impasse(history: History, rules: EndingRules) -> Outcome | None:
    """2.4: the rules that end a game by a king's, or every piece's, arrival."""
    last = history.last.transition
    if last is None or rules.impasse not in AUTOMATIC:
        return None
    return history.judge(rules.impasse).ending_after(history.position, last)


_CHECKS: tuple[Callable[[History, EndingRules], Outcome | None], ...] = (
    _no_legal_move,
    _baring,
    _impasse,
    _repetition,
    _move_limit,
)
