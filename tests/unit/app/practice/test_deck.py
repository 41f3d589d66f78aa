"""Decks survive what files go through: a kill in the midst of a line, other versions, hands with editors."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import msgspec
import pytest

from shogi_desktop.app.practice import deck
from shogi_desktop.app.practice.deck import Card, Decks
from shogi_desktop.app.practice.schedule import Grade

DAY = date(2026, 11, 23)
NEXT = date(2026, 11, 24)


def card(number: int, player: str = "") -> Card:
    return Card(f"c{number}", "mistake", player, "shogi", "Aiko – Ben", "2026-11-23", {"n": number})


def opened(path: Path) -> tuple[Decks, list[object]]:
    told: list[object] = []
    decks = Decks(path, lambda what, _: told.append(what))
    decks.load()
    return decks, told


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "practice.jsonl"


def test_cards_and_what_was_done_with_them_come_back(path: Path) -> None:
    decks, told = opened(path)
    assert decks.add([card(1), card(2), card(3, "Ben"), card(1)]) == 3
    decks.seen("c1", Grade.GOOD, DAY)
    decks.suspend("c2", suspended=True)
    again, _ = opened(path)
    assert again.players() == ["", "Ben"]
    assert [held.card for held in again.cards("")] == [card(1), card(2)]
    assert again["c1"].memory.due == "2026-11-24"
    assert again["c2"].suspended
    assert again["c1"].card.content == {"n": 1}
    assert not told


def test_what_is_due_comes_in_its_order_and_without_what_was_put_aside(path: Path) -> None:
    decks, _ = opened(path)
    decks.add(card(number) for number in range(1, 5))
    decks.seen("c2", Grade.GOOD, DAY)
    decks.suspend("c3", suspended=True)
    assert [held.card.id for held in decks.due("", DAY)] == ["c1", "c4"]
    assert [held.card.id for held in decks.due("", NEXT)] == ["c2", "c1", "c4"]
    counts = decks.counts("", NEXT)
    assert (counts.cards, counts.due, counts.new, counts.suspended) == (4, 3, 2, 1)
    assert decks.coming("", DAY, 3) == [2, 1, 0]
    decks.suspend("c3", suspended=False)
    decks.remove("c1")
    assert [held.card.id for held in opened(path)[0].due("", NEXT)] == ["c2", "c3", "c4"]


def test_days_running_are_counted_up_to_today_or_yesterday(path: Path) -> None:
    decks, _ = opened(path)
    decks.add([card(1)])
    for day in (18, 20, 21, 22):
        decks.seen("c1", Grade.AGAIN, date(2026, 11, day))
    assert decks.streak(DAY) == 3
    assert decks.streak(date(2026, 11, 22)) == 3
    assert decks.streak(NEXT) == 0
    assert decks.streak(date(2026, 11, 19)) == 1
    decks.remove("c1")
    assert opened(path)[0].streak(DAY) == 3  # what was practised was practised


def test_what_is_done_before_the_file_was_read_holds(path: Path) -> None:
    opened(path)[0].add([card(1)])
    waiting: list[Callable[[], object]] = []
    decks = Decks(path, lambda *_: None, waiting.append)
    lines = decks.read()
    assert decks.add([card(2)]) == 1
    decks.fill(lines)
    assert "c1" in decks
    assert "c2" in decks
    for work in waiting:
        work()
    assert [held.card.id for held in opened(path)[0].cards("")] == ["c1", "c2"]


def test_a_line_torn_by_a_kill_costs_itself_alone(path: Path) -> None:
    decks, _ = opened(path)
    decks.add([card(1), card(2)])
    path.write_bytes(path.read_bytes()[:-20])
    torn, _ = opened(path)
    torn.add([card(3)])
    again, told = opened(path)
    assert [held.card.id for held in again.cards("")] == ["c1", "c3"]
    assert told == []  # the torn one was set aside when it was first read
    assert path.with_name("practice.jsonl.broken").exists()


def test_fields_and_lines_of_another_version_fall_back_and_stay(path: Path) -> None:
    decks, _ = opened(path)
    decks.add([card(1)])
    later = b'{"v":9,"what":"fsrs","id":"c1","stability":3.5}\n'
    strange = b'{"what":"seen","id":"c1","day":"2026-11-23","grade":7}\n'
    content = b'"content":{"a":1}'
    odd = b'{"what":"add","id":"c2","card":{"id":"c2","kind":"mate","player":5,"new":true,%s}}\n' % content
    with path.open("ab") as stream:
        stream.write(later + strange + odd)
    again, told = opened(path)
    assert again["c1"].memory.is_new  # a grade that nobody knows
    assert again["c2"].card.kind == "mate"
    assert again["c2"].card.player == ""
    assert not told
    again.seen("c2", Grade.GOOD, DAY)
    assert later in path.read_bytes()


@pytest.mark.parametrize("day", ["2026-13-45", "soon", "2026-1-1"])
def test_a_day_that_is_none_grades_nothing(path: Path, day: str) -> None:
    decks, _ = opened(path)
    decks.add([card(1)])
    with path.open("ab") as stream:
        stream.write(msgspec.json.encode({"what": "seen", "id": "c1", "day": day, "grade": "good"}) + b"\n")
    assert opened(path)[0]["c1"].memory.is_new


def test_a_deck_has_a_bound(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck, "MOST_CARDS", 3)
    decks, _ = opened(path)
    assert decks.add(card(number) for number in range(5)) == 3
    assert decks.full
    assert len(opened(path)[0].cards("")) == 3


def test_a_long_file_is_shortened_and_says_the_same(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decks, _ = opened(path)
    decks.add([card(1), card(2)])
    for day in range(1, 20):
        decks.seen("c1", Grade.AGAIN, date(2026, 11, day))
    decks.suspend("c2", suspended=True)
    before = [*decks.cards("")], decks.streak(date(2026, 11, 19))
    monkeypatch.setattr(deck, "_MOST_LINES", 10)
    opened(path)
    assert len(path.read_bytes().splitlines()) == 4
    again, _ = opened(path)
    assert ([*again.cards("")], again.streak(date(2026, 11, 19))) == before


def test_a_disk_that_refuses_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    decks, told = opened(tmp_path / "file" / "practice.jsonl")
    decks.add([card(1)])
    assert any(isinstance(what, OSError) for what in told)
    assert "c1" in decks  # at least until the end


def test_all_decks_together_have_room_for_two_thousand_cards(path: Path) -> None:
    decks = Decks(path, lambda *_: None, write=lambda work: None)
    decks.load()
    assert decks.add(card(number) for number in range(1_999)) == 1_999
    assert not decks.full
    assert decks.add(card(number, "Ben") for number in range(1_990, 2_002)) == 1
    assert decks.full
    assert decks.add([Card("", "mistake")]) == 0


@pytest.mark.parametrize(
    ("field", "most"),
    [("id", 64), ("kind", 64), ("player", 200), ("variant", 64), ("source", 200), ("added", 10)],
)
def test_what_a_card_says_has_a_length(field: str, most: int) -> None:
    assert getattr(msgspec.convert({field: "x" * most}, Card), field) == "x" * most
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({field: "x" * (most + 1)}, Card)


def test_a_line_about_a_card_that_is_not_there_makes_nothing(path: Path) -> None:
    decks, _ = opened(path)
    decks.add([card(1)])
    with path.open("a", encoding="utf-8") as file:
        for line in (
            {"what": "seen", "id": "c9", "day": "2026-11-23", "grade": "good"},
            {"what": "add", "id": "c8", "card": {"id": "c7"}},
            {"what": "add", "id": "c6"},
            {"what": "wake", "id": "c5"},
            {"what": "remove", "id": "c4"},
        ):
            file.write(msgspec.json.encode(line).decode() + "\n")

    again, _ = opened(path)

    assert [held.card.id for held in again.cards("")] == ["c1"]
    assert again.streak(DAY) == 0
    size = path.stat().st_size
    again.seen("c9", Grade.GOOD, DAY)
    again.suspend("c9", suspended=True)
    assert path.stat().st_size == size


def test_a_card_that_comes_back_after_the_days_asked_for_is_in_none_of_them(path: Path) -> None:
    decks, _ = opened(path)
    decks.add([card(1), card(2)])
    for day in (DAY, NEXT):
        decks.seen("c1", Grade.GOOD, day)
    assert decks["c1"].memory.due > "2026-11-27"
    assert decks.coming("", DAY, 3) == [1, 0, 0]


def test_a_deck_read_from_a_file_has_room_for_no_more_than_the_bound(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    decks, _ = opened(path)
    decks.add(card(number) for number in range(1, 6))
    decks.seen("c1", Grade.GOOD, DAY)
    decks.add([card(6)])
    monkeypatch.setattr(deck, "MOST_CARDS", 3)
    again, _ = opened(path)
    assert {held.card.id for held in again.cards("")} == {"c1", "c2", "c3"}
    assert again["c1"].memory.due == "2026-11-24", "a card that is there is not added anew"


def test_a_card_whose_source_is_not_told_has_none() -> None:
    assert Card("c1").source == ""


def test_a_file_of_as_many_lines_as_may_be_is_not_written_anew(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    decks, _ = opened(path)
    decks.add([card(1)])
    for _ in range(3):
        decks.suspend("c1", suspended=True)
        decks.suspend("c1", suspended=False)
    lines = path.read_text().splitlines()
    monkeypatch.setattr(deck, "_MOST_LINES", len(lines))
    opened(path)
    assert path.read_text().splitlines() == lines
    monkeypatch.setattr(deck, "_MOST_LINES", len(lines) - 1)
    opened(path)
    assert len(path.read_text().splitlines()) < len(lines)


def test_every_day_of_the_run_counts_and_none_before_a_gap(path: Path) -> None:
    decks, _ = opened(path)
    decks.add([card(1)])
    for day in (17, 19, 20, 21, 22, 23):
        decks.seen("c1", Grade.GOOD, date(2026, 11, day))
    assert decks.streak(DAY) == 5


def test_what_is_said_of_a_card_that_is_not_there_is_passed_over(path: Path) -> None:
    decks, _ = opened(path)
    decks.add([card(1)])
    decks.suspend("c1", suspended=True)
    decks.remove("c1")
    decks.add([card(2)])
    decks.fill([line for line in decks.read() if line.what != "add" or line.id != "c1"])
    assert [held.card.id for held in decks.cards("")] == ["c2"]


def test_a_day_at_the_end_of_the_calendar_does_not_keep_the_deck_shut(path: Path) -> None:
    decks, _ = opened(path)
    decks.add([card(1)])
    for grade in (Grade.GOOD, Grade.AGAIN):
        decks.seen("c1", grade, date.max)
    again, told = opened(path)
    assert again["c1"].memory.due == date.max.isoformat()
    assert not told
