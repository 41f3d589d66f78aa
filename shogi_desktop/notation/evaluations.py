"""Evaluations in comments, as programs write them: read into `Evaluation`, and written.

Scores are from Black's side in all of these; a line of moves begins in the position that is evaluated::

    #評価値=58  #詰み=先手勝ち:15手  #読み筋=▲２六歩△３四歩  #深さ=8  #ノード数=1234  #エンジン=…
    * 58 +7776FU -3334FU
    *評価値=58 …
    *解析 0 候補1 時間 00:06.0 深さ 27/43 ノード数 44995318 評価値 -7 読み筋 △８四歩(83) …

The first form is ShogiHome's for what it analysed, a line for each; in KIF all stand behind another ``*``.
Of several engines each has its lines, and the last one's count (`Node.evaluation`); those before it, where
they are signed, say what other engines think (`Node.further`).
The second is that of floodgate and other servers, ``'** 58 …`` in CSA. Both become the value as a whole and
leave the comment; where a server's line cannot be played its score counts, and the comment keeps all of it.
The third (ShogiHome, of a player) and the fourth (ShogiGUI, Kifu for Windows) stay in it: they stand beside
much that has no other place. What is not understood stays too.
Source: ShogiHome ``src/renderer/record/comment.ts``, the protocol of shogi-server.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shogi_desktop.game import MOST_OPINIONS, Evaluation, ForcedMate, Node, Record, Walk, opinions
from shogi_desktop.notation.csa_moves import meant, spelt
from shogi_desktop.notation.japanese import move_text
from shogi_desktop.notation.ki2_moves import ki2_move, ki2_tokens
from shogi_desktop.rules import (
    Color,
    Move,
    MoveTextError,
    Position,
    Square,
    parse_usi_moves,
)

_SCORE, _MATE, _LINE, _DEPTH, _NODES, _ENGINE = "評価値", "詰み", "読み筋", "深さ", "ノード数", "エンジン"
_FIELD = re.compile(rf"([#*])({_SCORE}|{_MATE}|{_LINE}|{_DEPTH}|{_NODES}|{_ENGINE})=(.*)")
_NUMBER = re.compile(r"[+-]?\d{1,7}")
_MATE_TEXT = re.compile(r"(先手|後手)勝ち(?::(\d{1,4})手)?")
_COUNT = re.compile(r"\d{1,15}")
_CSA_MOVE = r"[+-]\d\d[1-9][1-9][A-Z]{2}"
_SERVER = re.compile(rf"\* ?([+-]?\d{{1,7}})((?: {_CSA_MOVE})*) *| ?([+-]?\d{{1,7}})((?: {_CSA_MOVE})+) *")
_ANALYSIS = re.compile(
    rf"\*(?:解析|対局|検討) .*?{_SCORE} (?:([+-]?\d{{1,7}})|([+-])詰 ?(\d{{1,4}})?)[↑↓]?(?: {_LINE} (.*))?"
)
_OTHER_CHOICE = re.compile(r" 候補(?!1 )\d")
_MARK_OF_EVALUATION = re.compile(rf"{_SCORE}|[#*]{_MATE}=|^\*? ?[+-]?\d", re.MULTILINE)
_MARKS = {Color.BLACK: "▲", Color.WHITE: "△"}


@dataclass(frozen=True, slots=True)
class Place:
    """The position that is evaluated, and where the move before it went."""

    position: Position
    previous: Square | None


def take_evaluations(record: Record) -> None:
    """Give the nodes of a record just read the evaluations that their comments say."""
    walk: Walk | None = None
    for node in record.walk():
        comment = node.comment
        if not comment or node.evaluation is not None or not _MARK_OF_EVALUATION.search(comment):
            continue
        walk = walk or Walk(record)
        walk.go_to(node)
        place = Place(walk.position, None if node.move is None else node.move.target)
        node.comment, said = read_comment(node.comment, place)
        node.take_opinions(said)


def comment_with(node: Node, place: Place) -> str:
    """The comment of `node` with the lines that say its evaluations, unless it says them already."""
    said = node.opinions
    if not said or read_comment(node.comment, place) == (node.comment, said):
        return node.comment
    lines = [node.comment] if node.comment else []
    for evaluation in (*said[1:], said[0]):
        lines += _lines_of(evaluation, place)
    return "\n".join(lines)


def read_comment(comment: str, place: Place) -> tuple[str, tuple[Evaluation, ...]]:
    """What is left of `comment`, and the evaluations it says, the last one first."""
    lines = comment.split("\n")
    for sign in "#*":
        groups = [found for group in _groups(lines, sign) if (found := _read_group(group, place)) is not None]
        if sign == "#" and groups:
            said, used = _of_all(groups)
            return "\n".join(line for number, line in enumerate(lines) if number not in used), said
        if groups:
            return comment, (groups[-1][0],)
        if sign == "#":
            for number in reversed(range(len(lines))):
                server = _read_server(lines[number], place)
                if server is not None:
                    evaluation, is_all = server
                    rest = lines[:number] + lines[number + 1 :] if is_all else lines
                    return "\n".join(rest), (evaluation,)
    for line in reversed(lines):
        analysis = _read_analysis(line, place)
        if analysis is not None:
            return comment, (analysis,)
    return comment, ()


def server_line(node: Node, place: Place) -> str | None:
    """The line that says the evaluation of `node` as servers of CSA do; None where it does not say it all."""
    evaluation = node.evaluation
    if evaluation is None or not isinstance(evaluation.score, int):
        return None
    position = place.position.copy()
    words = [f"* {evaluation.score}"]
    for move in evaluation.line:
        if not position.variant.names.csa or not position.is_legal(move):
            return None
        words.append(spelt(move, position))
        position.perform_trusted(move)
    text = " ".join(words)
    is_all = not node.further and _read_server(text, place) == (evaluation, True)
    return text if is_all and read_comment(node.comment, place) == (node.comment, ()) else None


def _of_all(groups: Sequence[tuple[Evaluation, set[int]]]) -> tuple[tuple[Evaluation, ...], set[int]]:
    """The evaluations of a comment, the last one first, then the signed ones of other engines in their order;
    and the lines that say them.
    """
    last = groups[-1][0]
    latest = {evaluation.engine: (evaluation, used) for evaluation, used in groups[:-1] if evaluation.engine}
    latest.pop(last.engine, None)
    others = list(latest.values())[: MOST_OPINIONS - 1]
    lines = groups[-1][1].union(*(used for _, used in others))
    return opinions([last, *(evaluation for evaluation, _ in others)]), lines


_Group = dict[str, tuple[int, str]]
"""Fields that stand together: the number of the line and the text of each."""


def _groups(lines: list[str], sign: str) -> list[_Group]:
    """The runs of fields behind `sign`, each beginning with a score."""
    groups: list[_Group] = []
    expected: int | None = None
    for number, line in enumerate(lines):
        field = _FIELD.fullmatch(line)
        if field is None or field[1] != sign:
            continue
        name = field[2]
        if name in {_SCORE, _MATE}:
            groups.append({name: (number, field[3])})
        elif number == expected and name not in groups[-1]:
            groups[-1][name] = (number, field[3])
        else:
            continue
        expected = number + 1
    return groups


def _read_group(group: _Group, place: Place) -> tuple[Evaluation, set[int]] | None:
    """The evaluation, and the lines that are all in it; None if there is no score."""
    used: set[int] = set()
    score: int | ForcedMate
    name = _SCORE if _SCORE in group else _MATE
    number, text = group[name]
    if name == _SCORE and _NUMBER.fullmatch(text):
        score = int(text)
    elif name == _MATE and (mate := _MATE_TEXT.fullmatch(text)):
        winner = Color.BLACK if mate[1] == "先手" else Color.WHITE
        score = ForcedMate(winner, int(mate[2]) if mate[2] else None)
    else:
        return None
    used.add(number)
    counts: dict[str, int] = {}
    for name in (_DEPTH, _NODES):
        if name in group and _COUNT.fullmatch(group[name][1]):
            number, text = group[name]
            counts[name] = int(text)
            used.add(number)
    line: tuple[Move, ...] = ()
    if _LINE in group:
        number, text = group[_LINE]
        line = read_line(text, place) or ()
        used |= {number} if line else set()
    engine = ""
    if _ENGINE in group:
        number, engine = group[_ENGINE]
        used.add(number)
    return Evaluation(score, counts.get(_DEPTH), counts.get(_NODES), engine, line), used


def _read_server(text: str, place: Place) -> tuple[Evaluation, bool] | None:
    """The evaluation in the form of the servers, and whether its moves are in it; None if it is none.

    Engines have sent servers lines that cannot be played: the score is one all the same.
    """
    match = _SERVER.fullmatch(text)
    if match is None:
        return None
    line = _read_csa((match[2] or match[4] or "").split(), place)
    if line is None and match[1] is None:
        return None  # a number and something: of whatever
    return Evaluation(int(match[1] or match[3]), line=line or ()), line is not None


def _read_analysis(text: str, place: Place) -> Evaluation | None:
    match = _ANALYSIS.match(text)
    if match is None or _OTHER_CHOICE.search(text):
        return None
    number, sign, plies, line = match.groups()
    score: int | ForcedMate
    if number is not None:
        score = int(number)
    else:
        score = ForcedMate(Color.BLACK if sign == "+" else Color.WHITE, int(plies) if plies else None)
    depth, nodes = (re.search(rf" {name} (\d{{1,15}})", text) for name in (_DEPTH, _NODES))
    return Evaluation(
        score,
        None if depth is None else int(depth[1]),
        None if nodes is None else int(nodes[1]),
        line=() if line is None else read_line(line, place) or (),
    )


# Lines of moves


def read_line(text: str, place: Place) -> tuple[Move, ...] | None:
    """The moves of ``▲７六歩△３四歩`` or ``7g7f 3c3d``; None if they cannot be made out."""
    try:
        return parse_usi_moves(text.split(), place.position.variant)
    except MoveTextError:
        pass
    position, previous = place.position.copy(), place.previous
    moves: list[Move] = []
    end = 0
    for token in ki2_tokens(text):
        if token.start() != end:
            return None
        end = token.end()
        move = ki2_move(token[0], position, previous)
        if move is None or not position.is_legal(move):
            return None
        position.perform_trusted(move)
        previous = move.target
        moves.append(move)
    return tuple(moves) if end == len(text) else None


def _lines_of(evaluation: Evaluation, place: Place) -> Iterator[str]:
    score = evaluation.score
    if isinstance(score, ForcedMate):
        winner = "先手" if score.winner is Color.BLACK else "後手"
        yield f"#{_MATE}={winner}勝ち" + ("" if score.plies is None else f":{score.plies}手")
    else:
        yield f"#{_SCORE}={score}"
    if evaluation.line:
        yield f"#{_LINE}={_line_text(evaluation.line, place)}"
    if evaluation.depth is not None:
        yield f"#{_DEPTH}={evaluation.depth}"
    if evaluation.nodes is not None:
        yield f"#{_NODES}={evaluation.nodes}"
    if evaluation.engine:
        yield f"#{_ENGINE}={' '.join(evaluation.engine.split())}"


def _line_text(line: tuple[Move, ...], place: Place) -> str:
    """The moves in Japanese; in USI if they cannot be made there."""
    position, previous = place.position.copy(), place.previous
    words: list[str] = []
    for move in line:
        if not position.is_legal(move):
            return " ".join(move.usi for move in line)
        words.append(_MARKS[position.turn] + move_text(position, move, previous, mark=False))
        position.perform_trusted(move)
        previous = move.target
    return "".join(words)


def _read_csa(words: list[str], place: Place) -> tuple[Move, ...] | None:
    """The moves of ``+7776FU -3334FU``; None if they cannot be made there."""
    if not place.position.variant.names.csa:
        return None if words else ()
    position = place.position.copy()
    moves: list[Move] = []
    for word in words:
        move = meant(word, position)
        if move is None or not position.is_legal(move):
            return None
        position.perform_trusted(move)
        moves.append(move)
    return tuple(moves)
