"""The options of engines in a form that a file can hold, and those of the program's own engine."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from shogi_desktop.rules import STANDARD, VARIANTS


class DeclaredOption(Struct, frozen=True, omit_defaults=True):
    """An option as the engine has declared it. What the talk with engines makes of it: `declared`."""

    name: str
    type: Literal["check", "spin", "combo", "string", "filename", "button"]
    default: str = ""
    minimum: int | None = None
    maximum: int | None = None
    choices: tuple[str, ...] = ()


BUILT_IN_OPTIONS: Final = (
    DeclaredOption("USI_Hash", "spin", "64", 1),
    DeclaredOption("USI_Ponder", "check", "false"),
    DeclaredOption("USI_Variant", "combo", STANDARD.id, choices=tuple(one.id for one in VARIANTS)),
    DeclaredOption("Threads", "spin", "1", 1),
    DeclaredOption("MultiPV", "spin", "1", 1, 500),
    DeclaredOption("MoveOverhead", "spin", "20", 0, 5000),
    DeclaredOption("DrawValue", "spin", "0", -1000, 1000),
    DeclaredOption("Attack", "spin", "100", 50, 200),
    DeclaredOption("Defence", "spin", "100", 50, 200),
    DeclaredOption(
        "EnteringKingRule",
        "combo",
        "NoEnteringKing",
        choices=("NoEnteringKing", "CSARule24", "CSARule27", "TryRule"),
    ),
    DeclaredOption("UCI_ShowWDL", "check", "false"),
    DeclaredOption("EvalFile", "filename"),
)
"""What the program's own engine will say when it is first asked, but for two limits that the machine sets
(memory, processors): what can be chosen is there before it runs. A test holds the two together.
"""
