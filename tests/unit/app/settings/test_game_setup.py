"""Who plays, as it is kept in files: now by kind, and before by what was said of a player."""

from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from shogi_desktop.app.engines.registry import Registry
from shogi_desktop.app.play.game_start import record_of, require_usable
from shogi_desktop.app.play.resuming import replay
from shogi_desktop.app.play.seats import Seats
from shogi_desktop.app.players.making import Players
from shogi_desktop.app.records.journal import Journal
from shogi_desktop.app.records.journal_lines import UnfinishedGame, read_journal
from shogi_desktop.app.settings.game_setup import (
    EngineSetup,
    GameSetup,
    LevelSetup,
    PersonSetup,
    PlayerSetup,
    RemoteSetup,
    SearchLimits,
    with_kinds,
)
from shogi_desktop.app.settings.settings import SettingsStore
from shogi_desktop.app.settings.strengths import OF_TEN
from shogi_desktop.game import Session
from shogi_desktop.rules import Color, RulesError
from tests.support.journals import waiting

OLD_JOURNAL = """\
{"kind":"game","setup":{"black":{"name":"Aiko"},"white":{"level":4,"style":"static"},"carried":{"black":\
{"main_ms":1,"periods":1,"used_ms":0},"white":{"main_ms":2,"periods":1,"used_ms":0}}},\
"started":"2026-10-01T10:00:00"}
{"kind":"move","usi":"7g7f"}
{"kind":"players","black":{"level":4,"style":"static"},"white":{"name":"Aiko"}}
"""

NOON = datetime(2026, 11, 22, 12)

EACH = (
    PersonSetup("Aiko"),
    LevelSetup(4, adaptive=True, style="static"),
    EngineSetup(
        ("/opt/engine", "--quiet"),
        {"Threads": 2, "Book": False, "Clear": None},
        folder="/opt/eval",
        limits=SearchLimits(nodes=1_000),
        ponder=True,
        engine="engine",
        profile="usual",
    ),
    RemoteSetup("wdoor.c.u-tokyo.ac.jp:4081", "Ben"),
    LevelSetup(6.5, style="solid", name="Otto", character="otto"),
)


def test_a_journal_from_before_there_were_kinds_is_read(tmp_path: Path) -> None:
    path = tmp_path / "20261001.jsonl"
    path.write_text(OLD_JOURNAL, encoding="utf-8")

    game = read_journal(path).game

    assert game is not None
    assert (game.setup.black, game.setup.white) == (
        LevelSetup(OF_TEN[3], style="static"),
        PersonSetup("Aiko"),
    )
    assert game.setup.carried is not None
    assert game.setup.carried.white.main_ms == 2
    assert game.assisted


def test_settings_from_before_there_were_kinds_are_read(tmp_path: Path) -> None:
    path, said = tmp_path / "settings.json", list[str]()
    match = {"black": {"name": "Aiko"}, "white": {"level": 3, "adaptive": True}, "variant": "okisakishogi"}
    path.write_bytes(msgspec.json.encode({"match_game": match}))

    setup = SettingsStore(path, said.append).current.match_game

    assert setup is not None
    assert (setup.black, setup.white) == (PersonSetup("Aiko"), LevelSetup(OF_TEN[2], adaptive=True))
    assert said == []


def test_a_strength_is_kept_apart_from_the_levels_of_before() -> None:
    kept = msgspec.to_builtins(GameSetup(black=PersonSetup("Aiko"), white=LevelSetup(4, name="Computer")))

    assert kept["black"] == {"kind": "person", "name": "Aiko"}
    assert kept["white"] == {"kind": "level", "strength": 4, "name": "Computer"}


@pytest.mark.parametrize("player", EACH, ids=lambda player: type(player).__name__)
def test_each_kind_comes_back_from_a_journal(tmp_path: Path, player: PlayerSetup) -> None:
    journal = Journal(tmp_path, lambda *_: None)
    setup = GameSetup(black=player)
    journal.begin(setup)
    journal.moved("7g7f")
    journal.close()

    assert waiting(Journal(tmp_path, lambda *_: None)).setup == setup


def test_kinds_are_given_to_players_alone() -> None:
    kept = {"clock": {"black": {"main_ms": 1}}, "black": "kaya", "white": {"kind": "person"}, "list": [{}]}

    assert with_kinds(kept) == kept


def test_players_are_called_by_name_level_program_or_address() -> None:
    names = [record_of(GameSetup(white=player), NOON).headers.get("white") for player in EACH[:3]]

    assert names == ["Aiko", "Computer level 4", "engine"]


def test_nobody_can_be_met_over_a_network_yet() -> None:
    with pytest.raises(RulesError, match="network"):
        require_usable(GameSetup(black=RemoteSetup("example.org")))


def test_a_journal_does_not_choose_the_program_that_is_started(tmp_path: Path) -> None:
    setup = GameSetup(white=EngineSetup(("/bin/sh", "-c", "touch /tmp/started"), name="Sheep"))
    game = replay(UnfinishedGame(Path("x.jsonl"), setup, NOON, ()))
    owned = Registry(tmp_path / "engines.json").command_of
    seats, failed = Seats(Players(owned=owned)), list[str]()
    seats.failed.connect(failed.append)

    seats.meet(setup, Session(game.record))

    assert "Sheep is not in your list of engines" in failed[0]
    assert seats.trouble


def test_a_computer_is_on_a_side_where_a_person_plays_the_other() -> None:
    level = LevelSetup(3)

    assert GameSetup(black=level).computer_color is Color.BLACK
    assert GameSetup(white=level).computer_color is Color.WHITE
    assert GameSetup().computer_color is None
    assert GameSetup(black=level, white=level).computer_color is None


def test_who_did_not_want_the_computer_to_resign_does_not_now(tmp_path: Path) -> None:
    kept = tmp_path / "settings.json"
    kept.write_text('{"computer_resigns": false}', encoding="utf-8")
    assert SettingsStore(kept, lambda _: None).current.computer_resigning == "never"
    kept.write_text('{"computer_resigns": true}', encoding="utf-8")
    assert SettingsStore(kept, lambda _: None).current.computer_resigning == "own"
