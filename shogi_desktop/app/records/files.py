"""Kifu on disk and on the clipboard, read and written in any format that `notation` knows.

Knows no dialogs: names come in, sentences about what failed go out. Writing is all or nothing, so that a full
disk never costs the file that was there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.system.atomic import write_atomically
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.words.errors import reason_text
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.game import Record
from shogi_desktop.notation import bod, detect, kif, urls
from shogi_desktop.notation.encoding import decode
from shogi_desktop.notation.errors import CannotHoldError, NotationError, UnencodableError
from shogi_desktop.notation.formats import Format, format_by_id, format_of_suffix
from shogi_desktop.notation.kif import suggested_file_name
from shogi_desktop.notation.losses import Loss
from shogi_desktop.notation.result import FormatId, Problem, ProblemKind, ReadResult
from shogi_desktop.regular_file import LARGEST_BYTES, Unfit, UnfitFileError, is_taken, is_there, read_file
from shogi_desktop.rules import RulesError

LONGEST_NAME_BYTES: Final = 255
"""A file's name is no longer on any system of today (Windows counts characters, and allows as many)."""
SHIFT_JIS: Final = "cp932"
UTF_8: Final = "utf-8"


translate = QCoreApplication.translate

_UNFIT: Final = {
    Unfit.FOLDER: QT_TRANSLATE_NOOP("Files", "{file} is a folder. Choose a file in it."),
    Unfit.NO_FILE: QT_TRANSLATE_NOOP("Files", "{file} is a device or pipe, not a kifu. Choose another file."),
    Unfit.TOO_LARGE: QT_TRANSLATE_NOOP("Files", "{file} is too large to be a kifu. Choose another file."),
    Unfit.NAME: QT_TRANSLATE_NOOP("Files", "{file} is not a possible file name. Check the name."),
}


class FileTrouble(Exception):  # noqa: N818 - it is a sentence for the player, not a programming error
    """A file or text could not be read or written; the text says which, why, and what to do next."""

    def __init__(self, words: str | Callable[[], str]) -> None:
        """:param words: the text, or what writes it in the language in use, for a notice that stays."""
        super().__init__(words)
        self._words = words

    def __str__(self) -> str:
        return self._words if isinstance(self._words, str) else self._words()


class CharactersMissing(FileTrouble):
    """The record holds characters that Shift_JIS lacks; saving as UTF-8 keeps them."""

    def __init__(self, characters: str) -> None:
        super().__init__(
            lambda: translate(
                "Files", "Shift_JIS cannot hold {characters}. Save the game as UTF-8 to keep every character."
            ).format(characters=" ".join(characters))
        )
        self.characters = characters


@dataclass(frozen=True, slots=True)
class Opened:
    """A record that was read, what was not taken as it stood, and how the file was written.

    `text` is the whole of it as read, for showing the places of the problems; `digest` that of the file, as
    `digest` has it, empty where it came from none.
    """

    record: Record
    problems: tuple[Problem, ...]
    encoding: str
    format: FormatId
    text: str
    digest: bytes = b""


def open_file(path: Path, number: int | None = None) -> Opened:
    """Read the kifu at `path`, in whatever format and encoding it is.

    :param number: which of its games, from 0, where it holds several (the last where there are fewer); the
        first if not given. That there are others is among the problems.
    :raises FileTrouble: it cannot be read, or is no kifu.
    """
    data = read_bytes(path)
    try:
        result = detect.read(data) if number is None else _game_of(data, number)
    except (NotationError, RulesError) as error:
        why = error
        raise FileTrouble(
            lambda: translate(
                "Files",
                "{file} cannot be read as a game record ({reason}). KIF, KI2, CSA, JKF, USI, SFEN, PSN and "
                "BOD files and western text can be opened.",
            ).format(file=path.name, reason=reason_text(why))
        ) from error
    return replace(_opened(result, decode(data).text), digest=sha256(data).digest())


def digest(path: Path) -> bytes | None:
    """What tells the content of the file at `path` from any other; None where none can be read."""
    try:
        return sha256(read_file(path)).digest()
    except OSError:
        return None


def read_bytes(path: Path) -> bytes:
    """What is in the file at `path`. :raises FileTrouble: it is none, is too large, or cannot be read."""
    try:
        return read_file(path)
    except UnfitFileError as error:
        unfit = error.why
        raise FileTrouble(lambda: translate("Files", _UNFIT[unfit]).format(file=path)) from error
    except OSError as error:
        reason = error.strerror or error
        raise FileTrouble(
            lambda: translate(
                "Files",
                "{file} cannot be opened ({reason}). Check the name and that you are allowed to read it.",
            ).format(file=path, reason=reason)
        ) from error


def _opened(result: ReadResult, text: str) -> Opened:
    encoding = SHIFT_JIS if result.encoding == SHIFT_JIS else UTF_8
    return Opened(result.record, result.problems, encoding, result.format, text)


def _game_of(data: bytes, number: int) -> ReadResult:
    results = detect.read_all(data)
    number = min(number, len(results) - 1)
    result = results[number]
    if len(results) == 1:
        return result
    text = f"this is game {number + 1} of {len(results)} in its file"
    others = Problem(1, 1, ProblemKind.MORE_GAMES, text)
    return replace(result, problems=(others, *result.problems))


def refuse_too_long(text: str, most: int = LARGEST_BYTES) -> None:
    """:raises FileTrouble: a text of more than `most` characters, which can be no game."""
    if len(text) > most:
        raise FileTrouble(
            lambda: translate(
                "Files", "This text is too long to be a game or a position. Copy no more than one of them."
            )
        )


