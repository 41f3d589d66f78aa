"""Engines tried out: what they say, what they play, and what is wrong with them, in one sentence."""

from __future__ import annotations

import os
import shutil
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest
from msgspec.structs import replace

from shogi_desktop.app.engines import probe
from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.check import Cause, Finding
from shogi_desktop.app.engines.kept_options import BUILT_IN_OPTIONS
from shogi_desktop.app.engines.launch import usual_folder
from shogi_desktop.app.engines.probe import (
    PATIENT,
    Findings,
    Language,
    Patience,
    Told,
    Trouble,
    _folders,
    _Trial,
    ask_languages,
    missed_file,
    press,
    try_engine,
)
from shogi_desktop.app.engines.registry import RegisteredEngine
from shogi_desktop.app.engines.trouble_words import trouble_text
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Variant
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from shogi_desktop.usi.events import EngineReady, Identified, SearchDone, Stage, StillWaiting
from shogi_desktop.usi.messages import BestMove, GoLimits, Verdict
from shogi_desktop.usi.search import SearchRequest
from tests.support.extent import extent

FAKE = Path(__file__).parents[3] / "fakes" / "fake_engine.py"
SHORT = Timeouts(handshake_ms=1_000, ready_ms=1_000, still_waiting_ms=200, overdue_ms=500, stop_ms=500)
posix = pytest.mark.skipif(os.name != "posix", reason="files that POSIX runs")


def command(mode: str, *arguments: object) -> tuple[str, ...]:
    return (sys.executable, "-S", str(FAKE), mode, *map(str, arguments))


def tried(mode: str, *arguments: object, timeouts: Timeouts = PATIENT) -> Findings:
    return try_engine(command(mode, *arguments), timeouts=timeouts)


def test_an_engine_says_who_it_is_and_plays_what_it_says() -> None:
    found = tried("random")
    assert (found.trouble, trouble_text(found)) == (None, "")
    engine = found.engine
    assert engine is not None
    assert (engine.label, engine.author, engine.games) == ("Fake", "Tests", ("shogi", "okisakishogi"))
    assert [one.name for one in engine.options] == ["USI_Variant", "Threads", "MultiPV"]
    assert not found.other_folder


def test_an_author_who_is_said_to_be_by_himself_is_named_once() -> None:
    engine = tried("by_somebody").engine
    assert engine is not None
    assert engine.author == "somebody"


def test_the_programs_own_engine_plays_both_games_and_solves_mates() -> None:
    found = try_engine((bundled_engine().program,))
    assert found.engine is not None
    assert found.engine.games == ("shogi", "okisakishogi")
    assert found.engine.mates
    # What is known of it before it was asked is what it says; how much it may take is the machine's to say.
    of_machine = {"USI_Hash", "Threads"}
    said = [replace(one, maximum=None) if one.name in of_machine else one for one in found.engine.options]
    assert tuple(said) == BUILT_IN_OPTIONS


def test_a_game_that_an_engine_only_says_it_plays_is_not_counted() -> None:
    """It answers every position by 7g7f, which in Okisaki shogi cannot be played at first."""
    found = tried("book", "7g7f", "7g7f")
    assert found.engine is not None
    assert found.engine.games == ("shogi",)
    assert found.trouble is None


def test_an_engine_without_a_choice_of_games_plays_shogi() -> None:
    found = tried("resigns")
    assert found.trouble is Trouble.WRONG_MOVE
    assert "legal move" in trouble_text(found)


def test_every_kind_of_option_is_understood(tmp_path: Path) -> None:
    found = tried("optioned", tmp_path / "log")
    assert found.engine is not None
    kinds = {one.name: one.type for one in found.engine.options}
    assert kinds["Book"] == "check"
    assert [kinds[name] for name in ("USI_Hash", "Style", "Nick", "EvalDir", "Clear")] == [
        *("spin", "combo", "string", "filename", "button")
    ]
    assert found.engine.profile("analysis").options["USI_Hash"] == 256


def test_options_are_given_to_it(tmp_path: Path) -> None:
    log = tmp_path / "log"
    try_engine(command("optioned", log), options={"Style": "wild"})
    assert "Style value wild" in log.read_text()


