"""The pause before the board goes on, so that one's own move is seen first."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from shogi_desktop.gui.board import BoardScene


class Breath(QObject):
    """Does one thing after a pause; what waited before is forgotten.

    Where the player wants no motion one breath is none.

    :ivar ms: how long a breath is, in milliseconds.
    """

    def __init__(self, scene: BoardScene) -> None:
        """:param scene: the board that goes on; its owner."""
        super().__init__(scene)
        self.ms = 500
        self._scene = scene
        self._then: Callable[[], None] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._over)

    @property
    def waits(self) -> bool:
        """Whether something is still to be done."""
        return self._then is not None

    def then(self, do: Callable[[], None], breaths: int = 1) -> None:
        """Do it after so many breaths."""
        self._then = do
        if self._scene.reduced_motion and breaths == 1:
            self._over()
        else:
            self._timer.start(self.ms * breaths)

    def stop(self) -> None:
        """Leave it undone."""
        self._timer.stop()
        self._then = None

    def _over(self) -> None:
        do, self._then = self._then, None
        if do is not None:
            do()
