"""What a game begins with: clocks for each side, rules by name, and what cannot be used."""

from datetime import datetime

import msgspec
import pytest

from shogi_desktop.app.play.game_start import clock_of, continued, record_of, require_usable, rules_of
from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.app.settings.game_setup import (
    GameSetup,
    LevelSetup,
    PersonSetup,
    RulesSetup,
    TimeSetup,
    with_kinds,
)
from shogi_desktop.app.words.games import side_name
from shogi_desktop.game import (
    ClockState,
    FoulRule,
    Outcome,
    Reason,
    Record,
    Series,
    Session,
    SideState,
    TimeControl,
)
from shogi_desktop.paint.faces import face_key
from shogi_desktop.rules import STANDARD, Color, ImpasseRule, RulesError

SHORT, LONG = TimeSetup(60_000, 10_000), TimeSetup(600_000, 30_000, periods=3)


def test_each_side_has_its_own_clock() -> None:
    clock = clock_of(GameSetup(time=SHORT, white_time=LONG))
    assert clock.control(Color.BLACK) == TimeControl(60_000, 10_000)
    assert clock.control(Color.WHITE) == TimeControl(600_000, 30_000, periods=3)


def test_one_side_may_have_no_limit() -> None:
    clock = clock_of(GameSetup(time=SHORT, white_time=TimeSetup()))
    assert not clock.control(Color.BLACK).unlimited
    assert clock.control(Color.WHITE).unlimited


def test_a_rematch_takes_the_times_along_with_the_players() -> None:
    setup = GameSetup(black=PersonSetup("A"), white=PersonSetup("B"), time=SHORT, white_time=LONG)
    again = setup.rematch()
    assert (again.black.name, again.time, again.white_time) == ("B", LONG, SHORT)


def test_the_record_names_the_time_of_each_side() -> None:
    record = record_of(GameSetup(time=SHORT, white_time=TimeSetup()), datetime(2026, 1, 2))
    assert record.headers["time_limit"] == "Black: 1 min, then 10 s a move; White: No time limit"


@pytest.mark.parametrize(
    ("variant", "impasse"), [("shogi", ImpasseRule.DECLARATION_27), ("okisakishogi", ImpasseRule.AGREEMENT)]
)
def test_left_open_the_rules_are_the_usual_ones(variant: str, impasse: ImpasseRule) -> None:
    rules = rules_of(GameSetup(variant))
    assert rules.endings.impasse is impasse
    assert rules.endings.move_limit is None
    assert rules.fouls is FoulRule.PREVENTED


def test_every_rule_is_chosen_by_its_name() -> None:
    chosen = RulesSetup(
        "24-point declaration", 500, draw_by_agreement=True, fouls="strict", give_time_back=True
    )
    rules = rules_of(GameSetup(rules=chosen))
    assert rules.endings.impasse is ImpasseRule.DECLARATION_24
    assert (rules.endings.move_limit, rules.endings.draw_by_agreement) == (500, True)
    assert (rules.fouls, rules.give_time_back) == (FoulRule.STRICT, True)


@pytest.mark.parametrize(
    "setup",
    [
        GameSetup(rules=RulesSetup("coin toss")),
        GameSetup(rules=RulesSetup(fouls="forgiven")),
        GameSetup("okisakishogi", rules=RulesSetup("27-point declaration")),
    ],
)
def test_a_rule_that_there_is_not_is_refused(setup: GameSetup) -> None:
    with pytest.raises(RulesError, match="cannot be used"):
        require_usable(setup)


def test_a_set_up_written_before_there_were_rules_is_still_read() -> None:
    old = b'{"variant":"shogi","black":{"name":"A"},"white":{"level":3},"time":{"byoyomi_ms":30000}}'
    setup = msgspec.convert(with_kinds(msgspec.json.decode(old)), GameSetup)
    assert setup.rules == RulesSetup()
    assert setup.time_of(Color.WHITE) == TimeSetup(byoyomi_ms=30_000)


def replayed(time: TimeSetup, black: SideState, white: SideState, **kwargs: object) -> GameSetup:
    setup = GameSetup(black=PersonSetup("A"), white=PersonSetup("B"), time=time, **kwargs)  # type: ignore[arg-type]
    again = setup.following(Outcome(Reason.REPETITION), ClockState(black, white))
    assert again is not None
    return again


