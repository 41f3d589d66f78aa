"""Where games over the network are kept: a kifu each, CSA, or KIF where CSA does not know the game."""

from __future__ import annotations

import re
from pathlib import Path

from shogi_desktop.app.system.atomic import write_atomically
from shogi_desktop.game import Record
from shogi_desktop.notation import csa, kif
from shogi_desktop.notation.encoding import UTF_8

_UNSAFE = re.compile(r"[^A-Za-z0-9_@.+-]+")
_LONGEST = 150


def file_stem(game_id: str) -> str:
    """A file's name for a game: nothing in it leads elsewhere, whatever the server calls the game."""
    return _UNSAFE.sub("_", game_id)[:_LONGEST].strip(".") or "game"


def save_record(folder: Path, game_id: str, record: Record) -> Path:
    """Write the game; one of that name is replaced. :raises OSError: the disk refused."""
    if record.variant.names.csa:
        path, data = folder / f"{file_stem(game_id)}.csa", csa.dump(record)
    else:
        path, data = folder / f"{file_stem(game_id)}.kifu", kif.dump(record, UTF_8)
    write_atomically(path, data)
    return path
