"""The window starts whatever lies in the folder of the journals, and says what it cannot resume."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.window.main_window import MainWindow
from tests.gui.hands import LEFT, OPENING, TWO_PLAYERS, notice, play, playing
from tests.unit.app.records.test_journal_damage import STRANGE, sealed_by_hand

MakeWindow = Callable[..., MainWindow]


def put(paths: AppPaths, name: str, data: bytes) -> Path:
    paths.journal_dir.mkdir(parents=True, exist_ok=True)
    path = paths.journal_dir / name
    path.write_bytes(data)
    return path


def cut_off(make_window: MakeWindow, paths: AppPaths) -> Path:
    """The journal of a game that was cut off."""
    window = make_window()
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, *OPENING)
    window.show_start_page()
    (path,) = paths.journal_dir.glob("*.jsonl")
    return path


def test_journals_of_other_versions_do_not_stop_a_start_and_are_told_of_once(
    make_window: MakeWindow, paths: AppPaths
) -> None:
    kept = {
        put(paths, f"20260101-00000{number:x}.jsonl", sealed_by_hand(*lines))
        for number, lines in enumerate(STRANGE.values())
    }
    before = {path: path.read_bytes() for path in kept}
    window = make_window()
    assert not window.start_page.resume.isVisible()
    assert str(paths.journal_dir) in notice(window)
    window.shell.withdraw("waiting")
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, *OPENING)
    window.show_start_page()
    assert window.start_page.resume.isVisible()
    assert not window.notices.isVisible()
    assert {path: path.read_bytes() for path in kept} == before


def test_a_damaged_journal_is_offered_with_what_is_there_and_the_loss_is_told(
    make_window: MakeWindow, paths: AppPaths, qtbot: QtBot
) -> None:
    path = cut_off(make_window, paths)
    path.write_bytes(path.read_bytes().replace(b'"2g2f"', b'"2g2e"'))
    window = make_window()
    assert "lost: 2" in window.start_page.resume.accessibleDescription()
    qtbot.mouseClick(window.start_page.resume, LEFT)
    assert playing(window).plies == 2
    (copy,) = paths.journal_dir.glob("*.damaged")
    assert str(copy) in notice(window)
    play(window, "2g2f")
    window.show_start_page()
    assert window.parts.play.games.unfinished is not None
    assert not window.parts.play.games.unfinished.damaged


def test_a_journal_that_is_damaged_at_its_beginning_is_told_of_once(
    make_window: MakeWindow, paths: AppPaths
) -> None:
    path = cut_off(make_window, paths)
    path.write_bytes(path.read_bytes().replace(b'"game"', b'"gamf"'))
    window = make_window()
    assert path.name in notice(window)
    assert "4" in notice(window)
    assert not make_window().notices.isVisible()


@pytest.mark.parametrize("name", ["folder.jsonl", "unreadable.jsonl"])
def test_what_is_no_file_among_the_journals_is_passed_over(
    make_window: MakeWindow, paths: AppPaths, name: str
) -> None:
    if name.startswith("folder"):
        (paths.journal_dir / name).mkdir(parents=True)
    else:
        paths.journal_dir.mkdir(parents=True)
        (paths.journal_dir / name).symlink_to(paths.journal_dir / "nowhere")
    window = make_window()
    assert not window.start_page.resume.isVisible()
    window.parts.play.games.new_game(TWO_PLAYERS)
    assert playing(window).kept
