"""Scripted dialogues with engines good and bad: no process, no clock, no waiting."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from shogi_desktop.usi.client import State, Step, Timeouts, UsiClient
from shogi_desktop.usi.errors import CommandOrderError, FailureKind
from shogi_desktop.usi.events import (
    AnswerDropped,
    EngineReady,
    Event,
    Failed,
    Identified,
    MateSearchDone,
    OptionRejected,
    SearchDone,
    SearchInfo,
    SearchOverdue,
    Stage,
    StillWaiting,
)
from shogi_desktop.usi.introduction import plays
from shogi_desktop.usi.messages import (
    BestMove,
    Bound,
    Centipawns,
    Checkmate,
    CheckmateResult,
    GoLimits,
    Info,
    SpinOption,
    Verdict,
)
from shogi_desktop.usi.search import SearchRequest

SFEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
LEGAL = frozenset({"7g7f", "2g2f"})
HANDSHAKE = (
    "id name Fake",
    "id author Tests",
    "option name Threads type spin default 1 min 1 max 8",
    "option name USI_Variant type combo default shogi var shogi var okisakishogi",
    "usiok",
)


class Talk:
    """A client and the clock it is told; collects what it sends and says."""

    def __init__(self) -> None:
        self.client = UsiClient("/opt/fake", Timeouts())
        self.now = 1_000_000
        self.sent: list[str] = []
        self.events: list[Event] = []

    def take(self, step: Step) -> Step:
        self.sent += step.send
        self.events += step.events
        return step

    def hear(self, *lines: str | bytes) -> Step:
        """The engine says some lines; what followed from all of them together."""
        steps = [
            self.take(self.client.receive_line(line if isinstance(line, bytes) else line.encode(), self.now))
            for line in lines
        ]
        return join(steps)

    def wait(self, ms: int) -> Step:
        """Time passes, with a tick whenever the client asked for one."""
        until, steps = self.now + ms, []
        while (due := self.client.next_tick_ms()) is not None and due <= until:
            self.now = max(self.now, due)
            steps.append(self.take(self.client.tick(self.now)))
        self.now = until
        return join(steps)

    def search(
        self, search_id: int, *, expected_ms: int | None = 1_000, legal: frozenset[str] = LEGAL
    ) -> Step:
        limits = GoLimits(nodes=500)
        request = SearchRequest(search_id, SFEN, (), limits, legal, expected_ms)
        return self.take(self.client.search(request, self.now))

    def ready(self, variant: str = "shogi", options: Mapping[str, object] | None = None) -> "Talk":
        """Through the handshake and the preparation, with all of it forgotten."""
        self.take(self.client.start(self.now))
        self.hear(*HANDSHAKE)
        self.take(self.client.prepare(variant, options or {}, self.now))
        self.hear("readyok")
        assert self.client.state is State.READY
        self.sent.clear()
        self.events.clear()
        return self


def join(steps: Iterable[Step]) -> Step:
    steps = list(steps)
    return Step(
        tuple(line for step in steps for line in step.send),
        tuple(event for step in steps for event in step.events),
    )


def failure_kinds(step: Step) -> list[FailureKind]:
    return [event.failure.kind for event in step.events if isinstance(event, Failed)]


def last_words(talk: Talk) -> tuple[str, ...]:
    """What is shown of the engine's lines when it dies now."""
    failure = talk.client.process_ended(1).events[0]
    assert isinstance(failure, Failed)
    return failure.failure.last_lines


def done(search_id: int, move: str) -> SearchDone:
    return SearchDone(search_id, BestMove(Verdict.MOVE, move), ())


# --- handshake and preparation ------------------------------------------------------------------------------


