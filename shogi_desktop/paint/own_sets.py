"""Piece sets of the user's own: a folder of SVG and PNG files with a manifest ``pieces.toml``.

The manifest names a file for every piece by its id; docs/user-guide.md describes it. A set is read whole or
not at all: what is missing is told here, in one sentence, before anything is painted with it. Painting is
the business of `faces`.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec.toml
from msgspec import Struct
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.paint.errors import PieceSetError
from shogi_desktop.regular_file import Unfit, UnfitFileError, read_file, real_path
from shogi_desktop.rules import VARIANTS, PieceKind, Variant

MANIFEST = "pieces.toml"
_WHITE_KING = "white_king"
_MOST_BYTES = 4 * 1024 * 1024
_MOST_PIXELS = 4096 * 4096
_KNOWN = frozenset({"name", "upright", "wedge", "files", *(variant.id for variant in VARIANTS)})


class OwnSet(Struct, frozen=True):
    """A set that was read.

    :ivar name: what its maker calls it.
    :ivar faces: the files' content, by the keys of `PieceSet.faces`.
    :ivar upright: whether faces stay upright on turned pieces.
    :ivar wedge: whether the program paints the body below the faces.
    """

    name: str
    faces: dict[str, bytes]
    upright: bool
    wedge: bool


def own_set_folders(parent: Path) -> list[Path]:
    """The folders in `parent` that want to be piece sets: those with a manifest, by name."""
    try:
        return sorted(path.parent for path in parent.glob(f"*/{MANIFEST}"))
    except OSError:
        return []


def piece_ids() -> tuple[str, ...]:
    """The ids of the pieces that a set needs a file for."""
    return tuple(dict.fromkeys(kind.id for variant in VARIANTS for kind in variant.kinds))


def read_own_set(folder: Path) -> OwnSet:
    """The set in `folder`. It is read once, and again when a file there has changed.

    :raises PieceSetError: naming the file at fault, and what is missing or wrong in it.
    """
    return _read(folder, _stamp(folder))


_Stamp = tuple[tuple[str, int, int], ...]


def _stamp(folder: Path) -> _Stamp:
    """Names, times and sizes of the files in `folder`, as far as that is a set and can be read."""
    if not (folder / MANIFEST).is_file():
        return ()
    found = []
    try:
        for path in folder.rglob("*"):
            status = path.stat()
            found.append((str(path), status.st_mtime_ns, status.st_size))
    except OSError:
        return ()  # reading will say what is wrong
    return tuple(sorted(found))


# Checking 21 drawings takes 14 ms, and every list of sets asks for it.
@lru_cache(maxsize=32)
def _read(folder: Path, _: _Stamp) -> OwnSet:
    manifest = folder / MANIFEST
    content = _manifest(manifest)
    unknown = sorted(set(content) - _KNOWN)
    if unknown:
        raise PieceSetError(
            manifest, f"{unknown[0]!r} means nothing here; known are {', '.join(sorted(_KNOWN))}"
        )
    name = content.get("name")
    if not isinstance(name, str) or not name.strip():
        raise PieceSetError(manifest, 'the name is missing; write name = "My pieces"')
    files = _table(manifest, content, "files")
    missing = [piece_id for piece_id in piece_ids() if piece_id not in files]
    if missing:
        more = f" and {len(missing) - 4} more" if len(missing) > 5 else ""
        shown = ", ".join(missing[:4] if more else missing)
        raise PieceSetError(manifest, f"no file is named under [files] for {shown}{more}")
    faces = _faces(folder, files, {v.id: _table(manifest, content, v.id) for v in VARIANTS})
    upright, wedge = (
        _flag(manifest, content, "upright", usual=False),
        _flag(manifest, content, "wedge", usual=True),
    )
    return OwnSet(name.strip()[:60], faces, upright=upright, wedge=wedge)


def _manifest(manifest: Path) -> dict[str, object]:
    data = _content(manifest, "the file is missing; it names the pieces' files")
    try:
        # It imports what reads TOML when first asked: few players have a set of their own.
        return msgspec.toml.decode(data.decode("utf-8-sig"), type=dict[str, object])
    except UnicodeDecodeError as error:
        raise PieceSetError(manifest, "it is not UTF-8 text") from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise PieceSetError(manifest, f"it is not TOML: {error}") from error


def _content(path: Path, missing: str) -> bytes:
    """What is in a file of the set. :param missing: what is said where there is none.

    :raises PieceSetError: there is none, it cannot be read, is no file, or is too large.
    """
    try:
        return read_file(path, _MOST_BYTES)
    except FileNotFoundError as error:
        raise PieceSetError(path, missing) from error
    except UnfitFileError as error:
        large = error.why is Unfit.TOO_LARGE
        raise PieceSetError(path, "the file is larger than 4 MB" if large else error.why.value) from error
    except OSError as error:
        raise PieceSetError(path, f"it cannot be read: {error.strerror}") from error


def _table(manifest: Path, content: dict[str, object], key: str) -> dict[str, str]:
    """The names of files in table `key`, which may be absent."""
    table = content.get(key, {})
    known = {*piece_ids(), _WHITE_KING}
    if not isinstance(table, dict):
        raise PieceSetError(manifest, f"[{key}] is to be a table of files")
    for piece_id, name in table.items():
        if piece_id not in known:
            raise PieceSetError(
                manifest, f"[{key}] names {piece_id!r}; pieces are {', '.join(sorted(known))}"
            )
        if not isinstance(name, str):
            raise PieceSetError(manifest, f"[{key}] is to give {piece_id} the name of a file")
    return table


def _flag(manifest: Path, content: dict[str, object], key: str, *, usual: bool) -> bool:
    value = content.get(key, usual)
    if not isinstance(value, bool):
        raise PieceSetError(manifest, f"{key} is true or false, not {value!r}")
    return value


def _faces(folder: Path, files: dict[str, str], own: dict[str, dict[str, str]]) -> dict[str, bytes]:
    """Every face by its key; what a game has for itself stands before what is for both."""
    read: dict[str, bytes] = {}

    def face(name: str) -> bytes:
        if name not in read:
            read[name] = _picture(folder, name)
        return read[name]

    faces = {}
    for variant in VARIANTS:
        named = files | own[variant.id]
        for kind in variant.kinds:
            faces[_key(variant, kind)] = face(named[kind.id])
            if kind.royal:
                faces[f"王@{variant.id}"] = face(named.get(_WHITE_KING, named[kind.id]))
    return faces


def _key(variant: Variant, kind: PieceKind) -> str:
    return f"{kind.kanji}@{variant.id}"


def _picture(folder: Path, name: str) -> bytes:
    """The content of an SVG or PNG file that can be drawn. :raises PieceSetError: it cannot."""
    path = folder / name
    if not real_path(path).is_relative_to(real_path(folder)):
        raise PieceSetError(path, "the file is outside the folder of the set")
    data = _content(path, f"the file is missing, though {MANIFEST} names it")
    if path.suffix.lower() == ".png":
        image = QImage.fromData(data) if data.startswith(b"\x89PNG") else QImage()
        if image.isNull() or image.width() * image.height() > _MOST_PIXELS:
            raise PieceSetError(path, "it is not a PNG picture of at most 4096 × 4096 pixels")
    elif path.suffix.lower() != ".svg":
        raise PieceSetError(path, "pieces are .svg or .png files")
    elif not _is_svg(data):
        raise PieceSetError(path, "it is not an SVG drawing")
    return data


def _is_svg(data: bytes) -> bool:
    # Qt would report a damaged file on the console as well.
    return b"<svg" in data and QSvgRenderer(QByteArray(data)).isValid()
