"""The page of the atlas: openings and castles in a list, the one chosen on a board, and its ideas beside
it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.learn.atlas import Entry, entries
from shogi_desktop.app.words.atlas import castle_ideas, castle_name, opening_ideas, opening_name
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.app.words.joined import listed, sentences
from shogi_desktop.app.words.lines import Write
from shogi_desktop.app.words.spoken import move_in_words
from shogi_desktop.gui.board import BoardScene, BoardView
from shogi_desktop.gui.learn.pictures import board_image, board_size
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.style import panel_width
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.shell.page_part import Page
from shogi_desktop.gui.tasks.slices import Slices
from shogi_desktop.gui.widgets.notice_bar import give_way
from shogi_desktop.gui.widgets.page_keys import page_key
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.gui.widgets.saying import say
from shogi_desktop.gui.widgets.scrolled import scrolled
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.widgets.sign_buttons import back_button
from shogi_desktop.gui.widgets.wrapped_list import WrappedList
from shogi_desktop.rules import VARIANTS, variant_by_id

_LIST_WIDTH: Final = 236
_PANEL_WIDTH: Final = 300
_LIST_SHARE: Final = 22
_PANEL_SHARE: Final = 28
"""Parts of the page that the list and the words take where text is large, in hundredths."""
_PICTURE: Final = 84
"""Width of a picture in the list: Black's half of the board."""


def entry_name(entry: Entry) -> str:
    """What an entry is called."""
    return castle_name(entry.id) if entry.is_castle else opening_name(entry.id, entry.opening)


