"""What the page of problems tells: that one is solved and why, its solution, what a check has found."""

from __future__ import annotations

from collections.abc import Container, Sequence

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.reasons import ReasonId, reasons_for
from shogi_desktop.analysis.waiting import is_waiting, turned
from shogi_desktop.app.engines.mates import Verdict
from shogi_desktop.app.problems.collection import Puzzle
from shogi_desktop.app.problems.examination import Examination, OtherKind
from shogi_desktop.app.problems.progress import SolvingProgress
from shogi_desktop.app.problems.selection import Which, Wish
from shogi_desktop.app.problems.solving import Attempt, Weighed, Worth
from shogi_desktop.app.words.joined import listed
from shogi_desktop.app.words.lines import Write, line_text
from shogi_desktop.app.words.locale import dates_in, percent_text
from shogi_desktop.app.words.problems import best_move_text, difficulty_text, task_text, theme_name, time_text
from shogi_desktop.app.words.reasons import reason_name, reason_text
from shogi_desktop.app.words.spoken import kind_in_words, square_in_words
from shogi_desktop.rules import BoardMove, Move, Position, Square

translate = QCoreApplication.translate


def asked_text(puzzle: Puzzle, *, told: bool) -> str:
    """What is to be found. :param told: with the number of moves of a mate."""
    if not puzzle.is_mate:
        return best_move_text(puzzle.attacker, punishes=puzzle.last_move is not None)
    return task_text(puzzle.attacker, puzzle.plies if told else 0)


def about_text(puzzle: Puzzle, progress: SolvingProgress, *, over: bool) -> str:
    """How hard it is, where it is from, the best time; what it is about once it is `over`."""
    words = [difficulty_text(puzzle.difficulty)] if puzzle.difficulty else []
    if puzzle.source:
        words.append(dates_in(puzzle.source))
    best = progress.best_ms(puzzle)
    if best is not None:
        words.append(translate("Problems", "solved in {time}").format(time=time_text(best)))
    if over:
        words += [theme_name(theme.value) for theme in sorted(puzzle.themes)]
        words += [reason_name(reason.value) for reason in puzzle.reasons]
    return " · ".join(words)


def why_none(wish: Wish, nothing: str) -> str:
    """Why no problem of a collection is shown. :param nothing: what is said of one that is empty."""
    if nothing:
        return nothing
    if wish == Wish(which=Which.NEW):
        return translate("Problems", "All problems in this collection are solved.")
    if wish == Wish(which=Which.AGAIN):
        return translate("Problems", "No problem in this collection is due today.")
    return translate("Problems", "No problem in this collection matches the choices above.")


def hint_text(move: Move | None, *, mates: bool) -> str:
    """What is said of the next move, whose piece is marked; None: nobody knows one."""
    if move is None:
        return translate("Problems", "No mate was found from here in time. Start over to get a hint.")
    if not isinstance(move, BoardMove):
        return translate("Problems", "Look at the pieces in hand.")
    if mates:
        return translate("Problems", "The marked piece gives check.")
    return translate("Problems", "The marked piece can do it.")


def why_not(attempt: Attempt, weighed: Weighed, write: Write) -> str:
    """Why a move does not solve the problem, or does not for certain."""
    match weighed.worth:
        case Worth.NO_CHECK:
            return translate("Problems", "That is not check: every move has to give check.")
        case Worth.LONGER:
            text = translate("Problems", "That mates too, but only in {plies}. There is a shorter way.")
            return text.format(plies=weighed.plies)
        case Worth.UNDECIDED:
            return translate(
                "Problems", "There was not enough time to decide whether that mates. Try another move."
            )
    loss, reply = percent_text(100 * weighed.loss), weighed.reply
    if reply is None:
        text = translate("Problems", "That lowers your winning chances by {loss}. Try another move.")
        return text.format(loss=loss)
    after = attempt.position.copy()
    after.play(weighed.move)
    move = write(after, reply, weighed.move.target)
    if weighed.worth is Worth.ESCAPES:
        return translate("Problems", "No mate: {move} escapes.").format(move=move)
    text = translate("Problems", "That lowers your winning chances by {loss}: {move}. Try another move.")
    return text.format(loss=loss, move=move)


def solved_text(puzzle: Puzzle, ms: int, write: Write, *, helped: bool) -> str:
    """What is said of a problem that was solved. :param helped: not at once."""
    if puzzle.is_mate:
        if helped:
            return translate(
                "Problems", "Mate. The problem comes back tomorrow, as you did not solve it at once."
            )
        return translate("Problems", "Mate. Solved in {time}.").format(time=time_text(ms))
    if helped:
        praise = translate(
            "Problems", "Right. The problem comes back tomorrow, as you did not solve it at once."
        )
    else:
        praise = translate("Problems", "Right. Solved in {time}.").format(time=time_text(ms))
    return "\n".join((praise, *lessons(puzzle, write)))


