"""The words of the atlas: what an opening or a castle is called, and its idea for either side."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.words.openings import castle_name_of, strategy_name

translate = QCoreApplication.translate

_NAMES: Final = {
    "hold": QT_TRANSLATE_NOOP("Atlas", "Static rook against a ranging rook"),
    "climb_ranging": QT_TRANSLATE_NOOP("Atlas", "Climbing silver against a ranging rook"),
}
"""Openings that no game is named by."""

_OPENINGS: Final = {
    "fourth_file": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "The rook swings to the fourth file from the left, and the king walks away from it into a Mino "
            "castle. Wait, then strike where the other side advances.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas",
            "White pushes the rook's pawn and breaks in on its file, or builds a castle that is as firm "
            "before anything else.",
        ),
    ),
    "third_file": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "The rook stands behind the pawn that opened the bishop's diagonal, and pushes it on: quick "
            "trades, an early attack on the bishop's head.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas",
            "White guards the head of its bishop, answers the push in time, and then has the better castle "
            "in an open game.",
        ),
    ),
    "central": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "The rook takes the middle file. With a silver beside it the pawn goes forward, and the whole "
            "board opens before the white king.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas",
            "White holds the middle with gold and silver, and breaks through on the side that the rook has "
            "left.",
        ),
    ),
    "opposing": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "The rook stands opposite the white rook, on its own file: every push of the pawn there is "
            "answered by an exchange.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas",
            "White does not push too early: first a firm castle, then the undefended middle.",
        ),
    ),
    "yagura": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "Two golds and a silver make a firm castle for the king. Then the whole right "
            "side attacks: silver, knight and pawns.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas",
            "White often builds the same castle. The side that attacks first has the "
            "initiative; the side that defends well wins pieces.",
        ),
    ),
    "bishop_exchange": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "The bishops are in hand from the beginning, so leave no gap where one can be dropped. The "
            "right silver goes up to the middle.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas",
            "White copies Black and waits: in this opening a careless move costs more than a slow one.",
        ),
    ),
    "side_pawn": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "The rook takes the pawn beside the bishop: a pawn ahead, but the rook needs several moves to "
            "come home.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas",
            "White has gained time for the pawn: the bishop comes out, the rook waits on "
            "its fourth rank, and the attack begins before the king is safe.",
        ),
    ),
    "double_wing": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "Both sides exchange the rook's pawn while the bishops' diagonals are still shut. A light, "
            "open, sharp game.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas",
            "White does the same a move later, and chooses where its rook stands best: at home or on its "
            "fourth rank.",
        ),
    ),
    "climbing_silver": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "The right silver climbs beside the rook's pawn and breaks in at the head of the bishop. The "
            "simplest attack there is, and a strong one.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas",
            "White guards the square before its bishop with a gold and a silver. A silver that has gone "
            "that far has no way back.",
        ),
    ),
    "hold": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "The king needs few moves to its boat castle; rook and silver make ready on the right. Attack "
            "before the other castle is finished.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas",
            "The ranging side waits for the attack and strikes back along the bishop's diagonal.",
        ),
    ),
    "climb_ranging": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "The silver climbs on the right and breaks in beside the rook, before the ranging rook can come "
            "to help.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas",
            "White lets it come: the bishop is covered by a silver, and the answer is a push in the middle.",
        ),
    ),
    "rook_pawn": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "The pawn before the rook runs, a knight follows it, and the king goes to the other side, "
            "behind a silver.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas",
            "White brings its pieces to the middle, where the knights of this game reach "
            "far, and attacks the pawn that ran ahead.",
        ),
    ),
    "central_knights": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "Both knights jump to the middle: each of them covers eight squares there, forward and back.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas", "White drives the knights away with pawns, and gains a move by every push."
        ),
    ),
    "edge": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "The pawn at the edge makes way for the bishop, which looks from there into the opposing camp.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas",
            "White shuts the diagonal with a pawn or a knight, and attacks the edge that the bishop needs.",
        ),
    ),
    "swing": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "The rook swings to the left and supports the pawns there; the king goes the other way.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas", "White meets the rook with pieces, not with the king, and takes the middle."
        ),
    ),
}
_CASTLES: Final = {
    "mino": (
        QT_TRANSLATE_NOOP(
            "Atlas", "Built in six moves, and firm from the side: the castle of most ranging rooks."
        ),
        QT_TRANSLATE_NOOP(
            "Atlas", "It is weak from above and at the edge: a pawn and a knight are enough there."
        ),
    ),
    "silver_crown": (
        QT_TRANSLATE_NOOP(
            "Atlas", "A Mino whose silver has climbed: strong from above, with room for the king."
        ),
        QT_TRANSLATE_NOOP("Atlas", "While it is being rebuilt the silver hangs in the air. Strike then."),
    ),
    "anaguma": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "The king sits in the corner, out of reach of every check: you can give pieces away and "
            "still mate first.",
        ),
        QT_TRANSLATE_NOOP(
            "Atlas", "It takes many moves, and all the pieces are on one side: attack early, or at the edge."
        ),
    ),
    "gold_fortress": (
        QT_TRANSLATE_NOOP(
            "Atlas", "Two golds side by side: firm from above, for games with two ranging rooks."
        ),
        QT_TRANSLATE_NOOP("Atlas", "The king has few squares, and the edge is open."),
    ),
    "yagura": (
        QT_TRANSLATE_NOOP(
            "Atlas", "Firm from above, where the rook and the silvers of a static game come from."
        ),
        QT_TRANSLATE_NOOP("Atlas", "It is weak from the side and at the edge."),
    ),
    "left_mino": (
        QT_TRANSLATE_NOOP("Atlas", "A Mino on the left, for a static rook against a ranging one."),
        QT_TRANSLATE_NOOP("Atlas", "The king stands on the bishop's diagonal and can be reached from above."),
    ),
    "boat": (
        QT_TRANSLATE_NOOP(
            "Atlas", "The quickest castle against a ranging rook: a few moves, and the attack begins."
        ),
        QT_TRANSLATE_NOOP("Atlas", "It is thin: in a long fight the ranging side has the better castle."),
    ),
    "central_house": (
        QT_TRANSLATE_NOOP(
            "Atlas",
            "The king stays in the middle with a gold on either side: no square for a rook to be dropped.",
        ),
        QT_TRANSLATE_NOOP("Atlas", "It has no depth: an attack from above reaches the king at once."),
    ),
    "left_house": (
        QT_TRANSLATE_NOOP(
            "Atlas", "The king goes to the left, behind a silver and two golds, far from the rooks' fight."
        ),
        QT_TRANSLATE_NOOP(
            "Atlas", "In this game lances move backward too, so the edge beside the king is never quiet."
        ),
    ),
    "right_house": (
        QT_TRANSLATE_NOOP(
            "Atlas", "The king goes to the right: its silver is there already, and so is the rook."
        ),
        QT_TRANSLATE_NOOP("Atlas", "King and rook stand together: one attack may hit both."),
    ),
    "centre": (
        QT_TRANSLATE_NOOP("Atlas", "A step or two, and every other move is for the attack."),
        QT_TRANSLATE_NOOP("Atlas", "Queens look down open files: keep the pawns in the middle."),
    ),
}


def opening_name(plan: str, code: str) -> str:
    """What an opening is called. :param plan: the id of its plan. :param code: of the name that games
    have.
    """
    return translate("Atlas", _NAMES[plan]) if plan in _NAMES else strategy_name(code)


def castle_name(castle: str) -> str:
    """What a castle is called, by its id; nothing where it has no name."""
    return castle_name_of(castle)


def opening_ideas(plan: str) -> tuple[str, str]:
    """What Black wants with an opening, and what White does against it."""
    own, theirs = _OPENINGS[plan]
    return translate("Atlas", own), translate("Atlas", theirs)


def castle_ideas(castle: str) -> tuple[str, str]:
    """What a castle is good for, and where it is weak."""
    strong, weak = _CASTLES[castle]
    return translate("Atlas", strong), translate("Atlas", weak)
