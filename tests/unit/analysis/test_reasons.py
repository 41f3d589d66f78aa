"""Why a move was a fault: on labelled positions of both games, and on small ones made by hand.

The labelled ones are faults of weak levels in games of the engine with itself, found by
`tests.bench.reasons`; each reason was borne out by a deep search or by trying everything, and some have
none. What a reason says is seen here again, on the board alone.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from shogi_desktop.analysis.exchange import Capture, best_capture
from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import Judgement
from shogi_desktop.analysis.reasons import Reason, ReasonId, reasons_for, weighing
from shogi_desktop.analysis.reasons.castle import broken_castle
from shogi_desktop.analysis.reasons.confirming import chance_before
from shogi_desktop.analysis.reasons.evidence import Evidence
from shogi_desktop.analysis.reasons.initiative import may_drop_initiative
from shogi_desktop.analysis.win_chance import score_of as score_of_chance
from shogi_desktop.game import Evaluation, ForcedMate, Node
from shogi_desktop.rules import (
    STANDARD,
    VARIANTS,
    Color,
    Move,
    Position,
    Square,
    Variant,
    file_of,
    parse_square,
    parse_usi_moves,
    rank_of,
    variant_by_id,
)
from tests.support.extent import extent
from tests.support.judged import judged_move
from tests.support.sides import judged_of_other, line_of_other

DATA = Path(__file__).parents[2] / "data" / "reasons.json"
CASES: list[dict[str, Any]] = json.loads(DATA.read_text("utf-8"))
OF_EACH_KIND = extent(5, len(CASES))
"""How many of those with the same reasons, of the same game, are tried."""
_FOUND: dict[tuple[str, str, str], tuple[JudgedMove, tuple[Reason, ...]]] = {}
MATES = {ReasonId.MISSES_MATE, ReasonId.WALKS_INTO_MATE}
# What pieces are worth by the Japanese books' rule of thumb, pawns by the hundred: not the program's numbers.
BY_HAND = {"P": 1, "L": 3, "N": 4, "S": 5, "G": 6, "B": 8, "R": 10, "Q": 16, "K": 0}


def score_of(value: Any) -> int | ForcedMate:
    return value if isinstance(value, int) else ForcedMate(Color[value["winner"].upper()], value["plies"])


def fault(
    variant: Variant, sfen: str, move: str, before: tuple[Any, str], after: tuple[Any, str]
) -> JudgedMove:
    known, following = (
        Evaluation(score_of(score), line=parse_usi_moves(line.split(), variant))
        for score, line in (before, after)
    )
    return judged_move(variant, sfen, move, known, following)


def of_case(case: dict[str, Any]) -> JudgedMove:
    variant = variant_by_id(case["variant"])
    before, after = (((case[key]["score"]), case[key]["line"]) for key in ("before", "after"))
    judged = fault(variant, case["sfen"], case["move"], before, after)
    nodes = [case[key].get("nodes") for key in ("before", "after")]
    judged.node.evaluation = Evaluation(judged.after, nodes=nodes[1], line=judged.reply)
    return replace(judged, before=structs.replace(judged.before, nodes=nodes[0]))


def name(case: dict[str, Any]) -> str:
    return f"{case['variant']} {case['sfen'].split()[-1]} {case['move']}"


def found_in(case: dict[str, Any]) -> tuple[JudgedMove, tuple[Reason, ...]]:
    """What is said of that case; looked for once."""
    key = (case["variant"], case["sfen"], case["move"])
    if key not in _FOUND:
        judged = of_case(case)
        _FOUND[key] = judged, tuple(reasons_for(judged))
    return _FOUND[key]


def by_hand(position: Position, color: Color) -> int:
    """What `color` has more, counted by the rule of thumb."""
    total = 0
    for _, piece in position.pieces():
        total += BY_HAND[piece.kind.letter] * (1 if piece.color is color else -1)
    for side in Color:
        for kind, count in position.hand(side).items():
            total += BY_HAND[kind.letter] * count * (1 if side is color else -1)
    return total


def answers_a_check_or_a_capture(judged: JudgedMove, reason: Reason) -> bool:
    """Whether the last move of the line answers no mere threat: the one before it checks or takes a piece."""
    position = judged.position.copy()
    assert reason.line[0] == judged.move
    assert len(reason.line) == 3
    position.play(judged.move)
    taken = position.piece_at(reason.line[1].target)
    was_check = position.is_check()
    position.play(reason.line[1])
    return was_check or position.is_check() or (taken is not None and BY_HAND[taken.kind.letter] > 1)


def chebyshev(one: Square, other: Square) -> int:
    """How many steps of a king part two squares."""
    return max(abs(file_of(one) - file_of(other)), abs(rank_of(one) - rank_of(other)))


def some_of(cases: list[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """At most so many `cases` of each game and each set of reasons."""
    seen: Counter[tuple[str, ...]] = Counter()
    found = []
    for case in cases:
        kind = (case["variant"], *(reason["id"] for reason in case["reasons"]))
        seen[kind] += 1
        if seen[kind] <= most:
            found.append(case)
    return found


TRIED = some_of(CASES, OF_EACH_KIND)


@pytest.mark.parametrize("case", TRIED, ids=name)
def test_labelled_positions_have_their_reasons_and_no_other(case: dict[str, Any]) -> None:
    found = [
        {"id": reason.id.value, "line": " ".join(move.usi for move in reason.line)}
        for reason in found_in(case)[1]
    ]
    assert found == case["reasons"]


def test_a_fault_has_the_same_reasons_whichever_side_made_it() -> None:
    for case in some_of(CASES, 1):
        judged, reasons = found_in(case)
        found = reasons_for(judged_of_other(judged))
        assert [reason.id for reason in found] == [reason.id for reason in reasons]
        for reason, other in zip(reasons, found, strict=True):
            assert other.line == line_of_other(reason.line, judged.position.variant)
            assert (other.kind, other.by, other.plies) == (reason.kind, reason.by, reason.plies)


@pytest.mark.parametrize("case", [case for case in TRIED if case["reasons"]], ids=name)
def test_every_proof_can_be_played_and_shows_what_the_reason_says(case: dict[str, Any]) -> None:
    judged, reasons = found_in(case)
    for reason in reasons:
        position = judged.position.copy()
        owner = judged.mover
        for move in reason.line[:-1]:
            position.play(move)
        last = reason.line[-1]
        taken = position.piece_at(last.target)
        mover = position.turn
        position.play(last)
        if reason.id in MATES:
            assert position.is_checkmate()
            assert mover is (owner if reason.id is ReasonId.MISSES_MATE else owner.opponent)
            assert reason.plies == len(reason.line) - (reason.id is ReasonId.WALKS_INTO_MATE)
        elif reason.id in {ReasonId.MISSES_CAPTURE, ReasonId.MISSES_WIN}:
            won = reason.line[0] if reason.id is ReasonId.MISSES_CAPTURE else last
            assert won.target == reason.square
            assert by_hand(position, owner) > by_hand(judged.position, owner)
        elif reason.id is ReasonId.LETS_CASTLE_BE_BROKEN:
            assert reason.line[0] == judged.move
            assert taken is not None
            assert taken.color is owner
            assert taken.kind is reason.kind
            king = position.king(owner)
            assert king is not None
            assert chebyshev(king, last.target) == 1
        elif reason.id is ReasonId.DROPS_INITIATIVE:
            assert mover is owner, "it has to answer"
            assert not answers_a_check_or_a_capture(judged, reason)
        else:
            assert reason.line[0] == judged.move
            assert taken is not None
            assert taken.color is owner
            assert by_hand(position, owner) < by_hand(judged.position, owner)


def test_material_is_weighed_with_rests_and_each_position_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window's thread looks for reasons too: all in one piece took up to 30 ms."""
    longest = max((of_case(case) for case in CASES), key=lambda each: len(each.reply))
    weighed: list[str] = []

    def note(position: Position) -> Capture | None:
        weighed.append(position.sfen())
        return best_capture(position)

    monkeypatch.setattr("shogi_desktop.analysis.reasons.evidence.best_capture", note)
    steps = [len(weighed) for _ in weighing(longest)]
    assert len(weighed) == len(set(weighed)) > 3
    assert all(after - before <= 1 for before, after in pairwise(steps))


