"""``shogi-desktop book``: look into an opening book, change its format, make one of games.

Books are YaneuraOu's ``.db`` and Apery's ``.bin``; the ending of a file's name tells which it is.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

import msgspec

from shogi_desktop.app.books.file import ENDINGS, BookFile, write_book
from shogi_desktop.app.books.trouble import BookTrouble
from shogi_desktop.app.library.book_making import DEFAULT_PLIES, BookFilter, BookMaker, Wanted
from shogi_desktop.books import AperyBook, Book, BookMove, BookPosition
from shogi_desktop.cli.common import CommandError, counted, read_games, require_writable, write_json
from shogi_desktop.cli.sources import sources
from shogi_desktop.rules import STANDARD, Position, SfenError, variant_of_sfen
from shogi_desktop.system_check import Machine
from shogi_desktop.usi.lines import printable

_MOST_TOLD: Final = 20
_START: Final = "start"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``book`` understands."""
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    info = commands.add_parser("info", help="show what a book contains, and its moves in a position")
    info.add_argument("files", nargs="+", metavar="FILE", help="a .db or .bin")
    info.add_argument(
        "--position", metavar="SFEN", help="show the moves of this position; 'start' for the start position"
    )
    info.add_argument("--json", action="store_true", help="as JSON")
    convert = commands.add_parser("convert", help="write a book in the other format, or sorted")
    convert.add_argument("source", metavar="IN", help="a .db or .bin")
    convert.add_argument("target", metavar="OUT", help="the .db or .bin to write")
    make = commands.add_parser("make", help="make a book from the main lines of games")
    make.add_argument("sources", nargs="+", metavar="IN", help="a kifu, a folder of kifu or a pattern")
    make.add_argument("target", metavar="OUT", help="the .db or .bin to write")
    make.add_argument("--player", default="", metavar="NAME", help="only moves by players with that name")
    results = [each.value for each in Wanted]
    make.add_argument(
        "--result", choices=results, default="any", help="only moves by the side with that result"
    )
    make.add_argument("--since", type=int, metavar="YEAR", help="only games from that year on")
    make.add_argument("--until", type=int, metavar="YEAR", help="only games up to that year")
    make.add_argument("--rating", type=int, metavar="N", help="only moves by players rated N or more")
    make.add_argument("--least", type=int, default=1, metavar="N", help="only moves played N times or more")
    make.add_argument(
        "--first", type=int, default=1, metavar="N", help="first move to count in each game (default: 1)"
    )
    make.add_argument(
        "--plies",
        type=int,
        default=DEFAULT_PLIES,
        metavar="N",
        help="moves to count in each game (default: %(default)s)",
    )


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Carry the command out; 1 where a file gave trouble."""
    try:
        match options.command:
            case "info":
                return _info(options)
            case "convert":
                return _convert(Path(options.source), Path(options.target))
        return _make(options)
    except BookTrouble as trouble:
        raise CommandError(str(trouble)) from trouble


# --- info -------------------------------------------------------------------------------------------------


def _info(options: argparse.Namespace) -> int:
    position = None if options.position is None else _position(options.position)
    told, failed = [], False
    for name in options.files:
        file = BookFile(Path(name))
        try:
            book = file.survey()
            moves, problems = _all_of(book)
            found = None if position is None else file.lookup(position)
        except BookTrouble as trouble:
            print(f"shogi-desktop book: {printable(str(trouble))}", file=sys.stderr)
            failed = True
            continue
        finally:
            file.close()
        data: dict[str, object] = {
            "file": name,
            "format": "apery" if isinstance(book, AperyBook) else "yaneuraou",
            "positions": book.positions,
            "moves": moves,
            "sorted": book.is_sorted,
            "problems": problems,
        }
        for problem in book.problems[:_MOST_TOLD]:
            print(f"{name}:{problem.line}: {printable(problem.text)}", file=sys.stderr)
        if position is not None:
            there = () if found is None else found.moves
            data["position"] = position.sfen()
            data["book_moves"] = [_move_data(move) for move in there]
        told.append(data)
    if options.json:
        write_json({"books": told})
    else:
        for data in told:
            _print_info(data)
    return 1 if failed else 0


def _all_of(book: Book) -> tuple[int, int]:
    """How many moves it has, and how many places that cannot be read."""
    moves = sum(len(position.moves) for position in book.entries())
    return moves, book.trouble_count


def _move_data(move: BookMove) -> dict[str, object]:
    data = msgspec.to_builtins(move)
    assert isinstance(data, dict)
    return {name: value for name, value in data.items() if value not in {None, ""}}


def _print_info(data: dict[str, object]) -> None:
    order = "in order" if data["sorted"] else "in no order"
    print(f"{printable(str(data['file']))}: {data['positions']} positions, {data['moves']} moves, {order}")
    if data["problems"]:
        print(f"  {data['problems']} places cannot be read")
    moves = data.get("book_moves")
    if isinstance(moves, list):
        for move in moves:
            rest = ", ".join(f"{name} {value}" for name, value in move.items() if name != "move")
            print(printable(f"  {move['move']}  {rest}".rstrip()))
        if not moves:
            print("  nothing is known of that position")


def _position(text: str) -> Position:
    if text == _START:
        return Position.start(STANDARD)
    try:
        return Position.from_sfen(text.removeprefix("sfen "), variant_of_sfen(text.removeprefix("sfen ")))
    except SfenError as error:
        raise CommandError(str(error)) from error


# --- convert ----------------------------------------------------------------------------------------------


def _convert(source: Path, target: Path) -> int:
    _require_ending(target)
    require_writable(target)
    file = BookFile(source)
    try:
        book = file.survey()
        if isinstance(book, AperyBook):
            # Only hashes are in there: what its own moves lead to can be told.
            positions = [each for each in book.followed(Position.start(STANDARD)) if each.moves]
            if len(positions) < book.positions:
                left = f"{book.positions - len(positions)} of {counted(book.positions, 'position')}"
                print(
                    f"{source}: {left} left out, as only a hash is known and no move leads there",
                    file=sys.stderr,
                )
        else:
            positions = [position for position in book.entries() if position.moves]
        lost = sum(_loses(position) for position in positions) if target.suffix.lower() == ".bin" else 0
        write_book(target, _merged(positions))
    finally:
        file.close()
    for problem in book.problems[:_MOST_TOLD]:
        print(f"{source}:{problem.line}: {printable(problem.text)}", file=sys.stderr)
    if lost:
        print(
            f"{target}: Apery's format has no room for replies, depths and comments, used in "
            f"{counted(lost, 'position')}",
            file=sys.stderr,
        )
    print(counted(len(positions), "position"))
    return 0


def _loses(position: BookPosition) -> bool:
    return bool(position.comment) or any(
        move.comment or move.reply or move.depth is not None for move in position.moves
    )


def _merged(positions: list[BookPosition]) -> list[BookPosition]:
    """Lines of one position with other numbers of the move put together, the first one's words first."""
    found: dict[str, BookPosition] = {}
    for position in positions:
        known = found.get(position.board)
        if known is None:
            found[position.board] = position
            continue
        there = {move.move for move in known.moves}
        more = tuple(move for move in position.moves if move.move not in there)
        comment = "\n".join(filter(None, (known.comment, position.comment)))
        found[position.board] = BookPosition(known.board, known.moves + more, comment, known.ply)
    return list(found.values())


