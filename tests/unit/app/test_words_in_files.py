"""Words that stand in files, in JSON and behind options of the command line: other versions read them too."""

from __future__ import annotations

from enum import Enum

import pytest

from shogi_desktop.app.engines.mates import Verdict
from shogi_desktop.app.engines.registry import Role
from shogi_desktop.app.library.book_making import Wanted
from shogi_desktop.app.library.reading import Result, TroubleKind
from shogi_desktop.app.match.players import Fault
from shogi_desktop.app.match.statistics import Decision
from shogi_desktop.app.online.evening import EveningKind


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (Verdict, ["mate", "no mate", "unknown"]),
        (Role, ["opponent", "analyst", "mate", "hint", "match"]),
        (Wanted, ["any", "not-lost", "won"]),
        (Result, ["black", "white", "draw", "void", ""]),
        (TroubleKind, ["unreadable", "too large", "no kifu", "reservations"]),
        (Fault, ["illegal move", "crash", "hang", "time"]),
        (Decision, ["go on", "H0 accepted", "H1 accepted"]),
        (EveningKind, ["round-robin", "swiss"]),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_each_word_is_read_by_every_version(kind: type[Enum], words: list[str]) -> None:
    assert [one.value for one in kind] == words
