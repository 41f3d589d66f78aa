"""A diagram in every form that other programs take (picture, drawing, text): to be copied and dragged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDrag, QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.printing.pictures import pixel_width
from shogi_desktop.app.settings.print_choices import PictureChoices
from shogi_desktop.paint.diagram import Diagram, diagram_image, diagram_png, diagram_svg
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import theme_by_id

PNG: Final = "image/png"
SVG: Final = "image/svg+xml"
_THUMBNAIL: Final = 160


@dataclass(frozen=True)
class ClipboardPicture:
    """A diagram, painted.

    :ivar text: the position as a text: a diagram of characters, or an SFEN; empty where there is none.
    """

    image: QImage
    png: bytes
    svg: bytes
    text: str = ""

    @classmethod
    def of(cls, diagram: Diagram, choices: PictureChoices, text: str = "") -> ClipboardPicture:
        """Paint `diagram` as chosen."""
        theme = theme_by_id(choices.theme)
        piece_set = PieceSet.load(choices.pieces, dark_sides=choices.dark_sides)
        width = pixel_width(choices)
        clear = choices.transparent
        return cls(
            diagram_image(diagram, width=width, theme=theme, piece_set=piece_set, transparent=clear),
            diagram_png(diagram, width=width, theme=theme, piece_set=piece_set, transparent=clear),
            diagram_svg(diagram, width=width, theme=theme, piece_set=piece_set, transparent=clear),
            text,
        )

    def data(self, file: Path | None = None) -> QMimeData:
        """All forms at once, so that whoever takes it may choose. :param file: where the picture lies."""
        data = QMimeData()
        data.setImageData(self.image)
        data.setData(PNG, self.png)
        data.setData(SVG, self.svg)
        if self.text:
            data.setText(self.text)
        if file is not None:
            data.setUrls([QUrl.fromLocalFile(str(file))])
        return data

    def put(self) -> None:
        """Put it on the clipboard."""
        QGuiApplication.clipboard().setMimeData(self.data())


def _run(drag: QDrag) -> None:
    drag.exec(Qt.DropAction.CopyAction)


def drag_out(
    picture: ClipboardPicture, file: Path, source: QWidget, run: Callable[[QDrag], None] = _run
) -> None:
    """Let the mouse carry the diagram out of the window; the picture lies at `file` for who wants one.

    :param run: what carries it until it is dropped.
    """
    drag = QDrag(source)
    drag.setMimeData(picture.data(file))
    small = picture.image.scaled(
        _THUMBNAIL,
        _THUMBNAIL,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    drag.setPixmap(QPixmap.fromImage(small))
    drag.setHotSpot(QPoint(small.width() // 2, small.height() // 2))
    run(drag)
