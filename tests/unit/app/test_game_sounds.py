"""What is heard of a game: moves by their kind, checks, the clock of people only, the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.engines import EngineMissingError
from shogi_desktop.app.game_sounds import GameSounds, end_sound
from shogi_desktop.app.journal import Journal
from shogi_desktop.app.opponent_protocol import Opponent, OpponentGame
from shogi_desktop.app.play import PlayController
from shogi_desktop.app.settings import SettingsStore
from shogi_desktop.app.setup import GameSetup, PlayerSetup, RulesSetup, TimeSetup
from shogi_desktop.app.sounds import Sound
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import STANDARD, Color, Variant, parse_usi_move

BLITZ = TimeSetup(main_ms=15_000, byoyomi_ms=30_000)
TWO_PLAYERS = GameSetup(time=BLITZ)
AGAINST_COMPUTER = GameSetup(white=PlayerSetup(level=1), time=BLITZ)


class Ears:
    """Sounds that are noted down."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.prepared = 0
        self.volume = 0.0

    def prepare(self) -> None:
        self.prepared += 1

    def play(self, sound: Sound, volume: float) -> None:
        self.heard.append(sound.name)
        self.volume = volume

    def stop(self, sound: Sound) -> None:
        self.heard.append(f"no {sound.name}")

    def close(self) -> None: ...


def no_engine(variant: Variant, level: int, game: OpponentGame) -> Opponent:
    raise EngineMissingError((Path("/nowhere"),))


class Room:
    """A board with its clock and somebody who listens."""

    def __init__(self, folder: Path) -> None:
        self.now = 0
        self.ears = Ears()
        self.settings = SettingsStore(folder / "settings.json", print)
        journal = Journal(folder / "journal", lambda error, path: None)
        self.play = PlayController(journal, no_engine, lambda: self.now)
        self.sounds = GameSounds(self.play, self.settings, self.ears)

    def moves(self, *texts: str) -> None:
        for usi in texts:
            assert self.play.play(parse_usi_move(usi, STANDARD)), usi

    def wait(self, seconds: float) -> None:
        """Time passes in ticks of the clock."""
        for _ in range(round(seconds * 10)):
            self.now += 100
            self.play._tick()

    def listen(self) -> list[str]:
        heard, self.ears.heard = self.ears.heard, []
        return heard


@pytest.fixture
def room(qapp: QCoreApplication, tmp_path: Path) -> Iterator[Room]:
    made = Room(tmp_path)
    yield made
    made.play.leave()


def test_moves_captures_and_drops_are_told_apart_and_a_check_is_heard(room: Room) -> None:
    room.play.new_game(TWO_PLAYERS)
    room.moves("7g7f", "3c3d")
    assert room.listen() == ["MOVE", "MOVE"]
    room.moves("8h2b+", "3a2b", "B*5e", "2b3c")
    assert room.listen() == ["CAPTURE", "CAPTURE", "DROP", "MOVE"]
    room.moves("5e3c+")
    assert room.listen() == ["CAPTURE", "CHECK"]


def test_the_sound_of_checks_can_be_switched_off(room: Room) -> None:
    room.settings.update(check_sound=False)
    room.play.new_game(TWO_PLAYERS)
    room.moves("7g7f", "3c3d", "8h3c+")
    assert room.listen() == ["MOVE", "MOVE", "MOVE"]


def test_all_sounds_can_be_switched_off_and_then_nothing_is_even_loaded(room: Room) -> None:
    room.settings.update(sounds=False)
    room.play.new_game(TWO_PLAYERS)
    room.moves("7g7f")
    room.wait(50)
    room.play.resign()
    assert room.listen() == []
    assert room.ears.prepared == 0


def test_sounds_are_prepared_when_a_board_is_there_and_played_at_the_volume_set(room: Room) -> None:
    assert room.ears.prepared == 0
    room.play.new_game(TWO_PLAYERS)
    assert room.ears.prepared == 1
    room.settings.update(sound_volume=25)
    room.sounds.test()
    assert (room.listen(), room.ears.volume) == (["MOVE"], 0.25)
    room.settings.update(sound_volume=0)
    room.sounds.test()
    assert room.listen() == []


def test_the_clock_of_a_person_beeps_and_its_tone_ends_with_the_move(room: Room) -> None:
    room.play.new_game(TWO_PLAYERS)
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
    room.play.new_game(TWO_PLAYERS)
    room.wait(45)
    heard = room.listen()
    assert heard[-3:] in (["CONTINUOUS", "no CONTINUOUS", "WON"], ["CONTINUOUS", "WON", "no CONTINUOUS"])


def test_the_tone_ends_when_the_game_is_put_away(room: Room) -> None:
    room.play.new_game(TWO_PLAYERS)
    room.wait(42)
    room.play.leave()
    assert room.listen()[-2:] == ["CONTINUOUS", "no CONTINUOUS"]


def test_the_tones_of_the_clock_can_be_switched_off_while_one_sounds(room: Room) -> None:
    room.play.new_game(TWO_PLAYERS)
    room.wait(42)
    room.settings.update(clock_tones=False)
    room.wait(0.1)
    assert room.listen()[-1] == "no CONTINUOUS"
    room.wait(1)
    assert room.listen() == []


def test_the_computers_clock_makes_no_sound(room: Room) -> None:
    room.play.new_game(AGAINST_COMPUTER)
    room.moves("7g7f")
    room.listen()
    room.wait(44)
    assert room.listen() == []


def test_in_study_a_step_forward_is_heard_and_a_step_back_is_not(room: Room) -> None:
    room.play.new_game(TWO_PLAYERS)
    room.moves("7g7f", "3c3d", "8h2b+")
    room.play.resign()
    room.play.study()
    room.listen()
    room.play.step(-1)
    assert room.listen() == []
    room.play.step(1)
    assert room.listen() == ["CAPTURE"]
    room.play.go_to_index(0)
    assert room.listen() == []


def test_a_move_made_while_the_player_looks_back_is_heard_once(room: Room) -> None:
    room.play.new_game(TWO_PLAYERS)
    room.moves("7g7f", "3c3d")
    room.listen()
    room.play.step(-1)
    assert room.play._submit(parse_usi_move("2g2f", STANDARD))
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
    room.play.new_game(msgspec.structs.replace(TWO_PLAYERS, rules=RulesSetup(dialogs_pause=True)))
    room.wait(42)
    assert room.ears.heard[-1] == "CONTINUOUS"
    room.play.hold(held=True)
    assert room.ears.heard[-1] == "no CONTINUOUS"
    silent = list(room.ears.heard)
    room.wait(60)
    assert room.ears.heard == silent
    room.play.hold(held=False)
    assert room.ears.heard[-1] == "CONTINUOUS"
