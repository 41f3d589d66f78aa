"""The course of a game, from what its record says and from what is found meanwhile."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.judgement import STRICT
from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.app.analysis.course import (
    graph_of,
    graph_on_paper,
    has_course,
    height_of,
    judged_by,
)
from shogi_desktop.app.players.book import in_book
from shogi_desktop.game import Evaluation, ForcedMate, Node, Record, opinions
from shogi_desktop.paint.graph import Fault
from shogi_desktop.rules import OKISAKI, STANDARD, Color, parse_usi_move
from tests.support.analysing import record_of_line

NOT_IN_THE_BOOK = ("9g9f", "9c9d", "1g1f", "1c1d", "3i4h", "7a6b")


def evaluated(*scores: int | None, engines: tuple[str, ...] = ("E",)) -> Record:
    record = record_of_line(NOT_IN_THE_BOOK)
    for number, (node, score) in enumerate(zip(record.main_line(), scores, strict=False)):
        if score is not None:
            node.evaluation = Evaluation(score, engine=engines[number % len(engines)])
    return record


def test_a_course_takes_two_evaluations() -> None:
    assert not has_course(evaluated(10).main_line())
    assert has_course(evaluated(10, None, 20).main_line())


def test_points_and_win_chances_have_heights_from_black_s_side() -> None:
    assert height_of(1_000, STANDARD, chances=False) == 0.5
    assert height_of(-99_999, STANDARD, chances=False) == -1.0
    assert height_of(ForcedMate(Color.WHITE, 3), STANDARD, chances=True) == -1.0
    assert height_of(300, OKISAKI, chances=True) == 2 * chance(300, OKISAKI) - 1


def test_a_graph_has_a_height_for_each_position_and_the_times_of_the_moves() -> None:
    record = evaluated(200, None, 400)
    line = record.main_line()
    line[1].time_ms = 5_000
    graph = graph_of(record, line, "black")
    assert graph.plies == 6
    assert graph.series[0].heights == (None, 0.1, None, 0.2, None, None, None)
    assert graph.series[0].name == "E"
    assert graph.times[:2] == (None, 5_000)
    assert graph.ticks == ((-0.5, "−1000"), (0.0, "0"), (0.5, "+1000"))
    assert graph_of(record, line, "chance").ticks == ((-0.5, "25%"), (0.0, "50%"), (0.5, "75%"))


def test_moves_that_cost_much_win_chance_are_faults_of_who_made_them() -> None:
    record = evaluated(0, 300, 290, 2_000, -2_000, None)
    graph = graph_of(record, record.main_line(), "black")
    assert graph.faults == {2: Fault.INACCURACY, 4: Fault.BLUNDER, 5: Fault.BLUNDER}


def test_engines_that_have_said_what_each_position_is_worth_are_a_line_each() -> None:
    record = evaluated(200, 100, 400)
    for node, score in zip(record.main_line(), (-200, 0, 8), strict=False):
        node.further = (Evaluation(9, engine="G"), Evaluation(score, engine="F"), Evaluation(7, engine="H"))
    record.main_line()[2].further = (Evaluation(40, engine="F"), Evaluation(5, engine="Once"))
    graph = graph_of(record, record.main_line(), "black")
    assert [each.name for each in graph.series] == ["E", "F", "G", "H"]
    assert graph.series[0].heights[:4] == (None, 0.1, 0.05, 0.2)
    assert graph.series[1].heights[:4] == (None, -0.1, 0.0, 0.02)
    assert graph.series[3].heights[:4] == (None, 0.0035, 0.0035, None)


def test_what_is_found_and_not_in_the_record_yet_is_drawn_over_what_it_says() -> None:
    record = evaluated(200, 100)
    line = record.main_line()
    found = {2: Evaluation(-2_000, engine="New"), 3: Evaluation(-1_990, engine="New")}

    def says(node: Node) -> tuple[Evaluation, ...]:
        return opinions([found[node.ply]], node.opinions) if node.ply in found else node.opinions

    assert has_course(line[2:], says) is False
    assert has_course(line[1:], says) is True
    graph = graph_of(record, line, "black", says=says)
    assert graph.series[0].heights[:4] == (None, 0.1, -1.0, -0.995)
    assert graph.faults == {}
    assert line[1].evaluation == Evaluation(100, engine="E")


def test_where_another_engine_s_word_counts_on_the_way_both_lines_go_on() -> None:
    """A game of E's in which F has looked at a part since: there F's word counts."""
    record = evaluated(200, 100, 400, 200, engines=("E", "E", "F", "E"))
    line = record.main_line()
    line[2].further = (Evaluation(300, engine="E"),)
    graph = graph_of(record, line, "black")
    assert graph.series[0].heights[:5] == (None, 0.1, 0.05, 0.2, 0.1)
    assert (graph.series[1].name, graph.series[1].heights[3]) == ("E", 0.15)


def test_a_move_that_was_good_for_its_side_is_no_fault() -> None:
    record = evaluated(0, -1_500, None)
    assert graph_of(record, record.main_line(), "black").faults == {}


def test_the_move_that_the_engine_would_have_played_is_no_fault() -> None:
    record = record_of_line(NOT_IN_THE_BOOK)
    first, second = record.main_line()[:2]
    assert second.move is not None
    first.evaluation = Evaluation(0, line=(second.move,))
    second.evaluation = Evaluation(2_000)
    assert graph_of(record, record.main_line(), "black").faults == {}


def test_a_move_of_the_book_is_no_fault_here_as_in_a_review() -> None:
    record = record_of_line()
    played = record.main_line()[0]
    record.root.evaluation = Evaluation(2_000)
    played.evaluation = Evaluation(-2_000)
    assert played.move is not None and in_book(record.start_position(), played.move)
    assert graph_of(record, record.main_line(), "black").faults == {}


def test_what_is_forgiven_to_a_player_is_no_fault() -> None:
    record = evaluated(0, 300, 290)
    assert graph_of(record, record.main_line(), "black").faults
    judged = judged_by(STRICT.widened(10))
    assert graph_of(record, record.main_line(), "black", judged=judged).faults == {}


def test_after_a_mate_on_the_board_no_engine_is_believed() -> None:
    """The end counts, as in a review: the move that mates is no fault, whatever was found after it."""
    record = Record(STANDARD, "3k5/9/3G5/9/9/9/9/9/4K4 b G 1")
    record.append((), parse_usi_move("G*6b", STANDARD))
    record.root.evaluation = Evaluation(2_000)
    record.main_line()[0].evaluation = Evaluation(-2_000)
    assert graph_of(record, record.main_line(), "black").faults == {}


def test_two_engines_that_looked_at_much_are_two_lines() -> None:
    record = evaluated(10, 20, 30, 40, 50, 60, engines=("A", "B"))
    series = graph_of(record, record.main_line(), "black").series
    assert [one.name for one in series] == ["A", "B"]
    assert [height is None for height in series[1].heights] == [True, True, False, True, False, True, False]


def test_a_second_engine_that_looked_at_a_single_move_is_none() -> None:
    record = evaluated(10, 20, 30, 40, 50, 60)
    record.main_line()[2].evaluation = Evaluation(35, engine="B")
    assert len(graph_of(record, record.main_line(), "black").series) == 1


def test_what_is_found_live_is_a_line_of_its_own_over_the_record_s() -> None:
    record = evaluated(10, 20)

    def found_at(node: Node, number: int) -> Evaluation | None:
        return Evaluation(500, engine=f"live {number}") if node.ply == 3 else None

    series = graph_of(record, record.main_line(), "black", found_at, 2).series
    assert [one.name for one in series] == ["E", "live 0", "live 1"]
    alone = graph_of(record_of_line(), record_of_line().main_line(), "black", found_at, 2).series
    assert [one.name for one in alone] == ["live 0", "live 1"]


def test_in_a_handicap_game_the_first_move_is_white_s() -> None:
    record = Record(STANDARD, handicap_id="lance")
    assert graph_of(record, [], "black").mover(1) is Color.WHITE


def test_two_engines_have_a_line_each_where_both_have_looked_at_much_of_the_game() -> None:
    def names(*engines: str) -> list[str]:
        record = evaluated(*range(len(engines)), engines=engines)
        return [one.name for one in graph_of(record, record.main_line(), "black").series]

    assert names("A", "B", "B", "B") == ["A", "B"]
    assert names("A", "B", "B", "B", "B") != ["A", "B"]
    assert len(names("A", "B", "B", "B", "B")) == 1
    assert len(names("A", "B", "C")) == 1


def served(*scores: int | None) -> Record:
    """As a server writes it: each player says after his own move what he thinks, and no more."""
    record = evaluated(*scores, engines=("",))
    record.headers.update(black="Gikou", white="Krist")
    return record


def test_what_both_players_of_a_server_thought_are_two_lines_with_their_names() -> None:
    record = served(10, -20, 30, -40, 50, -60)
    graph = graph_of(record, record.main_line(), "black")
    assert [one.name for one in graph.series] == ["Gikou", "Krist"]
    assert [height is None for height in graph.series[0].heights] == [
        True,
        False,
        True,
        False,
        True,
        False,
        True,
    ]
    assert [height is None for height in graph.series[1].heights] == [
        True,
        True,
        False,
        True,
        False,
        True,
        False,
    ]
    assert graph.height(2) == graph.series[1].heights[2]
    assert graph.height(0) is None


def test_one_side_s_thoughts_and_those_with_a_depth_are_one_line() -> None:
    record = served(10, None, 30, None, 50, None)
    assert len(graph_of(record, record.main_line(), "black").series) == 1
    record = served(10, 20, 30, 40, 50, 60)
    record.main_line()[3].evaluation = Evaluation(1, depth=8)
    assert len(graph_of(record, record.main_line(), "black").series) == 1


def test_an_engine_that_looks_has_its_line_beside_one_of_the_record() -> None:
    record = served(10, 20, 30, 40, 50, 60)
    graph = graph_of(record, record.main_line(), "black", lambda *_: Evaluation(5, engine="Live"), 1)
    assert [one.name for one in graph.series] == ["", "Live"]


def test_a_graph_is_printed_where_there_is_something_to_see() -> None:
    assert graph_on_paper(evaluated(10)) is None
    graph = graph_on_paper(served(10, 20, 30, 40))
    assert graph is not None
    assert len(graph.series) == 2
    assert [text for _, text in graph.ticks] == ["25%", "50%", "75%"]


def of_sides(*scores: int | ForcedMate | None) -> list[str]:
    """The names of the series of a record as a server keeps it: no engine, no depth."""
    record = record_of_line(NOT_IN_THE_BOOK)
    for node, score in zip(record.main_line(), scores, strict=False):
        node.evaluation = None if score is None else Evaluation(score)
    return [series.name for series in graph_of(record, record.main_line(), "black").series]


@pytest.mark.parametrize(
    ("scores", "sides"),
    [
        ((10, 20, 30, 40), 2),
        ((10, 20, 30, None), 1),  # one of the sides says too little
        ((10, None, 30, None), 1),
        ((10, 20, ForcedMate(Color.BLACK, 3), 40), 1),
    ],
)
def test_two_players_evaluations_are_two_lines_where_both_say_enough(
    scores: tuple[int | ForcedMate | None, ...], sides: int
) -> None:
    assert len(of_sides(*scores)) == sides


def test_who_says_a_depth_or_a_name_is_one_looker_on() -> None:
    record = record_of_line(NOT_IN_THE_BOOK)
    for node in record.main_line():
        node.evaluation = Evaluation(10)
    assert len(graph_of(record, record.main_line(), "black").series) == 2
    for more in (Evaluation(10, depth=1), Evaluation(10, nodes=1), Evaluation(10, engine="E")):
        record.main_line()[2].evaluation = more
        assert len(graph_of(record, record.main_line(), "black").series) == 1


def test_a_mate_stands_at_the_edge_and_the_side_s_own_series_go_by_who_moved_first() -> None:
    assert height_of(ForcedMate(Color.BLACK, 3), STANDARD, chances=False) == 1.0
    assert [height_of(score, STANDARD, chances=False) for score in (2_000, 3_000, -500)] == [1.0, 1.0, -0.25]
    assert height_of(0, STANDARD, chances=True) == 0.0


@pytest.mark.parametrize(("handicap", "names"), [("even", ("Aiko", "Ben")), ("bishop", ("Ben", "Aiko"))])
def test_what_each_player_thought_is_a_series_under_its_own_name(
    handicap: str, names: tuple[str, str]
) -> None:
    record = Record(STANDARD, handicap_id=handicap)
    record.headers.update(black="Aiko", white="Ben")
    for number in range(6):
        position = record.position(record.end_path())
        path = record.append(record.end_path(), min(position.legal_moves(), key=lambda one: one.usi))
        record.node(path).evaluation = Evaluation(100 * number)
    graph = graph_of(record, record.main_line(), "black")
    assert tuple(series.name for series in graph.series) == names
    assert [[height is None for height in one.heights] for one in graph.series] == [
        [True, False, True, False, True, False, True],
        [True, True, False, True, False, True, False],
    ]


@pytest.mark.parametrize(("more", "series"), [(4, 2), (5, 1)])
def test_who_says_less_than_a_third_of_what_the_other_says_has_no_series(more: int, series: int) -> None:
    record = record_of_line(("4i4h", "4a4b", "4h4i", "4b4a") * 4)
    for node in record.main_line()[: 4 + 2 * more]:
        if node.ply <= 4 or node.ply % 2:
            node.evaluation = Evaluation(10)
    assert len(graph_of(record, record.main_line(), "black").series) == series