def test_a_good_engine_is_identified_prepared_and_asked() -> None:
    talk = Talk()

    assert talk.take(talk.client.start(talk.now)).send == ("usi",)
    (identified,) = talk.hear(*HANDSHAKE).events
    assert isinstance(identified, Identified)
    assert (identified.name, identified.author) == ("Fake", "Tests")
    assert identified.options["Threads"] == SpinOption("Threads", 1, 1, 8)

    assert talk.take(talk.client.prepare("shogi", {"Threads": 2, "USI_Hash": 64}, talk.now)).send == (
        "setoption name USI_Variant value shogi",
        "setoption name Threads value 2",
        "setoption name USI_Hash value 64",
        "isready",
    )
    assert talk.hear("readyok").events == (EngineReady(),)

    assert talk.search(1).send == ("usinewgame", f"position sfen {SFEN}", "go nodes 500")
    assert talk.hear("bestmove 7g7f ponder 3c3d").events == (
        SearchDone(1, BestMove(Verdict.MOVE, "7g7f", "3c3d"), ()),
    )
    assert talk.client.state is State.READY


def test_usinewgame_is_sent_once_for_each_game() -> None:
    talk = Talk().ready()
    talk.search(1)
    talk.hear("bestmove 7g7f")
    talk.search(2)
    talk.hear("bestmove 7g7f")
    talk.take(talk.client.new_game(talk.now))
    talk.search(3)

    words = [line.split()[0] for line in talk.sent]
    assert words == ["usinewgame", "position", "go", "position", "go", "usinewgame", "position", "go"]


def test_the_variant_is_set_and_an_engine_without_it_fails_by_name() -> None:
    talk = Talk()
    talk.take(talk.client.start(talk.now))
    talk.hear(*HANDSHAKE)
    assert "setoption name USI_Variant value okisakishogi" in talk.client.prepare("okisakishogi", {}, 0).send

    talk = Talk()
    talk.take(talk.client.start(talk.now))
    talk.hear("usiok")
    step = talk.client.prepare("okisakishogi", {}, talk.now)
    assert failure_kinds(step) == [FailureKind.VARIANT_UNSUPPORTED]
    assert step.send == ()


def test_the_variant_is_set_by_the_option_that_chess_engines_have() -> None:
    talk = Talk()
    talk.take(talk.client.start(talk.now))
    step = talk.hear("option name UCI_Variant type combo default chess var chess var shogi", "usiok")

    assert isinstance(step.events[0], Identified)
    assert not plays(step.events[0].options, "okisakishogi")
    assert "setoption name UCI_Variant value shogi" in talk.client.prepare("shogi", {}, talk.now).send


def test_a_standard_engine_without_the_variant_option_plays_standard_shogi() -> None:
    talk = Talk()
    talk.take(talk.client.start(talk.now))
    talk.hear("usiok")

    assert talk.client.prepare("shogi", {}, talk.now).send == ("isready",)


def test_options_the_engine_lacks_or_refuses_are_reported_and_skipped() -> None:
    talk = Talk()
    talk.take(talk.client.start(talk.now))
    talk.hear(*HANDSHAKE)

    step = talk.client.prepare("shogi", {"Threads": 99, "MultiPV": 5}, talk.now)

    assert step.events == (
        OptionRejected("Threads", 99, "a whole number (1 to 8)"),
        OptionRejected("MultiPV", 5, ""),
    )
    assert step.send == ("setoption name USI_Variant value shogi", "isready")


def test_a_file_that_the_engine_cannot_use_is_reported_with_its_reason() -> None:
    talk = Talk()
    talk.take(talk.client.start(talk.now))
    talk.hear("option name EvalFile type filename default <empty>", *HANDSHAKE)
    talk.client.prepare("shogi", {"EvalFile": "/nets/a", "Threads": 2}, talk.now)

    assert not talk.hear("info string loading /nets/a", "info string error option 'Threads' set to 1").events
    told = "the network /nets/a is damaged\x1b; the program's own is used"
    assert talk.hear(f"info string error {told}").events == (
        OptionRejected("EvalFile", "/nets/a", f"another file ({told.replace(chr(27), chr(0xFFFD))})"),
    )
    assert EngineReady() in talk.hear("readyok").events
    talk.client.prepare("shogi", {"EvalFile": "<empty>"}, talk.now)
    assert not talk.hear("info string error /nets/a <empty>").events


