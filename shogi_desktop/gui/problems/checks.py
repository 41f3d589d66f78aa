"""Is a position a right mating problem? Asked in the solver's thread, told in a dialog."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.handle import EngineFailedError, EngineInterruptedError
from shogi_desktop.app.problems.examination import Examination, Examiner
from shogi_desktop.app.problems.prover import EngineProver
from shogi_desktop.app.problems.reading import refusal
from shogi_desktop.app.system.background import Background
from shogi_desktop.app.words.lines import Write
from shogi_desktop.app.words.problems import refusal_text
from shogi_desktop.game import Record
from shogi_desktop.gui.problems.check_dialog import CheckDialog
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.rules import Position

translate = QCoreApplication.translate


class ProblemChecks:
    """Examines one position at a time.

    :ivar dialog: the check that is open, or None.
    """

    def __init__(
        self,
        shell: Shell,
        solver: Background,
        prover: Callable[[], EngineProver],
        let_go: Callable[[], None],
    ) -> None:
        """:param prover: gives the prover, in the solver's thread. :param let_go: ends it."""
        self._shell, self._solver, self._prover, self._let_go = shell, solver, prover, let_go
        self.dialog: CheckDialog | None = None

    def check(self, position: Position, write: Write) -> None:
        """Open the dialog and examine `position`. Nothing while somebody at a server is played."""
        if self._shell.refuses_help():
            return
        dialog = self.dialog = CheckDialog(self._shell.appearance, write, self._shell.window)
        dialog.finished.connect(self._end)
        dialog.study_wanted.connect(self._study)
        dialog.open()
        start = position.copy()
        refused = refusal(Record(start.variant, start.sfen()), start)
        if refused is not None:
            dialog.tell(refusal_text(refused.name), [])
            return
        self._solver.run(
            lambda: Examiner(self._prover()).examine(start),
            lambda found: self._tell(dialog, start, found),
            self._failed,
        )

    def _tell(self, dialog: CheckDialog, start: Position, found: Examination) -> None:
        if self.dialog is dialog:
            dialog.tell_found(start, found)

    def _study(self, record: Record) -> None:
        """Put the solutions on the board, instead of what is shown."""
        if self._shell.may_leave() and self.dialog is not None:
            self.dialog.accept()
            self._shell.parts.play.study_position(record)

    def _end(self) -> None:
        """The dialog was closed: what still looks is of no use."""
        self.dialog = None
        if self._solver.busy:
            self._let_go()

    def _failed(self, error: Exception) -> None:
        if isinstance(error, EngineInterruptedError):
            return
        if not isinstance(error, EngineFailedError | EngineMissingError):
            raise error
        self._let_go()
        if self.dialog is not None:
            text = translate("ProblemsPart", "The solver is not available: the program's engine has stopped.")
            self.dialog.tell(text, [])
