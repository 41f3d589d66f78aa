"""The keeper of unsaved work: what is at risk is on the disk, and nothing else is."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.records import unsaved_keeper
from shogi_desktop.app.records.journal import lock_of
from shogi_desktop.app.records.position_editor import Draft
from shogi_desktop.app.records.seals import sealed
from shogi_desktop.app.records.unsaved import BoardData, Offer, Unsaved, first_offer
from shogi_desktop.app.records.unsaved_keeper import PATTERN, UnsavedKeeper
from shogi_desktop.rules import STANDARD

WHEN = datetime(2026, 11, 22, 10, 0, 0, 25)


class Window:
    """Work as a window has it: a position being set up, told apart by the number of its next move."""

    def __init__(self, folder: Path, when: datetime = WHEN) -> None:
        self.at_risk = True
        self.ply = 1
        self.asked = 0
        self.refusals: list[Exception] = []
        self.set_aside: list[Path] = []
        self.keeper = UnsavedKeeper(folder, lambda: self.at_risk, self.work, lambda: when)
        self.keeper.failed.connect(self.refusals.append)

    def work(self) -> Unsaved:
        self.asked += 1
        draft = Draft.start(STANDARD, "even")
        return Unsaved(WHEN.isoformat(), board=BoardData.of(replace(draft, ply=self.ply)))

    def change(self, ply: int) -> None:
        self.ply = ply
        self.keeper.change()

    def keep(self, ply: int) -> None:
        self.change(ply)
        self.keeper.flush()

    def offer(self) -> Offer | None:
        return first_offer(self.keeper.left(), self.set_aside.append)


def kept(folder: Path) -> list[Path]:
    return sorted(folder.glob(PATTERN))


def ply_of(path: Path) -> int:
    draft = Offer(path, path.read_bytes()).draft
    assert draft is not None
    return draft.ply


MakeWindow = Callable[..., Window]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "journal"


@pytest.fixture
def make_window(qtbot: QtBot, folder: Path) -> Iterator[MakeWindow]:
    made: list[Window] = []

    def make(when: datetime = WHEN) -> Window:
        made.append(Window(folder, when))
        return made[-1]

    yield make
    for window in made:
        window.keeper.close(keep=False)


@pytest.fixture
def window(make_window: MakeWindow) -> Window:
    return make_window()


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unsaved_keeper, "PAUSE_MS", 1)


def test_work_is_on_the_disk_when_flush_returns_in_a_file_named_for_when_and_who(
    window: Window, folder: Path
) -> None:
    window.keep(7)
    (path,) = kept(folder)
    assert path.name == f"unsaved-20261122-100000-000025-{os.getpid()}.json"
    assert ply_of(path) == 7


def test_a_change_is_kept_by_itself_soon(window: Window, folder: Path, qtbot: QtBot, soon: None) -> None:
    with qtbot.waitSignal(window.keeper.kept):
        window.change(7)
    assert [ply_of(path) for path in kept(folder)] == [7]


def test_many_changes_in_a_row_are_one_snapshot_of_the_last(
    window: Window, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unsaved_keeper, "PAUSE_MS", 20)
    with qtbot.waitSignal(window.keeper.kept):
        for ply in range(1, 9):
            window.change(ply)
    assert window.asked == 1
    assert [ply_of(path) for path in kept(folder)] == [8]


def test_at_once_does_not_wait_for_the_pause(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unsaved_keeper, "PAUSE_MS", 3_600_000)
    window.keeper.change()
    with qtbot.waitSignal(window.keeper.kept):
        window.keeper.change(at_once=True)


def test_without_a_change_the_work_is_not_written_again(window: Window) -> None:
    window.keep(1)
    window.keeper.flush()
    assert window.asked == 1


def test_later_changes_go_into_the_same_file(window: Window, folder: Path) -> None:
    window.keep(1)
    window.keep(2)
    assert [ply_of(path) for path in kept(folder)] == [2]


def test_a_change_while_the_last_one_is_being_written_is_kept_after_it(
    window: Window, folder: Path, qtbot: QtBot, soon: None
) -> None:
    with qtbot.waitSignals([window.keeper.kept, window.keeper.kept]):
        window.change(1)
        qtbot.waitUntil(lambda: window.asked == 1)
        window.change(2)
    assert [ply_of(path) for path in kept(folder)] == [2]


def test_work_that_is_no_more_at_risk_leaves_nothing_behind(window: Window, folder: Path) -> None:
    window.keep(1)
    window.at_risk = False
    window.keeper.flush()
    assert list(folder.iterdir()) == []


def test_what_was_given_up_is_not_written_when_other_work_begins_without_a_change(
    window: Window, folder: Path
) -> None:
    window.change(1)
    window.at_risk = False
    window.keeper.flush()
    window.at_risk = True
    window.keeper.flush()
    assert kept(folder) == []


def test_saved_work_goes_by_itself_soon(window: Window, folder: Path, qtbot: QtBot, soon: None) -> None:
    window.keep(1)
    window.at_risk = False
    window.keeper.look_soon()
    qtbot.waitUntil(lambda: not kept(folder))


def test_work_saved_while_it_is_being_written_goes_after_that(
    window: Window, folder: Path, qtbot: QtBot, soon: None
) -> None:
    window.change(1)
    qtbot.waitUntil(lambda: window.asked == 1)
    window.at_risk = False
    window.keeper.look_soon(at_once=True)
    qtbot.waitUntil(lambda: folder.exists() and not kept(folder))


# --- a disk that refuses ------------------------------------------------------------------------------------


def test_a_folder_that_cannot_be_made_is_told_once(window: Window, folder: Path) -> None:
    folder.parent.write_text("a file stands here")
    window.keep(1)
    window.keep(2)
    assert [type(error) for error in window.refusals] == [
        FileExistsError if os.name == "nt" else NotADirectoryError
    ]


def test_a_lock_that_cannot_be_made_is_told_with_the_place(
    window: Window, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = lock_of(folder / "held.json")
    folder.mkdir(parents=True)
    assert held.tryLock(0)
    monkeypatch.setattr(unsaved_keeper, "lock_of", lambda _: lock_of(folder / "held.json"))
    window.keep(1)
    (error,) = window.refusals
    assert isinstance(error, OSError)
    assert str(error.filename).startswith(str(folder / "unsaved-"))
    assert kept(folder) == []
    held.unlock()


def test_a_full_disk_is_told_once_until_the_work_is_saved(
    window: Window, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = OSError(28, "No space left on device")

    def refuse(path: Path, data: bytes) -> None:
        raise full

    with monkeypatch.context() as patched:
        patched.setattr(unsaved_keeper, "write_atomically", refuse)
        window.keep(1)
        window.keep(2)
    assert window.refusals == [full]
    window.keep(3)
    assert kept(folder) == []
    window.at_risk = False
    window.keeper.flush()
    window.at_risk = True
    window.keep(4)
    assert [ply_of(path) for path in kept(folder)] == [4]


def test_a_fault_of_the_program_is_no_refusal_of_the_disk(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path, data: bytes) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(unsaved_keeper, "write_atomically", fail)
    with pytest.raises(RuntimeError, match="a fault"):
        window.keep(1)
    assert window.refusals == []


# --- the end of a window ------------------------------------------------------------------------------------


def test_a_window_that_keeps_its_work_writes_what_it_has_and_leaves_it_to_others(
    window: Window, make_window: MakeWindow, folder: Path
) -> None:
    window.change(5)
    window.keeper.close(keep=True)
    assert [ply_of(path) for path in kept(folder)] == [5]
    offer = make_window().offer()
    assert offer is not None
    assert offer.path == kept(folder)[0]


def test_a_window_that_gives_its_work_up_takes_it_away(window: Window, folder: Path) -> None:
    window.keep(5)
    window.keeper.close(keep=False)
    assert list(folder.iterdir()) == []


def test_after_the_end_nothing_is_kept(window: Window, folder: Path, qtbot: QtBot, soon: None) -> None:
    window.keeper.close(keep=False)
    window.change(1)
    qtbot.wait(10)
    assert window.asked == 0
    assert kept(folder) == []


# --- what others have left ----------------------------------------------------------------------------------


def left_behind(make_window: MakeWindow, when: datetime, ply: int) -> None:
    """Work of a window that was killed."""
    window = make_window(when)
    window.keep(ply)
    window.keeper.close(keep=True)


def test_nothing_is_offered_where_there_is_nothing(window: Window) -> None:
    assert window.offer() is None


def test_what_is_offered_is_the_latest_work_of_windows_that_are_gone(
    make_window: MakeWindow, window: Window
) -> None:
    for second, ply in ((1, 11), (3, 13), (2, 12)):
        left_behind(make_window, WHEN.replace(second=second), ply)
    make_window(WHEN.replace(second=9)).keep(19)
    offer = window.offer()
    assert offer is not None
    assert ply_of(offer.path) == 13


def test_work_of_its_own_is_not_offered(window: Window) -> None:
    window.keep(1)
    assert window.offer() is None


def test_damaged_work_is_set_aside_and_told_and_the_next_is_offered(
    make_window: MakeWindow, window: Window, folder: Path
) -> None:
    left_behind(make_window, WHEN, 4)
    damaged = folder / "unsaved-20270101-000000-000000-1.json"
    damaged.write_bytes(b"{}\n")
    offer = window.offer()
    assert offer is not None
    assert ply_of(offer.path) == 4
    (aside,) = window.set_aside
    assert aside.read_bytes() == b"{}\n"
    assert not damaged.exists()


def test_work_of_another_version_stays_where_it_is(window: Window, folder: Path) -> None:
    folder.mkdir(parents=True)
    newer = folder / "unsaved-20270101-000000-000000-1.json"
    newer.write_bytes(sealed(b'{"kept":"2027-01-01T00:00:00","form":9}')[0] + b"\n")
    assert window.offer() is None
    assert window.set_aside == []
    assert newer.exists()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root reads everything")
def test_work_that_cannot_be_read_is_passed_over(
    make_window: MakeWindow, window: Window, folder: Path
) -> None:
    left_behind(make_window, WHEN, 4)
    closed = folder / "unsaved-20270101-000000-000000-1.json"
    closed.write_bytes(b"{}")
    closed.chmod(0)
    offer = window.offer()
    assert offer is not None
    assert ply_of(offer.path) == 4


def test_what_a_killed_writer_left_half_written_goes_after_an_hour(window: Window, folder: Path) -> None:
    folder.mkdir(parents=True)
    old, young = folder / ".a.new", folder / ".b.new"
    for path, age_s in ((old, 61 * 60), (young, 59 * 60)):
        path.write_bytes(b"half")
        os.utime(path, (time.time() - age_s,) * 2)
    window.offer()
    assert (old.exists(), young.exists()) == (False, True)


def test_work_taken_over_goes_on_in_its_file(make_window: MakeWindow, window: Window, folder: Path) -> None:
    left_behind(make_window, WHEN.replace(year=2020), 4)
    offer = window.offer()
    assert offer is not None
    assert window.keeper.take_over(offer)
    window.keep(5)
    assert kept(folder) == [offer.path]
    assert ply_of(offer.path) == 5
    assert make_window().offer() is None


def test_work_taken_over_takes_the_place_of_the_windows_own(
    make_window: MakeWindow, window: Window, folder: Path
) -> None:
    left_behind(make_window, WHEN.replace(year=2020), 4)
    window.keep(9)
    offer = window.offer()
    assert offer is not None
    assert window.keeper.take_over(offer)
    assert kept(folder) == [offer.path]


def test_work_that_another_window_took_is_not_taken_twice(
    make_window: MakeWindow, window: Window, folder: Path
) -> None:
    left_behind(make_window, WHEN.replace(year=2020), 4)
    offer, other = window.offer(), make_window()
    assert offer is not None
    assert other.keeper.take_over(offer)
    assert not window.keeper.take_over(offer)


def test_work_that_changed_since_it_was_offered_is_not_taken(
    make_window: MakeWindow, window: Window, folder: Path
) -> None:
    left_behind(make_window, WHEN.replace(year=2020), 4)
    offer = window.offer()
    assert offer is not None
    offer.path.write_bytes(b"another")
    assert not window.keeper.take_over(offer)
    offer.path.unlink()
    assert not window.keeper.take_over(offer)
    offer.path.write_bytes(offer.data)
    assert window.keeper.take_over(offer)


def test_work_that_takes_its_time_is_kept_the_more_seldom(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No more than a twentieth of the time goes into it."""
    seconds = iter((10.0, 12.0))
    monkeypatch.setattr(f"{unsaved_keeper.__name__}.time.monotonic", lambda: next(seconds))
    window.keep(7)
    window.keeper.change(at_once=True)
    assert window.keeper._timer.interval() == 20 * 2_000


