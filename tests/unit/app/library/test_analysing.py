"""Games of the library analysed by the real engine: kept, written where they may be, stopped, gone on
with.
"""

from __future__ import annotations

import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.analysis.engines import AnalysisEngine, ChooseEngines, built_in
from shogi_desktop.app.analysis.game_analysis import Effort, NoScoreError, Plan
from shogi_desktop.app.analysis.jobs import job_of
from shogi_desktop.app.analysis.kept import KeptEvaluation, KeptFinding
from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.failures import missing_engine_text
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.jobs.running import Progress
from shogi_desktop.app.jobs.workers import Here, WorkersError, WorkersKilledError
from shogi_desktop.app.library import analysing
from shogi_desktop.app.library.analyses import Analyses
from shogi_desktop.app.library.analysing import LibraryAnalysis, RunProgress, RunReport, Why, Wish, WishedGame
from shogi_desktop.game import Evaluation, Record
from shogi_desktop.notation import kif, read
from shogi_desktop.rules import OKISAKI, STANDARD, Variant, parse_usi_move
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure
from shogi_desktop.usi.errors import FailureKind as UsiFailure
from tests.support.extent import in_the_whole
from tests.support.games import random_record, write_kifu

FAKE = Path(__file__).parents[3] / "fakes" / "fake_engine.py"
PATIENCE_MS = 240_000
"""The engines stand back for all else: on a busy machine three short games take them minutes."""


class Bench:
    """A folder of games, an analysis of them, and what it has told."""

    def __init__(self, folder: Path, qtbot: QtBot, choose: ChooseEngines | None = None) -> None:
        self.folder, self.qtbot = folder, qtbot
        self.analysis = LibraryAnalysis(folder / "data", lambda _: choose or built_in())
        self.progress: list[RunProgress] = []
        self.reports: list[RunReport] = []
        self.analysis.progressed.connect(self.progress.append)
        self.analysis.ended.connect(self.reports.append)

    def game(self, name: str, variant: Variant = STANDARD, plies: int = 8, seed: int = 1) -> WishedGame:
        path = self.folder / name
        write_kifu(self.folder, random_record(seed, variant, plies=plies), name)
        return WishedGame(str(path), 0, plies)

    def wait(self) -> RunReport:
        self.qtbot.waitUntil(lambda: not self.analysis.running, timeout=PATIENCE_MS)
        return self.reports[-1]

    def run(self, *games: WishedGame, nodes: int = 300, **how: bool | str) -> RunReport:
        self.analysis.start(Wish(games, nodes=nodes, jobs=2, **how))  # type: ignore[arg-type]
        return self.wait()

    def figures(self, *games: WishedGame) -> list[object]:
        analyses = Analyses(self.folder / "data" / "analyses.sqlite")
        places = [
            (blake2b(Path(one.path).read_bytes(), digest_size=16).digest(), one.number) for one in games
        ]
        found = analyses.figures_at(places)
        analyses.close()
        return [found.get(place) for place in places]


@pytest.fixture
def bench(tmp_path: Path, qtbot: QtBot) -> Iterator[Bench]:
    made = Bench(tmp_path, qtbot)
    yield made
    made.analysis.close()


def test_games_of_both_kinds_are_analysed_and_their_files_left_alone(bench: Bench) -> None:
    games = [bench.game("a.kif"), bench.game("b.kif", OKISAKI, seed=2), bench.game("c.csa", seed=3)]
    before = [Path(game.path).read_bytes() for game in games]
    report = bench.run(*games)
    assert (report.analysed, report.failed, report.left, report.trouble) == (3, (), 0, "")
    assert [Path(game.path).read_bytes() for game in games] == before
    assert all(bench.figures(*games))
    assert bench.progress[-1].done == 3
    assert bench.analysis.waiting is None
    assert not list((bench.folder / "data").glob("library-analysis*/*"))


