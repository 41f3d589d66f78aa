"""The plain search of mates, on positions whose answer is known, and beside provers of other people."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.game.mating import (
    PlainMate,
    SearchLimitError,
    checks,
    is_mated,
    is_only_solution,
    replies,
)
from shogi_desktop.rules import OKISAKI, STANDARD, Position, Variant, parse_usi_move, variant_by_id
from tests.support.extent import WHOLE, extent

MATES = Path(__file__).parents[2] / "data" / "mates.sfens"


def position(sfen: str, variant: Variant = STANDARD) -> Position:
    return Position.from_sfen(sfen, variant)


def length(sfen: str, limit: int = 5, variant: Variant = STANDARD) -> int | None:
    return PlainMate(position(sfen, variant)).attack(limit)


def known(*lengths: int) -> list[tuple[str, int, str]]:
    rows = [line.split(" ", 2) for line in MATES.read_text().splitlines() if not line.startswith("#")]
    return [(variant, int(plies), sfen) for variant, plies, sfen in rows if int(plies) in lengths]


SAMPLE = (known(1) + known(3))[:: extent(24, 1)] + (known(5)[::24] if WHOLE else [])


@pytest.mark.parametrize(("variant_id", "plies", "sfen"), SAMPLE, ids=lambda value: str(value)[:24])
def test_known_mates_have_their_length(variant_id: str, plies: int, sfen: str) -> None:
    search = PlainMate(position(sfen, variant_by_id(variant_id)), 3_000_000)
    assert search.attack(plies - 2) is None
    assert search.attack(plies - 1) is None
    assert search.attack(plies) == plies


def test_a_pawn_dropped_may_not_mate_and_a_pawn_moved_may() -> None:
    assert length("7nk/9/7G1/9/8N/9/9/9/9 b P 1") is None
    assert length("7nk/9/7GP/9/8N/9/9/9/9 b - 1") == 1
    assert length("8nk/10/8G1/10/10/10/10/10/10/10 b P 1", variant=OKISAKI) is None


def test_a_mate_that_needs_a_piece_not_to_promote() -> None:
    """After 5b4c+ the pawn on 2b would mate, and so may not be dropped."""
    start = position("8kg/5B2g1/8+P1/7N2/10/10/10/10/10/10 b P5p 1", OKISAKI)
    promoted = start.copy()
    promoted.play(parse_usi_move("5b4c+", OKISAKI))
    assert PlainMate(promoted).defend(4) is None
    plain = start.copy()
    plain.play(parse_usi_move("5b4c", OKISAKI))
    assert PlainMate(plain).defend(4) == 4
    assert PlainMate(start).attack(5) == 5


def test_futile_drops_do_not_count_and_a_protected_one_does() -> None:
    assert length("7lk/7p1/9/9/9/9/9/9/9 b R 1") == 1
    assert length("7lk/7p1/9/9/9/9/9/9/9 b Rg 1") is None
    assert length("7lk/7p1/7S1/9/9/9/9/9/R8 b gn 1") == 1


@pytest.mark.parametrize(
    ("sfen", "variant"),
    [
        ("R7k/7pp/6N2/9/9/9/9/9/9 w r2b4g4s3n4l15p 2", STANDARD),
        ("R8k/8pp/7N2/10/10/10/10/10/10/10 w 2qr2b4g4s3n4l18p 2", OKISAKI),
    ],
    ids=["shogi", "okisakishogi"],
)
def test_drops_of_many_kinds_between_far_pieces_are_not_all_tried(sfen: str, variant: Variant) -> None:
    """Every order of every kind would be 23,585 positions, and more than 50,000 on ten files."""
    mated = position(sfen, variant)
    search = PlainMate(mated, 1_000)
    assert search.defend(0) == 0
    assert mated == position(sfen, variant)


def test_an_attacker_in_check_must_answer_it_with_check() -> None:
    assert length("4k4/9/4P4/9/4r4/9/9/9/4K4 b GN 1") is None
    assert length("3lkl3/9/3G1G3/9/4r3R/9/9/9/4K4 b - 1") == 1


@pytest.mark.parametrize(
    ("sfen", "variant"),
    [
        ("k8/9/9/8p/9/9/9/4R4/8K b p 1", STANDARD),
        ("k9/10/10/10/10/10/10/10/5Q4/9K b - 1", OKISAKI),
    ],
)
def test_checks_that_go_round_in_circles_are_no_mate(sfen: str, variant: Variant) -> None:
    assert length(sfen, 7, variant) is None


def test_the_position_stays_as_it_was() -> None:
    start = position("9/6B1k/7L1/9/9/9/9/9/9 b Rrb4g4s3n3l18p 1")
    before = start.sfen()
    assert PlainMate(start).attack(3) == 3
    assert start.sfen() == before


def test_too_much_to_look_at_is_said() -> None:
    with pytest.raises(SearchLimitError, match="100 positions"):
        PlainMate(position("9/1k7/N8/9/9/9/9/9/8K b R2Br4g4s3n4l18p 1"), 100).attack(9)


def test_an_only_solution_is_told_from_one_of_two() -> None:
    one = position("8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1")
    moves = [parse_usi_move(text, STANDARD) for text in ["2d2c+", "1b2a", "3c3b"]]
    assert is_only_solution(one, tuple(moves))
    assert not is_only_solution(one, tuple(moves[:1]))
    two = position("4k4/9/4P4/9/9/9/9/9/9 b 2G 1")
    assert is_only_solution(two, (parse_usi_move("G*5b", STANDARD),))
    several = position("4k4/9/3GP4/9/9/9/9/9/9 b G 1")
    assert {move.usi for move in checks(several) if _mates(several, move.usi)} == {"G*5b", "6c5b", "5c5b+"}
    assert not is_only_solution(several, (parse_usi_move("G*5b", STANDARD),))


def _mates(start: Position, usi: str) -> bool:
    after = start.copy()
    after.play(parse_usi_move(usi, start.variant))
    return after.is_checkmate()


@pytest.mark.oracle
def test_a_prover_of_somebody_else_agrees() -> None:
    """cshogi's search by proof numbers."""
    cshogi = pytest.importorskip("cshogi")
    rows = [(plies, sfen) for variant, plies, sfen in known(1, 3) if variant == "shogi"]
    for plies, sfen in rows[:: extent(40, 4)]:
        board = cshogi.Board(sfen)
        solver = cshogi.DfPn()
        solver.set_max_depth(plies + 6)
        solver.set_max_search_node(200_000)
        assert solver.search(board), sfen
        assert PlainMate(position(sfen), 3_000_000).attack(plies) == plies


