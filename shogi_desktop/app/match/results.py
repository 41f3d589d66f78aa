"""What is kept of a match on disk: a JSON file that it can be resumed from, a table of its games, the kifu.

The JSON file is replaced as a whole, by a new one that is synced before, after each game; the CSV file is
begun anew from it and then grows by a line a game. A game counts as played once the JSON file has it, which
is written last.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Literal

import msgspec

from shogi_desktop.app.match.game import GameResult
from shogi_desktop.app.match.players import Usage
from shogi_desktop.app.match.settings import MatchSettings
from shogi_desktop.app.match.statistics import Decision, Estimate, Sprt, Standing, superiority
from shogi_desktop.app.system.atomic import write_atomically
from shogi_desktop.app.system.json_text import from_json, to_json
from shogi_desktop.notation import kif
from shogi_desktop.regular_file import open_to_add, read_whole, write_all
from shogi_desktop.rules import Color

FORMAT = "shogi-desktop match 1"
Side = Literal["first", "second"]


class FileFault(Enum):
    """What is wrong with a file of a match; the value is what an English sentence says after its name."""

    UNREADABLE = "cannot be read: {detail}"
    UNWRITABLE = "cannot be written: {detail}"
    NO_MATCH = "is not an engine match: {detail}"
    UNKNOWN_FORMAT = "is an engine match of a kind that this program does not know: {detail}"
    CHANGED_PROGRAM = "was begun with another {detail} (the file has changed since); begin a new match"
    NO_TOURNAMENT = "is not a match of several players: {detail}"
    IMPOSSIBLE_PAIRING = "contains an impossible pairing: {detail}"
    NO_PAIRING = "is a match without players"
    NO_PLAYER = "contains an impossible player: {detail}"


class MatchFileError(Exception):
    """A file of a match cannot be read or written; names it and says why.

    `detail` is what the system, a reader or the file itself says; `app.match.refusal_words` has the words.
    """

    def __init__(self, path: Path, fault: FileFault, detail: object = "") -> None:
        super().__init__(f"{path} {fault.value.format(detail=detail)}")
        self.path, self.fault, self.detail = path, fault, str(detail)


class Used(msgspec.Struct, frozen=True):
    """`Usage` in a file."""

    moves: int
    time_ms: int
    nodes: int
    depths: int
    with_depth: int

    @property
    def usage(self) -> Usage:
        """What the player's searches used, in all."""
        return Usage(self.moves, self.time_ms, self.nodes, self.depths, self.with_depth)


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """A game in a file. "first" is the player who has Black in game 1; ``result`` is 1 if that one won."""

    game: int
    pair: int
    opening: int | None
    black: Side
    result: float
    winner: Side | None
    reason: str
    adjudicated: bool
    fault: str | None
    faulty: Side | None
    detail: str
    plies: int
    first: Used
    second: Used
    date: str

    @classmethod
    def of(cls, game: GameResult, pair: int, when: datetime) -> GameLine:
        """The line of a game that ended at ``when``."""
        first, second = (
            Used(usage.moves, usage.time_ms, usage.nodes, usage.depths, usage.with_depth)
            for usage in game.usage
        )
        return cls(
            game=game.number,
            pair=pair + 1,
            opening=None if game.opening is None else game.opening + 1,
            black="first" if game.first_is_black else "second",
            result=game.first_score,
            winner=_side(game, game.outcome.winner),
            reason=game.outcome.reason.value,
            adjudicated=game.adjudicated,
            fault=None if game.fault is None else game.fault.value,
            faulty=_side(game, game.faulty),
            detail=game.failure.detail if game.failure is not None else "",
            plies=len(game.record.main_line()),
            first=first,
            second=second,
            date=when.isoformat(timespec="seconds"),
        )


