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
    RulesSetup,
    SearchLimits,
    TimeSetup,
    with_kinds,
)
from shogi_desktop.app.settings.settings import SettingsStore
from shogi_desktop.app.settings.strengths import OF_TEN
from shogi_desktop.game import ClockState, FoulRule, Outcome, Reason, Session
from shogi_desktop.game.clock import SideState
from shogi_desktop.rules import Color, RulesError
from tests.support.journals import waiting
from tests.support.sentences import into

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

    setup = SettingsStore(path, into(said)).current.match_game

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
    seats.failed.connect(into(failed))

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


PERSON, LEVEL = PersonSetup("Aiko"), LevelSetup(4)


@pytest.mark.parametrize(
    ("black", "white", "hands", "computer", "levels"),
    [
        (PERSON, PERSON, set(Color), None, (None, None)),
        (PERSON, LEVEL, {Color.BLACK}, Color.WHITE, (None, 4)),
        (LEVEL, PERSON, {Color.WHITE}, Color.BLACK, (4, None)),
        (LEVEL, LEVEL, set(), None, (4, 4)),
        (PERSON, EACH[2], {Color.BLACK}, Color.WHITE, (None, None)),
    ],
)
def test_who_moves_by_hand_and_who_is_the_computer(
    black: PlayerSetup,
    white: PlayerSetup,
    hands: set[Color],
    computer: Color | None,
    levels: tuple[int | None, int | None],
) -> None:
    setup = GameSetup(black=black, white=white)
    assert (setup.human_colors, setup.computer_color) == (frozenset(hands), computer)
    assert (setup.level(Color.BLACK), setup.level(Color.WHITE)) == levels


@pytest.mark.parametrize("chosen", [None, True, False])
@pytest.mark.parametrize("fouls", [rule.value for rule in FoulRule])
@pytest.mark.parametrize("white", [PERSON, LEVEL])
def test_a_dialog_stops_the_clocks_as_chosen_or_in_casual_games(
    white: PlayerSetup, fouls: str, chosen: bool | None
) -> None:
    setup = GameSetup(black=PERSON, white=white, rules=RulesSetup(fouls=fouls, dialogs_pause=chosen))
    casual = white is LEVEL and fouls != FoulRule.STRICT.value
    assert setup.dialogs_pause is (casual if chosen is None else chosen)


def test_a_side_with_a_time_of_its_own_takes_it_along_when_the_sides_are_exchanged() -> None:
    short, long = TimeSetup(main_ms=60_000), TimeSetup(main_ms=600_000)
    left = ClockState(SideState(1_000, 1, 5), SideState(2_000, 2, 6))
    setup = GameSetup(black=PERSON, white=LEVEL, time=short, white_time=long, carried=left)
    turned = setup.turned()
    assert [setup.time_of(color) for color in Color] == [short, long]
    assert [turned.time_of(color) for color in Color] == [long, short]
    assert (turned.black, turned.white) == (LEVEL, PERSON)
    assert turned.carried == ClockState(left.white, left.black)
    assert turned.turned() == setup
    same = GameSetup(time=short)
    assert [same.turned().time_of(color) for color in Color] == [short, short]


@pytest.mark.parametrize(
    ("time", "white_time", "unlimited"),
    [
        (TimeSetup(), None, True),
        (TimeSetup(), TimeSetup(), True),
        (TimeSetup(), TimeSetup(byoyomi_ms=1), False),
        (TimeSetup(increment_ms=1), TimeSetup(), False),
        (TimeSetup(main_ms=1), None, False),
    ],
)
def test_a_game_is_without_limit_where_neither_side_has_one(
    time: TimeSetup, white_time: TimeSetup | None, unlimited: bool
) -> None:
    assert GameSetup(time=time, white_time=white_time).unlimited is unlimited


@pytest.mark.parametrize(
    ("handicap", "own", "given"),
    [("even", "", False), ("", "", False), ("two", "", True), ("", "Mine", True), ("even", "Mine", True)],
)
def test_what_is_a_handicap_game(handicap: str, own: str, given: bool) -> None:
    assert GameSetup(handicap=handicap, own_handicap=own).is_handicap is given


def test_after_a_void_game_the_same_is_played_with_the_time_that_was_left() -> None:
    left = ClockState(SideState(1_000, 1, 5), SideState(2_000, 2, 6))
    void, won = Outcome(Reason.REPETITION), Outcome(Reason.RESIGNATION, Color.BLACK)
    timed = GameSetup(black=PERSON, white=LEVEL, time=TimeSetup(main_ms=60_000))
    again = timed.following(void, left)
    assert again is not None and (again.black, again.white) == (LEVEL, PERSON)
    assert again.carried == ClockState(left.white, left.black)
    given = msgspec.structs.replace(timed, handicap="two").following(void, left)
    assert given is not None and (given.black, given.carried) == (PERSON, left)
    endless = GameSetup(black=PERSON, white=LEVEL).following(void, left)
    assert endless is not None and endless.carried is None
    assert timed.following(won, left) is None


@pytest.mark.parametrize(
    ("limits", "by_clock"),
    [
        (SearchLimits(), True),
        (SearchLimits(movetime_ms=1), False),
        (SearchLimits(nodes=1), False),
        (SearchLimits(depth=1), False),
        (SearchLimits(1, 1, 1), False),
    ],
)
def test_a_search_goes_by_the_clock_where_nothing_else_ends_it(limits: SearchLimits, by_clock: bool) -> None:
    assert limits.by_clock is by_clock


def test_a_level_that_a_new_game_was_last_left_at_is_one_of_the_scale_too() -> None:
    assert with_kinds({"new_game": {"level": 10}}) == {"new_game": {"level": 10, "rung": OF_TEN[9]}}
    assert with_kinds({"new_game": {"level": 1}}) == {"new_game": {"level": 1, "rung": OF_TEN[0]}}
    assert with_kinds({"new_game": {"level": 11}}) == {"new_game": {"level": 11}}
    assert with_kinds({"new_game": {"level": 3, "rung": 7}}) == {"new_game": {"level": 3, "rung": 7}}


def test_the_word_for_a_game_of_another_version_is_refused() -> None:
    for wrong in ("chess", "shogi2", "xshogi", ""):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"variant": wrong}, GameSetup)
