"""What is chosen on the first page is done; the game that waits is offered there."""

from __future__ import annotations

from PySide6.QtCore import QObject

from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.window.parts import Parts
from shogi_desktop.gui.window.start_page import StartPage


class StartActions(QObject):
    """Carries out the choices of `page`: commands, and games of a kind that is asked for at once."""

    def __init__(self, shell: Shell, parts: Parts, page: StartPage) -> None:
        super().__init__(page)
        self._waiting = shell.waiting
        self._parts = parts
        self._page = page
        page.play_wanted.connect(lambda: self._ask_game(two_players=False))
        page.two_players_wanted.connect(lambda: self._ask_game(two_players=True))
        page.handicap_wanted.connect(self._ask_handicap_game)
        for signal, command in (
            (page.open_wanted, "open"),
            (page.resume_wanted, "resume"),
            (page.library_wanted, "library"),
            (page.set_up_wanted, "edit_position"),
            (page.learn_wanted, "learn"),
            (page.problems_wanted, "problems"),
            (page.opponents_wanted, "opponents"),
            (page.engine_match_wanted, "engine_match"),
        ):
            signal.connect(lambda *_, name=command: shell.do(name))
        shell.waiting.changed.connect(self._offer_game)

    def _ask_game(self, *, two_players: bool) -> None:
        self._parts.new_games.ask(handicap="even", two_players=two_players)

    def _ask_handicap_game(self) -> None:
        self._parts.new_games.ask_handicap_game()

    def _offer_game(self) -> None:
        self._page.set_unfinished(self._waiting.replay)
