"""What an engine has to know of a game beside its moves, and by which options it is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shogi_desktop.game import Session
from shogi_desktop.rules import ImpasseRule


@dataclass(frozen=True, slots=True)
class EngineGame:
    """A game for an engine.

    :ivar impasse: the rule by which kings in the far camps end the game.
    :ivar style: the id of the style that it plays in: its openings, and what it weighs more; empty for the
    mixed one.
    """

    impasse: ImpasseRule = ImpasseRule.NONE
    style: str = ""


def game_of(session: Session | None, style: str = "") -> EngineGame:
    """What the engine has to know of the game. :param style: the id of the style that it plays in."""
    if session is None:
        return EngineGame()
    return EngineGame(session.rules.endings.impasse, style)


def rule_options(game: EngineGame) -> dict[str, object]:
    """The engine's options for the rules of the game: how a king in the far camp wins.

    What a rule by agreement is worth the engine need not know; the impasse is then the players' to end.
    """
    return {"EnteringKingRule": _ENTERING_KING.get(game.impasse, "NoEnteringKing")}


_ENTERING_KING: Final = {
    ImpasseRule.DECLARATION_27: "CSARule27",
    ImpasseRule.DECLARATION_24: "CSARule24",
    ImpasseRule.TRY_RULE: "TryRule",
}
