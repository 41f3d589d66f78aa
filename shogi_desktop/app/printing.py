"""The record on paper and as a picture, all through the one painter: what is asked for, in the user's words.

`paint` lays out and draws; here it is told the language, the notation and the file. The print dialog is the
window's.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QPagedPaintDevice, QPageSize

from shogi_desktop.app.cursor import Cursor
from shogi_desktop.app.files import FileTrouble, write_bytes
from shogi_desktop.app.words import handicap_name, outcome_text, variant_name
from shogi_desktop.game import Record, split_comment
from shogi_desktop.notation.style import MoveStyle
from shogi_desktop.paint.diagram import Diagram, diagram_png, diagram_svg
from shogi_desktop.paint.errors import ExportError
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.sheet import KifuOptions, kifu_pdf_bytes, paint_kifu
from shogi_desktop.paint.theme import PRINT, Theme

PNG_WIDTH: Final = 1200
SVG_WIDTH: Final = 600


translate = QCoreApplication.translate


def kifu_options(record: Record, style: MoveStyle, *, flipped: bool = False) -> KifuOptions:
    """How the record is printed: in the language of the window and the notation `style`."""
    outcome = record.outcome
    result = None
    if outcome is not None:
        words = outcome_text(outcome, record)
        result = f"{words.headline}. {words.reason}"
    american = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return KifuOptions(
        style=style,
        flipped=flipped,
        paper=QPageSize.PageSizeId.Letter if american else QPageSize.PageSizeId.A4,
        facts=_facts(record),
        start_caption=_start_caption(record),
        result=result,
    )


def _facts(record: Record) -> tuple[tuple[str, str], ...]:
    """What stands under the heading, which names the players already."""
    facts = [(translate("Printing", "Game"), variant_name(record.variant))]
    if record.handicap_id is not None and record.is_handicap:
        handicap = record.variant.handicap(record.handicap_id)
        facts.append((translate("Printing", "Handicap"), f"{handicap_name(handicap)} {handicap.kanji}"))
    labels = {
        "event": translate("Printing", "Event"),
        "site": translate("Printing", "Place"),
        "date": translate("Printing", "Date"),
        "time_limit": translate("Printing", "Time"),
        "opening": translate("Printing", "Opening"),
    }
    facts += [(label, record.headers[key]) for key, label in labels.items() if record.headers.get(key)]
    return tuple(facts)


def _start_caption(record: Record) -> str:
    """What the diagram of the start is called, where that is not the even game's."""
    if record.handicap_id is None:
        return translate("Printing", "Start position")
    return handicap_name(record.variant.handicap(record.handicap_id))


def write_pdf(record: Record, path: Path, options: KifuOptions) -> None:
    """Write the printed record to `path`. :raises FileTrouble: the disk refused."""
    write_bytes(path, kifu_pdf_bytes(record, options))


def print_record(record: Record, device: QPagedPaintDevice, options: KifuOptions) -> None:
    """Print the record on a printer. :raises FileTrouble: it cannot be printed on."""
    try:
        paint_kifu(record, device, options)
    except ExportError as error:
        sentence = translate(
            "Printing", "The printer refuses ({reason}). Choose another one, or save the kifu as PDF."
        )
        raise FileTrouble(sentence.format(reason=error)) from error


def diagram_of(cursor: Cursor, *, flipped: bool) -> Diagram:
    """The position shown, with the names and the number of the move below it."""
    headers = cursor.record.headers
    caption = translate("Printing", "After move {number}").format(number=cursor.index) if cursor.index else ""
    return Diagram(
        cursor.position(),
        cursor.node.move,
        flipped=flipped,
        black=headers.get("black", ""),
        white=headers.get("white", ""),
        caption=caption,
        annotations=split_comment(cursor.node.comment)[1],
    )


def write_diagram(cursor: Cursor, path: Path, piece_set: PieceSet, theme: Theme, *, flipped: bool) -> None:
    """Write the position shown to `path`: as the board of the window (``.png``), or for print (``.svg``).

    :raises FileTrouble: the disk refused.
    """
    diagram = diagram_of(cursor, flipped=flipped)
    if path.suffix.lower() == ".svg":
        data = diagram_svg(diagram, width=SVG_WIDTH, theme=PRINT, piece_set=piece_set)
    else:
        data = diagram_png(diagram, width=PNG_WIDTH, theme=theme, piece_set=piece_set)
    write_bytes(path, data)
