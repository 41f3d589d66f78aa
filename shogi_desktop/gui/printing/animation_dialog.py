"""The dialog that makes an animation of a game, or of some of its moves: look, span and pace; progress."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.printing.pictures import animation_bytes, diagram_for
from shogi_desktop.app.records.files import write_bytes
from shogi_desktop.app.settings.print_choices import AnimationChoices, PictureChoices
from shogi_desktop.gui.printing.look_options import fill_caption, fill_look
from shogi_desktop.gui.printing.picture_dialog import PictureSource
from shogi_desktop.gui.printing.picture_view import PictureView
from shogi_desktop.gui.printing.preview_dialog import PreviewDialog
from shogi_desktop.gui.widgets.file_name import FileKind, ask_file_name
from shogi_desktop.paint.diagram import diagram_image, diagram_size
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.page import Progress
from shogi_desktop.paint.theme import theme_by_id

_SIZE = QSize(960, 680)


class AnimationDialog(PreviewDialog):
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
        view = PictureView()
        super().__init__(view, parent)
        self.setWindowTitle(self.tr("Game as an animation"))
        self.view = view
        self.choices, self.look = choices, look
        self._source = source
        self._line = source.record.line_from(source.path)
        self.span = (0, len(self._line))
        self._flipped = source.flipped
        self._shown = len(source.path)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)
        self.view.resized.connect(self._refresh)
        self._fill_form()
        self.play_button = self._button(self.tr("Play"), self._toggle_play)
        self.play_button.setCheckable(True)
        self.save_button = self._button(self.tr("Save…"), self._save, kind="primary")
        self.save_button.setDefault(True)
        stopped = self.tr("Stopped. Nothing was saved.")
        self.stop_button = self._button(self.tr("Stop"), lambda: self._break_off(stopped))
        self.close_button = self._button(self.tr("Close"), self.reject)
        self._lay_out(_SIZE, self.close_button, (self.play_button, self.stop_button, self.save_button))
        self._set_busy(busy=False)
        self.form.changed.connect(self._change)

    def _fill_form(self) -> None:
        form, choices = self.form, self.choices
        formats = [("gif", "GIF"), ("apng", "APNG"), ("webp", "WebP")]
        form.choice("format", self.tr("Format"), formats, choices.format)
        source = self._source
        fill_look(form, choices.theme, self.look.pieces, source.pieces_dir, source.in_use)
        fill_caption(form, choices.caption)
        plies = len(self._line)
        form.number("begin", self.tr("From move"), 0, (0, plies), special=self.tr("the start"))
        form.number("end", self.tr("To move"), plies, (0, plies))
        form.number(
            "delay_ms", self.tr("Each position"), choices.delay_ms, (50, 20_000), suffix=" ms", step=100
        )
        last = self.tr("The last position")
        form.number("last_delay_ms", last, choices.last_delay_ms, (50, 60_000), suffix=" ms", step=100)
        form.number("pixels", self.tr("Width"), choices.pixels, (80, 2000), suffix=" px", step=20)
        form.switch("repeat", self.tr("Loop"), on=choices.repeat)
        form.switch("names", self.tr("Names"), on=self.look.names)
        form.switch("flipped", self.tr("White at the bottom"), on=self._flipped)

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
        generation = self._begin_anew()
        source, choices, flipped = self._source, self.choices, self._flipped
        look = msgspec.structs.replace(source.in_use.instead(self.look), caption=choices.caption)
        path = self._path(self._shown)
        theme, room = theme_by_id(choices.theme), self.view.room

        def work() -> QImage:
            diagram = diagram_for(source.record, path, look, source.style, flipped=flipped)
            if choices.caption != "none":
                diagram = replace(diagram, caption=diagram.caption or " ")
            size = diagram_size(diagram, theme)
            scale = min(room.width() / size.width(), room.height() / size.height())
            width = max(16, min(choices.pixels, int(size.width() * scale)))
            pieces = PieceSet.load(look.pieces, dark_sides=look.dark_sides)
            return diagram_image(diagram, width=width, theme=theme, piece_set=pieces)

        self._thread.ask(generation, work)

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
        suffix = f".{self.choices.format}"
        # An APNG is a PNG to other programs, and many know it by that name only.
        suffixes = (suffix, ".png") if suffix == ".apng" else (suffix,)
        kind = FileKind(self.choices.format.upper(), suffixes)
        path = ask_file_name(self, self.tr("Save animation"), self._source.offered(suffix), (kind,))
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> None:
        """Write the animation to `path`, with progress."""
        source, choices, span, flipped = self._source, self.choices, self.span, self._flipped
        look = source.in_use.instead(self.look)

        def work(tell: Progress) -> int:
            data = animation_bytes(
                source.record, source.path, span, choices, look, source.style, flipped=flipped, progress=tell
            )
            if data:
                write_bytes(path, data)
            return len(data)

        progress = self.tr("Picture {done} of {total}…")
        self._start(work, lambda size: self._tell_saved(path, size), progress)

    def _tell_saved(self, path: Path, size: int) -> None:
        text = self.tr("Saved as {file} ({size} kB).").format(file=path, size=max(1, size // 1000))
        self._say(text)

    def _set_busy(self, *, busy: bool) -> None:
        self.stop_button.setVisible(busy)
        self.save_button.setVisible(not busy)

    def done(self, result: int) -> None:
        """Stop playing, too."""
        self._timer.stop()
        super().done(result)
