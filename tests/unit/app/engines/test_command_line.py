"""Lines that start an engine, as people write them."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shogi_desktop.app.engines.command_line import (
    CommandLineError,
    other_folders,
    read_command,
    written,
)
from shogi_desktop.app.engines.launch import launched

words = st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\0\n\r"), max_size=8), max_size=4)


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("ssh study-pc /opt/engine", ("ssh", "study-pc", "/opt/engine")),
        ("wine 'C:\\Program Files\\x.exe' -q", ("wine", "C:\\Program Files\\x.exe", "-q")),
        ('  node "my engine.js" ', ("node", "my engine.js")),
    ],
)
def test_a_line_is_split_as_a_shell_does(line: str, command: tuple[str, ...]) -> None:
    assert read_command(line, windows=False) == command


@pytest.mark.parametrize(
    ("line", "command"),
    [
        (r'"C:\Program Files\x.exe" -q', (r"C:\Program Files\x.exe", "-q")),
        (r"C:\engines\x.exe --dir=C:\eval\ ''", (r"C:\engines\x.exe", "--dir=C:\\eval\\", "''")),
        (r'x.exe "a\"b" "c\\" d""e', ("x.exe", 'a"b', "c\\", "de")),
        ("x.exe C:\\eval\\", ("x.exe", "C:\\eval\\")),
        ("  x.exe \t -q  ", ("x.exe", "-q")),
        ("x.exe &\x1e\u3000\n", ("x.exe", "&\x1e\u3000")),
    ],
)
def test_on_windows_as_windows_does(line: str, command: tuple[str, ...]) -> None:
    assert read_command(line, windows=True) == command


@pytest.mark.parametrize("windows", [False, True])
@pytest.mark.parametrize("line", ["", "   ", '"unended', '""'])
def test_a_line_that_starts_nothing_is_refused(line: str, windows: bool) -> None:
    with pytest.raises(CommandLineError):
        read_command(line, windows=windows)


@pytest.mark.parametrize("windows", [False, True])
@given(arguments=words)
def test_a_command_is_written_as_it_is_read(windows: bool, arguments: list[str]) -> None:
    command = ("no-such-program", *arguments)
    assert read_command(written(command, windows=windows), windows=windows) == command


def test_a_file_with_blanks_in_its_name_needs_no_quotes(tmp_path: Path) -> None:
    program = tmp_path / "my engine"
    program.touch()
    assert read_command(str(program)) == (str(program),)


def test_a_home_that_there_is_not_is_part_of_a_name() -> None:
    assert read_command("~no-such-user/engine -q", windows=False) == ("~no-such-user/engine", "-q")


def test_names_of_files_become_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "engine.js").touch()
    monkeypatch.chdir(tmp_path)
    command = read_command("node engine.js")
    assert command == ("node", str(tmp_path / "engine.js"))
    assert other_folders(command) == (str(tmp_path),)


def test_an_engine_runs_in_its_own_folder_unless_in_another(tmp_path: Path) -> None:
    program = str(tmp_path / "engine")
    assert launched((program, "-q")).directory == str(tmp_path)
    assert launched((program,), "/elsewhere").directory == "/elsewhere"
    assert launched(("ssh", "study-pc")).directory is None


def test_what_cannot_be_a_file_s_name_is_a_word() -> None:
    assert read_command("engine \0 -q", windows=False) == ("engine", "\0", "-q")


def test_only_whole_paths_say_where_an_engine_wants_to_be_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here.js").touch()
    missing = str(tmp_path / "elsewhere" / "missing.js")
    assert other_folders(("node", "here.js", missing)) == ()
