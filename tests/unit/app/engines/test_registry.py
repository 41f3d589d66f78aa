"""The player's engines: kept whole, whatever stands in the file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.declared import declared, first_profiles, option_of
from shogi_desktop.app.engines.kept_options import DeclaredOption
from shogi_desktop.app.engines.registry import (
    ANALYSIS,
    BUILT_IN,
    USUAL,
    EngineGoneError,
    Profile,
    RegisteredEngine,
    Registry,
    Role,
    UnknownEngineError,
    UnknownProfileError,
)
from shogi_desktop.app.settings.game_setup import EngineSetup, SearchLimits
from shogi_desktop.app.system.i18n import Translations
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import OKISAKI, STANDARD
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.messages import (
    ButtonOption,
    CheckOption,
    ComboOption,
    EngineOption,
    FilenameOption,
    SpinOption,
    StringOption,
)
from tests.support.sentences import into

OWN = EngineCommand("/usr/bin/own-engine")
OPTIONS: tuple[EngineOption, ...] = (
    CheckOption("Book", default=True),
    SpinOption("Threads", 4, 1, 8),
    SpinOption("USI_Hash", 16, 1, None),
    ComboOption("Style", "calm", ("calm", "wild")),
    StringOption("Nick", ""),
    FilenameOption("EvalDir", "eval"),
    ButtonOption("Clear"),
)
YANE = RegisteredEngine(
    "",
    said_name="YaneuraOu",
    author="yaneurao",
    command=("/opt/yane/YaneuraOu", "--quiet"),
    games=("shogi",),
    options=declared(OPTIONS),
    profiles=first_profiles(OPTIONS, cores=4),
)


class Shelf:
    """The file, and registries that read it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "engines.json"
        self.said: list[str] = []

    def open(self) -> Registry:
        return Registry(self.path, into(self.said), built_in=lambda: OWN)

    @property
    def content(self) -> dict[str, Any]:
        return msgspec.json.decode(self.path.read_bytes(), type=dict[str, Any])

    @content.setter
    def content(self, content: dict[str, Any]) -> None:
        self.path.write_bytes(msgspec.json.encode(content))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def test_the_built_in_engine_is_the_first_and_plays_everything(shelf: Shelf) -> None:
    registry = shelf.open()
    registry.add(YANE)
    assert [one.label for one in registry.engines()] == ["Built-in engine", "YaneuraOu"]
    assert [one.id for one in registry.engines(OKISAKI)] == [BUILT_IN]
    registry.remove(BUILT_IN)
    assert registry.engines()[0].is_built_in


def test_what_is_added_is_there_at_the_next_start(shelf: Shelf) -> None:
    added = shelf.open().add(YANE)
    found = shelf.open().engine(added.id)
    assert found == added
    assert tuple(map(option_of, found.options)) == OPTIONS
    assert shelf.said == []


def test_two_of_one_name_are_told_apart(shelf: Shelf) -> None:
    registry = shelf.open()
    first, second = registry.add(YANE), registry.add(YANE)
    assert (first.id, second.id) == ("yaneuraou", "yaneuraou-2")
    assert (first.label, second.label) == ("YaneuraOu", "YaneuraOu 2")
    assert registry.named("yaneuraou 2") == second


def test_an_engine_that_is_not_there_is_told_of_with_those_that_are(shelf: Shelf) -> None:
    with pytest.raises(UnknownEngineError, match=r"'gps'.*Built-in engine"):
        shelf.open().named("gps")


def test_profiles_are_made_changed_and_forgotten(shelf: Shelf) -> None:
    registry = shelf.open()
    engine = registry.add(YANE)
    fast = registry.new_profile(engine.id, "Fast", ANALYSIS)
    registry.change_profile(engine.id, Profile(fast.id, "Blitz", {"Threads": 1, "Clear": None}))
    again = shelf.open()
    kept = again.named(engine.id)
    assert [one.label for one in kept.profiles] == ["Default", "Analysis", "Blitz"]
    assert again.launch(engine.id, "blitz").options == {"Threads": 1, "Clear": None}
    again.replace(msgspec.structs.replace(kept, uses={Role.HINT.value: fast.id}))
    again.remove_profile(engine.id, fast.id)
    again.remove_profile(engine.id, USUAL)
    assert [one.id for one in again.named(engine.id).profiles] == [USUAL, ANALYSIS]
    assert again.named(engine.id).profile_for(Role.HINT).id == USUAL
    assert again.named(engine.id).uses == {}
    with pytest.raises(UnknownProfileError, match=r"'blitz'.*Default, Analysis"):
        again.launch(engine.id, "blitz")


