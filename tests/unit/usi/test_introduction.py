"""What an engine says of itself decides what can be asked of it."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import OKISAKI, STANDARD
from shogi_desktop.usi.dialect import FAIRY_TEN_FILES, USI
from shogi_desktop.usi.errors import OptionValueError
from shogi_desktop.usi.introduction import Introduction
from shogi_desktop.usi.messages import (
    MAX_LISTED,
    CheckOption,
    ComboOption,
    IdName,
    SpinOption,
    StringOption,
    parse_message,
)

VARIANTS = ComboOption("USI_Variant", STANDARD.id, (STANDARD.id, OKISAKI.id))


def test_an_engine_without_the_option_plays_standard_shogi_only() -> None:
    engine = Introduction()
    assert engine.variant_lines(STANDARD.id) == ()
    with pytest.raises(OptionValueError):
        engine.variant_lines(OKISAKI.id)


def test_an_engine_with_the_option_is_told_the_variant_it_knows() -> None:
    engine = Introduction()
    engine.take(VARIANTS)
    assert engine.variant_lines(OKISAKI.id) == ("setoption name USI_Variant value okisakishogi",)
    with pytest.raises(OptionValueError):
        engine.variant_lines("minishogi")


def test_the_name_tells_how_moves_are_written_on_ten_files() -> None:
    engine = Introduction()
    engine.take(VARIANTS)
    engine.take(IdName("Fairy-Stockfish 14"))
    engine.variant_lines(OKISAKI.id)
    assert engine.dialect is FAIRY_TEN_FILES
    engine.variant_lines(STANDARD.id)
    assert engine.dialect is USI


def test_an_option_is_taken_within_its_bounds_listed_or_implied() -> None:
    engine = Introduction()
    engine.take(SpinOption("Threads", 1, 1, 4))
    assert engine.option_line("Threads", 4) == "setoption name Threads value 4"
    assert engine.option_line("USI_Hash", 64) == "setoption name USI_Hash value 64"
    for name, value in (("Threads", 5), ("Contempt", 0)):
        with pytest.raises(OptionValueError):
            engine.option_line(name, value)


@pytest.mark.parametrize(("listed", "asked"), [("USI_MultiPV", "MultiPV"), ("MultiPV", "USI_MultiPV")])
def test_more_lines_are_asked_for_by_the_name_that_the_engine_has_for_them(listed: str, asked: str) -> None:
    introduction = Introduction()
    introduction.take(SpinOption(listed, 1, 1, 500))
    assert introduction.option_line(asked, 3) == f"setoption name {listed} value 3"
    with pytest.raises(OptionValueError):
        introduction.option_line(asked, 501)


def test_the_options_of_an_engine_are_kept_up_to_a_size_in_all() -> None:
    said = Introduction()
    for number in range(30):
        said.take(StringOption(f"{number:02}", "x" * 60_000))
        said.take(ComboOption(f"c{number:02}", "a", ("a", "b" * 10_000)))
    said.take(CheckOption("small", default=True))
    size = sum(len(repr(option)) for option in said.options.values())
    assert 200_000 < size < 300_000
    assert {"00", "c00", "small"} <= said.options.keys()


def test_of_the_choices_of_an_option_as_many_are_kept_as_can_be_looked_through() -> None:
    words = " ".join(f"var {number}" for number in range(100_000))
    option = parse_message(f"option name C type combo default 99999 {words}")
    assert isinstance(option, ComboOption)
    assert len(option.choices) == MAX_LISTED
    assert option.default == "99999"
