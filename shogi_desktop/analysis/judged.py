"""The moves of a record with what its evaluations say of them.

A record carries evaluations on its nodes, each of the position after the move (`game.evaluation`): those that
we made, or that were in its file. A move between two of them can be judged, and a record that is read again
says the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from shogi_desktop.analysis.judgement import STRICT, Judgement, Thresholds, judge
from shogi_desktop.game import Evaluation, ForcedMate, Node, Outcome, Reason, Record, play_node
from shogi_desktop.rules import Color, Move, Position

InBook = Callable[[Position, Move], bool]
"""Whether a move is played by the book in a position."""
EvaluationOf = Callable[[Node], Evaluation | None]
"""What is known of the position after a node's move."""

_ENDS_ON_THE_BOARD = frozenset(
    {
        Reason.CHECKMATE,
        Reason.NO_MOVE,
        Reason.REPETITION,
        Reason.PERPETUAL_CHECK,
        Reason.DECLARATION,
        Reason.TRY_RULE,
        Reason.IMPASSE,
        Reason.BARE_KING,
        Reason.MUTUAL_BARING,
    }
)
"""Ends that the position or the way to it decides, whatever an engine thinks of the position."""


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A move and what is known of it.

    :ivar ply: its number in the record, from 1.
    :ivar position: before it; to be copied by whoever plays on it.
    :ivar previous: the node before it: where it was played.
    :ivar before: what was found for the position before it; its line begins with the best move.
    :ivar after: the score after it, from Black's side.
    :ivar reply: the line that follows it, as it was found; the refutation of a mistake.
    :ivar loss: the win chance that it cost, 0 … 1.
    :ivar in_book: it is a move of the book, and never called a fault.
    """

    ply: int
    node: Node
    position: Position
    before: Evaluation
    after: int | ForcedMate
    reply: tuple[Move, ...]
    judgement: Judgement
    loss: float
    in_book: bool = False

    @property
    def mover(self) -> Color:
        """Who played it."""
        return self.position.turn

    @property
    def move(self) -> Move:
        """What was played."""
        assert self.node.move is not None
        return self.node.move

    @property
    def best(self) -> Move | None:
        """What the engine would have played."""
        return self.before.line[0] if self.before.line else None


def _no_book(_position: Position, _move: Move) -> bool:
    return False


def _kept(node: Node) -> Evaluation | None:
    return node.evaluation


def judged_moves(
    record: Record,
    line: Sequence[Node] | None = None,
    thresholds: Thresholds = STRICT,
    in_book: InBook = _no_book,
    evaluation_of: EvaluationOf = _kept,
) -> list[JudgedMove]:
    """The moves of a line that can be judged, in their order.

    A foul ends what can be judged: what stands after it is no position of a game.

    :param line: its nodes after the root; None for the main line.
    :param evaluation_of: by what they are judged; by default what the record says.
    """
    return list(each_judged(record, line, thresholds, in_book, evaluation_of))


def each_judged(
    record: Record,
    line: Sequence[Node] | None = None,
    thresholds: Thresholds = STRICT,
    in_book: InBook = _no_book,
    evaluation_of: EvaluationOf = _kept,
) -> Iterator[JudgedMove]:
    """As `judged_moves`, one after the other: some 40 µs for each, which a window may not have at once."""
    position = record.start_position()
    before = record.root
    for node in record.main_line() if line is None else line:
        if node.illegal or node.move is None or not position.is_legal(node.move):
            break
        here = position.copy()
        play_node(position, node)
        known, after = evaluation_of(before), score_after(node, position, evaluation_of)
        if known is not None and after is not None:
            yield _judged(node, here, known, after, thresholds, in_book)
        before = node


def _judged(
    node: Node,
    here: Position,
    before: Evaluation,
    after: int | ForcedMate,
    thresholds: Thresholds,
    in_book: InBook,
) -> JudgedMove:
    assert node.move is not None
    judgement, loss = judge(before, node.move, after, here.turn, here.variant, thresholds)
    known = in_book(here, node.move)
    if known and judgement.is_fault:
        judgement, loss = Judgement.GOOD, 0.0
    reply = node.evaluation.line if node.evaluation is not None else ()
    return JudgedMove(node.ply, node, here, before, after, reply, judgement, loss, known)


def score_after(
    node: Node, position: Position, evaluation_of: EvaluationOf = _kept
) -> int | ForcedMate | None:
    """The score of `position`, which the move of `node` led to; None: nothing is known.

    Where the game has ended on the board the end counts, not what an engine thinks of the position.
    """
    end = node.outcome if not node.ends_aside else None
    if end is not None and end.reason in _ENDS_ON_THE_BOARD:
        return score_of_end(end)
    if not _goes_on(node, position) and not position.has_legal_move():
        return ForcedMate(position.turn.opponent, 0)
    known = evaluation_of(node)
    return None if known is None else known.score


def _goes_on(node: Node, position: Position) -> bool:
    """Whether a legal move follows in the record: then there is one, and none has to be looked for."""
    move = node.children[0].move if node.children else None
    return move is not None and position.is_legal(move)


def score_of_end(end: Outcome) -> int | ForcedMate:
    """What an end is worth."""
    return 0 if end.winner is None else ForcedMate(end.winner, 0)


def of_side(moves: Sequence[JudgedMove], color: Color) -> list[JudgedMove]:
    """The moves of one side."""
    return [move for move in moves if move.mover is color]
