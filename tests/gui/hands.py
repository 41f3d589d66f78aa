"""Hands that move pieces in the real window by real mouse events."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.board import OnBoard, OnStand, Spot
from shogi_desktop.gui.main_window import MainWindow
from shogi_desktop.rules import BoardMove, Move

LEFT = Qt.MouseButton.LeftButton


@dataclass
class Hands:
    """Plays moves on the board of a window as a person does: press, release, press, release."""

    window: MainWindow
    qtbot: QtBot

    def point(self, spot: Spot) -> QPoint:
        board = self.window.play_page.board
        scene = self.window.play_page.scene
        if isinstance(spot, OnStand):
            return board.mapFromScene(scene.layout.stand_piece_rect(spot.color, spot.kind).center())
        return board.mapFromScene(scene.place(spot).center())

    def click(self, spot: Spot) -> None:
        self.qtbot.mouseClick(self.window.play_page.board.viewport(), LEFT, pos=self.point(spot))

    def move(self, move: Move) -> None:
        """Click the piece, click its destination, and answer the promotion chooser where it opens."""
        scene = self.window.play_page.scene
        position = scene.position
        assert position is not None
        origin: Spot = (
            OnBoard(move.origin) if isinstance(move, BoardMove) else OnStand(position.turn, move.kind)
        )
        self.click(origin)
        assert scene.held == origin, f"{move.usi} cannot be picked up"
        self.click(OnBoard(move.target))
        chooser = scene.chooser
        if chooser is not None:
            assert isinstance(move, BoardMove)
            place = chooser.face_rect(promoted=move.promote).center()
            board = self.window.play_page.board
            self.qtbot.mouseClick(board.viewport(), LEFT, pos=board.mapFromScene(chooser.mapToScene(place)))
        scene.finish_animation()
