"""The dialog that makes an animation of a game, or of some of its moves: look, span and pace; progress."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.files import write_bytes
from shogi_desktop.app.pictures import animation_bytes, diagram_for
from shogi_desktop.app.print_choices import AnimationChoices, PictureChoices
from shogi_desktop.gui.printing.background import Job, PaintThread
from shogi_desktop.gui.printing.form import Form
from shogi_desktop.gui.printing.picture_dialog import PictureSource, fill_caption, fill_look
from shogi_desktop.gui.printing.picture_view import PictureView
from shogi_desktop.gui.tokens import GRID
from shogi_desktop.paint.diagram import diagram_image, diagram_size
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.page import Progress
from shogi_desktop.paint.theme import theme_by_id

_SIZE = QSize(960, 680)


class AnimationDialog(QDialog):
    """Plays the moves in a preview and writes them. After it was closed, `choices` and `look` tell.

    :ivar choices: span, pace and format as chosen at the moment.
    :ivar look: what animations have in common with pictures: the pieces, for one.
    :ivar span: the first and the last move shown.
    """

    def __init__(
        self,
        source: PictureSource,
        choices: AnimationChoices,
        look: PictureChoices,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Game as an animation"))
        self.choices, self.look = choices, look
        self._source = source
        self._line = source.record.line_from(source.path)
        self.span = (0, len(self._line))
        self._flipped = source.flipped
        self._shown = len(source.path)
        self._generation = 0
        self._job: Job | None = None
        self._thread = PaintThread(self)
        self._thread.done.connect(self._take)
        self._thread.failed.connect(lambda _, sentence: self._say(sentence))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)
        self.view = PictureView(self)
        self.view.resized.connect(self._refresh)
        self.form = Form(self)
        self._fill_form()
        self.status = QLabel(self)
        self.status.setWordWrap(True)
        self.status.setProperty("role", "dim")
        self.play_button = self._button(self.tr("Play"), self._toggle_play)
        self.play_button.setCheckable(True)
        self.save_button = self._button(self.tr("Save…"), self._save, kind="primary")
        self.save_button.setDefault(True)
        self.stop_button = self._button(self.tr("Stop"), self._stop)
        self.close_button = self._button(self.tr("Close"), self.reject)
        self._lay_out()
        self.stop_button.hide()
        self.form.changed.connect(self._change)

    def _button(self, text: str, handler: Callable[[], object], kind: str = "") -> QPushButton:
        button = QPushButton(text, self)
        if kind:
            button.setProperty("kind", kind)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: handler())
        return button

    def _fill_form(self) -> None:
        form, choices = self.form, self.choices
        formats = [("gif", "GIF"), ("apng", "APNG"), ("webp", "WebP")]
        form.choice("format", self.tr("Format"), formats, choices.format)
        fill_look(form, choices.theme, self.look.pieces, self._source.pieces_dir)
        fill_caption(form, choices.caption)
        plies = len(self._line)
        form.number("begin", self.tr("From move"), 0, (0, plies), special=self.tr("the start"))
        form.number("end", self.tr("To move"), plies, (0, plies))
        pace = {"suffix": " ms", "step": 100}
        form.number("delay_ms", self.tr("Each position"), choices.delay_ms, (50, 20_000), **pace)  # type: ignore[arg-type]
        form.number("last_delay_ms", self.tr("The last one"), choices.last_delay_ms, (50, 60_000), **pace)  # type: ignore[arg-type]
        form.number("pixels", self.tr("Width"), choices.pixels, (80, 2000), suffix=" px", step=20)
        form.switch("repeat", self.tr("Begin again at the end"), on=choices.repeat)
        form.switch("names", self.tr("Names"), on=self.look.names)
        form.switch("flipped", self.tr("White at the bottom"), on=self._flipped)

    def _lay_out(self) -> None:
        side = QVBoxLayout()
        side.setSpacing(2 * GRID)
        side.addWidget(self.form.finish(), 1)
        side.addWidget(self.status)
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addWidget(self.close_button)
        buttons.addStretch(1)
        for button in (self.play_button, self.stop_button, self.save_button):
            buttons.addWidget(button)
        side.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        row.setSpacing(3 * GRID)
        row.addWidget(self.view, 1)
        row.addLayout(side)
        self.resize(_SIZE.boundedTo(self.screen().availableSize() * 0.94))

    def _say(self, text: str) -> None:
        self.status.setText(text)

    # --- options and preview ------------------------------------------------------------------------------

    def _change(self, key: str, value: object) -> None:
        if key == "flipped":
            self._flipped = bool(value)
        elif key in {"begin", "end"}:
            assert isinstance(value, int)
            begin, end = self.span
            self.span = (value, max(value, end)) if key == "begin" else (min(begin, value), value)
            self._shown = value
            self._show_span()
        elif key in {"pieces", "names"}:
            self.look = msgspec.structs.replace(self.look, **{key: value})
        else:
            self.choices = msgspec.structs.replace(self.choices, **{key: value})
        self._refresh()

    def _show_span(self) -> None:
        for key, value in zip(("begin", "end"), self.span, strict=True):
            control = self.form.controls[key]
            control.blockSignals(True)
            control.setProperty("value", value)
            control.blockSignals(False)

    def _refresh(self) -> None:
        """Paint the position shown anew."""
        self._generation += 1
        self._thread.forget()
        source, choices, look, flipped = self._source, self.choices, self.look, self._flipped
        look = msgspec.structs.replace(look, caption=choices.caption)
        path = self._path(self._shown)
        theme, room = theme_by_id(choices.theme), self.view.room

        def work() -> QImage:
            diagram = diagram_for(source.record, path, look, source.style, flipped=flipped)
            if choices.caption != "none":
                diagram = replace(diagram, caption=diagram.caption or " ")
            size = diagram_size(diagram, theme)
            scale = min(room.width() / size.width(), room.height() / size.height())
            width = max(16, min(choices.pixels, int(size.width() * scale)))
            return diagram_image(diagram, width=width, theme=theme, piece_set=PieceSet.load(look.pieces))

        self._thread.ask(self._generation, work)

    def _path(self, ply: int) -> tuple[int, ...]:
        """The path of the position after `ply` moves of the line."""
        given = self._source.path
        return given[:ply] if ply <= len(given) else (*given, *(0,) * (ply - len(given)))

    def _take(self, ticket: object, image: QImage) -> None:
        if ticket != self._generation:
            return
        self.view.show_image(image, clear=False)
        if self.play_button.isChecked():
            last = self._shown == self.span[1]
            self._timer.start(self.choices.last_delay_ms if last else self.choices.delay_ms)

    def _toggle_play(self) -> None:
        self._timer.stop()
        if self.play_button.isChecked():
            self._shown = self.span[0]
            self._refresh()

    def _step(self) -> None:
        self._shown = self.span[0] if self._shown >= self.span[1] else self._shown + 1
        self._refresh()

    # --- writing ------------------------------------------------------------------------------------------

    def _save(self) -> None:
        suffix, kind = f".{self.choices.format}", self.choices.format.upper()
        # An APNG is a PNG to other programs, and many know it by that name only.
        patterns = "*.apng *.png" if suffix == ".apng" else f"*{suffix}"
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save animation"), str(self._source.offered(suffix)), f"{kind} ({patterns})"
        )
        if name:
            path = Path(name)
            fits = f"*{path.suffix.lower()}" in patterns.split() and path.suffix
            self.write(path if fits else path.with_name(path.name + suffix))

    def write(self, path: Path) -> None:
        """Write the animation to `path`, with progress."""
        if self._job is not None:
            return
        source, choices, look, span, flipped = (
            self._source, self.choices, self.look, self.span, self._flipped,
        )  # fmt: skip

        def work(tell: Progress) -> int:
            data = animation_bytes(
                source.record, source.path, span, choices, look, source.style, flipped=flipped, progress=tell
            )
            if data:
                write_bytes(path, data)
            return len(data)

        self._job = job = Job(work, self)
        job.progressed.connect(self._tell)
        job.succeeded.connect(lambda size: self._tell_saved(path, size))
        job.failed.connect(self.status.setText)
        job.finished.connect(self._finish)
        self.save_button.hide()
        self.stop_button.show()
        job.start()

    def _tell(self, done: int, total: int) -> None:
        self.status.setText(self.tr("Picture {done} of {total}…").format(done=done, total=total))

    def _tell_saved(self, path: Path, size: int) -> None:
        text = self.tr("Saved as {file} ({size} kB).").format(file=path, size=max(1, size // 1000))
        self.status.setText(text)

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self.status.setText(self.tr("Stopped; nothing was written."))

    def _finish(self) -> None:
        if self._job is not None:
            self._job.deleteLater()
            self._job = None
        self.stop_button.hide()
        self.save_button.show()

    def done(self, result: int) -> None:
        """End the threads with the dialog: at most a picture is waited for."""
        self._timer.stop()
        if self._job is not None:
            self._job.cancel()
            self._job.wait()
        self._thread.end()
        super().done(result)
