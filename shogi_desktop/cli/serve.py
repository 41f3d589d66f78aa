"""``shogi-desktop serve``: a server of the CSA protocol for a club or for friends, until Ctrl+C."""

from __future__ import annotations

import argparse
import signal
import sys
from datetime import datetime
from pathlib import Path
from typing import Final

from shogi_desktop.app.online.club import Club, ClubPlan, table_text
from shogi_desktop.app.online.evening import EveningKind, EveningPlan
from shogi_desktop.cli.common import CommandError, counted, password_of
from shogi_desktop.csa.client import PASSWORD, USER
from shogi_desktop.csa.errors import GameNameError
from shogi_desktop.csa.game_names import GameName
from shogi_desktop.csa.hosting import own_addresses
from shogi_desktop.csa.server import DEFAULT_GAME, Limits, ServerRules
from shogi_desktop.csa.table import TableRules
from shogi_desktop.system_check import Machine

USAGE: Final = 2
_MOST_PLAYERS: Final = 64


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``serve`` understands."""
    where = parser.add_argument_group("where")
    where.add_argument(
        "--host",
        default="",
        metavar="ADDRESS",
        help="address of this computer to serve at; 127.0.0.1: only this computer (default: all)",
    )
    where.add_argument("--port", type=int, default=4081, help="default: %(default)s; 0: any free port")
    who = parser.add_argument_group("who may play what")
    who.add_argument(
        "--password", default="", metavar="WORD", help="what players must know to log in; - asks for it"
    )
    who.add_argument(
        "--game",
        metavar="NAME",
        help=f"the game of players who ask for none, such as {DEFAULT_GAME}: "
        "seconds in all, then seconds a move",
    )
    who.add_argument("--only-game", action="store_true", help="allow no other game")
    who.add_argument("--max-moves", type=int, metavar="N", help="draw after N moves (default: 2000)")
    who.add_argument(
        "--least-time", type=int, default=0, metavar="S", help="least number of seconds counted for a move"
    )
    evening = parser.add_argument_group("a club's evening")
    evening.add_argument(
        "--evening", choices=[kind.value for kind in EveningKind], help="play a tournament among --players"
    )
    evening.add_argument("--players", default="", metavar="A,B,C", help="the names they log in with")
    evening.add_argument(
        "--rounds", type=int, default=5, help="rounds of a Swiss tournament (default: %(default)s)"
    )
    evening.add_argument("--twice", action="store_true", help="round robin with both colours")
    evening.add_argument(
        "--absent",
        default="",
        metavar="A,B",
        help="players who have gone home: they lose their remaining games",
    )
    parser.add_argument(
        "--save", metavar="DIR", help="folder for kifu, results and table; games go on after a restart"
    )
    parser.add_argument("--games", type=int, metavar="N", help="end after N games (default: never)")
    limits = parser.add_argument_group("limits")
    limits.add_argument(
        "--connections", type=int, default=64, metavar="N", help="connections at once (default: %(default)s)"
    )
    limits.add_argument(
        "--tables", type=int, default=100, metavar="N", help="games at once (default: %(default)s)"
    )
    limits.add_argument(
        "--grace",
        type=int,
        default=120,
        metavar="S",
        help="seconds to wait for a player whose connection was lost (default: %(default)s)",
    )


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Serve; 0 when it was stopped, or all was played."""
    plan = _plan(options)
    try:
        club = Club(plan, _say, lambda: datetime.now().astimezone())
    except GameNameError as error:
        raise CommandError(str(error), USAGE) from error
    except (OSError, OverflowError) as error:
        place = f"{options.host or 'this computer'}, port {options.port}"
        why = getattr(error, "strerror", None) or error
        raise CommandError(f"{place} cannot be served: {why}. Choose another --port or --host") from error
    for address in own_addresses(options.host):
        _say(f"serving at {address}, port {club.host.port}")
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: club.stop())
    club.serve()
    if plan.evening is not None:
        print(table_text(club.table()), end="")
    _say(f"{counted(club.ended, 'game')} played")
    return 0


def _plan(options: argparse.Namespace) -> ClubPlan:
    """:raises CommandError: the options make no sense together."""
    options.password = password_of(options.password)
    if options.password and not PASSWORD.fullmatch(options.password):
        raise CommandError("--password must be printable ASCII without spaces", USAGE)
    for name in ("connections", "tables", "rounds", "max_moves", "games"):
        number = getattr(options, name)
        if number is not None and number < 1:
            raise CommandError(f"--{name.replace('_', '-')} must be 1 or more", USAGE)
    if options.least_time < 0 or options.grace < 0:
        raise CommandError("--least-time and --grace must be 0 or more", USAGE)
    evening = _evening(options)
    game = options.game or DEFAULT_GAME
    rules = ServerRules(
        word=options.password,
        default_game=game,
        only_game=game if options.only_game or evening is not None else "",
        max_moves=options.max_moves,
        least=options.least_time,
        table=TableRules(grace_ms=options.grace * 1000),
        limits=Limits(options.connections, options.connections, options.tables),
    )
    folder = None if options.save is None else Path(options.save)
    return ClubPlan(rules, options.host, options.port, folder, options.games, evening)


def _evening(options: argparse.Namespace) -> EveningPlan | None:
    if options.evening is None:
        return None
    players = tuple(filter(None, (name.strip() for name in options.players.split(","))))
    wrong = next((name for name in players if not USER.fullmatch(name)), None)
    if wrong is not None:
        raise CommandError(f"{wrong} is not a possible login name", USAGE)
    if len(set(players)) != len(players) or not 2 <= len(players) <= _MOST_PLAYERS:
        raise CommandError(f"--players must name 2 to {_MOST_PLAYERS} players, each once", USAGE)
    absent = tuple(filter(None, (name.strip() for name in options.absent.split(","))))
    if set(absent) - set(players):
        raise CommandError("--absent must name players of the evening", USAGE)
    if options.save is None:
        raise CommandError("an evening needs --save DIR: its table is made from the results there", USAGE)
    try:
        game = GameName.parse(options.game or DEFAULT_GAME)
    except GameNameError as error:
        raise CommandError(str(error), USAGE) from error
    kind = EveningKind(options.evening)
    if kind is EveningKind.SWISS and options.rounds >= len(players) + len(players) % 2:
        raise CommandError(
            f"{len(players)} players cannot play {options.rounds} rounds without meeting twice", USAGE
        )
    return EveningPlan(kind, game, players, options.rounds, options.twice, absent)


def _say(sentence: str) -> None:
    print(f"{datetime.now().astimezone():%H:%M:%S} {sentence}", file=sys.stderr, flush=True)
