"""Binds the coach to the window: the words beside the board, the answers, and whether there is a coach."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QObject

from shogi_desktop.analysis.coaching import Warned
from shogi_desktop.app.play.coach import Coach, Praised
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.game import Game
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.app.shell.commands import CommandState
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.app.words.lines import line_text
from shogi_desktop.app.words.locale import percent_text
from shogi_desktop.app.words.reasons import reason_text
from shogi_desktop.gui.play.page import PlayPage
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.saying import say


class CoachActions(QObject):
    """:ivar coach: the coach of the board."""

    def __init__(self, shell: Shell, desk: Desk, coach: Coach, page: PlayPage) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._desk = desk
        self.coach = coach
        self._page = page
        self._card = card = page.panel.coach
        card.take_back_wanted.connect(lambda: desk.with_game(Game.take_back))
        card.play_wanted.connect(coach.let_stand)
        card.close_wanted.connect(coach.close_word)
        card.steps.shown.connect(page.show_aside)
        card.steps.left.connect(page.end_aside)
        card.steps.told.connect(self._announce)
        coach.changed.connect(self.refresh)
        coach.failed.connect(self._tell_failure)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What the commands of this part do, by id."""
        settings = self._shell.settings
        return {"coach": lambda: settings.update(coach=not settings.current.coach)}

    def state(self, state: CommandState) -> CommandState:
        """`state` with whether a coach could help."""
        setup = self._desk.setup
        return replace(state, can_coach=state.has_computer and setup is not None and setup.match is None)

    def use_settings(self, settings: Settings) -> None:
        """Take up whether there is a coach."""
        self.coach.on = settings.coach
        self._shell.actions["coach"].setChecked(settings.coach)

    def refresh(self) -> None:
        """Show the coach's word, or none."""
        word, card = self.coach.word, self._card
        had_focus = card.has_focus
        card.steps.end()
        self._page.panel.set_asking(asking=isinstance(word, Warned))
        if isinstance(word, Warned):
            self._warn(word)
        elif isinstance(word, Praised):
            move = self._page.write_move(word.position, word.move, None)
            sentence = self.tr("{move} was hard to find, and clearly the best move.")
            card.praise(self.tr("Well found!"), sentence.format(move=move))
            self._announce(card.accessibleName())
        else:
            card.hide()
            if had_focus:
                self._page.board.setFocus()

    def _tell_failure(self, reason: Sentence) -> None:
        self._shell.say(
            lambda: self.tr("The coach is not available: {reason}").format(reason=reason()), topic="coach"
        )

    def _warn(self, warned: Warned) -> None:
        """Say what was overlooked, and put the keys where the answer is given."""
        judged, write = warned.judged, self._page.write_move
        start, line = warned.proof
        told = [] if warned.reason is None else [reason_text(warned.reason, judged, write)]
        loss = self.tr("Your winning chances drop by {loss}.").format(loss=percent_text(100 * judged.loss))
        after_it = start.turn is not judged.mover
        previous = judged.move.target if after_it else None
        text = line_text(line, start, previous, write)
        if not after_it:
            text = self.tr("Better: {line}").format(line=text)
        parent = judged.node.parent
        before = None if parent is None or parent.move is None else parent.move.target
        move = write(judged.position, judged.move, before)
        self._card.warn(self.tr("Are you sure? {move}").format(move=move), sentences(*told, loss), text)
        self._card.steps.begin(start, line)
        if self._page.board.hasFocus():
            self._card.take_back.setFocus()
        self._announce(self._card.accessibleName(), urgent=True)

    def _announce(self, text: str, *, urgent: bool = False) -> None:
        """Have it spoken by a screen reader."""
        say(self._card, text, urgent=urgent)
