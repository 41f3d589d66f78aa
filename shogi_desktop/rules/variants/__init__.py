"""The games the program plays, each a module of data."""

from __future__ import annotations

from shogi_desktop.rules.errors import RulesError
from shogi_desktop.rules.variant import Variant
from shogi_desktop.rules.variants.okisaki import OKISAKI
from shogi_desktop.rules.variants.standard import STANDARD

__all__ = ["OKISAKI", "STANDARD", "VARIANTS", "unnamed_variant", "variant_by_id"]

VARIANTS: tuple[Variant, ...] = (STANDARD, OKISAKI)


def unnamed_variant() -> Variant:
    """The game that is meant where a text names none: standard shogi."""
    return next(variant for variant in VARIANTS if variant.names.is_startpos)


def variant_by_id(variant_id: str) -> Variant:
    """The variant with that `id` (``shogi``, ``okisakishogi``).

    :raises RulesError: if there is none; the text lists those there are.
    """
    for variant in VARIANTS:
        if variant.id == variant_id:
            return variant
    raise RulesError(f"no game is called {variant_id!r}; there are {', '.join(v.id for v in VARIANTS)}")
