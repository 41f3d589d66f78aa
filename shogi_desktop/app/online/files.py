"""Where games over the network are kept: a kifu each, CSA, or KIF where CSA does not know the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from shogi_desktop.app.system.atomic import write_atomically
from shogi_desktop.game import Record
from shogi_desktop.notation import csa, kif
from shogi_desktop.notation.encoding import UTF_8

_UNSAFE = re.compile(r"[^A-Za-z0-9_@.+-]+")
_LONGEST = 150
_ENDINGS = (".csa", ".kifu")


def file_stem(game_id: str) -> str:
    """A file's name for a game: nothing in it leads elsewhere, whatever the server calls the game."""
    return _UNSAFE.sub("_", game_id)[:_LONGEST].strip(".") or "game"


def name_for(folder: Path, game_id: str, *, goes_on: bool) -> str:
    """What a game is called in `folder`, where another one of that name may stand: servers name games anew.

    :param goes_on: the game was begun before, and is likely the last one of that name.
    """
    stem = file_stem(game_id)
    last = stem
    for name in _names(stem):
        if not any(_is_there(folder / f"{name}{ending}") for ending in _ENDINGS):
            return last if goes_on else name
        last = name
    raise AssertionError("numbers end")


def _is_there(path: Path) -> bool:
    """What cannot be asked for counts as free: that it cannot be written is told when it is."""
    try:
        return path.exists()
    except OSError:
        return False


def _names(stem: str) -> Iterator[str]:
    yield stem
    for number in count(2):
        tail = f"-{number}"
        yield stem[: _LONGEST - len(tail)] + tail


def save_record(folder: Path, game_id: str, record: Record) -> Path:
    """Write the game; one of that name is replaced. :raises OSError: the disk refused."""
    if record.variant.names.csa:
        path, data = folder / f"{file_stem(game_id)}.csa", csa.dump(record)
    else:
        path, data = folder / f"{file_stem(game_id)}.kifu", kif.dump(record, UTF_8)
    write_atomically(path, data)
    return path
