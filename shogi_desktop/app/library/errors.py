"""What can go wrong with the library."""

from __future__ import annotations

from pathlib import Path


class LibraryError(Exception):
    """Base of every error that this package raises."""


class IndexUnusableError(LibraryError):
    """The index `path` can neither be opened nor made anew; `reason` is the system's."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class StaleError(Exception):
    """A search was given up, because another one is wanted."""