def test_a_silent_program_is_waited_for_a_minute_with_word_of_it_and_then_given_up() -> None:
    talk = Talk()
    talk.take(talk.client.start(talk.now))

    early = talk.wait(59_999)
    assert early.events[0] == StillWaiting(Stage.HANDSHAKE, 3_000)
    assert not failure_kinds(early)
    assert failure_kinds(talk.wait(1)) == [FailureKind.NOT_USI]
    assert talk.client.state is State.DEAD
    assert talk.client.next_tick_ms() is None


def test_a_slow_readyok_is_told_as_still_preparing_and_accepted_after_a_minute_and_a_half() -> None:
    talk = Talk()
    talk.take(talk.client.start(talk.now))
    talk.hear(*HANDSHAKE)
    talk.take(talk.client.prepare("shogi", {}, talk.now))

    step = talk.wait(90_000)
    assert [type(event) for event in step.events] == [StillWaiting] * 30
    assert step.events[-1] == StillWaiting(Stage.PREPARING, 90_000, tuple(HANDSHAKE))
    assert talk.hear("readyok").events == (EngineReady(),)
    assert talk.wait(600_000).events == ()


def test_a_readyok_that_never_comes_is_a_failure() -> None:
    talk = Talk()
    talk.take(talk.client.start(talk.now))
    talk.hear(*HANDSHAKE)
    talk.take(talk.client.prepare("shogi", {}, talk.now))

    assert failure_kinds(talk.wait(180_000)) == [FailureKind.TIMED_OUT_PREPARING]


def test_death_in_the_handshake_is_told_with_exit_code_and_last_words() -> None:
    talk = Talk()
    talk.take(talk.client.start(talk.now))
    talk.hear("loading nn.bin")
    talk.client.receive_error_line(b"terminate called")

    (failed,) = talk.take(talk.client.process_ended(-6)).events

    assert isinstance(failed, Failed)
    assert failed.failure.kind is FailureKind.DIED_AT_START
    assert failed.failure.program == "/opt/fake"
    assert failed.failure.exit_code == -6
    assert failed.failure.last_lines == ("loading nn.bin", "terminate called")


def test_a_program_that_ends_in_good_order_without_usiok_is_no_usi_engine() -> None:
    talk = Talk()
    talk.take(talk.client.start(talk.now))

    assert failure_kinds(talk.client.process_ended(0)) == [FailureKind.NOT_USI]


def test_usiok_twice_and_options_after_it_do_no_harm() -> None:
    talk = Talk().ready()

    assert talk.hear("usiok", "option name Late type check default true", "readyok") == Step()
    talk.search(1)
    assert talk.hear("usiok", "readyok", "bestmove 7g7f").events == (done(1, "7g7f"),)
    assert (
        "setoption name Late value false" in talk.take(talk.client.prepare("shogi", {"Late": False}, 0)).send
    )


def test_a_search_asked_for_while_preparing_starts_when_ready() -> None:
    talk = Talk()
    talk.take(talk.client.start(talk.now))
    assert talk.search(1).send == ()
    talk.hear(*HANDSHAKE)
    talk.take(talk.client.prepare("shogi", {}, talk.now))
    assert talk.search(2).send == ()

    assert talk.hear("readyok").send == ("usinewgame", f"position sfen {SFEN}", "go nodes 500")
    assert talk.hear("bestmove 7g7f").events == (done(2, "7g7f"),)


# --- answers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("word", "verdict"), [("resign", Verdict.RESIGN), ("win", Verdict.WIN)])
def test_resignation_and_declaration_are_answers_in_any_position(word: str, verdict: Verdict) -> None:
    talk = Talk().ready()
    talk.search(1)

    assert talk.hear(f"bestmove {word}").events == (SearchDone(1, BestMove(verdict), ()),)


@pytest.mark.parametrize("text", ["5e5d", "(none)", "0000", ""])
def test_an_illegal_answer_is_a_failure_that_names_the_move(text: str) -> None:
    talk = Talk().ready()
    talk.search(1)

    (failed,) = talk.hear(f"bestmove {text}").events

    assert isinstance(failed, Failed)
    assert failed.failure.kind is FailureKind.ILLEGAL_MOVE
    assert failed.failure.detail == text


