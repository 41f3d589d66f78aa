"""PSN files, PGN's way of writing shogi: `load`/`loads` read, `loads_all` all games, `dump`/`dumps` write.

Loaded late, as in `kif`.
"""

from __future__ import annotations

from shogi_desktop.game import Record
from shogi_desktop.notation.encoding import UTF_8, encode_lines, load_with
from shogi_desktop.notation.result import ReadResult
from shogi_desktop.notation.western import full_text

__all__ = ["dump", "dumps", "load", "loads", "loads_all", "looks_like_movetext"]


def looks_like_movetext(text: str) -> bool:
    """Whether `text` begins as PSN or western text does: with tags, known headers, or moves."""
    from shogi_desktop.notation import movetext_reader  # noqa: PLC0415 - see `kif`

    return movetext_reader.looks_like_movetext(text)


def loads(text: str) -> ReadResult:
    """Read the first game of a text; that there are others is a problem.

    :raises NotKifuError: if nothing in it looks like PSN or western text.
    :raises PositionTextError: if its start position cannot be set up.
    """
    from shogi_desktop.notation import movetext_reader  # noqa: PLC0415 - see `kif`

    return movetext_reader.loads(text)


def loads_all(text: str) -> list[ReadResult]:
    """Read every game of a text. :raises NotationError: as `loads`, for any of them."""
    from shogi_desktop.notation import movetext_reader  # noqa: PLC0415 - see `kif`

    return movetext_reader.loads_all(text)


def load(data: bytes) -> ReadResult:
    """Read the first game of a PSN file in whatever encoding it is.

    :raises NotKifuError: if nothing in it looks like PSN.
    :raises PositionTextError: if its start position cannot be set up.
    """
    return load_with(loads, data)


def dumps(record: Record) -> str:
    """`record` as PSN text with LF line ends: tags, and moves with their origin (``1.P7g-7f``)."""
    from shogi_desktop.notation import movetext_writer as writer  # noqa: PLC0415 - see `kif`

    return writer.write(record, writer.psn_head(record), full_text)


def dump(record: Record, encoding: str = UTF_8) -> bytes:
    """`record` as a PSN file. :raises UnencodableError: naming the characters that the encoding lacks."""
    return encode_lines(dumps(record), encoding)
