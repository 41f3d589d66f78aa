"""Options that an engine must have: whoever names them is told of those that it does not take."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from shogi_desktop.usi.events import OptionRejected


class EngineOptionError(Exception):
    """An engine does not have an option that it is to be given, or does not take the value."""

    def __init__(self, engine: str, name: str, value: object, expected: str) -> None:
        what = f"takes {expected} for {name}, not {value}" if expected else f"has no option {name}"
        super().__init__(f"The engine {engine} {what}")
        self.engine, self.name, self.value, self.expected = engine, name, value, expected

    def __reduce__(self) -> tuple[type[EngineOptionError], tuple[str, str, object, str]]:
        return EngineOptionError, (self.engine, self.name, self.value, self.expected)


def require_options(engine: str, rejected: Mapping[str, OptionRejected], names: Iterable[str]) -> None:
    """See that an engine that is ready has taken the options of these names.

    :param engine: what it is called. :param rejected: see `EngineHandle.rejected`.
    :raises EngineOptionError: it has not.
    """
    for name in names:
        if (refusal := rejected.get(name)) is not None:
            raise EngineOptionError(engine, name, refusal.value, refusal.expected)
