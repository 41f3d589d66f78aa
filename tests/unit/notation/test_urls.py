"""Positions and games in web addresses."""

from __future__ import annotations

import pytest

from shogi_desktop.notation import urls
from shogi_desktop.notation.errors import NotationError, PositionTextError
from shogi_desktop.rules import OKISAKI, STANDARD

START = STANDARD.start_sfen
BOARD = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"
MIDDLE = "ln1gk2nl/3s2g2/p1pppsppp/1p4+R2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w Bb 20"


@pytest.mark.parametrize(
    ("url", "sfen", "moves"),
    [
        (f"https://lishogi.org/analysis/{BOARD}_b_-_1", START, ""),
        (f"https://lishogi.org/editor/{BOARD}%20w%20-%201", START.replace(" b ", " w "), ""),
        (f"https://lishogi.org/analysis/standard/{MIDDLE.replace(' ', '_')}", MIDDLE, ""),
        (f"https://lishogi.org/analysis/{MIDDLE.replace('+', '%2B').replace(' ', '_')}", MIDDLE, ""),
        (f"http://sfenreader.appspot.com/sfen?sfen={BOARD}%20b%20-%201&lm=76", START, ""),
        (f"http://sfenreader.appspot.com/ja/create_board.html?sfen={BOARD.replace('/', '%2F')}", START, ""),
        (f"https://example.org/?x=1&sfen={MIDDLE.replace(' ', '%20')}", MIDDLE, ""),
        (
            f"https://example.org/?sfen={MIDDLE.replace('+', '%2B').replace(' ', '+')}&moves=8d8e",
            MIDDLE,
            "8d8e",
        ),
        (
            f"https://www.kento-shogi.com/?initpos={BOARD.replace('/', '%2F')}+b+-+1&moves=7g7f.3c3d.2g2f#3",
            START,
            "7g7f 3c3d 2g2f",
        ),
        ("https://www.kento-shogi.com/?moves=7g7f.3c3d", START, "7g7f 3c3d"),
        (
            f"https://www.shogi-extend.com/share-board?body=position+sfen+{BOARD}+b+-+1+moves+7g7f+3c3d",
            START,
            "7g7f 3c3d",
        ),
        ("https://example.org/board?body=position.startpos.moves.7g7f.3c3d", START, "7g7f 3c3d"),
        ("https://example.org/board?usi=position.startpos.moves.7g7f.3c3d", START, "7g7f 3c3d"),
        (f"https://example.org/v1.2_{BOARD}_w_-_1", START.replace(" b ", " w "), ""),
        (f"https://example.org/?SFEN={BOARD}&sfen=9/9&moves=7g7f,3c3d", START, "7g7f 3c3d"),
        (f"https://example.org/?sfen={BOARD}%20b%20-%201%20moves%207g7f&moves=2g2f", START, "7g7f"),
        (f"https://example.org/?m=moves_7g7f_3c3d&sfen={BOARD}", START, "7g7f 3c3d"),
        ("piyoshogi://?sfen=" + BOARD + "%20b%20-%201", START, ""),
        ("https://example.org/#sfen=" + BOARD + "_b_-_1", START, ""),
        (f"https://example.org/?sfen={OKISAKI.start_sfen.replace(' ', '_')}", OKISAKI.start_sfen, ""),
    ],
)
def test_the_position_in_an_address_is_read(url: str, sfen: str, moves: str) -> None:
    assert urls.looks_like_url(url)
    result = urls.loads(url)
    assert result.record.start_sfen == sfen
    assert " ".join(node.move.usi for node in result.record.main_line() if node.move) == moves
    assert not result.problems


@pytest.mark.parametrize("names", [("sname", "gname"), ("black", "white")])
def test_names_in_an_address_become_headers(names: tuple[str, str]) -> None:
    said = f"{names[0]}=%E7%BE%BD%E7%94%9F&{names[1]}=Ben&title=Meijin"
    headers = urls.loads(f"http://sfenreader.appspot.com/sfen?sfen={BOARD}%20b%20-&{said}").record.headers
    assert headers == {"black": "羽生", "white": "Ben", "event": "Meijin"}


@pytest.mark.parametrize(
    "url",
    [
        "https://lishogi.org/AbCdEfGh",
        "https://example.org/a/b/c/d/e/f/g/h/i/j/k",
        "https://example.org/?sfen=nonsense",
        "https://",
    ],
)
def test_an_address_without_a_position_says_what_to_do(url: str) -> None:
    with pytest.raises(NotationError, match="copy the game there"):
        urls.loads(url)


def test_a_position_that_cannot_be_set_up_is_an_error_of_its_own() -> None:
    with pytest.raises(PositionTextError):
        urls.loads("https://example.org/?sfen=9/9/9/9/9/9/9/9/9_b_-_1")


def test_an_impossible_move_ends_the_game_and_is_told() -> None:
    result = urls.loads("https://example.org/?moves=7g7f.7g7f")
    assert len(result.record.main_line()) == 1
    assert result.problems


@pytest.mark.parametrize("text", ["", "position startpos", "see https://lishogi.org", BOARD])
def test_other_text_is_no_address(text: str) -> None:
    assert not urls.looks_like_url(text)