class AtlasPage(Page):
    """Shows one entry. `left`: back to where one was. `play_wanted`: a game with it; `against_wanted`: a game
    against it; `traps_wanted`: its traps; each with the entry.

    :ivar entry: the one shown. :ivar ply: after how many of its moves.
    """

    left = Signal()
    play_wanted = Signal(object)
    against_wanted = Signal(object)
    traps_wanted = Signal(object)

    def __init__(
        self, variant_id: str, appearance: Appearance, write: Write, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("panel", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._appearance, self._write = appearance, write
        self._slices = Slices(self)
        self._entries = entries(variant_by_id(variant_id))
        self.entry = self._entries[0]
        self.ply = 0
        self._rows: list[int] = []
        """The row of each entry in the list, which has headings too."""
        self.scene = BoardScene(appearance.theme, appearance.piece_set, self)
        self.board = BoardView(self.scene, self)
        self._make_widgets(variant_id)
        self._lay_out()
        self._connect()
        self.retranslate()

    # --- building -----------------------------------------------------------------------------------------

    def _make_widgets(self, variant_id: str) -> None:
        self.back = back_button(self)
        self._title = Label(self)
        self._title.setProperty("role", "heading")
        self.game = Segmented(self.tr("Game"), [(one.id, variant_name(one)) for one in VARIANTS], self)
        self.game.set_value(variant_id)
        self.list = WrappedList(self, phrases=True)
        self._name, self._own_head, self._their_head = (Label(self) for _ in range(3))
        self._own, self._theirs, self._with, self.move_text = (Label(self) for _ in range(4))
        self._name.setProperty("role", "title")
        for head in (self._own_head, self._their_head):
            head.setProperty("role", "strong")
        self._with.setProperty("role", "dim")
        self.move_text.setProperty("role", "dim")
        for label in (self._name, self._own, self._theirs, self._with, self.move_text):
            label.setWordWrap(True)
        self.first, self.before, self.after, self.last = (QPushButton(self) for _ in range(4))
        for button in (self.first, self.before, self.after, self.last):
            button.setProperty("tight", "yes")
        self.play, self.against, self.traps = (QPushButton(self) for _ in range(3))
        self.play.setProperty("kind", "primary")

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(2 * GRID)
        head.addWidget(self.back)
        head.addWidget(self._title, 1)
        head.addWidget(self.game)
        words = QWidget(self)
        words.setProperty("panel", "window")
        told = QVBoxLayout(words)
        told.setContentsMargins(0, 0, GRID, 0)
        told.setSpacing(GRID)
        for label in (self._name, self._own_head, self._own, self._their_head, self._theirs, self._with):
            told.addWidget(label)
        told.addStretch(1)
        scroll = scrolled(words, self)
        steps = QHBoxLayout()
        steps.setSpacing(4)
        for button in (self.first, self.before, self.after, self.last):
            steps.addWidget(button, 1)
        self._panel = QWidget(self)
        give_way(self._panel)
        panel = QVBoxLayout(self._panel)
        panel.setContentsMargins(0, 0, 0, 0)
        panel.setSpacing(GRID)
        panel.addWidget(scroll, 1)
        panel.addWidget(self.move_text)
        panel.addLayout(steps)
        panel.addSpacing(GRID)
        for button in (self.play, self.against, self.traps):
            panel.addWidget(button)
        row = QHBoxLayout()
        row.setSpacing(2 * GRID)
        row.addWidget(self.list)
        row.addWidget(self.board, 1)
        row.addWidget(self._panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        column.addLayout(head)
        column.addLayout(row, 1)

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.game.chosen.connect(lambda _: self._take_game())
        self.list.currentItemChanged.connect(lambda *_: self._choose())
        self.first.clicked.connect(lambda: self.go_to(0))
        self.before.clicked.connect(lambda: self.go_to(self.ply - 1))
        self.after.clicked.connect(lambda: self.go_to(self.ply + 1))
        self.last.clicked.connect(lambda: self.go_to(len(self.entry.moves)))
        self.board.wheel_stepped.connect(lambda steps: self.go_to(self.ply + steps))
        self.play.clicked.connect(lambda: self.play_wanted.emit(self.entry))
        self.against.clicked.connect(lambda: self.against_wanted.emit(self.entry))
        self.traps.clicked.connect(lambda: self.traps_wanted.emit(self.entry))
        for keys, button in (
            ("Alt+Left", self.before),
            ("Alt+Right", self.after),
            ("Alt+Home", self.first),
            ("Alt+End", self.last),
            ("Escape", self.back),
        ):
            page_key(self, keys, button.click)

    # --- what is shown ------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Take the keyboard."""
        self.list.setFocus()

    def _take_game(self) -> None:
        self._entries = entries(variant_by_id(self.game.value))
        self._fill(0)

    def _fill(self, chosen: int) -> None:
        """The names, openings first; pictures come one by one."""
        self.list.blockSignals(True)
        self.list.clear()
        self._rows = []
        whole = board_size(self._entries[0].variant, _PICTURE)
        size = QSize(whole.width(), whole.height() // 2)
        self.list.setIconSize(size)
        for number, entry in enumerate(self._entries):
            if not number or entry.is_castle is not self._entries[number - 1].is_castle:
                self._add_head(self.tr("Castles") if entry.is_castle else self.tr("Openings"))
            item = QListWidgetItem(entry_name(entry))
            item.setIcon(_blank(size))
            item.setToolTip(tip(item.text()))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, self._described(entry))
            self._rows.append(self.list.count())
            self.list.addItem(item)
        self.list.setCurrentRow(self._rows[chosen])
        self.list.blockSignals(False)
        self.list.fit()
        self._slices.begin(self._paint())
        self._choose()

    def _described(self, entry: Entry) -> str:
        """All that the page shows of it in words, for a screen reader."""
        own_head, own, their_head, theirs = self._ideas(entry)
        kind = self.tr("Castle") if entry.is_castle else self.tr("Opening")
        parts = (f"{kind}.", f"{own_head}: {own}", f"{their_head}: {theirs}", self._goes_with(entry))
        return sentences(*parts)

    def _add_head(self, text: str) -> None:
        """A line of the list that cannot be chosen: the keys pass over it."""
        head = QListWidgetItem(text)
        head.setFlags(Qt.ItemFlag.NoItemFlags)
        font = head.font()
        font.setWeight(QFont.Weight.DemiBold)
        head.setFont(font)
        head.setForeground(QColor(self._appearance.tokens.dim))
        self.list.addItem(head)

    def _paint(self) -> Iterator[None]:
        ratio = self.devicePixelRatioF()
        for row, entry in zip(self._rows, self._entries, strict=True):
            whole = board_image(entry.position(len(entry.moves)), self._appearance, _PICTURE, ratio)
            half = whole.copy(0, whole.height() // 2, whole.width(), whole.height() // 2)
            half.setDevicePixelRatio(ratio)
            pixmap = QPixmap.fromImage(half)
            icon = QIcon(pixmap)
            icon.addPixmap(pixmap, QIcon.Mode.Selected)
            self.list.item(row).setIcon(icon)
            yield

    def _chosen(self) -> int:
        row = self.list.currentRow()
        return self._rows.index(row) if row in self._rows else 0

    def _choose(self) -> None:
        self.entry = self._entries[self._chosen()]
        self.ply = len(self.entry.moves)
        self._tell()
        self._show()

    def show_entry(self, entry_id: str, *, castle: bool) -> None:
        """Choose the opening or castle of that id; nothing where there is none."""
        for row, entry in zip(self._rows, self._entries, strict=True):
            if entry.id == entry_id and entry.is_castle is castle:
                self.list.setCurrentRow(row)

    def go_to(self, ply: int) -> None:
        """Show the position after so many moves of the line."""
        if not 0 <= ply <= len(self.entry.moves) or ply == self.ply:
            return
        forward = ply == self.ply + 1
        self.ply = ply
        self._show(animate=forward)
        self._speak()

    def _speak(self) -> None:
        """Say the move stepped to in words."""
        ply = self.ply
        if ply:
            position = self.entry.position(ply - 1)
            transition = position.play(self.entry.moves[ply - 1])
            say(self, f"{ply}. {move_in_words(transition, position, handicap=False)}")
        else:
            say(self, self.move_text.text())

    def _show(self, *, animate: bool = False) -> None:
        entry, ply = self.entry, self.ply
        last = entry.moves[ply - 1] if ply else None
        position = entry.position(ply - 1 if ply else 0)
        transition = None
        if last is None:
            text = self.tr("Start position")
        else:
            previous = entry.moves[ply - 2].target if ply > 1 else None
            text = f"{ply}. {self._write(position, last, previous)}"
            transition = position.play(last)
        self.scene.show_position(
            position, flipped=False, last_move=last, check=None, animate=transition if animate else None
        )
        self.move_text.setText(text)
        self.board.setAccessibleDescription(text)
        for button in (self.first, self.before):
            button.setEnabled(ply > 0)
        for button in (self.after, self.last):
            button.setEnabled(ply < len(entry.moves))

    def _tell(self) -> None:
        entry = self.entry
        name = entry_name(entry)
        self._name.setText(name)
        labels = (self._own_head, self._own, self._their_head, self._theirs)
        for label, text in zip(labels, self._ideas(entry), strict=True):
            label.setText(text)
        castles = self._goes_with(entry)
        self._with.setText(castles)
        self._with.setVisible(bool(castles))
        self.play.setText(self.tr("&Play it with Black"))
        self.play.setAccessibleName(self.tr("Play {name} with Black").format(name=name))
        self.against.setText(self.tr("Play aga&inst it"))
        self.against.setVisible(bool(entry.style))
        self.traps.setText(self.tr("A &trap to solve…"))
        self.traps.setVisible(bool(entry.traps))

    def _ideas(self, entry: Entry) -> tuple[str, str, str, str]:
        """What speaks for it and what against it, each with its heading."""
        if entry.is_castle:
            own, theirs = castle_ideas(entry.id)
            return self.tr("Its strength"), own, self.tr("Its weakness"), theirs
        own, theirs = opening_ideas(entry.id)
        return self.tr("Black's idea"), own, self.tr("White's idea"), theirs

    def _goes_with(self, entry: Entry) -> str:
        """The castles that go with it; nothing where none do."""
        names = [name for name in map(castle_name, entry.castles) if name]
        return self.tr("Goes with: {castles}").format(castles=listed(names)) if names else ""

    # --- the window's changes -----------------------------------------------------------------------------

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours, pieces and text of another size."""
        self._appearance = appearance
        self.scene.set_theme(appearance.theme)
        self.scene.set_piece_set(appearance.piece_set)
        self._fit()
        self._fill(self._chosen())

    def _fit(self) -> None:
        icons = self._appearance.icons
        for button, name in (
            (self.first, "first"),
            (self.before, "prev"),
            (self.after, "next"),
            (self.last, "last"),
        ):
            button.setIcon(icons.icon(name))
        self._fit_widths()

    def _fit_widths(self) -> None:
        """With large text the board keeps its part of the page."""
        self.list.setFixedWidth(panel_width(_LIST_WIDTH, self.width(), _LIST_SHARE))
        self._panel.setFixedWidth(panel_width(_PANEL_WIDTH, self.width(), _PANEL_SHARE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_widths()

    def set_writer(self, write: Write) -> None:
        """Write moves in another way."""
        self._write = write
        self._show()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.back.setText(self.tr("Back"))
        self._title.setText(self.tr("Openings and castles"))
        self.setAccessibleName(self.tr("Openings and castles"))
        self.list.setAccessibleName(self.tr("Openings and castles"))
        for variant in VARIANTS:
            self.game.set_text(variant.id, variant_name(variant))
        self.game.setAccessibleName(self.tr("Game"))
        for button, name in (
            (self.first, self.tr("First position")),
            (self.before, self.tr("Back one move")),
            (self.after, self.tr("Forward one move")),
            (self.last, self.tr("Last position")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(tip(name))
        self._fit()
        self._fill(self._chosen())


def _blank(size: QSize) -> QIcon:
    """Room for a picture that is still to come."""
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    return QIcon(pixmap)
