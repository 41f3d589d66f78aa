"""A player at a server without either: what it says and asks for, line by line, with the time in hand."""

from __future__ import annotations

import queue
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec import structs

from shogi_desktop.app.engines.handle import EngineInterruptedError
from shogi_desktop.app.match.pace import DEFAULT_PACE
from shogi_desktop.app.match.players import Answer, PlayerSpec
from shogi_desktop.app.online import runner as runner_module
from shogi_desktop.app.online.runner import OnlinePlan, OnlineRunner, TalkError
from shogi_desktop.csa.carrier import Address
from shogi_desktop.csa.client import Account, CsaClient
from shogi_desktop.csa.ends import EndMark, EndResult, Word
from shogi_desktop.csa.errors import FailureKind, TalkFailure
from shogi_desktop.csa.events import (
    Event,
    GameOver,
    GameRejected,
    GameStarted,
    LoggedIn,
    MoveTold,
    Proposed,
    TalkClosed,
    TalkFailed,
)
from shogi_desktop.csa.moves import MoveLine
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.csa.times import TimeRule
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.notation import csa
from shogi_desktop.rules import OKISAKI, Color
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.messages import Verdict

BLACK, WHITE = Color.BLACK, Color.WHITE
NOW = 70_000
TIME = TimeRule(total=60)
SUMMARY = GameSummary("g-1", "me", "you", BLACK, black_time=TIME, white_time=TIME)
LET_IN, GONE = LoggedIn("me"), TalkFailed(TalkFailure(FailureKind.SERVER_GONE))
ENGINE = PlayerSpec(command=EngineCommand("/opt/engine"))
WON = GameOver(EndMark.RESIGN, EndResult.WIN, None)
MATED = "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"
HOME = "1GGKGGSS1/1NNLLSS2/9/9/9/9/9/9/4k4 b 2R2B 1"


def told(*texts: str) -> list[Event]:
    return [MoveTold(MoveLine(text, 1)) for text in texts]


def begun(summary: GameSummary = SUMMARY) -> list[Event]:
    return [Proposed(summary), GameStarted(summary.game_id)]


def answer(move: str, **more: object) -> Answer:
    return Answer(Verdict.MOVE, move, 5, **more)  # type: ignore[arg-type]


class Line:
    """In the place of `Carrier`: each connection tells what its talk has, at once."""

    talks: list[list[Event]]
    made: list[Line]

    def __init__(self, address: Address, client: CsaClient, tell: Callable[[Event], None]) -> None:
        assert address == Address("shogi.example", 4081)
        self._tell = tell
        self.said: list[object] = []
        self.left = self.waited = 0
        Line.made.append(self)

    def start(self) -> None:
        for event in Line.talks.pop(0):
            self._tell(event)

    def give(self, command: Callable[[object, int], object]) -> None:
        if command is CsaClient.agree:
            self.said.append("agree")
            return
        says = SimpleNamespace(
            move=lambda text, _, comment: self.said.append((text, comment)),
            word=lambda word, _: self.said.append(word),
        )
        command(says, NOW)

    def leave(self) -> None:
        self.left += 1

    def wait(self) -> None:
        self.waited += 1


class Player:
    """In the place of `Seat`: answers what the test says, and notes what it was asked."""

    answers: deque[Answer | BaseException]
    made: list[Player]

    def __init__(self, spec: PlayerSpec, variant: object, timeouts: object, stop: object) -> None:
        assert timeouts is None
        self.spec, self.variant, self.stop = spec, variant, stop
        self.seeds: list[str] = []
        self.asked: list[tuple[int, int | None]] = []
        self.interrupted = self.closed = 0
        Player.made.append(self)

    def begin_game(self, seed: str) -> None:
        self.seeds.append(seed)

    def answer(self, board: object, now_ms: int, budget_ms: int | None) -> Answer:
        self.asked.append((now_ms, budget_ms))
        given = Player.answers.popleft() if Player.answers else answer("9g9f")
        if isinstance(given, BaseException):
            raise given
        return given

    def interrupt(self) -> None:
        self.interrupted += 1

    def close(self) -> None:
        self.closed += 1


