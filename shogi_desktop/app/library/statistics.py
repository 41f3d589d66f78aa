"""A player's own figures: sums over the games of the library, each with the games that it comes from. No
Qt, no files.

Nothing is judged here: what a game comes to is `analysis.figures`. A figure says how many games or moves
stand behind it, and whether these are too few to say anything.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from typing import Final

from shogi_desktop.analysis.figures import GameFigures, Phase, PhaseFigures, SideFigures
from shogi_desktop.app.library.database import GameRow
from shogi_desktop.app.library.reading import Result, year_of
from shogi_desktop.rules import Color

FEW_GAMES: Final = 5
FEW_MOVES: Final = 100
FEW_FAULTS: Final = 10
"""A figure of fewer is shown as too few."""
_LEAST_SECONDS: Final = 0.3
_SMOOTH_SHARE: Final = 0.12
_LEAST_WIDTH: Final = 2.0
_MOST_WIDTH: Final = 30.0
"""The line of accuracies is a mean of the games around: of a share of all of them, within these bounds."""

_MONTH_AND_DAY: Final = re.compile(r"[/.\-年]\s*(1[0-2]|0?[1-9])\s*[/.\-月]\s*(3[01]|[12]\d|0?[1-9])(?!\d)")

Known = Sequence[tuple[GameRow, GameFigures | None]]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games. `names` of the player as files have them; `variant` and `even` None: any.

    :ivar first: the first day; games without a date are in no span.
    """

    names: frozenset[str]
    variant: str | None = None
    even: bool | None = None
    first: date | None = None


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game of the player: which side, how it ended (1, ½, 0; None without a result), what is known of
    it.
    """

    row: GameRow
    color: Color
    day: date | None
    score: float | None
    figures: GameFigures | None

    @property
    def side(self) -> SideFigures | None:
        """The player's side, where the game was analysed."""
        return None if self.figures is None else self.figures.side(self.color)

    @property
    def chance(self) -> float | None:
        """The player's win chance after the opening."""
        if self.figures is None or self.figures.chance is None:
            return None
        return self.figures.chance if self.color is Color.BLACK else 1 - self.figures.chance


@dataclass(frozen=True, slots=True)
class Score:
    """Results of some games, and what analysis says of those that were analysed.

    :ivar key: what they have in common. :ivar chance: mean win chance after the opening, of `chances` games.
    """

    key: str
    games: tuple[int, ...]
    won: int
    drawn: int
    lost: int
    accuracy: float | None
    analysed: int
    chance: float | None
    chances: int

    @property
    def few(self) -> bool:
        """Whether the games are too few."""
        return len(self.games) < FEW_GAMES

    @property
    def points(self) -> float | None:
        """Points by games with a result, 0 … 1."""
        played = self.won + self.drawn + self.lost
        return (self.won + self.drawn / 2) / played if played else None


@dataclass(frozen=True, slots=True)
class PhaseStat:
    """The player's moves of a phase: faults for a hundred moves, seconds a move (None: times are not
    known).
    """

    phase: Phase
    games: tuple[int, ...]
    figures: PhaseFigures

    @property
    def few(self) -> bool:
        """Whether the moves are too few."""
        return self.figures.moves < FEW_MOVES

    @property
    def accuracy(self) -> float | None:
        """The mean accuracy of the moves, 0 … 100."""
        return self.figures.accuracy / self.figures.judged if self.figures.judged else None

    def in_hundred(self, count: int) -> float | None:
        """So many of all moves, for a hundred of them."""
        return 100 * count / self.figures.moves if self.figures.moves else None

    @property
    def seconds(self) -> float | None:
        """Seconds a move; None where times are not known, or those of computers."""
        return _seconds(self.figures.time_ms, self.figures.timed)


@dataclass(frozen=True, slots=True)
class ReasonStat:
    """How many faults have a reason (its id; "" for none), of all faults, and in which games."""

    id: str
    count: int
    of: int
    games: tuple[int, ...]

    @property
    def few(self) -> bool:
        """Whether all faults together are too few."""
        return self.of < FEW_FAULTS


@dataclass(frozen=True, slots=True)
class AccuracyPoint:
    """The accuracy of a game, and the mean of the games around it."""

    game: int
    day: date | None
    accuracy: float
    smooth: float


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the games come to; everything in the order in which it is shown."""

    games: tuple[OwnGame, ...] = ()
    analysed: int = 0
    points: tuple[AccuracyPoint, ...] = ()
    whole: Score | None = None
    phases: tuple[PhaseStat, ...] = ()
    reasons: tuple[ReasonStat, ...] = ()
    colors: tuple[Score, ...] = ()
    openings: tuple[Score, ...] = ()
    castles: tuple[Score, ...] = ()
    faults_seconds: float | None = None
    """Seconds used for a move that was a fault."""

    @property
    def missing(self) -> list[GameRow]:
        """The games that are not analysed."""
        return [game.row for game in self.games if game.figures is None]


def players_of(rows: Iterable[GameRow]) -> list[tuple[str, int]]:
    """The names that the games have, with the number of games, the most frequent first."""
    counts: Counter[str] = Counter()
    for row in rows:
        counts.update({row.black, row.white} - {""})
    return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))


def games_of(known: Known, wanted: Wanted) -> list[OwnGame]:
    """The games of a player, the oldest first; those without a date before all others."""
    found = []
    for row, figures in known:
        color = _side_of(row, wanted.names)
        if color is None or (wanted.variant is not None and row.variant != wanted.variant):
            continue
        if wanted.even is not None and (row.handicap in {"", "even"}) is not wanted.even:
            continue
        day = day_of(row.date)
        if wanted.first is not None and (day is None or day < wanted.first):
            continue
        found.append(OwnGame(row, color, day, _score(row.result, color), figures))
    return sorted(found, key=lambda game: (game.day or date.min, game.row.date, game.row.id))


def statistics_of(known: Known, wanted: Wanted) -> Statistics:
    """What a player's games come to."""
    games = games_of(known, wanted)
    analysed = [game for game in games if game.side is not None]
    faults = [(side.faults_timed, side.faults_ms) for game in analysed if (side := game.side) is not None]
    timed, ms = (sum(column) for column in zip(*faults, strict=True)) if faults else (0, 0)
    return Statistics(
        tuple(games),
        len(analysed),
        _points(analysed),
        score_of("", games) if games else None,
        tuple(_phase(phase, analysed) for phase in Phase) if analysed else (),
        _reasons(analysed),
        _by(games, lambda game: game.color.name.lower(), order=["black", "white"]),
        _by(games, lambda game: game.row.opening or game.row.strategy),
        _by(analysed, lambda game: "" if game.side is None else game.side.castle),
        _seconds(ms, timed),
    )


