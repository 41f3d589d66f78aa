"""The characters of Japanese kifu: numerals, squares, piece names; shared by every Japanese format."""

from __future__ import annotations

from functools import cache

from shogi_desktop.rules import Color, PieceKind, Square, Variant, file_of, rank_of

KANJI_DIGITS = "〇一二三四五六七八九"
WIDE_DIGITS = "０１２３４５６７８９"
_TO_ASCII = str.maketrans(WIDE_DIGITS + "．：（）＋　", "0123456789.:()+ ")

RANK_NAMES = ("", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十")
FILE_NAMES = ("", "１", "２", "３", "４", "５", "６", "７", "８", "９", "１０")

SIDE_NAMES = {False: ("先手", "後手"), True: ("下手", "上手")}
"""What the sides are called, by whether the game is a handicap game; Black's name first."""

MARKS = {Color.BLACK: "☗", Color.WHITE: "☖"}
MARK_COLORS = {
    **dict.fromkeys("☗▲▼", Color.BLACK),
    **dict.fromkeys("☖△▽", Color.WHITE),
}

_LONGEST_NUMBER = 9
_OTHER_NAMES: dict[str, tuple[str, ...]] = {
    "king": ("王",),
    "knight": ("桂", "跳"),
    "dragon": ("竜", "成飛"),
    "horse": ("成角",),
    "promoted_silver": ("成銀",),
    "promoted_knight": ("成桂", "圭", "今", "成跳"),
    "promoted_lance": ("成香", "杏", "仝"),
    "tokin": ("と", "个", "成歩"),
}
"""What kifu may call a kind besides the name that it has in its game."""


def to_ascii(text: str) -> str:
    """Full-width digits, colon, full stop, plus, parentheses and blank made ASCII."""
    return text.translate(_TO_ASCII)


def number_name(number: int) -> str:
    """`number` (1 to 99) in kanji: 十八."""
    tens, ones = divmod(number, 10)
    head = "" if not tens else ("" if tens == 1 else KANJI_DIGITS[tens]) + "十"
    return head + (KANJI_DIGITS[ones] if ones else "")


def parse_number(text: str) -> int | None:
    """The number that `text` means, in kanji or digits of any width; None if it is none."""
    plain = to_ascii(text)
    if plain.isascii() and plain.isdecimal():
        return int(plain[:_LONGEST_NUMBER])
    total, ones = 0, 0
    for character in text:
        if character == "十":
            total, ones = total + (ones or 1) * 10, 0
        elif (digit := KANJI_DIGITS.find(character)) >= 0:
            ones = ones * 10 + digit
        else:
            return None
    return total + ones if text else None


def square_text(sq: Square) -> str:
    """`sq` as kifu write it: full-width file, kanji rank (７六, １０十)."""
    return FILE_NAMES[file_of(sq)] + RANK_NAMES[rank_of(sq)]


def kind_text(kind: PieceKind) -> str:
    """Name of `kind` in a move: 成銀, 成桂 and 成香 for standard shogi, else the piece's one character."""
    return kind.written or kind.kanji


@cache
def kind_names(variant: Variant) -> dict[str, PieceKind]:
    """Every name that a kifu may give a kind of `variant`."""
    return {
        name: kind
        for kind in variant.kinds
        for name in (kind.kanji, *_OTHER_NAMES.get(kind.id, ()), kind.written)
        if name
    }


def side_name(color: Color, *, handicap: bool) -> str:
    """先手/後手, or 下手/上手 in a handicap game."""
    return SIDE_NAMES[handicap][color]