@pytest.mark.oracle
def test_plain_trial_by_another_rule_book_finds_the_same_mates_in_one() -> None:
    shogi = pytest.importorskip("shogi")
    for _, _, sfen in [row for row in known(1, 3) if row[0] == "shogi"][:: extent(24, 1)]:
        board = shogi.Board(sfen)
        theirs = set()
        for move in board.legal_moves:
            board.push(move)
            if board.is_checkmate():
                theirs.add(move.usi())
            board.pop()
        start = position(sfen)
        ours = {move.usi for move in checks(start) if _mates(start, move.usi)}
        assert ours == theirs, sfen


def test_a_solution_with_a_reply_that_is_no_move_is_none() -> None:
    one = position("8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1")
    moves = [parse_usi_move(text, STANDARD) for text in ["2d2c+", "1b2b", "3c3b"]]
    assert not is_only_solution(one, tuple(moves))


def test_the_last_move_of_a_solution_mates_and_can_be_made() -> None:
    one = position("8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1")
    for last in ("2c2b", "3c3d", "G*2b", "S*2b", "S*3b"):
        moves = [parse_usi_move(text, STANDARD) for text in ["2d2c+", "1b2a", last]]
        assert not is_only_solution(one, tuple(moves)), last


def test_a_drop_that_the_checking_piece_cannot_take_is_no_futile_one() -> None:
    """Another piece mates behind it, which saves the defender no move."""
    assert PlainMate(position("6Lk1/9/5S1L1/8R/9/9/9/9/9 w g 1")).defend(2) is None


