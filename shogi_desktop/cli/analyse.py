"""``shogi-desktop analyse``: whole games searched by an engine; each move judged, with the reasons.

Files, patterns and folders. What one file has against it does not keep the others. What was found is kept
beside the output until all is done, for `--resume`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from shogi_desktop.app.analysis.game_analysis import Effort, Plan
from shogi_desktop.app.analysis.games_json import GamesJson
from shogi_desktop.app.analysis.jobs import SHARE_OF_WORKER
from shogi_desktop.app.analysis.partial import Partial
from shogi_desktop.app.engines.registry import Role
from shogi_desktop.app.jobs.workers import Threads
from shogi_desktop.app.system.i18n import LANGUAGES
from shogi_desktop.cli.analysis_crew import COMMAND, Analysis, Engine, Outputs, Settings
from shogi_desktop.cli.common import (
    GO_ON,
    INTERRUPTED,
    STDIN,
    CommandError,
    complain,
    require_writable,
    write_output,
    write_pieces,
)
from shogi_desktop.cli.convert import target_of_suffix
from shogi_desktop.cli.owned_engines import engine_command, owned_engine
from shogi_desktop.cli.painting import painting
from shogi_desktop.cli.sources import Source, sources
from shogi_desktop.cli.workers import add_workers_arguments, workers_of
from shogi_desktop.game import MOST_OPINIONS
from shogi_desktop.notation import MoveStyle
from shogi_desktop.regular_file import real_path
from shogi_desktop.rules import Color
from shogi_desktop.system_check import Machine

USAGE: Final = 2
_MOVETIME_MS: Final = 300
_MOST_LINES: Final = 100

_SIDES: Final = {
    "both": frozenset(Color),
    "black": frozenset({Color.BLACK}),
    "white": frozenset({Color.WHITE}),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``analyse`` understands."""
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="a kifu, a folder of kifu or a pattern; - for standard input"
    )
    effort = parser.add_argument_group("how thoroughly")
    limits = effort.add_mutually_exclusive_group()
    limits.add_argument(
        "--nodes", type=int, metavar="N", help="nodes for each position: the result is the same every time"
    )
    limits.add_argument(
        "--movetime", type=int, metavar="MS", help=f"milliseconds for each position (default: {_MOVETIME_MS})"
    )
    effort.add_argument(
        "--multipv", type=int, default=1, metavar="K", help="how many lines to keep (default: one)"
    )
    effort.add_argument("--plies", type=_plies, default=(1, None), metavar="A-B", help="only these moves")
    effort.add_argument("--side", choices=list(_SIDES), default="both", help="whose moves (default: both)")
    engine = parser.add_argument_group("engine")
    engine.add_argument(
        "--engine",
        action="append",
        dest="engines",
        default=[],
        metavar="PROGRAM",
        help="a USI engine: its path, a command line, or the name of one of yours (default: our own); given "
        f"again, up to {MOST_OPINIONS} look at each game, and moves are judged by the first",
    )
    engine.add_argument(
        "--option",
        action="append",
        type=_option,
        dest="engines",
        metavar="NAME=VALUE",
        help="an option of the engine before it; may be given more than once",
    )
    add_workers_arguments(parser, "games")
    output = parser.add_argument_group("output")
    output.add_argument(
        "--json", metavar="OUT", help="the results as JSON (docs/analysis.md); - for standard output"
    )
    output.add_argument(
        "--save", metavar="OUT", help="the kifu with its evaluations; for several files a folder"
    )
    output.add_argument("--report", metavar="OUT", help="the review as PDF; for several files a folder")
    output.add_argument("--resume", action="store_true", help="continue a run that was stopped")
    output.add_argument(
        "--moves",
        choices=[style.value for style in MoveStyle],
        help="notation of reasons and report (default: japanese in Japanese, else P-7f)",
    )
    codes = [language.code for language in LANGUAGES]
    output.add_argument(
        "--language", choices=codes, default="en", help="language of reasons and report (default: en)"
    )


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Analyse everything; 0 if all was done, 1 if some was not."""
    settings = _settings(options)
    found, failed = _all_sources(options.files)
    if not found:
        return 1
    outputs = _outputs(options, found)
    # Here threads do, which tell of each position: the work is that of the engines, processes of their own.
    workers = Threads(options.jobs or 1) if options.cluster is None else workers_of(options)
    with ExitStack() as stack:
        stack.enter_context(painting(options.language))
        partial = None
        if outputs.partial is not None:
            partial = stack.enter_context(Partial(outputs.partial, goes_on=options.resume))
        games = None if outputs.json is None else stack.enter_context(GamesJson())
        analysis = Analysis(settings, outputs, partial, workers, games)
        try:
            failed |= analysis.work(found)
        except KeyboardInterrupt:
            return _interrupted(outputs)
        # Where nothing came of it, what an earlier run has found stays.
        if outputs.json is not None and games is not None and games.are_there:
            _write_json(outputs.json, games.pieces())
        if partial is not None and not analysis.is_unfinished:
            partial.finished()
        elif partial is not None:
            complain(COMMAND, f"what was found is kept; {GO_ON}")
    return 1 if failed else 0


# What is asked for


def _settings(options: argparse.Namespace) -> Settings:
    """The options as values. :raises CommandError: one makes no sense."""
    for name in ("nodes", "movetime", "jobs"):
        number = getattr(options, name)
        if number is not None and number < 1:
            raise CommandError(f"--{name} must be 1 or more", USAGE)
    if not 1 <= options.multipv <= _MOST_LINES:
        raise CommandError(f"--multipv must be from 1 to {_MOST_LINES}", USAGE)
    movetime = None if options.nodes is not None else options.movetime or _MOVETIME_MS
    first, last = options.plies
    plan = Plan(Effort(options.nodes, movetime, options.multipv), first, last, _SIDES[options.side])
    named = _named(options.engines)
    if len(named) > MOST_OPINIONS:
        raise CommandError(f"--engine may be given {MOST_OPINIONS} times at most", USAGE)
    engines = tuple(map(_engine, named))
    share: dict[str, object] = {} if options.cluster is None else {**SHARE_OF_WORKER}
    return Settings(plan, engines, _style(options), share)


@dataclass(slots=True)
class _Named:
    """An engine as it was named, empty for our own, and its options."""

    text: str
    options: list[tuple[str, object]] = field(default_factory=list)


def _named(told: Iterable[str | tuple[str, object]]) -> list[_Named]:
    """The engines, each with the options behind it; what comes before the first is that one's."""
    named = [_Named("")]
    for each in told:
        if not isinstance(each, str):
            named[-1].options.append(each)
        elif len(named) == 1 and not named[0].text:
            named[0].text = each
        else:
            named.append(_Named(each))
    return named


