"""A game analysed by several engines at once while the window goes on: each asked by itself, told as one.

What they find is not mixed here: whoever listens gets what each has found, in the order of the engines
(`joining`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.app.analysis.engines import AnalysisEngine
from shogi_desktop.app.analysis.game_analysis import Finding, Plan, Progress
from shogi_desktop.app.analysis.running import GameAnalysis
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.game import Path, Record

Findings = Mapping[int, Finding]
"""What an engine has found, by ply."""


class SeveralAnalyses(QObject):
    """Analyses one game at a time, with as many engines as are named.

    :ivar progressed: the `Progress` of all together. :ivar found_one: the number of an engine, and a
        `Finding` of its. :ivar finished: the `Findings` of each engine that came
        through, in their order; not told where none did.
    :ivar failed: a sentence about one of them; the others go on.
    """

    progressed = Signal(object)
    found_one = Signal(int, object)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None, now_s: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self._now_s = now_s
        self._analyses: list[GameAnalysis] = []
        self._progress: list[Progress] = []
        self._found: list[Findings | None] = []
        self._left = 0
        self._leaving: list[GameAnalysis] = []

    @property
    def is_running(self) -> bool:
        """Whether an engine is still at it."""
        return self._left > 0

    @property
    def found(self) -> list[Findings]:
        """What each engine has found so far of the game that is analysed, in their order."""
        return [
            done if done is not None else analysis.found
            for done, analysis in zip(self._found, self._analyses, strict=True)
        ]

    def start(
        self,
        record: Record,
        plan: Plan,
        engines: Sequence[AnalysisEngine],
        path: Path = (),
        known: Sequence[Findings] = (),
    ) -> None:
        """Analyse the line of `record` through `path`.

        :param known: what each of the engines had found when the same was stopped.
        """
        self._let_go()
        copy = record.copy()
        self._left = len(engines)
        self._found = [None] * len(engines)
        self._progress = [Progress(0, 0)] * len(engines)
        self._analyses = [
            GameAnalysis(each.command, self, self._now_s, options=each.options, engines=len(engines))
            for each in engines
        ]
        for number, analysis in enumerate(self._analyses):
            analysis.progressed.connect(partial(self._on_progress, number))
            analysis.found_one.connect(partial(self.found_one.emit, number))
            analysis.finished.connect(partial(self._on_end, number))
            analysis.failed.connect(partial(self._on_failure, number))
        for number, analysis in enumerate(self._analyses):
            before = tuple(known[number].values()) if number < len(known) else ()
            begin = partial(self._begin, analysis, copy, plan, before, path)
            if number:  # a turn of the event loop for each: to start a process takes milliseconds
                QTimer.singleShot(0, self, begin)
            else:
                begin()

    def _begin(
        self, analysis: GameAnalysis, record: Record, plan: Plan, known: tuple[Finding, ...], path: Path
    ) -> None:
        if analysis in self._analyses:  # it has not been stopped meanwhile
            analysis.start(record, plan, known, path)

    def stop(self) -> list[Findings]:
        """Stop; what each engine has found so far."""
        found = self.found
        self._let_go()
        return found

    def close(self, limit_ms: int = 4_000) -> bool:
        """Let the engines go and wait for their ends, at the program's exit. False: the limit passed."""
        self._let_go()
        return all(each.wait(limit_ms) for each in self._leaving)

    def _let_go(self) -> None:
        """Let the engines go; nobody waits for their ends."""
        for each in self._analyses:
            each.let_go()
        self._leaving = [each for each in self._leaving if not each.wait(0)] + self._analyses
        self._analyses, self._found, self._left = [], [], 0

    def _on_progress(self, number: int, progress: Progress) -> None:
        self._progress[number] = progress
        self._tell()

    def _tell(self) -> None:
        there = self._progress
        running = [each for each in there if each.done < each.total]
        left = [each.seconds_left for each in running]
        known = [each for each in left if each is not None]
        self.progressed.emit(
            Progress(
                sum(each.done for each in there),
                sum(each.total for each in there),
                max(known) if known and len(known) == len(left) else None,
            )
        )

    def _on_end(self, number: int, findings: Findings) -> None:
        self._found[number] = findings
        if len(findings) != self._progress[number].done:  # all of it was known
            self._progress[number] = Progress(len(findings), len(findings))
            self._tell()
        self._count_down()

    def _on_failure(self, number: int, sentence: Sentence) -> None:
        self._progress[number] = Progress(0, 0)
        self.failed.emit(sentence)
        self._count_down()

    def _count_down(self) -> None:
        self._left -= 1
        if self._left == 0:
            found = [each for each in self._found if each is not None]
            self._let_go()
            if found:
                self.finished.emit(found)
