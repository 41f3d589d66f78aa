"""What the machine has, as far as politeness asks."""

from __future__ import annotations

import ctypes
import os
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from shogi_desktop.app.system import machine


def test_processors_are_at_least_one_and_no_more_than_there_are() -> None:
    assert 1 <= machine.processors() <= (os.cpu_count() or 1)


@pytest.mark.skipif(os.name != "posix", reason="sysconf of POSIX")
def test_a_system_that_does_not_say_its_memory_is_taken_for_a_usual_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert machine.memory_mib() > 64

    def silent(_name: str) -> int:
        raise ValueError

    monkeypatch.setattr(os, "sysconf", silent)
    assert machine.memory_mib() == 4_096


def test_on_linux_only_the_processors_that_it_may_use_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 5, 7}, raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 12)
    monkeypatch.setattr(sys, "platform", "linux")
    assert machine.processors() == 3
    monkeypatch.setattr(sys, "platform", "darwin")
    assert machine.processors() == 12
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert machine.processors() == 1


@pytest.mark.skipif(os.name != "posix", reason="sysconf of POSIX")
@pytest.mark.parametrize(("pages", "mib"), [(2 << 20, 8_192), (0, 4_096)])
def test_memory_is_told_in_mib(monkeypatch: pytest.MonkeyPatch, pages: int, mib: int) -> None:
    monkeypatch.setattr(os, "sysconf", {"SC_PAGE_SIZE": 4_096, "SC_PHYS_PAGES": pages}.__getitem__)
    assert machine.memory_mib() == mib


@pytest.mark.parametrize(("told", "mib"), [(16 << 30, 16_384), (0, 4_096)])
def test_windows_is_asked_for_its_memory_in_its_own_way(
    monkeypatch: pytest.MonkeyPatch, told: int, mib: int
) -> None:
    def fill(reference: Any) -> None:
        status = reference._obj
        assert status.length == ctypes.sizeof(status) >= 64, "Windows refuses another length"
        status.total = told

    library = SimpleNamespace(kernel32=SimpleNamespace(GlobalMemoryStatusEx=fill))
    monkeypatch.setattr(ctypes, "windll", library, raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert machine.memory_mib() == mib
