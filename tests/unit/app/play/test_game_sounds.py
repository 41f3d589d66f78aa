"""What is heard of a game: moves by their kind, checks, the clock of people only, the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.play.game_sounds import GameSounds, end_sound
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, RulesSetup, TimeSetup
from shogi_desktop.app.settings.settings import SettingsStore
from shogi_desktop.app.sound.sounds import Sound, Sounds
from shogi_desktop.app.sound.voice import NoVoice
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import STANDARD, Color, parse_usi_move
from tests.support.desks import Told, at_once
from tests.support.players import no_engine

BLITZ = TimeSetup(main_ms=15_000, byoyomi_ms=30_000)
TWO_PLAYERS = GameSetup(time=BLITZ)
AGAINST_COMPUTER = GameSetup(white=LevelSetup(1), time=BLITZ)


class Mouth(NoVoice):
    """A voice whose words are noted down with the sounds."""

    def __init__(self, heard: list[str]) -> None:
        super().__init__()
        self.heard = heard
        self.known: frozenset[str] | None = frozenset({"en"})
        self.wanted = 0

    @property
    def languages(self) -> frozenset[str] | None:
        return self.known

    def prepare(self) -> None:
        self.wanted += 1

    def say(self, text: str, language: str, volume: float) -> None:
        self.heard.append(f"{language} {volume}: {text}")

    def hush(self) -> None:
        self.heard.append("hush")


class Ears:
    """Sounds that are noted down."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.prepared = 0
        self.volume = 0.0
        self.voice = Mouth(self.heard)

    def prepare(self) -> None:
        self.prepared += 1

    def play(self, sound: Sound, volume: float) -> None:
        self.heard.append(sound.name)
        self.volume = volume

    def stop(self, sound: Sound) -> None:
        self.heard.append(f"no {sound.name}")

    def close(self) -> None: ...


class Room(Told):
    """A board with its clock and somebody who listens."""

    def __init__(self, folder: Path) -> None:
        self.now = 0
        self.ears = Ears()
        self.settings = SettingsStore(folder / "settings.json", print)
        super().__init__(at_once(folder / "journal"), no_engine, lambda: self.now)
        self.sounds = GameSounds(self.desk, self.settings, cast(Sounds, self.ears))

    def moves(self, *texts: str) -> None:
        for usi in texts:
            assert self.board.play(parse_usi_move(usi, STANDARD)), usi

    def wait(self, seconds: float) -> None:
        """Time passes in ticks of the clock."""
        for _ in range(round(seconds * 10)):
            self.now += 100
            self.current.clock._tick()

    def listen(self) -> list[str]:
        heard = self.ears.heard.copy()
        self.ears.heard.clear()
        return heard


@pytest.fixture
def room(qapp: QCoreApplication, tmp_path: Path) -> Iterator[Room]:
    made = Room(tmp_path)
    yield made
    made.desk.leave()


def test_moves_captures_and_drops_are_told_apart_and_a_check_is_heard(room: Room) -> None:
    room.desk.new_game(TWO_PLAYERS)
    room.moves("7g7f", "3c3d")
    assert room.listen() == ["MOVE", "MOVE"]
    room.moves("8h2b+", "3a2b", "B*5e", "2b3c")
    assert room.listen() == ["CAPTURE", "CAPTURE", "DROP", "MOVE"]
    room.moves("5e3c+")
    assert room.listen() == ["CAPTURE", "CHECK"]


def test_the_sound_of_checks_can_be_switched_off(room: Room) -> None:
    room.settings.update(check_sound=False)
    room.desk.new_game(TWO_PLAYERS)
    room.moves("7g7f", "3c3d", "8h3c+")
    assert room.listen() == ["MOVE", "MOVE", "MOVE"]


def test_all_sounds_can_be_switched_off_and_then_nothing_is_even_loaded(room: Room) -> None:
    room.settings.update(sounds=False)
    room.desk.new_game(TWO_PLAYERS)
    room.moves("7g7f")
    room.wait(50)
    room.current.resign()
    assert room.listen() == []
    assert room.ears.prepared == 0


