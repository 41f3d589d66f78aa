"""The two players' cards, which lie over the board beside the stands: what they say, and where."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint

from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.players.characters import character_of
from shogi_desktop.app.settings.game_setup import EngineSetup, LevelSetup, PlayerSetup
from shogi_desktop.app.words.games import level_name, side_name
from shogi_desktop.game import Record
from shogi_desktop.gui.board import BoardScene, BoardView
from shogi_desktop.gui.play.player_card import CardFace, PlayerCard
from shogi_desktop.paint.portrait_looks import PortraitLooks
from shogi_desktop.rules import Color

_SYMBOLS = {Color.BLACK: "☗", Color.WHITE: "☖"}


class PlayerCards(QObject):
    """Shows who plays at `desk` on the cards of `board`."""

    def __init__(self, desk: Desk, scene: BoardScene, board: BoardView) -> None:
        super().__init__(board)
        self._desk, self._scene, self._board = desk, scene, board
        self._model = desk.board
        self._cards = {color: PlayerCard(_SYMBOLS[color], board.viewport()) for color in Color}

    def __getitem__(self, color: Color) -> PlayerCard:
        return self._cards[color]

    def at(self, point: QPoint) -> bool:
        """Whether a card lies at that point of the board's viewport."""
        return any(card.geometry().contains(point) for card in self._cards.values())

    def place(self) -> None:
        """Lie where the board, as it stands now, has room for them."""
        layout = self._scene.layout
        for color, card in self._cards.items():
            card.set_near(color is layout.near_color)
            card.setGeometry(self._board.mapFromScene(layout.card_rect(color)).boundingRect())

    def refresh(self) -> None:
        """Take up who plays, whose turn it is, and the clocks."""
        record = self._model.record
        if record is None:
            return
        for color, card in self._cards.items():
            card.show_face(self._face(color, record))

    def _face(self, color: Color, record: Record) -> CardFace:
        game, cursor = self._desk.game, self._model.cursor
        player = None if game is None else game.setup.player(color)
        thinks = isinstance(player, LevelSetup | EngineSetup)
        turn = self._model.turn
        activity = self._model.activity
        if activity.tip is None and cursor is not None:
            turn = record.turn_at(cursor.path)
        note = ""
        if isinstance(player, LevelSetup) and player.character:
            note = self.tr("Level {number}").format(number=player.rung)
        elif isinstance(player, LevelSetup):
            note = self.tr("Level {number}: {name}").format(number=player.rung, name=level_name(player.rung))
        elif isinstance(player, EngineSetup):
            note = self.tr("Engine")
        starting = thinks and game is not None and game.seats.starting
        thinking = thinks and game is not None and game.seats.thinking and not starting
        if starting:
            note = self.tr("Starting the engine…")
        return CardFace(
            side=side_name(color, handicap=record.is_handicap),
            name=self._name(color, record),
            note=note,
            reading=activity.reading(color),
            to_move=turn is color,
            thinking=thinking and turn is color,
            paused=activity.clock_paused and not starting,
            portrait=_portrait_of(player),
        )

    def _name(self, color: Color, record: Record) -> str:
        setup = self._desk.setup
        player = None if setup is None else setup.player(color)
        if isinstance(player, LevelSetup) and not player.name:
            return self.tr("Computer")
        name = record.headers.get("black" if color is Color.BLACK else "white", "")
        return name or (self.tr("You") if color is self._model.human else "")


def _portrait_of(player: PlayerSetup | None) -> PortraitLooks | None:
    """The face of a character; None for anybody else."""
    who = character_of(player.character) if isinstance(player, LevelSetup) else None
    return None if who is None else who.face
