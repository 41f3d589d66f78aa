"""Positions and games inside web addresses, as sites write them into their links. Nothing is fetched.

Understood are addresses with the position in a query (``?sfen=…``, ``?body=position+sfen+…``,
``?initpos=…&moves=7g7f.3c3d``) or in the path (``https://lishogi.org/analysis/<sfen>``, blanks written as
``_``, ``%20`` or ``+``). Moves are USI, separated by blanks, points, commas or underscores. Players' names
are taken from ``sname`` and ``gname`` (sfenreader) and ``black`` and ``white``.
"""

from __future__ import annotations

import re
from urllib.parse import parse_qsl, unquote, urlsplit

from shogi_desktop.notation import usi_text
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.result import ReadResult
from shogi_desktop.rules import VARIANTS, quoted

_SCHEME = re.compile(r"\s*[A-Za-z][A-Za-z0-9+.-]*://\S+\s*")
_POSITION_KEYS = ("sfen", "position", "body", "initpos", "usi")
_MOVES_KEYS = ("moves", "m")
_NAME_KEYS = {"sname": "black", "gname": "white", "black": "black", "white": "white", "title": "event"}
_BREAKS = re.compile(r"[\s.,_]+")
_RANK = re.compile(r"(?:1[01]|[1-9]|\+?[A-Za-z])+")
_SIZES = sorted(((variant.files, variant.ranks) for variant in VARIANTS), reverse=True)


class NoPositionInUrlError(NotationError):
    """The text is a web address, but there is no position in it. `url` is the address."""

    def __init__(self, url: str) -> None:
        super().__init__(
            f"there is no position in the address {quoted(url)}: "
            "open it in a browser, copy the game there as KIF, CSA or USI, and paste that"
        )
        self.url = url


def looks_like_url(text: str) -> bool:
    """Whether `text` is one web address (or an address of a program) and nothing else."""
    return _SCHEME.fullmatch(text) is not None


def loads(text: str) -> ReadResult:
    """Read the position, with the moves, that the address `text` holds.

    :raises NoPositionInUrlError: it holds none.
    :raises PositionTextError: it holds one that cannot be set up.
    """
    url = text.strip()
    usi, headers = _parts(url)
    if usi is None:
        raise NoPositionInUrlError(url)
    result = usi_text.loads(usi)
    result.record.headers.update(headers)
    return result


def _parts(url: str) -> tuple[str | None, dict[str, str]]:
    """The game in USI, or None, and the headers."""
    split = urlsplit(url)
    query = f"{split.query}&{split.fragment}"
    # A plus is a blank in some links and a promoted piece in others; only one reading gives a position.
    for fields in (_fields(query), _fields(query.replace("+", "%2B"))):
        headers = {key: fields[name] for name, key in _NAME_KEYS.items() if fields.get(name, "").strip()}
        moves = next((fields[key] for key in _MOVES_KEYS if key in fields), "")
        for key in _POSITION_KEYS:
            usi = _usi(fields.get(key, ""), moves)
            if usi is not None:
                return usi, headers
        usi = _usi(unquote(split.path), moves) or (_with_moves("startpos", moves) if moves else None)
        if usi is not None:
            return usi, headers
    return None, {}


def _fields(query: str) -> dict[str, str]:
    """The fields of a query by their names in lower case; of several with one name the first."""
    fields: dict[str, str] = {}
    for key, value in parse_qsl(query):
        fields.setdefault(key.lower(), value)
    return fields


def _usi(text: str, moves: str) -> str | None:
    """The USI text that `text` holds, or None. What stands before the position is passed over."""
    words = [word for word in _BREAKS.split(text) if word]
    for place, word in enumerate(words):
        if word == "startpos":
            return _with_moves(" ".join(words[place:]), moves)
        board = _board(word)
        if board is not None:
            return _with_moves(" ".join((board, *_sides(words[place + 1 :]))), moves)
    return None


def _sides(rest: list[str]) -> list[str]:
    """What follows a board; the side to move, where nobody says it, is Black."""
    return rest if rest and rest[0] in {"b", "w"} else ["b", *rest]


def _board(word: str) -> str | None:
    """The board at the end of a word with slashes, or None."""
    ranks = word.strip("/").split("/")
    for files, count in _SIZES:
        if len(ranks) >= count and all(_fills(rank, files) for rank in ranks[-count:]):
            return "/".join(ranks[-count:])
    return None


def _fills(rank: str, files: int) -> bool:
    """Whether a rank of an SFEN tells of so many squares."""
    cells = re.findall("1[01]|." if files > 9 else ".", rank)
    return _RANK.fullmatch(rank) is not None and files == sum(
        int(cell) if cell.isdecimal() else cell.isalpha() for cell in cells
    )


def _with_moves(position: str, moves: str) -> str:
    words = " ".join(word for word in _BREAKS.split(moves) if word and word != "moves")
    if not words or " moves" in position:
        return position
    return f"{position} moves {words}"
