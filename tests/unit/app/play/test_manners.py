"""What the computer answers to a draw or an impasse that a person proposes: its own thoughts decide."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.board.activity import Activity
from shogi_desktop.app.play.events import DrawDeclined, DrawOffered, Ended
from shogi_desktop.app.play.manners import HOPELESS, Manners, Proposal
from shogi_desktop.app.players import drawing
from shogi_desktop.app.players.drawing import OPENING_PLIES, DrawRule, Draws, takes_draw
from shogi_desktop.app.players.resigning import BAD, LOST, ResignRule
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, RulesSetup, TimeSetup
from shogi_desktop.game import Attempt, Outcome, Reason, Record
from shogi_desktop.rules import STANDARD, Color, parse_usi_move
from tests.support.desks import Told, at_once
from tests.support.players import ScriptedPlayer, against

BOTH_IN = "4K4/9/9/9/9/9/9/9/4k4 b {hands} 1"
EVEN_HANDS = "RB2G2S2N2L9Prb2g2s2n2l9p"
WHITE_SHORT = "2RB4G2S2N2L9Pb2s2n2l9p"
BLACK_SHORT = "B2S2N2L9P2rb4g2s2n2l9p"
DRAWS: tuple[Draws, ...] = ("offers", "accepts", "refuses")
QUIET = (
    *((f"{file}g{file}f", f"{file}c{file}d") for file in range(1, 10)),
    ("4i4h", "6a6b"), ("6i6h", "4a4b"), ("1i1h", "1a1b"), ("9i9h", "9a9b"), ("1h1g", "1b1c"),
    ("9h9g", "9b9c"),
    ("4h4g", "6b6c"), ("6h6g", "4b4c"), ("5i5h", "5a5b"), ("3i3h", "7a7b"), ("7i7h", "3a3b"),
)  # fmt: skip


class Table(Told):
    """A person as Black and the computer, with what they say to each other."""

    def __init__(self, folder: Path) -> None:
        self.computer = ScriptedPlayer()
        self.said: list[object] = []
        self.now = 0
        super().__init__(at_once(folder), against(self.computer), lambda: self.now)
        self.manners = Manners(self.desk, lambda: self.now)
        self.manners.declined.connect(lambda proposal: self.said.append(f"declined {proposal.value}"))
        self.manners.asked.connect(
            lambda proposal, color: self.said.append(f"asked {color.name}: {proposal.value}")
        )
        self.manners.no_foul.connect(lambda: self.said.append("no foul"))
        self.board.happened.connect(
            lambda event: self.said.append(event.outcome) if isinstance(event, Ended) else None
        )

    def begin(self, rules: RulesSetup, sfen: str | None = None) -> None:
        handicap = "even" if sfen is None else ""
        computer = LevelSetup(3)
        self.desk.new_game(GameSetup("shogi", handicap, white=computer, start_sfen=sfen, rules=rules))

    def turn(self, mine: str, its: str, score: int | None) -> None:
        """A move of the person, and the computer's, which sees itself at `score`."""
        assert self.board.play(parse_usi_move(mine, STANDARD))
        self.computer.answer(its, score)

    def long_game(self, plies: int, score: int) -> None:
        """A quiet game of so many moves, in which no position comes back."""
        for mine, its in QUIET[: plies // 2]:
            self.turn(mine, its, score)
        assert self.current.plies == plies


@pytest.fixture
def table(qapp: QCoreApplication, tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path)
    yield made
    made.desk.leave()


@pytest.mark.parametrize(("score", "accepts"), [(-1, True), (0, True), (1, False)])
def test_late_in_a_game_the_computer_takes_a_draw_that_is_no_worse_than_it_stands(
    table: Table, score: int, accepts: bool
) -> None:
    table.begin(RulesSetup(draw_by_agreement=True))
    table.long_game(OPENING_PLIES, score)
    table.manners.propose(Proposal.DRAW)
    assert table.said == [Outcome(Reason.AGREEMENT) if accepts else "declined draw"]


def test_in_the_opening_the_computer_plays_on(table: Table) -> None:
    table.begin(RulesSetup(draw_by_agreement=True))
    table.long_game(OPENING_PLIES - 2, -200)
    table.manners.propose(Proposal.DRAW)
    assert table.said == ["declined draw"]
    assert table.board.running


def test_without_having_thought_the_computer_plays_on(table: Table) -> None:
    table.begin(RulesSetup("24-point"), BOTH_IN.format(hands=WHITE_SHORT))
    table.manners.propose(Proposal.IMPASSE)
    assert table.said == ["declined impasse"]


@pytest.mark.parametrize(
    ("hands", "score", "answer"),
    [
        (EVEN_HANDS, 0, Outcome(Reason.IMPASSE)),
        (EVEN_HANDS, -1, Outcome(Reason.IMPASSE)),
        (EVEN_HANDS, 1, "declined impasse"),
        (BLACK_SHORT, 2000, Outcome(Reason.IMPASSE, Color.WHITE)),
        (WHITE_SHORT, HOPELESS + 1, "declined impasse"),
        (WHITE_SHORT, HOPELESS, Outcome(Reason.IMPASSE, Color.BLACK)),
    ],
)
def test_an_impasse_is_agreed_to_by_what_its_points_and_its_thoughts_say(
    table: Table, hands: str, score: int, answer: Outcome | str
) -> None:
    table.begin(RulesSetup("24-point"), BOTH_IN.format(hands=hands))
    table.turn("5a4a", "5i6i", score)
    table.manners.propose(Proposal.IMPASSE)
    assert table.said == [answer]


# --- two people ---------------------------------------------------------------------------------------------

TO_DECLARE = "4K4/1+P+R+B5/+P+P+P+P+P+P+P+P+P/9/9/9/9/9/4k4 b {hand} 1"
"""Black may declare with a rook and a bishop in hand, and is short of points without."""
HOLDS, SHORT = TO_DECLARE.format(hand="RB"), TO_DECLARE.format(hand="-")
BY_27 = RulesSetup("27-point declaration")


def two_people(
    table: Table,
    rules: RulesSetup,
    sfen: str | None = None,
    time: TimeSetup = TimeSetup(),  # noqa: B008
) -> None:
    handicap = "even" if sfen is None else ""
    table.desk.new_game(GameSetup("shogi", handicap, start_sfen=sfen, rules=rules, time=time))


def play(table: Table, *moves: str) -> None:
    for usi in moves:
        assert table.board.play(parse_usi_move(usi, STANDARD))


def test_where_no_game_is_going_on_nobody_has_anything_to_say(table: Table) -> None:
    def nothing_to_say() -> bool:
        manners = table.manners
        may = (manners.can_declare, manners.declares_blind, manners.can_call_foul)
        proposals = [manners.can_propose(proposal) for proposal in Proposal]
        return not any((*may, *proposals)) and manners.speaker is None and manners.declared is None

    assert nothing_to_say()
    table.desk.open_record(Record(STANDARD, HOLDS))
    assert nothing_to_say()
    two_people(table, RulesSetup("27-point declaration", fouls="strict", draw_by_agreement=True), HOLDS)
    table.current.resign()
    table.said.clear()
    assert nothing_to_say()
    table.manners.propose(Proposal.DRAW)
    table.manners.answer(Proposal.DRAW, accepted=False)
    table.manners.declare()
    table.manners.call_foul()
    assert table.said == []


def test_where_a_referee_takes_offers_a_draw_is_offered_and_no_impasse(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Activity, "can_offer_draw", True)
    assert [table.manners.can_propose(proposal) for proposal in (Proposal.DRAW, Proposal.IMPASSE)] == [
        *(True, False)
    ]


def test_of_two_people_the_one_to_move_speaks_else_the_only_one(table: Table) -> None:
    two_people(table, RulesSetup())
    assert table.manners.speaker is Color.BLACK
    play(table, "7g7f")
    assert table.manners.speaker is Color.WHITE
    table.begin(RulesSetup())
    assert table.manners.speaker is Color.BLACK
    play(table, "7g7f")
    assert table.manners.speaker is Color.BLACK


@pytest.mark.parametrize(
    ("proposal", "rules", "sfen", "reason"),
    [
        (Proposal.DRAW, RulesSetup(draw_by_agreement=True), None, Reason.AGREEMENT),
        (Proposal.IMPASSE, RulesSetup("24-point"), BOTH_IN.format(hands=EVEN_HANDS), Reason.IMPASSE),
    ],
)
def test_the_other_person_is_asked_and_the_answer_decides(
    table: Table, proposal: Proposal, rules: RulesSetup, sfen: str | None, reason: Reason
) -> None:
    two_people(table, rules, sfen)
    table.manners.propose(proposal)
    table.manners.answer(proposal, accepted=False)
    assert table.said == [f"asked WHITE: {proposal.value}", f"declined {proposal.value}"]
    assert table.board.running
    table.manners.answer(proposal, accepted=True)
    assert table.said[2:] == [Outcome(reason)]


def test_only_what_the_rules_allow_is_proposed_and_only_where_the_game_stands(table: Table) -> None:
    def proposed() -> list[Proposal]:
        return [proposal for proposal in Proposal if table.manners.can_propose(proposal)]

    two_people(table, RulesSetup())
    assert proposed() == []
    table.manners.propose(Proposal.DRAW)
    assert table.said == []
    two_people(table, RulesSetup(draw_by_agreement=True))
    assert proposed() == [Proposal.DRAW]
    play(table, "7g7f")
    table.board.step(-1)
    assert proposed() == []
    two_people(table, RulesSetup("24-point"), BOTH_IN.format(hands=EVEN_HANDS))
    assert proposed() == [Proposal.IMPASSE]


def test_a_declaration_that_holds_wins(table: Table) -> None:
    two_people(table, BY_27, HOLDS)
    won = Outcome(Reason.DECLARATION, Color.BLACK)
    assert table.manners.can_declare
    assert table.manners.declared == won
    table.manners.declare()
    assert table.said == [won]


@pytest.mark.parametrize("rules", [BY_27, RulesSetup("27-point declaration", fouls="warned")])
def test_a_declaration_that_does_not_hold_cannot_be_made_where_fouls_cannot(
    table: Table, rules: RulesSetup
) -> None:
    two_people(table, rules, SHORT)
    assert not table.manners.declares_blind
    assert not table.manners.can_declare
    assert table.manners.declared is None
    table.manners.declare()
    assert table.board.running


@pytest.mark.parametrize("fouls", ["strict", "called"])
def test_where_fouls_can_be_made_a_false_declaration_can_be_too_and_loses(table: Table, fouls: str) -> None:
    two_people(table, RulesSetup("27-point declaration", fouls=fouls), SHORT)
    assert table.manners.declares_blind
    lost = Outcome(Reason.FALSE_DECLARATION, Color.WHITE)
    assert table.manners.declared == lost
    table.manners.declare()
    assert table.said == [lost]


def test_nobody_declares_by_other_rules_in_an_earlier_position_or_for_the_computer(table: Table) -> None:
    two_people(table, RulesSetup("27-point"), HOLDS)
    assert not table.manners.can_declare
    two_people(table, BY_27, HOLDS)
    play(table, "5a4a", "5i4i")
    assert table.manners.can_declare
    table.board.step(-1)
    assert not table.manners.can_declare
    table.begin(BY_27, HOLDS)
    assert table.manners.can_declare
    play(table, "5a4a")
    assert not table.manners.can_declare


def test_a_word_that_comes_after_the_flag_fell_is_too_late(table: Table) -> None:
    two_people(table, BY_27, HOLDS, TimeSetup(main_ms=1_000))
    table.now = 2_000
    table.manners.declare()
    assert table.said == [Outcome(Reason.TIMEOUT, Color.WHITE)]


def test_a_foul_can_be_called_where_it_stands_until_then(table: Table) -> None:
    two_people(table, RulesSetup(fouls="strict"))
    assert not table.manners.can_call_foul
    two_people(table, RulesSetup(fouls="called"))
    assert table.manners.can_call_foul
    table.manners.call_foul()
    assert table.said == ["no foul"]
    assert table.board.attempt(Attempt(parse_usi_move("8h2b", STANDARD), Color.BLACK))
    table.manners.call_foul()
    assert table.said[1:] == [Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)]


