"""What a format loses is told in words, with its number where that says something."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from shogi_desktop.app.words.formats import losses_text, problem_line, problem_word
from shogi_desktop.notation.losses import Loss, LossKind
from shogi_desktop.notation.result import Problem, ProblemKind

pytestmark = pytest.mark.usefixtures("qapp")


def test_losses_are_counted_but_for_what_there_is_once() -> None:
    losses = [
        Loss(LossKind.POSITION, 1),
        Loss(LossKind.POSITION, 2),
        Loss(LossKind.HANDICAP, 1),
        Loss(LossKind.MOVE_NUMBER, 1),
        Loss(LossKind.OUTCOMES, 1),
        Loss(LossKind.COMMENTS, 1),
        Loss(LossKind.TIMES, 30),
    ]
    assert losses_text(losses) == [
        "the start position",
        "the start position (2)",
        "the name of the handicap",
        "the number of the first move",
        "how the game ended",
        "comments (1)",
        "times (30)",
    ]
    assert losses_text([]) == []


def test_every_loss_and_every_trouble_has_a_name_of_its_own() -> None:
    losses = [losses_text([Loss(kind, 2)])[0] for kind in LossKind]
    words = [problem_word(kind) for kind in ProblemKind]
    for names in (losses, words):
        assert all(names)
        assert len(set(names)) == len(names)


def test_a_problem_is_listed_in_english_as_the_reader_said_it() -> None:
    problem = Problem(3, 2, ProblemKind.TIME, "what the reader says")
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    try:
        assert problem_line(problem) == "line 3, column 2: what the reader says"
    finally:
        QLocale.setDefault(before)
