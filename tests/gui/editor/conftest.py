"""The editor in the real window, and hands that click, drag and type on its board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.records.position_editor import Draft, InBox, InHand, OnSquare, Place
from shogi_desktop.gui.editor.page import EditorPage
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import Color, Position, Variant, parse_square

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton


class EditorHands:
    """Places are written `7g`, `b:pawn` (Black's stand), `box:pawn`, or a point of the view."""

    def __init__(self, window: MainWindow, page: EditorPage) -> None:
        self.window = window
        self.page = page
        self.viewport = page.board.viewport()

    def place(self, name: str) -> Place:
        if ":" not in name:
            return OnSquare(parse_square(name))
        where, kind_id = name.split(":")
        kind = self.page.draft.variant.kind(kind_id)
        return InBox(kind) if where == "box" else InHand(Color.BLACK if where == "b" else Color.WHITE, kind)

    def at(self, name: str | QPoint) -> QPoint:
        if isinstance(name, QPoint):
            return name
        rect = self.page.scene.layout.piece_rect(self.place(name))
        return self.page.board.mapFromScene(rect.center())

    @property
    def nowhere(self) -> QPoint:
        """A point of the view that is neither board, stand nor box."""
        layout = self.page.scene.layout.board
        return self.page.board.mapFromScene(layout.card_rect(layout.near_color.opponent).center())

    def click(self, *names: str | QPoint, button: Qt.MouseButton = LEFT) -> None:
        for name in names:
            QTest.mouseClick(self.viewport, button, pos=self.at(name))

    def press(self, name: str | QPoint) -> None:
        QTest.mousePress(self.viewport, LEFT, pos=self.at(name))

    def move(self, point: QPoint) -> None:
        QTest.mouseMove(self.viewport, point)

    def release(self, name: str | QPoint) -> None:
        QTest.mouseRelease(self.viewport, LEFT, pos=self.at(name))

    def drag(self, start: str, end: str | QPoint) -> None:
        self.press(start)
        begin, finish = self.at(start), self.at(end)
        for part in (1, 2, 3, 4):
            self.move(begin + (finish - begin) * part / 4)
        self.release(end)

    def key(self, *keys: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            QTest.keyClick(self.page.board, key, held)

    def type(self, text: str) -> None:
        QTest.keyClicks(self.page.board, text)

    def set_up(self, sfen: str, variant: Variant) -> None:
        self.page.change(Draft.of(Position.from_sfen(sfen, variant)))

    def shows(self, sfen: str) -> bool:
        """Whether draft, board, stands and box all show exactly that."""
        draft, scene = self.page.draft, self.page.scene
        assert draft.sfen() == sfen
        assert scene.pieces_shown() == dict(draft.men)
        for color in Color:
            assert scene.stand_shown(color) == dict(draft.hand(color).items())
        assert scene.box_shown() == draft.box()
        return True


@pytest.fixture(autouse=True)
def nothing_to_ask_at_the_end(window: MainWindow) -> Iterator[None]:
    """Let the window be closed without a question."""
    yield
    if window.parts.editing.page is not None:
        window.parts.editing.page.editor.settle()


@pytest.fixture
def hands(window: MainWindow, qtbot: QtBot) -> EditorHands:
    """Hands on the editor, opened from the first page."""
    qtbot.mouseClick(window.start_page.set_up, LEFT)
    page = window.parts.editing.page
    assert page is not None and window.parts.editing.shown
    qtbot.waitExposed(window)
    return EditorHands(window, page)
