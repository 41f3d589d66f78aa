"""What is not said of a value, or to a function, is nothing: no count, no text, nothing switched on.

What differs is listed.
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import pkgutil
import sys
from collections.abc import Iterator
from enum import Enum
from types import FunctionType, ModuleType

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
    "players.levels.Level.threads": 1,
    "players.levels._Knot.threads": 1,
    "players.plans.Plan.answer": "static",
    "players.plans._PlanRow.answer": "static",
    "players.thinking_time.Pace.at_least_ms": 500,
    "practice.deck._Line.v": 1,
    "practice.schedule.Memory.ease": 2.5,
    "problems.examination.Examination.is_complete": True,
    "problems.examining.Solver.limit_ms": 10000,
    "problems.progress.Place.told": True,
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
ASKED_WITHOUT: dict[str, object] = {
    "analysis.analyst.Analyst.close(limit_s)": 4.0,
    "analysis.crew.Crew._gather(are_told)": True,
    "analysis.running.GameAnalysis.__init__(engines)": 1,
    "analysis.running.GameAnalysis.close(limit_ms)": 4_000,
    "analysis.several.SeveralAnalyses.close(limit_ms)": 4_000,
    "analysis.sheet.review_sheet(pieces)": "one_kanji",
    "engines.handle.EngineHandle.wait(limit_s)": 4.0,
    "engines.mates.MateSearch.close(limit_ms)": 4_000,
    "engines.remote.Asking.__init__(patience_s)": 20.0,
    "jobs.running.run_jobs(tick_s)": 0.5,
    "library.analyses.Analyses.__init__(looks_through)": True,
    "library.database.Database.explore(exchanged)": True,
    "library.database.Database.mark_vanished(vanished)": True,
    "library.service.Library.explore(exchanged)": True,
    "library.sqlite_files.check_database(steps)": 10_000,
    "match.runner.play_games(concurrency)": 1,
    "match.runner.play_schedule(concurrency)": 1,
    "match.runner.play_schedule(tick_s)": 0.5,
    "match.running.MatchRun.close(limit_s)": 15.0,
    "match.running.MatchRun.start(concurrency)": 1,
    "match.tournament.Tournament.open(trusted)": True,
    "online.buoys.ask(limit_s)": 10.0,
    "online.connection.Connection.wait(limit_s)": 4.0,
    "online.engine_run.EngineRun.close(limit_s)": 15.0,
    "online.followed.FollowedGame.__init__(unaided)": True,
    "online.table.OnlineTable.wait(limit_s)": 4.0,
    "online.watching.WatchTable.wait(limit_s)": 4.0,
    "play.adviser.Advises.close(limit_ms)": 4_000,
    "play.adviser.EngineAdviser.close(limit_ms)": 4_000,
    "players.engine_player.EnginePlayer.wait(limit_ms)": 4_000,
    "players.levels.Level.engine_options(threads)": 1,
    "players.making.Players.__init__(min_reply_ms)": 500,
    "players.making.Players.close(limit_ms)": 4_000,
    "players.thinking_time.longest_search_ms(level)": True,
    "problems.defences.tree_of_defences(most_nodes)": 20_000,
    "problems.examination.Examiner.examine(proving)": True,
    "problems.examination.Examiner.examine(thoroughly)": True,
    "problems.prover.EngineProver.__init__(limit_ms)": 10_000,
    "records.files.refuse_too_long(most)": 20_000_000,
    "records.files.suggested_path(suffix)": ".kif",
    "records.position_editor.Draft.start(handicap_id)": "even",
    "sound.voice.SystemVoice.__init__(answer_ms)": 15_000,
    "system.atomic.write_pieces_atomically(sync)": True,
    "system.crash_reports.CrashReports.begin(watch_faults)": True,
    "system.file_lock.alone_with(patience_s)": 2.0,
    "system.paths.program_folder(platform)": sys.platform,
    "system.short_text.in_one_line(most)": 120,
    "system.short_text.shortened(most)": 2_000,
    "system.single_instance.hand_over(patience_s)": 4.0,
    "words.evaluations.evaluation_text(view)": "black",
    "words.games.handicap_in_full(between)": " · ",
}
"""Every argument that is something where nothing is said, with what it is."""
ELSEWHERE = ("settings.settings.", "settings.print_choices.", "settings.game_setup.")
"""What a first start finds stands in settings/test_first_start.py."""


def test_what_is_not_said_is_nothing_but_for_what_is_listed() -> None:
    found = {name: value for name, value in _defaults() if not name.startswith(ELSEWHERE)}
    found = {name: value for name, value in found.items() if value not in {0, ""}}
    assert found == OTHERWISE


def test_what_is_not_said_to_a_function_is_nothing_but_for_what_is_listed() -> None:
    found = {
        f"{short}({name})": value
        for short, function in _functions()
        for name, value in _arguments_left_out(function)
        if value not in {0, ""}
    }
    assert found == ASKED_WITHOUT


def _defaults() -> Iterator[tuple[str, object]]:
    """Each field of a value of the package that may be left out, with what it is then."""
    for short, kind in _classes():
        for name, value in _left_out(kind):
            if _is_plain(value):
                yield f"{short}.{name}", value


def _modules() -> Iterator[tuple[str, ModuleType]]:
    for found in pkgutil.walk_packages(app.__path__, f"{app.__name__}."):
        yield found.name.removeprefix(f"{app.__name__}."), importlib.import_module(found.name)


def _classes() -> Iterator[tuple[str, type]]:
    for short, module in _modules():
        for kind in vars(module).values():
            if inspect.isclass(kind) and kind.__module__ == module.__name__:
                yield f"{short}.{kind.__name__}", kind


def _functions() -> Iterator[tuple[str, FunctionType]]:
    """Each function of the package and each method of its classes, but those made of a value's fields."""
    for short, owner in (*_modules(), *_classes()):
        name = owner.__name__ if isinstance(owner, ModuleType) else owner.__module__
        for found in vars(owner).values():
            function = getattr(found, "__func__", found)
            if isinstance(function, FunctionType):
                function = inspect.unwrap(function)
                if function.__module__ == name and "/shogi_desktop/" in function.__code__.co_filename:
                    yield f"{short}.{function.__name__}", function


def _arguments_left_out(function: FunctionType) -> list[tuple[str, object]]:
    values = function.__defaults__ or ()
    code = function.__code__
    names = code.co_varnames[code.co_argcount - len(values) : code.co_argcount]
    found = [*zip(names, values, strict=True), *(function.__kwdefaults__ or {}).items()]
    return [(name, value) for name, value in found if _is_plain(value)]


def _is_plain(value: object) -> bool:
    return isinstance(value, bool | int | float | str) and not isinstance(value, Enum)


def _left_out(kind: type) -> list[tuple[str, object]]:
    if dataclasses.is_dataclass(kind):
        return [(one.name, one.default) for one in dataclasses.fields(kind)]
    if issubclass(kind, msgspec.Struct):
        names, values = kind.__struct_fields__, kind.__struct_defaults__
        return list(zip(names[len(names) - len(values) :], values, strict=True))
    return []
