"""What the program says about rules that are chosen, and about fouls: names, and a sentence for each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.settings.game_setup import RulesSetup
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.game import EndingRules, Foul, FoulRule
from shogi_desktop.rules import ImpasseRule, Variant

translate = QCoreApplication.translate
CONTEXT: Final = "Rules"

_IMPASSE: Final = {
    ImpasseRule.NONE: (
        QT_TRANSLATE_NOOP("Rules", "None"),
        QT_TRANSLATE_NOOP("Rules", "The game goes on until a player is checkmated or resigns."),
    ),
    ImpasseRule.POINTS_24: (
        QT_TRANSLATE_NOOP("Rules", "24 points, agreed"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Both kings in the opposing camps and both players agree: fewer than 24 points lose, "
            "otherwise it is a draw.",
        ),
    ),
    ImpasseRule.POINTS_27: (
        QT_TRANSLATE_NOOP("Rules", "27 points, agreed"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Both kings in the opposing camps and both players agree: 27 points win; with 27 each, "
            "White wins.",
        ),
    ),
    ImpasseRule.DECLARATION_27: (
        QT_TRANSLATE_NOOP("Rules", "27 points, declared"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "On your turn, not in check, king and ten other pieces in the opposing camp: Black "
            "wins with 28 points, White with 27.",
        ),
    ),
    ImpasseRule.DECLARATION_24: (
        QT_TRANSLATE_NOOP("Rules", "24 points, declared"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "On your turn, not in check, king and ten other pieces in the opposing camp: 31 points "
            "win, 24 to 30 draw.",
        ),
    ),
    ImpasseRule.TRY_RULE: (
        QT_TRANSLATE_NOOP("Rules", "Try rule"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Once both kings are in the opposing camps, the first to reach the other "
            "king's starting square wins.",
        ),
    ),
    ImpasseRule.ALL_PIECES_HOME: (
        QT_TRANSLATE_NOOP("Rules", "All pieces in the camp"),
        QT_TRANSLATE_NOOP(
            "Rules", "Ends when all of one side's pieces are in the opposing camp; fewer than 24 points lose."
        ),
    ),
    ImpasseRule.AGREEMENT: (
        QT_TRANSLATE_NOOP("Rules", "By agreement"),
        QT_TRANSLATE_NOOP("Rules", "Both kings in the opposing camps and both players agree: a draw."),
    ),
}

_FOUL_RULES: Final = {
    FoulRule.PREVENTED: (
        QT_TRANSLATE_NOOP("Rules", "Prevented"),
        QT_TRANSLATE_NOOP("Rules", "The board does not let you make an illegal move."),
    ),
    FoulRule.WARNED: (
        QT_TRANSLATE_NOOP("Rules", "Warned"),
        QT_TRANSLATE_NOOP("Rules", "You can try it; the piece goes back and you are told why."),
    ),
    FoulRule.STRICT: (
        QT_TRANSLATE_NOOP("Rules", "Strict"),
        QT_TRANSLATE_NOOP("Rules", "As in serious play: an illegal move loses at once."),
    ),
    FoulRule.CALLED: (
        QT_TRANSLATE_NOOP("Rules", "On a claim"),
        QT_TRANSLATE_NOOP("Rules", "An illegal move stands unless the opponent claims it; then it loses."),
    ),
}

_FOULS: Final = {
    Foul.NIFU: QT_TRANSLATE_NOOP("Rules", "Two pawns on one file (nifu)."),
    Foul.UCHIFUZUME: QT_TRANSLATE_NOOP("Rules", "Mate by dropping a pawn (uchifuzume)."),
    Foul.DEAD_END: QT_TRANSLATE_NOOP("Rules", "A piece placed where it could never move again."),
    Foul.KING_IN_CHECK: QT_TRANSLATE_NOOP("Rules", "Your own king could be taken."),
    Foul.BAD_MOVEMENT: QT_TRANSLATE_NOOP("Rules", "The piece does not move that way."),
    Foul.OUT_OF_TURN: QT_TRANSLATE_NOOP("Rules", "It was the other player's turn."),
    Foul.PROMOTED_DROP: QT_TRANSLATE_NOOP("Rules", "A piece dropped promoted side up."),
}


def impasse_name(rule: ImpasseRule) -> str:
    """The rule's name."""
    return translate(CONTEXT, _IMPASSE[rule][0])


def impasse_text(rule: ImpasseRule) -> str:
    """What the rule says, in a sentence."""
    return translate(CONTEXT, _IMPASSE[rule][1])


def foul_rule_name(rule: FoulRule) -> str:
    """The name of what happens at a foul."""
    return translate(CONTEXT, _FOUL_RULES[rule][0])


def foul_rule_text(rule: FoulRule) -> str:
    """What happens at a foul, in a sentence."""
    return translate(CONTEXT, _FOUL_RULES[rule][1])


def foul_text(foul: Foul) -> str:
    """Which foul it was, in a sentence."""
    return translate(CONTEXT, _FOULS[foul])


def rules_text(rules: RulesSetup, variant: Variant) -> str:
    """What was chosen other than usual, in a few words; empty when all is as usual."""
    chosen = rules.rules(variant)
    parts = []
    if chosen.endings.impasse is not EndingRules.usual(variant).impasse:
        parts.append(translate("Rules", "Impasse: {rule}").format(rule=impasse_name(chosen.endings.impasse)))
    if chosen.fouls is not FoulRule.PREVENTED:
        parts.append(translate("Rules", "Illegal moves: {rule}").format(rule=foul_rule_name(chosen.fouls)))
    if chosen.endings.move_limit is not None:
        parts.append(translate("Rules", "{moves} moves at most").format(moves=chosen.endings.move_limit))
    if chosen.endings.draw_by_agreement:
        parts.append(translate("Rules", "draws by agreement"))
    if chosen.give_time_back:
        parts.append(translate("Rules", "taking back restores the time"))
    if rules.dialogs_pause is not None:
        parts.append(
            translate("Rules", "dialogs stop the clocks")
            if rules.dialogs_pause
            else translate("Rules", "clocks never stop")
        )
    return " · ".join(parts)
