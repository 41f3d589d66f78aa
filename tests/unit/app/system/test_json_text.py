"""Whatever is wrong with JSON from outside is one error."""

from __future__ import annotations

import os

import msgspec
import pytest

from shogi_desktop.app.system.json_text import from_json, name_as_text, to_json


class Head(msgspec.Struct):
    format: str = ""


def test_what_it_says_comes_in_the_type_that_is_wanted() -> None:
    assert from_json(b'{"format":"x","more":1}', Head) == Head("x")
    assert from_json('[1, "a"]', object) == [1, "a"]


@pytest.mark.parametrize("kind", [Head, object, dict[str, object]])
@pytest.mark.parametrize(
    "data",
    [
        b"", b"{", b"\0\0", b'{"format":1' + b"0" * 5_000, b"\xff", b'{"format":"\xff"}', "\ud800",
        b"[" * 100_000, b'{"a":' * 100_000, '{"more":' + "[" * 100_000,
    ],
    ids=range(10),
)  # fmt: skip
def test_everything_else_is_one_error(data: bytes | str, kind: type) -> None:
    with pytest.raises(msgspec.DecodeError):
        from_json(data, kind)


class Opened(msgspec.Struct):
    files: tuple[str, ...] = ()


NAME = os.fsdecode(b"/kifu/\x8c\xfb.kif") + "棋"


@pytest.mark.skipif(os.name == "nt", reason="there names are text")
@pytest.mark.parametrize("indent", [None, 2])
def test_a_name_that_is_no_text_comes_back(indent: int | None) -> None:
    assert from_json(to_json(Opened((NAME, "棋譜")), indent=indent), Opened) == Opened((NAME, "棋譜"))
    assert from_json(to_json({NAME: [1]}, indent=indent), object) == {NAME: [1]}


def test_other_text_is_plain() -> None:
    assert to_json(Opened(("棋",))) == '{"files":["棋"]}'.encode()
    assert to_json([1], indent=2) == b"[\n  1\n]"


@pytest.mark.parametrize("data", [b'["\\ud800"]', b'["\\udcff", 1]', b'["\\udcff"', b'{"a":"\\udcff"}'])
def test_half_a_character_that_no_name_has_is_an_error(data: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        from_json(data, tuple[str, ...])


def test_other_programs_get_a_name_as_text() -> None:
    assert name_as_text("棋譜.kif") == "棋譜.kif"
    assert name_as_text("a\udcff.kif") == r"a\udcff.kif"
