"""The harness itself: what tests/conftest.py promises to catch, it catches."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.extent import in_the_whole

CONFTEST = Path(__file__).parent.parent / "conftest.py"
REPOSITORY = CONFTEST.parent.parent
SUITE = """
import threading
import pytest
from PySide6.QtCore import QObject, QThread, QTimer

kept = []
tried = []
release = threading.Event()

def test_timer_left_active(qapp):
    timer = QTimer()
    timer.start(60_000)
    kept.append(timer)

def test_thread_left_running(qapp):
    thread = QThread()
    thread.start()
    kept.append(thread)

def test_python_thread_left_running():
    threading.Thread(target=release.wait).start()

def test_oracle_missing():
    pytest.importorskip("an_oracle_that_is_not_there")

@pytest.mark.oracle
def test_oracle_too_old():
    pytest.skip("the oracle is too old")

def test_clean(qapp, qtbot):
    timer = QTimer()
    timer.setSingleShot(True)
    with qtbot.waitSignal(timer.timeout):
        timer.start(1)
    thread = threading.Thread(target=int)
    thread.start()
    thread.join()

def test_skipped_for_another_reason():
    pytest.skip("platform: not here")

@pytest.mark.parametrize("number", range(5))
def test_of_cases_that_share_all(number, qapp):
    assert number % 2 == 0

@pytest.mark.parametrize("number", range(5))
def test_of_cases_one_of_which_is_not_for_here(number):
    tried.append(number)
    if number == 1:
        pytest.skip("platform: one is not here")

def test_all_were_tried():
    assert tried == [0, 1, 2, 3, 4]

@pytest.mark.parametrize("number", range(5))
def test_of_cases_with_folders(number, tmp_path):
    assert number != 3

@pytest.mark.parametrize("number", [1, 2, pytest.param(3, marks=pytest.mark.skip(reason="platform: no 3"))])
def test_of_cases_one_of_which_is_marked(number):
    pass

@pytest.fixture(scope="session", autouse=True)
def end_all():
    yield
    release.set()
    for leaked in kept:
        if isinstance(leaked, QThread):
            leaked.quit()
            leaked.wait()
        else:
            leaked.stop()
"""


HANGING = "import threading\ndef test_that_waits_for_ever(): threading.Event().wait()\n"


def run_suite(folder: Path, *chosen: str, **environ: str) -> str:
    """Run `SUITE`, or what pytest's options choose of it, under the real conftest in a process of its own.

    Returns its short summary.
    """
    shutil.copy(CONFTEST, folder)
    (folder / "test_suite.py").write_text(SUITE)
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n    oracle: compares\nqt_api = pyside6\n")
    inherited = {
        name: value for name, value in os.environ.items() if name not in {"CI", "SHOGI_REQUIRE_ORACLES"}
    }
    inherited["PYTHONPATH"] = str(REPOSITORY)
    pytest_options = [
        "-q",
        "-rA",
        "--tb=no",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-p",
        "no:benchmark",
        "-p",
        "no:hypothesispytest",
        *chosen,
    ]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *pytest_options],
        cwd=folder, env=inherited | environ, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.stdout


@in_the_whole
def test_a_test_that_hangs_is_named_and_ended(tmp_path: Path) -> None:
    words = CONFTEST.read_text(encoding="utf-8")
    assert words.count("HANGS_AFTER_S = 900\n") == 1
    (tmp_path / "conftest.py").write_text(words.replace("HANGS_AFTER_S = 900\n", "HANGS_AFTER_S = 0.5\n"))
    (tmp_path / "test_hanging.py").write_text(HANGING)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    oracle: compares\nqt_api = pyside6\n")

    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(REPOSITORY)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1
    assert "Timeout" in done.stderr and "test_that_waits_for_ever" in done.stderr, done.stderr


def result_of(summary: str, test: str) -> set[str]:
    return {line.split()[0] for line in summary.splitlines() if f"::{test}" in line}


@pytest.fixture(scope="module")
def summary(tmp_path_factory: pytest.TempPathFactory) -> str:
    return run_suite(tmp_path_factory.mktemp("suite"), CI="true")


@pytest.mark.parametrize(
    "test", ["test_timer_left_active", "test_thread_left_running", "test_python_thread_left_running"]
)
def test_what_a_test_leaves_running_is_an_error(summary: str, test: str) -> None:
    assert "ERROR" in result_of(summary, test), summary


@pytest.mark.parametrize("test", ["test_oracle_missing", "test_oracle_too_old"])
def test_a_missing_oracle_fails_in_ci(summary: str, test: str) -> None:
    assert result_of(summary, test) == {"FAILED"}, summary


def test_a_clean_test_passes(summary: str) -> None:
    assert result_of(summary, "test_clean") == {"PASSED"}, summary


def test_a_skip_for_another_reason_stays_a_skip(summary: str) -> None:
    assert "test_skipped_for_another_reason" not in summary.split("FAILED", 1)[-1], summary
    assert "platform: not here" in summary


def test_cases_that_share_all_are_one_test_which_tries_all(summary: str) -> None:
    of_cases = {name: summary.count(f"::test_{name}") for name in ("of_cases_that_share_all", "all_were")}
    assert of_cases == {"of_cases_that_share_all": 1, "all_were": 1}, summary
    assert "::test_of_cases_that_share_all - ExceptionGroup: 2 of 5 cases failed" in summary
    assert result_of(summary, "test_all_were_tried") == {"PASSED"}, summary
    assert "platform: one is not here" in summary


def test_cases_that_get_something_of_their_own_are_tests_of_their_own(summary: str) -> None:
    assert result_of(summary, "test_of_cases_with_folders[3]") == {"FAILED"}, summary
    assert result_of(summary, "test_of_cases_with_folders[4]") == {"PASSED"}, summary
    assert result_of(summary, "test_of_cases_one_of_which_is_marked[2]") == {"PASSED"}, summary


@in_the_whole
def test_a_case_that_is_asked_for_by_its_id_is_a_test(tmp_path: Path) -> None:
    summary = run_suite(tmp_path, "test_suite.py::test_of_cases_that_share_all[1]")

    assert result_of(summary, "test_of_cases_that_share_all[1]") == {"FAILED"}, summary
    summary = run_suite(tmp_path, "-k", "share_all and 1")
    assert "::test_of_cases_that_share_all - ExceptionGroup" in summary, summary


@in_the_whole
def test_elsewhere_a_missing_oracle_is_a_visible_skip(tmp_path: Path) -> None:
    summary = run_suite(tmp_path, "-k", "oracle")

    assert "FAILED" not in summary, summary
    assert "an_oracle_that_is_not_there" in summary
