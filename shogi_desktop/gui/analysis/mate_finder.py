"""*Find mate*: an engine looks for a mate in the position shown; what it finds becomes a variation."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QObject, QTimer

from shogi_desktop.app.analysis.engines import share_of_machine
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.failures import missing_engine_text
from shogi_desktop.app.engines.mates import Finding, MateSearch, Verdict
from shogi_desktop.app.engines.registry import Role
from shogi_desktop.app.words.locale import number_text
from shogi_desktop.game import EditKind, Node, Record, add_line
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.usi.messages import Info

LIMIT_MS: Final = 30_000
_TELL_MS: Final = 3_000
_TOPIC: Final = "mate"


class MateFinder(QObject):
    """Looks for one mate at a time.

    :ivar search: who is asked. :ivar limit_ms: how long it may look.
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
        self._began = 0.0
        self._nodes = 0
        self._ticks = QTimer(self)
        self._ticks.setInterval(_TELL_MS)
        self._ticks.timeout.connect(self._tell)

    def find(self) -> None:
        """Look for a mate of the side to move in the position shown; where one is looked for, stop that."""
        if self.search.is_running:
            self.stop()
            return
        cursor = self._board.cursor
        if cursor is None:
            return
        position = cursor.position()
        registry = self._shell.parts.engines.registry
        engine = registry.chosen(Role.MATE, position.variant)
        try:
            launch = registry.launch(engine.id, role=Role.MATE, low_priority=True)
        except EngineMissingError:
            self._shell.say(missing_engine_text(), topic=_TOPIC)
            return
        self._asked = (cursor.record, cursor.node)
        self._began, self._nodes = time.monotonic(), 0
        self.search.start(launch.command, {**share_of_machine(1), **launch.options}, position, self.limit_ms)
        self._ticks.start()
        self._tell()

    def stop(self) -> None:
        """Give it up."""
        self.search.cancel()
        self._end("")

    def close(self) -> None:
        """Let the engine go: the window closes."""
        self._ticks.stop()
        self.search.close()

    def _hear(self, info: Info) -> None:
        self._nodes = max(self._nodes, info.nodes or 0)

    def _tell(self) -> None:
        words = [self.tr("Looking for a mate…")]
        seconds = int(time.monotonic() - self._began)
        if seconds:
            words.append(
                self.tr("{seconds} s of {limit}").format(seconds=seconds, limit=self.limit_ms // 1000)
            )
        if self._nodes:
            words.append(self.tr("{count} positions").format(count=number_text(self._nodes)))
        self._shell.say("  ·  ".join(words), action=self.tr("Stop"), handler=self.stop, topic=_TOPIC)

    def _end(self, text: str) -> None:
        self._ticks.stop()
        self._asked = None
        self._shell.withdraw(_TOPIC)
        if text:
            self._shell.say(text, topic=_TOPIC)

    def _found(self, finding: Finding) -> None:
        asked = self._asked
        if finding.verdict is Verdict.NO_MATE:
            self._end(self.tr("There is no mate by continuous checks in this position."))
        elif finding.verdict is Verdict.UNKNOWN:
            text = self.tr("No mate found in {seconds} s.")
            self._end(text.format(seconds=max(1, round(time.monotonic() - self._began))))
        elif asked is not None:
            self._end(self._keep(*asked, finding))

    def _keep(self, record: Record, node: Node, finding: Finding) -> str:
        """Put the mate into the record, if that is still on the board; what to say of it."""
        mate = self.tr("Mate in {plies} moves.").format(plies=finding.plies)
        if self._board.record is not record or self._board.running or not _stands(record, node):
            return mate
        if not self._board.can_reshape:
            self._shell.do("study")
            if self._board.record is not record:
                return mate
        edit = add_line(record, node.path, finding.line)
        if edit is None:
            return mate + " " + self.tr("It is already in the record.")
        self._board.edit(EditKind.LINE, edit)
        return mate + " " + self.tr("Added to the record as a variation.")


def _stands(record: Record, node: Node) -> bool:
    """Whether `node` is still in the record: it may have been deleted meanwhile."""
    return any(one is node for one in record.walk())
