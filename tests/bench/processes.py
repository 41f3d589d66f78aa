"""Processor time and memory of a process and all below it, from ``/proc``. Linux only."""

from __future__ import annotations

import os
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
_PARENT, _TIMES, _RSS = 1, slice(11, 15), 21
"""Fields of ``stat``, counted after the name."""


def family(top: int | None = None) -> dict[int, list[str]]:
    """Process `top`, by default this one, and all below it, with the fields of their ``stat``."""
    every = {}
    for place in Path("/proc").glob("[0-9]*"):
        try:
            every[int(place.name)] = (place / "stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
    wanted = {os.getpid() if top is None else top}
    while True:
        more = {pid for pid, fields in every.items() if int(fields[_PARENT]) in wanted} | wanted
        if more == wanted:
            return {pid: every[pid] for pid in sorted(wanted) if pid in every}
        wanted = more


def processor_seconds() -> float:
    """What this process and all below it have used, those too that have ended and were waited for."""
    return sum(int(ticks) for fields in family().values() for ticks in fields[_TIMES]) / _TICKS


def resident_mib() -> list[int]:
    """The memory of this process, then of each below it."""
    found = family()
    mine = [os.getpid(), *(pid for pid in found if pid != os.getpid())]
    return [int(found[pid][_RSS]) * _PAGE // 2**20 for pid in mine]


def machine_seconds() -> float:
    """Processor time of the whole machine that was not idle."""
    fields = [int(text) for text in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return (sum(fields) - fields[3] - fields[4]) / _TICKS
