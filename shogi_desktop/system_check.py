"""Whether this machine can run Qt: looked at before Qt is imported, because Qt itself only aborts.

Knows the shared libraries that Qt's Linux builds leave to the system, the Debian packages that hold them, and
how to ask whether a display answers. Says nothing to anybody: `bootstrap` and ``doctor`` do the talking.
Windows and macOS bring all of it. A test reads the libraries off the Qt that is installed.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum

if sys.platform != "win32":
    import resource

# Library -> package of Debian and Ubuntu; one renamed by a release (libglib2.0-0t64) answers to its old name.
# Without these none of Qt's modules that the program imports can be loaded.
CORE_LIBRARIES: Mapping[str, str] = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libzstd.so.1": "libzstd1",
    "libz.so.1": "zlib1g",
    # Qt Network's, which links to all it might be asked for.
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlidec.so.1": "libbrotli1",
    "libbrotlicommon.so.1": "libbrotli1",
}
X11_LIBRARIES: Mapping[str, str] = {
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
# The window opens without these, and is silent, does not count aloud, or knows no printer.
OPTIONAL_LIBRARIES: Mapping[str, str] = {
    "libpulse.so.0": "libpulse0",
    "libspeechd.so.2": "libspeechd2",
    "libcups.so.2": "libcups2",
}
PACKAGES: Mapping[str, str] = {
    **CORE_LIBRARIES,
    **X11_LIBRARIES,
    **WAYLAND_LIBRARIES,
    **OPTIONAL_LIBRARIES,
}
# Qt's names of platforms, as the user may write them into QT_QPA_PLATFORM.
_X11 = ("xcb",)
_WAYLAND = ("wayland", "wayland-egl")
_NO_DISPLAY_NEEDED = ("offscreen",)
_PATIENCE_S = 20.0


class Trouble(Enum):
    """What keeps the window away."""

    NO_QT = "no Qt"
    MISSING_LIBRARIES = "missing libraries"
    NO_DISPLAY = "no display"
    DEAD_DISPLAY = "dead display"
    NO_PLATFORM = "no such platform"


@dataclass(frozen=True, slots=True)
class Finding:
    """One trouble.

    :ivar libraries: those that are missing.
    :ivar display: the display that does not answer, or the platforms that were asked for in vain.
    :ivar installer: what comes before the packages in the line that installs them; empty where the system has
        no apt.
    """

    trouble: Trouble
    libraries: tuple[str, ...] = ()
    display: str = ""
    installer: str = "sudo apt install"

    @property
    def packages(self) -> tuple[str, ...]:
        """The Debian packages that hold the missing libraries, sorted, each once."""
        return tuple(sorted({PACKAGES[library] for library in self.libraries}))

    @property
    def exit_status(self) -> int:
        """The status to exit with: 2 for want of something to install, 3 for want of a display."""
        return 2 if self.trouble in {Trouble.NO_QT, Trouble.MISSING_LIBRARIES} else 3

    @property
    def install_command(self) -> str:
        """The line that puts it right on Debian and Ubuntu; empty elsewhere."""
        return f"{self.installer} {' '.join(self.packages)}" if self.installer else ""


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


def platform_starts(name: str) -> bool:
    """Return whether Qt opens its platform `name` here: tried in a process of its own, for Qt may abort."""
    child = os.fork()
    if child == 0:
        _try_platform(name)
    deadline = time.monotonic() + _PATIENCE_S
    while time.monotonic() < deadline:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return status == 0
        time.sleep(0.02)
    os.kill(child, 9)
    os.waitpid(child, 0)
    return False


def _try_platform(name: str) -> None:
    """Be the process that tries; never returns."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 2)
    status = 1
    try:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.environ["QT_QPA_PLATFORM"] = name
        from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 - here Qt may abort

        QGuiApplication(["shogi-desktop"])
        status = 0
    finally:
        os._exit(status)


