"""Whatever comes from outside, both ends stay whole: they answer, refuse or close, and never raise."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shogi_desktop.csa.client import Account, CsaClient, State
from shogi_desktop.csa.ends import Word
from shogi_desktop.csa.errors import LineError
from shogi_desktop.csa.events import MoveTold, Proposed, TalkClosed, TalkFailed
from shogi_desktop.csa.lines import LONGEST_LINE, LineSplitter, LineTooLongError, chat_text
from shogi_desktop.csa.mirror import Mirror
from shogi_desktop.csa.pairing import FirstCome
from shogi_desktop.csa.server import Limits, Server, ServerRules
from tests.support.extent import extent
from tests.unit.csa.test_client import SUMMARY, TALK

WORDS = (
    *TALK,
    *SUMMARY,
    "LOGIN a GAME-600-10,s",
    "LOGIN b GAME-600-10,s",
    "LOGIN b GAME-600-10,t x1",
    "LOGIN c okisaki_hc2p_x-0-1F-W",
    "LOGIN:incorrect",
    "LOGOUT",
    "AGREE",
    "REJECT",
    "+7776FU",
    "-3334FU,'* 30 +2726FU",
    "%TORYO",
    "%KACHI",
    "%CHUDAN",
    "%HIKIWAKE",
    "#CHUDAN",
    "#DRAW",
    "%%%DESKTOP 1",
    "%%%CHAT x",
    "%%%DRAW",
    "%%%DECLINE",
    "%%%WATCH",
    "%%%REMATCH",
    "%%SETBUOY buoy_a-60-0 +7776FU-3334FU 2",
    "%%GETBUOYCOUNT buoy_a-60-0",
    "%%DELETEBUOY buoy_a-60-0",
    "%%GAME buoy_a-60-0 *",
    "##[WATCH] BEGIN Game_Summary",
    "##[LEFT] a",
    "%%GAME X-60-0 +",
    "%%GAME",
    "%%WHO",
    "%%LIST",
    "##[DESKTOP] 1",
    "",
    " ",
)
line = st.one_of(
    st.sampled_from(WORDS).map(str.encode),
    st.binary(max_size=80),
    st.text(max_size=40).map(lambda text: text.encode("utf-8", "replace").replace(b"\n", b" ")),
    st.tuples(st.sampled_from(WORDS), st.integers(0, 40), st.binary(max_size=3)).map(
        lambda part: part[0].encode()[: part[1]] + part[2].replace(b"\n", b"") + part[0].encode()[part[1] :]
    ),
)
MANY = settings(max_examples=extent(60, 300), deadline=None, suppress_health_check=[HealthCheck.too_slow])


@MANY
@given(st.lists(line, max_size=60), st.booleans(), st.integers(0, 90_000))
def test_a_client_never_raises_and_ends_at_most_once(lines: list[bytes], house: bool, ms: int) -> None:
    client = CsaClient(Account("tanuki", "GAME-600-10", house))
    events = [*client.start(0).events]
    mirror = None
    now = 0
    for text in lines:
        now += ms
        for step in (client.receive(text, now), client.agree(now), client.tick(now)):
            events += step.events
            assert all("\n" not in said and len(said) <= LONGEST_LINE for said in step.send)
            for event in step.events:
                try:
                    if isinstance(event, Proposed):
                        mirror = Mirror(event.summary)
                    elif isinstance(event, MoveTold) and mirror is not None:
                        mirror.take(event.move, now)
                except LineError:
                    mirror = None
    events += client.move("+7776FU", now).events + client.closed(now).events

    assert sum(isinstance(event, TalkClosed | TalkFailed) for event in events) == 1
    assert client.state is State.CLOSED


action = st.tuples(st.sampled_from(["line", "line", "line", "join", "cut", "wait"]), st.integers(1, 6), line)


@MANY
@given(st.lists(action, max_size=80), st.integers(0, 9))
def test_a_server_never_raises_and_stays_within_its_limits(
    actions: list[tuple[str, int, bytes]], seed: int
) -> None:
    limits = Limits(connections=4, tables=2)
    server = Server(ServerRules(limits=limits), FirstCome(random.Random(seed)), "T")
    open_ones: set[int] = set()
    now, count = 0, 0
    for what, number, text in actions:
        now += 700
        if what == "join":
            count += 1
            step = server.connected(count, "x", now)
            open_ones.add(count)
        elif what == "cut":
            step = server.closed(number, now)
            open_ones.discard(number)
        elif what == "wait":
            now += 40_000 * number
            step = server.tick(now)
        else:
            step = server.receive(number, text, now)
        open_ones -= set(step.close)
        assert all("\n" not in said for _, said in step.send)
        assert server.connections <= limits.connections
        assert len(server.tables) <= limits.tables
        due = server.next_tick_ms()
        assert due is None or isinstance(due, int)
    for number in range(count + 1):
        server.closed(number, now)
    assert server.connections == 0
    server.tick(now + 48 * 3_600_000)
    server.tick(now + 96 * 3_600_000)
    assert not server.tables


@MANY
@given(st.lists(st.binary(max_size=3 * LONGEST_LINE), max_size=10))
def test_lines_are_the_same_however_their_bytes_arrive(pieces: list[bytes]) -> None:
    splitter, lines = LineSplitter(), []
    try:
        for piece in pieces:
            lines += splitter.feed(piece)
    except LineTooLongError:
        assert max(map(len, b"".join(pieces).split(b"\n"))) > LONGEST_LINE
        return

    whole = b"".join(pieces).split(b"\n")[:-1]
    assert lines == [text.removesuffix(b"\r") for text in whole]


@MANY
@given(st.text(max_size=2_000))
def test_chat_is_one_short_printable_line(text: str) -> None:
    said = chat_text(text)

    assert len(said) <= 200
    assert said.isprintable()


@given(st.sampled_from(list(Word)), st.integers())
def test_words_outside_a_game_are_not_sent(word: Word, now: int) -> None:
    client = CsaClient(Account("a", "b"))

    assert client.word(word, now).send == ()
