"""Trying an engine out: does it run, does it speak USI, what does it say of itself, which games does it play?

`try_engine` does it from beginning to end, in the caller's thread, and waits as long as the engine is not
given up (`Patience`): a big one may need minutes. Where an engine does not answer, it is found out why: by
its file (`check`), by its last words, and by asking in the languages of chess engines. Each game that it
says it plays is tried by a search. What is told of the findings, in which words, is `trouble_words`'.
"""

from __future__ import annotations

import re
import shutil
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import Enum, auto
from pathlib import Path
from typing import Final

from shogi_desktop.app.engines.check import Cause, Finding, find
from shogi_desktop.app.engines.command_line import other_folders
from shogi_desktop.app.engines.declared import declared, first_profiles
from shogi_desktop.app.engines.handle import (
    EngineFailedError,
    EngineHandle,
    EngineInterruptedError,
    EngineNews,
    request_for,
)
from shogi_desktop.app.engines.launch import launched, usual_folder
from shogi_desktop.app.engines.mates import Verdict as MateVerdict
from shogi_desktop.app.engines.mates import read_finding
from shogi_desktop.app.engines.registry import RegisteredEngine
from shogi_desktop.app.engines.remote import Asked, Asking, RemoteEngine
from shogi_desktop.app.settings.game_setup import OptionValue
from shogi_desktop.regular_file import real_path
from shogi_desktop.rules import STANDARD, VARIANTS, Position, Variant
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from shogi_desktop.usi.events import Identified, Stage, StillWaiting
from shogi_desktop.usi.introduction import plays
from shogi_desktop.usi.lines import decode_line
from shogi_desktop.usi.messages import GoLimits, Verdict
from shogi_desktop.usi.process import EngineProcess

_TEN_MINUTES_MS: Final = 600_000
_SLOW_MS: Final = 1_000
"""After so long without an answer, whoever watches is told."""
PATIENT: Final = Timeouts(
    handshake_ms=_TEN_MINUTES_MS,
    ready_ms=_TEN_MINUTES_MS,
    still_waiting_ms=_SLOW_MS,
    overdue_ms=_SLOW_MS,
)
"""A trial is ended by whoever watches it; should nobody, then by this."""
_SEARCH_MS: Final = 500
_MATE_MS: Final = 1_000
_MATE_IN_ONE: Final = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"
_ASKED_AFTER_MS: Final = 2_000
"""An engine that has not answered to ``usi`` for so long is asked in other languages too."""
_ANSWER_S: Final = 3.0
_GLANCE_S: Final = 0.05
_BY: Final = re.compile(r"^by\s+(?=\S)", re.IGNORECASE)
"""Some begin their author's name so, as YaneuraOu's K-P edition; where it is shown it would be said twice."""

_FILES = re.compile(
    r"eval|nn\.bin|nnue|network|weight|\.pth\b|\.onnx\b|kpp|kkp|\.bin\b|\.model\b", re.IGNORECASE
)
_LACKS = re.compile(
    r"error|fail|not found|no such|cannot|can't|could ?n[o']t|unable|missing|does not exist|見つ|失敗|ない",
    re.IGNORECASE,
)
_SMALL_TALK = re.compile(r"id |option |usiok|readyok|bestmove |info (?!string)")


class Language(Enum):
    """What some programs speak that play chess, or shogi as chess programs do; the value is its name."""

    UCI = "UCI"
    XBOARD = "xboard"


_QUESTIONS: Final = {
    Language.UCI: ("uci\n", re.compile("uciok")),
    # GNU Shogi is older than the second version of that protocol, and takes its commands for moves.
    Language.XBOARD: ("xboard\nprotover 2\n", re.compile(r"feature |Illegal move|Error \(")),
}


class Trouble(Enum):
    """What is wrong with an engine."""

    FILE = auto()
    """Its file says it: see the finding."""
    NO_FOLDER = auto()
    OTHER_LANGUAGE = auto()
    NEEDS_FILE = auto()
    """It misses a file, mostly that of its evaluation; the detail is what it said."""
    ENDED = auto()
    """It ended by itself; the detail is what it said last, if anything."""
    SILENT = auto()
    NOT_READY = auto()
    NO_GAME = auto()
    """It speaks USI, and plays none of the games."""
    WRONG_MOVE = auto()
    """It answered the position that a game begins with by a move that the rules forbid."""
    NO_ANSWER = auto()
    """It got ready, and did not answer a search."""
    THERE = auto()
    """The other computer, on which it is, does not start it."""
    GIVEN_UP = auto()


