"""What is remembered of problems: best times, rows of them solved at once, what comes back, own files."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from shogi_desktop.app.problems.collection import Puzzle
from shogi_desktop.app.problems.progress import Place, SolvingProgress
from shogi_desktop.rules import STANDARD
from tests.support.sentences import into

DAY = date(2026, 11, 23)
START = "8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1"
ONE, TWO = (Puzzle(name, STANDARD, START) for name in ("one", "two"))


class Kept:
    """Progress in a file, on a day in the test's hand."""

    def __init__(self, file: Path) -> None:
        self.file, self.today = file, DAY
        self.said: list[str] = []
        self.progress = self.opened()

    def opened(self) -> SolvingProgress:
        return SolvingProgress(self.file, into(self.said), lambda: self.today)

    def days_until_it_comes_back(self, puzzle: Puzzle) -> int | None:
        for days in range(60):
            self.today = DAY + timedelta(days=days)
            if self.progress.comes_back(puzzle):
                self.today = DAY
                return days
        self.today = DAY
        return None


@pytest.fixture
def kept(qapp: object, tmp_path: Path) -> Kept:
    del qapp
    return Kept(tmp_path / "problems.json")


def test_the_best_time_of_what_was_solved_at_once_is_kept(kept: Kept) -> None:
    assert (kept.progress.best_ms(ONE), kept.progress.is_solved(ONE)) == (None, False)
    for ms, best in ((5_000, 5_000), (7_000, 5_000), (3_000, 3_000)):
        kept.progress.solved(ONE, ms)
        assert kept.opened().best_ms(ONE) == best
    kept.progress.missed(ONE)
    kept.progress.missed(TWO)
    assert (kept.progress.best_ms(ONE), kept.progress.best_ms(TWO)) == (3_000, None)
    assert kept.progress.count_solved([ONE, TWO]) == 1


def test_a_row_is_broken_by_a_mistake_or_the_solution_and_the_longest_stays(kept: Kept) -> None:
    rows = []
    for at_once in (True, True, False, True):
        if at_once:
            kept.progress.solved(ONE, 1_000)
        else:
            kept.progress.missed(ONE)
        rows.append((kept.progress.streak, kept.progress.best_streak))
    assert rows == [(1, 1), (2, 2), (0, 2), (1, 2)]
    kept.progress.missed(TWO)
    assert (kept.opened().streak, kept.opened().best_streak) == (0, 2)


def test_what_was_not_solved_at_once_comes_back_until_it_is(kept: Kept) -> None:
    kept.progress.solved(ONE, 1_000)
    assert kept.days_until_it_comes_back(ONE) is None
    kept.progress.missed(ONE)
    kept.progress.missed(TWO)
    assert [kept.days_until_it_comes_back(puzzle) for puzzle in (ONE, TWO)] == [1, 1]
    for days in (1, 6):  # as cards of practice do
        kept.progress.solved(ONE, 1_000)
        assert kept.days_until_it_comes_back(ONE) == days
    assert kept.opened().comes_back(TWO) is False
    kept.today += timedelta(days=1)
    assert kept.opened().comes_back(TWO) is True


def test_own_files_are_kept_the_latest_last_fifty_at_most_and_forgotten_by_name(kept: Kept) -> None:
    for number in range(52):
        kept.progress.add_file(f"/{number}.kif")
    assert kept.progress.files == tuple(f"/{number}.kif" for number in range(2, 52))
    kept.progress.add_file("/7.kif")
    assert kept.opened().files[-2:] == ("/51.kif", "/7.kif")
    assert len(kept.progress.files) == 50
    kept.progress.solved(ONE, 1_000)
    kept.progress.remove_file("/7.kif")
    kept.progress.remove_file("/nowhere.kif")
    assert len(kept.progress.files) == 49
    assert "/7.kif" not in kept.opened().files
    assert kept.opened().is_solved(ONE)


def test_a_file_that_is_none_is_told_and_begun_anew(kept: Kept) -> None:
    kept.file.write_bytes(b"\x00 nothing")
    assert not kept.opened().is_solved(ONE)
    (told,) = kept.said
    assert told.startswith("Your progress in problems could not be read. The file was moved to ")


def test_what_was_chosen_is_kept_and_written_when_it_is_another(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert kept.progress.place == Place()
    chosen = Place("mates", "3", "4", "quiet", told=False)
    kept.progress.solved(ONE, 1_000)
    kept.progress.keep_place(chosen)
    assert (kept.progress.place, kept.opened().place) == (chosen, chosen)
    assert kept.opened().is_solved(ONE)
    written: list[object] = []
    monkeypatch.setattr(kept.progress._file, "keep", written.append)
    kept.progress.keep_place(chosen)
    assert written == []


def test_all_that_comes_back_today_is_due(kept: Kept) -> None:
    kept.progress.missed(ONE)
    assert kept.progress.count_due([ONE, TWO]) == 0
    kept.today += timedelta(days=1)
    assert kept.progress.count_due([ONE, TWO]) == 1
