"""The page of the board: the board at the left, the players' cards beside the stands, the panel at the right.

It shows the model of the board and hands on what the player does; it decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.events import Concluded, SidesSwitched
from shogi_desktop.app.players.character_words import thanks_text
from shogi_desktop.app.players.characters import character_of
from shogi_desktop.app.records.cursor import Cursor, Shown
from shogi_desktop.app.settings.game_setup import LevelSetup
from shogi_desktop.app.settings.settings import ScoreView, Settings, TwoPlayersView
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.evaluations import evaluation_text
from shogi_desktop.app.words.games import (
    OutcomeWords,
    handicap_in_full,
    outcome_text,
    times_text,
    variant_name,
)
from shogi_desktop.app.words.joined import headed, sentences
from shogi_desktop.app.words.lines import Write, line_text
from shogi_desktop.app.words.locale import dates_in
from shogi_desktop.app.words.rules import foul_text
from shogi_desktop.app.words.series import match_text
from shogi_desktop.game import NO_ANNOTATIONS, Node, Outcome, Reason, Record
from shogi_desktop.gui.board import (
    AnyMoves,
    BoardScene,
    BoardView,
    MoveSource,
    PositionMoves,
)
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.motion import system_wants_less_motion
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.play.board_marks import BoardMarks
from shogi_desktop.gui.play.player_cards import PlayerCards
from shogi_desktop.gui.play.refusals import Refusals
from shogi_desktop.gui.play.side_panel import NARROWEST, WIDEST, SidePanel
from shogi_desktop.rules import Color, Move, Position, Square, Transition

_PANEL_SHARE = 28
_LARGE, _WIDEST_OF_ALL = 1600, 400
"""From that width of the window on the panel grows too, up to that width."""
_MOST_SHARE = 42
"""Of a small window's width large text does not take more than this for the panel, in percent."""


class _Board(BoardView):
    """The board's view, which tells when it has another size: the cards lie over it."""

    fitted = Signal()
    double_clicked = Signal(QPoint)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.double_clicked.emit(event.position().toPoint())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fitted.emit()


