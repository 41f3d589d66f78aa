"""Reading kifu files for the index: what a worker process does with a batch of them.

Everything here and below is free of Qt, because a worker process that is started afresh (``spawn``) loads
this module and what it needs, and nothing else.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from hashlib import blake2b
from pathlib import Path

from shogi_desktop.analysis.figures import GameFigures, figures_of
from shogi_desktop.analysis.judged import judged_moves
from shogi_desktop.analysis.openings import Opening, classify
from shogi_desktop.app.library.analyses import key_of_game
from shogi_desktop.app.library.indexing import Chunk, GameIndex, index_game, pack
from shogi_desktop.app.library.ratings import ratings_of
from shogi_desktop.app.players.book import in_book
from shogi_desktop.app.system.json_text import name_as_text
from shogi_desktop.game import Record
from shogi_desktop.notation import detect
from shogi_desktop.notation.errors import NotationError, NotKifuError
from shogi_desktop.notation.result import ReadResult
from shogi_desktop.regular_file import Unfit, UnfitFileError, read_file
from shogi_desktop.rules import Color, RulesError

_ERAS = {"明治": 1868, "大正": 1912, "昭和": 1926, "平成": 1989, "令和": 2019}
_YEAR = re.compile(r"(?<!\d)(1[5-9]\d\d|2[01]\d\d)(?=(?:[01]\d[0-3]\d)?(?!\d))")
_ERA_YEAR = re.compile(rf"({'|'.join(_ERAS)})(元|\d{{1,2}})年")


class Result(Enum):
    """How a game counts; the value is what the index holds."""

    BLACK = "black"
    WHITE = "white"
    DRAW = "draw"
    VOID = "void"
    """Repetition, or broken off."""
    UNKNOWN = ""


@dataclass(frozen=True, slots=True)
class Job:
    """A file to read.

    :ivar digest: that of the content known by now, or None.
    :ivar unsure: the file need not be a kifu: it is then no trouble.
    """

    path: str
    digest: bytes | None
    unsure: bool


@dataclass(frozen=True, slots=True)
class GameEntry:
    """What the list shows of a game, and what its filters ask. Texts are the file's own; "" where silent.

    :ivar number: which game of its file, from 0.
    :ivar year: of the date, None where none is given.
    :ivar handicap: a handicap's id, "" for a start position without a name.
    :ivar opening: the name that the file gives.
    :ivar strategy: else the code of the one that the moves tell (`openings.Strategy`).
    :ivar plies: the moves of the main line.
    :ivar words: all that a free text search finds, folded (`fold`).
    :ivar ratings: Black's and White's, None where the file names none.
    :ivar key: what an analysis of the game belongs to.
    :ivar figures: what its own evaluations come to; None where not every move has them.
    """

    number: int
    variant: str
    black: str
    white: str
    event: str
    date: str
    year: int | None
    handicap: str
    opening: str
    strategy: str
    result: Result
    plies: int
    words: str
    ratings: tuple[int | None, int | None] = (None, None)
    key: str = ""
    figures: GameFigures | None = None


class TroubleKind(Enum):
    """Why a file is not in the library."""

    UNREADABLE = "unreadable"
    """The system refused."""
    TOO_LARGE = "too large"
    NO_KIFU = "no kifu"
    """It holds no game that can be read."""
    RESERVATIONS = "reservations"
    """It is in the library, but something in it was not taken as it stands."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is wrong with a file; `reason` is the system's or the reader's sentence."""

    path: str
    kind: TroubleKind
    reason: str


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A file that was looked at.

    :ivar digest: of its content; None where it could not be read at all.
    :ivar unchanged: the content is what was known already; `games` is empty then.
    """

    path: str
    size: int
    mtime_ns: int
    digest: bytes | None
    games: tuple[GameEntry, ...] = ()
    trouble: Trouble | None = None
    unchanged: bool = False


@dataclass(frozen=True, slots=True)
class Batch:
    """Files that were read, and the positions of all their games, in the same order, on one axis."""

    files: tuple[ReadFile, ...]
    chunk: Chunk


def fold(text: str) -> str:
    """`text` as a search compares it: width of letters and case do not matter."""
    return unicodedata.normalize("NFKC", text).casefold()


@dataclass(frozen=True, slots=True)
class Loaded:
    """A file's content, to be read on another machine; `trouble` where there is none to be had."""

    job: Job
    size: int
    mtime_ns: int
    data: bytes = b""
    trouble: Trouble | None = None


def load(job: Job) -> Loaded:
    """Fetch a file's content. Never raises for what is wrong with one."""
    path = Path(job.path)
    size, mtime = 0, 0
    try:
        status = path.stat()
        size, mtime = status.st_size, status.st_mtime_ns
        return Loaded(job, size, mtime, read_file(path))
    except UnfitFileError as error:
        if error.why is Unfit.TOO_LARGE:
            trouble = Trouble(job.path, TroubleKind.TOO_LARGE, f"{size:,} bytes")
        else:
            trouble = Trouble(job.path, TroubleKind.UNREADABLE, error.why.value)
    except OSError as error:
        trouble = Trouble(job.path, TroubleKind.UNREADABLE, error.strerror or str(error))
    return Loaded(job, size, mtime, trouble=trouble)


