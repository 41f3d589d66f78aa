"""What the library says: each opening, result and trouble has words of its own."""

from __future__ import annotations

import pytest

from shogi_desktop.app.library.openings import Strategy
from shogi_desktop.app.library.reading import Result, Trouble, TroubleKind
from shogi_desktop.app.library.words import result_name, strategy_name, trouble_text

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("strategy", Strategy)
def test_an_opening_has_its_usual_name(strategy: Strategy) -> None:
    assert strategy_name(strategy.code) == strategy.english


def test_what_is_no_opening_has_no_name() -> None:
    assert strategy_name("") == strategy_name("of a later version") == ""


def test_results_are_said_shortly_and_an_unknown_one_not_at_all() -> None:
    assert {result: result_name(result) for result in Result} == {
        Result.BLACK: "☗ won",
        Result.WHITE: "☖ won",
        Result.DRAW: "Draw",
        Result.VOID: "No result",
        Result.UNKNOWN: "",
    }


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (TroubleKind.UNREADABLE, "cannot be opened (WHY). Check your right to read it."),
        (TroubleKind.TOO_LARGE, "is too large to be a kifu (WHY)."),
        (TroubleKind.NO_KIFU, "cannot be read as a game record (WHY)."),
        (TroubleKind.RESERVATIONS, "was read with reservations: WHY"),
    ],
)
def test_a_trouble_ends_a_sentence_and_gives_the_reason(kind: TroubleKind, said: str) -> None:
    assert trouble_text(Trouble("/a.kif", kind, "WHY")) == said
