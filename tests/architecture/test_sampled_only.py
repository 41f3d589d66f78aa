"""What is run once more in the whole is what takes a sample, and nothing else."""

from __future__ import annotations

from pathlib import Path

from tests.support.sampled_only import sampled

MODULE = """
import pytest
from hypothesis import given as drawn, strategies as st
from tests.support.extent import WHOLE, extent, in_the_whole

SIZES = extent([1], [1, 2])
texts = st.text()

def boards(count):
    return range(count)

def some_boards():
    return boards(extent(2, 9))

@pytest.fixture
def games():
    return extent(1, 20)

@pytest.mark.parametrize("size", SIZES)
def test_of_sizes(size): pass

def test_of_a_helper():
    assert some_boards()

def test_of_a_fixture(games): pass

@drawn(st.text())
def test_of_anything(text): pass

@in_the_whole
def test_that_takes_long(): pass

class TestWalk:
    def test_rows(self):
        assert WHOLE

def test_of_boards():
    assert boards(3)

def test_of_something_else(extent_of_it): pass
"""


def test_a_test_takes_a_sample_by_its_cases_its_helpers_its_fixtures_or_hypothesis(tmp_path: Path) -> None:
    module = tmp_path / "test_module.py"
    module.write_text(MODULE, encoding="utf-8")
    found = sampled(module)
    assert {name for name in found if name.lower().startswith("test")} == {
        "test_of_sizes",
        "test_of_a_helper",
        "test_of_anything",
        "test_that_takes_long",
        "TestWalk",
    }
    assert {"games", "some_boards"} <= found
    assert not {"boards", "test_of_boards", "test_of_something_else", "test_of_a_fixture"} & found