# --- make -------------------------------------------------------------------------------------------------


def _make(options: argparse.Namespace) -> int:
    target = Path(options.target)
    _require_ending(target)
    if min(options.least, options.plies, options.first) < 1:
        raise CommandError("--least, --first and --plies must be 1 or more", exit_status=2)
    require_writable(target)
    years = (options.since, options.until)
    wanted = BookFilter(
        options.player,
        Wanted(options.result),
        years,
        options.rating,
        options.least,
        options.plies,
        options.first,
    )
    maker, games, failed = BookMaker(wanted), 0, False
    for source in sources(options.sources):
        try:
            results = read_games(source.name)
        except CommandError as error:
            print(f"shogi-desktop book: {printable(str(error))}", file=sys.stderr)
            failed = True
            continue
        for result in results:
            games += 1
            maker.add(result.record)
    positions = list(maker.finish())
    if not positions:
        raise CommandError(f"none of {counted(games, 'game')} has a move that fits; {target} was not written")
    write_book(target, positions)
    moves = sum(len(position.moves) for position in positions)
    found = f"{counted(len(positions), 'position')}, {counted(moves, 'move')}"
    print(f"{found} of {counted(maker.games, 'game')} (of {games})")
    return 1 if failed else 0


def _require_ending(target: Path) -> None:
    if target.suffix.lower() not in ENDINGS:
        raise CommandError(f"{target} tells no format: end the name in {' or '.join(ENDINGS)}")