def test_hostile_names_are_bounded() -> None:
    found = tried("many_names")
    assert found.engine is not None
    assert len(found.engine.label) <= 60
    assert len(found.engine.options) == 199
    assert all(len(one.name) <= 200 for one in found.engine.options)


def test_a_slow_start_is_told_of_and_waited_for() -> None:
    told: list[StillWaiting] = []
    timeouts = Timeouts(still_waiting_ms=100)
    found = try_engine(command("slow", 1), tell=told.append, timeouts=timeouts)
    assert found.trouble is None
    assert len(told) >= 3


def test_an_engine_that_reads_for_long_and_misses_nothing_is_waited_for() -> None:
    told: list[StillWaiting] = []
    found = try_engine(command("studious", 0.5), tell=told.append, timeouts=Timeouts(still_waiting_ms=100))
    assert found.trouble is None
    assert Stage.PREPARING in {news.stage for news in told}


def test_a_trial_can_be_given_up_at_any_time() -> None:
    patience = Patience()
    found = try_engine(command("silent"), patience=patience, tell=lambda _: patience.give_up())
    assert found.trouble is Trouble.SILENT
    assert "says nothing" in trouble_text(found)
    assert try_engine(command("random"), patience=patience).trouble is Trouble.SILENT


def test_nothing_of_a_trial_is_left(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    tried("random")
    tried("uci", timeouts=SHORT)
    assert {one for one in threading.enumerate() if one.name.startswith("engine")} <= before


@pytest.mark.parametrize(("mode", "name"), [("uci", "UCI"), ("xboard", "xboard")])
def test_a_chess_engine_is_told_by_its_language(
    mode: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probe, "_ANSWER_S", 1.0)
    found = tried(mode, timeouts=SHORT)
    assert found.trouble is Trouble.OTHER_LANGUAGE
    assert name in trouble_text(found)
    assert "USI" in trouble_text(found)


def test_a_chess_engine_is_told_before_patience_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probe, "_ASKED_AFTER_MS", 200)
    found = tried("uci")
    assert found.trouble is Trouble.OTHER_LANGUAGE


def test_an_engine_of_other_games_is_told() -> None:
    found = tried("chess")
    assert found.trouble is Trouble.NO_GAME
    assert found.engine is not None
    assert "none of the games" in trouble_text(found)


def test_an_engine_that_wants_its_folder_is_run_there(tmp_path: Path) -> None:
    data = tmp_path / "engine.js"
    data.touch()
    found = try_engine(command("homely", tmp_path, data))
    assert found.trouble is None
    assert found.other_folder
    assert found.engine is not None
    assert found.engine.folder == str(tmp_path)
    assert "where am I?" in trouble_text(tried("homely", tmp_path))


@posix
def test_a_link_leads_to_the_folder_of_its_program(tmp_path: Path) -> None:
    home, elsewhere = tmp_path / "home", tmp_path / "bin"
    home.mkdir()
    elsewhere.mkdir()
    script = home / "engine"
    line = " ".join(command("homely", home))
    script.write_text(f"#!/bin/sh\nexec {line}\n", encoding="utf-8")
    script.chmod(0o755)
    (elsewhere / "engine").symlink_to(script)
    found = try_engine((str(elsewhere / "engine"),))
    assert found.engine is not None
    assert found.engine.folder == str(home)


@pytest.mark.parametrize("mode", ["hungry", "starved"])
def test_a_missing_evaluation_is_told_with_the_engines_words(tmp_path: Path, mode: str) -> None:
    found = tried(mode, tmp_path / "nn.bin")
    assert found.trouble is Trouble.NEEDS_FILE
    assert "nn.bin" in trouble_text(found)
    assert found.engine is not None, "its options can be set all the same"
    (tmp_path / "nn.bin").touch()
    assert tried("hungry", tmp_path / "nn.bin").trouble is None


@pytest.mark.parametrize(
    ("line", "missed"),
    [
        ("info string Error! failed to read nn.bin", True),
        ("file open error: eval/kkp.bin", True),
        ("info string loading eval file eval/nn.bin", False),
        ("Error: no display", False),
    ],
)
def test_only_what_is_missing_counts_as_missing(line: str, missed: bool) -> None:
    assert bool(missed_file([line])) is missed


