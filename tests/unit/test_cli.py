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

    assert main(["convert", str(source), str(tmp_path / "game.kifu"), "--to", "kifu"]) == 0

    assert complaint(capsys).startswith(f"{source}:7:")
    assert main(["convert", str(tmp_path / "game.kifu"), str(tmp_path / "game.sfen"), "--to", "sfen"]) == 0
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
    bare = Machine(
        platform="linux",
        environ={},
        can_load=lambda library: False,
        has_module=lambda name: True,
        apt_command=lambda: "sudo apt install",
    )

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


@pytest.mark.parametrize("suffix", ["kif", "kifu", "ki2", "ki2u", "csa", "jkf", "usi", "psn"])
def test_convert_to_any_format_by_the_target_s_name_and_back(kifu: Path, tmp_path: Path, suffix: str) -> None:
    target, again = tmp_path / f"out.{suffix}", tmp_path / "again.usi"

    assert main(["convert", str(kifu), str(target)]) == 0
    assert main(["convert", str(target), str(again)]) == 0

    assert again.read_text().split("moves")[1].split() == ["7g7f", "3c3d", "8h2b+"]


@pytest.mark.parametrize("name", ["csa2", "hodges", "digits", "bod"])
def test_convert_to_a_format_by_its_own_name(kifu: Path, tmp_path: Path, name: str) -> None:
    target = tmp_path / "out.txt"
    assert main(["convert", str(kifu), str(target), "--to", name]) == 0
    assert target.stat().st_size > 20


def test_convert_tells_what_the_format_does_not_hold(
    kifu: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["convert", str(kifu), str(tmp_path / "out.usi")]) == 0
    assert complaint(capsys) == f"{kifu}: USI does not hold headers (2), times (3)\n"


def test_convert_strictly_writes_nothing_that_would_lose(
    kifu: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["convert", str(kifu), str(tmp_path / "out.usi"), "--strict"]) == 1
    assert "--strict" in complaint(capsys)
    assert not (tmp_path / "out.usi").exists()
    assert main(["convert", str(kifu), str(tmp_path / "out.jkf"), "--strict"]) == 0


def test_convert_takes_a_folder_and_reports_each_bad_file(
    kifu: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, out = tmp_path / "games", tmp_path / "out"
    (folder / "sub").mkdir(parents=True)
    (folder / "a.kifu").write_text(GAME, encoding="utf-8")
    (folder / "a.csa").write_text("PI\n+\n+7776FU\n/\nPI\n+\n+2726FU\n")
    (folder / "sub" / "b.KIF").write_bytes(GAME.encode("cp932"))
    (folder / "bad.kif").write_bytes(b"\x00\x01")
    (folder / "notes.md").write_text("no kifu")

    assert main(["convert", str(folder), str(out), "--to", "jkf"]) == 1

    said = capsys.readouterr().err
    assert f"{folder / 'bad.kif'} is not a kifu" in said
    assert f"3 of 4 files converted, 4 written to {out}" in said
    written = {str(path.relative_to(out)) for path in out.rglob("*") if path.is_file()}
    assert written == {"a-1.jkf", "a-2.jkf", "a.jkf", str(Path("sub", "b.jkf"))}


def test_convert_makes_a_folder_of_a_folder_with_one_kifu(tmp_path: Path) -> None:
    folder, out = tmp_path / "games", tmp_path / "out"
    folder.mkdir()
    (folder / "a.csa").write_text("PI\n+\n+7776FU\n/\nPI\n+\n+2726FU\n")

    assert main(["convert", str(folder), str(out), "--to", "kifu"]) == 0

    assert sorted(path.name for path in out.iterdir()) == ["a-1.kifu", "a-2.kifu"]


def test_convert_takes_a_glob(kifu: Path, tmp_path: Path) -> None:
    (tmp_path / "second.kifu").write_text(GAME, encoding="utf-8")
    assert main(["convert", str(tmp_path / "*.kifu"), str(tmp_path / "out"), "--to", "csa"]) == 0
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["game.csa", "second.csa"]


@pytest.mark.parametrize(
    ("sources", "target", "words"),
    [
        (["nothing*.kif"], "out", "matches no file"),
        (["."], "out", "contains no kifu"),
        (["game.kifu", "game.kifu"], "out", "--to"),
        (["game.kifu"], "game.kifu", "written over itself"),
    ],
)
def test_convert_refuses_what_makes_no_sense(
    kifu: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    sources: list[str],
    target: str,
    words: str,
) -> None:
    monkeypatch.chdir(kifu.parent)
    if words == "contains no kifu":
        kifu.unlink()
    assert main(["convert", *sources, target]) != 0
    assert words in complaint(capsys)


def test_several_games_stay_one_file_where_the_format_holds_several(tmp_path: Path) -> None:
    source = tmp_path / "games.csa"
    source.write_text("PI\n+\n+7776FU\n/\nPI\n+\n+2726FU\n")
    assert main(["convert", str(source), str(tmp_path / "games.psn")]) == 0
    assert (tmp_path / "games.psn").read_text().count("1.P") == 2
    assert main(["convert", str(tmp_path / "games.psn"), str(tmp_path / "again.csa")]) == 0
    assert "\n/\n" in (tmp_path / "again.csa").read_text()


def test_okisaki_shogi_does_not_fit_into_csa(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "game.kifu"
    source.write_text("手合割：御妃将棋\n変則：御妃将棋\n   1 １０七歩(10.8)\n", encoding="utf-8")
    assert main(["convert", str(source), str(tmp_path / "out.csa")]) == 1
    assert "CSA cannot hold this game" in complaint(capsys)
