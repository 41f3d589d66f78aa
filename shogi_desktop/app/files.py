"""Kifu on disk and on the clipboard: any known format is read, KIF and USI text are written.

Knows no dialogs: names come in, sentences about what failed go out. Writing is all or nothing, so that a full
disk never costs the file that was there.
"""

from __future__ import annotations

import stat
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.atomic import write_atomically
from shogi_desktop.app.library.reading import read_games
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.game import Record
from shogi_desktop.notation import detect, kif, urls, usi_text
from shogi_desktop.notation.errors import NotationError, UnencodableError
from shogi_desktop.notation.kif import suggested_file_name
from shogi_desktop.notation.result import Problem, ProblemKind, ReadResult
from shogi_desktop.rules import RulesError

LARGEST_BYTES: Final = 20_000_000
SHIFT_JIS: Final = "cp932"
UTF_8: Final = "utf-8"
USI_SUFFIXES: Final = frozenset({".usi", ".sfen"})


translate = QCoreApplication.translate


class FileTrouble(Exception):  # noqa: N818 - it is a sentence for the player, not a programming error
    """A file or text could not be read or written; the text says which, why, and what to do next."""


class CharactersMissing(FileTrouble):
    """The record holds characters that the encoding lacks; saving as UTF-8 keeps them."""

    def __init__(self, characters: str) -> None:
        sentence = translate(
            "Files", "Shift_JIS cannot hold {characters}. Save the game as UTF-8 to keep every character."
        )
        super().__init__(sentence.format(characters=" ".join(characters)))
        self.characters = characters


@dataclass(frozen=True, slots=True)
class Opened:
    """A record that was read, what was not taken as it stood, and the encoding of the file."""

    record: Record
    problems: tuple[Problem, ...]
    encoding: str


def open_file(path: Path, number: int | None = None) -> Opened:
    """Read the kifu at `path`, in whatever format and encoding it is.

    :param number: which of its games, from 0, where it holds several (the last where there are fewer); the
        first if not given. That there are others is among the problems.
    :raises FileTrouble: it cannot be read, or is no kifu.
    """
    try:
        data = _read_bytes(path)
    except OSError as error:
        sentence = translate(
            "Files", "{file} cannot be opened ({reason}). Check the name and your right to read it."
        )
        raise FileTrouble(sentence.format(file=path, reason=error.strerror or error)) from error
    try:
        result = detect.read(data) if number is None else _game_of(data, number)
    except (NotationError, RulesError) as error:
        sentence = translate(
            "Files",
            "{file} cannot be read as a game record ({reason}). KIF, USI and SFEN files can be opened.",
        )
        raise FileTrouble(sentence.format(file=path.name, reason=error)) from error
    return Opened(result.record, result.problems, SHIFT_JIS if result.encoding == SHIFT_JIS else UTF_8)


def _game_of(data: bytes, number: int) -> ReadResult:
    results = read_games(data)
    number = min(number, len(results) - 1)
    result = results[number]
    if len(results) == 1:
        return result
    text = f"this is game {number + 1} of {len(results)} in its file"
    others = Problem(1, 1, ProblemKind.MORE_GAMES, text)
    return replace(result, problems=(others, *result.problems))


def _read_bytes(path: Path) -> bytes:
    """What is in the file at `path`, which is opened only if it is one: a pipe would never end.

    :raises FileTrouble: it is none, or too large. :raises OSError: the system refused.
    """
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        sentence = translate("Files", "{file} is a folder. Choose a file in it.")
        raise FileTrouble(sentence.format(file=path))
    if not stat.S_ISREG(mode):
        sentence = translate("Files", "{file} is a device or a pipe, not a kifu. Choose another file.")
        raise FileTrouble(sentence.format(file=path))
    with path.open("rb") as stream:
        data = stream.read(LARGEST_BYTES + 1)
    if len(data) > LARGEST_BYTES:
        sentence = translate("Files", "{file} is too large to be a kifu. Choose another file.")
        raise FileTrouble(sentence.format(file=path))
    return data


def read_text(text: str, *, dropped: bool = False) -> Opened:
    """Read a game, a position, or a web address with one in it, that somebody copied or dropped.

    :raises FileTrouble: it is neither.
    """
    if not text.strip():
        raise FileTrouble(
            translate(
                "Files", "The clipboard is empty, or holds no text. Copy a KIF, USI or SFEN text first."
            )
        )
    try:
        result = urls.loads(text) if urls.looks_like_url(text) else detect.read(text)
    except (NotationError, RulesError) as error:
        if dropped:
            sentence = translate("Files", "What was dropped cannot be read as a game or position ({reason}).")
            raise FileTrouble(sentence.format(reason=error)) from error
        sentence = translate(
            "Files",
            "The clipboard holds no game or position that can be read ({reason}). "
            "Copy a KIF, USI or SFEN text first.",
        )
        raise FileTrouble(sentence.format(reason=error)) from error
    return Opened(result.record, result.problems, UTF_8)


def save_file(record: Record, path: Path, encoding: str) -> None:
    """Write the record to `path`: USI text for ``.usi`` and ``.sfen``, else KIF in `encoding`.

    :raises CharactersMissing: the encoding lacks characters of the record; nothing was written.
    :raises FileTrouble: the disk refused; the file that was there is as it was.
    """
    if path.suffix.lower() in USI_SUFFIXES:
        data = (usi_text.dumps(record) + "\n").encode()
    else:
        try:
            data = kif.dump(record, encoding)
        except UnencodableError as error:
            raise CharactersMissing(error.characters) from error
    write_bytes(path, data)


def holds_all(record: Record, path: Path) -> bool:
    """Whether a file of that name holds all of the record: USI text has room for the moves of one line."""
    if path.suffix.lower() not in USI_SUFFIXES:
        return True
    return not record.headers and not any(
        len(node.children) > 1
        or node.comment
        or node.bookmark is not None
        or node.time_ms is not None
        or node.outcome is not None
        or node.remarks
        for node in record.walk()
    )


def write_bytes(path: Path, data: bytes) -> None:
    """Write `data` to `path`, all or nothing. :raises FileTrouble: the disk refused."""
    try:
        write_atomically(path, data)
    except OSError as error:
        sentence = translate("Files", "{file} cannot be written ({reason}). Choose another folder or name.")
        raise FileTrouble(sentence.format(file=path, reason=error.strerror or error)) from error


def game_text(record: Record) -> str:
    """The game as KIF, for the clipboard: its times in whole seconds, as other programs have them."""
    return kif.dumps(record, exact_times=False)


def position_text(record: Record, path: RecordPath) -> str:
    """The position at `path` as SFEN, for the clipboard."""
    return record.position(path).sfen()


def suggested_path(folder: Path, record: Record, when: datetime, suffix: str = ".kif") -> Path:
    """A name to offer for a new file in `folder`; one that is taken gets ``-2`` and so on."""
    name = Path(suggested_file_name(record, when))
    candidate = folder / f"{name.stem}{suffix}"
    number = 2
    while _exists(candidate):
        candidate = folder / f"{name.stem}-{number}{suffix}"
        number += 1
    return candidate


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False
