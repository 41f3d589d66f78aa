"""Pictures, animations and sheets for the command line, by the painter of the window and without a screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path

import msgspec
from PySide6.QtGui import QGuiApplication

from shogi_desktop.app.analysis.course import graph_on_paper
from shogi_desktop.app.learn.sheet import rules_sheet
from shogi_desktop.app.printing.pictures import animation_bytes, diagram_for, picture_bytes
from shogi_desktop.app.printing.sheets import bound, diagrams_sheet, kifu_sheet, page_setup, score_sheet
from shogi_desktop.app.settings.print_choices import AnimationChoices, PictureChoices, PrintChoices
from shogi_desktop.app.system.i18n import Translations
from shogi_desktop.cli.common import CommandError, counted, write_bytes
from shogi_desktop.game import Record
from shogi_desktop.notation import MoveStyle
from shogi_desktop.paint.errors import PaintError
from shogi_desktop.paint.fonts import load_fonts
from shogi_desktop.paint.page import Sheet, sheet_pdf_bytes
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import Variant

DEFAULT_WIDTH = 1200
PICTURE = PictureChoices(theme="light", pieces="two_kanji", caption="none", pixels=DEFAULT_WIDTH)
"""A picture as the command line makes it unless told otherwise: the board of the window."""


class Form(Enum):
    """What can be made of a record, or without one."""

    PICTURE = "picture"
    ANIMATION = "animation"
    KIFU = "kifu"
    DIAGRAMS = "diagrams"
    SCORE = "score"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class Look:
    """How a record is shown.

    A picture: after `ply` moves (None: all), as `picture` says. An animation: moves `span`, as `animation`
    and `picture` say. A sheet: as `sheet` says, headed by `title`. All: moves written as `moves`, from the
    side of White when `flipped`.
    """

    ply: int | None = None
    span: tuple[int, int | None] = (0, None)
    flipped: bool = False
    moves: MoveStyle = MoveStyle.JAPANESE
    title: str = ""
    picture: PictureChoices = field(default_factory=lambda: PICTURE)
    animation: AnimationChoices = field(default_factory=AnimationChoices)
    sheet: PrintChoices = field(default_factory=PrintChoices)


PLAIN = Look()


@contextmanager
def painting(language: str = "en") -> Iterator[None]:
    """Have an application object and the bundled fonts, which every painter needs, and the language of words.

    :raises CommandError: instead of a painter's own error.
    """
    application = QGuiApplication.instance() or QGuiApplication(["shogi-desktop"])
    load_fonts()
    translations = Translations(resource_path("i18n"))
    translations.use(language)
    try:
        yield
    except PaintError as error:
        raise CommandError(str(error)) from error
    finally:
        translations.remove()
        del application


def write_png(record: Record, path: Path, look: Look = PLAIN) -> None:
    """Draw one position of `record` as a PNG picture."""
    _write_picture(record, path, look, msgspec.structs.replace(look.picture, format="png"))


def write_svg(record: Record, path: Path, look: Look = PLAIN) -> None:
    """Draw one position of `record` as an SVG picture."""
    _write_picture(record, path, look, msgspec.structs.replace(look.picture, format="svg"))


def write_pdf(record: Record, path: Path, look: Look = PLAIN) -> None:
    """Print the kifu of `record` into a PDF file."""
    graph = graph_on_paper(record)
    _write_sheet(kifu_sheet(record, look.sheet, look.moves, flipped=look.flipped, graph=graph), path, look)


def write(record: Record, path: Path, form: Form, look: Look) -> None:
    """Make `form` of `record` and write it to `path`; its suffix tells the format of pictures.

    :raises CommandError: there is no such position, or the file cannot be written.
    """
    makers: dict[Form, Callable[[Record, Path, Look], None]] = {
        Form.PICTURE: _write_any_picture,
        Form.ANIMATION: _write_animation,
        Form.KIFU: write_pdf,
        Form.DIAGRAMS: lambda record, path, look: write_diagrams([record], path, look),
        Form.SCORE: lambda record, path, look: write_score(record.variant, path, look, record),
    }
    makers[form](record, path, look)


def write_diagrams(records: Sequence[Record], path: Path, look: Look) -> None:
    """Print the chosen positions of `records` on one sheet."""
    sheet = diagrams_sheet(records, look.sheet, look.moves, title=look.title, flipped=look.flipped)
    _write_sheet(bound(sheet, look.sheet), path, look)


def write_score(variant: Variant, path: Path, look: Look, record: Record | None = None) -> None:
    """Print an empty score sheet, headed as `record` is."""
    _write_sheet(score_sheet(variant, look.sheet, record), path, look)


def write_rules(variant: Variant, path: Path, look: Look) -> None:
    """Print the rules of `variant` on one page."""
    _write_sheet(rules_sheet(variant, look.sheet, look.moves), path, look)


def _write_sheet(sheet: Sheet, path: Path, look: Look) -> None:
    write_bytes(path, sheet_pdf_bytes(sheet, page_setup(look.sheet)))


def _write_any_picture(record: Record, path: Path, look: Look) -> None:
    suffix = path.suffix.lower().removeprefix(".")
    _write_picture(record, path, look, msgspec.structs.replace(look.picture, format=suffix))


def _write_picture(record: Record, path: Path, look: Look, choices: PictureChoices) -> None:
    _require_ply(record, look.ply)
    line = record.main_line()
    shown = (0,) * (len(line) if look.ply is None else look.ply)
    diagram = diagram_for(record, shown, choices, look.moves, flipped=look.flipped)
    write_bytes(path, picture_bytes(diagram, choices))


def _write_animation(record: Record, path: Path, look: Look) -> None:
    begin, end = look.span
    for ply in (begin, end):
        _require_ply(record, ply)
    last = len(record.main_line()) if end is None else end
    choices = msgspec.structs.replace(look.animation, format=path.suffix.lower().removeprefix("."))
    data = animation_bytes(
        record, record.end_path(), (begin, last), choices, look.picture, look.moves, flipped=look.flipped
    )
    write_bytes(path, data)


def _require_ply(record: Record, ply: int | None) -> None:
    plies = len(record.main_line())
    if ply is not None and not 0 <= ply <= plies:
        raise CommandError(f"the game has {counted(plies, 'move')}; there is no position after move {ply}")


def with_pieces(look: Look, pieces: str) -> Look:
    """`look` with that piece set in everything."""
    return replace(
        look,
        picture=msgspec.structs.replace(look.picture, pieces=pieces),
        sheet=msgspec.structs.replace(look.sheet, pieces=pieces),
    )
