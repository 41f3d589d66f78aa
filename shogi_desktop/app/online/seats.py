"""Where a person plays at a server, as it is kept on the disk while a game goes on there.

With it the next start of a program that was killed can offer to go on, if the server keeps the game. What a
person types as a password is not in it. To servers of ours, which know a player again by the words of the
login, a word by chance is sent behind it: that is kept, and worth nothing when the game is over.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from shogi_desktop.app.online.invitation import Invitation
from shogi_desktop.app.system.atomic import write_atomically
from shogi_desktop.app.system.json_text import from_json
from shogi_desktop.csa.carrier import Address
from shogi_desktop.csa.client import Account
from shogi_desktop.regular_file import open_file

_MOST_BYTES: Final = 64 * 1024


class Place(Struct, frozen=True, omit_defaults=True):
    """A place to play at. `game` is the game asked for by name, empty for whichever the server plays.

    :ivar is_house: the server is this program's own (`shogi-desktop serve`, or a game that a friend hosts).
    :ivar token: the word by chance behind the password; empty for other servers.
    """

    host: str
    port: int = 4081
    user: str = ""
    game: str = ""
    is_house: bool = False
    token: str = ""

    @property
    def address(self) -> Address:
        """Where it is."""
        return Address(self.host, self.port)

    def with_token(self) -> Place:
        """The same with a new word by chance, where the server is one of ours."""
        return msgspec.structs.replace(self, token=secrets.token_hex(8)) if self.is_house else self

    def account(self, password: str) -> Account:
        """Who logs in, with the password as the server wants it. :raises LineError: no server takes that."""
        words = filter(None, (self.game, password, self.token))
        return Account(self.user, ",".join(words), self.is_house)


class Seat(Struct, frozen=True, omit_defaults=True):
    """A game that is played at a server. `file` is the name of its record beside this file.

    :ivar asks_password: one was typed, and has to be typed again. :ivar resigning: we had given up.
    :ivar invitation: where this program was the server too.
    """

    place: Place
    game_id: str
    opponent: str = ""
    file: str = ""
    asks_password: bool = False
    resigning: bool = False
    invitation: Invitation | None = None


def keep_seat(path: Path, seat: Seat) -> None:
    """Write it. :raises OSError: the disk refused."""
    write_atomically(path, msgspec.json.encode(seat))


def kept_seat(path: Path) -> Seat | None:
    """What is kept; None where nothing is, or nothing that makes sense. :raises OSError: the disk refused."""
    try:
        with open_file(path) as stream:
            return from_json(stream.read(_MOST_BYTES), Seat)
    except (FileNotFoundError, msgspec.MsgspecError):
        return None


def forget_seat(path: Path) -> None:
    """The game is over. :raises OSError: the disk refused."""
    path.unlink(missing_ok=True)
