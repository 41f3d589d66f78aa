"""What the computer answers to a draw or an impasse that a person proposes: its own thoughts decide."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.play.events import Ended
from shogi_desktop.app.play.manners import HOPELESS, OPENING_PLIES, Manners, Proposal
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, RulesSetup
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import STANDARD, Color, parse_usi_move
from tests.support.desks import Told, at_once
from tests.support.players import ScriptedPlayer, against

BOTH_IN = "4K4/9/9/9/9/9/9/9/4k4 b {hands} 1"
EVEN_HANDS = "RB2G2S2N2L9Prb2g2s2n2l9p"
WHITE_SHORT = "2RB4G2S2N2L9Pb2s2n2l9p"
BLACK_SHORT = "B2S2N2L9P2rb4g2s2n2l9p"
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
        super().__init__(at_once(folder), against(self.computer), lambda: 0)
        self.manners = Manners(self.desk, lambda: 0)
        self.manners.declined.connect(lambda proposal: self.said.append(f"declined {proposal.value}"))
        self.manners.asked.connect(lambda *_: self.said.append("asked"))
        self.board.happened.connect(
            lambda event: self.said.append(event.outcome) if isinstance(event, Ended) else None
        )

    def begin(self, rules: RulesSetup, sfen: str | None = None) -> None:
        handicap = "even" if sfen is None else ""
        computer = LevelSetup(3)
        self.desk.new_game(GameSetup("shogi", handicap, white=computer, start_sfen=sfen, rules=rules))

    def turn(self, mine: str, its: str, score: int) -> None:
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
        (EVEN_HANDS, 50, "declined impasse"),
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
    assert "asked" not in table.said
