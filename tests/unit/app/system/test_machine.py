"""What the machine has, as far as politeness asks."""

from __future__ import annotations

import os

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
