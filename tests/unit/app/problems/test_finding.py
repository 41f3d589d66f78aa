"""What the tools that make our problems ask: who would be tempted by what."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from unittest.mock import Mock

import pytest

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import Judgement
from shogi_desktop.analysis.reasons import Confirmation, Reason, ReasonId
from shogi_desktop.analysis.reasons.confirming import Asking, Wanted
from shogi_desktop.analysis.reasons.evidence import Evidence
from shogi_desktop.analysis.waiting import turned
from shogi_desktop.app.problems import finding
from shogi_desktop.app.problems.finding import (
    MARGIN,
    Searcher,
    ask,
    choices,
    fault_of,
    lead,
    pictures_of,
    reasons_against,
    share,
    tellable,
)
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import STANDARD, Color, Position, parse_usi_move
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.messages import Bound, Centipawns, Info
from shogi_desktop.usi.search import SearchRequest


@pytest.fixture(scope="module")
def searcher() -> Iterator[Searcher]:
    with Searcher(STANDARD) as found:
        yield found


def test_levels_play_legal_moves_each_as_often_as_asked_and_the_same_again(searcher: Searcher) -> None:
    start = Position.start(STANDARD)
    drawn = choices(searcher, start, (3, 12), 5, Random(1))
    assert drawn.total() == 10
    assert all(start.is_legal(move) for move in drawn)
    assert choices(searcher, start, (3, 12), 5, Random(1)) == drawn


def test_a_strong_level_takes_the_rook_and_a_weak_one_does_not_always(searcher: Searcher) -> None:
    """A rook stands where a knight takes it, with a pawn to be taken back by the king before it."""
    position = Position.from_sfen("4k4/9/9/9/5rp2/9/6N2/9/4K4 b - 1", STANDARD)
    best = parse_usi_move("3g4e", STANDARD)
    assert choices(searcher, position, (24,), 6, Random(1))[best] == 6
    assert choices(searcher, position, (1,), 40, Random(1))[best] < 40


def test_whatever_an_engine_says_of_a_search_that_is_soon_over_is_heard(searcher: Searcher) -> None:
    """At every depth a word on each line: what is thinned out for a window would leave none of one depth."""
    said = [
        info for info in searcher.all_said(Position.start(STANDARD), 4_000, 2) if info.bound is Bound.EXACT
    ]
    deepest = said[-1].depth or 0
    told = [(info.depth, info.multipv) for info in said]
    assert deepest > 4
    assert [one for one in told if one[0] != deepest] == [
        (depth, number) for depth in range(1, deepest) for number in (1, 2)
    ]


# --- without an engine ------------------------------------------------------------------------------------


class Told:
    """In the place of an engine: says these lines to every question."""

    def __init__(self, *infos: Info) -> None:
        self.infos = infos
        self.prepared: list[tuple[str, dict[str, object]]] = []
        self.asked: list[SearchRequest] = []
        self.ended: list[str] = []

    def prepare(self, variant_id: str, options: dict[str, object]) -> None:
        self.prepared.append((variant_id, options))

    def wait_until_ready(self) -> None:
        self.ended.append("ready")

    def search(self, request: SearchRequest, on_info: Callable[[Info], None]) -> Told:
        self.asked.append(request)
        for info in self.infos:
            on_info(info)
        return self

    def result(self) -> None:
        self.ended.append("result")

    def close(self) -> None:
        self.ended.append("close")

    def wait(self) -> None:
        self.ended.append("wait")


def told(monkeypatch: pytest.MonkeyPatch, *infos: Info) -> Told:
    engine = Told(*infos)
    monkeypatch.setattr(finding, "bundled_engine", lambda: EngineCommand("/opt/engine"))
    monkeypatch.setattr(
        finding, "EngineHandle", lambda _command, *, timeouts, restarts: engine if restarts else None
    )
    return engine


def line(
    number: int, cp: int | None, *moves: str, bound: Bound = Bound.EXACT, depth: int | None = None
) -> Info:
    score = None if cp is None else Centipawns(cp)
    return Info(depth=depth, multipv=number, score=score, pv=moves, bound=bound)


def test_the_last_exact_word_on_each_line_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = told(
        monkeypatch,
        line(2, 10, "2g2f"),
        line(1, 30, "7g7f"),
        line(2, 20, "2g2f", "3c3d"),
        line(1, 90, "9g9f", bound=Bound.LOWER),
        line(1, None, "9g9f"),
        line(1, 95),
    )
    white = Position.from_sfen(STANDARD.start_sfen.replace(" b ", " w "), STANDARD)
    with Searcher(STANDARD) as searcher:
        said = searcher.said(Position.start(STANDARD), 500, 2)
        assert [info.pv for info in said] == [("7g7f",), ("2g2f", "3c3d")]
        found = searcher.lines(Position.start(STANDARD), 500, 2)
        assert [(one.score, [move.usi for move in one.line]) for one in found] == [
            (30, ["7g7f"]),
            (20, ["2g2f", "3c3d"]),
        ]
        assert searcher.lines(white, 500, 2) == [], "a line that cannot be played there is none"
    request = engine.asked[0]
    assert (request.start_sfen, request.moves) == (STANDARD.start_sfen, ())
    assert (request.limits.nodes, request.options) == (500, {"MultiPV": 2})
    assert engine.prepared == [("shogi", {"USI_Hash": 32, "Threads": 1})]
    assert engine.ended == ["ready", *["result"] * 3, "close", "wait"]


@pytest.mark.parametrize(
    "cut_off",
    [
        (line(1, 105, "2g2f", bound=Bound.UPPER, depth=8), line(2, -500, "5g5f", depth=7)),
        (line(1, 105, "2g2f", depth=8), line(2, -500, "5g5f", depth=7)),
        (line(1, 105, "2g2f", depth=8), line(2, 90, "7g7f", bound=Bound.LOWER, depth=8)),
        (line(2, -500, "5g5f", depth=7),),
    ],
)
def test_lines_are_those_of_the_last_depth_that_was_searched_to_its_end(
    monkeypatch: pytest.MonkeyPatch, cut_off: tuple[Info, ...]
) -> None:
    """By what else a search that was cut off says the first would be ahead of the second by far."""
    whole = line(1, 30, "7g7f", depth=7), line(2, 20, "2g2f", depth=7)
    told(monkeypatch, line(1, 70, "9g9f", depth=6), line(2, 60, "1g1f", depth=6), *whole, *cut_off)
    with Searcher(STANDARD) as searcher:
        found = searcher.lines(Position.start(STANDARD), 8_000, 2)
    assert [(one.score, [move.usi for move in one.line]) for one in found] == [(30, ["7g7f"]), (20, ["2g2f"])]


def test_where_a_mate_is_missed_nothing_else_is_told() -> None:
    mate, piece = Reason(ReasonId.MISSES_MATE, ()), Reason(ReasonId.HANGS_PIECE, ())
    assert tellable((mate, piece)) == (mate,)
    assert tellable((piece, mate)) == (piece, mate)
    assert tellable(()) == ()


def test_a_lead_is_that_of_the_side_to_move() -> None:
    black = Position.start(STANDARD)
    white = Position.from_sfen(STANDARD.start_sfen.replace(" b ", " w "), STANDARD)
    assert lead(600, 0, black) == pytest.approx(-lead(600, 0, white))
    assert lead(600, 0, black) == pytest.approx(share(600, black) - 0.5)


@pytest.mark.parametrize(
    ("is_fault", "loss", "ids"),
    [
        (True, MARGIN, [ReasonId.ALLOWS_FORK, ReasonId.ALLOWS_PIN]),
        (True, MARGIN - 0.001, []),
        (False, 0.5, []),
        (None, 0.5, []),
    ],
)
def test_a_best_move_shows_what_it_makes_on_the_board_where_that_wins_enough(
    is_fault: bool | None, loss: float, ids: list[ReasonId], monkeypatch: pytest.MonkeyPatch
) -> None:
    position = Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 b G 1", STANDARD)
    best, otherwise = Evaluation(300), Evaluation(-300)
    judged = None if is_fault is None else Mock(judgement=Mock(is_fault=is_fault), loss=loss)
    asked: list[tuple[str, Evaluation, Evaluation]] = []

    def judge_waiting(other_s_turn: Position, before: Evaluation, after: Evaluation) -> Mock | None:
        asked.append((other_s_turn.sfen(), before, after))
        return judged

    proven = (ReasonId.ALLOWS_FORK, ReasonId.BAD_EXCHANGE, ReasonId.ALLOWS_PIN)
    monkeypatch.setattr(finding, "judged_waiting", judge_waiting)
    monkeypatch.setattr(
        finding, "reasons_for", lambda one: [Reason(each, ()) for each in proven] if one is judged else []
    )
    assert [reason.id for reason in pictures_of(position, best, otherwise)] == ids
    assert asked == [(turned(position).sfen(), otherwise, best)]


class Steps(Confirmation):
    """Wants these, whatever is found."""

    reason = ReasonId.DROPS_INITIATIVE

    def __init__(self, judged: JudgedMove, *steps: Wanted) -> None:
        self.steps, self.taken = steps, list[Evaluation]()
        super().__init__(judged)

    @classmethod
    def shows(cls, _evidence: Evidence) -> bool:
        return True

    @staticmethod
    def nodes_after(nodes: int) -> int:
        return nodes

    @staticmethod
    def cost_of_proofs(_nodes: int) -> int:
        return 0

    def prove(self, _nodes: int) -> Asking:
        for step in self.steps:
            self.taken.append((yield step))
        return False


def test_a_confirmation_is_asked_until_it_wants_more_nodes() -> None:
    start = Position.start(STANDARD)
    judged = fault_of(start, Evaluation(900), parse_usi_move("9g9f", STANDARD), Evaluation(-900))
    assert judged is not None
    reply = (parse_usi_move("3c3d", STANDARD),)
    confirmation = Steps(judged, Wanted(True, 30, passed=True), Wanted(True, 40, reply), Wanted(False, 50))
    asked: list[tuple[str, int]] = []

    def search(position: Position, nodes: int) -> list[Evaluation]:
        asked.append((position.sfen(), nodes))
        return [Evaluation(7), Evaluation(8)] if nodes < 50 else []

    def led_to(*moves: str) -> Position:
        position = start.copy()
        for move in moves:
            position.play(parse_usi_move(move, STANDARD))
        return position

    ask(confirmation, search, 40)
    told = [(turned(led_to("9g9f")).sfen(), 30), (led_to("9g9f", "3c3d").sfen(), 40)]
    assert asked == told
    assert [one.score for one in confirmation.taken] == [7, 7]
    assert confirmation.wanted == Wanted(False, 50)
    ask(confirmation, search)
    assert asked == [*told, (start.sfen(), 50)]
    assert confirmation.wanted is None, "of a position of which nothing is said nothing is confirmed"


def test_where_nothing_can_be_moved_a_confirmation_needs_no_search() -> None:
    mated = Position.from_sfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", STANDARD)
    drop, other = parse_usi_move("G*5b", STANDARD), parse_usi_move("G*9i", STANDARD)
    judged = fault_of(mated, Evaluation(900), other, Evaluation(-900))
    assert judged is not None
    confirmation = Steps(judged, Wanted(False, 30, (drop,)))
    ask(confirmation, Mock(side_effect=AssertionError))
    assert confirmation.taken[0].score == ForcedMate(Color.BLACK, 0)


@pytest.mark.parametrize(
    ("judgement", "loss", "told"),
    [
        (Judgement.MISTAKE, MARGIN, True),
        (Judgement.MISTAKE, MARGIN - 0.001, False),
        (Judgement.GOOD, MARGIN, False),
        (Judgement.GOOD, MARGIN - 0.001, False),
    ],
)
def test_reasons_are_told_of_a_fault_that_costs_enough(
    monkeypatch: pytest.MonkeyPatch, judgement: Judgement, loss: float, told: bool
) -> None:
    start = Position.start(STANDARD)
    best, after = Evaluation(50), Evaluation(-900)
    reasons = (Mock(),)
    monkeypatch.setattr(finding, "judge", lambda *_: (judgement, loss))
    monkeypatch.setattr(finding, "reasons_for", lambda _: reasons)
    found = reasons_against(start, best, parse_usi_move("9g9f", STANDARD), after)
    assert found == (reasons if told else ())
