"""What we say to a server during a game, until it is heard: a line that breaks may have lost it."""

from __future__ import annotations

from collections.abc import Callable

from shogi_desktop.csa.ends import Word
from shogi_desktop.csa.moves import is_move


class Said:
    """The last thing said, a move or a word; nothing once the server has answered it."""

    def __init__(self, send_move: Callable[[str], None], send_word: Callable[[Word], None]) -> None:
        self._send_move, self._send_word = send_move, send_word
        self._unheard = ""

    def __bool__(self) -> bool:
        """Whether an answer is waited for."""
        return bool(self._unheard)

    def is_word(self, word: Word) -> bool:
        """Whether it is that word which waits for an answer."""
        return self._unheard == word.value

    def move(self, text: str) -> None:
        """Say a move, as the protocol spells it."""
        self._unheard = text
        self._send_move(text)

    def word(self, word: Word) -> None:
        """Say a word that the server answers."""
        self._unheard = word.value
        self._send_word(word)

    def heard(self) -> None:
        """It was answered, or is said no more."""
        self._unheard = ""

    def again(self) -> None:
        """Say again what was said as the connection broke."""
        if is_move(self._unheard):
            self.move(self._unheard)
        elif self._unheard:
            self.word(Word(self._unheard))