def test_in_a_replay_each_player_keeps_what_was_left_under_the_other_colour() -> None:
    again = replayed(SHORT, SideState(41_000, 1, 19_000), SideState(7_500, 1, 52_500))
    assert (again.black.name, again.white.name) == ("B", "A")
    state = clock_of(again).state()
    assert (state.black, state.white) == (SideState(7_500, 1), SideState(41_000, 1))


def test_times_that_differ_go_with_their_players_into_a_replay() -> None:
    again = replayed(SHORT, SideState(1_000, 1), SideState(90_000, 2), white_time=LONG)
    clock = clock_of(again)
    assert clock.control(Color.BLACK) == TimeControl(600_000, 30_000, periods=3)
    assert clock.state().black == SideState(90_000, 2)
    assert clock.state().white == SideState(1_000, 1)


def test_whoever_has_nothing_left_has_a_period_or_an_increment_in_the_replay() -> None:
    state = clock_of(replayed(SHORT, SideState(0, 0, 70_000), SideState(0, 1, 60_000))).state()
    assert (state.black, state.white) == (SideState(0, 1), SideState(0, 1))
    fischer = TimeSetup(60_000, increment_ms=5_000)
    state = clock_of(replayed(fischer, SideState(300, 1), SideState(9_000, 1))).state()
    assert (state.black, state.white) == (SideState(9_000, 1), SideState(5_000, 1))


def test_in_a_handicap_game_both_keep_their_sides_in_a_replay() -> None:
    again = replayed(SHORT, SideState(41_000, 1), SideState(7_000, 1), handicap="rook")
    assert (again.black.name, again.white.name) == ("A", "B")
    assert clock_of(again).state().black == SideState(41_000, 1)


def test_the_record_of_a_replay_says_so_with_the_times_and_a_rematch_forgets_them() -> None:
    again = replayed(SHORT, SideState(41_000, 1), SideState(7_000, 1))
    record = record_of(again, datetime(2026, 1, 2))
    assert record.headers["備考"] == "Replay after sennichite; time left: Black 0:07, White 0:41"
    kept = msgspec.json.decode(msgspec.json.encode(again), type=GameSetup)
    assert kept == again
    assert again.rematch().carried is None


def test_without_a_limit_nothing_is_carried_over() -> None:
    assert replayed(TimeSetup(), SideState(0, 1, 5_000), SideState(0, 1, 9_000)).carried is None


MATCH = GameSetup(
    black=PersonSetup("Aiko"), white=PersonSetup("Ben"), time=SHORT, white_time=LONG, match=Series.best_of(3)
)
BLACK_WON = Outcome(Reason.RESIGNATION, Color.BLACK)
LEFT = ClockState(SideState(41_000, 1), SideState(7_000, 2))


def after(setup: GameSetup, outcome: Outcome) -> GameSetup:
    following = setup.following(outcome, LEFT)
    assert following is not None
    return following


def test_the_next_game_of_a_match_has_the_colours_exchanged_and_the_whole_time() -> None:
    second = after(MATCH, BLACK_WON)
    assert (second.black.name, second.white.name) == ("Ben", "Aiko")
    assert (second.time, second.white_time, second.carried) == (LONG, SHORT, None)
    assert second.match is not None
    assert (second.match.number, second.match.points) == (2, (1, 0))


def test_a_void_game_of_a_match_is_replayed_with_the_time_left_and_the_next_one_is_not() -> None:
    replay = after(MATCH, Outcome(Reason.REPETITION))
    assert (replay.black.name, replay.carried) == ("Ben", ClockState(LEFT.white, LEFT.black))
    second = after(replay, BLACK_WON)
    # By number it is White's turn for Aiko, who had White in the replay already.
    assert (second.black.name, second.carried) == ("Ben", None)
    assert second.match is not None
    assert second.match.points == (0, 1)


def test_after_the_deciding_game_nothing_follows_but_a_rematch_begins_a_match_anew() -> None:
    second = after(MATCH, BLACK_WON)
    white_won = Outcome(Reason.RESIGNATION, Color.WHITE)
    assert second.following(white_won, None) is None
    again = second.rematch()
    assert (again.black.name, again.match) == ("Aiko", Series.best_of(3))