def test_a_change_waits_half_a_second_for_the_next_and_then_is_kept_once(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.change(7)
    assert window.keeper._timer.interval() == 500
    monkeypatch.setattr(unsaved_keeper, "PAUSE_MS", 1)
    window.keeper.flush()
    with qtbot.waitSignal(window.keeper.kept):
        window.change(8)
    assert not window.keeper._timer.isActive(), "nothing is looked at again until there is another change"


def test_work_at_risk_that_nobody_has_changed_is_not_written(window: Window, folder: Path) -> None:
    window.keeper.flush()
    assert (window.asked, kept(folder)) == (0, [])


def test_a_file_that_somebody_has_taken_away_is_no_trouble_when_the_work_is_saved(
    window: Window, folder: Path
) -> None:
    window.keep(7)
    kept(folder)[0].unlink()
    window.at_risk = False
    window.keeper.flush()
    assert (window.refusals, kept(folder)) == ([], [])


def test_while_the_disk_is_busy_what_is_not_at_risk_any_more_goes_later(
    window: Window, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = window
    one.keep(3)
    one.at_risk = False
    monkeypatch.setattr(type(one.keeper._background), "busy", property(lambda _: True))
    one.keeper._look()
    assert len(kept(folder)) == 1
    assert one.keeper._timer.isActive()
    monkeypatch.undo()
    one.keeper.flush()
    assert kept(folder) == []
