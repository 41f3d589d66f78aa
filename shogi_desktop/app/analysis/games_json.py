"""The JSON of many games, gathered on the disk until all are there: memory does not grow with the games."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from types import TracebackType
from typing import Final, Self

import msgspec

from shogi_desktop.app.analysis.report import GameData

_INDENT: Final = b"  "
"""How far a game stands from the edge: in the list, in the object that has it."""


class GamesJson:
    """The games of the file in a temporary one without a name. To be closed; a context does."""

    def __init__(self) -> None:
        """:raises OSError: there is no place for temporary files."""
        self._stream = tempfile.TemporaryFile()  # noqa: SIM115 - closed by `close`
        self._places: dict[tuple[int, int], tuple[int, int]] = {}
        self._end = 0

    def add(self, place: tuple[int, int], game: GameData) -> None:
        """Keep a game; `place` says where it comes in the file. :raises OSError: the disk is full."""
        data = msgspec.json.encode(game)
        self._stream.seek(self._end)
        self._stream.write(data)
        self._stream.flush()
        self._places[place] = (self._end, len(data))
        self._end += len(data)

    @property
    def are_there(self) -> bool:
        """Whether there is one."""
        return bool(self._places)

    def pieces(self) -> Iterator[bytes]:
        """The file, piece by piece: ``{"games": […]}``, indented for people, with a line feed at its end."""
        if not self._places:
            yield b'{\n "games": []\n}\n'
            return
        before = b'{\n "games": [\n'
        for place in sorted(self._places):
            start, size = self._places[place]
            self._stream.seek(start)
            lines = msgspec.json.format(self._stream.read(size), indent=1).splitlines(keepends=True)
            yield before + b"".join(_INDENT + line for line in lines)
            before = b",\n"
        yield b"\n ]\n}\n"

    def close(self) -> None:
        """Let go of the games."""
        self._stream.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
