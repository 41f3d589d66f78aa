"""The legal moves of `rules` against those of programs that nobody here wrote, on random games."""

import random

import pytest

from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    BoardMove,
    Color,
    Illegality,
    Position,
    Square,
    Variant,
    file_of,
    parse_usi_move,
    rank_of,
    square,
)
from shogi_desktop.rules.betza import parse_betza
from tests.support.extent import extent
from tests.support.playouts import playouts
from tests.support.records import random_position

EXTENT = pytest.mark.parametrize(
    ("games", "plies", "positions"),
    [
        pytest.param(12, 8, 80, id="sample"),
        pytest.param(40, 120, 2_000, id="whole", marks=pytest.mark.slow),
    ],
)
"""Random games, how far each goes, and how many positions come of it at least; every handicap is a start."""


def _usi_moves(position: Position) -> set[str]:
    moves = [move.usi for move in position.legal_moves()]
    assert len(moves) == len(set(moves)), f"a move twice in {position.sfen()}"
    return set(moves)


@pytest.mark.oracle
@EXTENT
def test_standard_moves_agree_with_python_shogi(games: int, plies: int, positions: int) -> None:
    shogi = pytest.importorskip("shogi")
    seen = 0
    for position in playouts(STANDARD, games, plies, seed=1000):
        sfen = position.sfen()
        assert _usi_moves(position) == {move.usi() for move in shogi.Board(sfen).legal_moves}, sfen
        seen += 1
    assert seen >= positions


@pytest.mark.oracle
@EXTENT
def test_standard_moves_agree_with_cshogi(games: int, plies: int, positions: int) -> None:
    cshogi = pytest.importorskip("cshogi")
    seen = 0
    for position in playouts(STANDARD, games, plies, seed=2000):
        sfen = position.sfen()
        board = cshogi.Board(sfen)
        assert _usi_moves(position) == {cshogi.move_to_usi(move) for move in board.legal_moves}, sfen
        assert position.is_check() == board.is_check(), sfen
        seen += 1
    assert seen >= positions


@pytest.mark.oracle
@EXTENT
def test_okisaki_moves_agree_with_pyffish_but_for_pawn_drop_mates(
    games: int, plies: int, positions: int
) -> None:
    pyffish = pytest.importorskip("pyffish")
    seen = 0
    for position in playouts(OKISAKI, games, plies, seed=3000):
        theirs = {_from_pyffish(text) for text in pyffish.legal_moves(OKISAKI.id, _pyffish_fen(position), [])}
        if not theirs:
            continue  # pyffish ends the game at a bare king and lists nothing
        ours = _usi_moves(position)
        # What is asked about is what could be one: a pawn dropped, and whatever we do not list.
        mating_drops = {
            usi
            for usi in theirs
            if (usi.startswith("P*") or usi not in ours)
            and position.illegality(parse_usi_move(usi, OKISAKI)) is Illegality.UCHIFUZUME
        }
        assert ours == theirs - mating_drops, position.sfen()
        seen += 1
    assert seen >= positions


def _pyffish_fen(position: Position) -> str:
    """The position as Fairy-Stockfish writes it: hands in brackets, ``w`` for the side at the bottom."""
    board, turn, hands, _ = position.sfen().split()
    flat = ""
    count = ""
    for letter in hands.replace("-", ""):
        if letter.isdigit():
            count += letter
            continue
        flat += letter * int(count or 1)
        count = ""
    return f"{board}[{flat}] {'w' if turn == 'b' else 'b'} - - 0 1"


def _from_pyffish(text: str) -> str:
    """``a1b2+`` and ``P@e5``, counted from the lower left, to USI."""
    promotes = text.endswith("+")
    body = text.removesuffix("+")
    if "@" in body:
        letter, _, square = body.partition("@")
        return f"{letter}*{_square(square)}"
    split = next(i for i, char in enumerate(body) if i and char.isalpha())
    return _square(body[:split]) + _square(body[split:]) + ("+" if promotes else "")


def _square(text: str) -> str:
    file = OKISAKI.files - (ord(text[0]) - ord("a"))
    rank = OKISAKI.ranks - int(text[1:])
    return f"{file}{'abcdefghij'[rank]}"


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda v: v.id)
def test_illegality_and_the_move_list_say_the_same(variant: Variant) -> None:
    """Every conceivable move is either listed or has a reason against it, never both, never neither."""
    for index, position in enumerate(playouts(variant, extent(1, 5), 100, seed=4000)):
        if index % 20:
            continue
        listed = set(position.legal_moves())
        for origin in variant.squares:
            for target in variant.squares:
                for promote in (False, True):
                    move = BoardMove(origin, target, promote)
                    assert (move in listed) == (position.illegality(move) is None), (position.sfen(), move)


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda v: v.id)
def test_a_square_is_attacked_from_wherever_a_piece_could_capture_there(variant: Variant) -> None:
    """By the moves' own table of steps and slides, walked square by square."""
    rng = random.Random(20)
    for _ in range(extent(4, 12)):
        position = random_position(variant, rng)
        for color in Color:
            expected: dict[Square, list[Square]] = {}
            for origin, piece in position.pieces():
                if piece.color is color:
                    for target in reached(position, origin):
                        expected.setdefault(target, []).append(origin)
            for target in variant.squares:
                assert sorted(position.attackers(target, color)) == sorted(expected.get(target, []))


def reached(position: Position, origin: Square) -> set[Square]:
    piece = position.piece_at(origin)
    assert piece is not None
    forward = 1 if piece.color is Color.BLACK else -1
    movement = parse_betza(piece.kind.betza)
    found: set[Square] = set()
    for vectors, far in ((movement.steps, 1), (movement.slides, 99)):
        for right, ahead in vectors:
            file, rank = file_of(origin), rank_of(origin)
            for _ in range(far):
                file, rank = file - right * forward, rank - ahead * forward
                if not (1 <= file <= position.variant.files and 1 <= rank <= position.variant.ranks):
                    break
                found.add(square(file, rank))
                if position.piece_at(square(file, rank)) is not None:
                    break
    return found
