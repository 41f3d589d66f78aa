"""The dialog that makes a picture of the position shown: how it looks beside what it is to be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QSize, QSizeF
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

from shogi_desktop.app.files import text_of_position, write_bytes
from shogi_desktop.app.pictures import diagram_for, picture_bytes, pixel_width
from shogi_desktop.app.piece_sets import usable_sets
from shogi_desktop.app.print_choices import PictureChoices
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.game import Record
from shogi_desktop.gui.printing.background import Job, PaintThread
from shogi_desktop.gui.printing.diagram_data import ClipboardPicture
from shogi_desktop.gui.printing.form import Form
from shogi_desktop.gui.printing.picture_view import PictureView
from shogi_desktop.gui.tokens import GRID
from shogi_desktop.notation.style import MoveStyle
from shogi_desktop.paint.diagram import Diagram, diagram_image, diagram_size
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.page import Progress
from shogi_desktop.paint.theme import theme_by_id

_SIZE = QSize(1000, 740)

translate = QCoreApplication.translate


@dataclass(frozen=True)
class PictureSource:
    """What there is to make pictures of.

    :ivar record: a copy of the record on the board. :ivar path: the position shown.
    :ivar flipped: whether the board is seen from White's side.
    :ivar style: how the window writes moves.
    :ivar offered: the name to offer for a file of that suffix.
    """

    record: Record
    path: RecordPath
    flipped: bool
    style: MoveStyle
    offered: Callable[[str], Path]
    pieces_dir: Path


class PictureDialog(QDialog):
    """Shows the picture and saves or copies it. After it was closed, `choices` tells what was chosen.

    :ivar choices: what is chosen at the moment.
    :ivar view: the picture.
    :ivar form: the options.
    :ivar measure: how large the picture becomes.
    """

    def __init__(self, source: PictureSource, choices: PictureChoices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Picture of the position"))
        self.choices = choices
        self._source = source
        self._flipped = source.flipped
        self._generation = 0
        self._job: Job | None = None
        self._thread = PaintThread(self)
        self._thread.done.connect(self._take)
        self._thread.failed.connect(lambda _, sentence: self._say(sentence))
        self.view = PictureView(self)
        self.view.resized.connect(self._refresh)
        self.form = Form(self)
        self._fill_form()
        self.measure = QLabel(self)
        self.measure.setProperty("role", "dim")
        self.status = QLabel(self)
        self.status.setWordWrap(True)
        self.status.setProperty("role", "dim")
        self.save_button = self._button(self.tr("Save…"), self._save, kind="primary")
        self.save_button.setDefault(True)
        self.copy_button = self._button(self.tr("Copy"), self.copy)
        self.close_button = self._button(self.tr("Close"), self.reject)
        self._lay_out()
        self._show_rows()
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
        formats = [("png", "PNG"), ("svg", "SVG"), ("pdf", "PDF")]
        form.choice("format", self.tr("Format"), formats, choices.format)
        fill_look(form, choices.theme, choices.pieces, self._source.pieces_dir)
        along = [
            ("auto", self.tr("As moves")),
            ("japanese", "一"),
            ("letters", "a"),
            ("digits", "1"),
            ("none", self.tr("None")),
        ]
        form.choice("coordinates", self.tr("Along the board"), along, choices.coordinates)
        hands = [
            ("both", self.tr("Both")),
            ("black", "☗"),
            ("white", "☖"),
            ("none", self.tr("None")),
        ]
        form.choice("hands", self.tr("Pieces in hand"), hands, choices.hands)
        fill_caption(form, choices.caption)
        form.switch("names", self.tr("Names"), on=choices.names)
        form.switch("last_move", self.tr("Mark of the last move"), on=choices.last_move)
        form.switch("flipped", self.tr("White at the bottom"), on=self._flipped)
        form.switch("transparent", self.tr("Nothing around the board"), on=choices.transparent)
        units = [(False, self.tr("In pixels")), (True, self.tr("In millimetres"))]
        form.choice("in_millimetres", self.tr("Size"), units, choices.in_millimetres)
        form.number("pixels", self.tr("Width"), choices.pixels, (16, 16_000), suffix=" px", step=100)
        form.number("millimetres", self.tr("Width"), choices.millimetres, (5, 1000), suffix=" mm")
        form.number("dpi", self.tr("Pixels to the inch"), choices.dpi, (36, 2400), step=50)

    def _lay_out(self) -> None:
        side = QVBoxLayout()
        side.setSpacing(2 * GRID)
        side.addWidget(self.form.finish(), 1)
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(self.measure)
        told.addWidget(self.status)
        side.addLayout(told)
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addWidget(self.close_button)
        buttons.addStretch(1)
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.save_button)
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
        else:
            self.choices = msgspec.structs.replace(self.choices, **{key: value})
        self._show_rows()
        self._refresh()

    def _show_rows(self) -> None:
        hidden = {"pixels"} if self.choices.in_millimetres else {"millimetres", "dpi"}
        if self.choices.format != "png":
            hidden.add("dpi")
        self.form.show_only(lambda key: key not in hidden)

    def _maker(self) -> Callable[[], Diagram]:
        """Makes the diagram as it is wanted now; in a thread, for it goes through all moves."""
        source, choices, flipped = self._source, self.choices, self._flipped
        return lambda: diagram_for(source.record, source.path, choices, source.style, flipped=flipped)

    def _refresh(self) -> None:
        self._generation += 1
        self._thread.forget()
        make, choices, room = self._maker(), self.choices, self.view.room
        theme = theme_by_id(choices.theme)

        def work() -> tuple[QImage, QSizeF]:
            diagram = make()
            size = diagram_size(diagram, theme)
            scale = min(room.width() / size.width(), room.height() / size.height())
            width = max(16, int(size.width() * scale))
            pieces, clear = PieceSet.load(choices.pieces), choices.transparent
            image = diagram_image(diagram, width=width, theme=theme, piece_set=pieces, transparent=clear)
            return image, size

        self._thread.ask(self._generation, work)

    def _take(self, ticket: object, result: tuple[QImage, QSizeF]) -> None:
        if ticket == self._generation:
            image, size = result
            self.view.show_image(image, clear=self.choices.transparent)
            self.measure.setText(self._size_text(size.height() / size.width()))

    def _size_text(self, proportion: float) -> str:
        """How large the picture becomes."""
        choices, wide = self.choices, pixel_width(self.choices)
        pixels = f"{wide} × {round(wide * proportion)} px"
        if not choices.in_millimetres:
            return pixels
        millimetres = f"{choices.millimetres} × {round(choices.millimetres * proportion)} mm"
        return f"{millimetres},  {pixels}" if choices.format == "png" else millimetres

    # --- saving and copying -------------------------------------------------------------------------------

    def _save(self) -> None:
        suffix = f".{self.choices.format}"
        kind = self.choices.format.upper()
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save picture"), str(self._source.offered(suffix)), f"{kind} (*{suffix})"
        )
        if name:
            path = Path(name)
            self.write(path if path.suffix.lower() == suffix else path.with_name(path.name + suffix))

    def write(self, path: Path) -> None:
        """Write the picture to `path`."""
        make, choices = self._maker(), self.choices

        def work(_: Progress) -> None:
            write_bytes(path, picture_bytes(make(), choices))

        done = self.tr("Saved as {file}.").format(file=path)
        self._start(work, lambda _: self.status.setText(done))

    def copy(self) -> None:
        """Put the picture on the clipboard, as an image, as SVG and as text."""
        make, choices = self._maker(), self.choices
        text = text_of_position(self._source.record, self._source.path)
        self._start(lambda _: ClipboardPicture.of(make(), choices, text), self._copied)

    def _copied(self, picture: ClipboardPicture) -> None:
        picture.put()
        self.status.setText(self.tr("Copied."))

    def _start(self, work: Callable[[Progress], object], succeeded: Callable[..., object]) -> None:
        if self._job is not None:
            return
        self._job = job = Job(work, self)
        job.succeeded.connect(succeeded)
        job.failed.connect(self.status.setText)
        job.finished.connect(self._finish)
        self.save_button.setEnabled(False)
        self.copy_button.setEnabled(False)
        job.start()

    def _finish(self) -> None:
        if self._job is not None:
            self._job.deleteLater()
            self._job = None
        self.save_button.setEnabled(True)
        self.copy_button.setEnabled(True)

    def done(self, result: int) -> None:
        """End the threads with the dialog."""
        if self._job is not None:
            self._job.wait()
        self._thread.end()
        super().done(result)


def fill_look(form: Form, theme: str, pieces: str, pieces_dir: Path) -> None:
    """The options of colours and pieces, which pictures and animations have in common."""
    themes = [
        ("book", translate("PictureOptions", "Book")),
        ("print", translate("PictureOptions", "Outlined")),
        ("light", translate("PictureOptions", "Light")),
        ("dark", translate("PictureOptions", "Dark")),
    ]
    form.choice("theme", translate("PictureOptions", "Board"), themes, theme)
    form.pieces("pieces", translate("PictureOptions", "Pieces"), usable_sets(pieces_dir), pieces)


def fill_caption(form: Form, caption: str) -> None:
    """The options of the line below the board."""
    captions = [
        ("none", translate("PictureOptions", "None")),
        ("number", translate("PictureOptions", "Number")),
        ("move", translate("PictureOptions", "Last move")),
    ]
    form.choice("caption", translate("PictureOptions", "Below the board"), captions, caption)
