"""A program is killed in the midst of a person's game at a server; the next one goes on with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from pytestqt.qtbot import QtBot

from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.online.seats import Place, kept_seat
from shogi_desktop.app.online.table import OnlineTable, Stage
from shogi_desktop.csa.server import ServerRules
from shogi_desktop.notation import csa
from tests.support.desks import AtOnce
from tests.support.extent import in_the_whole
from tests.support.online import PATIENCE_S, hosting

REPOSITORY = Path(__file__).parents[4]


def program(folder: Path, port: int, last: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.fakes.online_person", str(folder), str(port), "boris", str(last)]
    return subprocess.Popen(command, cwd=REPOSITORY, stdout=subprocess.PIPE, text=True)


def said(process: subprocess.Popen[str], plies: int) -> None:
    assert process.stdout is not None
    while process.stdout.readline() != f"PLIES {plies}\n":
        assert process.poll() is None


@in_the_whole
def test_a_program_that_was_killed_goes_on_with_its_game(qtbot: QtBot, tmp_path: Path) -> None:
    board = BoardModel(lambda: 1_000)
    anna = OnlineTable(board, tmp_path / "anna", AtOnce(), lambda: 1_000)
    anna.proposed.connect(lambda _: anna.agree())

    def until_plies(plies: int) -> None:
        def moves() -> bool:
            game = anna.game
            if game is not None and game.plies < plies and game.movable_colors():
                board.play(next(iter(game.mirror.position.legal_moves())))
            return game is not None and game.plies == plies

        qtbot.waitUntil(moves, timeout=int(PATIENCE_S * 1_000))

    folder = tmp_path / "boris"
    with hosting(ServerRules(word="sesame", default_game="G-600-0")) as port:
        anna.log_in(Place("127.0.0.1", port, "anna"), "sesame,anna")
        processes = []
        try:
            for last in (4, 8):
                processes.append(program(folder, port, last))
                until_plies(last)
                said(processes[-1], last)
                processes[-1].kill()
                processes[-1].wait()
                seat = kept_seat(folder / "seat.json")
                assert seat is not None and seat.opponent == "anna"
                assert "sesame" not in (folder / "seat.json").read_text()
                records = [csa.load(file.read_bytes()).record for file in (folder / "games").iterdir()]
                assert max(len(record.main_line()) for record in records) == last
        finally:
            for process in processes:
                process.kill()
                process.wait()
                assert process.stdout is not None
                process.stdout.close()
        assert anna.stage is Stage.PLAYING
        anna.leave()
        assert anna.wait(PATIENCE_S)
    board.clear()
