"""The atlas of openings and castles: what the plans say, entry by entry."""

from __future__ import annotations

import pytest

from shogi_desktop.app.learn.atlas import Entry, entries
from shogi_desktop.app.players.plans import plans_of
from shogi_desktop.rules import OKISAKI, STANDARD, Position, Variant

GAMES = pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)


def by_id(variant: Variant, *, castles: bool) -> dict[str, Entry]:
    return {entry.id: entry for entry in entries(variant) if entry.is_castle is castles}


@GAMES
def test_every_plan_and_castle_with_a_line_has_an_entry_openings_first(variant: Variant) -> None:
    known = plans_of(variant)
    told = [entry.id for entry in entries(variant)]
    assert told == [
        *(plan.id for plan in known.plans if plan.line),
        *(castle.id for castle in known.castles if castle.line),
    ]


@GAMES
def test_an_opening_has_its_plan_s_moves_traps_answer_and_its_castles_by_how_usual_they_are(
    variant: Variant,
) -> None:
    known = plans_of(variant)
    repertoires = {one.id for one in known.repertoires}
    openings = by_id(variant, castles=False)
    for plan in known.plans:
        if not plan.line:
            continue
        entry = openings[plan.id]
        assert tuple(move.usi for move in entry.moves) == plan.line
        assert (entry.opening, entry.plan, entry.traps, entry.answer) == (
            plan.opening,
            plan.id,
            plan.traps,
            plan.answer,
        )
        assert entry.style == (plan.id if plan.id in repertoires else "")
        shares = [plan.castles[castle] for castle in entry.castles]
        assert set(entry.castles) == set(plan.castles)
        assert shares == sorted(shares, reverse=True)


@GAMES
def test_a_castle_belongs_to_the_first_plan_of_the_even_game_that_builds_it(variant: Variant) -> None:
    known = plans_of(variant)
    repertoires = {one.id for one in known.repertoires}
    castles = by_id(variant, castles=True)
    for castle in known.castles:
        if not castle.line:
            continue
        entry = castles[castle.id]
        first = next(plan.id for plan in known.plans if castle.id in plan.castles and "even" in plan.games)
        assert (entry.plan, entry.opening, entry.castles) == (first, "", ())
        assert tuple(move.usi for move in entry.moves) == castle.line
        assert entry.traps == castle.traps
        assert entry.style == (castle.id if castle.id in repertoires else "")


@GAMES
def test_an_entry_is_shown_after_any_number_of_its_moves(variant: Variant) -> None:
    entry = next(iter(entries(variant)))
    assert entry.position(0).sfen() == Position.start(variant).sfen()
    after = Position.start(variant)
    for move in entry.moves:
        after.play(move)
    assert entry.position(len(entry.moves)).sfen() == after.sfen()
    assert entry.position(1).sfen() != entry.position(2).sfen()
