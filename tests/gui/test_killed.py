"""The program is ended at random moments; the next start has every accepted move, both clocks, all edits."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from tests.support.extent import extent, in_the_whole
from tests.support.kills import Killer, Tally
from tests.support.study_kills import StudyKiller

pytestmark = pytest.mark.skipif(os.name != "posix", reason="platform: SIGKILL is of POSIX")


def assert_nothing_was_lost(tally: Tally) -> None:
    assert tally.failures == []
    assert tally.accepted > tally.kills
    assert tally.resumed > tally.kills // 3


@in_the_whole
def test_kills_lose_nothing(tmp_path: Path) -> None:
    # The sample has lives of 10 and 16 words and one ended in its start, a torn line and a flipped bit.
    kills, seed = extent(sample=(4, 47), whole=(8, 7))
    assert_nothing_was_lost(Killer(tmp_path, random.Random(seed)).run(kills))


def test_ends_in_the_midst_of_edits_lose_nothing_that_was_kept(tmp_path: Path) -> None:
    tally = StudyKiller(tmp_path, random.Random(7)).run(extent(1, 6))
    assert tally.failures == []
    assert tally.changes > tally.kills
    assert tally.found > tally.kills // 3


@pytest.mark.slow
def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    assert_nothing_was_lost(Killer(tmp_path, random.Random(200)).run(200))
