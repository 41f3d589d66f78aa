"""A position: board, hands, side to move. It knows every rule that needs no history (RULES.md 1 and 4).

What needs history (repetition, the end of a game, clocks) is for `game`. Positions are mutable, because a
game has hundreds of them: `play` moves on, `undo` takes back, `copy` makes one to keep. Moves are generated
from tables that the variant's data yield (`tables`), with checks and pins found first, so that every move
listed is legal without trying it out.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache

from shogi_desktop.rules.color import Color
from shogi_desktop.rules.errors import HandError, OffBoardError, SecondKingError
from shogi_desktop.rules.geometry import BOARD_CELLS, Square, file_of, square
from shogi_desktop.rules.hand import Hand
from shogi_desktop.rules.legality import Illegality, IllegalMoveError
from shogi_desktop.rules.move import BoardMove, Drop, Move
from shogi_desktop.rules.pieces import Piece, PieceKind
from shogi_desktop.rules.sfen import format_sfen, parse_sfen
from shogi_desktop.rules.tables import AttackRay, Attacks, Reach, Source, Sources, tables_of
from shogi_desktop.rules.transition import Transition
from shogi_desktop.rules.variant import Variant

_Cover = frozenset[Square]


class Position:
    """One position of one variant; empty when made, normally obtained from `rules.sfen` or `start`.

    `turn` is the side to move, `ply` the number of the move it is about to make, as SFEN counts.
    """

    __slots__ = ("_board", "_hands", "_kings", "_last", "_men", "_safe", "_tables", "ply", "turn", "variant")

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.turn = Color.BLACK
        self.ply = 1
        self._tables = tables_of(variant)
        self._board: list[Piece | None] = [None] * BOARD_CELLS
        # The squares each side's men stand on: the keys matter, the order and the values do not.
        self._men: tuple[dict[Square, Piece], dict[Square, Piece]] = ({}, {})
        self._hands = ([0] * len(variant.hand_kinds), [0] * len(variant.hand_kinds))
        self._kings: list[Square | None] = [None, None]
        # Whose king is known not to be attacked, the mover's after a legal move; and the legal move just made
        # where the king of the other side was safe before it: only that move can have given check then.
        self._safe: Color | None = None
        self._last: Transition | None = None

    @classmethod
    def start(cls, variant: Variant, handicap_id: str = "even") -> Position:
        """The start position of `variant` with a named handicap. :raises RulesError: for an unknown name."""
        return cls.from_sfen(variant.handicap(handicap_id).sfen, variant)

    @classmethod
    def from_sfen(cls, text: str, variant: Variant) -> Position:
        """The position that `text` describes. :raises SfenError: naming the place of the trouble."""
        return _set_up(text, variant).copy()

    def sfen(self) -> str:
        """SFEN with side to move, hands and move number; an empty ten-file rank is written ``10``."""
        men = {**self._men[Color.BLACK], **self._men[Color.WHITE]}
        hands = (self.hand(Color.BLACK), self.hand(Color.WHITE))
        return format_sfen(self.variant, men, hands, self.turn, self.ply)

    def copy(self) -> Position:
        """An independent position, equal to this one."""
        other = Position.__new__(Position)
        other.variant, other.turn, other.ply, other._tables = self.variant, self.turn, self.ply, self._tables
        other._board = self._board[:]
        other._men = (self._men[0].copy(), self._men[1].copy())
        other._hands = (self._hands[0][:], self._hands[1][:])
        other._kings = self._kings[:]
        other._safe, other._last = self._safe, self._last
        return other

    def key(self) -> Hashable:
        """What makes two positions the same for repetition: board, hands and side to move (RULES.md 2.1)."""
        return (tuple(self._board), tuple(self._hands[0]), tuple(self._hands[1]), self.turn)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.variant is other.variant and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # mutable: use `key`

    def __repr__(self) -> str:
        return f"<Position {self.variant.id} {self.sfen()}>"

    # What stands where

    def piece_at(self, sq: Square) -> Piece | None:
        """The piece on `sq`, or None."""
        return self._board[sq] if self.variant.contains(sq) else None

    def pieces(self) -> Iterator[tuple[Square, Piece]]:
        """Every piece on the board with its square, in the order of an SFEN."""
        for sq in self.variant.squares:
            piece = self._board[sq]
            if piece is not None:
                yield sq, piece

    def hand(self, color: Color) -> Hand:
        """What `color` has in hand now."""
        return Hand(self.variant.hand_kinds, tuple(self._hands[color]))

    def king(self, color: Color) -> Square | None:
        """Where `color`'s king stands; None in a position without one (some problems)."""
        return self._kings[color]

    # Setting up

    def put(self, piece: Piece | None, sq: Square) -> None:
        """Stand `piece` on `sq` in place of whatever is there; None clears the square.

        :raises OffBoardError: for a square off the board.
        :raises SecondKingError: for a second king of one colour.
        """
        if not self.variant.contains(sq):
            raise OffBoardError(sq, self.variant.id)
        self._safe = self._last = None
        old = self._board[sq]
        if old is not None:
            del self._men[old.color][sq]
            if old.kind.royal:
                self._kings[old.color] = None
        self._board[sq] = piece
        if piece is None:
            return
        if piece.kind.royal:
            if self._kings[piece.color] is not None:
                self._board[sq] = None
                raise SecondKingError(piece.color)
            self._kings[piece.color] = sq
        self._men[piece.color][sq] = piece

    def set_hand(self, color: Color, kind: PieceKind, count: int) -> None:
        """Give `color` exactly `count` pieces of `kind` in hand.

        :raises HandError: if pieces of that kind can't be there.
        """
        if kind not in self.variant.hand_index or count < 0:
            raise HandError(kind.id, count)
        self._hands[color][self.variant.hand_index[kind]] = count

    # Check

    def is_check(self, color: Color | None = None) -> bool:
        """Whether the king of `color` (the side to move, if not given) is attacked."""
        color = self.turn if color is None else color
        return self._is_attacked_king(color)

    def checkers(self) -> list[Square]:
        """Where the pieces stand that attack the king of the side to move."""
        king = self._kings[self.turn]
        return [] if king is None else self.attackers(king, self.turn.opponent)

    def attackers(self, target: Square, by: Color) -> list[Square]:
        """The squares from which `by` attacks `target`, whatever stands there; pins are not considered."""
        board = self._board
        attacks = self._tables.attacks[by][target]
        found = [origin for origin, pieces in attacks.leaps if board[origin] in pieces]
        for first, near, sliders, line, _ in attacks.rays:
            origin = next((sq for sq in line if board[sq] is not None), None)
            if origin is not None and board[origin] in (near if origin == first else sliders):
                found.append(origin)
        return found

    def _is_attacked(self, target: Square, by: Color) -> bool:
        board = self._board
        attacks = self._tables.attacks[by][target]
        for origin, pieces in attacks.leaps:
            if board[origin] in pieces:
                return True
        for first, near, sliders, _, rest in attacks.rays:
            piece = board[first]
            if piece is not None:
                if piece in near:
                    return True
                continue
            for sq in rest:
                piece = board[sq]
                if piece is not None:
                    if piece in sliders:
                        return True
                    break
        return False

    def _is_attacked_king(self, color: Color) -> bool:
        """Whether the king of `color` is attacked: by the man just moved, or along the line that it opened.

        Everything is looked at where the move before is not known, or was no legal one.
        """
        king = self._kings[color]
        if king is None:
            return False
        last = self._last
        if last is None or last.color is color:
            return self._is_attacked(king, color.opponent)
        board = self._board
        attacks = self._tables.attacks[color.opponent][king]
        way = attacks.ways.get(last.target)
        if way is not None and last.placed in way.pieces:
            for sq in way.between:
                if board[sq] is not None:
                    break
            else:
                return True
        if last.origin is None:
            return False
        ray = attacks.ray_through.get(last.origin)
        if ray is not None:
            for sq in ray.line:
                piece = board[sq]
                if piece is not None:
                    return piece in ray.sliders
        return False

    def is_checkmate(self) -> bool:
        """Whether the side to move is in check and has no legal move (RULES.md 1.9)."""
        return self.is_check() and not self.has_legal_move()

    def _dangers(self, king: Square) -> tuple[list[_Cover], dict[Square, _Cover]]:
        """What binds the side to move, whose king stands on `king`.

        Returns for each checking piece the squares on which a man answers that check (the checker's own
        square and those between), and for each pinned man the squares that it may still go to.
        """
        board, own = self._board, self._men[self.turn]
        attacks: Attacks = self._tables.attacks[self.turn.opponent][king]
        checks = [frozenset((origin,)) for origin, pieces in attacks.leaps if board[origin] in pieces]
        pins: dict[Square, _Cover] = {}
        for first, near, sliders, line, _ in attacks.rays:
            shield: Square | None = None
            for sq in line:
                piece = board[sq]
                if piece is None:
                    continue
                if sq in own:
                    if shield is not None:
                        break
                    shield = sq
                    continue
                if piece in sliders:
                    cover = frozenset(line[: line.index(sq) + 1])
                    if shield is None:
                        checks.append(cover)
                    else:
                        pins[shield] = cover
                elif sq == first and piece in near:
                    checks.append(frozenset((sq,)))
                break
        return checks, pins

    # Legal moves

    def legal_moves(self, *, drops: bool = True) -> list[Move]:
        """Every legal move: board moves and drops, each once, in no promised order.

        :param drops: whether drops are among them; without them it takes half as long.
        """
        king = self._kings[self.turn]
        checks: list[_Cover] = []
        pins: dict[Square, _Cover] = {}
        moves: list[Move] = []
        if king is not None:
            checks, pins = self._dangers(king)
            self._add_king_moves(king, moves)
            if len(checks) > 1:
                return moves
        cover = checks[0] if checks else None
        self._add_board_moves(moves, cover, pins)
        if drops and any(self._hands[self.turn]):
            self._add_drops(moves, cover)
        return moves

    def legal_moves_from(self, origin: Square) -> list[BoardMove]:
        """The legal moves of the piece on `origin`; none if it is not the mover's."""
        return [m for m in self.legal_moves(drops=False) if isinstance(m, BoardMove) and m.origin == origin]

    def legal_moves_to(
        self, target: Square, kind: PieceKind, *, promote: bool | None = None
    ) -> list[BoardMove]:
        """The legal moves to `target` of the mover's men of `kind`, found without listing the others.

        :param promote: whether they turn over; None: either way.
        """
        found: list[BoardMove] = []
        if target in self._men[self.turn]:
            return found
        sources = self._tables.sources[self.turn][kind][target]
        for origin, moves in self._standing(sources):
            wanted = moves[promote]
            if wanted and not self._leaves_check(sources.piece, origin, target):
                found += wanted
        return found

    def origins(self, target: Square, kind: PieceKind) -> list[Square]:
        """Where the mover's men of `kind` stand that reach `target` by their move alone.

        Neither pins nor what stands on `target` are considered.
        """
        return [source.origin for source in self._standing(self._tables.sources[self.turn][kind][target])]

    def _standing(self, sources: Sources) -> list[Source]:
        """Those of `sources` on which the piece stands with nothing in its way."""
        board = self._board
        found: list[Source] = []
        piece, lines = sources
        for line in lines:
            for source in line:
                there = board[source[0]]
                if there is not None:
                    if there is piece:
                        found.append(source)
                    break
        return found

    def legal_drops(self, kind: PieceKind) -> list[Drop]:
        """The legal drops of `kind`; none if the mover has none in hand."""
        return [m for m in self.legal_moves() if isinstance(m, Drop) and m.kind is kind]

    def has_legal_move(self) -> bool:
        """Whether the side to move has any legal move."""
        return bool(self.legal_moves(drops=False)) or bool(self.legal_moves())

    def _add_king_moves(self, king: Square, moves: list[Move]) -> None:
        board, own, them = self._board, self._men[self.turn], self.turn.opponent
        piece = own[king]
        board[king] = None  # the king does not shield the square behind it
        for target, options in self._tables.reach[piece][king].steps:
            if target not in own and not self._is_attacked(target, them):
                moves += options
        board[king] = piece

    def _add_board_moves(self, moves: list[Move], cover: _Cover | None, pins: dict[Square, _Cover]) -> None:
        """Moves of all men but the king, within `cover` when there is a check to answer."""
        board, own, reach = self._board, self._men[self.turn], self._tables.reach
        king = self._kings[self.turn]
        for origin, piece in own.items():
            if origin == king:
                continue
            if cover is not None or origin in pins:
                self._add_bound_moves(moves, reach[piece][origin], cover, pins.get(origin))
                continue
            steps, rays = reach[piece][origin]
            for target, options in steps:
                if target not in own:
                    moves += options
            for ray in rays:
                for target, options in ray:
                    if board[target] is None:
                        moves += options
                        continue
                    if target not in own:
                        moves += options
                    break

    def _add_bound_moves(
        self, moves: list[Move], reach: Reach, cover: _Cover | None, pin: _Cover | None
    ) -> None:
        """Moves of one man that must stay within `cover`, `pin`, or both."""
        board, own = self._board, self._men[self.turn]

        def admitted(target: Square) -> bool:
            return target not in own and (cover is None or target in cover) and (pin is None or target in pin)

        for target, options in reach.steps:
            if admitted(target):
                moves += options
        for ray in reach.rays:
            for target, options in ray:
                if admitted(target):
                    moves += options
                if board[target] is not None:
                    break

    def _add_drops(self, moves: list[Move], cover: _Cover | None) -> None:
        board, variant, turn = self._board, self.variant, self.turn
        for kind, count in zip(variant.hand_kinds, self._hands[turn], strict=True):
            if not count:
                continue
            piece = variant.piece(kind, turn)
            drops = self._tables.drops[piece]
            if kind.per_file is not None or not kind.mates_by_drop:
                moves += self._legal_limited_drops(piece, cover)
            elif cover is None:
                moves += [drop for sq, drop in drops if board[sq] is None]
            else:
                moves += [drop for sq, drop in drops if sq in cover and board[sq] is None]

    def _legal_limited_drops(self, piece: Piece, cover: _Cover | None) -> Iterator[Drop]:
        """The legal drops of `piece`, of which a file may hold so many only, or which may not mate."""
        full = self._full_files(piece)
        board, mates = self._board, piece.kind.mates_by_drop
        for sq, drop in self._tables.drops[piece]:
            free = board[sq] is None and file_of(sq) not in full
            if free and (cover is None or sq in cover) and (mates or not self._is_drop_mate(piece, sq)):
                yield drop

    def _count_on_file(self, piece: Piece, file: int) -> int:
        return self._board[square(file, 1) : square(file, self.variant.ranks) + 1].count(piece)

    def _full_files(self, piece: Piece) -> set[int]:
        """The files that hold as many of `piece` as they may (RULES.md 1.6)."""
        limit = piece.kind.per_file
        if limit is None:
            return set()
        files = [sq >> 4 for sq, there in self._men[piece.color].items() if there is piece]
        return {file for file in files if files.count(file) >= limit}

    def _is_drop_mate(self, piece: Piece, target: Square) -> bool:
        """Whether `piece`, the mover's, dropped on the empty square `target` mates (RULES.md 1.7)."""
        king = self._kings[self.turn.opponent]
        if king is None:
            return False
        passage = self._tables.passages[piece][target].get(king)
        if passage is None or any(self._board[sq] is not None for sq in passage.between):
            return False
        self._stand(piece, target)
        self.turn = self.turn.opponent
        mates = not self.has_legal_move()
        self.turn = self.turn.opponent
        self._lift(target)
        return mates

    # One move

    def is_legal(self, move: Move) -> bool:
        """Whether `move` may be played now."""
        return self.illegality(move) is None

    def illegality(self, move: Move) -> Illegality | None:
        """Why `move` may not be played now, or None if it may. History and endings are not considered."""
        if isinstance(move, Drop):
            return self._drop_illegality(move)
        return self._board_illegality(move)

    def _board_illegality(self, move: BoardMove) -> Illegality | None:
        origin, target = move.origin, move.target
        men = self._men[self.turn]
        piece = men.get(origin)
        passage = None if piece is None else self._tables.passages[piece][origin].get(target)
        if piece is None or passage is None or target in men:
            return self._obstacle(move)
        for sq in passage.between:
            if self._board[sq] is not None:
                return Illegality.BAD_MOVEMENT
        if move.promote:
            if not passage.may_promote:
                return Illegality.CANNOT_PROMOTE
        elif not passage.may_stay:
            return Illegality.MUST_PROMOTE
        return Illegality.LEAVES_CHECK if self._leaves_check(piece, origin, target) else None

    def _obstacle(self, move: BoardMove) -> Illegality:
        """What is against a board move for which no piece of the mover's has a passage, the worst first."""
        squares = self.variant.square_set
        if move.origin not in squares or move.target not in squares:
            return Illegality.OFF_BOARD
        piece = self._board[move.origin]
        if piece is None:
            return Illegality.NO_PIECE
        if piece.color is not self.turn:
            return Illegality.OPPONENTS_PIECE
        is_own = move.target in self._men[self.turn]
        return Illegality.OWN_PIECE_ON_TARGET if is_own else Illegality.BAD_MOVEMENT

    def _leaves_check(self, piece: Piece, origin: Square | None, target: Square) -> bool:
        """Whether the mover's king is attacked once `piece` stands on `target`."""
        turn, board = self.turn, self._board
        if piece.kind.royal:
            king = target
        else:
            own = self._kings[turn]
            if own is None:
                return False
            king = own
            if not self._is_attacked_king(turn):
                if origin is None:
                    return False
                ray = self._tables.attacks[turn.opponent][king].ray_through.get(origin)
                return ray is not None and self._uncovers(ray, origin, target)
        before = board[target]
        if origin is not None:
            board[origin] = None
        board[target] = piece
        attacked = self._is_attacked(king, turn.opponent)
        board[target] = before
        if origin is not None:
            board[origin] = piece
        return attacked

    def _uncovers(self, ray: AttackRay, origin: Square, target: Square) -> bool:
        """Whether the mover's king, now safe, is attacked along `ray` once the man on `origin` of it has gone
        to `target`.
        """
        board = self._board
        for sq in ray.line:
            if sq == target:
                return False
            piece = board[sq]
            if piece is not None and sq != origin:
                return piece in ray.sliders
        return False

    def _drop_illegality(self, move: Drop) -> Illegality | None:
        variant, turn, target = self.variant, self.turn, move.target
        if target not in variant.square_set:
            return Illegality.OFF_BOARD
        index = variant.hand_index.get(move.kind)
        if index is None or not self._hands[turn][index]:
            return Illegality.NOT_IN_HAND
        if self._board[target] is not None:
            return Illegality.OCCUPIED
        piece = variant.piece(move.kind, turn)
        if self._tables.is_dead_end(piece, target):
            return Illegality.DEAD_END
        limit = move.kind.per_file
        if limit is not None and self._count_on_file(piece, file_of(target)) >= limit:
            return Illegality.NIFU
        if self._leaves_check(piece, None, target):
            return Illegality.LEAVES_CHECK
        if not move.kind.mates_by_drop and self._is_drop_mate(piece, target):
            return Illegality.UCHIFUZUME
        return None

    # Playing

    def play(self, move: Move) -> Transition:
        """Play the legal `move` and tell what it did.

        :raises IllegalMoveError: naming the reason; the position is then unchanged.
        """
        illegality = self.illegality(move)
        if illegality is not None:
            raise IllegalMoveError(move, illegality, self.sfen())
        return self.perform_trusted(move)

    def play_unchecked(self, move: Move) -> Transition:
        """Play `move` if the pieces can physically do it, legal or not: a foul in a kifu, or strict play.

        Possible is any man of the mover going to a square without an own man, turning over if it has
        another side, and a drop from the hand onto an empty square. A captured king just leaves the board.

        :raises IllegalMoveError: for anything else; the position is then unchanged.
        """
        illegality = self.illegality(move)
        if illegality in _IMPOSSIBLE or (illegality and self._turns_nothing(move)):
            raise IllegalMoveError(move, illegality, self.sfen())
        transition = self.perform_trusted(move)
        if illegality is not None:
            self._safe = self._last = None
        return transition

    def _turns_nothing(self, move: Move) -> bool:
        if isinstance(move, Drop) or not move.promote:
            return False
        piece = self._board[move.origin]
        return piece is None or piece.kind.promoted is None

    def perform_trusted(self, move: Move) -> Transition:
        """Play a move already known to be legal (from `legal_moves`), without asking again."""
        color, target = self.turn, move.target
        board, men = self._board, self._men[color]
        captured: Piece | None = None
        origin: Square | None = None
        if isinstance(move, Drop):
            piece = placed = self.variant.piece(move.kind, color)
            self._hands[color][self.variant.hand_index[move.kind]] -= 1
        else:
            origin = move.origin
            piece = placed = men.pop(origin)
            board[origin] = None
            if move.promote and piece.kind.promoted is not None:
                placed = self.variant.piece(piece.kind.promoted, color)
            captured = board[target]
            if captured is not None:
                self._capture(captured, target, 1)
        board[target] = men[target] = placed
        if placed.kind.royal:
            self._kings[color] = target
        self.turn = color.opponent
        self.ply += 1
        transition = Transition(move, color, piece, placed, captured, origin, target)
        self._last = transition if self._safe is self.turn else None
        self._safe = color
        return transition

    def undo(self, transition: Transition) -> None:
        """Take back the last move played, which must be the one that gave `transition`."""
        color, target = transition.color, transition.target
        self._safe = self._last = None
        self._lift(target)
        if transition.origin is None:
            self._hands[color][self.variant.hand_index[transition.piece.kind]] += 1
        else:
            self._stand(transition.piece, transition.origin)
        if transition.captured is not None:
            self._capture(transition.captured, target, -1)
            self._stand(transition.captured, target)
        self.turn = color
        self.ply -= 1

    def _stand(self, piece: Piece, sq: Square) -> None:
        self._board[sq] = piece
        self._men[piece.color][sq] = piece
        if piece.kind.royal:
            self._kings[piece.color] = sq

    def _lift(self, sq: Square) -> None:
        piece = self._board[sq]
        assert piece is not None
        self._board[sq] = None
        del self._men[piece.color][sq]
        if piece.kind.royal:
            self._kings[piece.color] = None

    def _capture(self, captured: Piece, sq: Square, count: int) -> None:
        """Move a captured piece to the other side's hand (`count` 1) or out of it again (-1)."""
        if count > 0:
            self._lift(sq)
        index = self.variant.hand_index.get(self.variant.unpromoted(captured.kind))
        if index is not None:  # a king taken by a foul goes nowhere
            self._hands[captured.color.opponent][index] += count


@lru_cache(maxsize=256)
def _set_up(text: str, variant: Variant) -> Position:
    """The position of an SFEN, worked out once and never to be played on: most games start alike."""
    setup = parse_sfen(text, variant)
    position = Position(variant)
    for sq, piece in setup.men.items():
        position.put(piece, sq)
    for (color, kind), count in setup.hands.items():
        position.set_hand(color, kind, count)
    position.turn, position.ply = setup.turn, setup.ply
    return position


_IMPOSSIBLE = frozenset(
    {
        Illegality.OFF_BOARD,
        Illegality.NO_PIECE,
        Illegality.OPPONENTS_PIECE,
        Illegality.OWN_PIECE_ON_TARGET,
        Illegality.NOT_IN_HAND,
        Illegality.OCCUPIED,
    }
)