def test_there_are_enough_of_them() -> None:
    for variant in VARIANTS:
        with_reason = [case for case in CASES if case["variant"] == variant.id and case["reasons"]]
        without = [case for case in CASES if case["variant"] == variant.id and not case["reasons"]]
        assert len(with_reason) >= 150
        assert len(without) >= 10
        kinds = Counter(reason["id"] for case in with_reason for reason in case["reasons"])
        assert len(kinds) >= 9


# Castles that can be broken

ALL_CASTLES = [
    case for case in CASES if any(each["id"] == "lets_castle_be_broken" for each in case["reasons"])
]

CASTLES = ALL_CASTLES[:: extent(4, 1)]


@pytest.mark.parametrize(
    "nodes", [(None, None), (0, 0), (15_000, 15_000), (400_000, 400_000), (400_003, 600_004)]
)
def test_a_castle_is_told_of_only_where_it_was_confirmed(nodes: tuple[int | None, int | None]) -> None:
    for case in CASTLES:
        judged = of_case(case)
        assert judged.node.evaluation is not None
        judged.node.evaluation = structs.replace(judged.node.evaluation, nodes=nodes[1])
        judged = replace(judged, before=structs.replace(judged.before, nodes=nodes[0]))
        assert broken_castle(Evidence(judged)), "the lines show it"
        assert ReasonId.LETS_CASTLE_BE_BROKEN not in {reason.id for reason in reasons_for(judged)}


