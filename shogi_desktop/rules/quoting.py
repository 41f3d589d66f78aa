"""Quoting what stood in a file or was typed, so that a message stays a sentence whatever that was."""

from __future__ import annotations

import re

_LONGEST = 60
_BROKEN = "\ufffd"
_RUN = re.compile(f"{_BROKEN}+")
_BLANKS = re.compile("[ \t\r\n\v\f]+")


def quoted(text: str, longest: int = _LONGEST) -> str:
    """`text` in quotation marks: on one line, of `longest` characters at most, all of which can be shown.

    Control characters, lone surrogates and the like become one U+FFFD for each run of them.
    """
    beginning = _BLANKS.sub(" ", text[: 4 * longest]).strip()
    shown = _RUN.sub(_BROKEN, "".join(c if c.isprintable() or c == "　" else _BROKEN for c in beginning))
    is_cut = len(shown) > longest or len(text) > 4 * longest
    return f"'{shown[:longest]}…'" if is_cut else f"'{shown}'"
