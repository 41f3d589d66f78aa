"""The computer as a person to play against: who there is, how strong, and how each of them plays.

All of it is data, in ``resources/opponents/opponents.json``; nobody is known by name in the code. A character
plays at a strength of `levels.level_at` with a taste of its own (`temper`), opens as its repertoire says,
takes its time, and ends its games in its own manner.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from shogi_desktop.app.players.drawing import Draws
from shogi_desktop.app.players.resigning import Resigns
from shogi_desktop.app.players.temper import EVEN, Temper
from shogi_desktop.app.settings.game_setup import LevelSetup
from shogi_desktop.app.settings.strengths import RUNGS, rung_of
from shogi_desktop.paint.portrait_looks import PortraitLooks
from shogi_desktop.resources_path import resource_path

FILE: Final = "opponents/opponents.json"
_USUAL_LANGUAGE: Final = "en"


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody to play against.

    :ivar id: what files call it, for good. :ivar name: the same in every language, and in every encoding of a
        kifu. :ivar strength: 1 to `RUNGS`, as that of levels.
    :ivar repertoire: the ids of the styles that it opens in, by the variant's id; it draws one for each game.
    :ivar pace: how long it takes, 1 being usual. :ivar line: what it is like, by language.
    """

    id: Annotated[str, Meta(pattern="^[a-z]+$", max_length=20)]
    name: Annotated[str, Meta(min_length=1, max_length=20)]
    strength: Annotated[float, Meta(ge=1, le=RUNGS)]
    repertoire: dict[str, tuple[str, ...]]
    line: dict[str, str]
    face: PortraitLooks
    temper: Temper = EVEN
    pace: Annotated[float, Meta(ge=0.25, le=2)] = 1.0
    resigns: Resigns = "lost"
    draws: Draws = "accepts"

    @property
    def rung(self) -> int:
        """The level nearest to its strength."""
        return rung_of(self.strength)

    def line_in(self, language: str) -> str:
        """What it is like, in a sentence, in the language of that code; in English where there is none."""
        return self.line.get(language, self.line[_USUAL_LANGUAGE])

    def seated(self, variant_id: str, rng: random.Random) -> LevelSetup:
        """This one as a player of a game of that variant, its opening drawn."""
        styles = self.repertoire.get(variant_id)
        style = rng.choice(styles) if styles else ""
        return LevelSetup(self.strength, style=style, name=self.name, character=self.id)


@cache
def characters() -> tuple[Character, ...]:
    """All of them, the weakest first.

    :raises msgspec.DecodeError: the file is damaged. :raises OSError: it is missing.
    """
    found = msgspec.json.decode(resource_path(FILE).read_bytes(), type=tuple[Character, ...])
    return tuple(sorted(found, key=lambda one: one.strength))


def character_of(id_: str) -> Character | None:
    """The character of that id; None where there is none: that of another version."""
    return next((one for one in characters() if one.id == id_), None) if id_ else None
