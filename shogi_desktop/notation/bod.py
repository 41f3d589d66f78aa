"""The board diagram that stands in KIF files and alone as BOD: rows, hands, side to move, move count.

Reading takes 王 竜 杏 圭 全 と 馬, hands in any order and parting, digit line or none (KIFU.md 5). A
file that is nothing but a diagram is read by the reader of KIF and written by `dumps`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from shogi_desktop.game import Path, Record
from shogi_desktop.notation.encoding import UTF_8, encode_lines
from shogi_desktop.notation.errors import CannotHoldError, PositionDetail, PositionFault, PositionTextError
from shogi_desktop.notation.japanese import move_text
from shogi_desktop.notation.kanji import (
    FILE_NAMES,
    KANJI_DIGITS,
    RANK_NAMES,
    kind_names,
    number_name,
    parse_number,
    side_name,
)
from shogi_desktop.rules import (
    VARIANTS,
    Color,
    PieceKind,
    Position,
    RulesError,
    Variant,
    quoted,
    square,
    unnamed_variant,
)

_EMPTY = "・．.･＿□"
_TURNED = "vVｖＶ"
_BETWEEN = " 　^＾"
"""A blank, or the mark of a piece that is not turned."""
_HAND_SIDES = {"先手": Color.BLACK, "下手": Color.BLACK, "後手": Color.WHITE, "上手": Color.WHITE}
_HAND_KEY = re.compile(r"(先手|下手|後手|上手)の?持ち?駒")
_TURN_LINE = re.compile(r"[ 　]*(先手|下手|後手|上手)番[ 　]*")
_RULER = re.compile(r"[ 　]*[+＋][-－─—]{5,}[+＋]?[ 　]*")
_FILES = re.compile(r"[ 　]*(?:(?:１０|10|十|[１-９1-9])[ 　]*){5,}")
_COUNT = re.compile(r"[ 　]*手数[＝=:：][ 　]*([0-9０-９一二三四五六七八九十百]+)[ 　]*(.*?)[ 　]*")
_HAND_ITEM = re.compile(rf"([^{KANJI_DIGITS}十0-9０-９ 　])[ 　]?([{KANJI_DIGITS}十]+|[0-9０-９]+)?")

_MOST_MOVES = 99_999


class Diagram:
    """What has been read of a diagram so far, row by row."""

    def __init__(self) -> None:
        self.rows: list[str] = []
        self.hands: dict[Color, str] = {}
        self.turn: Color | None = None
        self.count: int | None = None
        self.last_move = ""

    def take(self, line: str) -> bool:
        """Take `line` in if it belongs to a diagram; hands look like headers: see `take_hand`."""
        if (body := row_body(line)) is not None:
            self.rows.append(body)
            return True
        if match := _TURN_LINE.fullmatch(line):
            self.turn = _HAND_SIDES[match[1]]
            return True
        if match := _COUNT.fullmatch(line):
            count = parse_number(match[1])
            self.count = count if count is not None and count <= _MOST_MOVES else None
            self.last_move = match[2].removesuffix("まで").strip()
            return True
        return bool(_RULER.fullmatch(line) or _FILES.fullmatch(line)) or line.strip() == "盤面回転"

    def take_hand(self, key: str, value: str) -> bool:
        """Take a header that lists a hand."""
        match = _HAND_KEY.fullmatch(key)
        if match is None:
            return False
        self.hands[_HAND_SIDES[match[1]]] = value
        return True

    @property
    def has_board(self) -> bool:
        """Whether there are rows."""
        return bool(self.rows)

    def variant(self) -> Variant:
        """The game whose board is as wide as the first row, or nearly."""
        if not self.rows:
            return unnamed_variant()
        width = len(_cells(self.rows[0]))
        games = [variant for variant in VARIANTS if variant.names.kif is not None]
        return min(games, key=lambda variant: abs(variant.files - width))

    def position(self, variant: Variant) -> Position:
        """The position of the diagram, Black to move where nothing is said.

        :raises PositionTextError: if rows or squares are missing, or pieces cannot stand so.
        """
        position = Position(variant)
        if len(self.rows) != variant.ranks:
            text = "\n".join(self.rows)
            detail = PositionDetail(PositionFault.RANKS, count=len(self.rows), wanted=variant.ranks)
            why = f"{len(self.rows)} ranks; expected {variant.ranks}"
            raise PositionTextError(text, "board", why, detail=detail)
        for rank, row in enumerate(self.rows, start=1):
            self._stand_row(position, rank, row)
        for color, hand in self.hands.items():
            for kind, count in parse_hand(hand, variant):
                position.set_hand(color, kind, count)
        position.turn = self.turn if self.turn is not None else Color.BLACK
        position.ply = (self.count or 0) + 1
        return position

    @staticmethod
    def _stand_row(position: Position, rank: int, row: str) -> None:
        variant = position.variant
        cells = _cells(row)
        if len(cells) != variant.files:
            detail = PositionDetail(PositionFault.SQUARES, rank, len(cells), variant.files)
            why = f"{len(cells)} squares; expected {variant.files}"
            raise PositionTextError(row, f"rank {rank}", why, detail=detail)
        for column, (is_turned, name) in enumerate(cells):
            if name in _EMPTY:
                continue
            kind = kind_names(variant).get(name)
            if kind is None:
                detail = PositionDetail(PositionFault.UNKNOWN_PIECE, rank, part=name)
                why = f"{quoted(name)} is not a piece of {variant.id}"
                raise PositionTextError(row, f"rank {rank}", why, detail=detail)
            color = Color.WHITE if is_turned else Color.BLACK
            try:
                position.put(variant.piece(kind, color), square(variant.files - column, rank))
            except RulesError as error:
                detail = PositionDetail.of(error)
                raise PositionTextError(row, f"rank {rank}", str(error), detail=detail) from None


def row_body(line: str) -> str | None:
    """What stands between the bars of a board row; None if the line is none."""
    before, bar, behind = line.replace("｜", "|").partition("|")
    if not bar or before.strip():
        return None
    body, _, _ = behind.partition("|")
    return body if len(body) >= 5 else None


def _cells(row: str) -> list[tuple[bool, str]]:
    """Each piece or dot, and whether it is turned, by a ``v`` before it."""
    cells: list[tuple[bool, str]] = []
    is_turned = False
    for character in row:
        if character in _TURNED:
            is_turned = True
        elif character not in _BETWEEN:
            cells.append((is_turned, character))
            is_turned = False
    return cells


def parse_hand(text: str, variant: Variant) -> list[tuple[PieceKind, int]]:
    """The pieces of a hand: 飛　歩十七, parted by anything or nothing; なし is none.

    :raises PositionTextError: for a piece that cannot be in hand.
    """
    if not text or text.startswith("なし"):
        return []
    counts: dict[PieceKind, int] = {}
    for name, number in _HAND_ITEM.findall(text):
        kind = kind_names(variant).get(name)
        count = parse_number(number) if number else 1
        if kind is None or kind not in variant.hand_kinds or count is None or not 0 <= count <= 99:
            detail = PositionDetail(PositionFault.HANDS, part=name + number)
            why = f"{quoted(name + number)} cannot be in hand"
            raise PositionTextError(text, "hands", why, detail=detail)
        counts[kind] = counts.get(kind, 0) + count
    return list(counts.items())


def name_in_kif(variant: Variant) -> str:
    """What KIF, KI2 and BOD call a game, nothing for the one that is meant without a name.

    :raises CannotHoldError: if they have no name for it.
    """
    if variant.names.kif is None:
        raise CannotHoldError("KIF", f"it has no name for the game {variant.id}")
    return variant.names.kif


def diagram_lines(position: Position, *, handicap: bool = False, last_move: str = "") -> Iterable[str]:
    """The lines of a diagram of `position`: White's hand, board, Black's hand, count, side to move."""
    variant = position.variant
    yield f"{side_name(Color.WHITE, handicap=handicap)}の持駒：{_hand_text(position, Color.WHITE)}"
    yield "  " + " ".join(FILE_NAMES[file] for file in range(variant.files, 0, -1))
    ruler = "+" + "---" * variant.files + "+"
    yield ruler
    for rank in range(1, variant.ranks + 1):
        row = "".join(_cell_text(position, file, rank) for file in range(variant.files, 0, -1))
        yield f"|{row}|{RANK_NAMES[rank]}"
    yield ruler
    yield f"{side_name(Color.BLACK, handicap=handicap)}の持駒：{_hand_text(position, Color.BLACK)}"
    if position.ply != 1:
        yield f"手数＝{position.ply - 1}" + (f"　{last_move}　まで" if last_move else "")
    if position.turn is Color.WHITE or handicap:
        yield f"{side_name(position.turn, handicap=False)}番"  # 上手番 is not understood everywhere


def dumps(record: Record, path: Path | None = None) -> str:
    """The position at `path` (the end of the main line, if not given), with the move that led to it.

    :raises CannotHoldError: for a game that KIF cannot name.
    """
    name_in_kif(record.variant)
    path = record.end_path() if path is None else path
    last_move = ""
    if path:
        before, move = record.position(path[:-1]), record.node(path).move
        if move is not None and before.is_legal(move):
            last_move = move_text(before, move)
    position = record.position(path)
    return "\n".join(diagram_lines(position, handicap=record.is_handicap, last_move=last_move)) + "\n"


def dump(record: Record, encoding: str = UTF_8) -> bytes:
    """The same as bytes. :raises UnencodableError: naming the characters that the encoding lacks."""
    text = dumps(record)
    if encoding != UTF_8:
        text = text.translate(str.maketrans("☗☖", "▲△"))
    return encode_lines(text, encoding)


def _cell_text(position: Position, file: int, rank: int) -> str:
    piece = position.piece_at(square(file, rank))
    if piece is None:
        return " ・"
    return ("v" if piece.color is Color.WHITE else " ") + piece.kind.kanji


def _hand_text(position: Position, color: Color) -> str:
    items = position.hand(color).items()
    return "　".join(k.kanji + (number_name(n) if n > 1 else "") for k, n in items) or "なし"
