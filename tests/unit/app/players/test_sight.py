"""What is overlooked, and what is not: eyes of different sight look at small positions."""

import random
from collections import Counter

import pytest

from shogi_desktop.analysis.values import promotion_gain, worth
from shogi_desktop.app.players.sight import (
    TACTICAL,
    Eyes,
    Line,
    View,
    _Look,
    difficulty,
    gain_of,
    impressions,
    oddity,
)
from shogi_desktop.rules import STANDARD, Color, Position, parse_usi_move
from tests.support.extent import extent

BLIND, KEEN = Eyes(-1.0, 0.0), Eyes(6.0, 0.0)
PAWN, ROOK = (worth(STANDARD.kind(kind), STANDARD) for kind in ("pawn", "rook"))
PROMOTED = promotion_gain(STANDARD.kind("bishop"), STANDARD)


def view(sfen: str, last: str | None = None) -> View:
    move = None if last is None else parse_usi_move(last, STANDARD)
    return View(Position.from_sfen(sfen, STANDARD), move)


def looks(lines: dict[str, Line], seen: View, eyes: Eyes, times: int = 200) -> Counter[str]:
    rng = random.Random(4)
    judged = (impressions(lines, seen, eyes, rng) for _ in range(times))
    return Counter(max(seems, key=seems.__getitem__) for seems in judged)


def hard(sfen: str, move: str, mover: Color = Color.BLACK) -> float:
    position = Position.from_sfen(sfen, STANDARD)
    return difficulty(parse_usi_move(move, STANDARD), position, mover)


OPEN = "4k4/9/9/9/4p4/9/4G4/1B5R1/4K4 b P 1"


def test_the_best_move_is_found_by_keen_eyes() -> None:
    lines = {"5g5f": Line(40.0), "2h2a+": Line(-900.0, "5a4a"), "5i5h": Line(20.0)}
    assert looks(lines, view(OPEN), KEEN) == {"5g5f": 200}


def test_nobody_leaves_as_it_is_what_loses_nothing_by_promoting() -> None:
    seen, rough = view("4k4/9/9/9/9/9/9/7R1/4K4 b - 1"), Eyes(-1.0, 400.0)
    rook = {"2h2b": Line(50.0), "2h2b+": Line(40.0), "5i5h": Line(0.0)}
    assert set(looks(rook, seen, rough)) == {"2h2b+", "5i5h"}
    assert "2h2b" in looks(rook | {"2h2b": Line(40.0 + TACTICAL + 1)}, seen, rough), "worth a lot more"
    alone = {"2h2b": Line(50.0), "5i5h": Line(0.0)}
    assert set(looks(alone, seen, rough)) == {"2h2b", "5i5h"}, "it is all that the engine tells of"
    silver = {"8d8c": Line(50.0), "8d8c+": Line(40.0)}
    assert set(looks(silver, view("4k4/9/9/1S7/9/9/9/9/4K4 b - 1"), rough)) == {"8d8c", "8d8c+"}


def test_an_answer_that_is_overlooked_does_not_count() -> None:
    """The gold takes a pawn; only a drop far away, which is hard to see, refutes that."""
    seen = view("4k4/9/9/9/9/4p4/4G4/9/4K4 b n 1")
    lines = {"5g5f": Line(-700.0, "N*2c"), "5i5h": Line(0.0), "5g4g": Line(0.0)}
    assert looks(lines, seen, BLIND)["5g5f"] > 180
    assert not looks(lines, seen, KEEN)["5g5f"]


def test_a_large_piece_is_not_put_where_it_is_simply_taken_even_by_weak_eyes() -> None:
    """The rook could go beside the enemy's gold for nothing."""
    seen = view("4k4/4g4/9/9/9/9/9/4R4/4K4 b - 1")
    lines = {"5h5c": Line(-900.0, "5b5c"), "5h6h": Line(0.0), "5h7h": Line(-5.0)}
    assert not looks(lines, seen, Eyes(0.0, 300.0), 500)["5h5c"]