# --- characters and draws -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("character", "asked"), [("otto", True), ("kofi", False), ("nico", False)])
def test_who_likes_draws_offers_one_in_a_long_level_game(
    table: Table, monkeypatch: pytest.MonkeyPatch, character: str, asked: bool
) -> None:
    monkeypatch.setattr(drawing, "OFFER_PLIES", 20)
    rules = RulesSetup(draw_by_agreement=True)
    table.desk.new_game(GameSetup(white=LevelSetup(6, character=character), rules=rules))
    table.long_game(24, 30)
    assert ("asked BLACK: draw" in table.said) is asked
    if asked:
        table.manners.answer(Proposal.DRAW, accepted=True)
        assert table.said[-1] == Outcome(Reason.AGREEMENT)


def test_no_draw_is_offered_where_the_rules_know_none(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "OFFER_PLIES", 20)
    table.desk.new_game(GameSetup(white=LevelSetup(6, character="otto")))
    table.long_game(24, 30)
    assert table.said == []


def test_an_offer_waits_for_a_long_level_game_and_is_not_repeated_soon() -> None:
    rule = DrawRule()
    offered = [ply for ply in range(2, 200, 2) if rule.offers("offers", 40, ply)]
    assert offered == [80, 120, 160]
    assert not any(DrawRule().offers("offers", 40, ply) for ply in range(80, 90, 2))
    sharp = DrawRule()
    assert not any(sharp.offers("offers", 400 if ply % 8 else 0, ply) for ply in range(2, 200, 2))


