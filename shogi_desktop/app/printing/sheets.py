"""The sheets that can be printed, made of records and of what was chosen, in the language of the window.

`paint` lays out and draws; here it is told the words, the notation and the paper. Pictures are `pictures`'
business; the dialogs are the window's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QPagedPaintDevice

from shogi_desktop.app.printing.tasks import Task
from shogi_desktop.app.records.files import FileTrouble, open_file, read_bytes, read_text, write_bytes
from shogi_desktop.app.settings.print_choices import PrintChoices
from shogi_desktop.app.words.games import (
    handicap_in_full,
    handicap_name,
    outcome_text,
    side_name,
    variant_name,
)
from shogi_desktop.app.words.hands import hand_words
from shogi_desktop.app.words.joined import headed
from shogi_desktop.app.words.locale import dates_in
from shogi_desktop.app.words.problems import mate_in
from shogi_desktop.game import Node, Record, split_comment
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.game.mating import is_mated
from shogi_desktop.notation import NotationError, move_text, read_all
from shogi_desktop.notation.encoding import decode
from shogi_desktop.notation.style import MoveStyle
from shogi_desktop.notation.usi_text import begins_with_position
from shogi_desktop.paint.booklet import Booklet
from shogi_desktop.paint.diagram import MARKS, Diagram
from shogi_desktop.paint.errors import ExportError
from shogi_desktop.paint.graph import Graph
from shogi_desktop.paint.page import PageSetup, Paper, Progress, Sheet, paint_sheet, sheet_pdf_bytes
from shogi_desktop.paint.sheet import KifuOptions, KifuSheet, coordinates_of, in_order, time_used
from shogi_desktop.paint.sheet_diagrams import DiagramsOptions, DiagramsSheet, Item
from shogi_desktop.paint.sheet_score import ScoreOptions, ScoreSheet
from shogi_desktop.paint.theme import Theme, on_window, theme_by_id
from shogi_desktop.rules import Color, RulesError, Variant

GAME_ANSWER_PLIES: Final = 9
"""How many moves of a game are the answer to a position chosen from it; a problem's are all of them."""

translate = QCoreApplication.translate
_CHOICES: Final = PrintChoices()


def page_setup(choices: PrintChoices = _CHOICES) -> PageSetup:
    """The paper that was chosen, else the one that is usual in the system's country."""
    if choices.paper == "auto":
        american = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
        paper = Paper.LETTER if american else Paper.A4
    else:
        paper = Paper(choices.paper)
    lies = choices.landscape or (choices.booklet and choices.sheet == "diagrams")
    return PageSetup(paper, lies, margin_mm=10.0 if paper is Paper.A5 else 15.0)


def print_style(choices: PrintChoices, window_style: MoveStyle) -> MoveStyle:
    """The notation that was chosen for print, else the window's."""
    return window_style if choices.notation == "auto" else MoveStyle(choices.notation)


def print_theme(choices: PrintChoices) -> Theme:
    """How diagrams look on paper: what stands around a board is black on white, whatever the board is."""
    theme = theme_by_id(choices.theme)
    return theme if theme.is_diagram else on_window(theme, "#ffffff", "#000000")


# --- the kifu -----------------------------------------------------------------------------------------------


def kifu_options(
    record: Record,
    style: MoveStyle,
    *,
    flipped: bool = False,
    choices: PrintChoices = _CHOICES,
    graph: Graph | None = None,
) -> KifuOptions:
    """How the record is printed: in the language of the window and the notation `style`.

    :param graph: its course, which is printed if it is wanted.
    """
    return KifuOptions(
        style=style,
        times=choices.times,
        comments=choices.comments,
        variations=choices.variations,
        bookmarks=choices.bookmarks,
        final_diagram=choices.final_diagram,
        diagram_every=choices.diagram_every,
        flipped=flipped,
        columns=choices.columns,
        theme=print_theme(choices),
        pieces=choices.pieces,
        dark_sides=choices.dark_sides,
        facts=facts_of(record),
        start_caption=_start_caption(record),
        result=_result(record),
        variation=translate("Printing", "Variation"),
        untitled=translate("Printing", "Game record"),
        graph=graph if choices.graph else None,
        hand_words=hand_words(),
    )


def _result(record: Record) -> str | None:
    outcome = record.outcome
    if outcome is None:
        return None
    words = outcome_text(outcome, record)
    return headed(words.headline, words.reason)


def facts_of(record: Record) -> tuple[tuple[str, str], ...]:
    """What stands under the heading: the event where the players are the heading, and all the rest."""
    facts = [(translate("Printing", "Game"), variant_name(record.variant))]
    if record.handicap_id is not None and record.is_handicap:
        handicap = record.variant.handicap(record.handicap_id)
        facts.append((translate("Printing", "Handicap"), handicap_in_full(handicap, " ")))
    labels = {
        "site": translate("Printing", "Place"),
        "date": translate("Printing", "Date"),
        "time_limit": translate("Printing", "Time"),
        "opening": translate("Printing", "Opening"),
    }
    facts += [
        (label, dates_in(record.headers[key])) for key, label in labels.items() if record.headers.get(key)
    ]
    used = time_used(record)
    if used:
        facts.append((translate("Printing", "Time used"), used))
    return tuple(facts)


