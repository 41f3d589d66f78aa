"""The settings: page by page by real events, held at once, kept on disk, and all of it reached by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QScrollArea, QSlider, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import CONTRAST_LIGHT_TOKENS
from shogi_desktop.gui.settings.dialog import Motion, Page, SettingsDialog
from shogi_desktop.gui.window.main_window import MainWindow
from tests.support.extent import extent

LEFT = Qt.MouseButton.LeftButton
ROOM = QSize(1280, 720)


@pytest.fixture
def page(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[SettingsDialog]:
    monkeypatch.setattr(QScreen, "availableSize", lambda _: ROOM)
    window.do("settings")
    assert window.parts.settings.dialog is not None
    yield window.parts.settings.dialog
    # The application is shared with the tests to come.
    window.settings.update(language="en", text_percent=100)


def test_the_list_turns_the_pages_by_keys_and_by_clicks(page: SettingsDialog, qtbot: QtBot) -> None:
    assert page.nav.hasFocus()
    for number in range(1, len(Page)):
        qtbot.keyClick(page.nav, Qt.Key.Key_Down)
        assert page.pages.currentIndex() == number
    first = page.nav.visualItemRect(page.nav.item(0)).center()
    qtbot.mouseClick(page.nav.viewport(), LEFT, pos=first)
    assert page.player_name.isVisible() and not page.board.isVisible()


def test_tab_reaches_everything_on_a_page(
    page: SettingsDialog, qtbot: QtBot, subtests: pytest.Subtests
) -> None:
    for shown in Page:
        with subtests.test(page=shown.name):
            page.show_page(shown)
            area = page.pages.currentWidget()
            assert isinstance(area, QScrollArea)
            wanted = {
                one
                for one in area.findChildren(QWidget)
                if isinstance(one, QAbstractButton | QLineEdit | QSlider)
                and one.isVisible()
                and one.isEnabled()
                and one.focusPolicy() & Qt.FocusPolicy.TabFocus
            }
            reached = set()
            page.nav.setFocus()
            for _ in range(60):
                qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
                focus = QApplication.focusWidget()
                assert focus is not None
                reached.add(focus)
                if focus is page.nav:
                    break
            assert page.done_button in reached
            # Of an exclusive group Tab reaches the chosen one; arrows lead on.
            left = {
                one
                for one in wanted - reached
                if not (isinstance(one, QAbstractButton) and one.group() is not None and not one.isChecked())
                and not isinstance(one.parentWidget(), type(page.playing.least))
            }
            assert not left


def test_a_board_is_chosen_by_click_and_by_arrow_and_is_there_at_once(
    window: MainWindow, page: SettingsDialog, qtbot: QtBot
) -> None:
    page.show_page(Page.BOARD)
    strip = page.pieces.strip.grab().toImage()
    qtbot.mouseClick(page.board.button("paper"), LEFT)
    assert window.settings.current.board == "paper"
    assert window.play_page.scene.theme.id == "paper"
    assert page.pieces.strip.grab().toImage() != strip
    qtbot.keyClick(page.board.button("paper"), Qt.Key.Key_Right)
    assert window.settings.current.board == "contrast"
    assert page.board.button("contrast").hasFocus()


def test_the_switch_for_strong_marks_is_on_where_the_board_always_has_them(
    window: MainWindow, page: SettingsDialog
) -> None:
    page.show_page(Page.ACCESS)
    marks, scene = page.strong_marks, window.play_page.scene
    assert marks.isEnabled() and not marks.isChecked()
    page.contrast.click()
    assert scene.theme.strong_marks and marks.isChecked() and not marks.isEnabled()
    assert not window.settings.current.strong_marks
    window.settings.update(board="kaya")
    assert not scene.theme.strong_marks and not marks.isChecked() and marks.isEnabled()
    marks.click()
    assert window.settings.current.strong_marks and scene.theme.strong_marks
    page.contrast.click()


def test_the_samples_of_the_boards_are_painted_when_their_page_is_seen(
    page: SettingsDialog, qtbot: QtBot
) -> None:
    def ink(name: str) -> int:
        """How opaque the middle of a sample is."""
        button = page.board.button(name)
        sample = button.icon().pixmap(button.iconSize()).toImage()
        return sample.pixelColor(sample.rect().center()).alpha()

    assert ink("paper") == 0
    size = page.board.button("paper").sizeHint()
    page.show_page(Page.BOARD)
    qtbot.waitUntil(lambda: all(ink(name) for name in ("auto", "paper", "plain")))
    assert page.board.button("paper").sizeHint() == size


def test_what_is_chosen_is_found_again_after_a_restart(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    first = make_window()
    first.do("settings")
    dialog = first.parts.settings.dialog
    assert dialog is not None
    dialog.show_page(Page.BOARD)
    qtbot.mouseClick(dialog.board.button("plain"), LEFT)
    dialog.show_page(Page.ACCESS)
    qtbot.keyClick(dialog.text_size.slider, Qt.Key.Key_Right)
    qtbot.mouseClick(dialog.motion.button(Motion.FULL), LEFT)
    qtbot.mouseClick(dialog.contrast, LEFT)
    dialog.accept()
    first.close()
    kept = make_window().settings.current
    assert (kept.board, kept.text_percent, kept.appearance) == ("plain", 110, "contrast")
    assert kept.animate_always


def test_text_grows_when_the_handle_is_let_go(window: MainWindow, page: SettingsDialog, qtbot: QtBot) -> None:
    page.show_page(Page.ACCESS)
    slider = page.text_size.slider
    before, card = page.width(), window.start_page.play.width()
    slider.setSliderDown(True)
    slider.setValue(15)
    assert window.settings.current.text_percent == 100
    slider.setSliderDown(False)
    assert window.settings.current.text_percent == 150
    assert px(100) == 150
    qtbot.waitUntil(lambda: page.width() > before)
    qtbot.waitUntil(lambda: window.start_page.play.width() >= 1.4 * card)
    slider.setValue(10)
    assert window.settings.current.text_percent == 100


@pytest.mark.parametrize(
    ("language", "percent"),
    extent(
        sample=[("cs", 200)],
        whole=[(language, percent) for language in ("en", "ja", "cs", "pt") for percent in (100, 200)],
    ),
)
def test_every_page_fits_a_small_screen(
    window: MainWindow, page: SettingsDialog, qtbot: QtBot, language: str, percent: int
) -> None:
    with qtbot.waitSignal(page.rebuilt):
        window.settings.update(language=language, text_percent=percent)
    assert page.width() <= ROOM.width() and page.height() <= ROOM.height()
    for shown in Page:
        page.show_page(shown)
        QApplication.processEvents()
        area = page.pages.currentWidget()
        assert isinstance(area, QScrollArea)
        content = area.widget()
        assert content is not None
        assert content.width() <= area.viewport().width(), f"{shown}: cut off at the side"
        if percent == 100:
            assert content.height() <= area.viewport().height(), f"{shown}: has to be scrolled"


def test_high_contrast_can_be_switched_and_follows_the_choice_of_colours(
    window: MainWindow, page: SettingsDialog, qtbot: QtBot
) -> None:
    page.show_page(Page.ACCESS)
    qtbot.mouseClick(page.contrast, LEFT)
    assert window.settings.current.appearance == "contrast"
    assert page.appearance.value == "contrast"
    assert window.shell.appearance.tokens is CONTRAST_LIGHT_TOKENS
    assert window.play_page.scene.theme.id == "contrast"
    page.show_page(Page.GENERAL)
    qtbot.mouseClick(page.appearance.button("light"), LEFT)
    assert not page.contrast.isChecked()
    assert window.settings.current.appearance == "light"


@pytest.mark.parametrize(
    ("motion", "reduced_here", "reduced_where_wished"),
    [(Motion.SYSTEM, False, True), (Motion.REDUCED, True, True), (Motion.FULL, False, False)],
)
def test_motion_is_as_the_system_or_as_the_player_says(
    window: MainWindow,
    page: SettingsDialog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    motion: Motion,
    reduced_here: bool,
    reduced_where_wished: bool,
) -> None:
    page.show_page(Page.ACCESS)
    other = Motion.FULL if motion is Motion.SYSTEM else Motion.SYSTEM
    for wished, expected in ((False, reduced_here), (True, reduced_where_wished)):
        monkeypatch.setattr("shogi_desktop.gui.play.page.system_wants_less_motion", lambda wish=wished: wish)
        qtbot.mouseClick(page.motion.button(other), LEFT)
        qtbot.mouseClick(page.motion.button(motion), LEFT)
        assert window.play_page.scene.reduced_motion is expected


def test_another_language_is_on_the_pages_at_once_and_the_page_stays(
    window: MainWindow, page: SettingsDialog, qtbot: QtBot
) -> None:
    def rebuilt(change: Callable[[], None]) -> None:
        with qtbot.waitSignal(page.rebuilt):
            change()

    rebuilt(lambda: window.settings.update(language="en"))
    page.show_page(Page.GENERAL)
    rebuilt(lambda: qtbot.mouseClick(page.language.button("cs"), LEFT))
    assert page.windowTitle() == "Nastavení"
    assert page.pages.currentIndex() == 0 and page.nav.currentRow() == 0
    assert page.language.value == "cs"
    rebuilt(lambda: qtbot.mouseClick(page.language.button("en"), LEFT))
    assert page.windowTitle() == "Settings"


def test_an_item_of_the_list_keeps_its_place_when_it_is_focused(page: SettingsDialog) -> None:
    pictures = []
    for focused in (page.nav, page.done_button):
        focused.setFocus()
        QApplication.processEvents()
        item = page.nav.visualItemRect(page.nav.item(0)).adjusted(4, 4, -4, -4)
        pictures.append(page.nav.viewport().grab(item).toImage())
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("language", extent(sample=["pt"], whole=["en", "ja", "cs", "pt"]))
def test_on_a_narrow_screen_with_larger_text_no_board_is_cut_off(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(800, 600))
    window.settings.update(language=language, text_percent=150)
    window.do("settings")
    dialog = window.parts.settings.dialog
    assert dialog is not None
    dialog.show_page(Page.BOARD)
    QApplication.processEvents()
    area = dialog.pages.currentWidget()
    assert isinstance(area, QScrollArea)
    assert area.verticalScrollBar().isVisible() and not area.horizontalScrollBar().isVisible()
    room = area.viewport().width()
    controls = [*dialog.board.findChildren(QAbstractButton), *dialog.pieces.findChildren(QAbstractButton)]
    assert len(controls) >= 7
    for control in controls:
        left = control.mapTo(area.viewport(), control.rect().topLeft()).x()
        assert left >= 0 and left + control.width() <= room, control.accessibleName()
    dialog.reject()
    window.settings.update(language="en", text_percent=100)
