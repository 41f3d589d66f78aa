"""Play over the network in the user's language: what a game is like, why a talk has ended, what to do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.settings.game_setup import TimeSetup
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.words.games import clock_text, handicap_in_full, side_name, time_text, variant_name
from shogi_desktop.app.words.joined import listed
from shogi_desktop.csa.errors import FailureKind, LineError, TalkFailure
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.csa.times import TimeRule
from shogi_desktop.rules import Color, quoted

_SENTENCES: Final = {
    FailureKind.NO_SUCH_HOST: QT_TRANSLATE_NOOP(
        "Online", "No computer named {host} was found. Check the spelling of the address."
    ),
    FailureKind.NO_NETWORK: QT_TRANSLATE_NOOP(
        "Online",
        "{host} cannot be reached over the network. Check that this computer is connected.",
    ),
    FailureKind.REFUSED: QT_TRANSLATE_NOOP(
        "Online",
        "No game server answers at {host}, port {port}. Check the port, and that the server "
        "has been started.",
    ),
    FailureKind.NO_ANSWER: QT_TRANSLATE_NOOP(
        "Online", "{host} does not answer. A firewall may be blocking it, or it is not a game server."
    ),
    FailureKind.LOGIN_REFUSED: QT_TRANSLATE_NOOP(
        "Online", "{host} refused the login. The password may be wrong, or the name may be in use."
    ),
    FailureKind.WRONG_PASSWORD: QT_TRANSLATE_NOOP(
        "Online", "{host} did not accept the password. Check it and try again."
    ),
    FailureKind.NAME_TAKEN: QT_TRANSLATE_NOOP(
        "Online", "Someone is already logged in at {host} under this name. Choose another name."
    ),
    FailureKind.SERVER_FULL: QT_TRANSLATE_NOOP("Online", "{host} is full. Try again later."),
    FailureKind.VERSION: QT_TRANSLATE_NOOP(
        "Online", "{host} uses a version of the protocol that this program does not support ({detail})."
    ),
    FailureKind.FORMAT: QT_TRANSLATE_NOOP(
        "Online", "{host} offered a game that this program does not support ({detail}). It was declined."
    ),
    FailureKind.BAD_LINE: QT_TRANSLATE_NOOP(
        "Online",
        "{host} sent something that this program does not understand ({detail}). The connection was closed.",
    ),
    FailureKind.FLOOD: QT_TRANSLATE_NOOP(
        "Online", "{host} sent too much at once. The connection was closed."
    ),
    FailureKind.SERVER_GONE: QT_TRANSLATE_NOOP("Online", "The connection to {host} was lost."),
}


def talk_sentence(failure: TalkFailure, host: str, port: int) -> str:
    """What to say of a failure."""
    sentence = QCoreApplication.translate("Online", _SENTENCES[failure.kind])
    # Of one pass, so that a brace in what a server says stays one.
    return sentence.format(host=quoted(host)[1:-1], port=port, detail=quoted(failure.detail, 120)[1:-1])


def not_kept_sentence(host: str) -> str:
    """What to say where a server is there again, and the game is not."""
    sentence = QCoreApplication.translate(
        "Online", "{host} did not keep the game. The moves played so far are saved."
    )
    return sentence.format(host=quoted(host)[1:-1])


def not_watched_sentence(host: str) -> str:
    """What to say where a server is none of this program's, so that nothing can be watched there."""
    sentence = QCoreApplication.translate(
        "Online", "Games cannot be watched at {host}: it is not a server of Shogi Desktop."
    )
    return sentence.format(host=quoted(host)[1:-1])


def score_sentence(won: int, drawn: int, lost: int, broken_off: int) -> str:
    """How games have gone."""
    sentence = QCoreApplication.translate("Online", "{won} won, {drawn} drawn, {lost} lost")
    text = sentence.format(won=won, drawn=drawn, lost=lost)
    if broken_off:
        more = QCoreApplication.translate("Online", "{number} broken off").format(number=broken_off)
        text = listed((text, more))
    return text


