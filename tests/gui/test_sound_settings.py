"""The settings of sounds: changed by hand, heard at once, and the window's sounds end with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from shogi_desktop.app.sound.sounds import Silence, Sound
from shogi_desktop.app.sound.voice import NoVoice
from shogi_desktop.gui.settings.dialog import Page, SettingsDialog
from shogi_desktop.gui.window.main_window import MainWindow
from tests.gui.hands import LEFT, TWO_PLAYERS, play


class Mouth(NoVoice):
    """A voice that is still being looked for, and notes down whether it is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.known: frozenset[str] | None = None
        self.calls: list[str] = []

    @property
    def languages(self) -> frozenset[str] | None:
        return self.known

    def prepare(self) -> None:
        self.calls.append("prepare")

    def rest(self) -> None:
        self.calls.append("rest")

    def find(self, *languages: str) -> None:
        self.known = frozenset(languages)
        self.changed.emit()


class Ears(Silence):
    """Sounds that are noted down."""

    def __init__(self) -> None:
        super().__init__()
        self.mouth = self.voice = Mouth()
        self.heard: list[tuple[Sound, float]] = []
        self.closed = False

    def play(self, sound: Sound, volume: float) -> None:
        self.heard.append((sound, volume))

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def ears() -> Ears:
    return Ears()


@pytest.fixture
def window(make_window: Callable[..., MainWindow], ears: Ears) -> MainWindow:
    return make_window(sounds=ears)


@pytest.fixture
def page(window: MainWindow) -> SettingsDialog:
    window.do("settings")
    assert window.parts.settings.dialog is not None
    window.parts.settings.dialog.show_page(Page.SOUNDS)
    return window.parts.settings.dialog


def test_a_change_of_volume_is_kept_and_heard(
    window: MainWindow, page: SettingsDialog, ears: Ears, qtbot: QtBot
) -> None:
    page.sounds.volume.setFocus()
    qtbot.keyClick(page.sounds.volume, Qt.Key.Key_Left)
    assert window.settings.current.sound_volume == 65
    assert ears.heard == [(Sound.MOVE, 0.65)]


def test_while_the_handle_is_held_nothing_is_heard(
    window: MainWindow, page: SettingsDialog, ears: Ears
) -> None:
    slider = page.sounds.volume
    slider.setSliderDown(True)
    slider.setValue(20)
    assert (ears.heard, window.settings.current.sound_volume) == ([], 70)
    slider.setSliderDown(False)
    assert window.settings.current.sound_volume == 20
    assert ears.heard == [(Sound.MOVE, 0.2)]


def test_switched_off_nothing_is_heard_and_the_rest_cannot_be_set(
    window: MainWindow, page: SettingsDialog, ears: Ears, qtbot: QtBot
) -> None:
    qtbot.mouseClick(page.sounds.sounds, LEFT)
    assert not page.sounds.volume.isEnabled() and not page.sounds.clock_tones.isEnabled()
    page.accept()
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, "7g7f")
    assert ears.heard == []


@pytest.mark.parametrize("name", ["clock_tones", "check_sound"])
def test_kinds_of_sounds_can_be_switched_off(
    window: MainWindow, page: SettingsDialog, qtbot: QtBot, name: str
) -> None:
    qtbot.mouseClick(getattr(page.sounds, name), LEFT)
    assert getattr(window.settings.current, name) is False


def test_a_move_on_the_board_is_heard_and_closing_the_window_ends_sounds(
    window: MainWindow, ears: Ears
) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, "7g7f")
    assert ears.heard == [(Sound.MOVE, 0.7)]
    window.desk.leave()
    window.close()
    assert ears.closed


def test_the_clock_is_counted_aloud_once_a_voice_is_found_and_wanted(
    window: MainWindow, page: SettingsDialog, ears: Ears, qtbot: QtBot
) -> None:
    row = page.sounds
    assert not row.spoken_count.isEnabled() and row.voice_note.text() == "Looking for a voice…"
    ears.mouth.find("en", "ja")
    assert row.spoken_count.isEnabled() and row.voice_note.text() == ""
    qtbot.mouseClick(row.spoken_count, LEFT)
    assert window.settings.current.spoken_count is True
    page.accept()
    assert ears.mouth.calls == ["prepare"]


@pytest.mark.parametrize(
    ("languages", "reason"),
    [
        ((), "This computer has no voice installed."),
        (("ja", "cs"), "This computer has no voice for English."),
    ],
)
def test_without_a_voice_the_count_is_greyed_and_says_why(
    window: MainWindow,
    page: SettingsDialog,
    ears: Ears,
    qtbot: QtBot,
    languages: tuple[str, ...],
    reason: str,
) -> None:
    ears.mouth.find(*languages)
    row = page.sounds
    qtbot.mouseClick(row.spoken_count, LEFT)
    assert window.settings.current.spoken_count is False
    assert (row.voice_note.text(), row.spoken_count.accessibleDescription()) == (reason, reason)
    page.reject()
    assert ears.mouth.calls == ["prepare", "rest"]
