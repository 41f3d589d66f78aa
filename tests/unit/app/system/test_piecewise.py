"""What is not understood costs only itself, and is written back as it was."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from shogi_desktop.app.system.piecewise import Item, Pieces, understand


class Coin(msgspec.Struct, frozen=True, omit_defaults=True):
    worth: Annotated[int, Meta(ge=1)]
    name: str = ""


class Inner(msgspec.Struct, frozen=True, omit_defaults=True):
    level: Annotated[int, Meta(ge=1, le=10)] = 3
    side: Literal["black", "white"] = "black"


class Outer(msgspec.Struct, frozen=True, omit_defaults=True):
    board: Literal["kaya", "dark"] = "kaya"
    inner: Inner = Inner()
    coins: tuple[Coin, ...] = ()
    one: Coin | None = None
    places: dict[str, str] = {}


def read(**raw: Any) -> Pieces[Outer]:
    return understand(raw, Outer())


def test_a_value_that_is_not_understood_costs_only_itself() -> None:
    pieces = read(board="walnut", inner={"level": 15, "side": "white"}, coins=[{"worth": 5}])
    assert pieces.content == Outer(inner=Inner(side="white"), coins=(Coin(5),))
    assert pieces.strange == ("board", "inner.level")


def test_an_element_and_an_entry_that_are_not_understood_are_left_out() -> None:
    raw = {"coins": [{"worth": 5}, {"worth": 0}, "gold"], "places": {"a": "b", "c": 3}}
    pieces = read(**raw)
    assert pieces.content == Outer(coins=(Coin(5),), places={"a": "b"})
    assert pieces.strange == ("coins[1]", "coins[2]", "places[c]")


def test_what_may_be_absent_is_understood_whole_or_not_at_all() -> None:
    pieces = read(one={"worth": 0, "name": "sen"})
    assert (pieces.content.one, pieces.strange) == (None, ("one",))


def test_a_struct_that_is_none_falls_back_whole() -> None:
    pieces = read(inner="everything")
    assert (pieces.content.inner, pieces.strange) == (Inner(), ("inner",))
    assert pieces.written(pieces.content) == {"inner": "everything"}


def test_what_the_player_chooses_takes_the_place_of_what_was_not_understood() -> None:
    pieces = read(board="walnut", inner={"level": 15, "later": 1}, one={"worth": 0})
    chosen = Outer(board="dark", inner=Inner(level=7), one=Coin(2))
    assert pieces.written(chosen) == {
        "board": "dark",
        "inner": {"level": 7, "later": 1},
        "one": {"worth": 2},
    }


def test_other_elements_do_not_push_out_those_that_are_not_understood() -> None:
    strange, known = {"worth": 0}, {"worth": 5, "later": True}
    pieces = read(coins=[known, strange])
    written = pieces.written(Outer(coins=(Coin(7), Coin(5))))
    assert written == {"coins": [{"worth": 7}, known, strange]}
    assert pieces.written(Outer()) == {"coins": [strange]}


def test_a_later_key_within_what_may_be_absent_stays_as_long_as_that_does() -> None:
    pieces = read(one={"worth": 2, "later": 1})
    assert pieces.written(pieces.content) == {"one": {"worth": 2, "later": 1}}
    assert pieces.written(Outer()) == {}
    assert pieces.written(Outer(one=Coin(3))) == {"one": {"worth": 3}}


json = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-20, 20)
    | st.sampled_from(["kaya", "dark", "white", "walnut", ""]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["level", "side", "worth", "name", "later"]), inner, max_size=3)
    ),
    max_leaves=6,
)
files = st.dictionaries(
    st.sampled_from(["board", "inner", "coins", "one", "places", "later"]), json, max_size=6
)


@given(raw=files)
def test_whatever_a_file_says_it_is_read_and_understood_alike_when_written_back(raw: dict[str, Any]) -> None:
    pieces = understand(raw, Outer())
    written = pieces.written(pieces.content)
    again = understand(written, Outer())
    assert again.content == pieces.content
    assert set(again.strange) >= {name for name in pieces.strange if "[" not in name}
    assert again.written(again.content) == written
    assert written.get("later") == raw.get("later")


@given(raw=files)
def test_nothing_that_was_not_understood_is_missing_from_what_is_written_back(raw: dict[str, Any]) -> None:
    pieces = understand(raw, Outer())
    written = pieces.written(pieces.content)
    for name in pieces.strange:
        if name in raw:
            assert written[name] == raw[name]
    if isinstance(raw.get("coins"), list):
        coins = written.get("coins", [])
        assert isinstance(coins, list)
        assert sorted(map(repr, coins)) == sorted(map(repr, raw["coins"]))


class Thing(Item, frozen=True, omit_defaults=True):
    worth: Annotated[int, Meta(ge=1)] = 1
    parts: tuple[Coin, ...] = ()


class Shelf(msgspec.Struct, frozen=True, omit_defaults=True):
    things: tuple[Thing, ...] = ()


def test_an_item_of_a_list_is_read_field_by_field() -> None:
    raw = {"things": [{"id": "a", "worth": 0, "parts": [{"worth": 5}, "gold"], "later": 1}]}
    pieces = understand(raw, Shelf())
    assert pieces.content == Shelf((Thing("a", parts=(Coin(5),)),))
    assert pieces.strange == ("things[0].worth", "things[0].parts[1]")


def test_an_item_that_is_changed_keeps_what_was_not_understood_in_it() -> None:
    raw = {"things": [{"id": "a", "worth": 2, "later": 1, "parts": ["gold"]}, {"id": "b", "later": 2}]}
    pieces = understand(raw, Shelf())
    changed = Shelf((Thing("b"), Thing("a", 7), Thing("c", 3)))
    assert pieces.written(changed)["things"] == [
        {"id": "b", "later": 2},
        {"id": "a", "worth": 7, "later": 1, "parts": ["gold"]},
        {"id": "c", "worth": 3},
    ]


def test_what_says_no_id_or_one_that_is_taken_is_left_out_and_kept() -> None:
    strange = ["gold", {"id": ""}, {"worth": 2}, {"id": 4}, {"id": "a", "worth": 9}]
    pieces = understand({"things": [{"id": "a"}, *strange]}, Shelf())
    assert pieces.content == Shelf((Thing("a"),))
    assert pieces.strange == tuple(f"things[{number}]" for number in range(1, 6))
    assert pieces.written(Shelf())["things"] == strange
