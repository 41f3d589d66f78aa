"""Random records for property tests: trees of moves of both games, with everything that a record can hold."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st

from shogi_desktop.game import Evaluation, ForcedMate, Node, Outcome, Reason, Record
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    BoardMove,
    Color,
    IllegalMoveError,
    Position,
    Variant,
    parse_usi_move,
)

# Shrinking a tree of moves takes minutes and tells little: the assertion shows the text instead.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
# A tree of random games takes its time to make, more so on a busy machine.
PATIENT = [HealthCheck.too_slow, HealthCheck.data_too_large]

# Text as a person may type it; U+FFFD stands for a broken byte, and CR for a line end.
characters = st.characters(codec="utf-8", exclude_categories=["Cs"], exclude_characters="\r\ufffd\ufeff\x00")
comments = st.text(characters, max_size=30) | st.sampled_from(
    ["", " 変化：3手", "まで5手で先手の勝ち", "*", "\n\n", "  leading", "   1 ７六歩(77)", "#", "&", "\n*#\n"]
)
line_text = st.text(
    st.characters(
        codec="utf-8", exclude_categories=["Cs", "Cc", "Zs", "Zl", "Zp"], exclude_characters="\ufffd\ufeff"
    ),
    max_size=12,
)
times = st.integers(0, 4_000_000) | st.integers(0, 4_000).map(lambda s: s * 1000)


def outcomes() -> st.SearchStrategy[Outcome]:
    def allowed(reason: Reason, winner: Color | None) -> bool:
        try:
            Outcome(reason, winner)
        except ValueError:
            return False
        return True

    return st.sampled_from(
        [Outcome(r, w) for r in Reason for w in (None, Color.BLACK, Color.WHITE) if allowed(r, w)]
    )


def random_position(variant: Variant, rng: random.Random) -> Position:
    position = Position.start(variant)
    for _ in range(rng.randint(1, 60)):
        moves = position.legal_moves()
        if not moves:
            break
        position.play(rng.choice(moves))
    if rng.random() < 0.5:
        position.ply = 1
    return position


@st.composite
def records(draw: st.DrawFn) -> Record:
    variant = draw(st.sampled_from([STANDARD, OKISAKI]))
    rng = random.Random(draw(st.integers(0, 2**32)))
    start = draw(st.sampled_from(["named", "board", "named board"]))
    handicap = None if start == "board" else draw(st.sampled_from(variant.handicaps)).id
    sfen = None if start == "named" else random_position(variant, rng).sfen()
    record = Record(variant, sfen, handicap)
    for key in draw(
        st.lists(st.sampled_from(["black", "white", "event", "date", "opening", "備考"]), unique=True)
    ):
        record.headers[key] = draw(line_text)
    for _ in range(draw(st.integers(1, 4))):
        grow(draw, record, rng)
    for node in record.walk():
        if draw(st.integers(0, 5)) == 0:
            annotate(draw, node)
        if draw(st.integers(0, 3 if not node.children else 15)) == 0:
            node.outcome = draw(outcomes())
            node.ends_aside = draw(st.booleans())
            node.outcome_time_ms = draw(st.none() | times)
    return record


def grow(draw: st.DrawFn, record: Record, rng: random.Random) -> None:
    """A line of random moves from a random node; at times it ends in a foul."""
    nodes = [n for n in record.walk() if not n.illegal]
    path = rng.choice(nodes).path
    position = record.position(path)
    for _ in range(rng.randint(1, 25)):
        moves = position.legal_moves()
        if not moves:
            return
        move = rng.choice(moves)
        path = record.append(path, move)
        position.play(move)
    if draw(st.integers(0, 4)) == 0:
        origin, target = (rng.choice(record.variant.squares) for _ in range(2))
        foul = BoardMove(origin, target)
        try:
            is_legal = position.is_legal(foul)
            position.play_unchecked(foul)
        except IllegalMoveError:
            return
        path = record.append(path, foul)
        record.node(path).illegal = not is_legal


_MOVE, _ANSWER = (parse_usi_move(text, STANDARD) for text in ("7g7f", "3c3d"))
evaluations = st.builds(
    Evaluation,
    st.integers(-40_000, 40_000)
    | st.builds(ForcedMate, st.sampled_from(Color), st.none() | st.integers(1, 99)),
    st.none() | st.integers(0, 99),
    st.none() | st.integers(0, 10**12),
    st.sampled_from(["", "Engine 1.0", "エンジン"]),
    st.sampled_from([(), (_MOVE,), (_MOVE, _ANSWER)]),
)


def annotate(draw: st.DrawFn, node: Node) -> None:
    node.comment = draw(comments)
    node.bookmark = draw(st.none() | line_text)
    node.remarks = draw(st.lists(line_text, max_size=2))
    node.evaluation = draw(st.none() | evaluations)
    if node.move is not None:
        node.time_ms = draw(st.none() | times)
        node.total_ms = draw(st.none() | times)
