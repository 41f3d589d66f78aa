"""Spaced repetition as the window knows it: mistakes are kept in the player's deck, and its page is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.app.analysis.cards import card_of, id_of
from shogi_desktop.app.analysis.running import GameAnalysis, Tried
from shogi_desktop.app.practice.deck import MOST_CARDS, Decks, Held
from shogi_desktop.app.practice.schedule import Grade
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.game import Record
from shogi_desktop.gui.look.motion import system_wants_less_motion
from shogi_desktop.gui.review.deck_page import DeckPage
from shogi_desktop.gui.review.part import EFFORT
from shogi_desktop.gui.shell.page_part import PagePart
from shogi_desktop.gui.shell.part import Handlers
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.rules import Color, Move

_TOPIC: Final = "practice"


class DeckPart(PagePart[DeckPage]):
    """Keeps the decks and shows them.

    :ivar decks: all cards. :ivar today: asks for the day.
    """

    _refused = Signal(object, object)

    is_aid = True

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._refused.connect(self._report)
        self.effort = EFFORT
        self.today: Callable[[], date] = date.today
        self.analysis = GameAnalysis(shell.outside.engine, self)
        self.analysis.tried.connect(self._tried)
        self.analysis.failed.connect(self._failed)
        thread = shell.journal_thread
        self.decks = Decks(shell.paths.practice_file, self._refused.emit, thread.run)
        thread.run(self.decks.read, self._fill)

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"practice": self.open}

    def _begin(self, page: DeckPage) -> None:
        self._shell.withdraw(_TOPIC)  # its button leads here
        settings = self._shell.settings.current
        page.scene.reduced_motion = settings.reduces_motion(system=system_wants_less_motion())
        page.enter()

    def leave(self) -> None:
        """Go back to the page that was there before."""
        if self.page is not None:
            self.page.leave_open()
        super().leave()

    # --- keeping ------------------------------------------------------------------------------------------

    def holds(self, judged: JudgedMove) -> bool:
        """Whether that mistake is in a deck."""
        return id_of(judged) in self.decks

    def keep(self, faults: Sequence[JudgedMove], record: Record) -> None:
        """Keep mistakes of `record` for practice, each in the deck of whoever made it."""
        source = " – ".join(record.headers.get(key, "") or "?" for key in ("black", "white"))
        source = " ".join(filter(None, (source, record.headers.get("date", ""))))
        day = self.today().isoformat()
        cards = [
            card_of(judged, record, self._player(record, judged.mover), source, day) for judged in faults
        ]
        count = self.decks.add(card for card in cards if card is not None)
        full = self.decks.full and count < len(cards)

        def text() -> str:
            if full:
                sentence = self.tr("The decks are full ({number} positions). Remove some first.")
                return sentence.format(number=MOST_CARDS)
            return self.tr("Kept for practice: {number}.").format(number=count)

        self._shell.say(text, action=lambda: self.tr("Practise"), handler=self._show, topic=_TOPIC)
        if self.page is not None and self.page.exercises.practice is None:
            self.page.enter()

    def players(self) -> Sequence[str]:
        """Whose decks there are; empty is the player at the screen."""
        return self.decks.players()

    def cards(self, player: str) -> Sequence[Held]:
        """The cards of that player, those that come back first at the beginning."""
        return self.decks.cards(player)

    def grade(self, card_id: str, *, passed: bool) -> None:
        """A card was practised elsewhere; `passed`: known at once."""
        self.decks.seen(card_id, Grade.GOOD if passed else Grade.AGAIN, self.today())

    def _player(self, record: Record, color: Color) -> str:
        """Whose deck; empty for the player at the screen."""
        name = record.headers.get("black" if color is Color.BLACK else "white", "").strip()
        return "" if name == self._shell.settings.current.player_name else name[:200]

    def _show(self) -> None:
        if not self.shown:
            self.open()

    # --- the part -----------------------------------------------------------------------------------------

    def close(self) -> None:
        """Grade what was solved, and let the engine go."""
        if self.page is not None:
            self.page.leave_open()
        self.analysis.close()

    def _make(self) -> DeckPage:
        self.page = page = DeckPage(self.decks, self._shell.appearance, self._writer(), self._day)
        page.left.connect(self.leave)
        page.tried.connect(self._try)
        return page

    def _fill(self, lines: object) -> None:
        assert isinstance(lines, list)
        self.decks.fill(lines)
        if self.page is not None:
            self.page.enter()

    def _try(self, judged: JudgedMove, move: Move) -> None:
        assert self.page is not None
        self.analysis.try_move(self.page.exercises.record_of(judged), judged, move, self.effort)

    def _tried(self, tried: Tried) -> None:
        if self.page is not None:
            self.page.exercises.take_tried(tried)

    def _failed(self, text: Sentence) -> None:
        if self.page is not None:
            self.page.exercises.say_failed(text)

    def _day(self) -> date:
        return self.today()

    def _report(self, what: OSError | int, path: Path) -> None:
        self._shell.say(lambda: self._trouble_text(what, path), topic=_TOPIC)

    def _trouble_text(self, what: OSError | int, path: Path) -> str:
        if isinstance(what, int):
            text = self.tr(
                "Some lines of your practice decks could not be read: {count}. They were moved to "
                "{file}; the rest is unaffected."
            ).format(count=what, file=path)
        else:
            text = self.tr(
                "Your practice decks cannot be saved in {file} ({reason}). Allow writing there to "
                "keep new positions."
            ).format(file=path, reason=what.strerror or what)
        return text
