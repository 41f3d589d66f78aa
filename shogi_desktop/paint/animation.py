"""Pictures in motion: a sequence of pictures becomes a GIF, an APNG or an animated WebP file.

Qt paints, Pillow writes (docs/decisions/0053-pillow.md). Kept in between is what changes from one picture to
the next. A GIF has one table of colours for all its pictures: what does not change is the same there too.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PIL import Image, ImageChops, PngImagePlugin
from PySide6.QtGui import QImage

from shogi_desktop.paint.errors import AnimationError
from shogi_desktop.paint.page import Progress

_COLOURS = 255
"""In a GIF; the last index is left for what shines through."""
_SAMPLE = (192, 192)
_MOST_BYTES = 2 << 30


class AnimationFormat(Enum):
    """What can be written; the value is the suffix without its dot."""

    GIF = "gif"
    APNG = "apng"
    WEBP = "webp"


_PILLOWS_NAME: Mapping[AnimationFormat, str] = {
    AnimationFormat.GIF: "GIF",
    AnimationFormat.APNG: "PNG",
    AnimationFormat.WEBP: "WEBP",
}
_BYTES_A_PIXEL: Mapping[AnimationFormat, int] = {
    AnimationFormat.GIF: 2,
    AnimationFormat.APNG: 8,
    AnimationFormat.WEBP: 4,
}
"""What is held of every picture until all are written."""
_LONGEST_MS: Mapping[AnimationFormat, int] = {
    AnimationFormat.GIF: 0xFFFF * 10,
    AnimationFormat.APNG: 0xFFFF,
    AnimationFormat.WEBP: 0xFFFFFF,
}


@dataclass(frozen=True, eq=False)
class Frame:
    """A picture, all of one size, and how long it is shown in milliseconds."""

    image: QImage
    delay_ms: int


@dataclass(frozen=True, eq=False)
class _Change:
    """The rectangle that differs from the picture before, clear where it does not; its upper left corner."""

    image: Image.Image
    place: tuple[int, int]


class _Film:
    """The first picture, and of each later one what changed.

    :ivar delays_ms: how long each picture is shown, the first too.
    """

    def __init__(self, first: Image.Image, delay_ms: int) -> None:
        self.first = first
        self.delays_ms = [delay_ms]
        self._changes: list[_Change] = []
        self._last = first

    def add(self, picture: Image.Image, delay_ms: int) -> None:
        """Show `picture` next; one like the last makes that one last longer."""
        difference = ImageChops.difference(self._last, picture)
        box = difference.getbbox()
        if box is None:
            self.delays_ms[-1] += delay_ms
            return
        change = picture.crop(box)
        red, green, blue = difference.crop(box).split()
        changed = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        change.putalpha(changed.point([0, *[255] * 255]))
        self._changes.append(_Change(change, box[:2]))
        self.delays_ms.append(delay_ms)
        self._last = picture

    def pictures(self) -> Iterator[Image.Image]:
        """All of them, whole."""
        picture = self.first.copy()
        yield self.first
        for change in self._changes:
            picture.paste(change.image, change.place, change.image)
            yield picture.copy()

    def layers(self) -> Iterator[Image.Image]:
        """The first, and of each later one what is to be put over the one before; clear elsewhere."""
        yield self.first.convert("RGBA")
        for change in self._changes:
            layer = Image.new("RGBA", self.first.size)
            layer.paste(change.image, change.place, change.image)
            yield layer

    def palette(self) -> Image.Image:
        """A picture whose table has at most 255 colours that stand for all that are seen."""
        samples = []
        for picture in (self.first, *(change.image for change in self._changes)):
            size = (min(picture.width, _SAMPLE[0]), min(picture.height, _SAMPLE[1]))
            samples.append(picture.resize(size, Image.Resampling.NEAREST).convert("RGB").tobytes())
        seen = b"".join(samples)
        return Image.frombytes("RGB", (len(seen) // 3, 1), seen).quantize(_COLOURS, Image.Quantize.MEDIANCUT)


def encode_animation(
    frames: Iterable[Frame],
    wanted: AnimationFormat,
    *,
    repeat: bool = True,
    total: int = 0,
    progress: Progress | None = None,
) -> bytes:
    """The file of `frames`; nothing if `progress` broke it off.

    Of each frame after the first only what changed is written. A frame like the one before makes that one
    last longer.

    :param total: how many frames are to come, for `progress`.
    :raises AnimationError: there is no frame, one has another size, or all take too much memory.
    """
    film: _Film | None = None
    for number, frame in enumerate(frames, 1):
        if progress is not None and not progress(number, max(total, number)):
            return b""
        picture = _picture(frame.image)
        if film is None:
            _check_memory(picture.size, max(total, 1), wanted)
            film = _Film(picture, frame.delay_ms)
        elif picture.size != film.first.size:
            raise AnimationError("its pictures are not all of one size")
        else:
            film.add(picture, frame.delay_ms)
    if film is None:
        raise AnimationError("there is no picture in it")
    return _file(film, wanted, repeat=repeat)


def _picture(image: QImage) -> Image.Image:
    """Pillow's copy of a picture of Qt's, without transparency."""
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    size = (image.width(), image.height())
    return Image.frombytes("RGB", size, bytes(image.constBits()), "raw", "RGB", image.bytesPerLine())


def _check_memory(size: tuple[int, int], total: int, wanted: AnimationFormat) -> None:
    needed = size[0] * size[1] * total * _BYTES_A_PIXEL[wanted]
    if needed > _MOST_BYTES:
        gigabytes = round(needed / (1 << 30))
        pictures = f"{total} pictures of {size[0]}×{size[1]} pixels"
        raise AnimationError(f"{pictures} take {gigabytes} GB of memory; choose a smaller width")


def _file(film: _Film, wanted: AnimationFormat, *, repeat: bool) -> bytes:
    pictures, options = _for_pillow(film, wanted, repeat=repeat)
    delays = [min(delay, _LONGEST_MS[wanted]) for delay in film.delays_ms]
    file = io.BytesIO()
    pictures[0].save(
        file, _PILLOWS_NAME[wanted], save_all=True, append_images=pictures[1:], duration=delays, **options
    )
    return file.getvalue()


def _for_pillow(
    film: _Film, wanted: AnimationFormat, *, repeat: bool
) -> tuple[list[Image.Image], dict[str, Any]]:
    """The pictures as that format takes them, and its options."""
    times = 0 if repeat else 1
    if wanted is AnimationFormat.GIF:
        table = film.palette()
        # Nothing is dithered: lines and letters stay sharp.
        pictures = [picture.quantize(palette=table, dither=Image.Dither.NONE) for picture in film.pictures()]
        # Optimized, what did not change is clear. Without the word `loop` it plays once.
        return pictures, {"optimize": True, **({"loop": times} if repeat else {})}
    if wanted is AnimationFormat.APNG:
        layers = list(film.layers())
        over = [PngImagePlugin.Blend.OP_SOURCE, *[PngImagePlugin.Blend.OP_OVER] * (len(layers) - 1)]
        return layers, {"blend": over, "loop": times}
    # Only the first is written whole (kmax); more effort would make the file no smaller.
    return list(film.pictures()), {"lossless": True, "kmax": 0, "method": 1, "quality": 50, "loop": times}
