"""From the options that an engine declares to those that are kept of it, and back."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from typing import Final

from shogi_desktop.app.engines.kept_options import DeclaredOption
from shogi_desktop.app.engines.registry import ANALYSIS, USUAL, Profile
from shogi_desktop.app.settings.game_setup import OptionValue
from shogi_desktop.usi.messages import (
    ButtonOption,
    CheckOption,
    ComboOption,
    EngineOption,
    FilenameOption,
    SpinOption,
    StringOption,
)

_MOST_OPTION_NAME: Final = 200
_ANALYSIS_MIB: Final = 256


def declared(options: Iterable[EngineOption]) -> tuple[DeclaredOption, ...]:
    """The options of an engine that can be shown and kept, in its order; a name of no sense is left out."""
    return tuple(_declared(option) for option in options if 0 < len(option.name) <= _MOST_OPTION_NAME)


def _declared(option: EngineOption) -> DeclaredOption:
    match option:
        case CheckOption(name, default):
            return DeclaredOption(name, "check", "true" if default else "false")
        case SpinOption(name, number, minimum, maximum):
            return DeclaredOption(name, "spin", str(number), minimum, maximum)
        case ComboOption(name, text, choices):
            return DeclaredOption(name, "combo", text, choices=choices)
        case StringOption(name, text):
            return DeclaredOption(name, "string", text)
        case FilenameOption(name, text):
            return DeclaredOption(name, "filename", text)
        case ButtonOption(name):
            return DeclaredOption(name, "button")


def option_of(kept: DeclaredOption) -> EngineOption:
    """The option as the talk with engines has it."""
    match kept.type:
        case "check":
            return CheckOption(kept.name, kept.default == "true")
        case "spin":
            number = int(kept.default) if re.fullmatch(r"-?\d{1,18}", kept.default) else 0
            return SpinOption(kept.name, number, kept.minimum, kept.maximum)
        case "combo":
            return ComboOption(kept.name, kept.default, kept.choices)
        case "string":
            return StringOption(kept.name, kept.default)
        case "filename":
            return FilenameOption(kept.name, kept.default)
        case "button":
            return ButtonOption(kept.name)


def first_profiles(options: Iterable[EngineOption], cores: int | None = None) -> tuple[Profile, ...]:
    """What a new engine begins with: as it comes, and one for analysis with half of the processor's cores.

    That one has no book: a move of it comes at once and says nothing of the position.

    :param cores: of this computer; None to ask it.
    """
    half = max(1, (cores or os.cpu_count() or 1) // 2)
    known = {option.name: option for option in options}
    wanted = {"Threads": half, "USI_Hash": _ANALYSIS_MIB, "USI_OwnBook": 0, "BookDepth": 0}
    given: dict[str, OptionValue] = {}
    for name, value in wanted.items():
        option = known.get(name)
        if isinstance(option, SpinOption):
            given[name] = _within(option, value)
        elif isinstance(option, CheckOption):
            given[name] = bool(value)
    # Without names: those are of the language in use, whichever that will be.
    return (Profile(USUAL), Profile(ANALYSIS, options=given))


def _within(option: SpinOption, number: int) -> int:
    """`number`, or the next to it that the option takes."""
    if option.maximum is not None:
        number = min(number, option.maximum)
    return number if option.minimum is None else max(number, option.minimum)
