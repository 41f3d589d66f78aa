"""What can go wrong in painting and exporting: plain English here, fields for the window to translate."""

from __future__ import annotations

from pathlib import Path


class PaintError(Exception):
    """Base of this package's errors."""


class PieceSetError(PaintError):
    """A piece set can't be used.

    :ivar path: the file or set at fault.
    :ivar reason: what is wrong with it.
    """

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"The piece set can't be used: {path}: {reason}")
        self.path = path
        self.reason = reason


class ExportError(PaintError):
    """A printer or file cannot be painted on.

    :ivar reason: why, as far as that is known.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(f"This cannot be printed: {reason}.")
        self.reason = reason


class FontError(PaintError):
    """The bundled font can't be used.

    :ivar path: the font's file.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(f"The font {path} is missing or damaged. Install the program again.")
        self.path = path


class AnimationError(PaintError):
    """An animation could not be made.

    :ivar reason: what is wrong with it.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(f"The animation could not be made: {reason}.")
        self.reason = reason
