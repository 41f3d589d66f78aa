"""The way through a game: what is asked, in which order, and what is made of the answers."""

from __future__ import annotations

import msgspec
import pytest

from shogi_desktop.analysis.judged import judged_moves
from shogi_desktop.analysis.judgement import Judgement
from shogi_desktop.app.analysis.game_analysis import (
    Effort,
    Finding,
    GameWalk,
    NoScoreError,
    Pace,
    Plan,
    Progress,
    Question,
)
from shogi_desktop.app.analysis.kept import finding_of, kept_of
from shogi_desktop.app.players.book import in_book
from shogi_desktop.game import Evaluation, ForcedMate, Outcome, Reason, Record
from shogi_desktop.rules import STANDARD, Color, Move, Position, parse_usi_move
from shogi_desktop.usi.events import SearchDone
from shogi_desktop.usi.messages import BestMove, Centipawns, GoLimits, Info, Mate, Score, Verdict

PLAN = Plan(Effort(nodes=100))


def move(text: str) -> Move:
    return parse_usi_move(text, STANDARD)


def record_of(*moves: str) -> Record:
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    for text in moves:
        path = record.append(path, move(text))
    return record


def answer(score: Score | int | None, *pv: str, verdict: Verdict = Verdict.MOVE) -> SearchDone:
    """An engine's answer; a number is centipawns for the side to move."""
    score = Centipawns(score) if isinstance(score, int) else score
    best = BestMove(verdict, pv[0] if pv and verdict is Verdict.MOVE else None)
    return SearchDone(1, best, () if score is None else (Info(8, nodes=100, score=score, pv=pv),))


def no_book(_position: Position, _move: Move) -> bool:
    return False


def walk_of(record: Record, plan: Plan = PLAN, known: tuple[Finding, ...] = ()) -> GameWalk:
    return GameWalk(record, plan, known=known, book=no_book)


def asked(walk: GameWalk, *answers: SearchDone) -> list[tuple[str, ...]]:
    """Give the answers; after which moves each position was that had been asked for."""
    questions = []
    for one in answers:
        question = walk.next()
        assert question is not None
        questions.append(question.moves)
        walk.take(question, one, "E")
    return questions


def test_the_last_position_comes_first() -> None:
    walk = walk_of(record_of("7g7f", "3c3d"))
    assert asked(walk, answer(0, "2g2f"), answer(0, "3c3d"), answer(0, "7g7f")) == [
        ("7g7f", "3c3d"),
        ("7g7f",),
        (),
    ]
    assert walk.next() is None
    assert (walk.done, walk.total) == (3, 3)


def test_scores_are_kept_from_blacks_side_with_the_line() -> None:
    walk = walk_of(record_of("7g7f"))
    asked(walk, answer(40, "3c3d", "2g2f"))
    assert walk.findings[1].evaluation == Evaluation(-40, 8, 100, "E", (move("3c3d"), move("2g2f")))


def test_a_fault_is_confirmed_by_a_search_after_the_engines_own_move() -> None:
    walk = walk_of(record_of("9g9f"))
    questions = asked(walk, answer(900, "3c3d"), answer(300, "2g2f"), answer(-280, "3c3d", "7g7f"))
    assert questions[2] == ("2g2f",)
    # What the position is worth is what was found after the move, one ply deeper.
    evaluation = walk.findings[0].evaluation
    assert (evaluation.score, evaluation.depth, evaluation.nodes) == (280, 9, 200)
    assert [one.usi for one in evaluation.line] == ["2g2f", "3c3d", "7g7f"]


def test_where_the_engines_own_move_proves_no_better_the_played_one_is_the_best() -> None:
    """The engine's hope at first sight makes no mistake of a move."""
    record = record_of("9g9f")
    walk = walk_of(record)
    asked(walk, answer(400, "3c3d", "7g7f"), answer(300, "2g2f"), answer(500, "3c3d"))
    evaluation = walk.findings[0].evaluation
    assert evaluation.score == -400
    assert [one.usi for one in evaluation.line] == ["9g9f", "3c3d", "7g7f"]
    for ply, node in enumerate((record.root, *record.main_line())):
        node.evaluation = walk.findings[ply].evaluation
    assert [one.judgement for one in judged_moves(record)] == [Judgement.BEST]