class Events(deque[Event]):
    """In the place of a queue between threads: what is not there will never come."""

    waits: list[float | None]

    def put(self, event: Event) -> None:
        self.append(event)

    def get(self, timeout: float | None) -> Event:
        Events.waits.append(timeout)
        if self:
            return self.popleft()
        assert timeout is not None, "it waits for ever"
        raise queue.Empty


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner_module, "Carrier", Line)
    monkeypatch.setattr(runner_module, "Seat", Player)
    monkeypatch.setattr(runner_module, "queue", SimpleNamespace(SimpleQueue=Events, Empty=queue.Empty))
    monkeypatch.setattr(runner_module, "_now_ms", lambda: NOW)
    Line.made, Player.made, Player.answers, Events.waits = [], [], deque(), []


class Run:
    """A run that has ended, with what it told."""

    def __init__(
        self,
        *talks: Sequence[Event],
        spec: PlayerSpec = ENGINE,
        answers: Sequence[Answer | BaseException] = (),
        stop: tuple[type[Event], bool] | None = None,
        **plan: object,
    ) -> None:
        """:param stop: is called when that is heard, and with that `after_game`."""
        Line.talks = [list(talk) for talk in talks]
        Player.answers.extend(answers)
        self.heard: list[Event] = []
        self.told: list[object] = []
        self.pauses: list[float] = []
        self._stop = stop
        address = OnlinePlan(Address("shogi.example", 4081), Account("me", "s"))
        self.runner = OnlineRunner(
            structs.replace(address, **plan), spec, self._hear, self.told.append, self.pauses.append
        )
        self.error: BaseException | None = None
        try:
            assert self.runner.run() is self.runner.games
        except (TalkError, RuntimeError) as error:
            self.error = error

    def _hear(self, event: Event) -> None:
        self.heard.append(event)
        if self._stop is not None and isinstance(event, self._stop[0]):
            self.runner.stop(after_game=self._stop[1])

    @property
    def said(self) -> list[object]:
        (line,) = Line.made
        return line.said

    @property
    def player(self) -> Player:
        (player,) = Player.made
        return player

    @property
    def outcomes(self) -> list[Outcome]:
        return [game.outcome for game in self.runner.games]


def test_a_game_is_agreed_to_played_told_and_left() -> None:
    talk = [LET_IN, *begun(), *told("+7776FU", "-3334FU"), WON]
    run = Run(talk, answers=[answer("7g7f", score=30.0, depth=4, nodes=9), answer("2g2f")])
    assert run.said == ["agree", ("+7776FU", "* 30"), ("+2726FU", "")]
    assert run.outcomes == [Outcome(Reason.RESIGNATION, BLACK)]
    assert (run.heard, run.told) == (talk, run.runner.games)
    assert (Line.made[0].left, Line.made[0].waited) == (1, 1)
    assert (run.player.seeds, run.player.closed) == (["g-1"], 1)
    first, second = run.runner.games[0].record.main_line()
    assert first.evaluation is not None
    assert (first.evaluation.score, second.evaluation) == (30, None)
    assert set(Events.waits) == {None}, "before a game and in one it waits as long as it takes"


def test_what_a_move_may_take_is_the_clock_less_the_margin() -> None:
    talk = [LET_IN, *begun(), *told("+7776FU", "-3334FU"), WON]
    assert Run(talk, margin_ms=250).player.asked == [
        (NOW + 250, 60_000 - 250),
        (NOW + 250, 59_000 - 250),
    ]


@pytest.mark.parametrize(
    ("rule", "budget"), [(TimeRule(), None), (TimeRule(total=1), 700), (TimeRule(unit_ms=1, total=200), 1)]
)
def test_without_a_clock_there_is_no_limit_and_with_hardly_any_time_a_millisecond(
    rule: TimeRule, budget: int | None
) -> None:
    summary = structs.replace(SUMMARY, black_time=rule)
    assert Run([LET_IN, *begun(summary), WON]).player.asked == [(NOW + 300, budget)]


