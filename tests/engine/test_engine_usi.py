"""The engine as a GUI meets it: the handshake, searching, stopping, pondering, and bad input."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shogi_desktop import __version__
from tests.support.extent import extent

from .conftest import Talker

# `stop` is answered within 20 ms on an idle machine (docs/engine.md); a test machine may be busy.
STOP_BOUND_S = 0.25
MATE_IN_ONE = "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1"
MATE_IN_THREE = "sfen 8k/9/6+P2/9/9/9/9/9/9 b RG 1"
MATED = "sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"


def _scores(engine: Talker) -> dict[int, str]:
    """Of the lines seen: the last score text by MultiPV rank."""
    scores: dict[int, str] = {}
    for line in engine.seen:
        words = line.split()
        if words[:1] == ["info"] and "score" in words:
            at = words.index("score")
            scores[int(words[words.index("multipv") + 1])] = " ".join(words[at + 1 : at + 3])
    return scores


def test_handshake_names_the_program_and_its_options(engine: Talker) -> None:
    engine.ask("usi", "usiok")
    assert f"id name Shogi Desktop Engine {__version__}" in engine.seen
    options = {line.split()[2] for line in engine.seen if line.startswith("option name")}
    assert {"USI_Hash", "USI_Ponder", "USI_Variant", "Threads", "MultiPV"} <= options
    assert engine.ask("isready", "readyok") == "readyok"


def test_version_and_one_command_as_arguments(engine_program: Path) -> None:
    def run(*arguments: str) -> str:
        done = subprocess.run(
            [engine_program, *arguments], capture_output=True, text=True, timeout=30, check=True
        )
        return done.stdout

    assert run("--version") == f"Shogi Desktop Engine {__version__}\n"
    assert "Nodes searched: 900" in run("go", "perft", "2")


def test_it_is_there_at_once(engine_program: Path) -> None:
    """Start, handshake and end: under 50 ms on an idle machine, a machine under test gets ten times that."""
    started = time.monotonic()
    subprocess.run([engine_program], input=b"usi\nquit\n", capture_output=True, timeout=30, check=True)
    assert time.monotonic() - started < 0.5


def test_info_lines_carry_all_that_a_gui_shows(engine: Talker) -> None:
    engine.send("position startpos", "go depth 6")
    engine.until("bestmove")
    info = next(line for line in reversed(engine.seen) if line.startswith("info depth 6"))
    for field in ("seldepth", "score cp", "nodes", "nps", "hashfull", "time", "multipv", "pv"):
        assert f" {field} " in info


@pytest.mark.parametrize("variant", ["shogi", "okisakishogi"])
@pytest.mark.parametrize("threads", [1, 2])
def test_stop_is_answered_at_once(engine: Talker, variant: str, threads: int) -> None:
    engine.set_option("USI_Variant", variant)
    engine.set_option("Threads", threads)
    engine.ask("isready", "readyok")
    engine.send("position startpos", "go infinite")
    engine.until("info depth 5")
    stopped = engine.send("stop")
    answered, line = engine.timed_until("bestmove")
    assert len(line.split()) >= 2
    assert answered - stopped < STOP_BOUND_S


def test_infinite_search_waits_for_stop_even_when_it_has_nothing_left_to_do(engine: Talker) -> None:
    engine.send(f"position {MATED}", "go infinite", "isready")
    engine.until("readyok")
    assert engine.seen.index("bestmove resign") < engine.seen.index("readyok"), "isready ends the search"
    engine.send(f"position {MATED}", "go infinite", "d")
    engine.until("sfen")
    assert engine.seen.count("bestmove resign") == 1, "still waiting"
    assert engine.ask("stop", "bestmove") == "bestmove resign"


@pytest.mark.parametrize(
    "go",
    [
        "movetime 100",
        "byoyomi 100",
        "btime 1000 wtime 1000 binc 100 winc 100",
        "btime 0 wtime 0 byoyomi 100",
        "nodes 3000",
        "depth 4",
        "btime -50 wtime -1 byoyomi 80",
    ],
)
def test_every_kind_of_limit_ends_the_search(engine: Talker, go: str) -> None:
    engine.ask("isready", "readyok")
    engine.send("position startpos")
    sent = engine.send(f"go {go}")
    answered, line = engine.timed_until("bestmove")
    assert line.split()[1] in engine.legal_moves("startpos")
    assert answered - sent < 1.0


def test_byoyomi_is_used_nearly_whole_and_never_exceeded_by_much(engine: Talker) -> None:
    engine.ask("isready", "readyok")
    engine.send("position startpos moves 7g7f 3c3d")
    sent = engine.send("go btime 0 wtime 0 byoyomi 400")
    answered, _ = engine.timed_until("bestmove")
    assert 0.3 < answered - sent < 0.4 + STOP_BOUND_S


def test_pondering_waits_for_the_hit(engine: Talker) -> None:
    engine.ask("isready", "readyok")
    engine.send("position startpos moves 7g7f 3c3d", "go ponder btime 0 wtime 0 byoyomi 50")
    engine.until("info depth 6")
    time_at_hit = engine.send("ponderhit")
    answered, _ = engine.timed_until("bestmove")
    assert answered > time_at_hit
    assert not any(line.startswith("bestmove") for line in engine.seen[:-1])


def test_multipv_gives_different_moves_best_first(engine: Talker) -> None:
    engine.set_option("MultiPV", 4)
    engine.send("position startpos", "go depth 7")
    best = engine.until("bestmove").split()[1]
    last = [line.split() for line in engine.seen if line.startswith("info depth 7 ")][-4:]
    moves = [words[words.index("pv") + 1] for words in last]
    scores = [int(words[words.index("cp") + 1]) for words in last]
    assert len(set(moves)) == 4
    assert moves[0] == best
    assert scores == sorted(scores, reverse=True)


def test_mates_are_announced_with_their_length(engine: Talker) -> None:
    engine.send(f"position {MATE_IN_ONE}", "go depth 4")
    assert engine.until("bestmove").split()[1] == "G*5b"
    assert _scores(engine)[1] == "mate 1"
    engine.send(f"position {MATE_IN_THREE}", "go depth 8")
    engine.until("bestmove")
    assert _scores(engine)[1] in {"mate 1", "mate 3"}


def test_a_mated_side_resigns(engine: Talker) -> None:
    for go in ("go depth 3", "go byoyomi 100", "go nodes 10"):
        engine.send(f"position {MATED}")
        assert engine.ask(go, "bestmove") == "bestmove resign"


def test_it_never_drops_a_pawn_to_mate(engine: Talker) -> None:
    """The pawn drop would mate, which is forbidden; the engine must look for something else."""
    engine.send("position sfen 7nk/9/7GS/9/9/9/9/9/4K4 b P 1", "go depth 6")
    assert engine.until("bestmove").split()[1] != "P*1b"


@pytest.mark.parametrize("variant", ["shogi", "okisakishogi"])
def test_node_limit_with_one_thread_is_deterministic(
    engine: Talker, engine_program: Path, variant: str
) -> None:
    def think(talker: Talker) -> list[str]:
        talker.set_option("USI_Variant", variant)
        talker.set_option("MultiPV", 3)
        talker.send("usinewgame", "isready")
        talker.until("readyok")
        talker.seen.clear()
        talker.send(
            "position startpos moves 7g7f" if variant == "shogi" else "position startpos", "go nodes 20000"
        )
        talker.until("bestmove")
        timeless = [
            line.split(" nps ")[0] + line[line.find(" pv ") :] for line in talker.seen if " pv " in line
        ]
        return [*timeless, talker.seen[-1]]

    first, again = think(engine), think(engine)
    other = Talker(engine_program)
    other.send("setoption name USI_Hash value 8")
    elsewhere = think(other)
    other.close()
    assert first == again == elsewhere
    assert any(" nodes 20000 " in line + " " for line in first)


@pytest.mark.parametrize(
    ("variant", "lines"),
    [("shogi", 3), ("okisakishogi", 1), *extent([], [("shogi", 1), ("okisakishogi", 3)])],
)
def test_nothing_is_left_of_another_game(engine_program: Path, variant: str, lines: int) -> None:
    """After ``usinewgame`` an engine that has searched much, and for a mate, says what a new one says."""
    other = "shogi" if variant == "okisakishogi" else "okisakishogi"
    games = {"shogi": ["7g7f", "3c3d", "2g2f", "8c8d"], "okisakishogi": ["10h10g", "1c1d", "5h5g", "5c5d"]}

    def think(talker: Talker) -> list[str]:
        talker.set_option("USI_Variant", variant)
        talker.set_option("MultiPV", lines)
        talker.ask("isready", "readyok")
        talker.send("usinewgame")
        talker.seen.clear()
        for count in (4, 3, 2):  # from the end, as a game is analysed
            talker.send("position startpos moves " + " ".join(games[variant][:count]))
            talker.ask("go nodes 8000", "bestmove")
        return [re.sub(r" (nps|time) \d+", "", line) for line in talker.seen]

    fresh, used = Talker(engine_program), Talker(engine_program)
    for talker in (fresh, used):
        talker.set_option("USI_Hash", 1)
    for earlier in (other, variant):
        used.set_option("USI_Variant", earlier)
        used.set_option("Defence", 150)
        used.set_option("MultiPV", 4 - lines)
        for count in range(5):
            used.send("position startpos moves " + " ".join(games[earlier][:count]))
            used.ask("go nodes 6000", "bestmove")
        used.set_option("Defence", 100)
        used.ask("go mate 50", "checkmate")
    expected = think(fresh)
    assert sum(line.startswith("bestmove") for line in expected) == 3
    assert think(used) == expected
    assert think(used) == expected
    assert (fresh.close(), used.close()) == (0, 0)


def test_an_illegal_move_is_reported_and_the_moves_before_it_kept(engine: Talker) -> None:
    engine.send("position startpos moves 7g7f 7g7f 3c3d")
    assert "illegal move '7g7f'" in engine.until("info string error")
    assert engine.ask("d", "sfen") == "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2"
    assert engine.ask("go depth 2", "bestmove") != "bestmove resign"


@pytest.mark.parametrize(
    "position",
    [
        "",
        "sfen",
        "sfen x",
        "startpo",
        "sfen 9/9/9/9/9/9/9/9 b - 1",
        "sfen 4k4/9/9/9/9/9/9/9/4K5 b - 1",
        "sfen 4k4/4G4/9/9/9/9/9/9/4K4 b - 1",
        "sfen 4k4/9/9/9/9/9/9/9/4K4 b 99P 1",
        "sfen 4k4/9/4P4/4P4/9/9/9/9/4K4 b - 1",
    ],
)
def test_an_impossible_position_is_reported_and_changes_nothing(engine: Talker, position: str) -> None:
    engine.send("position startpos moves 7g7f")
    before = engine.ask("d", "sfen")
    engine.send(f"position {position}")
    engine.until("info string error")
    assert engine.ask("d", "sfen") == before


@pytest.mark.parametrize(
    "option", ["Threads value x", "Threads value 0", "USI_Hash value -1", "Nonsense value 1", ""]
)
def test_a_bad_option_is_reported(engine: Talker, option: str) -> None:
    engine.send(f"setoption name {option}")
    engine.until("info string error")


def test_garbage_never_kills_it(engine: Talker) -> None:
    """Random bytes and shuffled commands, from a fixed seed; afterwards it plays as ever."""
    rng = random.Random(11)
    words = [
        "go",
        "position",
        "startpos",
        "sfen",
        "moves",
        "7g7f",
        "stop",
        "ponderhit",
        "usinewgame",
        "depth",
        "3",
        "nodes",
        "-7",
        "setoption",
        "name",
        "MultiPV",
        "value",
        "9" * 30,
        "b",
        "-",
        "d",
        "legalmoves",
        "ponder",
        "USI_Variant",
        "okisakishogi",
        "shogi",
        "10j10i",
        "P*10a",
        "infinite",
        "byoyomi",
        "gameover",
        "lose",
    ]
    for _ in range(400):
        engine.send(" ".join(rng.choices(words, k=rng.randint(1, 7))))
        noise = bytes(rng.choice([b for b in range(256) if b != 10]) for _ in range(rng.randint(0, 60)))
        engine.send_raw(noise + b"\n")
    engine.send_raw(b"x" * 3_000_000 + b"\n")
    engine.send("stop", "setoption name USI_Variant value shogi", "setoption name MultiPV value 1", "isready")
    engine.until("readyok")
    assert engine.is_alive()
    engine.send("position startpos", "go depth 3")
    assert engine.until("bestmove").split()[1] in engine.legal_moves("startpos")


def test_perpetual_check_is_no_draw_for_the_checker(engine: Talker) -> None:
    """Black, far behind, has only rook checks; repeating them loses (RULES 2.2), so the score is bad."""
    engine.send("position sfen k8/9/9/8p/9/9/9/4R4/8K b r2b4g 1 moves 5h9h 9a8a 9h8h 8a9a", "go depth 7")
    engine.until("bestmove")
    kind, value = _scores(engine)[1].split()
    assert kind in {"cp", "mate"}
    assert value.startswith("-")


def test_baring_wins_in_okisaki(engine: Talker) -> None:
    """Taking the last piece beside the king ends the game (RULES 4.8)."""
    engine.set_option("USI_Variant", "okisakishogi")
    engine.send("position sfen 5k4/10/2p7/10/10/10/10/2R7/10/4K5 b - 1", "go depth 5")
    assert engine.until("bestmove").split()[1].startswith("8h8c")


def _resident_mib(engine: Talker) -> int:
    status = Path(f"/proc/{engine.process_id}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) // 1024


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_memory_is_taken_when_a_search_needs_it_and_by_one_table_at_a_time(fresh_engine: Talker) -> None:
    engine = fresh_engine
    engine.set_option("Threads", 256)
    engine.set_option("USI_Hash", 8)
    engine.ask("isready", "readyok")
    assert _resident_mib(engine) < 100, "threads cost nothing before they search"
    engine.set_option("Threads", 1)
    engine.set_option("USI_Hash", 256)
    engine.send("position startpos")
    engine.ask("go nodes 60000", "bestmove")
    filled = _resident_mib(engine)
    engine.ask("go mate 100", "checkmate")
    assert _resident_mib(engine) < filled - 50, "the mate search takes the place of the table"


@pytest.mark.parametrize("go", ["go depth 3", "go infinite", "go ponder btime 0 wtime 0 byoyomi 100"])
def test_after_an_impossible_position_it_resigns(engine: Talker, go: str) -> None:
    """It would otherwise answer for the position before, which is not the one on the board."""
    engine.send("position startpos", "position sfen 4k4/9/9/9/9/9/9/9/4K5 b - 1", go)
    assert "refused" in engine.until("info string error go:")
    if "depth" not in go:
        engine.ask("d", "sfen")
        assert not any(line.startswith("bestmove") for line in engine.seen), "only after stop"
    assert engine.ask("stop", "bestmove") == "bestmove resign"


def test_a_fourth_repetition_with_a_quiet_move_in_it_is_a_draw(engine: Talker) -> None:
    """RULES 2.2; `4a5a` stood for a win where only the last round was all checks."""
    engine.set_option("MultiPV", 60)
    engine.send(
        "position sfen 4k4/9/9/9/8g/7gp/9/5R2r/1K7 b - 1 moves "
        "4h3h 5a6a 3h4h 6a5a 4h5h 5a4a 5h4h 4a5a 4h5h 5a4a 5h4h",
        "go depth 6",
    )
    engine.until("bestmove")
    lines = [line for line in engine.seen if line.startswith("info depth 6") and " pv 4a5a" in line]
    assert " score cp 0 " in lines[-1]
