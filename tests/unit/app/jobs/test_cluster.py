from __future__ import annotations

import csv
import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from shogi_desktop.app.jobs import choosing, worker
from shogi_desktop.app.jobs.choosing import workers_for
from shogi_desktop.app.jobs.worker import Stamp
from shogi_desktop.app.jobs.workers import Here, Processes, WorkersError
from tests.support.extent import WHOLE

ROOT = Path(__file__).resolve().parents[4]
KIFU = ROOT / "tests" / "corpus" / "kif"
PROBLEMS = ROOT / "resources" / "problems" / "shogi.sfen"


@pytest.mark.skipif(not WHOLE, reason="a program with a cluster: in the whole run")
def test_a_cluster_does_jobs_outlives_its_workers_and_stops(tmp_path: Path) -> None:
    """In a process of its own, as Dask leaves threads behind."""
    command = [sys.executable, "-m", "tests.support.try_cluster", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stdout) == (0, "all is well\n"), done.stderr


def test_workers_of_another_version_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from shogi_desktop.app.jobs import cluster  # Dask takes a second to import: only where it is needed

    class Client:
        def __init__(self, found: object) -> None:
            self.found = found

        def run(self, call: object, *, on_error: str) -> dict[str, object]:
            assert call is worker.stamp and on_error == "return"
            return {"tcp://1.2.3.4:5": self.found}

    def refusal(found: object) -> str:
        one = object.__new__(cluster.Cluster)
        one._client = Client(found)
        with pytest.raises(WorkersError) as refused:
            one._require_fit()
        return str(refused.value)

    version = worker.stamp().version
    assert refusal(Stamp("9.9", "")) == (
        f"the worker tcp://1.2.3.4:5 is of no use: it has Shogi Desktop 9.9 and not {version}"
    )
    assert refusal(Stamp(version, "")).endswith("its engine is missing")
    assert refusal(ModuleNotFoundError("shogi_desktop")) == (
        f"the worker tcp://1.2.3.4:5 has no Shogi Desktop; install version {version} there"
    )
    assert refusal(ValueError("no")).endswith("cannot do our work: no")


def test_workers_are_counted_once_a_second_and_given_up_after_a_minute_without_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from shogi_desktop.app.jobs import cluster

    class Client:
        counted, threads = 0, 0
        error: OSError | None = None

        def nthreads(self) -> dict[str, int]:
            self.counted += 1
            if self.error is not None:
                raise self.error
            return {"tcp://a": self.threads, "tcp://b": 1} if self.threads else {}

    now = [1_000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    one, client = object.__new__(cluster.Cluster), Client()
    one.name = "tcp://host:8786"
    one._client, one._counted, one._seen, one._places = client, 0.0, now[0], 1
    client.threads = 7
    assert one.places == 8
    client.threads = 9
    now[0] += 1.0
    assert (one.places, client.counted) == (8, 1), "it looks again after more than a second"
    now[0] += 0.1
    assert (one.places, client.counted) == (10, 2)
    client.error = OSError("gone")
    now[0] += 60.0
    assert one.places == 1
    client.error, client.threads = None, 0
    now[0] += 1.5
    with pytest.raises(WorkersError, match=r"tcp://host:8786 are gone; start some with: dask worker"):
        _ = one.places
    client.threads = 2
    now[0] += 2.0
    assert one.places == 3


def test_without_dask_the_line_to_type_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "find_spec", lambda name: None)
    with pytest.raises(WorkersError, match=r"pip install 'shogi-desktop\[cluster\]'"):
        workers_for("local", 2)


def test_the_cluster_that_was_named_is_asked_for_with_its_places(monkeypatch: pytest.MonkeyPatch) -> None:
    from shogi_desktop.app.jobs import cluster

    asked: list[tuple[str, int | None]] = []

    class Named:
        def __init__(self, address: str, places: int | None) -> None:
            asked.append((address, places))

    monkeypatch.setattr(cluster, "Cluster", Named)
    assert isinstance(workers_for("tcp://host:8786", None), Named)
    assert isinstance(workers_for("local", 3), Named)
    assert asked == [("tcp://host:8786", None), ("local", 3)]


def test_who_works_where_no_cluster_is_named() -> None:
    assert isinstance(workers_for(None, None), Here)
    assert isinstance(workers_for(None, 1), Here)
    with workers_for(None, 2) as workers:
        assert isinstance(workers, Processes)
        assert workers.name == "2 processes"