def test_the_ladder_changes_the_handicap_and_who_gives_it_stays_white() -> None:
    setup = GameSetup(
        handicap="lance", black=PersonSetup("A"), white=PersonSetup("B"), match=Series.ladder("lance")
    )
    seen = [(setup.handicap, setup.black.name)]
    for _ in range(7):
        home = setup.match.home_color if setup.match else Color.BLACK
        setup = after(setup, Outcome(Reason.CHECKMATE, home))
        seen.append((setup.handicap, setup.black.name))
    # A wins every game: three with a lance taken, then three even ones in turn, then A gives the lance.
    assert seen == [
        ("lance", "A"), ("lance", "A"), ("lance", "A"),
        ("even", "B"), ("even", "A"), ("even", "B"),
        ("lance", "B"), ("lance", "B"),
    ]  # fmt: skip


def test_the_record_names_the_match_the_game_and_the_score() -> None:
    second = after(MATCH, BLACK_WON)
    assert record_of(second, datetime(2026, 1, 2)).headers["event"] == "Best of 3, game 2: Aiko 1-0 Ben"
    replay = after(second, Outcome(Reason.REPETITION))
    assert "game 2, replay" in record_of(replay, datetime(2026, 1, 2)).headers["event"]
    drawn = after(second, Outcome(Reason.AGREEMENT))
    assert record_of(drawn, datetime(2026, 1, 2)).headers["event"].endswith("game 3: Aiko 1.5-0.5 Ben")


def test_players_without_names_are_told_apart_in_the_score() -> None:
    people = GameSetup(match=Series.best_of(3))
    assert record_of(people, datetime(2026, 1, 2)).headers["event"].endswith("First player 0-0 Second player")
    computer = GameSetup(white=LevelSetup(4), match=Series.best_of(3))
    assert record_of(computer, datetime(2026, 1, 2)).headers["event"].endswith("You 0-0 Computer level 4")


def test_uwate_is_white_has_the_other_king_and_its_clock_runs_first() -> None:
    setup = GameSetup(handicap="rook", black=PersonSetup("A"), white=PersonSetup("B"), time=SHORT)
    record, clock = record_of(setup, datetime(2026, 1, 2)), clock_of(setup)
    session = Session(record, clock, rules_of(setup))
    session.start(1_000)
    assert session.turn is Color.WHITE
    assert clock.running is Color.WHITE
    assert clock.remaining(Color.WHITE, 6_000).main_ms == 55_000
    assert clock.remaining(Color.BLACK, 6_000).main_ms == 60_000
    assert [side_name(color, handicap=record.is_handicap) for color in Color] == ["Shitate", "Uwate"]
    kings = [session.position.piece_at(session.position.king(color)) for color in Color]  # type: ignore[arg-type]
    assert [face_key(piece) for piece in kings if piece is not None] == ["玉", "王"]


def test_what_the_record_says_of_matches_and_replays_can_be_written_in_shift_jis() -> None:
    setup = after(after(MATCH, Outcome(Reason.AGREEMENT)), Outcome(Reason.REPETITION))
    headers = record_of(setup, datetime(2026, 1, 2)).headers
    assert "0.5-0.5" in headers["event"].encode("cp932").decode("cp932")
    assert headers["備考"].encode("cp932")


def test_an_ordinary_set_up_is_usable() -> None:
    for setup in (GameSetup(), GameSetup(handicap="two", white=LevelSetup(3)), GameSetup("okisakishogi")):
        require_usable(setup)


@pytest.mark.parametrize("handicap", ["even", "bishop"])
def test_a_game_goes_on_from_a_record_with_its_handicap_and_its_moves(handicap: str) -> None:
    record = Record(STANDARD, handicap_id=handicap)
    first = next(iter(record.start_position().legal_moves()))
    cursor = Cursor(record, record.append((), first))
    setup = continued(GameSetup("okisakishogi", black=PersonSetup("Aiko")), cursor)
    assert (setup.variant, setup.handicap, setup.moves) == ("shogi", handicap, (first.usi,))
    assert (setup.start_sfen, setup.black) == (record.start_sfen, PersonSetup("Aiko"))


def test_a_game_from_a_position_of_one_s_own_has_no_handicap() -> None:
    record = Record(STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b G 1")
    assert continued(GameSetup(), Cursor(record)).handicap == ""
