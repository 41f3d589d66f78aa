"""A position out of whatever text somebody has, for the editor; and back as SFEN or as a diagram.

What `notation.detect` reads as a game gives its last position. It refuses positions that can be neither
played nor studied; an editor is where such a one is mended, so SFEN and diagrams are then read as they stand.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.records.files import FileTrouble, refuse_too_long
from shogi_desktop.app.records.position_editor import Draft
from shogi_desktop.app.words.errors import reason_text
from shogi_desktop.notation import detect
from shogi_desktop.notation.bod import Diagram, diagram_lines
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.rules import Position, RulesError, variant_of_sfen

MOST_CHARS: Final = 300_000
"""It is read while the window waits; the longest game is shorter."""
_COLON = re.compile("[：:]")


@dataclass(frozen=True, slots=True)
class PositionRead:
    """A position that was read, and after how many moves of a game it stands (0: it is no game's)."""

    draft: Draft
    moves: int = 0


def read_position(text: str) -> PositionRead:
    """The position of `text`: SFEN, BOD, or the last one of a game in any known format.

    :raises FileTrouble: there is none, or the text is longer than `MOST_CHARS`; says why, and what can be
        read.
    """
    refuse_too_long(text, MOST_CHARS)
    if not text.strip():
        raise FileTrouble(
            QCoreApplication.translate(
                "Editor",
                "The clipboard is empty or contains no text. Copy an SFEN, a diagram or a game first.",
            )
        )
    try:
        record = detect.read(text).record
    except (NotationError, RulesError) as error:
        draft = _as_it_stands(text)
        if draft is not None:
            return PositionRead(draft)
        sentence = QCoreApplication.translate(
            "Editor",
            "The clipboard contains no position ({reason}). Copy an SFEN, a BOD diagram or a game first.",
        )
        raise FileTrouble(sentence.format(reason=reason_text(error))) from error
    path = record.end_path()
    return PositionRead(Draft.of(record.position(path)), len(path))


def _as_it_stands(text: str) -> Draft | None:
    """What an SFEN or a diagram describes, however wrong it is; None if it is neither."""
    words = [word for word in text.split() if word not in {"position", "sfen"}]
    try:
        sfen = " ".join(words[:4])
        return Draft.of(Position.from_sfen(sfen, variant_of_sfen(sfen)))
    except RulesError:
        pass
    diagram = Diagram()
    for line in text.splitlines():
        if diagram.take(line):
            continue
        key, *value = _COLON.split(line, maxsplit=1)
        if value:
            diagram.take_hand(key.strip(), value[0])
    try:
        return Draft.of(diagram.position(diagram.variant()))
    except (NotationError, RulesError):
        return None


def diagram_text(draft: Draft) -> str:
    """The draft as a BOD diagram. :raises RulesError: one side has two kings, which no diagram holds."""
    return "\n".join((*diagram_lines(draft.position()), ""))
