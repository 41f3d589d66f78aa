"""Whether this machine can run Qt: looked at before Qt is imported, because Qt itself only aborts.

Knows the shared libraries that Qt's Linux builds leave to the system, the Debian packages that hold them, and
how to ask whether a display answers. Says nothing to anybody: `bootstrap` and ``doctor`` do the talking.
Windows and macOS bring all of it.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum

# Library -> Debian and Ubuntu package, read off `ldd` of QtGui, QtWidgets, QtPrintSupport and the
# platform plugins.
CORE_LIBRARIES: Mapping[str, str] = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
}
X11_LIBRARIES: Mapping[str, str] = {
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
WAYLAND_LIBRARIES: Mapping[str, str] = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
PACKAGES: Mapping[str, str] = {**CORE_LIBRARIES, **X11_LIBRARIES, **WAYLAND_LIBRARIES}


class Trouble(Enum):
    """What keeps the window away."""

    NO_QT = "no Qt"
    MISSING_LIBRARIES = "missing libraries"
    NO_DISPLAY = "no display"
    DEAD_DISPLAY = "dead display"


@dataclass(frozen=True, slots=True)
class Finding:
    """One trouble: the libraries that are missing, or the name of the display that does not answer."""

    trouble: Trouble
    libraries: tuple[str, ...] = ()
    display: str = ""

    @property
    def packages(self) -> tuple[str, ...]:
        """The Debian packages that hold the missing libraries, sorted, each once."""
        return tuple(sorted({PACKAGES[library] for library in self.libraries}))

    @property
    def exit_status(self) -> int:
        """The status to exit with: 2 for want of something to install, 3 for want of a display."""
        return 3 if self.trouble in {Trouble.NO_DISPLAY, Trouble.DEAD_DISPLAY} else 2

    @property
    def install_command(self) -> str:
        """The line that puts it right on Debian and Ubuntu."""
        return f"sudo apt install {' '.join(self.packages)}"


def can_load(library: str) -> bool:
    """Return whether the dynamic linker finds `library` and everything that it needs in turn."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def x11_answers(display: str) -> bool:
    """Return whether an X server answers at `display`. Needs libxcb."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    answers = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return bool(answers)


def wayland_answers(display: str) -> bool:
    """Return whether a Wayland compositor answers at `display`. Needs libwayland-client."""
    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    wayland.wl_display_disconnect.argtypes = [ctypes.c_void_p]
    connection = wayland.wl_display_connect(display.encode())
    if connection is None:
        return False
    wayland.wl_display_disconnect(connection)
    return True


def has_module(name: str) -> bool:
    """Return whether Python finds the module `name`; it is not imported."""
    return importlib.util.find_spec(name) is not None


@dataclass(frozen=True)
class Machine:
    """The questions asked of a machine; a test puts its own answers in."""

    platform: str = sys.platform
    environ: Mapping[str, str] = field(default_factory=lambda: os.environ)
    can_load: Callable[[str], bool] = can_load
    x11_answers: Callable[[str], bool] = x11_answers
    wayland_answers: Callable[[str], bool] = wayland_answers
    has_module: Callable[[str], bool] = has_module

    def missing(self, libraries: Iterable[str]) -> tuple[str, ...]:
        """Return those of `libraries` that cannot be loaded."""
        return tuple(library for library in libraries if not self.can_load(library))


def check_headless(machine: Machine | None = None) -> Finding | None:
    """Return what keeps Qt from painting into files on this machine, or None."""
    machine = machine or Machine()
    if not machine.has_module("PySide6"):
        return Finding(Trouble.NO_QT)
    if machine.platform != "linux":
        return None
    missing = machine.missing(CORE_LIBRARIES)
    return Finding(Trouble.MISSING_LIBRARIES, missing) if missing else None


def check_window(machine: Machine | None = None) -> Finding | None:
    """Return what keeps a window from opening on this machine, or None.

    With ``QT_QPA_PLATFORM`` set the user has chosen where windows go, and no display is asked for.
    """
    machine = machine or Machine()
    finding = check_headless(machine)
    chosen = machine.environ.get("QT_QPA_PLATFORM", "").split(":")[0]
    if machine.platform != "linux" or chosen not in {"", "xcb", "wayland"}:
        return finding
    if finding is not None and finding.trouble is Trouble.NO_QT:
        return finding
    of_display = _check_displays(machine, chosen)
    if finding is None:
        return of_display
    # All that is missing in one answer: nobody wants to be sent for packages twice.
    more = of_display.libraries if of_display is not None else ()
    return Finding(Trouble.MISSING_LIBRARIES, (*finding.libraries, *more))


def _check_displays(machine: Machine, chosen: str) -> Finding | None:
    """Return None if one of the displays in the environment works, else what is wrong with the first."""
    wayland = machine.environ.get("WAYLAND_DISPLAY", "")
    x11 = machine.environ.get("DISPLAY", "")
    findings: list[Finding | None] = []
    if wayland and chosen != "xcb":
        findings.append(_check_display(machine, WAYLAND_LIBRARIES, machine.wayland_answers, wayland))
    if x11 and chosen != "wayland":
        findings.append(_check_display(machine, X11_LIBRARIES, machine.x11_answers, x11))
    if not findings:
        return Finding(Trouble.NO_DISPLAY)
    return None if None in findings else findings[0]


def _check_display(
    machine: Machine, libraries: Mapping[str, str], answers: Callable[[str], bool], display: str
) -> Finding | None:
    missing = machine.missing(libraries)
    if missing:
        return Finding(Trouble.MISSING_LIBRARIES, missing, display)
    return None if answers(display) else Finding(Trouble.DEAD_DISPLAY, (), display)


def explain(finding: Finding) -> str:
    """Return the sentence that tells a person what is wrong and what to do next."""
    match finding.trouble:
        case Trouble.NO_QT:
            return (
                "Shogi Desktop needs PySide6, which this Python does not have. In the program's folder run: "
                "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/python main.py"
            )
        case Trouble.MISSING_LIBRARIES:
            return (
                "Shogi Desktop needs system libraries that are missing here "
                f"({', '.join(finding.libraries)}). Install them with: {finding.install_command}"
            )
        case Trouble.NO_DISPLAY:
            return (
                "There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set). "
                "Without one, the program still plays engine against engine: "
                "shogi-desktop match --games 1 --black level:3 --white level:5 --save game.kif --pdf game.pdf"
            )
        case Trouble.DEAD_DISPLAY:
            return (
                f"The display {finding.display} does not answer, so no window can open. Start the program "
                "from a desktop session, or play without a window: shogi-desktop match --help"
            )