def test_a_threat_is_seen_or_not_for_all_moves_at_once() -> None:
    """Who does not see a threat sees nothing in the move that meets it either."""
    lines = {
        "5i5h": Line(-500.0, "N*2c"),
        "5i6h": Line(-500.0, "N*2c"),
        "5i4h": Line(-490.0, "N*2c"),
        "5g5f": Line(0.0),
    }
    seen = view("4k4/9/9/9/9/9/4G4/9/4K4 b n 1")
    assert looks(lines, seen, KEEN) == {"5g5f": 200}
    assert looks(lines, seen, BLIND)["5i4h"] > 150


def test_what_was_taken_is_taken_back() -> None:
    seen = view("4k4/9/9/9/4g4/9/4G4/4R4/4K4 b - 1", "5d5e")
    lines = {"5h5e": Line(500.0), "5i6h": Line(0.0, "5e5f"), "5g6g": Line(-20.0, "5e5f")}
    drawn = looks(lines, View(seen.position, parse_usi_move("5d5e", STANDARD)), Eyes(0.0, 200.0), 500)
    assert drawn["5h5e"] > 490


def test_weak_eyes_take_back_though_some_of_many_moves_is_always_overrated() -> None:
    """A pawn took a pawn, worth a gold more than any other move, and there are as many as in a real game."""
    seen = view("lnsgk1snl/1r4gb1/pppppp1pp/6p2/4p4/7P1/PPPP1PP1P/1B2R2S1/LNSGKG1NL b S 1", "5d5e")
    position = seen.position
    lines = {move.usi: Line(300.0 if move.usi == "5h5e" else 0.0) for move in position.legal_moves()}
    assert len(lines) > 35
    times = extent(100, 500)
    assert looks(lines, seen, Eyes(-1.2, 420.0), times)["5h5e"] > 0.92 * times


def test_a_retake_is_worth_what_it_is_though_the_threat_is_overlooked_that_it_meets() -> None:
    """All other moves allow a drop that is hard to see."""
    lines = {
        "5h5e": Line(500.0, "5b5c"),
        "5i6h": Line(-900.0, "N*2c"),
        "5i4h": Line(-900.0, "N*2c"),
        "5g6g": Line(-900.0, "N*2c"),
    }
    seen = view("4k4/4g4/9/9/4p4/9/4G4/4R4/4K4 b n 1", "5d5e")
    values = [impressions(lines, seen, Eyes(-0.5, 0.0), random.Random(seed))["5h5e"] for seed in range(50)]
    assert values == [500.0] * 50


def test_no_longer_mate_is_preferred_to_a_mate_that_is_seen() -> None:
    lines = {"5c5b": Line(29_999.0), "5c4b": Line(29_997.0, "5a6a"), "9i9h": Line(0.0)}
    seen = view("4k4/9/4G4/4P4/9/9/9/9/L3K4 b G 1")
    assert looks(lines, seen, Eyes(2.0, 300.0)) == {"5c5b": 200}


def test_a_promotion_does_not_pay_for_a_bishop_that_is_taken_at_once() -> None:
    """A silver and the promotion are nearly what a bishop is worth; the silver alone is gained."""
    seen = view("4k4/9/4g4/4s4/9/9/1B7/9/4K4 b - 1")
    lines = {"8g5d+": Line(-80.0, "5c5d"), "5i5h": Line(0.0), "5i6h": Line(0.0)}
    assert looks(lines, seen, Eyes(0.0, 60.0), 300)["8g5d+"] < 20


def test_only_keen_eyes_give_a_rook_for_what_comes_later() -> None:
    """A sacrifice that is as good as anything, by a search, is for who sees why."""
    seen = view("4k4/4g4/9/9/9/9/9/4R4/4K4 b - 1")
    lines = {"5h5c": Line(300.0, "5b5c"), "5h6h": Line(0.0), "5h7h": Line(-5.0)}
    assert looks(lines, seen, KEEN)["5h5c"] == 200
    assert looks(lines, seen, Eyes(0.0, 100.0))["5h5c"] < 30


