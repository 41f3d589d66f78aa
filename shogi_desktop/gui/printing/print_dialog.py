"""The print dialog: the pages as they will be, the options beside them, and from there to a printer or a PDF.

A change lays the pages out anew at once, in a thread. What was chosen is there again the next time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPageLayout
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from shogi_desktop.app.analysis.course import graph_on_paper, has_course
from shogi_desktop.app.learn.sheet import rules_sheet
from shogi_desktop.app.printing.sheets import (
    bound,
    diagrams_sheet,
    kifu_sheet,
    page_setup,
    print_sheet,
    records_in,
    score_sheet,
)
from shogi_desktop.app.printing.tasks import Task
from shogi_desktop.app.records.files import FileTrouble, write_bytes
from shogi_desktop.app.settings.piece_sets import PiecesInUse
from shogi_desktop.app.settings.print_choices import PrintChoices
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.game import Record
from shogi_desktop.gui.printing.form import Form
from shogi_desktop.gui.printing.look_options import fill_look
from shogi_desktop.gui.printing.page_view import PageView
from shogi_desktop.gui.printing.preview_dialog import PreviewDialog
from shogi_desktop.gui.records.file_kinds import open_patterns
from shogi_desktop.gui.widgets.file_name import PDF, ask_file_name
from shogi_desktop.notation.style import MoveStyle
from shogi_desktop.paint.page import (
    Page,
    PageSetup,
    Progress,
    Sheet,
    lay_out,
    page_image,
    page_number,
    sheet_pdf_bytes,
)
from shogi_desktop.paint.sheet import WHERE_ROOM
from shogi_desktop.rules import VARIANTS, variant_by_id

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_SIZE = QSize(1120, 780)
_LEAST_PREVIEW = QSize(360, 300)
_GRIDS = ((1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4), (4, 5))
_KIFU = frozenset(
    {
        "notation",
        "columns",
        "times",
        "comments",
        "variations",
        "bookmarks",
        "final_diagram",
        "graph",
        "diagram_every",
    }
)
_ROWS = {
    "kifu": _KIFU | {"pieces", "theme", "flipped"},
    "diagrams": frozenset(
        {
            "diagrams_of",
            "grid",
            "pages_wanted",
            "title",
            "answers",
            "lengths",
            "booklet",
            "files",
            "notation",
            "pieces",
            "theme",
            "flipped",
        }
    ),
    "score": frozenset({"variant", "score_plies", "score_paired", "score_times", "fill_in"}),
    "rules": frozenset({"variant", "pieces", "theme"}),
}
_ALWAYS = frozenset({"sheet", "paper", "landscape"})


@dataclass(frozen=True)
class PrintSource:
    """What there is to print.

    :ivar record: a copy of the record on the board, or None.
    :ivar flipped: whether the board is seen from White's side.
    :ivar style: how the window writes moves.
    :ivar offered: the name to offer for a file of that suffix.
    :ivar pieces_dir: where own piece sets are. :ivar in_use: the pieces on the window's board.
    :ivar variant: the game of a sheet that is of no record. :ivar shown: where the record is looked at.
    :ivar records: the diagrams to print where they are not those of `record`. :ivar title: their heading.
    :ivar tasks: what is asked in each of them, where they are problems.
    """

    record: Record | None
    flipped: bool
    style: MoveStyle
    offered: Callable[[str], Path]
    pieces_dir: Path
    variant: str = VARIANTS[0].id
    in_use: PiecesInUse = field(default_factory=PiecesInUse)
    shown: RecordPath = ()
    records: tuple[Record, ...] = ()
    title: str = ""
    tasks: tuple[Task, ...] = ()

    @property
    def has_course(self) -> bool:
        """Whether the record has evaluations to draw a graph of."""
        return self.record is not None and has_course(self.record.main_line())

    @property
    def has_bookmarks(self) -> bool:
        """Whether the record has bookmarked positions."""
        record = self.record
        return record is not None and any(node.bookmark is not None for node in record.walk())


@dataclass(frozen=True)
class _Wanted:
    """Everything that a sheet is made of: handed to the threads."""

    choices: PrintChoices
    source: PrintSource
    flipped: bool = False
    title: str = ""
    variant: str = VARIANTS[0].id
    fill_in: bool = False
    others: tuple[Record, ...] = field(default=())
    pages_wanted: int = 0
    """So many pages of problems; 0: all."""

    def sheet(self) -> Sheet:
        """The sheet; takes its time."""
        choices, record = self.source.in_use.instead(self.choices), self.source.record
        if choices.sheet == "rules":
            return rules_sheet(variant_by_id(self.variant), choices, self.source.style)
        if choices.sheet == "score" or (record is None and not self.others):
            head = record if self.fill_in else None
            variant = variant_by_id(self.variant) if head is None else head.variant
            return score_sheet(variant, choices, head)
        if choices.sheet == "diagrams" or record is None:
            records, tasks = self._to_be_shown()
            shown = None if self.others else self.source.shown
            if not self.source.has_bookmarks:
                choices = msgspec.structs.replace(choices, diagrams_of="board")
            sheet = diagrams_sheet(
                records,
                choices,
                self.source.style,
                title=self.title,
                flipped=self.flipped,
                shown=shown,
                tasks=tasks,
            )
            return bound(sheet, choices)
        graph = graph_on_paper(record)
        return kifu_sheet(record, choices, self.source.style, flipped=self.flipped, graph=graph)

    @property
    def has_problems(self) -> bool:
        """Whether problems are to be printed, and no files have taken their place."""
        return bool(self.source.tasks) and self.others is self.source.records

    def _to_be_shown(self) -> tuple[tuple[Record, ...], tuple[Task, ...]]:
        """Of what there are diagrams, and what is asked there."""
        if not self.has_problems:
            record = self.source.record
            return self.others or ((record,) if record is not None else ()), ()
        most = len(self.others)
        if self.pages_wanted:
            most = self.pages_wanted * self.choices.diagram_columns * self.choices.diagram_rows
        return self.others[:most], self.source.tasks[:most]

    def pages(self) -> list[Page]:
        """The pages on the paper that was chosen."""
        return lay_out(self.sheet(), self.layout)

    @property
    def setup(self) -> PageSetup:
        """The paper."""
        return page_setup(self.choices)

    @property
    def layout(self) -> QPageLayout:
        """The paper as Qt has it."""
        return self.setup.layout()


class PrintDialog(PreviewDialog):
    """Shows the pages and prints them. After it was closed, `choices` tells what was chosen.

    :ivar choices: what is chosen at the moment.
    :ivar view: the preview.
    """

    def __init__(self, source: PrintSource, choices: PrintChoices, parent: QWidget | None = None) -> None:
        view = PageView()
        super().__init__(view, parent)
        self.setWindowTitle(self.tr("Print"))
        self.view = view
        if source.record is None and choices.sheet == "kifu":
            choices = msgspec.structs.replace(choices, sheet="score")
        self.choices = choices
        record = source.record
        self._wanted = _Wanted(
            choices,
            source,
            flipped=source.flipped,
            variant=source.variant if record is None else record.variant.id,
            title=source.title,
            others=source.records,
            pages_wanted=1 if source.tasks else 0,
        )
        self._pages: list[Page] = []
        self.view.setMinimumSize(_LEAST_PREVIEW)
        self.view.wanted.connect(self._ask_page)
        self._fill_form()
        self.print_button = self._button(self.tr("Print…"), self._ask_printer, kind="primary")
        self.print_button.setDefault(True)
        self.pdf_button = self._button(self.tr("Save as PDF…"), self._save_pdf)
        self.close_button = self._button(self.tr("Close"), self.reject)
        self.stop_button = self._button(self.tr("Stop"), lambda: self._break_off(self.tr("Stopped.")))
        self._lay_out(_SIZE, self.close_button, (self.stop_button, self.pdf_button, self.print_button))
        self.form.changed.connect(self._change)
        self._show_rows()
        self._set_busy(busy=False)
        self._refresh()

    # --- building -----------------------------------------------------------------------------------------

    def _fill_form(self) -> None:
        form, choices = self.form, self.choices
        sheets: list[tuple[object, str]] = [
            ("kifu", self.tr("Kifu")),
            ("diagrams", self.tr("Diagrams")),
            ("score", self.tr("Score sheet")),
            ("rules", self.tr("Rules")),
        ]
        if self._wanted.source.record is None:
            sheets = sheets[1:]
        form.choice("sheet", self.tr("Print"), sheets, choices.sheet)
        paper = page_setup(choices).paper.value
        papers = [("a4", "A4"), ("a5", "A5"), ("b5", "B5"), ("letter", "Letter")]
        form.choice("paper", self.tr("Paper"), papers, paper)
        ways = [(False, self.tr("Portrait")), (True, self.tr("Landscape"))]
        form.choice("landscape", self.tr("Orientation"), ways, choices.landscape)
        self._fill_common(form, choices)
        self._fill_kifu(form, choices)
        self._fill_diagrams(form, choices)
        self._fill_score(form, choices)

    def _fill_common(self, form: Form, choices: PrintChoices) -> None:
        style = self._wanted.source.style.value if choices.notation == "auto" else choices.notation
        styles = [("japanese", "☗７六歩"), ("hodges", "P-7f"), ("digits", "P-76"), ("usi", "7g7f")]
        form.choice("notation", self.tr("Notation"), styles, style)
        source = self._wanted.source
        fill_look(form, choices.theme, choices.pieces, source.pieces_dir, source.in_use)

    def _fill_kifu(self, form: Form, choices: PrintChoices) -> None:
        form.number("columns", self.tr("Columns"), choices.columns, (0, 6), special=self.tr("automatic"))
        form.switch("times", self.tr("Times"), on=choices.times)
        form.switch("comments", self.tr("Comments"), on=choices.comments)
        form.switch("variations", self.tr("Variations"), on=choices.variations)
        form.switch("bookmarks", self.tr("Diagrams at bookmarks"), on=choices.bookmarks)
        form.switch("final_diagram", self.tr("Diagram of the last position"), on=choices.final_diagram)
        form.switch("graph", self.tr("Evaluation graph"), on=choices.graph)
        every = sorted({10, 20, 40, choices.diagram_every} - {WHERE_ROOM, 0})
        form.choice(
            "diagram_every",
            self.tr("Diagrams along the way"),
            [
                (WHERE_ROOM, self.tr("Where there is room")),
                (0, self.tr("None")),
                *((moves, self.tr("Every {moves} moves").format(moves=moves)) for moves in every),
            ],
            choices.diagram_every,
        )

    def _fill_diagrams(self, form: Form, choices: PrintChoices) -> None:
        positions: list[tuple[object, str]] = [
            ("board", self.tr("On the board")),
            ("bookmarks", self.tr("Bookmarks")),
        ]
        form.choice("diagrams_of", self.tr("Positions"), positions, choices.diagrams_of)
        grids = [(grid, f"{grid[0]}×{grid[1]}") for grid in _GRIDS]
        form.choice("grid", self.tr("Per page"), grids, (choices.diagram_columns, choices.diagram_rows))
        form.number(
            "pages_wanted",
            self.tr("Pages of problems"),
            self._wanted.pages_wanted,
            (0, max(1, len(self._wanted.source.records))),
            special=self.tr("All"),
        )
        form.text("title", self.tr("Title"), self._wanted.title, self.tr("No title"))
        form.switch("answers", self.tr("Answers on the last page"), on=choices.answers)
        form.switch("lengths", self.tr("Number of moves of mating problems"), on=choices.lengths)
        form.switch("booklet", self.tr("As a booklet, to be folded"), on=choices.booklet)
        files = QPushButton(self.tr("Take positions from files…"), self)
        files.setAutoDefault(False)
        files.clicked.connect(self._ask_files)
        form.add("files", files)
        form.switch("flipped", self.tr("White at the bottom"), on=self._wanted.flipped)

    def _fill_score(self, form: Form, choices: PrintChoices) -> None:
        games: list[tuple[object, str]] = [(variant.id, variant_name(variant)) for variant in VARIANTS]
        form.choice("variant", self.tr("Game"), games, self._wanted.variant)
        lines = [(False, self.tr("One move")), (True, self.tr("Two moves"))]
        form.choice("score_paired", self.tr("Per line"), lines, choices.score_paired)
        form.number(
            "score_plies", self.tr("Room for"), choices.score_plies, (20, 1000), suffix=self.tr(" moves")
        )
        form.switch("score_times", self.tr("Room for times"), on=choices.score_times)
        form.switch("fill_in", self.tr("Names from the record"), on=False)

    # --- options ------------------------------------------------------------------------------------------

    def _change(self, key: str, value: object) -> None:
        """Take an option and lay out anew."""
        if key == "grid":
            assert isinstance(value, tuple)
            self._choose(diagram_columns=value[0], diagram_rows=value[1])
        elif key in {"title", "variant", "fill_in", "flipped", "pages_wanted"}:
            self._want(**{key: value})
        else:
            self._choose(**{key: value})
        if key in {"sheet", "fill_in"}:
            self._show_rows()
        self._refresh()

    def _choose(self, **changes: object) -> None:
        self.choices = msgspec.structs.replace(self.choices, **changes)
        self._want(choices=self.choices)

    def _want(self, **changes: object) -> None:
        self._wanted = replace(self._wanted, **changes)  # type: ignore[arg-type]

    def _show_rows(self) -> None:
        rows = _ALWAYS | _ROWS[self.choices.sheet]
        if self._wanted.source.record is None:
            rows -= {"fill_in"}
        if self._wanted.fill_in and self.choices.sheet == "score":
            rows -= {"variant"}
        if self._wanted.others or not self._wanted.source.has_bookmarks:
            rows -= {"diagrams_of"}
        if not self._wanted.has_problems:
            rows -= {"pages_wanted"}
        if not self._wanted.source.has_course:
            rows -= {"graph"}
        self.form.show_only(rows.__contains__)

    # --- preview ------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        generation = self._begin_anew()
        if self._nothing():
            self._pages = []
            self._say(self.tr("No record is open: take positions from files."))
            self.view.show_pages(0, QSize(595, 842))
            self.view.show_image(0, QImage())
        else:
            self._thread.ask(("pages", generation, 0), self._wanted.pages)
        self._set_busy(busy=self._job is not None)

    def _nothing(self) -> bool:
        """Whether diagrams are wanted, and there are none."""
        wanted = self._wanted
        return self.choices.sheet == "diagrams" and wanted.source.record is None and not wanted.others

    def _ask_page(self, index: int, width: int) -> None:
        pages, layout, number = self._pages, self._wanted.layout, page_number(index + 1, len(self._pages))
        if index < len(pages):
            ticket = ("image", self._generation, index)
            self._thread.ask(ticket, lambda: page_image(pages[index], layout, number, width))

    def _take(self, ticket: tuple[str, int, int], result: object) -> None:
        """What the thread has done; what is out of date is dropped."""
        if ticket[1] != self._generation:
            return
        if isinstance(result, QImage):
            self.view.show_image(ticket[2], result)
            return
        assert isinstance(result, list)
        self._pages = result
        self.view.show_pages(len(result), self._wanted.layout.fullRectPoints().size())

    # --- files --------------------------------------------------------------------------------------------

    def _ask_files(self) -> None:
        # lupdate does not look into f-strings.
        kifu, everything = self.tr("Game records and positions"), self.tr("All files")
        names, _ = QFileDialog.getOpenFileNames(
            self,
            self.tr("Take positions from files"),
            str(self._wanted.source.offered(".kif").parent),
            f"{kifu} ({open_patterns()});;{everything} (*)",
        )
        if names:
            self.read_files([Path(name) for name in names])

    def read_files(self, paths: list[Path]) -> None:
        """Take the positions from those files instead of the record on the board."""

        def read(tell: Progress) -> tuple[list[Record], list[str]]:
            records: list[Record] = []
            troubles: list[str] = []
            for number, path in enumerate(paths, 1):
                try:
                    records += records_in(path)
                except FileTrouble as trouble:
                    troubles.append(str(trouble))
                if not tell(number, len(paths)):
                    break
            return records, troubles

        self._start(read, self._use_files, self.tr("Reading {done} of {total}…"))

    def _use_files(self, result: tuple[list[Record], list[str]]) -> None:
        records, troubles = result
        if records:
            self._want(others=tuple(records))
            self._show_rows()
        said = self.tr("%n positions and games from files.", "", len(records)) if records else ""
        self._refresh()
        self._say(sentences(said, *troubles[:2]))

    # --- paper and PDF ------------------------------------------------------------------------------------

    def _save_pdf(self) -> None:
        path = ask_file_name(self, self.tr("Save as PDF"), self._wanted.source.offered(".pdf"), (PDF,))
        if path is not None:
            self.write_pdf(path)

    def write_pdf(self, path: Path) -> None:
        """Write the pages to `path`."""
        wanted = self._wanted

        def work(tell: Progress) -> Path:
            data = sheet_pdf_bytes(wanted.sheet(), wanted.setup, tell)
            if data:
                write_bytes(path, data)
            return path

        done = self.tr("Saved as {file}.")
        self._start(work, lambda _: self._say(done.format(file=path)), self.tr("Page {done} of {total}…"))

    def _ask_printer(self) -> None:
        try:
            # Print support loads slowly, or is missing where there is no printing.
            from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415
        except ImportError as error:
            sentence = self.tr("Printing is not possible here ({reason}). Save as PDF and print that.")
            self._say(sentence.format(reason=error))
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.tr("Kifu"))
        printer.setPageLayout(self._wanted.layout)
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # The dialog does not own the printer: it lives as long as what is connected here.
        dialog.accepted.connect(lambda: self.print_on(printer))
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def print_on(self, printer: QPrinter) -> None:
        """Print the pages."""
        wanted = self._wanted
        done = self.tr("Sent to the printer.")
        self._start(
            lambda tell: print_sheet(wanted.sheet(), printer, tell),
            lambda _: self._say(done),
            self.tr("Page {done} of {total}…"),
        )

    def _set_busy(self, *, busy: bool) -> None:
        self.stop_button.setVisible(busy)
        for button in (self.print_button, self.pdf_button):
            button.setVisible(not busy)
            button.setEnabled(not self._nothing())
