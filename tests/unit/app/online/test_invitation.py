"""What somebody is invited to, as servers and files know it."""

from __future__ import annotations

import socket
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shogi_desktop.app.online.hosted import Hosted
from shogi_desktop.app.online.invitation import Invitation, offered_handicaps, random_word
from shogi_desktop.app.online.seats import Seat, keep_seat, kept_seat
from shogi_desktop.csa.client import PASSWORD
from shogi_desktop.csa.game_names import GameName
from shogi_desktop.rules import VARIANTS, Color


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_offered_handicap_is_what_the_name_of_the_game_says(variant: object) -> None:
    variant_id = variant.id  # type: ignore[attr-defined]
    for handicap in offered_handicaps(variant_id):
        game = GameName.parse(Invitation("anna", variant_id, handicap.id, 600, 10).game_name)
        assert (game.variant.id, game.handicap) == (variant_id, handicap.id)
        assert (game.time.total, game.time.byoyomi, game.time.increment) == (600, 10, 0)


def test_time_and_side_are_in_the_name() -> None:
    fischer = Invitation("anna", main_s=300, move_s=5, is_fischer=True, side="white")
    game = GameName.parse(fischer.own_game)
    assert (game.time.total, game.time.byoyomi, game.time.increment) == (300, 0, 5)
    assert game.side is Color.WHITE and GameName.parse(fischer.game_name).side is None
    assert not GameName.parse(Invitation("anna", main_s=0, move_s=0).game_name).time.is_limited


def test_a_word_by_chance_is_one_that_servers_take_and_another_each_time() -> None:
    words = {random_word() for _ in range(20)}
    assert len(words) == 20
    assert all(PASSWORD.fullmatch(word) and "," not in word for word in words)


def test_a_seat_keeps_the_invitation_but_not_its_word(tmp_path: Path) -> None:
    hosted = Hosted(Invitation("anna", host="127.0.0.1", port=0), "sesame", tmp_path / "games")
    try:
        assert hosted.invitation.port > 0
        seat = Seat(hosted.place.with_token(), "g", asks_password=True, invitation=hosted.invitation)
        keep_seat(tmp_path / "seat.json", seat)
    finally:
        hosted.stop()
    assert kept_seat(tmp_path / "seat.json") == seat
    assert b"sesame" not in (tmp_path / "seat.json").read_bytes()
    assert "sesame" not in repr(hosted.invitation) + msgspec.json.encode(seat).decode()


def test_an_ended_invitation_is_reached_by_nobody(tmp_path: Path) -> None:
    hosted = Hosted(Invitation("anna", host="127.0.0.1", port=0), "", tmp_path)
    socket.create_connection(("127.0.0.1", hosted.invitation.port)).close()
    hosted.stop()
    assert not any(thread.name == "invitation" for thread in threading.enumerate())
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", hosted.invitation.port))


def test_a_file_that_is_no_game_hinders_nobody_and_stays(tmp_path: Path) -> None:
    (tmp_path / "running").mkdir()
    (tmp_path / "running" / "old.game").write_text("{}")
    Hosted(Invitation("anna", host="127.0.0.1", port=0), "", tmp_path, goes_on=True).stop()
    assert (tmp_path / "running" / "old.game").exists()
    Hosted(Invitation("anna", host="127.0.0.1", port=0), "", tmp_path).stop()
    assert (tmp_path / "running" / "old.game").exists()


@pytest.mark.parametrize(("side", "ending"), [(None, ""), ("black", "-B"), ("white", "-W")])
def test_whoever_invites_asks_for_a_side_of_their_own(side: Any, ending: str) -> None:
    one = Invitation("anna", side=side)
    assert one.own_game == f"{one.game_name}{ending}"


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_handicap_is_offered_first_and_others_after_it(variant: Any) -> None:
    offered = [each.id for each in offered_handicaps(variant.id)]
    assert offered[0] == "even" and len(offered) > 1


@pytest.mark.parametrize(("host", "there"), [("127.0.0.1", "127.0.0.1"), ("", "127.0.0.1")])
def test_whoever_invites_plays_at_a_server_of_ours_on_this_computer(
    tmp_path: Path, host: str, there: str
) -> None:
    hosted = Hosted(Invitation("anna", host=host, port=0), "", tmp_path)
    place, invitation = hosted.place, hosted.invitation
    hosted.stop()
    assert (place.host, place.port, place.is_house) == (there, invitation.port, True)
    assert (place.user, place.game) == (invitation.user, invitation.own_game)


def test_an_invitation_is_for_few_guests_and_is_ended_within_four_seconds(tmp_path: Path) -> None:
    hosted = Hosted(Invitation("anna", host="127.0.0.1", port=0, max_moves=9), "sesame", tmp_path)
    rules = hosted._club._server._rules
    limits = rules.limits
    assert (limits.connections, limits.each_address, limits.tables) == (12, 6, 2)
    assert (rules.event, rules.word, rules.max_moves) == ("invited", "sesame", 9)
    assert rules.only_game == hosted.invitation.game_name
    waited: list[float | None] = []
    thread = hosted._thread

    class Slow(threading.Thread):
        def join(self, timeout: float | None = None) -> None:
            waited.append(timeout)
            thread.join(timeout)

    hosted._thread = Slow()
    hosted.stop()
    assert waited == [4.0]
    assert not thread.is_alive()


def test_an_invitation_is_to_ten_minutes_and_half_a_minute_a_move_where_nothing_is_said() -> None:
    one = Invitation("anna")
    assert (one.variant, one.handicap, one.main_s, one.move_s) == ("shogi", "even", 600, 30)
    assert (one.is_fischer, one.side, one.max_moves, one.host, one.port) == (False, None, None, "", 4081)
