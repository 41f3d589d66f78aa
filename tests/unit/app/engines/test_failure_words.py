"""What is told of an engine that fails: what happened, and the way out."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.app.engines import failures
from shogi_desktop.app.engines.check import Cause, Finding
from shogi_desktop.app.engines.failures import words_for_failure
from shogi_desktop.usi.errors import EngineFailure, FailureKind

pytestmark = pytest.mark.usefixtures("qapp")

KEPT = "The game is kept. Restart the engine to continue."
AGAIN = "Reinstall the program, or choose another engine."


@pytest.mark.parametrize(
    ("kind", "happened", "next_step"),
    [
        (FailureKind.MISSING_FILE, "The engine x was not found.", AGAIN),
        (FailureKind.NOT_EXECUTABLE, "The engine x cannot be run (why).", AGAIN),
        (FailureKind.DIED_AT_START, "The engine x stopped while it was starting.", KEPT),
        (FailureKind.NOT_USI, "x does not respond like a USI engine.", "Choose another engine."),
        (
            FailureKind.VARIANT_UNSUPPORTED,
            "The engine x does not play this game (why).",
            "Choose another engine.",
        ),
        (FailureKind.TIMED_OUT_PREPARING, "The engine x did not become ready.", KEPT),
        (FailureKind.DIED_IDLE, "The engine x stopped unexpectedly.", KEPT),
        (FailureKind.DIED_IN_SEARCH, "The engine x stopped unexpectedly.", KEPT),
        (FailureKind.TIMED_OUT, "The engine x no longer responds.", KEPT),
        (FailureKind.ILLEGAL_MOVE, "The engine x answered with an illegal move (why).", KEPT),
        (
            FailureKind.ANSWERED_TWICE,
            "The engine x gave two answers to one search; the second (why) came too late.",
            KEPT,
        ),
    ],
)
def test_a_failure_of_a_sound_file_is_told_with_the_next_step(
    monkeypatch: pytest.MonkeyPatch, kind: FailureKind, happened: str, next_step: str
) -> None:
    monkeypatch.setattr(failures, "find", lambda _: None)
    words = words_for_failure(EngineFailure(kind, "/e/x", "why"))
    assert (words.happened, words.next_step) == (happened, next_step)
    assert words.sentence == f"{happened} {next_step}"


DAMAGED = (
    "Its file /e/x is missing or damaged; a virus scanner may have removed it. Reinstall "
    "the program, or choose another engine."
)


@pytest.mark.parametrize(
    ("cause", "next_step"),
    [
        (Cause.MISSING, DAMAGED),
        (Cause.UNREADABLE, DAMAGED),
        (Cause.NO_PROGRAM, DAMAGED),
        (Cause.DAMAGED, DAMAGED),
        (
            Cause.OTHER_MACHINE,
            (
                "It is made for ARM64 on Linux, but this computer is x86-64 on Linux. Install the "
                "package for this computer."
            ),
        ),
        (
            Cause.OTHER_PROCESSOR,
            (
                "It uses an instruction that this processor lacks. Build the program on this "
                "computer, or choose another engine."
            ),
        ),
        (
            Cause.FORBIDDEN,
            (
                "The system does not allow /e/x to run. Make the file executable, or move it to a "
                "disk from which programs may run."
            ),
        ),
        (
            Cause.BLOCKED,
            (
                "Its file is intact, but the system does not let it start. Allow it in your "
                "security software, or reinstall the program."
            ),
        ),
    ],
)
def test_what_is_wrong_with_its_file_is_told_instead(
    monkeypatch: pytest.MonkeyPatch, cause: Cause, next_step: str
) -> None:
    finding = Finding(cause, Path("/e/x"), "x86-64 on Linux", "ARM64 on Linux")
    asked: list[EngineFailure] = []
    monkeypatch.setattr(failures, "find", lambda failure: asked.append(failure) or finding)
    looked_into = {
        kind
        for kind in FailureKind
        if words_for_failure(EngineFailure(kind, "/e/x", "why")).next_step == next_step
    }
    assert looked_into == {
        FailureKind.NOT_EXECUTABLE,
        FailureKind.DIED_AT_START,
        FailureKind.DIED_IDLE,
        FailureKind.DIED_IN_SEARCH,
    }
    assert {failure.kind for failure in asked} == looked_into


def test_an_engine_is_called_by_its_name_where_it_has_one() -> None:
    failure = EngineFailure(FailureKind.TIMED_OUT, "/e/x", "why")
    assert words_for_failure(failure, "Deep (Black)").happened == (
        "The engine Deep (Black) no longer responds."
    )


def test_the_details_are_for_a_report() -> None:
    full = EngineFailure(FailureKind.DIED_IDLE, "/e/x", "why", -11, ("one", "two"))
    assert words_for_failure(full).details == (
        "program: /e/x\nfailure: died while idle\ndetail: why\nexit code: -11\n> one\n> two"
    )
    bare = EngineFailure(FailureKind.DIED_IDLE, "/e/x")
    assert words_for_failure(bare).details == "program: /e/x\nfailure: died while idle"