def test_a_glance_is_not_enough_to_give_a_rook() -> None:
    """Where a silver would be given as often as not, a rook is not."""
    lines = {"5h5c": Line(300.0, "5b5c"), "5h6h": Line(0.0), "5h7h": Line(-5.0)}
    eyes = Eyes(1.6, 0.0)
    rook = view("4k4/4g4/9/9/9/9/9/4R4/4K4 b - 1")
    assert looks(lines, rook, eyes)["5h5c"] < 20
    silver = view("4k4/4g4/9/4S4/9/9/9/9/4K4 b - 1")
    lines = {"5d5c": Line(300.0, "5b5c"), "5d6c": Line(0.0), "5d4e": Line(-5.0)}
    assert looks(lines, silver, eyes)["5d5c"] > 80


def test_mate_is_seen_sooner_than_other_quiet_moves() -> None:
    lines = {"G*5b": Line(29_999.0), "P*3c": Line(0.0), "5i5h": Line(-10.0)}
    seen = view("4k4/9/4P4/9/9/9/9/9/4K4 b GP 1")
    assert looks(lines, seen, Eyes(0.6, 150.0))["G*5b"] > 160


def test_what_is_hard_to_see_is_as_people_find_it() -> None:
    sfen = "4k4/9/9/9/p3p3p/9/4S3N/1B5R1/4K4 b P 1"
    assert hard(sfen, "5g5f") == hard(sfen, "5i5h")
    assert hard(sfen, "P*3e") > hard(sfen, "5g5f")
    assert hard(sfen, "1g2e") > hard(sfen, "5g4f")
    assert hard(sfen, "8h5e") < hard(sfen, "8h4d")
    assert hard(sfen, "2h2b") > hard(sfen, "2h2g")
    assert hard(sfen, "5g4h") > hard(sfen, "5g4f")


def test_a_piece_is_large_from_seven_pawns_on(monkeypatch: pytest.MonkeyPatch) -> None:
    sfen = "4k4/9/9/4r4/9/9/9/4R4/4K4 b - 1"
    spared = []
    for value in (699, 700):
        monkeypatch.setattr("shogi_desktop.app.players.sight.worth", lambda *_, value=value: value)
        spared.append(hard(sfen, "5h5d"))
    assert spared[0] - spared[1] == pytest.approx(LARGE)


def test_forward_comes_to_mind_before_back_and_drops_at_the_king_before_others() -> None:
    seen = view("4k4/9/9/9/9/9/4G4/9/4K4 b G 1")
    odd = {text: oddity(parse_usi_move(text, STANDARD), seen) for text in ("5g5f", "5g5h", "G*5c", "G*9i")}
    assert odd["5g5f"] < odd["5g5h"] and odd["G*5c"] < odd["G*9i"]


def test_who_is_short_of_time_sees_less() -> None:
    eyes = Eyes(1.0, 100.0)
    assert eyes.hurried(1.0).sight < eyes.hurried(0.5).sight < eyes.sight == eyes.hurried(0.0).sight
    assert eyes.hurried(1.0).noise > eyes.noise


def test_what_suggests_itself_is_considered_at_once() -> None:
    checked = view("4k4/9/9/9/4r4/9/9/9/4K4 b G 1")
    assert oddity(parse_usi_move("G*9i", STANDARD), checked) == 0
    open_board = view("4k4/9/4P4/9/9/9/9/9/4K4 b - 1")
    assert oddity(parse_usi_move("5c5b+", STANDARD), open_board) == 0
    taking = view("4k4/9/9/9/4p4/9/9/4R4/4K4 b - 1")
    assert oddity(parse_usi_move("5h5e", STANDARD), taking) == 0


def test_a_rough_judgement_is_wrong_to_either_side_alike() -> None:
    seen, rng = view("4k4/9/9/9/4p4/9/9/4R4/4K4 b - 1"), random.Random(7)
    lines = {"5h5e": Line(100.0)}
    values = [impressions(lines, seen, Eyes(7.0, 1.0), rng)["5h5e"] for _ in range(2_000)]
    assert abs(sum(values) / len(values) - 100.0) < 0.2


