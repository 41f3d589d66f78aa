"""Of cases in one test all are tried, and each that fails is named; the harness runs whole tests of them."""

from __future__ import annotations

from functools import partial

import pytest

from tests.support.together import try_all


def test_every_case_is_tried_and_each_that_fails_is_named() -> None:
    tried: list[int] = []

    def of_one(number: int) -> None:
        tried.append(number)
        assert number != 1
        if number == 3:
            pytest.fail("as `pytest.raises` does where nothing is raised")

    with pytest.raises(BaseExceptionGroup, match="2 of 4 cases failed") as caught:
        try_all({f"of {number}": partial(of_one, number) for number in (1, 2, 3, 4)})
    notes = [note for error in caught.value.exceptions for note in error.__notes__]
    assert (tried, notes) == ([1, 2, 3, 4], ["in the case of 1", "in the case of 3"])


def test_no_case_is_no_test(pytestconfig: pytest.Config) -> None:
    """A table without cases is an error when tests are collected, not a skip."""
    assert pytestconfig.getini("empty_parameter_set_mark") == "fail_at_collect"