def lessons(puzzle: Puzzle, write: Write) -> list[str]:
    """What a best move teaches: what it does, or why the last move was a mistake, if it punishes that; and
    why the moves that tempt would have been mistakes. Nothing of what is not proven.
    """
    told = []
    if puzzle.shown:
        judged = puzzle.judged_shown()
        sentence = translate("Problems", "The last move, {move}, was a mistake: {reason} ({line})")
        if puzzle.last_move is None:
            sentence = translate("Problems", "{reason} ({line})")
        told.append(_said(sentence, judged, puzzle.reasons, write))
    for fault in puzzle.faults:
        if fault.reason is not None:
            judged, _ = puzzle.judged(fault)
            told.append(
                _said(translate("Problems", "Not {move}: {reason} ({line})"), judged, (fault.reason,), write)
            )
    return told


def _said(sentence: str, judged: JudgedMove, about: Container[ReasonId], write: Write) -> str:
    """A fault, why it is one, and the line that proves it."""
    reason = next(reason for reason in reasons_for(judged) if reason.id in about)
    position, line = judged.position, reason.line
    if is_waiting(judged.move):
        position, line = turned(position), line[1:]
    return sentence.format(
        move="" if is_waiting(judged.move) else write(judged.position, judged.move, None),
        reason=reason_text(reason, judged, write),
        line=line_text(line, position, None, write),
    )


def solution_text(puzzle: Puzzle, write: Write) -> str:
    """All moves of a mate; a best move with what follows it, and what it teaches."""
    if not puzzle.is_mate:
        line = line_text(puzzle.line, puzzle.start, None, write)
        told = translate("Problems", "The solution: {moves}").format(moves=line)
        return "\n".join((f"{told}.", *lessons(puzzle, write)))
    moves = _in_words(puzzle.start, puzzle.line, write)
    return translate("Problems", "The solution: {moves}").format(moves=moves)


def check_headline(found: Examination) -> str:
    """What a check of a mating problem comes to, in a sentence."""
    if found.verdict is Verdict.NO_MATE:
        return translate("Problems", "There is no mate here.")
    if found.verdict is Verdict.UNKNOWN:
        return translate("Problems", "There was not enough time to decide whether this mates.")
    if not found.is_complete:
        return translate(
            "Problems", "It mates in {plies}; other solutions could not be ruled out in time."
        ).format(plies=found.plies)
    if found.is_right:
        return translate("Problems", "A correct problem: mate in {plies}, one solution.").format(
            plies=found.plies
        )
    if found.has_one_solution:
        return translate("Problems", "Mate in {plies}, one solution, but not all pieces are needed.").format(
            plies=found.plies
        )
    return translate("Problems", "Mate in {plies}, with other solutions.").format(plies=found.plies)


class Told(Struct, frozen=True):
    """A line of what a check has found, and what shows it on the board.

    :ivar other: the number of the other solution that it is about; None: the problem's own.
    :ivar plies: so many moves of that are made. :ivar square: what is marked.
    """

    text: str
    other: int | None = None
    plies: int = 0
    square: Square | None = None


def check_lines(start: Position, found: Examination, write: Write) -> list[Told]:
    """The solution, then each fault of a mating problem, a line for each; nothing without a mate."""
    if found.verdict is not Verdict.MATE:
        return []
    solution = translate("Problems", "The solution: {moves}")
    told = [Told(solution.format(moves=_in_words(start, found.line, write)))]
    for number, other in enumerate(found.others):
        position = start.copy()
        for move in found.line[: other.ply - 1]:
            position.play(move)
        text = translate("Problems", "Move {number}: {kind}: {moves}")
        moves = _in_words(position, other.line, write)
        text = text.format(number=other.ply, kind=kind_name(other.kind), moves=moves)
        told.append(Told(text, number, other.ply))
    for piece in found.superfluous:
        name = kind_in_words(piece.kind.id)
        if piece.square is None:
            told.append(Told(translate("Problems", "Not needed: the {piece} in hand.").format(piece=name)))
        else:
            square = square_in_words(piece.square)
            text = translate("Problems", "Not needed: the {piece} on {square}.")
            told.append(Told(text.format(piece=name, square=square), square=piece.square))
    for kind, count in found.left_in_hand:
        text = translate("Problems", "Left in hand at the end: {piece} × {count}.")
        text = text.format(piece=kind_in_words(kind.id), count=count)
        told.append(Told(text, plies=found.plies))
    if found.proven is not None:
        agrees = translate("Problems", "A plain search of every move agrees.")
        disagrees = translate("Problems", "A plain search of every move disagrees.")
        told.append(Told(agrees if found.proven else disagrees))
    return told


def kind_name(kind: OtherKind) -> str:
    """What another solution is called."""
    names = {
        OtherKind.SAME: translate("Problems", "another solution, as short"),
        OtherKind.LONGER: translate("Problems", "another solution, longer"),
        OtherKind.SHORTER: translate("Problems", "a shorter solution"),
        OtherKind.PROMOTION: translate("Problems", "the same with or without promotion"),
        OtherKind.LAST: translate("Problems", "another last move"),
    }
    return names[kind]


def _in_words(start: Position, line: Sequence[Move], write: Write) -> str:
    position, words, before = start.copy(), [], None
    for move in line:
        words.append(write(position, move, before))
        position.play(move)
        before = move.target
    return listed(words)
