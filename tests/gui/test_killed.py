"""The program is ended at random moments; the next start has every accepted move, both clocks, all edits."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from tests.support.extent import extent
from tests.support.kills import Killer, Tally
from tests.support.study_kills import StudyKiller

pytestmark = pytest.mark.skipif(os.name != "posix", reason="platform: SIGKILL is of POSIX")


def assert_nothing_was_lost(tally: Tally) -> None:
    assert tally.failures == []
    assert tally.accepted > tally.kills
    assert tally.resumed > tally.kills // 3


def test_kills_lose_nothing(tmp_path: Path) -> None:
    assert_nothing_was_lost(Killer(tmp_path, random.Random(7)).run(extent(4, 8)))


def test_ends_in_the_midst_of_edits_lose_nothing_that_was_kept(tmp_path: Path) -> None:
    tally = StudyKiller(tmp_path, random.Random(7)).run(extent(3, 6))
    assert tally.failures == []
    assert tally.changes > tally.kills
    assert tally.found > tally.kills // 3


@pytest.mark.slow
def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    assert_nothing_was_lost(Killer(tmp_path, random.Random(200)).run(200))
