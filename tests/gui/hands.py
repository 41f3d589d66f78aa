"""Hands that move pieces in the real window by real mouse events, and what else tests do with a window."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from shogi_desktop.app.play.game import Game
from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup
from shogi_desktop.gui.board import OnBoard, OnStand, Spot
from shogi_desktop.gui.records.ask_changed import AskChangedDialog
from shogi_desktop.gui.records.ask_losses import AskLossesDialog
from shogi_desktop.gui.records.ask_save import AskSaveDialog
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import BoardMove, Move, parse_usi_move

LEFT = Qt.MouseButton.LeftButton
TWO_PLAYERS = GameSetup(black=PersonSetup("Aiko"), white=PersonSetup("Ben"))
OPENING = ("7g7f", "3c3d", "2g2f", "8c8d")


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


def play(window: MainWindow, *moves: str) -> None:
    record = window.board.record
    assert record is not None
    for usi in moves:
        assert window.board.play(parse_usi_move(usi, record.variant))
    finish_work(window)


def finish_work(window: MainWindow) -> None:
    """Let everything that is done in a thread be done, and its answers come."""
    for thread in (window.shell.background, window.shell.journal_thread):
        thread.drain()


def playing(window: MainWindow) -> Game:
    """The game on the board, where there must be one."""
    game = window.desk.game
    assert game is not None
    return game


def resign(window: MainWindow) -> None:
    """Resign, and say yes to the question."""
    window.do("resign")
    question = window.parts.play.manners.question
    assert question is not None
    question.accept_button.click()
    finish_work(window)


def notice(window: MainWindow) -> str:
    assert window.notices.isVisible()
    assert window.notices.current is not None
    return window.notices.current.text


def choose(monkeypatch: pytest.MonkeyPatch, path: Path, kind: str = "") -> None:
    """Let the next file dialog answer with that path."""
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: (str(path), kind))


def answer(window: MainWindow, button: str) -> None:
    """Press a button of the question that is about to be asked."""
    looking = QTimer(window)

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, AskSaveDialog | AskLossesDialog | AskChangedDialog):
            looking.stop()
            getattr(dialog, button).click()

    looking.timeout.connect(press)
    looking.start(0)
