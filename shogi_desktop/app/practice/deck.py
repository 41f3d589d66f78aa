"""The cards that a player keeps for practice, and what was done with them: a file of lines that only grows.

A line is something that happened: a card was kept, seen, put aside, taken out. What the cards have come to
is what these lines make of them, so a line that is lost costs itself alone, and another schedule could be
worked out from the same file. A card says of what kind it is and carries content that only its kind
understands (`app.analysis.cards` those of mistakes): this module knows no moves. Each card belongs to the
deck of a player, by name; that of the player at the screen has none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from shogi_desktop.app.practice.schedule import Grade, Memory, after
from shogi_desktop.app.system.json_text import from_json
from shogi_desktop.app.system.line_file import LineFile
from shogi_desktop.app.system.piecewise import understand

VERSION: Final = 1
MOST_CARDS: Final = 2_000
"""In all decks together: more nobody repeats, and the file stays small."""
_MOST_LINES: Final = 20_000
"""A file that has become longer is written anew with what its cards have come to."""
_LONGEST_ID: Final = 64
_LONGEST_NAME: Final = 200


class Card(Struct, frozen=True, omit_defaults=True):
    """A position to be known.

    :ivar id: the same for the same position and task. :ivar kind: what understands `content`.
    :ivar player: whose deck it is in; empty: the player at the screen.
    :ivar source: what the card comes from, for people. :ivar added: the day, as ISO text.
    """

    id: Annotated[str, Meta(max_length=_LONGEST_ID)] = ""
    kind: Annotated[str, Meta(max_length=_LONGEST_ID)] = ""
    player: Annotated[str, Meta(max_length=_LONGEST_NAME)] = ""
    variant: Annotated[str, Meta(max_length=_LONGEST_ID)] = ""
    source: Annotated[str, Meta(max_length=_LONGEST_NAME)] = ""
    added: Annotated[str, Meta(max_length=10)] = ""
    content: dict[str, object] = {}


class Held(Struct, frozen=True):
    """A card in its deck."""

    card: Card
    memory: Memory = Memory()
    suspended: bool = False


class _Line(Struct, frozen=True, omit_defaults=True):
    """What happened. `what`: ``add``, ``seen``, ``suspend``, ``wake``, ``remove``, ``days``."""

    v: Annotated[int, Meta(ge=1)] = VERSION
    what: str = ""
    id: Annotated[str, Meta(max_length=_LONGEST_ID)] = ""
    day: Annotated[str, Meta(pattern=r"^(\d{4}-\d\d-\d\d)?$")] = ""
    grade: Annotated[str, Meta(max_length=20)] = ""
    card: Card = Card()
    memory: Memory = Memory()
    days: tuple[str, ...] = ()


class Counts(Struct, frozen=True):
    """What a deck holds on a day: `due` now, of these `new` never seen; `suspended` are in `cards` too."""

    cards: int
    due: int
    new: int
    suspended: int


def _at_once(work: Callable[[], object]) -> None:
    work()


class Decks:
    """All decks. What is done before `load` has answered is done again on top of what the file says."""

    def __init__(
        self,
        path: Path,
        report: Callable[[OSError | int, Path], None],
        write: Callable[[Callable[[], object]], object] = _at_once,
    ) -> None:
        """:param report: is told what the disk refused, and how many lines were set aside.
        :param write: does what may wait for the disk, everything in its order; by default at once.
        """
        self._file = LineFile(path, _understood, report)
        self._write = write
        self._held: dict[str, Held] = {}
        self._days: set[str] = set()
        self._early: list[_Line] | None = []

    def read(self) -> list[_Line]:
        """What the file says, for `fill`; may wait for the disk, and changes nothing here."""
        return self._file.read()

    def fill(self, lines: list[_Line]) -> None:
        """Take what `read` has brought."""
        early, self._early = self._early or [], None
        self._held, self._days = {}, set()
        for line in (*lines, *early):
            self._take(line)
        if len(lines) > _MOST_LINES:
            self._shorten()

    def load(self) -> None:
        """Read the file, at once."""
        self.fill(self.read())

    # --- what there is --------------------------------------------------------------------------------------

    def __contains__(self, card_id: object) -> bool:
        return card_id in self._held

    def __getitem__(self, card_id: str) -> Held:
        return self._held[card_id]

    @property
    def full(self) -> bool:
        """Whether no card can be added."""
        return len(self._held) >= MOST_CARDS

    def players(self) -> list[str]:
        """Whose decks there are, the player at the screen first."""
        return sorted({held.card.player for held in self._held.values()})

    def cards(self, player: str) -> list[Held]:
        """The cards of a deck, in the order in which they come back."""
        held = (one for one in self._held.values() if one.card.player == player)
        return sorted(held, key=lambda one: (one.suspended, one.memory.due, one.card.added))

    def due(self, player: str, today: date) -> list[Held]:
        """The cards to be seen on that day: what is longest overdue first, new ones last."""
        due = [one for one in self.cards(player) if not one.suspended and one.memory.is_due(today)]
        return sorted(due, key=lambda one: (one.memory.is_new, one.memory.due))

    def counts(self, player: str, today: date) -> Counts:
        """What a deck holds on that day."""
        cards, due = self.cards(player), self.due(player, today)
        new = sum(one.memory.is_new for one in due)
        return Counts(len(cards), len(due), new, sum(one.suspended for one in cards))

    def coming(self, player: str, today: date, days: int) -> list[int]:
        """How many cards come back on each of the next days, that day's own first with all that is
        overdue.
        """
        last = [(today + timedelta(days=number)).isoformat() for number in range(days)]
        counts = [0] * days
        for one in self.cards(player):
            if not one.suspended:
                at = next((n for n, day in enumerate(last) if one.memory.due <= day), None)
                if at is not None:
                    counts[at] += 1
        return counts

    def streak(self, today: date) -> int:
        """On how many days running something was practised, up to that day or the day before."""
        day = today if today.isoformat() in self._days else today - timedelta(days=1)
        count = 0
        while day.isoformat() in self._days:
            count += 1
            day -= timedelta(days=1)
        return count

    # --- what is done ---------------------------------------------------------------------------------------

    def add(self, cards: Iterable[Card]) -> int:
        """Keep cards; how many were new and had room."""
        new: dict[str, Card] = {}
        for card in cards:
            if card.id and card.id not in self._held and len(self._held) + len(new) < MOST_CARDS:
                new.setdefault(card.id, card)
        self._do(*(_Line(what="add", id=card.id, card=card) for card in new.values()))
        return len(new)

    def seen(self, card_id: str, grade: Grade, today: date) -> None:
        """A card was practised."""
        if card_id in self._held:
            self._do(_Line(what="seen", id=card_id, day=today.isoformat(), grade=grade.value))

    def suspend(self, card_id: str, *, suspended: bool) -> None:
        """Put a card aside, or take it up again: it stays, and does not come back by itself."""
        if card_id in self._held and self._held[card_id].suspended is not suspended:
            self._do(_Line(what="suspend" if suspended else "wake", id=card_id))

    def remove(self, card_id: str) -> None:
        """Take a card out for good."""
        if card_id in self._held:
            self._do(_Line(what="remove", id=card_id))

    # --- within ---------------------------------------------------------------------------------------------

    def _do(self, *lines: _Line) -> None:
        if lines:
            self._write(lambda: self._file.add(*lines))
        if self._early is not None:
            self._early += lines
        for line in lines:
            self._take(line)

    def _take(self, line: _Line) -> None:
        """What a line makes of the cards; one of a later version, or without its card, makes nothing."""
        if line.what == "days":
            self._days.update(line.days)
        held = self._held.get(line.id)
        if line.what == "add" and line.card.id and line.card.id == line.id:
            if held is None and len(self._held) < MOST_CARDS:
                self._held[line.id] = Held(line.card, line.memory)
        elif held is None:
            pass
        elif line.what == "seen" and line.day and (grade := _grade(line.grade)) is not None:
            self._days.add(line.day)
            memory = after(held.memory, grade, date.fromisoformat(line.day))
            self._held[line.id] = replace(held, memory=memory)
        elif line.what in {"suspend", "wake"}:
            self._held[line.id] = replace(held, suspended=line.what == "suspend")
        elif line.what == "remove":
            del self._held[line.id]

    def _shorten(self) -> None:
        """Write what the cards have come to in place of how they came to it."""
        lines = list(self._as_lines())
        self._write(lambda: self._file.rewrite(lines))

    def _as_lines(self) -> Iterator[_Line]:
        yield _Line(what="days", days=tuple(sorted(self._days)))
        for held in self._held.values():
            yield _Line(what="add", id=held.card.id, card=held.card, memory=held.memory)
            if held.suspended:
                yield _Line(what="suspend", id=held.card.id)


def _understood(line: bytes) -> _Line:
    """A line as far as this version understands it: a strange field falls back to its usual value."""
    pieces = understand(from_json(line, dict[str, object]), _Line())
    if any(not _is_date(day) for day in (pieces.content.day, pieces.content.memory.due)):
        raise msgspec.DecodeError("no day of the calendar")
    return pieces.content


def _is_date(text: str) -> bool:
    if not text:
        return True
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def _grade(text: str) -> Grade | None:
    try:
        return Grade(text)
    except ValueError:
        return None
