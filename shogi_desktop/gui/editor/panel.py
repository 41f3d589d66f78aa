"""The panel beside the editor's board: the tools, what is wrong with the position, what it is good for."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.records.position_editor import LARGEST_NUMBER, Draft, Use, Verdict
from shogi_desktop.app.words.errors import problem_text
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.gui.editor.words import over_text, side_with_symbol, use_text
from shogi_desktop.gui.look.icons import IconSet
from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.style import px, scaled
from shogi_desktop.gui.look.tokens import GRID, Tokens
from shogi_desktop.gui.widgets.line_ends import held
from shogi_desktop.gui.widgets.menu_button import MenuButton
from shogi_desktop.gui.widgets.notice_bar import give_way
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.scrolled import bar_width, scrolled
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.widgets.switch import Switch
from shogi_desktop.rules import VARIANTS, Color, Square

_ICON = 20
_ITEM_EDGE = 3
"""Pixels that Qt leaves before the text of an entry, besides its padding."""
"""Pixels that Qt leaves before the text of an entry besides its padding, which is a space of the grid."""
_VERDICT = 104
_VERDICT_SHARE = 22
"""Height of the verdict: so many pixels, or so many percent of the panel where that is more."""
_ROW_PADDING = QSize(24, 13)
"""What the style sheet puts around the text of a row, and a little more."""
_SIGNS = {Use.PLAY: "check", Use.STUDY: "info", Use.NOTHING: "warning"}
_TOOLS = ("undo", "redo", "flip", "paste", "copy")
_CHANGES = ("rotate", "mirror", "clear", "rest", "check")


class _WholeSentences(QStyledItemDelegate):
    """Gives each row the height of its sentence: Qt forgets the padding and cuts the last line off."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        hint = super().sizeHint(option, index)
        width = self._view.viewport().width() - _ROW_PADDING.width()
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        metrics = self._view.fontMetrics()
        room = QRect(0, 0, width, 10_000)
        height = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
        return QSize(hint.width(), max(hint.height(), height + _ROW_PADDING.height()))


