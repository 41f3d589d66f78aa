"""Changes of a record in words: what can be undone, and what a sign on a move means."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.game import EditKind, Glyph

translate = QCoreApplication.translate

_UNDO: Final = {
    EditKind.COMMENT: QT_TRANSLATE_NOOP("Edits", "&Undo comment"),
    EditKind.BOOKMARK: QT_TRANSLATE_NOOP("Edits", "&Undo bookmark"),
    EditKind.GLYPH: QT_TRANSLATE_NOOP("Edits", "&Undo sign on the move"),
    EditKind.DRAWING: QT_TRANSLATE_NOOP("Edits", "&Undo drawing"),
    EditKind.MOVE: QT_TRANSLATE_NOOP("Edits", "&Undo new move"),
    EditKind.DELETE: QT_TRANSLATE_NOOP("Edits", "&Undo delete line"),
    EditKind.PROMOTE: QT_TRANSLATE_NOOP("Edits", "&Undo promote branch"),
    EditKind.REORDER: QT_TRANSLATE_NOOP("Edits", "&Undo move branch"),
    EditKind.INFORMATION: QT_TRANSLATE_NOOP("Edits", "&Undo game information"),
    EditKind.EVALUATION: QT_TRANSLATE_NOOP("Edits", "&Undo evaluation"),
    EditKind.LINE: QT_TRANSLATE_NOOP("Edits", "&Undo variation"),
}
_REDO: Final = {
    EditKind.COMMENT: QT_TRANSLATE_NOOP("Edits", "&Redo comment"),
    EditKind.BOOKMARK: QT_TRANSLATE_NOOP("Edits", "&Redo bookmark"),
    EditKind.GLYPH: QT_TRANSLATE_NOOP("Edits", "&Redo sign on the move"),
    EditKind.DRAWING: QT_TRANSLATE_NOOP("Edits", "&Redo drawing"),
    EditKind.MOVE: QT_TRANSLATE_NOOP("Edits", "&Redo new move"),
    EditKind.DELETE: QT_TRANSLATE_NOOP("Edits", "&Redo delete line"),
    EditKind.PROMOTE: QT_TRANSLATE_NOOP("Edits", "&Redo promote branch"),
    EditKind.REORDER: QT_TRANSLATE_NOOP("Edits", "&Redo move branch"),
    EditKind.INFORMATION: QT_TRANSLATE_NOOP("Edits", "&Redo game information"),
    EditKind.EVALUATION: QT_TRANSLATE_NOOP("Edits", "&Redo evaluation"),
    EditKind.LINE: QT_TRANSLATE_NOOP("Edits", "&Redo variation"),
}
_GLYPHS: Final = {
    Glyph.GOOD: QT_TRANSLATE_NOOP("Edits", "good move"),
    Glyph.MISTAKE: QT_TRANSLATE_NOOP("Edits", "mistake"),
    Glyph.BRILLIANT: QT_TRANSLATE_NOOP("Edits", "brilliant move"),
    Glyph.BLUNDER: QT_TRANSLATE_NOOP("Edits", "blunder"),
    Glyph.INTERESTING: QT_TRANSLATE_NOOP("Edits", "interesting move"),
    Glyph.DUBIOUS: QT_TRANSLATE_NOOP("Edits", "dubious move"),
}


def undo_text(kind: EditKind | None) -> str:
    """What the menu calls the undoing of a change; None: there is nothing to undo."""
    return translate("Edits", "&Undo") if kind is None else translate("Edits", _UNDO[kind])


def redo_text(kind: EditKind | None) -> str:
    """What the menu calls the doing again of a change; None: nothing was undone."""
    return translate("Edits", "&Redo") if kind is None else translate("Edits", _REDO[kind])


def glyph_name(glyph: Glyph) -> str:
    """What a sign means, for a screen reader."""
    return translate("Edits", _GLYPHS[glyph])
