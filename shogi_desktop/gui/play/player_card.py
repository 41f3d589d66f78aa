"""A player's card beside the stand: mark of the side, name, level, clock, and whose turn it is."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.games import clock_text
from shogi_desktop.game import ClockReading
from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import BODY_PX, GRID, SMALL_PX
from shogi_desktop.gui.widgets.line_ends import JOINER
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.portrait import Portrait
from shogi_desktop.paint.portrait_looks import PortraitLooks

_PADDING = GRID + 4
_ROOMY = 120
"""From this width on, in pixels, a card beside a small board has the margin of a field."""
_BORDER = 2
WARNING_MS = 10_000
DANGER_MS = 5_000
_WIDE = 128
_NARROW = 104
"""A card of this width has room for text at 100 %."""
_STEP = 0.05
"""By how much text becomes smaller until it fits."""
_BREAK = "\u200b"
"""Where a word may be broken."""
_MOST_LINES, _FEW_LINES = 3, 2
_LEAST_CLOCK = 1.4
"""How much larger than small text the clock stays where it makes way for a name."""
_PACE = re.compile(r"(?<=\d s ).*")
_PIECES = re.compile(r"[^_.\-]*[_.\-]+|[^_.\-]+")
"""Parts of a long word between which a line may end."""
_CLOCK, _LARGEST_CLOCK, _CLOCK_SHARE = 34, 48, 0.19
"""The clock's figures grow with the card, from one size to the other."""
_SMALLEST_PORTRAIT, _LARGEST_PORTRAIT, _PORTRAIT_SHARE = 28, 72, 0.3


@dataclass(frozen=True, slots=True)
class CardFace:
    """What a card says. `note` is a second line: the level, or what the player is doing.

    `paused` says that the clock of the side to move stands still. `portrait` is the player's drawn face.
    """

    side: str
    name: str
    note: str
    reading: ClockReading | None
    to_move: bool
    thinking: bool
    paused: bool = False
    portrait: PortraitLooks | None = None


