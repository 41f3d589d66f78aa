"""What is not said of a value is nothing: no count, no text, nothing switched on; what differs is listed."""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from enum import Enum

import msgspec

from shogi_desktop import app

OTHERWISE: dict[str, object] = {
    "analysis.game_analysis.Effort.multipv": 1,
    "analysis.game_analysis.Plan.first": 1,
    "library.analysing.Wish.jobs": 1,
    "library.book_making.BookFilter.first": 1,
    "library.book_making.BookFilter.least": 1,
    "library.book_making.BookFilter.plies": 40,
    "library.database.Query.descending": True,
    "match.game.Adjudication.draw_score": 20,
    "match.game.Adjudication.resign_moves": 3,
    "match.game.GameResult.number": 1,
    "match.game.MatchSpec.games": 1,
    "match.game.MatchSpec.handicap": "even",
    "match.game.MatchSpec.margin_ms": 100,
    "match.game.MatchSpec.max_moves": 512,
    "match.game.MatchSpec.variant": "shogi",
    "match.results.MatchFile.format": "shogi-desktop match 1",
    "match.settings.MatchSettings.black": "level:5",
    "match.settings.MatchSettings.draw_score": 20,
    "match.settings.MatchSettings.games": 1,
    "match.settings.MatchSettings.handicap": "even",
    "match.settings.MatchSettings.margin": 100,
    "match.settings.MatchSettings.max_moves": 512,
    "match.settings.MatchSettings.openings": "none",
    "match.settings.MatchSettings.resign_moves": 3,
    "match.settings.MatchSettings.variant": "shogi",
    "match.settings.MatchSettings.white": "level:5",
    "match.statistics.Sprt.alpha": 0.05,
    "match.statistics.Sprt.beta": 0.05,
    "match.statistics.Sprt.elo1": 10.0,
    "match.tournament.TournamentFile.format": "shogi-desktop tournament 1",
    "online.club.ClubPlan.port": 4081,
    "online.club.ClubPlan.takes_up": True,
    "online.evening.EveningPlan.rounds": 5,
    "online.invitation.Invitation.handicap": "even",
    "online.invitation.Invitation.main_s": 600,
    "online.invitation.Invitation.move_s": 30,
    "online.invitation.Invitation.port": 4081,
    "online.invitation.Invitation.variant": "shogi",
    "online.runner.OnlinePlan.games": 1,
    "online.runner.OnlinePlan.margin_ms": 300,
    "online.runner.OnlinePlan.tells_evaluations": True,
    "online.seats.Place.port": 4081,
    "play.adviser.Look.lines": 1,
    "play.played_game.Customs.resigning": "own",
    "players.characters.Character.draws": "accepts",
    "players.characters.Character.pace": 1.0,
    "players.characters.Character.resigns": "lost",
    "players.engine_kind.EngineKind.tempo": 1.0,
    "players.levels.Level.hash_mib": 16,
    "players.levels.Level.multipv": 1,
    "players.levels.Level.sight": 7.0,
    "players.plans.Plan.answer": "static",
    "players.plans._PlanRow.answer": "static",
    "players.thinking_time.Pace.at_least_ms": 500,
    "practice.deck._Line.v": 1,
    "practice.schedule.Memory.ease": 2.5,
    "problems.examination.Examination.is_complete": True,
    "problems.examining.Solver.limit_ms": 10000,
    "records.document.Document.encoding": "utf-8",
    "records.document.Document.may_overwrite": True,
    "records.document.Origin.may_overwrite": True,
    "records.position_editor.Draft.ply": 1,
    "records.unsaved.BoardData.ply": 1,
    "records.unsaved.Unsaved.form": 1,
    "results.rating.RatedGame.weight": 1.0,
    "settings.piece_sets.PiecesInUse.id": "two_kanji",
}
"""Every field that is something where nothing is said, with what it is."""
ELSEWHERE = ("settings.settings.", "settings.print_choices.", "settings.game_setup.")
"""What a first start finds stands in settings/test_first_start.py."""


def test_what_is_not_said_is_nothing_but_for_what_is_listed() -> None:
    found = {name: value for name, value in _defaults() if not name.startswith(ELSEWHERE)}
    found = {name: value for name, value in found.items() if value not in {0, ""}}
    assert found == OTHERWISE


def _defaults() -> Iterator[tuple[str, object]]:
    """Each field of a value of the package that may be left out, with what it is then."""
    for found in pkgutil.walk_packages(app.__path__, f"{app.__name__}."):
        module = importlib.import_module(found.name)
        for kind in vars(module).values():
            if inspect.isclass(kind) and kind.__module__ == found.name:
                short = f"{found.name.removeprefix(f'{app.__name__}.')}.{kind.__name__}"
                for name, value in _left_out(kind):
                    if isinstance(value, bool | int | float | str) and not isinstance(value, Enum):
                        yield f"{short}.{name}", value


def _left_out(kind: type) -> list[tuple[str, object]]:
    if dataclasses.is_dataclass(kind):
        return [(one.name, one.default) for one in dataclasses.fields(kind)]
    if issubclass(kind, msgspec.Struct):
        names, values = kind.__struct_fields__, kind.__struct_defaults__
        return list(zip(names[len(names) - len(values) :], values, strict=True))
    return []
