"""Players of a few lines that the levels are measured against, from one who moves at random upwards.

They are simple on purpose, and stay as they are: what a level is worth can be told by them from year to year.
`random` moves by chance, `greedy` takes the dearest piece it can, `mat1` looks one ply ahead (what it takes
and turns over, and mate in one), `mat2` two plies (what it takes less the dearest thing taken in return, and
mate in one for either side). Two kinds of people are made of these: `child`, in the first week (greedy in six
moves of ten, else at random), and `chess`, a chess player on the first evening (mat2 in seven of ten, else
mat1).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from shogi_desktop.analysis.values import promotion_gain, worth
from shogi_desktop.rules import BoardMove, Move, Position

_MATE: Final = 50_000.0
Baseline = Callable[[Position, random.Random], Move]
"""Chooses a legal move; there is one."""


def random_move(position: Position, rng: random.Random) -> Move:
    """Any move."""
    return rng.choice(position.legal_moves())


def greedy(position: Position, rng: random.Random) -> Move:
    """The dearest piece; where there is none to take, any move."""
    moves = position.legal_moves()
    return max(moves, key=lambda move: (_taken(move, position), rng.random()))


def mat1(position: Position, rng: random.Random) -> Move:
    """What gains most at once, and mate."""
    moves = position.legal_moves()
    return max(moves, key=lambda move: (_mates(move, position) or _gain(move, position), rng.random()))


def mat2(position: Position, rng: random.Random) -> Move:
    """What gains most after the best answer, and mate; no move after which it is mated at once."""
    moves = position.legal_moves()
    rng.shuffle(moves)
    best, found = -float("inf"), moves[0]
    for move in moves:
        gain = _gain(move, position)
        transition = position.perform_trusted(move)
        answers = position.legal_moves()
        if not answers:
            value = _MATE
        else:
            value = gain - max(_gain(answer, position) for answer in answers)
            if value > best and any(_may_mate(answer, position) for answer in answers):
                value = -_MATE
        position.undo(transition)
        if value > best:
            best, found = value, move
    return found


def child(position: Position, rng: random.Random) -> Move:
    """In the first week."""
    return (greedy if rng.random() < 0.6 else random_move)(position, rng)


def chess(position: Position, rng: random.Random) -> Move:
    """A chess player on the first evening."""
    return (mat2 if rng.random() < 0.7 else mat1)(position, rng)


BASELINES: Final[dict[str, Baseline]] = {
    "random": random_move,
    "greedy": greedy,
    "mat1": mat1,
    "mat2": mat2,
    "child": child,
    "chess": chess,
}


def _taken(move: Move, position: Position) -> int:
    taken = position.piece_at(move.target) if isinstance(move, BoardMove) else None
    return 0 if taken is None else worth(taken.kind, position.variant)


def _gain(move: Move, position: Position) -> float:
    if not isinstance(move, BoardMove):
        return 0.0
    piece = position.piece_at(move.origin)
    turned = promotion_gain(piece.kind, position.variant) if move.promote and piece is not None else 0
    return float(_taken(move, position) + turned)


def _mates(move: Move, position: Position) -> float:
    transition = position.perform_trusted(move)
    mate = position.is_check() and not position.has_legal_move()
    position.undo(transition)
    return _MATE if mate else 0.0


def _may_mate(move: Move, position: Position) -> bool:
    """Whether it mates; asked only of moves that land next to the king, where nearly all such mates come
    from."""
    king = position.king(position.turn.opponent)
    if king is None:
        return False
    files, ranks = abs((king >> 4) - (move.target >> 4)), abs((king & 15) - (move.target & 15))
    return max(files, ranks) <= 2 and _mates(move, position) > 0
