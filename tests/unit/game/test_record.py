from unittest.mock import ANY

import pytest

from shogi_desktop.game import HEADER_KEYS, Evaluation, Outcome, PathError, Reason, Record, play_node
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Move, Position, RulesError, parse_usi_move


def move(text: str) -> Move:
    return parse_usi_move(text, STANDARD)


def sample() -> Record:
    """7g7f 3c3d 2g2f with 8c8d as a second answer, and 2g2f after that."""
    record = Record(STANDARD)
    path = record.append((), move("7g7f"), time_ms=1_000)
    first = record.append(path, move("3c3d"), time_ms=2_000)
    record.append(first, move("2g2f"), time_ms=3_000)
    second = record.append(path, move("8c8d"))
    record.append(second, move("2g2f"))
    return record


def test_even_game_is_the_default() -> None:
    record = Record(STANDARD)
    assert record.handicap_id == "even"
    assert record.start_sfen == STANDARD.start_sfen
    assert not record.is_handicap


def test_handicap_starts_with_white_to_move() -> None:
    record = Record(OKISAKI, handicap_id="two")
    assert record.is_handicap
    assert record.turn_at(()) is Color.WHITE
    assert record.start_position().sfen() == OKISAKI.handicap("two").sfen


def test_unknown_handicap_and_broken_sfen_raise_rules_errors() -> None:
    with pytest.raises(RulesError):
        Record(STANDARD, handicap_id="half")
    with pytest.raises(RulesError):
        Record(STANDARD, "not a position")


def test_start_sfen_is_kept_in_canonical_form() -> None:
    assert Record(STANDARD, "4k4/9/9/9/9/9/9/9/4K4 w 2pP").start_sfen == "4k4/9/9/9/9/9/9/9/4K4 w P2p 1"


def test_paths_address_nodes() -> None:
    record = sample()
    assert record.node((0, 1, 0)).move == move("2g2f")
    assert record.node((0, 1, 0)).path == (0, 1, 0)
    assert record.node((0, 1, 0)).ply == 3
    assert record.position((0, 1)).sfen().split()[0] == (
        "lnsgkgsnl/1r5b1/p1ppppppp/1p7/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL"
    )
    assert record.turn_at((0, 1)) is Color.BLACK


@pytest.mark.parametrize("path", [(1,), (0, 2), (0, 0, 0, 0), (-1,)])
def test_a_path_that_leads_nowhere_raises(path: tuple[int, ...]) -> None:
    with pytest.raises(PathError):
        sample().node(path)


def test_walk_gives_the_main_line_before_its_variations() -> None:
    moves = [n.move.usi for n in sample().walk() if n.move]
    assert moves == ["7g7f", "3c3d", "2g2f", "8c8d", "2g2f"]


def test_appending_a_move_that_is_there_reuses_its_node() -> None:
    record = sample()
    assert record.append((0,), move("8c8d")) == (0, 1)
    assert len(record.node((0,)).children) == 2


def test_totals_follow_from_times_of_the_same_side() -> None:
    line = sample().main_line()
    assert [n.total_ms for n in line] == [1_000, 2_000, 4_000]


def test_remove_cuts_a_branch_off() -> None:
    record = sample()
    record.remove((0, 0))
    assert [n.move.usi for n in record.main_line() if n.move] == ["7g7f", "8c8d", "2g2f"]
    with pytest.raises(PathError):
        record.remove(())


def test_a_child_is_added_after_the_others_or_where_it_is_to_stand() -> None:
    root = Record(STANDARD).root
    moves = [parse_usi_move(text, STANDARD) for text in ("7g7f", "2g2f", "6g6f")]
    for move, index in zip(moves, (None, None, 1), strict=True):
        assert root.add(move, index).ply == 1
    assert [child.move for child in root.children] == [moves[0], moves[2], moves[1]]


def test_the_main_line_ends_where_the_game_did_and_what_follows_are_variations() -> None:
    record = sample()
    node = record.node((0,))
    assert [c.path for c in node.variations] == [(0, 1)]
    node.outcome = Outcome(Reason.RESIGNATION, Color.BLACK)
    assert [n.path for n in record.main_line()] == [(0,)]
    assert (record.end_path(), record.outcome) == ((0,), node.outcome)
    assert node.next is None
    assert [c.path for c in node.variations] == [(0, 0), (0, 1)]
    assert [n.is_variation for n in record.walk()] == [False, False, True, False, True, False]
    assert [n.path for n in record.line_from((0, 0))] == [(0,), (0, 0), (0, 0, 0)]


def test_an_end_put_where_moves_follow_is_a_variation_of_them() -> None:
    record = sample()
    node = record.node((0,))
    node.end(Outcome(Reason.INTERRUPTED))
    assert len(record.main_line()) == 3
    assert record.outcome is None
    assert [c.path for c in node.variations] == [(0, 1)]
    ended = sample()
    ended.node((0,)).outcome = Outcome(Reason.INTERRUPTED)
    assert record != ended


def test_a_game_that_ended_before_its_first_move_has_no_main_line() -> None:
    record = sample()
    record.root.end(Outcome(Reason.DEFAULT, Color.WHITE))
    record.root.ends_aside = False
    assert (record.main_line(), record.end_path()) == ([], ())
    assert record.outcome == Outcome(Reason.DEFAULT, Color.WHITE)


def test_a_move_added_after_the_end_does_not_replace_it() -> None:
    record = sample()
    record.node((0, 0, 0)).end(Outcome(Reason.RESIGNATION, Color.BLACK))
    path = record.append((0, 0, 0), move("8c8d"))
    assert len(record.main_line()) == 3
    assert record.node(path).is_variation