def test_names_and_details_are_short_and_printable() -> None:
    talk = Talk()
    talk.take(talk.client.start(talk.now))
    talk.hear("id name \x1b[31mFake" + "!" * 1_000, "usiok")
    (identified,) = talk.events
    assert isinstance(identified, Identified)
    assert identified.name.startswith("\ufffd[31mFake!")
    assert len(identified.name) == 100

    talk = Talk().ready()
    talk.search(1)
    (failed,) = talk.hear("bestmove \x1b[31m" + "7g7f" * 1_000).events
    assert isinstance(failed, Failed)
    assert failed.failure.detail.startswith("\ufffd[31m7g7f")
    assert len(failed.failure.detail) == 300


def test_the_answer_to_a_cancelled_search_is_dropped() -> None:
    talk = Talk().ready()
    talk.search(1)
    assert talk.take(talk.client.cancel(talk.now)).send == ("stop",)

    assert talk.hear("info depth 5 score cp 1 pv 7g7f", "bestmove 7g7f").events == (
        AnswerDropped("bestmove 7g7f"),
    )
    assert talk.client.state is State.READY


def test_a_new_search_waits_for_the_stale_answer_and_is_not_given_it() -> None:
    talk = Talk().ready()
    talk.search(1)

    assert talk.search(2).send == ("stop",)
    assert talk.search(3).send == ()
    step = talk.hear("bestmove 2g2f")
    assert step.events == (AnswerDropped("bestmove 2g2f"),)
    assert step.send == (f"position sfen {SFEN}", "go nodes 500")
    assert talk.hear("bestmove 7g7f").events == (done(3, "7g7f"),)


def test_an_answer_that_crosses_the_stop_is_not_taken_for_the_next_search() -> None:
    """The engine answers search 1 just as it is cancelled; then it hears the stop with nothing to stop."""
    talk = Talk().ready()
    talk.search(1)
    talk.take(talk.client.cancel(talk.now))
    talk.hear("bestmove 2g2f")
    talk.search(2)

    assert talk.hear("bestmove 7g7f").events == (done(2, "7g7f"),)


def test_an_answer_said_twice_counts_once() -> None:
    talk = Talk().ready()
    talk.search(1)

    assert talk.hear("bestmove 7g7f", "bestmove 7g7f").events == (
        done(1, "7g7f"),
        AnswerDropped("bestmove 7g7f"),
    )


def test_the_second_saying_may_come_during_the_next_search() -> None:
    talk = Talk().ready()
    talk.search(1)
    talk.hear("bestmove 7g7f")
    talk.search(2, legal=frozenset({"2g2f"}))

    assert talk.hear("bestmove 7g7f", "bestmove 2g2f").events == (
        AnswerDropped("bestmove 7g7f"),
        done(2, "2g2f"),
    )


def failed(step: Step) -> tuple[FailureKind, str]:
    (event,) = step.events
    assert isinstance(event, Failed)
    return event.failure.kind, event.failure.detail


def test_another_second_answer_during_the_next_search_is_told_as_what_it_is() -> None:
    talk = Talk().ready()
    talk.search(1)
    talk.hear("bestmove 7g7f")
    talk.search(2, legal=frozenset({"3c3d"}))

    assert talk.hear("bestmove 2g2f") == Step(("stop",))
    assert failed(talk.hear("bestmove 3c3d")) == (FailureKind.ANSWERED_TWICE, "2g2f")


def test_an_illegal_answer_that_no_other_follows_is_just_that() -> None:
    ends: tuple[Callable[[Talk], Any], ...] = (
        lambda talk: talk.wait(500),
        lambda talk: talk.take(talk.client.process_ended(1)),
    )
    for end in ends:
        talk = Talk().ready()
        talk.search(1)
        talk.hear("bestmove 7g7f")
        talk.search(2, legal=frozenset({"3c3d"}))
        talk.hear("bestmove 2g2f")

        assert failed(end(talk)) == (FailureKind.ILLEGAL_MOVE, "2g2f")


