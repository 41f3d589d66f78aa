"""Start positions that the player has set up and named, kept in the settings; per game, names are unique."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.settings.settings import OwnHandicap, SettingsStore
from shogi_desktop.rules import Position, RulesError, Variant, require_playable

LONGEST_NAME = 60
_PREFIX = "own:"


class OwnHandicaps(QObject):
    """The player's own handicaps. `changed` says that there are others.

    A kept position that cannot be played (somebody has edited the file) is not offered, and kept.
    """

    changed = Signal()

    def __init__(self, settings: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    def of(self, variant: Variant) -> tuple[OwnHandicap, ...]:
        """Those of `variant` by name."""
        kept = [own for own in self._settings.current.own_handicaps if own.variant == variant.id]
        return tuple(sorted((own for own in kept if _is_playable(own, variant)), key=lambda own: own.name))

    def find(self, variant: Variant, handicap_id: str) -> OwnHandicap | None:
        """The one that `id_of` gave that id, or None."""
        return next((own for own in self.of(variant) if id_of(own) == handicap_id), None)

    def has(self, variant: Variant, name: str) -> bool:
        """Whether there is one of that name, shown or not."""
        return any((own.variant, own.name) == (variant.id, name) for own in self._all())

    def save(self, variant: Variant, name: str, sfen: str) -> OwnHandicap:
        """Keep a position under a name, in the place of another of that name."""
        own = OwnHandicap(name, variant.id, sfen)
        self._keep((*self._without(variant.id, name), own))
        return own

    def rename(self, own: OwnHandicap, name: str) -> OwnHandicap:
        """Give it another name, in the place of another of that name."""
        renamed = OwnHandicap(name, own.variant, own.sfen)
        taken = {(own.variant, own.name), (own.variant, name)}
        rest = tuple(kept for kept in self._all() if (kept.variant, kept.name) not in taken)
        self._keep((*rest, renamed))
        return renamed

    def delete(self, own: OwnHandicap) -> None:
        """Forget it."""
        self._keep(self._without(own.variant, own.name))

    def _all(self) -> tuple[OwnHandicap, ...]:
        return self._settings.current.own_handicaps

    def _without(self, variant_id: str, name: str) -> tuple[OwnHandicap, ...]:
        return tuple(own for own in self._all() if (own.variant, own.name) != (variant_id, name))

    def _keep(self, handicaps: tuple[OwnHandicap, ...]) -> None:
        self._settings.update(own_handicaps=handicaps)
        self.changed.emit()


def id_of(own: OwnHandicap) -> str:
    """The word by which the choices of a new game know it."""
    return _PREFIX + own.name


def position_of(own: OwnHandicap, variant: Variant) -> Position:
    """Its position. :raises RulesError: it cannot be set up."""
    return Position.from_sfen(own.sfen, variant)


def _is_playable(own: OwnHandicap, variant: Variant) -> bool:
    try:
        require_playable(position_of(own, variant))
    except RulesError:
        return False
    return True
