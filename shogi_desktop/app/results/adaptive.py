"""The strength that follows the player: where an even game is expected, by all results so far.

It goes by the mean of what the rating may be (`app.results.rating`), so that it moves far while little is
known and settles as more is. What players have told of their strength is where it begins. From one game to
the next it goes `LONGEST_STEP` levels at most.

A game with help (moves taken back, on the coach's word too, and hints) counts as one against a weaker
opponent: by `HELP_POINTS` for each help, `MOST_HELP_POINTS` at most. So a win with help says less, and a loss
in spite of it more. The next opponent is stronger by the help that was usual in the last games, so that who
always takes some has fair games too. The most is what leaves the next game fair with help and without. How
often it is fair is simulated in tests/bench/adapting.py, what help is worth was measured by
tests/bench/helps.py (docs/levels.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from shogi_desktop.app.results.history import PlayedGame
from shogi_desktop.app.results.rating import Prior, RatedGame, estimate, points_at, strength_at
from shogi_desktop.app.settings.strengths import FIRST_RUNG

LONGEST_STEP = 12.0
"""So many levels at most from one game to the next."""
PRIOR = Prior(1_500.0, 1_000.0)
"""Where nothing is known the first games decide."""
TOLD_DEVIATION = 450.0
"""How far, in points, players are off who say how strong they are."""
HELP_POINTS = 30
MOST_HELP_POINTS = 120
USUAL_GAMES = 6
"""The last so many games tell how much help is usual."""


def adaptive_level(games: Sequence[PlayedGame], variant_id: str, told: float | None = None) -> float:
    """The strength for the next game of that variant, after `games`, the latest last.

    Games begun from a record move nothing; neither do handicap games move the strength's step, though they
    count.

    :param told: the strength of who plays as the player says to; None: nothing was said.
    """
    prior = PRIOR if told is None else Prior(points_at(variant_id, told), TOLD_DEVIATION)
    played = [game for game in games if game.variant == variant_id]
    seen = [(game, rated) for game in played if (rated := _seen(game)) is not None]
    rating = estimate([rated for _, rated in seen], prior)
    if rating is None:
        return float(FIRST_RUNG) if told is None else told
    wanted = strength_at(variant_id, rating.mean + _usual_help([game for game, _ in seen]))
    last = next((game.at for game, _ in reversed(seen) if game.handicap == "even"), None)
    if last is None:
        return wanted
    return min(max(wanted, last - LONGEST_STEP), last + LONGEST_STEP)


def help_points(helps: int) -> int:
    """By how many points so many helps in a game make a player stronger."""
    return min(helps * HELP_POINTS, MOST_HELP_POINTS)


def _usual_help(games: Sequence[PlayedGame]) -> float:
    """By how many points help made the player stronger in the last games, on average.

    Games that were not played yet are taken to be without: help in the first one is no habit.
    """
    return sum(help_points(game.taken_back + game.hints) for game in games[-USUAL_GAMES:]) / USUAL_GAMES


def _seen(game: PlayedGame) -> RatedGame | None:
    """What a game says of the player, with help or without; None where it says nothing."""
    alone = replace(game, taken_back=0, hints=0).rated()
    if alone is None:
        return None
    return replace(alone, opponent=alone.opponent - help_points(game.taken_back + game.hints))
