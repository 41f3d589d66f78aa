"""Every error says what it is about in a sentence, and comes whole out of another process."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from shogi_desktop.app.books.trouble import BookTrouble, BookTroubleKind
from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.engines.registry import EngineGoneError, UnknownEngineError, UnknownProfileError
from shogi_desktop.app.engines.required import EngineOptionError
from shogi_desktop.app.library.errors import IndexUnusableError
from shogi_desktop.app.match.openings import OpeningsError, OpeningsFault
from shogi_desktop.app.match.pace import PaceTextError
from shogi_desktop.app.match.players import PlayerSpecError
from shogi_desktop.app.match.results import FileFault, MatchFileError
from shogi_desktop.app.match.statistics import SprtTextError
from shogi_desktop.app.records.journal import GameElsewhereError
from shogi_desktop.app.records.position_editor import EditRefusedError, Refusal
from shogi_desktop.app.records.unsaved import Trouble, UnsavedError
from shogi_desktop.rules import STANDARD
from shogi_desktop.usi.errors import EngineFailure, FailureKind

FILE = Path("a.txt")
KIND = STANDARD.least_kind


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (UnknownEngineError("x", ("a", "b")), "there is no engine 'x' on the list: a, b"),
        (UnknownProfileError("a", "x", ("fast", "deep")), "a has no profile 'x': fast, deep"),
        (EngineGoneError("Gone"), "Gone is not on the list of engines"),
        (EngineOptionError("A", "Hash", 0, "1 to 9"), "The engine A takes 1 to 9 for Hash, not 0"),
        (EngineOptionError("A", "Hash", 0, ""), "The engine A has no option Hash"),
        (UnsavedError(FILE, Trouble.DAMAGED), "a.txt: DAMAGED"),
        (GameElsewhereError(FILE), "another window of the program plays the game in a.txt"),
        (IndexUnusableError(FILE, "disk I/O error"), "a.txt: disk I/O error"),
        (EditRefusedError(Refusal.BOX_EMPTY), Refusal.BOX_EMPTY.value),
        (EditRefusedError(Refusal.BOX_EMPTY, KIND), f"{Refusal.BOX_EMPTY.value} ({KIND.id})"),
        (MatchFileError(FILE, FileFault.UNWRITABLE, "full"), "a.txt cannot be written: full"),
        (BookTrouble(BookTroubleKind.UNFIT, FILE, "no room"), "a.txt cannot store these moves: no room."),
    ],
    ids=str,
)
def test_each_error_is_a_sentence_with_what_it_is_about(error: Exception, sentence: str) -> None:
    assert str(error) == sentence


def test_what_was_misspelt_is_told_with_what_would_do() -> None:
    for error, would_do in (
        (PaceTextError("x", "no number"), "nodes=20000"),
        (PlayerSpecError("x", "no number"), "level:1"),
        (SprtTextError("x", "no number"), "elo0=0,elo1=10"),
    ):
        assert str(error).startswith("'x' is not a ") and ": no number. Write " in str(error)
        assert would_do in str(error)
    whole, line = (OpeningsError(FILE, at, OpeningsFault.OTHER_GAME, "okisaki") for at in (None, 3))
    assert str(whole).startswith("a.txt: ")
    assert str(line) == str(whole).replace("a.txt", "a.txt, line 3")


@pytest.mark.parametrize("detail", ["", "7"])
def test_an_engine_that_broke_is_told_with_its_program(detail: str) -> None:
    failure = EngineFailure(FailureKind.DIED_IN_SEARCH, "/e/x", detail)
    assert str(EngineFailedError(failure)) == f"/e/x: {failure.kind.value} {detail}".rstrip()


def test_what_happens_in_another_process_is_known_here_with_all_its_fields() -> None:
    failure = EngineFailure(FailureKind.DIED_IN_SEARCH, "/e/x", "7")
    for error in (
        EngineFailedError(failure),
        EngineMissingError((FILE, Path("b"))),
        EngineOptionError("A", "Hash", 0, "1 to 9"),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), vars(again), str(again)) == (type(error), vars(error), str(error))
