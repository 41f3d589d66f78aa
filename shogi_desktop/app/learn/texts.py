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
from shogi_desktop.app.words.joined import sentences

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
        QT_TRANSLATE_NOOP("Learn", "For chess players: what differs and what is new"),
    ),
    Way.NOTHING: (
        QT_TRANSLATE_NOOP("Learn", "From scratch"),
        QT_TRANSLATE_NOOP("Learn", "Every piece and every rule, one small step at a time"),
    ),
}

_CHAPTERS: Final = {
    "set_up": QT_TRANSLATE_NOOP("Learn", "The board and the starting position"),
    "pieces": QT_TRANSLATE_NOOP("Learn", "How the pieces move"),
    "promotion": QT_TRANSLATE_NOOP("Learn", "Promotion"),
    "drops": QT_TRANSLATE_NOOP("Learn", "Captures and drops"),
    "drop_rules": QT_TRANSLATE_NOOP("Learn", "Three rules for drops"),
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
            return sentences(translate("Learn", "Right."), left)
        case Answer.FREE:
            return left
        case Answer.KNOWN:
            return sentences(translate("Learn", "You have already found that one."), left)
        case Answer.PROMOTED_DROP:
            return translate("Learn", "A piece is always dropped unpromoted side up.")
    own = "" if verdict.key is None else translate("Learn", TEXTS[trial.step.id].wrong[verdict.key])
    if verdict.answer is Answer.WRONG and own:
        return own
    if verdict.objection is not None:
        return sentences(why_text(verdict.objection), own)
    return translate("Learn", "That is not the task. Try again.")


TEXTS: Final[Mapping[str, StepTexts]] = {
    "camps": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Shogi is played on 9 × 9 squares with twenty pieces a side. All pieces have the same "
            "colour, because they change sides during a game. The tip shows whose a piece is: your "
            "pieces point away from you.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Select one of your own pieces."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Yes: its tip points at the other side. You play Black, called sente, the side that moves first.",
        ),
        wrong={
            "theirs": QT_TRANSLATE_NOOP("Learn", "That tip points at you: the piece is your opponent's."),
            "empty": QT_TRANSLATE_NOOP("Learn", "Look for a piece whose tip points away from you."),
        },
    ),
    "king_place": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The back row reads the same from both ends: lance, knight, silver general, gold "
            "general. The king is in the middle, between the golds.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Select your king."),
        right=QT_TRANSLATE_NOOP("Learn", "That is your king, your largest piece. Everything depends on it."),
        wrong={
            "theirs": QT_TRANSLATE_NOOP("Learn", "That is the other king: it points at you."),
            "other": QT_TRANSLATE_NOOP(
                "Learn",
                "Not this one. The king is in the middle of the row nearest to you.",
            ),
        },
    ),
    "rook_place": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The second row has the two great pieces: the bishop on your left, the rook on your "
            "right. In front of them are nine pawns.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Select your rook."),
        right=QT_TRANSLATE_NOOP("Learn", "Yes, the rook: it moves along rows and files, as in chess."),
        wrong={
            "bishop": QT_TRANSLATE_NOOP("Learn", "That is the bishop. The rook is on your right."),
            "theirs": QT_TRANSLATE_NOOP("Learn", "That rook is your opponent's."),
            "other": QT_TRANSLATE_NOOP("Learn", "The rook is in the second row, on your right."),
        },
    ),
    "first_move": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The players take turns, one move each; nobody may pass. Black moves first. Most games "
            "start by opening the bishop's diagonal: the pawn diagonally in front of it, on its "
            "right, moves one square forward.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Open your bishop's diagonal."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Well done: the bishop now looks across the whole board. You have made your first move.",
        ),
        wrong={
            "rook_pawn": QT_TRANSLATE_NOOP(
                "Learn",
                "A fine first move too: it makes room for the rook. But now open the bishop's diagonal.",
            ),
            "double": QT_TRANSLATE_NOOP(
                "Learn",
                "No double step here: a pawn always moves one square, even on its first move.",
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
            "The king moves one square in any direction. A piece captures by moving onto an opposing "
            "piece. For practice, your opponent waits while you move.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take both pawns with your king."),
        right=QT_TRANSLATE_NOOP("Learn", "Both taken. One step at a time, the king can go anywhere."),
        wrong={
            "far": QT_TRANSLATE_NOOP("Learn", "Too far: the king moves one square only."),
            "danger": QT_TRANSLATE_NOOP(
                "Learn",
                "There the pawn could take your king. A king may never move into check.",
            ),
        },
    ),
    "gold": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The gold general moves one square: straight in all four directions, or diagonally "
            "forward. That makes six squares. In the diagram, each dot is one step.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Select all six squares your gold can move to."),
        right=QT_TRANSLATE_NOOP("Learn", "All six. Golds are the king's guards: keep them near it."),
        wrong={
            "back": QT_TRANSLATE_NOOP(
                "Learn",
                "No: a gold never moves diagonally backward. Those are its two blind spots.",
            ),
        },
    ),
    "silver": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The silver general moves one square diagonally in all four directions, or straight "
            "forward. That makes five squares.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Select all five squares your silver can move to."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "All five. Three of them are in front: silvers attack, and retreat diagonally.",
        ),
        wrong={
            "side": QT_TRANSLATE_NOOP("Learn", "A silver does not move sideways: that is a gold's move."),
            "back": QT_TRANSLATE_NOOP(
                "Learn", "A silver does not move straight back: that is a gold's move."
            ),
        },
    ),
    "retreat": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Gold and silver complement each other. The pawn is diagonally behind both of your generals.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take the pawn."),
        right=QT_TRANSLATE_NOOP("Learn", "Only the silver can move back diagonally."),
        wrong={
            "gold": QT_TRANSLATE_NOOP("Learn", "The gold cannot move diagonally backward. The silver can."),
            "other": QT_TRANSLATE_NOOP(
                "Learn", "The pawn is still there. Which general moves diagonally backward?"
            ),
        },
    ),
    "bishop": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The bishop moves any number of free squares diagonally. A line with an arrowhead in "
            "the diagram means: as far as the way is free.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take all three pawns with your bishop."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Three taken. From the middle, the bishop reaches far in four directions.",
        ),
        wrong={
            "line": QT_TRANSLATE_NOOP("Learn", "The bishop moves diagonally, and never over another piece."),
        },
    ),
    "rook": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The rook moves any number of free squares in a straight line, along its row or file.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take all three pieces with your rook."),
        right=QT_TRANSLATE_NOOP(
            "Learn", "All taken. Each side has only one rook: it is your strongest attacker."
        ),
        wrong={
            "line": QT_TRANSLATE_NOOP("Learn", "The rook moves straight, and never over another piece."),
        },
    ),
    "lance": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The lance moves straight forward like a rook, as far as the way is free, and in no "
            "other direction. It can never come back.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take a piece with your lance."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Straight through. A lance on an open file threatens everything in front of it.",
        ),
        wrong={
            "over": QT_TRANSLATE_NOOP("Learn", "The pawn is in the way: a lance does not jump."),
            "line": QT_TRANSLATE_NOOP("Learn", "The lance moves straight forward only."),
            "short": QT_TRANSLATE_NOOP(
                "Learn",
                "That is a lance's move, but it captures nothing. Go as far as the pawn.",
            ),
        },
    ),
    "knight": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The knight jumps two squares forward and one to the side. It only goes forward, so it "
            "has just two squares. No other piece can jump.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Select the two squares your knight can move to."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Both. The pawns in front did not matter. But be careful: a knight cannot go back.",
        ),
        wrong={
            "chess": QT_TRANSLATE_NOOP("Learn", "In chess, yes. In shogi, the knight only jumps forward."),
        },
    ),
    "pawn": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The pawn moves one square straight forward, and it captures straight forward too.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take a piece with your pawn."),
        right=QT_TRANSLATE_NOOP("Learn", "Right: a pawn takes what is directly in front of it."),
        wrong={
            "diagonal": QT_TRANSLATE_NOOP(
                "Learn", "In chess, yes. In shogi, a pawn captures straight forward, just as it moves."
            ),
        },
    ),
    "zone": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The three rows farthest from you, where your opponent started, are your promotion zone. A "
            "piece that moves into it, within it or out of it may promote: it is turned over.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Select a square of your promotion zone."),
        right=QT_TRANSLATE_NOOP("Learn", "Yes. The dots on the board mark where the zones begin."),
        wrong={
            "outside": QT_TRANSLATE_NOOP(
                "Learn",
                "That is outside. Only the three rows at the far edge belong to it.",
            ),
        },
    ),
    "promote_rook": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A promoted rook is called a dragon: a rook that can also move one square diagonally. "
            "There is never a reason not to promote it. When you put the piece down, both faces "
            "are shown: choose the red one.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take the pawn and promote your rook."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "A dragon! Promotion is part of the move, and lasts until the piece is captured.",
        ),
        wrong={
            "declined": QT_TRANSLATE_NOOP(
                "Learn",
                "Allowed, but a pity: the rook stays a rook. Try again and choose the promoted side.",
            ),
            "other": QT_TRANSLATE_NOOP("Learn", "Go up the file and take the pawn in the zone."),
        },
    ),
    "dragon": StepTexts(
        tell=QT_TRANSLATE_NOOP("Learn", "The dragon moves like a rook, or one square diagonally."),
        task=QT_TRANSLATE_NOOP("Learn", "Take all three pieces with your dragon."),
        right=QT_TRANSLATE_NOOP("Learn", "The dragon is the strongest piece in the game."),
        wrong={
            "far": QT_TRANSLATE_NOOP("Learn", "It moves only one square diagonally."),
        },
    ),
    "horse": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The promoted bishop, called a horse, moves like a bishop, or one square straight. So "
            "it can switch to the other diagonals.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take all three pieces with your horse."),
        right=QT_TRANSLATE_NOOP(
            "Learn", "All taken. They say a horse near your own king is worth three golds."
        ),
        wrong={
            "far": QT_TRANSLATE_NOOP("Learn", "It moves only one square straight."),
        },
    ),
    "leaving": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A piece that leaves the zone may promote as well: it is enough that the move begins "
            "there. Silver, knight, lance and pawn all promote to move like a gold.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take the pawn with your silver and promote."),
        right=QT_TRANSLATE_NOOP("Learn", "Promoted on the way out."),
        wrong={
            "declined": QT_TRANSLATE_NOOP(
                "Learn",
                "You may leave it a silver, and sometimes that is better. Here, promote.",
            ),
            "other": QT_TRANSLATE_NOOP(
                "Learn", "Take the pawn: the move begins in the zone, so the silver may promote."
            ),
        },
    ),
    "turned": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "This is a promoted silver. It has lost its old moves and now moves like a gold; so do "
            "promoted knights, lances and pawns.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Select all squares it can move to."),
        right=QT_TRANSLATE_NOOP("Learn", "Six squares, just like a gold."),
        wrong={
            "old": QT_TRANSLATE_NOOP(
                "Learn",
                "That was the silver's move. Promoted, it moves like a gold, so not diagonally back.",
            ),
        },
    ),
    "must_promote": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Promotion is your choice, except where the piece could never move again: a pawn or "
            "lance on the last row, a knight on the last two.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Move the pawn to the last row."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "A promoted pawn is called a tokin: it moves like a gold, yet if it is captured your "
            "opponent gets a mere pawn.",
        ),
        wrong={
            "stuck": QT_TRANSLATE_NOOP("Learn", "Here you have no choice."),
        },
    ),
    "capture": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Now for what makes shogi special. A captured piece does not leave the game: it "
            "changes sides and goes to the stand beside the board. It is in hand.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take the pawn with your gold, and watch where it goes."),
        right=QT_TRANSLATE_NOOP("Learn", "It is on your stand, at the lower right. From now on it is yours."),
        wrong={
            "other": QT_TRANSLATE_NOOP("Learn", "The pawn is right in front of your gold: take it."),
        },
    ),
    "drop": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Instead of moving a piece you may drop one: put a piece from your hand on any empty "
            "square. That is your whole move. A drop captures nothing, but the piece can threaten "
            "at once.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Drop your pawn so that it attacks the silver."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "The silver is attacked. Any captured piece can appear anywhere: that is why shogi "
            "never runs dry.",
        ),
        wrong={
            "onto": QT_TRANSLATE_NOOP(
                "Learn",
                "A drop captures nothing. Put the pawn on the empty square in front of the silver.",
            ),
            "elsewhere": QT_TRANSLATE_NOOP(
                "Learn",
                "From there the pawn does not reach the silver. It captures straight forward.",
            ),
        },
    ),
    "fresh": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A captured piece loses its promotion: a tokin becomes a pawn again. And a drop never "
            "promotes, not even inside the zone. The piece has to move there first.",
        ),
        task=QT_TRANSLATE_NOOP(
            "Learn",
            "Take the tokin, then drop the pawn on the second row, on the middle file.",
        ),
        right=QT_TRANSLATE_NOOP("Learn", "A pawn, not a tokin; but it can promote on its next step."),
        wrong={
            "other": QT_TRANSLATE_NOOP(
                "Learn",
                "First take the tokin with the silver; then drop the pawn in the second row from "
                "the far edge, on the middle file.",
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
        right=QT_TRANSLATE_NOOP("Learn", "The line is blocked, and the check is answered."),
        wrong={
            "still": QT_TRANSLATE_NOOP("Learn", "There it is not in the rook's way."),
            "ran": QT_TRANSLATE_NOOP("Learn", "That answers the check too. But here, practise the drop."),
        },
    ),
    "fork": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Drops can attack two pieces out of nowhere. Rook and king are two files apart.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Drop your knight so that it attacks both."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Check, and next move you take the rook. Everybody dreads a knight fork like this.",
        ),
        wrong={
            "other": QT_TRANSLATE_NOOP(
                "Learn",
                "From there it does not attack both. A knight attacks two rows ahead, one file to "
                "either side.",
            ),
        },
    ),
    "nifu": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "There are three rules for drops. First: no two pawns on one file (nifu). You may not "
            "drop a pawn on a file where you have an unpromoted pawn.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Drop your pawn where it is allowed."),
        right=QT_TRANSLATE_NOOP("Learn", "The only file without a pawn of yours."),
        wrong={
            "two": QT_TRANSLATE_NOOP(
                "Learn",
                "In serious play nifu loses at once; even masters have fallen for it.",
            ),
        },
    ),
    "nifu_tokin": StepTexts(
        tell=QT_TRANSLATE_NOOP("Learn", "Nifu is about unpromoted pawns only. A tokin does not count."),
        task=QT_TRANSLATE_NOOP("Learn", "Drop your pawn where it is allowed."),
        right=QT_TRANSLATE_NOOP("Learn", "Right: your tokin is on that file, but it is no longer a pawn."),
        wrong={
            "two": QT_TRANSLATE_NOOP(
                "Learn", "There is a pawn on that file. Look for the file with the tokin."
            ),
            "moved": QT_TRANSLATE_NOOP("Learn", "That is a legal move. But the task is to drop the pawn."),
        },
    ),
    "dead_end": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Second: no drop where the piece could never move again. That means no pawn or lance "
            "on the last row, and no knight on the last two.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Drop your knight as far forward as the rule allows."),
        right=QT_TRANSLATE_NOOP("Learn", "From the third row it can still jump once."),
        wrong={
            "stuck": QT_TRANSLATE_NOOP("Learn", "From there it could never jump again."),
            "back": QT_TRANSLATE_NOOP("Learn", "Allowed; but you can go farther forward."),
        },
    ),
    "uchifuzume": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Third: a dropped pawn may not give checkmate (uchifuzume). A dropped pawn may give "
            "check, and any other piece may be dropped to give mate.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Mate the king in the corner in one move."),
        right=QT_TRANSLATE_NOOP(
            "Learn", "Mate with the gold. The pawn on the same square would have been illegal."
        ),
        wrong={
            "pawn": QT_TRANSLATE_NOOP(
                "Learn",
                "It would be mate, and that is exactly what a dropped pawn may not give. Use the gold.",
            ),
            "no_mate": QT_TRANSLATE_NOOP("Learn", "That does not mate the king."),
        },
    ),
    "pawn_push": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A pawn already on the board may mate by moving. Only the drop is forbidden.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Mate in one move."),
        right=QT_TRANSLATE_NOOP("Learn", "Mate, and perfectly legal."),
        wrong={
            "no_mate": QT_TRANSLATE_NOOP("Learn", "That is not mate. Look at the pawn on the edge."),
        },
    ),
    "check": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A piece that could take the king next move gives check. You need not announce it. The "
            "player in check must answer at once.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Give check with your rook."),
        right=QT_TRANSLATE_NOOP("Learn", "Check."),
        wrong={
            "quiet": QT_TRANSLATE_NOOP("Learn", "That does not attack the king."),
        },
    ),
    "danger": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A king may not move to a square where it could be taken, and no move may leave it in check. "
            "Your opponent's rook controls the file beside your king.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Select all squares your king can move to."),
        right=QT_TRANSLATE_NOOP("Learn", "Those three are safe."),
        wrong={
            "attacked": QT_TRANSLATE_NOOP("Learn", "The rook controls that file: your king would be taken."),
        },
    ),
    "answer": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "There are three answers to check: move the king away, put something in between, or "
            "take the piece that gives check.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take the piece that gives check."),
        right=QT_TRANSLATE_NOOP("Learn", "Taken, and the check is gone."),
        wrong={
            "left": QT_TRANSLATE_NOOP("Learn", "Your king would still be in check."),
        },
    ),
    "head_gold": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Checkmate (tsumi): the king is in check and nothing helps. The classic mate is a gold "
            "at the head of the king, guarded by another piece.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Mate in one move."),
        right=QT_TRANSLATE_NOOP("Learn", "Mate! Most mates in shogi look like this one."),
        wrong={
            "loose": QT_TRANSLATE_NOOP("Learn", "Nothing guards the gold there: the king takes it."),
            "no_mate": QT_TRANSLATE_NOOP("Learn", "The king escapes. What does your pawn guard?"),
        },
    ),
    "long_arm": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A rook can mate from afar when the squares in front of the king are guarded. Your "
            "gold covers that row.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Mate in one move."),
        right=QT_TRANSLATE_NOOP("Learn", "Mate. The rook is out of the king's reach."),
        wrong={
            "near": QT_TRANSLATE_NOOP("Learn", "Too near: the king takes the rook."),
            "no_mate": QT_TRANSLATE_NOOP(
                "Learn",
                "That is not mate. The gold guards the second row; attack along the first.",
            ),
        },
    ),
    "three": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Now a mate in three: your move, the reply, your move. Each of your moves must give "
            "check. Mating problems like this are called tsume-shogi.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Mate in three. Keep the gold for the end."),
        right=QT_TRANSLATE_NOOP("Learn", "Solved! “Keep a gold for the final blow” is an old rule of tsume."),
        wrong={
            "gold": QT_TRANSLATE_NOOP("Learn", "Now the king slips away. Begin with the silver."),
            "no_mate": QT_TRANSLATE_NOOP("Learn", "The king escapes."),
        },
    ),
    "resign": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "A game ends with mate, but few games get that far: a player who sees that mate cannot "
            "be stopped resigns, and thanks the opponent for the game. Resigning in time is good "
            "manners.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Select the king that has no way out and would have resigned."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "White is mated: the gold guards the tokin, and every square beside the king is covered.",
        ),
        wrong={
            "own": QT_TRANSLATE_NOOP("Learn", "That is your own king: nobody attacks it."),
            "other": QT_TRANSLATE_NOOP("Learn", "Select one of the two kings."),
        },
    ),
    "repetition": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "If the same position occurs for the fourth time, with the same player to move and the "
            "same pieces in hand, the game is void (sennichite) and is usually replayed with "
            "colours reversed. Here it has occurred three times.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Move the gold back, and the position occurs for the fourth time."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "The fourth time: sennichite. But a player who repeats by giving check every time loses.",
        ),
        wrong={
            "other": QT_TRANSLATE_NOOP("Learn", "That is a different position, and the game goes on."),
        },
    ),
    "points": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "If both kings get into the opposing camps, mate becomes hopeless: that is an impasse "
            "(jishōgi). Then pieces are counted: rooks and bishops, promoted or not, five points each, "
            "every other piece one, the king nothing.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Select all your pieces that count five points."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Dragon and horse: ten points. Which total wins depends on the rule chosen for the game; the "
            "rules reference lists them all.",
        ),
        wrong={
            "king": QT_TRANSLATE_NOOP("Learn", "The king counts nothing."),
            "one": QT_TRANSLATE_NOOP("Learn", "That one counts only one point."),
            "theirs": QT_TRANSLATE_NOOP("Learn", "Select pieces of your own."),
        },
    ),
    "lance_given": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Players of different strength play with a handicap: the stronger one, White (uwate), "
            "removes pieces before the game. They take no part in it. The smallest handicap is "
            "White's left lance, left as White sees it.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Select the empty square of the lance that was given."),
        right=QT_TRANSLATE_NOOP("Learn", "Yes: White's left is your right."),
        wrong={
            "right": QT_TRANSLATE_NOOP("Learn", "White's right lance is there, in its place."),
            "other": QT_TRANSLATE_NOOP(
                "Learn", "Look at the two far corners: in one of them the lance is missing."
            ),
        },
    ),
    "white_first": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "In a handicap game the handicap giver, White, moves first. This is the six-piece "
            "handicap: rook, bishop, both lances and both knights are gone.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Select the king of the side that moves first."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "White moves first. With six extra pieces, even a beginner can beat a strong player.",
        ),
        wrong={
            "black": QT_TRANSLATE_NOOP(
                "Learn", "In an even game Black moves first. In a handicap game White does."
            ),
            "other": QT_TRANSLATE_NOOP("Learn", "Select one of the two kings."),
        },
    ),
    "queen_place": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Okisaki shogi is played on 10 × 10 squares, with a queen beside the king: 22 pieces a "
            "side, ten of them pawns. Everything not mentioned here is as in shogi.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Select your queen."),
        right=QT_TRANSLATE_NOOP("Learn", "The queen, to the left of the king. She does not promote."),
        wrong={
            "king": QT_TRANSLATE_NOOP("Learn", "That is the king. The queen is on its left."),
            "theirs": QT_TRANSLATE_NOOP("Learn", "That is your opponent's queen."),
            "other": QT_TRANSLATE_NOOP("Learn", "The queen is beside the king, in the row nearest to you."),
        },
    ),
    "queen": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The queen moves as in chess: any number of free squares, straight or diagonally.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take all three pieces with your queen."),
        right=QT_TRANSLATE_NOOP("Learn", "All taken. Remember that a captured queen comes back against you."),
        wrong={
            "line": QT_TRANSLATE_NOOP(
                "Learn",
                "The queen moves straight or diagonally, and never over another piece.",
            ),
        },
    ),
    "chess_knight": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "The knight of Okisaki shogi is the chess knight: it jumps in all directions.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Select all eight squares it can move to."),
        right=QT_TRANSLATE_NOOP(
            "Learn",
            "Eight squares. Promoted, it moves like a gold, so think before you turn it over.",
        ),
    ),
    "long_lance": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn", "The lance of Okisaki shogi moves straight backward as well as forward."
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Take the silver with your lance."),
        right=QT_TRANSLATE_NOOP("Learn", "Backward, too."),
        wrong={
            "other": QT_TRANSLATE_NOOP("Learn", "The silver is behind your lance."),
        },
    ),
    "last_rank": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "Since lance and knight can always come back, only the pawn must promote on the last row, and "
            "only the pawn may not be dropped there.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Drop your knight on the last row."),
        right=QT_TRANSLATE_NOOP("Learn", "Allowed here; in standard shogi it would be illegal."),
        wrong={
            "pawn": QT_TRANSLATE_NOOP("Learn", "The pawn could never move from there. The knight can."),
            "back": QT_TRANSLATE_NOOP("Learn", "Allowed; but the task is to use the last row."),
        },
    ),
    "bare": StepTexts(
        tell=QT_TRANSLATE_NOOP(
            "Learn",
            "There is a second way to win: take everything the other side has except its king, on "
            "the board and in hand. A side left with a bare king loses, unless it bares your king "
            "with its very next move; then the game is a draw.",
        ),
        task=QT_TRANSLATE_NOOP("Learn", "Win by taking White's last piece."),
        right=QT_TRANSLATE_NOOP("Learn", "A bare king: you have won. And now you know all the rules."),
        wrong={
            "other": QT_TRANSLATE_NOOP("Learn", "White still has a piece besides the king."),
        },
    ),
}
