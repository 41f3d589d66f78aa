"""Says what happens in a game to a screen reader: moves of either side, the clock's warnings, the end.

The words are `app.words.spoken`'s; when they are due is decided here. Nothing is said where nobody listens.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.events import Ended, Moved, TookBack
from shogi_desktop.app.records.cursor import Shown
from shogi_desktop.app.words.spoken import (
    byoyomi_begins,
    move_in_words,
    place_in_words,
    seconds_left,
    taken_back,
)
from shogi_desktop.game import ClockReading, Outcome, Record
from shogi_desktop.gui.widgets.saying import say
from shogi_desktop.rules import Color, Position, Transition

WARNING_S = (30, 10)
"""The seconds at which the time that is left is said, once in a turn each."""


class Announcer(QObject):
    """Listens to what happens on the board and speaks for `widget`."""

    def __init__(self, desk: Desk, widget: QWidget, end_words: Callable[[Outcome], str]) -> None:
        """:param end_words: how a game ended, in one line."""
        super().__init__(widget)
        self._desk = desk
        self._model = desk.board
        self._widget = widget
        self._end_words = end_words
        self._turn: tuple[Color | None, int] | None = None
        self._before: ClockReading | None = None
        self._record: Record | None = None
        desk.board.happened.connect(self._on_event)
        desk.board.changed.connect(self._on_changed)

    def _on_event(self, event: object) -> None:
        if isinstance(event, Moved):
            self._say_move(event.transition, event.position)
        elif isinstance(event, TookBack):
            self.say(taken_back(event.plies))
        elif isinstance(event, Ended):
            self.say(self._end_words(event.outcome), urgent=True)

    def _on_changed(self, changes: Changes) -> None:
        if changes.shown is not None:
            self._on_shown(changes.shown)
        if Change.CLOCK in changes:
            self._on_clock()

    def say(self, words: str, *, urgent: bool = False) -> None:
        """Have `words` spoken when the sentence before is done; what is urgent, at once."""
        if words:
            say(self._widget, words, urgent=urgent)

    # --- moves --------------------------------------------------------------------------------------------

    def _on_shown(self, shown: Shown) -> None:
        """A step in a record: the move, or how far one is; what a game itself does has been said already."""
        record, cursor = self._record, self._model.cursor
        self._record = self._model.record
        step, at_tip = shown.transition, self._model.activity.tip is not None and self._model.at_tip
        if at_tip and (step is not None or self._model.running):
            return
        if step is not None and shown.last_move == step.move:
            self._say_move(step, shown.position)
        elif cursor is not None and record is cursor.record:
            self.say(place_in_words(len(cursor.path)))

    def _say_move(self, transition: Transition, position: Position) -> None:
        record = self._model.record
        handicap = record is not None and record.is_handicap
        self.say(move_in_words(transition, position, handicap=handicap))

    # --- the clock ----------------------------------------------------------------------------------------

    def _on_clock(self) -> None:
        """Follow the clock of the person to move: what the card shows by a colour is said once."""
        game = self._model.activity
        reading = game.hand_reading
        if reading is None:
            self._turn, self._before = None, None
            return
        now = (game.turn, game.plies)
        before = self._before if now == self._turn else None
        self._turn, self._before = now, reading
        if before is None or game.clock_paused:
            return
        if reading.in_byoyomi and not before.in_byoyomi:
            self.say(byoyomi_begins(reading.period_ms // 1000), urgent=True)
        elif reading.in_byoyomi or not reading.byoyomi_ms:
            self._warn(before.shown_ms, reading.shown_ms)

    def _warn(self, before_ms: int, now_ms: int) -> None:
        passed = [second for second in WARNING_S if now_ms <= second * 1000 < before_ms]
        if passed:
            self.say(seconds_left(min(passed)), urgent=True)
