"""The kifu library with many games: import, list filters, position searches, on this machine.

    python -m tests.bench.bench_library [GAMES] [--folder FOLDER]

Files of random games of some 100 plies (the first moves from a small tree of openings, so that positions are
shared as in real collections) are written, imported with all cores, and searched. A FOLDER keeps files and
index for another run. Beside the bit rows of the library, two other ways to keep positions are timed on the
same games: a table (hash, game, ply), and one row for each game and feature.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from shogi_desktop.app.library.database import Column, Database, Query
from shogi_desktop.app.library.importing import bring_up_to_date
from shogi_desktop.app.library.indexing import index_game
from shogi_desktop.app.library.patterns import Pattern, PositionSearch
from shogi_desktop.app.library.reading import Result
from shogi_desktop.app.library.sources import Sources
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.notation import detect, kif
from shogi_desktop.rules import STANDARD, Color, Position, parse_square

PLIES = 100
SHARED_PLIES = 8
CHOICES = 3
NAMES = ("羽生", "森内", "谷川", "佐藤", "渡辺", "藤井", "豊島", "永瀬", "Aiko", "Ben")


def random_game(seed: int) -> Record:
    rng = random.Random(seed)
    record = Record(STANDARD)
    record.headers.update(
        black=rng.choice(NAMES),
        white=rng.choice(NAMES),
        date=f"{rng.randint(1950, 2026)}/{rng.randint(1, 12):02}/{rng.randint(1, 28):02}",
        event=f"第{rng.randint(1, 80)}期名人戦",
    )
    position: Position = record.start_position()
    path: RecordPath = ()
    for ply in range(PLIES):
        moves = sorted(position.legal_moves(), key=lambda move: move.usi)
        if not moves:
            break
        move = rng.choice(moves[:: max(1, len(moves) // CHOICES)] if ply < SHARED_PLIES else moves)
        path = record.append(path, move, time_ms=rng.randint(0, 90) * 1000)
        position.play(move)
    record.node(path).outcome = Outcome(Reason.RESIGNATION, position.turn.opponent)
    return record


def write_games(folder: Path, count: int) -> None:
    for seed in range(count):
        file = folder / f"{seed // 1000:03}" / f"{seed:06}.kif"
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(kif.dump(random_game(seed), "utf-8"))


def timed(work: Callable[[], object], repeat: int = 5) -> tuple[float, float, object]:
    """Milliseconds of the first run and the median of `repeat` more, and the answer."""
    taken = []
    answer: object = None
    for _ in range(repeat + 1):
        began = time.perf_counter()
        answer = work()
        taken.append((time.perf_counter() - began) * 1000)
    return taken[0], sorted(taken[1:])[repeat // 2], answer


def searches() -> list[tuple[str, Query]]:
    record = random_game(7)
    early = record.position((0,) * 4)
    late = record.position((0,) * 60)
    corner = frozenset(
        (sq, early.piece_at(sq)) for sq in map(parse_square, ("9i", "8i", "7g", "9g", "8g", "8h", "7i"))
    )
    half = frozenset(
        (sq, late.piece_at(sq)) for sq in STANDARD.squares if late.piece_at(sq) is not None and sq % 16 > 5
    )
    one = frozenset({(parse_square("5e"), STANDARD.piece(STANDARD.kind("dragon"), Color.BLACK))})
    rook = frozenset({(Color.BLACK, STANDARD.kind("rook"), 2)})
    return [
        ("everything, by date", Query()),
        ("everything, by file", Query(order=Column.FILE)),
        ("free text", Query(text="羽生 名人")),
        ("free text, nothing", Query(text="nobody at all")),
        (
            "all filters",
            Query(text="名人", variant="shogi", result=Result.BLACK, handicap="even", years=(1980, 1999)),
        ),
        ("exact, 4 plies", Query(position=PositionSearch(Pattern.of_position(early), exact=True))),
        (
            "exact, 60 plies, mirrored and colours exchanged",
            Query(position=PositionSearch(Pattern.of_position(late), True, True, True)),
        ),
        ("pattern, 7 squares", Query(position=PositionSearch(Pattern(STANDARD, corner), False))),
        ("the same, four ways", Query(position=PositionSearch(Pattern(STANDARD, corner), False, True, True))),
        ("pattern, half a board", Query(position=PositionSearch(Pattern(STANDARD, half), False, True, True))),
        ("pattern, one piece", Query(position=PositionSearch(Pattern(STANDARD, one), False))),
        ("pattern, two rooks in hand", Query(position=PositionSearch(Pattern(STANDARD, hands=rook), False))),
        (
            "pattern, whole board",
            Query(position=PositionSearch(Pattern.of_position(early), False, True, True)),
        ),
    ]


def alternatives(files: list[Path], place: Path) -> None:
    """Time the two textbook ways on the same games."""
    connection = sqlite3.connect(place)
    connection.executescript(
        "CREATE TABLE at (hash INTEGER, game INTEGER, ply INTEGER, PRIMARY KEY (hash, game, ply)) "
        "WITHOUT ROWID;"
        "CREATE TABLE has (feature INTEGER, game INTEGER, mask BLOB, PRIMARY KEY (feature, game)) "
        "WITHOUT ROWID;"
    )
    began = time.perf_counter()
    for game, file in enumerate(files):
        index = index_game(detect.read(file.read_bytes()).record)
        connection.executemany(
            "INSERT OR IGNORE INTO at VALUES (?, ?, ?)",
            ((value - (1 << 63), game, ply) for ply, value in enumerate(index.hashes)),
        )
        connection.executemany(
            "INSERT INTO has VALUES (?, ?, ?)",
            (
                (f, game, mask.to_bytes(-(-mask.bit_length() // 8), "little"))
                for f, mask in index.masks.items()
            ),
        )
    connection.commit()
    print(f"\nAlternatives on {len(files)} games: {time.perf_counter() - began:.1f} s, ", end="")
    print(f"{place.stat().st_size / 1e6:.0f} MB")

    def by_hash(search: PositionSearch) -> set[int]:
        return {
            game
            for value in search.hashes()
            for (game,) in connection.execute("SELECT game FROM at WHERE hash = ?", (value - (1 << 63),))
        }

    def by_masks(search: PositionSearch) -> set[int]:
        found: set[int] = set()
        for pattern in search.patterns():
            left: dict[int, int] | None = None
            for feature in pattern.features()[0]:
                rows = connection.execute("SELECT game, mask FROM has WHERE feature = ?", (feature,))
                left = {
                    game: both
                    for game, mask in rows
                    if (left is None or game in left)
                    and (both := int.from_bytes(mask, "little") & (-1 if left is None else left[game]))
                }
            found |= set(left or ())
        return found

    print("| search | first ms | median ms | games |")
    print("|---|---|---|---|")
    for name, query in searches():
        search = query.position
        if search is not None:
            how = by_hash if search.exact else by_masks
            first, median, answer = timed(lambda how=how, search=search: how(search), 3)  # type: ignore[misc]
            print(f"| {name} | {first:.1f} | {median:.1f} | {len(answer)} |")  # type: ignore[arg-type]
    connection.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Time the kifu library.")
    parser.add_argument("games", nargs="?", type=int, default=10_000)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--alternatives", action="store_true", help="time other ways to keep positions too")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder: Path = options.folder or Path(temporary)
        games = folder / f"games-{options.games}"
        write_games(games, options.games)
        place = folder / f"library-{options.games}.sqlite"
        sources = Sources(folders=(str(games),))
        for label in ("import", "look for changes"):
            database = Database(place)
            began = time.perf_counter()
            report = bring_up_to_date(database, sources)
            print(f"{label}: {time.perf_counter() - began:.2f} s, {report}")
            database.close()
        print(f"index: {place.stat().st_size / 1e6:.1f} MB")
        database = Database(place)
        print("| search | first ms | median ms | games |")
        print("|---|---|---|---|")
        for name, query in searches():
            first, median, answer = timed(lambda query=query: database.find(query))  # type: ignore[misc]
            print(f"| {name} | {first:.1f} | {median:.1f} | {len(answer.games)} |")  # type: ignore[attr-defined]
        for ply in (0, 1, 4, 8, 60):
            position = random_game(7).position((0,) * ply)
            first, median, answer = timed(lambda position=position: database.explore(position))  # type: ignore[misc]
            print(f"| explored, {ply} plies | {first:.1f} | {median:.1f} | {answer.games} |")  # type: ignore[attr-defined]
        first, median, _ = timed(lambda: Database(place, check=True).close())
        print(f"| opening with a check | {first:.1f} | {median:.1f} | |")
        database.close()
        if options.alternatives:
            alternatives(sorted(games.rglob("*.kif")), folder / f"alternatives-{options.games}.sqlite")


if __name__ == "__main__":
    main()
