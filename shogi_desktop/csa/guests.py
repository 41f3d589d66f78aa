"""Who is connected to a server, and what each line of somebody who logs in says."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from enum import Enum
from typing import Final

from msgspec import Struct

from shogi_desktop.csa.client import PASSWORD, USER
from shogi_desktop.csa.errors import FailureKind, GameNameError
from shogi_desktop.csa.game_names import GameName
from shogi_desktop.csa.lines import Pace, Throttle
from shogi_desktop.csa.server_events import SeatKey

CHAT_AT_ONCE: Final = 10
CHAT_EACH_SECOND: Final = 0.5
"""Lines of chat of one guest."""
_ROUNDS: Final = 20_000
"""Of the digest by which a player is known again: it lies on the disk while a game goes on."""


class GuestState(Enum):
    """Where somebody's talk with the server stands."""

    NEW = "new"
    IDLE = "idle"
    WAITING = "waiting"
    AT_TABLE = "at a table"
    LEAVING = "leaving"


class Guest:
    """One connection."""

    def __init__(self, number: int, address: str, pace: Pace, now_ms: int) -> None:
        self.number = number
        self.address = address
        self.state = GuestState.NEW
        self.name = ""
        self.key = SeatKey("", address)
        self.game: GameName | None = None
        self.is_house = False
        self.stays = False
        """It speaks shogi-server's extended mode: the end of a game does not close the talk."""
        self.watches = False
        """It waits for a game to watch."""
        self.came_ms = now_ms
        self.heard_ms = now_ms
        self.throttle = Throttle(pace)
        self.chat = Throttle(Pace(CHAT_AT_ONCE, CHAT_EACH_SECOND))


class Login(Struct, frozen=True):
    """What a LOGIN line says. `game` None: none was named. The password itself is kept nowhere."""

    name: str
    game: GameName | None
    key: SeatKey
    is_extended: bool = False


class LoginError(Exception):
    """Somebody cannot be let in; `kind` says why."""

    def __init__(self, kind: FailureKind) -> None:
        super().__init__(kind.value)
        self.kind = kind


def read_login(text: str, word: str, address: str) -> Login:
    """A LOGIN line: the password is ``GAME-600-10,secret``, a game alone, or a secret alone.

    Where the server has a `word`, the secret is that word, or begins with it and a comma.

    :raises LoginError: it is no login, or the word is wrong.
    """
    tokens = text.split(" ")
    is_extended = len(tokens) == 4 and tokens[3] == "x1"
    if tokens[0] != "LOGIN" or len(tokens) not in {3, 4} or (len(tokens) == 4 and not is_extended):
        raise LoginError(FailureKind.LOGIN_REFUSED)
    name, password = tokens[1], tokens[2]
    if not USER.fullmatch(name) or not PASSWORD.fullmatch(password):
        raise LoginError(FailureKind.LOGIN_REFUSED)
    game, secret = _parted(password)
    if word and not hmac.compare_digest(secret.partition(",")[0].encode(), word.encode()):
        raise LoginError(FailureKind.WRONG_PASSWORD)
    return Login(name, game, SeatKey(_digest(name, secret), address), is_extended)


def _parted(password: str) -> tuple[GameName | None, str]:
    first, comma, rest = password.partition(",")
    try:
        return GameName.parse(first), rest
    except GameNameError:
        return None, rest if comma and not first else password


def _digest(name: str, secret: str) -> str:
    if not secret:
        return ""
    return hashlib.pbkdf2_hmac("sha256", secret.encode(), f"shogi {name}".encode(), _ROUNDS).hex()


class Guests:
    """All connections, by number and by name."""

    def __init__(self) -> None:
        self._by_number: dict[int, Guest] = {}
        self._by_name: dict[str, Guest] = {}

    def __len__(self) -> int:
        return len(self._by_number)

    def __iter__(self) -> Iterator[Guest]:
        return iter(tuple(self._by_number.values()))

    def add(self, guest: Guest) -> None:
        """Somebody has connected."""
        self._by_number[guest.number] = guest

    def get(self, number: int) -> Guest | None:
        """The connection with that number."""
        return self._by_number.get(number)

    def named(self, name: str) -> Guest | None:
        """Who is logged in by that name."""
        return self._by_name.get(name)

    def name(self, guest: Guest, name: str) -> None:
        """Somebody has logged in."""
        guest.name = name
        self._by_name[name] = guest

    def remove(self, guest: Guest) -> None:
        """A connection is gone."""
        self._by_number.pop(guest.number, None)
        if self._by_name.get(guest.name) is guest:
            del self._by_name[guest.name]

    def from_address(self, address: str) -> int:
        """How many connections come from there."""
        return sum(guest.address == address for guest in self._by_number.values())

    def waiting(self) -> list[Guest]:
        """Who waits for a game, in the order in which they began to."""
        found = [guest for guest in self._by_name.values() if guest.state is GuestState.WAITING]
        return sorted(found, key=lambda guest: guest.came_ms)
