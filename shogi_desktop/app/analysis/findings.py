"""What an engine says in its own view and words, as values that everybody shares."""

from __future__ import annotations

from collections.abc import Iterable

from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import Color, Move, MoveTextError, Position, parse_usi_move
from shogi_desktop.usi.messages import Info, Mate, Score


def evaluation_of(info: Info, position: Position, engine: str = "") -> Evaluation | None:
    """What a line of an engine that searches `position` says; None for one without a score.

    :param engine: what the engine is called.
    """
    if info.score is None:
        return None
    line = playable(info.pv, position)
    return Evaluation(seen_from_black(info.score, position.turn), info.depth, info.nodes, engine, line)


def seen_from_black(score: Score, turn: Color) -> int | ForcedMate:
    """A score that an engine gives for the side to move, `turn`, from Black's side."""
    if isinstance(score, Mate):
        return ForcedMate(turn if score.winning else turn.opponent, score.plies)
    return score.value if turn is Color.BLACK else -score.value


def playable(texts: Iterable[str], position: Position) -> tuple[Move, ...]:
    """The moves (USI text) from `position` on, up to the first that cannot be made."""
    position = position.copy()
    moves: list[Move] = []
    for text in texts:
        try:
            move = parse_usi_move(text, position.variant)
        except MoveTextError:
            break
        if not position.is_legal(move):
            break
        position.perform_trusted(move)
        moves.append(move)
    return tuple(moves)
