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
        QT_TRANSLATE_NOOP("Rules", "The game goes on until somebody is mated or resigns."),
    ),
    ImpasseRule.POINTS_24: (
        QT_TRANSLATE_NOOP("Rules", "24 points, agreed"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Both kings in the far camps and both players agreed: under 24 points loses, else it is a draw.",
        ),
    ),
    ImpasseRule.POINTS_27: (
        QT_TRANSLATE_NOOP("Rules", "27 points, agreed"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Both kings in the far camps and both players agreed: 27 points win; at 27 each White wins.",
        ),
    ),
    ImpasseRule.DECLARATION_27: (
        QT_TRANSLATE_NOOP("Rules", "27 points, declared"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "On your turn, not in check, king and ten more in the far camp: Black wins with 28 points, "
            "White with 27.",
        ),
    ),
    ImpasseRule.DECLARATION_24: (
        QT_TRANSLATE_NOOP("Rules", "24 points, declared"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "On your turn, not in check, king and ten more in the far camp: 31 points win, 24 to 30 draw.",
        ),
    ),
    ImpasseRule.TRY_RULE: (
        QT_TRANSLATE_NOOP("Rules", "Try rule"),
        QT_TRANSLATE_NOOP(
            "Rules", "Once both kings are in the far camps, the first on the other king's start square wins."
        ),
    ),
    ImpasseRule.ALL_PIECES_HOME: (
        QT_TRANSLATE_NOOP("Rules", "All pieces home"),
        QT_TRANSLATE_NOOP(
            "Rules", "Ends when one side has every piece of its own in the far camp; under 24 points loses."
        ),
    ),
    ImpasseRule.AGREEMENT: (
        QT_TRANSLATE_NOOP("Rules", "By agreement"),
        QT_TRANSLATE_NOOP("Rules", "Both kings in the far camps and both players agreed: a draw."),
    ),
}

_FOUL_RULES: Final = {
    FoulRule.PREVENTED: (
        QT_TRANSLATE_NOOP("Rules", "Prevented"),
        QT_TRANSLATE_NOOP("Rules", "The board does not let you make a move that the rules forbid."),
    ),
    FoulRule.WARNED: (
        QT_TRANSLATE_NOOP("Rules", "Warned"),
        QT_TRANSLATE_NOOP("Rules", "You can try it; the piece goes back, and you are told why."),
    ),
    FoulRule.STRICT: (
        QT_TRANSLATE_NOOP("Rules", "Strict"),
        QT_TRANSLATE_NOOP("Rules", "As in serious play: a forbidden move loses at once."),
    ),
    FoulRule.CALLED: (
        QT_TRANSLATE_NOOP("Rules", "To be called"),
        QT_TRANSLATE_NOOP("Rules", "A forbidden move stands, and loses when the opponent calls it."),
    ),
}

_FOULS: Final = {
    Foul.NIFU: QT_TRANSLATE_NOOP("Rules", "Two pawns on one file (nifu)."),
    Foul.UCHIFUZUME: QT_TRANSLATE_NOOP("Rules", "Mate by dropping a pawn (uchifuzume)."),
    Foul.DEAD_END: QT_TRANSLATE_NOOP("Rules", "A piece where it could never move again."),
    Foul.KING_IN_CHECK: QT_TRANSLATE_NOOP("Rules", "The own king can be taken."),
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
        parts.append(translate("Rules", "Fouls: {rule}").format(rule=foul_rule_name(chosen.fouls)))
    if chosen.endings.move_limit is not None:
        parts.append(translate("Rules", "{moves} moves at most").format(moves=chosen.endings.move_limit))
    if chosen.endings.draw_by_agreement:
        parts.append(translate("Rules", "draws can be agreed"))
    if chosen.give_time_back:
        parts.append(translate("Rules", "undo gives time back"))
    if rules.dialogs_pause is not None:
        parts.append(
            translate("Rules", "dialogs stop the clocks")
            if rules.dialogs_pause
            else translate("Rules", "clocks never stop")
        )
    return " · ".join(parts)
