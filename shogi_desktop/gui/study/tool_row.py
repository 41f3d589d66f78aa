"""The tools over the list of moves: commands as signs, each with its word.

The word stands below its sign, all in one line; where that is too narrow, beside it in lines of three; and
where there is no room for that either, alone: a sign without its word is for who knows it already, and only
where a line's height is all there is. Which commands are tools, and their room, is the panel's to say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QToolButton, QWidget

from shogi_desktop.gui.look.style import px

_ICON, _ICON_BESIDE = 20, 16
_AROUND = 3
"""Pixels at each side of a word, as in the style sheet."""
_BETWEEN = 4
"""Pixels that Qt puts between a sign and the text beside it; a blank keeps the word off it as well."""

Style = Qt.ToolButtonStyle
_WAYS = (
    (6, Style.ToolButtonTextUnderIcon),
    (3, Style.ToolButtonTextBesideIcon),
    (3, Style.ToolButtonTextOnly),
    (2, Style.ToolButtonTextOnly),
)
"""Columns and what they show, the best way first."""


def show_command(button: QAbstractButton, action: QAction) -> None:
    """Let a button that has words of its own look as its command does now."""
    button.setEnabled(action.isEnabled())
    button.setCheckable(action.isCheckable())
    button.setChecked(action.isChecked())
    button.setIcon(action.icon())
    button.setToolTip(action.toolTip())


class WordTool(QToolButton):
    """A command as a sign and a word of its own, shorter than the menu's; enabled with the command."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "word")
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        self._action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def sizeHint(self) -> QSize:
        """Room for sign and word; Qt's own hint adds blanks for which six words have no room."""
        self.ensurePolished()
        if self.toolButtonStyle() is Style.ToolButtonIconOnly:
            return super().sizeHint()
        wide = self.fontMetrics().horizontalAdvance(self.text()) + 2 * px(_AROUND)
        if self.toolButtonStyle() is Style.ToolButtonTextBesideIcon:
            wide += self.iconSize().width() + _BETWEEN
        return QSize(wide, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """No narrower: words that are cut off say nothing."""
        return self.sizeHint()

    def _follow(self) -> None:
        show_command(self, self._action)


class ToolRow(QWidget):
    """Six tools, in one line where there is room for their words.

    :ivar tools: the buttons by the commands' names.
    """

    def __init__(
        self, names: Sequence[str], actions: Mapping[str, QAction], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.tools = {name: WordTool(actions[name], self) for name in names}
        self._words = dict.fromkeys(names, "")
        self._columns = 0
        self._fitted: tuple[object, ...] = ()
        """To what the tools were fitted: the panel asks at every change of anything in it."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)

    def set_words(self, words: Mapping[str, str]) -> None:
        """Give every tool its word; :meth:`fit` shows them."""
        self._words = dict(words)

    def fit(self, width: int, *, low: bool) -> None:
        """Show signs and words as well as `width` has room for them; where it is `low`, signs only."""
        fonts = {tool.font().key() for tool in self.tools.values()}
        asked = (width, low, px(_ICON), *sorted(fonts), *self._words.values())
        if asked == self._fitted:
            return
        self._fitted = asked
        if low:
            self._show(6, Style.ToolButtonIconOnly)
            return
        for columns, style in _WAYS:
            self._show(columns, style)
            if self._grid.minimumSize().width() <= width:
                return

    def _show(self, columns: int, style: Style) -> None:
        icon = px(_ICON if columns == len(self.tools) else _ICON_BESIDE)
        blank = " " if style is Style.ToolButtonTextBesideIcon else ""
        for name, tool in self.tools.items():
            tool.setText(blank + self._words[name])
            tool.setIconSize(QSize(icon, icon))
            tool.setToolButtonStyle(style)
            tool.updateGeometry()
        self._grid.invalidate()
        if columns == self._columns:
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, int(column < columns))
        self._columns = columns
        self._grid.setHorizontalSpacing(0 if columns == len(self.tools) else 2 * _BETWEEN)
        for place, tool in enumerate(self.tools.values()):
            self._grid.removeWidget(tool)
            self._grid.addWidget(tool, place // columns, place % columns)
