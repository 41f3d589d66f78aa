"""The dialog that makes a picture of the position shown: how it looks beside what it is to be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.printing.pictures import diagram_for, picture_bytes, pixel_width
from shogi_desktop.app.records.files import text_of_position, write_bytes
from shogi_desktop.app.settings.piece_sets import PiecesInUse
from shogi_desktop.app.settings.print_choices import PictureChoices
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.game import Record
from shogi_desktop.gui.printing.diagram_data import ClipboardPicture
from shogi_desktop.gui.printing.look_options import fill_caption, fill_look
from shogi_desktop.gui.printing.picture_view import PictureView
from shogi_desktop.gui.printing.preview_dialog import PreviewDialog, dim_label
from shogi_desktop.gui.widgets.file_name import FileKind, ask_file_name
from shogi_desktop.notation.style import MoveStyle
from shogi_desktop.paint.diagram import Diagram, diagram_image, diagram_size
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.page import Progress
from shogi_desktop.paint.theme import theme_by_id

_SIZE = QSize(1000, 740)


@dataclass(frozen=True)
class PictureSource:
    """What there is to make pictures of.

    :ivar record: a copy of the record on the board. :ivar path: the position shown.
    :ivar flipped: whether the board is seen from White's side.
    :ivar style: how the window writes moves.
    :ivar offered: the name to offer for a file of that suffix.
    :ivar pieces_dir: where own piece sets are. :ivar in_use: the pieces on the window's board.
    """

    record: Record
    path: RecordPath
    flipped: bool
    style: MoveStyle
    offered: Callable[[str], Path]
    pieces_dir: Path
    in_use: PiecesInUse = field(default_factory=PiecesInUse)


class PictureDialog(PreviewDialog):
    """Shows the picture and saves or copies it. After it was closed, `choices` tells what was chosen.

    :ivar choices: what is chosen at the moment.
    :ivar view: the picture.
    :ivar measure: how large the picture becomes.
    """

    breaks_off = False

    def __init__(self, source: PictureSource, choices: PictureChoices, parent: QWidget | None = None) -> None:
        view = PictureView()
        super().__init__(view, parent)
        self.setWindowTitle(self.tr("Picture of the position"))
        self.view = view
        self.choices = choices
        self._source = source
        self._flipped = source.flipped
        self.view.resized.connect(self._refresh)
        self._fill_form()
        self.measure = dim_label(self)
        self.save_button = self._button(self.tr("Save…"), self._save, kind="primary")
        self.save_button.setDefault(True)
        self.copy_button = self._button(self.tr("Copy"), self.copy)
        self.close_button = self._button(self.tr("Close"), self.reject)
        self._lay_out(_SIZE, self.close_button, (self.copy_button, self.save_button), self.measure)
        self._show_rows()
        self.form.changed.connect(self._change)

    def _fill_form(self) -> None:
        form, choices = self.form, self.choices
        formats = [("png", "PNG"), ("svg", "SVG"), ("pdf", "PDF")]
        form.choice("format", self.tr("Format"), formats, choices.format)
        source = self._source
        fill_look(form, choices.theme, choices.pieces, source.pieces_dir, source.in_use)
        along = [
            ("auto", self.tr("Same as moves")),
            ("japanese", "一"),
            ("letters", "a"),
            ("digits", "1"),
            ("none", self.tr("None")),
        ]
        form.choice("coordinates", self.tr("Coordinates"), along, choices.coordinates)
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
        form.switch("transparent", self.tr("Transparent background"), on=choices.transparent)
        units = [(False, self.tr("In pixels")), (True, self.tr("In millimetres"))]
        form.choice("in_millimetres", self.tr("Size"), units, choices.in_millimetres)
        form.number("pixels", self.tr("Width"), choices.pixels, (16, 16_000), suffix=" px", step=100)
        form.number("millimetres", self.tr("Width"), choices.millimetres, (5, 1000), suffix=" mm")
        form.number("dpi", self.tr("Pixels per inch"), choices.dpi, (36, 2400), step=50)

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

    @property
    def _painted(self) -> PictureChoices:
        """What is chosen, with the pieces that are in use where those were."""
        return self._source.in_use.instead(self.choices)

    def _maker(self) -> Callable[[], Diagram]:
        """Makes the diagram as it is wanted now; in a thread, for it goes through all moves."""
        source, choices, flipped = self._source, self._painted, self._flipped
        return lambda: diagram_for(source.record, source.path, choices, source.style, flipped=flipped)

    def _refresh(self) -> None:
        generation = self._begin_anew()
        make, choices, room = self._maker(), self._painted, self.view.room
        theme = theme_by_id(choices.theme)

        def work() -> tuple[QImage, QSizeF]:
            diagram = make()
            size = diagram_size(diagram, theme)
            scale = min(room.width() / size.width(), room.height() / size.height())
            width = max(16, int(size.width() * scale))
            clear = choices.transparent
            pieces = PieceSet.load(choices.pieces, dark_sides=choices.dark_sides)
            image = diagram_image(diagram, width=width, theme=theme, piece_set=pieces, transparent=clear)
            return image, size

        self._thread.ask(generation, work)

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
        kind = FileKind(self.choices.format.upper(), (suffix,))
        path = ask_file_name(self, self.tr("Save picture"), self._source.offered(suffix), (kind,))
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> None:
        """Write the picture to `path`."""
        make, choices = self._maker(), self._painted

        def work(_: Progress) -> None:
            write_bytes(path, picture_bytes(make(), choices))

        done = self.tr("Saved as {file}.").format(file=path)
        self._start(work, lambda _: self._say(done))

    def copy(self) -> None:
        """Put the picture on the clipboard, as an image, as SVG and as text."""
        make, choices = self._maker(), self._painted
        text = text_of_position(self._source.record, self._source.path)
        self._start(lambda _: ClipboardPicture.of(make(), choices, text), self._copied)

    def _copied(self, picture: ClipboardPicture) -> None:
        picture.put()
        self._say(self.tr("Copied."))

    def _set_busy(self, *, busy: bool) -> None:
        self.save_button.setEnabled(not busy)
        self.copy_button.setEnabled(not busy)
