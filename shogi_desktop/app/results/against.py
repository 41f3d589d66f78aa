"""How a player has done against each character, and whom to beat next."""

from __future__ import annotations

from collections.abc import Sequence

from shogi_desktop.app.players.characters import Character
from shogi_desktop.app.results.history import PlayedGame, Standing, standing


def standing_against(games: Sequence[PlayedGame], character_id: str, variant_id: str) -> Standing:
    """What the games of that variant against somebody come to; `games` are the oldest first."""
    return standing(game for game in games if game.character == character_id and game.variant == variant_id)


def has_beaten(games: Sequence[PlayedGame], character_id: str, variant_id: str) -> bool:
    """Whether somebody was beaten in an even game, without take-backs or hints."""
    return any(
        game.character == character_id
        and game.variant == variant_id
        and game.handicap == "even"
        and game.result == "won"
        and game.rated() is not None
        for game in games
    )


def next_to_beat(
    everyone: Sequence[Character], games: Sequence[PlayedGame], variant_id: str, strength: float
) -> Character | None:
    """Whom to play next: the first one not beaten above the strongest beaten.

    Who has beaten nobody yet meets the one nearest to `strength`, that of the player; who has beaten the
    strongest has nobody left above, and is sent to the weakest not beaten, if there is one.

    :param everyone: the weakest first.
    """
    beaten = {one.id for one in everyone if has_beaten(games, one.id, variant_id)}
    if not beaten:
        return min(everyone, key=lambda one: abs(one.strength - strength), default=None)
    best = max(one.strength for one in everyone if one.id in beaten)
    open_ones = [one for one in everyone if one.id not in beaten]
    above = [one for one in open_ones if one.strength > best]
    return next(iter(above or open_ones), None)
