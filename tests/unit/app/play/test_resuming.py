"""A game that was cut off, played again by the rules: what stands, what is lost, and which one is offered."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from shogi_desktop.app.play.resuming import SetAside, look, replay
from shogi_desktop.app.records.journal_lines import MoveLine, NoteLine, Reading, State, UnfinishedGame
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, RemoteSetup, RulesSetup, TimeSetup
from shogi_desktop.game import ClockState, FoulRule
from shogi_desktop.game.clock import SideState
from shogi_desktop.rules import Color, ImpasseRule, RulesError

NOON = datetime(2026, 11, 22, 12)
TIMED = GameSetup(white=LevelSetup(3), time=TimeSetup(main_ms=600_000))


def clocks(black_ms: int, white_ms: int) -> ClockState:
    return ClockState(SideState(black_ms, 1, 600_000 - black_ms), SideState(white_ms, 1, 600_000 - white_ms))


def cut_off(*moves: MoveLine, setup: GameSetup = TIMED, **more: object) -> UnfinishedGame:
    return UnfinishedGame(Path("game.jsonl"), setup, NOON, moves, **more)  # type: ignore[arg-type]


FIRST = MoveLine("7g7f", 5_000, clocks(595_000, 600_000))
SECOND = MoveLine("3c3d", 8_000, clocks(595_000, 592_000))
THIRD = MoveLine("2g2f", 1_000, clocks(594_000, 592_000))


def test_moves_times_notes_and_clocks_are_as_they_were() -> None:
    notes = (
        NoteLine(0, "before"),
        NoteLine(2, "after", bookmark="here"),
        NoteLine(9, "of a move that is gone"),
    )
    last = clocks(590_000, 592_000)  # a take-back gave nothing back

    found = replay(cut_off(FIRST, SECOND, notes=notes, clock=last))

    line = found.record.main_line()
    assert [(node.move and node.move.usi, node.time_ms) for node in line] == [
        ("7g7f", 5_000),
        ("3c3d", 8_000),
    ]
    assert (found.record.root.comment, line[1].comment, line[1].bookmark) == ("before", "after", "here")
    assert line[0].comment == "" and line[0].bookmark is None
    assert found.clock.state() == last
    assert found.path == (0, 0)


def test_without_a_last_word_the_clocks_stand_as_after_the_last_move() -> None:
    assert replay(cut_off(FIRST, SECOND)).clock.state() == SECOND.clock
    untimed = MoveLine("2g2f")
    assert replay(cut_off(FIRST, SECOND, untimed)).clock.state() == SECOND.clock
    assert replay(cut_off()).clock.state() == clocks(600_000, 600_000)


def test_a_move_that_the_rules_refuse_ends_the_reading_and_what_followed_is_lost() -> None:
    notes = (NoteLine(1, "stands"), NoteLine(2, "gone"))
    wrong = MoveLine("3c3e", 1_000, clocks(595_000, 599_000))

    found = replay(cut_off(FIRST, wrong, THIRD, notes=notes, clock=clocks(1, 1), lost=4))

    assert [node.move and node.move.usi for node in found.record.main_line()] == ["7g7f"]
    assert (found.game.damaged, found.game.lost, found.game.moves) == (True, 6, (FIRST,))
    assert found.game.notes == notes[:1]
    assert found.game.clock == found.clock.state() == FIRST.clock


def test_a_first_move_that_is_none_leaves_the_start_and_whole_clocks() -> None:
    found = replay(cut_off(MoveLine("nonsense", clock=clocks(1, 1)), clock=clocks(1, 1)))
    assert found.record.main_line() == []
    assert found.game.clock is None
    assert found.clock.state() == clocks(600_000, 600_000)


def test_notes_of_a_game_from_a_position_count_the_moves_before_it() -> None:
    setup = GameSetup(
        handicap="",
        start_sfen="lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        moves=("7g7f", "3c3d"),
        white=LevelSetup(3),
    )
    notes = (NoteLine(3, "stands"), NoteLine(4, "gone"))
    found = replay(cut_off(MoveLine("2g2f"), MoveLine("2f2e+"), setup=setup, notes=notes))
    assert found.game.notes == notes[:1]
    assert [node.comment for node in found.record.main_line()] == ["", "", "stands"]


def test_a_foul_that_waited_to_be_called_stands_where_fouls_are_called() -> None:
    called = GameSetup(white=LevelSetup(3), rules=RulesSetup(fouls=FoulRule.CALLED.value))
    found = replay(cut_off(MoveLine("7g7e"), MoveLine("3c3d"), setup=called))
    assert [node.illegal for node in found.record.main_line()] == [True, False]
    assert not found.game.damaged
    strict = GameSetup(white=LevelSetup(3), rules=RulesSetup(fouls=FoulRule.STRICT.value))
    assert replay(cut_off(MoveLine("7g7e"), setup=strict)).game.lost == 1


def test_a_set_up_that_this_version_does_not_know_is_refused() -> None:
    for unknown in (
        GameSetup(handicap="eleven"),
        GameSetup(white=RemoteSetup("somewhere.example")),
        GameSetup(variant="okisakishogi", rules=RulesSetup(impasse=ImpasseRule.POINTS_27.value)),
    ):
        with pytest.raises(RulesError, match="the set-up cannot be used"):
            replay(cut_off(setup=unknown))


def reading(path: Path, state: State, game: UnfinishedGame | None = None, moves: int = 0) -> Reading:
    path.write_text("{}\n")
    return Reading(path, state, game, moves)


def test_the_latest_game_that_can_be_played_on_is_offered_and_the_rest_is_told_of(tmp_path: Path) -> None:
    strange = cut_off(setup=GameSetup(handicap="eleven"))
    names = [tmp_path / f"{number}.jsonl" for number in range(6)]

    found = look(
        (
            reading(names[0], State.OF_ANOTHER_VERSION),
            reading(names[1], State.WAITING, strange),
            reading(names[2], State.BROKEN, moves=7),
            reading(names[3], State.WAITING, cut_off(FIRST, SECOND)),
            reading(names[4], State.WAITING, cut_off(FIRST)),
            reading(names[5], State.WAITING, strange),
        )
    )

    assert found.replay is not None
    assert found.replay.path == (0, 0)
    assert found.of_other_versions == (names[0], names[1])
    ((aside, moves),) = ((one.file, one.moves) for one in found.set_aside)
    assert (aside.name, moves) == ("2.jsonl.damaged", 7)
    assert found.set_aside == (SetAside(aside, 7),)
    assert aside.exists() and not names[2].exists()


def test_a_broken_journal_that_cannot_be_set_aside_is_not_told_of_as_if_it_were(tmp_path: Path) -> None:
    gone = Reading(tmp_path / "gone.jsonl", State.BROKEN, None, 3)
    assert look([gone]).set_aside == ()
    assert look([]).replay is None


def test_both_sides_of_a_resumed_clock_are_the_players() -> None:
    found = replay(cut_off(FIRST))
    assert [found.clock.remaining(color, 0).main_ms for color in Color] == [595_000, 600_000]
