"""Games at servers that the person here does not play: an engine's in his name, and those that he watches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QObject, Qt

from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.engines.failures import missing_engine_text
from shogi_desktop.app.match.contestants import option_texts
from shogi_desktop.app.match.players import PlayerSpec
from shogi_desktop.app.online.engine_run import EngineRun
from shogi_desktop.app.online.runner import OnlineGame, OnlinePlan
from shogi_desktop.app.online.seats import Place
from shogi_desktop.app.online.spectator import Spectator
from shogi_desktop.app.online.watching import WatchStage, WatchTable
from shogi_desktop.app.system.game_time import system_time
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.app.words.games import computer_name
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.app.words.online import score_sentence
from shogi_desktop.csa.client import Account
from shogi_desktop.csa.errors import LineError
from shogi_desktop.csa.events import Event, GameOver, GameStarted, LoggedIn, MoveTold, Proposed, TalkFailed
from shogi_desktop.csa.mirror import Mirror
from shogi_desktop.gui.online.company_actions import CompanyActions
from shogi_desktop.gui.online.engine_dialog import EngineGamesDialog
from shogi_desktop.gui.online.login_page import ENGINE, LEVEL, WATCH, Wanted
from shogi_desktop.gui.online.play_dialog import PlayOnlineDialog
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.front import bring_to_front
from shogi_desktop.gui.widgets.texts import Words, in_words

_TOPIC: Final = "spectating"
_FOLDER: Final = "online"
_EXIT_S: Final = 1.0


class Spectating(QObject):
    """Begins and ends them, and says how they stand.

    :ivar watch: watches games of others. :ivar run: has an engine play.
    :ivar people: what is watched, on the board. :ivar engine_games: likewise what the engine plays.
    :ivar dialog: how the engine fares; None where it is closed.
    """

    def __init__(self, shell: Shell, asking: Callable[[], PlayOnlineDialog | None], parent: QObject) -> None:
        """:param asking: the dialog that asks where to play, while it is open."""
        super().__init__(parent)
        self._shell, self._asking = shell, asking
        play, now = shell.parts.play, shell.outside.time or system_time()
        self.people = Spectator(play.board, now, play.let_go, self, unaided=True, keeps=True)
        self.watch = WatchTable(self.people, self)
        self.company = CompanyActions(shell, self.watch.company, lambda: None, self)
        self.engine_games = Spectator(play.board, now, play.let_go, self, unaided=False, keeps=False)
        self.run = EngineRun(self, built_in=lambda: shell.outside.engine or bundled_engine())
        self.dialog: EngineGamesDialog | None = None
        self._place = Place("")
        self._player, self._wanted_games = "", 0
        self._head: Words = ""
        self.people.put_away.connect(self.watch.leave)
        self.watch.moved_on.connect(self._on_watch)
        self.watch.failed.connect(self._on_failed)
        self.run.heard.connect(self._hear)
        self.run.played.connect(self._on_played)
        self.run.finished.connect(self._on_finished)

    @property
    def opponent(self) -> str:
        """Whom an engine of ours is in the midst of a game with; empty for nobody."""
        summary = self.engine_games.summary
        if not self.run.is_running or not self.engine_games.running or summary is None:
            return ""
        assert summary.your_turn is not None
        return summary.name(summary.your_turn.opponent)

    def begin(self, wanted: Wanted, place: Place) -> None:
        """Watch, or have an engine play. :raises LineError: no server takes that name or password."""
        if wanted.who == WATCH:
            place.account(wanted.password)
            if self._shell.may_leave():
                self.people.follows = True
                self.watch.log_in(place, wanted.password)
        else:
            self._play(wanted, place)

    # --- watching -------------------------------------------------------------------------------------------

    def _on_watch(self, stage: WatchStage) -> None:
        dialog, host = self._asking(), self.watch.place.host
        if stage is WatchStage.CONNECTING and dialog is not None:
            dialog.wait(lambda: self.tr("Connecting to {host}…").format(host=host))
        elif stage is WatchStage.WAITING:
            if dialog is not None:
                dialog.wait(lambda: self.tr("Waiting for a game to watch at {host}…").format(host=host))
            else:
                self._tell_watching(
                    lambda: self.tr("Waiting for a game to watch at {host}…").format(host=host)
                )
        elif stage is WatchStage.WATCHING:
            if dialog is not None:
                dialog.accept()
            self._tell_watching(lambda: self.tr("You are watching at {host}.").format(host=host))
        elif stage is WatchStage.AWAY:
            self._shell.withdraw(_TOPIC)

    def _tell_watching(self, text: Callable[[], str]) -> None:
        self._shell.say(text, action=lambda: self.tr("Stop watching"), handler=self.watch.leave, topic=_TOPIC)

    def _on_failed(self, words: Sentence) -> None:
        dialog = self._asking()
        if dialog is not None:
            dialog.ask(words)
        else:
            self._shell.say(words, topic=_TOPIC)

    # --- an engine ------------------------------------------------------------------------------------------

    def _play(self, wanted: Wanted, place: Place) -> None:
        """:raises LineError: no server takes that name or password."""
        account = Account(place.user, place.account(wanted.password).password)
        try:
            spec = self._spec(wanted.who)
            plan = OnlinePlan(
                place.address,
                account,
                wanted.games,
                self._shell.paths.games_dir / _FOLDER,
                tells_evaluations=not place.is_house,
            )
            self._place, self._player, self._wanted_games = place, spec.label, wanted.games
            self._head = lambda: self.tr("Connecting to {host}…").format(host=place.host)
            self.run.start(plan, spec)
        except EngineMissingError:
            self._on_failed(missing_engine_text)
            return
        dialog = self._asking()
        if dialog is not None:
            dialog.accept()
        self.show()

    def _spec(self, who: str) -> PlayerSpec:
        """:raises EngineMissingError: the program's own engine is nowhere."""
        if who.startswith(LEVEL):
            number = int(who.removeprefix(LEVEL))
            return replace(PlayerSpec.parse(who), name=computer_name(number))
        launch = self._shell.parts.engines.registry.launch(who.removeprefix(ENGINE))
        options = MappingProxyType[str, object](option_texts(launch.options))
        return PlayerSpec(command=launch.command, options=options, name=launch.name)

    def show(self) -> bool:
        """Show how the engine fares; whether one plays."""
        if not self.run.is_running:
            return False
        if self.dialog is None:
            dialog = EngineGamesDialog(self._shell.window)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.board_wanted.connect(self._show_board)
            dialog.stop_wanted.connect(self._stop)
            dialog.finished.connect(self._forget_dialog)
            self.dialog = dialog
            dialog.show()
        self._tell()
        bring_to_front(self.dialog)
        return True

    def _forget_dialog(self) -> None:
        self.dialog = None

    def _show_board(self) -> None:
        if self.engine_games.running and not self.engine_games.is_shown and self._shell.may_leave():
            self.engine_games.show()

    def _stop(self, after_game: bool) -> None:
        self._head = lambda: self.tr("Stopping after this game…") if after_game else self.tr("Stopping…")
        self.run.stop(after_game=after_game)
        self._tell()

    def _hear(self, event: Event) -> None:
        games, host, player = self.engine_games, self._place.host, self._player
        try:
            match event:
                case LoggedIn():
                    self._head = lambda: self.tr("Waiting for an opponent at {host}…").format(host=host)
                case Proposed(summary):
                    games.propose(summary, host)
                    return
                case GameStarted():
                    games.start()
                    name = self.opponent
                    self._head = lambda: self.tr("{player} is playing {name}").format(
                        player=player, name=name
                    )
                case MoveTold(move):
                    games.take(move)
                    return
                case GameOver():
                    games.end(partial(Mirror.end, over=event))
                    return
                case TalkFailed():
                    self._head = lambda: self.tr("Reconnecting to {host}…").format(host=host)
                case _:
                    return
        except LineError:
            return  # the runner has heard it too, and ends the talk
        self._tell()

    def _on_played(self, _: OnlineGame) -> None:
        self.engine_games.break_off()  # one that the server has not given back
        self._tell()

    def _on_finished(self, trouble: Sentence | None) -> None:
        self.engine_games.break_off()
        player, host, points = self._player, self._place.host, self._points()
        self._head = trouble or (lambda: self.tr("The games are over"))

        def sentence() -> str:
            text = self.tr("The games of {player} at {host} are over: {score}.").format(
                player=player, host=host, score=score_sentence(*points)
            )
            return sentences("" if trouble is None else trouble(), text)

        if self.dialog is not None:
            self._tell()
        else:
            self._shell.say(sentence, topic=_TOPIC)

    def _points(self) -> tuple[int, int, int, int]:
        """Games won, drawn, lost and broken off."""
        points = [game.points for game in self.run.games]
        return points.count(1.0), points.count(0.5), points.count(0.0), points.count(None)

    def _tell(self) -> None:
        if self.dialog is None:
            return
        played = self.tr("{played} of {wanted}").format(played=len(self.run.games), wanted=self._wanted_games)
        rows = [
            (self.tr("Server"), str(self._place.address)),
            (self.tr("Player"), f"{self._player} ({self._place.user})"),
            (self.tr("Games"), played),
            (self.tr("Result"), score_sentence(*self._points())),
        ]
        plays = self.engine_games.running
        self.dialog.tell(in_words(self._head), rows, plays=plays, runs=self.run.is_running)

    # --- the window -----------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.company.retranslate()
        if self.dialog is not None:
            self.dialog.retranslate()
            self._tell()

    def close(self) -> None:
        """The window closes: the engine resigns, and nothing is watched any more."""
        self.watch.leave()
        self.run.close()
        self.watch.wait(_EXIT_S)