def test_a_guard_that_falls_with_the_best_move_too_is_no_reason() -> None:
    """Other moves are put in the place of the mistake, where what takes the guard still takes it."""
    seen = 0
    for judged in map(of_case, CASTLES):
        line = broken_castle(Evidence(judged))
        for other in judged.position.legal_moves():
            best = structs.replace(judged.before, line=(other, *judged.reply))
            evidence = Evidence(replace(judged, before=best))
            if other == judged.move or len(evidence.best) < max(5, len(line)):
                continue
            position = evidence.best_walk.positions[len(line) - 1]
            king, guard = position.king(judged.mover), position.piece_at(line[-1].target)
            same = guard is evidence.after(len(line) - 1).piece_at(line[-1].target)
            if same and king is not None and chebyshev(king, line[-1].target) == 1:
                seen += 1
                assert not broken_castle(evidence)
                break
    assert seen >= len(CASTLES) // 2


def test_a_line_that_is_short_shows_no_castle_that_stands() -> None:
    for judged in map(of_case, CASTLES):
        short = structs.replace(judged.before, line=judged.before.line[:4])
        assert not broken_castle(Evidence(replace(judged, before=short)))


def test_neither_a_small_loss_nor_a_lost_game_is_laid_to_the_castle() -> None:
    for judged in map(of_case, CASTLES):
        assert not broken_castle(Evidence(replace(judged, loss=0.149)))
        assert broken_castle(Evidence(replace(judged, loss=0.15)))
        lost = structs.replace(judged.before, score=-3_000 if judged.mover is Color.BLACK else 3_000)
        assert not broken_castle(Evidence(replace(judged, before=lost)))


def test_the_guard_that_falls_two_moves_later_is_the_one_that_is_named() -> None:
    case = next(case for case in ALL_CASTLES if len(case["reasons"][0]["line"].split()) == 4)
    judged, (reason,) = found_in(case)
    position = judged.position.copy()
    for move in reason.line[:-1]:
        position.play(move)
    guard = position.piece_at(reason.line[-1].target)
    assert guard is not None
    assert (reason.kind, reason.square) == (guard.kind, reason.line[-1].target)


