"""What each error of the package tells: the value that was wrong, for whoever reads it in a report."""

from __future__ import annotations

import pytest

from shogi_desktop.game import (
    GameError,
    GameOverError,
    NoFoulError,
    Outcome,
    PathError,
    Reason,
    TakeBackError,
    TimeControl,
    TimeControlError,
)
from shogi_desktop.game.mating import SearchLimitError
from shogi_desktop.rules import STANDARD, parse_usi_move


@pytest.mark.parametrize(
    ("error", "named"),
    [
        (NoFoulError(parse_usi_move("7g7f", STANDARD)), "7g7f"),
        (PathError((0, 3)), "(0, 3)"),
        (TakeBackError(5, 2), "5 moves: 2 were played"),
        (GameOverError(Outcome(Reason.AGREEMENT)), Reason.AGREEMENT.value),
        (SearchLimitError(700), "700 positions"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_error_names_what_was_wrong(error: GameError, named: str) -> None:
    assert named in str(error)


def test_an_impossible_control_is_told_in_words() -> None:
    with pytest.raises(TimeControlError, match=r"negative.*-5"):
        TimeControl(main_ms=-5)
    with pytest.raises(TimeControlError, match="needs main time"):
        TimeControl()
