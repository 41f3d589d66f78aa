"""*Engines*: the list at the left, the engine chosen or the adding of one at the right. Changes hold."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QDialog,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.failures import words_for_failure
from shogi_desktop.app.engines.probe import Findings
from shogi_desktop.app.engines.registry import RegisteredEngine, Registry
from shogi_desktop.app.engines.trial import Trial
from shogi_desktop.app.engines.trouble_words import trouble_text
from shogi_desktop.gui.engines.add_page import AddPage
from shogi_desktop.gui.engines.engine_list import EngineList
from shogi_desktop.gui.engines.engine_page import EnginePage
from shogi_desktop.gui.engines.trial_card import TrialCard
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.scrolled import scrolled
from shogi_desktop.gui.widgets.tight_button import tight_button
from shogi_desktop.gui.widgets.two_panes import lay_out_panes
from shogi_desktop.usi.errors import EngineFailure
from shogi_desktop.usi.events import StillWaiting

_SIZE = QSize(960, 680)
_LIST_WIDTH = 248
_LEAST = QSize(640, 360)
_SHARE = 0.94
_LIST_SHARE = 0.3


class EnginesDialog(QDialog):
    """Shows the engines, tries them out with `trial`, and changes the list."""

    def __init__(self, registry: Registry, trial: Trial, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Engines"))
        self.setAcceptDrops(True)
        self._registry = registry
        self._trial = trial
        self._tried: str | None = None
        """The id of the engine being tried out; None for one that is being added."""
        self._looked: set[str] = set()
        self._troubles: dict[str, str] = {}
        self._removed: tuple[RegisteredEngine, int] | None = None
        self.list = EngineList(self)
        self.add_button = QPushButton(self.tr("Add an engine…"), self)
        self.add_button.setAutoDefault(False)
        self.add_button.clicked.connect(self.show_adding)
        self._make_undo()
        self.page = EnginePage(registry, self)
        self.adding = AddPage(self)
        self.pages = QStackedWidget(self)
        for page in (self.page, self.adding):
            self.pages.addWidget(scrolled(page, self.pages, sideways=True, lined=False))
        self.done_button = QPushButton(self.tr("Done"), self)
        self.done_button.setProperty("kind", "primary")
        self.done_button.setAutoDefault(False)
        self.done_button.clicked.connect(self.accept)
        self._lay_out()
        self._connect()
        self.list.show_engines(registry.engines())
        self.list.choose(registry.engines()[0].id)
        self._fit()
        self.list.setFocus()

    def show_engine(self, engine_id: str) -> None:
        """Turn to an engine."""
        self.list.choose(engine_id)

    def show_adding(self) -> None:
        """Ask for another engine."""
        self._leave_trial()
        self.list.choose_none()
        self.pages.setCurrentIndex(1)
        self.adding.begin_anew()

    # --- building -------------------------------------------------------------------------------------------

    def _make_undo(self) -> None:
        self.undo_note = Label(self)
        self.undo_note.setProperty("role", "small")
        self.undo_note.setWordWrap(True)
        self.undo = tight_button(self.tr("Put it back"), self._put_back, self)
        self.undo_note.hide()
        self.undo.hide()

    def _lay_out(self) -> None:
        self._left = left = QWidget(self)
        side = QVBoxLayout(left)
        side.setContentsMargins(2 * GRID, 3 * GRID, 2 * GRID, 2 * GRID)
        side.setSpacing(GRID)
        side.addWidget(self.list, 1)
        side.addWidget(self.undo_note)
        side.addWidget(self.undo)
        side.addWidget(self.add_button)
        lay_out_panes(self, left, self.pages, self.done_button)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(lambda _: self._turn())
        self._registry.changed.connect(self._follow)
        self.page.trial_wanted.connect(self._try_chosen)
        self.page.removed.connect(self._remove)
        self.page.pressed.connect(self._press)
        self.adding.wanted.connect(self._try_new)
        for card in (self.page.card, self.adding.card):
            card.given_up.connect(self._trial.give_up)
        self._trial.waiting.connect(self._tell_waiting)
        self._trial.found.connect(self._take)
        self._trial.pressed.connect(self._tell_pressed)

    def _fit(self) -> None:
        room = self.screen().availableSize() * _SHARE
        self.setMinimumSize(_LEAST.boundedTo(room))
        size = QSize(px(_SIZE.width()), px(_SIZE.height())).boundedTo(room)
        # Where large text meets a small screen the form needs the room more.
        self._left.setFixedWidth(min(px(_LIST_WIDTH), round(_LIST_SHARE * size.width())))
        self.resize(size)

    # --- turning --------------------------------------------------------------------------------------------

    def _chosen(self) -> RegisteredEngine | None:
        return self._registry.engine(self.list.chosen)

    def _turn(self) -> None:
        engine = self._chosen()
        if engine is None:
            return
        self._leave_trial()
        self.pages.setCurrentIndex(0)
        self.page.show_engine(engine)
        self._tell_state(engine)
        if engine.is_built_in and engine.id not in self._looked:
            # What it has for options is asked of it, not known: it may be a newer one than the last time.
            self._try(engine)

    def _tell_state(self, engine: RegisteredEngine) -> None:
        trouble = self._troubles.get(engine.id, "")
        if not trouble and not engine.games:
            trouble = self.tr("It has not been tried out yet.")
        if trouble:
            self.page.card.tell_trouble(trouble)
        else:
            self.page.card.tell_nothing()

    def _follow(self) -> None:
        self.list.show_engines(self._registry.engines())
        engine = self._chosen()
        if engine is not None and self.pages.currentIndex() == 0:
            self.page.show_engine(engine)

    # --- trying out -----------------------------------------------------------------------------------------

    @property
    def _card(self) -> TrialCard:
        return self.adding.card if self._tried is None else self.page.card

    def _try_new(self, command: Sequence[str]) -> None:
        self._tried = None
        self._card.tell_start()
        self._trial.begin(command)

    def _try_chosen(self) -> None:
        engine = self._chosen()
        if engine is not None:
            self._try(engine, self.page.profile.id)

    def _try(self, engine: RegisteredEngine, profile_id: str = "") -> None:
        self._tried = engine.id
        try:
            launch = self._registry.launch(engine.id, profile_id)
        except EngineMissingError as error:
            self._card.tell_trouble(str(error))
            return
        if not engine.is_built_in:
            self._card.tell_start()
        self._looked.add(engine.id)
        command = (launch.command.program, *launch.command.arguments)
        self._trial.begin(command, engine.folder, launch.options)

    def _tell_waiting(self, news: StillWaiting) -> None:
        """It takes more than a moment."""
        self._card.tell_waiting(news)

    def _leave_trial(self) -> None:
        """What is tried out is not looked at any more."""
        if self._trial.running:
            self._trial.forget()
            self._card.tell_nothing()

    def _take(self, found: Findings) -> None:
        trouble = trouble_text(found)
        if self._tried is None:
            self._add(found, trouble)
            return
        engine = self._registry.engine(self._tried)
        if engine is None:
            return
        self._troubles[engine.id] = trouble
        said = found.engine
        if said is not None:
            fresh = replace(engine, said_name=said.said_name, author=said.author, options=said.options)
            if not engine.is_built_in:
                fresh = replace(
                    fresh, games=said.games, mates=said.mates, folder=said.folder, delay_ms=said.delay_ms
                )
            self._registry.replace(fresh)
            engine = fresh
        self._tell_state(engine)

    def _add(self, found: Findings, trouble: str) -> None:
        if found.engine is None:
            self.adding.card.tell_trouble(trouble)
            return
        added = self._registry.add(replace(found.engine, id=""))
        self._troubles[added.id] = trouble
        self._looked.add(added.id)
        self.adding.card.tell_nothing()
        self.list.choose(added.id)
        if not trouble and found.other_folder:
            self.page.card.tell_good(
                self.tr("It runs only in a certain folder, which is set below as its working folder.")
            )

    def _press(self, button: str) -> None:
        engine = self._chosen()
        if engine is None:
            return
        self._tried = engine.id
        try:
            launch = self._registry.launch(engine.id, self.page.profile.id)
        except EngineMissingError as error:
            self._card.tell_trouble(str(error))
            return
        self._card.tell_start()
        self._trial.press(launch.command, launch.options, button)

    def _tell_pressed(self, failure: EngineFailure | None) -> None:
        if failure is None:
            self._card.tell_good(self.tr("The engine has done it."))
        else:
            self._card.tell_trouble(words_for_failure(failure).happened)

    # --- removing -------------------------------------------------------------------------------------------

    def _remove(self) -> None:
        engine = self._chosen()
        if engine is None or engine.is_built_in:
            return
        added = [one.id for one in self._registry.engines()[1:]]
        self._leave_trial()
        self._removed = engine, added.index(engine.id)
        row = self.list.currentRow()
        self._registry.remove(engine.id)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.undo_note.setText(self.tr("{name} was removed.").format(name=engine.label))
        self.undo_note.show()
        self.undo.show()

    def _put_back(self) -> None:
        if self._removed is not None:
            engine, place = self._removed
            self._removed = None
            self._registry.put_back(engine, place)
            self.list.choose(engine.id)
        self.undo_note.hide()
        self.undo.hide()

    # --- files that are dropped -----------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a file."""
        if len(event.mimeData().urls()) == 1 and event.mimeData().urls()[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Add the engine of that file."""
        event.acceptProposedAction()
        self.show_adding()
        self.adding.take(Path(event.mimeData().urls()[0].toLocalFile()))

    def done(self, result: int) -> None:
        """Close; what is being tried out is given up."""
        self._trial.forget()
        super().done(result)
