"""Animated WebP, after the WebP Container Specification (RFC 9649): VP8X, ANIM, ANMF; lossless pictures."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence

from shogi_desktop.paint.errors import AnimationError
from shogi_desktop.paint.patch import Patch, compressed

_ANIMATED, _ALPHA = 0x02, 0x10
_REPLACE, _OVER = 0x02, 0x00
_LOSSLESS = 100


def frame(patch: Patch, _number: int) -> bytes:
    """The ``ANMF`` chunk of a frame."""
    body = b"".join(
        _chunk(kind, data)
        for kind, data in chunks(compressed(patch.on_clear(), b"webp", _LOSSLESS))
        if kind in {b"VP8L", b"VP8 ", b"ALPH"}
    )
    if not body:
        raise AnimationError("webp: there is no picture in what was written")
    place = (patch.left // 2, patch.top // 2, patch.image.width() - 1, patch.image.height() - 1)
    flags = _REPLACE if patch.mask is None else _OVER
    head = b"".join(_three(number) for number in (*place, min(0xFFFFFF, patch.delay_ms)))
    return _chunk(b"ANMF", head + bytes([flags]) + body)


def container(width: int, height: int, frames: Sequence[bytes], *, repeat: bool) -> bytes:
    """The whole file."""
    size = bytes([_ANIMATED | _ALPHA, 0, 0, 0]) + _three(width - 1) + _three(height - 1)
    control = struct.pack("<IH", 0, 0 if repeat else 1)
    body = b"WEBP" + _chunk(b"VP8X", size) + _chunk(b"ANIM", control) + b"".join(frames)
    return _chunk(b"RIFF", body)


def chunks(webp: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Kind and content of every chunk of a WebP file."""
    at = 12
    while at + 8 <= len(webp):
        kind, length = struct.unpack_from("<4sI", webp, at)
        yield kind, webp[at + 8 : at + 8 + length]
        at += 8 + length + length % 2


def _chunk(kind: bytes, body: bytes) -> bytes:
    return kind + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
