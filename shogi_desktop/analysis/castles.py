"""Castles by their shape: which men on which squares make which castle is `resources/analysis/shapes.toml`.

Games are named by it (`analysis.openings`, review, library), and the computer's opening plans build what
stands here (`app.players.plans`). The squares are those of any primer, written as Black has them and turned
round for White. Okisaki shogi has no primer: its houses are those that the computer builds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache

import msgspec
from msgspec import Struct

from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import (
    Color,
    Piece,
    PieceKind,
    Position,
    Square,
    Variant,
    parse_square,
)


class Castle(Enum):
    """A castle; the value is its name in the index, `kanji` its Japanese name, `english` its usual one."""

    ANAGUMA = ("anaguma", "穴熊", "Anaguma")
    SILVER_CROWN = ("silver_crown", "銀冠", "Silver crown")
    YAGURA = ("yagura", "矢倉囲い", "Yagura castle")
    MINO = ("mino", "美濃囲い", "Mino castle")
    LEFT_MINO = ("left_mino", "左美濃", "Left Mino")
    BOAT = ("boat", "舟囲い", "Boat castle")
    SNOWROOF = ("snowroof", "雁木囲い", "Snowroof")
    GOLD_FORTRESS = ("gold_fortress", "金無双", "Gold fortress")
    CENTRAL_HOUSE = ("central_house", "中住まい", "Central house")
    LEFT_HOUSE = ("left_house", "左玉囲い", "Left house")
    RIGHT_HOUSE = ("right_house", "右玉囲い", "Right house")
    MIDDLE_HOUSE = ("centre", "中央囲い", "Middle house")

    def __init__(self, code: str, kanji: str, english: str) -> None:
        self.code = code
        self.kanji = kanji
        self.english = english


Form = Mapping[Square, str]
"""The symbols of men by square, as Black has them."""
Man = tuple[Square, Piece]


class Shapes(Struct, frozen=True):
    """By what castles and openings of a game are known: men on squares, by their names in the index."""

    castles: dict[str, tuple[str, ...]] = {}
    openings: dict[str, str] = {}


@cache
def _all_shapes() -> dict[str, Shapes]:
    data = resource_path("analysis/shapes.toml").read_bytes()
    return msgspec.toml.decode(data, type=dict[str, Shapes])


def shapes_of(variant: Variant) -> Shapes:
    """Those of a game; none for one that has no names for them."""
    return _all_shapes().get(variant.id, Shapes())


@cache
def forms_of(variant: Variant) -> tuple[tuple[Castle, tuple[Form, ...]], ...]:
    """The castles of a game, each with its forms. Where two fit a position, the first is meant."""
    castles = {castle.code: castle for castle in Castle}
    return tuple(
        (castles[code], tuple(map(form, several))) for code, several in shapes_of(variant).castles.items()
    )


def form(text: str) -> Form:
    """Men as they stand in the file: ``K2h S3h G4i``."""
    return {parse_square(man[1:]): man[0] for man in text.split()}


def castle_of(position: Position, color: Color, known: Castle | None = None) -> Castle | None:
    """The castle that `color` has on the board, None where it has no name.

    :param known: what it had before; a castle that comes later in the list does not take its place.
    """
    board = position.piece_at
    for castle, forms in _forms_round(position.variant, color, position.king(color)):
        if any(all(board(sq) is piece for sq, piece in men) for men in forms):
            place = _places(position.variant)
            return castle if known is None or place[castle] < place[known] else known
    return known


@cache
def _places(variant: Variant) -> dict[Castle, int]:
    """Where each castle comes in the list."""
    return {castle: place for place, (castle, _) in enumerate(forms_of(variant))}


@cache
def _forms_round(
    variant: Variant, color: Color, king: Square | None
) -> tuple[tuple[Castle, tuple[tuple[Man, ...], ...]], ...]:
    """Those of `forms_of` that fit a king of `color` on that square: of most castles that is one square."""
    kinds = {kind.symbol: kind for kind in variant.kinds}
    found = []
    for castle, forms in forms_of(variant):
        men = [tuple(_men(one, color, variant, kinds)) for one in forms]
        near = tuple(
            form for form in men if all(sq == king for sq, piece in form if piece.kind.letter == "K")
        )
        if near:
            found.append((castle, near))
    return tuple(found)


def _men(one: Form, color: Color, variant: Variant, kinds: Mapping[str, PieceKind]) -> Iterator[Man]:
    for sq, symbol in one.items():
        yield variant.seen_by(color, sq), variant.piece(kinds[symbol], color)


def stands(men: Form, position: Position, color: Color) -> bool:
    """Whether `color` has these men on the board."""
    for sq, symbol in men.items():
        piece = position.piece_at(position.variant.seen_by(color, sq))
        if piece is None or piece.color is not color or piece.kind.symbol != symbol:
            return False
    return True
