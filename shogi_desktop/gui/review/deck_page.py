"""The page of spaced repetition: a deck beside a board, and its positions practised one after the other.

Which cards there are is `app.practice.deck`'s, what a move is worth `app.analysis`'s, and how an exercise
goes `gui.review.exercises`', as in the review.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.app.analysis.cards import MISTAKE, mistake_of
from shogi_desktop.app.analysis.practice import Practice, Result
from shogi_desktop.app.practice.deck import Decks, Held
from shogi_desktop.app.practice.schedule import Grade
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.app.words.lines import Write
from shogi_desktop.app.words.reasons import judgement_name
from shogi_desktop.app.words.review import numbered_move
from shogi_desktop.game import NO_ANNOTATIONS, Record
from shogi_desktop.gui.board import BoardScene, BoardView
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.style import panel_width
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.review.deck_overview import DeckOverview
from shogi_desktop.gui.review.exercises import Exercises, show_position
from shogi_desktop.gui.review.practice_panel import PracticePanel
from shogi_desktop.gui.shell.page_part import Page
from shogi_desktop.gui.widgets.notice_bar import give_way
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.widgets.sign_buttons import back_button
from shogi_desktop.rules import Color, Position, unnamed_variant, variant_by_id

_PANEL_WIDTH: Final = 440
_PANEL_SHARE: Final = 48
_LONGEST_SESSION: Final = 30
"""Positions practised at a stretch; who wants more begins again."""

Opened = tuple[JudgedMove, Record]


class DeckPage(Page):
    """Shows a deck and practises it. `left`: back to where one was. `tried`: a move, with the fault it
    stands for.
    """

    left = Signal()
    tried = Signal(object, object)

    def __init__(
        self,
        decks: Decks,
        appearance: Appearance,
        write: Write,
        today: Callable[[], date],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("panel", "window")
        self._decks, self._write, self._today = decks, write, today
        self._known: dict[str, Opened | None] = {}
        self._session: list[str] = []
        """The cards of the exercises, in their order; one that was not found stands there twice."""
        self._graded: set[int] = set()
        self.scene = BoardScene(appearance.theme, appearance.piece_set, self)
        self.board = BoardView(self.scene, self)
        self.panel = PracticePanel(write, self)
        self.exercises = Exercises(self.scene, self.board, self.panel, self)
        self.overview = DeckOverview(decks, self._describe, self)
        self._make_grades()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _make_grades(self) -> None:
        self._grading = QWidget(self)
        self._asked = Label(self._grading)
        self.grade: Segmented[Grade] = Segmented(
            self.tr("How hard was it?"),
            [
                (Grade.HARD, self.tr("Hard")),
                (Grade.GOOD, self.tr("Good")),
                (Grade.EASY, self.tr("Easy")),
            ],
            self._grading,
        )
        column = QVBoxLayout(self._grading)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._asked)
        column.addWidget(self.grade)
        self.aside = QPushButton(self)
        self.aside.setProperty("kind", "quiet")

    def _lay_out(self) -> None:
        self.back = back_button(self)
        self._title = Label(self)
        self._title.setProperty("role", "title")
        self._exercise = QWidget(self)
        below = QVBoxLayout(self._exercise)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(12)
        below.addWidget(self.panel, 1)
        self.panel.add_below(self._grading)
        below.addWidget(self.aside)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.overview)
        self._stack.addWidget(self._exercise)
        self._side = QWidget(self)
        give_way(self._side)
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addStretch(1)
        column.addLayout(head)
        column.addWidget(self._title)
        column.addSpacing(4)
        column.addWidget(self._stack, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, 0, 0, GRID)
        row.setSpacing(GRID)
        row.addWidget(self.board, 1)
        row.addWidget(self._side)

    def _connect(self) -> None:
        self.back.clicked.connect(self._go_back)
        self.overview.begin_wanted.connect(self.begin)
        self.overview.looked_at.connect(self._show_card)
        self.overview.suspend_wanted.connect(self._turn_suspended)
        self.overview.remove_wanted.connect(self._remove)
        self.exercises.tried.connect(self.tried)
        self.exercises.settled.connect(self._settled)
        self.exercises.ended.connect(self.end)
        self.exercises.going_on.connect(self._keep_grade)
        self.panel.left.connect(self.end)
        self.aside.clicked.connect(self._put_aside)
        shortcut = QShortcut(QKeySequence("Escape"), self)
        shortcut.activated.connect(self.back.click)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.back.setText(self.tr("Back"))
        self._title.setText(self.tr("Practice"))
        self.setAccessibleName(self._title.text())
        self._asked.setText(self.tr("Found at once. How hard was it?"))
        self.aside.setText(self.tr("Set this position aside"))
        self.panel.retranslate()
        self.overview.retranslate()

    def _fit(self) -> None:
        """Leave the board its part of the page."""
        self._side.setFixedWidth(panel_width(_PANEL_WIDTH, self.width(), _PANEL_SHARE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces, and the size of text in force."""
        self._fit()
        self.scene.set_theme(appearance.theme)
        self.scene.set_piece_set(appearance.piece_set)

    def set_writer(self, write: Write) -> None:
        """Write moves in another notation."""
        self._write = write
        self.panel.set_writer(write)
        self.overview.retranslate()

    # --- the deck -----------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The page is shown: the deck as it is today. An exercise that was left open is still there."""
        if self.exercises.practice is None:
            self._show_overview()

    def _show_overview(self) -> None:
        self._stack.setCurrentWidget(self.overview)
        self.overview.show_deck(self._today())
        (self.overview.begin if self.overview.begin.isEnabled() else self.back).setFocus()

    def _show_card(self, card_id: str) -> None:
        """Show the position of a card without its answer, or an empty start."""
        opened = self._opened(card_id)
        self.scene.set_annotations(NO_ANNOTATIONS)
        if opened is None:
            self.scene.show_position(Position.start(unnamed_variant()), flipped=False)
        else:
            judged, _ = opened
            show_position(self.scene, judged.position, judged, flipped=judged.mover is Color.WHITE)

    def _opened(self, card_id: str) -> Opened | None:
        """The mistake of a card; None where it is of a kind or game that this version does not know."""
        if card_id not in self._decks:
            return None
        if card_id not in self._known:
            card = self._decks[card_id].card
            self._known[card_id] = mistake_of(card.variant, card.content) if card.kind == MISTAKE else None
        return self._known[card_id]

    def _describe(self, held: Held) -> str:
        opened = self._opened(held.card.id)
        if opened is None:
            return self.tr("a position from another version")
        judged, _ = opened
        words = [numbered_move(judged, self._write), judgement_name(judged.judgement)]
        variant = variant_by_id(held.card.variant)
        if variant is not unnamed_variant():
            words.append(variant_name(variant))
        return " · ".join(words)

    def _turn_suspended(self, card_id: str) -> None:
        self._decks.suspend(card_id, suspended=not self._decks[card_id].suspended)
        self.overview.show_deck(self._today())

    def _remove(self, card_id: str) -> None:
        self._decks.remove(card_id)
        self.overview.show_deck(self._today())

    # --- practising ---------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Practise what is due."""
        due = self._decks.due(self.overview.player, self._today())
        opened = [(held.card.id, one) for held in due if (one := self._opened(held.card.id)) is not None]
        opened = opened[:_LONGEST_SESSION]
        if not opened:
            return
        self._session = [card_id for card_id, _ in opened]
        self._graded.clear()
        records = {id(judged): record for _, (judged, record) in opened}
        practice = Practice([judged for _, (judged, _) in opened])
        self._stack.setCurrentWidget(self._exercise)
        self._grading.hide()
        self.aside.show()
        self.exercises.begin(practice, lambda judged: records[id(judged)])

    def end(self) -> None:
        """Grade what was solved, and show the deck again."""
        self._keep_grade()
        self.exercises.end()
        self._session = []
        self._show_overview()

    def leave_open(self) -> None:
        """The page is left, or the window closes: what was solved is graded."""
        self._keep_grade()

    def _settled(self) -> None:
        """The open exercise was solved or shown."""
        practice = self.exercises.practice
        assert practice is not None
        at_once = practice.results[practice.index] is Result.SOLVED
        self._grading.setVisible(at_once and self._is_first_time(practice.index))
        self.grade.set_value(Grade.GOOD)
        if not at_once and self._is_first_time(practice.index) and isinstance(practice.exercises, list):
            # As SM-2 has it: what was not known is seen once more before the day's practice ends.
            practice.exercises.append(practice.exercise)
            self._session.append(self._session[practice.index])
            self.panel.refresh()

    def _is_first_time(self, index: int) -> bool:
        return self._session.index(self._session[index]) == index

    def _keep_grade(self) -> None:
        """Write down how well the open exercise was known; its second time today counts for nothing."""
        self._grading.hide()
        practice = self.exercises.practice
        if practice is None or not practice.is_done or practice.index in self._graded:
            return
        self._graded.add(practice.index)
        if self._is_first_time(practice.index):
            at_once = practice.results[practice.index] is Result.SOLVED
            grade = self.grade.value if at_once else Grade.AGAIN
            self._decks.seen(self._session[practice.index], grade, self._today())

    def _put_aside(self) -> None:
        """Let the open position not come back, and go on."""
        practice = self.exercises.practice
        if practice is not None:
            self._keep_grade()
            self._decks.suspend(self._session[practice.index], suspended=True)
            self.exercises.go_on()

    def _go_back(self) -> None:
        if self.exercises.practice is not None:
            self.end()
        else:
            self.left.emit()
