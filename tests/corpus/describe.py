"""What a kifu of the corpus gives when read, as data to compare and to keep."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from shogi_desktop.notation import read

FOLDER = Path(__file__).parent


def describe(path: Path) -> dict[str, object]:
    result = read(path.read_bytes())
    record = result.record
    outcome = record.outcome
    return {
        "format": result.format.value,
        "encoding": result.encoding,
        "start": record.start_sfen,
        "handicap": record.handicap_id,
        "headers": record.headers,
        "moves": " ".join(n.move.usi for n in record.main_line() if n.move),
        "nodes": sum(1 for _ in record.walk()),
        "outcome": None if outcome is None else [outcome.reason.value, getattr(outcome.winner, "name", None)],
        "comments": [n.comment for n in record.walk() if n.comment],
        "problems": [str(p) for p in result.problems],
    }


if __name__ == "__main__":
    found = {Path(name).name: describe(Path(name)) for name in sys.argv[1:]}
    print(json.dumps(found, ensure_ascii=False, indent=1))
