"""JSON from outside is read in one way, in which whatever is wrong with it is one error."""

from __future__ import annotations

import ast

from tests.support.source import MODULES, PACKAGE, nodes

READERS = {
    PACKAGE / "app" / "system" / "json_text.py",
    PACKAGE / "app" / "players" / "characters.py",  # a file of our own resources
}


def test_whoever_reads_json_reads_it_by_this() -> None:
    """A line that is nested without end would else be an error of the program in one of them."""
    direct = {
        path
        for path in MODULES
        if path.relative_to(PACKAGE).parts[0] in {"app", "cli", "gui"}
        for node in nodes(path, ast.Attribute)
        if node.attr == "decode" and ast.unparse(node) == "msgspec.json.decode"
    }
    assert direct == READERS
