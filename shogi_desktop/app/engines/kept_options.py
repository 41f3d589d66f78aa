"""The options of engines in a form that a file can hold."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class DeclaredOption(Struct, frozen=True, omit_defaults=True):
    """An option as the engine has declared it. What the talk with engines makes of it: `declared`."""

    name: str
    type: Literal["check", "spin", "combo", "string", "filename", "button"]
    default: str = ""
    minimum: int | None = None
    maximum: int | None = None
    choices: tuple[str, ...] = ()
