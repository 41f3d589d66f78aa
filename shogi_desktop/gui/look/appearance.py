"""Everything that decides how the program looks at the moment: tokens, icons, board theme, pieces."""

from __future__ import annotations

from msgspec import Struct

from shogi_desktop.app.settings.coordinates import board_coordinates
from shogi_desktop.app.settings.piece_sets import load_or_usual
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.gui.look.icons import IconSet
from shogi_desktop.gui.look.style import tokens_for
from shogi_desktop.gui.look.tokens import Tokens
from shogi_desktop.paint.faces import PIECE_SETS, PieceSet
from shogi_desktop.paint.theme import CONTRAST, DARK, LIGHT, PAPER, PLAIN, Theme, on_window, with_strong_marks

_BOARDS = {"kaya": LIGHT, "dark": DARK, "paper": PAPER, "contrast": CONTRAST, "plain": PLAIN}
_BOARD_OF_WINDOW = {"light": LIGHT, "dark": DARK, "contrast-light": CONTRAST, "contrast-dark": CONTRAST}


def board_theme(settings: Settings, tokens: Tokens) -> Theme:
    """The board that the settings ask for, in a window of these colours."""
    found = _BOARDS.get(settings.board) or _BOARD_OF_WINDOW[tokens.name]
    if settings.strong_marks:
        found = with_strong_marks(found)
    return on_window(found, tokens.window, tokens.text, board_coordinates(settings))


def offered_themes() -> tuple[tuple[Theme, ...], ...]:
    """What each board of the setting looks like, in its order; the first, which follows, looks like two."""
    return ((LIGHT, DARK), *((theme,) for theme in _BOARDS.values()))


def still_current(piece_set: PieceSet, settings: Settings) -> bool:
    """Whether `piece_set` is what the settings ask for. One of the player's own may have changed on disk."""
    wanted = settings.piece_set, settings.dark_sides
    return piece_set.id in PIECE_SETS and (piece_set.id, piece_set.dark_sides) == wanted


class Appearance(Struct, frozen=True):
    """The look in force. Made anew when a setting or the system's colours change."""

    tokens: Tokens
    icons: IconSet
    theme: Theme
    piece_set: PieceSet
    piece_problem: Sentence | None = None
    """Why the pieces are the usual ones instead of those chosen; None if they are not."""
    text_percent: int = 100
    """Size of text in percent of the usual size."""

    @classmethod
    def of(cls, settings: Settings, before: Appearance | None = None) -> Appearance:
        """The look that the settings ask for. Of the look `before` pieces that stay keep their drawings.

        :raises PieceSetError: the drawings that come with the program are missing or damaged.
        """
        if before is not None and still_current(before.piece_set, settings):
            piece_set, problem = before.piece_set, None
        else:
            piece_set, problem = load_or_usual(settings.piece_set, dark_sides=settings.dark_sides)
        tokens = tokens_for(settings.appearance)
        if before is not None and before.tokens is tokens:
            icons = before.icons
        else:
            icons = IconSet(tokens.text, tokens.faint)
        return cls(
            tokens,
            icons,
            board_theme(settings, tokens),
            piece_set,
            problem,
            settings.text_percent,
        )