def test_line_from_a_variation_goes_on_to_its_end() -> None:
    assert [n.path for n in sample().line_from((0, 1))] == [(0,), (0, 1), (0, 1, 0)]


def test_records_are_equal_when_all_in_them_is() -> None:
    assert sample() == sample()
    for change in (
        lambda r: r.headers.update(black="A"),
        lambda r: setattr(r.node((0, 1)), "comment", "!"),
        lambda r: setattr(r.node((0, 1)), "bookmark", "here"),
        lambda r: setattr(r.node((0, 1)), "time_ms", 1),
        lambda r: setattr(r.node((0, 1)), "outcome", Outcome(Reason.INTERRUPTED)),
        lambda r: r.remove((0, 1, 0)),
        lambda r: r.node((0,)).children.reverse(),
    ):
        other = sample()
        change(other)
        assert sample() != other


def test_illegal_moves_are_made_as_far_as_they_can_be() -> None:
    record = Record(STANDARD)
    path = record.append((), move("7g7d"))
    record.node(path).illegal = True
    assert record.position(path).turn is Color.WHITE
    nowhere = record.append((), move("5e5d"))
    record.node(nowhere).illegal = True
    assert record.position(nowhere) == Position.start(STANDARD)


def test_outcome_is_that_of_the_main_line() -> None:
    record = sample()
    assert record.outcome is None
    record.node((0, 0, 0)).outcome = Outcome(Reason.RESIGNATION, Color.BLACK)
    record.node((0, 1, 0)).outcome = Outcome(Reason.RESIGNATION, Color.WHITE)
    assert record.outcome == Outcome(Reason.RESIGNATION, Color.BLACK)


def test_a_long_game_needs_no_recursion() -> None:
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    for _ in range(400):
        for text in ("2h3h", "8b7b", "3h2h", "7b8b"):
            path = record.append(path, move(text))
    assert record == record.copy()
    assert len(record.main_line()) == 1_600


def annotated() -> Record:
    """A record in which every field of a node says something."""
    record = Record(STANDARD, handicap_id="rook")
    record.headers.update(black="Aiko", event="Cup")
    tip = record.append((), parse_usi_move("3c3d", STANDARD), time_ms=1_500)
    node = record.node(tip)
    node.comment, node.bookmark, node.illegal, node.total_ms = "usual", "here", True, 9_000
    node.remarks, node.evaluation = ["#a", "#b"], Evaluation(55)
    node.outcome, node.outcome_time_ms, node.ends_aside = Outcome(Reason.RESIGNATION, Color.BLACK), 7, True
    record.append((), parse_usi_move("8c8d", STANDARD))
    return record


def test_a_copy_is_equal_and_stays_as_it_is() -> None:
    record = annotated()
    copy = record.copy()
    assert copy == annotated()
    record.append(record.end_path(), parse_usi_move("7g7f", STANDARD))
    record.headers["white"] = "Ben"
    record.node((0,)).remarks.append("#c")
    assert copy == annotated()


def test_a_copy_of_a_very_long_record_is_no_trouble() -> None:
    record = Record(STANDARD)
    node = record.root
    for _ in range(5000):
        node = node.add(parse_usi_move("7g7f", STANDARD))
    assert len(record.copy().main_line()) == 5000


def test_headers_that_formats_have_names_for_have_these_keys() -> None:
    assert HEADER_KEYS == (
        "black", "white", "event", "site", "date", "end_date", "time_limit", "opening",
    )  # fmt: skip


def test_the_start_has_no_move_that_could_change_the_position() -> None:
    record = Record(STANDARD)
    position = record.start_position()
    play_node(position, record.root)
    assert position.sfen() == STANDARD.start_sfen


def test_a_move_that_cannot_be_made_is_passed_over_only_where_it_is_known_as_a_foul() -> None:
    record = Record(STANDARD)
    path = record.append((), parse_usi_move("5e5d", STANDARD))
    with pytest.raises(RulesError):
        record.position(path)
    record.node(path).illegal = True
    assert record.position(path).sfen().split()[0] == STANDARD.start_sfen.split()[0]


def test_what_is_no_record_is_another_thing_unless_it_says_otherwise() -> None:
    assert (Record(STANDARD) == "startpos") is False
    assert Record(STANDARD) == ANY


def test_a_node_tells_its_move_where_a_report_shows_it() -> None:
    record = Record(STANDARD)
    path = record.append((), parse_usi_move("7g7f", STANDARD))
    assert "7g7f" in repr(record.node(path))
    assert "1" in repr(record.node(path))


def test_a_first_move_after_an_end_set_aside_is_beside_the_end_and_a_second_leaves_it_so() -> None:
    record = Record(STANDARD)
    root = record.node(())
    root.outcome, root.ends_aside = Outcome(Reason.INTERRUPTED), True
    root.add(move("7g7f"))
    assert not root.ends_aside, "nothing followed, so the line ends here"
    root.ends_aside = True
    root.add(move("2g2f"))
    assert root.ends_aside


def test_nodes_that_differ_in_a_remark_differ() -> None:
    plain, remarked = Record(STANDARD).node(()), Record(STANDARD).node(())
    assert plain.content() == remarked.content()
    remarked.remarks.append("'* seen elsewhere")
    assert plain.content() != remarked.content()


def test_of_an_evaluation_nothing_but_the_score_need_be_known() -> None:
    bare = Evaluation(31)
    assert (bare.score, bare.depth, bare.nodes, bare.engine, bare.line) == (31, None, None, "", ())
