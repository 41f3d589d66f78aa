"""Minishogi on the board of the real window: two players, by the mouse, to the printed sheet."""

from __future__ import annotations

import random

import msgspec
import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from shogi_desktop.app.printing.pictures import diagram_for, picture_bytes
from shogi_desktop.app.settings.print_choices import PictureChoices
from shogi_desktop.game import Record
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.notation import MoveStyle, read
from shogi_desktop.paint.sheet import KifuOptions, kifu_pdf_bytes
from shogi_desktop.rules import Position, parse_usi_move
from tests.gui.conftest import MakeWindow
from tests.gui.hands import TWO_PLAYERS, Hands, resign
from tests.support.minishogi import MINISHOGI, NAMED, make_known
from tests.support.pdf import texts_of


@pytest.fixture
def window(make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A window of a program that knows the game."""
    make_known(monkeypatch, NAMED)
    return make_window()


def test_a_game_of_it_is_played_with_the_mouse(window: MainWindow, qtbot: QtBot) -> None:
    window.parts.play.games.new_game(msgspec.structs.replace(TWO_PLAYERS, variant=MINISHOGI.id))
    hands = Hands(window, qtbot)
    rng = random.Random(11)
    position = Position.start(NAMED)
    played = 0
    while played < 30 and position.has_legal_move():
        move = rng.choice(sorted(position.legal_moves(), key=str))
        hands.move(move)
        position.play(move)
        played += 1
        scene = window.play_page.scene
        assert scene.position == position
    assert played == 30
    assert any(position.hand(color).total for color in position.turn.__class__)
    resign(window)
    assert window.play_page.scene.layout.variant.id == MINISHOGI.id
    kept = list(window.parts.play.games._shell.paths.games_dir.glob("*.kif*"))
    assert [read(path.read_bytes()).record.variant.id for path in kept] == [MINISHOGI.id]


def test_it_is_drawn_and_printed(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    variant = NAMED
    make_known(monkeypatch, variant)
    record = Record(variant)
    path = record.append((), parse_usi_move("5d5c", variant))
    path = record.append(path, parse_usi_move("1b1c", variant))
    text = "".join(texts_of(kifu_pdf_bytes(record, KifuOptions(style=MoveStyle.HODGES, times=False))))
    assert [move for move in ("P-5c", "P-1c") if move not in text] == []
    picture = picture_bytes(diagram_for(record, path, PictureChoices(), MoveStyle.JAPANESE), PictureChoices())
    assert QImage.fromData(picture).width() > 100
