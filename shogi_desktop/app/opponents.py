"""The computer's players: who makes them, how fast they answer, and which rules their engine is told.

What plays is `app.engine_opponent`, loaded with the first game: a start of the program needs no engine.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.levels import level
from shogi_desktop.app.opponent_protocol import OpponentGame
from shogi_desktop.rules import ImpasseRule, Variant
from shogi_desktop.usi.command import EngineCommand

if TYPE_CHECKING:
    from shogi_desktop.app.engine_opponent import EngineOpponent

MIN_REPLY_MS = 500
"""By default the computer takes at least this long for a move, so that a player can see that it was made."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the computer takes, beside what its level searches.

    :ivar at_least_ms: no answer comes sooner, but where the clock leaves no time for it.
    :ivar at_most_ms: it is told to move after so long; None for as long as its search takes.
    :ivar uses_clock: at full strength, where a clock runs, it thinks as long as it has time for.
    :ivar ponders: at full strength it goes on thinking while the person does.
    """

    at_least_ms: int = MIN_REPLY_MS
    at_most_ms: int | None = None
    uses_clock: bool = False
    ponders: bool = False


class EngineOpponents:
    """Makes the computer's players, and sees to it that none of their processes outlives the program."""

    def __init__(
        self,
        command: EngineCommand | None = None,
        new_rng: Callable[[], random.Random] = random.Random,
        *,
        min_reply_ms: int = MIN_REPLY_MS,
    ) -> None:
        """``command`` is None for the program's own engine, which is looked for when first needed.

        ``pace`` may be changed at any time: it holds from the next move on.
        """
        self._command = command
        self._new_rng = new_rng
        self.pace = Pace(min_reply_ms)
        self._opponents: list[EngineOpponent] = []

    def __call__(
        self, variant: Variant, level_number: int, game: OpponentGame | None = None
    ) -> EngineOpponent:
        """A new opponent, its engine starting up.

        :raises EngineMissingError: when the program's own engine is nowhere.
        :raises ValueError: when there is no such level.
        """
        from shogi_desktop.app.engine_opponent import EngineOpponent  # noqa: PLC0415 - see above

        if self._command is None:
            self._command = bundled_engine()
        opponent = EngineOpponent(
            self._command,
            variant,
            level(level_number),
            self._new_rng(),
            game=game,
            pace=lambda: self.pace,
        )
        opponent.ended.connect(self._forget_ended)
        self._opponents.append(opponent)
        opponent.start()
        return opponent

    def close(self, limit_ms: int = 4_000) -> bool:
        """Quit all opponents and block until their processes are gone, at the program's exit."""
        opponents, self._opponents = self._opponents, []
        for opponent in opponents:
            opponent.quit()
        waited = [opponent.wait(limit_ms) for opponent in opponents]
        return all(waited)

    def _forget_ended(self) -> None:
        self._opponents = [opponent for opponent in self._opponents if not opponent.has_ended]


def rule_options(game: OpponentGame) -> dict[str, object]:
    """The engine's options for the rules of the game: how a king in the far camp wins.

    What a rule by agreement is worth the engine need not know; the impasse is then the players' to end.
    """
    return {"EnteringKingRule": _ENTERING_KING.get(game.impasse, "NoEnteringKing")}


_ENTERING_KING = {
    ImpasseRule.DECLARATION_27: "CSARule27",
    ImpasseRule.DECLARATION_24: "CSARule24",
    ImpasseRule.TRY_RULE: "TryRule",
}