# The initiative

ALL_INITIATIVES = [
    case for case in CASES if case["reasons"] and case["reasons"][0]["id"] == "drops_initiative"
]
INITIATIVES = ALL_INITIATIVES[:: extent(3, 1)]


def test_initiatives_of_both_games_are_among_them() -> None:
    assert len(ALL_INITIATIVES) >= 60
    for cases in (ALL_INITIATIVES, INITIATIVES):
        assert {case["variant"] for case in cases} == {variant.id for variant in VARIANTS}


@pytest.mark.parametrize(
    "nodes", [(None, None), (0, 0), (15_000, 15_000), (400_000, 600_000), (400_000, 650_001)]
)
def test_an_initiative_is_told_of_only_where_it_was_confirmed(nodes: tuple[int | None, int | None]) -> None:
    for case in INITIATIVES:
        judged = of_case(case)
        assert judged.node.evaluation is not None
        judged.node.evaluation = structs.replace(judged.node.evaluation, nodes=nodes[1])
        judged = replace(judged, before=structs.replace(judged.before, nodes=nodes[0]))
        assert may_drop_initiative(Evidence(judged)), "the lines leave it possible"
        assert ReasonId.DROPS_INITIATIVE not in {reason.id for reason in reasons_for(judged)}


def black(share: float, judged: JudgedMove) -> int:
    """The score that gives the player such a win chance."""
    return score_of_chance(share if judged.mover is Color.BLACK else 1 - share, judged.position.variant)


def test_neither_a_small_loss_nor_a_lost_game_is_laid_to_the_initiative() -> None:
    for judged in map(of_case, INITIATIVES):
        assert not may_drop_initiative(Evidence(replace(judged, loss=0.149)))
        assert may_drop_initiative(Evidence(replace(judged, loss=0.15)))
        assert not may_drop_initiative(Evidence(replace(judged, loss=chance_before(judged) - 0.19)))


def test_a_mistake_that_leaves_a_fifth_of_the_chances_may_give_up_the_initiative() -> None:
    for judged in map(of_case, INITIATIVES):
        even = replace(judged, before=structs.replace(judged.before, score=0))
        assert may_drop_initiative(Evidence(replace(even, loss=0.3)))
        assert not may_drop_initiative(Evidence(replace(even, loss=0.301)))


def test_where_nobody_can_pass_nothing_is_said_of_the_initiative() -> None:
    """In the place of each of the four moves one that gives check, or none."""
    seen: Counter[str] = Counter()
    for judged in map(of_case, INITIATIVES):
        for which in ("best", "reply", "move", "answer"):
            position = judged.position.copy()
            if which not in {"best", "move"}:
                position.play(judged.before.line[0] if which == "reply" else judged.move)
            for move in position.legal_moves():
                after = position.copy()
                after.play(move)
                if after.is_check() and after.has_legal_move():
                    seen[which] += 1
                    assert not may_drop_initiative(Evidence(put(judged, which, move, after)))
                    break
        assert not may_drop_initiative(Evidence(replace(judged, reply=())))
        short = structs.replace(judged.before, line=judged.before.line[:1])
        assert not may_drop_initiative(Evidence(replace(judged, before=short)))
    assert min(seen.values()) >= 5
    assert len(seen) == 4


def put(judged: JudgedMove, which: str, move: Move, after: Position) -> JudgedMove:
    """The fault with `move` in the place of another; the next move is any."""
    following = after.legal_moves()[0]
    if which == "best":
        return replace(judged, before=structs.replace(judged.before, line=(move, following)))
    if which == "reply":
        line = (judged.before.line[0], move, following)
        return replace(judged, before=structs.replace(judged.before, line=line))
    if which == "move":
        return replace(judged, node=Node(Node(), move), reply=(following,))
    return replace(judged, reply=(move, following))


