"""What this machine has, as far as a program that wants to be polite has to know."""

from __future__ import annotations

import ctypes
import os
import sys
from typing import Final

_USUAL_MIB: Final = 4_096
_MIB: Final = 1 << 20


def processors() -> int:
    """How many processors this program may use, at least 1."""
    if sys.platform == "linux":
        return max(1, len(os.sched_getaffinity(0)))
    else:  # noqa: RET505 - mypy understands only this form
        return os.cpu_count() or 1


def memory_mib() -> int:
    """The machine's memory in MiB; a usual size where the system does not say."""
    if sys.platform == "win32":
        return _windows_memory() // _MIB or _USUAL_MIB
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // _MIB or _USUAL_MIB
    except (ValueError, OSError):
        return _USUAL_MIB


class _MemoryStatus(ctypes.Structure):
    """MEMORYSTATUSEX of the Windows API."""

    _fields_ = (
        ("length", ctypes.c_ulong),
        ("load", ctypes.c_ulong),
        ("total", ctypes.c_ulonglong),
        *((f"unused_{number}", ctypes.c_ulonglong) for number in range(6)),
    )


def _windows_memory() -> int:
    status = _MemoryStatus()
    status.length = ctypes.sizeof(status)
    library = getattr(ctypes, "windll").kernel32  # noqa: B009 - not known to the type checker elsewhere
    library.GlobalMemoryStatusEx(ctypes.byref(status))
    return int(status.total)
