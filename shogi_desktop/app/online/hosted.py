"""The server of an invitation: the club's (`app.online.club`) with one game only, in a thread of its own.

Whoever invites plays at it like everybody else, over the loopback. It listens from `Hosted` on, until
`Hosted.stop`; both may take long, and are not for the window's thread.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from shogi_desktop.app.online.club import Club, ClubPlan
from shogi_desktop.app.online.invitation import Invitation
from shogi_desktop.app.online.seats import Place
from shogi_desktop.csa.server import Limits, ServerRules

_LIMITS: Final = Limits(connections=12, each_address=6, tables=2)
_LONGEST_STOP_S: Final = 4.0


class Hosted:
    """The server of one invitation, at work.

    :ivar invitation: with the port that it listens at.
    """

    def __init__(
        self,
        invitation: Invitation,
        word: str,
        folder: Path,
        now: Callable[[], datetime] = datetime.now,
        *,
        goes_on: bool = False,
    ) -> None:
        """Listen. :param folder: keeps its games.

        :param goes_on: a game that was cut off is taken up; else it becomes a kifu, as far as it went.
        :raises OSError: nobody may listen there, or the folder cannot be used.
        """
        rules = ServerRules(
            event="invited",
            word=word,
            only_game=invitation.game_name,
            max_moves=invitation.max_moves,
            limits=_LIMITS,
        )
        plan = ClubPlan(rules, invitation.host, invitation.port, folder, takes_up=goes_on)
        self._club = Club(plan, lambda _: None, now)
        self.invitation = replace(invitation, port=self._club.host.port)
        self._thread = threading.Thread(target=self._club.serve, name="invitation", daemon=True)
        self._thread.start()

    @property
    def place(self) -> Place:
        """Where whoever invites plays: at this computer."""
        one = self.invitation
        return Place(one.host or "127.0.0.1", one.port, one.user, one.own_game, is_house=True)

    def stop(self) -> None:
        """Listen no more; a game that goes on can be taken up again."""
        self._club.stop()
        self._thread.join(_LONGEST_STOP_S)