def _start_caption(record: Record) -> str:
    """What the diagram of the start is called, where that is not the even game's."""
    if record.handicap_id is None:
        return translate("Printing", "Start position")
    return handicap_name(record.variant.handicap(record.handicap_id))


def kifu_sheet(
    record: Record,
    choices: PrintChoices,
    style: MoveStyle,
    *,
    flipped: bool = False,
    graph: Graph | None = None,
) -> KifuSheet:
    """The record on paper, as chosen; the window writes moves in `style`. :param graph: its course."""
    moves = print_style(choices, style)
    options = kifu_options(record, moves, flipped=flipped, choices=choices, graph=graph)
    return KifuSheet(record, options)


# --- many diagrams ------------------------------------------------------------------------------------------


def lines_of_list(data: bytes) -> list[str]:
    """The lines of a list of positions in SFEN or USI text, as collections of problems come; else none.

    Two positions at least make a list. Lines between them that are none stand there too; comments do not.
    """
    lines = [line.strip() for line in decode(data).text.splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    return lines if sum(map(begins_with_position, lines)) > 1 else []


def positions_listed(data: bytes) -> list[str]:
    """The positions of a list, a line for each, without what is between them; none where it is no list."""
    return [line for line in lines_of_list(data) if begins_with_position(line)]


def records_in(path: Path) -> list[Record]:
    """The games or positions in the file at `path`: one, those of a file of several, or a list's lines.

    :raises FileTrouble: it cannot be read, or is no kifu.
    """
    data = read_bytes(path)
    listed = positions_listed(data)
    if listed:
        return [read_text(line).record for line in listed]
    first = open_file(path).record  # what is wrong with it is said here
    games = [result.record for result in read_all(data)]
    return games if len(games) > 1 else [first]


def chosen_positions(record: Record) -> list[RecordPath]:
    """What of `record` is worth a diagram: a problem's start; else the bookmarks; else the last position."""
    if record.handicap_id is None:
        return [()]
    marked = [node.path for node in record.walk() if node.bookmark is not None]
    return marked or [record.end_path()]


def diagrams_sheet(
    records: Sequence[Record],
    choices: PrintChoices,
    style: MoveStyle,
    *,
    title: str = "",
    flipped: bool = False,
    shown: RecordPath | None = None,
    tasks: Sequence[Task] = (),
) -> DiagramsSheet:
    """The chosen positions of `records`, numbered, and what was played from there as the answers.

    :param shown: the position on the board, which is wanted unless the choices say otherwise.
    :param tasks: what is asked in each record; then whoever is to solve it sits at the bottom.
    """
    style = print_style(choices, style)

    def wanted(record: Record) -> list[RecordPath]:
        if shown is None or choices.diagrams_of == "bookmarks":
            return chosen_positions(record)
        return [shown]

    items = [
        _asked_item(_item(record, path, style, choices, flipped=flipped), record, task, choices)
        for record, task in zip(records, tasks or (None,) * len(records), strict=True)
        for path in wanted(record)
    ]
    options = DiagramsOptions(
        columns=choices.diagram_columns,
        rows=choices.diagram_rows,
        title=title,
        answers=choices.answers,
        answers_title=translate("Printing", "Answers"),
        number=translate("Printing", "No. {number}"),
        theme=print_theme(choices),
        pieces=choices.pieces,
        dark_sides=choices.dark_sides,
    )
    return DiagramsSheet(tuple(items), options)


def bound(sheet: Sheet, choices: PrintChoices) -> Sheet:
    """A sheet of diagrams as it is printed: as a booklet where that is chosen."""
    return Booklet(sheet) if choices.booklet else sheet


def _item(
    record: Record, path: RecordPath, style: MoveStyle, choices: PrintChoices, *, flipped: bool
) -> Item:
    node, position = record.node(path), record.position(path)
    problem = record.handicap_id is None and not path
    diagram = Diagram(
        position,
        node.move,
        flipped=flipped,
        black="" if problem else record.headers.get("black", ""),
        white="" if problem else record.headers.get("white", ""),
        coordinates=coordinates_of(style),
        # In a mating problem the defender has all that is left: nobody writes that down.
        hands=tuple(Color) if position.king(position.turn) is not None else (position.turn,),
        annotations=split_comment(node.comment)[1],
        hand_words=hand_words(),
    )
    line = record.line_from(path)[len(path) :]
    plies = len(line) if problem else min(len(line), GAME_ANSWER_PLIES)
    caption = _problem_caption(record, choices) if problem else _item_caption(node)
    return Item(diagram, caption, answer_text(record, path, plies, style))


def _asked_item(item: Item, record: Record, task: Task | None, choices: PrintChoices) -> Item:
    """The same with what is asked, seen from the side of whoever is to solve it."""
    if task is None:
        return item
    solver = item.diagram.position.turn
    flipped = item.diagram.flipped or solver is Color.WHITE
    diagram = replace(item.diagram, flipped=flipped, last_move=task.last_move)
    if task.is_mate:
        asked = mate_in(_plies(record)) if choices.lengths else ""
    elif solver is Color.BLACK:
        asked = translate("Printing", "Black to move")
    else:
        asked = translate("Printing", "White to move")
    caption = " · ".join(filter(None, (_problem_name(record), asked)))
    return replace(item, diagram=diagram, caption=caption)


def _problem_caption(record: Record, choices: PrintChoices) -> str:
    """A problem's title, and in how many moves it mates if it does and that is wanted."""
    mates = choices.lengths and is_mated(record.position(record.end_path()))
    return " · ".join(filter(None, (_problem_name(record), mate_in(_plies(record)) if mates else "")))


def _problem_name(record: Record) -> str:
    return record.headers.get("作品名", "") or record.headers.get("event", "")


def _plies(record: Record) -> int:
    return sum(node.move is not None for node in record.line_from(()))


def _item_caption(node: Node) -> str:
    """The bookmark's text; else the number of the move."""
    if node.bookmark:
        return node.bookmark
    return translate("Printing", "After move {number}").format(number=node.ply) if node.ply else ""


def answer_text(record: Record, path: RecordPath, plies: int, style: MoveStyle) -> str:
    """The next `plies` moves of the line through `path`, parted by blanks."""
    position = record.position(path)
    words: list[str] = []
    before = record.node(path).move
    previous = None if before is None else before.target
    for node in record.line_from(path)[len(path) : len(path) + plies]:
        if node.move is None:
            continue
        try:
            text = move_text(position, node.move, style, previous)
            position.play_unchecked(node.move)
        except (NotationError, RulesError):
            return " ".join([*words, node.move.usi])
        words.append(text.replace(" ", "").replace("　", ""))
        previous = node.move.target
    return " ".join(words)


# --- the empty score sheet ----------------------------------------------------------------------------------


def score_sheet(variant: Variant, choices: PrintChoices, record: Record | None = None) -> ScoreSheet:
    """An empty score sheet for a game of `variant`; what the headers of `record` say is filled in."""
    headers = {} if record is None else record.headers
    handicap = record is not None and record.is_handicap
    order = (Color.BLACK, Color.WHITE) if record is None else in_order(record)
    names = {color: f"{MARKS[color]} {side_name(color, handicap=handicap)}" for color in Color}
    keys = {Color.BLACK: "black", Color.WHITE: "white"}
    fields: tuple[tuple[str, str], ...] = (
        *((names[color], headers.get(keys[color], "")) for color in order),
        (translate("Printing", "Event"), headers.get("event", "")),
        (translate("Printing", "Place"), headers.get("site", "")),
        (translate("Printing", "Date"), dates_in(headers.get("date", ""))),
        (translate("Printing", "Time limit"), headers.get("time_limit", "")),
    )
    if record is not None and handicap and record.handicap_id is not None:
        name = handicap_name(variant.handicap(record.handicap_id))
        fields = (*fields, (translate("Printing", "Handicap"), name))
    signature = translate("Printing", "{mark} signature")
    options = ScoreOptions(
        plies=choices.score_plies,
        paired=choices.score_paired,
        times=choices.score_times,
        title=translate("Printing", "{game}: score sheet").format(game=variant_name(variant)),
        fields=fields,
        black=names[order[0]],
        white=names[order[1]],
        move=translate("Printing", "Move"),
        time=translate("Printing", "Time"),
        end=(translate("Printing", "Result"), *(signature.format(mark=MARKS[color]) for color in order)),
    )
    return ScoreSheet(options)


# --- to files and printers ----------------------------------------------------------------------------------


def write_pdf(record: Record, path: Path, options: KifuOptions, setup: PageSetup | None = None) -> None:
    """Write the printed record to `path`. :raises FileTrouble: the disk refused."""
    write_bytes(path, sheet_pdf_bytes(KifuSheet(record, options), setup or page_setup()))


def print_sheet(sheet: Sheet, device: QPagedPaintDevice, progress: Progress | None = None) -> int:
    """Print a sheet on a printer; how many pages. :raises FileTrouble: it cannot be printed on."""
    try:
        return paint_sheet(sheet, device, progress)
    except ExportError as error:
        sentence = translate(
            "Printing", "The printer refuses the job ({reason}). Choose another one, or save the kifu as PDF."
        )
        raise FileTrouble(sentence.format(reason=error.reason)) from error
