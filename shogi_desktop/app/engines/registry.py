"""The engines that the player owns: a list in a file of its own, the program's own engine always the first.

Of an engine it keeps how it is started, what it has said of itself (name, author, options), which games it
was seen to play, and profiles: options under a name, for analysis or for a quick game. Each role that an
engine can have takes one of its profiles. Trying an engine out is `probe`'s; talking to it is `handle`'s.

The file is read leniently: what another version has written costs only itself and is written back. No other
file chooses a program that is started: a game, a match or a journal names an engine with its command, and
`command_of` starts it only if it stands on this list (decision 0062).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import datetime
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from PySide6.QtCore import QCoreApplication, QObject, Signal

from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.kept_options import BUILT_IN_OPTIONS, DeclaredOption
from shogi_desktop.app.engines.launch import Launch, launched
from shogi_desktop.app.settings.game_setup import EngineSetup, OptionValue, SearchLimits, VariantId
from shogi_desktop.app.system.kept_file import Hitch, KeptFile, KeptFileTrouble
from shogi_desktop.app.system.piecewise import Item
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.rules import VARIANTS, Variant
from shogi_desktop.usi.command import EngineCommand

BUILT_IN: Final = "built-in"
"""The id of the program's own engine."""
USUAL: Final = "usual"
"""The id of the profile that every engine has; without changes it is the engine as it comes."""
ANALYSIS: Final = "analysis"
MOST_NAME: Final = 60
"""The longest name of an engine or a profile."""


class Role(Enum):
    """What an engine is used for; the value stands in the file."""

    OPPONENT = "opponent"
    ANALYST = "analyst"
    MATE = "mate"
    HINT = "hint"
    MATCH = "match"


class UnknownEngineError(LookupError):
    """No engine of that name or id stands on the list; `names` are those that do."""

    def __init__(self, wanted: str, names: Iterable[str]) -> None:
        self.wanted, self.names = wanted, tuple(names)
        super().__init__(f"there is no engine {wanted!r} on the list: {', '.join(self.names)}")


class UnknownProfileError(LookupError):
    """The engine has no profile of that name or id; `names` are those that it has."""

    def __init__(self, engine: str, wanted: str, names: Iterable[str]) -> None:
        self.engine, self.wanted, self.names = engine, wanted, tuple(names)
        super().__init__(f"{engine} has no profile {wanted!r}: {', '.join(self.names)}")


