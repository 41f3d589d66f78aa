"""*Find mate*: an engine looks for a mate in the position shown; what it finds becomes a variation, and all
its defences if they are asked for.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from shogi_desktop.app.analysis.engines import share_of_machine
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.failures import missing_engine_text
from shogi_desktop.app.engines.handle import EngineFailedError, EngineInterruptedError
from shogi_desktop.app.engines.launch import Launch
from shogi_desktop.app.engines.mates import Finding, MateSearch, Verdict
from shogi_desktop.app.engines.registry import Role
from shogi_desktop.app.problems.defences import Branch, lines_of, tree_of_defences
from shogi_desktop.app.problems.examination import UndecidedError
from shogi_desktop.app.problems.prover import EngineProver
from shogi_desktop.app.system.background import Background
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.game import EditKind, Node, Record, add_line, add_lines
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.texts import Words
from shogi_desktop.rules import Position
from shogi_desktop.usi.messages import Info

LIMIT_MS: Final = 30_000
MOST_IN_TREE: Final = 2_000
"""Moves of a tree of defences: what is longer nobody reads."""
_TELL_MS: Final = 1_000
_TOPIC: Final = "mate"


class MateFinder(QObject):
    """Looks for one mate at a time.

    :ivar search: who is asked. :ivar limit_ms: how long it may look. :ivar solver: asks for all defences.
    """

    def __init__(self, shell: Shell, board: BoardModel, parent: QObject) -> None:
        super().__init__(parent)
        self._shell = shell
        self._board = board
        self.limit_ms = LIMIT_MS
        self.search = MateSearch(self)
        self.search.progressed.connect(self._hear)
        self.search.found.connect(self._found)
        self.search.failed.connect(self._end)
        self._asked: tuple[Record, Node] | None = None
        self._told_of: Record | None = None
        """The record that a notice speaks of."""
        board.changed.connect(self._look_at_record)
        shell.pages.currentChanged.connect(lambda _: self._look_at_page())
        self._mate_of: tuple[Position, Launch] | None = None
        self._prover: EngineProver | None = None
        """Who is asked for all defences now."""
        self.solver = Background("all-defences", self)
        self._in_tree = 0
        """Moves of the tree so far, counted in the solver's thread."""
        self._began = 0.0
        self._nodes = self._depth = 0
        self._ticks = QTimer(self)
        self._ticks.setInterval(_TELL_MS)
        self._ticks.timeout.connect(self.renew)

    def find(self) -> None:
        """Look for a mate of the side to move in the position shown; where one is looked for, or all its
        defences are, stop that.
        """
        if self.search.is_running:
            self.stop()
            return
        if self._prover is not None:
            self._stop_all()
            return
        cursor = self._board.cursor
        if cursor is None:
            return
        self._told_of = cursor.record
        position = cursor.position()
        registry = self._shell.parts.engines.registry
        engine = registry.chosen(Role.MATE, position.variant)
        try:
            launch = registry.launch(engine.id, role=Role.MATE, low_priority=True)
        except EngineMissingError:
            self._shell.say(missing_engine_text, topic=_TOPIC)
            return
        self._asked = (cursor.record, cursor.node)
        self._mate_of = (position, launch)
        self._nodes = self._depth = 0
        self.search.start(launch.command, {**share_of_machine(1), **launch.options}, position, self.limit_ms)
        self._begin()

    def stop(self) -> None:
        """Give it up."""
        self.search.cancel()
        self._end()

    def _look_at_record(self) -> None:
        """Another record is on the board: nothing is looked for in the one before, or told of it."""
        if self._told_of is not None and self._board.record is not self._told_of:
            self._told_of = None
            self._stop_all()
            self.stop()

    def _look_at_page(self) -> None:
        """The board is left: what was found is in the record, and needs no notice elsewhere."""
        if not self._shell.parts.play.shown and not self.search.is_running and self._prover is None:
            self._shell.withdraw(_TOPIC)

    def find_all(self, record: Record, node: Node, start: Position, launch: Launch) -> None:
        """Look for every defence of a mate that was found, and put the tree into the record."""
        prover = self._prover = EngineProver(
            launch.command, {**share_of_machine(1), **launch.options}, self.limit_ms
        )
        self._in_tree = 0
        self._begin()
        self.solver.run(
            lambda: tree_of_defences(prover, start, MOST_IN_TREE, self._count),
            lambda tree: self._keep_all(prover, record, node, tree),
            lambda error: self._no_tree(prover, error),
        )

    def _count(self, moves: int) -> None:
        self._in_tree = moves

    def _stop_all(self) -> None:
        self._ticks.stop()
        prover, self._prover = self._prover, None
        if prover is not None:
            prover.interrupt()
            prover.close()
        self._shell.withdraw(_TOPIC)

    def _keep_all(self, prover: EngineProver, record: Record, node: Node, tree: Branch) -> None:
        if prover is not self._prover:
            return
        self._stop_all()
        if self._board.record is not record or not self._board.can_reshape or not _stands(record, node):
            return
        edit = add_lines(record, node.path, lines_of(tree))
        if edit is None:
            self._end(lambda: self.tr("It is already in the record."))
            return
        self._board.edit(EditKind.LINE, edit)
        self._end(
            lambda: self.tr("All defences are in the record as variations: %Ln moves.", "", tree.count())
        )

    def _no_tree(self, prover: EngineProver, error: Exception) -> None:
        if prover is not self._prover or isinstance(error, EngineInterruptedError):
            return
        if not isinstance(error, EngineFailedError | UndecidedError):
            raise error
        self._stop_all()
        self._end(lambda: self.tr("Some defences could not be decided in time."))

    def close(self) -> None:
        """Let the engines go: the window closes."""
        self._ticks.stop()
        self.search.close()
        self._stop_all()
        self.solver.close()

    def _hear(self, info: Info) -> None:
        self._nodes = max(self._nodes, info.nodes or 0)
        self._depth = max(self._depth, info.depth or 0)

    def _begin(self) -> None:
        """Say that something is looked for, and how far that has come from time to time."""
        self._began = time.monotonic()
        handler = self._stop_all if self._prover is not None else self.stop
        self._shell.say(self._progress_text, action=lambda: self.tr("Stop"), handler=handler, topic=_TOPIC)
        self._ticks.start()

    def renew(self) -> None:
        """Say how far it has come."""
        handler = self._stop_all if self._prover is not None else self.stop
        self._shell.renew(self._progress_text, action=lambda: self.tr("Stop"), handler=handler, topic=_TOPIC)

    def _progress_text(self) -> str:
        """What is looked for, since when and how far."""
        seconds = int(time.monotonic() - self._began)
        if self._prover is not None:
            words = [self.tr("Looking for all defences…")]
            if seconds:
                words.append(self.tr("{seconds} s").format(seconds=seconds))
            if self._in_tree:
                words.append(self.tr("%Ln moves", "", self._in_tree))
            return "  ·  ".join(words)
        words = [self.tr("Looking for a mate…")]
        if seconds:
            words.append(
                self.tr("{seconds} s of {limit}").format(seconds=seconds, limit=self.limit_ms // 1000)
            )
        if self._nodes:
            words.append(self.tr("%Ln positions", "", self._nodes))
        if self._depth:
            words.append(self.tr("%n moves deep", "", self._depth))
        return "  ·  ".join(words)

    def _end(
        self, text: Sentence | None = None, action: Words = "", handler: Callable[[], None] | None = None
    ) -> None:
        self._ticks.stop()
        self._asked = None
        self._shell.withdraw(_TOPIC)
        if text is not None:
            self._shell.say(text, action=action, handler=handler, topic=_TOPIC)

    def _found(self, finding: Finding) -> None:
        asked = self._asked
        if finding.verdict is Verdict.NO_MATE:
            self._end(lambda: self.tr("There is no mate by continuous checks in this position."))
        elif finding.verdict is Verdict.UNKNOWN:
            seconds = max(1, round(time.monotonic() - self._began))
            self._end(lambda: self.tr("No mate found in {seconds} s.").format(seconds=seconds))
        elif asked is not None and self._mate_of is not None:
            text, (record, node), (start, launch) = self._keep(*asked, finding), asked, self._mate_of
            if finding.plies == 1 or not self._board.can_reshape:
                self._end(text)
                return
            self._end(
                text,
                lambda: self.tr("All defences"),
                lambda: self.find_all(record, node, start.copy(), launch),
            )

    def _keep(self, record: Record, node: Node, finding: Finding) -> Callable[[], str]:
        """Put the mate into the record, if that is still on the board; what to say of it."""

        def mate() -> str:
            return self.tr("Mate in %n moves.", "", finding.plies)

        if self._board.record is not record or self._board.running or not _stands(record, node):
            return mate
        if not self._board.can_reshape:
            self._shell.do("study")
            if self._board.record is not record:
                return mate
        edit = add_line(record, node.path, finding.line)
        if edit is None:
            return lambda: sentences(mate(), self.tr("It is already in the record."))
        self._board.edit(EditKind.LINE, edit)
        return lambda: sentences(mate(), self.tr("Added to the record as a variation."))


def _stands(record: Record, node: Node) -> bool:
    """Whether `node` is still in the record: it may have been deleted meanwhile."""
    return any(one is node for one in record.walk())
