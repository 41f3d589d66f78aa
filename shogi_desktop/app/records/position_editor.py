"""A position being set up: what stands where, what is in hand, and the box that holds the rest; with undo.

A draft may be wrong in every way: kings missing or doubled, pawns where none may stand. What is wrong with it
and what it can be used for is told by `Draft.verdict`, from `rules.validation`. No operation makes or loses a
piece: what leaves board and hands is in the box, and what the box lacks cannot be put anywhere. Words for all
of it are `gui.editor`'s; reading positions from text is `position_text`'s.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cache

from shogi_desktop.rules import (
    Color,
    Fault,
    Hand,
    Handicap,
    Piece,
    PieceKind,
    Position,
    PositionProblem,
    RulesError,
    Square,
    UnplayableError,
    Variant,
    file_of,
    oddities_for_study,
    problems_of,
    rank_of,
    square,
)
from shogi_desktop.rules.sfen import format_sfen

LARGEST_NUMBER = 9_999
"""The largest number of a move that can be set by hand."""
_LONGEST_HISTORY = 1_000

_Counts = tuple[int, ...]


# --- places ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OnSquare:
    """A square of the board."""

    square: Square


@dataclass(frozen=True, slots=True)
class InHand:
    """The pieces of one kind in one side's hand."""

    color: Color
    kind: PieceKind


@dataclass(frozen=True, slots=True)
class InBox:
    """The pieces of one kind that are not in use."""

    kind: PieceKind


Place = OnSquare | InHand | InBox


# --- what can be wrong with an operation, and with the result ----------------------------------------------


class Refusal(Enum):
    """Why an operation was not done."""

    KING_IN_HAND = "a king is never in hand"
    BOX_EMPTY = "the set has no more pieces of the kind"
    NOTHING_THERE = "nothing is there to be taken"


class EditRefusedError(RulesError):
    """An operation that cannot be done; the draft is as it was.

    :ivar refusal: why. :ivar kind: of which kind of piece, where that has a meaning.
    """

    def __init__(self, refusal: Refusal, kind: PieceKind | None = None) -> None:
        super().__init__(f"{refusal.value}{'' if kind is None else f' ({kind.id})'}")
        self.refusal = refusal
        self.kind = kind


