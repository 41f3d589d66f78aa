"""Hostile files, names and texts, tried on the real window and the real commands.

    python -m tests.bench.attacks [--list] [NAME ...]

Every attack is made in a folder of its own and tried in a process of its own, which is ended when it takes
longer than 100 s or more than a gigabyte of memory. Printed for each: what came of it (a sentence, or what
was shown), the longest turn of the window's thread, the memory at its highest, and whether that holds. Ends
with 1 where anything does not. The suite does without it; docs/security.md has the table of its last run.

Hostile engines are tried by `tests.bench.hostile_engines`.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import resource
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

LIMIT_S: Final = 100
MOST_MEMORY: Final = 1 << 30
LONGEST_TURN_MS: Final = 1_500
"""Processor time of one turn of the window's thread, on a machine that does nothing else."""
ROOT: Final = Path(__file__).parents[2]
_HEAD: Final = "手合割：平手\n"
_MOVES: Final = "手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:01/00:00:01)\n"
_IMAGE: Final = "<img src='{file}' width=60 height=60>"

_MATE_BOARD: Final = """後手の持駒：なし
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・ ・ ・ ・ ・v玉|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ ・ ・ ・ 歩 歩|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ ・ ・ ・ ・ ・|九
+---------------------------+
先手の持駒：金二
手数----指手---------消費時間--
   1 １二金打
"""
_BOOKED: Final = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n7g7f 3c3d 10 20 30\n"

Make = Callable[[Path], Path | str]
ENGINE_MODES: Final = (
    *("many_options", "long_name", "odd_name", "odd_options", "marked_options", "combos_of_thousands"),
    *("options_of_megabytes", "long_numbers", "string_flood", "multipv_flood", "odd_infos", "long_lines"),
)
"""Of `tests/fakes/hostile_engine.py`."""


def _kifu(text: str, name: str = "game.kif") -> Callable[[Path], Path]:
    def make(folder: Path) -> Path:
        path = folder / name
        path.write_text(text, encoding="utf-8")
        return path

    return make


def _pipe(folder: Path) -> Path:
    os.mkfifo(folder / "pipe.kif")
    return folder / "pipe.kif"


def _opens(what: str) -> Make:
    """A kifu whose every text would open `what`, were it run."""

    def make(folder: Path) -> Path:
        target = what
        if what == "pipe":
            target = str(folder / "pipe")
            os.mkfifo(target)
        html = _IMAGE.format(file=target)
        text = f"{_HEAD}棋戦：{html}\n場所：{html}\n先手：{html}\n後手：{html}\n{html}：{html}\n"
        return _kifu(f"{text}*{html}\n{_MOVES}*{html}\n&{html}\n   2 {html}\n")(folder)

    return make


def _nested_jkf(folder: Path) -> Path:
    text = '{"header":{},"moves":[{}' + ',{"forks":[[{}' * 5_000 + "]]}" * 5_000 + "]}"
    return _kifu(text, "deep.jkf")(folder)


def _large(data: bytes, count: int, name: str = "large.kif") -> Make:
    def make(folder: Path) -> Path:
        path = folder / name
        path.write_bytes(_HEAD.encode() + data * count)
        return path

    return make


def _beside(stand: Callable[[Path], object]) -> Make:
    """A game whose findings would be kept where something else stands."""

    def make(folder: Path) -> Path:
        stand(folder / "out.json.partial")
        return _kifu(_HEAD + _MOVES)(folder)

    return make


def _book(text: str) -> Make:
    return _kifu(f"#YANEURAOU-DB2016 1.00\n{text}", "book.db")


@dataclass(frozen=True)
class Attack:
    """One attack: `make` gives the file, name or text; `way` is how it comes to the program.

    :ivar way: ``window`` opens a file, ``paste`` puts a text on the clipboard, ``start`` gives a name to a
        start of the program, ``socket`` sends a message to a running one, ``convert``, ``book``, ``analyse``,
        ``library`` and ``match`` are those commands, ``usi`` says a text to that one. ``problems`` takes a
        file or folder as a collection of mates, ``engine`` adds an engine by its mode, shows its options, and
        lets it analyse.
    """

    name: str
    make: Make
    way: str = "window"


