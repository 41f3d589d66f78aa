"""The table of a game: who sits on which side, who is asked, and what is heard of them."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, SignalInstance

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.registry import EngineGoneError
from shogi_desktop.app.players.player import Absent, Player, PlayerMaker
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.game import Event, Session
from shogi_desktop.rules import Color


class Seats(QObject):
    """The two players of one game. What a player tells is told on, whichever side it sits on.

    Signals: ``chose(Move)``, ``resigned()``, ``declared_win()``: the answer of the one who was asked;
    ``delayed()``, ``ready()``, ``restarting(text)``, ``restarted()``, ``failed(text)`` as `Player` has them.
    """

    chose = Signal(object)
    resigned = Signal()
    declared_win = Signal()
    delayed = Signal()
    ready = Signal()
    restarting = Signal(object)
    restarted = Signal()
    failed = Signal(object)
    warned = Signal(object)

    def __init__(self, make: PlayerMaker, parent: QObject | None = None) -> None:
        """:param make: where it finds no engine the seat stays free for `meet` to try again."""
        super().__init__(parent)
        self._make = make
        self._players: dict[Color, Player] = {}

    def meet(self, setup: GameSetup, session: Session) -> None:
        """Have a player for each side, where there is none yet."""
        for color in Color:
            present = self._players.get(color)
            if present is not None and not isinstance(present, Absent):
                continue
            try:
                player = self._make(setup.player(color), session)
            except EngineGoneError as error:
                self._players[color] = Absent()
                self.failed.emit(partial(self._gone_text, error.name))
                continue
            except EngineMissingError as error:
                self._players[color] = Absent()
                self.failed.emit(partial(self._missing_text, error.places[0]))
                continue
            self._players[color] = player
            for signal, ours in self._wires(player):
                signal.connect(ours)

    def _gone_text(self, name: str) -> str:
        return self.tr(
            "{name} is not in your list of engines, or is now started differently. The "
            "game is kept. Add it to your engines, then restart it."
        ).format(name=in_one_line(name))

    def _missing_text(self, place: Path) -> str:
        return self.tr(
            "The program's engine is missing (expected at {place}). The game is kept. "
            "Reinstall the program, then restart the engine."
        ).format(place=place)

    def _wires(self, player: Player) -> tuple[tuple[SignalInstance, SignalInstance], ...]:
        return (
            (player.chose, self.chose),
            (player.resigned, self.resigned),
            (player.declared_win, self.declared_win),
            (player.delayed, self.delayed),
            (player.ready, self.ready),
            (player.restarting, self.restarting),
            (player.restarted, self.restarted),
            (player.failed, self.failed),
            (player.warned, self.warned),
        )

    def dismiss(self) -> None:
        """Let the players go."""
        players, self._players = self._players, {}
        for player in players.values():
            if not isinstance(player, Absent):
                for signal, ours in self._wires(player):
                    signal.disconnect(ours)
            player.close()

    def swap(self) -> None:
        """Each player takes the other's side, and begins anew."""
        self._players = {color: self._players[color.opponent] for color in Color}
        for player in self._players.values():
            player.begin_anew()

    def asked(self, turn: Color, *, for_both: bool) -> Player | None:
        """Who is to be asked for the move of `turn`; None where it comes from a hand.

        :param for_both: a game that is finished for a person is played on by the other side's player.
        """
        player = self._players.get(turn)
        if player is not None and player.is_hand:
            return self._players.get(turn.opponent) if for_both else None
        return player

    def absent(self, turn: Color) -> bool:
        """Whether the player of `turn` is no hand and not there to think."""
        player = self._players.get(turn)
        return player is not None and not player.is_hand and (player.has_failed or not player.is_ready)

    def tell(self, event: Event) -> None:
        """Let both hear what happened in the game."""
        for player in self._players.values():
            player.told(event)

    def stop(self) -> None:
        """Have who thinks answer at once."""
        for player in self._thinking():
            player.stop()

    def cancel(self) -> None:
        """No answer is wanted any more."""
        for player in self._thinking():
            player.cancel()

    def _thinking(self) -> list[Player]:
        return [player for player in self._players.values() if player.is_thinking]

    def restart(self) -> None:
        """Start again who has failed."""
        for player in self._players.values():
            if player.has_failed:
                player.restart()

    @property
    def thinking(self) -> bool:
        """Whether somebody is thinking."""
        return bool(self._thinking())

    @property
    def starting(self) -> bool:
        """Whether somebody takes long to get ready, and is still given time."""
        return any(player.is_starting for player in self._players.values())

    @property
    def trouble(self) -> bool:
        """Whether somebody cannot answer until started again."""
        return any(player.has_failed for player in self._players.values())

    @property
    def score(self) -> int | None:
        """What the computer thought of its last move, in centipawns from its side; None before it thought."""
        return next((player.score for player in self._players.values() if not player.is_hand), None)
