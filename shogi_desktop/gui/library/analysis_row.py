"""How far the analysis of the library's games is; or that one was stopped, and can go on."""

from __future__ import annotations

from typing import Final

from shogi_desktop.app.library.analysing import RunProgress
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.locale import number_text
from shogi_desktop.gui.widgets.plain import tip
from shogi_desktop.gui.widgets.run_row import RunRow

_MOST_WORKERS: Final = 20
"""That are told one by one."""


class AnalysisRow(RunRow):
    """Tells of games."""

    def show_progress(self, progress: RunProgress) -> None:
        """Games are being analysed."""
        self.show_run(runs=True)
        self.bar.setRange(0, progress.total)
        self.bar.setValue(progress.done)
        text = self.tr("Analysing games: {done} of {total}").format(
            done=number_text(progress.done), total=number_text(progress.total)
        )
        if progress.seconds_left is not None:
            text += " · " + self.time_left(progress.seconds_left)
        if progress.failed:
            text += " · " + self.tr("not analysed: {number}").format(number=number_text(progress.failed))
        if progress.by_worker:
            text += " · " + self.tr("workers: {number}").format(number=number_text(len(progress.by_worker)))
        self.text.setText(text)
        lines = [f"{in_one_line(name)}: {count}" for name, count in sorted(progress.by_worker.items())]
        self.text.setToolTip(tip("\n".join(lines[:_MOST_WORKERS])))

    def show_waiting(self, games: int) -> None:
        """A run over so many games was stopped."""
        self.show_run(runs=False)
        self.text.setText(
            self.tr("The analysis of %Ln games was stopped. The results so far are kept.", "", games)
        )

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        super().retranslate()
        self.bar.setAccessibleName(self.tr("Games analysed"))
