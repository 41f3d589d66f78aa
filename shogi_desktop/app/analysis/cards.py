"""Mistakes as cards of a practice deck, and cards as mistakes again: with all that an exercise needs.

A card holds the moves of the game up to the mistake and what was found before and after it. From that a
record is made again, and `analysis.judged` says of it what it said of the game: nothing is judged a second
way.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

import msgspec
from msgspec import Struct

from shogi_desktop.analysis.judged import JudgedMove, judged_moves
from shogi_desktop.app.analysis.kept import KeptEvaluation, evaluation_of_kept, kept_evaluation
from shogi_desktop.app.practice.deck import Card
from shogi_desktop.game import Record
from shogi_desktop.rules import RulesError, parse_usi_move, variant_by_id

MISTAKE = "mistake"


class _Mistake(Struct, frozen=True, omit_defaults=True):
    """`moves` in USI, the mistake last; evaluations of the positions before and after it."""

    start: str
    moves: tuple[str, ...]
    before: KeptEvaluation
    after: KeptEvaluation


def card_of(judged: JudgedMove, record: Record, player: str, source: str, added: str) -> Card | None:
    """A mistake of `record` as a card; None where it cannot be kept: it ended the game.

    :param player: whose deck it goes to. :param source: the game, for people. :param added: the day, ISO.
    """
    line = judged.node.line()
    if judged.node.evaluation is None or any(node.move is None for node in line):
        return None
    content = _Mistake(
        record.start_sfen,
        tuple(node.move.usi for node in line if node.move is not None),
        kept_evaluation(judged.before),
        kept_evaluation(judged.node.evaluation),
    )
    return Card(
        id=id_of(judged),
        kind=MISTAKE,
        player=player,
        variant=record.variant.id,
        source=source[:200],
        added=added,
        content=msgspec.to_builtins(content),
    )


def id_of(judged: JudgedMove) -> str:
    """What a mistake is known by: the position and the move that was played there."""
    position = judged.position
    what = f"{MISTAKE} {position.variant.id} {position.sfen().rsplit(' ', 1)[0]} {judged.move.usi}"
    return hashlib.sha256(what.encode()).hexdigest()[:20]


def mistake_of(variant_id: str, content: Mapping[str, object]) -> tuple[JudgedMove, Record] | None:
    """The mistake that a card holds, and a record that ends with it; None where it makes no sense."""
    try:
        mistake = msgspec.convert(content, _Mistake)
        variant = variant_by_id(variant_id)
        record = Record(variant, mistake.start)
        node = before = record.root
        for text in mistake.moves:
            before, node = node, node.add(parse_usi_move(text, variant))
        before.evaluation = evaluation_of_kept(mistake.before, variant)
        node.evaluation = evaluation_of_kept(mistake.after, variant)
        judged = judged_moves(record)
    except (msgspec.ValidationError, RulesError, ValueError):
        return None
    return (judged[-1], record) if judged and judged[-1].node is node else None