def _text(text: str) -> Make:
    return lambda _: text


_MATE: Final = "sfen 7nl/5kP2/3p2g1p/2p1gp3/p6sP/s1BGpN3/4nPSp1/1+r4R2/L1+p3K1L w GSNLPb6p 122\n"


def _mates_named(name: str) -> Make:
    mate = f"作品名：{name}\n手合割：その他\n" + _MATE_BOARD
    return _kifu(mate)


def _odd_folder(folder: Path) -> Path:
    """A folder of one good list of mates, and of all that none is."""
    place = folder / "mates"
    place.mkdir()
    (place / "good.sfen").write_text(_MATE)
    os.mkfifo(place / "pipe.sfen")
    (place / "zero.sfen").symlink_to("/dev/zero")
    (place / "self.sfen").symlink_to("self.sfen")
    (place / "round").symlink_to(place)
    (place / "gone.sfen").symlink_to("gone")
    (place / "line\nbreak.sfen").write_text("nonsense")
    (place / "a\u202efs.exe.sfen").write_text("nonsense")
    (place / os.fsdecode(b"\xff\xfe.sfen")).write_bytes(b"\0" * 100)
    (place / "folder.sfen").mkdir()
    deep = place
    for _ in range(600):
        deep /= "d"
        deep.mkdir()
    return place


def _sealed(folder: Path) -> Path:
    """A kifu, and every folder of the program beside it so that nothing can be written there."""
    _environ(folder)
    (folder / "sealed").mkdir()
    path = _kifu(f"{_HEAD}{_MOVES}")(folder)
    for one in folder.iterdir():
        if one.is_dir():
            one.chmod(0o500)
    return path


def _many_files(folder: Path) -> Path:
    place = folder / "mates"
    place.mkdir()
    for number in range(6_000):
        (place / f"{number}.sfen").write_text(_MATE)
    return place


