"""Asks what to look for: the whole position shown, or the squares marked, with least numbers in hand."""

from __future__ import annotations

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.library.patterns import Pattern, PositionSearch
from shogi_desktop.app.words.games import side_name
from shogi_desktop.app.words.spoken import kind_in_words
from shogi_desktop.gui.library.pattern_board import PatternBoard
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.check import Check
from shogi_desktop.gui.widgets.choice import Choice
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.gui.widgets.room import room_on_screen
from shogi_desktop.gui.widgets.scrolled import scrolled
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.rules import Color, PieceKind, Position

_SIGNS = {Color.BLACK: "☗", Color.WHITE: "☖"}
_SPIN_WIDTH = 52
_PIECE = 28
_SIZE = QSize(680, 720)


class PatternDialog(QDialog):
    """Makes a `PositionSearch` of a position. `search` is what was asked for, None before it is accepted."""

    def __init__(
        self,
        position: Position,
        appearance: Appearance,
        before: PositionSearch | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """:param before: the search to begin with; its marks are taken up where it is of the same game."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Find a position"))
        self._position = position.copy()
        self._variant = position.variant
        self.search: PositionSearch | None = None
        self.board = PatternBoard(appearance, self)
        self.how: Segmented[bool] = Segmented(
            self.tr("What must match"),
            [(True, self.tr("The whole position")), (False, self.tr("Marked squares"))],
            self,
        )
        self.turn = Choice(self)
        self.turn.setAccessibleName(self.tr("Side to move"))
        for text, color in (
            (self.tr("Either side to move"), None),
            (self.tr("{side} to move").format(side=side_name(Color.BLACK, handicap=False)), Color.BLACK),
            (self.tr("{side} to move").format(side=side_name(Color.WHITE, handicap=False)), Color.WHITE),
        ):
            self.turn.addItem(text, color)
        self.hands: dict[tuple[Color, PieceKind], QSpinBox] = {}
        self.mirrored = Check(self.tr("Mirrored too"), self)
        self.mirrored.setToolTip(self.tr("Also with left and right swapped"))
        self.exchanged = Check(self.tr("Colours swapped too"), self)
        self.exchanged.setToolTip(self.tr("Also from the other player's side"))
        self.mark_pieces = QPushButton(self.tr("Mark all pieces"), self)
        self.mark_none = QPushButton(self.tr("Mark nothing"), self)
        self.find_button = QPushButton(self.tr("Find games"), self)
        self.find_button.setProperty("kind", "primary")
        self.find_button.setDefault(True)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self._hint = Label(self)
        self._hint.setProperty("role", "small")
        self._hint.setWordWrap(True)
        self._hand_panel = self._make_hands(appearance)
        self._lay_out()
        self._connect()
        self._begin(before)
        self.resize(_SIZE.boundedTo(room_on_screen(self)))

    def _make_hands(self, appearance: Appearance) -> QWidget:
        panel = QWidget(self)
        grid = QGridLayout(panel)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        for column, color in enumerate(Color, start=1):
            sign = Label(_SIGNS[color], panel)
            sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(sign, 0, column)
        for row, kind in enumerate(self._variant.hand_kinds, start=1):
            grid.addWidget(self._piece(kind, appearance), row, 0)
            for column, color in enumerate(Color, start=1):
                spin = number_field("", 0, 18, panel)
                spin.setFixedWidth(px(_SPIN_WIDTH))
                spin.setAccessibleName(
                    self.tr("{side} has at least this many {piece} in hand").format(
                        side=side_name(color, handicap=False), piece=kind_in_words(kind.id)
                    )
                )
                grid.addWidget(spin, row, column)
                self.hands[color, kind] = spin
        return panel

    def _piece(self, kind: PieceKind, appearance: Appearance) -> Label:
        """A piece as it is on the board: not everybody reads its name in kanji."""
        label = Label(self)
        piece = self._variant.piece(kind, Color.BLACK)
        size = QSizeF(px(_PIECE), px(_PIECE))
        label.setPixmap(
            appearance.piece_set.pixmap(piece, size, self.devicePixelRatioF(), theme=appearance.theme)
        )
        name = kind_in_words(kind.id)
        label.setAccessibleName(name)
        label.setToolTip(tip(name))
        return label

    def _lay_out(self) -> None:
        side = QVBoxLayout()
        side.setSpacing(GRID)
        title = Label(self.tr("At least in hand"), self)
        title.setProperty("role", "section")
        side.addWidget(title)
        side.addWidget(self._hand_panel)
        side.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(2 * GRID)
        middle.addWidget(self.board, 1)
        middle.addLayout(side)
        marks = QHBoxLayout()
        marks.setSpacing(GRID)
        marks.addWidget(self.mark_pieces)
        marks.addWidget(self.mark_none)
        marks.addStretch(1)
        marks.addWidget(self.turn)
        ways = QHBoxLayout()
        ways.setSpacing(2 * GRID)
        ways.addWidget(self.mirrored)
        ways.addWidget(self.exchanged)
        ways.addStretch(1)
        buttons = button_row(self.cancel, self.find_button)
        form = QWidget(self)
        form.setProperty("panel", "window")
        column = QVBoxLayout(form)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID + 4)
        column.addWidget(self.how)
        column.addLayout(middle, 1)
        column.addWidget(self._hint)
        column.addLayout(marks)
        column.addLayout(ways)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        whole.setSpacing(GRID + 4)
        whole.addWidget(scrolled(form, self, whole=True), 1)
        whole.addLayout(buttons)

    def _connect(self) -> None:
        self.how.chosen.connect(self._refresh)
        self.board.marked.connect(self._on_marked)
        self.mark_pieces.clicked.connect(self._mark_pieces)
        self.mark_none.clicked.connect(lambda: self.board.set_counting(frozenset()))
        for spin in self.hands.values():
            spin.valueChanged.connect(self._refresh)
        self.find_button.clicked.connect(self._accept)
        self.cancel.clicked.connect(self.reject)

    def _begin(self, before: PositionSearch | None) -> None:
        counting = frozenset(sq for sq, _ in self._position.pieces())
        if before is not None and before.pattern.variant is self._variant:
            self.mirrored.setChecked(before.mirrored)
            self.exchanged.setChecked(before.exchanged)
            self.how.set_value(before.exact)
            if not before.exact:
                counting = frozenset(sq for sq, _ in before.pattern.squares)
                for color, kind, count in before.pattern.hands:
                    self.hands[color, kind].setValue(count)
                self.turn.setCurrentIndex(max(0, self.turn.findData(before.pattern.turn)))
        self.board.show_position(self._position, counting)
        self._refresh()

    def _mark_pieces(self) -> None:
        self.board.set_counting(frozenset(sq for sq, _ in self._position.pieces()))

    def _on_marked(self) -> None:
        self.how.set_value(False)
        self._refresh()

    def _refresh(self) -> None:
        exact = self.how.value
        if exact:
            text = self.tr("Every square, both hands and the side to move must match.")
        else:
            text = self.tr(
                "Only the framed squares must match, empty ones included. Click a square, or drag "
                "over several, to change the selection."
            )
        self._hint.setText(text)
        self.board.set_whole(exact)
        self._hand_panel.setEnabled(not exact)
        self.turn.setEnabled(not exact)
        self.mark_pieces.setEnabled(not exact)
        self.mark_none.setEnabled(not exact)
        self.find_button.setEnabled(exact or not self._pattern().is_empty)

    def _pattern(self) -> Pattern:
        return Pattern(
            self._variant,
            frozenset((sq, self._position.piece_at(sq)) for sq in self.board.counting),
            frozenset(
                (color, kind, spin.value()) for (color, kind), spin in self.hands.items() if spin.value()
            ),
            self.turn.currentData(),
        )

    def _accept(self) -> None:
        exact = self.how.value
        pattern = Pattern.of_position(self._position) if exact else self._pattern()
        self.search = PositionSearch(pattern, exact, self.mirrored.isChecked(), self.exchanged.isChecked())
        self.accept()