class PlayPage(QWidget):
    """Board, cards and panel for the game or record on the board.

    `typed_nonsense` carries why a typed text is no move; `information_wanted` asks what the game is called.
    """

    typed_nonsense = Signal(object)
    information_wanted = Signal()

    def __init__(
        self,
        desk: Desk,
        appearance: Appearance,
        actions: Mapping[str, QAction],
        write: Write,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("panel", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._desk = desk
        self._model = desk.board
        self._flipped = self._aside = False
        self._outcome_listed: Outcome | None = None
        self._two_players_view: TwoPlayersView = "fixed"
        self._score_view: ScoreView = "black"
        self.scene = BoardScene(appearance.theme, appearance.piece_set, self)
        self.scene.can_annotate = True
        self.board = _Board(self.scene, self)
        self.panel = SidePanel(actions, write, self)
        self.cards = PlayerCards(desk, self.scene, self.board)
        self.marks = BoardMarks(self._model, self.scene)
        self._refusals = Refusals(self._model, self.scene, self.board, self.marks)
        self.panel.use_look(appearance.icons)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self.board, 1)
        row.addWidget(self.panel)
        self._beside_board: QWidget | None = None
        self.board.fitted.connect(self._place)
        self.board.double_clicked.connect(self._on_double_click)
        self.panel.information_wanted.connect(self.information_wanted)
        self._connect()

    def _connect(self) -> None:
        self.scene.move_requested.connect(self._model.play)
        self.scene.attempted.connect(self._model.attempt)
        self._refusals.nonsense.connect(self.typed_nonsense)
        self.board.wheel_stepped.connect(self._model.step)
        self._model.changed.connect(self._on_changed)
        self._model.happened.connect(self._on_event)
        self.panel.moves.chosen.connect(self._model.go_to)
        self.panel.alternatives.chosen.connect(self._model.go_to)
        comment = self.panel.comment_box
        comment.edited.connect(self._model.set_text)
        comment.ply_wanted.connect(self._model.go_to_index)
        comment.finished.connect(self.board.setFocus)
        comment.editor.undo_wanted.connect(self._model.undo_edit)
        comment.editor.redo_wanted.connect(self._model.redo_edit)
        self.panel.back_to_game_wanted.connect(self._model.go_to_tip)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a small window the panel leaves more room to the board."""
        super().resizeEvent(event)
        self._fit_panel()

    def _on_double_click(self, point: QPoint) -> None:
        """On a player's card, which lies over the board, it asks for what the game is called."""
        if self.cards.at(point):
            self.information_wanted.emit()

    def _fit_panel(self) -> None:
        widest = min(_WIDEST_OF_ALL, WIDEST + max(0, self.width() - _LARGE) // 4)
        share, most = self.width() * _PANEL_SHARE // 100, self.width() * _MOST_SHARE // 100
        self.panel.setFixedWidth(max(NARROWEST, min(most, max(px(NARROWEST), min(px(widest), share)))))

    def text_of(self, node: Node) -> str:
        """The move of a node of the record, in the player's notation."""
        return self.panel.moves.texts.text(node)

    def write_move(self, position: Position, move: Move, before: Square | None) -> str:
        """A move in the player's notation; `before` is where the move before it went."""
        return self.panel.moves.texts.write(position, move, before)

    def is_over_moves(self, place: QPoint) -> bool:
        """Whether a point of the screen lies over the list of moves."""
        moves = self.panel.moves
        return moves.isVisible() and moves.rect().contains(moves.mapFromGlobal(place))

    def add_below_moves(self, widget: QWidget, fit: Callable[[int], None]) -> None:
        """Put a widget below the moves; `fit` lets it take its share of a height in pixels."""
        self.panel.add_below_moves(widget, fit)

    def add_beside_board(self, widget: QWidget) -> None:
        """Put a widget into the gap between the board and the stand left of it, as high as the board."""
        widget.setParent(self.board.viewport())
        self._beside_board = widget
        self._place()
        self.scene.position_changed.connect(self._place)

    def _place(self) -> None:
        """Lie where the board, as it stands now, has room."""
        self.cards.place()
        if self._beside_board is not None:
            layout = self.scene.layout
            frame, stand = layout.frame_rect, layout.stand_rect(layout.near_color.opponent)
            gap = QRectF(stand.right(), frame.top(), frame.left() - stand.right(), frame.height())
            self._beside_board.setGeometry(self.board.mapFromScene(gap).boundingRect())

    # --- look ---------------------------------------------------------------------------------------------

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        self._fit_panel()
        self.panel.use_look(appearance.icons)
        self.scene.set_theme(appearance.theme)
        self.scene.set_piece_set(appearance.piece_set)

    def use_settings(self, settings: Settings) -> None:
        """Take what the settings say about the board."""
        self.scene.show_destinations = settings.show_destinations
        self.board.piece_tips = settings.piece_tips
        self.scene.reduced_motion = settings.reduces_motion(system=system_wants_less_motion())
        self.panel.setVisible(settings.panel_shown)
        self._two_players_view = settings.two_players_view
        if settings.score_view != self._score_view:
            self._score_view = settings.score_view
            self._show_notes()
        self._suit_two_players()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.panel.retranslate()
        self.show_evaluation()
        self._refresh()

    @property
    def flipped(self) -> bool:
        """Whether White sits at the bottom."""
        return self._flipped

    def flip(self) -> None:
        """See the board from the other side."""
        self.set_flipped(not self._flipped)

    def set_flipped(self, flipped: bool) -> None:
        """Put White, or Black, at the bottom."""
        self._flipped = flipped
        self.scene.flipped = flipped
        self.cards.place()

    # --- following the model ------------------------------------------------------------------------------

    def _on_changed(self, changes: Changes) -> None:
        """Show what has changed, each thing once."""
        self._aside = self._aside and changes.shown is None
        if Change.RECORD in changes:
            self._on_record_changed()
        elif Change.LINE in changes:
            self.panel.moves.refresh()
        if changes.shown is not None:
            self._show(changes.shown)
        elif Change.NOTES in changes:
            self._show_notes()
        if Change.NOTES in changes:
            self.panel.moves.moves.touch()
        if Change.STATE in changes:
            self._take_moves()
            self._refresh()
        elif Change.CLOCK in changes:
            self.cards.refresh()

    def _on_event(self, event: object) -> None:
        if isinstance(event, Concluded):
            self._suit_two_players()
        elif isinstance(event, SidesSwitched):
            self.set_flipped(self._model.human is Color.WHITE)

    def _on_record_changed(self) -> None:
        self._flipped = self._model.human is Color.WHITE
        self.panel.moves.set_cursor(self._model.cursor)
        self._refresh_heading()

    @property
    def _two_people_play(self) -> bool:
        # Not where a game of others is watched.
        return self._model.running and self._model.human is None and self._desk.game is not None

    def _suit_two_players(self) -> None:
        """Turn the board, or the letters, for two people at this screen, as the settings say."""
        view = self._two_players_view
        self.scene.letters_upright = view == "upright" and self._two_people_play
        turn = self._model.turn
        if view == "turns" and self._two_people_play and self._model.at_tip and turn is not None:
            self._flipped = turn is Color.WHITE

    def _show(self, shown: Shown) -> None:
        self._suit_two_players()
        self.scene.show_position(
            shown.position,
            flipped=self._flipped,
            last_move=shown.last_move,
            check=shown.check,
            animate=shown.transition,
        )
        record = self._model.record
        self.board.steps = record is not None and bool(record.root.children)
        self.panel.moves.follow()
        self._show_notes()
        self.cards.place()

    def show_aside(self, position: Position, last_move: Move | None, animate: Transition | None) -> None:
        """Show a position that is none of the record; nothing can be moved in it until `end_aside`."""
        self._aside = True
        self._take_moves()
        self.scene.set_annotations(NO_ANNOTATIONS)
        check = position.king(position.turn) if position.is_check() else None
        self.scene.show_position(
            position, flipped=self._flipped, last_move=last_move, check=check, animate=animate
        )

    def end_aside(self) -> None:
        """Show the record's position again."""
        cursor = self._model.cursor
        if self._aside and cursor is not None:
            self._aside = False
            self._show(replace(cursor.shown(), transition=None))
            self._take_moves()

    def _take_moves(self) -> None:
        """Take what the hand may do in the position shown."""
        cursor = self._model.cursor
        if cursor is not None:
            self.scene.set_move_source(None if self._aside else self._moves_of(cursor.position()))

    def _moves_of(self, position: Position) -> MoveSource | None:
        colors = self._model.movable_colors()
        if not colors:
            return None
        if self._model.takes_fouls:
            return AnyMoves(position, colors)
        return PositionMoves(position, colors)

    def _show_notes(self) -> None:
        """Show what is said about the move looked at: comment, sign, drawings."""
        cursor = self._model.cursor
        if cursor is not None:
            self.panel.set_comment(cursor.text)
            self.show_evaluation()
            self.marks.refresh()
            self.panel.show_choice(cursor.node)

    def show_evaluation(self) -> None:
        """Write what the record says of the position shown, in the language and notation of now."""
        cursor = self._model.cursor
        text = "" if cursor is None else _said_of(cursor, self._score_view, self.panel.moves.texts.write)
        self.panel.show_evaluation(text)

    def _refresh(self) -> None:
        """Take up whose turn it is, what is running and how it ended."""
        self.panel.set_activity(
            running=self._model.running,
            playing=self._model.running and (self._model.human is not None or self._desk.game is not None),
            studying=self._desk.study is not None,
        )
        self.panel.looking_back.setVisible(self._model.running and not self._model.at_tip)
        self._refresh_end()
        self._refresh_heading()
        self.cards.refresh()

    def _refresh_end(self) -> None:
        outcome, record = self._model.outcome, self._model.record
        shown = outcome is not None and record is not None and outcome.reason is not Reason.INTERRUPTED
        if outcome != self._outcome_listed:
            self._outcome_listed = outcome
            if outcome is not None:
                self.board.bubble.clear()
            self.panel.moves.refresh()
        if shown and outcome is not None and record is not None:
            self.panel.end_card.tell(self._words_of(outcome, record))
            self.marks.refresh()
        self.panel.end_card.set_playing(self._model.activity.tip is not None)
        self.panel.show_end(shown=shown)

    def _words_of(self, outcome: Outcome, record: Record) -> OutcomeWords:
        """How the game ended, with the foul by its name."""
        words = outcome_text(outcome, record, self._model.human)
        game = self._desk.game
        if game is not None and game.gave_up and outcome.reason is Reason.RESIGNATION:
            why = self.tr("The computer had seen for some moves that it was losing.")
            words = replace(words, reason=sentences(words.reason, why))
        thanks = self._thanks(outcome)
        if thanks:
            words = replace(words, reason=sentences(words.reason, thanks))
        foul = self._model.foul
        return words if foul is None else replace(words, reason=sentences(words.reason, foul_text(foul)))

    def _thanks(self, outcome: Outcome) -> str:
        """What the character says to it that the person has played; empty where there is none."""
        game = self._desk.game
        computer = None if game is None else game.setup.computer_color
        if game is None or computer is None or outcome.is_void:
            return ""
        player = game.setup.player(computer)
        who = character_of(player.character) if isinstance(player, LevelSetup) else None
        if who is None:
            return ""
        return thanks_text(who, won=None if outcome.winner is None else outcome.winner is computer)

    def _refresh_heading(self) -> None:
        record = self._model.record
        if record is None:
            return
        parts = []
        handicap_id = record.handicap_id
        if handicap_id is not None and record.is_handicap:
            handicap = record.variant.handicap(handicap_id)
            parts.append(handicap_in_full(handicap))
        setup = self._desk.setup
        if setup is not None:
            parts.append(times_text(setup))
            if setup.match is not None:
                parts.append(match_text(setup))
        else:
            keys = ("event", "date") if self._model.activity.tip is None else ("time_limit", "event")
            known = (record.headers.get(key, "") for key in keys)
            parts.extend(dates_in(in_one_line(text)) for text in known if text)
        self.panel.set_heading(variant_name(record.variant), "  ·  ".join(parts))

    def outcome_words(self, outcome: Outcome) -> str:
        """The end of the game in one line, for a screen reader."""
        record = self._model.record
        if record is None:
            return ""
        words = self._words_of(outcome, record)
        return headed(words.headline, words.reason)


def _said_of(cursor: Cursor, view: ScoreView, write: Write) -> str:
    """What the record says of the position shown, and what it expects; empty where it says nothing."""
    evaluation, move = cursor.node.evaluation, cursor.node.move
    if evaluation is None:
        return ""
    before = None if move is None else move.target
    line = line_text(evaluation.line, cursor.position(), before, write)
    text = evaluation_text(evaluation, view, cursor.record.variant)
    said = ["  ·  ".join(filter(None, (text, line)))]
    said += (evaluation_text(each, view, cursor.record.variant) for each in cursor.node.further)
    return "\n".join(said)
