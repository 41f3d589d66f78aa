"""Reading whatever somebody has: the format is told by the content, never by a file's name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from shogi_desktop.notation import csa, jkf, kif, psn, usi_text
from shogi_desktop.notation.encoding import Decoded, decode, require_bounded
from shogi_desktop.notation.result import ReadResult, joined


def read(data: bytes | str) -> ReadResult:
    """Read a game or a position of any known format, the first if there are several.

    :raises NotKifuError: if it is none of them.
    :raises PositionTextError: if it is one, but its position cannot be set up.
    """
    decoded = _decoded(data)
    return _with_encoding(_loads_for(decoded.text)(decoded.text), decoded)


def read_all(data: bytes | str) -> list[ReadResult]:
    """Read every game of a text of any known format: CSA and PSN may hold several.

    :raises NotationError: if there is none; what is no game among several is a problem of the one before it.
    """
    decoded = _decoded(data)
    text = decoded.text
    loads = _loads_for(text)
    if loads is csa.loads:
        results = csa.loads_all(text)
    elif loads is psn.loads:
        results = psn.loads_all(text)
    else:
        results = [loads(text)]
    return [_with_encoding(results[0], decoded), *(_of_encoding(result, decoded) for result in results[1:])]


def _decoded(data: bytes | str) -> Decoded:
    decoded = Decoded(data, "") if isinstance(data, str) else decode(data)
    require_bounded(decoded.text)
    return replace(decoded, text=decoded.text.removeprefix("\ufeff"))


def _loads_for(text: str) -> Callable[[str], ReadResult]:
    """The reader of the format that `text` is in."""
    if usi_text.looks_like_usi(text):
        return usi_text.loads
    if jkf.looks_like_jkf(text):
        return jkf.loads
    # Before CSA, whose moves may stand in a comment; nothing of CSA begins as these do.
    if psn.looks_like_movetext(text):
        return psn.loads
    if csa.looks_like_csa(text):
        return csa.loads
    return kif.loads


def _with_encoding(result: ReadResult, decoded: Decoded) -> ReadResult:
    """What was read, with the broken characters of the text: they are told once, with its first game."""
    return replace(_of_encoding(result, decoded), problems=joined(decoded.problems, result.problems))


def _of_encoding(result: ReadResult, decoded: Decoded) -> ReadResult:
    return replace(result, encoding=decoded.encoding or None)
