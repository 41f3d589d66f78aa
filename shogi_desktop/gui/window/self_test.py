"""The proof that an installed program works: window, guide, a game against the engine, a KIF and a PDF."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from shogi_desktop.app.learn.guide import docs_folder
from shogi_desktop.app.play.events import EngineFailed
from shogi_desktop.app.printing import sheets
from shogi_desktop.app.records import files
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, PersonSetup
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.window.application import make_application, prepare
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.notation import MoveStyle
from shogi_desktop.rules import Color

MOVES_BY_HAND = 6
PATIENCE_MS = 60_000


class _SelfTestError(Exception):
    """The self-test did not go as it should; the text says how."""


def run_self_test(out_dir: Path) -> int:
    """Play a short game in an offscreen window; write ``self-test.kifu`` and ``.pdf`` into `out_dir`.

    :returns: 0 when everything worked, 1 otherwise, with a sentence on standard error.
    """
    application = QApplication.instance()
    if isinstance(application, QApplication):
        prepare(application)
    else:
        application = make_application(sys.argv[:1])
    with tempfile.TemporaryDirectory(prefix="shogi-desktop-") as folder:
        window = MainWindow(AppPaths.below(Path(folder)))
        try:
            window.show()
            _read_guide(window)
            _play(window)
            _write(window, out_dir)
        except (_SelfTestError, files.FileTrouble) as failure:
            sys.stderr.write(f"self-test: {failure}\n")
            return 1
        finally:
            window.desk.leave()  # nobody is there to be asked about saving
            window.close()
    sys.stdout.write(f"self-test: a game was played, self-test.kifu and self-test.pdf are in {out_dir}\n")
    return 0


def _read_guide(window: MainWindow) -> None:
    """The documents came along, and their pictures can be read."""
    window.do("guide")
    guide = window.parts.guide.guide
    if guide is None or not guide.view.headings():
        raise _SelfTestError(f"the guide is not in {docs_folder()}")
    picture = next(docs_folder().glob("guide/en/images/*.webp"), None)
    if picture is None or QImage(str(picture)).isNull():
        raise _SelfTestError(f"the pictures of the guide in {docs_folder()} cannot be read")
    guide.close()


def _play(window: MainWindow) -> None:
    """Some moves by hand, each answered by the engine, then resignation."""
    troubles: list[str] = []
    window.board.happened.connect(
        lambda event: troubles.append(event.text()) if isinstance(event, EngineFailed) else None
    )
    window.parts.play.games.new_game(GameSetup(black=PersonSetup("Self-test"), white=LevelSetup(1)))
    for _ in range(MOVES_BY_HAND):
        cursor = window.board.cursor
        if cursor is None or not window.board.running:
            break
        if not window.board.play(cursor.position().legal_moves()[0]):
            raise _SelfTestError("the board refused a legal move")
        _wait_for_answer(window, troubles)
    if window.desk.game is not None and window.board.running:
        window.desk.game.resign()
    if window.board.outcome is None or window.grab().isNull():
        raise _SelfTestError("the game did not end, or the window could not be drawn")


def _wait_for_answer(window: MainWindow, troubles: list[str]) -> None:
    loop = QEventLoop()
    patience = QTimer()
    patience.setSingleShot(True)
    patience.timeout.connect(loop.quit)
    window.board.changed.connect(loop.quit)
    patience.start(PATIENCE_MS)
    while window.board.turn is Color.WHITE and patience.isActive() and not troubles:
        loop.exec()
    window.board.changed.disconnect(loop.quit)
    if troubles:
        raise _SelfTestError(troubles[0])
    if window.board.turn is Color.WHITE:
        raise _SelfTestError(f"the engine did not answer within {PATIENCE_MS // 1000} seconds")
    patience.stop()


def _write(window: MainWindow, out_dir: Path) -> None:
    record = window.board.record
    if record is None:
        raise _SelfTestError("there is no record")
    kif, pdf = out_dir / "self-test.kifu", out_dir / "self-test.pdf"
    files.save_file(record, kif, files.UTF_8)
    if files.open_file(kif).record.main_line()[-1].move != record.main_line()[-1].move:
        raise _SelfTestError(f"{kif} does not read back as it was written")
    sheets.write_pdf(record, pdf, sheets.kifu_options(record, MoveStyle.JAPANESE))
    if not pdf.read_bytes().startswith(b"%PDF"):
        raise _SelfTestError(f"{pdf} is no PDF")
