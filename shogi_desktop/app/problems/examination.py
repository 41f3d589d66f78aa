"""Is a mating problem right? Its solution, other solutions, what is left in hand, what is not needed.

The customs of tsume shogi are those that docs/tsume.md writes down. Every check beside the attacker's moves
needs a defence; whether it has one is asked of a prover. Short problems are proven again by plain search,
which has nothing in common with the prover.
"""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shogi_desktop.app.engines.mates import Finding, Verdict
from shogi_desktop.app.problems.prover import Prover
from shogi_desktop.game.mating import SearchLimitError, checks, give, is_only_solution, replies
from shogi_desktop.rules import BoardMove, Color, Drop, Move, PieceKind, Position, Square

PROVEN_PLIES: Final = 7
"""Problems no longer than this are proven again by plain search."""
_TIED_LINES: Final = 400
"""How many positions are looked at for the one of the longest defences that leaves nothing in hand."""


class UndecidedError(Exception):
    """The prover could not say whether a position is a mate."""


class OtherKind(Enum):
    """How another solution compares with the problem's; the value stands in JSON."""

    SAME = "same length"
    LONGER = "longer"
    SHORTER = "shorter"
    PROMOTION = "promotion"
    """The same move, but promoting where the solution does not or the other way round, and no longer."""
    LAST = "last move"
    """Another mate instead of the last of several moves."""


TOLERATED: Final = frozenset({OtherKind.PROMOTION, OtherKind.LAST})
"""What by custom does not spoil a problem."""


class OtherSolution(Struct, frozen=True):
    """Another check that mates, instead of move number `ply` (from 1), with the moves from there to mate."""

    ply: int
    line: tuple[Move, ...]
    kind: OtherKind


class Superfluous(Struct, frozen=True):
    """A piece that the problem does not need: on `square`, or in the attacker's hand where that is None."""

    kind: PieceKind
    square: Square | None = None


class Examination(Struct, frozen=True):
    """What was found of a problem.

    :ivar others: empty where nothing else mates, or was not looked for.
    :ivar left_in_hand: the attacker's pieces at the end of the line.
    :ivar is_complete: whether the prover could answer all questions.
    :ivar proven: whether plain search has seen the same; None where it was not asked or had too much to do.
    """

    verdict: Verdict
    line: tuple[Move, ...] = ()
    others: tuple[OtherSolution, ...] = ()
    superfluous: tuple[Superfluous, ...] = ()
    left_in_hand: tuple[tuple[PieceKind, int], ...] = ()
    is_complete: bool = True
    proven: bool | None = None

    @property
    def plies(self) -> int:
        """The length of the solution."""
        return len(self.line)

    @property
    def has_one_solution(self) -> bool:
        """Whether nothing else mates that custom does not tolerate."""
        spoilt = any(other.kind not in TOLERATED for other in self.others)
        return self.verdict is Verdict.MATE and self.is_complete and not spoilt

    @property
    def is_strict(self) -> bool:
        """Whether nothing else mates at all."""
        return self.has_one_solution and not self.others

    @property
    def is_right(self) -> bool:
        """Whether it is a problem as one wants it: one solution, nothing left over, nothing superfluous."""
        return self.has_one_solution and not self.left_in_hand and not self.superfluous


