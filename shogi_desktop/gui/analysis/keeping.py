"""What engines have found of a game goes into its record, where it is still on the board and the same."""

from __future__ import annotations

from collections.abc import Sequence

from shogi_desktop.app.analysis.joining import opinions_at
from shogi_desktop.app.analysis.several import Findings
from shogi_desktop.app.play.game import Game
from shogi_desktop.game import EditKind, Node, Record, SetEvaluation, Several
from shogi_desktop.gui.shell.shell import Shell


def keep_on_board(shell: Shell, record: Record, line: Sequence[Node], findings: Sequence[Findings]) -> bool:
    """Put what was found into `record`, as one change that can be undone; whether that could be done.

    :param line: the nodes of `record` that were looked at, without the root, as they were then.
    :param findings: of each engine, the one that judges first.
    """
    board = shell.parts.play.board
    cursor = board.cursor
    if cursor is None or cursor.record is not record or board.running or not _is_whole(record, line):
        return False
    edits = []
    path: tuple[int, ...] = ()
    for node in (record.root, *line):
        if node.parent is not None:
            path = (*path, node.parent.children.index(node))
        said = opinions_at(node, findings)
        if said:
            edits.append(SetEvaluation(path, said))
    if not edits:
        return False
    document = board.document
    # A game that was played here lies in a file of the program's own: so does what was found.
    is_kept = isinstance(board.activity, Game) and document.path is not None and document.may_overwrite
    is_saved = is_kept and not board.modified
    board.edit(EditKind.EVALUATION, Several(tuple(edits), cursor.path, cursor.path))
    if is_saved:
        shell.parts.play.save()
    return True


def _is_whole(record: Record, line: Sequence[Node]) -> bool:
    """Whether all nodes of a line are still in the record, one after the other."""
    before = record.root
    for node in line:
        if node.parent is not before or node not in before.children:
            return False
        before = node
    return True
