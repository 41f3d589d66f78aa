"""Conversion, the library's import and self-play by several workers, and gone on with after a break."""

from __future__ import annotations

import errno
import json
import os
import sqlite3
import struct
import sys
import zlib
from contextlib import closing
from pathlib import Path

import pytest

from shogi_desktop.app.jobs.workers import Here, WorkersKilledError
from shogi_desktop.app.match.self_play import SelfPlayError, Shard
from shogi_desktop.bootstrap import main
from shogi_desktop.cli import convert
from shogi_desktop.cli.common import require_writable
from shogi_desktop.cli.converted_before import NAME, ConvertedBefore
from shogi_desktop.cli.sources import Source
from tests.support.extent import in_the_whole
from tests.support.games import random_record, write_kifu

CSA = "V2.2\nN+Aiko\nPI\n+\n+7776FU\n%TORYO\n/\nV2.2\nN+Ben\nPI\n+\n+2726FU\n-3334FU\n%TORYO\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    for seed in range(7):
        write_kifu(folder / str(seed % 2), random_record(seed, plies=9), f"{seed}.kif")
    (folder / "two.csa").write_text(CSA)
    (folder / "bad.kif").write_text("nonsense")
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# --- convert ----------------------------------------------------------------------------------------------


def test_one_process_and_two_convert_to_the_same_files(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = []
    for places in ("1", "2"):
        out = tmp_path / "out"
        assert main(["convert", str(folder), str(out), "--to", "usi", "--jobs", places]) == 1
        said.append((contents(out), capsys.readouterr().err))
        out.rename(tmp_path / f"out{places}")
    assert said[0] == said[1]
    assert sorted(said[0][0]) == sorted(
        [*(f"{seed % 2}/{seed}.usi" for seed in range(7)), "two-1.usi", "two-2.usi"]
    )
    lines = said[0][1].splitlines()
    assert any("bad.kif is not a kifu" in line for line in lines)
    assert lines[-1].startswith("8 of 9 files converted, 9 written to ")


def test_a_conversion_goes_on_where_it_was_broken_off(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    line = ["convert", str(folder), str(out), "--to", "usi"]
    real, done = convert._write_parts, []

    def broken(source: Source, *rest: object) -> list[Path]:
        done.append(source.name)
        if len(done) == 4:
            raise KeyboardInterrupt
        return real(source, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(convert, "_write_parts", broken)
    assert main(line) == 130
    assert (out / NAME).is_file()
    first = done[:3]
    for name in contents(out):
        if name.endswith(".usi"):
            os.utime(out / name, (1, 1))
    assert main([*line, "--resume"]) == 1
    assert not set(first) & set(done[4:])
    assert capsys.readouterr().err.splitlines()[-1].startswith("8 of 9 files converted, 9 written")
    assert not (out / NAME).exists()
    assert len(contents(out)) == 9


def test_what_could_not_be_written_is_all_that_is_left_to_do(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    line = ["convert", str(folder), str(out), "--to", "usi"]
    out.mkdir()
    in_the_way = out / "0"
    in_the_way.write_bytes(b"")
    assert main(line) == 1
    assert capsys.readouterr().err.splitlines()[-2:] == [
        f"4 of 9 files converted, 5 written to {out}",
        "4 could not be written; mend what is in the way and continue with the same command and --resume",
    ]
    there = set(contents(out))
    in_the_way.unlink()
    assert main([*line, "--resume"]) == 1
    assert set(contents(out)) - there == {f"0/{seed}.usi" for seed in (0, 2, 4, 6)}
    assert len(contents(out)) == 9
    assert "--resume" not in capsys.readouterr().err


def test_what_is_gone_or_torn_is_converted_again(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    gone = json.dumps([str(folder / "0" / "0.kif"), [str(out / "gone.usi")]])
    (out / NAME).write_text(f'{gone}\nnonsense\n["torn", ["')
    assert main(["convert", str(folder), str(out), "--to", "usi", "--resume"]) == 1
    assert len(contents(out)) == 9


class Deadly(Here):
    """Ends by each file with a 4 in its name."""

    def submit(self, do, job):  # type: ignore[no-untyped-def]
        future = super().submit(do, job)
        if "4" in Path(job[0].name).name:
            future = type(future)()
            future.set_exception(WorkersKilledError())
        return future


def test_a_file_that_kills_its_workers_is_left_out_and_named(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(convert, "workers_of", lambda _: Deadly())
    assert main(["convert", str(folder), str(tmp_path / "out"), "--to", "usi"]) == 1
    said = capsys.readouterr().err
    assert "4.kif is left out: 3 workers ended while they did it" in said
    assert "7 of 9 files converted" in said


def test_what_stands_where_a_conversion_notes_what_is_done_is_not_touched(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / NAME).write_text("my notes")
    assert main(["convert", str(folder), str(out), "--to", "usi"]) == 1
    assert f"{out / NAME}: something else has that name: move it away" in capsys.readouterr().err
    assert (out / NAME).read_text() == "my notes"


def test_links_in_a_circle_cost_only_themselves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    circle, good, out = tmp_path / "circle.csa", tmp_path / "good.csa", tmp_path / "out"
    circle.symlink_to(circle)
    good.write_text(CSA.partition("/")[0])
    assert main(["convert", str(circle), str(good), str(out), "--to", "usi"]) == 1
    assert "circle.csa cannot be read" in capsys.readouterr().err
    assert list(contents(out)) == ["good.usi"]


@pytest.mark.skipif(os.name != "posix", reason="platform: RLIMIT_FSIZE")
@pytest.mark.parametrize("many", [False, True])
def test_a_full_disk_leaves_what_stood_where_a_kifu_is_written(
    folder: Path,
    tmp_path: Path,
    many: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = tmp_path / "out"
    out.mkdir()
    source, target = folder / "0" / "0.kif", out / "0.usi"
    target.write_text("what stood there")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "replace", full)
    line = [str(folder / "0"), str(out), "--to", "usi"] if many else [str(source), str(target)]
    assert main(["convert", *line]) == 1
    assert "cannot be written: No space left on device" in capsys.readouterr().err
    assert target.read_text() == "what stood there"
    assert not list(out.glob("*.new"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="platform: no named pipes")
def test_a_pipe_is_written_into_and_opened_once_only(folder: Path, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.usi"
    os.mkfifo(pipe)
    require_writable(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert main(["convert", str(folder / "0" / "0.kif"), str(pipe)]) == 0
        assert os.read(reader, 100).startswith(b"position startpos moves ")
    finally:
        os.close(reader)
    assert pipe.is_fifo()


# --- library ----------------------------------------------------------------------------------------------


@in_the_whole
@pytest.mark.usefixtures("qapp")
def test_a_library_is_the_same_by_one_process_and_by_two(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dumps = []
    for places in ("1", "2"):
        own = tmp_path / f"library{places}"
        assert main(["library", str(folder), "--folder", str(own), "--jobs", places]) == 1
        said = capsys.readouterr()
        assert said.out == "9 files read, 9 games; other changes: 0\n"
        assert "bad.kif" in said.err
        with closing(sqlite3.connect(own / "library.sqlite")) as connection:
            dumps.append(list(connection.iterdump()))
    assert dumps[0] == dumps[1]
    assert main(["library", "--folder", str(tmp_path / "library2")]) == 0  # it knows its folders
    assert capsys.readouterr().out == "0 files read, 0 games; other changes: 0\n"


@pytest.mark.usefixtures("qapp")
def test_a_library_refuses_what_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["library", str(tmp_path / "nowhere"), "--folder", str(tmp_path / "own")]) == 1
    assert "nowhere is not there" in capsys.readouterr().err
    (tmp_path / "own").write_text("a file")
    assert main(["library", "--folder", str(tmp_path / "own")]) == 1


# --- self-play --------------------------------------------------------------------------------------------

PLAYER = f"""#!{sys.executable}
import struct, sys, zlib
variant, network, shard, games, nodes, seed = sys.argv[1:]
data = b"SDGAMES1" + variant.encode().ljust(16, b"\\0")
data += struct.pack("<II", int(nodes), zlib.crc32(open(network, "rb").read()))
for game in range(int(games)):
    body = struct.pack("<HbB", 3, 1, 0) + struct.pack("<3I", int(seed) & 0xFFFFFFFF, game, 7)
    data += body + struct.pack("<I", zlib.crc32(body))
open(shard, "wb").write(data)
"""
GAME = 4 + 3 * 4 + 4


@pytest.fixture
def player(tmp_path: Path) -> list[str]:
    if os.name == "nt":
        pytest.skip("platform: a script is no program there")
    program, network = tmp_path / "player", tmp_path / "a.network"
    program.write_text(PLAYER)
    program.chmod(0o755)
    network.write_bytes(b"weights")
    return ["selfplay", str(network), "--program", str(program), "--games-a-job", "2"]


def play(player: list[str], shard: Path, games: int, *more: str) -> int:
    return main([*player[:2], str(shard), *player[2:], "--games", str(games), *more])


@in_the_whole
def test_one_process_and_two_write_the_same_shard(player: list[str], tmp_path: Path) -> None:
    one, two = tmp_path / "one.games", tmp_path / "two.games"
    assert play(player, one, 7) == 0
    assert play(player, two, 7, "--jobs", "2") == 0
    data = one.read_bytes()
    assert data == two.read_bytes()
    assert len(data) == 32 + 7 * GAME
    seeds = [struct.unpack_from("<II", data, 36 + at * GAME) for at in range(7)]
    assert seeds == [(job, game) for job in range(4) for game in range(2)][:7]


def test_a_shard_goes_on_and_nothing_is_played_twice(
    player: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shard, whole = tmp_path / "a.games", tmp_path / "whole.games"
    play(player, whole, 8)
    assert play(player, shard, 4) == 0
    with shard.open("ab") as stream:
        stream.write(b"\x03\x00torn")
    assert play(player, shard, 8) == 0
    assert shard.read_bytes() == whole.read_bytes()
    assert capsys.readouterr().out.splitlines()[-1] == f"8 games in {shard}"


def test_a_job_of_which_a_part_is_there_is_not_played_again(player: list[str], tmp_path: Path) -> None:
    shard = tmp_path / "a.games"
    play(player, shard, 3)
    play(player, shard, 6)
    data = shard.read_bytes()
    seeds = [struct.unpack_from("<II", data, 36 + at * GAME) for at in range(6)]
    assert len(set(seeds)) == 6
    assert seeds == [(0, 0), (0, 1), (1, 0), (2, 0), (2, 1), (3, 0)]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (["--nodes", "5"], "games of another network, game or number of nodes; name a new file"),
        (["--program", "/nowhere/player"], "there is no program /nowhere/player on the worker; build it"),
        (["--program", "no-such-player"], "there is no program no-such-player on the worker"),
        (["--games", "0"], "--games must be 1 or more"),
        (["--seed", "-1"], "--seed must be from 0 to 2147483647"),
        (["--program", "false"], "engine-selfplay ended with 1"),
    ],
)
def test_what_cannot_be_played_is_told(
    player: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], change: list[str], words: str
) -> None:
    shard = tmp_path / "a.games"
    play(player, shard, 2)
    before = shard.read_bytes()
    assert play(player, shard, 9, *change) != 0
    assert words in capsys.readouterr().err
    assert shard.read_bytes() == before


def test_a_file_that_is_no_shard_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Sir, this is a letter and no shard")
    with pytest.raises(SelfPlayError, match="not a shard"):
        Shard(letter)
    assert letter.read_text().startswith("Dear Sir")


def test_a_damaged_game_ends_a_shard(tmp_path: Path) -> None:
    body = struct.pack("<HbB", 1, 0, 0) + b"1234"
    good = body + struct.pack("<I", zlib.crc32(body))
    path = tmp_path / "a.games"
    head = b"SDGAMES1".ljust(32, b"\0")
    path.write_bytes(head + good + good + body + b"none" + good)
    with Shard(path) as shard:
        assert shard.games == 2
    assert path.read_bytes() == head + good + good


@pytest.mark.skipif(os.name == "nt", reason="there names are text")
def test_files_whose_names_are_no_text_are_converted_and_known_as_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, out = tmp_path / "games", tmp_path / "out"
    name = os.fsdecode(b"\x8a\xfb\x95\x88")
    write_kifu(folder, random_record(1, plies=3), f"{name}.kif")
    (folder / "bad.kif").write_text("nonsense")
    source = folder / f"{name}.kif"
    with ConvertedBefore(out, goes_on=False) as noted:
        out.mkdir()
        (out / f"{name}.usi").write_text("done")
        noted.note(str(source), [out / f"{name}.usi"])
    assert main(["convert", str(folder), str(out), "--to", "usi", "--resume"]) == 1
    assert (out / f"{name}.usi").read_text() == "done"
    assert main(["convert", str(folder), str(out), "--to", "usi"]) == 1
    assert (out / f"{name}.usi").read_text().startswith("position")
    assert "1 of 2 files converted" in capsys.readouterr().err
