"""The coach: looks at each move of the person before the computer is asked, and may warn or praise.

While the person thinks, the engine looks at the position; when the move is made it looks at what comes of it,
for `PATIENCE_MS` at most in all: then the game goes on without a word. What is said is `analysis.coaching`'s.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.analysis.coaching import Warned, is_praised, warning_for
from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import judge, thresholds_for
from shogi_desktop.app.analysis.findings import seen_from_black
from shogi_desktop.app.board.changes import Changes
from shogi_desktop.app.engines.game import game_of
from shogi_desktop.app.play.adviser import Advice, Advises, Look
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.events import Moved
from shogi_desktop.app.play.game import Game
from shogi_desktop.app.results.rating import points_at
from shogi_desktop.app.settings.game_setup import LevelSetup
from shogi_desktop.app.system.background import Runs
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.game import Evaluation, ForcedMate, Node
from shogi_desktop.rules import Move, Position

PATIENCE_MS: Final = 400
"""The longest that a move waits for the coach's word."""
OBVIOUS: Final = Look(50, 100_000, depth=1)
AHEAD: Final = Look(300, 300_000, lines=2)
"""While the person thinks."""
AT_ONCE: Final = Look(120, 150_000)
"""Where the person was faster."""
AFTER: Final = Look(180, 200_000)
_BETWEEN_PRAISE: Final = 10
_MOST_PRAISE: Final = 3


@dataclass(frozen=True, slots=True)
class Praised:
    """A move that was hard to find, in the position before it."""

    position: Position
    move: Move


class _Stage(Enum):
    OBVIOUS = auto()
    AHEAD = auto()
    AT_ONCE = auto()
    AFTER = auto()


_LOOKS: Final = {_Stage.OBVIOUS: OBVIOUS, _Stage.AHEAD: AHEAD, _Stage.AT_ONCE: AT_ONCE, _Stage.AFTER: AFTER}


@dataclass(slots=True)
class _Place:
    """The position that the person has, or had, to move in, and what has been found for it.

    :ivar node: the move that led there. :ivar obvious: the best move of the first iteration.
    :ivar second: the score of the next best move. :ivar helped: a hint was given.
    """

    node: Node
    position: Position
    obvious: Move | None = None
    found: Evaluation | None = None
    second: int | ForcedMate | None = None
    helped: bool = False

    def take(self, advice: Advice | None) -> None:
        """Take what the engine said of the position; None: it said nothing."""
        turn = self.position.turn
        self.found = None if advice is None or not advice.line else advice.evaluation(turn)
        self.second = None
        if advice is not None and advice.second is not None:
            self.second = seen_from_black(advice.second, turn)

    def praises(self, move: Move) -> bool:
        """Whether `move`, the best there, was hard to find, and found alone."""
        if self.helped or self.obvious is None or self.found is None or self.second is None:
            return False
        best, score = self.found.line[0], self.found.score
        return is_praised(self.position, move, best, self.obvious, score, self.second, self.node.move)


