"""How long from the start of the packaged program to its window on the screen, beside a start from source.

    python -m tests.bench.bench_packaged_start [RUNS]

Needs Xvfb, xdotool and ``dist/shogi-desktop``. The two are started in turn, each with folders of its own; the
window is asked of the X server. Processor time is what the program used until its window was there: on a busy
machine the fairer figure.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DISPLAY = ":96"
PROGRAMS = {
    "from source": [sys.executable, str(ROOT / "main.py")],
    "bundle": [str(ROOT / "dist" / "shogi-desktop" / "shogi-desktop")],
}
TICKS = os.sysconf("SC_CLK_TCK")


def processor_s(pid: int) -> float:
    """Seconds of processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def start(command: list[str]) -> tuple[float, float]:
    """Wall and processor seconds of one start."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o700)
        places = {
            "HOME": folder,
            "XDG_CONFIG_HOME": folder,
            "XDG_DATA_HOME": folder,
            "XDG_RUNTIME_DIR": folder,
        }
        environ = {**os.environ, **places, "DISPLAY": DISPLAY, "QT_QPA_PLATFORM": "xcb"}
        began = time.monotonic()
        process = subprocess.Popen(command, env=environ, cwd=ROOT)
        try:
            search = ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(process.pid)]
            subprocess.run(search, env=environ, check=True, capture_output=True, timeout=60)
            return time.monotonic() - began, processor_s(process.pid)
        finally:
            process.kill()
            process.wait()


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    server = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", "1280x860x24"], stderr=subprocess.DEVNULL)
    try:
        time.sleep(1)
        for command in PROGRAMS.values():
            start(command)
        times: dict[str, list[tuple[float, float]]] = {name: [] for name in PROGRAMS}
        for _ in range(runs):
            for name, command in PROGRAMS.items():
                times[name].append(start(command))
    finally:
        server.kill()
        server.wait()
    print(f"{'':14}{'wall best':>12}{'median':>10}{'processor best':>18}{'median':>10}")
    for name, each in times.items():
        columns = [(min(column), statistics.median(column)) for column in zip(*each, strict=True)]
        (wall, wall_median), (cpu, cpu_median) = columns
        print(
            f"{name:14}{wall * 1000:9.0f} ms{wall_median * 1000:7.0f} ms"
            f"{cpu * 1000:15.0f} ms{cpu_median * 1000:7.0f} ms"
        )


if __name__ == "__main__":
    main()
