"""Why an engine does not start, read off its file and the way it ended: what was found, and the way out.

A `Finding`, and its sentence in plain English for ``doctor`` and for the log; the window's sentences are made
of it by `failures`. Reads a few bytes of the file and starts nothing.
"""

from __future__ import annotations

import os
import platform
import shutil
import stat
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from shogi_desktop.usi.errors import EngineFailure, FailureKind

_ELF = {0x3E: "x86-64", 0xB7: "ARM64", 0x03: "x86", 0x28: "ARM", 0xF3: "RISC-V"}
_MACH_O = {0x01000007: "x86-64", 0x0100000C: "ARM64"}
_PE = {0x8664: "x86-64", 0xAA64: "ARM64", 0x14C: "x86"}
_HERE = {"x86_64": "x86-64", "amd64": "x86-64", "arm64": "ARM64", "aarch64": "ARM64", "i686": "x86"}
# How a process ends that meets an instruction its processor lacks: SIGILL, and Windows' own number for it.
_ILLEGAL_INSTRUCTION = frozenset({-4, 132, 0xC000001D, 0xC000001D - (1 << 32)})
_SIGKILL = 9
_WINDOWS_CRASHES = 0xC0000000


def built_for(program: Path) -> tuple[str, str] | None:
    """The system and the processor that a program's file is for, or None where it does not say."""
    try:
        with program.open("rb") as stream:
            head = stream.read(4096)
    except OSError:
        return None
    if head[:4] == b"\x7fELF" and len(head) >= 20:
        number = int.from_bytes(head[18:20], "little" if head[5] == 1 else "big")
        return "Linux", _ELF.get(number, "an unknown processor")
    if head[:4] == b"\xcf\xfa\xed\xfe":
        return "macOS", _MACH_O.get(int.from_bytes(head[4:8], "little"), "an unknown processor")
    if head[:2] == b"MZ":
        at = int.from_bytes(head[60:64], "little")
        if head[at : at + 4] == b"PE\0\0" and len(head) >= at + 6:
            return "Windows", _PE.get(int.from_bytes(head[at + 4 : at + 6], "little"), "an unknown processor")
    return None


class Cause(Enum):
    """What keeps an engine from running."""

    MISSING = auto()
    UNREADABLE = auto()
    NO_PROGRAM = auto()
    DAMAGED = auto()
    OTHER_MACHINE = auto()
    OTHER_PROCESSOR = auto()
    FORBIDDEN = auto()
    BLOCKED = auto()


@dataclass(frozen=True, slots=True)
class Finding:
    """A cause and what it was seen by.

    :ivar made_for: what the file is for, "ARM64 on Linux"; empty but for `Cause.OTHER_MACHINE`.
    :ivar here: what this computer is, in the same words.
    :ivar detail: the system's own message, if it gave one.
    """

    cause: Cause
    program: Path
    here: str
    made_for: str = ""
    detail: str = ""


def find(failure: EngineFailure, machine: str | None = None, system: str | None = None) -> Finding | None:
    """Look at the file of an engine that failed; None where nothing is wrong about it.

    :param machine: this computer's processor and `system`, as `platform` names them; by default it is asked.
    """
    machine, system = machine or platform.machine(), system or platform.system()
    program = Path(shutil.which(failure.program) or failure.program)
    named = {"Darwin": "macOS"}.get(system, system)
    here = f"{_HERE.get(machine.lower(), machine)} on {named}"
    try:
        found = program.stat()
    except FileNotFoundError:
        return Finding(Cause.MISSING, program, here)
    except OSError as error:
        return Finding(Cause.UNREADABLE, program, here, detail=error.strerror or str(error))
    if stat.S_ISDIR(found.st_mode) or not found.st_size:
        return Finding(Cause.NO_PROGRAM, program, here)
    kind = _of_processor(failure, built_for(program), here) or _of_leave(failure, program, system)
    made_for = built_for(program)
    named_for = f"{made_for[1]} on {made_for[0]}" if made_for is not None else ""
    return None if kind is None else Finding(kind, program, here, named_for, failure.detail)


def cause(failure: EngineFailure, machine: str | None = None, system: str | None = None) -> str:
    """What was found about an engine that failed, and the way out, in English; empty where nothing was."""
    found = find(failure, machine, system)
    return "" if found is None else _words(found)


def _of_processor(failure: EngineFailure, made_for: tuple[str, str] | None, here: str) -> Cause | None:
    if made_for is not None and f"{made_for[1]} on {made_for[0]}" != here and failure.exit_code is None:
        return Cause.OTHER_MACHINE
    return Cause.OTHER_PROCESSOR if failure.exit_code in _ILLEGAL_INSTRUCTION else None


def _of_leave(failure: EngineFailure, program: Path, system: str) -> Cause | None:
    if not os.access(program, os.X_OK):
        return Cause.FORBIDDEN
    if failure.kind is FailureKind.NOT_EXECUTABLE and failure.exit_code is None:
        return Cause.BLOCKED if _looks_like_a_program(program) else Cause.NO_PROGRAM
    # macOS kills what its quarantine or a broken signature forbids, without a word.
    if failure.kind is not FailureKind.DIED_AT_START or not failure.exit_code:
        return None
    if failure.exit_code == -_SIGKILL:
        return Cause.BLOCKED if system == "Darwin" else None
    crashed = failure.exit_code < 0 or failure.exit_code >= _WINDOWS_CRASHES
    return Cause.DAMAGED if crashed else None


def _looks_like_a_program(file: Path) -> bool:
    """Whether some system would take it for one, or it is a script that says who reads it."""
    try:
        with file.open("rb") as stream:
            script = stream.read(2) == b"#!"
    except OSError:
        return True
    return script or built_for(file) is not None


def _words(found: Finding) -> str:
    program = found.program
    match found.cause:
        case Cause.MISSING:
            return (
                f"There is no file {program}; a virus scanner may have moved it away. "
                "Install the program again."
            )
        case Cause.UNREADABLE:
            return (
                f"{program} cannot be examined ({found.detail}). Install the program where you may read it."
            )
        case Cause.NO_PROGRAM:
            return (
                f"{program} is not a program but a folder, an empty file or another kind of file. "
                "Install the program again."
            )
        case Cause.DAMAGED:
            return f"{program} crashes when it starts; its file may be damaged. Install the program again."
        case Cause.OTHER_MACHINE:
            return (
                f"{program.name} is made for {found.made_for}, but this computer is {found.here}. "
                "Install the package for this computer."
            )
        case Cause.OTHER_PROCESSOR:
            return (
                f"{program.name} uses an instruction that this processor ({found.here}) lacks. "
                "Build the engine on this computer: pip install -e . in the program's source."
            )
        case Cause.FORBIDDEN:
            return (
                f"The system does not allow {program} to run. Make it executable (chmod +x), or move it to a "
                "disk from which programs may run."
            )
        case Cause.BLOCKED:
            return (
                f"{program} is intact, but the system does not let it start "
                f"({found.detail or 'it gives no reason'}). "
                "A security program may be blocking it: allow it there, or install the program again."
            )
