"""Why a talk with a server has ended, in the user's language: what happened, where, what to do next."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.csa.errors import FailureKind, TalkFailure
from shogi_desktop.rules import quoted

_SENTENCES: Final = {
    FailureKind.NO_SUCH_HOST: QT_TRANSLATE_NOOP(
        "Online", "There is no computer called {host}. Look whether the address is written right."
    ),
    FailureKind.NO_NETWORK: QT_TRANSLATE_NOOP(
        "Online",
        "{host} cannot be reached: there is no way to it through the network. Is this computer connected?",
    ),
    FailureKind.REFUSED: QT_TRANSLATE_NOOP(
        "Online",
        "Nobody serves games at {host}, port {port}. Has the server been started, and is the port right?",
    ),
    FailureKind.NO_ANSWER: QT_TRANSLATE_NOOP(
        "Online", "{host} does not answer. A firewall may be in the way, or it is no server of games."
    ),
    FailureKind.LOGIN_REFUSED: QT_TRANSLATE_NOOP(
        "Online", "{host} refused the login. The password may be wrong, or the name is in use."
    ),
    FailureKind.WRONG_PASSWORD: QT_TRANSLATE_NOOP(
        "Online", "The password is not the one that {host} asks for."
    ),
    FailureKind.NAME_TAKEN: QT_TRANSLATE_NOOP(
        "Online", "Somebody else is at {host} by this name. Choose another name."
    ),
    FailureKind.SERVER_FULL: QT_TRANSLATE_NOOP("Online", "{host} is full. Try again later."),
    FailureKind.VERSION: QT_TRANSLATE_NOOP(
        "Online", "{host} speaks a version of the protocol that this program does not know ({detail})."
    ),
    FailureKind.FORMAT: QT_TRANSLATE_NOOP(
        "Online", "{host} proposed a game that this program does not know ({detail}); it was rejected."
    ),
    FailureKind.BAD_LINE: QT_TRANSLATE_NOOP(
        "Online", "{host} said something that makes no sense ({detail}). The connection was closed."
    ),
    FailureKind.FLOOD: QT_TRANSLATE_NOOP(
        "Online", "{host} sent too much at a time. The connection was closed."
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
        "Online", "{host} has not kept the game. What was played of it is saved."
    )
    return sentence.format(host=quoted(host)[1:-1])


def skew_sentence(seconds: float) -> str:
    """What to say where the server's time for our moves and our own differ."""
    if seconds > 0:
        sentence = QCoreApplication.translate(
            "Online",
            "The server charged up to {seconds} s more for a move than passed here: the network is slow.",
        )
    else:
        sentence = QCoreApplication.translate(
            "Online",
            "The server charged up to {seconds} s less for a move than passed here: the clocks differ.",
        )
    return sentence.format(seconds=round(abs(seconds)))
