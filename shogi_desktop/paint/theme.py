"""The looks of board and pieces as data: colours, and how much of the material is shown.

Five boards to play on: kaya (`LIGHT`), dark wood (`DARK`), `PAPER`, `CONTRAST` and `PLAIN`; two kinds of
diagram for print: `PRINT` and `BOOK`. Widgets are styled elsewhere.

The everyday marks are one family: ochre veils, dots and rings in ink, a red glow for check. None is told by
its hue alone; with `strong_marks` each has besides a shape and a line that stand out from the board for every
kind of colour vision (`with_strong_marks`, tested).
"""

from __future__ import annotations

from enum import Enum
from functools import cache

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtGui import QColor


class Material(Enum):
    """What board and stands are made of."""

    WOOD = "wood"
    """Wood with grain, edges and shadow."""
    PAPER = "paper"
    """Handmade paper: fibres, soft clouds, hardly a shadow."""
    FLAT = "flat"
    """One even colour."""
    DIAGRAM = "diagram"
    """Ink on the page: no board to play on, the hands stand beside it in words or rows."""


class PieceStyle(Enum):
    """How the body of a piece is drawn."""

    WOOD = "wood"
    """Shaded wood with bevel and shadow."""
    OUTLINE = "outline"
    """A line around white paper."""
    BARE = "bare"
    """No body: the character alone, as in a Japanese book."""


class Coordinates(Enum):
    """What is written along the board: files above it, ranks beside it."""

    NONE = "none"
    JAPANESE = "japanese"
    """9–1 and 一–九."""
    LETTERS = "letters"
    """9–1 and a–i, as in Hodges' notation."""
    DIGITS = "digits"
    """9–1 and 1–9."""


COORDINATES_BESIDE = {
    "japanese": Coordinates.JAPANESE,
    "hodges": Coordinates.LETTERS,
    "digits": Coordinates.DIGITS,
    "usi": Coordinates.LETTERS,
}
"""What is written along a board beside moves of a notation, by the notation's id."""


class Theme(Struct, frozen=True, eq=False):
    """Colours and options of everything `paint` draws.

    :ivar id: the word settings know it by.
    :ivar material: what board and stands are made of.
    :ivar board: the board's wood, seen from afar.
    :ivar board_light: its lightest streaks.
    :ivar board_dark: its darkest streaks.
    :ivar stand: the stands' wood.
    :ivar stand_light: its lightest streaks.
    :ivar stand_dark: its darkest streaks.
    :ivar lines: grid and stars.
    :ivar labels: file and rank numerals.
    :ivar window: what lies around the board.
    :ivar window_text: text on `window`.
    :ivar last_target: veil over the square the last move went to.
    :ivar last_origin: veil over the square it came from.
    :ivar check: the glow under a king in check.
    :ivar selection: veil over the chosen piece's square.
    :ivar destination: dots on squares it can go to.
    :ivar mark_line: the frame of a chosen square; with strong marks their corners and teeth too.
    :ivar cursor: frame of the square chosen from the keyboard.
    :ivar count: the numbers beside the pieces on a stand.
    :ivar badge: ground of a word written over the board.
    :ivar badge_text: the word.
    :ivar piece: the pieces' wood.
    :ivar piece_light: where light falls on it.
    :ivar piece_dark: its shaded side.
    :ivar piece_edge: the outline of the body.
    :ivar ink: lettering.
    :ivar ink_promoted: lettering of promoted pieces.
    :ivar shadow: shadows; their strength is in its alpha.
    :ivar weight: how strong lines are, 1 being usual.
    :ivar strong_marks: marks have corners and teeth, told apart without any colour.
    :ivar coordinates: what is written along the board.
    """

    id: str
    material: Material
    piece_style: PieceStyle
    board: QColor
    board_light: QColor
    board_dark: QColor
    stand: QColor
    stand_light: QColor
    stand_dark: QColor
    lines: QColor
    labels: QColor
    window: QColor
    window_text: QColor
    last_target: QColor
    last_origin: QColor
    check: QColor
    selection: QColor
    destination: QColor
    mark_line: QColor
    cursor: QColor
    count: QColor
    badge: QColor
    badge_text: QColor
    piece: QColor
    piece_light: QColor
    piece_dark: QColor
    piece_edge: QColor
    ink: QColor
    ink_promoted: QColor
    shadow: QColor
    weight: float = 1.0
    strong_marks: bool = False
    coordinates: Coordinates = Coordinates.JAPANESE

    @property
    def is_diagram(self) -> bool:
        """Whether it is print: no stands, no light, marks as a book has them."""
        return self.material is Material.DIAGRAM