WORD: Final = "a" * 300_000
ATTACKS: Final = (
    Attack("picture in every text", _opens("/usr/share/pixmaps/debian-logo.png")),
    Attack("pipe in every text", _opens("pipe")),
    Attack("/dev/zero in every text", _opens("/dev/zero")),
    Attack("network share in every text", _opens("//192.0.2.1/share/a.png")),
    Attack("comment of one word of 300 kB", _kifu(f"{_HEAD}{_MOVES}*{WORD}\n")),
    Attack("comment of 300 kB of closing brackets", _kifu(f"{_HEAD}{_MOVES}*{'」' * 100_000}\n")),
    Attack("comment of 3 MB of words", _kifu(f"{_HEAD}{_MOVES}*{'word ' * 600_000}\n")),
    Attack("comment of 15 MB in one word", _kifu(f"{_HEAD}{_MOVES}*{'a' * 15_000_000}\n")),
    Attack("comment of 100,000 links", _kifu(f"{_HEAD}{_MOVES}*{'#1 ' * 100_000}\n")),
    Attack("comment of 100,000 lines", _kifu(f"{_HEAD}{_MOVES}{'*a' + chr(10)}" + "*a\n" * 100_000)),
    Attack(
        "headers of 300 kB",
        _kifu(f"棋戦：{WORD}\n場所：{WORD}\n開始日時：{WORD}\n戦型：{WORD}\n{_HEAD}{_MOVES}"),
    ),
    Attack(
        "players' names of 100 kB", _kifu(f"先手：{WORD[:100_000]}\n後手：{'長' * 33_000}\n{_HEAD}{_MOVES}")
    ),
    Attack("name of 10,000 lines", _kifu(f"先手：{'a ' * 10_000}\n{_HEAD}{_MOVES}")),
    Attack("bookmark of 300 kB", _kifu(f"{_HEAD}{_MOVES}&{WORD}\n")),
    Attack("100,000 headers", _kifu("".join(f"h{n}：x\n" for n in range(100_000)) + _HEAD + _MOVES)),
    Attack("100,000 bookmarks", _large(b"&x\n", 100_000)),
    Attack("18 MB of broken bytes", _large(b"\xff\xfe\x80", 6_000_000)),
    Attack("19 MB of bookmarks", _large(b"&\n", 9_500_000)),
    Attack("nested variations", _nested_jkf),
    Attack("200,000 brackets", _kifu("[" * 200_000, "deep.jkf")),
    Attack("file of 100 MB", _large(b"\0" * 1_000_000, 100)),
    Attack("pipe", _pipe),
    Attack("/dev/zero", _text("/dev/zero")),
    Attack("/dev/tty", _text("/dev/tty")),
    Attack("folder called game.kif", lambda folder: (folder / "game.kif").mkdir() or folder / "game.kif"),
    Attack("name that is HTML", _kifu("nonsense", "<h1>&lt;&amp;[*]&x<h1>.kif")),
    Attack("name that turns the writing", _kifu("nonsense", "kifu\u202efik.exe")),
    Attack("name of 300 characters", lambda folder: folder / ("x" * 300 + ".kif")),
    Attack("text that is HTML", _text(_IMAGE.format(file="/dev/zero")), "paste"),
    Attack("text of 20 MB", _text("a" * 20_000_000), "paste"),
    Attack("text of nested brackets", _text("[" * 1_000_000), "paste"),
    Attack("text of 100 MB", _text("a" * 100_000_000), "paste"),
    Attack("text of a million lines", _text("７六歩(77)\n" * 1_000_000), "paste"),
    Attack("text of a million moves", _text("position startpos moves " + "7g7f " * 1_000_000), "paste"),
    Attack("text of control characters", _text("\0\x1b[2J\u202e\u2028\x7f" * 100_000), "paste"),
    Attack(
        "text of KIF that is HTML",
        _text(f"先手：{_IMAGE.format(file='/dev/zero')}\n{_HEAD}{_MOVES}"),
        "paste",
    ),
    Attack("zero byte in a name", _text("file:///tmp/%00b.kif"), "start"),
    Attack("zero byte and a way up", _text("file:///tmp/%00/../x.kif"), "start"),
    Attack("brackets to the running window", _text("[" * 200_000), "socket"),
    Attack(
        "no character to the running window",
        _text('{"files": ["/tmp/\\ud800.kif"], "activation": {}}'),
        "socket",
    ),
    Attack("100 MB to the running window", _text("x" * 100_000_000), "socket"),
    Attack("pipe in every text", _opens("pipe"), "convert"),
    Attack("18 MB of broken bytes", _large(b"\xff\xfe\x80", 6_000_000), "convert"),
    Attack("/dev/zero", _text("/dev/zero"), "convert"),
    Attack("comment of 300,000 lines in a book", _book(_BOOKED + "#xxxxxxxx\n" * 300_000), "book"),
    Attack("position of 100,000 lines in a book", _book(_BOOKED * 100_000), "book"),
    Attack("100,000 moves of one position in a book", _book(_BOOKED + "7g7f none 0 0\n" * 100_000), "book"),
    Attack("a line of 20 MB in a book", _book(_BOOKED + "x" * 20_000_000), "book"),
    Attack("numbers that are none in a book", _book(_BOOKED + "2g2f none 1e999 NaN\n"), "book"),
    Attack("a pipe as a book", _pipe, "book"),
    Attack("pipe where findings are kept", _beside(os.mkfifo), "analyse"),
    Attack("folder where findings are kept", _beside(os.mkdir), "analyse"),
    Attack("link where findings are kept", _beside(lambda path: path.symlink_to("game.kif")), "analyse"),
    Attack("notes where findings are kept", _beside(lambda path: path.write_text("mine")), "analyse"),
    Attack("time of 5,000 digits", _text(f"go btime {'9' * 5_000}\n"), "usi"),
    Attack("time that no timer waits for", _text(f"go movetime {'9' * 20}\n"), "usi"),
    Attack("square of 5,000 digits", _text(f"position startpos moves {'9' * 5_000}g7f\ngo\n"), "usi"),
    Attack("line of 5 MB", _text(f"{'x' * 5_000_000}\ngo\n"), "usi"),
    Attack("bytes that are no text", _text("\udcff\udcfe\0\x1b[2J\ngo\n"), "usi"),
    *(Attack(f"engine: {mode.replace('_', ' ')}", _text(mode), "engine") for mode in ENGINE_MODES),
    Attack("mates: a line of 19 MB", _kifu(f"sfen {'1' * 19_000_000}\n", "mates.sfen"), "problems"),
    Attack("mates: a file of 50 MB", _large(b"0" * 1_000_000, 50, "mates.sfen"), "problems"),
    Attack("mates: 18 MB of broken bytes", _large(b"\xff\xfe\x80", 6_000_000), "problems"),
    Attack("mates: a million lines of nonsense", _kifu("sfen x b - 1\n" * 1_000_000, "m.sfen"), "problems"),
    Attack("mates: 170,000 mates", _kifu(_MATE * 170_000, "m.sfen"), "problems"),
    Attack("mates: names that are HTML", _mates_named(_IMAGE.format(file="/dev/zero")), "problems"),
    Attack("mates: names that turn the writing", _mates_named("a\u202efik.exe\x1b[2J\u2028b"), "problems"),
    Attack("mates: names of 1 MB", _mates_named("n" * 1_000_000), "problems"),
    Attack("mates: a pipe", _pipe, "problems"),
    Attack("mates: /dev/zero", _text("/dev/zero"), "problems"),
    Attack("mates: pipes, devices and loops in a folder", _odd_folder, "problems"),
    Attack("mates: 6,000 files", _many_files, "problems"),
    Attack("refusing: folders of the program", _sealed, "start"),
    Attack("refusing: folders of the program", _sealed, "library"),
    Attack("refusing: the folder of a match", _sealed, "match"),
    Attack("refusing: the folder of what is converted", _sealed, "convert"),
    Attack("refusing: the folder of what is analysed", _sealed, "analyse"),
)