# --- the scale --------------------------------------------------------------------------------------------

ALONE = "4k4/9/9/9/9/9/{}/9/4K4 b - 1"
QUIET, DROP, KNIGHTS, FAR, SLANTED, BACK, LARGE = 0.8, 0.7, 0.7, 0.2, 0.2, 0.3, 0.3
"""What adds to a difficulty, and what a large piece to be taken spares (docs/levels.md)."""


@pytest.mark.parametrize(
    ("sfen", "move", "mover", "expected"),
    [
        ("4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*5b", Color.BLACK, QUIET + DROP),
        (ALONE.format("4R4"), "5g5f", Color.BLACK, QUIET),
        (ALONE.format("4R4"), "5g5e", Color.BLACK, QUIET),
        (ALONE.format("4R4"), "5g5c", Color.BLACK, QUIET + 2 * FAR),
        (ALONE.format("4R4"), "5g1g", Color.BLACK, QUIET + 2 * FAR),
        (ALONE.format("4R4"), "5g5h", Color.BLACK, QUIET + BACK),
        (ALONE.format("2B6"), "7g5e", Color.BLACK, QUIET),
        (ALONE.format("2B6"), "7g4d", Color.BLACK, QUIET + FAR + SLANTED),
        (ALONE.format("2B6"), "7g8h", Color.BLACK, QUIET + BACK),
        (ALONE.format("2N6"), "7g6e", Color.BLACK, QUIET + KNIGHTS),
        ("4k4/9/9/4p4/9/9/9/4R4/4K4 b - 1", "5h5d", Color.BLACK, 2 * FAR),
        ("4k4/9/9/4r4/9/9/9/4R4/4K4 b - 1", "5h5d", Color.BLACK, 2 * FAR - LARGE),
        ("4k4/9/9/4P4/9/9/9/4R4/4K4 b - 1", "5h5d", Color.BLACK, QUIET + 2 * FAR),
        ("4k4/9/2g6/2s6/9/9/9/9/4K4 b - 1", "7d7c", Color.BLACK, 0.0),
        ("4k4/9/2g6/9/9/9/9/9/4K4 w - 1", "7c7d", Color.WHITE, QUIET),
        ("4k4/9/2g6/9/9/9/9/9/4K4 w - 1", "7c7b", Color.WHITE, QUIET + BACK),
        ("4k4/9/2g6/2B6/9/9/9/9/4K4 w - 1", "7c7d", Color.WHITE, -LARGE),
    ],
)
def test_each_thing_that_makes_a_move_hard_to_see_adds_its_share(
    sfen: str, move: str, mover: Color, expected: float
) -> None:
    assert hard(sfen, move, mover) == pytest.approx(expected)
    position = Position.from_sfen(sfen, STANDARD)
    taking = difficulty(parse_usi_move(move, STANDARD), position, mover, takes=True)
    assert taking == pytest.approx(min(expected, expected - QUIET if expected >= QUIET else expected))


@pytest.mark.parametrize(
    ("sfen", "moves"),
    [
        (
            "4k4/9/9/9/9/9/4G4/9/4K4 b G 1",
            {"5g5f": 0, "5g4g": 0.5, "5g5h": 0.9, "5i4h": 0.7, "5i4i": 0.7},
        ),
        ("4k4/9/9/9/9/9/4G4/9/4K4 b G 1", {"G*5c": 0.4, "G*3c": 0.4, "G*7a": 0.4, "G*5d": 1.2, "G*2b": 1.2}),
        (
            "4k4/9/9/9/9/9/3R5/1N7/3P4K b - 1",
            {"6g6f": 0.5, "6g5g": 1.0, "6g6h": 1.4, "8h7f": 0.6, "1i1h": 0.7, "6i6h": 0},
        ),
        ("4k4/9/9/9/9/9/P6PL/9/4K4 b - 1", {"9g9f": 0.4, "2g2f": 0, "1g1f": 0.6}),
        ("4k4/9/4p4/9/9/9/9/9/4K4 w - 1", {"5c5d": 0, "5a5b": 0.7, "5a4a": 0.7}),
    ],
)
def test_each_move_suggests_itself_as_much_as_such_moves_do(sfen: str, moves: dict[str, float]) -> None:
    seen = view(sfen)
    odd = {text: oddity(parse_usi_move(text, STANDARD), seen) for text in moves}
    assert odd == pytest.approx(moves)


