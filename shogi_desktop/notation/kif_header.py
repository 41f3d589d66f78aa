"""The head of a KIF file: headers, handicap and board, and how they become a record to put moves into."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import NamedTuple

from shogi_desktop.game import Record
from shogi_desktop.notation.bod import Diagram
from shogi_desktop.notation.errors import PositionTextError
from shogi_desktop.notation.kanji import side_name
from shogi_desktop.notation.result import Problem, ProblemKind, Problems, start_problems
from shogi_desktop.rules import VARIANTS, Color, Handicap, Position, Variant, quoted

NAMES_OF_KEYS: dict[str, str] = {
    "event": "棋戦",
    "site": "場所",
    "date": "開始日時",
    "end_date": "終了日時",
    "time_limit": "持ち時間",
    "opening": "戦型",
}
KEYS_OF_NAMES: dict[str, str] = {name: key for key, name in NAMES_OF_KEYS.items()} | {
    side_name(color, handicap=handicap): color.name.lower() for handicap in (False, True) for color in Color
}
HANDICAP_KEY = "手合割"
VARIANT_KEY = "変則"
OTHER = "その他"
_EVEN = "平手"

_COLON = re.compile("[：:]")
_ALIASES = {
    "香車落ち": "香落ち",
    "左香落ち": "香落ち",
    "飛落ち": "飛車落ち",
    "角行落ち": "角落ち",
    "飛角落ち": "二枚落ち",
    "右五枚落ち": "五枚落ち",
    "七枚落ち": "左七枚落ち",
    "とんぼ": "トンボ",
}
_DIGITS = str.maketrans("23456789２３４５６７８９", "二三四五六七八九" * 2)


class _Named(NamedTuple):
    """A word of the header and where it stands."""

    word: str
    line: int
    column: int


class Header:
    """Everything that stands before the moves, gathered line by line; `fields` are the lines by names."""

    def __init__(self) -> None:
        self.fields: dict[str, list[str]] = {}
        self.diagram = Diagram()
        self._handicap: _Named | None = None
        self.known = False
        """Whether something stood there that only a kifu has."""
        self._variant: Variant | None = None  # the game that is named
        self._unknown_game: tuple[int, str] | None = None
        self._board_line = 1

    @property
    def handicap_word(self) -> str | None:
        """The handicap as it is named; None where none is."""
        return None if self._handicap is None else self._handicap.word

    @property
    def is_bare(self) -> bool:
        """Whether nothing but a diagram has been read."""
        return not self.fields and self.handicap_word is None

    def take_diagram(self, line: str, number: int) -> bool:
        """Take in `line`, the `number`-th, if it is one of a board's; the hands look like headers."""
        is_taken = self.diagram.take(line)
        if is_taken:
            self._board_line = number
            self.known = True
        return is_taken

    def take(self, line: str, number: int) -> bool:
        """Take in `line`, the `number`-th; False if it is no header."""
        colon = _COLON.search(line)
        if colon is None:
            return False
        key = line[: colon.start()].strip()
        if not key:
            return False
        value = line[colon.end() :].strip()
        if self.diagram.take_hand(key, value):
            self.known = True
        elif key == HANDICAP_KEY:
            self._handicap = _Named("".join(value.split()), number, colon.end() + 1)
            self._variant = variant_named(self._handicap.word) or self._variant
            self.known = True
        elif key == VARIANT_KEY and (named := variant_named(value)) is not None:
            self._variant = named
            self.known = True
        else:
            if key == VARIANT_KEY:
                self._unknown_game = (number, value)
            self._keep(key, value)
        return True

    def _keep(self, name: str, value: str) -> None:
        self.known |= name in KEYS_OF_NAMES
        self.fields.setdefault(name, []).append(value)

    def record(self, problems: Problems) -> Record:
        """The record to put moves into; troubles go to `problems`.

        :raises PositionTextError: if there is a board that cannot be set up, and no handicap to go by.
        """
        variant = self._variant or self.diagram.variant()
        if self._unknown_game is not None:
            number, game = self._unknown_game
            text = f"the game {quoted(game)} is not known: {variant.id} is taken"
            problems.append(Problem(number, 1, ProblemKind.HEADER, text))
        handicap, named = find_handicap(self.handicap_word, variant), self._handicap
        if handicap is None and named is not None and named.word not in {"", OTHER}:
            self.fields[HANDICAP_KEY] = [named.word]
            if not self.diagram.has_board:
                word = quoted(named.word)
                text = f"the handicap {word} is not known and there is no board: an even game is taken"
                problems.append(Problem(named.line, named.column, ProblemKind.HEADER, text))
        record = self._record_of(variant, handicap, problems)
        record.headers.update(by_meaning(self.fields, handicap=record.is_handicap))
        if self.diagram.last_move:
            record.root.remarks.append(f"手数＝{self.diagram.count}　{self.diagram.last_move}　まで")
        return record

    def _record_of(self, variant: Variant, handicap: Handicap | None, problems: Problems) -> Record:
        if not self.diagram.has_board:
            named = self._handicap
            if named is not None and named.word == OTHER:
                text = f"{OTHER} without a board: an even game is taken"
                problems.append(Problem(named.line, named.column, ProblemKind.HEADER, text))
            record = Record(variant, handicap_id="even" if handicap is None else handicap.id)
            if self.diagram.turn is Color.WHITE and not record.is_handicap:
                position = record.start_position()
                position.turn = Color.WHITE
                record.start_sfen = position.sfen()
            return record
        try:
            position = self.diagram.position(variant)
            odd = start_problems(position, "\n".join(self.diagram.rows), self._board_line)
        except PositionTextError as error:
            if handicap is None:
                raise
            problems.append(
                Problem(self._board_line, 1, ProblemKind.POSITION, f"{error}; the handicap is taken instead")
            )
            return Record(variant, handicap_id=handicap.id)
        problems += odd
        if handicap is None and self.handicap_word is None:
            handicap = _handicap_standing(position)
        if handicap is not None and self._is_set_up(position, handicap):
            return Record(variant, handicap_id=handicap.id)
        return Record(variant, position.sfen(), None if handicap is None else handicap.id)

    def _is_set_up(self, position: Position, handicap: Handicap) -> bool:
        """Whether the board is that of `handicap`, a side to move left out counting as the right one."""
        start = Position.from_sfen(handicap.sfen, position.variant)
        if self.diagram.turn is None:
            start.turn = position.turn
        return position == start and position.ply == 1


