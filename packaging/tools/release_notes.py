"""Print the section of CHANGELOG.md for a version: ``python packaging/tools/release_notes.py v0.2.0``."""

from __future__ import annotations

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parents[2] / "CHANGELOG.md"


def notes(text: str, version: str) -> str:
    """What the changelog ``text`` says of ``version``, or of what is not released yet if it lacks that one.

    :raises LookupError: it has neither.
    """
    parts = re.split(r"^## +", text, flags=re.MULTILINE)[1:]
    sections = {re.split(r"[],\s]", part.lstrip("["), maxsplit=1)[0]: part for part in parts}
    part = sections.get(version) or sections.get("Unreleased")
    if part is None:
        raise LookupError(f"CHANGELOG.md has no section for {version}")
    return part.split("\n", 1)[1].strip() + "\n"


if __name__ == "__main__":
    sys.stdout.write(notes(CHANGELOG.read_text(encoding="utf-8"), sys.argv[1].removeprefix("v")))
