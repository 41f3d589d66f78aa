"""When a mistake lets the castle be broken: one position, and lines that differ in what is asked of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import Judgement
from shogi_desktop.analysis.reasons.castle import (
    CastleConfirmation,
    beside,
    broken_castle,
    guards_of,
    lets_castle_be_broken,
)
from shogi_desktop.analysis.reasons.evidence import Evidence
from shogi_desktop.analysis.win_chance import score_of
from shogi_desktop.game import Evaluation, Node
from shogi_desktop.rules import STANDARD, Color, Position, parse_square, parse_usi_moves
from tests.support.sides import judged_of_other

CASTLE = "4k4/9/9/9/9/2n6/P1P6/3G1S3/3GK4 b G 1"
"""Two golds and a silver beside the king, and a knight that takes one of the golds."""
BEST = "7g7f 5a4a 9g9f 4a5a 9f9e"
"""The engine's move takes the knight, and all stand."""


def mistake(
    played: str, best: str = BEST, sfen: str = CASTLE, loss: float = 0.2, share: float = 0.5
) -> JudgedMove:
    """The first move of `played`, in place of that of `best`.

    :param share: the win chance before it.
    """
    move, *reply = parse_usi_moves(played.split(), STANDARD)
    before = Evaluation(score_of(share, STANDARD), line=parse_usi_moves(best.split(), STANDARD))
    position = Position.from_sfen(sfen, STANDARD)
    return JudgedMove(1, Node().add(move), position, before, -500, tuple(reply), Judgement.BLUNDER, loss)


def broken(
    played: str, best: str = BEST, sfen: str = CASTLE, loss: float = 0.2, share: float = 0.5
) -> list[str]:
    """The line that breaks the castle, for Black as for White in its place; nothing where none does."""
    judged = mistake(played, best, sfen, loss, share)
    found = broken_castle(Evidence(judged))
    assert len(broken_castle(Evidence(judged_of_other(judged)))) == len(found)
    return [move.usi for move in found]


def test_a_guard_that_is_taken_at_once_and_not_replaced_breaks_the_castle() -> None:
    assert broken("9g9f 7f6h+ 6i6h 5a4a 9f9e") == ["9g9f", "7f6h+"]
    assert broken("9g9f 7f6h+ 6i6h") == ["9g9f", "7f6h+"]


def test_a_guard_may_fall_with_the_second_move_and_no_later() -> None:
    assert broken("9g9f 5a4a 9f9e 7f6h+ 6i6h") == ["9g9f", "5a4a", "9f9e", "7f6h+"]
    assert broken("9g9f 5a4a 9f9e 4a5a 9e9d 7f6h+ 6i6h") == []


def test_a_line_that_ends_with_the_capture_shows_nothing_of_what_comes_then() -> None:
    assert broken("9g9f 7f6h+") == []


def test_a_guard_that_is_replaced_breaks_nothing_however_late() -> None:
    assert broken("9g9f 7f6h+ 6i6h 5a4a G*6i") == []
    assert broken("9g9f 7f6h+ 6i6h 5a4a 9f9e 4a5a G*6i") == []


def test_what_is_taken_away_from_the_king_is_no_guard() -> None:
    away = "4k4/9/9/9/9/1n7/P1P6/2GG1S3/4K4 b G 1"
    assert broken("9g9f 8f7h+ 6h7h 5a4a 9f9e", "7h8h 5a4a 9g9f 4a5a 9f9e", away) == []


def test_the_guard_that_falls_is_named_though_it_has_just_come_there() -> None:
    two_knights = "4k4/9/9/9/9/2n2n3/P1P6/3G1S3/3GK4 b G 1"
    judged = mistake("9g9f 5a4a 6i5h 4f5h+ 5i5h", sfen=two_knights)
    before, following = CastleConfirmation.marked(judged.before, Evaluation(judged.after))
    judged.node.evaluation = following
    reason = lets_castle_be_broken(Evidence(replace(judged, before=before)))
    assert reason is not None
    assert (reason.kind, reason.square) == (STANDARD.kind("gold"), parse_square("5h"))
    assert [move.usi for move in reason.line] == ["9g9f", "5a4a", "6i5h", "4f5h+"]


def test_one_guard_is_no_castle_and_two_are() -> None:
    one = "4k4/9/9/9/9/2n6/P1P6/3G5/4K4 b G 1"
    two = "4k4/9/9/9/9/2n6/P1P6/3G1S3/4K4 b G 1"
    played = "9g9f 7f6h+ 5i6h 5a4a 9f9e"
    assert broken(played, sfen=one) == []
    assert broken(played, sfen=two) == ["9g9f", "7f6h+"]


def test_with_the_engines_move_the_castle_must_stand_to_the_end_of_a_long_line() -> None:
    played = "9g9f 7f6h+ 6i6h 5a4a 9f9e"
    assert broken(played, BEST.removesuffix(" 9f9e")) == []
    assert broken(played, "9g9f 5a4a 9f9e 7f6h+ 6i6h 4a5a 9e9d") == [], "it falls there too"
    assert broken(played, "7g7f 5a4a 4h3g 4a5a 9g9f") == [], "a guard walks away"
    assert broken(played, "7g7f 5a4a 4h3g 4a5a 3g4h") == ["9g9f", "7f6h+"], "and comes back"


def test_neither_a_small_loss_nor_a_lost_game_is_laid_to_the_castle_and_no_more_is_asked() -> None:
    played = "9g9f 7f6h+ 6i6h 5a4a 9f9e"
    assert broken(played, loss=0.149) == []
    assert broken(played, loss=0.15) != []
    assert broken(played, share=0.24) == []
    assert broken(played, share=0.26) != []


def test_who_has_no_king_has_no_castle() -> None:
    """As the attacker in a mating problem."""
    position = Position.from_sfen("4k4/9/9/9/9/9/9/4GS3/9 b - 1", STANDARD)
    assert beside(position, Color.BLACK) == guards_of(position, Color.BLACK) == set()


@pytest.mark.parametrize(
    ("board", "count"),
    [
        ("9/9/9/9/9/9/3SG4/4K4", 2),
        ("9/9/9/9/3SG4/4K4/9/9", 2),
        ("9/9/9/3SG4/4K4/9/9/9", 0),
        ("9/9/9/9/9/3NB4/2S1K1g2/9", 0),
        ("9/9/9/9/9/3+S+N+L3/4K4/9", 3),
    ],
    ids=["at home", "last rank of its camp", "outside", "no guards, far, or White's", "promoted"],
)
def test_guards_are_generals_beside_a_king_in_its_camp(board: str, count: int) -> None:
    position = Position.from_sfen(f"4k4/{board} b - 1", STANDARD)
    assert len(guards_of(position, Color.BLACK)) == count
