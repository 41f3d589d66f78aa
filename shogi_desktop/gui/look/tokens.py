"""The look of the window as data: colours, sizes, spaces. Style sheet and painted widgets are made of these.

Wood and paper by day, deep neutral by night, one vermilion accent as of a seal. Text has a contrast of at
least 4.5 : 1 to its ground, in the two appearances of high contrast 7 : 1 (checked by a test, and shown in
docs/design.md, whose table a test holds to these values). Sizes are those of 100 % text; `style.px` turns
them into those of the text size in force.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

GRID: Final = 8
"""All distances are whole multiples of this, small gaps half of it."""
RADIUS: Final = 8
CONTROL_HEIGHT: Final = 36
SMALL_PX: Final = 12
BODY_PX: Final = 14
READING_PX: Final = 17
HEADING_PX: Final = 19
DISPLAY_PX: Final = 28


class Tokens(Struct, frozen=True):
    """The colours of one appearance, as ``#rrggbb``.

    `window` is the ground, `surface` what lies on it (panels, fields), `raised` a button or card on that.
    `text` and `dim` are read, `faint` marks what is disabled. `accent` fills the one thing to do next,
    `on_accent` writes on it; `tint` marks what is chosen.
    """

    name: str
    window: str
    surface: str
    raised: str
    hover: str
    line: str
    text: str
    dim: str
    faint: str
    accent: str
    accent_hover: str
    on_accent: str
    tint: str
    focus: str
    warning: str
    on_warning: str
    danger: str
    good: str

    @property
    def is_high_contrast(self) -> bool:
        """Whether it is one of the two appearances in which every edge is as strong as can be."""
        return self.name.startswith("contrast")


LIGHT_TOKENS: Final = Tokens(
    name="light",
    window="#f4f0e8",
    surface="#fbf9f4",
    raised="#ffffff",
    hover="#f0e9dc",
    line="#ddd3c2",
    text="#2b2620",
    dim="#6b6154",
    faint="#c3b8a6",
    accent="#a63a26",
    accent_hover="#8f2f1d",
    on_accent="#ffffff",
    tint="#f5e2d8",
    focus="#1f5fb4",
    warning="#fbe9c3",
    on_warning="#5a3d06",
    danger="#b3261e",
    good="#2f6b45",
)

DARK_TOKENS: Final = Tokens(
    name="dark",
    window="#1f2022",
    surface="#27292c",
    raised="#313438",
    hover="#3a3e43",
    line="#42464c",
    text="#ece8e1",
    dim="#aaa398",
    faint="#5b6067",
    accent="#c2533b",
    accent_hover="#ae4732",
    on_accent="#ffffff",
    tint="#4a342c",
    focus="#86b8ff",
    warning="#4d3d16",
    on_warning="#ffe2a3",
    danger="#ff8a7d",
    good="#8fd3a8",
)

CONTRAST_LIGHT_TOKENS: Final = Tokens(
    name="contrast-light",
    window="#ffffff",
    surface="#ffffff",
    raised="#ffffff",
    hover="#e6ecf5",
    line="#000000",
    text="#000000",
    dim="#1f1f1f",
    faint="#595959",
    accent="#7a1200",
    accent_hover="#5c0d00",
    on_accent="#ffffff",
    tint="#ffe9b8",
    focus="#0033cc",
    warning="#ffe9b8",
    on_warning="#3d2600",
    danger="#9a0012",
    good="#00501e",
)

CONTRAST_DARK_TOKENS: Final = Tokens(
    name="contrast-dark",
    window="#000000",
    surface="#000000",
    raised="#0d0d0d",
    hover="#262626",
    line="#ffffff",
    text="#ffffff",
    dim="#e0e0e0",
    faint="#a0a0a0",
    accent="#ffc640",
    accent_hover="#ffd97a",
    on_accent="#000000",
    tint="#3a2f00",
    focus="#6fd0ff",
    warning="#3a2f00",
    on_warning="#ffe9a8",
    danger="#ffb4ac",
    good="#8ff0b0",
)

ALL_TOKENS: Final = (LIGHT_TOKENS, DARK_TOKENS, CONTRAST_LIGHT_TOKENS, CONTRAST_DARK_TOKENS)
