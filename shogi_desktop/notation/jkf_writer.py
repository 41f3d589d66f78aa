"""Writing JKF: everything that a record holds.

Where JKF has no word there are keys of our own, which programs skip: ``"variant": "okisaki"`` and
``handicap`` in the file, ``ply`` in the start position, ``ms`` in a time, ``bookmark``, ``remarks`` and
``outcome`` in an entry of ``moves``. Source: the type definitions of json-kifu-format 1.x.
"""

from __future__ import annotations

import msgspec

from shogi_desktop.game import HEADER_KEYS, Node, Record, Walk
from shogi_desktop.notation.csa_words import code_of, has_codes, mark_of, needs_exact_word
from shogi_desktop.notation.encoding import split_lines
from shogi_desktop.notation.errors import CannotHoldError
from shogi_desktop.notation.evaluations import Place, comment_with
from shogi_desktop.notation.exact_times import total_at_end
from shogi_desktop.notation.jkf_entries import Json
from shogi_desktop.notation.jkf_start import OTHER, initial_of
from shogi_desktop.notation.kif_header import names_of_keys
from shogi_desktop.notation.kif_results import exact_line
from shogi_desktop.notation.walker import Walker
from shogi_desktop.rules import Drop, Square, file_of, rank_of

_DEEPEST = 150
"""Variations within variations: readers of JSON need their stack for each bracket, and each has three."""


def dumps(record: Record) -> str:
    """`record` as JKF text, a line for each move.

    :raises CannotHoldError: for a game that JKF cannot name, or variations nested deeper than programs
        read JSON.
    """
    if record.variant.names.jkf is None or not has_codes(record.variant):
        raise CannotHoldError("JKF", f"it has no name for the game {record.variant.id}")
    game: dict[str, Json] = {"header": _header(record), "initial": initial_of(record)}
    if record.variant.names.jkf:
        game["variant"] = record.variant.names.jkf
    if game["initial"]["preset"] == OTHER and record.handicap_id is not None:
        game["handicap"] = record.handicap_id
    head = msgspec.json.encode(game).decode()[:-1]
    moves = _Writer(record).entries()
    lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in moves)
    return f'{head},\n"moves":[\n{lines}\n]}}\n'


def _header(record: Record) -> dict[str, str]:
    names = names_of_keys(record.headers, handicap=record.is_handicap)
    header = {names[key]: record.headers[key] for key in HEADER_KEYS if key in record.headers}
    header |= {key: value for key, value in record.headers.items() if key not in HEADER_KEYS}
    return header


class _Writer:
    """Makes the entries of the tree, forks in the entries that they replace."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._walker = Walker(record)
        self._evaluated = Walk(record)

    def entries(self) -> list[dict[str, Json]]:
        root = self._record.root
        first = self._notes(root)
        main: list[dict[str, Json]] = [first]
        waiting = [(root, main, 0)]
        while waiting:
            node, line, depth = waiting.pop()
            if depth > _DEEPEST:
                raise CannotHoldError("JKF", f"its variations are nested more than {_DEEPEST} deep")
            waiting += [(*fork, depth + 1) for fork in self._write_line(node, line)]
        return main

    def _write_line(
        self, node: Node, line: list[dict[str, Json]]
    ) -> list[tuple[Node, list[dict[str, Json]]]]:
        """Write on from `node` into `line`; returns the forks passed, each with the line to write it into."""
        self._walker.go_to(node)
        forks: list[tuple[Node, list[dict[str, Json]]]] = []
        while True:
            following = node.next
            if following is None and node.outcome is None:
                return forks
            entry = self._end(node) if following is None else self._move(following)
            lines: list[list[dict[str, Json]]] = []
            for variation in node.variations:
                fork = [self._move(variation)]
                lines.append(fork)
                forks.append((variation, fork))
            if following is not None and node.outcome is not None:
                lines.append([self._end(node)])
            if lines:
                entry["forks"] = lines
            line.append(entry)
            if following is None:
                return forks
            node = following
            self._walker.step(node)

    def _move(self, node: Node) -> dict[str, Json]:
        move, position = node.move, self._walker.position
        assert move is not None  # only the root has none
        said: dict[str, Json] = {"color": int(self._walker.turn_after(node).opponent)}
        if not isinstance(move, Drop):
            said["from"] = _place(move.origin)
        said["to"] = _place(move.target)
        if move.target == self._walker.previous:
            said["same"] = True
        if isinstance(move, Drop):
            said["piece"] = code_of(move.kind)
            if position.origins(move.target, move.kind):
                said["relative"] = "H"
        else:
            piece, captured = position.piece_at(move.origin), position.piece_at(move.target)
            said["piece"] = code_of(self._record.variant.least_kind if piece is None else piece.kind)
            if captured is not None:
                said["capture"] = code_of(captured.kind)
            if move.promote:
                said["promote"] = True
        entry: dict[str, Json] = {"move": said}
        times = {"now": node.time_ms, "total": node.total_ms}
        time = {key: _time(ms, hours=key == "total") for key, ms in times.items() if ms is not None}
        if time:
            entry["time"] = time
        return entry | self._notes(node)

    def _end(self, node: Node) -> dict[str, Json]:
        outcome, turn = node.outcome, self._walker.turn_after(node)
        assert outcome is not None  # asked by the callers
        entry: dict[str, Json] = {"special": mark_of(outcome, turn)}
        if needs_exact_word(outcome, turn, is_foul=node.illegal):
            entry["outcome"] = exact_line(outcome).removeprefix("#outcome ")
        if node.outcome_time_ms is not None:
            total = total_at_end(node)
            entry["time"] = {"now": _time(node.outcome_time_ms)}
            if total is not None:
                entry["time"]["total"] = _time(total, hours=True)
        return entry

    def _notes(self, node: Node) -> dict[str, Json]:
        notes: dict[str, Json] = {}
        if comment := self._comment(node):
            notes["comments"] = split_lines(comment)
        if node.bookmark is not None:
            notes["bookmark"] = node.bookmark
        if node.remarks:
            notes["remarks"] = node.remarks
        return notes

    def _comment(self, node: Node) -> str:
        if node.evaluation is None:
            return node.comment
        self._evaluated.go_to(node)
        previous = None if node.move is None else node.move.target
        return comment_with(node, Place(self._evaluated.position, previous))


def _place(sq: Square) -> dict[str, int]:
    return {"x": file_of(sq), "y": rank_of(sq)}


def _time(ms: int, *, hours: bool = False) -> dict[str, int]:
    minutes, seconds = divmod(ms // 1000, 60)
    time = {"h": minutes // 60, "m": minutes % 60} if hours else {"m": minutes}
    time["s"] = seconds
    if ms % 1000:
        time["ms"] = ms % 1000
    return time
