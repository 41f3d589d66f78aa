"""Positions out of any text, right or wrong, and back."""

from __future__ import annotations

import pytest

from shogi_desktop.app.records.files import FileTrouble
from shogi_desktop.app.records.position_editor import Draft, Use
from shogi_desktop.app.records.position_text import diagram_text, read_position
from shogi_desktop.game import Path, Record
from shogi_desktop.notation import kif
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    VARIANTS,
    Color,
    Position,
    RulesError,
    Variant,
    parse_square,
    parse_usi_move,
)

WRONG = "4k4/4R4/9/9/9/9/9/9/4K4 b 5G 3"


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("handicap", ["even", "two", "naked_king"])
def test_sfen_and_diagram_read_back_as_they_were(variant: Variant, handicap: str) -> None:
    draft = Draft.start(variant, handicap)
    assert read_position(draft.sfen()).draft == draft
    assert read_position(diagram_text(draft)).draft == draft


@pytest.mark.parametrize("prefix", ["", "sfen ", "position sfen "])
def test_a_position_that_no_game_can_have_is_read_to_be_mended(prefix: str) -> None:
    read = read_position(prefix + WRONG)
    assert read.draft.sfen() == WRONG
    assert read.draft.verdict().use is Use.NOTHING


@pytest.mark.parametrize("variant", VARIANTS)
def test_so_is_its_diagram(variant: Variant) -> None:
    kingless = Draft.empty(variant).with_rest_in_hand(Color.BLACK)
    assert read_position(diagram_text(kingless)).draft == kingless


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI])
def test_a_game_gives_its_last_position(variant: Variant) -> None:
    record = Record(variant)
    path: Path = ()
    for usi in ("7h7g", "3c3d") if variant is OKISAKI else ("7g7f", "3c3d"):
        path = record.append(path, parse_usi_move(usi, variant))
    read = read_position(kif.dumps(record))
    assert read.moves == 2
    assert read.draft == Draft.of(record.position(path))
    assert read_position("position startpos moves 7g7f").moves == 1


@pytest.mark.parametrize(
    "text", ["", "  \n", "hello", "4k4/9 b - 1", "lnsgkgsnl/9/9/9/9/9/9/9/XXXXXXXXX b - 1"]
)
def test_what_is_no_position_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(FileTrouble) as trouble:
        read_position(text)
    assert "Copy an SFEN" in str(trouble.value)


def test_an_empty_clipboard_is_told_as_such() -> None:
    for text in ("", " \n\t"):
        with pytest.raises(FileTrouble, match="empty or contains no text"):
            read_position(text)


def test_no_diagram_holds_two_kings_of_one_side() -> None:
    draft = Draft.start(STANDARD)
    king = draft.men[parse_square("5i")]
    with pytest.raises(RulesError):
        diagram_text(Draft(STANDARD, {**draft.men, parse_square("5e"): king}, draft.hands))


def test_a_diagram_ends_with_a_line_s_end() -> None:
    assert diagram_text(Draft.of(Position.start(STANDARD))).endswith("\n")


def test_what_stands_behind_the_four_parts_of_an_sfen_is_not_of_it() -> None:
    assert read_position(f"{WRONG} moves nonsense").draft.sfen() == WRONG
