"""The kinds of kifu that the dialogs for names offer, and which of them a chosen name means."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.records.files import SHIFT_JIS, UTF_8
from shogi_desktop.gui.widgets.file_name import FileKind
from shogi_desktop.notation.formats import FORMATS, Format, format_by_id
from shogi_desktop.notation.result import FormatId

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class SaveKind:
    """A format in an encoding, with the suffixes of its files, the usual one first; `label` says it all."""

    format: Format
    encoding: str
    suffixes: tuple[str, ...]
    label: str

    @property
    def filter(self) -> str:
        """The entry in a dialog."""
        return FileKind(self.label, self.suffixes).filter


def save_kinds() -> tuple[SaveKind, ...]:
    """Every kind that can be saved, KIF first, in the window's language."""
    return (
        _kind(FormatId.KIF, UTF_8, translate("FileKinds", "KIF, UTF-8"), ".kifu", ".kif"),
        _kind(FormatId.KIF, SHIFT_JIS, translate("FileKinds", "KIF, Shift_JIS"), ".kif"),
        _kind(FormatId.KI2, UTF_8, translate("FileKinds", "KI2, UTF-8"), ".ki2u", ".ki2"),
        _kind(FormatId.KI2, SHIFT_JIS, translate("FileKinds", "KI2, Shift_JIS"), ".ki2"),
        _kind(FormatId.CSA, UTF_8, translate("FileKinds", "CSA 3.0"), ".csa"),
        _kind(FormatId.CSA_2, SHIFT_JIS, translate("FileKinds", "CSA 2.2, Shift_JIS"), ".csa"),
        _kind(FormatId.JKF, UTF_8, translate("FileKinds", "JKF"), ".jkf", ".json"),
        _kind(FormatId.USI, UTF_8, translate("FileKinds", "USI text"), ".usi", ".sfen"),
        _kind(FormatId.PSN, UTF_8, translate("FileKinds", "PSN"), ".psn", ".pgn"),
        _kind(FormatId.HODGES, UTF_8, translate("FileKinds", "Western text, P-7f"), ".txt"),
        _kind(FormatId.DIGITS, UTF_8, translate("FileKinds", "Western text, P-76"), ".txt"),
        _kind(FormatId.BOD, UTF_8, translate("FileKinds", "Diagram of the last position (BOD)"), ".bod"),
    )


def _kind(format_id: FormatId, encoding: str, label: str, *suffixes: str) -> SaveKind:
    return SaveKind(format_by_id(format_id), encoding, suffixes, label)


def kind_of_document(format_id: FormatId, encoding: str) -> SaveKind:
    """The kind that a file in that format and encoding is; in that format at least, else the usual one."""
    kinds = save_kinds()
    fitting = [kind for kind in kinds if kind.format.id is format_id] or [kinds[0]]
    return next((kind for kind in fitting if kind.encoding == encoding), fitting[0])


def open_patterns() -> str:
    """The suffixes of everything that can be opened, for a dialog."""
    suffixes = dict.fromkeys(suffix for entry in FORMATS for suffix, _ in entry.suffixes)
    return " ".join(f"*{suffix}" for suffix in suffixes)


def kind_of(name: Path, chosen: str, usual: SaveKind) -> SaveKind | None:
    """The kind to save `name` as when the dialog says `chosen`; None if the name ends in what is not written.

    The end of the name decides where it says another format than `chosen`; `usual` holds where neither says
    anything.
    """
    kinds = save_kinds()
    kind = next((entry for entry in kinds if entry.filter == chosen), usual)
    suffix = name.suffix.lower()
    if not has_suffix(name) or suffix in kind.suffixes:
        return kind
    if suffix == ".txt":
        return None  # it may be anything; western text is asked for by its name
    return next((entry for entry in kinds if suffix in entry.suffixes), None)


def has_suffix(name: Path) -> bool:
    """Whether the name ends in what looks like a suffix, and not in a date or a number."""
    end = name.suffix[1:]
    return end.isascii() and end.isalnum() and end[:1].isalpha() and 2 <= len(end) <= 5
