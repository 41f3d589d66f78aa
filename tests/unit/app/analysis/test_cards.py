"""A mistake kept as a card is the same mistake again: position, judgement, reasons, in both games."""

from __future__ import annotations

import msgspec
import pytest

from shogi_desktop.analysis.judged import judged_moves
from shogi_desktop.analysis.reasons import reasons_for
from shogi_desktop.app.analysis.cards import MISTAKE, card_of, id_of, mistake_of
from shogi_desktop.game import Evaluation, ForcedMate, Record
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Variant, parse_usi_move

GAMES = [
    (STANDARD, "7g7f 3c3d 2g2f 8b9b", "8h2b+ 3a2b"),
    (OKISAKI, "5h5g 5c5d 4h4g 4c4d", ""),
]


def record_of(variant: Variant, moves: str, reply: str, score: int | ForcedMate) -> Record:
    record = Record(variant)
    node = record.root
    for text in moves.split():
        node.evaluation = Evaluation(0, 7, 100, "E", (parse_usi_move(text, variant),))
        node = node.add(parse_usi_move(text, variant))
    assert node.parent is not None
    node.parent.evaluation = Evaluation(0, 7, 100, "E")
    line = tuple(parse_usi_move(text, variant) for text in reply.split())
    node.evaluation = Evaluation(score, 8, 200, "E", line)
    return record


@pytest.mark.parametrize(("variant", "moves", "reply"), GAMES, ids=["shogi", "okisakishogi"])
@pytest.mark.parametrize("score", [1500, ForcedMate(Color.BLACK, 7), ForcedMate(Color.BLACK)])
def test_a_mistake_comes_back_as_it_was(
    variant: Variant, moves: str, reply: str, score: int | ForcedMate
) -> None:
    record = record_of(variant, moves, reply, score)
    judged = judged_moves(record)[-1]
    assert judged.judgement.is_fault
    card = card_of(judged, record, "Ben", "Aiko – Ben", "2026-11-23")
    assert card is not None
    assert (card.kind, card.player, card.variant) == (MISTAKE, "Ben", variant.id)
    sent = msgspec.json.decode(msgspec.json.encode(card), type=type(card))
    back = mistake_of(sent.variant, sent.content)
    assert back is not None
    again, game = back
    assert game.start_sfen == record.start_sfen
    assert (again.ply, again.move, again.loss, again.judgement) == (
        judged.ply,
        judged.move,
        judged.loss,
        judged.judgement,
    )
    assert again.position.key() == judged.position.key()
    assert again.reply == judged.reply
    assert reasons_for(again) == reasons_for(judged)
    assert id_of(again) == card.id


def test_the_same_mistake_in_another_game_is_the_same_card() -> None:
    variant, moves, reply = GAMES[0]
    one = judged_moves(record_of(variant, moves, reply, 1500))[-1]
    other = judged_moves(record_of(variant, "2g2f 3c3d 7g7f 8b9b", reply, 1600))[-1]
    assert id_of(one) == id_of(other)


@pytest.mark.parametrize(
    "content",
    [
        {},
        {"start": "x", "moves": ["7g7f"], "before": {}, "after": {}},
        {"start": STANDARD.start_sfen, "moves": [], "before": {"score_cp": 0}, "after": {"score_cp": 0}},
        {
            "start": STANDARD.start_sfen,
            "moves": ["7g7e"],
            "before": {"score_cp": 0},
            "after": {"score_cp": 9},
        },
        {"start": STANDARD.start_sfen, "moves": ["7g7f"], "before": {"mate": "x"}, "after": {"score_cp": 9}},
        {"start": STANDARD.start_sfen, "moves": ["7g7f"], "before": {"mate": "+x"}, "after": {"score_cp": 9}},
    ],
)
def test_a_card_that_makes_no_sense_is_none(content: dict[str, object]) -> None:
    assert mistake_of("shogi", content) is None
    assert mistake_of("chess", content) is None


def test_the_words_for_the_game_are_kept_up_to_two_hundred_characters() -> None:
    record = record_of(STANDARD, "7g7f 3c3d 2g2f 8b9b", "8h2b+ 3a2b", 1500)
    card = card_of(judged_moves(record)[-1], record, "Ben", "x" * 199 + "yz", "2026-11-23")
    assert card is not None
    assert card.source == "x" * 199 + "y"


def test_what_was_not_evaluated_behind_the_move_is_no_card() -> None:
    record = record_of(STANDARD, "7g7f 3c3d 2g2f 8b9b", "8h2b+ 3a2b", 1500)
    judged = judged_moves(record)[-1]
    judged.node.evaluation = None
    assert card_of(judged, record, "Ben", "", "2026-11-23") is None


def test_a_mistake_is_known_by_the_same_name_for_ever() -> None:
    """A player's deck keeps it: another name would bring every mistake back as a new card."""
    judged = judged_moves(record_of(*GAMES[0], 1500))[-1]
    assert id_of(judged) == "2bc66b726289a7ceed29"


def test_of_what_a_card_comes_from_two_hundred_letters_are_kept() -> None:
    record = record_of(*GAMES[0], 1500)
    card = card_of(judged_moves(record)[-1], record, "Ben", "x" * 300, "2026-11-23")
    assert card is not None and card.source == "x" * 200
