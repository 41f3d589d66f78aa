"""What two windows have made of the same data is put together, and nothing of either is lost."""

from __future__ import annotations

import pytest

from shogi_desktop.app.system.merging import merged


@pytest.mark.parametrize(
    ("base", "mine", "theirs", "together"),
    [
        ({"a": 1}, {"a": 2}, {"a": 1}, {"a": 2}),
        ({"a": 1}, {"a": 1}, {"a": 2}, {"a": 2}),
        ({"a": 1}, {"a": 2}, {"a": 3}, {"a": 2}),
        ({"a": 1, "b": 1}, {"a": 2, "b": 1}, {"a": 1, "b": 2}, {"a": 2, "b": 2}),
        ({}, {"a": {"x": 1}}, {"a": {"y": 2}}, {"a": {"x": 1, "y": 2}}),
        ({"a": {"x": 1, "y": 1}}, {"a": {"y": 1}}, {"a": {"x": 1, "y": 1, "z": 1}}, {"a": {"y": 1, "z": 1}}),
        ({"a": 1, "b": 1}, {"b": 1}, {"a": 1, "b": 2}, {"b": 2}),
        ({"a": 1}, {}, {"a": 2}, {}),
        (["a", "b"], ["b", "c"], ["a", "b", "d"], ["b", "c", "d"]),
        (["a", "b"], ["b", "a"], ["a"], ["a"]),
        (
            [{"id": "x", "n": 1, "m": 1}],
            [{"id": "x", "n": 2, "m": 1}],
            [{"id": "x", "n": 1, "m": 2}, {"id": "y"}],
            [{"id": "x", "n": 2, "m": 2}, {"id": "y"}],
        ),
        (1, "x", [], "x"),
        ({"a": 1}, {"a": [1]}, {"a": {"b": 1}}, {"a": [1]}),
    ],
)
def test_both_changes_are_in_it(base: object, mine: object, theirs: object, together: object) -> None:
    assert merged(base, mine, theirs) == together


def test_an_order_that_one_has_changed_stays() -> None:
    base, mine = {"a": 1, "b": 1}, {"b": 1, "a": 1}
    assert list(merged(base, mine, dict(base))) == ["b", "a"]  # type: ignore[call-overload]
