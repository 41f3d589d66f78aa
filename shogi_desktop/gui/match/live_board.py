"""A game of the match while it is played: the board, both names and clocks, and what is thought of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from shogi_desktop.app.match.game import Live
from shogi_desktop.app.match.runner import Running
from shogi_desktop.app.words.games import clock_text
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.board_preview import BoardPreview
from shogi_desktop.gui.widgets.choice import Choice, ValueChoice
from shogi_desktop.gui.widgets.plain import Label, menu_text
from shogi_desktop.rules import Move, Position, variant_by_id

_MOST = 9_999


class _Player(QWidget):
    """A name and a clock."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = Label(self)
        self.name.setProperty("role", "strong")
        self.name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.clock = Label(self)
        self.clock.setProperty("role", "strong")
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, 0, GRID, 0)
        row.addWidget(self.name, 1)
        row.addWidget(self.clock)

    def tell(self, symbol: str, name: str, clock_ms: int | None) -> None:
        """Show who it is and what is left of the time."""
        self.name.setText(f"{symbol} {name}")
        self.clock.setText("" if clock_ms is None else clock_text(clock_ms))


class LiveBoard(QWidget):
    """Shows one of the games in progress; which, the player chooses. It stays on the last one it showed."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.chooser = ValueChoice("", (), "", self)
        self.chooser.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.chooser.setMinimumContentsLength(12)
        self.chooser.chosen.connect(self._choose)
        self.board = BoardPreview(appearance.piece_set, appearance.theme, self, steady=True)
        self._white, self._black = _Player(self), _Player(self)
        self._words = Label(self)
        self._words.setProperty("role", "dim")
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._running: Sequence[Running] = ()
        self._wanted = ""
        self._shown: tuple[str, tuple[Move, ...]] = ("", ())
        self._position: Position | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID // 2)
        column.addWidget(self.chooser)
        column.addWidget(self._white)
        column.addWidget(self.board, 1)
        column.addWidget(self._black)
        column.addWidget(self._words)
        self.retranslate()

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        self.board.use_look(appearance.piece_set, appearance.theme)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.chooser.setAccessibleName(self.tr("Game shown"))
        self._offer()

    @property
    def shown_key(self) -> str:
        """Which game is shown, as the chooser has it; empty before any was."""
        return self._shown[0]

    def clear(self, position: Position) -> None:
        """Nothing is played: show a position, and no names."""
        self._running, self._shown, self._position = (), ("", ()), None
        self.board.show_position(position)
        for player in (self._white, self._black):
            player.tell("", "", None)
        self._words.setText("")
        self.end()

    def show_running(self, running: Sequence[Running]) -> None:
        """These games are in progress; between two games the last one stays."""
        self._running = [game for game in running if game.live is not None]
        if self._running:
            self._offer()
        self._show()

    def end(self) -> None:
        """Nothing is played any more; the last game stays on the board."""
        self._running = ()
        self._offer()

    def _choose(self, key: str) -> None:
        self._wanted = key
        self._show()

    def _chosen(self) -> Running | None:
        by_key = {_key(game): game for game in self._running}
        return by_key.get(self._wanted) or next(iter(by_key.values()), None)

    def _offer(self) -> None:
        """Name the games there are to choose from, only where they are others than before."""
        offered = []
        for game in self._running:
            assert game.live is not None
            text = self.tr("Game {number}: {black} – {white}")
            black, white = game.live.names
            offered.append((_key(game), menu_text(text.format(number=game.number, black=black, white=white))))
        there = [
            (self.chooser.itemData(row), self.chooser.itemText(row)) for row in range(self.chooser.count())
        ]
        chosen = self._chosen()
        if there != offered and not self.chooser.view().isVisible():
            self.chooser.clear()
            for key, text in offered:
                self.chooser.addItem(text, key)
        if chosen is not None:
            self.chooser.set_value(_key(chosen))
        self.chooser.setEnabled(len(offered) > 1)
        self.chooser.setVisible(bool(offered))

    def _show(self) -> None:
        game = self._chosen()
        if game is None or game.live is None:
            return
        self._show_live(_key(game), game.live)

    def _show_live(self, key: str, live: Live) -> None:
        shown_key, moves = self._shown
        # A game only grows: what is on the board already is not played again.
        grown = key == shown_key and live.moves[: len(moves)] == moves and self._position is not None
        position = self._position if grown else None
        if position is None:
            position, moves = Position.from_sfen(live.start_sfen, variant_by_id(live.variant)), ()
        for move in live.moves[len(moves) :]:
            position.play_unchecked(move)
        if not grown or len(moves) != len(live.moves):
            self.board.show_position(position, last_move=live.moves[-1] if live.moves else None)
        self._position, self._shown = position, (key, live.moves)
        black, white = live.names
        black_ms, white_ms = live.clocks_ms or (None, None)
        self._black.tell("☗", black, black_ms)
        self._white.tell("☖", white, white_ms)
        words = [self.tr("Move {number}").format(number=len(live.moves))]
        if live.score is not None:
            score = max(-_MOST, min(_MOST, round(live.score)))
            words.append(self.tr("{score} for Black").format(score=f"{score:+}"))
        self._words.setText("  ·  ".join(words))


def _key(game: Running) -> str:
    return f"{game.match}-{game.number}"
