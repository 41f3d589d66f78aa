"""What an engine says in a search is kept for its answer and told at intervals."""

from __future__ import annotations

from shogi_desktop.usi.messages import BestMove, Bound, Centipawns, GoLimits, Info, Verdict
from shogi_desktop.usi.search import RunningSearch, SearchRequest

START = "startpos"


def said(pv: str, cp: int, multipv: int = 1, bound: Bound = Bound.EXACT) -> Info:
    return Info(multipv=multipv, score=Centipawns(cp), pv=tuple(pv.split()), bound=bound)


def moved(move: str) -> BestMove:
    return BestMove(Verdict.MOVE, move)


def running(**request: object) -> RunningSearch:
    return RunningSearch(SearchRequest(7, START, **request), interval_ms=50)  # type: ignore[arg-type]


def test_the_first_word_is_told_at_once_and_the_next_after_the_interval() -> None:
    search = running()
    search.take(said("7g7f", 10))
    assert [told.info.score for told in search.tell(1_000)] == [Centipawns(10)]
    search.take(said("7g7f", 20))
    search.take(said("7g7f", 30))
    assert search.tell(1_049) == []
    assert search.next_tell_ms() == 1_050
    assert [told.info.score for told in search.tell(1_050)] == [Centipawns(30)]
    assert search.next_tell_ms() is None


def test_nothing_is_told_of_a_search_given_up() -> None:
    search = running()
    search.tell(1_000)
    search.take(said("7g7f", 10))
    search.give_up()
    assert not search.wanted
    assert search.tell(2_000, at_once=True) == []


def test_an_answer_takes_the_exact_lines_with_it_and_a_bound_only_of_its_own_move() -> None:
    search = running()
    best, other = said("7g7f 3c3d", 50), said("2g2f", 40, multipv=2)
    bound = said("6i7h", 60, bound=Bound.LOWER)
    for info in (best, other, bound):
        search.take(info)
    assert search.lines_for(moved("7g7f")) == (best, other)
    assert search.lines_for(moved("6i7h")) == (bound, other)


def test_only_legal_moves_are_allowed_and_words_always() -> None:
    search = running(legal=frozenset({"7g7f"}))
    assert search.allows(moved("7g7f"))
    assert not search.allows(moved("7g7e"))
    assert search.allows(BestMove(Verdict.RESIGN))
    assert running().allows(moved("7g7e"))


def test_a_search_for_mates_and_one_that_ponders_are_told_apart() -> None:
    assert running(limits=GoLimits(mate_ms=1_000)).is_for_mate
    assert not running(limits=GoLimits(ponder=True)).wanted
    assert running().wanted
