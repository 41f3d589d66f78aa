"""The computer as a player, with fake engines good and bad."""

import itertools
import os
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from shogi_desktop.app.books.file import write_book
from shogi_desktop.app.engines.game import EngineGame
from shogi_desktop.app.engines.handle import Search
from shogi_desktop.app.engines.registry import EngineGoneError
from shogi_desktop.app.players import engine_player, making
from shogi_desktop.app.players.engine_kind import EngineKind
from shogi_desktop.app.players.engine_player import TIMEOUTS, EnginePlayer
from shogi_desktop.app.players.levels import FULL_STRENGTH_MS, Level, level_at
from shogi_desktop.app.players.making import Players
from shogi_desktop.app.players.player import Clocks, Course
from shogi_desktop.app.players.tempo import Turn
from shogi_desktop.app.players.thinking_time import (
    ENGINE_SEARCH_MS,
    LEVEL_SEARCH_MS,
    LONGEST_COUNTED_MS,
    Pace,
    limits_for,
    longest_reply_ms,
    longest_search_ms,
)
from shogi_desktop.app.settings.game_setup import (
    BookSetup,
    EngineSetup,
    LevelSetup,
    PersonSetup,
    SearchLimits,
)
from shogi_desktop.books import BookMove, BookPosition, board_of
from shogi_desktop.game import ClockReading, GameEnded, Outcome, Reason, Record, Session
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Color, Move, Position, Variant, parse_usi_move
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import FailureKind
from shogi_desktop.usi.messages import GoLimits
from shogi_desktop.usi.search import SearchRequest
from tests.support.sentences import into

FAKE = Path(__file__).parents[3] / "fakes" / "fake_engine.py"
PLAIN = Level(9, nodes=100)
HASTY = Timeouts(overdue_ms=50, stop_ms=50)


def fake(mode: str, *arguments: object) -> EngineCommand:
    return EngineCommand(sys.executable, ("-S", str(FAKE), mode, *map(str, arguments)))


class Heard:
    """What a player's signals said."""

    def __init__(self, player: EnginePlayer) -> None:
        self.moves: list[Move] = []
        self.resigned = 0
        self.declared = 0
        self.restarting: list[str] = []
        self.restarted: list[bool] = []
        self.failed: list[str] = []
        player.chose.connect(self.moves.append)
        player.resigned.connect(self._count_resignation)
        player.declared_win.connect(self._count_declaration)
        player.restarting.connect(into(self.restarting))
        player.restarted.connect(lambda: self.restarted.append(True))
        player.failed.connect(into(self.failed))

    def _count_resignation(self) -> None:
        self.resigned += 1

    def _count_declaration(self) -> None:
        self.declared += 1


Meet = Callable[..., tuple[EnginePlayer, Heard]]


@pytest.fixture
def meet(qtbot: QtBot) -> Iterator[Meet]:
    """``meet(command)``: an opponent behind that command, and what it says; gone when the test ends."""
    met: list[EnginePlayer] = []

    def make(
        command: EngineCommand,
        *,
        variant: Variant = STANDARD,
        level: Level = PLAIN,
        min_reply_ms: int = 0,
        timeouts: Timeouts | None = None,
        pace: Pace | None = None,
        game: EngineGame | None = None,
        book: BookSetup | None = None,
    ) -> tuple[EnginePlayer, Heard]:
        opponent = EnginePlayer(
            EngineKind(command, level, book=book),
            variant,
            random.Random(1),
            timeouts=timeouts,
            pace=lambda: pace or Pace(min_reply_ms),
            game=game,
        )
        met.append(opponent)
        return opponent, Heard(opponent)

    yield make
    for opponent in met:
        opponent.close()
        assert opponent.wait()


def test_it_answers_with_a_move_of_the_game(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("book", "3c3d"))

    assert not opponent.is_thinking
    opponent.think(Course(STANDARD.start_sfen, (parse_usi_move("7g7f", STANDARD),)))
    assert opponent.is_thinking
    qtbot.waitUntil(lambda: bool(heard.moves))

    assert heard.moves == usi("3c3d")
    assert opponent.score == 10
    assert not opponent.is_thinking


