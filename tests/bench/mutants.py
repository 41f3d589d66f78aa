"""Put small faults into the program, one at a time, and see which of them its own package's tests let live.

    python -m tests.bench.mutants [--seed 1] [--each 25] [--packages rules game …] [--again] [--list]

Drawn by seed, evenly over the packages and over the kinds of fault (tests/support/faults.py). Each is put
into a copy of the checkout, never into the checkout, and judged by the tests that belong to its package
(TESTS, below) and by no others: by those that enter the function with the fault, the quickest of them first,
to the first failure; where it is in no function or few tests enter it also by those that enter another one
of its module or of a module that imports it, for what it returned may have been kept for them. Killed is also
a test that takes much longer than without it.

Verdicts are added to build/mutants/SEED.jsonl: the same call goes on where it was ended; --again judges once
more what lived, after tests were added. Ends with 1 where fewer than 97 of 100 died. A fault that changes
nothing anybody could see is no fault: tests/bench/mutants_equivalent.toml lists these, each with the reason,
and others are drawn in their place.

An own program because mutmut 3 puts no faults into tables and other code outside of functions, and cosmic-ray
puts them into the checkout itself and knows one command for the tests of everything.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal

from tests.support.faults import Fault, faults, is_another_program

ROOT: Final = Path(__file__).resolve().parents[2]
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

DIE: Final = 0.97
FEW: Final = 20
TESTS_FAILED: Final = 1
NO_TESTS: Final = 5
"""What pytest ends with where some have failed, and where it has found none."""
MEMORY: Final = 4 << 30
SLACK_S: Final = 60
LONGEST_S: Final = 1_800
TIME_UP: Final = "Timeout ("
"""What `faulthandler` says where a test took longer than it may."""
EQUIVALENT: Final = Path(__file__).with_name("mutants_equivalent.toml")
RESULTS: Final = ROOT / "build" / "mutants"

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


# --- drawing ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Equivalent:
    """A fault that changes nothing: the lines that it takes away and puts there, and why."""

    file: str
    was: str
    becomes: str
    why: str


def equivalents() -> list[Equivalent]:
    """Return the list of faults that are none."""
    return [Equivalent(**row) for row in tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["fault"]]


def lines_of(diff: str, sign: str) -> str:
    """Return the lines of `diff` that begin with `sign`, without it and the space around them."""
    return "\n".join(line[1:].strip() for line in diff.splitlines() if line.startswith(sign))


def is_listed(fault: Fault, source: bytes, listed: Sequence[Equivalent]) -> bool:
    """Return whether `fault` stands in the list."""
    rows = [row for row in listed if row.file == fault.file]
    line = source[source.rfind(b"\n", 0, fault.start) + 1 :].split(b"\n", 1)[0].decode()
    if not any(line.strip() in row.was for row in rows):  # a diff takes its time
        return False
    diff = fault.diff(source)
    was, becomes = lines_of(diff, "-"), lines_of(diff, "+")
    return any(row.was.strip() == was and row.becomes.strip() == becomes for row in rows)


def modules(package: str) -> list[Path]:
    """Return the files of `package`, from the root."""
    found = sorted((ROOT / "shogi_desktop" / package).rglob("*.py"))
    return [path.relative_to(ROOT) for path in found if path.name != "__init__.py"]


def draw(package: str, seed: int, sources: dict[str, bytes]) -> Iterator[Fault]:
    """Yield faults of `package` in the order of `seed`: first a kind by chance, then one of it."""
    chance = random.Random(f"{seed} {package}")
    kinds: dict[str, list[Fault]] = {}
    for path in modules(package):
        for fault in faults(path.as_posix(), sources[path.as_posix()]):
            kinds.setdefault(fault.kind, []).append(fault)
    while kinds:
        kind = chance.choice(sorted(kinds))
        fault = kinds[kind].pop(chance.randrange(len(kinds[kind])))
        if not kinds[kind]:
            del kinds[kind]
        if is_another_program(fault, sources[fault.file]):
            yield fault


def sample(package: str, seed: int, each: int, sources: dict[str, bytes]) -> list[Fault]:
    """Return the first `each` faults drawn that are not listed as equivalent."""
    listed = equivalents()
    drawn: list[Fault] = []
    for fault in draw(package, seed, sources):
        if len(drawn) == each:
            break
        if not is_listed(fault, sources[fault.file], listed):
            drawn.append(fault)
    return drawn


# --- judging ------------------------------------------------------------------------------------------------


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


class Judge:
    """Runs a package's tests in a copy of the checkout."""

    def __init__(self, folder: Path) -> None:
        self._tree = folder / "tree"
        self._folder = folder
        self._judged = 0
        copy_checkout(self._tree)
        self._sources = {
            path.relative_to(self._tree).as_posix(): path.read_bytes()
            for folder in ("shogi_desktop", "tests")
            for path in (self._tree / folder).rglob("*.py")
        }

    def baseline(self, package: str) -> Baseline:
        """Return the tests' own figures, from an earlier run if nothing has changed since."""
        state = self._state(package)
        kept = RESULTS / f"baseline-{package}.json"
        if kept.exists():
            known = json.loads(kept.read_text(encoding="utf-8"))
            if known.pop("state") == state:
                return Baseline(**known)
        noted = self._folder / "tests.json"
        run = self._run({"record": str(noted)}, TESTS[package])
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
        with instead(self._tree / fault.file, fault.applied(source), moment=self._judged):
            tests = baseline.first(fault)
            if len(tests) < FEW:
                # What no test enters was run or read at an import, which may have made something else of it.
                reached = users(fault.file, self._sources, depth=1 if tests else 2)
                tests = list(dict.fromkeys([*tests, *baseline.near(fault, reached)]))
            files = sorted({test.split("::")[0] for test in tests})
            limits = {test: SLACK_S + 5 * baseline.tests[test][0] for test in tests}
            run = self._run({"tests": limits}, files) if files else Run(NO_TESTS, "", 0.0)
        verdict: Verdict = (
            "out of time" if run.status is None else "lived" if run.status in {0, NO_TESTS} else "killed"
        )
        return Result(
            fault.key(source),
            package,
            fault.kind,
            verdict,
            round(run.seconds, 1),
            _killer(run.output) if verdict == "killed" else "",
            f"{fault.file}\n{fault.diff(source)}",
        )

    def _state(self, package: str) -> str:
        """Return a digest of the program and of the package's tests."""
        digest = hashlib.sha256()
        for folder in ("shogi_desktop", "tests/support", "tests/conftest.py", *TESTS[package]):
            top = self._tree / folder
            for path in sorted(top.rglob("*.py")) if top.is_dir() else [top]:
                digest.update(path.relative_to(self._tree).as_posix().encode() + path.read_bytes())
        return digest.hexdigest()

    def _run(self, job: dict[str, object], tests: Sequence[str]) -> Run:
        home = self._folder / "home"
        shutil.rmtree(home, ignore_errors=True)
        (home / "tmp").mkdir(parents=True)
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
            *(sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=line"),
            *(() if "record" in job else ("-x",)),
            *("-p", "tests.support.fault_plugin", "-p", "no:cacheprovider"),
            *("--hypothesis-profile=faults", "--hypothesis-seed=1", *tests),
        ]

        def bound() -> None:
            if "record" not in job:
                resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))

        began = time.monotonic()
        with (home / "output").open("w+b") as output:
            process = subprocess.Popen(
                command,
                cwd=self._tree,
                env=environment,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=bound,  # noqa: PLW1509 - this program has no threads
            )
            try:
                status = process.wait(LONGEST_S)
            except subprocess.TimeoutExpired:
                status = -signal.SIGKILL
            finally:
                _end(process)
            output.seek(0)
            text = output.read().decode(errors="replace")
        ended = status == -signal.SIGKILL or TIME_UP in text
        return Run(None if ended else status, text, time.monotonic() - began)


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