def test_a_fault_of_white_is_confirmed_the_same_way() -> None:
    walk = walk_of(record_of("7g7f", "9c9d"))
    asked(walk, answer(900, "2g2f"), answer(200, "3c3d"), answer(-150, "2g2f"))
    assert walk.findings[1].evaluation.score == -150
    assert walk.findings[1].evaluation.line[0] == move("3c3d")


def test_a_mate_that_was_found_needs_no_confirmation() -> None:
    walk = walk_of(record_of("9g9f"))
    questions = asked(walk, answer(0, "3c3d"), answer(Mate(winning=True, plies=5), "2g2f"))
    assert len(questions) == 2
    assert walk.next() is None


def test_a_mate_after_the_confirmed_move_is_one_ply_longer() -> None:
    walk = walk_of(record_of("9g9f"))
    asked(walk, answer(900, "3c3d"), answer(300, "2g2f"), answer(Mate(winning=False, plies=4), "3c3d"))
    assert walk.findings[0].evaluation.score == ForcedMate(Color.BLACK, 5)


def test_a_move_of_the_book_is_not_doubted() -> None:
    record = record_of("7g7f")
    assert in_book(record.start_position(), move("7g7f"))
    walk = GameWalk(record, PLAN)
    asked(walk, answer(900, "3c3d"), answer(300, "2g2f"))
    assert walk.next() is None


def test_the_moves_of_one_side_or_of_a_range_alone() -> None:
    record = record_of("7g7f", "3c3d", "2g2f", "8c8d")
    white = walk_of(record, Plan(Effort(nodes=1), sides=frozenset({Color.WHITE})))
    assert white.total == 4
    part = walk_of(record, Plan(Effort(nodes=1), first=2, last=2))
    assert [part.total, part.next() and part.next().ply] == [2, 2]  # type: ignore[union-attr]


def test_what_is_known_is_not_asked_again() -> None:
    known = Finding(2, Evaluation(11, line=(move("2g2f"),)))
    walk = walk_of(record_of("7g7f", "3c3d"), known=(known,))
    question = walk.next()
    assert question is not None
    assert question.ply == 1
    assert (walk.done, walk.total) == (1, 3)


def test_a_position_that_ends_the_game_is_not_searched() -> None:
    record = record_of("7g7f", "3c3d")
    record.main_line()[-1].end(Outcome(Reason.REPETITION))
    question = walk_of(record).next()
    assert question is not None
    assert question.ply == 1


def test_a_resigned_game_is_searched_to_its_last_position() -> None:
    record = record_of("7g7f", "3c3d")
    record.main_line()[-1].end(Outcome(Reason.RESIGNATION, Color.WHITE))
    question = walk_of(record).next()
    assert question is not None
    assert question.ply == 2


def test_the_record_itself_is_left_as_it_is() -> None:
    record = record_of("7g7f")
    record.main_line()[0].evaluation = Evaluation(77)
    before = record.copy()
    asked(walk_of(record), answer(0, "3c3d"), answer(0, "7g7f"))
    assert record == before


def test_a_foul_ends_the_way() -> None:
    record = record_of("7g7f", "8b8f", "2g2f")
    record.main_line()[1].illegal = True
    assert walk_of(record).total == 2


def test_an_engine_without_scores_cannot_analyse() -> None:
    walk = walk_of(record_of("7g7f"))
    asked(walk, *[answer(None, "3c3d")] * 2, answer(None, "7g7f"))
    with pytest.raises(NoScoreError):
        asked(walk, answer(None, "7g7f"))


def test_an_engine_that_is_silent_three_times_is_asked_no_more_of_a_long_game() -> None:
    walk = walk_of(record_of("7g7f", "3c3d", "2g2f", "8c8d", "2f2e"))
    silent = [answer(None, "8d8e")] * 2 + [answer(None, "2f2e")] * 2 + [answer(None, "8c8d")]
    asked(walk, *silent)
    with pytest.raises(NoScoreError):
        asked(walk, answer(None, "8c8d"))


def test_a_single_position_without_a_score_is_passed_over() -> None:
    walk = walk_of(record_of("7g7f", "3c3d"))
    asked(walk, answer(0, "2g2f"), *[answer(None, "3c3d")] * 2)
    question = walk.next()
    assert question is not None
    assert walk.request(question).limits.nodes == 100, "the next one is given the usual time first"
    asked(walk, answer(0, "7g7f"))
    assert sorted(walk.findings) == [0, 2]
    assert walk.next() is None
    assert walk.done == walk.total == 3


