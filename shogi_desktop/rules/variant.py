"""A variant as data: sizes, kinds, set-up, zone, handicaps and the rules that differ. Never a subclass.

`Variant` holds facts only; `tables` derives reaches from them, and `Position` plays by those.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cached_property

from msgspec import Struct

from shogi_desktop.rules.color import Color
from shogi_desktop.rules.errors import RulesError
from shogi_desktop.rules.geometry import Square, file_of, rank_of, square
from shogi_desktop.rules.pieces import Piece, PieceKind


class ImpasseRule(Enum):
    """Rule sets for impasse (RULES.md 2.4); which of them a variant offers is in `Variant.impasse_rules`."""

    NONE = "none"
    POINTS_24 = "24-point"
    POINTS_27 = "27-point"
    DECLARATION_27 = "27-point declaration"
    DECLARATION_24 = "24-point declaration"
    TRY_RULE = "try rule"
    ALL_PIECES_HOME = "all pieces home"
    AGREEMENT = "agreement"


class Handicap(Struct, frozen=True):
    """A named start position. `kanji` is the Japanese name used in kifu; `sfen` the complete position.

    White (uwate) gives the pieces and moves first; in the even game (`id` ``even``) Black does.
    """

    id: str
    kanji: str
    sfen: str

    @property
    def is_even(self) -> bool:
        """Whether nothing is given."""
        return self.id == "even"


class FormatNames(Struct, frozen=True):
    """What the formats of kifu call a game. None: the format has no word for it, and refuses it.

    An empty name is that of the game which is meant where a text names none. `kif` is the word in 変則 and,
    for the even game, in 手合割 (also for KI2 and BOD); `csa` whether CSA knows the game; `jkf` the word in
    ``variant``; `western` the name in PSN and western text; `is_startpos` whether USI's ``startpos`` means
    it; `server` the word of a CSA server's ``Format`` (Okisaki's is our own).
    """

    kif: str | None = None
    csa: bool = False
    jkf: str | None = None
    western: str | None = None
    is_startpos: bool = False
    server: str | None = None


class Variant(Struct, frozen=True, eq=False, dict=True):
    """The facts of one game.

    `id` is the name used for the USI option ``USI_Variant``; `kinds` holds unpromoted and promoted kinds;
    `hand_kinds` lists what can be in hand, in the order stands and kifu show it; `zone_depth` is the number
    of far ranks that form the promotion zone; `bare_king_loses` switches on RULES.md 4.8. `usual_impasse` is
    the impasse rule that players expect where nothing was agreed; `names` what kifu call the game.
    """

    id: str
    files: int
    ranks: int
    kinds: tuple[PieceKind, ...]
    hand_kinds: tuple[PieceKind, ...]
    start_sfen: str
    zone_depth: int
    handicaps: tuple[Handicap, ...]
    impasse_rules: tuple[ImpasseRule, ...]
    bare_king_loses: bool
    usual_impasse: ImpasseRule = ImpasseRule.NONE
    names: FormatNames = FormatNames()

    def __repr__(self) -> str:
        return f"Variant({self.id!r})"

    @cached_property
    def squares(self) -> tuple[Square, ...]:
        """Every square, in the order of an SFEN: top rank first, from the highest file down."""
        return tuple(square(f, r) for r in range(1, self.ranks + 1) for f in range(self.files, 0, -1))

    @cached_property
    def square_set(self) -> frozenset[Square]:
        """Every square, for membership tests."""
        return frozenset(self.squares)

    def contains(self, sq: Square) -> bool:
        """Whether the board has `sq`."""
        return sq in self.square_set

    def opposite(self, sq: Square) -> Square:
        """Where `sq` lies when the board is turned by half."""
        return square(self.files + 1 - file_of(sq), self.ranks + 1 - rank_of(sq))

    def seen_by(self, color: Color, sq: Square) -> Square:
        """Where `color` sees `sq`: for White the board is turned by half, which also leads back."""
        return sq if color is Color.BLACK else self.opposite(sq)

    def in_zone(self, color: Color, sq: Square) -> bool:
        """Whether `sq` lies in the promotion zone of `color` (RULES.md 1.2, 4.6)."""
        rank = rank_of(sq)
        return rank <= self.zone_depth if color is Color.BLACK else rank > self.ranks - self.zone_depth

    @cached_property
    def _pieces(self) -> dict[tuple[PieceKind, Color], Piece]:
        return {(kind, color): Piece(kind, color) for kind in self.kinds for color in Color}

    @cached_property
    def _kind_by_id(self) -> dict[str, PieceKind]:
        return {kind.id: kind for kind in self.kinds}

    @cached_property
    def _kind_by_symbol(self) -> dict[str, PieceKind]:
        return {kind.symbol: kind for kind in self.kinds}

    @cached_property
    def _base(self) -> dict[PieceKind, PieceKind]:
        return {kind.promoted: kind for kind in self.kinds if kind.promoted is not None}

    @property
    def pieces(self) -> Iterator[Piece]:
        """Every piece there can be: each kind in both colours."""
        return iter(self._pieces.values())

    def piece(self, kind: PieceKind, color: Color) -> Piece:
        """The one `Piece` object of `kind` and `color`. :raises KeyError: for a kind of another variant."""
        return self._pieces[kind, color]

    def kind(self, kind_id: str) -> PieceKind:
        """The kind named `kind_id` (``"rook"``). :raises KeyError: if the variant has none."""
        return self._kind_by_id[kind_id]

    def kind_for_symbol(self, symbol: str) -> PieceKind:
        """The kind with SFEN `symbol` in upper case (``"+R"``). :raises KeyError: if there is none."""
        return self._kind_by_symbol[symbol]

    @property
    def least_kind(self) -> PieceKind:
        """The last of those in hand, the pawn as a rule: it stands for a piece of which nothing is known."""
        return self.hand_kinds[-1]

    def unpromoted(self, kind: PieceKind) -> PieceKind:
        """The near side of `kind`: what goes to the hand when it is captured (RULES.md 1.1)."""
        return self._base.get(kind, kind)

    @cached_property
    def hand_index(self) -> dict[PieceKind, int]:
        """Place of each kind in `hand_kinds`."""
        return {kind: i for i, kind in enumerate(self.hand_kinds)}

    def handicap(self, handicap_id: str) -> Handicap:
        """The handicap named `handicap_id`.

        :raises RulesError: if the variant has none of that name; the text lists those it has.
        """
        for handicap in self.handicaps:
            if handicap.id == handicap_id:
                return handicap
        known = ", ".join(h.id for h in self.handicaps)
        raise RulesError(f"{self.id} has no handicap {handicap_id!r}; it has {known}")
