"""What is heard when: the one place where the game on the board and the settings meet the sounds."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.events import Ended, Moved
from shogi_desktop.app.records.cursor import Shown
from shogi_desktop.app.settings.settings import SettingsStore
from shogi_desktop.app.sound.clock_tones import SILENCE, ClockTones, Heard
from shogi_desktop.app.sound.sounds import Sound, Sounds
from shogi_desktop.app.sound.spoken_count import SpokenCount, spoken_language, words_for
from shogi_desktop.app.sound.voice import Voice
from shogi_desktop.game import Outcome
from shogi_desktop.rules import Color, Position, Transition


class GameSounds(QObject):
    """Listens to what happens on the board and plays.

    A move of the game is heard wherever the player is looking; in study, and while looking back, the move
    that is stepped to. Where pieces move visibly a move is heard when its piece lands.

    :ivar landing_ms: how long the piece of a move, about to be shown, will be on its way; 0 where it is not.
    """

    def __init__(self, desk: Desk, settings: SettingsStore, sounds: Sounds) -> None:
        super().__init__()
        self._desk = desk
        self._settings = settings
        self._sounds = sounds
        self._tones = ClockTones()
        self._heard = SILENCE
        self._count = SpokenCount()
        self._spoken_turn: object = None
        self.landing_ms: Callable[[Transition], int] = lambda _: 0
        self._waiting: list[Callable[[], None]] = []
        self._landing = QTimer(self)
        self._landing.setSingleShot(True)
        self._landing.timeout.connect(self._landed)
        settings.changed.connect(self._prepare_voice)
        desk.board.happened.connect(self._on_event)
        desk.board.changed.connect(self._on_changed)

    def _on_event(self, event: object) -> None:
        if isinstance(event, Moved):
            self._on_moved(event.transition, event.position)
        elif isinstance(event, Ended):
            sound = end_sound(event.outcome, self._desk.board.human)
            self._after_landing(lambda: self._play(sound))

    def _on_changed(self, changes: Changes) -> None:
        if Change.RECORD in changes:
            self._prepare()
        if changes.shown is not None:
            self._on_shown(changes.shown)
        if Change.CLOCK in changes or Change.STATE in changes:
            self._on_clock()

    def test(self) -> None:
        """Let the player hear how loud a move is."""
        self._play(Sound.MOVE)

    @property
    def voice(self) -> Voice:
        """What counts the clock aloud."""
        return self._sounds.voice

    def _prepare(self) -> None:
        if self._settings.current.sounds:
            self._sounds.prepare()
        self._prepare_voice()

    def _prepare_voice(self) -> None:
        """Have the voice ready where a clock may be counted soon."""
        settings = self._settings.current
        if settings.sounds and settings.spoken_count and self._desk.board.activity.tip is not None:
            self.voice.prepare()

    def _play(self, sound: Sound) -> None:
        settings = self._settings.current
        if settings.sounds and settings.sound_volume:
            self._sounds.play(sound, settings.sound_volume / 100)

    # --- moves --------------------------------------------------------------------------------------------

    def _on_moved(self, transition: Transition, position: Position) -> None:
        self._play_move(transition, in_check=position.is_check())

    def _play_move(self, transition: Transition, *, in_check: bool) -> None:
        """Let a move be heard when its piece lands, which is at once where nothing moves."""

        def play() -> None:
            self._play(sound_of(transition))
            self._play_check(in_check=in_check)

        self._landed()
        wait = self.landing_ms(transition)
        if wait > 0:
            self._landing.start(wait)
        self._after_landing(play)

    def _after_landing(self, play: Callable[[], None]) -> None:
        """Call `play` when no piece is on its way any more."""
        if self._landing.isActive():
            self._waiting.append(play)
        else:
            play()

    def _landed(self) -> None:
        self._landing.stop()
        waiting, self._waiting = self._waiting, []
        for play in waiting:
            play()

    def _on_shown(self, shown: Shown) -> None:
        """A step forward in a record; a move of the game itself has been heard already."""
        of_game = self._desk.board.activity.tip is not None and self._desk.board.at_tip
        step = shown.transition
        if step is not None and not of_game and shown.last_move == step.move:
            self._play_move(step, in_check=shown.check is not None)

    def _play_check(self, *, in_check: bool) -> None:
        if in_check and self._settings.current.check_sound:
            self._play(Sound.CHECK)

    # --- the clock ----------------------------------------------------------------------------------------

    def _on_clock(self) -> None:
        """Follow the clock of the person to move; its tone ends with the turn, however that ends."""
        game, settings = self._desk.board.activity, self._settings.current
        reading = None if game.clock_paused else game.hand_reading
        moment = None if game.tip is None else (game.turn, game.plies)
        heard = self._tones.follow(moment, reading)
        if not (settings.sounds and settings.clock_tones):
            heard = SILENCE
        if self._spoken_turn is not None and (reading is None or moment != self._spoken_turn):
            self._spoken_turn = None
            self.voice.hush()
        call = self._count.follow(moment, reading)
        if self._counts_aloud:
            # A voice stands in for the tones of the count; the beep of a period that begins stays.
            heard = Heard(heard.beep and call is None)
            if call is not None:
                self._spoken_turn = moment
                self.voice.say(words_for(call), spoken_language(), settings.sound_volume / 100)
        if heard.beep:
            self._play(Sound.BEEP)
        if heard.continuous and not self._heard.continuous:
            self._play(Sound.CONTINUOUS)
        elif self._heard.continuous and not heard.continuous:
            self._sounds.stop(Sound.CONTINUOUS)
        self._heard = heard

    @property
    def _counts_aloud(self) -> bool:
        """Whether there is a voice that counts: one that is still being looked for leaves it to the tones."""
        settings, languages = self._settings.current, self.voice.languages
        wanted = settings.sounds and settings.spoken_count and settings.sound_volume > 0
        return wanted and languages is not None and spoken_language() in languages


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
