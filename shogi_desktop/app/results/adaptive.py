"""The strength that follows the player: where an even game is expected, by all results so far.

It goes by the mean of what the rating may be (`app.results.rating`), so that it moves far while little is
known and settles as more is. From one game to the next it goes `LONGEST_STEP` levels at most. A game in which
the player took moves back or asked for hints counts too: lost as it stands, for it was lost in spite of the
help; else for half a game, for nobody knows whose doing it was. How often that gives a fair game is simulated
in tests/bench/adapting.py (docs/levels.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from shogi_desktop.app.results.history import PlayedGame
from shogi_desktop.app.results.rating import Prior, RatedGame, estimate, strength_at
from shogi_desktop.app.settings.strengths import FIRST_RUNG

LONGEST_STEP = 8.0
"""So many levels at most from one game to the next."""
PRIOR = Prior(1_500.0, 2_500.0)
"""Nearly nothing is taken for granted: the first games decide."""
_HELPED_WEIGHT = 0.5


def adaptive_level(games: Sequence[PlayedGame], variant_id: str) -> float:
    """The strength for the next game of that variant, after `games`, the latest last.

    Games begun from a record move nothing; neither do handicap games move the strength's step, though they
    count.
    """
    played = [game for game in games if game.variant == variant_id]
    seen = [(game, rated) for game in played if (rated := _seen(game)) is not None]
    rating = estimate([rated for _, rated in seen], PRIOR)
    if rating is None:
        return float(FIRST_RUNG)
    wanted = strength_at(variant_id, rating.mean)
    last = next((game.at for game, _ in reversed(seen) if game.handicap == "even"), None)
    if last is None:
        return wanted
    return min(max(wanted, last - LONGEST_STEP), last + LONGEST_STEP)


def _seen(game: PlayedGame) -> RatedGame | None:
    """What a game says of the player, with help or without; None where it says nothing."""
    alone = replace(game, taken_back=0, hints=0).rated()
    if alone is None or not (game.taken_back or game.hints) or alone.score == 0.0:
        return alone
    return replace(alone, weight=_HELPED_WEIGHT)
