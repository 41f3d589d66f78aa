"""The course of the game below the moves: follows the board, and what engines find while they look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QPoint, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from shogi_desktop.app.analysis.analyst import Analyst, Standing
from shogi_desktop.app.analysis.course import JudgedBy, Says, graphing, has_course, judged_by, recorded
from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.app.words.evaluations import short_score
from shogi_desktop.game import Node
from shogi_desktop.gui.analysis.graph_view import GraphView
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.records.export import export
from shogi_desktop.gui.records.folder import KifuFolder
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.tasks.background import Jobs
from shogi_desktop.gui.tasks.slices import Slices, do_at_once
from shogi_desktop.gui.widgets.file_name import FileKind
from shogi_desktop.gui.widgets.plain import add_entry
from shogi_desktop.paint.graph import Fault, Graph, graph_image, graph_png, graph_svg

_AFTER_MS: Final = 300
"""What engines find changes the curve so often."""
_ROOM: Final = 600
"""Pixels of height beside the board below which there is none for the graph; below twice that it is low."""
_ROOM_FOR_ALL: Final = 720
_KINDS: Final = (FileKind("SVG", (".svg",)), FileKind("PNG", (".png",)))
_PICTURE: Final = (1600, 480)

TextOf = Callable[[Node], str]


class CourseOfGame(QObject):
    """Keeps the graph up with the record, and the record's place with the graph.

    :ivar view: the graph. :ivar shown: it is shown now, or hidden.
    """

    shown = Signal()

    def __init__(
        self,
        board: BoardModel,
        analyst: Analyst,
        text_of: TextOf,
        shell: Shell,
        parent: QObject,
    ) -> None:
        """:param text_of: writes the move of a node."""
        super().__init__(parent)
        self._board, self._analyst, self._text_of, self._shell = board, analyst, text_of, shell
        self._judged: JudgedBy | None = None
        self._says: Says = recorded
        self._jobs = Jobs(self)
        self._settings = Settings()
        self._room = 0
        self.view = GraphView(self._describe)
        self.view.hide()
        self._timer = QTimer(self)
        self._timer.setInterval(_AFTER_MS)
        self._timer.timeout.connect(self._refresh_soon)
        self._growing = QTimer(self)
        self._growing.setInterval(_AFTER_MS)
        self._growing.setSingleShot(True)
        self._growing.timeout.connect(self._refresh_soon)
        self._soon = Slices(self)
        self.view.ply_chosen.connect(board.go_to_index)
        self.view.menu_wanted.connect(self._open_menu)
        board.changed.connect(self._on_changed)
        analyst.changed.connect(self._on_analyst)

    def show_what(self, says: Says) -> None:
        """Show this in place of what the record says: the record, and what is not in it yet."""
        self._says = says

    def grow(self) -> None:
        """There is more to be shown; not at once, since many a move is searched in a moment."""
        if not self._growing.isActive():
            self._growing.start()

    def use_settings(self, settings: Settings) -> None:
        """Take what the settings say about scores and the graph."""
        self._settings = settings
        self.refresh()

    def use_look(self) -> None:
        """Take other colours, or text of another size."""
        self.fit()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.view.retranslate()
        self.refresh()

    def close(self) -> None:
        """Nothing is shown any more; a file being written is written whole."""
        self._timer.stop()
        self._growing.stop()
        self._soon.stop()
        self._jobs.end()

    # --- following ----------------------------------------------------------------------------------------

    def _on_changed(self, changes: Changes) -> None:
        if Change.RECORD in changes:
            self._judged = None
        if any(change in changes for change in (Change.RECORD, Change.LINE, Change.TREE)):
            self.refresh()
        elif Change.NOTES in changes:
            self._refresh_soon()
        elif Change.POSITION in changes:
            self._show_place()
        elif Change.STATE in changes and self._board.running is self.view.isVisible():
            self.refresh()

    def _on_analyst(self) -> None:
        if self._analyst.standing is Standing.LOOKING:
            if not self._timer.isActive():
                self._timer.start()
        elif self._timer.isActive():
            self._timer.stop()
            self.refresh()

    @property
    def has_any(self) -> bool:
        """Whether there is something to be drawn."""
        return bool(self.view.graph.series)

    def refresh(self) -> None:
        """Draw what is known by now."""
        self._soon.stop()
        do_at_once(self._redrawing())

    def _refresh_soon(self) -> None:
        """Draw what is known by now, in slices: a long game is not judged in one turn of the event loop."""
        self._soon.begin(self._redrawing())

    def _redrawing(self) -> Iterator[None]:
        cursor = self._board.cursor
        wanted = cursor is not None and self._settings.graph_shown and not self._board.running
        if cursor is None or not wanted or not (has_course(cursor.line, self._says) or self._analyst.on):
            # What was drawn before is of another record, or of what is not known any more.
            self.view.show_graph(Graph(0))
            self._set_visible(visible=False)
            return
        if self._judged is None:
            self._judged = judged_by(self._shell.parts.results.thresholds(cursor.record.variant.id))
        graph = yield from graphing(
            cursor.record,
            cursor.line,
            self._settings.score_view,
            self._analyst.found_at if self._analyst.on else None,
            len(self._analyst.seats),
            self._judged,
            self._says,
        )
        self.view.show_graph(graph)
        self._show_place()
        self.fit()

    def _set_visible(self, *, visible: bool) -> None:
        if visible is self.view.isHidden():
            self.view.setVisible(visible)
            self.shown.emit()

    def _show_place(self) -> None:
        if self._board.cursor is not None:
            self.view.show_ply(self._board.cursor.index)

    # --- words --------------------------------------------------------------------------------------------

    def _describe(self, ply: int) -> str:
        """The move that led there, what is known of the position, and how bad the move was."""
        cursor = self._board.cursor
        if cursor is None or ply > len(cursor.line):
            return ""
        node = cursor.line[ply - 1] if ply else cursor.record.root
        parts = [
            self.tr("Move {number}: {move}").format(number=ply, move=self._text_of(node))
            if ply
            else self.tr("Start position")
        ]
        found = self._analyst.found_at(node)
        said = self._says(node) or (() if found is None else (found,))
        turn = cursor.record.turn_at(()) if ply % 2 == 0 else cursor.record.turn_at(()).opponent
        for evaluation in said:
            score = short_score(evaluation.score, self._settings.score_view, turn, cursor.record.variant)
            parts.append(f"{score} ({evaluation.engine})" if len(said) > 1 and evaluation.engine else score)
        fault = self.view.graph.faults.get(ply)
        if fault is not None:
            parts.append(self._fault_name(fault))
        return "  ·  ".join(parts)

    def _fault_name(self, fault: Fault) -> str:
        return {
            Fault.INACCURACY: self.tr("inaccuracy"),
            Fault.MISTAKE: self.tr("mistake"),
            Fault.BLUNDER: self.tr("blunder"),
        }[fault]

    # --- room ---------------------------------------------------------------------------------------------

    @property
    def _wanted(self) -> bool:
        return self._settings.graph_shown and not self._board.running and self.has_any

    def fit(self, room: int | None = None) -> None:
        """Take a part of the room. :param room: the height of all beside the board; None: as before."""
        self._room = self._room if room is None else room
        self.view.fit(low=self._room < px(_ROOM_FOR_ALL))
        self._set_visible(visible=self._wanted and self._room >= px(_ROOM))

    # --- pictures -----------------------------------------------------------------------------------------

    def menu(self) -> QMenu:
        """What can be done with the graph."""
        menu = QMenu(self.view)
        add_entry(menu, self.tr("Copy as picture")).triggered.connect(self.copy)
        add_entry(menu, self.tr("Save as picture…")).triggered.connect(self._ask_file)
        return menu

    def _open_menu(self, place: QPoint) -> None:
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)

    def copy(self) -> None:
        """Put the graph on the clipboard; it is painted in a thread."""
        graph = self.view.graph
        self._jobs.start(
            lambda _: graph_image(graph, *_PICTURE),
            lambda image: QGuiApplication.clipboard().setImage(image),
            lambda text: self._shell.say(text, topic="file"),
        )

    def _ask_file(self) -> None:
        path = KifuFolder(self._shell).ask(
            self.tr("Save as picture"), self.tr("Evaluation graph") + ".svg", _KINDS
        )
        if path is not None:
            self.save(path)

    def save(self, path: Path) -> None:
        """Write the graph to a file, PNG or SVG by its name, in a thread."""
        graph, title = self.view.graph, self.tr("Evaluation graph")
        is_png = path.suffix.lower() == ".png"

        def data() -> bytes:
            return graph_png(graph, *_PICTURE) if is_png else graph_svg(graph, *_PICTURE, title)

        export(self._shell, self._jobs, path, data)
