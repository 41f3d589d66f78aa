"""Write the tables of colours and measured contrasts into docs/design.md, between their two marks.

    python packaging/tools/make_contrast_table.py

Contrast is WCAG 2.2's. A test holds the page to what this writes.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from shogi_desktop.gui.look.tokens import ALL_TOKENS, Tokens  # noqa: E402 - the path comes first
from tests.support.contrast import contrast  # noqa: E402

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


def tables() -> str:
    """Both tables: the palette, and the contrast of each pair in each appearance."""
    names = [tokens.name for tokens in ALL_TOKENS]
    head = f"| | {' | '.join(names)} |\n|---|{'---|' * len(names)}"
    colours = [name for name in Tokens.__struct_fields__ if name != "name"]
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
