"""What the window shows before the program is there: the picture kept when it was closed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from shogi_desktop.app.paths import AppPaths
from shogi_desktop.gui.first_sight import Sight
from shogi_desktop.gui.main_window import MainWindow
from tests.gui.hands import OPENING, TWO_PLAYERS, play

SIZE = QSize(780, 700)


@pytest.fixture
def used(paths: AppPaths, make_window: Callable[..., MainWindow]) -> AppPaths:
    """The folders of somebody who has closed the window, `SIZE` large, once."""
    window = make_window()
    window.resize(SIZE)
    window.close()
    return paths


@pytest.fixture
def begin(used: AppPaths) -> Iterator[Callable[[], MainWindow]]:
    """Starts again, up to where the picture is shown."""
    started: list[MainWindow] = []

    def start() -> MainWindow:
        window = MainWindow(used)
        window.show_first_sight()
        started.append(window)
        return window

    yield start
    for window in started:
        if not hasattr(window, "controller"):
            window.furnish()
        window.close()
        window.deleteLater()


def seen(window: MainWindow) -> QImage:
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def kept(paths: AppPaths) -> tuple[dict[str, object], bytes]:
    head, bits = paths.sight_file.read_bytes().split(b"\n", 1)
    return json.loads(head), bits


def keep(paths: AppPaths, head: dict[str, object], bits: bytes) -> None:
    paths.sight_file.write_bytes(json.dumps(head).encode() + b"\n" + bits)


def test_the_next_start_shows_at_once_what_it_will_show_then(
    begin: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = begin()
    first = seen(window)
    assert window.isVisible()
    assert window.size() == SIZE
    assert window.menuWidget() is None  # nothing but the picture is there
    window.furnish()
    qtbot.waitUntil(window.updatesEnabled)
    assert seen(window) == first
    assert window.size() == SIZE


def test_a_game_that_waits_is_in_the_picture(
    used: AppPaths, begin: Callable[[], MainWindow], make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    without = kept(used)
    window = make_window()
    window.games.new_game(TWO_PLAYERS)
    play(window, *OPENING)
    window.resize(SIZE)
    window.close()
    assert kept(used)[0]["size"] == without[0]["size"]
    assert kept(used)[1] != without[1]
    again = begin()
    first = seen(again)
    again.furnish()
    qtbot.waitUntil(again.updatesEnabled)
    assert again.start_page.resume.isVisible()
    assert seen(again) == first


def test_the_library_is_kept_where_it_was_shown_last(
    used: AppPaths, make_window: Callable[..., MainWindow]
) -> None:
    without = kept(used)
    window = make_window()
    window.resize(SIZE)
    window.do("library")
    window.close()
    assert window.library.shown
    assert kept(used)[1] != without[1]


def test_what_is_said_to_the_player_is_not_kept(
    used: AppPaths, make_window: Callable[..., MainWindow]
) -> None:
    before = kept(used)
    window = make_window()
    window.resize(SIZE)
    window.say("The disk is full.")
    window.close()
    assert kept(used)[1] == before[1]


@pytest.mark.parametrize(
    ("change", "bits"),
    [
        ({}, 0.5),
        ({"size": [SIZE.width() + 1, SIZE.height()]}, 1),
        ({"size": [0, 0]}, 0),
        ({"size": [-1, -SIZE.width() * SIZE.height()]}, 1),
        ({"size": "large"}, 1),
        ({"ratio": 0}, 1),
        ({"ratio": None}, 1),
        ({"ratio": 2.0}, 1),
        ({"colours": "as they were"}, 1),
        ({"place": "nowhere"}, 1),
    ],
)
def test_a_picture_that_is_damaged_or_does_not_fit_is_not_shown(
    used: AppPaths, begin: Callable[[], MainWindow], change: dict[str, object], bits: float
) -> None:
    head, picture = kept(used)
    keep(used, {**head, **change}, picture[: int(len(picture) * bits)])
    window = begin()
    assert not window.isVisible()


@pytest.mark.parametrize("content", [b"", b"\n", b"{}\n", b"[]\n", b"\xff\xfe\n1", b"nonsense"])
def test_neither_is_what_is_no_picture(
    used: AppPaths, begin: Callable[[], MainWindow], content: bytes
) -> None:
    used.sight_file.write_bytes(content)
    window = begin()
    assert not window.isVisible()


def test_a_window_closes_where_no_picture_can_be_kept(
    tmp_path: Path, make_window: Callable[..., MainWindow]
) -> None:
    places = AppPaths.below(tmp_path / "other")
    window = make_window(paths=places)
    places.sight_file.mkdir(parents=True)
    assert window.close()
    assert places.sight_file.is_dir()
    assert Sight.kept(places.sight_file) is None
