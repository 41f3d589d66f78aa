"""The level that follows the player: up after a win, down after a loss, by two where the rating says so."""

from __future__ import annotations

from collections.abc import Sequence

from shogi_desktop.app.results.history import PlayedGame
from shogi_desktop.app.results.rating import estimate, points_of_levels

FIRST_LEVEL = 3
"""Where nothing is known of the player."""
LONGEST_STEP = 2
"""So many levels at most from one game to the next."""


def adaptive_level(games: Sequence[PlayedGame], variant_id: str) -> int:
    """The level for the next game of that variant, after `games`, the latest last.

    Games that the rating does not count (a move taken back, begun from a record) move nothing; neither do
    handicap games move the level itself, though they count for the rating.
    """
    points = points_of_levels(variant_id)
    counted = [(game, game.rated()) for game in games if game.variant == variant_id]
    rated = [seen for _, seen in counted if seen is not None]
    last = next(
        (game for game, seen in reversed(counted) if seen is not None and game.handicap == "even"), None
    )
    rating = estimate(rated)
    if rating is None:
        return FIRST_LEVEL
    nearest = min(range(len(points)), key=lambda index: abs(points[index] - rating.mean)) + 1
    if last is None:
        return nearest
    if last.result == "won":
        wanted = min(max(nearest, last.level + 1), last.level + LONGEST_STEP)
    elif last.result == "lost":
        wanted = max(min(nearest, last.level - 1), last.level - LONGEST_STEP)
    else:
        wanted = last.level
    return min(max(wanted, 1), len(points))
