"""What a second start says to the first, and where they meet."""

from __future__ import annotations

import ctypes
import os
import socket
import sys
import tempfile
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLockFile
from pytestqt.qtbot import QtBot

from shogi_desktop.app.system import single_instance
from shogi_desktop.app.system.single_instance import absolute_files, hand_over, meet, request_of, socket_name
from shogi_desktop.app.system.start_request import ANSWER, Request

posix = pytest.mark.skipif(os.name != "posix", reason="named pipes are another matter")


def test_a_request_comes_through_whole() -> None:
    request = Request(("/home/aiko/棋譜.kif", "/tmp/\udcff.kif"), {"DESKTOP_STARTUP_ID": "id-1"})

    line = request.encoded()

    assert line.endswith(b"\n")
    assert line.isascii()
    assert Request.decoded(line) == request
    assert Request.decoded(Request().encoded()) == Request((), {})


@pytest.mark.parametrize(
    "line", [b"", b"x", b"[]", b"3", b'{"files": "/a"}', b'{"files": [3]}', b"[" * 100_000, b"\xff{}"]
)
def test_what_is_no_request_is_none(line: bytes) -> None:
    assert Request.decoded(line) is None


def test_of_a_request_only_absolute_files_and_known_leave_are_taken() -> None:
    line = (
        b'{"files": ["/a.kif", "b.kif", ""], "later": 1, "activation": {"XDG_ACTIVATION_TOKEN": "t",'
        b' "PATH": "/evil", "DESKTOP_STARTUP_ID": "two\\nlines"}}'
    )

    assert Request.decoded(line) == Request(("/a.kif",), {"XDG_ACTIVATION_TOKEN": "t"})
    assert Request.decoded(b'{"activation": 3}') == Request((), {})


def test_the_leave_to_come_up_is_taken_from_the_desktop() -> None:
    environ = {"XDG_ACTIVATION_TOKEN": "t", "DESKTOP_STARTUP_ID": "", "HOME": "/home/aiko"}

    assert request_of(["/a.kif"], environ) == Request(("/a.kif",), {"XDG_ACTIVATION_TOKEN": "t"})


@posix
def test_files_become_absolute_and_links_keep_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    monkeypatch.chdir(tmp_path)

    told = absolute_files(
        ["a.kif", "link/b.kif", "link/../c.kif", (tmp_path / "d e.kif").as_uri(), "x\0/../y"]
    )

    assert told[:4] == tuple(str(tmp_path / name) for name in ("a.kif", "link/b.kif", "c.kif", "d e.kif"))
    assert Path(told[4]).is_absolute()


@posix
def test_programs_meet_by_their_data_folder_where_no_other_user_can_enter() -> None:
    with tempfile.TemporaryDirectory(dir="/tmp") as private:  # a socket's path must be short
        environ = {"XDG_RUNTIME_DIR": private}
        one, same, other = (socket_name(Path(folder), environ) for folder in ("/a", "/a", "/b"))

    assert one == same != other
    assert one is not None
    assert Path(one).parent == Path(private)
    assert Path(one).name.startswith("shogi-desktop-")
    assert len(Path(one).name) == len("shogi-desktop-.socket") + 16


