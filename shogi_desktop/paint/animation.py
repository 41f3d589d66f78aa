"""Pictures in motion: a sequence of pictures becomes a GIF, an APNG or an animated WebP file.

Here is found what changes from one picture to the next; each format is a module of its own. Qt paints and
compresses, but writes no animation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Protocol

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter

from shogi_desktop.paint import apng, gif, webp
from shogi_desktop.paint.errors import AnimationError
from shogi_desktop.paint.page import Progress
from shogi_desktop.paint.patch import Patch


class _Encoder(Protocol):
    """What the module of a format offers."""

    def frame(self, patch: Patch, number: int, /) -> bytes:
        """The bytes of frame `number`, counted from 0."""

    def container(self, width: int, height: int, frames: Sequence[bytes], /, *, repeat: bool) -> bytes:
        """The file of those frames."""


class AnimationFormat(Enum):
    """What can be written; the value is the suffix without its dot."""

    GIF = "gif"
    APNG = "apng"
    WEBP = "webp"


@dataclass(frozen=True, eq=False)
class Frame:
    """A picture, all of one size, and how long it is shown in milliseconds."""

    image: QImage
    delay_ms: int


def encode_animation(
    frames: Iterable[Frame],
    wanted: AnimationFormat,
    *,
    repeat: bool = True,
    total: int = 0,
    progress: Progress | None = None,
) -> bytes:
    """The file of `frames`; nothing if `progress` broke it off.

    Of each frame after the first only the rectangle that changed is written, and in that only the changed
    pixels. A frame like the one before makes that one last longer.

    :param total: how many frames are to come, for `progress`.
    :raises AnimationError: there is no frame, one has another size, or Qt cannot compress it.
    """
    encoders: dict[AnimationFormat, _Encoder] = {
        AnimationFormat.GIF: gif,
        AnimationFormat.APNG: apng,
        AnimationFormat.WEBP: webp,
    }
    encoder = encoders[wanted]
    parts: list[bytes] = []
    pending: Patch | None = None
    size = None
    for number, patch in enumerate(_patches(frames), 1):
        if progress is not None and not progress(number, max(total, number)):
            return b""
        if patch.image.isNull():
            assert pending is not None
            pending = replace(pending, delay_ms=pending.delay_ms + patch.delay_ms)
            continue
        if pending is not None:
            parts.append(encoder.frame(pending, len(parts)))
        else:
            size = patch.image.size()
        pending = patch
    if pending is None or size is None:
        raise AnimationError("there is no picture in it")
    parts.append(encoder.frame(pending, len(parts)))
    return encoder.container(size.width(), size.height(), parts, repeat=repeat)


def _patches(frames: Iterable[Frame]) -> Iterator[Patch]:
    """Each frame as what it changes; a null image where that is nothing."""
    before: QImage | None = None
    for frame in frames:
        image = frame.image.convertToFormat(QImage.Format.Format_RGB32)
        if before is None:
            yield Patch(image, None, 0, 0, frame.delay_ms)
        elif image.size() != before.size():
            raise AnimationError("its pictures are not all of one size")
        else:
            mask = _changed(before, image)
            rect = _bounds(mask)
            if rect.isEmpty():
                yield Patch(QImage(), None, 0, 0, frame.delay_ms)
            else:
                yield Patch(image.copy(rect), mask.copy(rect), rect.left(), rect.top(), frame.delay_ms)
        before = image


def _changed(before: QImage, after: QImage) -> QImage:
    """255 where a pixel is another than before, 0 elsewhere."""
    difference = after.copy()
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, before)
    painter.end()
    mask = difference.createMaskFromColor(0xFF000000, Qt.MaskMode.MaskOutColor)
    mask.setColorTable([0xFF000000, 0xFFFFFFFF])
    return mask.convertToFormat(QImage.Format.Format_Grayscale8)


def _bounds(mask: QImage) -> QRect:
    """The smallest rectangle around what is not 0, at an even place (WebP wants that)."""
    stride, data = mask.bytesPerLine(), bytes(mask.constBits())
    top = bottom = -1
    left, right = mask.width(), -1
    for y in range(mask.height()):
        row = data[y * stride : y * stride + mask.width()]
        rest = row.lstrip(b"\0")
        if rest:
            top = y if top < 0 else top
            bottom = y
            left = min(left, len(row) - len(rest))
            right = max(right, len(row.rstrip(b"\0")) - 1)
    if top < 0:
        return QRect()
    left, top = left & ~1, top & ~1
    return QRect(left, top, right - left + 1, bottom - top + 1)
