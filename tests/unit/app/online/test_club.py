"""A club's server on the disk: kifu, results, and games that go on after a kill."""

from __future__ import annotations

import json
import threading
from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from shogi_desktop.app.online.club import Club, ClubPlan, table_text
from shogi_desktop.app.online.evening import EveningKind, EveningPlan, Standing
from shogi_desktop.app.online.files import file_stem
from shogi_desktop.app.online.store import GameStore
from shogi_desktop.csa.client import CsaClient
from shogi_desktop.csa.ends import Word
from shogi_desktop.csa.events import GameOver, GameStarted, MoveTold, Proposed
from shogi_desktop.csa.game_names import GameName
from shogi_desktop.csa.pairing import Candidate
from shogi_desktop.csa.server import ServerRules
from shogi_desktop.csa.server_events import GameBegan, GameEnded, GuestNews, MoveMade, SeatKey
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.csa.table import TableRules
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import read
from shogi_desktop.rules import STANDARD, Color
from tests.unit.csa.test_sockets import PATIENCE_S, Player

RULES = ServerRules(table=TableRules(grace_ms=60_000))


def now() -> datetime:
    return datetime(2026, 11, 23, 20, 0, 0)


class Evening:
    """A club that serves in a thread."""

    def __init__(self, plan: ClubPlan) -> None:
        self.said: list[str] = []
        self.club = Club(replace(plan, host="127.0.0.1", port=0), self.said.append, now)
        self.thread = threading.Thread(target=self.club.serve, daemon=True)
        self.thread.start()

    def end(self) -> None:
        self.club.stop()
        self.thread.join(PATIENCE_S)
        assert not self.thread.is_alive()


def begin(club: Club, game: str = "G-600-10") -> tuple[Player, Player]:
    players = (Player(club.host.port, "a", f"{game}-B,s"), Player(club.host.port, "b", f"{game}-W,s"))
    for player in players:
        player.until(Proposed)
        player.carrier.give(CsaClient.agree)
    for player in players:
        player.until(GameStarted)
    return players


def move(players: tuple[Player, ...], mover: Player, text: str) -> None:
    mover.carrier.give(lambda client, at: client.move(text, at))
    for player in players:
        player.until(MoveTold)


def test_a_game_leaves_its_kifu_and_its_result_and_nothing_running(tmp_path: Path) -> None:
    evening = Evening(ClubPlan(RULES, folder=tmp_path, games=1))
    players = begin(evening.club)
    assert len(list((tmp_path / "running").iterdir())) == 1
    move(players, players[0], "+7776FU")
    players[1].carrier.give(lambda client, at: client.word(Word.RESIGN, at))
    for player in players:
        player.until(GameOver)
    evening.thread.join(PATIENCE_S)

    assert not evening.thread.is_alive()
    assert list((tmp_path / "running").iterdir()) == []
    result = json.loads((tmp_path / "results.jsonl").read_text())
    assert (result["black"], result["winner"], result["reason"]) == ("a", "a", "resignation")
    record = read((tmp_path / result["file"]).read_bytes()).record
    assert [node.move.usi for node in record.main_line() if node.move] == ["7g7f"]
    assert record.outcome is not None and record.outcome.reason is Reason.RESIGNATION


def test_a_game_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    first = Evening(ClubPlan(RULES, folder=tmp_path))
    players = begin(first.club)
    move(players, players[0], "+7776FU")
    move(players, players[1], "-3334FU")
    first.end()
    # A kill in the midst of writing.
    (path,) = (tmp_path / "running").iterdir()
    with path.open("a") as stream:
        stream.write("+2726")

    second = Evening(ClubPlan(RULES, folder=tmp_path, games=1))
    assert any("goes on when" in sentence for sentence in second.said)
    players = begin(second.club)
    move(players, players[0], "+2726FU")
    players[1].carrier.give(lambda client, at: client.word(Word.RESIGN, at))
    players[0].until(GameOver)
    second.thread.join(PATIENCE_S)

    result = json.loads((tmp_path / "results.jsonl").read_text())
    assert result["moves"] == 3


def test_a_running_game_that_cannot_be_read_is_told_and_stays(tmp_path: Path) -> None:
    said: list[str] = []
    store = GameStore(tmp_path, said.append, now)
    for number, text in enumerate(["", "{", '{"game":"x","keys":[["",""],["",""]]}\nBEGIN Game_Summary\n']):
        (tmp_path / "running" / f"{number}.game").write_text(text)
    (tmp_path / "running" / "9.game").write_bytes(b"\xff" * 100)

    assert list(store.running()) == []
    assert len(said) == 4
    assert len(list((tmp_path / "running").iterdir())) == 4


