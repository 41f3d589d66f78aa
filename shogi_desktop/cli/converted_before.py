"""Which files a run of ``convert`` has done, beside what it writes: for `--resume` after it was ended."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self

import msgspec

from shogi_desktop.app.system.json_text import from_json, to_json
from shogi_desktop.regular_file import left_beside, open_beside, real_path

NAME: Final = ".convert.partial"


class ConvertedBefore:
    """Names of files that were converted, with those written for each. As a context it is open for more."""

    def __init__(self, folder: Path, *, goes_on: bool) -> None:
        """:param folder: which the run writes to. :param goes_on: what an earlier run has noted counts.

        :raises OSError: the file there cannot be read, or is none of ours and stays as it is.
        """
        self._path = folder / NAME
        self._done: dict[str, list[str]] = {}
        self._stream: BinaryIO | None = None
        self._end = 0
        data = left_beside(self._path, _is_ours)
        if goes_on:
            self._read(data)

    def __contains__(self, name: str) -> bool:
        return name in self._done

    def files(self) -> list[Path]:
        """What was written by then."""
        return [Path(path) for paths in self._done.values() for path in paths]

    def note(self, name: str, paths: Sequence[Path]) -> None:
        """A file is done. :raises OSError: that cannot be noted."""
        if self._stream is None:
            # What another run had done does not count any more, unless this one goes on with it.
            self._stream = open_beside(self._path, self._end if self._done else 0)
        line = to_json([name, [str(real_path(path)) for path in paths]])
        self._stream.write(line + b"\n")
        self._stream.flush()

    def finished(self) -> None:
        """All is done: nothing is left to go on with."""
        self._close()
        self._path.unlink(missing_ok=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    def _close(self) -> None:
        if self._stream is not None:
            self._stream.close()
            self._stream = None

    def _read(self, data: bytes) -> None:
        """What was noted; the last line may be torn, and whatever is none of ours counts as not done."""
        self._end = data.rfind(b"\n") + 1
        for line in data.splitlines():
            noted = _noted(line)
            if noted is not None and all(Path(path).is_file() for path in noted[1]):
                self._done[noted[0]] = noted[1]


def _is_ours(data: bytes) -> bool:
    """Whether a run like this has written it; a kill may have left no more than half a line."""
    return data.startswith(b'["') or any(_noted(line) is not None for line in data.splitlines())


def _noted(line: bytes) -> tuple[str, list[str]] | None:
    try:
        return from_json(line, tuple[str, list[str]])
    except msgspec.DecodeError:
        return None