def test_an_answer_that_takes_a_piece_is_no_threat() -> None:
    seen = 0
    for judged in map(of_case, INITIATIVES):
        position = judged.position.copy()
        position.play(judged.move)
        for move in position.legal_moves():
            taken = position.piece_at(move.target)
            after = position.copy()
            after.play(move)
            if taken is not None and BY_HAND[taken.kind.letter] > 1 and not after.is_check():
                seen += 1
                assert not may_drop_initiative(Evidence(replace(judged, reply=(move,))))
    assert seen >= extent(10, 20)


# Made by hand


def only(judged: JudgedMove) -> Reason:
    assert judged.judgement.is_fault
    (reason,) = reasons_for(judged)
    return reason


def test_a_piece_that_is_left_is_named_with_its_taker() -> None:
    judged = fault(
        STANDARD,
        "4k4/9/9/9/4p4/9/9/4R4/3K5 b - 1",
        "5h5f",
        (600, "5h5e 5a4a 6i5h"),
        (-300, "5e5f 6i5h 5f5g+"),
    )
    reasons = {reason.id: reason for reason in reasons_for(judged)}
    hangs = reasons[ReasonId.HANGS_PIECE]
    assert hangs.kind is STANDARD.kind("rook")
    assert hangs.by is STANDARD.kind("pawn")
    assert hangs.square == parse_square("5f")


def test_a_pin_that_wins_the_pinned_piece() -> None:
    judged = fault(
        STANDARD,
        "8k/9/9/9/9/9/P3G4/9/4K4 b l 1",
        "9g9f",
        (300, "5g4g 1a1b 9g9f"),
        (-500, "L*5e 9f9e 5e5g+ 9e9d"),
    )
    reason = only(judged)
    assert (reason.id, reason.kind) == (ReasonId.ALLOWS_PIN, STANDARD.kind("gold"))
    assert [move.usi for move in reason.line] == ["9g9f", "L*5e", "9f9e", "5e5g+"]


def test_a_knight_fork() -> None:
    judged = fault(
        STANDARD,
        "8k/9/9/9/9/9/9/G1R6/4K3P b n 1",
        "1i1h",
        (300, "7h6h 1a1b 9h8h"),
        (-500, "N*8f 7h7g 8f9h+ 7g7a+"),
    )
    reason = only(judged)
    assert (reason.id, reason.kind) == (ReasonId.ALLOWS_FORK, STANDARD.kind("gold"))


def test_a_pinned_piece_that_another_one_attacks_and_takes() -> None:
    judged = fault(
        STANDARD,
        "4l3k/9/9/9/9/4s4/P7P/4G4/4K4 b p 1",
        "9g9f",
        (300, "5h6h 1a1b 9g9f"),
        (-500, "P*5g 9f9e 5g5h+ 5i5h"),
    )
    reasons = [reason.id for reason in reasons_for(judged)]
    assert ReasonId.ALLOWS_DISCOVERED_ATTACK not in reasons


def test_a_pin_that_is_cashed_in_two_moves_later() -> None:
    judged = fault(
        STANDARD,
        "8k/9/9/9/9/9/P3G4/9/4K4 b lp 1",
        "9g9f",
        (300, "5g4g 1a1b 9g9f"),
        (-500, "L*5e 9f9e P*5f 9e9d 5f5g+ 9d9c"),
    )
    reason = only(judged)
    assert (reason.id, reason.kind) == (ReasonId.ALLOWS_PIN, STANDARD.kind("gold"))
    assert [move.usi for move in reason.line] == ["9g9f", "L*5e", "9f9e", "P*5f", "9e9d", "5f5g+"]


def test_what_was_attacked_before_the_answer_is_not_forked_by_it() -> None:
    """The rook stays on the file on which it attacks both."""
    judged = fault(
        STANDARD,
        "k8/4S4/9/4r4/9/9/P8/4G4/K8 b - 1",
        "9g9f",
        (300, "5h4h 9a8a 9g9f"),
        (-500, "5d5e 9f9e 5e5h+ 9e9d"),
    )
    assert only(judged).id is ReasonId.LOSES_LATER