def _engine(named: _Named) -> Engine:
    """The engine that is meant. :raises CommandError: there is none."""
    launch = owned_engine(named.text, Role.ANALYST) if named.text else None
    options: dict[str, object] = {} if launch is None else dict(launch.options)
    options |= dict(named.options)
    if not named.text:
        return Engine(None, options)
    command = engine_command(named.text) if launch is None else launch.command
    return Engine(command, options, named.text)


def _style(options: argparse.Namespace) -> MoveStyle:
    if options.moves is not None:
        return MoveStyle(options.moves)
    return MoveStyle.JAPANESE if options.language == "ja" else MoveStyle.HODGES


def _plies(text: str) -> tuple[int, int | None]:
    first, dash, last = text.partition("-")
    try:
        low = int(first) if first else 1
        high = None if dash and not last else int(last or first)
    except ValueError:
        low = high = 0
    if low < 1 or (high is not None and high < low):
        raise argparse.ArgumentTypeError(f"{text} is not a range of moves; write 20-60, 20- or -60")
    return low, high


def _option(text: str) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    return name.strip(), value if equals else None


def _all_sources(names: list[str]) -> tuple[list[Source], bool]:
    """The files, and whether a name meant none, which has been told."""
    found: list[Source] = []
    failed = False
    for name in names:
        try:
            found += sources([name])
        except CommandError as error:
            failed = True
            complain(COMMAND, str(error))
    return found, failed


def _outputs(options: argparse.Namespace, found: list[Source]) -> Outputs:
    """Where results go; refuses the impossible before the first search."""
    many = len(found) != 1 or any(Path(name).is_dir() for name in options.files)
    save, report = (None if name is None else Path(name) for name in (options.save, options.report))
    outputs = Outputs(options.json, save, report, many)
    if options.json not in {None, STDIN}:
        require_writable(Path(options.json))
    for path in (save, report):
        if path is not None and many:
            if path.exists() and not path.is_dir():
                raise CommandError(f"{path} is not a folder, and several kifu need one", USAGE)
            path.mkdir(parents=True, exist_ok=True)
        elif path is not None:
            require_writable(path)
    if save is not None and not many and target_of_suffix(save.suffix) is None:
        raise CommandError(f"{save} does not tell the format; end it in .kif, .kifu, .csa …", USAGE)
    if save is not None:
        for source in found:
            target = save / source.relative if many else save
            if source.name != STDIN and target.exists() and real_path(target) == real_path(Path(source.name)):
                raise CommandError(f"{target} would be written over itself; give another name")
    if options.resume and outputs.partial is None:
        raise CommandError("--resume continues the output of --json, --save or --report: name one", USAGE)
    return outputs


def _interrupted(outputs: Outputs) -> int:
    told = "interrupted"
    if outputs.partial is not None:
        told += f"; {GO_ON}"
    complain(COMMAND, told)
    return INTERRUPTED


def _write_json(name: str, pieces: Iterable[bytes]) -> None:
    if name == STDIN:
        write_output(pieces)
    else:
        write_pieces(Path(name), pieces)
