"""Finds Japanese texts that were joined as Latin ones are: with a space behind a full stop or a comma."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from shogi_desktop.gui.widgets.line_ends import released

_SPACED: Final = re.compile(r"[。、] ")


def spaced(screen: QWidget) -> Iterator[str]:
    """A line for each text that is shown, told in a tip or said with such a space."""
    for widget in (screen, *screen.findChildren(QWidget)):
        if not widget.isVisibleTo(screen):
            continue
        shown = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
        for text in (shown, widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()):
            if _SPACED.search(released(text)):
                yield f"a space behind a Japanese full stop: {text!r}"