def test_every_cut_of_a_running_game_gives_the_moves_before_it(tmp_path: Path) -> None:
    said: list[str] = []
    store = GameStore(tmp_path, said.append, now)
    evening = Evening(ClubPlan(RULES, folder=tmp_path))
    players = begin(evening.club)
    for text in ("+7776FU", "-3334FU", "+2726FU"):
        move(players, players[0] if text[0] == "+" else players[1], text)
    evening.end()
    (path,) = (tmp_path / "running").iterdir()
    whole = path.read_bytes()
    position_end = whole.index(b"END Game_Summary") + len("END Game_Summary\n")

    for cut in range(position_end, len(whole) + 1):
        path.write_bytes(whole[:cut])
        (game,) = store.running()
        assert len(game.summary.moves) == whole[position_end:cut].count(b"\n")


def test_a_disk_that_refuses_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    evening = Evening(ClubPlan(RULES, folder=tmp_path))
    (tmp_path / "running").rmdir()
    (tmp_path / "running").write_text("in the way")
    players = begin(evening.club)
    move(players, players[0], "+7776FU")
    evening.end()

    assert any("cannot be written" in sentence for sentence in evening.said)


def test_what_is_said_and_kept_never_has_a_password(tmp_path: Path) -> None:
    evening = Evening(ClubPlan(replace(RULES, word="sesame"), folder=tmp_path))
    players = [Player(evening.club.host.port, name, "G-60-0,sesame,mine") for name in "ab"]
    for player in players:
        player.until(Proposed)
        player.carrier.give(CsaClient.agree)
    players[0].until(GameStarted)
    Player(evening.club.host.port, "c", "G-60-0,guess")
    evening.end()

    kept = "".join(path.read_text() for path in (tmp_path / "running").iterdir())
    for secret in ("sesame", "mine", "guess"):
        assert secret not in kept + "".join(evening.said)


def test_the_table_of_an_evening_is_written_and_ends_it(tmp_path: Path) -> None:
    plan = EveningPlan(EveningKind.ROUND_ROBIN, GameName.parse("club-60-0"), ("a", "b"))
    rules = replace(RULES, only_game="club-60-0")
    evening = Evening(ClubPlan(rules, folder=tmp_path, evening=plan))
    players = [Player(evening.club.host.port, name, "s") for name in "ab"]
    for player in players:
        player.until(Proposed)
        player.carrier.give(CsaClient.agree)
    players[0].until(GameStarted)
    players[0].carrier.give(lambda client, at: client.logout(at))
    players[1].until(GameOver)
    evening.thread.join(PATIENCE_S)

    assert not evening.thread.is_alive()
    assert (tmp_path / "table.txt").read_text() == table_text(evening.club.table())
    assert evening.club.table()[0].name == "b"
    again = Club(ClubPlan(rules, "127.0.0.1", 0, tmp_path, None, plan), print, now)
    assert again.table() == evening.club.table()
    again.serve()  # all is played: it ends at once
    again.host.close()


def test_no_name_of_a_game_leads_out_of_the_folder() -> None:
    for name in ("../../etc/passwd", "/etc/passwd", "..", "", "a/b\\c", "x" * 500, "CON", "a\x00b"):
        stem = file_stem(name)
        assert stem and "/" not in stem and "\\" not in stem and not stem.startswith(".") and len(stem) <= 150


def test_a_running_game_of_more_than_a_million_bytes_is_not_read(tmp_path: Path) -> None:
    said: list[str] = []
    store = GameStore(tmp_path, said.append, now)
    path = tmp_path / "running" / "g.game"
    for size, why in ((1_000_001, "it is too large"), (1_000_000, "")):
        path.write_bytes(b" " * size)
        said.clear()
        assert list(store.running()) == []
        assert ("too large" in said[0]) is bool(why)


def test_the_table_for_people_has_a_place_and_all_figures_of_each() -> None:
    table = [Standing("anna", 2.5, 2, 1, 0, 4.0), Standing("bo", 0, 0, 0, 3, 7.5)]
    assert table_text(table).splitlines() == [
        "     name  points  won  drawn  lost  opponents",
        " 1.  anna     2.5    2      1     0          4",
        " 2.  bo         0    0      0     3        7.5",
    ]
    assert table_text([]) == "     name  points  won  drawn  lost  opponents\n"


def over(
    black: str,
    white: str,
    game: str = "club-60-0",
    reason: Reason = Reason.RESIGNATION,
    winner: Color | None = None,
) -> GameEnded:
    return GameEnded(f"{game}+{black}", black, white, game, Record(STANDARD), Outcome(reason, winner))


