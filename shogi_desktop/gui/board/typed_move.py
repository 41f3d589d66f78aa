"""The move the player is typing: which keys belong to it. What it means is for notation to say."""

from __future__ import annotations

OPENING = frozenset("PLNSGBRKQplnsgbrkq+123456789")
"""Characters a move in USI or Hodges notation can begin with."""
FOLLOWING = OPENING | frozenset("abcdefghijABCDEFGHIJxX0*'-=.")
LONGEST = 12
"""Characters; the longest move, `+N10j-10h=`, has ten."""


class TypedMove:
    """Text of a move as far as it is typed.

    :ivar text: the characters so far.
    :ivar refused: whether this very text was offered as a move, and was none.
    """

    def __init__(self) -> None:
        self.text = ""
        self.refused = False

    def takes(self, character: str) -> bool:
        """Whether `character`, the text of a key event, would be part of the move."""
        if len(character) != 1 or len(self.text) >= LONGEST:
            return False
        return character in (FOLLOWING if self.text else OPENING)

    def type(self, character: str) -> bool:
        """Append `character`; False if it has no place in a move."""
        if not self.takes(character):
            return False
        self.text += character
        self.refused = False
        return True

    def erase(self) -> bool:
        """Take the last character back; False if there was none."""
        had = bool(self.text)
        self.text = self.text[:-1]
        self.refused = False
        return had

    def clear(self) -> bool:
        """Forget the text; False if there was none."""
        had = bool(self.text)
        self.text = ""
        self.refused = False
        return had
