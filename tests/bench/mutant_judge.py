"""What judges the faults of `tests.bench.mutants`: a package's tests in a copy of the checkout.

A fault in a function is put into a fork of a process that has read these tests already
(tests/support/fault_server.py); where that cannot be, a fresh process reads them with the fault.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import IO, Final, Literal

from tests.support.fault_server import READY, REFUSED, Request
from tests.support.faults import Fault

ROOT: Final = Path(__file__).resolve().parents[2]
RESULTS: Final = ROOT / "build" / "mutants"
PROPERTY: Final = "tests/property/test_"
TESTS: Final = {
    "rules": ("tests/unit/rules", "tests/perft", f"{PROPERTY}rules_oracles.py"),
    "game": ("tests/unit/game",),
    "notation": (
        "tests/unit/notation",
        "tests/corpus",
        f"{PROPERTY}notation_formats.py",
        f"{PROPERTY}notation_moves.py",
        f"{PROPERTY}notation_roundtrip.py",
    ),
    "app": ("tests/unit/app", f"{PROPERTY}position_editor.py"),
    "usi": ("tests/unit/usi",),
    "analysis": ("tests/unit/analysis",),
}
"""The tests that answer for a package."""

FEW: Final = 20
TESTS_FAILED: Final = 1
NO_TESTS: Final = 5
"""What pytest ends with where some have failed, and where it has found none."""
MEMORY: Final = 4 << 30
SLACK_S: Final = 60
LONGEST_S: Final = 1_800
TIME_UP: Final = "Timeout ("
"""What `faulthandler` says where a test took longer than it may."""

Verdict = Literal["killed", "out of time", "lived"]


@dataclass(frozen=True)
class Result:
    """What became of one fault."""

    key: str
    package: str
    kind: str
    verdict: Verdict
    seconds: float
    killer: str
    diff: str


def copy_checkout(folder: Path) -> None:
    """Copy to `folder` what git knows or would know, and the engine with its networks."""
    told = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout
    for name in filter(None, told.decode().split("\0")):
        source = ROOT / name
        if source.is_file():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    engine = ROOT / "build" / "engine"
    for part in (*engine.glob("shogi-desktop-engine*"), *engine.glob("*.network")):
        (folder / "build" / "engine").mkdir(parents=True, exist_ok=True)
        shutil.copy2(part, folder / "build" / "engine")


@dataclass(frozen=True)
class Run:
    """What one run of tests came to: pytest's exit status, None where it was ended; how long it took."""

    status: int | None
    output: str
    seconds: float

    @property
    def lived(self) -> bool:
        """Whether no test has failed."""
        return self.status in {0, NO_TESTS}


@dataclass(frozen=True)
class Baseline:
    """The package's tests without a fault: how long each takes, and which functions it enters."""

    tests: dict[str, tuple[float, list[str]]]

    def first(self, fault: Fault) -> list[str]:
        """Return the tests that enter the function with the fault, the quickest first."""
        name = f"{fault.file}::{fault.function}"
        entering = [test for test, (_, entered) in self.tests.items() if name in entered]
        return sorted(entering, key=lambda test: self.tests[test][0])

    def near(self, fault: Fault, users: Collection[str]) -> list[str]:
        """Return the tests in files of `users`, or that enter one, the file named like the fault's first."""
        using = [
            test
            for test, (_, entered) in self.tests.items()
            if test.split("::")[0] in users or any(function.split("::")[0] in users for function in entered)
        ]
        like = f"test_{Path(fault.file).stem}"
        return sorted(using, key=lambda test: (like not in test, self.tests[test][0]))


def users(file: str, sources: dict[str, bytes], depth: int) -> set[str]:
    """Return `file` and those of `sources` that import from it or from a package that does.

    Also those that import what is in the same package of `shogi_desktop` by names that they find.

    :param depth: 2 for those that import from these too.
    """
    whole = ".".join(_module(file).split(".")[:2])
    found = {file} | {path for path, source in sources.items() if {whole, "importlib"} <= _imported(source)}
    new = {file}
    while new:
        names = {_module(path) for path in new}
        importing = {path for path, source in sources.items() if names & _imported(source)} - found
        found |= importing
        depth -= 1
        new = {path for path in importing if depth > 0 or path.endswith("/__init__.py")}
    return found


