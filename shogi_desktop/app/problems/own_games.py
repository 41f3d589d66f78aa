"""Problems from the player's own games: the mistakes in the deck of practice, as mates and best moves to
find.

A mate that was there and missed is a mating problem; any other mistake asks for the better move.
"""

from __future__ import annotations

from collections.abc import Iterable

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.reasons import ReasonId, reasons_for
from shogi_desktop.app.analysis.cards import MISTAKE, mistake_of
from shogi_desktop.app.practice.deck import Held
from shogi_desktop.app.problems.collection import Fault, Puzzle


def puzzles_of_cards(cards: Iterable[Held]) -> tuple[Puzzle, ...]:
    """The problems that the cards make, in their order; a card that is put aside or makes no sense makes
    none.
    """
    made = (puzzle_of_card(held) for held in cards if not held.suspended)
    return tuple(puzzle for puzzle in made if puzzle is not None)


def puzzle_of_card(held: Held) -> Puzzle | None:
    """The problem that a card makes; None for a card of another kind or one without a better move."""
    card = held.card
    if card.kind != MISTAKE:
        return None
    found = mistake_of(card.variant, card.content)
    if found is None or found[0].best is None:
        return None
    judged = found[0]
    start, best = judged.position, judged.before.line
    reason = next((reason.id for reason in reasons_for(judged)), None)
    if reason is ReasonId.MISSES_MATE and _checks(judged):
        return Puzzle.of(start, best, source=card.source, card=card.id)
    fault = Fault((judged.move, *judged.reply), judged.before.score, judged.after, reason)
    return Puzzle.of(start, best, source=card.source, fault=fault, card=card.id)


def _checks(judged: JudgedMove) -> bool:
    """Whether every move of the mover in the best line gives check: the mate is one of mating problems."""
    position = judged.position.copy()
    for move in judged.before.line:
        position.play(move)
        if position.turn is not judged.mover and not position.is_check():
            return False
    return True
