"""Everything that decides how the program looks at the moment: tokens, icons, board theme, pieces."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.app.piece_sets import load_or_usual
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
    piece_problem: str = ""
    """Why the pieces are the usual ones instead of those chosen; empty if they are not."""

    @classmethod
    def of(cls, settings: Settings) -> Appearance:
        """The look that the settings ask for.

        :raises PieceSetError: the drawings that come with the program are missing or damaged.
        """
        piece_set, problem = load_or_usual(settings.piece_set, dark_sides=settings.dark_sides)
        tokens = tokens_for(settings.appearance)
        return cls(
            tokens,
            IconSet(tokens.text, tokens.faint),
            theme_by_id(tokens.name),
            piece_set,
            problem,
        )
