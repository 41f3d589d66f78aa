"""The real window on folders of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QGuiApplication,
    QImage,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.app.players.player import PlayerMaker
from shogi_desktop.app.settings.piece_sets import load_or_usual
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.gui.board import board_item
from shogi_desktop.gui.look import appearance as look
from shogi_desktop.gui.shell.shell import Outside
from shogi_desktop.gui.widgets import board_preview
from shogi_desktop.gui.widgets.board_preview import BoardPreview
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.paint.board import paint_board
from shogi_desktop.paint.faces import PIECE_SETS, PieceSet
from shogi_desktop.paint.fonts import load_fonts, ui_font
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.surfaces import Part
from shogi_desktop.paint.theme import Theme
from tests.gui.hands import OPENING, TWO_PLAYERS, Hands, play
from tests.support.dialogs import closed_after

_MOST_BOARDS = 20
_LONGEST_DIALOG_MS = 60_000


@pytest.fixture(autouse=True)
def dialogs_are_answered() -> Iterator[None]:
    """A dialog that waits for the test as the test waits for it fails the test, instead of holding up all."""
    with closed_after(_LONGEST_DIALOG_MS) as left:
        yield
    assert not left, f"nobody answered {left}"


@pytest.fixture(scope="session", autouse=True)
def clipboard_left_empty() -> Iterator[None]:
    """The offscreen clipboard outlives Python: a picture of ours still in it would crash at its end."""
    yield
    if QGuiApplication.instance() is not None:
        QGuiApplication.clipboard().clear()


@pytest.fixture(scope="session", autouse=True)
def pieces_drawn_once() -> Iterator[None]:
    """All windows draw with the same bundled piece sets: what a set keeps is only its own drawings."""
    kept: dict[tuple[str, bool], tuple[PieceSet, Sentence | None]] = {}

    def load_once(set_id: str, *, dark_sides: bool = False) -> tuple[PieceSet, Sentence | None]:
        if set_id not in PIECE_SETS:
            return load_or_usual(set_id, dark_sides=dark_sides)
        if (set_id, dark_sides) not in kept:
            kept[set_id, dark_sides] = load_or_usual(set_id, dark_sides=dark_sides)
        return kept[set_id, dark_sides]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(look, "load_or_usual", load_once)
        yield
    kept.clear()


@pytest.fixture(scope="session", autouse=True)
def boards_painted_once() -> Iterator[None]:
    """An empty board that looks the same is painted once for all windows: nothing takes them longer."""
    kept: dict[tuple[object, ...], QImage] = {}

    def seen_of(value: object) -> object:
        if isinstance(value, BoardLayout):
            return (value.variant.id, value.flipped, value.cell.height())
        return (value.id, value.window.rgba()) if isinstance(value, Theme) else value

    def paint_once(painter: QPainter, *what: Any, **how: Any) -> None:
        device, placed = painter.device(), painter.deviceTransform()
        size = QSize(device.width(), device.height())
        place = (size.toTuple(), placed.m11(), placed.dx(), placed.dy())
        key = (*map(seen_of, what), *how.items(), place)
        if key not in kept:
            if len(kept) == _MOST_BOARDS:
                kept.clear()
            picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
            picture.fill(0)
            inner = QPainter(picture)
            inner.setTransform(placed)
            paint_board(inner, *what, **how)
            inner.end()
            picture.setDevicePixelRatio(device.devicePixelRatio())
            kept[key] = picture
        painter.save()
        painter.resetTransform()
        painter.drawImage(0, 0, kept[key])
        painter.restore()

    def parts_once(layout: BoardLayout, theme: Theme, _scale: float) -> Iterator[Part]:
        yield lambda painter: paint_once(painter, layout, theme)

    with pytest.MonkeyPatch.context() as patch:
        for module in (board_item, board_preview):
            patch.setattr(module, "paint_board", paint_once)
        patch.setattr(board_item, "board_parts", parts_once)
        yield
    kept.clear()


@pytest.fixture(scope="session", autouse=True)
def previews_painted_once() -> Iterator[None]:
    """A small board that shows the same is painted once: the start page of every window has one."""
    kept: dict[tuple[object, ...], QPixmap] = {}
    paint = BoardPreview._paint

    def paint_once(preview: BoardPreview, size: QSize, ratio: float) -> QPixmap:
        position, ground = preview.position, preview.palette().window().color()
        shown = None if position is None else (position.variant.id, position.sfen(), preview._last_move)
        way = (preview._annotations, preview._flipped, preview._steady, preview._theme.id, preview._piece_set)
        key = (size.toTuple(), ratio, ground.rgba(), shown, way)
        if key not in kept:
            if len(kept) == _MOST_BOARDS:
                kept.clear()
            kept[key] = paint(preview, size, ratio)
        return kept[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BoardPreview, "_paint", paint_once)
        yield
    kept.clear()


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told from now on, wherever it comes from; whether or not one runs."""
    sentences: list[str] = []

    def told(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            sentences.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", told)
    return sentences


@pytest.fixture
def own_letters(qapp: QApplication) -> Iterator[None]:
    """Those of the program, not the wider ones of the machine: on the smallest screen each pixel counts."""
    before = qapp.font()
    load_fonts()
    qapp.setFont(ui_font())
    yield
    qapp.setFont(before)


@pytest.fixture
def paths(tmp_path: Path) -> AppPaths:
    places = AppPaths.below(tmp_path)
    places.documents_dir.mkdir()
    return places


MakeWindow = Callable[..., MainWindow]


@pytest.fixture
def make_window(qtbot: QtBot, paths: AppPaths) -> Iterator[MakeWindow]:
    """Opens windows, by default with no computer behind them, and closes them at the end."""
    opened: list[MainWindow] = []

    def make(players: PlayerMaker | None = None, **options: object) -> MainWindow:
        places = options.pop("paths", paths)
        assert isinstance(places, AppPaths)
        first_start = not places.settings_file.exists()
        if first_start:
            # Before the window is there: to change it then costs a file and every widget a look at it.
            places.settings_file.parent.mkdir(parents=True, exist_ok=True)
            places.settings_file.write_text('{"animate_moves": false, "computer_tempo": "instant"}')
        window = MainWindow(places, Outside(players=players, **options))  # type: ignore[arg-type]
        window.settings.first_start = first_start
        window.settings.update(animate_moves=False, computer_tempo="instant")
        window.resize(1200, 800)
        window.show()
        opened.append(window)
        return window

    yield make
    for window in opened:
        if window.parts.has("play"):
            window.board.modified = False
        window._unasked = True  # a test that failed may have left something that would be asked about
        window.close()
        window.deleteLater()
    opened.clear()


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return make_window()


@pytest.fixture
def hands(window: MainWindow, qtbot: QtBot) -> Hands:
    return Hands(window, qtbot)


@pytest.fixture
def game(window: MainWindow) -> MainWindow:
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, *OPENING)
    return window


@pytest.fixture
def two(make_window: Callable[..., MainWindow], tmp_path: Path) -> tuple[MainWindow, MainWindow]:
    """Two windows of two people."""
    windows = []
    for name in ("anna", "boris"):
        places = AppPaths.below(tmp_path / name)
        places.documents_dir.mkdir(parents=True)
        windows.append(make_window(paths=places))
        windows[-1].settings.update(player_name=name)
    return windows[0], windows[1]