# --- one attack, in its own process -------------------------------------------------------------------------


_LIBC: Final = ctypes.CDLL(None)
_DROP_OF_SET: Final = 24
"""PR_CAPBSET_DROP of Linux's prctl."""
_OVERRIDES: Final = (1, 2)
"""CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH: by these no folder refuses root anything."""


def _drop_rights() -> None:
    """Let folders refuse what is started as they refuse anybody."""
    for right in _OVERRIDES:
        _LIBC.prctl(_DROP_OF_SET, right, 0, 0, 0)


def _limit() -> None:
    _drop_rights()
    # Address space is reserved far beyond what is used; the data segment is what an attack fills.
    resource.setrlimit(resource.RLIMIT_DATA, (2 * MOST_MEMORY, 2 * MOST_MEMORY))


def _in_window(what: str, way: str, folder: Path) -> dict[str, object]:
    """Open `what` in a window, step through it, and open all that shows its texts."""
    from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QTimer
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QDialog

    from shogi_desktop.app.system.paths import AppPaths
    from shogi_desktop.gui.window.application import make_application
    from shogi_desktop.gui.window.main_window import MainWindow
    from tests.bench.attack_screens import engine_is_tried, problems_are_taken
    from tests.support.foreign import run_as_html

    application = make_application(["attacks"])
    paths = AppPaths.below(folder / "home")
    paths.documents_dir.mkdir(parents=True)
    window = MainWindow(paths)
    window.show()
    dispatcher = QAbstractEventDispatcher.instance()
    assert dispatcher is not None
    longest: dict[str, float] = {}

    def turn(name: str, act: Callable[[], object], quiet_s: float = 0.4) -> None:
        QTimer.singleShot(0, act)
        began = busy = time.monotonic()
        while time.monotonic() - busy < quiet_s and time.monotonic() - began < 20:
            before = time.thread_time()
            worked = dispatcher.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
            used = (time.thread_time() - before) * 1000
            longest[name] = max(longest.get(name, 0), used)
            if worked and used > 1:
                busy = time.monotonic()
            time.sleep(0.002)

    turn("start", lambda: None)
    if way == "paste":
        QGuiApplication.clipboard().setText(what)
        turn("open", lambda: window.do("paste"))
    elif way in {"engine", "problems"}:
        told = {"engine": engine_is_tried, "problems": problems_are_taken}[way](window, what, turn)
        return _found(longest, told, run_as_html(window))
    else:
        turn("open", lambda: window.open_path(what))
    told = window.notices.current.text if window.notices.current else ""
    html = run_as_html(window)
    if window.board.record is not None:
        # Saving what is in no file asks for a name, in a dialog of the system's.
        for command in (
            "forward",
            "back",
            "last",
            "bookmarks",
            "print",
            *(["save"] if way != "paste" else []),
        ):
            turn(command, partial(window.do, command))
            html += run_as_html(window)
            for dialog in window.findChildren(QDialog):
                if dialog.isVisible():
                    turn(f"{command} closed", dialog.reject)
    window.board.modified = False
    window.close()
    application.processEvents()
    shown = "opened" if window.board.record is not None or not told else "refused"
    return _found(longest, f"{shown}{': ' if told else ''}{told}", html)


