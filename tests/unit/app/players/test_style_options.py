"""What a style has the engine weigh: sent by whoever plays in it, and by nobody else."""

import random
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.engines.game import EngineGame, game_of, rule_options
from shogi_desktop.app.engines.handle import EngineHandle
from shogi_desktop.app.match import MatchSpec, PlayerSpec, run_match
from shogi_desktop.app.play.adviser import EngineAdviser
from shogi_desktop.app.players.engine_kind import EngineKind
from shogi_desktop.app.players.engine_player import EnginePlayer
from shogi_desktop.app.players.levels import Level, level_at
from shogi_desktop.app.players.style_options import style_options
from shogi_desktop.game import Session
from shogi_desktop.game.record import Record
from shogi_desktop.rules import STANDARD, ImpasseRule, Position
from shogi_desktop.usi.command import EngineCommand

FAKE = Path(__file__).parents[3] / "fakes" / "fake_engine.py"
PLAIN = Level(9, nodes=100)
EVEN = ["Attack value 100", "Defence value 100"]


def fake(log: Path, *moves: str) -> EngineCommand:
    return EngineCommand(sys.executable, ("-S", str(FAKE), "styled", str(log), *moves))


def told(log: Path) -> list[str]:
    return log.read_text("utf-8").splitlines()


def sent(style: str) -> list[str]:
    return [f"{name} value {value}" for name, value in style_options(style).items()]


def test_an_attacker_weighs_the_enemys_king_more_and_a_solid_player_its_own() -> None:
    attack, solid = style_options("attack"), style_options("solid")
    assert int(str(attack["Attack"])) > 100 >= int(str(attack["Defence"]))
    assert int(str(solid["Defence"])) > 100 >= int(str(solid["Attack"]))


@pytest.mark.parametrize("style", ["", "static", "ranging", "of a later version"])
def test_a_style_of_openings_weighs_as_ever(style: str) -> None:
    assert sent(style) == EVEN


@pytest.mark.parametrize("style", ["", "static", "attack", "solid"])
def test_the_computer_plays_with_what_its_style_weighs(qtbot: QtBot, tmp_path: Path, style: str) -> None:
    log = tmp_path / "log"
    game = EngineGame(style=style)
    opponent = EnginePlayer(EngineKind(fake(log), PLAIN), STANDARD, random.Random(1), game=game)
    opponent.prepare()
    qtbot.waitUntil(lambda: opponent.is_ready)
    assert told(log) == sent(style)
    opponent.close()
    assert opponent.wait()


def test_a_match_gives_each_player_its_own_before_every_game(tmp_path: Path) -> None:
    logs = [tmp_path / "attack", tmp_path / "none"]
    first, second = (
        PlayerSpec(strength=PLAIN.strength, command=fake(log, *["resign"] * 4), style=style)
        for log, style in zip(logs, ("attack", ""), strict=True)
    )
    run_match(MatchSpec(first, second, games=2, alternate=True, opening_plies=20))
    for log, expected in zip(logs, (sent("attack"), EVEN), strict=True):
        assert set(told(log)) == set(expected)
        assert len(told(log)) >= 2 * len(expected)


def test_a_style_holds_in_every_game() -> None:
    for handicap in ("even", "six"):
        assert game_of(Session(Record(STANDARD, handicap_id=handicap)), "attack").style == "attack"


def test_a_hint_is_of_no_style(qtbot: QtBot, tmp_path: Path) -> None:
    log = tmp_path / "log"
    adviser = EngineAdviser(fake(log, "7g7f"))
    with qtbot.waitSignal(adviser.advised):
        adviser.ask(Position.start(STANDARD), [], EngineGame(style="attack"))
    assert not log.exists()
    assert adviser.close()


@pytest.mark.parametrize("style", ["", "attack", "solid"])
def test_the_programs_engine_takes_them(style: str) -> None:
    try:
        command = bundled_engine()
    except EngineMissingError as error:
        pytest.skip(str(error))
    with EngineHandle(command) as engine:
        engine.prepare(STANDARD.id, level_at(4, STANDARD.id).engine_options() | style_options(style))
        engine.wait_until_ready()
        assert not engine.rejected


@pytest.mark.parametrize("rule", ImpasseRule)
def test_the_engine_is_told_by_which_rule_a_king_in_the_far_camp_wins(rule: ImpasseRule) -> None:
    told = {"DECLARATION_27": "CSARule27", "DECLARATION_24": "CSARule24", "TRY_RULE": "TryRule"}
    expected = told.get(rule.name, "NoEnteringKing")  # by agreement the players end it
    assert rule_options(EngineGame(rule)) == {"EnteringKingRule": expected}
