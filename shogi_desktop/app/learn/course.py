"""The course itself: chapters and steps in the order of the usual booklets for beginners, as data.

Positions without kings are for single pieces, whose opponent waits. The words are in `texts`.
"""

from __future__ import annotations

from typing import Final

from shogi_desktop.app.learn.steps import (
    BEGINNERS,
    Because,
    Chapter,
    Check,
    Collect,
    Drops,
    Find,
    Mate,
    Moves,
    Otherwise,
    Play,
    Stage,
    Step,
    Takes,
    Theirs,
    Tried,
    Way,
    Wrong,
    destinations,
    own,
    own_pieces,
    these,
    zone,
)
from shogi_desktop.rules import OKISAKI, STANDARD, Illegality

_START: Final = STANDARD.start_sfen
_OKISAKI_START: Final = OKISAKI.start_sfen


def _move(*usi: str) -> Play:
    return Play((Stage(Moves(usi)),))


def _reach(origin: str) -> Find:
    return Find(destinations(origin), every=True, origin=origin)


def _tried(key: str, *answers: str) -> Wrong:
    return Wrong(Tried(answers), key)


def _because(key: str, illegality: Illegality) -> Wrong:
    return Wrong(Because(illegality), key)


def _otherwise(key: str) -> Wrong:
    return Wrong(Otherwise(), key)


_SET_UP = Chapter(
    "set_up",
    (
        Step("camps", _START, Find(own_pieces), (Wrong(Theirs(), "theirs"), _otherwise("empty"))),
        Step("king_place", _START, Find(own({"king"})), (_tried("theirs", "5a"), _otherwise("other"))),
        Step(
            "rook_place",
            _START,
            Find(own({"rook"})),
            (_tried("bishop", "8h"), _tried("theirs", "8b"), _otherwise("other")),
        ),
        Step(
            "first_move",
            _START,
            _move("7g7f"),
            (
                _tried("rook_pawn", "2g2f"),
                _tried("double", *(f"{file}g{file}e" for file in range(1, 10))),
                _otherwise("other"),
            ),
        ),
    ),
)

_PIECES = Chapter(
    "pieces",
    (
        Step(
            "king",
            "9/9/9/3p5/4K4/5p3/9/9/9 b - 1",
            Collect(),
            (_because("far", Illegality.BAD_MOVEMENT), _because("danger", Illegality.LEAVES_CHECK)),
            ("king",),
            BEGINNERS,
        ),
        Step("gold", "9/9/9/9/4G4/9/9/9/9 b - 1", _reach("5e"), (_tried("back", "6f", "4f"),), ("gold",)),
        Step(
            "silver",
            "9/9/9/9/4S4/9/9/9/9 b - 1",
            _reach("5e"),
            (_tried("side", "6e", "4e"), _tried("back", "5f")),
            ("silver",),
        ),
        Step(
            "retreat",
            "9/9/9/9/2G1S4/3p5/9/9/9 b - 1",
            _move("5e6f"),
            (_tried("gold", "7e6f"), _otherwise("other")),
            ("gold", "silver"),
        ),
        Step(
            "bishop",
            "9/9/6p2/9/4p3p/9/9/1B7/9 b - 1",
            Collect(),
            (_because("line", Illegality.BAD_MOVEMENT),),
            ("bishop",),
            BEGINNERS,
        ),
        Step(
            "rook",
            "9/9/9/2p4p1/9/9/2s6/7R1/9 b - 1",
            Collect(),
            (_because("line", Illegality.BAD_MOVEMENT),),
            ("rook",),
            BEGINNERS,
        ),
        Step(
            "lance",
            "9/4s4/9/4p4/9/9/9/4L4/9 b - 1",
            _move("5h5d"),
            (_tried("over", "5h5b", "5h5b+"), _because("line", Illegality.BAD_MOVEMENT), _otherwise("short")),
            ("lance",),
        ),
        Step(
            "knight",
            "9/9/9/9/3PPP3/4N4/9/9/9 b - 1",
            _reach("5f"),
            (_tried("chess", "7e", "3e", "7g", "3g", "6h", "4h"),),
            ("knight",),
        ),
        Step(
            "pawn",
            "9/9/9/3gs4/4P4/9/9/9/9 b - 1",
            _move("5e5d"),
            (_tried("diagonal", "5e6d", "5e4d"),),
            ("pawn",),
        ),
    ),
)

