"""Reading KIF, KI2 and BOD: line by line, every move checked, every trouble reported with its place.

The reader stops only at a move that it cannot make out; what follows on that line of play is then kept as a
comment, so that nothing of the file is lost. Source: Kakinoki's description of KIF; cases: KIFU.md 1 to 18.
"""

from __future__ import annotations

import re

from shogi_desktop.game import Node, Outcome, Record
from shogi_desktop.notation.encoding import BROKEN, split_lines
from shogi_desktop.notation.errors import NotKifuError
from shogi_desktop.notation.evaluations import take_evaluations
from shogi_desktop.notation.exact_times import parse_exact_times
from shogi_desktop.notation.japanese import move_text
from shogi_desktop.notation.kanji import MARK_COLORS
from shogi_desktop.notation.ki2_moves import (
    has_lost_its_mark,
    is_damaged_ki2_line,
    is_ki2_line,
    is_unmarked_ki2_line,
    ki2_legal_move,
    ki2_move,
    ki2_tokens,
)
from shogi_desktop.notation.kif_header import HANDICAP_KEY, Header
from shogi_desktop.notation.kif_lines import (
    BRANCH,
    LinesAhead,
    any_move,
    joined_move,
    milliseconds,
    number_of,
    plain_move,
)
from shogi_desktop.notation.kif_moves import KifMove, reader_for
from shogi_desktop.notation.kif_notes import Notes, take_time
from shogi_desktop.notation.kif_repair import (
    can_be_made,
    count_playable,
    likely_move,
    most_likely,
    moves_within,
)
from shogi_desktop.notation.kif_results import (
    SEALED,
    is_closing,
    outcome_of_closing,
    outcome_of_mark,
    parse_exact_line,
    resigned,
)
from shogi_desktop.notation.outcome_reading import TWO_ENDS, exact_foul, reason_found
from shogi_desktop.notation.result import FormatId, Problem, ProblemKind, Problems, ReadResult
from shogi_desktop.notation.walker import Walker, child_with
from shogi_desktop.rules import (
    VARIANTS,
    Color,
    Drop,
    Move,
    Position,
    Square,
    quoted,
)

_TABLE_HEAD = re.compile(r"\s*手数-+指手-*.*")
_VERSION = re.compile(r"#\s*KIF version.*", re.IGNORECASE)
_SECOND_GAME = frozenset({HANDICAP_KEY, "開始日時", "先手", "後手", "下手", "上手"})
_BROKEN_RUN = re.compile(f"{BROKEN}+")
"""One character of UTF-8 with a broken byte leaves up to three of them."""
_NOTES = frozenset("*&")
_FIRST_LINES = 20


def loads(text: str) -> ReadResult:
    """Read one game, or one diagram, from KIF text.

    :raises NotKifuError: if nothing in it looks like KIF.
    :raises PositionTextError: if its board cannot be set up and no handicap says what to do instead.
    """
    return _Reader(text).read()