def test_of_the_games_that_end_only_those_of_the_evening_count_for_its_table() -> None:
    plan = EveningPlan(EveningKind.ROUND_ROBIN, GameName.parse("club-60-0"), ("a", "b", "c"))
    said: list[str] = []
    club = Club(ClubPlan(RULES, "127.0.0.1", 0, None, None, plan), said.append, now)
    club._on_event(over("a", "b", game="friends-60-0", winner=Color.BLACK))
    club._on_event(over("a", "guest", winner=Color.BLACK))
    club._on_event(over("c", "a", reason=Reason.INTERRUPTED))
    assert {standing.points for standing in club.table()} == {0}

    club._on_event(over("a", "b", winner=Color.WHITE))
    club._on_event(over("c", "b", reason=Reason.REPETITION))

    assert {standing.name: standing.points for standing in club.table()} == {"a": 0, "b": 1.5, "c": 0.5}
    assert club.ended == 5
    assert said[-2:] == ["a against b: b wins (resignation)", "c against b: nobody wins (repetition)"]
    club.host.close()


def test_a_club_without_an_evening_or_a_folder_ends_after_its_games() -> None:
    club = Club(ClubPlan(RULES, "127.0.0.1", 0, None, 2), lambda _: None, now)
    assert (club.ended, club.table()) == (0, [])
    club._on_event(over("a", "b", winner=Color.BLACK))
    assert not club._is_done
    club._on_event(over("a", "b", winner=Color.BLACK))
    assert club._is_done
    assert (club.ended, club.table()) == (2, [])
    club.serve()  # enough were played: it ends at once
    club.host.close()


def test_a_folder_without_an_evening_has_no_table(tmp_path: Path) -> None:
    club = Club(ClubPlan(RULES, "127.0.0.1", 0, tmp_path), lambda _: None, now)
    club._on_event(over("a", "b", winner=Color.BLACK))
    assert not (tmp_path / "table.txt").exists()
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 1
    club.host.close()


@pytest.mark.parametrize(
    ("evening", "games", "rematches"), [(False, None, True), (True, None, False), (False, 3, False)]
)
def test_who_plays_so_many_games_or_an_evening_plays_none_again(
    evening: int, games: int | None, rematches: bool
) -> None:
    plan = EveningPlan(EveningKind.ROUND_ROBIN, GameName.parse("club-60-0"), ("a", "b")) if evening else None
    club = Club(ClubPlan(RULES, "127.0.0.1", 0, None, games, plan), lambda _: None, now)
    assert club._server._rules.rematches is rematches
    club.host.close()


def test_what_happens_is_told_in_sentences_and_kept(tmp_path: Path) -> None:
    said: list[str] = []
    club = Club(ClubPlan(RULES, "127.0.0.1", 0, tmp_path), said.append, now)
    club._on_event(GuestNews("anna", "1.2.3.4", "logs in"))
    club._on_event(GuestNews("", "1.2.3.4", "is gone"))
    summary = GameSummary("g-1", "anna", "boris", None)
    club._on_event(GameBegan(summary, (SeatKey("d1", "1.2.3.4"), SeatKey("d2", "1.2.3.5")), "G-600-10"))
    club._on_event(MoveMade("g-1", "+7776FU,T1"))
    assert said == [
        "anna from 1.2.3.4: logs in",
        "somebody from 1.2.3.4: is gone",
        "anna and boris play G-600-10",
    ]
    assert (tmp_path / "running" / "g-1.game").read_text().endswith("+7776FU,T1\n")
    club.host.close()
    said.clear()
    again = Club(ClubPlan(RULES, "127.0.0.1", 0, tmp_path), said.append, now)
    assert said == ["g-1 goes on when anna and boris are back"]
    again.host.close()
    put_away = Club(ClubPlan(RULES, "127.0.0.1", 0, tmp_path, takes_up=False), said.append, now)
    assert len(said) == 1
    assert list((tmp_path / "running").iterdir()) == []
    (result,) = GameStore(tmp_path, said.append, now).results()
    assert (result.game_id, result.winner, result.reason, result.moves) == ("g-1", "", "interrupted", 1)
    put_away.host.close()


def test_of_an_evening_taken_up_again_the_running_game_is_not_paired_anew(tmp_path: Path) -> None:
    plan = EveningPlan(EveningKind.ROUND_ROBIN, GameName.parse("club-60-0"), ("a", "b"))
    club = Club(ClubPlan(RULES, "127.0.0.1", 0, tmp_path, None, plan), lambda _: None, now)
    waiting = [Candidate(name, plan.game) for name in "ab"]
    assert club._evening is not None
    (pair,) = club._evening.pairs(waiting)
    summary = GameSummary("g-1", pair.black, pair.white, None)
    club._on_event(GameBegan(summary, (SeatKey("d1", "x"), SeatKey("d2", "y")), "club-60-0"))
    assert list(club._evening.pairs(waiting)) == []
    club.host.close()
    again = Club(ClubPlan(RULES, "127.0.0.1", 0, tmp_path, None, plan), lambda _: None, now)
    assert again._evening is not None
    assert list(again._evening.pairs(waiting)) == []
    again._on_event(over(pair.black, pair.white, reason=Reason.INTERRUPTED))
    assert list(again._evening.pairs(waiting)) == [pair]
    again.host.close()
