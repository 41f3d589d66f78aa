"""Pictures and sheets for the command line, by the painter of the window and without a screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from shogi_desktop.app.printing import kifu_options
from shogi_desktop.cli.common import CommandError, write_bytes
from shogi_desktop.game import Record
from shogi_desktop.notation import MoveStyle
from shogi_desktop.paint.diagram import Diagram, diagram_png, diagram_svg
from shogi_desktop.paint.errors import PaintError
from shogi_desktop.paint.faces import PIECE_SETS, PieceSet
from shogi_desktop.paint.fonts import load_fonts
from shogi_desktop.paint.sheet import kifu_pdf_bytes
from shogi_desktop.paint.theme import LIGHT

DEFAULT_WIDTH = 1200


@dataclass(frozen=True, slots=True)
class Look:
    """How a record is shown.

    A picture: after `ply` moves (None: all), with the faces `pieces`, `width` pixels wide. A sheet: with the
    moves written as `moves`. Either: from White's side when `flipped`.
    """

    ply: int | None = None
    flipped: bool = False
    pieces: str = PIECE_SETS[0]
    width: int = DEFAULT_WIDTH
    moves: MoveStyle = MoveStyle.JAPANESE


PLAIN = Look()


@contextmanager
def painting() -> Iterator[None]:
    """Have an application object and the bundled fonts, which every painter needs.

    :raises CommandError: instead of a painter's own error.
    """
    application = QGuiApplication.instance() or QGuiApplication(["shogi-desktop"])
    load_fonts()
    try:
        yield
    except PaintError as error:
        raise CommandError(str(error)) from error
    finally:
        del application


def write_png(record: Record, path: Path, look: Look = PLAIN) -> None:
    """Draw one position of `record` as a PNG picture."""
    picture = diagram_png(
        _diagram(record, look), width=look.width, theme=LIGHT, piece_set=PieceSet.load(look.pieces)
    )
    write_bytes(path, picture)


def write_svg(record: Record, path: Path, look: Look = PLAIN) -> None:
    """Draw one position of `record` as an SVG picture."""
    picture = diagram_svg(
        _diagram(record, look), width=look.width, theme=LIGHT, piece_set=PieceSet.load(look.pieces)
    )
    write_bytes(path, picture)


def write_pdf(record: Record, path: Path, look: Look = PLAIN) -> None:
    """Print the kifu of `record` into a PDF file."""
    options = kifu_options(record, look.moves, flipped=look.flipped)
    write_bytes(path, kifu_pdf_bytes(record, options))


def _diagram(record: Record, look: Look) -> Diagram:
    line = record.main_line()
    shown = line if look.ply is None else line[: look.ply]
    path = shown[-1].path if shown else ()
    return Diagram(
        position=record.position(path),
        last_move=shown[-1].move if shown else None,
        flipped=look.flipped,
        black=record.headers.get("black", ""),
        white=record.headers.get("white", ""),
    )
