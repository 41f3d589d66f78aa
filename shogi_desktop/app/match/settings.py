"""A match as it is asked for and kept in a file: plain texts and numbers that tell all of it.

`MatchSettings.spec` makes the match of them. Two runs with the same settings, the same programs and the same
openings play the same match; `fingerprints` tells whether programs and openings are the same.
"""

from __future__ import annotations

import hashlib
import shlex
import shutil
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import msgspec

from shogi_desktop.app.books.file import BookFile
from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.match.game import (
    DEFAULT_DRAW_SCORE,
    DEFAULT_MARGIN_MS,
    DEFAULT_MAX_MOVES,
    DEFAULT_RESIGN_MOVES,
    Adjudication,
    MatchSpec,
)
from shogi_desktop.app.match.openings import Opening, bundled_openings, read_openings
from shogi_desktop.app.match.pace import DEFAULT_PACE, Pace
from shogi_desktop.app.match.players import PlayerSpec
from shogi_desktop.app.match.statistics import Sprt
from shogi_desktop.app.settings.game_setup import BookSetup
from shogi_desktop.rules import unnamed_variant, variant_by_id
from shogi_desktop.usi.command import EngineCommand

BALANCED = "balanced"
"""The openings that come with the program."""
NO_OPENINGS = "none"
NO_BOOK = "none"


class MatchSettingsError(ValueError):
    """Settings that do not go together; the message says which and why."""


class MatchSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What `MatchSpec` says, in words. "Black" is who has Black in the first game.

    ``openings`` is ``balanced``, ``none`` or the path of a file. A pace is that of both without their own, a
    folder where an engine is run that needs another than its own. A book is the path of one, ``none``, or
    empty for what is usual; `book_best`: always its best move.
    """

    black: str = "level:5"
    white: str = "level:5"
    black_name: str = ""
    white_name: str = ""
    black_folder: str = ""
    white_folder: str = ""
    black_options: dict[str, str | None] = {}
    white_options: dict[str, str | None] = {}
    black_book: str = ""
    white_book: str = ""
    book_best: bool = False
    go: str | None = None
    black_go: str | None = None
    white_go: str | None = None
    variant: str = unnamed_variant().id
    handicap: str = "even"
    games: int = 1
    alternate: bool = False
    openings: str = NO_OPENINGS
    seed: int = 0
    max_moves: int = DEFAULT_MAX_MOVES
    margin: int = DEFAULT_MARGIN_MS
    resign_score: int | None = None
    resign_moves: int = DEFAULT_RESIGN_MOVES
    draw_moves: int | None = None
    draw_score: int = DEFAULT_DRAW_SCORE
    sprt: str | None = None

    def spec(self) -> MatchSpec:
        """The match.

        :raises PlayerSpecError: :raises PaceTextError: :raises OpeningsError: :raises MatchSettingsError:
        :raises RulesError: for a text that means nothing, or things that do not go together.
        """
        self._check()
        if self.go is not None:
            Pace.parse(self.go)  # also where nobody needs it
        variant_by_id(self.variant).handicap(self.handicap)
        return MatchSpec(
            replace(
                self._player(
                    self.black, self.black_name, self.black_go, self.black_options, self.black_folder
                ),
                book=self._book(self.black_book),
            ),
            replace(
                self._player(
                    self.white, self.white_name, self.white_go, self.white_options, self.white_folder
                ),
                book=self._book(self.white_book),
            ),
            variant=self.variant,
            handicap=self.handicap,
            games=self.games,
            seed=self.seed,
            max_moves=self.max_moves,
            alternate=self.alternate,
            openings=self._openings(),
            adjudication=Adjudication(self.resign_score, self.resign_moves, self.draw_moves, self.draw_score),
            margin_ms=self.margin,
        )

    def test(self) -> Sprt | None:
        """The sequential test, if there is one. :raises SprtTextError: if the text is none."""
        return None if self.sprt is None else Sprt.parse(self.sprt)

    def openings_path(self) -> Path | None:
        """The file of the openings."""
        if self.openings == NO_OPENINGS:
            return None
        return (
            bundled_openings(variant_by_id(self.variant))
            if self.openings == BALANCED
            else Path(self.openings)
        )

    def fingerprints(self) -> dict[str, str]:
        """SHA-256 of what each player runs, arguments that are files included, and of the openings."""
        openings = self.openings_path()
        files = {
            "black": _files(self.black),
            "white": _files(self.white),
            "openings": [] if openings is None else [openings],
            "books": [Path(book) for book in (self.black_book, self.white_book) if book not in {"", NO_BOOK}],
        }
        return {name: _digest(paths) for name, paths in files.items() if paths}

    def differences(self, other: MatchSettings) -> list[str]:
        """The names of the settings, other than the number of games, in which the two differ."""
        return [
            name
            for name in self.__struct_fields__
            if name != "games" and getattr(self, name) != getattr(other, name)
        ]

    def _check(self) -> None:
        if self.games < 1:
            raise MatchSettingsError("a match has one game or more")
        if self.max_moves < 1:
            raise MatchSettingsError("a game has one move or more")
        if self.handicap != "even" and self.openings != NO_OPENINGS:
            raise MatchSettingsError(
                "openings are for even games; a handicap has a start position of its own"
            )
        for name in ("resign_score", "resign_moves", "draw_moves"):
            value = getattr(self, name)
            if value is not None and value < 1:
                raise MatchSettingsError(f"{name.replace('_', '-')} must be 1 or more")
        if self.margin < 0 or self.draw_score < 0:
            raise MatchSettingsError("margin and draw-score must not be negative")

    def _player(
        self, text: str, name: str, go: str | None, options: dict[str, str | None], folder: str
    ) -> PlayerSpec:
        player = PlayerSpec.parse(text)
        if player.strength is not None and go is not None:
            raise MatchSettingsError(f"{text} has limits of its own; a pace ({go}) is for an engine")
        pace = go or self.go
        return PlayerSpec(
            player.strength,
            _in_folder(player.command, folder),
            DEFAULT_PACE if pace is None or player.strength is not None else Pace.parse(pace),
            MappingProxyType(dict(options)),
            name,
        )

    def _book(self, text: str) -> BookSetup | None:
        """The book of a player. :raises BookTrouble: there is none at that path."""
        if not text:
            return None
        if text == NO_BOOK:
            return BookSetup()
        with BookFile(Path(text)) as file:
            file.survey()
        return BookSetup(text, self.book_best)

    def _openings(self) -> tuple[Opening, ...]:
        path = self.openings_path()
        return () if path is None else read_openings(path, variant_by_id(self.variant))


def _in_folder(command: EngineCommand | None, folder: str) -> EngineCommand | None:
    return msgspec.structs.replace(command, directory=folder) if folder and command else command


def canonical_player(text: str) -> str:
    """The same player, told so that it is found from any folder. :raises PlayerSpecError:"""
    command = PlayerSpec.parse(text).command
    if command is None:
        return text
    words = shlex.join([command.program, *command.arguments]) if command.arguments else command.program
    return f"engine:{words}"


def _files(text: str) -> list[Path]:
    command = PlayerSpec.parse(text).command or bundled_engine()
    program = shutil.which(command.program)
    words = command.arguments if program is None else (program, *command.arguments)
    return [Path(word) for word in words if Path(word).is_file()]


def _digest(paths: list[Path]) -> str:
    """Of the contents one after the other."""
    digest = hashlib.sha256()
    for path in paths:
        with path.open("rb") as stream:
            hashlib.file_digest(stream, lambda: digest)
    return digest.hexdigest()
