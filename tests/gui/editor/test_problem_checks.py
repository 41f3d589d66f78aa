"""A mating problem set up and changed by the mouse, and checked from the editor's menu, in both games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shogi_desktop.rules import OKISAKI, STANDARD, Variant
from tests.gui.editor.conftest import LEFT, EditorHands

THREE = "8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1"
FIVE = "k1g7/B4R4/10/10/10/10/10/10/10/10 b G2qrb2g4s4n4l20p 1"


def checked(hands: EditorHands) -> tuple[str, list[str]]:
    """What the check says that is chosen from the menu of changes."""
    panel, action = hands.page.panel, hands.page.actions_by_id["check"]
    menu = panel.changes.menu()

    QTest.mouseClick(panel.changes, LEFT)
    assert QApplication.activePopupWidget() is menu
    while menu.activeAction() is not action:
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    part = hands.window.parts.problems
    part.solver.drain()
    dialog = part.checks.dialog
    assert dialog is not None
    told = [dialog.lines.item(row).text() for row in range(dialog.lines.count())]
    headline = dialog.headline.text()
    QTest.mouseClick(dialog.close_button, LEFT)
    assert part.checks.dialog is None
    return headline, told


@pytest.mark.parametrize(
    ("variant", "sfen", "plies", "other", "taken"),
    [(STANDARD, THREE, 3, "as short", "3c"), (OKISAKI, FIVE, 5, "longer", "b:gold")],
    ids=lambda value: getattr(value, "id", None),
)
def test_a_problem_that_is_changed_by_the_mouse_is_checked_anew(
    hands: EditorHands, variant: Variant, sfen: str, plies: int, other: str, taken: str
) -> None:
    hands.set_up(sfen, variant)
    headline, told = checked(hands)
    assert headline == f"A correct problem: mate in {plies}, one solution."
    assert told[0].startswith("The solution: ") and told[-1] == "A plain search of every move agrees."
    hands.drag("w:pawn", "b:pawn")
    headline, told = checked(hands)
    assert headline == f"Mate in {plies}, one solution, but not all pieces are needed."
    assert "Not needed: the pawn in hand." in told and "Left in hand at the end: pawn × 1." in told
    hands.drag("w:gold", "b:gold")
    headline, told = checked(hands)
    assert headline == f"Mate in {plies}, with other solutions."
    assert any(line.startswith(f"Move 1: another solution, {other}: ") for line in told)
    hands.drag("b:gold", "w:gold")
    hands.drag(taken, "w:gold")
    assert checked(hands) == ("There is no mate here.", [])
