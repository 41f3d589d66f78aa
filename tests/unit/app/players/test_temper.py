"""What a player likes among moves that look alike, and what it never gives up for it."""

import random
from collections import Counter

import msgspec
import pytest

from shogi_desktop.app.players.levels import Level, choose
from shogi_desktop.app.players.sight import View
from shogi_desktop.app.players.temper import EVEN, Temper, liking, most_liked
from shogi_desktop.rules import OKISAKI, STANDARD, Position, parse_usi_move
from shogi_desktop.usi.messages import Centipawns, Info

OPEN = "lnsgkgsnl/1r5b1/pppp1pppp/4p4/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1"
"""A bishop's diagonal is half open; the game has hardly begun."""
FIGHT = "4k4/9/4pp3/9/4S4/9/4P4/4G4/4K4 b G 1"
"""Black can drop a gold at the enemy's king or at the own one, step aside, or wait."""
CHECK, HOME, ASIDE = "G*5b", "G*4h", "5i6i"


def place(sfen: str = FIGHT) -> Position:
    return Position.from_sfen(sfen, STANDARD)


def taste(text: str, temper: Temper, sfen: str = FIGHT) -> float:
    return liking(parse_usi_move(text, STANDARD), place(sfen), temper)


def test_an_attacker_likes_a_check_and_the_enemys_king() -> None:
    temper = Temper(attack=2)
    assert taste(CHECK, temper) == 1.0
    assert taste("5e4d", temper) < taste(CHECK, temper)
    assert taste(HOME, temper) == 0.0


def test_a_defender_likes_men_beside_the_own_king_and_the_king_away_from_the_middle() -> None:
    temper = Temper(defence=2)
    assert taste(HOME, temper) == 1.0
    assert taste(ASIDE, temper) == pytest.approx(0.7)
    assert taste(CHECK, temper) == 0.0


def test_who_is_greedy_likes_to_take_and_to_promote_and_who_gives_does_not() -> None:
    sfen = "4k4/9/4r4/4S4/9/9/9/9/4K4 b - 1"
    assert taste("5d5c", Temper(greed=2), sfen) == 2.0
    assert taste("5d5c", Temper(greed=-2), sfen) == -2.0
    assert taste("5i6h", Temper(greed=2), sfen) == 0.0


def test_an_exchange_is_the_taking_of_its_like_that_is_taken_back() -> None:
    exchange = "4k4/4g4/4s4/4S4/9/9/9/9/4K4 b - 1"
    given = "4k4/9/9/4s4/4S4/9/9/9/4K4 b - 1"
    assert taste("5d5c", Temper(exchanges=2), exchange) == 2.0
    assert taste("5d5c", Temper(exchanges=-2), exchange) == -2.0
    assert taste("5e5d", Temper(exchanges=2), given) == 0.0


def test_who_is_patient_likes_what_is_quiet_and_at_home() -> None:
    temper = Temper(patience=2)
    assert taste(ASIDE, temper) == taste(HOME, temper) == 1.0
    assert taste(CHECK, temper) == taste("5e4d", temper) == 0.0


def test_half_the_degree_is_half_the_liking_and_none_is_none() -> None:
    assert taste(CHECK, Temper(attack=1)) == 0.5
    assert taste(CHECK, EVEN) == 0.0


def test_the_likings_hold_in_the_larger_game_too() -> None:
    start = Position.start(OKISAKI)
    patient = [liking(move, start, Temper(patience=2)) for move in start.legal_moves()]
    assert max(patient) == 1.0


@pytest.mark.parametrize(
    ("temper", "made"),
    [(Temper(attack=2), CHECK), (Temper(defence=2), HOME), (EVEN, "5g5f")],
)
def test_among_moves_that_look_alike_the_liked_one_is_made(temper: Temper, made: str) -> None:
    looks = {"5g5f": 10.0, CHECK: 0.0, HOME: 0.0}
    assert most_liked(looks, place(), temper) == made


def test_what_looks_worse_than_the_tolerance_is_not_made_however_it_is_liked() -> None:
    attacker = Temper(attack=2)
    assert most_liked({"5g5f": 61.0, CHECK: 0.0}, place(), attacker) == "5g5f"
    assert most_liked({"5g5f": 61.0, CHECK: 0.0}, place(), attacker, noise=200) == CHECK


def test_a_mate_that_is_seen_is_played() -> None:
    assert most_liked({"5g5f": 29_999.0, CHECK: 29_990.0}, place(), Temper(attack=2)) == "5g5f"


