"""What can go wrong in `notation`: one base class, each error naming the value and the place."""

from __future__ import annotations


class NotationError(ValueError):
    """Base of every error that this package raises."""


class NotKifuError(NotationError):
    """The text is no kifu, or no kifu of the format asked for. `text` is its beginning."""

    def __init__(self, text: str, expected: str = "a kifu") -> None:
        shown = " ".join(text[:80].split())
        super().__init__(
            f"this is not {expected}: {shown!r}" if shown else f"this is not {expected}: it is empty"
        )
        self.text = shown
        self.expected = expected


class PositionTextError(NotationError):
    """A position that cannot be set up; `place` says where in `text`, `why` what the trouble is."""

    def __init__(self, text: str, place: str, why: str) -> None:
        super().__init__(f"the position cannot be set up ({place}: {why})")
        self.text = text
        self.place = place
        self.why = why


class MoveReadError(NotationError):
    """`text` names no move that can be played in the position; `choices` lists the moves it could mean."""

    def __init__(self, text: str, choices: tuple[str, ...] = ()) -> None:
        if choices:
            super().__init__(f"{text!r} may mean {' or '.join(choices)}")
        else:
            super().__init__(f"{text!r} is no move that can be played here")
        self.text = text
        self.choices = choices


class UnencodableError(NotationError):
    """The record holds `characters` that `encoding` lacks (☗, emoji in a Shift_JIS file)."""

    def __init__(self, characters: str, encoding: str) -> None:
        super().__init__(f"{encoding} cannot hold {characters}")
        self.characters = characters
        self.encoding = encoding
