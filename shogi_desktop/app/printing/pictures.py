"""Positions as pictures and games as animations, made of records and of what the player chose.

`paint` draws; here it is told the words, the notation and the size.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.settings.print_choices import AnimationChoices, CaptionChoice, PictureChoices
from shogi_desktop.app.words.hands import hand_words
from shogi_desktop.game import Node, Record, split_comment
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.game.record import play_node
from shogi_desktop.notation import NotationError, move_text
from shogi_desktop.notation.style import MoveStyle
from shogi_desktop.paint.animation import AnimationFormat, Frame, encode_animation
from shogi_desktop.paint.diagram import Diagram, diagram_image, diagram_pdf, diagram_png, diagram_svg
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.page import Progress
from shogi_desktop.paint.sheet import coordinates_of
from shogi_desktop.paint.theme import Coordinates, theme_by_id
from shogi_desktop.rules import Color, Position, RulesError

MM_PER_INCH: Final = 25.4
SVG_PER_INCH: Final = 96
POINTS_PER_INCH: Final = 72
MOST_PIXELS: Final = 16_000

_HANDS: Final = {
    "both": (Color.BLACK, Color.WHITE),
    "black": (Color.BLACK,),
    "white": (Color.WHITE,),
    "none": (),
}

translate = QCoreApplication.translate


def diagram_for(
    record: Record, path: RecordPath, choices: PictureChoices, style: MoveStyle, *, flipped: bool = False
) -> Diagram:
    """The position after `path` as chosen; moves and coordinates are those of `style`."""
    return _diagram(record, record.node(path), record.position(path), choices, style, flipped=flipped)


def _diagram(
    record: Record,
    node: Node,
    position: Position,
    choices: PictureChoices,
    style: MoveStyle,
    *,
    flipped: bool,
) -> Diagram:
    headers = record.headers if choices.names else {}
    along = coordinates_of(style) if choices.coordinates == "auto" else Coordinates(choices.coordinates)
    return Diagram(
        position,
        node.move if choices.last_move else None,
        flipped=flipped,
        black=headers.get("black", ""),
        white=headers.get("white", ""),
        caption=caption_of(record, node, choices.caption, style),
        coordinates=along,
        hands=_HANDS[choices.hands],
        annotations=split_comment(node.comment)[1],
        hand_words=hand_words(),
    )


def caption_of(record: Record, node: Node, caption: CaptionChoice, style: MoveStyle) -> str:
    """What stands below the diagram of the position after `node`."""
    if caption == "none" or node.move is None:
        return ""
    number = translate("Printing", "After move {number}").format(number=node.ply)
    if caption == "number":
        return number
    before = record.start_position()
    line = node.line()
    for earlier in line[:-1]:
        play_node(before, earlier)
    previous = line[-2].move.target if len(line) > 1 and line[-2].move is not None else None
    try:
        return f"{node.ply}  {move_text(before, node.move, style, previous)}"
    except (NotationError, RulesError):
        return f"{node.ply}  {node.move.usi}"


def pixel_width(choices: PictureChoices) -> int:
    """How many pixels wide the picture is."""
    if not choices.in_millimetres:
        return choices.pixels
    return max(1, min(MOST_PIXELS, round(choices.millimetres / MM_PER_INCH * choices.dpi)))


def picture_bytes(diagram: Diagram, choices: PictureChoices) -> bytes:
    """The picture as a file of the format that was chosen."""
    theme = theme_by_id(choices.theme)
    piece_set = PieceSet.load(choices.pieces, dark_sides=choices.dark_sides)
    clear = choices.transparent
    if choices.format == "png":
        return diagram_png(
            diagram,
            width=pixel_width(choices),
            theme=theme,
            piece_set=piece_set,
            transparent=clear,
            dpi=choices.dpi if choices.in_millimetres else None,
        )
    if choices.format == "svg":
        width = _in_units(choices, SVG_PER_INCH)
        return diagram_svg(diagram, width=round(width), theme=theme, piece_set=piece_set, transparent=clear)
    width = _in_units(choices, POINTS_PER_INCH)
    return diagram_pdf(diagram, width=width, theme=theme, piece_set=piece_set, transparent=clear)


def _in_units(choices: PictureChoices, per_inch: int) -> float:
    """The width of a drawing: millimetres as they are; a pixel is a unit of SVG, of which 96 make an inch."""
    if choices.in_millimetres:
        return choices.millimetres / MM_PER_INCH * per_inch
    return choices.pixels * per_inch / SVG_PER_INCH


# --- a game in motion ---------------------------------------------------------------------------------------


def animation_bytes(
    record: Record,
    path: RecordPath,
    span: tuple[int, int],
    choices: AnimationChoices,
    look: PictureChoices,
    style: MoveStyle,
    *,
    flipped: bool = False,
    progress: Progress | None = None,
) -> bytes:
    """The positions after moves `span[0]` to `span[1]` of the line through `path`, one after the other.

    :param look: pieces, coordinates, hands, names and last move; theme and caption are the animation's own.
    :returns: the file; nothing if `progress` broke it off.
    """
    frames = _frames(record, path, span, choices, look, style, flipped=flipped)
    total = max(0, span[1] - span[0]) + 1
    return encode_animation(
        frames, AnimationFormat(choices.format), repeat=choices.repeat, total=total, progress=progress
    )


def _frames(
    record: Record,
    path: RecordPath,
    span: tuple[int, int],
    choices: AnimationChoices,
    look: PictureChoices,
    style: MoveStyle,
    *,
    flipped: bool,
) -> Iterator[Frame]:
    theme = theme_by_id(choices.theme)
    piece_set = PieceSet.load(look.pieces, dark_sides=look.dark_sides)
    position = record.start_position()
    captions = choices.caption
    line = [record.root, *record.line_from(path)]
    for node in line:
        play_node(position, node)
        if node.ply < span[0]:
            continue
        if node.ply > span[1]:
            return
        diagram = _diagram(record, node, position.copy(), look, style, flipped=flipped)
        # A caption at every frame, be it empty: a picture may not change its size.
        caption = caption_of(record, node, captions, style) or ("" if captions == "none" else " ")
        shown = replace(diagram, caption=caption)
        last = node.ply == span[1] or node is line[-1]
        image = diagram_image(shown, width=choices.pixels, theme=theme, piece_set=piece_set)
        yield Frame(image, choices.last_delay_ms if last else choices.delay_ms)