def test_the_taste_of_a_level_shows_in_its_moves() -> None:
    strong = Level(30, nodes=100, multipv=3, noise=20)
    lines = [
        Info(depth=3, multipv=number, score=Centipawns(20 - number), pv=(move, "5a4a"))
        for number, move in enumerate(("5g5f", CHECK, HOME), 1)
    ]
    legal = [move.usi for move in place().legal_moves()]

    def made(temper: Temper) -> Counter[str]:
        rng = random.Random(1)
        view = View(place())
        return Counter(choose(strong, 60, "5g5f", lines, legal, rng, view, temper=temper) for _ in range(200))

    assert made(Temper(attack=2))[CHECK] > 2 * made(EVEN)[CHECK]
    assert made(Temper(defence=2))[HOME] > 2 * made(EVEN)[HOME]


@pytest.mark.parametrize(
    ("temper", "move", "sfen", "liked"),
    [
        # the king aside by one file or two, straight on, and out of check
        (Temper(defence=2), "5i4h", FIGHT, 0.7),
        (Temper(defence=2), "4i4h", "4k4/9/9/9/9/9/9/9/5K3 b - 1", 0.0),
        (Temper(defence=2), "5i6i", "4k4/9/9/9/4r4/9/9/9/4K4 b - 1", 0.0),
        # a man that leaves the king, and one that comes near
        (Temper(defence=2), "5h5g", "4k4/9/9/9/9/9/9/4G4/4K4 b - 1", 0.0),
        (Temper(defence=2), "5f5e", "4k4/9/9/9/9/4G4/9/9/4K4 b - 1", -0.25),
        (Temper(defence=2), "5e5f", "4k4/9/9/9/4G4/9/9/9/4K4 b - 1", 0.5),
        (Temper(attack=2), "5e5d", "4k4/9/9/9/4G4/9/9/9/4K4 b - 1", 0.5),
        (Temper(attack=2), "5f5e", "4k4/9/9/9/9/4G4/9/9/4K4 b - 1", 0.0),
        # what is taken for much more or for less is no exchange, nor what is taken for good
        (Temper(exchanges=2), "5h5c", "4k4/4g4/4s4/9/9/9/9/4R4/4K4 b - 1", 0.0),
        (Temper(exchanges=2), "5d5c", "4k4/9/4s4/4S4/9/9/9/9/4K4 b - 1", 0.0),
        # quiet is what neither takes nor checks, in the own half
        (Temper(patience=2), "5e5d", FIGHT, 0.0),
        (Temper(patience=2), "5g5f", FIGHT, 1.0),
        (Temper(patience=2), "G*5e", "4k4/9/9/9/9/9/9/9/4K4 b G 1", 0.0),
        (Temper(patience=2), "9h9a+", "l3k4/9/9/9/9/9/9/R8/4K4 b - 1", 0.0),
        (Temper(greed=1), "5h5e", "4k4/9/9/9/4p4/9/9/4R4/4K4 b - 1", 0.2675),
    ],
)
def test_each_taste_goes_by_what_the_move_does(temper: Temper, move: str, sfen: str, liked: float) -> None:
    assert taste(move, temper, sfen) == pytest.approx(liked)


def test_white_is_at_home_on_the_other_half() -> None:
    sfen = "4k4/9/4p4/9/9/9/4p4/9/4K4 w - 1"
    assert taste("5c5d", Temper(patience=2), sfen) == 1.0
    assert taste("5g5h", Temper(patience=2), sfen) == 0.0


def test_the_middle_of_the_board_is_nobody_s_home() -> None:
    for sfen in ("4k4/9/9/9/9/9/9/9/4K4 b G 1", "4k4/9/9/9/9/9/9/9/4K4 w g 1"):
        assert taste("G*5e", Temper(patience=2), sfen) == 0.0


@pytest.mark.parametrize("name", [field.name for field in msgspec.structs.fields(Temper)])
def test_who_likes_one_thing_is_not_even(name: str) -> None:
    assert not Temper(**{name: 1}).is_even
    assert EVEN.is_even


def test_the_tolerance_grows_by_a_quarter_of_the_noise() -> None:
    attacker, check, quiet = Temper(attack=2), "G*5b", "5i4i"
    assert taste(check, attacker) >= 1.0
    assert taste(quiet, attacker) == 0.0
    assert most_liked({quiet: 0.0, check: -84.0}, place(), attacker, noise=100.0) == check
    assert most_liked({quiet: 0.0, check: -86.0}, place(), attacker, noise=100.0) == quiet


def test_to_go_where_nothing_is_taken_is_no_exchange() -> None:
    trader = Temper(exchanges=2)
    assert taste("G*5d", trader) == 0.0
    assert taste("5e6d", trader) == 0.0


def test_to_go_where_one_can_be_taken_is_no_exchange_either() -> None:
    assert taste("5e4d", Temper(exchanges=2)) == taste("G*4d", Temper(exchanges=2)) == 0.0
