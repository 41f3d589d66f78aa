"""The panel right of the board: what game this is, the moves, stepping, the comment, and what can be done."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.words.lines import Write
from shogi_desktop.game import Node
from shogi_desktop.gui.look.icons import IconSet
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.play.coach_card import CoachCard
from shogi_desktop.gui.play.end_card import EndCard
from shogi_desktop.gui.play.hint_card import HintCard
from shogi_desktop.gui.play.impasse_card import ImpasseCard
from shogi_desktop.gui.study.comment_box import CommentBox, CommentEdit
from shogi_desktop.gui.study.move_list import AlternativesView, MoveListView
from shogi_desktop.gui.study.tool_row import ToolRow, WordTool, show_command
from shogi_desktop.gui.widgets.notice_bar import give_way
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.gui.widgets.tab_order import tab_on
from shogi_desktop.gui.widgets.wrap_row import WrapRow

NARROWEST, WIDEST = 296, 352
_COMMENT_HEIGHT, _COMMENT_HEIGHT_IN_STUDY = 72, 128
_ROOM_FOR_ALL = 310
"""Pixels of height beside the end of the game below which the comment makes way for it."""
_ROOM_FOR_MOVES = 250
"""Pixels of height beside the end of the game below which that is told in fewer words."""
_ROOM_FOR_NOTES = 700
"""Pixels of height, beside what lies below the moves, from which study has more room for the comment."""
_ROOM_FOR_COMMENT = 320
"""In a lower panel the buttons, in two lines there, and the moves need the room of the comment."""
_ROOM_FOR_BOTH = 440
"""Likewise, beside what analysis has put below the moves."""
_OTHER_ROOM = frozenset({QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Resize})
_ROOM_FOR_WORDS = 300
"""Pixels of height from which the tools have words."""
_ROOM_BESIDE = 292
"""Likewise, beside all that was put below the moves."""
_TOOL_ICON, _ICON = 20, 16
_BETWEEN = 8
"""Pixels between the icon of a button and its text."""
_TOOLS = ("new_game", "open", "save", "print", "flip", "settings")
_STEPS = ("first", "back", "forward", "last")


def spoken_text(action: QAction) -> str:
    """The text of a command without its mnemonic, which Japanese writes behind it."""
    plain = re.sub(r"\(&.\)", "", action.text()).replace("&", "")
    return plain.rstrip("…")


class CommandButton(QPushButton):
    """A button with a text that does a command and is enabled with it."""

    def __init__(self, action: QAction, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def sizeHint(self) -> QSize:
        """Room for icon and words; Qt's own hint forgets what is between them."""
        hint = super().sizeHint()
        return QSize(hint.width() + _BETWEEN, hint.height())

    def minimumSizeHint(self) -> QSize:
        """No narrower: words that are cut off say nothing."""
        return self.sizeHint()

    def _follow(self) -> None:
        show_command(self, self._action)