def test_a_search_given_up_after_an_illegal_answer_is_over() -> None:
    talk = Talk().ready()
    talk.search(1)
    talk.hear("bestmove 7g7f")
    talk.search(2, legal=frozenset({"3c3d"}))
    talk.hear("bestmove 2g2f")
    talk.search(3)

    assert talk.wait(1_000).events == ()
    assert talk.hear("bestmove 7g7f").events == (done(3, "7g7f"),)


def test_an_answer_nobody_asked_for_is_dropped() -> None:
    talk = Talk().ready()

    assert talk.hear("bestmove 7g7f", "checkmate nomate").events == (
        AnswerDropped("bestmove 7g7f"),
        AnswerDropped("checkmate nomate"),
    )


def test_move_now_takes_the_answer_it_gets() -> None:
    talk = Talk().ready()
    talk.search(1)
    assert talk.take(talk.client.stop(talk.now)).send == ("stop",)
    assert talk.take(talk.client.stop(talk.now)).send == ()

    assert talk.hear("bestmove 2g2f").events == (done(1, "2g2f"),)


def test_take_back_after_move_now_drops_the_answer() -> None:
    talk = Talk().ready()
    talk.search(1)
    talk.take(talk.client.stop(talk.now))
    talk.take(talk.client.cancel(talk.now))

    assert talk.hear("bestmove 2g2f").events == (AnswerDropped("bestmove 2g2f"),)


def test_a_late_answer_is_asked_for_and_accepted() -> None:
    talk = Talk().ready()
    talk.search(1, expected_ms=1_000)

    assert talk.wait(5_999) == Step()
    overdue = talk.wait(1)
    assert overdue == Step(("stop",), (SearchOverdue(1),))
    assert talk.hear("bestmove 7g7f").events == (done(1, "7g7f"),)


def test_no_answer_to_stop_is_a_failure() -> None:
    talk = Talk().ready()
    talk.search(1, expected_ms=1_000)

    assert failure_kinds(talk.wait(11_000)) == [FailureKind.TIMED_OUT]


def test_no_answer_to_a_cancelled_search_is_a_failure_too() -> None:
    talk = Talk().ready()
    talk.search(1, expected_ms=None)
    assert talk.wait(3_600_000) == Step()
    talk.take(talk.client.cancel(talk.now))

    assert failure_kinds(talk.wait(5_000)) == [FailureKind.TIMED_OUT]


def test_death_in_mid_search_is_told_as_such() -> None:
    talk = Talk().ready()
    talk.search(1)

    assert failure_kinds(talk.client.process_ended(-11)) == [FailureKind.DIED_IN_SEARCH]
    assert talk.hear("bestmove 7g7f") == Step()


def test_death_while_nobody_waits_is_told_apart() -> None:
    talk = Talk().ready()

    assert failure_kinds(talk.client.process_ended(1)) == [FailureKind.DIED_IDLE]


def test_a_mate_search_has_its_own_answer() -> None:
    talk = Talk().ready()
    talk.take(talk.client.search(SearchRequest(1, SFEN, (), GoLimits(mate_ms=1000)), talk.now))

    assert talk.sent[-1] == "go mate 1000"
    assert talk.hear("checkmate nomate").events == (MateSearchDone(1, Checkmate(CheckmateResult.NO_MATE)),)
    assert talk.client.state is State.READY


def test_an_engine_that_answers_a_mate_search_by_a_move_does_not_know_it() -> None:
    talk = Talk().ready()
    talk.take(talk.client.search(SearchRequest(1, SFEN, (), GoLimits(mate_ms=1000)), talk.now))

    said = MateSearchDone(1, Checkmate(CheckmateResult.NOT_IMPLEMENTED))
    assert talk.hear("bestmove 7g7f").events == (said,)
    assert talk.client.state is State.READY


# --- pondering ----------------------------------------------------------------------------------------------


def ponder(talk: Talk) -> None:
    request = SearchRequest(1, SFEN, ("7g7f",), GoLimits(movetime_ms=500, ponder=True), LEGAL, 500)
    talk.take(talk.client.search(request, talk.now))
    assert talk.client.state is State.PONDERING


