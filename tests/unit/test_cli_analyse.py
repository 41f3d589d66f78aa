"""``shogi-desktop analyse`` as a person or a script meets it, with the real engine."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shogi_desktop.app.analysis.game_analysis import Effort, Plan
from shogi_desktop.app.analysis.jobs import job_of
from shogi_desktop.app.analysis.kept import KeptEvaluation, KeptFinding
from shogi_desktop.app.analysis.partial import Partial
from shogi_desktop.app.engines.registry import RegisteredEngine, Registry
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.bootstrap import main
from shogi_desktop.cli.owned_engines import engine_command
from shogi_desktop.game import Record
from shogi_desktop.notation import kif, read
from shogi_desktop.rules import OKISAKI, STANDARD, Position, Variant, parse_usi_move
from tests.support.extent import extent, in_the_whole

pytestmark = pytest.mark.usefixtures("qapp")

REPOSITORY = Path(__file__).parents[2]
FAKE = REPOSITORY / "tests" / "fakes" / "fake_engine.py"

SILENT_ANSWERS = [
    *["'2g2f 8c8d'", "'2g2f 8c8d'", "'8c8d 2g2f'", "'8c8d 2g2f'", "'7g7f 3c3d'", "'7g7f 3c3d'"],
]
"""To the positions of two moves, each asked twice: the move and the one expected."""
MOVES = [
    "7g7f", "3c3d", "2g2f", "8c8d", "2f2e", "8d8e", "6i7h", "4a3b",
    "2e2d", "2c2d", "2h2d", "3b2c", "2d2h", "P*2d", "9g9f", "2b8h+", "7i8h",
]  # fmt: skip
OKISAKI_MOVES = ["2h2g", "9c9d", "2g2f", "9d9e", "5h5g", "5c5d"]


def save(path: Path, moves: list[str], variant: Variant = STANDARD) -> Path:
    record = Record(variant)
    record.headers.update(black="Kimura", white="Sekine")
    at: tuple[int, ...] = ()
    for text in moves:
        at = record.append(at, parse_usi_move(text, variant))
    path.parent.mkdir(exist_ok=True)
    path.write_text(kif.dumps(record), "utf-8")
    return path


def fake(mode: str, *arguments: object) -> list[str]:
    return ["--engine", f"{sys.executable} -S {FAKE} {mode} {' '.join(map(str, arguments))}"]


# The shape that was asked for; what is not in it is optional here.


class Reason(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    text: str
    line: list[str]


class Line(msgspec.Struct, forbid_unknown_fields=True):
    pv: list[str]
    win_chance: float
    score_cp: int | None = None
    mate: int | str | None = None


class Other(msgspec.Struct, forbid_unknown_fields=True):
    engine: str
    best: str | None
    win_chance: float
    pv: list[str]
    score_cp: int | None = None
    mate: int | str | None = None


class Ply(msgspec.Struct, forbid_unknown_fields=True):
    ply: int
    move: str
    best: str
    win_chance: float
    pv: list[str]
    judgement: str
    reasons: list[Reason]
    score_cp: int | None = None
    mate: int | str | None = None
    book: bool = False
    lines: list[Line] | None = None
    others: list[Other] | None = None


class Game(msgspec.Struct, forbid_unknown_fields=True):
    file: str
    plies: list[Ply]
    summary: dict[str, object]
    game: int | None = None


class Games(msgspec.Struct, forbid_unknown_fields=True):
    games: list[Game]


def games(path: Path) -> list[Game]:
    return msgspec.json.decode(path.read_bytes(), type=Games).games


def check(game: Game, variant: Variant, moves: list[str]) -> None:
    """Every move is there, and every line can be played."""
    assert [ply.move for ply in game.plies] == moves
    position = Position.start(variant)
    for ply in game.plies:
        assert (ply.score_cp is None) != (ply.mate is None)
        assert 0 <= ply.win_chance <= 1
        assert ply.pv[0] == ply.best
        for line in [ply.pv, *(reason.line for reason in ply.reasons)]:
            there = position.copy()
            for text in line:
                there.play(parse_usi_move(text, variant))
        assert ply.judgement in {"best", "good", "inaccuracy", "mistake", "blunder"}
        assert (ply.judgement == "best") == (ply.move == ply.best)
        position.play(parse_usi_move(ply.move, variant))


def test_a_game_becomes_json_a_kifu_and_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target, kept = save(tmp_path / "a.kifu", MOVES), tmp_path / "o.json", tmp_path / "k.kifu"
    arguments = ["--nodes", "2000", "--json", str(target), "--save", str(kept)]
    assert main(["analyse", str(source), *arguments]) == 0
    (game,) = games(target)
    check(game, STANDARD, MOVES)
    assert game.file == str(source)
    assert game.summary["black"]["name"] == "Kimura"  # type: ignore[index]
    assert "Black accuracy" in capsys.readouterr().out
    evaluations = [node.evaluation for node in read(kept.read_bytes()).record.walk()]
    assert all(evaluation is not None for evaluation in evaluations)
    scores = [ply.score_cp for ply in game.plies]
    assert [one.score for one in evaluations[:-1] if one is not None] == scores
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.kifu", "k.kifu", "o.json"]


def test_a_rook_left_to_be_taken_is_a_blunder(tmp_path: Path) -> None:
    save(tmp_path / "a.kifu", [*MOVES[:5], "9c9d", "2e2d", "9d9e", "2d2c+", "2b3c", "2h2d", "3c2d"])
    target = tmp_path / "o.json"
    assert main(["analyse", str(tmp_path / "a.kifu"), "--nodes", "5000", "--json", str(target)]) == 0
    (game,) = games(target)
    assert game.plies[10].judgement == "blunder"


def test_a_game_of_okisaki_shogi(tmp_path: Path) -> None:
    source, target = save(tmp_path / "q.kifu", OKISAKI_MOVES, OKISAKI), tmp_path / "o.json"
    assert main(["analyse", str(source), "--nodes", "1000", "--json", str(target)]) == 0
    (game,) = games(target)
    check(game, OKISAKI, OKISAKI_MOVES)
    assert game.summary["variant"] == "okisakishogi"


def test_the_same_nodes_find_the_same_whatever_else_runs(tmp_path: Path) -> None:
    for name in "abc":
        save(tmp_path / "in" / f"{name}.kifu", MOVES[: 8 + ord(name) - ord("a")])
    found: list[bytes] = []
    target = tmp_path
    for jobs in ("1", "3"):
        target = tmp_path / f"{jobs}.json"
        arguments = ["--nodes", "200", "--jobs", jobs, "--json", str(target)]
        assert main(["analyse", str(tmp_path / "in"), *arguments]) == 0
        found.append(target.read_bytes())
    assert found[0] == found[1]
    assert [Path(game.file).name for game in games(target)] == ["a.kifu", "b.kifu", "c.kifu"]


def test_what_one_file_has_against_it_does_not_keep_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad, target = save(tmp_path / "a.kifu", MOVES[:4]), tmp_path / "b.kif", tmp_path / "o.json"
    bad.write_text("hello", "utf-8")
    empty = tmp_path / "empty"
    empty.mkdir()
    names = [str(bad), str(empty), str(tmp_path / "no*.kif"), str(tmp_path / "gone.kif"), str(good)]
    assert main(["analyse", *names, "--nodes", "100", "--json", str(target)]) == 1
    said = capsys.readouterr().err
    assert "b.kif is not a kifu" in said
    assert "empty contains no kifu" in said
    assert "no*.kif matches no file" in said
    assert "gone.kif cannot be read" in said
    assert [game.file for game in games(target)] == [str(good)]


def test_troubles_in_a_kifu_are_told_with_their_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = save(tmp_path / "a.kifu", MOVES[:4])
    source.write_text(source.read_text("utf-8") + "\n   5 ９九玉(11)\n", "utf-8")
    main(["analyse", str(source), "--nodes", "100"])
    assert f"{source}:" in capsys.readouterr().err


def test_a_record_without_moves_is_said_to_have_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = save(tmp_path / "a.kifu", [])
    assert main(["analyse", str(source), "--nodes", "100"]) == 1
    assert "a.kifu has no moves" in capsys.readouterr().err


def test_several_lines_and_a_part_of_the_moves(tmp_path: Path) -> None:
    source, target = save(tmp_path / "a.kifu", MOVES), tmp_path / "o.json"
    arguments = ["--nodes", "500", "--multipv", "3", "--plies", "5-8", "--side", "black"]
    assert main(["analyse", str(source), *arguments, "--json", str(target)]) == 0
    (game,) = games(target)
    assert [ply.ply for ply in game.plies] == [5, 7]
    assert all(ply.lines is not None and 1 < len(ply.lines) <= 3 for ply in game.plies)
    assert all(ply.lines is not None and ply.lines[0].pv == ply.pv for ply in game.plies)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--nodes", "0"], "--nodes must be 1 or more"),
        (["--jobs", "0"], "--jobs must be 1 or more"),
        (["--multipv", "0"], "--multipv must be from 1"),
        (["--resume"], "--resume continues the output of"),
        (["--save", "x.abc"], "does not tell the format"),
        (["--json", "no/such/folder/o.json"], "there is no folder"),
        (["--option", "Nonsense=1", "--nodes", "1"], "has no option Nonsense"),
        (["--option", "EvalFile=/no/net", "--nodes", "1"], "the network /no/net cannot be opened"),
        (["--engine", "/no/such/engine"], "The engine engine was not found"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = save(tmp_path / "a.kifu", MOVES[:2])
    assert main(["analyse", str(source), *arguments]) != 0
    assert said in capsys.readouterr().err


def test_a_kifu_is_not_written_over_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = save(tmp_path / "a.kifu", MOVES[:2])
    assert main(["analyse", str(source), "--nodes", "1", "--save", str(source)]) == 1
    assert "over itself" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("mode", "said"),
    [
        (["dies_in_search"], "stopped unexpectedly"),
        (["dies_at_start"], "stopped while it was starting"),
        (["not_usi"], "does not respond like a USI engine"),
        (["ponders", *SILENT_ANSWERS], "gives no scores"),
    ],
)
def test_a_broken_engine_is_said_to_be_broken(
    mode: list[object], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = save(tmp_path / "a.kifu", MOVES[:2])
    assert main(["analyse", str(source), "--nodes", "1", *fake(*map(str, mode))]) == 1
    assert said in capsys.readouterr().err


def kept_lines(partial: Path) -> list[dict[str, Any]]:
    text = partial.read_bytes() if partial.is_file() else b""
    return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith(b"\n")]


def test_two_engines_stand_side_by_side_and_the_first_one_judges(tmp_path: Path) -> None:
    source, target, kept = save(tmp_path / "a.kifu", MOVES[:4]), tmp_path / "o.json", tmp_path / "k.kifu"
    engines = [*fake("named", "One", 1, 4), *fake("named", "Two", 1, -9)]
    command = ["analyse", str(source), "--nodes", "10", "--json", str(target), "--save", str(kept), *engines]

    assert main(command) == 0

    (game,) = games(target)
    assert game.summary["engine"] == "One"
    for ply in game.plies:
        black = 1 if ply.ply % 2 else -1
        assert ply.score_cp == 4 * black
        assert [(each.engine, each.score_cp) for each in ply.others or ()] == [("Two", -9 * black)]
    node = read(kept.read_bytes()).record.node((0,))
    assert [(each.engine, each.score) for each in node.opinions] == [("One", -4), ("Two", 9)]


def test_two_engines_that_call_themselves_alike_are_told_apart(tmp_path: Path) -> None:
    source, kept = save(tmp_path / "a.kifu", MOVES[:2]), tmp_path / "k.kifu"
    engines = [*fake("named", "One", 1, 4), *fake("named", "One", 1, 7)]
    assert main(["analyse", str(source), "--nodes", "10", "--save", str(kept), *engines]) == 0
    node = read(kept.read_bytes()).record.node((0,))
    assert [(each.engine, each.score) for each in node.opinions] == [("One", -4), ("One (2)", -7)]


def test_what_one_of_two_engines_cannot_the_other_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, kept = save(tmp_path / "a.kifu", MOVES[:2]), tmp_path / "k.kifu"
    engines = [*fake("dies_at_start"), *fake("named", "Two", 1, 7)]
    assert main(["analyse", str(source), "--nodes", "10", "--save", str(kept), *engines]) == 1
    assert "stopped while it was starting" in capsys.readouterr().err
    node = read(kept.read_bytes()).record.node((0,))
    assert [(each.engine, each.score) for each in node.opinions] == [("Two", -7)]


def test_what_was_found_beside_an_engine_that_failed_is_kept_for_another_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save(tmp_path / "in" / "a.kifu", MOVES[:2])
    save(tmp_path / "in" / "b.kifu", MOVES[:3])
    target, partial = tmp_path / "o.json", tmp_path / "o.json.partial"
    engines = [*fake("named", "One", 1, 7), *fake("dies_in_search")]
    command = ["analyse", str(tmp_path / "in"), "--nodes", "10", "--json", str(target), *engines]

    assert main(command) == 1

    said = capsys.readouterr().err
    assert said.endswith("analyse: what was found is kept; continue with the same command and --resume\n")
    assert len(kept_lines(partial)) == 3 + 4
    partial.write_bytes(re.sub(rb'"score_cp":-?7\b', b'"score_cp":1234', partial.read_bytes()))
    assert main([*command, "--resume"]) == 1
    assert {abs(ply.score_cp or 0) for game in games(target) for ply in game.plies} == {1234}


def test_a_game_that_cannot_be_written_is_kept_for_another_run(tmp_path: Path) -> None:
    source, folder = save(tmp_path / "a.kifu", MOVES[:2]), tmp_path / "out"
    (folder / "a.kifu").mkdir(parents=True)
    command = ["analyse", str(source.parent / "a.kifu"), str(save(tmp_path / "b.kifu", MOVES[:3]))]
    command += ["--nodes", "10", "--save", str(folder), *fake("named", "One", 1, 7)]

    assert main(command) == 1

    partial = folder / ".analysis.partial"
    assert len(kept_lines(partial)) == 3 + 4
    (folder / "a.kifu").rmdir()
    assert main([*command, "--resume"]) == 0
    assert (folder / "a.kifu").is_file()
    assert not partial.exists()


def test_a_run_of_two_engines_over_okisaki_shogi_goes_on(tmp_path: Path) -> None:
    """What was found before is taken as it is: the second run finds scores that no engine here would say."""
    source, target = save(tmp_path / "a.kifu", OKISAKI_MOVES, OKISAKI), tmp_path / "o.json"
    partial = tmp_path / "o.json.partial"
    engines = [*fake("named", "One", 1, 4), *fake("named", "Two", 1, -9)]
    command = ["analyse", str(source), "--nodes", "10", "--json", str(target), *engines]
    record = read(source.read_bytes()).record
    plan = Plan(Effort(nodes=10))
    one, two = (job_of(record, plan, engine_command(text), {}) for text in engines[1::2])
    with Partial(partial, goes_on=False) as run:
        run.add(one, KeptFinding(6, KeptEvaluation(1234, engine="One")))
        run.add(one, KeptFinding(5, KeptEvaluation(1234, engine="One", line="5c5d")))
        run.add(two, KeptFinding(5, KeptEvaluation(-11, engine="Two")))

    assert main([*command, "--resume"]) == 0

    (game,) = games(target)
    assert [ply.move for ply in game.plies] == OKISAKI_MOVES
    assert [ply.score_cp for ply in game.plies] == [4, -4, 4, -4, 4, 1234]
    assert [each.score_cp for ply in game.plies for each in ply.others or ()] == [-9, 9, -9, 9, -9, -11]
    assert not partial.exists()


@in_the_whole
def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    source, target = save(tmp_path / "a.kifu", MOVES), tmp_path / "o.json"
    command = ["analyse", str(source), "--json", str(target)]
    partial = tmp_path / "o.json.partial"
    with subprocess.Popen(
        [sys.executable, "main.py", *command, "--nodes", "60000"], cwd=REPOSITORY, stdout=subprocess.DEVNULL
    ) as process:
        deadline = time.monotonic() + 60
        while len(kept_lines(partial)) < 3 and time.monotonic() < deadline:
            assert process.poll() is None
            time.sleep(0.005)
        process.kill()
    before = {line["finding"]["ply"]: line["finding"] for line in kept_lines(partial)}
    assert len(before) >= 3
    with partial.open("ab") as stream:
        stream.write(b'{"game": "cut off by the ki')

    assert main([*command, "--nodes", "60000", "--resume"]) == 0

    (game,) = games(target)
    check(game, STANDARD, MOVES)
    scores = {ply.ply - 1: ply.score_cp for ply in game.plies}
    for ply, finding in before.items():
        if ply in scores:
            assert finding["best"]["score_cp"] == scores[ply]
    assert not partial.exists()


def test_what_was_found_with_another_effort_is_of_no_use(tmp_path: Path) -> None:
    source, target = save(tmp_path / "a.kifu", MOVES[:4]), tmp_path / "o.json"
    partial = tmp_path / "o.json.partial"
    partial.write_text('{"game": "another", "finding": {"ply": 1, "best": {"score_cp": 9999}}}\n', "utf-8")
    assert main(["analyse", str(source), "--nodes", "100", "--json", str(target), "--resume"]) == 0
    assert all(ply.score_cp != 9999 for ply in games(target)[0].plies)


def test_a_partial_file_is_kept_to_its_last_whole_line(tmp_path: Path) -> None:
    path = tmp_path / "p"
    whole = b'{"game":"g","finding":{"ply":1,"best":{"score_cp":5}}}\n'
    path.write_bytes(whole + b'{"game":"g","fin')
    with Partial(path, goes_on=True):
        assert path.read_bytes() == whole
    with Partial(path, goes_on=False):
        assert path.read_bytes() == b""


def test_the_review_is_written_on_paper(tmp_path: Path) -> None:
    pypdf = pytest.importorskip("pypdf")
    source, report = save(tmp_path / "a.kifu", MOVES), tmp_path / "r.pdf"
    assert main(["analyse", str(source), "--nodes", "1000", "--report", str(report)]) == 0
    pages = pypdf.PdfReader(report).pages
    assert len(pages) == 1
    text = pages[0].extract_text().replace("\t", " ")
    assert "Review of a game" in text
    assert "Accuracy" in text
    assert "Kimura" in text
    assert not (tmp_path / "r.pdf.partial").exists()


@pytest.mark.parametrize(
    ("arguments", "move"),
    [(("--language", "ja"), "８八角成"), *extent([], [((), "Bx8h+"), (("--moves", "usi"), "2b8h+")])],
)
def test_the_report_writes_moves_as_asked_else_as_its_language_does(
    tmp_path: Path, arguments: tuple[str, ...], move: str
) -> None:
    pypdf = pytest.importorskip("pypdf")
    source, report = save(tmp_path / "a.kifu", MOVES), tmp_path / "r.pdf"
    assert main(["analyse", str(source), "--nodes", "1000", "--report", str(report), *arguments]) == 0
    text = pypdf.PdfReader(report).pages[0].extract_text()
    assert move in "".join(text.split())


def test_reports_of_a_folder_go_into_a_folder(tmp_path: Path) -> None:
    for name in "ab":
        save(tmp_path / "in" / f"{name}.kifu", MOVES[:4])
    assert main(["analyse", str(tmp_path / "in"), "--nodes", "100", "--report", str(tmp_path / "out")]) == 0
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["a.pdf", "b.pdf"]


def test_an_engine_of_the_windows_list_is_known_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = AppPaths.below(tmp_path / "home")
    paths.config_dir.mkdir(parents=True)
    broken = RegisteredEngine(
        "crashes", "Crashes Always", command=(sys.executable, "-S", str(FAKE), "dies_in_search")
    )
    Registry(paths.engines_file).add(broken)
    monkeypatch.setattr(AppPaths, "of_start", classmethod(lambda _cls, _folder=None: paths))
    source = save(tmp_path / "a.kifu", MOVES[:2])
    assert main(["analyse", str(source), "--nodes", "1", "--engine", "crashes always"]) == 1
    assert "stopped unexpectedly" in capsys.readouterr().err


@pytest.fixture
def heeded_interrupts() -> Iterator[None]:
    """Programs started here heed SIGINT; those of a shell's background job are told to ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@in_the_whole
