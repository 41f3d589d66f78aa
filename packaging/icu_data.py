"""Cut Unicode's locale data down to the languages of the program, for the bundles of Linux.

Qt's libraries link to ICU, whose data are a library of 32 MB with the month names of 800 locales. The
bundle's recipe puts a library in its place that has the data of our languages; ICU's code stays as it is.
The data have the form of ICU's "common data", a table of contents and the items (ICU User Guide, "ICU Data").
"""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
from dataclasses import dataclass
from pathlib import Path

LANGUAGES = ("en", "ja", "cs", "pt", "pt_PT", "pt_BR")
# Trees of names of which the program, which takes its own from Qt's tables, shows none.
UNUSED_TREES = ("brkitr", "curr", "lang", "rbnf", "region", "translit", "unit")
# Of the encodings those of Japanese and of Latin letters stay.
CONVERTERS = re.compile(
    r"ibm-(943|954|33722|5348|5346|1252|1250|912|923|813|1208|367)_.*|iso-8859_.*|euc-jp-.*"
)
# Character names, rules of domain names, look-alikes.
UNUSED_FILES = ("unames.icu", "confusables.cfu", "langInfo.res", "unitConstants.res")
_ALIGNMENT = 16


class IcuDataError(Exception):
    """The data are of another form than this module knows; the text says where."""


@dataclass(frozen=True, slots=True)
class Item:
    """One file of the data: ``icudt73l/coll/ja.res`` and its bytes."""

    name: str
    data: bytes


def read_items(data: bytes) -> tuple[bytes, list[Item]]:
    """The header of ICU's common data and all items, in their order."""
    if len(data) < 24 or data[2:4] != b"\xda\x27" or data[12:16] != b"CmnD":
        raise IcuDataError("The data do not begin as ICU's common data do.")
    if data[8] != 0:
        raise IcuDataError("The data are for a big-endian machine.")
    start = struct.unpack_from("<H", data)[0]
    count = struct.unpack_from("<I", data, start)[0]
    places = [struct.unpack_from("<II", data, start + 4 + 8 * index) for index in range(count)]
    ends = [offset for _, offset in places[1:]] + [len(data) - start]
    items = []
    for (name_at, begin), end in zip(places, ends, strict=True):
        name = data[start + name_at : data.index(b"\0", start + name_at)].decode("ascii")
        items.append(Item(name, data[start + begin : start + end]))
    return data[:start], items


def write_items(header: bytes, items: list[Item]) -> bytes:
    """ICU's common data of these items, which must be sorted by name as they were read."""
    names = b"".join(item.name.encode("ascii") + b"\0" for item in items)
    names_at = 4 + 8 * len(items)
    offset = _aligned(names_at + len(names))
    table, name_at, body = [struct.pack("<I", len(items))], names_at, []
    for item in items:
        table.append(struct.pack("<II", name_at, offset))
        name_at += len(item.name) + 1
        body.append(item.data.ljust(_aligned(len(item.data)), b"\0"))
        offset += len(body[-1])
    front = b"".join([*table, names])
    return header + front.ljust(_aligned(len(front)), b"\0") + b"".join(body)


def _aligned(size: int) -> int:
    return -(-size // _ALIGNMENT) * _ALIGNMENT


def is_wanted(name: str) -> bool:
    """Whether an item, named without the package (``coll/ja.res``), is kept."""
    tree, _, file = name.rpartition("/")
    if tree in UNUSED_TREES or file in UNUSED_FILES or file.endswith(".spp"):
        return False
    if file.endswith(".cnv"):
        return CONVERTERS.fullmatch(file.removesuffix(".cnv")) is not None
    # What is named like a locale (ja, sr_Latn_RS) is one; root, pool and the rest are tables for all.
    if re.fullmatch(r"[a-z]{2,3}(_[A-Za-z0-9]+)*\.res", file):
        return file.removesuffix(".res") in LANGUAGES
    return True


def trimmed(data: bytes) -> bytes:
    """The common data with the items of our languages only."""
    header, items = read_items(data)
    return write_items(header, [item for item in items if is_wanted(item.name.partition("/")[2])])


def data_of_library(library: Path) -> tuple[str, bytes]:
    """The name of the symbol that a data library of ICU exports (``icudt73_dat``), and its bytes."""
    listed = subprocess.run(
        ["readelf", "--wide", "--dyn-syms", library], capture_output=True, text=True, check=True
    ).stdout
    found = re.search(r"([0-9a-f]{16})\s+(0x[0-9a-f]+|\d+) OBJECT .* (icudt\d+_dat)$", listed, re.MULTILINE)
    if found is None:
        raise IcuDataError(f"{library} exports no data.")
    # The data lie in read-only pages, whose address and place in the file are the same.
    begin, size = int(found[1], 16), int(found[2], 0)
    data = library.read_bytes()[begin : begin + size]
    read_items(data)
    return found[3], data


def make_library(library: Path, folder: Path) -> Path | None:
    """A library like `library` with our languages' data only, in `folder`; None where it cannot be made.

    :raises IcuDataError: `library` is no data library of ICU.
    """
    compiler = next((path for name in ("cc", "gcc", "clang") if (path := shutil.which(name))), None)
    if compiler is None or shutil.which("readelf") is None:
        return None
    symbol, data = data_of_library(library)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "icu.dat").write_bytes(trimmed(data))
    source = folder / "icu.S"
    source.write_text(
        f".section .rodata\n.balign 16\n.globl {symbol}\n.type {symbol}, %object\n{symbol}:\n"
        f'.incbin "icu.dat"\n.size {symbol}, .-{symbol}\n.section .note.GNU-stack,"",%progbits\n',
        encoding="ascii",
    )
    made = folder / library.name
    options = ["-shared", "-nostdlib", "-s", f"-Wl,-soname,{library.name}", "-o", made.name, source.name]
    subprocess.run([compiler, *options], cwd=folder, check=True)
    return made