class PlayerCard(QFrame):
    """The card of one side. It stretches over the room given; its content keeps to the stand's end of it."""

    def __init__(self, symbol: str, parent: QWidget | None = None) -> None:
        """:param symbol: the mark of the side, ☗ or ☖."""
        super().__init__(parent)
        self.setProperty("panel", "plain")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._face: CardFace | None = None
        self._clock_px = self._name_px = 0
        self._share = 1.0
        self._box = QFrame(self)
        self._box.setProperty("panel", "card")
        self._symbol = Label(symbol, self._box)
        self._side = Label(self._box)
        self._portrait = Portrait(self._box)
        self._portrait.hide()
        self._name = Label(self._box)
        self._name.setProperty("role", "strong")
        self._note = Label(self._box)
        self._note.setProperty("role", "small")
        self._note.setWordWrap(True)
        self._clock = Label(self._box)
        self._clock.setProperty("role", "clock")
        self._clock_note = Label(self._box)
        self._clock_note.setProperty("role", "small")
        self._clock_note.setWordWrap(True)
        self._lay_out()

    def _lay_out(self) -> None:
        head = self._head = QHBoxLayout()
        head.setSpacing(GRID)
        head.addWidget(self._symbol)
        head.addWidget(self._side, 1)
        head.addWidget(self._portrait)
        self._side.setProperty("role", "small")
        inside = QVBoxLayout(self._box)
        self._inside = inside
        inside.setContentsMargins(_PADDING, GRID, _PADDING, GRID)
        inside.setSpacing(2)
        inside.addLayout(head)
        inside.addWidget(self._name)
        inside.addWidget(self._note)
        inside.addSpacing(2)
        inside.addWidget(self._clock)
        inside.addWidget(self._clock_note)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch(1)
        self._column.addWidget(self._box)

    def set_near(self, near: bool) -> None:
        """Put the content beside the stand: at the bottom for the near player, at the top for the far one."""
        down, up = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.BottomToTop
        self._column.setDirection(down if near else up)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """On a small board the clock's figures become smaller, and a long name shorter."""
        super().resizeEvent(event)
        wide = self.width() >= _WIDE
        padding = _PADDING if wide else GRID if self.width() >= _ROOMY else GRID // 2
        self._inside.setContentsMargins(padding, GRID, padding, GRID)
        self._head.setSpacing(GRID if wide else GRID // 2)
        self._fit_texts()

    def _fit_size(self, width: int) -> None:
        """Beside a small board large text is as large as card and words allow, at least as at 100 %."""
        least = min(1.0, max(self.width(), _NARROW) / px(_NARROW)) if px(100) > 100 else 1.0
        sign = px(BODY_PX) + self._head.spacing()
        notes = f"{self._note.text()} {self._clock_note.text()}"
        self._share = self._largest(
            least, lambda small: sign + small.horizontalAdvance(self._side.text()) <= width
        )
        share = self._largest(least, lambda small: _keeps_words(notes, small, width))
        _set_size(self._symbol, BODY_PX, self._share)
        _set_size(self._side, SMALL_PX, self._share)
        _set_size(self._note, SMALL_PX, share)
        _set_size(self._clock_note, SMALL_PX, share)

    def _largest(self, least: float, fits: Callable[[QFontMetrics], bool]) -> float:
        """The largest share of the size of small text at which it `fits`, or the least."""
        font = QFont(self._side.font())
        share = 1.0
        while share > least:
            font.setPixelSize(round(px(SMALL_PX) * share))
            if fits(QFontMetrics(font)):
                return share
            share -= _STEP
        return least

    def _fit_texts(self) -> None:
        """Choose the largest figures for which the clock is wide enough, and cut the name to what is left."""
        margins = self._inside.contentsMargins()
        width = self.width() - margins.left() - margins.right() - 2 * _BORDER
        if self._face is None or width <= 0:
            return
        self._fit_size(width)
        if self._face.portrait is not None:
            size = max(_SMALLEST_PORTRAIT, min(_LARGEST_PORTRAIT, round(self.width() * _PORTRAIT_SHARE)))
            self._portrait.show_face(self._face.portrait, size)
        clock = 0 if self._face.reading is None else self._largest_clock(width)
        clock = self._fit_name(in_one_line(self._face.name), width, clock)
        if clock and clock != self._clock_px:
            self._clock_px = clock
            self._clock.setStyleSheet(f"font-size: {clock}px")

    def _largest_clock(self, width: int) -> int:
        """The size of the largest figures for which the clock is wide enough, in pixels."""
        # Every figure as wide as the widest, so that the size does not change from second to second.
        text = re.sub(r"\d", "0", self._clock.text())
        font = QFont(self._clock.font())
        pixels = px(min(_LARGEST_CLOCK, max(_CLOCK, round(self.width() * _CLOCK_SHARE))))
        while pixels > SMALL_PX:
            font.setPixelSize(pixels)
            if QFontMetrics(font).horizontalAdvance(text) <= width:
                break
            pixels -= 1
        return pixels

    def _fit_name(self, name: str, width: int, clock: int) -> int:
        """The name in as many lines as have room, in smaller letters where that keeps its words whole.

        For two lines the clock becomes smaller. :param clock: its size in pixels, 0 for none; returned.
        """
        self._name.ensurePolished()
        font = QFont(self._name.font())
        font.setPixelSize(round(px(BODY_PX) * self._share))
        for pixels in range(font.pixelSize(), round(px(SMALL_PX) * self._share) - 1, -1):
            smaller = QFont(font)
            smaller.setPixelSize(pixels)
            if _keeps_words(name, QFontMetrics(smaller), width):
                font = smaller
                break
        if font.pixelSize() != self._name_px:
            self._name_px = font.pixelSize()
            usual = self._name_px == px(BODY_PX)  # left to the application, it follows the size of text
            self._name.setStyleSheet("" if usual else f"font-size: {self._name_px}px")
        figures = QFont(self._clock.font())
        figures.setPixelSize(max(1, clock))
        taller = QFontMetrics(figures).height() - self._clock.sizeHint().height() if clock else 0
        for most in range(_MOST_LINES, 0, -1):
            self._name.setText(in_few_lines(name, QFontMetrics(font), width, most))
            self._inside.invalidate()
            needed = self._inside.totalMinimumHeightForWidth(self.width()) + taller + 2 * _BORDER
            lacking = needed - self.height()
            if lacking <= 0:
                break
            if most == _FEW_LINES and clock - lacking >= px(SMALL_PX) * _LEAST_CLOCK:
                return clock - lacking
        return clock

    def show_face(self, face: CardFace) -> None:
        """Show what the card says now."""
        if face == self._face:
            return
        self._face = face
        self._side.setText(face.side)
        self._name.setVisible(bool(face.name))
        self._portrait.setVisible(face.portrait is not None)
        note = self.tr("is thinking…") if face.thinking else face.note
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self._show_clock(face.reading, running=face.to_move, paused=face.paused)
        self._fit_texts()
        mark(self._box, turn="yes" if face.to_move else "no")
        self.setAccessibleName(f"{face.side} {in_one_line(face.name)}")

    @property
    def name_label(self) -> Label:
        """The label with the player's name."""
        return self._name

    @property
    def has_portrait(self) -> bool:
        """Whether the player's face is shown."""
        return not self._portrait.isHidden()

    @property
    def note(self) -> str:
        """The second line: the level, or what the player is doing."""
        return self._note.text()

    def _show_clock(self, reading: ClockReading | None, *, running: bool, paused: bool) -> None:
        self._clock.setVisible(reading is not None)
        self._clock_note.setVisible(reading is not None)
        if reading is None:
            return
        left = reading.shown_ms
        self._clock.setText(clock_text(left))
        urgent = reading.in_byoyomi or not reading.byoyomi_ms
        alarm = "none"
        if running and urgent and left <= WARNING_MS:
            alarm = "danger" if left <= DANGER_MS else "warning"
        if self._clock.property("alarm") != alarm:
            mark(self._clock, alarm=alarm)
        note = _with_whole_pace(self._clock_words(reading))
        if paused and running:
            note = self.tr("paused")
        self._clock_note.setText(note)
        self._clock_note.setVisible(bool(note))

    def _clock_words(self, reading: ClockReading) -> str:
        """What the figures count, and what is left after them."""
        # No line break within "3 × 0:30".
        periods = f"{reading.periods}\u00a0×\u00a0{clock_text(reading.period_ms)}"
        if reading.in_byoyomi and reading.periods > 1:
            return self.tr("byōyomi, {periods}").format(periods=periods)
        if reading.in_byoyomi:
            return self.tr("byōyomi")
        if reading.byoyomi_ms and reading.periods > 1:
            return self.tr("then {periods}").format(periods=periods)
        if reading.byoyomi_ms:
            return self.tr("then {seconds} s a move").format(seconds=reading.byoyomi_ms // 1000)
        return ""

    @property
    def clock_note(self) -> str:
        """The line below the clock: what comes after the main time, periods left, or that it is paused."""
        return self._clock_note.text().replace("\u00a0", " ")


def _with_whole_pace(note: str) -> str:
    """`note` without a place for a line to end behind its seconds: not "30 s a" and "move", nor "30 s/"."""
    return _PACE.sub(lambda pace: pace[0].replace(" ", "\u00a0"), note).replace("/", f"/{JOINER}")


def _set_size(label: Label, size: int, share: float) -> None:
    """Letters of `share` of that size; whole ones follow the application's size of text."""
    wanted = f"font-size: {round(px(size) * share)}px" if share < 1 else ""
    if label.styleSheet() != wanted:
        label.setStyleSheet(wanted)


def _keeps_words(text: str, metrics: QFontMetrics, room: int) -> bool:
    """Whether no word has to be broken that may not be: kanji and kana break anywhere."""
    return all(
        metrics.horizontalAdvance(word) <= room
        for word in text.split(" ")
        if not any(unicodedata.east_asian_width(character) in "WF" for character in word)
    )


def breakable(text: str, width_of: Callable[[str], int], room: int) -> str:
    """`text` with places to break in every word that is wider than `room`, where it would be cut off.

    They are behind hyphens, dots and what names at servers have in place of blanks; else anywhere.
    """
    words = []
    for word in text.split(" "):
        parts = [""]
        for piece in _PIECES.findall(word) if width_of(word) > room else [word]:
            parts.append("")
            for character in piece:
                if parts[-1] and width_of(parts[-1] + character) > room:
                    parts.append("")
                parts[-1] += character
        words.append(_BREAK.join(filter(None, parts)))
    return " ".join(words)


def in_few_lines(text: str, metrics: QFontMetrics, room: int, most: int = _MOST_LINES) -> str:
    """`text` in `most` lines at most, broken between words or else within them; what is more is left out."""
    lines: list[str] = []
    rest = breakable(text, metrics.horizontalAdvance, room)
    while rest and len(lines) < most - 1:
        line = ""
        for part in re.findall(f"[ {_BREAK}]?[^ {_BREAK}]+", rest):
            if line and metrics.horizontalAdvance((line + part).replace(_BREAK, "").strip()) > room:
                break
            line += part
        rest = rest[len(line) :].lstrip(f" {_BREAK}")
        lines.append(line.replace(_BREAK, "").strip())
    if rest:
        lines.append(metrics.elidedText(rest.replace(_BREAK, ""), Qt.TextElideMode.ElideRight, room))
    return "\n".join(lines)
