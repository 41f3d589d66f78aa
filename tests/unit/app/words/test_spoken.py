"""Moves in spoken words, as English says them and as a Japanese listener expects them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from shogi_desktop.app.system.i18n import Translations
from shogi_desktop.app.words.spoken import (
    KINDS_NAMED,
    byoyomi_begins,
    hand_content,
    kind_in_words,
    move_in_words,
    piece_in_words,
    place_in_words,
    seconds_left,
    square_content,
    square_in_words,
    taken_back,
)
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, parse_square, parse_usi_move

START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
MATE = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"
SILVERS = "4k4/9/9/9/9/9/3S1S3/9/4K4 b - 1"
ZONE = "4k4/9/p8/S8/9/9/9/9/4K4 b - 1"


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Translations]:
    translations = Translations(resource_path("i18n"))
    yield translations
    translations.use("en")


def spoken(sfen: str, usi: str, *, handicap: bool = False) -> str:
    position = Position.from_sfen(sfen, STANDARD)
    transition = position.play(parse_usi_move(usi, STANDARD))
    before = position.sfen()
    words = move_in_words(transition, position, handicap=handicap)
    assert position.sfen() == before
    return words


@pytest.mark.parametrize(
    ("sfen", "usi", "words"),
    [
        (START, "7g7f", "Black: pawn to seven six"),
        (MATE, "G*5b", "Black: gold dropped on five two, mate"),
        (SILVERS, "6g5f", "Black: silver from six seven to five six"),
        (ZONE, "9d9c+", "Black: silver takes pawn on nine three, promotes"),
        (ZONE, "9d9c", "Black: silver takes pawn on nine three, does not promote"),
        ("4k4/9/9/9/9/9/9/9/R3K4 b - 1", "9i9a+", "Black: rook to nine one, promotes, check"),
    ],
)
def test_a_move_is_said_with_all_that_it_does(
    language: Translations, sfen: str, usi: str, words: str
) -> None:
    language.use("en")
    assert spoken(sfen, usi) == words


def test_the_sides_of_a_handicap_game_have_their_own_names(language: Translations) -> None:
    language.use("en")
    assert spoken(START, "7g7f", handicap=True).startswith("Shitate: ")


def test_a_square_has_its_letter_and_the_piece_on_it(language: Translations) -> None:
    language.use("en")
    silver = STANDARD.piece(STANDARD.kind("silver"), Color.BLACK)
    assert square_in_words(parse_square("7f")) == "7f"
    assert square_content(parse_square("7f"), silver) == "7f, Black silver"
    assert square_content(parse_square("5e"), None) == "5e, empty"
    assert hand_content(silver, 2) == "Black silver in hand, 2"


def test_japanese_counts_ranks_in_kanji(language: Translations) -> None:
    language.use("ja")
    assert square_in_words(parse_square("7f")) == "７六"
    assert spoken(START, "7g7f") == "先手、７六歩"
    assert spoken(MATE, "G*5b") == "先手、５二金打つ、詰み"
    assert square_content(parse_square("7f"), None).startswith("７六、")


@pytest.mark.parametrize("code", ["en", "ja", "cs", "pt"])
def test_every_square_of_both_boards_can_be_said_in_every_language(language: Translations, code: str) -> None:
    language.use(code)
    for variant in (STANDARD, OKISAKI):
        said = {square_in_words(sq) for sq in variant.squares}
        assert len(said) == variant.files * variant.ranks


@pytest.mark.parametrize(
    ("sfen", "usi", "words"),
    [
        ("4k4/9/9/9/9/9/9/9/4K3R b - 1", "1i1a", "Black: rook to one one, does not promote, check"),
        ("4k4/9/9/9/9/9/9/9/4K3R b - 1", "1i1b+", "Black: rook to one two, promotes"),
        ("4k4/9/9/4G4/9/9/9/9/4K4 b - 1", "5d5c", "Black: gold to five three"),
        ("4k4/9/9/9/9/9/9/9/4K4 b S 1", "S*5c", "Black: silver dropped on five three"),
        ("4k4/4p4/9/9/9/9/9/4R4/4K4 w - 1", "5b5c", "White: pawn to five three"),
        ("4k4/9/9/9/9/9/4p4/9/3K5 w - 1", "5g5h", "White: pawn to five eight, does not promote"),
        ("4k4/9/9/9/3S1s3/9/3S5/9/4K4 b - 1", "6g5f", "Black: silver from six seven to five six"),
        ("4k4/9/9/9/5s3/9/3S5/9/4K4 b - 1", "6g5f", "Black: silver to five six"),
        ("4k4/9/9/9/9/9/3S5/9/4K4 b S 1", "S*5f", "Black: silver dropped on five six"),
    ],
)
def test_promotion_and_origin_are_said_where_there_was_a_choice(
    language: Translations, sfen: str, usi: str, words: str
) -> None:
    language.use("en")
    assert spoken(sfen, usi) == words


def test_the_clock_and_what_was_taken_back_are_said(language: Translations) -> None:
    language.use("en")
    assert seconds_left(10) == "10 seconds left"
    assert byoyomi_begins(30) == "Byōyomi: 30 seconds a move"
    assert [taken_back(plies) for plies in (1, 2)] == ["One move taken back", "2 moves taken back"]


def test_every_kind_of_both_games_has_a_name_of_its_own(language: Translations) -> None:
    language.use("en")
    for variant in (STANDARD, OKISAKI):
        kinds = [kind.id for kind in variant.kinds]
        assert set(kinds) <= set(KINDS_NAMED)
        assert len({kind_in_words(kind) for kind in kinds}) == len(kinds)
    named = {kind: kind_in_words(kind) for kind in ("knight", "tokin", "promoted_silver", "dragon")}
    assert named == {
        "knight": "knight",
        "tokin": "promoted pawn",
        "promoted_silver": "promoted silver",
        "dragon": "dragon",
    }
    assert kind_in_words("dinosaur") == "dinosaur"


def test_where_one_is_in_the_game_is_said(language: Translations) -> None:
    language.use("en")
    assert [place_in_words(plies) for plies in (0, 1, 12)] == ["Start position", "Move 1", "Move 12"]


def test_the_piece_of_white_is_called_so(language: Translations) -> None:
    language.use("en")
    tokin = STANDARD.piece(STANDARD.kind("tokin"), Color.WHITE)
    assert piece_in_words(tokin) == "White promoted pawn"