@pytest.mark.skipif(sys.platform == "win32", reason="platform: no SIGINT to another process")
def test_an_interrupted_run_says_how_it_goes_on(tmp_path: Path, heeded_interrupts: None) -> None:
    source, target = save(tmp_path / "a.kifu", MOVES), tmp_path / "o.json"
    partial = tmp_path / "o.json.partial"
    command = ["analyse", str(source), str(source), "--jobs", "2", "--nodes", "300000", "--json", str(target)]
    with subprocess.Popen(
        [sys.executable, "main.py", *command], cwd=REPOSITORY, stderr=subprocess.PIPE, text=True
    ) as process:
        deadline = time.monotonic() + 60
        while not kept_lines(partial) and time.monotonic() < deadline:
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=30)
    assert process.returncode == 130
    assert said == "shogi-desktop analyse: interrupted; continue with the same command and --resume\n"
    assert kept_lines(partial)
    assert not target.exists()


def test_games_of_one_name_each_get_a_file(tmp_path: Path) -> None:
    for folder, moves in (("a", MOVES[:2]), ("b", MOVES[:3])):
        save(tmp_path / folder / "game.kifu", moves)
    (tmp_path / "b" / "game.csa").write_text("PI\n+\n+7776FU\n%TORYO\n/\nPI\n+\n+2726FU\n-8384FU\n%TORYO\n")
    (tmp_path / "b" / "game-1.csa").write_text("PI\n+\n+9796FU\n%TORYO\n")
    (tmp_path / "b" / "game.txt").write_bytes((tmp_path / "a" / "game.kifu").read_bytes())
    names = [str(tmp_path / name) for name in ("a/game.kifu", "b")]
    out = tmp_path / "out"
    assert main(["analyse", *names, "--nodes", "20", "--save", str(out), "--report", str(out)]) == 0
    lengths = {
        path.name: len(read(path.read_bytes()).record.main_line())
        for path in out.iterdir()
        if path.suffix != ".pdf"
    }
    assert lengths == {
        "game.kifu": 2, "game-2.kifu": 3, "game-3.kifu": 2,
        "game-1.csa": 1, "game-1-2.csa": 1, "game-2.csa": 2,
    }  # fmt: skip
    assert len(list(out.glob("*.pdf"))) == 6


