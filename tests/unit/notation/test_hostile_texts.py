"""A file made to do harm is read or refused at once; nothing but a `NotationError` comes out of it."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest

from shogi_desktop.notation import detect
from shogi_desktop.notation.errors import NotationError

LONGEST_S = 5.0
HOSTILE = {
    "nested forks": '{"header":{},"moves":' + '[{"forks":[' * 5_000 + "]}]" * 5_000 + "}",
    "nested brackets": '{"moves":' + "[" * 100_000 + "]" * 100_000 + "}",
    "variations never closed": '[Sente "a"]\n\n1. P7g-7f ' + "(" * 20_000,
    "ranks without end": "position sfen " + "9/" * 100_000 + " b - 1",
    "one line of megabytes": "手合割：平手\n" + "x" * 5_000_000,
    "comments without end": "手合割：平手\n" + "*c\n" * 200_000,
    "a variation of nothing, again and again": "手合割：平手\n1 ７六歩(77)\n" + "変化：1手\n" * 20_000,
    "numbers without end": "手合割：平手\n" + "9" * 100_000 + " ７六歩(77)\n",
    "one header without end": "[" * 100_000,
    "csa of one comma": "V2.2\nPI\n+\n" + "," * 200_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_it_is_read_or_refused_in_short_time(text: str) -> None:
    begun = time.process_time()
    with suppress(NotationError):
        detect.read(text.encode())
    assert time.process_time() - begun < LONGEST_S
