"""What stands beside the board of a problem: which problems, what is asked, what was said, the buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, zip_longest
from typing import Final, TypeAlias

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.analysis.reasons import ReasonId
from shogi_desktop.app.problems.collection import DIFFICULTIES, LENGTHS, Puzzle, Theme
from shogi_desktop.app.problems.progress import Place
from shogi_desktop.app.problems.selection import Which, Wish
from shogi_desktop.app.system.short_text import begun_large
from shogi_desktop.app.words.problems import difficulty_text, mate_in, theme_name
from shogi_desktop.app.words.reasons import reason_name
from shogi_desktop.gui.look.icons import sign
from shogi_desktop.gui.look.style import panel_width
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.check import Check
from shogi_desktop.gui.widgets.choice import Choice, ValueChoice
from shogi_desktop.gui.widgets.feedback import Feedback
from shogi_desktop.gui.widgets.menu_button import MenuButton
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.gui.widgets.scrolled import bring_into_sight, scrolled
from shogi_desktop.gui.widgets.sign_buttons import back_button

_WIDTH: Final = 420
_SHORTEST: Final = 4
"""Letters of a choice that are always seen; a longer one is shortened where there is no room."""
_SHARE: Final = 46
"""The part of the page, in hundredths, that the panel takes where text is large."""
_ANY: Final = "all"


class ProblemPanel(QWidget):
    """Fields and buttons; the page says what they show. `changed`: other problems of the collection.

    `file_wanted`, `folder_wanted`: problems of the player's are to be added; `forget_wanted`: the collection
    that is chosen is to be taken off the list.
    """

    changed = Signal()
    file_wanted = Signal()
    folder_wanted = Signal()
    forget_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = back_button(self)
        self._title = Label(self)
        self._title.setProperty("role", "heading")
        self.count = number_field("", 1, 1, self)
        self.count.setKeyboardTracking(False)
        self.collection = ValueChoice("", (), "", self)
        self.length = ValueChoice("", (), "", self)
        self.difficulty = ValueChoice("", (), "", self)
        """Of best moves, in the place of the length that mates have."""
        self.theme = ValueChoice("", (), "", self)
        self.which = ValueChoice("", (), "", self)
        self._reasons: tuple[ReasonId, ...] = ()
        """What the best moves of the collection are about; empty where mates are to be found."""
        self.told = Check(self)
        self.told.setChecked(True)
        self.task = Label(self)
        self.task.setProperty("role", "heading")
        self.task.setWordWrap(True)
        self.task.keep_phrases()
        self.about = Label(self)
        self.about.setProperty("role", "dim")
        self.about.setWordWrap(True)
        self.feedback = Feedback(self)
        self.hint, self.show_me, self.again = QPushButton(self), QPushButton(self), QPushButton(self)
        self.step_back, self.step_on, self.study = QPushButton(self), QPushButton(self), QPushButton(self)
        """In the place of the hint and the solution once the problem is over."""
        self.step_back.setIcon(sign("prev"))
        self.step_on.setIcon(sign("next"))
        self.previous, self.next = QPushButton(self), QPushButton(self)
        self.add, self.check, self.sheet = MenuButton(self), QPushButton(self), QPushButton(self)
        for button in (self.hint, self.show_me, self.step_back, self.step_on, self.study, self.again):
            button.setProperty("tight", "yes")
        for button in (self.add, self.check, self.sheet):
            button.setProperty("kind", "quiet")
            button.setProperty("tight", "yes")
        self.add_file, self.add_folder, self.forget = QAction(self), QAction(self), QAction(self)
        self._make_menu()
        self.score = Label(self)
        self.score.setProperty("role", "dim")
        self.score.setWordWrap(True)
        self._choices = (self.collection, self.which, self.theme, self.length, self.difficulty)
        self._fields = tuple(QHBoxLayout() for _ in range(4))
        self._rows: list[QWidget] = []
        """The lines of buttons at the foot."""
        self._lay_out()
        for choice in (self.length, self.difficulty, self.theme, self.which):
            choice.chosen.connect(self.changed)
        for choice in (self.collection, self.length, self.difficulty, self.theme, self.which):
            choice.currentTextChanged.connect(lambda _: self._share_fields())
            choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(_SHORTEST)
        self.retranslate()

    def _make_menu(self) -> None:
        """What can be done with collections of the player's."""
        menu = QMenu(self)
        menu.addActions([self.add_file, self.add_folder])
        menu.addSeparator()
        menu.addAction(self.forget)
        self.forget.setEnabled(False)
        self.add.setMenu(menu)
        self.add_file.triggered.connect(self.file_wanted)
        self.add_folder.triggered.connect(self.folder_wanted)
        self.forget.triggered.connect(self.forget_wanted)

    def _lay_out(self) -> None:
        """The buttons stay at the foot; what is above them scrolls where the page is low."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        head = QHBoxLayout()
        head.setSpacing(GRID)
        head.addWidget(self.back)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.count)
        column.addLayout(head)
        self._scroll = scrolled(self._told_part(), self)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._show_answer)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.score)
        for buttons in (
            (self.add, self.check, self.sheet),
            (self.hint, self.show_me, self.step_back, self.step_on, self.study, self.again),
            (self.previous, self.next),
        ):
            line = QWidget(self)
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(GRID)
            for button in buttons:
                small = button in {self.step_back, self.step_on}
                row.addWidget(button, 0 if small else 2 if button is self.next else 1)
            column.addWidget(line)
            self._rows.append(line)

    def _told_part(self) -> QWidget:
        """Which problems, what is asked and what was said."""
        part = QWidget(self)
        part.setProperty("panel", "window")
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 2, 0)
        column.setSpacing(GRID)
        for row in self._fields:
            row.setSpacing(GRID)
            column.addLayout(row)
        for choice in self._choices:
            choice.setParent(part)
        column.addWidget(self.told)
        column.addSpacing(GRID)
        column.addWidget(self.task)
        column.addWidget(self.about)
        column.addWidget(self.feedback)
        column.addStretch(1)
        return part

    def _share_fields(self) -> None:
        """Put the fields into as few lines as cut nothing of what they show, and share the room of each line.

        Collections and themes have long names, in some languages the others too, and letters may be large.
        Two lines of two stand in columns, where there is room for these.
        """
        # The width of what scrolls is known only after that of the panel.
        room = self.width() - 2 * GRID - 2 - self._scroll.verticalScrollBar().sizeHint().width()
        shown = [choice for choice in self._choices if not choice.isHidden()]
        lines = min(_divisions(shown), key=lambda lines: (_too_wide(lines, room), len(lines), _torn(lines)))
        wanted = [[choice.needed for choice in line] for line in lines]
        columns = [max(column) for column in zip_longest(*wanted, fillvalue=0)]
        if [len(line) for line in lines] == [2, 2] and sum(columns) + GRID <= room:
            wanted = [columns, columns]
        for row, line, shares in zip(self._fields, lines, wanted, strict=False):
            for place, (choice, share) in enumerate(zip(line, shares, strict=True)):
                if row.indexOf(choice) != place:
                    row.insertWidget(place, choice)
                row.setStretch(place, share)

    def tell_number(self, number: int, count: int) -> None:
        """Which of the problems chosen is shown, from 1; another number can be entered there."""
        before, _, after = self.tr("{number} of {count}").format(number="{}", count=count).partition("{}")
        with QSignalBlocker(self.count):
            self.count.setRange(1, max(1, count))
            self.count.setPrefix(before)
            self.count.setSuffix(after)
            self.count.setValue(number)
        self.count.setVisible(count > 0)
        self.count.setEnabled(count > 1)

    def tell_over(self, *, over: bool) -> None:
        """Offer help while a problem is to be solved; once that is over, its moves and a study of it."""
        for button in (self.hint, self.show_me):
            button.setVisible(not over)
        for button in (self.step_back, self.step_on, self.study):
            button.setVisible(over)

    def say(self, text: str, panel: str = "hint") -> None:
        """Answer what was tried, and let the answer be seen."""
        self.feedback.say(text, panel)
        self._show_answer()

    def _show_answer(self) -> None:
        if self.feedback.text():
            bring_into_sight(self.feedback)

    def fit(self, page: int) -> None:
        """Take the size of text in force, and leave the board its part of the `page`, in pixels of width."""
        needed = max(row.minimumSizeHint().width() for row in self._rows) + 2 * GRID
        self.setFixedWidth(panel_width(_WIDTH, page, _SHARE, needed))
        self._share_fields()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room that there is now."""
        super().resizeEvent(event)
        self._share_fields()

    @property
    def title(self) -> str:
        """What the page is called."""
        return self._title.text()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.back.setText(self.tr("Back"))
        self._title.setText(self.tr("Problems"))
        self.told.setText(self.tr("Show the number of moves"))
        self.hint.setText(self.tr("H&int"))
        self.show_me.setText(self.tr("Show the &solution"))
        self.again.setText(self.tr("Start &over"))
        self.study.setText(self.tr("St&udy it"))
        self.study.setToolTip(self.tr("The problem on the board, with its solution and analysis"))
        for button, name in (
            (self.step_back, self.tr("Back one move")),
            (self.step_on, self.tr("Forward one move")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(tip(name))
        self.count.setAccessibleName(self.tr("Number of the problem"))
        self.previous.setText(self.tr("&Previous"))
        self.next.setText(self.tr("&Next"))
        self.add.setText(self.tr("&Your own"))
        self.add_file.setText(self.tr("Add a file…"))
        self.add_folder.setText(self.tr("Add a folder…"))
        self.forget.setText(self.tr("Remove this collection from the list"))
        self.check.setText(self.tr("&Check it"))
        self.check.setToolTip(self.tr("Look for other solutions and for pieces that are not needed"))
        self.sheet.setText(self.tr("Prin&t…"))
        self.sheet.setToolTip(self.tr("These problems on paper, with or without solutions"))
        _fill(
            self.which,
            self.tr("Which problems"),
            (
                (Which.ALL, self.tr("All of them")),
                (Which.NEW, self.tr("Not solved yet")),
                (Which.AGAIN, self.tr("Due today")),
            ),
        )
        lengths = [(str(plies), mate_in(plies)) for plies in LENGTHS]
        _fill(self.length, self.tr("Length"), [(_ANY, self.tr("Any length")), *lengths])
        levels = [(str(number), difficulty_text(number)) for number in DIFFICULTIES]
        _fill(self.difficulty, self.tr("Difficulty"), [(_ANY, self.tr("Any difficulty")), *levels])
        self._offer_themes()
        self.collection.setAccessibleName(self.tr("Collection"))

    def offer(self, collections: Sequence[tuple[str, str]]) -> None:
        """Offer these collections, by id and name; the one chosen stays if it can."""
        _fill(self.collection, self.tr("Collection"), collections)

    def fit_to(self, puzzles: Sequence[Puzzle]) -> None:
        """Offer what can be chosen of this collection."""
        about = {reason for puzzle in puzzles for reason in puzzle.reasons}
        mates = any(puzzle.is_mate for puzzle in puzzles)
        self._reasons = () if mates else tuple(reason for reason in ReasonId if reason in about)
        self.length.setVisible(mates or not puzzles)
        measured = any(puzzle.difficulty for puzzle in puzzles)
        self.difficulty.setVisible(bool(puzzles) and not mates and measured)
        self._share_fields()
        self.told.setVisible(mates or not puzzles)
        self.check.setVisible(mates or not puzzles)
        self._offer_themes()

    def _offer_themes(self) -> None:
        if self._reasons:
            about = [(reason.value, reason_name(reason.value)) for reason in self._reasons]
        else:
            about = [(theme.value, theme_name(theme.value)) for theme in Theme]
        entries = [(value, begun_large(text)) for value, text in about]
        _fill(self.theme, self.tr("Theme"), [(_ANY, self.tr("Any theme")), *entries])

    @property
    def place(self) -> Place:
        """What is chosen, to be remembered."""
        return Place(
            self.collection.value,
            self.length.value,
            self.difficulty.value,
            self.theme.value,
            self.told.isChecked(),
        )

    def take_place(self, place: Place) -> None:
        """Choose what was chosen last, as far as it is still offered."""
        self.length.set_value(place.length)
        self.difficulty.set_value(place.difficulty)
        self.theme.set_value(place.theme)
        self.told.setChecked(place.told)

    def tell_due(self, count: int) -> None:
        """Say how many problems of the collection are to be repeated by now."""
        again = self.tr("Due today")
        self.which.setItemText(self.which.findData(Which.AGAIN), f"{again} · {count}" if count else again)

    def want_any(self) -> None:
        """Choose no length, difficulty and theme."""
        for choice in (self.length, self.difficulty, self.theme):
            choice.set_value(_ANY)

    def wish(self) -> Wish:
        """What is chosen of length or difficulty, theme and kind; what is not offered does not count."""
        length, about = _number(self.length), self.theme.value
        theme: Theme | ReasonId | None = None
        if about != _ANY:
            theme = ReasonId(about) if self._reasons else Theme(about)
        return Wish(length, _number(self.difficulty), theme, Which(self.which.value))


def _number(choice: ValueChoice) -> int | None:
    """What is chosen there; None for anything, and where it is not offered."""
    return None if choice.isHidden() or choice.value == _ANY else int(choice.value)


def _fill(choice: ValueChoice, name: str, values: Sequence[tuple[str, str]]) -> None:
    """Offer other values, keeping the one chosen where it is among them."""
    chosen = choice.value if choice.count() else ""
    choice.clear()
    choice.setAccessibleName(name)
    for value, text in values:
        choice.addItem(text, value)
    choice.set_value(chosen)


_Lines: TypeAlias = Sequence[Sequence[Choice]]


def _divisions(choices: Sequence[Choice]) -> Iterator[_Lines]:
    """All ways to put fields, in their order, into lines of one or two."""
    if not choices:
        yield ()
    for several in (1, 2)[: len(choices)]:
        for rest in _divisions(choices[several:]):
            yield (choices[:several], *rest)


def _too_wide(lines: _Lines, room: int) -> int:
    """How many lines of two there is no room for."""
    return sum(len(line) == 2 and sum(one.needed for one in line) + GRID > room for line in lines)


def _torn(lines: _Lines) -> int:
    """How many lines have fields of two pairs: a collection and what of it, a theme and a length."""
    begun = accumulate(map(len, lines), initial=0)
    return sum(len(line) == 2 and place % 2 for place, line in zip(begun, lines, strict=False))
