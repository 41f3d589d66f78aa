"""Who plays in a match, as a file tells it: a level, or an engine with its folder, name and options."""

from __future__ import annotations

import shlex
from collections.abc import Mapping

import msgspec

from shogi_desktop.app.engines.launch import Launch
from shogi_desktop.app.match.players import PlayerSpec
from shogi_desktop.app.settings.game_setup import OptionValue


class Contestant(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player in words: `MatchSettings` has them of two.

    ``player`` is what `PlayerSpec.parse` reads, ``folder`` where its engine is run if not in its own,
    ``options`` values as USI text (None: a button), ``go`` a pace of its own.
    """

    player: str
    name: str = ""
    folder: str = ""
    options: dict[str, str | None] = {}
    go: str | None = None

    @classmethod
    def of_launch(cls, launch: Launch, name: str = "") -> Contestant:
        """An engine of the player's own, called `name` or as it is on the list."""
        command = launch.command
        return cls(
            player=f"engine:{shlex.join([command.program, *command.arguments])}",
            name=name or launch.name,
            folder=command.directory or "",
            options=option_texts(launch.options),
        )

    @property
    def label(self) -> str:
        """What to call it before its engine has said its name. :raises PlayerSpecError: it is none."""
        return self.name or PlayerSpec.parse(self.player).label


def option_texts(options: Mapping[str, OptionValue]) -> dict[str, str | None]:
    """The values as USI writes them; None presses a button."""
    return {name: _text(value) for name, value in options.items()}


def _text(value: OptionValue) -> str | None:
    if isinstance(value, bool):
        return "true" if value else "false"
    return None if value is None else str(value)
