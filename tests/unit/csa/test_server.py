"""The server's half of the talk: who is let in, who plays whom, how games are judged and ended."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from shogi_desktop.csa.client import Account, CsaClient
from shogi_desktop.csa.ends import Word
from shogi_desktop.csa.errors import FailureKind
from shogi_desktop.csa.events import GameOver, GameRejected, TalkFailed, Told
from shogi_desktop.csa.guests import read_login
from shogi_desktop.csa.lines import Pace
from shogi_desktop.csa.moves import spelt
from shogi_desktop.csa.server import Limits, ServerRules
from shogi_desktop.csa.server_events import ServerStep
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.csa.table import TableRules
from shogi_desktop.csa.times import TimeRule
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import Color, parse_usi_move
from tests.support.extent import extent
from tests.support.loopback import End, Loopback, sides

RULES = ServerRules()


def begun(
    game: str = "GAME-600-10,s", *, house: bool = False, rules: ServerRules = RULES
) -> tuple[Loopback, End, End]:
    """A game that two have begun; Black first."""
    net = Loopback(rules)
    black, white = sides(net.join("a", game, house=house), net.join("b", game, house=house))
    return net, black, white


def play(net: Loopback, black: End, white: End, *texts: str) -> None:
    """Moves in turn, in USI."""
    for text in texts:
        end = black if net.server.tables[0].session.turn is Color.BLACK else white
        assert end.mirror is not None
        move = parse_usi_move(text, end.mirror.record.variant)
        net.move(end, spelt(move, end.mirror.position))


def only_end(net: Loopback) -> Outcome:
    (ended,) = net.ended
    return ended.outcome


def failure(end: End) -> FailureKind:
    last = end.events[-1]
    assert isinstance(last, TalkFailed)
    return last.failure.kind


# --- coming in ----------------------------------------------------------------------------------------------


def test_two_who_ask_for_the_same_game_meet_and_others_wait() -> None:
    net = Loopback()
    ends = [net.join("a", "X-60-0"), net.join("b", "Y-60-0"), net.join("c", "X-60-0")]

    assert [end.mirror is not None for end in ends] == [True, False, True]


def test_sides_asked_for_are_given_and_two_who_want_the_same_do_not_meet() -> None:
    net = Loopback()
    ends = [net.join("a", "X-60-0-W"), net.join("b", "X-60-0-W"), net.join("c", "X-60-0-B")]

    assert ends[1].mirror is None
    assert ends[0].mirror is not None and ends[0].mirror.summary.white == "a"
    assert ends[2].mirror is not None and ends[2].mirror.summary.black == "c"


def test_a_password_that_names_no_game_means_the_servers() -> None:
    net = Loopback(replace(RULES, default_game="club-300-0"))
    net.join("a", "secret")
    net.join("b", "other")

    assert net.server.tables[0].summary.black_time.total == 300


def test_where_one_game_is_played_nobody_plays_another() -> None:
    net = Loopback(replace(RULES, only_game="club-300-0"))
    net.join("a", "X-60-0,s")
    net.join("b", "Y-90-0,s")

    assert net.server.tables[0].game_name == "club-300-0"


def test_where_one_game_is_played_a_side_may_be_asked_for() -> None:
    for first, second in (("B", "W"), ("W", "B")):
        net = Loopback(replace(RULES, only_game="club-300-0"))
        net.join("a", f"club-300-0-{first},s")
        net.join("b", "s")
        summary = net.server.tables[0].summary
        assert summary.black == ("a" if second == "W" else "b")


@pytest.mark.parametrize("password", ["wrong", "GAME-600-10", "GAME-600-10,wrong", "GAME-600-10,xsesame"])
def test_a_wrong_word_is_refused_and_named(password: str) -> None:
    end = Loopback(replace(RULES, word="sesame")).join("a", password)

    assert failure(end) is FailureKind.WRONG_PASSWORD


@pytest.mark.parametrize("password", ["sesame", "GAME-600-10,sesame", "GAME-600-10,sesame,mine", ",sesame"])
def test_the_right_word_is_let_in(password: str) -> None:
    net = Loopback(replace(RULES, word="sesame"))
    net.join("a", password)
    net.join("b", password)

    assert len(net.server.tables) == 1


def test_a_name_that_is_taken_is_refused() -> None:
    net = Loopback()
    net.join("a", "X-60-0,one")

    assert failure(net.join("a", "X-60-0,two")) is FailureKind.NAME_TAKEN
    assert failure(net.join("a", "X-60-0")) is FailureKind.NAME_TAKEN


def test_a_full_server_says_so() -> None:
    net = Loopback(replace(RULES, limits=Limits(connections=2)))
    net.join("a", "X-60-0")
    net.join("b", "Y-60-0")

    assert failure(net.join("c", "Z-60-0")) is FailureKind.SERVER_FULL
    assert net.server.connections == 2


def test_one_address_has_not_all_the_places() -> None:
    net = Loopback(replace(RULES, limits=Limits(each_address=1)))
    net.join("a", "X-60-0")

    assert failure(net.join("b", "X-60-0")) is FailureKind.SERVER_FULL


def test_when_all_tables_are_taken_the_next_two_wait_for_one() -> None:
    net = Loopback(replace(RULES, limits=Limits(tables=1)))
    first, _ = sides(net.join("a", "X-60-0"), net.join("b", "X-60-0"))
    late = net.join("c", "Y-60-0")
    net.join("d", "Y-60-0")
    assert late.mirror is None

    net.said(first, first.client.word(Word.RESIGN, net.now))

    assert late.mirror is not None


@pytest.mark.parametrize(
    "line",
    [
        "",
        "hello",
        "LOGIN",
        "LOGIN a",
        "LOGIN a b c",
        "LOGIN a  b",
        "LOGIN a\tb",
        "login a b",
        "LOGIN <b> x",
        "GET / HTTP/1.1",
    ],
)
def test_what_is_no_login_is_refused(line: str) -> None:
    net = Loopback()
    net.served(net.server.connected(99, "x", 0))
    step = net.server.receive(99, line.encode(), 0)

    assert step.close == ((99,) if line else ())
    assert net.server.receive(99, b"LOGIN a b", 0).send == () or not line


def test_who_does_not_log_in_is_sent_away() -> None:
    net = Loopback()
    net.server.connected(99, "x", net.now)
    net.pass_time(RULES.limits.login_ms + 1)

    assert net.server.connections == 0


def test_who_waits_in_silence_is_sent_away_and_who_says_something_stays() -> None:
    net = Loopback()
    silent, talking = net.join("a", "X-60-0"), net.join("b", "Y-60-0")
    for _ in range(70):
        net.pass_time(60_000)
        net.served(net.server.receive(talking.number, b"", net.now))

    assert not silent.is_open
    assert talking.is_open
    assert talking.lines[-1] == ""


def test_a_flood_is_ended() -> None:
    net = Loopback(replace(RULES, limits=Limits(pace=Pace(10, 1))))
    end = net.join("a", "X-60-0")
    for _ in range(20):
        net.served(net.server.receive(end.number, b"x", net.now))

    assert not end.is_open
    assert net.server.connections == 0


# --- agreeing -----------------------------------------------------------------------------------------------


def test_a_game_that_one_rejects_does_not_begin() -> None:
    net = Loopback()
    net.auto_agree = False
    first, second = net.join("a"), net.join("b")
    net.said(first, first.client.agree(net.now))
    net.said(second, second.client.reject(net.now))

    for end in (first, second):
        assert any(isinstance(event, GameRejected) and event.by == "b" for event in end.events)
    assert not net.server.tables
    assert not net.ended


def test_a_game_to_which_nobody_agrees_is_given_up() -> None:
    net = Loopback()
    net.auto_agree = False
    net.join("a")
    net.join("b")
    net.pass_time(TableRules().agree_ms)

    assert not net.server.tables


def test_who_leaves_before_the_game_begins_rejects_it() -> None:
    net = Loopback()
    net.auto_agree = False
    first, second = net.join("a"), net.join("b")
    net.cut(first)

    assert any(isinstance(event, GameRejected) for event in second.events)


def test_a_client_that_does_not_know_okisaki_rejects_it_cleanly() -> None:
    net = Loopback()
    net.auto_agree = False
    first, second = net.join("a", "okisaki_x-60-0"), net.join("b", "okisaki_x-60-0")
    assert "Format:Okisaki 1.0" in first.lines
    net.served(net.server.receive(second.number, b"REJECT", net.now))

    assert any(isinstance(event, GameRejected) for event in first.events)


# --- playing ------------------------------------------------------------------------------------------------


def test_a_move_is_told_to_both_with_its_time() -> None:
    net, black, white = begun()
    net.pass_time(3_999)
    play(net, black, white, "7g7f")

    assert black.lines[-1] == white.lines[-1] == "+7776FU,T3"


def test_a_comment_with_an_evaluation_is_kept_and_told_to_nobody() -> None:
    net, black, white = begun()
    net.move(black, "+7776FU", "* 30 -3334FU")
    net.said(white, white.client.word(Word.RESIGN, net.now))

    assert white.lines[-4] == "+7776FU,T0"
    assert net.ended[0].record.main_line()[0].comment == "* 30 -3334FU"


def test_a_comment_in_another_encoding_is_left_out_and_its_move_counts() -> None:
    net, black, white = begun()
    net.served(net.server.receive(black.number, b"+7776FU,'" + "定跡".encode("euc-jp"), net.now))

    assert white.lines[-1] == "+7776FU,T0"


def test_out_of_turn_nothing_happens() -> None:
    net, black, white = begun()
    net.move(white, "-3334FU")
    net.said(white, white.client.word(Word.RESIGN, net.now))

    assert net.server.tables[0].plies == 0
    play(net, black, white, "7g7f", "3c3d")
    assert net.server.tables[0].plies == 2


@pytest.mark.parametrize("text", ["+7775FU", "+5958HI", "+0055FU", "+99ZZFU", "+7776FU,", "-3334FU"])
def test_an_illegal_move_loses(text: str) -> None:
    net, black, white = begun()
    net.served(net.server.receive(black.number, text.encode(), net.now))

    assert only_end(net) == Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)
    assert black.lines[-2:] == ["#ILLEGAL_MOVE", "#LOSE"]
    assert white.lines[-2:] == ["#ILLEGAL_MOVE", "#WIN"]


def test_resignation() -> None:
    net, black, white = begun()
    net.said(black, black.client.word(Word.RESIGN, net.now))

    assert only_end(net) == Outcome(Reason.RESIGNATION, Color.WHITE)
    assert black.lines[-3:] == ["%TORYO", "#RESIGN", "#LOSE"]
    assert isinstance(white.events[-2], GameOver)
    assert not white.is_open


def test_time_up() -> None:
    net, black, white = begun("GAME-5-10,s")
    net.pass_time(14_999)
    play(net, black, white, "7g7f")
    net.pass_time(15_000)

    assert only_end(net) == Outcome(Reason.TIMEOUT, Color.BLACK)
    assert white.lines[-2:] == ["#TIME_UP", "#LOSE"]


def test_byoyomi_goes_on_and_an_increment_adds_up() -> None:
    net, black, white = begun("GAME-0-10,s")
    for text in ("7g7f", "3c3d", "2g2f", "8c8d"):
        net.pass_time(9_900)
        play(net, black, white, text)
    assert not net.ended

    net, black, white = begun("GAME-1-5F,s")
    for text in ("7g7f", "3c3d", "2g2f"):
        net.pass_time(5_500)
        play(net, black, white, text)
    assert not net.ended
    net.pass_time(6_000)
    assert only_end(net).reason is Reason.TIMEOUT


def test_without_time_nobody_loses_by_it() -> None:
    net, *_ = begun("GAME-0-0,s")
    net.pass_time(10 * 3_600_000)

    assert not net.ended


def test_fourfold_repetition_is_a_draw() -> None:
    net, black, white = begun()
    play(net, black, white, *["2h3h", "8b7b", "3h2h", "7b8b"] * 3)

    assert only_end(net) == Outcome(Reason.REPETITION)
    assert black.lines[-2:] == ["#SENNICHITE", "#DRAW"]


def test_the_limit_of_moves_is_a_draw() -> None:
    net, black, white = begun(rules=replace(RULES, max_moves=4))
    play(net, black, white, "7g7f", "3c3d", "2g2f", "8c8d")

    assert only_end(net) == Outcome(Reason.MOVE_LIMIT)
    assert black.lines[-2:] == ["#MAX_MOVES", "#CENSORED"]


def test_a_false_declaration_loses() -> None:
    net, black, white = begun()
    net.said(black, black.client.word(Word.DECLARE, net.now))

    assert only_end(net) == Outcome(Reason.FALSE_DECLARATION, Color.WHITE)
    assert white.lines[-3:] == ["%KACHI", "#ILLEGAL_MOVE", "#WIN"]
    assert black.mirror is not None and black.mirror.outcome == only_end(net)


def near_mate() -> tuple[Loopback, End, End]:
    """A game taken up again in which Black mates by a gold on 5b."""
    net = Loopback()
    keys = tuple(read_login(f"LOGIN {name} GAME-600-10,s", "", "127.0.0.1").key for name in "ab")
    summary = GameSummary(
        "g", "a", "b", None, start_sfen="4k4/9/4P4/9/9/9/9/9/4K4 b G 1", black_time=TimeRule(total=600)
    )
    net.served(net.server.resume(summary, (keys[0], keys[1]), "GAME-600-10", net.now))
    return net, net.join("a", "GAME-600-10,s"), net.join("b", "GAME-600-10,s")


def test_mate_is_said_by_the_mated_and_written_down_as_mate() -> None:
    net, black, white = near_mate()
    net.move(black, "+0052KI")
    assert not net.ended
    net.said(white, white.client.word(Word.RESIGN, net.now))

    assert only_end(net) == Outcome(Reason.CHECKMATE, Color.BLACK)
    assert white.lines[-3:] == ["%TORYO", "#RESIGN", "#LOSE"]
    assert black.mirror is not None and black.mirror.outcome == only_end(net)


def test_who_is_mated_and_says_nothing_or_moves_is_mated_all_the_same() -> None:
    net, black, _ = near_mate()
    net.move(black, "+0052KI")
    net.pass_time(TableRules().mate_ms)
    assert only_end(net) == Outcome(Reason.CHECKMATE, Color.BLACK)

    net, black, white = near_mate()
    net.move(black, "+0052KI")
    net.move(white, "-5141OU")
    assert only_end(net) == Outcome(Reason.CHECKMATE, Color.BLACK)


def test_breaking_off_needs_both() -> None:
    net, black, white = begun(house=True)
    net.said(white, white.client.word(Word.INTERRUPT, net.now))
    assert Told("OFFER", "%CHUDAN") in black.events
    assert not net.ended
    net.said(black, black.client.word(Word.INTERRUPT, net.now))

    assert only_end(net) == Outcome(Reason.INTERRUPTED)
    assert black.lines[-1] == white.lines[-1] == "#CHUDAN"


# --- beyond the protocol ------------------------------------------------------------------------------------


def test_chat_goes_to_those_who_can_hear_it() -> None:
    net = Loopback()
    ours, theirs = net.join("a", house=True), net.join("b")
    net.said(ours, ours.client.house("CHAT", "hello <b>\x07", net.now))

    assert Told("CHAT", "a: hello <b>") in ours.events
    assert not any("CHAT" in line for line in theirs.lines)


def test_a_draw_is_agreed_on_offered_and_declined() -> None:
    net, black, white = begun(house=True)
    net.said(black, black.client.house("DRAW", "", net.now))
    assert Told("OFFER", "%HIKIWAKE") in white.events
    net.said(white, white.client.house("DECLINE", "", net.now))
    assert Told("DECLINED", "%HIKIWAKE") in black.events
    play(net, black, white, "7g7f")
    net.said(white, white.client.house("DRAW", "", net.now))
    assert not net.ended
    net.said(black, black.client.house("DRAW", "", net.now))

    assert only_end(net) == Outcome(Reason.AGREEMENT)
    assert black.lines[-2:] == ["%HIKIWAKE", "#DRAW"]


def test_a_draw_offered_to_one_who_cannot_hear_it_is_declined_at_once() -> None:
    net = Loopback()
    ours, theirs = net.join("a", house=True), net.join("b")
    for end in (ours, theirs):
        net.said(end, end.client.agree(net.now))
    net.said(ours, ours.client.word(Word.DRAW, net.now))

    assert Told("DECLINED", "%HIKIWAKE") in ours.events
    assert not any("HIKIWAKE" in line for line in theirs.lines)
    net.said(theirs, theirs.client.word(Word.DRAW, net.now))
    assert not net.ended, "the offer is gone"


def test_an_offer_lapses_with_the_next_move() -> None:
    net, black, white = begun(house=True)
    net.said(white, white.client.house("DRAW", "", net.now))
    play(net, black, white, "7g7f")
    net.said(black, black.client.house("DRAW", "", net.now))

    assert not net.ended


def test_a_third_watches_and_hears_every_move_and_the_end() -> None:
    net, black, white = begun()
    third = net.join("c", "Z-60-0", house=True)
    net.said(third, third.client.house("WATCH", "", net.now))
    play(net, black, white, "7g7f")
    net.said(white, white.client.word(Word.RESIGN, net.now))

    told = [event.text for event in third.events if isinstance(event, Told) and event.tag == "WATCH"]
    assert told[0] == "BEGIN Game_Summary"
    assert "Your_Turn:+" not in told
    assert told[-3:] == ["+7776FU,T0", "END resignation +", "WAIT"]


def test_the_extended_mode_of_shogi_server_as_its_test_client_uses_it() -> None:
    net = Loopback()
    step = ServerStep()
    for number, name, side in ((1, "B", "+"), (2, "W", "-")):
        net.served(net.server.connected(number, "x", 0))
        step = net.server.receive(number, f"LOGIN {name} dummy x1".encode(), 0)
        assert [line for _, line in step.send] == [f"LOGIN:{name} OK", "##[LOGIN] +OK x1"]
        step = net.server.receive(number, f"%%GAME t-1500-0 {side}".encode(), 0)
    assert (1, "Your_Turn:+") in step.send
    net.server.receive(1, b"AGREE", 0)
    assert (2, f"START:{net.server.tables[0].game_id}") in net.server.receive(2, b"AGREE", 0).send
    step = net.server.receive(1, b"%TORYO", 0)

    assert (2, "#WIN") in step.send
    assert step.close == ()
    assert net.server.receive(1, b"%%WHO", 0).send[-1] == (1, "##[WHO] +OK")


# --- lost connections ---------------------------------------------------------------------------------------


def test_who_comes_back_goes_on_where_the_game_stands_with_the_time_that_was_left() -> None:
    net, black, white = begun("GAME-600-10,s", house=True)
    net.pass_time(20_000)
    play(net, black, white, "7g7f", "3c3d")
    net.pass_time(5_000)
    net.cut(black)
    assert any(isinstance(e, Told) and e.tag == "PAUSED" for e in white.events)
    net.pass_time(60_000)
    again = net.join(black.client._account.user, "GAME-600-10,s")

    assert again.mirror is not None
    assert len(again.mirror.record.main_line()) == 2
    assert again.mirror.clock.remaining(Color.BLACK, net.now).main_ms == 580_000
    assert any(isinstance(e, Told) and e.tag == "RESUMED" for e in white.events)
    net.pass_time(4_000)
    play(net, again, white, "2g2f")
    assert white.lines[-1] == "+2726FU,T9"


def test_the_other_side_may_move_while_one_is_away_and_it_is_not_lost() -> None:
    net, black, white = begun()
    play(net, black, white, "7g7f")
    net.cut(black)
    play(net, black, white, "3c3d")
    net.pass_time(10_000)
    again = net.join(black.client._account.user, "GAME-600-10,s")

    assert again.mirror is not None and len(again.mirror.record.main_line()) == 2
    play(net, again, white, "2g2f")
    assert white.lines[-1] == "+2726FU,T0"


def test_moves_made_while_one_who_is_back_has_not_yet_agreed_reach_him() -> None:
    net, black, white = begun()
    play(net, black, white, "7g7f")
    net.cut(black)
    net.auto_agree = False
    again = net.join(black.client._account.user, "GAME-600-10,s")
    play(net, black, white, "3c3d")
    assert again.lines[-1] == "END Game_Summary"
    net.said(again, again.client.agree(net.now))

    assert again.lines[-1] == "-3334FU,T0"
    assert again.mirror is not None and len(again.mirror.record.main_line()) == 2


def test_who_is_back_and_rejects_the_game_has_given_it_up() -> None:
    net, black, white = begun()
    play(net, black, white, "7g7f")
    net.cut(black)
    net.auto_agree = False
    again = net.join(black.client._account.user, "GAME-600-10,s")
    net.said(again, again.client.reject(net.now))

    assert only_end(net) == Outcome(Reason.DEFAULT, Color.WHITE)
    assert white.lines[-1] == "#WIN"
    assert again.lines[-1].startswith("REJECT:")


def test_who_does_not_come_back_loses_and_the_grace_is_for_the_whole_game() -> None:
    net, black, white = begun()
    play(net, black, white, "7g7f")
    for _ in range(2):
        net.cut(black)
        net.pass_time(50_000)
        black = net.join(black.client._account.user, "GAME-600-10,s")
    net.cut(black)
    net.pass_time(19_000)
    assert not net.ended
    net.pass_time(2_000)

    assert only_end(net) == Outcome(Reason.DEFAULT, Color.WHITE)
    assert white.lines[-3:] == ["%TORYO", "#RESIGN", "#WIN"]
    assert "connection" in net.ended[0].record.main_line()[0].comment


def test_when_both_are_away_nobody_loses_by_it_for_a_day() -> None:
    net, black, white = begun()
    net.cut(black)
    net.cut(white)
    net.pass_time(TableRules().abandoned_ms - 1)
    assert not net.ended
    net.pass_time(1)

    assert only_end(net) == Outcome(Reason.INTERRUPTED)


def test_nobody_takes_the_place_of_another() -> None:
    net, black, _ = begun()
    net.cut(black)

    assert failure(net.join(black.client._account.user, "GAME-600-10,guess")) is FailureKind.NAME_TAKEN
    assert failure(net.join(black.client._account.user, "GAME-600-10")) is FailureKind.NAME_TAKEN


def test_a_new_login_takes_the_place_of_a_dead_connection() -> None:
    net, black, white = begun()
    play(net, black, white, "7g7f")
    again = net.join(black.client._account.user, "GAME-600-10,s")

    assert not black.is_open
    assert again.mirror is not None and len(again.mirror.record.main_line()) == 1
    play(net, again, white, "3c3d", "2g2f")
    assert again.lines[-1] == "+2726FU,T0"


def test_who_logs_out_in_a_game_gives_it_up() -> None:
    net, black, white = begun()
    net.said(black, black.client.logout(net.now))

    assert only_end(net) == Outcome(Reason.DEFAULT, Color.WHITE)
    assert white.lines[-1] == "#WIN"


def test_a_client_cut_off_at_any_line_never_leaves_the_server_with_more_than_a_waiting_game() -> None:
    lines = 0
    while True:
        net = Loopback()
        first = net.join("a")
        net.join("b")
        seen = len(first.lines)
        if lines > seen:
            break
        # The same talk again, up to the line at which the connection breaks.
        net = Loopback()
        net.auto_agree = lines >= seen - 1
        first, second = net.join("a"), net.join("b")
        net.cut(first)
        net.pass_time(TableRules().grace_ms + 1)
        assert not net.server.tables
        assert len(net.ended) <= 1
        assert net.server.connections <= 1 or second.is_open
        lines += 1


def test_a_cut_at_every_move_of_a_game_and_back_again_loses_nothing() -> None:
    net, black, white = begun()
    rng = random.Random(3)
    for _ in range(extent(15, 40)):
        table = net.server.tables[0]
        end = black if table.session.turn is Color.BLACK else white
        assert end.mirror is not None
        net.move(end, spelt(rng.choice(end.mirror.position.legal_moves()), end.mirror.position))
        if net.ended:
            break
        if rng.random() < 0.5:
            net.cut(black)
            black = net.join(black.client._account.user, "GAME-600-10,s")
        else:
            net.cut(white)
            white = net.join(white.client._account.user, "GAME-600-10,s")
        for side in (black, white):
            assert side.mirror is not None
            assert side.mirror.position.sfen() == table.session.position.sfen()


def test_an_account_is_refused_before_it_is_sent() -> None:
    client = CsaClient(Account("a", "b"))
    assert client.start(0).send == ("LOGIN a b",)