_PROMOTION = Chapter(
    "promotion",
    (
        Step("zone", _START, Find(zone), (_otherwise("outside"),)),
        Step(
            "promote_rook",
            "9/9/7p1/9/9/9/9/7R1/9 b - 1",
            _move("2h2c+"),
            (_tried("declined", "2h2c"), _otherwise("other")),
            ("rook", "dragon"),
        ),
        Step(
            "dragon",
            "9/9/7+R1/6p2/9/9/5p3/6s2/9 b - 1",
            Collect(),
            (_because("far", Illegality.BAD_MOVEMENT),),
            ("dragon",),
        ),
        Step(
            "horse",
            "9/9/2+B4p1/9/4p4/4s4/9/9/9 b - 1",
            Collect(),
            (_because("far", Illegality.BAD_MOVEMENT),),
            ("horse",),
        ),
        Step(
            "leaving",
            "9/9/4S4/5p3/9/9/9/9/9 b - 1",
            _move("5c4d+"),
            (_tried("declined", "5c4d"), _otherwise("other")),
            ("silver", "promoted_silver"),
        ),
        Step(
            "turned",
            "9/9/9/9/4+S4/9/9/9/9 b - 1",
            _reach("5e"),
            (_tried("old", "6f", "4f"),),
            ("promoted_silver", "promoted_knight", "promoted_lance", "tokin"),
        ),
        Step(
            "must_promote",
            "9/4P4/9/9/9/9/9/9/9 b - 1",
            _move("5b5a+"),
            (_because("stuck", Illegality.MUST_PROMOTE),),
            ("pawn", "tokin"),
        ),
    ),
)

_DROPS = Chapter(
    "drops",
    (
        Step(
            "capture",
            "9/9/9/9/4p4/4G4/9/9/9 b - 1",
            _move("5f5e"),
            (_otherwise("other"),),
        ),
        Step(
            "drop",
            "9/9/9/4s4/9/9/9/9/9 b P 1",
            _move("P*5e"),
            (_because("onto", Illegality.OCCUPIED), _otherwise("elsewhere")),
        ),
        Step(
            "fresh",
            "9/9/9/9/9/3+p5/4S4/9/9 b - 1",
            Play((Stage(Moves(("5g6f",))), Stage(Moves(("P*5b",))))),
            (_otherwise("other"),),
        ),
        Step(
            "block",
            "8k/9/4r4/9/9/9/9/9/4K4 b G 1",
            Play((Stage(Drops()),)),
            (_because("still", Illegality.LEAVES_CHECK), _otherwise("ran")),
        ),
        Step(
            "fork",
            "9/3r1k3/9/9/9/9/9/9/4K4 b N 1",
            _move("N*5d"),
            (_otherwise("other"),),
            ("knight",),
        ),
    ),
)

_DROP_RULES = Chapter(
    "drop_rules",
    (
        Step(
            "nifu",
            "4k4/9/9/9/9/9/PPPP1PPPP/9/4K4 b P 1",
            Play((Stage(Drops()),)),
            (_because("two", Illegality.NIFU),),
        ),
        Step(
            "nifu_tokin",
            "4k4/9/7+P1/9/9/9/PPPPPPP1P/9/4K4 b P 1",
            Play((Stage(Drops()),)),
            (_because("two", Illegality.NIFU), _otherwise("moved")),
        ),
        Step(
            "dead_end",
            "4k4/9/9/9/9/9/9/9/4K4 b N 1",
            Play((Stage(Drops("knight", rank=3)),)),
            (_because("stuck", Illegality.DEAD_END), _otherwise("back")),
            ("knight",),
        ),
        Step(
            "uchifuzume",
            "7nk/9/7S1/9/9/9/9/9/4K4 b GP 1",
            Play((Stage(Mate()),)),
            (_because("pawn", Illegality.UCHIFUZUME), _otherwise("no_mate")),
            ("gold",),
        ),
        Step(
            "pawn_push",
            "7nk/9/7SP/9/9/9/9/9/4K4 b - 1",
            Play((Stage(Mate()),)),
            (_otherwise("no_mate"),),
        ),
    ),
)

