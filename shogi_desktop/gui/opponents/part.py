"""The characters as the window knows them: their page, results against each, and the way to a game."""

from __future__ import annotations

from shogi_desktop.app.players.characters import characters
from shogi_desktop.gui.opponents.page import OpponentsPage
from shogi_desktop.gui.shell.page_part import PagePart
from shogi_desktop.gui.shell.part import Handlers


class OpponentsPart(PagePart[OpponentsPage]):
    """Shows the page, and has games begun."""

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"opponents": self.open}

    def _make(self) -> OpponentsPage:
        page = OpponentsPage(characters(), self._shell.settings.current.new_game.variant)
        page.left.connect(self.leave)
        page.game_changed.connect(lambda _: self._show_results(page))
        page.play_wanted.connect(self._play)
        page.choices_wanted.connect(self._ask)
        page.use_look(self._shell.appearance)
        return page

    def _begin(self, page: OpponentsPage) -> None:
        page.game.set_value(self._shell.settings.current.new_game.variant)
        self._show_results(page)
        last = self._shell.settings.current.new_game.character
        page.choose(page.suggested or last or page.card.character.id)

    def _show_results(self, page: OpponentsPage) -> None:
        results = self._shell.parts.results
        page.show_results(results.games, results.adaptive_level(page.game.value))

    def _play(self, character_id: str, variant_id: str) -> None:
        self._shell.parts.new_games.begin_with(character_id, variant_id)

    def _ask(self, character_id: str, variant_id: str) -> None:
        self._shell.parts.new_games.ask_character(character_id, variant_id)
