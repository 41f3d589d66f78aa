"""The sections of the rules reference as HTML, in the colours of the window.

A picture is named by what it shows: ``move:shogi/pawn``, ``board:shogi``; the view paints it.
"""

from __future__ import annotations

from html import escape
from typing import Final

from shogi_desktop.app.learn.reference import (
    Block,
    Bullets,
    Paragraph,
    Pieces,
    Section,
    SetUp,
    Table,
    item_text,
)
from shogi_desktop.app.learn.words import movement_text, piece_name
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.gui.learn.pictures import board_size
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import BODY_PX, DISPLAY_PX, HEADING_PX, Tokens
from shogi_desktop.gui.widgets.line_ends import held
from shogi_desktop.paint.movement import movement_size
from shogi_desktop.rules import PieceKind, Variant

DIAGRAM_PX: Final = 124
"""Height of the diagram of a piece's moves."""
BOARD_PX: Final = 372
"""Width of a board."""
_TABLE: Final = "97%"


class RulesText:
    """The sections as a document, in the colours of the window."""

    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens

    def parts(self, sections: tuple[Section, ...], both: str) -> list[str]:
        """A document of each, a heading for each game above its own."""
        parts: list[str] = []
        variant: object = self
        for section in sections:
            words = self._style()
            if section.variant is not variant:
                variant = section.variant
                title = both if section.variant is None else variant_name(section.variant)
                words += f"<h1>{escape(title)}</h1>"
            words += f'<h2><a name="{section.id}"></a>{escape(section.title)}</h2>'
            parts.append(words + "".join(self._block(block) for block in section.blocks))
        return parts

    def _style(self) -> str:
        tokens = self._tokens
        return (
            f"<style>body, p, li, td, th {{ font-size: {px(BODY_PX)}px; color: {tokens.text}; }}"
            f"h1 {{ font-size: {px(DISPLAY_PX)}px; font-weight: 600; margin-top: 18px; margin-bottom: 4px; }}"
            f"h2 {{ font-size: {px(HEADING_PX)}px; font-weight: 600; margin-top: 20px; margin-bottom: 6px; }}"
            "p { margin-top: 4px; margin-bottom: 8px; line-height: 130%; }"
            "li { margin-bottom: 4px; line-height: 130%; } p.picture { line-height: 100%; }"
            f"th {{ color: {tokens.dim}; text-align: left; }}"
            f".dim {{ color: {tokens.dim}; }}</style>"
        )

    def _block(self, block: Block) -> str:
        match block:
            case Paragraph(text):
                return f"<p>{escape(held(text))}</p>"
            case Bullets(items):
                return f"<ul>{''.join(f'<li>{_item(*item)}</li>' for item in items)}</ul>"
            case Table(head, rows):
                return self._table(head, rows)
            case Pieces(variant):
                return self._pieces(variant)
            case SetUp(variant):
                size = board_size(variant, BOARD_PX)
                picture = f'<img src="board:{variant.id}" width="{size.width()}" height="{size.height()}">'
                return f'<p class="picture">{picture}</p>'

    def _table(self, head: tuple[str, ...], rows: tuple[tuple[str, ...], ...]) -> str:
        top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
        lines = [
            f'<tr bgcolor="{self._tokens.hover if number % 2 else self._tokens.surface}">'
            + "".join(f"<td>{escape(held(cell))}</td>" for cell in row)
            + "</tr>"
            for number, row in enumerate(rows, 1)
        ]
        return (
            f'<table cellspacing="0" cellpadding="6" width="{_TABLE}"><tr>{top}</tr>{"".join(lines)}</table>'
        )

    def _pieces(self, variant: Variant) -> str:
        """A kind in each row, what it promotes to beside it."""
        rows = []
        for kind in variant.kinds:
            if not kind.is_promoted:
                promoted = "<td></td>" if kind.promoted is None else self._piece(kind.promoted, variant)
                rows.append(f"<tr>{self._piece(kind, variant)}{promoted}</tr>")
        return f'<table cellspacing="0" cellpadding="6" width="{_TABLE}">{"".join(rows)}</table>'

    def _piece(self, kind: PieceKind, variant: Variant) -> str:
        size = movement_size(DIAGRAM_PX).toSize()
        picture = f'<img src="move:{variant.id}/{kind.id}" width="{size.width()}" height="{size.height()}">'
        name = piece_name(kind)
        signs = kind.symbol if name == kind.kanji else f"{kind.kanji} · {kind.symbol}"
        return (
            f'<td width="50%" valign="top">{picture}<br><b>{escape(name)}</b> '
            f'<span class="dim">{signs}</span><br>'
            f"{escape(held(movement_text(kind)))}</td>"
        )


def _item(name: str, text: str) -> str:
    # The name is bold whatever stands around it in the language of the window.
    return item_text(f"<b>{escape(name)}</b>" if name else "", escape(held(text)))