class Coach(QObject):
    """Weighs the moves of the game on the board.

    :ivar word: what is to be said now; a warning waits for `let_stand` or a take-back.
    """

    changed = Signal()
    """There is another word, or none any more."""
    failed = Signal(object)
    """There can be no coach, for the reason in the sentence."""

    def __init__(self, desk: Desk, adviser: Advises, background: Runs) -> None:
        super().__init__(desk)
        self._desk = desk
        self._adviser = adviser
        self._background = background
        self._place: _Place | None = None
        self._asked: tuple[int, _Stage] | None = None
        self._played: Node | None = None
        self._passed: set[tuple[str, str]] = set()
        self._praised: list[int] = []
        self._record: object = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._give_way)
        self.word: Warned | Praised | None = None
        adviser.advised.connect(self._on_advised)
        adviser.failed.connect(self._on_failed)
        desk.board.changed.connect(self._on_changed)
        desk.board.happened.connect(self._on_event)

    @property
    def on(self) -> bool:
        """Whether it helps wherever it may (`Game.coached`)."""
        return self._desk.customs.coached

    @on.setter
    def on(self, on: bool) -> None:
        self._desk.customs.coached = on
        if not on:
            self._give_way()
        self._look_ahead()

    @property
    def warning(self) -> Warned | None:
        """The warning that waits for an answer."""
        return self.word if isinstance(self.word, Warned) else None

    def let_stand(self) -> None:
        """The person plays the move in spite of the warning."""
        warned = self.warning
        if warned is not None:
            self._passed.add(_key(warned.judged.position, warned.judged.move))
        self._release()

    def close_word(self) -> None:
        """What was said has been heard."""
        if self.warning is None:
            self._say(None)

    def note_hint(self) -> None:
        """A hint is given: what is found with it deserves no praise."""
        if self._place is not None:
            self._place.helped = True

    # --- what happens on the board --------------------------------------------------------------------------

    @property
    def _game(self) -> Game | None:
        """The game on the board, if it is coached."""
        game = self._desk.game
        return game if game is not None and game.coached else None

    def _on_changed(self, _changes: Changes) -> None:
        game = self._desk.game
        if self._played is not None and (game is None or not game.weighing):
            # Taken back, resigned, or another game: nobody waits for a word any more.
            self._played = None
            self._patience.stop()
            self._forget_question()
            if isinstance(self.word, Warned):
                self._passed.add(_key(self.word.judged.position, self.word.judged.move))
            self._say(None)
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Look at the position that the person has to move in, once."""
        self._leave_another_game()
        game = self._game
        if game is None or game.weighing or game.turn is not game.human:
            return
        node = _tip(game)
        if self._place is None or self._place.node is not node:
            self._place = _Place(node, game.session.position.copy())
            self._ask(_Stage.OBVIOUS)

    def _leave_another_game(self) -> None:
        """Forget what belongs to another game than the one on the board, the question on its way included."""
        game = self._desk.game
        if game is None or game.session.record is self._record:
            return
        self._record = game.session.record
        self._place = None
        self._forget_question()
        self._passed.clear()
        self._praised.clear()
        self._say(None)

    def _on_event(self, event: object) -> None:
        game = self._game
        if isinstance(event, Moved) and game is not None and game.weighing:
            self._say(None)
            self._played = _tip(game)
            place = self._place
            if place is None or self._played.parent is not place.node:
                self._give_way()
                return
            self._patience.start(PATIENCE_MS)
            if place.found is None:
                self._ask(_Stage.AT_ONCE)
            else:
                self._weigh(place, self._played)

    def _ask(self, stage: _Stage) -> None:
        game, place = self._game, self._place
        if game is None or place is None:
            return
        moves = [node.move for node in place.node.line() if node.move is not None]
        if stage is _Stage.AFTER and self._played is not None and self._played.move is not None:
            moves.append(self._played.move)
        start, rules = game.session.record.start_position(), game_of(game.session)
        self._asked = None
        self._asked = (self._adviser.ask(start, moves, rules, _LOOKS[stage]), stage)

    def _forget_question(self) -> None:
        if self._asked is not None:
            self._adviser.cancel(self._asked[0])
            self._asked = None

    # --- what is found --------------------------------------------------------------------------------------

    def _on_advised(self, question: int, advice: Advice | None) -> None:
        if self._asked is None or self._asked[0] != question or self._place is None:
            return
        (_, stage), self._asked = self._asked, None
        if stage is _Stage.OBVIOUS:
            self._place.obvious = advice.line[0] if advice is not None and advice.line else None
            self._ask(_Stage.AHEAD)
        elif stage is _Stage.AFTER:
            self._judge(self._place, advice)
        else:
            self._place.take(advice)
            if self._played is not None:
                self._weigh(self._place, self._played)

    def _weigh(self, place: _Place, played: Node) -> None:
        """The position before the move is known: praise the move, or look at what comes of it."""
        found, move = place.found, played.move
        if found is None or move is None or _key(place.position, move) in self._passed:
            self._release()
        elif move == found.line[0]:
            praised = self._is_due(place.node.ply) and place.praises(move)
            self._release()
            if praised:
                self._praised.append(place.node.ply)
                self._say(Praised(place.position, move))
        else:
            self._ask(_Stage.AFTER)

    def _is_due(self, ply: int) -> bool:
        """Whether praise would be rare enough."""
        since = ply - self._praised[-1] if self._praised else 2 * _BETWEEN_PRAISE
        return since >= 2 * _BETWEEN_PRAISE and len(self._praised) < _MOST_PRAISE

    def _judge(self, place: _Place, advice: Advice | None) -> None:
        """What comes of the move is known: find out in the background whether it deserves a warning."""
        played, game, before = self._played, self._game, place.found
        reply = None if advice is None else advice.evaluation(place.position.turn.opponent)
        if played is None or game is None or before is None or reply is None:
            self._release()
            return
        rating, position = _rating_of(game), place.position

        def work() -> Warned | None:
            return warning_for(_judged(position, played, before, reply, rating), rating)

        def take(warned: Warned | None) -> None:
            # Patience may have ended meanwhile, or the move been taken back.
            if self._played is not played:
                return
            self._patience.stop()
            if warned is None:
                self._release()
            else:
                self._say(warned)

        self._background.run(work, take)

    # --- what is said ---------------------------------------------------------------------------------------

    def _give_way(self) -> None:
        """Without a word so far, the move stands."""
        if self._played is not None and self.warning is None:
            self._release()

    def _release(self) -> None:
        """Let the game go on."""
        self._patience.stop()
        self._forget_question()
        self._played = None
        self._say(None)
        self._desk.with_game(Game.let_stand)

    def _say(self, word: Warned | Praised | None) -> None:
        if word is not self.word:
            self.word = word
            self.changed.emit()

    def _on_failed(self, text: Sentence) -> None:
        if self._game is not None:
            self._asked = None
            waited = self._played is not None
            self._give_way()
            if waited:
                self.failed.emit(text)


def _judged(
    position: Position, node: Node, before: Evaluation, reply: Evaluation, rating: float | None
) -> JudgedMove:
    """The move of `node`, played in `position`, as it is judged at that rating."""
    assert node.move is not None
    thresholds = thresholds_for(rating)
    judgement, loss = judge(before, node.move, reply.score, position.turn, position.variant, thresholds)
    return JudgedMove(node.ply, node, position, before, reply.score, reply.line, judgement, loss)


def _rating_of(game: Game) -> float | None:
    """The rating at which the game is played, by the computer's level; None for another engine."""
    computer = game.setup.computer_color
    player = None if computer is None else game.setup.player(computer)
    return points_at(game.setup.variant, player.level) if isinstance(player, LevelSetup) else None


def _tip(game: Game) -> Node:
    return game.session.record.node(game.session.path)


def _key(position: Position, move: Move) -> tuple[str, str]:
    return position.sfen(), move.usi
