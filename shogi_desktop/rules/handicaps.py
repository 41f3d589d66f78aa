"""Handicap starts (RULES.md 3), derived from a set-up by taking White's pieces off the board.

Left and right are White's own: its left lance stands on ``1a``. Where programs differ this module follows
the majority (Kifu for Windows, JKF, ShogiBoardQ, cshogi): *three pieces* is rook, bishop and **left** lance;
*five* is four pieces and the **right** knight, 左五枚落ち the left one; *nine* is eight pieces and the left
gold. The names mean the same in Okisaki shogi, whose queen stays in all of them up to ten; bare king, three
pawns and dragonfly leave no queen.
"""

from __future__ import annotations

from shogi_desktop.rules.variant import Handicap

_ROOK_BISHOP = ("r", "b")
_LANCES = ("left l", "right l")
_KNIGHTS = ("left n", "right n")
_SILVERS = ("left s", "right s")
_GOLDS = ("left g", "right g")
_FOUR = (*_ROOK_BISHOP, *_LANCES)
_SIX = (*_FOUR, *_KNIGHTS)
_EIGHT = (*_SIX, *_SILVERS)

_GIVEN: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("lance", "香落ち", ("left l",)),
    ("right_lance", "右香落ち", ("right l",)),
    ("bishop", "角落ち", ("b",)),
    ("rook", "飛車落ち", ("r",)),
    ("rook_lance", "飛香落ち", ("r", "left l")),
    ("two", "二枚落ち", _ROOK_BISHOP),
    ("three", "三枚落ち", (*_ROOK_BISHOP, "left l")),
    ("four", "四枚落ち", _FOUR),
    ("five", "五枚落ち", (*_FOUR, "right n")),
    ("five_left", "左五枚落ち", (*_FOUR, "left n")),
    ("six", "六枚落ち", _SIX),
    ("seven_left", "左七枚落ち", (*_SIX, "left s")),
    ("seven_right", "右七枚落ち", (*_SIX, "right s")),
    ("eight", "八枚落ち", _EIGHT),
    ("nine", "九枚落ち", (*_EIGHT, "left g")),
    ("ten", "十枚落ち", (*_EIGHT, *_GOLDS)),
)


def standard_handicaps(start_sfen: str) -> tuple[Handicap, ...]:
    """Every named handicap for the set-up `start_sfen`, the even game first, then by what is given."""
    rows = start_sfen.split(maxsplit=1)[0].split("/")
    named = [Handicap("even", "平手", start_sfen)]
    named += [Handicap(id_, kanji, _sfen(_without(rows, given))) for id_, kanji, given in _GIVEN]
    bare = _keeping(rows, "k")
    named += [
        Handicap("naked_king", "裸玉", _sfen(bare)),
        Handicap("three_pawns", "歩三兵", _sfen(bare, hands="3p")),
        Handicap("dragonfly", "トンボ", _sfen(_keeping(rows, "krbp"))),
    ]
    return tuple(named)


def _sfen(rows: list[str], hands: str = "-") -> str:
    return f"{'/'.join(rows)} w {hands} 1"


def _without(rows: list[str], given: tuple[str, ...]) -> list[str]:
    """`rows` less the White pieces in `given`, each a letter, or a side and a letter where there are two."""
    cells = [_cells(row) for row in rows]
    for item in given:
        side, _, letter = item.rpartition(" ")
        row = next(row for row in cells if letter in row)
        # A row reads from the highest file, White's right, to file 1, its left.
        column = len(row) - 1 - row[::-1].index(letter) if side == "left" else row.index(letter)
        row[column] = ""
    return [_row(row) for row in cells]


def _keeping(rows: list[str], letters: str) -> list[str]:
    """`rows` with only those White pieces whose letter is in `letters`."""
    return [_row(["" if c.islower() and c not in letters else c for c in _cells(row)]) for row in rows]


def _cells(row: str) -> list[str]:
    cells: list[str] = []
    digits = ""
    for letter in f"{row} ":
        if letter.isdigit():
            digits += letter
            continue
        cells += [""] * int(digits or 0)
        digits = ""
        cells.append(letter)
    return cells[:-1]


def _row(cells: list[str]) -> str:
    text, empty = "", 0
    for cell in [*cells, None]:
        if cell == "":
            empty += 1
            continue
        text += (str(empty) if empty else "") + (cell or "")
        empty = 0
    return text
