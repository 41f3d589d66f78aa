"""What players say beside their moves, in the window: commands, the question to the other, answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.events import Concluded, FoulRefused, Moved
from shogi_desktop.app.play.manners import Manners, Proposal
from shogi_desktop.app.shell.commands import CommandState
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.games import player_name, side_name
from shogi_desktop.app.words.rules import foul_text
from shogi_desktop.game import Foul
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.play.impasse_card import ImpasseCard
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.question import lay_out_question
from shogi_desktop.rules import Color

_WIDTH = 320


class MannersActions(QObject):
    """Binds `Manners` to the window; `card` counts an impasse.

    What would end the game by a slip of the hand is asked first.

    :ivar question: the question that waits for an answer, or None.
    """

    def __init__(self, shell: Shell, desk: Desk, manners: Manners, card: ImpasseCard) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._desk = desk
        self._model = desk.board
        self._manners = manners
        self._card = card
        self.question: _Question | None = None
        manners.asked.connect(self._ask)
        manners.declined.connect(self._tell_declined)
        manners.no_foul.connect(self._tell_no_foul)
        manners.offered.connect(self._tell_offered)
        desk.board.happened.connect(self._on_event)
        desk.board.changed.connect(self._on_changed)
        card.declare_wanted.connect(self.declare)
        card.propose_wanted.connect(lambda: manners.propose(Proposal.IMPASSE))

    def _on_event(self, event: object) -> None:
        if isinstance(event, FoulRefused):
            self._tell_foul(event.foul)
        elif isinstance(event, Concluded):
            self._drop_question()
        elif (
            isinstance(event, Moved) and self._desk.game is None and isinstance(self.question, ProposalDialog)
        ):
            self._drop_question()  # an offer from elsewhere stands until the next move

    def _on_changed(self, changes: Changes) -> None:
        if Change.STATE in changes:
            self.refresh()

    def _resign(self, accepted: bool) -> None:
        if accepted:
            self._model.activity.resign()

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What the commands of this part do, by id."""
        return {
            "declare": self.declare,
            "resign": self.resign,
            "propose_end": lambda: self._manners.propose(Proposal.IMPASSE),
            "offer_draw": lambda: self._manners.propose(Proposal.DRAW),
            "call_foul": self._manners.call_foul,
        }

    def state(self, state: CommandState) -> CommandState:
        """`state` with what can be said now."""
        return replace(
            state,
            can_declare=self._manners.can_declare,
            can_propose_end=self._manners.can_propose(Proposal.IMPASSE),
            can_offer_draw=self._manners.can_propose(Proposal.DRAW),
            can_call_foul=self._manners.can_call_foul,
        )

    def refresh(self) -> None:
        """Count the position that the game stands at."""
        judge, cursor = self._model.activity.impasse, self._model.cursor
        if judge is None or cursor is None or not self._model.at_tip:
            self._card.hide()
            return
        self._card.show_count(
            judge,
            cursor.position(),
            handicap=cursor.record.is_handicap,
            may_declare=self._manners.can_declare,
            may_propose=self._manners.can_propose(Proposal.IMPASSE),
        )

    # --- what ends the game -------------------------------------------------------------------------------

    def resign(self) -> None:
        """Ask the person who would resign, and do it then."""
        speaker = self._manners.speaker
        if speaker is None:
            return
        alone = self._model.human is not None
        dialog = ResignDialog(None if alone else self._side(speaker), self._shell.window)
        self._open(dialog, self._resign)

    def declare(self) -> None:
        """Declare the impasse; ask first, unless that wins for certain."""
        declared = self._manners.declared
        if declared is None:
            return
        blind = self._manners.declares_blind
        if not blind and declared.winner is not None:
            self._manners.declare()
            return
        dialog = DeclareDialog(blind=blind, parent=self._shell.window)
        self._open(dialog, lambda accepted: self._manners.declare() if accepted else None)

    # --- questions ----------------------------------------------------------------------------------------

    def _ask(self, proposal: Proposal, asked: Color) -> None:
        proposer = self._name_of_computer(asked.opponent) or self._side(asked.opponent)
        dialog = ProposalDialog(proposal, proposer, self._side(asked), self._shell.window)
        self._open(dialog, lambda accepted: self._manners.answer(proposal, accepted=accepted))

    def _name_of_computer(self, color: Color) -> str:
        """What the computer is called where it plays that side; empty for a person."""
        setup = self._desk.setup
        if setup is None or setup.computer_color is not color:
            return ""
        return in_one_line(player_name(setup.player(color)))

    def _open(self, dialog: _Question, answer: Callable[[bool], None]) -> None:
        """Show a question; `answer` is told what was said to it, if the game still goes on."""

        def take(result: int) -> None:
            self.question = None
            answer(result == QDialog.DialogCode.Accepted)

        self.question = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(take)
        dialog.open()

    def _side(self, color: Color) -> str:
        record = self._model.record
        return side_name(color, handicap=record is not None and record.is_handicap)

    def _drop_question(self) -> None:
        """The game ended while the question stood: there is nothing to answer any more."""
        question, self.question = self.question, None
        if question is not None:
            question.finished.disconnect()
            question.reject()

    def _say(self, text: Callable[[], str]) -> None:
        self._shell.say(text, topic="manners")

    def _tell_declined(self, proposal: Proposal) -> None:
        if proposal is Proposal.DRAW:
            self._say(lambda: self.tr("The draw was declined. The game goes on."))
        else:
            self._say(lambda: self.tr("The proposal was declined. The game goes on."))

    def _tell_offered(self) -> None:
        self._say(lambda: self.tr("You have offered a draw. The game goes on until it is accepted."))

    def _tell_no_foul(self) -> None:
        self._say(lambda: self.tr("There was no foul. The game goes on."))

    def _tell_foul(self, foul: Foul) -> None:
        self._say(
            lambda: self.tr("Not allowed: {reason} The piece has been put back.").format(
                reason=foul_text(foul)
            )
        )