def test_sounds_are_prepared_when_a_board_is_there_and_played_at_the_volume_set(room: Room) -> None:
    assert room.ears.prepared == 0
    room.desk.new_game(TWO_PLAYERS)
    assert room.ears.prepared == 1
    room.settings.update(sound_volume=25)
    room.sounds.test()
    assert (room.listen(), room.ears.volume) == (["MOVE"], 0.25)
    room.settings.update(sound_volume=0)
    room.sounds.test()
    assert room.listen() == []


def test_the_clock_of_a_person_beeps_and_its_tone_ends_with_the_move(room: Room) -> None:
    room.desk.new_game(TWO_PLAYERS)
    room.wait(14.9)
    assert room.listen() == []
    room.wait(0.1)
    assert room.listen() == ["BEEP"]
    room.wait(30 - 5.1)
    assert room.listen() == ["BEEP"] * 6
    room.wait(2)
    assert room.listen() == ["CONTINUOUS"]
    room.moves("7g7f")
    assert room.listen() == ["MOVE", "no CONTINUOUS"]
    room.wait(10)
    assert room.listen() == []


def test_the_tone_ends_when_the_time_is_up(room: Room) -> None:
    room.desk.new_game(TWO_PLAYERS)
    room.wait(45)
    heard = room.listen()
    assert heard[-3:] in (["CONTINUOUS", "no CONTINUOUS", "WON"], ["CONTINUOUS", "WON", "no CONTINUOUS"])


def test_the_tone_ends_when_the_game_is_put_away(room: Room) -> None:
    room.desk.new_game(TWO_PLAYERS)
    room.wait(42)
    room.desk.leave()
    assert room.listen()[-2:] == ["CONTINUOUS", "no CONTINUOUS"]


def test_the_tones_of_the_clock_can_be_switched_off_while_one_sounds(room: Room) -> None:
    room.desk.new_game(TWO_PLAYERS)
    room.wait(42)
    room.settings.update(clock_tones=False)
    room.wait(0.1)
    assert room.listen()[-1] == "no CONTINUOUS"
    room.wait(1)
    assert room.listen() == []


def test_the_computers_clock_makes_no_sound(room: Room) -> None:
    room.desk.new_game(AGAINST_COMPUTER)
    room.moves("7g7f")
    room.listen()
    room.wait(44)
    assert room.listen() == []


def test_in_study_a_step_forward_is_heard_and_a_step_back_is_not(room: Room) -> None:
    room.desk.new_game(TWO_PLAYERS)
    room.moves("7g7f", "3c3d", "8h2b+")
    room.current.resign()
    room.desk.study_game()
    room.listen()
    room.board.step(-1)
    assert room.listen() == []
    room.board.step(1)
    assert room.listen() == ["CAPTURE"]
    room.board.go_to_index(0)
    assert room.listen() == []


def test_a_move_made_while_the_player_looks_back_is_heard_once(room: Room) -> None:
    room.desk.new_game(TWO_PLAYERS)
    room.moves("7g7f", "3c3d")
    room.listen()
    room.board.step(-1)
    assert room.current.play(parse_usi_move("2g2f", STANDARD))
    assert room.listen() == ["MOVE"]


@pytest.mark.parametrize(
    ("winner", "human", "sound"),
    [
        (Color.BLACK, Color.BLACK, Sound.WON),
        (Color.WHITE, Color.BLACK, Sound.LOST),
        (Color.WHITE, None, Sound.WON),
    ],
)
def test_a_win_and_a_loss_sound_different(winner: Color, human: Color | None, sound: Sound) -> None:
    assert end_sound(Outcome(Reason.RESIGNATION, winner), human) is sound


def test_a_draw_has_a_sound_of_its_own() -> None:
    assert end_sound(Outcome(Reason.REPETITION), Color.BLACK) is Sound.DRAWN


def test_a_clock_that_stands_still_for_a_dialog_is_silent(room: Room) -> None:
    room.desk.new_game(msgspec.structs.replace(TWO_PLAYERS, rules=RulesSetup(dialogs_pause=True)))
    room.wait(42)
    assert room.ears.heard[-1] == "CONTINUOUS"
    room.desk.hold(held=True)
    assert room.ears.heard[-1] == "no CONTINUOUS"
    silent = list(room.ears.heard)
    room.wait(60)
    assert room.ears.heard == silent
    room.desk.hold(held=False)
    assert room.ears.heard[-1] == "CONTINUOUS"


