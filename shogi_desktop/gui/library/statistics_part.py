"""A player's statistics as the window knows them: asked of the library, worked out in a thread, shown on a
page.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from shogi_desktop.app.library.database import GameRow, Query
from shogi_desktop.app.library.statistics import Known, Statistics, Wanted, players_of, statistics_of
from shogi_desktop.gui.library.statistics_page import StatisticsPage
from shogi_desktop.gui.shell.page_part import PagePart
from shogi_desktop.gui.shell.part import Handlers
from shogi_desktop.gui.shell.shell import Shell


class StatisticsPart(PagePart[StatisticsPage]):
    """Shows the statistics.

    :ivar today: asks for the day.
    """

    is_aid = True

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.today = date.today
        self._known: Known = ()
        self._asked: Wanted | None = None

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"statistics": self.open}

    def _begin(self, page: StatisticsPage) -> None:
        page.player.setFocus()
        self._ask()

    def _make(self) -> StatisticsPage:
        self.page = page = StatisticsPage(self._shell.appearance, self._day)
        page.left.connect(self.leave)
        page.wanted_changed.connect(self._reckon)
        page.games_wanted.connect(self._list)
        page.analysis_wanted.connect(self._analyse)
        library = self._shell.parts.library.service
        library.figures.connect(self._take)
        library.changed.connect(self._ask_if_shown)
        library.imported.connect(self._ask_if_shown)
        return page

    def _day(self) -> date:
        return self.today()

    def _ask(self) -> None:
        """Ask the library for all games with what is known of them."""
        self._shell.parts.library.service.load_figures(Query())

    def _ask_if_shown(self) -> None:
        if self.shown:
            self._ask()

    def _take(self, known: Known) -> None:
        if self.page is None:
            return
        self._known = known
        self._shell.background.run(lambda: players_of(row for row, _ in known), self._offer)

    def _offer(self, players: Sequence[tuple[str, int]]) -> None:
        if self.page is not None:
            self.page.offer_players(players, self._shell.settings.current.player_name)
            self._reckon()

    def _reckon(self) -> None:
        """Work the figures out, in a thread; what was asked before and is not wanted any more is not
        shown.
        """
        if self.page is None:
            return
        self._asked = wanted = self.page.wanted()
        known = self._known

        def show(statistics: Statistics) -> None:
            if self.page is not None and self._asked is wanted:
                reading = self._shell.parts.library.service.importing
                self.page.show_statistics(statistics, reading=reading)

        self._shell.background.run(lambda: statistics_of(known, wanted), show)

    def _list(self, games: Sequence[int], title: str) -> None:
        self._shell.parts.library.list_these(games, title)

    def _analyse(self, rows: Sequence[GameRow]) -> None:
        self._shell.parts.library.ask_analysis(rows)
