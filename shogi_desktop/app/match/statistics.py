"""What the games of a match prove: rating difference, its 95 % interval, and the sequential test.

Elo is the logistic scale: a difference of d gives an expected score of s = 1 / (1 + 10^(-d/400)).

Everything else rests on one likelihood. The two games of a pair (same opening, colours exchanged) depend on
each other, so the pair is the unit: it scores 0, 1/4, 1/2, 3/4 or 1, the *pentanomial* model; without pairs a
game scores 0, 1/2 or 1, the *trinomial* one. For a supposed mean s the likelihood of the counts n_i is the
greatest that any distribution over those scores with that mean reaches:

    p_i = (n_i / n) / (1 + x (a_i - s))   with x such that   sum p_i (a_i - s) = 0

(A. B. Owen, "Empirical Likelihood", 2001, chapter 2). From it follow

- the interval: all s with 2 (L(mean) - L(s)) <= 3.841 (Wilks' theorem), put on the Elo scale. It is not
  symmetric, and it has no zero width where every pair scored alike;
- the likelihood of superiority: the normal distribution at the signed root of 2 (L(mean) - L(1/2));
- the generalized sequential probability ratio test: LLR = L(s1) - L(s0) against Wald's bounds
  (M. Van den Bergh, "A practical introduction to the GSPRT", as in Stockfish's Fishtest).

A score that never came up counts as a thousandth of one, as in Fishtest, so that every mean is possible.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from statistics import NormalDist
from typing import Self

LIKELIHOOD_95 = 3.841458820694124
"""The 95 % point of the chi-squared distribution with one degree of freedom."""

_NEVER_SEEN = 1e-3
_STEPS = 48
"""Halvings of an interval: almost the digits of a float."""
_CLOSE = 2.0**-_STEPS
"""So much of an interval is as good as nothing."""

_LARGEST_ELO = 1000


class SprtTextError(ValueError):
    """A sequential test was described by a text that means none; the message says what would."""

    def __init__(self, text: str, why: str) -> None:
        super().__init__(f"{text!r} is not a test: {why}. Write elo0=0,elo1=10,alpha=0.05,beta=0.05")
        self.text = text


def expected_score(elo: float) -> float:
    """The score, from 0 to 1, that a player better by `elo` expects."""
    return 1 / (1 + math.pow(10, -elo / 400))


def elo_of(score: float) -> float:
    """The rating difference at which `score` is expected; infinite for 0 and 1."""
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return 400 * math.log10(score / (1 - score))


@dataclass(frozen=True, slots=True)
class Sample:
    """How often each score came up; `scores` rise evenly from 0 to 1."""

    counts: tuple[int, ...]

    @classmethod
    def of_games(cls, wins: int, draws: int, losses: int) -> Self:
        """Games that have nothing to do with each other."""
        return cls((losses, draws, wins))

    @classmethod
    def of_pairs(cls, scores: Iterable[float]) -> Self:
        """Pairs of games, each with the sum of its two results (0 to 2)."""
        counts = [0] * 5
        for score in scores:
            counts[round(2 * score)] += 1
        return cls(tuple(counts))

    @property
    def scores(self) -> tuple[float, ...]:
        """The score that each count stands for."""
        top = len(self.counts) - 1
        return tuple(index / top for index in range(top + 1))

    @property
    def size(self) -> int:
        """How many there are in all."""
        return sum(self.counts)

    @property
    def mean(self) -> float:
        """The mean score. The sample must not be empty."""
        return sum(a * n for a, n in zip(self.scores, self.counts, strict=True)) / self.size

    def log_likelihood(self, mean: float) -> float:
        """L(`mean`), with 0 < `mean` < 1, less a constant of the sample: see the module."""
        counts = [n or _NEVER_SEEN for n in self.counts]
        away = [score - mean for score in self.scores]
        x = _tilt(counts, away, -1 / (1 - mean), 1 / mean)
        return -sum(n * math.log1p(x * a) for n, a in zip(counts, away, strict=True))

    def deviance(self, mean: float) -> float:
        """2 (L(mean of the sample) - L(`mean`)): how badly `mean` explains it, never negative."""
        # At the sample's own mean x is 0 and so is L, but for what was never seen; hence the bound.
        return max(0.0, -2 * self.log_likelihood(mean))


def _tilt(counts: Sequence[float], away: Sequence[float], low: float, high: float) -> float:
    """Where sum n a / (1 + x a), which falls from pole to pole, is zero between its poles `low` and `high`.

    By Newton's steps, and by halving what is left where one would lead out of it.
    """
    close = (high - low) * _CLOSE
    x = 0.0
    for _ in range(2 * _STEPS):
        value = steepness = 0.0
        for n, a in zip(counts, away, strict=True):
            part = a / (1 + x * a)
            value += n * part
            steepness += n * part * part
        if value > 0:
            low = x
        else:
            high = x
        before, x = x, x + value / steepness
        if not low < x < high:
            x = (low + high) / 2
        if abs(x - before) <= close:
            break
    return x


@dataclass(frozen=True, slots=True)
class Estimate:
    """A rating difference with the ends of its 95 % interval; each may be infinite."""

    elo: float
    low: float
    high: float

    @classmethod
    def of(cls, sample: Sample) -> Self:
        """What a sample that is not empty says."""
        mean = sample.mean
        return cls(elo_of(mean), elo_of(_bound(sample, mean, 0.0)), elo_of(_bound(sample, mean, 1.0)))

    @property
    def half_width(self) -> float:
        """Half of the interval: the number after ±."""
        return (self.high - self.low) / 2

    def __str__(self) -> str:
        """``+63 ± 41 (+22 … +105)``, or the bound alone where all was won or lost."""
        if self.elo == math.inf:
            return f"over {round(self.low):+}"
        if self.elo == -math.inf:
            return f"under {round(self.high):+}"
        return f"{round(self.elo):+} ± {self.half_width:.0f} ({round(self.low):+} … {round(self.high):+})"


def _bound(sample: Sample, mean: float, end: float) -> float:
    """The mean between the sample's and `end` that it just still explains at 95 %."""
    inside, outside = mean, end
    for _ in range(_STEPS):
        middle = (inside + outside) / 2
        if not 0 < middle < 1 or sample.deviance(middle) > LIKELIHOOD_95:
            outside = middle
        else:
            inside = middle
    return inside