def test_what_was_just_moved_suggests_itself_most_where_it_can_be_taken() -> None:
    sfen = "4k4/9/9/9/4g4/9/9/4R4/4K4 b - 1"
    takes = parse_usi_move("5h5e", STANDARD)
    assert oddity(takes, view(sfen, "5d5e")) == -2.5
    assert oddity(takes, view(sfen, "5a6a")) == oddity(takes, view(sfen)) == 0


@pytest.mark.parametrize(
    ("sfen", "move", "gain"),
    [
        ("4k4/9/9/9/4p4/9/9/4R4/4K4 b - 1", "5h5e", PAWN),
        ("4k4/9/9/9/4p4/9/9/4R4/4K4 b - 1", "5h5f", 0),
        ("4k4/9/6B2/9/9/9/9/9/4K4 b - 1", "3c2b+", PROMOTED),
        ("4k4/9/6B2/7p1/9/9/9/9/4K4 b - 1", "3c2d+", PAWN + PROMOTED),
        ("4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*5e", 0),
    ],
)
def test_a_move_gains_what_it_takes_and_what_it_turns_over(sfen: str, move: str, gain: int) -> None:
    assert gain_of(parse_usi_move(move, STANDARD), Position.from_sfen(sfen, STANDARD)) == gain


ROOK_AT_GOLD = "4k4/4g4/9/9/9/9/9/4R4/4K4 b - 1"
"""Put beside the gold the rook is lost."""


@pytest.mark.parametrize(
    ("sfen", "lines", "move", "seen_as", "overlooked_as"),
    [
        # the pawn that it takes counts at once; the drop that answers it is overlooked
        (
            "4k4/9/9/9/9/4p4/4G4/9/4K4 b n 1",
            {"5g5f": Line(-700, "N*2c"), "5i5h": Line(0), "5g4g": Line(10)},
            "5g5f",
            -700,
            PAWN,
        ),
        # an own chance overlooked is an ordinary move
        (
            "4k4/9/9/9/4g4/9/9/4R4/4K4 b - 1",
            {"5h5e": Line(600), "5i5h": Line(0), "5i6h": Line(10)},
            "5h5e",
            600,
            10,
        ),
        (
            ROOK_AT_GOLD,
            {"5h5c": Line(-900, "5b5c"), "5h6h": Line(0), "5h7h": Line(-5)},
            "5h5c",
            -5 - ROOK,
            -5,
        ),
        # a sacrifice as good as any other move
        (ROOK_AT_GOLD, {"5h5c": Line(300, "5b5c"), "5h6h": Line(0), "5h7h": Line(-5)}, "5h5c", 300, 0),
        (
            "4k4/9/4P4/9/9/9/9/9/4K4 b GP 1",
            {"G*5b": Line(29_999), "P*3c": Line(0), "5i5h": Line(-10)},
            "G*5b",
            29_999,
            0,
        ),
        # a quiet move whose merit is not seen
        (ALONE.format("4G4"), {"5g5f": Line(400), "5i5h": Line(0), "5i4h": Line(-10)}, "5g5f", 400, 0),
        # what costs less than a tactic is judged, not seen
        (
            ALONE.format("4G4"),
            {"5g5f": Line(-140, "5a5b"), "5i5h": Line(0), "5i4h": Line(0)},
            "5g5f",
            -140,
            -140,
        ),
        (ALONE.format("4G4"), {"5g5f": Line(140), "5i5h": Line(0), "5i4h": Line(0)}, "5g5f", 140, 140),
        (
            "4k4/9/9/9/4p4/9/4P4/9/4K4 b - 1",
            {"5g5f": Line(-170, "5e5f"), "5i5h": Line(0), "5g4g": Line(0)},
            "5g5f",
            -170,
            0,
        ),
    ],
)
def test_what_is_seen_counts_and_what_is_overlooked_does_not(
    sfen: str, lines: dict[str, Line], move: str, seen_as: float, overlooked_as: float
) -> None:
    for sight, worth_it in ((60.0, seen_as), (-60.0, overlooked_as)):
        looks = impressions(lines, view(sfen), Eyes(sight, 0.0), random.Random(1))
        assert looks[move] == worth_it, sight
        others = {text: value for text, value in looks.items() if text != move}
        assert others == {text: lines[text].value for text in others}


