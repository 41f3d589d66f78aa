"""A report tells what broke and nothing of the user; the log does not grow for ever."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
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
    assert str(Path.home()) + os.sep not in (reports.folder / LOG_FILE).read_text(encoding="utf-8")


def test_home_and_name_are_taken_out_of_paths_of_any_system() -> None:
    home = Path("/home/aiko")
    assert without_personal("/home/aiko/a.kif /media/aiko/stick/b.kif", home, "aiko") == (
        "~/a.kif /media/USER/stick/b.kif"
    )
    assert without_personal(r"D:\Users\aiko\a.kif", home, "aiko") == r"D:\Users\USER\a.kif"


def test_the_log_rotates(reports: CrashReports, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_reports, "LOG_BYTES", 2000)
    reports.begin(watch_faults=False)
    for number in range(400):
        LOG.info("line %d", number)
    files = sorted(reports.folder.glob(f"{LOG_FILE}*"))
    assert len(files) == 1 + crash_reports.LOGS_KEPT
    assert all(file.stat().st_size <= 2000 for file in files)


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


def test_everything_is_as_before_after_the_end(reports: CrashReports) -> None:
    reports.begin(watch_faults=False)
    reports.end()
    assert not LOG.handlers and not ENGINE_LOG.handlers and ENGINE_LOG.level == logging.NOTSET
