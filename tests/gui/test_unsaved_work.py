"""Changes that are in no file survive whatever ends the program, and are offered by the next start."""

from __future__ import annotations

import errno
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.app.records import files
from shogi_desktop.app.records.position_editor import Draft
from shogi_desktop.app.records.seals import sealed
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.game import Record
from shogi_desktop.gui.window.end_signals import EndSignals
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import OKISAKI, STANDARD, parse_usi_move
from tests.gui.hands import LEFT, OPENING, TWO_PLAYERS, answer, finish_work, notice, play, playing

MakeWindow = Callable[..., MainWindow]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shogi_desktop.app.records.unsaved_keeper.PAUSE_MS", 1)


def kept(paths: AppPaths) -> list[Path]:
    return sorted(paths.journal_dir.glob("unsaved-*.json"))


def moves(window: MainWindow) -> list[str]:
    assert window.board.record is not None
    return [node.move.usi for node in window.board.record.main_line() if node.move]


@pytest.fixture
def study(window: MainWindow, tmp_path: Path) -> MainWindow:
    """A game of a file under study, with a move and a comment that the file has not."""
    record = Record(STANDARD)
    record.append((), parse_usi_move("7g7f", STANDARD))
    files.save_file(record, tmp_path / "game.kifu", files.UTF_8)
    window.open_path(tmp_path / "game.kifu")
    finish_work(window)
    window.do("last")
    play(window, "3c3d")
    window.board.set_text("A thought")
    return window


def killed(window: MainWindow, make_window: MakeWindow) -> MainWindow:
    """What starts after `window` was ended by the system."""
    window.end()
    return make_window()


def test_a_change_is_on_the_disk_soon_and_gone_when_it_is_saved(
    study: MainWindow, paths: AppPaths, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: any(b"A thought" in path.read_bytes() for path in kept(paths)))
    study.do("save")
    finish_work(study)
    qtbot.waitUntil(lambda: not kept(paths))


def test_what_was_studied_is_offered_after_the_end_with_its_file(
    study: MainWindow, make_window: MakeWindow, paths: AppPaths, tmp_path: Path, qtbot: QtBot
) -> None:
    window = killed(study, make_window)
    card = window.start_page.unsaved
    assert card.isVisible()
    assert "game.kifu" in card.accessibleDescription()
    qtbot.mouseClick(card, LEFT)
    assert window.on_board
    assert window.isWindowModified()
    assert moves(window) == ["7g7f", "3c3d"]
    assert window.board.cursor is not None
    assert window.board.cursor.text == "A thought"
    assert len(kept(paths)) == 1
    window.do("save")
    finish_work(window)
    assert "A thought" in (tmp_path / "game.kifu").read_text()
    qtbot.waitUntil(lambda: not kept(paths))
    window.show_start_page()
    assert not window.start_page.unsaved.isVisible()


def test_what_is_gone_on_with_survives_another_end(
    study: MainWindow, make_window: MakeWindow, paths: AppPaths, qtbot: QtBot
) -> None:
    second = killed(study, make_window)
    qtbot.mouseClick(second.start_page.unsaved, LEFT)
    third = killed(second, make_window)
    qtbot.mouseClick(third.start_page.unsaved, LEFT)
    play(third, "2g2f")
    fourth = killed(third, make_window)
    qtbot.mouseClick(fourth.start_page.unsaved, LEFT)
    assert moves(fourth) == ["7g7f", "3c3d", "2g2f"]
    assert len(kept(paths)) == 1


def test_changes_that_are_given_up_are_not_offered(
    study: MainWindow, make_window: MakeWindow, paths: AppPaths
) -> None:
    answer(study, "discard")
    study.close()
    assert kept(paths) == []
    assert not make_window().start_page.unsaved.isVisible()


def test_another_record_on_the_board_takes_the_place_of_what_was_given_up(
    study: MainWindow, paths: AppPaths, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: bool(kept(paths)))
    answer(study, "discard")
    study.parts.play.games.new_game(TWO_PLAYERS)
    qtbot.waitUntil(lambda: not kept(paths))


def test_a_window_that_lives_keeps_its_work_to_itself(study: MainWindow, make_window: MakeWindow) -> None:
    study.unsaved.keeper.flush()
    other = make_window()
    assert not other.start_page.unsaved.isVisible()


def test_a_running_game_is_its_journals_business(game: MainWindow, paths: AppPaths) -> None:
    game.board.set_text("A thought")
    game.unsaved.keeper.flush()
    assert kept(paths) == []


