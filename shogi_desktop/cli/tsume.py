"""``shogi-desktop tsume``: mating problems solved and examined, with all defences if asked.

Kifu, lists of positions, patterns and folders. What is no problem is told on standard error and left out.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.failures import words_for_failure
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.engines.mates import Verdict
from shogi_desktop.app.engines.registry import Role
from shogi_desktop.app.jobs.running import Done, in_order, run_jobs
from shogi_desktop.app.jobs.worker import StampError
from shogi_desktop.app.jobs.workers import WorkersKilledError
from shogi_desktop.app.match.contestants import option_texts
from shogi_desktop.app.problems.defences import Branch
from shogi_desktop.app.problems.examination import Examination
from shogi_desktop.app.problems.examining import Examined, ProblemJob, Solver, examine_problem
from shogi_desktop.app.problems.prover import DEFAULT_LIMIT_MS, NoMateSearchError
from shogi_desktop.app.problems.reading import MatingProblem, problems_in
from shogi_desktop.app.system.json_text import name_as_text
from shogi_desktop.cli.common import (
    STDIN,
    CommandError,
    complain,
    read_bytes_of,
    require_writable,
    write_bytes,
    write_output,
)
from shogi_desktop.cli.owned_engines import engine_command, owned_engine
from shogi_desktop.cli.sources import sources
from shogi_desktop.cli.workers import TerminalLine, add_workers_arguments, workers_of
from shogi_desktop.rules import Move, square_name
from shogi_desktop.system_check import Machine
from shogi_desktop.usi.lines import printable

COMMAND: Final = "tsume"
USAGE: Final = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``tsume`` understands."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="a kifu, a list of positions (SFEN), a folder or a pattern; - for standard input",
    )
    parser.add_argument(
        "--check", action="store_true", help="look for other solutions and for pieces that are not needed"
    )
    parser.add_argument("--all", action="store_true", dest="tree", help="show every defence, as a tree")
    parser.add_argument(
        "--json", metavar="OUT", help="the results as JSON (docs/tsume.md); - for standard output"
    )
    parser.add_argument(
        "--engine",
        metavar="PROGRAM",
        help="a USI engine that understands go mate: its path, a command line, or the name of one of yours "
        "(default: our own)",
    )
    parser.add_argument(
        "--limit",
        type=int,
        default=DEFAULT_LIMIT_MS,
        metavar="MS",
        help="milliseconds for each position searched (default: %(default)s)",
    )
    add_workers_arguments(parser, "problems")


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Solve everything; 0 if each problem was decided, with `--check` if each is right, else 1."""
    if options.limit < 1:
        raise CommandError("--limit must be 1 or more", USAGE)
    if options.json not in {None, STDIN}:
        require_writable(Path(options.json))
    problems, failed = _all_problems(options.files)
    if not problems:
        raise CommandError("there is no mating problem in these files")
    told: list[dict[str, object]] = []
    job = _job_for(options)
    line = TerminalLine()
    with workers_of(options) as workers:
        results = run_jobs(
            workers,
            examine_problem,
            ((number, job(problem)) for number, problem in enumerate(problems)),
            total=len(problems),
            on_tick=line.tell,
        )
        for done in in_order(results):
            line.clear()
            problem = problems[done.key]
            examined = _result(done, problem)
            if examined is None:
                failed = True
                continue
            found, tree = examined.found, examined.tree
            failed |= not (found.is_right if options.check else found.verdict is not Verdict.UNKNOWN)
            told.append(_as_data(problem, found) | _tree_data(found, tree, options))
            if options.json != STDIN:
                for text in (
                    *_report(problem, found, checked=options.check),
                    *_told_tree(found, tree, options),
                ):
                    print(printable(text), flush=True)
    if options.json is not None:
        _write_json(options.json, told)
    return 1 if failed else 0


def _result(done: Done[int, Examined], problem: MatingProblem) -> Examined | None:
    """What was found; None where the problem was set aside, which is told.

    :raises CommandError: the engine failed.
    """
    try:
        return done.result
    except EngineFailedError as error:
        raise CommandError(f"the engine failed: {words_for_failure(error.failure).happened}") from error
    except (EngineMissingError, NoMateSearchError) as error:
        raise CommandError(str(error)) from error
    except (WorkersKilledError, StampError) as error:
        complain(COMMAND, f"{problem.name}:{problem.number} is left out: {error}")
        return None


