"""Animated PNG, after the PNG specification, third edition (W3C, 2025), chapter 11.3.6: acTL, fcTL, fdAT."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence

from shogi_desktop.paint.patch import Patch, compressed

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_KEEP = 0
_REPLACE, _OVER = 0, 1
_MOST_DELAY = 0xFFFF


def frame(patch: Patch, number: int) -> bytes:
    """The chunks of frame `number`, counted from 0: ``fcTL`` and the picture's data."""
    data = b"".join(body for kind, body in chunks(compressed(patch.on_clear(), b"png")) if kind == b"IDAT")
    # Chunks of frames count on through the file: one for the first frame, two for each other.
    sequence = 0 if number == 0 else 2 * number - 1
    control = struct.pack(
        ">IIIIIHHBB",
        sequence,
        patch.image.width(),
        patch.image.height(),
        patch.left,
        patch.top,
        min(_MOST_DELAY, patch.delay_ms),
        1000,
        _KEEP,
        _REPLACE if patch.mask is None else _OVER,
    )
    if number == 0:
        return _chunk(b"fcTL", control) + _chunk(b"IDAT", data)
    return _chunk(b"fcTL", control) + _chunk(b"fdAT", struct.pack(">I", sequence + 1) + data)


def container(width: int, height: int, frames: Sequence[bytes], *, repeat: bool) -> bytes:
    """The whole file, of 8-bit colours with transparency."""
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    control = struct.pack(">II", len(frames), 0 if repeat else 1)
    return b"".join(
        (_SIGNATURE, _chunk(b"IHDR", header), _chunk(b"acTL", control), *frames, _chunk(b"IEND", b""))
    )


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Kind and content of every chunk of a PNG file."""
    at = len(_SIGNATURE)
    while at + 8 <= len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        yield kind, png[at + 8 : at + 8 + length]
        at += length + 12


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
