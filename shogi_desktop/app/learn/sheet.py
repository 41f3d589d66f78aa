"""The rules of a game on one page of paper, in the language of the window."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.learn.reference import Block, Bullets, Paragraph, item_text, sections_of
from shogi_desktop.app.learn.words import short_piece_name
from shogi_desktop.app.printing.sheets import print_theme
from shogi_desktop.app.settings.print_choices import PrintChoices
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.notation.style import MoveStyle
from shogi_desktop.paint.sheet import coordinates_of
from shogi_desktop.paint.sheet_rules import RulesOptions, RulesSheet
from shogi_desktop.rules import Variant

translate = QCoreApplication.translate
_CHOICES = PrintChoices()


def rules_sheet(
    variant: Variant, choices: PrintChoices = _CHOICES, style: MoveStyle = MoveStyle.JAPANESE
) -> RulesSheet:
    """What of the reference is brief, with the start position and the diagram of every piece.

    :param style: how moves are written, which decides the board's coordinates.
    """
    parts = []
    for section in sections_of(variant):
        lines = [line for block in section.blocks for line in _lines(block)]
        if lines:
            parts.append((section.title, tuple(lines)))
    options = RulesOptions(
        title=translate("RulesSheet", "{game}: the rules on one page").format(game=variant_name(variant)),
        parts=tuple(parts),
        names={kind.id: short_piece_name(kind) for kind in variant.kinds},
        legend=translate("RulesSheet", "● one square   ○ a jump   → any number of squares"),
        theme=replace(print_theme(choices), coordinates=coordinates_of(style)),
        pieces=choices.pieces,
        dark_sides=choices.dark_sides,
    )
    return RulesSheet(variant, options)


def _lines(block: Block) -> list[str]:
    match block:
        case Paragraph(text, brief=True):
            return [text]
        case Bullets(items, brief=True):
            return ["• " + item_text(name, text) for name, text in items]
    return []
