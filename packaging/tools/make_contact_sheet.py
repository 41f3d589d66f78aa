"""Draw every page and dialog of the program into contact sheets, to be looked through sheet by sheet.

    python packaging/tools/make_contact_sheet.py FOLDER [--only SCREEN ...] [--text 100 150] ...
    python packaging/tools/make_contact_sheet.py FOLDER --unfolded ...
    python packaging/tools/make_contact_sheet.py FOLDER --covering ...

One sheet for each language, appearance, screen density and size of text: FOLDER/en-light-1x-100-1.png and on.
``--grid 2x2`` puts fewer screens on a sheet: each can be read. To see what a change does, make the same
sheets before and after it, into two folders, and look at them side by side. ``--unfolded`` draws what opens
on the screens instead: menus, lists of choices, the longest tip of each; what looks the same is drawn once.
``--covering`` draws 24 of the 144 combinations, in which any two values meet (:data:`COVERING`).
FOLDER should not be in the repository. Each density and size of window is a process of its own: Qt takes
its screens only at its start.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QRect, QSize, Qt  # noqa: E402 - the path and the platform come first
from PySide6.QtGui import QColor, QFont, QImage, QPainter  # noqa: E402

from shogi_desktop.app.books.file import write_book  # noqa: E402
from shogi_desktop.app.system.paths import AppPaths  # noqa: E402
from shogi_desktop.gui.window.application import make_application  # noqa: E402
from shogi_desktop.gui.window.main_window import MainWindow  # noqa: E402
from tests.support.screens import SCREENS, picture, put_away  # noqa: E402
from tests.support.unfolded import unfolded  # noqa: E402

WINDOW = QSize(1280, 720)
GRID = QSize(3, 3)
FRAME, TITLE = 16, 28
UNFOLDED_TITLE = 200
"""So much room has the name of what unfolds, at least."""
FILES = (
    "20261121_1830_Aiko Yamamoto_Ben Wanderley de Oliveira.kif",
    "朝日杯将棋オープン戦準決勝.kif",
    "partie z klubového večera, čtvrté kolo turnaje družstev.kifu",
    "game & set.csa",
    f"{'a' * 90}.kif",
    *(f"league game {number}.kif" for number in range(1, 6)),
)
"""Names of the files opened last, short and long."""
BOOKS = ("Standard book of our club, third edition.db", "定跡集.db", "user_book1.db")
LANGUAGES = ("en", "ja", "cs", "pt")
APPEARANCES = ("light", "dark", "contrast")
COVERING = {
    # size of the window, density: appearance and size of text in each of the languages, in their order
    ("1024x640", 1): ("light 100", "dark 100", "contrast 150", "light 150"),
    ("1280x720", 1): ("dark 150", "contrast 150", "light 100", "dark 100"),
    ("1920x1080", 1): ("contrast 100", "light 100", "dark 150", "contrast 150"),
    ("1024x640", 2): ("light 150", "dark 150", "contrast 100", "light 100"),
    ("1280x720", 2): ("dark 100", "contrast 100", "light 150", "dark 150"),
    ("1920x1080", 2): ("contrast 150", "light 150", "dark 100", "contrast 100"),
}
"""As few combinations as any two of language, appearance, size of text and size of screen meet in."""


def main() -> int:
    """Draw what is asked for; 0."""
    options = _options()
    if options.covering:
        for (size, density), cells in COVERING.items():
            for language, cell in zip(LANGUAGES, cells, strict=True):
                appearance, text = cell.split()
                one = ["--languages", language, "--appearances", appearance, "--text", text]
                _draw_apart(density, _size(size), [*sys.argv[1:], *one, "--no-covering"])
        return 0
    if options.density is None:
        for density, size in itertools.product(options.densities, options.windows):
            _draw_apart(density, size, sys.argv[1:])
        return 0
    options.folder.mkdir(parents=True, exist_ok=True)
    application = make_application(sys.argv[:1])
    (size,) = options.windows
    with tempfile.TemporaryDirectory() as places:
        window = MainWindow(AppPaths.below(Path(places)))
        window.settings.update(animate_moves=False, player_name="Aiko")
        for name in reversed(FILES):
            window.recent.remember(Path(places, "Documents", name))
        window.settings.update(books=tuple(str(_empty_book(Path(places, name))) for name in BOOKS))
        window.resize(size)
        window.show()
        for text, language, appearance in itertools.product(
            options.text, options.languages, options.appearances
        ):
            window.settings.update(language=language, appearance=appearance, text_percent=text)
            name = f"{language}-{appearance}-{options.density}x-{text}-{size.width()}"
            draw = _unfolded if options.unfolded else _screens
            room = _room(size * options.density, options.grid)
            _draw_sheets(draw(window, options.only), room, options.folder / name)
        window.desk.leave()
        window.close()
    del application
    return 0


def _draw_apart(density: int, size: QSize, arguments: list[str]) -> None:
    """Draw what is asked for in a process of its own, whose screen is as large as the window."""
    with tempfile.TemporaryDirectory() as folder:
        screen = {"name": "screen", "x": 0, "y": 0, "dpr": 1, "logicalDpi": 96, "logicalBaseDpi": 96}
        screen |= {"width": density * size.width(), "height": density * size.height()}
        config = Path(folder, "screens.json")
        config.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
        environment = {
            **os.environ,
            "QT_SCALE_FACTOR": str(density),
            "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
        }
        only_this = ["--density", str(density), "--windows", f"{size.width()}x{size.height()}"]
        subprocess.run([sys.executable, __file__, *arguments, *only_this], check=True, env=environment)


def _empty_book(path: Path) -> Path:
    write_book(path, ())
    return path


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Draw every page and dialog into contact sheets.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="+", choices=list(SCREENS), default=list(SCREENS))
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--appearances", nargs="+", choices=APPEARANCES, default=APPEARANCES)
    parser.add_argument("--densities", nargs="+", type=int, default=(1, 2))
    parser.add_argument("--text", nargs="+", type=int, default=(100,), help="sizes of text in percent")
    parser.add_argument(
        "--windows",
        nargs="+",
        type=_size,
        default=(WINDOW,),
        metavar="WxH",
        help="sizes of the window in points",
    )
    parser.add_argument(
        "--grid", type=_size, default=GRID, metavar="CxR", help="columns and rows of screens on a sheet (3x3)"
    )
    parser.add_argument(
        "--unfolded", action="store_true", help="menus, lists and tips instead of the screens"
    )
    parser.add_argument(
        "--covering",
        action=argparse.BooleanOptionalAction,
        default=False,
        help="24 combinations in which any two values meet",
    )
    parser.add_argument("--density", type=int, help=argparse.SUPPRESS)
    return parser.parse_args()


def _size(text: str) -> QSize:
    width, _, height = text.partition("x")
    return QSize(int(width), int(height))


def _screens(window: MainWindow, names: list[str]) -> Iterator[tuple[str, QImage]]:
    for name in names:
        screen = SCREENS[name](window)
        image = picture(screen).toImage()
        put_away(window, screen)
        yield name, image


def _unfolded(window: MainWindow, names: list[str]) -> Iterator[tuple[str, QImage]]:
    """What opens on the screens; of those that look the same the first."""
    seen: set[bytes] = set()
    for name in names:
        screen = SCREENS[name](window)
        picture(screen)
        for what, image in unfolded(window, screen):
            looks = bytes(image.constBits())
            if looks not in seen:
                seen.add(looks)
                yield f"{name}: {what}", image
        put_away(window, screen)


def _room(cell: QSize, grid: QSize) -> QSize:
    """How large a sheet is on which so many screens of that size have room."""
    return QSize(
        grid.width() * (cell.width() + FRAME) + FRAME,
        grid.height() * (cell.height() + FRAME + TITLE) + FRAME,
    )


def _draw_sheets(images: Iterable[tuple[str, QImage]], room: QSize, stem: Path) -> None:
    """Draw the pictures, in order, onto as many sheets as they need: a page fills a cell, a dialog less."""
    sheet: list[tuple[QPoint, str, QImage]] = []
    number, corner, row = 1, QPoint(FRAME, FRAME), 0
    for name, image in images:
        if sheet and corner.x() + image.width() + FRAME > room.width():
            corner, row = QPoint(FRAME, corner.y() + row + FRAME + TITLE), 0
        if sheet and corner.y() + TITLE + image.height() + FRAME > room.height():
            _save(sheet, room, stem, number)
            number, corner, row, sheet = number + 1, QPoint(FRAME, FRAME), 0, []
        sheet.append((QPoint(corner), name, image))
        corner.setX(corner.x() + max(image.width(), UNFOLDED_TITLE) + FRAME)
        row = max(row, image.height())
    if sheet:
        _save(sheet, room, stem, number)


def _save(screens: list[tuple[QPoint, str, QImage]], room: QSize, stem: Path, number: int) -> None:
    used = max(at.y() + TITLE + image.height() + FRAME for at, _, image in screens)
    sheet = QImage(QSize(room.width(), min(used, room.height())), QImage.Format.Format_RGB32)
    sheet.fill(QColor(128, 128, 128))
    painter = QPainter(sheet)
    font = QFont()
    font.setPixelSize(20)
    painter.setFont(font)
    painter.setPen(Qt.GlobalColor.white)
    for at, name, image in screens:
        title = QRect(at, QSize(max(image.width(), UNFOLDED_TITLE), TITLE))
        painter.drawText(
            title, 0, name if image.width() < room.width() // 2 - FRAME else f"{name}   {stem.name}"
        )
        image.setDevicePixelRatio(1)
        painter.drawImage(at + QPoint(0, TITLE), image)
    painter.end()
    sheet.save(str(stem.with_name(f"{stem.name}-{number}.png")))
    print(f"{stem.name}-{number}: {', '.join(name for _, name, _ in screens)}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
