"""Use the program by keys alone under Orca, and write down what it says.

    python packaging/tools/try_screen_reader.py SCENARIO [--write FILE] [--language ja]

For Linux with Debian's packages xvfb, openbox, xdotool, at-spi2-core, orca and dbus; none of them belongs to
the program. A display, a session bus and a home of their own are made, so nothing of yours is touched. A line
of the report is one key and what Orca said until it was silent for two seconds (or ``--silence``); `hear
WORDS` waits for words.
No voice is needed: what Orca would speak is written to a file. One at a time: a second Orca ends the first.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("Xvfb", "openbox", "xdotool", "orca", "dbus-run-session", "gdbus")
BUS_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
SET_STATUS = (
    *("gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus"),
    *("--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status"),
)
SILENCE_S, PATIENCE_S, START_S = 2.0, 20.0, 60.0
KIFU = """手合割：平手
先手：Aiko
後手：Ben
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:01/00:00:01)
   2 ３四歩(33)   ( 0:02/00:00:02)
*White opens the diagonal too.
   3 ２二角成(88)   ( 0:03/00:00:04)
   4 同　銀(31)   ( 0:02/00:00:04)
   5 投了         ( 0:01/00:00:05)

変化：3手
   3 ２六歩(27)   ( 0:04/00:00:05)
   4 ８四歩(83)   ( 0:02/00:00:04)
"""
CUSTOMIZATION = """
from orca import speech
def speak(text, acss=None, interrupt=True):
    with open({heard!r}, "a", encoding="utf-8") as heard:
        heard.write(str(text).strip() + "\\n")
speech._speak = speak
class NoVoice:
    def __getattr__(self, _name):
        return lambda *_, **__: None
