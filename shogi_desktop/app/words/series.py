"""What the program says about a match: its name, which game it is, how it stands, who has won it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.settings.game_setup import GameSetup, PlayerSetup
from shogi_desktop.app.words.games import player_name
from shogi_desktop.game import Series, SeriesKind

translate = QCoreApplication.translate


def match_name(match: Series) -> str:
    """What kind of match it is."""
    if match.kind is SeriesKind.LADDER:
        return translate("Matches", "Handicap ladder")
    return translate("Matches", "Best of {games}").format(games=match.games)


def game_text(match: Series) -> str:
    """Which game of the match it is."""
    if match.replays:
        return translate("Matches", "game {number}, replay").format(number=match.number)
    return translate("Matches", "game {number}").format(number=match.number)


def score_text(setup: GameSetup, match: Series) -> str:
    """How `match` stands between the players of `setup`, the game that is played or comes next."""
    if setup.match is None:
        return ""
    home, away = map(_points, match.points)
    first, second = _names(setup, setup.match)
    return f"{first} {home} – {away} {second}"


def event_text(setup: GameSetup) -> str:
    """The match that a game belongs to, for the record: in characters that every encoding of kifu has."""
    match = setup.match
    if match is None:
        return ""
    first, second = _names(setup, match)
    home, away = match.points
    return f"{match_name(match)}, {game_text(match)}: {first} {home:g}-{away:g} {second}"


def match_text(setup: GameSetup) -> str:
    """The match that a game belongs to, for the heading; empty where it belongs to none."""
    match = setup.match
    if match is None:
        return ""
    return " · ".join((match_name(match), game_text(match), score_text(setup, match)))


def result_text(setup: GameSetup, match: Series) -> str:
    """How `match` stands after the game `setup`, or who has won it."""
    if not match.decided or setup.match is None:
        return score_text(setup, match)
    if match.home == match.away:
        sentence = translate("Matches", "The match is drawn: {score}")
        return sentence.format(score=score_text(setup, match))
    home_won = match.home > match.away
    color = setup.match.home_color if home_won else setup.match.home_color.opponent
    winner = player_text(setup, setup.player(color), first=home_won)
    sentence = translate("Matches", "The match goes to {winner}: {score}")
    return sentence.format(winner=winner, score=score_text(setup, match))


def player_text(setup: GameSetup, player: PlayerSetup, *, first: bool) -> str:
    """What a player is called in a match. :param first: who has Black in its first game."""
    name = player_name(player)
    if name:
        return name
    if setup.computer_color is not None:
        return translate("Matches", "You")
    return translate("Matches", "First player") if first else translate("Matches", "Second player")


def _names(setup: GameSetup, match: Series) -> tuple[str, str]:
    """What home and away are called."""
    color = match.home_color
    return (
        player_text(setup, setup.player(color), first=True),
        player_text(setup, setup.player(color.opponent), first=False),
    )


def _points(points: float) -> str:
    whole, half = divmod(points, 1)
    if not half:
        return f"{whole:.0f}"
    return f"{whole:.0f}½" if whole else "½"
