"""The program's entry: the right face for each command line, and a sentence where a face cannot be shown."""

import subprocess
import sys
from pathlib import Path

import pytest

import shogi_desktop
from shogi_desktop import bootstrap
from shogi_desktop.system_check import Machine

REPOSITORY = Path(shogi_desktop.__file__).parent.parent
HEADLESS = Machine(platform="linux", environ={}, can_load=lambda library: True, has_module=lambda name: True)


def test_without_a_display_the_window_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    status = bootstrap.main([], HEADLESS)

    captured = capsys.readouterr()
    assert status == 3
    assert "no display" in captured.err
    assert captured.err.count("\n") == 1


def test_missing_libraries_end_the_self_test_with_the_line_to_type(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bare = Machine(
        platform="linux",
        environ={},
        can_load=lambda library: False,
        has_module=lambda name: True,
        apt_command=lambda: "sudo apt install",
    )

    status = bootstrap.main(["--self-test"], bare)

    assert status == 2
    assert "sudo apt install" in capsys.readouterr().err


def test_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        bootstrap.main(["--version"])

    assert ended.value.code == 0
    assert capsys.readouterr().out.strip().endswith(shogi_desktop.__version__)


def test_a_command_needs_no_display_and_no_qt() -> None:
    code = (
        "import sys; from shogi_desktop.bootstrap import main; status = main(['perft', '1']);"
        "assert 'PySide6' not in sys.modules; sys.exit(status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=REPOSITORY, capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stdout.strip()) == (0, "30"), done.stderr


@pytest.mark.parametrize("place", ["file", "below"])
def test_a_self_test_that_cannot_write_says_so(
    place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocker = tmp_path / "blocker"
    blocker.write_text("not a folder")
    target = blocker if place == "file" else blocker / "below"

    status = bootstrap.main(["--self-test", str(target)], HEADLESS)

    captured = capsys.readouterr()
    assert status == 1
    assert str(target) in captured.err
    assert captured.err.count("\n") == 1
