"""The printed kifu: title block, moves in columns with times and comments, diagrams.

The main line is printed; variations are left to the file. Everything is first laid out in blocks, then
painted page by page on any paged device: a PDF file or a printer. Text remains text. What the reader's
language decides (title, labels, result) comes in with the options; without it the words of KIF files are
used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLineF, QMarginsF, QRectF, QSaveFile, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QTextLayout,
)

from shogi_desktop.game import Node, Record
from shogi_desktop.game.record import play_node
from shogi_desktop.notation import MoveStyle, move_text
from shogi_desktop.notation.kif_results import closing_line
from shogi_desktop.paint.diagram import MARKS, Diagram, diagram_size, paint_diagram
from shogi_desktop.paint.errors import ExportError
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.text import draw_text, fitted_font, sized_font
from shogi_desktop.paint.theme import PRINT
from shogi_desktop.rules import Color, Move, Position, Square

UNITS_PER_POINT = 10
"""Layout is done in tenths of a point: fonts come in whole units."""

_MARGIN_MM = 15.0
_GAP = 150.0
_LEAST_COLUMN = 1500.0
_ROW = 127.0
_GROUP_GAP = 40.0
_TEXT = 88
_SMALL = 66
_FOOT = 220.0
_GREY = QColor(0x60, 0x60, 0x60)
_RULE = QColor(0xA0, 0xA0, 0xA0)
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_HEADERS = (
    ("event", "棋戦"),
    ("site", "場所"),
    ("date", "開始日時"),
    ("time_limit", "持ち時間"),
    ("opening", "戦型"),
)
_PAIRED = (MoveStyle.HODGES, MoveStyle.DIGITS)


@dataclass(frozen=True)
class KifuOptions:
    """What is printed, and the words for it.

    :ivar style: how moves are written; Hodges and digits come in numbered pairs, as in chess.
    :ivar times: whether the time for each move is given, where it is known.
    :ivar comments: whether comments are printed.
    :ivar bookmarks: whether bookmarked positions get a diagram.
    :ivar final_diagram: whether the last position gets one.
    :ivar diagram_every: a diagram after every so many moves; 0 for none.
    :ivar flipped: whether diagrams show White at the bottom.
    :ivar paper: size of the paper, for PDF; a printer has its own.
    :ivar title: heading; the event, or the players, where it is empty.
    :ivar facts: label and value of each line under the heading; None for the record's headers as in KIF.
    :ivar start_caption: below the diagram of a start that is not the even game's; None for its Japanese name.
    :ivar result: the line after the last move; None for KIF's.
    """

    style: MoveStyle = MoveStyle.JAPANESE
    times: bool = True
    comments: bool = True
    bookmarks: bool = True
    final_diagram: bool = True
    diagram_every: int = 0
    flipped: bool = False
    paper: QPageSize.PageSizeId = QPageSize.PageSizeId.A4
    title: str = ""
    facts: tuple[tuple[str, str], ...] | None = None
    start_caption: str | None = None
    result: str | None = None


def kifu_pdf(record: Record, path: Path, options: KifuOptions | None = None) -> None:
    """Write the main line of `record` as a PDF file; a file that was there is replaced only by a whole one.

    :raises ExportError: if `path` can't be written.
    """
    data = kifu_pdf_bytes(record, options)
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly) or file.write(data) != len(data) or not file.commit():
        raise ExportError(path, file.errorString())


def kifu_pdf_bytes(record: Record, options: KifuOptions | None = None) -> bytes:
    """The main line of `record` as the bytes of a PDF file."""
    options = options or KifuOptions()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(_title(record, options))
    writer.setCreator("Shogi Desktop")
    writer.setPageSize(QPageSize(options.paper))
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    paint_kifu(record, writer, options)
    buffer.close()
    return bytes(data.data())


def paint_kifu(
    record: Record,
    device: QPagedPaintDevice,
    options: KifuOptions | None = None,
    piece_set: PieceSet | None = None,
) -> int:
    """Print the main line of `record` on `device`, within its margins; returns the number of pages.

    The diagrams show `piece_set`, by default the bundled one with a single character.

    :raises ExportError: if the device can't be painted on.
    """
    sheet = KifuSheet(record, options or KifuOptions(), piece_set or PieceSet.load("one_kanji"))
    area = device.pageLayout().paintRect(QPageLayout.Unit.Point)
    pages = sheet.pages(area.width() * UNITS_PER_POINT, area.height() * UNITS_PER_POINT)
    painter = QPainter()
    if not painter.begin(device):
        raise ExportError(Path(), "the printer or file can't be opened")
    for number, page in enumerate(pages, 1):
        if number > 1:
            device.newPage()
        painter.save()
        scale = device.logicalDpiX() / 72 / UNITS_PER_POINT
        painter.scale(scale, scale)
        page.paint(painter, f"{number} / {len(pages)}")
        painter.restore()
    painter.end()
    return len(pages)


@dataclass(frozen=True, eq=False)
class Block:
    """A piece of the page that is not broken: its height and how to draw it into a rectangle."""

    height: float
    draw: Callable[[QPainter, QRectF], None]


@dataclass(eq=False)
class Page:
    """A page laid out: its size, and blocks with the place of each, in tenths of a point."""

    width: float
    height: float
    placed: list[tuple[QRectF, Block]] = field(default_factory=list)

    def paint(self, painter: QPainter, foot: str) -> None:
        """Draw the page and `foot` at its bottom."""
        for rect, block in self.placed:
            painter.save()
            block.draw(painter, rect)
            painter.restore()
        painter.setPen(_GREY)
        rect = QRectF(0, self.height - _FOOT / 2, self.width, _FOOT / 2)
        draw_text(painter, rect, _CENTRE, foot, sized_font(_SMALL))


class KifuSheet:
    """The main line of a record cut into blocks and those laid out on pages of any size."""

    def __init__(self, record: Record, options: KifuOptions, piece_set: PieceSet) -> None:
        self._record = record
        self._options = options
        self._piece_set = piece_set

    def pages(self, width: float, height: float) -> list[Page]:
        """The pages, each `width` by `height` tenths of a point; at least one."""
        columns = max(1, int((width + _GAP) / (_LEAST_COLUMN + _GAP)))
        column_width = (width - (columns - 1) * _GAP) / columns
        head = self._head(width)
        page = Page(width, height)
        page.placed.append((QRectF(0, 0, width, head.height), head))
        pages, top, column, y = [page], head.height, 0, head.height
        bottom = height - _FOOT
        for block in self._blocks(column_width):
            if y + block.height > bottom and y > top:
                column, y = column + 1, top
                if column == columns:
                    page = Page(width, height)
                    pages.append(page)
                    top, column, y = 0.0, 0, 0.0
            x = column * (column_width + _GAP)
            page.placed.append((QRectF(x, y, column_width, block.height), block))
            y += block.height
        return pages

    def _head(self, width: float) -> Block:
        """Title, players and facts above a rule."""
        record, options = self._record, self._options
        title = _title(record, options)
        facts = _facts(record, options) if options.facts is None else options.facts
        rows = (len(facts) + 1) // 2
        players, lines_top = 300.0, 510.0
        height = lines_top + rows * 135.0 + 190.0

        def draw(painter: QPainter, rect: QRectF) -> None:
            painter.setPen(Qt.GlobalColor.black)
            title_font = fitted_font(title, width, 190, bold=True)
            draw_text(painter, QRectF(0, rect.top(), width, 260), _LEFT, title, title_font)
            half = (width - _GAP) / 2
            for i, color in enumerate(_in_order(record)):
                name = f"{MARKS[color]} {_name(record, color)}".strip()
                row = QRectF(i * (half + _GAP), rect.top() + players, half, 170)
                draw_text(painter, row, _LEFT, name, fitted_font(name, half, 120, bold=True))
            indent = max((_width_of(label, _TEXT) for label, _ in facts), default=0.0) + 90
            for i, (label, value) in enumerate(facts):
                x, y = (i % 2) * (half + _GAP), rect.top() + lines_top + (i // 2) * 135.0
                painter.setPen(_GREY)
                draw_text(painter, QRectF(x, y, indent, 135), _LEFT, label, sized_font(_TEXT))
                painter.setPen(Qt.GlobalColor.black)
                row = QRectF(x + indent, y, half - indent, 135)
                draw_text(painter, row, _LEFT, value, fitted_font(value, row.width(), _TEXT))
            y = rect.bottom() - 120
            painter.setPen(QPen(QColor(0, 0, 0), 9))
            painter.drawLine(QLineF(0, y, width, y))

        return Block(height, draw)

    def _blocks(self, width: float) -> Iterator[Block]:
        """Everything below the head, in reading order."""
        record, options = self._record, self._options
        position = record.start_position()
        if record.handicap_id != "even":
            yield self._diagram(position, None, _start_name(record, options), width)
        if options.comments:
            yield from _comment(record.root.comment, width)
        row = _MoveRow(width, paired=options.style in _PAIRED, times=options.times)
        line = record.main_line()
        if line and options.style in _PAIRED:
            yield row.head(_in_order(record))
        previous: Square | None = None
        for node in line:
            move = node.move
            if move is None:
                continue
            text = _move_words(position, node, move, options.style, previous)
            previous = move.target
            play_node(position, node)
            yield from row.add(node, text)
            wanted = self._wants_diagram(node, last=node is line[-1])
            if wanted or (options.comments and node.comment):
                yield from row.flush()
            if options.comments:
                yield from _comment(node.comment, width)
            if wanted and node is not line[-1]:
                yield self._diagram(position, move, row.label(node.ply, text, node.bookmark), width)
        yield from row.flush()
        yield from self._ending(position, line, width, row)

    def _ending(self, position: Position, line: list[Node], width: float, row: _MoveRow) -> Iterator[Block]:
        record, options = self._record, self._options
        result = options.result
        if result is None:
            outcome = record.outcome
            words = outcome and closing_line(outcome, len(line), position.turn, handicap=record.is_handicap)
            result = words or ""
        if result:
            yield from _paragraph(result, width, sized_font(_TEXT, bold=True), space=60)
        if line and self._wants_diagram(line[-1], last=True):
            last = line[-1]
            before = record.position(last.path[:-1])
            assert last.move is not None
            previous = line[-2].move.target if len(line) > 1 and line[-2].move is not None else None
            text = _move_words(before, last, last.move, options.style, previous)
            yield self._diagram(position, last.move, row.label(last.ply, text, last.bookmark), width)

    def _wants_diagram(self, node: Node, *, last: bool) -> bool:
        options = self._options
        every = options.diagram_every
        return (
            (last and options.final_diagram)
            or (options.bookmarks and node.bookmark is not None)
            or (every > 0 and node.ply % every == 0)
        )

    def _diagram(self, position: Position, move: Move | None, caption: str, width: float) -> Block:
        diagram = Diagram(
            position.copy(),
            last_move=move,
            flipped=self._options.flipped,
            black=_name(self._record, Color.BLACK),
            white=_name(self._record, Color.WHITE),
            caption=caption,
        )
        size = diagram_size(diagram, PRINT)
        height = size.height() * width / size.width()
        space = 70.0

        def draw(painter: QPainter, rect: QRectF) -> None:
            inner = rect.adjusted(0, space, 0, -space)
            paint_diagram(painter, inner, diagram, PRINT, self._piece_set)

        return Block(height + 2 * space, draw)


class _MoveRow:
    """Gathers moves into rows: one to a row, or two where they are numbered in pairs."""

    def __init__(self, width: float, *, paired: bool, times: bool) -> None:
        self._width = width
        self._paired = paired
        self._times = times
        self._cells: dict[int, tuple[str, str]] = {}
        self._first_ply = 1

    def label(self, ply: int, text: str, bookmark: str | None) -> str:
        """The caption of the position after move number `ply`."""
        number = f"{(ply + 1) // 2}{'.' if ply % 2 else '…'}" if self._paired else f"{ply}"
        return f"{number}  {text}" + (f"  {bookmark}" if bookmark else "")

    def head(self, order: tuple[Color, Color]) -> Block:
        """The row above paired moves: whose column is which."""
        marks = {i: (MARKS[color], "") for i, color in enumerate(order)}
        return Block(_ROW, lambda painter, rect: self._draw(painter, rect, 0, marks))

    def add(self, node: Node, text: str) -> Iterator[Block]:
        """Add a move; yields a row once it is full."""
        time = "" if node.time_ms is None or not self._times else _minutes(node.time_ms)
        if not self._cells:
            self._first_ply = node.ply
        column = (node.ply + 1) % 2 if self._paired else 0
        self._cells[column] = (text, time)
        if not self._paired or column == 1:
            yield from self.flush()

    def flush(self) -> Iterator[Block]:
        """The row begun, if there is one."""
        if not self._cells:
            return
        cells, ply = self._cells, self._first_ply
        self._cells = {}
        number = (ply + 1) // 2 if self._paired else ply
        height = _ROW if number % 10 else _ROW + _GROUP_GAP
        yield Block(height, lambda painter, rect: self._draw(painter, rect, number, cells))

    def _draw(self, painter: QPainter, rect: QRectF, number: int, cells: dict[int, tuple[str, str]]) -> None:
        row = QRectF(rect.left(), rect.top(), rect.width(), _ROW)
        painter.setPen(_GREY)
        number_width = 175.0
        draw_text(
            painter,
            QRectF(row.left(), row.top(), number_width, _ROW),
            _RIGHT,
            str(number or ""),
            sized_font(_SMALL + 8),
        )
        left = row.left() + number_width + 60
        cell_width = (row.right() - left) / (2 if self._paired else 1)
        for column in range(2 if self._paired else 1):
            text, time = cells.get(column, ("…" if column == 0 else "", ""))
            cell = QRectF(
                left + column * cell_width, row.top(), cell_width - (40 if self._paired else 0), _ROW
            )
            time_width = _width_of(time, _SMALL) + 25 if time else 0.0
            painter.setPen(Qt.GlobalColor.black)
            room = cell.adjusted(0, 0, -time_width, 0)
            draw_text(painter, room, _LEFT, text, fitted_font(text, room.width(), _TEXT))
            painter.setPen(_GREY)
            draw_text(painter, cell, _RIGHT, time, sized_font(_SMALL))
        if number and number % 10 == 0:
            y = row.bottom() + _GROUP_GAP / 2
            painter.setPen(QPen(_RULE, 4))
            painter.drawLine(QLineF(row.left(), y, row.right(), y))


def _title(record: Record, options: KifuOptions) -> str:
    names = " – ".join(filter(None, (_name(record, color) for color in _in_order(record))))
    return options.title or record.headers.get("event", "") or names or "棋譜"


def _name(record: Record, color: Color) -> str:
    return record.headers.get("black" if color is Color.BLACK else "white", "")


def _in_order(record: Record) -> tuple[Color, Color]:
    """Black and White, who moves first in front."""
    first = record.turn_at(())
    return first, first.opponent


def _start_name(record: Record, options: KifuOptions) -> str:
    if options.start_caption is not None:
        return options.start_caption
    if record.handicap_id is None:
        return "開始局面"
    return record.variant.handicap(record.handicap_id).kanji


def _facts(record: Record, options: KifuOptions) -> tuple[tuple[str, str], ...]:
    """The headers that are there, with their KIF names; the handicap and the time used."""
    facts = [(label, record.headers[key]) for key, label in _HEADERS if record.headers.get(key)]
    if not options.title:
        facts = [fact for fact in facts if fact[0] != _HEADERS[0][1]]  # the event is the heading
    if record.handicap_id is not None:
        facts.append(("手合割", record.variant.handicap(record.handicap_id).kanji))
    totals = {}
    for node in record.main_line():
        if node.total_ms is not None:
            totals[record.turn_at((0,) * node.ply).opponent] = node.total_ms
    if totals:
        used = "  ".join(f"{MARKS[color]} {_hours(ms)}" for color, ms in sorted(totals.items()))
        facts.append(("消費時間", used))
    return tuple(facts)


def _move_words(position: Position, node: Node, move: Move, style: MoveStyle, previous: Square | None) -> str:
    """The text of a move; USI for one that the rules forbid, as no other notation is made for those."""
    if node.illegal or not position.is_legal(move):
        return move.usi
    return move_text(position, move, style, previous)


def _minutes(ms: int) -> str:
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes}:{seconds:02}"


def _hours(ms: int) -> str:
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"


def _width_of(text: str, size: float) -> float:
    return QFontMetricsF(sized_font(size)).horizontalAdvance(text)


def _comment(text: str, width: float) -> Iterator[Block]:
    """A comment, beside a rule on its left."""
    if text.strip():
        yield from _paragraph(text.strip(), width, sized_font(_TEXT - 10), space=40, indent=120, ruled=True)


def _paragraph(
    text: str, width: float, font: QFont, *, space: float, indent: float = 0, ruled: bool = False
) -> Iterator[Block]:
    """Lines of text broken to fit; each is a block, so that a long comment may run on in the next column."""
    height = QFontMetricsF(font).height() * 1.12
    lines = [line for part in text.splitlines() for line in _broken(part, width - indent, font)]

    def drawing(line: str, top: float) -> Callable[[QPainter, QRectF], None]:
        def draw(painter: QPainter, rect: QRectF) -> None:
            row = QRectF(rect.left() + indent, rect.top() + top, rect.width() - indent, height)
            painter.setPen(Qt.GlobalColor.black)
            draw_text(painter, row, _LEFT, line, font)
            if ruled:
                painter.setPen(QPen(_RULE, 8))
                x = rect.left() + indent / 2
                painter.drawLine(QLineF(x, row.top(), x, row.bottom()))

        return draw

    for i, line in enumerate(lines):
        before, after = space if i == 0 else 0.0, space if i == len(lines) - 1 else 0.0
        yield Block(before + height + after, drawing(line, before))


def _broken(text: str, width: float, font: QFont) -> Iterator[str]:
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    while line.isValid():
        line.setLineWidth(width)
        start = line.textStart()
        yield text[start : start + line.textLength()].rstrip()
        line = layout.createLine()
    layout.endLayout()
