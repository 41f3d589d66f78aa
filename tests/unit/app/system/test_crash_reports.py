"""A report tells what broke and nothing of the user; the log does not grow for ever."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from shogi_desktop import __version__
from shogi_desktop.app.system import crash_reports
from shogi_desktop.app.system.crash_reports import ENGINE_LOG, LOG, LOG_FILE, CrashReports, without_personal


@pytest.fixture
def reports(tmp_path: Path) -> Iterator[CrashReports]:
    made = CrashReports(tmp_path / "log")
    yield made
    made.end()


def fail(where: str) -> None:
    raise ValueError(where)


def test_a_report_tells_version_traceback_and_last_lines_and_no_personal_path(reports: CrashReports) -> None:
    reports.begin(watch_faults=False)
    LOG.warning("before it happened")
    ENGINE_LOG.debug("info string last words")
    with pytest.raises(ValueError, match="secret") as raised:
        fail(str(Path.home() / "kifu" / "secret.kif"))
    path = reports.write_error(raised.type, raised.value, raised.tb, "Thread-7")
    assert path is not None
    text = path.read_text(encoding="utf-8")
    for wanted in (__version__, "ValueError", "in fail", "before it happened", "last words", "Thread-7"):
        assert wanted in text
    assert f"~{os.sep}kifu" in text
    assert str(Path.home()) + os.sep not in text
    logged = (reports.folder / LOG_FILE).read_text(encoding="utf-8")
    assert "ValueError" in logged
    assert str(Path.home()) + os.sep not in logged


def test_home_and_name_are_taken_out_of_paths_of_any_system() -> None:
    home = Path("/home/aiko")
    assert without_personal("/home/aiko/a.kif /media/aiko/stick/b.kif", home, "aiko") == (
        "~/a.kif /media/USER/stick/b.kif"
    )
    assert without_personal(r"D:\Users\aiko\a.kif", home, "aiko") == r"D:\Users\USER\a.kif"
    windows = Path(r"C:\Users\aiko")
    assert without_personal(r"C:\Users\aiko\a.kif", windows, "aiko") == r"~\a.kif"
    assert without_personal(r"C:\\Users\\aiko\\a.kif", windows, "aiko") == r"~\\a.kif", (
        "as a traceback quotes it"
    )


def test_the_log_rotates(reports: CrashReports, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_reports, "LOG_BYTES", 2000)
    reports.begin(watch_faults=False)
    for number in range(400):
        LOG.info("line %d", number)
    files = sorted(reports.folder.glob(f"{LOG_FILE}*"))
    assert len(files) == 1 + crash_reports.LOGS_KEPT
    assert all(file.stat().st_size <= 2000 for file in files)


def test_the_log_keeps_the_last_quarter_of_a_megabyte_and_no_more(reports: CrashReports) -> None:
    """As docs/security.md says."""
    reports.begin(watch_faults=False)
    for number in range(300):
        LOG.info("%d %s", number, "x" * 2000)
    sizes = sorted(file.stat().st_size for file in reports.folder.glob(f"{LOG_FILE}*"))
    assert len(sizes) == 3
    assert all(size <= 256 * 1024 for size in sizes)
    assert sizes[-2] > 250 * 1024


def test_old_reports_are_removed(reports: CrashReports, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_reports, "REPORTS_KEPT", 2)
    written = [reports.write(f"number {number}") for number in range(4)]
    assert sorted(reports.folder.glob("report-*")) == sorted(path for path in written[2:] if path)


def test_a_folder_that_cannot_be_written_costs_only_the_report(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.touch()
    reports = CrashReports(blocker / "log")
    assert reports.begin(watch_faults=False) is None
    assert reports.write("something") is None
    reports.end()


@pytest.mark.skipif(os.name != "posix", reason="ends itself by a signal")
def test_a_fault_of_an_earlier_run_becomes_a_report(tmp_path: Path) -> None:
    code = (
        "import sys, os, signal; from pathlib import Path; "
        "from shogi_desktop.app.system.crash_reports import *; "
        "CrashReports(Path(sys.argv[1])).begin(); os.kill(os.getpid(), signal.SIGSEGV)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=False)
    assert done.returncode < 0
    reports = CrashReports(tmp_path)
    told = reports.begin(watch_faults=False)
    reports.end()
    assert told is not None
    assert "Segmentation fault" in told.read_text(encoding="utf-8")
    assert not list(tmp_path.glob("fault-*"))
    assert CrashReports(tmp_path)._collect_faults() is None


def test_a_fault_s_traceback_is_told_whatever_bytes_are_in_it(tmp_path: Path) -> None:
    file = tmp_path / "fault-1.txt"
    file.write_bytes(b"Fatal: caf\xe9\n")
    told = CrashReports(tmp_path)._collect_faults()
    assert told is not None
    assert "Fatal: caf\ufffd" in told.read_text(encoding="utf-8")


def test_everything_is_as_before_after_the_end(reports: CrashReports) -> None:
    reports.begin(watch_faults=False)
    reports.end()
    assert not LOG.handlers and not ENGINE_LOG.handlers and ENGINE_LOG.level == logging.NOTSET


def test_a_report_has_a_head_what_is_told_and_the_last_lines(reports: CrashReports) -> None:
    reports.begin(watch_faults=False)
    LOG.info("a line")
    ENGINE_LOG.debug("an engine's line")
    when = datetime(2026, 11, 22, 10, 0, 5, 70)
    path = reports.write("it broke\n\n", "Thread-7", when)
    assert path is not None
    assert path.name == "report-20261122-100005-000070.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[:2] == [f"Shogi Desktop {__version__}", "When: 2026-11-22T10:00:05"]
    assert lines[2].startswith("System: ")
    assert lines[3].startswith("Python: ")
    assert ", Qt: 6." in lines[3]
    assert lines[4:9] == ["Thread: Thread-7", "", "it broke", "", "Last lines of the log:"]
    assert lines[10].endswith("INFO shogi_desktop: a line")
    assert lines[11:] == ["", "Last lines of the engine:", "  an engine's line"]


def test_a_report_without_lines_says_nothing_of_them(reports: CrashReports) -> None:
    path = reports.write("it broke")
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert "Last lines" not in text
    assert "Thread" not in text
    assert text.endswith("it broke\n")


def test_the_start_is_logged_and_only_so_many_lines_are_kept_for_a_report(reports: CrashReports) -> None:
    reports.begin(watch_faults=False)
    logged = (reports.folder / LOG_FILE).read_text(encoding="utf-8")
    assert f"Shogi Desktop {__version__} starts on {sys.platform}" in logged
    for number in range(100):
        LOG.info("line %d", number)
        ENGINE_LOG.debug("word %d", number)
    LOG.debug("not for the log")
    path = reports.write("x")
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert (text.count(": line "), text.count("  word ")) == (60, 60)
    assert "line 99" in text
    assert "not for the log" not in text
    assert "word" not in (reports.folder / LOG_FILE).read_text(encoding="utf-8")


def test_what_killed_runs_left_is_forgotten_after_a_week(tmp_path: Path) -> None:
    old, young = tmp_path / "fault-1.txt", tmp_path / "fault-2.txt"
    for file, days in ((old, 7.1), (young, 6.9)):
        file.touch()
        os.utime(file, (time.time() - days * 86_400,) * 2)
    made = CrashReports(tmp_path)
    assert made.begin(watch_faults=False) is None
    made.end()
    assert (old.exists(), young.exists()) == (False, True)


def test_a_run_that_ends_as_it_should_leaves_no_watcher_behind(tmp_path: Path) -> None:
    code = (
        "import sys, faulthandler; from pathlib import Path; "
        "from shogi_desktop.app.system.crash_reports import *; "
        "made = CrashReports(Path(sys.argv[1])); made.begin(); "
        "print(faulthandler.is_enabled(), len(list(Path(sys.argv[1]).glob('fault-*')))); made.end(); "
        "print(faulthandler.is_enabled(), len(list(Path(sys.argv[1]).glob('fault-*'))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], check=True, capture_output=True, text=True
    )
    assert done.stdout.splitlines() == ["True 1", "False 0"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("aiko said /x/aiko", "aiko said /x/aiko"),
        (r"C:\\Users\\aiko\\a", r"C:\\Users\\USER\\a"),
        ("/home/aiko", "~"),
    ],
)
def test_only_the_name_of_a_folder_is_taken_out(text: str, told: str) -> None:
    assert without_personal(text, Path("/home/aiko"), "aiko") == told


def test_a_home_at_the_root_is_left_as_it_is_and_the_user_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "ben")
    assert without_personal("/a/ben/c", Path("/")) == "/a/USER/c"
    monkeypatch.setattr("getpass.getuser", lambda: (_ for _ in ()).throw(KeyError("no such user")))
    assert without_personal("/a/ben/c", Path("/")) == "/a/ben/c"


def test_a_home_of_one_letter_is_hidden_and_the_root_is_no_home() -> None:
    assert without_personal("/r/notes of x", Path("/r"), "x") == "~/notes of x"
    assert without_personal("/etc/passwd", Path("/"), "x") == "/etc/passwd"


def test_faults_are_watched_in_a_file_of_the_process_that_goes_with_it(
    reports: CrashReports, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched: list[str] = []
    monkeypatch.setattr("faulthandler.enable", lambda file: watched.append(file.name))
    monkeypatch.setattr("faulthandler.disable", lambda: watched.append("off"))
    assert reports.begin() is None
    file = reports.folder / f"fault-{os.getpid()}.txt"
    assert file.read_text() == ""
    reports.end()
    assert watched == [str(file), "off"]
    assert not file.exists()
