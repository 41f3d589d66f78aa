"""What a level says and asks as a USI engine, with a searcher in the test's hand in place of the engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from shogi_desktop import __version__
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.players import usi_opponent as module
from shogi_desktop.app.players.characters import character_of, characters
from shogi_desktop.app.players.levels import level_at
from shogi_desktop.app.players.sight import View
from shogi_desktop.app.players.style_options import style_options
from shogi_desktop.app.players.usi_opponent import UsiOpponent
from shogi_desktop.app.settings.strengths import rung_of
from shogi_desktop.app.system.machine import processors
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Position, Variant
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.events import SearchDone
from shogi_desktop.usi.messages import BestMove, Centipawns, Info, Mate, Verdict
from shogi_desktop.usi.search import SearchRequest

KEEN = 40
"""The level that plays what the engine answers."""


class FakeSearch:
    """A search: answered by the test, or ended by whoever asked for it."""

    def __init__(self, request: SearchRequest, on_answer: Callable[[SearchDone], None]) -> None:
        self.request, self._on_answer = request, on_answer
        self.stops = 0

    def stop(self) -> None:
        self.stops += 1

    def answer(self, best: BestMove, *lines: Info) -> None:
        self._on_answer(SearchDone(self.request.search_id, best, lines))

    def plays(self, move: str, cp: int = 0, ponder: str | None = None) -> None:
        line = Info(depth=9, nodes=700, score=Centipawns(cp), pv=(move, ponder) if ponder else (move,))
        self.answer(BestMove(Verdict.MOVE, move, ponder), line)


class FakeEngine:
    """In the place of `EngineHandle`."""

    def __init__(self, command: EngineCommand, *, restarts: bool) -> None:
        assert restarts
        self.command = command
        self.prepared: list[tuple[str, dict[str, object]]] = []
        self.searches: list[FakeSearch] = []
        self.trouble: EngineFailedError | None = None
        self.ended: list[str] = []

    def prepare(self, variant_id: str, options: dict[str, object]) -> None:
        self.prepared.append((variant_id, options))

    def wait_until_ready(self) -> None:
        if self.trouble is not None:
            raise self.trouble

    def search(self, request: SearchRequest, on_answer: Callable[[SearchDone], None]) -> FakeSearch:
        self.searches.append(FakeSearch(request, on_answer))
        return self.searches[-1]

    def close(self) -> None:
        self.ended.append("close")

    def wait(self) -> None:
        self.ended.append("wait")


class Talk:
    """One opponent and what it has said."""

    def __init__(self, **more: Any) -> None:
        self.said: list[str] = []
        fields: dict[str, Any] = {"level": KEEN, "styles": ("static", "central"), "rng": random.Random(1)}
        self.opponent = UsiOpponent(EngineCommand("/opt/engine"), self.said.append, **{**fields, **more})
        self.engine: FakeEngine = self.opponent._engine  # type: ignore[assignment]

    def hear(self, *lines: str) -> list[str]:
        """What it says to these lines."""
        before = len(self.said)
        for line in lines:
            assert self.opponent.hear(line)
        return self.said[before:]

    @property
    def search(self) -> FakeSearch:
        return self.engine.searches[-1]

    def best(self) -> list[str]:
        return [line for line in self.said if line.startswith("bestmove")]


@pytest.fixture(autouse=True)
def fake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "EngineHandle", FakeEngine)


@pytest.fixture
def talk() -> Iterator[Talk]:
    one = Talk()
    yield one
    one.opponent.close()


def test_it_introduces_itself_with_every_option() -> None:
    talk = Talk(level=4.5, style="central", tempo=True)
    known = " ".join(f"var {one.id}" for one in characters())
    assert talk.hear("usi") == [
        f"id name Shogi Desktop {__version__} level 4.5",
        "id author the Shogi Desktop developers",
        "option name USI_Variant type combo default shogi var shogi var okisakishogi",
        "option name USI_Ponder type check default false",
        "option name Level type spin default 5 min 1 max 40",
        "option name Style type combo default central var any var static var central",
        f"option name Character type combo default none var none {known}",
        "option name Resigns type check default true",
        "option name Tempo type check default true",
        "usiok",
    ]


def test_what_was_chosen_is_told_as_the_default_from_then_on(talk: Talk) -> None:
    one = characters()[0]
    talk.hear("setoption name Style value static", "setoption name USI_Variant value okisakishogi")
    talk.hear("setoption name Tempo value true", f"setoption name Character value {one.id}")
    said = talk.hear("usi")
    assert said[0].endswith(f" {one.name}")
    assert "default okisakishogi " in said[2]
    assert f"default {rung_of(one.strength)} " in said[4]
    assert f"default {one.id} " in said[6]
    assert said[8].endswith(" true")
    talk.hear(
        "setoption name Level value 7", "setoption name Style value any", "setoption name Tempo value false"
    )
    said = talk.hear("usi")
    assert said[0].endswith(" level 7")
    assert " default any " in said[5] and " default none " in said[6] and said[8].endswith(" false")
    talk.hear(f"setoption name Character value {one.id}", "setoption name Character value none")
    assert talk.hear("usi")[0].endswith(f" level {one.strength:g}")


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("setoption name Level value 0", "Level cannot be 0"),
        ("setoption name Level value 40", ""),
        ("setoption name Level value 41", "Level cannot be 41"),
        ("setoption name Style value central", ""),
        ("setoption name USI_Variant value okisakishogi", ""),
        ("setoption name USI_Variant value chess", "USI_Variant cannot be chess"),
        ("setoption name Resigns value false", ""),
        ("setoption name Resigns value 0", "Resigns cannot be 0"),
        ("setoption name Tempo value yes", "Tempo cannot be yes"),
        ("setoption name Character value nobody", "Character cannot be nobody"),
        ("setoption name USI_Hash value 64", ""),
        ("setoption name USI_Ponder value true", ""),
        ("setoption name Two Words value any thing", "there is no option Two Words"),
        (f"setoption name {'N' * 60} value 1", f"there is no option {'N' * 40}"),
        ("setoption value Level", ""),
        (f"setoption name Level value {'9 ' * 30}", f"Level cannot be {'9 ' * 20}"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(talk: Talk, line: str, refused: str) -> None:
    said = talk.hear(line)
    if not refused:
        assert said == []
    else:
        (told,) = said
        assert told.startswith(f"info string error {refused}")


def test_the_engine_is_prepared_for_the_game_and_told_when_it_is_ready(talk: Talk) -> None:
    assert talk.hear("isready") == ["readyok"]
    ((variant, options),) = talk.engine.prepared
    assert variant == STANDARD.id and "Threads" in options
    talk.hear("setoption name USI_Variant value okisakishogi", "isready")
    assert talk.engine.prepared[-1][0] == OKISAKI.id
    talk.hear("go infinite")
    prepared = len(talk.engine.prepared)
    assert talk.hear("isready") == ["readyok"]
    assert len(talk.engine.prepared) == prepared, "not while it searches"


def test_a_position_is_asked_with_its_moves_and_the_answer_comes_with_its_line(talk: Talk) -> None:
    talk.hear("position startpos moves 7g7f 3c3d", "go btime 60000 wtime 60000 byoyomi 1000")
    request = talk.search.request
    assert (request.start_sfen, request.moves) == (STANDARD.start_sfen, ("7g7f", "3c3d"))
    talk.search.plays("2g2f", 35, "8c8d")
    assert talk.said[-2:] == [
        "info depth 9 score cp 35 nodes 700 pv 2g2f 8c8d",
        "bestmove 2g2f ponder 8c8d",
    ]
    talk.hear("position sfen 4k4/9/9/9/9/9/9/9/4K4 b G 1", "go")
    assert talk.search.request.start_sfen == "4k4/9/9/9/9/9/9/9/4K4 b G 1"
    talk.search.answer(BestMove(Verdict.MOVE, "G*5b"), Info(score=Mate(True, 1), pv=("G*5b",)))
    assert talk.said[-2:] == ["info depth 1 score cp 29999 nodes 0 pv G*5b", "bestmove G*5b"]


def test_without_a_position_it_is_the_start_and_nonsense_leaves_it_at_that(talk: Talk) -> None:
    talk.hear("go")
    assert talk.search.request.start_sfen == STANDARD.start_sfen
    talk.search.plays("7g7f")
    (told,) = talk.hear("position startpos moves 7g7f 7g7f")
    assert told.startswith("info string")
    talk.hear("go")
    assert talk.search.request.moves == ()


@pytest.mark.parametrize("verdict", [Verdict.RESIGN, Verdict.WIN])
def test_what_the_engine_says_in_place_of_a_move_is_passed_on(talk: Talk, verdict: Verdict) -> None:
    talk.hear("go")
    talk.search.answer(BestMove(verdict))
    assert talk.best() == [f"bestmove {verdict.value}"]


@pytest.mark.parametrize("words", ["infinite", "ponder btime 1000"])
def test_an_answer_is_held_until_it_is_asked_for(talk: Talk, words: str) -> None:
    talk.hear("position startpos", f"go {words}")
    talk.search.plays("7g7f", ponder="3c3d")
    assert talk.best() == []
    talk.hear("stop" if words == "infinite" else "ponderhit")
    assert talk.best() == ["bestmove 7g7f ponder 3c3d"]
    talk.hear("stop", "ponderhit")
    assert len(talk.best()) == 1


def test_stopped_the_search_ends_and_answers_at_once_and_a_new_one_makes_the_old_one_worthless(
    talk: Talk,
) -> None:
    talk.hear("go ponder")
    first = talk.search
    talk.hear("stop")
    assert first.stops == 1
    first.plays("7g7f")
    assert talk.best() == ["bestmove 7g7f"]
    talk.hear("go btime 1000")
    old = talk.search
    talk.hear("go btime 1000")
    old.plays("2g2f")
    assert len(talk.best()) == 1
    talk.search.plays("9g9f")
    assert talk.best()[1:] == ["bestmove 9g9f"]


def test_a_time_for_the_move_ends_the_search_and_no_other_does(
    talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    timers: list[tuple[float, Callable[[], object]]] = []
    started: list[object] = []

    class Timer:
        daemon = False

        def __init__(self, seconds: float, do: Callable[[], object]) -> None:
            timers.append((seconds, do))

        def start(self) -> None:
            assert self.daemon
            started.append(self)

        def cancel(self) -> None:
            pass

    monkeypatch.setattr(module.threading, "Timer", Timer)  # type: ignore[attr-defined]
    talk.hear("go btime 60000 movetime x")
    assert timers == []
    talk.hear("go movetime 1000")
    assert timers[0][0] == pytest.approx(0.95)
    timers[0][1]()
    assert talk.search.stops == 1
    talk.hear("go movetime 10")
    assert timers[1][0] == pytest.approx(0.001)
    assert len(started) == 2


def test_it_gives_up_after_three_hopeless_moves_unless_it_is_told_not_to(talk: Talk) -> None:
    for lost, resigns in ((-3500, True), (-2500, False)):
        talk.hear("usinewgame")
        for score in (0, lost, lost, lost):
            talk.hear("position startpos", "go")
            talk.search.plays("7g7f", score)
        assert (talk.best()[-1] == "bestmove resign") is resigns
    talk.hear("setoption name Resigns value false", "usinewgame")
    for score in (0, -3500, -3500, -3500, -3500):
        talk.hear("go")
        talk.search.plays("7g7f", score)
    assert talk.best()[-1] == "bestmove 7g7f"
    talk.hear("setoption name Resigns value true", "go")
    talk.search.plays("7g7f", -3500)
    assert talk.best()[-1] == "bestmove resign"


def test_hopeless_moves_of_the_game_before_do_not_count(talk: Talk) -> None:
    for _ in range(2):
        talk.hear("usinewgame")
        for score in (0, -3500, -3500):
            talk.hear("position startpos", "go")
            talk.search.plays("7g7f", score)
    assert talk.best() == ["bestmove 7g7f"] * 6


def test_with_tempo_the_answer_waits_as_a_person_would_but_no_longer_than_it_may(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    talk = Talk(tempo=True)
    asked: list[Any] = []

    def pause(*of: Any) -> int:
        asked.append(of)
        return 60_000

    monkeypatch.setattr(module, "pause_ms", pause)
    talk.hear("position startpos moves 7g7f 3c3d 8h2b+", "go btime 600000")
    talk.search.plays("3a2b", 900)
    turn = asked[0][0]
    assert (turn.ply, turn.retakes, turn.is_forced, turn.scores) == (3, True, False, (900,))
    assert talk.best() == []
    waiting = talk.opponent._asked
    assert waiting is not None
    talk.opponent._let_go(waiting)  # its timer's time has come
    assert talk.best() == ["bestmove 3a2b"]
    talk.hear("go movetime 50")  # all of it is kept back for the way between the programs
    talk.search.plays("3a2b")
    assert len(talk.best()) == 2
    talk.hear("go infinite")
    talk.search.plays("3a2b")
    assert len(asked) == 2, "what is held anyway needs no pause"
    talk.opponent.close()


def test_clocks_are_read_as_usi_tells_them() -> None:
    told = {"btime": 1000, "wtime": 2000, "byoyomi": 3000, "binc": 40, "winc": 50, "movetime": 60}
    words = [word for name, ms in told.items() for word in (name, str(ms))]
    times = module._times([*words, "nodes", "7"])
    assert times == told
    assert module._times(["btime", "soon", "wtime", "-5", "byoyomi", "２", "binc"]) == {}
    clocks = module._clocks(times)
    assert (clocks.black.main_ms, clocks.white.main_ms) == (1000, 2000)
    assert (clocks.black.byoyomi_ms, clocks.black.periods, clocks.black.in_byoyomi) == (3000, 1, False)
    assert (clocks.black_increment_ms, clocks.white_increment_ms) == (40, 50)
    out_of_time = module._clocks({"wtime": 5, "byoyomi": 10})
    assert (out_of_time.black.in_byoyomi, out_of_time.white.in_byoyomi) == (True, False)
    nothing = module._clocks({})
    assert not nothing.black.in_byoyomi
    assert (nothing.black.main_ms, nothing.white.main_ms) == (0, 0)
    assert (nothing.black_increment_ms, nothing.white_increment_ms) == (0, 0)
    assert nothing.black.byoyomi_ms == 0


def test_closed_it_says_nothing_more_and_waits_for_the_engine(talk: Talk) -> None:
    talk.hear("go")
    talk.opponent.close()
    assert talk.engine.ended == ["close", "wait"]
    talk.search.plays("7g7f")
    assert talk.best() == []
    assert not talk.opponent.hear("quit")


def test_the_same_chance_makes_the_same_choices() -> None:
    def played(seed: int) -> list[str]:
        talk = Talk(level=1, rng=random.Random(seed))
        for _ in range(6):
            talk.hear("position startpos", "go")
            lines = [
                Info(score=Centipawns(-10 * n), pv=(usi,)) for n, usi in enumerate(("7g7f", "2g2f", "9g9f"))
            ]
            talk.search.answer(BestMove(Verdict.MOVE, "7g7f"), *lines)
        return talk.best()

    assert played(5) == played(5)
    assert len({tuple(played(seed)) for seed in range(4)}) > 1


def test_a_level_sees_the_move_that_was_made_last(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[View] = []

    def chooses(_level: object, _ply: int, best: str, *others: Any) -> str:
        seen.extend(other for other in others if isinstance(other, View))
        return best

    monkeypatch.setattr(module, "choose", chooses)
    for moves in ("", " moves 7g7f", " moves 7g7f 3c3d 8h2b+"):
        talk.hear(f"position startpos{moves}", "go")
        talk.search.plays("9g9f")
    assert [view.last and view.last.usi for view in seen] == [None, "7g7f", "8h2b+"]


def test_of_a_pause_the_time_that_was_searched_is_over_already(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(module, "pause_ms", lambda *_: 60_000)
    talk = Talk(tempo=True)
    waits: list[int] = []
    monkeypatch.setattr(talk.opponent, "_in", lambda ms, _: waits.append(ms))
    for searched in (7.5, 0.0, 60.0):
        talk.hear("go")
        now[0] += searched
        talk.search.plays("7g7f")
    assert waits == [52_500, 60_000]
    assert talk.best() == ["bestmove 7g7f"], "who has searched for so long answers at once"
    talk.opponent.close()


@pytest.mark.parametrize(
    ("who", "score", "resigns"),
    [
        ({"level": 16}, -9_000, False),
        ({"level": 17}, -3_001, True),
        ({"level": 17}, -3_000, False),
        ({"level": 10, "character": character_of("nico")}, -1_801, True),
        ({"level": 10, "character": character_of("nico")}, -1_800, False),
    ],
)
def test_it_resigns_in_the_manner_of_its_level_or_its_character(
    who: dict[str, Any], score: int, resigns: bool
) -> None:
    talk = Talk(**who)
    for thought in (0, score, score, score):
        talk.hear("position startpos", "go")
        talk.search.plays("7g7f", thought)
    assert (talk.best()[-1] == "bestmove resign") is resigns


def test_each_new_game_has_an_opening_of_its_own(talk: Talk) -> None:
    def wished() -> tuple[str, ...]:
        talk.hear("position startpos", "go")
        asked = talk.opponent._asked
        assert asked is not None and asked.wishes is not None
        return tuple(sorted(asked.wishes.places))

    assert len({wished() for _ in range(5)}) == 1, "within a game it is drawn once"
    openings = set()
    for _ in range(8):
        talk.hear("usinewgame")
        openings.add(wished())
    assert len(openings) > 2


def wished_first(talk: Talk) -> set[str]:
    """What its opening wants next at the start."""
    talk.hear("position startpos", "go")
    asked = talk.opponent._asked
    assert asked is not None and asked.wishes is not None
    return {move for move, place in asked.wishes.places.items() if place == 0}


def test_an_opening_is_drawn_anew_for_another_style_character_or_game(talk: Talk) -> None:
    talk.hear("setoption name Style value central")
    assert wished_first(talk) == {"5g5f"}
    rook = next(one for one in characters() if one.repertoire["shogi"] == ("fourth_file",)).id
    talk.hear(f"setoption name Character value {rook}")
    assert wished_first(talk) == {"7g7f"}
    talk.hear("setoption name Character value none", "setoption name USI_Variant value okisakishogi")
    legal = {move.usi for move in Position.start(OKISAKI).legal_moves()}
    wished = wished_first(talk)
    assert wished and wished <= legal
    assert talk.search.request.start_sfen == OKISAKI.start_sfen


def test_at_full_strength_it_thinks_as_long_as_its_clock_has_time_for(talk: Talk) -> None:
    talk.hear("position startpos", "go btime 60000 wtime 50000 byoyomi 3000")
    limits = talk.search.request.limits
    assert (limits.black_ms, limits.white_ms, limits.movetime_ms, limits.nodes) == (
        60_000,
        50_000,
        None,
        None,
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_a_level_is_that_of_the_game_played(talk: Talk, variant: Variant) -> None:
    talk.hear(f"setoption name USI_Variant value {variant.id}", "setoption name Level value 28")
    talk.hear("isready", "position startpos", "go btime 600000 wtime 600000")
    nodes = level_at(28, variant.id).nodes
    assert nodes and talk.search.request.limits.nodes == 8 * nodes, "its plan has moves to choose from"


def test_a_character_draws_its_style_anew_for_each_game_and_keeps_its_strength(talk: Talk) -> None:
    one = next(one for one in characters() if len(set(one.repertoire.get(STANDARD.id, ()))) > 1)
    talk.hear(f"setoption name Character value {one.id}")
    drawn = set()
    for _ in range(20):
        talk.hear("usinewgame", "isready")
        variant, options = talk.engine.prepared[-1]
        strength = level_at(one.strength, STANDARD.id).engine_options(processors())
        assert variant == STANDARD.id and options.items() >= strength.items()
        (style,) = (
            style
            for style in set(one.repertoire[STANDARD.id])
            if talk.opponent._style == style and options.items() >= style_options(style).items()
        )
        drawn.add(style)
    assert len(drawn) > 1