def test_an_engine_that_ends_at_once_is_told_with_its_last_words() -> None:
    found = tried("dies_at_start")
    assert found.trouble is Trouble.NEEDS_FILE
    found = try_engine((sys.executable, "-c", "import sys; sys.exit('no display')"))
    assert found.trouble is Trouble.ENDED
    assert trouble_text(found).endswith("Its last words: no display")
    found = try_engine((sys.executable, "-c", ""))
    assert "without a word" in trouble_text(found)


def test_an_engine_that_dies_when_it_is_to_move_does_not_count() -> None:
    found = tried("dies_in_search")
    assert found.trouble is Trouble.ENDED
    assert trouble_text(found).startswith("Fake stopped while it was being tried out")
    assert found.engine is not None
    assert found.engine.games == ()


@pytest.mark.parametrize(
    "mode", ["odd_options", "long_name", "null_bytes", "deaf", *extent([], ["endless_options"])]
)
def test_what_a_hostile_engine_does_ends_in_a_sentence_or_nothing(mode: str) -> None:
    """All of `tests.bench.hostile_engines` were tried so by hand."""
    hostile = FAKE.with_name("hostile_engine.py")
    found = try_engine((sys.executable, str(hostile), mode), timeouts=SHORT)
    text = trouble_text(found)
    assert bool(text) is (found.trouble is not None)
    assert len(text) < 400
    assert text.isprintable()


def test_a_program_that_is_not_there_is_told(tmp_path: Path) -> None:
    found = try_engine((str(tmp_path / "nowhere"),))
    assert trouble_text(found) == f"The file {tmp_path / 'nowhere'} does not exist."
    assert "No program called no-such-program" in trouble_text(try_engine(("no-such-program",)))


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    found = try_engine(command("random"), str(tmp_path / "gone"))
    assert found.trouble is Trouble.NO_FOLDER
    assert "gone" in trouble_text(found)


@posix
def test_a_file_that_cannot_be_run_is_told(tmp_path: Path) -> None:
    text = tmp_path / "read me"
    text.write_text("hello", encoding="utf-8")
    assert "make its file executable" in trouble_text(try_engine((str(text),)))
    text.chmod(0o755)
    assert trouble_text(try_engine((str(text),))) == "read me is not a program that can be run."


@posix
def test_a_program_for_another_processor_is_told(tmp_path: Path) -> None:
    program = tmp_path / "engine"
    program.write_bytes(b"\x7fELF\x02\x01\x01" + bytes(9) + b"\x02\x00\xf3\x00" + bytes(44))
    program.chmod(0o755)
    assert "made for RISC-V on Linux" in trouble_text(try_engine((str(program),)))


def test_a_button_is_pressed(tmp_path: Path) -> None:
    log = tmp_path / "log"
    program, *arguments = command("optioned", log)
    assert press(EngineCommand(program, tuple(arguments)), {"Book": False}, "Clear") is None
    assert log.read_text().splitlines()[1:] == ["Book value false", "Clear"]
    assert press(EngineCommand("no-such-program"), {}, "Clear") is not None


@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_has_its_sentence(trouble: Trouble) -> None:
    text = trouble_text(Findings("/opt/engine", "/opt", trouble=trouble))
    assert text.endswith((".", ")", ":", " "))
    assert "{" not in text


@pytest.mark.parametrize(
    ("cause", "words"),
    [
        (Cause.MISSING, "The file /opt/engine does not exist."),
        (Cause.UNREADABLE, "/opt/engine cannot be examined (denied)."),
        (Cause.NO_PROGRAM, "engine is not a program that can be run."),
        (
            Cause.OTHER_MACHINE,
            "engine is made for ARM64, but this computer is x86-64: get the edition for this computer.",
        ),
        (Cause.OTHER_PROCESSOR, "engine uses an instruction that this processor lacks"),
        (Cause.FORBIDDEN, "The system does not allow engine to run: make its file executable"),
        (Cause.DAMAGED, "engine crashes when it starts; its file may be damaged."),
        (Cause.BLOCKED, "The system cannot start engine (denied)."),
    ],
)
def test_every_cause_in_its_file_has_its_sentence(cause: Cause, words: str) -> None:
    finding = Finding(cause, Path("/opt/engine"), "x86-64", "ARM64", "denied")
    found = Findings("/opt/engine", "/opt", trouble=Trouble.FILE, finding=finding)
    assert words in trouble_text(found)


