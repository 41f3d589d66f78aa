"""The client's half of the talk, line by line."""

from __future__ import annotations

import pytest

from shogi_desktop.csa.client import MOST_UNKNOWN, Account, CsaClient, State
from shogi_desktop.csa.ends import EndMark, EndResult, Word, outcome_told
from shogi_desktop.csa.errors import FailureKind, LineError, TalkFailure, TalkOrderError
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
    Told,
)
from shogi_desktop.csa.lines import LONGEST_LINE
from shogi_desktop.csa.moves import MoveLine
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import Color
from tests.unit.csa.test_summary import DESCRIBED

SUMMARY = ["BEGIN Game_Summary", *DESCRIBED.replace("+2726FU,T12\n-3334FU,T6\n", "").splitlines()]
TALK = [
    "LOGIN:tanuki OK",
    *SUMMARY,
    "START:20060505-CSA14-3-5-7",
    "+2726FU,T12",
    "-3334FU,T6",
    "+7776FU,T1",
    "%TORYO,T4",
    "#RESIGN",
    "#WIN",
]


class Talk:
    """A client and all that it said."""

    def __init__(self, *, house: bool = False) -> None:
        self.client = CsaClient(Account("tanuki", "GAME-600-10,word", house))
        self.now = 0
        self.sent: list[str] = []
        self.events: list[Event] = []
        self.take(self.client.start(0))

    def take(self, step: object) -> None:
        self.sent += getattr(step, "send")  # noqa: B009 - a Step
        self.events += getattr(step, "events")  # noqa: B009

    def hear(self, *lines: str) -> None:
        for line in lines:
            self.take(self.client.receive(line.encode(), self.now))
            if line == "END Game_Summary":
                self.take(self.client.agree(self.now))

    @property
    def failure(self) -> TalkFailure:
        last = self.events[-1]
        assert isinstance(last, TalkFailed)
        return last.failure


def test_a_whole_talk() -> None:
    talk = Talk()

    talk.hear(*TALK)

    assert talk.sent == ["LOGIN tanuki GAME-600-10,word", "AGREE 20060505-CSA14-3-5-7"]
    kinds = [type(event) for event in talk.events]
    assert kinds == [LoggedIn, Proposed, GameStarted, MoveTold, MoveTold, MoveTold, GameOver]
    assert talk.events[3] == MoveTold(MoveLine("+2726FU", 12))
    assert talk.events[-1] == GameOver(EndMark.RESIGN, EndResult.WIN, Word.RESIGN)
    talk.take(talk.client.closed(0))
    assert talk.events[-1] == TalkClosed()


@pytest.mark.parametrize("cut", range(len(TALK)))
def test_a_talk_cut_off_at_any_line_fails_by_name(cut: int) -> None:
    talk = Talk()
    talk.hear(*TALK[:cut])

    talk.take(talk.client.closed(0, "reset by peer"))

    assert talk.failure == TalkFailure(FailureKind.SERVER_GONE, "reset by peer")
    assert talk.client.state is State.CLOSED
    assert talk.client.receive(b"+7776FU,T1", 0).events == ()


@pytest.mark.parametrize(
    ("lines", "outcome"),
    [
        (["%TORYO", "#RESIGN", "#WIN"], Outcome(Reason.RESIGNATION, Color.BLACK)),
        (["%TORYO", "#RESIGN", "#LOSE"], Outcome(Reason.RESIGNATION, Color.WHITE)),
        (["%KACHI", "#JISHOGI", "#WIN"], Outcome(Reason.DECLARATION, Color.BLACK)),
        (["%KACHI", "#ILLEGAL_MOVE", "#LOSE"], Outcome(Reason.FALSE_DECLARATION, Color.WHITE)),
        (["%KACHI", "#JISHOGI", "#DRAW"], Outcome(Reason.IMPASSE)),
        (["#SENNICHITE", "#DRAW"], Outcome(Reason.REPETITION)),
        (["#OUTE_SENNICHITE", "#WIN"], Outcome(Reason.PERPETUAL_CHECK, Color.BLACK)),
        (["#ILLEGAL_MOVE", "#WIN"], Outcome(Reason.ILLEGAL_MOVE, Color.BLACK)),
        (["#ILLEGAL_ACTION", "#LOSE"], Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)),
        (["#TIME_UP", "#LOSE"], Outcome(Reason.TIMEOUT, Color.WHITE)),
        (["#MAX_MOVES", "#CENSORED"], Outcome(Reason.MOVE_LIMIT)),
        (["#MAX_MOVES", "#DRAW"], Outcome(Reason.MOVE_LIMIT)),
        (["%CHUDAN", "#CHUDAN"], Outcome(Reason.INTERRUPTED)),
        (["%HIKIWAKE", "#DRAW"], Outcome(Reason.AGREEMENT)),
        (["#BARE_KING", "#WIN"], Outcome(Reason.BARE_KING, Color.BLACK)),
        (["#BARE_KING", "#DRAW"], Outcome(Reason.MUTUAL_BARING)),
        (["#CENSORED"], Outcome(Reason.UNKNOWN)),
        (["#WIN"], Outcome(Reason.UNKNOWN, Color.BLACK)),
    ],
)
def test_every_end(lines: list[str], outcome: Outcome) -> None:
    talk = Talk()
    talk.hear(*TALK[:-3], *lines)

    over = talk.events[-1]

    assert isinstance(over, GameOver)
    assert outcome_told(over.mark, over.result, over.word, Color.BLACK) == outcome
    assert talk.client.state is State.WAITING


