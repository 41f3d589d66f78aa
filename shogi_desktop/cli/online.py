"""``shogi-desktop online``: a level or an engine plays at a server, and the games are counted at the end."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Final

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.failures import words_for_failure
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.engines.registry import Role
from shogi_desktop.app.engines.required import EngineOptionError
from shogi_desktop.app.match.contestants import option_texts
from shogi_desktop.app.match.players import PlayerSpec, PlayerSpecError
from shogi_desktop.app.online.runner import OnlineGame, OnlinePlan, OnlineRunner, TalkError
from shogi_desktop.app.settings.strengths import RUNGS
from shogi_desktop.app.words.games import outcome_text
from shogi_desktop.app.words.online import skew_sentence, talk_sentence
from shogi_desktop.cli.common import CommandError, counted, password_of
from shogi_desktop.cli.owned_engines import owned_engine
from shogi_desktop.csa.carrier import Address
from shogi_desktop.csa.client import Account
from shogi_desktop.csa.errors import GameNameError, LineError
from shogi_desktop.csa.events import Event, GameRejected, LoggedIn, Proposed, TalkFailed, Told
from shogi_desktop.csa.game_names import FLOODGATE, GameName
from shogi_desktop.csa.mirror import SKEW_MS
from shogi_desktop.rules import quoted
from shogi_desktop.system_check import Machine

USAGE: Final = 2
INTERRUPTED: Final = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``online`` understands."""
    parser.add_argument("--host", help="the server (default with a Floodgate game: Floodgate)")
    parser.add_argument("--port", type=int, default=4081, help="default: %(default)s")
    parser.add_argument("--user", required=True, metavar="NAME", help="the name to log in with")
    parser.add_argument(
        "--password",
        required=True,
        metavar="WORD",
        help="the password; - asks for it, or reads a line of standard input",
    )
    games = ", ".join(FLOODGATE)
    parser.add_argument(
        "--game", metavar="NAME", help=f"the game to ask for, such as GAME-600-10; on Floodgate: {games}"
    )
    parser.add_argument(
        "--player",
        default="level:10",
        metavar="WHO",
        help=f"level:1 to level:{RUNGS}, or engine:/path (default: %(default)s)",
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the engine"
    )
    parser.add_argument(
        "--games", type=int, default=1, metavar="N", help="number of games (default: %(default)s)"
    )
    parser.add_argument(
        "--save", metavar="DIR", help="folder for a kifu of each game, updated after each move"
    )
    parser.add_argument(
        "--margin",
        type=int,
        default=300,
        metavar="MS",
        help="time of each move left to the network (default: %(default)s)",
    )
    parser.add_argument("--no-evaluations", action="store_true", help="do not send evaluations to the server")


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Play; 0 when all games were played."""
    plan, spec = _plan(options), _spec(options)
    place = plan.address
    runner = OnlineRunner(plan, spec, lambda event: _tell(event, place), _tell_game, on_unsaved=_tell_unsaved)
    status = 1
    try:
        runner.run()
        status = int(any(game.points is None for game in runner.games) or bool(runner.unsaved))
    except TalkError:
        pass  # told as it happened
    except EngineFailedError as error:
        _complain(words_for_failure(error.failure).sentence)
    except (EngineMissingError, EngineOptionError, OSError) as error:
        _complain(str(error))
    except KeyboardInterrupt:
        _complain("interrupted; a game that was on is given up")
        status = INTERRUPTED
    if runner.unsaved:
        _complain(f"games that could not be saved: {runner.unsaved}")
    print(summary_line(runner.games, plan.games))
    return status


def _tell_unsaved(error: OSError, folder: Path) -> None:
    _complain(
        f"{folder} cannot be written ({error.strerror or error}); the game goes on. Free some space there"
    )


def summary_line(games: list[OnlineGame], wanted: int) -> str:
    """All games in a line."""
    points = [game.points for game in games]
    won, drawn, lost, void = (points.count(value) for value in (1.0, 0.5, 0.0, None))
    more = f", {void} broken off" if void else ""
    return f"{len(games)} of {counted(wanted, 'game')}: {won} won, {drawn} drawn, {lost} lost{more}"


def _plan(options: argparse.Namespace) -> OnlinePlan:
    """:raises CommandError: the options make no sense."""
    if options.games < 1 or options.margin < 0 or not 0 < options.port < 65_536:
        raise CommandError("--games must be 1 or more, --margin 0 or more, --port 1 to 65535", USAGE)
    host = options.host or FLOODGATE.get(options.game or "")
    if not host:
        raise CommandError("name the server with --host; only Floodgate's games have one of their own", USAGE)
    password = password_of(options.password)
    if options.game is not None:
        try:
            GameName.parse(options.game)
        except GameNameError as error:
            raise CommandError(str(error), USAGE) from error
        password = f"{options.game},{password}"
    try:
        account = Account(options.user, password)
    except LineError as error:
        raise CommandError(str(error), USAGE) from error
    folder = None if options.save is None else Path(options.save)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    return OnlinePlan(
        Address(host, options.port),
        account,
        options.games,
        folder,
        options.margin,
        not options.no_evaluations,
    )


def _spec(options: argparse.Namespace) -> PlayerSpec:
    kind, _, name = options.player.partition(":")
    launch = owned_engine(name, Role.MATCH) if kind == "engine" else None
    try:
        spec = PlayerSpec.parse(options.player) if launch is None else PlayerSpec(command=launch.command)
    except PlayerSpecError as error:
        raise CommandError(str(error), USAGE) from error
    given = {} if launch is None else option_texts(launch.options)
    for pair in options.option:
        option, equals, value = pair.partition("=")
        given[option.strip()] = value if equals else None
    return replace(spec, options=MappingProxyType(given), name="" if launch is None else launch.name)


def _tell(event: Event, place: Address) -> None:
    match event:
        case LoggedIn(name):
            _complain(f"{name} is logged in at {place}, and waits for a game")
        case Proposed(summary):
            more = f", after {counted(len(summary.moves), 'move')}" if summary.moves else ""
            _complain(f"{summary.black} against {summary.white} ({summary.game_id}){more}")
        case GameRejected(game_id, by):
            _complain(f"{by or 'somebody'} rejected the game {game_id}")
        case Told("ERROR", text):
            _complain(f"the server says: {quoted(text)}")
        case TalkFailed(failure):
            _complain(talk_sentence(failure, place.host, place.port))
        case _:
            pass


def _tell_game(game: OnlineGame) -> None:
    words = outcome_text(game.outcome, game.record)
    print(f"{game.game_id}: {words.headline}: {words.reason}", flush=True)
    if abs(game.skew_ms) >= SKEW_MS:
        _complain(skew_sentence(game.skew_ms / 1000))


def _complain(sentence: str) -> None:
    print(f"shogi-desktop online: {sentence}", file=sys.stderr, flush=True)
