"""A mistake of Black's with a reason that deeper searches have confirmed, and no other."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from shogi_desktop.analysis.judged import judged_moves
from shogi_desktop.analysis.reasons import ReasonId, reasons_for
from shogi_desktop.app.analysis.game_analysis import GameWalk
from shogi_desktop.game import Record
from shogi_desktop.rules import STANDARD, Move, parse_usi_moves

_DATA: Final = Path(__file__).parents[1] / "data" / "reasons.json"


@dataclass(frozen=True)
class ConfirmedCase:
    """The mistake in the position `sfen`, and what was found on either side of it.

    :ivar plies: of the line that proves it, the mistake among them.
    """

    sfen: str
    mistake: Move
    before: int
    best: tuple[Move, ...]
    after: int
    reply: tuple[Move, ...]
    plies: int

    def told_by(self, walk: GameWalk) -> list[ReasonId]:
        """The reasons for the mistake, by the evaluations that the walk has found."""
        record = Record(STANDARD, self.sfen)
        node = record.root.add(self.mistake)
        for ply, each in enumerate((record.root, node)):
            each.evaluation = walk.findings[ply].evaluation
        return [reason.id for reason in reasons_for(judged_moves(record)[0])]


@cache
def confirmed_case(reason: ReasonId) -> ConfirmedCase:
    """The first one of standard shogi in `tests/data/reasons.json`."""
    for case in json.loads(_DATA.read_text("utf-8")):
        reasons = [each["id"] for each in case["reasons"]]
        is_black = case["sfen"].split()[1] == "b"
        if case["variant"] == STANDARD.id and is_black and reasons == [reason.value]:
            before, after = case["before"], case["after"]
            (mistake,) = parse_usi_moves([case["move"]], STANDARD)
            return ConfirmedCase(
                case["sfen"],
                mistake,
                before["score"],
                parse_usi_moves(before["line"].split(), STANDARD),
                after["score"],
                parse_usi_moves(after["line"].split(), STANDARD),
                len(case["reasons"][0]["line"].split()),
            )
    raise AssertionError(_DATA)
