"""The page on which a position is set up: the board with its box at the left, the tools at the right.

It edits the draft of a `PositionEditor` and shows what is wrong with it. What becomes of the position
(played, studied, kept as a handicap, given up) is asked for by signals: see `gui.editor.actions`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from shogi_desktop.app.records.files import FileTrouble
from shogi_desktop.app.records.position_editor import (
    Draft,
    EditRefusedError,
    OnSquare,
    Place,
    PositionEditor,
    Verdict,
)
from shogi_desktop.app.records.position_text import diagram_text, read_position
from shogi_desktop.app.settings.own_handicaps import OwnHandicaps, position_of
from shogi_desktop.app.words.games import handicap_in_full
from shogi_desktop.gui.editor.panel import EditorPanel
from shogi_desktop.gui.editor.scene import EditorScene
from shogi_desktop.gui.editor.view import EditorView
from shogi_desktop.gui.editor.words import refusal_text
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import add_entry, tip
from shogi_desktop.rules import STANDARD, Color, PieceKind, RulesError, Square, variant_by_id

_NARROWEST, _WIDEST, _SHARE = 292, 380, 28


class EditorPage(QWidget):
    """Board, box and tools for one draft after another.

    :ivar said: a sentence about something that cannot be done; None when it holds no more.
    :ivar play_wanted, study_wanted, keep_wanted, left: the buttons that end the work or keep its result.
    :ivar check_wanted: whether it is a right mating problem.
    """

    said = Signal(object)
    play_wanted = Signal()
    study_wanted = Signal()
    keep_wanted = Signal()
    check_wanted = Signal()
    left = Signal()
    changed = Signal()

    def __init__(self, appearance: Appearance, own: OwnHandicaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._own = own
        self.editor = PositionEditor(Draft.start(STANDARD))
        self.verdict: Verdict = self.editor.draft.verdict()
        self.scene = EditorScene(appearance.theme, appearance.piece_set, self)
        self.board = EditorView(self.scene, self)
        self.actions_by_id = self._make_actions()
        self.panel = EditorPanel(self.actions_by_id, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self.board, 1)
        row.addWidget(self.panel)
        self._begin_menu = QMenu(self)
        self._begin_menu.aboutToShow.connect(self._fill_beginnings)
        self.panel.beginnings.setMenu(self._begin_menu)
        self._connect()
        self.use_look(appearance)
        self.retranslate()

    # --- building -----------------------------------------------------------------------------------------

    def _make_actions(self) -> dict[str, QAction]:
        """The tools. The window's commands on the same keys rest while this page is shown."""
        handlers: dict[str, tuple[Callable[[], object], tuple[str, ...]]] = {
            "undo": (self.undo, ("Ctrl+Z",)),
            "redo": (self.redo, ("Ctrl+Y", "Ctrl+Shift+Z")),
            "flip": (self.flip, ("Ctrl+T", "F")),
            "copy": (self.copy_sfen, ("Ctrl+C", "Ctrl+Shift+C")),
            "copy_bod": (self.copy_diagram, ()),
            "paste": (self.paste, ()),
            "rotate": (lambda: self.change(self.draft.rotated()), ("Ctrl+R",)),
            "mirror": (lambda: self.change(self.draft.mirrored()), ("Ctrl+M",)),
            "clear": (lambda: self.change(self.draft.cleared()), ("Ctrl+Shift+Delete",)),
            "rest": (lambda: self.change(self.draft.with_rest_in_hand(Color.WHITE)), ()),
            "check": (self.check_wanted.emit, ()),
        }
        actions = {}
        for name, (handler, keys) in handlers.items():
            action = QAction(self)
            action.setShortcuts([QKeySequence(key) for key in keys])
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(lambda _=False, handler=handler: handler())
            self.addAction(action)
            actions[name] = action
        return actions

    def _connect(self) -> None:
        scene, panel = self.scene, self.panel
        scene.move_wanted.connect(self._move)
        scene.turn_wanted.connect(lambda place: self._try(lambda: self.draft.turned(place)))
        scene.remove_wanted.connect(lambda place: self._try(lambda: self.draft.removed(place)))
        scene.side_wanted.connect(self._set_turn)
        self.board.promotion_typed.connect(lambda place: self._try(lambda: self.draft.turned_over(place)))
        self.board.piece_typed.connect(self._type_piece)
        panel.variant.chosen.connect(self._choose_variant)
        panel.turn.chosen.connect(self._set_turn)
        panel.number.valueChanged.connect(self._set_number)
        panel.takes_off.toggled.connect(self._set_takes_off)
        panel.square_chosen.connect(self._show_square)
        panel.play.clicked.connect(self.play_wanted)
        panel.study.clicked.connect(self.study_wanted)
        panel.keep.clicked.connect(self.keep_wanted)
        panel.cancel.clicked.connect(self.left)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a small window the panel leaves more room to the board."""
        super().resizeEvent(event)
        self._fit_panel()

    def _fit_panel(self) -> None:
        wanted = min(_WIDEST, self.width() * _SHARE // 100)
        self.panel.setFixedWidth(max(_NARROWEST, self.panel.narrowest(), wanted))

    def minimumSizeHint(self) -> QSize:
        """A board that can be hit, and the panel."""
        return QSize(_NARROWEST + 240, 320)

    # --- look ---------------------------------------------------------------------------------------------

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours, pieces and icons."""
        self.scene.set_theme(appearance.theme)
        self.scene.set_piece_set(appearance.piece_set)
        self.panel.use_look(appearance.tokens, appearance.icons, self.verdict)
        for name in ("undo", "redo", "flip", "copy", "paste"):
            self.actions_by_id[name].setIcon(appearance.icons.icon(name))

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.setAccessibleName(self.tr("Set up a position"))
        texts = {
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "flip": self.tr("View the board from the other side"),
            "copy": self.tr("Copy position (SFEN)"),
            "copy_bod": self.tr("Copy diagram (BOD)"),
            "paste": self.tr("Paste a position, a diagram or a game"),
            "rotate": self.tr("Swap sides"),
            "mirror": self.tr("Mirror"),
            "clear": self.tr("Clear board"),
            "rest": self.tr("Rest to White"),
            "check": self.tr("Check as a mating problem…"),
        }
        hints = {
            "rotate": self.tr("Turn the position round: Black's pieces become White's"),
            "mirror": self.tr("Exchange left and right"),
            "clear": self.tr("Put all pieces in the box"),
            "rest": self.tr("Put everything left in the box into White's hand"),
            "check": self.tr("Look for solutions, and for pieces that are not needed"),
        }
        words = {
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "flip": self.tr("Turn"),
            "copy": self.tr("Copy"),
            "paste": self.tr("Paste"),
        }
        for name, action in self.actions_by_id.items():
            action.setText(texts[name])
            if name in words:
                action.setIconText(words[name])
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            hint = hints.get(name, texts[name])
            action.setToolTip(tip(f"{hint}  ({keys})" if keys else hint))
        self.panel.retranslate()
        self.board.retranslate()
        self._fit_panel()
        self._show()

    # --- the draft ----------------------------------------------------------------------------------------

    @property
    def draft(self) -> Draft:
        """What is on the board."""
        return self.editor.draft

    def begin(self, draft: Draft) -> None:
        """Work on another draft; Undo still leads to what was there."""
        self.editor.begin(draft)
        self._show()

    def change(self, draft: Draft, *, run: str = "") -> None:
        """Put another draft in the place of what is there, to be undone by Undo."""
        if self.editor.change(draft, run=run):
            self.said.emit(None)
            self._show()

    def undo(self) -> None:
        """Go back one step."""
        if self.editor.undo():
            self.said.emit(None)
            self._show()

    def redo(self) -> None:
        """Take an undo back."""
        if self.editor.redo():
            self._show()

    def flip(self) -> None:
        """See the board from the other side; the position stays."""
        self.scene.flipped = not self.scene.flipped

    def paste(self) -> None:
        """Take the position of the clipboard's text."""
        try:
            read = read_position(QGuiApplication.clipboard().text())
        except FileTrouble as trouble:
            self.said.emit(partial(str, trouble))
            return
        self.change(read.draft)
        if read.moves:
            self.said.emit(partial(self._pasted_text, read.moves))

    def _pasted_text(self, moves: int) -> str:
        sentence = self.tr("The clipboard contains a game. This is the position after move {number}.")
        return sentence.format(number=moves)

    def copy_sfen(self) -> None:
        """Put the position on the clipboard as SFEN."""
        QGuiApplication.clipboard().setText(self.draft.sfen())

    def copy_diagram(self) -> None:
        """Put the position on the clipboard as a BOD diagram."""
        try:
            QGuiApplication.clipboard().setText(diagram_text(self.draft))
        except RulesError:
            self.said.emit(
                lambda: self.tr(
                    "A diagram can have only one king on each side. Take the other one off first."
                )
            )

    def take_off_by_click(self, *, on: bool) -> None:
        """Let a click take a piece off the board, as when a handicap is composed."""
        self.panel.takes_off.setChecked(on)

    def _set_takes_off(self, on: bool) -> None:
        self.scene.cancel()
        self.scene.takes_off = on

    def _move(self, source: Place, target: Place) -> None:
        self._try(lambda: self.draft.moved(source, target, self.scene.box_color))

    def _type_piece(self, kind: PieceKind, color: Color, place: Place) -> None:
        self._try(lambda: self.draft.placed(kind, color, place))

    def _set_turn(self, color: Color) -> None:
        self.change(replace(self.draft, turn=color))

    def _set_number(self, number: int) -> None:
        self.change(replace(self.draft, ply=number), run="number")

    def _choose_variant(self, variant_id: str) -> None:
        variant = variant_by_id(variant_id)
        if variant is not self.draft.variant:
            self.change(Draft.start(variant))

    def _show_square(self, sq: Square) -> None:
        self.board.setFocus()
        self.scene.show_cursor(OnSquare(sq))

    def _try(self, operation: Callable[[], Draft]) -> None:
        """Do something that may be refused; then say why."""
        try:
            self.change(operation())
        except EditRefusedError as error:
            self.said.emit(partial(refusal_text, error))
            self.board.announce(refusal_text(error))

    def _show(self) -> None:
        self.changed.emit()
        """Show the draft and what is to be said of it."""
        draft = self.draft
        self.verdict = draft.verdict()
        self.scene.show_draft(draft, self.verdict.squares)
        self.panel.show_draft(draft, self.verdict)
        self.actions_by_id["undo"].setEnabled(self.editor.can_undo)
        self.actions_by_id["redo"].setEnabled(self.editor.can_redo)

    # --- beginnings ---------------------------------------------------------------------------------------

    def _fill_beginnings(self) -> None:
        """Every position there is to begin with: empty, for mates, the handicaps, the player's own."""
        menu, variant = self._begin_menu, self.draft.variant
        menu.clear()
        self._add_beginning(menu, self.tr("Empty board"), lambda: Draft.empty(variant))
        self._add_beginning(menu, self.tr("Mating problem"), lambda: Draft.for_mate(variant))
        menu.addSeparator()
        for handicap in variant.handicaps:
            self._add_beginning(menu, handicap_in_full(handicap), partial(Draft.start, variant, handicap.id))
        own = self._own.of(variant)
        if own:
            menu.addSeparator()
        for each in own:
            draft = Draft.of(position_of(each, variant))
            self._add_beginning(menu, each.name, partial(replace, draft))

    def _add_beginning(self, menu: QMenu, text: str, make: Callable[[], Draft]) -> None:
        add_entry(menu, text).triggered.connect(lambda: self.change(make()))
