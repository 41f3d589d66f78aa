from collections.abc import Callable
from typing import Any

import pytest

from shogi_desktop.game import (
    Attempt,
    Clock,
    EndingRules,
    Event,
    FoulRule,
    GameEnded,
    GameOverError,
    GameRules,
    MovePlayed,
    Outcome,
    Reason,
    Record,
    Session,
    TakeBackError,
    TakenBack,
    TimeControl,
)
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    Color,
    IllegalMoveError,
    ImpasseRule,
    Move,
    Variant,
    parse_usi_move,
)

BLACK, WHITE = Color.BLACK, Color.WHITE
MATE_IN_ONE = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"


def move(text: str) -> Move:
    return parse_usi_move(text, STANDARD)


def session_with_clock(**rules: Any) -> Session:
    session = Session(Record(STANDARD), Clock(TimeControl(main_ms=60_000)), GameRules(**rules))
    session.start(0)
    return session


def events_of(session: Session) -> list[Event]:
    events: list[Event] = []
    session.subscribe(events.append)
    return events


def test_a_move_reaches_position_record_and_subscribers() -> None:
    session = Session(Record(STANDARD))
    events = events_of(session)
    transition = session.play(move("7g7f"))
    assert session.turn is WHITE
    assert session.path == (0,)
    assert session.record.node((0,)).move == move("7g7f")
    assert events == [MovePlayed(transition, (0,), None, None)]


def test_an_illegal_move_changes_nothing() -> None:
    session = session_with_clock()
    events = events_of(session)
    with pytest.raises(IllegalMoveError):
        session.play(move("7g7e"), 5_000)
    assert (session.path, session.turn, events) == ((), BLACK, [])
    assert session.clock is not None
    assert session.clock.elapsed(6_000) == 6_000


def test_mate_ends_the_game_and_is_recorded() -> None:
    session = Session(Record(STANDARD, MATE_IN_ONE))
    events = events_of(session)
    session.play(move("G*5b"))
    mate = Outcome(Reason.CHECKMATE, BLACK)
    assert session.outcome == session.record.outcome == mate
    assert [type(e) for e in events] == [MovePlayed, GameEnded]
    assert events[1] == GameEnded(mate, (0,))


def test_a_move_after_the_end_is_refused() -> None:
    session = Session(Record(STANDARD))
    session.resign(BLACK)
    with pytest.raises(GameOverError) as caught:
        session.play(move("7g7f"))
    assert caught.value.outcome == Outcome(Reason.RESIGNATION, WHITE)
    with pytest.raises(GameOverError):
        session.interrupt()


@pytest.mark.parametrize("color", list(Color))
def test_either_side_may_resign_at_any_time(color: Color) -> None:
    session = Session(Record(STANDARD))
    assert session.resign(color) == Outcome(Reason.RESIGNATION, color.opponent)


def test_interruption_has_no_winner() -> None:
    session = Session(Record(STANDARD))
    assert session.interrupt() == Outcome(Reason.INTERRUPTED)
    assert session.record.outcome == Outcome(Reason.INTERRUPTED)


def test_a_foul_loses() -> None:
    assert Session(Record(STANDARD)).foul(BLACK) == Outcome(Reason.ILLEGAL_MOVE, WHITE)


def test_repetition_completed_by_black_ends_the_session() -> None:
    session = Session(Record(STANDARD))
    for text in ("7g7f " + "8b7b 2h3h 7b8b 3h2h " * 3).split():
        assert session.outcome is None
        session.play(move(text))
    assert session.outcome == Outcome(Reason.REPETITION)


def test_times_are_recorded_and_the_clock_switches() -> None:
    session = session_with_clock()
    session.play(move("7g7f"), 3_000)
    session.play(move("3c3d"), 3_500)
    session.play(move("2g2f"), 10_000)
    nodes = session.record.main_line()
    assert [n.time_ms for n in nodes] == [3_000, 500, 6_500]
    assert [n.total_ms for n in nodes] == [3_000, 500, 9_500]
    assert session.clock is not None
    assert session.clock.running is WHITE


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda v: v.id)
def test_whites_clock_starts_first_in_a_handicap_game(variant: Variant) -> None:
    session = Session(Record(variant, handicap_id="two"), Clock(TimeControl(main_ms=60_000)))
    session.start(0)
    assert session.turn is WHITE
    assert session.clock is not None
    assert session.clock.running is WHITE
    assert session.clock.remaining(BLACK, 5_000).main_ms == 60_000