def _found(longest: dict[str, float], outcome: str, html: list[str]) -> dict[str, object]:
    longest.pop("start")
    worst = max(longest, key=lambda name: longest[name])
    return {"outcome": outcome, "longest_ms": round(longest[worst]), "in": worst, "html": html[:3]}


def _one(number: int, folder: Path) -> None:
    attack = ATTACKS[number]
    what = str(attack.make(folder))
    _limit()
    found = _in_window(what, attack.way, folder)
    found["memory"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    sys.__stdout__.write(f"\n{json.dumps(found)}\n")  # type: ignore[union-attr]
    sys.__stdout__.flush()  # type: ignore[union-attr]
    os._exit(0)


# --- all of them --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Finding:
    """What came of an attack, in words, and whether it holds."""

    attack: Attack
    outcome: str
    holds: bool
    turn_ms: float | None = None
    memory: int | None = None


def _environ(folder: Path) -> dict[str, str]:
    home = {
        name: str(folder / name) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")
    }
    for place in home.values():
        Path(place).mkdir(mode=0o700, exist_ok=True)
    return {**os.environ, **home, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}


def _try_window(number: int, folder: Path) -> Finding:
    attack = ATTACKS[number]
    command = [sys.executable, "-m", "tests.bench.attacks", "--one", str(number), "--folder", str(folder)]
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=_environ(folder), capture_output=True, timeout=LIMIT_S, check=False
        )
    except subprocess.TimeoutExpired:
        return Finding(attack, f"hangs: ended after {LIMIT_S} s", holds=False)
    lines = done.stdout.decode(errors="replace").strip().splitlines()
    try:
        found = json.loads(lines[-1])
    except (IndexError, ValueError):
        return Finding(
            attack, f"died ({done.returncode}): {done.stderr.decode(errors='replace')[-300:]}", holds=False
        )
    trouble = [
        line for line in done.stderr.decode(errors="replace").splitlines() if "does not support" not in line
    ]
    holds = (
        not found["html"]
        and not trouble
        and found["longest_ms"] <= LONGEST_TURN_MS
        and found["memory"] <= MOST_MEMORY
    )
    outcome = found["outcome"] + "".join(f" HTML: {text}" for text in found["html"]) + " ".join(trouble[-1:])
    return Finding(attack, f"{outcome} [{found['in']}]", holds, found["longest_ms"], found["memory"])


def _try_start(attack: Attack, folder: Path) -> Finding:
    """Start the program; it must still be there after some seconds, without a word on standard error."""
    command = [sys.executable, "main.py"]
    if attack.way == "start":
        command.append(str(attack.make(folder)))
    with (folder / "stderr").open("wb") as errors:
        program = subprocess.Popen(
            command,
            cwd=ROOT,
            env=_environ(folder),
            stderr=errors,
            preexec_fn=_drop_rights,  # noqa: PLW1509 - it has no threads
        )
        try:
            if attack.way == "socket":
                _speak(folder, str(attack.make(folder)))
            time.sleep(4)
            alive = program.poll() is None
        finally:
            program.kill()
            program.wait()
    said = [
        line
        for line in (folder / "stderr").read_text(errors="replace").splitlines()
        if "does not support" not in line
    ]
    reports = [path.name for path in folder.rglob("crash-*")]
    outcome = "goes on" if alive else f"ended with {program.returncode}"
    return Finding(attack, " ".join([outcome, *said[-1:], *reports]), alive and not said and not reports)