def test_a_line_that_something_else_still_closes_is_not_opened_by_the_answer() -> None:
    judged = fault(
        STANDARD,
        "k3r4/9/4s4/4g4/9/9/P3G4/9/K8 b - 1",
        "9g9f",
        (300, "5g4g 9a8a 9g9f"),
        (-500, "5c4b 9f9e 5d6d 9e9d 5a5g+ 9d9c+"),
    )
    assert only(judged).id is ReasonId.LOSES_LATER


def test_what_takes_from_where_the_answer_left_was_not_behind_it() -> None:
    """The silver leaves 5d, where a rook goes then to take the gold."""
    judged = fault(
        STANDARD,
        "k8/9/9/4s3r/9/4G4/P8/9/K8 b - 1",
        "9g9f",
        (300, "5f5g 9a8a 9g9f"),
        (-500, "5d6c 9f9e 1d5d 9e9d 5d5f 9d9c+"),
    )
    assert only(judged).id is ReasonId.LOSES_LATER


@pytest.mark.parametrize("line", ["G*5b", "G*4b", "G*4b 5a6a G*5b"])
def test_a_mate_is_missed_only_where_the_line_ends_in_it(line: str) -> None:
    """Whatever the engine says: the other gold is no mate, and the line after it none either."""
    judged = fault(
        STANDARD,
        "4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1",
        "5i5h",
        ({"winner": "black", "plies": 1}, line),
        (0, "5a4a 5h5g"),
    )
    found = [(reason.id, reason.plies) for reason in reasons_for(judged)]
    assert found == ([(ReasonId.MISSES_MATE, 1)] if line == "G*5b" else [])


@pytest.mark.parametrize("line", ["G*1h", "G*2h", "G*1h 1i2i"])
def test_a_mate_is_walked_into_only_where_the_line_ends_in_it(line: str) -> None:
    judged = fault(
        STANDARD,
        "4k4/9/9/9/9/9/8p/9/8K b P2g 1",
        "P*5d",
        (-200, "1i2h"),
        ({"winner": "white", "plies": 1}, line),
    )
    found = [(reason.id, reason.plies) for reason in reasons_for(judged)]
    assert found == ([(ReasonId.WALKS_INTO_MATE, 1)] if line != "G*2h" else [])


def test_what_takes_before_its_king_is_pinned_though_another_stood_there_before() -> None:
    """The gold takes the pawn that stood between the lance and its king."""
    judged = fault(
        STANDARD,
        "8k/9/9/9/4l4/9/P3p4/3G5/4K4 b - 1",
        "6h5g",
        (300, "5i4i 1a1b 9g9f"),
        (-500, "1a1b 9g9f 5e5g+ 9f9e"),
    )
    assert only(judged).id is ReasonId.ALLOWS_PIN


def test_a_pin_that_neither_the_fault_nor_the_answer_has_touched_is_not_what_was_allowed() -> None:
    """The gold was pinned and attacked before, and a pawn would have stopped the lance."""
    judged = fault(
        STANDARD,
        "8k/9/9/9/4l4/9/P3G4/9/4K4 b P 1",
        "9g9f",
        (300, "P*5f 1a1b 9g9f"),
        (-500, "1a1b 9f9e 5e5g+ 9e9d"),
    )
    assert only(judged).id is ReasonId.LOSES_LATER


def test_a_piece_from_behind_which_the_king_steps_away_is_lost_but_not_by_the_pin() -> None:
    judged = fault(
        STANDARD,
        "8k/9/9/9/9/9/P3G4/9/4K4 b l 1",
        "9g9f",
        (300, "5g4g 1a1b 9g9f"),
        (-700, "L*5e 5i6i 5e5g+ 6i7i"),
    )
    assert only(judged).id is ReasonId.LOSES_LATER