def test_an_engine_plays_at_the_pace_of_the_server_and_a_level_at_its_own() -> None:
    talk = [LET_IN, *begun(), WON]
    assert Run(talk).player.spec.pace.control == TIME.control
    Player.made.clear()
    level = PlayerSpec.parse("level:3")
    assert Run(talk, spec=level).player.spec == level
    Player.made.clear()
    untimed = structs.replace(SUMMARY, black_time=TimeRule())
    assert Run([LET_IN, *begun(untimed), WON]).player.spec.pace == DEFAULT_PACE


def test_it_thinks_in_its_turn_once_the_game_has_begun() -> None:
    white = structs.replace(SUMMARY, your_turn=WHITE)
    run = Run([LET_IN, *begun(white), *told("+7776FU"), WON], answers=[answer("3c3d")])
    assert run.said == ["agree", ("-3334FU", "")]
    Line.made.clear()
    early = Run([LET_IN, Proposed(white), *told("+7776FU"), TalkFailed(TalkFailure(FailureKind.BAD_LINE))])
    assert early.said == ["agree"], "it has not begun"


def test_one_process_plays_game_after_game_and_another_one_another_game() -> None:
    second = structs.replace(SUMMARY, game_id="g-2")
    third = structs.replace(SUMMARY, game_id="g-3", variant=OKISAKI)
    talk = [LET_IN, *begun(), WON, *begun(second), WON, *begun(third), WON]
    run = Run(talk, games=3, answers=[answer("7g7f"), answer("7g7f"), answer("6h6g")])
    assert [player.seeds for player in Player.made] == [["g-1", "g-2"], ["g-3"]]
    assert [player.closed for player in Player.made] == [1, 1]
    assert Player.made[1].variant is OKISAKI
    assert len(run.outcomes) == 3


def test_between_games_it_waits_two_seconds_then_logs_in_anew() -> None:
    talk = [LET_IN, *begun(), WON]
    run = Run(talk, talk, games=2)
    assert Events.waits == [None] * len(talk) + [2.0] + [None] * len(talk)
    assert [(line.left, line.waited) for line in Line.made] == [(1, 1), (1, 1)]
    assert (len(run.outcomes), run.pauses, run.error) == (2, [], None)


def test_a_server_that_closes_after_a_game_is_gone_back_to_for_the_next() -> None:
    talk = [LET_IN, *begun(), WON, TalkClosed()]
    run = Run(talk, talk, games=2)
    assert (len(Line.made), len(run.outcomes), run.error) == (2, 2, None)


@pytest.mark.parametrize(
    ("sfen", "declares", "word"),
    [(HOME, True, Word.DECLARE), (HOME, False, None), (MATED, True, Word.RESIGN)],
)
def test_a_mate_and_an_impasse_need_no_search(sfen: str, declares: bool, word: Word | None) -> None:
    ours = WHITE if sfen == MATED else BLACK
    summary = structs.replace(SUMMARY, start_sfen=sfen, your_turn=ours, declares=declares)
    run = Run([LET_IN, *begun(summary), WON], answers=[answer("5i5h")] if word else [answer("6a6b")])
    assert len(run.player.asked) == (word is None)
    assert (run.said[1] == word) is (word is not None)


def test_an_engine_that_gives_up_or_breaks_has_it_said() -> None:
    talk = [LET_IN, *begun()]
    gives_up = Run([*talk, WON], answers=[Answer(Verdict.RESIGN, "", 5)])
    assert gives_up.said == ["agree", Word.RESIGN]
    Line.made.clear()
    broken = Run([*talk, WON], answers=[RuntimeError("broken")])
    assert (broken.said, str(broken.error)) == (["agree", Word.RESIGN], "broken")
    assert Line.made[0].left == 1


@pytest.mark.parametrize(
    ("heard", "after_game", "said", "outcome"),
    [
        (LoggedIn, True, [], None),
        (Proposed, False, ["agree"], None),
        (GameStarted, False, ["agree", Word.RESIGN], Outcome(Reason.RESIGNATION, WHITE)),
        (GameStarted, True, ["agree", ("+9796FU", "")], Outcome(Reason.RESIGNATION, BLACK)),
        (GameOver, False, ["agree", ("+9796FU", "")], Outcome(Reason.RESIGNATION, BLACK)),
    ],
)
def test_who_is_stopped_gives_up_the_game_that_is_on_unless_it_may_end(
    heard: type[Event], after_game: bool, said: list[object], outcome: Outcome | None
) -> None:
    answers = [EngineInterruptedError("stopped")] if said and said[-1] is Word.RESIGN else []
    run = Run([LET_IN, *begun(), WON], games=5, answers=answers, stop=(heard, after_game))
    assert run.said == said
    assert run.outcomes == ([] if outcome is None else [outcome])
    assert (Line.made[0].left, run.error, len(Line.made)) == (1, None, 1)
    if said and said[-1] is Word.RESIGN:
        assert run.player.interrupted == 1
        assert run.runner.games[0].record.outcome == outcome