def test_a_threat_that_answers_a_third_of_the_moves_is_one_and_meeting_it_is_its_merit() -> None:
    """Who sees the threat sees why the move that meets it is better; who does not, sees neither."""
    sfen = "4k4/9/9/9/9/9/4G4/9/4K4 b n 1"
    meeting = {"5g5f": Line(0)}
    threatened = {text: Line(-500, "N*2c") for text in ("5i5h", "5i6h", "5i4h")}
    blind = impressions(meeting | threatened, view(sfen), Eyes(-60.0, 0.0), random.Random(1))
    assert set(blind.values()) == {-500}
    keen = impressions(meeting | threatened, view(sfen), Eyes(60.0, 0.0), random.Random(1))
    assert keen == {"5g5f": 0, **dict.fromkeys(threatened, -500)}


def test_judgement_is_rougher_and_sight_worse_for_who_has_no_time() -> None:
    assert Eyes(1.0, 100.0).hurried(1.0) == Eyes(0.5, 150.0)
    assert Eyes(1.0, 100.0).hurried(0.5) == Eyes(0.75, 125.0)
    assert Eyes(1.0, 100.0).hurried(0.0) == Eyes(1.0, 100.0)


def test_what_is_as_hard_as_the_sight_is_good_is_seen_every_other_time() -> None:
    sfen = "4k4/9/9/9/9/9/4G4/9/4K4 b n 1"
    lines = {"5g5f": Line(-700, "N*2c"), "5i5h": Line(0), "5g4g": Line(0)}
    found = hard(sfen, "N*2c", Color.WHITE)
    drawn = {
        sight: sum(
            impressions(lines, view(sfen), Eyes(found + sight, 0.0), random.Random(seed))["5g5f"] < 0
            for seed in range(400)
        )
        for sight in (-0.35, 0.0, 0.35)
    }
    assert drawn[-0.35] == pytest.approx(400 * 0.27, abs=40)
    assert drawn[0.0] == pytest.approx(200, abs=40)
    assert drawn[0.35] == pytest.approx(400 * 0.73, abs=40)


def test_what_answers_fewer_than_a_third_of_the_moves_is_no_threat() -> None:
    """The merit of a move is then its own, and seen or not as such."""
    sfen = "4k4/9/9/9/9/9/4G4/9/4K4 b nb 1"
    lines = {
        "5g5f": Line(400),
        "5i5h": Line(0, "N*2c"),
        "5i6h": Line(0, "B*9e"),
        "5i4h": Line(0),
    }
    found = hard(sfen, "5g5f")
    for sight, least, most in ((found + 0.5, 160, 240), (found - 0.5, 0, 50), (found + 1.5, 350, 400)):
        seen = sum(
            impressions(lines, view(sfen), Eyes(sight, 0.0), random.Random(seed))["5g5f"] == 400
            for seed in range(400)
        )
        assert least <= seen <= most


