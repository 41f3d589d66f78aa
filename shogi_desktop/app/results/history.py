"""The player's results against the computer: a line of JSON for each game, kept on this machine only.

A line is appended and synced when a game ends. Lines that cannot be read are moved to a file beside and said
so; the others stand, even those that only another version understands. What the results tell (scores,
streaks, what is rated) is computed here too, without Qt; the estimate itself is `app.results.rating`'s.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from shogi_desktop.app.results.rating import RatedGame, opponent_points
from shogi_desktop.app.settings.game_setup import EngineSetup, GameSetup, LevelSetup, TimeSetup, VariantId
from shogi_desktop.app.settings.strengths import RUNGS, of_ten, rung_of
from shogi_desktop.app.system.json_text import from_json
from shogi_desktop.app.system.line_file import LineFile
from shogi_desktop.game import Outcome
from shogi_desktop.rules import Color

Result = Literal["won", "lost", "drawn", "void"]
"""How a game ended for the player; void: it counts for nothing (repetition)."""
SCORES: dict[Result, float] = {"won": 1.0, "drawn": 0.5, "lost": 0.0}


class PlayedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game. `ended` is local time, ISO 8601; `reason` the value of a `Reason`; `plies` those played here.

    `from_position`: it began from a position of a record. `file` is the kifu it was kept in, or empty.
    `strength` is the computer's. `engine` is the name of the player's own engine that played, at no level: it
    is 0 then. `character` is the id of whom the computer played, if anybody. `level` is one of the
    ten of before, in lines from before.
    """

    ended: str
    variant: VariantId
    handicap: str
    colour: Literal["black", "white"]
    result: Result
    reason: str
    plies: int
    time: TimeSetup = TimeSetup()
    file: str = ""
    taken_back: int = 0
    from_position: bool = False
    engine: str = ""
    strength: Annotated[float, Meta(ge=0, le=RUNGS)] = 0.0
    hints: int = 0
    character: Annotated[str, Meta(max_length=40)] = ""
    level: Annotated[int, Meta(ge=0, le=10)] = 0

    @property
    def at(self) -> float:
        """The computer's strength; 0 for an engine of the player's own."""
        return self.strength or of_ten(self.level) or 0.0

    @property
    def rung(self) -> int:
        """The level nearest to it; 0 for an engine of the player's own."""
        return rung_of(self.at) if self.at else 0

    def rated(self) -> RatedGame | None:
        """The game as the rating sees it; None where it says nothing of strength.

        That is so after a take-back or a hint, from a position of a record, where it counts for nothing, and
        against an engine of the player's own, whose strength nobody has measured.
        """
        score = SCORES.get(self.result)
        if score is None or self.taken_back or self.hints or self.from_position or not self.at:
            return None
        opponent = opponent_points(
            self.variant, self.at, self.handicap, computer_gives=self.colour == "black"
        )
        return None if opponent is None else RatedGame(opponent, score)


def played_game(
    setup: GameSetup,
    outcome: Outcome,
    plies: int,
    taken_back: int,
    file: Path | None,
    when: datetime,
    hints: int = 0,
) -> PlayedGame | None:
    """The line for a game that has just ended; None where no computer played or no move was made.

    :param plies: moves made, those the game was set up with not counted.
    """
    computer = setup.computer_color
    player = None if computer is None else setup.player(computer)
    if computer is None or not isinstance(player, LevelSetup | EngineSetup) or plies <= 0:
        return None
    result: Result = "void" if outcome.is_void else "drawn"
    if outcome.winner is not None:
        result = "lost" if outcome.winner is computer else "won"
    return PlayedGame(
        ended=when.isoformat(timespec="seconds"),
        variant=setup.variant,
        handicap=setup.handicap,
        colour="white" if computer is Color.BLACK else "black",
        result=result,
        reason=outcome.reason.value,
        plies=plies,
        time=setup.time,
        file="" if file is None else str(file),
        taken_back=taken_back,
        from_position=setup.start_sfen is not None or bool(setup.moves),
        strength=player.level if isinstance(player, LevelSetup) else 0.0,
        hints=hints,
        character=player.character if isinstance(player, LevelSetup) else "",
        engine=_name_of(player) if isinstance(player, EngineSetup) else "",
    )


def _name_of(engine: EngineSetup) -> str:
    return engine.name or Path(engine.command[0]).stem


class History:
    """The file of all results. `report` is told what the disk refused, and how many lines were set aside."""

    def __init__(self, path: Path, report: Callable[[OSError | int, Path], None]) -> None:
        self.path = path
        self._lines = LineFile(path, _game_of, report)

    def add(self, game: PlayedGame) -> None:
        """Append a game; it is on the disk when this returns, or `report` was told why not."""
        self._lines.add(game)

    def withdraw(self, game: PlayedGame) -> None:
        """Take the latest line that says just that out again: what it tells did not stand.

        Nothing happens where it is gone already; `report` is told what the disk refused.
        """
        self._lines.withdraw(game)

    def games(self) -> tuple[PlayedGame, ...]:
        """All games, the oldest first. Lines that cannot be read are set aside and reported."""
        return tuple(self._lines.read())

    def delete_all(self) -> None:
        """Remove all results, those set aside too; the kept games themselves stay."""
        self._lines.delete()


def _game_of(line: bytes) -> PlayedGame:
    return from_json(line, PlayedGame)


class Standing(Struct, frozen=True):
    """What some games come to.

    `streak` is the run that the latest game belongs to: wins positive, losses negative; a draw ends either.
    `best_streak` is the longest run of wins. Games that count for nothing are left out of all.
    """

    won: int = 0
    drawn: int = 0
    lost: int = 0
    streak: int = 0
    best_streak: int = 0

    @property
    def games(self) -> int:
        """How many games count."""
        return self.won + self.drawn + self.lost

    @property
    def score(self) -> float | None:
        """Points by games, 0 to 1, a draw half a point; None without games."""
        return (self.won + self.drawn / 2) / self.games if self.games else None


def standing(games: Iterable[PlayedGame]) -> Standing:
    """What these games come to, the oldest first."""
    counts = {"won": 0, "drawn": 0, "lost": 0}
    streak = best = 0
    for game in games:
        if game.result == "void":
            continue
        counts[game.result] += 1
        if game.result == "won":
            streak = max(0, streak) + 1
        else:
            streak = min(0, streak) - 1 if game.result == "lost" else 0
        best = max(best, streak)
    return Standing(counts["won"], counts["drawn"], counts["lost"], streak, best)


CSV_COLUMNS = (
    "ended", "variant", "level", "handicap", "colour", "result", "reason", "moves",
    "main_s", "byoyomi_s", "increment_s", "taken_back", "from_position", "file", "engine", "character",
)  # fmt: skip


def as_csv(games: Iterable[PlayedGame]) -> str:
    """The games as CSV (RFC 4180) with a line of headings; times in seconds."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(CSV_COLUMNS)
    for game in games:
        time = game.time
        writer.writerow(
            (
                game.ended, game.variant, game.rung, game.handicap, game.colour, game.result, game.reason,
                game.plies, time.main_ms / 1000, time.byoyomi_ms / 1000, time.increment_ms / 1000,
                game.taken_back, int(game.from_position), game.file, game.engine, game.character,
            )
        )  # fmt: skip
    return text.getvalue()
