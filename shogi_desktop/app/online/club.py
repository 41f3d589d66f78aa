"""A server of a club or of friends: the protocol's server, its port, its folder and its evening. No Qt."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from shogi_desktop.app.online.evening import Evening, EveningPlan, Score, Standing
from shogi_desktop.app.online.store import GameStore, RunningGame
from shogi_desktop.csa.errors import LineError
from shogi_desktop.csa.hosting import Host
from shogi_desktop.csa.pairing import FirstCome, Pairing
from shogi_desktop.csa.server import Server, ServerRules
from shogi_desktop.csa.server_events import GameBegan, GameEnded, GuestNews, MoveMade, ServerEvent, ServerStep
from shogi_desktop.game import Reason
from shogi_desktop.rules import Color


class ClubPlan(Struct, frozen=True):
    """What is served, and where. `games`: after so many that have ended it ends; None: it goes on.

    :ivar takes_up: games that an earlier run has left go on; else they are put away as broken off.
    """

    rules: ServerRules
    host: str = ""
    port: int = 4081
    folder: Path | None = None
    games: int | None = None
    evening: EveningPlan | None = None
    takes_up: bool = True


class Club:
    """A server that serves until it is stopped, all its games are played, or its evening is over."""

    def __init__(self, plan: ClubPlan, say: Callable[[str], None], now: Callable[[], datetime]) -> None:
        """Listens, and takes up games that an earlier run has left. `say` is told what happens, in sentences.

        :raises OSError: nobody may listen there, or the folder cannot be used.
        :raises GameNameError: a game of the rules is none.
        """
        self._plan = plan
        self._say = say
        self._ended = 0
        self._store = None if plan.folder is None else GameStore(plan.folder, say, now)
        self._evening = None if plan.evening is None else Evening(plan.evening)
        for result in () if self._store is None else self._store.results():
            self._count(result.game, result.black, result.white, result.winner, result.reason)
        pairing: Pairing = self._evening or FirstCome(random.Random())
        rules = plan.rules
        if self._evening is not None or plan.games is not None:
            rules = replace(rules, rematches=False)
        self._server = Server(rules, pairing, f"{now():%Y%m%d%H%M%S}")
        self.host = Host(self._server, plan.host, plan.port, self._on_event)
        self._take_up()

    def _take_up(self) -> None:
        store = self._store
        if store is None:
            return
        for game in list(store.running()):
            summary = game.summary
            if not self._plan.takes_up:
                store.put_away(game)
                continue
            try:
                self.host.call_now(partial(_resume, game))
            except LineError as error:
                self._say(f"{summary.game_id} cannot be resumed: {error}")
            else:
                if self._evening is not None:
                    self._evening.began(summary.black, summary.white)
                self._say(f"{summary.game_id} goes on when {summary.black} and {summary.white} are back")

    def serve(self) -> None:
        """Serve until the end."""
        if not self._is_done:
            self.host.run()

    def stop(self) -> None:
        """End; from any thread, and from a signal's handler. Games that go on can be taken up again."""
        self.host.stop()

    @property
    def ended(self) -> int:
        """How many games have ended in this run."""
        return self._ended

    def table(self) -> list[Standing]:
        """The table of the evening; empty without one."""
        return [] if self._evening is None else self._evening.table()

    @property
    def _is_done(self) -> bool:
        enough = self._plan.games is not None and self._ended >= self._plan.games
        return enough or (self._evening is not None and self._evening.is_over)

    # --- what happens ---------------------------------------------------------------------------------------

    def _on_event(self, event: ServerEvent) -> None:
        match event:
            case MoveMade():
                if self._store is not None:
                    self._store.moved(event)
            case GameBegan():
                if self._store is not None:
                    self._store.began(event)
                if self._evening is not None:
                    self._evening.began(event.summary.black, event.summary.white)
                self._say(f"{event.summary.black} and {event.summary.white} play {event.game_name}")
            case GameEnded():
                self._on_ended(event)
            case GuestNews(name, address, what):
                self._say(f"{name or 'somebody'} from {address}: {what}")

    def _on_ended(self, event: GameEnded) -> None:
        self._ended += 1
        winner = winner_of(event)
        if self._store is not None:
            self._store.ended(event)
        self._count(event.game_name, event.black, event.white, winner, event.outcome.reason.value)
        told = f"{winner} wins" if winner else "nobody wins"
        self._say(f"{event.black} against {event.white}: {told} ({event.outcome.reason.value})")
        if self._evening is not None and self._store is not None:
            self._store.write_text("table.txt", table_text(self.table()))
        if self._is_done:
            self.host.stop_soon()

    def _count(self, game: str, black: str, white: str, winner: str, reason: str) -> None:
        """A game may be one of the evening."""
        if self._evening is None:
            return
        plan = self._evening.plan
        if game != plan.game.text or {black, white} - set(plan.players):
            return
        if reason == Reason.INTERRUPTED.value:
            self._evening.broken_off(black, white)
        else:
            self._evening.add(Score(black, white, winner or None))


def _resume(game: RunningGame, server: Server, now_ms: int) -> ServerStep:
    return server.resume(game.summary, game.keys, game.game, now_ms)


def winner_of(event: GameEnded) -> str:
    """Who won; empty: nobody."""
    winner = event.outcome.winner
    if winner is None:
        return ""
    return event.black if winner is Color.BLACK else event.white


def table_text(table: list[Standing]) -> str:
    """The table for people."""
    width = max([4, *(len(standing.name) for standing in table)])
    lines = [f"{'':>3}  {'name':<{width}}  points  won  drawn  lost  opponents"]
    lines += [
        f"{place:>2}.  {s.name:<{width}}  {s.points:>6g}  {s.wins:>3}  {s.draws:>5}  {s.losses:>4}"
        f"  {s.opponents:>9g}"
        for place, s in enumerate(table, start=1)
    ]
    return "\n".join(lines) + "\n"