@dataclass(frozen=True, slots=True)
class Findings:
    """What came of a trial.

    :ivar engine: what is to be put on the list, without an id; None where it has not said what it is. Its
        games are those that were seen to work.
    :ivar trouble: None where it plays at least one game.
    :ivar program: what was started, as far as it is found on this computer. :ivar folder: where.
    :ivar other_folder: it runs only in a folder other than the usual one, which the engine has now.
    :ivar remote: it is on another computer, where this came of asking.
    """

    program: str
    folder: str
    engine: RegisteredEngine | None = None
    trouble: Trouble | None = None
    finding: Finding | None = None
    language: Language | None = None
    detail: str = ""
    other_folder: bool = False
    remote: tuple[RemoteEngine, Asked] | None = None


class Patience:
    """Lets a trial be given up, from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._handle: EngineHandle | Asking | None = None
        self.is_over = False

    def give_up(self) -> None:
        """End the trial."""
        with self._lock:
            self.is_over = True
            if self._handle is not None:
                self._handle.interrupt()

    @contextmanager
    def with_engine(self, handle: EngineHandle | Asking) -> Iterator[None]:
        """While `handle` is waited for."""
        with self._lock:
            self._handle = handle
            if self.is_over:
                handle.interrupt()
        try:
            yield
        finally:
            with self._lock:
                self._handle = None


Told = Callable[[StillWaiting], None]


def try_engine(
    command: Sequence[str],
    folder: str = "",
    options: Mapping[str, OptionValue] | None = None,
    *,
    patience: Patience | None = None,
    tell: Told = lambda _: None,
    variants: Sequence[Variant] = VARIANTS,
    timeouts: Timeouts = PATIENT,
) -> Findings:
    """Try an engine out: in `folder`, by default the usual one, and where it fails there in others.

    Blocks until the engine has shown what it can, failed, or been given up.

    :param tell: called every second, from another thread, while it starts or gets ready.
    :param variants: the games that are tried, as far as it says that it plays them.
    """
    patience = patience or Patience()
    places = tuple(dict.fromkeys([folder or usual_folder(command), *_folders(command)]))
    findings: list[Findings] = []
    for place in places:
        found = _Trial(command, place, options or {}, patience, tell, timeouts).run(variants)
        findings.append(found)
        if found.trouble not in {Trouble.ENDED, Trouble.NEEDS_FILE} or patience.is_over:
            break
    # Where none is without trouble, the folder that was meant is the one to speak of.
    best = next((found for found in findings if found.trouble is None), findings[0])
    return replace(best, other_folder=best is not findings[0])


def press(
    command: EngineCommand,
    options: Mapping[str, OptionValue],
    button: str,
    *,
    patience: Patience | None = None,
    timeouts: Timeouts = PATIENT,
) -> EngineFailure | None:
    """Start an engine with these options, press a button of its, wait until it is done; why it was not.

    :raises EngineInterruptedError: it was given up.
    """
    with EngineHandle(command, timeouts=timeouts) as handle, (patience or Patience()).with_engine(handle):
        handle.prepare(VARIANTS[0].id, {**options, button: None})
        try:
            handle.wait_until_ready()
        except EngineFailedError as error:
            return error.failure
    return None


def _folders(command: Sequence[str]) -> tuple[str, ...]:
    """The folders an engine may want to be run in, the usual one first."""
    program = Path(command[0])
    linked = (str(real_path(program).parent),) if program.is_absolute() and program.is_symlink() else ()
    return (usual_folder(command), *linked, *other_folders(command))


class _Trial:
    """An engine tried in one folder."""

    def __init__(
        self,
        command: Sequence[str],
        folder: str,
        options: Mapping[str, OptionValue],
        patience: Patience,
        tell: Told,
        timeouts: Timeouts,
    ) -> None:
        self._words = tuple(command)
        self._command = launched(command, folder)
        self._folder = folder
        self._options = options
        self._patience = patience
        self._tell = tell
        self._timeouts = timeouts
        self._program = shutil.which(self._command.program) or self._command.program
        self._handle: EngineHandle | None = None
        self._identity: Identified | None = None
        self._asking: threading.Thread | None = None
        self._answered = threading.Event()
        self._language: Language | None = None
        self._misses = ""
        self._mates = False
        self._remote: tuple[RemoteEngine, Asked] | None = None

    def run(self, variants: Sequence[Variant]) -> Findings:
        """Try it, game by game."""
        if self._folder != usual_folder(self._words) and not Path(self._folder).is_dir():
            return Findings(self._program, self._folder, trouble=Trouble.NO_FOLDER)
        self._remote = self._ask_there()
        if self._remote is not None and self._remote[1].trouble is not None:
            why = Trouble.GIVEN_UP if self._patience.is_over else Trouble.THERE
            return Findings(self._program, self._folder, trouble=why, remote=self._remote)
        games: list[str] = []
        first: Findings | None = None
        for variant in variants:
            if self._identity is not None and not plays(self._identity.options, variant.id):
                continue
            found = self._play(variant)
            if found is None:
                games.append(variant.id)
            elif self._identity is None or found.trouble in {Trouble.GIVEN_UP, Trouble.NEEDS_FILE}:
                return found
            elif first is None or first.trouble is Trouble.NO_GAME:
                first = found
        self._mates = STANDARD.id in games and self._solves()
        self._close()
        base = Findings(self._program, self._folder) if first is None or games else first
        trouble = base.trouble if games or base.trouble is not None else Trouble.NO_GAME
        return replace(base, engine=self._engine(games), trouble=trouble)

    def _ask_there(self) -> tuple[RemoteEngine, Asked] | None:
        """Where it is on another computer, ask that first."""
        remote = RemoteEngine.of_command(self._words)
        if remote is None:
            return None
        asking = Asking(remote)
        with self._patience.with_engine(asking):
            return remote, asking.ask()

    def _engine(self, games: Sequence[str]) -> RegisteredEngine | None:
        if self._identity is None:
            return None
        options = tuple(self._identity.options.values())
        folder = "" if self._folder == usual_folder(self._words) else self._folder
        return RegisteredEngine(
            "new",
            said_name=self._identity.name,
            author=_BY.sub("", self._identity.author),
            command=self._words,
            folder=folder,
            games=tuple(games),
            mates=self._mates,
            delay_ms=0 if self._remote is None else self._remote[1].delay_ms,
            options=declared(options),
            profiles=first_profiles(options),
        )

    # --- one game -------------------------------------------------------------------------------------------

    def _play(self, variant: Variant) -> Findings | None:
        """Have it find a move in the position that the game begins with; what was wrong, None: nothing."""
        handle = self._handle or EngineHandle(self._command, self._hear, timeouts=self._timeouts)
        self._handle = handle
        try:
            with self._patience.with_engine(handle):
                handle.prepare(variant.id, self._options)
                handle.wait_until_ready()
                position = Position.start(variant)
                limits = GoLimits(black_ms=0, white_ms=0, byoyomi_ms=_SEARCH_MS)
                request = request_for(variant.start_sfen, (), position, limits, _SEARCH_MS)
                answer = handle.search(request).result()
        except EngineFailedError as error:
            self._identity = handle.identity
            self._close()
            return self._why(error.failure)
        except EngineInterruptedError:
            self._identity = handle.identity
            self._close()
            return self._why_given_up()
        self._identity = handle.identity
        # Who resigns at the start has not understood the position.
        return None if answer.best.verdict is Verdict.MOVE else self._found(Trouble.WRONG_MOVE)

    def _solves(self) -> bool:
        """Whether it finds a mate in one by ``go mate``. Many engines do not know that, which is no fault."""
        handle, position = self._handle, Position.from_sfen(_MATE_IN_ONE, STANDARD)
        if handle is None:
            return False
        request = request_for(_MATE_IN_ONE, (), position, GoLimits(mate_ms=_MATE_MS), _MATE_MS)
        try:
            with self._patience.with_engine(handle):
                handle.prepare(STANDARD.id, self._options)
                handle.wait_until_ready()
                said = handle.search(request).mate_result()
        except (EngineFailedError, EngineInterruptedError):
            return False
        return read_finding(position, said).verdict is MateVerdict.MATE

    def _close(self) -> None:
        if self._handle is not None:
            self._handle.close()
            self._handle.wait()
            self._handle = None
        if self._asking is not None:
            self._answered.set()
            self._asking.join()
            self._asking = None

    # --- why not --------------------------------------------------------------------------------------------

    def _found(self, trouble: Trouble, detail: str = "") -> Findings:
        engine = self._engine(())
        return Findings(self._program, self._folder, engine, trouble, detail=detail)

    def _why_given_up(self) -> Findings:
        if self._language is not None:
            return replace(self._found(Trouble.OTHER_LANGUAGE), language=self._language)
        if self._misses:
            return self._found(Trouble.NEEDS_FILE, self._misses)
        return self._found(Trouble.SILENT if self._identity is None else Trouble.GIVEN_UP)

    def _why(self, failure: EngineFailure) -> Findings:
        said = _last_words(failure.last_lines)
        match failure.kind:
            case FailureKind.MISSING_FILE | FailureKind.NOT_EXECUTABLE:
                finding = find(failure) or Finding(Cause.BLOCKED, Path(self._program), "", "", failure.detail)
                return replace(self._found(Trouble.FILE, failure.detail), finding=finding)
            case FailureKind.VARIANT_UNSUPPORTED:
                return self._found(Trouble.NO_GAME)
            case FailureKind.ILLEGAL_MOVE | FailureKind.ANSWERED_TWICE:
                return self._found(Trouble.WRONG_MOVE, failure.detail)
            case FailureKind.TIMED_OUT_PREPARING:
                return self._found(Trouble.NOT_READY, said)
            case FailureKind.TIMED_OUT:
                return self._found(Trouble.NO_ANSWER, said)
            case FailureKind.NOT_USI if failure.exit_code is None:
                language = ask_languages(self._command)
                return replace(
                    self._found(Trouble.SILENT if language is None else Trouble.OTHER_LANGUAGE, said),
                    language=language,
                )
        return self._why_ended(failure, said)

    def _why_ended(self, failure: EngineFailure, said: str) -> Findings:
        missed = missed_file(failure.last_lines)
        if missed:
            return self._found(Trouble.NEEDS_FILE, missed)
        finding = find(failure)
        if finding is not None and finding.cause is not Cause.DAMAGED:
            return replace(self._found(Trouble.FILE, said), finding=finding)
        if self._identity is None:
            language = ask_languages(self._command)
            if language is not None:
                return replace(self._found(Trouble.OTHER_LANGUAGE), language=language)
        return self._found(Trouble.ENDED, said)

    # --- while it is waited for -----------------------------------------------------------------------------

    def _hear(self, news: EngineNews) -> None:
        if not isinstance(news, StillWaiting):
            return
        self._tell(news)
        if news.stage is Stage.PREPARING:
            missed = missed_file(news.last_lines)
            if missed and self._handle is not None:
                self._misses = missed
                self._handle.interrupt()
        elif news.elapsed_ms >= _ASKED_AFTER_MS and self._asking is None:
            self._asking = threading.Thread(target=self._ask, name="engine-languages", daemon=True)
            self._asking.start()

    def _ask(self) -> None:
        language = ask_languages(self._command, self._answered)
        handle = self._handle
        if language is not None and handle is not None and handle.identity is None:
            self._language = language
            handle.interrupt()


def missed_file(lines: Sequence[str]) -> str:
    """What an engine has said of a file that it needs and does not find; empty where it has said nothing."""
    return next((line for line in reversed(lines) if _FILES.search(line) and _LACKS.search(line)), "")


def _last_words(lines: Sequence[str]) -> str:
    """The last thing that an engine said which was said to nobody in particular."""
    return next((line for line in reversed(lines) if not _SMALL_TALK.match(line)), "")


def ask_languages(command: EngineCommand, enough: threading.Event | None = None) -> Language | None:
    """The language of chess engines that a program answers in; None for none. Takes some seconds at most.

    :param enough: set when the answer is wanted no more.
    """
    enough = enough or threading.Event()
    return next((one for one in Language if _answers(command, *_QUESTIONS[one], enough)), None)


def _answers(command: EngineCommand, question: str, answer: re.Pattern[str], enough: threading.Event) -> bool:
    """Whether a line of what it says to `question` begins as `answer` has it."""
    heard, over = threading.Event(), threading.Event()

    def listen(line: bytes) -> None:
        if answer.match(decode_line(line).strip()):
            heard.set()
            over.set()

    if enough.is_set():
        return False
    try:
        process = EngineProcess(command, listen, lambda _: None, over.set)
    except OSError:
        return False
    process.write(question)
    deadline = time.monotonic() + _ANSWER_S
    while not over.wait(_GLANCE_S) and not enough.is_set() and time.monotonic() < deadline:
        pass
    process.write("quit\n")
    process.end(at_once=not heard.is_set())
    return heard.is_set()
