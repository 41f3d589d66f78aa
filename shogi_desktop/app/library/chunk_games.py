"""The games of a chunk as columns, so that a search that meets thousands of them asks no row for each."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import accumulate
from typing import Self

import msgspec
from msgspec import Struct

from shogi_desktop.app.library.reading import GameEntry


class Lengths(Struct, frozen=True, array_like=True, dict=True):
    """Where the games of a chunk lie: a column each, in the order of the axis. The beginning of `ChunkGames`,
    read without the rest.

    :ivar variants: their games by id. :ivar nodes: of the whole record. :ivar set_up: the numbers of games
        that begin elsewhere than in a start position with a name.
    """

    variants: list[str]
    nodes: list[int]
    set_up: list[int]

    @cached_property
    def firsts(self) -> list[int]:
        """The first place of each game on the axis: each takes whole bytes of a row of bits."""
        return [0, *accumulate(-(-nodes // 8) * 8 for nodes in self.nodes)][:-1]

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """What `ChunkGames.pack` has made. :raises ValueError: it has not."""
        try:
            return msgspec.msgpack.decode(zlib.decompress(data), type=cls)
        except (zlib.error, msgspec.DecodeError) as error:
            raise ValueError(str(error)) from error


class ChunkGames(Lengths, frozen=True, array_like=True, dict=True):
    """What searches for positions tell of games.

    :ivar plies: of the main line. :ivar results: values of `Result`.
    :ivar dates: year, 0 where none is known, and date as the file writes it. :ivar black: ratings.
    """

    plies: list[int]
    results: list[str]
    dates: list[tuple[int, str]]
    black: list[int | None]
    white: list[int | None]

    @classmethod
    def of(cls, games: Sequence[GameEntry], nodes: Iterable[int]) -> ChunkGames:
        """The columns of those games."""
        return cls(
            variants=[game.variant for game in games],
            nodes=list(nodes),
            plies=[game.plies for game in games],
            results=[game.result.value for game in games],
            dates=[(game.year or 0, game.date) for game in games],
            black=[game.ratings[0] for game in games],
            white=[game.ratings[1] for game in games],
            set_up=[number for number, game in enumerate(games) if not game.handicap],
        )

    @cached_property
    def lasts(self) -> list[int]:
        """The place where the main line of each game ends; variations lie behind it."""
        return [first + plies for first, plies in zip(self.firsts, self.plies, strict=True)]

    def pack(self) -> bytes:
        """As the index keeps it."""
        return zlib.compress(msgspec.msgpack.encode(self))
