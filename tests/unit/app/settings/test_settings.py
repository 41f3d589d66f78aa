"""Settings survive: changes come back, damage is set aside, what cannot be written is said once."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from shogi_desktop.app.settings.print_choices import PrintChoices
from shogi_desktop.app.settings.settings import (
    NewGameChoices,
    OwnHandicap,
    Settings,
    SettingsStore,
)
from shogi_desktop.app.settings.strengths import FIRST_RUNG
from tests.support.sentences import into

WHEN = datetime(2026, 1, 2, 3, 4, 5)


def make_store(path: Path) -> tuple[SettingsStore, list[str]]:
    said: list[str] = []
    return SettingsStore(path, into(said), now=lambda: WHEN), said


def test_every_setting_is_described_and_has_a_default() -> None:
    described = msgspec.json.schema(Settings)["$defs"]["Settings"]["properties"]
    assert [name for name, said in described.items() if not said.get("description")] == []
    assert set(described) == set(Settings.__struct_fields__)
    assert Settings() == msgspec.convert({}, Settings)


def test_changed_settings_come_back_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    store, said = make_store(path)
    store.update(appearance="dark", new_game=NewGameChoices(rung=7, variant="okisakishogi"))
    again, said_again = make_store(path)
    assert again.current.appearance == "dark"
    assert again.current.new_game.rung == 7
    assert said == said_again == []


def test_a_change_is_announced_once_and_no_change_is_not(tmp_path: Path) -> None:
    store, _ = make_store(tmp_path / "settings.json")
    seen: list[Settings] = []
    store.changed.connect(seen.append)
    store.update(appearance="dark")
    store.update(appearance="dark")
    assert [settings.appearance for settings in seen] == ["dark"]


def test_a_value_outside_its_declaration_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    store, _ = make_store(tmp_path / "settings.json")
    with pytest.raises(msgspec.ValidationError):
        store.update(appearance="purple")
    assert store.current == Settings()


@pytest.mark.parametrize(
    "damage", [b"", b"{", b"\xff\xfe\x00", b"[]", b'"appearance"', b'{"appearance": "purple"']
)
def test_a_damaged_file_is_set_aside_and_named(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(damage)
    store, said = make_store(path)
    aside = tmp_path / "settings.json.broken"
    assert store.current == Settings()
    assert aside.read_bytes() == damage
    assert not path.exists()
    assert len(said) == 1 and str(aside) in said[0]


def test_a_second_damaged_file_does_not_replace_the_one_set_aside_before(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for damage in (b"{", b"["):
        path.write_bytes(damage)
        make_store(path)
    assert (tmp_path / "settings.json.broken").read_bytes() == b"{"
    assert (tmp_path / "settings.json.broken-20260102-030405").read_bytes() == b"["


def test_an_unknown_key_of_a_newer_program_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"appearance": "dark", "from_the_future": 1}')
    store, said = make_store(path)
    assert store.current.appearance == "dark"
    assert said == []


def test_what_a_newer_version_keeps_is_written_back(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"appearance": "dark", "from_the_future": {"a": [1]}}')
    store, _ = make_store(path)
    store.update(appearance="light")
    assert msgspec.json.decode(path.read_bytes()) == {"appearance": "light", "from_the_future": {"a": [1]}}


def test_an_unwritable_folder_is_said_once_and_the_settings_still_hold(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("not a folder")
    store, said = make_store(blocker / "settings.json")
    store.update(appearance="dark")
    store.update(appearance="light")
    assert store.current.appearance == "light"
    assert sum("cannot be saved" in sentence for sentence in said) <= 1
    assert len(said) == 1


def test_the_file_is_never_seen_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    store, said = make_store(path)
    store.update(appearance="dark")
    before = path.read_bytes()

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    store.update(appearance="light")
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.json"]
    assert "No space left on device" in said[0]


def test_a_notation_chosen_by_an_earlier_version_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"move_text": "digits", "player_name": "Aiko"}')
    store, said = make_store(path)
    assert (store.current.move_text, store.current.player_name, said) == ("digits", "Aiko", [])


def test_motion_of_an_earlier_version_is_read_and_one_that_is_kept_can_be_read_by_it() -> None:
    old = msgspec.json.decode(b'{"animate_moves": false}', type=Settings)
    assert old.reduces_motion(system=False) and old.reduces_motion(system=True)
    usual = msgspec.json.decode(b"{}", type=Settings)
    assert not usual.reduces_motion(system=False) and usual.reduces_motion(system=True)
    always = Settings(animate_always=True)
    assert not always.reduces_motion(system=True)
    assert msgspec.to_builtins(always) == {"animate_always": True}


@pytest.mark.parametrize("percent", [79, 201])
def test_a_size_of_text_that_nobody_could_use_is_refused(percent: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"text_percent": percent}, Settings)


def test_a_value_of_another_version_leaves_the_players_own_things_in_force_and_is_written_back(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.json"
    own = {"name": "Two golds", "variant": "shogi", "sfen": "4k4/9/9/9/9/9/9/9/4K4 w - 1"}
    strange = {"name": "Later", "variant": "chess", "sfen": "?"}
    kept = {
        "board": "walnut",
        "text_percent": 120,
        "new_game": {"rung": 150, "byoyomi_seconds": 40, "variant": "chess"},
        "match_game": {"variant": "chess", "match": {"kind": "best of"}},
        "own_handicaps": [own, strange],
        "hologram": {"depth": 3},
    }
    path.write_text(json.dumps(kept))
    store, said = make_store(path)
    current = store.current
    assert (current.board, current.text_percent, current.match_game) == ("auto", 120, None)
    assert (current.new_game.rung, current.new_game.byoyomi_seconds) == (FIRST_RUNG, 40)
    assert current.own_handicaps == (OwnHandicap(**own),)
    (sentence,) = said
    for name in ("board", "new_game.rung", "new_game.variant", "match_game", "own_handicaps[1]"):
        assert name in sentence
    store.update(sounds=False)
    assert json.loads(path.read_text()) == {**kept, "sounds": False}
    store.update(board="kaya")
    assert json.loads(path.read_text())["board"] == "kaya"


def test_the_usual_time_of_a_new_game_is_ten_minutes_and_thirty_seconds() -> None:
    usual = NewGameChoices()
    assert (usual.main_minutes, usual.byoyomi_seconds, usual.increment_seconds) == (10, 30, 10)
    assert (usual.rung, usual.periods, usual.match_games) == (FIRST_RUNG, 1, 1)


@pytest.mark.parametrize(
    ("kept", "theme"),
    [
        (b"{}", "book"),
        (b'{"book": false}', "print"),
        (b'{"book": true}', "book"),
        (b'{"book": false, "theme": "dark"}', "dark"),
    ],
)
def test_the_board_of_a_sheet_that_an_earlier_version_kept_is_taken_over_once(
    kept: bytes, theme: str
) -> None:
    choices = msgspec.json.decode(kept, type=PrintChoices)
    assert (choices.theme, choices.book) == (theme, True)
