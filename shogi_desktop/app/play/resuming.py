"""Which game waits to be resumed: journals are read, and their moves played again by the rules.

A journal whose set-up this version does not know is left untouched for the version that does.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from shogi_desktop.app.play.game_start import clock_of, record_of, require_players, rules_of
from shogi_desktop.app.records.journal import put_aside
from shogi_desktop.app.records.journal_lines import Reading, State, UnfinishedGame
from shogi_desktop.game import Attempt, Clock, FoulRule, GameRules, Record, Session
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.rules import RulesError, parse_usi_move


class Replay(Struct, frozen=True):
    """A game that was cut off, played again: what is needed to go on with it.

    `game` is what the rules let stand of what its journal says.
    """

    game: UnfinishedGame
    record: Record
    path: RecordPath
    clock: Clock
    rules: GameRules


class SetAside(Struct, frozen=True):
    """A journal that was damaged where it begins: where it is now, and how many moves are in it."""

    file: Path
    moves: int


class Waiting(Struct, frozen=True):
    """What the journals hold: the game to offer, if any, those of other versions, and what was set aside."""

    replay: Replay | None = None
    of_other_versions: tuple[Path, ...] = ()
    set_aside: tuple[SetAside, ...] = ()


def look(readings: Iterable[Reading]) -> Waiting:
    """What waits in journals, the latest first: the first game that can be played on."""
    found: Replay | None = None
    others: list[Path] = []
    aside: list[SetAside] = []
    for reading in readings:
        if reading.state is State.BROKEN:
            file = put_aside(reading.path)
            if file is not None:
                aside.append(SetAside(file, reading.moves))
        elif reading.game is None:
            others.append(reading.path)
        elif found is None:
            try:
                found = replay(reading.game)
            except RulesError:
                others.append(reading.path)
    return Waiting(found, tuple(others), tuple(aside))


def replay(game: UnfinishedGame) -> Replay:
    """Play the moves of `game` again; one that the rules refuse is damage, and ends the reading there.

    :raises RulesError: the set-up is none that this version knows.
    """
    try:
        require_players(game.setup)
        record, rules = record_of(game.setup, game.started), rules_of(game.setup)
        clock = clock_of(game.setup)
    except (LookupError, ValueError) as error:
        raise RulesError(f"the set-up cannot be used: {error}") from error
    session = Session(record, None, rules)
    standing = 0
    for line in game.moves:
        try:
            move = parse_usi_move(line.usi, record.variant)
            if rules.fouls is FoulRule.CALLED and not session.position.is_legal(move):
                session.play_foul(Attempt(move, session.turn))
            else:
                session.play(move)
        except (RulesError, ValueError):
            break
        standing += 1
        node = record.node(session.path)
        node.time_ms = line.spent_ms
        if line.clock is not None:
            clock.restore(line.clock)
    if standing < len(game.moves):
        game = _cut(game, standing)
    elif game.clock is not None:
        clock.restore(game.clock)
    for note in game.notes:
        if note.ply <= len(session.path):
            node = record.node(session.path[: note.ply])
            node.comment, node.bookmark = note.comment, note.bookmark
    return Replay(game, record, session.path, clock, rules)


def _cut(game: UnfinishedGame, standing: int) -> UnfinishedGame:
    """`game` with its first moves only, and what belongs to them."""
    plies = len(game.setup.moves) + standing
    return replace(
        game,
        moves=game.moves[:standing],
        notes=tuple(note for note in game.notes if note.ply <= plies),
        clock=game.moves[standing - 1].clock if standing else None,
        damaged=True,
        lost=game.lost + len(game.moves) - standing,
    )
