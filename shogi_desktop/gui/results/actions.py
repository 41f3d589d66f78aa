"""The player's results: each game against the computer noted when it ends, and the dialog that shows them."""

from __future__ import annotations

from datetime import datetime
from functools import cached_property
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.events import Concluded, Continued, TookBack
from shogi_desktop.app.play.game import Game
from shogi_desktop.app.results.adaptive import adaptive_level
from shogi_desktop.app.results.handicap_advice import nearest_level
from shogi_desktop.app.results.history import History, PlayedGame, played_game
from shogi_desktop.app.results.rating import estimate
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.gui.records.actions import FileActions
from shogi_desktop.gui.results.dialog import HistoryDialog
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.rules import Color


class HistoryActions(QObject):
    """Notes results and shows them. Must be made after `files`, which saves the game that a result names.

    :ivar dialog: the results as they are shown, or None.
    """

    _refused = Signal(object, object)

    def __init__(self, shell: Shell, desk: Desk, files: FileActions) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._desk = desk
        self._model = desk.board
        self._files = files
        self.dialog: HistoryDialog | None = None
        self._taken_back = 0
        self._noted: PlayedGame | None = None
        self._refused.connect(self._report)
        desk.board.happened.connect(self._on_event)
        desk.board.changed.connect(self._on_changed)

    @cached_property
    def history(self) -> History:
        """All results."""
        return History(self._shell.paths.results_file, self._refused.emit)

    def _on_changed(self, changes: Changes) -> None:
        if Change.RECORD in changes:
            self._taken_back, self._noted = 0, None

    def _on_event(self, event: object) -> None:
        game = self._desk.game
        if isinstance(event, TookBack):
            self._taken_back += 1
        elif isinstance(event, Concluded) and game is not None:
            self._note(game, event.outcome)
        elif isinstance(event, Continued):
            self._withdraw_resignation()

    def _note(self, played: Game, outcome: Outcome) -> None:
        """Note how the game ended; where it goes on after its end, its first end stands.

        Only the player's own resignation can be taken back. A game that the computer finished, or in which
        sides were switched, is nobody's result.
        """
        if self._noted is not None or played.assisted:
            return
        # Local time, as a player reads it.
        now = datetime.now()  # noqa: DTZ005
        file, kept, history = self._model.document.path, self._files.saver.kept, self.history
        game = played_game(played.setup, outcome, played.played_plies, self._taken_back, file, now)
        if game is None:
            return
        self._noted = game

        def add() -> PlayedGame:
            """Add it when the game itself is in its file, and name that."""
            named = game if kept is None or kept.file is None else replace(game, file=str(kept.file))
            history.add(named)
            return named

        def added(named: PlayedGame) -> None:
            if self._noted is game:
                self._noted = named

        self._shell.journal_thread.run(add, added)

    def _games(self) -> tuple[PlayedGame, ...]:
        """All results, the one included that is just being noted."""
        self._shell.journal_thread.drain()
        return self.history.games()

    def _withdraw_resignation(self) -> None:
        """A resignation that was taken back was none; what comes of the game will be noted in its place."""
        self._shell.journal_thread.drain()
        noted = self._noted
        if noted is not None and noted.reason == Reason.RESIGNATION.value and noted.result == "lost":
            self.history.withdraw(noted)
            self._noted = None

    def level_of_player(self, variant_id: str) -> int | None:
        """The level that the player plays like, by the results in that game; None without any."""
        games = (game for game in self._games() if game.variant == variant_id)
        rating = estimate([rated for rated in (game.rated() for game in games) if rated is not None])
        return None if rating is None else nearest_level(variant_id, rating.mean)

    def adaptive_level(self, variant_id: str) -> int:
        """The level that suits the player in that variant, by the results so far."""
        return adaptive_level(self._games(), variant_id)

    def adapted(self, setup: GameSetup) -> GameSetup:
        """`setup` with the computer at the level that suits the player now, where it adapts."""
        computer = setup.computer_color
        player = None if computer is None else setup.player(computer)
        if not isinstance(player, LevelSetup) or not player.adaptive:
            return setup
        player = replace(player, level=self.adaptive_level(setup.variant))
        return replace(setup, black=player) if computer is Color.BLACK else replace(setup, white=player)

    def show(self) -> None:
        """Show the results."""
        self._shell.journal_thread.drain()
        dialog = HistoryDialog(
            self.history, self._shell.appearance.tokens, self._desk.setup, self._shell.window
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open_wanted.connect(lambda name: self._files.open_path(Path(name)))
        dialog.finished.connect(self._forget_dialog)
        self.dialog = dialog
        dialog.open()

    def _forget_dialog(self) -> None:
        self.dialog = None

    def _report(self, what: OSError | int, path: Path) -> None:
        if isinstance(what, int):
            sentence = self.tr(
                "Lines of your results that could not be read: {count}. They were set aside in {file}; "
                "the others stand."
            ).format(count=what, file=path)
        else:
            sentence = self.tr(
                "Your results cannot be kept in {file} ({reason}). Allow writing there to keep those to come."
            ).format(file=path, reason=what.strerror or what)
        self._shell.say(sentence, topic="results")