def test_a_program_without_a_place_is_asked_for_by_its_name() -> None:
    finding = Finding(Cause.MISSING, Path("engine"), "", "", "")
    found = Findings("engine", "", trouble=Trouble.FILE, finding=finding)
    assert "No program called engine was found" in trouble_text(found)


@pytest.mark.parametrize(
    ("said", "solves"),
    [("G*5b", True), ("nomate", False), ("notimplemented", False), ("G*4b", False), ("timeout", False)],
)
def test_who_finds_a_mate_in_one_is_a_mate_solver(said: str, solves: bool) -> None:
    found = try_engine((sys.executable, "-S", str(FAKE), "mates", said), timeouts=SHORT)
    assert found.trouble is None
    assert found.engine is not None
    assert found.engine.mates is solves


def test_an_engine_that_does_not_know_mate_searches_is_an_engine_all_the_same() -> None:
    found = try_engine((sys.executable, "-S", str(FAKE), "random"), timeouts=SHORT)
    assert found.trouble is None
    assert found.engine is not None
    assert not found.engine.mates


@pytest.mark.parametrize(
    ("known", "detail", "words"),
    [
        (True, "bye", "engine stopped while it was being tried out. Its last words: bye"),
        (True, "", "engine stopped without a word while it was being tried out."),
        (False, "bye", "engine stopped at once. Its last words: bye"),
        (False, "", "engine stopped at once, without a word."),
    ],
)
def test_one_that_ended_is_told_by_how_far_it_came(known: bool, detail: str, words: str) -> None:
    engine = RegisteredEngine("new", command=("/opt/engine",)) if known else None
    found = Findings("/opt/engine", "/opt", engine, Trouble.ENDED, detail=detail)
    assert words in trouble_text(found)


# --- a trial without an engine ----------------------------------------------------------------------------


class Handle:
    """An engine's handle that says who it is and notes whether it is interrupted."""

    def __init__(self, identity: Identified | None = None) -> None:
        self.identity = identity
        self.interrupted = 0

    def interrupt(self) -> None:
        self.interrupted += 1


def a_trial(tell: Told = lambda _: None) -> _Trial:
    return _Trial(("sh",), usual_folder(("sh",)), {}, Patience(), tell, PATIENT)


def test_a_program_is_told_by_where_it_is_found() -> None:
    assert a_trial()._program == shutil.which("sh")


def test_a_silent_program_is_asked_once_in_other_languages_after_two_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(probe, "ask_languages", lambda *what: asked.append(what))
    told: list[StillWaiting] = []
    trial = a_trial(told.append)
    trial._hear(EngineReady())
    for elapsed in (1_000, 1_999):
        trial._hear(StillWaiting(Stage.HANDSHAKE, elapsed))
    assert trial._asking is None
    trial._hear(StillWaiting(Stage.HANDSHAKE, 2_000))
    asking = trial._asking
    assert asking is not None
    asking.join()
    trial._hear(StillWaiting(Stage.HANDSHAKE, 3_000))
    assert trial._asking is asking
    assert len(asked) == 1
    assert [each.elapsed_ms for each in told] == [1_000, 1_999, 2_000, 3_000]
    trial._close()
    assert trial._asking is None
    assert trial._answered.is_set()


def test_one_that_gets_ready_is_not_asked_and_what_it_misses_ends_the_waiting() -> None:
    trial = a_trial()
    missing = "Error! failed to read eval/nn.bin"
    trial._hear(StillWaiting(Stage.PREPARING, 5_000, (missing,)))
    assert (trial._asking, trial._misses) == (None, "")
    handle = Handle()
    trial._handle = handle  # type: ignore[assignment]
    trial._hear(StillWaiting(Stage.PREPARING, 5_000, ("reading",)))
    assert (handle.interrupted, trial._misses) == (0, "")
    trial._hear(StillWaiting(Stage.PREPARING, 5_000, (missing,)))
    assert (handle.interrupted, trial._misses) == (1, missing)


