"""Animated GIF, after the Graphics Interchange Format, version 89a (CompuServe, 1990).

A frame has 255 colours of its own, found by median cut (Heckbert 1982) among what it changes; the last index
is clear. Nothing is dithered: lines and letters stay sharp.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from shogi_desktop.paint.patch import Patch

_CLEAR = 255
_COLOURS = 255
_MIN_CODE_SIZE = 8
_MOST_CODES = 4096
_KEEP = 1 << 2
_HAS_CLEAR = 1
_LOCAL_TABLE = 0x80 | 7
_MOST_DELAY = 0xFFFF


def frame(patch: Patch, _number: int) -> bytes:
    """Graphic control, image descriptor, colours and data of a frame."""
    table = palette(patch)
    indices = _indices(patch, table)
    delay = min(_MOST_DELAY, max(2, round(patch.delay_ms / 10)))
    control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, _KEEP | _HAS_CLEAR, delay, _CLEAR, 0)
    place = (patch.left, patch.top, patch.image.width(), patch.image.height())
    descriptor = struct.pack("<BHHHHB", 0x2C, *place, _LOCAL_TABLE)
    colours = b"".join(rgb.to_bytes(3, "big") for rgb in table)
    return control + descriptor + colours.ljust(3 * 256, b"\0") + _blocks(lzw(indices))


def container(width: int, height: int, frames: Sequence[bytes], *, repeat: bool) -> bytes:
    """The whole file; no colours are common to its frames."""
    screen = struct.pack("<HHBBB", width, height, 0x70, 0, 0)
    loop = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00" if repeat else b""
    return b"GIF89a" + screen + loop + b"".join(frames) + b"\x3b"


def palette(patch: Patch) -> list[int]:
    """At most 255 colours as 0xRRGGBB that stand for those of the patch."""
    image = patch.on_clear().convertToFormat(QImage.Format.Format_ARGB32)
    counts: Counter[int] = Counter(memoryview(bytes(image.constBits())).cast("I"))
    if patch.mask is not None:
        counts = Counter({color: count for color, count in counts.items() if color >> 24})
    pixels = [(color >> 16 & 255, color >> 8 & 255, color & 255, count) for color, count in counts.items()]
    if len(pixels) <= _COLOURS:
        return [red << 16 | green << 8 | blue for red, green, blue, _ in pixels]
    return [_mean(box) for box in _median_cut(pixels)]


_Pixel = tuple[int, int, int, int]
"""Red, green, blue, and how often."""


def _median_cut(pixels: list[_Pixel]) -> list[list[_Pixel]]:
    """Boxes of pixels: always the one whose colours differ most is cut, weighed by their number."""
    boxes = [(*_spread(pixels), pixels)]
    while len(boxes) < _COLOURS:
        index = max(range(len(boxes)), key=lambda i: boxes[i][0])
        weight, axis, box = boxes[index]
        if weight <= 0:
            break
        box.sort(key=lambda pixel: pixel[axis])
        half, seen, cut = sum(pixel[3] for pixel in box) / 2, 0, 1
        for cut, pixel in enumerate(box[:-1], 1):  # noqa: B007 - where it stops is what is wanted
            seen += pixel[3]
            if seen >= half:
                break
        parts = (box[:cut], box[cut:])
        boxes[index : index + 1] = [(*_spread(part), part) for part in parts]
    return [box for _, _, box in boxes]


def _spread(box: list[_Pixel]) -> tuple[float, int]:
    """How urgently a box is to be cut, and along which of its colours."""
    widths = []
    for axis in range(3):
        values = [pixel[axis] for pixel in box]
        widths.append(max(values) - min(values))
    widest = max(range(3), key=widths.__getitem__)
    count = sum(pixel[3] for pixel in box)
    return widths[widest] * count**0.5, widest


def _mean(box: list[_Pixel]) -> int:
    count = sum(pixel[3] for pixel in box)
    red, green, blue = (round(sum(pixel[axis] * pixel[3] for pixel in box) / count) for axis in range(3))
    return red << 16 | green << 8 | blue


def _indices(patch: Patch, table: list[int]) -> bytes:
    """The index of each pixel's colour, row by row."""
    colours = [0xFF000000 | rgb for rgb in table]
    indexed = patch.image.convertToFormat(
        QImage.Format.Format_Indexed8, colours, Qt.ImageConversionFlag.AvoidDither
    )
    indices = _rows(indexed)
    if patch.mask is None:
        return indices
    # 255 where the mask has 0: one operation on all bytes at once.
    unchanged = int.from_bytes(_rows(patch.mask), "big") ^ ((1 << 8 * len(indices)) - 1)
    return (int.from_bytes(indices, "big") | unchanged).to_bytes(len(indices), "big")


def _rows(image: QImage) -> bytes:
    """The bytes of an 8-bit image without the padding of its rows."""
    data, stride, width = bytes(image.constBits()), image.bytesPerLine(), image.width()
    if stride == width:
        return data
    return b"".join(data[y * stride : y * stride + width] for y in range(image.height()))


def lzw(indices: bytes) -> bytes:
    """`indices` compressed as appendix F of the specification says, 8 bits to begin with."""
    clear, end = 1 << _MIN_CODE_SIZE, (1 << _MIN_CODE_SIZE) + 1
    out = bytearray()
    held, bits, size, free = clear, _MIN_CODE_SIZE + 1, _MIN_CODE_SIZE + 1, end + 1
    known: dict[int, int] = {}
    if not indices:
        return (held | end << bits).to_bytes(3, "little")
    prefix = indices[0]
    for index in indices[1:]:
        key = prefix << 8 | index
        code = known.get(key)
        if code is not None:
            prefix = code
            continue
        held |= prefix << bits
        bits += size
        if free < _MOST_CODES:
            known[key] = free
            # The reader is one entry behind: the width grows when its next code would not fit.
            if free == 1 << size:
                size += 1
            free += 1
        else:
            held |= clear << bits
            bits += size
            known, size, free = {}, _MIN_CODE_SIZE + 1, end + 1
        prefix = index
        while bits >= 8:
            out.append(held & 255)
            held >>= 8
            bits -= 8
    held |= prefix << bits
    bits += size
    if free == 1 << size and size < 12:
        size += 1
    held |= end << bits
    bits += size
    return bytes(out) + held.to_bytes((bits + 7) // 8, "little")


def _blocks(data: bytes) -> bytes:
    """Code size, then the data in blocks of at most 255 bytes, then the end."""
    parts = [bytes([_MIN_CODE_SIZE])]
    for at in range(0, len(data), 255):
        part = data[at : at + 255]
        parts.append(bytes([len(part)]) + part)
    return b"".join((*parts, b"\0"))
