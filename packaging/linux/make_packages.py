"""Make the Linux packages of the bundle: ``python packaging/linux/make_packages.py deb appdir``.

Needs ``dist/shogi-desktop`` (see docs/releasing.md), PySide6 for the icons and, for the ``.deb``, dpkg-deb.
An AppImage is the AppDir, packed by mksquashfs behind AppImage's own small program (``--runtime``), which
mounts it and runs its ``AppRun``; the AppDir runs as it lies, too.
"""

from __future__ import annotations

import argparse
import gzip
import os
import platform
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
BUNDLE = ROOT / "dist" / "shogi-desktop"
NAME = "shogi-desktop"
ICON = ROOT / "resources" / "icons" / f"{NAME}.svg"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
OPTIONAL = ("libpulse0",)
"""Without sound the program plays on."""
MOST_UNPACKED_MB = 220
MOST_PACKED_MB = 90

MAINTAINER = "Shogi Desktop contributors <shogi-desktop@users.noreply.github.com>"
DESCRIPTION = """\
Description: play, study and print shogi
 Japanese chess against an opponent of its own, with handicaps, clocks, a
 library of game records, a position editor, printing and export. Okisaki
 shogi (10x10) too. It brings its own Qt and engine, and uses no network.
"""
# dpkg's own triggers do the same where the packages have them; the calls are for where they have not.
REFRESH = """\
#!/bin/sh
set -e
refresh() { command -v "$1" > /dev/null 2>&1 && "$@" > /dev/null 2>&1 || true; }
refresh update-mime-database /usr/share/mime
refresh update-desktop-database -q /usr/share/applications
refresh gtk-update-icon-cache -q -t -f /usr/share/icons/hicolor
exit 0
"""
APP_RUN = """\
#!/bin/sh
# The start of the AppImage, or of the AppDir as it lies.
here=$(dirname "$(readlink -f "$0")")
exec "$here/usr/lib/shogi-desktop/shogi-desktop" "$@"
"""


def version() -> str:
    """The program's version, read without importing it."""
    text = (ROOT / "shogi_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    if found is None:
        raise SystemExit("shogi_desktop/__init__.py does not tell the version.")
    return found[1]


def make_icons(folder: Path) -> None:
    """Paint the program's icon in all sizes below ``folder`` (an icon theme), and put the drawing beside."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import Qt  # noqa: PLC0415 - after the platform is chosen
    from PySide6.QtGui import QGuiApplication, QImage, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    application = QGuiApplication.instance() or QGuiApplication([])
    drawing = QSvgRenderer(str(ICON))
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        drawing.render(painter)
        painter.end()
        place = folder / f"{size}x{size}" / "apps" / f"{NAME}.png"
        place.parent.mkdir(parents=True)
        if not image.save(str(place)):
            raise SystemExit(f"{place} could not be written.")
    del application
    (folder / "scalable" / "apps").mkdir(parents=True)
    shutil.copy(ICON, folder / "scalable" / "apps")


def lay_out(usr: Path) -> None:
    """Put the bundle and all that tells the desktop of it below ``usr``."""
    shutil.copytree(BUNDLE, usr / "lib" / NAME, symlinks=True)
    share = usr / "share"
    for folder, file in (("applications", f"{NAME}.desktop"), ("mime/packages", f"{NAME}.xml")):
        (share / folder).mkdir(parents=True)
        shutil.copy(HERE / file, share / folder)
    make_icons(share / "icons" / "hicolor")
    manual = (HERE / f"{NAME}.1").read_text(encoding="utf-8").replace("@VERSION@", version())
    (share / "man" / "man1").mkdir(parents=True)
    _write_gz(share / "man" / "man1" / f"{NAME}.1.gz", manual)
    papers = share / "doc" / NAME
    papers.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", papers / "copyright")
    with (papers / "copyright").open("a", encoding="utf-8") as stream:
        stream.write(f"\nThe licences of all that is inside lie in /usr/lib/{NAME}/_internal/licenses.\n")
    _write_gz(papers / "NEWS.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    (usr / "bin").mkdir()
    (usr / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")


def _write_gz(path: Path, text: str) -> None:
    path.write_bytes(gzip.compress(text.encode("utf-8"), 9, mtime=0))


def system_packages(bundle: Path) -> list[str]:
    """The Debian packages of the libraries that the bundle itself asks for and leaves to the system."""
    wanted = set()
    for file in _elf_files(bundle):
        head = subprocess.run(["objdump", "-p", str(file)], capture_output=True, text=True, check=True).stdout
        wanted |= set(re.findall(r"NEEDED\s+(\S+)", head))
    inside = {file.name for file in bundle.rglob("*.so*")}
    packages = {_package_of(name) for name in wanted - inside}
    return sorted(package for package in packages if package)


def _elf_files(folder: Path) -> Iterator[Path]:
    for file in folder.rglob("*"):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as stream:
                if stream.read(4) == b"\x7fELF":
                    yield file


def _package_of(library: str) -> str:
    """The installed package that holds ``library``, by Debian's name (Ubuntu provides those)."""
    listed = subprocess.run(
        ["dpkg", "-S", f"*/{library}"], capture_output=True, text=True, check=False
    ).stdout
    owners = {line.split(":")[0] for line in listed.splitlines() if ": /" in line}
    runtime = sorted(owner for owner in owners if not owner.endswith(("-dev", "-cross", "-dbg")))
    return runtime[0].removesuffix("t64") if runtime else ""


def make_deb(out: Path, level: int) -> Path:
    """Make the package for Debian and Ubuntu, packed at xz's ``level``; its path."""
    machine = platform.machine()
    architecture = ARCHITECTURES.get(machine, machine)
    root = out / "deb"
    shutil.rmtree(root, ignore_errors=True)
    lay_out(root / "usr")
    libc = platform.libc_ver()[1]
    needs = [name for name in system_packages(BUNDLE) if name not in {"libc6", *OPTIONAL}]
    needs.append("fontconfig-config")  # read, not linked to
    size = _kilobytes(root)
    control = root / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(
        f"Package: {NAME}\nVersion: {version()}\nArchitecture: {architecture}\nMaintainer: {MAINTAINER}\n"
        f"Installed-Size: {size}\nDepends: {', '.join([f'libc6 (>= {libc})', *needs])}\n"
        f"Recommends: shared-mime-info, desktop-file-utils, hicolor-icon-theme, {', '.join(OPTIONAL)}\n"
        f"Section: games\nPriority: optional\n{DESCRIPTION}",
        encoding="utf-8",
    )
    _tell_debian(root / "usr" / "share")
    for script in ("postinst", "postrm"):
        (control / script).write_text(REFRESH, encoding="utf-8")
        (control / script).chmod(0o755)
    for place in (root, *root.rglob("*")):
        if place.is_dir():
            place.chmod(0o755)
        elif ".so" in place.name and not place.is_symlink():
            place.chmod(0o644)  # a library is loaded, not run
    file = out / f"{NAME}_{version()}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{level}", "--build", root, file], check=True
    )
    shutil.rmtree(root)
    return file


