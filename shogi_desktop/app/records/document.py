"""The file that a record belongs to: where it is, how it is written, and whether saving may write over it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from shogi_desktop.app.records.files import UTF_8, Opened
from shogi_desktop.notation.result import FormatId, ProblemKind

_SEVERAL: Final = frozenset({ProblemKind.MORE_GAMES, ProblemKind.LOST_GAME})


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """The file that a record belongs to, and how it is saved. `digest` is the file's, in hexadecimals."""

    format: FormatId
    encoding: str
    file: str = ""
    digest: Annotated[str, Meta(pattern="^([0-9a-f]{2})*$")] = ""
    may_overwrite: bool = True
    has_problems: bool = False


@dataclass(frozen=True, slots=True)
class Document:
    """A record's file.

    :ivar format: what it is saved as. :ivar encoding: in which encoding.
    :ivar path: where it is; None while the record is in no file.
    :ivar digest: what was in the file when it was read or saved last (`files.digest`): another program may
        have changed it since.
    :ivar may_overwrite: whether saving may write over it; else a name is asked for.
    :ivar has_problems: whether something in it could not be read: it is kept as a copy before it is written.
    """

    format: FormatId = FormatId.KIF
    encoding: str = UTF_8
    path: Path | None = None
    digest: bytes | None = None
    may_overwrite: bool = True
    has_problems: bool = False

    @classmethod
    def read(cls, opened: Opened, path: Path, suffixes: tuple[str, ...]) -> Document:
        """The document of what was read from `path`.

        :param suffixes: with which its format is known again: a name that does not tell is not written over,
            nor is a file that holds other games.
        """
        is_one_game = all(problem.what not in _SEVERAL for problem in opened.problems)
        return cls(
            opened.format,
            opened.encoding,
            path,
            opened.digest,
            may_overwrite=is_one_game and path.suffix.lower() in suffixes,
            has_problems=bool(opened.problems),
        )

    def saved(self, path: Path, digest: bytes | None) -> Document:
        """The same after it was saved at `path`."""
        return replace(self, path=path, digest=digest, may_overwrite=True, has_problems=False)

    @classmethod
    def of_origin(cls, origin: Origin) -> Document:
        """The document as it was kept with unsaved work."""
        path = Path(origin.file) if origin.file else None
        digest = bytes.fromhex(origin.digest) or None
        may, problems = origin.may_overwrite, origin.has_problems
        return cls(origin.format, origin.encoding, path, digest, may_overwrite=may, has_problems=problems)

    @property
    def origin(self) -> Origin:
        """It as it is kept with unsaved work."""
        return Origin(
            self.format,
            self.encoding,
            "" if self.path is None else str(self.path),
            (self.digest or b"").hex(),
            self.may_overwrite,
            self.has_problems,
        )