class Examiner:
    """Asks a prover what a problem is worth. Slow: to be used in a thread."""

    def __init__(self, prover: Prover) -> None:
        self._prover = prover
        self._mated: dict[Hashable, int | None] = {}
        self._tied = 0

    def examine(self, start: Position, *, thoroughly: bool = True, proving: bool = True) -> Examination:
        """What is to be said of the problem at `start`; `thoroughly`: with what else mates and is not needed;
        `proving`: by plain search too.

        Whatever the prover raises comes through.
        """
        found = self._solved(start)
        if found.verdict is not Verdict.MATE or not thoroughly:
            return found
        found = self._with_others(start, found)
        if found.has_one_solution:
            found = self._with_superfluous(start, found)
        return replace(found, proven=_proven(start, found) if proving else None)

    def defences(self, position: Position) -> list[tuple[Move, int]]:
        """The replies of the defender, in check, each with the plies from it to mate, the longest first.

        Futile drops are left out. Only where every reply is mated.

        :raises UndecidedError: the prover cannot say.
        """
        answers = self._answers(position)
        assert answers is not None
        return sorted(answers, key=lambda answer: -answer[1])

    def escape(self, position: Position) -> Move | None:
        """A reply of the defender, in check, after which there is no mate; None where all are mated.

        :raises UndecidedError: the prover cannot say, and no other reply escapes for certain.
        """
        work = position.copy()
        undecided = False
        for move in replies(work):
            transition = work.perform_trusted(move)
            verdict = self._prover.prove(work).verdict
            work.undo(transition)
            if verdict is Verdict.NO_MATE:
                return move
            undecided |= verdict is Verdict.UNKNOWN
        if undecided:
            raise UndecidedError
        return None

    def mated_in(self, position: Position) -> int | None:
        """Plies in which the defender, in check, is mated, futile drops left out; None where it escapes.

        :raises UndecidedError: the prover cannot say.
        """
        key = (position.variant.id, position.key())
        if key not in self._mated:
            answers = self._answers(position)
            self._mated[key] = None if answers is None else max((plies for _, plies in answers), default=0)
        return self._mated[key]

    def best_line(self, position: Position) -> tuple[Move, ...]:
        """The solution from `position`, a mate: of the longest defences one that leaves nothing in hand.

        :raises UndecidedError: the prover cannot say.
        """
        self._tied = 0
        return self._line_from(position.copy())

    # --- the solution ---------------------------------------------------------------------------------------

    def _solved(self, start: Position) -> Examination:
        finding = self._prover.prove(start)
        if finding.verdict is not Verdict.MATE:
            return Examination(finding.verdict, is_complete=finding.verdict is not Verdict.UNKNOWN)
        try:
            line = self.best_line(start)
        except UndecidedError:
            return Examination(Verdict.MATE, finding.line, is_complete=False)
        end = start.copy()
        for move in line:
            end.perform_trusted(move)
        return Examination(Verdict.MATE, line, left_in_hand=tuple(end.hand(start.turn).items()))

    def _line_from(self, position: Position) -> tuple[Move, ...]:
        """The line from the attacker's `position`, which is left as it was."""
        finding = self._mate(position)
        self._tied += 1
        key = finding.line[0]
        attacker = position.turn
        transition = position.perform_trusted(key)
        answers = self.defences(position)
        best: tuple[Move, ...] = (key,)
        for reply, plies in answers:
            if plies < answers[0][1] or (len(best) > 1 and self._tied > _TIED_LINES):
                break
            replied = position.perform_trusted(reply)
            line = (key, reply, *self._line_from(position))
            leaves_nothing = _hand_after(position, line[2:], attacker) == 0
            position.undo(replied)
            if len(best) == 1 or leaves_nothing:
                best = line
            if leaves_nothing:
                break
        position.undo(transition)
        return best

    def _mate(self, position: Position) -> Finding:
        finding = self._prover.prove(position)
        if finding.verdict is not Verdict.MATE:
            raise UndecidedError
        return finding

    # --- the defender ---------------------------------------------------------------------------------------

    def _answers(self, position: Position) -> list[tuple[Move, int]] | None:
        """Each reply with the plies from it to mate, without the futile drops; None where one escapes."""
        work = position.copy()
        if self.escape(work) is not None:
            return None
        answers: list[tuple[Move, int]] = []
        without_drops = 0
        for move in replies(work):
            if isinstance(move, Drop) and self._is_futile(work, move, without_drops):
                continue
            transition = work.perform_trusted(move)
            plies = self._mate(work).plies + 1
            work.undo(transition)
            answers.append((move, plies))
            if isinstance(move, BoardMove):
                without_drops = max(without_drops, plies)
        return answers

    def _is_futile(self, position: Position, drop: Drop, without_drops: int) -> bool:
        """Whether the checking piece takes it, and mate comes no later than without any drop."""
        (checker,) = position.checkers()
        dropped = position.perform_trusted(drop)
        futile = False
        for move in position.legal_moves():
            if isinstance(move, BoardMove) and (move.origin, move.target) == (checker, drop.target):
                taken = position.perform_trusted(move)
                futile |= position.is_check() and self._mates_within(position, drop.kind, without_drops)
                position.undo(taken)
        position.undo(dropped)
        return futile

    def _mates_within(self, position: Position, taken: PieceKind, plies: int) -> bool:
        """Whether the defender is mated in so many plies, as the attacker has just taken a piece.

        If it is mate even with that piece in the defender's hand again, it is mate without it too. Asked
        first, that makes one question of each square, not of every order of every kind in hand.
        """
        if plies == 0:
            given_back = position.copy()
            give(given_back, taken, position.turn.opponent, position.turn)
            if self.mated_in(given_back) == 0:
                return True
        mated = self.mated_in(position)
        return mated is not None and mated <= plies

    # --- what else mates, what is not needed ----------------------------------------------------------------

    def _with_others(self, start: Position, found: Examination) -> Examination:
        """`found` with every other check that mates."""
        position = start.copy()
        others: list[OtherSolution] = []
        complete = True
        for ply, move in enumerate(found.line):
            if ply % 2 == 0:
                for rival in checks(position):
                    if rival == move:
                        continue
                    try:
                        line = self._line_after(position, rival)
                    except UndecidedError:
                        complete = False
                        continue
                    if line:
                        kind = _kind(found, ply, rival, len(line))
                        others.append(OtherSolution(ply + 1, line, kind))
            position.perform_trusted(move)
        return replace(found, others=tuple(others), is_complete=found.is_complete and complete)

    def _line_after(self, position: Position, check: Move) -> tuple[Move, ...]:
        """The mate that begins with `check`; empty where that is none."""
        transition = position.perform_trusted(check)
        try:
            if self.mated_in(position) is None:
                return ()
            answers = self.defences(position)
            if not answers:
                return (check,)
            reply = answers[0][0]
            replied = position.perform_trusted(reply)
            rest = self._mate(position).line
            position.undo(replied)
            return (check, reply, *rest)
        finally:
            position.undo(transition)

    def _with_superfluous(self, start: Position, found: Examination) -> Examination:
        """`found` with the pieces that can go to the defender's hand: the solution stays, none is new."""
        needless: list[Superfluous] = []
        known = {(rival.ply, rival.line[0]) for rival in found.others}
        for one in _removable(start):
            less = _without(start, one)
            if self._prover.prove(less).plies != found.plies:
                continue
            try:
                other = self._with_others(less, self._solved(less))
            except UndecidedError:
                continue
            rivals = {(rival.ply, rival.line[0]) for rival in other.others}
            if other.line == found.line and other.is_complete and rivals <= known:
                needless.append(one)
        return replace(found, superfluous=tuple(needless))


