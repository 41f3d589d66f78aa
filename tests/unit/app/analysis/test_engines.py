"""Which engines analyse: those of the player's list that play the game, at most four, in their own share."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from shogi_desktop.app.analysis.engines import built_in, politely, registered, share_of_machine
from shogi_desktop.app.engines.registry import ANALYSIS, Profile, RegisteredEngine, Registry, Role
from shogi_desktop.app.settings.game_setup import VariantId
from shogi_desktop.rules import OKISAKI, STANDARD
from shogi_desktop.usi.command import EngineCommand

OWN = EngineCommand("/usr/bin/own-engine")


def registry(path: Path) -> Registry:
    made = Registry(path / "engines.json", built_in=lambda: OWN)
    playing: dict[str, tuple[VariantId, ...]] = {"Alpha": ("shogi",), "Beta": ("shogi", "okisakishogi")}
    for name, games in playing.items():
        profile = Profile(ANALYSIS, "Analysis", {"Threads": 3})
        engine = RegisteredEngine("", said_name=name, command=(f"/opt/{name}",), games=games)
        made.add(msgspec.structs.replace(engine, profiles=(profile,)))
    return made


def test_without_a_choice_it_is_the_engine_that_was_chosen_for_analysis(tmp_path: Path) -> None:
    engines = registry(tmp_path)
    assert [each.command.program for each in registered(engines, ())(STANDARD)] == [OWN.program]
    engines.choose(Role.ANALYST, "beta")
    assert [each.key for each in registered(engines, ())(STANDARD)] == ["beta"]


def test_several_look_side_by_side_each_with_its_profile_for_analysis(tmp_path: Path) -> None:
    chosen = registered(registry(tmp_path), ("alpha", "beta", "alpha", "gone"))(STANDARD)
    assert [(each.key, each.name) for each in chosen] == [("alpha", "Alpha"), ("beta", "Beta")]
    assert chosen[0].options == {"Threads": 3}


def test_an_engine_that_does_not_play_the_game_makes_way(tmp_path: Path) -> None:
    engines = registry(tmp_path)
    assert [each.key for each in registered(engines, ("alpha", "beta"))(OKISAKI)] == ["beta"]
    assert [each.key for each in registered(engines, ("alpha",))(OKISAKI)] == ["built-in"]


def test_the_programs_own_engine_needs_no_list() -> None:
    assert [each.command for each in built_in(OWN)(STANDARD)] == [OWN]


def test_engines_are_polite() -> None:
    assert politely(OWN).low_priority
    threads = [share_of_machine(number)["Threads"] for number in (1, 2, 4)]
    assert threads == sorted(threads, reverse=True, key=lambda number: int(str(number)))


@pytest.mark.parametrize(
    ("processors", "memory", "engines", "threads", "hash_mib"),
    [
        (8, 8_192, 1, 4, 128),
        (8, 1_024, 2, 2, 32),
        (8, 1_024, 4, 1, 16),
        (2, 512, 1, 1, 32),
        (1, 128, 1, 1, 16),
        (64, 65_536, 1, 8, 128),
        (64, 65_536, 4, 8, 128),
    ],
)
def test_the_machine_is_shared_by_half(
    monkeypatch: pytest.MonkeyPatch, processors: int, memory: int, engines: int, threads: int, hash_mib: int
) -> None:
    monkeypatch.setattr("shogi_desktop.app.analysis.engines.processors", lambda: processors)
    monkeypatch.setattr("shogi_desktop.app.analysis.engines.memory_mib", lambda: memory)
    assert share_of_machine(engines) == {"Threads": threads, "USI_Hash": hash_mib}
