"""Draw every page and dialog of the program into contact sheets, to be looked through sheet by sheet.

    python packaging/tools/make_contact_sheet.py FOLDER [--only SCREEN ...] [--text 100 150] ...

One sheet for each language, appearance, screen density and size of text: FOLDER/en-light-1x-100-1.png and on.
``--grid 2x2`` puts fewer screens on a sheet: each can be read. To see what a change does, make the same
sheets before and after it, into two folders, and look at them side by side.
FOLDER should not be in the repository. Each density is a process of its own: Qt takes it only at its start.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QRect, QSize, Qt  # noqa: E402 - the path and the platform come first
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QScreen  # noqa: E402

from shogi_desktop.app.system.paths import AppPaths  # noqa: E402
from shogi_desktop.gui.window.application import make_application  # noqa: E402
from shogi_desktop.gui.window.main_window import MainWindow  # noqa: E402
from tests.support.screens import SCREENS, picture, put_away  # noqa: E402

WINDOW = QSize(1280, 720)
GRID = QSize(3, 3)
FRAME, TITLE = 16, 28
LANGUAGES = ("en", "ja", "cs", "pt")
APPEARANCES = ("light", "dark", "contrast")


def main() -> int:
    """Draw what is asked for; 0."""
    options = _options()
    if options.density is None:
        for density in options.densities:
            environment = {**os.environ, "QT_SCALE_FACTOR": str(density)}
            command = [sys.executable, __file__, *sys.argv[1:], "--density", str(density)]
            subprocess.run(command, check=True, env=environment)
        return 0
    options.folder.mkdir(parents=True, exist_ok=True)
    application = make_application(sys.argv[:1])
    for size in options.windows:
        _use_screen(size)
        with tempfile.TemporaryDirectory() as places:
            window = MainWindow(AppPaths.below(Path(places)))
            window.settings.update(animate_moves=False, player_name="Aiko")
            window.resize(size)
            window.show()
            for text in options.text:
                for language in options.languages:
                    for appearance in options.appearances:
                        window.settings.update(language=language, appearance=appearance, text_percent=text)
                        name = f"{language}-{appearance}-{options.density}x-{text}-{size.width()}"
                        _draw_sheets(window, options.only, options.grid, options.folder / name)
            window.desk.leave()
            window.close()
    del application
    return 0


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
    parser.add_argument("--density", type=int, help=argparse.SUPPRESS)
    return parser.parse_args()


def _use_screen(size: QSize) -> None:
    """Let the dialogs find the room of a screen of that size, not that of the screen there is not."""
    QScreen.availableSize = lambda _: size  # type: ignore[method-assign]


def _size(text: str) -> QSize:
    width, _, height = text.partition("x")
    return QSize(int(width), int(height))


def _draw_sheets(window: MainWindow, names: list[str], grid: QSize, stem: Path) -> None:
    """Draw the screens, in order, onto as many sheets as they need: a page fills a cell, a dialog less."""
    room: QSize | None = None
    sheet: list[tuple[QPoint, str, QImage]] = []
    number, corner, row = 1, QPoint(FRAME, FRAME), 0
    for name in names:
        screen = SCREENS[name](window)
        image = picture(screen).toImage()
        put_away(window, screen)
        if room is None:
            cell = window.size() * image.devicePixelRatio()
            room = QSize(
                grid.width() * (cell.width() + FRAME) + FRAME,
                grid.height() * (cell.height() + FRAME + TITLE) + FRAME,
            )
        if sheet and corner.x() + image.width() + FRAME > room.width():
            corner, row = QPoint(FRAME, corner.y() + row + FRAME + TITLE), 0
        if sheet and corner.y() + TITLE + image.height() + FRAME > room.height():
            _save(sheet, room, stem, number)
            number, corner, row, sheet = number + 1, QPoint(FRAME, FRAME), 0, []
        sheet.append((QPoint(corner), name, image))
        corner.setX(corner.x() + image.width() + FRAME)
        row = max(row, image.height())
    if room is not None:
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
        title = QRect(at, QSize(image.width(), TITLE))
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
