"""Analysis as the library's page has it: asked for, shown while it lasts, told when it is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.library.analysing import LibraryAnalysis, RunProgress, RunReport, Why, Wish, WishedGame
from shogi_desktop.app.library.database import GameRow
from shogi_desktop.app.library.service import Library
from shogi_desktop.app.words.joined import listed, sentences
from shogi_desktop.gui.library.analyse_dialog import AnalyseDialog
from shogi_desktop.gui.library.analysis_row import AnalysisRow
from shogi_desktop.gui.widgets.notice_bar import Say

_TOPIC: Final = "library analysis"
_NAMED: Final = 3
Engines = Callable[[], Sequence[tuple[str, str]]]
"""Id and name of the engines that can analyse, the usual one first."""


class Analysing(QObject):
    """Between the page, its row, and `analysis`.

    :ivar dialog: what is asked, or None.
    """

    def __init__(
        self,
        library: Library,
        analysis: LibraryAnalysis,
        engines: Engines,
        row: AnalysisRow,
        say: Say,
        page: QWidget,
    ) -> None:
        super().__init__(page)
        self._library, self.analysis, self._engines = library, analysis, engines
        self._row, self._say, self._page = row, say, page
        self.dialog: AnalyseDialog | None = None
        analysis.progressed.connect(row.show_progress)
        analysis.analysed.connect(library.changed)
        analysis.ended.connect(self._tell_end)
        analysis.waiting_changed.connect(self._refresh)
        row.stop_wanted.connect(self._stop)
        row.go_on_wanted.connect(analysis.go_on)
        row.discard_wanted.connect(analysis.discard)

    def ask(self, chosen: Sequence[GameRow], listed: Sequence[GameRow]) -> None:
        """Ask what is to be analysed of these games."""
        if self.analysis.running:
            self._say(
                lambda: self.tr("Games are already being analysed. Stop that analysis first."), topic=_TOPIC
            )
            return
        known = frozenset(_wished([row for row in listed if row.accuracy is not None]))
        cluster = self.analysis.cluster()
        dialog = AnalyseDialog(_wished(chosen), _wished(listed), known, self._engines(), cluster, self._page)
        dialog.accepted.connect(lambda: self.start(dialog.wish()))
        dialog.finished.connect(self._forget)
        self.dialog = dialog
        dialog.open()

    def start(self, wish: Wish) -> None:
        """Analyse these games."""
        self.analysis.start(wish)

    def _forget(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    def _stop(self) -> None:
        self._row.show_stopping()
        self.analysis.stop()

    def _refresh(self) -> None:
        waiting = self.analysis.waiting
        if waiting is None:
            self._row.hide()
        elif self.analysis.running:
            self._row.show_progress(RunProgress(0, len(waiting.games), None))
        else:
            self._row.show_waiting(len(waiting.games))

    def _tell_end(self, report: RunReport) -> None:
        self._library.changed.emit()
        self._library.refresh()
        if self._end_words(report):
            self._say(lambda: self._end_words(report), topic=_TOPIC)

    def _end_words(self, report: RunReport) -> str:
        words = []
        if report.trouble:
            words.append(self.tr("The analysis stopped early: {reason}").format(reason=report.trouble))
        elif not report.left:
            words.append(self.tr("Games analysed: {number}.").format(number=report.analysed))
        if report.beside:
            text = self.tr("Kept separately because their files cannot be written: {number}.")
            words.append(text.format(number=report.beside))
        if report.lacking:
            text = self.tr("Games in which one engine found nothing: {number}.")
            words.append(text.format(number=report.lacking))
        if report.failed:
            names = listed(
                f"{Path(path).name} ({self._why(why, sentence)})"
                for path, why, sentence in report.failed[:_NAMED]
            )
            text = self.tr("Not analysed: {number}. {names}")
            words.append(text.format(number=len(report.failed), names=names))
        return sentences(*words)

    def _why(self, why: Why, sentence: str) -> str:
        return {
            Why.NO_MOVES: self.tr("it has no moves"),
            Why.UNPLAYABLE: self.tr("no engine can play from its position"),
            Why.WORKERS: self.tr("three workers of the cluster stopped while analysing it"),
        }.get(why, sentence)


def _wished(rows: Sequence[GameRow]) -> list[WishedGame]:
    return [WishedGame(row.path, row.number, row.plies) for row in rows if row.plies and not row.vanished]
