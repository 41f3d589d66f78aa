"""What players say to each other in a game beside their moves: declare, propose, offer, call a foul.

The session judges; here is asked who may say what now, and what the other side answers. A person answers
through the window, the computer at once, from what it thought of its last move.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.events import DrawDeclined, DrawOffered, Moved
from shogi_desktop.app.play.game import Game
from shogi_desktop.app.players.characters import character_of
from shogi_desktop.app.players.drawing import DrawRule, Draws, takes_draw
from shogi_desktop.app.settings.game_setup import LevelSetup
from shogi_desktop.game import DECLARED, FoulRule, GameOverError, Outcome, Session
from shogi_desktop.rules import Color

AT_OWN_RISK: Final = frozenset({FoulRule.STRICT, FoulRule.CALLED})
"""Where fouls can be made, a declaration that does not hold can be made too, and loses."""
HOPELESS: Final = -1500
"""A score, in centipawns from the computer's side, at which it takes even a loss by points as it comes."""


class Proposal(Enum):
    """What needs the other side's word."""

    DRAW = "draw"
    IMPASSE = "impasse"


class Manners(QObject):
    """The words of the game on the board.

    `asked(Proposal, Color)`: the person of that side has to answer, by `answer`; `declined(Proposal)`: the
    other side plays on; `no_foul`: a foul was called and there was none; `offered`: a draw, to somebody
    elsewhere, whose answer is to come.
    """

    asked = Signal(object, object)
    declined = Signal(object)
    no_foul = Signal()
    offered = Signal()

    def __init__(self, desk: Desk, now_ms: Callable[[], int]) -> None:
        super().__init__(desk)
        self._desk = desk
        self._now = now_ms
        self._game: Game | None = None
        self._draw_rule = DrawRule()
        desk.board.happened.connect(self._on_event)

    @property
    def _running(self) -> Session | None:
        game = self._desk.game
        return game.session if game is not None and game.running else None

    @property
    def speaker(self) -> Color | None:
        """The person who would speak now: the only one, or of two the one to move."""
        turn, human = self._desk.board.turn, self._desk.board.human
        return turn if turn is None or human is None else human

    @property
    def can_declare(self) -> bool:
        """Whether a person is to move in a game that is ended by a declaration, and would not lose by it.

        Where the rules let a player make fouls, counting is the player's business too: see `declares_blind`.
        """
        session = self._running
        if session is None:
            return self._desk.board.activity.can_declare
        return (
            session.rules.endings.impasse in DECLARED
            and session.turn is self.speaker
            and self._desk.board.at_tip
            and (self.declares_blind or session.impasse.may_declare(session.position))
        )

    @property
    def declares_blind(self) -> bool:
        """Whether the rules in force let a declaration be made that does not hold, and loses."""
        session = self._running
        return session is not None and session.rules.fouls in AT_OWN_RISK

    @property
    def declared(self) -> Outcome | None:
        """How the game would end by a declaration now; None where none can be made."""
        if not self.can_declare:
            return None
        judge, cursor = self._desk.board.activity.impasse, self._desk.board.cursor
        assert judge is not None
        assert cursor is not None
        return judge.declare(cursor.position())

    def can_propose(self, proposal: Proposal) -> bool:
        """Whether the rules of the game let a person propose that now."""
        session = self._running
        if session is None:
            return proposal is Proposal.DRAW and self._desk.board.activity.can_offer_draw
        if not self._desk.board.at_tip:
            return False
        if proposal is Proposal.DRAW:
            return session.rules.endings.draw_by_agreement
        return session.impasse.may_propose(session.position)

    @property
    def can_call_foul(self) -> bool:
        """Whether a foul stands in this game until it is called."""
        session = self._running
        return session is not None and session.rules.fouls is FoulRule.CALLED

    def declare(self) -> None:
        """The person to move declares the impasse; where it does not hold, that loses."""
        session = self._running
        if session is None:
            self._desk.board.activity.declare()
        elif self.can_declare:
            self._end(lambda: session.declare(self._now()))

    def propose(self, proposal: Proposal) -> None:
        """A person proposes to end the game; the other side is asked."""
        speaker = self.speaker
        if speaker is None or not self.can_propose(proposal):
            return
        if self._running is None:
            self._desk.board.activity.offer_draw()
            self.offered.emit()
        elif self._desk.board.human is None:
            self.asked.emit(proposal, speaker.opponent)
        else:
            self.answer(proposal, accepted=self._computer_accepts(proposal, speaker.opponent))

    def answer(self, proposal: Proposal, *, accepted: bool) -> None:
        """What the other side says to it."""
        session = self._running
        if session is None:
            self._desk.board.activity.answer_draw(accepted=accepted)
            return
        if not accepted:
            self.declined.emit(proposal)
        elif proposal is Proposal.DRAW:
            self._end(lambda: session.agree_draw(self._now()))
        else:
            self._end(lambda: session.agree_impasse(self._now()))

    def call_foul(self) -> None:
        """The person to move says that the opponent made a foul."""
        session = self._running
        if session is None or not self.can_call_foul:
            return
        found = session.call_foul(session.turn, self._now())
        if found is None:
            self.no_foul.emit()

    def _end(self, say: Callable[[], object]) -> None:
        """Say what ends the game; too late, when the flag has fallen before it, the session tells itself."""
        with suppress(GameOverError):
            say()

    def _on_event(self, event: object) -> None:
        human = self._desk.board.human
        if isinstance(event, Moved):
            self._consider_draw(event.position.turn)
        elif isinstance(event, DrawOffered) and human is not None:
            self.asked.emit(Proposal.DRAW, human)
        elif isinstance(event, DrawDeclined):
            self.declined.emit(Proposal.DRAW)

    def _consider_draw(self, turn: Color) -> None:
        """The computer may offer a draw with the move that it has just made."""
        session, game = self._running, self._desk.game
        if session is None or game is None:
            return
        if game is not self._game:
            self._game, self._draw_rule = game, DrawRule()
        score = game.seats.score
        if game.finishing or game.human is not turn or score is None:
            return
        offers = self._draw_rule.offers(self._draws(turn.opponent), score, len(session.path))
        if offers and session.rules.endings.draw_by_agreement:
            self.asked.emit(Proposal.DRAW, turn)

    def _draws(self, computer: Color) -> Draws:
        """What the computer thinks of draws."""
        game = self._desk.game
        player = None if game is None else game.setup.player(computer)
        who = character_of(player.character) if isinstance(player, LevelSetup) else None
        return "accepts" if who is None else who.draws

    def _computer_accepts(self, proposal: Proposal, computer: Color) -> bool:
        """It agrees to what is no worse than it thinks it stands; without having thought it plays on."""
        session, game = self._running, self._desk.game
        score = None if game is None else game.seats.score
        if session is None or score is None:
            return False
        if proposal is Proposal.DRAW:
            return takes_draw(self._draws(computer), score, len(session.path))
        outcome = session.impasse.agreed(session.position)
        if outcome.winner is computer:
            return True
        if outcome.winner is None:
            return score <= 0
        return score <= HOPELESS