def test_an_offered_draw_is_weighed_by_who_it_is_offered_to() -> None:
    answers = {draws: [takes_draw(draws, score, 60) for score in (-700, 0, 50)] for draws in DRAWS}
    assert answers == {
        "offers": [True, True, True],
        "accepts": [True, True, False],
        "refuses": [True, False, False],
    }
    assert not any(takes_draw(draws, -700, OPENING_PLIES - 1) for draws in DRAWS)


def test_whether_one_may_declare_is_a_yes_or_a_no(table: Table) -> None:
    assert table.manners.can_declare is False


def test_a_draw_agreed_to_costs_the_time_until_then(table: Table) -> None:
    rules = RulesSetup(draw_by_agreement=True)
    table.desk.new_game(GameSetup(time=TimeSetup(main_ms=60_000), rules=rules))
    table.now = 5_000
    table.manners.answer(Proposal.DRAW, accepted=True)
    assert table.said == [Outcome(Reason.AGREEMENT)]
    assert table.current.session.record.root.outcome_time_ms == 5_000


def test_the_computer_offers_no_draw_while_it_finishes_the_game_for_both(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "OFFER_PLIES", 20)
    rules = RulesSetup(draw_by_agreement=True)
    table.desk.new_game(GameSetup(white=LevelSetup(6, character="otto"), rules=rules))
    table.long_game(18, 30)
    table.current.finish()
    for mine, its in QUIET[9:12]:
        table.computer.answer(mine, 30)
        table.computer.answer(its, 30)
    assert table.current.plies == 24
    assert table.said == []