speech.init = lambda *_: setattr(speech, "_speechserver", NoVoice())
"""
"""Orca reads this at its start: what would be spoken goes to a file, and no voice is waited for."""
SCENARIOS = {
    "game": (
        *("hear How well do you play", "Tab", "Tab", "space"),  # the question of the first start: not now
        *("hear frame", "ctrl+n", "Return", "hear frame", "type 7g7f", "Return", "wait 6"),
        *("h", "wait 6", "h", "h", "ctrl+z", "wait 2"),
        *("slow alt+g", "Down", "Down", "Right", "Down", "Escape", "Escape", "Escape"),
        *("slow alt+v", "Down", "Down", "Down", "Escape", "Escape"),
        *("type 2g2f", "Return", "wait 6", "slow alt+m", "r", "wait 3", "Tab", "Return", "wait 3"),
        *("Tab", "Tab", "Tab"),
    ),
    "kifu": (
        *("hear Board", "wait 1"),
        *(
            "Right",
            "Right",
            "Right",
            "Right",
            "Right",
            "Left",
            "Home",
            "Right",
            "Right",
            "Right",
            "Down",
            "Right",
            "Up",
        ),
        *("Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab"),
    ),
}


def main() -> int:
    """Run a scenario; 0, or 2 where something it needs is missing."""
    parser = argparse.ArgumentParser(description="Use the program by keys alone under Orca.")
    parser.add_argument("scenario", choices=SCENARIOS)
    parser.add_argument("--write", type=Path, help="where the report goes (default: the terminal)")
    parser.add_argument("--language", default="en")
    parser.add_argument("--keys", nargs="+", help="these keys instead of the scenario's")
    parser.add_argument("--silence", type=float, default=SILENCE_S, help="seconds until Orca is done (2)")
    options = parser.parse_args()
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing or not BUS_LAUNCHER.exists():
        sys.stderr.write(f"missing: {' '.join(missing) or BUS_LAUNCHER}\n")
        return 2
    if "SHOGI_READER" not in os.environ:
        environment = {**os.environ, "SHOGI_READER": "1"}
        return subprocess.call(["dbus-run-session", "--", sys.executable, *sys.argv], env=environment)
    keys = tuple(options.keys or SCENARIOS[options.scenario])
    with ExitStack() as stack:
        report = (
            stack.enter_context(options.write.open("w", encoding="utf-8")) if options.write else sys.stdout
        )
        for line in _run(keys, options.scenario, options.language, options.silence):
            report.write(f"{line}\n")
            report.flush()
    return 0


def _run(keys: tuple[str, ...], scenario: str, language: str, silence_s: float) -> Iterator[str]:
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        environment = _environment(home, language)
        display = environment["DISPLAY"]
        _start(stack, ["Xvfb", display, "-screen", "0", "1280x800x24"], environment)
        time.sleep(START_S / 12)
        _start(stack, ["openbox"], environment)
        _start(stack, [str(BUS_LAUNCHER), "--launch-immediately"], environment)
        time.sleep(2)
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            subprocess.run(
                [*SET_STATUS, name, "<true>"],
                check=True,
                env=environment,
                stdout=subprocess.DEVNULL,
            )
        heard = home / "heard.txt"
        heard.touch()
        custom = home / ".local" / "share" / "orca" / "orca-customizations.py"
        custom.parent.mkdir(parents=True)
        custom.write_text(CUSTOMIZATION.format(heard=str(heard)), encoding="utf-8")
        _start(stack, ["orca"], environment)
        time.sleep(START_S / 4)
        command = [sys.executable, str(ROOT / "main.py")]
        if scenario == "kifu":
            kifu = home / "game.kifu"
            kifu.write_text(KIFU, encoding="utf-8")
            command.append(str(kifu))
        _start(stack, command, environment)
        listener = _Listener(heard, silence_s)
        for key in keys:
            if key.startswith("hear "):
                yield f"{key:12} {' | '.join(listener.until_heard(key[5:]))}"
                continue
            if key.startswith("wait "):
                time.sleep(float(key[5:]))
            elif key.startswith("look "):  # a picture of the screen, with ImageMagick
                subprocess.run(["import", "-window", "root", key[5:]], check=True, env=environment)
            elif key.startswith("slow "):  # as a hand does: first the one key, then the other
                held, letter = key[5:].split("+")
                words = ["keydown", held, "sleep", "0.5", "key", letter, "sleep", "0.2", "keyup", held]
                subprocess.run(["xdotool", *words], check=True, env=environment)
            elif key.startswith("type "):
                subprocess.run(["xdotool", "type", "--delay", "150", key[5:]], check=True, env=environment)
            else:
                subprocess.run(["xdotool", "key", key], check=True, env=environment)
            said = listener.until_silent()
            yield f"{key:12} {' | '.join(said)}"


def _environment(home: Path, language: str) -> dict[str, str]:
    runtime = home / "run"
    runtime.mkdir(mode=0o700)
    display = next(f":{number}" for number in range(90, 200) if not Path(f"/tmp/.X{number}-lock").exists())  # noqa: S108
    locale = {"ja": "ja_JP.UTF-8", "cs": "cs_CZ.UTF-8", "pt": "pt_BR.UTF-8"}.get(language, "C.UTF-8")
    return {
        **os.environ,
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(runtime),
        "DISPLAY": display,
        "LANG": locale,
        "LANGUAGE": language,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }


def _start(stack: ExitStack, command: list[str], environment: dict[str, str]) -> None:
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    stack.callback(process.wait)
    stack.callback(process.terminate)  # the launcher of the bus ends what it has started


class _Listener:
    """Reads what Orca spoke."""

    def __init__(self, heard: Path, silence_s: float) -> None:
        self._heard, self._silence_s, self._lines = heard, silence_s, 0

    def until_silent(self) -> list[str]:
        """All that was said since the last call, once nothing more came for a while."""
        said: list[str] = []
        began = last = time.monotonic()
        while time.monotonic() - last < self._silence_s and time.monotonic() - began < PATIENCE_S:
            fresh = self._fresh()
            if fresh:
                said += fresh
                last = time.monotonic()
            time.sleep(0.1)
        return said

    def until_heard(self, words: str) -> list[str]:
        """All that was said since the last call, once it has these words, or after a minute."""
        said: list[str] = []
        end = time.monotonic() + START_S
        while time.monotonic() < end and not any(words in sentence for sentence in said):
            said += self.until_silent()
        return said

    def _fresh(self) -> list[str]:
        lines = self._heard.read_text(encoding="utf-8").splitlines()
        fresh, self._lines = lines[self._lines :], len(lines)
        return fresh


if __name__ == "__main__":
    sys.exit(main())
