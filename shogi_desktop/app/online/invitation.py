"""A game that somebody is invited to: what is played, with how much time, and where this computer listens."""

from __future__ import annotations

import secrets
from typing import Final, Literal

from msgspec import Struct

from shogi_desktop.csa.game_names import HANDICAPS
from shogi_desktop.rules import Handicap, unnamed_variant, variant_by_id

_LETTERS: Final = "abcdefghkmnpqrstuvwxyz23456789"
"""None that could be taken for another one when it is read out."""
_PREFIXES: Final = {handicap: prefix for prefix, handicap in HANDICAPS.items()}


class Invitation(Struct, frozen=True, omit_defaults=True):
    """A game to invite somebody to. `side` is that of whoever invites, None: drawn by lot.

    :ivar main_s: seconds for the whole game. :ivar move_s: then for each move, or more for each move where
        the time is Fischer's. :ivar host: the address that is listened at; empty: all of this computer.
    """

    user: str
    variant: str = unnamed_variant().id
    handicap: str = "even"
    main_s: int = 600
    move_s: int = 30
    is_fischer: bool = False
    side: Literal["black", "white"] | None = None
    max_moves: int | None = None
    host: str = ""
    port: int = 4081

    @property
    def game_name(self) -> str:
        """The game by the name that servers understand, without a side."""
        kind = variant_by_id(self.variant).names.jkf
        stem = f"{f'{kind}_' if kind else ''}{_PREFIXES.get(self.handicap, '')}desktop"
        return f"{stem}-{self.main_s}-{self.move_s}{'F' if self.is_fischer else ''}"

    @property
    def own_game(self) -> str:
        """The game as whoever invites asks for it: with a side, unless that is drawn by lot."""
        return self.game_name + {None: "", "black": "-B", "white": "-W"}[self.side]


def offered_handicaps(variant_id: str) -> tuple[Handicap, ...]:
    """The handicaps of a game that its name at a server can say; no handicap is the first."""
    handicaps = variant_by_id(variant_id).handicaps
    return tuple(each for each in handicaps if each.id == "even" or each.id in _PREFIXES)


def random_word() -> str:
    """A password that can be read out."""
    return "".join(secrets.choice(_LETTERS) for _ in range(6))
