"""What holds for every course of a conversation, however the engine and the owner behave."""

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from shogi_desktop.usi.client import State, Step, UsiClient
from shogi_desktop.usi.errors import FailureKind
from shogi_desktop.usi.events import Failed, SearchDone
from shogi_desktop.usi.messages import GoLimits
from shogi_desktop.usi.search import SearchRequest

SFEN = "4k4/9/9/9/9/9/9/9/4K4 b - 1"
LINES = (
    "usiok",
    "readyok",
    "bestmove 7g7f",
    "bestmove 2g2f",
    "bestmove resign",
    "info depth 1 multipv 2 score cp 3 pv 7g7f",
    "info string hello",
    "checkmate nomate",
    "option name USI_Variant type combo default shogi var shogi",
    "rubbish",
)

heard = st.tuples(st.just("hear"), st.sampled_from(LINES))
asked = st.tuples(
    st.sampled_from(["search", "ponder", "mate", "stop", "cancel", "prepare", "new_game", "hit"]), st.just("")
)
passed = st.tuples(st.just("wait"), st.sampled_from(["1", "100", "4000", "70000"]))
ended = st.tuples(st.sampled_from(["quit", "exit"]), st.just(""))


class Owner:
    """Drives a client as told, and keeps what must hold."""

    def __init__(self) -> None:
        self.client = UsiClient("engine")
        self.now = 0
        self.last_id = 0
        self.wanted: int | None = None
        self.failures = 0
        self.take(self.client.start(0))

    def act(self, name: str, detail: str) -> None:
        if name == "hear":
            self.take(self.client.receive_line(detail.encode(), self.now))
        elif name == "wait":
            self.now += int(detail)
            self.take(self.client.tick(self.now))
        elif name == "exit":
            self.take(self.client.process_ended(1))
        elif name == "quit":
            self.wanted = None
            self.take(self.client.quit())
        elif self.client.state is not State.DEAD:
            self.command(name)

    def command(self, name: str) -> None:
        commands: dict[str, Callable[[], Step]] = {
            "stop": lambda: self.client.stop(self.now),
            "cancel": lambda: self.client.cancel(self.now),
            "prepare": lambda: self.client.prepare("shogi", {}, self.now),
            "new_game": lambda: self.client.new_game(self.now),
        }
        if name in commands:
            if name != "stop":
                self.wanted = None
            self.take(commands[name]())
        elif name == "hit":
            if self.client.state is State.PONDERING:
                self.take(self.client.ponder_hit(self.now))
        else:
            self.last_id += 1
            self.wanted = self.last_id
            limits = {"ponder": GoLimits(ponder=True), "mate": GoLimits(mate_ms=5)}.get(
                name, GoLimits(nodes=1)
            )
            request = SearchRequest(self.last_id, SFEN, (), limits, frozenset({"7g7f"}), 100)
            self.take(self.client.search(request, self.now))

    def take(self, step: Step) -> None:
        for event in step.events:
            assert self.failures == 0, "nothing is said after a failure"
            if isinstance(event, SearchDone):
                assert event.search_id == self.wanted, "only the latest question is answered"
                self.wanted = None
            elif isinstance(event, Failed):
                self.failures += 1
                assert self.client.state is State.DEAD
                assert event.failure.kind in FailureKind


@given(st.lists(heard | heard | asked | asked | passed | ended, max_size=40))
def test_only_the_latest_question_is_answered_and_nothing_follows_a_failure(
    script: list[tuple[str, str]],
) -> None:
    owner = Owner()
    owner.take(owner.client.receive_line(b"usiok", 0))
    for name, detail in script:
        owner.act(name, detail)

    if owner.client.state is State.DEAD:
        assert owner.client.next_tick_ms() is None


@given(st.lists(heard | asked, max_size=40))
def test_there_is_never_more_than_one_unanswered_search(script: list[tuple[str, str]]) -> None:
    """Answers are counted on the wire: a ``go`` goes out only when every earlier one has been answered."""
    client = UsiClient("engine")
    client.start(0)
    outstanding = 0

    def count(step: Step) -> None:
        nonlocal outstanding
        for line in step.send:
            if line.startswith("go"):
                assert outstanding == 0
                outstanding += 1

    count(client.receive_line(b"usiok", 0))
    count(client.prepare("shogi", {}, 0))
    count(client.receive_line(b"readyok", 0))
    search_id = 0
    for name, detail in script:
        if client.state is State.DEAD:
            return
        if name == "hear":
            if detail.startswith("bestmove") and outstanding:
                outstanding -= 1
            count(client.receive_line(detail.encode(), 0))
        elif name == "search":
            search_id += 1
            count(client.search(SearchRequest(search_id, SFEN), 0))
        elif name == "cancel":
            count(client.cancel(0))
        elif name == "stop":
            count(client.stop(0))
        elif name == "new_game":
            count(client.new_game(0))
