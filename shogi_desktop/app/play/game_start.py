"""What a game begins with, made of its set-up: the record, the clocks and the rules."""

from __future__ import annotations

from datetime import datetime

import msgspec

from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.app.settings.game_setup import GameSetup, RemoteSetup, TimeSetup
from shogi_desktop.app.words.games import player_name, replay_text, times_text
from shogi_desktop.app.words.series import event_text
from shogi_desktop.game import (
    UNLIMITED,
    Clock,
    ClockState,
    GameRules,
    Path,
    Record,
    TimeControl,
    carried_over,
)
from shogi_desktop.rules import Color, Position, RulesError, parse_usi_move, require_playable, variant_by_id

REMARK = "備考"
"""The header for remarks on a game as a whole, as kifu have it."""


def continued(setup: GameSetup, cursor: Cursor) -> GameSetup:
    """`setup` as a game that goes on from the position of `cursor`, its moves so far kept."""
    record = cursor.record
    moves = tuple(node.move.usi for node in cursor.node.line() if node.move is not None)
    return msgspec.structs.replace(
        setup,
        variant=record.variant.id,
        handicap=record.handicap_id or "",
        start_sfen=record.start_sfen,
        moves=moves,
    )


def require_usable(setup: GameSetup) -> None:
    """See that a game can begin with that set-up. :raises RulesError: it cannot; says why."""
    require_players(setup)
    rules_of(setup)
    record_of(setup)


def require_players(setup: GameSetup) -> None:
    """See that this version can seat the players. :raises RulesError: one is over a network."""
    players = [setup.player(color) for color in Color]
    if any(isinstance(player, RemoteSetup) for player in players):
        raise RulesError("nobody can be met over a network by this version of the program")


def record_of(setup: GameSetup, when: datetime | None = None) -> Record:
    """The record that a game of this set-up begins with, dated where it is known `when`.

    :raises RulesError: the set-up names no game, handicap, position or move that there is.
    """
    try:
        variant = variant_by_id(setup.variant)
        record = Record(variant, setup.start_sfen, setup.handicap or None)
        position: Position = record.start_position()
        require_playable(position)
        path: Path = ()
        for usi in setup.moves:
            move = parse_usi_move(usi, variant)
            position.play(move)
            path = record.append(path, move)
    except (KeyError, ValueError) as error:
        raise RulesError(f"the set-up cannot be used: {error}") from error
    for color, key in ((Color.BLACK, "black"), (Color.WHITE, "white")):
        name = player_name(setup.player(color))
        if name:
            record.headers[key] = name
    if when is not None:
        record.headers["date"] = f"{when:%Y/%m/%d %H:%M:%S}"
    if not setup.unlimited:
        record.headers["time_limit"] = times_text(setup)
    if setup.match is not None:
        record.headers["event"] = event_text(setup)
    if setup.carried is not None:
        record.headers[REMARK] = replay_text(setup)
    return record


def clock_of(setup: GameSetup) -> Clock:
    """The clocks of that game; without a limit they still count what each move takes."""
    clock = Clock(*(_control(setup.time_of(color)) for color in (Color.BLACK, Color.WHITE)))
    left = setup.carried
    if left is not None:
        sides = (carried_over(left.side(color), clock.control(color)) for color in (Color.BLACK, Color.WHITE))
        clock.restore(ClockState(*sides))
    return clock


def rules_of(setup: GameSetup) -> GameRules:
    """The rules that game is played by. :raises RulesError: the set-up names one that there is not."""
    try:
        return setup.rules.rules(variant_by_id(setup.variant))
    except (KeyError, ValueError) as error:
        raise RulesError(f"the set-up cannot be used: {error}") from error


def _control(time: TimeSetup) -> TimeControl:
    if time.unlimited:
        return UNLIMITED
    return TimeControl(time.main_ms, time.byoyomi_ms, time.periods, time.increment_ms)