def test_a_discovered_check_that_lets_what_moved_take() -> None:
    judged = fault(
        STANDARD,
        "4r3k/9/9/9/4b4/9/9/1R7/4K4 b P 1",
        "P*9f",
        (100, "8h5h 1a1b 5h5e 1b1c"),
        (-600, "5e3c 5i6h 3c8h+ 6h7h"),
    )
    assert ReasonId.ALLOWS_DISCOVERED_ATTACK in {reason.id for reason in reasons_for(judged)}


def later(loss: int, best: str = "1g1f 5a5b 1f1e 5b5c 1e1d 5c5b") -> JudgedMove:
    """A move after which a pawn drives the silver to where the rook takes it; it costs so many centipawns."""
    return fault(
        STANDARD,
        "4k4/1r7/9/2p6/9/2S6/PPP1PPPPP/9/4K4 b - 1",
        "9g9f",
        (200, best),
        (200 - loss, "7d7e 7f8e 8b8e 5i5h 8e8b 5h5g"),
    )


def test_a_piece_that_is_lost_some_moves_later_is_told_with_where_it_falls() -> None:
    reason = only(later(900))
    assert (reason.id, reason.kind) == (ReasonId.LOSES_LATER, STANDARD.kind("silver"))
    assert reason.square == parse_square("8e")
    assert [move.usi for move in reason.line] == ["9g9f", "7d7e", "7f8e", "8b8e"]


@pytest.mark.parametrize(
    ("waits", "loss", "told"),
    [
        ("5a4a 1g1f", 900, True),
        ("5a4a 1g1f 4a5a 1f1e", 2500, True),
        ("5a4a 1g1f 4a5a 1f1e", 900, False),
        ("5a4a 1g1f 4a5a 1f1e 5a4a 1e1d", 2500, False),
    ],
)
def test_a_piece_falls_within_six_plies_and_where_it_costs_very_much_within_eight(
    waits: str, loss: int, told: bool
) -> None:
    judged = later(loss)
    assert (judged.loss >= 0.235) is (loss == 2500)
    reply = parse_usi_moves(f"{waits} 7d7e 7f8e 8b8e 5i5h 8e8b 5h5g".split(), STANDARD)
    found = [reason.id for reason in reasons_for(replace(judged, reply=reply))]
    assert found == ([ReasonId.LOSES_LATER] if told else [])


def test_a_slight_loss_is_not_laid_to_what_comes_later() -> None:
    judged = later(330)
    assert judged.judgement is Judgement.INACCURACY
    assert reasons_for(judged) == ()


def test_what_is_lost_later_after_the_engines_move_too_is_no_reason() -> None:
    assert reasons_for(later(900, "1g1f 7d7e 7f8e 8b8e 5i5h 8e8b")) == ()


def test_a_discovered_attack() -> None:
    judged = fault(
        STANDARD,
        "8k/9/3b5/4p4/9/9/7R1/9/K8 b 2P 1",
        "P*9f",
        (100, "2g2i 5d5e P*9f"),
        (-600, "5d5e 9i9h 6c2g+ 9h9i"),
    )
    assert [reason.id for reason in reasons_for(judged)] == [ReasonId.ALLOWS_DISCOVERED_ATTACK]


def test_what_falls_anyway_is_no_reason() -> None:
    """The rook is lost after the engine's move as well."""
    judged = fault(
        STANDARD,
        "4k4/9/9/9/4p4/4R4/9/9/3K5 b - 1",
        "6i6h",
        (-100, "6i5h 5e5f 5h5g"),
        (-900, "5e5f 6h5h 5f5g+"),
    )
    assert reasons_for(judged) == ()


def test_a_good_move_needs_no_reason() -> None:
    judged = fault(STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b P 1", "5i4h", (0, "5i6h"), (0, "5a4b"))
    assert reasons_for(judged) == ()
