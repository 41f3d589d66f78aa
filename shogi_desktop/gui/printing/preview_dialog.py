"""What the dialogs of paper, pictures and animations have in common: preview, options, work behind them.

A change of an option paints the preview anew, in a thread; saving is a job of its own. What is shown, and
what is made of it, is left to the dialogs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.printing.form import Form
from shogi_desktop.gui.tasks.background import Job, PaintThread
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.paint.page import Progress


class PreviewDialog(QDialog):
    """A preview on the left, options and buttons on the right.

    :cvar breaks_off: whether a job ends with the dialog; otherwise the dialog waits for it.
    :ivar form: the options.
    :ivar status: what is being done, or went wrong.
    """

    breaks_off: ClassVar = True

    def __init__(self, preview: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preview = preview
        preview.setParent(self)
        self._generation = 0
        self._job: Job | None = None
        self._thread = PaintThread(self)
        self._thread.done.connect(self._take)
        self._thread.failed.connect(lambda _, sentence: self._say(sentence()))
        self.form = Form(self)
        self.status = dim_label(self)
        self.status.setWordWrap(True)

    def _take(self, ticket: Any, result: Any) -> None:
        """Show what the thread has painted; what is not of this generation is out of date."""
        raise NotImplementedError

    def _set_busy(self, *, busy: bool) -> None:
        """Offer what can be done while a job runs, or while none does."""
        raise NotImplementedError

    # --- building -----------------------------------------------------------------------------------------

    def _button(self, text: str, handler: Callable[[], object], kind: str = "") -> QPushButton:
        button = QPushButton(text, self)
        if kind:
            button.setProperty("kind", kind)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: handler())
        return button

    def _lay_out(
        self, size: QSize, close: QPushButton, buttons: tuple[QPushButton, ...], measure: Label | None = None
    ) -> None:
        """Put everything in its place: `close` apart from the other `buttons`, `measure` above the status."""
        told = QVBoxLayout()
        told.setSpacing(0)
        for label in filter(None, (measure, self.status)):
            told.addWidget(label)
        row_of_buttons = QHBoxLayout()
        row_of_buttons.setSpacing(GRID)
        row_of_buttons.addWidget(close)
        row_of_buttons.addStretch(1)
        for button in buttons:
            row_of_buttons.addWidget(button)
        side = QVBoxLayout()
        side.setSpacing(2 * GRID)
        side.addWidget(self.form.finish(), 1)
        side.addLayout(told)
        side.addLayout(row_of_buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        row.setSpacing(3 * GRID)
        row.addWidget(self._preview, 1)
        row.addLayout(side)
        self.resize(size.boundedTo(self.screen().availableSize() * 0.94))

    # --- work in the background ---------------------------------------------------------------------------

    def _begin_anew(self) -> int:
        """Forget what the preview was to show; the generation of what is asked for next."""
        self._generation += 1
        self._thread.forget()
        return self._generation

    def _start(
        self, work: Callable[[Progress], object], succeeded: Callable[..., object], progress: str = ""
    ) -> None:
        """Do `work` in the background, if nothing else is being done.

        :param progress: a sentence with the places ``{done}`` and ``{total}``.
        """
        if self._job is not None:
            return
        self._job = job = Job(work, self)
        if progress:
            job.progressed.connect(lambda done, total: self._say(progress.format(done=done, total=total)))
        job.succeeded.connect(succeeded)
        job.failed.connect(lambda sentence: self._say(sentence()))
        job.finished.connect(self._finish)
        self._say("")
        self._set_busy(busy=True)
        job.start()

    def _finish(self) -> None:
        if self._job is not None:
            self._job.deleteLater()
            self._job = None
        self._set_busy(busy=False)

    def _break_off(self, said: str) -> None:
        """End the job that is running, and say so."""
        if self._job is not None:
            self._job.cancel()
            self._say(said)

    def _say(self, text: str) -> None:
        self.status.setText(text)

    def done(self, result: int) -> None:
        """End the threads with the dialog: at most a page or a picture is waited for."""
        if self._job is not None:
            if self.breaks_off:
                self._job.cancel()
            self._job.wait()
        self._thread.end()
        super().done(result)


def dim_label(parent: QWidget) -> Label:
    """A label in quieter letters."""
    label = Label(parent)
    label.setProperty("role", "dim")
    return label
