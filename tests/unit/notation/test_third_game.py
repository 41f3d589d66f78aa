"""No format writes a game that it cannot name as another: it holds it, or it says that it cannot."""

from __future__ import annotations

import random

import pytest

from shogi_desktop.game import Record
from shogi_desktop.notation import read
from shogi_desktop.notation.errors import CannotHoldError, PositionTextError
from shogi_desktop.notation.formats import FORMATS, Format
from shogi_desktop.notation.result import FormatId, ProblemKind
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Variant
from tests.support.minishogi import MINISHOGI, NAMED, make_known

BY_BOARD = {FormatId.USI, FormatId.SFEN}
BY_NAME = {entry.id for entry in FORMATS} - {FormatId.CSA, FormatId.CSA_2, *BY_BOARD}


def game(variant: Variant) -> Record:
    rng = random.Random(4)
    record = Record(variant)
    position = record.start_position()
    path: tuple[int, ...] = ()
    for _ in range(20):
        move = rng.choice(sorted(position.legal_moves(), key=str))
        path = record.append(path, move)
        position.play(move)
    return record


@pytest.mark.parametrize("entry", FORMATS, ids=lambda entry: entry.id.value)
def test_a_format_without_a_name_for_the_game_refuses_it(entry: Format) -> None:
    record = game(MINISHOGI)
    with pytest.raises(CannotHoldError, match=r"minishogi|standard shogi only"):
        entry.dumps(record)
    with pytest.raises(CannotHoldError):
        entry.dump(record, entry.encodings[0])
    with pytest.raises(CannotHoldError):
        entry.losses(record)


@pytest.mark.parametrize("entry", FORMATS, ids=lambda entry: entry.id.value)
def test_a_format_with_a_name_for_the_game_holds_it(entry: Format, monkeypatch: pytest.MonkeyPatch) -> None:
    variant = NAMED
    make_known(monkeypatch, variant)
    record = game(variant)
    if entry.id not in BY_NAME | BY_BOARD:
        with pytest.raises(CannotHoldError):
            entry.dumps(record)
        return
    result = read(entry.dumps(record))
    assert result.problems == ()
    again = result.record
    assert again.variant is variant
    if entry.id in {FormatId.SFEN, FormatId.BOD}:
        assert again.start_sfen.split()[:3] == record.position(record.end_path()).sfen().split()[:3]
    else:
        assert again.start_sfen == record.start_sfen
        assert [node.move for node in again.main_line()] == [node.move for node in record.main_line()]


@pytest.mark.parametrize(
    ("entry", "word", "other"),
    [
        (FormatId.KIF, "変則：御妃将棋", "変則：知らぬ将棋"),
        (FormatId.PSN, '[Variant "okisakishogi"]', '[Variant "unheard"]'),
    ],
)
def test_a_name_of_a_game_that_is_not_known_is_told(entry: FormatId, word: str, other: str) -> None:
    text = next(form for form in FORMATS if form.id is entry).dumps(Record(OKISAKI))
    assert word in text
    text = text.replace(word, other).replace("手合割：御妃将棋", "手合割：平手")
    result = read(text)
    assert result.record.variant is STANDARD
    assert ProblemKind.HEADER in [problem.what for problem in result.problems]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        *(("Standard", []), ("standard shogi", []), ("My normal game", []), ("Shogi", []), ("", [])),
        *(("My game", [(1, 1)]), ("chu shogi", [(1, 1)])),
    ],
)
def test_the_usual_game_has_several_names_in_psn(name: str, told: list[tuple[int, int]]) -> None:
    result = read(f'[Variant "{name}"]\n\n1.P7g-7f *\n')
    assert result.record.variant is STANDARD
    assert [(problem.line, problem.column) for problem in result.problems] == told


def test_a_board_of_a_game_that_is_not_known_is_no_board_of_shogi() -> None:
    text = next(form for form in FORMATS if form.id is FormatId.JKF).dumps(Record(OKISAKI))
    with pytest.raises(PositionTextError):
        read(text.replace('"okisaki"', '"unheard"'))


def test_every_game_of_the_program_is_held_by_kif_in_which_games_are_kept_and_by_others() -> None:
    for variant in VARIANTS:
        for entry in FORMATS:
            if entry.id in BY_NAME | BY_BOARD:
                assert entry.dumps(game(variant))
