"""Who makes the players of a game, and sees to it that none of their processes outlives the program."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.game import game_of
from shogi_desktop.app.engines.registry import EngineGoneError
from shogi_desktop.app.players.characters import character_of
from shogi_desktop.app.players.engine_kind import EngineKind
from shogi_desktop.app.players.engine_player import EnginePlayer
from shogi_desktop.app.players.levels import level_at
from shogi_desktop.app.players.player import Person, Player
from shogi_desktop.app.players.thinking_time import MIN_REPLY_MS, Pace
from shogi_desktop.app.settings.game_setup import (
    EngineSetup,
    LevelSetup,
    PersonSetup,
    PlayerSetup,
    RemoteSetup,
)
from shogi_desktop.app.words.games import player_name
from shogi_desktop.game import Session
from shogi_desktop.usi.command import EngineCommand


def _nobody(setup: EngineSetup) -> EngineCommand:
    raise EngineGoneError(player_name(setup))


class Players:
    """Makes players; those behind an engine are remembered until their process has gone."""

    def __init__(
        self,
        command: EngineCommand | None = None,
        new_rng: Callable[[], random.Random] = random.Random,
        *,
        owned: Callable[[EngineSetup], EngineCommand] = _nobody,
        min_reply_ms: int = MIN_REPLY_MS,
    ) -> None:
        """``command`` is None for the program's own engine, which is looked for when first needed.

        ``owned`` gives the command of an engine that the player owns (`Registry.command_of`).

        ``pace`` may be changed at any time: it holds from the next move on.
        """
        self._command = command
        self._new_rng = new_rng
        self._owned = owned
        self.pace = Pace(min_reply_ms)
        self._engines: list[EnginePlayer] = []

    def __call__(self, setup: PlayerSetup, session: Session) -> Player:
        """The player of one side of the game, an engine starting up.

        :raises EngineMissingError: when the program's own engine is nowhere.
        :raises EngineGoneError: when the player does not own the engine.
        :raises ValueError: when there is no such level, or the player is over a network.
        """
        match setup:
            case PersonSetup(name):
                return Person(name)
            case LevelSetup(strength, style=style, name=name, book=book, character=character):
                self._command = self._command or bundled_engine()
                who = character_of(character)
                kind = EngineKind(
                    self._command, level_at(strength, session.record.variant.id), name=name, book=book
                )
                if who is not None:
                    kind = replace(kind, temper=who.temper, tempo=who.pace)
                return self._engine(session, kind, style)
            case EngineSetup(options=options, name=name, limits=limits, ponder=ponder, book=book):
                kind = EngineKind(self._owned(setup), None, options, name, limits, ponder, book)
                return self._engine(session, kind, "")
            case RemoteSetup(address):
                raise ValueError(f"nobody can be met over a network: {address}")

    def _engine(self, session: Session, kind: EngineKind, style: str) -> Player:
        player = EnginePlayer(
            kind,
            session.record.variant,
            self._new_rng(),
            game=game_of(session, style),
            pace=lambda: self.pace,
        )
        self._engines = [*(one for one in self._engines if not one.has_ended), player]
        player.prepare()
        return player

    def close(self, limit_ms: int = 4_000) -> bool:
        """Close all players and block until their processes are gone, at the program's exit."""
        players, self._engines = self._engines, []
        for player in players:
            player.close()
        return all(player.wait(limit_ms) for player in players)
