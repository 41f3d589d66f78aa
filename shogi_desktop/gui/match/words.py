"""What a match says of itself: how far it is, what the results prove, how a game ended."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.match.players import Fault
from shogi_desktop.app.match.report import duration_text
from shogi_desktop.app.match.standings import Played, PlayerLine, Standings, TestLine
from shogi_desktop.app.match.statistics import Decision, Estimate
from shogi_desktop.app.words.games import outcome_text
from shogi_desktop.app.words.joined import listed, sentences
from shogi_desktop.app.words.locale import number_text, percent_text, signed_text
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.rules import Color, Variant

translate = QCoreApplication.translate
_NO_CLOCK = "–"


def elo_text(estimate: Estimate | None) -> str:
    """``+38 ± 65``; the bound alone where all was won or lost; a dash without games."""
    if estimate is None:
        return _NO_CLOCK
    if estimate.elo == math.inf:
        return translate("EngineMatch", "over {elo}").format(elo=signed_text(estimate.low))
    if estimate.elo == -math.inf:
        return translate("EngineMatch", "under {elo}").format(elo=signed_text(estimate.high))
    return f"{signed_text(estimate.elo)} ± {number_text(round(estimate.half_width))}"


def _elo_with_ends(estimate: Estimate) -> str:
    if math.isinf(estimate.elo):
        return elo_text(estimate)
    return f"{elo_text(estimate)} ({signed_text(estimate.low)} … {signed_text(estimate.high)})"


def share_text(share: float | None) -> str:
    """A likelihood in percent."""
    return _NO_CLOCK if share is None else percent_text(100 * share, 1)


def progress_text(standings: Standings, left_s: float | None) -> str:
    """How many games of how many, how long those took, how long the others will take."""
    total = standings.total
    words = [translate("EngineMatch", "{played} of %n games", "", total).format(played=len(standings.games))]
    if standings.games:
        words.append(duration_text(standings.seconds))
    if left_s is not None:
        words.append(translate("EngineMatch", "about {time} left").format(time=duration_text(left_s)))
    return "  ·  ".join(words)


def verdict_text(standings: Standings) -> str:
    """What the results prove, in a sentence or two."""
    if not standings.games:
        return ""
    if len(standings.players) > 2:
        return translate("EngineMatch", "Elo is the difference from all opponents met, ± at 95%.")
    first = min(standings.players, key=lambda line: line.place)
    if first.estimate is None or first.superiority is None:
        return ""
    words = [
        translate(
            "EngineMatch", "{name}: Elo {elo} at 95%, stronger with a likelihood of {los} (LOS)."
        ).format(name=first.name, elo=_elo_with_ends(first.estimate), los=share_text(first.superiority))
    ]
    if standings.test is not None:
        words.append(_test_text(standings.test))
    return sentences(*words)


def _test_text(line: TestLine) -> str:
    decisions = {
        Decision.GO_ON: translate("EngineMatch", "undecided"),
        Decision.ACCEPT_H0: translate("EngineMatch", "not that much better (H0)"),
        Decision.ACCEPT_H1: translate("EngineMatch", "better (H1)"),
    }
    low, high = line.bounds
    return translate("EngineMatch", "SPRT {elo0} … {elo1}: LLR {ratio} ({low} … {high}), {said}.").format(
        elo0=f"{line.test.elo0:g}",
        elo1=f"{line.test.elo1:g}",
        ratio=signed_text(line.ratio, 2),
        low=signed_text(low, 2),
        high=signed_text(high, 2),
        said=decisions[line.decision],
    )


def fault_name(fault: str) -> str:
    """What an engine did wrong to lose a game."""
    names = {
        Fault.ILLEGAL_MOVE.value: translate("EngineMatch", "illegal move"),
        Fault.CRASH.value: translate("EngineMatch", "engine stopped"),
        Fault.HANG.value: translate("EngineMatch", "no reply"),
        Fault.TIME.value: translate("EngineMatch", "time"),
    }
    return names.get(fault, fault)


def _fault_sentence(fault: str) -> str:
    """The same as a sentence, as other ends of games are told."""
    sentences = {
        Fault.ILLEGAL_MOVE.value: translate("EngineMatch", "Illegal move."),
        Fault.CRASH.value: translate("EngineMatch", "The engine stopped."),
        Fault.HANG.value: translate("EngineMatch", "The engine did not reply."),
    }
    return sentences.get(fault, fault)


def faults_text(line: PlayerLine) -> str:
    """What a player lost games by that is against the rules."""
    return listed(f"{count} × {fault_name(fault)}" for fault, count in line.faults.items())


def result_text(game: Played) -> str:
    """``1–0``, ``½–½`` or ``0–1``, Black's points first."""
    if game.winner is None:
        return "½–½"
    return "1–0" if game.winner == game.black else "0–1"


def reason_text(game: Played, variant: Variant) -> str:
    """Why a game ended; a fault of an engine by its own name."""
    if game.line.fault is not None and game.line.fault != Fault.TIME.value:
        said = _fault_sentence(game.line.fault)
        return f"{said} ({game.line.detail})" if game.line.detail else said
    winner = None if game.winner is None else Color.BLACK if game.winner == game.black else Color.WHITE
    try:
        words = outcome_text(Outcome(Reason(game.line.reason), winner), Record(variant)).reason
    except ValueError:  # of a file that another version wrote
        return game.line.reason
    return (
        translate("EngineMatch", "{reason} Decided early.").format(reason=words)
        if game.line.adjudicated
        else words
    )
