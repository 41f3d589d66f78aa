"""Checksums in lines of JSON: a last key of the object, over all before it and over the line before.

An older version reads past the key. With it a changed line is found, and one that went missing.
"""

from __future__ import annotations

import re
from typing import Final
from zlib import crc32

SEAL: Final = b',"crc":"'
"""Text that has a checksum has these bytes; within the strings of JSON they cannot stand."""
_SEALED: Final = re.compile(rb'(.*),"crc":"([0-9a-f]{8})"\}', re.DOTALL)


def sealed(text: bytes, before: int = 0) -> tuple[bytes, int]:
    """An object of JSON with a checksum, and the checksum.

    :param before: the checksum of the line before it, 0 where it is the first.
    """
    body = text.removesuffix(b"}")
    checksum = crc32(body, before)
    return b'%b,"crc":"%08x"}' % (body, checksum), checksum


def seal_of(text: bytes) -> int | None:
    """The checksum that `text` has at its end, right or wrong."""
    match = _SEALED.fullmatch(text)
    return None if match is None else int(match[2], 16)


def holds(text: bytes, before: int = 0) -> bool:
    """Whether `text` has a checksum, and the right one."""
    match = _SEALED.fullmatch(text)
    return match is not None and crc32(match[1], before) == int(match[2], 16)


def has_seal_within(text: bytes) -> bool:
    """Whether there is a whole checksum anywhere in `text`."""
    return _SEALED.search(text) is not None
