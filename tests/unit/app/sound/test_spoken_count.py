"""What is said of a running clock, against tables written out by hand; and how each language counts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from shogi_desktop.app.sound.spoken_count import Call, SpokenCount, spoken_language, words_for
from shogi_desktop.game import Clock, ClockReading, TimeControl
from shogi_desktop.rules import Color


def calls(control: TimeControl, *, until: int, tick: int = 100) -> list[tuple[int, Call]]:
    """What is due in one long turn: the time in milliseconds, and what."""
    count, clock = SpokenCount(), Clock(control)
    clock.start(Color.BLACK, 0)
    found = []
    for now in range(0, until + 1, tick):
        call = count.follow("turn", clock.remaining(Color.BLACK, now))
        if call is not None:
            found.append((now, call))
    return found


def test_byoyomi_of_a_minute_is_counted_at_thirty_twenty_and_each_second_from_ten() -> None:
    expected = [(30, 30_000), (20, 40_000), *((left, 60_000 - 1000 * left) for left in range(10, 0, -1))]
    assert calls(TimeControl(byoyomi_ms=60_000), until=60_000) == [
        (now, Call(left, 60)) for left, now in expected
    ]


def test_nothing_is_said_of_what_a_turn_or_a_period_begins_with() -> None:
    assert [call.left_s for _, call in calls(TimeControl(byoyomi_ms=10_000), until=9_999)] == [
        9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]  # fmt: skip
    two_periods = calls(TimeControl(main_ms=5_000, byoyomi_ms=10_000, periods=2), until=24_999)
    assert [now for now, _ in two_periods] == [
        *range(6_000, 15_000, 1_000), *range(16_000, 25_000, 1_000)
    ]  # fmt: skip


def test_main_time_is_counted_only_where_no_byoyomi_follows() -> None:
    assert calls(TimeControl(main_ms=40_000, byoyomi_ms=60_000), until=39_900) == []
    last = calls(TimeControl(main_ms=40_000), until=40_000)
    assert last[0] == (10_000, Call(30)) and last[-1] == (39_000, Call(1))
    assert len(last) == 12


def test_of_several_calls_missed_the_last_is_made() -> None:
    assert calls(TimeControl(main_ms=40_000), until=40_000, tick=12_500) == [
        (12_500, Call(30)), (25_000, Call(20)), (37_500, Call(3))
    ]  # fmt: skip


def test_no_limit_no_turn_and_no_time_left_are_silent() -> None:
    count = SpokenCount()
    flagged = ClockReading(0, 0, 0, in_byoyomi=True, flagged=True, period_ms=30_000)
    nearly = ClockReading(0, 1_050, 1, in_byoyomi=True, flagged=False, period_ms=30_000)
    assert count.follow("turn", nearly) is None
    assert count.follow("turn", flagged) is None
    assert count.follow("turn", None) is None
    assert count.follow("next", nearly) is None
    assert calls(TimeControl(unlimited=True), until=60_000) == []


class InLanguage(QTranslator):
    """Translates the texts of the count and nothing else."""

    def __init__(self, texts: dict[str, str]) -> None:
        super().__init__()
        self._texts = texts

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(self, context: str, text: str, hint: str | None = None, n: int = -1) -> str | None:
        return self._texts.get(text) if context == "SpokenCount" else None


@pytest.fixture
def japanese(qapp: QCoreApplication) -> Iterator[None]:
    words = {
        "en": "ja",
        "%n seconds": "%n秒",
        "%n seconds left": "残り%n秒",
    }
    translator = InLanguage(words)
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def test_english_counts_down(qapp: QCoreApplication) -> None:
    assert spoken_language() == "en"
    said = [words_for(Call(left, 60)) for left in (30, 20, 10, 9, 1)]
    assert said == ["30 seconds", "20 seconds", "10", "9", "1"]
    assert words_for(Call(30)) == "30 seconds left"
    assert words_for(Call(10)) == "10"


def test_japanese_byoyomi_is_read_by_the_time_that_has_passed(japanese: None) -> None:
    assert spoken_language() == "ja"
    of_sixty = [words_for(Call(left, 60)) for left in (30, 20, 10, 9, 8, 1)]
    assert of_sixty == ["30秒", "40秒", "50秒", "1", "2", "9"]
    assert [words_for(Call(left, 30)) for left in (20, 10, 9)] == ["10秒", "20秒", "1"]
    assert [words_for(Call(left)) for left in (30, 10, 9)] == ["残り30秒", "10", "9"]
