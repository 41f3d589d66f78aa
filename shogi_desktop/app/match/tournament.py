"""A match of two players or more as the window plays it: its folder, its files, in which order.

A match of two is the JSON file of `results`; of more it is a *tournament*: a file that names the players and,
for each pairing, such a file. So the command goes on with what the window began, and the other way round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import combinations
from pathlib import Path
from typing import Final, Self

import msgspec

from shogi_desktop.app.match.contestants import Contestant
from shogi_desktop.app.match.game import GameResult, MatchSpec, pair_of
from shogi_desktop.app.match.players import PlayerSpecError
from shogi_desktop.app.match.results import (
    FileFault,
    MatchFile,
    MatchFileError,
    MatchStore,
    decision_of,
    match_in,
    read_file,
    read_match,
    with_same_programs,
)
from shogi_desktop.app.match.runner import Turn
from shogi_desktop.app.match.settings import MatchSettings
from shogi_desktop.app.match.statistics import Decision
from shogi_desktop.app.system.atomic import write_atomically
from shogi_desktop.app.system.json_text import from_json, to_json
from shogi_desktop.regular_file import read_whole, real_path

FORMAT: Final = "shogi-desktop tournament 1"
MATCH_FILE: Final = "match.json"
TOURNAMENT_FILE: Final = "tournament.json"
GAMES: Final = "games"
MOST_PLAYERS: Final = 16


class PairingLine(msgspec.Struct, frozen=True):
    """Who plays whom, by their places among the players, and in which file, beside the tournament's."""

    first: int
    second: int
    file: str


class TournamentFile(msgspec.Struct, frozen=True, kw_only=True):
    """The file of a tournament."""

    format: str = FORMAT
    players: tuple[Contestant, ...]
    pairings: tuple[PairingLine, ...]


@dataclass(slots=True)
class Pairing:
    """Two players by their places, and the match between them."""

    first: int
    second: int
    store: MatchStore
    path: Path

    @property
    def match(self) -> MatchFile:
        """How it stands."""
        return self.store.match

    @property
    def is_decided(self) -> bool:
        """Whether its sequential test has decided it."""
        return decision_of(self.match, self.match.settings.test()) is not Decision.GO_ON


