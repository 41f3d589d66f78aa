"""What an error says: the value, the place, and what it means of a position."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.errors import (
    CannotHoldError,
    MoveReadError,
    NoKifu,
    NotationError,
    NotKifuError,
    PositionDetail,
    PositionFault,
    PositionTextError,
    UnencodableError,
)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (MoveReadError("xx"), "'xx' is no move that can be played here"),
        (MoveReadError("G-5h", ("G6i-5h", "G4i-5h")), "'G-5h' may mean G6i-5h or G4i-5h"),
        (NotKifuError("hello", "a KIF file"), "this is not a KIF file: 'hello'"),
        (NotKifuError("  \n"), "this is not a kifu: it is empty"),
        (NotKifuError("\x00\x01\x02"), "this is not a kifu: it is not text"),
        (NotKifuError("1. e4", why=NoKifu.CHESS), "this is not a kifu: it is a chess game"),
        (PositionTextError("x", "board", "no king"), "the position cannot be set up (board: no king)"),
        (CannotHoldError("CSA", "it has ten files"), "CSA cannot hold this game: it has ten files"),
        (UnencodableError("☗", "cp932"), "cp932 cannot hold ☗"),
    ],
    ids=str,
)
def test_each_error_is_a_sentence_with_what_it_is_about(error: NotationError, sentence: str) -> None:
    assert str(error) == sentence


def test_of_a_fault_that_has_no_numbers_none_is_told() -> None:
    error = PositionTextError("x", "board", "odd")
    assert error.detail == PositionDetail(PositionFault.NOT_UNDERSTOOD, 0, 0, 0, "", "", None, ())
    assert PositionDetail.of(KeyError("X")) == PositionDetail(PositionFault.UNKNOWN_PIECE, part="X")
    assert PositionDetail.of(KeyError()) == PositionDetail(PositionFault.UNKNOWN_PIECE)
    assert PositionDetail.of(ValueError()) == error.detail


def test_the_blanks_around_the_beginning_of_a_text_are_not_told() -> None:
    error = NotKifuError(" \ufeff\t\r\n　hello　\n")
    assert (error.text, error.is_empty) == ("hello", False)
    assert NotKifuError("\ufeff　\n").is_empty
