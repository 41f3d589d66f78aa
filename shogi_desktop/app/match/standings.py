"""How a match or a tournament stands: a line for each player, what the results prove; and as text.

The figures are `statistics`': a player's sample are his pairs of games against everybody he met.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import msgspec

from shogi_desktop.app.match.players import Usage
from shogi_desktop.app.match.report import counts_text, duration_text, table_lines
from shogi_desktop.app.match.results import GameLine, MatchFile, encode_match
from shogi_desktop.app.match.statistics import Decision, Estimate, Sprt, Standing, superiority
from shogi_desktop.app.match.tournament import Tournament


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A player: `estimate` of his difference to all he met, and the likelihood that he is better; None: no
    game yet. `faults` counts what he lost games by that is against the rules.
    """

    place: int
    name: str
    standing: Standing
    estimate: Estimate | None
    superiority: float | None
    usage: Usage
    faults: Counter[str]


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a tournament: in which pairing, who had Black and White by their places, and its line."""

    match: int
    black: int
    white: int
    line: GameLine

    @property
    def winner(self) -> int | None:
        """The winner's place."""
        if self.line.winner is None:
            return None
        return self.black if self.line.winner == self.line.black else self.white

    @property
    def loser_by_fault(self) -> int | None:
        """The place of who lost by a fault."""
        if self.line.faulty is None:
            return None
        return self.black if self.line.faulty == self.line.black else self.white


@dataclass(frozen=True, slots=True)
class TestLine:
    """A sequential test: its ratio between both bounds, and what is decided."""

    ratio: float
    bounds: tuple[float, float]
    decision: Decision
    test: Sprt


@dataclass(frozen=True, slots=True)
class Standings:
    """All of it. `players` are in the order of points, `games` as they ended.

    `test` is the one of a match of two; `total` are the games to be played.
    """

    players: tuple[PlayerLine, ...]
    games: tuple[Played, ...]
    total: int
    seconds: float
    test: TestLine | None

    @classmethod
    def of(cls, tournament: Tournament) -> Standings:
        """How `tournament` stands now."""
        matches = [pairing.match for pairing in tournament.pairings]
        games = [
            Played(index, *_places(pairing.first, pairing.second, line), line)
            for index, pairing in enumerate(tournament.pairings)
            for line in pairing.match.games
        ]
        games.sort(key=lambda game: game.line.date)
        return cls(
            tuple(_lines(tournament)),
            tuple(games),
            tournament.games,
            sum(match.seconds for match in matches),
            _test_of(matches[0]) if len(matches) == 1 else None,
        )


def _lines(tournament: Tournament) -> list[PlayerLine]:
    return sorted(
        (_line(tournament, place) for place in range(len(tournament.players))),
        key=lambda line: (-line.standing.points, line.standing.games, line.place),
    )


def _places(first: int, second: int, line: GameLine) -> tuple[int, int]:
    return (first, second) if line.black == "first" else (second, first)


def _line(tournament: Tournament, place: int) -> PlayerLine:
    results: dict[int, float] = {}
    usage, faults, base, paired = Usage(), Counter[str](), 0, True
    for pairing in tournament.pairings:
        if place not in {pairing.first, pairing.second}:
            continue
        match, is_first = pairing.match, place == pairing.first
        for number, result in match.results.items():
            results[base + number] = result if is_first else 1 - result
        base += 2 * (match.settings.games // 2 + 1)  # even, so that pairs stay pairs
        paired = paired and match.settings.alternate
        usage += match.usage[0 if is_first else 1]
        faults += match.faults("first" if is_first else "second")
    standing = Standing.of(results, paired=paired)
    sample = standing.sample
    return PlayerLine(
        place,
        tournament.players[place].label,
        standing,
        Estimate.of(sample) if sample.size else None,
        superiority(sample) if sample.size else None,
        usage,
        faults,
    )


def _test_of(match: MatchFile) -> TestLine | None:
    test = match.settings.test()
    if test is None:
        return None
    sample = match.standing.sample
    return TestLine(test.ratio(sample), test.bounds, test.decision(sample), test)


def text_of(tournament: Tournament) -> str:
    """The table of the command; of several pairings a table of all before it. Takes its time."""
    tables = []
    if len(tournament.pairings) > 1:
        tables.append(_all_players(tournament, _lines(tournament)))
    tables += [
        "\n".join(table_lines(pairing.match, pairing.match.settings.test()))
        for pairing in tournament.pairings
    ]
    return "\n\n".join(tables) + "\n"


def _all_players(tournament: Tournament, lines: list[PlayerLine]) -> str:
    seconds = sum(pairing.match.seconds for pairing in tournament.pairings)
    head = f"{tournament.title}: {tournament.played} of {tournament.games} games in {duration_text(seconds)}"
    width = max(len(line.name) for line in lines)
    rows = [head]
    for rank, line in enumerate(lines, 1):
        elo = "" if line.estimate is None else f"Elo {line.estimate}"
        rows.append(
            f"{rank:3}  {line.name:<{width}}  {line.standing.points:5.1f} of {line.standing.games:<4}"
            f" {counts_text(line.standing):<14} {elo}".rstrip()
        )
    return "\n".join(rows)


def data_of(tournament: Tournament) -> bytes:
    """The JSON of the command; of several pairings all of theirs. Takes its time."""
    files = [encode_match(pairing.store.summed()) for pairing in tournament.pairings]
    if len(files) == 1:
        return files[0]
    return msgspec.json.format(b'{"matches": [' + b",".join(files) + b"]}", indent=1)
