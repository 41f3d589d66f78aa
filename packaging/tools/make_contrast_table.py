"""Write the tables of colours and measured contrasts into docs/design.md, between their two marks.

    python packaging/tools/make_contrast_table.py

Contrast is WCAG 2.2's. A test holds the page to what this writes.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from shogi_desktop.gui.tokens import ALL_TOKENS, Tokens  # noqa: E402 - the path comes first

PAGE = ROOT / "docs" / "design.md"
BEGIN, END = "<!-- contrast: begin -->", "<!-- contrast: end -->"
PAIRS = (
    ("text", "window"),
    ("text", "surface"),
    ("text", "raised"),
    ("text", "hover"),
    ("text", "tint"),
    ("dim", "window"),
    ("dim", "surface"),
    ("dim", "raised"),
    ("dim", "tint"),
    ("on_accent", "accent"),
    ("on_accent", "accent_hover"),
    ("on_warning", "warning"),
    ("danger", "surface"),
    ("danger", "tint"),
    ("on_warning", "tint"),
    ("good", "surface"),
    ("accent", "surface"),
    ("focus", "surface"),
    ("faint", "surface"),
    ("line", "surface"),
)
"""What is written, or drawn, on what."""


def luminance(color: str) -> float:
    """Relative luminance of ``#rrggbb``, 0 to 1."""
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, 1 to 21."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def tables() -> str:
    """Both tables: the palette, and the contrast of each pair in each appearance."""
    names = [tokens.name for tokens in ALL_TOKENS]
    head = f"| | {' | '.join(names)} |\n|---|{'---|' * len(names)}"
    colours = [name for name in Tokens.__slots__ if name != "name"]
    palette = [
        f"| {name} | " + " | ".join(f"`{getattr(tokens, name)}`" for tokens in ALL_TOKENS) + " |"
        for name in colours
    ]
    measured = [
        f"| {one} on {other} | "
        + " | ".join(f"{contrast(getattr(t, one), getattr(t, other)):.1f}" for t in ALL_TOKENS)
        + " |"
        for one, other in PAIRS
    ]
    return "\n".join([head, *palette, "", head, *measured])


def main() -> int:
    """Put the tables into the page; 1 if it has no place for them."""
    page = PAGE.read_text("utf-8")
    before, found, rest = page.partition(BEGIN)
    _, closed, after = rest.partition(END)
    if not found or not closed:
        print(f"{PAGE} has no lines {BEGIN} and {END}", file=sys.stderr)
        return 1
    PAGE.write_text(f"{before}{BEGIN}\n{tables()}\n{END}{after}", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