def test_after_a_draw_another_game_may_follow_in_the_same_talk() -> None:
    talk = Talk()
    talk.hear(*TALK, *TALK[1:])

    assert sum(isinstance(event, GameOver) for event in talk.events) == 2


def test_a_rejected_game_is_told_and_another_may_come() -> None:
    talk = Talk()
    talk.hear(TALK[0], *SUMMARY, "REJECT:20060505-CSA14-3-5-7 by KITSUNE", *SUMMARY)

    assert GameRejected("20060505-CSA14-3-5-7", "KITSUNE") in talk.events
    assert talk.client.state is State.AGREED


@pytest.mark.parametrize(
    ("reason", "kind"),
    [
        ("wrong password", FailureKind.WRONG_PASSWORD),
        ("name taken", FailureKind.NAME_TAKEN),
        ("server full", FailureKind.SERVER_FULL),
        ("rubbish", FailureKind.LOGIN_REFUSED),
    ],
)
def test_a_server_of_ours_says_why_a_login_is_refused(reason: str, kind: FailureKind) -> None:
    talk = Talk()
    talk.hear("LOGIN:incorrect", f"##[LOGIN] {reason}")

    assert talk.failure.kind is kind


def test_other_servers_refuse_without_a_reason() -> None:
    closed, silent = Talk(), Talk()
    for talk in (closed, silent):
        talk.hear("LOGIN:incorrect")

    closed.take(closed.client.closed(1))
    silent.take(silent.client.tick(2_000))

    assert closed.failure.kind is silent.failure.kind is FailureKind.LOGIN_REFUSED


def test_a_server_that_does_not_answer_a_login_is_given_up() -> None:
    talk = Talk()
    due = talk.client.next_tick_ms()
    assert due is not None

    talk.take(talk.client.tick(due))

    assert talk.failure.kind is FailureKind.NO_ANSWER


def test_versions_and_games_that_are_not_known_are_named() -> None:
    version, game = Talk(), Talk()
    version.hear(TALK[0], *[line.replace("Version:1.2", "Version:9.9") for line in SUMMARY])
    game.hear(TALK[0], *[line.replace("Shogi 1.0", "Chu 1.0") for line in SUMMARY])

    assert version.failure.kind is FailureKind.VERSION
    assert game.failure.kind is FailureKind.FORMAT
    assert "Chu 1.0" in game.failure.detail
    assert game.sent[-1] == "REJECT"


def test_silence_is_broken_by_an_empty_line_and_no_sooner_than_the_protocol_allows() -> None:
    talk = Talk()
    talk.hear(TALK[0])
    due = talk.client.next_tick_ms()
    assert due is not None and due >= 30_000

    talk.take(talk.client.tick(due - 1))
    assert "" not in talk.sent
    talk.take(talk.client.tick(due))
    assert talk.sent[-1] == ""


def test_a_server_that_answered_empty_lines_and_does_so_no_more_is_gone() -> None:
    talk = Talk()
    talk.hear(TALK[0])
    for _ in range(2):
        talk.now = talk.client.next_tick_ms() or 0
        talk.take(talk.client.tick(talk.now))
        talk.hear("")
    while not isinstance(talk.events[-1], TalkFailed):
        due = talk.client.next_tick_ms()
        assert due is not None and due < 400_000
        talk.take(talk.client.tick(due))

    assert talk.failure.kind is FailureKind.SERVER_GONE


