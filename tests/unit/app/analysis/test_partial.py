"""What a run has found so far is on the disk, and found again by the same run only."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from shogi_desktop.app.analysis.game_analysis import Effort, Plan
from shogi_desktop.app.analysis.jobs import GameJob, job_of
from shogi_desktop.app.analysis.kept import KeptEvaluation, KeptFinding, findings_of
from shogi_desktop.app.analysis.partial import Partial, PartialFolder, key_of
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import STANDARD, Color
from shogi_desktop.usi.command import EngineCommand
from tests.support.analysing import record_of_line

JOB = job_of(record_of_line(), Plan(Effort(nodes=100)), EngineCommand("/e/x", ("-q",)), {"Threads": 1})
ONE, TWO = (KeptFinding(ply, KeptEvaluation(10 * ply)) for ply in (1, 2))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "out.json.partial"


def test_findings_are_known_to_the_next_run(path: Path) -> None:
    with Partial(path, goes_on=True) as partial:
        partial.add(JOB, ONE)
        partial.add(JOB, TWO)
        assert partial.known(JOB) == ()
    again = Partial(path, goes_on=True)
    assert again.known(JOB) == (ONE, TWO)
    assert again.known(JOB) == ()
    with again as partial:
        partial.add(JOB, replaced := KeptFinding(2, KeptEvaluation(99)))
    assert Partial(path, goes_on=True).known(JOB) == (ONE, replaced)


def test_a_finding_is_on_the_disk_when_it_is_added(path: Path) -> None:
    with Partial(path, goes_on=True) as partial:
        partial.add(JOB, ONE)
        assert Partial(path, goes_on=True).known(JOB) == (ONE,)


def test_what_is_of_no_use_is_begun_anew(path: Path) -> None:
    with Partial(path, goes_on=True) as partial:
        partial.add(JOB, ONE)
    with Partial(path, goes_on=False) as partial:
        assert partial.known(JOB) == ()
    assert path.read_bytes() == b""


def test_what_a_kill_left_of_a_last_line_is_passed_over(path: Path) -> None:
    with Partial(path, goes_on=True) as partial:
        partial.add(JOB, ONE)
        partial.add(JOB, TWO)
    path.write_bytes(path.read_bytes()[:-5])
    with Partial(path, goes_on=True) as partial:
        assert partial.known(JOB) == (ONE,)
        partial.add(JOB, TWO)
    assert Partial(path, goes_on=True).known(JOB) == (ONE, TWO)


def test_when_all_is_done_the_file_goes(path: Path) -> None:
    with Partial(path, goes_on=True) as partial:
        partial.add(JOB, ONE)
        partial.finished()
        partial.add(JOB, TWO)
    assert not path.exists()
    Partial(path, goes_on=True).finished()


@pytest.mark.parametrize(
    "other",
    [
        replace(JOB, variant_id="okisakishogi"),
        replace(JOB, start_sfen="another"),
        replace(JOB, moves=JOB.moves[:1]),
        replace(JOB, end=Outcome(Reason.RESIGNATION, Color.BLACK)),
        replace(JOB, engine=EngineCommand("/e/y", ("-q",))),
        replace(JOB, engine=EngineCommand("/e/x")),
        replace(JOB, options={"Threads": 2}),
        replace(JOB, plan=Plan(Effort(nodes=101))),
        replace(JOB, plan=Plan(Effort(nodes=100), first=2)),
        replace(JOB, plan=Plan(Effort(nodes=100), last=2)),
        replace(JOB, plan=Plan(Effort(nodes=100), sides=frozenset({Color.BLACK}))),
    ],
)
def test_another_job_finds_nothing_of_this_one(path: Path, other: GameJob) -> None:
    with Partial(path, goes_on=True) as partial:
        partial.add(JOB, ONE)
    assert Partial(path, goes_on=True).known(other) == ()
    assert key_of(other) != key_of(JOB)
    assert len(key_of(other)) == 24


def test_the_order_of_options_and_what_is_known_make_no_other_job() -> None:
    many = replace(JOB, options={"A": 1, "B": 2})
    assert key_of(many) == key_of(replace(many, options={"B": 2, "A": 1}))
    assert key_of(replace(JOB, known=(ONE,))) == key_of(JOB)


def test_a_folder_keeps_each_game_by_itself_until_it_is_done_or_cleared(tmp_path: Path) -> None:
    folder = PartialFolder(tmp_path / "kept")
    folder.add(JOB, ONE)
    (path,) = (tmp_path / "kept").iterdir()
    assert path.suffix == ".partial"
    folder.close()
    again = PartialFolder(tmp_path / "kept")
    assert again.known(JOB) == (ONE,)
    again.done(JOB)
    assert list((tmp_path / "kept").iterdir()) == []
    again.done(JOB)

    again.add(JOB, ONE)
    again.clear()
    assert list((tmp_path / "kept").iterdir()) == []
    assert again.known(JOB) == ()
    again.close()


@pytest.mark.parametrize(
    "damage",
    [
        b"{nonsense}",
        b"\xff\xfe",
        b"[" * 200_000,
        b'{"game":"x","finding":{"ply":-3,"best":{"score_cp":1}}}',
        b'{"game":"x","finding":{"ply":3,"best":{"mate":"+-5"}}}',
        b'{"game":"x","finding":{"ply":3,"best":{"mate":"+' + b"9" * 5_000 + b'"}}}',
    ],
)
def test_damage_costs_its_own_line(path: Path, damage: bytes) -> None:
    with Partial(path, goes_on=True) as partial:
        for finding in (ONE, TWO):
            partial.add(JOB, finding)
    first, second = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(first + damage + b"\n" + second)
    with Partial(path, goes_on=True) as partial:
        assert partial.known(JOB) == (ONE, TWO)
        partial.add(JOB, TWO)
    assert path.read_bytes() == first + damage + b"\n" + second + second


def test_findings_that_make_no_sense_are_searched_again() -> None:
    strange = (
        KeptFinding(1, KeptEvaluation(1, line="zzz")),
        KeptFinding(2, KeptEvaluation()),
        KeptFinding(3, KeptEvaluation(3, line="7g7f")),
    )
    assert [one.ply for one in findings_of(strange, STANDARD)] == [3]


@pytest.mark.parametrize("goes_on", [False, True])
def test_what_somebody_else_calls_so_is_neither_emptied_nor_added_to(path: Path, goes_on: bool) -> None:
    path.write_text("my notes\n")
    with pytest.raises(OSError, match="something else has that name"):
        Partial(path, goes_on=goes_on)
    assert path.read_text() == "my notes\n"


def test_the_half_line_of_a_run_that_was_killed_at_once_is_ours(path: Path) -> None:
    with Partial(path, goes_on=False) as partial:
        partial.add(JOB, ONE)
    for length in (1, 5, 60):
        path.write_bytes(path.read_bytes()[:length])
        with Partial(path, goes_on=True) as partial:
            assert partial.known(JOB) == ()
            partial.add(JOB, TWO)
        assert Partial(path, goes_on=True).known(JOB) == (TWO,)
