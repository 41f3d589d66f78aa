"""The reference and the sheet: what they say is what the program does, and the sheet is one page."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from shogi_desktop.app.learn import reference as module
from shogi_desktop.app.learn.reference import (
    Bullets,
    Paragraph,
    Section,
    Table,
    dead_ends,
    given_text,
    item_text,
    piece_points,
    reference,
    sections_of,
)
from shogi_desktop.app.learn.sheet import rules_sheet
from shogi_desktop.app.learn.words import movement_text, piece_name, short_piece_name
from shogi_desktop.app.printing.sheets import page_setup, print_theme
from shogi_desktop.app.settings.print_choices import PrintChoices
from shogi_desktop.app.system.i18n import LANGUAGES, Translations
from shogi_desktop.app.words.rules import foul_rule_name, foul_text, impasse_name
from shogi_desktop.game import Foul, FoulRule
from shogi_desktop.game.impasse import points_given
from shogi_desktop.paint.fonts import load_fonts
from shogi_desktop.paint.page import lay_out
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, ImpasseRule, Position, Variant
from tests.support.extent import extent

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)


@pytest.fixture(params=[language.code for language in LANGUAGES])
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    del qapp
    translations = Translations(resource_path("i18n"))
    translations.use(request.param)
    yield request.param
    translations.use("en")


@pytest.fixture
def english(qapp: object) -> Iterator[None]:
    del qapp
    translations = Translations(resource_path("i18n"))
    translations.use("en")
    yield
    translations.remove()


def text_of(said_of: Variant | Section) -> str:
    """Everything said of one game, or in one section."""
    words: list[str] = []
    for section in sections_of(said_of) if isinstance(said_of, Variant) else [said_of]:
        words.append(section.title)
        for block in section.blocks:
            match block:
                case Paragraph(text):
                    words.append(text)
                case Bullets(items):
                    words += [item_text(name, text) for name, text in items]
                case Table(head, rows):
                    words += [*head, *(cell for row in rows for cell in row)]
    return "\n".join(words)


def test_each_section_has_an_address_of_its_own() -> None:
    sections = reference()
    assert len({section.id for section in sections}) == len(sections)
    assert {section.variant for section in sections} == {STANDARD, OKISAKI, None}
    assert all(section.blocks for section in sections)


def test_the_rows_of_forced_promotion_are_those_of_the_rules(english: None) -> None:
    assert {kind.id: rows for kind, rows in dead_ends(STANDARD).items()} == {
        "knight": 2,
        "lance": 1,
        "pawn": 1,
    }
    assert {kind.id: rows for kind, rows in dead_ends(OKISAKI).items()} == {"pawn": 1}
    assert "Knight on the last 2 rows, Lance on the last row, Pawn on the last row" in text_of(STANDARD)


def test_the_numbers_of_a_game_are_those_of_its_data() -> None:
    assert "9 × 9 squares, with 20 pieces" in text_of(STANDARD)
    assert "10 × 10 squares, with 22 pieces" in text_of(OKISAKI)
    assert "do not promote: King, Queen, Gold general." in text_of(OKISAKI)
    assert "count 5 each, every other piece 1" in text_of(STANDARD)
    assert "begins with 27" in text_of(STANDARD)


@each_variant
def test_only_the_impasse_rules_that_a_game_offers_are_listed(variant: Variant) -> None:
    section = next(section for section in sections_of(variant) if section.id.endswith("impasse"))
    listed = [name for block in section.blocks if isinstance(block, Bullets) for name, _ in block.items]
    assert listed == [impasse_name(rule) for rule in variant.impasse_rules]
    assert ("Bare king: " in text_of(variant)) == variant.bare_king_loses


@each_variant
def test_the_pieces_of_a_handicap_are_worth_what_the_program_counts_for_white(variant: Variant) -> None:
    for handicap in variant.handicaps:
        worth = 0
        for part in given_text(variant, handicap.id).split(", "):
            name, _, count = part.replace("\N{NO-BREAK SPACE}", " ").partition(" × ")
            kinds = [kind for kind in variant.hand_kinds if short_piece_name(kind) == name]
            worth += sum(piece_points(variant, kind) for kind in kinds) * int(count or 1)
        assert worth == points_given(Position.start(variant, handicap.id))


@each_variant
def test_every_piece_has_a_name_and_a_movement_in_words(variant: Variant, language: str) -> None:
    del language
    names = [piece_name(kind) for kind in variant.kinds]
    assert len(set(names)) == len(names)
    for kind in variant.kinds:
        assert movement_text(kind)
        assert "{" not in movement_text(kind)


def test_movement_in_words_is_read_from_the_move() -> None:
    assert movement_text(STANDARD.kind("gold")) == (
        "One square straight in all four directions and diagonally forward."
    )
    assert movement_text(STANDARD.kind("knight")) == "Jumps two squares forward and one to the side."
    assert movement_text(OKISAKI.kind("lance")) == "Any number of squares straight forward and backward."


@each_variant
@pytest.mark.parametrize("paper", extent(["a5"], ["a4", "letter", "a5"]))
def test_the_rules_are_one_page_in_every_language(
    qtbot: QtBot, variant: Variant, paper: str, language: str
) -> None:
    del qtbot, language
    load_fonts()
    choices = PrintChoices(paper=paper)  # type: ignore[arg-type]
    pages = lay_out(rules_sheet(variant, choices), page_setup(choices).layout())
    assert len(pages) == 1
    page = pages[0]
    whole = QRectF(0, 0, page.width, page.height)
    # Heading, board, diagrams, and all of the text.
    assert len(page.placed) > 40
    assert all(whole.contains(rect) for rect, _ in page.placed)


def test_on_paper_that_lies_the_rules_are_one_page_too(qtbot: QtBot) -> None:
    del qtbot
    load_fonts()
    choices = PrintChoices(paper="a4", landscape=True, book=False, pieces="letters")
    pages = lay_out(rules_sheet(OKISAKI, choices), page_setup(choices).layout())
    assert len(pages) == 1
    assert len(pages[0].placed) > 40


def written() -> list[str]:
    """Every text that the module has for the reference, in English."""
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(node, ast.Call)]
    return [
        call.args[1].value
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id == "translate"
        and isinstance(call.args[1], ast.Constant)
        and isinstance(call.args[1].value, str)
    ]


def test_nothing_is_written_for_the_reference_that_it_does_not_say(qapp: object) -> None:
    del qapp
    said = "\n".join(text_of(section) for section in reference())
    for text in written():
        parts = [re.escape(part) for part in re.split(r"\{\w+\}|%n", text)]
        assert re.search(".+?".join(parts), said), text


def shape(section: Section) -> list[str]:
    """What a section is made of; what the printed sheet has too is in capitals."""
    return [
        type(block).__name__.upper() if getattr(block, "brief", False) else type(block).__name__
        for block in section.blocks
    ]


@each_variant
def test_the_sheet_has_of_each_section_what_nobody_can_play_without(variant: Variant) -> None:
    okisaki, points = variant is OKISAKI, variant is STANDARD
    assert {
        section.id.removeprefix(f"{variant.id}-"): shape(section) for section in sections_of(variant)
    } == {
        "game": ["PARAGRAPH", "SetUp", "PARAGRAPH", *["Paragraph"] * okisaki],
        "pieces": ["Pieces"],
        "moves": ["PARAGRAPH", "PARAGRAPH"],
        "promotion": ["PARAGRAPH", "PARAGRAPH", "PARAGRAPH"],
        "drops": ["PARAGRAPH", "PARAGRAPH", "BULLETS"],
        "mate": ["PARAGRAPH", "PARAGRAPH"],
        "endings": ["BULLETS", "Bullets"],
        "impasse": ["PARAGRAPH", *["PARAGRAPH"] * points, "Bullets"],
        "fouls": ["Paragraph", "Bullets", "Paragraph", "Bullets"],
        "handicaps": ["PARAGRAPH", "Table"],
    }


@each_variant
def test_every_foul_what_becomes_of_it_and_every_handicap_is_told(variant: Variant) -> None:
    told = {section.id.removeprefix(f"{variant.id}-"): section.blocks for section in sections_of(variant)}
    fouls, choices = (block for block in told["fouls"] if isinstance(block, Bullets))
    assert fouls.items == tuple(("", foul_text(foul)) for foul in Foul)
    assert [name for name, _ in choices.items] == [foul_rule_name(rule) for rule in FoulRule]
    table = told["handicaps"][-1]
    assert isinstance(table, Table)
    given = [handicap for handicap in variant.handicaps if handicap.id != "even"]
    assert table.head == ("Handicap", "In Japanese", "White plays without")
    assert [row[1] for row in table.rows] == [handicap.kanji for handicap in given]
    assert [row[2] for row in table.rows] == [given_text(variant, handicap.id) for handicap in given]


def test_where_a_handicap_has_one_name_it_stands_in_one_column(qapp: object) -> None:
    del qapp
    translations = Translations(resource_path("i18n"))
    translations.use("ja")
    try:
        (section,) = (one for one in sections_of(STANDARD) if one.id.endswith("handicaps"))
        table = section.blocks[-1]
        given = [handicap for handicap in STANDARD.handicaps if not handicap.is_even]
        assert isinstance(table, Table) and len(table.head) == 2
        assert table.rows == tuple((one.kanji, given_text(STANDARD, one.id)) for one in given)
    finally:
        translations.use("en")


def test_what_is_said_of_both_games_can_be_linked_to() -> None:
    assert {section.id for section in reference() if section.variant is None} == {
        "begins",
        "notation",
        "time",
    }


def test_the_sheet_of_the_rules_has_a_legend_and_is_drawn_as_the_other_sheets_are() -> None:
    choices = PrintChoices(pieces="letters", dark_sides=True)
    options = rules_sheet(STANDARD, choices)._options
    assert "shogi" in options.title.casefold()
    assert all(sign in options.legend for sign in "●○→")
    assert (options.pieces, options.dark_sides) == ("letters", True)
    assert options.theme.id == print_theme(choices).id
    assert set(options.names) == {kind.id for kind in STANDARD.kinds} and all(options.names.values())
    assert options.parts and all(title and lines for title, lines in options.parts)


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ((ImpasseRule.POINTS_24,), True),
        ((ImpasseRule.DECLARATION_27,), True),
        ((ImpasseRule.NONE, ImpasseRule.POINTS_27), True),
        ((ImpasseRule.NONE, ImpasseRule.TRY_RULE), False),
    ],
)
def test_points_are_explained_where_a_rule_of_the_game_counts_them(
    rules: tuple[ImpasseRule, ...], told: bool
) -> None:
    game = replace(STANDARD, impasse_rules=rules)
    texts = [block.text for block in module._impasse(game) if isinstance(block, Paragraph)]
    assert any("Points:" in text for text in texts) is told


def test_moves_are_shown_as_every_notation_writes_them(english: None) -> None:
    (section,) = (one for one in reference() if one.id == "notation")
    table = section.blocks[-1]
    assert isinstance(table, Table)
    assert table.head == ("Move", "Japanese", "Western", "Digits", "USI")
    assert table.rows == (
        ("A pawn moves", "☗７六歩", "P-7f", "P-76", "7g7f"),
        ("The bishop captures and promotes", "☗２二角成", "Bx2b+", "Bx22+", "8h2b+"),
        ("A bishop is dropped", "☗４五角", "B*4e", "B*45", "B*4e"),
    )