def test_a_natural_answer_is_held_back_and_comes_at_once_when_it_is_told_to(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("book", "3c3d"), pace=Pace(0, natural=True))
    opponent.think(Course(STANDARD.start_sfen, (parse_usi_move("7g7f", STANDARD),)))
    qtbot.waitUntil(opponent._reply_timer.isActive)
    assert opponent._reply_timer.remainingTime() > 100
    opponent.stop()
    qtbot.waitUntil(lambda: bool(heard.moves), timeout=200)
    assert heard.moves == usi("3c3d")


def test_it_plays_the_other_game_on_ten_files(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("book", "10h10g"), variant=OKISAKI)

    opponent.think(Course(OKISAKI.start_sfen))
    qtbot.waitUntil(lambda: bool(heard.moves))

    assert heard.moves == [parse_usi_move("10h10g", OKISAKI)]


@pytest.fixture(params=[".db", ".bin"])
def book(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A book whose best first move is another than its most frequent one."""
    path = tmp_path / f"book{request.param}"
    moves = (BookMove("7g7f", score=5, count=1000), BookMove("5g5f", score=90, count=1))
    write_book(path, [BookPosition(board_of(Position.start(STANDARD)), moves)])
    return path


@pytest.mark.parametrize(("best", "expected"), [(False, "7g7f"), (True, "5g5f")])
def test_it_plays_from_a_book_of_the_players_own_and_then_thinks(
    qtbot: QtBot, meet: Meet, book: Path, best: bool, expected: str
) -> None:
    opponent, heard = meet(fake("book", "3c3d"), book=BookSetup(str(book), best=best))
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: bool(heard.moves))
    assert heard.moves == usi(expected)
    assert opponent.score is None
    opponent.think(Course(STANDARD.start_sfen, tuple(usi("7g7f"))))
    qtbot.waitUntil(lambda: len(heard.moves) == 2)
    assert heard.moves[1:] == usi("3c3d")


def test_a_question_taken_back_while_the_book_is_asked_is_not_answered(
    qtbot: QtBot, meet: Meet, book: Path
) -> None:
    opponent, heard = meet(fake("book", "3c3d"), book=BookSetup(str(book)))
    opponent.think(Course(STANDARD.start_sfen))
    opponent.think(Course(STANDARD.start_sfen, tuple(usi("2g2f"))))
    opponent.stop()
    qtbot.waitUntil(lambda: bool(heard.moves))
    assert heard.moves == usi("3c3d")


def test_no_book_at_all_leaves_the_style_out(qtbot: QtBot, meet: Meet) -> None:
    game = EngineGame(style="static")
    opponent, heard = meet(fake("even"), book=BookSetup(), game=game)
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: bool(heard.moves))
    assert heard.moves == usi("9i9h")


def test_a_book_that_is_none_is_told_once_and_the_game_goes_on(
    qtbot: QtBot, meet: Meet, tmp_path: Path
) -> None:
    path = tmp_path / "mine.db"
    path.write_text("hello")
    opponent, heard = meet(fake("book", "7g7f", "2g2f"), book=BookSetup(str(path)))
    warned: list[str] = []
    opponent.warned.connect(into(warned))
    for number in (1, 2):
        opponent.think(Course(STANDARD.start_sfen))
        qtbot.waitUntil(lambda number=number: len(heard.moves) == number)  # type: ignore[misc]
    assert len(warned) == 1 and warned[0].startswith("mine.db cannot be read as an opening book (line 1")


def test_the_answer_after_a_take_back_is_that_to_the_new_question(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("waits_for_stop"))
    opponent.think(Course(STANDARD.start_sfen))
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: opponent.stop() or bool(heard.moves))

    assert len(heard.moves) == 1


def test_nothing_comes_of_a_cancelled_search(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("book", "7g7f", "2g2f"), min_reply_ms=60_000)
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: opponent.score is not None)
    opponent.cancel()
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: opponent.stop() or bool(heard.moves))

    assert heard.moves == usi("2g2f")


def test_a_quick_answer_is_held_back_for_the_least_thinking_time(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("book", "7g7f"), min_reply_ms=60_000)
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: opponent.score is not None)
    assert not heard.moves

    qtbot.waitUntil(lambda: opponent.stop() or bool(heard.moves))  # move now


def test_resignation_and_declaration_have_signals_of_their_own(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("book", "resign", "win"))
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: heard.resigned == 1)
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: heard.declared == 1)

    assert heard.moves == []


def test_an_engine_that_dies_is_started_again_with_its_position(
    qtbot: QtBot, meet: Meet, tmp_path: Path
) -> None:
    opponent, heard = meet(fake("dies_once", tmp_path / "died", "3c3d"))
    opponent.think(Course(STANDARD.start_sfen, (parse_usi_move("7g7f", STANDARD),)))
    qtbot.waitUntil(lambda: bool(heard.moves))

    assert heard.moves == usi("3c3d")
    assert heard.restarting == [
        f"The engine {Path(sys.executable).name} stopped unexpectedly. It is being restarted."
    ]
    assert heard.restarted == [True]
    assert heard.failed == []
    assert opponent.failure is not None
    assert opponent.failure.exit_code == 7


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_an_engine_that_dies_again_has_failed_until_it_is_started_by_hand(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("dies_in_search"))
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: bool(heard.failed))

    assert len(heard.restarting) == 1
    (text,) = heard.failed
    assert text.startswith(f"The engine {Path(sys.executable).name} stopped unexpectedly.")
    assert text.endswith("The game is kept. Restart the engine to continue.")
    assert opponent.failure is not None
    assert opponent.failure.kind is FailureKind.DIED_IN_SEARCH
    assert opponent.has_failed
    assert not opponent.is_ready
    opponent.restart()
    assert not opponent.has_failed
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: len(heard.failed) == 2)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (EngineCommand("/nowhere/engine"), "The engine engine was not found. Reinstall the program"),
        (fake("not_usi"), "does not respond like a USI engine. Choose another engine."),
        (fake("dies_at_start"), "stopped while it was starting."),
        (fake("book", "5a5e"), "answered with an illegal move (5a5e)."),
    ],
)
def test_an_engine_that_can_never_serve_is_told_at_once(
    qtbot: QtBot, meet: Meet, command: EngineCommand, words: str
) -> None:
    opponent, heard = meet(command)
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: bool(heard.failed))

    assert words in heard.failed[0]
    assert heard.restarting == []


def test_an_engine_that_says_nothing_is_told_of_as_starting_until_it_has_failed(
    qtbot: QtBot, meet: Meet
) -> None:
    opponent, heard = meet(fake("silent"), timeouts=Timeouts(handshake_ms=150, still_waiting_ms=30))
    delays: list[bool] = []
    opponent.delayed.connect(lambda: delays.append(opponent.is_starting))
    for begin in (opponent.prepare, opponent.restart):
        begin()
        assert not opponent.is_starting
        with qtbot.waitSignal(opponent.failed):
            pass
        assert delays == [True], "told once, however long it takes"
        assert not opponent.is_starting
        delays.clear()
    assert len(heard.failed) == 2


def test_a_standard_engine_is_no_opponent_for_the_other_game(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("standard_only"), variant=OKISAKI)
    opponent.prepare()
    qtbot.waitUntil(lambda: bool(heard.failed))

    assert "does not play this game (okisakishogi)" in heard.failed[0]


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_deaf_engine_is_replaced_when_another_question_comes(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("deaf_in_search"), timeouts=HASTY)
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: opponent.is_ready)
    opponent.cancel()
    qtbot.waitUntil(lambda: bool(heard.restarting))

    assert "no longer responds" in heard.restarting[0]


def test_after_quit_the_process_is_gone_and_nothing_is_heard(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("waits_for_stop"))
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: opponent.is_ready)
    opponent.close()
    assert not opponent.is_ready
    qtbot.waitUntil(lambda: opponent.has_ended)

    assert heard.moves == []
    assert heard.failed == []
    assert not opponent.is_thinking


def test_a_failure_on_its_way_is_not_heard_after_quit(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("dies_at_start"))
    opponent.prepare()
    carrier = opponent._engine._carrier
    assert carrier is not None
    assert carrier.wait()  # no event of it has been delivered yet
    opponent.close()
    qtbot.waitUntil(lambda: opponent.has_ended)

    assert heard.failed == []
    assert opponent.failure is None


def test_the_makers_players_end_with_the_program(qtbot: QtBot) -> None:
    players = Players(fake("waits_for_stop"))
    game, other = Session(Record(STANDARD)), Session(Record(OKISAKI))
    first = players(LevelSetup(1), game)
    players(LevelSetup(10), other)
    assert players(PersonSetup("Aiko"), game).is_hand
    assert isinstance(first, EnginePlayer)
    first.close()
    qtbot.waitUntil(lambda: first.has_ended)

    assert players.close()


def reading(main_ms: int, byoyomi_ms: int) -> ClockReading:
    return ClockReading(main_ms, byoyomi_ms, 1, in_byoyomi=not main_ms, flagged=False)


def test_a_level_knows_its_clock_and_each_sides_byoyomi_goes_to_that_side() -> None:
    clocks = Clocks(reading(60_000, 10_000), reading(0, 30_000))
    level = level_at(5, STANDARD.id)

    assert limits_for(level, None, Color.BLACK).nodes == level.nodes
    black, white = limits_for(level, clocks, Color.BLACK), limits_for(level, clocks, Color.WHITE)
    assert (black.black_ms, black.white_ms, black.byoyomi_ms) == (60_000, 0, 9_700)
    assert white.byoyomi_ms == 29_700
    assert white.nodes == level.nodes


def test_an_engine_without_a_level_plays_by_its_time() -> None:
    clocks = Clocks(reading(60_000, 10_000), reading(60_000, 10_000))

    assert limits_for(None, clocks, Color.BLACK) == GoLimits(
        black_ms=60_000, white_ms=60_000, byoyomi_ms=10_000
    )
    assert limits_for(None, None, Color.BLACK) == GoLimits(
        black_ms=0, white_ms=0, byoyomi_ms=ENGINE_SEARCH_MS
    )


def test_an_engine_of_the_players_own_thinks_as_long_as_it_was_told_to() -> None:
    clocks = Clocks(reading(60_000, 10_000), reading(0, 1_500))

    def limits(color: Color = Color.BLACK, clocks: Clocks | None = None, **own: int) -> GoLimits:
        return limits_for(None, clocks, color, own=SearchLimits(**own))

    timed = GoLimits(black_ms=0, white_ms=0, byoyomi_ms=5_000)
    assert limits(movetime_ms=5_000) == limits(movetime_ms=5_000, clocks=clocks) == timed
    assert limits(Color.WHITE, clocks, movetime_ms=5_000).byoyomi_ms == 1_200
    assert limits(nodes=700) == GoLimits(nodes=700)
    assert limits(depth=7, clocks=clocks) == replace(limits(clocks=clocks), depth=7)
    assert longest_search_ms(limits(depth=7), Color.BLACK, level=False) == LONGEST_COUNTED_MS
    assert longest_search_ms(limits(movetime_ms=60_000), Color.BLACK, level=False) == 60_000


def test_an_engine_that_the_player_does_not_own_is_not_started() -> None:
    with pytest.raises(EngineGoneError, match="sh is not on the list"):
        Players()(EngineSetup(("/bin/sh",)), Session(Record(STANDARD)))


def test_an_engine_of_the_players_own_gets_its_options_and_says_its_name(
    qtbot: QtBot, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    command = fake("styled", log, "2g2f")
    players = Players(fake("dies_at_start"), owned=lambda _: command)
    setup = EngineSetup((command.program, *command.arguments), {"Attack": 120})
    player = players(setup, Session(Record(STANDARD)))
    with qtbot.waitSignal(player.chose) as answer:
        player.think(Course(STANDARD.start_sfen), None)

    assert answer.args == usi("2g2f")
    assert player.name == "Fake"
    assert log.read_text(encoding="utf-8").splitlines() == ["Attack value 120", "Defence value 100"]
    assert players.close()


def test_an_increment_takes_the_place_of_byoyomi() -> None:
    clocks = Clocks(reading(60_000, 0), reading(60_000, 0), 5_000, 3_000)

    limits = limits_for(level_at(5, STANDARD.id), clocks, Color.BLACK)

    assert (limits.black_increment_ms, limits.white_increment_ms, limits.byoyomi_ms) == (4_700, 3_000, None)


def test_of_a_short_turn_the_engine_is_told_less() -> None:
    level = level_at(35, STANDARD.id)

    short = limits_for(level, Clocks(reading(0, 1_000), reading(0, 1_000)), Color.BLACK)
    fischer = limits_for(level, Clocks(reading(0, 0), reading(0, 0), 2_000, 2_000), Color.WHITE)

    last = limits_for(level, Clocks(reading(1_000, 0), reading(60_000, 0)), Color.BLACK)

    assert short.byoyomi_ms == 700
    assert (last.black_ms, last.white_ms) == (700, 60_000)
    assert (fischer.black_increment_ms, fischer.white_increment_ms) == (2_000, 1_700)


def test_a_move_is_not_held_back_until_the_flag_falls(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("book", "7g7f"), min_reply_ms=60_000)
    opponent.think(Course(STANDARD.start_sfen), Clocks(reading(200, 0), reading(200, 0)))
    qtbot.waitUntil(lambda: bool(heard.moves), timeout=1_000)

    assert longest_reply_ms(Clocks(reading(200, 0), reading(0, 1_000)), Color.WHITE) == 500


def test_it_is_ready_once_its_engine_is_and_no_more_when_that_is_gone(qtbot: QtBot, meet: Meet) -> None:
    opponent, _ = meet(fake("waits_for_stop"))
    assert not opponent.is_ready
    with qtbot.waitSignal(opponent.ready):
        opponent.prepare()
    assert opponent.is_ready
    opponent.restart()
    assert not opponent.is_ready
    qtbot.waitUntil(lambda: opponent.is_ready)


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_an_engine_that_hangs_is_told_and_started_again(
    qtbot: QtBot, meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert LEVEL_SEARCH_MS + TIMEOUTS.overdue_ms + TIMEOUTS.stop_ms == 20_000, "as its module says"
    monkeypatch.setattr("shogi_desktop.app.players.thinking_time.LEVEL_SEARCH_MS", 50)
    opponent, heard = meet(fake("deaf_in_search"), timeouts=HASTY)
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: bool(heard.failed))

    assert "no longer responds. It is being restarted." in heard.restarting[0]
    assert "Restart the engine" in heard.failed[0]


# --- how long it takes --------------------------------------------------------------------------------------

FULL = Level(36, nodes=None)


def usi(*texts: str) -> list[Move]:
    return [parse_usi_move(text, STANDARD) for text in texts]


def test_at_full_strength_it_has_its_time_and_may_have_its_clock() -> None:
    clocks = Clocks(reading(60_000, 10_000), reading(60_000, 10_000))
    uses = Pace(uses_clock=True)

    assert limits_for(FULL, clocks, Color.BLACK, uses).nodes is None
    assert limits_for(FULL, clocks, Color.BLACK, uses).byoyomi_ms == 9_700
    assert limits_for(FULL, None, Color.BLACK, uses).byoyomi_ms == FULL_STRENGTH_MS
    assert limits_for(FULL, clocks, Color.BLACK, Pace()).byoyomi_ms == FULL_STRENGTH_MS
    assert limits_for(PLAIN, clocks, Color.BLACK, uses).nodes == 100


def test_it_moves_when_it_has_thought_as_long_as_it_may(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("waits_for_stop"), pace=Pace(0, at_most_ms=1))
    with qtbot.waitSignal(opponent.ready):
        opponent.prepare()
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: bool(heard.moves))


def test_it_thinks_ahead_and_a_move_it_expected_is_answered_by_that_search(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("ponders", "7g7f 3c3d", "2g2f 8c8d"), level=FULL, pace=Pace(0, ponders=True))
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: bool(heard.moves))
    opponent.think(Course(STANDARD.start_sfen, tuple(usi("7g7f", "3c3d"))))
    qtbot.waitUntil(lambda: len(heard.moves) == 2)

    assert heard.moves[1] == usi("2g2f")[0]


def test_a_new_question_is_not_hurried_by_what_hurried_the_last_one(
    meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    opponent, _ = meet(fake("book", "7g7f"))
    opponent._hurried = True  # as by `stop` while the book is looked through
    asked: list[bool] = []
    monkeypatch.setattr(opponent, "_on_book", lambda *_: asked.append(opponent._hurried))
    opponent.think(Course(STANDARD.start_sfen))
    assert asked == [False]


def test_who_is_stopped_does_not_think_ahead_either(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("ponders", "7g7f 3c3d", "2g2f 8c8d"), level=FULL, pace=Pace(0, ponders=True))
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: bool(heard.moves))
    assert opponent._ahead is not None
    opponent.cancel()
    assert opponent._ahead is None


def test_another_move_than_it_expected_is_thought_about_anew(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(
        fake("ponders", "7g7f 3c3d", "9g9f 8c8d", "2g2f 8c8d"), level=FULL, pace=Pace(0, ponders=True)
    )
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: bool(heard.moves))
    opponent.think(Course(STANDARD.start_sfen, tuple(usi("7g7f", "8c8d"))))
    qtbot.waitUntil(lambda: len(heard.moves) == 2)

    assert heard.moves[1] == usi("2g2f")[0]


def test_weaker_levels_do_not_think_ahead(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("ponders", "7g7f 3c3d", "2g2f 8c8d"), pace=Pace(0, ponders=True))
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: bool(heard.moves))
    opponent.think(Course(STANDARD.start_sfen, tuple(usi("7g7f", "3c3d"))))
    qtbot.waitUntil(lambda: len(heard.moves) == 2)

    assert heard.moves[1] == usi("2g2f")[0]
    assert opponent.failure is None


def test_in_the_opening_it_follows_the_plan_of_its_style(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("even"), game=EngineGame(style="fourth_file"))
    courses: tuple[tuple[str, ...], ...] = ((), ("7g7f", "3c3d"), ("7g7f", "3c3d", "6g6f", "8c8d"))
    for number, course in enumerate(courses, start=1):
        opponent.think(Course(STANDARD.start_sfen, tuple(usi(*course))))
        qtbot.waitUntil(lambda number=number: len(heard.moves) == number)  # type: ignore[misc]
    assert heard.moves == usi("7g7f", "6g6f", "2h6h")


def test_it_rests_when_the_game_is_over(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("waits_for_stop"))
    opponent.think(Course(STANDARD.start_sfen))
    with qtbot.waitSignal(opponent.ready):
        pass
    opponent.told(GameEnded(Outcome(Reason.AGREEMENT), ()))
    assert not opponent.is_thinking
    opponent.stop()
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: opponent.stop() or bool(heard.moves))
    assert len(heard.moves) == 1, "the search of the game that is over was not answered"


def test_where_the_engine_expects_no_move_it_rests_until_it_is_asked(qtbot: QtBot, meet: Meet) -> None:
    opponent, heard = meet(fake("book", "7g7f", "2g2f"), level=FULL, pace=Pace(0, ponders=True))
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: bool(heard.moves))
    assert opponent._ahead is None


def test_the_end_of_the_process_is_waited_for_in_seconds(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    opponent, _ = meet(fake("book", "7g7f"))
    waited: list[float] = []
    with monkeypatch.context() as patched:
        patched.setattr(opponent._engine, "wait", lambda limit_s: not waited.append(limit_s))
        assert opponent.wait(2_500)
    assert waited == [2.5]


# --- the time an answer takes -------------------------------------------------------------------------------


def test_the_time_it_has_thought_counts_towards_the_least_that_an_answer_takes(
    qtbot: QtBot, meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter((1_000, 61_000))
    monkeypatch.setattr(engine_player, "_now_ms", lambda: next(times))
    opponent, heard = meet(fake("book", "3c3d"), min_reply_ms=60_000)
    opponent.think(Course(STANDARD.start_sfen, tuple(usi("7g7f"))))
    qtbot.waitUntil(lambda: bool(heard.moves))


def test_a_natural_answer_goes_by_what_there_was_to_choose_from(
    qtbot: QtBot, meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[Turn] = []
    monkeypatch.setattr(engine_player, "pause_ms", lambda turn, *_: turns.append(turn) or 0)
    opponent, heard = meet(fake("book", "3a2b", "5i5h"), pace=Pace(0, natural=True))
    opponent.think(Course(STANDARD.start_sfen, tuple(usi("7g7f", "3c3d", "8h2b+"))))
    qtbot.waitUntil(lambda: bool(heard.moves))
    only = "3rkr3/9/9/9/9/9/9/9/4K4 b - 1"
    assert len(Position.from_sfen(only, STANDARD).legal_moves()) == 1
    opponent.think(Course(only))
    qtbot.waitUntil(lambda: len(heard.moves) == 2)
    assert [(turn.ply, turn.scores, turn.retakes, turn.is_forced) for turn in turns] == [
        (3, (10,), True, False),
        (0, (10,), False, True),
    ]


def test_an_engine_of_the_players_own_answers_when_it_is_ready_however_natural_others_are(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[Turn] = []
    monkeypatch.setattr(engine_player, "pause_ms", lambda turn, *_: turns.append(turn) or 0)
    own = EnginePlayer(
        EngineKind(fake("book", "3c3d", "resign"), None),
        STANDARD,
        random.Random(1),
        pace=lambda: Pace(0, natural=True),
    )
    heard = Heard(own)
    own.think(Course(STANDARD.start_sfen, tuple(usi("7g7f"))))
    qtbot.waitUntil(lambda: bool(heard.moves))
    own.think(Course(STANDARD.start_sfen, tuple(usi("7g7f"))))
    qtbot.waitUntil(lambda: heard.resigned == 1)
    own.close()
    assert own.wait()
    assert turns == []


def test_who_is_told_to_move_while_the_book_is_asked_takes_no_time_for_show(
    qtbot: QtBot, meet: Meet, book: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[Turn] = []
    monkeypatch.setattr(engine_player, "pause_ms", lambda turn, *_: turns.append(turn) or 0)
    opponent, heard = meet(fake("book", "3c3d"), book=BookSetup(str(book)), pace=Pace(0, natural=True))
    opponent.think(Course(STANDARD.start_sfen))
    opponent.stop()
    qtbot.waitUntil(lambda: bool(heard.moves))
    assert turns == []
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: len(heard.moves) == 2)
    assert [turn.scores for turn in turns] == [()]


def test_resigning_takes_no_time_for_show(qtbot: QtBot, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[Turn] = []
    monkeypatch.setattr(engine_player, "pause_ms", lambda turn, *_: turns.append(turn) or 0)
    opponent, heard = meet(fake("book", "resign"), pace=Pace(0, natural=True))
    opponent.think(Course(STANDARD.start_sfen))
    qtbot.waitUntil(lambda: heard.resigned == 1)
    assert turns == []


def test_thinking_ahead_it_counts_on_the_time_that_its_own_move_took(
    qtbot: QtBot, meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = itertools.chain((5_000,), itertools.repeat(8_000))
    monkeypatch.setattr(engine_player, "_now_ms", lambda: next(times))
    opponent, heard = meet(
        fake("ponders", "7g7f 3c3d"), level=FULL, pace=Pace(0, ponders=True, uses_clock=True)
    )
    asked: list[SearchRequest] = []
    search = opponent._engine.search

    def ask(request: SearchRequest, *others: Any) -> Search:
        asked.append(request)
        return search(request, *others)

    monkeypatch.setattr(opponent._engine, "search", ask)
    opponent.think(Course(STANDARD.start_sfen), Clocks(reading(600_000, 10_000), reading(500_000, 10_000)))
    qtbot.waitUntil(lambda: bool(heard.moves))
    told = [(one.limits.ponder, one.limits.black_ms, one.limits.white_ms) for one in asked]
    assert told == [(False, 600_000, 500_000), (True, 597_000, 500_000)]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_a_level_is_made_as_that_of_the_game_played(qtbot: QtBot, variant: Variant) -> None:
    players = Players(fake("even"))
    made = players(LevelSetup(28), Session(Record(variant)))
    assert isinstance(made, EnginePlayer) and made._kind.level == level_at(28, variant.id)
    assert players.close()


def test_the_makers_command_is_that_of_every_level_and_found_where_none_is_given(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[bool] = []

    def bundled() -> EngineCommand:
        looked.append(True)
        return fake("book", "3c3d")

    monkeypatch.setattr(making, "bundled_engine", bundled)
    session = Session(Record(STANDARD))
    for players, found in ((Players(), True), (Players(fake("even")), False)):
        made = [players(LevelSetup(number), session) for number in (1, 2)]
        commands = [one._kind.command for one in made if isinstance(one, EnginePlayer)]
        assert commands == [fake("book", "3c3d") if found else fake("even")] * 2
        assert players.close()
    assert looked == [True], "looked for once, and only where it is needed"
