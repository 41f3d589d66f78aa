"""Making out damaged moves: by what is legal, and by what follows. Made for KIF, used by others.

One broken byte must not lose a game. A move that still stands readable in its line is found there; for one
that does not, the legal move most like it is taken, judged first by how many of the moves after it can then
be played; if another is as good, none is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from difflib import SequenceMatcher

from shogi_desktop.notation.kif_moves import KifMove, kif_text, reader_for
from shogi_desktop.rules import Drop, IllegalMoveError, Move, Position, Square

_CLEARLY_ALIKE = 0.55
_ANY_MOVE = re.compile(
    r"(?=((?:同\s*|(?:10|１０|[1-9１-９十])(?:10|[1-9１-９一二三四五六七八九十]))"
    r"[^\s(（0-9]{1,4}(?:[(（][\d.．]+[)）]|打)))"
)
"""Every place where a move may begin, found one inside another."""
_BEHIND_MOVE = re.compile(r"\s{2,}|\s+[(（]")


def moves_within(
    text: str, position: Position, previous: Square | None
) -> Iterator[tuple[KifMove, int, int]]:
    """The legal moves that stand somewhere in `text`, each with where it begins and ends there."""
    reader = reader_for(position.variant)
    for found in _ANY_MOVE.finditer(text):
        said = reader.read(found[1], previous)
        if said is not None and said.move is not None and position.is_legal(said.move):
            yield said, found.start(1), found.end(1)


def likely_move(
    text: str, position: Position, previous: Square | None, following: Iterable[str]
) -> tuple[Move, int] | None:
    """The legal move that a damaged `text` most likely was, and how many of the `following` texts fit it.

    None if nothing is like it, or two moves are equally likely.
    """
    text = _BEHIND_MOVE.split(text)[0]
    following = list(following)
    reader = reader_for(position.variant)

    def meant(text: str, _position: Position, previous: Square) -> Move | None:
        said = reader.read(text, previous)
        return None if said is None else said.move

    return most_likely(
        text,
        position,
        lambda move: _spelt(move, position, previous),
        lambda move: count_playable(position, move, following, meant),
    )


def most_likely(
    text: str, position: Position, spelt: Callable[[Move], str], fitting: Callable[[Move], int]
) -> tuple[Move, int] | None:
    """The legal move that a damaged `text` most likely was, with how many of the moves after it fit it.

    `spelt` writes a move as the format does; `fitting` tells how many of the moves that follow in the text
    can be played after it. None if nothing is like it, or two moves are equally likely.
    """
    likely: list[tuple[int, float, Move]] = []
    for move in position.legal_moves():
        alike = SequenceMatcher(None, text, spelt(move)).ratio()
        if alike >= _CLEARLY_ALIKE:
            likely.append((fitting(move), alike, move))
    likely.sort(key=lambda item: item[:2], reverse=True)
    if not likely or (len(likely) > 1 and likely[0][:2] == likely[1][:2]):
        return None
    count, _, move = likely[0]
    return move, count


def can_be_made(move: Move, position: Position) -> bool:
    """Whether pieces can make `move`, legal or not."""
    try:
        position.undo(position.play_unchecked(move))
    except IllegalMoveError:
        return False
    return True


def _spelt(move: Move, position: Position, previous: Square | None) -> str:
    piece = None if isinstance(move, Drop) else position.piece_at(move.origin)
    kind = (
        move.kind if isinstance(move, Drop) else position.variant.least_kind if piece is None else piece.kind
    )
    return kif_text(kind, move, previous, position.variant)


def count_playable(
    position: Position, move: Move, texts: Iterable[str], read: Callable[[str, Position, Square], Move | None]
) -> int:
    """How many of the move `texts` can be played in turn after `move`, as `read` understands them."""
    trial = position.copy()
    trial.play(move)
    previous, played = move.target, 0
    for text in texts:
        following = read(text, trial, previous)
        if following is None or not trial.is_legal(following):
            break
        trial.perform_trusted(following)
        previous, played = following.target, played + 1
    return played
