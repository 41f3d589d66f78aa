"""Where the pages of the user guide lie, and which there are in a language.

The guide is Markdown: ``docs/guide/<language>/*.md``, in the order of the names, and ``docs/user-guide.md``,
which is in English and tells everything else. How a page looks is its viewer's business.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shogi_desktop.resources_path import resources_root

FALLBACK: Final = "en"
_TITLE = re.compile(r"^# +(.+?) *$", re.MULTILINE)
_SECTION = re.compile(r"^#{2,} ")
_FENCE = re.compile(r"^ *(```|~~~)")
_NO_WORD = re.compile(r"[^\w\- ]")


@dataclass(frozen=True, slots=True)
class GuidePage:
    """A page: its file and its first heading."""

    file: Path
    title: str


def docs_folder() -> Path:
    """The folder of all documents, which lies beside the resources."""
    return resources_root().parent / "docs"


def guide_pages(docs: Path, language: str) -> tuple[GuidePage, ...]:
    """The first pages of the guide in that language, else in English; empty if the documents are lost.

    :param docs: see :func:`docs_folder`. :param language: its code, ``"ja"``.
    """
    files = sorted((docs / "guide" / language).glob("*.md")) or sorted(
        (docs / "guide" / FALLBACK).glob("*.md")
    )
    return tuple(GuidePage(file, _title(file)) for file in files)


def reference_file(docs: Path) -> Path:
    """The long page that tells everything, in English."""
    return docs / "user-guide.md"


def slug(heading: str) -> str:
    """The name of a heading in links, as viewers of Markdown make it: ``who-begins`` of ``"Who begins?"``."""
    return _NO_WORD.sub("", heading.lower()).strip().replace(" ", "-")


def sections(text: str) -> list[str]:
    """The text of a page, parted before each heading below its title, to be shown part by part.

    A line that looks like a heading in a block of code is none.
    """
    parts = [""]
    in_code = False
    for line in text.splitlines(keepends=True):
        if _FENCE.match(line):
            in_code = not in_code
        elif _SECTION.match(line) and not in_code:
            parts.append("")
        parts[-1] += line
    return parts


def _title(file: Path) -> str:
    found = _TITLE.search(file.read_text(encoding="utf-8"))
    return found[1] if found else file.stem
