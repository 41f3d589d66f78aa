"""The panel of live analysis: what engines say of the position shown, and what scores are shown as."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, get_args

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget

from shogi_desktop.app.settings.settings import ScoreView
from shogi_desktop.app.words.evaluations import view_name
from shogi_desktop.gui.analysis.lines_model import LinesModel
from shogi_desktop.gui.analysis.lines_view import LinesView, row_height
from shogi_desktop.gui.look.icons import sign
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.menu_button import MenuButton
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.gui.widgets.sign_buttons import more_button

_FEWEST_ROWS: Final = 2
_SHARE: Final = 0.29
"""The part of the height beside the board that the panel takes at most, heading and all."""


class AnalysisPanel(QFrame):
    """A head with what can be chosen, the lines below it, and a sentence where there are none.

    :ivar view: the rows. :ivar fold_wanted: whether only the best line is to be seen.
    :ivar again_wanted: an engine that has failed is to be started once more.
    """

    fold_wanted = Signal(bool)
    again_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "surface")
        self.lines = LinesModel(self)
        self.view = LinesView(self.lines, self)
        self.fold = QToolButton(self)
        self.fold.setIcon(sign("down"))
        self.fold.clicked.connect(lambda: self.fold_wanted.emit(not self.folded))
        self.title = Label(self)
        self.title.setProperty("role", "section")
        self.scores = MenuButton(self)
        self.scores.setProperty("kind", "link")
        self.scores.setMenu(QMenu(self.scores))
        self.more = more_button(self)
        for tool in (self.fold, self.scores, self.more):
            tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.note = Label(self)
        self.note.setProperty("role", "small")
        self.note.setWordWrap(True)
        self.trouble = Label(self)
        self.trouble.setWordWrap(True)
        self.again = QPushButton(self)
        self.again.setProperty("tight", "yes")
        self.again.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.again.clicked.connect(self.again_wanted)
        self._folded = False
        self._room = 0
        self._lay_out()
        self.retranslate()
        self.say("")
        self.tell_trouble("")

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(GRID // 2)
        head.addWidget(self.fold)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.scores)
        head.addWidget(self.more)
        trouble = QHBoxLayout()
        trouble.setSpacing(GRID)
        trouble.setContentsMargins(GRID, 0, GRID, 0)
        trouble.addWidget(self.trouble, 1)
        trouble.addWidget(self.again)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 2, 2, 4)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.note)
        column.addLayout(trouble)
        column.addWidget(self.view)
        self.note.setContentsMargins(GRID, 0, GRID, 0)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.title.setText(self.tr("Analysis"))
        self.view.setAccessibleName(self.tr("Engine lines"))
        self.scores.setAccessibleName(self.tr("Show scores as"))
        self.scores.setToolTip(self.tr("Show scores as"))
        self.more.setAccessibleName(self.tr("More analysis options"))
        self.more.setToolTip(self.tr("Lines, engines, arrows"))
        self.again.setText(self.tr("Restart"))
        self._name_fold()

    def _name_fold(self) -> None:
        text = self.tr("Show all lines") if self._folded else self.tr("Show the best line only")
        self.fold.setAccessibleName(text)
        self.fold.setToolTip(tip(text))

    @property
    def folded(self) -> bool:
        """Whether only the best line is to be seen."""
        return self._folded

    def set_folded(self, folded: bool) -> None:
        """Show the best line only, or all."""
        self._folded = folded
        self.fold.setIcon(sign("forward" if folded else "down"))
        self._name_fold()

    def show_view_name(self, view: str) -> None:
        """Say what scores are shown as."""
        self.scores.setText(view)
        self.scores.setAccessibleDescription(view)

    def say(self, text: str) -> None:
        """Say why there are no lines; nothing where `text` is empty."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def tell_trouble(self, text: str) -> None:
        """Say what is wrong with an engine, with a button to start it again; nothing where it is empty."""
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))
        self.again.setVisible(bool(text))

    def fit(self, room: int | None = None) -> None:
        """Be as high as the rows ask, as far as there is room for them.

        :param room: the height of all that stands beside the board; None: as before.
        """
        self._room = self._room if room is None else room
        head = max(widget.sizeHint().height() for widget in (self.title, self.scores, self.more))
        most = max(_FEWEST_ROWS, (int(self._room * _SHARE) - head) // row_height())
        rows = min(self.lines.rowCount(), most)
        self.view.setVisible(rows > 0)
        self.view.setFixedHeight(max(1, rows) * row_height() + 2)


def add_choice(menu: QMenu, text: str, *, chosen: bool, choose: Callable[[], object]) -> QAction:
    """An entry with a tick that does something."""
    action = menu.addAction(text)
    action.setCheckable(True)
    action.setChecked(chosen)
    action.triggered.connect(lambda _: choose())
    return action


def score_choices(menu: QMenu, view: ScoreView, choose: Callable[[ScoreView], object]) -> None:
    """The ways to show scores."""
    menu.clear()
    for each in get_args(ScoreView):
        add_choice(
            menu,
            view_name(each),
            chosen=each == view,
            choose=partial(choose, each),
        )
