"""An engine that does not start is explained by what its file is and how it ended."""

from __future__ import annotations

import os
import struct
from pathlib import Path, PurePosixPath

import pytest

from shogi_desktop.app.engines.bundled import ENGINE_NAME, bundled_engine
from shogi_desktop.app.engines.check import Cause, Finding, _words, built_for, cause, find
from shogi_desktop.app.engines.handle import EngineFailedError, EngineHandle
from shogi_desktop.usi.errors import EngineFailure, FailureKind


def program(folder: Path, head: bytes, mode: int = 0o755) -> Path:
    file = folder / "engine"
    file.write_bytes(head)
    file.chmod(mode)
    return file


def elf(machine: int) -> bytes:
    return b"\x7fELF\x02\x01\x01" + bytes(9) + struct.pack("<HH", 2, machine) + bytes(44)


def failure(file: Path, exit_code: int | None = None) -> EngineFailure:
    return EngineFailure(FailureKind.NOT_EXECUTABLE, str(file), "Exec format error", exit_code)


def test_a_file_for_another_processor_is_named(tmp_path: Path) -> None:
    words = cause(failure(program(tmp_path, elf(0xB7))), "x86_64", "Linux")
    assert "ARM64 on Linux" in words and "x86-64 on Linux" in words and "Install" in words


def test_files_of_other_systems_are_known(tmp_path: Path) -> None:
    pe = b"MZ" + bytes(58) + struct.pack("<I", 64) + b"PE\0\0" + struct.pack("<H", 0x8664)
    assert built_for(program(tmp_path, pe)) == ("Windows", "x86-64")
    mach = b"\xcf\xfa\xed\xfe" + struct.pack("<I", 0x0100000C)
    assert built_for(program(tmp_path, mach)) == ("macOS", "ARM64")
    assert built_for(program(tmp_path, b"#!/bin/sh\n")) is None
    assert built_for(tmp_path / "nowhere") is None


@pytest.mark.parametrize("exit_code", [-4, 0xC000001D])
def test_an_instruction_that_the_processor_lacks_is_explained(tmp_path: Path, exit_code: int) -> None:
    assert "lacks" in cause(failure(program(tmp_path, elf(0x3E)), exit_code), "x86_64", "Linux")


def test_a_missing_an_empty_and_a_forbidden_file_are_told_apart(tmp_path: Path) -> None:
    assert "no file" in cause(failure(tmp_path / "nowhere"))
    assert "empty file" in cause(failure(program(tmp_path, b"")))
    if os.name == "posix":
        forbidden = program(tmp_path, elf(0x3E), 0o600)
        assert "chmod +x" in cause(failure(forbidden), "x86_64", "Linux")


@pytest.mark.skipif(os.name != "posix", reason="ends by a signal")
def test_an_engine_cut_off_in_copying_is_called_damaged(tmp_path: Path) -> None:
    with EngineHandle(bundled_engine(cut_off(tmp_path))) as engine:
        engine.prepare("shogi", {})
        with pytest.raises(EngineFailedError) as caught:
            engine.wait_until_ready()
    assert "Install the program again" in cause(caught.value.failure)


