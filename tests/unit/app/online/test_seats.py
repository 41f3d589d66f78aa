"""Where a person plays at a server, kept for the next start: what comes back, and what never does."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from shogi_desktop.app.online.seats import Place, Seat, forget_seat, keep_seat, kept_seat
from shogi_desktop.csa.carrier import Address

HOUSE = Place("shogi.example", 4090, "aiko", "G-600-10", is_house=True)
OTHER = Place("floodgate.example", user="aiko", game="floodgate-300-10F")


def test_a_seat_comes_back_until_it_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "seat.json"
    assert kept_seat(path) is None
    seat = Seat(HOUSE, "g-1", "Ben", "g-1.csa", asks_password=True, resigning=True)
    keep_seat(path, seat)
    assert kept_seat(path) == seat
    forget_seat(path)
    forget_seat(path)
    assert kept_seat(path) is None


def test_a_file_is_read_up_to_sixty_four_kilobytes(tmp_path: Path) -> None:
    path = tmp_path / "seat.json"
    text = msgspec.json.encode(Seat(OTHER, "g-1"))
    path.write_bytes(text.ljust(65_536))
    assert kept_seat(path) == Seat(OTHER, "g-1")
    path.write_bytes(text[:-1].ljust(65_536) + b"}")
    assert kept_seat(path) is None
    path.write_bytes(text[:-1].ljust(65_535) + b"}")
    assert kept_seat(path) == Seat(OTHER, "g-1")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"place": {}}', '{"place": {"host": "a"}}', "null"])
def test_what_is_no_seat_is_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "seat.json"
    path.write_text(text)
    assert kept_seat(path) is None


def test_what_is_usual_is_not_written_and_a_password_never(tmp_path: Path) -> None:
    path = tmp_path / "seat.json"
    keep_seat(path, Seat(OTHER, "g-1", asks_password=True))
    place = {"host": "floodgate.example", "user": "aiko", "game": "floodgate-300-10F"}
    assert json.loads(path.read_text()) == {"place": place, "game_id": "g-1", "asks_password": True}
    seat = Seat(Place("a"), "g")
    assert (seat.opponent, seat.file, seat.asks_password, seat.resigning) == ("", "", False, False)
    assert seat.place == Place("a", 4081, "", "", is_house=False, token="")


def test_only_to_our_own_servers_a_word_by_chance_is_sent() -> None:
    assert HOUSE.address == Address("shogi.example", 4090)
    assert OTHER.with_token() == OTHER
    first, second = HOUSE.with_token(), HOUSE.with_token()
    assert first.token != second.token
    assert len(first.token) == 16
    account = first.account("secret")
    assert (account.user, account.password) == ("aiko", f"G-600-10,secret,{first.token}")
    assert OTHER.account("secret").password == "floodgate-300-10F,secret"
    assert Place("a", user="b").account("secret").password == "secret"
