"""KIF, KI2, CSA, JKF and USI against tsshogi, the library of ShogiHome, where node has it.

``TSSHOGI_FOLDER`` names a folder in which ``npm install tsshogi`` was run; without it this is skipped.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from pathlib import Path

import pytest

from shogi_desktop.game import Record
from shogi_desktop.notation import csa, jkf, ki2, kif, read, usi_text
from tests.support.random_games import random_record, usi

SEEDS = range(6)
HANDICAPS = ("even", "lance", "bishop", "rook", "rook_lance", "two", "four", "six", "eight", "ten")


def with_variations(seed: int) -> Record:
    """A game with branches, comments and times in whole seconds: what other programs hold too."""
    rng = random.Random(seed)
    record = random_record(seed)
    for path in [(0,) * rng.randrange(20) for _ in range(4)]:
        position = record.position(path)
        record.append(path, rng.choice(position.legal_moves()))
    record.node((0,) * 5).comment = "一行目\n二行目"
    return record


def tsshogi(requests: list[tuple[str, str]]) -> list[dict[str, object]]:
    """What tsshogi makes of texts, each in a format."""
    node = shutil.which("node")
    folder = os.environ.get("TSSHOGI_FOLDER", "")
    if node is None or not (Path(folder) / "node_modules" / "tsshogi").is_dir():
        pytest.skip("tsshogi is not here: npm install tsshogi, and name the folder in TSSHOGI_FOLDER")
    script = Path(__file__).parents[2] / "support" / "tsshogi.mjs"
    lines = "\n".join(json.dumps({"format": name, "text": text}) for name, text in requests)
    done = subprocess.run([node, str(script)], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_tsshogi_reads_what_we_write_and_we_what_it_writes() -> None:
    records = [
        *(random_record(seed, handicap) for seed, handicap in enumerate(HANDICAPS)),
        *(with_variations(seed) for seed in SEEDS),
    ]
    writers = {
        "kif": kif.dumps,
        "ki2": ki2.dumps,
        "csa": csa.dumps_2,
        "jkf": jkf.dumps,
        "usi": usi_text.dumps,
    }
    requests = [(name, dumps(record)) for name, dumps in writers.items() for record in records]
    answers = tsshogi(requests)
    for (name, text), answer, record in zip(requests, answers, records * len(writers), strict=True):
        assert "error" not in answer, (name, answer, text[:400])
        assert answer["moves"] == usi(record), (name, text)
        assert str(answer["start"]).split()[:3] == record.start_sfen.split()[:3]
        if name in {"kif", "ki2", "csa", "jkf"}:
            result = read(str(answer["again"]))
            assert usi(result.record) == usi(record), (name, answer["again"])
            assert [str(p) for p in result.problems] == [], (name, answer["again"])
            assert result.record.outcome == record.outcome
        if name in {"kif", "ki2", "jkf"}:
            again = read(str(answer["again"])).record
            assert sum(1 for _ in again.walk()) == sum(1 for _ in record.walk()), (name, answer["again"])
            assert [n.comment.strip() for n in again.walk()] == [n.comment for n in record.walk()]
