"""Setting up a position: the page, its board with the piece box, and the words for what is wrong."""

from __future__ import annotations

from shogi_desktop.gui.editor.page import EditorPage

__all__ = ["EditorPage"]