def test_what_the_search_said_is_not_kept_of_the_other_sides_move() -> None:
    """Our move was heard as the line broke: the game given back has it."""
    back = structs.replace(SUMMARY, moves=(MoveLine("+7776FU", 1),))
    run = Run(
        [LET_IN, *begun(), GONE],
        [LET_IN, *begun(back), *told("-3334FU"), WON],
        answers=[answer("7g7f", score=30.0)],
    )
    assert [node.evaluation for node in run.runner.games[0].record.main_line()] == [None, None]
    assert run.pauses == [0.5]


@pytest.mark.parametrize("moved", [True, False])
def test_a_game_that_is_not_given_back_counts_as_broken_off_if_a_move_was_made(moved: bool) -> None:
    other = structs.replace(SUMMARY, game_id="g-2")
    first = [LET_IN, *begun(), *(told("+7776FU") if moved else []), GONE]
    run = Run(first, [LET_IN, *begun(other), WON], games=2 if moved else 1)
    assert run.outcomes == [Outcome(Reason.INTERRUPTED)] * moved + [Outcome(Reason.RESIGNATION, BLACK)]
    assert run.pauses == [0.5]


def test_a_game_that_somebody_does_not_want_is_none_and_the_next_is_taken() -> None:
    other = structs.replace(SUMMARY, game_id="g-2")
    run = Run([LET_IN, Proposed(SUMMARY), GameRejected("g-1", "you"), *begun(other), WON])
    assert [game.game_id for game in run.runner.games] == ["g-2"]
    assert run.said == ["agree", "agree", ("+9796FU", "")]


def test_a_move_that_makes_no_sense_ends_the_talk_and_is_told() -> None:
    run = Run([LET_IN, *begun(), *told("+7776FU", "-5554FU"), WON])
    assert isinstance(run.error, TalkError)
    assert run.error.failure.kind is FailureKind.BAD_LINE
    assert isinstance(run.heard[-1], TalkFailed)
    assert run.outcomes == [Outcome(Reason.INTERRUPTED)]
    assert [line.left for line in Line.made] == [2], "at once, and when the run is over"


def test_each_game_has_a_file_of_its_own_and_one_given_back_its_first(tmp_path: Path) -> None:
    def kept(name: str) -> int:
        return len(csa.load((tmp_path / name).read_bytes()).record.main_line())

    back = structs.replace(SUMMARY, moves=(MoveLine("+7776FU", 1),))
    Run(
        [LET_IN, *begun(), *told("+7776FU"), GONE],
        [LET_IN, *begun(back), *told("-3334FU"), WON, *begun(), WON],
        folder=tmp_path,
        games=2,
    )
    assert sorted(path.name for path in tmp_path.iterdir()) == ["g-1-2.csa", "g-1.csa"]
    assert (kept("g-1.csa"), kept("g-1-2.csa")) == (2, 0)
    Player.answers.clear()
    Run([LET_IN, *begun(back), WON], folder=tmp_path)
    assert kept("g-1-2.csa") == 1, "another run goes on with the last one of that name"


def test_without_a_folder_nothing_is_kept() -> None:
    run = Run([LET_IN, *begun(), *told("+7776FU"), WON])
    assert run.runner.unsaved == 0


def test_the_time_is_told_in_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(time, "monotonic_ns", lambda: 7_200_000_999_999)
    assert runner_module._now_ms() == 7_200_000


@pytest.mark.parametrize("kind", FailureKind)
def test_why_games_cannot_go_on_is_named_in_the_log(kind: FailureKind) -> None:
    assert str(TalkError(TalkFailure(kind))) == kind.value
