"""How to launch an engine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EngineCommand:
    """A program, its arguments, and the folder to run it in (None: the current one).

    Engines that read evaluation files look for them in the folder they are run in, mostly their own.
    """

    program: str
    arguments: tuple[str, ...] = ()
    directory: str | None = None