def test_a_finished_game_that_no_file_has_is_kept(
    game: MainWindow, make_window: MakeWindow, qtbot: QtBot
) -> None:
    game.settings.update(keep_games=False)
    playing(game).resign()
    window = killed(game, make_window)
    assert "Aiko – Ben" in window.start_page.unsaved.accessibleDescription()
    qtbot.mouseClick(window.start_page.unsaved, LEFT)
    assert moves(window) == list(OPENING)
    assert window.board.outcome is not None


def test_a_position_being_set_up_is_offered_after_the_end(
    window: MainWindow, make_window: MakeWindow, qtbot: QtBot
) -> None:
    window.do("edit_position")
    page = window.parts.editing.page
    assert page is not None
    draft = Draft.for_mate(OKISAKI)
    page.change(draft)
    second = killed(window, make_window)
    qtbot.mouseClick(second.start_page.unsaved, LEFT)
    assert second.parts.editing.shown
    assert second.parts.editing.page is not None
    assert second.parts.editing.page.draft == draft
    assert second.parts.editing.page.editor.edited
    second.parts.editing.page.editor.settle()


def test_a_changed_record_behind_the_editor_comes_back_with_it(
    study: MainWindow, make_window: MakeWindow, qtbot: QtBot
) -> None:
    study.do("edit_position")
    assert study.parts.editing.page is not None
    study.parts.editing.page.change(Draft.for_mate(STANDARD))
    second = killed(study, make_window)
    qtbot.mouseClick(second.start_page.unsaved, LEFT)
    assert second.parts.editing.shown
    assert moves(second) == ["7g7f", "3c3d"]
    assert second.board.modified
    assert second.parts.editing.page is not None
    second.parts.editing.page.editor.settle()


def test_the_end_of_the_session_is_not_asked_about_until_something_is_changed(
    study: MainWindow, paths: AppPaths
) -> None:
    study.keep_for_end()
    assert len(kept(paths)) == 1
    play(study, "2g2f")
    answer(study, "cancel")
    study.close()
    assert study.isVisible()
    study.keep_for_end()
    study.close()
    assert not study.isVisible()
    assert len(kept(paths)) == 1


def test_damaged_work_is_set_aside_and_told_of(
    study: MainWindow, make_window: MakeWindow, paths: AppPaths
) -> None:
    study.end()
    (path,) = kept(paths)
    path.write_bytes(path.read_bytes().replace(b"3c3d", b"3c3e"))
    window = make_window()
    assert not window.start_page.unsaved.isVisible()
    assert f"{path.name}.damaged" in notice(window)
    assert kept(paths) == []


def test_work_of_another_version_stays_where_it_is(make_window: MakeWindow, paths: AppPaths) -> None:
    paths.journal_dir.mkdir(parents=True)
    path = paths.journal_dir / "unsaved-20300101.json"
    path.write_bytes(sealed(b'{"kept":"2030-01-01T00:00:00","form":9}')[0] + b"\n")
    before = path.read_bytes()
    window = make_window()
    assert not window.start_page.unsaved.isVisible()
    assert path.read_bytes() == before


def test_a_disk_that_refuses_is_told_of_once(
    study: MainWindow, monkeypatch: pytest.MonkeyPatch, paths: AppPaths, qtbot: QtBot
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("shogi_desktop.app.records.unsaved_keeper.write_atomically", full)
    study.board.set_text("Another thought")
    qtbot.waitUntil(study.notices.isVisible)
    assert str(paths.journal_dir) in notice(study)
    study.shell.withdraw("journal")
    study.board.set_text("A third thought")
    study.unsaved.keeper.flush()
    assert not study.notices.isVisible()


@pytest.mark.skipif(os.name != "posix", reason="platform: signals of POSIX")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_is_heard_while_the_event_loop_rests(qapp: QApplication, qtbot: QtBot, name: str) -> None:
    number = getattr(signal, name)
    outside = signal.getsignal(number)
    signal.signal(number, signal.SIG_DFL)  # a shell's background job ignores SIGINT
    before = signal.getsignal(number)
    signals = EndSignals()
    try:
        with qtbot.waitSignal(signals.asked):
            QTimer.singleShot(0, lambda: os.kill(os.getpid(), number))
    finally:
        signals.close()
        after = signal.signal(number, outside)
    assert after is before
