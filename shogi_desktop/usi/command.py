"""How to launch an engine."""

from __future__ import annotations

from msgspec import Struct


class EngineCommand(Struct, frozen=True):
    """A program, its arguments, and the folder to run it in (None: the current one).

    Engines that read evaluation files look for them in the folder they are run in, mostly their own.
    ``low_priority`` leaves the processor to whatever else wants it. ``delay_ms`` is what a line to the engine
    and back takes, where that is on another computer: it is told so much less of its clock.
    """

    program: str
    arguments: tuple[str, ...] = ()
    directory: str | None = None
    low_priority: bool = False
    delay_ms: int = 0
