"""How an engine writes squares, where it does not write them as USI does.

Only one such is known: Fairy-Stockfish on ten files. It writes file 10 as ``:`` on the ranks b to j
(``:h:g``), and on rank a every file with two digits (``8b09a``, ``Q*06a``). Both spell one move each, so that
moves can be put from one into the other without knowing the position. It drops without a word a move that it
cannot read, together with all that follow; hence the translation both ways.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from shogi_desktop.rules import VARIANTS
from shogi_desktop.usi.messages import BestMove, Checkmate, EngineMessage, Info

_USI_SQUARE = re.compile(r"(10|[1-9])([a-j])")
_FAIRY_SQUARE = re.compile(r"(0[1-9]|10)(a)|([1-9:])([b-j])")


@dataclass(frozen=True, slots=True)
class Dialect:
    """Two ways of writing a move: ``to_engine`` and ``from_engine`` undo each other."""

    to_engine: Callable[[str], str]
    from_engine: Callable[[str], str]

    def read(self, message: EngineMessage) -> EngineMessage:
        """The message with its moves as USI writes them."""
        if self is USI:
            return message
        usi = self.from_engine
        match message:
            case Info(currmove=currmove, pv=pv):
                return replace(message, currmove=currmove and usi(currmove), pv=tuple(map(usi, pv)))
            case BestMove(move=move, ponder=ponder):
                return replace(message, move=move and usi(move), ponder=ponder and usi(ponder))
            case Checkmate(moves=moves):
                return replace(message, moves=tuple(map(usi, moves)))
        return message


def _same(move: str) -> str:
    return move


def _to_fairy(move: str) -> str:
    def square(match: re.Match[str]) -> str:
        file, rank = match.groups()
        if rank == "a":
            return f"{file:0>2}a"
        return (":" if file == "10" else file) + rank

    return _USI_SQUARE.sub(square, move)


def _from_fairy(move: str) -> str:
    def square(match: re.Match[str]) -> str:
        far_file, far_rank, file, rank = match.groups()
        if far_rank:
            return far_file.lstrip("0") + far_rank
        return ("10" if file == ":" else file) + rank

    return _FAIRY_SQUARE.sub(square, move)


USI = Dialect(_same, _same)
FAIRY_TEN_FILES = Dialect(_to_fairy, _from_fairy)


def dialect_of(engine_name: str, variant_id: str) -> Dialect:
    """The dialect in which an engine of that name (``id name``) writes the moves of a variant."""
    ten_files = any(variant.id == variant_id and variant.files > 9 for variant in VARIANTS)
    if ten_files and engine_name.startswith("Fairy-Stockfish"):
        return FAIRY_TEN_FILES
    return USI