def test_a_move_made_too_late_does_not_count() -> None:
    session = session_with_clock()
    events = events_of(session)
    with pytest.raises(GameOverError):
        session.play(move("7g7f"), 60_000)
    assert session.outcome == Outcome(Reason.TIMEOUT, WHITE)
    assert session.path == ()
    assert [type(e) for e in events] == [GameEnded]


def test_another_referees_measure_is_taken_for_ours() -> None:
    session = session_with_clock()
    session.play(move("7g7f"), 3_000, spent_ms=2_000)
    session.play(move("3c3d"), 63_500, spent_ms=59_999)
    assert [node.time_ms for node in session.record.main_line()] == [2_000, 59_999]
    assert session.clock is not None
    assert session.clock.remaining(BLACK, 64_500).main_ms == 57_000
    with pytest.raises(GameOverError):
        session.play(move("2g2f"), 64_500, spent_ms=58_000)
    assert session.outcome == Outcome(Reason.TIMEOUT, WHITE)


def test_a_referees_measure_is_recorded_without_a_clock_too() -> None:
    session = Session(Record(STANDARD))
    session.play(move("7g7f"), spent_ms=2_000)
    assert session.record.main_line()[0].time_ms == 2_000


def test_check_time_ends_the_game_only_when_time_is_up() -> None:
    session = session_with_clock()
    assert session.check_time(59_999) is None
    assert session.check_time(60_000) == Outcome(Reason.TIMEOUT, WHITE)
    assert session.record.root.outcome_time_ms == 60_000


def test_the_time_before_resigning_is_kept() -> None:
    session = session_with_clock()
    session.play(move("7g7f"), 1_000)
    session.resign(WHITE, 8_000)
    assert session.record.node((0,)).outcome_time_ms == 7_000
    assert session.clock is not None
    assert session.clock.running is None


def test_taking_back_restores_position_and_record() -> None:
    session = Session(Record(STANDARD))
    events = events_of(session)
    before = session.position.sfen()
    done = [session.play(move("7g7f")), session.play(move("3c3d"))]
    assert session.take_back(2) == (done[1], done[0])
    assert session.position.sfen() == before
    assert session.record.main_line() == []
    assert events[-1] == TakenBack((done[1], done[0]), ())


def test_more_cannot_be_taken_back_than_was_played() -> None:
    session = Session(Record(STANDARD))
    session.play(move("7g7f"))
    for plies in (0, 2, -1):
        with pytest.raises(TakeBackError):
            session.take_back(plies)
    assert session.path == (0,)


def test_taking_back_reopens_an_ended_game() -> None:
    session = Session(Record(STANDARD, MATE_IN_ONE))
    session.play(move("G*5b"))
    session.take_back()
    assert session.outcome is None
    assert session.record.outcome is None
    session.play(move("G*4b"))


def test_taking_back_after_resignation_clears_the_end_where_it_stood() -> None:
    session = Session(Record(STANDARD))
    session.play(move("7g7f"))
    session.play(move("3c3d"))
    session.resign(BLACK)
    session.take_back(1)
    assert all(node.outcome is None for node in session.record.walk())


def test_a_move_from_which_others_hang_stays_in_the_record() -> None:
    record = Record(STANDARD)
    record.append(record.append((), move("7g7f")), move("8c8d"))
    session = Session(record, path=(0,))
    session.play(move("3c3d"))
    session.take_back(2)
    assert [n.move.usi for n in record.main_line() if n.move] == ["7g7f", "8c8d"]


def test_time_used_stays_used_after_a_take_back() -> None:
    session = session_with_clock()
    session.play(move("7g7f"), 10_000)
    session.play(move("3c3d"), 12_000)
    session.take_back(2, 15_000)
    assert session.clock is not None
    assert session.clock.running is BLACK
    assert session.clock.remaining(BLACK, 15_000).main_ms == 47_000
    assert session.clock.remaining(WHITE, 15_000).main_ms == 58_000


def test_time_is_given_back_when_set_so() -> None:
    session = session_with_clock(give_time_back=True)
    session.play(move("7g7f"), 10_000)
    session.play(move("3c3d"), 12_000)
    session.take_back(2, 15_000)
    assert session.clock is not None
    assert session.clock.remaining(BLACK, 15_000).main_ms == 60_000
    assert session.clock.remaining(WHITE, 15_000).main_ms == 60_000


def test_repetition_forgets_moves_taken_back() -> None:
    session = Session(Record(STANDARD))
    for text in ("2h3h 8b7b 3h2h 7b8b " * 2).split():
        session.play(move(text))
    for text in ("2h3h", "8b7b", "3h2h"):
        session.play(move(text))
    for _ in range(3):
        session.take_back()
        session.play(move("3h2h"))
    session.play(move("7b8b"))
    assert session.outcome == Outcome(Reason.REPETITION)