def test_pondering_has_no_deadline_until_the_move_is_played() -> None:
    talk = Talk().ready()
    ponder(talk)
    assert talk.wait(600_000) == Step()

    assert talk.take(talk.client.ponder_hit(talk.now)).send == ("ponderhit",)
    assert talk.hear("bestmove 2g2f").events == (done(1, "2g2f"),)


def test_an_answer_before_the_ponder_hit_is_kept_for_it() -> None:
    talk = Talk().ready()
    ponder(talk)
    assert talk.hear("bestmove 2g2f") == Step()

    assert talk.take(talk.client.ponder_hit(talk.now)).events == (done(1, "2g2f"),)


def test_a_wrong_guess_ends_pondering_and_its_answer_is_dropped() -> None:
    talk = Talk().ready()
    ponder(talk)
    assert talk.search(2).send == ("stop",)

    assert talk.hear("bestmove 2g2f").events == (AnswerDropped("bestmove 2g2f"),)
    assert talk.hear("bestmove 7g7f").events == (done(2, "7g7f"),)


# --- what engines say meanwhile -----------------------------------------------------------------------------


def test_a_flood_is_thinned_out_and_takes_bounded_memory() -> None:
    talk = Talk().ready()
    talk.search(1, expected_ms=None)

    for number in range(20_000):
        talk.now = 1_000_000 + number // 20  # a thousand milliseconds of it
        talk.hear(f"info depth {number} multipv {number % 5000 + 1} score cp 1 pv 7g7f")
    shown = len(talk.events)
    talk.hear("info string 1", "info string 2", "bestmove 7g7f")

    assert 20 * 100 < shown < 21 * 1_300
    last = talk.events[-1]
    assert isinstance(last, SearchDone)
    assert len(last.lines) == 600
    assert len(last_words(talk)) <= 20


def test_one_line_said_over_and_over_is_shown_twenty_times_a_second_and_the_last_one_never_lost() -> None:
    talk = Talk().ready()
    talk.search(1, expected_ms=None)

    for depth in range(1, 1_001):
        talk.hear(f"info depth {depth} score cp 1 pv 7g7f")
        talk.wait(1)

    depths = [event.info.depth for event in talk.events if isinstance(event, SearchInfo)]
    assert len(depths) == 21
    talk.wait(50)
    assert talk.events[-1] == SearchInfo(1, Info(depth=1_000, score=Centipawns(1), pv=("7g7f",)))


def test_a_line_held_back_is_shown_before_the_answer() -> None:
    talk = Talk().ready()
    talk.search(1)

    step = talk.hear("info depth 1 score cp 1 pv 7g7f", "info depth 2 score cp 2 pv 7g7f", "bestmove 7g7f")

    shown = [event.info.depth for event in step.events if isinstance(event, SearchInfo)]
    assert shown == [1, 2]
    assert isinstance(step.events[-1], SearchDone)


def test_the_answer_brings_the_last_exact_line_of_each_move() -> None:
    talk = Talk().ready()
    talk.search(1)

    step = talk.hear(
        "info depth 1 multipv 1 score cp 10 pv 7g7f",
        "info depth 1 multipv 2 score cp 5 pv 2g2f",
        "info depth 2 multipv 1 score cp 30 pv 2g2f 3c3d",
        "info depth 3 multipv 1 score cp 900 lowerbound pv 2g2f",
        "info currmove 7g7f nodes 400",
        "info string thinking",
        "bestmove 2g2f",
    )

    assert step.events[-1] == SearchDone(
        1,
        BestMove(Verdict.MOVE, "2g2f"),
        (
            Info(depth=2, multipv=1, score=Centipawns(30), pv=("2g2f", "3c3d")),
            Info(depth=1, multipv=2, score=Centipawns(5), pv=("2g2f",)),
        ),
    )