class Use(Enum):
    """What a position can be used for; what may be played may be studied too."""

    NOTHING = auto()
    STUDY = auto()
    PLAY = auto()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is wrong with a draft, and what it can be used for all the same.

    :ivar over: the side to move has no legal move, so that a game would be over before it began.
    """

    problems: tuple[PositionProblem, ...]
    use: Use
    over: bool = False

    @property
    def playable(self) -> bool:
        """Whether a game may begin there."""
        return self.use is Use.PLAY

    @property
    def studyable(self) -> bool:
        """Whether it may be opened for study."""
        return self.use is not Use.NOTHING

    @property
    def squares(self) -> frozenset[Square]:
        """Where something is wrong."""
        return frozenset(problem.square for problem in self.problems if problem.square is not None)


# --- the draft ---------------------------------------------------------------------------------------------


@cache
def box_kinds(variant: Variant) -> tuple[PieceKind, ...]:
    """The kinds that lie in the box, each unpromoted: the king, then as a stand has them."""
    return (*(kind for kind in variant.kinds if kind.royal), *variant.hand_kinds)


@cache
def _set_of(variant: Variant) -> Counter[PieceKind]:
    """How many pieces of each kind the set of `variant` has."""
    start = Position.start(variant)
    return Counter(variant.unpromoted(piece.kind) for _, piece in start.pieces())


@dataclass(frozen=True)
class Draft:
    """One state of what is being set up. Operations give another draft; this one stays.

    :ivar men: the men on the board; not to be changed.
    :ivar hands: for each side the number of pieces of every kind of `variant.hand_kinds`.
    :ivar turn: the side to move.
    :ivar ply: the number of the move it is about to make.
    """

    variant: Variant
    men: Mapping[Square, Piece]
    hands: tuple[_Counts, _Counts]
    turn: Color = Color.BLACK
    ply: int = 1

    # Beginnings

    @classmethod
    def empty(cls, variant: Variant) -> Draft:
        """Everything in the box."""
        nothing = (0,) * len(variant.hand_kinds)
        return cls(variant, {}, (nothing, nothing))

    @classmethod
    def of(cls, position: Position) -> Draft:
        """The draft of `position`."""
        hands = (position.hand(Color.BLACK).counts, position.hand(Color.WHITE).counts)
        return cls(position.variant, dict(position.pieces()), hands, position.turn, position.ply)

    @classmethod
    def start(cls, variant: Variant, handicap_id: str = "even") -> Draft:
        """The start position, or that of a handicap. :raises RulesError: there is none of that name."""
        return cls.of(Position.start(variant, handicap_id))

    @classmethod
    def for_mate(cls, variant: Variant) -> Draft:
        """How a mating problem begins: White's king at home, all else in White's hand, Black to move."""
        king = variant.piece(box_kinds(variant)[0], Color.WHITE)
        home = Position.start(variant).king(Color.WHITE)
        assert home is not None
        return replace(cls.empty(variant), men={home: king}).with_rest_in_hand(Color.WHITE)

    # What it holds

    def pieces(self) -> Iterable[tuple[Square, Piece]]:
        """Every piece on the board with its square."""
        return self.men.items()

    def hand(self, color: Color) -> Hand:
        """What `color` has in hand."""
        return Hand(self.variant.hand_kinds, self.hands[color])

    def box(self) -> dict[PieceKind, int]:
        """Every kind of the box with the number of pieces of it that are not in use."""
        used = self._used()
        return {kind: max(0, self._owned(kind) - used[kind]) for kind in box_kinds(self.variant)}

    def count(self, place: Place) -> int:
        """How many pieces are at `place`."""
        if isinstance(place, OnSquare):
            return int(place.square in self.men)
        if isinstance(place, InHand):
            return self.hand(place.color).count(place.kind)
        return self.box().get(place.kind, 0)

    def sfen(self) -> str:
        """The draft as SFEN, right or wrong."""
        hands = (self.hand(Color.BLACK), self.hand(Color.WHITE))
        return format_sfen(self.variant, self.men, hands, self.turn, self.ply)

    @property
    def handicap(self) -> Handicap | None:
        """The named handicap, or the even game, that this is the start of."""
        sfen = self.sfen()
        return next((handicap for handicap in self.variant.handicaps if handicap.sfen == sfen), None)

    def position(self) -> Position:
        """The position. :raises RulesError: one side has two kings."""
        position = Position(self.variant)
        for sq, piece in self.men.items():
            position.put(piece, sq)
        for color in Color:
            for kind, count in self.hand(color).items():
                position.set_hand(color, kind, count)
        position.turn, position.ply = self.turn, self.ply
        return position

    def verdict(self) -> Verdict:
        """What is wrong, and what the position can be used for."""
        extra = self._second_kings()
        if extra:
            rest = replace(self, men={sq: piece for sq, piece in self.men.items() if sq not in extra})
            doubled = [PositionProblem(Fault.SECOND_KING, self.men[sq].color, sq) for sq in extra]
            return Verdict((*doubled, *problems_of(rest.position())), Use.NOTHING)
        position = self.position()
        problems = tuple(problems_of(position))
        try:
            oddities_for_study(position)
        except UnplayableError:
            return Verdict(problems, Use.NOTHING)
        if problems:
            return Verdict(problems, Use.STUDY)
        over = not position.has_legal_move()
        return Verdict((), Use.STUDY if over else Use.PLAY, over)

    def _second_kings(self) -> list[Square]:
        """The squares of kings whose side has another one further up the board."""
        seen: set[Piece] = set()
        extra = []
        for sq in self.variant.squares:
            piece = self.men.get(sq)
            if piece is None or not piece.kind.royal:
                continue
            if piece in seen:
                extra.append(sq)
            seen.add(piece)
        return extra

    def _owned(self, kind: PieceKind) -> int:
        return _set_of(self.variant)[kind]

    def _used(self) -> Counter[PieceKind]:
        used = Counter(self.variant.unpromoted(piece.kind) for piece in self.men.values())
        for color in Color:
            used.update(dict(self.hand(color).items()))
        return used

    # One piece

    def moved(self, source: Place, target: Place, box_color: Color = Color.BLACK) -> Draft:
        """A piece taken from `source` to `target`, as a hand does it.

        On a square where another stands: one from the board changes places with it; one from a hand or the
        box sends it to the box.

        :param box_color: whose a piece becomes that comes from the box.
        :raises EditRefusedError: there is none at `source`, or a king would come to a hand.
        """
        if source == target:
            return self
        if isinstance(source, OnSquare) and isinstance(target, OnSquare):
            return self._swapped(source.square, target.square)
        piece = self._piece_at(source, box_color)
        kind = self.variant.unpromoted(piece.kind)
        lifted = self._without(source)
        if isinstance(target, OnSquare):
            return replace(lifted, men={**lifted.men, target.square: piece})
        if isinstance(target, InHand):
            return lifted._with_more_in_hand(target.color, kind, 1)
        return lifted

    def placed(self, kind: PieceKind, color: Color, target: Place) -> Draft:
        """A piece of `kind` put at `target` out of the box; whatever stood there goes to it.

        A king that is on the board already is moved; a side has one.

        :raises EditRefusedError: the box has none, or a king would come to a hand.
        """
        if isinstance(target, InBox):
            raise EditRefusedError(Refusal.NOTHING_THERE, kind)
        if isinstance(target, InHand):
            return self.moved(InBox(kind), InHand(target.color, kind))
        piece = self.variant.piece(kind, color)
        if self.men.get(target.square) is piece:
            return self
        cleared = self._without(target) if target.square in self.men else self
        standing = next((sq for sq, man in cleared.men.items() if man is piece), None)
        if kind.royal and standing is not None:
            return cleared.moved(OnSquare(standing), target)
        return cleared.moved(InBox(kind), target, color)

    def removed(self, place: Place) -> Draft:
        """One piece of `place` put in the box. :raises EditRefusedError: there is none."""
        return self if isinstance(place, InBox) else self._without(place)

    def turned(self, place: Place) -> Draft:
        """The piece at `place` turned on: Black's, promoted, White's, promoted; in hand: to the other hand.

        :raises EditRefusedError: there is none.
        """
        if isinstance(place, InHand):
            return self.moved(place, InHand(place.color.opponent, place.kind))
        if isinstance(place, InBox):
            return self
        piece = self._piece_at(place)
        promoted = piece.kind.promoted
        if promoted is not None:
            return self._with_piece(place.square, self.variant.piece(promoted, piece.color))
        kind = self.variant.unpromoted(piece.kind)
        return self._with_piece(place.square, self.variant.piece(kind, piece.color.opponent))

    def turned_over(self, place: Place) -> Draft:
        """The piece at `place` promoted, or no longer; one that cannot be stays.

        :raises EditRefusedError: there is none.
        """
        if not isinstance(place, OnSquare):
            return self
        piece = self._piece_at(place)
        kind = piece.kind.promoted or self.variant.unpromoted(piece.kind)
        return self._with_piece(place.square, self.variant.piece(kind, piece.color))

    def _piece_at(self, place: Place, box_color: Color = Color.BLACK) -> Piece:
        if not self.count(place):
            in_box = isinstance(place, InBox)
            kind = None if isinstance(place, OnSquare) else place.kind
            raise EditRefusedError(Refusal.BOX_EMPTY if in_box else Refusal.NOTHING_THERE, kind)
        if isinstance(place, OnSquare):
            return self.men[place.square]
        color = place.color if isinstance(place, InHand) else self.color_from_box(place.kind, box_color)
        return self.variant.piece(place.kind, color)

    def color_from_box(self, kind: PieceKind, color: Color) -> Color:
        """`color`, but the other one for a king that this side has already and the other has not."""
        if not kind.royal:
            return color
        standing = {piece.color for piece in self.men.values() if piece.kind is kind}
        return color.opponent if standing == {color} else color

    def _swapped(self, one: Square, other: Square) -> Draft:
        self._piece_at(OnSquare(one))
        men = {sq: piece for sq, piece in self.men.items() if sq not in {one, other}}
        men[other] = self.men[one]
        if other in self.men:
            men[one] = self.men[other]
        return replace(self, men=men)

    def _without(self, place: Place) -> Draft:
        if isinstance(place, OnSquare):
            self._piece_at(place)
            return replace(self, men={sq: piece for sq, piece in self.men.items() if sq != place.square})
        if isinstance(place, InHand):
            return self._with_more_in_hand(place.color, place.kind, -1)
        return self

    def _with_piece(self, sq: Square, piece: Piece) -> Draft:
        return replace(self, men={**self.men, sq: piece})

    def _with_more_in_hand(self, color: Color, kind: PieceKind, more: int) -> Draft:
        index = self.variant.hand_index.get(kind)
        if index is None:
            raise EditRefusedError(Refusal.KING_IN_HAND, kind)
        counts = list(self.hands[color])
        counts[index] += more
        if counts[index] < 0:
            raise EditRefusedError(Refusal.NOTHING_THERE, kind)
        hands = [self.hands[Color.BLACK], self.hands[Color.WHITE]]
        hands[color] = tuple(counts)
        return replace(self, hands=(hands[0], hands[1]))

    # The whole board

    def rotated(self) -> Draft:
        """The board turned by half: the sides exchanged, their hands and the side to move with them."""
        variant = self.variant
        men = {
            variant.opposite(sq): variant.piece(piece.kind, piece.color.opponent)
            for sq, piece in self.men.items()
        }
        return replace(self, men=men, hands=self.hands[::-1], turn=self.turn.opponent)

    def mirrored(self) -> Draft:
        """Left and right exchanged on the board."""
        files = self.variant.files
        men = {square(files + 1 - file_of(sq), rank_of(sq)): piece for sq, piece in self.men.items()}
        return replace(self, men=men)

    def cleared(self) -> Draft:
        """Everything in the box, Black to move."""
        return Draft.empty(self.variant)

    def with_rest_in_hand(self, color: Color) -> Draft:
        """All that is in the box, but kings, given to the hand of `color`."""
        draft = self
        for kind, count in self.box().items():
            if count and not kind.royal:
                draft = draft._with_more_in_hand(color, kind, count)
        return draft


# --- the editor --------------------------------------------------------------------------------------------


class PositionEditor:
    """The draft being worked on, and every earlier one."""

    def __init__(self, draft: Draft) -> None:
        self._past: list[Draft] = []
        self._future: list[Draft] = []
        self._draft = draft
        self._settled = draft
        self._run = ""

    @property
    def draft(self) -> Draft:
        """What is on the board now."""
        return self._draft

    @property
    def can_undo(self) -> bool:
        """Whether there is an earlier draft."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether an undone draft can come back."""
        return bool(self._future)

    @property
    def edited(self) -> bool:
        """Whether something would be lost: the draft is not the one that was begun with, or used last."""
        return self._draft != self._settled

    def settle(self) -> None:
        """The draft has been used, or is given up: nothing is lost by leaving it. The history stays."""
        self._settled = self._draft

    def begin(self, draft: Draft) -> None:
        """Work on another draft; what was there before, if anything was done to it, can be undone to."""
        if self._past or self._future:
            self.change(draft)
        else:
            self._draft = draft
        self.settle()

    def change(self, draft: Draft, *, run: str = "") -> bool:
        """Put `draft` in the place of what is there; whether that changed anything.

        :param run: changes of one such name that follow each other are undone together.
        """
        if draft == self._draft:
            return False
        if not run or run != self._run:
            self._past.append(self._draft)
            del self._past[:-_LONGEST_HISTORY]
        self._run = run
        self._future.clear()
        self._draft = draft
        return True

    def undo(self) -> bool:
        """Go back to the draft before; False if there is none."""
        return self._travel(self._past, self._future)

    def redo(self) -> bool:
        """Take back an undo; False if there is none."""
        return self._travel(self._future, self._past)

    def _travel(self, there: list[Draft], here: list[Draft]) -> bool:
        if not there:
            return False
        here.append(self._draft)
        self._draft = there.pop()
        self._run = ""
        return True
