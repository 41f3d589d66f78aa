"""A level as a USI engine, with the engine of this checkout and with one that answers when it is told to."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.players import usi_opponent as module
from shogi_desktop.app.players.tempo import pause_ms
from shogi_desktop.app.players.usi_opponent import UsiOpponent
from shogi_desktop.rules import OKISAKI, STANDARD, Position, Variant


class Heard:
    """What was said; waited for by its first word."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._news = threading.Condition()

    def __call__(self, line: str) -> None:
        with self._news:
            self.lines.append(line)
            self._news.notify_all()

    def wait_for(self, word: str, count: int = 1) -> list[str]:
        def found() -> list[str]:
            return [line for line in self.lines if line.startswith(word)]

        with self._news:
            assert self._news.wait_for(lambda: len(found()) >= count, timeout=30), self.lines
            return found()


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def opponent(heard: Heard) -> Iterator[UsiOpponent]:
    try:
        command = bundled_engine()
    except EngineMissingError as error:
        pytest.skip(str(error))
    one = UsiOpponent(command, heard, level=9.5, styles=("static",), rng=random.Random(1))
    yield one
    one.close()


def legal(variant: Variant = STANDARD) -> set[str]:
    return {move.usi for move in Position.start(variant).legal_moves()}


def test_it_tells_its_options_and_is_ready(opponent: UsiOpponent, heard: Heard) -> None:
    for line in ("usi", "isready"):
        assert opponent.hear(line)
    assert heard.lines[0].startswith("id name Shogi Desktop") and "level 9.5" in heard.lines[0]
    assert "option name Level type spin default 10 min 1 max 40" in heard.lines
    assert "option name Style type combo default any var any var static" in heard.lines
    assert heard.lines[-2:] == ["usiok", "readyok"]


def test_it_plays_a_legal_move_in_both_games(opponent: UsiOpponent, heard: Heard) -> None:
    for line in ("isready", "usinewgame", "position startpos", "go btime 0 wtime 0 byoyomi 5000"):
        opponent.hear(line)
    (first,) = heard.wait_for("bestmove")
    assert first.split()[1] in legal()
    for line in ("setoption name USI_Variant value okisakishogi", "isready", "position startpos", "go"):
        opponent.hear(line)
    assert heard.wait_for("bestmove", 2)[1].split()[1] in legal(OKISAKI)


def test_an_endless_search_is_answered_when_it_is_stopped(opponent: UsiOpponent, heard: Heard) -> None:
    opponent.hear("isready")
    opponent.hear("go infinite")
    opponent.hear("isready")
    assert not [line for line in heard.lines if line.startswith("bestmove")]
    opponent.hear("stop")
    assert len(heard.wait_for("bestmove")) == 1
    opponent.hear("stop")
    assert len(heard.wait_for("bestmove")) == 1


def test_a_ponder_hit_releases_the_answer(opponent: UsiOpponent, heard: Heard) -> None:
    for line in ("position startpos moves 7g7f 3c3d", "go ponder btime 1000 wtime 1000", "ponderhit"):
        opponent.hear(line)
    assert heard.wait_for("bestmove")


def test_the_last_level_obeys_the_time_for_a_move(opponent: UsiOpponent, heard: Heard) -> None:
    for line in ("setoption name Level value 40", "isready", "go movetime 300"):
        opponent.hear(line)
    assert heard.wait_for("bestmove")


