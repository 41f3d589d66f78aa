"""A small opening book: for a position the moves that the styles of the computer would play.

Review and explorer know by it what belongs to an opening; the computer itself follows plans
(`app.players.plans`). The files in `resources/book` are made and checked by `packaging/tools/make_book.py`. A
line is a style, a position without the number of the move, and the moves, with bars between.
"""

from __future__ import annotations

from functools import cache

from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import Move, Position, Variant


def in_book(position: Position, move: Move) -> bool:
    """Whether some style would play `move` in `position`."""
    if move.usi not in _moves(position.variant):
        return False  # of nearly all moves of a game; to write the position down takes longer
    board = position.sfen().rsplit(" ", 1)[0]
    return move.usi in _by_position(position.variant).get(board, ())


def styles_of(position: Position) -> list[tuple[Move, list[str]]]:
    """The legal moves of the book in `position`, whatever the ply, each with the styles that play it."""
    board = position.sfen().rsplit(" ", 1)[0]
    known = _by_position(position.variant).get(board)
    if not known:
        return []
    legal = {move.usi: move for move in position.legal_moves()}
    played = {style: moves for (style, place), moves in book(position.variant).items() if place == board}
    found = [
        (move, sorted(style for style, moves in played.items() if text in moves))
        for text, move in legal.items()
        if text in known
    ]
    return sorted(found, key=lambda each: (-len(each[1]), each[0].usi))


@cache
def _by_position(variant: Variant) -> dict[str, frozenset[str]]:
    """The moves of all styles for a position."""
    found: dict[str, frozenset[str]] = {}
    for (_, board), moves in book(variant).items():
        found[board] = found.get(board, frozenset()) | frozenset(moves)
    return found


@cache
def _moves(variant: Variant) -> frozenset[str]:
    """All moves that stand anywhere in the book."""
    return frozenset().union(*book(variant).values())


@cache
def book(variant: Variant) -> dict[tuple[str, str], tuple[str, ...]]:
    """The moves for a style and a position; empty for a game without a book."""
    path = resource_path(f"book/{variant.id}.book")
    if not path.is_file():
        return {}
    found = {}
    for line in path.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            style, board, moves = line.split("|")
            found[style, board] = tuple(moves.split())
    return found
