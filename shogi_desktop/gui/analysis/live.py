"""Live analysis on the screen: the panel, the bar and the arrows, kept up with what the analyst has found.

Engines speak more often than anybody reads, and the window has other things to do: the rows are written ten
times a second at most, only those that can be seen and have changed, a few milliseconds in each turn of the
event loop.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.app.analysis.analyst import SAY_MS, Analyst, Seat, Standing
from shogi_desktop.app.analysis.finding import Finding
from shogi_desktop.app.analysis.findings import seen_from_black
from shogi_desktop.app.analysis.line_reader import LineReader, Step
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.evaluations import short_score
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.app.words.lines import Write
from shogi_desktop.app.words.locale import large_number
from shogi_desktop.game import Arrow, InHand, MarkColor
from shogi_desktop.gui.analysis.line_preview import LinePreview
from shogi_desktop.gui.analysis.lines_model import BETWEEN_FIGURES, Face, HeadFace, LineFace
from shogi_desktop.gui.analysis.lines_view import Spot
from shogi_desktop.gui.analysis.panel import AnalysisPanel
from shogi_desktop.gui.analysis.score_bar import ScoreBar
from shogi_desktop.gui.analysis.speech import AnalysisSpeech
from shogi_desktop.gui.board import BoardScene
from shogi_desktop.gui.board.ideas_item import Idea
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.tasks.slices import Slices
from shogi_desktop.rules import BoardMove
from shogi_desktop.usi.messages import Info

_MOST_ARROWS: Final = 5
_GONE_AT: Final = 0.15
"""A move that loses so much win chance against the best one has the thinnest arrow."""
_MOST_TOLD: Final = 24
"""Moves of a line that the preview writes out."""
_GAP: Final = 8


class LiveAnalysis(QObject):
    """Shows what `analyst` finds in `panel`, on `bar` and, as arrows, on the board of `scene`."""

    def __init__(
        self,
        analyst: Analyst,
        scene: BoardScene,
        write: Write,
        appearance: Appearance,
        window: QWidget,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._analyst, self._scene, self._write = analyst, scene, write
        self.panel = AnalysisPanel()
        self.bar = ScoreBar()
        self.preview = LinePreview(appearance.piece_set, appearance.theme, window)
        self._settings = Settings()
        self._reader: LineReader | None = None
        self._written: dict[int, tuple[object, ...]] = {}
        self._slices = Slices(self)
        self._timer = QTimer(self)
        self._timer.setInterval(SAY_MS)
        self._timer.timeout.connect(self.refresh)
        self.speech = AnalysisSpeech(analyst, self.panel, self)
        analyst.changed.connect(self._on_changed)
        self.panel.view.pointed.connect(self._show_end)
        self.panel.view.verticalScrollBar().valueChanged.connect(lambda _: self._rewrite())
        self.panel.again_wanted.connect(self._start_again)
        scene.position_changed.connect(self._follow_board)

    # --- settings and look --------------------------------------------------------------------------------

    def use_settings(self, settings: Settings) -> None:
        """Take what the settings say about scores and lines."""
        self._settings = settings
        self.panel.set_folded(settings.analysis_folded)
        self.speech.use_view(settings.score_view)
        self._on_changed()

    def use_writer(self) -> None:
        """Write moves in another notation."""
        self._reader = None
        self._rewrite()

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours, pieces or text of another size."""
        self.preview.use_look(appearance.piece_set, appearance.theme)
        self.panel.fit()
        self._rewrite()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.panel.retranslate()
        self._on_changed()

    def close(self) -> None:
        """Nothing is shown any more."""
        self._timer.stop()
        self._slices.stop()

    # --- following the analyst ----------------------------------------------------------------------------

    def _on_changed(self) -> None:
        """Another position, the first line of a search, a failure: shown at once."""
        analyst = self._analyst
        shown = analyst.on and analyst.standing is not Standing.GAME
        self.panel.setVisible(shown)
        if analyst.standing is Standing.LOOKING:
            self._timer.start()
        else:
            self._timer.stop()
        note = self._note()
        self.panel.say(note)
        failures = [analyst.failure, *(seat.failure for seat in analyst.seats)]
        trouble = sentences(*failures)
        self.panel.tell_trouble(trouble)
        self.speech.follow(note if shown else "", trouble if shown else "")
        self._show_frame()
        self._rewrite()

    def _note(self) -> str:
        if self._analyst.threat:
            return self.tr("The threat: what the other side would play if it could move now.")
        return {
            Standing.OVER: self.tr("No moves here: the game is over."),
            Standing.UNSOUND: self.tr("An engine cannot analyse this: a king could be taken."),
        }.get(self._analyst.standing, "")

    def _show_frame(self) -> None:
        """Have a head for each engine and rows for its lines, before anything is known of them."""
        analyst = self._analyst
        faces: list[Face] = []
        if analyst.standing is Standing.LOOKING:
            lines = 1 if self.panel.folded else analyst.lines
            for number, seat in enumerate(analyst.seats):
                if not seat.failure:
                    faces.append(HeadFace(number, self._name_of(seat)))
                    faces += [LineFace(number, line + 1) for line in range(lines)]
        self.panel.lines.show_frame(faces)
        self.panel.fit()

    def _name_of(self, seat: Seat) -> str:
        return in_one_line(seat.name) or self.tr("Starting…")

    def _rewrite(self) -> None:
        """Write all rows anew, the first at once, whatever is being written."""
        self._slices.stop()
        self._written.clear()
        self.refresh()

    def refresh(self) -> None:
        """Write what has changed, unless that is being done."""
        place = self._analyst.place
        if place is None or self._analyst.standing is not Standing.LOOKING:
            self._slices.stop()
            self._show_score(None)
            self._scene.set_ideas(())
            return
        if self._reader is None or self._reader.place is not place:
            self._reader = LineReader(place, self._write)
            self._written.clear()
            self.panel.lines.forget()
        elif self._slices.running:
            return
        # The first row at once: it is what is waited for.
        self._slices.begin(self._write_rows(self._reader))
        self._slices.until(lambda: 1 in self._written)

    # --- writing ------------------------------------------------------------------------------------------

    def _write_rows(self, reader: LineReader) -> Iterator[None]:
        seats = self._analyst.seats
        for row in self.panel.view.visible_rows():
            if row >= self.panel.lines.rowCount():
                return
            face = self.panel.lines.faces[row]
            if face.seat >= len(seats):
                return
            self._write_row(row, face, seats[face.seat], reader)
            yield
        self._show_score(seats[0].finding if seats else None)
        yield
        self._show_ideas(seats, reader)

    def _write_row(self, row: int, face: Face, seat: Seat, reader: LineReader) -> None:
        finding = seat.finding
        state = (id(finding), None if finding is None else finding.revision, seat.done, seat.is_ready)
        if self._written.get(row) == state:
            return
        self._written[row] = state
        if isinstance(face, HeadFace):
            self.panel.lines.show_face(row, HeadFace(face.seat, self._name_of(seat), self._figures(seat)))
        elif finding is not None:
            lines = finding.lines
            info = lines[face.number - 1] if face.number <= len(lines) else None
            self.panel.lines.show_face(row, self._line_face(face, info, finding, reader))

    def _figures(self, seat: Seat) -> str:
        finding = seat.finding
        if finding is None or finding.depth is None:
            # Some read a large evaluation for half a minute.
            return "" if seat.is_ready or not seat.name else self.tr("getting ready…")
        parts = [self.tr("depth {plies}").format(plies=finding.depth)]
        if finding.nodes is not None:
            parts.append(large_number(finding.nodes))
        if finding.nps is not None:
            parts.append(self.tr("{number}/s").format(number=large_number(finding.nps)))
        return BETWEEN_FIGURES.join(parts)

    def _line_face(self, face: LineFace, info: Info | None, finding: Finding, reader: LineReader) -> LineFace:
        if info is None or info.score is None:
            return LineFace(face.seat, face.number)
        metrics, room = QFontMetrics(self.panel.view.font()), self.panel.view.room_for_moves()
        texts: list[str] = []
        for step in reader.steps(info.pv):
            texts.append(step.text)
            room -= metrics.horizontalAdvance(step.text) + _GAP
            if room <= 0:
                break
        if not texts:
            return LineFace(face.seat, face.number)
        variant = reader.place.position.variant
        score = seen_from_black(info.score, finding.turn)
        text = short_score(score, self._settings.score_view, finding.turn, variant)
        depth = "" if info.depth is None else str(info.depth)
        return LineFace(face.seat, face.number, text, depth, tuple(texts), info.pv)

    def _show_score(self, finding: Finding | None) -> None:
        best = None if finding is None else finding.best
        place = self._analyst.place
        if self._analyst.threat:
            return
        if finding is None or best is None or best.score is None or place is None:
            self.bar.show_chance(None)
        else:
            score = seen_from_black(best.score, finding.turn)
            self.bar.show_chance(chance(score, place.position.variant))

    def _show_ideas(self, seats: tuple[Seat, ...], reader: LineReader) -> None:
        """Arrows for the first moves of the first engine's lines, and for the best of the others."""
        if not self._settings.analysis_arrows and not self._analyst.threat:
            self._scene.set_ideas(())
            return
        ideas: dict[Arrow, Idea] = {}
        for number, seat in enumerate(seats):
            lines = seat.finding.lines if seat.finding is not None else ()
            for info in lines[: _MOST_ARROWS if not number else 1]:
                step = next(reader.steps(info.pv[:1]), None)
                if step is not None:
                    idea = self._idea(step, info, lines[0], reader)
                    # Two arrows over each other, of a move with and without promotion, would look the best.
                    ideas.setdefault(idea.arrow, idea)
        self._scene.set_ideas(tuple(ideas.values()))

    def _idea(self, step: Step, info: Info, best: Info, reader: LineReader) -> Idea:
        position, move = reader.place.position, step.move
        here = move.origin if isinstance(move, BoardMove) else InHand(position.turn, move.kind.symbol)
        color = MarkColor.RED if self._analyst.threat else MarkColor.BLUE
        strength = 1.0
        if info.score is not None and best.score is not None:
            turn, variant = position.turn, position.variant
            chances = [chance(seen_from_black(each, turn), variant) for each in (best.score, info.score)]
            # In steps: an arrow that is a trifle thinner would have the board painted anew.
            strength = round(max(0.0, 1.0 - abs(chances[0] - chances[1]) / _GONE_AT), 1)
        return Idea(Arrow(here, move.target, color), strength)

    # --- the board and the mouse --------------------------------------------------------------------------

    def _follow_board(self) -> None:
        """The board was turned, and the bar and the arrows with it; or it shows another position."""
        if self._scene.flipped is self.bar.flipped:
            self._scene.set_ideas(())
            return
        self.bar.set_flipped(self._scene.flipped)
        if self._reader is not None and self._analyst.standing is Standing.LOOKING:
            self._show_ideas(self._analyst.seats, self._reader)

    def _show_end(self, spot: Spot | None) -> None:
        """Show where a line leads to, or nothing."""
        if spot is None or self._reader is None:
            self.preview.hide()
            return
        steps = list(self._reader.steps(spot.line))
        if not steps:
            self.preview.hide()
            return
        text = "  ".join(step.text for step in steps[:_MOST_TOLD])
        if len(steps) > _MOST_TOLD:
            text += " …"
        self.preview.tell(steps[-1].position, steps[-1].move, text, flipped=self._scene.flipped)
        corner = self.panel.mapTo(self.preview.window(), QPoint())
        self.preview.show_beside(QRect(corner, self.panel.size()))

    def _start_again(self) -> None:
        for seat in self._analyst.seats:
            if seat.failure:
                self._analyst.restart(seat)
        if self._analyst.failure:
            self._analyst.try_again()
