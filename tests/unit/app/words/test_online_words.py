"""What is said of play over a network: times, proposed games, failures, logins; strangers' words bounded."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from shogi_desktop.app.words.games import handicap_in_full
from shogi_desktop.app.words.online import (
    account_sentence,
    event_of,
    not_kept_sentence,
    not_watched_sentence,
    rule_text,
    score_sentence,
    skew_sentence,
    summary_rows,
    talk_sentence,
)
from shogi_desktop.csa.errors import FailureKind, LineError, TalkFailure
from shogi_desktop.csa.moves import MoveLine
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.csa.times import TimeRule
from shogi_desktop.rules import OKISAKI, STANDARD, Color

pytestmark = pytest.mark.usefixtures("qapp")

TEN = TimeRule(total=600, byoyomi=10)
OFFERED = GameSummary("wdoor+club+anna+boris+1", "anna", "boris", Color.BLACK, black_time=TEN, white_time=TEN)


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        (TimeRule(), "No time limit"),
        (TEN, "10 min, then 10 s a move"),
        (TimeRule(total=600), "10 min"),
        (TimeRule(byoyomi=30), "30 s a move"),
        (TimeRule(total=300, increment=5), "5 min + 5 s a move (Fischer)"),
        (TimeRule(unit_ms=60_000, total=10), "10 min"),
        # What is no time that this program offers itself is told part by part.
        (TimeRule(total=90), "1:30"),
        (TimeRule(total=90, byoyomi=10), "1:30, 10 s of byōyomi"),
        (TimeRule(total=600, byoyomi=10, increment=5), "10:00, 10 s of byōyomi, 5 s added for each move"),
        (TimeRule(total=600, delay=3), "10:00, the first 3 s of a move are free"),
        (TimeRule(unit_ms=100, byoyomi=25), "2.5 s of byōyomi"),
        (TimeRule(unit_ms=100, increment=25), "2.5 s added for each move"),
        (TimeRule(unit_ms=500, total=120, delay=3), "1:00, the first 1.5 s of a move are free"),
    ],
)
def test_a_server_s_time_is_told_in_a_few_words(rule: TimeRule, told: str) -> None:
    assert rule_text(rule) == told


def test_an_ordinary_offer_is_told_in_six_rows() -> None:
    assert summary_rows(OFFERED) == [
        ("Opponent", "boris"),
        ("Game", "Shogi"),
        ("Handicap", "Even game · 平手"),
        ("You play", "Black; you move first"),
        ("Your time", "10 min, then 10 s a move"),
        ("Rules", "27-point declaration"),
    ]


def test_what_is_out_of_the_ordinary_has_rows_of_its_own() -> None:
    start = STANDARD.handicap("two").sfen
    offered = replace(
        OFFERED,
        your_turn=Color.BLACK,
        start_sfen=start,
        moves=(MoveLine("-8384FU"), MoveLine("+7776FU")),
        white_time=TimeRule(total=60),
        max_moves=256,
    )
    rows = dict(summary_rows(offered))
    assert rows["You play"] == "Shitate; your opponent moves first"
    assert rows["Handicap"] == handicap_in_full(STANDARD.handicap("two"))
    assert (rows["Your time"], rows["Opponent's time"]) == ("10 min, then 10 s a move", "1 min")
    assert rows["Rules"] == "27-point declaration, drawn after 256 moves"
    assert rows["Position"] == "Continues after move 2"


def test_whoever_only_watches_is_told_as_if_from_black_s_side() -> None:
    rows = dict(summary_rows(replace(OFFERED, your_turn=None)))
    assert (rows["Opponent"], rows["You play"]) == ("boris", "Black; you move first")
    theirs = dict(summary_rows(replace(OFFERED, your_turn=Color.WHITE)))
    assert (theirs["Opponent"], theirs["You play"]) == ("anna", "White; your opponent moves first")


def test_a_position_of_the_server_s_own_and_no_rules_are_told_as_that() -> None:
    own = replace(OFFERED, start_sfen="4k4/9/9/9/9/9/9/9/4K4 b P 1", declares=False)
    rows = dict(summary_rows(own))
    assert rows["Handicap"] == "A position set by the server"
    assert "Rules" not in rows and "Position" not in rows
    assert rows["You play"] == "Shitate; you move first"


def test_a_stranger_s_name_is_cut_and_quoted() -> None:
    rows = dict(summary_rows(replace(OFFERED, white="b" * 90 + "\n", variant=OKISAKI)))
    assert rows["Opponent"] == "b" * 60 + "…"
    assert rows["Game"] == "Okisaki shogi"


@pytest.mark.parametrize(
    ("game_id", "event"),
    [
        ("wdoor+club-600-10F+anna+boris+20261126", "club-600-10F (host)"),
        ("a+b+c", "b (host)"),
        ("a+b", "a+b (host)"),
        ("g-1", "g-1 (host)"),
        ("", " (host)"),
    ],
)
def test_a_game_is_called_by_its_name_at_the_server_and_the_server(game_id: str, event: str) -> None:
    assert event_of(replace(OFFERED, game_id=game_id), "host") == event


@pytest.mark.parametrize("kind", FailureKind)
def test_every_failure_names_the_server_and_no_brace_of_its_is_taken_for_ours(kind: FailureKind) -> None:
    said = talk_sentence(TalkFailure(kind, "{host} 'x'"), "shogi.example", 4081)
    assert "shogi.example" in said
    assert "{host}" not in said.replace("{host} 'x'", "")
    assert ("4081" in said) is (kind is FailureKind.REFUSED)
    if kind in {FailureKind.VERSION, FailureKind.FORMAT, FailureKind.BAD_LINE}:
        assert "({host} 'x')" in said


def test_a_detail_as_long_as_a_server_likes_is_cut() -> None:
    said = talk_sentence(TalkFailure(FailureKind.BAD_LINE, "x" * 5_000), "h" * 500, 1)
    assert len(said) < 600
    plain = talk_sentence(TalkFailure(FailureKind.BAD_LINE, "y" * 120), "host", 1)
    assert plain.count("y") == 120
    assert talk_sentence(TalkFailure(FailureKind.BAD_LINE, "y" * 121), "host", 1).count("y") < 121


def test_a_game_not_kept_and_one_not_watched_name_the_server() -> None:
    assert not_kept_sentence("host") == "host did not keep the game. The moves played so far are saved."
    assert not_watched_sentence("host").startswith("Games cannot be watched at host: ")


def test_how_games_went_names_those_broken_off_only_where_there_were_any() -> None:
    assert score_sentence(3, 1, 2, 0) == "3 won, 1 drawn, 2 lost"
    assert score_sentence(3, 1, 2, 4) == "3 won, 1 drawn, 2 lost, 4 broken off"


def test_clocks_that_differ_either_way_are_told_apart() -> None:
    assert "up to 3 s more" in skew_sentence(2.6) and "network is slow" in skew_sentence(2.6)
    assert "up to 3 s less" in skew_sentence(-2.6) and "clocks differ" in skew_sentence(-2.6)


def test_a_login_that_no_server_takes_says_which_half_of_it_is_wrong() -> None:
    assert account_sentence(LineError("an na", "a space"), "an na").startswith("A name for servers")
    assert account_sentence(LineError("pass word", "a space"), "anna").startswith("A password for servers")
