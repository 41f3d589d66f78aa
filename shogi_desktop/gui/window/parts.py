"""The parts of the window in one table, and when each is made: when it is first asked for.

The first page of a start needs none of them. While nothing happens their modules are imported one after the
other, so that the first opening does not wait for that either.
"""

from __future__ import annotations

import dis
import importlib
import importlib.util
import sys
from collections.abc import Iterator
from importlib.abc import InspectLoader
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from shogi_desktop.gui.editor.actions import EditorActions
    from shogi_desktop.gui.learn.actions import LearnActions
    from shogi_desktop.gui.learn.guide_actions import GuideActions
    from shogi_desktop.gui.library.actions import LibraryActions
    from shogi_desktop.gui.play.new_game.part import NewGamePart
    from shogi_desktop.gui.play.part import PlayPart
    from shogi_desktop.gui.printing.actions import PrintActions
    from shogi_desktop.gui.results.part import ResultsPart
    from shogi_desktop.gui.settings.actions import SettingsActions
    from shogi_desktop.gui.shell.part import Part
    from shogi_desktop.gui.shell.shell import Shell

P = TypeVar("P")
_OURS = f"{__name__.partition('.')[0]}."


class Entry(Generic[P]):
    """A row of the table: a part's class, and the ids of its commands. Read from `Parts` it is the part."""

    def __init__(self, module: str, name: str, *commands: str) -> None:
        self.module, self.name, self.commands = module, name, commands

    def __get__(self, parts: Parts, _: type[Parts]) -> P:
        part: P = parts.open(self)
        return part


class Parts:
    """The table, and the parts that are there."""

    new_games: Entry[NewGamePart] = Entry("shogi_desktop.gui.play.new_game.part", "NewGamePart", "new_game")
    play: Entry[PlayPart] = Entry("shogi_desktop.gui.play.part", "PlayPart")
    """The board, the game or record on it and all that is done there; its commands are those of no other."""
    results: Entry[ResultsPart] = Entry("shogi_desktop.gui.results.part", "ResultsPart", "results")
    settings: Entry[SettingsActions] = Entry(
        "shogi_desktop.gui.settings.actions", "SettingsActions", "settings", "about"
    )
    learning: Entry[LearnActions] = Entry(
        "shogi_desktop.gui.learn.actions", "LearnActions", "learn", "reference", "rules_sheet"
    )
    library: Entry[LibraryActions] = Entry(
        "shogi_desktop.gui.library.actions", "LibraryActions", "library", "find_position"
    )
    editing: Entry[EditorActions] = Entry(
        "shogi_desktop.gui.editor.actions", "EditorActions", "edit_position"
    )
    printing: Entry[PrintActions] = Entry(
        "shogi_desktop.gui.printing.actions",
        "PrintActions",
        *("print", "export_pdf", "export_picture", "export_animation", "copy_picture"),
    )
    guide: Entry[GuideActions] = Entry("shogi_desktop.gui.learn.guide_actions", "GuideActions", "guide")

    def __init__(self) -> None:
        self._shell: Shell | None = None
        self._made: dict[Entry[Any], Part] = {}

    def meet(self, shell: Shell) -> None:
        """Get to know what every part is made with. To be called once, before any part is asked for."""
        self._shell = shell

    def open(self, entry: Entry[Any]) -> Any:
        """The part of that row; made now if it is not there yet."""
        if entry not in self._made:
            if self._shell is None:
                raise RuntimeError("there is no window yet")
            make = getattr(importlib.import_module(entry.module), entry.name)
            part = make(self._shell)
            self._made.setdefault(entry, part)
            self._shell.refresh()
        return self._made[entry]

    def owner_of(self, command: str) -> Part:
        """The part that carries out that command; made now if it is not there yet."""
        owner = next((entry for entry in TABLE if command in entry.commands), vars(Parts)["play"])
        part: Part = self.open(owner)
        return part

    def has(self, key: str) -> bool:
        """Whether the part of that name is there."""
        return vars(Parts)[key] in self._made

    def opened(self) -> tuple[Part, ...]:
        """The parts there are so far, in the order of the table."""
        return tuple(self._made[entry] for entry in TABLE if entry in self._made)


TABLE: tuple[Entry[Any], ...] = tuple(entry for entry in vars(Parts).values() if isinstance(entry, Entry))
"""The rows in their order, which is that of what is opened first."""


def imports() -> Iterator[None]:
    """Import what the parts need, one module a step: none of them holds the window for long."""
    seen: set[str] = set()
    for entry in TABLE:
        for module in _in_order(entry.module, seen):
            importlib.import_module(module)
            yield


def _in_order(module: str, seen: set[str]) -> Iterator[str]:
    """`module` behind all modules of ours that it needs and that are not there yet."""
    seen.add(module)
    if module in sys.modules:
        return
    for needed in _needed_by(module):
        if needed not in seen:
            yield from _in_order(needed, seen)
    yield module


def _needed_by(module: str) -> Iterator[str]:
    """The modules of ours that it imports when it is imported, read off its code: a bundle has no source."""
    spec = importlib.util.find_spec(module)
    loader = None if spec is None else spec.loader
    if not isinstance(loader, InspectLoader):
        return
    code, types_until = loader.get_code(module), 0
    asks_for_types = False
    for step in () if code is None else dis.get_instructions(code):
        if asks_for_types and "JUMP" in step.opname:
            types_until = step.argval
        asks_for_types = step.argval == "TYPE_CHECKING" or (asks_for_types and "JUMP" not in step.opname)
        if step.opname == "IMPORT_NAME" and step.offset >= types_until and step.argval.startswith(_OURS):
            yield step.argval
