"""The files of a match: written after each game, read back whole, and what the games in them prove."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from contextlib import nullcontext
from datetime import datetime
from pathlib import Path

import pytest

from shogi_desktop.app.match import Fault, GameResult, Usage, results
from shogi_desktop.app.match.results import (
    FORMAT,
    FileFault,
    MatchFile,
    MatchFileError,
    MatchStore,
    decision_of,
    encode_match,
    read_match,
    summary_of,
    with_same_programs,
)
from shogi_desktop.app.match.settings import MatchSettings
from shogi_desktop.app.match.statistics import Decision
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import kif
from shogi_desktop.rules import STANDARD, Color, parse_usi_move

WHEN = datetime(2026, 11, 22, 21, 5, 7, 999)
BLACK, WHITE = Color.BLACK, Color.WHITE


def game(
    number: int,
    outcome: Outcome,
    *,
    first_is_black: bool,
    fault: Fault | None = None,
    faulty: Color | None = None,
) -> GameResult:
    """A game of one move."""
    record = Record(STANDARD)
    names = ("one", "two") if first_is_black else ("two", "one")
    record.headers.update(black=names[0], white=names[1])
    record.append((), parse_usi_move("7g7f", STANDARD))
    record.node((0,)).outcome = outcome
    return GameResult(
        record,
        outcome,
        first_is_black,
        number=number,
        opening=number - 1,
        fault=fault,
        faulty=faulty,
        adjudicated=number == 2,
        usage=(Usage(1, 20, 300, 4, 1), Usage(5, 60, 700, 8, 2)),
    )


WON = game(1, Outcome(Reason.RESIGNATION, BLACK), first_is_black=True)
LOST = game(2, Outcome(Reason.TIMEOUT, BLACK), first_is_black=False, fault=Fault.TIME, faulty=WHITE)
DRAWN = game(3, Outcome(Reason.AGREEMENT), first_is_black=True)


def store(folder: Path, **settings: object) -> MatchStore:
    match = MatchFile(
        settings=MatchSettings(games=4, **settings),  # type: ignore[arg-type]
        fingerprints={"black": "ab"},
        csv=str(folder / "games.csv"),
        games_dir=str(folder / "kifu"),
    )
    (folder / "kifu").mkdir()
    return MatchStore(match, folder / "match.json")


def test_a_match_is_written_after_each_game_and_read_back_whole(tmp_path: Path) -> None:
    kept = store(tmp_path, alternate=True)
    kept.begin()
    assert read_match(tmp_path / "match.json").games == ()

    kept.add(LOST, 0, WHEN, 1.53)
    kept.add(WON, 0, WHEN, 2.54)

    again = read_match(tmp_path / "match.json")
    assert [line.game for line in again.games] == [1, 2]
    assert (again.names, again.seconds) == (("one", "two"), 4.0)
    assert again.results == {1: 1.0, 2: 0.0}
    assert again.settings == kept.match.settings
    assert again.fingerprints == {"black": "ab"}
    assert again.summary == summary_of(kept.match)
    assert again.usage == (Usage(2, 40, 600, 8, 2), Usage(10, 120, 1400, 16, 4))
    assert sorted(path.name for path in (tmp_path / "kifu").iterdir()) == ["game-0001.kifu", "game-0002.kifu"]
    kifu = kif.load((tmp_path / "kifu" / "game-0002.kifu").read_bytes()).record
    assert kifu.headers["black"] == "two"


def test_a_line_says_of_a_game_who_won_why_and_by_whose_fault(tmp_path: Path) -> None:
    kept = store(tmp_path)
    for played in (WON, LOST, DRAWN):
        kept.add(played, 6, WHEN, 1)

    first, second, third = kept.match.games
    assert (first.black, first.winner, first.result, first.reason) == ("first", "first", 1.0, "resignation")
    assert (first.pair, first.opening, first.plies, first.date) == (7, 1, 1, "2026-11-22T21:05:07")
    assert (first.adjudicated, first.fault, first.faulty, first.detail) == (False, None, None, "")
    assert (second.black, second.winner, second.result) == ("second", "second", 0.0)
    assert (second.adjudicated, second.fault, second.faulty) == (True, Fault.TIME.value, "first")
    assert (third.winner, third.result) == (None, 0.5)
    assert (kept.match.faults("first"), kept.match.faults("second")) == ({Fault.TIME.value: 1}, {})


def test_the_table_is_begun_anew_from_the_file_and_grows_by_a_line_a_game(tmp_path: Path) -> None:
    kept = store(tmp_path)
    (tmp_path / "games.csv").write_text("left by others\n")
    kept.begin()
    kept.add(WON, 0, WHEN, 1)
    kept.add(LOST, 0, WHEN, 1)
    before = (tmp_path / "games.csv").read_text()
    rows = list(csv.DictReader(before.splitlines()))

    assert [row["game"] for row in rows] == ["1", "2"]
    assert (rows[1]["reason"], rows[1]["faulty"], rows[1]["winner"]) == ("timeout", "first", "second")
    assert (rows[0]["first_moves"], rows[0]["first_nodes"], rows[0]["second_depths"]) == ("1", "300", "8")
    MatchStore(read_match(tmp_path / "match.json"), tmp_path / "match.json").begin()
    assert (tmp_path / "games.csv").read_text() == before


@pytest.mark.parametrize("writes", range(4))
def test_an_interrupt_at_any_write_leaves_files_that_agree(
    writes: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = store(tmp_path)
    kept.begin()
    kept.add(WON, 0, WHEN, 1)
    whole, left = results._written, [writes]

    def interrupted(path: Path, write: Callable[[], object]) -> None:
        if not left[0]:
            raise KeyboardInterrupt
        left[0] -= 1
        whole(path, write)

    monkeypatch.setattr(results, "_written", interrupted)
    with pytest.raises(KeyboardInterrupt) if writes < 3 else nullcontext():
        kept.add(LOST, 0, WHEN, 1)
    monkeypatch.undo()
    kept.begin()

    counted = [line.game for line in kept.match.games]
    assert counted == ([1] if writes == 0 else [1, 2])
    assert [line.game for line in read_match(tmp_path / "match.json").games] == counted
    rows = csv.DictReader((tmp_path / "games.csv").read_text().splitlines())
    assert [int(row["game"]) for row in rows] == counted
    assert all((tmp_path / "kifu" / f"game-{number:04}.kifu").is_file() for number in counted)


def test_the_summary_is_what_the_games_prove(tmp_path: Path) -> None:
    kept = store(tmp_path, sprt="elo0=0,elo1=10,alpha=0.05,beta=0.05")
    for played in (WON, LOST, DRAWN):
        kept.add(played, 0, WHEN, 1)

    summary = summary_of(kept.match)

    assert (summary.games, summary.wins, summary.draws, summary.losses) == (3, 1, 1, 1)
    assert (summary.score, summary.elo) == (0.5, 0.0)
    assert summary.elo_low is not None and summary.elo_high is not None
    assert summary.elo_low < 0 < summary.elo_high
    assert summary.superiority == 0.5
    assert summary.pairs is None
    assert summary.reasons == {"resignation": 1, "timeout": 1, "agreement": 1}
    assert summary.faults == {"first": {Fault.TIME.value: 1}, "second": {}}
    assert summary.llr is not None
    assert summary.llr_bounds == (-2.944, 2.944)
    assert summary.decision == decision_of(kept.match, kept.match.settings.test()).value


def test_nothing_is_proved_by_no_game_and_nothing_infinite_is_written() -> None:
    nothing = summary_of(MatchFile(settings=MatchSettings()))
    assert (nothing.games, nothing.score, nothing.elo, nothing.superiority) == (0, 0.5, None, None)
    assert (nothing.llr, nothing.llr_bounds, nothing.decision) == (None, None, None)

    kept = MatchStore(MatchFile(settings=MatchSettings()), None)
    kept.begin()
    kept.add(WON, 0, WHEN, 1)
    won = summary_of(kept.match)
    assert (won.score, won.elo, won.elo_high) == (1.0, None, None)
    assert decision_of(kept.match, None) is Decision.GO_ON


def test_the_file_has_a_line_for_each_game(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.add(WON, 0, WHEN, 1)
    kept.add(LOST, 0, WHEN, 1)

    text = encode_match(kept.match).decode()

    assert json.loads(text)["format"] == FORMAT
    assert [json.loads(line.rstrip(","))["game"] for line in text.splitlines() if '"plies"' in line] == [1, 2]
    assert '\n "settings": {\n  "black": ' in text, "settings have a line each"
    assert '"games": []' in encode_match(MatchFile(settings=MatchSettings())).decode()


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda path: None, "cannot be read"),
        (lambda path: path.write_text("{"), "is not an engine match"),
        (
            lambda path: path.write_text('{"settings": {}, "format": "later"}'),
            "that this program does not know: later",
        ),
    ],
)
def test_what_is_no_match_is_refused_by_its_name(
    make: Callable[[Path], object], why: str, tmp_path: Path
) -> None:
    path = tmp_path / "match.json"
    make(path)

    with pytest.raises(MatchFileError, match=why) as caught:
        read_match(path)

    assert caught.value.path == path
    assert str(path) in str(caught.value)


@pytest.mark.parametrize("missing", ["kifu", "csv", "json"])
def test_what_cannot_be_written_is_found_out_before_the_first_game(missing: str, tmp_path: Path) -> None:
    wrong = tmp_path / "a file"
    wrong.write_text("")
    match = MatchFile(
        settings=MatchSettings(),
        csv=str(wrong / "games.csv") if missing == "csv" else None,
        games_dir=str(wrong) if missing == "kifu" else None,
    )

    with pytest.raises(MatchFileError, match="cannot be written") as caught:
        MatchStore(match, wrong / "match.json" if missing == "json" else None).begin()

    assert wrong in (caught.value.path, caught.value.path.parent)


def test_a_match_goes_on_only_with_the_programs_that_it_was_begun_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prints = {"black": "ab", "white": "cd", "openings": "ef"}
    monkeypatch.setattr(MatchSettings, "fingerprints", lambda _: dict(prints))
    fresh = MatchFile(settings=MatchSettings(), fingerprints={"black": "other"})
    assert with_same_programs(fresh, None).fingerprints == prints, "nothing was played yet"
    kept = MatchStore(MatchFile(settings=MatchSettings(), fingerprints=dict(prints)), None)
    kept.add(WON, 0, WHEN, 1)
    assert with_same_programs(kept.match, None) == kept.match
    prints.update(white="changed")
    del prints["openings"]
    path = tmp_path / "match.json"
    with pytest.raises(MatchFileError) as refused:
        with_same_programs(kept.match, path)
    assert (refused.value.path, refused.value.fault) == (path, FileFault.CHANGED_PROGRAM)
    assert set(refused.value.detail.split(", ")) == {"white", "openings"}
