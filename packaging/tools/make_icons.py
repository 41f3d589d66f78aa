"""Write the program's icon as Windows and macOS want it: build/shogi-desktop.ico and, on macOS, .icns."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DRAWING = ROOT / "resources" / "icons" / "shogi-desktop.svg"
BUILD = ROOT / "build"
ICNS_SIZES = (16, 32, 128, 256, 512)


def main() -> int:
    """Write the files; 1 if one could not be written."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication, QIcon  # noqa: PLC0415 - after the platform is chosen

    application = QGuiApplication([])
    icon = QIcon(str(DRAWING))
    BUILD.mkdir(exist_ok=True)
    written = icon.pixmap(256, 256).save(str(BUILD / "shogi-desktop.ico"))
    folder = BUILD / "shogi-desktop.iconset"
    folder.mkdir(exist_ok=True)
    for size in ICNS_SIZES:
        written &= icon.pixmap(size, size).save(str(folder / f"icon_{size}x{size}.png"))
        written &= icon.pixmap(2 * size, 2 * size).save(str(folder / f"icon_{size}x{size}@2x.png"))
    tool = shutil.which("iconutil")
    if tool is not None:
        target = BUILD / "shogi-desktop.icns"
        subprocess.run([tool, "--convert", "icns", "--output", target, folder], check=True)
    del application
    return int(not written)


if __name__ == "__main__":
    sys.exit(main())