_MATE = Chapter(
    "mate",
    (
        Step(
            "check",
            "9/4k4/9/9/9/9/9/7R1/5K3 b - 1",
            Play((Stage(Check()),)),
            (_otherwise("quiet"),),
            ways=BEGINNERS,
        ),
        Step(
            "danger",
            "5r2k/9/9/9/9/9/9/9/4K4 b - 1",
            _reach("5i"),
            (_tried("attacked", "4h", "4i"),),
            ("rook",),
        ),
        Step(
            "answer",
            "8k/9/9/9/9/9/9/4g4/4KG3 b - 1",
            Play((Stage(Takes("5h")),)),
            (_because("left", Illegality.LEAVES_CHECK),),
        ),
        Step(
            "head_gold",
            "4k4/9/4P4/9/9/9/9/9/4K4 b G 1",
            Play((Stage(Mate()),)),
            (_tried("loose", "G*4b", "G*6b", "G*4a", "G*6a"), _otherwise("no_mate")),
            ("gold",),
        ),
        Step(
            "long_arm",
            "4k4/9/4G4/9/9/9/9/9/4K4 b R 1",
            Play((Stage(Mate()),)),
            (_tried("near", "R*4a", "R*6a"), _otherwise("no_mate")),
            ("rook",),
        ),
        Step(
            "three",
            "7kl/9/6P2/9/9/9/9/9/4K4 b GS 1",
            Play((Stage(Moves(("S*3b",)), "2a2b"), Stage(Mate()))),
            (_tried("gold", "G*3b", "G*2b"), _otherwise("no_mate")),
            ("gold", "silver"),
        ),
    ),
)

_SHUFFLE = ("6b7b", "4h3h", "7b6b", "3h4h")

_ENDINGS = Chapter(
    "endings",
    (
        Step(
            "resign",
            "4k4/4+P4/4G4/9/9/9/9/9/4K4 w - 1",
            Find(these("5a")),
            (_tried("own", "5i"), _otherwise("other")),
        ),
        Step(
            "repetition",
            "4k4/3g5/9/9/9/9/9/5G3/4K4 w - 1",
            _move("3h4h"),
            (_otherwise("other"),),
            before=(*_SHUFFLE, *_SHUFFLE, *_SHUFFLE[:3]),
        ),
        Step(
            "points",
            "9/3GK4/2S3+R2/1+B7/9/9/2s3p2/3gk4/9 b - 1",
            Find(own({"rook", "dragon", "bishop", "horse"}), every=True),
            (_tried("king", "5b"), _tried("one", "6b", "7c"), _otherwise("theirs")),
        ),
    ),
)

_HANDICAPS = Chapter(
    "handicaps",
    (
        Step(
            "lance_given",
            STANDARD.handicap("lance").sfen,
            Find(these("1a")),
            (_tried("right", "9a"), _otherwise("other")),
        ),
        Step(
            "white_first",
            STANDARD.handicap("six").sfen,
            Find(these("5a")),
            (_tried("black", "5i"), _otherwise("other")),
        ),
    ),
)

_OKISAKI_CHAPTER = Chapter(
    "okisaki",
    (
        Step(
            "queen_place",
            _OKISAKI_START,
            Find(own({"queen"})),
            (_tried("king", "5j"), _tried("theirs", "5a"), _otherwise("other")),
            variant=OKISAKI,
        ),
        Step(
            "queen",
            "10/10/10/2p2p4/10/10/10/6s3/5Q4/10 b - 1",
            Collect(),
            (_because("line", Illegality.BAD_MOVEMENT),),
            ("queen",),
            variant=OKISAKI,
        ),
        Step(
            "chess_knight",
            "10/10/10/10/10/5N4/10/10/10/10 b - 1",
            _reach("5f"),
            diagrams=("knight",),
            variant=OKISAKI,
        ),
        Step(
            "long_lance",
            "10/10/10/5L4/10/10/10/5s4/10/10 b - 1",
            _move("5d5h"),
            (_otherwise("other"),),
            ("lance",),
            variant=OKISAKI,
        ),
        Step(
            "last_rank",
            "5k4/10/10/10/10/10/10/10/10/5K4 b NP 1",
            Play((Stage(Drops("knight", rank=1)),)),
            (_because("pawn", Illegality.DEAD_END), _otherwise("back")),
            ("knight", "pawn"),
            variant=OKISAKI,
        ),
        Step(
            "bare",
            "4k5/10/10/10/7p2/10/10/7R2/10/5K4 b - 1",
            _move("3h3e"),
            (_otherwise("other"),),
            variant=OKISAKI,
        ),
    ),
)

CHAPTERS: Final[tuple[Chapter, ...]] = (
    _SET_UP,
    _PIECES,
    _PROMOTION,
    _DROPS,
    _DROP_RULES,
    _MATE,
    _ENDINGS,
    _HANDICAPS,
    _OKISAKI_CHAPTER,
)


def steps_of(way: Way) -> tuple[Step, ...]:
    """Every step on that way, in order."""
    return tuple(step for chapter in CHAPTERS for step in chapter.steps_of(way))


def chapter_of(step: Step) -> Chapter:
    """The chapter that `step` belongs to."""
    return next(chapter for chapter in CHAPTERS if step in chapter.steps)
