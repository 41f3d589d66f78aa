"""Write the program's icon as Windows and macOS want it: build/shogi-desktop.ico and, on macOS, .icns."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DRAWING = ROOT / "resources" / "icons" / "shogi-desktop.svg"
BUILD = ROOT / "build"
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 256)
ICNS_SIZES = (16, 32, 128, 256, 512)


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon of PNG pictures by their size in pixels, 256 at most; Qt's own writer takes one only."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    entries = []
    for size, png in pictures.items():
        entries.append(struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), at))
        at += len(png)
    return b"".join([head, *entries, *pictures.values()])


def main() -> int:
    """Write the files; 1 if one could not be written."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication, QIcon  # noqa: PLC0415 - after the platform is chosen

    application = QGuiApplication([])
    icon = QIcon(str(DRAWING))
    folder = BUILD / "shogi-desktop.iconset"
    folder.mkdir(parents=True, exist_ok=True)
    written = True

    def png(size: int, name: str) -> Path:
        nonlocal written
        written &= icon.pixmap(size, size).save(str(folder / name))
        return folder / name

    pictures = {size: png(size, f"{size}.png").read_bytes() for size in ICO_SIZES}
    (BUILD / "shogi-desktop.ico").write_bytes(ico(pictures))
    for size in ICO_SIZES:
        (folder / f"{size}.png").unlink()
    for size in ICNS_SIZES:
        png(size, f"icon_{size}x{size}.png")
        png(2 * size, f"icon_{size}x{size}@2x.png")
    tool = shutil.which("iconutil")
    if tool is not None:
        target = BUILD / "shogi-desktop.icns"
        subprocess.run([tool, "--convert", "icns", "--output", target, folder], check=True)
    del application
    return int(not written)


if __name__ == "__main__":
    sys.exit(main())