class _Line:
    """One line of play as it stands in the file: its nodes by ply, and whether an end mark follows."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes
        self.ended = False

    def go_on_from(self, node: Node) -> None:
        """A move follows `node`, where the line had ended: the game was broken off and resumed, say."""
        node.ends_aside, self.ended = True, False


class _Latest:
    """The latest line of play for each ply, found at once however many lines a file has."""

    def __init__(self) -> None:
        self._holding: dict[int, _Line] = {}
        self._by_length: dict[int, _Line] = {}
        self._noted: tuple[_Line, int, bool] | None = None

    def note(self, line: _Line) -> None:
        """Take up a line as far as it was read."""
        seen = (line, len(line.nodes), line.ended)
        if seen != self._noted:
            self._noted = seen
            self._by_length[len(line.nodes)] = line
            self._holding.update(dict.fromkeys(range(len(line.nodes) + line.ended), line))

    def before(self, ply: int) -> _Line | None:
        """The latest line that holds that ply, else the latest one that ends just before it."""
        return (self._holding.get(ply) or self._by_length.get(ply)) if ply > 0 else None


class _Reader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._lines = split_lines(text.removeprefix("\ufeff"))
        self._problems = Problems()
        self._ahead = LinesAhead(self._lines)
        self._notes = Notes()
        self._seen = False  # a line that only a kifu has
        self._lost = False  # after a move that could not be made out, until the next variation
        self._offset: int | None = None  # what the file's numbers are ahead of ours
        self._format = FormatId.KIF

    def read(self) -> ReadResult:
        header = Header()
        body = self._read_header(header)
        is_known = header.known or self._seen or _begins_ki2(self._lines, body)
        if not is_known and not _has_moves(self._lines[body : body + _FIRST_LINES]):
            raise NotKifuError(self._text, "a KIF file")
        self._record = header.record(self._problems)
        self._start(self._record)
        for number in range(body, len(self._lines)):
            line = self._lines[number]
            if line[:1] in _NOTES and not self._lost:
                self._read_note(line, number)
                continue
            match = plain_move(line)
            if match is not None and not self._lost:
                self._read_move(match, number)
            elif not self._read_line(line, number):
                break
        self._notes.put_in(self._in_file)
        take_evaluations(self._record)
        if header.diagram.has_board and header.is_bare and not self._record.root.children:
            self._format = FormatId.BOD
        return ReadResult(self._record, self._problems.in_order(), self._format)

    # Header

    def _read_header(self, header: Header) -> int:
        """Take in the lines before the moves; returns the index of the first line after them."""
        self._root_lines: list[str] = []
        for number, line in enumerate(self._lines):
            plain = line.strip()
            if not plain or _VERSION.fullmatch(plain):
                continue
            if plain[0] in "*&#":
                self._root_lines.append(line)
            elif _TABLE_HEAD.fullmatch(line):
                self._seen = True
                return number + 1
            elif header.take_diagram(line, number + 1):
                continue
            elif any_move(line) or BRANCH.match(line) or is_closing(line) or _begins_ki2(self._lines, number):
                return number
            elif not header.take(line, number + 1):
                self._root_lines.append(f"#{plain}")
                self._problem(
                    number, ProblemKind.NOT_UNDERSTOOD, "this line is not understood; it is kept as a remark"
                )
        return len(self._lines)

    # State

    def _start(self, record: Record) -> None:
        self._walker = Walker(record)
        self._moves = reader_for(record.variant)
        self._line = _Line(self._walker.nodes)
        self._latest = _Latest()
        self._in_file: list[Node] = [record.root]
        for line in self._root_lines:
            self._read_note(line)

    @property
    def _node(self) -> Node:
        return self._walker.node

    def _problem(self, number: int, what: ProblemKind, text: str, column: int = 1) -> None:
        self._problems.append(Problem(number + 1, column, what, text))

    # Body

    def _read_line(self, line: str, number: int) -> bool:
        """Read one line that is no plain move; False when a second game begins."""
        plain = line.strip()
        if (branch := BRANCH.fullmatch(line)) is not None:
            self._read_branch(number_of(branch[1]), number)
        elif (times := parse_exact_times(plain)) is not None:
            self._notes.exact_times += times
        elif self._lost:
            if plain:
                self._notes.comment(self._node, line)
        elif not plain:
            pass
        elif plain[0] in "*&#":
            self._read_note(line, number)
        elif is_closing(line):
            self._read_closing(line, number)
        elif self._offset is None and is_ki2_line(line):
            self._read_ki2_line(line, number)
        elif self._offset is None and (
            _goes_on_ki2(line, self._walker)
            if self._format is FormatId.KI2
            else _begins_ki2(self._lines, number)
        ):
            self._read_ki2_line(line, number, damaged=True)
        elif (match := any_move(line)) is not None:
            self._read_move(match, number)
        elif not _TABLE_HEAD.fullmatch(line):
            return self._read_stray(plain, number)
        return True

    def _read_stray(self, plain: str, number: int) -> bool:
        if self._read_mark(plain, None, number):
            return True
        key = re.split("[：:]", plain)[0].strip()
        if key in _SECOND_GAME and ("：" in plain or ":" in plain):
            self._problem(
                number, ProblemKind.MORE_GAMES, "a second game begins here; only the first was read"
            )
            return False
        if not self._walker.is_stuck and self._is_next_move(plain, number) and self._salvage(plain, number):
            return True
        self._node.remarks.append(plain)
        self._problem(
            number, ProblemKind.NOT_UNDERSTOOD, "this line is not understood; it is kept as a remark"
        )
        return True

    def _read_note(self, line: str, number: int = 0) -> None:
        """A comment, a bookmark or a remark, for the node read last."""
        plain = line.lstrip()
        node = self._node
        if plain[0] == "*":
            self._notes.comment(node, plain[1:])
        elif plain[0] == "&":
            self._notes.bookmark(node, plain[1:].rstrip())
        elif take_time(node, plain):
            pass
        elif (outcome := parse_exact_line(plain)) is not None:
            self._end(outcome, f" {plain[1:]}", number)
        else:
            node.remarks.append(plain[1:])

    # Moves

    def _read_move(self, match: re.Match[str], number: int) -> None:
        number_text, text, time, total = match.groups()
        said = self._moves.read(text, self._walker.previous)
        if said is not None and said.move is not None and not self._walker.is_stuck:
            node: Node | None = self._add(said.move, number, said, text)
        else:
            node = self._read_odd_move(text.rstrip("+＋ 　"), time, match.start(2) + 1, number)
        if node is None:
            return
        ahead = number_of(number_text) - node.ply
        if ahead != self._offset:
            self._check_number(ahead, node, number)
        if time is not None:
            node.time_ms = milliseconds(time)
        if total is not None:
            node.total_ms = milliseconds(total)

    def _read_odd_move(self, text: str, time: str | None, column: int, number: int) -> Node | None:
        """An end mark, a move without an origin, or a damaged one; None if there is no move to time."""
        said = self._moves.read(text, self._walker.previous)
        if said is None and self._read_mark(text, time, number):
            return None
        if self._walker.is_stuck:
            self._lose(number, "a move after one that cannot be made")
            return None
        move = None if said is None else said.move or _find_move(said, self._walker.position)
        if move is not None:
            return self._add(move, number, said, text)
        if self._salvage(text, number):
            return None
        likely = self._likely_move(text, number)
        if likely is None:
            self._lose(number, f"the move {quoted(text)} cannot be read", column)
            return None
        self._problem(number, ProblemKind.REPAIRED_MOVE, f"{quoted(text)} is read as {likely[0].usi}", column)
        return self._add(likely[0], number, None, text)

    def _check_number(self, ahead: int, node: Node, number: int) -> None:
        """The file's numbers may start anywhere, but they are to go on by ones."""
        if self._offset is not None:
            found, expected = node.ply + ahead, node.ply + self._offset
            self._problem(number, ProblemKind.NUMBER, f"move number {found}; expected {expected}")
        self._offset = ahead

    def _add(self, move: Move, number: int, said: KifMove | None, text: str) -> Node:
        """Make `move` and give it its node; an illegal one is kept, marked."""
        walker = self._walker
        illegality = walker.position.illegality(move)
        if illegality is not None and (better := self._repaired(move, text, number)) is not None:
            self._problem(number, ProblemKind.REPAIRED_MOVE, f"{quoted(text)} is read as {better.usi}")
            move, said, illegality = better, None, None
        before, node = walker.node, child_with(walker.node, move)
        self._in_file.append(node)
        if self._line.ended:
            self._line.go_on_from(before)
        if illegality is None:
            transition = walker.position.perform_trusted(move)
            walker.stand(node, transition)
            if said is not None and transition.piece.kind is not said.kind:
                kind = transition.piece.kind.id.replace("_", " ")
                self._problem(
                    number, ProblemKind.REPAIRED_MOVE, f"{quoted(text)} is read as {move.usi}: it is a {kind}"
                )
        else:
            node.illegal = True
            walker.step(node)
            self._problem(
                number, ProblemKind.ILLEGAL_MOVE, f"{quoted(text)} is an illegal move: {illegality.text}"
            )
        return node

    def _read_ki2_line(self, line: str, number: int, begin: int = 0, *, damaged: bool = False) -> None:
        """Read the moves of KI2 that stand in a line; an end mark among them ends the line of play."""
        self._format = FormatId.KI2
        walker = self._walker
        for token in ki2_tokens(line, begin, damaged=damaged):
            if self._lost:
                self._notes.comment(self._node, line[token.start() :])
                return
            text = token[0]
            move = None if walker.is_stuck else ki2_legal_move(text, walker.position, walker.previous)
            if move is not None:
                if MARK_COLORS.get(text[0]) is not walker.position.turn:
                    self._note_mark(text.rstrip(), number, token.start() + 1)
                before = walker.node
                walker.add_legal(move)
                self._in_file.append(walker.node)
                if self._line.ended:
                    self._line.go_on_from(before)
                continue
            begin = token.start()
            if walker.is_stuck:
                self._lose(number, "a move after one that cannot be made", begin + 1, line[begin:])
                return
            if not damaged:
                self._read_ki2_line(line, number, begin, damaged=True)
                return
            text = text.rstrip()
            if not self._read_odd_ki2(token, text, number):
                self._lose(number, f"the move {quoted(text)} cannot be read", begin + 1, line[begin:])
                return

    def _note_mark(self, text: str, number: int, column: int) -> None:
        """Report a move that has not the mark of the side to move."""
        found = "no mark of a side" if has_lost_its_mark(text) else "the mark of the other side"
        self._problem(number, ProblemKind.REPAIRED_MOVE, f"{quoted(text)} has {found}", column)

    def _read_odd_ki2(self, token: re.Match[str], text: str, number: int) -> bool:
        """Read an end mark, a foul or a damaged move; False if it is none of them."""
        if self._read_mark(text[1:].lstrip(), None, number):
            return True
        column = token.start() + 1
        move = ki2_move(text, self._walker.position, self._walker.previous)
        if move is None and BROKEN in text:
            texts = list(self._ahead.ki2_texts(number, token.string[token.end() :]))
            move = _likely_ki2(text, self._walker, texts)
            if move is not None:
                self._problem(
                    number, ProblemKind.REPAIRED_MOVE, f"{quoted(text)} is read as {move.usi}", column
                )
        if move is None:
            return False
        if MARK_COLORS.get(text[0]) is not self._walker.position.turn:
            self._note_mark(text, number, column)
        self._add(move, number, None, text)
        return True

    def _lose(self, number: int, why: str, column: int = 1, rest: str | None = None) -> None:
        self._problem(
            number, ProblemKind.UNREADABLE_MOVE, f"{why}; the rest of the line is kept as a comment", column
        )
        self._lost = True
        self._notes.comment(self._node, self._lines[number] if rest is None else rest)

    # A broken byte in a move

    def _is_next_move(self, line: str, number: int) -> bool:
        """Whether the numbers around a line without a readable one say that the next move stands there."""
        expected = self._node.ply + 1 + (self._offset or 0)
        following = self._ahead.next_number(number)
        return str(expected) in line if following is None else following == expected + 1

    def _salvage(self, text: str, number: int) -> bool:
        """Read the legal move that stands in a damaged line; what follows it is a move or a remark."""
        walker = self._walker
        found = next(moves_within(text, walker.position, walker.previous), None)
        if found is None or found[0].move is None:
            return False
        said, begin, end = found
        column = self._lines[number].find(text[begin:end]) + 1
        self._problem(
            number,
            ProblemKind.REPAIRED_MOVE,
            f"the line is damaged; {quoted(text[begin:end])} is read",
            column,
        )
        self._add(found[0].move, number, said, text[begin:end])
        self._read_rest(text[end:], number)
        return True

    def _read_rest(self, rest: str, number: int) -> None:
        """What stands behind the move of a damaged line: the next move, or something to keep."""
        match = joined_move(rest)
        if match is not None:
            self._read_move(match, number)
        elif rest.strip():
            self._node.remarks.append(rest.strip())

    def _repaired(self, move: Move, text: str, number: int) -> Move | None:
        """What to read instead of a move that pieces cannot make, when moves that follow say so."""
        if can_be_made(move, self._walker.position):
            return None
        likely = self._likely_move(text, number)
        return likely[0] if likely is not None and likely[1] else None

    def _likely_move(self, text: str, number: int) -> tuple[Move, int] | None:
        following = self._ahead.move_texts(number)
        return likely_move(text, self._walker.position, self._walker.previous, following)

    # Ends

    def _read_mark(self, word: str, time: str | None, number: int) -> bool:
        if word == SEALED:
            self._node.remarks.append(SEALED)
            return True
        outcome = outcome_of_mark(word, self._walker.turn)
        if outcome is None:
            return False
        is_read = self._end(exact_foul(self._record, self._node, outcome), word, number)
        if is_read and time is not None:
            self._node.outcome_time_ms = milliseconds(time)
        return True

    def _end(self, outcome: Outcome, text: str, number: int) -> bool:
        """Let the line of play end as `text` says; False where another line ended here, and otherwise."""
        node = self._node
        if node.outcome is None:
            node.end(outcome)
        elif self._line.ended:
            node.outcome = outcome  # the same end, said more exactly
        else:
            if node.outcome != outcome:
                self._problem(number, ProblemKind.RESULT, TWO_ENDS)
                node.remarks.append(text)
            return False
        self._line.ended = True
        return True

    def _read_closing(self, line: str, number: int) -> None:
        turn, node = self._walker.turn, self._node
        said = outcome_of_closing(line, turn)
        if said is None:
            if node.outcome is None:
                self._problem(
                    number, ProblemKind.RESULT, "the closing line is not understood; it is kept as a remark"
                )
                node.remarks.append(line.strip())
        elif node.outcome is None:
            found = reason_found(self._walker, said)
            if self._format is FormatId.KI2:
                found = resigned(found, turn) or found
            node.end(exact_foul(self._record, node, found))
            self._line.ended = True
        elif node.outcome.winner is not said.winner and said.winner is not None:
            self._problem(
                number, ProblemKind.RESULT, "the closing line names another winner than the end mark"
            )

    # Variations

    def _read_branch(self, ply: int, number: int) -> None:
        """Go back to before move `ply` of the latest line of play that holds one."""
        self._latest.note(self._line)
        wanted = ply - (self._offset or 0)
        line = self._latest.before(wanted)
        if line is None:
            self._problem(
                number,
                ProblemKind.VARIATION,
                f"there is no move {ply} to vary; the variation is kept as a comment",
            )
            self._lost = True
            self._notes.comment(self._node, self._lines[number])
            return
        self._lost = False
        self._walker.go_to(line.nodes[wanted - 1])
        self._line = _Line(self._walker.nodes)