def read_text(text: str, *, dropped: bool = False) -> Opened:
    """Read a game, a position, or a web address with one in it, that somebody copied or dropped.

    :raises FileTrouble: it is neither, or has more characters than a kifu may have bytes.
    """
    refuse_too_long(text)
    if not text.strip():
        raise FileTrouble(
            lambda: translate(
                "Files", "The clipboard is empty or contains no text. Copy a game or a position first."
            )
        )
    try:
        result = urls.loads(text) if urls.looks_like_url(text) else detect.read(text)
    except (NotationError, RulesError) as error:
        why = error
        if dropped:
            raise FileTrouble(
                lambda: translate(
                    "Files", "What you dropped cannot be read as a game or position ({reason})."
                ).format(reason=reason_text(why))
            ) from error
        raise FileTrouble(
            lambda: translate(
                "Files",
                "The clipboard contains no readable game or position ({reason}). Copy one in KIF, KI2, "
                "CSA, JKF, USI, SFEN, PSN or western text first.",
            ).format(reason=reason_text(why))
        ) from error
    return _opened(result, text)


def save_file(record: Record, path: Path, encoding: str, entry: Format | None = None) -> None:
    """Write the record to `path` in the format `entry`: KIF, or what the name's end says, if not given.

    :raises CharactersMissing: the encoding lacks characters of the record; nothing was written.
    :raises FileTrouble: the format has no place for the record, or the disk refused; the file that was there
        is as it was.
    """
    entry = entry or format_of_suffix(path.suffix) or format_by_id(FormatId.KIF)
    try:
        data = entry.dump(record, encoding)
    except UnencodableError as error:
        raise CharactersMissing(error.characters) from error
    except CannotHoldError as error:
        raise _no_place(entry, error) from error
    write_bytes(path, data)


def losses(record: Record, entry: Format) -> tuple[Loss, ...]:
    """What the format `entry` does not hold of the record, the worst first.

    :raises FileTrouble: it has no place for the record at all.
    """
    try:
        return entry.losses(record)
    except CannotHoldError as error:
        raise _no_place(entry, error) from error


def _no_place(entry: Format, error: CannotHoldError) -> FileTrouble:
    return FileTrouble(
        lambda: translate("Files", "{format} cannot hold this game ({reason}). Save it as KIF.").format(
            format=entry.name, reason=error.why
        )
    )


def back_up(path: Path) -> Path:
    """Keep what is in the file at `path` beside it as NAME.bak, and return that name.

    A backup that is there already and holds something else gets company, NAME.bak-2 and so on.

    :raises FileTrouble: the disk refused.
    """
    try:
        data = path.read_bytes()
        copy, number = path.with_name(_fitting(path.name, ".bak")), 2
        while is_there(copy) and copy.read_bytes() != data:
            copy = path.with_name(_fitting(path.name, f".bak-{number}"))
            number += 1
        write_atomically(copy, data)
    except OSError as error:
        reason = error.strerror or error
        raise FileTrouble(
            lambda: translate(
                "Files",
                "{file} has parts that could not be read, and no backup of it can be made ({reason}). "
                "Save the game under another name.",
            ).format(file=path.name, reason=reason)
        ) from error
    return copy


def write_bytes(path: Path, data: bytes) -> None:
    """Write `data` to `path`, all or nothing. :raises FileTrouble: the disk refused."""
    try:
        write_atomically(path, data)
    except OSError as error:
        reason = error.strerror or error
        raise FileTrouble(
            lambda: translate(
                "Files", "{file} cannot be written ({reason}). Choose another folder or name."
            ).format(file=path, reason=reason)
        ) from error


def game_text(record: Record, format_id: FormatId = FormatId.KIF) -> str:
    """The game in that format, for the clipboard: times in whole seconds, as other programs have them.

    :raises FileTrouble: the format has no place for the record.
    """
    if format_id is FormatId.KIF:
        return kif.dumps(record, exact_times=False)
    entry = format_by_id(FormatId.CSA_2 if format_id is FormatId.CSA else format_id)
    try:
        return entry.dumps(record)
    except CannotHoldError as error:
        raise _no_place(entry, error) from error


def diagram_text(record: Record, path: RecordPath) -> str:
    """The position at `path` as a diagram of characters (BOD), for the clipboard."""
    return bod.dumps(record, path)


def position_text(record: Record, path: RecordPath) -> str:
    """The position at `path` as SFEN, for the clipboard."""
    return record.position(path).sfen()


def text_of_position(record: Record, path: RecordPath) -> str:
    """The position at `path` as a text to go with its picture: a diagram, or SFEN where there can be none."""
    try:
        return diagram_text(record, path)
    except (NotationError, RulesError):
        return position_text(record, path)


def suggested_path(folder: Path, record: Record, when: datetime, suffix: str = ".kif") -> Path:
    """A name to offer for a new file in `folder`; one that is taken gets ``-2`` and so on."""
    name = Path(suggested_file_name(record, when))
    candidate = folder / _fitting(name.stem, suffix)
    number = 2
    while is_taken(candidate):
        candidate = folder / _fitting(name.stem, f"-{number}{suffix}")
        number += 1
    return candidate


def _fitting(stem: str, ending: str) -> str:
    """A file's name of these two, the stem cut where the system would refuse so long a name."""
    room = LONGEST_NAME_BYTES - len(ending.encode())
    text = stem.encode(errors="surrogateescape")
    return (stem if len(text) <= room else text[:room].decode(errors="ignore")) + ending
