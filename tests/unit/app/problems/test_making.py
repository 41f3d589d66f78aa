"""The tools that make our best moves to find: what they read, and what they choose."""

from __future__ import annotations

import importlib.util
import json
import random
import re
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import MutableSequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

import shogi_desktop
from shogi_desktop.analysis.reasons import CONFIRMED_REASONS, Reason, ReasonId
from shogi_desktop.analysis.waiting import turned
from shogi_desktop.app.problems.collection import Puzzle, own_moves, puzzles_in
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import OKISAKI, STANDARD, BoardMove, Color, Move, Position, parse_usi_move
from tests.support.confirmed_case import ConfirmedCase, confirmed_case

TOOLS = Path(shogi_desktop.__file__).parent.parent / "packaging" / "tools"
pytestmark = pytest.mark.skipif(
    not TOOLS.is_dir(), reason="platform: the checkout is not here, only the package"
)


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, TOOLS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def finder() -> ModuleType:
    return tool("find_moves")


@pytest.fixture(scope="module")
def modeller() -> ModuleType:
    return tool("write_models")


@pytest.fixture(scope="module")
def stepper() -> ModuleType:
    return tool("step_back")


@pytest.fixture(scope="module")
def chooser() -> ModuleType:
    return tool("make_move_problems")


def test_what_was_sifted_is_read(finder: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "fast.txt"
    start = Position.start(STANDARD)
    path.write_text(f"12 40 f {start.sfen()} | 7g7f | 3c3d 2g2f\n", "utf-8")
    (one,) = finder.sifted(path, STANDARD)
    assert (one.family, one.kind, one.before, one.last.usi) == ("fast.12", "f", start, "7g7f")
    (one,) = finder.sifted(path, STANDARD, "models")
    assert one.family == "models.12"


def test_a_position_may_have_no_last_move(finder: ModuleType, chooser: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "fast.txt"
    start = Position.start(STANDARD)
    path.write_text(f"12 40 f {start.sfen()} | - | -\n", "utf-8")
    (one,) = finder.sifted(path, STANDARD)
    assert (one.before, one.last) == (start, None)
    fault = finder.Fault(parse_usi_move("9g9f", STANDARD), Evaluation(0), Evaluation(-500), None)
    best = Evaluation(300, line=(parse_usi_move("7g7f", STANDARD),))
    found = finder.Candidate(start, None, best, 0, fault, None, 0.5)
    puzzle = chooser._puzzle(json.loads(finder.written(found, "fast.12")), STANDARD)
    assert (puzzle.start, puzzle.line, puzzle.last_move) == (start, best.line, None)


class Knowing:
    """In the place of the engine: what it says of a confirmed mistake, and of passing beside it."""

    def __init__(self, case: ConfirmedCase) -> None:
        self.start = Position.from_sfen(case.sfen, STANDARD)
        self.after = played(self.start, case.mistake)
        last, worse = case.reply[:1], case.after - 900
        spoken_of = {case.best[0], case.mistake}
        other = next(move for move in self.start.legal_moves() if move not in spoken_of)
        self._said = {
            self.start.sfen(): [Evaluation(case.before, line=case.best), Evaluation(worse, line=(other,))],
            self.after.sfen(): [Evaluation(case.after, line=case.reply), Evaluation(case.before, line=last)],
            turned(played(self.start, case.best[0])).sfen(): [Evaluation(9_000)],
            turned(self.after).sfen(): [Evaluation(case.before)],
            turned(played(self.after, case.reply[0])).sfen(): [Evaluation(-9_000)],
            turned(played(self.start, *case.best[:2])).sfen(): [Evaluation(case.before)],
            played(self.after, *case.reply[: case.plies]).sfen(): [Evaluation(case.after)],
        }
        self.longest = 0

    def see_second(self, score: int, *line: Move) -> None:
        """That line as the second best one."""
        self._said[self.start.sfen()][1:] = [Evaluation(score, line=line)]

    def lines(self, position: Position, nodes: int, lines: int) -> list[Evaluation]:
        self.longest = max(self.longest, nodes)
        return self._said.get(position.sfen(), [])[:lines]


def played(position: Position, *moves: Move) -> Position:
    position = position.copy()
    for move in moves:
        position.play(move)
    return position


@pytest.mark.parametrize("reason", [one for one in ReasonId if one in CONFIRMED_REASONS])
@pytest.mark.parametrize("led_here", [False, True])
def test_what_deeper_searches_confirm_is_found_and_chosen(
    reason: ReasonId,
    led_here: bool,
    finder: ModuleType,
    chooser: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of a move that tempts, and of the last move, which the best one punishes."""
    case = confirmed_case(reason)
    knowing = Knowing(case)
    best = case.reply[0] if led_here else case.best[0]
    drawn = Counter({best: 1} if led_here else {best: 1, case.mistake: 11})
    here = knowing.after if led_here else knowing.start
    other = next(move for move in here.legal_moves() if move not in {best, case.mistake})
    monkeypatch.setattr(finder, "choices", lambda *_: drawn + Counter({other: 5}))
    monkeypatch.setattr(finder, "_stands_out", lambda *_: True)
    monkeypatch.setattr(finder.Finder, "_faults", lambda *_: [])
    monkeypatch.setattr(finder.Finder, "_shown", lambda *_: {})
    tempting = finder.Fault(other, Evaluation(0), Evaluation(0), None)
    monkeypatch.setattr(finder.Finder, "_tempting", lambda *_: tempting)
    looking = finder.Finder(knowing, 1, Counter(), random.Random(1), only=[reason])
    found = looking.look(knowing.start, case.mistake if led_here else None)
    assert found.reasons == {reason}
    assert knowing.longest == 400_000
    told = chooser._told(chooser._puzzle(json.loads(finder.written(found, "game.1")), STANDARD), Counter())
    assert told.reasons == (reason,)
    assert told.line[0] == best
    assert told.last_move == (case.mistake if led_here else None)

    unwanted = finder.Finder(knowing, 0, Counter(), random.Random(1))
    knowing.longest = 0
    assert unwanted.look(knowing.start, case.mistake if led_here else None) is None
    assert knowing.longest == 30_000, "nothing is asked of what there is enough of"


def test_a_mistake_that_is_not_confirmed_makes_no_problem(finder: ModuleType) -> None:
    """Nor one whose deeper searches see another best move."""
    case = confirmed_case(ReasonId.DROPS_INITIATIVE)
    knowing = Knowing(case)
    looking = finder.Finder(knowing, 1, Counter(), random.Random(1))
    drawn = Counter({case.best[0]: 1, case.mistake: 2})
    (hope,) = looking._hopes(knowing.start, None, Evaluation(case.before, line=case.best), drawn)
    assert (hope.reason, hope.led_here) == (ReasonId.DROPS_INITIATIVE, False)
    assert hope.fault(case.best[0]) is None, "not asked yet"
    looking._ask(hope.confirmation)
    assert hope.fault(case.best[0]).move == case.mistake
    assert hope.fault(case.reply[0]) is None
    mated = Evaluation(ForcedMate(Color.WHITE, 7), line=case.reply)
    hope.confirmation.following = mated
    assert hope.fault(case.best[0]) is None, "a mate is told of, and nothing else"


def test_what_may_be_confirmed_is_asked_of_the_next_best_move_too(finder: ModuleType) -> None:
    """Though nobody chooses it; not where few nodes see that it costs little."""
    case = confirmed_case(ReasonId.DROPS_INITIATIVE)
    knowing = Knowing(case)
    looking = finder.Finder(knowing, 1, Counter(), random.Random(1))
    best = Evaluation(case.before, line=case.best)
    for score, hoped in ((case.after, 1), (case.before, 0)):
        knowing.see_second(score, case.mistake, *case.reply)
        hopes = looking._hopes(knowing.start, None, best, Counter({case.best[0]: 1}))
        assert [hope.reason for hope in hopes] == [ReasonId.DROPS_INITIATIVE] * hoped


def test_whatever_was_sifted_is_looked_at(finder: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """All letters of engine/tune/standout.h."""
    monkeypatch.setattr(sys, "argv", ["", "shogi", "found.jsonl", "sifted.txt"])
    said = (TOOLS.parents[1] / "engine" / "tune" / "standout.h").read_text("utf-8")
    letters = set(re.findall(r"(?:return|[?:]) '([a-z])'", said))
    assert len(letters) == 9
    assert letters <= set(finder._options().kinds)


def test_models_are_written_as_the_engine_reads_them(modeller: ModuleType) -> None:
    """A fault that lets a castle be broken goes with the position before it, a picture without one."""
    problems = [(one, model) for one in own_moves(STANDARD) for model in modeller.models_of(one)]
    letters = Counter(model[0] for _, model in problems)
    told = Counter(reason for one in own_moves(STANDARD) for reason in one.reasons)
    assert letters == {letter: told[reason] for reason, letter in modeller._LETTERS.items()}
    for puzzle, (letter, before, last, line) in problems:
        if letter == "b":
            assert last is not None
            assert before == puzzle.start or played(before, last) == puzzle.start
        after = before if last is None else played(before, last)
        assert after.is_legal(next(iter(line)))


def test_a_model_fits_a_larger_board(modeller: ModuleType) -> None:
    """A file more on the left, a rank more where less happens; the moves go with it."""
    start = Position.from_sfen("4k4/9/4p4/9/9/9/9/4R4/4K4 b P 1", STANDARD)
    near = ("p", start, None, [parse_usi_move("P*5d", STANDARD)])
    letter, before, last, line = modeller.enlarged(near, OKISAKI)
    assert (letter, last, [move.usi for move in line]) == ("p", None, ["P*5d"])
    assert before.sfen().split(" ")[0] == "5k4/10/5p4/10/10/10/10/5R4/5K4/10"
    nothing_more: list[Move] = []
    far = ("p", start, parse_usi_move("5h3h", STANDARD), nothing_more)
    _, before, last, _ = modeller.enlarged(far, OKISAKI)
    assert before.sfen().split(" ")[0] == "10/5k4/10/5p4/10/10/10/10/5R4/5K4"
    assert last == parse_usi_move("5i3i", OKISAKI)


class OneOfTwo:
    """In the place of the engine: of every other position asked one move is the best, of the rest none."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def lines(self, position: Position, _nodes: int, lines: int) -> list[Evaluation]:
        if position.sfen() not in self.asked:
            self.asked.append(position.sfen())
        sign = 1 if position.turn is Color.BLACK else -1
        first, second = list(position.legal_moves())[:lines]
        worse = -2_000 if self.asked.index(position.sfen()) % 2 else 300
        return [Evaluation(300 * sign, line=(first,)), Evaluation(worse * sign, line=(second,))]


def test_steps_back_from_a_model_lead_to_positions_with_one_best_move(stepper: ModuleType) -> None:
    """At most two of a model, and from each the other side can come to it."""
    pinned = Position.from_sfen("4k4/9/4b4/9/9/9/9/4L4/4K4 b P 1", STANDARD)
    engine = OneOfTwo()
    found = list(stepper.before(engine, stepper.Sifted("m.1", "p", pinned, None), random.Random(1)))
    assert len(found) == 2
    for position in found:
        assert engine.asked.index(position.sfen()) % 2 == 1, "not those with two good moves"
        after = (played(position, move) for move in position.legal_moves())
        assert any(one.sfen().split(" ")[:3] == pinned.sfen().split(" ")[:3] for one in after)


def test_captures_that_lose_tempt(finder: ModuleType) -> None:
    """The bishop can take a lance that the gold guards, and a pawn, which is not worth a word."""
    guarded = Position.from_sfen("4k4/7g1/4p3l/9/6B2/9/9/9/4K4 b - 1", STANDARD)
    assert [move.usi for move in finder._greedy(guarded)] == ["3e1c+"]
    alone = Position.from_sfen("4k4/9/4p3l/9/6B2/9/9/9/4K4 b - 1", STANDARD)
    assert finder._greedy(alone) == []


def test_moves_that_may_have_led_to_a_position_take_nothing_and_no_king_was_to_be_taken(
    finder: ModuleType,
) -> None:
    """White's gold can have come from five squares and from hand. Where its rook would have stood in line
    with Black's king it has not been.
    """
    position = Position.from_sfen("4k4/4g4/9/9/4r4/9/9/9/8K b - 1", STANDARD)
    found = list(finder.steps_back(position))
    for before, last in found:
        assert before.turn.opponent is position.turn
        played = before.copy()
        assert played.play(last).captured is None
        assert played == position
    led = {last.usi for _, last in found}
    rooks = {usi for usi in led if usi.endswith("5e")}
    assert rooks == {*(f"{file}e5e" for file in "2346789"), *(f"5{rank}5e" for rank in "cdfgh"), "R*5e"}
    golds = {usi for usi in led if usi.endswith("5b")}
    assert golds == {"4a5b", "6a5b", "4b5b", "6b5b", "5c5b", "G*5b"}


def test_a_mate_gets_a_last_move_that_walked_into_it(
    finder: ModuleType, chooser: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first that the levels choose and that was no mate before, in a short search and a longer one."""
    mate = next(one for one in own_moves(STANDARD) if one.reason is ReasonId.MISSES_MATE and not one.shown)
    possible = dict.fromkeys(last for _, last in finder.steps_back(mate.start))
    before = {last.usi: position for position, last in finder.steps_back(mate.start)}
    chosen = list(possible)[:3]
    mated, doubted, _ = chosen
    winner = mate.fault.best  # type: ignore[union-attr]
    assert isinstance(winner, ForcedMate)

    class Searcher:
        def lines(self, position: Position, nodes: int, lines: int) -> list[Evaluation]:
            others = [move for move in position.legal_moves() if move not in possible]
            is_lost = position == before[mated.usi] or (position == before[doubted.usi] and nodes > 10_000)
            return [Evaluation(winner if is_lost else 0, line=(others[0],))]

    class Unshuffled(random.Random):
        def shuffle(self, x: MutableSequence[Any]) -> None:
            pass

    drawn = Counter(dict.fromkeys(chosen, 1))
    monkeypatch.setattr(finder, "choices", lambda *_: drawn)
    looking = finder.Finder(Searcher(), 1, Counter(), Unshuffled())
    (fault,) = looking.more(mate)
    assert fault.move == chosen[2]

    found = json.loads(finder.written_more(mate, fault))
    told = chooser._told(chooser._More([found], STANDARD).of(mate), Counter())
    assert told.last_move == chosen[2]
    assert told.reasons == (ReasonId.MISSES_MATE, ReasonId.WALKS_INTO_MATE)


def test_a_problem_stays_about_what_it_is_about_while_that_is_proven(
    chooser: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else each run would name another reason for it, and that of which there are few could be lost."""
    mate = next(one for one in own_moves(STANDARD) if one.shown and one.shown[0] == "walks_into_mate")
    fork, hangs, walks = (
        Reason(reason, ())
        for reason in (ReasonId.ALLOWS_FORK, ReasonId.HANGS_PIECE, ReasonId.WALKS_INTO_MATE)
    )
    counts = Counter({walks.id: 3, fork.id: 2})
    problem = replace(mate, reason=walks.id, also=())
    monkeypatch.setattr(chooser, "_reasons", lambda _: (walks, hangs))
    told = chooser._told(problem, counts)
    assert (told.reason, told.shown[0]) == (walks.id, "walks_into_mate")
    monkeypatch.setattr(chooser, "_reasons", lambda _: (fork, hangs))
    told = chooser._told(problem, counts)
    assert (told.reason, told.shown[0]) == (hangs.id, "hangs_piece")


def led_to(start: Position) -> tuple[Position, Move]:
    """A position and a move that leads from there to `start`: something stepped back."""
    for target in start.variant.squares:
        piece = start.piece_at(target)
        if piece is None or piece.color is start.turn:
            continue
        for origin in start.variant.squares:
            before = turned(start)
            if start.piece_at(origin) is None:
                before.put(None, target)
                before.put(piece, origin)
                if before.is_legal(BoardMove(origin, target)):
                    return before, BoardMove(origin, target)
    raise AssertionError(start.sfen())


def row(puzzle: Puzzle, family: str, **changed: str) -> dict[str, Any]:
    """A problem of ours, which shows a picture, as the finder writes it."""
    best, after, fault, *reply = puzzle.refuted
    reason, instead_score, _, _, *instead = puzzle.shown
    before, last = led_to(puzzle.start)
    second = str(-20_000 if puzzle.start.turn.name == "BLACK" else 20_000)
    return {
        "family": family,
        "before": before.sfen(),
        "last": last.usi,
        "reason": puzzle.reason and puzzle.reason.value,
        "best": list(puzzle.moves),
        "score": best,
        "second": second,
        "fault": fault,
        "reply": reply,
        "after": after,
        "punished": reason,
        "waits": True,
        "instead": instead,
        "instead_score": instead_score,
        **changed,
    }


def test_what_is_proven_and_stands_out_is_chosen_the_easiest_first(
    chooser: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiet = [one for one in own_moves(STANDARD) if one.shown and not one.last_move and not one.also]
    ours = [one for one in quiet if not one.refuted[0].startswith(("b", "w"))][:7]
    rows = [row(puzzle, f"game.{number}") for number, puzzle in enumerate(ours)]
    rows[3]["second"] = rows[3]["score"]  # as good as the best move
    rows[4] |= {"after": rows[4]["score"], "instead_score": rows[4]["score"]}  # neither is a fault
    found, output, known = (tmp_path / name for name in ("found.jsonl", "moves.sfen", "known.txt"))
    found.write_text("".join(f"{json.dumps(one)}\n" for one in [*rows, rows[0]]), "utf-8")
    hard = {puzzle.id: 0.1 * (7 - number) for number, puzzle in enumerate(ours)}
    known.write_text("".join(f"{id_} missed {value}\n" for id_, value in hard.items()), "utf-8")

    def choose() -> list[Puzzle]:
        arguments = ["", "shogi", str(found), str(output), "--known", str(known)]
        monkeypatch.setattr(sys, "argv", arguments)
        assert chooser.main() == 0
        return list(puzzles_in(output.read_text("utf-8"), STANDARD))

    chosen = choose()
    assert [one.id for one in chosen] == [ours[number].id for number in (6, 5, 2, 1, 0)]
    assert [one.difficulty for one in chosen] == [1, 2, 3, 4, 5]
    for one in chosen:
        (same,) = (puzzle for puzzle in ours if puzzle.id == one.id)
        assert (one.moves, one.refuted, one.shown) == (same.moves, same.refuted, same.shown)
    # What stands in the file is searched again: what holds no longer goes.
    known.write_text(f"{known.read_text('utf-8')}{ours[0].id} sure 0.0\n{ours[1].id} sure 1.0\n", "utf-8")
    found.write_text("", "utf-8")
    output.write_text(
        "\n".join(output.read_text("utf-8").splitlines()[-6:]) + "\n", "utf-8"
    )  # the two hardest: 1 and 0
    assert [one.id for one in choose()] == [ours[1].id]


class Unmeasured:
    """In the place of searches: everything holds."""

    def is_sure(self, _puzzle: Puzzle) -> bool:
        return True

    is_only_mate = is_sure


def test_of_a_model_two_problems_with_one_best_move_are_too_many(chooser: ModuleType) -> None:
    """Whatever else stands on their boards; from two models they may come."""
    by_move: dict[str, list[Puzzle]] = {}
    for puzzle in own_moves(STANDARD):
        by_move.setdefault(puzzle.moves[0], []).append(puzzle)
    one, another = next(puzzles for puzzles in by_move.values() if len(puzzles) > 1)[:2]
    for families, chosen in ((["m.1", "m.1"], [one.id]), (["m.1", "m.2"], [one.id, another.id])):
        choice = chooser._Choice(Unmeasured(), 300)
        for puzzle, family in zip((one, another), families, strict=True):
            choice.offer(puzzle, family)
        assert [puzzle.id for puzzle in choice.chosen] == chosen


def test_a_position_that_leads_to_itself_is_looked_at_once(finder: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "sifted.txt"
    path.write_text(f"7 30 f {Position.start(STANDARD).sfen()} | 7g7f | 3c3d\n")

    class Looker:
        def __init__(self) -> None:
            self.beyond: list[tuple[Position, Move]] = []
            self.looked = 0

        def look(self, before: Position, last: Move) -> None:
            self.looked += 1
            self.beyond = [(before, last)]

    looker = Looker()
    options = Namespace(sifted=path, family="", skip=0, kinds="f", seconds=60)
    assert list(finder._found(looker, options, STANDARD, Counter(), set())) == []
    assert looker.looked == 1
