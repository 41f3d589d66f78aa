"""Where a game does not say who played it, where or when, nothing stands in that place."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.library.reading import describe
from shogi_desktop.app.play.game_start import continued
from shogi_desktop.app.printing.pictures import _diagram
from shogi_desktop.app.printing.sheets import _item, score_sheet
from shogi_desktop.app.problems.reading import problems_in
from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.app.results.history import played_game
from shogi_desktop.app.settings.game_setup import EngineSetup, GameSetup, LevelSetup
from shogi_desktop.app.settings.print_choices import PictureChoices, PrintChoices
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import kif
from shogi_desktop.notation.style import MoveStyle
from shogi_desktop.rules import STANDARD, Color, parse_usi_move

SFEN = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"
TOLD = {
    "black": "Aiko",
    "white": "Ben",
    "event": "Cup",
    "site": "Edo",
    "date": "2026/11/27",
    "opening": "矢倉",
}

pytestmark = pytest.mark.usefixtures("qapp")


def game(*, told: bool, start: str | None = None, move: str = "7g7f") -> Record:
    record = Record(STANDARD, start)
    record.root.add(parse_usi_move(move, STANDARD))
    record.headers.update(TOLD if told else {})
    return record


@pytest.mark.parametrize("told", [True, False])
def test_in_the_library(told: bool) -> None:
    found = describe(game(told=told), 0, "")
    said = (found.black, found.white, found.event, found.date, found.opening)
    assert said == (("Aiko", "Ben", "Cup", "2026/11/27", "矢倉") if told else ("",) * 5)
    assert (found.handicap, describe(game(told=told, start=SFEN, move="G*5b"), 0, "").handicap) == (
        "even",
        "",
    )


@pytest.mark.parametrize("told", [True, False])
def test_on_an_empty_score_sheet(told: bool) -> None:
    record = game(told=told)
    if told:
        record.headers["time_limit"] = "2 hours"
    fields = dict(score_sheet(STANDARD, PrintChoices(), record)._options.fields)
    fields = {name.removeprefix("☗ ").removeprefix("☖ "): value for name, value in fields.items()}
    assert list(fields) == ["Black", "White", "Event", "Place", "Date", "Time limit"]
    assert list(fields.values())[:4] == (["Aiko", "Ben", "Cup", "Edo"] if told else [""] * 4)
    assert fields["Time limit"] == ("2 hours" if told else "")
    assert bool(fields["Date"]) is told


@pytest.mark.parametrize("told", [True, False])
def test_beside_a_diagram(told: bool) -> None:
    record = game(told=told)
    (node,) = record.main_line()
    printed = _item(record, (0,), MoveStyle.JAPANESE, PrintChoices(), flipped=False).diagram
    pictures = [
        _diagram(
            record,
            node,
            record.position((0,)),
            PictureChoices(names=names),
            MoveStyle.JAPANESE,
            flipped=False,
        )
        for names in (True, False)
    ]
    names = [(one.black, one.white) for one in (printed, *pictures)]
    assert names == ([("Aiko", "Ben"), ("Aiko", "Ben"), ("", "")] if told else [("", "")] * 3)


def test_a_problem_has_no_players_and_no_title_but_its_own() -> None:
    record = game(told=True, start=SFEN, move="G*5b")
    choices = PrintChoices(lengths=False)

    def printed() -> tuple[str, str, str]:
        item = _item(record, (), MoveStyle.JAPANESE, choices, flipped=False)
        return item.diagram.black, item.diagram.white, item.caption

    def read() -> str:
        (found,), _ = problems_in(kif.dumps(record).encode(), "x.kif")
        return found.title

    assert (printed(), read()) == (("", "", "Cup"), "Cup")
    record.headers["作品名"] = "Smoke"
    assert (printed(), read()) == (("", "", "Smoke"), "Smoke")
    for key in ("作品名", "event"):
        del record.headers[key]
    assert (printed(), read()) == (("", "", ""), "")


def test_a_game_from_a_position_is_of_no_handicap(qapp: QCoreApplication) -> None:
    for start, handicap in ((None, "even"), (SFEN, "")):
        record = Record(STANDARD, start)
        assert continued(GameSetup(), Cursor(record)).handicap == handicap


def test_in_my_results() -> None:
    ended, when = Outcome(Reason.RESIGNATION, Color.BLACK), datetime(2026, 11, 27, 4, 30)
    level = played_game(GameSetup(white=LevelSetup(3)), ended, 9, 0, None, when)
    engine = played_game(GameSetup(white=EngineSetup(("/e/x",), name="X")), ended, 9, 0, Path("/a.kif"), when)
    assert level is not None
    assert engine is not None
    assert (level.file, level.character, level.engine, level.strength) == ("", "", "", 3)
    assert (engine.file, engine.character, engine.engine, engine.strength) == (
        str(Path("/a.kif")),
        "",
        "X",
        0,
    )
