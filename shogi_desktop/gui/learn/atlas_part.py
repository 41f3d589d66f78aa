"""The atlas as the window knows it: its page, and the ways from it to a game and to a trap."""

from __future__ import annotations

from shogi_desktop.app.learn.atlas import Entry
from shogi_desktop.app.problems.traps import puzzles_of_traps
from shogi_desktop.gui.learn.atlas_page import AtlasPage, entry_name
from shogi_desktop.gui.look.motion import system_wants_less_motion
from shogi_desktop.gui.shell.page_part import PagePart
from shogi_desktop.gui.shell.part import Handlers


class AtlasPart(PagePart[AtlasPage]):
    """Shows the page, and has games and problems begun."""

    is_aid = True

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"atlas": self.open}

    def _make(self) -> AtlasPage:
        variant_id = self._shell.settings.current.new_game.variant
        page = AtlasPage(variant_id, self._shell.appearance, self._writer())
        page.left.connect(self.leave)
        page.play_wanted.connect(self._play)
        page.against_wanted.connect(self._play_against)
        page.traps_wanted.connect(self._solve)
        return page

    def _begin(self, page: AtlasPage) -> None:
        settings = self._shell.settings.current
        page.scene.reduced_motion = settings.reduces_motion(system=system_wants_less_motion())
        page.enter()

    def _play(self, entry: Entry) -> None:
        self._shell.parts.new_games.begin_opening(entry.answer, entry.variant.id, "black")

    def _play_against(self, entry: Entry) -> None:
        self._shell.parts.new_games.begin_opening(entry.style, entry.variant.id, "white")

    def _solve(self, entry: Entry) -> None:
        name = self.tr("{opening}: a trap").format(opening=entry_name(entry))
        puzzles = puzzles_of_traps(entry.variant, entry.moves, entry.traps, name)
        self._shell.parts.problems.show(puzzles, name)
