"""What the course says: the texts of every step by its id, and the sentence that answers an answer.

English here, translated when asked for. Which texts there are is held to `course` by a test.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.learn.judge import Answer, Trial, Verdict
from shogi_desktop.app.learn.steps import Chapter, Step, Way
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.words.illegal_moves import why_text

translate = QCoreApplication.translate


@dataclass(frozen=True)
class StepTexts:
    """The words of one step, untranslated: what is told, what is asked, what is said to answers."""

    tell: str
    task: str
    right: str
    wrong: Mapping[str, str] = field(default_factory=dict)


_WAYS: Final = {
    Way.CHESS: (
        QT_TRANSLATE_NOOP("Learn", "Shogi in fifteen minutes"),
        QT_TRANSLATE_NOOP("Learn", "For chess players: what is different, and what is new"),
    ),
    Way.NOTHING: (
        QT_TRANSLATE_NOOP("Learn", "From nothing"),
        QT_TRANSLATE_NOOP("Learn", "Every piece and every rule, one small step at a time"),
    ),
}

_CHAPTERS: Final = {
    "set_up": QT_TRANSLATE_NOOP("Learn", "The board and the set-up"),
    "pieces": QT_TRANSLATE_NOOP("Learn", "How the pieces move"),
    "promotion": QT_TRANSLATE_NOOP("Learn", "Promotion"),
    "drops": QT_TRANSLATE_NOOP("Learn", "Captures and drops"),
    "drop_rules": QT_TRANSLATE_NOOP("Learn", "The three rules of drops"),
    "mate": QT_TRANSLATE_NOOP("Learn", "Check and mate"),
    "endings": QT_TRANSLATE_NOOP("Learn", "How a game ends"),
    "handicaps": QT_TRANSLATE_NOOP("Learn", "Handicaps"),
    "okisaki": QT_TRANSLATE_NOOP("Learn", "What Okisaki shogi changes"),
}


def way_title(way: Way) -> str:
    """The name of a way through the course."""
    return translate("Learn", _WAYS[way][0])


def way_text(way: Way) -> str:
    """For whom it is, in a line."""
    return translate("Learn", _WAYS[way][1])


def chapter_title(chapter: Chapter) -> str:
    """The name of a chapter."""
    return translate("Learn", _CHAPTERS[chapter.id])


def tell(step: Step) -> str:
    """What the step explains."""
    return translate("Learn", TEXTS[step.id].tell)


def task(step: Step) -> str:
    """What it asks."""
    return translate("Learn", TEXTS[step.id].task)


def right(step: Step) -> str:
    """What is said when it is done."""
    return translate("Learn", TEXTS[step.id].right)


def response(trial: Trial, verdict: Verdict) -> str:
    """What is said to an answer."""
    left = translate("Learn", "Still to go: {left}.").format(left=verdict.left) if verdict.left else ""
    match verdict.answer:
        case Answer.DONE:
            return right(trial.step)
        case Answer.GO_ON:
            return " ".join(filter(None, (translate("Learn", "Right."), left)))
        case Answer.FREE:
            return left
        case Answer.KNOWN:
            return " ".join(filter(None, (translate("Learn", "You have found that one."), left)))
        case Answer.PROMOTED_DROP:
            return translate("Learn", "A piece is always dropped with its unpromoted side up.")
    own = "" if verdict.key is None else translate("Learn", TEXTS[trial.step.id].wrong[verdict.key])
    if verdict.answer is Answer.WRONG and own:
        return own
    if verdict.objection is not None:
        return " ".join(filter(None, (why_text(verdict.objection), own)))
    return translate("Learn", "That is not what is asked. Try again.")


TEXTS: Final[Mapping[str, StepTexts]] = {
    "camps": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Shogi is played on 9 × 9 squares with twenty pieces a side. All pieces have one colour: they "
            "change sides in the course of a game. Whose a piece is, its tip tells: your pieces point away "
            "from you.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Choose one of your own pieces."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Yes: its tip points at the other side. You play Black, called sente: the one who moves first.",
        ),
        wrong={
            "theirs": QT_TRANSLATE_NOOP("Learn", "That tip points at you: the piece is your opponent's."),
            "empty": QT_TRANSLATE_NOOP("Learn", "Look for a piece whose tip points away from you."),
        },
    ),
    "king_place": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The back row reads the same from both edges: lance, knight, silver general, gold general. In "
            "the middle, between the golds, stands the king.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Choose your king."),
        right=QT_TRANSLATE_NOOP(
            "Learn", "That is your king, the largest of your pieces. Everything turns on it."
        ),
        wrong={
            "theirs": QT_TRANSLATE_NOOP("Learn", "That is the other king: it points at you."),
            "other": QT_TRANSLATE_NOOP(
                "Learn",
                "Not this one. The king stands in the middle of the row nearest to you.",
            ),
        },
    ),
    "rook_place": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The second row holds the two great pieces: the bishop at your left, the rook at your right. "
            "In front of them stand nine pawns.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Choose your rook."),
        right=QT_TRANSLATE_NOOP("Learn", "Yes, the rook: rows and files are open to it, as in chess."),
        wrong={
            "bishop": QT_TRANSLATE_NOOP("Learn", "That is the bishop. The rook stands on your right."),
            "theirs": QT_TRANSLATE_NOOP("Learn", "That rook is your opponent's."),
            "other": QT_TRANSLATE_NOOP("Learn", "The rook stands alone in the second row, on your right."),
        },
    ),
    "first_move": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The players move in turn, one move each; nobody may pass. Black begins. Nearly every game "
            "opens the bishop's way: the pawn diagonally in front of it, on its right, goes one square "
            "ahead.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Open the way of your bishop."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Well done: the bishop now looks across the whole board. You have played your first move.",
        ),
        wrong={
            "rook_pawn": QT_TRANSLATE_NOOP(
                "Learn",
                "A fine first move too: it makes room for the rook. But now the bishop's way is wanted.",
            ),
            "double": QT_TRANSLATE_NOOP(
                "Learn",
                "No double step here: a pawn goes one square, from its first move on.",
            ),
            "other": QT_TRANSLATE_NOOP(
                "Learn",
                "The bishop is still shut in. Move the pawn diagonally in front of it, towards the middle.",
            ),
        },
    ),
    "king": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The king goes one square in any direction. A piece captures by going to where an enemy "
            "stands. To practise, your opponent waits while you move.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take both pawns with your king."),
        right=QT_TRANSLATE_NOOP("Learn", "Both taken. One step at a time, the king goes anywhere."),
        wrong={
            "far": QT_TRANSLATE_NOOP("Learn", "Too far: the king goes one square only."),
            "danger": QT_TRANSLATE_NOOP(
                "Learn",
                "There the pawn could take your king. A king never walks into danger.",
            ),
        },
    ),
    "gold": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The gold general steps one square: straight in all four directions, or diagonally forward. "
            "Six squares. The diagram shows them: a dot is one step.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Choose all six squares your gold can go to."),
        right=QT_TRANSLATE_NOOP("Learn", "All six. Golds are the guards of your king: keep them near it."),
        wrong={
            "back": QT_TRANSLATE_NOOP(
                "Learn",
                "No: a gold never goes diagonally backward. Those are its two blind spots.",
            ),
        },
    ),
    "silver": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The silver general steps one square diagonally in all four directions, or straight ahead. "
            "Five squares.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Choose all five squares your silver can go to."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "All five. Three of them lie ahead: silvers attack, and slip back diagonally.",
        ),
        wrong={
            "side": QT_TRANSLATE_NOOP("Learn", "A silver does not go sideways: that is the gold's step."),
            "back": QT_TRANSLATE_NOOP(
                "Learn", "A silver does not go straight back: that is the gold's step."
            ),
        },
    ),
    "retreat": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Gold and silver complete each other. The pawn stands diagonally behind both of your generals.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take the pawn."),
        right=QT_TRANSLATE_NOOP("Learn", "Only the silver can go back diagonally."),
        wrong={
            "gold": QT_TRANSLATE_NOOP("Learn", "The gold cannot go diagonally backward. The silver can."),
            "other": QT_TRANSLATE_NOOP(
                "Learn", "The pawn is still there. Which general goes diagonally backward?"
            ),
        },
    ),
    "bishop": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The bishop goes any number of free squares diagonally. A line with an arrowhead in the "
            "diagram means: as far as the way is free.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take all three pawns with your bishop."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Three taken. From the middle the bishop reaches far in four directions.",
        ),
        wrong={
            "line": QT_TRANSLATE_NOOP("Learn", "The bishop goes diagonally, and never over another piece."),
        },
    ),
    "rook": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The rook goes any number of free squares straight: along the row or the file.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take all three pieces with your rook."),
        right=QT_TRANSLATE_NOOP(
            "Learn", "All taken. Each side has only one rook: it is your strongest attacker."
        ),
        wrong={
            "line": QT_TRANSLATE_NOOP("Learn", "The rook goes straight, and never over another piece."),
        },
    ),
    "lance": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The lance runs straight ahead like a rook, as far as the way is free, and in no other "
            "direction. It never comes back.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take a piece with your lance."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Straight through. A lance on an open file threatens everything ahead of it.",
        ),
        wrong={
            "over": QT_TRANSLATE_NOOP("Learn", "The pawn stands in the way: a lance does not jump."),
            "line": QT_TRANSLATE_NOOP("Learn", "The lance goes straight ahead only."),
            "short": QT_TRANSLATE_NOOP(
                "Learn",
                "That is a lance's move, but it takes nothing. Go as far as the pawn.",
            ),
        },
    ),
    "knight": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The knight jumps: two squares ahead and one to the side. Only forward, so only two squares. "
            "It alone may leap over other pieces.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Choose the two squares your knight can go to."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Both. The pawns in front did not matter. But mind: a knight cannot go back.",
        ),
        wrong={
            "chess": QT_TRANSLATE_NOOP("Learn", "In chess, yes. The knight of shogi only jumps forward."),
        },
    ),
    "pawn": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The pawn goes one square straight ahead, and it captures straight ahead too.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take a piece with your pawn."),
        right=QT_TRANSLATE_NOOP("Learn", "Right: what stands before a pawn, the pawn takes."),
        wrong={
            "diagonal": QT_TRANSLATE_NOOP(
                "Learn", "In chess, yes. In shogi a pawn takes straight ahead, as it goes."
            ),
        },
    ),
    "zone": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The three rows farthest from you, where the enemy set up, are your promotion zone. A piece "
            "that moves into it, within it or out of it may promote: it is turned over.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Choose a square of your promotion zone."),
        right=QT_TRANSLATE_NOOP("Learn", "Yes. The dots on the board mark where the zones begin."),
        wrong={
            "outside": QT_TRANSLATE_NOOP(
                "Learn",
                "That lies outside. Only the three rows at the far edge belong to it.",
            ),
        },
    ),
    "promote_rook": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A promoted rook is called a dragon: a rook that may also step one square diagonally. There is "
            "no reason not to promote it. When you put the piece down, both faces are shown: choose the "
            "red one.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take the pawn and promote your rook."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "A dragon! Promotion is part of the move; it lasts until the piece is captured.",
        ),
        wrong={
            "declined": QT_TRANSLATE_NOOP(
                "Learn",
                "Allowed, but a pity: the rook stays a rook. Try again and choose the promoted face.",
            ),
            "other": QT_TRANSLATE_NOOP("Learn", "Go up the file and take the pawn in the zone."),
        },
    ),
    "dragon": StepTexts(
        tell=QT_TRANSLATE_NOOP("Learn", "The dragon moves as a rook, and one square diagonally."),
        task=QT_TRANSLATE_NOOP("Learn", "Take all three pieces with your dragon."),
        right=QT_TRANSLATE_NOOP("Learn", "The dragon is the strongest piece of the game."),
        wrong={
            "far": QT_TRANSLATE_NOOP("Learn", "Diagonally it goes one square only."),
        },
    ),
    "horse": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The promoted bishop, called a horse, moves as a bishop, and one square straight. So it can "
            "change the colour of its diagonals.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take all three pieces with your horse."),
        right=QT_TRANSLATE_NOOP(
            "Learn", "All taken. A horse near your own king is worth three golds, they say."
        ),
        wrong={
            "far": QT_TRANSLATE_NOOP("Learn", "Straight it goes one square only."),
        },
    ),
    "leaving": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A piece that leaves the zone may promote as well: it is enough that the move begins there. "
            "Silver, knight, lance and pawn all become golds.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take the pawn with your silver and promote."),
        right=QT_TRANSLATE_NOOP("Learn", "Promoted on the way out."),
        wrong={
            "declined": QT_TRANSLATE_NOOP(
                "Learn",
                "You may keep it a silver, and sometimes that is better. Here, promote.",
            ),
            "other": QT_TRANSLATE_NOOP(
                "Learn", "Take the pawn: the move begins in the zone, so it may promote."
            ),
        },
    ),
    "turned": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "This is a promoted silver. It has lost its old moves and goes as a gold now; so do promoted "
            "knights, lances and pawns.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Choose all squares it can go to."),
        right=QT_TRANSLATE_NOOP("Learn", "Six squares, just like a gold."),
        wrong={
            "old": QT_TRANSLATE_NOOP(
                "Learn",
                "That was the silver's way. Promoted, it goes as a gold, so not diagonally back.",
            ),
        },
    ),
    "must_promote": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Promotion is your choice, save where the piece could never move again: a pawn or a lance on "
            "the last row, a knight on the last two.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Move the pawn to the last row."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "A pawn promoted is a tokin: it moves as a gold, and if it is captured your opponent gets a "
            "mere pawn.",
        ),
        wrong={
            "stuck": QT_TRANSLATE_NOOP("Learn", "Here you have no choice."),
        },
    ),
    "capture": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Now for what makes shogi shogi. A captured piece does not leave the game: it changes sides "
            "and lies on the stand beside the board, in hand.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take the pawn with your gold, and watch where it goes."),
        right=QT_TRANSLATE_NOOP(
            "Learn", "It lies on your stand, at the lower right. From now on it is yours."
        ),
        wrong={
            "other": QT_TRANSLATE_NOOP("Learn", "The pawn stands right in front of your gold: take it."),
        },
    ),
    "drop": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Instead of moving you may drop: put a piece from your hand on any empty square, as a move of "
            "its own. A piece dropped takes nothing and threatens at once.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Drop your pawn so that it attacks the silver."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "The silver is attacked. Any captured piece can appear anywhere: that is why shogi never runs "
            "out of play.",
        ),
        wrong={
            "onto": QT_TRANSLATE_NOOP(
                "Learn",
                "A drop takes nothing. Put the pawn on the empty square in front of it.",
            ),
            "elsewhere": QT_TRANSLATE_NOOP(
                "Learn",
                "From there the pawn does not reach the silver. It takes straight ahead.",
            ),
        },
    ),
    "fresh": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A captured piece forgets its promotion: a tokin becomes a pawn again. And a drop never "
            "promotes, not even inside the zone. For that it must move later.",
        ),
        task=QT_TRANSLATE_NOOP(
            "Learn",
            "Take the tokin, then drop the pawn on the second row, on the file in the middle.",
        ),
        right=QT_TRANSLATE_NOOP("Learn", "A pawn, not a tokin; but with its next step it promotes."),
        wrong={
            "other": QT_TRANSLATE_NOOP(
                "Learn",
                "First take the tokin with the silver; then drop the pawn next to the far edge, on the "
                "middle file.",
            ),
        },
    ),
    "block": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The rook attacks your king: that is check (ōte). You must answer it. One way is to drop a "
            "piece in between.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Drop your gold between rook and king."),
        right=QT_TRANSLATE_NOOP("Learn", "The way is blocked, the check is answered."),
        wrong={
            "still": QT_TRANSLATE_NOOP("Learn", "There it does not stand in the rook's way."),
            "ran": QT_TRANSLATE_NOOP("Learn", "That answers the check too. Here, practise the drop."),
        },
    ),
    "fork": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Drops make double attacks from nowhere. Rook and king stand two files apart.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Drop your knight so that it attacks both."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Check, and the rook falls next move. Such a fork with the knight is dreaded by all.",
        ),
        wrong={
            "other": QT_TRANSLATE_NOOP(
                "Learn",
                "From there it does not attack both. The knight strikes two rows ahead, one file to either "
                "side.",
            ),
        },
    ),
    "nifu": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Drops have three rules. First: no two pawns on one file (nifu). Where an unpromoted pawn of "
            "yours stands, you may not drop another.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Drop your pawn where it is allowed."),
        right=QT_TRANSLATE_NOOP("Learn", "The only file without a pawn of yours."),
        wrong={
            "two": QT_TRANSLATE_NOOP(
                "Learn",
                "In serious play nifu loses the game at once; even masters have been caught by it.",
            ),
        },
    ),
    "nifu_tokin": StepTexts(
        tell=QT_TRANSLATE_NOOP("Learn", "Nifu asks for unpromoted pawns only. A tokin does not count."),
        task=QT_TRANSLATE_NOOP("Learn", "Drop your pawn where it is allowed."),
        right=QT_TRANSLATE_NOOP("Learn", "Right: your tokin is on that file, but it is a pawn no more."),
        wrong={
            "two": QT_TRANSLATE_NOOP(
                "Learn", "On that file stands a pawn. Look for the file with the tokin."
            ),
            "moved": QT_TRANSLATE_NOOP("Learn", "That is a legal move. The exercise is to drop the pawn."),
        },
    ),
    "dead_end": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Second: no drop where the piece could never move again. No pawn or lance on the last row, no "
            "knight on the last two.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Drop your knight as far forward as is allowed."),
        right=QT_TRANSLATE_NOOP("Learn", "From the third row it can still jump once."),
        wrong={
            "stuck": QT_TRANSLATE_NOOP("Learn", "From there it could never jump again."),
            "back": QT_TRANSLATE_NOOP("Learn", "Allowed; but you can go farther forward."),
        },
    ),
    "uchifuzume": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Third: a dropped pawn may not mate (uchifuzume). A dropped pawn may give check, and any other "
            "piece may mate by a drop.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Mate the king in the corner in one move."),
        right=QT_TRANSLATE_NOOP(
            "Learn", "Mate with the gold. The pawn at the same place would have been a foul."
        ),
        wrong={
            "pawn": QT_TRANSLATE_NOOP(
                "Learn",
                "It would be mate, and that is just what a dropped pawn may not do. Use the gold.",
            ),
            "no_mate": QT_TRANSLATE_NOOP("Learn", "The king is not mated by that."),
        },
    ),
    "pawn_push": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A pawn that stands on the board already may mate by moving. The ban is on the drop alone.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Mate in one move."),
        right=QT_TRANSLATE_NOOP("Learn", "Mate, and quite legal."),
        wrong={
            "no_mate": QT_TRANSLATE_NOOP("Learn", "That does not mate. Look at the pawn on the edge."),
        },
    ),
    "check": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A piece that could take the king next gives check. You need not say so. The one in check must "
            "answer at once.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Give check with your rook."),
        right=QT_TRANSLATE_NOOP("Learn", "Check."),
        wrong={
            "quiet": QT_TRANSLATE_NOOP("Learn", "The king is not attacked by that."),
        },
    ),
    "danger": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A king may not go to where it could be taken, nor may any move leave it in check. The enemy "
            "rook rules the file beside your king.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Choose all squares your king can go to."),
        right=QT_TRANSLATE_NOOP("Learn", "Those three are safe."),
        wrong={
            "attacked": QT_TRANSLATE_NOOP(
                "Learn", "The rook looks down that file: your king would be taken."
            ),
        },
    ),
    "answer": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Check can be answered in three ways: move the king away, put something in between, or take "
            "the piece that gives check.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take the piece that gives check."),
        right=QT_TRANSLATE_NOOP("Learn", "Taken, and the check is gone."),
        wrong={
            "left": QT_TRANSLATE_NOOP("Learn", "Your king would still be attacked."),
        },
    ),
    "head_gold": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Mate (tsumi): the king is in check and nothing helps. The classic mate is the gold at the "
            "king's head, guarded by another piece.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Mate in one move."),
        right=QT_TRANSLATE_NOOP("Learn", "Mate! Most mates in shogi look like this one."),
        wrong={
            "loose": QT_TRANSLATE_NOOP("Learn", "Nothing guards the gold there: the king takes it."),
            "no_mate": QT_TRANSLATE_NOOP("Learn", "The king gets away from that. What does your pawn guard?"),
        },
    ),
    "long_arm": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A rook mates from afar when the king's ways forward are guarded. Your gold covers the row in "
            "front of the king.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Mate in one move."),
        right=QT_TRANSLATE_NOOP("Learn", "Mate. The rook is out of the king's reach."),
        wrong={
            "near": QT_TRANSLATE_NOOP("Learn", "Too near: the king takes the rook."),
            "no_mate": QT_TRANSLATE_NOOP(
                "Learn",
                "That is no mate. The gold guards the second row; attack along the first.",
            ),
        },
    ),
    "three": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Now a mate in three: your move, the answer, your move. Each of your moves must be a check. "
            "Mating problems like this are called tsume-shogi.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Mate in three. Keep the gold for the end."),
        right=QT_TRANSLATE_NOOP("Learn", 'Solved! "Save a gold for the last blow" is an old rule of tsume.'),
        wrong={
            "gold": QT_TRANSLATE_NOOP("Learn", "Now the king slips away. Begin with the silver."),
            "no_mate": QT_TRANSLATE_NOOP("Learn", "The king gets away from that."),
        },
    ),
    "resign": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A game ends with mate, but few games come so far: who sees that the mate cannot be stopped "
            "resigns, and thanks for the game. Resigning in time is good manners.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Choose the king that has no way out and would have resigned."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "White is mated: the tokin is guarded by the gold, and every square beside it is covered.",
        ),
        wrong={
            "own": QT_TRANSLATE_NOOP("Learn", "That is your own king: nobody attacks it."),
            "other": QT_TRANSLATE_NOOP("Learn", "Choose one of the two kings."),
        },
    ),
    "repetition": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "When the same position, with the same player to move and the same hands, stands for the "
            "fourth time, the game is void (sennichite) and is usually replayed with colours changed. Here "
            "it has stood three times.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Play the gold back: bring the position for the fourth time."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "The fourth time: sennichite. But who repeats by giving check every time loses.",
        ),
        wrong={
            "other": QT_TRANSLATE_NOOP("Learn", "That is another position, and the game goes on."),
        },
    ),
    "points": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "If both kings get into the enemy camp, mate becomes hopeless: impasse (jishōgi). Then pieces "
            "are counted: rook and bishop, promoted or not, five points each, every other piece one, the "
            "king none.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Choose all your pieces that count five points."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Dragon and horse: ten points. Which total wins depends on the rule chosen for the game; the "
            "rules reference lists them all.",
        ),
        wrong={
            "king": QT_TRANSLATE_NOOP("Learn", "The king counts nothing."),
            "one": QT_TRANSLATE_NOOP("Learn", "That one counts a single point."),
            "theirs": QT_TRANSLATE_NOOP("Learn", "Choose pieces of your own."),
        },
    ),
    "lance_given": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Players of different strength play with a handicap: the stronger, White (uwate), takes pieces "
            "off before the game. They are out of it altogether. The smallest handicap is White's left "
            "lance, left as White sees it.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Choose the empty square of the lance that was given."),
        right=QT_TRANSLATE_NOOP("Learn", "Yes: White's left is your right."),
        wrong={
            "right": QT_TRANSLATE_NOOP("Learn", "That is White's right lance, and it is there."),
            "other": QT_TRANSLATE_NOOP(
                "Learn", "Look at the two far corners: in one of them the lance is missing."
            ),
        },
    ),
    "white_first": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "In a handicap game the giver, White, moves first. This is the six-piece handicap: rook, "
            "bishop, both lances and both knights are gone.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Choose the king of the side that moves first."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "White begins. With six pieces more, even a beginner can beat a strong player.",
        ),
        wrong={
            "black": QT_TRANSLATE_NOOP(
                "Learn", "In an even game Black begins. In a handicap game White does."
            ),
            "other": QT_TRANSLATE_NOOP("Learn", "Choose one of the two kings."),
        },
    ),
    "queen_place": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Okisaki shogi is played on 10 × 10 squares, with a queen beside the king: 22 pieces a side, "
            "ten pawns among them. Everything not said here is as in shogi.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Choose your queen."),
        right=QT_TRANSLATE_NOOP("Learn", "The queen, at the left of the king. She does not promote."),
        wrong={
            "king": QT_TRANSLATE_NOOP("Learn", "That is the king. The queen stands on its left."),
            "theirs": QT_TRANSLATE_NOOP("Learn", "That is your opponent's queen."),
            "other": QT_TRANSLATE_NOOP(
                "Learn", "The queen stands beside the king, in the row nearest to you."
            ),
        },
    ),
    "queen": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The queen moves as in chess: any number of free squares, straight or diagonally.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take all three pieces with your queen."),
        right=QT_TRANSLATE_NOOP("Learn", "All taken. Mind that a captured queen comes back against you."),
        wrong={
            "line": QT_TRANSLATE_NOOP(
                "Learn",
                "The queen goes straight or diagonally, and never over another piece.",
            ),
        },
    ),
    "chess_knight": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The knight of Okisaki shogi is the knight of chess: it jumps to all sides.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Choose all eight squares it can go to."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Eight squares. Promoted it moves as a gold, so think before you turn it.",
        ),
    ),
    "long_lance": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn", "The lance of Okisaki shogi runs straight backward as well as forward."
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take the silver with your lance."),
        right=QT_TRANSLATE_NOOP("Learn", "Backward, too."),
        wrong={
            "other": QT_TRANSLATE_NOOP("Learn", "The silver stands behind your lance."),
        },
    ),
    "last_rank": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Since lance and knight can always come back, only the pawn must promote on the last row, and "
            "only the pawn may not be dropped there.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Drop your knight on the last row."),
        right=QT_TRANSLATE_NOOP("Learn", "Allowed here; in standard shogi it would be a foul."),
        wrong={
            "pawn": QT_TRANSLATE_NOOP("Learn", "The pawn could never move from there. The knight can."),
            "back": QT_TRANSLATE_NOOP("Learn", "Allowed; but the last row is wanted."),
        },
    ),
    "bare": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "There is a second way to win: take everything the other side has but its king, on the board "
            "and in hand. The bared side is lost, unless it bares you with its very next move; then it is "
            "a draw.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Win by taking White's last piece."),
        right=QT_TRANSLATE_NOOP("Learn", "A bare king: you have won. And with this you know the rules."),
        wrong={
            "other": QT_TRANSLATE_NOOP("Learn", "White still has a piece beside the king."),
        },
    ),
}