def test_a_bound_is_kept_where_no_exact_line_begins_with_the_answer() -> None:
    """A search that is stopped amid its last iteration has only a bound to tell of its newest move."""
    talk = Talk().ready()
    talk.search(1)

    step = talk.hear(
        "info depth 2 multipv 1 score cp 30 pv 7g7f 3c3d",
        "info depth 2 multipv 2 score cp 20 pv 9g9f",
        "info depth 3 multipv 1 score cp 60 lowerbound pv 2g2f 8c8d 7g7f",
        "bestmove 2g2f",
    )

    bound = Info(depth=3, score=Centipawns(60), bound=Bound.LOWER, multipv=1, pv=("2g2f", "8c8d", "7g7f"))
    exact = Info(depth=2, score=Centipawns(20), multipv=2, pv=("9g9f",))
    assert step.events[-1] == SearchDone(1, BestMove(Verdict.MOVE, "2g2f"), (bound, exact))


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        pytest.param(
            ["info depth 3 score cp 60 lowerbound pv 2g2f", "info depth 4 score cp 9 pv 7g7f"],
            (Info(depth=4, score=Centipawns(9), pv=("7g7f",)),),
            id="an exact line came after the bound",
        ),
        pytest.param(
            ["info depth 3 score cp 60 upperbound pv 7g7f"],
            (),
            id="the bound is of another move",
        ),
        pytest.param(
            [
                "info depth 3 score cp 60 upperbound pv 2g2f",
                "info depth 3 score cp -9 upperbound pv 2g2f 3c3d",
            ],
            (Info(depth=3, score=Centipawns(-9), bound=Bound.UPPER, pv=("2g2f", "3c3d")),),
            id="the last bound counts",
        ),
        pytest.param(
            [
                "info depth 3 multipv 2 score cp 5 lowerbound pv 2g2f",
                "info depth 3 multipv 1 score cp 5 pv 7g7f",
            ],
            (
                Info(depth=3, multipv=1, score=Centipawns(5), pv=("7g7f",)),
                Info(depth=3, multipv=2, score=Centipawns(5), bound=Bound.LOWER, pv=("2g2f",)),
            ),
            id="a bound of a line for itself",
        ),
    ],
)
def test_a_bound_stands_for_the_move_that_is_answered_alone(told: list[str], kept: tuple[Info, ...]) -> None:
    talk = Talk().ready()
    talk.search(1)

    step = talk.hear(*told, "bestmove 2g2f")

    assert step.events[-1] == SearchDone(1, BestMove(Verdict.MOVE, "2g2f"), kept)


def test_no_bound_of_one_search_answers_for_the_next() -> None:
    talk = Talk().ready()
    talk.search(1)
    talk.hear("info depth 3 score cp 60 lowerbound pv 7g7f", "bestmove resign")
    talk.search(2)

    assert talk.hear("bestmove 7g7f").events == (done(2, "7g7f"),)


def test_rubbish_in_mid_search_does_no_harm_and_is_kept_for_the_record() -> None:
    talk = Talk().ready()
    talk.search(1)

    assert talk.hear(b"\xff\xfe\x00", b"", b"x" * 65_536, b"bestmoev 7g7f", b"bestmove 7g7f").events == (
        done(1, "7g7f"),
    )
    kept = last_words(talk)
    assert max(map(len, kept)) == 300
    assert "bestmoev 7g7f" in kept


def test_ten_thousand_options_take_bounded_memory() -> None:
    talk = Talk()
    talk.take(talk.client.start(talk.now))
    talk.hear(*(f"option name N{number} type button" for number in range(10_000)))

    identified = talk.hear("usiok").events[0]
    assert isinstance(identified, Identified)
    assert len(identified.options) == 600


# --- order --------------------------------------------------------------------------------------------------


def test_nothing_is_said_after_quit() -> None:
    talk = Talk().ready()
    talk.search(1)

    assert talk.take(talk.client.quit()).send == ("stop", "quit")
    assert talk.hear("bestmove 7g7f") == Step()
    assert talk.client.process_ended(0) == Step()
    assert talk.client.quit() == Step()


def test_commands_out_of_order_are_the_callers_mistake() -> None:
    client = UsiClient("x")
    with pytest.raises(CommandOrderError):
        client.search(SearchRequest(1, SFEN), 0)
    client.start(0)
    with pytest.raises(CommandOrderError):
        client.start(0)
    with pytest.raises(CommandOrderError):
        client.ponder_hit(0)
    client.quit()
    with pytest.raises(CommandOrderError):
        client.prepare("shogi", {}, 0)
