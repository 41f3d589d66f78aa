"""What the library says: each result and trouble has words of its own."""

from __future__ import annotations

import pytest

from shogi_desktop.app.library.reading import Result, Trouble, TroubleKind
from shogi_desktop.app.library.words import result_name, trouble_text

pytestmark = pytest.mark.usefixtures("qapp")


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
        (TroubleKind.UNREADABLE, "cannot be opened (WHY). Check that you are allowed to read it."),
        (TroubleKind.TOO_LARGE, "is too large to be a kifu (WHY)."),
        (TroubleKind.NO_KIFU, "cannot be read as a game record (WHY)."),
        (TroubleKind.RESERVATIONS, "was read with problems: WHY"),
    ],
)
def test_a_trouble_ends_a_sentence_and_gives_the_reason(kind: TroubleKind, said: str) -> None:
    assert trouble_text(Trouble("/a.kif", kind, "WHY")) == said
