"""``shogi-desktop doctor``: look at everything that the program needs, and say how to get what is missing."""

from __future__ import annotations

import argparse
import importlib.metadata
import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum

from shogi_desktop import __version__
from shogi_desktop.resources_path import resource_path, resources_root
from shogi_desktop.system_check import Machine, Trouble, check_headless, check_window, explain


class Verdict(Enum):
    """How a check came out; the value is printed. A note keeps one from something, but not from playing."""

    GOOD = "ok"
    NOTE = "note"
    BAD = "FAILED"


@dataclass(frozen=True, slots=True)
class Check:
    """One line of the report."""

    subject: str
    verdict: Verdict
    words: str


def add_arguments(_parser: argparse.ArgumentParser) -> None:
    """``doctor`` needs none."""


def run(_options: argparse.Namespace, machine: Machine) -> int:
    """Print the report; 1 if something is missing without which no game can be played."""
    worst = 0
    for check in checks(machine):
        print(f"{check.verdict.value:<7}{check.subject}: {check.words}")
        if check.verdict is Verdict.BAD:
            worst = 1
    return worst


def checks(machine: Machine) -> Iterator[Check]:
    """Look at one thing after another; the engine last, because it takes a moment."""
    yield Check("Shogi Desktop", Verdict.GOOD, f"{__version__} on {platform.platform()}")
    yield Check("Python", Verdict.GOOD, platform.python_version())
    yield _qt(machine)
    yield _window(machine)
    yield _guarded("resources", lambda: str(resources_root()))
    yield _guarded("text font", _font)
    if check_headless(machine) is None:
        from shogi_desktop.cli import installation  # noqa: PLC0415 - QtCore only once it is known to load

        yield _guarded("folders", installation.folders)
        yield _guarded("engine", installation.engine)
    else:
        yield Check("engine", Verdict.NOTE, "not looked for before Qt is there")


def _qt(machine: Machine) -> Check:
    finding = check_headless(machine)
    if finding is not None:
        return Check("Qt", Verdict.BAD, explain(finding))
    try:
        version = importlib.metadata.version("PySide6-Essentials")
    except importlib.metadata.PackageNotFoundError:  # a frozen bundle has no metadata
        version = "built in"
    return Check("Qt", Verdict.GOOD, f"PySide6 {version}")


def _window(machine: Machine) -> Check:
    finding = check_window(machine)
    if finding is None:
        return Check("window", Verdict.GOOD, "a display answers")
    if finding == check_headless(machine):
        return Check("window", Verdict.BAD, "not without Qt")
    without_display = finding.trouble in {Trouble.NO_DISPLAY, Trouble.DEAD_DISPLAY}
    return Check("window", Verdict.NOTE if without_display else Verdict.BAD, explain(finding))


def _font() -> str:
    path = resource_path("fonts/ShogiDesktopGothic-Regular.ttf")
    if not path.is_file():
        raise FileNotFoundError(f"{path} is missing. Install the program again.")
    return str(path)


def _guarded(subject: str, look: Callable[[], str]) -> Check:
    try:
        return Check(subject, Verdict.GOOD, look())
    except Exception as error:  # noqa: BLE001 - whatever is wrong with the installation is what is asked for
        return Check(subject, Verdict.BAD, " ".join(str(error).split()))
