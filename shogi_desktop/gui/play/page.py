"""The page of the board: the board at the left, the players' cards beside the stands, the panel at the right.

It shows the model of the board and hands on what the player does; it decides nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.events import Concluded, SidesSwitched
from shogi_desktop.app.records.cursor import Cursor, Shown
from shogi_desktop.app.settings.game_setup import LevelSetup
from shogi_desktop.app.settings.settings import Settings, TwoPlayersView
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.errors import reason_text
from shogi_desktop.app.words.evaluations import evaluation_text
from shogi_desktop.app.words.games import (
    OutcomeWords,
    handicap_in_full,
    level_name,
    outcome_text,
    side_name,
    times_text,
    variant_name,
)
from shogi_desktop.app.words.illegal_moves import stuck_text, why_text
from shogi_desktop.app.words.lines import line_text
from shogi_desktop.app.words.rules import foul_text
from shogi_desktop.app.words.series import match_text
from shogi_desktop.game import Attempt, Circle, Mark, MarkColor, Outcome, Reason, Record, squares_of
from shogi_desktop.gui.board import (
    AnyMoves,
    BoardScene,
    BoardView,
    MoveSource,
    OnBoard,
    PositionMoves,
    Spot,
)
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.motion import system_wants_less_motion
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.play.player_card import CardFace, PlayerCard
from shogi_desktop.gui.play.side_panel import NARROWEST, WIDEST, SidePanel
from shogi_desktop.gui.widgets.move_texts import MoveWriter
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.style import parse_typed_move
from shogi_desktop.rules import (
    Color,
    Illegality,
    Move,
    Objection,
    Position,
    RulesError,
    Square,
    objection,
    objection_by_hand,
    objection_to_all,
    parse_usi_move,
)

_PANEL_SHARE = 28
_MOST_SHARE = 42
"""Of a small window's width large text does not take more than this for the panel, in percent."""
_NO_MOVES = frozenset({Illegality.OFF_BOARD, Illegality.NO_PIECE, Illegality.NOT_IN_HAND})
"""What a typed move may be that no hand could try."""
_SYMBOLS = {Color.BLACK: "☗", Color.WHITE: "☖"}


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

    typed_nonsense = Signal(str)
    information_wanted = Signal()

    def __init__(
        self,
        desk: Desk,
        appearance: Appearance,
        actions: Mapping[str, QAction],
        write: MoveWriter,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("panel", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._desk = desk
        self._model = desk.board
        self._flipped = False
        self._outcome_listed: Outcome | None = None
        self._hint: tuple[Mark, ...] = ()
        self._why: tuple[Mark, ...] = ()
        self._two_players_view: TwoPlayersView = "fixed"
        self.scene = BoardScene(appearance.theme, appearance.piece_set, self)
        self.scene.can_annotate = True
        self.board = _Board(self.scene, self)
        self.panel = SidePanel(actions, write, self)
        self.cards = {color: PlayerCard(_SYMBOLS[color], self.board.viewport()) for color in Color}
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self.board, 1)
        row.addWidget(self.panel)
        self.board.fitted.connect(self._place_cards)
        self.board.double_clicked.connect(self._on_double_click)
        self.panel.information_wanted.connect(self.information_wanted)
        self._connect()

    def _connect(self) -> None:
        self.scene.move_requested.connect(self._on_move_requested)
        self.scene.attempted.connect(self._on_attempted)
        self.scene.refused.connect(self._tell_why)
        self.scene.stuck.connect(self._tell_stuck)
        self.board.bubble.gone.connect(lambda: self._mark_why(()))
        self.board.wheel_stepped.connect(self._model.step)
        self.board.text_entered.connect(self._play_typed)
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
        self.scene.mark_drawn.connect(self._draw_mark)
        self.panel.back_to_game_wanted.connect(self._model.go_to_tip)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a small window the panel leaves more room to the board."""
        super().resizeEvent(event)
        self._fit_panel()

    def _fit_panel(self) -> None:
        share, most = self.width() * _PANEL_SHARE // 100, self.width() * _MOST_SHARE // 100
        self.panel.setFixedWidth(max(NARROWEST, min(most, max(px(NARROWEST), min(px(WIDEST), share)))))

    # --- look ---------------------------------------------------------------------------------------------

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        self._fit_panel()
        self.panel.use_text_size()
        self.scene.set_theme(appearance.theme)
        self.scene.set_piece_set(appearance.piece_set)

    def use_settings(self, settings: Settings) -> None:
        """Take what the settings say about the board."""
        self.scene.show_destinations = settings.show_destinations
        self.board.piece_tips = settings.piece_tips
        self.scene.reduced_motion = settings.reduces_motion(system=system_wants_less_motion())
        self.panel.setVisible(settings.panel_shown)
        self._two_players_view = settings.two_players_view
        self._suit_two_players()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.panel.retranslate()
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
        self._place_cards()

    # --- following the model ------------------------------------------------------------------------------

    def _on_changed(self, changes: Changes) -> None:
        """Show what has changed, each thing once."""
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
            self._refresh_cards()

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
        return self._model.running and self._model.human is None

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
        self.panel.moves.follow()
        self._show_notes()
        self._place_cards()

    def _take_moves(self) -> None:
        """Take what the hand may do in the position shown."""
        cursor = self._model.cursor
        if cursor is not None:
            self.scene.set_move_source(self._moves_of(cursor.position()))

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
            self.panel.show_evaluation(self._evaluation_of(cursor))
            shown = cursor.annotations
            self.scene.set_annotations(replace(shown, marks=(*shown.marks, *self._hint, *self._why)))
            self.panel.show_choice(cursor.node)

    def _evaluation_of(self, cursor: Cursor) -> str:
        """What the file says of the position shown, and what it expects; empty where it says nothing."""
        evaluation, move = cursor.node.evaluation, cursor.node.move
        if evaluation is None:
            return ""
        before = None if move is None else move.target
        line = line_text(evaluation.line, cursor.position(), before, self.panel.moves.texts.write)
        return "  ·  ".join(filter(None, (evaluation_text(evaluation), line)))

    def show_hint(self, marks: tuple[Mark, ...]) -> None:
        """Draw a hint over what the record has drawn here, or none."""
        if marks != self._hint:
            self._hint = marks
            self._show_notes()
            self._mark_foul()

    def _mark_why(self, squares: Sequence[Square]) -> None:
        """Show the squares that say why a move is impossible, or none."""
        marks = tuple(Circle(sq, MarkColor.RED) for sq in squares)
        if marks != self._why:
            self._why = marks
            self._show_notes()
            self._mark_foul()

    def _refresh(self) -> None:
        """Take up whose turn it is, what is running and how it ended."""
        self.panel.set_activity(running=self._model.running, studying=self._desk.study is not None)
        self.panel.looking_back.setVisible(self._model.running and not self._model.at_tip)
        self._refresh_end()
        self._refresh_heading()
        self._refresh_cards()

    def _refresh_end(self) -> None:
        outcome, record = self._model.outcome, self._model.record
        shown = outcome is not None and record is not None and outcome.reason is not Reason.INTERRUPTED
        if outcome != self._outcome_listed:
            self._outcome_listed = outcome
            self.panel.moves.refresh()
        if shown and outcome is not None and record is not None:
            self.panel.end_card.tell(self._words_of(outcome, record))
            self._mark_foul()
        self.panel.end_card.set_playing(self._desk.game is not None)
        self.panel.show_end(shown=shown)

    def _words_of(self, outcome: Outcome, record: Record) -> OutcomeWords:
        """How the game ended, with the foul by its name."""
        words = outcome_text(outcome, record, self._model.human)
        game = self._desk.game
        if game is not None and game.gave_up and outcome.reason is Reason.RESIGNATION:
            why = self.tr("The computer had seen the game lost for some moves.")
            words = replace(words, reason=f"{words.reason} {why}")
        foul = self._model.foul
        return words if foul is None else replace(words, reason=f"{words.reason} {foul_text(foul)}")

    def _mark_foul(self) -> None:
        """Show on the board why the last move of the game was a foul."""
        cursor, foul = self._model.cursor, self._model.foul
        move = None if cursor is None else cursor.node.move
        if cursor is None or foul is None or move is None or not cursor.node.illegal:
            return
        path = cursor.path
        before, color = cursor.record.position(path[:-1]), cursor.record.turn_at(path[:-1])
        shown = squares_of(before, Attempt(move, color), foul)
        marks = tuple(Circle(square, MarkColor.RED) for square in shown)
        self.scene.set_annotations(replace(cursor.annotations, marks=(*cursor.annotations.marks, *marks)))

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
            known = (record.headers.get(key, "") for key in ("event", "date"))
            parts.extend(in_one_line(text) for text in known if text)
        self.panel.set_heading(variant_name(record.variant), "  ·  ".join(parts))

    def _refresh_cards(self) -> None:
        record = self._model.record
        if record is None:
            return
        for color, card in self.cards.items():
            card.show_face(self._face(color, record))

    def _face(self, color: Color, record: Record) -> CardFace:
        game, cursor = self._desk.game, self._model.cursor
        level = None if game is None else game.setup.level(color)
        turn = self._model.turn
        if game is None and cursor is not None:
            turn = record.turn_at(cursor.path)
        note = ""
        if level is not None:
            note = self.tr("Level {number}: {name}").format(number=level, name=level_name(level))
        starting = level is not None and game is not None and game.seats.starting
        thinking = level is not None and game is not None and game.seats.thinking and not starting
        if starting:
            note = self.tr("Starting the engine…")
        return CardFace(
            side=side_name(color, handicap=record.is_handicap),
            name=self._name(color, record),
            note=note,
            reading=None if game is None else game.reading(color),
            to_move=turn is color,
            thinking=thinking and turn is color,
            paused=game is not None and game.clock_paused and not starting,
        )

    def _on_double_click(self, point: QPoint) -> None:
        """On a player's card, which lies over the board, it asks for what the game is called."""
        if any(card.geometry().contains(point) for card in self.cards.values()):
            self.information_wanted.emit()

    def _name(self, color: Color, record: Record) -> str:
        setup = self._desk.setup
        player = None if setup is None else setup.player(color)
        if isinstance(player, LevelSetup) and not player.name:
            return self.tr("Computer")
        name = record.headers.get("black" if color is Color.BLACK else "white", "")
        return name or (self.tr("You") if color is self._model.human else "")

    # --- the cards' places --------------------------------------------------------------------------------

    def _place_cards(self) -> None:
        layout = self.scene.layout
        for color, card in self.cards.items():
            area: QRectF = layout.card_rect(color)
            card.set_near(color is layout.near_color)
            card.setGeometry(self.board.mapFromScene(area).boundingRect())

    # --- what the player does -----------------------------------------------------------------------------

    def _tell_typed(self, text: str, position: Position, error: Exception) -> None:
        """Say why a text is no move; of one that names a move of the mover's, why it is impossible."""
        try:
            move = parse_usi_move(text, position.variant)
        except RulesError:
            self.typed_nonsense.emit(reason_text(error))
            return
        against = objection(position, move)
        if against is None or against.illegality in _NO_MOVES:
            self.typed_nonsense.emit(reason_text(error))
        else:
            self._say_why(why_text(against), OnBoard(move.target), against)

    def _on_move_requested(self, move: Move) -> None:
        self._model.play(move)

    def _on_attempted(self, attempt: Attempt) -> None:
        self._model.attempt(attempt)

    def _tell_why(self, move: Move) -> None:
        """Say at the board why a move that was tried by hand is impossible, and show where that is seen."""
        position = self.scene.position
        against = None if position is None else objection_by_hand(position, move)
        if against is not None:
            self._say_why(why_text(against), OnBoard(move.target), against)

    def _tell_stuck(self, spot: Spot) -> None:
        """Say why a piece that was picked up can go nowhere."""
        position = self.scene.position
        if position is None:
            return
        held = spot.square if isinstance(spot, OnBoard) else spot.kind
        against = objection_to_all(position, held)
        if against is not None:
            self._say_why(stuck_text(against), spot, against)

    def _say_why(self, text: str, spot: Spot, against: Objection) -> None:
        self.board.say_at(text, spot)
        self._mark_why(against.squares)

    def _play_typed(self, text: str) -> None:
        """Play a move that was typed in any notation; what is no move is told and leaves the game alone."""
        cursor = self._model.cursor
        if cursor is None:
            return
        before = cursor.node.move
        try:
            move = parse_typed_move(text, cursor.position(), None if before is None else before.target)
        except (NotationError, RulesError) as error:
            self._tell_typed(text, cursor.position(), error)
            return
        self._model.play(move)

    def _draw_mark(self, mark: Mark) -> None:
        """Draw what the right button asked for, or take it away; a note like any other, in a game too."""
        cursor = self._model.cursor
        if cursor is not None:
            cursor.toggle_mark(mark)

    def outcome_words(self, outcome: Outcome) -> str:
        """The end of the game in one line, for a screen reader."""
        record = self._model.record
        if record is None:
            return ""
        words = self._words_of(outcome, record)
        return f"{words.headline}. {words.reason}"
