"""Games for measuring the library with: as many as wanted, cheap, and alike to a real collection.

A game begins along a tree of usual moves, those of the opening book first, so that thousands share their
first positions and part one after the other; then the player takes the best of a few moves at a glance (what
it captures, what would be captured back, promotion, going forward), so that pieces are exchanged, come back
as drops and kings stay near their castles. Lengths spread as those of real games do. The same seed gives the
same game.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from shogi_desktop.app.players.book import styles_of
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.notation import kif
from shogi_desktop.rules import STANDARD, BoardMove, Color, Move, Position, rank_of

SHORTEST: Final = 40
LONGEST: Final = 220
MEAN: Final = 112
SPREAD: Final = 30
GLANCES: Final = 4
"""Of so many moves taken by chance the best is made."""
OPENING_PLIES: Final = 30
LEAVES: Final = 0.05
"""The chance that a ply of the opening is the first of the player's own."""
USUAL: Final = (0.88, 0.09, 0.03)
"""How often the usual moves of a position are played."""
WORTH: Final = {
    "P": 1, "L": 3, "N": 3, "S": 5, "G": 6, "B": 8, "R": 10, "K": 0,
    "+P": 6, "+L": 6, "+N": 6, "+S": 6, "+B": 11, "+R": 13,
}  # fmt: skip
FAMILIES: Final = tuple("羽森谷佐渡藤豊永久斎高木中大小山川田松村")
GIVEN: Final = tuple("善俊浩天明聡将拓康慎弘真太一二三郎介樹")
EVENTS: Final = (
    "名人戦",
    "竜王戦",
    "王位戦",
    "王座戦",
    "棋王戦",
    "棋聖戦",
    "朝日杯",
    "順位戦",
    "Club league",
)
PLACES: Final = ("東京・将棋会館", "大阪・関西将棋会館", "Praha", "")


def likely_game(seed: int) -> Record:
    """Game number `seed`."""
    rng = random.Random(seed)
    record = Record(STANDARD)
    _name(record, rng)
    position = record.start_position()
    path: RecordPath = ()
    length = min(LONGEST, max(SHORTEST, round(rng.gauss(MEAN, SPREAD))))
    opening = min(OPENING_PLIES, int(rng.expovariate(LEAVES)))
    for ply in range(length):
        move = _opening_move(position, rng) if ply < opening else _likely_move(position, rng)
        if move is None:
            break
        path = record.append(path, move, time_ms=rng.randint(0, 90) * 1000)
        position.perform_trusted(move)
    record.node(path).outcome = Outcome(Reason.RESIGNATION, position.turn.opponent)
    return record


def write_games(folder: Path, seeds: Sequence[int]) -> None:
    """One KIF file for each, a thousand to a folder; what is there is left alone."""
    for seed in seeds:
        file = folder / f"{seed // 1000:03}" / f"{seed:06}.kif"
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(kif.dump(likely_game(seed), "utf-8"))


def _name(record: Record, rng: random.Random) -> None:
    def player() -> str:
        # Few play much, many play little.
        number = int(rng.paretovariate(0.7)) % (len(FAMILIES) * len(GIVEN))
        return FAMILIES[number % len(FAMILIES)] + GIVEN[number // len(FAMILIES)] + "四段"

    record.headers.update(
        black=player(),
        white=player(),
        date=f"{rng.randint(1950, 2026)}/{rng.randint(1, 12):02}/{rng.randint(1, 28):02}",
        event=f"第{rng.randint(1, 80)}期{rng.choice(EVENTS)}",
        site=rng.choice(PLACES),
    )


def _opening_move(position: Position, rng: random.Random) -> Move | None:
    """One of the three moves that are usual there; None where there is none."""
    moves = _usual(position.sfen().rsplit(" ", 1)[0])
    return rng.choices(moves, USUAL[: len(moves)])[0] if moves else None


@cache
def _usual(board: str) -> tuple[Move, ...]:
    """The book's moves of a position, or else three at a glance: always the same ones."""
    position = Position.from_sfen(f"{board} 1", STANDARD)
    known = [move for move, _ in styles_of(position)]
    if not known:
        rng = random.Random(board)
        known = sorted(
            position.legal_moves(), key=lambda move: _glance(position, move) + rng.random(), reverse=True
        )
    return tuple(known[: len(USUAL)])


def _likely_move(position: Position, rng: random.Random) -> Move | None:
    moves = position.legal_moves()
    if not moves:
        return None
    return max(rng.choices(moves, k=GLANCES), key=lambda move: _glance(position, move) + rng.random())


def _glance(position: Position, move: Move) -> float:
    """What a move is worth at a glance, in pawns."""
    target = move.target
    if not isinstance(move, BoardMove):
        return 0.5 - (WORTH[move.kind.letter] if position.attackers(target, position.turn.opponent) else 0)
    piece, taken = position.piece_at(move.origin), position.piece_at(target)
    assert piece is not None
    worth = 0.0 if taken is None else WORTH[_letter(taken.kind.letter, promoted=taken.kind.is_promoted)]
    own = WORTH[_letter(piece.kind.letter, promoted=piece.kind.is_promoted)]
    if own > worth and position.attackers(target, position.turn.opponent):
        worth -= own
    if move.promote:
        worth += 3
    if not own:
        worth -= 2
    ahead = rank_of(move.origin) - rank_of(target)
    return worth + 0.2 * (ahead if piece.color is Color.BLACK else -ahead)


def _letter(letter: str, *, promoted: bool) -> str:
    return f"+{letter}" if promoted else letter
