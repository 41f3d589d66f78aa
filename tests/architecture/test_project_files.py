"""What the README promises is what CI runs, and what it points to is there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import shogi_desktop
from shogi_desktop.cli import COMMANDS

REPOSITORY = Path(shogi_desktop.__file__).parent.parent
README = REPOSITORY / "README.md"

pytestmark = pytest.mark.skipif(
    not README.is_file(), reason="platform: the checkout is not here, only the package"
)


def command(name: str) -> str:
    """Return the one line of code under the README's mark `name`."""
    block = re.search(
        rf"^<!-- command: {name} -->\n```sh\n(.*?)^```$",
        README.read_text(encoding="utf-8"),
        re.DOTALL | re.MULTILINE,
    )
    assert block is not None, name
    lines = block[1].splitlines()
    assert len(lines) == 1, "a command is one line"
    return lines[0]


@pytest.mark.parametrize("name", ["start", "test"])
def test_each_command_makes_a_virtual_environment_of_its_own(name: str) -> None:
    line = command(name)
    environment = re.match(r"python3 -m venv (\S+) && ", line)

    assert environment is not None
    assert line.count(f"{environment[1]}/bin/") == 2


def test_the_two_environments_differ() -> None:
    assert command("start").split()[3] != command("test").split()[3]


def test_ci_runs_the_readmes_test_command_verbatim() -> None:
    """CI takes the line out of the README; here the same extraction is done by the same shell function."""
    script = (REPOSITORY / ".ci" / "run").read_text(encoding="utf-8")
    function = re.search(r"^readme_command\(\) \{.*?^\}$", script, re.DOTALL | re.MULTILINE)
    assert function is not None
    assert "line=$(readme_command test)" in script

    shell = f"{function[0]}\nreadme_command test"
    extracted = subprocess.run(
        ["bash", "-c", shell], cwd=REPOSITORY, capture_output=True, text=True, check=True
    )

    assert extracted.stdout.strip() == command("test")


def test_every_command_line_command_is_in_the_readme() -> None:
    text = README.read_text(encoding="utf-8")

    assert all(f"shogi-desktop {name}" in text for name in COMMANDS)


def test_files_that_the_readme_points_to_exist() -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", README.read_text(encoding="utf-8"))

    assert targets
    assert [target for target in targets if not (REPOSITORY / target).exists()] == []


@pytest.mark.slow
def test_the_photographers_help_takes_no_pictures(tmp_path: Path) -> None:
    script = REPOSITORY / "packaging" / "tools" / "make_screenshots.py"
    done = subprocess.run(
        [sys.executable, str(script), "--help"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "usage:" in done.stdout
    assert list(tmp_path.iterdir()) == []
