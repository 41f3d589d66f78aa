"""Files of several games: a bad one loses itself only, and it is said where it stands (KIFU.md 38)."""

from __future__ import annotations

import pytest

from shogi_desktop.notation import NotationError, psn, read, read_all
from shogi_desktop.notation.encoding import CP932
from shogi_desktop.notation.errors import PositionTextError
from shogi_desktop.notation.formats import FORMATS, Format, format_by_id
from shogi_desktop.notation.result import FormatId, ProblemKind, Problems, ReadResult
from shogi_desktop.notation.several import LostGame, readable

CSA_1 = "V2.2\nN+A\nPI\n+\n+7776FU\n%TORYO\n"
CSA_2 = "V2.2\nN+B\nPI\n+\n+2726FU\n-3334FU\n%TORYO\n"
BAD_BOARD = "V2.2\nN+C\nP1-KY\n+\n+7776FU\n"
PSN_1 = '[Sente "A"]\n\n1. P7g-7f 1-0\n\n'
PSN_2 = '[Sente "B"]\n\n1. P2g-2f 2. P3c-3d 1-0\n\n'
PSN_BAD = '[Sente "C"]\n[SFEN "9/9 b - 1"]\n\n1. P7g-7f 1-0\n\n'


def names(results: list[ReadResult]) -> list[str]:
    return [result.record.headers.get("black", "") for result in results]


def lost(results: list[ReadResult]) -> list[tuple[int, int]]:
    """Which game tells of a lost one, and in which line."""
    return [
        (number, problem.line)
        for number, result in enumerate(results)
        for problem in result.problems
        if problem.what is ProblemKind.LOST_GAME
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"{CSA_1}/\nthis is no game\n/\n{CSA_2}", [(0, 8)]),
        (f"this is no game\n/\n{CSA_1}/\n{CSA_2}", [(0, 1)]),
        (f"{CSA_1}/\nthis is no game\nnor that\n\n/\n{CSA_2}", [(0, 8)]),
        (f"{CSA_1}/\n$EVENT\nnor that\n/\n{CSA_2}", [(0, 8)]),
        (f"{CSA_1}/\n{BAD_BOARD}/\n{CSA_2}", [(0, 10)]),
        (f"{BAD_BOARD}/\n{CSA_1}/\n{CSA_2}", [(0, 3)]),
        (f"{CSA_1}/\n{CSA_2}/\n{BAD_BOARD}", [(1, 18)]),
        (f"{CSA_1}/\n{CSA_2}/\n'the end\n'of the file\n", [(1, 16)]),
        (f"'the beginning\n/\n{CSA_1}/\n{CSA_2}/\n\n", [(0, 1)]),
        (f"{PSN_1}{PSN_BAD}{PSN_2}", [(0, 5)]),
        (f"{PSN_BAD}{PSN_1}{PSN_2}", [(0, 1)]),
        (f"{PSN_1}{PSN_2}{PSN_BAD}", [(1, 9)]),
        (f"this is no game\n\n{PSN_1}{PSN_2}", [(0, 1)]),
    ],
)
def test_a_part_that_is_no_game_is_told_by_line_and_the_games_are_read(
    text: str, told: list[tuple[int, int]]
) -> None:
    results = read_all(text) if not text.startswith("this is no game\n\n") else read_all_of_psn(text)
    assert names(results) == ["A", "B"]
    assert [len(result.record.main_line()) for result in results] == [1, 2]
    assert lost(results) == told


def read_all_of_psn(text: str) -> list[ReadResult]:
    """As movetext: what it is would be told by its beginning."""
    return psn.loads_all(text)


def test_the_first_game_that_can_be_read_is_the_first() -> None:
    result = read(f"{BAD_BOARD}/\n{CSA_1}/\n'a remark\n/\n{CSA_2}")
    assert result.record.headers["black"] == "A"
    assert [(p.what, p.line, p.column) for p in result.problems] == [
        (ProblemKind.LOST_GAME, 3, 1),
        (ProblemKind.LOST_GAME, 14, 1),
        (ProblemKind.MORE_GAMES, 16, 1),
    ]
    result = read(f"{PSN_BAD}{PSN_1}{PSN_2}")
    assert result.record.headers["black"] == "A"
    assert [(p.what, p.line) for p in result.problems] == [
        (ProblemKind.LOST_GAME, 1),
        (ProblemKind.MORE_GAMES, 10),
    ]


def test_one_game_and_a_comment_is_one_game() -> None:
    result = read(f"{CSA_1}/\n'the end\n")
    assert [p.what for p in result.problems] == [ProblemKind.LOST_GAME]


def test_where_no_game_can_be_read_the_first_ones_trouble_is_told() -> None:
    with pytest.raises(PositionTextError, match="rank 1"):
        read_all(f"{BAD_BOARD}/\nnothing\n")
    with pytest.raises(NotationError):
        read_all(f"{PSN_BAD}{PSN_BAD}")


def test_a_variation_or_a_comment_left_open_does_not_swallow_the_games_after_it() -> None:
    results = read_all(f'[Sente "A"]\n\n1. P7g-7f (1. P2g-2f\n\n{PSN_2}')
    assert names(results) == ["A", "B"]
    assert [p.what for p in results[0].problems] == [ProblemKind.VARIATION]
    results = read_all(
        f'[Sente "A"]\n\n1. P7g-7f {{left open\n\n{PSN_2}[Sente "C"]\n\n1. P7g-7f {{closed}} 1-0\n'
    )
    assert names(results) == ["A", "B", "C"]
    assert results[0].record.main_line()[0].comment == "left open"
    assert [p.what for p in results[0].problems] == [ProblemKind.NOT_UNDERSTOOD]


def test_tags_that_are_a_comments_text_begin_no_game() -> None:
    text = '[Sente "A"]\n\n1. P7g-7f {so it began:\n\n[Sente "B"]\n\nand on} 2. P3c-3d 1-0\n'
    results = read_all(text)
    assert names(results) == ["A"]
    assert len(results[0].record.main_line()) == 2


def test_a_broken_character_is_told_once() -> None:
    data = f"{CSA_1}/\n{CSA_2}".encode(CP932).replace(b"N+A", b"N+\x82")
    results = read_all(data)
    assert [[p.what for p in result.problems] for result in results] == [[ProblemKind.ENCODING], []]


def test_lost_games_before_the_first_are_told_with_it() -> None:
    good = read(CSA_1)
    bad = LostGame(3, NotationError("no"))
    assert readable([bad, good, good])[0].problems == (bad.problem,)
    assert not Problems()


@pytest.mark.parametrize("entry", [one for one in FORMATS if one.separator], ids=lambda one: one.id.value)
def test_games_put_into_one_file_as_its_format_says_are_read_as_so_many(entry: Format) -> None:
    assert entry.separator is not None
    text = entry.separator.join(entry.dumps(read(game).record) for game in (CSA_1, CSA_2))
    assert names(read_all(text)) == ["A", "B"]


def test_games_of_psn_have_an_empty_line_between_them() -> None:
    first, second = (format_by_id(FormatId.PSN).dumps(read(game).record) for game in (CSA_1, CSA_2))
    assert f"{first}{format_by_id(FormatId.PSN).separator}{second}" == f"{first.rstrip()}\n\n{second}"
