"""The process that has read a package's tests, and forks for each fault put into what it runs.

`tests.support.fault_plugin` asks here, `tests.bench.mutant_judge` is at the other end of the pipes. A fault
in a function is put in by giving every function that runs the old code the new one. Nothing else of the
module is run anew, so that this says what a fresh process would say only of a function that nothing has
entered yet: of others a value may have been kept (in a table, in a cache, among the cases of a test). Those
and all that is in no function are refused, and so judged by a fresh process.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import select
import signal
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

READY = "ready"
REFUSED = "refused"


@dataclass(frozen=True)
class Request:
    """A fault to be judged: by these tests, in this order, none to take longer than so many seconds."""

    file: str
    line: int
    function: str
    tests: dict[str, float]
    longest: float


class Running:
    """The functions that there are now, and what they run."""

    def __init__(self, entered: Iterable[CodeType]) -> None:
        """Note all functions that are not frozen (`gc.freeze`).

        :param entered: the code that has been run since the program was started.
        """
        self._entered = {_place(code) for code in entered}
        self._functions: dict[tuple[str, str, int], list[FunctionType]] = {}
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                self._functions.setdefault(_place(thing.__code__), []).append(thing)
        self._imported = {getattr(module, "__file__", None) for module in sys.modules.values()}

    def instead(self, path: Path, function: str, line: int) -> list[tuple[FunctionType, CodeType]] | None:
        """Return what each function must run for `path` to do what it says now, another thing in one line.

        :param function: the qualified name of the function that the line is in, empty for none.
        :return: None where that would not be the whole of the change.
        """
        file = str(path)
        if file not in self._imported:
            return []  # it will be read as it is now
        name = function.split(".<locals>", maxsplit=1)[0]
        begun = [
            begins for of, what, begins in self._functions if (of, what) == (file, name) and begins <= line
        ]
        place = (file, name, max(begun, default=0))
        if not begun or place in self._entered:
            return None
        module = compile(path.read_bytes(), file, "exec", dont_inherit=True)
        found = [code for code in _functions_of(module) if _place(code) == place]
        old = self._functions[place]
        if len(found) != 1 or any(was.__code__.co_freevars != found[0].co_freevars for was in old):
            return None
        return [(was, found[0]) for was in old]


class Server:
    """Answers requests, one line each, until there are no more."""

    def __init__(self, reads: int, writes: int, entered: Iterable[CodeType]) -> None:
        """Stand where all tests are read and none has been run.

        :param entered: as `Running` wants it.
        """
        self._requests = os.fdopen(reads, encoding="utf-8")
        self._answers = os.fdopen(writes, "w", encoding="utf-8")
        for end in (reads, writes):
            os.set_inheritable(end, False)
        gc.unfreeze()
        self._running = Running(entered)
        gc.collect()
        gc.freeze()

    def serve(self) -> Request:
        """Return in a fork for each fault that can be put in; the process itself ends with the requests."""
        self._answer(READY)
        for line in self._requests:
            request = Request(**json.loads(line))
            codes = self._running.instead(Path.cwd() / request.file, request.function, request.line)
            if codes is None:
                self._answer(REFUSED)
                continue
            child = os.fork()
            if not child:
                os.setsid()
                self._requests.close()
                self._answers.close()
                for function, code in codes:
                    function.__code__ = code
                return request
            self._answer(_end_of(child, request.longest))
        os._exit(0)

    def _answer(self, what: str | int | None) -> None:
        self._answers.write(json.dumps(what) + "\n")
        self._answers.flush()


def _place(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _functions_of(code: CodeType) -> Iterator[CodeType]:
    """Yield the code of the functions of a module and its classes, and of none inside a function."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_flags & CO_OPTIMIZED:
                yield inner
            else:
                yield from _functions_of(inner)


def _end_of(child: int, longest: float) -> int | None:
    """Return the exit status of `child`, None where it took too long; nothing of it is left then."""
    end: Any = os.pidfd_open(child)
    in_time, _, _ = select.select([end], [], [], longest)
    os.close(end)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    return code if in_time and code != -signal.SIGPROF else None
