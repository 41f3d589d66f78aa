"""Reading whatever somebody has: the format is told by the content, never by a file's name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from shogi_desktop.notation.csa_reader import loads as read_csa
from shogi_desktop.notation.csa_reader import loads_all as read_csa_all
from shogi_desktop.notation.csa_reader import looks_like_csa
from shogi_desktop.notation.encoding import Decoded, decode, require_bounded
from shogi_desktop.notation.errors import NotKifuError
from shogi_desktop.notation.jkf_reader import loads as read_jkf
from shogi_desktop.notation.jkf_reader import looks_like_jkf
from shogi_desktop.notation.kif_reader import loads as read_kif
from shogi_desktop.notation.movetext_reader import holds_moves, looks_like_movetext
from shogi_desktop.notation.movetext_reader import loads as read_psn
from shogi_desktop.notation.movetext_reader import loads_all as read_psn_all
from shogi_desktop.notation.result import ReadResult, joined
from shogi_desktop.notation.usi_text import loads as read_usi
from shogi_desktop.notation.usi_text import looks_like_usi


def read(data: bytes | str) -> ReadResult:
    """Read a game or a position of any known format, the first if there are several.

    :raises NotKifuError: if it is none of them.
    :raises PositionTextError: if it is one, but its position cannot be set up.
    """
    decoded = _decoded(data)
    text = decoded.text
    loads = _loads_for(text)
    result = _kif_or_western(read_kif, read_psn, text) if loads is read_kif else loads(text)
    return _with_encoding(result, decoded)


def read_all(data: bytes | str) -> list[ReadResult]:
    """Read every game of a text of any known format: CSA and PSN may hold several.

    :raises NotationError: if there is none; what is no game among several is a problem of the one before it.
    """
    decoded = _decoded(data)
    text = decoded.text
    loads = _loads_for(text)
    if loads is read_kif:
        results = _kif_or_western(lambda text: [read_kif(text)], read_psn_all, text)
    else:
        results = _ALL[loads](text) if loads in _ALL else [loads(text)]
    return [_with_encoding(results[0], decoded), *(_of_encoding(result, decoded) for result in results[1:])]


_ALL = {read_csa: read_csa_all, read_psn: read_psn_all}
"""The formats whose files may hold several games, and how all are read."""


Read = TypeVar("Read")


def _kif_or_western(kif: Callable[[str], Read], western: Callable[[str], Read], text: str) -> Read:
    """What `kif` makes of a text that begins as nothing known; what `western` does where it is no kifu and
    holds such moves.
    """
    try:
        return kif(text)
    except NotKifuError:
        if not holds_moves(text):
            raise
    return western(text)


def _decoded(data: bytes | str) -> Decoded:
    decoded = Decoded(data, "") if isinstance(data, str) else decode(data)
    require_bounded(decoded.text)
    return replace(decoded, text=decoded.text.removeprefix("\ufeff"))


def _loads_for(text: str) -> Callable[[str], ReadResult]:
    """The reader of the format that `text` is in."""
    if looks_like_usi(text):
        return read_usi
    if looks_like_jkf(text):
        return read_jkf
    # Before CSA, whose moves may stand in a comment; nothing of CSA begins as these do.
    if looks_like_movetext(text):
        return read_psn
    if looks_like_csa(text):
        return read_csa
    return read_kif


def _with_encoding(result: ReadResult, decoded: Decoded) -> ReadResult:
    """What was read, with the broken characters of the text: they are told once, with its first game."""
    return replace(_of_encoding(result, decoded), problems=joined(decoded.problems, result.problems))


def _of_encoding(result: ReadResult, decoded: Decoded) -> ReadResult:
    return replace(result, encoding=decoded.encoding or None)