def test_declaring_and_resigning_engines_have_said_enough() -> None:
    walk = walk_of(record_of("7g7f"))
    asked(walk, answer(None, verdict=Verdict.WIN))
    assert walk.findings[1].evaluation.score == ForcedMate(Color.WHITE)
    walk = walk_of(record_of("7g7f"))
    asked(walk, answer(None, verdict=Verdict.RESIGN))
    assert walk.findings[1].evaluation.score == ForcedMate(Color.BLACK)


def test_several_lines_are_kept_the_answer_first() -> None:
    walk = walk_of(record_of("7g7f"), Plan(Effort(nodes=1, multipv=2)))
    question = walk.next()
    assert question is not None
    lines = tuple(
        Info(5, score=Centipawns(score), multipv=number, pv=(text,))
        for number, (score, text) in enumerate([(50, "8c8d"), (40, "3c3d"), (30, "4a3b")], start=1)
    )
    walk.take(question, SearchDone(1, BestMove(Verdict.MOVE, "3c3d"), lines), "E")
    found = walk.findings[1]
    assert [one.line[0].usi for one in (found.evaluation, *found.others)] == ["3c3d", "8c8d"]


def test_the_time_left_is_told_from_the_pace() -> None:
    walk = walk_of(record_of("7g7f", "3c3d", "2g2f"))
    pace = Pace(walk, now_s=100)
    assert pace.progress(100) == Progress(0, 4)
    asked(walk, answer(0, "8c8d"))
    assert pace.progress(102) == Progress(1, 4, 6)


@pytest.mark.parametrize(
    "evaluation",
    [
        Evaluation(-31, 9, 1000, "E", (move("7g7f"), move("3c3d"))),
        Evaluation(ForcedMate(Color.BLACK, 7), 3),
        Evaluation(ForcedMate(Color.WHITE, 12), 3),
        Evaluation(ForcedMate(Color.WHITE)),
    ],
)
def test_a_finding_that_was_kept_is_the_same(evaluation: Evaluation) -> None:
    finding = Finding(3, evaluation, (Evaluation(5, line=(move("2g2f"),)),))
    assert finding_of(kept_of(finding), STANDARD) == finding


BEFORE_CHECK = "k8/9/9/9/9/9/6g2/r8/7K1 w - 1"
"""White checks with 9h9i; Black's king can only go to 1h then."""


def test_a_position_with_one_reply_is_searched_after_it() -> None:
    """Engines answer it at once, without a score."""
    record = Record(STANDARD, BEFORE_CHECK)
    record.append((), move("9h9i"))
    walk = walk_of(record)
    question = walk.next()
    assert question is not None
    assert (question.ply, question.further) == (1, (move("2i1h"),))
    assert len(question.position.legal_moves()) > 1
    walk.take(question, answer(700, question.position.legal_moves()[0].usi), "E")
    found = walk.findings[1].evaluation
    assert found.line[0] == move("2i1h")
    assert found.depth == 9


def test_the_only_move_is_worth_what_follows_it() -> None:
    record = Record(STANDARD, BEFORE_CHECK)
    record.append(record.append((), move("9h9i")), move("2i1h"))
    walk = walk_of(record)
    asked(walk, answer(300, "9a8a"))
    question = walk.next()
    assert question is not None
    assert question.ply == 0
    assert walk.findings[1].evaluation.line == (move("2i1h"), move("9a8a"))


def test_an_engine_that_had_nothing_to_say_is_given_more_time() -> None:
    walk = walk_of(record_of("7g7f"))
    asked(walk, answer(None, "3c3d"))
    question = walk.next()
    assert question is not None
    assert (question.ply, walk.request(question).limits.nodes) == (1, 5000)
    walk.take(question, answer(0, "3c3d"), "E")
    question = walk.next()
    assert question is not None
    assert (question.ply, walk.request(question).limits.nodes) == (0, 100)