def skew_sentence(seconds: float) -> str:
    """What to say where the server's time for our moves and our own differ."""
    if seconds > 0:
        sentence = QCoreApplication.translate(
            "Online",
            "The server charged up to {seconds} s more for a move than it took here: the network is slow.",
        )
    else:
        sentence = QCoreApplication.translate(
            "Online",
            "The server charged up to {seconds} s less for a move than it took here: the clocks differ.",
        )
    return sentence.format(seconds=round(abs(seconds)))


def account_sentence(error: LineError, name: str) -> str:
    """What to say of a login that no server takes: its name is wrong, or its password."""
    if error.text == name:
        return QCoreApplication.translate(
            "Online",
            "A name for servers has up to 32 characters: unaccented Latin letters, digits and _ @"
            " . - without spaces.",
        )
    return QCoreApplication.translate(
        "Online",
        "A password for servers has up to 128 characters: unaccented Latin letters, digits "
        "and punctuation, without spaces.",
    )


def rule_text(rule: TimeRule) -> str:
    """The time of one side in a few words."""
    unit = rule.unit_ms
    main, byoyomi, increment = (rule.total or 0) * unit, rule.byoyomi * unit, rule.increment * unit
    whole = not main % 60_000 and not byoyomi % 1_000 and not increment % 1_000
    if whole and not rule.delay and not (byoyomi and increment):
        return time_text(TimeSetup(main, byoyomi, increment))
    parts = [clock_text(main)] if main else []
    for sentence, milliseconds in (
        (QCoreApplication.translate("Online", "{seconds} s of byōyomi"), byoyomi),
        (QCoreApplication.translate("Online", "{seconds} s added for each move"), increment),
        (QCoreApplication.translate("Online", "the first {seconds} s of a move are free"), rule.delay * unit),
    ):
        if milliseconds:
            parts.append(sentence.format(seconds=f"{milliseconds / 1_000:g}"))
    return listed(parts)


def summary_rows(summary: GameSummary) -> list[tuple[str, str]]:
    """What a proposed game is like: what each line is about, and what it says."""
    translate = QCoreApplication.translate
    ours = summary.your_turn or Color.BLACK
    named = next((h for h in summary.variant.handicaps if h.sfen == summary.start_position().sfen()), None)
    own = translate("Online", "A position set by the server")
    handicap = own if named is None else handicap_in_full(named)
    uneven = named is None or named.id != "even"
    begins = summary.start_position().turn is ours
    who = (
        translate("Online", "{side}; you move first")
        if begins
        else translate("Online", "{side}; your opponent moves first")
    )
    rows = [
        (translate("Online", "Opponent"), quoted(summary.name(ours.opponent), 60)[1:-1]),
        (translate("Online", "Game"), variant_name(summary.variant)),
        (translate("Online", "Handicap"), handicap),
        (translate("Online", "You play"), who.format(side=side_name(ours, handicap=uneven))),
        (translate("Online", "Your time"), rule_text(summary.time(ours))),
    ]
    if summary.black_time != summary.white_time:
        rows.append((translate("Online", "Opponent's time"), rule_text(summary.time(ours.opponent))))
    rules = []
    if summary.declares:
        rules.append(translate("Online", "27-point declaration"))
    limit = summary.max_moves
    if limit:
        rules.append(translate("Online", "drawn after %n moves", "", limit))
    if rules:
        rows.append((translate("Online", "Rules"), listed(rules)))
    if summary.moves:
        goes_on = translate("Online", "Continues after move {number}").format(number=len(summary.moves))
        rows.append((translate("Online", "Position"), goes_on))
    return rows


def event_of(summary: GameSummary, host: str) -> str:
    """What a game over the network is called in its record: its name at the server, and the server."""
    names = summary.game_id.split("+")
    name = names[1] if len(names) > 2 else summary.game_id
    return f"{quoted(name, 60)[1:-1]} ({quoted(host, 60)[1:-1]})"