def test_a_draw_offered_from_elsewhere_is_put_to_the_person_here(table: Table) -> None:
    table.desk.new_game(GameSetup(white=LevelSetup(6)))
    table.board.happened.emit(DrawOffered())
    assert table.said == ["asked BLACK: draw"]
    table.board.happened.emit(DrawDeclined())
    assert table.said[-1] == "declined draw"
    table.desk.new_game(GameSetup())
    table.said.clear()
    table.board.happened.emit(DrawOffered())
    assert table.said == [], "of two people here nobody is somebody elsewhere"


def test_hopeless_is_what_a_rook_and_a_half_is_worth() -> None:
    assert HOPELESS == -1_500


def test_who_gave_pieces_is_no_worse_off_than_at_its_first_move() -> None:
    rule = ResignRule()
    rule.thought(-1_000)
    for _ in range(5):
        rule.thought(LOST - 999)
    assert not rule.gives_up("lost")
    for _ in range(3):
        rule.thought(LOST - 1_001)
    assert rule.gives_up("lost")
    early = ResignRule()
    early.thought(-1_000)
    for _ in range(5):
        early.thought(BAD - 999)
    assert not early.gives_up("early")
    for _ in range(2):
        early.thought(BAD - 1_001)
    assert early.gives_up("early")


def test_who_offers_draws_takes_one_up_to_half_of_what_is_level() -> None:
    assert [takes_draw("offers", score, OPENING_PLIES) for score in (60, 61)] == [True, False]
    assert [takes_draw("accepts", score, OPENING_PLIES) for score in (0, 1)] == [True, False]
    assert [takes_draw("refuses", score, OPENING_PLIES) for score in (-600, -599)] == [True, False]
    assert not takes_draw("accepts", -900, OPENING_PLIES - 1)


