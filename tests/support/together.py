"""The cases of a test that share all they need are one test: pytest takes a millisecond for each it counts.

What `pytest.mark.parametrize` gives is one such case, as long as the test has nothing made anew for each: no
folder, no patch, no fixture of a single test but those that look after all. All cases are tried, whatever
becomes of the others; each that fails is shown in full, with the id that pytest would give it. Where a case
is asked for by its id (``test_x[id]``), and with ``--collect-only``, each is a test of its own.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

WATCHERS = frozenset({"nothing_left_running"})
"""Fixtures of a single test that look after all that it did, one case or many."""
_FEWEST = 3


def together(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """`items`, which one function was made into, or one test of all of them if they share all they need."""
    first = items[0] if len(items) >= _FEWEST else None
    if not isinstance(first, pytest.Function) or not all(_shares_all(item, first) for item in items):
        return list(items)
    cases = {item.callspec.id: item.callspec.params for item in items}  # type: ignore[attr-defined]
    one = pytest.Function.from_parent(
        first.parent, name=first.originalname, callobj=_test_of_all(first.function, cases)
    )
    one.extra_keyword_matches.update(cases)  # so that -k finds the test by them
    return [one]


def is_wanted(config: pytest.Config) -> bool:
    """Whether nobody asks for a single case."""
    return not config.option.collectonly and not any("[" in argument for argument in config.args)


def _shares_all(item: pytest.Item, first: pytest.Function) -> bool:
    if not isinstance(item, pytest.Function) or not hasattr(item, "callspec") or item.cls is not None:
        return False
    if item.own_markers != first.own_markers or item.get_closest_marker("oracle") is not None:
        return False  # a case that is marked, or missed, is counted by itself
    known = item._fixtureinfo.name2fixturedefs
    own, taken = set(item.callspec.params), set(inspect.signature(item.function).parameters)
    # A fixture of all tests may ask for `request` too: then it is a request of its own.
    shared = set(item.fixturenames) - own - WATCHERS - {"request"}
    return (
        own <= taken
        and "request" not in taken
        and not any(item.session._fixturemanager.getfixturedefs(name, item) for name in own)
        and not hasattr(item.function, "hypothesis")
        and all(name in known and known[name][-1].scope != "function" for name in shared)
    )


def _test_of_all(test: Callable[..., None], cases: Mapping[str, Mapping[str, Any]]) -> Callable[..., None]:
    """`test` for all `cases`, by their ids the values of its parameters; it takes what they share."""

    @functools.wraps(test)
    def test_of_all(**shared: Any) -> None:
        try_all({case: functools.partial(test, **shared, **values) for case, values in cases.items()})

    signature = inspect.signature(test)
    varied = next(iter(cases.values()))
    left = [parameter for name, parameter in signature.parameters.items() if name not in varied]
    vars(test_of_all)["__signature__"] = signature.replace(parameters=left)
    return test_of_all


def try_all(cases: Mapping[str, Callable[[], object]]) -> None:
    """Try each of `cases`, whatever becomes of the others.

    :raises BaseExceptionGroup: with the error of each that fails, in full and with its id.
    :raises Skipped: where none fails and some are skipped.
    """
    errors: list[BaseException] = []
    skipped: list[BaseException] = []
    for case, test in cases.items():
        try:
            test()
        except pytest.skip.Exception as skip:
            skipped.append(skip)
        except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001 - it is told below
            error.add_note(f"in the case {case}")
            errors.append(error)
    if errors:
        raise BaseExceptionGroup(f"{len(errors)} of {len(cases)} cases failed", errors)
    if skipped:
        raise skipped[0]
