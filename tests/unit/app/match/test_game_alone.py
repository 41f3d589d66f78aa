"""One game of a match between players of the test: no engine, and time that passes as they say."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import replace

import pytest

from shogi_desktop.app.books.choosing import Choose
from shogi_desktop.app.engines.handle import EngineFailedError, EngineInterruptedError
from shogi_desktop.app.match import game as game_module
from shogi_desktop.app.match import players as players_module
from shogi_desktop.app.match import runner as runner_module
from shogi_desktop.app.match.game import Adjudication, GameResult, Live, MatchSpec, Table
from shogi_desktop.app.match.openings import Opening
from shogi_desktop.app.match.pace import Pace
from shogi_desktop.app.match.players import Answer, Fault, PlayerSpec, Seat, Usage
from shogi_desktop.app.match.runner import Running, Stop, Turn, play_schedule
from shogi_desktop.app.players.levels import level_at
from shogi_desktop.app.settings.game_setup import BookSetup
from shogi_desktop.game import UNLIMITED, Outcome, Reason, TimeControl
from shogi_desktop.rules import STANDARD, VARIANTS, Color, Position, RulesError, parse_usi_move
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from shogi_desktop.usi.messages import Verdict

BLACK, WHITE = Color.BLACK, Color.WHITE
CRASHED = EngineFailure(FailureKind.DIED_IN_SEARCH, "engine", "7")
Given = Answer | BaseException


def move(usi: str, spent_ms: int = 0, score: float | None = None, depth: int | None = None) -> Answer:
    return Answer(Verdict.MOVE, usi, spent_ms, score, depth, None if depth is None else 10 * depth)


class Player:
    """In the place of `Seat`: gives the answers of its name in turn, and notes what it was asked."""

    answers: dict[str, list[Given]]
    made: dict[str, Player]
    starts: dict[str, list[BaseException | None]]

    def __init__(self, spec: PlayerSpec, variant: object, timeouts: object, stop: threading.Event) -> None:
        self.spec, self.name, self.stop = spec, spec.name, stop
        self.asked: list[tuple[int, int | None]] = []
        self.seeds: list[str] = []
        self.closed = self.interrupted = 0
        Player.made[spec.name] = self

    def begin_game(self, seed: str) -> None:
        self.seeds.append(seed)
        starts = Player.starts.get(self.name)
        error = starts.pop(0) if starts else None
        if error is not None:
            raise error

    def answer(self, session: object, now_ms: int, budget_ms: int | None) -> Answer:
        self.asked.append((now_ms, budget_ms))
        given = Player.answers[self.name].pop(0)
        if isinstance(given, BaseException):
            raise given
        return given

    def interrupt(self) -> None:
        self.interrupted += 1

    def close(self) -> None:
        self.closed += 1


@pytest.fixture(autouse=True)
def players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_module, "Seat", Player)
    Player.answers, Player.made, Player.starts = {}, {}, {}


def named(name: str, control: TimeControl = UNLIMITED) -> PlayerSpec:
    return PlayerSpec(name=name, pace=Pace(control=control))


SPEC = MatchSpec(named("A"), named("B"), max_moves=4, seed=7)
CLOCKED = MatchSpec(
    named("A", control=TimeControl(main_ms=1_000)),
    named("B", control=TimeControl(byoyomi_ms=500)),
    max_moves=4,
)


def played(
    spec: MatchSpec, first: Sequence[Given], second: Sequence[Given], number: int = 1
) -> tuple[GameResult, Table]:
    Player.answers = {"A": list(first), "B": list(second)}
    table = Table(spec, STANDARD, None)
    return table.play(number), table


def moves(result: GameResult) -> list[str]:
    return [node.move.usi for node in result.record.main_line() if node.move]


USUAL = ([move("7g7f"), move("2g2f")], [move("3c3d"), move("8c8d")])


def test_a_game_goes_to_its_limit_and_says_whose_it_was() -> None:
    result, table = played(SPEC, *USUAL)
    assert moves(result) == ["7g7f", "3c3d", "2g2f", "8c8d"]
    assert (result.outcome, result.number, result.opening) == (Outcome(Reason.MOVE_LIMIT), 1, None)
    assert (result.failure, result.fault, result.faulty, result.adjudicated) == (None, None, None, False)
    assert result.record.headers["black"] == "A" and result.record.headers["white"] == "B"
    assert (result.first_score, result.failure_words) == (0.5, "")
    assert (table.number, table.plies) == (1, 4)
    assert [Player.made[name].seeds for name in "AB"] == [["7 1 BLACK"], ["7 1 WHITE"]]


def test_what_was_used_is_told_of_the_first_player_then_of_the_second_whoever_had_black() -> None:
    spec = replace(SPEC, alternate=True, max_moves=3)
    first = [move("7g7f", 10, 5.0, 3), move("2g2f", 20, 5.0, 4)]
    second = [move("3c3d", 400)]
    for number, (a, b) in ((1, (first, second)), (2, (second, first))):
        result, _ = played(spec, a, b, number)
        two, one = Usage(2, 30, 70, 7, 2), Usage(1, 400, 0, 0, 0)
        assert result.usage == ((two, one) if number == 1 else (one, two))
        assert result.first_is_black is (number == 1)
        assert result.is_first(BLACK) is (number == 1)
        assert result.record.headers["black"] == ("A" if number == 1 else "B")


# --- time -------------------------------------------------------------------------------------------------


def test_each_is_told_the_time_and_what_is_left_of_it() -> None:
    played(CLOCKED, [move("7g7f", 300), move("2g2f", 100)], [move("3c3d", 450), move("8c8d", 40)])
    assert Player.made["A"].asked == [(0, 1_000), (750, 700)]
    assert Player.made["B"].asked == [(300, 500), (850, 500)]


def test_without_a_clock_there_is_no_limit_and_time_passes_all_the_same() -> None:
    result, _ = played(SPEC, [move("7g7f", 5_000), move("2g2f", 1)], [move("3c3d", 7), move("8c8d")])
    assert Player.made["A"].asked == [(0, None), (5_007, None)]
    assert [node.time_ms for node in result.record.main_line()] == [5_000, 7, 1, 0]


@pytest.mark.parametrize(
    ("spent", "time", "lost"), [(499, 499, False), (500, 499, False), (599, 499, False), (600, None, True)]
)
def test_a_move_within_the_margin_is_one_just_before_the_flag(
    spent: int, time: int | None, lost: bool
) -> None:
    spec = replace(CLOCKED, margin_ms=100, max_moves=2)
    result, _ = played(spec, [move("7g7f")], [move("3c3d", spent)])
    if lost:
        assert (result.outcome, result.fault, result.faulty) == (
            Outcome(Reason.TIMEOUT, BLACK), Fault.TIME, WHITE,
        )  # fmt: skip
        assert moves(result) == ["7g7f"]
    else:
        assert result.record.main_line()[1].time_ms == time


def test_as_it_is_looked_at_it_has_moves_names_clocks_and_the_last_score() -> None:
    Player.answers = {
        "A": [move("7g7f", 300, 40.0), move("2g2f")],
        "B": [move("3c3d", 450, 25.0), move("8c8d")],
    }
    game = begun(CLOCKED)
    start = STANDARD.start_sfen
    assert game.live == Live("shogi", start, (), ("A", "B"), (1_000, 500), None)
    game.play_move()
    one = parse_usi_move("7g7f", STANDARD)
    assert game.live == Live("shogi", start, (one,), ("A", "B"), (700, 500), 40.0)
    game.play_move()
    assert (game.live.clocks_ms, game.live.score) == ((700, 500), -25.0), "from Black's side"
    game.play_move()
    assert game.live.score == -25.0, "a move without one leaves the last"
    assert begun(SPEC).live.clocks_ms is None


def begun(spec: MatchSpec) -> game_module._Game:
    black, white = (Player(one, STANDARD, None, threading.Event()) for one in (spec.first, spec.second))
    return game_module._Game(spec, STANDARD, (black, white), 1)  # type: ignore[arg-type]  # in their place


# --- the end ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verdict", "outcome"),
    [
        (Verdict.RESIGN, Outcome(Reason.RESIGNATION, BLACK)),
        (Verdict.WIN, Outcome(Reason.FALSE_DECLARATION, BLACK)),
    ],
)
def test_the_word_of_a_player_ends_it(verdict: Verdict, outcome: Outcome) -> None:
    result, _ = played(SPEC, [move("7g7f")], [Answer(verdict, "", 30)])
    assert (result.outcome, moves(result), result.fault) == (outcome, ["7g7f"], None)
    assert (result.first_score, result.usage[1].time_ms) == (1.0, 30)


def test_who_breaks_in_mid_game_has_lost_on_time_and_is_named() -> None:
    result, _ = played(SPEC, [move("7g7f")], [EngineFailedError(CRASHED)])
    assert (result.outcome, result.fault, result.faulty, result.failure) == (
        Outcome(Reason.TIMEOUT, BLACK), Fault.CRASH, WHITE, CRASHED,
    )  # fmt: skip
    assert (Player.made["B"].closed, Player.made["A"].closed) == (1, 0)
    assert "B" in result.failure_words
    assert result.record.node((0,)).comment == result.failure_words
    assert result.usage[1] == Usage()


@pytest.mark.parametrize("name", ["A", "B"])
def test_who_does_not_start_again_has_lost_before_a_move(name: str) -> None:
    Player.starts = {name: [EngineFailedError(CRASHED)]}
    result, _ = played(SPEC, *USUAL)
    loser = BLACK if name == "A" else WHITE
    assert (result.outcome, result.faulty) == (Outcome(Reason.TIMEOUT, loser.opponent), loser)
    assert moves(result) == []
    assert (result.record.headers["black"], result.record.headers["white"]) == ("A", "B")
    assert result.first_score == (name == "B")


def test_where_neither_starts_again_the_first_has_lost() -> None:
    Player.starts = {name: [EngineFailedError(CRASHED)] for name in "AB"}
    result, _ = played(SPEC, *USUAL)
    assert (result.outcome, result.faulty) == (Outcome(Reason.TIMEOUT, WHITE), BLACK)


def test_a_game_that_both_think_lost_is_ended_with_a_remark() -> None:
    spec = replace(SPEC, max_moves=99, adjudication=Adjudication(resign_score=800, resign_moves=1))
    result, _ = played(spec, [move("7g7f", score=-900.0)], [move("3c3d", score=850.0)])
    assert (result.outcome, result.adjudicated) == (Outcome(Reason.RESIGNATION, WHITE), True)
    assert result.record.node((0, 0)).comment == "Ended by adjudication."
    short = replace(spec, max_moves=2)
    result, _ = played(short, [move("7g7f", score=-900.0)], [move("3c3d", score=850.0)])
    assert (result.outcome, result.adjudicated) == (Outcome(Reason.MOVE_LIMIT), False)


@pytest.mark.parametrize(
    ("scores", "decided"),
    [
        ([800, 800], Outcome(Reason.RESIGNATION, BLACK)),
        ([-800, -800], Outcome(Reason.RESIGNATION, WHITE)),
        ([800, 799], None),
        ([-799, -800], None),
        ([800], None),
        ([800, None], None),
        ([0, 0, 800, 800], Outcome(Reason.RESIGNATION, BLACK)),
        ([20, -20], Outcome(Reason.AGREEMENT)),
        ([21, 0], None),
        ([0, -21], None),
    ],
)
def test_what_scores_decide(scores: list[float | None], decided: Outcome | None) -> None:
    both = Adjudication(resign_score=800, resign_moves=1, draw_moves=1, draw_score=20)
    assert both.outcome(scores) == decided
    assert Adjudication().outcome(scores) is None


def test_it_begins_where_its_opening_does() -> None:
    rook = Position.start(STANDARD, "rook").sfen()
    openings = (Opening(rook, (parse_usi_move("3c3d", STANDARD),)),)
    spec = replace(SPEC, openings=openings, max_moves=2)
    result, _ = played(spec, [move("7g7f")], [move("8c8d")])
    assert (result.record.start_sfen, result.opening) == (rook, 0)
    assert moves(result) == ["3c3d", "7g7f"]
    given = replace(SPEC, handicap="rook", max_moves=1)
    result, _ = played(given, [], [move("3c3d")])
    assert result.record.is_handicap


def test_random_plies_are_the_same_for_both_games_of_a_pair_and_end_with_the_game() -> None:
    spec = replace(SPEC, alternate=True, opening_plies=6, max_moves=6)
    begun = [moves(played(spec, [], [], number)[0]) for number in (1, 2, 3)]
    assert begun[0] == begun[1] != begun[2]
    assert all(len(line) == 6 for line in begun)
    longer, _ = played(replace(spec, opening_plies=50), [], [])
    assert moves(longer)[:6] == begun[0]
    assert longer.outcome == Outcome(Reason.MOVE_LIMIT)


# --- many games -------------------------------------------------------------------------------------------


class Played:
    """In the place of `Table`: plays in no time, or when the test says."""

    made: list[Played]
    meet: threading.Barrier | None = None
    lasting: set[int]

    def __init__(self, spec: MatchSpec, variant: object, timeouts: object) -> None:
        self.spec, self.timeouts = spec, timeouts
        self.number = self.plies = 0
        self.live: Live | None = None
        self.opened = self.closed = 0
        self.stopped = threading.Event()
        Played.made.append(self)

    def open(self) -> None:
        self.opened += 1

    def play(self, number: int) -> GameResult:
        self.number = number
        if Played.meet is not None:
            Played.meet.wait(20)
        if number in Played.lasting:
            assert self.stopped.wait(20)
            raise EngineInterruptedError("stopped")
        return GameResult(None, Outcome(Reason.MOVE_LIMIT), True, number=number)  # type: ignore[arg-type]

    def interrupt(self) -> None:
        self.stopped.set()

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner_module, "Table", Played)
    Played.made, Played.meet, Played.lasting = [], None, set()


TWO = (SPEC, replace(SPEC, seed=8))


@pytest.mark.usefixtures("tables")
def test_a_place_keeps_its_table_for_games_of_one_match_and_leaves_it_for_another() -> None:
    told: list[tuple[int, int]] = []
    turns = [Turn(0, 1), Turn(0, 2), Turn(1, 1), Turn(1, 2), Turn(0, 3)]
    play_schedule(TWO, turns, lambda match, game: told.append((match, game.number)))
    assert told == [(0, 1), (0, 2), (1, 1), (1, 2), (0, 3)]
    assert [one.spec for one in Played.made] == [TWO[0], TWO[1], TWO[0]]
    assert [(one.opened, one.closed) for one in Played.made] == [(1, 1), (0, 1), (0, 1)]


@pytest.mark.usefixtures("tables")
def test_every_player_is_started_once_before_the_first_game() -> None:
    third = replace(SPEC, second=named("C"))
    play_schedule((SPEC, third, TWO[1]), [Turn(0, 1), Turn(1, 1), Turn(2, 1)], lambda *_: None)
    opened = [one.spec for one in Played.made if one.opened]
    assert opened == [SPEC, third]
    assert all(one.closed == 1 for one in Played.made)


@pytest.mark.usefixtures("tables")
def test_what_ends_after_a_match_was_decided_is_not_told() -> None:
    Played.meet = threading.Barrier(2)
    told: list[int] = []
    play_schedule(
        [SPEC],
        [Turn(0, 1), Turn(0, 2)],
        lambda _, game: told.append(game.number),
        concurrency=2,
        enough=lambda _: bool(told),
    )
    assert len(told) == 1


@pytest.mark.usefixtures("tables")
def test_a_decided_match_is_given_up_and_the_other_goes_on() -> None:
    Played.lasting = {2}
    told: list[tuple[int, int]] = []
    stop = Stop()

    def over(match: int, game: GameResult) -> None:
        told.append((match, game.number))

    def tick(running: Sequence[Running]) -> None:
        if len(told) == 1 and (1, 2) in [(one.match, one.number) for one in running]:
            stop.stop()

    play_schedule(
        TWO, [Turn(0, 1), Turn(1, 2)], over, concurrency=2, enough=lambda match: bool(told) and match == 0,
        on_tick=tick, tick_s=0.001, stop=stop,
    )  # fmt: skip
    assert told == [(0, 1)]
    assert stop.is_set, "nothing else has given up the game of the other match"


@pytest.mark.usefixtures("tables")
def test_a_match_decided_before_is_neither_started_nor_played() -> None:
    told: list[int] = []
    play_schedule(
        TWO, [Turn(0, 1), Turn(1, 1)], lambda match, _: told.append(match), enough=lambda match: match == 0
    )
    assert told == [1]
    assert [one.spec for one in Played.made] == [TWO[1]]
    Played.made.clear()
    play_schedule(TWO, [Turn(0, 1)], lambda *_: None, enough=lambda _: True)
    assert Played.made == []


@pytest.mark.usefixtures("tables")
def test_a_handicap_that_a_game_does_not_have_is_refused_before_anything_is_played() -> None:
    with pytest.raises(RulesError):
        play_schedule([replace(SPEC, handicap="odd")], [], lambda *_: None)


@pytest.mark.usefixtures("tables")
def test_a_stop_before_the_first_game_plays_none() -> None:
    stop = Stop()
    stop.stop()
    play_schedule([SPEC], [Turn(0, 1)], lambda *_: pytest.fail("played"), stop=stop)
    assert all(one.closed for one in Played.made)
    assert Played.made[0].stopped.is_set()


def test_where_nothing_is_said_of_it_a_match_has_its_usual_bounds() -> None:
    usual = MatchSpec(named("A"), named("B"))
    assert (usual.games, usual.max_moves, usual.margin_ms, usual.seed, usual.opening_plies) == (
        1, 512, 100, 0, 0,
    )  # fmt: skip
    assert (usual.variant, usual.handicap, usual.alternate, usual.openings) == ("shogi", "even", False, ())
    resigns, draws = Adjudication(resign_score=800), Adjudication(draw_moves=1)
    assert resigns.outcome([800.0] * 6) == Outcome(Reason.RESIGNATION, BLACK)
    assert resigns.outcome([800.0] * 5) is None
    assert draws.outcome([20.0, -20.0]) == Outcome(Reason.AGREEMENT)
    assert draws.outcome([20.0, 21.0]) is None
    assert Pace().longest_ms(None) == 120_000
    assert PlayerSpec().pace == Pace(thinking_ms=1_000)


def test_pairs_share_their_opening_where_colours_alternate_and_only_there() -> None:
    first_moves = [parse_usi_move(usi, STANDARD) for usi in ("7g7f", "2g2f")]
    openings = tuple(Opening(STANDARD.start_sfen, (one,)) for one in first_moves)
    spec = replace(SPEC, openings=openings, alternate=True)
    assert [spec.pair(number) for number in (1, 2, 3, 4, 5)] == [0, 0, 1, 1, 2]
    chosen = [spec.opening(number) for number in range(1, 9)]
    assert chosen[0::2] == chosen[1::2] and chosen[:4] == chosen[4:]
    assert set(chosen) == {0, 1}
    single = replace(spec, alternate=False)
    assert [single.pair(number) for number in (1, 2, 3)] == [0, 1, 2]
    assert [spec.first_is_black(number) for number in (1, 2, 3)] == [True, False, True]
    assert all(single.first_is_black(number) for number in (1, 2, 3))
    assert SPEC.opening(1) is None


def test_at_a_table_where_nothing_is_played_yet_there_is_no_game() -> None:
    table = Table(SPEC, STANDARD, None)
    assert (table.number, table.plies, table.live) == (0, 0, None)
    table.open()
    assert [Player.made[name].seeds for name in "AB"] == [[""], [""]]
    table.interrupt()
    table.close()
    assert [(Player.made[name].interrupted, Player.made[name].closed) for name in "AB"] == [(1, 1)] * 2
    assert Player.made["A"].stop.is_set() and Player.made["A"].stop is Player.made["B"].stop


def test_only_a_level_without_a_book_of_its_own_plays_openings_by_plan(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Handle:
        def __init__(self, *_: object, **__: object) -> None:
            self.rejected: dict[str, object] = {}

        def prepare(self, *_: object) -> None: ...

        def wait_until_ready(self) -> None: ...

    monkeypatch.setattr(players_module, "EngineHandle", Handle)
    command = EngineCommand("/opt/engine")
    planned = []
    for spec in (
        PlayerSpec(strength=3, command=command),
        PlayerSpec(strength=3, command=command, book=BookSetup()),
        PlayerSpec(command=command),
        PlayerSpec(command=command, book=BookSetup()),
    ):
        seat = Seat(spec, STANDARD, None, threading.Event())
        seat.begin_game("seed")
        planned.append(seat._opening is not None)
    assert planned == [True, False, False, False]


def test_a_seat_plays_the_level_of_its_game() -> None:
    seats = [Seat(PlayerSpec(strength=28), variant, None, threading.Event()) for variant in VARIANTS]
    assert [seat._level for seat in seats] == [level_at(28, variant.id) for variant in VARIANTS]
    assert Seat(PlayerSpec(), STANDARD, None, threading.Event())._level is None


@pytest.mark.parametrize("best", [True, False])
def test_a_book_s_best_move_is_played_where_that_is_wanted(best: bool) -> None:
    spec = PlayerSpec(command=EngineCommand("/opt/engine"), book=BookSetup("/books/a.db", best))
    book = Seat(spec, STANDARD, None, threading.Event())._book
    assert book is not None
    assert book._choose is (Choose.BEST if best else Choose.WEIGHT)