def test_analysis_has_a_profile_of_its_own_with_half_of_the_machine(shelf: Shelf) -> None:
    registry = shelf.open()
    engine = registry.add(YANE)
    assert registry.launch(engine.id, role=Role.ANALYST).options == {"Threads": 2, "USI_Hash": 256}
    assert registry.launch(engine.id, role=Role.OPPONENT).options == {}


def test_an_engine_is_launched_in_its_folder(shelf: Shelf) -> None:
    registry = shelf.open()
    engine = registry.add(YANE)
    assert registry.launch(engine.id).command == EngineCommand(
        "/opt/yane/YaneuraOu", ("--quiet",), "/opt/yane"
    )
    registry.replace(msgspec.structs.replace(engine, folder="/opt/eval"))
    polite = registry.launch(engine.id, low_priority=True)
    assert (polite.command.directory, polite.command.low_priority) == ("/opt/eval", True)
    own = registry.launch(BUILT_IN).command
    assert (own.program, own.directory) == (OWN.program, str(Path(OWN.program).parent))


def test_the_built_in_engine_has_profiles_too(shelf: Shelf) -> None:
    registry = shelf.open()
    made = registry.new_profile(BUILT_IN, "Two threads")
    registry.change_profile(BUILT_IN, Profile(made.id, made.name, {"Threads": 2}))
    again = shelf.open()
    assert again.launch(BUILT_IN, "two threads").options == {"Threads": 2}
    assert again.engines()[0].is_built_in


def test_the_choice_for_a_role_falls_back_to_the_built_in_engine(shelf: Shelf) -> None:
    registry = shelf.open()
    engine = registry.add(YANE)
    registry.choose(Role.HINT, engine.id)
    again = shelf.open()
    assert again.chosen(Role.HINT, STANDARD).id == engine.id
    assert again.chosen(Role.HINT, OKISAKI).is_built_in
    again.remove(engine.id)
    assert again.chosen(Role.HINT).is_built_in


def test_a_removed_engine_is_put_back_where_it_was(shelf: Shelf) -> None:
    registry = shelf.open()
    engines = [registry.add(YANE) for _ in range(3)]
    registry.remove(engines[1].id)
    registry.put_back(engines[1], 1)
    assert [one.id for one in shelf.open().engines()[1:]] == [one.id for one in engines]


def test_damage_costs_itself_alone_and_stays_in_the_file(shelf: Shelf) -> None:
    strange: dict[str, Any] = {
        "id": "yane",
        "name": 7,
        "command": ["/opt/yane"],
        "games": ["shogi", "chess"],
        "profiles": [{"id": "own", "name": "Own", "options": {"Threads": 2, "X": [1]}, "later": 1}],
        "options": [{"name": "A", "type": "check"}, {"name": "B", "type": "slider"}],
        "later": {"a": 1},
    }
    nothing: list[object] = [{"id": "empty"}, "nonsense", {"command": ["/x"]}]
    shelf.content = {"engines": [strange, *nothing], "chosen": {"hint": "yane"}, "version": 9}
    registry = shelf.open()
    engine = registry.named("yane")
    assert [one.id for one in registry.engines()] == [BUILT_IN, "yane"]
    assert engine.games == ("shogi",)
    assert engine.profile("own").options == {"Threads": 2}
    assert engine.options == (DeclaredOption("A", "check"),)
    assert len(shelf.said) == 1
    assert "engines[0].name" in shelf.said[0]

    registry.change_profile("yane", Profile("own", "Own", {"Threads": 3}))

    written = shelf.content
    assert written["version"] == 9
    first = written["engines"][0]
    assert (first["later"], first["name"]) == ({"a": 1}, 7)
    assert first["games"] == ["shogi", "chess"]
    assert first["profiles"][-1]["later"] == 1
    assert first["profiles"][-1]["options"] == {"Threads": 3, "X": [1]}
    assert {"name": "B", "type": "slider"} in first["options"]
    assert [one for one in nothing if one in written["engines"]] == nothing


def test_a_file_of_nonsense_is_set_aside(shelf: Shelf) -> None:
    shelf.path.write_text("{engines", encoding="utf-8")
    assert len(shelf.open().engines()) == 1
    assert (shelf.path.parent / "engines.json.broken").read_text(encoding="utf-8") == "{engines"
    assert "moved to" in shelf.said[0]


def test_a_game_starts_only_what_is_on_the_list(shelf: Shelf) -> None:
    registry = shelf.open()
    engine = registry.add(YANE)
    setup = registry.setup(engine.id, ANALYSIS, SearchLimits(nodes=5_000), ponder=True)
    assert setup.limits.nodes == 5_000
    assert setup.options == {"Threads": 2, "USI_Hash": 256}
    assert registry.command_of(setup) == EngineCommand("/opt/yane/YaneuraOu", ("--quiet",), "/opt/yane")
    for other in (("/bin/sh", "-c", "rm"), ("/opt/yane/YaneuraOu",)):
        with pytest.raises(EngineGoneError):
            registry.command_of(msgspec.structs.replace(setup, command=other))
    registry.remove(engine.id)
    with pytest.raises(EngineGoneError, match="YaneuraOu is not on the list"):
        registry.command_of(setup)
    with pytest.raises(EngineGoneError, match=r"^sh is not on the list"):
        registry.command_of(EngineSetup(("/bin/sh", "-c", "rm")))


