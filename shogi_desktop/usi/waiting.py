"""How long an engine is waited for, and when that is worth a word."""

from __future__ import annotations


class Waiting:
    """One wait at a time, in milliseconds of any monotonic clock."""

    def __init__(self, word_every_ms: int) -> None:
        self._word_every = word_every_ms
        self._since = 0
        self._deadline: int | None = None
        self._next_word: int | None = None

    def begin(self, now_ms: int, limit_ms: int, *, talk: bool = False) -> None:
        """Wait so long from now on, for that and nothing else; ``talk``: with a word of it now and then."""
        self._since = now_ms
        self._deadline = now_ms + limit_ms
        self._next_word = now_ms + self._word_every if talk else None

    def end(self) -> None:
        """It has come."""
        self._deadline = self._next_word = None

    def next_ms(self) -> int | None:
        """When there is something to say or to do; None while nothing is waited for."""
        return min((time for time in (self._deadline, self._next_word) if time is not None), default=None)

    def word_after(self, now_ms: int) -> int | None:
        """How long it has been waited, where a word of that is due now."""
        if self._next_word is None or now_ms < self._next_word:
            return None
        self._next_word = now_ms + self._word_every
        return now_ms - self._since

    def too_long(self, now_ms: int) -> bool:
        """Whether the time is over."""
        return self._deadline is not None and now_ms >= self._deadline