def test_an_answer_without_a_line_of_its_own_is_worth_what_the_best_line_is() -> None:
    """Some engines answer by another move than their last line begins with."""
    walk = walk_of(record_of("7g7f"))
    lines = (
        Info(8, nodes=100, score=Centipawns(40), pv=("3c3d", "2g2f")),
        Info(8, multipv=2, score=Centipawns(10), pv=("4a3b",)),
    )
    asked(walk, SearchDone(1, BestMove(Verdict.MOVE, "8c8d"), lines))
    found = walk.findings[1].evaluation
    assert (found.score, found.line) == (-40, (move("8c8d"),))
    walk = walk_of(record_of("7g7f"))
    asked(walk, SearchDone(1, BestMove(Verdict.MOVE, "nonsense"), lines))
    assert walk.findings[1].evaluation.line == ()


def test_an_engine_that_resigns_with_a_score_is_believed_its_score() -> None:
    walk = walk_of(record_of("7g7f"))
    asked(walk, answer(-3_000, "3c3d", verdict=Verdict.RESIGN))
    assert walk.findings[1].evaluation.score == 3_000


def test_a_finding_without_a_score_was_not_kept_by_this_program() -> None:
    kept = kept_of(Finding(1, Evaluation(ForcedMate(Color.WHITE, 3))))
    assert finding_of(kept, STANDARD).evaluation.score == ForcedMate(Color.WHITE, 3)
    strange = msgspec.structs.replace(kept, best=msgspec.structs.replace(kept.best, mate="?"))
    with pytest.raises(ValueError, match="no score"):
        finding_of(strange, STANDARD)


def test_a_row_of_only_moves_is_followed_for_twenty_and_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    legal_moves = Position.legal_moves
    monkeypatch.setattr(Position, "legal_moves", lambda position, **how: legal_moves(position, **how)[:1])
    question = walk_of(record_of("7g7f")).next()
    assert question is not None
    assert len(question.further) == 20


def test_a_search_hangs_when_it_takes_longer_than_it_was_given_or_any_search_may() -> None:
    assert Effort(movetime_ms=1_500).longest_ms == 1_500
    assert Effort(nodes=100).longest_ms > 10_000
    assert Effort(movetime_ms=1_000, multipv=3).times(4) == Effort(movetime_ms=4_000, multipv=3)
    assert Effort(nodes=100).times(4) == Effort(nodes=400)
    assert Effort(movetime_ms=1).limits().movetime_ms == 1
    assert Effort(nodes=7).limits() == GoLimits(nodes=7)


def test_the_time_left_goes_by_what_was_searched_and_not_by_what_was_known() -> None:
    class Walked:
        done, total = 10, 40

    walk = Walked()
    pace = Pace(walk, 100.0)  # type: ignore[arg-type]
    assert pace.progress(105.0) == Progress(10, 40, None)
    walk.done = 15
    assert pace.progress(110.0) == Progress(15, 40, 50.0)


# --- where one of two things is not known ----------------------------------------------------------------

MATES_IN_ONE = "3k5/9/4P4/9/9/9/9/9/4K4 w G 1"


def mated() -> Record:
    """The king goes where it is mated by a drop."""
    record = Record(STANDARD, MATES_IN_ONE)
    record.append(record.append((), move("6a5a")), move("G*5b"))
    return record


def test_the_mated_position_at_the_end_is_not_searched() -> None:
    walk = walk_of(mated())
    assert asked(walk, answer(Mate(winning=True, plies=1), "G*5b")) == [("6a5a",)]
    assert walk.total == 2


def test_what_no_move_of_the_rules_leads_to_is_not_searched() -> None:
    foul = record_of("7g7f", "3c3d")
    foul.main_line()[1].illegal = True
    assert walk_of(foul).total == 2, "it was played as a foul, though it could be a move"
    wrong = record_of("7g7f")
    wrong.node((0,)).add(move("7g7f"))
    assert walk_of(wrong).total == 2, "there is no such move"


def test_before_a_position_that_is_not_known_no_move_is_doubted() -> None:
    walk = walk_of(record_of("7g7f", "3c3d"))
    questions = asked(walk, *[answer(None, "2g2f")] * 2, answer(0, "9c9d"))
    assert questions[-1] == ("7g7f",)
    assert sorted(walk.findings) == [1]
    question = walk.next()
    assert question is not None
    assert (question.ply, question.check) == (0, None)