LIGHT = Theme(
    id="light",
    material=Material.WOOD,
    piece_style=PieceStyle.WOOD,
    board=QColor(0xE9, 0xC2, 0x80),
    board_light=QColor(0xF3, 0xD4, 0x98),
    board_dark=QColor(0xD0, 0xA0, 0x5C),
    stand=QColor(0xC0, 0x8C, 0x54),
    stand_light=QColor(0xD2, 0xA2, 0x68),
    stand_dark=QColor(0x9A, 0x69, 0x38),
    lines=QColor(0x3A, 0x26, 0x12),
    labels=QColor(0x5A, 0x3D, 0x1E),
    window=QColor(0xF4, 0xF0, 0xE8),
    window_text=QColor(0x2B, 0x26, 0x20),
    last_target=QColor(0xB4, 0x66, 0x06, 97),
    last_origin=QColor(0xB4, 0x66, 0x06, 46),
    check=QColor(0xC8, 0x1E, 0x1E),
    selection=QColor(0xB4, 0x66, 0x06, 120),
    destination=QColor(0x2B, 0x1E, 0x12, 71),
    mark_line=QColor(0x5E, 0x36, 0x0A),
    cursor=QColor(0x1F, 0x5F, 0xB4),
    count=QColor(0x2B, 0x1A, 0x0A),
    badge=QColor(0x3B, 0x2A, 0x1A, 225),
    badge_text=QColor(0xFF, 0xF6, 0xE6),
    piece=QColor(0xF6, 0xDC, 0xA6),
    piece_light=QColor(0xFF, 0xEE, 0xC8),
    piece_dark=QColor(0xD9, 0xB1, 0x70),
    piece_edge=QColor(0x8A, 0x60, 0x2C),
    ink=QColor(0x1C, 0x15, 0x10),
    ink_promoted=QColor(0xB8, 0x16, 0x12),
    shadow=QColor(0x2A, 0x16, 0x04, 110),
)

DARK = Theme(
    id="dark",
    material=Material.WOOD,
    piece_style=PieceStyle.WOOD,
    board=QColor(0x8E, 0x68, 0x40),
    board_light=QColor(0x9E, 0x77, 0x4C),
    board_dark=QColor(0x73, 0x51, 0x2F),
    stand=QColor(0x55, 0x3C, 0x27),
    stand_light=QColor(0x63, 0x48, 0x30),
    stand_dark=QColor(0x3E, 0x2A, 0x1A),
    lines=QColor(0x20, 0x15, 0x0B),
    labels=QColor(0xFF, 0xF4, 0xE0),
    window=QColor(0x1F, 0x20, 0x22),
    window_text=QColor(0xE8, 0xE6, 0xE1),
    last_target=QColor(0xF2, 0xB4, 0x50, 130),
    last_origin=QColor(0xF2, 0xB4, 0x50, 66),
    check=QColor(0xE8, 0x3A, 0x2E),
    selection=QColor(0xF2, 0xB4, 0x50, 110),
    destination=QColor(0xFF, 0xF4, 0xE0, 110),
    mark_line=QColor(0xFF, 0xE0, 0xB4),
    cursor=QColor(0xBE, 0xDC, 0xFF),
    count=QColor(0xFF, 0xF1, 0xDC),
    badge=QColor(0x14, 0x10, 0x0C, 230),
    badge_text=QColor(0xFF, 0xF1, 0xDC),
    piece=QColor(0xE6, 0xC6, 0x8C),
    piece_light=QColor(0xF4, 0xDB, 0xA8),
    piece_dark=QColor(0xBE, 0x95, 0x58),
    piece_edge=QColor(0x5E, 0x40, 0x1E),
    ink=QColor(0x17, 0x10, 0x0B),
    ink_promoted=QColor(0xA8, 0x12, 0x10),
    shadow=QColor(0x00, 0x00, 0x00, 150),
)

