"""The program's win chances and the engine's are the same numbers."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.rules.variants import VARIANTS, variant_by_id

from .conftest import Talker

# The start, and a rook, a bishop or nothing against all: scores from all over the scale.
POSITIONS = {
    "shogi": [
        "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        "sfen lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/7R1/LNSGKGSNL b - 1",
        "sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ],
    "okisakishogi": [
        "sfen lnsgkqgsnl/1r6b1/pppppppppp/10/10/10/10/PPPPPPPPPP/1B6R1/LNSGQKGSNL b - 1",
        "sfen lnsgkqgsnl/8b1/pppppppppp/10/10/10/10/PPPPPPPPPP/1B6R1/LNSGQKGSNL b - 1",
        "sfen lnsgkqgsnl/1r6b1/pppppppppp/10/10/10/10/PPPPPPPPPP/1B6R1/LNSG1KGSNL w - 1",
    ],
}


@pytest.mark.parametrize("variant_id", [variant.id for variant in VARIANTS])
def test_the_chances_of_the_program_are_those_that_the_engine_says(engine: Talker, variant_id: str) -> None:
    engine.ask("usi", "usiok")
    engine.set_option("USI_Variant", variant_id)
    engine.set_option("UCI_ShowWDL", "true")
    compared = 0
    for position in POSITIONS[variant_id]:
        engine.ask("isready", "readyok")
        engine.send(f"position {position}")
        engine.ask("go nodes 3000", "bestmove")
        for line in engine.seen:
            words = line.split()
            if "wdl" not in words or "cp" not in words:
                continue
            score = int(words[words.index("cp") + 1])
            win, draw, _ = (int(word) for word in words[words.index("wdl") + 1 :][:3])
            # Each of the three is rounded to a thousandth.
            assert chance(score, variant_by_id(variant_id)) == pytest.approx(
                (win + draw / 2) / 1000, abs=0.001
            )
            compared += abs(score) > 400
    assert compared > 3
