"""A game as a server tells it: its word stands, and what we think otherwise is noted."""

from __future__ import annotations

import pytest

from shogi_desktop.csa.ends import EndMark, EndResult, Word
from shogi_desktop.csa.errors import LineError
from shogi_desktop.csa.events import GameOver
from shogi_desktop.csa.mirror import Mirror
from shogi_desktop.csa.moves import MoveLine
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.csa.times import TimeRule
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import OKISAKI, STANDARD, Color

CYCLE = ("+2838HI", "-8272HI", "+3828HI", "-7282HI")


def mirror(**more: object) -> Mirror:
    time = TimeRule(total=60, byoyomi=10)
    summary = GameSummary("g", "a", "b", Color.BLACK, black_time=time, white_time=time, **more)  # type: ignore[arg-type]
    made = Mirror(summary)
    made.start(1_000)
    return made


def tell(made: Mirror, *texts: str, units: int = 1) -> None:
    for number, text in enumerate(texts, start=1):
        made.take(MoveLine(text, units), 1_000 + 1_000 * number)


def notes(made: Mirror) -> str:
    return "\n".join(node.comment for node in [made.record.root, *made.record.main_line()])


def test_moves_and_the_servers_times_are_in_the_record_and_on_the_clocks() -> None:
    made = mirror()
    tell(made, "+7776FU", "-3334FU", units=25)

    assert [node.time_ms for node in made.record.main_line()] == [25_000, 25_000]
    assert made.clock.remaining(Color.WHITE, 9_000).main_ms == 35_000
    assert made.turn is Color.BLACK
    assert notes(made) == "\n\n"


def test_a_move_that_our_rules_forbid_stands_and_is_marked() -> None:
    made = mirror()
    tell(made, "+7776FU", "-2277UM")

    assert made.record.main_line()[1].illegal
    assert "-2277UM is illegal" in notes(made)
    assert made.position.turn is Color.BLACK


@pytest.mark.parametrize("text", ["+5555FU", "-3334FU", "+5554FU"])
def test_a_move_that_cannot_be_made_at_all_ends_the_talk(text: str) -> None:
    with pytest.raises(LineError):
        tell(mirror(), text)


def test_a_time_that_our_clock_thinks_used_up_goes_on() -> None:
    made = mirror()
    tell(made, "+7776FU", units=500)
    tell(made, "-3334FU")

    assert "By our clock the time was up before +7776FU" in notes(made)
    assert made.clock.running is Color.BLACK


def test_a_repetition_that_the_server_does_not_see_goes_on_and_is_noted() -> None:
    made = mirror()
    tell(made, *CYCLE * 3, "+2838HI")

    assert "the game was over before this move (repetition)" in notes(made)


def test_a_server_that_ends_otherwise_than_we_would_is_believed_and_it_is_noted() -> None:
    made = mirror()
    tell(made, *CYCLE * 3)
    outcome = made.end(GameOver(EndMark.OUTE_SENNICHITE, EndResult.WIN, None))

    assert outcome == made.record.outcome == Outcome(Reason.PERPETUAL_CHECK, Color.BLACK)
    assert "ended otherwise (repetition)" in notes(made)


def test_mate_that_the_mated_has_said_is_mate_in_the_record() -> None:
    made = mirror(start_sfen="4k4/9/4P4/9/9/9/9/9/4K4 b G 1")
    tell(made, "+0052KI")

    assert made.is_mated
    assert made.end(GameOver(EndMark.RESIGN, EndResult.WIN, Word.RESIGN)).reason is Reason.CHECKMATE


def test_the_largest_difference_of_times_is_kept_for_moves_of_ours() -> None:
    made = mirror()
    made.take(MoveLine("+7776FU", 9), 2_000)
    made.take(MoveLine("-3334FU", 40), 3_000)

    assert made.skew.ms == 8_000
    assert made.skew.is_large


def test_moves_of_the_summary_are_played_before_the_game_goes_on() -> None:
    made = mirror(moves=(MoveLine("+7776FU", 3), MoveLine("-3334FU", 4)))

    assert len(made.record.main_line()) == 2
    assert made.clock.remaining(Color.BLACK, 1_000).main_ms == 57_000
    with pytest.raises(LineError):
        mirror(moves=(MoveLine("-3334FU", 3),))


def test_a_handicap_is_known_by_its_name() -> None:
    made = mirror(start_sfen=STANDARD.handicap("two").sfen)

    assert made.record.handicap_id == "two"
    assert made.turn is Color.WHITE


def test_ten_files() -> None:
    made = mirror(variant=OKISAKI)
    tell(made, "+A8A7FU", "-1314FU")

    assert [node.move.usi for node in made.record.main_line() if node.move] == ["10h10g", "1c1d"]
