"""Formats that are known by sight and not read yet: better said than taken for a game without moves."""

from __future__ import annotations

import re

from shogi_desktop.notation.encoding import split_lines

_KI2_MOVE = re.compile(r"[ 　\t]*[▲△☗☖▼▽][ 　]*(?:[1-9１-９]|同)")
_CSA_MOVE = re.compile(r"[+-]\d{4}(?:FU|KY|KE|GI|KI|KA|HI|OU|TO|NY|NK|NG|UM|RY)")
_CSA_HEAD = re.compile(r"V[23](?:\.\d)?|N[+-].*|PI.*|P1[-+ *].*")
_LOOK_AT = 400
_NEVER_MOVES = ("*", "#", "&", "'")


def unread_format(text: str) -> str | None:
    """The name of the format that the moves in `text` are written in, if it is one not read yet."""
    heads = 0
    for line in split_lines(text)[:_LOOK_AT]:
        if line.startswith(_NEVER_MOVES):
            continue
        if _KI2_MOVE.match(line):
            return "KI2"
        heads += bool(_CSA_HEAD.fullmatch(line))
        if _CSA_MOVE.match(line) or heads >= 2:
            return "CSA"
    return "JKF" if re.match(r"\s*\{\s*\"(?:header|initial|moves)\"", text) else None
