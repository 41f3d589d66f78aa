"""The kifu library with many games: import, opening, list filters, position searches, on this machine.

    python -m tests.bench.bench_library [GAMES] [--folder FOLDER] [--workers N]

Files of games (`tests.bench.likely_games`) are written, imported and searched, by the clock and in processor
time. A FOLDER keeps files and index for another run. Beside the rows of the library, two other ways to keep
positions are timed on the same games if asked for: a table (hash, game, ply), and one row for each game and
feature.
"""

from __future__ import annotations

import argparse
import resource
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from shogi_desktop.app.library.analyses import NAME
from shogi_desktop.app.library.database import Column, Database, Query
from shogi_desktop.app.library.importing import AnalysesBeside, bring_up_to_date
from shogi_desktop.app.library.indexing import index_game
from shogi_desktop.app.library.patterns import Pattern, PositionSearch
from shogi_desktop.app.library.reading import Result
from shogi_desktop.app.library.sources import Sources
from shogi_desktop.notation import detect
from shogi_desktop.rules import STANDARD, Color, parse_square
from tests.bench.likely_games import likely_game, write_games

SHOWN = 50
"""Games that the list shows at once."""


def timed(work: Callable[[], object], repeat: int = 5) -> tuple[float, float, float, object]:
    """Milliseconds of the first run, median of `repeat` more, that of their processor time; the answer."""
    taken, used = [], []
    answer: object = None
    for _ in range(repeat + 1):
        began, processor = time.perf_counter(), time.process_time()
        answer = work()
        taken.append((time.perf_counter() - began) * 1000)
        used.append((time.process_time() - processor) * 1000)
    return taken[0], sorted(taken[1:])[repeat // 2], sorted(used[1:])[repeat // 2], answer


def processor_time() -> float:
    """Seconds of this process and of those that it has started and that have ended."""
    return sum(
        used.ru_utime + used.ru_stime
        for used in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )


def searches() -> list[tuple[str, Query]]:
    record = likely_game(8)
    early = record.position((0,) * 4)
    late = record.position((0,) * 60)
    corner = frozenset(
        (sq, early.piece_at(sq)) for sq in map(parse_square, ("9i", "8i", "7g", "9g", "8g", "8h", "7i"))
    )
    half = frozenset(
        (sq, late.piece_at(sq)) for sq in STANDARD.squares if late.piece_at(sq) is not None and sq % 16 > 5
    )
    framed = [(ply, Pattern(STANDARD, frozenset(record.position((0,) * ply).pieces()))) for ply in (4, 16)]
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
        *(
            (f"all pieces framed, {ply} plies{', four ways' if images else ''}", Query(position=search))
            for ply, pattern in framed
            for images in (False, True)
            for search in (PositionSearch(pattern, False, images, images),)
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
            first, median, _, answer = timed(lambda how=how, search=search: how(search), 3)  # type: ignore[misc]
            print(f"| {name} | {first:.1f} | {median:.1f} | {len(answer)} |")  # type: ignore[arg-type]
    connection.close()


def import_games(place: Path, games: Path, workers: int) -> None:
    """Import the games as the window does it, and once more, when nothing has changed."""
    sources = Sources(folders=(str(games),))
    for label in ("import", "look for changes"):
        database, beside = Database(place), AnalysesBeside(place)
        began, processor = time.perf_counter(), processor_time()
        report = bring_up_to_date(database, sources, workers=workers, took=beside.take)
        print(
            f"{label}: {time.perf_counter() - began:.2f} s, {processor_time() - processor:.2f} s of the "
            f"processor, {report.games} games, {len(report.troubles)} troubles"
        )
        database.close()
        beside.close()


def tell_size(place: Path) -> None:
    """Bytes of the index for a game, table by table where SQLite can tell."""
    connection = sqlite3.connect(place)
    (games,) = connection.execute("SELECT count(*) FROM game").fetchone()
    (nodes,) = connection.execute("SELECT sum(length) FROM chunk").fetchone()
    analyses = place.with_name(NAME).stat().st_size
    print(f"{games} games, {nodes} places; bytes a game: {place.stat().st_size / games:.0f}, ", end="")
    print(f"and {analyses / games:.0f} of where its analysis would be")
    try:
        for name, size in connection.execute("SELECT name, sum(pgsize) FROM dbstat GROUP BY name"):
            print(f"  {name} {size / games:.0f}")
    except sqlite3.OperationalError:
        print("  (this SQLite does not tell of tables)")
    connection.close()


def open_list(place: Path) -> int:
    """What the library's page waits for when it is first shown: the index, the list, the games in sight."""
    database = Database(place)
    found = database.find(Query())
    database.rows(found.games[:SHOWN])
    database.close()
    return len(found.games)


def tell(name: str, work: Callable[[], int]) -> None:
    first, median, used, answer = timed(work)
    print(f"| {name} | {first:.1f} | {median:.1f} | {used:.1f} | {answer} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Time the kifu library.")
    parser.add_argument("games", nargs="?", type=int, default=10_000)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--workers", type=int, default=2, help="processes that read")
    parser.add_argument("--alternatives", action="store_true", help="time other ways to keep positions too")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder: Path = options.folder or Path(temporary)
        games = folder / f"games-{options.games}"
        write_games(games, range(options.games))
        place = folder / f"library-{options.games}.sqlite"
        import_games(place, games, options.workers)
        tell_size(place)
        print("| search | first ms | median ms | processor ms | games |")
        print("|---|---|---|---|---|")
        tell("opening, list and games in sight", lambda: open_list(place))
        database = Database(place)
        for name, query in searches():
            tell(name, lambda query=query: len(database.find(query).games))  # type: ignore[misc]
        for ply in (0, 1, 4, 8, 60):
            position = likely_game(8).position((0,) * ply)
            tell(f"explored, {ply} plies", lambda position=position: database.explore(position).games)  # type: ignore[misc]
        database.close()
        if options.alternatives:
            alternatives(sorted(games.rglob("*.kif")), folder / f"alternatives-{options.games}.sqlite")


if __name__ == "__main__":
    main()