def _kind(found: Examination, ply: int, rival: Move, plies: int) -> OtherKind:
    move, left = found.line[ply], found.plies - ply
    same_way = (
        isinstance(move, BoardMove)
        and isinstance(rival, BoardMove)
        and (move.origin, move.target) == (rival.origin, rival.target)
    )
    if same_way and plies <= left:
        return OtherKind.PROMOTION
    if left == 1 < found.plies:
        return OtherKind.LAST
    if plies > left:
        return OtherKind.LONGER
    return OtherKind.SHORTER if plies < left else OtherKind.SAME


def _proven(start: Position, found: Examination) -> bool | None:
    """Whether plain search sees the same; None where it is not asked."""
    if not found.has_one_solution or found.plies > PROVEN_PLIES:
        return None
    if any(other.kind is OtherKind.PROMOTION for other in found.others):
        return None
    try:
        return is_only_solution(start, found.line)
    except SearchLimitError:
        return None


def _hand_after(position: Position, line: tuple[Move, ...], attacker: Color) -> int:
    """How many pieces the attacker has in hand after `line`, from its own turn in `position`."""
    end = position.copy()
    for move in line:
        end.perform_trusted(move)
    return end.hand(attacker).total


def _removable(start: Position) -> list[Superfluous]:
    """Every piece but kings: those on the board, and one of each kind in the attacker's hand."""
    on_board = [Superfluous(piece.kind, sq) for sq, piece in start.pieces() if not piece.kind.royal]
    return on_board + [Superfluous(kind) for kind, _ in start.hand(start.turn).items()]


def _without(start: Position, one: Superfluous) -> Position:
    """`start` with that piece in the defender's hand."""
    less = start.copy()
    attacker, defender = start.turn, start.turn.opponent
    kind = start.variant.unpromoted(one.kind)
    if one.square is not None:
        less.put(None, one.square)
    else:
        less.set_hand(attacker, kind, start.hand(attacker).count(kind) - 1)
    if kind in start.variant.hand_index:
        less.set_hand(defender, kind, start.hand(defender).count(kind) + 1)
    return less