class EditorPanel(QWidget):
    """Tools above, verdict in the middle, and what to do with the position at the foot.

    :ivar square_chosen: the `Square` of a fault that was chosen in the list.
    """

    square_chosen = Signal(object)

    def __init__(self, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._tokens: Tokens | None = None
        self._icons: IconSet | None = None
        self._shown: tuple[Draft, Verdict] | None = None
        give_way(self)
        self.variant = Segmented("", [(v.id, variant_name(v)) for v in VARIANTS], self)
        self.turn = Segmented("", [(color, side_with_symbol(color)) for color in Color], self)
        self.number = number_field("", 1, LARGEST_NUMBER, self)
        self.number.setFixedWidth(px(92))
        self.beginnings = MenuButton(self)
        self.changes = MenuButton(self)
        self.takes_off = Switch("", self)
        self.keep = QPushButton(self)
        self.cancel = QPushButton(self)
        self.study = QPushButton(self)
        self.play = QPushButton(self)
        self.play.setProperty("kind", "primary")
        for button in (self.keep, self.cancel, self.study, self.play):
            button.setProperty("tight", "yes")
        self._sign = Label(self)
        self._use = Label(self)
        self._use.setProperty("role", "strong")
        self._use.setWordWrap(True)
        self.problems = QListWidget(self)
        self.problems.setWordWrap(True)
        self.problems.setItemDelegate(_WholeSentences(self.problems))
        self.problems.setResizeMode(QListView.ResizeMode.Adjust)
        self.problems.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.problems.itemActivated.connect(self._choose_problem)
        self.problems.itemClicked.connect(self._choose_problem)
        self._position_label = Label(self)
        self._position_label.setProperty("role", "section")
        self._turn_label = Label(self)
        self._turn_label.setProperty("role", "section")
        self._turn_label.setBuddy(self.turn)
        self._takes_off_label = Label(self)
        self._takes_off_label.setBuddy(self.takes_off)
        self._takes_off_label.setWordWrap(True)
        self._mouse, self._keys = Label(self), Label(self)
        for hint in (self._mouse, self._keys):
            hint.setProperty("role", "small")
            hint.setWordWrap(True)
        self._tools = {name: QToolButton(self) for name in _TOOLS}
        self._copy_menu, self._change_menu = QMenu(self), QMenu(self)
        self._lay_out()
        self._bind()
        self._order_tabs()

    # --- building -----------------------------------------------------------------------------------------

    def _bind(self) -> None:
        for name in _CHANGES:
            self._change_menu.addAction(self._actions[name])
        self.changes.setMenu(self._change_menu)
        for name, tool in self._tools.items():
            mark(tool, kind="word")
            tool.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            tool.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            tool.setDefaultAction(self._actions[name])
            tool.setIconSize(QSize(px(_ICON), px(_ICON)))
            tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._copy_menu.addAction(self._actions["copy"])
        self._copy_menu.addAction(self._actions["copy_bod"])
        copy = self._tools["copy"]
        copy.setMenu(self._copy_menu)
        copy.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def _order_tabs(self) -> None:
        """Let Tab go from the top down."""
        order: list[QWidget] = [*self._tools.values(), self.beginnings, self.changes]
        order += [*self.variant.findChildren(QPushButton), self.number]
        order += [*self.turn.findChildren(QPushButton), self.takes_off, self.problems]
        order += [self.study, self.keep, self.cancel, self.play]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _lay_out(self) -> None:
        self._tools_part = self._lay_out_tools()
        self._scroll = scroll = scrolled(self._tools_part, self)
        others, foot = QHBoxLayout(), QHBoxLayout()
        for button in (self.study, self.keep):
            button.setProperty("tight", "yes")
            others.addWidget(button, 1)
        foot.addWidget(self.cancel, 1)
        foot.addWidget(self.play, 2)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(GRID, GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        column.addWidget(scroll, 1)
        column.addWidget(self._lay_out_verdict())
        column.addLayout(others)
        column.addLayout(foot)

    def _lay_out_tools(self) -> QWidget:
        part = QWidget(self)
        part.setProperty("panel", "window")
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(GRID)
        tools = QHBoxLayout()
        tools.setSpacing(0)
        for tool in self._tools.values():
            tools.addWidget(tool, 1)
        column.addLayout(tools)
        column.addSpacing(GRID // 2)
        column.addWidget(self._position_label)
        menus = QHBoxLayout()
        for button in (self.beginnings, self.changes):
            button.setProperty("tight", "yes")
            menus.addWidget(button, 1)
        column.addLayout(menus)
        column.addWidget(self.variant)
        column.addSpacing(GRID // 2)
        sides = QGridLayout()
        sides.setHorizontalSpacing(GRID)
        sides.setVerticalSpacing(4)
        sides.addWidget(self._turn_label, 0, 0)
        sides.addWidget(self.number, 0, 1)
        sides.addWidget(self.turn, 1, 0, 1, 2)
        sides.setColumnStretch(0, 1)
        column.addLayout(sides)
        switch = QHBoxLayout()
        switch.setSpacing(GRID)
        switch.addWidget(self._takes_off_label, 1)
        switch.addWidget(self.takes_off)
        column.addLayout(switch)
        column.addSpacing(GRID)
        column.addWidget(self._mouse)
        column.addWidget(self._keys)
        column.addStretch(1)
        return part

    def _lay_out_verdict(self) -> QWidget:
        frame = self._verdict = QFrame(self)
        frame.setProperty("panel", "surface")
        head = QHBoxLayout()
        head.setSpacing(GRID)
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._use, 1)
        column = QVBoxLayout(frame)
        column.setContentsMargins(GRID, GRID, 4, 1)  # what is cut is cut by the frame
        column.setSpacing(4)
        column.addLayout(head)
        below = self._below = QHBoxLayout()
        self._below_sign = QSpacerItem(0, 0)
        below.addSpacerItem(self._below_sign)
        below.addWidget(self.problems)
        column.addLayout(below, 1)
        column.addStretch(0)
        return frame

    def narrowest(self) -> int:
        """The least width at which no text of the tools is cut, in the language in use."""
        layout = self._tools_part.layout()
        if layout is not None:
            layout.activate()  # new texts count at once
        margins = self._column.contentsMargins()
        return (
            self._tools_part.minimumSizeHint().width()
            + bar_width(self._scroll)
            + margins.left()
            + margins.right()
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The higher the window, the more of what is wrong is seen at once."""
        super().resizeEvent(event)
        self._verdict.setFixedHeight(max(_VERDICT, self.height() * _VERDICT_SHARE // 100))

    # --- look ---------------------------------------------------------------------------------------------

    def use_look(self, tokens: Tokens, icons: IconSet, verdict: Verdict) -> None:
        """Take the colours of `tokens`."""
        self._tokens, self._icons = tokens, icons
        self.number.setFixedWidth(px(92))
        for tool in self.findChildren(QToolButton):
            tool.setIconSize(QSize(px(_ICON), px(_ICON)))
        self._show_sign(verdict)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self._turn_label.setText(self.tr("&To move"))
        self.number.setPrefix(self.tr("Move "))
        self._takes_off_label.setText(self.tr("A clic&k removes a piece"))
        self._mouse.setText(
            self.tr(
                "Drag pieces, or click a piece and then a square. The box is beside the board. "
                "Right-click to turn a piece over."
            )
        )
        self._keys.setText(
            self.tr(
                "K R B G S N L P (and Q) put a piece at the cursor, capitals for Black; + "
                "promotes, Space turns it over, Delete removes it."
            )
        )
        self._position_label.setText(self.tr("Position"))
        self.changes.setText(self.tr("Change"))
        self.variant.setAccessibleName(self.tr("Game"))
        self.turn.setAccessibleName(self.tr("To move"))
        self.number.setAccessibleName(self.tr("Number of the next move"))
        self.takes_off.setAccessibleName(self.tr("A click removes a piece"))
        self.problems.setAccessibleName(self.tr("Problems with the position"))
        for variant in VARIANTS:
            self.variant.set_text(variant.id, variant_name(variant))
        for color in Color:
            self.turn.set_text(color, side_with_symbol(color))
        self.beginnings.setText(self.tr("Start from"))
        self.keep.setText(self.tr("Save handi&cap…"))
        self.keep.setToolTip(self.tr("Offer this position as a handicap in new games"))
        self.play.setText(self.tr("&Play from here…"))
        self.study.setText(self.tr("&Study"))
        self.cancel.setText(self.tr("Cancel"))
        for name, tool in self._tools.items():
            tool.setAccessibleName(self._actions[name].text())

    # --- what is shown ------------------------------------------------------------------------------------

    def show_draft(self, draft: Draft, verdict: Verdict) -> None:
        """Show what `draft` is and what `verdict` says of it."""
        self.variant.set_value(draft.variant.id)
        self.turn.set_value(draft.turn)
        self.number.blockSignals(True)
        self.number.setValue(draft.ply)
        self.number.blockSignals(False)
        self.play.setEnabled(verdict.use is Use.PLAY)
        self.keep.setEnabled(verdict.use is Use.PLAY)
        self.study.setEnabled(verdict.use is not Use.NOTHING)
        self._use.setText(use_text(verdict))
        self._show_sign(verdict)
        self.problems.clear()
        for problem in verdict.problems:
            self._tell(problem_text(problem), problem.square)
        if verdict.over:
            self._tell(over_text(draft), None)
        self.problems.setVisible(self.problems.count() > 0)

    def _tell(self, problem: str, square: Square | None) -> None:
        item = QListWidgetItem(held(problem))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, problem)
        item.setData(Qt.ItemDataRole.UserRole, square)
        self.problems.addItem(item)

    @property
    def headline(self) -> str:
        """What is said the position can be used for."""
        return self._use.text()

    def _show_sign(self, verdict: Verdict) -> None:
        tokens, icons = self._tokens, self._icons
        if tokens is None or icons is None:
            return
        tone = {Use.PLAY: tokens.good, Use.STUDY: tokens.dim, Use.NOTHING: tokens.danger}[verdict.use]
        self._sign.setFixedSize(px(_ICON), px(_ICON))
        # What is wrong begins below the words, not below their sign.
        self._below_sign.changeSize(px(_ICON) + GRID - scaled(GRID) - _ITEM_EDGE, 0)
        self._below.invalidate()
        self._sign.setPixmap(icons.pixmap(_SIGNS[verdict.use], _ICON, self.devicePixelRatioF(), tone))

    def _choose_problem(self, item: QListWidgetItem) -> None:
        sq: Square | None = item.data(Qt.ItemDataRole.UserRole)
        if sq is not None:
            self.square_chosen.emit(sq)
