"""Whether things may move."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QStyle


def system_wants_less_motion() -> bool:
    """Whether the desktop has animations switched off, as far as Qt's style knows."""
    return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
