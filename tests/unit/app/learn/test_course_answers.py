"""What the course makes of every answer that a reader can give, beside what it made of them when last read.

`course_answers.txt` has a line for each step and each thing that can be said of an answer: the answers that
are right, then by key those that get words of their own. After a change of the course that is meant:
``python -m tests.unit.app.learn.test_course_answers`` writes it anew, to be read before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from shogi_desktop.app.learn.course import CHAPTERS
from shogi_desktop.app.learn.judge import RIGHT, Trial, Verdict
from shogi_desktop.app.learn.steps import Step
from shogi_desktop.rules import BoardMove, Drop, Move, Piece, Position, Square, file_of, square_name

KNOWN = Path(__file__).with_name("course_answers.txt")
MANY = 6
"""With more pieces than these only pawns are tried where they cannot go."""
LISTED = 12
STEPS = [step for chapter in CHAPTERS for step in chapter.steps]


def answers(step: Step) -> Iterator[tuple[str, Verdict]]:
    """Every answer that can be given at first, and what is made of it."""
    position = step.position()
    if Trial(step).asks_squares:
        for square in step.variant.squares:
            yield square_name(square), Trial(step).choose(square)
    else:
        for move in moves(position):
            yield move.usi, Trial(step).play(move)


def moves(position: Position) -> Iterator[Move]:
    """The legal moves and those that a hand can try all the same."""
    yield from position.legal_moves()
    legal = {move.usi for move in position.legal_moves()}
    own = [(square, piece) for square, piece in position.pieces() if piece.color is position.turn]
    tried: list[Move] = [
        BoardMove(origin, target, promote)
        for origin, piece in own
        for target in position.variant.squares
        for promote in (False, True)
        if target != origin
        and (len(own) <= MANY or (piece.kind.id == "pawn" and file_of(target) == file_of(origin)))
        and (not promote or _may_promote(position, piece, origin, target))
    ]
    hand = position.hand(position.turn)
    tried += [
        Drop(kind, target)
        for kind in position.variant.hand_kinds
        if hand.count(kind)
        for target in position.variant.squares
    ]
    yield from (move for move in tried if move.usi not in legal)


def _may_promote(position: Position, piece: Piece, origin: Square, target: Square) -> bool:
    zone = (position.variant.in_zone(piece.color, sq) for sq in (origin, target))
    return piece.kind.promoted is not None and any(zone)


def described(step: Step) -> str:
    """The line of a step and those below it."""
    said: dict[str, list[str]] = {}
    for answer, verdict in answers(step):
        what = "right" if verdict.answer in RIGHT else verdict.key or verdict.answer.name.lower()
        said.setdefault(what, []).append(answer)
    ways = " ".join(sorted(way.value for way in step.ways))
    lines = [f"{step.id}: {step.position().sfen()} ({', '.join((ways, *step.diagrams))})"]
    lines += [f"  {what}: {_listed(given)}" for what, given in sorted(said.items())]
    return "\n".join(lines)


def _listed(given: list[str]) -> str:
    first = " ".join(sorted(given)[:LISTED])
    return first if len(given) <= LISTED else f"{first} … {len(given)} in all"


def known() -> dict[str, str]:
    """The descriptions in the file, by the step's id."""
    parts = KNOWN.read_text(encoding="utf-8").rstrip("\n").split("\n\n")
    return {part.split(":")[0]: part for part in parts}


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)
def test_every_answer_is_judged_as_it_was(step: Step) -> None:
    assert described(step) == known()[step.id]


def test_the_chapters_have_their_steps_in_order() -> None:
    assert list(known()) == [step.id for step in STEPS]


if __name__ == "__main__":
    KNOWN.write_text("\n\n".join(map(described, STEPS)) + "\n", encoding="utf-8")