_BLACK = QColor(0, 0, 0)
_WHITE = QColor(255, 255, 255)

PAPER = replace(
    LIGHT,
    id="paper",
    material=Material.PAPER,
    piece_style=PieceStyle.OUTLINE,
    board=QColor(0xF4, 0xED, 0xDC),
    board_light=QColor(0xFD, 0xFA, 0xF2),
    board_dark=QColor(0xD8, 0xCB, 0xAE),
    stand=QColor(0xE8, 0xDD, 0xC4),
    stand_light=QColor(0xF3, 0xEA, 0xD6),
    stand_dark=QColor(0xC6, 0xB6, 0x94),
    lines=QColor(0x2E, 0x2A, 0x24),
    labels=QColor(0x4A, 0x42, 0x36),
    piece=QColor(0xFF, 0xFD, 0xF7),
    piece_light=_WHITE,
    piece_dark=QColor(0xE6, 0xDD, 0xCA),
    piece_edge=QColor(0x3A, 0x34, 0x2C),
    shadow=QColor(0x3A, 0x2E, 0x1C, 60),
)
"""Ink on handmade paper: line drawings of pieces, as on a demonstration sheet."""

CONTRAST = replace(
    LIGHT,
    id="contrast",
    material=Material.FLAT,
    piece_style=PieceStyle.OUTLINE,
    board=_WHITE,
    board_light=_WHITE,
    board_dark=_BLACK,
    stand=_WHITE,
    stand_light=_WHITE,
    stand_dark=_BLACK,
    lines=_BLACK,
    labels=_BLACK,
    window=_WHITE,
    window_text=_BLACK,
    last_target=QColor(0xFF, 0xCC, 0x00),
    last_origin=QColor(0xFF, 0xF0, 0xB0),
    check=QColor(0xC0, 0x00, 0x18),
    selection=QColor(0x8C, 0xC8, 0xFF),
    destination=QColor(0x00, 0x33, 0x99),
    mark_line=_BLACK,
    cursor=QColor(0x00, 0x33, 0x99),
    count=_BLACK,
    badge=_BLACK,
    badge_text=_WHITE,
    piece=_WHITE,
    piece_light=_WHITE,
    piece_dark=_WHITE,
    piece_edge=_BLACK,
    ink=_BLACK,
    ink_promoted=QColor(0xA8, 0x00, 0x10),
    shadow=QColor(0, 0, 0, 0),
    weight=2.0,
    strong_marks=True,
)
"""Black on white, strong lines, no shading: for eyes that need it."""

PLAIN = replace(
    LIGHT,
    id="plain",
    material=Material.FLAT,
    board=QColor(0xB6, 0xC6, 0xB0),
    board_light=QColor(0xC2, 0xD0, 0xBC),
    board_dark=QColor(0x8C, 0xA0, 0x88),
    stand=QColor(0x9C, 0xB0, 0x98),
    stand_light=QColor(0xA8, 0xBA, 0xA4),
    stand_dark=QColor(0x78, 0x8E, 0x76),
    lines=QColor(0x2A, 0x38, 0x2C),
    labels=QColor(0x2A, 0x38, 0x2C),
    count=QColor(0x1E, 0x2A, 0x20),
)
"""One quiet green without a texture: nothing but the pieces to look at."""

PRINT = Theme(
    id="print",
    material=Material.DIAGRAM,
    piece_style=PieceStyle.OUTLINE,
    board=_WHITE,
    board_light=_WHITE,
    board_dark=_WHITE,
    stand=_WHITE,
    stand_light=_WHITE,
    stand_dark=_WHITE,
    lines=_BLACK,
    labels=_BLACK,
    window=_WHITE,
    window_text=_BLACK,
    last_target=QColor(0xD4, 0xD4, 0xD4),
    last_origin=QColor(0xEE, 0xEE, 0xEE),
    check=_BLACK,
    selection=QColor(0xC0, 0xC0, 0xC0),
    destination=QColor(0x60, 0x60, 0x60),
    mark_line=_BLACK,
    cursor=_BLACK,
    count=_BLACK,
    badge=_WHITE,
    badge_text=_BLACK,
    piece=_WHITE,
    piece_light=_WHITE,
    piece_dark=_WHITE,
    piece_edge=_BLACK,
    ink=_BLACK,
    ink_promoted=_BLACK,
    shadow=QColor(0, 0, 0, 0),
)