@pytest.mark.parametrize(
    ("language", "handle", "interrupts"),
    [
        (Language.UCI, Handle(), True),
        (None, Handle(), False),
        (Language.UCI, Handle(Identified("A", "B", {})), False),
        (Language.UCI, None, False),
    ],
)
def test_another_language_counts_where_it_has_not_said_who_it_is(
    monkeypatch: pytest.MonkeyPatch, language: Language | None, handle: Handle | None, interrupts: bool
) -> None:
    monkeypatch.setattr(probe, "ask_languages", lambda *_: language)
    trial = a_trial()
    trial._handle = handle  # type: ignore[assignment]
    trial._ask()
    assert (trial._language is not None) is interrupts
    assert (handle.interrupted if handle is not None else 0) == interrupts


@pytest.mark.parametrize(
    ("known", "troubles", "tried", "trouble"),
    [
        (False, [Trouble.ENDED], 1, Trouble.ENDED),
        (True, [Trouble.GIVEN_UP], 1, Trouble.GIVEN_UP),
        (True, [Trouble.NEEDS_FILE], 1, Trouble.NEEDS_FILE),
        (True, [Trouble.NO_GAME, Trouble.WRONG_MOVE], 2, Trouble.WRONG_MOVE),
        (True, [Trouble.WRONG_MOVE, Trouble.NO_GAME], 2, Trouble.WRONG_MOVE),
        (True, [Trouble.WRONG_MOVE, None], 2, None),
        (True, [None, Trouble.WRONG_MOVE], 2, None),
    ],
)
def test_games_are_tried_until_one_says_that_no_other_would_go(
    monkeypatch: pytest.MonkeyPatch,
    known: bool,
    troubles: list[Trouble | None],
    tried: int,
    trouble: Trouble | None,
) -> None:
    left = list(troubles)

    def play(self: _Trial, _: Variant) -> Findings | None:
        self._identity = Identified("A", "B", {}) if known else None
        found = left.pop(0)
        return None if found is None else self._found(found)

    monkeypatch.setattr(_Trial, "_play", play)
    monkeypatch.setattr(probe, "plays", lambda *_: True)
    found = a_trial().run(VARIANTS)
    assert len(troubles) - len(left) == tried
    assert found.trouble is trouble
    assert (found.engine is not None) is known


def test_a_game_that_an_engine_does_not_play_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Variant] = []

    def play(self: _Trial, variant: Variant) -> None:
        self._identity = Identified("A", "B", {})
        tried.append(variant)

    monkeypatch.setattr(_Trial, "_play", play)
    monkeypatch.setattr(_Trial, "_solves", lambda _: False)
    monkeypatch.setattr(probe, "plays", lambda _, variant_id: variant_id == STANDARD.id)
    a_trial().run((STANDARD, OKISAKI, STANDARD))
    assert tried == [STANDARD, STANDARD]


def test_a_program_in_a_linked_folder_is_no_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "engine").touch()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    (tmp_path / "there").symlink_to(tmp_path / "real" / "engine")
    assert set(_folders((str(tmp_path / "link" / "engine"),))) == {str(tmp_path / "link")}
    assert _folders((str(tmp_path / "there"),)) == (str(tmp_path), str(tmp_path / "real"))


def test_a_link_is_followed_whatever_arguments_the_program_has(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "engine").touch()
    (tmp_path / "there").symlink_to(tmp_path / "real" / "engine")
    assert _folders((str(tmp_path / "there"), "-v", "fast"))[:2] == (str(tmp_path), str(tmp_path / "real"))


