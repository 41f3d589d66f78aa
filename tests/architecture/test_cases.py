"""Of many cases in one test all are tried, and each that fails is named."""

from __future__ import annotations

import pytest

from tests.support.cases import in_one_test, parametrized_in_one_test


def notes(caught: pytest.ExceptionInfo[BaseExceptionGroup]) -> list[str]:
    return [note for error in caught.value.exceptions for note in error.__notes__]


def test_every_case_is_tried_and_each_that_fails_is_named() -> None:
    tried: list[int] = []

    @in_one_test([1, 2, 3, 4], name=lambda number: f"of {number}")
    def test_of_all(number: int) -> None:
        tried.append(number)
        assert number != 1
        if number == 3:
            pytest.fail("as `pytest.raises` does where nothing is raised")

    with pytest.raises(BaseExceptionGroup, match="2 of 4 cases failed") as caught:
        test_of_all()
    assert (tried, notes(caught)) == ([1, 2, 3, 4], ["in the case of 1", "in the case of 3"])


def test_no_case_is_no_test() -> None:
    with pytest.raises(AssertionError):
        in_one_test([], name=str)(lambda _: None)()


def test_values_come_by_their_names() -> None:
    got: list[tuple[object, ...]] = []

    @parametrized_in_one_test("one", ["ab", "c"])
    def test_of_one(one: str) -> None:
        got.append((one,))

    @parametrized_in_one_test("one, other", [("a", 1)])
    def test_of_two(other: int, one: str) -> None:
        got.append((one, other))

    @parametrized_in_one_test(("one", "other"), [("b", 2)])
    def test_of_pairs(other: int, one: str) -> None:
        got.append((one, other))

    for test in (test_of_one, test_of_two, test_of_pairs):
        test()
    assert got == [("ab",), ("c",), ("a", 1), ("b", 2)]
    assert test_of_two.__name__ == "test_of_two"


def test_cases_are_named_by_their_values_or_as_asked() -> None:
    @parametrized_in_one_test(("one", "other"), [("a", 1), ("b", 2)])
    def test_of_values(one: str, other: int) -> None:
        assert other != 2

    @parametrized_in_one_test("one", ["a"], ids=str.upper)
    def test_of_ids(one: str) -> None:
        assert not one

    for test, name in ((test_of_values, "'b'-2"), (test_of_ids, "A")):
        with pytest.raises(BaseExceptionGroup) as caught:
            test()
        assert notes(caught) == [f"in the case {name}"]