def test_one_answer_to_three_moves_is_a_threat_to_none() -> None:
    sfen = "4k4/9/9/9/9/9/4G4/9/4K4 b b 1"
    far = "B*9e"
    own, threat = hard(sfen, "5g5f") + 0.5, hard(sfen, far, Color.WHITE)
    assert own < threat

    def seen(lines: dict[str, Line]) -> int:
        eyes = Eyes((own + threat) / 2, 0.0)
        return sum(
            impressions(lines, view(sfen), eyes, random.Random(seed))["5g5f"] == 400 for seed in range(400)
        )

    once = seen({"5g5f": Line(400), "5i5h": Line(0, far), "5i6h": Line(0)})
    twice = seen({"5g5f": Line(400), "5i5h": Line(0, far), "5i6h": Line(0, far)})
    assert once > twice + 40


def test_of_a_piece_given_for_a_lesser_one_the_difference_is_lost() -> None:
    """The rook takes a silver that a gold guards."""
    sfen = "4k4/4g4/4s4/9/9/9/9/4R4/4K4 b - 1"
    silver = worth(STANDARD.kind("silver"), STANDARD)
    lines = {"5h5c": Line(-160, "5b5c"), "5h6h": Line(0), "5h7h": Line(-5)}
    looks = impressions(lines, view(sfen), Eyes(60.0, 0.0), random.Random(1))
    assert looks["5h5c"] == -5 - (ROOK - silver)


def test_what_was_taken_is_seen_to_be_taken_back_by_nearly_everybody() -> None:
    sfen = "4k4/9/9/4p4/4p4/9/4P4/4L4/4K4 b - 1"
    lines = {"5g5f": Line(-170, "5e5f"), "5i6i": Line(0), "5i4i": Line(0)}
    seen = sum(
        impressions(lines, view(sfen), Eyes(-0.6, 0.0), random.Random(seed))["5g5f"] == -170
        for seed in range(200)
    )
    assert seen > 180


def test_an_answer_that_takes_less_back_than_was_won_frightens_nobody() -> None:
    """What is gained is less than it seemed, and more than by any other move: it is judged by its value."""
    sfen = "4k4/9/9/4p4/4g4/4P4/9/9/4K4 b - 1"
    lines = {"5f5e": Line(100, "5d5e"), "5i6i": Line(0), "5i4i": Line(0)}
    gold = worth(STANDARD.kind("gold"), STANDARD)
    assert gold > 100 + 150
    rng = random.Random(3)
    looks = [impressions(lines, view(sfen), Eyes(60.0, 100.0), rng)["5f5e"] for _ in range(500)]
    assert sum(looks) / 500 == pytest.approx(100, abs=20)


def test_a_promotion_suggests_itself_in_whatever_direction() -> None:
    seen = view("4k4/9/3R5/9/9/9/9/9/4K4 b - 1")
    for text in ("6c7c+", "6c6d+", "6c6b+"):
        assert oddity(parse_usi_move(text, STANDARD), seen) == 0
    assert oddity(parse_usi_move("6c6d", STANDARD), seen) > 1


@pytest.mark.parametrize(
    ("replies", "threat"),
    [
        (("5a5b", "5a5b", "5a4a"), "5a5b"),
        (("5a5b", "5a5b", "5a4a", "5a4a", "5a4a"), "5a4a"),
        (("5a5b", "5a5b", "5a5b", "5a4a", "5a4a"), "5a5b"),
        (("5a5b", "5a4a", "5a6a"), None),
        (("5a5b", None, None), None),
        (("5a5b", "5a5b", None, None), "5a5b"),
        (("5a5b",), None),
        ((None, None), None),
    ],
)
def test_what_answers_more_than_a_third_of_all_moves_is_a_threat(
    replies: tuple[str | None, ...], threat: str | None
) -> None:
    moves = ("5i5h", "5i4h", "5i6h", "5i4i", "5i6i")
    lines = {move: Line(0.0, reply) for move, reply in zip(moves, replies, strict=False)}
    seen = view("4k4/9/9/9/9/9/9/9/4K4 b - 1")
    assert _Look(lines, seen, KEEN, random.Random(1)).threat == threat
