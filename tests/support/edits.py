"""Random records, and random changes to them such as a person makes."""

from __future__ import annotations

import random
from copy import deepcopy

from shogi_desktop.game import (
    AddMove,
    Annotations,
    Delete,
    Edit,
    EditKind,
    Evaluation,
    Glyph,
    Outcome,
    Path,
    Reason,
    Record,
    Reorder,
    SetBookmark,
    SetComment,
    SetEvaluation,
    add_line,
    join_comment,
    make_main_line,
    promote_branch,
)
from shogi_desktop.rules import Move, Position, Variant


def copied(record: Record) -> Record:
    """The same content in other nodes; the facts of the game stay the same objects."""
    variant = record.variant
    return deepcopy(record, {id(fact): fact for fact in (variant, *variant.kinds)})


def random_record(variant: Variant, rng: random.Random, moves: int) -> Record:
    """A tree of random moves, a new branch every now and then."""
    record = Record(variant)
    path: Path = ()
    for _ in range(moves):
        if rng.random() < 0.3:
            path = path[: rng.randint(0, len(path))]
        legal = record.position(path).legal_moves()
        if not legal:
            break
        path = record.append(path, rng.choice(legal), time_ms=rng.randint(0, 9000))
        if rng.random() < 0.1:
            record.node(path).end(Outcome(Reason.INTERRUPTED))
    return record


def random_line(position: Position, rng: random.Random) -> list[Move]:
    """Up to four legal moves, one after the other."""
    line: list[Move] = []
    for _ in range(rng.randint(1, 4)):
        legal = position.legal_moves()
        if not legal:
            break
        line.append(rng.choice(legal))
        position.play(line[-1])
    return line


def random_edit(record: Record, rng: random.Random) -> tuple[EditKind, Edit] | None:
    """Something that a person could do at a random place; None where just that cannot be done there."""
    path = rng.choice([node.path for node in record.walk()])
    node = record.node(path)
    kind = rng.choice(list(EditKind))
    if kind is EditKind.COMMENT:
        return kind, SetComment(path, rng.choice(["", "good", "line\nline", "[marks: !]"]))
    if kind in {EditKind.GLYPH, EditKind.DRAWING}:
        return kind, SetComment(path, join_comment(node.comment, Annotations(rng.choice(list(Glyph)))))
    if kind is EditKind.BOOKMARK:
        return kind, SetBookmark(path, rng.choice([None, "opening"]))
    if kind is EditKind.MOVE:
        tried = {child.move for child in node.children}
        new = [move for move in record.position(path).legal_moves() if move not in tried]
        return (kind, AddMove.after(record, path, rng.choice(new))) if new else None
    if kind is EditKind.EVALUATION:
        engines = rng.sample(["", "One", "Two"], rng.randrange(3))
        return kind, SetEvaluation(
            path, tuple(Evaluation(rng.randint(-900, 900), engine=engine) for engine in engines)
        )
    if kind is EditKind.LINE:
        line = random_line(record.position(path), rng)
        edit = add_line(record, path, line)
        return None if edit is None else (kind, edit)
    if kind is EditKind.PROMOTE:
        edit = rng.choice([promote_branch, make_main_line])(record, path)
        return None if edit is None else (kind, edit)
    if node.parent is None:
        return None
    if kind is EditKind.DELETE:
        return kind, Delete(path)
    return kind, Reorder(path, rng.randrange(len(node.parent.children)))