def apt_command() -> str:
    """Return the words that packages are installed with here; empty without Debian's tools."""
    if shutil.which("apt") is None:
        return ""
    return "apt install" if os.geteuid() == 0 else "sudo apt install"


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
    platform_starts: Callable[[str], bool] = platform_starts
    has_module: Callable[[str], bool] = has_module
    apt_command: Callable[[], str] = apt_command

    def missing(self, libraries: Iterable[str]) -> tuple[str, ...]:
        """Return those of `libraries` that cannot be loaded."""
        return tuple(library for library in libraries if not self.can_load(library))

    def lacks(self, libraries: Iterable[str]) -> Finding:
        """Return the finding that `libraries` are missing."""
        return Finding(Trouble.MISSING_LIBRARIES, tuple(libraries), installer=self.apt_command())


def check_headless(machine: Machine | None = None) -> Finding | None:
    """Return what keeps Qt from painting into files on this machine, or None."""
    machine = machine or Machine()
    if not machine.has_module("PySide6"):
        return Finding(Trouble.NO_QT)
    if machine.platform != "linux":
        return None
    missing = machine.missing(CORE_LIBRARIES)
    return machine.lacks(missing) if missing else None


def check_window(machine: Machine | None = None) -> Finding | None:
    """Return what keeps a window from opening on this machine, or None.

    With ``QT_QPA_PLATFORM`` set the user has chosen where windows go: one or more of Qt's names.
    Missing libraries come all at once, with those that serve only another display, sound or printing: nobody
    wants to be sent for packages twice.
    """
    machine = machine or Machine()
    finding = check_headless(machine)
    if finding is None and machine.platform == "linux":
        chosen = machine.environ.get("QT_QPA_PLATFORM", "")
        finding = _check_chosen(machine, chosen) if chosen else _check_displays(machine)
    if finding is None or finding.trouble is not Trouble.MISSING_LIBRARIES:
        return finding
    return machine.lacks(machine.missing(PACKAGES))


def _check_chosen(machine: Machine, chosen: str) -> Finding | None:
    """Return None if one of the platforms in `chosen` can be opened, else what is wrong with the first."""
    findings = [_check_platform(machine, name.split(":")[0]) for name in chosen.split(";")]
    if None in findings:
        return None
    first = next(finding for finding in findings if finding is not None)
    elsewhere = any(machine.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if first.trouble is Trouble.NO_PLATFORM or (first.trouble is Trouble.NO_DISPLAY and elsewhere):
        return Finding(Trouble.NO_PLATFORM, (), chosen)
    return first


def _check_platform(machine: Machine, name: str) -> Finding | None:
    if name in _NO_DISPLAY_NEEDED:
        return None
    if name in _X11:
        return _check_x11(machine)
    if name in _WAYLAND:
        return _check_wayland(machine)
    return None if machine.platform_starts(name) else Finding(Trouble.NO_PLATFORM)


def _check_displays(machine: Machine) -> Finding | None:
    """Return None if one of the displays in the environment works, else what is wrong with the first."""
    findings = [_check_wayland(machine), _check_x11(machine)]
    if None in findings:
        return None
    named = [finding for finding in findings if finding and finding.trouble is not Trouble.NO_DISPLAY]
    return named[0] if named else Finding(Trouble.NO_DISPLAY)


def _check_wayland(machine: Machine) -> Finding | None:
    display = machine.environ.get("WAYLAND_DISPLAY", "")
    return _check_display(machine, WAYLAND_LIBRARIES, machine.wayland_answers, display)


def _check_x11(machine: Machine) -> Finding | None:
    return _check_display(machine, X11_LIBRARIES, machine.x11_answers, machine.environ.get("DISPLAY", ""))


def _check_display(
    machine: Machine, libraries: Mapping[str, str], answers: Callable[[str], bool], display: str
) -> Finding | None:
    if not display:
        return Finding(Trouble.NO_DISPLAY)
    missing = machine.missing(libraries)
    if missing:
        return machine.lacks(missing)
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
            way = f"with: {finding.install_command}" if finding.installer else "from your system's packages."
            return (
                "Shogi Desktop needs system libraries that are missing here "
                f"({', '.join(finding.libraries)}). Install them {way}"
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
        case Trouble.NO_PLATFORM:
            return (
                f"No window can open on what QT_QPA_PLATFORM asks for ({finding.display}). "
                "Unset it, or set it to xcb or wayland."
            )
