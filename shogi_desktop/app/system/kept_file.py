"""A small JSON file that keeps what the program is to remember: settings, progress, the library's sources.

It is written to a new file that takes the old one's place. Keys and values that this version does not know (a
later one has kept them) cost only themselves and are written back as they were (`piecewise`). What another
window has written since is kept: both changes are put together (`merging`), one window at a time
(`file_lock`). A file that cannot be read is set aside under a name of its own, never written over. What is
told of all that, in which words, is left to the owner of the content.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from enum import Enum, auto
from pathlib import Path
from types import UnionType
from typing import Annotated, Final, Generic, Union, get_args, get_origin

import msgspec
import msgspec.structs
from msgspec import Struct

from shogi_desktop.app.system.atomic import write_atomically
from shogi_desktop.app.system.file_lock import alone_with
from shogi_desktop.app.system.json_text import from_json, to_json
from shogi_desktop.app.system.merging import merged
from shogi_desktop.app.system.piecewise import Content, Pieces, understand
from shogi_desktop.regular_file import read_whole

BROKEN: Final = ".broken"
"""The end of the name of a file that was set aside; the second one has its date behind that."""


_MOST_NESTED: Final = 50


class Hitch(Enum):
    """What can happen to the file."""

    UNREADABLE = auto()
    """The disk refused to read it: it stays as it is and is not written over in this run."""
    SET_ASIDE = auto()
    """It was damaged, and is now where the trouble says."""
    STUCK = auto()
    """It is damaged and could not be set aside: it stays and is not written over."""
    UNWRITABLE = auto()
    """It could not be written, and nothing is written any more in this run."""
    STRANGE = auto()
    """It says something, named in the trouble, that is not understood: the usual stands in for that."""


class KeptFileTrouble(Struct, frozen=True):
    """What happened, to which file (of one set aside: where it is now), and why, in the system's words.

    Where something in it is not understood, the reason is the names of that.
    """

    hitch: Hitch
    file: Path
    reason: str = ""


class KeptFile(Generic[Content]):
    """One file and what is in it. `tell` is told of each trouble, of one in writing the first time only."""

    def __init__(
        self,
        path: Path,
        first: Content,
        tell: Callable[[KeptFileTrouble], None] = lambda _: None,
        now: Callable[[], datetime] = datetime.now,
        of_now: Callable[[dict[str, object]], object] = lambda everything: everything,
    ) -> None:
        """:param first: the content where there is no file, or none that can be read.

        :param of_now: makes what an older version has kept what this one would have.
        """
        self.path = path
        self._first = first
        self._tell = tell
        self._now = now
        self._of_now = of_now
        self._closed: OSError | None = None
        self._pieces: Pieces[Content] | None = None
        self._known: object = _plain(first)
        """What is in the file as far as this window knows: as it was read, or written last."""

    def load(self) -> Content:
        """What is in the file; the first content if it cannot be read, which is told."""
        self._pieces, self._known = None, _plain(self._first)
        try:
            of_now = self._read()
            if of_now is None:
                of_now = self._read_or_set_aside()
        except FileNotFoundError:
            return self._first
        except OSError as error:
            self._close(Hitch.UNREADABLE, error)
            return self._first
        if of_now is None:
            return self._first
        self._pieces = pieces = understand(of_now, self._first)
        self._known = _plain(pieces.written(pieces.content))
        if pieces.strange:
            self._tell(KeptFileTrouble(Hitch.STRANGE, self.path, ", ".join(pieces.strange)))
        return pieces.content

    def keep(self, content: Content) -> None:
        """Write the content; where that is not possible it is told once, and left from then on."""
        if self._closed is not None:
            return
        try:
            self.write(content)
        except OSError as error:
            if self._closed is None:
                self._close(Hitch.UNWRITABLE, error)

    def write(self, content: Content) -> None:
        """Write the content. :raises OSError: it cannot be, or what is there must not be written over."""
        if self._closed is not None:
            raise OSError(self._closed.errno, self._closed.strerror, str(self.path))
        kept = _plain(content) if self._pieces is None else _plain(self._pieces.written(content))
        damage = None
        try:
            with alone_with(self.path):
                theirs = self._known
                with suppress(FileNotFoundError):
                    theirs = self._read()
                if theirs is None:
                    damage, theirs = self._set_aside(), self._known
                if self._closed is not None:
                    raise OSError(self._closed.errno, self._closed.strerror, str(self.path))
                wholes = () if theirs == self._known else _wholes_of(type(self._first))
                together = merged(self._known, kept, theirs, wholes)
                write_atomically(self.path, to_json(together, indent=2) + b"\n")
        finally:
            # The lock is given back: whoever hears of it may write a file of the same folder.
            if damage is not None:
                self._tell(damage)
        self._known = kept

    def _read(self) -> dict[str, object] | None:
        """What is in the file now, as this version would have it; None where it is damaged.

        :raises OSError: there is no file, or none that can be read.
        """
        try:
            of_now = self._of_now(from_json(read_whole(self.path), dict[str, object]))
        except (msgspec.DecodeError, RecursionError):
            return None
        assert isinstance(of_now, dict)
        return None if _is_deep(of_now) else of_now

    def _read_or_set_aside(self) -> dict[str, object] | None:
        """Move a damaged file away, unless another window has done so by now and written a good one.

        :raises OSError: as for `_read`.
        """
        damage = None
        with alone_with(self.path):
            of_now = self._read()
            if of_now is None:
                damage = self._set_aside()
        if damage is not None:
            self._tell(damage)
        return of_now

    def _set_aside(self) -> KeptFileTrouble:
        aside = self._free_name()
        try:
            self.path.rename(aside)
        except OSError as error:
            return self._closed_by(Hitch.STUCK, error)
        return KeptFileTrouble(Hitch.SET_ASIDE, aside)

    def _free_name(self) -> Path:
        """Where it can be set aside: what was set aside before is the player's too."""
        first = self.path.with_name(f"{self.path.name}{BROKEN}")
        dated = first.with_name(f"{first.name}-{self._now():%Y%m%d-%H%M%S}")
        name, number = first, 1
        while name.exists():
            name = dated if number == 1 else dated.with_name(f"{dated.name}-{number}")
            number += 1
        return name

    def _close(self, hitch: Hitch, error: OSError) -> None:
        self._tell(self._closed_by(hitch, error))

    def _closed_by(self, hitch: Hitch, error: OSError) -> KeptFileTrouble:
        """Nothing is written from here on."""
        self._closed = error
        return KeptFileTrouble(hitch, self.path, error.strerror or str(error))


def _wholes_of(content: type[Struct]) -> frozenset[str]:
    """The fields whose value is one thing: a struct, or nothing."""
    return frozenset(
        field.encode_name
        for field in msgspec.structs.fields(content)
        if any(map(_is_struct, _kinds(field.type)))
    )


def _kinds(annotation: object) -> tuple[object, ...]:
    """What may stand where `annotation` is."""
    if get_origin(annotation) is Annotated:
        return _kinds(get_args(annotation)[0])
    return get_args(annotation) if get_origin(annotation) in {Union, UnionType} else (annotation,)


def _is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _is_deep(value: object) -> bool:
    """Whether it is nested as nothing is that the program has written: not to be walked through."""
    level = [value]
    for _ in range(_MOST_NESTED):
        level = [
            inner
            for outer in level
            if isinstance(outer, dict | list)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
    return bool(level)


def _plain(value: object) -> object:
    """`value` as plain data, lists and all, as it comes out of a file."""
    return from_json(to_json(value), object)
