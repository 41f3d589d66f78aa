"""Players whose words a test puts in their mouths."""

from __future__ import annotations

from pathlib import Path

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.game import EngineGame, game_of
from shogi_desktop.app.players.player import Clocks, Course, Person, Player, PlayerMaker
from shogi_desktop.app.settings.game_setup import LevelSetup, PersonSetup, PlayerSetup
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.game import Event, GameEnded, Session
from shogi_desktop.rules import STANDARD, Variant, parse_usi_move


class ScriptedPlayer(Player):
    """A player that is ready, notes what it is asked and told to do, and answers when the test says so."""

    def __init__(self, variant: Variant = STANDARD) -> None:
        super().__init__()
        self._variant = variant
        self.asked: list[tuple[tuple[str, ...], Clocks | None]] = []
        self.calls: list[str] = []
        self.game = EngineGame()

    def think(self, course: Course, clocks: Clocks | None) -> None:
        self.is_thinking = True
        self.asked.append((course.texts, clocks))

    def answer(self, usi: str, score: int | None = None) -> None:
        """Play a move, if it is still asked for one; `score` is what it thinks of it."""
        if self._ends_thinking():
            self.score = self.score if score is None else score
            self.chose.emit(parse_usi_move(usi, self._variant))

    def resign(self) -> None:
        if self._ends_thinking():
            self.resigned.emit()

    def declare_win(self) -> None:
        if self._ends_thinking():
            self.declared_win.emit()

    def become_ready(self) -> None:
        self.is_ready, self.is_starting = True, False
        self.ready.emit()

    def be_slow(self) -> None:
        if not self.is_starting:
            self.is_starting = True
            self.delayed.emit()

    def fail(self, text: Sentence) -> None:
        self._ends_thinking()
        self.is_starting = False
        self.has_failed = True
        self.failed.emit(text)

    def stop(self) -> None:
        self.calls.append("stop")

    def cancel(self) -> None:
        self.is_thinking = False
        self.calls.append("cancel")

    def told(self, event: Event) -> None:
        super().told(event)
        if isinstance(event, GameEnded):
            self.cancel()

    def restart(self) -> None:
        self.has_failed = False
        self.calls.append("restart")

    def close(self) -> None:
        self.is_thinking = False
        self.calls.append("quit")

    def _ends_thinking(self) -> bool:
        thinking, self.is_thinking = self.is_thinking, False
        return thinking


def against(player: ScriptedPlayer) -> PlayerMaker:
    """A maker whose persons are persons, and whose other player is `player`."""

    def make(setup: PlayerSetup, session: Session) -> Player:
        if isinstance(setup, PersonSetup):
            return Person(setup.name)
        assert isinstance(setup, LevelSetup)
        player.game = game_of(session, setup.style)
        return player

    return make


def no_engine(setup: PlayerSetup, _session: Session) -> Player:
    """A maker on a machine where the engine is missing."""
    if isinstance(setup, PersonSetup):
        return Person(setup.name)
    raise EngineMissingError((Path("/nowhere"),))