def read_batch(jobs: Sequence[Job | Loaded], stopped: Callable[[], bool] = lambda: False) -> Batch:
    """Read and index some files; never raises for what is in one. Files after a stop are left out."""
    files: list[ReadFile] = []
    indexed: list[GameIndex] = []
    for job in jobs:
        if stopped():
            break
        file, games = _read(job if isinstance(job, Loaded) else load(job))
        files.append(file)
        indexed += games
    return Batch(tuple(files), pack(indexed))


def given_up(jobs: Sequence[Job | Loaded], reason: str) -> Batch:
    """The batch of files that could not be read for a `reason` that lies in none of them alone."""
    loaded = [job if isinstance(job, Loaded) else Loaded(job, 0, 0) for job in jobs]
    files = (_bad(one, None, TroubleKind.UNREADABLE, reason) for one in loaded)
    return Batch(tuple(files), pack(()))


def _read(loaded: Loaded) -> tuple[ReadFile, list[GameIndex]]:
    job, data = loaded.job, loaded.data
    if loaded.trouble is not None:
        return ReadFile(job.path, loaded.size, loaded.mtime_ns, None, trouble=loaded.trouble), []
    digest = blake2b(data, digest_size=16).digest()
    if digest == job.digest:
        return ReadFile(job.path, loaded.size, loaded.mtime_ns, digest, unchanged=True), []
    try:
        results = detect.read_all(data)
        indexed = [index_game(result.record) for result in results]
        stem = name_as_text(Path(job.path).stem)
        entries = tuple(describe(result.record, n, stem) for n, result in enumerate(results))
    except (NotationError, RulesError) as error:
        if job.unsure and isinstance(error, NotKifuError):
            return ReadFile(job.path, loaded.size, loaded.mtime_ns, digest), []
        return _bad(loaded, digest, TroubleKind.NO_KIFU, str(error)), []
    except Exception as error:  # noqa: BLE001 - the edge of a worker: one file may not cost the others
        return _bad(loaded, digest, TroubleKind.NO_KIFU, f"{type(error).__name__}: {error}"), []
    reservations = _reservations(job.path, results)
    return ReadFile(job.path, loaded.size, loaded.mtime_ns, digest, entries, reservations), indexed


def _bad(loaded: Loaded, digest: bytes | None, kind: TroubleKind, reason: str) -> ReadFile:
    path = loaded.job.path
    return ReadFile(path, loaded.size, loaded.mtime_ns, digest, trouble=Trouble(path, kind, reason))


def _reservations(path: str, results: Sequence[ReadResult]) -> Trouble | None:
    problems = [problem for result in results for problem in result.problems]
    if not problems:
        return None
    more = f" (+{len(problems) - 1})" if len(problems) > 1 else ""
    return Trouble(path, TroubleKind.RESERVATIONS, f"{problems[0]}{more}")


def describe(record: Record, number: int, file_stem: str) -> GameEntry:
    """What the list shows of `record`, game `number` of its file."""
    headers = record.headers
    opening = classify(record)
    date = headers.get("date", "")
    handicap = record.handicap_id or ""
    return GameEntry(
        number=number,
        variant=record.variant.id,
        black=headers.get("black", ""),
        white=headers.get("white", ""),
        event=headers.get("event", ""),
        date=date,
        year=year_of(date),
        handicap=handicap,
        opening=headers.get("opening", ""),
        strategy="" if opening.strategy is None else opening.strategy.code,
        result=result_of(record),
        plies=len(record.main_line()),
        words=_words(record, opening, file_stem),
        ratings=ratings_of(record),
        key=key_of_game(record),
        figures=_own_figures(record),
    )


def _own_figures(record: Record) -> GameFigures | None:
    """What the evaluations of a game come to that says of each move what it is worth."""
    line = record.main_line()
    if not line or any(node.evaluation is None for node in line[:-1]):
        return None
    moves = judged_moves(record, in_book=in_book)
    return figures_of(record, moves) if len(moves) == len(line) else None


def _words(record: Record, opening: Opening, file_stem: str) -> str:
    keys = ("black", "white", "event", "site", "date", "opening")
    words = [file_stem, *(record.headers.get(key, "") for key in keys)]
    if opening.strategy is not None and not record.headers.get("opening"):
        words += [opening.strategy.kanji, opening.strategy.english]
    for castle in dict.fromkeys(opening.castles):
        if castle is not None:
            words += [castle.kanji, castle.english]
    if record.is_handicap and record.handicap_id is not None:
        words.append(record.variant.handicap(record.handicap_id).kanji)
    # A line end keeps a search from finding what stands half in one field and half in the next.
    return "\n".join(fold(word) for word in words if word)


def result_of(record: Record) -> Result:
    """How the main line ended."""
    outcome = record.outcome
    if outcome is None:
        return Result.UNKNOWN
    if outcome.winner is not None:
        return Result.BLACK if outcome.winner is Color.BLACK else Result.WHITE
    if outcome.is_void:
        return Result.VOID
    return Result.DRAW if outcome.is_draw else Result.UNKNOWN


def year_of(date: str) -> int | None:
    """The year in a date as files write it: ``2026/11/21``, ``令和8年11月21日``."""
    text = unicodedata.normalize("NFKC", date)
    era = _ERA_YEAR.search(text)
    if era is not None:
        return _ERAS[era[1]] + (1 if era[2] == "元" else int(era[2])) - 1
    year = _YEAR.search(text)
    return None if year is None else int(year[0])
