"""The machine's troubles are found before Qt meets them, and each has its sentence."""

import sys
from collections.abc import Callable

import pytest

from shogi_desktop import system_check
from shogi_desktop.system_check import Finding, Machine, Trouble, check_headless, check_window, explain


def machine(
    *missing: str,
    platform: str = "linux",
    answers: Callable[[str], bool] = lambda display: True,
    has_qt: bool = True,
    **environ: str,
) -> Machine:
    return Machine(
        platform=platform,
        environ=environ,
        can_load=lambda library: library not in missing,
        x11_answers=answers,
        wayland_answers=answers,
        has_module=lambda name: has_qt,
    )


def test_a_desktop_with_everything_has_no_trouble() -> None:
    assert check_window(machine(DISPLAY=":0")) is None
    assert check_window(machine(WAYLAND_DISPLAY="wayland-0")) is None


def test_no_display_is_told_apart_from_a_display_that_does_not_answer() -> None:
    assert check_window(machine()) == Finding(Trouble.NO_DISPLAY)
    dead = check_window(machine(DISPLAY=":9", answers=lambda display: False))
    assert dead == Finding(Trouble.DEAD_DISPLAY, (), ":9")


def test_missing_libraries_of_all_kinds_come_in_one_answer() -> None:
    finding = check_window(machine("libEGL.so.1", "libxcb-cursor.so.0", "libxcb-util.so.1", DISPLAY=":0"))

    assert finding is not None
    assert finding.libraries == ("libEGL.so.1", "libxcb-cursor.so.0", "libxcb-util.so.1")
    assert finding.install_command == "sudo apt install libegl1 libxcb-cursor0 libxcb-util1"
    assert finding.exit_status == 2


def test_x11_libraries_are_not_asked_for_without_x11() -> None:
    assert check_window(machine("libxcb-cursor.so.0", WAYLAND_DISPLAY="wayland-0")) is None
    assert check_headless(machine("libxcb-cursor.so.0")) is None


def test_x11_serves_where_wayland_cannot() -> None:
    assert check_window(machine("libwayland-client.so.0", WAYLAND_DISPLAY="wayland-0", DISPLAY=":0")) is None


def test_a_platform_chosen_by_the_user_needs_no_display() -> None:
    assert check_window(machine(QT_QPA_PLATFORM="offscreen")) is None
    assert check_window(machine(QT_QPA_PLATFORM="vnc:size=800x600")) is None
    assert check_window(machine(QT_QPA_PLATFORM="xcb")) == Finding(Trouble.NO_DISPLAY)


def test_the_core_libraries_are_needed_without_a_window_too() -> None:
    finding = check_headless(machine("libGL.so.1"))

    assert finding == Finding(Trouble.MISSING_LIBRARIES, ("libGL.so.1",))


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
    assert any(step in sentence for step in ("pip install", "sudo apt install", "shogi-desktop match"))


@pytest.mark.skipif(sys.platform != "linux", reason="platform: asks the Linux linker")
def test_the_linker_knows_libc_and_no_invented_library() -> None:
    assert system_check.can_load("libc.so.6")
    assert not system_check.can_load("libshogi-of-nowhere.so.1")


@pytest.mark.skipif(sys.platform != "linux", reason="platform: asks libxcb")
def test_a_display_without_a_server_does_not_answer() -> None:
    if not system_check.can_load("libxcb.so.1"):
        pytest.skip("platform: no libxcb here")
    assert not system_check.x11_answers(":4711")