def test_a_session_goes_on_where_the_record_stops() -> None:
    record = Record(STANDARD)
    record.append(record.append((), move("7g7f")), move("3c3d"))
    session = Session(record)
    assert session.path == (0, 0)
    session.play(move("8h2b+"))
    assert len(record.main_line()) == 3
    session.take_back(3)
    assert session.path == ()


def test_a_finished_record_stays_finished() -> None:
    record = Record(STANDARD)
    record.node(record.append((), move("7g7f"))).outcome = Outcome(Reason.RESIGNATION, BLACK)
    assert Session(record).outcome == Outcome(Reason.RESIGNATION, BLACK)


def test_a_record_ending_in_an_impossible_foul_can_be_taken_back() -> None:
    record = Record(STANDARD)
    path = record.append(record.append((), move("7g7f")), move("5e5d"))
    record.node(path).illegal = True
    record.node(path).outcome = Outcome(Reason.ILLEGAL_MOVE, BLACK)
    session = Session(record)
    assert session.outcome == Outcome(Reason.ILLEGAL_MOVE, BLACK)
    session.take_back()
    assert session.path == ()


def test_unsubscribing_stops_the_events() -> None:
    session = Session(Record(STANDARD))
    events: list[Event] = []
    stop = session.subscribe(events.append)
    stop()
    session.play(move("7g7f"))
    assert events == []


@pytest.mark.parametrize(
    ("end", "outcome"),
    [
        (lambda session, *now: session.resign(WHITE, *now), Outcome(Reason.RESIGNATION, BLACK)),
        (lambda session, *now: session.timeout(BLACK, *now), Outcome(Reason.TIMEOUT, WHITE)),
        (lambda session, *now: session.foul(WHITE, *now), Outcome(Reason.ILLEGAL_MOVE, BLACK)),
        (lambda session, *now: session.agree_draw(*now), Outcome(Reason.AGREEMENT)),
        (lambda session, *now: session.interrupt(*now), Outcome(Reason.INTERRUPTED)),
        (lambda session, *now: session.agree_impasse(*now), Outcome(Reason.IMPASSE)),
        (lambda session, *now: session.declare(*now), Outcome(Reason.FALSE_DECLARATION, WHITE)),
        (lambda session, *now: session.end(Outcome(Reason.NO_MATE), *now), Outcome(Reason.NO_MATE)),
    ],
)
@pytest.mark.parametrize("now", [(), (0,), (4_000,)])
def test_every_end_is_said_kept_and_told_and_takes_the_time_it_took(
    end: Callable[..., Outcome], outcome: Outcome, now: tuple[int, ...]
) -> None:
    rules = EndingRules(impasse=ImpasseRule.DECLARATION_27)
    session = Session(Record(STANDARD), Clock(TimeControl(main_ms=60_000)), GameRules(rules))
    session.start(0)
    events = events_of(session)

    assert end(session, *now) == outcome

    assert (session.outcome, session.record.outcome) == (outcome, outcome)
    assert events == [GameEnded(outcome, ())]
    assert session.clock is not None
    assert session.clock.running is None
    assert session.clock.used_ms(BLACK) == sum(now)
    assert session.record.root.outcome_time_ms == (sum(now) or None)
    for again in (session.interrupt, session.declare, session.agree_draw):
        with pytest.raises(GameOverError):
            again()


def test_calling_a_foul_uses_no_time_by_itself() -> None:
    session = Session(
        Record(STANDARD, "4k4/9/9/9/9/9/4P4/9/4K4 b P 1"),
        Clock(TimeControl(main_ms=60_000)),
        GameRules(fouls=FoulRule.CALLED),
    )
    session.start(0)
    session.play_foul(Attempt(move("P*5e"), BLACK))

    assert session.call_foul(WHITE) == (0,)

    assert session.clock is not None
    assert (session.clock.used_ms(BLACK), session.clock.used_ms(WHITE)) == (0, 0)


def test_a_game_without_a_clock_or_at_its_end_starts_none() -> None:
    Session(Record(STANDARD)).start(1_000)
    clock = Clock(TimeControl(main_ms=60_000))
    over = Session(Record(STANDARD), clock)
    over.resign(Color.BLACK)
    over.start(1_000)
    assert clock.running is None
    Session(Record(STANDARD, handicap_id="rook"), clock).start(2_000)
    assert clock.running is Color.WHITE


