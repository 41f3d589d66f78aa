"""Whatever is wrong with JSON from outside is one error; and nothing of it is read in another way."""

from __future__ import annotations

import ast

import msgspec
import pytest

from shogi_desktop.app.system.json_text import from_json
from tests.support.source import MODULES, PACKAGE, nodes

READERS = {
    PACKAGE / "app" / "system" / "json_text.py",
    PACKAGE / "app" / "players" / "characters.py",  # a file of our own resources
}


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


def test_whoever_reads_json_reads_it_by_this() -> None:
    """A line that is nested without end would else be an error of the program in one of them."""
    direct = {
        path
        for path in MODULES
        if path.relative_to(PACKAGE).parts[0] in {"app", "cli", "gui"}
        for node in nodes(path)
        if isinstance(node, ast.Attribute)
        and node.attr == "decode"
        and ast.unparse(node) == "msgspec.json.decode"
    }
    assert direct == READERS