def test_evaluations_go_into_the_files_that_are_ours_to_write(bench: Bench) -> None:
    own = bench.game("own.kif")
    two = bench.folder / "two.kif"
    two.write_text("\n".join(kif.dumps(random_record(seed, plies=6)) for seed in (4, 5)), "utf-8")
    damaged = bench.game("odd.kif", seed=6)
    Path(damaged.path).write_text(Path(damaged.path).read_text("utf-8") + "   9 who knows\n", "utf-8")
    before = [two.read_bytes(), Path(damaged.path).read_bytes()]
    games = (own, WishedGame(str(two), 0, 6), WishedGame(str(two), 1, 6), damaged)
    report = bench.run(*games, into_files=True)
    assert (report.analysed, report.beside) == (4, 3)
    record = read(Path(own.path).read_bytes()).record
    assert all(node.evaluation is not None for node in record.main_line()[:-1])
    assert [two.read_bytes(), Path(damaged.path).read_bytes()] == before
    assert all(bench.figures(*games))


def test_what_is_known_is_not_searched_again(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    game = bench.game("a.kif")
    bench.run(game)
    copy = bench.folder / "copy.kif"
    copy.write_text("# a comment that the file did not have\n" + Path(game.path).read_text("utf-8"), "utf-8")
    monkeypatch.setattr(analysing, "job_of", lambda *_: pytest.fail("searched again"))
    report = bench.run(WishedGame(str(copy), 0, 8))
    assert report.analysed == 1
    assert all(bench.figures(WishedGame(str(copy), 0, 8)))


def test_what_cannot_be_analysed_is_told_and_the_others_go_on(bench: Bench) -> None:
    empty = Record(STANDARD)
    (bench.folder / "empty.kif").write_text(kif.dumps(empty), "utf-8")
    (bench.folder / "no.kif").write_text("this is a letter", "utf-8")
    names = ("gone.kif", "no.kif", "empty.kif")
    bad = [WishedGame(str(bench.folder / name), 0, 5) for name in names]
    report = bench.run(*bad, bench.game("good.kif"))
    assert report.analysed == 1
    assert [why for _, why, _ in report.failed] == [Why.UNREADABLE, Why.UNREADABLE, Why.NO_MOVES]
    assert report.left == 0


@in_the_whole
def test_a_run_that_is_stopped_goes_on_where_it_was(bench: Bench) -> None:
    games = tuple(bench.game(f"{n}.kif", plies=20, seed=n) for n in range(1, 4))
    searched = threading.Event()
    bench.analysis.progressed.connect(lambda _: searched.set())
    bench.analysis.start(Wish(games, nodes=20_000))
    bench.qtbot.waitUntil(searched.is_set, timeout=PATIENCE_MS)
    bench.analysis.stop()
    report = bench.wait()
    assert report.left > 0
    assert bench.analysis.waiting is not None
    partial = list((bench.folder / "data").glob("library-analysis/*.partial"))
    assert partial
    again = Bench(bench.folder, bench.qtbot)
    again.analysis.look()
    bench.qtbot.waitUntil(lambda: again.analysis.waiting is not None)
    assert again.analysis.waiting == Wish(games, nodes=20_000)
    again.analysis.go_on()
    report = again.wait()
    assert (report.analysed, report.left) == (3, 0)
    assert all(bench.figures(*games))
    assert not list((bench.folder / "data").glob("library-analysis/*"))
    again.analysis.close()


def test_what_was_stopped_can_be_let_go_of(bench: Bench) -> None:
    games = tuple(bench.game(f"{n}.kif", plies=20, seed=n) for n in range(1, 3))
    bench.analysis.start(Wish(games, nodes=5_000_000))
    bench.analysis.stop()
    bench.wait()
    bench.analysis.discard()
    assert bench.analysis.waiting is None
    assert not (bench.folder / "data" / "library-analysis.json").exists()


@in_the_whole
def test_the_time_left_counts_what_is_left_to_search(bench: Bench) -> None:
    games = tuple(bench.game(f"{n}.kif", plies=20, seed=n) for n in range(1, 4))
    bench.run(*games, nodes=2_000)
    told = [one.seconds_left for one in bench.progress if one.seconds_left is not None]
    assert told
    assert told[-1] == 0
    assert all(seconds >= 0 for seconds in told)


def test_a_broken_engine_is_told_for_each_game(tmp_path: Path, qtbot: QtBot) -> None:
    command = EngineCommand(sys.executable, ("-S", str(FAKE), "dies_in_search"))
    bench = Bench(tmp_path, qtbot, built_in(command))
    report = bench.run(bench.game("a.kif"))
    assert [why for _, why, _ in report.failed] == [Why.ENGINE]
    assert "stopped unexpectedly" in report.failed[0][2]
    bench.analysis.close()


def test_the_time_left_goes_by_the_pace_since_the_first_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [100.0]
    monkeypatch.setattr("shogi_desktop.app.library.analysing.time.monotonic", lambda: clock[0])
    told: list[RunProgress] = []
    wish = Wish((WishedGame("a.kif", 0, 59), WishedGame("b.kif", 0, 39)), nodes=1)
    run = analysing._Run(tmp_path, wish, {}, told.append, lambda: None)
    game = analysing._Game(wish.games[0], read(b"startpos moves 7g7f"), b"", "k", is_single=True)

    clock[0] = 110.0
    run.tick(Progress(0, 0, 0, 2, 0.0))
    assert told == [RunProgress(0, 2, None)]
    for _ in range(20):
        run.searched(analysing._Task(game, 0), 1, 60)
        clock[0] += 2.0
    clock[0] += 0.1
    run.tick(Progress(0, 0, 0, 2, 0.0))
    assert told[-1] == RunProgress(0, 2, None), "the first position came with the engine's start"
    run.searched(analysing._Task(game, 0), 1, 60)
    clock[0] = 110.0 + 41.0
    run.tick(Progress(0, 0, 0, 2, 0.0))
    assert told[-1].seconds_left == pytest.approx(41 / 20 * 79)
    count = len(told)
    clock[0] += 0.2
    run.tick(Progress(0, 0, 0, 2, 0.0))
    assert len(told) == count, "not more than four times a second"
    run._finish(game)
    assert told[-1].done == 1
    assert told[-1].seconds_left == pytest.approx(41.2 / 20 * 40)


# --- what is told, without an engine ------------------------------------------------------------------------


class Run:
    """A run of three games, which no engine works at, and what it has told."""

    def __init__(self, folder: Path, **how: object) -> None:
        self.told: list[RunProgress] = []
        self.analysed = 0
        games = tuple(WishedGame(str(folder / name), 0, plies) for name, plies in WISHED)
        self.wish = Wish(games, nodes=1, **how)  # type: ignore[arg-type]
        self.run = analysing._Run(folder / "data", self.wish, {}, self.told.append, self._hear)
        self.run._analyses = Analyses(folder / "data" / "analyses.sqlite")

    def _hear(self) -> None:
        self.analysed += 1

    def game(self, number: int, data: bytes = b"startpos moves 7g7f") -> analysing._Game:
        result = read(data)
        digest = blake2b(data, digest_size=16).digest()
        return analysing._Game(self.wish.games[number], result, digest, f"k{number}", is_single=True)

    def task(self, number: int) -> analysing._Task:
        """A game that one engine is to search."""
        game = self.game(number)
        game.jobs = (job_of(game.result.record, self.wish.plan, None, {}),)
        return analysing._Task(game, 0)

    @property
    def left(self) -> int:
        """Positions, by the time that is left where each takes a second."""
        self.run._searched, self.run._began_s = 1_001, 0.0
        self.run._tell(1_000.0)
        assert self.told[-1].seconds_left is not None
        return round(self.told[-1].seconds_left)


WISHED = (("a.kif", 59), ("b.kif", 39), ("c.kif", 19))


@pytest.fixture
def idle(tmp_path: Path) -> Iterator[Callable[..., Run]]:
    made: list[Run] = []

    def make(**how: object) -> Run:
        made.append(Run(tmp_path, **how))
        return made[-1]

    yield make
    for one in made:
        one.run._analyses.close()


def test_a_game_that_is_done_or_given_up_leaves_the_positions_of_the_others(
    idle: Callable[..., Run],
) -> None:
    one = idle()
    assert one.left == 60 + 40 + 20
    first, second = one.task(0), one.task(1)
    for _ in range(13):
        one.run.searched(first, 1, 60)
    one.run.searched(second, 1, 40)
    assert one.left == 47 + 39 + 20
    one.run.found(first, ())
    assert one.left == 39 + 20
    one.run.failed(second, RuntimeError("no"))
    assert one.left == 20
    assert (one.told[-1].done, one.told[-1].total, one.told[-1].failed, one.analysed) == (2, 3, 1, 1)
    assert one.run._report(1) == RunReport(1, ((str(second.game.wished.path), Why.ENGINE, "no"),), 0, 1)


def test_a_game_that_is_known_leaves_the_positions_of_the_others_too(
    idle: Callable[..., Run], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = idle()
    monkeypatch.setattr(one.run, "_read", lambda wished: one.game(one.wish.games.index(wished)))
    monkeypatch.setattr(one.run, "_engines", {STANDARD.id: [AnalysisEngine("E", EngineCommand("/e"))]})
    monkeypatch.setattr(one.run, "_is_known", lambda game: game.key != "k1")
    (left,) = one.run._jobs()
    assert left[0].game.wished is one.wish.games[1]
    assert one.left == 40


def test_why_a_game_could_not_be_done_is_told_in_words(idle: Callable[..., Run]) -> None:
    one = idle()
    broken = EngineFailure(UsiFailure.DIED_IN_SEARCH, "engine", "7")
    for error in (WorkersKilledError(), EngineFailedError(broken), NoScoreError("Mute"), ValueError("odd")):
        one.run.failed(one.task(0), error)
    whys = [(why, sentence) for _, why, sentence in one.run._report(0).failed]
    assert [why for why, _ in whys] == [Why.WORKERS, Why.ENGINE, Why.ENGINE, Why.ENGINE]
    assert [whys[0][1], whys[2][1], whys[3][1]] == ["", "Mute", "odd"]
    assert "stopped unexpectedly" in whys[1][1]


def test_a_game_is_kept_when_all_engines_have_told_with_what_each_says(idle: Callable[..., Run]) -> None:
    one = idle()
    game = one.game(0)
    game.jobs = tuple(
        job_of(game.result.record, one.wish.plan, EngineCommand(name), {})
        for name in ("/e/x", "/e/y", "/e/z")
    )

    def found(number: int, *scores: int) -> None:
        kept = (
            KeptFinding(ply, KeptEvaluation(score, engine=f"E{number}")) for ply, score in enumerate(scores)
        )
        one.run.found(analysing._Task(game, number), tuple(kept))

    found(2, 7, 8)
    one.run.failed(analysing._Task(game, 1), NoScoreError("Mute"))
    assert one.run._analyses.find(game.key) is None
    found(0, 1)
    said = one.run._analyses.find(game.key)
    assert said is not None
    assert [
        (each.ply, each.best.engine, [(other.engine, other.score_cp) for other in each.others])
        for each in said.findings
    ] == [(0, "E0", [("E2", 7)]), (1, "E2", [])]
    assert one.run._report(0) == RunReport(1, lacking=1)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (WorkersError("the workers are gone"), "the workers are gone"),
        (OSError(28, "No space left on device", "/x/y"), "/x/y: No space left on device"),
        (OSError("no room"), "{folder}: no room"),
        (sqlite3.OperationalError("disk I/O error"), "{folder}/analyses.sqlite: disk I/O error"),
    ],
)
def test_what_ends_a_run_is_told_and_what_is_left_waits(
    error: Exception, said: str, idle: Callable[..., Run], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = idle()

    def analyse() -> None:
        one.run._finish(one.game(0))
        raise error

    monkeypatch.setattr(one.run, "_analyse", analyse)
    report = one.run.work(goes_on=False)
    assert (report.left, report.analysed) == (2, 1)
    assert report.trouble == said.format(folder=tmp_path / "data")
    assert (tmp_path / "data" / "library-analysis.json").exists()


def test_a_run_that_is_through_leaves_nothing_that_waits(
    idle: Callable[..., Run], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = idle()
    monkeypatch.setattr(
        one.run, "_analyse", lambda: [one.run._finish(one.game(number)) for number in range(3)]
    )
    left = tmp_path / "data" / analysing.FOLDER_NAME / "game.partial"
    left.parent.mkdir(parents=True)
    left.touch()
    assert one.run.work(goes_on=True) == RunReport(3)
    assert not left.exists()
    assert not (tmp_path / "data" / "library-analysis.json").exists()
    (tmp_path / "data" / "analyses.sqlite").unlink()
    (tmp_path / "data" / "analyses.sqlite").mkdir()
    unusable = analysing._Run(tmp_path / "data", one.wish, {}, print, print)
    report = unusable.work(goes_on=False)
    assert report.left == 3
    assert "analyses.sqlite" in report.trouble


def test_of_what_waits_nothing_is_gone_on_with_where_nothing_does(bench: Bench) -> None:
    waits: list[bool] = []
    bench.analysis.waiting_changed.connect(lambda: waits.append(True))
    bench.analysis.go_on()
    assert (bench.analysis.running, waits) == (False, [])
    bench.analysis.stop()
    bench.analysis.discard()
    assert (bench.analysis.waiting, waits) == (None, [True])


def test_an_engine_that_is_nowhere_leaves_all_games(tmp_path: Path, qtbot: QtBot) -> None:
    def missing(_: Variant) -> object:
        raise EngineMissingError((tmp_path,))

    bench = Bench(tmp_path, qtbot, missing)  # type: ignore[arg-type]
    bench.analysis.start(Wish((WishedGame("a", 0, 1), WishedGame("b", 0, 1)), nodes=1))
    assert bench.reports == [RunReport(left=2, trouble=missing_engine_text())]
    assert not bench.analysis.running


# --- what is written into a file ----------------------------------------------------------------------------

KIF = "手合割：平手\n先手：愛子\n   1 ７六歩(77)\n   2 ３四歩(33)\n"


@pytest.mark.parametrize("encoding", ["cp932", "utf-8-sig", "utf-8"])
def test_a_file_is_written_in_the_encoding_that_it_had(
    encoding: str, idle: Callable[..., Run], tmp_path: Path
) -> None:
    one, path = idle(into_files=True), tmp_path / "a.kif"
    path.write_bytes(KIF.encode(encoding))
    game = one.game(0, path.read_bytes())
    game.result.record.node((0,)).evaluation = Evaluation(30, 9)
    written = one.run._write_into_file(game)
    data = path.read_bytes()
    assert written == blake2b(data, digest_size=16).digest()
    assert "愛子" in data.decode(encoding)
    assert read(data).record.node((0,)).evaluation == Evaluation(30, 9)
    assert one.run._report(0).beside == 0


def test_a_file_that_has_changed_or_holds_more_is_not_ours_to_write(
    idle: Callable[..., Run], tmp_path: Path
) -> None:
    one, path = idle(into_files=True), tmp_path / "a.kif"
    path.write_text(KIF, "utf-8")
    game = one.game(0, path.read_bytes())
    path.write_text(KIF + "   3 ２六歩(27)\n", "utf-8")
    assert one.run._write_into_file(game) is None
    several = one.game(0, path.read_bytes())
    several.is_single = False
    assert one.run._write_into_file(several) is None
    path.unlink()
    assert one.run._write_into_file(one.game(0, KIF.encode())) is None
    assert one.run._report(0).beside == 3


def test_a_text_without_an_encoding_is_written_as_utf_8(idle: Callable[..., Run], tmp_path: Path) -> None:
    one, path = idle(into_files=True), tmp_path / "a.kif"
    path.write_text(KIF, "utf-8")
    game = one.game(0, path.read_bytes())
    game.result = replace(read(KIF), format=game.result.format)
    assert game.result.encoding is None
    assert one.run._write_into_file(game) is not None
    assert "愛子" in path.read_text("utf-8")


# --- by a cluster -----------------------------------------------------------------------------------------


class Elsewhere(Here):
    """Workers of another machine, where our own engine is another file."""

    is_here = False

    def submit(self, do: Callable[[Any], Any], job: Any) -> Future[Any]:
        for one in job:
            assert one.engine is None, "no path of this machine"
            assert one.share == {"Threads": 1, "USI_Hash": 64}
        return super().submit(do, job)


@in_the_whole
def test_a_cluster_finds_what_this_computer_finds(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[object] = []

    def workers(*who: object) -> Elsewhere:
        called.append(who)
        return Elsewhere()

    monkeypatch.setattr(analysing, "workers_for", workers)
    bench, here = Bench(tmp_path / "a", qtbot), Bench(tmp_path / "b", qtbot)
    games = [bench.game("a.kif"), bench.game("b.kif", seed=2)]
    same = [here.game("a.kif"), here.game("b.kif", seed=2)]
    report = bench.run(*games, cluster="tcp://10.0.0.1:8786")
    assert (report.analysed, report.failed, report.left, report.trouble) == (2, (), 0, "")
    assert called == [("tcp://10.0.0.1:8786", None)]
    here.run(*same)
    assert bench.figures(*games) == here.figures(*same)
    last = bench.progress[-1]
    assert (last.done, last.total, last.failed) == (2, 2, 0)
    assert all(not one.by_worker for one in here.progress)
    for one in (bench, here):
        one.analysis.close()


def test_a_cluster_that_is_not_there_is_told_and_the_run_waits(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Here:
        raise WorkersError("no Dask scheduler answers at tcp://x:1; start one there with: dask scheduler")

    monkeypatch.setattr(analysing, "workers_for", refuse)
    report = bench.run(bench.game("a.kif"), cluster="tcp://x:1")
    assert (report.left, report.trouble[:34]) == (1, "no Dask scheduler answers at tcp:/")
    assert bench.analysis.waiting is not None


def test_a_call_of_a_cluster_can_be_stopped(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    answered, called, left = threading.Event(), threading.Event(), threading.Event()

    class Late(Here):
        def __exit__(self, *how: Any) -> None:
            super().__exit__(*how)
            left.set()

    def wait(*_: object) -> Here:
        called.set()
        assert answered.wait(60)
        return Late()

    monkeypatch.setattr(analysing, "workers_for", wait)
    bench.analysis.start(Wish((bench.game("a.kif"),), nodes=300, cluster="tcp://x:1"))
    assert called.wait(60)
    bench.analysis.stop()
    report = bench.wait()
    assert (report.analysed, report.left, report.trouble) == (0, 1, "")
    answered.set()
    assert left.wait(60), "workers that come too late are let go of"


def test_a_game_that_ends_its_workers_is_told(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    class Deadly(Here):
        def submit(self, do: Callable[[Any], Any], job: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_exception(WorkersKilledError())
            return future

    monkeypatch.setattr(analysing, "workers_for", lambda *_: Deadly())
    report = bench.run(bench.game("a.kif"), cluster="tcp://x:1")
    assert [why for _, why, _ in report.failed] == [Why.WORKERS]


# --- what waits ---------------------------------------------------------------------------------------------


def test_a_run_that_was_cut_off_is_found_and_can_be_let_go_of(bench: Bench) -> None:
    data = bench.folder / "data"
    (data / "library-analysis").mkdir(parents=True)
    wish = Wish((WishedGame("a.kif", 0, 3),), nodes=5, into_files=True)
    (data / "library-analysis.json").write_bytes(msgspec.json.encode(wish))
    waits: list[object] = []
    bench.analysis.waiting_changed.connect(lambda: waits.append(bench.analysis.waiting))
    bench.analysis.look()
    bench.analysis.look()  # it is being looked for
    bench.qtbot.waitUntil(lambda: bool(waits))
    assert waits == [wish] == [bench.analysis.waiting]
    assert not bench.analysis.running
    bench.analysis.discard()
    assert waits == [wish, None]
    assert not (data / "library-analysis.json").exists()


@pytest.mark.parametrize("text", [None, "{", '{"games": []}x', '{"games": [], "jobs": 17}'])
def test_where_nothing_that_makes_sense_waits_there_is_nothing(text: str | None, bench: Bench) -> None:
    if text is not None:
        (bench.folder / "data").mkdir()
        (bench.folder / "data" / "library-analysis.json").write_text(text)
    waits: list[object] = []
    bench.analysis.waiting_changed.connect(lambda: waits.append(bench.analysis.waiting))
    bench.analysis.look()
    bench.qtbot.waitUntil(lambda: bool(waits))
    assert waits == [None]


class Quick:
    """In the place of a run: does nothing until it may, and reports what the test wants."""

    made: list[Quick]
    report = RunReport(1)

    def __init__(self, folder: Path, wish: Wish, engines: object, *_: object) -> None:
        self.wish, self.engines = wish, engines
        self.goes_on: bool | None = None
        self.stops = 0
        self.may_end = threading.Event()
        Quick.made.append(self)

    def work(self, *, goes_on: bool) -> RunReport:
        self.goes_on = goes_on
        assert self.may_end.wait(20)
        return self.report

    def stop(self) -> None:
        self.stops += 1
        self.may_end.set()


def test_one_run_at_a_time_and_what_is_left_of_it_can_be_gone_on_with(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    Quick.made = []
    monkeypatch.setattr(analysing, "_Run", Quick)
    monkeypatch.setattr(Quick, "report", RunReport(1, left=2))
    wish = Wish((WishedGame("a.kif", 0, 3),), nodes=5)
    bench.analysis.start(wish)
    bench.analysis.start(wish)
    bench.analysis.go_on()
    bench.analysis.discard()
    assert len(Quick.made) == 1
    assert (bench.analysis.running, bench.analysis.waiting) == (True, wish)
    bench.analysis.stop()
    assert bench.wait() == RunReport(1, left=2)
    assert (bench.analysis.running, bench.analysis.waiting) == (False, wish)
    monkeypatch.setattr(Quick, "report", RunReport(1))
    bench.analysis.go_on()
    Quick.made[1].may_end.set()
    bench.wait()
    assert [one.goes_on for one in Quick.made] == [False, True]
    assert bench.analysis.waiting is None
    bench.analysis.start(wish)
    bench.analysis.close()
    assert Quick.made[2].stops == 1


def test_a_wish_is_bounded_in_games_jobs_and_words() -> None:
    game = WishedGame("a", 0, 1)
    whole = Wish((game,) * 20_000, nodes=1, jobs=16, cluster="x" * 255)
    assert msgspec.json.decode(msgspec.json.encode(whole), type=Wish) == whole
    for more in (
        msgspec.structs.replace(whole, games=(game,) * 20_001),
        msgspec.structs.replace(whole, jobs=17),
        msgspec.structs.replace(whole, jobs=0),
        msgspec.structs.replace(whole, nodes=0),
        msgspec.structs.replace(whole, movetime_ms=0),
        msgspec.structs.replace(whole, cluster="x" * 256),
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(msgspec.json.encode(more), type=Wish)
    usual = Wish(())
    assert (usual.nodes, usual.movetime_ms, usual.jobs, usual.engine, usual.cluster) == (
        None,
        None,
        1,
        "",
        "",
    )
    assert (usual.into_files, usual.again) == (False, False)
    assert Wish((), movetime_ms=1).plan == Plan(Effort(None, 1))


def test_no_cluster_is_named_where_nobody_names_one(tmp_path: Path, qapp: object) -> None:
    analysis = LibraryAnalysis(tmp_path, lambda _: built_in())
    assert (analysis.cluster(), analysis.waiting, analysis.running) == ("", None, False)
    analysis.close()


def test_a_game_that_cannot_be_analysed_is_told_with_the_reason(
    idle: Callable[..., Run], tmp_path: Path
) -> None:
    (tmp_path / "b.kif").write_text("手合割：平手\n")
    (tmp_path / "c.kif").write_text("sfen 4k4/9/9/9/9/9/9/9/9 b G 1 moves G*5b")
    one = idle()
    assert list(one.run._jobs()) == []
    report = one.run._report(0)
    assert [(Path(path).name, why) for path, why, _ in report.failed] == [
        ("a.kif", Why.UNREADABLE),
        ("b.kif", Why.NO_MOVES),
        ("c.kif", Why.UNPLAYABLE),
    ]


def test_a_new_wish_begins_without_what_another_had_found(
    idle: Callable[..., Run], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = idle()
    monkeypatch.setattr(one.run, "_analyse", lambda: None)
    for goes_on, left in ((True, True), (False, False)):
        found = tmp_path / "data" / analysing.FOLDER_NAME / "game.partial"
        found.parent.mkdir(parents=True, exist_ok=True)
        found.touch()
        one.run.work(goes_on=goes_on)
        assert found.exists() is left


def test_how_many_games_are_worked_on_is_told_twice_a_second(
    idle: Callable[..., Run], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = idle()
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: one.run._told_s + now)
    one.run.tick(Progress(0, 0, 2, 3, 0.0))
    assert one.told == []
    now = analysing._TOLD_EVERY_S
    one.run.tick(Progress(0, 0, 3, 3, 0.0))
    assert [progress.running for progress in one.told] == [3]


def test_what_a_file_says_of_every_move_is_taken_from_there_and_kept(idle: Callable[..., Run]) -> None:
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    record.root.evaluation = Evaluation(0, depth=9)
    for usi in ("7g7f", "3c3d"):
        path = record.append(path, parse_usi_move(usi, STANDARD))
        record.node(path).evaluation = Evaluation(10, depth=9)
    one = idle()
    judged = one.game(0, kif.dumps(record).encode())
    assert one.run._is_known(judged)
    assert one.run._analyses.find(judged.key) is not None
    assert one.run._is_known(judged), "and is known from then on"
    record.node(path).evaluation = None
    assert not one.run._is_known(one.game(1, kif.dumps(record).encode()))
