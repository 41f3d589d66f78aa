"""A USI engine that plays like a person who has just learnt the rules: to see whom such a person can beat.

It looks one move ahead and does not always look: it likes to take and to promote, minds most of the time
whether the moved piece can be taken back, and sees most mates in one. Run as ``python beginner.py SEED
CARE``, CARE being the share of the moves at which it pays attention (0.5 to 0.8 is a beginner).
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from shogi_desktop.rules import (
    STANDARD,
    BoardMove,
    Move,
    Position,
    parse_usi_move,
    variant_by_id,
)

WORTH = {
    "pawn": 1,
    "lance": 4,
    "knight": 4,
    "silver": 6,
    "gold": 7,
    "bishop": 9,
    "rook": 11,
    "queen": 14,
    "horse": 12,
    "dragon": 14,
    "king": 50,
}
PROMOTED = 6
MOOD = 3.0
MATE = 100.0


def worth(kind_id: str) -> float:
    return WORTH.get(kind_id, PROMOTED)


def appeal(position: Position, move: Move, rng: random.Random, care: float) -> float:
    """How good a move looks at first sight."""
    transition = position.play(move)
    score = rng.random() * MOOD
    if transition.captured is not None and rng.random() < care:
        score += worth(transition.captured.kind.id)
    if isinstance(move, BoardMove) and move.promote:
        score += 2
    if rng.random() < care:
        replies = position.legal_moves()
        if any(isinstance(reply, BoardMove) and reply.target == move.target for reply in replies):
            score -= 0.9 * worth(transition.placed.kind.id)
        if not replies and rng.random() < care:
            score += MATE
    position.undo(transition)
    return score


def say(*lines: str) -> None:
    sys.stdout.write("".join(line + "\n" for line in lines))
    sys.stdout.flush()


def main() -> None:
    rng, care = random.Random(int(sys.argv[1])), float(sys.argv[2])
    variant = STANDARD
    position = Position.start(variant)
    for line in sys.stdin:
        match line.split():
            case ["usi"]:
                choice = "option name USI_Variant type combo default shogi var shogi var okisakishogi"
                say(f"id name Beginner {care:g}", choice, "usiok")
            case ["isready"]:
                say("readyok")
            case ["setoption", "name", "USI_Variant", "value", name]:
                variant = variant_by_id(name)
            case ["position", "sfen", board, turn, hands, ply, *rest]:
                position = Position.from_sfen(f"{board} {turn} {hands} {ply}", variant)
                for text in rest[1:]:
                    position.play(parse_usi_move(text, variant))
            case ["go", *_]:
                looked_at = [(appeal(position, move, rng, care), move.usi) for move in position.legal_moves()]
                say(f"bestmove {max(looked_at)[1] if looked_at else 'resign'}")
            case ["quit"]:
                return


main()