COMMANDS = {
    "tsume": ["tsume", "{in}", "--check", "--all", "--json", "{out}/out.json"],
    "analyse": ["analyse", "{in}", "--nodes", "2000", "--json", "{out}/out.json"],
    "match": [
        *("match", "--black", "level:2", "--white", "level:3", "--games", "8", "--seed", "5"),
        *("--max-moves", "40", "--json", "{out}/out.json", "--csv", "{out}/out.csv", "--games-dir", "{out}"),
    ],
    "convert": ["convert", "{in}", "{out}", "--to", "usi"],
    "library": ["library", "{in}", "--folder", "{out}"],
}
"""What is run; each writes into a folder."""


@pytest.mark.skipif(sys.platform == "win32", reason="platform: no SIGINT to a group of processes")
@pytest.mark.skipif(not WHOLE, reason="a program with a cluster: in the whole run")
def test_ctrl_c_ends_a_match_in_a_cluster_with_a_sentence_and_keeps_what_was_played(tmp_path: Path) -> None:
    """As at a terminal: the interrupt reaches the workers and their engines too."""
    target = tmp_path / "match.json"
    words = ["match", "--black", "level:2", "--white", "level:3", "--games", "1000", "--max-moves", "30"]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(
            [sys.executable, "main.py", *words, "--cluster", "local", "--jobs", "2", "--json", str(target)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    with process:
        assert process.stdout is not None and process.stderr is not None
        first = [process.stdout.readline() for _ in range(3)]
        os.killpg(process.pid, signal.SIGINT)
        # `communicate` would leave out what was read ahead with these lines.
        rest, said = process.stdout.read(), process.stderr.read()
    assert process.returncode == 130
    assert said == (
        f"interrupted; continue with: shogi-desktop match --resume {target} --cluster local --jobs 2\n"
    )
    told = [line for line in [*first, *rest.splitlines()] if line.startswith("Game ")]
    kept = len(json.loads(target.read_text())["games"])
    assert 0 < len(told) <= kept <= len(told) + 1, "one may have been kept and not told yet"
    assert f" {kept} of 1000 games " in rest


@pytest.mark.skipif(not WHOLE, reason="two programs, each with a cluster: in the whole run")
@pytest.mark.parametrize("name", COMMANDS)
def test_one_worker_and_four_write_the_same(name: str, tmp_path: Path) -> None:
    if name == "tsume":
        lines = [line for line in PROBLEMS.read_text().splitlines() if line.startswith("sfen")][::180]
        (tmp_path / "in").mkdir()
        (tmp_path / "in" / "some.sfen").write_text("\n".join(lines))
    else:
        shutil.copytree(KIFU, tmp_path / "in")

    def written(*more: str) -> dict[str, object]:
        out = tmp_path / "out"
        out.mkdir()
        words = [word.format(**{"in": tmp_path / "in", "out": out}) for word in COMMANDS[name]]
        subprocess.run(
            [sys.executable, "-m", "shogi_desktop", *words, *more],
            capture_output=True,
            timeout=600,
            check=False,
        )
        found = {path.name: _content(path) for path in sorted(out.rglob("*")) if path.is_file()}
        shutil.rmtree(out)
        return found

    one = written("--cluster", "local", "--jobs", "1")
    assert one
    assert written("--cluster", "local", "--jobs", "4") == one
    if name != "analyse":  # here its engine has what the machine has
        assert written() == one


_TIMES = re.compile(
    rb"#times-ms[^\n]*\n|"
    rb'"(time_ms|date|seconds)": ?("[^"]*"|[0-9.]+)'
    rb"|\d{4}-\d\d-\d\dT[^,\n]*|(?<=\D)\d{4}/\d\d/\d\d[^\n]*|\( *\d+:\d+/[\d:]+\)"
)


def _content(path: Path) -> object:
    """What is in a file, but for times and dates; the contents of a database."""
    if path.suffix == ".sqlite":
        with closing(sqlite3.connect(path)) as connection:
            return list(connection.iterdump())
    if path.suffix == ".csv":
        return [
            {key: value for key, value in row.items() if key != "date" and not key.endswith("time_ms")}
            for row in csv.DictReader(path.read_text().splitlines())
        ]
    return _TIMES.sub(b"", path.read_bytes())
