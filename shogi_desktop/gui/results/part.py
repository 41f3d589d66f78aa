"""The player's results against the computer: the dialog that shows them, and what level they amount to."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal

from shogi_desktop.analysis.judgement import STRICT, Thresholds, thresholds_for
from shogi_desktop.app.results.adaptive import adaptive_level
from shogi_desktop.app.results.handicap_advice import nearest_level
from shogi_desktop.app.results.history import History, PlayedGame
from shogi_desktop.app.results.rating import estimate, points_at
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup
from shogi_desktop.gui.records.folder import KifuFolder
from shogi_desktop.gui.results.dialog import HistoryDialog
from shogi_desktop.gui.shell.part import Handlers, Part
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.rules import Color


class ResultsPart(Part):
    """Shows the results, and tells the levels that follow from them.

    :ivar dialog: the results as they are shown, or None.
    """

    _refused = Signal(object, object)

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._refused.connect(self._report)
        self.dialog: HistoryDialog | None = None

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"results": self.show}

    @cached_property
    def history(self) -> History:
        """All results."""
        return History(self._shell.paths.results_file, self._refused.emit)

    @property
    def games(self) -> tuple[PlayedGame, ...]:
        """All results, the oldest first, the one included that is just being noted."""
        self._shell.journal_thread.drain()
        return self.history.games()

    def level_of_player(self, variant_id: str) -> int | None:
        """The level that the player plays like, by the results in that game; None without any."""
        games = (game for game in self.games if game.variant == variant_id)
        rating = estimate([rated for rated in (game.rated() for game in games) if rated is not None])
        return None if rating is None else nearest_level(variant_id, rating.mean)

    def thresholds(self, variant_id: str) -> Thresholds:
        """By what the moves of a game are judged: what is forgiven to the player, by the results in it."""
        level = self.level_of_player(variant_id)
        return STRICT if level is None else thresholds_for(points_at(variant_id, level))

    def adaptive_level(self, variant_id: str) -> float:
        """The level that suits the player in that variant, by what was said of it and the results so far."""
        return adaptive_level(self.games, variant_id, self._shell.settings.current.own_level or None)

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
        parts = self._shell.parts
        setup = parts.play.setup if parts.has("play") else None
        folder = KifuFolder(self._shell).path
        dialog = HistoryDialog(self.history, folder, self._shell.appearance.tokens, setup, self._shell.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open_wanted.connect(lambda name: parts.play.open_path(Path(name)))
        dialog.statistics_wanted.connect(lambda: self._shell.do("statistics"))
        dialog.finished.connect(self._forget_dialog)
        self.dialog = dialog
        dialog.open()

    def _forget_dialog(self) -> None:
        self.dialog = None

    def _report(self, what: OSError | int, path: Path) -> None:
        def sentence() -> str:
            if isinstance(what, int):
                return self.tr(
                    "Some lines of your results could not be read: {count}. They were moved to {file}; "
                    "the rest is unaffected."
                ).format(count=what, file=path)
            return self.tr(
                "Your results cannot be saved in {file} ({reason}). Allow writing there to keep "
                "future results."
            ).format(file=path, reason=what.strerror or what)

        self._shell.say(sentence, topic="results")
