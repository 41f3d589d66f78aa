"""Everything that decides how the program looks at the moment: tokens, icons, board theme, pieces."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.app.settings import Settings
from shogi_desktop.gui.icons import IconSet
from shogi_desktop.gui.style import tokens_for
from shogi_desktop.gui.tokens import Tokens
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import Theme, theme_by_id


@dataclass(frozen=True, slots=True)
class Appearance:
    """The look in force. Made anew when a setting or the system's colours change."""

    tokens: Tokens
    icons: IconSet
    theme: Theme
    piece_set: PieceSet

    @classmethod
    def of(cls, settings: Settings) -> Appearance:
        """The look that the settings ask for.

        :raises PieceSetError: the pieces' drawings are missing or damaged.
        """
        tokens = tokens_for(settings.appearance)
        return cls(
            tokens,
            IconSet(tokens.text, tokens.faint),
            theme_by_id(tokens.name),
            PieceSet.load(settings.piece_set),
        )
