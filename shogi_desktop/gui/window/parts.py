"""The parts of the window in one table, and when each is made: when it is first asked for.

The first page of a start needs none of them (`gui.window.preloading` imports them while nothing happens).
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from shogi_desktop.gui.analysis.part import AnalysisPart
    from shogi_desktop.gui.editor.actions import EditorActions
    from shogi_desktop.gui.engines.dialog_part import EnginesDialogPart
    from shogi_desktop.gui.engines.part import EnginesPart
    from shogi_desktop.gui.explorer.part import ExplorerPart
    from shogi_desktop.gui.learn.actions import LearnActions
    from shogi_desktop.gui.learn.atlas_part import AtlasPart
    from shogi_desktop.gui.learn.guide_actions import GuideActions
    from shogi_desktop.gui.library.actions import LibraryActions
    from shogi_desktop.gui.library.statistics_part import StatisticsPart
    from shogi_desktop.gui.match.part import MatchPart
    from shogi_desktop.gui.online.part import OnlinePart
    from shogi_desktop.gui.opponents.part import OpponentsPart
    from shogi_desktop.gui.play.new_game.part import NewGamePart
    from shogi_desktop.gui.play.part import PlayPart
    from shogi_desktop.gui.printing.actions import PrintActions
    from shogi_desktop.gui.problems.part import ProblemsPart
    from shogi_desktop.gui.records.unsaved_part import UnsavedPart
    from shogi_desktop.gui.results.part import ResultsPart
    from shogi_desktop.gui.review.deck_part import DeckPart
    from shogi_desktop.gui.review.part import ReviewPart
    from shogi_desktop.gui.settings.actions import SettingsActions
    from shogi_desktop.gui.shell.part import Part
    from shogi_desktop.gui.shell.shell import Shell

P = TypeVar("P")


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
    online: Entry[OnlinePart] = Entry("shogi_desktop.gui.online.part", "OnlinePart", "play_online", "invite")
    """Before the board, which can be left only when a game at a server has been given up."""
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
    statistics: Entry[StatisticsPart] = Entry(
        "shogi_desktop.gui.library.statistics_part", "StatisticsPart", "statistics"
    )
    reviews: Entry[ReviewPart] = Entry("shogi_desktop.gui.review.part", "ReviewPart", "review")
    practice: Entry[DeckPart] = Entry("shogi_desktop.gui.review.deck_part", "DeckPart", "practice")
    problems: Entry[ProblemsPart] = Entry("shogi_desktop.gui.problems.part", "ProblemsPart", "problems")
    opponents: Entry[OpponentsPart] = Entry("shogi_desktop.gui.opponents.part", "OpponentsPart", "opponents")
    atlas: Entry[AtlasPart] = Entry("shogi_desktop.gui.learn.atlas_part", "AtlasPart", "atlas")
    editing: Entry[EditorActions] = Entry(
        "shogi_desktop.gui.editor.actions", "EditorActions", "edit_position"
    )
    printing: Entry[PrintActions] = Entry(
        "shogi_desktop.gui.printing.actions",
        "PrintActions",
        *("print", "export_pdf", "export_picture", "export_animation", "copy_picture"),
    )
    analysis: Entry[AnalysisPart] = Entry(
        "shogi_desktop.gui.analysis.part",
        "AnalysisPart",
        *("analyse", "analyse_game", "threat", "find_mate", "keep_line", "keep_evaluation", "graph"),
    )
    explorer: Entry[ExplorerPart] = Entry("shogi_desktop.gui.explorer.part", "ExplorerPart", "explorer")
    unsaved: Entry[UnsavedPart] = Entry("shogi_desktop.gui.records.unsaved_part", "UnsavedPart")
    engines: Entry[EnginesPart] = Entry("shogi_desktop.gui.engines.part", "EnginesPart")
    """The list of the player's engines alone: whoever asks for a game needs it, and at once."""
    engines_dialog: Entry[EnginesDialogPart] = Entry(
        "shogi_desktop.gui.engines.dialog_part", "EnginesDialogPart", "engines"
    )
    engine_matches: Entry[MatchPart] = Entry("shogi_desktop.gui.match.part", "MatchPart", "engine_match")
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
