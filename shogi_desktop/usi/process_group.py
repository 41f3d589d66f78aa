"""The processes that an engine consists of, ended together, also when this program is killed.

On Windows a job object: the system ends it with its last handle. On POSIX a process group, and a guard. What
an engine has detached from its group (``setsid``) is beyond reach.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from typing import Final

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _KILL_ON_JOB_CLOSE: Final = 0x2000
    _EXTENDED_LIMIT_INFORMATION: Final = 9

    class _BasicLimits(ctypes.Structure):
        _fields_ = (
            ("per_process_user_time", wintypes.LARGE_INTEGER),
            ("per_job_user_time", wintypes.LARGE_INTEGER),
            ("limit_flags", wintypes.DWORD),
            ("minimum_working_set", ctypes.c_size_t),
            ("maximum_working_set", ctypes.c_size_t),
            ("active_process_limit", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("priority_class", wintypes.DWORD),
            ("scheduling_class", wintypes.DWORD),
        )

    class _ExtendedLimits(ctypes.Structure):
        _fields_ = (
            ("basic", _BasicLimits),
            ("io_counters", ctypes.c_uint64 * 6),
            ("process_memory_limit", ctypes.c_size_t),
            ("job_memory_limit", ctypes.c_size_t),
            ("peak_process_memory", ctypes.c_size_t),
            ("peak_job_memory", ctypes.c_size_t),
        )

    class ProcessGroup:
        """A job object: it ends with its last handle, which the system closes if this program is killed."""

        def __init__(self, process: subprocess.Popen[bytes]) -> None:
            self._process = process
            self._kernel = ctypes.WinDLL("kernel32")
            self._kernel.CreateJobObjectW.restype = wintypes.HANDLE
            self._job = wintypes.HANDLE(self._kernel.CreateJobObjectW(None, None))
            limits = _ExtendedLimits()
            limits.basic.limit_flags = _KILL_ON_JOB_CLOSE
            self._kernel.SetInformationJobObject(
                self._job, _EXTENDED_LIMIT_INFORMATION, ctypes.byref(limits), ctypes.sizeof(limits)
            )
            # The one handle that Popen has; its name is private but has been the same since Python 3.3.
            handle = wintypes.HANDLE(int(process._handle))  # type: ignore[attr-defined]
            self._kernel.AssignProcessToJobObject(self._job, handle)

        def terminate(self) -> None:
            """Windows has no request to end for a program without a window."""
            self.kill()

        def kill(self) -> None:
            """End all of the job's processes."""
            self._kernel.TerminateJobObject(self._job, 1)

        def is_empty(self) -> bool:
            """Whether the leader has ended; what it left ends with `close`."""
            return self._process.returncode is not None

        def close(self) -> None:
            """Let go of the job, and so end what is still in it."""
            self._kernel.CloseHandle(self._job)

else:
    _WATCH: Final = 'read -r _ || { sleep 2; kill -s TERM -- "-$1"; sleep 1; kill -s KILL -- "-$1"; }'

    class ProcessGroup:
        """A process group, and a guard: a shell that ends it when our end of its input is closed unheard.

        That happens when this program is killed. Most engines end by themselves then, at the end of their
        input; the guard is for those that do not.
        """

        def __init__(self, process: subprocess.Popen[bytes]) -> None:
            self._id = process.pid
            self._guard: subprocess.Popen[bytes] | None = None
            with contextlib.suppress(OSError):  # no shell: then there is no guard
                self._guard = subprocess.Popen(
                    ["/bin/sh", "-c", _WATCH, "engine-guard", str(process.pid)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    start_new_session=True,
                )

        def terminate(self) -> None:
            """Ask all processes of the group to end."""
            self._signal(signal.SIGTERM)

        def kill(self) -> None:
            """End all processes of the group."""
            self._signal(signal.SIGKILL)

        def is_empty(self) -> bool:
            """Whether no process is left that can be ended."""
            try:
                os.killpg(self._id, 0)
            except (ProcessLookupError, PermissionError):
                return True
            return False

        def close(self) -> None:
            """Dismiss the guard."""
            if self._guard is not None:
                self._guard.communicate(b"\n")

        def _signal(self, number: int) -> None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._id, number)