@posix
@pytest.mark.parametrize("given", ["", "open", "file", "missing", "long" * 30])
def test_a_runtime_folder_that_is_not_safe_is_not_used(
    given: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    (tmp_path / "open").mkdir(mode=0o755)
    (tmp_path / "file").write_text("")
    (tmp_path / ("long" * 30)).mkdir(mode=0o700)

    name = socket_name(Path("/a"), {"XDG_RUNTIME_DIR": str(tmp_path / given) if given else ""})

    assert name is not None
    assert Path(name).parent == tmp_path / f"shogi-desktop-{os.getuid()}"


@posix
def test_without_a_folder_of_its_own_a_program_meets_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    others = tmp_path / f"shogi-desktop-{os.getuid()}"
    others.mkdir()
    others.chmod(0o755)

    assert socket_name(Path("/a"), {}) is None


def answering(name: str, answer: bytes, heard: list[bytes]) -> threading.Thread:
    """A program that listens at `name` and answers one request."""
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listener.bind(name)
    listener.listen()

    def serve() -> None:
        with listener, listener.accept()[0] as connection, connection.makefile("rb") as lines:
            heard.append(lines.readline())
            connection.sendall(answer)

    thread = threading.Thread(target=serve)
    thread.start()
    return thread


@posix
@pytest.mark.parametrize(("answer", "taken"), [(ANSWER, True), (b"no\n", False), (b"", False)])
def test_a_request_is_handed_over_where_it_is_said_to_be_taken(
    answer: bytes, taken: bool, tmp_path: Path
) -> None:
    name, request, heard = str(tmp_path / "s"), Request(("/a.kif",)), list[bytes]()
    thread = answering(name, answer, heard)

    assert hand_over(name, request) is taken

    thread.join()
    assert heard == [request.encoded()]


@posix
def test_where_nobody_listens_nothing_is_handed_over(tmp_path: Path) -> None:
    name = tmp_path / "s"
    assert not hand_over(str(name), Request())
    name.write_text("no socket")
    assert not hand_over(str(name), Request())


@posix
def test_who_is_heard_gets_no_meeting_and_who_is_not_gets_one(tmp_path: Path) -> None:
    name, heard = str(tmp_path / "s"), list[bytes]()
    assert meet(str(tmp_path / "t"), Request()) is not None
    thread = answering(name, ANSWER, heard)

    assert meet(name, Request(("/a.kif",))) is None

    thread.join()
    assert heard == [Request(("/a.kif",)).encoded()]


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Windows as far as it is asked: the names of the pipes that were, and how."""
    asked: list[object] = []

    def ask(name: str, message: bytes, patience_s: float) -> bytes:
        asked.append((name, message, patience_s))
        return ANSWER

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(single_instance, "_ask_pipe", ask)
    monkeypatch.setattr(single_instance, "_let_window_come_up", lambda: asked.append("let come up"))
    return asked


def test_on_windows_programs_meet_at_a_pipe_named_after_their_data(windows: list[object]) -> None:
    one, other = (socket_name(Path(folder), {}) for folder in ("/a", "/b"))
    assert one is not None and other is not None
    assert one != other
    assert one.startswith("shogi-desktop-")
    assert "/" not in one
    assert len(one) == len("shogi-desktop-") + 16


def test_on_windows_a_pipe_is_asked_which_is_no_file(windows: list[object]) -> None:
    request = Request(("/a.kif",))
    assert hand_over("shogi-desktop-0", request, 1.5)
    assert windows == ["let come up", ("shogi-desktop-0", request.encoded(), 1.5)]
    assert meet("shogi-desktop-0", request) is None


@posix
def test_a_pipe_that_nobody_listens_at_answers_nothing() -> None:
    assert single_instance._ask_pipe("nobody", b"message\n", 1.0) == b""


@posix
def test_a_program_that_does_not_answer_is_not_waited_for(tmp_path: Path) -> None:
    name = str(tmp_path / "s")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as deaf:
        deaf.bind(name)
        deaf.listen()
        assert not hand_over(name, Request(), 0.05)


@posix
def test_who_meets_nobody_listens_and_lets_others_wait_no_longer(tmp_path: Path, qtbot: QtBot) -> None:
    name = str(tmp_path / "s")
    meeting = meet(name, Request())
    assert meeting is not None
    lock = QLockFile(f"{name}.lock")
    assert not lock.tryLock(0)
    listener = meeting.listen()
    assert lock.tryLock(0)
    lock.unlock()
    heard: list[object] = []
    listener.asked.connect(heard.append)
    taken: list[bool] = []
    asking = threading.Thread(target=lambda: taken.append(hand_over(name, Request(("/a.kif",)))))
    asking.start()
    qtbot.waitUntil(lambda: bool(heard))
    asking.join()
    listener.close()
    assert heard == [Request(("/a.kif",), {})]
    assert taken == [True]


@posix
def test_the_longest_folder_that_is_taken_leaves_room_for_a_socket(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory(dir="/tmp") as short:
        folders = [Path(short) / ("n" * (length - len(short) - 1)) for length in (60, 61)]
        for folder in folders:
            folder.mkdir(mode=0o700)
        names = [socket_name(Path("/a"), {"XDG_RUNTIME_DIR": str(folder)}) for folder in folders]
        assert [
            str(Path(name or "").parent) == str(folder) for name, folder in zip(names, folders, strict=True)
        ] == [
            True,
            False,
        ]
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
            listener.bind(names[0] or "")


def test_windows_is_asked_to_let_any_program_come_to_the_front(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[int] = []
    user32 = SimpleNamespace(AllowSetForegroundWindow=allowed.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    single_instance._let_window_come_up()
    monkeypatch.setattr(sys, "platform", "win32")
    single_instance._let_window_come_up()
    assert allowed == [-1], "ASFW_ANY, and only there"