# --- the program --------------------------------------------------------------------------------------------


def read_results(path: Path) -> dict[str, Result]:
    """Return the verdicts so far, of each fault the latest."""
    if not path.exists():
        return {}
    results = (Result(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines())
    return {result.key: result for result in results}


def report(results: Sequence[Result]) -> bool:
    """Print the figures and what lived; return whether enough died."""
    dead = 0
    for package in dict.fromkeys(result.package for result in results):
        own = [result for result in results if result.package == package]
        died = [result for result in own if result.verdict != "lived"]
        late = sum(result.verdict == "out of time" for result in own)
        dead += len(died)
        print(f"{package}: {len(died)} of {len(own)} died, {late} of them for want of time")
    for result in results:
        if result.verdict == "lived":
            print(f"\nlived ({result.kind}): {result.diff}")
    print(f"\n{dead} of {len(results)} died in {sum(result.seconds for result in results):.0f} s")
    return dead >= DIE * len(results)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=25, help="faults of each package")
    parser.add_argument("--packages", nargs="+", choices=TESTS, default=["rules", "game", "notation", "app"])
    parser.add_argument("--again", action="store_true", help="judge again what lived")
    parser.add_argument("--list", action="store_true", help="show what is drawn, and judge nothing")
    options = parser.parse_args()

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the tests that run end with it
    RESULTS.mkdir(parents=True, exist_ok=True)
    kept = RESULTS / f"{options.seed}.jsonl"
    known = read_results(kept)
    sources = {
        path.as_posix(): (ROOT / path).read_bytes()
        for package in options.packages
        for path in modules(package)
    }
    drawn = [
        (package, fault)
        for package in options.packages
        for fault in sample(package, options.seed, options.each, sources)
    ]
    if options.list:
        for _, fault in drawn:
            print(f"{fault.kind}: {fault.file} {fault.function}\n{fault.diff(sources[fault.file])}")
        return 0

    results: list[Result] = []
    with (
        tempfile.TemporaryDirectory(prefix="shogi-mutants-") as folder,
        kept.open("a", encoding="utf-8") as log,
    ):
        judge = Judge(Path(folder))
        baselines: dict[str, Baseline] = {}
        for package, fault in drawn:
            source = sources[fault.file]
            result = known.get(fault.key(source))
            if result is None or (options.again and result.verdict == "lived"):
                if package not in baselines:
                    baselines[package] = judge.baseline(package)
                result = judge.judge(package, fault, source, baselines[package])
                log.write(json.dumps(asdict(result), ensure_ascii=False) + "\n")
                log.flush()
                told = f"{result.verdict} ({result.seconds} s) {result.killer}"
                print(f"{len(results) + 1}/{len(drawn)} {package}, {fault.kind}: {told}", flush=True)
            results.append(result)
    return not report(results)


if __name__ == "__main__":
    raise SystemExit(main())
