"""``shogi-desktop convert``: kifu of any format that is read, written in any that is written.

One file into one file, or many (files, globs, whole folders) into a folder. What gave trouble and what the
format does not hold is told on standard error, a line each, with the file's name.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from msgspec import Struct

from shogi_desktop.app.jobs.running import in_order, run_jobs
from shogi_desktop.app.jobs.worker import StampError
from shogi_desktop.app.jobs.workers import WorkersKilledError
from shogi_desktop.cli.common import (
    GO_ON,
    STDIN,
    CommandError,
    counted,
    games_in,
    read_bytes_of,
    read_games,
    write_bytes,
    write_output,
)
from shogi_desktop.cli.converted_before import ConvertedBefore
from shogi_desktop.cli.sources import ANY_TEXT, Source, free
from shogi_desktop.cli.sources import sources as sources_of
from shogi_desktop.cli.workers import TerminalLine, add_workers_arguments, workers_of
from shogi_desktop.notation import NotationError, ReadResult, UnencodableError
from shogi_desktop.notation.formats import FORMATS, Format
from shogi_desktop.notation.losses import Loss
from shogi_desktop.notation.result import FormatId
from shogi_desktop.regular_file import real_path
from shogi_desktop.system_check import Machine


@dataclass(frozen=True, slots=True)
class Target:
    """What is to be written: a format in an encoding, in files that end in `suffix`."""

    format: Format
    encoding: str
    suffix: str


def _targets() -> dict[str, Target]:
    """What may be asked for, by the word for it: suffixes without their dot, and names of formats."""
    words = {
        suffix[1:]: Target(entry, encoding, suffix)
        for entry in reversed(FORMATS)
        for suffix, encoding in entry.suffixes
        if suffix != ANY_TEXT
    }
    for entry in FORMATS:
        suffix = entry.suffixes[0][0] if entry.suffixes else ANY_TEXT
        if entry.id is not FormatId.KIF and entry.id is not FormatId.KI2:
            words[entry.id.value] = Target(entry, entry.encodings[0], suffix)
    return dict(sorted(words.items()))


TARGETS: Final = _targets()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``convert`` understands."""
    parser.add_argument(
        "sources", nargs="+", metavar="IN", help="a kifu, a folder of kifu or a pattern; - for standard input"
    )
    parser.add_argument("target", metavar="OUT", help="the file or folder to write; - for standard output")
    parser.add_argument(
        "--to",
        choices=list(TARGETS),
        metavar="FORMAT",
        help=f"one of {', '.join(TARGETS)}; kif and ki2 are Shift_JIS, kifu and ki2u UTF-8, "
        "sfen is the last position alone (default: from the ending of OUT)",
    )
    parser.add_argument(
        "--strict", action="store_true", help="skip files that have problems or would lose something"
    )
    parser.add_argument(
        "--resume", action="store_true", help="with a folder: continue a run that was stopped"
    )
    add_workers_arguments(parser, "files")


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Convert everything; 0 if all was written, 1 if some was not."""
    sources = list(sources_of(options.sources))
    into = Path(options.target)
    is_folder = into.is_dir() or options.target.endswith(("/", "\\"))
    from_folder = any(Path(name).is_dir() for name in options.sources)
    if options.target != STDIN and (len(sources) > 1 or is_folder or from_folder):
        return _convert_many(sources, into, options)
    wanted = TARGETS[options.to] if options.to else _target_of(options.target)
    source = sources[0]
    games = read_games(source.name)
    if options.target == STDIN:
        data, lost = _encoded(source.name, games, wanted, strict=options.strict)
        write_output((data,))
        _tell(*lost)
        return 0
    if into.exists() and source.name != STDIN and real_path(into) == real_path(Path(source.name)):
        raise CommandError(f"{into} would be written over itself; give another name")
    groups = _groups(games, wanted)
    for path, some in zip(_numbered(into, len(groups)), groups, strict=True):
        data, lost = _encoded(source.name, some, wanted, strict=options.strict)
        write_bytes(path, data)
        _tell(*lost)
    return 0


# What to write


def target_of_suffix(suffix: str) -> Target | None:
    """What a file that ends in `suffix` is to hold; None if that tells nothing."""
    wanted = suffix.lower()
    for entry in FORMATS:
        for known, encoding in entry.suffixes:
            if wanted == known and wanted != ANY_TEXT:
                return Target(entry, encoding, known)
    return None


def _target_of(name: str) -> Target:
    target = target_of_suffix(Path(name).suffix)
    if target is None:
        raise CommandError(f"{name} does not tell the format; choose one with --to")
    return target


class ConvertJob(Struct, frozen=True):
    """A file to be turned into a format, one of `TARGETS`; `trouble`: it could not be read."""

    name: str
    data: bytes
    to: str
    strict: bool
    trouble: str = ""


class Converted(Struct, frozen=True):
    """What became of a file.

    :ivar parts: what is to be written, one file or, where the format holds only one game, one for each.
    :ivar told: sentences about the reading, then about what is lost. :ivar trouble: why there is nothing.
    """

    parts: tuple[bytes, ...] = ()
    told: tuple[str, ...] = ()
    trouble: str = ""


def convert_file(job: ConvertJob) -> Converted:
    """Do the job."""
    if job.trouble:
        return Converted(trouble=job.trouble)
    wanted = TARGETS[job.to]
    told: list[str] = []
    try:
        games, told = games_in(job.data, job.name)
        parts = []
        for one in _groups(games, wanted):
            data, lost = _encoded(job.name, one, wanted, strict=job.strict)
            parts.append(data)
            told += lost
    except CommandError as error:
        return Converted((), tuple(told), str(error))
    return Converted(tuple(parts), tuple(told))


def _convert_many(sources: list[Source], folder: Path, options: argparse.Namespace) -> int:
    if not options.to:
        raise CommandError("choose the format of the files with --to", exit_status=2)
    wanted = TARGETS[options.to]
    taken: set[Path] = {real_path(Path(source.name)) for source in sources}
    line = TerminalLine()
    with ConvertedBefore(folder, goes_on=options.resume) as before, workers_of(options) as workers:
        taken.update(before.files())
        left = [source for source in sources if source.name not in before]
        written, failed, unwritten = len(before.files()), 0, 0
        jobs = ((place, _job(source, options)) for place, source in enumerate(left))
        results = run_jobs(workers, convert_file, jobs, total=len(left), on_tick=line.tell)
        for done in in_order(results):
            source = left[done.key]
            line.clear()
            try:
                converted = done.result
            except (WorkersKilledError, StampError) as error:
                converted = Converted(trouble=f"{source.name} is left out: {error}")
            paths = _write_parts(source, folder, converted, wanted, taken)
            if paths:
                before.note(source.name, paths)
            written += len(paths)
            failed += not paths
            unwritten += not paths and not converted.trouble
        if not unwritten:
            before.finished()
    _tell(
        f"{len(sources) - failed} of {counted(len(sources), 'file')} converted, {written} written to {folder}"
    )
    if unwritten:
        _tell(f"{unwritten} could not be written; mend what is in the way and {GO_ON}")
    return 1 if failed else 0


def _job(source: Source, options: argparse.Namespace) -> ConvertJob:
    try:
        return ConvertJob(source.name, read_bytes_of(source.name), options.to, options.strict)
    except CommandError as error:
        return ConvertJob(source.name, b"", options.to, options.strict, str(error))


def _write_parts(
    source: Source, folder: Path, converted: Converted, wanted: Target, taken: set[Path]
) -> list[Path]:
    """Write what became of a file and tell of it; the files written, none where something is in the way."""
    if converted.trouble:
        _tell(*converted.told, converted.trouble)
        return []
    path = folder / source.relative.with_suffix(wanted.suffix)
    paths = [free(one, taken) for one in _numbered(path, len(converted.parts))]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        for one, data in zip(paths, converted.parts, strict=True):
            write_bytes(one, data, sync=False)
    except CommandError as error:
        _tell(*converted.told, str(error))
        return []
    except OSError as error:
        _tell(*converted.told, f"{error.filename or folder} cannot be written: {error.strerror or error}")
        return []
    _tell(*converted.told)
    return paths


def _groups(games: list[ReadResult], wanted: Target) -> list[list[ReadResult]]:
    """The games of each file to be written: all, or one where the format holds only one."""
    if len(games) == 1 or wanted.format.separator is not None:
        return [games]
    return [[game] for game in games]


def _numbered(path: Path, count: int) -> list[Path]:
    return [path] if count == 1 else [path.with_stem(f"{path.stem}-{n}") for n in range(1, count + 1)]


def _encoded(
    source: str, games: list[ReadResult], wanted: Target, *, strict: bool
) -> tuple[bytes, list[str]]:
    """The games as bytes, and a sentence for each that loses by it.

    :raises CommandError: if they cannot be written so, or `strict` forbids it.
    """
    entry = wanted.format
    parts: list[bytes] = []
    lost: list[str] = []
    for game in games if entry.separator is not None else games[:1]:
        try:
            losses = entry.losses(game.record)
            parts.append(entry.dump(game.record, wanted.encoding))
        except UnencodableError as error:
            kept = ".kifu or .ki2u" if entry.id in {FormatId.KIF, FormatId.KI2} else "a format in UTF-8"
            raise CommandError(f"{source}: {error}. Write {kept}, which holds every character") from error
        except NotationError as error:
            raise CommandError(f"{source}: {error}") from error
        if losses:
            lost.append(f"{source}: {entry.name} does not hold {listed(losses)}")
        if strict and (losses or game.problems):
            raise CommandError(f"{source} is not written, as --strict asks")
    separator = (entry.separator or "").encode()
    return separator.join(parts), lost


def listed(losses: tuple[Loss, ...]) -> str:
    """What is lost, for people."""
    return ", ".join(f"{loss.kind.value} ({loss.count})" for loss in losses)


def _tell(*sentences: str) -> None:
    for sentence in sentences:
        print(sentence, file=sys.stderr)
