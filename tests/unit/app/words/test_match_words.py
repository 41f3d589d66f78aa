"""What is said of a match: which it is, how it stands, who has won it."""

from __future__ import annotations

import msgspec
import pytest

from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, PersonSetup
from shogi_desktop.app.words.series import (
    event_text,
    game_text,
    match_name,
    match_text,
    player_text,
    result_text,
    score_text,
)
from shogi_desktop.game import Series

pytestmark = pytest.mark.usefixtures("qapp")

FIVE = Series.best_of(5)
AIKO_BEN = GameSetup(black=PersonSetup("Aiko"), white=PersonSetup("Ben"), match=FIVE)


def before(setup: GameSetup, match: Series) -> GameSetup:
    return msgspec.structs.replace(setup, match=match)


def test_a_match_and_its_game_have_names() -> None:
    assert match_name(FIVE) == "Best of 5"
    assert match_name(Series.ladder("lance")) == "Handicap ladder"
    assert game_text(msgspec.structs.replace(FIVE, number=2)) == "game 2"
    assert game_text(msgspec.structs.replace(FIVE, number=2, replays=1)) == "game 2, replay"


@pytest.mark.parametrize(
    ("home", "away", "draws", "score"),
    [
        (0, 0, 0, "Aiko 0 – 0 Ben"),
        (2, 1, 0, "Aiko 2 – 1 Ben"),
        (0, 1, 1, "Aiko ½ – 1½ Ben"),
        (1, 0, 2, "Aiko 2 – 1 Ben"),
    ],
)
def test_the_score_counts_a_draw_for_both_as_a_half(home: int, away: int, draws: int, score: str) -> None:
    assert score_text(AIKO_BEN, msgspec.structs.replace(FIVE, home=home, away=away, draws=draws)) == score


def test_the_score_names_home_first_whoever_is_black() -> None:
    second = before(AIKO_BEN.turned(), msgspec.structs.replace(FIVE, number=2, home=1))
    assert second.black == PersonSetup("Ben")
    assert second.match is not None
    assert score_text(second, second.match) == "Aiko 1 – 0 Ben"


def test_the_heading_and_the_record_tell_match_game_and_score() -> None:
    later = before(AIKO_BEN, msgspec.structs.replace(FIVE, number=3, home=1, draws=1))
    assert match_text(later) == "Best of 5 · game 3 · Aiko 1½ – ½ Ben"
    assert event_text(later) == "Best of 5, game 3: Aiko 1.5-0.5 Ben"
    event_text(later).encode("cp932")


def test_a_game_of_no_match_says_nothing_of_one() -> None:
    single = GameSetup()
    assert match_text(single) == event_text(single) == score_text(single, FIVE) == ""
    assert result_text(single, msgspec.structs.replace(FIVE, number=6, home=5)) == ""


def test_an_undecided_match_is_told_by_its_score() -> None:
    assert result_text(AIKO_BEN, msgspec.structs.replace(FIVE, number=2, home=1)) == "Aiko 1 – 0 Ben"


@pytest.mark.parametrize(
    ("played", "home", "away", "draws", "said"),
    [
        (3, 3, 0, 0, "The match goes to Aiko: Aiko 3 – 0 Ben"),
        (4, 1, 3, 0, "The match goes to Ben: Aiko 1 – 3 Ben"),
        (5, 2, 2, 1, "The match is drawn: Aiko 2½ – 2½ Ben"),
    ],
)
@pytest.mark.parametrize("number", [1, 2])
def test_a_decided_match_names_its_winner_whoever_had_black_last(
    number: int, played: int, home: int, away: int, draws: int, said: str
) -> None:
    last = before(
        AIKO_BEN if number == 1 else AIKO_BEN.turned(), msgspec.structs.replace(FIVE, number=number)
    )
    after = msgspec.structs.replace(FIVE, number=played + 1, home=home, away=away, draws=draws)
    assert result_text(last, after) == said


def test_people_without_names_are_told_apart_and_the_only_one_is_spoken_to() -> None:
    two, one = GameSetup(match=FIVE), GameSetup(white=LevelSetup(3), match=FIVE)
    assert score_text(two, FIVE) == "First player 0 – 0 Second player"
    assert score_text(one, FIVE) == "You 0 – 0 Computer level 3"
    assert player_text(two, two.black, first=True) == "First player"
    after = msgspec.structs.replace(FIVE, number=4, away=3)
    assert result_text(two, after) == "The match goes to Second player: First player 0 – 3 Second player"
    assert result_text(two, msgspec.structs.replace(FIVE, number=4, home=3)).startswith(
        "The match goes to First player:"
    )
