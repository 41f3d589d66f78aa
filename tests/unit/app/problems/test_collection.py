"""The program's own problems, a sample of them proven again; what progress keeps; attempts at a problem."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from shogi_desktop.analysis.judgement import STRICT
from shogi_desktop.analysis.reasons import CONFIRMED_REASONS, ReasonId, reasons_for
from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.printing.sheets import positions_listed
from shogi_desktop.app.problems.collection import (
    DIFFICULTIES,
    LENGTHS,
    Puzzle,
    Theme,
    length_class,
    listed,
    own_moves,
    own_problems,
    puzzle_id,
    puzzle_of,
    puzzles_in,
)
from shogi_desktop.app.problems.examination import Examiner
from shogi_desktop.app.problems.finding import MARGIN, Searcher, share
from shogi_desktop.app.problems.progress import SolvingProgress
from shogi_desktop.app.problems.prover import EngineProver
from shogi_desktop.app.problems.reading import MatingProblem
from shogi_desktop.app.problems.solving import Attempt, Weighed, Worth, with_line
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Color, Position, Variant, parse_usi_move
from tests.support.confirmed_case import confirmed_case
from tests.support.extent import extent, in_the_whole
from tests.support.minishogi import MINISHOGI
from tests.support.sentences import into

pytestmark = pytest.mark.usefixtures("qapp")

THREE = "8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1"
DAY = date(2026, 11, 23)


@pytest.fixture
def prover() -> Iterator[EngineProver]:
    with EngineProver(bundled_engine(), {"USI_Hash": 16}, 20_000) as prover:
        yield prover


def three(line: tuple[str, ...] = ("2d2c+", "1b2a", "3c3b")) -> Puzzle:
    start = Position.from_sfen(THREE, STANDARD)
    return Puzzle.of(start, (parse_usi_move(text, STANDARD) for text in line))


# --- our collections --------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_a_sample_of_our_problems_is_right(variant: Variant, prover: EngineProver) -> None:
    """One solution, the last move too; nothing left over or superfluous; the short ones by plain search."""
    puzzles = own_problems(variant)
    for plies in LENGTHS:
        of_length = [puzzle for puzzle in puzzles if puzzle.plies == plies]
        for puzzle in of_length[:: extent(len(of_length), max(1, len(of_length) // 8))]:
            found = Examiner(prover).examine(puzzle.start)
            assert found.line == puzzle.line, puzzle.start.sfen()
            assert found.is_right and found.is_strict, (puzzle.start.sfen(), found)
            assert found.proven is not False, puzzle.start.sfen()


@pytest.mark.parametrize(("variant", "least"), [(STANDARD, 1000), (OKISAKI, 300)])
def test_our_problems_are_many_and_of_every_length(variant: Variant, least: int) -> None:
    puzzles = own_problems(variant)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= least
    assert {puzzle.plies for puzzle in puzzles} == set(LENGTHS)
    assert [puzzle.plies for puzzle in puzzles] == sorted(puzzle.plies for puzzle in puzzles)
    for plies in LENGTHS:
        hard = [puzzle.difficulty for puzzle in puzzles if puzzle.plies == plies]
        assert hard == sorted(hard) and set(hard) <= set(range(1, 6))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_the_files_of_our_problems_are_lists_of_positions(variant: Variant) -> None:
    """So `render` prints them and `tsume` examines them."""
    data = resource_path(f"problems/{variant.id}.sfen").read_bytes()
    assert len(positions_listed(data)) == len(own_problems(variant))
    assert len(data) < 400_000


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_our_best_moves_say_what_the_review_would_say(variant: Variant) -> None:
    """Legal lines, a blunder that the detectors prove, mates that are mates."""
    puzzles = own_moves(variant)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= 400
    difficulties = [puzzle.difficulty for puzzle in puzzles]
    assert difficulties == sorted(difficulties) and set(difficulties) == set(DIFFICULTIES)
    assert {reason for puzzle in puzzles for reason in puzzle.reasons} == set(ReasonId)
    for puzzle in puzzles[:: extent(max(1, len(puzzles) // 30), 1)]:
        for fault in puzzle.faults:
            judged, _ = puzzle.judged(fault)
            assert judged.loss >= MARGIN and judged.move != judged.best
            assert fault.reason in {None, *(reason.id for reason in reasons_for(judged))}, puzzle.sfen
        assert puzzle.reasons and puzzle.id == puzzle_id(puzzle.start), puzzle.sfen
        end = puzzle.start.copy()
        for move in puzzle.line:
            assert end.is_legal(move), puzzle.start.sfen()
            end.play(move)
        assert end.is_checkmate() or puzzle.reason is not ReasonId.MISSES_MATE


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_what_a_solution_shows_is_proven_by_it(variant: Variant) -> None:
    puzzles = [puzzle for puzzle in own_moves(variant) if puzzle.shown]
    assert {puzzle.last_move is None for puzzle in puzzles} >= {True}
    for puzzle in puzzles[:: extent(max(1, len(puzzles) // 30), 1)]:
        judged = puzzle.judged_shown()
        assert judged.loss >= MARGIN
        (line,) = (one.line for one in reasons_for(judged) if one.id is ReasonId(puzzle.shown[0]))
        assert line[0] == judged.move and line[1] == puzzle.line[0]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_where_the_last_move_is_punished_it_is_taken_back(variant: Variant) -> None:
    puzzles = [puzzle for puzzle in own_moves(variant) if puzzle.last_move is not None]
    for puzzle in puzzles[:: extent(max(1, len(puzzles) // 30), 1)]:
        judged = puzzle.judged_shown()
        assert judged.position.is_legal(judged.move)
        after = judged.position.copy()
        after.play(judged.move)
        assert after == puzzle.start


@pytest.mark.parametrize(("before", "move", "taken"), [
    ("4k4/9/4p4/4R4/9/9/9/9/4K4 b - 7", "5d5c+", "P"),
    ("4k4/9/4+p4/4R4/9/9/9/9/4K4 b 2P 7", "5d5c", "+P"),
    ("4k4/9/9/4+r4/9/9/9/9/4K4 w g 8", "5d6e", "-"),
    ("4k4/9/9/9/9/9/9/9/4K4 w g 8", "G*6e", "-"),
])  # fmt: skip
def test_a_last_move_of_any_kind_is_taken_back(before: str, move: str, taken: str) -> None:
    position = Position.from_sfen(before, STANDARD)
    line = ("5a6a",) if position.turn is Color.BLACK else ("5i6i",)
    after = position.copy()
    after.play(parse_usi_move(move, STANDARD))
    shown = ("allows_fork", "0", move, taken, *line)
    one = Puzzle("", STANDARD, after.sfen(), line, refuted=("900", "0", *line), shown=shown)
    assert one.judged_shown().position == position
    assert one.judged_shown().move == one.last_move == parse_usi_move(move, STANDARD)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_a_list_is_written_as_it_was_read(variant: Variant) -> None:
    puzzles = own_moves(variant)[::10]
    text = "\n".join(listed(puzzle, puzzle.difficulty) for puzzle in puzzles)
    assert puzzles_in(text, variant) == puzzles


@in_the_whole
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_the_best_move_of_a_sample_is_clearly_the_best(variant: Variant) -> None:
    """Searched anew, with as much effort as when it was chosen: one of twenty may be told otherwise."""
    puzzles = own_moves(variant)
    sample = puzzles[:: max(1, len(puzzles) // extent(1, 40))]
    doubtful = []
    with Searcher(variant) as searcher:
        for puzzle in sample:
            best, second = searcher.lines(puzzle.start, 400_000, 2)
            margin = share(best.score, puzzle.start) - share(second.score, puzzle.start)
            if best.line[0] != puzzle.line[0] or margin <= STRICT.inaccuracy:
                doubtful.append((puzzle.start.sfen(), margin))
    assert len(doubtful) <= len(sample) // 20, doubtful


# --- attempts ---------------------------------------------------------------------------------------------


def test_the_moves_of_the_solution_need_nobody() -> None:
    attempt = Attempt(three())
    first = attempt.known(parse_usi_move("2d2c+", STANDARD))
    assert first is not None and first.worth is Worth.RIGHT and first.reply is not None
    attempt.take(first)
    last = attempt.known(parse_usi_move("3c3b", STANDARD))
    assert last is not None and last.worth is Worth.MATES
    attempt.take(last)
    assert attempt.is_done and attempt.position.is_checkmate()


def test_what_is_no_check_and_what_lets_the_king_escape(prover: EngineProver) -> None:
    attempt = Attempt(three())
    plain = attempt.known(parse_usi_move("3c4c", STANDARD))
    assert plain is not None and plain.worth is Worth.NO_CHECK
    wrong = parse_usi_move("3c2b", STANDARD)
    assert attempt.known(wrong) is None
    weighed = attempt.weigh(wrong, prover)
    assert weighed.worth is Worth.ESCAPES and weighed.reply is not None
    assert attempt.played == []


def test_a_longer_mate_is_told_from_one_as_short(prover: EngineProver) -> None:
    """The tokin mates at once, the gold takes two moves more."""
    puzzle = three()
    attempt = Attempt(Puzzle.of(puzzle.start, puzzle.line))
    attempt.left = 1  # as if there were a mate in one
    weighed = attempt.weigh(parse_usi_move("2d2c+", STANDARD), prover)
    assert (weighed.worth, weighed.plies) == (Worth.LONGER, 3)
    attempt.left = 3
    assert attempt.weigh(parse_usi_move("2d2c+", STANDARD), prover).worth is Worth.RIGHT


def test_the_solver_finds_the_line_of_a_problem_without_one(prover: EngineProver) -> None:
    solved = with_line(three(()), prover)
    assert solved is not None and solved.line == three().line
    none = Position.from_sfen("4k4/9/9/9/9/9/9/9/9 b 2G2r2b2g4s4n4l18p 1", STANDARD)
    assert with_line(Puzzle.of(none), prover) is None


def test_an_attempt_goes_on_until_mate_and_can_be_begun_again() -> None:
    attempt = Attempt(three())
    first, other, last = (parse_usi_move(text, STANDARD) for text in ("2d2c+", "2d2c", "3c3b"))
    weighed = attempt.known(first)
    assert weighed is not None
    attempt.take(weighed)
    assert (attempt.left, attempt.is_done) == (1, False)
    attempt.take(Weighed(last, Worth.MATES))
    assert (attempt.left, attempt.is_done) == (0, True)
    attempt.begin()
    assert (attempt.left, attempt.is_done, attempt.played) == (3, False, [])
    attempt.take(Weighed(other, Worth.RIGHT))
    assert not attempt.on_line


# --- progress ---------------------------------------------------------------------------------------------


def test_progress_is_kept_and_what_was_not_solved_at_once_comes_back(tmp_path: Path) -> None:
    file, said, today = tmp_path / "problems.json", list[str](), [DAY]
    progress = SolvingProgress(file, into(said), lambda: today[0])
    puzzle, other = three(), replace(three(), id="other")
    progress.solved(puzzle, 4_000)
    progress.solved(puzzle, 9_000)
    progress.missed(other)
    again = SolvingProgress(file, into(said), lambda: today[0])
    assert (again.best_ms(puzzle), again.is_solved(other)) == (4_000, False)
    assert (again.streak, again.best_streak) == (0, 2)
    assert not again.comes_back(other)
    today[0] = DAY + timedelta(days=1)
    assert again.comes_back(other) and not again.comes_back(puzzle)
    again.solved(other, 1_000)
    assert not again.comes_back(other)
    again.missed(puzzle)
    today[0] += timedelta(days=1)
    assert again.comes_back(puzzle)
    assert said == []


def test_damaged_progress_is_set_aside_and_told(tmp_path: Path) -> None:
    file, said = tmp_path / "problems.json", list[str]()
    file.write_text("{")
    progress = SolvingProgress(file, into(said))
    assert progress.streak == 0
    assert "problems.json.broken" in said[0]
    assert file.with_name("problems.json.broken").exists()


def test_the_files_of_the_player_are_remembered(tmp_path: Path) -> None:
    progress = SolvingProgress(tmp_path / "problems.json", print)
    for name in ("/a.kif", "/b.kif", "/a.kif"):
        progress.add_file(name)
    assert SolvingProgress(tmp_path / "problems.json", print).files == ("/b.kif", "/a.kif")
    progress.remove_file("/b.kif")
    assert progress.files == ("/a.kif",)


def test_a_problem_knows_who_mates_and_among_which_lengths_it_counts() -> None:
    assert three().attacker is Color.BLACK
    assert Puzzle.of(Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 w r 1", STANDARD)).attacker is Color.WHITE
    assert [length_class(plies) for plies in (0, 1, 7, 15, 17, 99)] == [0, 1, 7, 15, 15, 15]


def test_what_was_solved_is_counted_among_those_asked_for(tmp_path: Path) -> None:
    progress = SolvingProgress(tmp_path / "problems.json", lambda sentence: None, lambda: DAY)
    first, second = three(), replace(three(), id="other")
    progress.solved(first, 5_000)
    assert progress.count_solved([first, second]) == 1
    progress.missed(second)
    assert progress.count_solved([first, second]) == 1
    assert (progress.best_ms(first), progress.best_ms(second)) == (5_000, None)
    progress.solved(first, 4_000)
    progress.solved(first, 6_000)
    assert progress.best_ms(first) == 4_000


def test_of_the_players_files_the_last_fifty_are_remembered(tmp_path: Path) -> None:
    progress = SolvingProgress(tmp_path / "problems.json", lambda sentence: None, lambda: DAY)
    for number in range(51):
        progress.add_file(f"{number}.sfen")
    assert progress.files == tuple(f"{number}.sfen" for number in range(1, 51))
    progress.add_file("1.sfen")
    assert progress.files[-2:] == ("50.sfen", "1.sfen")
    assert len(progress.files) == 50


def test_a_game_without_problems_has_none() -> None:
    assert own_problems(MINISHOGI) == ()


@pytest.mark.parametrize(
    ("name", "title", "called"),
    [("set.kif", "", "set.kif · 3"), ("/a/b/set.kif", "", "set.kif · 3"), ("set.kif", "A rook", "A rook")],
)
def test_a_problem_of_a_file_is_called_by_its_title_or_its_place(name: str, title: str, called: str) -> None:
    start = Position.from_sfen(THREE, STANDARD)
    moves = (parse_usi_move("2d2c+", STANDARD),)
    puzzle = puzzle_of(MatingProblem(name, 3, start, moves, title))
    assert (puzzle.source, puzzle.line, puzzle.id) == (called, (), puzzle_id(start))


def test_progress_that_cannot_be_read_or_written_is_told_each_in_its_own_words(tmp_path: Path) -> None:
    said: list[str] = []
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    SolvingProgress(broken, into(said))
    assert "was moved to" in said[-1] and "broken.json.broken" in said[-1]
    folder = tmp_path / "folder.json"
    folder.mkdir()
    SolvingProgress(folder, into(said))
    assert "cannot be saved in" in said[-1] and str(folder) in said[-1]
    strange = tmp_path / "strange.json"
    strange.write_text('{"streak": "many"}')
    told = len(said)
    SolvingProgress(strange, into(said))
    assert len(said) == told, "what another version has kept is not told of"


def test_a_problem_has_the_same_id_for_ever() -> None:
    """Progress is kept by it."""
    assert puzzle_id(Position.from_sfen(THREE, STANDARD)) == "080dd9782a1c5e9c"
    assert puzzle_id(Position.start(OKISAKI)) != puzzle_id(Position.start(STANDARD))


# --- lists of problems ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("remark", "difficulty", "themes"),
    [
        ("# 3 sacrifice quiet", 3, {Theme.SACRIFICE, Theme.QUIET}),
        ("# 3", 3, set()),
        ("# 5 chase of-a-later-version", 5, {Theme.CHASE}),
        ("# hard pawn-drop", 0, {Theme.PAWN_DROP}),
        ("#", 0, set()),
        ("", 0, set()),
    ],
)
def test_a_mate_of_a_list_has_what_its_comment_says(remark: str, difficulty: int, themes: set[Theme]) -> None:
    (puzzle,) = puzzles_in(f"{remark}\nsfen {THREE} moves 2d2c+ 1b2a 3c3b\n", STANDARD)
    assert (puzzle.difficulty, puzzle.themes, puzzle.is_mate) == (difficulty, themes, True)
    assert (puzzle.id, puzzle.plies, puzzle.sfen) == (three().id, 3, THREE)


def test_a_best_move_of_a_list_has_its_scores_and_what_refutes_its_fault() -> None:
    start = Position.start(STANDARD).sfen()
    said = "# 4 hangs_piece b7 -840 2g2f 8c8d"
    puzzle, other = puzzles_in(
        f"{said}\nsfen {start} moves 7g7f\nnothing\nsfen {start} moves 2g2f\n", STANDARD
    )
    assert (puzzle.difficulty, puzzle.reason, puzzle.is_mate) == (4, ReasonId.HANGS_PIECE, False)
    fault = puzzle.fault
    assert fault is not None
    assert (fault.best, fault.after, fault.reason) == (
        ForcedMate(Color.BLACK, 7),
        -840,
        ReasonId.HANGS_PIECE,
    )
    assert [move.usi for move in fault.line] == ["2g2f", "8c8d"]
    assert other.refuted == puzzle.refuted, "a comment holds until the next one"
    short = puzzles_in(f"# 4 hangs_piece 1 2\nsfen {start} moves 7g7f\n", STANDARD)[0]
    assert short.is_mate and short.fault is None


@pytest.mark.parametrize("reason", [one for one in ReasonId if one in CONFIRMED_REASONS])
def test_a_solution_shows_what_deeper_searches_have_confirmed(reason: ReasonId) -> None:
    """The mistake stands there as the last move; without that remark the board alone does not prove it."""
    case = confirmed_case(reason)
    start = Position.from_sfen(case.sfen, STANDARD)
    start.play(case.mistake)
    instead = " ".join(move.usi for move in case.best)
    said = f"# 2 - {case.after} 0 7g7f\n# shows {reason.value} {case.before} {case.mistake.usi} - {instead}"
    solution = " ".join(move.usi for move in case.reply)
    (puzzle,) = puzzles_in(f"{said}\nsfen {start.sfen()} moves {solution}\n", STANDARD)
    judged = puzzle.judged_shown()
    assert [one.id for one in reasons_for(judged)] == [reason]
    assert puzzle.reasons == (reason,)
    judged.node.evaluation = Evaluation(case.after, line=case.reply)
    assert reason not in {one.id for one in reasons_for(judged)}


def test_every_further_fault_of_a_best_move_belongs_to_the_one_that_follows() -> None:
    start = Position.start(STANDARD).sfen()
    also = ("bad_exchange -310 2h2b 3a2b", "hangs_piece -500 8h3c+ 2a3c")
    said = "\n".join(["# 4 hangs_piece 10 -840 2g2f 8c8d", *(f"# also {one}" for one in also)])
    text = f"{said}\nsfen {start} moves 7g7f\n"
    first, second = puzzles_in(f"{text}sfen {start} moves 2g2f\n", STANDARD)
    assert first.also == tuple(tuple(one.split()) for one in also)
    assert second.also == ()
    assert f"{listed(first, 4)}\n" == text
