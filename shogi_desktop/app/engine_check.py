"""Why an engine does not start, read off its file and the way it ended: what was found, and the way out.

Plain English for ``doctor`` and for reports; the window's sentences are `app.engines`'. Reads a few bytes of
the file and starts nothing.
"""

from __future__ import annotations

import os
import platform
import stat
import struct
from pathlib import Path

from shogi_desktop.usi.errors import EngineFailure

_ELF = {0x3E: "x86-64", 0xB7: "ARM64", 0x03: "x86", 0x28: "ARM", 0xF3: "RISC-V"}
_MACH_O = {0x01000007: "x86-64", 0x0100000C: "ARM64"}
_PE = {0x8664: "x86-64", 0xAA64: "ARM64", 0x14C: "x86"}
_HERE = {"x86_64": "x86-64", "amd64": "x86-64", "arm64": "ARM64", "aarch64": "ARM64", "i686": "x86"}
# How a process ends that meets an instruction its processor lacks: SIGILL, and Windows' own number for it.
_ILLEGAL_INSTRUCTION = frozenset({-4, 132, 0xC000001D, 0xC000001D - (1 << 32)})


def built_for(program: Path) -> tuple[str, str] | None:
    """The system and the processor that a program's file is for, or None where it does not say."""
    try:
        with program.open("rb") as stream:
            head = stream.read(4096)
    except OSError:
        return None
    if head[:4] == b"\x7fELF" and len(head) >= 20:
        order = "<" if head[5] == 1 else ">"
        return "Linux", _ELF.get(struct.unpack_from(f"{order}H", head, 18)[0], "an unknown processor")
    if head[:4] == b"\xcf\xfa\xed\xfe":
        return "macOS", _MACH_O.get(struct.unpack_from("<I", head, 4)[0], "an unknown processor")
    if head[:2] == b"MZ" and len(head) >= 64:
        at = struct.unpack_from("<I", head, 60)[0]
        if head[at : at + 4] == b"PE\0\0" and len(head) >= at + 6:
            return "Windows", _PE.get(struct.unpack_from("<H", head, at + 4)[0], "an unknown processor")
    return None


def cause(failure: EngineFailure, machine: str = platform.machine(), system: str = platform.system()) -> str:
    """What was found about an engine that failed, and the way out; empty where nothing was."""
    program = Path(failure.program)
    try:
        found = program.stat()
    except FileNotFoundError:
        return (
            f"There is no file {program}; a virus scanner may have moved it away. Install the program again."
        )
    except OSError as error:
        return f"{program} cannot be looked at ({error.strerror}). Install the program where you may read it."
    if stat.S_ISDIR(found.st_mode) or not found.st_size:
        return f"{program} is no program but a folder or an empty file. Install the program again."
    return _of_processor(failure, program, machine, system) or _of_leave(program)


def _of_processor(failure: EngineFailure, program: Path, machine: str, system: str) -> str:
    made_for = built_for(program)
    here = (
        {"Darwin": "macOS"}.get(system, system),
        _HERE.get(machine.lower(), machine),
    )
    if made_for is not None and made_for != here and failure.exit_code is None:
        return (
            f"{program.name} is for {made_for[1]} on {made_for[0]}, and this is {here[1]} on {here[0]}. "
            "Install the package that is made for this computer."
        )
    if failure.exit_code in _ILLEGAL_INSTRUCTION:
        return (
            f"{program.name} met an instruction that this processor ({machine}) does not have. "
            "Build the engine on this computer: pip install -e . in the program's source."
        )
    return ""


def _of_leave(program: Path) -> str:
    if os.access(program, os.X_OK):
        return ""
    return (
        f"The system does not let {program} be run: it is not marked as a program, or its disk is mounted "
        f"without leave to run programs. Allow it (chmod +x), or move the program to your own disk."
    )
