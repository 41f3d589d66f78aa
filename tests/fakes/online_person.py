"""A program with one person at a server, to be killed: ``FOLDER PORT NAME PLIES``.

It goes on with the game whose seat it finds in FOLDER, else asks for one; moves whatever is legal in its turn
until the game stands at PLIES, says ``PLIES n`` after each move that is on the disk, and waits for its end.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.online.seats import Place, kept_seat
from shogi_desktop.app.online.table import OnlineTable
from shogi_desktop.app.system.background import Background


def now_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def main(folder: Path, port: int, name: str, last: int) -> int:
    """Play."""
    application = QCoreApplication([])
    disk, board = Background("disk"), BoardModel(now_ms)
    seat_file = folder / "seat.json"
    table = OnlineTable(board, folder / "games", disk, now_ms, seat_file=seat_file)
    told = -1

    def step() -> None:
        nonlocal told
        game = table.game
        if game is None:
            return
        if game.plies > told:
            told = game.plies
            disk.drain()
            print("PLIES", told, flush=True)
        if game.movable_colors() and game.plies < last:
            board.play(next(iter(game.mirror.position.legal_moves())))

    table.proposed.connect(lambda _: table.agree())
    board.changed.connect(lambda _: QTimer.singleShot(0, step))
    seat = kept_seat(seat_file)
    place = Place("127.0.0.1", port, name, is_house=True).with_token() if seat is None else seat.place
    table.log_in(place, "sesame")
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3], int(sys.argv[4])))
