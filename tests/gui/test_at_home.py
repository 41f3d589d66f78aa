"""The window as part of the system: its place and layout, what is dragged out, menus, sharpness, numbers."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAccessibilityHints,
    QAction,
    QDrag,
    QDropEvent,
    QGuiApplication,
    QImage,
    QPainter,
    QStyleHints,
)
from pytestqt.qtbot import QtBot

from shogi_desktop.app.words.locale import number_text, short_date_time
from shogi_desktop.gui.printing import diagram_data
from shogi_desktop.gui.widgets.window_place import fitting
from shogi_desktop.gui.window.main_window import MainWindow
from tests.gui.hands import LEFT
from tests.support.extent import extent

SCREEN = QRect(0, 0, 1920, 1040)
SECOND = QRect(1920, 0, 1920, 1080)
MakeWindow = Callable[..., MainWindow]


# --- the window's place -----------------------------------------------------------------------------------


def test_a_window_stays_where_it_was() -> None:
    for place in (QRect(100, 80, 1200, 800), QRect(2100, 100, 1200, 800)):
        assert fitting(place, [SCREEN, SECOND]) == place


def test_a_window_comes_back_from_a_screen_that_is_gone() -> None:
    place = fitting(QRect(2100, 100, 1200, 800), [SCREEN])
    assert SCREEN.contains(place)
    assert place.size() == QRect(2100, 100, 1200, 800).size()


def test_a_window_becomes_as_small_as_the_only_screen() -> None:
    small = QRect(0, 0, 1280, 700)
    assert small.contains(fitting(QRect(-200, 900, 3000, 1900), [small]))


def test_a_window_whose_upper_edge_is_lost_can_be_taken_hold_of_again() -> None:
    place = fitting(QRect(300, -900, 1000, 800), [SCREEN])
    assert SCREEN.contains(place)


def test_a_place_kept_on_a_larger_screen_is_no_harm(make_window: MakeWindow) -> None:
    window = make_window()
    window.setGeometry(5_000, 4_000, 3_000, 2_000)
    window.close()
    again = make_window()
    screen = again.screen().availableGeometry()
    assert screen.intersects(again.geometry())


def test_size_panel_and_page_are_there_again(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.do("library")
    page = window.parts.library.page
    assert page is not None
    qtbot.waitUntil(lambda: page.split.width() > 600)
    page.split.setSizes([500, page.split.width() - 500])
    sizes = page.split.sizes()
    window.settings.update(panel_shown=False)
    window.close()
    again = make_window()
    qtbot.waitUntil(lambda: again.parts.library.shown)
    assert again.parts.library.page is not None
    qtbot.waitUntil(lambda: again.parts.library.page.split.sizes() == sizes)  # type: ignore[union-attr]
    assert not again.actions_by_id["panel"].isChecked()
    assert again.play_page.panel.isHidden()


def test_the_panel_is_hidden_and_shown(game: MainWindow) -> None:
    game.do("panel")
    assert game.play_page.panel.isHidden()
    assert not game.actions_by_id["panel"].isChecked()
    game.do("panel")
    assert game.play_page.panel.isVisible()


# --- dragging the diagram out -----------------------------------------------------------------------------


@pytest.fixture
def dragged(game: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[QMimeData]:
    """What the mouse carries out of the window; no real drag can be ended here."""
    carried: list[QMimeData] = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, _action: carried.append(drag.mimeData()))
    monkeypatch.setattr(game.parts.printing, "_mouse_is_down", lambda: True)
    return carried


def pull(game: MainWindow, qtbot: QtBot, start: QPoint, keys: Qt.KeyboardModifier) -> None:
    view = game.play_page.board.viewport()
    qtbot.mousePress(view, LEFT, keys, start)
    qtbot.mouseMove(view, start + QPoint(15, 15))
    qtbot.mouseMove(view, start + QPoint(40, 40))


def frame_point(game: MainWindow) -> QPoint:
    layout = game.play_page.scene.layout
    edge = (layout.frame_rect.left() + layout.board_rect.left()) / 2
    return game.play_page.board.mapFromScene(QPointF(edge, layout.board_rect.center().y()))


def middle(game: MainWindow) -> QPoint:
    return game.play_page.board.mapFromScene(game.play_page.scene.layout.board_rect.center())


@pytest.mark.parametrize("by_frame", [True, False])
def test_the_diagram_is_dragged_out_in_every_form(
    game: MainWindow, qtbot: QtBot, dragged: list[QMimeData], by_frame: bool
) -> None:
    keys = Qt.KeyboardModifier.NoModifier if by_frame else Qt.KeyboardModifier.ControlModifier
    pull(game, qtbot, frame_point(game) if by_frame else middle(game), keys)
    qtbot.waitUntil(lambda: bool(dragged))
    data = dragged[0]
    assert {"image/png", "image/svg+xml", "text/plain", "text/uri-list"} <= set(data.formats())
    assert QImage.fromData(data.data("image/png")).width() == 1200
    assert b"<svg" in bytes(data.data("image/svg+xml").data())
    assert "後手の持駒" in data.text()
    file = Path(data.urls()[0].toLocalFile())
    assert QImage(str(file)).width() == 1200
    game.board.modified = False
    game.close()
    assert not file.exists()


def test_a_piece_is_still_dragged_as_a_piece(
    game: MainWindow, qtbot: QtBot, dragged: list[QMimeData]
) -> None:
    scene, board = game.play_page.scene, game.play_page.board
    origin = board.mapFromScene(scene.layout.square_rect(scene.position.king(scene.position.turn)).center())  # type: ignore[union-attr,arg-type]
    pull(game, qtbot, origin, Qt.KeyboardModifier.NoModifier)
    assert scene.dragging
    assert not dragged
    scene.cancel_selection()


def test_what_comes_back_into_the_window_is_not_opened(game: MainWindow) -> None:
    class Own(QDropEvent):
        def source(self) -> QObject:
            return game.play_page.board

    data = diagram_data.ClipboardPicture(QImage(1, 1, QImage.Format.Format_RGB32), b"", b"", "x").data()
    data.setUrls([QUrl.fromLocalFile("/nowhere/x.png")])
    event = Own(
        QPointF(5, 5),
        Qt.DropAction.CopyAction,
        data,
        LEFT,
        Qt.KeyboardModifier.NoModifier,
        QEvent.Type.Drop,
    )
    assert not game.dropper.eventFilter(game, event)


# --- menus, numbers, sharpness ----------------------------------------------------------------------------


def test_macos_finds_about_settings_and_quit_and_moves_nothing_else(window: MainWindow) -> None:
    roles = {name: action.menuRole() for name, action in window.actions_by_id.items()}
    assert roles.pop("about") is QAction.MenuRole.AboutRole
    assert roles.pop("settings") is QAction.MenuRole.PreferencesRole
    assert roles.pop("quit") is QAction.MenuRole.QuitRole
    assert set(roles.values()) == {QAction.MenuRole.NoRole}


@pytest.mark.parametrize(
    ("language", "number", "day"),
    [
        ("en", "12,345", "03/11/2026"),
        ("ja", "12,345", "2026/11/03"),
        ("cs", "12\N{NO-BREAK SPACE}345", "03.11.2026"),
        ("pt", "12.345", "03/11/2026"),
    ],
)
def test_numbers_and_days_are_written_as_the_language_does(
    window: MainWindow, language: str, number: str, day: str
) -> None:
    window.settings.update(language=language)
    assert number_text(12_345) == number
    assert short_date_time(datetime(2026, 11, 3, 9, 5)).startswith(day)
    window.settings.update(language="en")


@pytest.mark.parametrize("language", extent(sample=["pt"], whole=["en", "ja", "cs", "pt"]))
def test_no_heading_of_the_library_is_cut_off(window: MainWindow, language: str) -> None:
    window.settings.update(language=language)
    window.do("library")
    page = window.parts.library.page
    assert page is not None
    header = page.table.horizontalHeader()
    for column in range(header.count()):
        assert header.sectionSize(column) >= header.sectionSizeHint(column)
    window.settings.update(language="en")


@pytest.mark.parametrize("ratio", extent(sample=[1.5], whole=[1.0, 1.5, 2.0, 3.0]))
def test_the_board_is_as_sharp_as_the_screen(game: MainWindow, qtbot: QtBot, ratio: float) -> None:
    """Painted for a screen of that density it has sharper edges than a coarser picture that is stretched."""
    board = game.play_page.board
    game.resize(900, 640)
    qtbot.waitUntil(lambda: not board._settling.isActive() and not board._drawing.isActive())
    size = board.viewport().size()

    def painted(density: float) -> QImage:
        image = QImage(size * density, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(density)
        painter = QPainter(image)
        board.render(painter, QRectF(QPointF(), QSizeF(size)))
        painter.end()
        return image

    sharp = painted(ratio)
    assert sharp.width() == round(size.width() * ratio)
    if ratio > 1.0:
        smooth = Qt.TransformationMode.SmoothTransformation
        stretched = painted(1.0).scaled(sharp.width(), sharp.height(), mode=smooth)
        assert _detail(sharp, ratio) > 1.5 * _detail(stretched, ratio)


def _detail(image: QImage, ratio: float) -> float:
    """What is lost of the middle of `image`, in steps of grey a pixel, when it is made coarser by `ratio`."""
    middle = QRect(0, 0, 360, 360)
    middle.moveCenter(image.rect().center())
    whole = image.copy(middle).convertToFormat(QImage.Format.Format_Grayscale8)
    whole.setDevicePixelRatio(1.0)
    smooth = Qt.TransformationMode.SmoothTransformation
    coarse = whole.scaled(round(360 / ratio), round(360 / ratio), mode=smooth).scaled(360, 360, mode=smooth)
    before, after = bytes(whole.constBits()), bytes(coarse.constBits())
    return sum(abs(a - b) for a, b in zip(before, after, strict=True)) / len(before)


def test_the_window_follows_the_systems_colours(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.settings.update(appearance="system")
    shown = []
    system = QGuiApplication.styleHints()
    for scheme in (Qt.ColorScheme.Dark, Qt.ColorScheme.Light):
        hints = _Hints(scheme, system)
        monkeypatch.setattr("shogi_desktop.gui.look.style.QGuiApplication.styleHints", lambda h=hints: h)
        window.look.follow_system()
        shown.append(window.play_page.scene.theme.window.lightness())
    assert shown[0] < 100 < shown[1]


class _Hints:
    def __init__(self, scheme: Qt.ColorScheme, system: QStyleHints) -> None:
        self._scheme = scheme
        self._system = system

    def accessibility(self) -> QAccessibilityHints:
        return self._system.accessibility()

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802 - Qt's name
        return self._scheme
