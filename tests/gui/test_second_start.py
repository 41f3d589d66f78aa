"""Two real programs: the second hands its files to the first and ends, however odd their names."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import shogi_desktop
from shogi_desktop.app.system.paths import PORTABLE_FOLDER, AppPaths
from shogi_desktop.app.system.single_instance import absolute_files, hand_over, meet, socket_name
from shogi_desktop.app.system.start_request import Request
from shogi_desktop.gui.window.arrivals import Arrivals
from shogi_desktop.gui.window.main_window import MainWindow
from tests.gui.hands import finish_work
from tests.support.extent import in_the_whole

REPOSITORY = Path(shogi_desktop.__file__).parent.parent
KIF = "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:01/00:00:01)\n"
PATIENCE_MS = 30_000

posix = pytest.mark.skipif(os.name != "posix", reason="homes are chosen by environment variables there")


@pytest.fixture
def runtime() -> Iterator[Path]:
    """A folder with a short path: that of a socket has at most 108 bytes."""
    with tempfile.TemporaryDirectory(prefix="sd-") as folder:
        yield Path(folder)


@pytest.fixture
def environ(tmp_path: Path, runtime: Path) -> dict[str, str]:
    home = {
        "HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "XDG_RUNTIME_DIR": str(runtime),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(REPOSITORY),
    }
    return {**os.environ, **home}


@pytest.fixture
def running(environ: dict[str, str]) -> Iterator[list[subprocess.Popen[bytes]]]:
    started: list[subprocess.Popen[bytes]] = []
    yield started
    for process in started:
        process.kill()
        process.wait()


def start(environ: dict[str, str], *arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, str(REPOSITORY / "main.py"), *arguments]
    return subprocess.Popen(command, env=environ, cwd=environ["HOME"])


def recent(environ: dict[str, str]) -> list[str]:
    file = Path(environ["XDG_CONFIG_HOME"], "Shogi Desktop", "settings.json")
    if not file.is_file():
        return []
    files: list[str] = json.loads(file.read_bytes()).get("recent_files", [])
    return files


def socket_of(environ: dict[str, str]) -> Path:
    return next(Path(environ["XDG_RUNTIME_DIR"]).glob("*.socket"), Path("/nowhere"))


@in_the_whole
@posix
def test_a_second_start_opens_its_kifu_in_the_running_window(
    environ: dict[str, str], running: list[subprocess.Popen[bytes]], tmp_path: Path, qtbot: QtBot
) -> None:
    first_kifu = tmp_path / "first.kif"
    first_kifu.write_text(KIF)
    running.append(start(environ, str(first_kifu)))
    qtbot.waitUntil(lambda: recent(environ) == [str(first_kifu)], timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: socket_of(environ).exists(), timeout=PATIENCE_MS)
    socket = socket_of(environ)
    assert socket.stat().st_mode & 0o077 == 0, "other users could speak to it"

    folder = tmp_path / "棋譜 の フォルダ"
    folder.mkdir()
    read_only = folder / "読み取り専用 #1 100%.kif"
    long = folder / ("長" * 60 + ".kif")
    deep = folder.joinpath(*["深い 所" * 20] * 8) / "x.kif"
    deep.parent.mkdir(parents=True)
    for kifu in (read_only, long, deep):
        kifu.write_text(KIF)
    read_only.chmod(0o400)
    names = (read_only.as_uri(), os.path.relpath(long, tmp_path), str(deep))
    for name, kifu in zip(names, (read_only, long, deep), strict=True):
        second = start(environ, name)
        assert second.wait(30) == 0
        qtbot.waitUntil(partial(lambda kifu: recent(environ)[0] == str(kifu), kifu), timeout=PATIENCE_MS)
    assert running[0].poll() is None

    # Killed, it leaves its socket behind; the next start is not misled by it.
    running[0].kill()
    running[0].wait()
    assert socket.exists()
    running.append(start(environ, str(long)))
    request = Request((str(read_only),))
    qtbot.waitUntil(lambda: hand_over(str(socket), request), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: recent(environ)[0] == str(read_only), timeout=PATIENCE_MS)

    # Asked for, a window of its own.
    running.append(start(environ, "--new-window", str(first_kifu)))
    qtbot.waitUntil(lambda: recent(environ)[0] == str(first_kifu), timeout=PATIENCE_MS)
    assert running[-1].poll() is None


def test_a_request_comes_through_whole_with_any_file_name() -> None:
    request = Request(("/tmp/\udc83\udc7d.kif", '/tmp/"a"\n名.kif'), {"XDG_ACTIVATION_TOKEN": "t"})
    assert Request.decoded(request.encoded()) == request


@pytest.mark.parametrize("line", [b"", b"{", b"[]", b'{"files": 1}', b'{"files": [1]}', b"\xff\n"])
def test_nonsense_is_no_request(line: bytes) -> None:
    assert Request.decoded(line) is None


def test_what_a_later_version_adds_is_passed_over() -> None:
    line = b'{"files": ["/a.kif"], "activation": {"PATH": "/evil"}, "new": 1}'
    assert Request.decoded(line) == Request((str(Path("/a.kif")),), {})


def test_the_listener_answers_and_sends_nonsense_away(runtime: Path, tmp_path: Path, qtbot: QtBot) -> None:
    name = socket_name(tmp_path, {"XDG_RUNTIME_DIR": str(runtime)})
    assert name is not None
    meeting = meet(name, Request())
    assert meeting is not None
    listener = meeting.listen()
    code = (
        "import sys; from shogi_desktop.app.system.single_instance import *; "
        "sys.exit(0 if hand_over(sys.argv[1], Request(('/a.kif',))) else 1)"
    )
    with qtbot.waitSignal(listener.asked, timeout=PATIENCE_MS) as asked:
        other = subprocess.Popen([sys.executable, "-c", code, name], cwd=REPOSITORY)
    assert asked.args == [Request((str(Path("/a.kif")),), {})]
    assert other.wait(10) == 0
    listener.close()
    assert not hand_over(name, Request())


@posix
def test_a_folder_that_others_may_enter_is_no_meeting_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    name = socket_name(tmp_path, {"XDG_RUNTIME_DIR": str(shared)})
    assert name is not None and not name.startswith(str(shared))
    Path(name).parent.chmod(0o755)
    assert socket_name(tmp_path, {"XDG_RUNTIME_DIR": str(shared)}) is None


def test_programs_with_other_data_do_not_meet(tmp_path: Path) -> None:
    assert socket_name(tmp_path / "a") != socket_name(tmp_path / "b")


def test_addresses_and_relative_names_become_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    kifu = tmp_path / "a b #.kif"
    assert absolute_files(["a b #.kif", kifu.as_uri()]) == (str(kifu), str(kifu))


def test_files_wait_while_a_dialog_asks(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    kifu = tmp_path / "a.kif"
    kifu.write_text(KIF)
    arrivals = Arrivals(window, window.open_path, window.parts.library.add)
    window.parts.new_games.ask()
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    dialog.setModal(True)
    dialog.show()
    arrivals.take(Request((str(kifu),)))
    assert arrivals.waiting == [kifu]
    dialog.reject()
    qtbot.waitUntil(lambda: not arrivals.waiting)
    finish_work(window)
    assert window.board.document.path == kifu


def test_a_file_named_portable_keeps_everything_beside_the_program(tmp_path: Path) -> None:
    usual = AppPaths.of_start(tmp_path)
    (tmp_path / "portable").touch()
    places = AppPaths.of_start(tmp_path)
    beside = tmp_path / PORTABLE_FOLDER
    for place in (places.settings_file, places.journal_dir, places.log_dir, places.games_dir):
        assert place.is_relative_to(beside)
    assert places.documents_dir.is_dir()
    assert not usual.settings_file.is_relative_to(tmp_path)


@pytest.mark.parametrize("name", ["file:///tmp/%00b.kif", "file:///tmp/%00/../x.kif", "\udcff/../\ud800.kif"])
def test_a_name_that_no_file_can_have_is_handed_on_to_whoever_says_so(name: str) -> None:
    assert len(absolute_files([name])) == 1


@pytest.mark.parametrize(
    "message", [b"[" * 200_000, b'{"files": ' * 100_000, b'{"files": [[]]}', b"1" * 9_999]
)
def test_nonsense_of_any_depth_is_no_request(message: bytes) -> None:
    assert Request.decoded(message + b"\n") is None


def test_a_desktops_leave_that_the_system_could_not_take_is_passed_over() -> None:
    said = {"XDG_ACTIVATION_TOKEN": "a\0b", "DESKTOP_STARTUP_ID": "\ud800"}
    request = Request.decoded(json.dumps({"files": [], "activation": said}).encode())

    assert request is not None
    assert not request.activation


def test_a_name_from_another_start_that_no_file_can_have_gets_a_sentence(window: MainWindow) -> None:
    request = Request.decoded(json.dumps({"files": ["/tmp/\ud800.kif"], "activation": {}}).encode())
    assert request is not None
    Arrivals(window, window.open_path, window.parts.library.add).take(request)
    finish_work(window)

    assert window.notices.current is not None
    assert "Check the name" in window.notices.current.text
