"""Problems solved and examined without an engine: plain search says what mates."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.analysis.judgement import STRICT
from shogi_desktop.analysis.reasons import ReasonId
from shogi_desktop.app.analysis.running import Tried
from shogi_desktop.app.engines.mates import NO_MATE, UNKNOWN, Finding, Verdict
from shogi_desktop.app.problems import reading
from shogi_desktop.app.problems.collection import (
    Puzzle,
    own_moves,
    score_in,
    score_text,
)
from shogi_desktop.app.problems.defences import Branch, as_record, lines_of, tree_of_defences
from shogi_desktop.app.problems.examination import (
    Examination,
    Examiner,
    OtherKind,
    OtherSolution,
    UndecidedError,
)
from shogi_desktop.app.problems.finding import MARGIN, follows, reasons_against, share
from shogi_desktop.app.problems.reading import LeftOut, Refusal, read_collection
from shogi_desktop.app.problems.solving import Attempt, Weighed, Worth, weighed_by, with_line
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.game.mating import PlainMate, checks, replies
from shogi_desktop.regular_file import read_file
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Move, Position, parse_usi_move
from tests.support.minishogi import MINISHOGI

THREE = "8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1"
TWO_WAYS = "4k4/9/3GP4/9/9/9/9/9/9 b G2r2b2g4s4n4l17p 1"


class PlainProver:
    """Plain search up to five plies; unsure of the positions in `unsure`, by SFEN without the ply."""

    def __init__(self, *unsure: str) -> None:
        self.unsure = unsure
        self.asked = 0

    def prove(self, position: Position) -> Finding:
        self.asked += 1
        if position.sfen().rsplit(" ", 1)[0] in self.unsure:
            return UNKNOWN
        search = PlainMate(position.copy())
        plies = search.attack(5)
        return NO_MATE if plies is None else Finding(Verdict.MATE, tuple(_line(position.copy(), plies)))


def _line(position: Position, plies: int) -> list[Move]:
    line: list[Move] = []
    for left in range(plies, 0, -1):
        for move in checks(position) if left % 2 else replies(position):
            transition = position.perform_trusted(move)
            search = PlainMate(position)
            if (search.defend(left - 1) if left % 2 else search.attack(left - 1)) == left - 1:
                line.append(move)
                break
            position.undo(transition)
    return line


def position(sfen: str = THREE) -> Position:
    return Position.from_sfen(sfen, STANDARD)


def move(text: str) -> Move:
    return parse_usi_move(text, STANDARD)


def moves(*texts: str) -> tuple[Move, ...]:
    return tuple(map(move, texts))


def after(start: Position, *texts: str) -> Position:
    there = start.copy()
    for text in texts:
        there.play(move(text))
    return there


def sure_of_all_but(*positions: Position) -> PlainProver:
    return PlainProver(*(one.sfen().rsplit(" ", 1)[0] for one in positions))


# --- examining ----------------------------------------------------------------------------------------------


def test_a_right_problem_is_examined_in_every_respect() -> None:
    found = Examiner(PlainProver()).examine(position())
    assert found.line == moves("2d2c+", "1b2a", "3c3b")
    assert (found.others, found.superfluous, found.left_in_hand) == ((), (), ())
    assert found.is_right and found.is_strict and found.is_complete and found.proven is True
    quick = Examiner(PlainProver()).examine(position(), thoroughly=False)
    assert (quick.line, quick.proven) == (found.line, None)
    assert Examiner(PlainProver()).examine(position(), proving=False).proven is None


def test_another_way_to_mate_is_told_with_its_line() -> None:
    found = Examiner(PlainProver()).examine(position(TWO_WAYS))
    assert {found.line[0].usi, *(one.line[0].usi for one in found.others)} == {"G*5b", "6c5b", "5c5b+"}
    assert [(one.ply, one.kind, len(one.line)) for one in found.others] == [(1, OtherKind.SAME, 1)] * 2
    assert (found.has_one_solution, found.is_strict, found.is_right) == (False, False, False)


def test_what_the_prover_cannot_say_leaves_the_examination_open() -> None:
    start = position()
    nothing = Examiner(sure_of_all_but(start)).examine(start)
    assert (nothing.verdict, nothing.is_complete, nothing.line) == (Verdict.UNKNOWN, False, ())
    none = Examiner(PlainProver()).examine(position("4k4/9/9/9/9/9/9/9/9 b 2G2r2b2g4s4n4l18p 1"))
    assert (none.verdict, none.is_complete) == (Verdict.NO_MATE, True)
    unsure = Examiner(sure_of_all_but(after(start, "2d2c+", "1b2a"))).examine(start)
    assert (unsure.verdict, unsure.is_complete) == (Verdict.MATE, False)
    assert unsure.line == moves("2d2c+", "1b2a", "3c3b")  # as the prover told it
    assert not unsure.has_one_solution


def test_an_escape_is_a_reply_for_certain_and_doubt_is_told() -> None:
    start = position()
    examiner = Examiner(PlainProver())
    assert examiner.escape(after(start, "2d2c+")) is None
    assert examiner.mated_in(after(start, "2d2c+")) == 2
    escaped = after(start, "3c2b")
    assert examiner.escape(escaped) in replies(escaped)
    assert examiner.mated_in(escaped) is None
    with pytest.raises(UndecidedError):
        Examiner(sure_of_all_but(after(start, "2d2c+", "1b2a"))).escape(after(start, "2d2c+"))


def test_tolerated_is_a_mate_beside_the_last_move_only() -> None:
    line = moves("2d2c+", "1b2a", "3c3b")
    for kind, is_one in ((OtherKind.SAME, False), (OtherKind.LAST, True), (OtherKind.PROMOTION, True)):
        found = Examination(Verdict.MATE, line, (OtherSolution(3, line[2:], kind),))
        assert (found.has_one_solution, found.is_strict) == (is_one, False), kind


# --- the tree -----------------------------------------------------------------------------------------------


def test_the_tree_has_every_defence_and_its_lines_the_longest_first() -> None:
    start = position()
    tree = tree_of_defences(PlainProver(), start)
    assert (tree.move, tree.plies) == (move("2d2c+"), 3)
    lines = lines_of(tree)
    assert lines[0] == moves("2d2c+", "1b2a", "3c3b")
    assert [len(line) for line in lines] == sorted(map(len, lines), reverse=True)
    assert {line[1] for line in lines} == set(replies(after(start, "2d2c+")))
    record = as_record(start, tree)
    assert [node.move for node in record.main_line()] == list(lines[0])
    assert len(record.root.children[0].children) == len(tree.replies)
    assert tree.count() == sum(1 for _ in record.walk()) - 1


def test_a_tree_that_has_grown_too_large_ends_in_replies() -> None:
    tree = tree_of_defences(PlainProver(), position(), most_nodes=2)
    assert [below for _, below in tree.replies] == [None] * len(tree.replies)
    assert lines_of(tree) == [(tree.move, reply) for reply, _ in tree.replies]
    assert lines_of(Branch(move("2d2c+"), 1)) == [moves("2d2c+")]


# --- attempts -----------------------------------------------------------------------------------------------


def a_mate(*line: str) -> Puzzle:
    return Puzzle.of(position(), moves(*line))


def test_a_check_is_weighed_by_what_follows_it() -> None:
    attempt = Attempt(a_mate("2d2c+", "1b2a", "3c3b"))
    right = attempt.weigh(move("2d2c+"), PlainProver())
    assert (right.worth, right.reply, right.plies) == (Worth.RIGHT, move("1b2a"), 3)
    attempt.left = 1
    assert attempt.weigh(move("2d2c+"), PlainProver()).worth is Worth.LONGER
    wrong = attempt.weigh(move("3c2b"), PlainProver())
    assert wrong.worth is Worth.ESCAPES and wrong.reply in replies(after(position(), "3c2b"))
    doubt = attempt.weigh(move("2d2c+"), sure_of_all_but(after(position(), "2d2c+", "1b2a")))
    assert doubt.worth is Worth.UNDECIDED
    attempt.take(Weighed(move("2d2c+"), Worth.RIGHT, move("1b2a"), 3))
    assert attempt.weigh(move("3c3b"), PlainProver()) == Weighed(move("3c3b"), Worth.MATES, plies=1)


def test_a_line_is_found_where_the_problem_has_none() -> None:
    found = with_line(a_mate(), PlainProver())
    assert found is not None and found.line == moves("2d2c+", "1b2a", "3c3b")
    assert with_line(found, sure_of_all_but(position())) is found  # nobody is asked
    assert with_line(a_mate(), sure_of_all_but(position())) is None
    assert with_line(a_mate(), sure_of_all_but(after(position(), "2d2c+", "1b2a"))) is None


def test_the_best_move_and_the_fault_are_known_and_nothing_else() -> None:
    puzzle = own_moves(STANDARD)[0]
    assert puzzle.fault is not None
    attempt = Attempt(puzzle)
    assert attempt.known(puzzle.line[0]) == Weighed(puzzle.line[0], Worth.BEST)
    fault = attempt.known(puzzle.fault.line[0])
    assert fault is not None
    assert (fault.worth, fault.reply) == (Worth.WORSE, puzzle.fault.line[1])
    assert fault.loss == puzzle.judged()[0].loss >= MARGIN
    others = {one for one in puzzle.start.legal_moves() if one not in {puzzle.line[0], puzzle.fault.line[0]}}
    assert attempt.known(others.pop()) is None
    attempt.take(Weighed(puzzle.line[0], Worth.BEST))
    assert (attempt.is_done, attempt.left) == (True, 0)


def test_what_is_gone_through_in_the_end_is_what_was_played_and_the_line_of_a_best_move() -> None:
    best = next(one for one in own_moves(STANDARD) if len(one.line) > 1)
    attempt = Attempt(best)
    assert list(attempt.whole) == []
    attempt.take(Weighed(best.line[0], Worth.BEST))
    assert attempt.whole == best.line
    other = Attempt(best)
    other.played = [next(one for one in best.start.legal_moves() if one != best.line[0])]
    assert other.whole == tuple(other.played), "as good a move, of which the line says nothing"
    mate = Attempt(Puzzle("mate", STANDARD, THREE, ("2d2c+", "1b2a", "3c3b")))
    mate.played = [move("2d2c+")]
    assert mate.whole == (move("2d2c+"),)


def test_a_move_that_costs_next_to_nothing_is_as_good() -> None:
    judged, _ = own_moves(STANDARD)[0].judged()
    small = Tried(judged, move("7g7f"), STRICT.inaccuracy - 0.001, moves("3c3d"))
    assert weighed_by(small) == Weighed(move("7g7f"), Worth.BEST)
    worse = Tried(judged, move("7g7f"), STRICT.inaccuracy, moves("3c3d", "2g2f"))
    assert weighed_by(worse) == Weighed(move("7g7f"), Worth.WORSE, move("3c3d"), loss=STRICT.inaccuracy)
    assert weighed_by(Tried(judged, move("7g7f"), 0.5)).reply is None


# --- finding problems of the best move ----------------------------------------------------------------------


def test_a_fault_has_the_reasons_of_the_review_and_a_good_move_none() -> None:
    for puzzle in [one for one in own_moves(STANDARD) if one.reason is not None][:6]:
        assert puzzle.fault is not None
        best = Evaluation(puzzle.fault.best, line=puzzle.line)
        later = Evaluation(puzzle.fault.after, line=puzzle.fault.line[1:])
        reasons = reasons_against(puzzle.start, best, puzzle.fault.line[0], later)
        assert puzzle.fault.reason in {reason.id for reason in reasons}
        assert reasons_against(puzzle.start, best, puzzle.line[0], best) == ()


def test_a_line_goes_on_behind_its_first_move() -> None:
    line = moves("7g7f", "3c3d", "2g2f")
    assert follows(Evaluation(120, 9, 1000, "E", line)) == Evaluation(120, line=line[1:])


def test_a_share_is_that_of_the_side_to_move() -> None:
    black, white = position("4k4/9/9/9/9/9/9/9/4K4 b - 1"), position("4k4/9/9/9/9/9/9/9/4K4 w - 1")
    assert share(0, black) == share(0, white) == 0.5
    assert share(800, black) == pytest.approx(1 - share(800, white)) and share(800, black) > 0.6
    assert share(ForcedMate(Color.WHITE, 5), white) > 0.99


@pytest.mark.parametrize(
    ("score", "text"),
    [
        (120, "120"),
        (-840, "-840"),
        (ForcedMate(Color.BLACK, 5), "b5"),
        (ForcedMate(Color.WHITE, 12), "w12"),
    ],
)
def test_a_score_of_a_list_is_read_as_it_was_written(score: int | ForcedMate, text: str) -> None:
    assert score_text(score) == text
    assert score_in(text) == score


def test_a_mate_of_unknown_length_is_written_as_zero_and_best_moves_are_there_for_our_games() -> None:
    assert score_text(ForcedMate(Color.BLACK)) == "b0"
    assert [bool(own_moves(variant)) for variant in (STANDARD, OKISAKI, MINISHOGI)] == [True, True, False]
    assert {reason for puzzle in own_moves(STANDARD) for reason in puzzle.reasons} <= set(ReasonId)


# --- folders ------------------------------------------------------------------------------------------------


def test_a_folder_is_read_with_all_below_it(tmp_path: Path) -> None:
    below = tmp_path / "below"
    below.mkdir()
    (tmp_path / "a.sfen").write_text(f"{THREE}\n{TWO_WAYS}\n")
    (below / "b.sfen").write_text(f"{THREE}\n")
    (tmp_path / "notes.txt").write_text("a shopping list\neggs\n")
    (tmp_path / "c.kif").write_text("a shopping list\neggs\n")
    found, left_out = read_collection(tmp_path)
    assert sorted((Path(one.name).name, one.number) for one in found) == [
        ("a.sfen", 1),
        ("a.sfen", 2),
        ("b.sfen", 1),
    ]
    assert [(Path(one.name).name, one.why) for one in left_out] == [("c.kif", Refusal.UNREADABLE)]
    assert read_collection(tmp_path / "a.sfen") == reading.read_problems(tmp_path / "a.sfen")
    with pytest.raises(FileNotFoundError):
        read_collection(tmp_path / "missing")


def test_of_a_folder_too_many_files_and_problems_are_left_out_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(4):
        (tmp_path / f"{number}.sfen").write_text(f"{THREE}\n{TWO_WAYS}\n")
    too_many = LeftOut(str(tmp_path), 0, Refusal.TOO_MANY)
    for most, name, count in ((2, "MOST_FILES", 4), (3, "MOST_PROBLEMS", 3), (4, "MOST_PROBLEMS", 4)):
        with monkeypatch.context() as patch:
            patch.setattr(reading, name, most)
            found, left_out = read_collection(tmp_path)
        assert (len(found), left_out) == (count, [too_many]), (name, most)
    assert len(read_collection(tmp_path)[0]) == 8


def test_a_file_of_a_folder_that_cannot_be_read_is_told_and_hides_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a.sfen", "b.sfen"):
        (tmp_path / name).write_text(f"{THREE}\n")

    def refuse(path: Path) -> bytes:
        if path.name == "a.sfen":
            raise PermissionError(13, "Permission denied", str(path))
        return read_file(path)

    monkeypatch.setattr(reading, "read_file", refuse)
    found, left_out = read_collection(tmp_path)
    assert [Path(one.name).name for one in found] == ["b.sfen"]
    assert [(one.why, one.detail) for one in left_out] == [(Refusal.UNREADABLE, "Permission denied")]
    assert left_out[0].text.endswith("a list of positions (Permission denied)")
