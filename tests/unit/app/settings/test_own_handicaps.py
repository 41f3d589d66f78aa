"""The player's own handicaps: kept, renamed, deleted, and safe from what is wrong in the file."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from shogi_desktop.app.play.game_start import record_of
from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup
from shogi_desktop.app.settings.own_handicaps import OwnHandicaps, id_of
from shogi_desktop.app.settings.settings import OwnHandicap, Settings, SettingsStore
from shogi_desktop.notation import detect, kif
from shogi_desktop.rules import OKISAKI, STANDARD
from tests.support.sentences import into

SFEN = "lnsgkg1nl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
WHEN = datetime(2026, 1, 2, 3, 4, 5)


def store(folder: Path) -> tuple[OwnHandicaps, list[str]]:
    said: list[str] = []
    return OwnHandicaps(SettingsStore(folder / "settings.json", into(said), now=lambda: WHEN)), said


def names(own: OwnHandicaps) -> list[str]:
    return [each.name for each in own.of(STANDARD)]


def test_what_is_saved_is_there_at_the_next_start(tmp_path: Path) -> None:
    own, _ = store(tmp_path)
    kept = own.save(STANDARD, "Two and a silver", SFEN)
    own.save(OKISAKI, "Two and a silver", OKISAKI.handicap("two").sfen)
    again, said = store(tmp_path)
    assert again.of(STANDARD) == (kept,)
    assert again.find(STANDARD, id_of(kept)) == kept
    assert again.find(STANDARD, "own:Another") is None
    assert len(again.of(OKISAKI)) == 1
    assert said == []


def test_a_name_means_one_position_of_a_game(tmp_path: Path) -> None:
    own, _ = store(tmp_path)
    own.save(STANDARD, "A", SFEN)
    own.save(STANDARD, "A", STANDARD.handicap("two").sfen)
    assert [each.sfen for each in own.of(STANDARD)] == [STANDARD.handicap("two").sfen]
    assert own.has(STANDARD, "A") and not own.has(OKISAKI, "A")


def test_renaming_keeps_the_position_and_deleting_forgets_it(tmp_path: Path) -> None:
    own, _ = store(tmp_path)
    for name in ("B", "A", "C"):
        own.save(STANDARD, name, SFEN)
    own.save(OKISAKI, "A", OKISAKI.handicap("two").sfen)
    renamed = own.rename(own.of(STANDARD)[0], "Z")
    assert names(own) == ["B", "C", "Z"]
    assert renamed.sfen == SFEN
    own.rename(renamed, "B")
    assert names(own) == ["B", "C"]
    own.delete(own.of(STANDARD)[0])
    assert names(own) == ["C"]
    assert len(own.of(OKISAKI)) == 1


def test_listeners_are_told(tmp_path: Path) -> None:
    own, _ = store(tmp_path)
    told: list[int] = []
    own.changed.connect(lambda: told.append(1))
    own.delete(own.save(STANDARD, "A", SFEN))
    assert len(told) == 2


def test_a_position_that_somebody_spoilt_is_not_offered_and_not_thrown_away(tmp_path: Path) -> None:
    spoilt = (
        OwnHandicap("Bad", "shogi", "nonsense"),
        OwnHandicap("No king", "shogi", "9/9/9/9/9/9/9/9/9 w - 1"),
    )
    settings = Settings(own_handicaps=(*spoilt, OwnHandicap("Good", "shogi", SFEN)))
    (tmp_path / "settings.json").write_bytes(msgspec.json.encode(settings))
    own, said = store(tmp_path)
    assert names(own) == ["Good"]
    own.save(STANDARD, "More", SFEN)
    again, _ = store(tmp_path)
    assert again.has(STANDARD, "Bad") and again.has(STANDARD, "No king")
    assert said == []


@pytest.mark.parametrize("entry", [b'{"name": "", "variant": "shogi", "sfen": ""}', b'{"name": "A"}', b"7"])
def test_an_entry_that_is_none_costs_only_itself_and_is_said(tmp_path: Path, entry: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(b'{"own_handicaps": [' + entry + b"]}")
    own, said = store(tmp_path)
    assert own.of(STANDARD) == ()
    assert "own_handicaps[0]" in said[0]
    assert entry in (tmp_path / "settings.json").read_bytes()


def test_a_game_from_one_is_written_as_another_handicap_with_its_board(tmp_path: Path) -> None:
    setup = GameSetup(handicap="", start_sfen=SFEN, own_handicap="Two and a silver")
    record = record_of(setup, WHEN)
    text = kif.dumps(record)
    assert "手合割：その他" in text
    assert detect.read(text).record.start_sfen == SFEN


def test_in_a_rematch_the_same_player_gives_again() -> None:
    setup = GameSetup(
        handicap="", start_sfen=SFEN, own_handicap="A", black=PersonSetup("Aiko"), white=PersonSetup("Ben")
    )
    assert setup.rematch() == setup


def test_an_id_says_that_it_is_the_player_s_own() -> None:
    assert id_of(OwnHandicap("Two and a silver", "shogi", SFEN)) == "own:Two and a silver"
