"""Move text as Japanese books print it: ☗７六歩, ☖同　銀成, ☗５二金右 (CONVENTIONS.md, Japanese move text).

Writing and reading share one idea: the moves that the bare text could mean, and the words (左 直 右,
上 寄 引) that are true of each; a text is right when its words are true of one move only. Source of the
order of words: the Japan Shogi Association's page on recording moves. Okisaki's knights can stand so that no
words tell them apart; the origin follows in parentheses then, as in KIF: ☗５五跳(47), the house's own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec import Struct

from shogi_desktop.notation.errors import MoveReadError
from shogi_desktop.notation.kanji import (
    FILE_NAMES,
    MARK_COLORS,
    MARKS,
    RANK_NAMES,
    kind_names,
    kind_text,
    parse_number,
    square_text,
)
from shogi_desktop.notation.kif_moves import origin_of
from shogi_desktop.rules import (
    BoardMove,
    Color,
    Drop,
    Move,
    PieceKind,
    Position,
    Square,
    Variant,
    file_of,
    rank_of,
    square,
)

_SIDES = "左直右"


def move_text(
    position: Position, move: Move, previous_target: Square | None = None, *, mark: bool = True
) -> str:
    """The text of the legal `move` in `position`, unique among the legal moves there.

    `previous_target` is where the move before went, for 同; `mark` puts ☗ or ☖ before it.
    """
    target = move.target
    where = "同　" if target == previous_target else square_text(target)
    text = (MARKS[position.turn] if mark else "") + where
    if isinstance(move, Drop):
        text += kind_text(move.kind)
        return text + ("打" if position.origins(target, move.kind) else "")
    piece = position.piece_at(move.origin)
    if piece is None:
        return text + "？"
    text += kind_text(piece.kind)
    text += _words(position, piece.kind, move)
    if move.promote:
        return text + "成"
    declined = BoardMove(move.origin, target, promote=True)
    return text + ("不成" if position.is_legal(declined) else "")


def _words(position: Position, kind: PieceKind, move: BoardMove) -> str:
    # Words tell apart whatever could go there by its move alone, pinned or not, as programs and books do, so
    # that a text is plain to a reader who does not look for pins.
    rivals = position.origins(move.target, kind)
    if len(rivals) < 2:
        return ""
    features = {sq: _features(kind, position.turn, sq, move.target, rivals) for sq in rivals}
    sides, way = features[move.origin]
    for words in (way, *sides, *(side + way for side in sides)):
        if sum(_holds(words, *features[sq]) for sq in rivals) == 1:
            return words
    return _origin_text(move.origin)


def _features(
    kind: PieceKind, color: Color, origin: Square, target: Square, rivals: list[Square]
) -> tuple[tuple[str, ...], str]:
    """The side words and the way word that are true of a move, seen by the mover.

    A sliding piece is left or right by comparison with its rivals, a stepping piece by comparison with the
    target; only steppers may go 直, straight ahead.
    """
    sign = 1 if color is Color.BLACK else -1
    forward = sign * (rank_of(origin) - rank_of(target))
    way = "上" if forward > 0 else "引" if forward < 0 else "寄"
    if kind.movement.slides:
        left_of = [sign * file_of(sq) for sq in rivals]
        mine = sign * file_of(origin)
        names = []
        if mine == max(left_of) and left_of.count(mine) < len(left_of):
            names.append("左")
        if mine == min(left_of) and left_of.count(mine) < len(left_of):
            names.append("右")
        return tuple(names), way
    aside = sign * (file_of(origin) - file_of(target))
    if aside:
        return ("左" if aside > 0 else "右",), way
    return (("直",), way) if forward == 1 else ((), way)


def _holds(words: str, sides: tuple[str, ...], way: str) -> bool:
    return all(word in sides or word == way for word in words)


def _origin_text(origin: Square) -> str:
    file, rank = file_of(origin), rank_of(origin)
    return f"({file}.{rank})" if file > 9 or rank > 9 else f"({file}{rank})"


# Reading


@cache
def _pattern(variant: Variant) -> re.Pattern[str]:
    files = "|".join(("十", "10", *FILE_NAMES[:0:-1], "[1-9]"))
    ranks = "|".join(("10", "１０", *RANK_NAMES[:0:-1], "[１-９1-9]"))
    return re.compile(
        rf"(?P<mark>[{''.join(MARK_COLORS)}]?)[ 　]*"
        rf"(?:(?P<file>{files})(?P<rank>{ranks})[ 　]*(?P<also>同?)|同)[ 　]*"
        rf"(?P<kind>{'|'.join(kind_names(variant))})[ 　]*"
        r"(?P<words>[左直右上行入寄引下]*)"
        r"(?P<turn>不成|成らず|成り?|生)?(?P<drop>[打合]?)"
        r"(?:[（(](?P<origin>[0-9０-９.．]+)[)）])?"
    )


class SaidMove(Struct, frozen=True):
    """What a text says by itself, before the position is asked."""

    color: Color | None
    target: Square | None
    """None for 同, the square of the move before."""
    kind: PieceKind
    words: str
    promote: bool
    is_drop: bool
    has_origin: bool
    origin: Square | None
    """None also where what is written is none."""

    @property
    def may_drop(self) -> bool:
        """Whether nothing is said that is true of a move on the board only."""
        return not (self.words or self.promote or self.origin)


_SAME_WORDS = str.maketrans("行入下", "上上引")


@lru_cache(maxsize=50_000)
def said_by(text: str, variant: Variant) -> SaidMove | None:
    """What `text` says, worked out once, as it says the same wherever it stands.

    None if it is no move, or names a square off the board.
    """
    match = _pattern(variant).fullmatch(text.strip())
    if match is None:
        return None
    target = None
    if match["file"]:
        file, rank = parse_number(match["file"]), parse_number(match["rank"])
        assert file is not None  # the pattern has numbers only
        assert rank is not None
        target = square(file, rank)
        if not variant.contains(target):
            return None
    return SaidMove(
        MARK_COLORS.get(match["mark"]),
        target,
        kind_names(variant)[match["kind"]],
        match["words"].translate(_SAME_WORDS),
        match["turn"] in {"成", "成り"},
        bool(match["drop"]),
        match["origin"] is not None,
        origin_of(match["origin"]),
    )


def parse_move_text(text: str, position: Position, previous_target: Square | None = None) -> Move:
    """The legal move that `text` means in `position`.

    Read are all forms that `move_text` writes, with or without mark, and the customary variants: digits of
    any width, 行 入 for 上, 下 for 引, 竜, 王, words that are true but not needed, 打 left out.

    :raises MoveReadError: if it fits no legal move, or several.
    """
    said = said_by(text, position.variant)
    if said is None or (said.color is not None and said.color is not position.turn):
        raise MoveReadError(text)
    moves = moves_meant(said, position, previous_target)
    if len(moves) != 1:
        raise MoveReadError(text, tuple(move_text(position, m, previous_target) for m in moves))
    return moves[0]


def moves_meant(said: SaidMove, position: Position, previous: Square | None) -> Sequence[Move]:
    """The legal moves that a text can mean, whichever side's mark it has; `previous` is the target for 同."""
    kind, target = said.kind, said.target
    if target is None:
        if previous is None or not position.variant.contains(previous):
            return ()
        target = previous
    moves = () if said.is_drop else position.legal_moves_to(target, kind, promote=said.promote)
    if not moves:
        if not said.may_drop:
            return ()
        drop = Drop(kind, target)
        return (drop,) if position.is_legal(drop) else ()
    if said.has_origin:
        return [move for move in moves if move.origin == said.origin]
    if not said.words:
        return moves
    meant: list[BoardMove] = []
    # Most writers tell all pieces apart that reach the square; some only those that may go there.
    for rivals in (position.origins(target, kind), [move.origin for move in moves]):
        meant = [
            move
            for move in moves
            if _holds(said.words, *_features(kind, position.turn, move.origin, target, rivals))
        ]
        if len(meant) == 1:
            break
    return meant