class SidePanel(QFrame):
    """Everything beside the board. It is given the window's actions and makes its buttons of them."""

    information_wanted = Signal()
    back_to_game_wanted = Signal()
    continue_wanted = Signal()

    def __init__(self, actions: Mapping[str, QAction], write: Write, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "side")
        give_way(self)
        self.setFixedWidth(px(WIDEST))
        self._actions = actions
        self._title = Label(self)
        self._title.setProperty("role", "heading")
        self._details = Label(self)
        self._details.setProperty("role", "small")
        self._details.setWordWrap(True)
        for label in (self._title, self._details):
            label.installEventFilter(self)
        self.moves = MoveListView(write, self)
        self.alternatives = AlternativesView(self.moves.texts, self)
        self.alternatives_head = Label(self)
        self.alternatives_head.setProperty("role", "section")
        self.alternatives_head.setContentsMargins(2 * GRID, 4, 0, 0)
        self.evaluation = Label(self)
        self.evaluation.setProperty("role", "small")
        self.evaluation.setContentsMargins(0, 4, 0, 4)
        self.evaluation.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.evaluation.setWordWrap(True)
        self.evaluation.hide()
        self.comment_box = CommentBox(self)
        self._fits: list[Callable[[int], None]] = []
        self._added: list[QWidget] = []
        self._last_below_moves: QWidget = self.alternatives
        """Behind which Tab leads to what is put below the moves next."""
        self._studying = self._playing = self._asking = False
        self._making_way = self._below_gone = False
        self.end_card = EndCard(self)
        self.end_card.filled.connect(self._share_room)
        self.impasse = ImpasseCard(self)
        self.hint = HintCard(self)
        self.coach = CoachCard(self)
        self.looking_back = _LookingBack(self)
        self.looking_back.back_wanted.connect(self.back_to_game_wanted)
        self.looking_back.continue_wanted.connect(self.continue_wanted)
        self._buttons: dict[str, CommandButton] = {}
        self.tools = ToolRow(_TOOLS, actions, self)
        self._steps: dict[str, QToolButton] = {}
        self._action_row = QWidget(self)
        self._study_row = QWidget(self)
        self._lay_out()
        for button in self.findChildren(QAbstractButton):
            # A click leaves the keys with the board; Tab leads to the buttons.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()
        self.end_card.hide()
        self.looking_back.hide()
        for card in (self.hint, self.coach):
            self._added.append(card)
            card.installEventFilter(self)

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        column.addWidget(self.tools)
        column.addWidget(self._title)
        column.addWidget(self._details)
        self._moves_frame = frame = QFrame(self)
        frame.setProperty("panel", "surface")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(1, 4, 1, 4)
        inside.setSpacing(4)
        inside.addWidget(self.moves, 1)
        self._moves_line = line = QFrame(frame)
        line.setProperty("panel", "line")
        inside.addWidget(line)
        inside.addWidget(self.alternatives_head)
        inside.addWidget(self.alternatives)
        self._choice_line = QFrame(frame)
        self._choice_line.setProperty("panel", "line")
        inside.addWidget(self._choice_line)
        inside.addLayout(self._step_row())
        column.addWidget(frame, 1)
        self._below_moves = column.count()
        column.addWidget(self.looking_back)
        column.addWidget(self.impasse)
        column.addWidget(self.hint)
        column.addWidget(self.coach)
        column.addWidget(self.evaluation)
        column.addWidget(self.comment_box)
        column.addWidget(self.end_card)
        self._fill_row(self._action_row, ("take_back", "hint", "resign"))
        self._fill_row(self._study_row, ("continue_here", "bookmark"))
        column.addWidget(self._action_row)
        column.addWidget(self._study_row)

    def add_below_moves(self, widget: QWidget, fit: Callable[[int], None]) -> None:
        """Put a widget below the moves, after those that were put there before.

        :param fit: lets it take its share of the panel's height in pixels; called when that changes.
        """
        self._column.insertWidget(self._below_moves, widget)
        self._below_moves += 1
        self._fits.append(fit)
        self._added.append(widget)
        widget.installEventFilter(self)
        self._last_below_moves = tab_on(self._last_below_moves, widget)
        fit(self._high())

    def _fill_row(self, row: QWidget, names: tuple[str, ...]) -> None:
        inside = WrapRow(row)
        inside.setSpacing(GRID // 2)
        for name in names:
            button = CommandButton(self._actions[name], "", row)
            button.setProperty("tight", "yes")
            self._buttons[name] = button
            # Each as wide as its words ask: the room is scarce in a small window.
            button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
            inside.addWidget(button)

    def _step_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, GRID // 2, 0)
        row.setSpacing(4)
        self.analyse = WordTool(self._actions["analyse"], self)
        self.analyse.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.analyse.setIconSize(QSize(px(_ICON), px(_ICON)))
        row.addStretch(1)
        for name in _STEPS:
            button = QToolButton(self)
            button.setDefaultAction(self._actions[name])
            button.setIconSize(QSize(px(_TOOL_ICON), px(_TOOL_ICON)))
            self._steps[name] = button
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.analyse)
        return row

    def use_look(self, icons: IconSet) -> None:
        """Take drawings in other colours, and the size of text in force."""
        for card in (self.hint, self.coach):
            card.steps.use_icons(icons)
        for button in self._steps.values():
            button.setIconSize(QSize(px(_TOOL_ICON), px(_TOOL_ICON)))
        self.analyse.setIconSize(QSize(px(_ICON), px(_ICON)))
        self._share_room()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.comment_box.retranslate()
        self.moves.retranslate()
        self.alternatives.retranslate()
        self.alternatives_head.setText(self.tr("Moves tried here"))
        for name, text in (
            ("take_back", self.tr("Take back")),
            ("hint", self.tr("Hint")),
            ("resign", self.tr("Resign")),
            ("continue_here", self.tr("Play from here…")),
            ("bookmark", self.tr("Bookmark")),
        ):
            # The blank keeps the icon off the word.
            self._buttons[name].setText(f" {text}")
            self._buttons[name].setAccessibleName(text)
        self.analyse.setText(" " + self.tr("Analyse"))
        self.analyse.setAccessibleName(self.tr("Analyse"))
        self.tools.set_words(
            {
                "new_game": self.tr("New game"),
                "open": self.tr("Open"),
                "save": self.tr("Save"),
                "print": self.tr("Print"),
                "flip": self.tr("Flip"),
                "settings": self.tr("Settings"),
            }
        )
        for name, tool in (self.tools.tools | self._steps).items():
            tool.setAccessibleName(spoken_text(self._actions[name]))
            tool.setAccessibleDescription(self._actions[name].toolTip())
        self.end_card.retranslate()
        self.hint.retranslate()
        self.coach.retranslate()
        self.looking_back.retranslate()
        self._share_room()

    def button(self, name: str) -> CommandButton:
        """The button below the comment that does the command `name`. :raises KeyError: there is none."""
        return self._buttons[name]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A double click on the heading asks for all that the game is called."""
        if event.type() == QEvent.Type.MouseButtonDblClick:
            self.information_wanted.emit()
        if watched in self._added and event.type() in _OTHER_ROOM and not self._making_way:
            self._share_beside()
            # The column may be at work: what is shown has it begin anew, and it ends with places of before.
            self._column.invalidate()
        return super().eventFilter(watched, event)

    def set_heading(self, title: str, details: str) -> None:
        """Say what game this is."""
        self._title.setText(title)
        self._details.setText(details)
        self._title.setToolTip(tip(details))
        self._show_details()

    def set_activity(self, *, running: bool, playing: bool, studying: bool) -> None:
        """Show the buttons of a running game that somebody plays here, or of study, or none."""
        if studying is not self._studying:
            self._studying = studying
            self._share_room()
        self._playing = playing
        self._action_row.setVisible(playing and not self._asking)
        self.analyse.setVisible(not running)
        self._study_row.setVisible(studying)

    def set_asking(self, *, asking: bool) -> None:
        """While something is asked the buttons of a running game give way to the answers."""
        self._asking = asking
        self._action_row.setVisible(self._playing and not asking)

    def show_end(self, *, shown: bool) -> None:
        """Show the card with the end of the game, or hide it."""
        if shown or not self.end_card.isHidden():
            self.end_card.setVisible(shown)
            self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        """Share what a notice above has left."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ContentsRectChange:
            self._share_room()

    def _high(self) -> int:
        return self.contentsRect().height()

    def _fit_buttons(self) -> None:
        """Where a row has no room for icons and words, the words stay."""
        room = self.width() - 4 * GRID
        for row in (self._action_row, self._study_row):
            buttons = row.findChildren(CommandButton)
            icon = QSize(px(_ICON), px(_ICON))
            for button in buttons:
                button.setIconSize(icon)
            wanted = sum(button.sizeHint().width() for button in buttons) + GRID // 2 * (len(buttons) - 1)
            for button in buttons:
                button.setIconSize(icon if wanted <= room else QSize(0, 0))

    def _share_room(self) -> None:
        self._fit_buttons()
        for fit in self._fits:
            fit(self._high())
        self._share_beside()

    def _share_beside(self) -> None:
        """Share the room beside what is below the moves."""
        if self.end_card.isHidden():
            self._share_with_comment()
        else:
            self._share_with_end()
        self._make_way()

    def _share_with_end(self) -> None:
        """The comment makes way for the end of a game, then words of both."""
        taken = self._taken()
        self._fit_comment(taken)
        self.end_card.set_brief(brief=False)
        width = self.width() - 4 * GRID
        beside = (
            self._high() - taken - max(self.end_card.heightForWidth(width), self.end_card.sizeHint().height())
        )
        self.comment_box.setVisible(beside >= px(_ROOM_FOR_ALL))
        short = beside < px(_ROOM_FOR_MOVES)
        self.end_card.set_brief(brief=short)
        self._show_details()
        self.tools.fit(width, low=short or self._high() < px(_ROOM_FOR_WORDS))

    def _show_details(self) -> None:
        """They make way where the moves have little room; the tip of the heading has them."""
        self._details.setVisible(bool(self._details.text()) and not self._is_crowded())

    def _is_crowded(self) -> bool:
        """Whether heading, moves and buttons have little room beside what is below the moves."""
        width = self.width() - 4 * GRID
        below = (card for card in (self.evaluation, self.end_card) if not card.isHidden())
        said = sum(max(card.heightForWidth(width), card.sizeHint().height()) for card in below)
        return self._high() - self._taken() - said < px(_ROOM_BESIDE)

    def _share_with_comment(self) -> None:
        """Comment and tools' words make way where the moves, and what is below them, need their room."""
        taken = self._taken()
        self._show_details()
        self._fit_comment(taken)
        cards = (card.height() for card in (self.hint, self.coach) if not card.isHidden())
        beside = self._high() - sum(cards)
        low = beside < px(_ROOM_FOR_WORDS) or self._is_crowded()
        self.tools.fit(self.width() - 4 * GRID, low=low)
        least = _ROOM_FOR_COMMENT if not taken else _ROOM_FOR_BOTH
        self.comment_box.setVisible(self._high() - taken >= px(least))

    def _make_way(self) -> None:
        """Let what is missed least make way for cards and buttons, which would lie over each other.

        First the comment, then the heading, the tools, the moves (not the steps through them), and what is
        below them.
        """
        self._making_way = True
        try:
            if self._below_gone:
                self._fit_below(gone=False)
            lacking = self._needed() - self._high()
            if lacking > 0 and not self.comment_box.isHidden():
                lacking -= self.comment_box.height() + self._column.spacing()
                self.comment_box.hide()
            for part in (self._title, self.tools, self.moves):
                part.setVisible(lacking <= 0)
                if part.isHidden():
                    lacking -= _least_height(part, 0) + self._column.spacing()
            self._moves_line.setHidden(self.moves.isHidden())
            if lacking > 0 and self._taken():
                self._fit_below(gone=True)
        finally:
            self._making_way = False

    def _fit_below(self, *, gone: bool) -> None:
        self._below_gone = gone
        for fit in self._fits:
            fit(0 if gone else self._high())

    def _needed(self) -> int:
        """The height that all needs which is shown, or has made way before."""
        margins, width = self._column.contentsMargins(), self.width() - 4 * GRID
        ours = (self._title, self.tools)
        children = self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        widgets = [child for child in children if self._column.indexOf(child) >= 0]
        shown = [widget for widget in widgets if widget in ours or not widget.isHidden()]
        heights = sum(_least_height(widget, width) for widget in shown)
        if self.moves.isHidden():
            heights += _least_height(self.moves, 0) + self._column.spacing()
        return heights + (len(shown) - 1) * self._column.spacing() + margins.top() + margins.bottom()

    def _taken(self) -> int:
        """Pixels of height that cards, and what was put below the moves, take."""
        return sum(widget.height() for widget in self._added if not widget.isHidden())

    def _fit_comment(self, taken: int) -> None:
        roomy = self._studying and self._high() - taken >= px(_ROOM_FOR_NOTES)
        self.comment_box.setFixedHeight(px(_COMMENT_HEIGHT_IN_STUDY if roomy else _COMMENT_HEIGHT))

    @property
    def comment(self) -> CommentEdit:
        """Where the comment is written."""
        return self.comment_box.editor

    def set_comment(self, text: str) -> None:
        """Show the comment of the move looked at."""
        self.comment_box.set_text(text)

    def show_evaluation(self, text: str) -> None:
        """Say how the position stands by the file, above the comment; nothing where `text` is empty."""
        self.evaluation.setText(text)
        self.evaluation.setAccessibleName(self.tr("Evaluation: {text}").format(text=text) if text else "")
        self.evaluation.setToolTip(
            self.tr("The evaluation in the file, in hundredths of a pawn, for the side that is better")
        )
        self.evaluation.setVisible(bool(text))
        self._share_room()

    def show_choice(self, node: Node) -> None:
        """Show what was tried instead of the move looked at, if anything was."""
        self.alternatives.show_choice(node)
        shown = not self.alternatives.isHidden()
        self.alternatives_head.setVisible(shown)
        self._choice_line.setVisible(shown)


