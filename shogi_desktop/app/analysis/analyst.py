"""Live analysis: engines that look at whatever position the board shows, as long as they are wanted.

It follows the board and changes nothing of it. It looks only while somebody can see it (`watched`), and not
while a game is played. What was found is kept by position and shown at once where that comes back; it goes
into the record when the player asks for it (`keep`).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from enum import Enum, auto
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.app.analysis.engines import (
    MOST_ENGINES,
    AnalysisEngine,
    ChooseEngines,
    politely,
    share_of_machine,
)
from shogi_desktop.app.analysis.finding import MOST_LINES, Finding
from shogi_desktop.app.analysis.joining import signs
from shogi_desktop.app.analysis.place import Place, place_of, threat_of
from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.engines.bridge import Bridge
from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.failures import missing_engine_text, words_for_failure
from shogi_desktop.app.engines.handle import EngineHandle, EngineNews, Search
from shogi_desktop.app.system.game_time import system_time
from shogi_desktop.game import EditKind, Evaluation, Node, SetEvaluation, opinions
from shogi_desktop.rules import Variant
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.events import Failed, SearchDone
from shogi_desktop.usi.messages import Info
from shogi_desktop.usi.search import SearchRequest

FOLLOW_MS: Final = 50
"""Positions that follow one another faster are not all asked about: one in so many milliseconds is."""
SAY_MS: Final = 100
"""An engine is listened to so often: nobody reads faster."""
_IDLE_MS: Final = 30_000
"""An engine that is not wanted for so long is let go, with its memory."""
_MOST_REMEMBERED: Final = 500
_LEAST_KEPT: Final = 6
"""Plies; what was searched less deep while somebody stepped by is not worth keeping."""


class Standing(Enum):
    """What the analyst does."""

    OFF = auto()
    AWAY = auto()
    """Nobody can see it, or there is nothing on the board."""
    GAME = auto()
    """A game is being played."""
    OVER = auto()
    """There is no move to be made in the position."""
    UNSOUND = auto()
    """No engine can be asked about the position: a king could be taken."""
    LOOKING = auto()


class Seat:
    """One engine at its place.

    :ivar engine: which. :ivar finding: what it has found in the position shown; None before it is asked.
    :ivar failure: why it is of no use, in a sentence; empty while it is. :ivar done: it has ended its search.
    """

    def __init__(
        self,
        engine: AnalysisEngine,
        deliver: Callable[[Callable[[], None]], None],
        on_change: Callable[[], None],
        timeouts: Timeouts,
    ) -> None:
        self.engine = engine
        self.finding: Finding | None = None
        self.failure = ""
        self.done = False
        self._on_change = on_change
        self._variant: Variant | None = None
        self._search: Search | None = None
        self._handle = EngineHandle(politely(engine.command), self._on_news, deliver, timeouts=timeouts)

    @property
    def name(self) -> str:
        """What the engine is called; empty until it is known."""
        return self.engine.name or self._handle.name

    @property
    def is_ready(self) -> bool:
        """Whether it has read what it needs, so that it can be asked."""
        return self._handle.is_ready

    @property
    def is_searching(self) -> bool:
        """Whether it looks at the position."""
        return self._search is not None and self._search.is_running

    def look_at(self, place: Place, finding: Finding, lines: int, share: dict[str, object]) -> None:
        """Search the position; what it says goes to `finding`."""
        variant = place.position.variant
        if self._variant is not variant:
            self._variant, self.failure = variant, ""
            self._handle.prepare(variant.id, {**share, **self.engine.options})
        self.finding, self.done = finding, False
        finding.look_again(lines)
        if not self.failure:
            request = SearchRequest(0, place.start_sfen, place.moves, options={"MultiPV": lines})
            self._search = self._handle.search(
                request, lambda info: self._take(finding, info), lambda done: self._end(finding, done)
            )

    def rest(self) -> None:
        """Search nothing."""
        if self._search is not None:
            self._search.cancel()
            self._search = None

    def restart(self) -> None:
        """Start the engine anew; it is to be asked again."""
        self.failure, self._variant = "", None

    def close(self) -> None:
        """Let the engine go."""
        self._search = None
        self._handle.close()

    def wait(self, limit_s: float) -> bool:
        """Block until its process is gone, after `close`. False: the limit passed."""
        return self._handle.wait(limit_s)

    def _take(self, finding: Finding, info: Info) -> None:
        first = not finding.lines
        finding.engine = self._handle.name or self.name
        finding.take(info)
        if first and finding.lines:
            self._on_change()

    def _end(self, finding: Finding, done: SearchDone) -> None:
        """Some engines stop by themselves, where a mate is found or there is one move only."""
        for line in done.lines:
            self._take(finding, line)
        self.done = True
        self._on_change()

    def _on_news(self, news: EngineNews) -> None:
        if isinstance(news, Failed):
            words = words_for_failure(news.failure, self.engine.name)
            self.failure = words.happened
            self._search = None
        self._on_change()


class Analyst(QObject):
    """Has engines look at the position on `board`.

    `changed` tells that there is something to show at once: another position, the first line of a search, a
    failure. What engines say after that changes the `Finding.revision` of their seats, to be looked at as
    often as it is shown.
    """

    changed = Signal()

    keeps: bool
    """Whether what was found is written into the record when another position is shown."""

    def __init__(
        self,
        board: BoardModel,
        choose: ChooseEngines,
        parent: QObject | None = None,
        *,
        now_ms: Callable[[], int] | None = None,
        timeouts: Timeouts | None = None,
    ) -> None:
        """:param choose: which engines look. :param now_ms: a monotonic time."""
        super().__init__(parent)
        self._board = board
        self._choose = choose
        self._now = now_ms or system_time()
        self._timeouts = timeouts or Timeouts(info_interval_ms=SAY_MS)
        self._bridge = Bridge()
        self._seats: tuple[Seat, ...] = ()
        self._seated_for: Variant | None = None
        self._leaving: list[Seat] = []
        self._on = False
        self._watched = True
        self._lines = 3
        self.keeps = False
        self._threat = False
        self._node: Node | None = None
        self._place: Place | None = None
        self._standing = Standing.OFF
        self._failure = ""
        self._remembered: OrderedDict[tuple[Hashable, Hashable], Finding] = OrderedDict()
        self._keys: dict[Node, Hashable] = {}
        self._asked_ms: int | None = None
        self._asking = self._timer(self._ask)
        self._idle = self._timer(self._let_go)
        self._idle.setInterval(_IDLE_MS)
        board.changed.connect(self._on_changed)

    def _timer(self, do: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(do)
        return timer

    # --- what there is to see -----------------------------------------------------------------------------

    @property
    def on(self) -> bool:
        """Whether analysis is switched on."""
        return self._on

    @property
    def standing(self) -> Standing:
        """What it does, and why it does nothing."""
        return self._standing

    @property
    def failure(self) -> str:
        """Why there is no engine at all, in a sentence; of a single one its seat tells."""
        return self._failure

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The engines that look."""
        return self._seats

    @property
    def place(self) -> Place | None:
        """What is looked at: the position on the board, or the same with the other side to move."""
        return self._place

    @property
    def threat(self) -> bool:
        """Whether it looks at what the other side would do if it could move now."""
        return self._threat

    @property
    def can_threaten(self) -> bool:
        """Whether that can be asked in the position on the board."""
        return self._threat or (self._place is not None and not self._place.position.is_check())

    @property
    def lines(self) -> int:
        """How many lines each engine is asked for."""
        return self._lines

    def found(self, number: int = 0) -> Evaluation | None:
        """The best line of an engine, the first one's if not told, in the position on the board, as a record
        would keep it.
        """
        if self._threat or self._place is None or number >= len(self._seats):
            return None
        finding = self._seats[number].finding
        return None if finding is None else finding.evaluation(self._place.position)

    def found_at(self, node: Node, number: int = 0) -> Evaluation | None:
        """The score and the move that the engine of that number has found at a node of the record."""
        record = self._board.record
        if record is None or number >= len(self._seats):
            return None
        finding = self._remembered.get((self._seats[number].engine.key, self._keys.get(node)))
        return None if finding is None else finding.outline(record.variant)

    def memory(self) -> dict[Hashable, Finding]:
        """What was found so far, by position: the deepest where several engines have looked."""
        deepest: dict[Hashable, Finding] = {}
        for (_, place), finding in self._remembered.items():
            known = deepest.get(place)
            if finding.best is not None and (known is None or (known.depth or 0) < (finding.depth or 0)):
                deepest[place] = finding
        return deepest

    # --- commands -----------------------------------------------------------------------------------------

    def switch(self, *, on: bool) -> None:
        """Switch analysis on or off."""
        if on is not self._on:
            self._on = on
            self._threat = False
            self._look()

    def set_watched(self, watched: bool) -> None:
        """Tell whether anybody can see it."""
        if watched is not self._watched:
            self._watched = watched
            self._look()

    def set_lines(self, lines: int) -> None:
        """Ask each engine for so many lines, 1 to 10."""
        lines = max(1, min(MOST_LINES, lines))
        if lines != self._lines:
            self._lines = lines
            self._look()

    def show_threat(self, *, shown: bool) -> None:
        """Look at what the other side would do if it could move now, until another position is shown."""
        shown = shown and self.can_threaten
        if shown is not self._threat:
            self._threat = shown
            self._look()

    def use_engines(self, choose: ChooseEngines) -> None:
        """Let other engines look."""
        self._choose = choose
        self._let_go()
        self._look()

    def restart(self, seat: Seat) -> None:
        """Start an engine that has failed once more."""
        seat.restart()
        self._look()

    def try_again(self) -> None:
        """Look for engines again, where there was none."""
        self._seated_for = None
        self._look()

    def keep(self) -> bool:
        """Write what was found into the record, at the position shown; whether there was anything."""
        cursor, found = self._board.cursor, self.found()
        if cursor is None or found is None:
            return False
        also = (self.found(number) for number in range(1, len(self.seats)))
        said = [found, *(each for each in also if each is not None)]
        if len(said) > 1:
            named = zip(said, signs(each.engine for each in said), strict=True)
            said = [replace(each, engine=sign) for each, sign in named]
        edit = SetEvaluation(cursor.path, opinions(said, cursor.node.opinions))
        return self._board.edit(EditKind.EVALUATION, edit)

    def close(self, limit_s: float = 4.0) -> bool:
        """Let all engines go and wait for their ends, at the program's exit. False: the limit passed."""
        self._on = False
        self._asking.stop()
        self._let_go()
        return all(seat.wait(limit_s) for seat in self._leaving)

    # --- following the board ------------------------------------------------------------------------------

    def _on_changed(self, changes: Changes) -> None:
        if Change.RECORD in changes:
            self._keys.clear()
            self._node = None
        if Change.POSITION in changes or Change.RECORD in changes:
            self._threat = False
            self._look()
        elif self._on and Change.STATE in changes and self._board.running is (self._place is not None):
            self._look()

    @property
    def is_searching(self) -> bool:
        """Whether any engine looks at the position, or is about to."""
        return self._asking.isActive() or any(seat.is_searching for seat in self._seats)

    def _look(self) -> None:
        """Take up the position on the board, as things stand."""
        self._leave()
        self._place = self._place_now()
        self._standing = self._standing_now()
        if self._standing is Standing.LOOKING:
            self._idle.stop()
            self._take_seats()
            self._recall()
            self._ask_soon()
        else:
            self._asking.stop()
            for seat in self._seats:
                seat.rest()
            if self._seats and not self._idle.isActive():
                self._idle.start()
        self.changed.emit()

    def _place_now(self) -> Place | None:
        cursor = self._board.cursor
        if not self._on or cursor is None or self._board.running:
            return None
        place = place_of(cursor)
        self._node = cursor.node
        self._keys[cursor.node] = place.key
        return threat_of(place) if self._threat else place

    def _leave(self) -> None:
        """Keep what was found in the position shown so far, where that is wanted and says something new."""
        node, found = self._node, self.found()
        cursor = self._board.cursor
        if not self.keeps or node is None or found is None:
            return
        assert cursor is not None
        if cursor.node is node:
            return
        known = node.evaluation
        deeper = known is None or (known.depth or 0) < (found.depth or 0)
        if deeper and (found.depth or 0) >= _LEAST_KEPT and not self._board.running:
            self._board.set_evaluation(node, found)

    def _standing_now(self) -> Standing:
        if not self._on:
            return Standing.OFF
        if self._board.running:
            return Standing.GAME
        if not self._watched or self._place is None:
            return Standing.AWAY
        if not self._place.is_sound:
            return Standing.UNSOUND
        return Standing.OVER if self._place.is_over else Standing.LOOKING

    def _take_seats(self) -> None:
        """Have the engines for the game on the board; others, for another game, make way."""
        if self._place is None:
            return
        variant = self._place.position.variant
        if variant is self._seated_for:
            return
        self._failure = ""
        try:
            engines = tuple(self._choose(variant)[:MOST_ENGINES])
        except EngineMissingError:
            self._let_go()
            self._failure = missing_engine_text()
            self._seated_for = variant
            return
        if engines != tuple(seat.engine for seat in self._seats):
            self._let_go()
            self._seats = tuple(
                Seat(engine, self._bridge, self.changed.emit, self._timeouts) for engine in engines
            )
        self._seated_for = variant

    def _recall(self) -> None:
        """Show what is known of the position before any engine says more."""
        for seat in self._seats:
            seat.finding = self._finding_of(seat)

    def _finding_of(self, seat: Seat) -> Finding | None:
        if self._place is None:
            return None
        key = (seat.engine.key, self._place.key)
        finding = self._remembered.get(key)
        if finding is None:
            finding = self._remembered[key] = Finding(self._place.position.turn, seat.name)
            if len(self._remembered) > _MOST_REMEMBERED:
                self._remembered.popitem(last=False)
        self._remembered.move_to_end(key)
        return finding

    def _ask_soon(self) -> None:
        """Ask at once, or, where positions follow one another, when the last was asked long enough ago."""
        waited = FOLLOW_MS if self._asked_ms is None else self._now() - self._asked_ms
        if waited >= FOLLOW_MS:
            self._ask()
        elif not self._asking.isActive():
            self._asking.start(FOLLOW_MS - waited)

    def _ask(self) -> None:
        self._asking.stop()
        place = self._place
        if place is None:
            return
        self._asked_ms = self._now()
        share = share_of_machine(max(1, len(self._seats)))
        for seat in self._seats:
            finding = self._finding_of(seat)
            if finding is not None:
                seat.look_at(place, finding, self._lines, share)

    def _let_go(self) -> None:
        """Let the engines go; what they have found stays."""
        self._idle.stop()
        for seat in self._seats:
            seat.close()
        self._leaving = [seat for seat in self._leaving if not seat.wait(0)] + list(self._seats)
        self._seats = ()
        self._seated_for = None