def test_a_server_that_never_answers_empty_lines_is_waited_for() -> None:
    talk = Talk()
    talk.hear(TALK[0])
    for _ in range(100):
        due = talk.client.next_tick_ms()
        assert due is not None
        talk.take(talk.client.tick(due))

    assert talk.client.state is State.WAITING


def test_moves_go_out_with_their_evaluation_and_only_in_a_game() -> None:
    talk = Talk()
    talk.take(talk.client.move("+2726FU", 0))
    talk.hear(*TALK[: TALK.index("+2726FU,T12")])
    talk.take(talk.client.move("+2726FU", 0, "* 30 -3334FU"))
    talk.hear(*TALK[TALK.index("+2726FU,T12") :])
    talk.take(talk.client.move("-4132KI", 0))
    talk.take(talk.client.word(Word.RESIGN, 0))

    assert talk.sent[1:] == ["AGREE 20060505-CSA14-3-5-7", "+2726FU,'* 30 -3334FU"]


def test_a_comment_is_ascii_and_never_another_line() -> None:
    talk = Talk()
    talk.hear(*TALK[: TALK.index("+2726FU,T12")])
    talk.take(talk.client.move("+2726FU", 0, "* 1 ▲７六歩"))

    assert talk.sent[-1] == "+2726FU,'* 1 "


def test_what_only_ours_understand_is_said_to_nobody_else() -> None:
    stranger, house = Talk(house=True), Talk(house=True)
    stranger.hear(TALK[0])
    house.hear(TALK[0], "##[DESKTOP] 1")
    for talk in (stranger, house):
        talk.take(talk.client.house("CHAT", "good\nevening", 0))

    assert stranger.sent[-1] == "%%%DESKTOP 1"
    assert house.sent[-1] == "%%%CHAT good evening"
    assert Talk().client.house("CHAT", "x", 0).send == ()


def test_tagged_lines_are_told_wherever_they_come() -> None:
    talk = Talk()
    talk.hear(TALK[0], "BEGIN Game_Summary", "##[CHAT] kitsune: hello", *SUMMARY[1:])

    assert Told("CHAT", "kitsune: hello") in talk.events


@pytest.mark.parametrize(
    "line", ["+99FU", "+2726FU,T", "+2726FU,T-3", "+2726fu,T1", "-00ZZFU,T1", "+A726FU,T1"]
)
def test_a_move_that_is_none_ends_the_talk(line: str) -> None:
    talk = Talk()
    talk.hear(*TALK[: TALK.index("+2726FU,T12")], line)

    assert talk.failure.kind is FailureKind.BAD_LINE
    assert line in talk.failure.detail


def test_a_few_strange_lines_are_borne_and_many_are_not() -> None:
    talk = Talk()
    talk.hear(TALK[0], *["what?"] * MOST_UNKNOWN)
    assert talk.client.state is State.WAITING

    talk.hear("what?")
    assert talk.failure.kind is FailureKind.BAD_LINE


def test_a_flood_ends_the_talk() -> None:
    talk = Talk()
    talk.hear(TALK[0], *["##[X] y"] * 6_001)

    assert talk.failure.kind is FailureKind.FLOOD


@pytest.mark.parametrize("line", [b"\xff\xfe", b"a\x00b", b"x" * (LONGEST_LINE + 1), "a\u202eb".encode()])
def test_what_is_no_text_ends_the_talk(line: bytes) -> None:
    talk = Talk()
    talk.hear(TALK[0])
    talk.take(talk.client.receive(line, 0))

    assert talk.failure.kind is FailureKind.BAD_LINE
    assert talk.failure.detail.isprintable()


def test_logging_out() -> None:
    talk = Talk()
    talk.hear(TALK[0])
    talk.take(talk.client.logout(0))
    talk.hear("LOGOUT:completed")

    assert talk.sent[-1] == "LOGOUT"
    assert talk.events[-1] == TalkClosed()


@pytest.mark.parametrize(
    ("user", "word"), [("", "x"), ("a b", "x"), ("a" * 33, "x"), ("a", ""), ("a", "x y"), ("a", "é")]
)
def test_names_and_passwords_that_no_server_takes(user: str, word: str) -> None:
    with pytest.raises(LineError) as error:
        Account(user, word)
    assert word == "" or word not in str(error.value) or len(word) == 1


def test_no_text_shows_the_password() -> None:
    account = Account("tanuki", "GAME-600-10,sesame")

    assert "sesame" not in repr(account) + str(account)


def test_a_login_twice_is_a_mistake() -> None:
    talk = Talk()
    with pytest.raises(TalkOrderError):
        talk.client.start(0)
