"""Waiting ends with what was waited for or with its time, and says a word in between."""

from __future__ import annotations

from shogi_desktop.usi.waiting import Waiting


def test_a_wait_without_words_is_only_ever_over() -> None:
    waiting = Waiting(word_every_ms=3_000)
    waiting.begin(1_000, 5_000)
    assert waiting.next_ms() == 6_000
    assert waiting.word_after(5_999) is None
    assert not waiting.too_long(5_999)
    assert waiting.too_long(6_000)


def test_words_come_at_their_interval_and_tell_how_long_it_has_been() -> None:
    waiting = Waiting(word_every_ms=3_000)
    waiting.begin(1_000, 60_000, talk=True)
    assert waiting.next_ms() == 4_000
    assert waiting.word_after(3_999) is None
    assert waiting.word_after(4_100) == 3_100
    assert waiting.next_ms() == 7_100


def test_what_has_come_is_waited_for_no_more() -> None:
    waiting = Waiting(word_every_ms=3_000)
    waiting.begin(0, 10, talk=True)
    waiting.end()
    assert waiting.next_ms() is None
    assert waiting.word_after(9_000) is None
    assert not waiting.too_long(9_000)