def test_a_moved_folder_is_the_one_on_the_list(shelf: Shelf) -> None:
    registry = shelf.open()
    engine = registry.add(YANE)
    setup = registry.setup(engine.id)
    registry.replace(msgspec.structs.replace(engine, folder="/opt/eval"))
    assert registry.command_of(setup).directory == "/opt/eval"


def test_a_game_with_the_built_in_engine_finds_it_wherever_it_is_now(shelf: Shelf) -> None:
    setup = EngineSetup(("/old/place/own-engine",), engine=BUILT_IN)
    assert shelf.open().command_of(setup) == OWN


def test_a_missing_built_in_engine_is_nobody_elses_trouble(shelf: Shelf) -> None:
    def missing() -> EngineCommand:
        raise EngineMissingError((Path("/nowhere"),))

    registry = Registry(shelf.path, built_in=missing)
    engine = registry.add(YANE)
    assert registry.command_of(registry.setup(engine.id)).program == "/opt/yane/YaneuraOu"
    with pytest.raises(EngineMissingError):
        registry.launch(BUILT_IN)


def test_every_change_is_told(shelf: Shelf) -> None:
    registry = shelf.open()
    told: list[int] = []
    registry.changed.connect(lambda: told.append(1))
    engine = registry.add(YANE)
    registry.replace(engine)
    registry.new_profile(engine.id, "Fast")
    registry.choose(Role.HINT, engine.id)
    registry.remove(engine.id)
    assert len(told) == 4


def test_for_analysis_an_engine_leaves_its_book_closed() -> None:
    options = (CheckOption("USI_OwnBook", default=True), SpinOption("BookDepth", 30, 0, 100))
    usual, analysis = first_profiles(options, cores=4)
    assert usual.options == {}
    assert analysis.options == {"USI_OwnBook": False, "BookDepth": 0}


def test_the_profiles_that_come_with_an_engine_are_named_in_the_language_in_use(
    qapp: QApplication,
) -> None:
    translations = Translations(resource_path("i18n"))
    translations.use("ja")
    profiles = first_profiles(OPTIONS, cores=4)
    there = [profile.label for profile in profiles]
    translations.use("en")

    assert [profile.label for profile in profiles] == ["Default", "Analysis"] != there
    assert Profile(ANALYSIS, "Deep").label == "Deep"


def test_an_engine_is_no_mate_solver_and_plays_no_game_before_it_was_seen_to() -> None:
    engine = RegisteredEngine("x")
    assert (engine.mates, engine.games, engine.uses, engine.profiles) == (False, (), {}, ())
    assert not engine.plays(STANDARD)


def test_an_option_with_a_name_of_no_sense_is_left_out() -> None:
    names = ["", "x" * 200, "y" * 201]
    assert [kept.name for kept in declared(ButtonOption(name) for name in names)] == ["x" * 200]


def test_a_name_is_shown_up_to_sixty_characters() -> None:
    assert RegisteredEngine("x", name="n" * 60).label == "n" * 60
    said = RegisteredEngine("x", said_name="n" * 61, command=("/opt/e",))
    assert said.label == "n" * 59 + "…"
    assert Profile("p", "n" * 60).label == "n" * 60
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"id": "x", "name": "n" * 61}, RegisteredEngine)


@pytest.mark.parametrize(
    ("fields", "label"),
    [
        ({"name": "Mine", "said_name": "Own Engine 3"}, "Mine"),
        ({"said_name": "Own Engine 3"}, "Own Engine 3"),
        ({}, "own-engine"),
        ({"command": ("/",)}, "own"),
        ({"command": ("/opt/suisho.exe", "-q", "9")}, "suisho"),
        ({"id": BUILT_IN}, "Built-in engine"),
        ({"name": "Two\nlines"}, "Two lines"),
    ],
)
def test_an_engine_is_called_by_the_player_s_name_its_own_or_its_file_s(
    fields: dict[str, Any], label: str
) -> None:
    assert RegisteredEngine(**{"id": "own", "command": ("/usr/bin/own-engine.sh",), **fields}).label == label