def test_positions_are_counted_and_as_many_as_allowed_may_be_looked_at() -> None:
    start = position("7lk/7p1/9/9/9/9/9/9/9 b R 1")
    free = PlainMate(start)
    assert free.nodes == 0
    assert free.attack(1) == 1
    assert free.nodes > 1
    assert PlainMate(start, free.nodes).attack(1) == 1
    with pytest.raises(SearchLimitError):
        PlainMate(start, free.nodes - 1).attack(1)


def test_what_was_found_is_kept_for_the_next_question() -> None:
    for sfen, limit, found in (
        ("8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1", 3, 3),
        ("4k4/9/9/9/9/9/9/9/9 b G 1", 3, None),
    ):
        search = PlainMate(position(sfen))
        assert search.attack(limit) == found
        looked_at = search.nodes
        assert search.attack(limit) == found
        assert search.nodes == looked_at + 1

    mated = PlainMate(position("4k4/4G4/4P4/9/9/9/9/9/9 w - 1"))
    escaped = PlainMate(position("4k4/4G4/9/9/9/9/9/9/9 w - 1"))
    for search, length in ((mated, 0), (escaped, None)):
        assert search.defend(2) == length
        looked_at = search.nodes
        assert search.defend(2) == length
        assert search.nodes == looked_at + 1


def test_a_solution_is_as_long_as_the_shortest_mate_and_each_reply_holds_out_as_long_as_it_can() -> None:
    one = position("8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1")
    assert PlainMate(one).attack(3) == 3
    longer = [parse_usi_move(text, STANDARD) for text in ["2d2c+", "1b2a", "3c3b", "2a1b"]]
    assert not is_only_solution(one, tuple(longer))


def test_a_drop_that_can_be_taken_only_without_check_is_no_futile_one() -> None:
    """The knight holds 1c: the lance that takes there is taken, and promoted it checks nobody."""
    assert PlainMate(position("7lk/9/7G1/9/9/9/9/9/8L w s 1")).defend(0) == 0
    assert PlainMate(position("7nk/9/7G1/9/9/9/9/9/8L w s 1")).defend(0) is None


def test_another_last_move_of_several_may_mate_too_and_another_longer_mate() -> None:
    start = position("+P2gkg3/3s4l/1p1ppp1pp/6P2/B1s2N3/P4Pn1P/1lpPP2PK/1+b6R/6+r1L w GNLg2sn3p 1")
    line = tuple(parse_usi_move(text, STANDARD) for text in ["N*2e", "1g2f", "3i3g", "2f3e", "G*2d"])
    assert is_only_solution(start, line)
    start = position("4k4/9/4P4/9/9/9/9/9/9 b RG 1")
    assert _mates_in_three(start, "R*5b")
    assert is_only_solution(start, (parse_usi_move("G*5b", STANDARD),))
    with pytest.raises(SearchLimitError, match="within 9 "):
        is_only_solution(start, (parse_usi_move("G*5b", STANDARD),), most_nodes=9)


def _mates_in_three(start: Position, usi: str) -> bool:
    after = start.copy()
    after.play(parse_usi_move(usi, start.variant))
    return PlainMate(after).defend(2) == 2


def test_a_drop_that_holds_out_counts_though_others_before_it_are_futile() -> None:
    """The rook that takes the gold beside the king is taken by it; farther away it is not."""
    position = Position.from_sfen("4R3k/9/7G1/9/9/9/9/9/9 w g 2", STANDARD)
    assert [move.usi for move in replies(position)][-1] == "G*2a"
    assert [PlainMate(position).defend(limit) for limit in (0, 2, 4)] == [None, None, 4]


def test_a_mate_that_takes_too_long_to_see_is_none() -> None:
    mated = position("9k/R7pp/7N2/10/10/10/10/10/10/10 b 2qr2b4g4s3n4l18p 1", OKISAKI)
    mated.play(parse_usi_move("10b10a", OKISAKI))
    assert is_mated(mated)
    assert not is_mated(mated, most_nodes=1)
    assert not is_mated(position(STANDARD.start_sfen)), "nobody gives check"
