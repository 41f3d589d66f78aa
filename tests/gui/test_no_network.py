"""The program speaks to nobody unasked: no socket of the internet, neither in the window nor in its engine.

Playing over the network is asked for. What opens its sockets is in three modules, which no start imports.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.support.source import MODULES, PACKAGE, text_of

REPOSITORY = PACKAGE.parent
PATIENCE_MS = 30_000
TALKS = re.compile(
    r"\b(urllib\.request|http\.client|ftplib|smtplib|QTcpSocket|QUdpSocket|QTcpServer|QSslSocket|QHostInfo"
    r"|QNetworkAccessManager|QNetworkRequest|AF_INET6?|create_connection|import (requests|httpx|aiohttp))\b"
)


ASKED = {PACKAGE / "csa" / name for name in ("carrier.py", "hosting.py", "wire.py")}
"""What play over the network is carried by (decision 0076)."""
LOCAL = re.compile(r"AF_UNIX|socketpair")


def test_nothing_in_the_program_can_call_out_but_what_play_over_the_network_is_carried_by() -> None:
    for file in MODULES:
        found = TALKS.search(text_of(file))
        assert found is None or file in ASKED, f"{file.name} names {found}"


def test_sockets_are_made_where_they_are_expected() -> None:
    makers = {
        file
        for file in MODULES
        if re.search(r"^(import|from) (socket|selectors)\b", text_of(file), re.MULTILINE)
    }
    others = {file for file in makers - ASKED if not LOCAL.search(text_of(file))}

    assert makers >= ASKED
    assert not others


def test_a_start_of_the_window_imports_nothing_that_could() -> None:
    names = [f"shogi_desktop.csa.{file.stem}" for file in sorted(ASKED)]
    code = (
        "import sys; from shogi_desktop.gui.window.application import run_gui; "
        "from shogi_desktop.gui.window.main_window import MainWindow; "
        f"sys.exit(' '.join(name for name in {names} if name in sys.modules) or 0)"
    )
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environ, cwd=REPOSITORY, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr


def sockets_of(pid: int) -> set[str]:
    """The inodes of a process's open sockets."""
    inodes = set()
    for link in Path(f"/proc/{pid}/fd").iterdir():
        try:
            target = str(link.readlink())
        except FileNotFoundError:  # closed meanwhile
            continue
        if target.startswith("socket:["):
            inodes.add(target[8:-1])
    return inodes


def inodes_in(table: str, column: int) -> set[str]:
    """The inodes in one of the kernel's tables of sockets."""
    file = Path("/proc/net", table)
    if not file.is_file():
        return set()
    rows = (line.split() for line in file.read_text(encoding="ascii", errors="replace").splitlines()[1:])
    return {row[column] for row in rows if len(row) > column}


def family(pid: int) -> list[int]:
    """A process and its children of all generations."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text(encoding="ascii").split():
            found += family(int(child))
    return found


@pytest.fixture
def program() -> Iterator[subprocess.Popen[bytes]]:
    """The real program with its window, playing against its engine."""
    with tempfile.TemporaryDirectory(prefix="sd-") as folder:
        names = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")
        environ = {**os.environ, **dict.fromkeys(names, folder), "QT_QPA_PLATFORM": "offscreen"}
        process = subprocess.Popen([sys.executable, "-c", PLAYING], env=environ, cwd=REPOSITORY)
        yield process
        process.kill()
        process.wait()


PLAYING = """
import sys
from PySide6.QtCore import QTimer
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, PersonSetup
from shogi_desktop.gui.window.main_window import MainWindow
make = MainWindow.__init__
def playing(window, *given):
    make(window, *given)
    setup = GameSetup(black=LevelSetup(1), white=PersonSetup("A person"))
    QTimer.singleShot(0, lambda: window.parts.play.games.new_game(setup))
MainWindow.__init__ = playing
from shogi_desktop.bootstrap import main
sys.exit(main([]))
"""


@pytest.mark.skipif(not Path("/proc/net/unix").is_file(), reason="platform: asks Linux for open sockets")
def test_the_running_program_and_its_engine_have_no_socket_of_the_internet(
    program: subprocess.Popen[bytes], qtbot: QtBot
) -> None:
    def listens_and_plays() -> bool:
        if not sockets_of(program.pid) & inodes_in("unix", 6):
            return False
        return any(b"engine" in Path(f"/proc/{pid}/cmdline").read_bytes() for pid in family(program.pid)[1:])

    qtbot.waitUntil(listens_and_plays, timeout=PATIENCE_MS)
    of_internet = set()
    for table in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6"):
        of_internet |= inodes_in(table, 9)
    for pid in family(program.pid):
        assert not sockets_of(pid) & of_internet
