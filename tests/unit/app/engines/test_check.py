"""An engine that does not start is explained by what its file is and how it ended."""

from __future__ import annotations

import os
import struct
from pathlib import Path

import pytest

from shogi_desktop.app.engines.bundled import ENGINE_NAME, bundled_engine
from shogi_desktop.app.engines.check import built_for, cause
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
    assert "does not have" in cause(failure(program(tmp_path, elf(0x3E)), exit_code), "x86_64", "Linux")


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