def superiority(sample: Sample) -> float:
    """The likelihood, 0 to 1, that the first player is the better one."""
    root = math.sqrt(sample.deviance(0.5))
    return NormalDist().cdf(math.copysign(root, sample.mean - 0.5))


class Decision(Enum):
    """What a sequential test says."""

    GO_ON = "go on"
    ACCEPT_H0 = "H0 accepted"
    ACCEPT_H1 = "H1 accepted"


@dataclass(frozen=True, slots=True)
class Sprt:
    """A test of H1, the first player is better by `elo1`, against H0, by `elo0`.

    `alpha` is the risk of accepting H1 where H0 holds, `beta` that of the other mistake.

    :raises ValueError: unless -1000 <= elo0 < elo1 <= 1000 and both risks lie between 0 and a half.
    """

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not -_LARGEST_ELO <= self.elo0 < self.elo1 <= _LARGEST_ELO:
            raise ValueError(f"elo0 must be less than elo1, and both within {_LARGEST_ELO}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("alpha and beta must be between 0 and 0.5")

    @classmethod
    def parse(cls, text: str) -> Self:
        """``elo0=0,elo1=10,alpha=0.05,beta=0.05``, any of them left out. :raises SprtTextError:"""
        values: dict[str, float] = {}
        for part in filter(None, text.split(",")):
            name, _, value = part.partition("=")
            if name.strip() not in cls.__slots__:
                raise SprtTextError(text, f"there is no {name.strip()!r}")
            try:
                values[name.strip()] = float(value)
            except ValueError:
                raise SprtTextError(text, f"{value!r} is not a number") from None
        try:
            return cls(**values)
        except ValueError as error:
            raise SprtTextError(text, str(error)) from None

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the test ends: H0 at or below the first, H1 at or above the second (A. Wald, 1945)."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, sample: Sample) -> float:
        """The logarithm of the likelihood ratio of H1 to H0; 0 for an empty sample."""
        if not sample.size:
            return 0.0
        s0, s1 = expected_score(self.elo0), expected_score(self.elo1)
        return sample.log_likelihood(s1) - sample.log_likelihood(s0)

    def decision(self, sample: Sample) -> Decision:
        """What the sample allows to say."""
        lower, upper = self.bounds
        ratio = self.ratio(sample)
        if ratio <= lower:
            return Decision.ACCEPT_H0
        return Decision.ACCEPT_H1 if ratio >= upper else Decision.GO_ON


@dataclass(frozen=True, slots=True)
class Standing:
    """The score of a match, from its first player's side.

    `sample` has the complete pairs where the match is played in pairs and there is one, else the games.
    """

    wins: int
    draws: int
    losses: int
    sample: Sample

    @classmethod
    def of(cls, results: Mapping[int, float], *, paired: bool) -> Self:
        """From the result (1, 0.5, 0) of each game by its number, 1 the first; 1 and 2 are a pair."""
        wins, losses = (sum(result == end for result in results.values()) for end in (1.0, 0.0))
        draws = len(results) - wins - losses
        pairs: defaultdict[int, list[float]] = defaultdict(list)
        for number, result in results.items():
            pairs[(number - 1) // 2].append(result)
        complete = [sum(pair) for pair in pairs.values() if len(pair) == 2]
        sample = Sample.of_pairs(complete) if paired and complete else Sample.of_games(wins, draws, losses)
        return cls(wins, draws, losses, sample)

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """A point for each win, half a one for each draw."""
        return self.wins + self.draws / 2

    @property
    def in_pairs(self) -> bool:
        """Whether the estimate rests on pairs."""
        return len(self.sample.counts) == 5
