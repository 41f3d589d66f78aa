"""Openings have names, castles too."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.castles import Castle
from shogi_desktop.analysis.openings import Strategy
from shogi_desktop.app.words.openings import castle_name, strategy_name

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("strategy", Strategy)
def test_an_opening_has_its_usual_name(strategy: Strategy) -> None:
    assert strategy_name(strategy.code) == strategy.english


def test_what_is_no_opening_has_no_name() -> None:
    assert strategy_name("") == strategy_name("of a later version") == ""


def test_every_castle_has_a_name_of_its_own() -> None:
    names = [castle_name(castle) for castle in Castle]
    assert all(names)
    assert len(set(names)) == len(names)
