"""The faults of `tests.bench.mutants`: each is a slip of the hand, and none where no test should look."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path

import pytest

from tests.bench.mutant_judge import instead
from tests.bench.mutants import equivalents, is_listed, lines_of
from tests.support.fault_server import Running
from tests.support.faults import faults, is_another_program

FILE = "module.py"


def becomes(statement: str, kind: str) -> set[str]:
    """What `statement`, in a function, becomes by faults of that kind."""
    source = f"def f(self, a, b):\n    {statement}\n".encode()
    found = [fault for fault in faults(FILE, source) if fault.kind == kind]
    return {lines_of(fault.diff(source), "+") for fault in found if is_another_program(fault, source)}


@pytest.mark.parametrize(
    ("statement", "kind", "faulty"),
    [
        ("return a < b <= 3", "comparison", {"return a <= b <= 3", "return a < b < 3"}),
        ("return a not in b", "comparison", {"return a in b"}),
        ("return a and b", "logic", {"return a or b"}),
        ("return not a", "negation", {"return  a"}),
        ("return 1 if a else b", "negation", {"return 1 if not (a) else b"}),
        ("return a[7:]", "boundary", {"return a[8:]", "return a[6:]"}),
        ("return True", "constant", {"return False"}),
        ('return {"a": b}', "constant", {"return {'': b}"}),
        ("return a - b", "arithmetic", {"return a + b"}),
        ("return -a", "arithmetic", {"return a"}),
        ("a += b", "statement", {"pass"}),
        ("self.x = a", "statement", {"pass"}),
        ("f(a)", "statement", {"pass"}),
        ("raise ValueError(a)", "statement", {"pass"}),
        ("return a", "return", {"return None"}),
        ("return a == b", "return", {"return not (a == b)"}),
        ("f(a, b, k=1)", "argument", {"f(a, k=1)", "f(a, b)", "f(b, a, k=1)"}),
        ("min(a, b)", "argument", {"min(a)"}),
        ("zip(a, b, strict=True)", "argument", {"zip(a, strict=True)", "zip(b, a, strict=True)"}),
        ("zip(a, b, strict=True)", "constant", set()),
    ],
)
def test_a_statement_is_changed_as_a_slip_would_change_it(
    statement: str, kind: str, faulty: set[str]
) -> None:
    assert becomes(statement, kind) == faulty


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring of 3 words."""\nimport os\nfrom a import b\n',
        '__all__ = ["a", "b"]\n',
        "def f(a: int = ...) -> list[int]: ...\n",
        "Text = str | None\n",
        "_IDLE_MS = 30_000\n_MOST_BYTES: Final = 20 << 20\n_LEAST = -1.5\n",
        "def f(self):\n    raise\n".replace("raise", "assert self.tr('No.') == f'{1}'"),
    ],
)
def test_what_no_test_should_pin_is_left_alone(source: str) -> None:
    assert [fault for fault in faults(FILE, source.encode()) if fault.kind != "statement"] == []


def test_a_fault_knows_its_function_and_the_defaults_belong_outside() -> None:
    source = b"class C:\n    def m(self, a=1):\n        def n():\n            return 2\n        return n\n"

    functions = {
        (fault.becomes, fault.function) for fault in faults(FILE, source) if fault.kind == "boundary"
    }

    assert functions == {("2", ""), ("0", ""), ("3", "C.m.<locals>.n"), ("1", "C.m.<locals>.n")}


def test_every_fault_that_is_called_none_says_why_and_can_still_be_made() -> None:
    from tests.bench.mutant_judge import ROOT

    listed = equivalents()
    assert all(row.why.strip() for row in listed)
    stale = []
    for file in sorted({row.file for row in listed}):
        source = (ROOT / file).read_bytes()
        rows = [row for row in listed if row.file == file]
        made = [fault for fault in faults(file, source) if is_listed(fault, source, rows)]
        found = {(lines_of(f.diff(source), "-"), lines_of(f.diff(source), "+")) for f in made}
        stale += [row for row in rows if (row.was.strip(), row.becomes.strip()) not in found]
    assert stale == []


def test_a_fault_is_not_run_by_what_was_compiled_of_another_of_its_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path / "compiled"))
    path = tmp_path / FILE
    path.write_bytes(b"A = 0\n")
    before = path.stat().st_mtime_ns

    def value() -> int:
        names: dict[str, int] = {}
        exec(SourceFileLoader("module", str(path)).get_code("module"), names)  # type: ignore[arg-type]
        return names["A"]

    for moment, content in enumerate((b"A = 1\n", b"A = 2\n", b"A = 3\n"), start=1):
        with instead(path, content, moment):
            assert value() == moment
    assert (value(), path.stat().st_mtime_ns) == (0, before)
    assert list((tmp_path / "compiled").rglob("*.pyc"))


HELD = b"""
from functools import cached_property, partial

def called(of):
    return lambda: of() + 0

@called
def decorated():
    return 1

class Class:
    @cached_property
    def kept(self):
        inner = lambda: 1
        return inner()

    @property
    def read(self):
        return 1

    @read.setter
    def read(self, value):
        self.written = value + 0

bound = partial(Class.kept.func, Class())

def with_default(value=1):
    return value

def entered():
    return 1

TABLE = entered()
"""


def test_a_fault_is_put_into_whatever_holds_the_function(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    path = tmp_path / "held_by_much.py"
    path.write_bytes(HELD)
    module = import_module("held_by_much")
    running = Running([module.entered.__code__, module.called.__code__])

    def exchanged(function: str, was: bytes, becomes: bytes) -> bool:
        place = HELD.index(was)
        path.write_bytes(HELD.replace(was, becomes, 1))
        codes = running.instead(path, function, HELD.count(b"\n", 0, place) + 1)
        for held, code in codes or []:
            held.__code__ = code
        return bool(codes)

    assert exchanged("decorated", b"    return 1", b"    return 2")
    assert exchanged("Class.kept.<locals>.<lambda>", b"lambda: 1", b"lambda: 2")
    assert exchanged("Class.read", b"value + 0", b"value + 1")
    written = module.Class()
    written.read = 1
    assert (module.decorated(), module.bound(), written.kept) == (2, 2, 2)
    assert (written.written, written.read) == (2, 1)
    assert not exchanged("", b"value=1", b"value=2")
    assert not exchanged("entered", b"    return 1", b"    return 2")
    assert not exchanged("called.<locals>.<lambda>", b"of() + 0", b"of() + 1")