def _speak(folder: Path, message: str) -> None:
    import socket

    for _ in range(200):
        place = next((folder / "XDG_RUNTIME_DIR").glob("*.socket"), None)
        if place is not None:
            break
        time.sleep(0.1)
    else:
        raise TimeoutError("the program does not listen")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.settimeout(5)
        connection.connect(str(place))
        try:
            connection.sendall(message.encode() + b"\n")
            connection.recv(100)
        except (BrokenPipeError, ConnectionResetError, TimeoutError):
            pass  # it was sent away, as it should be


def _try_usi(attack: Attack, folder: Path) -> Finding:
    """Say something to a level; it must answer a move, and end without a word on standard error."""
    talk = f"usi\nisready\nposition startpos\n{attack.make(folder)}".encode(errors="surrogateescape")
    command = [sys.executable, "main.py", "usi", "--level", "1"]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=_environ(folder),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as level:
        assert level.stdin is not None
        assert level.stdout is not None
        assert level.stderr is not None
        timer = threading.Timer(LIMIT_S, level.kill)
        timer.start()
        try:
            level.stdin.write(talk)
            level.stdin.flush()
            answer = next((line for line in level.stdout if line.startswith(b"bestmove")), b"no answer")
            level.stdin.write(b"quit\n")
            level.stdin.close()
        except BrokenPipeError:
            answer = b"gone"
        said = level.stderr.read().decode(errors="replace").splitlines()
        code = level.wait()
        timer.cancel()
    outcome = " ".join([f"{code}:", answer.decode().strip(), *said[-1:]])
    return Finding(attack, outcome, not code and not said and answer.startswith(b"bestmove"))


def _try_command(attack: Attack, folder: Path) -> Finding:
    what = str(attack.make(folder))
    sealed = folder / "sealed"
    target = sealed if sealed.is_dir() else folder
    words = ["convert", what, str(target / "out.kif")]
    if attack.way == "book":
        words = ["book", "convert", what, str(folder / "out.bin")]
    elif attack.way == "analyse":
        words = ["analyse", what, "--nodes", "100", "--json", str(target / "out.json")]
    elif attack.way == "library":
        words = ["library", what]
    elif attack.way == "match":
        words = ["match", "--black", "level:1", "--white", "level:1", "--save", str(target / "out.json")]
    command = [sys.executable, "main.py", *words]
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=_environ(folder),
            capture_output=True,
            timeout=200,
            check=False,
            preexec_fn=_limit,
        )
    except subprocess.TimeoutExpired:
        return Finding(attack, "hangs: ended after 200 s", holds=False)
    said = (done.stdout + done.stderr).decode(errors="replace")
    last = next((line for line in reversed(said.splitlines()) if line.strip()), "")
    return Finding(
        attack, f"{done.returncode}: {last}", "Traceback" not in said and done.returncode in {0, 1}
    )


def _try(number: int) -> Finding:
    attack = ATTACKS[number]
    with tempfile.TemporaryDirectory(prefix="sd-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if attack.way in {"window", "paste", "engine", "problems"}:
            return _try_window(number, folder)
        if attack.way in {"start", "socket"}:
            return _try_start(attack, folder)
        if attack.way == "usi":
            return _try_usi(attack, folder)
        return _try_command(attack, folder)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--list", action="store_true", help="only name the attacks")
    parser.add_argument("--one", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*", metavar="NAME", help="a part of the names of those to be tried")
    wanted = parser.parse_args()
    if wanted.one is not None:
        _one(wanted.one, wanted.folder)
    failures = 0
    for number, attack in enumerate(ATTACKS):
        if wanted.names and not any(name in attack.name for name in wanted.names):
            continue
        if wanted.list:
            print(f"{attack.way:8} {attack.name}")
            continue
        found = _try(number)
        failures += not found.holds
        turn = "" if found.turn_ms is None else f"{found.turn_ms:6.0f} ms"
        memory = "" if found.memory is None else f"{found.memory >> 20:5} MB"
        sign = "holds" if found.holds else "FAILS"
        print(
            f"{sign}  {attack.way:8} {attack.name:42} {turn:9} {memory:8}  {found.outcome[:160]}", flush=True
        )
    return bool(failures)


if __name__ == "__main__":
    raise SystemExit(main())
