"""A comment as it is read: plain text in which a few signs stand for what is meant, as in a letter.

``*bold*`` (or ``**bold**``), lines that begin with ``- ``, web addresses, and moves of the line looked at as
``#34`` or ``34手目``. The text itself is never changed: other programs show it as it was typed.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

PLY_SCHEME: Final = "ply"
"""Links to a move: ``ply:34``."""

_ITEM = re.compile(r"\s*[-•]\s+")
_INLINE = re.compile(
    r"(?P<url>https?://[^\s<>\"「」（）、。]*[^\s<>\"「」（）、。.,;:!?)\]'*])"
    r"|(?<![*A-Za-z0-9])(?P<stars>\*\*|\*)(?P<bold>[^\s*](?:[^*\n]*[^\s*])?)(?P=stars)(?![*A-Za-z0-9])"
    r"|(?<![\w&/#])#(?P<ply>[1-9][0-9]{0,3})(?!\w)"
    r"|(?<![0-9０-９])(?P<te>[1-9][0-9]{0,3})手目"
)


def comment_html(text: str, link_color: str) -> str:
    """`text` as rich text for a text view. :param link_color: as ``#rrggbb``."""
    return "".join(_line_html(line, link_color) for line in text.split("\n"))


def _line_html(line: str, link_color: str) -> str:
    item = _ITEM.match(line)
    if item is not None:
        rest = _inline_html(line[item.end() :], link_color)
        return f'<p style="margin:0 0 0 14px; text-indent:-10px">•&nbsp;{rest}</p>'
    return f'<p style="margin:0">{_inline_html(line, link_color) or "&nbsp;"}</p>'


def _inline_html(text: str, link_color: str) -> str:

    parts: list[str] = []
    end = 0
    for match in _INLINE.finditer(text):
        parts.append(escape(text[end : match.start()]))
        end = match.end()
        if match["bold"] is not None:
            parts.append(f"<b>{_inline_html(match['bold'], link_color)}</b>")
            continue
        target = match["url"] or f"{PLY_SCHEME}:{match['ply'] or match['te']}"
        shown = escape(match[0])
        parts.append(f'<a href="{escape(target)}" style="color:{link_color}">{shown}</a>')
    parts.append(escape(text[end:]))
    return "".join(parts)