_CLEAR = QColor(255, 255, 255, 0)

BOOK = replace(PRINT, id="book", piece_style=PieceStyle.BARE, last_target=_CLEAR, last_origin=_CLEAR)
"""The diagram of a Japanese book: bare characters, the hands beside the board, the last piece in bold."""

_STRONG: dict[str, dict[str, QColor]] = {
    "light": {
        "last_target": QColor(0xE0, 0x6A, 0x28, 120),
        "last_origin": QColor(0xE0, 0x6A, 0x28, 52),
        "selection": QColor(0x2F, 0x8F, 0x5B, 110),
        "destination": QColor(0x0F, 0x5C, 0x34, 205),
        "mark_line": QColor(0x7A, 0x2A, 0x08),
    },
    "dark": {
        "last_target": QColor(0xFF, 0x9A, 0x4A, 125),
        "last_origin": QColor(0xFF, 0x9A, 0x4A, 55),
        "selection": QColor(0x5A, 0xC8, 0x8C, 110),
        "destination": QColor(0xA4, 0xF2, 0xC4, 228),
    },
    "paper": {
        "last_target": QColor(0xC4, 0x4A, 0x2C, 92),
        "last_origin": QColor(0xC4, 0x4A, 0x2C, 36),
        "selection": QColor(0x2F, 0x8F, 0x5B, 110),
        "destination": QColor(0x0F, 0x5C, 0x34, 205),
        "mark_line": QColor(0x7A, 0x2A, 0x08),
    },
    "plain": {
        "last_target": QColor(0xE0, 0x78, 0x28, 150),
        "last_origin": QColor(0xE0, 0x78, 0x28, 70),
        "selection": QColor(0x1F, 0x6F, 0xA8, 110),
        "destination": QColor(0x10, 0x44, 0x6C, 215),
        "mark_line": QColor(0x7A, 0x2A, 0x08),
    },
}
"""The colours of strong marks on each board."""

BOARDS = (LIGHT, DARK, PAPER, CONTRAST, PLAIN)
"""The boards to play on, in the order they are offered."""

THEMES = (*BOARDS, PRINT, BOOK)


@cache
def white_side(theme: Theme) -> Theme:
    """`theme` with the wood and ink of White's pieces, where the sides are told by the wood: walnut.

    Lettering has a contrast of 8.6 to the wood, promoted lettering 4.9. Paper has no wood and stays as it is.
    """
    if theme.piece_style is not PieceStyle.WOOD:
        return theme
    return replace(
        theme,
        piece=QColor(0x66, 0x40, 0x24),
        piece_light=QColor(0x7C, 0x52, 0x31),
        piece_dark=QColor(0x42, 0x27, 0x14),
        piece_edge=QColor(0x24, 0x14, 0x09),
        ink=QColor(0xFB, 0xEE, 0xD2),
        ink_promoted=QColor(0xFF, 0x86, 0x6A),
    )


def theme_by_id(theme_id: str) -> Theme:
    """The theme named `theme_id`. :raises KeyError: if there is none."""
    return {theme.id: theme for theme in THEMES}[theme_id]


@cache
def on_window(theme: Theme, window: str, text: str, coordinates: Coordinates = Coordinates.JAPANESE) -> Theme:
    """`theme` with the colours around the board (``#rrggbb``) that the window has, and its coordinates."""
    return replace(theme, window=QColor(window), window_text=QColor(text), coordinates=coordinates)


@cache
def with_strong_marks(theme: Theme) -> Theme:
    """`theme` with marks that have a shape and a hue each, all of them told apart without any colour."""
    if theme.strong_marks:
        return theme
    return replace(theme, **_STRONG[theme.id], strong_marks=True)
