"""How long painting takes: the board anew, from its pixmap, pieces, a diagram, a sheet.

    python -m tests.bench.bench_paint

Times are the best of five, in milliseconds of one core, for a board about 1000 pixels wide. The board is
painted anew only when its size or theme changes; otherwise it comes from its pixmap.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import msgspec
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPixmap

from shogi_desktop.app.printing.pictures import animation_bytes
from shogi_desktop.app.settings.print_choices import AnimationChoices, PictureChoices
from shogi_desktop.game import Record
from shogi_desktop.notation import MoveStyle
from shogi_desktop.paint.animation import AnimationFormat
from shogi_desktop.paint.board import paint_board
from shogi_desktop.paint.diagram import Diagram, diagram_png, diagram_svg
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.fonts import load_fonts
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.page import PageSetup, lay_out, page_image, sheet_pdf_bytes
from shogi_desktop.paint.sheet import KifuSheet, kifu_pdf_bytes
from shogi_desktop.paint.sheet_diagrams import DiagramsSheet, Item
from shogi_desktop.paint.theme import DARK, LIGHT, PRINT, Theme
from shogi_desktop.rules import OKISAKI, STANDARD, Position, Variant

WIDTH = 1000


def best(paint: Callable[[], object]) -> float:
    times = []
    for _ in range(5):
        began = time.process_time()
        paint()
        times.append(time.process_time() - began)
    return min(times) * 1000


def painted_board(variant: Variant, theme: Theme) -> QImage:
    layout = BoardLayout(variant)
    scale = WIDTH / layout.bounds.width()
    height = round(layout.bounds.height() * scale)
    image = QImage(WIDTH, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(theme.window)
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint_board(painter, layout, theme)
    painter.end()
    return image


def all_pieces(piece_set: PieceSet, size: QSizeF) -> None:
    for piece in STANDARD.pieces:
        piece_set.pixmap(piece, size, 1.0, theme=LIGHT)


def random_game() -> Record:
    record, position = Record(STANDARD), Position.start(STANDARD)
    path: tuple[int, ...] = ()
    for ply in range(120):
        moves = position.legal_moves()
        move = moves[ply * 7 % len(moves)]
        path = record.append(path, move, time_ms=1000 * ply)
        position.play(move)
    return record


def main() -> None:
    application = QGuiApplication([])
    rows: list[tuple[str, float]] = []
    began = time.process_time()
    load_fonts()  # once only: a second call finds them loaded
    rows.append(("load both fonts", (time.process_time() - began) * 1000))
    rows.append(("load a piece set", best(lambda: PieceSet.load("two_kanji"))))
    for variant in (STANDARD, OKISAKI):
        for theme in (LIGHT, DARK, PRINT):
            name = f"board anew, {variant.id}, {theme.id}"
            rows.append((name, best(partial(painted_board, variant, theme))))
    pixmap = QPixmap.fromImage(painted_board(STANDARD, LIGHT))
    target = QImage(pixmap.size(), QImage.Format.Format_ARGB32_Premultiplied)

    def from_pixmap() -> None:
        painter = QPainter(target)
        painter.drawPixmap(0, 0, pixmap)
        painter.end()

    rows.append(("board from its pixmap", best(from_pixmap)))
    for set_id in ("two_kanji", "one_kanji"):
        size = QSizeF(66, 72)
        fresh = [PieceSet.load(set_id) for _ in range(6)]
        rows.append(
            (f"28 pieces anew, {set_id}", best(partial(lambda f, s: all_pieces(f.pop(), s), fresh, size)))
        )
        kept = fresh.pop()
        all_pieces(kept, size)
        rows.append((f"28 pieces kept, {set_id}", best(partial(all_pieces, kept, size))))
    piece_set = PieceSet.load("one_kanji")
    diagram = Diagram(Position.start(STANDARD))
    rows.append(
        ("diagram PNG", best(lambda: diagram_png(diagram, width=WIDTH, theme=PRINT, piece_set=piece_set)))
    )
    rows.append(
        ("diagram SVG", best(lambda: diagram_svg(diagram, width=WIDTH, theme=PRINT, piece_set=piece_set)))
    )
    record = random_game()
    rows.append(("kifu of 120 moves as PDF", best(lambda: kifu_pdf_bytes(record))))
    layout = PageSetup().layout()
    pages = lay_out(KifuSheet(record), layout)
    rows.append(("page of a kifu, 900 pixels", best(lambda: page_image(pages[0], layout, "1", WIDTH - 100))))
    sheet = DiagramsSheet((Item(diagram),) * 30)
    rows.append(("30 diagrams as PDF", best(lambda: sheet_pdf_bytes(sheet))))
    for wanted in AnimationFormat:
        choices = msgspec.structs.replace(AnimationChoices(), format=wanted.value)
        began = time.process_time()
        data = animation_bytes(
            record, record.end_path(), (0, 40), choices, PictureChoices(), MoveStyle.JAPANESE
        )
        took = (time.process_time() - began) * 1000
        rows.append((f"40 moves as {wanted.value}, {len(data) // 1000} kB", took))
    print(f"{'':34}  ms")
    for name, milliseconds in rows:
        print(f"{name:34} {milliseconds:6.2f}")
    application.quit()


if __name__ == "__main__":
    main()
