"""What a game begins with, made of its set-up: the record and the clocks."""

from __future__ import annotations

from datetime import datetime

from shogi_desktop.app.setup import GameSetup, TimeSetup
from shogi_desktop.app.words import computer_name, time_text
from shogi_desktop.game import UNLIMITED, Clock, Path, Record, TimeControl
from shogi_desktop.rules import Color, Position, RulesError, parse_usi_move, require_playable, variant_by_id


def require_usable(setup: GameSetup) -> None:
    """See that a game can begin with that set-up. :raises RulesError: it cannot; says why."""
    record_of(setup, datetime(2000, 1, 1))  # noqa: DTZ001 - only the record's date, which nobody sees


def record_of(setup: GameSetup, when: datetime) -> Record:
    """The record that a game of this set-up begins with.

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
        player = setup.player(color)
        name = player.name or ("" if player.level is None else computer_name(player.level))
        if name:
            record.headers[key] = name
    record.headers["date"] = f"{when:%Y/%m/%d %H:%M:%S}"
    if not setup.time.unlimited:
        record.headers["time_limit"] = time_text(setup.time)
    return record


def clock_of(time: TimeSetup) -> Clock:
    """Two clocks of that time; without a limit they still count what each move takes."""
    if time.unlimited:
        return Clock(UNLIMITED)
    return Clock(TimeControl(time.main_ms, time.byoyomi_ms, increment_ms=time.increment_ms))
