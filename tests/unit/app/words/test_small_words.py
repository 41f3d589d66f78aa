"""Words that say one thing each: every member of a set has its own, and figures go by the language."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable, Iterator
from datetime import date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

import shogi_desktop
from shogi_desktop.app.settings.game_setup import RulesSetup, TimeSetup
from shogi_desktop.app.settings.strengths import FIRST_DAN
from shogi_desktop.app.words.edits import glyph_name, redo_text, undo_text
from shogi_desktop.app.words.endings import ending_name
from shogi_desktop.app.words.games import grade_text, repetition_text, spent_text, time_text
from shogi_desktop.app.words.hands import hand_words
from shogi_desktop.app.words.illegal_moves import illegality_text, stuck_text, why_text
from shogi_desktop.app.words.locale import (
    date_text,
    dates_in,
    large_number,
    number_text,
    percent_text,
    short_date_time,
    signed_text,
)
from shogi_desktop.app.words.openings import castle_name_of, strategy_name
from shogi_desktop.app.words.rules import (
    foul_rule_name,
    foul_rule_text,
    foul_text,
    impasse_name,
    impasse_text,
    rules_text,
)
from shogi_desktop.app.words.spoken import KINDS_NAMED, kind_in_words
from shogi_desktop.app.words.styles import style_name, style_text
from shogi_desktop.game import EditKind, Foul, FoulRule, Glyph, Outcome, Reason
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import OKISAKI, STANDARD, Circumstance, Color, Illegality, ImpasseRule, Objection

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=["en_US", "cs_CZ", "ja_JP", "pt_PT"])
def locale(request: pytest.FixtureRequest) -> Iterator[str]:
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield request.param
    QLocale.setDefault(before)


def test_days_have_their_century_and_stand_as_the_language_has_them(locale: str) -> None:
    shown = {"en_US": "3/4/1998", "cs_CZ": "04.03.1998", "ja_JP": "1998/03/04", "pt_PT": "04/03/1998"}

    assert date_text(date(1998, 3, 4)) == shown[locale]
    told = short_date_time(datetime(1998, 3, 4, 21, 5, 59))
    assert told.startswith(shown[locale])
    assert "05" in told and "59" not in told
    digits = "".join(character for character in number_text(1_234_567) if character.isdigit())
    assert digits == "1234567"


@pytest.mark.parametrize(("code", "shown"), [("en_US", "12.5%"), ("cs_CZ", "12,5%"), ("pt_PT", "12,5%")])
def test_percent_has_the_decimal_mark_of_the_language(code: str, shown: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(code))
    try:
        assert percent_text(12.5, 1) == shown
        assert percent_text(100) == "100%"
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize("language", ["en", "ja", "cs", "pt"])
def test_a_number_of_percent_is_closed_up_but_in_czech_where_it_does_not_break(language: str) -> None:
    # lupdate writes a blank that does not break as an entity.
    text = html.unescape(resource_path(f"i18n/shogi_desktop_{language}.ts").read_text("utf-8"))
    numbers = re.findall(r"<(?:translation|numerusform)>[^<]*?[0-9}]([ \u00a0\u202f]?[%％])(?!L?n)", text)
    sources = re.findall(r"<source>[^<]*?[0-9}]([ \u00a0\u202f]?[%％])(?!L?n)", text)

    assert set(numbers) == {"\u00a0%" if language == "cs" else "%"}
    assert set(sources) == {"%"}


def test_nothing_writes_a_number_of_percent_but_the_helper_that_knows_the_language() -> None:
    package = Path(shogi_desktop.__file__).parent
    for file in [*package.glob("gui/**/*.py"), *package.glob("app/words/*.py"), *package.glob("app/a*/*.py")]:
        assert not re.search(r'f"[^"\n]*\} ?%"', file.read_text("utf-8")), file


@pytest.mark.parametrize(
    ("code", "shown"),
    [("en_US", ["+38", "−441", "+0", "−0.03", "+0.00"]), ("cs_CZ", ["+38", "−441", "+0", "−0,03", "+0,00"])],
)
def test_a_number_has_its_sign_and_the_decimal_mark_of_the_language(code: str, shown: list[str]) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(code))
    try:
        whole = [signed_text(number) for number in (38.4, -440.6, -0.2)]
        assert [*whole, signed_text(-0.034, 2), signed_text(-0.001, 2)] == shown
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("number", "shown"),
    [
        (0, "0"), (947, "947"), (-999, "-999"), (1_000, "1.0 k"), (12_345, "12.3 k"), (99_949, "99.9 k"),
        (-12_345, "-12.3 k"), (100_000, "100 k"), (999_499, "999 k"), (1_000_000, "1.0 M"),
        (4_600_000, "4.6 M"), (999_000_000, "999 M"), (1_000_000_000, "1.0 G"), (250_000_000_000, "250 G"),
    ],
)  # fmt: skip
def test_large_numbers_are_told_at_a_glance(number: int, shown: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    try:
        assert large_number(number) == shown
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("say", "members"),
    [(undo_text, EditKind), (redo_text, EditKind), (glyph_name, Glyph), (ending_name, Reason),
     (illegality_text, Illegality)],
)  # fmt: skip
def test_every_member_has_words_of_its_own(say: Callable[[object], str], members: Iterable[object]) -> None:
    said = [say(member) for member in members]

    assert all(said)
    assert len(set(said)) == len(said)


def test_the_menu_names_what_can_be_undone_and_done_again() -> None:
    assert (undo_text(None), redo_text(None)) == ("&Undo", "&Redo")
    assert (undo_text(EditKind.MOVE), redo_text(EditKind.DRAWING)) == ("&Undo new move", "&Redo drawing")


def test_an_end_and_a_sign_are_said_in_a_word_or_two() -> None:
    assert ending_name(Reason.FALSE_DECLARATION) == "false declaration"
    assert glyph_name(Glyph.DUBIOUS) == "dubious move"


@pytest.mark.parametrize(
    ("objection", "why", "stuck"),
    [
        (
            Objection(Illegality.NIFU),
            "Nifu: you already have a pawn on that file.",
            "Nifu: you already have a pawn on every file where it could go.",
        ),
        (
            Objection(Illegality.LEAVES_CHECK, Circumstance.PINNED),
            "The piece is pinned: if it leaves, your king could be captured.",
            "The piece is pinned: if it leaves, your king could be captured.",
        ),
        (
            Objection(Illegality.BAD_MOVEMENT, Circumstance.IN_THE_WAY),
            "Another piece is in the way.",
            "It cannot move: your own pieces are in its way.",
        ),
        (
            Objection(Illegality.LEAVES_CHECK, Circumstance.INTO_CHECK),
            "The king could be captured there.",
            "The king has no safe square to go to.",
        ),
        (
            Objection(Illegality.UCHIFUZUME),
            "Uchifuzume: a dropped pawn may not give checkmate.",
            "Uchifuzume: a dropped pawn may not give checkmate.",
        ),
    ],
)
def test_why_a_move_is_impossible_and_why_a_piece_has_none(
    objection: Objection, why: str, stuck: str
) -> None:
    assert (why_text(objection), stuck_text(objection)) == (why, stuck)


def test_a_third_repetition_warns_of_the_fourth() -> None:
    void = repetition_text(Outcome(Reason.REPETITION), handicap=False)
    lost = repetition_text(Outcome(Reason.PERPETUAL_CHECK, Color.WHITE), handicap=False)
    given = repetition_text(Outcome(Reason.PERPETUAL_CHECK, Color.WHITE), handicap=True)

    assert "(sennichite) the game is void" in void
    assert "the fourth Black loses" in lost
    assert "Black" not in given
    assert given != lost


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (RulesSetup(), ""),
        (RulesSetup(impasse="27-point declaration"), ""),
        (RulesSetup(impasse="try rule"), "Impasse: "),
        (RulesSetup(fouls="strict"), "Illegal moves: "),
        (RulesSetup(move_limit=320), "320 moves at most"),
        (RulesSetup(draw_by_agreement=True), "draws by agreement"),
        (RulesSetup(give_time_back=True), "taking back restores the time"),
        (RulesSetup(dialogs_pause=True), "dialogs stop the clocks"),
        (RulesSetup(dialogs_pause=False), "clocks never stop"),
    ],
)
def test_rules_are_told_where_they_are_not_as_usual(rules: RulesSetup, said: str) -> None:
    told = rules_text(rules, STANDARD)

    assert told.startswith(said)
    assert bool(told) == bool(said)


def test_several_rules_stand_in_one_line_in_their_order() -> None:
    rules = RulesSetup(impasse="none", move_limit=500, give_time_back=True)

    assert rules_text(rules, OKISAKI).split(" · ")[1:] == [
        "500 moves at most",
        "taking back restores the time",
    ]


def test_a_style_has_a_name_and_a_sentence_and_an_unknown_one_is_any() -> None:
    styles = ("any", "static", "ranging", "attack", "solid")
    assert len({style_name(style) for style in styles}) == len({style_text(style) for style in styles}) == 5
    assert style_name("solid") == "Solid"
    assert all(style_text(style).endswith(".") for style in styles)
    assert (style_name("later"), style_text("later")) == (style_name("any"), style_text("any"))


def test_a_style_is_called_as_the_opening_or_castle_that_it_is() -> None:
    assert style_name("central") == strategy_name("central") != ""
    assert style_name("anaguma") == castle_name_of("anaguma") != ""
    assert "this opening" in style_text("central")
    assert "this castle" in style_text("anaguma")


def test_every_rule_of_an_impasse_and_of_fouls_and_every_foul_has_its_words() -> None:
    for said in (
        [impasse_name(rule) for rule in ImpasseRule],
        [impasse_text(rule) for rule in ImpasseRule],
        [foul_rule_name(rule) for rule in FoulRule],
        [foul_rule_text(rule) for rule in FoulRule],
        [foul_text(foul) for foul in Foul],
    ):
        assert all(said) and len(set(said)) == len(said)
    assert impasse_text(ImpasseRule.POINTS_27).endswith(".")


def test_pieces_in_hand_are_written_in_words_but_in_japanese(locale: str) -> None:
    words = hand_words()
    if locale == "ja_JP":
        assert words is None
    else:
        assert words is not None
        assert (words.line, words.none) == ("In hand: {pieces}", "nothing")
        assert words.names["pawn"] == kind_in_words("pawn") == "pawn"
        assert set(words.names) == set(KINDS_NAMED)


@pytest.mark.parametrize(
    ("level", "told"),
    [
        (FIRST_DAN - 21, "Below the kyū grades."),
        (FIRST_DAN - 20, "About 20 kyū, estimated."),
        (FIRST_DAN - 1, "About 1 kyū, estimated."),
        (FIRST_DAN, "About 1 dan, estimated."),
        (FIRST_DAN + 1, "About 2 dan, estimated."),
    ],
)
def test_kyu_end_and_dan_begin_at_one(level: int, told: str) -> None:
    assert grade_text(level) == told


def test_seconds_are_those_of_the_clock_however_many_there_are() -> None:
    long = TimeSetup(main_ms=3_600_000, byoyomi_ms=999_000)
    assert time_text(long) == "60 min, then 999 s a move"
    assert time_text(TimeSetup(main_ms=3_600_000, increment_ms=999_000)) == "60 min + 999 s a move (Fischer)"
    assert time_text(TimeSetup(main_ms=60_000 * 60_000)) == "60000 min"
    assert [spent_text(ms) for ms in (999, 1_000, 1_001_999, 1_002_000)] == ["0:00", "0:01", "16:41", "16:42"]


def test_dates_of_records_are_written_as_those_of_the_program_are(locale: str) -> None:
    day = date_text(date(2026, 11, 5))

    assert dates_in("2026/11/05") == dates_in("2026-11-05") == dates_in("2026/11/5") == day
    moment = short_date_time(datetime(2026, 11, 5, 21, 5))
    assert dates_in("2026/11/05 21:05:59") == dates_in("2026/11/05 21:05") == moment
    assert dates_in("Aiko – Ben 2026/11/05") == f"Aiko – Ben {day}"
    months = {"en_US": "5/1998", "cs_CZ": "05.1998", "ja_JP": "1998/05", "pt_PT": "05/1998"}
    assert dates_in("1998/05") == months[locale]


@pytest.mark.parametrize(
    "text", ["", "1998", "昭和57年7月31日", "2026/02/31", "12026/11/05", "2026/11/051", "1-2", "1998/13"]
)
def test_what_is_no_day_of_the_calendar_stays_as_the_record_has_it(text: str) -> None:
    assert dates_in(text) == text