def _module(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def _imported(source: bytes) -> frozenset[str]:
    """Return the names of what is imported: each may be a module's, or that of something in a module."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{name.name}" for name in node.names)
    return frozenset(found)


@contextlib.contextmanager
def instead(path: Path, content: bytes, moment: int) -> Iterator[None]:
    """Have `content` in `path` as a context, changed at `moment` (seconds since 1970, another each time).

    Python takes a compiled form for that of a source of the same size and time, and there may be one of each
    content that was there before.
    """
    original, stat = path.read_bytes(), path.stat()
    path.write_bytes(content)
    os.utime(path, (moment, moment))
    try:
        yield
    finally:
        path.write_bytes(original)
        os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))


class Pytest:
    """Runs tests in a copy of the checkout: in a fresh process, or in a fork of one that has read them."""

    def __init__(self, tree: Path, folder: Path) -> None:
        """Keep in `folder` what the tests leave behind."""
        self._tree = tree
        self._fresh = folder / "fresh"
        self._forked = folder / "forked"
        self._server: _Server | None = None

    def fresh(self, job: dict[str, object], tests: Sequence[str]) -> Run:
        """Have a process of its own do `job` with `tests`."""
        began = time.monotonic()
        _emptied(self._fresh)
        with (self._fresh / "output").open("w+b") as output:
            process = self._start(job, tests, self._fresh, output)
            try:
                status: int | None = process.wait(LONGEST_S)
            except subprocess.TimeoutExpired:
                status = None
            finally:
                _end(process)
            return _run_of(status, output, began)

    def prepare(self, tests: Sequence[str]) -> None:
        """Have a process read `tests`, to be forked: while there is no fault, or each fork would have it."""
        if self._server is None or self._server.tests != tests:
            self.close()
            self._server = self._serve(tests)

    def forked(self, request: Request) -> Run | None:
        """Do what is asked for in a fork of the process prepared; None where that cannot be."""
        assert self._server is not None
        began = time.monotonic()
        _emptied(self._forked)
        self._server.output.truncate(0)
        answer = self._server.ask(asdict(request))
        if answer == REFUSED:
            return None
        assert answer is None or isinstance(answer, int)
        return _run_of(answer, self._server.output, began)

    def close(self) -> None:
        """End what waits for requests."""
        if self._server is not None:
            self._server.close()
            self._server = None

    def _serve(self, tests: Sequence[str]) -> _Server:
        _emptied(self._forked)
        output = self._forked.with_suffix(".output").open("a+b")
        requests, writes = os.pipe()
        reads, answers = os.pipe()
        pipes = (requests, answers)
        process = self._start({"serve": pipes}, tests, self._forked, output, pipes)
        for end in pipes:
            os.close(end)
        server = _Server(
            tests,
            process,
            os.fdopen(writes, "w", encoding="utf-8"),
            os.fdopen(reads, encoding="utf-8"),
            output,
        )
        if server.answer() != READY:
            raise SystemExit(f"{tests} cannot be read:\n{_run_of(1, output, 0).output}")
        return server

    def _start(
        self,
        job: dict[str, object],
        tests: Sequence[str],
        home: Path,
        output: IO[bytes],
        pipes: Collection[int] = (),
    ) -> subprocess.Popen[bytes]:
        told = home / "job.json"
        told.write_text(json.dumps(job), encoding="utf-8")
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("XDG_")},
            "FAULT_JOB": str(told),
            "HOME": str(home),
            "TMPDIR": str(home / "tmp"),
            "PYTHONPATH": str(self._tree),
            "PYTHONDONTWRITEBYTECODE": "" if "record" in job else "1",
            "QT_QPA_PLATFORM": "offscreen",
        }
        command = [
            *(
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "--no-header",
                "--tb=line",
                f"--basetemp={home}/tmp/tests",
            ),
            *(() if "record" in job else ("-x",)),
            *("-p", "tests.support.fault_plugin", "-p", "no:cacheprovider"),
            *("--hypothesis-profile=faults", "--hypothesis-seed=1", *tests),
        ]

        def bound() -> None:
            if "record" not in job:
                resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))

        return subprocess.Popen(
            command,
            cwd=self._tree,
            env=environment,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            pass_fds=pipes,
            preexec_fn=bound,  # noqa: PLW1509 - this program has no threads
        )


@dataclass
class _Server:
    """A process that waits for requests, and what it writes."""

    tests: Sequence[str]
    process: subprocess.Popen[bytes]
    requests: IO[str]
    answers: IO[str]
    output: IO[bytes]

    def ask(self, request: dict[str, object]) -> object:
        """Return the answer to `request`."""
        self.requests.write(json.dumps(request) + "\n")
        self.requests.flush()
        return self.answer()

    def answer(self) -> object:
        """Return the next answer; an empty one where it has gone."""
        return json.loads(self.answers.readline() or '""')

    def close(self) -> None:
        """End it."""
        _end(self.process)
        for stream in (self.requests, self.answers, self.output):
            stream.close()


def _emptied(home: Path) -> None:
    shutil.rmtree(home, ignore_errors=True)
    (home / "tmp").mkdir(parents=True)


def _run_of(status: int | None, output: IO[bytes], began: float) -> Run:
    output.seek(0)
    text = output.read().decode(errors="replace")
    return Run(None if TIME_UP in text else status, text, time.monotonic() - began)


class Judge:
    """Puts faults into a copy of the checkout, and has the tests of their package find them."""

    def __init__(self, folder: Path, *, forks: bool = True) -> None:
        """Copy the checkout to `folder`.

        :param forks: whether a fork may judge; else a fresh process does always.
        """
        self._tree = folder / "tree"
        self._folder = folder
        self._judged = 0
        self._forks = forks
        copy_checkout(self._tree)
        self._pytest = Pytest(self._tree, folder)
        self._sources = {
            path.relative_to(self._tree).as_posix(): path.read_bytes()
            for folder in ("shogi_desktop", "tests")
            for path in (self._tree / folder).rglob("*.py")
        }

    def close(self) -> None:
        """Leave no process behind."""
        self._pytest.close()

    def baseline(self, package: str) -> Baseline:
        """Return the tests' own figures, from an earlier run if nothing has changed since."""
        state = self._state(package)
        kept = RESULTS / f"baseline-{package}.json"
        if kept.exists():
            known = json.loads(kept.read_text(encoding="utf-8"))
            if known.pop("state") == state:
                return Baseline(**known)
        noted = self._folder / "tests.json"
        run = self._pytest.fresh({"record": str(noted)}, TESTS[package])
        if run.status not in {0, TESTS_FAILED}:
            raise SystemExit(f"the tests of {package} cannot be run:\n{run.output}")
        for line in run.output.splitlines():
            if line.startswith("FAILED"):
                print(f"left out, for it fails without a fault: {line}", flush=True)
        found = Baseline(json.loads(noted.read_text(encoding="utf-8")))
        kept.write_text(json.dumps({"state": state, **asdict(found)}), encoding="utf-8")
        return found

    def judge(self, package: str, fault: Fault, source: bytes, baseline: Baseline) -> Result:
        """Put `fault` into the copy, run the tests of `package`, and take it out again."""
        self._judged += 1
        if self._forks:
            self._pytest.prepare(TESTS[package])
        with instead(self._tree / fault.file, fault.applied(source), moment=self._judged):
            run = self._run(fault, source, baseline)
        verdict: Verdict = "out of time" if run.status is None else "lived" if run.lived else "killed"
        return Result(
            fault.key(source),
            package,
            fault.kind,
            verdict,
            round(run.seconds, 2),
            _killer(run.output) if verdict == "killed" else "",
            f"{fault.file}\n{fault.diff(source)}",
        )

    def _limits(self, fault: Fault, baseline: Baseline, *, kept: bool) -> dict[str, float]:
        """Return the tests for `fault`, in their order, with how long each may take.

        :param kept: whether what the function returned may have been kept for tests that do not enter it.
        """
        tests = baseline.first(fault)
        if kept or len(tests) < FEW:
            reached = users(fault.file, self._sources, depth=1 if tests and not kept else 2)
            tests = list(dict.fromkeys([*tests, *baseline.near(fault, reached)]))
        return {test: SLACK_S + 5 * baseline.tests[test][0] for test in tests}

    def _run(self, fault: Fault, source: bytes, baseline: Baseline) -> Run:
        limits = self._limits(fault, baseline, kept=False)
        if self._forks and limits:
            line = source.count(b"\n", 0, fault.start) + 1
            run = self._pytest.forked(Request(fault.file, line, fault.function, limits, LONGEST_S))
            if run is not None:
                return run
            limits = self._limits(fault, baseline, kept=True)
        files = sorted({test.split("::")[0] for test in limits})
        return self._pytest.fresh({"tests": limits}, files) if files else Run(NO_TESTS, "", 0.0)

    def _state(self, package: str) -> str:
        """Return a digest of the program and of the package's tests."""
        digest = hashlib.sha256()
        for folder in ("shogi_desktop", "tests/support", "tests/conftest.py", *TESTS[package]):
            top = self._tree / folder
            for path in sorted(top.rglob("*.py")) if top.is_dir() else [top]:
                digest.update(path.relative_to(self._tree).as_posix().encode() + path.read_bytes())
        return digest.hexdigest()


def _end(process: subprocess.Popen[bytes]) -> None:
    """End what is left of a run, whatever its tests have started with it."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _killer(output: str) -> str:
    """Return the first test that failed, or what was wrong before any test."""
    for line in output.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            return line.split(" - ")[0].split(" ", 1)[1]
    return output.strip().splitlines()[-1] if output.strip() else ""