def words(*texts: str) -> list[str]:
    return [f"en 0.7: {text}" for text in texts]


def test_the_count_is_off_until_it_is_asked_for(room: Room) -> None:
    room.desk.new_game(TWO_PLAYERS)
    assert room.settings.current.spoken_count is False
    assert room.ears.voice.wanted == 0
    room.settings.update(spoken_count=True)
    assert room.ears.voice.wanted == 1
    room.current.resign()
    room.desk.new_game(TWO_PLAYERS)
    assert room.ears.voice.wanted == 2


def test_a_voice_counts_the_clock_of_a_person_in_place_of_the_tones(room: Room) -> None:
    room.settings.update(spoken_count=True)
    room.desk.new_game(TWO_PLAYERS)
    room.wait(15)
    assert room.listen() == ["BEEP"]
    room.wait(12)
    assert room.listen() == words("20 seconds")
    room.wait(15)
    assert room.listen() == words("10", "9", "8", "7", "6", "5", "4", "3")
    room.moves("7g7f")
    assert room.listen() == ["MOVE", "hush"]
    room.wait(10)
    assert room.listen() == []


def test_without_a_voice_for_the_language_the_tones_go_on(room: Room) -> None:
    room.settings.update(spoken_count=True)
    for known in (frozenset({"ja"}), frozenset[str](), None):
        room.ears.voice.known = known
        room.desk.new_game(TWO_PLAYERS)
        room.wait(42)
        assert room.listen() == ["BEEP"] * 7 + ["CONTINUOUS"]
        room.current.resign()
        room.listen()


def test_the_count_does_not_need_the_tones(room: Room) -> None:
    room.settings.update(spoken_count=True, clock_tones=False)
    room.desk.new_game(TWO_PLAYERS)
    room.wait(35)
    assert room.listen() == words("20 seconds", "10")


@pytest.mark.parametrize("change", [{"sounds": False}, {"sound_volume": 0}, {"spoken_count": False}])
def test_nothing_is_counted_where_sounds_or_the_count_are_off(room: Room, change: dict[str, object]) -> None:
    room.settings.update(**{"spoken_count": True, "clock_tones": False, **change})
    room.desk.new_game(TWO_PLAYERS)
    room.wait(44)
    assert room.listen() == []


def test_the_computers_clock_is_not_counted(room: Room) -> None:
    room.settings.update(spoken_count=True)
    room.desk.new_game(AGAINST_COMPUTER)
    room.moves("7g7f")
    room.listen()
    room.wait(44)
    assert room.listen() == []


def test_a_count_ends_with_the_time_and_with_the_game(room: Room) -> None:
    room.settings.update(spoken_count=True)
    room.desk.new_game(TWO_PLAYERS)
    room.wait(44)
    room.listen()
    room.wait(1)
    assert sorted(room.listen()) == ["WON", "hush"]


def test_a_move_is_heard_when_its_piece_lands_and_the_end_after_it(room: Room) -> None:
    room.desk.new_game(TWO_PLAYERS)
    room.sounds.landing_ms = lambda _: 60_000
    room.moves("7g7f")
    assert room.listen() == []
    room.sounds._landing.timeout.emit()
    assert room.listen() == ["MOVE"]
    room.moves("3c3d")
    room.current.resign()
    assert room.listen() == []
    room.sounds._landing.timeout.emit()
    heard = room.listen()
    assert heard[0] == "MOVE" and len(heard) == 2


def test_a_move_before_the_last_has_landed_is_not_heard_in_its_place(room: Room) -> None:
    room.desk.new_game(TWO_PLAYERS)
    room.sounds.landing_ms = lambda _: 60_000
    room.moves("7g7f", "3c3d", "8h2b+")
    assert room.listen() == ["MOVE", "MOVE"]
    room.sounds._landed()
    assert room.listen() == ["CAPTURE"]