class EngineGoneError(LookupError):
    """A game is to be played with an engine that does not stand on the list, or not as it is named there."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} is not on the list of engines")
        self.name = name


class Profile(Item, frozen=True, omit_defaults=True):
    """Options of an engine under a name; only those that are not as the engine has them by itself."""

    name: Annotated[str, Meta(max_length=MOST_NAME)] = ""
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)

    @property
    def label(self) -> str:
        """What it is called; one that comes with an engine and has no name yet, in the language in use."""
        translate = QCoreApplication.translate
        given = {USUAL: translate("Engines", "Default"), ANALYSIS: translate("Engines", "Analysis")}
        return in_one_line(self.name or given.get(self.id, self.id), MOST_NAME)


class RegisteredEngine(Item, frozen=True, omit_defaults=True):
    """An engine on the list.

    `name` is the player's for it; `said_name`, `author` and `options` are its own words. `games` are those
    that it was seen to play: none yet means that it has never got so far. `mates`: it was seen to solve one.
    `delay_ms` is what a line to it and back takes, as measured. `uses` are the profiles by role. `folder` is
    where it runs, empty for its usual one.
    """

    name: Annotated[str, Meta(max_length=MOST_NAME)] = ""
    said_name: str = ""
    author: str = ""
    command: tuple[str, ...] = ()
    folder: str = ""
    games: tuple[VariantId, ...] = ()
    mates: bool = False
    delay_ms: int = 0
    options: tuple[DeclaredOption, ...] = ()
    profiles: tuple[Profile, ...] = ()
    uses: dict[str, str] = msgspec.field(default_factory=dict)

    @property
    def is_built_in(self) -> bool:
        """Whether it is the program's own."""
        return self.id == BUILT_IN

    @property
    def label(self) -> str:
        """What it is called, on one line and of a length that can be shown."""
        if self.name:
            return in_one_line(self.name, MOST_NAME)
        if self.is_built_in:
            return QCoreApplication.translate("Engines", "Built-in engine")
        return in_one_line(self.said_name or Path(self.command[0]).stem or self.id, MOST_NAME)

    def plays(self, variant: Variant) -> bool:
        """Whether it was seen to play that game."""
        return self.is_built_in or variant.id in self.games

    @property
    def solves_mates(self) -> bool:
        """Whether it was seen to answer ``go mate``."""
        return self.is_built_in or self.mates

    def profile(self, wanted: str = "") -> Profile:
        """The profile of that id or name; the usual one where nothing is wanted.

        :raises UnknownProfileError: there is none.
        """
        if not wanted:
            return self.profiles[0]
        by_id = (one for one in self.profiles if one.id == wanted)
        by_name = (one for one in self.profiles if one.label.casefold() == wanted.casefold())
        found = next(by_id, None) or next(by_name, None)
        if found is None:
            raise UnknownProfileError(self.label, wanted, (one.label for one in self.profiles))
        return found

    def profile_for(self, role: Role) -> Profile:
        """The profile that is used in that role."""
        wanted = self.uses.get(role.value, ANALYSIS if role is Role.ANALYST else USUAL)
        return next((one for one in self.profiles if one.id == wanted), self.profiles[0])


class _Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    engines: tuple[RegisteredEngine, ...] = ()
    chosen: dict[str, str] = {}


