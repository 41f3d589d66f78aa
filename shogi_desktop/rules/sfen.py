"""SFEN, the text form of a position, for boards of up to eleven files.

Source: the USI protocol page; ten files as Fairy-Stockfish writes them (``10`` empty squares are one
number). Reading accepts three fields (no move number) and hands in any order; writing is canonical.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct

from shogi_desktop.rules.color import Color
from shogi_desktop.rules.errors import SfenError, SfenFault
from shogi_desktop.rules.geometry import Square, square
from shogi_desktop.rules.hand import Hand
from shogi_desktop.rules.pieces import Piece, PieceKind
from shogi_desktop.rules.quoting import quoted
from shogi_desktop.rules.variant import Variant
from shogi_desktop.rules.variants import VARIANTS

_TURNS = {"b": Color.BLACK, "w": Color.WHITE}
_HAND_ITEM = re.compile(r"(\d{0,3})([A-Za-z])")


def variant_of_sfen(text: str) -> Variant:
    """The game whose board has as many ranks as `text`. :raises SfenError: if none has."""
    fields = text.split()
    ranks = fields[0].count("/") + 1 if fields else 0
    for variant in VARIANTS:
        if variant.ranks == ranks:
            return variant
    sizes = " or ".join(str(v.ranks) for v in VARIANTS)
    raise SfenError(text, "board", f"{ranks} ranks; expected {sizes}", SfenFault.RANKS)


class Setup(Struct, frozen=True):
    """What an SFEN says: the men on the board, both hands, the side to move and the move number."""

    men: Mapping[Square, Piece]
    hands: Mapping[tuple[Color, PieceKind], int]
    turn: Color
    ply: int


def parse_sfen(text: str, variant: Variant) -> Setup:
    """What `text` describes. Whether it could arise in play is `validation`'s question.

    :raises SfenError: naming the place ("rank 3", "side to move", "hands", "move number") and the trouble.
    """
    fields = text.split()
    if not 2 <= len(fields) <= 4:
        raise SfenError(text, "text", "expected board, side to move, hands and move number", SfenFault.FIELDS)
    men = _read_board(fields[0], variant, text)
    if fields[1] not in _TURNS:
        raise SfenError(text, "side to move", f"{quoted(fields[1])}; expected b or w", SfenFault.TURN)
    hands = _read_hands(fields[2] if len(fields) > 2 else "-", variant, text)
    number = fields[3] if len(fields) > 3 else "1"
    if not re.fullmatch(r"[0-9]{1,6}", number):
        raise SfenError(text, "move number", f"{quoted(number)} is not a number", SfenFault.NUMBER)
    return Setup(men, hands, _TURNS[fields[1]], max(1, int(number)))


def _read_board(board: str, variant: Variant, text: str) -> dict[Square, Piece]:
    rows = board.split("/")
    if len(rows) != variant.ranks:
        raise SfenError(text, "board", f"{len(rows)} ranks; expected {variant.ranks}", SfenFault.RANKS)
    men: dict[Square, Piece] = {}
    kings: set[Piece] = set()
    for rank, row in enumerate(rows, start=1):
        place = f"rank {rank}"
        cells = _cells(row, variant, text, rank)
        if len(cells) != variant.files:
            why = f"{len(cells)} squares; expected {variant.files}"
            raise SfenError(text, place, why, SfenFault.SQUARES, rank)
        for column, piece in enumerate(cells):
            if piece is None:
                continue
            if piece in kings:
                why = f"a second {piece.color.name.lower()} king"
                raise SfenError(text, place, why, SfenFault.SECOND_KING, rank)
            if piece.kind.royal:
                kings.add(piece)
            men[square(variant.files - column, rank)] = piece
    return men


def _cells(row: str, variant: Variant, text: str, rank: int) -> list[Piece | None]:
    """The squares of one rank. Two digits are one number only where the board is that wide."""
    cells: list[Piece | None] = []
    number = r"1[01]|[1-9]" if variant.files > 9 else "[1-9]"
    offset = 0
    for match in re.finditer(rf"({number})|(\+?)([A-Za-z])", row):
        if match.start() != offset:
            break
        offset = match.end()
        digits, plus, letter = match.groups()
        if digits:
            cells += [None] * int(digits)
            continue
        try:
            kind = variant.kind_for_symbol(plus + letter.upper())
        except KeyError:
            why = f"{quoted(plus + letter)} is not a piece of {variant.id}"
            raise SfenError(text, f"rank {rank}", why, SfenFault.UNKNOWN_PIECE, rank) from None
        cells.append(variant.piece(kind, Color.BLACK if letter.isupper() else Color.WHITE))
    if offset != len(row):
        why = f"{quoted(row[offset])} is not understood"
        raise SfenError(text, f"rank {rank}", why, SfenFault.NOT_UNDERSTOOD, rank)
    return cells


def _read_hands(hands: str, variant: Variant, text: str) -> dict[tuple[Color, PieceKind], int]:
    counts: dict[tuple[Color, PieceKind], int] = {}
    if hands == "-":
        return counts
    offset = 0
    for match in _HAND_ITEM.finditer(hands):
        if match.start() != offset:
            break
        offset = match.end()
        color = Color.BLACK if match[2].isupper() else Color.WHITE
        kind = next((k for k in variant.hand_kinds if k.symbol == match[2].upper()), None)
        if kind is None:
            raise SfenError(text, "hands", f"{quoted(match[2])} cannot be in hand", SfenFault.HANDS)
        counts[color, kind] = counts.get((color, kind), 0) + int(match[1] or 1)
    if offset != len(hands):
        raise SfenError(text, "hands", f"{quoted(hands[offset])} is not understood", SfenFault.HANDS)
    return counts


def format_sfen(
    variant: Variant, men: Mapping[Square, Piece], hands: tuple[Hand, Hand], turn: Color, ply: int
) -> str:
    """SFEN of a position: hands Black first, each in the variant's order, ``-`` if both are empty."""
    rows = []
    for rank in range(1, variant.ranks + 1):
        row, empty = "", 0
        for file in range(variant.files, 0, -1):
            piece = men.get(square(file, rank))
            if piece is None:
                empty += 1
                continue
            row += (str(empty) if empty else "") + piece.symbol
            empty = 0
        rows.append(row + (str(empty) if empty else ""))
    in_hand = "".join(_hand_text(color, hands[color]) for color in Color)
    return f"{'/'.join(rows)} {'b' if turn is Color.BLACK else 'w'} {in_hand or '-'} {ply}"


def _hand_text(color: Color, hand: Hand) -> str:
    items = ((kind.symbol if color is Color.BLACK else kind.symbol.lower(), n) for kind, n in hand.items())
    return "".join((str(n) if n > 1 else "") + symbol for symbol, n in items)
