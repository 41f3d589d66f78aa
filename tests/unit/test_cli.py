"""The commands that paint nothing: what they print, what they write, and their sentence when they cannot."""

from pathlib import Path

import pytest

from shogi_desktop.bootstrap import main
from shogi_desktop.cli import COMMANDS
from shogi_desktop.cli.runner import run
from shogi_desktop.system_check import Machine

GAME = """手合割：平手
先手：甲
後手：乙
   1 ７六歩(77)   ( 0:01/00:00:01)
   2 ３四歩(33)   ( 0:02/00:00:02)
   3 ２二角成(88)   ( 0:03/00:00:04)
"""
AFTER = "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4"


@pytest.fixture
def kifu(tmp_path: Path) -> Path:
    path = tmp_path / "game.kifu"
    path.write_text(GAME, encoding="utf-8")
    return path


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    """Return what was said on standard error, which is one line."""
    said = capsys.readouterr().err
    assert said.count("\n") == 1, said
    return said


@pytest.mark.parametrize(("variant", "count"), [("shogi", "900"), ("okisakishogi", "1369")])
def test_perft_counts_both_games(capsys: pytest.CaptureFixture[str], variant: str, count: str) -> None:
    assert main(["perft", "2", "--variant", variant]) == 0
    assert capsys.readouterr().out.strip() == count


def test_perft_divides_among_the_first_moves(capsys: pytest.CaptureFixture[str]) -> None:
    main(["perft", "2", "--divide"])

    *lines, total = capsys.readouterr().out.splitlines()
    assert "7g7f: 30" in lines
    assert sum(int(line.split()[1]) for line in lines) == int(total) == 900


def test_a_bad_sfen_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "1", "--sfen", "9/9 b - 1"]) == 1
    assert complaint(capsys).startswith("shogi-desktop perft: ")


def test_convert_to_shift_jis_and_back_keeps_the_game(kifu: Path, tmp_path: Path) -> None:
    shift_jis, again = tmp_path / "game.kif", tmp_path / "again.usi"

    assert main(["convert", str(kifu), str(shift_jis)]) == 0
    assert main(["convert", str(shift_jis), str(again)]) == 0

    assert "７六歩" in shift_jis.read_bytes().decode("cp932")
    assert again.read_text().split("moves")[1].split() == ["7g7f", "3c3d", "8h2b+"]


def test_convert_to_sfen_writes_the_last_position(kifu: Path, tmp_path: Path) -> None:
    target = tmp_path / "position.txt"

    assert main(["convert", str(kifu), str(target), "--to", "sfen"]) == 0

    assert target.read_text().strip() == AFTER


def test_a_place_that_cannot_be_read_is_told_and_the_rest_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "game.kif"
    source.write_text(f"{GAME}   4 ？？？\n", encoding="utf-8")

    assert main(["convert", str(source), str(tmp_path / "game.sfen")]) == 0

    assert complaint(capsys).startswith(f"{source}:7:")
    assert (tmp_path / "game.sfen").read_text().strip() == AFTER


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("missing.kif", None, "cannot be read"),
        ("picture.kif", b"\x89PNG\r\n\x1a\n\x00\x00\x00", "is not a kifu"),
        ("empty.kif", b"", "is not a kifu"),
    ],
)
def test_what_is_no_kifu_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, content: bytes | None, words: str
) -> None:
    source = tmp_path / name
    if content is not None:
        source.write_bytes(content)

    assert main(["convert", str(source), str(tmp_path / "out.usi")]) == 1

    said = complaint(capsys)
    assert str(source) in said
    assert words in said


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless file here")
def test_an_endless_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["convert", "/dev/zero", str(tmp_path / "out.usi")]) == 1
    assert "too large" in complaint(capsys)


def test_a_character_that_shift_jis_lacks_is_not_lost(
    kifu: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kifu.write_text(GAME.replace("甲", "甲🐉"), encoding="utf-8")
    target = tmp_path / "game.kif"

    assert main(["convert", str(kifu), str(target)]) == 1

    assert "🐉" in (said := complaint(capsys))
    assert ".kifu" in said
    assert not target.exists()


def test_an_unwritable_target_is_named(
    kifu: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "no such folder" / "out.usi"

    assert main(["convert", str(kifu), str(target)]) == 1
    assert f"{target} cannot be written" in complaint(capsys)


def test_a_target_without_a_known_format_asks_for_one(
    kifu: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["convert", str(kifu), str(tmp_path / "out.doc")]) == 1
    assert "--to" in complaint(capsys)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])

    assert ended.value.code == 0
    assert f"shogi-desktop {command}" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["match", "render"])
def test_painting_without_qts_libraries_ends_in_the_line_to_type(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = Machine(platform="linux", environ={}, can_load=lambda library: False, has_module=lambda name: True)

    assert run([command], bare) == 2
    assert "sudo apt install" in complaint(capsys)


def test_doctor_finds_engine_and_resources_here(capsys: pytest.CaptureFixture[str]) -> None:
    whole = Machine(platform="linux", environ={}, can_load=lambda library: True, has_module=lambda name: True)

    status = main(["doctor"], whole)

    report = capsys.readouterr().out
    assert status == 0, report
    assert "ok     engine" in report
    assert "note   window" in report


def test_doctor_fails_where_qt_cannot_run(capsys: pytest.CaptureFixture[str]) -> None:
    bare = Machine(
        platform="linux",
        environ={},
        can_load=lambda library: library != "libEGL.so.1",
        has_module=lambda name: True,
    )

    assert main(["doctor"], bare) == 1
    assert "FAILED Qt" in capsys.readouterr().out
