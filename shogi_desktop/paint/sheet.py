"""The printed kifu: title block, moves in columns with times, comments and variations, diagrams.

Everything is first cut into blocks, which `page` puts on pages. What the reader's language decides (title,
labels, result) comes in with the options; without it the words of KIF files are used.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QLineF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from shogi_desktop.game import NO_ANNOTATIONS, Annotations, Node, Record, split_comment
from shogi_desktop.game.record import play_node
from shogi_desktop.notation import MoveStyle, move_text
from shogi_desktop.notation.kif_results import closing_line
from shogi_desktop.paint.diagram import MARKS, Diagram, diagram_size, paint_diagram
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.graph import PAPER, Graph, GraphLayout, names_height, paint_graph, paint_names
from shogi_desktop.paint.page import (
    FOOT,
    GAP,
    GREY,
    LEFT,
    SMALL,
    TEXT,
    Block,
    Flow,
    Page,
    PageSetup,
    paragraph,
    sheet_pdf_bytes,
    width_of,
)
from shogi_desktop.paint.sheet_moves import PLAIN, MoveRows, Type
from shogi_desktop.paint.text import draw_text, fitted_font, sized_font
from shogi_desktop.paint.theme import BOOK, COORDINATES_BESIDE, Coordinates, Theme
from shogi_desktop.paint.upright import HandWords
from shogi_desktop.rules import Color, Move, Position, Square

_LEAST_COLUMN = 2030.0
"""Some 72 mm: the least that a diagram needs."""
_WIDEST_DIAGRAM, _LEAST_DIAGRAM, _HIGHEST_DIAGRAM = 2480.0, 1990.0, 2750.0
_INDENT = 120.0
_DEEPEST_INDENT = 4
_DIAGRAM_SPACE = 70.0
_MOST_OF_COMMENT = 50_000
_HEADERS = (
    ("event", "棋戦"),
    ("site", "場所"),
    ("date", "開始日時"),
    ("time_limit", "持ち時間"),
    ("opening", "戦型"),
)
_BOLD = re.compile(r"(?<![*A-Za-z0-9])(\*\*|\*)([^\s*](?:[^*\n]*[^\s*])?)\1(?![*A-Za-z0-9])")
_ITEM = re.compile(r"^[^\S\n]*[-•][^\S\n]+", re.MULTILINE)
_GRAPH, _NAMES = 1100.0, 130.0
_PAIRED = (MoveStyle.HODGES, MoveStyle.DIGITS)


WHERE_ROOM = -1
"""In place of a number of moves: diagrams where there is room for them."""

_BETWEEN_DIAGRAMS = 12
_MOST_DIAGRAMS = 6
_MOST_PAGES_FITTED = 4
_LARGEST_DIAGRAM = 1.4
"""As far as its column goes, against the usual size."""
_SMALLER_DIAGRAMS = 0.9, 0.8
"""Tried where they spare a page; none is less than 70 mm wide."""
_LARGEST_CLOSING = 2.0
_WORTH_IT = 1.25
"""How much higher the diagram of the end must be below all columns than in one of them to stand there."""
_LARGEST_TYPE, _TYPE_STEP = 1.24, 0.04


def coordinates_of(style: MoveStyle) -> Coordinates:
    """What is written along a board beside moves of that style."""
    return COORDINATES_BESIDE[style.value]


@dataclass(frozen=True)
class KifuOptions:
    """What is printed, and the words for it.

    :ivar style: how moves are written; Hodges and digits come in numbered pairs, as in chess.
    :ivar times: whether the time for each move is given, where it is known.
    :ivar comments: whether comments are printed.
    :ivar variations: whether lines beside the main line are printed, each after the move it replaces.
    :ivar bookmarks: whether bookmarked positions get a diagram.
    :ivar final_diagram: whether the last position gets one.
    :ivar diagram_every: a diagram after every so many moves; 0 for none, `WHERE_ROOM` for as many as take no
        page more.
    :ivar flipped: whether diagrams show White at the bottom.
    :ivar columns: columns to the page; 0 for as many as have room.
    :ivar theme: how diagrams look.
    :ivar pieces: the piece set in them, one of `PIECE_SETS`, or a folder.
    :ivar dark_sides: whether White's pieces are of a darker wood, where they are of wood.
    :ivar title: heading; the event where it is empty.
    :ivar facts: label and value of each line under the heading; None for the record's headers as in KIF.
    :ivar start_caption: below the diagram of a start that is not the even game's; None for its Japanese name.
    :ivar result: the line after the last move; None for KIF's.
    :ivar variation: what a line beside the main line is headed by.
    :ivar untitled: heading of a game without title and event.
    :ivar graph: the course of the game, below the heading; None for none.
    :ivar hand_words: how hands are written in diagrams; None for Japanese.
    """

    style: MoveStyle = MoveStyle.JAPANESE
    times: bool = True
    comments: bool = True
    variations: bool = True
    bookmarks: bool = True
    final_diagram: bool = True
    diagram_every: int = 0
    flipped: bool = False
    columns: int = 0
    theme: Theme = BOOK
    pieces: str = "one_kanji"
    dark_sides: bool = False
    title: str = ""
    facts: tuple[tuple[str, str], ...] | None = None
    start_caption: str | None = None
    result: str | None = None
    variation: str = "変化"
    untitled: str = "棋譜"
    graph: Graph | None = None
    hand_words: HandWords | None = None


def kifu_pdf_bytes(
    record: Record, options: KifuOptions | None = None, setup: PageSetup | None = None
) -> bytes:
    """`record` as the bytes of a PDF file."""
    return sheet_pdf_bytes(KifuSheet(record, options), setup)


class KifuSheet:
    """A record cut into blocks and those laid out on pages of any size."""

    def __init__(self, record: Record, options: KifuOptions | None = None) -> None:
        """Print `record`, which nobody changes meanwhile."""
        self._record = record
        self._options = options or KifuOptions()

    @property
    def heading(self) -> str:
        """What stands on the first page: the title of the options, the event, or what a game is called."""
        return self._options.title or self._record.headers.get("event", "") or self._options.untitled

    @property
    def title(self) -> str:
        """What the document is called, also at the foot of later pages: with the players."""
        names = " – ".join(filter(None, (_name(self._record, color) for color in in_order(self._record))))
        return ": ".join(filter(None, (self.heading, names)))

    def pages(self, width: float, height: float) -> list[Page]:
        """The pages, each `width` by `height` tenths of a point; at least one.

        As few as there can be, on those the diagrams that have room, in the largest letters that do. Of a
        game so short that it leaves half of its page empty, the end is shown large, below all columns.
        """
        pieces = PieceSet.load(self._options.pieces, dark_sides=self._options.dark_sides)
        size = QSizeF(width, height)

        def laid(diagrams: frozenset[int], type_: Type, larger: float = 1.0) -> list[Page]:
            return self._laid(_Text(self._record, self._options, pieces, diagrams, type_, larger), size)

        diagrams = _multiples(self._record, self._options.diagram_every)
        pages = laid(diagrams, PLAIN)
        if len(pages) > _MOST_PAGES_FITTED:
            return pages
        usual = 1.0
        for smaller in _SMALLER_DIAGRAMS if len(pages) > 1 else ():
            tried = laid(diagrams, PLAIN, smaller)
            if len(tried) < len(pages):
                pages, usual = tried, smaller
                break
        fewest = len(pages)
        if self._options.diagram_every == WHERE_ROOM:
            for candidate in _where_room(self._record, self._options):
                more = laid(candidate, PLAIN, usual)
                if len(more) == fewest:
                    pages, diagrams = more, candidate
                    break

        def at_most(largest: float, lay: Callable[[float], list[Page]]) -> tuple[float, list[Page]]:
            small, large, best = 0, round((largest - 1) / _TYPE_STEP), pages
            while small < large:
                step = (small + large + 1) // 2
                tried = lay(1 + step * _TYPE_STEP)
                if len(tried) == fewest:
                    best, small = tried, step
                else:
                    large = step - 1
            return 1 + small * _TYPE_STEP, best

        letters, pages = at_most(_LARGEST_TYPE, lambda scale: laid(diagrams, Type(scale), usual))
        pages = at_most(_LARGEST_DIAGRAM, lambda scale: laid(diagrams, Type(letters), usual * scale))[1]
        if len(pages) == 1 and not diagrams:
            closing = _Text(self._record, self._options, pieces, diagrams, Type(letters), _LARGEST_CLOSING)
            return self._closed(closing, size, pages)
        return pages

    def _closed(self, text: _Text, size: QSizeF, usual: list[Page]) -> list[Page]:
        """One page with the diagram of the end below all columns; as `usual` where it is not much larger."""
        small = [block for _, block in usual[0].placed if block.floats]
        text.keeps_last = True
        pages = self._laid(text, size)
        if len(pages) > 1 or text.last is None or len(small) != 1:
            return usual
        top = max(rect.bottom() for rect, _ in pages[0].placed) + 2 * _DIAGRAM_SPACE
        block = text.last(size.width(), size.height() - FOOT - top)
        if block.height < _WORTH_IT * small[0].height:
            return usual
        pages[0].placed.append((QRectF(0, top, size.width(), block.height), block))
        return pages

    def _laid(self, text: _Text, size: QSizeF) -> list[Page]:
        width = size.width()
        columns = self._options.columns or max(1, int((width + GAP) / (_LEAST_COLUMN + GAP)))
        head = _with_graph(self._head(width), self._options.graph, min(_GRAPH, size.height() / 6))
        flow = Flow(size, columns, head, self.title)
        for block in text.blocks(flow.column_width, size.height() - FOOT):
            flow.add(block)
        return flow.finish()

    def _head(self, width: float) -> Block:
        """Title, players and facts above a rule."""
        record, options = self._record, self._options
        facts = _facts(record, options) if options.facts is None else options.facts
        names = tuple(f"{MARKS[color]} {_name(record, color)}".strip() for color in in_order(record))
        return head_block(self.heading, names, facts, width)


class _Text:
    """Everything below the head, in reading order, in letters of one size.

    :ivar keeps_last: whether the diagram of the end is left out of the blocks.
    :ivar last: makes it then, for a place of that width and height; None before, and where none is wanted.
    """

    def __init__(
        self,
        record: Record,
        options: KifuOptions,
        pieces: PieceSet,
        diagrams: frozenset[int],
        type_: Type,
        larger: float,
    ) -> None:
        """:param diagrams: the numbers of moves with a diagram of their own. :param type_: the letters.

        :param larger: by how much diagrams are larger than usual.
        """
        self._record = record
        self._options = options
        self._piece_set = pieces
        self._diagrams = diagrams
        self._type = type_
        self._larger = larger
        self.keeps_last = False
        self.last: Callable[[float, float], Block] | None = None

    def blocks(self, width: float, room: float) -> Iterator[Block]:
        """The blocks for a column `width` wide and `room` high."""
        record, options = self._record, self._options
        position = record.start_position()
        if record.handicap_id != "even":
            marked = self._annotations(record.root)
            yield self._diagram(position, None, _start_name(record, options), width, room, marked)
        yield from self._comment(record.root, width)
        row = MoveRows(width, self._type, paired=options.style in _PAIRED, times=options.times)
        line = record.main_line()
        if line and options.style in _PAIRED:
            yield row.head(in_order(record))
        previous: Square | None = None
        for node in line:
            move = node.move
            if move is None:
                continue
            marked = self._annotations(node)
            text = _move_words(position, node, move, options.style, previous) + _sign(marked)
            previous = move.target
            play_node(position, node)
            yield from row.add(node, text)
            last = node is line[-1]
            wanted = self._wants_diagram(node, last=last)
            aside = [*self._comment(node, width), *self._instead_of(node, width)]
            if wanted or aside:
                yield from row.flush()
            yield from aside
            caption = row.label(node.ply, text, node.bookmark)
            if wanted and not last:
                yield self._diagram(position, move, caption, width, room, marked)
            if last:
                yield from row.flush()
                yield from self._result(position, len(line), width)
                if wanted:
                    closing = partial(self._diagram, position.copy(), move, caption, annotations=marked)
                    if self.keeps_last:
                        self.last = closing
                    else:
                        yield closing(width, room)
        if not line:
            yield from self._result(position, 0, width)
        yield from self._variations((line[-1] if line else record.root).variations, width)

    def _result(self, position: Position, plies: int, width: float) -> Iterator[Block]:
        record, result = self._record, self._options.result
        if result is None:
            outcome = record.outcome
            words = outcome and closing_line(outcome, plies, position.turn, handicap=record.is_handicap)
            result = words or ""
        if result:
            font = sized_font(self._type.text, bold=True)
            yield from paragraph(result, width, font, space=60, whole_words=True)

    def _comment(self, node: Node, width: float) -> Iterator[Block]:
        """What is said about `node`, beside a rule on its left."""
        text = _printed(node)
        if self._options.comments and text:
            font = sized_font(self._type.remark)
            yield from paragraph(text, width, font, space=40, indent=_INDENT, ruled=True)

    def _instead_of(self, node: Node, width: float) -> Iterator[Block]:
        """The lines that begin instead of `node`, a move of the main line."""
        if node.parent is not None:
            yield from self._variations(node.parent.variations, width)

    def _variations(self, heads: list[Node], width: float) -> Iterator[Block]:
        """The lines that begin with `heads`, with their own variations, each a paragraph."""
        if not self._options.variations:
            return
        waiting = [(child, 1) for child in reversed(heads)]
        while waiting:
            first, depth = waiting.pop()
            text, branches = self._variation(first)
            waiting += [(branch, depth + 1) for branch in reversed(branches)]
            indent = _INDENT * min(depth, _DEEPEST_INDENT)
            font = sized_font(self._type.remark)
            yield from paragraph(text, width, font, space=30, indent=indent, ruled=True, whole_words=True)

    def _variation(self, first: Node) -> tuple[str, list[Node]]:
        """The line that begins with `first` in words, and the first moves of those that leave it."""
        options, record = self._options, self._record
        before = first.line()[:-1]
        position = record.start_position()
        for node in before:
            play_node(position, node)
        previous = before[-1].move.target if before and before[-1].move is not None else None
        number = "" if options.style in _PAIRED else f" {first.ply}"
        parts, branches = [f"{options.variation}{number}:"], []
        node = first
        while True:
            if node is not first and node.parent is not None:
                branches += node.parent.variations
            if node.move is not None:
                number = self._number(node, first=len(parts) == 1)
                words = _move_words(position, node, node.move, options.style, previous)
                parts.append(number + words + _sign(self._annotations(node)))
                previous = node.move.target
            play_node(position, node)
            comment = " ".join(_printed(node).split())
            if options.comments and comment:
                parts.append(f"({comment})")
            if node.next is None:
                return " ".join(parts), branches + node.variations
            node = node.next

    def _number(self, node: Node, *, first: bool) -> str:
        """What stands before a move in running text: nothing in Japanese, where ☗ and ☖ part the moves."""
        if self._options.style not in _PAIRED:
            return ""
        if node.ply % 2:
            return f"{(node.ply + 1) // 2}."
        return f"{node.ply // 2}…" if first else ""

    def _annotations(self, node: Node) -> Annotations:
        """The sign on the move, the arrows and circles: part of what is said about it."""
        return split_comment(node.comment)[1] if self._options.comments else NO_ANNOTATIONS

    def _wants_diagram(self, node: Node, *, last: bool) -> bool:
        options = self._options
        return (
            (last and options.final_diagram)
            or (options.bookmarks and node.bookmark is not None)
            or node.ply in self._diagrams
        )

    def _diagram(
        self,
        position: Position,
        move: Move | None,
        caption: str,
        width: float,
        room: float,
        annotations: Annotations = NO_ANNOTATIONS,
    ) -> Block:
        options = self._options
        diagram = Diagram(
            position.copy(),
            last_move=move,
            flipped=options.flipped,
            black=_name(self._record, Color.BLACK),
            white=_name(self._record, Color.WHITE),
            caption=caption,
            coordinates=coordinates_of(options.style),
            annotations=annotations,
            hand_words=options.hand_words,
        )
        block = diagram_block(
            diagram, options.theme, self._piece_set, width, room, _WIDEST_DIAGRAM, self._larger
        )
        return replace(block, floats=True)


def _multiples(record: Record, every: int) -> frozenset[int]:
    """The numbers of the moves after which there is a diagram in any case."""
    return frozenset(range(every, len(record.main_line()) + 1, every)) if every > 0 else frozenset()


def _where_room(record: Record, options: KifuOptions) -> Iterator[frozenset[int]]:
    """Numbers of moves after which diagrams part the game evenly, most diagrams first.

    There is none close to the end of the game or to a bookmark, where there is one already.
    """
    line = record.main_line()
    plies = len(line)
    shown = [node.ply for node in line if options.bookmarks and node.bookmark is not None]
    for parts in range(min(_MOST_DIAGRAMS, plies // _BETWEEN_DIAGRAMS), 1, -1):
        each = 2 * math.ceil(plies / parts / 2)
        numbers = range(each, plies - _BETWEEN_DIAGRAMS // 2, each)
        yield frozenset(n for n in numbers if all(abs(n - at) >= _BETWEEN_DIAGRAMS // 2 for at in shown))


def _with_graph(head: Block, graph: Graph | None, height: float) -> Block:
    """`head` with a graph of that height below it, and whose lines they are."""
    if graph is None or not graph.series:
        return head
    names = names_height(graph, _NAMES)

    def draw(painter: QPainter, rect: QRectF) -> None:
        head.draw(painter, QRectF(rect.left(), rect.top(), rect.width(), head.height))
        place = QRectF(rect.left(), rect.top() + head.height, rect.width(), height)
        paint_graph(painter, GraphLayout(graph, place, SMALL), PAPER)
        paint_names(painter, QRectF(place.left(), place.bottom(), place.width(), names), graph, PAPER)

    return Block(head.height + height + names + _DIAGRAM_SPACE, draw)


def diagram_block(
    diagram: Diagram,
    theme: Theme,
    piece_set: PieceSet,
    width: float,
    room: float,
    widest: float = 2000.0,
    larger: float = 1.0,
) -> Block:
    """`diagram` in the middle of a column `width` wide, no higher than `room` and no wider than `widest`.

    It is no higher than two of it have room in a column either, if it is 70 mm wide all the same.

    :param larger: by how much it may be larger than that, where a page has room.
    """
    size = diagram_size(diagram, theme)
    usual = min(widest, max(_LEAST_DIAGRAM, _HIGHEST_DIAGRAM * size.width() / size.height()))
    widest = min(width, max(min(usual, _LEAST_DIAGRAM), usual * larger))
    height = min(size.height() * widest / size.width(), room - 2 * _DIAGRAM_SPACE)

    def draw(painter: QPainter, rect: QRectF) -> None:
        inner = rect.adjusted(0, _DIAGRAM_SPACE, 0, -_DIAGRAM_SPACE)
        paint_diagram(painter, inner, diagram, theme, piece_set)

    return Block(height + 2 * _DIAGRAM_SPACE, draw)


def head_block(title: str, names: tuple[str, ...], facts: tuple[tuple[str, str], ...], width: float) -> Block:
    """A heading over the whole width: title, one or two names, facts in two columns, a rule."""
    rows = (len(facts) + 1) // 2
    lines_top = 510.0 if names else 300.0
    height = lines_top + rows * 135.0 + (190.0 if names or facts else 120.0)
    half = (width - GAP) / 2

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setPen(Qt.GlobalColor.black)
        title_font = fitted_font(title, width, 190, bold=True)
        draw_text(painter, QRectF(0, rect.top(), width, 260), LEFT, title, title_font)
        for i, name in enumerate(names):
            row = QRectF(i * (half + GAP), rect.top() + 300.0, half, 170)
            draw_text(painter, row, LEFT, name, fitted_font(name, half, 120, bold=True))
        indents = [max((width_of(label, TEXT) for label, _ in facts[i::2]), default=0.0) + 90 for i in (0, 1)]
        for i, (label, value) in enumerate(facts):
            indent = indents[i % 2]
            x, y = (i % 2) * (half + GAP), rect.top() + lines_top + (i // 2) * 135.0
            painter.setPen(GREY)
            draw_text(painter, QRectF(x, y, indent, 135), LEFT, label, sized_font(TEXT))
            painter.setPen(Qt.GlobalColor.black)
            row = QRectF(x + indent, y, half - indent, 135)
            draw_text(painter, row, LEFT, value, fitted_font(value, row.width(), TEXT))
        y = rect.bottom() - 120
        painter.setPen(QPen(QColor(0, 0, 0), 9))
        painter.drawLine(QLineF(0, y, width, y))

    return Block(height, draw)


def _printed(node: Node) -> str:
    """What is printed of the comment at `node`: a file may hold one of megabytes, thousands of pages."""
    text = split_comment(node.comment)[0]
    return _plain(text if len(text) <= _MOST_OF_COMMENT else text[:_MOST_OF_COMMENT] + "…").strip()


def _name(record: Record, color: Color) -> str:
    return record.headers.get("black" if color is Color.BLACK else "white", "")


def in_order(record: Record) -> tuple[Color, Color]:
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
    used = time_used(record)
    if used:
        facts.append(("消費時間", used))
    return tuple(facts)


def time_used(record: Record) -> str:
    """What each side used in all: ``☗ 0:12:05  ☖ 0:10:40``; empty where no times are known."""
    totals = {}
    for node in record.main_line():
        if node.total_ms is not None:
            totals[record.turn_at((0,) * node.ply).opponent] = node.total_ms
    if not any(totals.values()):
        return ""
    return "  ".join(f"{MARKS[color]} {_hours(ms)}" for color, ms in sorted(totals.items()))


def _move_words(position: Position, node: Node, move: Move, style: MoveStyle, previous: Square | None) -> str:
    """The text of a move; USI for one that the rules forbid, as no other notation is made for those."""
    if node.illegal or not position.is_legal(move):
        return move.usi
    return move_text(position, move, style, previous)


def _plain(text: str) -> str:
    """A comment without the stars that make it bold in the window, its lists with dots."""
    return _ITEM.sub("• ", _BOLD.sub(r"\2", text))


def _sign(annotations: Annotations) -> str:
    return "" if annotations.glyph is None else annotations.glyph.value


def _hours(ms: int) -> str:
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"
