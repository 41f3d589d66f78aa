"""The words of mating problems: what one is about, what a check of one has found."""

from __future__ import annotations

from collections.abc import Iterator

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
    return translate(
        "Problems", "Mating problems added: {count}. Left out because they are none: {others}."
    ).format(count=added, others=left_out)


def checked_lines(
    *, unique: bool, others: int, needless: int, left_over: int, complete: bool
) -> Iterator[str]:
    """What a check of a problem has found, a sentence a line."""
    if unique:
        yield translate("Problems", "There is one solution.")
    else:
        yield translate("Problems", "Other solutions: {count}.").format(count=others)
    if needless:
        yield translate("Problems", "Pieces that are not needed: {count}.").format(count=needless)
    if left_over:
        yield translate("Problems", "Pieces left in hand: {count}.").format(count=left_over)
    if not complete:
        yield translate("Problems", "Not everything could be decided.")
