"""A thread that does nothing, in place of `threading.Thread`: how it is made, whether it is waited for."""

from __future__ import annotations

from typing import Any, ClassVar


class NotedThread:
    """Notes `how` it is made, and each call in `asked`."""

    made: ClassVar[list[NotedThread]] = []

    def __init__(self, **how: Any) -> None:
        self.how = how
        self.asked: list[object] = []
        NotedThread.made.append(self)

    def start(self) -> None:
        """Begin, without doing anything."""
        self.asked.append("start")

    def join(self, timeout: float | None = None) -> None:
        """Be waited for."""
        self.asked.append("join" if timeout is None else timeout)

    def is_alive(self) -> bool:
        """It never ends."""
        return True
