"""What is heard when: the one place where the game on the board and the settings meet the sounds."""

from __future__ import annotations

from PySide6.QtCore import QObject

from shogi_desktop.app.clock_tones import SILENCE, ClockTones
from shogi_desktop.app.cursor import Shown
from shogi_desktop.app.play import Activity, PlayController
from shogi_desktop.app.settings import SettingsStore
from shogi_desktop.app.sounds import Sound, Sounds
from shogi_desktop.game import Outcome
from shogi_desktop.rules import Color, Position, Transition


class GameSounds(QObject):
    """Listens to the controller and plays.

    A move of the game is heard wherever the player is looking; in study, and while looking back, the move
    that is stepped to.
    """

    def __init__(self, controller: PlayController, settings: SettingsStore, sounds: Sounds) -> None:
        super().__init__()
        self._controller = controller
        self._settings = settings
        self._sounds = sounds
        self._tones = ClockTones()
        self._heard = SILENCE
        controller.record_changed.connect(self._prepare)
        controller.moved.connect(self._on_moved)
        controller.shown.connect(self._on_shown)
        controller.ended.connect(self._on_ended)
        controller.clock_changed.connect(self._on_clock)
        controller.state_changed.connect(self._on_clock)

    def test(self) -> None:
        """Let the player hear how loud a move is."""
        self._play(Sound.MOVE)

    def _prepare(self) -> None:
        if self._settings.current.sounds:
            self._sounds.prepare()

    def _play(self, sound: Sound) -> None:
        settings = self._settings.current
        if settings.sounds and settings.sound_volume:
            self._sounds.play(sound, settings.sound_volume / 100)

    # --- moves --------------------------------------------------------------------------------------------

    def _on_moved(self, transition: Transition, position: Position) -> None:
        self._play(sound_of(transition))
        self._play_check(in_check=position.is_check())

    def _on_shown(self, shown: Shown) -> None:
        """A step forward in a record; a move of the game itself has been heard already."""
        controller = self._controller
        of_game = controller.activity is Activity.PLAYING and controller.at_tip
        step = shown.transition
        if step is not None and not of_game and shown.last_move == step.move:
            self._play(sound_of(step))
            self._play_check(in_check=shown.check is not None)

    def _play_check(self, *, in_check: bool) -> None:
        if in_check and self._settings.current.check_sound:
            self._play(Sound.CHECK)

    def _on_ended(self, outcome: Outcome) -> None:
        self._play(end_sound(outcome, self._controller.human))

    # --- the clock ----------------------------------------------------------------------------------------

    def _on_clock(self) -> None:
        """Follow the clock of the person to move; its tone ends with the turn, however that ends."""
        controller, settings = self._controller, self._settings.current
        turn = controller.turn
        by_hand = turn is not None and controller.setup is not None and turn in controller.setup.human_colors
        counts = by_hand and not controller.clock_paused
        reading = controller.reading(turn) if counts and turn is not None else None
        heard = self._tones.follow((turn, controller.plies), reading)
        if not (settings.sounds and settings.clock_tones):
            heard = SILENCE
        if heard.beep:
            self._play(Sound.BEEP)
        if heard.continuous and not self._heard.continuous:
            self._play(Sound.CONTINUOUS)
        elif self._heard.continuous and not heard.continuous:
            self._sounds.stop(Sound.CONTINUOUS)
        self._heard = heard


def sound_of(transition: Transition) -> Sound:
    """What a move sounds like."""
    if transition.origin is None:
        return Sound.DROP
    return Sound.MOVE if transition.captured is None else Sound.CAPTURE


def end_sound(outcome: Outcome, human: Color | None) -> Sound:
    """What the end of a game sounds like to `human`, or to two people (None), who hear no loss."""
    if outcome.winner is None:
        return Sound.DRAWN
    return Sound.WON if human is None or outcome.winner is human else Sound.LOST