class Tournament:
    """What is played, or was.

    :ivar path: its file. :ivar players: all of them. :ivar pairings: in their order.
    """

    def __init__(self, path: Path, players: Sequence[Contestant], pairings: Sequence[Pairing]) -> None:
        self.path = path
        self.players = tuple(players)
        self.pairings = tuple(pairings)

    @property
    def title(self) -> str:
        """The name of its folder."""
        return self.path.parent.name

    @property
    def settings(self) -> MatchSettings:
        """What all pairings have in common; the players are those of the first."""
        return self.pairings[0].match.settings

    @property
    def games(self) -> int:
        """How many games there are to be played in all."""
        return sum(pairing.match.settings.games for pairing in self.pairings)

    @property
    def played(self) -> int:
        """How many have been played."""
        return sum(len(pairing.match.games) for pairing in self.pairings)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be played, or needs to be."""
        return not self.turns()

    def specs(self) -> tuple[MatchSpec, ...]:
        """The match of each pairing. :raises: as `MatchSettings.spec`."""
        return tuple(pairing.match.settings.spec() for pairing in self.pairings)

    def turns(self) -> list[Turn]:
        """The games that are missing: both games of an opening for each pairing, then those of the next."""
        left: list[tuple[int, int, int]] = []
        for index, pairing in enumerate(self.pairings):
            if pairing.is_decided:
                continue
            settings, played = pairing.match.settings, pairing.match.results
            left += [
                (pair_of(number, alternate=settings.alternate), index, number)
                for number in range(1, settings.games + 1)
                if number not in played
            ]
        return [Turn(index, number) for _, index, number in sorted(left)]

    def enough(self, match: int) -> bool:
        """Whether that pairing is decided."""
        return self.pairings[match].is_decided

    def begin(self) -> None:
        """See that everything can be written, and is played with the same programs as before.

        :raises MatchFileError: one of both is not so.
        """
        for pairing in self.pairings:
            pairing.store.match = with_same_programs(pairing.match, pairing.path)
            pairing.store.begin()

    def add(self, match: int, game: GameResult, when: datetime, seconds: float) -> None:
        """Keep a game, which ended at `when`, `seconds` after the one before. :raises MatchFileError:"""
        pairing = self.pairings[match]
        game.record.headers["date"] = f"{when:%Y/%m/%d}"
        pair = pair_of(game.number, alternate=pairing.match.settings.alternate)
        pairing.store.add(game, pair, when, seconds)

    def game_file(self, match: int, number: int) -> Path | None:
        """Where a game that was played is kept; None where games are not kept."""
        folder = self.pairings[match].match.games_dir
        return None if folder is None else Path(folder) / f"game-{number:04}.kifu"

    # --- files ----------------------------------------------------------------------------------------------

    @classmethod
    def create(
        cls, folder: Path, players: Sequence[Contestant], settings: MatchSettings, *, gauntlet: bool = False
    ) -> Self:
        """Make a new one in `folder`, each pairing with `settings`.

        :param gauntlet: the first plays against each other one; else everybody plays everybody.
        :raises ValueError: there are less than two players, or more than `MOST_PLAYERS`.
        :raises MatchFileError: it cannot be written.
        """
        if not 2 <= len(players) <= MOST_PLAYERS:
            raise ValueError(f"a match has 2 to {MOST_PLAYERS} players")
        names = _told_apart(players)
        numbers = range(len(players))
        pairs = [(0, other) for other in numbers[1:]] if gauntlet else list(combinations(numbers, 2))
        alone = len(pairs) == 1
        pairings = []
        for first, second in pairs:
            name = MATCH_FILE if alone else f"{first + 1}-{second + 1}.json"
            games = folder / GAMES if alone else folder / GAMES / f"{first + 1}-{second + 1}"
            match = MatchFile(
                settings=_pair_settings(settings, names[first], names[second]), games_dir=str(games)
            )
            path = folder / name
            pairings.append(Pairing(first, second, MatchStore(match, path), path))
        made = cls(folder / (MATCH_FILE if alone else TOURNAMENT_FILE), names, pairings)
        made.begin()
        if not alone:
            made._write()
        return made

    @classmethod
    def open(cls, path: Path, *, trusted: bool = True) -> Self:
        """The one in a file of a match or a tournament.

        :param trusted: False: whoever wrote the file does not choose which other files are written: its games
            and tables are kept beside it, or not at all.
        :raises MatchFileError: it cannot be read, or is none.
        """
        data = read_file(path)
        try:
            head = from_json(data, _Head)
        except msgspec.MsgspecError as error:
            raise MatchFileError(path, FileFault.NO_MATCH, error) from error
        several = head.format == FORMAT
        opened = cls._open_several(path, data) if several else cls._open_one(path, data)
        if not trusted:
            for pairing in opened.pairings:
                pairing.store = MatchStore(_kept_beside(pairing.match, pairing.path), pairing.path)
        return opened

    @classmethod
    def _open_one(cls, path: Path, data: bytes) -> Self:
        match = match_in(data, path)
        settings = match.settings
        players = (
            Contestant(
                player=settings.black,
                name=settings.black_name,
                folder=settings.black_folder,
                options=settings.black_options,
                go=settings.black_go,
            ),
            Contestant(
                player=settings.white,
                name=settings.white_name,
                folder=settings.white_folder,
                options=settings.white_options,
                go=settings.white_go,
            ),
        )
        return cls(path, _named(path, players), [Pairing(0, 1, MatchStore(match, path), path)])

    @classmethod
    def _open_several(cls, path: Path, data: bytes) -> Self:
        try:
            file = from_json(data, TournamentFile)
        except msgspec.MsgspecError as error:
            raise MatchFileError(path, FileFault.NO_TOURNAMENT, error) from error
        places = range(min(len(file.players), MOST_PLAYERS))
        pairings = []
        for line in file.pairings:
            # What lies elsewhere is not of this tournament.
            if line.first not in places or line.second not in places or Path(line.file).name != line.file:
                raise MatchFileError(path, FileFault.IMPOSSIBLE_PAIRING, line.file)
            its_path = path.with_name(line.file)
            pairings.append(
                Pairing(line.first, line.second, MatchStore(read_match(its_path), its_path), its_path)
            )
        if not pairings:
            raise MatchFileError(path, FileFault.NO_PAIRING)
        return cls(path, _named(path, file.players), pairings)

    def _write(self) -> None:
        lines = tuple(PairingLine(one.first, one.second, one.path.name) for one in self.pairings)
        file = TournamentFile(players=self.players, pairings=lines)
        try:
            write_atomically(self.path, to_json(file, indent=1))
        except OSError as error:
            raise MatchFileError(self.path, FileFault.UNWRITABLE, error.strerror) from error


class _Head(msgspec.Struct):
    format: str = ""


def is_tournament(path: Path) -> bool:
    """Whether there is a tournament in that file."""
    try:
        return from_json(read_whole(path), _Head).format == FORMAT
    except (OSError, msgspec.MsgspecError):
        return False


def _kept_beside(match: MatchFile, path: Path) -> MatchFile:
    """`match`, which writes nothing elsewhere than in the folder of its own file at `path`."""
    folder = real_path(path.parent)
    games = match.games_dir
    if games is not None and not real_path(Path(games)).is_relative_to(folder):
        games = str(folder / GAMES / path.stem)
    csv = match.csv
    if csv is not None and (real_path(Path(csv)).parent != folder or Path(csv).suffix != ".csv"):
        csv = None
    return msgspec.structs.replace(match, games_dir=games, csv=csv)


def _pair_settings(settings: MatchSettings, first: Contestant, second: Contestant) -> MatchSettings:
    return msgspec.structs.replace(
        settings,
        black=first.player,
        black_name=first.name,
        black_folder=first.folder,
        black_options=first.options,
        black_go=first.go,
        white=second.player,
        white_name=second.name,
        white_folder=second.folder,
        white_options=second.options,
        white_go=second.go,
    )


def _named(path: Path, players: Sequence[Contestant]) -> tuple[Contestant, ...]:
    """As `_told_apart`, for what a file says. :raises MatchFileError: a player of it is none."""
    try:
        return _told_apart(players)
    except PlayerSpecError as error:
        raise MatchFileError(path, FileFault.NO_PLAYER, error.text) from error


def _told_apart(players: Sequence[Contestant]) -> tuple[Contestant, ...]:
    """The players, each under a name; those who are called alike get a number."""
    labels = [player.label for player in players]
    told = []
    for place, (player, label) in enumerate(zip(players, labels, strict=True)):
        number = f" ({labels[:place].count(label) + 1})" if labels.count(label) > 1 else ""
        told.append(msgspec.structs.replace(player, name=label + number))
    return tuple(told)
