"""How an engine introduces itself: its name, its options and how it writes moves."""

from __future__ import annotations

from collections.abc import Mapping

from shogi_desktop.rules import unnamed_variant
from shogi_desktop.usi.dialect import USI, Dialect, dialect_of
from shogi_desktop.usi.errors import OptionValueError
from shogi_desktop.usi.events import Identified
from shogi_desktop.usi.lines import printable
from shogi_desktop.usi.messages import (
    MAX_LISTED,
    MAX_OPTION_CHARS,
    ButtonOption,
    CheckOption,
    ComboOption,
    EngineOption,
    IdAuthor,
    IdName,
    SpinOption,
    format_setoption,
)

VARIANT_OPTIONS = ("USI_Variant", "UCI_Variant")
"""The options by which engines are told the game; the first one that an engine has is used."""
_MAX_NAME_CHARS = 100
_IMPLIED_OPTIONS: Mapping[str, EngineOption] = {
    "USI_Hash": SpinOption("USI_Hash", 16, 1),
    "USI_Ponder": CheckOption("USI_Ponder", default=False),
}
"""Options that an engine may take without having listed them (USI: "have a fixed meaning")."""
_OTHER_NAMES: Mapping[str, str] = {"MultiPV": "USI_MultiPV", "USI_MultiPV": "MultiPV"}
"""What some engines call it: USI's own page has the second name, most engines the one of chess."""


class Introduction:
    """What the engine has said of itself.

    :ivar options: those it has listed, by name. :ivar dialect: how it writes moves of the variant set.
    """

    def __init__(self) -> None:
        self._name = ""
        self._author = ""
        self._chars = 0
        self.options: dict[str, EngineOption] = {}
        self.dialect: Dialect = USI

    def take(self, message: IdName | IdAuthor | EngineOption) -> None:
        """Note what the engine says of itself."""
        match message:
            case IdName(name):
                self._name = printable(name[:_MAX_NAME_CHARS])
            case IdAuthor(author):
                self._author = printable(author[:_MAX_NAME_CHARS])
            case option:
                size = _size(option)
                if len(self.options) < MAX_LISTED and self._chars + size <= MAX_OPTION_CHARS:
                    self._chars += size
                    self.options[option.name] = option

    def identified(self) -> Identified:
        """All of it."""
        return Identified(self._name, self._author, dict(self.options))

    def variant_lines(self, variant_id: str) -> tuple[str, ...]:
        """What to send so that the engine plays the variant.

        :raises OptionValueError: it cannot; one without the option plays standard shogi only.
        """
        self.dialect = dialect_of(self._name, variant_id)
        option = _variant_option(self.options)
        if option is None and variant_id == unnamed_variant().id:
            return ()
        return (self.option_line(VARIANT_OPTIONS[0] if option is None else option.name, variant_id),)

    def option_line(self, name: str, value: object) -> str:
        """What to send to set an option.

        :raises OptionValueError: the engine does not take it, or (``expected`` empty) lacks the option.
        """
        known = (self.options.get(name), self.options.get(_OTHER_NAMES.get(name, "")))
        option = known[0] or known[1] or _IMPLIED_OPTIONS.get(name)
        if option is None:
            raise OptionValueError(name, value, "")
        return format_setoption(option, value)


def _size(option: EngineOption) -> int:
    """How many characters it takes to keep it."""
    default = "" if isinstance(option, ButtonOption) else str(option.default)
    choices = option.choices if isinstance(option, ComboOption) else ()
    return len(option.name) + len(default) + sum(map(len, choices))


def plays(options: Mapping[str, EngineOption], variant_id: str) -> bool:
    """Whether an engine with these options says that it plays a game; one without a choice: the usual one."""
    option = _variant_option(options)
    if option is None:
        return variant_id == unnamed_variant().id
    try:
        option.wire(variant_id)
    except OptionValueError:
        return False
    return True


def _variant_option(options: Mapping[str, EngineOption]) -> EngineOption | None:
    """The option that the game is chosen by."""
    return next((options[name] for name in VARIANT_OPTIONS if name in options), None)
