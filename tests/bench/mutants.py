"""Put small faults into the program, one at a time, and see which of them its own package's tests let live.

    python -m tests.bench.mutants [--seed 1] [--each 25] [--packages …] [--again] [--fresh] [--list]

Drawn by seed, evenly over the packages and over the kinds of fault (tests/support/faults.py). Each is put
into a copy of the checkout, never into the checkout, and judged (tests/bench/mutant_judge.py) by the tests
that belong to its package (TESTS there) and by no others: by those that enter the function with the fault,
the quickest of them first, to the first failure; where it is in no function, few tests enter it or it is run
while tests are read, also by those that enter another one of its module or of a module that imports it, for
what it returned may have been kept for them. Killed is also a test that takes much longer than without it.

A fault in a function is put into a fork of a process that has read the package's tests, any other is judged
by a process of its own. --fresh judges all so: many times slower, and to be compared with.

Verdicts are added to build/mutants/SEED.jsonl: the same call goes on where it was ended; --again judges once
more what lived, after tests were added. Ends with 1 where fewer than 97 of 100 died. A fault that changes
nothing anybody could see is no fault: tests/bench/mutants_equivalent.toml lists these, each with the reason,
and others are drawn in their place.

An own program because mutmut 3 puts no faults into tables and other code outside of functions, and cosmic-ray
puts them into the checkout itself and knows one command for the tests of everything.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import signal
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from tests.bench.mutant_judge import RESULTS, ROOT, TESTS, Baseline, Judge, Result
from tests.support.faults import Fault, faults, is_another_program

DIE: Final = 0.97
EQUIVALENT: Final = Path(__file__).with_name("mutants_equivalent.toml")

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
    parser.add_argument("--fresh", action="store_true", help="judge each by a process of its own")
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
        contextlib.closing(Judge(Path(folder), forks=not options.fresh)) as judge,
    ):
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
