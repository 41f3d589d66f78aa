"""What was last chosen for printing, pictures and animations: part of the settings, kept between runs."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

SheetKind = Literal["kifu", "diagrams", "score", "rules"]
PaperChoice = Literal["auto", "a4", "a5", "b5", "letter"]
PieceChoice = str
"""A set's id, the folder of an own set, or `IN_USE`."""
IN_USE: Final = "in-use"
"""The pieces of the window's board, whichever they are at the time."""
Notation = Literal["auto", "japanese", "hodges", "digits", "usi"]
PictureFormat = Literal["png", "svg", "pdf"]
DiagramTheme = Literal["book", "print", "light", "dark", "paper", "contrast", "plain"]
"""A theme of `paint`: two kinds of print, and every board there is to play on; `light` is kaya."""
CoordinatesChoice = Literal["auto", "japanese", "letters", "digits", "none"]
HandsChoice = Literal["both", "black", "white", "none"]
CaptionChoice = Literal["none", "number", "move"]
DiagramsOf = Literal["board", "bookmarks"]
AnimationFormat = Literal["gif", "apng", "webp"]


class PrintChoices(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the print dialog was last left at."""

    sheet: Annotated[
        SheetKind, Meta(description="Kifu, a sheet of diagrams, an empty score sheet, or the rules.")
    ] = "kifu"
    paper: Annotated[PaperChoice, Meta(description="Paper; auto: as usual in the system's country.")] = "auto"
    landscape: Annotated[bool, Meta(description="The paper lies on its long side.")] = False
    notation: Annotated[Notation, Meta(description="How moves are written; auto: as in the window.")] = "auto"
    pieces: Annotated[PieceChoice, Meta(description="Pieces in diagrams.")] = "one_kanji"
    dark_sides: Annotated[
        bool, Meta(description="White's pieces of dark wood; those in use are as on the board.")
    ] = False
    theme: Annotated[
        DiagramTheme, Meta(description="Diagrams as in a Japanese book, outlined, or on one of the boards.")
    ] = "book"
    book: Annotated[
        bool, Meta(description="What versions before the choice of boards kept: off is the theme print.")
    ] = True
    columns: Annotated[int, Meta(ge=0, le=6, description="Columns of moves; 0 as many as have room.")] = 0
    times: Annotated[bool, Meta(description="The time of each move.")] = True
    comments: Annotated[bool, Meta(description="Comments.")] = True
    variations: Annotated[bool, Meta(description="Lines beside the main line.")] = True
    bookmarks: Annotated[bool, Meta(description="A diagram of every bookmarked position.")] = True
    final_diagram: Annotated[bool, Meta(description="A diagram of the last position.")] = True
    graph: Annotated[
        bool, Meta(description="The course of the game as a graph, where the record has evaluations.")
    ] = True
    diagram_every: Annotated[
        int,
        Meta(
            ge=-1,
            le=200,
            description="A diagram after every so many moves; 0 for none, -1 where they take no page more.",
        ),
    ] = -1
    diagram_columns: Annotated[int, Meta(ge=1, le=6, description="Diagrams side by side.")] = 2
    diagram_rows: Annotated[int, Meta(ge=1, le=8, description="Diagrams below each other.")] = 3
    diagrams_of: Annotated[
        DiagramsOf, Meta(description="Diagrams of the position on the board, or of the bookmarked ones.")
    ] = "board"
    answers: Annotated[bool, Meta(description="Answers on the last page of a sheet of diagrams.")] = True
    lengths: Annotated[bool, Meta(description="In how many moves a problem mates, above its diagram.")] = True
    booklet: Annotated[bool, Meta(description="Diagrams two pages to a side, in the order for folding.")] = (
        False
    )
    score_plies: Annotated[int, Meta(ge=20, le=1000, description="Moves on an empty score sheet.")] = 120
    score_paired: Annotated[bool, Meta(description="Two moves to a line of a score sheet.")] = False
    score_times: Annotated[bool, Meta(description="Room for times on a score sheet.")] = True

    def __post_init__(self) -> None:
        """Take over what an older version has kept."""
        if not self.book:
            if self.theme == "book":
                msgspec.structs.force_setattr(self, "theme", "print")
            msgspec.structs.force_setattr(self, "book", True)


class PictureChoices(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the export of a diagram was last left at."""

    format: Annotated[PictureFormat, Meta(description="PNG, SVG or PDF.")] = "png"
    theme: Annotated[
        DiagramTheme, Meta(description="As in a Japanese book, outlined, or one of the boards.")
    ] = "book"
    pieces: Annotated[PieceChoice, Meta(description="Pieces.")] = "one_kanji"
    dark_sides: Annotated[
        bool, Meta(description="White's pieces of dark wood; those in use are as on the board.")
    ] = False
    coordinates: Annotated[
        CoordinatesChoice, Meta(description="What is written along the board; auto: fits the notation.")
    ] = "auto"
    hands: Annotated[HandsChoice, Meta(description="Whose pieces in hand are shown.")] = "both"
    last_move: Annotated[bool, Meta(description="The last move is marked.")] = True
    names: Annotated[bool, Meta(description="The players' names.")] = True
    caption: Annotated[CaptionChoice, Meta(description="Below the board.")] = "move"
    transparent: Annotated[bool, Meta(description="No ground around the board.")] = False
    in_millimetres: Annotated[bool, Meta(description="The size is asked in millimetres, else pixels.")] = (
        False
    )
    pixels: Annotated[int, Meta(ge=16, le=16_000, description="Width in pixels.")] = 1200
    millimetres: Annotated[int, Meta(ge=5, le=1000, description="Width in millimetres.")] = 80
    dpi: Annotated[int, Meta(ge=36, le=2400, description="Pixels to the inch.")] = 300


class AnimationChoices(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the export of an animation was last left at; its look is that of pictures."""

    format: Annotated[AnimationFormat, Meta(description="GIF, APNG or WebP.")] = "gif"
    pixels: Annotated[int, Meta(ge=80, le=2000, description="Width in pixels.")] = 480
    delay_ms: Annotated[int, Meta(ge=50, le=20_000, description="How long each position is shown.")] = 1000
    last_delay_ms: Annotated[
        int, Meta(ge=50, le=60_000, description="How long the last position is shown.")
    ] = 3000
    repeat: Annotated[bool, Meta(description="Begins again at the end.")] = True
    theme: Annotated[
        DiagramTheme, Meta(description="As in a Japanese book, outlined, or one of the boards.")
    ] = "light"
    caption: Annotated[CaptionChoice, Meta(description="Below the board.")] = "move"