def _tell_debian(share: Path) -> None:
    """Write what only the ``.deb`` has: the changelog in Debian's form, and what lintian is told."""
    moment = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    entry = (
        f"{NAME} ({version()}) unstable; urgency=medium\n\n  * This version; NEWS.gz tells what is new.\n\n"
        f" -- {MAINTAINER}  {time.strftime('%a, %d %b %Y %H:%M:%S +0000', moment)}\n"
    )
    _write_gz(share / "doc" / NAME / "changelog.gz", entry)
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copy(HERE / "lintian-overrides", overrides / NAME)


def make_appdir(out: Path) -> Path:
    """Make the folder that an AppImage is made of; it runs as it lies, by its ``AppRun``."""
    root = out / "Shogi_Desktop.AppDir"
    shutil.rmtree(root, ignore_errors=True)
    lay_out(root / "usr")
    (root / "AppRun").write_text(APP_RUN, encoding="utf-8")
    (root / "AppRun").chmod(0o755)
    shutil.copy(HERE / f"{NAME}.desktop", root)
    shutil.copy(ICON, root)
    (root / ".DirIcon").symlink_to(f"usr/share/icons/hicolor/256x256/apps/{NAME}.png")
    return root


def make_appimage(out: Path, runtime: Path, level: int) -> Path:
    """Make the AppImage: ``runtime``, and behind it the AppDir as a compressed file system.

    :param runtime: a program of github.com/AppImage/type2-runtime; the bytes 8 to 10 say that it is one.
    :param level: how hard zstd packs, 1 to 22.
    """
    program = runtime.read_bytes()
    if program[:4] != b"\x7fELF" or program[8:11] != b"AI\x02":
        raise SystemExit(f"{runtime} is no runtime of AppImages (type 2).")
    image = out / f"Shogi_Desktop-{version()}-{platform.machine()}.AppImage"
    packed = image.with_suffix(".squashfs")
    packing = ["-comp", "zstd", "-Xcompression-level", str(level), "-b", "1M", "-root-owned", "-noappend"]
    command = ["mksquashfs", str(make_appdir(out)), str(packed), *packing, "-no-progress", "-quiet"]
    try:
        subprocess.run(command, check=True)
    except FileNotFoundError:
        raise SystemExit("There is no mksquashfs; it is in the package squashfs-tools.") from None
    with image.open("wb") as stream:
        stream.write(program)
        stream.write(packed.read_bytes())
    packed.unlink()
    image.chmod(0o755)
    return image


def _kilobytes(folder: Path) -> int:
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return sum((file.stat().st_size + 1023) // 1024 for file in files)


def make(kind: str, options: argparse.Namespace) -> Path:
    """Make one kind of package; its path."""
    if kind == "deb":
        return make_deb(options.out, options.level)
    if kind == "appdir":
        return make_appdir(options.out)
    if options.runtime is None:
        raise SystemExit("Say where the runtime lies: --runtime FILE (docs/releasing.md).")
    return make_appimage(options.out, options.runtime, 2 * options.level)


def main() -> int:
    """Make what the command line names; 1 where it is larger than it may be."""
    parser = argparse.ArgumentParser(description="Make the Linux packages of the bundle in dist/.")
    parser.add_argument("kinds", nargs="+", choices=["deb", "appdir", "appimage"])
    parser.add_argument("--level", type=int, default=6, help="how hard it is packed, 1 to 9")
    parser.add_argument("--runtime", type=Path, help="the program that starts an AppImage")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    options = parser.parse_args()
    if not (BUNDLE / NAME).is_file():
        raise SystemExit(f"There is no bundle in {BUNDLE}; docs/releasing.md says how it is built.")
    options.out.mkdir(parents=True, exist_ok=True)
    unpacked = _kilobytes(BUNDLE) / 1000
    too_large = unpacked > MOST_UNPACKED_MB
    print(f"bundle: {unpacked:.0f} MB, may be {MOST_UNPACKED_MB} MB")
    for kind in options.kinds:
        made = make(kind, options)
        if made.is_file():
            packed = made.stat().st_size / 1e6
            too_large |= packed > MOST_PACKED_MB
            print(f"{made}: {packed:.0f} MB, may be {MOST_PACKED_MB} MB")
        else:
            print(made)
    return int(too_large)


if __name__ == "__main__":
    sys.exit(main())
