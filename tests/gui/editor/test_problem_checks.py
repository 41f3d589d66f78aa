"""A mating problem set up and changed by the mouse, and checked from the editor's menu, in both games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.rules import OKISAKI, STANDARD, Position, Variant, parse_usi_moves
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


@pytest.mark.parametrize(
    ("variant", "sfen", "kind", "moves"),
    [
        (STANDARD, "8b/8k/6G2/7P1/9/9/9/9/9 b G2rb2g4s4n4l17p 1", "as short", "G*2c 1b2a 3c3b"),
        (OKISAKI, FIVE.replace("G2qrb2g", "2G2qrbg"), "longer", "G*9b 8a9b 5b9b+ 10a9b G*9c 9b8a G*8b"),
    ],
    ids=["standard", "okisaki"],
)
def test_other_solutions_are_gone_through_on_the_board(
    hands: EditorHands, qtbot: QtBot, variant: Variant, sfen: str, kind: str, moves: str
) -> None:
    hands.set_up(sfen, variant)
    hands.page.actions_by_id["check"].trigger()
    hands.window.parts.problems.solver.drain()
    dialog = hands.window.parts.problems.checks.dialog
    assert dialog is not None
    start, line = Position.from_sfen(sfen, variant), parse_usi_moves(moves.split(), variant)

    def shown() -> Position:
        position = dialog.stepped.board.position
        assert position is not None
        return position

    assert shown() == start, "the solution, from its beginning"
    written = [dialog.lines.item(row).text() for row in range(dialog.lines.count())]
    first = dialog.stepped.write(start, line[0], None)
    row = next(n for n, text in enumerate(written) if f"another solution, {kind}: {first}" in text)
    place = dialog.lines.visualItemRect(dialog.lines.item(row)).center()
    QTest.mouseClick(dialog.lines.viewport(), LEFT, pos=place)
    qtbot.waitUntil(dialog.isActiveWindow)
    for move in line:
        start.play(move)
        assert shown() == start
        QTest.keyClick(dialog.lines, Qt.Key.Key_Right)
    assert shown().is_checkmate()
    QTest.keyClick(dialog.lines, Qt.Key.Key_Left)
    assert not shown().is_checkmate()
    QTest.mouseClick(dialog.study, LEFT)
    assert hands.window.parts.problems.checks.dialog is None
    record = hands.window.parts.play.board.record
    assert record is not None and hands.window.parts.play.shown
    variation = next(node for node in record.root.children if node.move == line[0])
    assert f"another solution, {kind}" in variation.comment
    assert variation.is_variation


def test_a_piece_that_is_not_needed_is_marked(hands: EditorHands) -> None:
    hands.set_up("8b/8k/6G2/7P1/9/9/9/9/P8 b 2rb3g4s4n4l16p 1", STANDARD)
    hands.page.actions_by_id["check"].trigger()
    hands.window.parts.problems.solver.drain()
    dialog = hands.window.parts.problems.checks.dialog
    assert dialog is not None
    unmarked = dialog.stepped.board.grab().toImage()
    row = next(n for n in range(dialog.lines.count()) if "pawn on 9i" in dialog.lines.item(n).text())
    dialog.lines.setCurrentRow(row)
    assert dialog.stepped.board.grab().toImage() != unmarked
    dialog.close_button.click()
