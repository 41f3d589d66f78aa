"""The game on the board analysed from end to end by the engines chosen, while one goes on working with it.

What is found goes into the record, when all is done or when it is stopped. Until all is done it is kept
beside it too: who opens the game again, at another start of the program, can go on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.analysis.engines import AnalysisEngine, ChooseEngines
from shogi_desktop.app.analysis.game_analysis import Effort, Finding, Plan, Progress
from shogi_desktop.app.analysis.jobs import GameJob, job_of
from shogi_desktop.app.analysis.joining import opinions_at, told_apart
from shogi_desktop.app.analysis.several import Findings, SeveralAnalyses
from shogi_desktop.app.analysis.unfinished import KeptWish, Left, UnfinishedAnalyses
from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.failures import missing_engine_text
from shogi_desktop.app.system.background import Background
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.app.words.locale import number_text
from shogi_desktop.game import Evaluation, Node, Path, Record
from shogi_desktop.gui.analysis.game_dialog import GameAnalysisDialog, GameWish
from shogi_desktop.gui.analysis.keeping import keep_on_board
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.tasks.slices import NEXT_TURN, Slices
from shogi_desktop.gui.widgets.plain import tip
from shogi_desktop.gui.widgets.run_row import RunRow
from shogi_desktop.gui.widgets.saying import say

_TOPIC: Final = "whole game"
_OFFER: Final = "review"
"""The review itself takes this notice away when it is shown."""
_ROOM_FOR_WORDS: Final = 560
"""Pixels of height beside the board from which the row has its sentence above the bar."""


class GameRow(RunRow):
    """Tells of positions, beside the board."""

    narrow = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._low = False
        self.retranslate()

    def fit(self, room: int) -> None:
        """Be a bar alone where the panel is low; its tip has the sentence then."""
        self._low = room < px(_ROOM_FOR_WORDS)
        self._say(self.text.text())

    def _say(self, text: str) -> None:
        self.text.setText(text)
        self.text.setVisible(not self._low or self.bar.isHidden())
        self.bar.setToolTip(tip(text))
        self.bar.setAccessibleDescription(text)

    def show_progress(self, progress: Progress) -> None:
        """The game is being analysed."""
        self.show_run(runs=True)
        self.bar.setRange(0, max(1, progress.total))
        self.bar.setValue(progress.done)
        text = self.tr("Analysing the game: {done} of {total}").format(
            done=number_text(progress.done), total=number_text(progress.total)
        )
        if progress.seconds_left is not None:
            text += " · " + self.time_left(progress.seconds_left)
        self._say(text)

    def show_waiting(self, progress: Progress, *, is_recorded: bool = True) -> None:
        """It was stopped. :param is_recorded: what was found is in the record."""
        self.show_run(runs=False)
        text = self.tr("Analysis stopped: {done} of {total}.")
        if is_recorded:
            text = self.tr("Analysis stopped: {done} of {total}. The results are in the record.")
        self._say(text.format(done=number_text(progress.done), total=number_text(progress.total)))

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        super().retranslate()
        self.bar.setAccessibleName(self.tr("Positions analysed"))


class _Run(Struct, frozen=True):
    """What is analysed: a line of a record as it was, by these engines.

    :ivar jobs: the same for each engine, as plain values; none for a variation, which is not kept beside.
    """

    record: Record
    line: tuple[Node, ...]
    path: Path
    wish: GameWish
    engines: tuple[AnalysisEngine, ...]
    jobs: tuple[GameJob, ...]

    def holds(self, node: Node) -> bool:
        """Whether the node is one of the line."""
        if not node.ply:
            return node is self.record.root
        return node.ply <= len(self.line) and self.line[node.ply - 1] is node


class WholeGame(QObject):
    """Between the dialog, the engines, the row and the record.

    :ivar analysis: who searches. :ivar row: tells how far it is. :ivar dialog: what is asked, or None.
    :ivar found_more: `says` says more.
    """

    found_more = Signal()

    def __init__(
        self,
        shell: Shell,
        board: BoardModel,
        offered: Callable[[], Sequence[tuple[str, str]]],
        engines: Callable[[Sequence[str]], ChooseEngines],
        parent: QObject,
    ) -> None:
        """:param offered: id and name of the engines for the game on the board, those in use first.
        :param engines: starts those of these ids.
        """
        super().__init__(parent)
        self._shell, self._board, self._offered, self._engines = shell, board, offered, engines
        self.row = GameRow(shell.window)
        self.dialog: GameAnalysisDialog | None = None
        self.analysis = SeveralAnalyses(self)
        self.analysis.progressed.connect(self._show_progress)
        self.analysis.finished.connect(self._end)
        self.analysis.failed.connect(self._fail)
        self._ending = Slices(self)
        self._wish: GameWish | None = None
        self._run: _Run | None = None
        self._is_recorded = True
        self._unfinished = UnfinishedAnalyses(shell.paths.unfinished_dir)
        self._disk = Background("unfinished analyses", self)
        self._progress = Progress(0, 0)
        self._known: list[Findings] = []
        self._apart: list[Findings] | None = None
        """What has been found so far, signed; None: since it was asked for the last time there is more."""
        self.row.stop_wanted.connect(self.stop)
        self.row.go_on_wanted.connect(self.go_on)
        self.row.discard_wanted.connect(self._discard)
        self.analysis.found_one.connect(self._keep_beside)
        board.changed.connect(self._on_changed)
        self._look_for_left()

    @property
    def is_busy(self) -> bool:
        """Whether engines search, or what they found is being kept."""
        return self.analysis.is_running or self._ending.running

    def says(self, node: Node) -> Sequence[Evaluation]:
        """What the record says of the position after a move, and over it what has been found so far."""
        run = self._run
        if run is None or not self.analysis.is_running or not run.holds(node):
            return node.opinions
        if self._apart is None:
            self._apart = told_apart(self.analysis.found)
        return opinions_at(node, self._apart) or node.opinions

    def ask(self) -> None:
        """Ask how the game on the board is to be analysed."""
        cursor = self._board.cursor
        if cursor is None or self._board.running:
            return
        if not cursor.line:
            self._shell.say(lambda: self.tr("There are no moves to analyse."), topic=_TOPIC)
            return
        dialog = GameAnalysisDialog(
            self._offered(),
            len(cursor.line),
            cursor.index,
            cursor.record.turn_at(()),
            self._wish,
            self._shell.window,
        )
        dialog.accepted.connect(lambda: self.start(dialog.wish()))
        dialog.finished.connect(self._let_dialog_go)
        self.dialog = dialog
        dialog.open()

    def start(self, wish: GameWish) -> None:
        """Analyse the line on the board."""
        cursor = self._board.cursor
        if cursor is None or self._board.running:
            return
        self._forget()
        self._wish = wish
        line = tuple(cursor.line)
        try:
            self._run = run = self._run_of(cursor.record, line, cursor.path_at(len(line)), wish)
        except EngineMissingError:
            self._shell.say(missing_engine_text, topic=_TOPIC)
            return
        if run.jobs:
            self._on_disk(lambda: self._unfinished.begin(wish.engines, run.jobs))
        self._begin(run)

    def _run_of(self, record: Record, line: tuple[Node, ...], path: Path, wish: GameWish) -> _Run:
        """:raises EngineMissingError: the program's own is to be asked, and missing."""
        engines = tuple(self._engines(wish.engines)(record.variant))
        jobs: tuple[GameJob, ...] = ()
        if path == record.end_path():
            jobs = tuple(job_of(record, wish.plan, one.command, dict(one.options)) for one in engines)
        return _Run(record, line, path, wish, engines, jobs)

    def stop(self) -> None:
        """Stop; what was found goes into the record, and it can be gone on with."""
        run = self._run
        if run is None or not self.analysis.is_running:
            return
        self._known = self.analysis.stop()
        self._is_recorded = True
        keep_on_board(self._shell, run.record, run.line, told_apart(self._known))
        self.row.show_waiting(self._progress)
        say(self.row, self.row.text.text())
        self.row.go_on.setFocus()

    def go_on(self) -> None:
        """Go on with what was stopped."""
        if self._run is not None and not self.analysis.is_running:
            self._begin(self._run)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.row.retranslate()
        if self._run is not None and self.analysis.is_running:
            self.row.show_progress(self._progress)
        elif self._run is not None:
            self.row.show_waiting(self._progress, is_recorded=self._is_recorded)

    def finish(self) -> None:
        """Wait for what is being kept or read."""
        self._ending.finish()
        self._disk.drain()

    def close(self) -> None:
        """Let the engines go: the window closes."""
        self._ending.finish()
        self.analysis.close()
        self._on_disk(self._unfinished.close)
        self._disk.close()

    # --- beside the record --------------------------------------------------------------------------------

    def _on_disk(self, work: Callable[[], object]) -> None:
        """Have something done to what is kept beside; where the disk refuses, it is not kept."""
        self._disk.run(work, failed=_pass_over)

    def _keep_beside(self, number: int, finding: Finding) -> None:
        run = self._run
        if run is not None and run.jobs:
            self._on_disk(partial(self._unfinished.add, run.jobs[number], finding))

    def _look_for_left(self) -> None:
        """See whether an analysis of the game on the board was stopped, by whoever had it open before."""
        record = self._board.record
        if record is None or self._board.running or not record.main_line():
            return
        game = job_of(record, Plan(Effort()), None, {})
        self._disk.run(lambda: self._unfinished.wish(game), partial(self._take_wish, record), _pass_over)

    def _take_wish(self, record: Record, kept: KeptWish | None) -> None:
        if kept is None or not self._is_free_for(record):
            return
        wish = GameWish(kept.engines, kept.plan)
        try:
            run = self._run_of(record, tuple(record.main_line()), record.end_path(), wish)
        except EngineMissingError:
            return
        self._disk.run(lambda: self._unfinished.left(run.jobs), partial(self._offer, run), _pass_over)

    def _offer(self, run: _Run, left: Left | None) -> None:
        """Offer to go on with what was stopped."""
        if left is None or not self._is_free_for(run.record):
            return
        self._run, self._known, self._progress = run, list(left.known), left.progress
        self._wish, self._is_recorded = run.wish, False
        self.row.show_waiting(left.progress, is_recorded=False)

    def _is_free_for(self, record: Record) -> bool:
        """Whether the record is still on the board, and nothing has been asked since."""
        return self._run is None and self._board.record is record and not self._board.running

    # --- the run ------------------------------------------------------------------------------------------

    def _begin(self, run: _Run) -> None:
        self._shell.withdraw(_TOPIC)
        had_keys = self.row.go_on.hasFocus()
        self.row.show_progress(Progress(0, 0))
        say(self.row, self.tr("The game is being analysed."))
        if had_keys:
            self.row.stop.setFocus()
        self.analysis.start(run.record, run.wish.plan, run.engines, run.path, self._known)

    def _show_progress(self, progress: Progress) -> None:
        self._progress = progress
        self._apart = None
        self.row.show_progress(progress)
        self.found_more.emit()

    def _end(self, findings: Sequence[Findings]) -> None:
        run = self._run
        self._discard()
        if run is not None:
            self._ending.begin(self._keeping(run, findings))

    def _keeping(self, run: _Run, findings: Sequence[Findings]) -> Iterator[object]:
        """Keep what was found and tell of it, in turns of their own: one may be working at the board."""
        apart = told_apart(findings)
        yield NEXT_TURN
        if not keep_on_board(self._shell, run.record, run.line, apart):
            return
        yield NEXT_TURN
        whole = run.wish.plan.first == 1 and run.wish.plan.last is None
        if whole and run.path == run.record.end_path():
            self._shell.say(
                lambda: self.tr("The game has been analysed."),
                action=lambda: self.tr("Review"),
                handler=lambda: self._shell.do("review"),
                topic=_OFFER,
            )
        else:
            self._shell.say(lambda: self.tr("The moves have been analysed."), topic=_TOPIC)

    def _fail(self, sentence: Sentence) -> None:
        self._shell.say(sentence, topic=_TOPIC)
        if not self.analysis.is_running:
            self._discard()

    def _on_changed(self, changes: Changes) -> None:
        run = self._run
        if Change.RECORD in changes and (run is None or self._board.record is not run.record):
            self._forget()
            self._look_for_left()

    def _discard(self) -> None:
        """Nothing waits to be gone on with, now or after the next start."""
        run = self._run
        if run is not None and run.jobs:
            self._on_disk(lambda: self._unfinished.end(run.jobs))
        self._forget()

    def _forget(self) -> None:
        """Nothing is analysed, and nothing waits to be gone on with."""
        if self.analysis.is_running:
            self.analysis.stop()
        self._run, self._known = None, []
        self._progress = Progress(0, 0)
        self.row.hide()

    def _let_dialog_go(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None


def _pass_over(error: Exception) -> None:
    """A disk that refuses costs no more than that nothing can be gone on with after the next start."""
    if not isinstance(error, OSError):
        raise error