def _side(game: GameResult, color: Color | None) -> Side | None:
    if color is None:
        return None
    return "first" if game.is_first(color) else "second"


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What the games of a file prove, as `statistics` has it; None for what is infinite or not asked."""

    games: int
    wins: int
    draws: int
    losses: int
    score: float
    pairs: tuple[int, ...] | None
    elo: float | None
    elo_low: float | None
    elo_high: float | None
    superiority: float | None
    llr: float | None
    llr_bounds: tuple[float, float] | None
    decision: str | None
    reasons: dict[str, int]
    faults: dict[str, dict[str, int]]


class MatchFile(msgspec.Struct, frozen=True, kw_only=True):
    """The whole of a match. ``names`` are what the players call themselves; ``seconds`` how long it took."""

    format: str = FORMAT
    settings: MatchSettings
    fingerprints: dict[str, str] = {}
    csv: str | None = None
    games_dir: str | None = None
    names: tuple[str, str] = ("", "")
    seconds: float = 0.0
    summary: Summary | None = None
    games: tuple[GameLine, ...] = ()

    @property
    def results(self) -> dict[int, float]:
        """The result of each game by its number."""
        return {line.game: line.result for line in self.games}

    @property
    def standing(self) -> Standing:
        """How the match stands."""
        return Standing.of(self.results, paired=self.settings.alternate)

    @property
    def usage(self) -> tuple[Usage, Usage]:
        """Of both players in all games."""
        return (
            sum((line.first.usage for line in self.games), Usage()),
            sum((line.second.usage for line in self.games), Usage()),
        )

    def faults(self, side: Side) -> Counter[str]:
        """How often a player lost by which fault."""
        return Counter(line.fault for line in self.games if line.fault is not None and line.faulty == side)


def summary_of(match: MatchFile) -> Summary:
    """What the games of ``match`` prove."""
    standing, test = match.standing, match.settings.test()
    sample = standing.sample
    estimate = Estimate.of(sample) if sample.size else None
    return Summary(
        games=standing.games,
        wins=standing.wins,
        draws=standing.draws,
        losses=standing.losses,
        score=standing.points / standing.games if standing.games else 0.5,
        pairs=sample.counts if standing.in_pairs else None,
        elo=_finite(None if estimate is None else estimate.elo),
        elo_low=_finite(None if estimate is None else estimate.low),
        elo_high=_finite(None if estimate is None else estimate.high),
        superiority=round(superiority(sample), 4) if sample.size else None,
        llr=None if test is None else round(test.ratio(sample), 3),
        llr_bounds=None if test is None else (round(test.bounds[0], 3), round(test.bounds[1], 3)),
        decision=None if test is None else test.decision(sample).value,
        reasons=dict(Counter(line.reason for line in match.games)),
        faults={"first": dict(match.faults("first")), "second": dict(match.faults("second"))},
    )


def _finite(value: float | None) -> float | None:
    return None if value is None or abs(value) == float("inf") else round(value, 1)


def decision_of(match: MatchFile, test: Sprt | None) -> Decision:
    """What the sequential test says of the games so far; to go on where there is none."""
    return Decision.GO_ON if test is None else test.decision(match.standing.sample)


def read_match(path: Path) -> MatchFile:
    """The match in a JSON file. :raises MatchFileError: if it cannot be read or is none."""
    return match_in(read_file(path), path)


def read_file(path: Path) -> bytes:
    """What is in the file. :raises MatchFileError: it cannot be read."""
    try:
        return read_whole(path)
    except OSError as error:
        raise MatchFileError(path, FileFault.UNREADABLE, error.strerror) from error


def match_in(data: bytes, path: Path) -> MatchFile:
    """The match that `data`, read from `path`, is. :raises MatchFileError: it is none."""
    try:
        match = from_json(data, MatchFile)
    except msgspec.MsgspecError as error:
        raise MatchFileError(path, FileFault.NO_MATCH, error) from error
    if match.format != FORMAT:
        raise MatchFileError(path, FileFault.UNKNOWN_FORMAT, match.format)
    return match


def with_same_programs(match: MatchFile, path: Path | None) -> MatchFile:
    """`match` with the fingerprints of what it would be played with now.

    :raises MatchFileError: it has games that were played with something else.
    """
    prints = match.settings.fingerprints()
    if match.games and prints != match.fingerprints:
        names = match.fingerprints | prints
        other = [name for name in names if prints.get(name) != match.fingerprints.get(name)]
        raise MatchFileError(path or Path(), FileFault.CHANGED_PROGRAM, ", ".join(other))
    return msgspec.structs.replace(match, fingerprints=prints)


def encode_match(match: MatchFile) -> bytes:
    """JSON with a line for each setting and each game."""
    head = msgspec.to_builtins(msgspec.structs.replace(match, games=()))
    del head["games"]
    parts = [f"{_json(name)}: {_indented(value)}" for name, value in head.items()]
    lines = ",\n  ".join(map(_json, match.games))
    games = f'"games": [\n  {lines}\n ]' if match.games else '"games": []'
    return ("{\n " + ",\n ".join([*parts, games]) + "\n}\n").encode()


def _json(value: object) -> str:
    return to_json(value).decode()


def _indented(value: object) -> str:
    return to_json(value, indent=1).decode().replace("\n", "\n ")


class MatchStore:
    """The files of a match. Whatever cannot be written is found out by `begin`, before the first game."""

    def __init__(self, match: MatchFile, path: Path | None) -> None:
        self.match = match
        self._path = path
        self._csv = None if match.csv is None else Path(match.csv)
        self._games_dir = None if match.games_dir is None else Path(match.games_dir)

    def begin(self) -> None:
        """Write what there is so far. :raises MatchFileError: naming what cannot be written."""
        if self._games_dir is not None:
            probe = self._games_dir / ".writable"
            _written(self._games_dir, lambda: write_atomically(probe, b""))
            probe.unlink()
        if self._csv is not None:
            text = _csv_text([_CSV_HEAD, *map(_csv_row, self.match.games)])
            _written(self._csv, lambda: write_atomically(self._csv or Path(), text))
        self._save()

    def add(self, game: GameResult, pair: int, when: datetime, seconds: float) -> None:
        """Keep a game that ended at ``when``, ``seconds`` after the one before.

        Who interrupts that has `match` and files agree again by `begin`.

        :raises MatchFileError: it could not be written; `match` has it all the same.
        """
        line = GameLine.of(game, pair, when)
        names = (game.record.headers["black"], game.record.headers["white"])
        match = msgspec.structs.replace(
            self.match,
            games=tuple(sorted((*self.match.games, line), key=lambda one: one.game)),
            names=names if game.first_is_black else names[::-1],
            seconds=round(self.match.seconds + seconds, 1),
        )
        try:
            self._write_kifu(game)
        except MatchFileError:
            self.match = match
            raise
        self.match = match
        if self._csv is not None:
            _written(self._csv, lambda: _append(self._csv or Path(), _csv_text([_csv_row(line)])))
        self._save()

    def _write_kifu(self, game: GameResult) -> None:
        if self._games_dir is not None:
            target = self._games_dir / f"game-{game.number:04}.kifu"
            _written(target, lambda: write_atomically(target, kif.dump(game.record, "utf-8")))

    def summed(self) -> MatchFile:
        """The match with its summary, as its file has it."""
        return msgspec.structs.replace(self.match, summary=summary_of(self.match))

    def _save(self) -> None:
        if self._path is None:
            return
        path = self._path
        _written(path, lambda: write_atomically(path, encode_match(self.summed())))


def _written(path: Path, write: Callable[[], object]) -> None:
    try:
        write()
    except OSError as error:
        raise MatchFileError(path, FileFault.UNWRITABLE, error.strerror) from error


def _append(path: Path, data: bytes) -> None:
    with open_to_add(path) as stream:
        write_all(stream, data)


_USED = ("moves", "time_ms", "nodes", "depths", "with_depth")
_PLAIN = tuple(name for name in GameLine.__struct_fields__ if name not in {"first", "second"})
_CSV_HEAD: Sequence[object] = (
    *_PLAIN,
    *(f"{side}_{name}" for side in ("first", "second") for name in _USED),
)


def _csv_row(line: GameLine) -> Sequence[object]:
    return (
        *(getattr(line, name) for name in _PLAIN),
        *(getattr(used, name) for used in (line.first, line.second) for name in _USED),
    )


def _csv_text(rows: Sequence[Sequence[object]]) -> bytes:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue().encode()