class Registry(QObject):
    """The list. `changed` says that it, or something of an engine, is another. Call it from one thread.

    `report` takes a sentence for the player when the disk is in the way; changes then hold for this run.
    """

    changed = Signal()

    def __init__(
        self,
        path: Path,
        report: Callable[[Sentence], None] = lambda _: None,
        now: Callable[[], datetime] = datetime.now,
        *,
        built_in: Callable[[], EngineCommand] = bundled_engine,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._report = report
        self._built_in = built_in
        self._file = KeptFile(path, _Kept(), self._told, now)
        self._kept = self._file.load()

    # --- what there is --------------------------------------------------------------------------------------

    def engines(self, variant: Variant | None = None) -> tuple[RegisteredEngine, ...]:
        """All engines, or those that play `variant`; the built-in one first."""
        kept = {one.id: one for one in self._kept.engines}
        own = kept.pop(BUILT_IN, RegisteredEngine(BUILT_IN))
        games = tuple(one.id for one in VARIANTS)
        own = msgspec.structs.replace(own, games=games, options=own.options or BUILT_IN_OPTIONS)
        listed = [own, *(one for one in kept.values() if one.command and one.command[0])]
        return tuple(_with_usual(one) for one in listed if variant is None or one.plays(variant))

    def engine(self, engine_id: str) -> RegisteredEngine | None:
        """The engine of that id, or None."""
        return next((one for one in self.engines() if one.id == engine_id), None)

    def named(self, wanted: str) -> RegisteredEngine:
        """The engine of that id or name, capitals or not. :raises UnknownEngineError: there is none."""
        engines = self.engines()
        by_name = (one for one in engines if one.label.casefold() == wanted.strip().casefold())
        found = self.engine(wanted.strip()) or next(by_name, None)
        if found is None:
            raise UnknownEngineError(wanted, (one.label for one in engines))
        return found

    def chosen(self, role: Role, variant: Variant | None = None) -> RegisteredEngine:
        """The engine that the player has chosen for a role; the built-in one where none, or none any more."""
        wanted = self._kept.chosen.get(role.value, BUILT_IN)
        found = self.engine(wanted)
        if found is None or (variant is not None and not found.plays(variant)):
            return self.engines()[0]
        if role is Role.MATE and not found.solves_mates:
            return self.engines()[0]
        return found

    # --- starting one ---------------------------------------------------------------------------------------

    def launch(
        self, engine_id: str, profile: str = "", *, role: Role | None = None, low_priority: bool = False
    ) -> Launch:
        """How to start an engine with one of its profiles, or the one for a role; else with the usual one.

        :raises UnknownEngineError: :raises UnknownProfileError: there is none such.
        :raises EngineMissingError: it is the built-in engine, which is nowhere.
        """
        engine = self.named(engine_id)
        taken = engine.profile_for(role) if role is not None and not profile else engine.profile(profile)
        command, folder = engine.command, engine.folder
        if engine.is_built_in:
            bundled = self._built_in()
            command, folder = (bundled.program, *bundled.arguments), bundled.directory or ""
        started = launched(command, folder, low_priority=low_priority, delay_ms=engine.delay_ms)
        return Launch(engine.label, started, dict(taken.options))

    def setup(
        self,
        engine_id: str,
        profile: str = "",
        limits: SearchLimits | None = None,
        *,
        ponder: bool = False,
    ) -> EngineSetup:
        """An engine as a player of a game.

        :raises UnknownEngineError: :raises UnknownProfileError: there is none such.
        :raises EngineMissingError: it is the built-in engine, which is nowhere.
        """
        engine = self.named(engine_id)
        taken = engine.profile(profile) if profile else engine.profile_for(Role.OPPONENT)
        launch = self.launch(engine.id, taken.id)
        return EngineSetup(
            (launch.command.program, *launch.command.arguments),
            dict(launch.options),
            launch.name,
            launch.command.directory or "",
            limits or SearchLimits(),
            ponder,
            engine.id,
            taken.id,
        )

    def command_of(self, setup: EngineSetup) -> EngineCommand:
        """The command of a player of a game, which some file may have named.

        :raises EngineGoneError: no engine on the list is started so.
        """
        if setup.engine == BUILT_IN:
            return self._built_in()
        own = (one for one in self.engines() if not one.is_built_in)
        listed = [launched(one.command, one.folder, delay_ms=one.delay_ms) for one in own]
        wanted = launched(setup.command, setup.folder)
        for command in sorted(listed, key=lambda command: command.directory != wanted.directory):
            if (wanted.program, wanted.arguments) == (command.program, command.arguments):
                return command
        raise EngineGoneError(setup.name or Path(setup.command[0]).stem)

    # --- changing it ----------------------------------------------------------------------------------------

    def add(self, engine: RegisteredEngine) -> RegisteredEngine:
        """Put an engine on the list, under an id of its own (that of `engine` is only a wish) and a name."""
        taken = {one.id for one in self._kept.engines} | {BUILT_IN}
        names = {one.label.casefold() for one in self.engines()}
        label, number = engine.label, 2
        while label.casefold() in names:
            ending = f" {number}"
            label, number = engine.label[: MOST_NAME - len(ending)] + ending, number + 1
        added = msgspec.structs.replace(
            engine, id=_free(_slug(engine.id or label), taken), name=label, profiles=engine.profiles
        )
        added = _with_usual(added)
        self._keep((*self._kept.engines, added))
        return added

    def replace(self, engine: RegisteredEngine) -> None:
        """Keep `engine` in the place of the one of its id."""
        kept = self._kept.engines
        if all(one.id != engine.id for one in kept):
            self._keep((engine, *kept) if engine.is_built_in else kept)
        else:
            self._keep(tuple(engine if one.id == engine.id else one for one in kept))

    def remove(self, engine_id: str) -> None:
        """Take an engine off the list; the built-in one stays."""
        if engine_id != BUILT_IN:
            self._keep(tuple(one for one in self._kept.engines if one.id != engine_id))

    def put_back(self, engine: RegisteredEngine, place: int) -> None:
        """Undo `remove`: `engine` is again the one at `place` of those that were added."""
        kept = [one for one in self._kept.engines if one.id != engine.id]
        kept.insert(place, engine)
        self._keep(tuple(kept))

    def choose(self, role: Role, engine_id: str) -> None:
        """Use that engine in a role from now on."""
        chosen = {**self._kept.chosen, role.value: engine_id}
        self._keep(self._kept.engines, chosen)

    def new_profile(self, engine_id: str, name: str, like: str = "") -> Profile:
        """Give an engine one more profile, with the options of the one called `like`."""
        engine = self.named(engine_id)
        taken = {one.id for one in engine.profiles}
        made = Profile(
            _free(_slug(name), taken), name.strip()[:MOST_NAME], dict(engine.profile(like).options)
        )
        self.replace(msgspec.structs.replace(engine, profiles=(*engine.profiles, made)))
        return made

    def change_profile(self, engine_id: str, profile: Profile) -> None:
        """Keep `profile` in the place of the engine's profile of its id."""
        engine = self.named(engine_id)
        profiles = tuple(profile if one.id == profile.id else one for one in engine.profiles)
        self.replace(msgspec.structs.replace(engine, profiles=profiles))

    def remove_profile(self, engine_id: str, profile_id: str) -> None:
        """Forget a profile; the usual one stays. Roles that took it take the usual one."""
        engine = self.named(engine_id)
        if profile_id != USUAL:
            profiles = tuple(one for one in engine.profiles if one.id != profile_id)
            uses = {role: one for role, one in engine.uses.items() if one != profile_id}
            self.replace(msgspec.structs.replace(engine, profiles=profiles, uses=uses))

    def _keep(self, engines: tuple[RegisteredEngine, ...], chosen: dict[str, str] | None = None) -> None:
        fresh = _Kept(engines, self._kept.chosen if chosen is None else chosen)
        if fresh != self._kept:
            self._kept = fresh
            self._file.keep(fresh)
            self.changed.emit()

    def _told(self, trouble: KeptFileTrouble) -> None:
        self._report(partial(self._trouble_text, trouble))

    def _trouble_text(self, trouble: KeptFileTrouble) -> str:
        sentences = {
            Hitch.UNREADABLE: self.tr(
                "The list of engines in {file} cannot be read ({reason}). Only the built-in engine "
                "is available."
            ),
            Hitch.STUCK: self.tr(
                "The list of engines in {file} is damaged and could not be moved away ({reason}). "
                "Only the built-in engine is available; changes will not be saved until that file "
                "is removed."
            ),
            Hitch.SET_ASIDE: self.tr(
                "The list of engines was damaged. It was moved to {file}; only the built-in engine "
                "is available."
            ),
            Hitch.STRANGE: self.tr(
                "The list of engines in {file} contains something this version of the program does "
                "not know ({reason}). It is ignored, and stays in the file."
            ),
            Hitch.UNWRITABLE: self.tr(
                "The list of engines cannot be saved in {file} ({reason}). It lasts until the "
                "program is closed; allow writing to that folder to keep it."
            ),
        }
        return sentences[trouble.hitch].format(file=trouble.file, reason=trouble.reason)


def _with_usual(engine: RegisteredEngine) -> RegisteredEngine:
    """`engine` with the usual profile as its first."""
    usual = next((one for one in engine.profiles if one.id == USUAL), Profile(USUAL))
    others = tuple(one for one in engine.profiles if one.id != USUAL)
    return msgspec.structs.replace(engine, profiles=(usual, *others))


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.casefold()).strip("-")[:40] or "engine"


def _free(wished: str, taken: Iterable[str]) -> str:
    names, number = set(taken), 2
    name = wished
    while name in names:
        name, number = f"{wished}-{number}", number + 1
    return name
