"""Somebody who watches: what a server may tell, down to a cut at any line and to nonsense."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.online.company import MOST_LINES, Company
from shogi_desktop.app.online.seats import Place
from shogi_desktop.app.online.spectator import Spectator
from shogi_desktop.app.online.watching import WatchStage, WatchTable
from shogi_desktop.csa.carrier import Address
from shogi_desktop.csa.client import Account
from shogi_desktop.csa.errors import FailureKind, LineError, TalkFailure
from shogi_desktop.csa.events import Event, LoggedIn, TalkClosed, TalkFailed, Told
from shogi_desktop.csa.summary import GameSummary, summary_lines
from shogi_desktop.csa.watching import Watching
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import Color
from tests.support.extent import extent
from tests.support.online import PATIENCE_S
from tests.unit.app.online.test_runner import Scripted

SUMMARY = summary_lines(GameSummary("g-1", "anna", "boris", None))
TOLD = ["WAIT", *SUMMARY, "START:g-1", "+7776FU,T1", "-3334FU,T2", "END resignation +", "WAIT"]
WATCHED = [f"##[WATCH] {line}" for line in TOLD]
TALK = [("LOGIN", ["LOGIN:carol OK"]), ("%%%DESKTOP", ["##[DESKTOP] 1"]), ("%%%WATCH", WATCHED)]


class Watcher:
    """Somebody with a board."""

    def __init__(self) -> None:
        self.board = BoardModel(lambda: 1_000)
        self.spectator = Spectator(self.board, lambda: 1_000, lambda: None, unaided=True, keeps=True)
        self.spectator.follows = True
        self.table = WatchTable(self.spectator)
        self.sentences: list[str] = []
        self.table.failed.connect(lambda words: self.sentences.append(words()))

    def log_in(self, port: int) -> None:
        self.table.log_in(Place("127.0.0.1", port, "carol", is_house=True).with_token(), "s")


@pytest.fixture
def carol(qapp: object) -> Iterator[Watcher]:
    """A board needs the application."""
    assert qapp is not None
    watcher = Watcher()
    yield watcher
    watcher.table.leave()
    assert watcher.table.wait()


def until_told(carol: Watcher, qtbot: QtBot) -> str:
    qtbot.waitUntil(lambda: bool(carol.sentences), timeout=int(PATIENCE_S * 1_000))
    (sentence,) = carol.sentences
    return sentence


@pytest.mark.parametrize("cut", [1, 2, 3, 4, 12, *range(len(SUMMARY) + 3, len(WATCHED) + 3)])
def test_a_watcher_s_talk_cut_at_any_line_is_told_and_what_was_seen_stays(
    cut: int, carol: Watcher, qtbot: QtBot
) -> None:
    carol.log_in(Scripted(TALK, cut=cut).port)
    assert until_told(carol, qtbot) == "The connection to 127.0.0.1 was lost."
    assert carol.table.stage is WatchStage.AWAY
    lines = WATCHED[: max(0, cut - 2)]
    moves = sum(line.startswith(("##[WATCH] +7776", "##[WATCH] -3334")) for line in lines)
    record = carol.board.record
    if "##[WATCH] START:g-1" in lines:
        assert record is not None and len(record.main_line()) == moves
        ended = any("END" in line for line in lines if "resignation" in line)
        assert carol.board.outcome == (
            Outcome(Reason.RESIGNATION, Color.BLACK) if ended else Outcome(Reason.INTERRUPTED)
        )
    else:
        assert record is None


def test_nobody_is_anywhere_before_logging_in(carol: Watcher) -> None:
    assert (carol.table.place, carol.table.stage) == (Place(""), WatchStage.AWAY)


def test_a_server_that_is_none_of_ours_cannot_be_watched(carol: Watcher, qtbot: QtBot) -> None:
    carol.table._patience.setInterval(50)
    carol.log_in(Scripted([("LOGIN", ["LOGIN:carol OK"]), ("%%%WATCH", [])]).port)
    assert until_told(carol, qtbot) == (
        "Games cannot be watched at 127.0.0.1: it is not a server of Shogi Desktop."
    )


@pytest.mark.parametrize("line", ["+7776FU,T0", "END magic", "+55"])
def test_nonsense_ends_the_talk_with_a_sentence(line: str, carol: Watcher, qtbot: QtBot) -> None:
    talk = [*TALK[:2], ("%%%WATCH", [f"##[WATCH] {line}"])]
    carol.log_in(Scripted(talk).port)
    assert "does not understand" in until_told(carol, qtbot)


words = st.one_of(st.sampled_from(TOLD), st.text(max_size=60), st.sampled_from(["REJECT:x", "END", "START:"]))


@settings(max_examples=extent(30, 200), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(words, max_size=80))
def test_what_is_watched_is_read_or_an_error_and_nothing_else(lines: list[str]) -> None:
    watching = Watching()
    for line in lines:
        try:
            watching.feed(line)
        except LineError:
            watching = Watching()


tags = st.sampled_from(["PARTNER", "CHAT", "OFFER", "DECLINED", "LEFT", "ERROR", "RUBBISH"])
said = st.one_of(st.text(max_size=300), st.sampled_from(["REMATCH", "a: b", "that is too much"]))


@settings(max_examples=extent(30, 200), deadline=None)
@given(st.lists(st.tuples(tags, said), max_size=400))
def test_company_takes_anything_and_keeps_the_last_lines(told: list[tuple[str, str]]) -> None:
    company = Company(lambda *_: None)
    for tag, text in told:
        company.take(tag, text)
    assert len(company.lines) <= MOST_LINES
    assert all(len(line.name) <= 32 for line in company.lines)


# --- without a server -------------------------------------------------------------------------------------


class Said:
    """In the place of a connection: who logs in where, and what is said there."""

    def __init__(self, table: WatchTable, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened: list[tuple[Address, Account]] = []
        self.house: list[tuple[str, ...]] = []
        self.left = 0
        monkeypatch.setattr(table._line, "open", lambda *where: self.opened.append(where))
        monkeypatch.setattr(table._line, "house", lambda *words: self.house.append(words))
        monkeypatch.setattr(table._line, "leave", self._leave)

    def _leave(self) -> None:
        self.left += 1


@pytest.fixture
def line(carol: Watcher, monkeypatch: pytest.MonkeyPatch) -> Said:
    return Said(carol.table, monkeypatch)


def hear(carol: Watcher, *events: Event) -> None:
    for event in events:
        carol.table._line.heard.emit(event)


def seen(carol: Watcher, *lines: str) -> None:
    hear(carol, *(Told("WATCH", line) for line in lines))


def test_who_watches_logs_in_without_asking_for_a_game(carol: Watcher, line: Said) -> None:
    place = Place("club.example", 4090, "carol", "G-600-10")
    carol.table.log_in(place, "sesame")
    account = Account("carol", "G-600-10,sesame", is_house=True, is_extended=True)
    assert line.opened == [(Address("club.example", 4090), account)]
    assert (carol.table.place, carol.table.stage) == (place, WatchStage.CONNECTING)
    with pytest.raises(LineError):
        carol.table.log_in(Place("a", user="no such name"), "s")
    assert (carol.table.place, len(line.opened)) == (place, 1)


def test_each_stage_of_what_is_watched_is_told_once(carol: Watcher, line: Said) -> None:
    stages: list[WatchStage] = []
    carol.table.moved_on.connect(stages.append)
    carol.log_in(4090)
    hear(carol, LoggedIn("carol"))
    assert carol.table._patience.isActive()
    hear(carol, Told("DESKTOP", "1"))
    assert (carol.table._patience.isActive(), line.house) == (False, [("WATCH",)])
    assert carol.table.company.hears
    seen(carol, "WAIT", "WAIT", *SUMMARY)
    assert carol.table.stage is WatchStage.WAITING
    seen(carol, "START:g-1", "+7776FU,T1")
    assert carol.table.stage is WatchStage.WATCHING
    seen(carol, "END resignation +", "WAIT")
    assert stages == [
        WatchStage.CONNECTING, WatchStage.WAITING, WatchStage.WATCHING, WatchStage.WAITING,
    ]  # fmt: skip
    assert carol.board.outcome == Outcome(Reason.RESIGNATION, Color.BLACK)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (TalkFailed(TalkFailure(FailureKind.LOGIN_REFUSED)), "refused the login"),
        (TalkClosed(), "was lost"),
        (Told("ERROR", "too many"), "127.0.0.1"),
    ],
)
def test_what_ends_it_is_told_and_nothing_is_watched_any_more(
    event: Event, words: str, carol: Watcher, line: Said
) -> None:
    carol.log_in(4090)
    left = line.left
    hear(carol, LoggedIn("carol"), event)
    (sentence,) = carol.sentences
    assert words in sentence
    assert (carol.table.stage, line.left, carol.table._patience.isActive()) == (
        WatchStage.AWAY, left + 1, False,
    )  # fmt: skip


def test_an_error_while_watching_is_for_those_who_chat(carol: Watcher, line: Said) -> None:
    refused: list[bool] = []
    carol.table.company.refused.connect(lambda: refused.append(True))
    carol.log_in(4090)
    seen(carol, "WAIT")
    hear(carol, Told("ERROR", "that is too much"))
    assert (refused, carol.sentences, carol.table.stage) == ([True], [], WatchStage.WAITING)


def test_who_leaves_in_a_game_keeps_what_was_seen(carol: Watcher, line: Said) -> None:
    carol.log_in(4090)
    seen(carol, *SUMMARY, "START:g-1", "+7776FU,T1")
    hear(carol, Told("CHAT", "anna: hello"))
    assert len(carol.table.company.lines) == 1
    carol.table.leave()
    assert carol.board.outcome == Outcome(Reason.INTERRUPTED)
    assert (len(carol.table.company.lines), carol.table.company.hears) == (0, False)
    assert carol.board.record is not None and len(carol.board.record.main_line()) == 1


def test_a_server_of_ours_has_five_seconds_to_say_so_and_four_to_close(
    carol: Watcher, line: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert carol.table._patience.interval() == 5_000
    limits: list[float] = []
    monkeypatch.setattr(carol.table._line, "wait", lambda limit_s: bool(limits.append(limit_s)) or True)
    assert carol.table.wait()
    assert limits == [4.0]
