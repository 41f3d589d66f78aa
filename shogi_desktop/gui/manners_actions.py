"""What players say beside their moves, in the window: commands, the question to the other, answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.commands import CommandState
from shogi_desktop.app.manners import Manners, Proposal
from shogi_desktop.app.play import PlayController
from shogi_desktop.app.rule_words import foul_text
from shogi_desktop.app.words import side_name
from shogi_desktop.game import Foul
from shogi_desktop.gui.panels.impasse_card import ImpasseCard
from shogi_desktop.gui.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.rules import Color


class MannersActions(QObject):
    """Binds `Manners` to the window: `say` shows a notice, `card` counts an impasse."""

    def __init__(
        self,
        window: QWidget,
        controller: PlayController,
        manners: Manners,
        card: ImpasseCard,
        say: Callable[[str], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._manners = manners
        self._card = card
        self._say = say
        self.question: ProposalDialog | None = None
        manners.asked.connect(self._ask)
        manners.declined.connect(self._tell_declined)
        manners.no_foul.connect(self._tell_no_foul)
        controller.foul_refused.connect(self._tell_foul)
        controller.state_changed.connect(self.refresh)
        controller.ended.connect(self._drop_question)
        card.declare_wanted.connect(manners.declare)
        card.propose_wanted.connect(lambda: manners.propose(Proposal.IMPASSE))

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What the commands of this part do, by id."""
        return {
            "declare": self._manners.declare,
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
        session = self._controller.session
        if session is None or session.outcome is not None or not self._controller.at_tip:
            self._card.hide()
            return
        self._card.show_count(
            session.impasse,
            session.position,
            handicap=session.record.is_handicap,
            may_declare=self._manners.can_declare,
            may_propose=self._manners.can_propose(Proposal.IMPASSE),
        )

    def _ask(self, proposal: Proposal, asked: Color) -> None:
        record = self._controller.record
        handicap = record is not None and record.is_handicap
        dialog = ProposalDialog(
            proposal,
            side_name(asked.opponent, handicap=handicap),
            side_name(asked, handicap=handicap),
            self._window,
        )
        self.question = dialog
        dialog.finished.connect(
            lambda result: self._answer(proposal, accepted=result == QDialog.DialogCode.Accepted)
        )
        dialog.open()

    def _answer(self, proposal: Proposal, *, accepted: bool) -> None:
        self.question = None
        self._manners.answer(proposal, accepted=accepted)

    def _drop_question(self) -> None:
        """The game ended while the question stood: there is nothing to answer any more."""
        question, self.question = self.question, None
        if question is not None:
            question.finished.disconnect()
            question.reject()

    def _tell_declined(self, proposal: Proposal) -> None:
        if proposal is Proposal.DRAW:
            self._say(self.tr("The draw was declined. The game goes on."))
        else:
            self._say(self.tr("The proposal was declined. The game goes on."))

    def _tell_no_foul(self) -> None:
        self._say(self.tr("There was no foul. The game goes on."))

    def _tell_foul(self, foul: Foul) -> None:
        self._say(self.tr("Not allowed: {reason} The piece went back.").format(reason=foul_text(foul)))


class ProposalDialog(QDialog):
    """Asks the player on the other side of the board whether the game may end."""

    def __init__(self, proposal: Proposal, proposer: str, asked: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("A proposal"))
        if proposal is Proposal.DRAW:
            text = self.tr("{proposer} offers a draw.")
        else:
            text = self.tr("{proposer} proposes to end the game as an impasse.")
        head = Label(text.format(proposer=proposer), self)
        head.setProperty("role", "strong")
        head.setWordWrap(True)
        question = Label(self.tr("{asked}, do you accept?").format(asked=asked), self)
        self.accept_button = QPushButton(self.tr("Accept"), self)
        self.accept_button.clicked.connect(self.accept)
        self.decline_button = QPushButton(self.tr("Play on"), self)
        self.decline_button.setProperty("kind", "primary")
        self.decline_button.setDefault(True)
        self.decline_button.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addStretch(1)
        buttons.addWidget(self.accept_button)
        buttons.addWidget(self.decline_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(GRID)
        column.addWidget(head)
        column.addWidget(question)
        column.addSpacing(GRID)
        column.addLayout(buttons)
        self.setWindowModality(Qt.WindowModality.WindowModal)