def test_what_makes_no_sense_is_passed_over(opponent: UsiOpponent, heard: Heard) -> None:
    for line in (
        "",
        "   ",
        "xyzzy",
        "setoption",
        "setoption name Level value 99",
        "setoption name Level value 二",
        "setoption name Style value baroque",
        "setoption name Resigns value perhaps",
        "setoption name Contempt value 10",
        "setoption name USI_Hash value 256",
        "position",
        "position sfen nonsense",
        "position startpos moves 7g7f 7g7f",
        "position startpos",
        "go byoyomi soon",
        "ponderhit",
        "gameover win",
    ):
        assert opponent.hear(line)
    assert heard.wait_for("bestmove")[0].split()[1] in legal()
    said = [line for line in heard.lines if line.startswith("info string")]
    assert said[:5] == [
        "info string error Level cannot be 99; `usi` tells what it can be",
        "info string error Level cannot be 二; `usi` tells what it can be",
        "info string error Style cannot be baroque; `usi` tells what it can be",
        "info string error Resigns cannot be perhaps; `usi` tells what it can be",
        "info string error there is no option Contempt",
    ]
    assert len(said) == 5 + 3


def test_a_position_that_is_not_understood_gets_no_move_of_another(
    opponent: UsiOpponent, heard: Heard
) -> None:
    for line in ("isready", "position startpos moves 7g7f 7g7f", "go byoyomi 300"):
        opponent.hear(line)
    assert heard.wait_for("bestmove") == ["bestmove resign"]
    for line in ("position startpos", "go byoyomi 300"):
        opponent.hear(line)
    assert heard.wait_for("bestmove", 2)[1].split()[1] in legal()


@pytest.mark.parametrize("name", ["btime", "byoyomi", "movetime"])
@pytest.mark.parametrize("digits", [20, 5_000])
def test_a_time_beyond_all_numbers_is_a_long_one(
    opponent: UsiOpponent, heard: Heard, name: str, digits: int
) -> None:
    for line in ("isready", f"go {name} {'9' * digits} wtime 000000000000005"):
        opponent.hear(line)
    assert heard.wait_for("bestmove")[0].split()[1] in legal()


def test_it_becomes_a_character_and_a_level_again(opponent: UsiOpponent, heard: Heard) -> None:
    for line in ("setoption name Character value kofi", "usi", "isready", "usinewgame", "go byoyomi 2000"):
        opponent.hear(line)
    assert heard.lines[0].endswith(" Kofi")
    assert any(
        line.startswith("option name Character type combo default kofi var none") for line in heard.lines
    )
    assert heard.wait_for("bestmove")[0].split()[1] in legal()
    for line in ("setoption name Character value nobody", "setoption name Level value 3", "usi"):
        opponent.hear(line)
    assert [line for line in heard.lines if line.startswith("id name")][1].endswith(" level 3")


def test_with_tempo_it_takes_its_time_and_stop_ends_that(
    opponent: UsiOpponent, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[int] = []
    thought = threading.Event()

    def pause_for_an_hour(*of: Any) -> int:
        pauses.append(pause_ms(*of))
        thought.set()
        return 3_600_000  # a busy machine may take longer to search than a person would to answer

    monkeypatch.setattr(module, "pause_ms", pause_for_an_hour)
    for line in (
        "setoption name Tempo value true",
        "isready",
        "position startpos moves 7g7f",
        "go btime 600000",
    ):
        opponent.hear(line)
    assert thought.wait(30)
    opponent.hear("setoption name USI_Hash value 8")  # heard when the answer has been dealt with
    assert pauses[0] > 0
    assert not [line for line in heard.lines if line.startswith("bestmove")]
    opponent.hear("stop")
    assert len(heard.wait_for("bestmove")) == 1


def test_mated_it_resigns_and_mates_are_not_its_business(opponent: UsiOpponent, heard: Heard) -> None:
    opponent.hear("position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1")
    opponent.hear("go")
    assert heard.lines[-1] == "bestmove resign"
    opponent.hear("go mate infinite")
    assert heard.lines[-1] == "checkmate notimplemented"


def test_it_ends_when_it_is_told_to(opponent: UsiOpponent) -> None:
    assert not opponent.hear("quit")


@pytest.mark.parametrize("level", [0, 41, float("nan")])
def test_there_is_no_other_level(heard: Heard, level: float) -> None:
    with pytest.raises(ValueError, match="no strength"):
        UsiOpponent(bundled_engine(), heard, level=level)
