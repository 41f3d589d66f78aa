"""Motion on the board: pieces glide, fade and turn together on one clock, and can be there at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from shogi_desktop.gui.board.piece_item import LIFT, PieceItem

SHORTEST_MS = 120
LONGEST_MS = 200


@dataclass(frozen=True, slots=True)
class Pose:
    """Where and how a piece is seen.

    :ivar centre: in scene units.
    :ivar scale: 1 is the size on the board.
    :ivar opacity: 0 to 1.
    """

    centre: QPointF
    scale: float = 1.0
    opacity: float = 1.0

    @classmethod
    def of(cls, item: PieceItem) -> Pose:
        """The pose `item` is in now."""
        return cls(item.pos(), item.size_factor, item.opacity())

    def between(self, other: Pose, progress: float) -> Pose:
        """The pose at `progress` (0 here, 1 at `other`)."""
        return Pose(
            self.centre + (other.centre - self.centre) * progress,
            self.scale + (other.scale - self.scale) * progress,
            self.opacity + (other.opacity - self.opacity) * progress,
        )

    def put(self, item: PieceItem) -> None:
        """Show `item` in this pose."""
        item.setPos(self.centre)
        item.size_factor = self.scale
        item.setOpacity(self.opacity)


@dataclass(frozen=True, slots=True)
class Glide:
    """One piece's way from a pose to another.

    :ivar turns: it turns over to its new face on the way. :ivar rises: it is lifted on the way and laid down.
    """

    item: PieceItem
    start: Pose
    end: Pose
    turns: bool = False
    rises: bool = False

    def show(self, progress: float) -> None:
        """Show the piece at `progress` of its way."""
        pose = self.start.between(self.end, progress)
        if self.rises:
            pose = replace(pose, scale=pose.scale + (LIFT - 1.0) * 4 * progress * (1 - progress))
        pose.put(self.item)
        if self.turns:
            self.item.turn(progress)


class Animator(QObject):
    """Runs one set of glides at a time.

    :ivar reduced_motion: when true everything is at its end at once.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reduced_motion = False
        self._glides: Sequence[Glide] = ()
        self._done: Callable[[], None] | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._show)
        self._clock.finished.connect(self.finish)

    @property
    def running(self) -> bool:
        """Whether something is still on its way."""
        return self._done is not None

    def run(self, glides: Sequence[Glide], duration_ms: int, done: Callable[[], None]) -> None:
        """Start `glides`, what still runs being finished first; `done` is called when all have arrived."""
        self.finish()
        self._glides, self._done = glides, done
        if self.reduced_motion or not glides:
            self.finish()
            return
        self._show(0.0)
        self._clock.setDuration(duration_ms)
        self._clock.start()

    def finish(self) -> None:
        """Be at the end now; does nothing when nothing runs."""
        self._clock.stop()
        glides, done = self._glides, self._done
        self._glides, self._done = (), None
        for glide in glides:
            glide.show(1.0)
        if done is not None:
            done()

    def _show(self, progress: float) -> None:
        for glide in self._glides:
            glide.show(progress)


LANDS = 0.6
"""The share of a motion's time after which a piece is seen to lie: it slows down towards its end."""


def duration_for(distance: float, cell: float) -> int:
    """Milliseconds for a way of `distance`, both in scene units: the farther the longer, within limits."""
    share = min(1.0, distance / (8 * cell))
    return round(SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * share)