def test_a_game_is_tried_by_half_a_second_for_the_first_position(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[SearchRequest] = []

    class Answering(Handle):
        def __init__(self, *_: object, **__: object) -> None:
            super().__init__(Identified("A", "B", {}))

        def prepare(self, *_: object) -> None: ...

        def wait_until_ready(self) -> None: ...

        def search(self, request: SearchRequest) -> Future[SearchDone]:
            asked.append(request)
            answer: Future[SearchDone] = Future()
            answer.set_result(SearchDone(1, BestMove(Verdict.MOVE, "7g7f"), ()))
            return answer

    monkeypatch.setattr(probe, "EngineHandle", Answering)
    assert a_trial()._play(VARIANTS[0]) is None
    (request,) = asked
    assert request.limits == GoLimits(black_ms=0, white_ms=0, byoyomi_ms=500)
    assert (request.expected_ms, request.start_sfen, request.moves) == (500, VARIANTS[0].start_sfen, ())


@pytest.mark.parametrize(
    ("kind", "code", "lines", "trouble", "said"),
    [
        (FailureKind.MISSING_FILE, None, (), Trouble.FILE, "denied"),
        (FailureKind.NOT_EXECUTABLE, None, (), Trouble.FILE, "denied"),
        (FailureKind.VARIANT_UNSUPPORTED, None, ("no",), Trouble.NO_GAME, ""),
        (FailureKind.ILLEGAL_MOVE, None, ("no",), Trouble.WRONG_MOVE, "denied"),
        (FailureKind.ANSWERED_TWICE, None, ("no",), Trouble.WRONG_MOVE, "denied"),
        (FailureKind.TIMED_OUT_PREPARING, None, ("wait", "readyok"), Trouble.NOT_READY, "wait"),
        (FailureKind.TIMED_OUT, None, ("a", "b", "info depth 3"), Trouble.NO_ANSWER, "b"),
        (FailureKind.NOT_USI, None, ("hello",), Trouble.SILENT, "hello"),
        (FailureKind.NOT_USI, 3, ("hello",), Trouble.ENDED, "hello"),
        (FailureKind.DIED_AT_START, 1, ("eval/nn.bin not found", "bye"), Trouble.NEEDS_FILE,
         "eval/nn.bin not found"),
        (FailureKind.DIED_IN_SEARCH, 1, ("id name x", "bye"), Trouble.ENDED, "bye"),
    ],
)  # fmt: skip
def test_how_an_engine_failed_tells_what_is_wrong_with_it(
    kind: FailureKind,
    code: int | None,
    lines: tuple[str, ...],
    trouble: Trouble,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(probe, "find", lambda _: None)
    monkeypatch.setattr(probe, "ask_languages", lambda *_: None)
    trial = a_trial()
    found = trial._why(EngineFailure(kind, "sh", "denied", code, lines))
    assert (found.trouble, found.detail, found.language) == (trouble, said, None)
    assert (found.program, found.folder) == (trial._program, trial._folder)
    nothing = Finding(Cause.BLOCKED, Path(trial._program), "", "", "denied")
    assert found.finding == (nothing if trouble is Trouble.FILE else None)


@pytest.mark.parametrize(
    ("kind", "cause", "known", "trouble"),
    [
        (FailureKind.MISSING_FILE, Cause.MISSING, False, Trouble.FILE),
        (FailureKind.DIED_AT_START, Cause.OTHER_PROCESSOR, False, Trouble.FILE),
        (FailureKind.DIED_AT_START, Cause.DAMAGED, False, Trouble.OTHER_LANGUAGE),
        (FailureKind.DIED_AT_START, Cause.DAMAGED, True, Trouble.ENDED),
        (FailureKind.NOT_USI, Cause.DAMAGED, False, Trouble.OTHER_LANGUAGE),
    ],
)
def test_what_its_file_says_comes_before_the_languages_that_it_speaks(
    kind: FailureKind, cause: Cause, known: bool, trouble: Trouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    finding = Finding(cause, Path("/e"), "here")
    monkeypatch.setattr(probe, "find", lambda _: finding)
    monkeypatch.setattr(probe, "ask_languages", lambda *_: Language.XBOARD)
    trial = a_trial()
    trial._identity = Identified("A", "B", {}) if known else None
    found = trial._why(EngineFailure(kind, "sh", last_lines=("bye",)))
    assert found.trouble is trouble
    assert found.finding == (finding if trouble is Trouble.FILE else None)
    assert found.language is (Language.XBOARD if trouble is Trouble.OTHER_LANGUAGE else None)


def test_one_that_was_given_up_is_told_by_what_was_seen_of_it() -> None:
    trial = a_trial()
    assert trial._why_given_up().trouble is Trouble.SILENT
    trial._identity = Identified("A", "B", {})
    assert trial._why_given_up().trouble is Trouble.GIVEN_UP
    trial._misses = "no eval"
    found = trial._why_given_up()
    assert (found.trouble, found.detail) == (Trouble.NEEDS_FILE, "no eval")
    trial._language = Language.UCI
    found = trial._why_given_up()
    assert (found.trouble, found.language) == (Trouble.OTHER_LANGUAGE, Language.UCI)


class Spoken:
    """In the place of a process: says a line to what it is asked, or ends without a word."""

    says: bytes | None
    made: list[Spoken]

    def __init__(
        self, _: EngineCommand, listen: Callable[[bytes], None], err: object, over: Callable[[], None]
    ) -> None:
        self._listen, self._over = listen, over
        self.heard: list[str] = []
        self.at_once: bool | None = None
        Spoken.made.append(self)

    def write(self, text: str) -> None:
        self.heard.append(text)
        if text == "quit\n":
            return
        if self.says is not None:
            self._listen(self.says)
        else:
            self._over()

    def end(self, *, at_once: bool) -> None:
        self.at_once = at_once


@pytest.mark.parametrize(
    ("says", "language", "asked"),
    [
        (b"uciok\n", Language.UCI, ["uci\n"]),
        (b"feature ping=1\n", Language.XBOARD, ["uci\n", "xboard\nprotover 2\n"]),
        (b"Error (unknown command)\n", Language.XBOARD, ["uci\n", "xboard\nprotover 2\n"]),
        (None, None, ["uci\n", "xboard\nprotover 2\n"]),
    ],
)
def test_a_program_is_asked_in_one_language_after_the_other(
    says: bytes | None, language: Language | None, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probe, "EngineProcess", Spoken)
    monkeypatch.setattr(probe, "_ANSWER_S", 0.0)
    monkeypatch.setattr(probe, "_GLANCE_S", 0.0)
    Spoken.made, Spoken.says = [], says
    assert ask_languages(EngineCommand("/e")) is language
    assert [one.heard[0] for one in Spoken.made] == asked
    assert all(one.heard[1:] == ["quit\n"] for one in Spoken.made)
    assert [one.at_once for one in Spoken.made] == [True] * (len(asked) - 1) + [language is None]
    enough = threading.Event()
    enough.set()
    assert ask_languages(EngineCommand("/e"), enough) is None
    assert len(Spoken.made) == len(asked), "nobody wants to know"


def test_a_program_that_does_not_start_speaks_no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no such file")

    monkeypatch.setattr(probe, "EngineProcess", refuse)
    assert ask_languages(EngineCommand("/e")) is None


def test_a_place_that_fails_is_followed_by_the_others_where_that_may_help(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried_in: list[str] = []
    outcomes: list[Trouble | None] = []

    def run(self: _Trial, _: object) -> Findings:
        tried_in.append(self._folder)
        return Findings("/e/x", self._folder, trouble=outcomes.pop(0))

    monkeypatch.setattr(_Trial, "run", run)
    monkeypatch.setattr(probe, "_folders", lambda _: ("/e", "/b", "/c"))
    for wanted, given, places in (
        (None, [None], ["/a"]),
        (Trouble.SILENT, [Trouble.SILENT], ["/a"]),
        (None, [Trouble.ENDED, Trouble.NEEDS_FILE, None], ["/a", "/e", "/b"]),
        (Trouble.ENDED, [Trouble.ENDED] * 4, ["/a", "/e", "/b", "/c"]),
        (Trouble.NEEDS_FILE, [Trouble.NEEDS_FILE, Trouble.SILENT], ["/a", "/e"]),
    ):
        tried_in.clear()
        outcomes[:] = given
        found = try_engine(("/e/x",), "/a")
        assert (found.trouble, tried_in) == (wanted, places)
        assert found.other_folder is (len(places) > 1 and wanted is None)
        assert found.folder == (places[-1] if found.other_folder else "/a")
    patience = Patience()
    patience.give_up()
    tried_in.clear()
    outcomes[:] = [Trouble.ENDED]
    try_engine(("/e/x",), patience=patience)
    assert len(tried_in) == 1
