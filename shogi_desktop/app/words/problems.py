"""The words of mating problems: what one is about, what a check of one has found."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.rules import Color

translate = QCoreApplication.translate


def task_text(attacker: Color, plies: int) -> str:
    """What is asked; `plies` 0 where the number of moves is not told."""
    if attacker is Color.BLACK:
        if plies:
            return translate("Problems", "Black mates in {plies}.").format(plies=plies)
        return translate("Problems", "Black mates.")
    if plies:
        return translate("Problems", "White mates in {plies}.").format(plies=plies)
    return translate("Problems", "White mates.")


def mate_in(plies: int) -> str:
    """How long a mate is, as a heading."""
    return translate("Problems", "Mate in {plies}").format(plies=plies)


def best_move_text(side: Color, *, punishes: bool = False) -> str:
    """What is asked where the best move is to be found. :param punishes: the last move was a mistake."""
    if punishes:
        if side is Color.BLACK:
            return translate("Problems", "White has made a mistake: find Black's best move.")
        return translate("Problems", "Black has made a mistake: find White's best move.")
    if side is Color.BLACK:
        return translate("Problems", "Black to move: find the best move.")
    return translate("Problems", "White to move: find the best move.")


def theme_name(theme: str) -> str:
    """What a solution is about, in a word or two; an unknown theme stands as it is."""
    names = {
        "sacrifice": translate("Problems", "sacrifice"),
        "quiet": translate("Problems", "quiet move"),
        "discovered": translate("Problems", "discovered check"),
        "between": translate("Problems", "drop in between"),
        "unpromoted": translate("Problems", "no promotion"),
        "pawn-drop": translate("Problems", "pawn drop"),
        "chase": translate("Problems", "king hunt"),
    }
    return names.get(theme, theme)


def difficulty_text(difficulty: int) -> str:
    """How hard a problem is, from 1 to 5."""
    return translate("Problems", "Difficulty {number} of 5").format(number=difficulty)


def time_text(ms: int) -> str:
    """Minutes and seconds."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"


def refusals_text(left_out: int, added: int) -> str:
    """What has come of a file."""
    if not left_out:
        return translate("Problems", "Mating problems added: {count}.").format(count=added)
    return translate("Problems", "Mating problems added: {count}. Left out: {others}.").format(
        count=added, others=left_out
    )


def refusal_text(why: str) -> str:
    """Why something is no mating problem, by the name of `app.problems.reading.Refusal`."""
    sentences = {
        "ORDINARY_START": translate("Problems", "This is the start of a game, not a mating problem."),
        "NO_CHECK": translate(
            "Problems", "The side to move cannot give check, so this is not a mating problem."
        ),
        "NO_KING": translate("Problems", "The side to be mated has no king: put one on the board."),
        "UNREADABLE": translate("Problems", "It cannot be read as a kifu or a list of positions."),
        "EMPTY": translate("Problems", "It is empty."),
        "TOO_MANY": translate("Problems", "There are too many files or problems: the rest was not read."),
    }
    return sentences[why]