def test_what_a_saved_format_does_not_hold_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = save(tmp_path / "a.kifu", MOVES[:2])
    assert main(["analyse", str(source), "--nodes", "20", "--save", str(tmp_path / "a.usi")]) == 0
    assert f"{source}: USI does not hold " in (said := capsys.readouterr().err)
    assert "evaluation" in said


def test_an_earlier_result_stays_where_nothing_is_analysed(tmp_path: Path) -> None:
    (tmp_path / "bare.kifu").write_text("手合割：平手\n", "utf-8")
    target = tmp_path / "o.json"
    target.write_text("earlier")
    for name in ("not there.kifu", "bare.kifu"):
        assert main(["analyse", str(tmp_path / name), "--nodes", "20", "--json", str(target)]) == 1
    assert target.read_text() == "earlier"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bare.kifu", "o.json"]


@pytest.mark.skipif(sys.platform == "win32", reason="there names are text")
def test_a_file_whose_name_is_no_text_is_analysed(tmp_path: Path) -> None:
    name = os.fsdecode(b"\x8a\xfb.kifu")
    source = save(tmp_path / name, MOVES[:2])
    target = tmp_path / "o.json"
    assert main(["analyse", str(source), "--nodes", "20", "--json", str(target)]) == 0
    assert [Path(game.file).name for game in games(target)] == [r"\udc8a\udcfb.kifu"]
