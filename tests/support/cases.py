"""One test of many cases that need nothing else: pytest takes a millisecond for each that it counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeVar

import pytest

T = TypeVar("T")


def try_all(cases: Iterable[tuple[T, Callable[[], object]]], name: Callable[[T], str]) -> None:
    """Try what belongs to each of `cases`, whatever becomes of the others.

    :raises BaseExceptionGroup: with the error of each that fails, in full and with its name.
    :raises Skipped: where none fails and some are skipped.
    """
    errors: list[BaseException] = []
    skipped: list[BaseException] = []
    tried = 0
    for case, test in cases:
        tried += 1
        try:
            test()
        except pytest.skip.Exception as skip:
            skipped.append(skip)
        except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001 - it is told below
            error.add_note(f"in the case {name(case)}")
            errors.append(error)
    if errors:
        raise BaseExceptionGroup(f"{len(errors)} of {tried} cases failed", errors)
    if skipped:
        raise skipped[0]


def in_one_test(
    cases: Iterable[T], name: Callable[[T], str]
) -> Callable[[Callable[[T], None]], Callable[[], None]]:
    """Have the decorated test of one case be one test of all `cases`, which names each that fails.

    For many cases alike, where `pytest.mark.parametrize` costs more than they do. All are tried, whatever
    becomes of the others; the error of each is shown in full, with its `name`.
    """
    kept = tuple(cases)

    def decorate(test: Callable[[T], None]) -> Callable[[], None]:
        def test_of_all() -> None:
            assert kept
            try_all(((case, partial(test, case)) for case in kept), name)

        test_of_all.__name__, test_of_all.__doc__ = test.__name__, test.__doc__
        return test_of_all

    return decorate


def parametrized_in_one_test(
    names: str | tuple[str, ...], cases: Iterable[Any], *, ids: Callable[[Any], object] | None = None
) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Be to a test that needs nothing but its cases what `pytest.mark.parametrize` is, as `in_one_test`."""
    one = isinstance(names, str) and "," not in names
    wanted = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)

    def values(case: Any) -> list[Any]:
        return [case] if one else list(case)

    def named(case: Any) -> str:
        return "-".join(str(ids(value)) if ids is not None else repr(value) for value in values(case))

    def decorate(test: Callable[..., None]) -> Callable[[], None]:
        def test_of_one(case: Any) -> None:
            test(**dict(zip(wanted, values(case), strict=True)))

        test_of_one.__name__, test_of_one.__doc__ = test.__name__, test.__doc__
        return in_one_test(cases, named)(test_of_one)

    return decorate
