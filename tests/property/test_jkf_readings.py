"""A JKF file is read alike whether it is decoded at once or made out entry by entry."""

from __future__ import annotations

import json

from hypothesis import given, settings

from shogi_desktop.game import Record
from shogi_desktop.notation import jkf
from shogi_desktop.notation.errors import CannotHoldError
from shogi_desktop.notation.jkf_entries import OddEntry, decoded, made_out
from tests.support.extent import extent
from tests.support.records import PATIENT, PHASES, records


@settings(max_examples=extent(5, 150), deadline=None, phases=PHASES, suppress_health_check=PATIENT)
@given(records())
def test_a_key_that_means_nothing_changes_nothing_of_what_is_read(record: Record) -> None:
    try:
        text = jkf.dumps(record)
    except CannotHoldError:
        return
    game = json.loads(text)
    for entry in game["moves"]:
        entry["of no use"] = 1
    other = json.dumps(game)

    assert decoded(text) is not None
    assert decoded(other) is None
    assert all(isinstance(entry, OddEntry) for entry in made_out(other).moves)
    read, reread = jkf.loads(text), jkf.loads(other)
    assert read.record == reread.record == record
    said = [[(problem.what, problem.text) for problem in result.problems] for result in (read, reread)]
    assert said[0] == said[1]
