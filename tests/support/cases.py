"""One test of many cases that need nothing else: pytest takes a millisecond for each that it counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


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
            errors: list[Exception] = []
            for case in kept:
                try:
                    test(case)
                except Exception as error:  # noqa: BLE001 - whatever it is, it is told below
                    error.add_note(f"in the case {name(case)}")
                    errors.append(error)
            if errors:
                raise ExceptionGroup(f"{len(errors)} of {len(kept)} cases failed", errors)

        test_of_all.__name__, test_of_all.__doc__ = test.__name__, test.__doc__
        return test_of_all

    return decorate
