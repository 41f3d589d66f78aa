"""The machine's troubles are found before Qt meets them, and each has its sentence."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from shogi_desktop import system_check
from shogi_desktop.system_check import (
    PACKAGES,
    Finding,
    Machine,
    Trouble,
    check_headless,
    check_window,
    explain,
)


def machine(
    *missing: str,
    platform: str = "linux",
    answers: Callable[[str], bool] = lambda display: True,
    starts: Callable[[str], bool] = lambda name: False,
    has_qt: bool = True,
    apt: str = "sudo apt install",
    **environ: str,
) -> Machine:
    return Machine(
        platform=platform,
        environ=environ,
        can_load=lambda library: library not in missing,
        x11_answers=answers,
        wayland_answers=answers,
        platform_starts=starts,
        has_module=lambda name: has_qt,
        apt_command=lambda: apt,
    )


def test_a_desktop_with_everything_has_no_trouble() -> None:
    assert check_window(machine(DISPLAY=":0")) is None
    assert check_window(machine(WAYLAND_DISPLAY="wayland-0")) is None


def test_no_display_is_told_apart_from_a_display_that_does_not_answer() -> None:
    assert check_window(machine()) == Finding(Trouble.NO_DISPLAY)
    dead = check_window(machine(DISPLAY=":9", answers=lambda display: False))
    assert dead == Finding(Trouble.DEAD_DISPLAY, (), ":9")


@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}])
def test_missing_libraries_of_all_kinds_come_in_one_answer(display: dict[str, Any]) -> None:
    """On a screen, over ssh and in a container alike: nobody is sent for packages twice."""
    finding = check_window(machine("libEGL.so.1", "libxcb-cursor.so.0", "libpulse.so.0", **display))

    assert finding is not None
    assert finding.libraries == ("libEGL.so.1", "libxcb-cursor.so.0", "libpulse.so.0")
    assert finding.install_command == "sudo apt install libegl1 libpulse0 libxcb-cursor0"
    assert finding.exit_status == 2


def test_x11_libraries_are_not_asked_for_without_x11() -> None:
    assert check_window(machine("libxcb-cursor.so.0", WAYLAND_DISPLAY="wayland-0")) is None
    assert check_headless(machine("libxcb-cursor.so.0")) is None


def test_x11_serves_where_wayland_cannot() -> None:
    assert check_window(machine("libwayland-client.so.0", WAYLAND_DISPLAY="wayland-0", DISPLAY=":0")) is None


def test_what_only_sound_and_printing_need_keeps_no_window_away() -> None:
    assert check_window(machine(*system_check.OPTIONAL_LIBRARIES, DISPLAY=":0")) is None


def test_a_platform_chosen_by_the_user_needs_no_display() -> None:
    assert check_window(machine(QT_QPA_PLATFORM="offscreen")) is None
    assert (
        check_window(machine(QT_QPA_PLATFORM="vnc:size=800x600", starts=lambda name: name == "vnc")) is None
    )
    assert check_window(machine(QT_QPA_PLATFORM="xcb")) == Finding(Trouble.NO_DISPLAY)


@pytest.mark.parametrize("name", ["bogus", "eglfs", "eglfs;bogus"])
def test_a_platform_that_does_not_start_gets_a_sentence(name: str) -> None:
    finding = check_window(machine(QT_QPA_PLATFORM=name, DISPLAY=":0"))

    assert finding == Finding(Trouble.NO_PLATFORM, (), name)
    assert f"({name})" in explain(finding)
    assert finding.exit_status == 3


def test_of_a_list_of_platforms_one_is_enough() -> None:
    assert check_window(machine(QT_QPA_PLATFORM="wayland;xcb", DISPLAY=":0")) is None
    assert check_window(machine(QT_QPA_PLATFORM="bogus;offscreen")) is None
    assert check_window(machine(QT_QPA_PLATFORM="wayland;xcb")) == Finding(Trouble.NO_DISPLAY)


def test_a_display_of_the_other_kind_is_not_called_missing() -> None:
    finding = check_window(machine(QT_QPA_PLATFORM="wayland", DISPLAY=":0"))

    assert finding == Finding(Trouble.NO_PLATFORM, (), "wayland")


def test_a_list_asks_its_displays_whether_they_answer() -> None:
    finding = check_window(
        machine(
            QT_QPA_PLATFORM="wayland;xcb", DISPLAY=":9", WAYLAND_DISPLAY="w", answers=lambda display: False
        )
    )

    assert finding == Finding(Trouble.DEAD_DISPLAY, (), "w")


@pytest.mark.skipif(sys.platform != "linux", reason="platform: tries Qt in a process of its own")
def test_qt_itself_is_asked_whether_a_platform_starts() -> None:
    code = (
        "from shogi_desktop.system_check import platform_starts;"
        "print(platform_starts('minimal'), platform_starts('bogus'), platform_starts('eglfs:nowhere'))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert (done.stdout.split()[:2], done.stderr) == (["True", "False"], "")


def test_the_core_libraries_are_needed_without_a_window_too() -> None:
    finding = check_headless(machine("libGL.so.1"))

    assert finding == Finding(Trouble.MISSING_LIBRARIES, ("libGL.so.1",))


def test_without_debians_tools_no_line_of_theirs_is_told() -> None:
    finding = check_headless(machine("libGL.so.1", apt=""))

    assert finding is not None
    assert "apt" not in explain(finding)
    assert "libGL.so.1" in explain(finding)


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_bring_their_own(platform: str) -> None:
    def unexpected(question: str) -> bool:
        raise AssertionError(question)

    bare = Machine(platform=platform, environ={}, can_load=unexpected, has_module=lambda name: True)

    assert check_window(bare) is None


def test_a_python_without_qt_is_told_how_to_get_it() -> None:
    finding = check_window(machine("libEGL.so.1", has_qt=False))

    assert finding == Finding(Trouble.NO_QT)
    assert "pip install ." in explain(finding)


@pytest.mark.parametrize("trouble", list(Trouble))
def test_every_trouble_is_one_line_with_a_next_step(trouble: Trouble) -> None:
    sentence = explain(Finding(trouble, ("libEGL.so.1",), ":7"))

    assert "\n" not in sentence
    assert any(
        step in sentence for step in ("pip install", "sudo apt install", "shogi-desktop match", "Unset it")
    )


@pytest.mark.skipif(sys.platform != "linux", reason="platform: asks the Linux linker")
def test_the_linker_knows_libc_and_no_invented_library() -> None:
    assert system_check.can_load("libc.so.6")
    assert not system_check.can_load("libshogi-of-nowhere.so.1")


@pytest.mark.skipif(sys.platform != "linux", reason="platform: asks libxcb")
def test_a_display_without_a_server_does_not_answer() -> None:
    if not system_check.can_load("libxcb.so.1"):
        pytest.skip("platform: no libxcb here")
    assert not system_check.x11_answers(":4711")


# What 64-bit times renamed in Ubuntu 24.04 and Debian 13; the new packages provide the old names, which every
# release so understands.
RENAMED_AND_PROVIDED = {"libglib2.0-0", "libcups2"}
# This name two packages provide there: apt chooses none and installs nothing.
NAMED_BY_NOBODY = {"libasound2"}


def test_the_packages_have_names_that_every_release_of_debian_and_ubuntu_understands() -> None:
    named = set(PACKAGES.values())
    assert named >= RENAMED_AND_PROVIDED
    assert [name for name in named if name.endswith("t64")] == []
    assert not named & NAMED_BY_NOBODY