def cut_off(folder: Path) -> Path:
    """A package whose engine's file ends in its middle."""
    whole = Path(bundled_engine().program).read_bytes()
    (folder / "bin").mkdir()
    (folder / "bin" / ENGINE_NAME).write_bytes(whole[: len(whole) // 4])
    (folder / "bin" / ENGINE_NAME).chmod(0o755)
    return folder


def test_an_engine_with_nothing_wrong_about_it_is_not_blamed(tmp_path: Path) -> None:
    assert not cause(failure(program(tmp_path, elf(0x3E)), 1), "x86_64", "Linux")


# --- what a file says it is for -----------------------------------------------------------------------------


def pe(machine: int, at: int = 64, signature: bytes = b"PE\0\0") -> bytes:
    return (
        (b"MZ" + bytes(58) + struct.pack("<I", at)).ljust(at, b"\0") + signature + struct.pack("<H", machine)
    )


def mach_o(machine: int) -> bytes:
    return b"\xcf\xfa\xed\xfe" + struct.pack("<I", machine)


@pytest.mark.parametrize(
    ("head", "made_for"),
    [
        (elf(0x3E), ("Linux", "x86-64")),
        (elf(0xB7), ("Linux", "ARM64")),
        (elf(0x03), ("Linux", "x86")),
        (elf(0x28), ("Linux", "ARM")),
        (elf(0xF3), ("Linux", "RISC-V")),
        (elf(0x99), ("Linux", "an unknown processor")),
        (b"\x7fELF\x02\x02\x01" + bytes(9) + struct.pack(">HH", 2, 0xB7), ("Linux", "ARM64")),
        (elf(0x3E)[:19], None),
        (elf(0x3E)[:20], ("Linux", "x86-64")),
        (mach_o(0x01000007), ("macOS", "x86-64")),
        (mach_o(0x0100000C), ("macOS", "ARM64")),
        (mach_o(7), ("macOS", "an unknown processor")),
        (pe(0x8664), ("Windows", "x86-64")),
        (pe(0xAA64, at=128), ("Windows", "ARM64")),
        (pe(0x14C), ("Windows", "x86")),
        (pe(0x8664) + b"\x07\x00\x99", ("Windows", "x86-64")),
        (mach_o(0x0100000C) + b"\x02\x01", ("macOS", "ARM64")),
        (elf(0xB7) + b"\x01\x01", ("Linux", "ARM64")),
        (pe(0x1), ("Windows", "an unknown processor")),
        (pe(0x8664, signature=b"NE\0\0"), None),
        (pe(0x8664)[:-1], None),
        (pe(0x8664)[:63], None),
        (b"ZM" + pe(0x8664)[2:], None),
        (b"MZ", None),
        (b"MZ" + bytes(58) + struct.pack("<I", 5_000), None),
        (b"", None),
    ],
)
def test_a_programs_file_says_system_and_processor(
    tmp_path: Path, head: bytes, made_for: tuple[str, str] | None
) -> None:
    assert built_for(program(tmp_path, head)) == made_for


@pytest.mark.parametrize(
    ("machine", "system", "here"),
    [
        ("x86_64", "Linux", "x86-64 on Linux"),
        ("AMD64", "Windows", "x86-64 on Windows"),
        ("arm64", "Darwin", "ARM64 on macOS"),
        ("aarch64", "Linux", "ARM64 on Linux"),
        ("i686", "Linux", "x86 on Linux"),
        ("riscv64", "Linux", "riscv64 on Linux"),
    ],
)
def test_this_computer_is_named_as_files_are(tmp_path: Path, machine: str, system: str, here: str) -> None:
    found = find(failure(program(tmp_path, elf(0x28))), machine, system)
    assert found is not None
    assert (found.cause, found.here, found.made_for) == (Cause.OTHER_MACHINE, here, "ARM on Linux")


def test_this_computer_is_asked_where_nobody_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.machine", lambda: "i686")
    monkeypatch.setattr("platform.system", lambda: "Haiku")
    found = find(failure(tmp_path / "nowhere"))
    assert found is not None
    assert found.here == "x86 on Haiku"


# --- what is wrong ------------------------------------------------------------------------------------------

HERE = ("x86_64", "Linux")
GOOD, SCRIPT, TEXT = elf(0x3E), b"#!/bin/sh\n", b"a note\n"


@pytest.mark.skipif(os.name != "posix", reason="leave by mode")
@pytest.mark.parametrize(
    ("head", "kind", "exit_code", "found"),
    [
        (GOOD, FailureKind.NOT_EXECUTABLE, None, Cause.BLOCKED),
        (SCRIPT, FailureKind.NOT_EXECUTABLE, None, Cause.BLOCKED),
        (TEXT, FailureKind.NOT_EXECUTABLE, None, Cause.NO_PROGRAM),
        (GOOD, FailureKind.NOT_EXECUTABLE, 1, None),
        (GOOD, FailureKind.DIED_AT_START, None, None),
        (GOOD, FailureKind.DIED_AT_START, 0, None),
        (GOOD, FailureKind.DIED_AT_START, 1, None),
        (GOOD, FailureKind.DIED_AT_START, 0xBFFFFFFF, None),
        (GOOD, FailureKind.DIED_AT_START, 0xC0000000, Cause.DAMAGED),
        (GOOD, FailureKind.DIED_AT_START, -11, Cause.DAMAGED),
        (GOOD, FailureKind.DIED_AT_START, -1, Cause.DAMAGED),
        (GOOD, FailureKind.DIED_AT_START, -9, None),
        (GOOD, FailureKind.DIED_IN_SEARCH, -11, None),
        (GOOD, FailureKind.DIED_AT_START, -4, Cause.OTHER_PROCESSOR),
        (GOOD, FailureKind.DIED_AT_START, 132, Cause.OTHER_PROCESSOR),
        (GOOD, FailureKind.DIED_AT_START, 0xC000001D - (1 << 32), Cause.OTHER_PROCESSOR),
        (elf(0xB7), FailureKind.DIED_AT_START, None, Cause.OTHER_MACHINE),
        (elf(0xB7), FailureKind.DIED_AT_START, 1, None),
        (mach_o(0x01000007), FailureKind.NOT_EXECUTABLE, None, Cause.OTHER_MACHINE),
    ],
)
def test_what_is_wrong_is_told_by_the_file_and_by_how_it_ended(
    tmp_path: Path, head: bytes, kind: FailureKind, exit_code: int | None, found: Cause | None
) -> None:
    file = program(tmp_path, head)
    finding = find(EngineFailure(kind, str(file), "why", exit_code), *HERE)
    assert (None if finding is None else finding.cause) is found
    if finding is not None:
        assert (finding.program, finding.detail) == (file, "why")


def test_macos_kills_what_it_does_not_trust(tmp_path: Path) -> None:
    file = program(tmp_path, mach_o(0x0100000C))
    killed = EngineFailure(FailureKind.DIED_AT_START, str(file), "", -9)
    finding = find(killed, "arm64", "Darwin")
    assert finding is not None
    assert finding.cause is Cause.BLOCKED


def test_a_program_on_the_path_is_looked_at_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = program(tmp_path, elf(0xB7))
    monkeypatch.setattr("shutil.which", lambda name: str(file) if name == "engine" else None)
    finding = find(EngineFailure(FailureKind.NOT_EXECUTABLE, "engine", "", None), *HERE)
    assert finding is not None
    assert finding.program == file


def test_a_file_that_cannot_be_looked_at_is_told_with_the_reason(tmp_path: Path) -> None:
    below_a_file = program(tmp_path, GOOD) / "engine"
    finding = find(failure(below_a_file), *HERE)
    assert finding is not None
    assert (finding.cause, finding.detail) == (Cause.UNREADABLE, "Not a directory")


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (
            Cause.MISSING,
            "There is no file /e/x; a virus scanner may have moved it away. Install the program again.",
        ),
        (Cause.UNREADABLE, "/e/x cannot be examined (why). Install the program where you may read it."),
        (
            Cause.NO_PROGRAM,
            (
                "/e/x is not a program but a folder, an empty file or another kind of file. "
                "Install the program again."
            ),
        ),
        (
            Cause.DAMAGED,
            "/e/x crashes when it starts; its file may be damaged. Install the program again.",
        ),
        (
            Cause.OTHER_MACHINE,
            (
                "x is made for ARM64 on Linux, but this computer is x86-64 on Linux. "
                "Install the package for this computer."
            ),
        ),
        (
            Cause.OTHER_PROCESSOR,
            (
                "x uses an instruction that this processor (x86-64 on Linux) lacks. "
                "Build the engine on this computer: pip install -e . in the program's source."
            ),
        ),
        (
            Cause.FORBIDDEN,
            (
                "The system does not allow /e/x to run. Make it executable (chmod +x), or move it to a "
                "disk from which programs may run."
            ),
        ),
        (
            Cause.BLOCKED,
            (
                "/e/x is intact, but the system does not let it start (why). "
                "A security program may be blocking it: allow it there, or install the program again."
            ),
        ),
    ],
)
def test_what_was_found_is_told_with_the_way_out(found: Cause, words: str) -> None:
    finding = Finding(found, PurePosixPath("/e/x"), "x86-64 on Linux", "ARM64 on Linux", "why")  # type: ignore[arg-type]
    assert _words(finding) == words


def test_a_system_that_blocks_without_a_word_is_quoted_without_one() -> None:
    assert "(it gives no reason)" in _words(Finding(Cause.BLOCKED, Path("/e/x"), "x86-64 on Linux"))


def test_a_folder_and_an_empty_file_are_no_programs_however_they_ended(tmp_path: Path) -> None:
    empty = tmp_path / "engine"
    empty.touch(0o755)
    for program in (tmp_path, empty):
        for kind in (FailureKind.NOT_EXECUTABLE, FailureKind.DIED_AT_START):
            found = find(EngineFailure(kind, str(program), "denied"), *HERE)
            assert found is not None and found.cause is Cause.NO_PROGRAM


def test_a_file_that_is_cut_within_its_head_is_of_an_unknown_processor(tmp_path: Path) -> None:
    path = tmp_path / "engine"
    path.write_bytes(b"\xcf\xfa\xed\xfe")
    assert built_for(path) == ("macOS", "an unknown processor")
