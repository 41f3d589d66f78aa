"""The start position in a CSA file: PI with removals, rows P1 to P9, pieces one by one, the rest in hand.

Source: the CSA standard, part 2.5 (start position). Blanks in rows may have been trimmed or squeezed. A tenth
file or rank is ``A`` (`csa_moves`); files of CSA have none.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from shogi_desktop.notation.csa_moves import DIGITS
from shogi_desktop.notation.csa_words import COLORS, SIGNS, code_of, kinds_by_code
from shogi_desktop.notation.errors import PositionDetail, PositionFault, PositionTextError
from shogi_desktop.rules import (
    STANDARD,
    Color,
    Piece,
    PieceKind,
    Position,
    RulesError,
    Variant,
    quoted,
    square,
)

_ROW = re.compile(r"[+-][A-Z]{2}|\*")
_PIECE = re.compile(r"([\dA])([\dA])([A-Z]{2})")
_REST = "AL"


class CsaStart:
    """What has been read of a start position, statement by statement."""

    def __init__(self, variant: Variant = STANDARD) -> None:
        self._variant = variant
        self.position = Position(variant)
        self.is_given = False
        self.turn: Color | None = None

    def take(self, statement: str) -> bool:
        """Take a statement in if it is one of a start position.

        :raises PositionTextError: if it is one that cannot be set up.
        """
        if statement in COLORS:
            self.turn = COLORS[statement]
            return True
        if not statement.startswith("P") or len(statement) < 2:
            return False
        head, rest = statement[1], statement[2:]
        try:
            if head == "I":
                self._stand_all(rest)
            elif head in COLORS:
                self._stand_pieces(COLORS[head], rest, statement)
            elif head in DIGITS[1 : self._variant.ranks + 1]:
                self._stand_row(int(head, 16), rest, statement)
            else:
                return False
        except (RulesError, KeyError) as error:
            detail = PositionDetail.of(error)
            raise PositionTextError(statement, "board", str(error), detail=detail) from None
        self.is_given = True
        return True

    def _stand_all(self, removals: str) -> None:
        self.position = Position.start(self._variant)
        for file, rank, _ in _PIECE.findall(removals):
            self.position.put(None, square(int(file, 16), int(rank, 16)))

    def _stand_row(self, rank: int, row: str, statement: str) -> None:
        cells = _ROW.findall(row)
        if len(cells) != self._variant.files:
            detail = PositionDetail(PositionFault.SQUARES, rank, len(cells), self._variant.files)
            why = f"{len(cells)} squares; expected {self._variant.files}"
            raise PositionTextError(statement, f"rank {rank}", why, detail=detail)
        for column, cell in enumerate(cells):
            piece = None if cell == "*" else self._piece(cell[1:], COLORS[cell[0]], statement)
            self.position.put(piece, square(self._variant.files - column, rank))

    def _stand_pieces(self, color: Color, text: str, statement: str) -> None:
        for file, rank, code in _PIECE.findall(text):
            if file + rank != "00":
                self.position.put(self._piece(code, color, statement), square(int(file, 16), int(rank, 16)))
            elif code == _REST:
                self._take_rest(color)
            else:
                kind = self._kind(code, statement)
                self.position.set_hand(color, kind, self.position.hand(color).count(kind) + 1)

    def _take_rest(self, color: Color) -> None:
        """Put all pieces of a set that are nowhere yet into the hand of `color`."""
        left = _pieces_of(Position.start(self._variant))
        left.subtract(_pieces_of(self.position))
        for kind in self._variant.hand_kinds:
            held = self.position.hand(color).count(kind)
            self.position.set_hand(color, kind, held + max(left[kind], 0))

    def finished(self, first_move: Color | None) -> Position:
        """The whole position; who is to move is told by the first move where nothing says it."""
        position = self.position if self.is_given else Position.start(self._variant)
        position.turn = next((c for c in (self.turn, first_move) if c is not None), Color.BLACK)
        return position

    def _piece(self, code: str, color: Color, statement: str) -> Piece:
        return self._variant.piece(self._kind(code, statement), color)

    def _kind(self, code: str, statement: str) -> PieceKind:
        kind = kinds_by_code(self._variant).get(code)
        if kind is None:
            detail = PositionDetail(PositionFault.UNKNOWN_PIECE, part=code)
            raise PositionTextError(statement, "board", f"{quoted(code)} is not a piece", detail=detail)
        return kind


def _pieces_of(position: Position) -> Counter[PieceKind]:
    counts = Counter(position.variant.unpromoted(piece.kind) for _, piece in position.pieces())
    for color in Color:
        counts.update(dict(position.hand(color).items()))
    return counts


def start_lines(position: Position) -> Iterator[str]:
    """The lines that set `position` up, the side to move last."""
    variant = position.variant
    if position.sfen().split()[::2] == variant.start_sfen.split()[::2]:
        yield "PI"
    else:
        for rank in range(1, variant.ranks + 1):
            cells = (position.piece_at(square(file, rank)) for file in range(variant.files, 0, -1))
            row = (" * " if piece is None else SIGNS[piece.color] + code_of(piece.kind) for piece in cells)
            yield f"P{DIGITS[rank]}{''.join(row)}"
        for color in Color:
            in_hand = "".join(f"00{code_of(kind)}" * count for kind, count in position.hand(color).items())
            if in_hand:
                yield f"P{SIGNS[color]}{in_hand}"
    yield SIGNS[position.turn]
