"""Text of other people is nowhere run as HTML: labels, tips and messages are made in one module."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.source import MODULES, PACKAGE, nodes

MAKER = PACKAGE / "gui" / "widgets" / "plain.py"
BARRED = {
    "QLabel",
    "QMessageBox",
    "QErrorMessage",
    "QInputDialog",
    "QProgressDialog",
    "QWhatsThis",
    "QToolTip",
    "QGraphicsTextItem",
    "QStaticText",
    "QWizard",
}
TEXT_VIEWS = {
    "shogi_desktop/gui/study/comment_box.py",
    "shogi_desktop/gui/learn/guide_window.py",
    "shogi_desktop/gui/learn/reference_window.py",
}


OTHERS = [path for path in MODULES if path != MAKER]


def calls(module: Path, name: str) -> Iterator[ast.Call]:
    for node in nodes(module, ast.Call):
        function = node.func
        called = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        if called == name:
            yield node


def is_our_own(argument: ast.expr) -> bool:
    """Whether it is text of the program as it stands, of another action, or has gone through `tip`."""
    if not isinstance(argument, ast.Call):
        return isinstance(argument, ast.Constant)
    function = argument.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in {"tr", "translate", "tip", "toolTip"}


def named_in(module: Path) -> Iterator[tuple[int, str]]:
    """The lines and what each name in `module` is, alone, imported or after a dot."""
    yield from ((node.lineno, node.id) for node in nodes(module, ast.Name))
    yield from ((node.lineno, node.attr) for node in nodes(module, ast.Attribute))
    yield from ((node.lineno, node.name) for node in nodes(module, ast.alias))


def test_labels_and_messages_come_from_one_module() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line} {name}"
        for path in OTHERS
        for line, name in named_in(path)
        if name in BARRED
    ]

    assert not found, found


def test_forms_do_not_make_labels_of_their_own() -> None:
    """`QFormLayout.addRow("text", field)` makes a label that guesses what its text is."""
    found = [f"{path}:{call.lineno}" for path in OTHERS for call in calls(path, "addRow") if call.args]

    assert not found, found


@pytest.mark.parametrize("setter", ["setToolTip", "setWhatsThis"])
def test_tips_are_the_programs_own_words_or_made_harmless(setter: str) -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{call.lineno}"
        for path in OTHERS
        for call in calls(path, setter)
        if not is_our_own(call.args[-1])
    ]

    assert not found, found


def test_entries_of_menus_are_escaped_in_one_place() -> None:
    """There their tips are made harmless too: an entry's tip is its text unless it is given another."""
    found = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in OTHERS
        for node in nodes(path, ast.Constant)
        if node.value == "&&"
    ]

    assert not found, found


def test_rich_text_is_set_only_where_it_is_made_of_escaped_text() -> None:
    found = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in OTHERS
        for name in ("setHtml", "insertHtml", "setMarkdown", "setTextFormat", "appendHtml")
        if any(calls(path, name))
    }

    assert found <= TEXT_VIEWS, found - TEXT_VIEWS