def test_a_game_that_its_last_move_had_ended_is_over_though_the_record_does_not_say_so() -> None:
    record = Record(STANDARD, MATE_IN_ONE)
    path = record.append((), move("G*5b"))
    session = Session(record)
    assert session.outcome == Outcome(Reason.CHECKMATE, BLACK)
    with pytest.raises(GameOverError):
        session.play(move("5a5b"))
    record.node(path).illegal = True
    assert Session(record).outcome is None, "behind a foul the rules of the end say nothing"


@pytest.mark.parametrize(
    "act",
    [
        lambda session: session.play(move("7g7f")),
        lambda session: session.play_foul(Attempt(move("7g7e"), BLACK)),
        lambda session: session.resign(BLACK),
        lambda session: session.declare(),
        lambda session: session.timeout(BLACK),
        lambda session: session.foul(BLACK),
        lambda session: session.agree_impasse(),
        lambda session: session.agree_draw(),
        lambda session: session.interrupt(),
        lambda session: session.end(Outcome(Reason.AGREEMENT)),
    ],
)
def test_without_a_moment_no_time_passes(act: Callable[[Session], object]) -> None:
    session = session_with_clock(fouls=FoulRule.STRICT)
    act(session)
    assert session.clock is not None
    assert [session.clock.remaining(color, 0).main_ms for color in Color] == [60_000, 60_000]


def test_a_move_taken_back_without_a_moment_costs_no_time() -> None:
    session = session_with_clock()
    session.play(move("7g7f"))
    session.take_back()
    assert session.clock is not None
    assert [session.clock.remaining(color, 0).main_ms for color in Color] == [60_000, 60_000]


def test_times_given_back_are_forgotten_with_their_moves() -> None:
    session = session_with_clock(give_time_back=True)
    session.play(move("7g7f"), 10_000)
    session.play(move("3c3d"), 12_000)
    session.take_back(1, 20_000)
    session.play(move("8c8d"), 25_000)
    session.take_back(2, 30_000)
    assert session.clock is not None
    assert [session.clock.remaining(color, 30_000).main_ms for color in (BLACK, WHITE)] == [60_000, 60_000]


def test_a_declaration_that_comes_too_late_does_not_count() -> None:
    session = session_with_clock(endings=EndingRules(ImpasseRule.DECLARATION_27))
    with pytest.raises(GameOverError):
        session.declare(60_000)
    assert session.outcome == Outcome(Reason.TIMEOUT, WHITE)


def test_a_foul_that_comes_too_late_does_not_count() -> None:
    session = session_with_clock(fouls=FoulRule.STRICT)
    with pytest.raises(GameOverError):
        session.play_foul(Attempt(move("7g7e"), BLACK), 60_000)
    assert session.outcome == Outcome(Reason.TIMEOUT, WHITE)
    assert session.path == ()


def test_a_game_taken_back_to_where_it_once_ended_goes_on_there_for_good() -> None:
    record = Record(STANDARD)
    end = record.append(record.append((), move("7g7f")), move("3c3d"))
    record.node(end[:1]).end(Outcome(Reason.RESIGNATION, BLACK))
    assert record.node(end[:1]).ends_aside
    session = Session(record, path=end[:1])
    session.take_back()
    assert record.node(end[:1]).outcome is None
    assert not record.node(end[:1]).ends_aside


def test_after_the_end_no_foul_is_made_or_called_whether_there_was_one_or_not() -> None:
    session = session_with_clock(fouls=FoulRule.CALLED)
    session.resign(BLACK)
    for act in (
        lambda: session.call_foul(WHITE),
        lambda: session.play_foul(Attempt(move("7g7f"), BLACK)),
        lambda: session.play_foul(Attempt(move("7g7e"), BLACK)),
    ):
        with pytest.raises(GameOverError):
            act()


def test_whoever_calls_a_foul_has_thought_until_then() -> None:
    session = session_with_clock(fouls=FoulRule.CALLED)
    session.play_foul(Attempt(move("7g7e"), BLACK), 2_000)
    assert session.call_foul(WHITE, 7_000) == (0,)
    assert session.clock is not None
    assert [session.clock.used_ms(color) for color in (BLACK, WHITE)] == [2_000, 5_000]
    assert session.record.node((0,)).outcome_time_ms == 5_000


def test_a_game_begun_where_its_limit_of_moves_stands_is_over() -> None:
    record = Record(STANDARD)
    played = Session(record)
    for text in ("7g7f", "3c3d"):
        played.play(parse_usi_move(text, STANDARD))
    assert Session(record, rules=GameRules(EndingRules(move_limit=2))).outcome == Outcome(Reason.MOVE_LIMIT)
    assert Session(record, rules=GameRules(EndingRules(move_limit=3))).outcome is None