def _least_height(widget: QWidget, width: int) -> int:
    """The height a widget needs in pixels, at that width."""
    least = max(widget.minimumHeight(), widget.minimumSizeHint().height())
    asked = max(least, widget.heightForWidth(width)) if widget.hasHeightForWidth() else least
    return min(asked, widget.maximumHeight())


class _LookingBack(QFrame):
    """Says that the board shows an earlier position than the game stands at, and the ways on from there."""

    back_wanted = Signal()
    continue_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "hint")
        self._label = Label(self)
        self._label.setWordWrap(True)
        self.back = QPushButton(self)
        self.back.setProperty("kind", "primary")
        self.back.clicked.connect(self.back_wanted)
        self.go_on = QPushButton(self)
        for button in (self.back, self.go_on):
            button.setProperty("tight", "yes")
        self.go_on.clicked.connect(self.continue_wanted)
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addWidget(self.back, 1)
        buttons.addWidget(self.go_on, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID + 4, GRID, GRID + 4, GRID + 4)
        column.setSpacing(GRID)
        column.addWidget(self._label)
        column.addLayout(buttons)
        self.retranslate()

    def retranslate(self) -> None:
        self._label.setText(self.tr("You are looking at an earlier position."))
        self.back.setText(self.tr("Back to game"))
        self.go_on.setText(self.tr("Play from here…"))
