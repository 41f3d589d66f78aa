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
        (
            [{"id": "x", "command": ["nice", "-n", "5"], "o": {"a": 1, "b": 1}, "p": [{"id": 1, "n": 1}]}],
            [{"id": "x", "command": ["nice", "-n", "nice"], "o": {"a": 2, "b": 1}, "p": [{"id": 1, "n": 2}]}],
            [{"id": "x", "command": ["ssh"], "o": {"a": 1, "b": 2}, "p": [{"id": 1, "n": 1}, {"id": 2}]}],
            [
                {
                    "id": "x",
                    "command": ["nice", "-n", "nice"],
                    "o": {"a": 2, "b": 2},
                    "p": [{"id": 1, "n": 2}, {"id": 2}],
                }
            ],
        ),
        (
            {"due": {"x": {"day": 1, "ease": 1}}},
            {"due": {"x": {"day": 2, "ease": 1}}},
            {"due": {"x": {"day": 1, "ease": 3}}},
            {"due": {"x": {"day": 2, "ease": 1}}},
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


def test_what_is_one_thing_is_never_mixed() -> None:
    base = {"game": {"variant": "shogi", "moves": ["7g7f"]}, "n": 1}
    mine = {"game": {"variant": "okisakishogi", "moves": ["7g7f"]}, "n": 1}
    theirs = {"game": {"variant": "shogi", "moves": ["7g7f", "3c3d"]}, "n": 2}
    assert merged(base, mine, theirs, {"game"}) == {**mine, "n": 2}
    assert merged(base, base, theirs, {"game"}) == theirs
