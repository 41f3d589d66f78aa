"""Beyond the protocol: what two of ours do after a game, who watches, games that begin at a buoy."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from shogi_desktop.csa.aftermath import STAY_MS
from shogi_desktop.csa.client import Account, CsaClient
from shogi_desktop.csa.ends import Word
from shogi_desktop.csa.errors import LineError
from shogi_desktop.csa.events import GameStarted, Proposed, TalkClosed, Told
from shogi_desktop.csa.moves import MoveLine
from shogi_desktop.csa.server import Limits, ServerRules
from shogi_desktop.csa.summary import GameSummary, summary_lines
from shogi_desktop.csa.watching import Seen, Watching
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import Color
from tests.support.loopback import End, Loopback, sides


def told(end: End, tag: str) -> list[str]:
    return [event.text for event in end.events if isinstance(event, Told) and event.tag == tag]


def say(net: Loopback, end: End, command: str, text: str = "") -> None:
    net.said(end, end.client.house(command, text, net.now))


def over(game: str = "GAME-600-10,s", rules: ServerRules | None = None) -> tuple[Loopback, End, End]:
    """A game of two of ours that Black has resigned."""
    net = Loopback(rules)
    net.auto_agree = False  # both have said what they are before the game begins
    black, white = sides(net.join("a", game, house=True), net.join("b", game, house=True))
    for end in (black, white):
        net.said(end, end.client.agree(net.now))
    net.auto_agree = True
    net.said(black, black.client.word(Word.RESIGN, net.now))
    return net, black, white


def names(end: End) -> tuple[str, str]:
    assert end.mirror is not None
    return end.mirror.summary.black, end.mirror.summary.white


# --- a rematch ----------------------------------------------------------------------------------------------


def test_two_of_ours_play_again_with_the_colours_exchanged_and_without_a_login() -> None:
    net, black, white = over()
    before = names(black)
    assert black.is_open and white.is_open and len(net.ended) == 1
    say(net, black, "REMATCH")
    assert told(white, "OFFER") == ["REMATCH"]
    assert not net.server.tables
    say(net, white, "REMATCH")

    assert sum(isinstance(event, GameStarted) for event in black.events) == 2
    assert names(black) == names(white) == before[::-1]
    assert len(net.server.tables) == 1
    assert sum(line.startswith("LOGIN:") for line in black.lines) == 1


def test_who_gives_the_handicap_gives_it_again() -> None:
    net, black, white = over("hc2p_G-600-10,s")
    before = names(black)
    say(net, white, "REMATCH")
    say(net, black, "REMATCH")

    assert names(black) == before


def test_a_rematch_is_declined_and_may_be_asked_for_again() -> None:
    net, black, white = over()
    say(net, black, "REMATCH")
    say(net, white, "DECLINE")
    assert told(black, "DECLINED") == ["REMATCH"]
    say(net, white, "REMATCH")
    assert told(black, "OFFER") == ["REMATCH"]
    assert not net.server.tables


def test_who_leaves_after_a_game_is_named_to_the_other_who_is_let_go() -> None:
    net, black, white = over()
    name = names(black)[0]
    net.said(black, black.client.logout(net.now))

    assert told(white, "LEFT") == [name]
    assert not white.is_open and isinstance(white.events[-1], TalkClosed)
    assert net.server.connections == 0


def test_a_lost_connection_after_a_game_is_like_leaving() -> None:
    net, black, white = over()
    net.cut(black)

    assert told(white, "LEFT")
    assert not white.is_open


def test_nobody_stays_for_ever() -> None:
    net, black, white = over()
    net.pass_time(STAY_MS + 1)

    assert not black.is_open and not white.is_open
    assert net.server.connections == 0


def test_a_client_of_somebody_else_is_let_go_at_the_end_as_ever() -> None:
    net = Loopback()
    black, white = sides(net.join("a", house=True), net.join("b"))
    net.said(black, black.client.word(Word.RESIGN, net.now))

    assert not black.is_open and not white.is_open
    assert told(black, "PARTNER") == []


def test_an_evening_has_no_rematches() -> None:
    _, black, white = over(rules=ServerRules(rematches=False))

    assert not black.is_open and not white.is_open


def test_a_rematch_finds_no_table_where_all_are_taken() -> None:
    net, black, white = over(rules=ServerRules(limits=Limits(tables=1)))
    for name in ("c", "d"):
        net.join(name, "X-60-0")
    say(net, black, "REMATCH")
    say(net, white, "REMATCH")

    assert told(black, "ERROR") == told(white, "ERROR") == ["server full"]
    assert black.is_open and len(net.server.tables) == 1


# --- chat ---------------------------------------------------------------------------------------------------


def test_both_are_told_that_they_hear_each_other_and_talk_after_the_game_too() -> None:
    net, black, white = over()
    assert told(black, "PARTNER") == told(white, "PARTNER") == ["desktop"]
    say(net, white, "CHAT", "well played")

    name = names(white)[1]
    assert told(black, "CHAT") == told(white, "CHAT") == [f"{name}: well played"]


def test_too_much_chat_is_not_passed_on() -> None:
    net, black, white = over()
    for number in range(12):
        say(net, black, "CHAT", str(number))
    assert len(told(white, "CHAT")) == 10
    assert len(told(black, "ERROR")) == 2
    net.now += 10_000
    say(net, black, "CHAT", "again")
    assert told(white, "CHAT")[-1].endswith("again")


# --- watching -----------------------------------------------------------------------------------------------


def watcher(net: Loopback, name: str = "c", game: str = "") -> End:
    """Somebody who watches, by an account that asks for no game."""
    end = End(len(net.ends) + 1, CsaClient(Account(name, "s", is_house=True, is_extended=True)))
    net.ends[end.number] = end
    login = end.client.start(net.now)
    net.served(net.server.connected(end.number, "127.0.0.1", net.now))
    net.said(end, login)
    say(net, end, "WATCH", game)
    return end


def test_who_watches_is_given_no_game_and_waits_for_the_next() -> None:
    net = Loopback(ServerRules(only_game="G-600-10"))
    third = watcher(net)
    assert told(third, "WATCH") == ["WAIT"]
    net.auto_agree = False
    black, white = sides(net.join("a", "s"), net.join("b", "s"))
    for end in (black, white):
        net.said(end, end.client.agree(net.now))
    net.move(black, "+7776FU")

    assert not any(isinstance(event, Proposed) for event in third.events)
    assert told(third, "WATCH")[1] == "BEGIN Game_Summary"
    assert told(third, "WATCH")[-2:] == [f"START:{net.server.tables[0].game_id}", "+7776FU,T0"]
    net.said(white, white.client.word(Word.RESIGN, net.now))
    assert told(third, "WATCH")[-2:] == ["END resignation +", "WAIT"]


def test_who_watches_is_heard_by_the_players_only_when_the_game_is_over() -> None:
    net = Loopback()
    net.auto_agree = False
    black, white = sides(net.join("a", house=True), net.join("b", house=True))
    for end in (black, white):
        net.said(end, end.client.agree(net.now))
    third, fourth = watcher(net), watcher(net, "d")
    say(net, third, "CHAT", "take the bishop")
    assert told(fourth, "CHAT") == told(third, "CHAT") == ["c: take the bishop"]
    assert told(black, "CHAT") == told(white, "CHAT") == []
    say(net, black, "CHAT", "hello")
    assert told(third, "CHAT")[-1].endswith("hello")
    net.said(black, black.client.word(Word.RESIGN, net.now))
    say(net, third, "CHAT", "what a game")
    assert told(black, "CHAT")[-1] == told(white, "CHAT")[-1] == "c: what a game"


def test_who_watched_sees_the_rematch() -> None:
    net = Loopback()
    net.auto_agree = False
    black, white = sides(net.join("a", house=True), net.join("b", house=True))
    third = watcher(net)
    net.auto_agree = True
    for end in (black, white):
        net.said(end, end.client.agree(net.now))
    net.said(black, black.client.word(Word.RESIGN, net.now))
    say(net, black, "REMATCH")
    say(net, white, "REMATCH")
    net.move(white, "+7776FU")

    assert told(third, "WATCH").count("BEGIN Game_Summary") == 2
    assert told(third, "WATCH")[-1] == "+7776FU,T0"


def test_a_game_that_is_not_there_cannot_be_watched() -> None:
    net = Loopback()
    third = watcher(net, game="no+such+game")

    assert told(third, "ERROR") == ["there is no such game, or too many watch it"]


def test_a_server_with_one_game_gives_no_other_to_the_extended_mode() -> None:
    net = Loopback(ServerRules(only_game="G-600-10"))
    for name in ("a", "b"):
        end = watcher(net, name)
        net.said(end, end.client.extended("GAME", "X-60-0 *", net.now))

    assert [table.game_name for table in net.server.tables] == ["G-600-10"]


SUMMARY = GameSummary("g-1", "a", "b", None)


def seen(*lines: str) -> list[object]:
    watching = Watching()
    return [found for line in lines if (found := watching.feed(line)) is not None]


def test_what_a_watcher_is_told_is_read() -> None:
    found = seen(
        *("WAIT", *summary_lines(SUMMARY), "START:g-1", "+7776FU,T3", "END resignation -"),
        *("WAIT", *summary_lines(SUMMARY), "REJECT:g-1 by b"),
    )

    assert found[0] is Seen.WAITING and isinstance(found[1], GameSummary)
    assert found[2:5] == [Seen.STARTED, MoveLine("+7776FU", 3), Outcome(Reason.RESIGNATION, Color.WHITE)]
    assert found[-1] is Seen.REJECTED


@pytest.mark.parametrize(
    "lines",
    [
        ["+7776FU,T0"],
        [*summary_lines(SUMMARY), "+77"],
        [*summary_lines(SUMMARY), "END magic"],
        [*summary_lines(SUMMARY), "END resignation *"],
    ],
)
def test_what_makes_no_sense_to_a_watcher_is_an_error(lines: Sequence[str]) -> None:
    with pytest.raises(LineError):
        seen(*lines)


# --- buoys --------------------------------------------------------------------------------------------------

BUOY = "buoy_ours-900-0"


def setter(net: Loopback, *commands: str, name: str = "owner") -> End:
    end = End(len(net.ends) + 1, CsaClient(Account(name, "s", is_extended=True)))
    net.ends[end.number] = end
    login = end.client.start(net.now)
    net.served(net.server.connected(end.number, "127.0.0.1", net.now))
    net.said(end, login)
    for command in commands:
        word, _, text = command.partition(" ")
        net.said(end, end.client.extended(word, text, net.now))
    return end


def test_games_begin_at_a_buoy_as_often_as_it_says() -> None:
    net = Loopback()
    first = net.join("a", f"{BUOY},s")
    second = net.join("b", f"{BUOY},s")
    assert not net.server.tables, "nobody has set it yet"
    owner = setter(net, f"SETBUOY {BUOY} +7776FU-3334FU 2", f"GETBUOYCOUNT {BUOY}")
    assert told(owner, "SETBUOY") == ["+OK"]
    assert told(owner, "GETBUOYCOUNT") == ["1", "+OK"]
    black, white = sides(first, second)
    assert black.mirror is not None
    assert [node.move.usi for node in black.mirror.record.main_line() if node.move] == ["7g7f", "3c3d"]
    net.move(black, "+2726FU")
    net.said(white, white.client.word(Word.RESIGN, net.now))
    assert len(net.ended[0].record.main_line()) == 3
    for name in ("c", "d", "e", "f"):
        net.join(name, f"{BUOY},s")
    assert len(net.server.tables) == 1
    net.said(owner, owner.client.extended("GETBUOYCOUNT", BUOY, net.now))
    assert told(owner, "GETBUOYCOUNT")[-2:] == ["-1", "+OK"]


def test_only_its_owner_removes_a_buoy() -> None:
    net = Loopback()
    owner = setter(net, f"SETBUOY {BUOY} +7776FU")
    other = setter(net, f"DELETEBUOY {BUOY}", name="other")
    assert "not allowed" in told(other, "ERROR")[0]
    net.said(owner, owner.client.extended("DELETEBUOY", BUOY, net.now))
    net.said(owner, owner.client.extended("DELETEBUOY", BUOY, net.now))
    assert told(owner, "DELETEBUOY") == ["+OK"]
    assert told(owner, "ERROR") == [f"buoy game not found: {BUOY}"]


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("SETBUOY ours-900-0 +7776FU", "wrong buoy game name: ours-900-0"),
        ("SETBUOY buoy_ours +7776FU", "wrong buoy game name: buoy_ours"),
        ("SETBUOY buoy_ours-900-0-B +7776FU", "wrong buoy game name: buoy_ours-900-0-B"),
        (f"SETBUOY {BUOY} +7776FU 0", "invalid count: 0"),
        (f"SETBUOY {BUOY} +7776FU 99999", "invalid count: 99999"),
        (f"SETBUOY {BUOY} +7775FU", "wrong moves: +7775FU"),
        (f"SETBUOY {BUOY} -3334FU", "wrong moves: -3334FU"),
        (f"SETBUOY {BUOY} nonsense", "wrong moves: nonsense"),
        (f"SETBUOY {BUOY}", "%%SETBUOY is not known here, or not now"),
    ],
)
def test_a_buoy_that_cannot_be_set_is_refused(command: str, why: str) -> None:
    assert told(setter(Loopback(), command), "ERROR") == [why]


def test_a_buoy_is_set_once_and_not_without_end() -> None:
    owner = setter(Loopback(), *(f"SETBUOY buoy_{number}-900-0 +7776FU" for number in (1, *range(1, 12))))

    assert told(owner, "ERROR") == [
        "duplicated buoy game name: buoy_1-900-0",
        "too many buoys: buoy_11-900-0",
    ]
    assert len(told(owner, "SETBUOY")) == 10