def _find_move(said: KifMove, position: Position) -> Move | None:
    """The one legal move that fits a text without an origin."""
    on_board = position.legal_moves_to(said.target, said.kind, promote=said.promote)
    if on_board:
        return on_board[0] if len(on_board) == 1 else None
    drop = Drop(said.kind, said.target)  # meant only where no piece could go there
    return drop if position.is_legal(drop) else None


def _likely_ki2(text: str, walker: Walker, following: list[str]) -> Move | None:
    """The move that `text` with a broken byte most likely was; `following`: the texts of those after it."""
    position, previous = walker.position, walker.previous
    found = most_likely(
        _BROKEN_RUN.sub(BROKEN, text[1:]),
        position,
        lambda move: move_text(position, move, previous, mark=False),
        lambda move: count_playable(position, move, following, ki2_move),
    )
    return None if found is None else found[0]


def _begins_ki2(lines: list[str], number: int) -> bool:
    """Whether a line begins with a move of KI2, be it that only the moves after it have their marks."""
    if number == len(lines):
        return False
    line, *following = lines[number : number + 2]
    if is_ki2_line(line):
        return True
    has_marks = any(mark in line for mark in MARK_COLORS) or any(map(is_ki2_line, following))
    return has_marks and is_unmarked_ki2_line(line)


def _goes_on_ki2(line: str, walker: Walker) -> bool:
    """Whether a line among those of KI2 begins with a move whose mark is damaged."""
    if is_damaged_ki2_line(line):
        return True
    first = next(ki2_tokens(line, damaged=True))[0] if is_unmarked_ki2_line(line) else None
    return first is not None and ki2_legal_move(first, walker.position, walker.previous) is not None


def _has_moves(lines: list[str]) -> bool:
    """Whether something stands in the lines that only a kifu has."""
    readers = [reader_for(variant) for variant in VARIANTS]
    for line in lines:
        if is_ki2_line(line):
            return True
        if is_closing(line) and outcome_of_closing(line):
            return True
        match = any_move(line)
        if match and outcome_of_mark(match[2], Color.BLACK):
            return True
        if match and any(reader.read(match[2], Square(17)) for reader in readers):
            return True
    return False
