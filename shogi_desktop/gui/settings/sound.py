"""The part of the settings page about sounds: on or off, how loud, and the kinds that not everybody wants."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from shogi_desktop.app.settings.settings import SettingsStore
from shogi_desktop.app.sound.spoken_count import spoken_language
from shogi_desktop.app.sound.voice import Voice
from shogi_desktop.app.system.i18n import LANGUAGES
from shogi_desktop.app.words.locale import percent_text
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.settings.form import switch_line
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.slider import Slider
from shogi_desktop.gui.widgets.switch import Switch

_NUMBER_WIDTH = 44


class SoundSettings(QWidget):
    """Shows and changes the settings of sounds. `tried` asks for a sound as an example of the volume."""

    tried = Signal()

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        settings = store.current
        self._store = store
        self._voice: Voice | None = None
        self.sounds = Switch(self.tr("Sounds"), self)
        self.sounds.setChecked(settings.sounds)
        self.volume = Slider(self)
        self.volume.setRange(0, 100)
        self.volume.setSingleStep(5)
        self.volume.setPageStep(20)
        self.volume.setValue(settings.sound_volume)
        self.volume.setAccessibleName(self.tr("Volume"))
        self._volume_label = Label(self.tr("Volume"), self)
        self._volume_label.setBuddy(self.volume)
        self._number = Label(self)
        self._number.setProperty("role", "dim")
        self._number.setFixedWidth(px(_NUMBER_WIDTH))
        self._number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.clock_tones = Switch(self.tr("Clock tones"), self)
        self.clock_tones.setChecked(settings.clock_tones)
        self.check_sound = Switch(self.tr("Check"), self)
        self.check_sound.setChecked(settings.check_sound)
        self.spoken_count = Switch(self.tr("Count the clock aloud"), self)
        self.spoken_count.setChecked(settings.spoken_count)
        self.voice_note = Label(self)
        self.voice_note.setProperty("role", "small")
        self.voice_note.setWordWrap(True)
        self._lay_out()
        self._refresh()
        self._connect()

    def use_voice(self, voice: Voice) -> None:
        """Tell whether `voice` could count, as soon as it knows; without this call nobody can."""
        self._voice = voice
        voice.changed.connect(self._refresh)
        voice.prepare()
        self._refresh()

    def leave(self) -> None:
        """The page is closed: a voice that is not to count is not needed any more."""
        voice, self._voice = self._voice, None
        if voice is not None:
            voice.changed.disconnect(self._refresh)
            if not (self.sounds.isChecked() and self.spoken_count.isChecked()):
                voice.rest()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * GRID)
        column.addLayout(switch_line(self.sounds, None, self))
        loudness = QHBoxLayout()
        loudness.setSpacing(2 * GRID)
        loudness.addWidget(self._volume_label)
        loudness.addWidget(self.volume, 1)
        loudness.addWidget(self._number)
        column.addLayout(loudness)
        for switch in (self.clock_tones, self.check_sound):
            column.addLayout(switch_line(switch, None, self))
        column.addLayout(switch_line(self.spoken_count, self.voice_note, self))
        QWidget.setTabOrder(self.sounds, self.volume)
        QWidget.setTabOrder(self.volume, self.clock_tones)
        QWidget.setTabOrder(self.clock_tones, self.check_sound)
        QWidget.setTabOrder(self.check_sound, self.spoken_count)

    def _connect(self) -> None:
        update = self._store.update
        self.sounds.toggled.connect(self._switch)
        self.clock_tones.toggled.connect(lambda on: update(clock_tones=on))
        self.check_sound.toggled.connect(lambda on: update(check_sound=on))
        self.spoken_count.toggled.connect(lambda on: update(spoken_count=on))
        self.volume.valueChanged.connect(self._change_volume)
        self.volume.sliderReleased.connect(self._keep_volume)

    def _switch(self, on: bool) -> None:
        self._store.update(sounds=on)
        self._refresh()
        if on:
            self.tried.emit()

    def _change_volume(self) -> None:
        self._refresh()
        # While the handle is held nothing is written; its release, or a key, is a choice.
        if not self.volume.isSliderDown():
            self._keep_volume()

    def _keep_volume(self) -> None:
        self._store.update(sound_volume=self.volume.value())
        self.tried.emit()

    def _refresh(self) -> None:
        on = self.sounds.isChecked()
        for widget in (self.volume, self._volume_label, self._number, self.clock_tones, self.check_sound):
            widget.setEnabled(on)
        note = self._voice_note()
        self.spoken_count.setEnabled(on and not note)
        self.spoken_count.setAccessibleDescription(note)
        self.voice_note.setText(note)
        self.voice_note.setVisible(bool(note))
        self._number.setText(percent_text(self.volume.value()))

    def _voice_note(self) -> str:
        """Why nobody can count; empty where somebody can."""
        languages = frozenset[str]() if self._voice is None else self._voice.languages
        if languages is None:
            return self.tr("Looking for a voice…")
        if not languages:
            return self.tr("This computer has no voice installed.")
        wanted = spoken_language()
        if wanted in languages:
            return ""
        name = next((one.name for one in LANGUAGES if one.code == wanted), wanted)
        return self.tr("This computer has no voice for {language}.").format(language=name)