class _Question(FittedDialog):
    """A sentence, a question, and two buttons; Enter and Esc play on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._head, self._text = Label(self), Label(self)
        self._head.setProperty("role", "heading")
        self._text.setProperty("role", "dim")
        for label in (self._head, self._text):
            label.setWordWrap(True)
        self.accept_button = QPushButton(self)
        self.accept_button.clicked.connect(self.accept)
        self.decline_button = QPushButton(self.tr("Play on"), self)
        self.decline_button.setProperty("kind", "primary")
        self.decline_button.setDefault(True)
        self.decline_button.setFocus()
        self.decline_button.clicked.connect(self.reject)
        lay_out_question(self, [self._head, self._text], [self.accept_button, self.decline_button])
        self.setMinimumWidth(px(_WIDTH))
        self.setWindowModality(Qt.WindowModality.WindowModal)

    def _ask(self, title: str, head: str, text: str, accept: str) -> None:
        """Say that. :param accept: what the button is called that says yes."""
        self.setWindowTitle(title)
        self._head.setText(head)
        self._text.setText(text)
        self.accept_button.setText(accept)


class ProposalDialog(_Question):
    """Asks the player on the other side of the board whether the game may end."""

    def __init__(self, proposal: Proposal, proposer: str, asked: str, parent: QWidget) -> None:
        super().__init__(parent)
        if proposal is Proposal.DRAW:
            head = self.tr("{proposer} offers a draw.")
        else:
            head = self.tr("{proposer} proposes to end the game as an impasse.")
        question = self.tr("{asked}, do you accept?").format(asked=asked)
        self._ask(self.tr("A proposal"), head.format(proposer=proposer), question, self.tr("Accept"))


class ResignDialog(_Question):
    """Asks whether the game is really to be given up."""

    def __init__(self, side: str | None, parent: QWidget) -> None:
        """:param side: who of two people at the board resigns; None for the only person."""
        super().__init__(parent)
        head = self.tr("Do you want to resign?")
        if side is not None:
            head = self.tr("Does {side} resign?").format(side=side)
        text = self.tr("The game ends and your opponent wins.")
        self._ask(self.tr("Resign"), head, text, self.tr("&Resign"))


class DeclareDialog(_Question):
    """Asks whether the impasse is really to be declared."""

    def __init__(self, *, blind: bool, parent: QWidget) -> None:
        """:param blind: nobody has counted for the player; else the game is drawn by it."""
        super().__init__(parent)
        text = self.tr("With these points the game is a draw.")
        if blind:
            text = self.tr("If the conditions are not met, you lose the game.")
        title, head = self.tr("Declare the impasse"), self.tr("Do you want to declare the impasse?")
        self._ask(title, head, text, self.tr("&Declare"))
