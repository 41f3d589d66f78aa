"""The folder of the player's matches: making one, finding those of before, writing one down."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final

import msgspec

from shogi_desktop.app.engines.registry import EngineGoneError, Registry
from shogi_desktop.app.match.contestants import Contestant
from shogi_desktop.app.match.players import PlayerSpec
from shogi_desktop.app.match.results import FileFault, MatchFileError
from shogi_desktop.app.match.settings import MatchSettings
from shogi_desktop.app.match.tournament import MATCH_FILE, TOURNAMENT_FILE, Tournament
from shogi_desktop.app.settings.game_setup import EngineSetup
from shogi_desktop.app.system.atomic import write_atomically
from shogi_desktop.app.system.short_text import in_one_line

FOLDER: Final = "Engine matches"
"""In the folder of games, where the library finds them."""
_OPENING: Final = "opening.sfens"
_MOST_NAME: Final = 80
_MOST_LISTED: Final = 20
_FORBIDDEN = re.compile(r'[\\/:*?"<>|\x00-\x1f]')


def make_match(
    games_dir: Path,
    title: str,
    players: Sequence[Contestant],
    settings: MatchSettings,
    *,
    gauntlet: bool = False,
    sfen: str = "",
    today: date,
) -> Tournament:
    """A new match in a folder of its own, called `title` or after its players.

    :param sfen: the position that all its games begin from, if not the one of `settings`.
    :raises MatchFileError: it cannot be written. :raises: as `MatchSettings.spec`.
    """
    named = title or f"{today:%Y-%m-%d} {' - '.join(player.label for player in players)}"
    folder = _free(games_dir / FOLDER, named)
    if sfen:
        path = folder / _OPENING
        try:
            write_atomically(path, f"sfen {sfen}\n".encode())
        except OSError as error:
            raise MatchFileError(path, FileFault.UNWRITABLE, error.strerror) from error
        settings = msgspec.structs.replace(settings, openings=str(path))
    settings.spec()  # openings and paces that cannot be read are told of before there is a match
    return Tournament.create(folder, players, settings, gauntlet=gauntlet)


def _free(folder: Path, name: str) -> Path:
    wished = in_one_line(_FORBIDDEN.sub(" ", name), _MOST_NAME).strip(" .…") or "Match"
    path, number = folder / wished, 2
    while path.exists():
        path, number = folder / f"{wished} {number}", number + 1
    return path


def matches_in(games_dir: Path) -> list[tuple[str, Path]]:
    """The matches in the folder of games, the last one first: name and file."""
    found: list[tuple[float, str, Path]] = []
    try:
        folders = [folder for folder in (games_dir / FOLDER).iterdir() if folder.is_dir()]
    except OSError:
        return []
    for folder in folders:
        for name in (TOURNAMENT_FILE, MATCH_FILE):
            path = folder / name
            try:
                found.append((path.stat().st_mtime, folder.name, path))
            except OSError:
                continue
            break
    return [(name, path) for _, name, path in sorted(found, reverse=True)[:_MOST_LISTED]]


def require_listed(tournament: Tournament, registry: Registry) -> None:
    """See that nothing but the player's own engines would be started (decision 0062).

    :raises EngineGoneError: an engine of the match is not on the list, or not as it is started there.
    """
    for player in tournament.players:
        wanted = PlayerSpec.parse(player.player).command
        if wanted is None:
            continue
        setup = EngineSetup((wanted.program, *wanted.arguments), name=player.label, folder=player.folder)
        bundled = registry.launch(registry.engines()[0].id).command
        listed = bundled if wanted.program == bundled.program else registry.command_of(setup)
        if player.folder and player.folder != listed.directory:
            raise EngineGoneError(player.label)
