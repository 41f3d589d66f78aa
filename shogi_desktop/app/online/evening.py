"""A club's evening: everybody against everybody, or a Swiss tournament, worked out from the results alone.

Nothing is kept beside the results: pairs and tables are worked out anew, the same after a restart. A game
broken off counts for nothing and is played again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from msgspec import Struct

from shogi_desktop.csa.game_names import GameName
from shogi_desktop.csa.pairing import Candidate, Pair


class EveningKind(Enum):
    """How pairs are found."""

    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"


class Score(Struct, frozen=True):
    """A game that counts: `winner` None for a draw."""

    black: str
    white: str
    winner: str | None

    def points(self, name: str) -> float:
        """What it was worth to `name`."""
        return 0.5 if self.winner is None else float(self.winner == name)

    @property
    def names(self) -> frozenset[str]:
        """Who played."""
        return frozenset((self.black, self.white))


class EveningPlan(Struct, frozen=True):
    """What is to be played.

    :ivar players: by the names they log in with; their order is the seeding.
    :ivar absent: those of them who have gone home: what they have not played, they lose.
    :ivar twice: round robin with both colours. :ivar rounds: of a Swiss tournament.
    """

    kind: EveningKind
    game: GameName
    players: tuple[str, ...]
    rounds: int = 5
    twice: bool = False
    absent: tuple[str, ...] = ()


Fixture = tuple[str, str]
"""Black and White."""


class Standing(Struct, frozen=True):
    """A player's line in the table. `opponents` is Buchholz: the points of those played."""

    name: str
    points: float
    wins: int
    draws: int
    losses: int
    opponents: float


class Evening:
    """The evening as its results say. It is a `Pairing` for a server."""

    def __init__(self, plan: EveningPlan) -> None:
        self.plan = plan
        self._scores: list[Score] = []
        self._playing: set[Fixture] = set()

    def add(self, score: Score) -> None:
        """A game has been played."""
        self._playing.discard((score.black, score.white))
        self._scores.append(score)

    def began(self, black: str, white: str) -> None:
        """A game is being played."""
        self._playing.add((black, white))

    def broken_off(self, black: str, white: str) -> None:
        """It ended without a result."""
        self._playing.discard((black, white))

    @property
    def is_over(self) -> bool:
        """Whether all has been played."""
        return not self._open()

    def pairs(self, waiting: Sequence[Candidate]) -> Iterator[Pair]:
        """Those whose turn it is to meet and who both wait; see `Pairing`."""
        free = {candidate.name for candidate in waiting}
        for black, white in self._open():
            if {black, white} <= free and (black, white) not in self._playing:
                free -= {black, white}
                yield Pair(black, white, self.plan.game)

    def _open(self) -> list[Fixture]:
        """What may be played now, in order."""
        if self.plan.kind is EveningKind.SWISS:
            return self._swiss_now()[1]
        return [fixture for fixture in round_robin(self.plan) if not self._is_settled(*fixture)]

    def _is_settled(self, black: str, white: str) -> bool:
        gone = {black, white} & set(self.plan.absent)
        return bool(gone) or any((score.black, score.white) == (black, white) for score in self._scores)

    # --- Swiss ----------------------------------------------------------------------------------------------

    def _swiss_now(self) -> tuple[list[Score], list[Fixture]]:
        """All scores that count, and what is still to be played of the round that is on."""
        done: list[Score] = []
        left = list(self._scores)
        for _ in range(self.plan.rounds):
            fixtures, bye = swiss_round(self.plan, done)
            open_ = []
            for fixture in fixtures:
                score = self._score_of(*fixture, left)
                if score is None:
                    open_.append(fixture)
                else:
                    done.append(score)
            if bye is not None:
                done.append(Score(bye, "", bye))
            if open_:
                return done, open_
        return done, []

    def _score_of(self, black: str, white: str, left: list[Score]) -> Score | None:
        """What a pairing brought; a score is taken from `left`, as a pair may meet again in a later round."""
        played = next((s for s in left if (s.black, s.white) == (black, white)), None)
        if played is not None:
            left.remove(played)
            return played
        gone = {black, white} & set(self.plan.absent)
        return Score(black, white, next(iter({black, white} - gone), None)) if gone else None

    # --- the table ------------------------------------------------------------------------------------------

    def _counted(self) -> list[Score]:
        if self.plan.kind is EveningKind.SWISS:
            return self._swiss_now()[0]
        left = list(self._scores)
        found = [self._score_of(*fixture, left) for fixture in round_robin(self.plan)]
        return [score for score in found if score is not None]

    def table(self) -> list[Standing]:
        """Who stands where: by points, then by the points of their opponents, then as seeded."""
        scores = self._counted()
        points = {name: sum(s.points(name) for s in scores if name in s.names) for name in self.plan.players}
        standings = []
        for name in self.plan.players:
            own = [score for score in scores if name in score.names]
            others = [next(iter(score.names - {name})) for score in own]
            standings.append(
                Standing(
                    name,
                    points[name],
                    sum(score.winner == name for score in own),
                    sum(score.winner is None for score in own),
                    sum(score.winner not in {name, None} for score in own),
                    sum(points.get(other, 0.0) for other in others),
                )
            )
        return sorted(standings, key=lambda s: (-s.points, -s.opponents, self.plan.players.index(s.name)))


def round_robin(plan: EveningPlan) -> list[Fixture]:
    """Every pair once (or with both colours), by the circle method: in each round everybody has one game."""
    circle: list[str | None] = [*plan.players]
    if len(circle) % 2:
        circle.append(None)
    half = len(circle) // 2
    fixtures: list[Fixture] = []
    for number in range(len(circle) - 1):
        for first, second in zip(circle[:half], reversed(circle[half:]), strict=True):
            if first is not None and second is not None:
                swapped = number % 2 if first == circle[0] else circle.index(first) % 2
                fixtures.append((second, first) if swapped else (first, second))
        circle.insert(1, circle.pop())
    return fixtures + [(white, black) for black, white in fixtures] if plan.twice else fixtures


def swiss_round(plan: EveningPlan, done: Sequence[Score]) -> tuple[list[Fixture], str | None]:
    """The next round after `done`, and who sits it out (and gets a point).

    By points from the top, nobody twice against the same as long as that can be; the colours even out.
    """
    points = {name: sum(s.points(name) for s in done if name in s.names) for name in plan.players}
    order = sorted(plan.players, key=lambda name: (-points[name], plan.players.index(name)))
    met = {score.names for score in done}
    bye = None
    if len(order) % 2:
        rested = {score.black for score in done if not score.white}
        bye = next((name for name in reversed(order) if name not in rested), order[-1])
        order.remove(bye)
    pairs = _matched(order, met) or [(order[i], order[i + 1]) for i in range(0, len(order), 2)]
    return [_with_colours(first, second, done) for first, second in pairs], bye


def _matched(order: Sequence[str], met: set[frozenset[str]]) -> list[Fixture] | None:
    """Pairs of the whole list with nobody met before, the nearest in rank first; None: there are none."""
    if not order:
        return []
    first = order[0]
    for index in range(1, len(order)):
        if frozenset((first, order[index])) not in met:
            rest = _matched([*order[1:index], *order[index + 1 :]], met)
            if rest is not None:
                return [(first, order[index]), *rest]
    return None


def _with_colours(first: str, second: str, done: Sequence[Score]) -> Fixture:
    """Black for who has had it less often; the higher ranked where that is even."""

    def blacks(name: str) -> int:
        return sum((score.black == name) - (score.white == name) for score in done if score.white)

    return (first, second) if blacks(first) <= blacks(second) else (second, first)