def test_nobody_calls_a_foul_where_none_can_stand(table: Table) -> None:
    for fouls in ("strict", "warned", "prevented"):
        two_people(table, RulesSetup(fouls=fouls))
        table.manners.call_foul()
        assert table.said == []
        assert table.board.running


def test_the_computer_offers_a_draw_by_its_own_moves_alone_at_the_sixth_level_one(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "OFFER_PLIES", 0)
    rules = RulesSetup(draw_by_agreement=True)
    table.desk.new_game(GameSetup(white=LevelSetup(6, character="otto"), rules=rules))
    for mine, its in QUIET[:5]:
        table.turn(mine, its, 30)
        assert table.said == []
    table.turn(*QUIET[5], 30)
    assert table.said == ["asked BLACK: draw"]


def test_a_computer_that_does_not_say_what_it_thinks_offers_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "OFFER_PLIES", 0)
    rules = RulesSetup(draw_by_agreement=True)
    table.desk.new_game(GameSetup(white=LevelSetup(6, character="otto"), rules=rules))
    for mine, its in QUIET[:7]:
        table.turn(mine, its, score=None)
    assert table.said == []
    assert table.current.plies == 14


def test_with_the_move_that_mates_no_draw_is_offered(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "LEVEL_MOVES", 1)
    monkeypatch.setattr(drawing, "OFFER_PLIES", 0)
    rules = RulesSetup(draw_by_agreement=True)
    mating = "4k4/9/9/9/9/9/4p4/9/4K4 b g 1"
    computer = LevelSetup(6, character="otto")
    table.desk.new_game(GameSetup("shogi", "", white=computer, start_sfen=mating, rules=rules))
    table.turn("5i4i", "G*4h", 30)
    assert table.said == ["asked BLACK: draw"]
    table.said.clear()
    table.desk.new_game(GameSetup("shogi", "", white=computer, start_sfen=mating, rules=rules))
    table.turn("5i6i", "5a4a", 1000)
    table.turn("6i5i", "G*5h", 30)
    assert table.said == [Outcome(Reason.CHECKMATE, Color.WHITE)]


def test_an_offer_that_was_declined_is_not_repeated_for_forty_plies() -> None:
    rule = DrawRule()
    for ply in range(70, 80):
        assert not rule.offers("offers", 0, ply)
    assert [ply for ply in range(80, 170) if rule.offers("offers", 0, ply)] == [80, 120, 160]


def test_a_game_is_level_up_to_a_pawn_and_a_bit_and_for_six_moves_on_end() -> None:
    for score, is_level in ((120, True), (-120, True), (121, False), (-121, False)):
        rule = DrawRule()
        offered = [ply for ply in range(100, 110) if rule.offers("offers", score, ply)]
        assert offered == ([105] if is_level else [])


def test_it_goes_with_the_desk_that_it_belongs_to(table: Table) -> None:
    assert table.manners.parent() is table.desk
