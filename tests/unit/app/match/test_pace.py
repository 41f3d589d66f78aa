"""How an engine's limits are described, and what it is told of them."""

import pytest

from shogi_desktop.app.match import Pace, PaceTextError
from shogi_desktop.game import UNLIMITED, Clock, TimeControl
from shogi_desktop.rules import Color
from shogi_desktop.usi.messages import GoLimits


@pytest.mark.parametrize(
    ("text", "pace"),
    [
        ("nodes=20000", Pace(nodes=20_000)),
        ("depth=8", Pace(depth=8)),
        ("movetime=200", Pace(movetime_ms=200)),
        ("thinking=1s", Pace(thinking_ms=1_000)),
        ("byoyomi=500ms", Pace(control=TimeControl(byoyomi_ms=500))),
        ("time=5m, inc=2s", Pace(control=TimeControl(300_000, increment_ms=2_000))),
        ("time=10m,byoyomi=30s,periods=3", Pace(control=TimeControl(600_000, 30_000, 3))),
        ("depth=8,time=1m", Pace(depth=8, control=TimeControl(60_000))),
    ],
)
def test_a_pace_is_described_in_words(text: str, pace: Pace) -> None:
    assert Pace.parse(text) == pace


@pytest.mark.parametrize(
    "text",
    [
        "", "fast", "nodes", "nodes=0", "nodes=1s", "depth=-1", "time=0", "time=5h", "nodes=1,nodes=2",
        "byoyomi=1s,inc=1s", "thinking=1s,nodes=5", "movetime=0", "periods=2",
    ],
)  # fmt: skip
def test_what_describes_no_pace_is_refused_with_what_would(text: str) -> None:
    with pytest.raises(PaceTextError, match="nodes=20000"):
        Pace.parse(text)


def told(pace: Pace, other: TimeControl = UNLIMITED, turn: Color = Color.BLACK) -> GoLimits:
    return pace.limits(Clock(pace.control, other), turn, 0)


def test_an_engine_is_told_its_limits() -> None:
    assert told(Pace(nodes=5)) == GoLimits(nodes=5)
    assert told(Pace(thinking_ms=9)) == GoLimits(black_ms=0, white_ms=0, byoyomi_ms=9)
    assert told(Pace(control=TimeControl(7, 8))) == GoLimits(black_ms=7, white_ms=0, byoyomi_ms=8)
    assert told(Pace(control=TimeControl(7, increment_ms=2)), TimeControl(3)) == GoLimits(
        black_ms=7, white_ms=3, black_increment_ms=2, white_increment_ms=0
    )


def test_a_search_may_take_as_long_as_its_limits_allow() -> None:
    assert Pace(movetime_ms=200).longest_ms(None) == 200
    assert Pace(control=TimeControl(1_000)).longest_ms(700) == 700
    assert Pace(nodes=10).longest_ms(None) == 120_000


@pytest.mark.parametrize(("text", "ms"), [("7", 7), ("7ms", 7), ("7s", 7_000), ("7m", 420_000)])
def test_a_time_has_its_unit(text: str, ms: int) -> None:
    assert Pace.parse(f"movetime={text}") == Pace(movetime_ms=ms)
