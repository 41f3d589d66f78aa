"""Games from a position of one's own, at a server that keeps buoys: set, removed, counted. It waits."""

from __future__ import annotations

import queue
import time
from typing import Final

from shogi_desktop.app.online.runner import TalkError
from shogi_desktop.csa.carrier import Address, Carrier
from shogi_desktop.csa.client import Account, CsaClient
from shogi_desktop.csa.errors import FailureKind, TalkFailure
from shogi_desktop.csa.events import Event, LoggedIn, TalkClosed, TalkFailed, Told
from shogi_desktop.csa.moves import spelt
from shogi_desktop.game import Record

ANSWER_S: Final = 10.0


class BuoyRefusedError(Exception):
    """The server does not do it; the message is what it says."""


class NoBuoysError(Exception):
    """The server answers nothing to what it is asked: it keeps no buoys."""


def moves_of(record: Record, plies: int | None = None) -> str:
    """The first moves of the main line (`plies` None: all) as servers want them: ``+7776FU-3334FU``."""
    position, texts = record.start_position(), []
    for node in record.main_line()[:plies]:
        if node.move is None:
            break
        texts.append(spelt(node.move, position))
        position.play(node.move)
    return "".join(texts)


def ask(address: Address, account: Account, command: str, text: str, limit_s: float = ANSWER_S) -> str:
    """Log in, say one command (``SETBUOY``, ``DELETEBUOY``, ``GETBUOYCOUNT``), and return what it told.

    :param account: one of the extended mode. :raises TalkError: the talk has failed.
    :raises BuoyRefusedError: :raises NoBuoysError:
    """
    events: queue.SimpleQueue[Event] = queue.SimpleQueue()
    carrier = Carrier(address, CsaClient(account), events.put)
    carrier.start()
    told = ""
    ends_at: float | None = None
    try:
        while True:
            left = None if ends_at is None else max(0.0, ends_at - time.monotonic())
            event = events.get(timeout=left)
            match event:
                case LoggedIn():
                    carrier.give(lambda client, now: client.extended(command, text, now))
                    ends_at = time.monotonic() + limit_s
                case Told(tag, "+OK") if tag == command:
                    return told
                case Told(tag, said) if tag == command:
                    told = said
                case Told("ERROR", said):
                    raise BuoyRefusedError(said)
                case TalkFailed(failure):
                    raise TalkError(failure)
                case TalkClosed():
                    raise TalkError(TalkFailure(FailureKind.SERVER_GONE))
                case _:
                    pass
    except queue.Empty:
        raise NoBuoysError from None
    finally:
        carrier.leave()
        carrier.wait()
