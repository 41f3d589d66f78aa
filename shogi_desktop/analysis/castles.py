"""Castles by their shape: the one place that says which men on which squares make which castle.

Games are named by it (`analysis.openings`, review, library), and the computer's opening plans build what
stands here (`app.players.plans`). The squares are those of any primer, written as Black has them and turned
round for White. Standard shogi only.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from shogi_desktop.rules import Color, Position, Square, file_of, parse_square, rank_of, square


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

    def __init__(self, code: str, kanji: str, english: str) -> None:
        self.code = code
        self.kanji = kanji
        self.english = english


_SHAPES: Final[Mapping[Castle, tuple[str, ...]]] = {
    # The men that make it, in either of several forms. Where two fit, the first is meant.
    Castle.ANAGUMA: ("K9i L9h S8h", "K1i L1h S2h"),
    Castle.SILVER_CROWN: ("K2h S2g G3h", "K8h S8g G7h"),
    Castle.YAGURA: ("K8h G7h S7g",),
    Castle.MINO: ("K2h S3h G4i",),
    Castle.LEFT_MINO: ("K8h S7h G6i", "K8g S7h G6i"),
    Castle.BOAT: ("K7h S7i G6i G5h",),
    Castle.SNOWROOF: ("G7h S6g S5g",),
    Castle.GOLD_FORTRESS: ("K3h G4h G5h S2h",),
    Castle.CENTRAL_HOUSE: ("K5h G7h G3h",),
}
FORMS: Final = tuple(
    (castle, tuple({parse_square(man[1:]): man[0] for man in shape.split()} for shape in shapes))
    for castle, shapes in _SHAPES.items()
)
"""Each castle with its forms: the symbols of the men by square, as Black has them."""


def turned(color: Color, sq: Square) -> Square:
    """`sq` of the 9×9 board as `color` sees it: White's squares are turned round."""
    return sq if color is Color.BLACK else square(10 - file_of(sq), 10 - rank_of(sq))


def castle_of(position: Position, color: Color, known: Castle | None = None) -> Castle | None:
    """The castle that `color` has on the board of standard shogi, None where it has no name.

    :param known: what it had before; a castle that comes later in the list does not take its place.
    """
    for castle, forms in FORMS:
        if castle is known or any(_stands(form, position, color) for form in forms):
            return castle
    return None


def _stands(form: Mapping[Square, str], position: Position, color: Color) -> bool:
    for sq, symbol in form.items():
        piece = position.piece_at(turned(color, sq))
        if piece is None or piece.color is not color or piece.kind.symbol != symbol:
            return False
    return True
