"""The summary of a game: read strictly, and what is written is read again."""

from __future__ import annotations

import pytest

from shogi_desktop.csa.errors import LineError, SummaryError
from shogi_desktop.csa.moves import MoveLine
from shogi_desktop.csa.summary import (
    MOST_LINES,
    FormatError,
    GameSummary,
    SummaryReader,
    VersionError,
    summary_lines,
)
from shogi_desktop.csa.times import TimeRule
from shogi_desktop.rules import OKISAKI, STANDARD, Color

# As in the protocol's own description, with the board written out.
DESCRIBED = """\
Protocol_Version:1.2
Protocol_Mode:Server
Format:Shogi 1.0
Declaration:Jishogi 1.1
Game_ID:20060505-CSA14-3-5-7
Name+:TANUKI
Name-:KITSUNE
Your_Turn:+
Rematch_On_Draw:NO
To_Move:+
Max_Moves:123
BEGIN Time
Time_Unit:1sec
Total_Time:1500
Byoyomi:10
Least_Time_Per_Move:1
END Time
BEGIN Position
P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
P2 * -HI *  *  *  *  * -KA *
P3-FU-FU-FU-FU-FU-FU-FU-FU-FU
P4 *  *  *  *  *  *  *  *  *
P5 *  *  *  *  *  *  *  *  *
P6 *  *  *  *  *  *  *  *  *
P7+FU+FU+FU+FU+FU+FU+FU+FU+FU
P8 * +KA *  *  *  *  * +HI *
P9+KY+KE+GI+KI+OU+KI+GI+KE+KY
P+
P-
+
+2726FU,T12
-3334FU,T6
END Position
END Game_Summary
"""


def read(text: str) -> GameSummary:
    reader = SummaryReader()
    for line in text.splitlines():
        summary = reader.feed(line)
        if summary is not None:
            return summary
    raise AssertionError("the summary did not end")


def test_the_summary_of_the_description_is_read() -> None:
    summary = read(DESCRIBED)

    assert (summary.game_id, summary.black, summary.white) == ("20060505-CSA14-3-5-7", "TANUKI", "KITSUNE")
    assert summary.your_turn is Color.BLACK
    assert summary.start_position().sfen() == STANDARD.start_sfen
    assert summary.moves == (MoveLine("+2726FU", 12), MoveLine("-3334FU", 6))
    assert summary.black_time == summary.white_time == TimeRule(1000, 1500, 10, least=1)
    assert summary.max_moves == 123
    assert summary.declares
    assert not summary.rematch_on_draw


def test_each_side_may_have_a_time_of_its_own() -> None:
    text = DESCRIBED.replace("BEGIN Time\n", "BEGIN Time+\n").replace("END Time\n", "END Time+\n")
    text = text.replace("BEGIN Position", "BEGIN Time-\nTotal_Time:60\nEND Time-\nBEGIN Position")

    summary = read(text)

    assert summary.time(Color.BLACK).total == 1500
    assert summary.time(Color.WHITE) == TimeRule(total=60)


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI])
@pytest.mark.parametrize("handicap", ["even", "lance", "two", "ten"])
@pytest.mark.parametrize("turn", [Color.BLACK, Color.WHITE])
def test_what_is_written_is_read_again(variant: object, handicap: str, turn: Color) -> None:
    game = OKISAKI if variant is OKISAKI else STANDARD
    first = "-5253FU" if handicap != "even" else "+2726FU"
    summary = GameSummary(
        "x+GAME-60-5F+a+b+1",
        "a",
        "b",
        turn,
        game,
        game.handicap(handicap).sfen,
        (MoveLine(first, 3),),
        TimeRule(1000, 60, 0, 5),
        TimeRule(100, 600, 10, 0, 7, 1, True),
        320,
        game is STANDARD,
        True,
    )

    lines = summary_lines(summary)

    assert lines[0] == "BEGIN Game_Summary"
    assert read("\n".join(lines[1:])) == summary


def test_ten_files_take_two_characters_a_square() -> None:
    summary = GameSummary("g", "a", "b", Color.BLACK, OKISAKI, OKISAKI.start_sfen)

    assert "Format:Okisaki 1.0" in summary_lines(summary)
    handicap = GameSummary("g", "a", "b", Color.BLACK, OKISAKI, OKISAKI.handicap("two").sfen)
    rows = [line for line in summary_lines(handicap) if line[:2] in {"P1", "PA"}]
    assert rows == ["P1-KY-KE-GI-KI-OU-QU-KI-GI-KE-KY", "PA+KY+KE+GI+KI+QU+OU+KI+GI+KE+KY"]


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("Protocol_Version:1.2", "Protocol_Version:2.0", VersionError),
        ("Protocol_Version:1.2", "Protocol_Version:", VersionError),
        ("Format:Shogi 1.0", "Format:Chess 1.0", FormatError),
        ("Your_Turn:+", "Your_Turn:*", SummaryError),
        ("To_Move:+", "To_Move:?", SummaryError),
        ("Game_ID:20060505", "Game_ID:2006 0505", SummaryError),
        ("Max_Moves:123", "Max_Moves:many", SummaryError),
        ("Max_Moves:123", "Max_Moves:999999", SummaryError),
        ("Max_Moves:123", "Max_Moves:123\nMax_Moves:123", SummaryError),
        ("Name+:TANUKI", "TANUKI", SummaryError),
        ("BEGIN Time\n", "BEGIN Tea\n", SummaryError),
        ("END Time\n", "END Position\n", SummaryError),
        ("P1-KY", "P1-XX", SummaryError),
        ("P1-KY", "P1", SummaryError),
        ("-OU", " * ", SummaryError),
        ("+2726FU,T12", "+2726XX,T12", LineError),
        ("+2726FU,T12", "+2726FU,T-1", LineError),
        ("-3334FU,T6", "P5 * ", SummaryError),
    ],
)
def test_what_makes_no_sense_is_refused(old: str, new: str, error: type[Exception]) -> None:
    text = DESCRIBED.replace(old, new)
    assert text != DESCRIBED

    with pytest.raises(error):
        read(text)


def test_a_summary_without_an_end_is_given_up() -> None:
    reader = SummaryReader()
    for number in range(MOST_LINES):
        reader.feed(f"Word{number}:x")

    with pytest.raises(SummaryError):
        reader.feed("Word:x")
