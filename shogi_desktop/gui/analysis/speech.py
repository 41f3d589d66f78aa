"""What a screen reader says of live analysis: that it is on or off, and what it thinks of each position.

Lines change many times a second and nobody could listen to that. A position's score and the moves of its best
line are said once, when it has been looked at for some seconds; the panel's list has all lines at any time.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.analysis.analyst import Analyst, Standing
from shogi_desktop.app.analysis.finding import Finding
from shogi_desktop.app.analysis.findings import playable, seen_from_black
from shogi_desktop.app.analysis.place import Place
from shogi_desktop.app.settings.settings import ScoreView
from shogi_desktop.app.words.evaluations import spoken_score
from shogi_desktop.app.words.spoken import move_in_words
from shogi_desktop.gui.widgets.saying import say

SETTLED_MS: Final = 3_000
"""So long a position is looked at before it is spoken of: by then the best move seldom changes."""
_MOST_MOVES: Final = 3


class AnalysisSpeech(QObject):
    """Speaks for `widget` of what `analyst` finds."""

    def __init__(self, analyst: Analyst, widget: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._analyst, self._widget = analyst, widget
        self._on = analyst.on
        self._notes: tuple[str, ...] = ()
        self._place: Place | None = None
        self._view: ScoreView = "black"
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLED_MS)
        self._timer.timeout.connect(self.tell)

    def use_view(self, view: ScoreView) -> None:
        """Say scores in this way."""
        self._view = view

    def follow(self, *notes: str) -> None:
        """The analyst has changed. :param notes: why there are no lines, what is wrong with an engine."""
        analyst, words = self._analyst, []
        if analyst.on is not self._on:
            self._on = analyst.on
            words.append(self.tr("Analysis is on.") if analyst.on else self.tr("Analysis is off."))
        words += [note for note in notes if note and note not in self._notes]
        self._notes = notes
        if words:
            self._say(" ".join(words))
        place = analyst.place if analyst.standing is Standing.LOOKING and not analyst.threat else None
        if place is not self._place:
            self._place = place
            if place is None:
                self._timer.stop()
            else:
                self._timer.start()

    def tell(self) -> None:
        """Say what is thought of the position, as soon as something is."""
        place, seats = self._place, self._analyst.seats
        finding = seats[0].finding if seats else None
        if place is None or self._analyst.place is not place:
            return
        words = "" if finding is None else self._words(place, finding)
        if words:
            self._say(words)
        elif not all(seat.failure for seat in seats):
            self._timer.start()

    def _words(self, place: Place, finding: Finding) -> str:
        best = finding.best
        if best is None or best.score is None or not best.pv:
            return ""
        position = place.position.copy()
        moves = []
        for move in playable(best.pv[:_MOST_MOVES], position):
            transition = position.perform_trusted(move)
            moves.append(move_in_words(transition, position, handicap=False))
        if not moves:
            return ""
        score = spoken_score(seen_from_black(best.score, finding.turn), self._view, position.variant)
        return self.tr("{score}. {moves}").format(score=score, moves="; ".join(moves))

    def _say(self, words: str) -> None:
        say(self._widget, words)