def score_of(key: str, games: Sequence[OwnGame]) -> Score:
    """The results of games."""
    scores = [game.score for game in games]
    accuracies = [a for game in games if game.side is not None and (a := game.side.accuracy) is not None]
    chances = [game.chance for game in games if game.chance is not None]
    return Score(
        key,
        tuple(game.row.id for game in games),
        scores.count(1.0),
        scores.count(0.5),
        scores.count(0.0),
        sum(accuracies) / len(accuracies) if accuracies else None,
        len(accuracies),
        sum(chances) / len(chances) if chances else None,
        len(chances),
    )


def _seconds(time_ms: int, moves: int) -> float | None:
    """Seconds a move. Where moves take next to none, nobody thought."""
    mean = time_ms / moves / 1000 if moves else 0.0
    return mean if mean >= _LEAST_SECONDS else None


def smoothed(values: Sequence[float]) -> list[float]:
    """Each value as a mean of those around it, the nearer the weightier (a normal curve)."""
    width = min(_MOST_WIDTH, max(_LEAST_WIDTH, _SMOOTH_SHARE * len(values)))
    reach = math.ceil(3 * width)
    result = []
    for at in range(len(values)):
        around = range(max(0, at - reach), min(len(values), at + reach + 1))
        weights = [math.exp(-(((other - at) / width) ** 2) / 2) for other in around]
        total = sum(weight * values[other] for weight, other in zip(weights, around, strict=True))
        result.append(total / sum(weights))
    return result


def _side_of(row: GameRow, names: frozenset[str]) -> Color | None:
    """Which side the player has; None: neither, or both."""
    black, white = fold_name(row.black) in names, fold_name(row.white) in names
    if black == white:
        return None
    return Color.BLACK if black else Color.WHITE


def fold_name(name: str) -> str:
    """A name as it is compared: width, case and blanks around it do not matter."""
    return unicodedata.normalize("NFKC", name).strip().casefold()


def day_of(text: str) -> date | None:
    """The day that a game's date names; the first of its year where it names that alone, None without a
    year.
    """
    year = year_of(text)
    if year is None:
        return None
    found = _MONTH_AND_DAY.search(unicodedata.normalize("NFKC", text))
    if found is not None:
        with suppress(ValueError):  # no day of the calendar
            return date(year, int(found[1]), int(found[2]))
    return date(year, 1, 1)


def _score(result: Result, color: Color) -> float | None:
    if result is Result.DRAW:
        return 0.5
    if result not in {Result.BLACK, Result.WHITE}:
        return None
    return float((result is Result.BLACK) is (color is Color.BLACK))


def _points(games: Sequence[OwnGame]) -> tuple[AccuracyPoint, ...]:
    told = [(game, a) for game in games if game.side is not None and (a := game.side.accuracy) is not None]
    line = smoothed([accuracy for _, accuracy in told])
    return tuple(
        AccuracyPoint(game.row.id, game.day, accuracy, smooth)
        for (game, accuracy), smooth in zip(told, line, strict=True)
    )


def _phase(phase: Phase, games: Sequence[OwnGame]) -> PhaseStat:
    total = PhaseFigures()
    faulty = []
    for game in games:
        assert game.side is not None
        figures = game.side.phases[phase.value]
        total = total.plus(figures)
        if figures.mistakes or figures.blunders:
            faulty.append(game.row.id)
    return PhaseStat(phase, tuple(faulty), total)


def _reasons(games: Sequence[OwnGame]) -> tuple[ReasonStat, ...]:
    counts: Counter[str] = Counter()
    where: defaultdict[str, list[int]] = defaultdict(list)
    for game in games:
        assert game.side is not None
        counts.update(game.side.reasons)
        for reason in game.side.reasons:
            where[reason].append(game.row.id)
    total = sum(counts.values())
    # Faults without a reason stand last, however many they are.
    ordered = sorted(counts.items(), key=lambda pair: (not pair[0], -pair[1], pair[0]))
    return tuple(ReasonStat(reason, count, total, tuple(where[reason])) for reason, count in ordered)


def _by(
    games: Iterable[OwnGame], key: Callable[[OwnGame], str], order: Sequence[str] = ()
) -> tuple[Score, ...]:
    """Scores of games that have something in common; those that have nothing are left out."""
    groups: defaultdict[str, list[OwnGame]] = defaultdict(list)
    for game in games:
        groups[key(game)].append(game)
    scores = [score_of(name, group) for name, group in groups.items() if name]
    if order:
        return tuple(sorted(scores, key=lambda score: order.index(score.key)))
    return tuple(sorted(scores, key=lambda score: (-len(score.games), score.key)))
