"""A game between players: who is asked for the next move, and what is heard of them.

The course of the game itself is `played_game`'s.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.play.events import (
    EngineFailed,
    EngineRestarted,
    EngineRestarting,
    PlayerWarned,
    SidesSwitched,
)
from shogi_desktop.app.play.played_game import Customs, PlayedGame
from shogi_desktop.app.play.seats import Seats
from shogi_desktop.app.players.characters import character_of
from shogi_desktop.app.players.player import PlayerMaker, course_of
from shogi_desktop.app.players.resigning import Resigns, manner_of
from shogi_desktop.app.records.game_journal import GameJournal
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, PlayerSetup
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.game import (
    Event,
    Session,
)
from shogi_desktop.rules import Color, Move


class Game(PlayedGame):
    """One game from its first move to its end, and until its board is used for something else.

    :ivar seats: the players.
    :ivar assisted: sides were switched, or the computer moved for the person.
    :ivar gave_up: the computer resigned the game, which it had seen lost for some moves.
    :ivar weighing: the person's move is made and the coach looks at it, or the person at what the coach said:
        nobody's time passes, and the computer is not asked before `let_stand`.
    """

    weighing = False

    def __init__(
        self,
        board: BoardModel,
        setup: GameSetup,
        session: Session,
        journal: GameJournal,
        players: PlayerMaker,
        customs: Customs,
        now_ms: Callable[[], int],
    ) -> None:
        """Lay it out; `begin` begins it. :param now_ms: a monotonic time."""
        super().__init__(board, setup, session, journal, customs, now_ms)
        self.assisted = self.gave_up = self._finishing = False
        self.seats = Seats(players, self)
        self._listen()

    def _listen(self) -> None:
        seats = self.seats
        seats.chose.connect(self._on_chosen)
        seats.resigned.connect(lambda: self._say(lambda: self.session.resign(self.session.turn, self._now())))
        seats.declared_win.connect(lambda: self._say(lambda: self.session.declare(self._now())))
        seats.delayed.connect(self._refresh)
        seats.ready.connect(self._on_ready)
        seats.restarting.connect(self._on_restarting)
        seats.restarted.connect(lambda: self._board.news.tell(EngineRestarted()))
        seats.failed.connect(self._on_failed)
        seats.warned.connect(lambda text: self._board.news.tell(PlayerWarned(text)))

    def begin(self, *, anew: bool) -> None:
        """Sit the players down and let the game go on from where it stands.

        :param anew: it has no journal yet.
        """
        with self._board.news.together():
            self._acting = True
            self.seats.meet(self.setup, self.session)
            if anew:
                self.recorder.begin(self.setup)
            self._acting = False
            if self.session.outcome is None:
                self.clock.start()
            self._ask()
            self._refresh()

    def close(self) -> None:
        """Put the game away, and let the players go."""
        self.seats.cancel()
        super().close()
        self.seats.dismiss()

    @property
    def has_computer(self) -> bool:
        """Whether it goes on with the computer in it."""
        return self.running and self.setup.computer_color is not None

    @property
    def finishing(self) -> bool:
        """Whether the computer moves for both sides until it ends."""
        return self._finishing and self.running

    @property
    def _hand_colors(self) -> frozenset[Color]:
        """The sides that people move at the moment."""
        return frozenset() if self._finishing else self.setup.human_colors

    @property
    def coached(self) -> bool:
        """Whether a coach may help in it: not in a match, which is to be won alone."""
        return self._customs.coached and self.has_computer and self.setup.match is None

    def _time_stands(self) -> bool:
        return self.weighing or super()._time_stands()

    def _tell_players(self, event: Event) -> None:
        self.seats.tell(event)

    def _drop_question(self) -> None:
        self.stop_finishing()
        self.gave_up = self.weighing = False
        self.seats.cancel()

    def _waits_for_player(self) -> bool:
        turn = self.session.turn
        return turn not in self._hand_colors and self.seats.absent(turn)

    # --- orders ---------------------------------------------------------------------------------------------

    def play(self, move: Move) -> bool:
        """A move by hand, or a player's; one by hand is weighed first where there is a coach."""
        self.weighing = self.coached and self.session.turn in self._hand_colors
        played = super().play(move)
        self.weighing = self.weighing and played and self.running
        return played

    def let_stand(self) -> None:
        """The move that was weighed stands: the game goes on."""
        if not self.weighing:
            return
        with self._board.news.together():
            self.weighing = False
            if not self._acting:  # else the move is just being made, and the game goes on with it
                self._go_on()
                self._refresh()

    def move_now(self) -> None:
        """Have the computer play the best move it has found so far."""
        self.seats.stop()

    def finish(self) -> None:
        """Have the computer move for both sides until the game ends or `stop_finishing`."""
        if not self.has_computer or self._finishing:
            return
        with self._board.news.together():
            self._finishing = self.assisted = True
            self.weighing = False
            self.recorder.players_changed(self.setup)
            if not self.seats.thinking:
                self._ask()
            self._refresh()

    def stop_finishing(self) -> None:
        """Give the person's side back to the person."""
        if not self._finishing:
            return
        with self._board.news.together():
            self._finishing = False
            if self.running and self.session.turn in self.setup.human_colors:
                self.seats.cancel()
                self.clock.settle()
            self._refresh()

    def switch_sides(self) -> None:
        """The person goes on with the computer's side, the computer with the person's; clocks stay."""
        if not self.has_computer:
            return
        with self._board.news.together():
            self.stop_finishing()
            self.seats.cancel()
            self.setup = msgspec.structs.replace(self.setup, black=self.setup.white, white=self.setup.black)
            self.assisted = True
            self.weighing = False
            self.seats.swap()
            self.recorder.players_changed(self.setup)
            headers = self.session.record.headers
            names = {"black": headers.pop("white", ""), "white": headers.pop("black", "")}
            headers.update({side: name for side, name in names.items() if name})
            self._board.news.tell(SidesSwitched())
            self._ask()
            self._refresh()

    def retry_engine(self) -> None:
        """Start the engine again after trouble and let it go on where it was."""
        if not self.running:
            return
        with self._board.news.together():
            self.seats.restart()
            self.seats.meet(self.setup, self.session)
            self._ask()
            self._refresh()

    # --- asking ---------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Let the side to move think, unless a hand moves it."""
        session = self.session
        if session.outcome is not None or not self.recorder.on_disk:
            return
        self.clock.settle()
        if self.weighing or session.turn in self._hand_colors:
            return
        if session.impasse.declare(session.position).winner is session.turn:
            # Whatever rule the engine knows of: by the one of this game it has won.
            session.declare(self._now())
            return
        if self.seats.absent(session.turn):
            # An engine's start is no thinking time.
            self.clock.begin_turn_standing()
        player = self.seats.asked(session.turn, for_both=self._finishing)
        if player is not None and not player.has_failed:
            player.think(course_of(session), self.clock.clocks)

    def _give_turn_back(self) -> None:
        """The engine broke: its turn begins anew when it is there again."""
        if self.session.turn not in self._hand_colors:
            self.clock.begin_turn_standing()

    def _on_ready(self) -> None:
        self.clock.settle()
        self._refresh()

    def _on_restarting(self, text: Sentence) -> None:
        self._give_turn_back()
        self._board.news.tell(EngineRestarting(text))

    def _on_failed(self, text: Sentence) -> None:
        with self._board.news.together():
            self._give_turn_back()
            # Where the engine failed as the game began, what was told of the one before is taken back first.
            self._board.news.tell_when_shown(EngineFailed(text))
            self._refresh()

    def _on_chosen(self, move: Move) -> None:
        player = self.seats.asked(self.session.turn, for_both=self._finishing)
        if self._gives_up():
            self.gave_up = True
            self._say(lambda: self.session.resign(self.session.turn, self._now()))
        elif not self.play(move) and self.running and player is not None:
            player.has_failed = True
            self._on_failed(
                lambda: self.tr("The engine replied with an illegal move ({move}).").format(move=move.usi)
            )

    def _gives_up(self) -> bool:
        """Whether the computer, having thought, resigns instead of moving."""
        player = self.seats.asked(self.session.turn, for_both=self._finishing)
        if player is None or self._finishing or not self.running:
            return False
        return player.gives_up(self._resigns(self.setup.player(self.session.turn)))

    def _resigns(self, player: PlayerSetup) -> Resigns:
        """When the computer resigns; an engine of the player's own does so by itself."""
        if not isinstance(player, LevelSetup):
            return "never"
        who = character_of(player.character)
        return manner_of(self._customs.resigning, None if who is None else who.resigns, player.rung)
