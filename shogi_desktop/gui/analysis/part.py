"""Analysis beside the board: its commands, its choices, and when engines may look.

What engines find is `app.analysis`'; how it is shown, `live` and `graph`. This part holds them together and
puts them where the board has room for them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from functools import partial
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QMenu

from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.app.analysis.analyst import Analyst
from shogi_desktop.app.analysis.finding import MOST_LINES, Finding
from shogi_desktop.app.analysis.findings import playable
from shogi_desktop.app.settings.move_style import move_style
from shogi_desktop.app.settings.settings import ScoreView, Settings
from shogi_desktop.app.shell.commands import CommandState
from shogi_desktop.app.words.evaluations import view_name
from shogi_desktop.game import EditKind, add_line
from shogi_desktop.gui.analysis.course import CourseOfGame
from shogi_desktop.gui.analysis.engine_choices import EngineChoices
from shogi_desktop.gui.analysis.lines_model import LineFace
from shogi_desktop.gui.analysis.lines_view import Spot
from shogi_desktop.gui.analysis.live import LiveAnalysis
from shogi_desktop.gui.analysis.mate_finder import MateFinder
from shogi_desktop.gui.analysis.panel import add_choice, score_choices
from shogi_desktop.gui.analysis.whole_game import WholeGame
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.shell.part import Handlers, Part
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.tasks.slices import NEXT_TURN
from shogi_desktop.gui.widgets.plain import add_entry, add_submenu

_TOPIC: Final = "analysis"


class AnalysisPart(Part):
    """Live analysis of the position on the board.

    :ivar analyst: has engines look. :ivar live: shows what they find.
    :ivar course: the graph. :ivar mates: looks for mates. :ivar whole: analyses the game from end to end.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._board = shell.parts.play.board
        self._play = shell.parts.play
        self._allowed = (False, False)
        settings = shell.settings.current
        self._engines = EngineChoices(shell, self._board, self)
        self._engines.changed.connect(self._use_other_engines)
        self.analyst = Analyst(self._board, self._engines.choose(settings), self)
        page = self._play.page
        self.live = LiveAnalysis(
            self.analyst, page.scene, page.write_move, shell.appearance, shell.window, self
        )
        page.add_beside_board(self.live.bar)
        self.course = CourseOfGame(self._board, self.analyst, page.text_of, shell, self)
        page.add_below_moves(self.course.view, self.course.fit)
        self.live.panel.setParent(shell.window)
        self._is_panel_placed = False
        self.mates = MateFinder(shell, self._board, self)
        self.whole = WholeGame(shell, self._board, self._engines.offered, self._engines.named, self)
        page.add_below_moves(self.whole.row, self.whole.row.fit)
        self.course.show_what(self.whole.says)
        self.whole.found_more.connect(self.course.grow)
        self._connect()
        self._use(settings)
        self._watch()

    def making_ahead(self) -> Iterator[object]:
        """Make, unseen, what the first line would wait for, with rests."""
        yield NEXT_TURN
        self._place_panel()

    def _place_panel(self) -> None:
        """Put the lines below the moves, once; not in the turn that makes them."""
        if not self._is_panel_placed:
            self._is_panel_placed = True
            self._play.page.add_below_moves(self.live.panel, self.live.panel.fit)

    def _connect(self) -> None:
        view, panel = self.live.panel.view, self.live.panel
        view.chosen.connect(self._play_line)
        view.keep_wanted.connect(self._keep)
        view.takes = self._play.page.is_over_moves
        view.menu_wanted.connect(self._open_menu)
        panel.fold_wanted.connect(lambda folded: self._shell.settings.update(analysis_folded=folded))
        panel.scores.menu().aboutToShow.connect(self._fill_scores)
        panel.more.menu().aboutToShow.connect(self._fill_more)
        self.analyst.changed.connect(self._tick)
        self._board.changed.connect(self._show_bar)
        self.course.shown.connect(self._show_bar)
        self._shell.window.installEventFilter(self)
        self._shell.pages.currentChanged.connect(self._watch)

    def take_up(self) -> None:
        """Show what evaluations the record on the board has."""
        self.course.refresh()

    def memory(self) -> Mapping[Hashable, Finding]:
        """What engines have found so far, by position (`Place.key`)."""
        return self.analyst.memory()

    def _use_other_engines(self) -> None:
        """The list of engines, or what is chosen of it, is another."""
        self.analyst.use_engines(self._engines.choose(self._shell.settings.current))

    # --- when engines may look ----------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Engines rest while the window cannot be seen."""
        if event.type() in {QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.WindowStateChange}:
            self._watch()
        return super().eventFilter(watched, event)

    def _watch(self) -> None:
        window = self._shell.window
        self.analyst.set_watched(window.isVisible() and not window.isMinimized() and self._play.shown)

    # --- commands -----------------------------------------------------------------------------------------

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {
            "analyse": self._switch,
            "analyse_game": self.whole.ask,
            "threat": lambda: self.analyst.show_threat(shown=not self.analyst.threat),
            "find_mate": self.mates.find,
            "keep_line": self._keep_chosen,
            "keep_evaluation": self._keep_evaluation,
            "graph": self._switch_graph,
        }

    def state(self, state: CommandState) -> CommandState:
        """`state` with what engines may be asked."""
        analyses = self.analyst.on and state.can_analyse
        return replace(state, analyses=analyses, can_threaten=analyses and self.analyst.can_threaten)

    def _switch(self) -> None:
        self._watch()
        self.analyst.switch(on=not self.analyst.on)

    def _switch_graph(self) -> None:
        shown = not self._shell.settings.current.graph_shown
        self._shell.settings.update(graph_shown=shown)
        if shown and not self.course.has_any:
            self._shell.say(
                lambda: self.tr("No evaluations yet. Switch on analysis and step through the game."),
                topic=_TOPIC,
            )

    def _tick(self) -> None:
        if self.analyst.on:
            self._place_panel()
        actions = self._shell.actions
        actions["analyse"].setChecked(self.analyst.on)
        actions["threat"].setChecked(self.analyst.threat)
        self._show_bar()
        allowed = (self.analyst.on, self.analyst.can_threaten)
        if allowed != self._allowed:
            # The board's own news came before the analyst knew of them.
            self._allowed = allowed
            self._shell.refresh()

    def _show_bar(self) -> None:
        """Without an engine the bar shows what the record says, where it has a graph."""
        cursor, shown = self._board.cursor, not self.course.view.isHidden()
        self.live.bar.setVisible((self.analyst.on or shown) and not self._board.running)
        if not self.analyst.on and cursor is not None:
            evaluation, variant = cursor.node.evaluation, cursor.record.variant
            self.live.bar.show_chance(None if evaluation is None else chance(evaluation.score, variant))

    def _keep_evaluation(self) -> None:
        if not self.analyst.keep():
            self._shell.say(lambda: self.tr("No evaluation yet."), topic=_TOPIC)

    # --- lines --------------------------------------------------------------------------------------------

    def _play_line(self, spot: Spot) -> None:
        """Make the moves up to there: where they were made before they are followed."""
        cursor = self._board.cursor
        if cursor is None or self.analyst.threat:
            return
        if not self._board.can_reshape:
            # Beside a finished game: from here on it is studied.
            self._shell.do("study")
        for move in playable(spot.line, cursor.position()):
            self._board.play(move)

    def _keep_chosen(self) -> None:
        chosen = self.live.panel.view.spot
        faces = (face for face in self.live.panel.lines.faces if isinstance(face, LineFace) and face.line)
        face = next(faces, None) if chosen is None else chosen.face
        if face is not None:
            self._keep(face)

    def _keep(self, face: LineFace, plies: int | None = None) -> None:
        """Put a line into the record; what is shown stays."""
        cursor = self._board.cursor
        if cursor is None or self.analyst.threat:
            return
        if not self._board.can_reshape:
            self._shell.do("study")
            cursor = self._board.cursor
        if cursor is None:
            return
        line = playable(face.line[:plies], cursor.position())
        edit = add_line(cursor.record, cursor.path, line)
        if edit is not None:
            self._board.edit(EditKind.LINE, edit)

    def menu_of(self, spot: Spot) -> QMenu:
        """What can be done with a line."""
        menu = QMenu(self._shell.window)
        move = spot.face.moves[max(0, spot.plies - 1)]
        play = add_entry(menu, self.tr("Play to {move}").format(move=move))
        play.triggered.connect(lambda: self._play_line(Spot(spot.face, spot.plies or 1)))
        keep = add_entry(menu, self.tr("Keep as variation"))
        keep.triggered.connect(lambda: self._keep(spot.face))
        if spot.plies:
            shorter = add_entry(menu, self.tr("Keep up to {move}").format(move=move))
            shorter.triggered.connect(lambda: self._keep(spot.face, spot.plies))
        for entry in menu.actions():
            entry.setEnabled(not self.analyst.threat)
        return menu

    def _open_menu(self, spot: Spot, place: QPoint) -> None:
        menu = self.menu_of(spot)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)

    # --- choices ------------------------------------------------------------------------------------------

    def _fill_scores(self) -> None:
        menu = self.live.panel.scores.menu()
        score_choices(menu, self._shell.settings.current.score_view, self._choose_view)

    def _choose_view(self, view: ScoreView) -> None:
        self._shell.settings.update(score_view=view)

    def _fill_more(self) -> None:
        """The choices of the moment: lines, engines, arrows, what is kept."""
        settings, update = self._shell.settings.current, self._shell.settings.update
        menu = self.live.panel.more.menu()
        menu.clear()
        lines = add_submenu(menu, self.tr("Lines"))
        for number in range(1, MOST_LINES + 1):
            add_choice(
                lines,
                str(number),
                chosen=number == settings.analysis_lines,
                choose=partial(update, analysis_lines=number),
            )
        if self._shell.outside.engine is None:
            self._engines.add_to(add_submenu(menu, self.tr("Engines")))
        menu.addSeparator()
        add_choice(
            menu,
            self.tr("Arrows on the board"),
            chosen=settings.analysis_arrows,
            choose=lambda: update(analysis_arrows=not settings.analysis_arrows),
        )
        add_choice(
            menu,
            self.tr("Write evaluations into the record"),
            chosen=settings.analysis_keeps,
            choose=lambda: update(analysis_keeps=not settings.analysis_keeps),
        )
        menu.addSeparator()
        for name in ("threat", "keep_line", "keep_evaluation", "analyse_game"):
            menu.addAction(self._shell.actions[name])

    # --- the window's changes -----------------------------------------------------------------------------

    def use_settings(self, before: Settings, settings: Settings) -> None:
        """Take up what has changed in the settings."""
        if before.analysis_engines != settings.analysis_engines:
            self._use_other_engines()
        if move_style(before) is not move_style(settings):
            self.live.use_writer()
        self._use(settings)

    def _use(self, settings: Settings) -> None:
        view: ScoreView = settings.score_view
        self.analyst.keeps = settings.analysis_keeps
        self.analyst.set_lines(settings.analysis_lines)
        self.live.panel.show_view_name(view_name(view))
        self.live.use_settings(settings)
        self.course.use_settings(settings)
        self._shell.actions["graph"].setChecked(settings.graph_shown)

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours, pieces or text of another size."""
        self.live.use_look(appearance)
        self.course.use_look()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.live.panel.show_view_name(view_name(self._shell.settings.current.score_view))
        self.live.retranslate()
        self.course.retranslate()
        self.whole.retranslate()

    def close(self) -> None:
        """Let the engines go: the window closes."""
        self._shell.window.removeEventFilter(self)
        self.mates.close()
        self.whole.close()
        self.live.close()
        self.course.close()
        self.analyst.close()