def names_of_keys(headers: Collection[str], *, handicap: bool) -> dict[str, str]:
    """What each known header is called in a file, by its key: 棋戦, 先手, or 下手 in a handicap game.

    Where another of `headers` has that name it goes by its key. `by_meaning` reads what is named so.
    """
    names = {
        "black": side_name(Color.BLACK, handicap=handicap),
        "white": side_name(Color.WHITE, handicap=handicap),
        **NAMES_OF_KEYS,
    }
    return {key: key if name in headers else name for key, name in names.items()}


def by_meaning(fields: Mapping[str, list[str]], *, handicap: bool) -> dict[str, str]:
    """Headers by their keys whose lines stand by any name in `fields`.

    A key has one header. Where several mean the same (先手 and 下手, ``site`` and 場所) it is the one named
    like the key, then the one by which it is written, and the others stay under their names.
    """
    keys: dict[str, str] = {}
    for key, usual in names_of_keys((), handicap=handicap).items():
        others = (name for name, meant in KEYS_OF_NAMES.items() if meant == key)
        name = next((name for name in (key, usual, *others) if name in fields), None)
        if name is not None:
            keys[name] = key
    return {keys.get(name, name): "\n".join(lines) for name, lines in fields.items()}


def _handicap_standing(position: Position) -> Handicap | None:
    return next((h for h in position.variant.handicaps if h.sfen == position.sfen()), None)


def variant_named(word: str) -> Variant | None:
    """The game that a kifu calls `word` in 変則, or in 手合割 when it is even; None if there is none."""
    return next((v for v in VARIANTS if word and v.names.kif == word), None)


def find_handicap(word: str | None, variant: Variant) -> Handicap | None:
    """The handicap that a kifu calls `word`, in any customary spelling; None if there is none."""
    if not word:
        return None
    name = word.translate(_DIGITS)
    name = f"{name}ち" if name.endswith("落") else name
    name = _EVEN if word == variant.names.kif else _ALIASES.get(name, name)
    return next((h for h in variant.handicaps if h.kanji == name), None)
