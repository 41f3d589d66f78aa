"""A bar that shows how far something is, painted when the window is, not in the middle of the work."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar


class ProgressBar(QProgressBar):
    """Qt's bar paints itself at once when its value changes, and with it all that is still to be painted:
    a page that has just been brought, its board and all, 30 ms in one turn with everything else. This one
    waits for its turn.
    """

    def setValue(self, value: int) -> None:
        """Show how far it is, as soon as the window is painted."""
        self.setUpdatesEnabled(False)
        super().setValue(value)
        self.setUpdatesEnabled(True)