def test_who_declares_has_no_move_of_its_own_to_confirm() -> None:
    walk = walk_of(record_of("7g7f"))
    asked(walk, answer(900, "3c3d"), answer(None, verdict=Verdict.WIN))
    assert walk.findings[0].evaluation == Evaluation(ForcedMate(Color.BLACK), engine="E")


def test_the_only_move_is_searched_where_what_follows_it_is_not_known() -> None:
    record = Record(STANDARD, BEFORE_CHECK)
    record.append(record.append((), move("9h9i")), move("2i1h"))
    walk = walk_of(record)
    asked(walk, *[answer(None, "9a8a")] * 2)
    question = walk.next()
    assert question is not None
    assert (question.ply, question.further) == (1, (move("2i1h"),))


@pytest.mark.parametrize(("first", "second"), [(None, 7), (7, None), (None, None)])
def test_nodes_are_added_up_where_both_searches_say_theirs(first: int | None, second: int | None) -> None:
    walk = walk_of(record_of("9g9f"))
    asked(walk, answer(900, "3c3d"))
    for nodes, score, text in ((first, 300, "2g2f"), (second, -280, "3c3d")):
        question = walk.next()
        assert question is not None
        info = Info(8, nodes=nodes, score=Centipawns(score), pv=(text,))
        walk.take(question, SearchDone(1, BestMove(Verdict.MOVE, text), (info,)), "E")
    assert walk.findings[0].evaluation.nodes is None
    assert walk.findings[0].evaluation.score == 280


def test_of_a_played_move_that_was_better_what_follows_it_is_kept() -> None:
    walk = walk_of(record_of("7g7f", "9c9d"))
    asked(walk, answer(-400, "2g2f", "8c8d"), answer(700, "3c3d"), answer(500, "2g2f"))
    evaluation = walk.findings[1].evaluation
    assert evaluation.score == -400
    assert [one.usi for one in evaluation.line] == ["9c9d", "2g2f", "8c8d"]


def test_a_fault_that_cannot_be_confirmed_stands_as_it_was_found() -> None:
    walk = walk_of(record_of("9g9f"))
    asked(walk, answer(900, "3c3d"), answer(300, "2g2f"), *[answer(None, "3c3d")] * 2)
    assert walk.findings[0].evaluation.score == 300
    assert walk.record.root.evaluation == walk.findings[0].evaluation
    assert walk.next() is None
    assert walk.done == walk.total


def test_a_mate_at_the_end_is_no_mate_by_the_first_move() -> None:
    record = Record(STANDARD, "4k4/9/9/9/9/9/P3p4/9/4K4 b g 1")
    for text in ("9g9f", "G*5h"):
        record.append(record.end_path(), move(text))
    walk = walk_of(record)
    assert asked(walk, answer(0, "5a4a"), answer(0, "5i4h")) == [("9g9f",), ()]
    assert walk.next() is None, "neither move is doubted"


def test_each_of_several_lines_is_told_once_however_long_it_is() -> None:
    walk = walk_of(record_of("7g7f"), Plan(Effort(nodes=1, multipv=3)))
    question = walk.next()
    assert question is not None
    told = [
        (50, ("8c8d", "2g2f", "3c3d")),
        (40, ("3c3d", "2g2f")),
        (30, ("8c8d", "2h3h")),
        (20, ("4a3b", "2g2f")),
    ]
    lines = tuple(
        Info(5, score=Centipawns(score), multipv=number, pv=pv) for number, (score, pv) in enumerate(told, 1)
    )
    walk.take(question, SearchDone(1, BestMove(Verdict.MOVE, "8c8d"), lines), "E")
    found = walk.findings[1]
    assert [(-int(str(one.score)), len(one.line)) for one in (found.evaluation, *found.others)] == [
        (50, 3), (40, 2), (20, 2),
    ]  # fmt: skip


def test_a_mate_that_no_other_move_leads_to_has_as_many_plies_as_there_are_moves_to_it() -> None:
    record = mated()
    end = record.position(record.end_path())
    moves = (move("6a5a"), move("G*5b"))
    for further in (moves[:1], moves):
        found = walk_of(record)._follows(Question(0, (), end, further))
        assert found is not None
        assert (found.score, found.line) == (ForcedMate(Color.BLACK, len(further)), further)
