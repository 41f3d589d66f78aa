"""``shogi-desktop buoy``: games that begin in a position of one's own, at a server that keeps such buoys."""

from __future__ import annotations

import argparse
from typing import Final

from shogi_desktop.app.online.buoys import BuoyRefusedError, NoBuoysError, ask, moves_of
from shogi_desktop.app.online.runner import TalkError
from shogi_desktop.app.words.online import talk_sentence
from shogi_desktop.cli.common import CommandError, password_of, read_kifu
from shogi_desktop.csa.buoys import MOST_GAMES, MOST_MOVES, PREFIX
from shogi_desktop.csa.carrier import Address
from shogi_desktop.csa.client import Account
from shogi_desktop.csa.errors import GameNameError, LineError
from shogi_desktop.csa.game_names import GameName
from shogi_desktop.rules import quoted
from shogi_desktop.system_check import Machine

USAGE: Final = 2
_COMMANDS: Final = {"set": "SETBUOY", "delete": "DELETEBUOY", "count": "GETBUOYCOUNT"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``buoy`` understands."""
    parser.add_argument(
        "what", choices=_COMMANDS, help="set or delete the position, or show how many games it has left"
    )
    parser.add_argument("--host", required=True, help="the server: shogi-server, or one run by this program")
    parser.add_argument("--port", type=int, default=4081, help="default: %(default)s")
    parser.add_argument(
        "--user",
        required=True,
        metavar="NAME",
        help="your login name; only the player who set a buoy may delete it",
    )
    parser.add_argument("--password", required=True, metavar="WORD", help="the password; - asks for it")
    parser.add_argument("--game", required=True, metavar="NAME", help="its name, such as buoy_ladder-900-10")
    parser.add_argument("--kifu", metavar="FILE", help="the game whose first moves are set, in any format")
    parser.add_argument("--moves", type=int, metavar="N", help="the first N moves of the kifu (default: all)")
    parser.add_argument(
        "--count", type=int, default=1, metavar="N", help="number of games (default: %(default)s)"
    )


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Do it; 0 when the server has."""
    account, text = _account(options), options.game
    if options.what == "set":
        text = f"{options.game} {_moves(options)} {options.count}"
    address = Address(options.host, options.port)
    try:
        told = ask(address, account, _COMMANDS[options.what], text)
    except BuoyRefusedError as error:
        raise CommandError(f"{options.host} does not do it: {quoted(str(error))}") from error
    except NoBuoysError as error:
        raise CommandError(f"{options.host} keeps no buoys") from error
    except TalkError as error:
        raise CommandError(talk_sentence(error.failure, options.host, options.port)) from error
    if options.what == "count":
        print("it is not set" if told == "-1" else quoted(told)[1:-1])
    return 0


def _account(options: argparse.Namespace) -> Account:
    """:raises CommandError: the options make no sense."""
    if not 0 < options.port < 65_536 or not 1 <= options.count <= MOST_GAMES:
        raise CommandError(f"--port must be 1 to 65535, --count 1 to {MOST_GAMES}", USAGE)
    try:
        game = GameName.parse(options.game)
        account = Account(options.user, password_of(options.password), is_extended=True)
    except (GameNameError, LineError) as error:
        raise CommandError(str(error), USAGE) from error
    if not game.text.startswith(PREFIX):
        raise CommandError(f"the name of a buoy begins with {PREFIX}, as buoy_ladder-900-10", USAGE)
    return account


def _moves(options: argparse.Namespace) -> str:
    """:raises CommandError: there are none, or too many."""
    if options.kifu is None:
        raise CommandError("--kifu says which moves are to be set", USAGE)
    if options.moves is not None and options.moves < 1:
        raise CommandError("--moves must be 1 or more", USAGE)
    record = read_kifu(options.kifu)
    name = GameName.parse(options.game)
    if record.start_sfen != name.variant.handicap(name.handicap).sfen:
        raise CommandError(f"{options.kifu} begins in another position than {options.game}")
    moves = moves_of(record, options.moves)
    if not moves or len(moves) > 7 * MOST_MOVES:
        raise CommandError(f"{options.kifu} has no moves, or more than {MOST_MOVES}")
    return moves