def test_a_profile_is_found_for_a_role_by_id_and_by_its_name() -> None:
    usual, analysis, blitz = Profile(USUAL), Profile(ANALYSIS, "Analysis"), Profile("p1", "Blitz")
    engine = RegisteredEngine("own", command=("/e",), profiles=(usual, analysis, blitz))
    assert engine.profile_for(Role.ANALYST) == analysis
    assert all(engine.profile_for(role) == usual for role in Role if role is not Role.ANALYST)
    used = msgspec.structs.replace(engine, uses={Role.ANALYST.value: "p1"})
    assert used.profile_for(Role.ANALYST) == blitz
    gone = msgspec.structs.replace(engine, uses={Role.ANALYST.value: "gone"})
    assert gone.profile_for(Role.ANALYST) == usual
    assert [engine.profile(wanted) for wanted in ("", "p1", "BLITZ", "analysis")] == [
        usual,
        blitz,
        blitz,
        analysis,
    ]
    with pytest.raises(UnknownProfileError):
        engine.profile("gone")


@pytest.mark.parametrize(("cores", "threads"), [(1, 1), (2, 1), (7, 3), (16, 8)])
def test_for_analysis_an_engine_gets_half_of_the_cores(
    cores: int, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = (
        SpinOption("Threads", 1, 1, 512),
        SpinOption("USI_Hash", 16, 1, 128),
        CheckOption("Other", default=True),
    )
    assert first_profiles(options, cores=cores)[1].options == {"Threads": threads, "USI_Hash": 128}
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert first_profiles(options)[1].options["Threads"] == threads
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert first_profiles(options)[1].options["Threads"] == 1


def test_a_switch_is_kept_as_it_comes() -> None:
    kept = declared((CheckOption("On", default=True), CheckOption("Off", default=False)))
    assert [one.default for one in kept] == ["true", "false"]
    assert [option_of(one) for one in kept] == [
        CheckOption("On", default=True),
        CheckOption("Off", default=False),
    ]


def test_an_engine_is_put_on_the_list_with_a_usual_profile_whether_it_had_one_or_not(shelf: Shelf) -> None:
    bare = msgspec.structs.replace(YANE, profiles=(Profile("fast", "Fast"),))
    added = shelf.open().add(bare)
    assert [one.id for one in added.profiles] == [USUAL, "fast"]
    assert shelf.open().named(added.id) == added


def test_each_of_many_of_one_name_has_a_name_and_an_id_of_its_own(shelf: Shelf) -> None:
    registry = shelf.open()
    added = [registry.add(YANE) for _ in range(4)]
    assert [one.label for one in added] == ["YaneuraOu", *(f"YaneuraOu {number}" for number in (2, 3, 4))]
    assert [one.id for one in added] == ["yaneuraou", *(f"yaneuraou-{number}" for number in (2, 3, 4))]
    own = registry.add(msgspec.structs.replace(YANE, id=BUILT_IN))
    assert own.id != BUILT_IN


def test_a_number_behind_a_long_name_has_its_room_within_the_name(shelf: Shelf) -> None:
    registry = shelf.open()
    long = msgspec.structs.replace(YANE, name="x" * 60)
    first, second = registry.add(long), registry.add(long)
    assert [first.label, second.label] == ["x" * 60, "x" * 58 + " 2"]
    assert [first.id, second.id] == ["x" * 40, "x" * 40 + "-2"]


def test_the_built_in_engine_has_the_options_that_it_was_seen_to_have(shelf: Shelf) -> None:
    registry = shelf.open()
    (own,) = registry.engines()
    assert own.options
    seen = declared((SpinOption("Threads", 4, 1, 8),))
    registry.replace(msgspec.structs.replace(own, options=seen))
    assert registry.engines()[0].options == seen


def test_the_built_in_engine_runs_in_the_folder_that_it_names(shelf: Shelf) -> None:
    there = EngineCommand("/usr/bin/own-engine", directory="/var/lib/own")
    registry = Registry(shelf.path, into(shelf.said), built_in=lambda: there)
    assert registry.launch(BUILT_IN).command.directory == "/var/lib/own"
    assert registry.setup(BUILT_IN).folder == "/var/lib/own"


def test_an_id_that_is_wished_for_twice_is_given_once(shelf: Shelf) -> None:
    registry = shelf.open()
    wished = msgspec.structs.replace(YANE, id="yane")
    assert [registry.add(wished).id for _ in range(4)] == ["yane", "yane-2", "yane-3", "yane-4"]


def test_of_two_that_are_started_alike_the_one_in_the_folder_named_is_taken(shelf: Shelf) -> None:
    registry = shelf.open()
    for folder in ("/opt/a", "/opt/b", "/opt/c"):
        registry.add(msgspec.structs.replace(YANE, folder=folder))
    for folder in ("/opt/b", "/opt/c", "/opt/a"):
        setup = EngineSetup(YANE.command, folder=folder)
        assert registry.command_of(setup).directory == folder
    assert registry.command_of(EngineSetup(YANE.command, folder="/elsewhere")).directory == "/opt/a"