def _all_problems(names: list[str]) -> tuple[list[MatingProblem], bool]:
    """What is to be solved, and whether something that was named could not be read, which has been told."""
    found: list[MatingProblem] = []
    failed = False
    for name in names:
        try:
            files = list(sources([name]))
        except CommandError as error:
            failed = True
            complain(COMMAND, str(error))
            continue
        for file in files:
            try:
                problems, left_out = problems_in(read_bytes_of(file.name), file.name)
            except CommandError as error:
                failed = True
                complain(COMMAND, str(error))
                continue
            found += problems
            for one in left_out:
                complain(COMMAND, printable(one.text))
    return found, failed


def _job_for(options: argparse.Namespace) -> Callable[[MatingProblem], ProblemJob]:
    """What is to be done with a problem."""
    launch = None if options.engine is None else owned_engine(options.engine, Role.MATE)
    if launch is not None:
        solver = Solver(launch.command, option_texts(launch.options), options.limit)
    else:
        command = engine_command(options.engine)
        solver = Solver(None if options.engine is None else command, {}, options.limit)

    def job(problem: MatingProblem) -> ProblemJob:
        start = problem.start
        return ProblemJob(start.variant.id, start.sfen(), solver, options.check, options.tree)

    return job


# What is told


def _report(problem: MatingProblem, found: Examination, *, checked: bool) -> Iterator[str]:
    place = f"{problem.name}:{problem.number}"
    if found.verdict is not Verdict.MATE:
        yield f"{place}: {found.verdict.value}"
        return
    yield f"{place}: mate in {found.plies}: {_words(found.line)}"
    if len(problem.stated) > 0 and problem.stated != found.line:
        yield f"  the file has: {_words(problem.stated)}"
    if checked:
        for other in found.others:
            yield f"  move {other.ply}, {other.kind.value}: {_words(other.line)}"
        for one in found.superfluous:
            where = "in hand" if one.square is None else square_name(one.square)
            yield f"  not needed: {one.kind.id} {where}"
        if found.left_in_hand:
            left = ", ".join(f"{kind.id} {count}" for kind, count in found.left_in_hand)
            yield f"  left in hand: {left}"
        if not found.is_complete:
            yield "  not everything could be decided within the limit"
        elif found.is_right:
            yield "  right: one solution, every piece needed"


def _told_tree(found: Examination, tree: Branch | None, options: argparse.Namespace) -> Iterator[str]:
    if not options.tree or found.verdict is not Verdict.MATE:
        return
    if tree is None:
        yield "  no tree: a defence could not be decided within the limit"
    else:
        yield from _tree_lines(tree, 1)


def _tree_lines(branch: Branch, depth: int) -> Iterator[str]:
    indent = "  " * depth
    yield f"{indent}{branch.move.usi} (mate in {branch.plies})"
    for reply, below in branch.replies:
        yield f"{indent}  {reply.usi}"
        if below is not None:
            yield from _tree_lines(below, depth + 2)


def _as_data(problem: MatingProblem, found: Examination) -> dict[str, object]:
    return {
        "file": name_as_text(problem.name),
        "number": problem.number,
        "sfen": problem.start.sfen(),
        "result": found.verdict.value,
        "plies": found.plies if found.verdict is Verdict.MATE else None,
        "line": _texts(found.line),
        "other_solutions": [
            {"ply": other.ply, "kind": other.kind.value, "line": _texts(other.line)} for other in found.others
        ],
        "superfluous": [
            {"piece": one.kind.id, "square": None if one.square is None else square_name(one.square)}
            for one in found.superfluous
        ],
        "left_in_hand": {kind.id: count for kind, count in found.left_in_hand},
        "stated": _texts(problem.stated),
        "decided": found.is_complete,
        "proven": found.proven,
    }


def _tree_data(found: Examination, tree: Branch | None, options: argparse.Namespace) -> dict[str, object]:
    """The tree, null where it could not be found; nothing where there is none or nobody asked."""
    if not options.tree or found.verdict is not Verdict.MATE:
        return {}
    return {"tree": None if tree is None else _branch_data(tree)}


def _branch_data(branch: Branch) -> dict[str, object]:
    return {
        "move": branch.move.usi,
        "plies": branch.plies,
        "replies": [
            {"move": reply.usi, "then": None if below is None else _branch_data(below)}
            for reply, below in branch.replies
        ],
    }


def _texts(line: tuple[Move, ...]) -> list[str]:
    return [move.usi for move in line]


def _words(line: tuple[Move, ...]) -> str:
    return " ".join(_texts(line))


def _write_json(name: str, problems: list[dict[str, object]]) -> None:
    data = msgspec.json.format(msgspec.json.encode({"problems": problems}), indent=1) + b"\n"
    if name == STDIN:
        write_output((data,))
    else:
        write_bytes(Path(name), data)
